/** Lists that a template goes through for plugins, which a change sets in one more place and without the guard. */

import { conditionsAt } from '../../../core/text/conditions.ts';
import type { Location } from '../../../core/text/location.ts';
import { oncePer } from '../../../core/text/once.ts';
import { isTest } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { shownAt } from '../shown-at.ts';

const VARS = /\.(?:ya?ml|json)$|(?:^|\/)(?:group|host)_vars\//;
const LOOP = /(?<![\w-])loop(?![\w-])/;
const MAX_NAMES = 20;
const MAX_LENGTH = 1024 * 1024;
/** Of a list. */
const MAX_LINES = 200;

export interface ListSetAnew {
  readonly name: string;
  readonly at: Location;
  readonly decides: Location;
}

/** Elsewhere the list has the guard. */
export function* listsSetAnew(
  places: readonly Location[],
  head: SearchableSnapshot,
  base: SearchableSnapshot,
): Generator<ListSetAnew> {
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  const lists = new Map(places.flatMap((at) => listsAround(at).map((name) => [name, at] as const)).slice(0, MAX_NAMES));
  if (lists.size === 0) return;
  const others = [...then.names()].filter((one) => VARS.test(one) && !isTest(one));
  const guardBefore = oncePer((name: string) =>
    others.some((one) => LOOP.test(listIn(then.textOf(one) ?? '', name)?.words ?? '')),
  );
  const changed = [...(head.lookups.changed ?? [])].filter((path) => VARS.test(path) && !isTest(path)).sort();
  for (const path of changed) {
    const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
    for (const [name, decides] of Math.max(text.length, old.length) > MAX_LENGTH ? [] : lists) {
      const [is, was] = [listIn(text, name), listIn(old, name)];
      if (is === undefined || was !== undefined || LOOP.test(is.words)) continue;
      if (guardBefore(name))
        yield { name, at: shownAt({ start: is.start, end: is.start + name.length }, path, text), decides };
    }
  }
}

/** `one in NAME`, whatever filters follow. */
function listsAround(at: Location): readonly string[] {
  return conditionsAt(at).flatMap(({ kind, subject }) =>
    kind === 'list' ? (/\bin\s+([a-z_]\w*)/i.exec(subject)?.[1] ?? []) : [],
  );
}

function listIn(text: string, name: string): { readonly start: number; readonly words: string } | undefined {
  if (!text.includes(name)) return undefined;
  const found = new RegExp(`^([ \\t]*)["']?${name}["']?[ \\t]*:(.*)`, 'm').exec(text);
  if (found === null) return undefined;
  const [whole, indent = '', inline = ''] = found;
  const below = text.slice(found.index + whole.length + 1).split('\n', MAX_LINES);
  const end = below.findIndex(
    (line) => /\S/.test(line) && !line.startsWith(`${indent} `) && !line.startsWith(`${indent}-`),
  );
  const lines = end === -1 ? below : below.slice(0, end);
  const start = found.index + indent.length;
  return { start, words: [inline, ...lines].map((line) => line.replace(/#.*/, '')).join('\n') };
}
