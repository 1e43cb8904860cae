import type { ConfigLanguage } from '../../core/facts/config-text.ts';
import type { SetUpBy } from '../../core/facts/declared.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { NodeFileFact } from '../../core/facts/node.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import type { Reading } from '../../core/text/notice.ts';
import { baseName } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { firstLineOf } from './lines.ts';

/** Tops of a node's tree with resolver configuration; repositories mirror them below a folder. */
const TOPS: ReadonlySet<string> = new Set(['etc', 'run', 'usr', 'lib', 'var']);

/** By its carrier, else the end of a path that mirrors a node (`overlay/etc/resolv.conf`); the outermost top counts. */
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
  return baseName(path);
}

/** `source` is another text where it had to be completed. */
export function nodeFile(document: Document, path: string, source: SourceText = document.source): NodeFileFact {
  return {
    kind: 'node-file',
    path,
    text: source,
    mode: document.onNode?.append === true ? 'append' : 'replace',
    ...defined({ created: document.onNode?.created || undefined }),
    ...overlayOf(document, path),
    ...machinesOf(document),
    at: firstLineOf(document.source),
  };
}

/** A node's file; without a path on one a text that something may name. It is noticed once something reads it. */
export function placedText(
  document: Document,
  language: ConfigLanguage,
  path: string | undefined,
  at: Location = firstLineOf(document.source),
): Reading<Fact[]> {
  const fact = path === undefined ? undefined : nodeFile(document, path);
  const text = document.source;
  return { value: [fact ?? { kind: 'config-text', language, path: document.path, text, at }], notices: [] };
}

/** Of what is written to a machine also what another file may name: a part, by its lines. */
export function nodePathOrPart(
  document: Document,
  matches: (path: string) => boolean,
  part: RegExp,
): string | undefined {
  const { onNode, source } = document;
  return nodePathOf(document, matches) ?? (onNode !== undefined && part.test(source.text) ? onNode.path : undefined);
}

/** In no place of a machine, but called as there. */
export function isBareFile(document: Document, name: string): boolean {
  return document.onNode === undefined && fileNameOf(document) === name;
}

/** The mirrored root, where only the repository path says that the file lies on nodes. */
export function overlayOf(document: Document, path: string): { readonly overlay?: string } {
  if (document.onNode !== undefined) return {};
  return { overlay: document.path.slice(0, Math.max(0, document.path.length - path.length)) };
}

/** As far as its carrier knows. */
export function machinesOf(document: Document): { readonly pool?: string; readonly by?: SetUpBy } {
  const { onNode } = document;
  return defined({ pool: onNode?.pool, by: onNode?.by });
}

/** Equal for files of the same machines. `overlay`: the folder that mirrors one, where only the path tells. */
export function machineKey(document: Document, overlay: string): string {
  if (document.onNode === undefined) return JSON.stringify(['tree', overlay]);
  const { pool, by } = machinesOf(document);
  const written = by === undefined ? document.path : JSON.stringify([by.role, by.hosts, by.role ? '' : document.path]);
  return JSON.stringify(['pool', pool, pool ? '' : written]);
}
