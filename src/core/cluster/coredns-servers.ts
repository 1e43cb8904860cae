/** Servers that read a Corefile: of a workload, a ConfigMap alone, a bare file. */

import { POD_ADDRESS } from '../dns/endpoint.ts';
import { below, type DomainName } from '../dns/name.ts';
import type { ConfigTextFact } from '../facts/config-text.ts';
import type { ConfigMapFact, ServiceFact } from '../facts/objects.ts';
import type { ServerBlock, ServerConfig } from '../facts/server-config.ts';
import type { AnswerRule, ForwardStep, NamePattern, Step } from '../facts/steps.ts';
import { beyondLimit } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import type { Reading } from '../text/notice.ts';
import { oncePer } from '../text/once.ts';
import type { SourceText } from '../text/source-text.ts';
import type { DnsServer, Refused, ResolvedUpstream, ResolverView } from './cluster.ts';
import { type ClusterContext, firstPool } from './context.ts';
import type { FoundCorefile } from './found-corefile.ts';
import { type KnownHosts, NO_HOSTS } from './known-hosts.ts';
import { differingBlocks, newestTaking, olderRefusing } from './stated-version.ts';
import { resolveUpstreams, UNSTATED_ON_HOST } from './upstreams.ts';
import { NEWEST_COREDNS, NODE_CACHE_COREDNS } from './versions.ts';

export interface ServerPlace
  extends Pick<DnsServer, 'id' | 'name' | 'workload' | 'network' | 'pool' | 'networks' | 'routes' | 'bridges' | 'at'>,
    Pick<DnsServer, 'containerEngine' | 'clusterPath'> {}

interface MadeOf extends ServerPlace {
  readonly found: FoundCorefile;
  readonly resolver: ResolverView | ((path: string) => ResolverView);
  readonly hosts?: KnownHosts;
}

export function makeServer(one: MadeOf, context: ClusterContext): DnsServer {
  const { found } = one;
  const { reading, version, refused, differing = [] } = readAsStarted(found, context);
  for (const notice of reading.notices) context.addNotice(notice);
  for (const text of reading.value.imported ?? []) context.claimedTexts.add(text);
  const read = withExternalNames(withAdded(reading.value, found.added ?? []), context.facts.externalNames);
  const errors = read.errors.map((one) => ({ ...one, message: one.message.replaceAll(POD_ADDRESS, 'its pod') }));
  const config = { ...read, errors: found.refused === undefined ? errors : [found.refused, ...errors] };
  const binds =
    found.software === 'node-cache' && one.network.startsWith('node:')
      ? config.blocks.flatMap((block) =>
          block.bind.flatMap((bind) => (bind.value.kind === 'address' ? [bind.value.address] : [])),
        )
      : [];
  const claims = [
    ...new Set([...found.claims, ...binds.filter((address) => !/^(0\.0\.0\.0|::|127\.|::1)/.test(address))]),
  ];
  const { id, name, workload, network, networks, routes, bridges, pool, containerEngine, clusterPath, at } = one;
  const { software, versionAt, hasOpenTag, assumption } = found;
  const server = {
    ...{ id, name, software, network, version, config, claims, at },
    ...defined({
      workload,
      networks,
      routes,
      bridges,
      pool,
      versionAt,
      hasOpenTag,
      refused,
      assumption,
      containerEngine,
      clusterPath,
    }),
    upstreams: resolveUpstreams(config, {
      resolver: one.resolver,
      version,
      assumed: assumption === undefined ? [] : [assumption],
      files: found.context.files,
      filledFrom: found.filledFrom ?? new Map(),
      hosts: one.hosts ?? NO_HOSTS,
      context,
    }),
  };
  return releaseDependent(server, differing);
}

const UNTRIED =
  'only the oldest release was tried of those before the newest, which refuses this Corefile: Corefiles that the newest refuses have too many words together';

