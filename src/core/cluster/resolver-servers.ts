/** Resolvers other than CoreDNS on nodes, declared, or known by behaviour. */

import { parseAddress, splitPort } from '../dns/endpoint.ts';
import { absolute, ROOT } from '../dns/name.ts';
import { plainBlock, plainForward } from '../facts/plain-server.ts';
import type { Daemon } from '../facts/readers.ts';
import type { ResolverFact } from '../facts/resolver.ts';
import type { ServerBlock, ServerConfig } from '../facts/server-config.ts';
import type { ForwardStep, Step } from '../facts/steps.ts';
import { addAll } from '../text/append.ts';
import { defined } from '../text/defined.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import { type DnsServer, plainUpstream, type ResolvedUpstream, type ResolverView } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { asFarAsKnown } from './coredns-servers.ts';
import type { ClusterInput } from './input.ts';
import { networkPlugin } from './node-network.ts';
import { STUB_ADDRESS } from './node-profiles.ts';
import { assumptionsAt, keptNames, resolvedRuns, stubListens } from './node-resolved.ts';
import { nodeResolverFile } from './node-resolver-file.ts';
import type { NodeFile, Pool } from './pool.ts';
import type { SharedPools } from './shared-pools.ts';
import { boundAddresses, nameOn, networkOf, startedServers } from './started-servers.ts';
import { outsidePods, resolveUpstreams } from './upstreams.ts';

export function nodeServers(pool: Pool, context: ClusterContext): DnsServer[] {
  const { readers, machineNotices: notices } = context;
  const { anchor } = context.facts;
  const out: DnsServer[] = [];
  const network = networkOf(pool);
  const resolved = resolvedServer(pool, context.shared.resolved, anchor);
  if (resolved !== undefined) out.push(resolved);
  const at = pool.osAt ?? pool.provisionerAt ?? anchor;
  const fileOf = (path: string): ResolverView =>
    nodeResolverFile({ pool, readers, notices }, path, { via: [], anchor: at });
  for (const server of startedServers(pool, network, fileOf, context)) out.push(server);
  // What starts the others is written there, or follows from its network.
  if (pool.files.size === 0 && pool.network.length === 0) return out;
  const beside = new Map([...pool.files].map(([path, { text }]) => [path, text]));
  for (const daemon of readers.daemons) {
    const { program: software, mainFile } = daemon;
    const usual = filesAt(pool, daemon.usualFiles);
    const main = mainFile === undefined ? [] : usual.filter(([path]) => mainFile.test(path));
    const files = main.length > 0 ? main : usual;
    const texts = files.map(([, file]) => file.text);
    const started = managedTexts(pool, daemon);
    if (started !== undefined) addAll(texts, started.texts);
    const first = files[0]?.[1].at ?? started?.at;
    if (first === undefined || pool.off.has(software) || out.some((one) => one.software === software)) continue;
    const reading = daemon.read(texts, beside);
    addAll(notices, reading.notices);
    const server: DnsServer = {
      id: `${software} on ${pool.name}`,
      name: nameOn(pool, software),
      software,
      network,
      pool: pool.name,
      version: '',
      config: reading.value,
      upstreams: resolveUpstreams(reading.value, outsidePods(fileOf)),
      claims: boundAddresses(reading.value),
      ...defined({ startsWithoutAddresses: daemon.startsWithoutAddresses }),
      at: first,
    };
    out.push(asFarAsKnown(server, files.find(([, { assumes }]) => assumes !== undefined)?.[1].assumes));
  }
  return out;
}

