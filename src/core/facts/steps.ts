/** What a server block does with a query. */
import type { Transport } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';

/** Nothing is left out: what is not modelled is `opaque`. */
export type Step = AnswerStep | ForwardStep | RewriteStep | LoopGuardStep | OpaqueStep;

/** Ends some queries. The first matching rule decides; others pass. */
export interface AnswerStep {
  readonly kind: 'answer';
  readonly plugin: string;
  readonly rules: readonly AnswerRule[];
  readonly at: Location;
}

export interface AnswerRule {
  readonly names: NamePattern;
  /** Upper case; undefined: every type. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  /**
   * `answer`: its own, also NXDOMAIN and NODATA. `refuse`, `servfail`: that rcode. `drop`: no reply. `pass`: on to the
   * next step. `miss-passes`: existing names are answered, others pass (kubernetes with fallthrough). `maybe`: either;
   * the text does not tell.
   */
  readonly effect: 'answer' | 'refuse' | 'servfail' | 'drop' | 'pass' | 'miss-passes' | 'maybe';
  /** The rcode of an `answer`, where stated; `NODATA`: NOERROR without a record; `UNASKED`: with those of other types only; `REFERRAL`: with a delegation only; `LAME`: as `unlessRecursive`, unless it is cached. */
  readonly rcode?: string;
  /** Without a question section whoever forwarded it takes it for a reply to another. */
  readonly withoutQuestion?: true;
  /** An answer (to A or AAAA) may be an alias, whose target the server asks for like a client. */
  readonly alias?: 'addresses' | 'all';
  /** As in `ForwardStep`. */
  readonly unlessRecursive?: WithoutRecursion;
  readonly because?: string;
  /** Assumed of its answer; that the question passes is not followed. */
  readonly assumes?: string;
  /** Client networks; absent: every client. */
  readonly clients?: readonly string[];
  /** Only for askers over IPv6. */
  readonly overIPv6?: true;
  /** The assumption for either case, where it is not known whether the rule applies; `known`: never to a new name. */
  readonly perhaps?: { readonly holds: string; readonly fails: string; readonly known?: true };
  readonly at: Location;
}

export type NamePattern =
  | { readonly kind: 'any' }
  /** Zones and all below, less `except` and all below. */
  | { readonly kind: 'within'; readonly zones: readonly DomainName[]; readonly except?: readonly DomainName[] }
  | { readonly kind: 'exactly'; readonly names: readonly DomainName[] }
  /** Of the absolute lower-case name as a string, not on label boundaries. */
  | { readonly kind: 'suffix' | 'prefix' | 'substring'; readonly text: string }
  /** Only the final dot. */
  | { readonly kind: 'single-label' }
  /** Go RE2, unanchored, on the absolute lower-case name. */
  | { readonly kind: 'regex'; readonly regex: string; readonly within?: readonly DomainName[] };

/** `LAME`: NOERROR with the root servers only. */
export type WithoutRecursion = 'REFUSED' | 'LAME';

