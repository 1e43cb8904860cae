/** Commands that had a server of the base applied, and that name what is not in the scan now. */

import { baseName } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { type GoneServer, someGuarded, workloadNameOf } from '../blocks.ts';
import { type NamedServer, namedServers } from './server-partners.ts';
import { type Applying, applyingKey, isOf } from './written-over.ts';

/** A link out of the tree, whether or not the server is still applied; what is not there, in its place. */
export function* appliedOutOfSight(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  if (guardedIn(base).length === 0) return;
  for (const path of [...(head.lookups.changed ?? [])].sort()) {
    const now = head.lookups.applying(path);
    const then = now.length === 0 ? [] : base.lookups.applying(path);
    const [stay, known] = [now, then].map((side) => new Set(side.map(applyingKey)));
    for (const one of now) {
      const isInSight = one.paths.some((place) => !isOutside(place) && head.lookups.isFolder(place) !== false);
      if (isInSight || known?.has(applyingKey(one)) === true) continue;
      const { file, span } = one.at;
      const place = file.text.slice(span.start, Math.min(span.end, span.start + MAX_SHOWN));
      const why = whyAbsent(one, head);
      if (why === GONE && isMade(baseName(place), file.text)) continue;
      const left = then.filter((old) => why !== GONE || stay?.has(applyingKey(old)) === false);
      for (const server of serversOf(left, base))
        yield { server: workloadNameOf(server), at: one.at, how: `is applied from \`${place}\` now, which ${why}` };
    }
  }
}

/** Characters of a path. */
const MAX_SHOWN = 200;
const GONE = 'is not in the repository';

function isOutside(place: string): boolean {
  return place.startsWith('../');
}

function whyAbsent({ paths }: Applying, { lookups: { whyUnread } }: SearchableSnapshot): string {
  const steps = paths.flatMap((place) => {
    const parts = isOutside(place) ? [] : place.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return steps.flatMap((step) => whyUnread?.(step) ?? [])[0] ?? GONE;
}

/** By a command of the same text. */
function isMade(name: string, text: string): boolean {
  return text.split(/[\n;|&]/).some((line) => line.includes(name) && MAKES.test(line));
}

const MAKES = /[\w\s]>|\btee\b|\s-o|--output|\b(?:curl|wget|git|tar|untar|unzip|cp|mv|ln|envsubst|sed)\b/;

function serversOf(applied: readonly Applying[], base: SearchableSnapshot): readonly NamedServer[] {
  if (applied.length === 0) return [];
  return guardedIn(base).filter(({ blocks, clusterPath }) =>
    blocks.some(({ at }) => applied.some((one) => one.paths.some((path) => isOf({ at, clusterPath }, path, one)))),
  );
}

function guardedIn(base: SearchableSnapshot): readonly NamedServer[] {
  return [...namedServers(base).values()].filter(({ blocks }) => someGuarded(blocks));
}
