/** Follows links of a git or GitHub tree as the kernel would. */
import { addAll } from '../../core/text/append.ts';
import { inFolder } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';

/** path_resolution(7). */
const MAX_LINK_HOPS = 40;

export interface Lost {
  readonly lost: 'nothing' | 'outside' | 'missing';
}
export type Resolved = string | Lost;

/** By path; undefined where unavailable. */
export type LinkTexts = ReadonlyMap<string, string | undefined>;

export function withoutLinks(path: string, links: LinkTexts): Resolved {
  if (links.size === 0) return path;
  return followLinks(path, (at) => {
    const target = links.get(at);
    if (target?.startsWith('/') === true) return { lost: 'outside' };
    return target === undefined && links.has(at) ? { lost: 'missing' } : target;
  });
}

/** `targetAt`: undefined for what is no link; one that begins with a slash is from the root. */
export function followLinks(path: string, targetAt: (at: string) => Resolved | undefined): Resolved {
  const left = path.split('/').reverse();
  const done: string[] = [];
  let hops = 0;
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (done.pop() === undefined) return { lost: 'outside' };
      continue;
    }
    done.push(part);
    const target = targetAt(done.join('/'));
    if (target === undefined) continue;
    if (typeof target !== 'string') return target;
    hops += 1;
    if (hops > MAX_LINK_HOPS) return { lost: 'nothing' };
    if (target.startsWith('/')) done.length = 0;
    else done.pop();
    addAll(left, target.split('/').reverse());
  }
  return done.join('/');
}

/** Of sorted ones, named below `folder`, whose links lead to `real`. */
export function shownBelow(folder: string, real: string, paths: readonly string[]): readonly string[] {
  const below = pathsBelow(real, paths);
  return folder === real
    ? below
    : below.map((path) => inFolder(folder, real === '' ? path : path.slice(real.length + 1)));
}