export interface ForwardStep {
  readonly kind: 'forward';
  /** `forward`, `proxy`, `grpc`, `fanout`, `alternate`, or another server's name for it. */
  readonly plugin: string;
  /** Forwards names at or below it ... */
  readonly from: DomainName;
  /** FROM as written, where it is not known for which names it stands: whether it takes a name is assumed. */
  readonly unknownFrom?: string;
  /** ... but not at or below one of these; `from` itself always (forward.go isAllowedDomain). */
  readonly except: readonly DomainName[];
  /**
   * Less than all names: not `from` itself (dnsmasq, `server=/*.zone/`), or names without a dot (`server=//`). Or more:
   * names that end in the text of `from`, on a label boundary or not (`server=/*zone/`).
   */
  readonly takes?: 'below' | 'single-labels' | 'endings';
  /** Upper case; absent: every type. */
  readonly types?: readonly string[];
  /** Of several stanzas the first match counts (CoreDNS >= 1.9.4); for `proxy` the longest FROM. */
  readonly to: readonly Located<Upstream>[];
  /** `parallel`: all at once. `unordered`: in an unknown order. */
  readonly policy: 'random' | 'round_robin' | 'sequential' | 'parallel' | 'unordered';
  readonly assumedOrder?: string;
  /** 0: unlimited. */
  readonly maxConcurrent: number;
  /** After so many upstreams without a reply no other is asked (CoreDNS, `max_connect_attempts`). */
  readonly maxAttempts?: number;
  /** rcodes after which the next upstream is tried. */
  readonly failover: readonly string[];
  /** rcodes after which the next matching stanza is tried; `NODATA`: an empty NOERROR (`next_on_nodata`). */
  readonly next: readonly string[];
  /** Towards upstreams; `client`: as the client asked. */
  readonly protocol: 'client' | 'tcp' | 'udp' | 'tls' | 'https';
  /** Towards upstreams that are not plain DNS; `mutual`: with a certificate of its own; `unverified`: it takes any. */
  readonly encryption?: 'none' | 'server' | 'mutual' | 'unverified';
  /** Upstreams that do not reply to NS of this name are passed over from the second question on; absent: none are. */
  readonly checks?: DomainName;
  /** Merges identical questions in flight, as unbound and dnsmasq do, CoreDNS not. */
  readonly merges: boolean;
  /** Asks with CD, and merges no question that has it with one that has not (BIND that validates, lib/dns/resolver.c resquery_send, fctx_match). */
  readonly tellsUnchecked?: true;
  /** Does not ask again for a merged question; `perhaps`: by timeouts (recorded: guard/other-resolvers). */
  readonly givesUp?: boolean | 'perhaps';
  /** Asks the servers that a delegation names (the Recursor; BIND and unbound where they ask for a zone's own data). */
  readonly followsReferrals?: true;
  /** Comes later than a CoreDNS waits: for an upstream that is silent, or also where nobody listens. */
  readonly failsLate?: 'after silence' | 'always';
  /** SERVFAIL for an upstream's REFUSED. */
  readonly failsOnRefusal?: boolean;
  /** Asks the same upstream again after a refusal (unbound). */
  readonly repeats?: true;
  /**
   * Without an answer the enclosing zone's stanza is asked, at last the root servers (unbound, `forward-first`), or these
   * at once (BIND, `forward first`).
   */
  readonly fallsBack?: 'above' | 'roots';
  /**
   * Asked in place of the root servers: for names of no other stanza, and where one falls back to `roots` (BIND,
   * `static-stub`).
   */
  readonly looksUp?: true;
  /** RD clear, as to a server with the zone (unbound `stub-zone`, BIND `static-stub`). */
  readonly asksWithoutRecursion?: true;
  /** The reply to a question with RD clear that it does not forward. Absent: forwarded as it is. */
  readonly unlessRecursive?: WithoutRecursion;
  /** Settings that may keep an answer from the client, in words. */
  readonly screens?: readonly string[];
  /** Validates only for who sets DO (the Recursor, `dnssec=process`). */
  readonly validatesIfAsked?: true;
  /** No reply after REFUSED or SERVFAIL of the last upstream (dnsmasq, `strict-order`). */
  readonly dropsFailures?: boolean;
  /** Passes a refusal on only when every other upstream replied (dnsmasq, src/forward.c reply_query). */
  readonly onlyRelays?: boolean;
  /**
   * After a failure asks all at once, and passes on the first reply but a refusal (dnsmasq, src/forward.c
   * forward_query, reply_query).
   */
  readonly racesFailures?: boolean;
  /** Only queries whose chain ended in one of these rcodes (external plugin `alternate`). */
  readonly onlyAfter?: readonly string[];
  /** Never asks its own listeners (dnsmasq, src/network.c check_servers). */
  readonly ignoresOwnAddresses?: boolean;
  /** But those of loopback, on which it does not listen (dnsmasq, `except-interface=lo`). */
  readonly asksLoopback?: boolean;
  /**
   * Answers its names where no upstream is left (dnsmasq, `local=/zone/` beside servers), or names without a dot where
   * one is (`local=//`; src/domain-match.c lookup_domain).
   */
  readonly keeps?: 'where none is left' | 'without a dot';
  /** Finds upstreams that lead back and stops asking them (dnsmasq, `dns-loop-detect`, src/loop.c). */
  readonly detectsLoops?: boolean;
  /** DS for FROM itself goes to the zone above (unbound, iterator/iterator.c processInitRequest). */
  readonly dsAbove?: boolean;
  /** The longest FROM wins among this plugin's steps (legacy `proxy`, dnsmasq, unbound). */
  readonly longestFromWins?: boolean;
  readonly at: Location;
}

