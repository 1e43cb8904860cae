import type { Fact } from '../../core/facts/fact.ts';
import type { NodeFileFact } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import {
  beginningOf,
  locatedText,
  type Reader,
  textField,
  textItems,
  textListField,
  typeOf,
} from '../../languages/shared/fields.ts';
import { kubeletFacts } from '../../languages/shared/kubelet-fields.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { nameserverFile } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { yamlIn } from '../../languages/shared/resolver-yaml.ts';
import { type Form, readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, items, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';

export const talos: Plugin = {
  id: 'talos',
  title: 'Talos Linux machine configuration',
  markers: ['hostDNS', 'forward', 'ameserver', 'dnsDomain', 'serviceSubnet', 'clusterD', 'talos_machine'],
  common: [{ word: 'forward', live: /forwardKubeDNS/ }],
  about: /hostDNS|forwardKubeDNS/i,
  ...readingForms(formOf),
};

/** Copied into pods, not configurable (pkg/machinery/kubelet/kubelet.go). */
const RESOLVER_FILE = '/system/resolved/resolv.conf';

function formOf(document: YamlDocument): Form | undefined {
  const { root } = document;
  const { apiVersion, kind } = typeOf(root);
  if (kind === 'ResolverConfig' && apiVersion === 'v1alpha1') return readResolverConfig;
  if (isTalconfig(root)) return readTalconfig;
  if (apiVersion === 'terraform') return kind.startsWith('talos_machine_configuration') ? readProvider : undefined;
  const machine = child(root, 'machine');
  if (kind !== '' || apiVersion !== '' || machine?.kind !== 'map') return undefined;
  // A patch has no `version: v1alpha1`.
  const whole = scalarText(child(root, 'version')) === 'v1alpha1';
  const dns = [
    child(machine, 'network', 'nameservers'),
    child(machine, 'features', 'hostDNS'),
    child(machine, 'kubelet', 'clusterDNS'),
  ];
  return whole || dns.some((node) => node !== undefined) ? readMachine : undefined;
}

function isTalconfig(root: YamlNode): boolean {
  return (
    child(root, 'clusterName') !== undefined &&
    child(root, 'endpoint') !== undefined &&
    child(root, 'nodes')?.kind === 'sequence'
  );
}

/** Of the cluster, groups and nodes; a patch by path is a file of its own. */
function readTalconfig(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const { root } = document;
  const at = beginningOf(document);
  const facts: Fact[] = [profile(at)];
  const serviceSubnets = textListField(reader, root, 'clusterSvcNets') ?? [];
  addAll(facts, clusterNetwork(at, { serviceSubnets }));
  const read = (node: YamlNode | undefined, pool: string | undefined): void => {
    const ofPool = pool === undefined ? {} : { pool };
    const list = child(node, 'nameservers');
    const file = list?.kind === 'sequence' ? resolverFile(textItems(reader, list, 'nameservers')) : undefined;
    if (file !== undefined) facts.push({ ...file, ...ofPool });
    for (const patch of items(child(node, 'patches'))) {
      // `@./patches/x.yaml` is read as a file.
      if (patch.kind !== 'scalar' || /^\s*@/.test(patch.text.text) || !patch.text.text.includes('machine')) continue;
      const inner = yamlIn(patch.text, reader.notices, document);
      for (const fact of inner === undefined ? [] : readMachine(inner))
        if (fact.kind !== 'node-profile') facts.push({ ...fact, ...ofPool });
    }
  };
  read(root, undefined);
  for (const node of items(child(root, 'nodes'))) {
    const pool = scalarText(child(node, 'hostname'));
    read(child(root, scalarText(child(node, 'controlPlane')) === 'true' ? 'controlPlane' : 'worker'), pool);
    read(node, pool);
  }
  return facts;
}

/** siderolabs/terraform-provider-talos: patches by `yamlencode`; those of files are read there. */
function readProvider(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const patches = items(child(document.root, 'spec', 'config_patches')).filter(({ kind }) => kind === 'map');
  const stated = patches.flatMap((root) => readMachine({ ...reader, document: { ...document, root } }));
  return [profile(beginningOf(document)), ...stated.filter(({ kind }) => kind !== 'node-profile')];
}

function readMachine(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const { root } = document;
  const at = beginningOf(document);
  const machine = child(root, 'machine');
  const facts: Fact[] = [profile(at)];
  const nameservers = textListField(reader, child(machine, 'network'), 'nameservers') ?? [];
  const hostDns = child(machine, 'features', 'hostDNS');
  const forwards = ['enabled', 'forwardKubeDNSToHost'].every((field) => scalarText(child(hostDns, field)) === 'true');
  const file = resolverFile(nameservers, forwards);
  if (file !== undefined) facts.push(file);
  const network = child(root, 'cluster', 'network');
  const serviceSubnets = textListField(reader, network, 'serviceSubnets') ?? [];
  const clusterDomain = textField(reader, network, 'dnsDomain');
  const clusterDNS = textListField(reader, child(machine, 'kubelet'), 'clusterDNS') ?? [];
  const dnsOff = scalarText(child(root, 'cluster', 'coreDNS', 'disabled')) === 'true';
  addAll(facts, clusterNetwork(at, { dnsOff: dnsOff || undefined, serviceSubnets, clusterDomain }));
  addAll(facts, kubeletFacts('config', { clusterDNS, ineffective: [] }, { provisioner: 'talos' }));
  return facts;
}

/** `nameservers[].address` (Talos 1.14, pkg/machinery/config/types/network). */
function readResolverConfig(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const addresses = items(child(document.root, 'nameservers')).flatMap(
    (item: YamlNode) => locatedText(document, child(item, 'address')) ?? [],
  );
  const file = resolverFile(addresses);
  return file === undefined ? [profile(at)] : [profile(at), file];
}

function profile(at: Location): Fact {
  return nodeProfile('talos', at, { os: { value: 'talos', at } });
}

/** Talos' host DNS for pods (siderolabs/talos pkg/machinery/constants/constants.go HostDNSAddress). */
const HOST_DNS = '169.254.116.108';

/**
 * With hostDNS and `forwardKubeDNSToHost` the file names 169.254.116.108, where Talos queries these nameservers: the
 * same path, one step more.
 */
function resolverFile(nameservers: readonly Located<string>[], throughHost = false): NodeFileFact | undefined {
  const asked = nameservers.map((one) =>
    throughHost && /^(?:127\.|::1$)/.test(one.value) ? { ...one, value: HOST_DNS } : one,
  );
  return nameserverFile(RESOLVER_FILE, asked, 'Talos lists `nameservers` in the file that its kubelet hands to pods');
}
