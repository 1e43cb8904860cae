/** Networks' own resolvers, as a cloud VPC's: rules first, all else resolved directly. */

import { nthAddress, parseAddress } from '../dns/endpoint.ts';
import { displayName, isWithin, labelsFromRoot, ROOT } from '../dns/name.ts';
import { plainBlock, plainForward } from '../facts/plain-server.ts';
import type { ForwardTarget, NetworkBehaviour, NetworkPart, NetworkResolverFact } from '../facts/resolver.ts';
import type { ServerConfig } from '../facts/server-config.ts';
import type { AnswerStep, ForwardStep, Step } from '../facts/steps.ts';
import { append, grouped } from '../text/append.ts';
import { beyondLimit, openBudget } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import { assertNever } from '../text/invariant.ts';
import type { Located, Location } from '../text/location.ts';
import { getOrInsert } from '../text/once.ts';
import {
  type DnsServer,
  type KnownUpstream,
  type PublishedAddress,
  plainUpstream,
  type ResolvedUpstream,
} from './cluster.ts';
import { ofKind } from './cluster-facts.ts';
import type { ClusterContext } from './context.ts';

export interface NetworkResolvers {
  readonly servers: readonly DnsServer[];
  readonly published: readonly PublishedAddress[];
  readonly shown: ReadonlyMap<string, string>;
  /** Where it is known which network nodes are in. */
  readonly nodes: NodesNetwork | undefined;
  readonly open: readonly OpenRule[];
}
interface NodesNetwork {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly at: Location;
}
export interface OpenRule {
  readonly zone: string | undefined;
  readonly at: Location;
}

type PartOf<K extends NetworkPart['kind']> = Extract<NetworkPart, { readonly kind: K }>;
interface StatedPart<K extends NetworkPart['kind']> {
  readonly part: PartOf<K>;
  readonly fact: NetworkResolverFact;
}
type Rule = StatedPart<'rule'> & { readonly assumes: readonly string[] };

interface Network {
  readonly key: string;
  readonly scope: string;
  readonly name: string;
  readonly behaviour: NetworkBehaviour;
  readonly rules: Rule[];
  readonly endpoints: StatedPart<'endpoint'>[];
  readonly at: Location;
}

/** Aliases from a node pool's subnet to its network. */
const MAX_ALIASES = 8;

export function networkResolvers(context: ClusterContext): NetworkResolvers {
  const facts = ofKind(context.facts.all, 'network-resolver');
  const parts = partsOf(facts);
  const networks = networksOf(facts, parts, context);
  const addresses = addressesOf(networks);
  const known: KnownNetworks = { parts, addresses, doubts: doubtsOf(facts, parts) };
  const named = namesOf(networks);
  const servers = networks.map((network) => serverOf(network, named, known));
  const published = networks.flatMap((network) =>
    network.endpoints.flatMap(({ part, fact }) =>
      addresses.of(network.scope, part).map(
        (address): PublishedAddress => ({
          ...publishedAs(address, `${part.id} of ${network.name}`, idOf(network), fact.at),
          ...defined({ assumption: fact.assumes }),
        }),
      ),
    ),
  );
  const clusterNetwork = clusterNetworkOf(facts, networks, parts);
  // Among several it is unknown which.
  const [anywhere, ...others] = networks.filter(({ behaviour }) => behaviour.everywhere === true);
  const overlay = anywhere === undefined || others.length > 0 ? [] : insideOf(only(anywhere), parts);
  return {
    servers,
    published: [...published, ...(clusterNetwork === undefined ? [] : insideOf(clusterNetwork, parts)), ...overlay],
    shown: addresses.shown,
    nodes: clusterNetwork === undefined ? undefined : nodesOf(clusterNetwork, known),
    open: [
      ...networks.flatMap(({ rules }) => rules.flatMap(({ part, fact }) => openRule(part, fact.at) ?? [])),
      ...facts.flatMap(({ part, at }) =>
        part.kind === 'rule' && part.partial === true && part.networks.length === 0 ? (openRule(part, at) ?? []) : [],
      ),
    ],
  };
}

