/** What can become of one question at one socket. */

import type { DnsServer, KnownUpstream } from '../cluster/cluster.ts';
import type { DomainName } from '../dns/name.ts';
import type { PathStep } from '../facts/path.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep, RcodeChange } from '../facts/steps.ts';
import type { Assumption } from '../text/assumption.ts';
import type { Location } from '../text/location.ts';
import type { Manner } from './question.ts';
import type { Socket } from './socket.ts';

/** Taken by every such query, by a share, only when another upstream fails, only under an assumption. */
export type Certainty = 'certain' | 'share' | 'failure' | 'assumed';

export interface Branch {
  readonly certainty: Certainty;
  /** Of the queries; 1 unless `certainty` is `share`. */
  readonly probability: number;
  /** It hangs on an unknown number of pods: `probability` takes them for equal. */
  readonly unmeasured?: true | undefined;
  readonly assumptions: readonly Assumption[];
  readonly block?: ServerBlock;
  readonly step?: ForwardStep;
  /** The reply is to another question than was asked: whoever forwarded it does not take it for its own. */
  readonly unreverted?: boolean;
  /** Others are asked at once: how often its reply is the first, if none is faster. */
  readonly first?: number;
  /** Assumed, and besides only when those before give no answer. */
  readonly waits?: true | undefined;
  /** Taken when another upstream did not reply in time. */
  readonly late?: true | 'perhaps' | undefined;
  /** Assumed of a reply that may be NXDOMAIN: nobody asks on after it. */
  readonly ifMissing?: readonly Assumption[];
  /** Assumed of an answer: nobody asks on after it. */
  readonly ifAnswered?: readonly Assumption[];
  /** Assumed of a failure that is sent: nobody asks on after it. */
  readonly ifFailed?: readonly Assumption[];
  /** Changes of the reply on its way back, in order. */
  readonly rcodes?: readonly RcodeChange[];
  readonly outcome: Outcome;
}
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly plugin: string;
      readonly rcode?: string;
      /** It may be an alias, whose target the resolver asks for. */
      readonly alias?: true;
      readonly at: Location;
      /** After all rewrites. */
      readonly name?: DomainName;
      readonly type?: string;
    }
  | {
      readonly kind: 'fails';
      readonly rcode: 'REFUSED' | 'SERVFAIL';
      /** Dropped: no rcode is sent. */
      readonly silent?: boolean;
      readonly because: string;
      readonly at: Location;
      /** Its own rcode for upstreams without a reply. */
      readonly noReply?: boolean;
      /** As in `AnswerRule`. */
      readonly withoutQuestion?: true | undefined;
      /** A rewrite made the name longer than DNS allows, which ends what grows on each round. */
      readonly outgrown?: boolean;
    }
  | {
      readonly kind: 'leaves';
      readonly to: string;
      readonly name: DomainName;
      readonly type: string;
      readonly hop: Hop;
    }
  | { readonly kind: 'unknown'; readonly because: string; readonly at: Location; readonly hop?: Hop }
  | {
      readonly kind: 'sent';
      readonly to: Socket;
      readonly name: DomainName;
      readonly type: string;
      readonly hop: Hop;
      readonly manner: Manner;
    };

export interface Hop {
  /** It hands a failure on all the same (`ForwardStep.dropsFailures`). */
  readonly passesFailure?: true;
  readonly server: DnsServer;
  readonly block: ServerBlock;
  readonly step: ForwardStep;
  readonly upstream: KnownUpstream | undefined;
  readonly to: string;
  /** Why the address leads there: `loopback of its own pod`, `Service kube-system/kube-dns`. */
  readonly via: string;
  readonly settings: readonly PathStep[];
  /** As in `Reached`. */
  readonly readyOnly?: true;
  readonly at: Location;
}

/** Times out, and the next upstream is asked. */
export const NO_REPLY = 'no reply';

/** Names of a class exist nowhere; a single name may be in a zone. */
export type QueryKind = 'new names' | 'this name';

type Chance = Pick<Branch, 'certainty' | 'probability' | 'unmeasured'>;

/** Takes `then` only after `first`, which may be less certain. */
export function after<T extends Chance>(first: Chance, then: T): T {
  if (then.certainty === 'assumed' || first.certainty === 'certain') return then;
  if (first.certainty === 'failure' || then.certainty === 'failure')
    return { ...then, certainty: 'failure', probability: 1 };
  const { certainty, probability, unmeasured = then.unmeasured } = first;
  return { ...then, certainty, probability: probability * then.probability, unmeasured };
}

/** Whether a reply is one of these rcodes; a NOERROR without the wanted records is a NOERROR too. */
export function isAmong(reply: string | undefined, codes: readonly string[]): boolean {
  if (reply === undefined) return false;
  // A delegation has no record in its answer (plugin/forward/forward.go isEmpty).
  if ((reply === 'REFERRAL' || reply === 'LAME') && codes.includes('NODATA')) return true;
  return codes.includes(reply) || (UNANSWERING.has(reply) && codes.includes('NOERROR'));
}

/**
 * What a resolver that looks on by itself takes for a failure (unbound iterator/iter_resptype.c
 * response_type_from_server).
 */
export function isNoAnswer(rcode: string | undefined, step: ForwardStep): boolean {
  const { failsOnRefusal, failover } = step;
  return failsOnRefusal === true && rcode !== undefined && (!ANSWERS.has(rcode) || failover.includes(rcode));
}

/** Whether it asks on at a delegation's servers (recorded: BIND, unbound, the Recursor). */
export function isFollowed(rcode: string | undefined, step: ForwardStep): boolean {
  if (rcode !== 'REFERRAL') return false;
  if (step.followsReferrals === true || step.fallsBack === 'roots') return true;
  return step.asksWithoutRecursion === true && !isNoAnswer(rcode, step);
}

/** Whether a reply leads to the next stanza: by CoreDNS's `next`, or as unbound falls back. */
export function leadsOn(reply: string | undefined, step: ForwardStep): boolean {
  if (isFollowed(reply, step)) return false;
  return step.fallsBack !== undefined ? isNoAnswer(reply, step) : isAmong(reply, step.next);
}

const UNANSWERING: ReadonlySet<string> = new Set(['NODATA', 'UNASKED', 'REFERRAL', 'LAME']);
const ANSWERS: ReadonlySet<string> = new Set(['NOERROR', 'NXDOMAIN', 'YXDOMAIN', ...UNANSWERING]);
