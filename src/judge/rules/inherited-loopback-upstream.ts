import { isLoopback } from '../../core/dns/endpoint.ts';
import { placesOnPaths } from '../../core/forwarding/loop.ts';
import { inWords } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey } from '../../core/text/location.ts';
import { readsResolverFile } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const inheritedLoopbackUpstream: Rule = {
  slug: 'inherited-loopback-upstream',
  *check(head) {
    for (const { cluster, simulation } of head.clusters) {
      const reported = placesOnPaths(simulation.loops);
      // Without a reader it is a choice.
      const isRead = cluster.servers.some((server) => server.network.startsWith('pod:') && readsResolverFile(server));
      // An ineffective setting on the path is the cause (LG303).
      const causes = new Set(cluster.ineffective.map(({ at }) => placeKey(at)));
      for (const pool of cluster.pools) {
        const bad = pool.inherited.nameservers.find((one) => isLoopback(one.address));
        if (bad === undefined) continue;
        const at = bad.via[0]?.at ?? bad.at;
        const pathKeys = bad.via.map((step) => placeKey(step.at));
        if (pathKeys.some((place) => reported.has(place) || causes.has(place))) continue;
        yield finding('inherited-loopback-upstream', [pool.pool, bad.address], {
          ...defined({ severity: !isRead ? ('note' as const) : undefined }),
          cluster: cluster.name,
          at,
          message: `Pods with dnsPolicy Default${pool.pool === 'default' ? '' : ` on nodes of ${pool.pool}`} get nameserver ${bad.address}: in a pod that is the pod itself, not the node.`,
          advice:
            'Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
          path: bad.via,
          assumptions: inWords(bad.via.flatMap((step) => conditionsAt(step.at))),
        });
      }
    }
  },
};