/** Replaces what nodes get from their network by that network's resolver. */
export function onTheirNetwork(servers: readonly DnsServer[], nodes: NodesNetwork | undefined): readonly DnsServer[] {
  if (nodes === undefined) return servers;
  return servers.map((server) => {
    if (!/^(?:pod|node):/.test(server.network) || server.containerEngine === true) return server;
    const upstreams = new Map<ForwardStep, readonly ResolvedUpstream[]>();
    for (const [step, list] of server.upstreams)
      upstreams.set(
        step,
        list.flatMap((one) =>
          one.kind === 'unknown' && one.outside === true
            ? nodes.addresses.map((address) =>
                plainUpstream(address, 53, {
                  at: one.at,
                  via: [
                    ...one.via,
                    { at: nodes.at, description: `the nodes are in ${nodes.name}`, setting: 'service' },
                  ],
                  assumptions: [
                    ...(one.assumptions ?? []),
                    `the nodes take the resolvers that ${nodes.name} gives them`,
                  ],
                }),
              )
            : [one],
        ),
      );
    return { ...server, upstreams };
  });
}

export function reportOpenRules(
  open: readonly OpenRule[],
  servers: readonly DnsServer[],
  { addNotice }: ClusterContext,
): void {
  if (!servers.some(({ upstreams }) => upstreams.size > 0)) return;
  const files = new Set<string>();
  for (const { zone, at } of open) {
    if (files.has(at.file.path)) continue;
    files.add(at.file.path);
    const shown = zone === undefined ? 'corp.example.com' : displayName(zone);
    addNotice({
      kind: 'not-modelled',
      message:
        'forwarding rules seen whose names or targets are not stated here: a loop through them would not be seen',
      paste: {
        file: '.loopgate.yaml',
        lines: [
          'version: 1',
          'clusters:',
          `  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: ${JSON.stringify(shown)}, to: [192.0.2.53] }] }] }`,
        ],
      },
      at,
    });
  }
}

interface Parts {
  readonly endpoints: ReadonlyMap<string, StatedPart<'endpoint'>>;
  readonly networkId: (scope: string, id: string) => string;
  readonly cidr: (scope: string, id: string) => string | undefined;
  readonly usersOf: (
    scope: string,
    ids: readonly string[],
  ) => readonly { readonly ids: readonly string[]; readonly assumes?: string; readonly partial?: true }[];
}

function partsOf(facts: readonly NetworkResolverFact[]): Parts {
  const aliases = new Map<string, string>();
  const ranges = new Map<string, string>();
  const endpoints = new Map<string, StatedPart<'endpoint'>>();
  const links = new Map<string, StatedPart<'link'>[]>();
  for (const fact of facts) {
    const { part, scope } = fact;
    if (part.kind === 'alias') for (const id of idsOf(part)) aliases.set(`${scope}|${id}`, part.of);
    if (part.kind === 'network') ranges.set(`${scope}|${part.id}`, part.cidr.value);
    if (part.kind === 'endpoint') for (const id of idsOf(part)) endpoints.set(`${scope}|${id}`, { part, fact });
    if (part.kind !== 'link' || part.of === undefined) continue;
    append(links, `${scope}|${part.of}`, { part, fact });
  }
  const networkId = (scope: string, id: string): string => {
    let at = id;
    for (let step = 0; step < MAX_ALIASES; step += 1) at = aliases.get(`${scope}|${at}`) ?? at;
    return at;
  };
  return {
    endpoints,
    networkId,
    cidr: (scope, id) => ranges.get(`${scope}|${id}`),
    usersOf: (scope, ids) =>
      ids
        .flatMap((id) => links.get(`${scope}|${id}`) ?? [])
        .map(({ part, fact }) => ({
          ids: part.networks,
          ...defined({ assumes: fact.assumes, partial: part.partial }),
        })),
  };
}

/** A part's id, and that of all instances for `rule["a"]`. */
function idsOf({ id }: { readonly id: string }): readonly string[] {
  const bracket = id.indexOf('[');
  return bracket === -1 ? [id] : [id, id.slice(0, bracket)];
}

/** A rule that may take names: without zone any, without network in all of the scope. */
interface Doubt {
  readonly network?: string;
  readonly zone?: string;
  readonly rank?: number;
  readonly rule?: string;
}

/** More in a scope: nothing there is certain. */
const MAX_DOUBTS = 500;

