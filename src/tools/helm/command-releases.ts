/**
 * `helm upgrade NAME ./chart -f a.yaml --set b=c` in scripts, workflows and Makefiles (helm.sh/docs/helm/helm_upgrade);
 * `helmfile apply --set b=c`, over each release that it may mean (helmfile docs/index.md "CLI Reference").
 */
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { atFile, type Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { baseName, directoryOf, isTest, pathFrom } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, slice, wholeFile } from '../../core/text/source-text.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';

interface Files {
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[] | undefined;
}

/** Files that may call helm, of so many characters. */
const MAX_SCRIPTS = 200;
/** Files with such names. */
const MAX_READ = 5000;
const MAX_LENGTH = 256 * 1024;
/** With a chart of the repository. */
const MAX_COMMANDS = 1000;
const SCRIPT =
  /\.(?:sh|bash|mk)$|(?:^|\/)(?:(?:[Mm]ake|[Jj]ust|Jenkins)file|[Tt]askfile\.ya?ml|\.gitlab-ci\.yml|\.github\/workflows\/[^/]+\.ya?ml)$/;
const COMMAND = /(?:[^\n]*\\[ \t]*\n){0,40}[^\n]*/g;
const CALLS =
  /\bhelm\b[^\n]{0,400}\b(?:upgrade|install|template)\b|\bhelmfile\b(?=[^;&]{0,400}\s(?:apply|sync)\b)[^|;&]{0,400}\s--set\b/;
const WORD = /(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])+/g;
/** What is no list, and nothing that is filled in. */
const SETTING = /(?<=^|,)([\w.-]+)=([^,{}\\"'$]*)(?=,|$)/g;
const QUOTED = /^(["'])[^"']*\1$/;

/** Of charts of the repository; a file that is not in sight leaves the command out, a setting only itself. */
export function commandReleases(
  { read, paths = [] }: Files,
  stated: readonly ChartRelease[],
): Reading<readonly ChartRelease[]> {
  const [chart = '', ...others] = paths.filter((path) => baseName(path) === 'Chart.yaml');
  const charts = new Set([chart, ...others].map(directoryOf));
  const [value, notices]: [ChartRelease[], Notice[]] = [[], []];
  const scripts = chart === '' ? [] : paths.filter((path) => SCRIPT.test(path) && !isTest(path));
  let calling = 0;
  for (const [index, path] of scripts.entries()) {
    const file = index < MAX_READ ? read(path) : { path, text: '' };
    const calls = file !== undefined && CALLS.test(file.text);
    if (calls) calling += 1;
    const isOver = index >= MAX_READ || calling > MAX_SCRIPTS || value.length >= MAX_COMMANDS;
    if (isOver || (calls && file.text.length > MAX_LENGTH))
      // Which of many is the last that is read changes with any.
      notices.push({ kind: 'unreadable', message: TOO_MUCH, at: atFile(isOver ? chart : path), unread: 'bound' });
    else if (calls) addAll(value, releasesOf(file, { charts, read, stated }));
    if (isOver) break;
  }
  return { value, notices };
}

function releasesOf(file: SourceFile, known: Known): readonly ChartRelease[] {
  return [...file.text.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const from = command.search(CALLS);
    const call = from === -1 ? '' : (/^[^|;&>]*/.exec(command.slice(from))?.[0] ?? '');
    const words = wordsOf(call, index + from);
    if (words[0]?.text.startsWith('helmfile') === true) return releasesOfHelmfile(file, words, known);
    return releaseOf(file, words, known) ?? [];
  });
}

const TOO_MUCH =
  'Scripts with which helm installs charts of the repository are too long or too many: which values they set is not read.';

interface Known extends Pick<Files, 'read'> {
  readonly charts: ReadonlySet<string>;
  readonly stated: readonly ChartRelease[];
}

function wordsOf(command: string, start: number): readonly Word[] {
  return [...command.matchAll(WORD)].map(({ 0: word, index }): Word => {
    const quote = QUOTED.test(word) ? 1 : 0;
    return { text: word.slice(quote, word.length - quote), at: start + index + quote };
  });
}

function releaseOf(file: SourceFile, words: readonly Word[], known: Known): ChartRelease | undefined {
  const folders = [directoryOf(file.path), ''];
  const placed = (word: string): readonly string[] => folders.flatMap((folder) => pathFrom(folder, word) ?? []);
  const chart = words.findIndex(({ text }) => placed(text).some((path) => known.charts.has(path)));
  const directory = placed(words[chart]?.text ?? '').find((path) => known.charts.has(path));
  if (directory === undefined) return undefined;
  // `helm upgrade [RELEASE] [CHART]`.
  const named = words[chart - 1]?.text ?? '-';
  const name = named.startsWith('-') ? baseName(directory) : named;
  const at = placeOf(file, words);
  const [files, settings]: [ChartValuesSource[], readonly ChartValuesSource[]] = [[], settingsOf(file, words)];
  for (const [flag, value] of flagged(words)) {
    if (flag.startsWith('--set')) continue;
    for (const one of value.text.split(',')) {
      const path = placed(one).find((place) => known.read(place) !== undefined);
      if (path === undefined) return undefined;
      files.push({ kind: 'file', path, below: [], optional: false, at });
    }
  }
  const sources = [...files, ...settings];
  return { kind: 'helm/chart-release', command: true, chart: '', name, namespace: '', directory, sources, at };
}

/** Over what the helmfile says, in the environment and for the release that are named. */
function releasesOfHelmfile(file: SourceFile, words: readonly Word[], { stated }: Known): readonly ChartRelease[] {
  const settings = settingsOf(file, words);
  const named = (flags: RegExp): string | undefined =>
    words.flatMap(({ text }, index) => {
      const [flag = '', ...value] = text.split('=');
      return flags.test(flag) ? (value.length > 0 ? value.join('=') : words[index + 1]?.text) : [];
    })[0];
  const environment = named(/^(?:-e|--environment)$/);
  const selected = /^name=([\w.-]+)$/.exec(named(/^(?:-l|--selector)$/) ?? '')?.[1];
  const parameters = environment === undefined ? undefined : [new Map([['Environment.Name', environment]])];
  const meant = stated.filter((one) => one.helmfile === true && one.directory !== undefined);
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

function placeOf(file: SourceFile, words: readonly Word[]): Location {
  const last = words.at(-1);
  return extentOf(slice(wholeFile(file), words[0]?.at ?? 0, last === undefined ? 0 : last.at + last.text.length));
}

function settingsOf(file: SourceFile, words: readonly Word[]): readonly ChartValuesSource[] {
  const at = placeOf(file, words);
  return [...flagged(words)].flatMap(([flag, value]): readonly ChartValuesSource[] => {
    if (!/^--set(?:-string)?$/.test(flag)) return [];
    return [...value.text.matchAll(SETTING)].map(({ 0: all, 1: target = '', 2: set = '', index }) => {
      const end = value.at + index + all.length;
      return { kind: 'text', text: slice(wholeFile(file), end - set.length, end), keys: [], target, at };
    });
  });
}

interface Word {
  readonly text: string;
  readonly at: number;
}

function* flagged(words: readonly Word[]): Generator<readonly [flag: string, value: Word]> {
  for (const [index, { text, at }] of words.entries()) {
    const [, flag, inline] = /^(-f|--values|--set(?:-[a-z]+)?)(?:=(.+))?$/s.exec(text) ?? [];
    const value = inline === undefined ? words[index + 1] : { text: inline, at: at + text.length - inline.length };
    if (flag !== undefined && value !== undefined) yield [flag, value];
  }
}
