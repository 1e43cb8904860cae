/** `coredns-custom`, imported into an unseen Corefile (k3s manifests/coredns.yaml, AKS "Customize CoreDNS"). */

import type { ConfigMapFact, Step } from '../facts/fact.ts';
import type { BranchTaken } from '../text/assumption.ts';
import { notModelled } from '../text/notice.ts';
import { baseName } from '../text/paths.ts';
import { type SourceText, synthetic } from '../text/source-text.ts';
import type { DnsServer } from './cluster.ts';
import { type ClusterContext, firstPool } from './context.ts';
import { corefileAlone, makeServer } from './coredns-servers.ts';
import { profilesOf } from './default-addresses.ts';

const DIRECTORY = '/etc/coredns/custom';
/** Lists k3s' nodes (manifests/coredns.yaml): no names that are routed. */
const NODE_HOSTS = '/etc/coredns/NodeHosts';
const IMPORTED = /\.(server|override|include)$/;

export function isCustomMap(map: ConfigMapFact): boolean {
  return map.name === 'coredns-custom';
}

function customFiles(map: ConfigMapFact): ReadonlyMap<string, SourceText> {
  return new Map(map.data.map((entry) => [`${DIRECTORY}/${entry.key}`, entry.text]));
}

type Base = 'gardener' | 'k3s' | 'other';

function baseCorefile(map: ConfigMapFact, base: Base): string {
  const before = base !== 'other';
  const overrides = map.data.some((entry) => entry.key.endsWith('.include')) ? ['override', 'include'] : ['override'];
  const imports = overrides.map((suffix) => `    import custom/*.${suffix}\n`).join('');
  const hosts = `    hosts /etc/coredns/NodeHosts {
      ttl 60
      fallthrough
    }
`;
  return `.:${base === 'gardener' ? 8053 : 53} {
    errors
    health
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
      pods insecure
      fallthrough in-addr.arpa ip6.arpa
    }
${base === 'k3s' ? hosts : ''}    prometheus :9153
${before ? imports : ''}    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
${before ? '' : imports}}
import custom/*.server
`;
}

export function addIgnoredNotices(map: ConfigMapFact, context: ClusterContext): void {
  const named = namesIn(map);
  for (const entry of map.data)
    if (!IMPORTED.test(entry.key) && !named.has(entry.key))
      context.addNotice(
        notModelled(
          `\`${entry.key}\` ends neither in .server nor in .override: the platforms that are known import nothing else`,
          entry.at,
        ),
      );
}

/** Base names of files that imported pieces name: zone files are not imported themselves. */
function namesIn(map: ConfigMapFact): ReadonlySet<string> {
  const names = new Set<string>();
  for (const entry of map.data) {
    if (!IMPORTED.test(entry.key)) continue;
    for (const word of entry.text.text.split(/\s+/)) names.add(baseName(word));
  }
  return names;
}

/** The platform's CoreDNS, as far as this ConfigMap shows it; undefined: it is not imported. */
export function customServer(map: ConfigMapFact, context: ClusterContext): DnsServer | undefined {
  if (!map.data.some((entry) => IMPORTED.test(entry.key))) return undefined;
  const pool = firstPool(context);
  const platforms = [...profilesOf(context.facts.provisioners).keys()];
  const gardener = map.data.some((entry) => entry.key.endsWith('.server') && /^[^#\n]*:8053\b/m.test(entry.text.text));
  const isK3s = platforms.length === 1 && platforms[0] === 'k3s';
  const name = `${map.namespace}/ConfigMap/${map.name}`;
  const base = gardener ? 'gardener' : isK3s ? 'k3s' : 'other';
  const files = new Map([...customFiles(map), [NODE_HOSTS, synthetic(map.at, '')]]);
  const assumption = `the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap ${map.namespace}/${map.name}`;
  const text = synthetic(map.at, baseCorefile(map, base));
  const server = makeServer(
    {
      id: name,
      name,
      network: `pod:${name}`,
      pool: pool.name,
      found: corefileAlone(text, { files, assumption, isAbsent: () => true }, context),
      resolver: context.inherited(pool),
      at: map.at,
    },
    context,
  );
  return base === 'other' ? server : inEitherOrder(server, base);
}

/** Since when overrides are imported before the own forward (k3s-io/k3s#12980, gardener/gardener#11526). */
const IMPORTING_FIRST = {
  k3s: { name: 'k3s', since: 'October 2025' },
  gardener: { name: 'Gardener', since: 'March 2025' },
} as const;

/** Before forwards of overrides the platform's own, which older releases have there. */
function inEitherOrder(server: DnsServer, platform: keyof typeof IMPORTING_FIRST): DnsServer {
  const [block, ...others] = server.config.blocks;
  const isForward = (step: Step) => step.kind === 'forward';
  const first = block?.steps.findIndex(isForward) ?? -1;
  const own = block?.steps.findLast(isForward);
  if (block === undefined || own === undefined || block.steps[first] === own) return server;
  const { file, span } = own.at;
  const { name, since } = IMPORTING_FIRST[platform];
  const subject = `${name} forwards before it imports overrides, as until ${since}`;
  const otherwise = `${name} imports overrides before its own forward, as since ${since}`;
  const older: BranchTaken = {
    ...{ kind: 'condition', file: file.path, line: 1, scope: '', holds: true },
    ...{ subject, words: subject, otherwise },
  };
  const conditions = [{ start: span.start, end: span.end + 1, assumes: [older], around: -1 }];
  const early = { ...own, at: { file: { ...file, conditions }, span } };
  const blocks = [{ ...block, steps: block.steps.toSpliced(first, 0, early) }, ...others];
  const upstreams = new Map(server.upstreams).set(early, server.upstreams.get(own) ?? []);
  return { ...server, config: { ...server.config, blocks }, upstreams };
}
