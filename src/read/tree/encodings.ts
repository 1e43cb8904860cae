/** `working-tree-encoding` of `.gitattributes`; git itself stores UTF-8 (gitattributes(5)). */
import { oncePer } from '../../core/text/once.ts';
import { runGit, splitNul } from './git.ts';
import { contentHere } from './stored-elsewhere.ts';
import { isUnreadable, type Unreadable } from './tree.ts';

const ATTRIBUTE = 'working-tree-encoding';

const FILE = '.gitattributes';
const BELOW = `/${FILE}`;

export interface Tracked {
  readonly paths: readonly string[];
  /** All listed files, whatever the selection, and the listing's starting points. */
  readonly listed: readonly string[];
  readonly starts: readonly string[];
  readonly read: (path: string) => Buffer | undefined;
}

/** By path without links. git is asked only where attribute files speak of encodings. */
export function encodingsOf(
  root: string,
  { paths, listed, starts, read }: Tracked,
): (path: string) => string | undefined {
  const below = listed.filter((path) => path === FILE || path.endsWith(BELOW));
  // One that a sparse checkout leaves out counts as git's index has it.
  const absent = [...below, ...starts.flatMap(filesAbove)].filter((file) => read(file) === undefined);
  const recorded = absent.length === 0 ? new Set<string>() : heldBy(root, absent);
  const isStated = oncePer((file: string) => recorded.has(file) || read(file)?.includes(ATTRIBUTE) === true);
  const above = (path: string): boolean => filesAbove(path).some(isStated);
  const found = below.some(isStated) || starts.some(above) ? askGit(root, paths) : new Map<string, string>();
  const asked = new Set(paths);
  return (path) => {
    if (!asked.has(path)) {
      asked.add(path);
      if (above(path)) for (const [one, encoding] of askGit(root, [path])) found.set(one, encoding);
    }
    return found.get(path);
  };
}

/** A path's own folder and those above (gitattributes(5)). */
function filesAbove(path: string): readonly string[] {
  const files = [FILE];
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1))
    files.push(`${path.slice(0, slash)}/${FILE}`);
  return files;
}

function heldBy(root: string, files: readonly string[]): ReadonlySet<string> {
  return new Set(splitNul(runGit(root, ['ls-files', '-z', '--cached', '--', ...files]).stdout));
}

function askGit(root: string, paths: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const asked = runGit(root, ['check-attr', '-z', '--stdin', ATTRIBUTE], { input: `${paths.join('\0')}\0` });
  const fields = splitNul(asked.stdout);
  for (let i = 0; i < fields.length; i += 3) {
    const value = fields[i + 2] ?? '';
    if (!/^(?:unspecified|unset|set)?$/.test(value)) found.set(fields[i] ?? '', value);
  }
  return found;
}

/** As UTF-8, as git stores them; why not, for unknown encodings and what is no content. */
export function recoded(read: Buffer | Unreadable, encoding: string | undefined): Buffer | Unreadable {
  const bytes = isUnreadable(read) ? read : contentHere(read);
  if (encoding === undefined || isUnreadable(bytes)) return bytes;
  const text = decodedAs(bytes, encoding.toLowerCase());
  return text === undefined
    ? {
        unreadable: `its ${ATTRIBUTE} in .gitattributes is none that is known here, or its bytes are not of it`,
        // A change could hide behind an encoding, so it fails comparisons like a size.
        bound: true,
      }
    : Buffer.from(text, 'utf8');
}

/** Encoding Standard labels, which match iconv's common ones; UTF-16 by its mark. */
function decodedAs(bytes: Buffer, encoding: string): string | undefined {
  const [wide, order = bytes[0] === 0xff ? 'le' : 'be'] = /^utf-?16(le|be)?(?:-bom)?$/.exec(encoding) ?? [];
  try {
    return new TextDecoder(wide === undefined ? encoding : `utf-16${order}`, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
