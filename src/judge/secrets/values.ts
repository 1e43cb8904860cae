/** Which values come from files of variables and Secrets: judged, never shown. */

import type { ClusterSettings } from '../../core/cluster/settings.ts';
import { parseAddress, reverseName } from '../../core/dns/endpoint.ts';
import { reverseZones } from '../../core/dns/reverse.ts';
import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapEntry } from '../../core/facts/objects.ts';
import type { FilledWord } from '../../core/facts/server-config.ts';
import type { EnvVar, FilledValue } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location, Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { maySaySecret } from '../../core/text/secret-words.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { DIRECTIVE_WORDS } from './directive-words.ts';
import type { Secrets, SecretValue } from './redaction.ts';
import { type Stretch, valuesWithin } from './within.ts';

const MAX_ADDRESS = 64;

/**
 * `facts`: also those made into others. `filled`: values in no fact. `notices`: unread documents may be Secrets.
 * `words`: of servers that variables fill in.
 */
export function secretsOf(
  facts: Iterable<Fact>,
  filled: readonly FilledValue[],
  notices: readonly Notice[] = [],
  words: readonly (FilledWord & { readonly server?: string })[] = [],
): Secrets {
  const gathered: Gathered = { values: [], places: new Map(), stretches: [], texts: new Set() };
  const { values, places } = gathered;
  const all = [...new Set(facts)];
  const secretFiles = secretFilesOf(all);
  for (const fact of all) {
    switch (fact.kind) {
      case 'workload':
        for (const container of fact.containers) addVariables(gathered, container.env);
        break;
      case 'node-server':
        addVariables(gathered, fact.env);
        break;
      case 'config-text':
        if (!isOfVariables(fact) && !secretFiles.has(fact.path)) break;
        for (const value of [...wordsOf(fact.text.text), ...ownWordsOf(fact.text.text)])
          values.push({ name: fact.path, value });
        for (const { path, span } of stretchesOf(fact.text)) hide(places, path, span);
        places.set(fact.path, undefined);
        break;
      case 'config-map':
        if (fact.secret === true) for (const entry of fact.data) addEntry(gathered, entry);
        break;
      default:
    }
  }
  for (const one of filled) {
    if ('text' in one) {
      addEntry(gathered, one);
      continue;
    }
    values.push({ name: one.name, value: one.value });
    places.set(one.at.file.path, undefined);
  }
  const others = all.filter((fact) => fact.kind !== 'config-map' || fact.secret !== true);
  const isPlain = (word: string): boolean => PLAIN.test(word);
  const isPlainInText = (word: string): boolean => isPlain(word) && !isOwnWord(word);
  for (const one of valuesWithin(others, gathered.stretches, { isPlain, isPlainInText })) values.push(one);
  for (const { file, span } of secretDocuments(notices)) hide(places, file.path, span);
  const isNamed = variablesAmong(new Set(values.map(({ name }) => name)), all);
  for (const { variable, text, within, server } of words)
    if (isNamed(variable)) values.push({ name: variable, value: text, ...defined({ within, server }) });
  return { values: values.flatMap((one) => [one, ...spellingsOf(one)]), places, names: namesIn(all) };
}

/** Also those of containers that a Secret's key fills in under another name. */
function variablesAmong(names: ReadonlySet<string>, facts: readonly Fact[]): (variable: string) => boolean {
  const containers = facts.flatMap((fact) => (fact.kind === 'workload' ? fact.containers : []));
  const renamed = new Set(
    containers.flatMap(({ env }) => env.flatMap(({ name, from }) => (from?.secret === true ? name : []))),
  );
  const prefixes = new Set(
    containers.flatMap(({ references = [] }) => references.flatMap((one) => (one.secret === true ? one.prefix : []))),
  );
  const isPrefixed = (variable: string): boolean =>
    [...prefixes].some((prefix) => variable.startsWith(prefix) && names.has(variable.slice(prefix.length)));
  return (variable) => names.has(variable) || renamed.has(variable) || isPrefixed(variable);
}

