import type { ConfigContext } from '../../core/facts/readers.ts';
import type { FilledWord } from '../../core/facts/server-config.ts';
import { filePattern } from '../../core/text/globs.ts';
import { present } from '../../core/text/invariant.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { once } from '../../core/text/once.ts';
import { foldedPath } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { expand, MAX_FILLED_IN } from './environment.ts';
import { markPlaceholders } from './filled-in.ts';
import { lex, type Token, writtenText } from './lexer.ts';
import { hasOnlyOwnTemplates } from './own-templates.ts';
import { asRendered } from './rendered.ts';
import { drop, isNewLine, isSameLine, peek, placeOf, splice, type TokenStream } from './stream.ts';

const MAX_SNIPPETS = 10_000;
const MAX_FILES = 100_000;

export interface Imports {
  readonly context: ConfigContext;
  readonly snippets: Map<string, readonly Token[]>;
  /** Absolute paths of texts read so far: imports are relative to their file. */
  readonly paths: Map<SourceText, string>;
  readonly tokens: Map<string, readonly Token[]>;
  readonly notices: Notice[];
  readonly unseen: Token[];
  /** By their texts. */
  readonly words: Map<string, FilledWord>;
  readonly room: { left: number };
  snippetCount: number;
  fileCount: number;
  template: boolean;
  /** Of the Corefile; in force from where they stand on. */
  readonly allSnippets: () => ReadonlySet<string>;
}

export function importsFor(
  source: SourceText,
  list: readonly Token[],
  context: ConfigContext,
  notices: Notice[],
): Imports {
  return {
    context,
    snippets: new Map(),
    paths: new Map([[source, context.path]]),
    tokens: new Map(),
    notices,
    unseen: [],
    words: new Map(),
    room: { left: MAX_FILLED_IN },
    snippetCount: 0,
    fileCount: 0,
    template: false,
    allSnippets: once(() => new Set(snippetsIn(list))),
  };
}

/** Between blocks, a word in parentheses alone before a brace (coredns/caddy caddyfile/parse.go addresses, isSnippet). */
function* snippetsIn(list: readonly Token[]): Generator<string> {
  let depth = 0;
  for (const [index, token] of list.entries()) {
    const [before, next] = [list[index - 1], list[index + 1]];
    if (token.text === '{') depth += 1;
    else if (token.text === '}') depth -= 1;
    else if (depth === 0 && next?.text === '{' && isNewLine(before, token) && before?.text.endsWith(',') !== true)
      if (token.text.startsWith('(') && token.text.endsWith(')')) yield token.text.slice(1, -1);
  }
}

export interface Refusal {
  readonly message: string;
  readonly token: Token;
}

/** Replaces the stream's `import` by what it names; returns CoreDNS's error. */
export function doImport(stream: TokenStream, imports: Imports): Refusal | undefined {
  const word = present(drop(stream));
  const raw = peek(stream);
  if (raw === undefined || !isSameLine(word, raw))
    return { message: `Wrong argument count or unexpected line ending after '${word.text}'`, token: word };
  drop(stream);
  const argument = expand(raw, imports.context, imports);
  if (argument.text === '' && argument.opaque !== true)
    return { message: 'Import requires a non-empty filepath', token: raw };
  const after = peek(stream);
  if (after !== undefined && isSameLine(raw, after))
    return { message: 'Import takes only one argument (glob pattern or file)', token: after };
  const snippet = imports.snippets.get(argument.text);
  if (snippet === undefined) return importFiles(stream, imports, argument);
  imports.snippetCount += 1;
  if (imports.snippetCount > MAX_SNIPPETS)
    return { message: 'maximum snippet import depth (10000) exceeded', token: raw };
  splice(stream, snippet);
  return undefined;
}

