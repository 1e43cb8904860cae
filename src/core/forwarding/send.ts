/** Which upstreams of a stanza are asked, and how certainly. */

import {
  type DnsServer,
  formatAddress,
  isCoredns,
  type KnownUpstream,
  type UnknownUpstream,
} from '../cluster/cluster.ts';
import { hostPort, isIPv6, isLoopback, isUnspecified, POD_ADDRESS } from '../dns/endpoint.ts';
import { type DomainName, isSingleLabel } from '../dns/name.ts';
import type { PathStep } from '../facts/path.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import type { Assumption } from '../text/assumption.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import { assertNever } from '../text/invariant.ts';
import type { Location } from '../text/location.ts';
import { getOrInsert } from '../text/once.ts';
import { type Branch, type Certainty, type Hop, isAmong, isFollowed, type Outcome } from './branch.ts';
import { type ChainInput, NOT_LOOPBACK, NOT_LOOPBACK_IPV6 } from './chain-input.ts';
import { dialled, isOverTcp } from './dialled.ts';
import type { ForwardingGraph } from './graph.ts';
import { isIgnored, isOwn } from './longest-from.ts';
import { reach } from './reach.ts';
import type { Reached } from './reached.ts';
import type { Socket } from './socket.ts';
import type { Target } from './target.ts';
import { unlessRecursive } from './unless-recursive.ts';
import { settle } from './upstream-policy.ts';

interface Sending {
  readonly asked: ChainInput;
  readonly step: ForwardStep;
  readonly name: DomainName;
  readonly type: string;
}

/** By the stanza's policy. Never empty. */
export function send(asked: ChainInput, step: ForwardStep, name: DomainName, type: string): Branch[] {
  const { block, assumptions } = asked;
  if (asked.withoutRecursion === true && step.unlessRecursive !== undefined) {
    const { withoutRecursion: _, ...recursing } = asked;
    return unlessRecursive(asked, step).flatMap(({ assumes, outcome }): readonly Branch[] => {
      const assumed = [...assumptions, ...assumes];
      if (outcome === undefined) return send({ ...recursing, assumptions: assumed }, step, name, type);
      const certainty = assumed.length > 0 ? 'assumed' : 'certain';
      return [{ certainty, probability: 1, assumptions: assumed, block, outcome }];
    });
  }
  const plugin = asked.socket.server.software;
  const certainty = assumptions.length > 0 ? 'assumed' : 'certain';
  const kept: Branch = {
    certainty,
    probability: 1,
    assumptions,
    block,
    step,
    outcome: { kind: 'answered', plugin, name, type, at: step.at },
  };
  if (step.keeps === 'without a dot' && isSingleLabel(name)) return [kept];
  const sending: Sending = { asked, step, name, type };
  const targets = targetsFor(sending);
  if (isUnanswered(sending, targets)) return [unanswered(sending, targets)];
  const alive = targets.filter((target) => !target.dead);
  const isSpent = attemptsAreSpent(step, targets);
  const isDead = alive.length === 0 || isSpent === true;
  const used = isDead ? targets.slice(0, 1) : step.dropsFailures === true ? targets : alive;
  const spending =
    isSpent === 'perhaps' ? { ...sending, asked: { ...asked, assumptions: [...assumptions, STILL_TRIED] } } : sending;
  if (used.length > 0) return [...branchesTo(spending, used), ...noticed(spending, used), ...unasked(sending, targets)];
  if (step.keeps === 'where none is left') return [kept];
  return [{ ...kept, outcome: { kind: 'fails', rcode: 'SERVFAIL', because: 'no upstream is left', at: step.at } }];
}

