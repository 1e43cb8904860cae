/** The law that all names at once and one name by itself say the same: of a loop's witness, and of other names of its set. */
import { below, type DomainName, isWithin } from '../../src/core/dns/name.ts';
import type { NameSet } from '../../src/core/dns/name-set.ts';
import type { ServerBlock } from '../../src/core/facts/server-config.ts';
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import type { GuardedLoop } from '../../src/core/forwarding/loop.ts';
import type { Socket } from '../../src/core/forwarding/socket.ts';
import { type WalkOutcome, walkNewName, walkOnward } from '../../src/core/forwarding/walk.ts';
import { assertNever } from '../../src/core/text/invariant.ts';
import { hasName } from './has-name.ts';

/** Names of a set that nobody mentions, one for each of its parts; of two labels, since systemd-resolved keeps those of one. */
function namesIn(set: NameSet): readonly DomainName[] {
  return set.cuts.flatMap((cut) => {
    const name = cut.apex === 'only' ? cut.under : below('k3j9', below('u7d', cut.under));
    return cut.except.some((zone) => isWithin(name, zone)) ? [] : [name];
  });
}

/** The first contradiction between a loop that is reported and the walk of its witness and of other names of its set. */
export function contradiction(graph: ForwardingGraph, loop: GuardedLoop): string | undefined {
  const sockets = loop.blocks.filter(({ block }) => block === loop.hops[0]?.block).map(({ socket }) => socket);
  const types = [loop.witness.type, ...(loop.types?.kind === 'only' ? loop.types.list : [])];
  const names = [loop.witness.name, ...namesIn(loop.names)];
  for (const type of new Set(types))
    for (const name of new Set(names)) {
      if (name !== loop.witness.name && !hasName(loop.names, name)) continue;
      // What goes round over TCP alone is asked over TCP.
      const { overTcp } = loop.witness;
      const walks = sockets.map((socket: Socket) =>
        overTcp === undefined
          ? walkNewName(graph, socket, name, type)
          : walkOnward(graph, { socket, name, type, overTcp }),
      );
      const ends = walks.flat();
      // Who may ask is not stated; a guard that ends the server asks by itself.
      const asker = loop.guard.verdict === 'fatal' ? {} : { source: undefined };
      const elsewhere = loop.blocks.flatMap(({ socket }) => [
        ...walkNewName(graph, socket, name, type),
        ...walkOnward(graph, { ...loop.witness, ...asker, socket, name, type }),
      ]);
      // What a rewrite of another of its servers leads into it is of its names and types too.
      const isFirst = name === loop.witness.name && type === loop.witness.type;
      const found = isFirst || !loop.blocks.some(({ block }) => rewrites(block)) ? ends : elsewhere;
      // Of one with more ways than are followed nothing is said.
      if (found.some(isCut)) continue;
      if (!found.some((one) => one.disposition === 'loops')) return `${name} ${type} does not come back`;
      if (name !== loop.witness.name || type !== loop.witness.type) continue;
      const doubt = lessSure(loop, ends, elsewhere) ?? walks.map(namedTwice).find((one) => one !== undefined);
      if (doubt !== undefined) return `${name} ${type} ${doubt}`;
    }
  return undefined;
}

function rewrites({ steps }: ServerBlock): boolean {
  return steps.some(({ kind }) => kind === 'rewrite');
}

function isCut({ disposition, because = '' }: WalkOutcome): boolean {
  return disposition === 'unknown' && /\bmore ways than are followed\b/.test(because);
}

/** Whether a way is named twice, each time with a share of its own. */
function namedTwice(ends: readonly WalkOutcome[]): string | undefined {
  const known = new Set<string>();
  for (const { certainty, disposition, rcode, hops } of ends) {
    const way = hops.map(({ server, step, to }) => `${server.id} ${step.at.span.start} ${to}`).join(', ');
    const key = [certainty, disposition, rcode, way].join(' ');
    if (certainty === 'sometimes' && known.has(key)) return `goes one way twice: ${key}`;
    known.add(key);
  }
  return undefined;
}

/**
 * How the walk of a loop's witness, from each socket of its first block, is less sure of it than the simulation, or surer.
 * `elsewhere`: the same from all of its blocks, also when these ask themselves.
 */
function lessSure(
  loop: GuardedLoop,
  ends: readonly WalkOutcome[],
  elsewhere: readonly WalkOutcome[],
): string | undefined {
  const comesBack = ends.filter((one) => one.disposition === 'loops');
  const reported = comesBack.map((one) => one.certainty);
  const isAssumed = !elsewhere.some((one) => one.disposition === 'loops' && one.certainty !== 'assumed');
  const away = ends.filter((one) => one.disposition !== 'loops');
  switch (loop.certainty) {
    case 'always':
      if (isAssumed) return 'is always reported, and the walk assumes';
      // Where all servers are asked at once (dnsmasq, `all-servers`), each way is taken every time.
      if (loop.hops.some(({ step }) => step.policy === 'parallel')) return undefined;
      // What is left when an upstream fails is no other way.
      if (away.some((one) => one.certainty === 'always')) return 'is always reported, and ends elsewhere';
      return undefined;
    case 'sometimes':
      if (isAssumed) return 'is reported without an assumption, and the walk assumes';
      // Who is asked first may go round by itself; this ring is what is left when that fails.
      if (loop.onFailure) return undefined;
      return away.length === 0 && reported.includes('always') ? 'is sometimes reported, and always walked' : undefined;
    case 'assumed':
      return reported.includes('always') && away.length === 0 ? 'is assumed, and always walked' : undefined;
    default:
      return assertNever(loop.certainty);
  }
}
