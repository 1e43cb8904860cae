import { answersForServices, type DnsServer, type PublishedAddress } from '../../core/cluster/cluster.ts';
import type { ClusterView } from '../snapshot.ts';
import { readsResolverFile } from './blocks.ts';
import { endsThere } from './ends-there.ts';
import { finding, type Rule } from './rule.ts';

export const dnsPolicyInheritsClusterDns: Rule = {
  slug: 'dns-policy-inherits-cluster-dns',
  *check(head) {
    for (const view of head.clusters) {
      const { cluster, simulation } = view;
      const looping = new Set(simulation.loops.flatMap((loop) => loop.hops.map((hop) => hop.server.name)));
      const reported = new Set<string>();
      const { known, serving } = servingIn(view);
      for (const one of cluster.inheritsClusterDns) {
        if (looping.has(one.server) || reported.has(one.server)) continue;
        if (!cluster.servers.some((server) => server.name === one.server && concerns(view, server, serving, known)))
          continue;
        reported.add(one.server);
        yield finding('dns-policy-inherits-cluster-dns', [one.server], {
          cluster: cluster.name,
          server: one.server,
          at: one.at,
          message: `${one.server} serves DNS, and its own pods get the cluster DNS as their resolver (${one.policy}): what it takes from /etc/resolv.conf comes back to the cluster DNS.`,
          advice:
            one.cure === undefined
              ? 'Set dnsPolicy: Default on the pod template.'
              : `Set ${one.cure}, which gives the pod dnsPolicy: Default.`,
        });
      }
    }
  },
};

/** The cluster DNS and its upstreams, unless they mean to ask it. Where the role is a guess, only what the file leads back. */
function concerns(view: ClusterView, server: DnsServer, serving: readonly DnsServer[], known: boolean): boolean {
  const steps = server.config.blocks.flatMap((block) => block.steps);
  if (!steps.some((step) => step.kind === 'forward')) return false;
  if (serving.includes(server)) return known || server.name.startsWith('kube-system/') || readsResolverFile(server);
  // Without a known cluster DNS any reader of the file may be it.
  if (serving.length === 0) return mayBeClusterDns(server) && readsResolverFile(server);
  const own = new Set(view.cluster.published.filter((one) => leadsTo(one, server)).map((one) => one.address));
  return serving.some((one) =>
    [...one.upstreams].some(([step, upstreams]) =>
      upstreams.some(
        (upstream) =>
          upstream.kind === 'known' && own.has(upstream.address) && !endsThere(view, upstream.address, step.from),
      ),
    ),
  );
}

/** Elsewhere a CoreDNS may well need the cluster DNS. */
function isWhereInstallersPutIt({ name, ownerWrites }: Pick<DnsServer, 'name' | 'ownerWrites'>): boolean {
  return ownerWrites === true || /^(?:kube-system|default|coredns)\//.test(name);
}

/** A CoreDNS for Ingresses or etcd runs beside the cluster DNS. */
function isSecond({ config }: DnsServer): boolean {
  return config.blocks.some(({ steps }) =>
    steps.some((step) => step.kind === 'answer' && (step.plugin === 'k8s_gateway' || step.plugin === 'etcd')),
  );
}

function mayBeClusterDns(server: DnsServer): boolean {
  return server.software !== 'coredns' || (isWhereInstallersPutIt(server) && !isSecond(server));
}

interface ServingDns {
  /** Whether something answers at the cluster DNS address. */
  readonly known: boolean;
  readonly serving: readonly DnsServer[];
}

/** Behind the cluster DNS address; without one, servers that answer for Services. */
function servingIn({ cluster: { servers, published, clusterDns } }: ClusterView): ServingDns {
  const behind = published.filter((one) => clusterDns.includes(one.address));
  if (!behind.some((one) => one.targets.some((target) => target.kind === 'server'))) {
    const serving = servers.filter((server) => answersForServices(server) && mayBeClusterDns(server));
    return { known: false, serving };
  }
  // An assumed address makes the role as uncertain.
  const serving = servers.filter((server) =>
    behind.some((one) => leadsTo(one, server) && (one.assumption === undefined || mayBeClusterDns(server))),
  );
  return { known: true, serving };
}

function leadsTo(published: PublishedAddress, server: DnsServer): boolean {
  return published.targets.some((target) => target.kind === 'server' && target.server === server.id);
}
