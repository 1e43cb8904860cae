/** `helm upgrade NAME ./chart -f a.yaml --set b=c` in scripts, workflows and Makefiles (helm.sh/docs/helm/helm_upgrade). */
import { addAll } from '../../core/text/append.ts';
import { atFile } from '../../core/text/location.ts';
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
const CALLS = /\bhelm\b[^\n]{0,400}\b(?:upgrade|install|template)\b/;
const WORD = /(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])+/g;
const QUOTED = /^(["'])[^"']*\1$/;

/** Of charts of the repository; a file that is not in sight leaves the command out, a setting only itself. */
export function commandReleases({ read, paths = [] }: Files): Reading<readonly ChartRelease[]> {
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
    else if (calls) addAll(value, releasesOf(file, { charts, read }));
    if (isOver) break;
  }
  return { value, notices };
}

function releasesOf(file: SourceFile, known: Known): readonly ChartRelease[] {
  return [...file.text.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const from = command.search(CALLS);
    const call = from === -1 ? '' : (/^[^|;&>]*/.exec(command.slice(from))?.[0] ?? '');
    return releaseOf(file, call, index + from, known) ?? [];
  });
}

const TOO_MUCH =
  'Scripts with which helm installs charts of the repository are too long or too many: which values they set is not read.';

interface Known extends Pick<Files, 'read'> {
  readonly charts: ReadonlySet<string>;
}

function releaseOf(file: SourceFile, command: string, start: number, known: Known): ChartRelease | undefined {
  const words = [...command.matchAll(WORD)].map(({ 0: word, index }): Word => {
    const quote = QUOTED.test(word) ? 1 : 0;
    return { text: word.slice(quote, word.length - quote), at: start + index + quote };
  });
  const folders = [directoryOf(file.path), ''];
  const placed = (word: string): readonly string[] => folders.flatMap((folder) => pathFrom(folder, word) ?? []);
  const chart = words.findIndex(({ text }) => placed(text).some((path) => known.charts.has(path)));
  const directory = placed(words[chart]?.text ?? '').find((path) => known.charts.has(path));
  if (directory === undefined) return undefined;
  // `helm upgrade [RELEASE] [CHART]`.
  const named = words[chart - 1]?.text ?? '-';
  const name = named.startsWith('-') ? baseName(directory) : named;
  const at = extentOf(slice(wholeFile(file), start, start + command.length));
  const [files, settings]: [ChartValuesSource[], ChartValuesSource[]] = [[], []];
  for (const [flag, value] of flagged(words)) {
    if (flag.startsWith('--set')) {
      const [, name, set] = /^([\w.-]+)=([^,{}\\"'$]*)$/.exec(value.text) ?? [];
      if (name === undefined || set === undefined || !/^--set(?:-string)?$/.test(flag)) continue;
      const end = value.at + value.text.length;
      const text = slice(wholeFile(file), end - set.length, end);
      settings.push({ kind: 'text', text, keys: [], target: name, at });
      continue;
    }
    for (const one of value.text.split(',')) {
      const path = placed(one).find((place) => known.read(place) !== undefined);
      if (path === undefined) return undefined;
      files.push({ kind: 'file', path, below: [], optional: false, at });
    }
  }
  const sources = [...files, ...settings];
  return { kind: 'helm/chart-release', command: true, chart: '', name, namespace: '', directory, sources, at };
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
