import type { SourceFile } from '../../core/text/source-file.ts';
import { child, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { prefilter } from '../../read/documents/prefilter.ts';
import { splitStream } from '../../read/documents/split.ts';
import type { Plan } from './context.ts';
import { placeOfWritten } from './paths.ts';

/** File names in generators that may decide something. */
export const MAY_DECIDE: RegExp = /corefile|dns|resolv|forward|values|\.env$|\.(?:db|zone|override|server)$/i;

/** With more names every file is opened. */
const MAX_NAMES = 1000;

/** `any` where a patch selects objects by more than a name. */
export function namesPatchedWithDns(
  { root, directory }: Plan,
  read: (path: string) => SourceFile | undefined,
): ReadonlySet<string> | 'any' {
  const names = new Set<string>();
  const textOf = (node: YamlNode | undefined): string => {
    const written = scalarText(node) ?? '';
    if (/[\n{]|:\s/.test(written)) return written;
    const path = placeOfWritten(directory, written.slice(written.indexOf('=') + 1));
    return written === '' || path === undefined ? '' : (read(path)?.text ?? '');
  };
  for (const key of ['patches', 'patchesJson6902', 'patchesStrategicMerge'])
    for (const patch of items(child(root, key))) {
      const text = textOf(patch.kind === 'scalar' ? patch : (child(patch, 'patch') ?? child(patch, 'path')));
      if (!prefilter().hasMarker(text)) continue;
      const target = child(patch, 'target');
      const name = scalarText(child(target, 'name')) ?? '';
      if (target !== undefined && !/^[\w.-]+$/.test(name)) return 'any';
      if (target !== undefined) names.add(name);
      else for (const own of namesIn(text)) names.add(own);
      if (names.size > MAX_NAMES) return 'any';
    }
  for (const generator of items(child(root, 'configMapGenerator'))) {
    if (!/^(?:merge|replace)$/.test(scalarText(child(generator, 'behavior')) ?? '')) continue;
    const bringsDns =
      items(child(generator, 'files')).some(
        (file) => MAY_DECIDE.test(scalarText(file) ?? '') || prefilter().hasMarker(textOf(file)),
      ) || items(child(generator, 'literals')).some((literal) => prefilter().hasMarker(scalarText(literal) ?? ''));
    if (bringsDns) names.add(scalarText(child(generator, 'name')) ?? '');
  }
  // Plugin configurations, in place or in files, use other fields.
  for (const key of ['generators', 'transformers'])
    for (const one of items(child(root, key))) {
      const text = textOf(one);
      if (prefilter().hasMarker(text) || /corefile|dns|resolv|forward/i.test(text))
        for (const own of namesIn(text)) names.add(own);
      if (names.size > MAX_NAMES) return 'any';
    }
  names.delete('');
  return names;
}

/** Files that are patches; text in place is none. */
export function patchFiles({ root, directory }: Plan): readonly string[] {
  return ['patches', 'patchesJson6902', 'patchesStrategicMerge'].flatMap((key) =>
    items(child(root, key)).flatMap((patch) => {
      const written = scalarText(patch.kind === 'scalar' ? patch : child(patch, 'path')) ?? '';
      return /[\n{]|:\s/.test(written) ? [] : (placeOfWritten(directory, written) ?? []);
    }),
  );
}

/** Names in a patch's documents; one that means something else does no harm. */
function namesIn(text: string): readonly string[] {
  return splitStream(text).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/\bname["']?:\s{0,8}["']?([\w.-]{1,253})/g)].map((match) => match[1] ?? ''),
  );
}
