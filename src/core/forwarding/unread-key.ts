/** A server block whose zone is not stated: which names it takes of the block above. */
import { ancestry, type DomainName, ROOT } from '../dns/name.ts';
import type { Branch, QueryKind } from './branch.ts';
import type { ForwardingGraph } from './graph.ts';
import type { Question } from './question.ts';
import type { Socket } from './socket.ts';

/**
 * `likely`: nobody but others states a zone of the name, and a zone of theirs is what a template is filled in with.
 * `perhaps`: nobody states one; such a name is taken only if somebody means it.
 */
export function takenByUnread(
  { statedZones, everyZone }: ForwardingGraph,
  { socket: { unread, server }, name }: Question,
  queryKind: QueryKind,
): 'likely' | 'perhaps' | undefined {
  if (unread === undefined || isBelow(name, statedZones(server).zones)) return undefined;
  const { head, tail } = statedLabels(unread.text);
  const fits = (zone: DomainName): boolean => zone.startsWith(head) && `.${zone}`.endsWith(tail);
  if (isBelow(name, everyZone(), fits)) return 'likely';
  return queryKind === 'this name' && `.${name}`.endsWith(tail) ? 'perhaps' : undefined;
}

function isBelow(
  name: DomainName,
  zones: ReadonlySet<DomainName>,
  fits: (zone: DomainName) => boolean = () => true,
): boolean {
  for (const zone of ancestry(name)) if (zone !== ROOT && zones.has(zone) && fits(zone)) return true;
  return false;
}

/** Whole labels before the first and behind the last expression of a key, whatever that is filled in with. */
function statedLabels(key: string): { readonly head: string; readonly tail: string } {
  const host = key
    .toLowerCase()
    .replace(/^[a-z]{2,5}:\/\//, '')
    .replace(/\.?(?::\d{1,5})?$/, '');
  const head = /^(?:[a-z\d-]{1,63}\.){0,127}/.exec(host)?.[0] ?? '';
  const last = host.search(/[^a-z\d.-][a-z\d.-]{0,255}$/);
  const behind = last === -1 ? '' : host.slice(last + 1);
  return { head, tail: behind.startsWith('.') ? `${behind}.` : '.' };
}

/** Where it may take the name; the rest is for where it does not. */
export function besideUnread({ unread, server }: Socket, branches: readonly Branch[] = []): readonly Branch[] {
  const { text = '', at = server.at } = unread ?? {};
  const [holds, fails] = [`${text} stands for a zone of the name`, `${text} stands for no zone of the name`];
  const others = branches.map(
    (branch): Branch => ({
      ...branch,
      certainty: 'assumed',
      assumptions: [...branch.assumptions, fails],
    }),
  );
  const outcome = { kind: 'unknown', because: `which zone ${text} serves is not stated`, at } as const;
  const assumptions = others.length === 0 ? [] : [holds];
  return [...others, { certainty: 'assumed', probability: 1, assumptions, outcome }];
}