/** Only the question differs from one to the next. */
function targetsFor(sending: Sending): readonly Target[] {
  const { asked, step, name, type } = sending;
  const { server } = asked.socket;
  const known = getOrInsert(asked.graph.targets, step, () => new Map<string, readonly Target[]>());
  const key = `${server.id}|${asked.overTcp}|${asked.withoutRecursion}`;
  const targets = known.get(key);
  if (targets === undefined) {
    const found = (server.upstreams.get(step) ?? []).flatMap((upstream) =>
      upstream.kind === 'unknown'
        ? [unknownTarget(sending, upstream)]
        : targetsAt(sending, upstream).map((target) => ({ ...target, ...defined({ unless: upstream.unless }) })),
    );
    if (found.length <= MAX_KEPT) known.set(key, found);
    return found;
  }
  return targets.map((target) => {
    const { outcome } = target;
    return outcome.kind === 'sent' || outcome.kind === 'leaves'
      ? { ...target, outcome: { ...outcome, name, type } }
      : target;
  });
}

/** Targets of a stanza that are kept: of more each is made anew. */
const MAX_KEPT = 64;

const STILL_TRIED = 'max_connect_attempts leaves an upstream that replies';

/** Whether as many upstreams as are tried do not reply (plugin/forward/forward.go ServeDNS). */
function attemptsAreSpent({ maxAttempts, policy }: ForwardStep, targets: readonly Target[]): boolean | 'perhaps' {
  if (maxAttempts === undefined || targets.filter(({ dead }) => dead).length < maxAttempts) return false;
  const [first, ...rest] = targets.slice(0, maxAttempts);
  if (policy !== 'sequential' || first === undefined) return 'perhaps';
  return first.dead && rest.every(({ dead }) => dead);
}

function isUnanswered({ asked, step }: Sending, targets: readonly Target[]): boolean {
  if (step.onlyRelays !== true || targets.some(({ shares }) => shares > 1)) return false;
  const isDead = targets.some(({ dead }) => dead);
  const replies = targets.flatMap(({ outcome, dead }) =>
    dead || asked.isSilent(outcome) ? [] : [asked.replyTo(outcome)],
  );
  return (isDead || replies.length > 0) && replies.length < targets.length && replies.every((one) => one === 'REFUSED');
}

function unanswered({ asked, step }: Sending, targets: readonly Target[]): Branch {
  const { block } = asked;
  const assumptions = [...asked.assumptions, ...targets.flatMap((target) => target.assumptions)];
  const certainty = assumptions.length > 0 ? 'assumed' : 'certain';
  const dead = targets.flatMap(({ outcome }) => (outcome.kind === 'fails' ? outcome.because : []))[0];
  const refuses = targets.every((target) => target.dead) ? '' : ', and what others refuse is not passed on';
  const because = `${dead ?? 'an upstream does not reply'}${refuses}`;
  const outcome: Outcome = { kind: 'fails', rcode: 'SERVFAIL', silent: true, because, at: step.at };
  return { certainty, probability: 1, assumptions, block, step, outcome };
}

/** Without upstreams found to lead back (dnsmasq, src/loop.c). */
function noticed(sending: Sending, used: readonly Target[]): Branch[] {
  const { step } = sending;
  const { socket } = sending.asked;
  const back = used.flatMap(({ outcome }) => (outcome.kind === 'sent' ? outcome.hop.to : []));
  if (step.detectsLoops !== true || back.length === 0) return [];
  const others = used.filter(({ outcome }) => outcome.kind !== 'sent');
  return insteadTo(sending, others, [`${socket.server.name} notices that ${back.join(', ')} leads back`]);
}

function unasked(sending: Sending, targets: readonly Target[]): Branch[] {
  const unless = targets.flatMap((target) => target.unless ?? []);
  if (unless.length === 0) return [];
  const others = targets.filter((target) => target.unless === undefined && !target.dead);
  return insteadTo(sending, others, [...new Set(unless)]);
}

function insteadTo({ asked, ...sending }: Sending, others: readonly Target[], assumes: readonly string[]): Branch[] {
  const { step } = sending;
  const { block } = asked;
  const assumptions = [...asked.assumptions, ...assumes];
  if (others.length > 0)
    return branchesTo({ ...sending, asked: { ...asked, assumptions } }, others).map((branch) => ({
      ...branch,
      certainty: 'assumed',
    }));
  const outcome: Outcome = { kind: 'fails', rcode: 'REFUSED', because: 'no upstream is left', at: step.at };
  return [{ certainty: 'assumed', probability: 1, assumptions, block, step, outcome }];
}

