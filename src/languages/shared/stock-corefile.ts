/** The Corefile that kubeadm and most installers write, with the pieces that a platform's settings fill in. */
import type { Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { written } from './platform-coredns.ts';

export interface StockCorefile {
  readonly domain: string | SourceText;
  /** Reverse zones or networks; the two whole reverse trees when empty. */
  readonly reverse?: readonly SourceText[];
  /** What names outside the cluster are forwarded to; the pod's own resolver file when empty. */
  readonly upstreams: readonly SourceText[];
  /** Where the resolver file would be replaced by servers. */
  readonly upstreamsAt?: SourceText;
  readonly port?: number;
  readonly at: Location;
}

/** cmd/kubeadm/app/phases/addons/dns/manifests.go; RKE1, k0s and MicroK8s differ from it in nothing that routes. */
export function stockCorefile(one: StockCorefile): SourceText {
  const reverse = one.reverse === undefined || one.reverse.length === 0 ? ['in-addr.arpa', 'ip6.arpa'] : one.reverse;
  const to = one.upstreams.length > 0 ? one.upstreams : [one.upstreamsAt ?? '/etc/resolv.conf'];
  return written(one.at, [
    `.:${one.port ?? 53} {\n    errors\n    health\n    ready\n    kubernetes `,
    one.domain,
    ...reverse.flatMap((zone) => [' ', zone]),
    ' {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus :9153\n    forward .',
    ...to.flatMap((upstream) => [' ', upstream]),
    '\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n',
  ]);
}
