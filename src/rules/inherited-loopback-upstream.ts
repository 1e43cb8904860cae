import { isLoopback } from '../dns/endpoint.ts';
import { finding, type Rule } from './rule.ts';

export const inheritedLoopbackUpstream: Rule = {
  slug: 'inherited-loopback-upstream',
  *check(head) {
    for (const { cluster, simulation } of head.clusters) {
      // The loop that such an address makes is told once, with this setting on its road.
      const told = new Set(
        simulation.loops.flatMap((loop) =>
          loop.hops.flatMap((hop) => hop.says.map((step) => `${step.at.file.path}|${step.at.span.start}`)),
        ),
      );
      for (const pool of cluster.pools) {
        const bad = pool.inherited.nameservers.find((one) => isLoopback(one.address));
        if (bad === undefined) continue;
        const at = bad.via[0]?.at ?? bad.at;
        if (bad.via.some((step) => told.has(`${step.at.file.path}|${step.at.span.start}`))) continue;
        yield finding(
          'inherited-loopback-upstream',
          {
            cluster: cluster.name,
            at,
            message: `Pods with dnsPolicy Default on nodes of ${pool.pool} get nameserver ${bad.address}: in a pod that is the pod itself, not the node.`,
            advice:
              'Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
            path: bad.via,
          },
          [pool.pool, bad.address],
        );
      }
    }
  },
};
