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
  "loop-guard-removed": "# LG201 `loop-guard-removed`\n\nA server block that still forwards has lost the loop plugin that it had in the base.\n\nDefault severity: error.\n\n## What it says\n\nThis rule needs a base to compare with (`--base`, or the action on a pull request). The change removes the `loop` plugin\nfrom a server block that still forwards: the line is deleted, a chart's `servers` list or a patch replaces the block\nwithout it, or it moves to a block that does not cover the forward. The finding points at the server block's first line;\n`path` shows the line that was there.\n\nIf a second file states the same object again without the guard, that is reported too, as an assumption: `kubectl apply -f\nFOLDER` applies files in the order of their names, and the last one counts. If that order, or that both files go to one\ncluster, is not certain, it is a warning. So is a new command, task or policy that writes the object without the guard.\n\nIt also points at a block without the guard that answers where one with it answered in the base: another workload behind the\nService or at the container's address, a workload of another kind with the name, or the only new one in place of the only one\nthat is gone. A Corefile that is left lying, and that nothing reads any more, stands for nothing.\n\nA block that is renamed, moved to another file or split, and keeps its guard, is not reported.\n\n## Why it hurts\n\nDeleting `loop` is the most widely copied fix for a crashing CoreDNS. The crash goes away and the loop stays: in\nbsycorp/kind#19 the line was deleted, and the follow-up (bsycorp/kind#23) reports pods that start and are then killed for\ntheir memory use on the first DNS request. easzlab/kubeasz#423 asked for the same in an installer's template and was\nrejected; months later an unrelated commit removed the line. kubernetes-sigs/provider-aws-test-infra#329 removed it with a\nscript and was reverted the same day, because it did not help.\n\n## Before\n\nThe base:\n\n`Corefile` of the base:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\nThe change:\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    cache 30\n}\n```\n\nFound: LG201 error Corefile:1\n\n## After\n\nThe same change with the guard kept:\n\n`Corefile` of the base:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    loop\n}\n```\n\n`Corefile`:\n\n```text\n.:53 {\n    forward . 10.0.0.2\n    cache 30\n    loop\n}\n```\n\nFound: no finding\n\n## How to fix it\n\nPut the line back. If CoreDNS stopped because of it, there is a loop: `loopgate scan` shows its path, and\n[`forwarding-loop`](forwarding-loop.md) explains how to break it. If the image is CoreDNS 1.2.1 to 1.2.5, upgrade it\ninstead ([`loop-guard-misfires`](loop-guard-misfires.md)).\n\n## How to suppress it\n\nAdd a comment with a reason on the server block's first line or the line above it:\n\n```text\n# loopgate-ignore LG201 until=2027-01-31 -- reviewed in NET-123\n```\n\nor an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.\n\nA baseline never covers this rule.",
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

