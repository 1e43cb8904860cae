/** Which files can matter, decided on their bytes: most of a repository is never decoded, far less parsed. */

import { isUtf8 } from 'node:buffer';
import { assertNever } from '../../core/text/invariant.ts';
import { decodedRuns, unescaped, withoutReturns } from './escapes.ts';
import { bitsIn, searchFor } from './word-search.ts';

/**
 * One of these stands in every text that a dialect reads. Case counts. A dialect that needs another word adds it here;
 * a word that stands in ordinary manifests costs time on every scan, so prefer the longer one.
 */
export const MARKERS: readonly string[] = [
  'Corefile',
  'coredns',
  'kube-dns',
  // `kubeDNS` of kops, `nodeLocalDNS`, `localDNSProfile`.
  'kubeDNS',
  'ocalDNS',
  'node-cache',
  'node-local',
  'nodelocal',
  'dnsPolicy',
  'dnsConfig',
  // `nameserver`, `nameservers`, `upstreamNameservers`.
  'ameserver',
  // `dns_servers`, `upstream_dns_servers` of kubespray.
  'dns_servers',
  // `resolvConf`, `kubeletResolvConf`.
  'esolvConf',
  'resolv.conf',
  'resolv-conf',
  'resolvconf',
  '[Resolve]',
  // Paths on nodes whose content may be encoded.
  'resolved.conf',
  'systemd-resolved',
  'systemd/network',
  'NetworkManager',
  // `DNS=` of systemd-networkd's files, ifupdown, dhclient.
  'DNS=',
  'domain-name-servers',
  // What it writes on nodes may be encoded.
  '#cloud-config',
  // Plays, which say what machines a role is for.
  '  roles:',
  'become:',
  // User data of k3s and RKE2 nodes.
  'rancher/',
  'helm.cattle.io',
  'xanmanning.k3s',
  'k3s.orchestration',
  'lablabs.rke2',
  'get.k3s.io',
  'servicelb',
  // `clusterDNS`, `clusterDomain`; `--cluster-dns`, `cluster-domain`.
  'clusterD',
  'cluster-d',
  'stubDomains',
  'stubdomains',
  // `cluster_dns_server`, `cluster_domain` of RKE.
  'cluster_d',
  // `serviceCIDR` of k0s, `serviceSubnet` of kubeadm and kind.
  'serviceCIDR',
  'serviceSubnet',
  'microk8s',
  'hostDNS',
  'dnsDomain',
  // Cluster API's Cluster, OpenShift's install-config.
  'clusterNetwork',
  'core.gardener.cloud',
  // Corefiles under any key, unbound's `forward-zone`, `forwardPlugin` of OpenShift, `forwardKubeDNSToHost` of Talos.
  'forward',
  'kubelet',
  'kubeadm',
  // Instance groups and machine templates, which say the nodes' images.
  'kops.k8s.io/',
  'infrastructure.cluster.x-k8s.io',
  // `kubeproxy.config.k8s.io`.
  'kubeproxy',
  'dnsmasq',
  // Cmdlets of Windows' DNS server.
  'DnsServerConditionalForwarder',
  'DnsServerForwarder',
  'unbound',
  // Images of resolvers that run as workloads, and words of their configuration.
  'pihole',
  'adguard',
  'serviceDns',
  'localDns',
  'blocky',
  'recursor',
  'bind9',
  'proxy-dns',
  'FTLCONF_dns',
  'upstream_dns',
  'upstreams:',
  // Clusters ordered from a cloud, whose network says where the cluster DNS is.
  'kubernetes_cluster',
  'aws_eks_cluster',
  'aws-modules/eks',
  'container_cluster',
  'ibm_container_',
  'containerengine_cluster',
  'lke_cluster',
  'k8s_cluster',
  'project_kube',
  'managed_kubernetes',
  'ContainerService/managedClusters',
  'AWS::EKS::Cluster',
  'dns_service_ip',
  'erviceIPv4CIDR',
  'erviceIpv4Cidr',
  'dnsServiceI',
  // `--service-cluster-ip-range`, `service-cidr`.
  'service-c',
  // `serviceNetwork`, `upstreamResolvers` of OpenShift.
  'serviceNetwork',
  'operator.openshift.io',
  'serviceSubnetCIDR',
  'upstreamResolvers',
  'EndpointSlice',
  'IPAddressPool',
  'LocalRedirectPolicy',
  'k8s-gateway',
  'k8s_gateway',
  '[settings.',
  'ClusterDNS',
  'CustomDNSConfig',
  // Folders that Flux deploys, and variables that it fills in.
  'kustomize.toolkit.fluxcd.io',
  'postBuild',
  'kind: Endpoints',
  // A Service or a pod with the DNS port.
  ': 53',
];

