import { hostPort } from '../core/dns/endpoint.ts';
import { ancestry, type DomainName } from '../core/dns/name.ts';
import type { NameSet } from '../core/dns/name-set.ts';
import { BETWEEN_SERVERS } from '../core/dns/query-type.ts';
import type { ForwardingGraph } from '../core/forwarding/graph.ts';
import { type NameClass, type NameClasses, nameClasses, namesOf } from '../core/forwarding/names.ts';
import { reachable, serverEdges, serversOf } from '../core/forwarding/server-edges.ts';
import { type WalkOutcome, walk } from '../core/forwarding/walk.ts';
import { append } from '../core/text/append.ts';
import { present } from '../core/text/invariant.ts';
import type { Expectation } from './config/config.ts';
import { type Asker, type AskerKind, askersOf } from './diff/askers.ts';
import { inOrder } from './diff/outcomes.ts';
import { type FinePattern, finePatterns, MAX_PATTERNS, variantsOf } from './diff/variants.ts';
import type { ClusterView } from './snapshot.ts';

export const ASKER_KINDS: readonly AskerKind[] = ['pods', 'default-pods', 'nodes'];

/** `certain`: whatever is not stated. */
export interface Breach {
  readonly expectation: Expectation;
  readonly cluster: string;
  readonly asker: Asker;
  readonly graph: ForwardingGraph;
  readonly kind: 'certain' | 'assumed' | 'unknown';
  readonly names: NameSet;
  readonly witness: { readonly name: DomainName; readonly type: string };
  readonly outcome: WalkOutcome;
}

export function askersNamed(askers: readonly Asker[], from: string): readonly Asker[] {
  if (ASKER_KINDS.some((kind) => kind === from)) return askers.filter((one) => one.kind === from);
  return askers.filter(({ kind, name, entries }) => {
    if (kind !== 'server') return false;
    return name === from || (name === entries[0]?.server.id && entries[0]?.server.name === from);
  });
}

/** The most certain for each expectation and asker. */
export function breachesOf(view: ClusterView, expectations: readonly Expectation[]): readonly Breach[] {
  if (expectations.length === 0) return [];
  const { graph, askers } = askersOf(view.graph);
  const edges = serverEdges(graph);
  const zones = new Map<string, DomainName[]>();
  for (const { from, names } of expectations) append(zones, from.value, names.value);
  const inquiries = new Map<string, readonly ((zone: DomainName) => Inquiry)[]>();
  for (const [from, all] of zones) {
    const innermost = withoutOthersBelow(all);
    const inquirer = (asker: Asker): ((zone: DomainName) => Inquiry) => {
      const shared = inquiryOf({ graph, asker, edges }, innermost);
      return (zone) => (innermost.has(zone) ? shared : inquiryOf({ graph, asker, edges }, new Set([zone])));
    };
    inquiries.set(from, askersNamed(askers, from).map(inquirer));
  }
  return expectations.flatMap((expectation) =>
    present(inquiries.get(expectation.from.value)).flatMap((inquire) => {
      const found = breachOf(inquire(expectation.names.value), expectation);
      return found === undefined ? [] : [{ ...found, cluster: view.cluster.name }];
    }),
  );
}

function withoutOthersBelow(zones: readonly DomainName[]): ReadonlySet<DomainName> {
  const innermost = new Set(zones);
  for (const zone of zones) for (const above of ancestry(zone)) if (above !== zone) innermost.delete(above);
  return innermost;
}

export interface Inquiry {
  readonly graph: ForwardingGraph;
  readonly asker: Asker;
  /** Name classes of the servers in reach, and the zones asked about. */
  readonly space: NameClasses;
  readonly within: ReadonlyMap<DomainName, readonly NameClass[]>;
  readonly patterns: readonly FinePattern[];
}

