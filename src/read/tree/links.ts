/** Where links below a folder lead, as the kernel follows them. */

import { lstatSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { directoryOf, inFolder } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';

/** `outside`: some hop leaves the folder, and others decide where it ends. `missing`: what the link says is not known. */
export interface Lost {
  readonly lost: 'nothing' | 'outside' | 'missing';
}

export type Resolved = string | Lost;
export type Follow = (path: string) => Resolved;

/** By path; undefined where unavailable. */
export type LinkTexts = ReadonlyMap<string, string | undefined>;

/** What a link says that stands at a path without links, from the top if it begins with `/`; undefined for all else. */
type Look = (at: string) => string | Lost | undefined;

interface Way {
  readonly end: Resolved;
  readonly hops: number;
}

/** Of a path, or of the link `of`. */
interface Walk {
  readonly of: string;
  readonly left: string[];
  at: string;
  hops: number;
}

/** path_resolution(7). */
const MAX_LINK_HOPS = 40;
const NOTHING: Lost = { lost: 'nothing' };
const OUTSIDE: Lost = { lost: 'outside' };
const MISSING: Lost = { lost: 'missing' };

/** In a git or GitHub tree. */
export function followRecorded(links: LinkTexts): Follow {
  if (links.size === 0) return (path) => path;
  return following((at) => {
    const target = links.get(at);
    if (target === undefined) return links.has(at) ? MISSING : undefined;
    return target.startsWith('/') ? OUTSIDE : target;
  });
}

export interface Links {
  readonly realRoot: string;
  readonly follow: Follow;
  /** Neither a link nor below one. */
  readonly isFolder: (path: string) => boolean;
}

export function openLinks(realRoot: string): Links {
  const folders = new Set(['']);
  const follow = following((at) => {
    if (folders.has(at)) return undefined;
    const name = join(realRoot, at);
    try {
      const stat = lstatSync(name, { throwIfNoEntry: false });
      if (stat === undefined) return NOTHING;
      if (stat.isDirectory()) folders.add(at);
      return stat.isSymbolicLink() ? fromTop(realRoot, readlinkSync(name)) : undefined;
    } catch {
      return NOTHING;
    }
  });
  return { realRoot, follow, isFolder: (path) => folders.has(path) || follow(path) === path };
}

function fromTop(realRoot: string, target: string): string | Lost {
  if (!target.startsWith('/')) return target;
  if (target !== realRoot && !target.startsWith(`${realRoot}/`)) return OUTSIDE;
  return `/${target.slice(realRoot.length)}`;
}

/** Each link is followed once: one may lead to the next by hundreds of folders. */
function following(look: Look): Follow {
  const known = new Map<string, Way>();
  return (path) => {
    const before: Walk[] = [];
    for (let walk: Walk = { of: '', left: path.split('/').reverse(), at: '', hops: 0 }; ; ) {
      const next = advance(walk, look, known);
      if ('of' in next) {
        // Met again on its own way, it has no end.
        known.set(next.of, { end: NOTHING, hops: Number.POSITIVE_INFINITY });
        before.push(walk);
        walk = next;
        continue;
      }
      const last = before.pop();
      if (last === undefined) return next.end;
      known.set(walk.of, next);
      walk = last;
    }
  };
}

/** To its end, or to a link that is to be followed first. */
function advance(walk: Walk, look: Look, known: ReadonlyMap<string, Way>): Walk | Way {
  for (let part = walk.left.pop(); part !== undefined; part = walk.left.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (walk.at === '') return { end: OUTSIDE, hops: walk.hops };
      walk.at = directoryOf(walk.at);
      continue;
    }
    const at = inFolder(walk.at, part);
    const way = known.get(at) ?? look(at);
    if (way === undefined) walk.at = at;
    else if (typeof way === 'string') {
      walk.left.push(part);
      return { of: at, left: way.split('/').reverse(), at: way.startsWith('/') ? '' : walk.at, hops: 1 };
    } else {
      const { end, hops } = 'lost' in way ? { end: way, hops: 1 } : way;
      walk.hops += hops;
      if (walk.hops > MAX_LINK_HOPS) return { end: NOTHING, hops: walk.hops };
      if (typeof end !== 'string') return { end, hops: walk.hops };
      walk.at = end;
    }
  }
  return { end: walk.at, hops: walk.hops };
}

/** Of sorted ones, named below `folder`, whose links lead to `real`. */
export function shownBelow(folder: string, real: string, paths: readonly string[]): readonly string[] {
  const below = pathsBelow(real, paths);
  return folder === real
    ? below
    : below.map((path) => inFolder(folder, real === '' ? path : path.slice(real.length + 1)));
}
