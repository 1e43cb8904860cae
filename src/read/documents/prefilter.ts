/** Which files can matter, decided on their bytes: most of a repository is never decoded, far less parsed. */

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
  'unbound',
  // Images of resolvers that run as workloads, and words of their configuration.
  'pihole',
  'adguard',
  'serviceDns',
  'localDns',
  'blocky',
  'technitium',
  'recursor',
  'bind9',
  'dnsdist',
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
  // Variables that Flux fills in.
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
  /Corefile|coredns|kubeDNS|ocalDNS|node-cache|node-?local|ameserver|dns_servers|esolvConf|resolv[.-]?conf|\[Resolve\]|resolved|systemd\/network|NetworkManager|domain-name-servers|#cloud-config|cluster(?:-dns|_dns|DNS)|ClusterDNS|CustomDNSConfig|stub[Dd]omains|microk8s|hostDNS|core\.gardener\.cloud|forward-zone|forward(?:Plugin|KubeDNS)|KubeletConfiguration|dnsmasq|unbound|pihole|adguardhome|blocky|technitium|recursor|bind9|FTLCONF_dns|upstream_dns|upstreamResolvers|LocalRedirectPolicy|k8s[-_]gateway|\[settings\.|(?:^|\s)forward \./i;
const POLICY = /^["']?kind["']?\s*:\s*["']?\w*NetworkPolicy\b/m;

/** Whether a template that cannot be read is worth a word. */
export function isAboutResolvers(text: string): boolean {
  return POLICY.test(text) ? false : RESOLVERS.test(text) || /^\s*name:\s*kube-dns\s*$/m.test(text);
}

/** A name that says by itself what the file is for. */
const RELEVANT_NAME =
  /(?:^|\/)(?:[^/]*corefile[^/]*|kustomization(?:\.ya?ml)?|resolv\.conf[^/]*|resolved\.conf|dnsmasq[^/]*\.conf|unbound[^/]*\.conf|named\.conf[^/]*|[^/]*\.(?:ign|bu)|NetworkManager\/(?:[^/]+\/)?[^/]+|(?:coredns|node-?local-?dns|node-cache|dnsmasq|unbound)[^/]*\.service(?:\.d\/[^/]+\.conf)?|(?:default|sysconfig)\/(?:coredns|dnsmasq|unbound)|dnsmasq\.d\/[^/]+|site\.ya?ml|[^/]*microk8s[^/]*\.ya?ml|[^/]*playbook[^/]*\.ya?ml)$/i;

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

/** Whether a file can matter. A file with a NUL byte near its beginning and no UTF-16 mark is binary and never does. */
export function mayMatter(path: string, bytes: Buffer): boolean {
  if (utf16Of(bytes) !== undefined) return hasRelevantName(path) || hasMarker(decode(bytes));
  if (isBinary(bytes) || EDITORS.test(path)) return false;
  if (hasRelevantName(path) || isVariablesFile(path)) return true;
  const text = bytes.toString('latin1');
  return hasMarker(text) || (TASKS.test(path) && /(?:include|import)_tasks/.test(text));
}

/** Without `g` an expression keeps no state. */
const ANY_MARKER: RegExp = markerExpression('');

/** Whether one of the markers stands in a text. */
export function hasMarker(text: string): boolean {
  return ANY_MARKER.test(text);
}

/** An alternative of literal words: one pass, nothing to backtrack into. */
export function markerExpression(flags: '' | 'g'): RegExp {
  return new RegExp(MARKERS.map((marker) => marker.replace(/[.[\]]/g, '\\$&')).join('|'), flags);
}

export function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, SNIFFED_BYTES).includes(0);
}

/**
 * Bytes as text: UTF-8, or UTF-16 when it begins with that byte order mark. The mark stays as the text's first
 * character, so that offsets count what an editor counts; bytes that are no UTF-8 become U+FFFD.
 */
export function decode(bytes: Buffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16 === undefined) return bytes.toString('utf8');
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return utf16 === 'little' ? even.toString('utf16le') : Buffer.from(even).swap16().toString('utf16le');
}

function utf16Of(bytes: Buffer): 'little' | 'big' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'little';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'big' : undefined;
}
