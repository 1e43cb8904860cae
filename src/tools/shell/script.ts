/** A shell script as its commands, with the texts that it states: here-documents, variables, files that it writes. */
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
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

export type Command = readonly SourceText[];

export interface Script {
  readonly path: string;
  readonly pipelines: readonly Pipeline[];
  /** The number of one stands in the commands in place of its word. */
  readonly hereDocuments: readonly SourceText[];
  readonly files: ReadonlyMap<string, SourceText>;
  readonly variables: ReadonlyMap<string, SourceText>;
}

/** A text, or the first of some files of the repository. */
export type Content =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'files'; readonly paths: readonly string[] };

export function openScript(path: string, source: SourceText): Script {
  const { commands, hereDocuments } = withoutHereDocuments(source);
  const pipelines = pipelinesOf(commands);
  const bare: Script = { path, pipelines, hereDocuments, files: new Map(), variables: new Map() };
  const variables = onlyOnes(pipelines.flat().flatMap(assignmentsIn));
  const files = writtenLast(pipelines, { ...bare, variables });
  return { ...bare, variables, files };
}

/** Of words that no shell splits. */
export function oneCommand(path: string, command: Command): Script {
  return { path, pipelines: [[command]], hereDocuments: [], files: new Map(), variables: new Map() };
}

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

function onlyOnes(all: readonly (readonly [string, SourceText])[]): ReadonlyMap<string, SourceText> {
  const texts = new Map<string, SourceText>();
  const several = new Set<string>();
  for (const [name, text] of all)
    if (texts.has(name)) several.add(name);
    else texts.set(name, text);
  for (const name of several) texts.delete(name);
  return texts;
}

/** `NAME=text`, also after `export`, `local`, `readonly`, `declare`. */
function assignmentsIn(command: Command): readonly (readonly [string, SourceText])[] {
  const found: (readonly [string, SourceText])[] = [];
  for (const word of command) {
    if (/^(?:export|local|readonly|declare|typeset|-\w+)$/.test(word.text)) continue;
    const name = /^([A-Za-z_]\w{0,100})=/.exec(word.text)?.[1];
    if (name === undefined) break;
    found.push([name, slice(word, name.length + 1, word.text.length)]);
  }
  return found;
}

interface FileWrite {
  readonly path: string;
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
  return { path: path.text, content: content?.kind === 'text' ? content.text : undefined, appends };
}

/** What stands in each file in the end; of one that is written in several branches it is not known. */
function writtenLast(pipelines: readonly Pipeline[], script: Script): ReadonlyMap<string, SourceText> {
  const files = new Map<string, SourceText>();
  const open = new Set<string>();
  const since = new Map<string, number>();
  let branches = 0;
  for (const pipeline of pipelines) {
    if (BRANCH.test(pipeline[0]?.[0]?.text ?? '')) branches += 1;
    const write = fileOf(pipeline, script);
    if (write === undefined) continue;
    const { path, content, appends } = write;
    const before = files.get(path);
    // What a filter makes of it is no other file.
    if (content === undefined && !appends) continue;
    if ((since.get(path) ?? branches) !== branches || content === undefined || (appends && before === undefined))
      open.add(path);
    since.set(path, branches);
    if (content === undefined) continue;
    files.set(path, appends && before !== undefined ? concat([before, ...lineEnd(before), content]) : content);
  }
  for (const path of open) files.delete(path);
  return files;
}

const BRANCH = /^(?:if|then|else|elif|fi|case|esac|for|while|until|do|done|function|[{}]|[\w-]+\(\))$/;

function lineEnd(text: SourceText): readonly SourceText[] {
  return text.text.endsWith('\n') ? [] : [synthetic(locate(text, text.text.length, text.text.length), '\n')];
}

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
  const [name, ...rest] = withoutRedirects(command);
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

/** What a word is when the shell has filled it in; undefined where that is not known. */
export function contentOf(word: SourceText, script: Script, depth = 0): Content | undefined {
  const { text } = word;
  const variable = /^\$\{?([A-Za-z_]\w{0,100})\}?$/.exec(text)?.[1];
  if (variable !== undefined) {
    const value = script.variables.get(variable);
    return value === undefined || depth === MAX_DEPTH ? undefined : contentOf(value, script, depth + 1);
  }
  const command = /^\$\((.*)\)$/s.exec(text)?.[1] ?? /^`([^`]*)`$/.exec(text)?.[1];
  if (command === undefined) return { kind: 'text', text: filledIn(word) };
  const number = /^\s*cat\s[^|;&]{0,40}?<<(\d{1,6})\b/.exec(command)?.[1];
  if (number !== undefined) return hereDocument(number, script);
  const path = /^\s*(?:cat\s{1,9}|<\s{0,9})["']?([^\s"'<>|;&()]{1,400})["']?\s*$/.exec(command)?.[1];
  return path === undefined ? undefined : contentOfFile(path, script);
}

/** Variables that are other variables' values. */
const MAX_DEPTH = 8;

/** Each expansion becomes one word; `{$NAME}` is a Corefile's own. */
function filledIn(word: SourceText): SourceText {
  const expansion = /(?<![\\{$])\$([A-Za-z_]\w{0,100})|\$\([^()]{0,400}\)|`[^`]{0,400}`/g;
  const textFor = ({ 0: all, 1: name = 'command', index }: RegExpExecArray): SourceText =>
    synthetic(locate(word, index, index + all.length), `\${${name}}`);
  return replaceMatches(word, expansion, textFor) ?? word;
}

/** Counted from where the script lies, else from the root, where most are called. */
export function contentOfFile(written: string, script: Script): Content | undefined {
  const known = script.files.get(written);
  if (known !== undefined) return { kind: 'text', text: known };
  if (/^[/~]|[$`*]/.test(written) || written === '-') return undefined;
  const places = new Set([pathFrom(directoryOf(script.path), written), pathFrom('', written)]);
  const paths = [...places].filter((path) => path !== undefined);
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
