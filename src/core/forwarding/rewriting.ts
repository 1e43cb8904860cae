/** What `rewrite` makes of a question for the plugins behind. */

import { absolute, type DomainName, isDomainName } from '../dns/name.ts';
import type { RcodeChange } from '../facts/steps.ts';
import { defined } from '../text/defined.ts';
import { assertNever, itemAt } from '../text/invariant.ts';
import type { CompiledRewrite, CompiledRewrites, RewriteTail } from './compile.ts';

/** In wire form (RFC 1035, 2.3.4); longer results are answered SERVFAIL (plugin/rewrite/rewrite.go ServeDNS). */
export function fits(name: DomainName): boolean {
  return name.length <= 254 && name.split('.').every((label) => label.length <= 63);
}

/** RFC 1035 2.3.4. */
const MAX_NAME = 255;

interface Rewritten {
  readonly name: DomainName;
  readonly type: string;
  readonly renames: number;
  readonly opaque?: string;
  readonly invalid?: boolean;
  /** The reply is to the rewritten question. */
  readonly unreverted?: boolean;
  readonly unlessAsks?: readonly string[];
  readonly unlessAsksAfterReply?: readonly string[];
  readonly unlessMissing?: readonly string[];
  readonly unlessFailureSent?: readonly string[];
  readonly unsent?: string;
  /** In the order in which they change a reply. */
  readonly rcodes?: readonly RcodeChange[];
}

interface Course {
  name: DomainName;
  type: string;
  renames: number;
  opaque: string | undefined;
  readonly unlessAsks: string[];
  readonly afterReply: string[];
  readonly missing: string[];
  readonly failed: string[];
  unsent: string | undefined;
  readonly rcodes: RcodeChange[];
  readonly passed: string[];
  revertedAt: number;
}

/** Each on the previous result. */
export function applyRewrite(rules: CompiledRewrites, name: DomainName, type: string): Rewritten {
  const course: Course = {
    name,
    type,
    renames: 0,
    opaque: undefined,
    unlessAsks: [],
    afterReply: [],
    missing: [],
    failed: [],
    unsent: undefined,
    rcodes: [],
    passed: [],
    revertedAt: -1,
  };
  let tail: RewriteTail | undefined;
  let open = rules.candidates(name);
  for (let position = 0; position < open.length; position += 1) {
    const index = itemAt(open, position);
    const compiled = itemAt(rules.list, index);
    const { rule } = compiled;
    const before = course.name;
    if (rule.type !== undefined && rule.type !== course.type) continue;
    if (!compiled.matches(before)) continue;
    take(course, compiled);
    const at = course.name;
    // plugin/rewrite/rewrite.go ServeDNS drops it. A growing name loops until it is too long.
    if (at !== before && at.length <= MAX_NAME && !isDomainName(at))
      return { name: at, type: course.type, renames: course.renames, invalid: true };
    // What is too long is dropped as well, whatever rules come after.
    if (rule.then === 'stop' || at.length > MAX_NAME) break;
    if (at === before) continue;
    const key = `${index} ${course.type} ${at}`;
    tail = rules.tails.get(key);
    if (tail !== undefined) break;
    course.passed.push(key);
    open = rules.candidates(at).filter((later) => later > index);
    position = -1;
  }
  return arrived(rules, course, tail, { name, type });
}

function take(course: Course, compiled: CompiledRewrite): void {
  const { rule } = compiled;
  if (rule.reverts === true || rule.then === 'stop') course.revertedAt = course.passed.length;
  if (rule.unlessAsks !== undefined) course.unlessAsks.push(rule.unlessAsks);
  if (rule.unlessAsksAfterReply !== undefined) course.afterReply.push(rule.unlessAsksAfterReply);
  if (rule.unlessMissing !== undefined) course.missing.push(rule.unlessMissing);
  if (rule.unlessFailureSent !== undefined) course.failed.push(rule.unlessFailureSent);
  if (rule.unsent !== undefined) course.unsent = rule.unsent;
  if (rule.rcode !== undefined) course.rcodes.push(rule.rcode);
  if (rule.to.kind === 'type') course.type = rule.to.type;
  if (rule.to.kind === 'opaque') course.opaque = `${rule.to.because} leaves the query as it is`;
  const name = renamed(compiled, course.name);
  if (name !== course.name) course.renames += 1;
  course.name = name;
}

/** Cached where it is only a name and a type. */
function arrived(
  { tails }: CompiledRewrites,
  course: Course,
  tail: RewriteTail | undefined,
  asked: { readonly name: DomainName; readonly type: string },
): Rewritten {
  const { renames, opaque, unlessAsks, afterReply, missing, failed, rcodes, passed, revertedAt } = course;
  const { name, type } = tail ?? course;
  const isPlain = opaque === undefined && [unlessAsks, afterReply, missing, rcodes].every((list) => list.length === 0);
  for (const [index, key] of isPlain ? passed.entries() : [])
    tails.set(key, { name, type, reverts: tail?.reverts === true || revertedAt > index });
  const reverted = tail?.reverts === true || revertedAt >= 0;
  const unreverted = !reverted && (name !== asked.name || type !== asked.type);
  return {
    name,
    type,
    renames,
    ...defined({
      opaque,
      unreverted: unreverted || undefined,
      unlessAsks: unlessAsks.length === 0 ? undefined : unlessAsks,
      unlessAsksAfterReply: afterReply.length === 0 ? undefined : afterReply,
      unlessMissing: missing.length === 0 ? undefined : missing,
      unlessFailureSent: failed.length === 0 ? undefined : failed,
      unsent: course.unsent,
      // The last rule is the first to change a reply (plugin/rewrite/reverter.go rewriteMsg).
      rcodes: rcodes.length === 0 ? undefined : rcodes.toReversed(),
    }),
  };
}

export function renamed({ rule: { match, to }, regex }: CompiledRewrite, name: DomainName): DomainName {
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