function filesAt(pool: Pool, paths: RegExp): readonly (readonly [path: string, file: NodeFile])[] {
  return [...pool.files.entries()].filter(([path]) => paths.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Started by the manager of the network, which also gives it the servers. */
function managedTexts(
  pool: Pool,
  { program, managed }: Daemon,
): { readonly texts: readonly SourceText[]; readonly at: Location } | undefined {
  const plugin = networkPlugin(pool)?.plugin;
  const configuration = managed?.configuration;
  if (configuration === undefined || plugin?.value !== program) return undefined;
  const nameservers = pool.network.flatMap((fact) => fact.nameservers);
  const isWhole = nameservers.length > 0 && pool.network.every((fact) => !/after|before/.test(fact.dhcp));
  const text = configuration.text({ nameservers, isWhole, at: plugin.at });
  return { texts: [text, ...filesAt(pool, configuration.files).map(([, file]) => file.text)], at: plugin.at };
}

/** resolved-dns-stub.c dns_stub_process_query refuses what asks for no recursion. */
const RESOLVED = { merges: true, givesUp: 'perhaps', unlessRecursive: 'REFUSED' } as const;

export function resolvedServer(pool: Pool, viewOf: SharedPools['resolved'], anchor: Location): DnsServer | undefined {
  if (!resolvedRuns(pool)) return undefined;
  const at = pool.resolved?.at ?? pool.osAt ?? pool.provisionerAt ?? anchor;
  const extra = (pool.resolved?.stubListenerExtra ?? []).flatMap((one) => extraListener(one) ?? []);
  const listeners = [
    ...(stubListens(pool) ? STUB_LISTENERS.map((address) => ({ address, port: 53, at })) : []),
    ...extra,
  ];
  if (listeners.length === 0) return undefined;
  const view = viewOf(pool);
  const forwards = view.routes
    .filter((route) => route.to.length > 0)
    .map((route) => ({
      zone: route.zone,
      to: route.to,
      // Scopes at once, a scope's servers one after the other.
      policy: route.atOnce ? ('parallel' as const) : ('sequential' as const),
      at: route.to[0]?.at ?? at,
    }));
  if (!forwards.some((one) => one.zone === ROOT)) forwards.push({ zone: ROOT, to: [], policy: 'sequential', at });
  const ports = [...new Set(listeners.map((one) => one.port))];
  const blocks = ports.map((port): ServerBlock => {
    const addresses = listeners.filter((one) => one.port === port).map((one) => one.address);
    const block = simpleBlock(addresses, forwards, at, RESOLVED);
    const keys = block.keys.map((key) => ({ ...key, port }));
    return { ...block, keys, steps: [...unreadIn(pool), keptNames(pool, at), ...block.steps] };
  });
  const config: ServerConfig = { blocks, errors: [], at };
  const network: ResolvedUpstream = {
    kind: 'unknown',
    because: 'the resolvers that the nodes get from their network',
    outside: true,
    at,
    via: [],
  };
  const upstreams = new Map<ForwardStep, readonly ResolvedUpstream[]>();
  for (const step of blocks.flatMap((block) => block.steps)) {
    if (step.kind !== 'forward') continue;
    const known = step.to.flatMap((one): ResolvedUpstream[] => {
      if (one.value.kind !== 'endpoint') return [];
      const { address, port } = one.value;
      return [plainUpstream(address, port, { at: one.at, assumptions: assumptionsAt(pool, one.at) })];
    });
    const more = known.length === 0 || (view.outside && step.from === ROOT) ? [network] : [];
    upstreams.set(step, [...known, ...more]);
  }
  return {
    id: `systemd-resolved on ${pool.name}`,
    name: nameOn(pool, 'systemd-resolved'),
    software: 'systemd-resolved',
    network: networkOf(pool),
    pool: pool.name,
    version: '',
    config,
    upstreams,
    claims: extra.filter((one) => one.port === 53).map((one) => one.address),
    at,
  };
}

function unreadIn({ resolved }: Pool): readonly Step[] {
  const unread = resolved?.unread;
  if (unread === undefined) return [];
  const passes = `\`${unread.value}\` decides nothing for this query`;
  return [{ kind: 'opaque', plugin: unread.value, because: 'what it does is not modelled', passes, at: unread.at }];
}

/** Both answer what resolved knows itself, the hosts file's names too (resolved-dns-query.c dns_query_try_etc_hosts; topology/systemd-resolved#hosts-file). */
const STUB_LISTENERS = [STUB_ADDRESS, '127.0.0.54'] as const;

interface Listener {
  readonly address: string;
  readonly port: number;
  readonly at: Location;
}

/** `[udp:|tcp:]ADDRESS[:PORT]` (resolved.conf(5), DNSStubListenerExtra). */
function extraListener({ value, at }: Located<string>): Listener | undefined {
  const { address, port } = splitPort(value.replace(/^(?:udp|tcp):/, ''));
  const known = parseAddress(address);
  return known === undefined ? undefined : { address: known, port: port ?? 53, at };
}

function endpointOf({ value, at }: Located<string>): Listener {
  const { address, port = 53 } = splitPort(value);
  return { address: parseAddress(address) ?? value, port, at };
}

interface SimpleForward extends Pick<ForwardStep, 'policy' | 'at'> {
  readonly zone: string;
  readonly to: readonly Listener[];
}

function simpleBlock(
  addresses: readonly string[],
  forwards: readonly SimpleForward[],
  at: Location,
  manner: Pick<ForwardStep, 'merges' | 'givesUp' | 'unlessRecursive'>,
): ServerBlock {
  const steps = forwards.map(({ zone, to, policy, at }) =>
    plainForward({
      plugin: 'forward',
      from: zone,
      to: to.map(({ address, port, at }) => ({ value: { kind: 'endpoint', address, port, transport: 'dns' }, at })),
      policy,
      ...manner,
      longestFromWins: true,
      at,
    }),
  );
  const rest: Step = {
    kind: 'answer',
    plugin: 'resolver',
    at,
    rules: [{ names: { kind: 'any' }, effect: 'answer', at }],
  };
  const bind = addresses.map((address) => ({ value: { kind: 'address' as const, address }, at }));
  return plainBlock(at, [...steps, rest], bind);
}

/** Answers what it does not forward. */
export function declaredServer(
  resolver: NonNullable<ClusterInput['settings']>['resolvers'][number],
  anchor: Location,
): DnsServer {
  const at = resolver.at ?? anchor;
  const forwards = resolver.forwards.map((one) => ({
    zone: absolute(one.zone),
    to: one.to.map(endpointOf),
    policy: 'random' as const,
    at: one.at,
  }));
  // One block a port; without addresses it is unreachable.
  const byPort = new Map<number, string[]>();
  for (const { address, port } of resolver.addresses.map(endpointOf))
    if (parseAddress(address) !== undefined) byPort.set(port, [...(byPort.get(port) ?? []), address]);
  if (byPort.size === 0) byPort.set(53, []);
  const blocks = [...byPort].map(([port, addresses]): ServerBlock => {
    const block = simpleBlock(addresses, forwards, at, { merges: false, unlessRecursive: 'REFUSED' });
    return { ...block, keys: block.keys.map((key) => ({ ...key, port })) };
  });
  const config: ServerConfig = { blocks, errors: [], at };
  return {
    id: `resolver ${resolver.name}`,
    name: resolver.name,
    software: 'declared',
    network: `external:${resolver.name}`,
    version: '',
    config,
    upstreams: resolveUpstreams(config, outsidePods({ nameservers: [], outside: false })),
    claims: [],
    at,
  };
}

/** `clusterDns` replaces a forward to the cluster DNS. */
export function behaviourServer(given: ResolverFact, pools: readonly Pool[], clusterDns: readonly string[]): DnsServer {
  const fact = { ...given, config: withClusterDns(given.config, clusterDns) };
  const network =
    typeof fact.network === 'object'
      ? fact.network.beside
      : fact.network === 'node'
        ? `node:${fact.pool ?? pools[0]?.name ?? 'default'}`
        : `external:${fact.name}`;
  return {
    id: `resolver ${fact.name}`,
    name: fact.name,
    software: fact.software,
    network,
    version: '',
    config: fact.config,
    upstreams: resolveUpstreams(fact.config, outsidePods({ nameservers: [], outside: false })),
    claims: fact.network === 'node' ? fact.addresses.map((one) => one.value) : [],
    at: fact.at,
  };
}

function withClusterDns(config: ServerConfig, addresses: readonly string[]): ServerConfig {
  if (addresses.length === 0) return config;
  const blocks = config.blocks.map((block) => ({
    ...block,
    steps: block.steps.map((step) =>
      step.kind !== 'forward'
        ? step
        : {
            ...step,
            to: step.to.flatMap((one) =>
              one.value.kind === 'placeholder' && one.value.name === 'cluster-dns'
                ? addresses.map((address) => ({
                    value: { kind: 'endpoint' as const, address, port: 53, transport: 'dns' as const },
                    at: one.at,
                  }))
                : [one],
            ),
          },
    ),
  }));
  return { ...config, blocks };
}
