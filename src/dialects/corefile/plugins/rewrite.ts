/** `rewrite` (plugin/rewrite/rewrite.go newRule, name.go newNameRule, type.go, class.go). */
import { absolute } from '../../../dns/name.ts';
import type { NamePattern, RewriteRule } from '../../../fact.ts';
import { current, fail, next, nextBlock, remainingArgs } from '../dispenser.ts';
import { isClass, isType, quoted, regexProblem } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import type { Setup } from '../setup.ts';
import { placeOf } from '../stream.ts';

const MATCHES: ReadonlySet<string> = new Set(['exact', 'prefix', 'suffix', 'substring', 'regex']);
const ANY: NamePattern = { kind: 'any' };

export function readRewrite(setup: Setup): void {
  const { d } = setup;
  const rules: RewriteRule[] = [];
  const head = d.tokens[0] as Token;
  try {
    while (next(d)) {
      const stanza = current(d);
      let words = remainingArgs(d);
      if (words.length === 0) {
        // The block form takes the words of the block as one rule.
        words = [];
        while (nextBlock(d)) words.push(current(d), ...remainingArgs(d));
      }
      rules.push(readRule(words, stanza));
    }
  } finally {
    setup.steps.push({ kind: 'rewrite', rules, at: placeOf(head) });
  }
}

function readRule(all: readonly Token[], stanza: Token): RewriteRule {
  let words = all;
  let then: RewriteRule['then'] = 'stop';
  const mode = words[0]?.text.toLowerCase();
  if (mode === 'continue' || mode === 'stop') {
    then = mode;
    words = words.slice(1);
  }
  const [kind, ...args] = words;
  if (kind === undefined) return fail('no rule type specified for rewrite', stanza);
  if (args.length === 0 && kind.text.toLowerCase() !== 'edns0')
    fail(
      kind.text.toLowerCase() === 'name' ? 'too few arguments for a name rule' : 'no rule type specified for rewrite',
      kind,
    );
  const at = placeOf(kind);
  switch (kind.text.toLowerCase()) {
    case 'name':
      return nameRule(then, kind, args);
    case 'type': {
      const [from, to, ...rest] = args;
      if (from === undefined || to === undefined || rest.length > 0)
        return fail('type rules must have exactly two arguments', kind);
      for (const token of [from, to])
        if (!isType(token.text.toUpperCase())) fail(`invalid type ${quoted(token.text)}`, token);
      return { then, match: ANY, type: from.text.toUpperCase(), to: { kind: 'type', type: to.text.toUpperCase() }, at };
    }
    case 'class': {
      const [from, to] = args;
      if (from === undefined || to === undefined) return fail('class rules must have exactly two arguments', kind);
      for (const token of [from, to])
        if (!isClass(token.text.toUpperCase())) fail(`invalid class ${quoted(token.text)}`, token);
      const matters = from.text.toUpperCase() === 'IN' && to.text.toUpperCase() !== 'IN';
      return {
        then,
        match: ANY,
        to: matters ? { kind: 'opaque', because: 'it changes the class of the question' } : { kind: 'nothing' },
        at,
      };
    }
    case 'ttl':
    case 'cname':
    case 'rcode':
    case 'edns0':
      // The reply or an option changes. Only some names match, so what follows is still looked at.
      return { then: 'continue', match: ANY, to: { kind: 'nothing' }, at };
    default:
      return fail(`invalid rule type ${quoted(kind.text)}`, kind);
  }
}

function nameRule(then: RewriteRule['then'], kind: Token, args: readonly Token[]): RewriteRule {
  const [first, second, third, ...rest] = args;
  const at = placeOf(kind);
  if (first === undefined || second === undefined) return fail('too few arguments for a name rule', kind);
  const match = first.text.toLowerCase();
  if (third === undefined || !MATCHES.has(match)) {
    if (third !== undefined && !['answer', 'auto'].includes(third.text.toLowerCase()))
      fail(`invalid arguments for a name rule`, third);
    return {
      then,
      match: { kind: 'exactly', names: [absolute(first.text)] },
      to: { kind: 'name', name: absolute(second.text) },
      at,
    };
  }
  const from = second.text;
  const to = third.text;
  // `answer auto`, `answer name F T`, `answer value F T`.
  const answer = rest[0];
  if (answer !== undefined) {
    const auto = rest[1]?.text.toLowerCase() === 'auto' && rest.length === 2;
    if (answer.text.toLowerCase() !== 'answer' || (!auto && (rest.length < 4 || rest.length % 4 !== 0)))
      fail(`invalid arguments for ${match} rule`, answer);
  }
  switch (match) {
    case 'exact':
      return {
        then,
        match: { kind: 'exactly', names: [absolute(from)] },
        to: { kind: 'name', name: absolute(to) },
        at,
      };
    case 'regex': {
      if (regexProblem(from) !== undefined) fail(`invalid regex matching pattern: ${from}`, second);
      return { then, match: { kind: 'regex', regex: from }, to: { kind: 'template', text: absolute(to) }, at };
    }
    default: {
      // Both sides are made absolute as they stand (plugin.Name.Normalize): a prefix `foo` only meets a first label `foo`.
      const text = absolute(from);
      return {
        then,
        match: { kind: match as 'prefix' | 'suffix' | 'substring', text },
        to: { kind: 'replace', text: absolute(to) },
        at,
      };
    }
  }
}
