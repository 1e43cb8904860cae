import type { Cluster, DnsServer } from '../../core/cluster/cluster.ts';
import { finding, type Rule } from './rule.ts';

export const dnsPolicyInheritsClusterDns: Rule = {
  slug: 'dns-policy-inherits-cluster-dns',
  *check(head) {
    for (const { cluster, simulation } of head.clusters) {
      const looping = new Set(simulation.loops.flatMap((loop) => loop.hops.map((hop) => hop.server.name)));
      const said = new Set<string>();
      for (const one of cluster.inheritsClusterDns) {
        if (looping.has(one.server) || said.has(one.server)) continue;
        if (!cluster.servers.some((server) => server.name === one.server && concerns(cluster, server))) continue;
        said.add(one.server);
        yield finding(
          'dns-policy-inherits-cluster-dns',
          {
            cluster: cluster.name,
            server: one.server,
            at: one.at,
            message: `${one.server} serves DNS, and its own pods get the cluster DNS as their resolver (${one.policy}): what it takes from /etc/resolv.conf comes back to the cluster DNS.`,
            advice: 'Set dnsPolicy: Default on the pod template.',
          },
          [one.server],
        );
      }
    }
  },
};

/**
 * The resolver matters to a server that asks it, and to the cluster DNS, which would ask itself the day it does. A
 * server that forwards nothing, or only to addresses and for others than the cluster, is sound as it is.
 */
function concerns(cluster: Cluster, server: DnsServer): boolean {
  const steps = server.config.blocks.flatMap((block) => block.steps);
  const forwards = steps.filter((step) => step.kind === 'forward');
  if (forwards.length === 0) return false;
  if (forwards.some((step) => step.to.some(({ value }) => value.kind === 'resolver-file' || value.kind === 'host')))
    return true;
  if (cluster.clusterDns.length === 0)
    return steps.some((step) => step.kind === 'answer' && step.plugin === 'kubernetes');
  return cluster.frontends.some(
    (one) =>
      cluster.clusterDns.includes(one.address) &&
      one.targets.some((target) => target.kind === 'server' && target.server === server.id),
  );
}