function doubtsOf(facts: readonly NetworkResolverFact[], parts: Parts): ReadonlyMap<string, readonly Doubt[]> {
  const doubts = new Map<string, Doubt[]>();
  const add = (scope: string, doubt: Doubt): void => append(doubts, scope, doubt);
  const uses = new Map<string, { readonly ids: readonly string[]; readonly partial: boolean }>();
  const usesOf = (scope: string, id: string): { readonly ids: readonly string[]; readonly partial: boolean } => {
    const key = `${scope}|${id}`;
    return getOrInsert(uses, key, () => {
      const list = parts.usersOf(scope, [id]);
      return { ids: list.flatMap(({ ids }) => ids), partial: list.some((one) => one.partial === true) };
    });
  };
  const known = new Set<string>();
  for (const { part, scope } of facts)
    if (part.kind === 'rule' || part.kind === 'nameservers')
      for (const id of groupsOf(part)) known.add(`${scope}|${id}`);
  for (const { part, scope } of facts) {
    if (part.kind === 'link') {
      const isKnown = part.of !== undefined && known.has(`${scope}|${part.of}`);
      if (isKnown) continue;
      for (const id of part.networks) add(scope, { network: parts.networkId(scope, id) });
      if (part.partial === true) add(scope, {});
    }
    if (part.kind !== 'rule') continue;
    const users = groupsOf(part).map((id) => usesOf(scope, id));
    const isUsed = part.networks.length > 0 || users.some((one) => one.ids.length > 0);
    const zone = defined({ zone: part.zone?.value, rank: part.rank });
    const isOpen = part.partial === true || !isUsed || users.some((one) => one.partial);
    if (isOpen) add(scope, { ...zone, rule: part.id });
    else if (part.zone === undefined && (doubts.get(scope)?.length ?? 0) <= MAX_DOUBTS)
      for (const id of [part.networks, ...users.map(({ ids }) => ids)].flat())
        add(scope, { network: parts.networkId(scope, id), rule: part.id });
  }
  return doubts;
}

function groupsOf(part: PartOf<'rule'> | PartOf<'nameservers'>): readonly string[] {
  return part.kind === 'rule' && part.group !== undefined ? [...idsOf(part), part.group] : idsOf(part);
}

function networksOf(
  facts: readonly NetworkResolverFact[],
  parts: Parts,
  { input, addNotice }: ClusterContext,
): readonly Network[] {
  const networks = new Map<string, Network>();
  const budget = input.budget ?? openBudget();
  const known = (scope: string, id: string, behaviour: NetworkBehaviour, at: Location): Network => {
    const name = parts.networkId(scope, id);
    const key = `${scope}|${name}`;
    return getOrInsert(networks, key, () => ({ key, scope, name, behaviour, rules: [], endpoints: [], at }));
  };
  for (const fact of facts) {
    const { part, scope } = fact;
    if (part.kind === 'endpoint' && part.network !== undefined)
      known(scope, part.network, part.behaviour, fact.at).endpoints.push({ part, fact });
    if (part.kind !== 'rule') continue;
    const own: { ids: readonly string[]; assumes?: string } = { ids: part.networks };
    const through = parts.usersOf(scope, groupsOf(part));
    for (const { ids, assumes } of [own, ...through])
      for (const id of ids) {
        if (!budget.take('targets')) {
          addNotice(beyondLimit('targets', 'this rule is not judged: too many networks use too many rules', fact.at));
          return [...networks.values()];
        }
        const all = [fact.assumes, assumes].flatMap((one) => one ?? []);
        known(scope, id, part.behaviour, fact.at).rules.push({ part, fact, assumes: all });
      }
  }
  placeEndpoints(facts, [...networks.values()]);
  return [...networks.values()];
}

function targetsOf({ part: { to = [] } }: Rule): readonly string[] {
  return to.flatMap(({ value }) => (value.kind === 'part' ? value.id : value.kind === 'address' ? value.address : []));
}

/** Endpoints without a network belong to the only one with rules, unless its rules lead to them. */
function placeEndpoints(facts: readonly NetworkResolverFact[], networks: readonly Network[]): void {
  const inScope = grouped(networks, ({ scope }) => scope);
  const targets = new Map<string, ReadonlySet<string>>();
  for (const [scope, [single]] of inScope) targets.set(scope, new Set(single?.rules.flatMap(targetsOf)));
  for (const fact of facts) {
    const { part, scope } = fact;
    if (part.kind !== 'endpoint' || part.network !== undefined) continue;
    const [single, ...others] = inScope.get(scope) ?? [];
    if (single === undefined || others.length > 0) continue;
    const names = [part.id, ...part.addresses.map(({ value }) => value)];
    const leadsThere = names.some((name) => targets.get(scope)?.has(name) === true);
    const assumes = [fact.assumes, `${part.id} is in ${single.name}`].flatMap((one) => one ?? []).join(' and ');
    if (!leadsThere) single.endpoints.push({ part, fact: { ...fact, assumes } });
  }
}

