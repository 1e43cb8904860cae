import type { NodeFileFact, SetUpBy } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { firstLineOf } from './lines.ts';

/** Tops of a node's tree with resolver configuration; repositories mirror them below a folder. */
const TOPS = ['etc', 'run', 'usr', 'lib', 'var'] as const;

/** By its carrier, else the end of a path that mirrors a node (`overlay/etc/resolv.conf`); the outermost top counts. */
export function nodePathOf(document: Document, matches: (path: string) => boolean): string | undefined {
  if (document.onNode !== undefined) return matches(document.onNode.path) ? document.onNode.path : undefined;
  const parts = document.path.split('/');
  for (const [index, part] of parts.entries()) {
    if (!TOPS.some((top) => top === part)) continue;
    const path = `/${parts.slice(index).join('/')}`;
    if (matches(path)) return path;
  }
  return undefined;
}

export function fileNameOf(document: Document): string {
  const path = document.onNode?.path ?? document.path;
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `source` is another text where it had to be completed. */
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

/** The mirrored root, where only the repository path says that the file lies on nodes. */
export function overlayOf(document: Document, path: string): { readonly overlay?: string } {
  if (document.onNode !== undefined) return {};
  return { overlay: document.path.slice(0, Math.max(0, document.path.length - path.length)) };
}

/** As far as its carrier knows. */
export function machinesOf(document: Document): { readonly pool?: string; readonly by?: SetUpBy } {
  const { onNode } = document;
  return {
    ...defined({
      pool: onNode?.pool !== undefined ? onNode.pool : undefined,
      by: onNode?.by !== undefined ? onNode.by : undefined,
    }),
  };
}
