/** The Corefile that templates/configmap.yaml makes of `servers` and `extraConfig`. */

import type { Location } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { concat, locate, type SourceText, synthetic } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  entryOf,
  isExpression,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { isTakenAway, type Layer, pick, truthOf } from './layers.ts';

/** `servers` in values.yaml. */
const DEFAULT_SERVERS = `.:53 {
    errors
    health {
        lameduck 10s
    }
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
        pods insecure
        fallthrough in-addr.arpa ip6.arpa
        ttl 30
    }
    prometheus 0.0.0.0:9153
    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
}
`;

/** `domain` goes before the arguments of `kubernetes`. */
export function corefileOf(layers: readonly Layer[], at: Location, domain?: string): SourceText {
  const servers = pick(layers, 'servers');
  const parts: SourceText[] = [];
  const extra = pick(layers, 'extraConfig');
  if (extra !== undefined) writeExtra(extra, parts);
  if (isTakenAway(layers, 'servers')) parts.push(synthetic(at, ''));
  else if (servers === undefined || servers.root.kind !== 'sequence') parts.push(synthetic(at, DEFAULT_SERVERS));
  else for (const server of items(servers.root)) writeServer(servers.document, server, parts, domain);
  return parts.length === 0
    ? synthetic(servers === undefined ? at : placeOf(servers.document, servers.root), '')
    : concat(parts);
}

/** Values, or a plugin or port of `servers`, or a list of them, that Flux (`${X}`), helmfile, Ansible or a chart around it (`{{ x }}`) fills in. */
export function placeholderIn(layers: readonly Layer[], chart: string): Notice | undefined {
  const open = openLayer(layers, /^(?:rke2-)?coredns$/.test(chart));
  if (open !== undefined) return unknownServers(placeOf(open.document, open.root));
  const servers = pick(layers, 'servers');
  if (servers === undefined) return undefined;
  const parts = items(servers.root).flatMap((server) => {
    const plugins = child(server, 'plugins');
    const names = items(plugins).flatMap((plugin) => [plugin, child(plugin, 'name')]);
    return [server, child(server, 'port'), plugins, ...names];
  });
  for (const part of [servers.root, ...parts]) {
    if (part?.kind === 'scalar' && isFilledIn(part)) return unknownServers(placeOf(servers.document, part));
  }
  return undefined;
}

function unknownServers(at: Location): Notice {
  const message = 'this value is filled in before the chart sees it; the servers of this release are not known';
  return { ...notModelled(message, at), code: 'placeholder' };
}

export function isFilledIn({ text }: YamlScalar): boolean {
  return /\$\{|\{\{/.test(text.text);
}

/** Over what states the servers: any values may be among those that an expression brings. */
function openLayer(layers: readonly Layer[], hasServers: boolean): Layer | undefined {
  const stated = layers.findLastIndex(({ root }) => hasServers && entryOf(root, 'servers') !== undefined);
  return layers
    .slice(stated + 1)
    .find(({ root }) =>
      root.kind === 'scalar' ? isFilledIn(root) : hasServers && entries(root).some(({ key }) => isExpression(key)),
    );
}

/** Sorted, as Go templates range over maps. */
function writeExtra({ document, root }: Layer, parts: SourceText[]): void {
  for (const entry of [...entries(root)].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const at = placeOf(document, entry.value);
    parts.push(synthetic(locate(document.source, entry.keySpan.start, entry.keySpan.end), entry.key));
    const parameters = child(entry.value, 'parameters');
    if (parameters?.kind === 'scalar' && truthOf(parameters)) parts.push(synthetic(at, ' '), parameters.text);
    parts.push(synthetic(at, '\n'));
  }
}

function writeServer(document: YamlDocument, server: YamlNode, parts: SourceText[], domain: string | undefined): void {
  const whole = placeOf(document, server);
  const say = (text: string, node?: YamlNode): void => {
    parts.push(synthetic(node === undefined ? whole : placeOf(document, node), text));
  };
  const write = (node: YamlScalar): void => {
    parts.push(node.text);
  };
  const zones = items(child(server, 'zones'));
  if (zones.length === 0) say('.');
  for (const [index, zone] of zones.entries()) {
    if (index > 0) say(' ', zone);
    const scheme = child(zone, 'scheme');
    if (scheme?.kind === 'scalar' && truthOf(scheme)) write(scheme);
    const name = child(zone, 'zone');
    if (name?.kind === 'scalar' && truthOf(name)) write(name);
    else say('.', zone);
  }
  const port = child(server, 'port');
  // Only the last zone gets the port; without one nothing separates zone and brace.
  if (port?.kind === 'scalar' && truthOf(port)) {
    say(':', port);
    write(port);
    say(' ', port);
  }
  say('{\n');
  for (const plugin of items(child(server, 'plugins'))) {
    const name = child(plugin, 'name');
    say('    ', plugin);
    if (name?.kind === 'scalar') write(name);
    const parameters = child(plugin, 'parameters');
    if (parameters?.kind === 'scalar' && truthOf(parameters)) {
      say(domain !== undefined && scalarText(name) === 'kubernetes' ? ` ${domain} ` : ' ', plugin);
      write(parameters);
    }
    const block = child(plugin, 'configBlock');
    if (block?.kind === 'scalar' && truthOf(block)) {
      say(' {\n', plugin);
      write(block);
      say('\n    }', plugin);
    }
    say('\n', plugin);
  }
  say('}\n');
}
