/** ConfigMaps and Secrets in files without a word of DNS, which state no facts. */
import { append } from '../../core/text/append.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { child, entries, scalarText, type YamlEntry } from '../../read/documents/document.ts';
import { cut, splitStream } from '../../read/documents/split.ts';
import { readYaml } from '../../read/documents/yaml.ts';

export interface WrittenMap {
  readonly path: string;
  readonly data: readonly YamlEntry[];
}

export function mapKey(configMap: boolean, name: string): string {
  return `${configMap ? 'ConfigMap' : 'Secret'} ${name}`;
}

/** By their keys, in one pass over all manifests. */
export function writtenMaps(
  wanted: ReadonlySet<string>,
  { paths, read }: { readonly paths: readonly string[]; readonly read: (path: string) => SourceFile | undefined },
): ReadonlyMap<string, readonly WrittenMap[]> {
  const maps = new Map<string, WrittenMap[]>();
  if (wanted.size === 0) return maps;
  const names = new Set([...wanted].map((key) => key.slice(key.indexOf(' ') + 1)));
  for (const path of paths) {
    if (!/\.(?:ya?ml|json)$/.test(path)) continue;
    const file = read(path);
    if (file === undefined || !mayContain(file.text, names)) continue;
    const source = wholeFile(file);
    for (const chunk of splitStream(file.text)) {
      const text = cut(source, chunk);
      if (!mayContain(text.text, names)) continue;
      const root = readYaml(text).value;
      const kind = scalarText(child(root, 'kind'));
      const key = `${kind} ${scalarText(child(root, 'metadata', 'name'))}`;
      if (!wanted.has(key)) continue;
      const fields = kind === 'Secret' ? ['data', 'stringData'] : ['data'];
      append(maps, key, { path, data: fields.flatMap((field) => [...entries(child(root, field))]) });
    }
  }
  return maps;
}

function mayContain(text: string, names: ReadonlySet<string>): boolean {
  if (!/ConfigMap|Secret/.test(text)) return false;
  for (const [, name = ''] of text.matchAll(/name["']?\s{0,99}:\s{0,99}["']?([\w.-]{1,253})/g))
    if (names.has(name)) return true;
  return false;
}
