import type { DomainName } from '../dns/name.ts';
import type { ForwardStep, RcodeChange, Step } from '../facts/steps.ts';
import type { Assumption } from '../text/assumption.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import { assertNever, itemAt } from '../text/invariant.ts';
import { answering } from './answering.ts';
import { after, type Branch, leadsOn, type Outcome } from './branch.ts';
import type { ChainInput } from './chain-input.ts';
import type { CompiledBlock, CompiledStep } from './compile.ts';
import { longest } from './longest-from.ts';
import { applyRewrite, fits } from './rewriting.ts';
import { send } from './send.ts';
import { inOwnZone, type StatedZones } from './stated-zones.ts';
import { unlessWritten } from './unwritten.ts';

/** A stanza that waits for the end of its chain (external plugin `alternate`). */
export interface Alternate {
  readonly step: ForwardStep;
  readonly name: DomainName;
  readonly type: string;
}

interface Chain extends Pick<CompiledBlock, 'steps' | 'candidates'> {
  readonly ends: Branch[];
  readonly alternates: Alternate[];
}

interface Passing {
  readonly asked: ChainInput;
  readonly name: DomainName;
  readonly type: string;
  readonly passed: Pick<Branch, 'certainty' | 'probability'>;
  readonly unreverted: boolean;
  readonly answered: readonly Assumption[];
  readonly replied: readonly Assumption[];
  /** Assumed where the name is missing. */
  readonly missing: readonly Assumption[];
  /** Assumed after a failure that is sent. */
  readonly failed: readonly Assumption[];
  /** Assumed where a plugin's own reply is not sent. */
  readonly unsent?: Assumption;
  readonly rcodes: readonly RcodeChange[];
  /** Plugins without a model that it passed. */
  readonly opaque: number;
  readonly looksUp?: boolean;
}

const NOT_EVALUATED = 'no regular expression that is not evaluated takes the name';

/** All ends of the chain; stanzas that wait for them go into `alternates`. */
export function runChain(
  asked: ChainInput,
  name: DomainName,
  type: string,
  alternates: Alternate[],
): readonly Branch[] {
  const { graph, block } = asked;
  const compiled = graph.compiled.get(block);
  const chain: Chain = { steps: compiled.steps, candidates: compiled.candidates, ends: [], alternates };
  const passed = { certainty: 'certain', probability: 1 } as const;
  let at: Passing = {
    asked,
    name,
    type,
    passed,
    unreverted: false,
    answered: [],
    replied: [],
    missing: [],
    failed: [],
    rcodes: [],
    opaque: 0,
    ...defined({ looksUp: asked.failed && true }),
  };
  // An unevaluated expression may have taken the name.
  if (compiled.uncompiled > 0) at = assuming(at, [NOT_EVALUATED]);
  if (block.steps.length === 0) {
    end(chain, at, { kind: 'fails', rcode: 'REFUSED', because: 'the server block has no plugin', at: block.at });
    return chain.ends;
  }
  let open = compiled.candidates(name);
  if (asked.failed !== undefined) {
    const passed = block.steps.indexOf(asked.failed);
    open = open.filter((index) => index > passed);
  }
  for (let position = 0; position < open.length; position += 1) {
    const index = itemAt(open, position);
    const onward = pass(chain, index, at);
    if (onward === undefined) return chain.ends;
    if (onward.name !== at.name) {
      open = compiled.candidates(onward.name).filter((later) => later > index);
      position = -1;
    }
    at = onward;
  }
  const because = 'no plugin of the server block takes the query';
  end(chain, at, { kind: 'fails', rcode: 'SERVFAIL', because, at: block.at });
  return chain.ends;
}

/** Undefined where it never goes on. */
function pass(chain: Chain, index: number, at: Passing): Passing | undefined {
  const compiled = itemAt(chain.steps, index);
  switch (compiled.kind) {
    case 'rewrite':
      return passRewrite(chain, compiled, at);
    case 'answer':
      return passAnswers(chain, compiled, at);
    case 'forward':
      return passForward(chain, index, compiled, at);
    case 'other':
      return passOther(chain, compiled, at);
    default:
      return assertNever(compiled);
  }
}

type Compiled<K extends CompiledStep['kind']> = Extract<CompiledStep, { readonly kind: K }>;

