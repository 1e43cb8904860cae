'use strict';

module.exports = {

"judge/rules/ends-there.js": (module, exports, _load) => {

const _name = _load.later("core/dns/name"),
	_entry = _load.later("core/forwarding/entry"),
	_reach = _load.later("core/forwarding/reach"),
	_walk = _load.later("core/forwarding/walk");
function endsThere(view, address, zone) {
	const { graph, cluster } = view;
	const target = cluster.frontends.find((one)=>one.address === address)?.targets.find((one)=>one.kind === 'server');
	const server = cluster.servers.find((one)=>one.claims.includes(address)) ?? cluster.servers.find((one)=>one.id === target?.server);
	const isOwn = [cluster.clusterDomain, 'in-addr.arpa.', 'ip6.arpa.'].some((own)=>_name().isWithin(zone, own));
	if (server === undefined) return isOwn;
	const socket = _reach().socketAt(graph, server, { address, port: target?.port ?? 53, transport: 'dns' }) ?? _entry().entryOf(graph, server);
	if (socket === undefined) return false;
	const name = zone === _name().ROOT ? 'example.org.' : _name().below('some-name', zone);
	return _walk().walkNewName(graph, socket, name, 'A').every((one)=>(isOwn || one.certainty !== 'assumed') && (one.disposition === 'answered' || one.disposition === 'leaves' || one.disposition === 'fails' || one.disposition === 'loops'));
}

module.exports = { endsThere, };
},

"judge/rules/explanations.generated.json": (module) => {
module.exports = {
  "forwarding-loop": "# LG101 `forwarding-loop`\n\nSome names return to the server block that forwarded them.\n\nDefault severity: error.\n\n## What it says\n\nA DNS server forwards some names to an upstream, and the upstream, directly or through other servers, sends the same names\nback to the same server block. The finding points at the upstream in the `forward` line of the first block of the cycle;\n`path` lists every setting that closes it: the Service, the pod's `dnsPolicy`, the kubelet's `resolvConf`, the node's\nresolver file.\n\n`certainty` says how sure that is:\n\n| certainty | meaning | severity |\n| --- | --- | --- |\n| `always` | every query for these names comes back | error |\n| `sometimes`, with a `probability` | the upstream policy sends this share of the queries back | error |\n| `sometimes`, without one | they come back only when another upstream fails, or only once, before a BIND with `forward first` resolves them itself | warning |\n| `assumed` | it depends on something that neither the repository nor the configuration states; the assumption is listed | warning |\n\n`guard` says what the `loop` plugin would do about it: stop the server (`fatal`), stop it on some starts (`sometimes`),\nfail to notice the loop (`blind`), be missing (`absent`), or stop a server in which no query loops (`misfires`).\n\n## Why it hurts\n\nDNS has no hop limit. Each round trip turns one query into a new one, and each waits for the next: memory grows until the\nkernel kills the pod (coredns/coredns#1647, coredns/coredns#1986), or a core spins for nothing (okd-project/okd#978). If\nthe `loop` plugin is present and notices, the server stops at startup instead (coredns/coredns#2087,\nkubernetes/kubeadm#1162), and name resolution in the cluster stops with it. No plugin notices a loop that closes after\nstartup (coredns/coredns#4289).\n\n## Before\n\nCoreDNS forwards every outside name to `10.96.0.10`, the address of the Service in front of it.\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . 10.96.0.10\n        cache 30\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\n`deploy/service.yaml`:\n\n```yaml\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]\n```\n\nFound: LG101 error deploy/configmap.yaml:8\n\n## After\n\nThe upstream is a server outside the cluster.\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . 10.0.0.2\n        cache 30\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\n`deploy/service.yaml`:\n\n```yaml\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]\n```\n\nFound: no finding\n\n## How to fix it\n\nBreak the path where the configuration is wrong, which is seldom the Corefile:\n\n- a loopback address from the node's resolver file: point the kubelet at the file that lists the real\n  servers; on nodes with systemd-resolved that is `resolvConf: /run/systemd/resolve/resolv.conf`;\n- the cluster's own DNS address in a node's resolver file: remove it there;\n- the server's own Service, pod or node address in `forward`: use the server that is authoritative for\n  these names or can resolve them.\n\nDo not delete `loop`: it reports the loop, it does not cause it.\n\n## How to suppress it\n\nIf you know that a loop is harmless, for example because an upstream outside the repository does answer these names, it is\nbetter to declare that server under `resolvers:` in `.loopgate.yaml` than to suppress the finding. Otherwise:\n\n```text\n# loopgate-ignore LG101 until=2027-01-31 -- the office resolver answers these names, NET-123\n```",
  "loop-guard-removed": "# LG201 `loop-guard-removed`\n\nA server block that still forwards has lost the loop plugin that it had in the base.\n\nDefault severity: error.\n\n## What it says\n\nThis rule needs a base to compare with (`--base`, or the action on a pull request). The change removes the `loop` plugin\nfrom a server block that still forwards: the line is deleted, a chart's `servers` list or a patch replaces the block\nwithout it, or it moves to a block that does not cover the forward. The finding points at the server block's first line;\n`path` shows the line that was there.\n\nIf a second file states the same object again without the guard, that is reported too, as an assumption: `kubectl apply -f\nFOLDER` applies files in the order of their names, and the last one counts, as does the last document of one file. If that order, or that both files go to one\ncluster, is not certain, it is a warning. So is a new command, task or policy that writes the object without the guard.\n\nIt also points at a block without the guard that answers where one with it answered in the base: another workload behind the\nService or at the container's address, a workload of another kind with the name, or the only new one in place of the only one\nthat is gone. A Corefile that is left lying, and that nothing reads any more, stands for nothing.\n\nA block that is renamed, moved to another file or split, and keeps its guard, is not reported.\n\n## Why it hurts\n\nDeleting `loop` is the most widely copied fix for a crashing CoreDNS. The crash goes away and the loop stays: in\nbsycorp/kind#19 the line was deleted, and the follow-up (bsycorp/kind#23) reports pods that start and are then killed for\ntheir memory use on the first DNS request. easzlab/kubeasz#423 asked for the same in an installer's template and was\nrejected; months later an unrelated commit removed the line. kubernetes-sigs/provider-aws-test-infra#329 removed it with a\nscript and was reverted the same day, because it did not help.\n\n## Before\n\nThe base:\n\n`Corefile` of the base:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\nThe change:\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    cache 30\n}\n```\n\nFound: LG201 error Corefile:1\n\n## After\n\nThe same change with the guard kept:\n\n`Corefile` of the base:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    cache 30\n    loop\n}\n```\n\nFound: no finding\n\n## How to fix it\n\nPut the line back. If CoreDNS stopped because of it, there is a loop: `loopgate scan` shows its path, and\n[`forwarding-loop`](forwarding-loop.md) explains how to break it. If the image is CoreDNS 1.2.1 to 1.2.5, upgrade it\ninstead ([`loop-guard-misfires`](loop-guard-misfires.md)).\n\n## How to suppress it\n\nAdd a comment with a reason on the server block's first line or the line above it:\n\n```text\n# loopgate-ignore LG201 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.\n\nA baseline never covers this rule.",
  "loop-guard-missing": "# LG202 `loop-guard-missing`\n\nA server block forwards without the loop plugin.\n\nDefault severity: note.\n\n## What it says\n\nThe block forwards names to an upstream and has no `loop`. That is not an error by itself. It means that a loop that\nappears later, through a node or an upstream that this repository does not describe, will not be noticed at startup.\n\n## Why it hurts\n\nServers without the guard burn CPU or memory instead of stopping with a message: coredns/coredns#2083 (one core busy,\nnothing in the log), okd-project/okd#1073 (2.3 cores until the upstream was corrected by hand).\nposeidon/typhoon#340 added the guard to a distribution because the failure was hard to see without it. Blocks that are\nadded next to the stock one, such as one for a stub zone, are where it is usually forgotten.\n\n## Before\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    cache 30\n}\n```\n\nFound: LG202 note Corefile\n\n## After\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    cache 30\n    loop\n}\n```\n\nFound: no finding\n\n## How to fix it\n\nAdd `loop` to the block. It costs one query at startup.\n\n## How to suppress it\n\nChoose the severity that suits you: `rules: { loop-guard-missing: off }` in `.loopgate.yaml`, or `warning` to enforce it.\nFor one block:\n\n```text\n# loopgate-ignore LG202 -- upstream is our own resolver, which forwards nothing\n```",
  "loop-guard-blind": "# LG203 `loop-guard-blind`\n\nThe loop plugin is present, but its probe cannot detect a loop in this block.\n\nDefault severity: warning.\n\n## What it says\n\nAt startup `loop` sends one kind of query: a random name under the *first* zone of its block, type HINFO, over UDP, to the\nblock's first address. It counts how often that query comes back. It cannot detect a loop when\n\n- the forwarded names are in the block's second or a later zone;\n- `forward` covers a narrower zone than the block;\n- an earlier plugin answers the probe (`kubernetes`, `hosts`, `file` or `template` without `fallthrough`, `acl`);\n- `rewrite` changes the probe's type, or changes its name to one that its own block would handle again;\n- the block's first key is `tls://`, `https://`, `grpc://` or `quic://`.\n\nThe finding is about a guard that cannot work, not about a loop. If there is a loop as well, it is reported as a\n[`forwarding-loop`](forwarding-loop.md) with `guard: blind`, without a finding of this rule.\n\n## Why it hurts\n\nA guard that people trust and that cannot see anything is worse than none. coredns/coredns#1995 describes the first case;\nthe plugin's README has listed it as a limitation ever since.\n\n## Before\n\nOnly `example.org` is probed; `example.net` is not.\n\n`Corefile`:\n\n```text\nexample.org example.net {\n    forward . 10.0.0.2\n    loop\n}\n```\n\nFound: LG203 warning Corefile:3\n\n## After\n\n`Corefile`:\n\n```text\nexample.org {\n    forward . 10.0.0.2\n    loop\n}\n\nexample.net {\n    forward . 10.0.0.2\n    loop\n}\n```\n\nFound: no finding\n\n## How to fix it\n\nGive each forwarded zone its own block with its own `loop`, or put the forwarded zone first.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG203 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "loop-guard-without-forward": "# LG204 `loop-guard-without-forward`\n\nThe loop plugin is in a block that forwards nothing.\n\nDefault severity: note.\n\n## What it says\n\n`loop` is in a block without `forward` (or another plugin that forwards queries). There is nothing for it to protect.\n\n## Why it hurts\n\nThe probe reaches the end of the plugin chain and fails with `no next plugin found`, which is logged at every startup\n(kelseyhightower/kubernetes-the-hard-way#611, ori-edge/k8s_gateway#94). Often it is a sign that a `forward` line was lost.\n\n## Before\n\n`Corefile`:\n\n```text\nexample.org {\n    hosts {\n        192.0.2.5 www.example.org\n    }\n    loop\n}\n```\n\nFound: LG204 note Corefile:5\n\n## After\n\n`Corefile`:\n\n```text\nexample.org {\n    hosts {\n        192.0.2.5 www.example.org\n    }\n}\n```\n\nFound: no finding\n\n## How to fix it\n\nRemove `loop`, or restore the `forward` that it was there for.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG204 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "loop-guard-misfires": "# LG205 `loop-guard-misfires`\n\nThe loop plugin of CoreDNS 1.2.1 to 1.2.5 stops a server in which nothing loops.\n\nDefault severity: warning.\n\n## What it says\n\nIn these versions the plugin counts its own retries. If an upstream does not answer the first probes in time, the plugin\nmistakes that for a loop and stops the server. Version 1.2.6 counts only probes that come back.\n\n## Why it hurts\n\nSeven public threads are about this bug: a sound configuration, and a network that was slow or not up yet\n(coredns/coredns#2255, coredns/coredns#2354, coredns/coredns#2391, cilium/cilium#12869). In several of them `loop` was\ndeleted as a fix, and stayed deleted after the bug was gone.\n\n## Before\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - name: example\n    coredns-version: 1.2.2\n```\n\nFound: LG205 warning Corefile:3\n\n## After\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - name: example\n    coredns-version: 1.2.6\n```\n\nFound: no finding\n\n## How to fix it\n\nUse CoreDNS 1.2.6 or later. Do not remove `loop`.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG205 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "inherited-loopback-upstream": "# LG301 `inherited-loopback-upstream`\n\nPods with dnsPolicy Default receive a loopback nameserver from the node.\n\nDefault severity: warning.\n\n## What it says\n\nThe kubelet copies the node's resolver file into pods with `dnsPolicy: Default`. The file that it is configured to copy\nlists a loopback address, such as `127.0.0.53` of systemd-resolved or `127.0.0.1` of a local dnsmasq. Inside a pod that is\nthe pod's own loopback, where nothing listens: these pods resolve no names, and a DNS server among them forwards to itself.\n\nIf a DNS server in the repository does that, there is a single [`forwarding-loop`](forwarding-loop.md) finding whose path\nshows the setting, and no finding of this rule in addition.\n\n## Why it hurts\n\nThis is the largest group of public reports: 38 of the 91 threads that were read for this tool, among them\ncoredns/coredns#2087, kubernetes/kubeadm#1162, kubernetes/kubernetes#71705. kubermatic/machine-controller#1377 shows\nthat a new operating system image alone is enough.\n\n## Before\n\n`deploy/log-shipper.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: { name: log-shipper, namespace: monitoring }\nspec:\n  selector: { matchLabels: { app: log-shipper } }\n  template:\n    metadata: { labels: { app: log-shipper } }\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: shipper, image: example.org/shipper:1.0 }]\n```\n\n`cluster/kubelet.yaml`:\n\n```yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - name: example\n    nodes: [{ name: default, os: ubuntu-24.04 }]\n```\n\nFound: LG301 note\n\n## After\n\n`deploy/log-shipper.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: { name: log-shipper, namespace: monitoring }\nspec:\n  selector: { matchLabels: { app: log-shipper } }\n  template:\n    metadata: { labels: { app: log-shipper } }\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: shipper, image: example.org/shipper:1.0 }]\n```\n\n`cluster/kubelet.yaml`:\n\n```yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/resolv.conf\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - name: example\n    nodes: [{ name: default, os: ubuntu-24.04 }]\n```\n\nFound: no finding\n\n## How to fix it\n\nPoint the kubelet at a file without loopback addresses: `resolvConf: /run/systemd/resolve/resolv.conf` where\nsystemd-resolved runs, else a file of your own. Existing pods keep the old file until they are recreated.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG301 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "dns-policy-inherits-cluster-dns": "# LG302 `dns-policy-inherits-cluster-dns`\n\nA DNS server's own pod gets the cluster DNS as its resolver.\n\nDefault severity: warning.\n\n## What it says\n\nA DNS server's pod has `dnsPolicy: ClusterFirst`, `ClusterFirstWithHostNet`, or none at all. Its `/etc/resolv.conf` then\nlists the cluster DNS, which is often that very server. There is no loop yet, because the Corefile forwards somewhere\nelse; as soon as somebody writes `forward . /etc/resolv.conf`, there is one. A server that is not the cluster DNS is\nreported only if it queries its own resolver, and one that forwards nothing is never reported.\n\n## Why it hurts\n\nkubernetes/kubernetes#49675 shows both ways in which a DNS pod's own resolver file leads back to it. Omitting the field\nis enough: the API server then defaults it to `ClusterFirst`.\n\n## Before\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . 10.0.0.2\n        loop\n    }\n```\n\n`deploy/service.yaml`:\n\n```yaml\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]\n```\n\nFound: LG302 warning deploy/deployment.yaml\n\n## After\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . 10.0.0.2\n        loop\n    }\n```\n\n`deploy/service.yaml`:\n\n```yaml\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]\n```\n\nFound: no finding\n\n## How to fix it\n\nSet `dnsPolicy: Default` in the pod template of the DNS server.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG302 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "kubelet-resolvconf-ineffective": "# LG303 `kubelet-resolvconf-ineffective`\n\nA kubelet setting does not choose the resolver file that it appears to choose.\n\nDefault severity: warning.\n\n## What it says\n\nA setting is meant to choose the resolver file that pods get, but the kubelet ignores it: an unknown key (the field is\ncalled `resolverConfig` in the kubelet's source code and `resolvConf` in its configuration file), an empty string, or a\nsetting in the file that a flag overrides.\n\n## Why it hurts\n\ncoredns/coredns#2790: the key was the name of the Go field, it was silently ignored, and CoreDNS kept looping.\ncoredns/coredns#3700: the setting was lost when it moved from the flag to the file. onedr0p/cluster-template#650: a\ntemplate with an empty value had to be reverted.\n\n## Before\n\n`cluster/kubelet.yaml`:\n\n```yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolverConfig: /run/systemd/resolve/resolv.conf\n```\n\nFound: LG303 warning cluster/kubelet.yaml:3\n\n## After\n\n`cluster/kubelet.yaml`:\n\n```yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/resolv.conf\n```\n\nFound: no finding\n\n## How to fix it\n\nUse `resolvConf: PATH` in a `KubeletConfiguration` or the flag `--resolv-conf=PATH`, but not both.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG303 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "node-points-at-cluster-dns": "# LG304 `node-points-at-cluster-dns`\n\nA node's resolver points at the cluster DNS or at the node-local cache.\n\nDefault severity: warning.\n\n## What it says\n\nA node's resolver file, or its systemd-resolved, dnsmasq or unbound, sends names to the cluster DNS or to the node-local\ncache. That is not a proven loop, but nothing shows that these names are answered there. Nodes that send only the cluster's\nown zone (`cluster.local`) to the cluster DNS, which answers it, are fine and are not reported.\n\n## Why it hurts\n\nThe node needs to resolve names before the cluster can answer any, and the cluster DNS in turn often queries the node.\nkubespray's `resolvconf_mode: host_resolvconf` creates exactly this circle: kubernetes-sigs/kubespray#3390, and\nkubernetes-sigs/kubespray#9948, where it appeared only after a node was restarted. In coredns/coredns#4289 the guard had\nalready finished when the circle closed.\n\n## Before\n\nThe address of the upstream is in a Secret, so it is unknown whether it leads back to the node.\n\n`nodes/resolv.conf`:\n\n```text\nnameserver 10.96.0.10\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - name: example\n    nodes:\n      - name: default\n        files: { /etc/resolv.conf: nodes/resolv.conf }\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . {$UPSTREAM}\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          env:\n            - name: UPSTREAM\n              valueFrom: { secretKeyRef: { name: dns-upstream, key: address } }\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\n`deploy/service.yaml`:\n\n```yaml\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]\n```\n\nFound: LG304 warning\n\n## After\n\nThe node queries the servers of its network.\n\n`nodes/resolv.conf`:\n\n```text\nnameserver 10.0.0.2\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - name: example\n    nodes:\n      - name: default\n        files: { /etc/resolv.conf: nodes/resolv.conf }\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . {$UPSTREAM}\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          env:\n            - name: UPSTREAM\n              valueFrom: { secretKeyRef: { name: dns-upstream, key: address } }\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\n`deploy/service.yaml`:\n\n```yaml\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]\n```\n\nFound: no finding\n\n## How to fix it\n\nGive nodes the servers of their network. If a node must resolve Services by name, send only the cluster's zone to the\ncluster DNS: `Domains=~cluster.local` for that link in systemd-resolved, or `server=/cluster.local/10.96.0.10` in dnsmasq.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG304 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "upstream-not-stated": "# LG305 `upstream-not-stated`\n\nWhere names go depends on a file or address that is not stated anywhere.\n\nDefault severity: note.\n\n## What it says\n\nA server forwards to something that neither the repository nor the configuration states: nearly always the nodes'\n`/etc/resolv.conf`, sometimes a host name, a mounted file, or a value from a template or a Secret. So it is unknown whether\nnames come back. The finding says what is missing, what would happen on nodes with systemd-resolved's stub listener, and\nwhich lines to add to `.loopgate.yaml`. It is reported once per cluster and missing item, and once for a place that several\nclusters share, which it lists. The default upstream of a chart that the repository installs counts, and is reported at the\nrelease; what a platform does by itself does not count.\n\nWith a base it is a warning if the change introduced it: the server's names could be followed before and cannot be now.\n\n## Why it hurts\n\nHalf of the public reports of forwarding loops come down to the nodes' resolver file, which is seldom in the repository\n(coredns/coredns#2087, kubernetes/kubeadm#1162). Saying \"nothing found\" there would be read as \"nothing loops\".\n\n## Before\n\nNothing states which operating system the nodes run, and the kubelet passes on a file that on Ubuntu lists the stub listener.\n\n`cluster/kubelet.yaml`:\n\n```yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . /etc/resolv.conf\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\nFound: LG305 note deploy/configmap.yaml:8\n\n## After\n\nThe kubelet passes on the file that systemd-resolved writes for this purpose; it never lists the stub listener.\n\n`cluster/kubelet.yaml`:\n\n```yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/resolv.conf\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . /etc/resolv.conf\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\nFound: no finding\n\n## How to fix it\n\nState what the nodes run, in `.loopgate.yaml`; the finding contains these lines with the cluster's name filled in:\n\n```yaml\nversion: 1\nclusters:\n  - { name: default, nodes: [{ name: default, os: ubuntu-24.04 }] }\n```\n\nIf you know the file's content, point to it: `files: { /etc/resolv.conf: infra/resolv.conf }`. Declare a server outside the\nrepository under `resolvers:`, with the name that the Corefile uses. Or avoid the question and forward to resolvers by address.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG305 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "corefile-does-not-start": "# LG401 `corefile-does-not-start`\n\nThe stated version of CoreDNS refuses this Corefile; if none is stated, every modelled version does.\n\nDefault severity: error.\n\n## What it says\n\nThe Corefile does not parse, uses a plugin or an option that this version does not have, or breaks a rule that CoreDNS\nchecks at startup. The message is CoreDNS's own in substance, and adds the line and column where CoreDNS gives none.\n\nThe version is taken from the image tag or the version of the CoreDNS chart; failing that, from `coredns-version` in\n`.loopgate.yaml`, kubeadm's `kubernetesVersion`, or the only other CoreDNS image in the cluster. For node-cache it is the\nCoreDNS built into that release. If no version is stated, it is an error only when every modelled version refuses the\nCorefile; otherwise it is a note that lists the versions that do, back to 1.11.3.\n\n## Why it hurts\n\nA pod that restarts does not come back, and a rollout stops halfway. It also leads to loops: a Corefile that still uses\n`proxy` stops working with CoreDNS 1.5.0, and the hurried fix often forwards to the cluster's own Service (see\n`examples/legacy-proxy`).\n\n## Before\n\n`Corefile`:\n\n```text\n.:53 {\n    errors\n    proxy . 10.0.0.2\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - { name: example, coredns-version: 1.11.3 }\n```\n\nFound: LG401 error Corefile:3\n\n## After\n\n`Corefile`:\n\n```text\n.:53 {\n    errors\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nclusters:\n  - { name: example, coredns-version: 1.11.3 }\n```\n\nFound: no finding\n\n## How to fix it\n\nCorrect the reported line. If the Corefile is meant for a different version than loopgate assumed, state that version.\n\n## How to suppress it\n\nThere is little point: the server does not start. If you run a custom build of CoreDNS with extra plugins, lower the\nseverity under `rules:` or suppress the one line:\n\n```text\n# loopgate-ignore LG401 -- our image has the external plugin\n```",
  "expectation-broken": "# LG501 `expectation-broken`\n\nNames do not go where the configured expectations say.\n\nDefault severity: error.\n\n## What it says\n\nThe configuration lists under `expectations:` where names have to go, depending on who asks: answered in the cluster, sent\nto certain addresses, refused, or simply never in a loop. Every scan follows all of these names, as it does for loops, and\nreports the first set of names that breaks an expectation: which names, where they go instead, and through which lines. If\nthat depends on something that is not stated anywhere, it is a warning; if it is unknown where the names go, it is a note\nthat says what is missing.\n\n| key | meaning |\n| --- | --- |\n| `names` | a zone: its own name and all names below it |\n| `exact` | `true` for that name only |\n| `from` | `pods` (through the cluster DNS, the default), `default-pods` (dnsPolicy Default), `nodes`, or the name of a DNS server as it appears in reports |\n| `goes` | `answered`, `leaves`, `fails`, or `not-loops` (the default) |\n| `to` | for `leaves`: the only addresses that the names may be sent to |\n| `reason` | why; it is printed with the finding |\n\n`loopgate expect NAME` prints the entry that holds today. An expectation that can never be met is a configuration error,\nreported with its line, its column and the likely intended value: a server that does not exist, a zone that the server has\nno block for (unless the entry has `goes: fails`), or an address in `to` that belongs to a modelled server or to nobody\noutside. If the base could still meet the expectation, it is not a configuration error: a change that removes the block is\nreported as this finding. When only part of the repository is scanned, entries for servers elsewhere are not checked, and\nthe report says so.\n\n## Why it hurts\n\nA stub domain is a single block in a Corefile. A change that looks like a clean-up sends payroll's names to a public\nresolver, which answers NXDOMAIN, and nothing in the review shows it.\n\n## Before\n\nThe block for `corp.example.com` was dropped when two Corefiles became one.\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nexpectations:\n  - names: corp.example.com\n    from: kube-system/Deployment/coredns\n    goes: leaves\n    to: [10.0.0.2, 10.0.0.3]\n    reason: payroll resolves on the office servers only\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . 192.0.2.53\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\nFound: LG501 error\n\n## After\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nexpectations:\n  - names: corp.example.com\n    from: kube-system/Deployment/coredns\n    goes: leaves\n    to: [10.0.0.2, 10.0.0.3]\n    reason: payroll resolves on the office servers only\n```\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        kubernetes cluster.local\n        forward . 192.0.2.53\n        loop\n    }\n    corp.example.com:53 {\n        forward . 10.0.0.2 10.0.0.3\n        loop\n    }\n```\n\n`deploy/deployment.yaml`:\n\n```yaml\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [\"-conf\", \"/etc/coredns/Corefile\"]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n```\n\nFound: no finding\n\n## How to fix it\n\nSend the names where they have to go: the finding points at the line that sends them elsewhere. If the expectation is out\nof date, change it in the same pull request, where reviewers can see it.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG501 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "not-modelled": "# LG801 `not-modelled`\n\nSomething that decides where names go was found and is not modelled.\n\nDefault severity: note.\n\n## What it says\n\nloopgate found a plugin, an option or a setting that can change which server a query reaches, and does not understand it.\nThe names that it applies to end as `unknown`, never as \"no loop\". [docs/limits.md](../limits.md) lists what is not\nmodelled and why.\n\nIt also says where names go on to a Service of the repository whose pods run no server that is read, as a relay or a\nproxy. Where a change brings that in, it is a warning: before, the names did not go there.\n\nIt is a warning too if a file of dnsmasq, unbound or BIND that the base shows begins to name one that is not in sight, other\nthan keys, trust anchors and the usual folders of packages.\n\nSubmodules are not read and named in a note. One whose name suggests DNS (`dns`, `kube`, `resolv`, ...) is a warning if its commit is\nnot the base's.\n\n## Why it hurts\n\nIf a tool skips what it does not know, its green result means nothing. This note is the difference between \"looked and\nfound nothing\" and \"did not look\".\n\n## Before\n\nThe condition depends on a geolocation database.\n\n`Corefile`:\n\n```text\n.:53 {\n    geoip /etc/geoip/GeoLite2-City.mmdb\n    metadata\n    view dutch {\n        expr metadata('geoip/country/code') == 'NL'\n    }\n    forward . 10.0.0.2\n    loop\n}\n```\n\nFound: LG801 note Corefile\n\n## After\n\n`Corefile`:\n\n```text\n.:53 {\n    view small {\n        expr type() in ['A', 'HINFO']\n    }\n    forward . 10.0.0.2\n    loop\n}\n```\n\nFound: no finding\n\n## How to fix it\n\nNothing is wrong with your configuration. If you know where the names go, declare the server under `resolvers:` in\n`.loopgate.yaml`. Please also open an issue about the construct: we treat a missed loop and a false alarm as equally bad.\n\n## How to suppress it\n\nAdd a comment with a reason on the line above the reported one:\n\n```text\n# loopgate-ignore LG801 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.",
  "unreadable": "# LG802 `unreadable`\n\nA relevant file or document could not be read.\n\nDefault severity: warning.\n\n## What it says\n\nA file that seems to hold DNS configuration could not be read: it has a syntax error, exceeds a size limit, is not text, or\nis a link that leads out of the tree. The rest of the repository is still judged, and the result is `incomplete` instead of\n`pass`.\n\n- A chart template that has to be rendered first is a note: scan its rendered output, or use `--render`. A template that\n  only uses DNS (a pod's `dnsPolicy`, port 53 in a network policy) is not reported.\n- With a base, it is an error if files can no longer be compared: the file was readable in the base and is not in the head\n  (also if a dangling link, a submodule, a change outside a sparse checkout or a text full of template expressions took its\n  place), or a new file or document about DNS exceeds a [limit](../limits.md#bounds).\n- It is a warning if a DNS server stays while its configuration leaves the repository (also if an unused copy of it stays),\n  if the files of a server move to a name or folder that is not read, if the Service at which it is asked leads to pods that are not read now,\n  if a server whose configuration is out of sight replaces a CoreDNS, if a release stays but names its chart in a way that is\n  not recognised any more, if Argo CD or Flux takes its folder from another repository or revision now, or a chart in its place, if a chart's template no longer writes the configuration (`if false`, a part that no template includes or\n  that an expression changes) but still the server, or if a server block's `loop` was replaced by an import that is not in the repository.\n- With a base, a new command, task or function that [changes what is read](../limits.md#changes-that-nothing-reads) of a CoreDNS is a warning.\n- With a base, a new line that [nothing reads](../limits.md#changes-that-nothing-reads) and that names an address of a DNS server of the\n  repository, or a loopback address, as a resolver or upstream is a warning; a path of a resolver file, or an address or route that publishes\n  a Service, is a note.\n- A file that another file refers to is read wherever it is.\n\n## Why it hurts\n\nThe one file that is silently skipped may be the one with the loop in it. bridgecrewio/checkov#6525 is a public report of\nwhat that looks like: a whole stack skipped, and the check green.\n\n## Before\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system\ndata:\n  Corefile: |\n    .:53 {\n        forward . 10.0.0.2\n        loop\n    }\n```\n\nFound: LG802 warning deploy/configmap.yaml\n\n## After\n\n`deploy/configmap.yaml`:\n\n```yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . 10.0.0.2\n        loop\n    }\n```\n\nFound: no finding\n\n## How to fix it\n\nCorrect the file, or exclude it with `paths: { exclude: [...] }` in `.loopgate.yaml` if it should not be read.\n\n## How to suppress it\n\nUse `paths.exclude`. A suppression comment in an unreadable file cannot be read either.",
  "nothing-scanned": "# LG803 `nothing-scanned`\n\nNo DNS configuration was found where some was expected.\n\nDefault severity: error.\n\n## What it says\n\nWith `--fail-on-empty` (in the action: `fail-on-empty: true`), it is an error if nothing in the scanned paths configures a\nDNS server, a kubelet or a node's resolver. Without it, an empty scan passes.\n\n## Why it hurts\n\nA gate with a typo in its path stays green forever.\n\n## Before\n\n`README.txt`:\n\n```text\nManifests have moved to clusters/prod.\n```\n\nFound: LG803 error\n\n## After\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\nFound: no finding\n\n## How to fix it\n\nCorrect the paths, or remove `fail-on-empty` if the repository may legitimately have no DNS configuration.\n\n## How to suppress it\n\nDo not set `fail-on-empty`.",
  "suppression-unused": "# LG901 `suppression-unused`\n\nA suppression matches no finding.\n\nDefault severity: note.\n\n## What it says\n\nAn entry under `suppressions:`, or a `loopgate-ignore` comment, hides nothing: the finding it was written for is gone, or\nthe entry has a typo. A comment that has no reason or names an unknown rule has no effect and is listed here too.\n\n## Why it hurts\n\nA suppression that outlives its reason hides the next finding of the same kind, which nobody has looked at.\n\n## Before\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nsuppressions:\n  - rule: loop-guard-missing\n    path: Corefile\n    reason: added in 2024, the guard has come back since\n```\n\nFound: LG901 note .loopgate.yaml\n\n## After\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\n```\n\nFound: no finding\n\n## How to fix it\n\nDelete the entry.\n\n## How to suppress it\n\nSet `rules: { suppression-unused: off }`.",
  "suppression-expired": "# LG902 `suppression-expired`\n\nA suppression has passed its date, and the finding it hid is back.\n\nDefault severity: warning.\n\n## What it says\n\nThe date in `expires:` or `until=` has passed. The original finding is reported again with its own severity, and this one\nsays which entry used to hide it.\n\n## Why it hurts\n\nA date on an exception is a promise to look again. If nothing happens on that day, the promise is empty.\n\n## Before\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 127.0.0.1\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nsuppressions:\n  - rule: forwarding-loop\n    path: Corefile\n    reason: moves to another port with the next release\n    expires: 2024-01-31\n```\n\nFound: LG101 error Corefile:2; LG902 warning .loopgate.yaml\n\n## After\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 127.0.0.1:1053\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\n```\n\nFound: no finding\n\n## How to fix it\n\nFix what was suppressed and delete the entry. If it must stay, set a new date with a new reason.\n\n## How to suppress it\n\nSet `rules: { suppression-expired: note }`. The original finding comes back in any case.",
  "policy-weakened": "# LG903 `policy-weakened`\n\nThis change lowers a severity, or adds a suppression or a baseline entry.\n\nDefault severity: note.\n\n## What it says\n\nThis rule needs a base. The change makes the gate weaker: it lowers a rule's severity, raises `fail-on`, excludes paths, or\nadds a suppression or a baseline entry. It is listed so that a reviewer sees it next to what it lets through.\n\nIf the policies of head and base differ, the head's files are judged under the base's policy as well: its suppressions,\nbaseline, severities, paths, expectations and cluster declarations. A comment is the base's where the base has it at the same\ndirective of the same server block and object; elsewhere it is new. If something would have failed there and does not fail here, this\nbecomes a warning that names it and what was removed from its path, also under `trust: base`; no heading is green then.\n\n## Why it hurts\n\nThe easiest way to a green check is to change the check. That can be right, but it should be visible.\n\n## Before\n\nThe base:\n\n`Corefile` of the base:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n}\n```\n\n`.loopgate.yaml` of the base:\n\n```yaml\nversion: 1\nrules: { loop-guard-missing: warning }\n```\n\nThe change:\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nrules: { loop-guard-missing: off }\n```\n\nFound: LG903 note .loopgate.yaml\n\n## After\n\nA change that leaves the rule as it is:\n\n`Corefile` of the base:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n}\n```\n\n`.loopgate.yaml` of the base:\n\n```yaml\nversion: 1\nrules: { loop-guard-missing: error }\n```\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`.loopgate.yaml`:\n\n```yaml\nversion: 1\nrules: { loop-guard-missing: error }\n```\n\nFound: no finding\n\n## How to fix it\n\nIf the change is intended, nothing. Say why in the pull request.\n\n## How to suppress it\n\nSet `rules: { policy-weakened: off }`; that change is itself reported, once."
};
},

"judge/rules/explanations.js": (module, exports, _load) => {

function _explanationsgeneratedjson() {
	const data = /*#__PURE__*/ _interop_require_default(_load("judge/rules/explanations.generated.json"));
	_explanationsgeneratedjson = function() {
		return data;
	};
	return data;
}
function _interop_require_default(obj) {
	return obj && obj.__esModule ? obj : { default: obj };
}
const EXPLANATIONS = new Map(Object.entries(_explanationsgeneratedjson().default));

module.exports = { EXPLANATIONS, };
},

"judge/rules/out-of-sight/narrower-conditions.js": (module, exports, _load) => {
/** Conditions of a guard that hold more seldom than those that it had. */
const _flippedvariables = _load.later("judge/rules/out-of-sight/flipped-variables");
const NEGATION = /(?<![\w"'.-])not(?![\w"'-])|!(?!=)|!=|\bne\b|(?:==|\beq\b|\bis\b)[\s"'(]{0,9}(?:false|no|off|0)\b|\bfalse\b[\s"')]{0,9}==/gi;
const DOUBLE = /\bis\s+not\s+(?:defined|none)\b|!=[\s"'(]{0,9}(?:false|no|off)\b/gi;
const FURTHER = /(?<![\w"'.-])and(?![\w"'-])|&&/gi;
function areNarrower(news, olds, within) {
	const come = without(within, new Set(olds.map(keyOf)));
	const gone = without(olds, new Set(news.map(keyOf)));
	if (come.length > 0 && gone.length === 0) return true;
	return come.some((one)=>gone.some((old)=>isNarrower(one, old)));
}
function without(conditions, keys) {
	return conditions.filter((one)=>!keys.has(keyOf(one)));
}
function keyOf({ subject, holds }) {
	return JSON.stringify([subject, holds]);
}
function isNarrower(now, old) {
	const names = new Set(_flippedvariables().namesIn(now.subject));
	const olds = _flippedvariables().namesIn(old.subject);
	if (olds.length === 0 || !olds.every((name)=>names.has(name))) return false;
	return isNegated(now) !== isNegated(old) || count(now.subject, FURTHER) > count(old.subject, FURTHER);
}
function isNegated({ subject, holds }) {
	return count(subject.replaceAll(DOUBLE, ' '), NEGATION) % 2 === 1 === holds;
}
function count(text, pattern) {
	return text.match(pattern)?.length ?? 0;
}

module.exports = { areNarrower, };
},

"judge/rules/out-of-sight/overridden-server.js": (module, exports, _load) => {
/** Servers whose objects another file states again: which counts is not known. */
const _paths = _load.later("core/text/paths"),
	_serverpartners = _load.later("judge/rules/out-of-sight/server-partners");
function overriddenServer(server, compared) {
	return server.variant === undefined ? ofWorkload(server, compared) : ofFolder(server, compared);
}
const LEFT_ASIDE = /(?:\.(?:bak|orig|old|disabled|off|save|sw[op]|tmp|rej|txt)|~)$/i;
function ofFolder(server, { before, after, partner }) {
	const { variant } = server;
	if (variant === undefined || LEFT_ASIDE.test(server.cluster)) return undefined;
	const isBeside = (one)=>one.variant?.directory === variant.directory || [
			one.at.file.path,
			..._serverpartners().corefilesOf(one)
		].some((path)=>_paths().directoryOf(path) === variant.directory);
	const siblings = [...after].filter(([, one])=>one.variant?.directory === variant.directory);
	const moved = new Set(siblings.map(([key])=>partner.get(key)));
	const known = [...before].filter(([key, one])=>moved.has(key) || isBeside(one)).map(([, one])=>one);
	const files = new Set(known.flatMap((one)=>one.variant === undefined ? [] : one.cluster));
	if (!variant.partial && files.size > 1) return undefined;
	const zones = _serverpartners().zonesKey(server);
	const old = known.findLast((one)=>one.name === server.name) ?? known.findLast((one)=>_serverpartners().zonesKey(one) === zones) ?? (known.length === 1 ? known[0] : undefined);
	if (old === undefined) return undefined;
	const assumption = variant.last ? `the files of this folder are applied in the order of their names, so ${server.cluster} counts` : `${server.cluster} is applied after the other files of its folder`;
	return { old, counts: variant.partial && variant.last, assumption };
}
function ofWorkload(server, { before, after }) {
	if (server.workload === undefined) return undefined;
	const key = `${server.cluster}/${server.workload}`;
	const first = after.get(key);
	const old = before.get(key);
	if (first === undefined || old === undefined) return undefined;
	const [here, there] = [server.at, first.at];
	if (here.file.path === there.file.path && here.span.start === there.span.start) return undefined;
	const isBeside = _paths().directoryOf(here.file.path) === _paths().directoryOf(there.file.path);
	const assumption = `${here.file.path} is applied after ${there.file.path}`;
	return { old, counts: isBeside && here.file.path >= there.file.path, assumption };
}

module.exports = { overriddenServer, };
},

"judge/rules/out-of-sight/successors.js": (module, exports, _load) => {
/** Which blocks of the head answer at a listener what a block of the base answered there. */
const _append = _load.later("core/text/append"),
	_once = _load.later("core/text/once");
function openSuccessors(before, after) {
	const bound = new Set(after.flatMap(({ bind, keys })=>bind.length === 0 ? [] : keys.map(({ zone })=>zone)));
	const listeners = new Map();
	const at = ({ transport, port, zone })=>_once().getOrInsert(listeners, `${transport} ${port} ${zone}`, ()=>({ olds: [], news: [] }));
	for (const block of before)for (const key of block.keys)addOnce(at(key).olds, block);
	for (const block of after)for (const key of block.keys)addOnce(at(key).news, block);
	const moved = movedIn(after, (key)=>at(key).olds.length > 0);
	const [viewOf, addressesOf] = [_once().oncePer(viewIn), _once().oncePer(addressesIn)];
	const pairs = _once().oncePer(({ olds, news })=>byView(olds, news, viewOf));
	return (old, key)=>{
		const listener = at(key);
		const [first] = listener.news;
		if (first === undefined) return moved(key.zone);
		if (!bound.has(key.zone)) return _append().distinctBy(pairs(listener)(old), viewOf);
		const isBeside = (block)=>share(addressesOf(old), addressesOf(block));
		const news = listener.news.filter(isBeside);
		if (news.length === 0) return [first];
		return atEachAddress(byView(listener.olds.filter(isBeside), news, viewOf)(old), addressesOf);
	};
}
function addOnce(list, block) {
	if (list.at(-1) !== block) list.push(block);
}
function movedIn(after, isKnown) {
	const ofZone = new Map();
	const known = new Map();
	for (const block of after)for (const key of block.keys){
		_append().append(ofZone, key.zone, block);
		if (isKnown(key)) _once().getOrInsert(known, key.zone, ()=>new Set()).add(block);
	}
	const first = _once().oncePer((zone)=>ofZone.get(zone)?.find((block)=>known.get(zone)?.has(block) !== true));
	return (zone)=>{
		const found = first(zone);
		return found === undefined ? [] : [found];
	};
}
function viewIn({ views }) {
	return JSON.stringify(views.map(({ text })=>text));
}
function byView(olds, news, viewOf) {
	if (olds.length < 2 && news.length < 2) return ()=>news;
	const before = new Set(olds.map(viewOf));
	const ofView = _append().grouped(news, viewOf);
	const places = new Map(news.map((block, place)=>[block, place]));
	const added = _append().distinctBy(news.filter((block)=>!before.has(viewOf(block))), viewOf);
	const gone = new Map(olds.filter((block)=>!ofView.has(viewOf(block))).map((block, place)=>[block, place]));
	const placeOf = (block)=>(block && places.get(block)) ?? -1;
	return (old)=>{
		const same = ofView.get(viewOf(old));
		if (same !== undefined) {
			const first = old.views.length > 0 ? [] : added.filter((block)=>placeOf(block) < placeOf(same[0]));
			return [...first, ...same];
		}
		const next = added[Math.min(gone.get(old) ?? -1, added.length - 1)];
		return next === undefined ? [] : [next];
	};
}
function addressesIn({ bind }) {
	return bind.map(({ value })=>JSON.stringify(value));
}
function atEachAddress(blocks, addressesOf) {
	const taken = new Set();
	return blocks.filter((block, index)=>{
		const own = addressesOf(block);
		if (index > 0 && (taken.has('') || own.length === 0 || own.some((one)=>taken.has(one)))) return false;
		for (const one of own.length === 0 ? [''] : own)taken.add(one);
		return true;
	});
}
function share(own, others) {
	return own.length === 0 || others.length === 0 || others.some((one)=>own.includes(one));
}

module.exports = { openSuccessors, };
},

"judge/rules/out-of-sight/switched-off.js": (module, exports, _load) => {
/** Settings in a file of the change under which the condition around a guard no longer holds, whoever reads the file. */
const _namedpaths = _load.later("core/text/named-paths"),
	_once = _load.later("core/text/once"),
	_paths = _load.later("core/text/paths");
const PLAIN = /^(not\s+)?\$?(?:\.(?:State)?Values(?:\.|\s*\|\s*get(?:OrNil)?\s+"))?@?([\w.]+)"?(?:\s*\|\s*(?:bool|d(?:efault)?\([^()]{0,99}\)))*(?:\s+(?:true|false))?$/;
const HELMFILE = /\bhelmfile\b/;
const COMMON = /^(?:enabled?|active|create|install|on|name|state|type|mode|debug)$/;
const FALSE = /^(?:false|no|off|0|null|nil|~)$/i;
const NOT_DEPLOYED = /(?:^|\/)(?:docs?|examples?)\/|\.(?:md|schema\.json)$|(?:^|\/)ci\/[^/]*values[^/]*\.ya?ml$/;
const MAX_BEFORE = 200;
const MAX_ABOVE = 10_000;
const MAX_LENGTH = 1024 * 1024;
function switchedOff(conditions, flips, { textOf, textBefore, changed, of }) {
	for (const taken of conditions){
		const [, negation, written = ''] = PLAIN.exec(taken.subject) ?? [];
		const keys = written.split('.');
		if (keys.every((key)=>COMMON.test(key) || key === '')) continue;
		const isWanted = negation === undefined === taken.holds;
		const isOff = (text = '')=>valuesAt(text, keys).some((value)=>FALSE.test(value) === isWanted);
		const wereOff = _once().once(()=>new Set([...changed].filter((path)=>isOff(textBefore(path))).map(_paths().baseName)));
		const isFlip = (_is, _was, path)=>!_paths().isTest(path) && !NOT_DEPLOYED.test(path) && // A helmfile names the files of its environments.
			(!taken.file.endsWith('.gotmpl') || HELMFILE.test(textOf(path) ?? '')) && isOff(textOf(path)) && !wereOff().has(_paths().baseName(path)) && (of === undefined || isOf(of.chart, path, textOf) && !isOfAnother(of, textOf(path)));
		const found = flips([taken], isFlip, true);
		if (found !== undefined) return found;
	}
	return undefined;
}
function setByHelmfile(path, keys, { textOf, textBefore }) {
	const text = NOT_DEPLOYED.test(path) ? '' : textOf(path) ?? '';
	if (!HELMFILE.test(text)) return [];
	const old = valuesAt(textBefore(path) ?? '', keys);
	return valuesAt(text, keys).filter((value)=>value.includes('$') || !old.includes(value));
}
function isOf(chart, path, textOf) {
	for(let folder = _paths().directoryOf(path);; folder = _paths().directoryOf(folder)){
		const text = textOf(_paths().inFolder(folder, 'Chart.yaml'));
		if (folder === chart) return true;
		if (text !== undefined) return text.includes(chart.slice(chart.lastIndexOf('/') + 1));
		if (folder === '') return true;
	}
}
function isOfAnother({ chart, isOfHelmfile }, text = '') {
	if (isOfHelmfile && HELMFILE.test(text)) return false;
	const name = chart.slice(chart.lastIndexOf('/') + 1);
	return /\b(?:helm\w*|charts?|release)\b/i.test(text) && !_namedpaths().wordsIn(text).some((word)=>_paths().baseName(word) === name);
}
function valuesAt(text, keys) {
	const [parent, key = ''] = [keys.at(-2), keys.at(-1)];
	if (text.length > MAX_LENGTH || !text.includes(key)) return [];
	const setting = new RegExp(String.raw`(?<![\w-])${key}["']?[ \t]{0,9}[:=](?!=)[ \t]{0,9}["']?([^\s"',;#{}[\]]{1,99})`, 'g');
	return [...text.matchAll(setting)].flatMap(({ 1: value = '', index })=>parent === undefined || isBelow(text, index, parent) ? [value] : []);
}
function isBelow(text, at, parent) {
	const start = text.lastIndexOf('\n', at - 1) + 1;
	const before = text.slice(Math.max(start, at - MAX_BEFORE), at);
	if (before.endsWith(`${parent}.`)) return true;
	if (before.trim() !== '' && !/^[\s-]*["']?$/.test(before)) return new RegExp(String.raw`\b${parent}["']?\s*[:=]\s*\{[^{}]*$`).test(before);
	const lines = text.slice(Math.max(0, start - MAX_ABOVE), start).split('\n').reverse();
	const above = lines.find((line)=>line.trim() !== '' && !/^\s*#/.test(line) && line.search(/\S/) < before.length);
	return above !== undefined && new RegExp(String.raw`^[\s-]*["']?${parent}["']?\s*:`).test(above);
}

module.exports = { setByHelmfile, switchedOff, };
},

"judge/rules/shown-at.js": (module, exports, _load) => {

const _location = _load.later("core/text/location");
function shownAt(word, path, text) {
	const { line, column } = _location().positionAt(_location().indexLines(text), word.start);
	const shown = `${'\n'.repeat(line - 1)}${' '.repeat(column - 1)}${text.slice(word.start, word.end)}`;
	return { file: { path, text: shown }, span: { start: line + column - 2, end: shown.length } };
}

module.exports = { shownAt, };
},

"judge/rules/worse.js": (module, exports, _load) => {
/** What a change made worse of an existing finding, which then is new. */
const _nameset = _load.later("core/dns/name-set"),
	_defined = _load.later("core/text/defined"),
	_finding = _load.later("judge/report/finding");
const CERTAINTY_RANK = { assumed: 0, sometimes: 1, always: 2 };
const PROTECTION = { absent: 0, blind: 1, sometimes: 2, fatal: 3, misfires: 3 };
const SAME_SHARE = 1e-6;
function worsened(now, before) {
	const was = {
		..._defined().defined({ severity: _finding().compareSeverities(now.severity, before.severity) > 0 ? before.severity : undefined }),
		...certaintyBefore(now, before),
		..._defined().defined({ guard: isLessGuarded(now, before) ? before.guard : undefined, names: hasMoreNames(now, before) ? before.names : undefined })
	};
	return Object.keys(was).length === 0 ? undefined : was;
}
function certaintyBefore(now, before) {
	const share = (one)=>one.certainty === 'always' ? 1 : one.probability ?? 0;
	const isMoreCertain = now.certainty !== undefined && before.certainty !== undefined && CERTAINTY_RANK[now.certainty] > CERTAINTY_RANK[before.certainty];
	const oftener = before.probability !== undefined && share(now) > share(before) + SAME_SHARE;
	return _defined().defined({ certainty: isMoreCertain ? before.certainty : undefined, probability: oftener ? before.probability : undefined });
}
function isLessGuarded(now, before) {
	return now.guard !== undefined && before.guard !== undefined && PROTECTION[now.guard] < PROTECTION[before.guard];
}
function hasMoreNames(now, before) {
	if (now.reach === undefined || before.reach === undefined) return false;
	return _nameset().exceeds(now.reach, before.reach) || hasMoreTypes(now.types, before.types) || now.witness?.type === 'A' && before.witness !== undefined && before.witness.type !== 'A';
}
function hasMoreTypes(now, before) {
	if (before === undefined) return false;
	if (now === undefined || now.kind === 'but' && before.kind === 'only') return true;
	const [own, others] = [new Set(now.list), new Set(before.list)];
	if (now.kind === 'but') return before.list.some((type)=>!own.has(type));
	return now.list.some((type)=>others.has(type) === (before.kind === 'but'));
}

module.exports = { worsened, };
}
};
