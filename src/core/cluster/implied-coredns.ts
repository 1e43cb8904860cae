/** An installer's CoreDNS that no file shows, as a link between servers that files show. */
import type { Fact } from '../facts/fact.ts';
import { answersForServices, type DnsServer } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { makeServer } from './coredns-servers.ts';
import { profilesOf } from './default-addresses.ts';
import { isOneOfSeveral } from './pool.ts';
import { NEWEST_COREDNS } from './versions.ts';

/** Empty where files show one, several or no installers are stated, or nothing could ask it. */
export function impliedServers(known: readonly DnsServer[], context: ClusterContext): readonly DnsServer[] {
  const { pools } = context;
  const { domain, provisioners, all } = context.facts;
  const [only, ...others] = profilesOf(provisioners).values();
  const coreDns = only?.profile.coreDns;
  if (only === undefined || coreDns === undefined || others.length > 0 || !/^[\w.-]{1,253}$/.test(domain)) return [];
  if (all.some(showsClusterDns) || known.some(servesCluster)) return [];
  if (!known.some((server) => server.upstreams.size > 0)) return [];
  const version = context.input.settings?.corednsVersion;
  const text = context.readers.stockCorefile(domain, coreDns.guard, only.at);
  const name = 'kube-system/Deployment/coredns';
  const made: DnsServer[] = [];
  const variants = new Set<string>();
  for (const pool of pools) {
    const view = context.inherited(pool);
    const signature = JSON.stringify([view.nameservers.map((one) => one.address), view.unknown?.because]);
    if (variants.has(signature)) continue;
    variants.add(signature);
    const id = isOneOfSeveral(pool, pools) ? `${name} on ${pool.name}` : name;
    const server = makeServer(
      {
        id,
        name,
        network: `pod:${id}`,
        pool: pool.name,
        found: {
          text,
          software: 'coredns',
          claims: [],
          version: version?.value ?? NEWEST_COREDNS,
          assumption: `the cluster runs the CoreDNS that ${only.profile.title} installs, which forwards the rest to the nodes' resolver file`,
          context: {
            version: version?.value ?? NEWEST_COREDNS,
            build: 'coredns',
            env: new Map(),
            envKnown: true,
            port: 53,
            path: '/etc/coredns/Corefile',
            files: new Map(),
            isAbsent: () => true,
          },
        },
        resolver: view,
        at: only.at,
      },
      context,
    );
    made.push({ ...server, implied: true });
  }
  return made;
}

function showsClusterDns(fact: Fact): boolean {
  return (
    (fact.kind === 'network' && fact.dnsOff === true) ||
    (fact.kind === 'workload' && fact.namespace === 'kube-system' && /^kube-dns|coredns/.test(fact.name)) ||
    (fact.kind === 'config-map' && fact.namespace === 'kube-system' && fact.name === 'coredns')
  );
}

function servesCluster(server: DnsServer): boolean {
  return server.software === 'coredns' && (server.name.startsWith('kube-system/') || answersForServices(server));
}
