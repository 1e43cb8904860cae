/** Most templates of charts are no YAML: what shows it at their first expression costs a hundredth of the parser. */
import type { SourceText } from '../../core/text/source-text.ts';
import { bracesIn } from './plain-yaml.ts';

/** Far from all bounds of the parser (yaml.ts), so that it would say that the text is a template and nothing else. */
const MAX_LENGTH = 64 * 1024;
const MAX_BRACKETS = 40;
const LONG_LINE = /[^\n]{121}/;
const DEEP_LINE = /^[-?: ]{41}/m;
const ACTION = /\{\{(?:[^{}[\]"'#\\\n]|"[^"{}\\\n]*")*\}\}/g;
const BRACKET = /[[{]/g;
/** Up to the line's end no colon makes a key of the expression, nor one on a line of its own. */
const ALONE = /\{\{(?:[^{}[\]"'#\\\n]|"[^"{}\\\n]*")*\}\}[^:"'\n]*(?:\n|$)/y;
const LATE_COLON = /^ *:/m;

/**
 * Whether the parser refuses the text as a template: an expression that stands for a key or a value is a map as the key
 * of a map, which is none of YAML's that we read.
 */
export function isSurelyRefused(source: SourceText): boolean {
  const { text } = source;
  if (!text.includes('{{') || text.length > MAX_LENGTH || text.includes('&') || LATE_COLON.test(text)) return false;
  const at = bracesIn(source);
  if (at === -1) return false;
  ALONE.lastIndex = at;
  return ALONE.test(text) && isShallow(text);
}

function isShallow(text: string): boolean {
  if (LONG_LINE.test(text) || DEEP_LINE.test(text)) return false;
  return (text.replace(ACTION, '').match(BRACKET)?.length ?? 0) <= MAX_BRACKETS;
}
