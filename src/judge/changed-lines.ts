import { indexLines, type Location, positionAt } from '../core/text/location.ts';
import { getOrInsert } from '../core/text/once.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { BaseFiles } from '../read/tree/git-tree.ts';
import type { Finding } from './report/finding.ts';

/** Lines of the head, by path, that the base's file has nowhere. */
export function changedLines(
  findings: readonly Finding[],
  base: Pick<BaseFiles, 'changed' | 'old'>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  const lineAt = openChangedLines(base);
  for (const { at, path, cycle } of findings) {
    for (const place of [at, ...path.map((step) => step.at), ...(cycle ?? []).map((hop) => hop.at)]) {
      const line = lineAt(place);
      if (line !== undefined) getOrInsert(found, place.file.path, () => new Set<number>()).add(line);
    }
  }
  return found;
}

/** The place's line; undefined where the base's file has it. */
export function openChangedLines({
  changed,
  old,
}: Pick<BaseFiles, 'changed' | 'old'>): (at: Location) => number | undefined {
  const known = new Map<SourceFile, (at: Location) => number | undefined>();
  return (place) => {
    const { file } = place;
    if (file.revision !== undefined || !changed.has(file.path)) return undefined;
    return getOrInsert(known, file, () => changedLineOf(file, old.get(file.path)?.toString('utf8') ?? ''))(place);
  };
}

function changedLineOf({ text }: SourceFile, before: string): (at: Location) => number | undefined {
  const lines = indexLines(text);
  const kept = new Set(before.split(/\r?\n/).map((line) => line.trim()));
  return ({ span }) => {
    const { line } = positionAt(lines, span.start);
    const own = text.slice(lines[line - 1] ?? 0, lines[line] ?? text.length).trim();
    return kept.has(own) ? undefined : line;
  };
}
