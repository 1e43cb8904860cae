/** Head and base, read and understood, with the findings of each. */

import type { ClusterSettings } from '../core/cluster/settings.ts';
import { hostPort } from '../core/dns/endpoint.ts';
import { distinctBy } from '../core/text/append.ts';
import { defined } from '../core/text/defined.ts';
import { compileGlobs } from '../core/text/globs.ts';
import { type Located, placeKey } from '../core/text/location.ts';
import { type Notice, notModelled } from '../core/text/notice.ts';
import { once } from '../core/text/once.ts';
import { wholeFile } from '../core/text/source-text.ts';
import { mistakeAt, PlacedUsageError, UsageError } from '../core/text/usage-error.ts';
import type { BaseFiles } from '../read/tree/git-tree.ts';
import { contentHere } from '../read/tree/stored-elsewhere.ts';
import {
  bytesOf,
  type FileTree,
  isHardlyDns,
  isMissed,
  isUnreadable,
  noticeAbout,
  type TreeFile,
  type Unreadable,
} from '../read/tree/tree.ts';
import { baseReader, baseReasons, isPutAside, pathsBefore } from './base-tree.ts';
import { type CheckInput, type Shard, scansPart } from './check-input.ts';
import { type ClusterConfig, CONFIG_PATHS, type Config } from './config/config.ts';
import { loadConfig } from './load-config.ts';
import { type FileReading, readFile } from './read-file.ts';
import type { BaseStatus, Finding } from './report/finding.ts';
import { rules } from './rules/index.ts';
import { fingerprint } from './rules/rule.ts';
import { type SearchableSnapshot, understand } from './snapshot.ts';

export interface View {
  readonly files: ReadonlyMap<string, FileReading | undefined>;
  readonly readings: ReadonlyMap<string, FileReading>;
  /** With all its clusters, not only this shard's. */
  readonly wholeHead: SearchableSnapshot;
  readonly head: SearchableSnapshot;
  readonly base: SearchableSnapshot | undefined;
  readonly wholeBase: SearchableSnapshot | undefined;
  readonly status: BaseStatus;
  readonly findings: () => { readonly found: readonly Finding[]; readonly before: readonly Finding[] | undefined };
}

export function look(input: CheckInput): View {
  const { tree, config } = input;
  const settings = clusterSettings(config, tree);
  const head = readHead(input);
  const { paths, readings } = head;
  const tools = input.render;
  const wholeHead = understand(
    readings.values(),
    settings,
    {
      bytesOf: (path) => tree.read(path),
      paths,
      ...defined({
        leftOutBelow: tree.leftOutBelow,
        submoduleOf: tree.submoduleOf,
        whyUnread: tree.whyUnread,
        withoutLinks: tree.withoutLinks,
        isIgnored: tree.isIgnored,
        rendering: tools === undefined ? undefined : { tools, paths },
      }),
    },
    input.earlier?.head.judged,
  );
  const expecting = defined({ expectations: config?.expectations });
  const share = (one: SearchableSnapshot): SearchableSnapshot =>
    shareOf({ ...one, lookups: { ...one.lookups, ...expecting } }, input.shard);
  const compared = input.base.status === 'compared' ? input.base.files : undefined;
  const wholeBase = compared === undefined ? undefined : lookBack(input, compared, { ...head, wholeHead }, settings);
  const unmatchedBefore = (): readonly Notice[] =>
    compared === undefined || wholeBase === undefined
      ? []
      : unmatched(input, pathsBefore(paths, compared.changed, compared.old), wholeBase);
  const now = share({
    ...wholeHead,
    lookups: { ...wholeHead.lookups, ...defined({ changed: compared?.changed }) },
    notices: [...tree.notices, ...unmatched(input, paths, wholeHead), ...wholeHead.notices],
  });
  const before =
    wholeBase === undefined
      ? undefined
      : share({ ...wholeBase, notices: [...(compared?.notices ?? []), ...unmatchedBefore(), ...wholeBase.notices] });
  return {
    files: head.files,
    readings,
    wholeHead,
    wholeBase,
    head: now,
    base: before,
    findings: once(() => ({
      found: unique(allFindings(now, before)),
      before: before === undefined ? undefined : unique(allFindings(before, undefined)),
    })),
    status: input.base.status === 'compared' ? { status: 'compared', revision: input.base.files.commit } : input.base,
  };
}

