/** CoreDNS, node-local cache, kubelets and resolver files of an inventory. */

import type { Fact } from '../../core/facts/fact.ts';
import type { KubeletFact } from '../../core/facts/node.ts';
import type { ConfigMapEntry } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { notModelled } from '../../core/text/notice.ts';
import { composeText, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { kubeletFlagFacts, readKubeletFields } from '../../languages/shared/kubelet-fields.ts';
import { flagWords } from '../../languages/shared/kubelet-flags.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { coreDnsObjects, isWord, word } from '../../languages/shared/platform-coredns.ts';
import { nodeCacheObjects } from '../../languages/shared/platform-node-cache.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { items, sourceOf } from '../../read/documents/document.ts';
import { corednsCorefile, domainOf, nodeCacheCorefile } from './corefiles.ts';
import {
  blockOf,
  flagOf,
  isStated,
  listOf,
  located,
  placeOfVariable,
  resolved,
  textOf,
  type Variables,
} from './variables.ts';

const TEMPLATES = 'kubespray writes this Corefile (roles/kubernetes-apps/ansible/templates)';
/** Without Flatcar's temporary copy; systemd-resolved gets the same servers (0061-systemd-resolved.yml). */
const RESOLVER_FILES = ['/etc/resolv.conf', '/run/systemd/resolve/resolv.conf'] as const;

/** Until kubespray 1d2a18b3 ("Introduce dns_mode and resolvconf_mode"), whose nodes ask dnsmasq. */
const OF_DNSMASQ = ['skip_dnsmasq', 'dns_setup'] as const;

export function objectsOf(variables: Variables): readonly Fact[] {
  const at = placeOfVariable(variables, 'dns_mode', 'enable_nodelocaldns', 'kube_service_addresses');
  const facts: Fact[] = [nodeProfile('kubespray', at)];
  const mode = textOf(variables, 'dns_mode');
  const old = OF_DNSMASQ.find((name) => isStated(variables, name));
  if (old !== undefined && !['dns_mode', 'enable_nodelocaldns'].some((name) => isStated(variables, name))) {
    // Playbooks of before kubespray, and others, have that word too.
    if (old === 'dns_setup') return [];
    const message = `\`${old}\` is of a kubespray before \`dns_mode\`, and nothing of its DNS is read`;
    addNotice(variables, message, placeOfVariable(variables, old));
    return facts;
  }
  if (mode?.value === undefined || !['coredns', 'coredns_dual', 'manual', 'none'].includes(mode.value)) {
    addNotice(
      variables,
      '`dns_mode` is none of the modes that are known, and nothing of its DNS is read',
      mode?.at ?? at,
    );
    return facts;
  }
  const dns = clusterDnsOf(variables, mode.value);
  const cache = cacheOf(variables, mode.value);
  const domain = domainOf(variables);
  const isDnsStated = isStated(variables, 'skydns_server') || isStated(variables, 'kube_service_addresses');
  facts.push({
    kind: 'network',
    ...defined({ clusterDNS: isDnsStated && mode.value !== 'none' && dns.length > 0 ? dns.slice(0, 1) : undefined }),
    clusterDomain: { value: domain.text, at: placeOfVariable(variables, 'dns_domain', 'cluster_name') },
    at,
  });
  if (mode.value === 'coredns' || mode.value === 'coredns_dual')
    for (const fact of corednsOf(variables, mode.value, isDnsStated ? dns : [], at)) facts.push(fact);
  if (cache !== undefined && dns.length > 0)
    for (const fact of nodeCacheObjects({
      name: 'nodelocaldns',
      corefile: nodeCacheCorefile(variables, word(cache), dns.map(word), cache.at),
      addresses: [cache],
      upstreamService: 'coredns',
      beside: hostsOf(variables),
      at: placeOfVariable(variables, 'enable_nodelocaldns', 'nodelocaldns_ip'),
      platformSource: TEMPLATES,
    }))
      facts.push(fact);
  // A default address comes from the platform, and the inventory sets none for kubelets.
  const handedOut = cache !== undefined ? [cache] : isDnsStated || mode.value === 'manual' ? dns : [];
  for (const fact of kubeletsOf(variables, handedOut, at)) facts.push(fact);
  for (const fact of resolverFilesOf(variables, mode.value, cache === undefined ? dns : [cache])) facts.push(fact);
  return facts;
}

/** `skydns_server`: the third Service address, with two stacks the fourth too; or the manual one. */
function clusterDnsOf(variables: Variables, mode: string): readonly Located<string>[] {
  if (mode === 'none') return [];
  if (mode === 'manual') return addressIn(variables, 'manual_dns_server');
  const first = addressIn(variables, 'skydns_server', 3);
  return mode === 'coredns' ? first : [...first, ...addressIn(variables, 'skydns_server_secondary', 4)];
}

function addressIn(variables: Variables, name: string, nth?: number): readonly Located<string>[] {
  const address = textOf(variables, name);
  if (address !== undefined) {
    const value = address.value?.trim();
    if (value === '') return [];
    if (value !== undefined && isWord(value)) return [{ value, at: address.at }];
    addNotice(variables, `\`${name}\` is filled in by Ansible, and its address is not known`, address.at);
    return [];
  }
  if (nth === undefined) return [];
  const value = resolved(variables, `{{ kube_service_subnets | ipaddr(${nth}) }}`);
  const at = placeOfVariable(variables, 'kube_service_subnets', 'kube_service_addresses');
  return value === undefined ? [] : [{ value, at }];
}

function cacheOf(variables: Variables, mode: string): Located<string> | undefined {
  if (mode === 'none' || flagOf(variables, 'enable_nodelocaldns') !== true) return undefined;
  const address = textOf(variables, 'nodelocaldns_ip');
  const place = address?.isDefault === true ? placeOfVariable(variables, 'enable_nodelocaldns') : address?.at;
  if (address?.value !== undefined && isWord(address.value)) return { value: address.value, at: place ?? address.at };
  addNotice(
    variables,
    '`nodelocaldns_ip` is filled in by Ansible: the node-local cache is not read',
    place ?? variables.at,
  );
  return undefined;
}

function corednsOf(variables: Variables, mode: string, dns: readonly Located<string>[], at: Location): readonly Fact[] {
  const corefile = corednsCorefile(variables, at);
  const version = textOf(variables, 'coredns_version');
  const tag = version?.value !== undefined && /^v?\d+\.\d+\.\d+$/.test(version.value) ? version : undefined;
  const names = mode === 'coredns_dual' ? ['coredns', 'coredns-secondary'] : ['coredns'];
  return names.flatMap((name, index) => {
    const address = dns[index];
    return coreDnsObjects({
      name,
      service: name,
      corefile,
      clusterIPs: address === undefined ? [] : [address],
      appLabel: index === 0 ? 'kube-dns' : 'kube-dns-secondary',
      beside: hostsOf(variables),
      ...defined({
        image:
          tag?.value !== undefined ? { value: `registry.k8s.io/coredns/coredns:${tag.value}`, at: tag.at } : undefined,
      }),
      at,
      platformSource: TEMPLATES,
    });
  });
}

function hostsOf(variables: Variables): readonly ConfigMapEntry[] {
  const text = blockOf({ ...variables, notices: [] }, 'dns_etchosts');
  return text === undefined ? [] : [{ key: 'hosts', text, at: placeOfVariable(variables, 'dns_etchosts') }];
}

/** kubelet-config.v1beta1.yaml.j2 writes `kubelet_config_extra_args` last, and the last key counts. */
function kubeletsOf(variables: Variables, clusterDNS: readonly Located<string>[], at: Location): readonly Fact[] {
  const flags = kubeletFlags(variables);
  const extra = variables.stated.get('kubelet_config_extra_args');
  const fields =
    extra === undefined
      ? { ineffective: [] }
      : readKubeletFields({ document: extra.document, notices: variables.notices }, extra.entry.value);
  return [{ ...kubeletOf(variables, clusterDNS, at), ...fields }, ...flags];
}

function kubeletFlags(variables: Variables): readonly Fact[] {
  const name = 'kubelet_custom_flags';
  const stated = variables.stated.get(name);
  if (stated === undefined) return [];
  const words = items(stated.entry.value).flatMap((item) => sourceOf(item) ?? []);
  const reader = { document: stated.document, notices: variables.notices };
  const flags = flagWords(words.flatMap((word) => splitWords(word, 'flags').words));
  return kubeletFlagFacts(reader, flags, { provisioner: 'kubespray' }, placeOfVariable(variables, name));
}

function kubeletOf(variables: Variables, clusterDNS: readonly Located<string>[], at: Location): KubeletFact {
  const file = textOf(variables, 'kube_resolv_conf');
  const resolvConf = file === undefined ? undefined : located(file);
  if (file !== undefined && resolvConf === undefined)
    addNotice(variables, '`kube_resolv_conf` is filled in by Ansible: which file pods get is not known', file.at);
  const domain = domainOf(variables);
  return {
    kind: 'kubelet',
    source: 'config',
    provisioner: 'kubespray',
    ...defined({ resolvConf, clusterDNS: clusterDNS.length > 0 ? clusterDNS : undefined }),
    clusterDomain: { value: domain.text, at: placeOfVariable(variables, 'dns_domain', 'cluster_name') },
    ineffective: [],
    at,
  };
}

/** `host_resolvconf` puts the cluster DNS first (roles/kubernetes/preinstall 0020-set_facts.yml `dns_late`). */
function resolverFilesOf(variables: Variables, mode: string, dns: readonly Located<string>[]): readonly Fact[] {
  const writes = textOf(variables, 'resolvconf_mode');
  const at = placeOfVariable(variables, 'resolvconf_mode', 'enable_nodelocaldns', 'dns_mode');
  if (mode === 'none' || writes === undefined || dns.length === 0) return [];
  if (writes.value === undefined) {
    addNotice(variables, '`resolvconf_mode` is filled in by Ansible: what it does to nodes is not known', writes.at);
    return [];
  }
  if (writes.value !== 'host_resolvconf') return [];
  if (mode === 'manual') {
    addNotice(
      variables,
      'what the DNS server of `dns_mode: manual` forwards is not stated here, and kubespray points the nodes at it: declare it under `resolvers:`',
      placeOfVariable(variables, 'manual_dns_server', 'dns_mode'),
    );
    return [];
  }
  const pieces: (string | SourceText)[] = [];
  for (const one of dns) pieces.push('nameserver ', synthetic(at, one.value), '\n');
  for (const name of ['nameservers', 'cloud_resolver'])
    for (const { value, at: place } of listOf(variables, name) ?? [])
      if (value !== undefined && isWord(value)) pieces.push('nameserver ', synthetic(place, value), '\n');
  const text = composeText(at, pieces);
  const late = 'kubespray has put the cluster DNS into the nodes’ resolver file, and pods made since then get it';
  const assumes = writes.isDefault ? `${late} (\`resolvconf_mode\` is \`host_resolvconf\` where it is not set)` : late;
  const platformSource =
    'kubespray writes it with `resolvconf_mode: host_resolvconf`; servers under `upstream_dns_servers` are asked instead of this file';
  return RESOLVER_FILES.map((path) => ({
    kind: 'node-file',
    path,
    text,
    mode: 'replace',
    assumes,
    at,
    platformSource,
    instead: 'kubespray’s `upstream_dns_servers`',
  }));
}

function addNotice(variables: Variables, message: string, at: Location): void {
  variables.notices.push(notModelled(message, at));
}
