/** What a real server did with a question, beside what we say of it. */
import type { Hop } from '../../src/core/forwarding/branch.ts';
import type { WalkOutcome } from '../../src/core/forwarding/walk.ts';
import { inWords } from '../../src/core/text/assumption.ts';
import type { Question } from './network.ts';
import type { RecordedAnswer, RecordedQuery } from './vector.ts';

/** The difference in words; undefined when they agree. `opened`: where earlier questions of the set-up went, whose connections may be open still. */
export function questionDiffers(
  recorded: RecordedQuery,
  question: Question,
  opened: ReadonlySet<string> = new Set(),
): string | undefined {
  const seen = answersOf(recorded).map(withoutNobody);
  const { outcomes } = question;
  const real = seen
    .map((one) => `${one.disposition} ${one.rcode ?? ''} ${one.to?.join(', ') ?? ''}`.trim())
    .join(' | ');
  if (outcomes === 'unreachable')
    return seen.every((one) => one.disposition === 'unreachable') ? undefined : `it was ${real}, we say nobody listens`;
  const ours = outcomes.map((one) => reported(one, question)).join(' | ');
  const said = `it was ${real}, we say ${ours}`;
  // What happens every time was seen, and whatever was seen is one of the ways that we know.
  const always = outcomes.filter((one) => one.certainty === 'always');
  if (always.some((one) => !seen.some((answer) => agrees(answer, one, { question, opened }) || isBeside(answer, one))))
    return said;
  // What a cache keeps is answered from then on.
  const fresh = 'inTurn' in recorded && seen[0]?.disposition === 'forwarded' ? seen.slice(0, 1) : seen;
  if (fresh.some((answer) => !outcomes.some((one) => agrees(answer, one, { question, opened })))) return said;
  // Who is turned away by the list of the very server asks the next upstream.
  const cameBack = (answer: RecordedAnswer): boolean =>
    outcomes.some(
      (one) =>
        one.disposition === 'loops' ||
        isListed(one) ||
        // Behind it others may have been asked, outside.
        (endsWhereItPassed(one) && agrees(answer, one, { question, opened })) ||
        (passesTwice(one) && agrees(answer, one, { question, opened })) ||
        isLookedUpAfter(one, answer),
    );
  if (fresh.some((answer) => answer.returns === true && !cameBack(answer))) return `the question came back: ${said}`;
  // Where several were asked in turn (`failover`, `next`, a dead upstream), each of them is a way that we know.
  const isFollowed = (answer: RecordedAnswer): boolean => outcomes.some((one) => isFound(one, answer));
  const missed = fresh
    .flatMap((answer) => (answer.disposition === 'forwarded' && !isFollowed(answer) ? outsideOf(answer) : []))
    .find((to) => !outcomes.some((one) => one.disposition === 'leaves' && isSameName(to, one, question)));
  return missed === undefined ? undefined : `${missed} was asked too: ${said}`;
}

function answersOf(recorded: RecordedQuery): readonly RecordedAnswer[] {
  if ('inTurn' in recorded) return recorded.inTurn;
  return 'oneOf' in recorded ? recorded.oneOf : [recorded];
}

/** Port 0 is nobody: that it was tried changes nothing. */
export function withoutNobody(answer: RecordedAnswer): RecordedAnswer {
  const { to, ...rest } = answer;
  const isTried = answer.rcode === 'SERVFAIL' && to?.every((step) => step.endsWith(':0')) === true;
  return isTried ? { ...rest, disposition: 'servfail' } : answer;
}

/** BIND looks for the servers of a zone, by their names, and asks them: that it finds any is an assumption, and whom is not said. */
function isFound(one: WalkOutcome, { to = [] }: RecordedAnswer): boolean {
  const looks = to.some((word) => / as \S+ type (?:NS|A|AAAA)$/.test(word));
  return looks && one.disposition === 'answered' && says(one, /the servers of its zone are found/);
}

