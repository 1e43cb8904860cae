import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute } from '../../core/dns/name.ts';
import type { Fact, ForwardTarget, NetworkPart } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { beginningOf, placeOfText } from '../../languages/shared/fields.ts';
import {
  child,
  entries,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { ROUTE53 } from './behaviour.ts';

/** For references: `!Ref X` and `!GetAtt X.Y` are texts, `{ Ref: X }` is a map. */
interface Template {
  readonly document: YamlDocument;
  readonly names: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
}

const ABOUT = /^AWS::Route53Resolver::Resolver(?:Endpoint|Rule|RuleAssociation)$/;

export function hasResolver(document: YamlDocument): boolean {
  return entries(child(document.root, 'Resources')).some(({ value }) =>
    ABOUT.test(scalarText(child(value, 'Type')) ?? ''),
  );
}

export function partsOfTemplate(document: YamlDocument): readonly Fact[] {
  const resources = child(document.root, 'Resources');
  const parameters = new Set(entries(child(document.root, 'Parameters')).map(({ key }) => key));
  const names = new Set([...parameters, ...entries(resources).map(({ key }) => key)]);
  const template: Template = { document, names, parameters };
  return entries(resources).flatMap((entry): readonly Fact[] => {
    const part = partOf(template, entry.key, entry.value);
    if (part === undefined) return [];
    const condition = scalarText(child(entry.value, 'Condition'));
    const assumes = condition === undefined ? undefined : `the condition ${condition} holds`;
    return [
      {
        kind: 'network-resolver',
        scope: document.path,
        part,
        at: entry.value.kind === 'map' ? placeOfKey(document, entry) : beginningOf(document, entry.value),
        ...defined({ assumes }),
      },
    ];
  });
}

function partOf(template: Template, id: string, resource: YamlNode): NetworkPart | undefined {
  const type = scalarText(child(resource, 'Type'));
  const properties = child(resource, 'Properties');
  const reference = (key: string): string | undefined => referenceOf(template, child(properties, key));
  switch (type) {
    case 'AWS::EC2::VPC': {
      const cidr = literalOf(template, child(properties, 'CidrBlock'));
      return cidr === undefined ? undefined : { kind: 'network', id, cidr };
    }
    case 'AWS::EC2::Subnet': {
      const of = reference('VpcId');
      return of === undefined ? undefined : { kind: 'alias', id, of };
    }
    case 'AWS::EKS::Cluster': {
      const [subnet] = items(child(properties, 'ResourcesVpcConfig', 'SubnetIds'));
      const network = referenceOf(template, subnet);
      return network === undefined || template.parameters.has(network) ? undefined : { kind: 'nodes', network };
    }
    case 'AWS::Route53Resolver::ResolverEndpoint': {
      if (literalOf(template, child(properties, 'Direction'))?.value.toUpperCase() !== 'INBOUND') return undefined;
      const addresses = items(child(properties, 'IpAddresses'));
      const subnets = addresses.flatMap((one) => referenceOf(template, child(one, 'SubnetId')) ?? []);
      const network = subnets.find((one) => !template.parameters.has(one));
      return {
        kind: 'endpoint',
        id,
        behaviour: ROUTE53,
        ...defined({ network }),
        addresses: addresses.flatMap((one) => literalOf(template, child(one, 'Ip')) ?? []),
      };
    }
    case 'AWS::Route53Resolver::ResolverRule':
      return ruleOf(template, id, properties);
    case 'AWS::Route53Resolver::ResolverRuleAssociation': {
      const [of, network] = [reference('ResolverRuleId'), reference('VPCId')];
      const used = defined({ of, partial: network === undefined ? (true as const) : undefined });
      return { kind: 'link', ...used, networks: network === undefined ? [] : [network] };
    }
    case 'AWS::Route53::HostedZone': {
      const zone = literalOf(template, child(properties, 'Name'));
      const networks = items(child(properties, 'VPCs')).flatMap(
        (one) => referenceOf(template, child(one, 'VPCId')) ?? [],
      );
      if (networks.length === 0) return undefined;
      const located = zone === undefined ? undefined : { value: absolute(zone.value), at: zone.at };
      return { kind: 'rule', id, behaviour: ROUTE53, ...defined({ zone: located }), networks, rank: 0 };
    }
    default:
      return undefined;
  }
}

function ruleOf(template: Template, id: string, fields: YamlNode | undefined): NetworkPart | undefined {
  const kind = literalOf(template, child(fields, 'RuleType'))?.value.toUpperCase();
  const zone = literalOf(template, child(fields, 'DomainName'));
  const named = defined({ zone: zone === undefined ? undefined : { value: absolute(zone.value), at: zone.at } });
  const rule = { kind: 'rule', id, behaviour: ROUTE53, ...named, networks: [], rank: 0 } as const;
  if (kind !== 'FORWARD') return kind === 'SYSTEM' || kind === 'RECURSIVE' ? rule : undefined;
  const to = items(child(fields, 'TargetIps')).map((target): Located<ForwardTarget> => {
    const node = child(target, 'Ip');
    const text = literalOf(template, node);
    const address = text === undefined ? undefined : parseAddress(text.value);
    if (text === undefined || address === undefined)
      return { value: { kind: 'unknown', text: 'its target' }, at: placeOf(template.document, node ?? target) };
    const port = Number(scalarText(child(target, 'Port')) ?? 53);
    return { value: { kind: 'address', address, port: Number.isInteger(port) ? port : 53 }, at: text.at };
  });
  return { ...rule, to };
}

function literalOf(template: Template, node: YamlNode | undefined): Located<string> | undefined {
  const value = scalarText(node);
  if (node?.kind !== 'scalar' || value === undefined || value.includes('${')) return undefined;
  if (isNamed(template, value)) return undefined;
  return { value, at: placeOfText(template.document, node) };
}

function isNamed({ names }: Template, text: string): boolean {
  return names.has(text.split('.')[0] ?? text);
}

/** A logical name, else the text. */
function referenceOf(template: Template, node: YamlNode | undefined): string | undefined {
  const text = scalarText(node);
  if (text !== undefined) return isNamed(template, text) ? text.split('.')[0] : text;
  const ref = scalarText(child(node, 'Ref'));
  if (ref !== undefined) return ref;
  const attribute = child(node, 'Fn::GetAtt');
  return scalarText(attribute)?.split('.')[0] ?? scalarText(items(attribute)[0]);
}
