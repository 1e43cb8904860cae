import ignore from 'ignore';
import { append, distinctBy } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { compileGlob } from '../../core/text/globs.ts';
import { compareLocations, placeKey } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { withoutVariables } from '../../core/text/placeholder.ts';
import type { Finding } from '../report/finding.ts';
import type { SearchableSnapshot } from '../snapshot.ts';
import { firstZone, lostConfigurations, serversIn } from './blocks.ts';
import { unreadSubmodules } from './out-of-sight/unread-submodules.ts';
import { hasGuardedMap } from './out-of-sight/written-over.ts';
import { finding, type Rule } from './rule.ts';
import { type Relayed, relayed } from './unread-workloads.ts';

export const notModelled: Rule = {
  slug: 'not-modelled',
  needs: 'lookups',
  *check(head, base) {
    const reported = new Set<string>();
    /** Placeholders as upstreams are LG305 only. */
    const unfilled = new Set<string>();
    for (const { cluster, openForwards } of head.clusters) {
      for (const server of cluster.servers) for (const { at } of server.config.errors) reported.add(placeKey(at));
      for (const { upstream } of openForwards.open) {
        reported.add(placeKey(upstream.at));
        if (upstream.missing.kind === 'value') unfilled.add(upstream.at.file.path);
      }
    }
    const groups = new Map<string, Notice[]>();
    const isGone = lostConfigurations(head, base);
    for (const notice of head.notices) {
      if (notice.submodule !== undefined) continue;
      // Reported by LG401 or LG305.
      if (notice.kind !== 'not-modelled' || reported.has(placeKey(notice.at))) continue;
      // Reported by LG802.
      if (notice.covered === true || isGone(notice) !== undefined) continue;
      if (notice.leavesOut !== undefined && serversLeftOut(notice.leavesOut, head).length === 0) continue;
      if (notice.template === true && unfilled.has(notice.at.file.path)) continue;
      const message = withoutVariables(notice.message);
      const key = notice.overrides === true ? `${message} ${notice.at.file.path}` : message;
      append(groups, key, notice);
    }
    for (const [key, notices] of groups) {
      const [first, ...others] = [...notices].sort((a, b) => compareLocations(a.at, b.at));
      if (first === undefined) continue;
      const severity = severityOf(notices, head, base);
      if (severity === undefined && first.leavesOut?.ignore !== undefined) continue;
      yield { ...together(key, first, others), ...severity };
    }
    yield* unreadWorkloads(head, base);
    yield* unreadSubmodules(head, base);
  },
};

/** Once for a server and the workload that takes its names. */
function* unreadWorkloads(head: SearchableSnapshot, base: SearchableSnapshot | undefined): Iterable<Finding> {
  const wasFollowed = base === undefined ? undefined : followedIn(base);
  const keyOf = ({ server, workload }: Relayed): string => `${server.name} ${workload}`;
  for (const { server, block, workload, via, viaAt, at } of distinctBy(relayed(head), keyOf)) {
    const isNew = wasFollowed?.(server.name) === true;
    // Unless another configuration may be its own.
    if (!isNew && head.notices.some(({ unseen, covered }) => unseen === workload && covered !== true)) continue;
    yield finding('not-modelled', ['goes on', server.name, workload], {
      ...defined({ severity: isNew ? ('warning' as const) : undefined }),
      cluster: '',
      server: server.name,
      zone: firstZone(block),
      at,
      message: `Names that ${server.name} forwards here go on to ${workload} behind ${via}, which is not modelled: whether they come back is not known.${isNew ? ' Before this change they did not go there.' : ''}`,
      advice: 'Where you know what it forwards to, declare it under `resolvers:` in .loopgate.yaml with this address.',
      path: [{ at: viaAt, description: `${via} leads to ${workload}` }],
    });
  }
}

/** Whether nothing that it forwarded there went to such a workload. */
function followedIn(base: SearchableSnapshot): (name: string) => boolean {
  const went = new Set(relayed(base).map(({ server }) => server.name));
  const known = new Set(serversIn(base).flatMap(({ name, upstreams }) => (upstreams.size > 0 ? name : [])));
  return (name) => known.has(name) && !went.has(name);
}