/**
 * What stands only in texts about resolvers and the machines they run on. The templates of any application name its
 * pods' `dnsPolicy`, port 53 of its network policy or a forwarded port, and none of that can close a loop.
 */
const RESOLVERS =
  /Corefile|coredns|kubeDNS|ocalDNS|node-cache|node-?local|ameserver|dns_servers|esolvConf|resolv[.-]?conf|\[Resolve\]|resolved|systemd\/network|NetworkManager|domain-name-servers|#cloud-config|cluster(?:-dns|_dns|DNS)|ClusterDNS|CustomDNSConfig|stub[Dd]omains|microk8s|hostDNS|core\.gardener\.cloud|forward-zone|forward(?:Plugin|KubeDNS)|KubeletConfiguration|dnsmasq|unbound|pihole|adguardhome|blocky|recursor|bind9|FTLCONF_dns|upstream_dns|upstreamResolvers|LocalRedirectPolicy|k8s[-_]gateway|\[settings\.|(?:^|\s)forward \./i;
const KINDS = /^["']?kind["']?\s{0,9}:\s{0,9}["']?(\w{1,99})/gm;
/** Objects that configure no resolver, whatever they are called. */
const ASIDE =
  /NetworkPolicy$|^(?:Cluster)?Role(?:Binding)?$|^ServiceAccount$|Autoscaler$|^PodDisruptionBudget$|^(?:Service|Pod)Monitor$|^PrometheusRule$|^Ingress(?:Class)?$|^PersistentVolumeClaim$|^Certificate$|^HTTPRoute$|^Namespace$|^CustomResourceDefinition$|^ValidatingWebhookConfiguration$/;

/** Whether a template that cannot be read is worth a word. */
export function isAboutResolvers(text: string): boolean {
  const kinds = [...text.matchAll(KINDS)].map((match) => match[1] as string);
  if (kinds.length > 0 && kinds.every((kind) => ASIDE.test(kind))) return false;
  return RESOLVERS.test(text) || /^\s*name:\s*kube-dns\s*$/m.test(text);
}

/** A name that says by itself what the file is for. */
const RELEVANT_NAME =
  /(?:^|\/)(?:[^/]*corefile[^/]*|kustomization(?:\.ya?ml)?|resolv\.conf[^/]*|resolved\.conf|dnsmasq[^/]*\.conf|unbound[^/]*\.conf|named\.conf[^/]*|[^/]*\.(?:ign|bu)|NetworkManager\/(?:[^/]+\/)?[^/]+|(?:coredns|node-?local-?dns|node-cache|dnsmasq|unbound)[^/]*\.service(?:\.d\/[^/]+\.conf)?|(?:default|sysconfig)\/(?:coredns|dnsmasq|unbound)|forwarding-rules[^/]*\.txt|dnsmasq\.d\/[^/]+|site\.ya?ml|[^/]*microk8s[^/]*\.ya?ml|[^/]*playbook[^/]*\.ya?ml)$/i;

/** Variables of playbooks: what a task writes may stand in them and nowhere else. */
const VARIABLES =
  /(?:^|\/)(?:group_vars|host_vars)\/[^.]+(?:\.ya?ml)?$|(?:^|\/)roles\/[^/]+\/(?:defaults|vars)\/[^.]+\.ya?ml$/;

/** Whether a file states variables of playbooks, and is read for them whatever else it says. */
export function isVariablesFile(path: string): boolean {
  return VARIABLES.test(path);
}

/** Tasks, of which some only draw in others. */
const TASKS = /(?:^|\/)(?:tasks|handlers)\/[^.]+\.ya?ml$/;

