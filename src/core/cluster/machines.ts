/** Machines beside the cluster whose units start a DNS server. */

import type { Fact } from '../facts/fact.ts';
import type { NodeServerFact } from '../facts/node.ts';
import { append, grouped } from '../text/append.ts';
import type { Notice } from '../text/notice.ts';
import { type FactOf, ofKind } from './cluster-facts.ts';
import type { Pool } from './pool.ts';
import type { SharedPools } from './shared-pools.ts';

export function standaloneMachines(
  servers: readonly NodeServerFact[],
  facts: readonly Fact[],
  shared: SharedPools,
  notices: Notice[],
): Pool[] {
  if (servers.length === 0) return [];
  const byMachine = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (!OF_MACHINES.test(fact.kind)) continue;
    const key = machineOf(fact);
    append(byMachine, key, fact);
  }
  const wanted = grouped(servers, (server) => machineOf(server));
  return [...wanted].map(([key, mine]) => {
    const of = <K extends Fact['kind']>(kind: K): FactOf<K>[] => ofKind(byMachine.get(key) ?? [], kind);
    const os = of('node-profile').find((fact) => fact.os !== undefined)?.os;
    return shared.poolOf(
      {
        name: key,
        os,
        provisioner: undefined,
        addresses: [],
        declared: [],
        files: of('node-file'),
        links: of('node-link'),
        network: of('node-network'),
        services: of('node-service'),
        kubelets: [],
        servers: mine,
        standalone: true,
        at: mine[0]?.at,
      },
      notices,
    );
  });
}

const OF_MACHINES = /^node-(?:file|link|network|service|profile)$/;

function machineOf(fact: Fact): string {
  if (fact.standalone !== undefined) return fact.standalone;
  if ('overlay' in fact && fact.overlay !== undefined) return fact.overlay === '' ? '/' : fact.overlay;
  if (fact.pool !== undefined) return fact.pool;
  if (fact.by !== undefined) return fact.by.hosts ?? fact.by.role ?? fact.at.file.path;
  return fact.at.file.path;
}
