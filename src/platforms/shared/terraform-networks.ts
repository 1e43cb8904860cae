/** DNS of clouds' networks, as the resources of their Terraform providers state it. */
import { absolute, type DomainName } from '../../core/dns/name.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { NetworkBehaviour, NetworkPart } from '../../core/facts/resolver.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { locate } from '../../core/text/source-text.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { type Document, ownText } from '../../read/documents/document.ts';
import {
  networksAt,
  readResources,
  referencesAt,
  type TerraformBlock,
  type TerraformResource,
  textAt,
} from './terraform-values.ts';

interface Templates {
  readonly path: RegExp;
  readonly rule: RegExp;
  readonly behaviour: NetworkBehaviour;
}

export function readingParts(
  partsOf: (resource: TerraformResource) => readonly NetworkPart[],
  templates?: Templates,
): Pick<Plugin, 'recognises' | 'read'> {
  const factsOf = (resource: TerraformResource): readonly Fact[] => {
    const { scope, at, assumes } = resource;
    return partsOf(resource).map((part) => ({ kind: 'network-resolver', scope, part, at, ...defined({ assumes }) }));
  };
  const read = (document: Document): ReturnType<Plugin['read']> => {
    const unread = templates === undefined ? undefined : ruleOfTemplate(document, templates);
    return unread === undefined ? readResources(document, factsOf) : { value: [unread], notices: [] };
  };
  return { recognises: (document) => read(document).value.length > 0, read };
}

function ruleOfTemplate(document: Document, { path: paths, rule, behaviour }: Templates): Fact | undefined {
  const { path } = document;
  if (!paths.test(path)) return undefined;
  const source = ownText(document);
  const found = rule.exec(source.text);
  if (found === null) return undefined;
  const at = locate(source, found.index, found.index + found[0].length);
  const to = [{ value: { kind: 'unknown', text: 'a rule of the template' } as const, at }];
  const part: NetworkPart = { kind: 'rule', id: 'template', behaviour, to, networks: [], partial: true, rank: 1 };
  return { kind: 'network-resolver', scope: path, part, at };
}

export function zoneAt(block: TerraformBlock, key: string): Located<DomainName> | undefined {
  const zone = textAt(block, key);
  return zone === undefined ? undefined : { value: absolute(zone.value), at: zone.at };
}

/** The first that is of this module: of any other it is not known which network it is. */
export function statedNetwork(networks: readonly string[]): string | undefined {
  return networks.find((one) => !/^(?:var|local|data)\./.test(one));
}

export function nodesIn(networks: readonly string[]): readonly NetworkPart[] {
  const network = statedNetwork(networks);
  return network === undefined ? [] : [{ kind: 'nodes', network }];
}

export function aliasOf(id: string | undefined, of: string | undefined): readonly NetworkPart[] {
  return id === undefined || of === undefined ? [] : [{ kind: 'alias', id, of }];
}

/** What the one reference of `key` names holds in the networks of another. */
export function linkOf(resource: TerraformResource, key: string, networks: string): readonly NetworkPart[] {
  const [of, ...others] = referencesAt(resource, key);
  const used = defined({ of: others.length === 0 ? of : undefined });
  return [{ kind: 'link', ...used, ...networksAt([resource], networks) }];
}