function passRewrite(chain: Chain, { rules, step }: Compiled<'rewrite'>, before: Passing): Passing | undefined {
  const { block, graph } = before.asked;
  const rewritten = applyRewrite(rules, before.name, before.type);
  if (rewritten.renames > 0 && !graph.budget.take('renames', rewritten.renames)) {
    end(chain, before, { kind: 'unknown', because: 'more names are rewritten than are followed', at: step.at });
    return undefined;
  }
  if (rewritten.invalid === true) {
    end(chain, before, { kind: 'fails', rcode: 'SERVFAIL', because: 'rewrite makes a name that is none', at: step.at });
    return undefined;
  }
  const { name, type, opaque, unlessAsks = [], unlessAsksAfterReply = [], rcodes: changes = [] } = rewritten;
  const unreverted = before.unreverted || rewritten.unreverted === true;
  const answered = [...before.answered, ...unlessAsks];
  const replied = [...before.replied, ...unlessAsksAfterReply];
  const missing = [...before.missing, ...(rewritten.unlessMissing ?? [])];
  const failed = [...before.failed, ...(rewritten.unlessFailureSent ?? [])];
  const unwritten = unlessWritten(step.at, block) !== undefined;
  const rcodes = [...changes.map((one) => (unwritten ? { ...one, to: undefined } : one)), ...before.rcodes];
  const unsent = rewritten.unsent ?? before.unsent;
  let at: Passing = { ...before, type, unreverted, answered, replied, missing, failed, rcodes, ...defined({ unsent }) };
  if (opaque !== undefined) at = assuming(at, [opaque]);
  if (name === before.name) return at;
  if (unwritten) at = assuming(at, conditionsAt(step.at));
  if (graph.rewriteTargets.has(name)) at = { ...at, asked: { ...at.asked, queryKind: 'this name' } };
  if (fits(name)) return { ...at, name };
  const because = 'the name after the rewrite is longer than DNS allows';
  end(
    chain,
    { ...at, name, rcodes: before.rcodes },
    { kind: 'fails', rcode: 'SERVFAIL', because, at: step.at, outgrown: true },
  );
  return undefined;
}

function passAnswers(chain: Chain, compiled: Compiled<'answer'>, at: Passing): Passing | undefined {
  const { ends, passes } = answering(at.asked, compiled, at.name, at.type);
  // A plugin that gives no answer leaves it to others (plugin/autopath/autopath.go ServeDNS).
  for (const { outcome, assumptions } of ends) {
    end(chain, at, outcome, outcome.kind === 'fails' ? [...assumptions, ...at.missing] : assumptions);
    if (at.unsent !== undefined && (outcome.kind === 'answered' || outcome.kind === 'fails'))
      end(chain, at, { ...UNSENT, at: outcome.at }, [...assumptions, at.unsent]);
  }
  return passes === undefined ? undefined : assuming(at, passes);
}

/** The reply cannot be packed (github.com/miekg/dns msg.go Pack). */
const UNSENT = { kind: 'fails', rcode: 'SERVFAIL', silent: true, because: 'no reply is sent' } as const;

function passForward(chain: Chain, index: number, compiled: Compiled<'forward'>, at: Passing): Passing | undefined {
  const { asked, name, type } = at;
  const { step } = compiled;
  if ((at.looksUp === true && step.looksUp !== true) || !compiled.handles(name, type)) return at;
  if (step.onlyAfter !== undefined) {
    chain.alternates.push({ step, name, type });
    return at;
  }
  const stanza = step.longestFromWins === true ? longest(asked, stepsFrom(chain, index, name), name, type) : step;
  if (stanza === undefined) return at;
  const sent = send(asked, stanza, name, type);
  const unwritten = unlessWritten(stanza.at, asked.block);
  const after = chain.steps[index + 1];
  const hasNext = stanza.next.length > 0 && after?.kind === 'forward' && after.step.plugin === 'forward';
  const isSure = unwritten === undefined && stanza.unknownFrom === undefined;
  if ((hasNext || stanza.fallsBack !== undefined) && isSure) return passNext(chain, at, sent, stanza);
  for (const branch of sent) add(chain, at, isSure ? branch : whereTaken(branch, stanza, asked.graph.statedZones));
  if (isSure) return undefined;
  return assuming(at, [unwritten ?? `${stanza.unknownFrom} stands for no zone of the name`]);
}

function whereTaken(branch: Branch, step: ForwardStep, statedZones: StatedZones): Branch {
  const { at, unknownFrom } = step;
  const covers = unknownFrom === undefined ? [] : [`${unknownFrom} stands for a zone of the name`];
  const assumptions = [...new Set([...branch.assumptions, ...conditionsAt(at), ...covers])];
  return inOwnZone({ ...branch, certainty: 'assumed', assumptions }, step, statedZones);
}

function stepsFrom({ steps, candidates }: Chain, index: number, name: DomainName): readonly CompiledStep[] {
  return candidates(name).flatMap((at) => (at < index ? [] : [itemAt(steps, at)]));
}

/** The query goes on after replies that the stanza does not accept. */
function passNext(chain: Chain, at: Passing, sent: readonly Branch[], stanza: ForwardStep): Passing | undefined {
  let onward = 0;
  let perhaps = false;
  for (const branch of sent) {
    const goesOn = goesOnAfter(at.asked, branch, stanza);
    if (goesOn === 'yes' && (branch.certainty === 'certain' || branch.certainty === 'share'))
      onward += branch.probability;
    else if (goesOn !== 'no') perhaps = true;
    if (goesOn !== 'yes') add(chain, at, branch);
  }
  if (onward === 0 && !perhaps) return undefined;
  const certainty = onward > 1 - 1e-9 ? 'certain' : onward > 0 ? 'share' : 'failure';
  const passed = after(at.passed, { certainty, probability: onward });
  return { ...at, passed, looksUp: stanza.fallsBack === 'roots' };
}

