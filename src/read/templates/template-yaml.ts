/** Reads a template as YAML: literal parts, and expressions as text. */
import { lineStart } from '../../core/text/line-ends.ts';
import { derive, gather, type Piece, type SourceText } from '../../core/text/source-text.ts';
import { actionsOf } from '../../core/text/template-actions.ts';
import { valuesIn, type YamlEntry, type YamlNode, type YamlScalar } from '../documents/document.ts';
import { readYaml } from '../documents/yaml.ts';
import { canonical, type Mask, maskTemplate } from './template.ts';

export interface TemplateReading {
  readonly root: YamlNode;
  readonly loose: boolean;
}

/** Undefined where it is no YAML even without expressions. */
export function readTemplate(source: SourceText): TemplateReading | undefined {
  const mask = maskTemplate(source.text);
  if (mask === undefined || !isWrittenAt(source, mask.text)) return undefined;
  const masked = { ...source, text: mask.text };
  const reading = readYaml(masked);
  if (reading.value === undefined) return undefined;
  return { root: restore(reading.value, { source, masked, mask }), loose: mask.loose };
}

/** What is masked can be read again: text that was made has no characters in the file. */
function isWrittenAt({ segments, text }: SourceText, masked: string): boolean {
  return segments.every(({ verbatim, start }, index) => {
    const end = segments[index + 1]?.start ?? text.length;
    return verbatim || masked.slice(start, end) === text.slice(start, end);
  });
}

interface Texts {
  readonly source: SourceText;
  readonly masked: SourceText;
  readonly mask: Mask;
}

function restore(root: YamlNode, texts: Texts): YamlNode {
  const done = new Map<YamlNode, YamlNode>();
  const open: YamlNode[] = [root];
  for (let node = open.at(-1); node !== undefined; node = open.at(-1)) {
    if (done.has(node)) {
      open.pop();
      continue;
    }
    let waits = false;
    for (const child of valuesIn(node)) {
      if (done.has(child)) continue;
      waits = true;
      open.push(child);
    }
    if (waits) continue;
    open.pop();
    if (node.kind === 'scalar') done.set(node, restoreScalar(node, texts));
    else if (node.kind === 'sequence')
      done.set(node, { ...node, items: node.items.map((item) => done.get(item) ?? item) });
    else {
      const entries = node.entries.map(
        (entry): YamlEntry => ({
          ...entry,
          ...restoreKey(entry, texts),
          value: done.get(entry.value) ?? entry.value,
        }),
      );
      done.set(node, { ...node, entries });
    }
  }
  return done.get(root) ?? root;
}

function restoreKey(entry: YamlEntry, { source, masked, mask }: Texts): Pick<YamlEntry, 'key' | 'keySpan'> {
  const { start, end } = entry.keySpan;
  const inserted = mask.insertions.get(start);
  const { keySpan } = entry;
  if (inserted !== undefined) return { key: canonical(inserted, source.text), keySpan };
  const written = source.text.slice(start, end);
  if (masked.text.slice(start, end) === written) return { key: entry.key, keySpan };
  const from = afterLeadingControl(written);
  const key = written.slice(from).replace(/^(["'])([\s\S]*)\1$/, '$2');
  return { key, keySpan: { start: start + from, end } };
}

function afterLeadingControl(text: string): number {
  let from = 0;
  for (const action of actionsOf(text)) {
    if (action.role === 'hole' || text.slice(from, action.start).trim() !== '') break;
    from = action.end;
  }
  return from + Math.max(0, text.slice(from).search(/\S/));
}

function restoreScalar(node: YamlScalar, texts: Texts): YamlScalar {
  const { source, masked, mask } = texts;
  const { start, end } = node.span;
  const inserted = mask.insertions.get(start);
  if (inserted !== undefined) {
    const text = gather(source, [{ start: inserted.start, end: inserted.end }]);
    return { ...node, value: canonical(inserted, source.text), text };
  }
  const isBlock = mask.blocks.size > 0 && /[|>]/.test(masked.text[start] ?? '');
  const last = isBlock ? mask.blocks.get(lineStart(masked.text, start)) : undefined;
  if (last !== undefined) {
    const text = rebuildBlock(texts, start, last);
    return { ...node, value: text.text, text };
  }
  if (masked.text.slice(start, end) === source.text.slice(start, end)) return node;
  const text = writtenOf(node.text, source);
  return { ...node, value: typeof node.value === 'string' ? displayName(text.text) : node.value, text };
}

function writtenOf(text: SourceText, source: SourceText): SourceText {
  const parts = text.segments.map((segment, index) => {
    const end = text.segments[index + 1]?.start ?? text.text.length;
    const file = segment.file ?? source.file;
    return segment.verbatim
      ? file.text.slice(segment.at, segment.at + (end - segment.start))
      : text.text.slice(segment.start, end);
  });
  return { ...text, text: parts.join('') };
}

function rebuildBlock({ source, masked }: Texts, start: number, end: number): SourceText {
  const pieces: Piece[] = [];
  const header = masked.text.indexOf('\n', start);
  let indent = -1;
  for (let at = header + 1; header !== -1 && at < end; ) {
    const feed = source.text.indexOf('\n', at);
    const next = feed === -1 ? source.text.length : feed + 1;
    const line = masked.text.slice(at, next);
    // A line of expressions only is the template's; beside text they are words of the block.
    const kept = /[^ \r\n\uE000]/.test(line) ? line.search(/[^ \r\n]/) : -1;
    if (indent === -1 && kept !== -1) indent = kept;
    const content = Math.max(0, source.text.slice(at, next).search(/\S/));
    const from = kept !== -1 ? Math.min(indent, kept) : indent === -1 ? content : Math.min(content, indent);
    if (feed > at && source.text[feed - 1] === '\r')
      pieces.push({ start: at + from, end: feed - 1 }, { start: feed, end: next });
    else pieces.push({ start: at + from, end: next });
    at = next;
  }
  return pieces.length === 0 ? derive(source, '', []) : gather(source, pieces);
}

function displayName(text: string): string {
  let out = '';
  let done = 0;
  for (const action of actionsOf(text)) {
    out += text.slice(done, action.start) + canonical(action, text);
    done = action.end;
  }
  return out + text.slice(done);
}
