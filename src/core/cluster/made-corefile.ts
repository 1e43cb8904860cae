/** Corefiles that commands of a pod write, or copy from where they are mounted, before CoreDNS starts with them. */
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { defined } from '../text/defined.ts';
import { baseName, rootedPath } from '../text/paths.ts';
import { extentOf, type SourceText } from '../text/source-text.ts';
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
    const assumes = isSure(at, only, started) ? undefined : `${at} is started as a command of the pod writes it`;
    if (others.length === 0 && !onlyWrites(commandsOf(only)))
      context.addNotice({
        kind: 'not-modelled',
        message: `what else the commands of ${workload.name} do to ${at} is not followed`,
        at: extentOf(only.text),
      });
    return others.length === 0 ? { text: only.text, ...defined({ assumes }) } : undefined;
  }
  for (const one of workload.containers.filter(({ init }) => init)) {
    const from = copiedFrom(placesIn(one, at, container), one);
    if (from === undefined) continue;
    const { files, used } = mountedFiles(workload, one, context);
    const text = files.get(from);
    if (text === undefined) continue;
    for (const map of used) if (map.data.some((entry) => entry.text === text)) context.claimed.add(map);
    return { text, assumes: `${at} is started as it is copied from ${from} by ${one.name}` };
  }
  return undefined;
}

interface Written {
  readonly writer: Container;
  readonly text: SourceText;
}

/** Named once, where it is started, in a script that does nothing else to it, and nobody else has the volume. */
function isSure(at: string, { writer, text }: Written, { workload, container }: Started): boolean {
  const isOwn = writer === container;
  const script = withoutText(writer, text);
  const named = script.split(/[\s"'=<>|;&()]+/).filter((word) => baseName(word) === baseName(at));
  const places = isOwn ? [at] : placesIn(writer, at, container);
  const volume = deepestMount(container.mounts)(at)?.volume;
  const others = workload.containers.filter((one) => one !== writer && one !== container);
  return (
    named.length === (isOwn ? 2 : 1) &&
    named.every((word) => places.includes(rootedPath(word))) &&
    (isOwn || writer.init) &&
    onlyWrites(commandsOf({ writer, text })) &&
    !others.some(({ mounts }) => mounts.some((one) => volume !== undefined && one.volume === volume))
  );
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

/** Nothing that could edit the copy, by any name. */
const HARMLESS = /^\s*(?:\S*sh\s+-\w+\s+)?(?:cp|mkdir|sleep|set|(?:exec\s+)?\S*coredns)\s/;

/** `cp FILE COPY && exec coredns -conf COPY`, where nothing else may change the copy. */
export function copiedFrom(places: readonly string[], { words }: Container): string | undefined {
  const script = words
    .map(({ value }) => value)
    .join(' ')
    .replace(PRINTS, 'cp $1 $2');
  const commands = script.split(/[;&\n]+/).filter((one) => one.trim() !== '');
  if (/[$`|<>]/.test(script) || !commands.every((one) => HARMLESS.test(`${one} `))) return undefined;
  const [copy, ...others] = script.matchAll(COPY);
  const [, from = '', to = ''] = copy ?? [];
  const isThere = [rootedPath(to), rootedPath(`${to}/${baseName(from)}`)].some((one) => places.includes(one));
  return isThere && others.length === 0 ? from : undefined;
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