function unknownTarget({ asked, step, name, type }: Sending, upstream: UnknownUpstream): Target {
  const { because, at, via: settings, assumptions = [] } = upstream;
  const { block, socket } = asked;
  const hop: Hop = { server: socket.server, block, step, upstream: undefined, to: because, via: '', settings, at };
  const outcome: Outcome =
    upstream.outside === true
      ? { kind: 'leaves', to: because, name, type, hop }
      : { kind: 'unknown', because, at, hop };
  return { outcome, assumptions, dead: false, shares: 1 };
}

function targetsAt(sending: Sending, upstream: KnownUpstream): readonly Target[] {
  const { asked, step } = sending;
  const { graph, block, socket } = asked;
  const { server } = socket;
  const { at } = upstream;
  const written = writtenUnder(step, upstream);
  const assumptions = written.length === 0 ? upstream.assumptions : [...upstream.assumptions, ...written];
  const only = (outcome: Outcome, dead = false): Target => ({ outcome, assumptions, dead, shares: 1 });
  const reached = reach(graph, server, dialled(step, upstream, asked.overTcp));
  const hop = hopBy(graph, { server, block, step }, upstream, reached);
  const { to } = hop;
  switch (reached.kind) {
    case 'nobody': {
      const because = `nobody listens on ${to} (${reached.via})`;
      return [only({ kind: 'fails', rcode: 'SERVFAIL', noReply: true, because, at }, true)];
    }
    case 'outside':
      return leaving(sending, hop, reached.behind, assumptions);
    case 'unknown': {
      const { because } = reached;
      return [only({ kind: 'unknown', because, at, hop })];
    }
    case 'sockets':
      if (isIgnored(step, reached, server, upstream)) return [];
      return targetsOf(sending, hop, reached);
    default:
      return assertNever(reached);
  }
}

/** Conditions under which the address stands where it is stated: a branch, a variable's default, a chart's own values. */
function writtenUnder(step: ForwardStep, { at, via }: KnownUpstream): readonly Assumption[] {
  const all = [at, ...via.map((one) => one.at)].flatMap(conditionsAt);
  if (all.length === 0) return all;
  const own = new Set(conditionsAt(step.at));
  return [...new Set(all)].filter((one) => !own.has(one));
}

export function hopBy(
  graph: ForwardingGraph,
  { server, block, step }: Pick<Hop, 'server' | 'block' | 'step'>,
  upstream: KnownUpstream,
  reached: Reached,
): Hop & { readonly upstream: KnownUpstream } {
  const to = hostPort(formatAddress(graph.cluster, upstream.address), upstream.port);
  const { via, through } = leadingTo(reached);
  const service: readonly PathStep[] =
    through?.at === undefined ? [] : [{ at: through.at, description: `${to} is ${through.via}`, setting: 'service' }];
  const settings = service.length === 0 ? upstream.via : [...upstream.via, ...service];
  const readyOnly = reached.kind === 'sockets' ? reached.readyOnly : undefined;
  return { server, block, step, upstream, to, via, settings, ...defined({ readyOnly }), at: upstream.at };
}

function leadingTo(reached: Reached): {
  readonly via: string;
  readonly through?: { readonly via: string; readonly at?: Location } | undefined;
} {
  switch (reached.kind) {
    case 'nobody':
      return { via: reached.via };
    case 'unknown':
      return { via: reached.because };
    case 'sockets':
      return { via: reached.via, through: reached };
    case 'outside': {
      const { behind } = reached;
      const outside = 'outside the repository';
      return { via: behind === undefined ? outside : `${behind.via}, whose endpoints are ${outside}`, through: behind };
    }
    default:
      return assertNever(reached);
  }
}

function leaving(
  { name, type }: Sending,
  hop: Hop,
  behind: Extract<Reached, { readonly kind: 'outside' }>['behind'],
  assumptions: readonly Assumption[],
): readonly Target[] {
  const ends = behind?.endpoints.map(({ address, port }) => hostPort(address, port)) ?? [hop.to];
  return ends.map((to) => ({
    outcome: { kind: 'leaves', to, name, type, hop },
    assumptions,
    dead: false,
    shares: ends.length,
  }));
}

