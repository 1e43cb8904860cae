/** `rewrite` (plugin/rewrite/setup.go rewriteParse, rewrite.go newRule, name.go newNameRule, type.go, class.go). */

import { absolute } from '../../../core/dns/name.ts';
import type { NamePattern, RewriteRule } from '../../../core/facts/steps.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import type { Location } from '../../../core/text/location.ts';
import { current, fail, next, nextBlock, remainingArgs } from '../dispenser.ts';
import { groupsOf, isClass, isType, quoted } from '../go-values.ts';
import { type Token, writtenText } from '../lexer.ts';
import type { Setup } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast, pluginOrder } from '../versions.ts';
import { cnameRule, edns0Rule, rcodeRule, ttlRule } from './rewrite-replies.ts';

const ANY: NamePattern = { kind: 'any' };

export function readRewrite(setup: Setup): void {
  const { d } = setup;
  const rules: RewriteRule[] = [];
  const head = itemAt(d.tokens, 0);
  try {
    while (next(d)) {
      const stanza = current(d);
      const words = remainingArgs(d);
      // A rule may go on in a block.
      if (words.length < 2) while (nextBlock(d)) words.push(current(d));
      rules.push(readRule(words, stanza, setup.context.version));
    }
  } finally {
    const order = pluginOrder(setup.context.version);
    // plugin/cache/handler.go ServeDNS
    const onCopy = setup.has('cache') && order.indexOf('cache') < order.indexOf('rewrite');
    setup.steps.push({ kind: 'rewrite', rules, onCopy, at: placeOf(head) });
  }
}

function readRule(all: readonly Token[], stanza: Token, version: string): RewriteRule {
  const [first] = all;
  if (first === undefined) return fail('no rule type specified for rewrite', stanza);
  const mode = first.text.toLowerCase();
  const moded = mode === 'continue' || mode === 'stop';
  const then = mode === 'continue' ? 'continue' : 'stop';
  if (moded && all.length < 2) fail(`${mode} rule must begin with a rule type`, first);
  const [kind = first, ...args] = moded ? all.slice(1) : all;
  const at = placeOf(kind);
  const name = kind.text.toLowerCase();
  switch (name) {
    case 'answer':
      return fail('response rewrites must begin with a name rule', kind);
    case 'name':
      return nameRule(then, kind, args, version);
    case 'type':
    case 'class': {
      const [from, to] = args;
      if (from === undefined || to === undefined || args.length > 2)
        return fail(`${name} rules must have exactly two arguments`, kind);
      const opaque = args.find((token) => token.opaque === true);
      if (opaque !== undefined) return unstated(opaque, at);
      const known = (word: string): boolean => (name === 'type' ? isType(word, version) : isClass(word));
      for (const token of [from, to])
        if (!known(token.text.toUpperCase())) fail(`invalid ${name} ${quoted(token.text.toUpperCase())}`, token);
      const [was, is] = [from.text.toUpperCase(), to.text.toUpperCase()];
      if (name === 'type') {
        // A type without a number is never met (type.go Rewrite).
        if (was === 'NONE' || is === 'NONE') return { then: 'continue', match: ANY, to: { kind: 'nothing' }, at };
        return { then, match: ANY, type: was, to: { kind: 'type', type: is }, at };
      }
      // Only class IN is asked.
      if (was !== 'IN') return { then: 'continue', match: ANY, to: { kind: 'nothing' }, at };
      return is === 'IN'
        ? { then, match: ANY, to: { kind: 'nothing' }, at }
        : { then, match: ANY, to: { kind: 'opaque', because: 'the changed class of the question' }, at };
    }
    case 'edns0':
      return edns0Rule(then, kind, args, version);
    case 'ttl':
      return { ...ttlRule(then, kind, args), reverts: true };
    case 'cname':
      if (isAtLeast(version, '1.11.0')) return { ...cnameRule(then, kind, args, version), reverts: true };
      break;
    case 'rcode':
      if (isAtLeast(version, '1.11.0')) return { ...rcodeRule(then, kind, args, version), reverts: true };
      break;
  }
  return fail(`invalid rule type ${quoted(first.text)}`, kind);
}

function unstated(token: Token, at: Location): RewriteRule {
  return { then: 'continue', match: ANY, to: { kind: 'opaque', because: `${writtenText(token)} is not stated` }, at };
}

/** How many groups of 0 to 100 a replacement uses (name.go getSubExprUsage). */
function groupsUsed(text: string): number {
  const used = new Set<string>();
  for (const [, group = ''] of text.matchAll(/\{(\d{1,3})\}/g))
    if (Number(group) <= 100 && String(Number(group)) === group) used.add(group);
  return used.size;
}

/** The longest pattern that is compiled, in bytes (name.go maxRegexpLen, since 1.12.0). */
const MAX_REGEX = 10_000;

/** name.go isValidRegexPattern; returns the pattern's groups. */
function checkPattern(from: string, to: string, token: Token, prefix = ''): number {
  const bytes = from.length * 3 <= MAX_REGEX ? 0 : Buffer.byteLength(from);
  if (bytes > MAX_REGEX) fail(`${prefix}regex pattern too long: ${bytes} > ${MAX_REGEX}`, token);
  const groups = groupsOf(from);
  if (typeof groups === 'string') return fail(`${prefix}invalid regex matching pattern: ${from}`, token);
  if (groupsUsed(to) > groups)
    fail(
      `${prefix}the rewrite regex pattern (${to}) uses more subexpressions than its corresponding matching regex pattern (${from})`,
      token,
    );
  return groups;
}

