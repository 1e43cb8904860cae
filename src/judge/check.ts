import { isNeighbour } from '../core/cluster/neighbours.ts';
import { OS_PROFILES, PROVISIONERS } from '../core/cluster/node-profiles.ts';
import type { ClusterSettings } from '../core/cluster/settings.ts';
import { hostPort } from '../core/dns/endpoint.ts';
import { append, distinctBy } from '../core/text/append.ts';
import { defined } from '../core/text/defined.ts';
import { compileGlobs } from '../core/text/globs.ts';
import { compareLocations, type Located, placeKey } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import { once } from '../core/text/once.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { wholeFile } from '../core/text/source-text.ts';
import { mistakeAt, PlacedUsageError, UsageError } from '../core/text/usage-error.ts';
import { VERSION } from '../core/text/version.ts';
import type { BaseFiles } from '../read/tree/git-tree.ts';
import type { RenderTools } from '../read/tree/render-tools.ts';
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
import { changedLines } from './changed-lines.ts';
import { type ClusterConfig, CONFIG_PATHS, type Config, readConfig } from './config/config.ts';
import { severityUnder } from './config/effective.ts';
import { configFolder, fromTop } from './config/lookup.ts';
import { demandMeaning } from './expectation-errors.ts';
import { type FileReading, readFile } from './read-file.ts';
import {
  type BaseStatus,
  type Counts,
  compareFindings,
  compareSeverities,
  countsOf,
  type FailOn,
  type Finding,
  fails,
  type Report,
  type ReportedFinding,
  type SuppressedFinding,
} from './report/finding.ts';
import { describeRule, RULES } from './rules/descriptions.ts';
import { rules } from './rules/index.ts';
import { finding, fingerprint } from './rules/rule.ts';
import { worsened } from './rules/worse.ts';
import { bothSecrets, redactedReport } from './secrets/redacted.ts';
import { type Snapshot, understand } from './snapshot.ts';
import { verdictChanged } from './suppression/verdict-changed.ts';

export { VERSION };

export type Suppress = (
  findings: readonly ReportedFinding[],
  files: readonly SourceFile[],
) => {
  readonly kept: readonly ReportedFinding[];
  readonly suppressed: readonly SuppressedFinding[];
  readonly hygiene: readonly Finding[];
};

export interface CheckInput {
  readonly tree: FileTree;
  readonly config: Config | undefined;
  readonly base:
    | { readonly status: 'not-requested' }
    | { readonly status: 'unavailable'; readonly because: string }
    | { readonly status: 'compared'; readonly files: BaseFiles };
  readonly failOn?: FailOn;
  readonly failOnExisting?: boolean;
  readonly failOnEmpty?: boolean;
  readonly suppress?: Suppress;
  /** Only this share of the clusters is judged. `index` counts from 1. */
  readonly shard?: Shard;
  /** With what it extends; read from the base's files where left out. */
  readonly before?: { readonly config: Config | undefined };
  readonly render?: RenderTools;
  /** Set where the base has another policy. `weakened`: it was stricter. */
  readonly underBase?: (weakened: boolean) => UnderBase | undefined;
  readonly notices?: readonly Notice[];
  /** Readings of unchanged files: undefined for those that cannot matter. */
  readonly known?: ReadonlyMap<string, FileReading | undefined>;
  /** Of nearly the same files. */
  readonly earlier?: Pick<Checked, 'head' | 'base'>;
}

export interface UnderBase {
  readonly input: Pick<CheckInput, 'tree' | 'config' | 'base' | 'suppress' | 'before'>;
  /** Same files, same declarations. */
  readonly sameView: boolean;
}

export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface Checked {
  /** Undefined for files that cannot matter. */
  readonly files: ReadonlyMap<string, FileReading | undefined>;
  readonly report: Report;
  readonly head: Snapshot;
  readonly base: Snapshot | undefined;
  readonly looked: Looked;
}

export function check(input: CheckInput): Checked {
  return judgeLooked(input, lookWithCare(input));
}

/** Another policy, under the same configuration. */
export function judgeLooked(input: CheckInput, looked: Looked): Checked {
  const { view, notices } = looked;
  const noticed = notices.length === 0 ? input : { ...input, notices: [...(input.notices ?? []), ...notices] };
  return { ...judge(noticed, view), looked };
}

/** Without asking rules, where only names are followed. */
/** In bytes, as far as it is read. */
export function sizeOfBase(base: CheckInput['base']): number {
  if (base.status !== 'compared') return 0;
  let size = 0;
  for (const { length } of base.files.old.values()) size += length;
  return size;
}

export function understood(input: CheckInput): Pick<Checked, 'head' | 'base'> {
  const { head, base } = lookWithCare(input).view;
  return { head, base };
}