function targetsOf(
  { asked, step, name, type }: Sending,
  hop: Hop & { readonly upstream: KnownUpstream },
  reached: Extract<Reached, { readonly kind: 'sockets' }>,
): readonly Target[] {
  const { server } = asked.socket;
  const { upstream, to, settings } = hop;
  const isTcp = asked.graph.heedsTcp && isOverTcp(dialled(step, upstream, asked.overTcp));
  const overTcp = isTcp || (asked.overTcp === 'perhaps' && step.protocol === 'client' ? 'perhaps' : undefined);
  const written = [server.at, step.at, upstream.at, ...settings.map((one) => one.at)].flatMap(conditionsAt);
  const isByInterface = reached.sockets.length > 1 && reached.sockets.some(boundInterface);
  return reached.sockets.map((next, index): Target => {
    const own = { shares: reached.sockets.length, share: reached.shares?.[index], unmeasured: reached.unmeasured };
    const handshake = handshakeOf(server, step, hop, next);
    if (handshake?.fails === true) {
      const outcome = {
        kind: 'fails',
        rcode: 'SERVFAIL',
        noReply: true,
        because: handshake.because,
        at: upstream.at,
      } as const;
      return { outcome, assumptions: upstream.assumptions, dead: true, ...own };
    }
    const extra: Assumption[] = reached.certain ? [] : [`${reached.via} leads to ${next.server.name}`];
    if (step.detectsLoops === true) extra.push(`${server.name} does not notice that ${to} leads back`);
    if (reached.assumption !== undefined) extra.push(reached.assumption);
    for (const one of ownAddress(reached, next)) extra.push(one);
    if (isByInterface) for (const one of interfaceOf(next, reached.sockets)) extra.push(one);
    if (handshake !== undefined) extra.push(handshake.because);
    // Over TCP one after the other (dnsmasq, src/forward.c tcp_talk).
    if (overTcp === true && next.asksAll) extra.push(`${next.server.name} asks all of its servers over TCP too`);
    if (next.server.assumption !== undefined && next.server.id !== server.id) extra.push(next.server.assumption);
    const source = next.heedsClients ? sourceAt(asked, upstream.address, reached) : undefined;
    // Who forwards such a question hands on the flag (plugin/forward, dnsmasq src/forward.c).
    const withoutRecursion = step.asksWithoutRecursion ?? asked.withoutRecursion;
    const conditions = new Set([...written, ...conditionsAt(next.server.at)]);
    return {
      outcome: { kind: 'sent', to: next, name, type, hop, manner: { source, withoutRecursion, overTcp } },
      assumptions: [...upstream.assumptions, ...extra, ...conditions],
      dead: false,
      ...own,
    };
  });
}

/**
 * CoreDNS encrypts a listener where a block there has `tls` (core/dnsserver/server_tls.go, server_grpc.go). Trust in
 * certificates is not looked at.
 */
function handshakeOf(
  server: DnsServer,
  { encryption }: ForwardStep,
  { to }: Hop,
  next: Socket,
): { readonly fails: boolean; readonly because: string } | undefined {
  if (encryption === undefined || next.transport === 'dns' || !isCoredns(next.server)) return undefined;
  const blocks = [...next.zones.values()].flat();
  const listening = blocks.flatMap(({ tls }) => tls ?? []);
  // An unseen import may bring it.
  if (listening.length === 0 && blocks.some(({ steps }) => steps.some(({ kind }) => kind === 'opaque')))
    return { fails: false, because: `${to} ${encryption === 'none' ? 'is not encrypted' : 'is encrypted'}` };
  if (listening.length === 0)
    return encryption === 'none'
      ? undefined
      : { fails: true, because: `${to} has no certificate: no block there has \`tls\`` };
  if (encryption === 'none') return { fails: true, because: `${to} speaks TLS alone` };
  if (encryption !== 'mutual' && listening.every(({ asksCertificate }) => asksCertificate))
    return { fails: true, because: `${to} asks for a certificate of the client, and none is given` };
  if (encryption === 'unverified') return undefined;
  return { fails: false, because: `${server.name} trusts the certificate of ${next.server.name}` };
}

