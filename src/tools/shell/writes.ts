/** The ConfigMaps that a script's commands make, patch and replace. */
import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { baseName } from '../../core/text/paths.ts';
import { extentOf, type SourceText, slice } from '../../core/text/source-text.ts';
import type { Pipeline } from '../../languages/shared/shell-words.ts';
import type { Write, YamlEntry, YamlNode } from '../../read/documents/document.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { holdsConfiguration, isOpenPatch, patchedData, unknownWrite } from '../shared/config-map-writes.ts';
import { corefileData, type Filter, filterOf } from './filters.ts';
import { configMapName, type Flag, flagOf, type Invocation, invocationOf } from './invocation.ts';
import { type Command, contentOf, contentOfFile, inputOf, outputOf, type Script } from './script.ts';

export interface Writes {
  readonly objects: readonly Write[];
  /** Manifests, besides here-documents. */
  readonly texts: readonly SourceText[];
  readonly notices: readonly Notice[];
}

/** Where a pipeline stands: an object, or what puts it out of sight. */
interface Flowing {
  readonly write?: Write;
  readonly notice?: Notice;
}

interface Making {
  readonly script: Script;
  /** Of `kubectl config set-context`, where one is stated. */
  readonly namespace?: string;
  /** Here-documents, which are documents already. */
  readonly isOpened: ReadonlySet<SourceText>;
  readonly objects: Write[];
  readonly texts: SourceText[];
  readonly notices: Notice[];
}

export function writesOf(script: Script): Writes {
  const namespace = currentNamespace(script);
  const making: Making = {
    script,
    isOpened: new Set(script.hereDocuments),
    objects: [],
    texts: [],
    notices: [],
    ...defined({ namespace }),
  };
  for (const pipeline of script.pipelines) follow(pipeline, making);
  return making;
}

function follow(pipeline: Pipeline, making: Making): void {
  let flowing: Flowing = {};
  for (const [index, command] of pipeline.entries()) {
    const invocation = invocationOf(command);
    if (invocation === undefined) {
      const filter = filterOf(command, making.script);
      if (filter !== undefined) flowing = filtered(filter, flowing, making);
      continue;
    }
    const made = madeBy(invocation, flowing, making);
    if (made !== undefined && isDryRun(invocation)) flowing = made;
    else if (made !== undefined) {
      flowing = invocation.verb === 'get' ? made : {};
      emit(made, making);
    } else if (appliesInput(invocation)) {
      if (flowing.write === undefined && flowing.notice === undefined) emitText(pipeline.slice(0, index + 1), making);
      else emit(inNamespace(flowing, flagOf(invocation, 'namespace'), making), making);
      flowing = {};
    }
  }
  // A file that is made of it is for another command.
  if (pipeline.at(-1)?.some(({ text }) => /^1?>>?$|(?:^|\/)tee$/.test(text)) === true) emit(flowing, making);
}

function emit({ write, notice }: Flowing, { objects, notices }: Making): void {
  if (notice !== undefined) notices.push(notice);
  else if (write !== undefined && hasContent(write)) objects.push(write);
}

function hasContent({ data, binaryData, dataFiles = [], patchFiles }: Write): boolean {
  return dataFiles.length > 0 || patchFiles !== undefined || [data, binaryData].some(holdsConfiguration);
}

function emitText(pipeline: Pipeline, { script, isOpened, texts }: Making): void {
  const content = outputOf(pipeline, script);
  if (content?.kind === 'text' && !isOpened.has(content.text)) texts.push(content.text);
}

/** `kubectl get`, `create` and `patch` of a ConfigMap. */
function madeBy(invocation: Invocation, flowing: Flowing, making: Making): Flowing | undefined {
  const { verb, names } = invocation;
  const named = configMapName(names);
  switch (verb) {
    case 'get':
      return named === undefined
        ? undefined
        : inNamespace(
            { write: { by: 'command', source: named, ...nameOf(named, making) } },
            flagOf(invocation, 'namespace'),
            making,
          );
    case 'create':
      return named === undefined || !isAbout(invocation) ? undefined : created(invocation, named, making);
    case 'patch':
      return patched(invocation, named, { flowing, making });
    default:
      return undefined;
  }
}

function nameOf(word: SourceText, { script }: Making): Pick<Write, 'name'> {
  const content = contentOf(word, script);
  return content?.kind === 'text' && /^[a-z0-9][\w.-]{0,252}$/.test(content.text.text)
    ? { name: content.text.text }
    : {};
}