interface Looked {
  readonly view: View;
  readonly notices: readonly Notice[];
}

function lookWithCare(input: CheckInput): Looked {
  const view = look(input);
  const notices = demandMeaning(input.config?.expectations ?? [], {
    ...{ head: view.wholeHead, base: view.wholeBase },
    scansPart: isPartial(input),
  });
  return { view, notices };
}

function isPartial({ tree, config }: CheckInput): boolean {
  const folder = config === undefined ? '' : configFolder(config.file.path);
  return tree.only?.some((path) => path === '' || folder === path || folder.startsWith(`${path}/`)) === false;
}

interface View {
  readonly files: ReadonlyMap<string, FileReading | undefined>;
  readonly readings: ReadonlyMap<string, FileReading>;
  /** With all its clusters, not only this shard's. */
  readonly wholeHead: Snapshot;
  readonly head: Snapshot;
  readonly base: Snapshot | undefined;
  readonly wholeBase: Snapshot | undefined;
  readonly status: BaseStatus;
  readonly findings: () => Findings;
}

interface Findings {
  readonly found: readonly Finding[];
  readonly before: readonly Finding[] | undefined;
}

function look(input: CheckInput): View {
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
  const share = (one: Snapshot): Snapshot => shareOf({ ...one, ...expecting }, input.shard);
  const compared = input.base.status === 'compared' ? input.base.files : undefined;
  const wholeBase = compared === undefined ? undefined : lookBack(input, compared, { ...head, wholeHead }, settings);
  const now = share({
    ...wholeHead,
    ...defined({ changed: compared?.changed }),
    notices: [...tree.notices, ...wholeHead.notices],
  });
  const before =
    wholeBase === undefined
      ? undefined
      : share({ ...wholeBase, notices: [...(compared?.notices ?? []), ...wholeBase.notices] });
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
): Snapshot {
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
        isIgnored: tree.isIgnored,
        rendering: tools === undefined ? undefined : { tools, paths },
      }),
    },
    input.earlier?.base?.judged ?? head.wholeHead.judged,
  );
}

function judge(input: CheckInput, view: View): Omit<Checked, 'looked'> {
  const { config } = input;
  const { readings, wholeHead, head, base } = view;
  const failOn = input.failOn ?? config?.failOn?.value ?? 'error';
  const { found: raw, before: rawBefore } = view.findings();
  const found = severities(raw, config);
  const before = rawBefore === undefined ? undefined : severities(rawBefore, config);
  const old = sameAsBefore(found, before ?? []);
  if (input.failOnEmpty === true && isEmpty(wholeHead)) found.push(nothingScanned(config));
  const reported = found.map((one) => compared(one, old.here.get(one.fingerprint)));
  const judged = input.suppress?.(reported, sourceFiles(readings)) ?? { kept: reported, suppressed: [], hygiene: [] };
  const gates = (one: ReportedFinding): boolean =>
    (input.failOnExisting === true || one.status === 'new') && fails(one.severity, failOn);
  const all = withVerdictBefore(judged, { input, view, gates });
  const hygiene = hygieneSeverities(all, input).map(
    (one): ReportedFinding => ({ ...one, status: old.here.has(one.fingerprint) ? 'existing' : 'new' }),
  );
  const findings = [...judged.kept, ...hygiene].sort(compareFindings);
  const now = new Set([...findings, ...judged.suppressed].map((one) => one.fingerprint));
  const fixed = (before ?? [])
    .filter((one) => !now.has(one.fingerprint) && !old.moved.has(one.fingerprint))
    .map((one): ReportedFinding => ({ ...one, status: 'existing' }))
    .sort(compareFindings);
  const suppressed = [...judged.suppressed].sort(compareFindings);
  const isIncomplete = isPartlyUnread(head, raw) || view.status.status === 'unavailable';
  const report: Report = {
    version: VERSION,
    result: findings.some(gates) ? 'fail' : isIncomplete ? 'incomplete' : 'pass',
    base: view.status,
    counts: { ...countsOf({ findings, fixed, suppressed }), ...seenIn(head) },
    failOn,
    findings,
    fixed,
    suppressed,
    notices: assumedIn([...(input.notices ?? []), ...head.notices]),
    servers: serversIn(head),
    ...defined({
      changedLines: input.base.status === 'compared' ? changedLines(findings, input.base.files) : undefined,
    }),
  };
  return {
    report: redactedReport(report, bothSecrets(wholeHead.secrets, base?.secrets)),
    head,
    base,
    files: view.files,
  };
}

function isEmpty({ clusters }: Snapshot): boolean {
  return clusters.every(
    ({ cluster }) =>
      cluster.servers.length === 0 && cluster.pools.every((pool) => pool.inherited.nameservers.length === 0),
  );
}

