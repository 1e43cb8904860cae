import { RE2JS } from 're2js';

/** Go's regexp, or its error in words. Go lets groups share a name (regexp/syntax parse.go), re2js not. */
export function compileRe2(pattern: string): RE2JS | string {
  const compiled = tryCompile(pattern);
  if (typeof compiled !== 'string' || !compiled.includes('duplicate capture group name')) return compiled;
  return tryCompile(pattern.replace(/\(\?P?<\w+>/g, '('));
}

function tryCompile(pattern: string): RE2JS | string {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
