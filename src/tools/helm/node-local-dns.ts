/**
 * deliveryhero/helm-charts stable/node-local-dns: templates/configmap.yaml, daemonset.yaml, service-upstream.yaml. All
 * objects are in kube-system, whatever the release's namespace.
 */

import type { Fact } from '../../core/facts/fact.ts';
import type { Labels } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import { emptyRecord } from '../../core/text/invariant.ts';
import type { Located } from '../../core/text/location.ts';
import { concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
import {
  NODE_CACHE_IMAGE,
  nodeCacheObjects,
  upstreamServiceObject,
} from '../../languages/shared/platform-node-cache.ts';
import { child, entries, items, placeOf, scalarText, sourceOf } from '../../read/documents/document.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import { isTakenAway, isTrue, type Layer, pick, textOf } from './layers.ts';
import { fullnameOf, mapOf, type Release } from './release.ts';
import { CHANGES, chartDoes, type NodeLocalChange } from './versions.ts';

const CHANGED = [
  'commProtocol',
  'setupIptables',
  'setupInterface',
  'customConfig',
  'bindIp',
  'customUpstreamsvc',
  'noIPv6Lookups',
  'extraServerBlocks',
  'upstreamServiceSelector',
  'upstreamServers',
  'upstreamForwardConfig',
] as const;

/** values.yaml: an address of EKS, and a link-local one. */
const DEFAULT_DNS_SERVER = '172.20.0.10';
const DEFAULT_LOCAL_DNS = '169.254.20.25';

export function nodeLocalFactsOf(stated: Release): readonly Fact[] {
  const release = readValues(stated);
  const { layers, at } = release;
  const { named, fullname } = fullnameOf(release);
  const labels: Labels = { 'app.kubernetes.io/name': named, 'app.kubernetes.io/instance': release.name };
  const setup = isTrue(layers, true, 'config', 'setupIptables');
  const local = settingOf(release, 'localDns', DEFAULT_LOCAL_DNS);
  const server = settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER);
  const tag = textOf(layers, 'image', 'tag');
  const repository = textOf(layers, 'image', 'repository');
  const upstreamService = textOf(layers, 'config', 'customUpstreamsvc');
  return [
    ...nodeCacheObjects({
      name: fullname,
      corefile: corefileOf(release),
      addresses: setup ? [local, server] : [local],
      upstreamService: upstreamService ?? `${fullname}-upstream`,
      flags: [`-setupinterface=${isTrue(layers, true, 'config', 'setupInterface')}`, `-setupiptables=${setup}`],
      labels: { ...labels, ...mapOf(reads(release, 'podLabels') ? layers : [], 'podLabels') },
      hostNetwork: setup || !reads(release, 'hostNetwork'),
      image: {
        value: `${repository?.value ?? NODE_CACHE_IMAGE}${tag === undefined ? '' : `:${tag.value}`}`,
        at: tag?.at ?? repository?.at ?? at,
      },
      stubDomains: fullname,
      at,
    }),
    ...(upstreamService === undefined ? [upstreamServiceObject(`${fullname}-upstream`, at, selectorOf(layers))] : []),
  ];
}

function reads({ version }: Release, what: NodeLocalChange): boolean {
  return chartDoes(CHANGES['node-local-dns'][what], version?.value);
}

function readValues(release: Release): Release {
  const layers = release.layers.map((layer): Layer => {
    const { root } = layer;
    const config = child(root, 'config');
    if (root.kind !== 'map' || config?.kind !== 'map') return layer;
    const entries = config.entries.filter(({ key }) => CHANGED.every((one) => one !== key || reads(release, one)));
    return { ...layer, root: withKey(root, 'config', { ...config, entries }, config.span) };
  });
  return { ...release, layers };
}

function settingOf({ layers, at }: Release, key: string, otherwise: string): Located<string> {
  return textOf(layers, 'config', key) ?? { value: isTakenAway(layers, 'config', key) ? '' : otherwise, at };
}

