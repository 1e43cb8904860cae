/** `template` (plugin/template/setup.go templateParse, template.go match). */

import { ROOT } from '../../../core/dns/name.ts';
import type { AnswerRule } from '../../../core/facts/fact.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import { argumentError, current, fail, next, nextBlock, oneArg, remainingArgs } from '../dispenser.ts';
import { goTemplateProblem } from '../go-template.ts';
import { isClass, isRcode, isType, quoted, regexProblem } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { fallthroughZones, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { words } from './stanza.ts';

/** A CNAME record, or one whose type an expression brings. */
const ALIAS = /\bCNAME\b|\bIN\s+\{\{/i;

/** What a text is filled in with (template.go templateData); another field ends the query with SERVFAIL. */
const FIELDS: ReadonlySet<string> = new Set(
  'Zone Name Regex Match Group Class Type Message Question Remote Var Meta'.split(' '),
);

/** Under a condition a field may not be asked for. */
function hasUnknownField(text: string): boolean {
  if (/\{\{-?\s*(?:if|range|with|define|block|template)\b/.test(text)) return false;
  for (const [, action = ''] of text.matchAll(/\{\{([^{}"`]*)\}\}/g))
    for (const [, field = ''] of action.matchAll(/(?:^|[\s(|])\.([A-Za-z_]\w*)/g)) if (!FIELDS.has(field)) return true;
  return false;
}

const EXPRESSION = { holds: "template's expr holds", fails: "template's expr does not hold" };

export function readTemplate(setup: Setup): void {
  const { d } = setup;
  const rules: AnswerRule[] = [];
  try {
    while (next(d)) {
      const head = current(d);
      const cls = oneArg(d);
      if (!isClass(cls.text)) fail(`invalid query class ${cls.text}`, cls);
      const type = oneArg(d);
      if (!isType(type.text)) fail(`invalid RR class ${type.text}`, type);
      const zones = zonesFrom(remainingArgs(d), setup.zones);
      const matches: Token[] = [];
      let through: readonly string[] | undefined;
      let rcode = 'NOERROR';
      let conditional = false;
      let empty = true;
      let alias = false;
      let failing = false;
      while (nextBlock(d)) {
        const option = current(d);
        switch (option.text) {
          case 'match': {
            const found = remainingArgs(d);
            if (found.length === 0) argumentError(d);
            for (const token of found) {
              const problem = regexProblem(token.text);
              if (problem !== undefined) fail(`could not parse regex: ${token.text}, ${problem}`, token);
            }
            matches.push(...found);
            break;
          }
          case 'answer':
          case 'additional':
          case 'authority': {
            const texts = remainingArgs(d);
            if (texts.length === 0) argumentError(d);
            if (option.text === 'answer') {
              empty = false;
              alias ||= texts.some((token) => token.opaque === true || ALIAS.test(token.text));
            }
            failing ||= texts.some((token) => token.opaque !== true && hasUnknownField(token.text));
            for (const token of texts) {
              const problem = token.opaque === true ? undefined : goTemplateProblem(token.text);
              if (problem !== undefined)
                fail(`could not compile template: ${token.text}, template: ${option.text}:1: ${problem}`, token);
            }
            break;
          }
          case 'rcode': {
            const token = oneArg(d);
            rcode = token.text.toUpperCase();
            if (!isRcode(rcode)) fail(`unknown rcode ${token.text}`, token);
            break;
          }
          case 'fallthrough':
            through = fallthroughZones(d);
            break;
          case 'var':
          case 'expr':
            // New in 1.15.0 (plugin/template/setup.go templateParse).
            if (!isAtLeast(setup.context.version, '1.15.0')) argumentError(d);
            conditional = conditional || option.text === 'expr';
            remainingArgs(d);
            break;
          case 'ederror': {
            const given = words(d, 1, 2);
            const [code] = given;
            const text = code?.text ?? '';
            const wrong = /^\d+$/.test(text)
              ? Number(text) > 0xffff
                ? 'value out of range'
                : undefined
              : 'invalid syntax';
            if (code !== undefined && code.opaque !== true && wrong !== undefined)
              fail(
                `error parsing extended DNS error code ${given.at(-1)?.text ?? ''}, strconv.ParseUint: parsing ${quoted(code.text)}: ${wrong}`,
                code,
              );
            break;
          }
          case 'upstream':
            remainingArgs(d);
            break;
          default:
            argumentError(d);
        }
      }
      if (cls.text !== 'IN' && cls.text !== 'ANY') continue;
      const at = placeOf(head);
      // A query of type ANY meets every template.
      const base = { at, ...defined({ types: type.text === 'ANY' ? undefined : [type.text, 'ANY'] }) };
      const effect = rcode === 'SERVFAIL' || failing ? 'servfail' : rcode === 'REFUSED' ? 'refuse' : 'answer';
      const says = {
        ...defined({
          rcode: effect === 'answer' ? (rcode === 'NOERROR' && empty ? 'NODATA' : rcode) : undefined,
          perhaps: conditional ? EXPRESSION : undefined,
          alias: alias || undefined,
        }),
      };
      const patterns = matches.filter((token) => token.text !== '.*' && token.text !== '');
      if (patterns.length < matches.length || matches.length === 0) {
        rules.push({ ...base, ...says, names: within(zones), effect });
        if (!conditional) continue;
      } else
        for (const token of patterns)
          rules.push({ ...base, ...says, names: { kind: 'regex', regex: token.text, within: zones }, effect });
      // In scope and unmatched: on to the next template where fallthrough covers the name, else SERVFAIL.
      if (through?.includes(ROOT) !== true)
        rules.push({ ...base, names: { kind: 'within', zones, except: through ?? [] }, effect: 'servfail' });
    }
  } finally {
    setup.steps.push({ kind: 'answer', plugin: 'template', rules, at: placeOf(itemAt(d.tokens, 0)) });
  }
}
