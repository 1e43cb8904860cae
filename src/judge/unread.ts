/** Tracked files of which no plug-in takes anything: their texts, searched for lines about DNS. */

import type { Fact } from '../core/facts/fact.ts';
import type { BranchTaken } from '../core/text/assumption.ts';
import { conditionsAt, conditionsOf } from '../core/text/conditions.ts';
import type { Span } from '../core/text/location.ts';
import { once, oncePer } from '../core/text/once.ts';
import { isFact, isNodeFileCopy, type Statement } from '../languages/shared/fragments.ts';
import type { JoinContext } from '../languages/shared/join.ts';
import { decode, isBinary, prefilter } from '../read/documents/prefilter.ts';
import { isChartValues } from '../tools/helm/fragments.ts';
import { mergesImports } from '../tools/programs/carrier.ts';
import { isAlwaysRead } from '../tools/shared/settings-files.ts';
import { type Edited, openEditable } from '../tools/shell/editable.ts';
import { editsIn, type ManifestEdit, mayEdit, mayRunCommands } from '../tools/shell/edits.ts';
import type { ClusterView } from './judged.ts';
import { type IsRead, placesRead } from './places-read.ts';
import type { FileReading } from './read-file.ts';
import { type KnownAddresses, type ResolverStatement, resolverStatements } from './resolver-statements.ts';
import { openMet } from './stated-variables.ts';
import {
  forwardIn,
  guardsIn,
  hasGuard,
  namedForwardIn,
  pluginsNamed,
  unguardedIn,
  wentWhole,
} from './unread-corefiles.ts';

export interface Unread {
  readonly names: () => ReadonlySet<string>;
  readonly textOf: (path: string) => string | undefined;
  /** Of a file that may run commands and is no longer than is searched; nothing of others. */
  readonly scriptOf: (path: string) => string;
  /** In a scanned file that nothing was taken of. */
  readonly statementsOf: (path: string, known: KnownAddresses) => readonly ResolverStatement[];
  /** A Corefile without a guard, of such a ConfigMap. */
  readonly unguardedIn: (path: string, names: ReadonlySet<string>) => Span | undefined;
  /** Guards of Corefiles in a scanned file that nothing was taken of. */
  readonly guardsIn: (path: string) => number;
  /** A forward in a file that had more guards before, unless they went with their whole blocks. */
  readonly lostGuardIn: (path: string, then: Pick<Unread, 'guardsIn' | 'textOf'>) => Span | undefined;
  readonly forwardsIn: (path: string) => boolean;
  /** Of settings, also where nothing names it. */
  readonly isAlwaysRead: (path: string) => boolean;
  /** What it imports is laid under what it states. */
  readonly mergesImports: (path: string) => boolean;
  /** A forward of a file that has no guard. */
  readonly bareForwardIn: (path: string) => Span | undefined;
  /** Template conditions around what names the plugin, in a scanned file that nothing was taken of. */
  readonly conditionsIn: (path: string) => ReadonlyMap<string, OpenCondition>;
  /** Whether a file of at most so many bytes that the scan leaves out has a Corefile without a guard, or that forwards to the model's servers. */
  readonly leftOutIn: (path: string, longest: number, known: KnownAddresses) => boolean;
  /** Commands in a file that change such manifests or workloads where it matters; one without a name in one that is too long. */
  readonly openEdits: (edited: Edited) => (path: string) => readonly ManifestEdit[];
  /** Names of ConfigMaps whose Corefile has a guard. */
  readonly guarded: ReadonlySet<string>;
  /** `NAME.NAMESPACE` of Services of port 53. */
  readonly services: readonly string[];
  /** Whether what forwards in a text, read or not, has a guard beside it; undefined where nothing does. */
  readonly isGuardedText: (path: string) => boolean | undefined;
  /** Whether the Corefile that a file sets a variable to has a guard; undefined where it sets it to none. */
  readonly hasGuardAs: (path: string, name: string) => boolean | undefined;
  /** A condition of Jinja that holds whatever the repository sets its variable to. */
  readonly isMet: (taken: BranchTaken) => boolean;
  /** Whether commands apply files of the folder one by one, each to a cluster of its own as it seems. */
  readonly isOfClusters: (folder: string) => boolean;
  /** Whether a word of it may be some plug-in's; undefined where it is not there. */
  readonly hasMarker: (path: string) => boolean | undefined;
}

export interface OpenCondition {
  readonly taken: BranchTaken;
  readonly span: Span;
}