function nameRule(then: RewriteRule['then'], kind: Token, args: readonly Token[], version: string): RewriteRule {
  const [first, second] = args;
  if (first === undefined || second === undefined) return fail('too few arguments for a name rule', kind);
  const at = placeOf(kind);
  const [word, from, to] = args.length === 2 ? [undefined, first, second] : [first, second, args[2] ?? second];
  const match = word?.text.toLowerCase() ?? 'exact';
  const opaque = args.find((token) => token.opaque === true);
  if (opaque !== undefined) {
    return unstated(opaque, at);
  }
  let answers = args.slice(3);
  const metadata = isAtLeast(version, '1.15.0') && answers[0]?.text === 'metadata';
  if (metadata) {
    if (match !== 'regex') fail('metadata is only supported for regex name rules', answers[0] ?? kind);
    answers = answers.slice(1);
  }
  const reverts = answers.length > 0;
  const unsent = reverts && checkAnswers(match, answers) ? UNSENT : {};
  switch (match) {
    case 'exact':
      // The replacement is compiled too (name.go newNameRule).
      checkPattern(absolute(to.text), absolute(from.text), to);
      return {
        then,
        match: { kind: 'exactly', names: [absolute(from.text)] },
        to: { kind: 'name', name: absolute(to.text) },
        // Replies are reverted without being asked for (name.go newExactNameRule).
        reverts: true,
        at,
      };
    case 'regex': {
      const pattern: NamePattern = { kind: 'regex', regex: from.text };
      if (metadata) {
        const because = metadataNeed(to.text, checkPattern(from.text, '', from), to);
        if (because !== undefined) return { then: 'continue', match: pattern, to: { kind: 'opaque', because }, at };
      } else checkPattern(from.text, to.text, from);
      return { then, match: pattern, to: { kind: 'template', text: absolute(to.text) }, reverts, ...unsent, at };
    }
    case 'prefix':
    case 'suffix':
    case 'substring':
      // Both sides are made absolute (plugin.Name.Normalize): a prefix `foo` only meets a first label `foo`.
      return {
        then,
        match: { kind: match, text: absolute(from.text) },
        to: { kind: 'replace', text: absolute(to.text) },
        reverts,
        ...unsent,
        at,
      };
    default:
      return fail(
        `name rule supports only exact, prefix, suffix, substring, and regex name matching, received: ${match}`,
        word ?? kind,
      );
  }
}

/** name_metadata.go parseNameReplacement: why the new name is not known; undefined: only groups. */
function metadataNeed(text: string, groups: number, token: Token): string | undefined {
  let need: string | undefined;
  let rest = absolute(text);
  while (rest !== '') {
    const open = rest.indexOf('{');
    const before = open === -1 ? rest : rest.slice(0, open);
    if (before.includes('}')) fail('unmatched closing brace in metadata name replacement', token);
    if (open === -1) break;
    const close = rest.indexOf('}', open);
    if (close === -1) fail('unclosed placeholder in metadata name replacement', token);
    const label = rest.slice(open + 1, close);
    if (/^[+-]?\d+$/.test(label)) {
      if (Number(label) < 0 || Number(label) > groups)
        fail(`capture group ${label} does not exist in name matching pattern`, token);
    } else {
      const slash = label.indexOf('/');
      if (slash <= 0 || slash >= label.length - 1 || label.includes('{'))
        fail(`invalid metadata label ${quoted(label)} in name replacement`, token);
      need = `what the metadata ${label} holds is not stated, and the rule`;
    }
    rest = rest.slice(close + 1);
  }
  return need;
}

const SENT = 'no name in the reply ends in two dots';

/** Nobody gets a reply with such a name (github.com/miekg/dns msg.go packDomainName). */
const UNSENT = {
  unlessAsks: SENT,
  unlessAsksAfterReply: SENT,
  unlessMissing: SENT,
  unsent: 'a name in the reply ends in two dots',
};

/** TO gets a final dot (name.go newRemapStringRewriter), and its last group may end in one. */
function mayEndInTwoDots(from: string, to: string): boolean {
  return to.endsWith('}') && !/\\\.\$?$/.test(from);
}

/** name.go parseAnswerRules: `answer auto`, `answer name FROM TO`, `answer value FROM TO`, in sequence. */
function checkAnswers(match: string, args: readonly Token[]): boolean {
  const head = itemAt(args, 0);
  if (args.length < 2) fail(`invalid arguments for ${match} rule`, head);
  let auto = false;
  let names = 0;
  let endsInTwoDots = false;
  for (let i = 0; i < args.length; ) {
    if (i === 0 && head.text !== 'answer')
      fail(`exceeded the number of arguments for a non-answer rule argument for ${match} rule`, head);
    if (args[i]?.text === 'answer') i += 1;
    const what = args[i];
    if (what === undefined) return fail(`type missing for answer rule for ${match} rule`, args.at(-1) ?? head);
    i += 1;
    if (what.text === 'auto') {
      auto = true;
      continue;
    }
    if (what.text !== 'name' && what.text !== 'value')
      fail(`invalid type ${quoted(what.text)} for answer rule for ${match} rule`, what);
    const [from, to] = args.slice(i, i + 2);
    if (from === undefined || to === undefined)
      return fail(`${what.text} answer rule for ${match} rule: 2 arguments required`, what);
    checkPattern(from.text, to.text, from, `${what.text} answer rule for ${match} rule: `);
    if (what.text === 'name') names += 1;
    if (mayEndInTwoDots(from.text, to.text)) endsInTwoDots = true;
    i += 2;
  }
  if (auto && names > 0) fail('auto name answer rule cannot be combined with explicit name anwer rules', head);
  return endsInTwoDots;
}
