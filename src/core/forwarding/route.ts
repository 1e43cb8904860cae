/** Which server block of a socket takes a question. */

import { isCoredns } from '../cluster/cluster.ts';
import { ancestry, ROOT } from '../dns/name.ts';
import type { ServerBlock, View } from '../facts/server-config.ts';
import { isAmongClients } from './chain-input.ts';
import { isOverTcp } from './dialled.ts';
import type { ForwardingGraph } from './graph.ts';
import type { Question } from './question.ts';

/** Blocks with unknown views, for one question; one more marks the cut. */
export const MAX_CHOICES = 64;
const NONE: readonly ServerBlock[] = [];
const ONLY: readonly number[] = [0];

/** Several where views decide (core/dnsserver/server.go ServeDNS). */
export function route(
  graph: ForwardingGraph,
  question: Question,
): { block: ServerBlock; assumptions: readonly string[] }[] {
  const { socket, name, type } = question;
  const found: { block: ServerBlock; assumptions: readonly string[] }[] = [];
  const past: string[] = [];
  // It refuses before the type is looked at.
  const isChainless = ({ steps }: ServerBlock): boolean => steps.length === 0 && isCoredns(socket.server);
  const perhaps = (block: ServerBlock): void => {
    found.push({ block, assumptions: [...past, takenBy(block)] });
    past.push(passedBy(block));
  };
  /** The last block that lets a DS question in has it; those behind a sure one count for nothing. */
  const forDs: { readonly block: ServerBlock; readonly sure: boolean }[] = [];
  const takenForDs = (): typeof found | undefined => {
    for (const { block, sure } of forDs.toReversed()) {
      if (sure) return [...found, { block, assumptions: [...past] }];
      if (found.length > MAX_CHOICES) return found;
      perhaps(block);
    }
    return undefined;
  };
  for (const zone of ancestry(name)) {
    const taken = zone === ROOT && name !== ROOT ? takenForDs() : undefined;
    if (taken !== undefined) return taken;
    const blocks = socket.zones.get(zone) ?? NONE;
    for (const index of graph.admitting.get(blocks)?.(name) ?? ONLY) {
      const block = blocks[index];
      if (block === undefined) break;
      const verdict = viewsPass(graph, block, question);
      if (verdict === 'no') continue;
      if (type === 'DS' && (zone !== ROOT || name === ROOT) && !isChainless(block)) {
        forDs.push({ block, sure: verdict === 'yes' });
        continue;
      }
      if (verdict === 'yes') return [...found, { block, assumptions: [...past] }];
      if (found.length > MAX_CHOICES) return found;
      perhaps(block);
    }
  }
  return (name === ROOT ? takenForDs() : undefined) ?? found;
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
  { socket, name, type, source, overTcp }: Question,
): 'yes' | 'no' | 'maybe' {
  let maybe = false;
  for (const view of block.views) {
    if (view.port !== undefined && view.port !== socket.port) return 'no';
    const asker = admitsAsker(view, source);
    if (asker === 'no') return 'no';
    if (asker === 'maybe') maybe = true;
    if (view.overTcp !== undefined && overTcp === 'perhaps') maybe = true;
    else if (view.overTcp !== undefined && view.overTcp !== (overTcp ?? isOverTcp(socket))) return 'no';
    if (view.types !== undefined && !view.types.includes(type)) return 'no';
    if (view.notTypes?.includes(type) === true) return 'no';
    if (view.opaque) maybe = true;
  }
  const compiled = graph.compiled.get(block);
  if (block.views.length > 0 && compiled.uncompiled > 0) return 'maybe';
  for (const admits of compiled.admits) if (!admits(name)) return 'no';
  return maybe ? 'maybe' : 'yes';
}

function admitsAsker({ clients = [] }: View, source: string | undefined): 'yes' | 'no' | 'maybe' {
  const verdicts = clients.map((list) => (source === undefined ? 'maybe' : isAmongClients(list, source)));
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('maybe') ? 'maybe' : 'yes';
}