interface Gathered {
  readonly values: SecretValue[];
  readonly places: Map<string, Span[] | undefined>;
  readonly stretches: Stretch[];
  readonly texts: Set<SourceText>;
}

function addVariables({ values, places }: Gathered, env: readonly EnvVar[]): void {
  for (const { name, value, secret, at } of env) {
    if (secret === undefined) continue;
    if (value !== undefined && value !== '') values.push({ name, value });
    if (secret === 'file') places.set(at.file.path, undefined);
  }
}

function hide(places: Gathered['places'], path: string, span: Span): void {
  const known = places.get(path);
  if (places.has(path) && known === undefined) return;
  if (known === undefined) places.set(path, [span]);
  else known.push(span);
}

function addEntry(gathered: Gathered, { key: name, text }: Pick<ConfigMapEntry, 'key' | 'text'>): void {
  const { values, places, stretches, texts } = gathered;
  if (texts.has(text)) return;
  texts.add(text);
  for (const value of wordsOf(text.text)) values.push({ name, value });
  for (const value of BLOCK.test(text.text) ? ownWordsOf(text.text) : []) values.push({ name, value });
  for (const { path, span } of stretchesOf(text)) {
    hide(places, path, span);
    stretches.push({ name, path, span });
  }
}

/** Names that messages use: of servers and Services, and paths. */
function namesIn(facts: readonly Fact[]): Secrets['names'] {
  const names = new Map<string, SourceFile | undefined>();
  for (const fact of facts) {
    const { file } = fact.at;
    for (
      let end = file.path.length;
      end > 0 && !names.has(file.path.slice(0, end));
      end = file.path.lastIndexOf('/', end - 1)
    )
      names.set(file.path.slice(0, end), undefined);
    if (fact.kind === 'workload') names.set(`${fact.namespace}/${fact.workload}/${fact.name}`, file);
    if (fact.kind === 'workload' || fact.kind === 'service' || fact.kind === 'config-map')
      names.set(`${fact.namespace}/${fact.name}`, file);
  }
  return names;
}

function secretFilesOf(facts: readonly Fact[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const fact of facts) {
    if (fact.kind === 'workload')
      for (const { source } of fact.volumes)
        if (source.kind === 'repository' && source.secret === true) paths.add(source.path);
    if (fact.kind === 'config-map' && fact.secret === true)
      for (const { files = [] } of fact.data) for (const file of files) paths.add(file);
  }
  return paths;
}

/** By the names of dotenv and direnv, or by its text. */
function isOfVariables({ language, path, text }: ConfigTextFact): boolean {
  if (VARIABLES.test(path)) return true;
  const lines = text.text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  return /^corefile/.test(language) && lines.length > 0 && lines.every((line) => ASSIGNMENT.test(line));
}

const VARIABLES = /(?:^|\/)(?:\.env[^/]*|[^/]*\.env(?:rc)?(?:\.[^/]*)?)$/i;
const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*=/;

function secretDocuments(notices: readonly Notice[]): readonly Location[] {
  const last = new Map<SourceFile, Span>();
  return notices.flatMap(({ kind, at, secret }) => {
    const { file } = at;
    const before = last.get(file);
    const isInLast = before !== undefined && before.start <= at.span.start && at.span.end <= before.end;
    if ((kind !== 'unreadable' && secret !== true) || (isInLast && secret !== true)) return [];
    const span = documentAround(at);
    last.set(file, span);
    return secret === true || maySaySecret(file.text.slice(span.start, span.end)) ? [{ file, span }] : [];
  });
}

/** `---` and more, as a key's first line has, is no mark. */
function documentAround({ file: { text }, span }: Location): Span {
  const isMark = (at: number): boolean => /^\n---(?:\s|$)/.test(text.slice(at, at + 5));
  let start = text.lastIndexOf('\n---', span.start);
  while (start > 0 && !isMark(start)) start = text.lastIndexOf('\n---', start - 1);
  let next = text.indexOf('\n---', span.end);
  while (next !== -1 && !isMark(next)) next = text.indexOf('\n---', next + 1);
  return { start: start + 1, end: next === -1 ? text.length : next };
}