function severityOf(
  notices: readonly Notice[],
  head: SearchableSnapshot,
  base: SearchableSnapshot | undefined,
): Pick<Finding, 'severity'> | undefined {
  const isNews = ({ at, message, unseen, carrier, overrides, leavesOut, writes }: Notice): boolean => {
    if (writes !== undefined) return base !== undefined && isWrittenAnew(message, writes.name, base);
    const before = base?.notices.filter((one) => one.at.file.path === at.file.path) ?? [];
    const wasRead = base?.read.has(at.file.path) === true || before.some((one) => one.leavesOut !== undefined);
    const isSame = (one: Notice): boolean => one.message === message && one.unseen === unseen;
    if (unseen !== undefined && carrier !== undefined)
      return (
        before.some((one) => isSame(one) && one.carrier !== undefined) &&
        !before.some((one) => isSame(one) && one.carrier === carrier)
      );
    const isList = base !== undefined && leavesOut?.ignore !== undefined;
    if (overrides !== true || !(wasRead || isList)) return false;
    if (leavesOut === undefined) return !before.some((one) => one.message === message && one.carrier === carrier);
    return serversLeftOut(leavesOut, head).some(
      (path) => !before.some((one) => one.leavesOut !== undefined && isLeftOut(path, one.leavesOut)),
    );
  };
  return notices.some(isNews) ? { severity: 'warning' } : undefined;
}

function isWrittenAnew(message: string, name: string | undefined, base: SearchableSnapshot): boolean {
  return !base.notices.some((one) => one.message === message) && hasGuardedMap(base, name);
}

function serversLeftOut(selection: Selection, head: SearchableSnapshot): readonly string[] {
  const files = serversIn(head).flatMap(({ at, config }) => [at, ...config.blocks.map((block) => block.at)]);
  const deployed = head.lookups.deployed.filter(({ from = '' }) =>
    selection.from === undefined ? from.startsWith('GitRepository ') : from === selection.from,
  );
  const isBrought = (path: string): boolean =>
    selection.ignore === undefined ||
    deployed.some(({ folder }) => folder === '' || folder === '.' || path.startsWith(`${folder}/`));
  return files.map(({ file }) => file.path).filter((path) => isLeftOut(path, selection) && isBrought(path));
}

type Selection = NonNullable<Notice['leavesOut']>;

export function isLeftOut(path: string, { folder, include, exclude, ignore: lines }: Selection): boolean {
  const top = folder === '' ? '' : `${folder}/`;
  const below = path.slice(top.length);
  if (!path.startsWith(top) || below === '') return false;
  if (lines !== undefined) return ignore().add(lines).ignores(below);
  return (exclude !== undefined && matches(exclude, below)) || (include !== undefined && !matches(include, below));
}

/** `*` crosses a `/` (argoproj/argo-cd util/glob, without separators). */
function matches(pattern: string, path: string): boolean {
  const glob = compileGlob(pattern.replaceAll('/', '\u0001'));
  return typeof glob === 'function' && glob(path.replaceAll('/', '\u0001'));
}

/** At the first place. */
function together(key: string, first: Notice, others: readonly Notice[]): Finding {
  const elsewhere = others.filter(
    ({ at }) => at.file.path !== first.at.file.path || at.span.start !== first.at.span.start,
  );
  const more =
    elsewhere.length === 0 ? '' : `; so is it at ${elsewhere.length} more place${elsewhere.length === 1 ? '' : 's'}`;
  return finding('not-modelled', [key], {
    cluster: '',
    at: first.at,
    message: `${first.message}${more}`,
    advice: adviceOf(first),
    ...defined({ paste: first.paste }),
    path: elsewhere.slice(0, MAX_PLACES).map(({ at }) => ({ at, description: 'the same' })),
  });
}

const MAX_PLACES = 20;

function adviceOf({ paste, overrides, writes }: Notice): string {
  if (overrides === true || writes !== undefined) return 'Write it where it is read, or scan what is made of it.';
  return paste === undefined
    ? 'No action needed: this part is not checked.'
    : 'Declare the server in .loopgate.yaml with the address at which it is asked.';
}
