import { parseAddress } from '../../core/dns/endpoint.ts';
import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import { onMirroredMachine } from '../../core/text/mirrored-machine.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import type { Includes, NamedFiles } from '../shared/plugin.ts';
import { hasTooManyWords, lex, type Token } from './lexer.ts';

const FIRST: ReadonlySet<string> = new Set(['import', 'hosts', 'file']);
const FURTHER: ReadonlySet<string> = new Set(['forward', 'proxy', 'grpc']);

export interface NamedFile {
  /** As written: relative to the Corefile's folder, or absolute on its machine; an import's may be a pattern. */
  readonly path: string;
  readonly isImport: boolean;
  readonly token: Token;
}

/** In order; with names that are no path, such as a snippet's. */
export function filesNamedBy(text: SourceText): readonly NamedFile[] {
  if (namesNone(text.text) || hasTooManyWords(text.text, false)) return [];
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
    const isUpstream = words > 1 && FURTHER.has(directive) && mayBeFile(token.text);
    if (isFirst || isUpstream) named.push({ path: token.text, isImport: directive === 'import', token });
  }
  return named;
}

const NAMING = /import|hosts|file|forward|proxy|grpc/g;
const TO_ADDRESSES =
  /(?:forward|proxy|grpc)[ \t]+[\w.*-]+(?:[ \t]+(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|(?=[ \t\n:]))){4}(?::\d+)?)+[ \t]*\n/g;

/** A quick test: a text of 100,000 zones need not be read for it. */
function namesNone(text: string): boolean {
  if (/["\\]|\{\S/.test(text)) return false;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(NAMING) === count(TO_ADDRESSES);
}

/** An upstream that is no address may be a file (plugin/pkg/parse/host.go HostPortOrFile). */
function mayBeFile(upstream: string): boolean {
  return !upstream.includes(':') && parseAddress(upstream) === undefined;
}

export const corefileIncludes: Includes = {
  languages: ['corefile', 'corefile-part'],
  copiedTo: /corefile$/i,
  named: (fact) => ({ value: filesNamedBy(fact.text).flatMap((one) => inRepository(one, fact)), notices: [] }),
};

/** Images and units keep a Corefile and its neighbours there. */
const HOME = /^\/etc\/coredns\//;

function inRepository({ path: named, isImport, token }: NamedFile, fact: ConfigTextFact): readonly NamedFiles[] {
  const machine = onMirroredMachine(fact.path);
  const written = machine === undefined ? named.replace(HOME, '') : named;
  const folder = written.startsWith('/') ? machine?.root : directoryOf(fact.path);
  const path = folder === undefined ? undefined : pathFrom(folder, written);
  if (path === undefined) return [];
  const at = locate(token.source, token.start, token.end);
  const namedBy = `The Corefile ${isImport ? 'imports' : 'names'}`;
  return [{ language: 'corefile-part', paths: [path], isPattern: isImport, at, namedBy }];
}
