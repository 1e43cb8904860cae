/** `kubectl patch configmap NAME -p TEXT`: the object that the patch states. */
import { defined } from '../../core/text/defined.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { child, items, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { doubleQuoted } from '../../read/documents/here-documents.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { readYaml } from '../../read/documents/yaml.ts';

/** As the ConfigMaps with the replaced entries. */
export function patchesIn(path: string, script: SourceText): readonly YamlDocument[] {
  const { text } = script;
  const documents: YamlDocument[] = [];
  const words = /\bpatch\s((?:[^\n;|&\\]|\\\r?\n){0,400}?)(?:\s-p|\s--patch)(?:=|(?:\s|\\\r?\n){1,20})(['"])/g;
  const open = new Set<string>();
  for (let match = words.exec(text); match !== null; match = words.exec(text)) {
    const command = /\bkubectl\b(?:[^\n;|&\\]|\\\r?\n)*$/.exec(
      text.slice(Math.max(0, match.index - 400), match.index),
    )?.[0];
    if (command === undefined) continue;
    const quote = match[2] ?? '';
    const start = match.index + match[0].length;
    if (open.has(quote)) continue;
    const quoted = quote === '"' ? doubleQuoted(script, start) : singleQuoted(script, start);
    if (quoted === undefined) {
      // Never closed: searched once.
      open.add(quote);
      continue;
    }
    const { text: source, end } = quoted;
    words.lastIndex = end + 1;
    const before = `${command} ${match[1] ?? ''}`;
    const behind = /^[^\n;|&]{0,300}/.exec(text.slice(end + 1, end + 301))?.[0] ?? '';
    const name = /\b(?:cm|configmaps?)[/\s]+([a-z0-9][\w.-]{0,252})/.exec(` ${match[1] ?? ''}`)?.[1];
    if (name === undefined) continue;
    const namespace = /(?:\s|^)(?:-n|--namespace)[\s=]+([a-z0-9][\w-]{0,62})/.exec(`${before} ${behind}`)?.[1];
    const root = readYaml(source).value;
    const data = root === undefined ? undefined : dataOf(root, /--type[\s=]+["']?json\b/.test(`${before} ${behind}`));
    if (root === undefined || data === undefined) continue;
    const { span } = root;
    const patched = madeMap(span, {
      apiVersion: madeText(source, span, 'v1'),
      kind: madeText(source, span, 'ConfigMap'),
      metadata: madeMap(span, {
        name: madeText(source, span, name),
        ...defined({ namespace: namespace === undefined ? undefined : madeText(source, span, namespace) }),
      }),
      data,
    });
    documents.push({ kind: 'yaml', path, source, root: patched });
  }
  return documents;
}

function singleQuoted(script: SourceText, start: number): { text: SourceText; end: number } | undefined {
  const end = script.text.indexOf("'", start);
  return end === -1 ? undefined : { text: slice(script, start, end), end };
}

/** Of a merge patch, or of RFC 6902 operations that put a text at `/data/KEY`. */
function dataOf(root: YamlNode, operations: boolean): YamlNode | undefined {
  if (!operations) return child(root, 'data');
  const set = items(root).flatMap((one) => {
    const key = /^\/data\/([^/]+)$/.exec(scalarText(child(one, 'path')) ?? '')?.[1];
    const value = child(one, 'value');
    return key === undefined || value === undefined
      ? []
      : [[key.replace(/~1/g, '/').replace(/~0/g, '~'), value] as const];
  });
  if (set.length === 0) return undefined;
  return {
    kind: 'map',
    span: root.span,
    entries: set.map(([key, value]) => ({ key, keySpan: { start: value.span.start, end: value.span.start }, value })),
  };
}
