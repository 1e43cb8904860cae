/** Servers, Services and pools of nodes as the cluster hands them to the engine: what no single Corefile can say. */
import type {
  AddressTarget,
  Cluster,
  DnsServer,
  PoolView,
  PublishedAddress,
} from '../../../src/core/cluster/cluster.ts';
import { outsidePods, resolveUpstreams } from '../../../src/core/cluster/upstreams.ts';
import type { ServerBlock } from '../../../src/core/facts/server-config.ts';
import type { ForwardStep, Step } from '../../../src/core/facts/steps.ts';
import { decide } from '../../../src/core/forwarding/decide.ts';
import { buildGraph, type ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import type { Socket } from '../../../src/core/forwarding/socket.ts';
import { inWords } from '../../../src/core/text/assumption.ts';
import { conditionsOf } from '../../../src/core/text/conditions.ts';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readCorefile } from '../../../src/languages/corefile/index.ts';
import { contextOf } from '../../conformance/loopgate.ts';

export const at = { file: { path: 'here', text: '' }, span: { start: 0, end: 0 } };
const nothing = { nameservers: [], outside: false };

/** A server `ID` with this Corefile in a network; `{{ if X }}` makes what follows an assumption. */
export const server = (id: string, network: string, corefile: string, more: Partial<DnsServer> = {}): DnsServer => {
  const written = corefile.replaceAll(/\{\{.*?\}\}/g, (action) => ' '.repeat(action.length));
  const text = wholeFile({ path: id, text: written, conditions: conditionsOf(corefile, id) });
  const config = readCorefile(
    text,
    contextOf({ name: '', area: '', id: '', says: '', files: { '/c': '', '/k': '' }, recorded: [] }, '1.15.0'),
  ).value;
  const upstreams = resolveUpstreams(config, outsidePods(nothing));
  return { id, name: id, software: 'coredns', network, version: '1.15.0', config, upstreams, claims: [], at, ...more };
};

/** The same server with other stanzas, as the configuration of another program would have them; what they ask stays. */
export const withStanzas = (
  one: DnsServer,
  change: (step: ForwardStep, index: number) => Partial<ForwardStep>,
): DnsServer => {
  const upstreams = new Map(one.upstreams);
  let index = 0;
  const changed = (step: Step): Step => {
    if (step.kind !== 'forward') return step;
    const other: ForwardStep = { ...step, ...change(step, index) };
    index += 1;
    upstreams.set(other, one.upstreams.get(step) ?? []);
    upstreams.delete(step);
    return other;
  };
  const blocks = one.config.blocks.map((block): ServerBlock => ({ ...block, steps: block.steps.map(changed) }));
  return { ...one, config: { ...one.config, blocks }, upstreams };
};

export const service = (
  address: string,
  targets: readonly AddressTarget[],
  more: Partial<PublishedAddress> = {},
): PublishedAddress => {
  const one = { kind: 'service', address, port: 53, description: `Service at ${address}`, at, targets } as const;
  return { ...one, unknownTargets: false, ...more };
};
export const to = (id: string, port = 53): AddressTarget => ({ kind: 'server', server: id, port });
export const dial = (address: string, port = 53): AddressTarget => ({ kind: 'address', address, port, at });
export const pool = (name: string, address: string, network?: string): PoolView => ({
  pool: name,
  inherited: nothing,
  handedOut: nothing,
  own: nothing,
  addresses: [{ value: address, at }],
  ...(network === undefined ? {} : { network }),
});

export interface World {
  readonly servers: readonly DnsServer[];
  readonly published?: readonly PublishedAddress[];
  readonly pools?: readonly PoolView[];
}
export const clusterOf = ({ servers, published = [], pools = [] }: World): Cluster => ({
  name: 'c',
  servers,
  published,
  pools,
  ineffective: [],
  containers: [],
  guardRemovals: [],
  guardRivals: [],
  inheritsClusterDns: [],
  nodeFiles: [],
  symbolic: new Map(),
  clusterDns: [],
  clusterDomain: 'cluster.local.',
  declared: false,
  notices: [],
});
export const graphOfWorld = (world: World): ForwardingGraph => buildGraph(clusterOf(world));

export const firstSocket = ({ sockets }: ForwardingGraph): Socket => {
  const [first] = sockets;
  if (first === undefined) throw new Error('nobody listens');
  return first;
};

/** What the first socket does with one question, branch by branch: `share 0.5 sent 10.0.0.1:53 (it is assumed)`. */
export const branchesAt = (graph: ForwardingGraph, name: string, type = 'A'): readonly string[] =>
  decide(graph, { socket: firstSocket(graph), name, type }, { queryKind: 'this name' }).map((branch) => {
    const { certainty, probability, outcome } = branch;
    const share = probability === 1 ? [] : [Math.round(probability * 1000) / 1000];
    const end = 'because' in outcome ? outcome.because : 'hop' in outcome ? outcome.hop?.to : outcome.plugin;
    const assumed = branch.assumptions.length === 0 ? [] : [`(${inWords(branch.assumptions).join(', ')})`];
    return [certainty, ...share, outcome.kind, end, ...assumed].join(' ');
  });

/** A server at 10.0.0.LAST. */
export const at10 = (last: number, plugins: string, more: Partial<DnsServer> = {}): DnsServer =>
  server(`s${last}`, `external:s${last}`, `. {\n bind 10.0.0.${last}\n ${plugins}\n}`, more);
