import type { ServerBlock } from '../fact.ts';
import type { Finding } from '../finding.ts';
import type { Snapshot } from '../snapshot.ts';
import { coreDnsBlocks, firstZone, forwards, guardOf, placeKey } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

/** Compares logical server blocks: the zone and port that the guard probed, in the same server before and after. */
export const loopGuardRemoved: Rule = {
  slug: 'loop-guard-removed',
  *check(head, base) {
    if (base === undefined) return;
    yield* edits(head, base);
    const before = byServer(base);
    const after = byServer(head);
    const partner = partners(before, after);
    for (const [key, server] of after) {
      const { name } = server;
      const old = before.get(partner.get(key) ?? key);
      if (old === undefined) continue;
      const said = new Set<string>();
      for (const oldBlock of old.blocks) {
        const guard = guardOf(oldBlock);
        const probed = oldBlock.keys[0];
        if (guard === undefined || probed === undefined || !forwards(oldBlock)) continue;
        const same = (block: ServerBlock, port: boolean): boolean =>
          block.keys.some(
            (key) =>
              key.zone === probed.zone && (!port || (key.port === probed.port && key.transport === probed.transport)),
          );
        const now =
          server.blocks.find((block) => same(block, true)) ?? server.blocks.find((block) => same(block, false));
        if (now === undefined || !forwards(now) || guardOf(now) !== undefined || said.has(placeKey(now))) continue;
        said.add(placeKey(now));
        yield finding(
          'loop-guard-removed',
          {
            cluster: server.cluster,
            server: name,
            zone: firstZone(now),
            at: now.at,
            message: `The server block ${firstZone(now)} of ${name} still forwards, and its loop plugin is gone: a forwarding loop will no longer end the server at start, it will exhaust its memory.`,
            advice:
              'Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
            path: [{ at: guard.at, says: 'the base has `loop` here' }],
          },
          [name, firstZone(now)],
        );
      }
    }
  },
};

/** A command that was not there before and takes the guard away wherever it runs. */
function* edits(head: Snapshot, base: Snapshot): Generator<Finding> {
  const known = new Set(base.clusters.flatMap(({ cluster }) => cluster.guardEdits.map((one) => one.says)));
  for (const { cluster } of head.clusters) {
    for (const one of cluster.guardEdits) {
      if (known.has(one.says)) continue;
      yield finding(
        'loop-guard-removed',
        {
          cluster: cluster.name,
          at: one.at,
          message:
            'This command deletes the loop plugin from a Corefile: a forwarding loop will no longer end the server at start, it will exhaust its memory.',
          advice: 'End the loop itself at the upstream, and leave `loop` where it is.',
        },
        [one.says],
      );
    }
  }
}

interface Server {
  readonly name: string;
  readonly cluster: string;
  readonly blocks: ServerBlock[];
}

/** By cluster and name: two clusters each have a CoreDNS of the same name. */
function byServer(snapshot: Snapshot): Map<string, Server> {
  const out = new Map<string, Server>();
  for (const { view, server, block } of coreDnsBlocks(snapshot)) {
    const key = `${view.cluster.name}/${server.name}`;
    const known = out.get(key);
    if (known === undefined) out.set(key, { name: server.name, cluster: view.cluster.name, blocks: [block] });
    else known.blocks.push(block);
  }
  return out;
}

/** A server that lost its name and one that came with the same zones are one server, moved or renamed. */
function partners(before: ReadonlyMap<string, Server>, after: ReadonlyMap<string, Server>): Map<string, string> {
  const gone = [...before].filter(([name]) => !after.has(name));
  const come = [...after].filter(([name]) => !before.has(name));
  const out = new Map<string, string>();
  const taken = new Set<string>();
  for (const [name, server] of come) {
    const zones = zonesKey(server);
    const matching = gone.filter(([old, was]) => !taken.has(old) && zonesKey(was) === zones);
    const found =
      matching.length === 1
        ? matching[0]
        : (matching.find(([old]) => old.split('/').pop() === name.split('/').pop()) ??
          (gone.length === 1 && come.length === 1 ? gone[0] : undefined));
    if (found === undefined) continue;
    taken.add(found[0]);
    out.set(name, found[0]);
  }
  return out;
}

function zonesKey(server: Server): string {
  return server.blocks
    .flatMap((block) => block.keys.map((key) => `${key.zone}:${key.port}`))
    .sort()
    .join(' ');
}

export function removedAt(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(
    findings
      .filter((one) => one.rule === 'loop-guard-removed')
      .map((one) => `${one.at.file.path}|${one.at.span.start}`),
  );
}
