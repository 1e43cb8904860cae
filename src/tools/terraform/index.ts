import type { Installing } from '../../core/facts/installing.ts';
import { addAll } from '../../core/text/append.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { adding, type Join, type JoinContext } from '../../languages/shared/join.ts';
import type { Applying, Joining } from '../../languages/shared/plugin.ts';
import { child, type Document } from '../../read/documents/document.ts';
import { type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { MAX_LENGTH } from './carrier.ts';
import { joinModules } from './join.ts';
import { moduleNames } from './names.ts';
import { joinTemplateFiles } from './template-files.ts';

/** Blocks that bring servers, whatever they bring: what was known of one may not be any more. */
const WHAT: ReadonlyMap<string, readonly string[]> = new Map([
  ['helm_release', ['chart', 'repository']],
  ['aws_eks_addon', ['addon_name']],
]);

function installing(document: Document): readonly Installing[] {
  const { kind, path, source } = document;
  if (kind !== 'text' || !/\.(?:tf|tofu)$/.test(path) || source.text.length > MAX_LENGTH) return [];
  return readHcl(source).blocks.flatMap((block): readonly Installing[] => {
    const { type, labels, span } = block;
    if (type !== 'resource' && type !== 'module') return [];
    const key = [type, ...labels].join(' ');
    return [{ key, what: whatOf(block, source.text), at: locate(source, span.start, span.end) }];
  });
}

function whatOf({ type, labels: [name = ''], body }: HclBlock, text: string): string {
  const keys = type === 'module' ? ['source'] : (WHAT.get(name) ?? []);
  const written = keys.map((key) => {
    const node = child(body, key);
    return node === undefined ? null : text.slice(node.span.start, node.span.end);
  });
  return JSON.stringify(written);
}

const MANIFESTS = /^(?:kubectl_manifest|kubernetes_manifest|k8s_manifest)$/;
const FILE = /\bfile\(\s{0,99}"(?:\$\{path\.(?:module|root)\}\/)?([^"$\n]{1,300})"/g;

/** Manifests in files of the repository, counted from the module and from the root. */
function applying(document: Document): readonly Applying[] {
  const { kind, path, source } = document;
  if (kind !== 'text' || !/\.(?:tf|tofu)$/.test(path) || source.text.length > MAX_LENGTH) return [];
  if (!/_manifest\b/.test(source.text)) return [];
  return readHcl(source).blocks.flatMap(({ type, labels: [name = ''], span }): readonly Applying[] => {
    const text = type === 'resource' && MANIFESTS.test(name) ? source.text.slice(span.start, span.end) : '';
    return [...text.matchAll(FILE)].map(({ 0: whole, 1: written = '', index }) => {
      const start = span.start + index;
      const paths = [directoryOf(path), ''].flatMap((folder) => pathFrom(folder, written) ?? []);
      return { paths: [...new Set(paths)], at: locate(source, start, start + whole.length) };
    });
  });
}

/** Of expressions, which say nothing of DNS themselves. */
const MANIFEST = /"kubernetes_manifest"[\s\S]{0,2000}?\bmanifest\s{0,99}=\s{0,99}[a-z]/;

function withManifests({ paths = [], read }: Pick<JoinContext, 'paths' | 'read'>): readonly SourceFile[] {
  return paths.flatMap((path) => {
    const file = /\.(?:tf|tofu)$/.test(path) ? read(path) : undefined;
    return file !== undefined && MANIFEST.test(file.text) ? [file] : [];
  });
}

const NAMES = /\b(?:var|local|path|kubernetes_(?:namespace|config_map)(?:_v1)?)\.|\bfile\(/;

const joinExpressions: Join = (stated, context) => {
  const readFrom = new Set([...stated.value, ...stated.notices].map(({ at }) => at.file));
  const named = [...readFrom].filter(({ path, text }) => /\.(?:tf|tofu)$/.test(path) && NAMES.test(text));
  const files = new Map(named.map((file) => [file.path, file]));
  for (const file of withManifests(context)) if (!files.has(file.path)) files.set(file.path, file);
  if (files.size === 0) return stated;
  const namesOf = moduleNames(context);
  const names = new Map(
    [...files.keys()].flatMap((path) => {
      const found = namesOf(path);
      return found === undefined ? [] : [[path, found] as const];
    }),
  );
  const isKept = ({ at }: { readonly at: Statement['at'] }): boolean => !names.has(at.file.path);
  const value = stated.value.filter(isKept);
  const notices: Notice[] = stated.notices.filter(isKept);
  for (const [path, file] of files) {
    const own = names.get(path);
    if (own === undefined) continue;
    const reading = context.factsOf({ kind: 'text', path, source: wholeFile(file), names: own });
    addAll(value, reading.value);
    addAll(notices, reading.notices);
  }
  return { ...stated, value, notices };
};

/** Terraform and OpenTofu modules; the carrier makes documents of their files. */
export const terraformModules: Joining = {
  id: 'terraform',
  modules: {
    files: /\.(?:tf|tofu)$/i,
    // A path begins with a dot: language/modules/sources.
    sources: /\bsource\s{0,99}=\s{0,99}"(\.{1,2}\/[^"\n]{0,999})"/g,
  },
  applies: /\b(?:(?:template)?file|fileset)\(|\bpattern\s{0,9}=/,
  render: (stated, context) => joinTemplateFiles(joinExpressions(stated, context), context),
  installing,
  applying,
  join: adding((facts, context) => ({ value: joinModules(facts, context), notices: [] })),
};