/** Endpoints' addresses; unstated or ambiguous ones get a unique address of 240.0.0.0/4 (RFC 1112). */
function addressesOf(networks: readonly Network[]): Addresses {
  const shown = new Map<string, string>();
  const invent = (name: string): string => {
    const made = `241.${(shown.size >> 16) & 255}.${(shown.size >> 8) & 255}.${shown.size & 255}`;
    shown.set(made, name);
    return made;
  };
  const users = new Map<string, Set<string>>();
  for (const { key, endpoints } of networks)
    for (const { part } of endpoints)
      for (const { value } of part.addresses) getOrInsert(users, value, () => new Set()).add(key);
  const lists = new Map<string, readonly string[]>();
  const inScope = new Map<string, string>();
  for (const { scope, endpoints } of networks)
    for (const { part } of endpoints) {
      const stated = [...new Set(part.addresses.map((one) => one.value))];
      const own = stated.map((value) => {
        const dialled = (users.get(value)?.size ?? 0) > 1 ? invent(value) : value;
        inScope.set(`${scope}|${value}`, dialled);
        return dialled;
      });
      lists.set(`${scope}|${part.id}`, own.length > 0 ? own : [invent(part.id)]);
    }
  return {
    shown,
    of: (scope, part) => lists.get(`${scope}|${part.id}`) ?? [],
    dialled: (scope, address) => inScope.get(`${scope}|${address}`) ?? address,
  };
}

interface Addresses {
  readonly shown: ReadonlyMap<string, string>;
  readonly of: (scope: string, part: PartOf<'endpoint'>) => readonly string[];
  readonly dialled: (scope: string, address: string) => string;
}

interface KnownNetworks {
  readonly parts: Parts;
  readonly doubts: ReadonlyMap<string, readonly Doubt[]>;
  readonly addresses: Addresses;
}

function idOf({ key }: Network): string {
  return `network ${key}`;
}

function namesOf(networks: readonly Network[]): ReadonlyMap<Network, string> {
  const times = new Map<string, number>();
  const plain = ({ behaviour, name }: Network): string => `${behaviour.title} ${name}`;
  for (const one of networks) times.set(plain(one), (times.get(plain(one)) ?? 0) + 1);
  return new Map(
    networks.map((one) => [one, (times.get(plain(one)) ?? 0) > 1 ? `${plain(one)} in ${one.scope}` : plain(one)]),
  );
}

