/** Machines of a pool that are set up by different files are kinds of nodes. */

import type { KubeletFact, NodeFileFact, NodeLinkFact } from '../facts/node.ts';
import { grouped } from '../text/append.ts';
import { beyondBound } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import type { Notice } from '../text/notice.ts';
import type { PoolInput } from './make-pool.ts';

type MachineFact = KubeletFact | NodeFileFact | NodeLinkFact;

interface Statement {
  readonly fact: MachineFact;
  readonly place: string;
  readonly value: string;
  readonly machine: string;
}

const MAX_KINDS = 20;

/** The first kind has all files, of which the last count; each other kind is one machine's. */
export function kindsOfMachines(pool: PoolInput, contested: Contested, notices: Notice[]): readonly PoolInput[] {
  if (contested.size === 0) return [pool];
  const statements = [...contested.values()].flat();
  const isOwn = nodesAmong(statements, pool);
  const winning = valuesOf(statements);
  const known = new Set([JSON.stringify([...winning])]);
  const kinds: PoolInput[] = [pool];
  for (const [machine, own] of grouped(statements.filter(isOwn), (one) => one.machine)) {
    const values = new Map([...winning, ...valuesOf(own)]);
    const key = JSON.stringify([...values]);
    if (known.has(key)) continue;
    known.add(key);
    if (kinds.length < MAX_KINDS) kinds.push(kindOf(pool, machine, { contested, winning }));
    else if (kinds.length === MAX_KINDS && own[0] !== undefined) {
      const message = `more than ${MAX_KINDS} kinds of nodes are set up differently; the others are not judged`;
      notices.push(beyondBound(message, own[0].fact.at));
      break;
    }
  }
  return kinds;
}

type Contested = ReadonlyMap<string, readonly Statement[]>;

/** Most pools share their lists, so the answer for the last ones is kept. */
export function contestsAmong(isOfCluster: (path: string) => boolean): (pool: PoolInput) => Contested {
  let last: (Pick<PoolInput, 'kubelets' | 'files' | 'links'> & { readonly contested: Contested }) | undefined;
  return ({ kubelets, files, links }) => {
    if (last?.kubelets === kubelets && last.files === files && last.links === links) return last.contested;
    const facts = [...kubelets, ...files, ...links].filter(({ at }) => isOfCluster(at.file.path));
    last = { kubelets, files, links, contested: contestedIn(facts) };
    return last.contested;
  };
}

interface Contest {
  readonly contested: Contested;
  readonly winning: ReadonlyMap<string, string>;
}

function kindOf(pool: PoolInput, machine: string, { contested, winning }: Contest): PoolInput {
  const without = new Set<MachineFact>();
  let isKnown = true;
  for (const [place, statements] of contested) {
    if (!statements.some((one) => one.machine === machine)) continue;
    for (const one of statements)
      if (one.machine !== machine) without.add(one.fact);
      else if (one.value !== winning.get(place)) isKnown &&= isOfMachine(one.fact);
  }
  const mine = <T extends MachineFact>(facts: readonly T[]): T[] => facts.filter((fact) => !without.has(fact));
  return {
    ...pool,
    name: `${pool.name} (${machine})`,
    kindOf: pool.name,
    addresses: [],
    ...defined({
      assumes: isKnown
        ? undefined
        : `there are nodes that ${machine === '' ? 'the files of the root set' : `${machine} sets`} up`,
    }),
    kubelets: mine(pool.kubelets),
    files: mine(pool.files),
    links: mine(pool.links),
  };
}

function contestedIn(facts: readonly MachineFact[]): Contested {
  const places = grouped(facts.flatMap(statementOf), (one) => one.place);
  return new Map(
    [...places].filter(([, statements]) => {
      const count = (of: (one: Statement) => string): number => new Set(statements.map(of)).size;
      return count((one) => one.value) > 1 && count((one) => one.machine) > 1;
    }),
  );
}

function statementOf(fact: MachineFact): readonly Statement[] {
  const machine = machineOf(fact);
  switch (fact.kind) {
    case 'kubelet': {
      const { source, precedence, resolvConf } = fact;
      const place = `${source} ${precedence ?? 20}`;
      if (resolvConf !== undefined) return [{ fact, place, value: `= ${resolvConf.value}`, machine }];
      return source === 'config' && precedence === undefined ? [{ fact, place, value: '', machine }] : [];
    }
    case 'node-file':
      return fact.mode === 'append' ? [] : [{ fact, place: fact.path, value: fact.text.text, machine }];
    case 'node-link':
      return [{ fact, place: fact.path, value: `-> ${fact.target}`, machine }];
  }
}

function valuesOf(statements: readonly Statement[]): ReadonlyMap<string, string> {
  return new Map(statements.map(({ place, value }) => [place, value]));
}

/** Where some machines have a kubelet, the others are no nodes. */
function nodesAmong(statements: readonly Statement[], { kubelets }: PoolInput): (one: Statement) => boolean {
  const nodes = new Set(kubelets.map(machineOf));
  return statements.some(({ machine }) => nodes.has(machine)) ? ({ machine }) => nodes.has(machine) : () => true;
}

/** Written for certain machines: a group's, a play's, those that join. */
function isOfMachine(fact: MachineFact): boolean {
  return (
    fact.pool !== undefined || fact.by?.hosts !== undefined || (fact.kind === 'kubelet' && fact.machine !== undefined)
  );
}

function topOf(path: string): string | undefined {
  const folders = path.split('/');
  const top = folders.findIndex((one, index) => index < folders.length - 1 && TOP_FOLDERS.has(one));
  return top === -1 ? undefined : folders.slice(0, top).join('/');
}

/** Its group, the folder that mirrors it, else the file that sets it up. */
function machineOf(fact: MachineFact): string {
  const machine = fact.kind === 'kubelet' ? fact.machine : undefined;
  if (fact.pool !== undefined) return machine === undefined ? fact.pool : `${machine} ${fact.pool}`;
  if (fact.by !== undefined) return fact.by.hosts ?? 'a role';
  if ('overlay' in fact && fact.overlay !== undefined) return fact.overlay;
  const { path } = fact.at.file;
  const top = topOf(path);
  if (top !== undefined) return top;
  const own = machine === undefined ? path : `${machine} of ${path}`;
  return own.replace(/\/[^/]+\.d\/[^/]+$/, '');
}

export const TOP_FOLDERS: ReadonlySet<string> = new Set(['etc', 'usr', 'var', 'lib', 'run', 'opt']);