/** Some start without the addresses and interfaces that they name, and no repository states a pod's. */
export function ownAddress(reached: Reached, { server, address, zones }: Socket): readonly Assumption[] {
  if (address === '::1')
    return [...zones.values()].flat().some(isBoundToLo) ? [`lo has ::1 where ${server.name} runs`] : [];
  const isService = reached.kind === 'sockets' && reached.published === true;
  const isNamed = !/^(?:\*|interface eth0$)/.test(address);
  if (!isService || !isNamed || server.startsWithoutAddresses !== true) return [];
  return [`${server.name} listens at its pod's own address`];
}

function boundInterface({ address }: Socket): string | undefined {
  return address.startsWith('interface ') ? address : undefined;
}

/** Which addresses an interface of a node has is not stated: its socket takes them from the wildcards beside it. */
function interfaceOf(socket: Socket, sockets: readonly Socket[]): readonly Assumption[] {
  const { server, port } = socket;
  const others = sockets.filter((one) => one !== socket && one.server === server && one.port === port);
  if (others.length === 0) return [];
  const own = boundInterface(socket);
  if (own !== undefined) return [`${server.name} is asked at an address of ${own}`];
  const other = others.map(boundInterface).find((one) => one !== undefined);
  return other === undefined ? [] : [`${server.name} is asked at an address that ${other} has not`];
}

/** A node without IPv6 has none there. */
function isBoundToLo({ bind }: ServerBlock): boolean {
  return bind.some(({ value }) => value.kind === 'interface' && value.name === 'lo');
}

function sourceAt(
  { graph, socket: { server } }: ChainInput,
  address: string,
  reached: Extract<Reached, { readonly kind: 'sockets' }>,
): string {
  if (isUnspecified(address) || isLoopback(address)) return isIPv6(address) ? '::1' : '127.0.0.1';
  if (address === POD_ADDRESS) return NOT_LOOPBACK;
  // Traffic to an own address comes from it (Linux, ip-route(8) on local routes).
  if (isOwn(reached, server)) return address;
  // Of several networks that of the route (Linux, net/ipv4/fib_frontend.c fib_add_ifaddr: the source of a connected one).
  const shared = graph.places.askers.get(server.id)?.filter(({ network }) => network === reached.network) ?? [];
  const sources = shared.flatMap((one) => one.subnets ?? [one.address]);
  const [source, ...others] = new Set(sources.filter((one) => isIPv6(one) === isIPv6(address)));
  if (source !== undefined && others.length === 0) return source;
  return isIPv6(address) ? NOT_LOOPBACK_IPV6 : NOT_LOOPBACK;
}