/** In its reason or what it assumes. */
export function says({ because = '', assumptions }: WalkOutcome, words: RegExp): boolean {
  return [because, ...inWords(assumptions)].some((one) => words.test(one));
}

/** Who asks without the RD flag may ask for less first, label by label and for another type (RFC 9156). */
function isSameName(to: string, one: WalkOutcome, question: Question): boolean {
  const name = one.asked?.name ?? question.name;
  const [address, above = name] = to.replace(/ type (?:A|AAAA|NS)$/, '').split(' as ');
  if (to === `${one.to}${renamed(one, question)}`) return true;
  const isResolver = one.hops.some(({ server }) => server.software !== 'coredns');
  return isResolver && address === one.to && (above === '.' || `.${name}`.endsWith(`.${above}`));
}

/** Of servers that are asked all at once it was asked too, and another one's answer counted. */
function isBeside({ to = [] }: RecordedAnswer, { hops }: WalkOutcome): boolean {
  const at = hops.findIndex(({ step }) => step.policy === 'parallel');
  return at !== -1 && to.some((word) => word.endsWith(` ${hops[at]?.to}`));
}

/** The addresses that were asked, of the set-up and outside. */
export function placesOf(recorded: RecordedQuery): readonly string[] {
  return answersOf(recorded).flatMap(({ to = [], cycle = [] }) =>
    [...to, ...cycle].flatMap((word) => /(?:^| )\w+ (\S+:\d+)/.exec(word)?.[1] ?? []),
  );
}

/** The addresses outside the set-up that were asked. */
function outsideOf(answer: RecordedAnswer): readonly string[] {
  return (answer.to ?? [])
    .filter((word) => /^(udp|tcp|tls|https|quic|grpc) /.test(word))
    .map((word) => word.replace(/^\S+ /, ''));
}

/** Whether we name what happened without an assumption. */
export function isCertain(question: Question): boolean {
  return question.outcomes === 'unreachable' || question.outcomes.some((one) => one.certainty !== 'assumed');
}

function reported(one: WalkOutcome, question: Question): string {
  const asked = one.asked === undefined ? '' : renamed(one, question);
  return `${one.certainty} ${one.disposition} ${one.rcode ?? one.to ?? ''}${asked} (${one.hops.length} hops${one.because === undefined ? '' : `, ${one.because}`})`;
}

/** What was asked, and where earlier questions went. */
interface Asked {
  readonly question: Question;
  readonly opened: ReadonlySet<string>;
}

function agrees(answer: RecordedAnswer, one: WalkOutcome, { question, opened }: Asked): boolean {
  // grpc connects at its start (plugin/grpc/proxy.go newProxy).
  const isOpen = (hop: Hop): boolean => isUnseen(hop) && (hop.upstream?.transport === 'grpc' || opened.has(hop.to));
  if (answer.returns === true && one.disposition === 'loops') return true;
  switch (answer.disposition) {
    case 'loops':
      if (one.disposition === 'leaves') return (answer.also ?? []).some((word) => word.endsWith(` ${one.to}`));
      return one.disposition === 'loops' || isTurnedAway(one) || failsAtSecond(one, answer);
    case 'forwarded': {
      if (isFound(one, answer)) return true;
      if (one.disposition !== 'leaves') return false;
      return outsideOf(answer).includes(`${one.to}${renamed(one, question)}`);
    }
    case 'looked-up':
    case 'answered':
      return one.disposition === 'answered' && one.hops.every(isOpen);
    case 'refused':
      return one.disposition === 'fails' && one.rcode === 'REFUSED' && one.hops.every(isOpen);
    case 'servfail':
      return fails(one);
    case 'dropped':
      // What others than relays have to say of a failure comes after the client has gone.
      return fails(one) && (one.rcode === undefined || isLate(one));
    case 'passed-on':
      // What comes of a look-up from the root servers on is not in the laboratory.
      if (answer['looks-up'] === true && one.disposition === 'answered') return true;
      // FORMERR is what `forward` makes of a failure that answers another question than it asked.
      if (answer.rcode === 'FORMERR') return one.disposition === 'fails' || one.plugin === 'template';
      if (answer.rcode === 'SERVFAIL' || answer.rcode === 'timeout') return fails(one) || joinsLess(one);
      if (answer.rcode === 'REFUSED')
        return one.disposition === 'fails' && one.rcode === 'REFUSED' && one.hops.length > 0;
      return one.disposition === 'answered' && one.hops.length > 0;
    case 'unreachable':
      return one.disposition === 'fails' && says(one, /^it does not start: /);
  }
}