/** What the configuration says of files that there are none of, where all that it is about is scanned. */
function unmatched(input: CheckInput, paths: readonly string[], { judged }: SearchableSnapshot): readonly Notice[] {
  if (input.config === undefined || scansPart(input)) return [];
  const places = new Map(input.config.clusters.map(({ name, paths: [first] }) => [name.value, first?.at]));
  const empty = (judged?.parts ?? []).flatMap(({ part: { settings, facts } }) => {
    const at = places.get(settings?.name ?? '');
    if (settings === undefined || at === undefined) return [];
    const isOwn = (one: (typeof facts)[number]): boolean =>
      settings.matches(one.clusterPath ?? one.at.file.path) || settings.matches(one.at.file.path);
    const message = `no file about DNS is in the \`paths\` of the cluster ${settings.name}, or an earlier cluster has them: what is declared for it counts for nothing`;
    return facts.some(isOwn) ? [] : notModelled(message, at);
  });
  const unread = (input.config.include ?? []).flatMap(({ value, at }) => {
    const matches = compileGlobs([value]);
    const isEmpty = typeof matches === 'function' && !paths.some(matches);
    return isEmpty ? notModelled(`\`${value}\` names no file that is scanned`, at) : [];
  });
  return [...empty, ...unread];
}

interface Read extends Pick<View, 'files' | 'readings'> {
  readonly paths: readonly string[];
}

function readHead({ tree, known, base }: CheckInput): Read {
  const readings = new Map<string, FileReading>();
  const files = new Map<string, FileReading | undefined>();
  const paths: string[] = [];
  const keep = (path: string, reading: FileReading | undefined): void => {
    files.set(path, reading);
    if (reading !== undefined) readings.set(path, reading);
  };
  const isAside = (path: string, content: Buffer): boolean =>
    base.status === 'compared' && isPutAside(path, content, base.files, (one) => tree.read(one) !== undefined);
  const isWanted = ({ path, named }: TreeFile): boolean =>
    named === true || isMissed(path) || (base.status === 'compared' && base.files.old.has(path));
  for (const file of tree.files()) {
    const { path, named } = file;
    const isSeen = known?.has(path) === true || file.idle?.() !== undefined;
    const content = isSeen ? undefined : file.read();
    const unread = content !== undefined && isUnreadable(content) ? content : undefined;
    if (unread?.gone === true) continue;
    paths.push(path);
    if (content === undefined) keep(path, known?.get(path));
    else if (!isUnreadable(content) && named !== true && isAside(path, content)) keep(path, undefined);
    else if (!isUnreadable(content)) keep(path, readFile(path, content, defined({ named, weighed: file.weighed?.() })));
    else if (isWanted(file)) readings.set(path, unreadReading(path, content));
  }
  return { files, readings, paths };
}

function unreadReading(path: string, content: Unreadable): FileReading {
  const { unreadable, bound } = content;
  const notice = noticeAbout(path, 'unreadable', unreadable);
  const beside = isHardlyDns(path, content) || undefined;
  return {
    facts: [],
    notices: [{ ...notice, ...defined({ unread: bound === true ? 'bound' : undefined, beside }) }],
    documents: 0,
  };
}

/** Reuses the head's readings of unchanged files, and clusters of the same facts. */
function lookBack(
  input: CheckInput,
  base: BaseFiles,
  head: Read & Pick<View, 'wholeHead'>,
  settings: ReturnType<typeof clusterSettings>,
): SearchableSnapshot {
  const { changed, old, commit, leftOutBelow } = base;
  const { tree, render: tools } = input;
  const readings = new Map(head.readings);
  for (const path of changed) readings.delete(path);
  for (const [path, bytes] of old) {
    const content = contentHere(bytes);
    const reading = isUnreadable(content)
      ? isMissed(path)
        ? unreadReading(path, content)
        : undefined
      : readFile(path, content, { revision: commit });
    if (reading !== undefined) readings.set(path, reading);
  }
  const paths = pathsBefore(head.paths, changed, old);
  const reader = baseReader(base, tree, head.paths);
  return understand(
    [...readings.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reading]) => reading),
    settingsBefore(input, settings, base),
    {
      bytesOf: (path) => bytesOf(reader(path)),
      revision: commit,
      paths,
      ...defined({
        whyUnread: baseReasons(base, tree, reader),
        leftOutBelow,
        submoduleOf: base.submoduleOf,
        withoutLinks: base.withoutLinks,
        isIgnored: tree.isIgnored,
        rendering: tools === undefined ? undefined : { tools, paths },
      }),
    },
    input.earlier?.base?.judged ?? head.wholeHead.judged,
  );
}

