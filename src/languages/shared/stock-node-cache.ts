/** kubernetes/kubernetes cluster/addons/dns/nodelocaldns, as installers fill it in. */
import type { Location } from '../../core/text/location.ts';
import { composeText, type SourceText } from '../../core/text/source-text.ts';

export interface StockNodeCache {
  readonly domain: string | SourceText;
  readonly binds: readonly (string | SourceText)[];
  readonly cluster: readonly (string | SourceText)[];
  readonly rest: readonly (string | SourceText)[];
  /** `force_tcp` in the cluster's blocks, and in the last. */
  readonly tcp: { readonly cluster: boolean; readonly rest: boolean };
  readonly at: Location;
}

export function stockNodeCache(cache: StockNodeCache): SourceText {
  const pieces: (string | SourceText)[] = [];
  const block = (zone: string | SourceText, to: readonly (string | SourceText)[], tcp: boolean): void => {
    pieces.push(zone, ':53 {\n    errors\n    cache 30\n    reload\n    loop\n    bind');
    for (const bind of cache.binds) pieces.push(' ', bind);
    pieces.push('\n    forward .');
    for (const upstream of to) pieces.push(' ', upstream);
    pieces.push(tcp ? ' {\n        force_tcp\n    }\n' : '\n', '    prometheus :9253\n}\n');
  };
  for (const zone of [cache.domain, 'in-addr.arpa', 'ip6.arpa']) block(zone, cache.cluster, cache.tcp.cluster);
  block('.', cache.rest, cache.tcp.rest);
  return composeText(cache.at, pieces);
}