function importFiles(stream: TokenStream, imports: Imports, argument: Token): Refusal | undefined {
  const { context } = imports;
  const pattern = argument.text;
  const unseen = (): undefined => {
    const isOne = argument.opaque === true || !/[*?]/.test(pattern);
    if (isOne) imports.unseen.push(argument);
    const at = placeOf(argument);
    // Beside the Corefile there is to be a file, or CoreDNS does not start.
    if (isOne && argument.opaque !== true && !/^(?:\/|\.\.\/)/.test(pattern)) {
      const message = `The Corefile imports ${pattern}, and no such file is in the repository.`;
      imports.notices.push({ kind: 'unreadable', message, at });
    } else {
      const message = `The Corefile imports ${writtenText(argument)}, and what is there is not in the repository`;
      imports.notices.push(notModelled(message, at));
    }
    return undefined;
  };
  if (argument.opaque === true) return unseen();
  const directory = (imports.paths.get(argument.source) ?? context.path).replace(/\/[^/]*$/, '');
  const full = `/${foldedPath(pattern.startsWith('/') ? pattern : `${directory}/${pattern}`)}`;
  if (full.split('*').length > 2 || full.split('?').length > 2 || (full.includes('[') && full.includes(']')))
    return {
      message: `Glob pattern may only contain one wildcard (*), but has others: ${pattern.startsWith('/') ? pattern : full}`,
      token: argument,
    };
  // Go path/filepath Match: an unclosed bracket, a backslash before nothing.
  if (full.includes('[') || full.endsWith('\\'))
    return { message: `Failed to use import pattern ${pattern}: syntax error in pattern`, token: argument };
  const inTheWay = directoryAt(context, full);
  if (inTheWay !== undefined)
    return { message: `Could not import ${asWritten(inTheWay, pattern)}: is a directory`, token: argument };
  const found = matching(context.files, full);
  const isAround = `/${foldedPath(directory)}/`.startsWith(full === '/' ? full : `${full}/`);
  const isAbsent = context.isAbsent(full) || imports.allSnippets().has(pattern);
  if (found.length === 0 && !isAround && !isAbsent) return unseen();
  if (found.length === 0) {
    // A glob may match nothing; CoreDNS only logs that.
    if (/[*?[\]]/.test(full)) return undefined;
    if (isAround) return { message: `Could not import ${full}: is a directory`, token: argument };
    if ([...context.files.keys()].some((path) => path.startsWith(`${full}/`)))
      return { message: `Could not import ${pattern}: is a directory`, token: argument };
    return { message: `File to import not found: ${pattern}`, token: argument };
  }
  imports.fileCount += found.length;
  // Deeper than there are files, some file imports itself.
  const isCircle = imports.snippetCount === 0 && stream.depth > context.files.size + 1;
  if (isCircle || imports.fileCount > MAX_FILES)
    return { message: 'maximum file import depth (10000) exceeded', token: argument };
  for (const path of found.reverse()) splice(stream, tokensOf(imports, path));
  return undefined;
}

function tokensOf(imports: Imports, path: string): readonly Token[] {
  const known = imports.tokens.get(path);
  if (known !== undefined) return known;
  const text = present(imports.context.files.get(path));
  const isLiteral = imports.context.literal === true || hasOnlyOwnTemplates(text);
  const words = isLiteral ? lex(text) : lex(asRendered(text), 'template');
  const filled = isLiteral ? { tokens: words } : markPlaceholders(words, imports.context);
  if (filled.first !== undefined) imports.template = true;
  const { tokens } = filled;
  imports.tokens.set(path, tokens);
  imports.paths.set(text, path);
  return tokens;
}

function matching(files: ReadonlyMap<string, SourceText>, pattern: string): string[] {
  if (!/[*?]/.test(pattern)) return files.has(pattern) ? [pattern] : [];
  const fits = filePattern(pattern);
  return [...files.keys()].filter(fits).sort();
}

/** Go path/filepath Glob takes directories, and names with a dot. */
function directoryAt({ files, volumes }: ConfigContext, pattern: string): string | undefined {
  if (!/[*?]/.test(pattern)) return undefined;
  const fits = filePattern(pattern);
  const { length } = pattern.split('/');
  const above = [...files.keys()].map((path) => path.split('/')).filter((parts) => parts.length > length);
  const known = [...(volumes ?? [])].map((volume) => `${volume.replace(/\/+$/, '')}/..data`);
  return [...known, ...above.map((parts) => parts.slice(0, length).join('/'))].find(fits);
}

function asWritten(path: string, pattern: string): string {
  return pattern.startsWith('/') ? path : path.split('/').slice(-pattern.split('/').length).join('/');
}
