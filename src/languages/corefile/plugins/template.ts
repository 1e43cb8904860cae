/** `template` (plugin/template/setup.go templateParse, template.go match). */

import { type DomainName, ROOT } from '../../../core/dns/name.ts';
import type { AnswerRule } from '../../../core/facts/steps.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import { argumentError, current, type Dispenser, fail, next, nextBlock, oneArg, remainingArgs } from '../dispenser.ts';
import { checkExpression, type ExpressionType, isReserved } from '../expression.ts';
import { goTemplateProblem } from '../go-template.ts';
import { isClass, isRcode, isType, quoted, regexProblem } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { isNoRecord, recordType } from '../record-text.ts';
import { fallthroughZones, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { oneOrMore } from './stanza.ts';

const ALIAS = /\bCNAME\b|\bIN\s+\{\{/i;

/** Fields of a text (template.go templateData); others end in SERVFAIL. */
const FIELDS: ReadonlySet<string> = new Set(
  'Zone Name Regex Match Group Class Type Message Question Remote Var Meta'.split(' '),
);

function hasUnknownField(text: string): boolean {
  if (/\{\{-?\s*(?:if|range|with|define|block|template)\b/.test(text)) return false;
  for (const [, action = ''] of text.matchAll(/\{\{([^{}"`]*)\}\}/g))
    for (const [, field = ''] of action.matchAll(/(?:^|[\s(|])\.([A-Za-z_]\w*)/g)) if (!FIELDS.has(field)) return true;
  return false;
}

const EXPRESSION = { holds: "template's expr holds", fails: "template's expr does not hold" };
const MATCH = { holds: "template's match takes the name", fails: "template's match does not take the name" };

interface Draft {
  readonly matches: Token[];
  through: readonly DomainName[] | undefined;
  /** Undefined where it is filled in elsewhere. */
  rcode: string | undefined;
  unless: AnswerRule['perhaps'];
  empty: boolean;
  alias: boolean;
  failing: boolean;
  readonly records: string[];
  /** Undefined where not all are written plainly. */
  types: Set<string> | undefined;
  readonly variables: Map<string, ExpressionType>;
}

export function readTemplate(setup: Setup): void {
  const { d, context } = setup;
  const rules: AnswerRule[] = [];
  try {
    while (next(d)) {
      const head = current(d);
      const cls = oneArg(d);
      if (!isClass(cls.text) && cls.opaque !== true) fail(`invalid query class ${cls.text}`, cls);
      const type = oneArg(d);
      if (!isType(type.text, context.version) && type.opaque !== true) fail(`invalid RR class ${type.text}`, type);
      const zones = zonesFrom(remainingArgs(d), setup.zones);
      const draft: Draft = {
        matches: [],
        through: undefined,
        rcode: 'NOERROR',
        unless: undefined,
        empty: true,
        alias: false,
        failing: false,
        records: [],
        types: new Set<string>(),
        // template.go exprEnv: a match's groups by number or name.
        variables: new Map<string, ExpressionType>([['group', 'func(interface {}) string']]),
      };
      while (nextBlock(d)) readOption(setup, draft);
      const [zone, ...others] = zones;
      draft.failing ||= draft.records.some((text) => isNoRecord(text, others.length === 0 ? zone : undefined));
      const isReclassed = cls.text !== 'ANY' && setup.tokensOf('rewrite').some(({ text }) => text === 'class');
      if (isReclassed || cls.opaque === true || type.opaque === true) {
        const because = isReclassed
          ? 'the template is not for the class of the question'
          : 'which questions this template is for is not stated';
        rules.push({ names: within(zones), effect: 'maybe', because, at: placeOf(head) });
        continue;
      }
      if (cls.text !== 'IN' && cls.text !== 'ANY') continue;
      // A query of type ANY meets every template.
      const types = type.text === 'ANY' ? undefined : [type.text, 'ANY'];
      for (const rule of rulesOf(draft, zones, { at: placeOf(head), ...defined({ types }) })) rules.push(rule);
    }
  } finally {
    setup.steps.push({ kind: 'answer', plugin: 'template', rules, at: placeOf(itemAt(d.tokens, 0)) });
  }
}

/** `var` and `expr`. */
const EXPRESSIONS_SINCE = '1.15.0';

function readOption({ d, context }: Setup, draft: Draft): void {
  const option = current(d);
  switch (option.text) {
    case 'match': {
      const found = remainingArgs(d);
      if (found.length === 0) argumentError(d);
      for (const token of found) {
        if (token.opaque === true) draft.unless = MATCH;
        const problem = regexProblem(token.text);
        if (problem !== undefined) fail(`could not parse regex: ${token.text}, ${problem}`, token);
        draft.matches.push(token);
      }
      break;
    }
    case 'answer':
    case 'additional':
    case 'authority':
      readRecords(d, option, draft);
      break;
    case 'rcode': {
      const token = oneArg(d);
      draft.rcode = token.opaque === true ? undefined : token.text;
      if (!isRcode(token.text, context.version) && token.opaque !== true) fail(`unknown rcode ${token.text}`, token);
      break;
    }
    case 'fallthrough':
      draft.through = fallthroughZones(d);
      break;
    case 'var':
    case 'expr':
      // New in 1.15.0 (plugin/template/setup.go templateParse).
      if (!isAtLeast(context.version, EXPRESSIONS_SINCE)) argumentError(d);
      readExpression(d, option, draft);
      break;
    case 'ederror':
      checkExtendedError(d);
      break;
    case 'upstream':
      remainingArgs(d);
      break;
    default:
      if (option.opaque !== true) argumentError(d);
      remainingArgs(d);
  }
}

/** `var NAME EXPRESSION`, `expr EXPRESSION`; each sees the variables before it. */
function readExpression(d: Dispenser, option: Token, draft: Draft): void {
  const args = remainingArgs(d);
  const [name] = args;
  const isVariable = option.text === 'var';
  if (name === undefined || args.length < (isVariable ? 2 : 1)) return argumentError(d);
  if (!isVariable) draft.unless = EXPRESSION;
  if (args.some((token) => token.opaque === true)) {
    draft.variables.set(name.text, 'any');
    return;
  }
  if (isVariable && !/^[A-Za-z_]\w*$/.test(name.text)) fail(`invalid variable name ${quoted(name.text)}`, name);
  if (isVariable && (isReserved(name.text) || draft.variables.has(name.text)))
    fail(`variable name ${quoted(name.text)} is reserved`, name);
  const text = args.slice(isVariable ? 1 : 0).map((token) => token.text);
  const { type, problem } = checkExpression(text.join(' '), EXPRESSIONS_SINCE, draft.variables);
  if (problem !== undefined)
    fail(`could not compile expression: ${isVariable ? `${name.text}, ` : ''}${problem}`, name);
  if (isVariable) draft.variables.set(name.text, type.startsWith('array of ') ? 'array of any' : type);
}

function readRecords(d: Dispenser, option: Token, draft: Draft): void {
  const texts = remainingArgs(d);
  if (texts.length === 0) argumentError(d);
  if (option.text === 'answer') {
    draft.empty = false;
    draft.alias ||= texts.some((token) => token.opaque === true || ALIAS.test(token.text));
  }
  draft.failing ||= texts.some((token) => token.opaque !== true && hasUnknownField(token.text));
  for (const token of texts) {
    if (token.opaque !== true) draft.records.push(token.text);
    if (option.text === 'answer') {
      const type = token.opaque === true ? undefined : recordType(token.text);
      if (type === undefined) draft.types = undefined;
      else draft.types?.add(type);
    }
    const problem = token.opaque === true ? undefined : goTemplateProblem(token.text);
    if (problem !== undefined)
      fail(`could not compile template: ${token.text}, template: ${option.text}:1: ${problem}`, token);
  }
}

/** `ederror CODE [REASON]`: a number of 16 bits. */
function checkExtendedError(d: Dispenser): void {
  const [code, reason = code] = oneOrMore(d, 2);
  if (code.opaque === true) return;
  const isNumber = /^\d+$/.test(code.text);
  if (isNumber && Number(code.text) <= 0xffff) return;
  const wrong = isNumber ? 'value out of range' : 'invalid syntax';
  fail(
    `error parsing extended DNS error code ${reason.text}, strconv.ParseUint: parsing ${quoted(code.text)}: ${wrong}`,
    code,
  );
}

function rulesOf(
  { matches, through, rcode, unless, empty, alias, failing, types: given }: Draft,
  zones: readonly DomainName[],
  base: Pick<AnswerRule, 'at' | 'types'>,
): readonly AnswerRule[] {
  const effect = rcode === 'SERVFAIL' || failing ? 'servfail' : rcode === 'REFUSED' ? 'refuse' : 'answer';
  const answer = {
    ...base,
    effect,
    ...defined({
      rcode: effect === 'answer' ? (rcode === 'NOERROR' && empty ? 'NODATA' : rcode) : undefined,
      perhaps: unless,
      alias: alias ? ('addresses' as const) : undefined,
    }),
  } as const;
  const answers =
    effect !== 'answer' || rcode !== 'NOERROR' || empty || alias || given === undefined
      ? [answer]
      : byType(answer, given);
  const patterns = matches.filter((token) => token.text !== '.*' && token.text !== '');
  const isForAll = patterns.length < matches.length || matches.length === 0;
  const rules: AnswerRule[] = isForAll
    ? answers.map((one) => ({ ...one, names: within(zones) }))
    : patterns.flatMap((token) =>
        answers.map((one): AnswerRule => ({ ...one, names: { kind: 'regex', regex: token.text, within: zones } })),
      );
  if (isForAll && unless === undefined) return rules;
  // In scope and unmatched: the next template with fallthrough, else SERVFAIL.
  if (through?.includes(ROOT) !== true)
    rules.push({ ...base, names: { kind: 'within', zones, except: through ?? [] }, effect: 'servfail' });
  return rules;
}

type Nameless = Omit<AnswerRule, 'names'>;

/** A template has the same records for every type. */
function byType(answer: Nameless, given: ReadonlySet<string>): readonly Nameless[] {
  const { types } = answer;
  if (types?.every((type) => type === 'ANY' || given.has(type)) === true) return [answer];
  const wanted = [...given, 'ANY'].filter((type) => types?.includes(type) !== false);
  return [
    { ...answer, types: wanted },
    { ...answer, rcode: 'UNASKED' },
  ];
}
