/** Roots built by the real tool: a value has the place of the same value in the native build. */

import { defined } from '../../core/text/defined.ts';
import type { Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { slice, wholeFile } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  items,
  plainData,
  scalarText,
  type YamlMap,
  type YamlNode,
} from '../../read/documents/document.ts';
import { splitStream } from '../../read/documents/split.ts';
import { textNode } from '../../read/documents/synthetic-source.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import type { RenderTools } from '../../read/tree/render-tools.ts';
import { type BuiltObject, idOf } from './built-object.ts';
import type { BuildContext, BuiltRoot, Plan, RealBuild, ResourceRef } from './context.ts';
import { isRemote, placeOfWritten } from './paths.ts';

/** Of one tree, each a process. */
const MAX_BUILDS = 200;
const MAX_FILES = 3000;

/** A root that the tool does not build stays native, with a notice. */
export function buildWithTool(
  roots: readonly BuiltRoot[],
  relevant: ReadonlySet<string>,
  context: BuildContext,
  tool: RealBuild,
): { readonly roots: readonly BuiltRoot[]; readonly notices: readonly Notice[] } {
  const notices: Notice[] = [];
  let builds = 0;
  const next = roots.map((root): BuiltRoot => {
    const plan = context.plans.get(root.directory);
    if (plan === undefined || !relevant.has(root.directory)) return root;
    const refuse = (message: string, node: YamlNode = plan.root, note = false): BuiltRoot => {
      const place = context.factory.syntheticSource.placeOf(node);
      const text = place.file.text.slice(place.span.start, place.span.end);
      const line = text.search(/\n|$/);
      notices.push({
        kind: 'unreadable',
        message: `kustomize did not build this: ${message}`,
        at: { file: place.file, span: { start: place.span.start, end: place.span.start + line } },
        ...defined({ template: note || undefined }),
      });
      return root;
    };
    const job = jobOf(plan, context, tool.sealed?.() === true);
    if ('because' in job) return refuse(job.because, job.node, job.note);
    builds += 1;
    if (builds > MAX_BUILDS) return refuse(`more than ${MAX_BUILDS} builds are not made in one scan`);
    let answer = tool({ files: job.files, directory: root.directory, loose: false });
    if (!answer.done && job.plain && /is not in or below/.test(answer.message))
      answer = tool({ files: job.files, directory: root.directory, loose: true });
    if (!answer.done) return refuse(answer.message);
    return { directory: root.directory, isReal: true, objects: withNativePlaces(answer.text, root, plan, context) };
  });
  return { roots: next, notices };
}

/** Fields with paths, at the top and in entries. */
const PATHS = [
  'resources',
  'bases',
  'components',
  'crds',
  'configurations',
  'transformers',
  'generators',
  'validators',
];
const IN_ENTRIES: readonly (readonly [string, readonly string[]])[] = [
  ['patches', ['path']],
  ['patchesJson6902', ['path']],
  ['replacements', ['path']],
  ['configMapGenerator', ['files', 'envs', 'env']],
  ['secretGenerator', ['files', 'envs', 'env']],
];
/** Their files may name others: then nothing may lie outside the folder. */
const OPAQUE = ['transformers', 'generators', 'validators', 'configurations', 'crds', 'openapi'];

/** Without the key of `KEY=path`. */
interface WrittenPath extends ResourceRef {
  readonly written: string;
}

type Job =
  | { readonly files: ReadonlyMap<string, string>; readonly plain: boolean }
  /** `note`: the native build may well be complete. */
  | { readonly because: string; readonly node: YamlNode; readonly note?: boolean };