function inNamespace({ write, notice }: Flowing, flag: Flag | undefined, { script, namespace }: Making): Flowing {
  if (write === undefined || write.namespace !== undefined) return defined({ write, notice });
  const content = flag === undefined ? undefined : contentOf(flag.value, script);
  const stated = content?.kind === 'text' && !content.text.text.includes('$') ? content.text.text : namespace;
  return defined({ write: { ...write, ...defined({ namespace: stated }) }, notice });
}

/** `kubectl create configmap NAME --from-file=[KEY=]PATH --from-literal=KEY=TEXT`. */
function created(invocation: Invocation, named: SourceText, making: Making): Flowing {
  const { script } = making;
  const files: YamlEntry[] = [];
  const literals: Record<string, YamlNode> = {};
  let place: SourceText | undefined;
  for (const { value, at } of invocation.flags.get('from-file') ?? []) {
    const [, , key, path = ''] = /^(([-.\w]{1,253})=)?(.{0,400})$/s.exec(value.text) ?? [];
    place ??= at;
    const content = path.startsWith('/dev/stdin') ? undefined : contentOfFile(path, script);
    const name = key ?? baseName(path);
    if (content?.kind === 'text') literals[name] = corefileText(content.text);
    else if (content !== undefined && name !== '') files.push(fileEntry(name, content.paths, at));
  }
  for (const { value } of invocation.flags.get('from-literal') ?? []) {
    const equals = value.text.indexOf('=');
    const content = equals === -1 ? undefined : contentOf(slice(value, equals + 1, value.text.length), script);
    place ??= value;
    if (content?.kind === 'text') literals[value.text.slice(0, equals)] = corefileText(content.text);
  }
  const source = place ?? named;
  const span = { start: 0, end: source.text.length };
  const write: Write = {
    by: 'command',
    source,
    ...nameOf(named, making),
    ...defined({
      dataFiles: files.length === 0 ? undefined : files,
      data: Object.keys(literals).length === 0 ? undefined : madeMap(span, literals),
    }),
  };
  const made = inNamespace({ write }, flagOf(invocation, 'namespace'), making);
  const isKnown = write.data !== undefined || write.dataFiles !== undefined;
  return isKnown ? made : { ...made, ...unknown(invocation, made.write) };
}

function corefileText(text: SourceText): YamlNode {
  return { kind: 'scalar', value: text.text, text, span: { start: 0, end: 0 } };
}

function fileEntry(key: string, paths: readonly string[], at: SourceText): YamlEntry {
  const span = { start: 0, end: at.text.length };
  const items = paths.map((path) => madeText(at, span, path));
  return { key, keySpan: span, value: { kind: 'sequence', items, span } };
}

