import { absolute, ROOT } from '../../core/dns/name.ts';
import type { Fact, ForwardStep, ServerBlock, Upstream } from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { composeText } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import {
  child,
  type Document,
  entries,
  entryOf,
  items,
  mayContain,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { visitNodes } from '../../read/documents/visit.ts';

export const aks: Plugin = {
  id: 'aks',
  title: 'AKS LocalDNS',
  markers: ['ocalDNS', 'coredns', 'ContainerService/managedClusters', 'kubernetes_cluster', 'forward'],
  about: /ocalDNS/i,
  recognises: (document) => profilesOf(document).length > 0,
  read: (document) => {
    if (document.kind !== 'yaml') return { value: [], notices: [] };
    return { value: profilesOf(document).flatMap((profile) => readProfile(document, profile)), notices: [] };
  },
};

const VNET_LISTENER = '169.254.10.10';
const KUBE_LISTENER = '169.254.10.11';
const AZURE_DNS = '168.63.129.16';

function profilesOf(document: Document): readonly YamlNode[] {
  if (document.kind !== 'yaml' || !mayContain(document, 'DNSOverrides')) return [];
  const profiles: YamlNode[] = [];
  visitNodes(document.root, (node) => {
    if (node.kind !== 'map') return;
    const mode = scalarText(child(node, 'mode')) ?? '';
    const overrides = child(node, 'vnetDNSOverrides') ?? child(node, 'kubeDNSOverrides');
    if (/^(?:Required|Preferred)$/.test(mode) && overrides !== undefined && overrides.kind !== 'scalar')
      profiles.push(node);
  });
  return profiles;
}

function readProfile(document: YamlDocument, profile: YamlNode): readonly Fact[] {
  const at = placeOf(document, profile);
  const modeAt = child(profile, 'mode');
  const place = modeAt === undefined ? at : placeOf(document, modeAt);
  const vnet = zonesOf(document, profile, 'vnetDNSOverrides', place);
  const kube = zonesOf(document, profile, 'kubeDNSOverrides', place);
  const blocks = [...blocksOf(VNET_LISTENER, vnet, place), ...blocksOf(KUBE_LISTENER, kube, place)];
  const source = { platformSource: 'LocalDNS of AKS listens here' };
  return [
    {
      kind: 'resolver',
      name: 'localdns',
      software: 'localdns',
      network: 'node',
      addresses: [VNET_LISTENER, KUBE_LISTENER].map((value) => ({ value, at: place })),
      config: { blocks, errors: [], at: place },
      at: place,
      ...source,
    },
    {
      kind: 'node-file',
      path: '/run/systemd/resolve/resolv.conf',
      text: composeText(place, [`nameserver ${VNET_LISTENER}\n`]),
      mode: 'replace',
      at: place,
      ...source,
    },
    {
      kind: 'kubelet',
      source: 'flags',
      provisioner: 'aks',
      clusterDNS: [{ value: KUBE_LISTENER, at: place }],
      resolvConf: { value: '/run/systemd/resolve/resolv.conf', at: place },
      ineffective: [],
      at: place,
      ...source,
    },
  ];
}

interface Zone {
  readonly zone: string;
  readonly toCluster: boolean;
  readonly at: Location;
}

/** A map by zone, or a list with `zone` in AKSNodeClass; zones not listed keep the default. */
function zonesOf(document: YamlDocument, profile: YamlNode, key: string, place: Location): readonly Zone[] {
  const zones = new Map<string, Zone>();
  const isKube = key === 'kubeDNSOverrides';
  zones.set(ROOT, { zone: ROOT, toCluster: isKube, at: place });
  zones.set('cluster.local.', { zone: 'cluster.local.', toCluster: true, at: place });
  const add = (name: string, settings: YamlNode, at: Location): void => {
    const zone = absolute(name);
    const to = entryOf(settings, 'forwardDestination');
    const before = zones.get(zone);
    const toCluster = to === undefined ? (before?.toCluster ?? isKube) : scalarText(to.value) === 'ClusterCoreDNS';
    zones.set(zone, { zone, toCluster, at: to === undefined ? at : placeOf(document, to.value) });
  };
  const list = child(profile, key);
  for (const entry of entries(list)) add(entry.key, entry.value, placeOfKey(document, entry));
  for (const item of items(list)) add(scalarText(child(item, 'zone')) ?? '.', item, placeOf(document, item));
  return [...zones.values()];
}

function blocksOf(address: string, zones: readonly Zone[], place: Location): readonly ServerBlock[] {
  return zones.map(({ zone, toCluster, at }): ServerBlock => {
    const to: Located<Upstream> = {
      at,
      value: toCluster
        ? { kind: 'placeholder', name: 'cluster-dns' }
        : { kind: 'endpoint', address: AZURE_DNS, port: 53, transport: 'dns' },
    };
    const forward: ForwardStep = {
      kind: 'forward',
      plugin: 'forward',
      from: zone,
      except: [],
      to: [to],
      policy: 'sequential',
      maxConcurrent: 0,
      failover: [],
      next: [],
      protocol: toCluster ? 'tcp' : 'client',
      merges: false,
      at,
    };
    return {
      keys: [{ zone, transport: 'dns', port: 53, at }],
      bind: [{ value: { kind: 'address', address }, at: place }],
      steps: [forward],
      views: [],
      at,
      extent: at,
    };
  });
}