function branchesTo({ asked: before, step }: Sending, used: readonly Target[]): Branch[] {
  const assumed = [...(used.length < 2 ? [] : [step.assumedOrder]), failureOverTcp(before, step, used)];
  const asked = { ...before, assumptions: [...before.assumptions, ...assumed.filter((one) => one !== undefined)] };
  const { block } = asked;
  const goesOn = passedOver(asked, step, used);
  const late = latenessOf(asked, step, used, goesOn);
  const last = step.dropsFailures === true ? behindRefusal(asked, used, goesOn) : undefined;
  const settled =
    goesOn === undefined || used.some((target) => target.shares > 1)
      ? behindFailing(used, goesOn, step.policy).map((target) => ({
          target,
          weight: target.share ?? 1 / target.shares,
        }))
      : settle(used, goesOn, step.policy);
  const units = settled.reduce((sum, { weight }) => sum + weight, 0);
  const failing = step.racesFailures === true ? failingBeside(asked, used, settled) : [];
  const counting = [...settled.map(({ target }) => target), ...failing];
  const isRace = (step.policy === 'parallel' || failing.length > 0) && !endAlike(asked, counting);
  const first = isRace ? (step.policy === 'parallel' ? 1 : settled.length) / counting.length : undefined;
  // After a silent one it goes on only when the client asks again (dnsmasq, src/forward.c forward_query).
  const isMute = step.dropsFailures === true && settled.length > 1 && isMuteAt(asked, settled[0]?.target);
  const branches = settled.flatMap(({ target, weight }, index): readonly Branch[] => {
    const assumed = [...asked.assumptions, ...target.assumptions];
    const isLater =
      step.policy === 'sequential' && !(index === 0 || (index === 1 && isShared(settled.map((one) => one.target))));
    const isSecond = isLater || isMute;
    const waits = isSecond && assumed.length > 0 && target.outcome.kind === 'sent' ? target.outcome.hop.to : undefined;
    const assumptions = waits === undefined ? assumed : [...assumed, `the upstreams before ${waits} give no answer`];
    const probability = isSecond ? 1 : shareOf(step.policy, weight, units);
    const certainty: Certainty =
      assumptions.length > 0 ? 'assumed' : isSecond ? 'failure' : probability < 1 ? 'share' : 'certain';
    const { outcome, unmeasured } = target;
    const isWaiting = waits === undefined ? undefined : true;
    const more = defined({ first, late, waits: isWaiting, unmeasured: probability < 1 ? unmeasured : undefined });
    const branch: Branch = { certainty, probability, assumptions, block, step, ...more, outcome };
    return target === last ? eitherWay(branch) : [branch];
  });
  const others = failing.map(({ outcome, assumptions: more }): Branch => {
    const assumptions = [...asked.assumptions, ...more];
    const certainty = assumptions.length > 0 ? 'assumed' : 'share';
    return { certainty, probability: 1 / counting.length, assumptions, block, step, outcome };
  });
  return [...branches, ...others];
}

/** What becomes of a failure differs by transport and rcode (dnsmasq, src/forward.c tcp_talk; recorded: topology/over-tcp). */
function failureOverTcp(
  { overTcp, replyTo, socket }: ChainInput,
  { onlyRelays }: ForwardStep,
  used: readonly Target[],
): Assumption | undefined {
  if (overTcp !== true || onlyRelays !== true) return undefined;
  const fails = used.some(({ outcome }) => isAmong(replyTo(outcome), ['REFUSED', 'SERVFAIL']));
  return fails ? `${socket.server.name} treats a failure that it hears over TCP as one over UDP` : undefined;
}

/** In order, without upstreams whose every server replies so that the next is asked. */
function behindFailing(
  used: readonly Target[],
  goesOn: readonly boolean[] | undefined,
  policy: ForwardStep['policy'],
): readonly Target[] {
  if (goesOn === undefined || policy !== 'sequential') return used;
  let from = 0;
  for (let end = used[0]?.shares ?? 1; end < used.length; end += used[end]?.shares ?? 1) {
    if (!goesOn.slice(from, end).every((one) => one)) break;
    from = end;
  }
  return used.slice(from);
}

function behindRefusal(
  asked: ChainInput,
  used: readonly Target[],
  goesOn: readonly boolean[] = [],
): Target | undefined {
  const refusing = used.findIndex(({ outcome }, i) => goesOn[i] === true && asked.replyTo(outcome) === 'REFUSED');
  const next = refusing === -1 ? undefined : used[refusing + 1];
  return next !== undefined && isAmong(asked.replyTo(next.outcome), ['REFUSED', 'SERVFAIL']) ? next : undefined;
}

/** Only a refusal that says why (acl's, RFC 8914) ends the order (recorded: dnsmasq). */
function eitherWay(branch: Branch): readonly Branch[] {
  const either = (reason: string, outcome: Outcome): Branch => ({
    ...branch,
    certainty: 'assumed',
    assumptions: [...branch.assumptions, `the refusal before it ${reason}`],
    outcome,
  });
  return [either('says why', passingOn(branch.outcome)), either('does not say why', branch.outcome)];
}

