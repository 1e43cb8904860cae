/** Where templates take in a named part: asked for where all of a server's configuration is in one. */
import type { Location } from '../core/text/location.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { JoinContext } from '../languages/shared/join.ts';
import { type PartUse, partName, partsIn, type TemplatePart, usesOfPart } from '../read/templates/parts.ts';

const TEMPLATE = /(?:^|\/)templates\//;

/** `part`: its name in quotes; undefined for what no Go template names. */
export function partUses({
  read,
  paths = [],
}: Pick<JoinContext, 'read' | 'paths'>): (part: string) => readonly PartUse[] | undefined {
  const known = new Map<string, readonly PartUse[]>();
  return (part) => {
    const before = known.get(part);
    const name = partName(part);
    if (before !== undefined || name === undefined) return before;
    const found = paths.flatMap((path) => {
      const file = TEMPLATE.test(path) ? read(path) : undefined;
      return file === undefined ? [] : usesOfPart(file, name);
    });
    known.set(part, found);
    return found;
  };
}

/** Each file is read once. */
export function definitions(): (at: Location) => boolean {
  const known = new Map<SourceFile, readonly TemplatePart[]>();
  return ({ file, span }) => {
    const parts = known.get(file) ?? [...partsIn(file).values()];
    known.set(file, parts);
    return parts.some(({ start, end }) => start <= span.start && span.start < end);
  };
}