function serverOf(network: Network, names: ReadonlyMap<Network, string>, known: KnownNetworks): DnsServer {
  const { behaviour, at } = network;
  const name = names.get(network) ?? network.name;
  const upstreams = new Map<ForwardStep, readonly ResolvedUpstream[]>();
  const steps: Step[] = [];
  const forward = (
    from: string,
    to: readonly Located<ForwardTarget>[],
    at: Location,
    assumes: readonly string[],
  ): void => {
    const step = forwards(behaviour, from, to, at);
    steps.push(step);
    upstreams.set(
      step,
      to.flatMap((target) => upstreamsOf(target, { network, assumes, ...known })),
    );
  };
  const seen = new Set<string>();
  for (const rule of inOrder([...network.rules, ...ownRules(network)])) {
    const { part, fact, assumes } = rule;
    if (part.zone === undefined) continue;
    const key = `${part.rank}|${part.zone.value}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (part.to === undefined) {
      steps.push(answers(behaviour.software, [part.zone.value], fact.at));
      continue;
    }
    forward(part.zone.value, part.to, fact.at, [...assumes, ...doubtsAbout(rule, network, known)]);
  }
  const [unnamed] = network.rules.flatMap((rule) => toItself(rule, network, known));
  if (unnamed !== undefined) {
    const { rule, to } = unnamed;
    const assumes = [...rule.assumes, `the domain of ${rule.part.id}, which is not stated, holds these names`];
    forward(ROOT, to, rule.fact.at, assumes);
  }
  steps.push(answers(behaviour.software, [ROOT], at));
  const config: ServerConfig = { blocks: [plainBlock(at, steps)], errors: [], at };
  return {
    id: idOf(network),
    name,
    software: behaviour.software,
    network: `external:${name}`,
    version: '',
    config,
    upstreams,
    claims: [],
    // On a machine it reaches Services.
    ...defined({ outsideCluster: behaviour.everywhere === true ? undefined : (true as const) }),
    at,
  };
}

/** A rule without stated domain whose targets are the network's own: its names return. */
function toItself(
  rule: Rule,
  { scope, endpoints }: Network,
  { parts }: KnownNetworks,
): readonly { readonly rule: Rule; readonly to: readonly Located<ForwardTarget>[] }[] {
  const { to = [], zone } = rule.part;
  if (zone !== undefined) return [];
  const own = to.filter(({ value }) => {
    if (value.kind === 'part') {
      const endpoint = parts.endpoints.get(`${scope}|${value.id}`);
      return endpoints.some(({ part }) => part === endpoint?.part);
    }
    return (
      value.kind === 'address' &&
      endpoints.some(({ part }) => part.addresses.some((one) => one.value === value.address))
    );
  });
  return own.length > 0 ? [{ rule, to: own }] : [];
}

function doubtsAbout({ part }: Rule, { scope, name }: Network, { doubts }: KnownNetworks): readonly string[] {
  const zone = part.zone?.value ?? ROOT;
  const isBefore = (one: Doubt): boolean => {
    if (one.zone === undefined) return true;
    const isFirst = one.rank !== undefined && one.rank < part.rank;
    if (isFirst && isWithin(zone, one.zone)) return true;
    return isWithin(one.zone, zone) && (one.zone !== zone || isFirst);
  };
  const own = doubts.get(scope) ?? [];
  const isDoubtful =
    own.length > MAX_DOUBTS ||
    own.some((one) => (one.network === undefined || one.network === name) && one.rule !== part.id && isBefore(one));
  return isDoubtful ? [`no rule that is not stated here takes these names from ${name}`] : [];
}

function ownRules({ behaviour, scope, at }: Network): readonly Rule[] {
  return (behaviour.own ?? []).map((zone): Rule => {
    const part = { kind: 'rule', id: zone, behaviour, zone: { value: zone, at }, networks: [], rank: 0 } as const;
    return { part, fact: { kind: 'network-resolver', scope, part, at }, assumes: [] };
  });
}

function inOrder(rules: readonly Rule[]): readonly Rule[] {
  const depth = ({ part }: Rule): number => labelsFromRoot(part.zone?.value ?? ROOT).length;
  return [...rules].sort(
    (a, b) =>
      a.part.rank - b.part.rank ||
      depth(b) - depth(a) ||
      Number(a.part.to === undefined) - Number(b.part.to === undefined),
  );
}

function answers(software: string, zones: readonly string[], at: Location): AnswerStep {
  const rule = { names: { kind: 'within', zones }, effect: 'answer', at } as const;
  return { kind: 'answer', plugin: software, rules: [rule], at };
}

function forwards(
  { software, policy }: NetworkBehaviour,
  from: string,
  to: readonly Located<ForwardTarget>[],
  at: Location,
): ForwardStep {
  return plainForward({
    plugin: software,
    from,
    to: to.map(({ value, at }) => ({
      at,
      value:
        value.kind === 'address'
          ? { kind: 'endpoint', address: value.address, port: value.port, transport: 'dns' }
          : { kind: 'unresolved', text: value.kind === 'unknown' ? value.text : value.id, because: NOT_STATED },
    })),
    policy,
    at,
  });
}

const NOT_STATED = 'its address is not stated';

function upstreamsOf(
  { value, at }: Located<ForwardTarget>,
  {
    network,
    assumes,
    parts,
    addresses,
  }: KnownNetworks & { readonly network: Network; readonly assumes: readonly string[] },
): readonly ResolvedUpstream[] {
  const known = (address: string, port: number): KnownUpstream =>
    plainUpstream(address, port, { at, assumptions: assumes });
  const { scope } = network;
  switch (value.kind) {
    case 'address':
      return [known(addresses.dialled(scope, parseAddress(value.address) ?? value.address), value.port)];
    case 'part': {
      const endpoint = parts.endpoints.get(`${scope}|${value.id}`);
      const found = endpoint === undefined ? [] : addresses.of(scope, endpoint.part);
      return found.length > 0
        ? found.map((address) => known(address, 53))
        : [{ kind: 'unknown', because: `where ${value.id} leads to is not stated`, at, via: [] }];
    }
    case 'peer':
      return [{ kind: 'unknown', because: value.id, outside: true, at, via: [] }];
    case 'unknown':
      return [{ kind: 'unknown', because: `what ${value.text} is, is not stated`, at, via: [] }];
    default:
      return assertNever(value);
  }
}

function publishedAs(address: string, description: string, server: string, at: Location): PublishedAddress {
  const targets = [{ kind: 'server', server, port: 53 }] as const;
  return { kind: 'host-port', address, port: 53, description, at, targets, unknownTargets: false };
}

interface ClusterNetwork {
  readonly scope: string;
  readonly name: string;
  readonly network: Network | undefined;
  readonly stated: Location | undefined;
  /** Undefined: its own resolver. */
  readonly nameservers: readonly Located<ForwardTarget>[] | undefined;
}

function clusterNetworkOf(
  facts: readonly NetworkResolverFact[],
  all: readonly Network[],
  parts: Parts,
): ClusterNetwork | undefined {
  const networks = all.filter(({ behaviour }) => behaviour.everywhere !== true);
  const stated = new Map<string, ClusterNetwork>();
  const known = new Map(networks.map((network) => [network.key, network]));
  for (const { part, scope, at } of facts) {
    if (part.kind !== 'nodes') continue;
    const name = parts.networkId(scope, part.network);
    const key = `${scope}|${name}`;
    const nameservers = nameserversOf(facts, parts, key);
    stated.set(key, { scope, name, network: known.get(key), stated: at, nameservers });
  }
  const [first] = stated.values();
  if (first !== undefined) return stated.size === 1 ? first : undefined;
  const [single, ...others] = networks;
  return single === undefined || others.length > 0 ? undefined : only(single);
}

function only(network: Network): ClusterNetwork {
  return { scope: network.scope, name: network.name, network, stated: undefined, nameservers: undefined };
}

function nameserversOf(
  facts: readonly NetworkResolverFact[],
  parts: Parts,
  key: string,
): readonly Located<ForwardTarget>[] | undefined {
  const given = facts.flatMap(({ part, scope }) => {
    if (part.kind !== 'nameservers') return [];
    const users = [part.networks, ...parts.usersOf(scope, groupsOf(part)).map(({ ids }) => ids)].flat();
    return users.some((id) => `${scope}|${parts.networkId(scope, id)}` === key) ? [part.to] : [];
  });
  return given.at(-1);
}

function insideOf({ network, stated }: ClusterNetwork, parts: Parts): readonly PublishedAddress[] {
  if (network === undefined) return [];
  const { behaviour, scope, name, at } = network;
  const assumption = stated === undefined ? `the cluster's nodes are in ${name}` : undefined;
  const cidr = parts.cidr(scope, name);
  const nth = behaviour.nth === undefined || cidr === undefined ? undefined : nthAddress(cidr, behaviour.nth);
  return [...behaviour.addresses, ...(nth === undefined ? [] : [nth])].map((address) => ({
    ...publishedAs(address, `${behaviour.title} ${name}`, idOf(network), at),
    clusterOnly: true,
    ...defined({ assumption }),
  }));
}

/** Nameservers of the nodes' resolver files; undefined where not all are known. */
function nodesOf(clusterNetwork: ClusterNetwork, { parts, addresses }: KnownNetworks): NodesNetwork | undefined {
  const { network, scope, name, stated: at, nameservers } = clusterNetwork;
  if (at === undefined) return undefined;
  const own =
    nameservers?.flatMap(({ value }) => {
      if (value.kind === 'unknown' || value.kind === 'peer') return [];
      if (value.kind === 'address') return addresses.dialled(scope, parseAddress(value.address) ?? value.address);
      const endpoint = parts.endpoints.get(`${scope}|${value.id}`);
      return endpoint === undefined ? [] : addresses.of(scope, endpoint.part);
    }) ?? (network?.behaviour.addresses ?? []).slice(0, 1);
  return own.length < Math.max(1, nameservers?.length ?? 1) ? undefined : { name, addresses: own, at };
}

function openRule({ zone, to }: PartOf<'rule'>, at: Location): OpenRule | undefined {
  if (to === undefined) return undefined;
  const unknown = to.find(({ value }) => value.kind === 'unknown');
  if (zone !== undefined && unknown === undefined && to.length > 0) return undefined;
  return { zone: zone?.value, at: unknown?.at ?? at };
}
