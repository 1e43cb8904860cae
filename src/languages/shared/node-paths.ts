import type { NodeFileFact, SetUpBy } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { firstLineOf } from './lines.ts';

/** Tops of a node's file tree under which resolver configuration lies; a repository often mirrors them below some folder. */
const TOPS: ReadonlySet<string> = new Set(['etc', 'run', 'usr', 'lib', 'var']);

/**
 * What its carrier says, else the end of a path that mirrors a node's tree (`overlay/etc/resolv.conf`). The outermost
 * top counts.
 */
export function nodePathOf(document: Document, matches: (path: string) => boolean): string | undefined {
  if (document.onNode !== undefined) return matches(document.onNode.path) ? document.onNode.path : undefined;
  const { path } = document;
  for (let at = 0; ; ) {
    const slash = path.indexOf('/', at);
    const end = slash === -1 ? path.length : slash;
    const below = TOPS.has(path.slice(at, end)) ? `/${path.slice(at)}` : undefined;
    if (below !== undefined && matches(below)) return below;
    if (slash === -1) return undefined;
    at = slash + 1;
  }
}

export function fileNameOf(document: Document): string {
  const path = document.onNode?.path ?? document.path;
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A document as a file of nodes, with another text when it has to be completed. `at` is its first line. */
export function nodeFile(document: Document, path: string, source: SourceText = document.source): NodeFileFact {
  return {
    kind: 'node-file',
    path,
    text: source,
    mode: document.onNode?.append === true ? 'append' : 'replace',
    ...overlayOf(document, path),
    ...machinesOf(document),
    at: firstLineOf(document.source),
  };
}

/** The folder that mirrors a node's root, where only the document's path in the repository says where it lies on nodes. */
export function overlayOf(document: Document, path: string): { readonly overlay?: string } {
  if (document.onNode !== undefined) return {};
  return { overlay: document.path.slice(0, Math.max(0, document.path.length - path.length)) };
}

/** Which nodes a document is for, as far as its carrier knows. */
export function machinesOf(document: Document): { readonly pool?: string; readonly by?: SetUpBy } {
  const { onNode } = document;
  return {
    ...defined({
      pool: onNode?.pool !== undefined ? onNode.pool : undefined,
      by: onNode?.by !== undefined ? onNode.by : undefined,
    }),
  };
}
