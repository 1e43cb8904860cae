import { finding, type Rule } from './rule.ts';

export const dnsPolicyInheritsClusterDns: Rule = {
  slug: 'dns-policy-inherits-cluster-dns',
  *check(head) {
    for (const { cluster, simulation } of head.clusters) {
      const looping = new Set(simulation.loops.flatMap((loop) => loop.hops.map((hop) => hop.server.name)));
      const said = new Set<string>();
      for (const one of cluster.inheritsClusterDns) {
        if (looping.has(one.server) || said.has(one.server)) continue;
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
