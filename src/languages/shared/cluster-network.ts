import type { NetworkFact } from '../../core/facts/network.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';

type Lists = 'serviceSubnets' | 'clusterDNS';
type Single = Exclude<keyof NetworkFact, Lists | 'kind' | 'at'>;
type Stated = { readonly [K in Lists]?: readonly (Located<string> | undefined)[] } & {
  readonly [K in Single]?: NetworkFact[K] | undefined;
};

/** What an installer's configuration says of the cluster's network; none where it says nothing. */
export function clusterNetwork(at: Location, { serviceSubnets, clusterDNS, ...rest }: Stated): readonly NetworkFact[] {
  const stated = defined({ serviceSubnets: anyStated(serviceSubnets), clusterDNS: anyStated(clusterDNS), ...rest });
  return Object.keys(stated).length === 0 ? [] : [{ kind: 'network', ...stated, at }];
}

function anyStated(items: readonly (Located<string> | undefined)[] = []): readonly Located<string>[] | undefined {
  const stated = items.flatMap((item) => item ?? []);
  return stated.length === 0 ? undefined : stated;
}
