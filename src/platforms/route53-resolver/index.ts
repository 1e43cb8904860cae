import type { NetworkBehaviour, NetworkPart } from '../../core/facts/resolver.ts';
import { defined } from '../../core/text/defined.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, scalarText } from '../../read/documents/document.ts';
import { aliasOf, linkOf, nodesIn, readingParts, statedNetwork, zoneAt } from '../shared/terraform-networks.ts';
import {
  blocksIn,
  literalOf,
  networksAt,
  referenceOf,
  referencesAt,
  type TerraformResource,
  targetsAt,
} from '../shared/terraform-values.ts';

/** A VPC's own rules: RFC 6303 and EC2 (resolver-overview-forward-vpc-to-network-autodefined-rules). */
const AUTODEFINED: readonly string[] = [
  'localhost.',
  'localdomain.',
  'compute.internal.',
  'compute-1.internal.',
  'compute.amazonaws.com.',
  'compute-1.amazonaws.com.',
  '127.in-addr.arpa.',
  '10.in-addr.arpa.',
  '168.192.in-addr.arpa.',
  '254.169.in-addr.arpa.',
  ...Array.from({ length: 16 }, (_, index) => `${index + 16}.172.in-addr.arpa.`),
];

/** At the VPC's second address and a link-local one (VPC User Guide, "Amazon DNS server"). */
const ROUTE53: NetworkBehaviour = {
  software: 'route53-resolver',
  title: 'Route 53 Resolver of',
  addresses: ['169.254.169.253'],
  nth: 2,
  own: AUTODEFINED,
  policy: 'random',
};

const ENDPOINT = 'aws_route53_resolver_endpoint.';

/** The AWS provider's resources, and the VPC and EKS modules. */
export const route53Resolver: Plugin = {
  id: 'route53-resolver',
  title: 'Route 53 Resolver: rules and inbound endpoints of VPCs',
  markers: ['route53_resolver', 'Route53Resolver'],
  ...readingParts(partsOf, {
    path: /\.(?:ya?ml|json|template)$/,
    rule: /AWS::Route53Resolver::ResolverRule\b/,
    behaviour: ROUTE53,
  }),
};

function partsOf(resource: TerraformResource): readonly NetworkPart[] {
  const { type, id, body } = resource;
  switch (type) {
    case 'aws_vpc':
      return networkOf(resource, 'cidr_block');
    case 'terraform-aws-modules/vpc/aws':
      return networkOf(resource, 'cidr');
    case 'aws_subnet':
      return aliasOf(id, referenceOf(resource, child(body, 'vpc_id')));
    case 'aws_eks_cluster':
      return nodesIn(blocksIn(resource, 'vpc_config').flatMap((block) => referencesAt(block, 'subnet_ids')));
    case 'terraform-aws-modules/eks/aws':
      return nodesIn([...referencesAt(resource, 'vpc_id'), ...referencesAt(resource, 'subnet_ids')]);
    case 'aws_route53_resolver_endpoint':
      return endpointOf(resource);
    case 'aws_route53_resolver_rule':
      return ruleOf(resource);
    case 'aws_route53_resolver_rule_association':
      return linkOf(resource, 'resolver_rule_id', 'vpc_id');
    case 'aws_route53_zone': {
      const vpcs = blocksIn(resource, 'vpc');
      if (vpcs.length === 0) return [];
      const named = defined({ zone: zoneAt(resource, 'name') });
      // For one name the rule wins; else the longer name does, of a rule or a private hosted zone.
      return [{ kind: 'rule', id, behaviour: ROUTE53, ...named, ...networksAt(vpcs, 'vpc_id'), rank: 0 }];
    }
    case 'aws_route53_zone_association':
      return linkOf(resource, 'zone_id', 'vpc_id');
    case 'aws_vpc_dhcp_options':
      return nameserversOf(resource);
    case 'aws_vpc_dhcp_options_association':
      return linkOf(resource, 'dhcp_options_id', 'vpc_id');
    default:
      return [];
  }
}

function networkOf({ id, document, body }: TerraformResource, key: string): readonly NetworkPart[] {
  const cidr = literalOf(document, child(body, key));
  return cidr === undefined ? [] : [{ kind: 'network', id, cidr }];
}

function endpointOf(resource: TerraformResource): readonly NetworkPart[] {
  const { id, document, body } = resource;
  if (scalarText(child(body, 'direction'))?.toUpperCase() !== 'INBOUND') return [];
  const blocks = blocksIn(resource, 'ip_address');
  const network = statedNetwork(blocks.flatMap((block) => referencesAt(block, 'subnet_id')));
  const addresses = blocks.flatMap((block) => literalOf(document, child(block.body, 'ip')) ?? []);
  return [{ kind: 'endpoint', id, behaviour: ROUTE53, ...defined({ network }), addresses }];
}

function ruleOf(resource: TerraformResource): readonly NetworkPart[] {
  const { id, body } = resource;
  const kind = scalarText(child(body, 'rule_type'))?.toUpperCase();
  const named = defined({ zone: zoneAt(resource, 'domain_name') });
  const rule = { kind: 'rule', id, behaviour: ROUTE53, ...named, networks: [], rank: 0 } as const;
  // SYSTEM and RECURSIVE: the VPC's resolver itself, despite wider rules.
  if (kind !== 'FORWARD') return kind === 'SYSTEM' || kind === 'RECURSIVE' ? [rule] : [];
  const to = blocksIn(resource, 'target_ip').flatMap((block) =>
    targetsAt(block, 'ip', (one) => one.startsWith(ENDPOINT)),
  );
  return [{ ...rule, to }];
}

function nameserversOf(resource: TerraformResource): readonly NetworkPart[] {
  const to = targetsAt(resource, 'domain_name_servers', (one) => one.startsWith(ENDPOINT));
  if (to.length === 0) return [];
  const own = { kind: 'address', address: ROUTE53.addresses[0] ?? '', port: 53 } as const;
  const servers = to.map(({ value, at }) =>
    value.kind === 'unknown' && value.text === '"AmazonProvidedDNS"' ? { value: own, at } : { value, at },
  );
  return [{ kind: 'nameservers', id: resource.id, to: servers, networks: [] }];
}
