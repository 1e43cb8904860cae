/** `{{ lookup('template', 'Corefile.j2') | indent(4) }}` alone as a key of a ConfigMap: the text of that file. */
import type { ConfigMapEntry } from '../../core/facts/objects.ts';
import { directoryOf, inFolder, pathFrom } from '../../core/text/paths.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Join } from '../../languages/shared/join.ts';

const ALONE =
  /^\s*\{\{-?\s*(?:lookup|query)\(\s*['"](?:ansible\.builtin\.)?(file|template)['"]\s*,\s*['"]([\w./-]{1,400})['"]\s*\)[^{}]{0,200}\}\}\s*$/;

/** It is no server of its own any more. */
export const joinLookedUp: Join = (stated, { read }) => {
  const used = new Set<string>();
  const filled = (entry: ConfigMapEntry): ConfigMapEntry => {
    const [, kind = '', name = ''] = ALONE.exec(entry.text.text) ?? [];
    const file = name === '' ? undefined : placesOf(entry.at.file.path, kind, name).map(read).find(Boolean);
    if (file === undefined) return entry;
    used.add(file.path);
    return { ...entry, text: wholeFile(file) };
  };
  const value = stated.value.map((fact) => {
    if (fact.kind !== 'config-map' || !fact.data.some(({ text }) => ALONE.test(text.text))) return fact;
    return { ...fact, data: fact.data.map(filled) };
  });
  if (used.size === 0) return stated;
  return { ...stated, value: value.filter((fact) => fact.kind !== 'config-text' || !used.has(fact.at.file.path)) };
};

/** In the folder for it of the role, beside what asks, and from the root. */
function placesOf(path: string, kind: string, name: string): readonly string[] {
  const own = directoryOf(path);
  const folders = [`${kind}s`, 'templates', 'files'].map((folder) => inFolder(directoryOf(own), folder));
  return [...folders, own, ''].flatMap((folder) => pathFrom(folder, name) ?? []);
}