function passingOn(outcome: Outcome): Outcome {
  if (outcome.kind !== 'sent' && outcome.kind !== 'leaves') return outcome;
  return { ...outcome, hop: { ...outcome.hop, passesFailure: true } };
}

function latenessOf(
  { isSilent, socket }: ChainInput,
  { policy, checks }: ForwardStep,
  used: readonly Target[],
  goesOn: readonly boolean[] | undefined,
): Branch['late'] {
  if (goesOn === undefined || !isCoredns(socket.server)) return undefined;
  const isWaitedFor = used.some(({ outcome }, i) => goesOn[i] === true && isSilent(outcome));
  if (!isWaitedFor) return undefined;
  const first = goesOn.indexOf(false);
  const isFirst = used.slice(0, first).some(({ outcome }) => isSilent(outcome));
  // A health check may take it out.
  return policy === 'sequential' && isFirst && checks === undefined ? true : 'perhaps';
}

function isMuteAt({ isSilent }: ChainInput, target: Target | undefined): boolean {
  return target !== undefined && (target.dead || isSilent(target.outcome));
}

function failingBeside(
  { replyTo }: ChainInput,
  used: readonly Target[],
  settled: readonly { readonly target: Target }[],
): readonly Target[] {
  const kept = new Set(settled.map(({ target }) => target));
  return used.filter((target) => !kept.has(target) && replyTo(target.outcome) === 'SERVFAIL');
}

function endAlike({ replyTo }: ChainInput, targets: readonly Target[]): boolean {
  const [first, ...others] = targets.map(({ outcome }) => replyTo(outcome));
  return others.length === 0 || (first !== undefined && others.every((reply) => reply === first));
}

function inStrictOrder(asked: ChainInput, step: ForwardStep, used: readonly Target[]): boolean[] {
  let isOver = false;
  return used.map((target) => {
    const reply = isOver || isMuteAt(asked, target) ? undefined : asked.replyTo(target.outcome);
    isOver ||= reply === 'REFUSED';
    return isAmong(reply, step.failover);
  });
}

/** Two take four of a question's five seconds (plugin/forward/forward.go defaultTimeout, readTimeout). */
const MAX_SILENT = 2;

/** Whether the next one is certainly asked; undefined: after none. */
function passedOver(asked: ChainInput, step: ForwardStep, used: readonly Target[]): boolean[] | undefined {
  if (used.length < 2) return undefined;
  const silent = used.map(({ outcome }) => asked.isSilent(outcome));
  if (step.dropsFailures === true) return inStrictOrder(asked, step, used);
  const heeded =
    !silent.every((one) => one) &&
    isInTime(
      asked,
      step,
      used.filter((_, i) => silent[i] === true),
    );
  if (step.failover.length === 0 && !heeded) return undefined;
  return used.map(({ outcome }, i) => {
    const reply = asked.replyTo(outcome);
    return (heeded && silent[i] === true) || (isAmong(reply, step.failover) && !isFollowed(reply, step));
  });
}

/**
 * Health checks begin with the first unanswered question and take an upstream out for those that follow, until it
 * answers (plugin/forward/forward.go ServeDNS, plugin/pkg/proxy/health.go Check).
 */
function isInTime({ isSilent }: ChainInput, { checks }: ForwardStep, silent: readonly Target[]): boolean {
  if (silent.length <= MAX_SILENT) return silent.length > 0;
  const waited = silent.filter(
    ({ outcome }) =>
      checks === undefined || outcome.kind !== 'sent' || !isSilent({ ...outcome, name: checks, type: 'NS' }),
  );
  return waited.length <= MAX_SILENT;
}

function isShared([first, second]: readonly Target[]): boolean {
  return first !== undefined && first.shares > 1 && second?.shares === first.shares;
}

function shareOf(policy: ForwardStep['policy'], weight: number, units: number): number {
  switch (policy) {
    case 'random':
    case 'round_robin':
    case 'unordered':
      return weight / units;
    case 'sequential':
      return weight;
    case 'parallel':
      return 1;
    default:
      return assertNever(policy);
  }
}
