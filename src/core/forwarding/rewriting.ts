/** What `rewrite` makes of a question before the plugins behind it see it. */

import { absolute, type DomainName, isDomainName } from '../dns/name.ts';
import { defined } from '../text/defined.ts';
import { assertNever, itemAt } from '../text/invariant.ts';
import type { CompiledRewrite, CompiledRules } from './compile.ts';

/**
 * 255 octets and 63 for a label, in the form of the wire (RFC 1035, 2.3.4). A rewrite to anything longer is answered
 * SERVFAIL (plugin/rewrite/rewrite.go ServeDNS, "invalid name after rewrite").
 */
export function fits(name: DomainName): boolean {
  return name.length <= 254 && name.split('.').every((label) => label.length <= 63);
}

/** RFC 1035 2.3.4. */
const MAX_NAME = 255;

/**
 * All rules in order, each on what the ones before made. `invalid`: a name that is none comes out. `opaque`: what is
 * assumed. `unreverted`: the reply is to the rewritten question.
 */
export function applyRewrite(
  rules: CompiledRules<CompiledRewrite>,
  name: DomainName,
  type: string,
): {
  name: DomainName;
  type: string;
  opaque?: string;
  invalid?: boolean;
  unreverted?: boolean;
  unlessAsks?: readonly string[];
} {
  let at = name;
  let asked = type;
  let opaque: string | undefined;
  let reverted = false;
  const unlessAsks: string[] = [];
  let open = rules.candidates(at);
  for (let position = 0; position < open.length; position += 1) {
    const index = itemAt(open, position);
    const { rule, matches, regex } = itemAt(rules.list, index);
    const before = at;
    if (rule.type !== undefined && rule.type !== asked) continue;
    if (!matches(at)) continue;
    if (rule.reverts === true || rule.then === 'stop') reverted = true;
    if (rule.unlessAsks !== undefined) unlessAsks.push(rule.unlessAsks);
    switch (rule.to.kind) {
      case 'name':
        at = rule.to.name;
        break;
      case 'type':
        asked = rule.to.type;
        break;
      case 'replace': {
        const text =
          rule.match.kind === 'suffix' || rule.match.kind === 'prefix' || rule.match.kind === 'substring'
            ? rule.match.text
            : '';
        const to = rule.to.text;
        if (rule.match.kind === 'suffix') at = at.slice(0, at.length - text.length) + to;
        else if (rule.match.kind === 'prefix') at = to + at.slice(text.length);
        else if (rule.match.kind === 'substring') at = at.split(text).join(to);
        at = absolute(at);
        break;
      }
      case 'template': {
        const found = regex?.matcher(at);
        if (found?.find() === true) {
          let text = rule.to.text;
          for (let group = 0; group <= found.groupCount(); group += 1)
            text = text.split(`{${group}}`).join(found.group(group) ?? '');
          at = absolute(text);
        }
        break;
      }
      case 'opaque':
        opaque = `${rule.to.because} leaves the query as it is`;
        break;
      case 'nothing':
        break;
      default:
        return assertNever(rule.to);
    }
    // plugin/rewrite/rewrite.go ServeDNS: such a question goes nowhere. One that grows comes round first, until it is too long.
    if (at !== before && at.length <= MAX_NAME && !isDomainName(at)) return { name: at, type: asked, invalid: true };
    if (rule.then === 'stop') break;
    if (at !== before) {
      open = rules.candidates(at).filter((later) => later > index);
      position = -1;
    }
  }
  const unreverted = !reverted && (at !== name || asked !== type);
  return {
    name: at,
    type: asked,
    ...defined({
      opaque,
      unreverted: unreverted || undefined,
      unlessAsks: unlessAsks.length === 0 ? undefined : unlessAsks,
    }),
  };
}
