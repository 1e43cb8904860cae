import type { SourceText } from '../../core/text/source-text.ts';
import { child, isNull, items, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { cut, relevantChunks, splitStream } from '../../read/documents/split.ts';
import type { SyntheticSource } from '../../read/documents/synthetic-source.ts';
import { readYaml } from '../../read/documents/yaml.ts';

export interface Opened {
  readonly root: YamlNode;
  readonly document: YamlDocument;
}

/** Items of lists one by one. `whole`: also documents without DNS. */
export function openObjects(text: SourceText, syntheticSource: SyntheticSource, whole: boolean): readonly Opened[] {
  const opened: Opened[] = [];
  const chunks = splitStream(text.text);
  for (const chunk of whole ? chunks : relevantChunks(text.text, chunks)) {
    const piece = cut(text, chunk);
    const { value } = readYaml(piece);
    if (value === undefined || isNull(value)) continue;
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const held = child(next, 'items');
      if (scalarText(child(next, 'kind'))?.endsWith('List') === true && held?.kind === 'sequence')
        for (const item of items(held).toReversed()) open.push(item);
      else
        opened.push({
          root: syntheticSource.enter(piece, next),
          document: { kind: 'yaml', path: text.file.path, source: piece, root: next },
        });
    }
  }
  return opened;
}
