/** ConfigMaps with a Corefile in texts of any object, as manifests or within values, and resources of Pulumi's YAML. */
import { firstIndex } from '../../core/text/sorted.ts';
import { extentOf, type SourceText } from '../../core/text/source-text.ts';
import { addNestedObjects } from '../../read/carriers/nested-objects.ts';
import {
  type Carrier,
  child,
  type Document,
  type Found,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { addOpened, looksLikeObjects, openYaml } from '../../read/documents/open-text.ts';
import { readYaml } from '../../read/documents/yaml.ts';

/** After the others: what they open is not opened again. */
export const carriedTexts: Carrier = {
  id: 'carried-texts',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.onNode !== undefined) return;
    const { start, end } = document.root.span;
    // Many documents may share one text.
    if (!document.source.text.slice(start, end).includes('Corefile')) return;
    const isClosed = READ_ELSEWHERE.has(scalarText(child(document.root, 'kind')) ?? '');
    const opened = openedWithin(document, found);
    const open: YamlNode[] = [document.root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node.kind === 'sequence') for (const item of node.items) open.push(item);
      else if (node.kind === 'scalar') {
        if (!isClosed && holdsCorefile(node.text.text) && !isOpened(node.text, opened))
          openText(document, node.text, found);
      } else {
        const resource = pulumiObject(document, node);
        if (resource !== undefined) found.documents.push(resource);
        for (const { key, value } of node.entries)
          if (value.kind !== 'scalar' || !NO_OBJECTS.test(key)) open.push(value);
      }
    }
  },
};

/** Their texts are entries, examples, or patches that are applied where they are listed. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set(
  'ConfigMap Secret CustomResourceDefinition Kustomization Component'.split(' '),
);
const NO_OBJECTS = /patch|annotation|last-applied|description|example|definition/i;
/** A line of a script begins otherwise. */
const BEGINS = /^\uFEFF?\s{0,999}(?:[[{#]|---|- |["']?[A-Za-z_][\w./-]*["']?\s*:(?:\s|$))/;

function holdsCorefile(text: string): boolean {
  return text.includes('Corefile') && /\bkind["']?\s{0,9}:\s{0,9}["']?ConfigMap\b/.test(text) && BEGINS.test(text);
}

/** Where the documents begin that others opened within this one, in order. */
function openedWithin({ source: whole }: YamlDocument, { documents }: Found): readonly number[] {
  return documents
    .flatMap(({ source }) => {
      const { file, span } = extentOf(source);
      return source === whole || file !== whole.file ? [] : span.start;
    })
    .sort((a, b) => a - b);
}

function isOpened(text: SourceText, opened: readonly number[]): boolean {
  const { span } = extentOf(text);
  const first = firstIndex(opened.length, (index) => (opened[index] ?? 0) < span.start);
  return (opened[first] ?? Number.POSITIVE_INFINITY) < span.end;
}

function openText(document: YamlDocument, text: SourceText, found: Found): void {
  if (looksLikeObjects(text.text)) return addOpened(found, openYaml(document.path, text));
  const root = readYaml(text).value;
  if (root !== undefined) addNestedObjects({ ...document, source: text, root }, found);
}

function pulumiObject(document: YamlDocument, node: YamlNode): Document | undefined {
  const type = scalarText(child(node, 'type')) ?? '';
  const properties = child(node, 'properties');
  if (!/^kubernetes:(?:core\/)?v1:ConfigMap(?:Patch)?$/.test(type) || properties === undefined) return undefined;
  const textNode = (word: string): YamlNode => madeText(document.source, node.span, word);
  const [metadata, data] = [child(properties, 'metadata'), child(properties, 'data')];
  const root = madeMap(node.span, { apiVersion: textNode('v1'), kind: textNode('ConfigMap'), metadata, data });
  return { ...document, root };
}
