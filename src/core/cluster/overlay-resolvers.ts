/** Resolvers that overlay networks, as tailnets, give their machines: rules by the longest zone, the rest is answered. */
import { parseAddress } from '../dns/endpoint.ts';
import { displayName, labelsFromRoot, ROOT } from '../dns/name.ts';
import type { AnswerStep, ForwardStep, OverlayRuleFact, Step } from '../facts/fact.ts';
import { plainBlock, plainForward } from '../facts/plain-server.ts';
import { distinctBy, grouped } from '../text/append.ts';
import type { Location } from '../text/location.ts';
import type { DnsServer, Frontend, ResolvedUpstream } from './cluster.ts';
import { ofKind } from './cluster-facts.ts';
import type { ClusterContext } from './context.ts';

interface OverlayResolvers {
  readonly servers: readonly DnsServer[];
  readonly frontends: readonly Frontend[];
}
type Zoned = OverlayRuleFact & Required<Pick<OverlayRuleFact, 'zone'>>;

export function overlayResolvers(others: readonly DnsServer[], context: ClusterContext): OverlayResolvers {
  const facts = ofKind(context.facts.all, 'overlay-rule');
  if (others.some(({ upstreams }) => upstreams.size > 0))
    for (const rule of distinctBy(facts.filter(isOpen), ({ at }) => at.file.path)) addOpenRule(rule, context);
  const servers = [...grouped(facts, ({ scope }) => scope)].flatMap(([scope, rules]) => serverOf(scope, rules));
  const [first] = facts;
  // Among several it is unknown which.
  return { servers, frontends: first !== undefined && servers.length === 1 ? frontendsOf(first) : [] };
}

function isOpen({ zone, to }: OverlayRuleFact): boolean {
  return zone === undefined || to.length === 0 || to.some(({ value }) => value.kind !== 'endpoint');
}

function addOpenRule({ zone, to, at }: OverlayRuleFact, { addNotice }: ClusterContext): void {
  const shown = JSON.stringify(zone === undefined ? 'corp.example.com' : displayName(zone));
  const written = `{ name: network, addresses: [192.0.2.2], forwards: [{ zone: ${shown}, to: [192.0.2.53] }] }`;
  const message =
    'forwarding rules seen whose names or targets are not stated here: a loop through them would not be seen';
  addNotice({
    kind: 'not-modelled',
    message,
    paste: {
      file: '.loopgate.yaml',
      lines: ['version: 1', 'clusters:', `  - { name: default, resolvers: [${written}] }`],
    },
    at: to.find(({ value }) => value.kind !== 'endpoint')?.at ?? at,
  });
}

function serverOf(scope: string, rules: readonly OverlayRuleFact[]): readonly DnsServer[] {
  const [first] = rules;
  if (first === undefined) return [];
  const { resolver, at } = first;
  const { software, title: name } = resolver;
  const depth = ({ zone }: { readonly zone: string }): number => labelsFromRoot(zone).length;
  const stated = rules.filter((rule): rule is Zoned => rule.zone !== undefined);
  const zoned = distinctBy(stated, ({ zone }) => zone).sort((a, b) => depth(b) - depth(a));
  const isPartial = zoned.length > 0 && rules.some(({ zone }) => zone === undefined);
  const doubts = isPartial ? [`no rule that is not stated here takes these names from ${resolver.network}`] : [];
  const upstreams = new Map(
    zoned.map(
      (rule) =>
        [
          forwardOf(rule),
          upstreamsOf(rule, [...(rule.assumes === undefined ? [] : [rule.assumes]), ...doubts]),
        ] as const,
    ),
  );
  const own = resolver.own.filter((zone) => !zoned.some((rule) => rule.zone === zone));
  const steps: readonly { readonly zone: string; readonly step: Step }[] = [
    ...[...upstreams.keys()].map((step) => ({ zone: step.from, step })),
    ...[...own, ROOT].map((zone) => ({ zone, step: answerOf(software, zone, at) })),
  ];
  // A rule precedes what is answered in its zone.
  const ordered = [...steps].sort((a, b) => depth(b) - depth(a)).map(({ step }) => step);
  const config = { blocks: [plainBlock(at, ordered)], errors: [], at };
  const id = idOf(scope);
  return [{ id, name, software, network: `external:${id}`, version: '', config, upstreams, claims: [], at }];
}

function idOf(scope: string): string {
  return `overlay ${scope}`;
}

function answerOf(plugin: string, zone: string, at: Location): AnswerStep {
  return { kind: 'answer', plugin, rules: [{ names: { kind: 'within', zones: [zone] }, effect: 'answer', at }], at };
}

function forwardOf({ resolver, zone, to, at }: Zoned): ForwardStep {
  return plainForward({ plugin: resolver.software, from: zone, to, policy: 'random', at });
}

function upstreamsOf({ to }: Zoned, assumptions: readonly string[]): readonly ResolvedUpstream[] {
  return to.map(({ value, at }): ResolvedUpstream => {
    if (value.kind !== 'endpoint')
      return { kind: 'unknown', because: 'what a target of this rule is, is not stated', at, via: [] };
    const { address, port, transport } = value;
    return { kind: 'known', address: parseAddress(address) ?? address, port, transport, at, via: [], assumptions };
  });
}

/** On each of its machines. */
function frontendsOf({ resolver, scope, at }: OverlayRuleFact): readonly Frontend[] {
  return resolver.addresses.map((address) => ({
    kind: 'host-port',
    address,
    port: 53,
    says: resolver.title,
    at,
    targets: [{ kind: 'server', server: idOf(scope), port: 53 }],
    unknownTargets: false,
    clusterOnly: true,
    assumption: `the cluster's nodes are in ${resolver.network}`,
  }));
}
