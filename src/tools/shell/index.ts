import type { ConfigMapFact } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { beginningOf } from '../../languages/shared/fields.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';
import { adding, type JoinContext } from '../../languages/shared/join.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, scalarText, type Write } from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { holdsConfiguration, patchedData, unknownWrite, writeDocument } from '../shared/config-map-writes.ts';
import { applying } from './applying.ts';

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
  const value = inOwnNamespaces(stated.filter((one) => !isCommandWrite(one)));
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

/** A policy that states no namespace is for the object of the name wherever it is. */
function inOwnNamespaces(stated: readonly Statement[]): Statement[] {
  const isOfPolicy = (one: Statement): one is ConfigMapFact => one.kind === 'config-map' && one.appliedBy === 'policy';
  const wanted = new Set(stated.flatMap((one) => (isOfPolicy(one) && one.namespace === 'default' ? [one.name] : [])));
  if (wanted.size === 0) return [...stated];
  const namespaces = new Map<string, Set<string>>();
  for (const one of stated) {
    if (one.kind !== 'config-map' || one.appliedBy !== undefined || !wanted.has(one.name)) continue;
    const known = namespaces.get(one.name) ?? new Set();
    namespaces.set(one.name, known.add(one.namespace));
  }
  return stated.map((one) => {
    const [namespace, ...others] = isOfPolicy(one) ? (namespaces.get(one.name) ?? []) : [];
    const isAnywhere = isOfPolicy(one) && one.namespace === 'default' && namespace !== undefined && others.length === 0;
    return isAnywhere ? { ...one, namespace } : one;
  });
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
