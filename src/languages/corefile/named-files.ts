import type { SourceText } from '../../core/text/source-text.ts';
import { lex, type Token } from './lexer.ts';

const FIRST: ReadonlySet<string> = new Set(['import', 'hosts', 'file']);
const FURTHER: ReadonlySet<string> = new Set(['forward', 'proxy', 'grpc']);

export interface NamedFile {
  /** As it is written: relative to the folder of the Corefile, or absolute on its machine; of an import perhaps a pattern. */
  readonly path: string;
  readonly isImport: boolean;
  readonly token: Token;
}

/** In order; a name that is no path, such as a snippet's, is among them. */
export function filesNamedBy(text: SourceText): readonly NamedFile[] {
  const tokens = lex(text, 'template');
  const named: NamedFile[] = [];
  let line = -1;
  let directive = '';
  let words = 0;
  for (const token of tokens) {
    if (token.line !== line) {
      directive = token.text;
      words = 0;
      ({ line } = token);
      continue;
    }
    words += 1;
    if (token.opaque === true || token.text === '{') continue;
    const isFirst = words === 1 && FIRST.has(directive);
    const isUpstream = words > 1 && FURTHER.has(directive) && token.text.startsWith('/');
    if (isFirst || isUpstream) named.push({ path: token.text, isImport: directive === 'import', token });
  }
  return named;
}