/** Whether a file is a part of playbooks that is read whatever it says: its variables or tasks decide what others do. */
export function isPlaybookPart(path: string): boolean {
  return VARIABLES.test(path) || TASKS.test(path);
}

const SNIFFED_BYTES = 8192;

/** Whether a path alone makes a file one to read. */
export function hasRelevantName(path: string): boolean {
  return RELEVANT_NAME.test(path);
}

/** Settings of editors: JSON with comments, and nothing that a cluster or node reads. */
const EDITORS = /(?:^|\/)\.(?:vscode|idea|devcontainer|fleet)\//;

/** Whether a file can matter. A file with a NUL byte near its beginning that is no UTF-16 or UTF-32 is binary and never does. */
export function mayMatter(path: string, bytes: Buffer): boolean {
  if (encodingOf(bytes) !== 'utf8') return hasRelevantName(path) || hasMarker(decode(bytes));
  if (isBinary(path, bytes) || EDITORS.test(path)) return false;
  if (hasRelevantName(path) || isVariablesFile(path)) return true;
  const text = bytes.toString('latin1');
  return holdsMarker(bytes, text) || (TASKS.test(path) && /(?:include|import)_tasks/.test(text));
}

/** What a word's presence means. */
const MARKER = 1;
const BASE64 = 2;
const TEMPLATE = 4;
const OTHER_FORM = 8;

