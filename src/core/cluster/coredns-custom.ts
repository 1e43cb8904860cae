/** `coredns-custom`, imported into an unseen Corefile: as by AKS ("Customize CoreDNS"), or as the platform's profile says. */

import { nthAddress } from '../dns/endpoint.ts';
import type { ConfigMapFact } from '../facts/objects.ts';
import type { Step } from '../facts/steps.ts';
import type { BranchTaken } from '../text/assumption.ts';
import { dependingOn } from '../text/conditions.ts';
import { notModelled } from '../text/notice.ts';
import { baseName } from '../text/paths.ts';
import { type SourceText, synthetic } from '../text/source-text.ts';
import type { DnsServer } from './cluster.ts';
import { type ClusterContext, firstPool } from './context.ts';
import { corefileAlone, makeServer } from './coredns-servers.ts';
import { profilesOf } from './default-addresses.ts';
import { PROVISIONERS, type ProvisionerProfile } from './node-profiles.ts';

const DIRECTORY = '/etc/coredns/custom';
/** They list nodes: no names that are routed. */
const NODE_HOSTS = PROVISIONERS.flatMap(({ customImports }) => customImports?.hosts ?? []);
const IMPORTED = /\.(server|override|include)$/;

export function isCustomMap(map: ConfigMapFact): boolean {
  return map.name === 'coredns-custom';
}

function customFiles(map: ConfigMapFact): ReadonlyMap<string, SourceText> {
  return new Map(map.data.map((entry) => [`${DIRECTORY}/${entry.key}`, entry.text]));
}

interface Importing {
  readonly title: string;
  readonly imports: NonNullable<ProvisionerProfile['customImports']>;
}

/** By the port of its own, else as the only platform that is stated; without any, by what an override forwards to. */
function importingPlatform(map: ConfigMapFact, { facts }: ClusterContext): Importing | undefined {
  const stated = [...profilesOf(facts.provisioners).values()].map(({ profile }) => profile);
  const servers = map.data.filter(({ key }) => key.endsWith('.server'));
  const found =
    PROVISIONERS.find(
      ({ customImports: { port } = {} }) =>
        port !== undefined && servers.some(({ text }) => new RegExp(`^[^#\\n]*:${port}\\b`, 'm').test(text.text)),
    ) ??
    stated.find(({ customImports }) => stated.length === 1 && customImports?.port === undefined) ??
    (stated.length === 0 ? platformMeant(map) : undefined);
  return found?.customImports === undefined ? undefined : { title: found.title, imports: found.customImports };
}

const FORWARDS = /^[ \t]*forward[ \t]+\S+[ \t]+([^\n{]*)/gm;
const LOOPBACK = /^(?:127\.|\[?::1\b)/;

/** One whose own cluster DNS an override names as an upstream, or that would forward to itself by it. */
function platformMeant(map: ConfigMapFact): ProvisionerProfile | undefined {
  const overrides = map.data.flatMap(({ key, text }) => (key.endsWith('.override') ? text.text : []));
  const upstreams = overrides
    .flatMap((text) => [...text.matchAll(FORWARDS)].flatMap(([, words = '']) => words.split(/\s+/)))
    .map((word) => word.replace(/^\w+:\/\//, ''));
  return PROVISIONERS.find(({ customImports, clusterDns }) => {
    if (customImports === undefined || customImports.port !== undefined) return false;
    const own = clusterDns?.serviceSubnets.flatMap((subnet) => nthAddress(subnet, clusterDns.nth) ?? []) ?? [];
    return upstreams.some((word) => LOOPBACK.test(word) || own.includes(word.replace(/:\d+$/, '')));
  });
}

function baseCorefile(map: ConfigMapFact, platform: Importing | undefined): string {
  const before = platform !== undefined;
  const { port = 53, hosts: file } = platform?.imports ?? {};
  const overrides = map.data.some((entry) => entry.key.endsWith('.include')) ? ['override', 'include'] : ['override'];
  const imports = overrides.map((suffix) => `    import custom/*.${suffix}\n`).join('');
  const hosts = `    hosts ${file} {
      ttl 60
      fallthrough
    }
`;
  return `.:${port} {
    errors
    health
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
      pods insecure
      fallthrough in-addr.arpa ip6.arpa
    }
${file === undefined ? '' : hosts}    prometheus :9153
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
  const platform = importingPlatform(map, context);
  const name = `${map.namespace}/ConfigMap/${map.name}`;
  const files = new Map([...customFiles(map), ...NODE_HOSTS.map((path) => [path, synthetic(map.at, '')] as const)]);
  const assumption = `the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap ${map.namespace}/${map.name}`;
  const text = synthetic(map.at, baseCorefile(map, platform));
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
  return platform === undefined ? server : inEitherOrder(server, platform);
}

/** Before forwards of overrides the platform's own, which older releases have there. */
function inEitherOrder(server: DnsServer, { title, imports: { firstSince } }: Importing): DnsServer {
  const [block, ...others] = server.config.blocks;
  const isForward = (step: Step) => step.kind === 'forward';
  const first = block?.steps.findIndex(isForward) ?? -1;
  const own = block?.steps.findLast(isForward);
  if (block === undefined || own === undefined || block.steps[first] === own) return server;
  const { file } = own.at;
  const subject = `${title} forwards before it imports overrides, as until ${firstSince}`;
  const otherwise = `${title} imports overrides before its own forward, as since ${firstSince}`;
  const older: BranchTaken = {
    ...{ kind: 'condition', file: file.path, line: 1, scope: '', holds: true },
    ...{ subject, words: subject, otherwise },
  };
  const early = { ...own, at: { ...own.at, file: dependingOn(own.at, [older]) } };
  const blocks = [{ ...block, steps: block.steps.toSpliced(first, 0, early) }, ...others];
  const upstreams = new Map(server.upstreams).set(early, server.upstreams.get(own) ?? []);
  return { ...server, config: { ...server.config, blocks }, upstreams };
}
