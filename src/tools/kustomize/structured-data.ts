/**
 * Replacements inside YAML or JSON text: `data.config\\.yml.upstream` of a ConfigMap (api/filters/replacement
 * setValueInStructuredData).
 */

import { compareVersions } from '../../core/text/compare-versions.ts';
import { concat, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import type { YamlNode, YamlScalar } from '../../read/documents/document.ts';
import { scalarText } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import type { ToolVersion } from './tool-version.ts';

const SINCE = '5.8.0';
/** Characters; longer texts are no configuration. */
const MAX_TEXT = 1_000_000;

export function replacesStructuredData(version: ToolVersion | undefined): boolean {
  return version === undefined || compareVersions(version, SINCE) >= 0;
}

/** Undefined where the text is no YAML, or lacks the path. `find`: nodes at the steps. */
export function withValueInside(
  scalar: YamlScalar,
  value: YamlNode,
  find: (root: YamlNode) => readonly YamlNode[],
): YamlScalar | undefined {
  const { text } = scalar;
  if (typeof scalar.value !== 'string' || text.text.length > MAX_TEXT) return undefined;
  const root = readYaml(text).value;
  const targets = root === undefined || root.kind === 'scalar' ? [] : find(root);
  const replacement = asWritten(value);
  if (targets.length === 0 || replacement === undefined) return undefined;
  const pieces: SourceText[] = [];
  let done = 0;
  for (const { span } of [...targets].sort((a, b) => a.span.start - b.span.start)) {
    if (span.start < done) continue;
    pieces.push(slice(text, done, span.start), replacement);
    done = span.end;
  }
  // The tool writes it without a final line feed.
  pieces.push(slice(text, done, Math.max(done, text.text.trimEnd().length)));
  const made = concat(pieces);
  return { ...scalar, value: made.text, text: made };
}

/** A plain word, else in quotes; no map or list. */
function asWritten(value: YamlNode): SourceText | undefined {
  const text = scalarText(value);
  if (value.kind !== 'scalar' || text === undefined) return undefined;
  if (/^[\w.][\w./:-]{0,250}$/.test(text) && !/:$/.test(text)) return value.text;
  return synthetic({ file: value.text.file, span: { start: 0, end: 0 } }, JSON.stringify(text));
}