/** `kubectl patch cm NAME -p TEXT`, `--patch-file PATH`, also of the object in `-f PATH`. */
function patched(
  invocation: Invocation,
  named: SourceText | undefined,
  { flowing, making }: { readonly flowing: Flowing; readonly making: Making },
): Flowing | undefined {
  const { script } = making;
  const object = objectPatched(invocation, named, { flowing, making });
  if (object === undefined) return undefined;
  const operations = /^["']?json$/.test(flagOf(invocation, 'type')?.value.text ?? '');
  const [text, file] = [flagOf(invocation, 'patch'), flagOf(invocation, 'patch-file')];
  const content =
    text !== undefined
      ? contentOf(text.value, script)
      : file === undefined
        ? undefined
        : (contentOfFile(file.value.text, script) ?? inputOf(invocation.command, script));
  const { write } = inNamespace({ write: object }, flagOf(invocation, 'namespace'), making);
  if (write === undefined) return undefined;
  if (content === undefined) return isAbout(invocation) ? unknown(invocation, write) : {};
  if (content.kind === 'files')
    return { write: { ...write, patchFiles: content.paths, ...defined({ operations: operations || undefined }) } };
  const root = readYaml(content.text).value;
  const data = root === undefined ? {} : patchedData(root, operations);
  if (root !== undefined && operations && isOpenPatch(root)) return unknown(invocation, write);
  const isOpen = root?.kind === 'scalar' && /\$/.test(content.text.text) && isAbout(invocation);
  return isOpen ? unknown(invocation, write) : { write: { ...write, ...data, source: content.text } };
}

function objectPatched(
  invocation: Invocation,
  named: SourceText | undefined,
  { flowing, making }: { readonly flowing: Flowing; readonly making: Making },
): Write | undefined {
  if (named !== undefined) return { by: 'command', source: named, ...nameOf(named, making) };
  const file = flagOf(invocation, 'filename');
  if (file === undefined || invocation.names.length > 0) return undefined;
  if (/^(?:-|\/dev\/stdin)$/.test(file.value.text)) return flowing.write;
  const content = contentOfFile(file.value.text, making.script);
  return content?.kind === 'files' ? { by: 'command', source: file.value, objectFiles: content.paths } : undefined;
}

/** `yq`, `jq` of the object in the pipe, or of a file. */
function filtered({ isYq, inPlace, files, put }: Filter, flowing: Flowing, making: Making): Flowing {
  const [file] = files;
  const content = file === undefined || !isYq ? undefined : contentOfFile(file.text, making.script);
  const object: Write | undefined =
    content?.kind === 'files' && file !== undefined
      ? { by: 'command', source: file, objectFiles: content.paths }
      : flowing.write;
  if (object === undefined || put === undefined) return object === undefined ? flowing : { write: object };
  const { key } = put;
  const known: Flowing =
    put.content === undefined
      ? { write: object, notice: unknownAt(key, object) }
      : {
          write:
            put.content.kind === 'text'
              ? { ...object, source: key, data: corefileData(put.content.text) }
              : { ...object, source: key, dataFiles: [fileEntry('Corefile', put.content.paths, key)] },
        };
  if (inPlace) emit(known, making);
  return inPlace ? flowing : known;
}

/** About CoreDNS: other ConfigMaps of a script are no matter. */
function isAbout({ command }: Invocation): boolean {
  return command.some(({ text }) => /corefile|coredns/i.test(text) || /dns/i.test(text.replace(VARIABLE, '')));
}
/** `${REGISTRY_DNS_NAME}` */
const VARIABLE = /\$\{?\w{1,99}\}?/g;

function unknown({ at }: Invocation, write: Write | undefined): Flowing {
  return { notice: unknownAt(at, write) };
}

function unknownAt(at: SourceText, write: Write | undefined): Notice {
  return unknownWrite(extentOf(at), { by: 'command', ...write });
}

export function isDryRun(invocation: Invocation): boolean {
  const flag = invocation.flags.get('dry-run')?.at(-1);
  return (
    (flag !== undefined && flag.value.text !== 'none' && flag.value.text !== 'false') || invocation.flags.has('local')
  );
}

/** `kubectl apply -f -`. */
function appliesInput(invocation: Invocation): boolean {
  const { verb } = invocation;
  const file = flagOf(invocation, 'filename');
  return (
    /^(?:apply|replace|create)$/.test(verb) &&
    /^(?:-|\/dev\/stdin)$/.test(file?.value.text ?? '') &&
    !isDryRun(invocation)
  );
}

/** Where commands apply a file that they name, or the here-document `<<NUMBER`. */
export function namespacesOf(script: Script): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const current = currentNamespace(script);
  for (const pipeline of script.pipelines) {
    const isInput = (at: number, command: Command): boolean => command[at - 1]?.text === '<<';
    let inputs = pipeline.flatMap((command) => command.filter((_, at) => isInput(at, command)));
    for (const invocation of pipeline.flatMap((command) => invocationOf(command) ?? [])) {
      const namespace = flagOf(invocation, 'namespace')?.value.text ?? current;
      if (!/^(?:apply|replace|create)$/.test(invocation.verb) || namespace?.includes('$') !== false) continue;
      for (const { value } of invocation.flags.get('filename') ?? []) found.set(value.text, namespace);
      if (appliesInput(invocation)) for (const { text } of inputs) found.set(`<<${text}`, namespace);
      if (appliesInput(invocation)) inputs = [];
    }
  }
  return found;
}

/** `kubectl config set-context --current --namespace=X`, `kubens X`, `oc project X`. */
function currentNamespace({ pipelines }: Script): string | undefined {
  for (const command of pipelines.flat()) {
    const [program, name] = command;
    if (/(?:^|\/)kubens$/.test(program?.text ?? '')) return name?.text;
    const invocation = invocationOf(command);
    if (invocation?.verb === 'project') return invocation.names[0]?.text;
    const isSet = invocation?.verb === 'config' && /^(?:set|use)-context$/.test(invocation.names[0]?.text ?? '');
    const flag = isSet && invocation !== undefined ? flagOf(invocation, 'namespace') : undefined;
    if (flag !== undefined) return flag.value.text;
  }
  return undefined;
}
