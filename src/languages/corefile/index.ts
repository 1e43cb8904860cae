import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigContext } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import type { Step } from '../../core/facts/steps.ts';
import type { Reading } from '../../core/text/notice.ts';
import { NO_COREFILE } from '../../core/text/program-files.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { nodeFile } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';
import { convert } from './convert.ts';
import { lex } from './lexer.ts';
import { corefileIncludes } from './named-files.ts';
import { isTemplateName } from './own-templates.ts';
import { parse, UNSEEN_IMPORT } from './parser.ts';
import { isKnownName } from './versions.ts';

/** Why the server would not start is in `errors`. Never throws. */
export function readCorefile(text: SourceText, context: ConfigContext): Reading<ServerConfig> {
  const reading = convert(text, context);
  if (reading.value.blocks.length > 0 || reading.value.errors.length > 0) return reading;
  const at = locate(text, 0, 0);
  const brought = reading.notices.find(({ code }) => code === 'placeholder');
  const because = brought?.message ?? '';
  // coremain: without server blocks whoami serves the root zone.
  const whoami: Step =
    brought === undefined
      ? { kind: 'answer', plugin: 'whoami', at, rules: [{ names: { kind: 'any' }, effect: 'answer', at }] }
      : { kind: 'opaque', plugin: 'Corefile', because, at: brought.at };
  return {
    notices: reading.notices,
    value: {
      errors: [],
      at,
      blocks: [
        {
          keys: [{ zone: '.', transport: 'dns', port: context.port, at }],
          bind: [],
          views: [],
          at,
          extent: at,
          steps: [whoami],
        },
      ],
    },
  };
}

/** Directives that other languages hardly have. */
const TELLING: readonly string[] =
  'forward proxy kubernetes loop hosts file template whoami cache errors erratic acl'.split(' ');
