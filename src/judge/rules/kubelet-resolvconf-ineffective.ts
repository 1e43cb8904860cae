import { isLoopback } from '../../core/dns/endpoint.ts';
import { placesOnPaths } from '../../core/forwarding/loop.ts';
import { placeKey } from '../../core/text/location.ts';
import { finding, type Rule } from './rule.ts';

const ADVICE = {
  empty: 'Name a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
  overridden: 'Set the file in one place: remove the flag, or point it at this file.',
} as const;

export const kubeletResolvconfIneffective: Rule = {
  slug: 'kubelet-resolvconf-ineffective',
  *check(head) {
    for (const { cluster, simulation } of head.clusters) {
      const reported = placesOnPaths(simulation.loops);
      const handed = cluster.pools.flatMap((pool) =>
        pool.inherited.nameservers
          .filter((one) => isLoopback(one.address))
          .flatMap((one) => one.via.map((step) => ({ place: placeKey(step.at), address: one.address }))),
      );
      const places = new Set<string>();
      for (const one of cluster.ineffective) {
        const place = placeKey(one.at);
        if (reported.has(place) || places.has(place)) continue;
        places.add(place);
        const address = one.fails === 'empty' ? undefined : handed.find((step) => step.place === place)?.address;
        yield finding('kubelet-resolvconf-ineffective', [one.key, one.why], {
          cluster: cluster.name,
          at: one.at,
          message: `${one.key} does not do what it looks like: ${one.why}.${address === undefined ? '' : ` Pods with dnsPolicy Default get nameserver ${address}, which in a pod is the pod itself.`}`,
          advice: one.fails === undefined ? `Write \`${one.instead}\` instead.` : ADVICE[one.fails],
        });
      }
    }
  },
};
