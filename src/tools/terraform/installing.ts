/** Blocks that bring servers, whatever they bring: what was known of one may not be any more. */
import type { Installing } from '../../core/facts/installing.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import { locate } from '../../core/text/source-text.ts';
import type { Applying } from '../../languages/shared/plugin.ts';
import { child, type Document } from '../../read/documents/document.ts';
import { type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { MAX_LENGTH } from './carrier.ts';

const WHAT: ReadonlyMap<string, readonly string[]> = new Map([
  ['helm_release', ['chart', 'repository']],
  ['aws_eks_addon', ['addon_name']],
]);

export function installing(document: Document): readonly Installing[] {
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
export function applying(document: Document): readonly Applying[] {
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
