/** A shell script as its commands, with the texts that it states: here-documents, variables, files that it writes. */
import { addAll, append } from '../../core/text/append.ts';
import { once } from '../../core/text/once.ts';
import { directoryOf } from '../../core/text/paths.ts';
import {
  concat,
  gather,
  locate,
  type Piece,
  replaceMatches,
  type SourceText,
  slice,
  synthetic,
} from '../../core/text/source-text.ts';
import { type Pipeline, pipelinesOf } from '../../languages/shared/shell-words.ts';
import { hereDocumentsOf } from '../../read/documents/here-documents.ts';
import { foldersOf, placesNamed } from './script-paths.ts';

export type Command = readonly SourceText[];

export interface Script {
  readonly path: string;
  readonly pipelines: readonly Pipeline[];
  /** Where a relative path counts. */
  readonly folders: () => readonly string[];
  /** The number of one stands in the commands in place of its word. */
  readonly hereDocuments: readonly SourceText[];
  readonly files: ReadonlyMap<string, SourceText>;
  /** Files of which it is not known what is written, where they are named last. */
  readonly openFiles: ReadonlyMap<string, SourceText>;
  readonly variables: ReadonlyMap<string, SourceText>;
  /** Set in a way that leaves their value unknown. */
  readonly openVariables: ReadonlySet<string>;
}

/** A text, or the first of some files of the repository. */
export type Content =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'files'; readonly paths: readonly string[] };

export function openScript(path: string, source: SourceText): Script {
  const { commands, hereDocuments } = withoutHereDocuments(source);
  const pipelines = pipelinesOf(commands).map(withoutInstruction);
  const values = valuesIn(pipelines);
  const folders = once(() => foldersOf({ path, ...values }, pipelines));
  const script: Script = { path, ...NOTHING, pipelines, folders, hereDocuments, ...values };
  return { ...script, ...writtenLast(pipelines, script) };
}

/** Of a Dockerfile: `RUN --mount=... echo`. */
function withoutInstruction(pipeline: Pipeline): Pipeline {
  const [first = [], ...others] = pipeline;
  if (first[0]?.text !== 'RUN') return pipeline;
  const begin = first.findIndex(({ text }, index) => index > 0 && !text.startsWith('--'));
  return [begin === -1 ? [] : first.slice(begin), ...others];
}

/** Of words that no shell splits. */
export function oneCommand(path: string, command: Command): Script {
  return { path, ...NOTHING, folders: () => [...new Set([directoryOf(path), ''])], pipelines: [[command]] };
}

const NOTHING: Omit<Script, 'path' | 'pipelines' | 'folders'> = {
  hereDocuments: [],
  files: new Map(),
  openFiles: new Map(),
  variables: new Map(),
  openVariables: new Set(),
};

/** Read by themselves: their lines are no commands. */
function withoutHereDocuments(source: SourceText): Pick<Script, 'hereDocuments'> & { readonly commands: SourceText } {
  const found = hereDocumentsOf(source);
  if (found.length === 0) return { commands: source, hereDocuments: [] };
  const pieces: Piece[] = [];
  let from = 0;
  const cuts = found
    .flatMap(({ mark, body }, index) => [
      { ...mark, text: `<<${index}` },
      { ...body, text: '' },
    ])
    .sort((a, b) => a.start - b.start);
  for (const cut of cuts) {
    pieces.push({ start: from, end: cut.start }, cut);
    from = cut.end;
  }
  pieces.push({ start: from, end: source.text.length });
  return { commands: gather(source, pieces), hereDocuments: found.map(({ text }) => text) };
}

/** Of a variable that is set several times, added to in a branch or after its use, the value is not known. */
function valuesIn(pipelines: readonly Pipeline[]): Pick<Script, 'variables' | 'openVariables'> {
  const parts = new Map<string, SourceText[]>();
  const since = new Map<string, number>();
  const openVariables = new Set<string>();
  const used = new Set<string>();
  let branches = 0;
  for (const pipeline of pipelines) {
    if (begins(pipeline, BRANCH)) branches += 1;
    for (const command of pipeline) {
      const assignments = assignmentsIn(command);
      for (const { name, text, appends } of assignments) {
        const before = since.get(name);
        since.set(name, branches);
        append(parts, name, text);
        if (appends ? before !== branches || used.has(name) : before !== undefined) openVariables.add(name);
      }
      const texts = assignments.length > 0 ? assignments.map(({ text }) => text) : command;
      for (const { text } of texts) for (const [, name = ''] of text.matchAll(EXPANDED)) used.add(name);
    }
  }
  for (const name of openVariables) parts.delete(name);
  return { openVariables, variables: new Map([...parts].map(([name, texts]) => [name, concat(texts)])) };
}

