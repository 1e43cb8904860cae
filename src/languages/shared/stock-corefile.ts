/** kubeadm's Corefile, with a platform's settings filled in. */
import type { Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { composeText } from './platform-coredns.ts';

export interface StockCorefile {
  readonly domain: string | SourceText;
  /** Zones or networks; empty: both reverse trees. */
  readonly reverse?: readonly SourceText[];
  /** Empty: the pod's resolver file. */
  readonly upstreams: readonly SourceText[];
  /** Where servers would replace the resolver file. */
  readonly upstreamsAt?: SourceText;
  readonly port?: number;
  readonly guard?: boolean;
  readonly at: Location;
}

/** cmd/kubeadm/app/phases/addons/dns/manifests.go; RKE1, k0s and MicroK8s route the same. */
export function stockCorefile(corefile: StockCorefile): SourceText {
  const reverse =
    corefile.reverse === undefined || corefile.reverse.length === 0 ? ['in-addr.arpa', 'ip6.arpa'] : corefile.reverse;
  const to = corefile.upstreams.length > 0 ? corefile.upstreams : [corefile.upstreamsAt ?? '/etc/resolv.conf'];
  return composeText(corefile.at, [
    `.:${corefile.port ?? 53} {\n    errors\n    health\n    ready\n    kubernetes `,
    corefile.domain,
    ...reverse.flatMap((zone) => [' ', zone]),
    ' {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus :9153\n    forward .',
    ...to.flatMap((upstream) => [' ', upstream]),
    `\n    cache 30\n${corefile.guard === false ? '' : '    loop\n'}    reload\n    loadbalance\n}\n`,
  ]);
}
