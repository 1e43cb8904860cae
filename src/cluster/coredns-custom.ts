/**
 * `coredns-custom`: what managed platforms import into a Corefile that is theirs and not in the repository.
 * AKS and k3s import `*.override` at the end of `.:53` and `*.server` behind it (k3s manifests/coredns.yaml, AKS "Customize
 * CoreDNS"); Gardener imports overrides before its forward, and serves on port 8053; Outscale calls overrides `*.include`.
 */
import type { ConfigMapFact } from '../fact.ts';
import { type SourceText, standsFor } from '../text/source-text.ts';
import type { DnsServer, ResolverView } from './cluster.ts';
import { makeServer, type Setup } from './coredns-servers.ts';
import type { Pool } from './resolver-files.ts';
import { NEWEST_COREDNS } from './versions.ts';

const DIRECTORY = '/etc/coredns/custom';
const IMPORTED = /\.(server|override|include)$/;

export function isCustomMap(map: ConfigMapFact): boolean {
  return map.name === 'coredns-custom';
}

/** The files that a Corefile with `import custom/*.server` finds. */
export function customFiles(map: ConfigMapFact): ReadonlyMap<string, SourceText> {
  return new Map(map.data.map((entry) => [`${DIRECTORY}/${entry.key}`, entry.text]));
}

function baseCorefile(map: ConfigMapFact, gardener: boolean): string {
  const overrides = map.data.some((entry) => entry.key.endsWith('.include')) ? ['override', 'include'] : ['override'];
  const imports = overrides.map((suffix) => `    import custom/*.${suffix}\n`).join('');
  return `.:${gardener ? 8053 : 53} {
    errors
    health
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
      pods insecure
      fallthrough in-addr.arpa ip6.arpa
    }
    prometheus :9153
${gardener ? imports : ''}    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
${gardener ? '' : imports}}
import custom/*.server
`;
}

/** The platform's CoreDNS, as far as the ConfigMap that it imports tells; undefined when nothing of it is imported. */
export function customServer(
  map: ConfigMapFact,
  pools: readonly Pool[],
  inherited: ReadonlyMap<string, ResolverView>,
  setup: Setup,
): DnsServer | undefined {
  for (const entry of map.data)
    if (!IMPORTED.test(entry.key))
      setup.remark({
        kind: 'not-modelled',
        message: `\`${entry.key}\` ends neither in .server nor in .override: the platforms that are known import nothing else`,
        at: entry.at,
      });
  if (!map.data.some((entry) => IMPORTED.test(entry.key))) return undefined;
  const pool = pools[0] as Pool;
  const gardener = map.data.some((entry) => entry.key.endsWith('.server') && /^[^#\n]*:8053\b/m.test(entry.text.text));
  const name = `${map.namespace}/ConfigMap/${map.name}`;
  const version = setup.input.settings?.corednsVersion;
  return makeServer(
    {
      id: name,
      name,
      network: `pod:${name}`,
      pool: pool.name,
      found: {
        text: standsFor(map.at, baseCorefile(map, gardener)),
        software: 'coredns',
        claims: [],
        version: version?.value ?? NEWEST_COREDNS,
        ...(version === undefined ? {} : { versionAt: version.at }),
        assumption: `the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap ${map.namespace}/${map.name}`,
        context: {
          version: version?.value ?? NEWEST_COREDNS,
          build: 'coredns',
          env: new Map(),
          envKnown: false,
          port: 53,
          path: '/etc/coredns/Corefile',
          files: customFiles(map),
          filesComplete: true,
        },
      },
      resolver: inherited.get(pool.name) as ResolverView,
      at: map.at,
    },
    setup,
  );
}
