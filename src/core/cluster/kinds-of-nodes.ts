/**
 * Machines that the repository sets up differently, where nothing else tells pools from each other, are kinds of nodes. What is
 * read later may also replace what was before: the last one stands for the pool, the others are nodes by assumption.
 */
import type { KubeletFact, NodeFileFact, NodeLinkFact, SetUpBy } from '../facts/fact.ts';
import { append } from '../text/append.ts';
import type { Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { lastOf } from './last-kubelet.ts';
import type { PoolInput } from './make-pool.ts';

interface OfMachine {
  readonly at: Location;
  readonly pool?: string;
  readonly by?: SetUpBy;
  readonly overlay?: string;
  readonly joins?: true;
}

/** What a machine says in a place that others fill too. */
interface Statement {
  readonly machine: string;
  readonly slot: string;
  readonly says: string;
  readonly facts: readonly OfMachine[];
}

/** A machine with its statements that others contradict. */
type Kind = readonly [machine: string, statements: readonly Statement[]];

const MAX_KINDS = 16;

/** The pool, and what it is on each of the machines that say otherwise. */
export function kindsOf(pool: PoolInput, notices: Notice[]): readonly PoolInput[] {
  const contested = contestedIn([
    ...kubeletStatements(pool.kubelets),
    ...fileStatements([...pool.files, ...pool.links]),
  ]);
  const machines = new Map<string, Statement[]>();
  for (const one of contested) append(machines, one.machine, one);
  const [last, ...others] = differing([...machines].reverse());
  if (last === undefined) return [pool];
  const at = others[MAX_KINDS]?.[1][0]?.facts[0]?.at;
  const message = `of machines that are set up differently only ${MAX_KINDS + 1} are judged`;
  if (at !== undefined) notices.push({ kind: 'unreadable', unread: 'bound', message, at });
  return [pool, ...others.slice(0, MAX_KINDS).map((kind) => poolOn(pool, kind, { last: last[0], contested }))];
}

/** Of several machines that say the same, the first. */
function differing(kinds: readonly Kind[]): readonly Kind[] {
  const known = new Map<string, Kind>();
  for (const kind of kinds) {
    const signature = JSON.stringify(kind[1].map(({ slot, says }) => [slot, says]).sort());
    if (!known.has(signature)) known.set(signature, kind);
  }
  return [...known.values()];
}

function poolOn(
  pool: PoolInput,
  [machine]: Kind,
  { last, contested }: { readonly last: string; readonly contested: readonly Statement[] },
): PoolInput {
  const facts = new Set<OfMachine>();
  const pools = new Set(contested.flatMap((one) => one.facts.flatMap((fact) => fact.pool ?? [])));
  const trees = new Set<string>();
  for (const one of contested) {
    if (one.machine === machine) continue;
    for (const fact of one.facts) facts.add(fact);
    if (one.facts.some((fact) => treeOf(fact) !== undefined)) trees.add(one.machine);
  }
  const mine = <T extends OfMachine>(list: readonly T[] = []): readonly T[] =>
    list.filter((fact) => !facts.has(fact) && !trees.has(machineOf(fact) ?? ''));
  return {
    ...pool,
    name: `${pool.name} (${machine})`,
    kindOf: pool.name,
    // What installers call a pool is one.
    assumes: pools.has(machine) ? undefined : `the nodes of ${machine} are others than those of ${last}`,
    files: mine(pool.files),
    links: mine(pool.links),
    network: mine(pool.network),
    services: mine(pool.services),
    kubelets: mine(pool.kubelets),
    servers: mine(pool.servers),
  };
}

/** Slots that several machines fill differently. */
function contestedIn(statements: readonly Statement[]): readonly Statement[] {
  const slots = new Map<string, Set<string>>();
  for (const { slot, says } of statements) {
    const known = slots.get(slot);
    if (known === undefined) slots.set(slot, new Set([says]));
    else known.add(says);
  }
  return statements.filter(({ slot }) => (slots.get(slot)?.size ?? 0) > 1);
}

/** Of flags and of the file, where they come equally late, the resolver file; a whole file without one has the default. */
function kubeletStatements(kubelets: readonly KubeletFact[]): readonly Statement[] {
  return byMachine(kubelets, ({ source, precedence = 20 }) => `${source} ${precedence}`).flatMap((one) => {
    const stated = lastOf(one.facts.filter(({ resolvConf }) => resolvConf !== undefined))?.resolvConf?.value;
    const isWhole = one.facts.some(({ source, precedence }) => source === 'config' && precedence === undefined);
    if (stated === undefined && !isWhole) return [];
    return [{ ...one, says: stated === undefined ? '' : `resolvConf: ${stated}` }];
  });
}

function fileStatements(files: readonly (NodeFileFact | NodeLinkFact)[]): readonly Statement[] {
  const whole = files.filter((fact) => fact.kind === 'node-link' || fact.mode === 'replace');
  return byMachine(whole, ({ path }) => path).flatMap((one) => {
    const last = one.facts.at(-1);
    if (last === undefined) return [];
    return [{ ...one, says: last.kind === 'node-link' ? `-> ${last.target}` : last.text.text }];
  });
}

interface OfOneMachine<T> {
  readonly machine: string;
  readonly slot: string;
  readonly facts: readonly T[];
}

function byMachine<T extends OfMachine>(facts: readonly T[], slotOf: (fact: T) => string): readonly OfOneMachine<T>[] {
  const found = new Map<string, { machine: string; slot: string; facts: T[] }>();
  for (const fact of facts) {
    const machine = machineOf(fact);
    if (machine === undefined) continue;
    const slot = slotOf(fact);
    const key = JSON.stringify([machine, slot]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { machine, slot, facts: [fact] });
    else known.facts.push(fact);
  }
  return [...found.values()];
}

/** As findings name it. Undefined where tasks for hosts that are not known may set up any. */
function machineOf(fact: OfMachine): string | undefined {
  const { pool, by } = fact;
  const name = pool ?? (by === undefined ? (treeOf(fact) ?? fact.at.file.path) : by.hosts);
  return fact.joins === true && name !== undefined ? `${name}, joining` : name;
}

/** The folder that mirrors a machine's root, or holds its units. */
function treeOf({ at, overlay }: OfMachine): string | undefined {
  if (overlay !== undefined) return overlay === '' ? '/' : overlay;
  const { path } = at.file;
  const root = /^(?:(.*?)\/)?(?:etc|usr|var|lib|run|opt)\//.exec(path);
  if (root !== null) return root[1] ?? '/';
  return /^(.*?)\/?kubelet\.service(?:\.d\/[^/]+)?$/.exec(path)?.[1];
}
