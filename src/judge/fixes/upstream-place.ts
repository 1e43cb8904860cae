/** What is written where an upstream is named: decides which edits fit. */
import { lineStart } from '../../core/text/line-ends.ts';
import type { Location } from '../../core/text/location.ts';

/** `arguments`: of a Corefile's plugin. `destination`: one of a few words. `expression`: of the tool's language. */
export type UpstreamPlace = 'arguments' | 'address' | 'resolver-file' | 'expression';

const MAX_PREFIX = 500;

export function upstreamPlace({ file, span }: Location): UpstreamPlace {
  const prefix = prefixOf({ file, span });
  const word = file.text.slice(span.start, Math.min(span.end, span.start + MAX_PREFIX));
  if (/(?:^|[\s"'])(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]/.test(prefix))
    return 'arguments';
  // Unquoted names are references in Terraform.
  if (/\.(?:tf|tofu|hcl)$/.test(file.path) && /^[A-Za-z_]/.test(word) && /[=[,(]\s*$/.test(prefix)) return 'expression';
  if (word.startsWith('/')) return 'resolver-file';
  // A word of its own language.
  return /^[A-Za-z]+$/.test(word) ? 'expression' : 'address';
}

/** Without it nothing would be forwarded to: a line of the plugin, its zone and this one word. */
export function isOnlyUpstream(at: Location): boolean {
  const { file, span } = at;
  const isFirst = /(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]+$/;
  const isLast = /^["']?[ \t]*(?:[{#][^\n]*)?\r?(?:\n|$)/;
  return isFirst.test(prefixOf(at)) && isLast.test(file.text.slice(span.end, span.end + MAX_PREFIX));
}

/** What its line has before it, as far as that matters. */
function prefixOf({ file: { text }, span: { start } }: Location): string {
  return text.slice(Math.max(lineStart(text, start), start - MAX_PREFIX), start);
}
