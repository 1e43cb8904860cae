/**
 * `helm upgrade NAME ./chart -f a.yaml --set b=c` in scripts, workflows and Makefiles (helm.sh/docs/helm/helm_upgrade);
 * `helmfile apply --set b=c`, over each release that it may mean (helmfile docs/index.md "CLI Reference").
 */

import { addAll, distinctBy } from '../../core/text/append.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import { atFile, type Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { oncePer } from '../../core/text/once.ts';
import { baseName, directoryOf, pathFrom } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, extentOf, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { commandScripts, MAX_COMMAND_SCRIPTS } from '../../languages/shared/command-scripts.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { openJudging } from '../shared/judged-commands.ts';
import { clusterPathOf } from './chart-statements.ts';
import { chartOf, namespaceFor } from './charts.ts';
import { fittingFiles } from './filled-paths.ts';
import { type ChartRelease, type ChartValuesSource, isChartRelease, isChartValues } from './fragments.ts';

interface Files {
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[] | undefined;
}

/** Files that may call helm, of so many characters. */
const MAX_SCRIPTS = 200;
const MAX_LENGTH = 256 * 1024;
/** With a chart of the repository. */
const MAX_COMMANDS = 1000;
const COMMAND = /(?:[^\n]*\\[ \t]*\n){0,40}[^\n]*/g;
const CALLS =
  /\bhelm\b[^\n]{0,400}\b(?:upgrade|install|template)\b|\bhelmfile\b(?=[^;&]{0,400}\s(?:apply|sync)\b)[^|;&]{0,400}\s--set\b/;
const WORD = /(?:\{\{[^{}\n]*\}\}|"[^"\n]*"|'[^'\n]*'|[^\s"'])+/g;
/** Of workflows and Taskfiles, shells, Makefiles and their pattern rules. */
const PARAMETER =
  /\$?\{\{([^{}]{1,100})\}\}|\${1,2}(?:\{(\w{1,100})(?::?-[^{}]*)?\}|\((\w{1,100})\)|(\w{1,100}|[*@]))/g;