function selectorOf(layers: readonly Layer[]): Labels {
  const labels = emptyRecord<string>();
  labels['k8s-app'] = 'kube-dns';
  // Maps merge, into the chart's own too; null takes a key away.
  for (const layer of layers) {
    for (const entry of entries(child(layer.root, 'config', 'upstreamServiceSelector'))) {
      const value = scalarText(entry.value);
      if (value === undefined) delete labels[entry.key];
      else labels[entry.key] = value;
    }
  }
  return labels;
}

/** Four blocks; `customConfig` replaces them, `extraServerBlocks` follow. */
function corefileOf(release: Release): SourceText {
  const { layers, at } = release;
  const custom = scalarOf(layers, 'customConfig');
  if (custom !== undefined) return custom;
  const bindIp = pick(layers, 'config', 'bindIp');
  // Earlier versions bind both.
  const bind =
    isTrue(layers, false, 'config', 'bindIp') || !reads(release, 'hostNetwork')
      ? `${settingOf(release, 'localDns', DEFAULT_LOCAL_DNS).value} ${settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER).value}`
      : '0.0.0.0';
  const bindAt = bindIp === undefined ? at : placeOf(bindIp.document, bindIp.root);
  const protocol = settingOf(release, 'commProtocol', 'force_tcp').value;
  const v4 = isTrue(layers, false, 'config', 'noIPv6Lookups');
  const pieces: Piece[] = [];
  const block = (zone: string, to: Piece, options: readonly Piece[]): void => {
    pieces.push({ text: `${zone}:53 {\n    errors\n    cache 30\n    reload\n    loop\n    ` });
    pieces.push({ text: `bind ${bind}`, at: bindAt });
    pieces.push({ text: '\n    forward . ' }, to, { text: ' {\n' });
    for (const option of options) pieces.push({ text: '        ' }, option, { text: '\n' });
    pieces.push({ text: '    }\n' });
    if (v4) pieces.push({ text: '    template IN AAAA {\n        rcode NOERROR\n    }\n' });
    pieces.push({ text: '    prometheus :9253\n}\n' });
  };
  const upstream = textOf(layers, 'config', 'customUpstreamsvc');
  const cluster = { text: '__PILLAR__CLUSTER__DNS__', ...defined({ at: upstream?.at }) };
  const domain = settingOf(release, 'dnsDomain', 'cluster.local').value;
  for (const zone of [domain, 'in-addr.arpa', 'ip6.arpa']) block(zone, cluster, [{ text: protocol }]);
  const servers = scalarOf(layers, 'upstreamServers');
  const isEmptied = layers.some((layer) => child(layer.root, 'config', 'upstreamServers') !== undefined);
  block(
    '.',
    // Empty makes a forward without upstream, which CoreDNS refuses.
    servers === undefined ? { text: isEmptied ? '' : '__PILLAR__UPSTREAM__SERVERS__' } : { source: servers },
    forwardLines(layers).map((line) => ({ source: line })),
  );
  const extra = scalarOf(layers, 'extraServerBlocks');
  if (extra !== undefined) pieces.push({ source: extra });
  return textOfPieces(pieces, release);
}

type Piece = { readonly text: string; readonly at?: Release['at'] } | { readonly source: SourceText };

/** `upstreamForwardConfig`: a list, or a map in the order of its keys. */
function forwardLines(layers: readonly Layer[]): readonly SourceText[] {
  const forwardConfig = pick(layers, 'config', 'upstreamForwardConfig')?.root;
  const values =
    forwardConfig?.kind === 'map'
      ? [...forwardConfig.entries].sort((a, b) => (a.key < b.key ? -1 : 1)).map((entry) => entry.value)
      : items(forwardConfig);
  return values.flatMap((value) => sourceOf(value) ?? []);
}

function textOfPieces(pieces: readonly Piece[], release: Release): SourceText {
  return concat(
    pieces.map((piece) => ('source' in piece ? piece.source : synthetic(piece.at ?? release.at, piece.text))),
  );
}

function scalarOf(layers: readonly Layer[], key: string): SourceText | undefined {
  const found = pick(layers, 'config', key);
  return found?.root.kind === 'scalar' && found.root.text.text.trim() !== '' ? found.root.text : undefined;
}