function inquiryOf(
  { graph, asker, edges }: Pick<Inquiry, 'graph' | 'asker'> & { readonly edges: readonly (readonly number[])[] },
  zones: ReadonlySet<DomainName>,
): Inquiry {
  const first = new Set(asker.entries.map((socket) => graph.cluster.servers.indexOf(socket.server)));
  const servers = serversOf(graph, reachable(edges, [...first]));
  const space = nameClasses(servers, [...zones]);
  const within = new Map<DomainName, NameClass[]>();
  for (const cls of space.classes)
    for (const zone of ancestry(cls.mark)) if (zones.has(zone)) append(within, zone, cls);
  return { graph, asker, space, within, patterns: finePatterns(servers).slice(0, MAX_PATTERNS) };
}

const RANK = { certain: 0, assumed: 1, unknown: 2 } as const;

function breachOf(inquiry: Inquiry, expectation: Expectation): Omit<Breach, 'cluster'> | undefined {
  const { graph, asker, space } = inquiry;
  if (asker.entries.length === 0) return unheard(inquiry, expectation);
  let worst: Omit<Breach, 'names' | 'cluster'> | undefined;
  let classes: NameClass[] = [];
  for (const { cls, name, type, outcomes } of questions(inquiry, expectation)) {
    const verdict = judged(outcomes, expectation);
    if (verdict === undefined) continue;
    if (worst === undefined || RANK[verdict.kind] < RANK[worst.kind]) {
      worst = { ...verdict, expectation, asker, graph, witness: { name, type } };
      classes = [];
    }
    if (verdict.kind === worst.kind && classes.at(-1) !== cls) classes.push(cls);
  }
  return worst === undefined ? undefined : { ...worst, names: namesOf(classes, space) };
}

/** It does not start, or its configuration is unknown. */
function unheard(
  { graph, asker, space, within }: Inquiry,
  expectation: Expectation,
): Omit<Breach, 'cluster'> | undefined {
  const server = graph.cluster.servers.find(({ id }) => id === asker.part);
  const name = expectation.names.value;
  const meant = within.get(name) ?? [];
  if (server === undefined || server.config.errors.length > 0) return undefined;
  const because = `what ${asker.name} listens on is not known`;
  return {
    ...{ expectation, asker, graph, kind: 'unknown', names: namesOf(meant, space), witness: { name, type: 'A' } },
    outcome: {
      ...{ disposition: 'unknown', certainty: 'always', because, end: { server, at: server.at } },
      ...{ assumptions: [], order: [], hops: [] },
    },
  };
}

export interface Question {
  readonly cls: NameClass;
  readonly name: DomainName;
  readonly type: string;
  readonly outcomes: readonly WalkOutcome[];
}

export function* questions(
  { graph, asker, space, within, patterns }: Inquiry,
  { names, exact }: Pick<Expectation, 'names' | 'exact'>,
): Generator<Question> {
  for (const cls of within.get(names.value) ?? []) {
    if (exact && (cls.mark !== names.value || cls.part !== 'apex')) continue;
    for (const { name } of variantsOf(cls, space, patterns, new Set()))
      for (const type of space.types) {
        if (BETWEEN_SERVERS.has(type)) continue;
        yield { cls, name, type, outcomes: inOrder(walk(graph, asker.entries, name, type)) };
      }
  }
}

function judged(
  outcomes: readonly WalkOutcome[],
  expectation: Expectation,
): Pick<Breach, 'kind' | 'outcome'> | undefined {
  let worst: Pick<Breach, 'kind' | 'outcome'> | undefined;
  for (const outcome of outcomes) {
    if (keeps(outcome, expectation)) continue;
    const kind =
      outcome.disposition === 'unknown' ? 'unknown' : outcome.certainty === 'assumed' ? 'assumed' : 'certain';
    if (worst === undefined || RANK[kind] < RANK[worst.kind]) worst = { kind, outcome };
  }
  return worst;
}

function keeps(outcome: WalkOutcome, { goes, to }: Expectation): boolean {
  switch (goes) {
    case 'not-loops':
      return outcome.disposition !== 'loops' && outcome.disposition !== 'unknown';
    case 'leaves': {
      if (outcome.disposition !== 'leaves') return false;
      return to.length === 0 || to.some(({ value }) => hostPort(value.address, value.port) === outcome.to);
    }
    case 'answered':
    case 'fails':
      return outcome.disposition === goes;
  }
}