/** Characters. */
const MAX_SCRIPT = 32 * 1024 * 1024;

const TOO_LONG: ManifestEdit = { manifest: '', command: '', word: { start: 0, end: 0 }, keeps: false };

/** What is beyond a bound is placed, and not read. */
function cutIn(clusters: readonly ClusterView[]): ReadonlySet<string> {
  const notices = clusters.flatMap(({ cluster }) => cluster.notices);
  return new Set(notices.flatMap(({ unread, at }) => (unread === 'bound' ? at.file.path : [])));
}

export function unreadIn(
  { paths = [], leftOutBelow, bytesOf }: Pick<JoinContext, 'bytesOf' | 'paths' | 'leftOutBelow'>,
  facts: readonly Fact[],
  { clusters, readings }: { readonly clusters: readonly ClusterView[]; readonly readings: readonly FileReading[] },
): Unread {
  const scanned = new Set(paths);
  const { isRead, isUsed, isPlaced } = placesOf(facts, clusters, readings);
  const { searched, ...texts } = { ...textsIn(scanned, bytesOf), isAlwaysRead };
  const { textOf } = texts;
  const forwardOf = openForwards(readings);
  const cut = once(() => cutIn(clusters));
  const isTaken: IsRead = (path, span) => !cut().has(path) && isPlaced()(path, span);
  const unlessRead = (path: string, found: Span | undefined): Span | undefined =>
    found === undefined || isTaken(path, found) ? undefined : found;
  return {
    names: once(() => {
      const read = new Set(facts.map(({ at }) => at.file.path));
      return new Set([...(leftOutBelow?.('') ?? []), ...paths.filter((path) => !read.has(path))]);
    }),
    ...texts,
    openEdits: (edited) => openSearch(edited, textOf),
    services: facts.flatMap(dnsService),
    isGuardedText: (path) => {
      const text = textOf(path) ?? '';
      return namedForwardIn(text) === undefined ? undefined : guardsIn(text).length > 0;
    },
    hasGuardAs: (path, name) => {
      const block = blockSetTo(textOf(path) ?? '', name);
      return block === undefined || forwardIn(block) === undefined ? undefined : hasGuard(block);
    },
    hasMarker: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : prefilter().hasMarker(text);
    },
    guarded: new Set(facts.filter(holdsGuard).map(({ name }) => name)),
    unguardedIn: (path, guarded) => unlessRead(path, unguardedIn(searched(path), guarded)),
    guardsIn: (path) => guardsIn(searched(path)).filter((guard) => !isTaken(path, guard)).length,
    lostGuardIn: (path, then) => {
      const before = then.guardsIn(path);
      const text = before === 0 ? '' : searched(path);
      const lost = guardsIn(text).length < before ? forwardOf(path, text) : undefined;
      return lost === undefined || wentWhole(textOf(path) ?? '', then.textOf(path) ?? '') ? undefined : lost;
    },
    forwardsIn: (path) => forwardOf(path, searched(path)) !== undefined,
    mergesImports,
    bareForwardIn: oncePer((path: string) => {
      const text = searched(path);
      return unlessRead(path, guardsIn(text).length > 0 ? undefined : forwardOf(path, text));
    }),
    conditionsIn: (path) => conditionsAround(searched(path), path, (span) => isRead()(path, span)),
    leftOutIn: (path, longest, known) => {
      if (scanned.has(path)) return false;
      const bytes = bytesOf(path);
      const isText = bytes !== undefined && bytes.length <= longest && !isBinary(path, bytes);
      return isText && mayLoop(decode(bytes), known);
    },
    statementsOf: openStatements(searched, isRead, isUsed),
  };
}

type At = (path: string, span: Span) => boolean;

function openStatements(textOf: (path: string) => string, isRead: () => At, isUsed: () => At): Unread['statementsOf'] {
  return (path, known) => {
    const text = textOf(path);
    const found = onlyAsks(path, text) ? [] : resolverStatements(text, known);
    // Of a machine that is no node, a server's own address is said.
    const isOwn = ({ address }: ResolverStatement): boolean => address !== undefined && known.own.has(address.text);
    return found.filter((one) => !isRead()(path, one.value) || (isOwn(one) && !isUsed()(path, one.value)));
  };
}

