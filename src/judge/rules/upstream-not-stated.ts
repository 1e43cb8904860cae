import { answersForServices, type Missing, type PoolView } from '../../core/cluster/cluster.ts';
import { displayName } from '../../core/dns/name.ts';
import { describeNames } from '../../core/dns/name-set.ts';
import type { GuardedLoop } from '../../core/forwarding/loop.ts';
import type { OpenForward } from '../../core/forwarding/open-forwards.ts';
import { distinctBy, grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { compareLocations, placeKey } from '../../core/text/location.ts';
import { once } from '../../core/text/once.ts';
import { hasHarmlessDefault } from '../../core/text/placeholder.ts';
import { isLeftOut } from '../chart-values.ts';
import { pairClusters } from '../diff/pair-clusters.ts';
import type { Finding, PathStep } from '../report/finding.ts';
import type { ClusterView, SearchableSnapshot } from '../snapshot.ts';
import { firstZone } from './blocks.ts';
import { finding, type Rule } from './rule.ts';
import { relayed } from './unread-workloads.ts';

export const upstreamNotStated: Rule = {
  slug: 'upstream-not-stated',
  needs: 'lookups',
  check: (head, base) => oncePerPlace([...eachCluster(head, base)]),
};

function* eachCluster(head: SearchableSnapshot, base: SearchableSnapshot | undefined): Iterable<Finding> {
  const pairs = once(() => pairClusters(base?.clusters ?? [], head.clusters));
  const partners = once(() => new Map(pairs().map((one) => [one.after, one.before])));
  // Without a partner it is new, or what others have become together.
  const gone = once(() => pairs().flatMap((one) => (one.after === undefined ? (one.before ?? []) : [])));
  const knownBefore = once(() => knownIn(gone()));
  const poolBefore = firstPools(base);
  // LG801 says which workload is not modelled.
  const isRelayed = once(() => new Set(relayed(head).map(({ at }) => at)));
  const isDecrypted = once(() => head.clusters.some(decrypts));
  for (const view of head.clusters) {
    const wasKnown = once(() => {
      const same = partners().get(view);
      return same === undefined ? knownBefore() : knownIn([same]);
    });
    const loopOf = firstLoops(view);
    const answered = once(() => isAnswered(view));
    const written = view.openForwards.open.filter(
      ({ step, upstream }) => !isLeftOut(step.at, head.lookups.chartValues) && !isRelayed().has(upstream.at),
    );
    const things = grouped(written, (one) => keyOf(one.upstream.missing, one.upstream.at.file.path));
    for (const [key, uses] of things) yield ofForwards(view, key, uses, { head, isDecrypted, wasKnown, loopOf });
    for (const pool of view.cluster.pools) {
      const one = ofPool(view, pool, things, { head, poolBefore, answered });
      if (one !== undefined) yield one;
    }
  }
}

const MAX_CLUSTERS = 10;

function oncePerPlace(all: readonly Finding[]): readonly Finding[] {
  const places = grouped(all, (one) => `${placeKey(one.at)}|${one.moveFingerprint}`);
  return [...places.values()].map((same) => {
    const first = same.find(({ severity }) => severity === 'warning') ?? itemAt(same, 0);
    const clusters = [...new Set(same.map(({ cluster }) => cluster))];
    if (clusters.length === 1) return first;
    const more = clusters.length > MAX_CLUSTERS ? ` and ${clusters.length - MAX_CLUSTERS} more` : '';
    const message = `${first.message} This concerns the clusters ${clusters.slice(0, MAX_CLUSTERS).join(', ')}${more}.`;
    return { ...first, message, path: distinct(same.flatMap(({ path }) => path)).slice(0, MAX_STEPS) };
  });
}

/** Servers that had upstreams, all of them stated. */
function knownIn(views: readonly ClusterView[]): ReadonlySet<string> {
  return new Set(
    views.flatMap(({ cluster, openForwards }) => {
      const open = new Set(openForwards.open.map(({ server }) => server.name));
      const served = cluster.servers.filter(
        ({ config, upstreams }) => config.errors.length === 0 && upstreams.size > 0,
      );
      return served.flatMap(({ name }) => (open.has(name) ? [] : [name]));
    }),
  );
}

function firstPools(base: SearchableSnapshot | undefined): (name: string) => PoolView | undefined {
  const pools = once(() => base?.clusters.flatMap(({ cluster }) => cluster.pools) ?? []);
  const byName = once(() => grouped(pools(), ({ pool }) => pool));
  return (name) => byName().get(name)?.[0];
}

/** The first loop that one of some steps is in. */
function firstLoops(view: ClusterView): (steps: Iterable<unknown>) => GuardedLoop | undefined {
  const loops = view.openForwards.withStub?.loops ?? [];
  const first = once(() => {
    const found = new Map<unknown, number>();
    for (const [index, { hops }] of loops.entries())
      for (const { step } of hops) if (!found.has(step)) found.set(step, index);
    return found;
  });
  return (steps) => {
    let least = loops.length;
    for (const step of steps) least = Math.min(least, first().get(step) ?? least);
    return loops[least];
  };
}

interface Around {
  readonly head: SearchableSnapshot;
  readonly isDecrypted: () => boolean;
  readonly wasKnown: () => ReadonlySet<string>;
  readonly loopOf: ReturnType<typeof firstLoops>;
}

function keyOf(missing: Missing, file: string): string {
  switch (missing.kind) {
    case 'node-file':
      return `node-file ${missing.path}`;
    case 'file-name':
    case 'host-file':
    case 'pod-file':
      return `${missing.kind} ${missing.path}`;
    case 'host-name':
      return `host-name ${missing.name.toLowerCase()}`;
    case 'cluster-dns':
      return 'cluster-dns';
    case 'listener':
      return `listener ${missing.endpoint}`;
    case 'value':
      return `value ${file}`;
  }
}

function ofForwards(
  view: ClusterView,
  key: string,
  uses: readonly OpenForward[],
  { head, isDecrypted, wasKnown, loopOf }: Around,
): Finding {
  const sorted = [...uses].sort((a, b) => compareLocations(a.upstream.at, b.upstream.at));
  const first = itemAt(sorted, 0);
  const { missing, because, via } = first.upstream;
  const blocks = new Set(sorted.map(({ block }) => block));
  const others = new Set(sorted.map(({ server }) => server.name)).size - 1;
  const who = `${first.server.name} (zone ${zoneOf(first)}${first.installerDefault ? ', by the default of its chart' : ''})${others > 0 ? ` and ${others} more` : ''}`;
  const path: PathStep[] = [
    ...via,
    ...sorted
      .slice(1)
      .flatMap((one): PathStep[] =>
        one.upstream.at === first.upstream.at
          ? []
          : [{ at: one.upstream.at, description: `${one.server.name} (zone ${zoneOf(one)}) forwards to the same` }],
      ),
  ];
  const places = [first.upstream.at, ...via.map(({ at }) => at)];
  const isDefault = places.some(({ file, span }) => hasHarmlessDefault(file.text.slice(span.start, span.end)));
  const was = !isDefault && sorted.some(({ server }) => wasKnown().has(server.name));
  const isElsewhere = sorted.every((one) => isEncrypted(one.upstream.missing)) && !isDecrypted();
  return finding(
    'upstream-not-stated',
    [missing.kind === 'value' ? `value ${first.server.name} ${zoneOf(first)}` : key],
    {
      ...defined({ severity: was && !isElsewhere ? ('warning' as const) : undefined }),
      cluster: view.cluster.name,
      server: first.server.name,
      zone: zoneOf(first),
      at: first.upstream.at,
      message: [
        `Where ${who} forwards names is not known: ${because}.`,
        ...(was ? ['Before this change it was known.'] : []),
        isElsewhere ? NOBODY_DECRYPTS : consequence(missing, () => loopOf(sorted.map(({ step }) => step))),
      ].join(' '),
      advice: cure(missing),
      ...(linesFor(view, missing, head) ?? {}),
      path: distinct(path).slice(0, MAX_STEPS + blocks.size),
    },
  );
}

const NOBODY_DECRYPTS =
  'It is asked over TLS, HTTPS or QUIC, and no server of the repository listens for that: it loops only where something else does and leads back here.';

function isEncrypted(missing: Missing): boolean {
  return missing.kind === 'host-name' && missing.encrypted === true;
}

/** Some server may take what is asked over TLS, HTTPS or QUIC. */
function decrypts({ cluster }: ClusterView): boolean {
  return cluster.servers.some(
    ({ config }) =>
      config.listensEncrypted === true ||
      config.hasUnreadKeys === true ||
      config.blocks.some(({ tls, keys }) => tls !== undefined || keys.some(({ transport }) => transport !== 'dns')),
  );
}

const MAX_STEPS = 20;

function zoneOf({ block }: OpenForward): string {
  return firstZone(block);
}

function distinct(path: readonly PathStep[]): PathStep[] {
  return distinctBy(path, ({ at, description }) => `${placeKey(at)}|${description}`);
}

function isAnswered({ cluster, openForwards: { open, forwards } }: ClusterView): boolean {
  if (open.length > 0 || forwards === 0) return false;
  return cluster.servers.some((server) => server.implied !== true && answersForServices(server));
}

interface PoolsAround {
  readonly head: SearchableSnapshot;
  readonly poolBefore: ReturnType<typeof firstPools>;
  readonly answered: () => boolean;
}

function ofPool(
  view: ClusterView,
  pool: PoolView,
  things: ReadonlyMap<string, unknown>,
  { head, poolBefore, answered }: PoolsAround,
): Finding | undefined {
  const { unknown } = pool.inherited;
  if (unknown?.missing.kind !== 'node-file' || unknown.missing.stated !== true || answered()) return undefined;
  const key = keyOf(unknown.missing, '');
  const at = unknown.via[0]?.at;
  if (at === undefined || things.has(key) || unknown.withStub === undefined) return undefined;
  const before = poolBefore(pool.pool) ?? (pool.kindOf === undefined ? undefined : poolBefore(pool.kindOf));
  const wasKnownThen = before !== undefined && before.inherited.unknown === undefined;
  return finding('upstream-not-stated', [key], {
    ...defined({ severity: wasKnownThen ? ('warning' as const) : undefined }),
    cluster: view.cluster.name,
    at,
    message: `What pods with dnsPolicy Default get as their resolvers is not known: ${unknown.because}.${wasKnownThen ? ' Before this change it was known.' : ''} On nodes whose ${unknown.missing.path} names systemd-resolved's stub listener they get ${unknown.withStub.map((one) => one.address).join(', ')}, which in a pod is the pod itself: a CoreDNS there forwards to itself.`,
    advice: cure(unknown.missing),
    ...(linesFor(view, unknown.missing, head) ?? {}),
    path: unknown.via,
  });
}

function consequence(missing: Missing, loopOf: () => GuardedLoop | undefined): string {
  switch (missing.kind) {
    case 'node-file': {
      const loop = loopOf();
      if (loop === undefined)
        return "It would loop where that file names an address of this cluster's DNS; on the common systems it does not.";
      const share = SHARE[loop.certainty];
      return `It loops${share} on nodes whose /etc/resolv.conf names systemd-resolved's stub listener (Ubuntu, Fedora, Flatcar, Debian's cloud images), for ${describeNames(loop.names)}${GUARD[loop.guard.verdict]}. It does not where that file lists the resolvers of the network.`;
    }
    case 'file-name': {
      const loop = loopOf();
      if (loop === undefined) return "It loops where that file names this server or an address of this cluster's DNS.";
      return `It loops${SHARE[loop.certainty]} where it is /etc/resolv.conf on nodes whose system puts systemd-resolved's stub listener there (Ubuntu, Fedora, Flatcar, Debian's cloud images), for ${describeNames(loop.names)}${GUARD[loop.guard.verdict]}.`;
    }
    case 'host-file':
      return `It loops where ${missing.path} of its host names this server.`;
    case 'pod-file':
      return `It loops where ${missing.path} names this server or the cluster DNS.`;
    case 'host-name':
      return `It loops where ${displayName(missing.name)} is an address that leads back here.`;
    case 'listener':
      return `It loops where what listens on ${missing.endpoint} forwards to this server.`;
    case 'cluster-dns':
      return 'It loops where this server stands behind that address.';
    case 'value':
      return 'It loops where the value is an address that leads back here.';
  }
}

const SHARE = { always: '', sometimes: ' sometimes', assumed: ' possibly' } as const;

const GUARD = {
  absent: '; no loop plugin would stop it there',
  fatal: '; the loop plugin then stops the server at startup',
  sometimes: '; the loop plugin then stops the server on some starts',
  blind: '; the loop plugin does not see it',
  misfires: '; the loop plugin then stops the server at startup',
} as const;

function cure(missing: Missing): string {
  switch (missing.kind) {
    case 'node-file':
      return `Say in .loopgate.yaml which system the nodes run, or give the server resolvers by address. The kubelet's resolvConf /run/systemd/resolve/resolv.conf never names the stub listener.`;
    case 'file-name':
      return 'Write the path where the value is set, or scan what is made of this file.';
    case 'host-file':
    case 'pod-file':
      return `Give the server its resolvers by address instead of ${missing.path}.`;
    case 'host-name':
      return `Say in .loopgate.yaml which resolver ${displayName(missing.name)} is, or write its address.`;
    case 'listener':
      return `Put the configuration of what listens on ${missing.endpoint} into the repository, or forward to a resolver whose address says who answers.`;
    case 'cluster-dns':
      return 'Say in .loopgate.yaml which address the cluster DNS has.';
    case 'value':
      return 'Write the address where the value is set, or scan what is made of this file.';
  }
}

function linesFor(view: ClusterView, missing: Missing, head: SearchableSnapshot): Pick<Finding, 'paste'> | undefined {
  const entry = entryFor(missing);
  if (entry === undefined) return undefined;
  const { name, declared } = view.cluster;
  if (declared) return { paste: { file: '.loopgate.yaml', lines: [`# to cluster ${JSON.stringify(name)}:`, entry] } };
  const glob = /\.[A-Za-z0-9]{1,8}$/.test(name) ? name : `${name}/**`;
  const paths = head.clusters.length > 1 && name !== 'default' ? ` paths: [${JSON.stringify(glob)}],` : '';
  const plain = /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name);
  return {
    paste: { file: '.loopgate.yaml', lines: ['version: 1', 'clusters:', `  - { name: ${plain},${paths} ${entry} }`] },
  };
}

function entryFor(missing: Missing): string | undefined {
  switch (missing.kind) {
    case 'node-file':
      return missing.path === '/etc/resolv.conf'
        ? 'nodes: [{ name: default, os: ubuntu-24.04 }]'
        : `nodes: [{ name: default, files: { ${JSON.stringify(missing.path)}: { inline: "nameserver 192.0.2.53" } } }]`;
    case 'host-name':
      return `resolvers: [{ name: ${JSON.stringify(displayName(missing.name))}, addresses: [192.0.2.53] }]`;
    case 'cluster-dns':
      return 'cluster-dns: [10.96.0.10]';
    case 'file-name':
    case 'host-file':
    case 'pod-file':
    case 'listener':
    case 'value':
      return undefined;
  }
}
