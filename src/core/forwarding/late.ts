/** Replies for which a CoreDNS does not wait: two seconds (plugin/pkg/proxy/proxy.go NewProxy, plugin/pkg/proxy/connect.go lookupDNS). */

import { type DnsServer, isCoredns } from '../cluster/cluster.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { type Branch, NO_REPLY } from './branch.ts';

const LATE = 'late ';

/** The same reply after two seconds. */
export function delayed(reply: string | undefined): string | undefined {
  return reply === undefined || reply === NO_REPLY || isLate(reply) ? reply : `${LATE}${reply}`;
}

export function isLate(reply: string | undefined): boolean {
  return reply?.startsWith(LATE) === true;
}

/** What it is for one who waits. */
export function atLast(reply: string | undefined): string | undefined {
  return isLate(reply) ? reply?.slice(LATE.length) : reply;
}

/** What `asker` gets: a CoreDNS no reply in place of a late one. */
export function heardBy(asker: DnsServer, reply: string | undefined): string | undefined {
  return isLate(reply) && isCoredns(asker) ? NO_REPLY : atLast(reply);
}

/** Since then an upstream is tried twice (plugin/forward/forward.go ServeDNS, defaultConnectAttemptsPerUpstream). */
const FEW_ATTEMPTS = '1.13.2';

/** Fails late where nobody listens, as no health check ends the five seconds of its tries. */
export function triesOn({ version }: DnsServer, { plugin, checks, failsLate }: ForwardStep): boolean {
  if (failsLate !== undefined) return failsLate === 'always';
  return plugin === 'forward' && checks === undefined && version !== '' && compareVersions(version, FEW_ATTEMPTS) < 0;
}

/** Its own reply where an upstream is silent. */
export function afterSilence(server: DnsServer, step: ForwardStep | undefined): string | undefined {
  if (isCoredns(server) || step?.failsLate !== undefined) return delayed('SERVFAIL');
  if (step?.failsOnRefusal !== true) return undefined;
  return (server.upstreams.get(step)?.length ?? 0) > 1 ? undefined : 'SERVFAIL';
}

/** A reply, given how long the server waits before it. */
export function inItsTime(
  server: DnsServer,
  branch: Branch,
  given: string | undefined,
  own: string | undefined,
): string | undefined {
  const { outcome, step, late } = branch;
  if (late === 'perhaps') return undefined;
  const isSlow = outcome.kind === 'fails' && outcome.noReply === true && step !== undefined && triesOn(server, step);
  const isAwaited = isLate(given) && !(step?.failsOnRefusal === true && step.failsLate === undefined);
  return late === true || isSlow || isAwaited ? delayed(own) : own;
}
