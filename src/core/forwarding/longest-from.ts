/** Servers that choose the longest FROM: legacy `proxy`, dnsmasq, unbound. */

import type { DnsServer, KnownUpstream } from '../cluster/cluster.ts';
import { isLoopback } from '../dns/endpoint.ts';
import { type DomainName, ROOT } from '../dns/name.ts';
import type { ForwardStep } from '../facts/steps.ts';
import type { ChainInput } from './chain-input.ts';
import type { CompiledStep } from './compile.ts';
import type { ForwardingGraph } from './graph.ts';
import { isOfNoInterface, reach } from './reach.ts';
import type { Reached } from './reached.ts';

/**
 * Skips stanzas whose only upstreams are the server itself. Single labels' goes before the root's, and counts only
 * beside it (dnsmasq, src/domain-match.c lookup_domain).
 */
export function longest(
  { graph, socket }: ChainInput,
  steps: readonly CompiledStep[],
  name: DomainName,
  type: string,
): ForwardStep | undefined {
  let best: ForwardStep | undefined;
  let ofSingleLabels: ForwardStep | undefined;
  const [first] = steps;
  for (const compiled of steps) {
    if (compiled.kind !== 'forward' || !compiled.handles(name, type)) continue;
    const { step } = compiled;
    if (first?.kind === 'forward' && step.looksUp !== first.step.looksUp) continue;
    if (step.takes === 'single-labels') {
      ofSingleLabels ??= asksNobody(graph, socket.server, step) ? undefined : step;
      continue;
    }
    if (best !== undefined && !isLonger(step, best)) continue;
    if (type === 'DS' && step.dsAbove === true && name === step.from && name !== ROOT) continue;
    if (!asksNobody(graph, socket.server, step)) best = step;
  }
  return best?.from === ROOT ? (ofSingleLabels ?? best) : best;
}

function isLonger(step: ForwardStep, than: ForwardStep): boolean {
  if (step.from === than.from) return narrowness(step) > narrowness(than);
  return step.from.length > than.from.length;
}

/** dnsmasq prefers `*.ZONE` to ZONE, and that to `*ZONE` (src/domain-match.c order, lookup_domain). */
function narrowness({ takes }: ForwardStep): number {
  return takes === 'endings' ? 0 : takes === 'below' ? 2 : 1;
}

/** dnsmasq drops upstreams at its own addresses (src/network.c check_servers). */
function asksNobody(graph: ForwardingGraph, server: DnsServer, step: ForwardStep): boolean {
  if (step.ignoresOwnAddresses !== true || step.keeps === 'where none is left') return false;
  const upstreams = server.upstreams.get(step) ?? [];
  return upstreams.every(
    (upstream) => upstream.kind === 'known' && isIgnored(step, reach(graph, server, upstream), server, upstream),
  );
}

/** No Service's address, nor one that no interface has. */
export function isIgnored(
  { ignoresOwnAddresses, asksLoopback }: ForwardStep,
  reached: Reached,
  server: DnsServer,
  upstream: Pick<KnownUpstream, 'address'>,
): boolean {
  if (ignoresOwnAddresses !== true || (asksLoopback === true && isLoopback(upstream.address))) return false;
  return isOwn(reached, server, upstream);
}

export function isOwn(reached: Reached, server: DnsServer, upstream?: Pick<KnownUpstream, 'address'>): boolean {
  return (
    reached.kind === 'sockets' &&
    (upstream === undefined || !isOfNoInterface(upstream.address)) &&
    reached.published !== true &&
    reached.sockets.some((one) => one.server.id === server.id)
  );
}