/** First on its line, or behind a brace or an expression. */
const DIRECTIVE = new RegExp(`(?<=(?:^|[)}>{])[\\s\\u0085"]*)(?:${TELLING.join('|')})(?!\\w)`, 'm');
/** Elsewhere words are put together of these. */
const MADE_WORDS = /\r|import|\{[{%$#]|%\{/;

/** JSON: no block has a name. */
const OBJECT = /^\s*\[?\s*\{\s*"[^"\n]{0,200}"\s*:/;

export function looksLikeCorefile(text: SourceText): boolean {
  if (!text.text.includes('{') || OBJECT.test(text.text) || !(DIRECTIVE.test(text.text) || MADE_WORDS.test(text.text)))
    return false;
  const parsed = parse(
    text,
    {
      version: '',
      build: 'coredns',
      env: new Map(),
      envKnown: false,
      port: 53,
      path: '/Corefile',
      files: new Map(),
      isAbsent: () => false,
    },
    () => undefined,
  );
  let known = 0;
  let other = 0;
  for (const block of parsed.blocks) {
    for (const name of block.directives.keys()) {
      if (isKnownName(name)) known += 1;
      else if (!name.startsWith(UNSEEN_IMPORT)) other += 1;
    }
  }
  const telling = parsed.blocks.some((block) => TELLING.some((name) => block.directives.has(name)));
  return telling && known > other;
}

/** At the start of a line or behind a brace (caddyfile/parse.go directive); nothing is imported. */
export function statesDirective(text: SourceText, name: string): boolean {
  const tokens = lex(text, 'template');
  return tokens.some((token, index) => {
    const before = tokens[index - 1];
    const leads = before === undefined || before.text === '{' || before.line + before.breaks < token.line;
    return leads && token.text === name;
  });
}

const NAMED = /(^|\/)Corefile([.-][\w.-]+)?$|\.[Cc]orefile$/;
/** Programs hold braces and CoreDNS's words too; texts in them are documents of their own. */
const PROGRAM = /(?:^|\/)(?:Caddyfile|Jenkinsfile|Vagrantfile|Makefile|Dockerfile|Earthfile)[^/]*$/i;

function isWhole(document: Document): boolean {
  return document.source.text.length === document.source.file.text.length;
}

const MAX_PART = 64 * 1024;
const PART_NAMED = /(?:^|\/)[^/.]+$|\.(?:conf|corefile|snippet|server|override|include|inc)$/i;
/** A snippet's head, or a directive that sends queries on; named.conf's `forward only;` has one word. */
const PART_LINE =
  /^(?:\([\w.-]+\)[ \t]*\{|[ \t]*(?:forward|proxy|grpc|fanout)[ \t]+[^\s;{]+[ \t]+[^\s;{]|[ \t]*loop[ \t]*\r?$)/m;

function isPart(document: Document): boolean {
  const { text } = document.source;
  if (SHELL.test(text)) return false;
  return PART_NAMED.test(document.path) && isWhole(document) && text.length <= MAX_PART && PART_LINE.test(text);
}

/** Whatever it says: a template may consist of one expression. */
function isByName(document: Document): boolean {
  if (/(^|\/)Corefile$/.test(document.path)) return true;
  return (
    /(^|\/)Corefile\.[^./]+$/.test(document.path) &&
    isTemplateName(document.path) &&
    /\{\{|\$\{|<%/.test(document.source.text)
  );
}

/**
 * YAML, as in a patch that kubectl gets by that name. Its second key would be a directive (caddyfile/parse.go, a server
 * without braces), and none ends in a colon: CoreDNS surely refuses it.
 */
const MAPPING =
  /^(?:[ \t]*(?:#[^\n]{0,500}|(?:---)?\r?)\n)*["']?[A-Za-z]\w{0,60}["']?:(?:[ \t]+[^\s{,#]{1,200})?[ \t]*\r?\n(?:[ \t]*(?:#[^\n]{0,500}|\r?)\n)*[ \t]*["']?[\w./-]{1,99}["']?:(?=\s)/;

const BLOCK = /^[ \t]{1,99}["']?[\w./-]{1,99}["']?:[ \t]{1,9}[|>][+-]?\d?[ \t]*\r?$/m;

function isMapping(document: Document): boolean {
  return isWhole(document) && MAPPING.test(document.source.text) && BLOCK.test(document.source.text);
}

function isCorefile(document: Document): boolean {
  return NAMED.test(document.path)
    ? isByName(document) || looksLikeCorefile(document.source)
    : !((PROGRAM.test(document.path) || NO_COREFILE.test(document.path)) && isWhole(document)) &&
        !SHELL.test(document.source.text) &&
        !CLAUSE_END.test(document.source.text) &&
        looksLikeCorefile(document.source);
}

/** User data, whatever its file is called. */
const SHELL = /^#!.{0,60}\b(?:ba|da|z|k|a)?sh\b/;

/** named.conf's: it has an `acl` and a `view` too. No block of a Corefile ends so (corefile/parse.go closeCurlyBrace). */
const CLAUSE_END = /^[ \t]*\};|;[ \t]{0,99}\};[ \t]{0,99}\r?$/m;

export const corefile: Plugin = {
  id: 'corefile',
  title: 'Corefile',
  includes: corefileIncludes,
  holdsNul: /corefile/i,
  longTexts: /(?:^|\/|\.)Corefile$/,
  nodePaths: /corefile/i,
  missed: /corefile/i,
  markers: ['Corefile', 'coredns', 'forward'],
  // A directive: no part of another word, no call; `n` of an escaped break may stand before it.
  common: [{ word: 'forward', live: /(?<!-|(?:^|[^\\])\w)forward(?![\w.(,;=:/\])>-])/ }],
  names: /(?:^|\/)[^/]*corefile[^/]*$/i,
  about: /Corefile|coredns|(?:^|\s)forward \./i,
  recognises: (document: Document) =>
    document.kind === 'text' &&
    (document.onNode === undefined
      ? !isMapping(document) && (isCorefile(document) || isPart(document))
      : isOnNodes(document, document.onNode.path)),
  read: (document: Document): Reading<readonly Fact[]> => {
    if (document.onNode !== undefined) return { value: [nodeFile(document, document.onNode.path)], notices: [] };
    const fact: Fact = {
      kind: 'config-text',
      language: isCorefile(document) ? 'corefile' : 'corefile-part',
      path: document.path,
      text: document.source,
      at: locate(document.source, 0, 0),
    };
    return { value: [fact], notices: [] };
  },
};

/** A Corefile or part that user data or a task puts on machines. */
function isOnNodes(document: Document, path: string): boolean {
  if (/\.(?:service|env|sh|ya?ml|json)$/.test(path) || document.source.text.startsWith('#!')) return false;
  return /\/[Cc]orefile(?:[.-][\w.-]+)?$|\/coredns\//.test(path) || looksLikeCorefile(document.source);
}
