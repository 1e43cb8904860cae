/** Corefiles that commands of a pod write, or copy from where they are mounted, before CoreDNS starts with them. */
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { defined } from '../text/defined.ts';
import { baseName, rootedPath } from '../text/paths.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ClusterContext } from './context.ts';
import { deepestMount, mountedFiles } from './mounts.ts';

export interface MadeCorefile {
  readonly text: SourceText;
  readonly assumes?: string;
}

interface Started {
  readonly workload: WorkloadFact;
  readonly container: Container;
}

export function madeCorefile(at: string, started: Started, context: ClusterContext): MadeCorefile | undefined {
  const { workload, container } = started;
  const written = workload.containers.flatMap((writer) =>
    writer.words.flatMap((word) => context.textsIn(baseName(at), word.at).map(({ text }) => ({ writer, text }))),
  );
  const [only, ...others] = written;
  if (only !== undefined) {
    if (others.length > 0) return undefined;
    const edits = [...(isPlain(at, only, started) ? [] : [only.writer]), ...editorsOf(at, only.writer, started)];
    addEditNotice(at, edits, started, context);
    const isSure = edits.length === 0 && isNamedOnce(at, only, started);
    const assumes = isSure ? undefined : `${at} is started as a command of the pod writes it`;
    return { text: only.text, ...defined({ assumes }) };
  }
  for (const one of workload.containers.filter(({ init }) => init)) {
    const from = copiedFrom(placesIn(one, at, container), one);
    if (from === undefined) continue;
    const { files, used } = mountedFiles(workload, one, context);
    const text = files.get(from);
    if (text === undefined) continue;
    for (const map of used) if (map.data.some((entry) => entry.text === text)) context.claimed.add(map);
    addEditNotice(at, editorsOf(at, one, started), started, context);
    return { text, assumes: `${at} is started as it is copied from ${from} by ${one.name}` };
  }
  return undefined;
}

interface Written {
  readonly writer: Container;
  readonly text: SourceText;
}

/** A script that does nothing else to it. */
function isPlain(at: string, { writer, text }: Written, { container }: Started): boolean {
  const named = namesOf(at, withoutText(writer, text).replace(MODE, ''));
  return named.length <= (writer === container ? 2 : 1) && onlyWrites(commandsOf({ writer, text }));
}

const MODE = /\b(?:chmod|chown)\s[^;&|\n]*/g;

