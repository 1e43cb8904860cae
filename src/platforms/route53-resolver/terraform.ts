import { absolute } from '../../core/dns/name.ts';
import type { Fact, NetworkPart } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import {
  blocksIn,
  literalOf,
  networksAt,
  referenceOf,
  referencesAt,
  type TerraformResource,
  targetsAt,
  textAt,
} from '../../languages/shared/terraform-values.ts';
import { child, scalarText } from '../../read/documents/document.ts';
import { ROUTE53 } from './behaviour.ts';

const ENDPOINT = 'aws_route53_resolver_endpoint.';
/** Outside the module: which network is unknown. */
const ELSEWHERE = /^(?:var|local|data)\./;

/** The AWS provider's resources, and the VPC and EKS modules. */
export function partsOfTerraform(resource: TerraformResource): readonly Fact[] {
  const part = partOf(resource);
  if (part === undefined) return [];
  const { scope, at, assumes } = resource;
  return [{ kind: 'network-resolver', scope, part, at, ...defined({ assumes }) }];
}

function partOf(resource: TerraformResource): NetworkPart | undefined {
  const { type, id, body } = resource;
  switch (type) {
    case 'aws_vpc':
      return networkOf(resource, 'cidr_block');
    case 'terraform-aws-modules/vpc/aws':
      return networkOf(resource, 'cidr');
    case 'aws_subnet': {
      const of = referenceOf(resource, child(body, 'vpc_id'));
      return of === undefined ? undefined : { kind: 'alias', id, of };
    }
    case 'aws_eks_cluster':
      return nodesIn(blocksIn(resource, 'vpc_config').flatMap((block) => referencesAt(block, 'subnet_ids')));
    case 'terraform-aws-modules/eks/aws':
      return nodesIn([...referencesAt(resource, 'vpc_id'), ...referencesAt(resource, 'subnet_ids')]);
    case 'aws_route53_resolver_endpoint':
      return endpointOf(resource);
    case 'aws_route53_resolver_rule':
      return ruleOf(resource);
    case 'aws_route53_resolver_rule_association':
      return linkOf(resource, 'resolver_rule_id');
    case 'aws_route53_zone': {
      const vpcs = blocksIn(resource, 'vpc');
      if (vpcs.length === 0) return undefined;
      // For one name the rule wins; else the longer name does, of a rule or a private hosted zone.
      return {
        kind: 'rule',
        id,
        behaviour: ROUTE53,
        ...zoneAt(resource, 'name'),
        ...networksAt(vpcs, 'vpc_id'),
        rank: 0,
      };
    }
    case 'aws_route53_zone_association':
      return linkOf(resource, 'zone_id');
    case 'aws_vpc_dhcp_options':
      return nameserversOf(resource);
    case 'aws_vpc_dhcp_options_association':
      return linkOf(resource, 'dhcp_options_id');
    default:
      return undefined;
  }
}

function networkOf({ id, document, body }: TerraformResource, key: string): NetworkPart | undefined {
  const cidr = literalOf(document, child(body, key));
  return cidr === undefined ? undefined : { kind: 'network', id, cidr };
}

function nodesIn(networks: readonly string[]): NetworkPart | undefined {
  const network = networks.find((one) => !ELSEWHERE.test(one));
  return network === undefined ? undefined : { kind: 'nodes', network };
}

function linkOf(resource: TerraformResource, key: string): NetworkPart {
  const [of, ...others] = referencesAt(resource, key);
  return {
    kind: 'link',
    ...defined({ of: others.length === 0 ? of : undefined }),
    ...networksAt([resource], 'vpc_id'),
  };
}

function zoneAt(resource: TerraformResource, key: string): { readonly zone?: Located<string> } {
  const zone = textAt(resource, key);
  return defined({ zone: zone === undefined ? undefined : { value: absolute(zone.value), at: zone.at } });
}

function endpointOf(resource: TerraformResource): NetworkPart | undefined {
  const { id, document, body } = resource;
  if (scalarText(child(body, 'direction'))?.toUpperCase() !== 'INBOUND') return undefined;
  const blocks = blocksIn(resource, 'ip_address');
  const subnets = blocks.flatMap((block) => referencesAt(block, 'subnet_id')).filter((one) => !ELSEWHERE.test(one));
  return {
    kind: 'endpoint',
    id,
    behaviour: ROUTE53,
    ...defined({ network: subnets[0] }),
    addresses: blocks.flatMap((block) => literalOf(document, child(block.body, 'ip')) ?? []),
  };
}

function ruleOf(resource: TerraformResource): NetworkPart | undefined {
  const { id, body } = resource;
  const kind = scalarText(child(body, 'rule_type'))?.toUpperCase();
  const named = zoneAt(resource, 'domain_name');
  const rule = { kind: 'rule', id, behaviour: ROUTE53, ...named, networks: [], rank: 0 } as const;
  // SYSTEM and RECURSIVE: the VPC's resolver itself, despite wider rules.
  if (kind !== 'FORWARD') return kind === 'SYSTEM' || kind === 'RECURSIVE' ? rule : undefined;
  const to = blocksIn(resource, 'target_ip').flatMap((block) =>
    targetsAt(block, 'ip', (one) => one.startsWith(ENDPOINT)),
  );
  return { ...rule, to };
}

function nameserversOf(resource: TerraformResource): NetworkPart | undefined {
  const to = targetsAt(resource, 'domain_name_servers', (one) => one.startsWith(ENDPOINT));
  if (to.length === 0) return undefined;
  return {
    kind: 'nameservers',
    id: resource.id,
    to: to.map((server) =>
      server.value.kind === 'unknown' && server.value.text === '"AmazonProvidedDNS"'
        ? { value: { kind: 'address', address: ROUTE53.addresses[0] ?? '', port: 53 }, at: server.at }
        : server,
    ),
    networks: [],
  };
}