/** A line's value; of longer texts, and of a line of plain language, only words that are none. */
function wordsOf(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (!trimmed.includes('\n') && !isPhrase(trimmed)) return [trimmed];
  const words = [/[\s{},;]+/, /[\s{},;=]+/].flatMap((between) => trimmed.split(between));
  return [...new Set(words)].filter((word) => word.length > 2 && !PLAIN.test(word));
}

/** As stands where a value is to be pasted. */
function isPhrase(line: string): boolean {
  return line.split(' ').filter((word) => PLAIN.test(word)).length >= MIN_PHRASE;
}

/** Plain words of a phrase; three may be names of machines. */
const MIN_PHRASE = 4;

/** Declared node files that are known as files of variables or Secrets. */
export function secretNodeFiles(settings: readonly ClusterSettings[]): readonly Fact[] {
  const files = settings.flatMap(({ nodes }) =>
    nodes.flatMap((node) => node.files.map(({ text }) => ({ text, node }))),
  );
  return files.flatMap(({ text, node: { at } }): readonly Fact[] => {
    const { path } = text.file;
    const isSecret = /\bkind\b/.test(text.text) && maySaySecret(text.text);
    if (path === at.file.path || !(VARIABLES.test(path) || isSecret)) return [];
    const data = [{ key: path, text: { ...text, text: '', segments: [] }, files: [path], at }];
    return [
      { kind: 'config-text', language: 'corefile-part', path, text, at },
      { kind: 'config-map', namespace: '', name: path, secret: true, data, at },
    ];
  });
}

/** Also plain words of a Corefile, which errors quote. */
function ownWordsOf(text: string): readonly string[] {
  const words = text.replace(COMMENT, '').split(/[\s{}"`=]+/);
  return [...new Set(words)].filter((word) => PLAIN.test(word) && isOwnWord(word));
}

function isOwnWord(word: string): boolean {
  return word.length >= MIN_OWN && !DIRECTIVE_WORDS.has(word.toLowerCase());
}

/** A server block or snippet, and no function, selector or assignment of another language. */
const BLOCK = /^(?:\([^\s()]{1,99}\)|[^\s{:()=;<>][^\n{()=;<>]{0,999}) ?\{\s/m;
const COMMENT = /(?:^|(?<=\s))#[^\n]*/gm;
/** Shorter ones are in every sentence. */
const MIN_OWN = 5;

/** Words of sentences and keys. */
const PLAIN = /^[^\w/]{0,9}(?:[A-Z]?[a-z_]*|[A-Z]{1,6})[^\w/]{0,9}$/;

function stretchesOf(text: SourceText): readonly { readonly path: string; readonly span: Span }[] {
  return text.segments.map(({ at, length, file }) => ({
    path: (file ?? text.file).path,
    span: { start: at, end: at + length },
  }));
}

/** Readers' forms of addresses and ranges: shortest spelling, reverse zones. */
function spellingsOf({ name, value, within }: SecretValue): readonly SecretValue[] {
  return value.split(/[\s,;]+/).flatMap((word) => {
    const [, plain = ''] = /^(?:[A-Za-z][A-Za-z0-9+]{0,15}:\/\/)?(.*)$/s.exec(word) ?? [];
    if (plain.length > MAX_ADDRESS || !/[.:]/.test(plain)) return [];
    const [, bracketed] = /^\[([^\]]*)\]/.exec(plain) ?? [];
    const address = parseAddress(bracketed ?? plain) ?? parseAddress(plain.replace(/:\d+$/, ''));
    const zones = plain.includes('/') ? reverseZones(plain) : address === undefined ? [] : [reverseName(address)];
    // Every machine's, and in no zone of anybody's.
    if (address === '0.0.0.0' || address === '::') return [];
    return [...(address === undefined ? [] : [address]), ...zones].map((one) => ({
      name,
      value: one,
      ...defined({ within }),
    }));
  });
}