const EXPANDED = /\$\{?([A-Za-z_]\w{0,100})/g;

function begins(pipeline: Pipeline, words: RegExp): boolean {
  return words.test(pipeline[0]?.[0]?.text ?? '');
}

interface Assignment {
  readonly name: string;
  readonly text: SourceText;
  /** `NAME+=text`, `NAME=${NAME}text`. */
  readonly appends: boolean;
}

/** `NAME=text`, also after `export`, `local`, `readonly`, `declare`. */
function assignmentsIn(command: Command): readonly Assignment[] {
  const found: Assignment[] = [];
  for (const word of command) {
    if (/^(?:export|local|readonly|declare|typeset|then|else|do|-\w+)$/.test(word.text)) continue;
    const [head, name, plus, own] = /^([A-Za-z_]\w{0,100})(?:(\+)=|=(\$(?:\{\1\}|\1(?!\w)))?)/.exec(word.text) ?? [];
    if (head === undefined || name === undefined) break;
    const text = slice(word, head.length, word.text.length);
    found.push({ name, text, appends: plus !== undefined || own !== undefined });
  }
  return found;
}

interface FileWrite {
  readonly path: SourceText;
  readonly content: SourceText | undefined;
  readonly appends: boolean;
}

function fileOf(pipeline: Pipeline, script: Script): FileWrite | undefined {
  const last = pipeline.at(-1) ?? [];
  const arrow = last.findIndex(({ text }) => /^1?>>?$/.test(text));
  const tee = last.findIndex(({ text }) => /(?:^|\/)tee$/.test(text));
  const path =
    arrow !== -1 && tee === -1 ? last[arrow + 1] : last.slice(tee + 1).find(({ text }) => !text.startsWith('-'));
  if (path === undefined || (arrow === -1 && tee === -1)) return undefined;
  const appends = last.some(({ text }) => /^1?>>$/.test(text) || (tee !== -1 && /^(?:-a|--append)$/.test(text)));
  const content = outputOf(tee === -1 ? pipeline : [...pipeline.slice(0, -1), last.slice(tee)], script);
  return { path, content: content?.kind === 'text' ? content.text : undefined, appends };
}

/** What stands in each file in the end; of one that is written in several branches it is not known. */
function writtenLast(pipelines: readonly Pipeline[], script: Script): Pick<Script, 'files' | 'openFiles'> {
  const parts = new Map<string, SourceText[]>();
  const openFiles = new Map<string, SourceText>();
  const since = new Map<string, number>();
  const groups: (SourceText | undefined)[][] = [];
  let branches = 0;
  for (const whole of pipelines) {
    if (begins(whole, BRANCH)) branches += 1;
    const pipeline = begins(whole, /^\{$/) ? [whole[0]?.slice(1) ?? [], ...whole.slice(1)] : whole;
    if (pipeline !== whole) groups.push([]);
    if (pipeline[0]?.length === 0) continue;
    const group = begins(pipeline, /^\}$/) ? groups.pop() : undefined;
    const write = fileOf(pipeline, script);
    if (write === undefined) {
      groups.at(-1)?.push(group === undefined ? printedIn(pipeline, script) : undefined);
      continue;
    }
    const { path, appends } = write;
    const pieces = group ?? [write.content];
    const texts = pieces.filter((one) => one !== undefined);
    const isKnown = pieces.length > 0 && texts.length === pieces.length;
    // What a filter makes of it is no other file.
    if (!isKnown && !appends && group === undefined && !isStated(pipeline, script.openVariables)) continue;
    const before = parts.get(path.text);
    if ((since.get(path.text) ?? branches) !== branches || !isKnown || (appends && before === undefined))
      openFiles.set(path.text, path);
    since.set(path.text, branches);
    if (appends && before !== undefined) addAll(before, texts);
    else parts.set(path.text, texts);
  }
  for (const path of openFiles.keys()) parts.delete(path);
  return { openFiles, files: new Map([...parts].map(([path, texts]) => [path, concat(texts.flatMap(asLines))])) };
}

/** What is stated in another way: by such a variable, or by the commands of a subshell in front. */
function isStated(pipeline: Pipeline, variables: ReadonlySet<string>): boolean {
  if (begins(pipeline, /^(?:1?>|tee)$/)) return true;
  return pipeline.some((command) => command.some(({ text }) => variables.has(VARIABLE.exec(text)?.[1] ?? '')));
}

/** Of a command in a group; undefined where it is not known. */
function printedIn(pipeline: Pipeline, script: Script): SourceText | undefined {
  const content = outputOf(pipeline, script);
  return content?.kind === 'text' ? content.text : undefined;
}

/** Each but the last ends its line. */
function asLines(text: SourceText, index: number, { length }: readonly SourceText[]): readonly SourceText[] {
  const end = text.text.length;
  return index === length - 1 || text.text.endsWith('\n') ? [text] : [text, synthetic(locate(text, end, end), '\n')];
}

const BRANCH = /^(?:\[\[?|test|if|then|else|elif|fi|case|esac|for|while|until|do|done|function|[{}]|[\w-]+\(\))$/;

/** Of `echo`, `printf` and `cat`; what a filter makes of it is not known. */
export function outputOf(pipeline: Pipeline, script: Script): Content | undefined {
  let content: Content | undefined;
  for (const command of pipeline) {
    const stated = printedBy(command, script) ?? inputOf(command, script);
    if (stated !== undefined) content = stated;
    else if (!command.some(({ text }) => PASSES.test(text))) content = undefined;
  }
  return content;
}

const PASSES = /(?:^|\/)(?:cat|tee|envsubst|kubectl|oc)$|KUBECTL/;

function printedBy(command: Command, script: Script): Content | undefined {
  const words = withoutRedirects(command);
  const [name, ...rest] = /^(?:then|else|do)$/.test(words[0]?.text ?? '') ? words.slice(1) : words;
  const args = rest.filter(({ text }) => !/^-[enE]+$/.test(text));
  const program = name?.text.replace(/^.*\//, '');
  const [first, ...others] = args;
  if (first === undefined) return undefined;
  switch (program) {
    case 'cat':
      return first.text === '-' ? undefined : contentOfFile(first.text, script);
    case 'echo': {
      const escapes = rest.some(({ text }) => /^-\w*e/.test(text));
      const text = others.length === 0 ? contentOf(first, script) : undefined;
      return text?.kind === 'text' && escapes ? { ...text, text: withLineBreaks(text.text) } : text;
    }
    case 'printf':
      return printed(first, others, script);
    default:
      return undefined;
  }
}

/** A format that only repeats one text, or one without conversions. */
function printed(format: SourceText, args: readonly SourceText[], script: Script): Content | undefined {
  const [first, ...others] = args;
  if (first !== undefined)
    return /^%[sb](?:\\n)?$/.test(format.text) && others.length === 0 ? contentOf(first, script) : undefined;
  const content = format.text.includes('%') ? undefined : contentOf(format, script);
  return content?.kind === 'text' ? { ...content, text: withLineBreaks(content.text) } : content;
}

function withLineBreaks(text: SourceText): SourceText {
  const textFor = ({ 0: all, index }: RegExpExecArray): SourceText =>
    synthetic(locate(text, index, index + all.length), all === '\\n' ? '\n' : '\t');
  return replaceMatches(text, /\\[nt]/g, textFor) ?? text;
}

/** `< PATH`, `<<WORD`, `<<< TEXT`. */
export function inputOf(command: Command, script: Script): Content | undefined {
  const at = command.findIndex(({ text }) => /^0?<{1,3}$/.test(text));
  const word = command[at + 1];
  if (at === -1 || word === undefined) return undefined;
  switch (command[at]?.text.replace('0', '')) {
    case '<':
      return contentOfFile(word.text, script);
    case '<<':
      return hereDocument(word.text, script);
    default:
      return contentOf(word, script);
  }
}

function hereDocument(number: string, { hereDocuments }: Script): Content | undefined {
  const text = hereDocuments[Number(number)];
  return text === undefined ? undefined : { kind: 'text', text };
}

const VARIABLE = /^\$\{?([A-Za-z_]\w{0,100})\}?$/;

/** What a word is when the shell has filled it in; undefined where that is not known. */
export function contentOf(word: SourceText, script: Script, depth = 0): Content | undefined {
  const { text } = word;
  const variable = VARIABLE.exec(text)?.[1];
  if (variable !== undefined) {
    const value = script.variables.get(variable);
    return value === undefined || depth === MAX_DEPTH ? undefined : contentOf(value, script, depth + 1);
  }
  const command = /^\$\((.*)\)$/s.exec(text)?.[1] ?? /^`([^`]*)`$/.exec(text)?.[1];
  if (command === undefined) return { kind: 'text', text: expansionsAsWords(word) };
  const number = /^\s*cat\s[^|;&]{0,40}?<<(\d{1,6})\b/.exec(command)?.[1];
  if (number !== undefined) return hereDocument(number, script);
  const path = /^\s*(?:cat\s{1,9}|<\s{0,9})["']?([^\s"'<>|;&()]{1,400})["']?\s*$/.exec(command)?.[1];
  return path === undefined ? undefined : contentOfFile(path, script);
}

/** Variables that are other variables' values. */
const MAX_DEPTH = 8;

/** Each expansion becomes one word; `{$NAME}` is a Corefile's own. */
function expansionsAsWords(word: SourceText): SourceText {
  const expansion = /(?<![\\{$])\$([A-Za-z_]\w{0,100})|\$\([^()]{0,400}\)|`[^`]{0,400}`/g;
  const textFor = ({ 0: all, 1: name = 'command', index }: RegExpExecArray): SourceText =>
    synthetic(locate(word, index, index + all.length), `\${${name}}`);
  return replaceMatches(word, expansion, textFor) ?? word;
}

export function contentOfFile(written: string, script: Script): Content | undefined {
  const known = script.files.get(written);
  if (known !== undefined) return { kind: 'text', text: known };
  const paths = placesNamed(written, script);
  return paths.length === 0 ? undefined : { kind: 'files', paths };
}

export function withoutRedirects(command: Command): Command {
  const kept: SourceText[] = [];
  for (let i = 0; i < command.length; i += 1) {
    const word = command[i];
    if (word === undefined) break;
    if (/^\d*[<>]+[&|]?$|^&>>?$/.test(word.text)) i += 1;
    else kept.push(word);
  }
  return kept;
}