function nothingScanned(config: Config | undefined): Finding {
  const file = { path: config?.file.path ?? '.', text: config?.file.text ?? '' };
  return finding('nothing-scanned', [], {
    cluster: '',
    at: { file, span: { start: 0, end: 0 } },
    message: 'No DNS configuration was found, and some was expected (fail-on-empty).',
    advice: 'Check the paths that are scanned, or render charts first.',
  });
}

function compared(one: Finding, then: Finding | undefined): ReportedFinding {
  const was = then === undefined ? undefined : worsened(one, then);
  if (was !== undefined) return { ...one, status: 'new', was };
  return { ...one, status: then === undefined ? 'new' : 'existing' };
}

function isPartlyUnread(head: Snapshot, found: readonly Finding[]): boolean {
  return (
    head.notices.some((one) => one.kind === 'unreadable' && one.template !== true && one.beside !== true) ||
    found.some((one) => one.rule === 'unreadable' && one.severity === 'warning')
  );
}

function seenIn({ files, documents, clusters }: Snapshot): Omit<Counts, keyof ReturnType<typeof countsOf>> {
  const sum = (of: (view: Snapshot['clusters'][number]) => number): number =>
    clusters.reduce((total, view) => total + of(view), 0);
  return {
    files,
    documents,
    servers: sum(({ cluster }) => cluster.servers.filter((server) => !isNeighbour(server)).length),
    clusters: clusters.length,
    forwards: sum(({ openForwards }) => openForwards.forwards),
    openForwards: sum(({ openForwards }) => openForwards.openStanzas),
  };
}

function assumedIn(notices: readonly Notice[]): Notice[] {
  const assumed = notices
    .filter((notice) => notice.kind === 'assumed')
    .map((notice) => [`${placeKey(notice.at)}|${notice.message}`, notice] as const);
  return [...new Map(assumed).values()].sort((a, b) => compareLocations(a.at, b.at));
}

function serversIn({ clusters }: Snapshot): Report['servers'] {
  return clusters.flatMap(({ cluster }) =>
    cluster.servers.map(({ name, at, config }) => ({ name, cluster: cluster.name, at, blocks: config.blocks.length })),
  );
}

function withVerdictBefore(
  judged: ReturnType<Suppress>,
  { input, view, gates }: { input: CheckInput; view: View; gates: (one: ReportedFinding) => boolean },
): readonly Finding[] {
  const weakened = judged.hygiene.filter((one) => one.rule === 'policy-weakened');
  const under = input.underBase?.(weakened.length > 0);
  if (under === undefined) return judged.hygiene;
  const { underBase: _, ...rest } = input;
  const { config: _config, suppress: _suppress, before: _before, ...kept } = rest;
  const other: CheckInput = { ...kept, ...under.input };
  const then = judge(other, under.sameView ? view : look(other)).report;
  const place = (one: Finding): string => `${one.code}|${placeKey(one.at)}`;
  const failing = judged.kept.filter(gates);
  const known = new Set(failing.flatMap((one) => [one.fingerprint, place(one)]));
  const hidden = then.findings.filter(
    (one) =>
      (input.failOnExisting === true || one.status === 'new') &&
      fails(one.severity, then.failOn) &&
      !NEVER_ABOUT_FILES.has(one.rule) &&
      !known.has(one.fingerprint) &&
      !known.has(place(one)),
  );
  const finding = verdictChanged(hidden, weakened, { ...judged, config: input.config?.file });
  return finding === undefined
    ? judged.hygiene
    : [...judged.hygiene.filter((one) => one.rule !== 'policy-weakened'), finding];
}

const NEVER_ABOUT_FILES: ReadonlySet<string> = new Set([
  'suppression-unused',
  'suppression-expired',
  'policy-weakened',
  'nothing-scanned',
]);

function baseReader(
  { changed, old, read }: BaseFiles,
  tree: FileTree,
  paths: readonly string[],
): (path: string) => Buffer | Unreadable | undefined {
  const scanned = new Set(paths);
  const bytesAt = (path: string): Buffer | undefined => {
    if (changed.has(path)) return old.get(path) ?? read?.(path);
    return scanned.has(path) || read === undefined ? tree.read(path) : read(path);
  };
  return (path) => {
    const bytes = bytesAt(path);
    return bytes === undefined ? undefined : contentHere(bytes);
  };
}

/** What is not in git is as it is now. */
function baseReasons(
  { changed, whyUnread }: BaseFiles,
  tree: FileTree,
  reader: ReturnType<typeof baseReader>,
): (path: string) => string | undefined {
  return (path) => {
    const content = reader(path);
    if (content !== undefined && isUnreadable(content)) return content.unreadable;
    return whyUnread?.(path) ?? (changed.has(path) ? undefined : tree.whyUnread?.(path));
  };
}

