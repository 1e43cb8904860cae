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

interface Rewritten {
  readonly name: DomainName;
  readonly type: string;
  /** How often the name became another one. */
  readonly renames: number;
  readonly opaque?: string;
  readonly invalid?: boolean;
  /** The reply is to the rewritten question. */
  readonly unreverted?: boolean;
  readonly unlessAsks?: readonly string[];
  readonly unlessAsksAfterReply?: readonly string[];
}

/** All rules in order, each on what the ones before made. */
export function applyRewrite(rules: CompiledRules<CompiledRewrite>, name: DomainName, type: string): Rewritten {
  let at = name;
  let asked = type;
  let opaque: string | undefined;
  let reverted = false;
  let renames = 0;
  const unlessAsks: string[] = [];
  const afterReply: string[] = [];
  let open = rules.candidates(at);
  for (let position = 0; position < open.length; position += 1) {
    const index = itemAt(open, position);
    const compiled = itemAt(rules.list, index);
    const { rule } = compiled;
    const before = at;
    if (rule.type !== undefined && rule.type !== asked) continue;
    if (!compiled.matches(at)) continue;
    if (rule.reverts === true || rule.then === 'stop') reverted = true;
    if (rule.unlessAsks !== undefined) unlessAsks.push(rule.unlessAsks);
    if (rule.unlessAsksAfterReply !== undefined) afterReply.push(rule.unlessAsksAfterReply);
    if (rule.to.kind === 'type') asked = rule.to.type;
    if (rule.to.kind === 'opaque') opaque = `${rule.to.because} leaves the query as it is`;
    at = renamed(compiled, at);
    if (at !== before) renames += 1;
    // plugin/rewrite/rewrite.go ServeDNS: such a question goes nowhere. One that grows comes round first, until it is too long.
    if (at !== before && at.length <= MAX_NAME && !isDomainName(at))
      return { name: at, type: asked, renames, invalid: true };
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
    renames,
    ...defined({
      opaque,
      unreverted: unreverted || undefined,
      unlessAsks: unlessAsks.length === 0 ? undefined : unlessAsks,
      unlessAsksAfterReply: afterReply.length === 0 ? undefined : afterReply,
    }),
  };
}

function renamed({ rule: { match, to }, regex }: CompiledRewrite, name: DomainName): DomainName {
  switch (to.kind) {
    case 'name':
      return to.name;
    case 'replace':
      if (match.kind === 'suffix') return absolute(name.slice(0, name.length - match.text.length) + to.text);
      if (match.kind === 'prefix') return absolute(to.text + name.slice(match.text.length));
      return absolute(match.kind === 'substring' ? name.split(match.text).join(to.text) : name);
    case 'template': {
      const found = regex?.matcher(name);
      if (found?.find() !== true) return name;
      let { text } = to;
      for (let group = 0; group <= found.groupCount(); group += 1)
        text = text.split(`{${group}}`).join(found.group(group) ?? '');
      return absolute(text);
    }
    case 'type':
    case 'opaque':
    case 'nothing':
      return name;
    default:
      return assertNever(to);
  }
}
