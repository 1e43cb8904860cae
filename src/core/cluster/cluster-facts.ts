import type { ConfigTextFact } from '../facts/config-text.ts';
import type { Fact } from '../facts/fact.ts';
import type { NetworkFact } from '../facts/network.ts';
import type { ConfigMapFact, ServiceFact } from '../facts/objects.ts';
import type { WorkloadFact } from '../facts/workload.ts';
import { atFile, type Located, type Location } from '../text/location.ts';
import { type Notice, notModelled } from '../text/notice.ts';
import { locate, type SourceText } from '../text/source-text.ts';
import type { ClusterInput } from './input.ts';
import { findProvisioner } from './node-profiles.ts';
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

/** Drops platform defaults where files show kube-system's CoreDNS. */
export function withoutShadowed(facts: readonly Fact[]): readonly Fact[] {
  if (facts.every((fact) => fact.installerDefault === undefined)) return facts;
  const imported = facts.some((fact) => fact.installerDefault !== undefined && importsCustom(fact));
  const shown = facts.some(
    (fact) => fact.installerDefault === undefined && showsCoreDns(fact) && !(imported && isCustom(fact)),
  );
  const newer = facts.some((fact) => fact.installerDefault === undefined && rulesOutKubeDns(fact));
  // CoreDNS's Service is called kube-dns too, so the old server is known by its workload.
  const older = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'workload' && fact.name === 'kube-dns' ? (fact.installerDefault ?? []) : [],
    ),
  );
  const taken = new Set(facts.flatMap((fact) => (fact.installerDefault === undefined ? (nameOf(fact) ?? []) : [])));
  return facts.filter((fact) => {
    if (fact.installerDefault === undefined) return true;
    const name = nameOf(fact);
    if (shown || (newer && older.has(fact.installerDefault)) || (name !== undefined && taken.has(name))) return false;
    if (name !== undefined) taken.add(name);
    return true;
  });
}

function rulesOutKubeDns(fact: Fact): boolean {
  if (fact.kind === 'node-profile' || fact.kind === 'kubelet') {
    const id = fact.kind === 'kubelet' ? fact.provisioner : fact.provisioner?.value;
    return id !== undefined && findProvisioner(id)?.coreDns !== undefined;
  }
  return fact.kind === 'workload' && fact.containers.some((one) => /node-cache/.test(one.image?.value ?? ''));
}

/** A platform's CoreDNS that imports coredns-custom owns that ConfigMap. */
function importsCustom(fact: Fact): boolean {
  return (
    fact.kind === 'workload' &&
    fact.volumes.some(({ source }) => source.kind === 'config-map' && source.name === 'coredns-custom')
  );
}

function isCustom(fact: Fact): boolean {
  return fact.kind === 'config-map' && fact.name === 'coredns-custom';
}

function showsCoreDns(fact: Fact): boolean {
  if (fact.kind === 'config-map')
    return (
      fact.namespace === 'kube-system' &&
      (fact.name === 'coredns-custom' ||
        (!/node-?local/i.test(fact.name) && fact.data.some((entry) => entry.key === 'Corefile')))
    );
  return (
    fact.kind === 'workload' &&
    fact.namespace === 'kube-system' &&
    !fact.hostNetwork &&
    (/coredns|kube-dns/i.test(fact.name) || fact.containers.some((one) => /coredns/i.test(one.image?.value ?? '')))
  );
}

function nameOf(fact: Fact): string | undefined {
  return fact.kind === 'config-map' || fact.kind === 'workload' || fact.kind === 'service'
    ? `${fact.kind} ${fact.namespace}/${fact.name}`
    : undefined;
}

/** Signs of an installer count only where none is stated. */
export function withoutSigns(facts: readonly Fact[]): readonly Fact[] {
  const isSign = (fact: Fact): boolean => fact.kind === 'node-profile' && fact.sign === true;
  const isStated = (fact: Fact): boolean =>
    (fact.kind === 'kubelet' || fact.kind === 'node-profile') && fact.provisioner !== undefined && !isSign(fact);
  return facts.some(isSign) && facts.some(isStated) ? facts.filter((fact) => !isSign(fact)) : facts;
}