/** Without a stated version: an older release may take a text that the newest refuses, and the reverse. */
function readAsStarted(
  found: FoundCorefile,
  context: ClusterContext,
): {
  readonly reading: Reading<ServerConfig>;
  readonly version: string;
  readonly refused?: Refused;
  /** Other releases make something else of them. */
  readonly differing?: readonly ServerBlock[];
} {
  const read = oncePer((version: string) => context.readers.corefile(found.text, { ...found.context, version }));
  const reading = read(found.version);
  const [error] = reading.value.errors;
  const asSaid = { reading, version: found.version };
  if (found.versionAt !== undefined) return asSaid;
  const size = reading.value.size ?? found.text.text.length;
  if (error === undefined) {
    const differing = differingBlocks(size, reading.value, read);
    return { ...asSaid, differing, ...defined({ refused: olderRefusing(size, found.version, read) }) };
  }
  if (found.software !== 'coredns') return asSaid;
  const { budget } = context.input;
  const untried = budget?.refused('retries');
  const taking = newestTaking(size, read, error, budget);
  if (budget?.refused('retries') !== untried) context.addNotice(beyondLimit('retries', UNTRIED, error.at));
  return taking ?? asSaid;
}

function releaseDependent(server: DnsServer, differing: readonly ServerBlock[]): DnsServer {
  const { refused, version, upstreams, config } = server;
  if (differing.length > 0) {
    const holds = `CoreDNS is ${version}, or routes as that does`;
    const own = new Set<unknown>(differing.flatMap(({ steps }) => steps));
    const among = new Map([...upstreams].filter(([step]) => own.has(step)));
    const blocks = new Set(config.blocks.filter(({ steps }) => steps.some((step) => own.has(step))));
    const provided = [{ holds, blocks }];
    return { ...server, provided, upstreams: new Map([...upstreams, ...assuming(among, holds)]) };
  }
  if (refused?.which !== 'since') return server;
  return asFarAsKnown(server, `CoreDNS is older than ${refused.release}, which does not start with this Corefile`);
}

function assuming(
  upstreams: ReadonlyMap<ForwardStep, readonly ResolvedUpstream[]>,
  assumes: string,
): ReadonlyMap<ForwardStep, readonly ResolvedUpstream[]> {
  return new Map(
    [...upstreams].map(([step, list]) => [
      step,
      list.map((one) => ({ ...one, assumptions: [...(one.assumptions ?? []), assumes] })),
    ]),
  );
}

export function asFarAsKnown(server: DnsServer, assumption: string | undefined): DnsServer {
  if (assumption === undefined) return server;
  const { provided = [], upstreams } = server;
  return { ...server, provided: [...provided, { holds: assumption }], upstreams: assuming(upstreams, assumption) };
}

export function corefileAlone(
  text: SourceText,
  known: {
    readonly files: ReadonlyMap<string, SourceText>;
    readonly path?: string;
    readonly assumption?: string;
    readonly isNodeCache?: boolean;
    /** Of no cluster, as far as is known. */
    readonly isBare?: boolean;
    readonly isAbsent?: () => boolean;
  },
  context: ClusterContext,
): FoundCorefile {
  const ofCluster = known.isBare === true ? context.versionElsewhere : context.coreDnsVersion;
  const stated = context.input.settings?.corednsVersion ?? ofCluster;
  const software = known.isNodeCache === true ? 'node-cache' : 'coredns';
  const version = software === 'node-cache' ? NODE_CACHE_COREDNS : (stated?.value ?? NEWEST_COREDNS);
  const { files, path = '/etc/coredns/Corefile', assumption, isAbsent = () => false } = known;
  return {
    text,
    software,
    claims: [],
    version,
    ...defined({ versionAt: stated?.at, assumption }),
    context: { version, build: software, env: new Map(), envKnown: false, port: 53, path, files, isAbsent },
  };
}

/** A ConfigMap's Corefile without workload: the platform's CoreDNS or node cache. */
export function assumedServer(
  map: ConfigMapFact,
  entry: ConfigMapFact['data'][number],
  times: number,
  context: ClusterContext,
): DnsServer {
  const isNodeCache = /__PILLAR__/.test(entry.text.text) || /node-?local-?dns/i.test(map.name);
  const pool = firstPool(context);
  const name = `${map.namespace}/${map.secret === true ? 'Secret' : 'ConfigMap'}/${map.name}`;
  const id = times === 1 ? name : `${name}#${times}`;
  const runs = isNodeCache ? "node-cache in the node's network" : 'in its own pod network';
  const assumption = `the workload that uses ConfigMap ${map.namespace}/${map.name} runs ${runs} with dnsPolicy Default`;
  const files = new Map([
    ...map.data.map((one) => [`/etc/coredns/${one.key}`, one.text] as const),
    ...customBeside(map, context),
  ]);
  return makeServer(
    {
      id,
      name,
      network: isNodeCache ? `node:${pool.name}` : `pod:${id}`,
      pool: pool.name,
      found: corefileAlone(entry.text, { files, assumption, isNodeCache }, context),
      resolver: context.inherited(pool),
      ...defined({ clusterPath: map.clusterPath }),
      at: map.at,
    },
    context,
  );
}