/** Every file of the build, or why there is none: nothing is fetched, no chart is inflated. */
function jobOf(root: Plan, context: BuildContext, sealed: boolean): Job {
  const files = new Map<string, string>();
  const seen = new Set<string>();
  const open = [root];
  let plain = true;
  for (let plan = open.pop(); plan !== undefined; plan = open.pop()) {
    if (seen.has(plan.directory)) continue;
    seen.add(plan.directory);
    const refusal = sealed ? undefined : openEnded(plan);
    if (refusal !== undefined) return refusal;
    // The parsed tree, since another YAML reader might find other keys.
    files.set(plan.path, sealed && !plan.isChanged ? plan.fact.at.file.text : JSON.stringify(plainData(plan.root)));
    for (const key of ['helmCharts', 'helmChartInflationGenerator']) {
      const charts = child(plan.root, key);
      if (charts !== undefined) return { because: 'charts are inflated with a network only', node: charts, note: true };
    }
    if (OPAQUE.some((key) => child(plan.root, key) !== undefined)) plain = false;
    for (const { node, path } of pathsOf(plan)) {
      const written = scalarText(node) ?? '';
      if (path === undefined)
        return {
          because: isRemote(written)
            ? `\`${written}\` is fetched over a network`
            : `\`${written}\` is outside the tree`,
          node,
        };
      const below = context.plans.get(path);
      if (below !== undefined) open.push(below);
      else {
        const file = isOfGit(path) ? undefined : (context.byPath.get(path)?.[0]?.at.file ?? context.read(path));
        if (file !== undefined && isOfEnvironment(plan, node, file.text))
          return { because: `\`${written}\` takes values from where it is built`, node, note: true };
        if (file !== undefined) files.set(path, file.text);
        else if (!sealed) return { because: `\`${written}\` is not in the repository`, node, note: true };
      }
    }
    if (files.size > MAX_FILES) return { because: `it takes more than ${MAX_FILES} files`, node: plan.root };
  }
  return { files, plain };
}

/** A line without `=` is a variable of the tool's environment, which is empty here (kustomize api/kv/kv.go keyValueFromLine). */
function isOfEnvironment({ root }: Plan, node: YamlNode, text: string): boolean {
  if (!/^[ \t]*[A-Za-z_][\w.-]{0,200}[ \t]*\r?$/m.test(text)) return false;
  const generators = ['configMapGenerator', 'secretGenerator'].flatMap((key) => items(child(root, key)));
  return generators.some((one) => child(one, 'env') === node || items(child(one, 'envs')).includes(node));
}

const WITHOUT_PATHS: ReadonlySet<string> = new Set([
  'apiVersion',
  'kind',
  'metadata',
  'namespace',
  'namePrefix',
  'nameSuffix',
  'commonLabels',
  'commonAnnotations',
  'labels',
  'images',
  'replicas',
  'vars',
  'generatorOptions',
  'sortOptions',
  'buildMetadata',
]);
const WITH_LOCAL_PATHS: ReadonlySet<string> = new Set([
  'resources',
  'bases',
  'components',
  'configurations',
  'patchesStrategicMerge',
  ...IN_ENTRIES.map(([key]) => key),
]);
/** In any case of letters (encoding/json). */
const PATH_KEYS: ReadonlySet<string> = new Set(IN_ENTRIES.flatMap(([, keys]) => keys));

/**
 * Why a tool outside a sandbox is not run. A build configures plugins, so what they open or fetch stands nowhere; every
 * other path has to be a file that is handed over.
 */
function openEnded(plan: Plan): Job | undefined {
  const refused = (what: string, node: YamlNode): Job => ({
    because: `${what} may fetch or open files, and this system has no way to keep the tool from it`,
    node,
    note: true,
  });
  const twice = (node: YamlNode): boolean =>
    new Set(entries(node).map(({ key }) => key)).size < entries(node).length || child(node, '<<') !== undefined;
  if (twice(plan.root)) return refused('a duplicate key', plan.root);
  for (const { key, value } of entries(plan.root)) {
    if (WITHOUT_PATHS.has(key) || key.startsWith('helm')) continue;
    if (!WITH_LOCAL_PATHS.has(key)) return refused(`\`${key}\``, value);
    for (const item of items(value)) {
      if (twice(item)) return refused('a duplicate key', item);
      const odd = entries(item).find((one) => PATH_KEYS.has(one.key.toLowerCase()) && !PATH_KEYS.has(one.key));
      if (odd !== undefined) return refused(`\`${odd.key}\``, odd.value);
    }
  }
  // A scheme, a host with a port, an scp-like address. A text with lines is neither path nor URL.
  for (const { node, written } of writtenPaths(plan))
    if (written.includes(':') && !written.includes('\n')) return refused('an address in place of a path', node);
  return undefined;
}

function isOfGit(path: string): boolean {
  return path.split('/').some((part) => part.toLowerCase() === '.git');
}

