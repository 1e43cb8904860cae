/** Where templates take in a named part: asked for where all of a server's configuration is in one. */

import type { Location } from '../core/text/location.ts';
import { oncePer } from '../core/text/once.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { JoinContext } from '../languages/shared/join.ts';
import { type PartUse, partName, partsIn, usesOfPart } from '../read/templates/parts.ts';

const TEMPLATE = /(?:^|\/)templates\//;

/** `part`: its name in quotes; undefined for what no Go template names. */
export function partUses({
  read,
  paths = [],
}: Pick<JoinContext, 'read' | 'paths'>): (part: string) => readonly PartUse[] | undefined {
  return oncePer((part) => {
    const name = partName(part);
    if (name === undefined) return undefined;
    return paths.flatMap((path) => {
      const file = TEMPLATE.test(path) ? read(path) : undefined;
      return file === undefined ? [] : usesOfPart(file, name);
    });
  });
}

/** Each file is read once. */
export function definitions(): (at: Location) => boolean {
  const partsOf = oncePer((file: SourceFile) => [...partsIn(file).values()]);
  return ({ file, span }) => partsOf(file).some(({ start, end }) => start <= span.start && span.start < end);
}
