import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, ROOT } from '../../core/dns/name.ts';
import type { OverlayResolver, OverlayRuleFact, Upstream } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { locate } from '../../core/text/source-text.ts';
import { placeOfText, typeOf } from '../../languages/shared/fields.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import {
  child,
  type Document,
  entries,
  entryOf,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';

/** Each machine of a tailnet has it at 100.100.100.100. */
const MAGIC_DNS: OverlayResolver = {
  software: 'tailscale',
  title: 'MagicDNS of the tailnet',
  network: 'the tailnet',
  addresses: ['100.100.100.100'],
  own: ['ts.net.'],
};

export const tailscaleDns: Plugin = {
  id: 'tailscale-dns',
  title: 'Tailscale: nameservers of a tailnet',
  markers: ['tailscale_dns_'],
  recognises: isTailnet,
  read: (document) => ({ value: isTailnet(document) ? rulesIn(document) : [], notices: [] }),
};

/** A resource that the carrier of Terraform made a document of. */
function isTailnet(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml') return false;
  const { apiVersion, kind } = typeOf(document.root);
  return apiVersion === 'terraform' && kind.startsWith('tailscale_dns_');
}

function rulesIn(document: YamlDocument): readonly OverlayRuleFact[] {
  const body = child(document.root, 'spec');
  const count = scalarText(child(body, 'count')) ?? (entryOf(body, 'count') === undefined ? '1' : '?');
  if (body === undefined || count === '0') return [];
  const { kind } = typeOf(document.root);
  const label = scalarText(child(document.root, 'metadata', 'name')) ?? '';
  const { path } = document;
  const rule = (zone: string | undefined, to: readonly Located<Upstream>[]): OverlayRuleFact => ({
    kind: 'overlay-rule',
    resolver: MAGIC_DNS,
    scope: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.',
    to,
    at: headOf(document, body),
    ...defined({ zone, assumes: count === '1' ? undefined : `Terraform makes ${kind}.${label}` }),
  });
  const every = (to: readonly Located<Upstream>[]): readonly OverlayRuleFact[] =>
    to.length === 0 ? [] : [rule(ROOT, to)];
  if (kind === 'tailscale_dns_nameservers') return every(serversAt(document, body, 'nameservers'));
  if (kind === 'tailscale_dns_split_nameservers')
    return [rule(zoneAt(document, body), serversAt(document, body, 'nameservers'))];
  const listed = (block: YamlNode): readonly Located<Upstream>[] =>
    blocksIn(block, 'nameservers').flatMap((one) => serversAt(document, one, 'address'));
  const split = blocksIn(body, 'split_dns').map((block) => rule(zoneAt(document, block), listed(block)));
  return [...every(listed(body)), ...split];
}

/** The block's first line, up to its brace. */
function headOf({ source }: YamlDocument, { span }: YamlNode): Location {
  const feed = source.text.indexOf('\n', span.start);
  return locate(source, source.text.lastIndexOf('\n', span.start) + 1, feed === -1 ? source.text.length : feed);
}

/** One that `dynamic` repeats is read once, with nothing known of its values. */
function blocksIn(body: YamlNode, name: string): readonly YamlNode[] {
  return entries(body).flatMap(({ key, value }): readonly YamlNode[] => {
    if (key === `dynamic ${name}`) return [child(value, 'content') ?? value];
    if (key !== name) return [];
    return value.kind === 'sequence' ? value.items : [value];
  });
}

function zoneAt(document: YamlDocument, block: YamlNode): string | undefined {
  const node = child(block, 'domain');
  const zone = node === undefined ? undefined : literalOf(document, node)?.value;
  return zone === undefined ? undefined : absolute(zone);
}

function serversAt(document: YamlDocument, block: YamlNode, key: string): readonly Located<Upstream>[] {
  const node = child(block, key);
  if (node === undefined) return [];
  return (node.kind === 'sequence' ? items(node) : [node]).map((one) => serverOf(document, one));
}

function serverOf(document: YamlDocument, node: YamlNode): Located<Upstream> {
  const literal = literalOf(document, node);
  const address = literal === undefined ? undefined : parseAddress(literal.value);
  if (literal !== undefined && address !== undefined)
    return { value: { kind: 'endpoint', address, port: 53, transport: 'dns' }, at: literal.at };
  const at = node.kind === 'scalar' ? locate(node.text, 0, node.text.text.length) : placeOf(document, node);
  const text = node.kind === 'scalar' ? node.text.text : '';
  return { value: { kind: 'unresolved', text, because: 'its address is not stated' }, at };
}

function literalOf(document: YamlDocument, node: YamlNode): Located<string> | undefined {
  if (node.kind !== 'scalar' || typeof node.value === 'boolean') return undefined;
  const value = scalarText(node);
  return value === undefined || value.includes('${') ? undefined : { value, at: placeOfText(document, node) };
}
