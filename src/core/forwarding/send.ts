/** One stanza and one question: who is asked, and how surely. */

import { type DnsServer, formatAddress } from '../cluster/cluster.ts';
import { hostPort, isIPv6, isLoopback, isUnspecified } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { ForwardStep } from '../facts/fact.ts';
import type { Assumption } from '../text/assumption.ts';
import { conditionsAt } from '../text/conditions.ts';
import { assertNever } from '../text/invariant.ts';
import type { Asked } from './asked.ts';
import { type Branch, type Certainty, type Hop, isAmong, type Outcome } from './branch.ts';
import { isOwn } from './longest-from.ts';
import { settle } from './policy.ts';
import { reach } from './reach.ts';
import type { Socket } from './socket.ts';

/** What the asked server sees as the asker's address, where something there heeds it. */
function sourceAt(next: Socket, server: DnsServer, dialled: string): string | undefined {
  if (!next.heedsClients) return undefined;
  if (isUnspecified(dialled)) return isIPv6(dialled) ? '::1' : '127.0.0.1';
  if (isLoopback(dialled)) return isIPv6(dialled) ? '::1' : '127.0.0.1';
  // What a host sends to an address of its own comes from that address (Linux, ip-route(8) on local routes).
  return next.server.id === server.id && next.address === dialled ? dialled : undefined;
}

/** Every upstream that may be asked, with how surely it is, under the stanza's policy. Never empty. */
export function send(asked: Asked, step: ForwardStep, name: DomainName, type: string): Branch[] {
  const { graph, block, assumptions } = asked;
  const { cluster } = graph;
  const server = asked.socket.server;
  const all = server.upstreams.get(step) ?? [];
  const targets: { branch: Outcome; assumptions: readonly Assumption[]; dead: boolean; shares: number }[] = [];
  for (const upstream of all) {
    if (upstream.kind === 'unknown') {
      const hop: Hop = {
        server,
        block,
        step,
        upstream: undefined,
        to: upstream.because,
        via: '',
        says: upstream.via,
        at: upstream.at,
      };
      const branch: Outcome =
        upstream.outside === true
          ? { kind: 'leaves', to: upstream.because, name, type, hop }
          : { kind: 'unknown', because: upstream.because, at: upstream.at, hop };
      targets.push({ branch, assumptions: upstream.assumptions ?? [], dead: false, shares: 1 });
      continue;
    }
    const transport = step.protocol === 'tls' ? 'tls' : step.protocol === 'https' ? 'https' : upstream.transport;
    const to = hostPort(formatAddress(cluster, upstream.address), upstream.port);
    const reached = reach(graph, server, upstream.address, upstream.port, transport);
    const base = { server, block, step, upstream, to, says: upstream.via, at: upstream.at };
    switch (reached.kind) {
      case 'nobody':
        targets.push({
          branch: {
            kind: 'fails',
            rcode: 'SERVFAIL',
            noReply: true,
            because: `nobody listens on ${to} (${reached.via})`,
            at: upstream.at,
          },
          assumptions: upstream.assumptions,
          dead: true,
          shares: 1,
        });
        break;
      case 'outside':
        targets.push({
          branch: { kind: 'leaves', to, name, type, hop: { ...base, via: 'outside the repository' } },
          assumptions: upstream.assumptions,
          dead: false,
          shares: 1,
        });
        break;
      case 'unknown':
        targets.push({
          branch: {
            kind: 'unknown',
            because: reached.because,
            at: upstream.at,
            hop: { ...base, via: reached.because },
          },
          assumptions: upstream.assumptions,
          dead: false,
          shares: 1,
        });
        break;
      case 'sockets': {
        if (step.ignoresOwnAddresses === true && isOwn(reached, server)) break;
        for (const next of reached.sockets) {
          const extra = reached.certain ? [] : [`${reached.via} leads to ${next.server.name}`];
          if (step.detectsLoops === true) extra.push(`${server.name} does not notice that ${to} leads back`);
          if (reached.assumption !== undefined) extra.push(reached.assumption);
          const says =
            reached.at === undefined
              ? upstream.via
              : [...upstream.via, { at: reached.at, says: `${to} is ${reached.via}`, setting: 'service' as const }];
          const hop: Hop = { ...base, says, via: reached.via };
          const stated =
            next.server.assumption === undefined || next.server.id === server.id ? [] : [next.server.assumption];
          const places = [server.at, step.at, upstream.at, ...says.map((one) => one.at), next.server.at];
          const written = new Set(places.flatMap(conditionsAt));
          targets.push({
            branch: { kind: 'sent', to: next, name, type, hop, source: sourceAt(next, server, upstream.address) },
            assumptions: [...upstream.assumptions, ...extra, ...stated, ...written],
            dead: false,
            shares: reached.sockets.length,
          });
        }
        break;
      }
      default:
        return assertNever(reached);
    }
  }
  const alive = targets.filter((target) => !target.dead);
  const used = alive.length > 0 ? alive : targets.slice(0, 1);
  if (used.length === 0) {
    return [
      {
        certainty: assumptions.length > 0 ? 'assumed' : 'certain',
        probability: 1,
        assumptions,
        block,
        step,
        outcome: { kind: 'fails', rcode: 'SERVFAIL', because: 'no upstream is left', at: step.at },
      },
    ];
  }
  const settled =
    step.failover.length === 0 || used.some((target) => target.shares > 1)
      ? used.map((target) => ({ target, weight: 1 / target.shares }))
      : settle(
          used,
          used.map((target) => isAmong(asked.replyTo(target.branch), step.failover)),
          step.policy,
        );
  const units = settled.reduce((sum, { weight }) => sum + weight, 0);
  let first = true;
  return settled.map(({ target, weight }): Branch => {
    const all = [...assumptions, ...target.assumptions];
    let probability = 1;
    let certainty: Certainty = 'certain';
    if (step.policy === 'random' || step.policy === 'round_robin' || step.policy === 'unordered')
      probability = weight / units;
    else if (step.policy === 'sequential') {
      if (!first) certainty = 'failure';
      else if (target.shares > 1) probability = weight;
    }
    if (step.policy !== 'sequential' || target.shares === 1) first = false;
    else if (target.shares > 1)
      first = target === used[0] ? used.length > 1 && used[1]?.shares === target.shares : false;
    if (certainty === 'certain' && probability < 1) certainty = 'share';
    if (all.length > 0) certainty = 'assumed';
    return { certainty, probability, assumptions: all, block, step, outcome: target.branch };
  });
}