/** Where base64 may be, said by those who read it. */
const BASE64_WORDS = [
  '!binary',
  ':binary',
  'binaryData',
  'ase64',
  'b64',
  'B64',
  'Secret',
  'ser_data',
  'ser-data',
  'serData',
  'serdata',
  '%TAG',
  'H4sI',
];
const TEMPLATE_WORDS = ['{{', '{%', '<%', '${', '%{'];
/** `kind: Endpoints`, Argo CD's `kind: Application`, and `: 53` where YAML or JSON writes them otherwise: without a blank, with tags, with another base. */
const OTHER_FORM_WORDS = ['Endpoints', 'Application', '53', '5_3', 'x35', 'x0', '065', 'o65', 'o0', 'b110101', 'b0'];
const OTHER_FORMS =
  /kind["']?\s{0,99}:\s{0,99}["']?(?:Endpoints|Application(?:Set)?)\b|(?:["']\s{0,99}:|:\s)\s{0,99}(?:[!&]\S{0,99}\s{1,99}){0,3}["']?(?:[+]?0{0,9}53|0x0{0,9}35|0o?0{0,9}65|0b0{0,9}110101|5_3)\b/;

const ALL_WORDS: ReadonlyMap<string, number> = new Map([
  ...BASE64_WORDS.map((word) => [word, BASE64] as const),
  ...TEMPLATE_WORDS.map((word) => [word, TEMPLATE] as const),
  ...OTHER_FORM_WORDS.map((word) => [word, OTHER_FORM] as const),
  ...MARKERS.map((word) => [word, MARKER] as const),
]);
/** Quotes and backslashes inside a word are nothing to a shell, a carriage return to a Corefile, NUL to UTF-16. */
const WORDS = searchFor(ALL_WORDS, '"\'\\\r\0');
/** What stands between the pieces of a word that a template puts together. */
const PIECES = searchFor(ALL_WORDS, '"\'\\\r\n\t `+~|(){}$%<>,');
/** Base64 within base64: user data that writes an encoded file. */
const MAX_NESTED = 3;
const GZIP = '\u001f\u008b\u0008';

/** Whether one of the markers stands in a text, or in what it may come to when its escapes are undone. */
export function hasMarker(text: string): boolean {
  return holdsMarker(Buffer.from(text, 'latin1'), text);
}

/** `text` holds the same as `bytes`, for a closer look. */
function holdsMarker(bytes: Buffer, text: string): boolean {
  const open: { readonly bytes: Buffer; readonly text: string; readonly depth: number }[] = [{ bytes, text, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    let bits = bitsIn(next.bytes, WORDS, MARKER);
    if (decides(bits, next.bytes, next.text)) return true;
    for (const plain of [unescaped(next.text), withoutReturns(next.text)]) {
      if (plain === undefined) continue;
      const again = Buffer.from(plain, 'latin1');
      bits |= bitsIn(again, WORDS, MARKER);
      if (decides(bits, again, plain)) return true;
    }
    if ((bits & BASE64) === 0 || next.depth >= MAX_NESTED) continue;
    const inside = decodedRuns(next.text);
    if (inside.includes(GZIP)) return true;
    if (inside !== '') open.push({ bytes: Buffer.from(inside, 'latin1'), text: inside, depth: next.depth + 1 });
  }
  return false;
}

function decides(bits: number, bytes: Buffer, text: string): boolean {
  if ((bits & MARKER) !== 0) return true;
  if ((bits & TEMPLATE) !== 0 && (bitsIn(bytes, PIECES, MARKER) & MARKER) !== 0) return true;
  return (bits & OTHER_FORM) !== 0 && OTHER_FORMS.test(text);
}

/** A NUL near the beginning, and no text of UTF-16 or UTF-32. What is named like a Corefile may hold NUL in a comment. */
export function isBinary(path: string, bytes: Buffer): boolean {
  if (!bytes.subarray(0, SNIFFED_BYTES).includes(0) || encodingOf(bytes) !== 'utf8') return false;
  return !(/corefile/i.test(path) && isUtf8(bytes));
}

/** Whether a binary file is called what configuration is called, and speaks of DNS all the same. */
export function isMissedText(path: string, bytes: Buffer): boolean {
  return /\.(?:ya?ml|json)$/i.test(path) && holdsMarker(bytes, bytes.toString('latin1'));
}

type Encoding = 'utf8' | 'utf16le' | 'utf16be' | 'utf32le' | 'utf32be';

/**
 * Bytes as text: UTF-8, or UTF-16 or UTF-32 by the byte order mark or by the zeros in its first characters (YAML 1.2.2,
 * 5.2). The mark stays as the text's first character, so that offsets count what an editor counts; bytes that are no
 * UTF-8 become U+FFFD.
 */
export function decode(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  switch (encoding) {
    case 'utf8':
      return bytes.toString('utf8');
    case 'utf16le':
      return bytes.toString('utf16le');
    case 'utf16be':
      return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
        .swap16()
        .toString('utf16le');
    case 'utf32le':
    case 'utf32be':
      return fromUtf32(bytes, encoding === 'utf32le');
    default:
      return assertNever(encoding);
  }
}

function encodingOf(bytes: Buffer): Encoding {
  const [a, b, c, d] = bytes;
  const long = bytes.length % 4 === 0;
  if (a === 0xff && b === 0xfe) return long && c === 0 && d === 0 && bytes.length > 4 ? 'utf32le' : 'utf16le';
  if (a === 0xfe && b === 0xff) return 'utf16be';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf32be';
  // One of the first two bytes of an ASCII character is zero in all four.
  if (a === undefined || b === undefined || (a !== 0 && b !== 0)) return 'utf8';
  const known = (['utf16le', 'utf16be', 'utf32le', 'utf32be'] as const).find((one) => hasZerosOf(bytes, one));
  return known ?? 'utf8';
}

/** As many of the first characters as tell. */
const TELLING_BYTES = 64;

/** Whether the first characters are such that nearly all are ASCII in that encoding, the very first among them. */
function hasZerosOf(bytes: Buffer, encoding: Exclude<Encoding, 'utf8'>): boolean {
  const width = encoding.startsWith('utf16') ? 2 : 4;
  const at = encoding.endsWith('le') ? 0 : width - 1;
  const end = Math.min(bytes.length - (bytes.length % width), TELLING_BYTES);
  let ascii = 0;
  for (let start = 0; start < end; start += width) {
    const unit = bytes.subarray(start, start + width);
    const plain = unit.every((byte, i) => (i === at ? byte >= 9 && byte < 0x7f : byte === 0));
    if (plain) ascii += 1;
    else if (start === 0) return false;
  }
  return end > 0 && ascii * width * 4 >= end * 3;
}

function fromUtf32(bytes: Buffer, little: boolean): string {
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    parts.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));
  }
  return parts.join('');
}