function pathsOf(plan: Plan): readonly WrittenPath[] {
  // More than one line, or a key: in place.
  return writtenPaths(plan)
    .filter(({ written }) => !/[\n{]|:\s/.test(written))
    .map(({ node, written }) => ({ node, written, path: placeOfWritten(plan.directory, written) }));
}

function writtenPaths(plan: Plan): readonly { readonly node: YamlNode; readonly written: string }[] {
  const paths: { node: YamlNode; written: string }[] = [];
  const add = (node: YamlNode | undefined, written = scalarText(node)): void => {
    if (node !== undefined && written !== undefined) paths.push({ node, written });
  };
  for (const key of [...PATHS, 'patchesStrategicMerge']) for (const node of items(child(plan.root, key))) add(node);
  for (const [list, keys] of IN_ENTRIES)
    for (const entry of items(child(plan.root, list)))
      for (const key of keys) {
        const node = child(entry, key);
        for (const one of node?.kind === 'sequence' ? items(node) : [node]) {
          const written = scalarText(one);
          add(one, key === 'files' ? written?.slice(written.indexOf('=') + 1) : written);
        }
      }
  add(child(plan.root, 'openapi', 'path'));
  return paths;
}

function withNativePlaces(text: string, native: BuiltRoot, plan: Plan, context: BuildContext): readonly BuiltObject[] {
  const nativeObjects = new Map<string, BuiltObject>();
  for (const object of native.objects) nativeObjects.set(keyOf(object), object);
  const output = wholeFile({ path: plan.path, text });
  const objects: BuiltObject[] = [];
  for (const chunk of splitStream(text)) {
    const { value } = readYaml(slice(output, chunk.start, chunk.end));
    if (value?.kind !== 'map') continue;
    const bare: BuiltObject = { root: value, path: plan.path, before: [] };
    const twin = nativeObjects.get(keyOf(bare)) ?? nativeObjects.get(keyOf(bare, true));
    const root = withPlacesOf(value, twin?.root, twin?.root.span ?? plan.root.span, context);
    objects.push({ root: root as YamlMap, path: twin?.path ?? plan.path, before: [] });
  }
  return objects;
}

/** `hashed`: without the hash of generated names (api/hasher). */
function keyOf(object: BuiltObject, hashed = false): string {
  const { kind, name, namespace } = idOf(object);
  return `${kind}\n${namespace}\n${hashed ? name.replace(/-[0-9a-z]{10}$/, '') : name}`;
}

/** Recursion is bounded by the depth of a document that was read. */
function withPlacesOf(node: YamlNode, twin: YamlNode | undefined, span: Span, context: BuildContext): YamlNode {
  if (node.kind === 'scalar') {
    if (twin?.kind === 'scalar' && twin.value === node.value) return twin;
    const at = twin?.span ?? span;
    return typeof node.value === 'string'
      ? textNode(context.factory.syntheticSource, node.value, at)
      : { ...node, text: textNode(context.factory.syntheticSource, node.text.text, at).text, span: at };
  }
  const at = twin?.span ?? span;
  if (node.kind === 'sequence') {
    const twins = items(twin);
    const named = new Map(twins.map((item) => [scalarText(child(item, 'name')), item]));
    return {
      ...node,
      span: at,
      items: node.items.map((item, index) => {
        const name = scalarText(child(item, 'name'));
        return withPlacesOf(item, name === undefined ? twins[index] : (named.get(name) ?? twins[index]), at, context);
      }),
    };
  }
  const old = new Map(entries(twin).map((entry) => [entry.key, entry]));
  return {
    ...node,
    span: at,
    entries: node.entries.map((entry) => {
      const same = old.get(entry.key);
      const keySpan = same?.keySpan ?? at;
      return {
        key: entry.key,
        keySpan,
        value: withPlacesOf(entry.value, same?.value, same === undefined ? at : keySpan, context),
      };
    }),
  };
}

/** With the machine's binary. `loose` is used only when all paths were seen to stay in the tree. */
export function realBuildOf(tools: RenderTools): RealBuild | undefined {
  const { kustomize } = tools;
  if (kustomize === undefined) return undefined;
  const build: RealBuild = ({ files, directory, loose }) =>
    kustomize.tool({
      files,
      args: [
        kustomize.command,
        directory === '' ? '.' : `./${directory}`,
        ...(loose ? ['--load-restrictor=LoadRestrictionsNone'] : []),
      ],
    });
  return Object.assign(build, { sealed: () => kustomize.tool.isolation?.() === 'sealed' });
}
