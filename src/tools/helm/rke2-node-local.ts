/**
 * The node-local cache of RKE2's chart, `nodelocal` (rancher/rke2-charts packages/rke2-coredns
 * generated-changes/overlay/templates/configmap-nodelocal.yaml, daemonset-nodelocal.yaml,
 * patch/templates/_helpers.tpl.patch).
 */

import type { Fact } from '../../core/facts/fact.ts';
import type { Located } from '../../core/text/location.ts';
import { nodeCacheObjects, upstreamServiceObject } from '../../languages/shared/platform-node-cache.ts';
import { stockNodeCache } from '../../languages/shared/stock-node-cache.ts';
import { child, placeOf, scalarText } from '../../read/documents/document.ts';
import { isTrue, pick, textOf } from './layers.ts';
import type { Release } from './release.ts';

const NAME = 'node-local-dns';
const UPSTREAM = 'kube-dns-upstream';
/** values.yaml, and the helper's fallback for the cluster DNS. */
const DEFAULT_ADDRESS = '169.254.20.10';
const DEFAULT_CLUSTER_DNS = '10.43.0.10';

export function rke2NodeLocalFacts({ layers, at: releaseAt }: Release): readonly Fact[] {
  if (!isTrue(layers, false, 'nodelocal', 'enabled')) return [];
  const enabled = pick(layers, 'nodelocal', 'enabled');
  const at = enabled === undefined ? releaseAt : placeOf(enabled.document, enabled.root);
  const address = textOf(layers, 'nodelocal', 'ip_address') ?? { value: DEFAULT_ADDRESS, at };
  const stated = textOf(layers, 'service', 'clusterIP') ?? textOf(layers, 'global', 'clusterDNS');
  const server = stated?.value.split(',')[0]?.trim() || DEFAULT_CLUSTER_DNS;
  const ipvs = isTrue(layers, false, 'nodelocal', 'ipvs');
  const redirected = isTrue(layers, false, 'nodelocal', 'use_cilium_lrp');
  const word = (value: string): Located<string> => ({ value, at });
  const domain = textOf(layers, 'global', 'clusterDomain')?.value ?? 'cluster.local';
  return [
    ...nodeCacheObjects({
      name: NAME,
      corefile: stockNodeCache({
        domain,
        binds: redirected ? ['0.0.0.0'] : ipvs ? [address.value] : [address.value, server],
        cluster: [ipvs ? server : '__PILLAR__CLUSTER__DNS__'],
        rest: ['__PILLAR__UPSTREAM__SERVERS__'],
        tcp: { cluster: true, rest: false },
        at,
      }),
      addresses: ipvs ? [address] : [address, word(server)],
      upstreamService: UPSTREAM,
      flags: redirected ? ['-setupinterface=false', '-setupiptables=false'] : [],
      hostNetwork: !redirected,
      image: imageOf(layers, at),
      stubDomains: 'kube-dns',
      at,
    }),
    upstreamServiceObject(UPSTREAM, at),
  ];
}

/** Overrides of single plugins are not modelled. */
export function nodeLocalOverride({ layers }: Pick<Release, 'layers'>): Located<string> | undefined {
  const found = pick(layers, 'nodelocal', 'corefile');
  return found === undefined ? undefined : { value: 'nodelocal.corefile', at: placeOf(found.document, found.root) };
}

function imageOf(layers: Release['layers'], at: Located<string>['at']): Located<string> {
  const image = pick(layers, 'nodelocal', 'image')?.root;
  const repository = scalarText(child(image, 'repository')) ?? 'rancher/hardened-dns-node-cache';
  const tag = scalarText(child(image, 'tag'));
  return { value: tag === undefined ? repository : `${repository}:${tag}`, at };
}