function pathsBefore(
  paths: readonly string[],
  changed: ReadonlySet<string>,
  before: ReadonlyMap<string, Buffer>,
): readonly string[] {
  return [...paths.filter((path) => !changed.has(path)), ...before.keys()].sort();
}

/** By cluster name and file: every shard divides alike. */
function shareOf(snapshot: Snapshot, shard: Shard | undefined): Snapshot {
  if (shard === undefined) return snapshot;
  const mine = (text: string): boolean =>
    Number.parseInt(fingerprint([text]).slice(0, 8), 16) % shard.count === shard.index - 1;
  return {
    ...snapshot,
    clusters: snapshot.clusters.filter((view) => mine(view.cluster.name)),
    notices: snapshot.notices.filter((notice) => mine(notice.at.file.path)),
  };
}

/** By fingerprint, else by `moveFingerprint`, one for one. */
function sameAsBefore(
  found: readonly Finding[],
  before: readonly Finding[],
): { readonly here: ReadonlyMap<string, Finding>; readonly moved: ReadonlySet<string> } {
  const then = new Map<string, Finding>();
  for (const one of before) {
    const other = then.get(one.fingerprint);
    // Of several the worst counts.
    if (other === undefined || worsened(one, other) !== undefined) then.set(one.fingerprint, one);
  }
  const here = new Map<string, Finding>();
  for (const one of found) {
    const known = then.get(one.fingerprint);
    if (known !== undefined) here.set(one.fingerprint, known);
  }
  const left = new Map<string, Finding[]>();
  for (const one of before) {
    if (here.has(one.fingerprint) || one.moveFingerprint === undefined) continue;
    append(left, one.moveFingerprint, one);
  }
  const moved = new Set<string>();
  for (const one of found) {
    if (here.has(one.fingerprint) || one.moveFingerprint === undefined) continue;
    const from = left.get(one.moveFingerprint)?.shift();
    if (from === undefined) continue;
    here.set(one.fingerprint, from);
    moved.add(from.fingerprint);
  }
  return { here, moved };
}

function allFindings(head: Snapshot, base: Snapshot | undefined): Finding[] {
  const all = rules.flatMap((rule) => [...rule.check(head, base)]);
  const removed = new Set(all.filter((one) => one.rule === 'loop-guard-removed').map((one) => placeKey(one.at)));
  return all.filter((one) => one.rule !== 'loop-guard-missing' || !removed.has(placeKey(one.at)));
}

function unique(findings: readonly Finding[]): Finding[] {
  return distinctBy(findings, (one) => `${one.code}|${placeKey(one.at)}|${one.message}`);
}

function severities(findings: readonly Finding[], config: Config | undefined): Finding[] {
  if (config === undefined || config.rules.length === 0) return [...findings];
  const chosen = new Map(config.rules.map((one) => [one.rule, one.severity]));
  return findings.flatMap((one): Finding[] => {
    const set = chosen.get(one.rule);
    const usual = describeRule(one.rule)?.severity;
    if (set === undefined || usual === undefined) return [one];
    const severity = severityUnder(set, usual, one.severity);
    return severity === 'off' ? [] : [{ ...one, severity }];
  });
}

function sourceFiles(readings: ReadonlyMap<string, FileReading>): SourceFile[] {
  const files = new Map<string, SourceFile>();
  for (const reading of readings.values()) for (const fact of reading.facts) files.set(fact.at.file.path, fact.at.file);
  return [...files.values()];
}

/** Throws UsageError with every mistake's place. Globs and files are relative to `folder`. */
export function loadConfig(file: SourceFile, folder: string = configFolder(file.path)): Config {
  const known = {
    rules: RULES,
    osProfiles: OS_PROFILES.flatMap((one) => [one.id, ...one.aliases]),
    provisioners: PROVISIONERS.flatMap((one) => [one.id, ...one.aliases]),
  };
  const { config, errors } = readConfig(file, known);
  if (config === undefined) throw new PlacedUsageError(errors);
  return fromTop(config, folder);
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

/** Turning `policy-weakened` off is reported at the base's severity. */
function hygieneSeverities(hygiene: readonly Finding[], { config, before }: CheckInput): Finding[] {
  const rated = severities(hygiene, config);
  if (before === undefined) return rated;
  const then = severities(
    hygiene.filter((one) => one.rule === 'policy-weakened'),
    before.config,
  );
  const louder = new Map(then.map((one) => [one.fingerprint, one]));
  const shown = rated.map((one) => {
    const other = louder.get(one.fingerprint);
    louder.delete(one.fingerprint);
    return other !== undefined && compareSeverities(other.severity, one.severity) > 0 ? other : one;
  });
  return [...shown, ...louder.values()];
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
    ...defined({ corednsVersion: one.corednsVersion, kubeProxy: one.kubeProxy?.value }),
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
