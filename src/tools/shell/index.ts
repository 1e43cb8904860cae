import { defined } from '../../core/text/defined.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';
import { beginningOf } from '../../languages/shared/fields.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';
import { adding, type JoinContext } from '../../languages/shared/join.ts';
import type { Applying, Plugin } from '../../languages/shared/plugin.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, type Document, scalarText, type Write, type YamlNode } from '../../read/documents/document.ts';
import { readHcl } from '../../read/documents/hcl.ts';
import { isScript, openYaml } from '../../read/documents/open-text.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { holdsConfiguration, patchedData, unknownWrite, writeDocument } from '../shared/config-map-writes.ts';
import { containerWords } from './carrier.ts';
import { flagOf, type Invocation, invocationOf } from './invocation.ts';
import { literalsIn } from './literals.ts';
import { type Command, oneCommand, openScript, outputOf, type Script } from './script.ts';
import { placesNamed } from './script-paths.ts';
import { isDryRun } from './writes.ts';

/** Files of the repository that commands apply: `kubectl apply -f PATH`, `-k FOLDER`, `kustomize build FOLDER |`. */
const CALLS = /(?:kubectl|KUBECTL|\boc\b)[^\n]{0,400}\b(?:apply|replace|create)\b/;

export function applying(document: Document): readonly Applying[] {
  const found: Applying[] = [];
  const literal = literalsIn(document.source.text).settingOf;
  const read = (source: SourceText): void => {
    if (CALLS.test(source.text)) add(openScript(document.path, source));
  };
  const add = (opened: Script): void => {
    const script = { ...opened, current: {}, literal };
    for (const pipeline of script.pipelines)
      for (const [index, command] of pipeline.entries())
        for (const one of appliedBy(command, { pipeline, index }, script)) found.push(one);
  };
  const visit = (root: YamlNode | undefined): void => {
    if (root !== undefined)
      visitNodes(root, (node) => {
        if (node.kind === 'scalar') read(node.text);
        const words = containerWords(node);
        if (words.length > 0) add(oneCommand(document.path, words));
      });
  };
  if (document.kind === 'yaml') visit(document.root);
  else if (/\.(?:tf|tofu)$/.test(document.path) && CALLS.test(document.source.text))
    for (const { body } of readHcl(document.source).blocks) visit(body);
  else if (isScript(document.path, document.source.text)) read(document.source);
  return found;
}

interface Placed extends Script {
  readonly current: { namespace?: string };
  readonly literal: (variable: string) => string | undefined;
}

/** Where a command stands among those that feed it: cut out only for one that takes it in. */
interface Fed {
  readonly pipeline: readonly Command[];
  readonly index: number;
}

function appliedBy(command: Command, { pipeline, index }: Fed, script: Placed): readonly Applying[] {
  const invocation = invocationOf(command);
  const stated = invocation === undefined ? undefined : namespaceOf(invocation, script);
  if (stated !== undefined && invocation?.verb === 'config') script.current.namespace = stated;
  if (invocation === undefined || !/^(?:apply|replace|create)$/.test(invocation.verb) || isDryRun(invocation))
    return [];
  const files = (invocation.flags.get('filename') ?? []).flatMap(({ value }) => commaSeparated(value));
  const folders = (invocation.flags.get('kustomize') ?? []).map(({ value }) => value);
  const fromInput = files.some(({ text }) => /^(?:-|\/dev\/stdin)$/.test(text)) ? pipeline.slice(0, index + 1) : [];
  const content = outputOf(fromInput, script);
  const recurses = command.some(({ text }) => /^(?:--recursive(?:=true)?|-R\w?)$/.test(text));
  return [
    ...files.map((file) => ({ ...placesOf(file, script), recurses })),
    ...[...folders, ...fromInput.flatMap(builtFolder)].map((folder) => ({ ...placesOf(folder, script), builds: true })),
    ...(content?.kind === 'files' ? [{ paths: content.paths, at: extentOf(invocation.at) }] : []),
  ].flatMap((one) => {
    const namespace = stated ?? script.current.namespace;
    return one.paths.length > 0 ? { ...one, ...defined({ namespace }) } : [];
  });
}

/** Of the call, or of the calls after it (`kubectl config set-context --current`). */
function namespaceOf(invocation: Invocation, { variables }: Script): string | undefined {
  const written = flagOf(invocation, 'namespace')?.value.text;
  const text = written?.replace(/^\$\{?(\w{1,100})\}?$/, (all, name: string) => variables.get(name)?.text ?? all);
  return text?.includes('$') === true ? undefined : text;
}

function commaSeparated(value: SourceText): readonly SourceText[] {
  let from = 0;
  return value.text.split(',').map((part) => {
    const start = from;
    from += part.length + 1;
    return slice(value, start, start + part.length);
  });
}