function namesOf(at: string, script: string): readonly string[] {
  return script.split(/[\s"'=<>|;&()]+/).filter((word) => baseName(word) === baseName(at));
}

/** Named once, where it is started, and nobody else has the volume. */
function isNamedOnce(at: string, { writer, text }: Written, { workload, container }: Started): boolean {
  const isOwn = writer === container;
  const named = namesOf(at, withoutText(writer, text));
  const places = isOwn ? [at] : placesIn(writer, at, container);
  const volume = deepestMount(container.mounts)(at)?.volume;
  const others = workload.containers.filter((one) => one !== writer && one !== container);
  return (
    named.length === (isOwn ? 2 : 1) &&
    named.every((word) => places.includes(rootedPath(word))) &&
    (isOwn || writer.init) &&
    !others.some(({ mounts }) => mounts.some((one) => volume !== undefined && one.volume === volume))
  );
}

/** Containers that have the file behind the one that writes it, and may do more to it than is followed. */
function editorsOf(at: string, writer: Container, { workload, container }: Started): readonly Container[] {
  const first = workload.containers.indexOf(writer);
  return workload.containers.filter((one, index) => {
    if (one === writer || (one.init && index < first)) return false;
    return (one === container || placesIn(one, at, container).length > 0) && mayEdit(at, one);
  });
}

function mayEdit(at: string, one: Container): boolean {
  const isEdit = (script: string): boolean => !onlyWrites(script) || namesOf(at, script.replace(CONF, '')).length > 0;
  const script = scriptOf(one.words);
  if (isEdit(scriptOf(one.hooks ?? []))) return true;
  // Flags are for the program of an image; one of an init container is there for the volume.
  return /^(?:$|-|\S*coredns(?:\s|$))/.test(script) ? one.init : isEdit(script);
}

const CONF = /(?<=\s)--?conf[\s=]\S+/;

function scriptOf(words: Container['words']): string {
  return words.map(({ value }) => value).join(' ');
}

function addEditNotice(
  at: string,
  editors: readonly Container[],
  { workload }: Started,
  context: ClusterContext,
): void {
  const [first] = editors;
  if (first === undefined) return;
  context.addNotice({
    kind: 'not-modelled',
    message: `what else the commands of ${workload.name} do to ${at} is not followed`,
    overrides: true,
    carrier: carrierOf(editors),
    at: [...first.words, ...(first.hooks ?? [])].at(-1)?.at ?? first.image?.at ?? workload.at,
  });
}

function carrierOf(editors: readonly Container[]): string {
  return editors.map(({ words, hooks = [] }) => scriptOf([...words, ...hooks]).replace(SUBSTITUTION, 's')).join('\n');
}

/** A word for another: no guard goes by it. */
const SUBSTITUTION = /\bs([/|#,])[@%{}$ -]{0,20}(?!loop\b)\w{4,99}[\w@%{}$ -]{0,99}\1(?:(?!\1)[^\n\\]){0,200}\1g?/g;

/** Of a Corefile that is not in sight: what may make it. */
export function makersOf({ containers }: WorkloadFact, container: Container): string | undefined {
  const volumes = new Set(container.mounts.map(({ volume }) => volume));
  const makers = containers.filter(
    (one) => (one === container || one.mounts.some(({ volume }) => volumes.has(volume))) && mayEdit('Corefile', one),
  );
  return makers.length === 0 ? undefined : carrierOf(makers);
}

/** `sh -c SCRIPT`. A script of more lines is one word, one of a line is split. */
const MAX_UNSPLIT = 3;
const IS_QUOTED = /^(?=.*\s)(?:[^$`]|\$(?!\())*$/s;

function withoutText({ words }: Container, { text }: SourceText): string {
  return words.map(({ value }) => value.replace(text, ' ')).join(' ');
}

function commandsOf({ writer, text }: Written): string {
  return writer.words.length > MAX_UNSPLIT ? unquoted(writer, text) : withoutText(writer, text);
}

/** The words of a script without what was quoted, and with the ends of its lines. */
function unquoted({ words }: Container, { text }: SourceText): string {
  let script = '';
  for (const [index, { value, at }] of words.entries()) {
    const before = index < MAX_UNSPLIT ? undefined : words[index - 1]?.at;
    const between = before?.file === at.file ? at.file.text.slice(before.span.end, at.span.start) : '';
    const word = value.replace(text, ' ');
    script += `${/\n|\\n/.test(between) ? '\n' : ' '}${IS_QUOTED.test(word) ? '' : word}`;
  }
  return script;
}

/** None of its commands is a condition, ends it, or could change a file that it does not name. */
function onlyWrites(script: string): boolean {
  return (
    !INTO_VARIABLE.test(script) &&
    script
      .replace(SHELL, '')
      .replace(QUOTED, ' ')
      .split(/[;&|\n]+/)
      .every((one) => PLAIN.test(one))
  );
}

const INTO_VARIABLE = /(?:>|\btee\s)\s*"[^"$`]*[$`]/;
const SHELL = /^\s*\S*sh\s+-\w+\s/;
/** Without commands in them. */
const QUOTED = /'[^']*'|"(?:[^"\\`$]|\\.|\$(?!\())*"/gs;
const PRINTED = String.raw`(?:echo|printf|cat)\b(?:[^$>\x60]|\$(?!\())*(?:>{1,2}[^$*?[{>\x60]*)?`;
const OTHER = String.raw`(?:mkdir|sleep|set|true|tee|chmod|chown|(?:exec\s+)?\S*coredns)\b[^$*?[{>\x60]*`;
/** The last are `NAME=$(cat <<`, and the end of what is quoted by it. */
const PLAIN = new RegExp(String.raw`^\s*(?:${PRINTED}|${OTHER}|\w+=\$\(cat\s*<<-?\s*\w*|[A-Z_]{2,30}|\)|)\s*$`);

/** What a variable is filled in to is not known, and everything else is as in the file. */
const PRINTS =
  /(?:\bcat\s+|\benvsubst(?:\s+'[^'\n]{0,200}')?\s*<\s*)([\w./-]{1,400})\s*>\s*([\w./-]{1,400})(?=\s*(?:[;&\n]|$))/g;
const COPY = /(?<=^|[\s;&])cp\s+(?:-[a-zA-Z]{1,9}\s+){0,3}([\w./-]{1,400})\s+([\w./-]{1,400})(?=\s*(?:[;&\n]|$))/g;

/** `cp FILE COPY && exec coredns -conf COPY`, where nothing else may change the copy. */
export function copiedFrom(places: readonly string[], { words }: Container): string | undefined {
  const script = scriptOf(words).replace(PRINTS, 'cp $1 $2');
  const [copy, ...others] = script.matchAll(COPY);
  if (copy === undefined || others.length > 0 || /[$`|<>]/.test(script)) return undefined;
  const [written, from = '', to = ''] = copy;
  const isThere = [rootedPath(to), rootedPath(`${to}/${baseName(from)}`)].some((one) => places.includes(one));
  return isThere && onlyWrites(script.replace(written, '')) ? from : undefined;
}

/** Where a file of one container is in another, by a volume of both. */
function placesIn(other: Container, path: string, { mounts }: Container): readonly string[] {
  const mount = deepestMount(mounts)(path);
  const rest =
    mount === undefined || mount.subPath !== undefined ? undefined : path.slice(rootedPath(mount.path).length);
  return other.mounts.flatMap((one) =>
    rest === undefined || one.volume !== mount?.volume || one.subPath !== undefined
      ? []
      : rootedPath(`${one.path}/${rest}`),
  );
}
