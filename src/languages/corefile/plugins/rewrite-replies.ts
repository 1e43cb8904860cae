/** Rewrites of replies or options; `stop` still ends the list (plugin/rewrite ttl.go, rcode.go, edns0.go). */
import { absolute } from '../../../core/dns/name.ts';
import type { NamePattern, RewriteRule } from '../../../core/facts/steps.ts';
import { defined } from '../../../core/text/defined.ts';
import { fail } from '../dispenser.ts';
import { isRcode, plainRcode, quoted, regexProblem, shownCharacter } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';

type Then = RewriteRule['then'];

function nothing(then: Then, match: NamePattern, kind: Token): RewriteRule {
  return { then, match, to: { kind: 'nothing' }, at: placeOf(kind) };
}
const ANY: NamePattern = { kind: 'any' };

function patternOf(what: string, match: string, name: Token): NamePattern {
  switch (match) {
    case 'exact':
      return { kind: 'exactly', names: [absolute(name.text)] };
    case 'prefix':
    case 'suffix':
    case 'substring':
      return { kind: match, text: absolute(name.text) };
    case 'regex':
      if (regexProblem(name.text) !== undefined) fail(`invalid regex pattern in a ${what} rule: ${name.text}`, name);
      return { kind: 'regex', regex: name.text };
    default:
      return fail(`${what} rule supports only exact, prefix, suffix, substring, and regex name matching`, name);
  }
}

export function ttlRule(then: Then, kind: Token, args: readonly Token[]): RewriteRule {
  if (args.length < 2) fail(`too few (${args.length}) arguments for a ttl rule`, kind);
  const value = args.length <= 3 ? args.at(-1) : undefined;
  if (value?.opaque !== true && !isTtl(value?.text ?? ''))
    fail(`invalid TTL '${value?.text ?? ''}' for a ttl rule`, value ?? kind);
  const [first = kind, second] = args;
  const match = args.length === 3 ? first.text.toLowerCase() : 'exact';
  return nothing(then, patternOf('ttl', match, args.length === 3 ? (second ?? first) : first), kind);
}

function isTtl(text: string): boolean {
  const found = /^(?:(\d+)|(\d*)-(\d*))$/.exec(text);
  if (found === null) return false;
  const [, plain, least = '', most = ''] = found;
  if (plain !== undefined) return Number(plain) <= 0xffffffff;
  if (least === '' && most === '') return false;
  const [min, max] = [Number(least === '' ? 0 : least), Number(most === '' ? 0x7fffffff : most)];
  return min <= max && max <= 0xffffffff;
}

export function rcodeRule(then: Then, kind: Token, args: readonly Token[], version: string): RewriteRule {
  if (args.length < 3) fail(`too few (${args.length}) arguments for a rcode rule`, kind);
  const [old, replacement] = args.length <= 4 ? args.slice(-2) : [];
  if (!isRcodeOrNumber(old, version)) fail(`invalid matching RCODE '${old?.text ?? ''}' for a rcode rule`, old ?? kind);
  if (!isRcodeOrNumber(replacement, version))
    fail(`invalid replacement RCODE '${replacement?.text ?? ''}' for a rcode rule`, replacement ?? kind);
  const [first = kind, second] = args;
  const match = args.length === 4 ? first.text.toLowerCase() : 'exact';
  const name = args.length === 4 ? (second ?? first) : first;
  const pattern = patternOf('rcode', match, name);
  if (name.opaque === true) return { ...nothing(then, ANY, kind), rcode: {} };
  const from = statedRcode(old);
  // No plain reply has it.
  if (from === undefined && old?.opaque !== true) return nothing(then, pattern, kind);
  const perRecord = isAtLeast(version, WHOLE_MESSAGES) ? undefined : (true as const);
  return { ...nothing(then, pattern, kind), rcode: defined({ from, to: statedRcode(replacement), perRecord }) };
}

/** Since then also without records (reverter.go rewriteMsg). */
const WHOLE_MESSAGES = '1.14.7';

function statedRcode(token: Token | undefined): string | undefined {
  return token === undefined || token.opaque === true ? undefined : plainRcode(token.text);
}

function isRcodeOrNumber(token: Token | undefined, version: string): boolean {
  if (token === undefined) return false;
  if (token.opaque === true) return true;
  return /^\d+$/.test(token.text) ? Number(token.text) <= 23 : isRcode(token.text.toUpperCase(), version);
}

