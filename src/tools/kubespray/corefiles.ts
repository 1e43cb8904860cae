import { addAll } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import { notModelled } from '../../core/text/notice.ts';
import { composeText, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { placeOfText } from '../../languages/shared/fields.ts';
import { isWord } from '../../languages/shared/platform-coredns.ts';
import {
  child,
  entries,
  isNull,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import {
  blockOf,
  flagOf,
  type Item,
  itemsOf,
  listOf,
  placeOfVariable,
  resolved,
  textOf,
  type Variables,
} from './variables.ts';

type Pieces = (string | SourceText)[];

/** roles/kubernetes-apps/ansible/templates/coredns-config.yml.j2 */
export function corednsCorefile(variables: Variables, at: Location): SourceText {
  const pieces: Pieces = [];
  const etcHosts = blockOf(variables, 'dns_etchosts') !== undefined;
  const hosts = etcHosts ? '    hosts /etc/coredns/hosts {\n      fallthrough\n    }\n' : '';
  externalZones(variables, 'coredns_external_zones', pieces, (zone) => {
    pieces.push('    log\n    errors\n');
    for (const rule of zone.rewrites) pieces.push('    rewrite ', rule, '\n');
    pieces.push('    forward .');
    addAll(pieces, spaced(zone.nameservers));
    pieces.push('\n    loadbalance\n    cache ', zone.cache ?? '5');
    pieces.push(`\n    reload\n${hosts}}\n`);
  });
  pieces.push('.:53 {\n');
  pushBlock(pieces, variables, 'coredns_additional_configs');
  pieces.push('    errors\n    health {\n        lameduck 5s\n    }\n');
  pushBlock(pieces, variables, 'coredns_rewrite_block');
  pieces.push('    ready\n    kubernetes ', domainOf(variables));
  const extra = textOf(variables, 'coredns_kubernetes_extra_domains');
  if (extra?.value !== undefined && /^[^{}"'\n]*$/.test(extra.value))
    pieces.push(' ', synthetic(extra.at, extra.value.trim()));
  const reverse = flagOf(variables, 'enable_coredns_reverse_dns_lookups') !== false;
  pieces.push(reverse ? ' in-addr.arpa ip6.arpa {\n' : ' {\n', '        pods insecure\n');
  if (reverse) pieces.push('        fallthrough in-addr.arpa ip6.arpa\n');
  for (const option of listOf(variables, 'coredns_kubernetes_extra_opts') ?? [])
    pushLine(pieces, variables, option, 'coredns_kubernetes_extra_opts');
  pieces.push('    }\n    prometheus :9153\n    forward .');
  addAll(pieces, upstreams(variables, at));
  pieces.push(' {\n        prefer_udp\n        max_concurrent 1000\n');
  forwardOptions(variables, pieces);
  pieces.push('    }\n');
  const zone = textOf(variables, 'coredns_k8s_external_zone')?.value;
  if (flagOf(variables, 'enable_coredns_k8s_external') === true && zone !== undefined && isWord(zone))
    pieces.push(`    k8s_external ${zone}\n`);
  if (blockOf(variables, 'coredns_default_zone_cache_block') === undefined) pieces.push('    cache 30\n');
  else pushBlock(pieces, variables, 'coredns_default_zone_cache_block');
  pieces.push(`    loop\n    reload\n    loadbalance\n${hosts}}\n`);
  return composeText(at, pieces);
}

/** roles/kubernetes-apps/ansible/templates/nodelocaldns-config.yml.j2 */
export function nodeCacheCorefile(
  variables: Variables,
  address: SourceText,
  clusterDns: readonly SourceText[],
  at: Location,
): SourceText {
  const pieces: Pieces = [];
  const hosts =
    blockOf(variables, 'dns_etchosts') === undefined
      ? ''
      : '    hosts /etc/coredns/hosts {\n      fallthrough\n    }\n';
  externalZones(variables, 'nodelocaldns_external_zones', pieces, (zone) => {
    pieces.push('    errors\n    cache ', zone.cache ?? '30', '\n    reload\n');
    for (const rule of zone.rewrites) pieces.push('    rewrite ', rule, '\n');
    pieces.push('    loop\n    bind ', address, '\n    forward .');
    addAll(pieces, spaced(zone.nameservers));
    pieces.push(`\n    prometheus :9253\n    log\n${hosts}}\n`);
  });
  const domains = [domainOf(variables), ...words(listOf(variables, 'old_dns_domains') ?? [])];
  for (const [index, key] of [domains, ['in-addr.arpa'], ['ip6.arpa']].entries()) {
    for (const [place, one] of key.entries()) pieces.push(place === 0 ? '' : ' ', one, ':53');
    pieces.push(' {\n    errors\n    cache 30\n    reload\n    loop\n    bind ', address, '\n    forward .');
    addAll(pieces, spaced(clusterDns));
    pieces.push(' {\n        force_tcp\n    }\n    prometheus :9253\n');
    if (index === 0) pieces.push('    health ', address, ':9254\n', hosts);
    pieces.push('}\n');
  }
  pieces.push('.:53 {\n');
  pushBlock(pieces, variables, 'nodelocaldns_additional_configs');
  pieces.push('    errors\n    cache 30\n    reload\n    loop\n    bind ', address, '\n    forward .');
  addAll(pieces, upstreams(variables, at));
  const options: Pieces = [];
  forwardOptions(variables, options);
  if (options.length > 0) {
    pieces.push(' {\n');
    addAll(pieces, options);
    pieces.push('    }');
  }
  pieces.push(`\n    prometheus :9253\n${hosts}}\n`);
  return composeText(at, pieces);
}

export function domainOf(variables: Variables): SourceText {
  const domain = textOf(variables, 'dns_domain') ?? textOf(variables, 'cluster_name');
  if (domain?.value !== undefined && isWord(domain.value)) return synthetic(domain.at, domain.value);
  return synthetic(domain?.at ?? variables.at, 'cluster.local');
}

/** `upstream_dns_servers`, else the nodes' resolver file. */
function upstreams(variables: Variables, at: Location): readonly (string | SourceText)[] {
  const servers = listOf(variables, 'upstream_dns_servers') ?? [];
  if (servers.length === 0) {
    const place = placeOfVariable(variables, 'upstream_dns_servers', 'resolvconf_mode', 'enable_nodelocaldns');
    return [' ', synthetic(place === variables.at ? at : place, '/etc/resolv.conf')];
  }
  return spaced(words(servers));
}

/** An unknown value stays a placeholder, which the reader of Corefiles notices. */
function words(list: readonly Item[]): readonly SourceText[] {
  return list.map(({ value, at }) => synthetic(at, value !== undefined && isWord(value) ? value : '${ansible}'));
}

function spaced(list: readonly SourceText[]): readonly (string | SourceText)[] {
  return list.flatMap((one) => [' ', one]);
}

/** The user's lines at their place; the templates' indentation changes nothing. */
function pushBlock(pieces: Pieces, variables: Variables, name: string): void {
  const block = blockOf(variables, name);
  if (block !== undefined) pieces.push(block, '\n');
}

function pushLine(pieces: Pieces, variables: Variables, { value, at }: Item, name: string): void {
  if (value !== undefined && /^[^\n{}]*$/.test(value)) pieces.push('        ', synthetic(at, value), '\n');
  else variables.notices.push(notModelled(`an entry of \`${name}\` could not be read and is ignored`, at));
}

function forwardOptions(variables: Variables, pieces: Pieces): void {
  const statement = variables.stated.get('dns_upstream_forward_extra_opts');
  for (const entry of entries(statement?.entry.value)) {
    if (statement === undefined) return;
    const value = isNull(entry.value) ? '' : scalarText(entry.value);
    const plain = value === undefined ? undefined : resolved(variables, value);
    pushLine(
      pieces,
      variables,
      {
        value: plain === undefined ? undefined : `${entry.key} ${plain}`.trimEnd(),
        at: placeOf(statement.document, entry.value),
      },
      'dns_upstream_forward_extra_opts',
    );
  }
}

interface ExternalZone {
  readonly nameservers: readonly SourceText[];
  readonly cache: SourceText | undefined;
  readonly rewrites: readonly SourceText[];
}

/** `zones`, `nameservers`, `cache`, `rewrite`; `body` writes the block after the keys. */
function externalZones(variables: Variables, name: string, pieces: Pieces, body: (zone: ExternalZone) => void): void {
  const found = variables.stated.get(name);
  if (found === undefined) return;
  const { document, entry } = found;
  const node = entry.value;
  if (isNull(node)) return;
  if (node.kind !== 'sequence') {
    const at = placeOf(document, node);
    variables.notices.push({ kind: 'not-modelled', message: `\`${name}\` is not written out as a list`, at });
    return;
  }
  for (const item of items(node)) {
    const zones = words(itemsOf(variables, document, child(item, 'zones')));
    const nameservers = words(itemsOf(variables, document, child(item, 'nameservers')));
    if (zones.length === 0 || nameservers.length === 0) {
      const at = placeOf(document, item);
      variables.notices.push(
        notModelled(`an entry of \`${name}\` has no list of zones or of nameservers, and is ignored`, at),
      );
      continue;
    }
    for (const [index, zone] of zones.entries()) pieces.push(index === 0 ? '' : ' ', zone);
    pieces.push(' {\n');
    body({
      nameservers,
      cache: number(document, child(item, 'cache')),
      rewrites: itemsOf(variables, document, child(item, 'rewrite')).flatMap(({ value, at }) =>
        value !== undefined && /^[^\n{}]+$/.test(value) ? [synthetic(at, value)] : [],
      ),
    });
  }
}

function number(document: YamlDocument, node: YamlNode | undefined): SourceText | undefined {
  const text = scalarText(node);
  if (text === undefined || node?.kind !== 'scalar' || !/^\d{1,9}$/.test(text)) return undefined;
  return synthetic(placeOfText(document, node), text);
}
