import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import { baseName, directoryOf, inFolder } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { type SourceText, wholeFile } from '../../core/text/source-text.ts';
import type { UnitFragment } from '../../languages/shared/fragments.ts';
import type { Started } from './command.ts';

export interface Beside {
  readonly path: string;
  readonly text: SourceText;
  /** The folder that mirrors the machine's root. */
  readonly overlay?: string;
}

/** Default: the working directory (coremain/run.go defaultLoader); node-cache renders its own from a base file. */
export function corefilePaths({ program, words }: Started, workingDirectory: string): readonly string[] {
  const absolute = (path: string): string =>
    path.startsWith('/') ? path : `${workingDirectory.replace(/\/+$/, '')}/${path.replace(/^(?:\.\/)+/, '')}`;
  const conf = flagOf(words, 'conf');
  if (program === 'coredns') return [absolute(conf ?? 'Corefile')];
  return [conf ?? '/etc/Corefile', flagOf(words, 'basecorefile') ?? '/etc/coredns/Corefile.base'].map(absolute);
}

/** `-conf X`, `--conf=X` (Go flag package); the last counts. */
function flagOf(words: readonly SourceText[], name: string): string | undefined {
  for (let i = words.length - 1; i > 0; i -= 1) {
    const match = /^--?([a-z.]+)(?:=(.*))?$/s.exec(words[i]?.text ?? '');
    if (match?.[1] !== name) continue;
    const value = match[2] ?? words[i + 1]?.text;
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** A file without a stated destination: by path below the mirrored root, or by name in the unit's folder. */
export function beside(
  { overlay, folder }: UnitFragment,
  path: string,
  read: (path: string) => SourceFile | undefined,
): Beside | undefined {
  const roots = overlay !== undefined ? [overlay] : folder !== undefined ? [folder] : [];
  for (const root of roots) {
    const whole = open(inFolder(root, path.slice(1)), read);
    if (whole !== undefined) return { ...whole, overlay: root };
  }
  if (folder === undefined) return undefined;
  const name = baseName(path);
  for (const one of [name, ...TEMPLATES.map((ending) => `${name}${ending}`)]) {
    const found = open(inFolder(folder, one), read);
    if (found !== undefined) return found;
  }
  return undefined;
}

const TEMPLATES = ['.j2', '.tpl', '.tmpl', '.tftpl', '.erb'] as const;

function open(path: string, read: (path: string) => SourceFile | undefined): Beside | undefined {
  const file = read(path);
  return file === undefined ? undefined : { path, text: wholeFile(file) };
}

/** The path that ends as the command names it, else that name in the unit's folder or below; undefined for several. */
export function nearest(main: UnitFragment, path: string, texts: readonly ConfigTextFact[]): Beside | undefined {
  const { folder, overlay } = main;
  const corefiles = texts.filter((one) => one.language === 'corefile');
  const name = baseName(path);
  const root = overlay ?? folder;
  if (root === undefined) return undefined;
  // Of a script that writes both.
  const same = corefiles.findLast((one) => one.path === inFolder(root, name));
  if (same !== undefined) return { path: same.path, text: same.text };
  if (folder === undefined) return undefined;
  const mirrored = corefiles.filter((one) => one.path === path.slice(1) || one.path.endsWith(path));
  const [only] = mirrored;
  if (mirrored.length === 1 && only !== undefined) {
    const above = only.path.slice(0, Math.max(0, only.path.length - path.length));
    return { path: only.path, text: only.text, overlay: above };
  }
  if (mirrored.length > 1) return undefined;
  const parent = directoryOf(folder);
  const near = corefiles.filter(
    (one) =>
      (parent === '' || one.path.startsWith(`${parent}/`)) &&
      baseName(one.path).replace(/\.(?:j2|tpl|tmpl|tftpl|erb)$/, '') === name,
  );
  const [one] = near;
  return near.length === 1 && one !== undefined ? { path: one.path, text: one.text } : undefined;
}