/** `kubectl --context a apply -f clusters/a.yaml`; the folder may stand below another one. */
function openFoldersOfClusters(paths: readonly string[], scriptOf: Unread['scriptOf']): Unread['isOfClusters'] {
  const folders = once(() => {
    const scripts = paths.map(scriptOf).filter((text) => APPLIES.test(text) && CLUSTER.test(text));
    const words = scripts.flatMap((text) => [...text.replace(/\$\{\{[^{}\n]{1,100}\}\}/g, '*').matchAll(MANIFEST)]);
    return new Set(words.map(([, folder = '']) => folder));
  });
  return (folder) => [...folders()].some((one) => folder === one || folder.endsWith(`/${one}`));
}
const APPLIES = /\b(?:kubectl|oc)\b[^\n]{0,400}\b(?:apply|create|replace)\b/;
const CLUSTER = /--context|--kubeconfig|\bKUBECONFIG=|use-context/;
const MANIFEST = /(?<![\w./-])(?:\.\/)?(\w[\w./-]{0,200})\/[^\s/"']{1,200}\.(?:ya?ml|json)\b/g;

/** `name: |` with lines that stand deeper. */
function blockSetTo(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const opens = new RegExp(String.raw`^(\s{0,40})["']?${name}["']?:[ \t]*[|>][-+\d]{0,2}[ \t]*\r?$`);
  const start = lines.findIndex((line) => opens.test(line));
  if (start === -1) return undefined;
  const depth = lines[start]?.search(/\S/) ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}

function textsIn(scanned: ReadonlySet<string>, bytesOf: JoinContext['bytesOf']) {
  const textOf = (path: string): string | undefined => {
    const bytes = bytesOf(path);
    return bytes !== undefined && isBinary(path, bytes) ? '' : bytes?.toString('utf8');
  };
  const searched = (path: string): string => {
    const bytes = scanned.has(path) ? bytesOf(path) : undefined;
    return bytes === undefined || isBinary(path, bytes) ? '' : decode(bytes);
  };
  const scriptOf = (path: string): string => {
    const text = mayRunCommands(path) ? (textOf(path) ?? '') : '';
    return text.length > MAX_SCRIPT ? '' : text;
  };
  return {
    ...{ textOf, searched, scriptOf },
    isMet: openMet([...scanned], searched),
    isOfClusters: openFoldersOfClusters([...scanned], scriptOf),
  };
}

/** What is made of values of the chart is judged, or known to count for nothing: there only a Corefile's own words count. */
function openForwards(readings: readonly FileReading[]): (path: string, text: string) => Span | undefined {
  const values = once(
    () => new Set(readings.flatMap(({ facts }) => facts.filter(isChartValues).map(({ at }) => at.file.path))),
  );
  return (path, text) => (values().has(path) && SERVERS.test(text) ? forwardIn(text) : namedForwardIn(text));
}

const SERVERS = /^["']?servers["']?[ \t]*:/m;

function openSearch(edited: Edited, textOf: Unread['textOf']): ReturnType<Unread['openEdits']> {
  const editable = openEditable(edited);
  return (path) => {
    const text = mayEdit(path) ? (textOf(path) ?? '') : '';
    return text.length > MAX_SCRIPT ? [TOO_LONG] : editsIn({ path, text, textOf }, editable);
  };
}

interface Places {
  readonly isRead: () => IsRead;
  /** By what is known to be put somewhere. */
  readonly isPlaced: () => IsRead;
  /** By what counts on any machine. */
  readonly isUsed: () => IsRead;
}

function placesOf(facts: readonly Fact[], clusters: readonly ClusterView[], readings: readonly FileReading[]): Places {
  const readBy = (isRoot: (fact: Statement) => boolean, inParts: boolean) => (): IsRead => {
    const stated = readings.flatMap((one) => one.facts.filter((fact) => isFact(fact) || isNodeFileCopy(fact)));
    const values = [...facts, ...stated].filter(isRoot).map(({ at: _, ...fact }) => fact);
    return placesRead([...values, ...clusters.map(({ cluster }) => cluster)], inParts);
  };
  const isPlaced = once(readBy((fact) => !isUnplaced(fact), false));
  const unplaced = once(
    () => new Set([facts, ...readings.map((one) => one.facts)].flatMap((all) => all.filter(isUnplaced).map(pathOf))),
  );
  return {
    isRead: once(() => (path, span) => unplaced().has(path) || isPlaced()(path, span)),
    isPlaced,
    isUsed: once(readBy((fact) => isFact(fact) && !isOfMachine(fact), true)),
  };
}

/** Whole files, of which a task says the use. */
function isUnplaced(fact: Statement): boolean {
  return isFact(fact) && fact.kind === 'config-text' && fact.language === 'unplaced';
}

function pathOf({ at }: Statement): string {
  return at.file.path;
}

/** The model takes these only where the machine is a node. */
function isOfMachine(fact: Fact): boolean {
  if (fact.kind === 'config-text') return /^(?:resolv-conf|systemd-resolved|unplaced)$/.test(fact.language);
  return fact.kind === 'node-file' || fact.kind === 'node-network';
}

function conditionsAround(
  text: string,
  path: string,
  isRead: (span: Span) => boolean,
): ReturnType<Unread['conditionsIn']> {
  const named = /\{[{%]|%\{/.test(text) ? pluginsNamed(text) : [];
  const conditions = named.length === 0 ? [] : conditionsOf(text, path);
  const unread = conditions.length === 0 ? [] : named.filter((span) => !isRead(span));
  const file = { path, text, conditions };
  const around = (span: Span): readonly BranchTaken[] => conditionsAt({ file, span });
  const all = new Set(unread.length === 0 ? [] : named.flatMap(around).map(keyOf));
  // What stands in both branches is under none.
  const isOpen = (one: BranchTaken): boolean => all.has(keyOf({ ...one, holds: !one.holds }));
  return new Map(
    unread.flatMap((span) =>
      around(span).flatMap((taken) => (isOpen(taken) ? [] : [[keyOf(taken), { taken, span }] as const])),
    ),
  );
}

function dnsService(fact: Fact): readonly string[] {
  return fact.kind === 'service' && fact.ports.some(({ port }) => port === 53)
    ? [`${fact.name}.${fact.namespace}`]
    : [];
}

/** Without a guard, or to the model's servers. */
function mayLoop(corefile: string, known: KnownAddresses): boolean {
  if (forwardIn(corefile) === undefined) return false;
  return !hasGuard(corefile) || resolverStatements(corefile, known).some(({ address }) => address !== undefined);
}

function keyOf({ holds, subject }: BranchTaken): string {
  return `${holds} ${subject}`;
}

function holdsGuard(fact: Fact): fact is Extract<Fact, { readonly kind: 'config-map' }> {
  return fact.kind === 'config-map' && fact.data.some(({ key, text }) => key === 'Corefile' && hasGuard(text.text));
}

/** Configuration of programs that ask for names of their own, and answer nobody: whom they ask is no upstream. */

/** Proxies, builders, applications; and translations, which only speak of it. */
const NAMES =
  /(?:^|\/)(?:haproxy[\w.-]{0,40}\.cfg|squid[\w.-]{0,40}\.conf|traefik[\w.-]{0,40}\.(?:ya?ml|toml)|buildkitd[\w.-]{0,40}\.toml|appsettings(?:\.\w{1,40})?\.json|\.?devcontainer\.json)$|(?:^|\/)(?:locales?|i18n|translations?)\/[^\n]{1,200}\.(?:json|ya?ml|po|properties)$|(?:^|\/)etc\/resolver\/[\w.-]{1,100}$/i;
/** Spring, Quarkus, Micronaut; not an object of Argo CD in a file of the name. */
const APPLICATION = /(?:^|\/)(?:application|bootstrap)(?:-\w{1,40})?\.(?:ya?ml|properties)$/;
const OBJECT = /^(?:apiVersion|kind):/m;
/** GitLab's runner, for its jobs' pods; checks of a monitoring agent. */
const RUNNER = /^[ \t]*\[{1,2}runners\.kubernetes\b/m;
const CHECKS = /(?:^|\/)conf\.ya?ml$/;

/** Guests of the cluster, unless they are made nodes. */
const GUEST = /^apiVersion:[ \t]*["']?kubevirt\.io\//m;
const NO_GUEST =
  /^apiVersion:(?![ \t]*["']?(?:\w{1,40}\.)?kubevirt\.io\/)|kube(?!virt)|\|[ \t]*(?:sudo[ \t]+)?(?:\w{1,99}=\S{0,200}[ \t]+){0,9}(?:ba)?sh\b/m;

function onlyAsks(path: string, text: string): boolean {
  if (NAMES.test(path) || (APPLICATION.test(path) && !OBJECT.test(text))) return true;
  if (GUEST.test(text) && !NO_GUEST.test(text)) return true;
  if (path.endsWith('.toml')) return RUNNER.test(text);
  return CHECKS.test(path) && !OBJECT.test(text) && /^instances:/m.test(text);
}