/** Of several questions on one connection that is not plain the laboratory sees the first. */
function isUnseen({ upstream }: Hop): boolean {
  return upstream !== undefined && upstream.transport !== 'dns';
}

/** A server has it twice, and by who asks then sends it on otherwise. */
function passesTwice({ hops }: WalkOutcome): boolean {
  return new Set(hops.map(({ server }) => server)).size < hops.length;
}

/**
 * It comes back to a server that takes it in another view, and fails there. Of who joins equal questions and fails the laboratory cannot tell whether it
 * joined this one to the first; and who fails at its own address is asked again and again.
 */
function failsAtSecond(one: WalkOutcome, { ends, cycle = [] }: RecordedAnswer): boolean {
  if (!fails(one) || !(passesTwice(one) || endsWhereItPassed(one))) return false;
  const last = one.hops.at(-1);
  return ends !== undefined || (last?.server === one.end.server && cycle.every((word) => word.endsWith(` ${last.to}`)));
}

/** A resolver that asks itself with RD clear asks for less of the name first (RFC 9156), and joins the question to itself: the rest is not asked. */
function joinsLess({ disposition, hops, end }: WalkOutcome): boolean {
  const last = hops.at(-1);
  return disposition === 'loops' && last?.server === end.server && last.step.asksWithoutRecursion === true;
}

/**
 * `forward first` of BIND: what becomes of a name whose forwarder outside gives no answer is not followed (docs/differences.md). That it gave none
 * shows in a failure, or in that BIND looked the name up.
 */
function isLookedUpAfter(one: WalkOutcome, answer: RecordedAnswer): boolean {
  const isSilent = answer.rcode === 'SERVFAIL' || answer['looks-up'] === true;
  return one.disposition === 'leaves' && isSilent && one.hops.at(-1)?.step.fallsBack === 'roots';
}

/** It comes back to a server that sent it on, and that now ends it. */
function endsWhereItPassed(one: WalkOutcome): boolean {
  return one.disposition !== 'leaves' && one.hops.some(({ server }) => server === one.end.server);
}

/** It comes back to a server that sent it on, whose access list takes clients and not the server itself. */
function isTurnedAway(one: WalkOutcome): boolean {
  return isListed(one) && one.hops.some(({ server }) => server === one.end.server);
}

function isListed({ because = '' }: WalkOutcome): boolean {
  return /^(?:acl|access-control|allow-[\w-]+|blackhole) (?:gives no answer|refuses it|answers)/.test(because);
}

function isLate({ hops, end }: Pick<WalkOutcome, 'hops' | 'end'>): boolean {
  return end.server.software === 'bind' || hops.some(({ step }) => step.onlyRelays !== true);
}

/** In a laboratory nobody listens where nobody was started. */
function fails(one: WalkOutcome): boolean {
  if (one.disposition === 'unknown') return /^what listens on /.test(one.because ?? '');
  // Without an rcode nothing is said of the reply but that it is none.
  return one.disposition === 'fails' && (one.rcode === 'SERVFAIL' || one.rcode === undefined);
}

function renamed(one: WalkOutcome, question: Question): string {
  const name = one.asked === undefined || one.asked.name === question.name ? '' : ` as ${one.asked.name}`;
  const type = one.asked === undefined || one.asked.type === question.type ? '' : ` type ${one.asked.type}`;
  return `${name}${type}`;
}
