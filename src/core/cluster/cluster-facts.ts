import type { ConfigTextFact } from '../facts/config-text.ts';
import type { Fact } from '../facts/fact.ts';
import type { NetworkFact } from '../facts/network.ts';
import type { ConfigMapFact, ServiceFact } from '../facts/objects.ts';
import type { WorkloadFact } from '../facts/workload.ts';
import { atFile, type Located, type Location } from '../text/location.ts';
import { type Notice, notModelled } from '../text/notice.ts';
import { locate, type SourceText } from '../text/source-text.ts';
import { withoutShadowed, withoutSigns } from './by-default.ts';
import type { ClusterInput } from './input.ts';
import type { ClusterSettings } from './settings.ts';

export interface ClusterFacts {
  /** Without installer defaults that files contradict. */
  readonly all: readonly Fact[];
  readonly maps: readonly ConfigMapFact[];
  readonly workloads: readonly WorkloadFact[];
  readonly services: readonly ServiceFact[];
  readonly externalNames: readonly ServiceFact[];
  readonly networks: readonly NetworkFact[];
  readonly texts: ReadonlyMap<string, ConfigTextFact>;
  readonly provisioners: readonly Located<string>[];
  readonly domain: string;
  readonly anchor: Location;
}

/** Adds texts that ConfigMaps hold to `taken`, unread files to `notices`. */
export function gatherFacts(input: ClusterInput, taken: Set<SourceText>, notices: Notice[]): ClusterFacts {
  const { settings } = input;
  const all = withoutShadowed(withoutSigns(input.facts));
  const networks = ofKind(all, 'network');
  const services = ofKind(all, 'service');
  const texts = new Map(ofKind(all, 'config-text').map((text) => [text.path, text]));
  return {
    all,
    maps: ofKind(all, 'config-map').map((map) => withFiles(map, texts, taken, notices)),
    workloads: ofKind(all, 'workload'),
    services,
    externalNames: services.filter(({ type }) => type === 'ExternalName'),
    networks,
    texts,
    provisioners: statedProvisioners(all, settings),
    domain:
      settings?.clusterDomain ??
      networks.find((fact) => fact.clusterDomain !== undefined)?.clusterDomain?.value ??
      'cluster.local',
    anchor: all[0]?.at ?? settings?.at ?? atFile(''),
  };
}

/** Machine files alone are no cluster. */
export function isCluster(facts: readonly Fact[], settings: ClusterSettings | undefined): boolean {
  return (
    settings !== undefined ||
    facts.some(
      (fact) => !/^(?:node-(?:file|link|network|service|server)|config-text|network-resolver)$/.test(fact.kind),
    )
  );
}

export type FactOf<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>;

export function ofKind<K extends Fact['kind']>(facts: readonly Fact[], kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}

function statedProvisioners(facts: readonly Fact[], settings: ClusterSettings | undefined): readonly Located<string>[] {
  return [
    ...(settings?.nodes ?? []).flatMap((node) => node.provisioner ?? []),
    ...ofKind(facts, 'node-profile').flatMap((fact) => fact.provisioner ?? []),
    ...ofKind(facts, 'kubelet').flatMap((fact) =>
      fact.provisioner === undefined ? [] : [{ value: fact.provisioner, at: fact.at }],
    ),
  ];
}

/** A ConfigMap with its files' texts; other files stay unread. */
function withFiles(
  map: ConfigMapFact,
  texts: ReadonlyMap<string, { readonly text: SourceText }>,
  taken: Set<SourceText>,
  notices: Notice[],
): ConfigMapFact {
  if (map.data.every((entry) => entry.files === undefined)) return map;
  const data = map.data.flatMap((entry) => {
    const path = entry.files?.find((one) => texts.has(one));
    const text = entry.files === undefined ? entry.text : path === undefined ? undefined : texts.get(path)?.text;
    if (text === undefined) {
      const message = `what \`${entry.key}\` holds lies in ${entry.files?.[0] ?? ''} and is not read here`;
      notices.push(notModelled(message, locate(entry.text, 0, 0)));
      return [];
    }
    if (entry.files !== undefined) taken.add(text);
    return [{ ...entry, text }];
  });
  return { ...map, data };
}