/** `import custom/*.server` reads ConfigMap coredns-custom of the namespace. */
function customBeside(map: ConfigMapFact, context: ClusterContext): readonly (readonly [string, SourceText])[] {
  const custom = context.mapsNamed.get(`${map.namespace}/coredns-custom`);
  if (custom === undefined) return [];
  return custom.data.map((entry) => [`/etc/coredns/custom/${entry.key}`, entry.text] as const);
}

/** `path`: the Corefile's place in the repository or on the mirrored machine; `machine`: of several that one file comes to. */
export function bareServer(
  text: ConfigTextFact,
  place: { readonly path: string; readonly files: ReadonlyMap<string, SourceText>; readonly machine: number },
  context: ClusterContext,
): DnsServer {
  const id = place.machine === 0 ? text.path : `${text.path} ${place.machine}`;
  const found = corefileAlone(text.text, { ...place, isBare: true }, context);
  const own = { id, name: text.path, network: `host:${id}` };
  const server = makeServer({ ...own, found, resolver: UNSTATED_ON_HOST, at: text.at }, context);
  return asFarAsKnown({ ...server, bare: true }, text.assumes);
}

/** CoreDNS refuses an added block whose zone is served already (core/dnsserver/register.go). */
function withAdded(config: ServerConfig, added: readonly ServerBlock[]): ServerConfig {
  if (added.length === 0) return config;
  const places = (block: ServerBlock): string[] =>
    block.keys.flatMap((key) =>
      (block.bind.length === 0 ? ['*'] : block.bind.map((bind) => JSON.stringify(bind.value))).map(
        (bind) => `${key.transport}|${key.zone}|${key.port}|${bind}`,
      ),
    );
  const taken = new Set(config.blocks.flatMap(places));
  const errors = [...config.errors];
  for (const block of added) {
    const key = block.keys[0];
    if (key !== undefined && places(block).some((place) => taken.has(place)))
      errors.push({
        message: `cannot serve dns://${key.zone}:${key.port} - it is already defined: node-cache adds a server block for this stub domain`,
        at: block.at,
      });
    for (const place of places(block)) taken.add(place);
  }
  return { ...config, blocks: [...config.blocks, ...added], errors };
}

/** With more, every Service of the zones may be an alias. */
const MAX_ALIASES = 64;

export function withExternalNames(config: ServerConfig, external: readonly ServiceFact[]): ServerConfig {
  if (external.length === 0) return config;
  const blocks = config.blocks.map((block) => ({
    ...block,
    steps: block.steps.map((step) => withAliases(step, external)),
  }));
  return { ...config, blocks };
}

function withAliases(step: Step, external: readonly ServiceFact[]): Step {
  if (step.kind !== 'answer' || step.plugin !== 'kubernetes') return step;
  const zones = step.rules.flatMap(({ names, effect }) =>
    effect === 'answer' && names.kind === 'within' ? names.zones.filter((zone) => !zone.endsWith('.arpa.')) : [],
  );
  if (zones.length === 0) return step;
  const alias: AnswerRule = {
    names: namesIn(zones, external),
    notTypes: ['AXFR', 'IXFR'],
    effect: 'answer',
    alias: 'all',
    at: step.at,
  };
  return { ...step, rules: [alias, ...step.rules] };
}

function namesIn(zones: readonly DomainName[], external: readonly ServiceFact[]): NamePattern {
  if (zones.length * external.length > MAX_ALIASES)
    return { kind: 'within', zones: zones.map((zone) => below('svc', zone)) };
  const names = external.flatMap(({ name, namespace }) =>
    zones.map((zone) => below(`${name}.${namespace}.svc`.toLowerCase(), zone)),
  );
  return { kind: 'exactly', names };
}
