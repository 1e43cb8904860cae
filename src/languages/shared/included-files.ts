/** Files that a server's configuration names and reads with it, as far as the repository shows them. */

import type { FilesInSight } from '../../core/facts/readers.ts';
import type { OpaqueStep } from '../../core/facts/steps.ts';
import { defined } from '../../core/text/defined.ts';
import { compileGlob } from '../../core/text/globs.ts';
import type { Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice } from '../../core/text/notice.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';

export const NO_FILES: FilesInSight = new Map();

/** Texts of one configuration: includes may multiply. */
const MAX_TEXTS = 500;

/** Items of texts, with those of texts opened meanwhile in their place. */
export interface Reader<T> extends Iterable<T> {
  readonly open: (texts: readonly SourceText[]) => void;
  /** Where the bound is reached. */
  readonly cut: () => readonly Unseen[];
}

/** No text within itself; `once`: none twice. */
export function readInPlace<T>(
  roots: readonly SourceText[],
  read: (text: SourceText) => Iterable<T>,
  { once }: { readonly once: boolean },
): Reader<T> {
  const stack: { readonly text: SourceText; items?: Iterator<T> }[] = [];
  const seen = new Set<SourceText>();
  let count = 0;
  let first: SourceText | undefined;
  const open = (texts: readonly SourceText[]): void => {
    for (const text of [...texts].reverse()) stack.push({ text });
  };
  const begins = (text: SourceText): boolean => {
    const known = once ? seen.has(text) : stack.some((one) => one.text === text && one.items !== undefined);
    seen.add(text);
    count += 1;
    if (known || count <= MAX_TEXTS || roots.includes(text)) return !known;
    first ??= text;
    return false;
  };
  open(roots);
  const path = `more than ${MAX_TEXTS} files`;
  return {
    open,
    cut: () => (first === undefined ? [] : [{ option: 'include', path, at: locate(first, 0, 0) }]),
    *[Symbol.iterator](): Generator<T> {
      for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        if (top.items === undefined) {
          if (begins(top.text)) top.items = read(top.text)[Symbol.iterator]();
          else stack.pop();
          continue;
        }
        const next = top.items.next();
        if (next.done === true) stack.pop();
        else yield next.value;
      }
    },
  };
}

export function textsAt(files: FilesInSight, pattern: RegExp): readonly SourceText[] {
  return [...files].flatMap(([path, text]) => (pattern.test(path) ? [text] : []));
}

/** Files right in a directory, by name. Undefined where nothing below it is in sight. */
export function filesIn(
  files: FilesInSight,
  directory: string,
): readonly (readonly [string, SourceText])[] | undefined {
  const prefix = `${directory.replace(/\/+$/, '')}/`;
  const below = [...files].filter(([path]) => path.startsWith(prefix));
  if (below.length === 0) return undefined;
  return below
    .map(([path, text]) => [path.slice(prefix.length), text] as const)
    .filter(([name]) => !name.includes('/'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A file, or what a glob in the last part matches; a relative path means the one file that ends so. */
export function textsNamed(files: FilesInSight, path: string): readonly SourceText[] | undefined {
  const slash = path.lastIndexOf('/');
  const name = path.slice(slash + 1);
  if (!/[*?]/.test(name)) {
    const ending = `/${path.replace(/^\.\//, '')}`;
    const found = path.startsWith('/') ? [] : [...files].filter(([one]) => one.endsWith(ending));
    const text = found.length === 1 ? found[0]?.[1] : files.get(path);
    return text === undefined ? undefined : [text];
  }
  const matches = compileGlob(name);
  if (typeof matches !== 'function') return undefined;
  return filesIn(files, path.slice(0, slash))?.flatMap(([one, text]) => (matches(one) ? [text] : []));
}

/** What an option names and nothing shows. */
export interface Unseen {
  readonly option: string;
  readonly path: string;
  readonly at: Location;
}

/** Of files without which the server does not start. */
export function absentFiles(named: readonly Unseen[], { isAbsent }: FilesInSight): readonly Notice[] {
  return named.flatMap(({ option, path, at }) =>
    path.startsWith('/') && isAbsent?.(path) === true ? [mayNotStart(`${path} of \`${option}\` is not there`, at)] : [],
  );
}

/** It may take any name. */
export function unseenSteps(unseen: readonly Unseen[]): readonly OpaqueStep[] {
  return unseen.map(({ option, path, at }) => ({
    kind: 'opaque',
    plugin: option,
    because: 'what it names is not read',
    passes: `nothing in ${path} decides where the name goes`,
    at,
  }));
}

/** Keys, anchors and local zones as Debian and Red Hat ship them, and folders that they leave to the machine. */
const OF_PACKAGES =
  /(?:\.keys?|\/trust-anchors\.conf|\/named\.(?:conf\.default-zones|rfc1912\.zones)|\/zones\.rfc1918|\/bind\.config|\/(?:dnsmasq|unbound\.conf)\.d(?:\/[^/]*)?)$/;

export function unseenNotices(unseen: readonly Unseen[]): readonly Notice[] {
  return unseen.map(({ option, path, at }) => ({
    kind: 'not-modelled',
    code: 'include',
    message: `what \`${option}\` names, ${path}, is not in sight and is not read`,
    ...defined({ overrides: OF_PACKAGES.test(path) ? undefined : (true as const) }),
    at,
  }));
}