/** By cluster name and file: every shard divides alike. */
function shareOf(snapshot: SearchableSnapshot, shard: Shard | undefined): SearchableSnapshot {
  if (shard === undefined) return snapshot;
  const mine = (text: string): boolean =>
    Number.parseInt(fingerprint([text]).slice(0, 8), 16) % shard.count === shard.index - 1;
  return {
    ...snapshot,
    clusters: snapshot.clusters.filter((view) => mine(view.cluster.name)),
    notices: snapshot.notices.filter((notice) => mine(notice.at.file.path)),
  };
}

function allFindings(head: SearchableSnapshot, base: SearchableSnapshot | undefined): Finding[] {
  const all = rules.flatMap((rule) => [...rule.check(head, base)]);
  const removed = new Set(all.filter((one) => one.rule === 'loop-guard-removed').map((one) => placeKey(one.at)));
  return all.filter((one) => one.rule !== 'loop-guard-missing' || !removed.has(placeKey(one.at)));
}

function unique(findings: readonly Finding[]): Finding[] {
  return distinctBy(findings, (one) => `${one.code}|${placeKey(one.at)}|${one.message}`);
}

/** A base configuration that cannot be read is today's. */
function settingsBefore(
  { config, tree, before }: CheckInput,
  settings: readonly ClusterSettings[],
  base: BaseFiles,
): readonly ClusterSettings[] {
  const then: FileTree = {
    ...tree,
    read: (path) => (base.changed.has(path) ? base.old.get(path) : tree.read(path)),
  };
  try {
    if (before !== undefined) return clusterSettings(before.config, then);
    const path = config?.file.path ?? CONFIG_PATHS.find((one) => base.old.has(one));
    if (path === undefined) return settings;
    if (!base.changed.has(path)) return clusterSettings(config, then);
    const bytes = base.old.get(path);
    return bytes === undefined ? [] : clusterSettings(loadConfig({ path, text: bytes.toString('utf8') }), then);
  } catch (error) {
    // The declared file is new.
    if (error instanceof UsageError) return settings;
    throw error;
  }
}

function clusterSettings(config: Config | undefined, tree: FileTree): ClusterSettings[] {
  return (config?.clusters ?? []).map((one) => settingsOf(one, tree));
}

function settingsOf(one: ClusterConfig, tree: FileTree): ClusterSettings {
  const globs = compileGlobs(one.paths.map(({ value }) => value));
  if (typeof globs !== 'function')
    throw new PlacedUsageError(mistakeAt(one.at, `the pattern ${JSON.stringify(globs.text)} ${globs.refused}`));
  return {
    name: one.name.value,
    matches: one.paths.length === 0 ? () => true : globs,
    ...defined({ clusterDomain: one.clusterDomain?.value }),
    serviceCidrs: one.serviceCidrs,
    clusterDns: one.clusterDns,
    ...defined({ corednsVersion: one.corednsVersion }),
    nodes: one.nodes.map((node) => ({
      name: node.name.value,
      ...defined({ os: node.os, provisioner: node.provisioner }),
      addresses: node.addresses,
      at: node.at,
      files: node.files.flatMap((file) => {
        if (file.content.kind === 'inline') return [{ path: file.path.value, text: file.content.text, isInline: true }];
        const bytes = tree.read(file.content.path.value);
        if (bytes === undefined)
          throw new PlacedUsageError(
            mistakeAt(file.content.path.at, `the file ${file.content.path.value} does not exist in the repository`),
          );
        return [
          { path: file.path.value, text: wholeFile({ path: file.content.path.value, text: bytes.toString('utf8') }) },
        ];
      }),
    })),
    resolvers: one.resolvers.map((resolver) => ({
      name: resolver.name.value,
      addresses: resolver.addresses.map(endpointText),
      at: resolver.at,
      forwards: resolver.forwards.map((forward) => ({
        zone: forward.zone.value,
        at: forward.zone.at,
        to: forward.to.map(endpointText),
      })),
    })),
    at: one.at,
  };
}

function endpointText({ value, at }: Located<{ readonly address: string; readonly port: number }>): Located<string> {
  return { value: value.port === 53 ? value.address : hostPort(value.address, value.port), at };
}