/** `cname [MATCH] FROM TO`: meets every question, and looks for the alias in the reply. */
export function cnameRule(then: Then, kind: Token, args: readonly Token[], version: string): RewriteRule {
  if (args.length !== 2 && args.length !== 3) fail(`too few (${args.length}) arguments for a cname rule`, kind);
  if (args.length === 3) {
    const [match = kind, from = kind] = args;
    const type = match.text.toLowerCase();
    if (!['exact', 'prefix', 'suffix', 'substring', 'regex'].includes(type))
      fail(`unknown cname rewrite type: ${type}`, match);
    // Before 1.13.2 it was compiled with an answer.
    const isCompiled = type === 'regex' && isAtLeast(version, '1.13.2');
    const problem = isCompiled ? regexProblem(from.text.toLowerCase()) : undefined;
    if (problem !== undefined) fail(`invalid cname rewrite regex pattern: ${problem}`, from);
  }
  // Asked for at this server (cname_target.go getFromAndToTarget).
  return {
    ...nothing(then, ANY, kind),
    unlessAsks: 'no answer is an alias whose target is rewritten to one that leads elsewhere',
  };
}

/** `edns0 local|nsid|subnet append|replace|set|unset ... [revert]`. */
export function edns0Rule(then: Then, kind: Token, words: readonly Token[], version: string): RewriteRule {
  const [type, act] = words;
  if (type === undefined || act === undefined) return fail('too few arguments for an EDNS0 rule', kind);
  const [rule, action] = [type.text.toLowerCase(), act.text.toLowerCase()];
  const unsets = isAtLeast(version, '1.12.2');
  if (!['append', 'replace', 'set'].includes(action) && !(unsets && action === 'unset'))
    fail(`invalid action: ${quoted(action)}`, act);
  // Ordinary clients send no such option.
  const met: Then = action === 'replace' ? 'continue' : then;
  if (action === 'unset') {
    if (!['local', 'nsid', 'subnet'].includes(rule)) fail(`invalid rule type ${quoted(rule)}`, type);
    if (words.length !== (rule === 'local' ? 3 : 2))
      fail(`${rule} unset action requires exactly ${rule === 'local' ? 'two arguments' : 'one argument'}`, type);
    if (words[2] !== undefined) number(words[2]);
    return nothing(met, ANY, kind);
  }
  const reverts = isAtLeast(version, '1.11.4');
  const args = reverts && words.at(-1)?.text === 'revert' ? words.slice(0, -1) : words;
  const [, , first, second] = args;
  switch (rule) {
    case 'nsid':
      if (args.length !== 2)
        fail(`EDNS0 NSID rules ${reverts ? 'can accept no more than one arg' : 'do not accept args'}`, type);
      return nothing(met, ANY, kind);
    case 'local': {
      if (args.length !== 4 || first === undefined || second === undefined)
        return fail(`EDNS0 local rules require ${reverts ? 'three or four' : 'exactly three'} args`, type);
      number(first);
      const data = second.text;
      if (data.startsWith('{') && data.endsWith('}')) {
        if (!isVariable(data)) fail(`unsupported variable name ${quoted(data)}`, second);
        // Without such metadata the question is not met.
        return nothing(data.includes('/') ? 'continue' : met, ANY, kind);
      }
      if (data.startsWith('0x')) checkHex(data.slice(2), second);
      return nothing(met, ANY, kind);
    }
    case 'subnet':
      if (args.length !== 4 || first === undefined || second === undefined)
        return fail(`EDNS0 subnet rules require ${reverts ? 'three or four' : 'exactly three'} args`, type);
      if (number(first) > 32) fail(`invalid IPv4 bit mask length ${number(first)}`, first);
      if (number(second) > 128) fail(`invalid IPv6 bit mask length ${number(second)}`, second);
      return nothing(met, ANY, kind);
    default:
      return fail(`invalid rule type ${quoted(rule)}`, type);
  }
}

function isVariable(text: string): boolean {
  if (/^\{(?:qname|qtype|client_ip|client_port|protocol|server_ip|server_port)\}$/.test(text)) return true;
  const label = text.slice(1, -1);
  const slash = label.indexOf('/');
  return slash > 0 && slash < label.length - 1;
}

/** strconv.ParseUint of base 0, 16 bits: `0x` and its like, underscores between digits. */
function number(token: Token): number {
  if (token.opaque === true) return 0;
  const plain = token.text.replace(/(?<=[0-9a-fA-FxXoObB])_(?=[0-9a-fA-F])/g, '');
  const octal = /^0[0-7]+$/.test(plain) ? `0o${plain.slice(1)}` : plain;
  if (!/^(?:0x[0-9a-f]+|0o[0-7]+|0b[01]+|[1-9]\d*|0)$/i.test(octal))
    fail(`strconv.ParseUint: parsing ${quoted(token.text)}: invalid syntax`, token);
  if (Number(octal) >= 2 ** 16) fail(`strconv.ParseUint: parsing ${quoted(token.text)}: value out of range`, token);
  return Number(octal);
}

/** encoding/hex DecodeString. */
function checkHex(text: string, token: Token): void {
  const wrong = /[^0-9a-f]/i.exec(text)?.[0];
  if (wrong !== undefined) fail(`encoding/hex: invalid byte: ${shownCharacter(wrong)}`, token);
  if (text.length % 2 === 1) fail('encoding/hex: odd length hex string', token);
}