/**
 * `next` needs a reply (plugin/forward/forward.go ServeDNS); unbound repeats its question longer than a client waits.
 */
const AFTER_SILENCE = { nobody: 'no', above: 'perhaps', roots: 'yes' } as const;

function goesOnAfter(
  { replyTo }: ChainInput,
  { outcome, step }: Branch,
  stanza: ForwardStep,
): 'yes' | 'no' | 'perhaps' {
  // Nobody was asked, for want of the RD flag.
  if (step === undefined) return 'no';
  if (outcome.kind === 'fails' && outcome.noReply === true) return AFTER_SILENCE[stanza.fallsBack ?? 'nobody'];
  const reply = replyTo(outcome);
  if (leadsOn(reply, stanza)) return 'yes';
  // BIND's forwarders may fail, which is not assumed of each.
  if (stanza.fallsBack === 'roots') return 'no';
  return reply === undefined ? 'perhaps' : 'no';
}

/** Per server block; more plugins without a model are one assumption. */
export const MAX_OPAQUE = 64;

function passOther(chain: Chain, { step }: Compiled<'other'>, at: Passing): Passing {
  if (step.kind === 'loop-guard') at.asked.onGuard?.(at.asked.block, at.name, at.type);
  if (step.kind !== 'opaque' || at.opaque > MAX_OPAQUE) return at;
  const next = { ...at, opaque: at.opaque + 1 };
  if (at.opaque === MAX_OPAQUE)
    return assuming(next, [`the plugin ${step.plugin} and those after it let the query pass`]);
  const stops = [`${step.plugin} stops the query`];
  end(chain, at, { kind: 'unknown', because: `${step.plugin}: ${step.because}`, at: step.at }, stops);
  return assuming(next, [step.passes ?? `the plugin ${step.plugin} lets the query pass`]);
}

function assuming(at: Passing, more: readonly Assumption[]): Passing {
  if (more.length === 0) return at;
  return { ...at, asked: { ...at.asked, assumptions: [...at.asked.assumptions, ...more] } };
}

function end(chain: Chain, at: Passing, ended: Outcome, extra: readonly Assumption[] = []): void {
  const { asked, name, type } = at;
  const outcome = ended.kind === 'answered' ? { ...ended, name, type } : ended;
  const assumptions = [...asked.assumptions, ...extra, ...unlessAsked(ended, at)];
  const certainty = assumptions.length > 0 ? 'assumed' : 'certain';
  const isSilent = outcome.kind === 'fails' && outcome.silent === true;
  const unreverted = (at.unreverted && !isSilent) || (outcome.kind === 'fails' && outcome.withoutQuestion === true);
  add(chain, { ...at, unreverted }, { certainty, probability: 1, assumptions, block: asked.block, outcome });
}

/** Of failures a refusal is a message (plugin/acl, plugin/template); others are the server's own, unless somebody else sent them. */
function unlessAsked(ended: Outcome, { asked, answered, failed }: Passing): readonly Assumption[] {
  if (ended.kind === 'answered') return answered;
  if (ended.kind !== 'fails' || failed.length === 0) return [];
  if (ended.rcode === 'REFUSED' && ended.silent !== true) return failed;
  // A rewrite of replies writes a failure that nobody wrote (plugin/rewrite/rewrite.go ServeDNS).
  return asked.block.steps.filter(({ kind }) => kind === 'rewrite').length > 1 ? failed : [];
}

/** Answered by the server itself (core/dnsserver/server.go errorFunc). */
function isUnwritten({ outcome }: Branch): boolean {
  return outcome.kind === 'fails' && outcome.rcode === 'SERVFAIL' && outcome.withoutQuestion !== true;
}

function isOnCopy(step: Step): boolean {
  return step.kind === 'rewrite' && step.onCopy === true;
}

function add({ ends }: Chain, at: Passing, branch: Branch): void {
  const { asked, passed, replied, missing, failed, rcodes } = at;
  // All steps are looked through only for a failure behind a rewrite.
  const unreverted = at.unreverted && !(isUnwritten(branch) && asked.block.steps.some(isOnCopy));
  let added = branch;
  if (branch.outcome.kind === 'leaves' && replied.length > 0)
    added = { ...added, certainty: 'assumed', assumptions: [...branch.assumptions, ...replied] };
  if (branch.outcome.kind === 'sent' && missing.length > 0) added = { ...added, ifMissing: missing };
  if (branch.outcome.kind === 'sent' && failed.length > 0) added = { ...added, ifFailed: failed };
  // Who asks on only after a missing name does not after an answer.
  const answered = replied.filter((one) => !missing.includes(one));
  if (branch.outcome.kind === 'sent' && answered.length > 0) added = { ...added, ifAnswered: answered };
  if (unreverted) added = { ...added, unreverted };
  if (rcodes.length > 0) added = { ...added, rcodes };
  ends.push(after(passed, added));
}
