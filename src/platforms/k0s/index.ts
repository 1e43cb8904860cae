import type { Fact } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { addNotice, beginningOf, presentEntry, type Reader, textField, typeOf } from '../../languages/shared/fields.ts';
import { kubeletConfigFacts, kubeletFlagFacts } from '../../languages/shared/kubelet-fields.ts';
import { flagWords } from '../../languages/shared/kubelet-flags.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { asOwnCluster, coreDnsObjects, isWord, word } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { stockCorefile } from '../../languages/shared/stock-corefile.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import {
  child,
  entries,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';

export const k0s: Plugin = {
  id: 'k0s',
  title: 'k0s and k0sctl configuration',
  markers: ['serviceCIDR', 'kubelet', 'coredns'],
  ...readingForms((document) => {
    const parts = partsOf(document);
    return parts && ((reader) => readCluster(reader, parts));
  }, asOwnCluster),
};

interface Parts {
  readonly spec: YamlNode | undefined;
  readonly hosts: readonly YamlNode[];
}

function partsOf(document: YamlDocument): Parts | undefined {
  const { root } = document;
  const { apiVersion, kind } = typeOf(root);
  if (/^k0s\.k0sproject\.io\//.test(apiVersion) && (kind === 'ClusterConfig' || kind === 'Cluster'))
    return { spec: child(root, 'spec'), hosts: [] };
  if (/^k0sctl\.k0sproject\.io\//.test(apiVersion) && kind === 'Cluster')
    return { spec: child(root, 'spec', 'k0s', 'config', 'spec'), hosts: items(child(root, 'spec', 'hosts')) };
  if (/^controlplane\.cluster\.x-k8s\.io\//.test(apiVersion) && kind === 'K0sControlPlane')
    return { spec: child(root, 'spec', 'k0sConfigSpec', 'k0s', 'spec'), hosts: [] };
  return undefined;
}

function readCluster(reader: Reader, { spec, hosts }: Parts): readonly Fact[] {
  const at = beginningOf(reader.document);
  const network = child(spec, 'network');
  const subnet = textField(reader, network, 'serviceCIDR');
  const domain = textField(reader, network, 'clusterDomain');
  const version = textField(reader, child(spec, 'images', 'coredns'), 'version');
  const facts: Fact[] = [nodeProfile('k0s', at)];
  addAll(facts, clusterNetwork(at, { serviceSubnets: [subnet], clusterDomain: domain, corednsVersion: version }));
  const kubelets = [...profileFacts(reader, spec), ...hostFacts(reader, hosts)];
  addAll(facts, kubelets);
  const settings = presentEntry(network, 'coreDNS');
  for (const entry of entries(settings?.value))
    addNotice(reader, `\`coreDNS.${entry.key}\` of k0s is not modelled`, placeOfKey(reader.document, entry));
  if (isOff(hosts)) return facts;
  const file = kubelets.flatMap((fact) => (fact.kind === 'kubelet' ? (fact.resolvConf ?? []) : []))[0];
  addAll(facts, coreDnsOf(at, file, domain, version));
  return facts;
}

/** Parts of a KubeletConfiguration; `default`: nodes that name none (k0s docs, "Worker node configuration"). */
function profileFacts(reader: Reader, spec: YamlNode | undefined): readonly Fact[] {
  const facts: Fact[] = [];
  for (const profile of items(child(spec, 'workerProfiles'))) {
    const name = scalarText(child(profile, 'name'));
    const pool = name === undefined || name === 'default' ? {} : { pool: name };
    const at = beginningOf(reader.document, profile);
    addAll(facts, kubeletConfigFacts(reader, child(profile, 'values'), { provisioner: 'k0s', ...pool }, at));
  }
  return facts;
}

/** k0sctl's `--kubelet-extra-args="--resolv-conf=..."`; the host's address names its pool. */
function hostFacts(reader: Reader, hosts: readonly YamlNode[]): readonly Fact[] {
  const facts: Fact[] = [];
  for (const host of hosts) {
    const address = scalarText(child(host, 'ssh', 'address')) ?? scalarText(child(host, 'openSSH', 'address'));
    const pool = defined({ pool: address !== undefined && hosts.length > 1 ? address : undefined });
    addAll(facts, resolverFiles(reader, host, pool));
    for (const flag of items(child(host, 'installFlags'))) {
      const text = sourceOf(flag);
      if (text === undefined || !text.text.startsWith('--kubelet-extra-args')) continue;
      const words = splitWords(text, 'flags').words.flatMap((word) =>
        word.text.startsWith('--kubelet-extra-args=') || word.text === '--kubelet-extra-args'
          ? splitWords(cutFlag(word), 'flags').words
          : splitWords(word, 'flags').words,
      );
      const at = placeOf(reader.document, flag);
      addAll(facts, kubeletFlagFacts(reader, flagWords(words), { provisioner: 'k0s', ...pool }, at));
    }
  }
  return facts;
}

/** Uploaded by k0sctl, text in `data` (k0sctl README, "spec.hosts[*].files"). */
function resolverFiles(reader: Reader, host: YamlNode, pool: { readonly pool?: string }): readonly Fact[] {
  return items(child(host, 'files')).flatMap((file): Fact[] => {
    const path = scalarText(child(file, 'dst'));
    const text = sourceOf(child(file, 'data'));
    if (path === undefined || text === undefined || !/^\/.*resolv[^/]*\.conf$/.test(path)) return [];
    return [{ kind: 'node-file', path, text, mode: 'replace', ...pool, at: placeOf(reader.document, file) }];
  });
}

/** `--kubelet-extra-args=A B` in one word: after the first `=`. */
function cutFlag(one: SourceText): SourceText {
  const equals = one.text.indexOf('=');
  return equals === -1 ? slice(one, one.text.length, one.text.length) : slice(one, equals + 1, one.text.length);
}

/** `--disable-components` of a controller with coredns (k0s docs, "Command line"). */
function isOff(hosts: readonly YamlNode[]): boolean {
  return hosts.some((host) =>
    items(child(host, 'installFlags')).some((flag) => {
      const text = scalarText(flag) ?? '';
      return text.startsWith('--disable-components') && text.includes('coredns');
    }),
  );
}

/** pkg/component/controller/coredns.go: only the domain is variable. */
function coreDnsOf(
  at: Location,
  file: Located<string> | undefined,
  domain: Located<string> | undefined,
  version: Located<string> | undefined,
): readonly Fact[] {
  const tag = version !== undefined && /^v?\d+\.\d+\.\d+/.test(version.value) ? version : undefined;
  return coreDnsObjects({
    corefile: stockCorefile({
      domain: domain !== undefined && isWord(domain.value) ? word(domain) : 'cluster.local',
      upstreams: [],
      upstreamsAt: synthetic(file?.at ?? at, '/etc/resolv.conf'),
      at,
    }),
    ...defined({ image: tag ? { value: `quay.io/k0sproject/coredns:${tag.value}`, at: tag.at } : undefined }),
    installerDefault: 'the cluster runs the CoreDNS that k0s installs, with the Corefile that k0s writes',
    at,
    platformSource: 'k0s writes this Corefile (pkg/component/controller/coredns.go)',
  });
}