/** `kustomize build FOLDER`, `kubectl kustomize FOLDER`. */
function builtFolder(command: Command): readonly SourceText[] {
  const at = command.findIndex(({ text }) => /^(?:\S*\/)?kustomize$/.test(text));
  const folder = command.slice(at + 1).find(({ text }) => !text.startsWith('-') && text !== 'build');
  return at === -1 || folder === undefined ? [] : [folder];
}

/** A pattern of a folder's files is the folder. */
function placesOf(word: SourceText, script: Placed): Pick<Applying, 'paths' | 'at'> {
  const filled = word.text
    .replace(/^\$\{path[._](?:module|root)\}\//, '')
    .replace(/^\$\{?(\w{1,100})\}?(?=\/|$)/, (all, name: string) =>
      script.variables.has(name) ? all : (script.literal(name) ?? all),
    );
  const written = filled.replace(/\/\*[^/]*$/, '').replace(/\/$/, '');
  const at = extentOf(word);
  if (/^https?:/.test(written)) return { paths: [], at };
  const paths = placesNamed(written, script);
  // Out of the tree as it is written.
  return { paths: paths.length === 0 && written.startsWith('../') ? [written] : paths, at };
}

/** A ConfigMap that commands write, of which files of the repository state a part. */
interface CommandWrite extends Fragment {
  readonly kind: 'shell/write';
  readonly write: Write;
}

export const shellWrites: Plugin = {
  id: 'shell',
  title: 'Commands that write ConfigMaps',
  markers: ['coredns', 'Corefile'],
  join: adding(joinWrites),
  applying,
  // Also of Skaffold, Tilt, helmfile, GitLab's agent, and actions and tasks of pipelines; k3s applies what lies in its folder.
  applies:
    /(?:\b(?:kubectl|KUBECTL|oc)\b.*\b(?:apply|replace|create)\b|(?:^|\s)(?:-f|--filename\b)|\b(?:filename|glob|manifests|rawYaml)["']?\s?:|\bk8s_yaml\(|\bserver\/manifests\b)/,
  ...readingForms<CommandWrite>((document) => {
    const { write } = document;
    return write && (() => [{ kind: 'shell/write', write, at: beginningOf(document) }]);
  }),
};

function isCommandWrite(statement: Statement): statement is CommandWrite {
  return statement.kind === 'shell/write';
}

function joinWrites(stated: readonly Statement[], context: JoinContext): Reading<readonly Statement[]> {
  const writes = stated.filter(isCommandWrite);
  const value: Statement[] = stated.filter((one) => !isCommandWrite(one));
  if (writes.length === 0) return { value, notices: [] };
  const notices: Notice[] = [];
  for (const { write, at } of writes) {
    const whole = inFull(write, context.read);
    if (whole === undefined) continue;
    if (whole === 'unknown') {
      notices.push(unknownWrite(at, write));
      continue;
    }
    const reading = context.statedIn(writeDocument(at.file.path, whole));
    for (const one of reading.value) value.push({ ...one, at });
    for (const one of reading.notices) notices.push(one);
  }
  return { value, notices };
}

/** Undefined where it is of no ConfigMap with a Corefile. */
function inFull(write: Write, read: (path: string) => SourceFile | undefined): Write | 'unknown' | undefined {
  const { objectFiles, patchFiles, ...known } = write;
  const object = objectFiles === undefined ? {} : objectIn(objectFiles, read);
  if (object === undefined) return undefined;
  if (patchFiles === undefined) return { ...known, ...object };
  const file = firstOf(patchFiles, read);
  if (file === undefined) return /corefile|dns/i.test(`${known.name} ${patchFiles.join(' ')}`) ? 'unknown' : undefined;
  const source = wholeFile(file);
  const root = readYaml(source).value;
  if (root === undefined) return undefined;
  const patch = patchedData(root, write.operations === true);
  return [patch.data, patch.binaryData].some(holdsConfiguration)
    ? { ...known, ...object, source, ...patch }
    : undefined;
}

function objectIn(
  paths: readonly string[],
  read: (path: string) => SourceFile | undefined,
): Pick<Write, 'name' | 'namespace'> | undefined {
  const file = firstOf(paths, read);
  const documents = file === undefined ? [] : openYaml(file.path, wholeFile(file)).documents;
  for (const { root } of documents.filter((one) => one.kind === 'yaml')) {
    if (scalarText(child(root, 'kind')) !== 'ConfigMap' || child(root, 'data', 'Corefile') === undefined) continue;
    const metadata = child(root, 'metadata');
    const [name, namespace] = [scalarText(child(metadata, 'name')), scalarText(child(metadata, 'namespace'))];
    return defined({ name, namespace });
  }
  return undefined;
}

function firstOf(paths: readonly string[], read: (path: string) => SourceFile | undefined): SourceFile | undefined {
  for (const path of paths) {
    const file = read(path);
    if (file !== undefined) return file;
  }
  return undefined;
}
