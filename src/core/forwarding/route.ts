/** Which server block of a socket takes a question. */
import { ancestry, type DomainName, ROOT } from '../dns/name.ts';
import type { ServerBlock } from '../facts/fact.ts';
import type { ForwardingGraph } from './graph.ts';
import type { Socket } from './socket.ts';

/** Blocks with unknown views that are followed for one question; one more marks the cut. */
export const MAX_CHOICES = 64;
const NONE: readonly ServerBlock[] = [];
const ONLY: readonly number[] = [0];

/** Several where views decide (core/dnsserver/server.go ServeDNS). */
export function route(
  graph: ForwardingGraph,
  socket: Socket,
  name: DomainName,
  type: string,
): { block: ServerBlock; assumptions: readonly string[] }[] {
  const found: { block: ServerBlock; assumptions: readonly string[] }[] = [];
  // Conditions for having passed earlier views.
  const past: string[] = [];
  const perhaps = (block: ServerBlock): void => {
    found.push({ block, assumptions: [...past, takenBy(block)] });
    past.push(passedBy(block));
  };
  /** Blocks that may have a DS question: the last one that lets it in does; those behind a sure one count for nothing. */
  const forDs: { readonly block: ServerBlock; readonly sure: boolean }[] = [];
  for (const zone of ancestry(name)) {
    // The root is the last resort.
    if (zone === ROOT && name !== ROOT)
      for (const { block, sure } of forDs.reverse()) {
        if (sure) return [...found, { block, assumptions: [...past] }];
        if (found.length > MAX_CHOICES) return found;
        perhaps(block);
      }
    const blocks = socket.zones.get(zone) ?? NONE;
    for (const index of graph.admitting.get(blocks)?.(name) ?? ONLY) {
      const block = blocks[index];
      if (block === undefined) break;
      const verdict = viewsPass(graph, block, name, type);
      if (verdict === 'no') continue;
      if (type === 'DS' && zone !== ROOT) {
        forDs.push({ block, sure: verdict === 'yes' });
        continue;
      }
      if (verdict === 'yes') return [...found, { block, assumptions: [...past] }];
      if (found.length > MAX_CHOICES) return found;
      perhaps(block);
    }
  }
  return found;
}

function viewOf({ views }: ServerBlock): string {
  return views.map((one) => one.text).join(' ');
}

function takenBy(block: ServerBlock): string {
  return `the view ${viewOf(block)} lets the query in`;
}

export function passedBy(block: ServerBlock): string {
  return `the view ${viewOf(block)} does not take the query`;
}

export function viewsPass(
  graph: ForwardingGraph,
  block: ServerBlock,
  name: DomainName,
  type: string,
): 'yes' | 'no' | 'maybe' {
  let maybe = false;
  for (const view of block.views) {
    if (view.types !== undefined && !view.types.includes(type)) return 'no';
    if (view.notTypes?.includes(type) === true) return 'no';
    if (view.opaque) maybe = true;
  }
  const compiled = graph.compiled.get(block);
  if (block.views.length > 0 && compiled.uncompiled > 0) return 'maybe';
  for (const admits of compiled.admits) if (!admits(name)) return 'no';
  return maybe ? 'maybe' : 'yes';
}
