import type {
  KubeletFact,
  NodeFileFact,
  NodeLinkFact,
  NodeNetworkFact,
  NodeServerFact,
  NodeServiceFact,
} from '../facts/node.ts';
import type { ConfigReaders } from '../facts/readers.ts';
import { addAll, grouped } from '../text/append.ts';
import { defined } from '../text/defined.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { baseName } from '../text/paths.ts';
import { compareText } from '../text/sorted.ts';
import { concat, type SourceText, synthetic } from '../text/source-text.ts';
import { findOsProfile, findProvisioner, type OsProfile } from './node-profiles.ts';
import type { NodeFile, Pool } from './pool.ts';

export interface PoolInput {
  readonly name: string;
  readonly kindOf?: string;
  readonly assumes?: string;
  readonly os: Located<string> | undefined;
  readonly osAssumes?: string;
  readonly provisioner: Located<string> | undefined;
  readonly addresses: readonly Located<string>[];
  readonly declared: readonly { readonly path: string; readonly text: SourceText }[];
  readonly files: readonly NodeFileFact[];
  readonly links: readonly NodeLinkFact[];
  readonly network?: readonly NodeNetworkFact[];
  readonly services?: readonly NodeServiceFact[];
  readonly kubelets: readonly KubeletFact[];
  readonly servers?: readonly NodeServerFact[];
  readonly standalone?: true;
  readonly at?: Location | undefined;
}

export function makePool(input: PoolInput, readers: ConfigReaders, notices: Notice[]): Pool {
  const os = input.os === undefined ? undefined : findOsProfile(input.os.value);
  const stated = input.provisioner?.value ?? input.kubelets.find((fact) => fact.provisioner !== undefined)?.provisioner;
  const provisioner = stated === undefined ? undefined : findProvisioner(stated);
  const files = filesOn(input);
  const resolvedTexts = resolvedTextsOf(files);
  const resolved = resolvedTexts.length === 0 ? undefined : readers.systemdResolved(resolvedTexts);
  if (resolved !== undefined) addAll(notices, resolved.notices);
  const running = new Map((input.services ?? []).map((fact) => [fact.name, fact.runs]));
  return {
    name: input.name,
    ...defined({ os: os && withService(os, running.get('systemd-resolved')) }),
    off: new Set([...running].flatMap(([name, runs]) => (runs ? [] : [name]))),
    ...defined({
      osAt: input.os?.at,
      osAssumes: input.osAssumes,
      provisioner,
      provisionerAt: input.provisioner?.at,
    }),
    addresses: input.addresses,
    files,
    links: new Map(
      input.links.map((link) => [
        link.path,
        { target: link.target, at: link.at, ...defined({ assumes: link.assumes }) },
      ]),
    ),
    resolved: resolved?.value,
    network: withoutBeaten(input.network ?? []),
    kubelets: input.kubelets,
    servers: input.servers ?? [],
    ...defined({ standalone: input.standalone, at: input.at, kindOf: input.kindOf, assumes: input.assumes }),
  };
}

/** The last writer wins, and the configuration comes last. */
function filesOn(input: PoolInput): Map<string, NodeFile> {
  const files = new Map<string, NodeFile>();
  const parts = new Map<string, SourceText[]>();
  for (const file of input.files) {
    // `echo ... >> FILE` and cloud-init's `append: true` keep what the same document wrote; across files the order is
    // unknown.
    const before = file.mode === 'append' ? parts.get(file.path) : undefined;
    if (before !== undefined && (before[0]?.file === file.text.file || file.by !== undefined))
      before.push(synthetic(file.at, '\n'), file.text);
    else {
      parts.set(file.path, [file.text]);
      files.set(file.path, {
        text: file.text,
        at: file.at,
        ...defined({
          added: file.mode === 'append' || undefined,
          assumes: file.assumes,
          instead: file.instead,
          writer: file.assumes === undefined || file.platformSource === undefined ? undefined : file.platformSource,
        }),
      });
    }
  }
  for (const [path, texts] of parts) {
    const file = files.get(path);
    if (file !== undefined && texts.length > 1) files.set(path, { ...file, text: concat(texts) });
  }
  for (const file of input.declared)
    files.set(file.path, { text: file.text, at: { file: file.text.file, span: { start: 0, end: 0 } } });
  return files;
}

function resolvedTextsOf(files: ReadonlyMap<string, NodeFile>): SourceText[] {
  const found = [...files.entries()]
    .filter(([path]) =>
      /^\/(etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/resolved\.conf(\.d\/[^/]+\.conf)?$/.test(path),
    )
    .sort(([a], [b]) => byReadingOrder(a, b));
  return unmasked(found).map(([, file]) => file.text);
}

/** A service switch changes the image; files linked to resolved's then have unknown content. */
function withService(os: OsProfile, runs: boolean | undefined): OsProfile {
  if (runs === undefined || runs === (os.resolved === 'active')) return os;
  if (runs) return { ...os, resolved: 'active', stubListener: true };
  return { ...os, resolved: 'absent', stubListener: false, etcResolvConf: 'dhcp' };
}

/** Of equal file names the first folder's counts (systemd.unit(5), resolved.conf(5)). */
const RANKS = ['/etc/', '/run/', '/usr/local/lib/', '/usr/lib/', '/lib/'] as const;

function rankOf(path: string): number {
  return RANKS.findIndex((top) => path.startsWith(top));
}

/** The main file, then drop-ins by file name across folders (systemd.unit(5), resolved.conf(5)). */
function byReadingOrder(a: string, b: string): number {
  const main = Number(!a.endsWith('/resolved.conf')) - Number(!b.endsWith('/resolved.conf'));
  return main || compareText(baseName(a), baseName(b)) || rankOf(a) - rankOf(b);
}

/** Drops files masked by a folder of higher rank; input is in reading order. */
function unmasked<T>(files: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
  return files.filter(([path], index) => index === 0 || baseName(files[index - 1]?.[0] ?? '') !== baseName(path));
}

/** As many rivalries as one fact has at most. */
const MAX_RIVALRIES = 2;

export function withoutBeaten(facts: readonly NodeNetworkFact[]): readonly NodeNetworkFact[] {
  let left = facts;
  for (let round = 0; round < MAX_RIVALRIES; round += 1) {
    const beaten = beatenIn(left, round);
    if (beaten.size > 0) left = left.filter((fact) => !beaten.has(fact));
  }
  return left;
}

function beatenIn(facts: readonly NodeNetworkFact[], round: number): ReadonlySet<NodeNetworkFact> {
  const beaten = new Set<NodeNetworkFact>();
  const rivals = facts.flatMap((fact) => {
    const rivalry = fact.by?.when === undefined ? fact.rivalries?.[round] : undefined;
    return rivalry === undefined ? [] : [{ fact, ...rivalry }];
  });
  for (const list of grouped(rivals, ({ fact, of }) => JSON.stringify([machineOf(fact), of])).values()) {
    const isBetter = (a: string, b: string): boolean => (list[0]?.counts === 'last' ? a > b : a < b);
    const best = list.reduce((found, { order }) => (isBetter(order, found) ? order : found), list[0]?.order ?? '');
    for (const { fact, order } of list) if (order !== best) beaten.add(fact);
  }
  return beaten;
}

function machineOf({ overlay, pool, by, at }: NodeNetworkFact): readonly unknown[] {
  if (overlay !== undefined) return ['tree', overlay];
  return by?.role === undefined ? [pool, by?.hosts, at.file.path] : [pool, by.hosts, by.role];
}