export type Upstream =
  | {
      readonly kind: 'endpoint';
      readonly address: string;
      readonly port: number;
      readonly transport: Transport;
      /** In words: whether it is asked at all. */
      readonly perhaps?: { readonly holds: string; readonly fails: string };
    }
  /** A resolv.conf on the server's own file system; its text where the reader saw it, and what that takes for granted. */
  /** `ownFamilyOnly`: what portOfUpstream (core/dns/endpoint.ts) has no port for is not asked. */
  | {
      readonly kind: 'resolver-file';
      readonly path: string;
      readonly text?: SourceText;
      readonly assumes?: string;
      readonly ownFamilyOnly?: true;
    }
  /** Resolved by the system at start, or by the server, of the names that it is asked for. */
  | {
      readonly kind: 'host';
      readonly name: string;
      readonly port: number;
      readonly transport: Transport;
      readonly byItself?: true;
      /** Asked for with a final dot. */
      readonly isAbsolute?: true;
    }
  /** node-cache's run-time placeholders. */
  | {
      readonly kind: 'placeholder';
      readonly name: 'cluster-dns' | 'upstream-servers' | 'local-dns' | 'dns-server';
      /** As written, where it is. */
      readonly text?: string;
    }
  | { readonly kind: 'unresolved'; readonly text: string; readonly because: string };

export interface RewriteStep {
  readonly kind: 'rewrite';
  /** In file order, each on the rewritten name; a matching `stop` rule is the last. */
  readonly rules: readonly RewriteRule[];
  /** What it changes is a copy: a failure that nobody wrote says what was asked. */
  readonly onCopy?: boolean;
  readonly at: Location;
}

export interface RewriteRule {
  readonly then: 'stop' | 'continue';
  readonly match: NamePattern;
  /** The reply restores the question, as after a `stop` rule (plugin/rewrite/rewrite.go ServeDNS). */
  readonly reverts?: boolean;
  readonly type?: string;
  /** After an answer it may ask a question of its own; what is assumed if not. */
  readonly unlessAsks?: string;
  /** The same after a reply from elsewhere. */
  readonly unlessAsksAfterReply?: string;
  /** The same after a failure that is sent as a message. */
  readonly unlessFailureSent?: string;
  /** The same where the name does not exist, or a plugin gives no answer. */
  readonly unlessMissing?: string;
  /** Assumed where the reply is not sent. */
  readonly unsent?: string;
  readonly rcode?: RcodeChange;
  readonly to:
    | { readonly kind: 'name'; readonly name: DomainName }
    /** Replaces the matched suffix, prefix or substring. */
    | { readonly kind: 'replace'; readonly text: string }
    /** Go regex groups as `{0}`, `{1}`. */
    | { readonly kind: 'template'; readonly text: string }
    | { readonly kind: 'type'; readonly type: string }
    /** Nothing that routing sees: ttl, edns0, class IN to IN, answers. */
    | { readonly kind: 'nothing' }
    | { readonly kind: 'opaque'; readonly because: string };
  readonly at: Location;
}

/** `rewrite rcode` (plugin/rewrite/rcode.go RewriteResponse). */
export interface RcodeChange {
  /** Undefined: not stated. */
  readonly from?: string;
  readonly to?: string | undefined;
  /** Once for each record, so a reply without any stays as it is (plugin/rewrite/reverter.go WriteMsg). */
  readonly perRecord?: true;
}

export interface LoopGuardStep {
  readonly kind: 'loop-guard';
  readonly at: Location;
}

/** Not modelled: it may answer or pass. */
export interface OpaqueStep {
  readonly kind: 'opaque';
  readonly plugin: string;
  readonly because: string;
  /** Assumed where the query passes. */
  readonly passes?: string;
  readonly at: Location;
}
