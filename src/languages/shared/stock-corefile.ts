import type { Location } from '../../core/text/location.ts';
import { composeText, type SourceText } from '../../core/text/source-text.ts';

export interface StockCorefile {
  readonly domain: string | SourceText;
  /** Zones or networks; empty: both reverse trees. */
  readonly reverse?: readonly SourceText[];
  /** Empty: the pod's resolver file. */
  readonly upstreams?: readonly SourceText[];
  /** Where servers would replace the resolver file. */
  readonly upstreamsAt?: SourceText;
  readonly port?: number;
  readonly guard?: boolean;
  readonly at: Location;
}

/** cmd/kubeadm/app/phases/addons/dns/manifests.go; other installers' route the same. */
export function stockCorefile({ domain, reverse = [], upstreams = [], ...rest }: StockCorefile): SourceText {
  const { at, upstreamsAt, port = 53, guard = true } = rest;
  const zones = reverse.length === 0 ? ['in-addr.arpa', 'ip6.arpa'] : reverse;
  const to = upstreams.length === 0 ? [upstreamsAt ?? '/etc/resolv.conf'] : upstreams;
  return composeText(at, [
    `.:${port} {\n    errors\n    health\n    ready\n    kubernetes `,
    domain,
    ...zones.flatMap((zone) => [' ', zone]),
    ' {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus :9153\n    forward .',
    ...to.flatMap((upstream) => [' ', upstream]),
    `\n    cache 30\n${guard ? '    loop\n' : ''}    reload\n    loadbalance\n}\n`,
  ]);
}