"judge/rules/out-of-sight/edited-manifests.js": (module, exports, _load) => {
/** Commands that edit a manifest of CoreDNS on its way to the cluster. */
const _append = _load.later("core/text/append"),
	_once = _load.later("core/text/once"),
	_paths = _load.later("core/text/paths"),
	_blocks = _load.later("judge/rules/blocks"),
	_shownat = _load.later("judge/rules/shown-at");
const DECIDES = /^[ \t]*(?:loop\b|forward[ \t])|-conf\b|configMap:/;
const GIVES = /\bhelm\b[^|;]{0,400}\s(?:-f|--values)[= ]/;
function decidingLines(text) {
	const lines = text.split('\n').map((line)=>line.trim());
	return lines.flatMap((line, index)=>{
		if (!DECIDES.test(line)) return [];
		const next = lines[index + 1] ?? '';
		return line.includes('configMap:') && next.startsWith('name:') ? [
			`${line}\n${next}`
		] : [line];
	});
}
function* editedManifests(head, base) {
	const [now, then] = [head.unread?.(), base.unread?.()];
	const servers = _blocks().coreDnsServers(head);
	if (now === undefined || (head.changed?.size ?? 0) === 0 || servers.length === 0) return;
	const manifests = decidingIn(servers, now);
	const workloads = new Set([...servers.map(({ name })=>name), ...servicesOf(servers, head)].map(_paths().baseName));
	const [editsIn, before] = [now, then].map((side)=>side?.openEdits({ manifests, workloads }));
	const called = _once().once(()=>calledIn(manifests.keys(), now));
	const said = head.clusters.flatMap(({ cluster })=>cluster.guardEdits);
	const edited = said.map(({ says })=>says);
	for (const path of [...head.changed ?? []].sort()){
		const [is = '', was = ''] = path.endsWith('.star') ? [now, then].map((side)=>side?.textOf(path)) : [];
		const isOther = _once().oncePer((name)=>was !== '' && functionIn(is, name) !== functionIn(was, name));
		const calls = is === '' ? [] : called().get(_paths().baseName(path)) ?? [];
		const call = calls.find(({ names })=>names.some(isOther));
		if (call !== undefined) yield { path: call.path, at: _shownat().shownAt({ start: 0, end: 0 }, path, is) };
		const edits = editsIn?.(path) ?? [];
		if (edits.length === 0) continue;
		const known = new Set([...edited, ...(before?.(path) ?? []).map(wordsOf)]);
		const text = now.textOf(path) ?? '';
		const isOpen = GIVES.test(then?.textOf(path) ?? '') && !GIVES.test(text);
		const isSaid = ({ word, command: { length } })=>said.some(({ at })=>at.file.path === path && Math.abs(at.span.start - word.start) < length);
		const edit = edits.find((one)=>(isOpen || !one.keeps) && !known.has(wordsOf(one)) && !isSaid(one));
		if (edit !== undefined) yield { path: edit.manifest, at: _shownat().shownAt(edit.word, path, text) };
	}
}
function wordsOf({ command }) {
	return command.trim().replace(/\s+/g, ' ');
}
function decidingIn(servers, now) {
	const manifests = new Map();
	const linesOf = _once().oncePer((path)=>decidingLines(now.textOf(path) ?? ''));
	const taken = new Set();
	for (const { at, config, clusterPath } of servers)for (const path of new Set([
		at,
		...config.blocks.map((block)=>block.at)
	].map(({ file })=>file.path)))for (const by of new Set([path, clusterPath ?? path])){
		const lines = _once().getOrInsert(manifests, by, ()=>[]);
		const key = JSON.stringify([path, by]);
		if (!taken.has(key)) for (const line of linesOf(path))lines.push(line);
		taken.add(key);
	}
	return manifests;
}
function servicesOf(servers, { clusters }) {
	const ids = new Set(servers.map(({ id })=>id));
	return clusters.flatMap(({ cluster })=>cluster.frontends.flatMap(({ targets, says })=>targets.some((one)=>one.kind === 'server' && ids.has(one.server)) ? says : []));
}
const LOADS = /\bload\("([^"\n]+)"((?:,\s{0,9}"\w+"){0,99})/g;
function calledIn(manifests, now) {
	const called = [...manifests].flatMap((path)=>{
		const text = now.textOf(path) ?? '';
		const loads = [...text.matchAll(LOADS)];
		const lines = loads.length === 0 ? [] : text.split('\n').filter((line)=>/\bif\b|\(@/.test(line));
		const known = new Set(lines.flatMap((line)=>line.match(/\w+(?=\()/g) ?? []));
		return loads.map(([, from = '', list = ''])=>{
			const names = (list.match(/\w+/g) ?? []).filter((name)=>known.has(name));
			return { path, names, file: _paths().baseName(from) };
		});
	});
	return _append().grouped(called, ({ file })=>file);
}
function functionIn(text, name) {
	const start = text.indexOf(`def ${name}(`);
	return start === -1 ? '' : text.slice(start).split(/\n(?:end|def)\b/, 1)[0] ?? '';
}

module.exports = { editedManifests, };
},

"judge/rules/out-of-sight/flipped-variables.js": (module, exports, _load) => {
/** Variables of templates that a change sets to another value, by the text that sets them. */
const _append = _load.later("core/text/append"),
	_conditions = _load.later("core/text/conditions"),
	_location = _load.later("core/text/location"),
	_once = _load.later("core/text/once"),
	_chartvalues = _load.later("judge/chart-values"),
	_blocks = _load.later("judge/rules/blocks"),
	_shownat = _load.later("judge/rules/shown-at");
const NAME = /(?<=\[["'])[a-z_]\w*(?=["']\])|(?<![\w"'-])[a-z_]\w*(?![\w("'-])/gi;
const KEYWORD = /^(?:and|or|not|is|in|if|else|true|false|none|null|defined|undefined|bool|default|eq|ne|gt|lt|d|name|loop|[vV]alues|vars?|locals?|[eE]nv|Environment|Name|item|pillar|grains|self|each|data|module|path|concat|forward|parameters|plugins|zones?|port|servers|errors)$/;
const DEFAULTS = /\|\s*d(?:efault)?\b|\?\?|:[-=]|\benv\s/;
const MAX_NAMES = 20;
const USED = /\$\{{0,2}[ \t]{0,9}(?:[\w-]{1,99}\.){0,4}(\w{1,99})/g;
const MAX_STEPS = 3;
const MAX_LENGTH = 1024 * 1024;
const SETS = /(?<![\w$-])([a-z_]\w{0,99})["']?[ \t]{0,9}[:=](?!=)(?=[ \t]{0,9}([^\n,#]{0,200}))/gi;
function openFlips(head, base) {
	const changes = _once().once(()=>changesIn(head, base));
	return (conditions, isFlip = isOther, mayBeUnset = conditions.some(({ subject })=>DEFAULTS.test(subject)))=>{
		const subjects = conditions.map(({ subject })=>subject);
		for (const name of new Set(subjects.flatMap(namesIn).slice(0, MAX_NAMES)))for (const { path, start, is, was } of changes().get(name) ?? []){
			if (was.length === 0 && !mayBeUnset || !isFlip(is, was, path)) continue;
			return { name, at: _shownat().shownAt({ start, end: start + name.length }, path, head.unread?.().textOf(path) ?? '') };
		}
		return undefined;
	};
}
function namesIn(subject) {
	const keys = [...subject.matchAll(/(?:\.Values(?:\.\w+)*\.|\benv\s+")(\w+)/g)].flatMap(([, key])=>key ?? []);
	return [...(subject.match(NAME) ?? []).filter((name)=>!KEYWORD.test(name)), ...keys];
}
function changesIn(head, base) {
	const [now, then] = [head.unread?.(), base.unread?.()];
	const changes = new Map();
	const decide = [..._blocks().coreDnsBlocks(head), ..._blocks().coreDnsBlocks(base)].flatMap(({ block })=>{
		const guard = _blocks().guardOf(block);
		return (guard === undefined ? _chartvalues().decisionsIn(block) : _conditions().conditionsAt(guard.at)).map(({ subject })=>subject);
	});
	const wanted = new Set([
		...decide,
		...[...unfilledIn(head)].map(textAt),
		...subjectsIn(head),
		...settersIn(head).map(({ subject })=>subject)
	].flatMap(namesIn));
	if (wanted.size === 0 || now === undefined || then === undefined) return changes;
	for (const path of [...head.changed ?? []].sort()){
		const stated = settingsIn(now.textOf(path), wanted);
		const old = stated.size === 0 ? undefined : settingsIn(then.textOf(path), wanted);
		for (const [name, { start, values }] of stated){
			const was = old?.get(name)?.values ?? [];
			if (isOther(values, was)) _append().append(changes, name, { path, start, is: values, was });
		}
	}
	return changes;
}
function settingsIn(text = '', wanted, depth = 0) {
	const found = new Map();
	if (text.length > MAX_LENGTH) return found;
	for (const { 1: name = '', 2: value = '', index } of text.matchAll(SETS)){
		if (!wanted.has(name)) continue;
		const known = found.get(name);
		if (known === undefined) found.set(name, { start: index, values: [value.trim()] });
		else known.values.push(value.trim());
	}
	const used = new Map([...found].map(([name, { values }])=>[name, usedIn(values.join(' '), name)]));
	const others = new Set([...used.values()].flat());
	const deeper = others.size === 0 || depth === MAX_STEPS ? undefined : settingsIn(text, others, depth + 1);
	for (const [name, { values }] of found)for (const other of used.get(name) ?? [])for (const value of deeper?.get(other)?.values.slice(0, MAX_NAMES) ?? [])values.push(value);
	return found;
}
function usedIn(value, own) {
	const names = new Set([...value.matchAll(USED)].flatMap(([, name])=>name === own ? [] : name ?? []));
	return [...names].slice(0, MAX_NAMES);
}
function textAt({ file, span }) {
	return file.text.slice(span.start, span.end);
}
function isOther(is, was) {
	return is.join('\n') !== was.join('\n');
}
const SETTER = /\b(?:Corefile:|configMap:(?:[ \t]*\{|\s{1,99}name:))([^#\n]{0,300})#[ \t]*kpt-set:([^\n]{0,300})/g;
const GUARD = /(?<![\w-])loop(?![\w-])/;
const ITEM = /(?:^[ \t]*-[ \t]*|\bname["']?[ \t]*[:=][ \t]*|[[,][ \t]*)["']?loop["']?[ \t]*(?=[\]},]|$)/gm;
function* openGuards(head, base) {
	const [now, then] = [head.unread?.(), base.unread?.()];
	if ((head.changed?.size ?? 0) === 0 || now === undefined || then === undefined) return;
	const known = new Set([..._blocks().coreDnsBlocks(base)].flatMap(({ block })=>_blocks().guardOf(block) ? block.at.file.path : []));
	const were = new Set([...unfilledIn(base)].map(({ file })=>file.path));
	const places = [...unfilledIn(head)].filter(({ file })=>were.has(file.path));
	const flips = openFlips(head, base);
	for (const at of places){
		const subject = textAt(at);
		const isLost = (is, was)=>GUARD.test(subject) ? isOther(is, was) : count(is, GUARD) < count(was, GUARD);
		const flipped = flips([{ subject }], isLost);
		if (flipped !== undefined) yield { ...flipped, decides: at };
	}
	for (const { at } of head.notices.filter(isUnrendered)){
		const flipped = flips([...now.conditionsIn(at.file.path).keys()].map((subject)=>({ subject })));
		if (flipped !== undefined) yield { ...flipped, decides: at };
	}
	for (const { at, subject, value } of settersIn(head)){
		const isLost = (is, was, path)=>(was.length > 0 || path.endsWith('Kptfile')) && !is.some((one)=>value.includes(one.replace(/["']/g, '')));
		const flipped = flips([{ subject }], isLost, true);
		if (flipped !== undefined) yield { ...flipped, decides: at };
	}
	const [decides] = places;
	for (const path of decides === undefined ? [] : [...head.changed ?? []].sort()){
		const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
		if (known.has(path) || text === '' || Math.max(text.length, old.length) > MAX_LENGTH) continue;
		if (decides !== undefined && [...old.matchAll(ITEM)].length > [...text.matchAll(ITEM)].length) yield { name: 'loop', at: _shownat().shownAt({ start: 0, end: 0 }, path, text), decides };
	}
}
function settersIn(snapshot) {
	const containers = snapshot.clusters.flatMap(({ cluster })=>cluster.containers.filter((one)=>one.isServer));
	const places = [...containers, ...[..._blocks().coreDnsBlocks(snapshot)].map(({ block })=>block)];
	const files = new Map(places.map(({ at: { file } })=>[file.path, file]));
	return [...files.values()].flatMap((file)=>[...file.text.matchAll(SETTER)].slice(0, MAX_NAMES).map(({ 0: all, 1: value = '', 2: subject = '', index })=>({
				at: { file, span: { start: index, end: index + all.length } },
				...{ subject, value }
			})));
}
function isUnrendered({ template }) {
	return template === true;
}
function subjectsIn(snapshot) {
	return snapshot.notices.filter(isUnrendered).flatMap(({ at })=>[...snapshot.unread?.().conditionsIn(at.file.path).keys() ?? []]);
}
function count(values, word) {
	return values.filter((value)=>word.test(value)).length;
}
function* unfilledIn(snapshot) {
	const seen = new Set();
	const isValued = (block)=>_chartvalues().decisionsIn(block).some(({ scope })=>snapshot.chartValues?.has(scope) === true);
	const isNew = (at)=>seen.size < MAX_NAMES && seen.size < seen.add(_location().placeKey(at)).size;
	const read = new Set();
	for (const { block } of _blocks().coreDnsBlocks(snapshot)){
		read.add(block.at.file.path);
		if (_blocks().forwards(block) && _blocks().guardOf(block) === undefined && _blocks().mayBringGuard(block) && !isValued(block)) {
			for (const step of block.steps)if (step.kind === 'opaque' && isNew(step.at)) yield step.at;
		}
	}
	for (const { code, at } of snapshot.notices)if (code === 'placeholder' && !read.has(at.file.path) && isNew(at)) yield at;
}

module.exports = { openFlips, openGuards, };
},

"judge/rules/out-of-sight/lost-guards.js": (module, exports, _load) => {
/** Server blocks of a server that forward without the guard that the base has for their zones. */
const _name = _load.later("core/dns/name"),
	_conditions = _load.later("core/text/conditions"),
	_once = _load.later("core/text/once"),
	_blocks = _load.later("judge/rules/blocks");
function unguarded(before, after, depends = isConditional) {
	const bound = new Set(after.flatMap(({ bind, keys })=>bind.length === 0 ? [] : keys.map(({ zone })=>zone)));
	const sides = { before, after, held: byZone(before), holds: byZone(after), bound };
	const bare = after.filter((block)=>_blocks().guardOf(block) === undefined && (_blocks().forwards(block) || _blocks().mayBringGuard(block)));
	const suspects = new Set([...bare, ...after.filter((block)=>isConditional(block) && _blocks().forwards(block))]);
	const added = bare.filter((block)=>block.keys.every((key)=>!sides.held.has(key.zone)));
	const lost = [...atSameZone(sides, suspects, depends), ...takenOver(sides, added), ...ofOnlyForward(sides, added)];
	const found = new Map();
	for (const one of lost)_once().getOrInsert(found, one.now, ()=>one);
	const open = new Set(before.filter(_blocks().mayBringGuard).flatMap((block)=>block.keys.map((key)=>key.zone)));
	return after.flatMap((block)=>found.get(block) ?? []).filter(({ now })=>_blocks().guardOf(now) !== undefined || !_blocks().mayBringGuard(now) || !now.keys.some((key)=>open.has(key.zone)));
}
function guardedIn(blocks) {
	return blocks.filter(_blocks().forwards).flatMap((old)=>{
		const guard = _blocks().guardOf(old);
		return guard === undefined ? [] : { old, guard };
	});
}
function* atSameZone(sides, suspects, depends) {
	for (const { old, guard } of guardedIn(sides.before))for (const key of old.keys)for (const now of successorsAt({
		old,
		key
	}, sides))if (suspects.has(now) && (_blocks().guardOf(now) === undefined || !depends(old))) yield { now, guard, moved: false };
}
function* takenOver({ held, holds }, added) {
	const stanzasOf = _once().oncePer(stanzasIn);
	const stillOf = _once().oncePer((old)=>[...new Set(old.keys.flatMap((key)=>holds.get(key.zone) ?? []))]);
	for (const now of added){
		const zone = now.keys[0]?.zone;
		if (zone === undefined) continue;
		const olds = new Set([..._name().ancestry(zone)].flatMap((above)=>held.get(above) ?? []));
		for (const old of olds){
			const guard = _blocks().guardOf(old);
			if (guard === undefined || !tookOver({ old, now, zone }, stillOf(old), stanzasOf)) continue;
			yield { now, guard, moved: true };
			break;
		}
	}
}
function* ofOnlyForward({ before, after, holds }, added) {
	const gone = guardedIn(before).find(({ old })=>old.keys.every(({ zone })=>!holds.has(zone)));
	const [come] = added;
	const alone = (blocks)=>blocks.filter(_blocks().forwards).length === 1;
	if (gone !== undefined && come !== undefined && alone(before) && alone(after)) yield { now: come, guard: gone.guard, moved: false };
}
function conditionsOfGuard(block) {
	const guard = _blocks().guardOf(block);
	return guard === undefined ? [] : _conditions().conditionsAt(guard.at).slice(_conditions().conditionsAt(block.at).length);
}
function isConditional(block) {
	return conditionsOfGuard(block).length > 0;
}
function successorsAt({ old, key }, { held, holds, bound }) {
	const blocks = holds.get(key.zone) ?? [];
	const at = (block, where)=>block.keys.some((own)=>own.zone === where.zone && sameListener(own, where));
	const isNew = (own)=>!held.get(own.zone)?.some((one)=>at(one, own));
	const here = blocks.find((block)=>at(block, key));
	const split = here === undefined || !bound.has(key.zone) ? [] : blocks.filter((block)=>at(block, key));
	const found = atEachAddress(split.filter((block)=>shareAddress(old, block)));
	if (found.length > 0) return found;
	const other = here ?? blocks.find((block)=>block.keys.every((own)=>own.zone !== key.zone || isNew(own)));
	return other === undefined ? [] : [other];
}
function addressesOf({ bind }) {
	return bind.map(({ value })=>JSON.stringify(value));
}
function atEachAddress(blocks) {
	const taken = new Set();
	return blocks.filter((block, index)=>{
		const own = addressesOf(block);
		if (index > 0 && (taken.has('') || own.length === 0 || own.some((one)=>taken.has(one)))) return false;
		for (const one of own.length === 0 ? [''] : own)taken.add(one);
		return true;
	});
}
function shareAddress(block, other) {
	const [own, others] = [addressesOf(block), addressesOf(other)];
	return own.length === 0 || others.length === 0 || others.some((one)=>own.includes(one));
}
function stanzasIn(block) {
	const out = new Map();
	for (const step of block.steps){
		if (step.kind !== 'forward') continue;
		const upstreams = JSON.stringify(step.to.map((one)=>one.value));
		_once().getOrInsert(out, upstreams, ()=>new Set()).add(step.from);
	}
	return out;
}
function tookOver({ old, now, zone }, still, stanzasOf) {
	for (const upstreams of stanzasOf(now).keys()){
		const from = [..._name().ancestry(zone)].find((above)=>stanzasOf(old).get(upstreams)?.has(above));
		if (from === undefined) continue;
		if (!still.some((block)=>stanzasOf(block).get(upstreams)?.has(from))) return true;
	}
	return false;
}
function sameListener(a, b) {
	return a.port === b.port && a.transport === b.transport;
}
function byZone(blocks) {
	const out = new Map();
	for (const block of blocks)for (const { zone } of block.keys){
		const known = out.get(zone);
		if (known === undefined) out.set(zone, [block]);
		else if (known.at(-1) !== block) known.push(block);
	}
	return out;
}

module.exports = { conditionsOfGuard, unguarded, };
},

"judge/rules/out-of-sight/named-instead.js": (module, exports, _load) => {
/** Files that name another configuration than before: a unit's `-conf`, Docker's `COPY`, `helm -f`. */
const _namedpaths = _load.later("core/text/named-paths"),
	_paths = _load.later("core/text/paths"),
	_blocks = _load.later("judge/rules/blocks"),
	_serverpartners = _load.later("judge/rules/out-of-sight/server-partners");
const MAX_LENGTH = 1024 * 1024;
const TELLS = /ignore|exclude|lint|codeowners|licen[sc]e|(?:^|\/)(?:docs?|tests?|testdata|examples?|vendor|node_modules)\/|\.(?:mdx?|rst|adoc|lock|sum|patch|diff)$/i;
const OBJECT = /^[ \t{]*["']?apiVersion["']?[ \t]*:/m;
const DROP_IN = /^(.+\.(?:service|container))\.d\/[^/]+\.conf$/;
const LAYS = /(?<![\w./-])(?:helm|cp|mv|ln|rsync)\s/;
const COMMAND = /(?:[^\n]*\\[ \t]*\n){0,20}[^\n]*/g;
function* namedInstead(head, base, { before, after }) {
	const [now, then] = [head.unread?.(), base.unread?.()];
	const [guarded, bare] = [openFiles(before, true), openFiles(after, false)];
	if (now === undefined || then === undefined || guarded === undefined || bare === undefined) return;
	const had = new Set([...before.values()].flatMap(_serverpartners().corefilesOf));
	for (const path of [...head.changed ?? []].sort()){
		const text = TELLS.test(path) ? '' : now.textOf(path) ?? '';
		if (text.length > MAX_LENGTH || OBJECT.test(text) || text.includes('\0')) continue;
		if (bare(_namedpaths().wordsIn(text), path).size === 0) continue;
		const old = then.textOf(path) ?? then.textOf(DROP_IN.exec(path)?.[1] ?? path) ?? '';
		const [are, were] = changedWords(text, old.length > MAX_LENGTH ? '' : old);
		const gone = guarded(moreIn(were, are), path);
		const layers = layingWords(text);
		for (const [word, server] of bare(moreIn(are, were), path)){
			if (word === path && had.has(path)) continue;
			const olds = [...gone.values(), ...guarded(layers.get(word) ?? new Set(), path).values()];
			const was = olds.find((one)=>placeOf(one) !== placeOf(server));
			if (was !== undefined) yield {
				server,
				old: was,
				assumption: `${path} has ${placeOf(server)} used in place of ${placeOf(was)}`
			};
		}
	}
}
function changedWords(text, old) {
	const [now, then] = [text, old].map((one)=>one.split('\n'));
	const countsOf = (lines = [], others = [])=>{
		const [counts, known] = [new Map(), new Set(others)];
		for (const line of lines)if (!known.has(line)) for (const word of _namedpaths().wordsIn(line))counts.set(word, (counts.get(word) ?? 0) + 1);
		return counts;
	};
	return [countsOf(now, then), countsOf(then, now)];
}
function moreIn(counts, others) {
	return new Set([...counts].flatMap(([word, count])=>count > (others.get(word) ?? 0) ? word : []));
}
function placeOf(server) {
	return _serverpartners().corefilesOf(server)[0] ?? server.at.file.path;
}
function openFiles(servers, isGuarded) {
	const [all, wanted] = [new Set(), new Map()];
	for (const server of servers.values())for (const file of _serverpartners().corefilesOf(server)){
		all.add(file);
		if (server.blocks.some((block)=>_blocks().forwards(block) && _blocks().guardOf(block) !== undefined === isGuarded)) wanted.set(file, server);
	}
	if (wanted.size === 0) return undefined;
	const filesOf = _namedpaths().openNamed(all);
	return (words, path)=>{
		const found = new Map();
		const shared = (file)=>_paths().sharedParts(_paths().directoryOf(file), _paths().directoryOf(path));
		for (const word of [path, ...words]){
			const files = word === path ? [path] : filesOf(word);
			if (files.length === 0) continue;
			const [nearest = ''] = [...files].sort((a, b)=>shared(b) - shared(a));
			const server = wanted.get(nearest);
			if (server !== undefined) found.set(word, server);
		}
		return found;
	};
}
function layingWords(text) {
	const commands = (text.match(COMMAND) ?? []).filter((one)=>LAYS.test(one));
	const all = commands.map((one)=>new Set(_namedpaths().wordsIn(one)));
	return new Map(all.flatMap((words)=>[...words].map((word)=>[word, words])));
}

module.exports = { namedInstead, };
},

"judge/rules/out-of-sight/named-left-out.js": (module, exports, _load) => {
/** Configurations in folders that the scan leaves out, of which a change writes the path where nothing follows it. */
const _rule = _load.later("judge/rules/rule"),
	_shownat = _load.later("judge/rules/shown-at");
const MAX_LENGTH = 1024 * 1024;
const MAX_FILES = 1000;
const MANIFEST = /\.(?:ya?ml|json|tpl|j2)$/i;
const LISTS = /ignore|exclude|lint|codeowners|licen[sc]e|(?:^|\/)(?:vendor|node_modules|testdata)\/|\.(?:mdc?|lock|sum)$/i;
const NAMED = /(?<![\w.-])(?:vendor|node_modules|testdata)(?:[\\/][\w.-]+)+/g;
function* namedLeftOut(head, base, known) {
	const now = head.unread?.();
	const named = now === undefined ? new Map() : namedIn([...head.changed ?? []].sort(), base, now.textOf);
	if (now === undefined || named.size === 0) return;
	let left = MAX_FILES;
	for (const path of [...now.names()].sort()){
		const at = MANIFEST.test(path) ? placesOf(path).flatMap((place)=>named.get(place) ?? [])[0] : undefined;
		if (at === undefined || head.read.has(path)) continue;
		left -= 1;
		if (left >= 0 && now.leftOutIn(path, MAX_LENGTH, known)) yield reported(path, at);
	}
}
function namedIn(changed, base, textOf) {
	const named = new Map();
	for (const path of changed){
		const text = LISTS.test(path) ? '' : textOf(path) ?? '';
		const words = text.length > MAX_LENGTH ? [] : [...text.matchAll(NAMED)];
		const old = words.length === 0 ? '' : base.unread?.().textOf(path) ?? '';
		for (const { 0: word, index } of words){
			const place = word.replaceAll('\\', '/');
			const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
			if (named.has(place) || LISTS.test(before) || old.includes(word)) continue;
			named.set(place, _shownat().shownAt({ start: index, end: index + word.length }, path, text));
		}
	}
	return named;
}
function placesOf(path) {
	const steps = path.split('/');
	const from = steps.findIndex((one)=>/^(?:vendor|node_modules|testdata)$/.test(one));
	return steps.slice(from + 1).map((_, index)=>steps.slice(from, steps.length - index).join('/'));
}
function reported(path, at) {
	return _rule().finding('unreadable', ['left out', path], {
		severity: 'warning',
		cluster: '',
		at,
		message: `This change names \`${path}\` here, which states where DNS goes and is left out of the scan: whether it is applied is not known.`,
		advice: `Keep it where it is scanned, or name it as a PATH: \`loopgate scan . ${path}\`.`
	});
}

module.exports = { namedLeftOut, };
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

"judge/rules/out-of-sight/renamed-workloads.js": (module, exports, _load) => {
/** What runs in place of what ran: of one file the only workload that came, and the only one that is gone. */
const _append = _load.later("core/text/append"),
	_serverpartners = _load.later("judge/rules/out-of-sight/server-partners");
function* renamedWorkloads({ before, after, partner }) {
	const kept = new Set();
	for (const [is, was] of partner)if ([
		after.get(is),
		before.get(was)
	].every((server)=>server !== undefined && _serverpartners().runs(server))) kept.add(is).add(was);
	const gone = onlyInFile(before, after, kept);
	for (const [path, server] of onlyInFile(after, before, kept)){
		const old = gone.get(path);
		if (old !== undefined) yield { server, old };
	}
}
function onlyInFile(servers, others, kept) {
	const isOpen = (key, server)=>!others.has(key) && !kept.has(key) && _serverpartners().runs(server);
	const own = [...servers].flatMap(([key, server])=>isOpen(key, server) ? [server] : []);
	const byFile = _append().grouped(own, ({ at })=>at.file.path);
	return new Map([...byFile].flatMap(([path, [only, ...more]])=>only && more.length === 0 ? [[path, only]] : []));
}

module.exports = { renamedWorkloads, };
},

"judge/rules/out-of-sight/server-partners.js": (module, exports, _load) => {
/** Which server of the base became which of the head. */
const _append = _load.later("core/text/append"),
	_defined = _load.later("core/text/defined"),
	_paths = _load.later("core/text/paths"),
	_blocks = _load.later("judge/rules/blocks");
function serversByName(snapshot) {
	const out = new Map();
	for (const { view, server, block } of _blocks().coreDnsBlocks(snapshot)){
		const { name, variant } = view.cluster;
		const key = `${name}/${server.name}`;
		const known = out.get(key);
		const { workload, clusterPath, at } = server;
		if (known?.clusterPath !== undefined && clusterPath === undefined) continue;
		const isCopy = known !== undefined && known.clusterPath === undefined && clusterPath !== undefined;
		if (known !== undefined && !isCopy) known.blocks.push(block);
		else {
			const said = _defined().defined({ workload, variant, clusterPath });
			out.set(key, { name: server.name, ...said, cluster: name, at, blocks: [block] });
		}
	}
	return out;
}
function partners(before, after) {
	const gone = new Map([...before].filter(([key])=>!after.has(key)));
	const come = [...after].filter(([key])=>!before.has(key));
	const single = gone.size === 1 && come.length === 1 ? [...gone][0] : undefined;
	const out = new Map();
	const pairAll = (find)=>{
		for (const [key, server] of come){
			const found = out.has(key) ? undefined : find(server, key);
			if (found === undefined) continue;
			out.set(key, found[0]);
			gone.delete(found[0]);
		}
	};
	/** The base's server at the head's place. */ const onlyAt = (placesOf)=>{
		const [were, are] = [gone, new Map(come)].map((servers)=>byPlace(servers, placesOf));
		return (server)=>{
			const [place = ''] = placesOf(server);
			const [was, ...others] = were?.get(place) ?? [];
			const isOnly = others.length === 0 && are?.get(place)?.length === 1;
			return isOnly && was !== undefined && gone.has(was[0]) ? was : undefined;
		};
	};
	pairAll(onlyAt(({ name, clusterPath })=>clusterPath === undefined ? [] : [
			`${clusterPath}|${name}`
		]));
	const workloads = byPlace(gone, workloadOf);
	pairAll((server)=>{
		const own = corefilesOf(server);
		const same = workloadOf(server).flatMap((place)=>workloads.get(place) ?? []);
		return same.find(([key, was])=>gone.has(key) && corefilesOf(was).some((path)=>own.includes(path)));
	});
	pairAll(onlyAt(workloadOf));
	pairAll(onlyAt(nameInFolder));
	for (const placesOf of [corefilesOf, (server)=>[server.at.file.path]]){
		const inPlace = byPlace(gone, placesOf);
		pairAll((server)=>{
			const zones = zonesKey(server);
			const beside = placesOf(server).flatMap((path)=>inPlace.get(path) ?? []).filter(([old])=>gone.has(old));
			const alike = beside.filter(([, was])=>zonesKey(was) === zones);
			return beside.find(([, was])=>was.name === server.name) ?? (alike.length === 1 ? alike[0] : undefined);
		});
	}
	const read = new Set([...before.values()].flatMap(corefilesOf));
	pairAll((server, key)=>{
		if (!runs(server) && corefilesOf(server).every((path)=>read.has(path))) return undefined;
		const zones = zonesKey(server);
		const matching = [...gone].filter(([, was])=>zonesKey(was) === zones);
		if (matching.length === 1) return matching[0];
		return matching.find(([old])=>old.split('/').pop() === key.split('/').pop()) ?? single;
	});
	return out;
}
function byPlace(servers, placesOf) {
	const found = new Map();
	for (const known of servers)for (const path of placesOf(known[1]))_append().append(found, path, known);
	return found;
}
function workloadOf({ name, at }) {
	return /^[^/]+\/(?:ConfigMap|Secret)\//.test(name) ? [] : [
		`${name}|${at.file.path}`
	];
}
function nameInFolder({ at, name }) {
	return [
		`${_paths().directoryOf(at.file.path)}|${name.slice(name.indexOf('/') + 1)}`
	];
}
function runs(server) {
	return workloadOf(server).length > 0 && server.name !== server.at.file.path;
}
function corefilesOf({ blocks }) {
	return [...new Set(blocks.map((block)=>block.at.file.path))];
}
function zonesKey(server) {
	return server.blocks.flatMap((block)=>block.keys.map((key)=>`${key.zone}:${key.port}`)).sort().join(' ');
}

module.exports = { corefilesOf, partners, runs, serversByName, workloadOf, zonesKey, };
},

"judge/rules/out-of-sight/service-heirs.js": (module, exports, _load) => {
/** Servers that answer where others answered in the base: at an address, or under their name. */
const _cluster = _load.later("core/cluster/cluster"),
	_append = _load.later("core/text/append"),
	_defined = _load.later("core/text/defined"),
	_once = _load.later("core/text/once"),
	_blocks = _load.later("judge/rules/blocks"),
	_serverpartners = _load.later("judge/rules/out-of-sight/server-partners");
function* heirs(head, base, compared) {
	const [were, are] = [socketsOf(base, compared.before), socketsOf(head, compared.after)];
	yield* atAddresses(were, are, compared);
	yield* atOtherPorts(were, are, compared);
	const [served, serving] = [were, are].map((sockets)=>new Set([...sockets.values()].flatMap(keysIn)));
	const isAddressed = (key)=>served?.has(key) === true || serving?.has(key) === true;
	yield* inPlace(compared, isAddressed);
}
const keysIn = (answering)=>[...answering.values()].flatMap(({ keys })=>[...keys.keys()]);
function socketsOf({ clusters }, known) {
	const sockets = new Map();
	for (const view of clusters)for (const [socket, { server, on, ...where }] of answersIn(view)){
		const key = `${view.cluster.name}/${server.name}`;
		const named = known.get(key);
		if (named === undefined || _serverpartners().workloadOf(named).length === 0) continue;
		const answering = _once().getOrInsert(sockets, socket, ()=>new Map());
		const answer = _once().getOrInsert(answering, view.cluster.name, ()=>({ keys: new Map(), ...where }));
		const ports = _once().getOrInsert(answer.keys, key, ()=>new Set());
		if (on !== undefined) ports.add(on);
	}
	return sockets;
}
function* answersIn({ cluster }) {
	const servers = new Map(cluster.servers.map((server)=>[server.id, server]));
	for (const { address, port, says, targets, assumption, redirected } of cluster.frontends){
		if (redirected === true) continue;
		const shown = _cluster().formatAddress(cluster, address);
		for (const target of targets){
			const server = target.kind === 'server' ? servers.get(target.server) : undefined;
			if (server === undefined || server.implied === true) continue;
			const answer = { server, place: shown, on: target.port, ..._defined().defined({ assumption }) };
			if (assumption === undefined) yield [
				`${shown}|${port}`,
				answer
			];
			yield [
				`${says}|${port}`,
				answer
			];
		}
	}
	for (const server of cluster.servers)for (const address of server.claims)yield [
		`claimed|${address}`,
		{ server, place: address }
	];
}
function* atAddresses(were, are, { before, after, partner }) {
	const seen = new Set();
	const groups = new Map();
	for (const [socket, now] of are){
		const there = were.get(socket);
		if (there === undefined) continue;
		const answered = new Set(keysIn(there));
		for (const [old, { keys, ...where }] of answersOnBothSides(there, now)){
			const joined = [...old.keys.keys()].join('|');
			const group = _once().getOrInsert(groups, joined, ()=>groups.size);
			const olds = serversOf(old.keys.keys(), before);
			for (const key of keys.keys()){
				const own = before.has(key) ? key : partner.get(key);
				const server = after.get(key);
				if (server === undefined || own !== undefined && answered.has(own) || seen.has(`${group}|${key}`)) continue;
				seen.add(`${group}|${key}`);
				if (areGuarded(olds)) yield { server, predecessors: olds, ...where };
			}
		}
	}
}
function* atOtherPorts(were, are, { before, after, partner }) {
	const seen = new Set();
	for (const [socket, now] of are)for (const [cluster, { keys, place }] of now)for (const [key, ports] of keys){
		const own = before.has(key) ? key : partner.get(key);
		const [old, server] = [own === undefined ? undefined : before.get(own), after.get(key)];
		const then = own === undefined ? undefined : were.get(socket)?.get(cluster)?.keys.get(own);
		if (old === undefined || server === undefined || then === undefined) continue;
		const others = [...ports].filter((port)=>!then.has(port));
		const turn = JSON.stringify([key, ...then, 'to', ...others]);
		if (others.length === 0 || seen.has(turn)) continue;
		seen.add(turn);
		yield { server: atPorts(server, new Set(others)), predecessors: [atPorts(old, then)], place };
	}
}
function atPorts(server, ports) {
	const blocks = server.blocks.flatMap((block)=>{
		const keys = block.keys.filter(({ port })=>ports.has(port));
		return keys.length === 0 ? [] : { ...block, keys };
	});
	return { ...server, blocks };
}
function answersOnBothSides(were, are) {
	const pairs = [...are].flatMap(([cluster, now])=>{
		const old = were.get(cluster);
		return old === undefined ? [] : [[old, now]];
	});
	const [[left, ...more], [come, ...others]] = [[...were].filter(([cluster])=>!are.has(cluster)), [...are].filter(([cluster])=>!were.has(cluster))];
	if (left === undefined || come === undefined || more.length + others.length > 0) return pairs;
	return [...pairs, [left[1], come[1]]];
}
function serversOf(keys, servers) {
	return [...keys].flatMap((key)=>servers.get(key) ?? []);
}
function areGuarded(olds) {
	const isGuarded = ({ blocks })=>blocks.every((block)=>!_blocks().forwards(block) || _blocks().guardOf(block) !== undefined);
	return olds.length === 1 || olds.every(isGuarded);
}
/**
 * Workloads that are gone: another kind has their name, or the namespace's only new one their zones, and no address
 * says otherwise.
 */ function* inPlace({ before, after, partner }, isAddressed) {
	const workloads = (servers, others)=>[...servers].filter(([key, server])=>!others.has(key) && _serverpartners().workloadOf(server).length > 0);
	const kept = new Set([...partner].flatMap(([key, old])=>{
		const server = after.get(key);
		return server !== undefined && _serverpartners().workloadOf(server).length > 0 ? old : [];
	}));
	const gone = workloads(before, after).filter(([key])=>!kept.has(key));
	const come = workloads(after, before).filter(([key])=>!partner.has(key));
	const named = _append().grouped(gone, ([, server])=>withoutKind(server));
	const zoned = { gone: _append().grouped(gone, ([, one])=>zonesIn(one)), come: _append().grouped(come, ([, one])=>zonesIn(one)) };
	for (const [key, server] of come){
		const [same] = named.get(withoutKind(server)) ?? [];
		const zones = zonesIn(server);
		const [alike, ...others] = zoned.gone.get(zones) ?? [];
		const isOnly = others.length === 0 && zoned.come.get(zones)?.length === 1;
		const isOpen = alike !== undefined && !isAddressed(alike[0]) && !isAddressed(key);
		const old = same ?? (isOnly && isOpen ? alike : undefined);
		if (old !== undefined) yield { server, predecessors: [old[1]] };
	}
}
function withoutKind({ cluster, name }) {
	const [namespace, , ...rest] = name.split('/');
	return JSON.stringify([cluster, namespace, rest]);
}
function zonesIn(server) {
	return JSON.stringify([server.cluster, server.name.split('/')[0], _serverpartners().zonesKey(server)]);
}

module.exports = { heirs, };
},

"judge/rules/out-of-sight/switched-off.js": (module, exports, _load) => {
/** Settings in a file of the change under which the condition around a guard no longer holds, whoever reads the file. */
const _namedpaths = _load.later("core/text/named-paths"),
	_once = _load.later("core/text/once"),
	_paths = _load.later("core/text/paths");
const PLAIN = /^(not\s+)?\$?(\.Values\.)?@?([\w.]+)(?:\s*\|\s*(?:bool|d(?:efault)?\([^()]{0,99}\)))*$/;
const COMMON = /^(?:enabled?|active|create|install|on|name|state|type|mode|debug)$/;
const FALSE = /^(?:false|no|off|0|null|nil|~)$/i;
const NOT_DEPLOYED = /(?:^|\/)(?:tests?|e2e|docs?|examples?)\/|\.(?:md|schema\.json)$|(?:^|\/)ci\/[^/]*values[^/]*\.ya?ml$/;
const MAX_BEFORE = 200;
const MAX_ABOVE = 10_000;
const MAX_LENGTH = 1024 * 1024;
function switchedOff(conditions, flips, { textOf, textBefore, changed, chart }) {
	for (const taken of conditions){
		const [, negation, , written = ''] = PLAIN.exec(taken.subject) ?? [];
		const keys = written.split('.');
		if (keys.every((key)=>COMMON.test(key) || key === '')) continue;
		const isWanted = negation === undefined === taken.holds;
		const isOff = (text = '')=>valuesAt(text, keys).some((value)=>FALSE.test(value) === isWanted);
		const wereOff = _once().once(()=>new Set([...changed].filter((path)=>isOff(textBefore(path))).map(_paths().baseName)));
		const isFlip = (_is, _was, path)=>!NOT_DEPLOYED.test(path) && isOff(textOf(path)) && !wereOff().has(_paths().baseName(path)) && (chart === undefined || isOf(chart, path, textOf) && !isOfAnother(chart, textOf(path)));
		const found = flips([taken], isFlip, true);
		if (found !== undefined) return found;
	}
	return undefined;
}
function isOf(chart, path, textOf) {
	for(let folder = _paths().directoryOf(path);; folder = _paths().directoryOf(folder)){
		const text = textOf(_paths().inFolder(folder, 'Chart.yaml'));
		if (folder === chart) return true;
		if (text !== undefined) return text.includes(chart.slice(chart.lastIndexOf('/') + 1));
		if (folder === '') return true;
	}
}
function isOfAnother(chart, text = '') {
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

module.exports = { switchedOff, };
},

"judge/rules/out-of-sight/unread-changes.js": (module, exports, _load) => {
/** New lines that state where DNS goes, and that nothing was taken from. */
const _once = _load.later("core/text/once"),
	_blocks = _load.later("judge/rules/blocks"),
	_rule = _load.later("judge/rules/rule"),
	_shownat = _load.later("judge/rules/shown-at"),
	_namedleftout = _load.later("judge/rules/out-of-sight/named-left-out");
function* unreadChanges(head, base, covered) {
	if ((head.changed?.size ?? 0) === 0) return;
	const [now, then] = [head.unread?.(), base.unread?.()];
	if (now === undefined || then === undefined) return;
	const refused = new Set(refusedIn(head));
	const touched = [...head.changed ?? []].filter((path)=>!covered.has(path) && !refused.has(path)).sort();
	const changed = touched.filter((path)=>!ASIDE.test(path));
	yield* lostInPrograms(touched, now, then);
	const hasModel = ![head, base].every(isEmpty);
	const old = _once().oncePer((path)=>then.statementsOf(path, known));
	const before = _once().once(()=>new Set(changed.flatMap((one)=>old(one).map(({ text })=>text))));
	const known = knownIn([base, head], [...then.services, ...now.services]);
	if (hasModel) yield* _namedleftout().namedLeftOut(head, base, known);
	const leaving = openLeaving(changed, now, then);
	for (const path of changed.sort()){
		if (/\.j(?:son|sonnet)$/.test(path) && DASHBOARD.test(now.textOf(path) ?? '')) continue;
		const bare = then.guarded.size === 0 ? undefined : now.unguardedIn(path, then.guarded);
		if (bare !== undefined && then.unguardedIn(path, then.guarded) === undefined) {
			yield aboutGuard('unread guard', bare, path, now.textOf(path) ?? '');
			continue;
		}
		const lost = lostGuard(path, now, then) ?? (leaving(path) ? now.bareForwardIn(path) : undefined);
		if (lost !== undefined) {
			yield aboutGuard('unread loss', lost, path, now.textOf(path) ?? '');
			continue;
		}
		const stated = hasModel ? now.statementsOf(path, known) : [];
		if (stated.length === 0) continue;
		const stays = writtenAnew(path, stated, old(path), { now, then });
		const news = stated.filter((one)=>!before().has(one.text) && !stays(one));
		const suspect = news.find(isSuspect);
		const first = suspect ?? news[0];
		if (first !== undefined) yield reported(first, path, now.textOf(path) ?? '', news.length - 1);
	}
}
function writtenAnew(path, stated, old, { now, then }) {
	const kept = new Set(stated.map(({ text })=>text));
	const left = new Map();
	const keyIn = (side, { word, address })=>address !== undefined && /^nameserver$/i.test((side.textOf(path) ?? '').slice(word.start, word.end)) ? address.text : undefined;
	for (const one of old){
		const key = kept.has(one.text) ? undefined : keyIn(then, one);
		if (key !== undefined) left.set(key, (left.get(key) ?? 0) + 1);
	}
	return (one)=>{
		const key = keyIn(now, one);
		const count = key === undefined ? 0 : left.get(key) ?? 0;
		if (key !== undefined && count > 0) left.set(key, count - 1);
		return count > 0;
	};
}
function* lostInPrograms(changed, now, then) {
	for (const path of changed){
		const text = now.textOf(path) ?? '';
		const isPatch = then.guarded.size > 0 && (PATCH.test(path) || !ASIDE.test(path) && HUNK.test(text));
		if (!isPatch && !(PROGRAM.test(path) && !TOLD.test(path) && now.forwardsIn(path))) continue;
		const lost = isPatch ? removedIn(text) : now.lostGuardIn(path, then);
		const isNew = lost !== undefined && !(isPatch && removedIn(then.textOf(path) ?? '') !== undefined);
		if (isNew) yield aboutGuard('unread loss', lost, path, text);
	}
}
function removedIn(patch) {
	const found = /\bforward\b|Corefile/.test(patch) ? REMOVES.exec(patch) : null;
	return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}
const PATCH = /\.(?:patch|diff)$/i;
const HUNK = /^\+\+\+ .*\n@@ -/m;
const REMOVES = /^-[ \t]*loop[ \t]*\r?$(?![\s\S]{0,400}^\+[ \t]*loop[ \t]*\r?$)/m;
const PROGRAM = /\.(?:go|rs|py|rb|jsx?|mjs|cjs|tsx?|java|kt|cs|lua|scala|exs?|dart|ps1)$/i;
const TOLD = /(?:^|\/)(?:docs?|tests?|e2e|spec|testdata|fixtures|__tests__|examples?|node_modules|vendor)\/|(?:[._-](?:test|spec))\.[^/]*$/i;
function refusedIn(snapshot) {
	return _blocks().serversIn(snapshot).flatMap(({ config })=>config.errors.map(({ at })=>at.file.path));
}
const ASIDE = /(?:^|\/)(?:docs?|tests?|e2e|spec|testdata|fixtures|__tests__|dashboards?|alerts?|node_modules|vendor|_data|\.vscode)\/|(?:^|\/)ISSUE_TEMPLATE\/|(?:^|\/)(?:changelog|readme|changes|history|news)\b[^/]*$|(?:^|\/)(?:templates\/NOTES\.txt|mkdocs\.ya?ml|sidebars\.json)$|(?:[._-](?:test|spec|lock)|\block)\.[^/]*$|\.(?:md|mdx|markdown|rst|adoc|lock|sum|go|rs|py|rb|jsx?|mjs|cjs|tsx?|java|kt|c|cc|cpp|h|hpp|cs|php|lua|swift|proto|p[lm]|html?|css|scss|svg|csv|ipynb|rego|drawio|vue|scala|exs?|erl|dart|snap|patch|diff|rules|cr|ps1|bat|sarif)$/i;
const DASHBOARD = /\bpanels"?\s{0,9}:\s{0,9}\[/;
function isEmpty({ clusters }) {
	return clusters.every(({ cluster: { servers, nodeFiles } })=>servers.length + nodeFiles.length === 0);
}
function knownIn(sides, services) {
	const clusters = sides.flatMap((side)=>side.clusters.map(({ cluster })=>cluster));
	const own = new Map(clusters.flatMap((cluster)=>[...serving(cluster)]));
	const upstreams = clusters.flatMap(({ servers })=>servers.flatMap((server)=>[...server.upstreams.values()].flat()));
	const leaving = new Set(upstreams.flatMap((one)=>one.kind === 'known' ? [one.address] : []));
	for (const address of own.keys())leaving.delete(address);
	return {
		...{ own, leaving, serviceNames: new Set(services) },
		services: new Set(leaving.size === 0 ? [] : services.map((one)=>one.slice(0, one.indexOf('.')))),
		hangsOnNodes: upstreams.some((one)=>one.via.length > 0 || one.kind === 'unknown' && (one.outside === true || /^(?:node|host)-file$/.test(one.missing?.kind ?? '')))
	};
}
function serving({ frontends, servers, clusterDns, symbolic }) {
	return new Map([
		...servers.flatMap(({ claims, name })=>claims.map((one)=>[one, name])),
		...frontends.flatMap(({ address, port, targets, says })=>port === 53 && targets.some(({ kind })=>kind === 'server') && !symbolic.has(address) ? [
				[address, says]
			] : []),
		...clusterDns.map((one)=>[one, 'the cluster DNS'])
	]);
}
function isSuspect({ address, isBeside }) {
	return address !== undefined && !isBeside;
}
function aboutGuard(kind, word, path, text) {
	const at = _shownat().shownAt(word, path, text);
	return _rule().finding('unreadable', [kind, path], { severity: 'warning', cluster: '', at, ...GUARD_WORDS[kind] });
}
const GUARD_WORDS = {
	'unread guard': {
		message: 'This change states a Corefile here that has no loop plugin, for a ConfigMap whose Corefile has one in the base: what applies it is not read, so whether the guard is lost is not known.',
		advice: 'Put `loop` into this Corefile, or state the ConfigMap where it is read.'
	},
	'unread loss': {
		message: 'This change takes `loop` out of a text that is not read, or puts it under another condition there: whether a server loses its guard is not known.',
		advice: 'Put `loop` back, or scan what is made of this text.'
	}
};
function openLeaving(changed, now, then) {
	const top = (path)=>path.split('/')[0] ?? '';
	const left = _once().once(()=>new Set(changed.filter((one)=>then.guardsIn(one) > 0 && !now.forwardsIn(one)).map(top)));
	return (path)=>now.bareForwardIn(path) !== undefined && !then.forwardsIn(path) && left().has(top(path));
}
function lostGuard(path, now, then) {
	const lost = now.lostGuardIn(path, then);
	const conditions = lost === undefined ? now.conditionsIn(path) : new Map();
	if (conditions.size === 0 || !/\bloop\b/.test(then.textOf(path) ?? '')) return lost;
	const before = then.conditionsIn(path);
	return [...conditions].find(([condition])=>!before.has(condition))?.[1];
}
function reported(stated, path, text, more) {
	const { word, address } = stated;
	const to = address === undefined ? '' : ` (${address.text}, which is ${address.is})`;
	const others = more === 0 ? '' : `, nor ${more} more line${more === 1 ? '' : 's'} of this file`;
	return _rule().finding('unreadable', ['unread change', path], {
		severity: isSuspect(stated) ? 'warning' : 'note',
		cluster: '',
		at: _shownat().shownAt(word, path, text),
		message: `This change says here where DNS goes${to}, which is not read${others}: whether names come back is not known.`,
		advice: 'Say it where it is read, or declare it under `nodes:` or `resolvers:` in .loopgate.yaml.'
	});
}

module.exports = { unreadChanges, };
},

"judge/rules/out-of-sight/written-over.js": (module, exports, _load) => {
/** ConfigMaps that a command, task or policy now writes over. */
const _dnsobjects = _load.later("core/cluster/dns-objects"),
	_statedversion = _load.later("core/cluster/stated-version"),
	_versions = _load.later("core/cluster/versions"),
	_append = _load.later("core/text/append"),
	_defined = _load.later("core/text/defined"),
	_invariant = _load.later("core/text/invariant"),
	_location = _load.later("core/text/location"),
	_paths = _load.later("core/text/paths"),
	_sourcetext = _load.later("core/text/source-text"),
	_blocks = _load.later("judge/rules/blocks");
function* writtenOver(head, base) {
	const written = [...mapsIn(head, ({ appliedBy })=>appliedBy !== undefined), ...appliedAnew(head, base)];
	if (written.length === 0) return;
	const names = new Set(written.map(({ map })=>map.name));
	const before = _append().grouped(mapsIn(base, ({ name })=>names.has(name)), ({ map })=>map.name);
	const inPods = new Set([..._blocks().coreDnsBlocks(base)].flatMap(({ server, block })=>isPod(server) ? _location().placeKey(block.at) : []));
	const isMounted = ({ blocks })=>blocks.some((block)=>inPods.has(_location().placeKey(block.at)));
	for (const one of written){
		const olds = (before.get(one.map.name) ?? []).filter(({ map })=>isSameObject(one.map, map));
		if (olds.some(({ map, blocks })=>isSamePlace(one.map, map) && !isGuarded(blocks))) continue;
		const stated = olds.filter(({ map })=>map.appliedBy === undefined && map.at.file.path !== one.from);
		const mounted = stated.filter(isMounted);
		const [first, ...others] = mounted.length > 0 ? mounted : stated;
		if (first === undefined || ![first, ...others].every(({ blocks })=>isGuarded(blocks))) continue;
		if (one.deployedBy !== undefined && !isForSameCluster(one.deployedBy, first, base)) continue;
		const { map, cluster } = one;
		const { namespace, name } = first.map;
		const server = {
			name: `${namespace}/ConfigMap/${name}`,
			cluster,
			at: map.at,
			blocks: [...one.blocks]
		};
		yield { server, before: first.blocks, assumption: assumptionOf(map, first.map, one.deployedBy !== undefined) };
	}
}
function isForSameCluster(by, { map }, base) {
	const { at, clusterPath = at.file.path } = map;
	if (by.by === by.folder) return true;
	const known = (base.deployed ?? []).filter(({ folder })=>_paths().isBelow(clusterPath, folder));
	const folder = _paths().directoryOf(by.at.file.path);
	if (known.length === 0) return _paths().isBelow(clusterPath, folder);
	return known.some((one)=>_paths().directoryOf(one.at.file.path) === folder && one.to === by.to);
}
function isPod({ name }) {
	return !/^[^/]+\/(?:ConfigMap|Secret)\//.test(name);
}
function appliedAnew(head, base) {
	const changed = [...head.changed ?? []];
	const applied = changed.flatMap((path)=>head.applying?.(path) ?? []);
	const before = applied.length === 0 ? [] : changed.flatMap((path)=>base.applying?.(path) ?? []);
	const known = new Set(before.map(applyingKey));
	const news = [
		...applied.filter((one)=>!known.has(applyingKey(one))),
		...deployedAnew(head, base).flatMap((by)=>{
			const one = { paths: [by.folder], at: by.at, deployedBy: by };
			return [{ ...one, recurses: true }, { ...one, builds: true }];
		})
	];
	if (news.length === 0) return [];
	const maps = mapsIn(head, ({ appliedBy })=>appliedBy === undefined);
	const folders = foldersIn(base);
	return news.flatMap((one)=>{
		const path = one.paths.find((place)=>maps.some(({ map })=>isOf(map, place, one)));
		const isKnown = ({ at, clusterPath = at.file.path })=>one.deployedBy !== undefined && folders.some((folder)=>_paths().isBelow(clusterPath, folder));
		const taken = path === undefined ? [] : maps.filter(({ map })=>isOf(map, path, one) && !isKnown(map));
		return taken.map((stated)=>{
			const { map } = stated;
			const { at, deployedBy } = one;
			return { ...stated, ..._defined().defined({ deployedBy }), from: map.at.file.path, map: { ...map, appliedBy: 'command', at } };
		});
	});
}
function deployedAnew(head, base) {
	const known = new Set(foldersIn(base));
	return (head.deployed ?? []).filter(({ folder })=>folder !== '' && !known.has(folder));
}
function foldersIn({ deployed = [] }) {
	return deployed.flatMap(({ folder })=>folder === '' ? [] : folder);
}
function applyingKey({ paths, builds }) {
	return JSON.stringify([paths.at(-1), builds]);
}
function isOf({ at, clusterPath }, path, { builds, recurses }) {
	if (builds === true) return clusterPath !== undefined && _paths().directoryOf(clusterPath) === path;
	const place = at.file.path;
	return place === path || _paths().directoryOf(place) === path || recurses === true && _paths().isBelow(place, path);
}
function hasGuardedMap(snapshot, name) {
	return mapsIn(snapshot, (map)=>name === undefined || map.name === name).some(({ blocks })=>isGuarded(blocks));
}
function* partsWrittenOver(head, base) {
	const written = factsIn(head, (map)=>map.appliedBy !== undefined && !_dnsobjects().isCorefileMap(map));
	if (written.length === 0) return;
	const guards = [..._blocks().coreDnsBlocks(base)].flatMap(({ block })=>_blocks().guardOf(block)?.at ?? []);
	const states = (text)=>head.judged?.statesDirective(text, 'loop') === true;
	const names = new Set(written.map(({ map })=>map.name));
	const before = _append().grouped(factsIn(base, ({ name })=>names.has(name)), ({ map })=>map.name);
	for (const { map, cluster } of written){
		const same = (before.get(map.name) ?? []).filter((one)=>isSameObject(map, one.map));
		for (const { key, text, at } of map.data){
			const olds = same.flatMap((one)=>one.map.data.flatMap((entry)=>entry.key === key ? { ...one, entry } : []));
			if (states(text) || olds.some((one)=>isSamePlace(map, one.map) && !states(one.entry.text))) continue;
			const old = olds.find((one)=>one.map.appliedBy === undefined && guards.some(isWithin(one.entry.text)));
			if (old === undefined) continue;
			const name = `ConfigMap ${old.map.namespace}/${map.name}`;
			yield { name, cluster, at, guarded: old.entry.at, assumption: assumptionOf(map, old.map) };
		}
	}
}
function isWithin(text) {
	const outer = _sourcetext().extentOf(text);
	return (at)=>_location().isInside(at, outer);
}
function isSameObject(written, stated) {
	if (stated.secret === true || written.secret === true) return false;
	return written.namespace === stated.namespace || written.namespace === 'default' && stated.appliedBy === undefined;
}
function isSamePlace(written, stated) {
	return stated.appliedBy !== undefined && stated.at.file.path === written.at.file.path;
}
function isGuarded(blocks) {
	const forwarding = blocks.filter(_blocks().forwards);
	return forwarding.length > 0 && forwarding.every((block)=>_blocks().guardOf(block) !== undefined);
}
function assumptionOf({ appliedBy, at, namespace }, stated, isDeployed = false) {
	const here = at.file.path;
	const there = stated.at.file.path;
	if (isDeployed) return `what ${here} names is applied after ${there}`;
	const inNamespace = namespace === stated.namespace ? '' : ` in the namespace ${stated.namespace}`;
	switch(appliedBy){
		case 'policy':
			return `the policy in ${here} changes the ConfigMap of ${there}`;
		case 'resource':
			return `the data of ${here} is put into the ConfigMap of ${there}`;
		case 'task':
			return `the task in ${here} is run after ${there} is applied`;
		case 'command':
		case undefined:
			return `the command in ${here} is run${inNamespace} after ${there} is applied`;
		default:
			return _invariant().assertNever(appliedBy);
	}
}
function mapsIn(snapshot, isWanted) {
	const { judged } = snapshot;
	if (judged === undefined) return [];
	return factsIn(snapshot, isWanted).flatMap(({ map, cluster, beside })=>{
		const texts = map.data.flatMap((entry)=>entry.key === 'Corefile' ? textOf(entry, beside) : []);
		const blocks = texts.flatMap((text)=>read(text, judged.corefile).value.blocks);
		return blocks.length === 0 ? [] : [{ map, cluster, blocks }];
	});
}
function factsIn({ judged }, isWanted) {
	const seen = new Set();
	return (judged?.parts ?? []).flatMap(({ part })=>part.facts.flatMap((fact)=>{
			if (fact.kind !== 'config-map' || !isWanted(fact)) return [];
			const place = JSON.stringify([fact.at.file.path, fact.at.span.start, fact.clusterPath]);
			if (seen.has(place)) return [];
			seen.add(place);
			return [{ map: fact, cluster: part.name, beside: part.facts }];
		}));
}
function textOf({ text, files }, facts) {
	if (files === undefined) return [text];
	for (const path of files)for (const fact of facts)if (fact.kind === 'config-text' && fact.path === path) return [fact.text];
	return [];
}
function read(text, corefile) {
	const readAs = (version)=>corefile(text, { ...AROUND, version });
	const reading = readAs(_versions().NEWEST_COREDNS);
	const [error] = reading.value.errors;
	if (error === undefined) return reading;
	return _statedversion().newestTaking(reading.value.size ?? text.text.length, readAs, error)?.reading ?? reading;
}
const AROUND = { build: 'coredns', env: new Map(), envKnown: false, port: 53, path: '/etc/coredns/Corefile', files: new Map(), isAbsent: ()=>false };

module.exports = { applyingKey, hasGuardedMap, isOf, partsWrittenOver, writtenOver, };
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
	return _nameset().exceeds(now.reach, before.reach) || now.witness?.type === 'A' && before.witness !== undefined && before.witness.type !== 'A';
}

module.exports = { worsened, };
}
};
