/** Servers that send a name by the stanza with the longest FROM: legacy `proxy`, dnsmasq, unbound. */
import type { DnsServer } from '../cluster/cluster.ts';
import { type DomainName, ROOT } from '../dns/name.ts';
import type { ForwardStep } from '../facts/fact.ts';
import type { CompiledStep } from './compile.ts';
import type { ForwardingGraph } from './graph.ts';
import { reach } from './reach.ts';
import type { Reached } from './reached.ts';

/** The stanza of the longest FROM that has somebody to ask; one whose servers all are the server itself is as if it were not there. */
export function longest(
  graph: ForwardingGraph,
  server: DnsServer,
  steps: readonly CompiledStep[],
  from: number,
  name: DomainName,
  type: string,
): ForwardStep | undefined {
  let best: ForwardStep | undefined;
  for (let i = from; i < steps.length; i += 1) {
    const step = steps[i];
    if (
      step?.kind === 'forward' &&
      step.handles(name, type) &&
      (best === undefined ||
        step.step.from.length > best.from.length ||
        (best.from === ROOT && step.step.from !== ROOT)) &&
      !(type === 'DS' && step.step.dsAbove === true && name === step.step.from && name !== ROOT) &&
      !asksNobody(graph, server, step.step)
    )
      best = step.step;
  }
  return best;
}

/** dnsmasq drops servers that are addresses of its own, and looks on among the rest (src/network.c check_servers). */
function asksNobody(graph: ForwardingGraph, server: DnsServer, step: ForwardStep): boolean {
  if (step.ignoresOwnAddresses !== true) return false;
  const upstreams = server.upstreams.get(step) ?? [];
  return upstreams.every((upstream) => {
    if (upstream.kind === 'unknown') return false;
    const reached = reach(graph, server, upstream.address, upstream.port, upstream.transport);
    return isOwn(reached, server);
  });
}

/** A Service's address is nobody's own, though it leads back. */
export function isOwn(reached: Reached, server: DnsServer): boolean {
  return (
    reached.kind === 'sockets' &&
    reached.frontend !== true &&
    reached.sockets.some((one) => one.server.id === server.id)
  );
}