/** Nothing that is filled in but a list. */
const SETTING = /(?<=^|,)([\w.[\]-]+)=(["']?)(\{[^{}\\"']*\}|[^,{}\\"'$]*)\2(?=,|$)/g;
const OPEN_SETTING = /(?<=^|,)([\w.[\]-]+)=(?=[^,]*(?:\$|\{\{))/g;
/** helmfile has fewer. */
const SETTING_FLAG = /^--set(|-string|-json|-file|-literal)(?:=(.+))?$/s;
/** What lies below the script's folder, or the repository's. */
const OF_SCRIPT =
  /^(?:\$\((?:dirname\s[^()]{1,99}|pwd|git\srev-parse\s--show-toplevel)\)|\$\{?\w{0,50}(?:DIR|dir|ROOT|root|PWD|HERE|here|REPO|repo)\w{0,50}\}?)\/(.+)$/s;
const QUOTED = /^(?:"[^"]*"|'[^']*')$/;

/**
 * Of charts of the repository, and of known ones with values files that no other release takes. A file that is not in
 * sight leaves the command out, a setting only itself.
 */
export function commandReleases(
  { read, paths = [] }: Files,
  statements: readonly Statement[],
): Reading<readonly ChartRelease[]> {
  const stated = statements.filter(isChartRelease);
  const ofCharts = paths.filter((path) => baseName(path) === 'Chart.yaml');
  const charts = new Set(ofCharts.map(directoryOf));
  const [chart = ''] = [...ofCharts, ...statements.filter(isChartValues).map(({ path }) => path)];
  const [value, notices]: [ChartRelease[], Notice[]] = [[], []];
  const scripts = chart === '' ? [] : commandScripts(paths);
  const taken = new Set(
    stated.flatMap(({ sources }) => sources.flatMap((one) => (one.kind === 'file' ? one.path : []))),
  );
  const hasFile = oncePer((path: string) =>
    path.includes('{{') ? fittingFiles(path, paths).length > 0 : read(path) !== undefined,
  );
  let calling = 0;
  for (const [index, path] of scripts.entries()) {
    const file = index < MAX_COMMAND_SCRIPTS ? read(path) : { path, text: '' };
    const calls = file !== undefined && CALLS.test(file.text);
    if (calls) calling += 1;
    const isOver = index >= MAX_COMMAND_SCRIPTS || calling > MAX_SCRIPTS || value.length >= MAX_COMMANDS;
    if (isOver || (calls && file.text.length > MAX_LENGTH))
      // Which of many is the last that is read changes with any.
      notices.push(beyondBound(TOO_MUCH, atFile(isOver ? chart : path)));
    else if (calls) addAll(value, releasesOf(file, { charts, read, stated, taken, hasFile }));
    if (isOver) break;
  }
  const isKnown = ({ directory }: ChartRelease): boolean => directory === undefined;
  const known = distinctBy(value.filter(isKnown), ({ name, clusterPath }) => `${name} ${clusterPath}`);
  return { value: [...value.filter((one) => !isKnown(one)), ...known], notices };
}

function releasesOf(file: SourceFile, known: Known): readonly ChartRelease[] {
  const { isToBeRefused } = openJudging(file.text);
  return [...file.text.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const from = command.search(CALLS);
    const call = from === -1 ? '' : (/^[^|;&>]*/.exec(command.slice(from))?.[0] ?? '');
    const words = wordsOf(call, index + from);
    if (words[0]?.text.startsWith('helmfile') === true) return releasesOfHelmfile(file, words, known);
    const release = CHANGES_NOTHING.test(call) ? undefined : releaseOf(file, words, known);
    return release === undefined || isToBeRefused(index + from) ? [] : release;
  });
}

/** The plug-in helm-diff shows what another command would do. */
const CHANGES_NOTHING = /^helm\s+diff\s/;

const TOO_MUCH =
  'Scripts with which helm installs charts of the repository are too long or too many: which values they set is not read.';

interface Known extends Pick<Files, 'read'> {
  readonly charts: ReadonlySet<string>;
  readonly stated: readonly ChartRelease[];
  /** Values files of releases. */
  readonly taken: ReadonlySet<string>;
  /** Or one that fits. */
  readonly hasFile: (path: string) => boolean;
}

function wordsOf(command: string, start: number): readonly Word[] {
  return [...command.matchAll(WORD)].map(({ 0: word, index }): Word => {
    const quote = QUOTED.test(word) ? 1 : 0;
    return { text: word.slice(quote, word.length - quote), at: start + index + quote };
  });
}

/** Scripts run in their own folder or at the top. */
function placesOf(written: string, { path }: SourceFile): readonly string[] {
  return [directoryOf(path), ''].flatMap((folder) => pathFrom(folder, written) ?? []);
}

function releaseOf(file: SourceFile, words: readonly Word[], known: Known): ChartRelease | undefined {
  const placed = (word: string): readonly string[] => placesOf(word, file);
  const folder = words.findIndex(({ text }) => placed(text).some((path) => known.charts.has(path)));
  const chart = folder === -1 ? knownChart(words) : folder;
  const directory = placed(words[folder]?.text ?? '').find((path) => known.charts.has(path));
  if (chart === -1) return undefined;
  // `helm upgrade [RELEASE] [CHART]`.
  const named = words[chart - 1]?.text ?? '-';
  const name = named.startsWith('-') ? baseName(directory ?? words[chart]?.text ?? '') : named;
  const at = extentOfWords(file, words);
  const [files, settings]: [ChartValuesSource[], readonly ChartValuesSource[]] = [
    [],
    settingsOf(file, words, known, SETTING_FLAG),
  ];
  for (const [, value] of flagged(words, /^(-f|--values)(?:=(.+))?$/s)) {
    for (const one of value.text.split(',')) {
      const path = writtenPaths(one, file).flatMap(placed).find(known.hasFile);
      if (path === undefined) return undefined;
      files.push({ kind: 'file', path, below: [], optional: false, at });
    }
  }
  const sources = [...files, ...settings];
  const openKeys = openKeysOf(words);
  const release = { kind: 'helm/chart-release' as const, command: true as const, name, sources, openKeys, at };
  const [version, stated = ''] = [/^(--version)(?:=(.+))?$/s, /^(-n|--namespace)(?:=(.+))?$/s].map((flag) =>
    [...flagged(words, flag)].map(([, word]) => word.text).at(-1),
  );
  const namespace = /[${]/.test(stated) ? '' : stated;
  if (directory !== undefined) return { ...release, chart: '', namespace, directory };
  const paths = files.flatMap((one) => (one.kind === 'file' ? one.path : []));
  if (paths.length === 0 || paths.some((path) => known.taken.has(path))) return undefined;
  const chartName = chartOf(words[chart]?.text) ?? '';
  return {
    ...release,
    chart: chartName,
    namespace: namespace || namespaceFor(chartName),
    // Each set of files is for another cluster.
    clusterPath: clusterPathOf(paths.join('/')),
    ...defined({ version: version === undefined ? undefined : { value: version, at } }),
  };
}

/** A variable alone is what the file sets it to; below a variable's folder anything may lie. */
function writtenPaths(word: string, { text }: SourceFile): readonly string[] {
  const written = withParameters(word);
  const alone = /^\{\{(?:env\.|inputs\.)?(\w{1,100})\}\}$/.exec(written)?.[1];
  if (alone === undefined) {
    const below = OF_SCRIPT.exec(word.replaceAll(/["']/g, ''))?.[1];
    return below === undefined ? [written] : [written, withParameters(below)];
  }
  const set = new RegExp(String.raw`(?<![\w-])${alone}["']?[ \t]{0,9}[:=][ \t]{0,9}["']?([^\s"',;{}]{1,200})`, 'g');
  const paths = new Set([...text.matchAll(set)].map(([, value = '']) => withParameters(value)));
  return paths.size === 1 ? [...paths] : [];
}

/** `coredns/coredns`, an address of a registry, or a name beside `--repo`. */
function knownChart(words: readonly Word[]): number {
  const isOfRepository = words.some(({ text }) => /^--repo(?:=|$)/.test(text));
  return words.findLastIndex(({ text }, index) => {
    const before = words[index - 1]?.text ?? '-';
    if (text.startsWith('-') || (before.startsWith('-') && !before.includes('=') && !SWITCH.test(before))) return false;
    return chartOf(text) !== undefined && (isOfRepository || text.includes('/'));
  });
}

/** Flags without a value. */
const SWITCH =
  /^(?:-i|--(?:atomic|cleanup-on-fail|create-namespace|debug|dependency-update|devel|force|include-crds|install|no-hooks|reset-values|reuse-values|skip-crds|wait(?:-for-jobs)?))$/;

function withParameters(word: string): string {
  return word.replaceAll(/["']/g, '').replaceAll(PARAMETER, (_, ...names: unknown[]) => {
    const name = names.slice(0, 4).find((one) => typeof one === 'string');
    return `{{${String(name).trim()}}}`;
  });
}

/** Over what the helmfile says, in the environment and for the release that are named. */
function releasesOfHelmfile(file: SourceFile, words: readonly Word[], known: Known): readonly ChartRelease[] {
  const settings = settingsOf(file, words, known, /^--set(|-string)(?:=(.+))?$/s);
  const named = (flags: RegExp): string | undefined =>
    words.flatMap(({ text }, index) => {
      const [flag = '', ...value] = text.split('=');
      return flags.test(flag) ? (value.length > 0 ? value.join('=') : words[index + 1]?.text) : [];
    })[0];
  const environment = named(/^(?:-e|--environment)$/);
  const selected = /^name=([\w.-]+)$/.exec(named(/^(?:-l|--selector)$/) ?? '')?.[1];
  const parameters = environment === undefined ? undefined : [new Map([['Environment.Name', environment]])];
  const meant = known.stated.filter((one) => one.helmfile === true && one.directory !== undefined);
  return (settings.length === 0 ? [] : meant).flatMap((one) =>
    selected !== undefined && selected !== one.name
      ? []
      : {
          ...one,
          ...defined({ parameters: parameters ?? one.parameters }),
          sources: [...one.sources, ...settings],
          over: settings.length,
        },
  );
}

function extentOfWords(file: SourceFile, words: readonly Word[]): Location {
  const last = words.at(-1);
  return extentOf(slice(wholeFile(file), words[0]?.at ?? 0, last === undefined ? 0 : last.at + last.text.length));
}

function settingsOf(
  file: SourceFile,
  words: readonly Word[],
  { read }: Known,
  flags: RegExp,
): readonly ChartValuesSource[] {
  const at = extentOfWords(file, words);
  const source = wholeFile(file);
  const textAt = (written: string): SourceText | undefined => {
    const paths = placesOf(written.replaceAll(/["']/g, ''), file);
    const [found] = paths.flatMap((path) => read(path) ?? []);
    return found && wholeFile(found);
  };
  return [...flagged(words, flags)].flatMap(([kind, value]): readonly ChartValuesSource[] => {
    const whole = slice(source, value.at, value.at + value.text.length);
    if (kind === '-json') return jsonSetting(whole, at);
    if (kind === '-file' || kind === '-literal') {
      const [, target = '', rest = ''] = /^([\w.[\]-]+)=(.*)$/s.exec(whole.text) ?? [];
      const text = kind === '-file' ? textAt(rest) : slice(whole, whole.text.length - rest.length, whole.text.length);
      return target === '' || text === undefined ? [] : [{ kind: 'text', text, keys: [], target, verbatim: true, at }];
    }
    return [...whole.text.matchAll(SETTING)].map(({ 0: all, 1: target = '', 2: quote = '', 3: set = '', index }) => {
      const end = index + all.length - quote.length;
      const text = slice(whole, end - set.length, end);
      const setting = { kind: 'text' as const, text, keys: [], target, at };
      return kind === '-string' && !set.startsWith('{') ? { ...setting, verbatim: true } : setting;
    });
  });
}

/** Of settings that are left out, as a variable holds their value. */
function openKeysOf(words: readonly Word[]): readonly string[] {
  return [...flagged(words, SETTING_FLAG)].flatMap(([, { text }]) =>
    [...text.matchAll(OPEN_SETTING)].map(([, target = '']) => target.split('.').at(-1) ?? ''),
  );
}

/** `a.b=JSON`, or an object of values (helm.sh/docs/helm/helm_upgrade). */
function jsonSetting(text: SourceText, at: Location): readonly ChartValuesSource[] {
  if (text.text.startsWith('{')) return [{ kind: 'text', text, keys: [], at }];
  const [, target = '', quote = '', value = ''] = /^([\w.-]+)=(["']?)(.*)\2$/s.exec(text.text) ?? [];
  if (target === '') return [];
  const keys = target.split('.');
  const begin = keys.map((key) => `{${JSON.stringify(key)}: `).join('');
  const end = text.text.length - quote.length;
  const set = slice(text, end - value.length, end);
  const parts = [synthetic(at, begin), set, synthetic(at, '}'.repeat(keys.length))];
  return [{ kind: 'text', text: concat(parts), keys: [], at }];
}

interface Word {
  readonly text: string;
  readonly at: number;
}

function* flagged(words: readonly Word[], pattern: RegExp): Generator<readonly [flag: string, value: Word]> {
  for (const [index, { text, at }] of words.entries()) {
    const [, flag, inline] = pattern.exec(text) ?? [];
    const value = inline === undefined ? words[index + 1] : { text: inline, at: at + text.length - inline.length };
    if (flag !== undefined && value !== undefined) yield [flag, value];
  }
}
