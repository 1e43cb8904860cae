export const id = 742;
export const ids = [742];
export const modules = {

/***/ 2268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeRule),
/* harmony export */   y: () => (/* binding */ RULES)
/* harmony export */ });
/** Every rule, by ascending code. `severity` is the one it has when nothing is configured. */
const RULES = [
    {
        code: 'LG101',
        slug: 'forwarding-loop',
        severity: 'error',
        summary: 'Some names return to the server block that forwarded them.',
    },
    {
        code: 'LG201',
        slug: 'loop-guard-removed',
        severity: 'error',
        summary: 'A server block still forwards, had the loop plugin in the base, and has it no longer.',
    },
    {
        code: 'LG202',
        slug: 'loop-guard-missing',
        severity: 'note',
        summary: 'A server block forwards without the loop plugin.',
    },
    {
        code: 'LG203',
        slug: 'loop-guard-blind',
        severity: 'warning',
        summary: 'The loop plugin is there, and its probe could not see a loop in this block.',
    },
    {
        code: 'LG204',
        slug: 'loop-guard-without-forward',
        severity: 'note',
        summary: 'The loop plugin is in a block that forwards nothing.',
    },
    {
        code: 'LG205',
        slug: 'loop-guard-misfires',
        severity: 'warning',
        summary: 'The loop plugin of CoreDNS 1.2.1 to 1.2.5 stops a server in which nothing loops.',
    },
    {
        code: 'LG301',
        slug: 'inherited-loopback-upstream',
        severity: 'warning',
        summary: 'Pods with dnsPolicy Default receive a loopback nameserver from the node.',
    },
    {
        code: 'LG302',
        slug: 'dns-policy-inherits-cluster-dns',
        severity: 'warning',
        summary: "A DNS server's own pod gets the cluster DNS as its resolver.",
    },
    {
        code: 'LG303',
        slug: 'kubelet-resolvconf-ineffective',
        severity: 'warning',
        summary: 'A kubelet setting does not choose the resolver file that it seems to choose.',
    },
    {
        code: 'LG304',
        slug: 'node-points-at-cluster-dns',
        severity: 'warning',
        summary: "A node's resolver points at the cluster DNS or at the node-local cache.",
    },
    {
        code: 'LG401',
        slug: 'corefile-does-not-start',
        severity: 'error',
        summary: 'CoreDNS of the stated version refuses this Corefile.',
    },
    {
        code: 'LG801',
        slug: 'not-modelled',
        severity: 'note',
        summary: 'Something that decides where names go was seen and is not modelled.',
    },
    {
        code: 'LG802',
        slug: 'unreadable',
        severity: 'warning',
        summary: 'A relevant file or document could not be read.',
    },
    {
        code: 'LG803',
        slug: 'nothing-scanned',
        severity: 'error',
        summary: 'No DNS configuration was found where some was expected.',
    },
    {
        code: 'LG901',
        slug: 'suppression-unused',
        severity: 'note',
        summary: 'A suppression matches no finding.',
    },
    {
        code: 'LG902',
        slug: 'suppression-expired',
        severity: 'warning',
        summary: 'A suppression has passed its date, and the finding it hid is back.',
    },
    {
        code: 'LG903',
        slug: 'policy-weakened',
        severity: 'note',
        summary: 'This change lowers a severity, or adds a suppression or a baseline entry.',
    },
];
/** The rule of a code (`LG101`, any case) or slug; undefined when there is none. */
function describeRule(codeOrSlug) {
    const wanted = codeOrSlug.toLowerCase();
    return RULES.find((rule) => rule.slug === wanted || rule.code.toLowerCase() === wanted);
}


/***/ }),

/***/ 6742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

;// CONCATENATED MODULE: ./.cache/build/cluster/node-profiles.js
/**
 * What operating system images and provisioners are known to put on nodes: the part of the road from a pod to its
 * upstream that is seldom in a repository. Each row names where it is written; a row is a statement about the image as
 * shipped, before cloud-init, a provisioner or a person changes it.
 */
/** Where systemd-resolved writes the servers it knows, without its stub (systemd-resolved.service(8)). */
const RESOLVED_UPLINK_FILE = '/run/systemd/resolve/resolv.conf';
/** The file that names the stub 127.0.0.53 (systemd-resolved.service(8)). */
const RESOLVED_STUB_FILE = '/run/systemd/resolve/stub-resolv.conf';
const STUB_ADDRESS = '127.0.0.53';
const ETC = '/etc/resolv.conf';
const RESOLVED_STUB = { resolved: 'active', stubListener: true, etcResolvConf: { kind: 'link-to-stub' } };
const RESOLVED_UPLINK = { resolved: 'active', stubListener: false, etcResolvConf: { kind: 'link-to-uplink' } };
const NO_RESOLVED = { resolved: 'absent', stubListener: false, etcResolvConf: { kind: 'dhcp' } };
const UBUNTU_SOURCE = 'Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)';
const RHEL_SOURCE = 'RHEL networking guide: NetworkManager writes /etc/resolv.conf; systemd-resolved is not enabled by default';
const DEBIAN_SOURCE = 'Debian release notes: systemd-resolved is not enabled (its own package since Debian 12); ifupdown or NetworkManager write /etc/resolv.conf';
const OS_PROFILES = [
    {
        id: 'ubuntu',
        title: 'Ubuntu 18.04 and later',
        aliases: ['ubuntu-server'],
        ...RESOLVED_STUB,
        source: UBUNTU_SOURCE,
        since: '18.04',
    },
    {
        id: 'ubuntu-16.04',
        title: 'Ubuntu 16.04 server',
        aliases: ['xenial'],
        ...NO_RESOLVED,
        source: 'Ubuntu 16.04: resolvconf(8) writes /run/resolvconf/resolv.conf from DHCP (Azure/azure-diskinspect-service#130)',
    },
    { id: 'ubuntu-18.04', title: 'Ubuntu 18.04', aliases: ['bionic'], ...RESOLVED_STUB, source: UBUNTU_SOURCE },
    { id: 'ubuntu-20.04', title: 'Ubuntu 20.04', aliases: ['focal'], ...RESOLVED_STUB, source: UBUNTU_SOURCE },
    { id: 'ubuntu-22.04', title: 'Ubuntu 22.04', aliases: ['jammy'], ...RESOLVED_STUB, source: UBUNTU_SOURCE },
    { id: 'ubuntu-24.04', title: 'Ubuntu 24.04', aliases: ['noble'], ...RESOLVED_STUB, source: UBUNTU_SOURCE },
    {
        id: 'ubuntu-25.10',
        title: 'Ubuntu 25.04 and 25.10',
        aliases: ['ubuntu-25.04'],
        ...RESOLVED_STUB,
        source: UBUNTU_SOURCE,
    },
    { id: 'ubuntu-26.04', title: 'Ubuntu 26.04', aliases: [], ...RESOLVED_STUB, source: UBUNTU_SOURCE },
    { id: 'debian-10', title: 'Debian 10', aliases: ['buster'], ...NO_RESOLVED, source: DEBIAN_SOURCE },
    { id: 'debian-11', title: 'Debian 11', aliases: ['bullseye'], ...NO_RESOLVED, source: DEBIAN_SOURCE },
    {
        id: 'debian-12',
        title: 'Debian 12 from the installer',
        aliases: ['bookworm'],
        ...NO_RESOLVED,
        source: DEBIAN_SOURCE,
    },
    {
        id: 'debian-13',
        title: 'Debian 13 from the installer',
        aliases: ['trixie'],
        ...NO_RESOLVED,
        source: DEBIAN_SOURCE,
    },
    {
        id: 'debian-12-cloud',
        title: 'Debian 12 and 13 cloud images',
        aliases: ['debian-13-cloud'],
        ...RESOLVED_STUB,
        source: 'Debian cloud images from 12 on bring systemd-resolved and its stub (kubernetes/kops#15502)',
        since: '12',
    },
    {
        id: 'flatcar',
        title: 'Flatcar 3227.2.0 and later',
        aliases: ['flatcar-stable', 'flatcar-lts', 'flatcar-beta', 'flatcar-alpha'],
        ...RESOLVED_STUB,
        source: 'Flatcar 3227.2.0 release notes: /etc/resolv.conf became a link to the stub (kubermatic/machine-controller#1377)',
        since: '3227.2.0',
    },
    {
        id: 'flatcar-before-3227.2.0',
        title: 'Flatcar before 3227.2.0, Container Linux',
        aliases: ['coreos', 'container-linux'],
        resolved: 'active',
        stubListener: true,
        etcResolvConf: { kind: 'link-to-uplink' },
        source: 'flatcar-archive/coreos-overlay#769: the link to the stub was reverted because kubelets hand the file to pods',
    },
    {
        id: 'fedora-32',
        title: 'Fedora 32 and earlier',
        aliases: numbered('fedora', 28, 31),
        ...NO_RESOLVED,
        source: 'Fedora change page "systemd-resolved": before Fedora 33 NetworkManager wrote /etc/resolv.conf',
    },
    {
        id: 'fedora',
        title: 'Fedora 33 and later',
        aliases: numbered('fedora', 33, 45),
        ...RESOLVED_STUB,
        source: 'Fedora change page "systemd-resolved" (Fedora 33): enabled by default, /etc/resolv.conf links to the stub (coredns/coredns#6586)',
        since: '33',
    },
    {
        id: 'fedora-coreos',
        title: 'Fedora CoreOS 35 and later',
        aliases: ['fcos', ...numbered('fedora-coreos', 35, 45)],
        ...RESOLVED_STUB,
        source: 'coreos/fedora-coreos-tracker#834 and #1047: the stub listener is on from 35',
        since: '35',
    },
    {
        id: 'fedora-coreos-34',
        title: 'Fedora CoreOS 33 and 34',
        aliases: ['fedora-coreos-33'],
        ...RESOLVED_UPLINK,
        source: 'coreos/fedora-coreos-tracker#649 and #1047: resolved runs with its stub listener off',
    },
    ...rhelFamily(),
    {
        id: 'rhcos',
        title: 'Red Hat Enterprise Linux CoreOS',
        aliases: ['redhat-coreos', 'scos'],
        ...NO_RESOLVED,
        source: 'openshift/machine-config-operator templates: NetworkManager writes /etc/resolv.conf',
    },
    {
        id: 'amazon-linux-2',
        title: 'Amazon Linux 2',
        aliases: ['al2', 'amazonlinux2', 'amazon-linux'],
        ...NO_RESOLVED,
        source: 'Amazon Linux 2 user guide: dhclient writes /etc/resolv.conf with the resolver of the VPC',
    },
    {
        id: 'amazon-linux-2023',
        title: 'Amazon Linux 2023',
        aliases: ['al2023', 'amazonlinux2023'],
        ...RESOLVED_UPLINK,
        source: 'Amazon Linux 2023 user guide, "Networking service": systemd-networkd and systemd-resolved; /etc/resolv.conf shows real servers (awslabs/amazon-eks-ami#2479)',
    },
    {
        id: 'bottlerocket',
        title: 'Bottlerocket',
        aliases: [],
        ...NO_RESOLVED,
        kubeletResolvConf: '/run/netdog/resolv.conf',
        source: 'bottlerocket-os/bottlerocket#3395: the kubelet is given /run/netdog/resolv.conf, a link to the file with real servers',
    },
    {
        id: 'talos',
        title: 'Talos Linux',
        aliases: ['talos-linux'],
        ...NO_RESOLVED,
        kubeletResolvConf: '/system/resolved/resolv.conf',
        source: 'siderolabs/talos pkg/machinery/kubelet/kubelet.go (resolvConf may not be overridden) and constants.go',
    },
    {
        id: 'opensuse-leap',
        title: 'openSUSE Leap and Tumbleweed',
        aliases: ['opensuse', 'opensuse-tumbleweed'],
        ...NO_RESOLVED,
        source: 'SUSE administration guide: netconfig(8) writes /etc/resolv.conf',
    },
    {
        id: 'sles',
        title: 'SUSE Linux Enterprise Server and Micro',
        aliases: ['sles-12', 'sles-15', 'sle-micro', 'suse'],
        ...NO_RESOLVED,
        source: 'SUSE administration guide: netconfig(8) writes /etc/resolv.conf',
    },
    {
        id: 'cos',
        title: 'Container-Optimized OS',
        aliases: ['cos-containerd', 'container-optimized-os'],
        ...RESOLVED_UPLINK,
        source: 'Container-Optimized OS: /etc/resolv.conf links to systemd-resolved’s list of real servers, the metadata server by default',
    },
    {
        id: 'azure-linux',
        title: 'Azure Linux and CBL-Mariner',
        aliases: ['azurelinux', 'azurelinux-2', 'azurelinux-3', 'azure-linux-2', 'azure-linux-3', 'mariner', 'cbl-mariner'],
        ...RESOLVED_STUB,
        source: 'Azure/AgentBaker#739: systemd-resolved runs on the image, and AKS has to relink /etc/resolv.conf',
    },
    {
        id: 'photon',
        title: 'Photon OS',
        aliases: ['photon-3', 'photon-4', 'photon-5'],
        ...RESOLVED_STUB,
        source: 'Photon OS administration guide: systemd-resolved; a kubeadm node found it active (kubernetes/kubeadm#2111)',
    },
    {
        id: 'alpine',
        title: 'Alpine Linux',
        aliases: [],
        ...NO_RESOLVED,
        source: 'Alpine has no systemd; udhcpc writes /etc/resolv.conf',
    },
    {
        id: 'k3os',
        title: 'k3OS',
        aliases: [],
        ...NO_RESOLVED,
        source: 'rancher/k3os: connman writes /etc/resolv.conf',
    },
];
function rhelFamily() {
    const families = [
        ['rhel', 'Red Hat Enterprise Linux', 7, 10],
        ['rocky', 'Rocky Linux', 8, 10],
        ['almalinux', 'AlmaLinux', 8, 10],
        ['centos', 'CentOS and CentOS Stream', 7, 10],
        ['oraclelinux', 'Oracle Linux', 7, 10],
    ];
    return families.map(([id, title, first, last]) => ({
        id,
        title,
        aliases: [
            ...numbered(id, first, last),
            ...(id === 'almalinux' ? ['alma', ...numbered('alma', first, last)] : []),
            ...(id === 'rocky' ? ['rockylinux'] : []),
        ],
        ...NO_RESOLVED,
        source: RHEL_SOURCE,
    }));
}
function numbered(name, first, last) {
    return Array.from({ length: last - first + 1 }, (_, i) => `${name}-${first + i}`);
}
const KUBELET_DEFAULT = 'the kubelet’s own default is /etc/resolv.conf (pkg/kubelet/apis/config/v1beta1/defaults.go)';
const TENTH = { serviceSubnets: ['10.96.0.0/12'], nth: 10 };
const RANCHER_DNS = { serviceSubnets: ['10.43.0.0/16'], nth: 10 };
const STOCK_COREDNS = { dnsPolicy: 'Default', guard: true };
/** The uplink file where resolved runs, else /etc/resolv.conf; without an OS, /etc/resolv.conf and what that takes for granted. */
function uplinkWhereResolvedRuns(os, who) {
    if (os === undefined) {
        return { kind: 'path', path: ETC, because: who, assumes: 'systemd-resolved does not run on the nodes' };
    }
    return { kind: 'path', path: os.resolved === 'active' ? RESOLVED_UPLINK_FILE : ETC, because: who };
}
/** The uplink file where /etc/resolv.conf names the stub; managed platforms make sure that pods never get the stub. */
function neverTheStub(os, because) {
    return { kind: 'path', path: os?.etcResolvConf.kind === 'link-to-stub' ? RESOLVED_UPLINK_FILE : ETC, because };
}
const RANCHER_CHOICE = {
    kind: 'first-usable',
    candidates: [ETC, RESOLVED_UPLINK_FILE],
    accepts: 'global-unicast',
    otherwise: { nameservers: ['8.8.8.8'] },
    because: 'k3s-io/k3s pkg/agent/config/config.go: the first file whose nameservers are all global unicast, else 8.8.8.8',
};
/** How each provisioner chooses, what it sets up, and where that is written. */
const PROVISIONERS = [
    {
        id: 'none',
        title: 'a kubelet that nothing configures',
        aliases: ['unknown', 'manual', 'kubelet'],
        resolvConf: (os) => fixedByImage(os) ?? { kind: 'path', path: ETC, because: KUBELET_DEFAULT },
        source: KUBELET_DEFAULT,
    },
    {
        id: 'kubeadm',
        title: 'kubeadm',
        aliases: ['cluster-api', 'capi', 'kubeone', 'kubekey', 'sealos'],
        resolvConf: (os) => fixedByImage(os) ??
            uplinkWhereResolvedRuns(os, 'kubeadm writes /run/systemd/resolve/resolv.conf where systemd-resolved runs (cmd/kubeadm/app/componentconfigs/kubelet_unix.go)'),
        clusterDns: TENTH,
        coreDns: STOCK_COREDNS,
        source: 'kubernetes/kubernetes cmd/kubeadm/app/componentconfigs/kubelet_unix.go, constants and phases/addons/dns',
    },
    {
        id: 'minikube',
        title: 'minikube',
        aliases: [],
        resolvConf: (os) => uplinkWhereResolvedRuns(os, 'minikube starts nodes with kubeadm'),
        clusterDns: TENTH,
        coreDns: STOCK_COREDNS,
        source: 'kubernetes/minikube pkg/minikube/bootstrapper/kubeadm',
    },
    {
        id: 'kind',
        title: 'kind',
        aliases: [],
        resolvConf: () => ({
            kind: 'path',
            path: ETC,
            because: 'the node image’s entrypoint replaces Docker’s 127.0.0.11 in /etc/resolv.conf by the network’s gateway',
        }),
        clusterDns: { serviceSubnets: ['10.96.0.0/16'], nth: 10 },
        coreDns: STOCK_COREDNS,
        source: 'kubernetes-sigs/kind images/base/files/usr/local/bin/entrypoint',
    },
    {
        id: 'k3s',
        title: 'k3s',
        aliases: ['k3d', 'k3os'],
        resolvConf: () => RANCHER_CHOICE,
        clusterDns: RANCHER_DNS,
        coreDns: STOCK_COREDNS,
        source: 'k3s-io/k3s pkg/agent/config/config.go and manifests/coredns.yaml',
    },
    {
        id: 'rke2',
        title: 'RKE2',
        aliases: ['harvester'],
        resolvConf: () => RANCHER_CHOICE,
        clusterDns: RANCHER_DNS,
        coreDns: STOCK_COREDNS,
        source: 'RKE2 embeds k3s’ agent; rancher/rke2-charts packages/rke2-coredns',
    },
    {
        id: 'rke',
        title: 'RKE1',
        aliases: ['rke1'],
        resolvConf: (os) => uplinkWhereResolvedRuns(os, 'rancher/rke-tools entrypoint.sh changes the path where systemd-resolved runs'),
        clusterDns: RANCHER_DNS,
        coreDns: STOCK_COREDNS,
        source: 'rancher/rke cluster/plan.go and rancher/rke-tools#21',
    },
    {
        id: 'kops',
        title: 'kOps',
        aliases: [],
        resolvConf: (os) => fixedByImage(os) ??
            uplinkWhereResolvedRuns(os, 'kOps takes /run/systemd/resolve/resolv.conf on Ubuntu, Flatcar, Debian 12 and wherever it exists'),
        clusterDns: { serviceSubnets: ['100.64.0.0/13'], nth: 10 },
        coreDns: STOCK_COREDNS,
        source: 'kubernetes/kops nodeup/pkg/model/kubelet.go and util/pkg/distributions/distributions.go',
    },
    {
        id: 'kubespray',
        title: 'kubespray',
        aliases: [],
        resolvConf: (os) => {
            const because = 'kubespray’s kube_resolv_conf is the resolved file for Ubuntu and Fedora, /etc/resolv.conf for every other system';
            const resolved = os !== undefined && os.resolved === 'active' && /^(?:ubuntu|fedora)/.test(os.id);
            return { kind: 'path', path: resolved ? RESOLVED_UPLINK_FILE : ETC, because };
        },
        clusterDns: { serviceSubnets: ['10.233.0.0/18'], nth: 3 },
        coreDns: STOCK_COREDNS,
        source: 'kubernetes-sigs/kubespray roles/kubernetes/node/vars and roles/kubespray_defaults',
    },
    {
        id: 'k0s',
        title: 'k0s',
        aliases: ['k0sctl'],
        resolvConf: () => ({
            kind: 'unless-only-stub',
            path: ETC,
            instead: RESOLVED_UPLINK_FILE,
            because: 'k0sproject/k0s pkg/component/worker/kubelet.go: the resolved file only if 127.0.0.53 is the sole nameserver',
        }),
        clusterDns: TENTH,
        coreDns: STOCK_COREDNS,
        source: 'k0sproject/k0s pkg/component/worker/kubelet.go and pkg/component/controller/coredns.go',
    },
    {
        id: 'microk8s',
        title: 'MicroK8s',
        aliases: [],
        resolvConf: () => ({
            kind: 'first-usable',
            candidates: [ETC, RESOLVED_UPLINK_FILE],
            accepts: 'no-loopback',
            otherwise: { path: ETC },
            because: 'canonical/microk8s#3487: the first file without a loopback nameserver, else /etc/resolv.conf',
        }),
        clusterDns: { serviceSubnets: ['10.152.183.0/24'], nth: 10 },
        coreDns: STOCK_COREDNS,
        source: 'canonical/microk8s#3487 and canonical/microk8s-core-addons addons/dns',
    },
    {
        id: 'eks',
        title: 'Amazon EKS node images',
        aliases: ['eksctl', 'nodeadm', 'karpenter'],
        resolvConf: (os) => fixedByImage(os) ?? neverTheStub(os, 'EKS node images hand pods the resolver of the VPC'),
        clusterDns: { serviceSubnets: ['10.100.0.0/16', '172.20.0.0/16'], nth: 10 },
        coreDns: STOCK_COREDNS,
        source: 'awslabs/amazon-eks-ami bootstrap.sh and nodeadm; EKS user guide, CoreDNS add-on',
    },
    {
        id: 'aks',
        title: 'Azure AKS',
        aliases: [],
        resolvConf: (os) => neverTheStub(os, 'AKS passes --resolv-conf=/run/systemd/resolve/resolv.conf where systemd-resolved runs, and relinks /etc/resolv.conf'),
        clusterDns: { serviceSubnets: ['10.0.0.0/16'], nth: 10 },
        coreDns: STOCK_COREDNS,
        source: 'Azure/AgentBaker parts/linux/cloud-init/artifacts/cse_config.sh',
    },
    {
        id: 'gke',
        title: 'Google GKE',
        aliases: ['gce'],
        resolvConf: (os) => neverTheStub(os, 'GKE hands pods the metadata server’s resolver'),
        source: 'kubernetes/kubernetes cluster/gce; GKE documentation, "Service discovery and DNS"',
    },
    {
        id: 'talos',
        title: 'Talos Linux',
        aliases: ['talhelper', 'omni'],
        resolvConf: () => ({
            kind: 'path',
            path: '/system/resolved/resolv.conf',
            because: 'Talos fixes the kubelet’s resolvConf and lets nobody override it',
        }),
        clusterDns: TENTH,
        coreDns: STOCK_COREDNS,
        source: 'siderolabs/talos pkg/machinery/kubelet/kubelet.go and internal/app/machined/pkg/controllers/k8s/templates',
    },
    {
        id: 'openshift',
        title: 'OpenShift and OKD',
        aliases: ['okd', 'ocp'],
        resolvConf: (os) => ({
            kind: 'path',
            path: ETC,
            because: `${KUBELET_DEFAULT}, which OpenShift leaves alone${os === undefined ? '' : ` on ${os.title}`}`,
        }),
        clusterDns: { serviceSubnets: ['172.30.0.0/16'], nth: 10 },
        coreDns: { dnsPolicy: 'Default', guard: false },
        source: 'openshift/cluster-dns-operator pkg/operator/controller/controller_dns_configmap.go (never writes `loop`)',
    },
    {
        id: 'typhoon',
        title: 'Typhoon',
        aliases: [],
        resolvConf: () => ({
            kind: 'path',
            path: RESOLVED_UPLINK_FILE,
            because: 'Typhoon sets the resolved file on every node',
        }),
        clusterDns: { serviceSubnets: ['10.3.0.0/16'], nth: 10 },
        coreDns: STOCK_COREDNS,
        source: 'poseidon/typhoon#1082 and #340',
    },
];
/** Talos and Bottlerocket decide for themselves. */
function fixedByImage(os) {
    if (os?.kubeletResolvConf === undefined)
        return undefined;
    return {
        kind: 'path',
        path: os.kubeletResolvConf,
        because: `${os.title} fixes the kubelet’s resolver file: ${os.source}`,
    };
}
/** By id or alias; case, blanks and underscores do not count. */
function findOsProfile(id) {
    return find(OS_PROFILES, id);
}
function findProvisioner(id) {
    return find(PROVISIONERS, id);
}
/** Every id and alias, sorted: for the configuration's checks and messages. */
function osProfileIds() {
    return idsOf(OS_PROFILES);
}
function provisionerIds() {
    return idsOf(PROVISIONERS);
}
function idsOf(rows) {
    return rows.flatMap((row) => [row.id, ...row.aliases]).sort();
}
/** How many edits away a suggestion may be, and how many are offered. */
const FARTHEST = 3;
const MOST = 3;
function find(rows, asked) {
    const id = asked.slice(0, 64).trim().toLowerCase().replaceAll(/[ _]+/g, '-');
    const profile = rows.find((row) => row.id === id || row.aliases.includes(id));
    if (profile !== undefined)
        return { kind: 'found', profile };
    const near = idsOf(rows)
        .map((name) => ({ name, distance: editDistance(name, id) }))
        .filter(({ distance }) => distance <= FARTHEST)
        .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
        .slice(0, MOST);
    return { kind: 'unknown', didYouMean: near.map(({ name }) => name) };
}
/** Levenshtein distance, row by row. */
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}

// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(8280);
;// CONCATENATED MODULE: ./.cache/build/dns/endpoint.js

/**
 * Canonical text of an IP literal as Go's `net.ParseIP` accepts it, or undefined.
 * Stricter than the library below: no octal, hexadecimal or short IPv4 forms, no leading zeros.
 * An IPv4-mapped IPv6 address becomes its IPv4 form, as Go prints it.
 */
function parseAddress(text) {
    if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
        return ipaddr.IPv4.isValidFourPartDecimal(text) ? text : undefined;
    }
    if (!text.includes(':') || text.includes('%') || !ipaddr.IPv6.isValid(text))
        return undefined;
    const address = ipaddr.IPv6.parse(text);
    return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : address.toRFC5952String();
}
function isIPv6(address) {
    return address.includes(':');
}
function isLoopback(address) {
    return address.startsWith('127.') || address === '::1';
}
/** 0.0.0.0 or `::`; dialled, it is the local host (Linux), bound, it is every address. */
function isUnspecified(address) {
    return address === '0.0.0.0' || address === '::';
}
/** True when an address lies in a CIDR such as `10.96.0.0/12`; false for anything malformed. */
function inCidr(address, cidr) {
    try {
        const range = ipaddr.parseCIDR(cidr);
        const ip = ipaddr.parse(address);
        return ip.kind() === range[0].kind() && ip.match(range);
    }
    catch {
        return false;
    }
}
/** The n-th address of a CIDR, as Kubernetes counts it (10 gives the customary cluster DNS address); undefined when malformed. */
function nthAddress(cidr, n) {
    try {
        const [base, bits] = ipaddr.parseCIDR(cidr);
        const bytes = base.toByteArray();
        for (let i = 0; i < bytes.length; i += 1) {
            const kept = Math.min(8, Math.max(0, bits - i * 8));
            bytes[i] = (bytes[i] ?? 0) & (0xff << (8 - kept)) & 0xff;
        }
        let carry = n;
        for (let i = bytes.length - 1; i >= 0 && carry > 0; i -= 1) {
            const sum = (bytes[i] ?? 0) + carry;
            bytes[i] = sum & 0xff;
            carry = sum >> 8;
        }
        return parseAddress(ipaddr.fromByteArray(bytes).toString());
    }
    catch {
        return undefined;
    }
}
/** `10.0.0.1:53`, `[::1]:53`. */
function hostPort(address, port) {
    return isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`;
}
/** The owner of an address's PTR record (RFC 1035 section 3.5, RFC 3596 section 2.5). */
function reverseName(address) {
    const bytes = ipaddr.parse(address).toByteArray();
    if (bytes.length === 4)
        return `${bytes.reverse().join('.')}.in-addr.arpa.`;
    const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]).reverse();
    return `${nibbles.map((nibble) => nibble.toString(16)).join('.')}.ip6.arpa.`;
}

;// CONCATENATED MODULE: ./.cache/build/dns/name.js
const ROOT = '.';
/** Lower case with a trailing dot; says nothing about validity. Only ASCII letters fold (RFC 4343). */
function absolute(text) {
    const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    return lower.endsWith('.') ? lower : `${lower}.`;
}
/** True when `name` is `zone` or lies below it, on a label boundary. */
function name_isWithin(name, zone) {
    if (zone === ROOT)
        return true;
    if (!name.endsWith(zone))
        return false;
    return name.length === zone.length || name[name.length - zone.length - 1] === '.';
}
/** The name one label up; undefined for the root. */
function name_parent(name) {
    if (name === ROOT)
        return undefined;
    const dot = name.indexOf('.');
    return dot === name.length - 1 ? ROOT : name.slice(dot + 1);
}
/** The name itself, then each ancestor, the root last. */
function* ancestry(name) {
    for (let at = name; at !== undefined; at = name_parent(at))
        yield at;
}
/** Labels from the root side: `a.b.` gives `['b', 'a']`, the root none. */
function labelsFromRoot(name) {
    if (name === ROOT)
        return [];
    return name.slice(0, -1).split('.').reverse();
}
/** `label` put below `zone`. */
function below(label, zone) {
    return zone === ROOT ? `${label}.` : `${label}.${zone}`;
}
/** How people write a name: without the trailing dot, except for the root. */
function name_spoken(name) {
    return name === ROOT ? '.' : name.replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./.cache/build/text/globs.js
/**
 * Globs of repository paths: `*` and `?` within a part, `[a-z]`, `{a,b}`, and `**` for any number of parts. A dot at the
 * beginning of a part is nothing special; a trailing slash means everything below.
 *
 * Matched without a regular expression: pattern and path both come from a repository under scan, and an expression made
 * of a glob such as `(a+)+b` takes seconds on a path of thirty letters. Here the time is pattern times path.
 */
const MAX_LENGTH = 500;
/** What `{a,b}` may come to. */
const MAX_ALTERNATIVES = 64;
/** The test for a glob, or why it is none, as the end of a sentence: `is empty`. */
function compileGlob(text) {
    if (text === '')
        return { refused: 'is empty' };
    if (text.length > MAX_LENGTH)
        return { refused: `is longer than ${MAX_LENGTH} characters` };
    if (text.includes('\\'))
        return { refused: 'holds a backslash; parts of a path are separated by "/"' };
    if (/[()]/.test(text))
        return { refused: 'uses parentheses, which have no meaning here; write {a,b} for alternatives' };
    if (text.startsWith('!'))
        return { refused: 'begins with "!"; list what is left out under "exclude"' };
    if (text.startsWith('/'))
        return { refused: 'begins with "/"; paths are relative to the top of the repository' };
    const clean = text.replace(/^(?:\.\/+)+/, '');
    if (clean.split('/').includes('..'))
        return { refused: 'leaves the repository with ".."' };
    const alternatives = expandBraces(clean.endsWith('/') ? `${clean}**` : clean);
    if ('refused' in alternatives)
        return alternatives;
    const patterns = [];
    for (const alternative of alternatives.texts) {
        const parts = [];
        for (const part of alternative.split('/')) {
            const read = readPart(part);
            if ('refused' in read)
                return read;
            parts.push(read);
        }
        // `deploy/**` is what lies in it, not a file called `deploy`.
        if (parts.length > 1 && parts.at(-1)?.kind === 'any-depth')
            parts.push({ kind: 'name', tests: [{ kind: 'star' }] });
        patterns.push(parts);
    }
    return (path) => {
        const names = path.split('/');
        return patterns.some((parts) => matchesParts(parts, names));
    };
}
/** Each `{a,b}` written out, innermost first. */
function expandBraces(text) {
    const done = [];
    const open = [text];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const end = at.indexOf('}');
        const start = end === -1 ? -1 : at.lastIndexOf('{', end);
        if (end === -1 && !at.includes('{')) {
            done.push(at);
            if (done.length > MAX_ALTERNATIVES)
                return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
            continue;
        }
        if (start === -1)
            return { refused: 'has a brace without its other half' };
        const choices = at.slice(start + 1, end).split(',');
        if (choices.length + open.length + done.length > MAX_ALTERNATIVES) {
            return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
        }
        for (const choice of choices.reverse())
            open.push(at.slice(0, start) + choice + at.slice(end + 1));
    }
    return { texts: done };
}
function readPart(text) {
    if (text === '**')
        return { kind: 'any-depth' };
    const tests = [];
    const characters = [...text];
    for (let i = 0; i < characters.length; i += 1) {
        const character = characters[i] ?? '';
        if (character === '*') {
            if (tests.at(-1)?.kind !== 'star')
                tests.push({ kind: 'star' });
        }
        else if (character === '?')
            tests.push({ kind: 'any' });
        else if (character === '[') {
            const end = characters.indexOf(']', i + 2);
            if (end === -1)
                return { refused: 'has a "[" without its "]"' };
            tests.push(readSet(characters.slice(i + 1, end)));
            i = end;
        }
        else
            tests.push({ kind: 'literal', character });
    }
    return { kind: 'name', tests };
}
function readSet(inside) {
    const negated = inside[0] === '!' || inside[0] === '^';
    const ranges = [];
    for (let i = negated ? 1 : 0; i < inside.length; i += 1) {
        const from = inside[i] ?? '';
        const to = inside[i + 2];
        if (inside[i + 1] === '-' && to !== undefined) {
            ranges.push([from, to]);
            i += 2;
        }
        else
            ranges.push([from, from]);
    }
    return { kind: 'set', negated, ranges };
}
/** Going back to the last `**` is enough: an earlier one could only have taken less. */
function matchesParts(parts, names) {
    return matchesWithStars(parts, names, (part) => part.kind === 'any-depth', matchesName);
}
function matchesName(part, name) {
    if (part.kind === 'any-depth')
        return true;
    return matchesWithStars(part.tests, [...name], (test) => test.kind === 'star', matchesCharacter);
}
function matchesCharacter(test, character) {
    switch (test.kind) {
        case 'literal':
            return test.character === character;
        case 'set':
            return test.negated !== test.ranges.some(([from, to]) => from <= character && character <= to);
        default:
            return true;
    }
}
function matchesWithStars(pattern, subject, isStar, fits) {
    let p = 0;
    let s = 0;
    let star = -1;
    let taken = 0;
    while (s < subject.length) {
        const part = pattern[p];
        if (part !== undefined && isStar(part)) {
            star = p;
            taken = s;
            p += 1;
        }
        else if (part !== undefined && fits(part, subject[s])) {
            p += 1;
            s += 1;
        }
        else if (star !== -1) {
            taken += 1;
            s = taken;
            p = star + 1;
        }
        else
            return false;
    }
    while (p < pattern.length && isStar(pattern[p]))
        p += 1;
    return p === pattern.length;
}

// EXTERNAL MODULE: ./.cache/build/text/location.js
var text_location = __webpack_require__(4928);
;// CONCATENATED MODULE: ./.cache/build/config/dates.js
/** Calendar days as `YYYY-MM-DD`. As text they sort as days do. No clock: a door says what today is. */
/** Whether a text is a day of the (proleptic Gregorian) calendar: `2027-02-29` is none. */
function isDay(text) {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    if (parts === null)
        return false;
    const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
    return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
/** The day `days` after a day, which must be one. */
function daysAfter(day, days) {
    const [year, month, date] = day.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
function daysIn(year, month) {
    if (month === 2)
        return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./.cache/build/text/source-text.js
function wholeFile(file) {
    return { text: file.text, file, segments: [{ start: 0, at: 0, length: file.text.length, verbatim: true }] };
}
/** A stretch of `parent`, character by character. */
function slice(parent, start, end) {
    return derive(parent, parent.text.slice(start, end), [{ start: 0, at: start, length: end - start, verbatim: true }]);
}
/** A generated text that stands, as a whole, for one place: a default, a decoded body, a rendered line. */
function standsFor(at, text) {
    const { start, end } = at.span;
    return { text, file: at.file, segments: [{ start: 0, at: start, length: end - start, verbatim: false }] };
}
/** A text made from stretches of `parent`. `segments` speak in offsets of the parent's text; the result speaks in the file's. */
function derive(parent, text, segments) {
    const flat = [];
    for (const [index, segment] of segments.entries()) {
        const end = segments[index + 1]?.start ?? text.length;
        if (!segment.verbatim) {
            const span = spanOf(parent, segment.at, segment.at + segment.length);
            flat.push({ start: segment.start, at: span.start, length: span.end - span.start, verbatim: false });
            continue;
        }
        let done = segment.start;
        let i = segmentIndex(parent, segment.at);
        while (done < end || done === segment.start) {
            const piece = parent.segments[i];
            if (piece === undefined)
                break;
            const from = segment.at + (done - segment.start);
            const pieceEnd = parent.segments[i + 1]?.start ?? parent.text.length;
            const length = Math.max(0, Math.min(end - done, pieceEnd - from));
            flat.push(piece.verbatim
                ? { start: done, at: piece.at + (from - piece.start), length, verbatim: true }
                : { start: done, at: piece.at, length: piece.length, verbatim: false });
            if (length === 0)
                break;
            done += length;
            i += 1;
        }
    }
    return { text, file: parent.file, segments: flat };
}
/** Several texts of one file, one after the other. */
function concat(parts) {
    const first = parts[0];
    if (first === undefined)
        throw new Error('concat needs at least one part');
    const segments = [];
    let text = '';
    for (const part of parts) {
        for (const segment of part.segments)
            segments.push({ ...segment, start: segment.start + text.length });
        text += part.text;
    }
    return { text, file: first.file, segments };
}
/** Where the characters `start` to `end` of a text lie in its file. */
function locate(source, start, end) {
    return { file: source.file, span: spanOf(source, start, end) };
}
function spanOf(source, start, end) {
    const first = source.segments[segmentIndex(source, start)];
    if (first === undefined)
        return { start: 0, end: 0 };
    const from = first.verbatim ? first.at + Math.min(start - first.start, first.length) : first.at;
    if (end <= start)
        return { start: from, end: from };
    const last = source.segments[segmentIndex(source, end - 1)] ?? first;
    const to = last.verbatim ? last.at + Math.min(end - last.start, last.length) : last.at + last.length;
    return { start: from, end: Math.max(from, to) };
}
function segmentIndex(source, offset) {
    let low = 0;
    let high = source.segments.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((source.segments[middle]?.start ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

;// CONCATENATED MODULE: ./.cache/build/config/located-yaml.js
/**
 * The user's file as a tree in which every key and value knows its place. Kept apart from the reader of what is scanned:
 * a configuration is small, and what is odd in it is refused instead of made the best of.
 */


/** Characters. A pull request can propose any configuration; one this long is no configuration. */
const located_yaml_MAX_LENGTH = 256 * 1024;
const MAX_DEPTH = 32;
/** Values, with those that aliases repeat. */
const MAX_VALUES = 20_000;
/** Undefined `tree` and no errors: nothing but comments. With errors there is no tree. */
function readTree(text) {
    const refuse = (message, start = 0, end = start) => ({ errors: [{ message, span: { start, end } }] });
    if (text.length > located_yaml_MAX_LENGTH)
        return refuse(`the file is larger than ${located_yaml_MAX_LENGTH / 1024} KiB, which no configuration is`);
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    let count = 0;
    let offset = 0;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        count += 1;
        // The lexer's own marks (document, flow end, scalar) have no place in the text.
        if (lexeme !== '\u0002' && lexeme !== '\u0018' && lexeme !== '\u001f')
            offset += lexeme.length;
        for (const token of parser.next(lexeme))
            tokens.push(token);
        // The composer calls itself once a level; so the depth is known before it starts.
        if (parser.stack.length > MAX_DEPTH)
            return refuse(`values lie more than ${MAX_DEPTH} levels deep`, offset);
        if (count > MAX_VALUES * 5)
            return refuse('the file holds more values than any configuration', offset);
    }
    for (const token of parser.end())
        tokens.push(token);
    const composer = new dist/* Composer */.Dk({
        keepSourceTokens: false,
        uniqueKeys: false,
        schema: 'core',
        prettyErrors: false,
        logLevel: 'silent',
    });
    const documents = [...composer.compose(tokens, false)];
    const wrong = documents.flatMap((document) => [...document.errors, ...document.warnings]);
    if (wrong.length > 0) {
        return {
            errors: wrong.slice(0, 5).map(({ message, pos }) => ({
                message: `this is not valid YAML: ${firstLine(message)}`,
                span: { start: pos[0], end: pos[1] },
            })),
        };
    }
    const second = documents[1];
    if (second !== undefined)
        return refuse('a second YAML document begins here; a configuration is one', second.range[0]);
    const contents = documents[0]?.contents;
    // An empty document is a scalar without a character.
    if (contents === null || contents === undefined || contents.range[1] === contents.range[0])
        return { errors: [] };
    return convert(contents);
}
function firstLine(message) {
    const line = message.split('\n', 1)[0] ?? '';
    return line.slice(0, 200);
}
/** With a stack of its own. */
function convert(contents) {
    const errors = [];
    const anchors = new Map();
    const sizes = new Map();
    const open = [];
    let values = 0;
    let given;
    let pending = contents;
    let after = 0;
    for (;;) {
        if (given === undefined) {
            if ((0,dist/* isAlias */.Vj)(pending)) {
                const target = anchors.get(pending.source);
                const span = located_yaml_spanOf(pending, after);
                if (target === undefined)
                    return { errors: [{ message: 'an alias names no value that is complete before it', span }] };
                given = target;
                values += sizes.get(target) ?? 1;
            }
            else if ((0,dist/* isMap */.jh)(pending) || (0,dist/* isSeq */.oP)(pending)) {
                const span = located_yaml_spanOf(pending, after);
                open.push({ node: pending, entries: new Map(), items: [], span, next: 0, key: undefined });
            }
            else {
                values += 1;
                given = { kind: 'scalar', value: scalarValue(pending), span: located_yaml_spanOf(pending, after) };
                if ((0,dist/* isScalar */.jn)(pending) && pending.anchor !== undefined)
                    anchors.set(pending.anchor, given);
            }
            if (values > MAX_VALUES) {
                return {
                    errors: [{ message: 'the file holds more values than any configuration', span: located_yaml_spanOf(pending, after) }],
                };
            }
        }
        const top = open.at(-1);
        if (top === undefined)
            return errors.length > 0 || given === undefined ? { errors } : { tree: given, errors };
        if (given !== undefined) {
            if (top.key === undefined)
                top.items.push(given);
            else if (top.entries.has(top.key.text))
                errors.push({ message: 'this key is given twice', span: top.key.span });
            else
                top.entries.set(top.key.text, { keySpan: top.key.span, value: given });
            top.key = undefined;
            given = undefined;
        }
        if (top.next === top.node.items.length) {
            open.pop();
            given = (0,dist/* isMap */.jh)(top.node)
                ? { kind: 'map', entries: top.entries, span: top.span }
                : { kind: 'list', items: top.items, span: top.span };
            values += 1;
            sizes.set(given, sizeOf(given, sizes));
            const anchor = top.node.anchor;
            if (anchor !== undefined)
                anchors.set(anchor, given);
            continue;
        }
        const item = top.node.items[top.next];
        top.next += 1;
        if ((0,dist/* isMap */.jh)(top.node)) {
            const pair = item;
            if (!(0,dist/* isScalar */.jn)(pair.key))
                return { errors: [{ message: 'a key must be plain text', span: located_yaml_spanOf(pair.key, top.span.start) }] };
            const span = located_yaml_spanOf(pair.key, top.span.start);
            top.key = { text: String(pair.key.value), span };
            after = span.end;
            pending = pair.value;
        }
        else {
            after = top.span.start;
            pending = item;
        }
    }
}
function sizeOf(tree, sizes) {
    const children = tree.kind === 'map' ? [...tree.entries.values()].map(({ value }) => value) : tree.kind === 'list' ? tree.items : [];
    return children.reduce((sum, child) => sum + (sizes.get(child) ?? 1), 1);
}
function scalarValue(node) {
    const value = (0,dist/* isScalar */.jn)(node) ? node.value : null;
    if (typeof value === 'bigint')
        return Number(value);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
function located_yaml_spanOf(node, after) {
    const range = node?.range;
    return range === null || range === undefined ? { start: after, end: after } : { start: range[0], end: range[1] };
}
/** What a tree holds as plain data, for the check against the schema. No object has a prototype, so any key is only a key. */
function plainData(tree) {
    const done = new Map();
    const open = [{ tree, seen: false }];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const here = at.tree;
        if (done.has(here))
            continue;
        if (here.kind === 'scalar') {
            done.set(here, here.value);
            continue;
        }
        const children = here.kind === 'map' ? [...here.entries.values()].map(({ value }) => value) : here.items;
        if (!at.seen) {
            open.push({ tree: here, seen: true });
            for (const child of children)
                open.push({ tree: child, seen: false });
            continue;
        }
        if (here.kind === 'list')
            done.set(here, children.map((child) => done.get(child)));
        else {
            const object = Object.create(null);
            for (const [key, { value }] of here.entries)
                object[key] = done.get(value);
            done.set(here, object);
        }
    }
    return done.get(tree);
}
/** The text of a scalar with its way home: character by character where it stands as it reads, else as one piece. */
function scalarSource(file, tree) {
    const value = String(tree.value ?? '');
    const whole = wholeFile(file);
    const written = file.text.slice(tree.span.start, tree.span.end);
    for (const quotes of ['', '"', "'"]) {
        if (written === quotes + value + quotes) {
            const at = tree.span.start + quotes.length;
            return derive(whole, value, [{ start: 0, at, length: value.length, verbatim: true }]);
        }
    }
    return literalLines(file, tree, value) ?? standsFor({ file, span: tree.span }, value);
}
/** A literal block scalar (`|`): each line of the value is a line of the file behind its indentation. */
function literalLines(file, tree, value) {
    if (file.text[tree.span.start] !== '|')
        return undefined;
    const segments = [];
    let line = file.text.indexOf('\n', tree.span.start) + 1;
    let indentation;
    let start = 0;
    for (const text of value.split(/(?<=\n)/)) {
        const end = file.text.indexOf('\n', line) === -1 ? file.text.length : file.text.indexOf('\n', line) + 1;
        const written = file.text.slice(line, end);
        if (indentation === undefined && text.trim() !== '')
            indentation = written.indexOf(text.trimEnd());
        const at = line + Math.min(indentation ?? 0, Math.max(0, written.length - text.length));
        if (file.text.slice(at, at + text.length) !== text)
            return undefined;
        segments.push({ start, at, length: text.length, verbatim: true });
        start += text.length;
        line = end;
    }
    return derive(wholeFile(file), value, segments);
}

;// CONCATENATED MODULE: ./.cache/build/config/config-schema.generated.js
// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
/** The schema of the configuration, line by line. */
const CONFIG_SCHEMA = (/* unused pure expression or super */ null && ([
    '{',
    '  "$schema": "http://json-schema.org/draft-07/schema#",',
    '  "title": "loopgate configuration",',
    '  "description": "The file .loopgate.yaml or .github/loopgate.yml. Everything is optional.",',
    '  "type": "object",',
    '  "additionalProperties": false,',
    '  "properties": {',
    '    "version": {',
    '      "description": "Version of this format.",',
    '      "const": 1',
    '    },',
    '    "extends": {',
    '      "description": "Configurations of other repositories to start from, as OWNER/REPOSITORY/PATH@REF. Merged left to right; this file wins.",',
    '      "type": "array",',
    '      "items": {',
    '        "type": "string"',
    '      },',
    '      "maxItems": 8,',
    '      "examples": [',
    '        [',
    '          "acme/policies/loopgate.yml@3f1c9a0d5b7e2468ace013579bdf02468ace1357"',
    '        ]',
    '      ]',
    '    },',
    '    "trust": {',
    '      "description": "Whose policy decides a pull request: the proposed one (head), or the one it would change (base). Read from the base where there is one.",',
    '      "enum": [',
    '        "head",',
    '        "base"',
    '      ],',
    '      "default": "head"',
    '    },',
    '    "paths": {',
    '      "description": "Which files are read.",',
    '      "type": "object",',
    '      "additionalProperties": false,',
    '      "properties": {',
    '        "include": {',
    '          "description": "Globs of repository paths. Without it everything is read.",',
    '          "$ref": "#/definitions/globs",',
    '          "default": [',
    '            "**"',
    '          ]',
    '        },',
    '        "exclude": {',
    '          "description": "Globs of repository paths that are left out.",',
    '          "$ref": "#/definitions/globs",',
    '          "examples": [',
    '            [',
    '              "**/testdata/**"',
    '            ]',
    '          ]',
    '        }',
    '      }',
    '    },',
    '    "clusters": {',
    '      "description": "What the repository does not say of its clusters. Without it clusters are worked out from the layout. The first whose paths match a file owns it.",',
    '      "type": "array",',
    '      "items": {',
    '        "$ref": "#/definitions/cluster"',
    '      }',
    '    },',
    '    "rules": {',
    '      "description": "Severities by rule; the rule\'s code or its slug.",',
    '      "type": "object",',
    '      "propertyNames": {',
    '        "$ref": "#/definitions/ruleName"',
    '      },',
    '      "additionalProperties": {',
    '        "$ref": "#/definitions/ruleSeverity"',
    '      },',
    '      "examples": [',
    '        {',
    '          "loop-guard-missing": "warning",',
    '          "LG204": "off"',
    '        }',
    '      ]',
    '    },',
    '    "fail-on": {',
    '      "description": "The lowest severity that fails a run.",',
    '      "enum": [',
    '        "error",',
    '        "warning",',
    '        "note",',
    '        "never"',
    '      ],',
    '      "default": "error"',
    '    },',
    '    "baseline": {',
    '      "description": "Repository path of a baseline file, made by `loopgate baseline create`.",',
    '      "type": "string",',
    '      "examples": [',
    '        ".loopgate-baseline.json"',
    '      ]',
    '    },',
    '    "render": {',
    '      "description": "Whether charts and overlays are rendered before they are read, with helm and kustomize from PATH.",',
    '      "enum": [',
    '        "auto",',
    '        "helm",',
    '        "kustomize",',
    '        "off"',
    '      ],',
    '      "default": "off"',
    '    },',
    '    "max-suppression-days": {',
    '      "description": "The farthest day, counted from today, that a suppression may name. With it every suppression must expire.",',
    '      "type": "integer",',
    '      "minimum": 1,',
    '      "maximum": 3650,',
    '      "examples": [',
    '        180',
    '      ]',
    '    },',
    '    "suppressions": {',
    '      "description": "Findings that are known and accepted.",',
    '      "type": "array",',
    '      "items": {',
    '        "$ref": "#/definitions/suppression"',
    '      },',
    '      "maxItems": 1000',
    '    }',
    '  },',
    '  "definitions": {',
    '    "ruleName": {',
    '      "description": "A rule\'s code or slug.",',
    '      "type": "string",',
    '      "enum": [',
    '        "forwarding-loop",',
    '        "loop-guard-removed",',
    '        "loop-guard-missing",',
    '        "loop-guard-blind",',
    '        "loop-guard-without-forward",',
    '        "loop-guard-misfires",',
    '        "inherited-loopback-upstream",',
    '        "dns-policy-inherits-cluster-dns",',
    '        "kubelet-resolvconf-ineffective",',
    '        "node-points-at-cluster-dns",',
    '        "corefile-does-not-start",',
    '        "not-modelled",',
    '        "unreadable",',
    '        "nothing-scanned",',
    '        "suppression-unused",',
    '        "suppression-expired",',
    '        "policy-weakened",',
    '        "LG101",',
    '        "LG201",',
    '        "LG202",',
    '        "LG203",',
    '        "LG204",',
    '        "LG205",',
    '        "LG301",',
    '        "LG302",',
    '        "LG303",',
    '        "LG304",',
    '        "LG401",',
    '        "LG801",',
    '        "LG802",',
    '        "LG803",',
    '        "LG901",',
    '        "LG902",',
    '        "LG903"',
    '      ]',
    '    },',
    '    "ruleSeverity": {',
    '      "description": "`off` reports nothing. A severity above the default raises the rule\'s findings to it, one below lowers them.",',
    '      "enum": [',
    '        "error",',
    '        "warning",',
    '        "note",',
    '        "off"',
    '      ]',
    '    },',
    '    "globs": {',
    '      "type": "array",',
    '      "items": {',
    '        "type": "string"',
    '      }',
    '    },',
    '    "address": {',
    '      "description": "An IP address.",',
    '      "type": "string"',
    '    },',
    '    "endpoint": {',
    '      "description": "An IP address, or an address and a port. The port is 53 when none is given.",',
    '      "type": "string",',
    '      "examples": [',
    '        "10.0.0.2",',
    '        "10.0.0.2:5353",',
    '        "[2001:db8::2]:5353"',
    '      ]',
    '    },',
    '    "cluster": {',
    '      "type": "object",',
    '      "additionalProperties": false,',
    '      "required": [',
    '        "name"',
    '      ],',
    '      "properties": {',
    '        "name": {',
    '          "description": "How reports call it.",',
    '          "type": "string",',
    '          "examples": [',
    '            "prod"',
    '          ]',
    '        },',
    '        "paths": {',
    '          "description": "Globs of the repository paths that belong to it. Without it every file that no cluster before took.",',
    '          "$ref": "#/definitions/globs",',
    '          "examples": [',
    '            [',
    '              "clusters/prod/**"',
    '            ]',
    '          ]',
    '        },',
    '        "cluster-domain": {',
    '          "description": "The cluster\'s domain.",',
    '          "type": "string",',
    '          "examples": [',
    '            "cluster.local"',
    '          ]',
    '        },',
    '        "service-cidrs": {',
    '          "description": "Ranges of Service addresses.",',
    '          "type": "array",',
    '          "items": {',
    '            "type": "string"',
    '          },',
    '          "examples": [',
    '            [',
    '              "10.96.0.0/12"',
    '            ]',
    '          ]',
    '        },',
    '        "cluster-dns": {',
    '          "description": "Service addresses of the cluster DNS, where the manifests do not state them.",',
    '          "type": "array",',
    '          "items": {',
    '            "$ref": "#/definitions/address"',
    '          },',
    '          "examples": [',
    '            [',
    '              "10.96.0.10"',
    '            ]',
    '          ]',
    '        },',
    '        "coredns-version": {',
    '          "description": "Version of CoreDNS, where no image tag states it.",',
    '          "type": "string",',
    '          "examples": [',
    '            "1.11.3"',
    '          ]',
    '        },',
    '        "kube-proxy": {',
    '          "description": "How Service addresses are served on nodes.",',
    '          "enum": [',
    '            "iptables",',
    '            "nftables",',
    '            "ipvs",',
    '            "none"',
    '          ]',
    '        },',
    '        "nodes": {',
    '          "description": "Kinds of nodes.",',
    '          "type": "array",',
    '          "items": {',
    '            "$ref": "#/definitions/node"',
    '          }',
    '        },',
    '        "resolvers": {',
    '          "description": "DNS servers outside the repository.",',
    '          "type": "array",',
    '          "items": {',
    '            "$ref": "#/definitions/resolver"',
    '          }',
    '        }',
    '      }',
    '    },',
    '    "node": {',
    '      "type": "object",',
    '      "additionalProperties": false,',
    '      "required": [',
    '        "name"',
    '      ],',
    '      "properties": {',
    '        "name": {',
    '          "description": "How reports call this kind of node.",',
    '          "type": "string",',
    '          "examples": [',
    '            "default"',
    '          ]',
    '        },',
    '        "os": {',
    '          "description": "The operating system image: says what lies where on the node.",',
    '          "type": "string",',
    '          "examples": [',
    '            "ubuntu-24.04"',
    '          ]',
    '        },',
    '        "provisioner": {',
    '          "description": "What sets nodes up: says how the kubelet\'s resolvConf is chosen when nothing states it.",',
    '          "type": "string",',
    '          "examples": [',
    '            "kubeadm"',
    '          ]',
    '        },',
    '        "addresses": {',
    '          "description": "Addresses of these nodes.",',
    '          "type": "array",',
    '          "items": {',
    '            "$ref": "#/definitions/address"',
    '          },',
    '          "examples": [',
    '            [',
    '              "192.0.2.10"',
    '            ]',
    '          ]',
    '        },',
    '        "files": {',
    '          "description": "Files on the node by absolute path: a repository path, or the text itself.",',
    '          "type": "object",',
    '          "additionalProperties": {',
    '            "$ref": "#/definitions/nodeFile"',
    '          },',
    '          "examples": [',
    '            {',
    '              "/etc/resolv.conf": "infra/resolv.conf"',
    '            }',
    '          ]',
    '        }',
    '      }',
    '    },',
    '    "nodeFile": {',
    '      "description": "A repository path, or `inline:` with the text.",',
    '      "type": [',
    '        "string",',
    '        "object"',
    '      ],',
    '      "additionalProperties": false,',
    '      "required": [',
    '        "inline"',
    '      ],',
    '      "properties": {',
    '        "inline": {',
    '          "description": "What the file holds.",',
    '          "type": "string",',
    '          "examples": [',
    '            "nameserver 10.0.0.2"',
    '          ]',
    '        }',
    '      }',
    '    },',
    '    "resolver": {',
    '      "type": "object",',
    '      "additionalProperties": false,',
    '      "required": [',
    '        "name",',
    '        "addresses"',
    '      ],',
    '      "properties": {',
    '        "name": {',
    '          "description": "How reports call it.",',
    '          "type": "string",',
    '          "examples": [',
    '            "office"',
    '          ]',
    '        },',
    '        "addresses": {',
    '          "description": "Where it listens.",',
    '          "type": "array",',
    '          "items": {',
    '            "$ref": "#/definitions/endpoint"',
    '          },',
    '          "minItems": 1',
    '        },',
    '        "forwards": {',
    '          "description": "What it sends on. Without it the resolver answers everything itself.",',
    '          "type": "array",',
    '          "items": {',
    '            "$ref": "#/definitions/resolverForward"',
    '          }',
    '        }',
    '      }',
    '    },',
    '    "resolverForward": {',
    '      "type": "object",',
    '      "additionalProperties": false,',
    '      "required": [',
    '        "zone",',
    '        "to"',
    '      ],',
    '      "properties": {',
    '        "zone": {',
    '          "description": "Names at and below this zone; the longest zone wins.",',
    '          "type": "string",',
    '          "examples": [',
    '            ".",',
    '            "corp.example"',
    '          ]',
    '        },',
    '        "to": {',
    '          "description": "Where they are sent.",',
    '          "type": "array",',
    '          "items": {',
    '            "$ref": "#/definitions/endpoint"',
    '          },',
    '          "minItems": 1',
    '        }',
    '      }',
    '    },',
    '    "suppression": {',
    '      "type": "object",',
    '      "additionalProperties": false,',
    '      "required": [',
    '        "rule",',
    '        "reason"',
    '      ],',
    '      "properties": {',
    '        "rule": {',
    '          "$ref": "#/definitions/ruleName"',
    '        },',
    '        "path": {',
    '          "description": "Glob of the file that the finding stands in.",',
    '          "type": "string",',
    '          "examples": [',
    '            "deploy/edge/**"',
    '          ]',
    '        },',
    '        "server": {',
    '          "description": "The DNS server of the finding, as reports name it.",',
    '          "type": "string",',
    '          "examples": [',
    '            "kube-system/Deployment/coredns"',
    '          ]',
    '        },',
    '        "zone": {',
    '          "description": "The server block\'s zone.",',
    '          "type": "string",',
    '          "examples": [',
    '            "corp.example"',
    '          ]',
    '        },',
    '        "reason": {',
    '          "description": "Why the finding is accepted.",',
    '          "type": "string",',
    '          "examples": [',
    '            "split horizon, reviewed in NET-123"',
    '          ]',
    '        },',
    '        "expires": {',
    '          "description": "The last day on which it holds, as YYYY-MM-DD.",',
    '          "type": "string",',
    '          "examples": [',
    '            "2027-01-31"',
    '          ]',
    '        }',
    '      }',
    '    }',
    '  }',
    '}',
]));
/** The keys of each object by its place in a configuration, as a JSON pointer; an asterisk is any index or name. */
const CONFIG_KEYS = new Map([
    ['', ['version', 'extends', 'trust', 'paths', 'clusters', 'rules', 'fail-on', 'baseline', 'render', 'max-suppression-days', 'suppressions']],
    ['/paths', ['include', 'exclude']],
    ['/clusters/*', ['name', 'paths', 'cluster-domain', 'service-cidrs', 'cluster-dns', 'coredns-version', 'kube-proxy', 'nodes', 'resolvers']],
    ['/clusters/*/nodes/*', ['name', 'os', 'provisioner', 'addresses', 'files']],
    ['/clusters/*/nodes/*/files/*', ['inline']],
    ['/clusters/*/resolvers/*', ['name', 'addresses', 'forwards']],
    ['/clusters/*/resolvers/*/forwards/*', ['zone', 'to']],
    ['/suppressions/*', ['rule', 'path', 'server', 'zone', 'reason', 'expires']],
]);

;// CONCATENATED MODULE: ./.cache/build/config/spelling.js
/** "Did you mean": the nearest of a short list of words. */
/** Longer words are nobody's slip of the finger; the distance is quadratic in the length. */
const LONGEST = 64;
const spelling_FARTHEST = 3;
/**
 * The candidate that `text` was probably meant to be: equal but for case, `_` and blanks, or a few slips away (a letter
 * missing, too many, wrong, or two swapped), no more than a third of the word. Undefined when none is near; ties go to the
 * first in the list.
 */
function nearest(text, candidates) {
    if (text === '' || text.length > LONGEST)
        return undefined;
    const asked = plain(text);
    const bound = Math.min(spelling_FARTHEST, Math.max(1, Math.floor(asked.length / 3)));
    let best;
    let bestDistance = bound + 1;
    for (const candidate of candidates) {
        // `warn` for `warning`, `ubuntu-24` for `ubuntu-24.04`.
        if (asked.length >= 3 && candidate.startsWith(asked))
            return candidate;
        if (Math.abs(candidate.length - asked.length) >= bestDistance)
            continue;
        const distance = slips(asked, plain(candidate));
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/** `; did you mean "x"?`, or nothing. */
function didYouMean(text, candidates) {
    const near = nearest(text, candidates);
    return near === undefined ? '' : `; did you mean "${near}"?`;
}
/** A text from a file as it can stand in a message: one line, no control or bidirectional characters, not too long. */
function quoted(text) {
    const cut = text.length > 60 ? `${text.slice(0, 57)}...` : text;
    return `"${cut.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7')}"`;
}
function plain(text) {
    return text.toLowerCase().replace(/[_ ]/g, '-');
}
/** Optimal string alignment distance: edits and swaps of neighbours. */
function slips(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            let least = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                least = Math.min(least, (before[j - 2] ?? 0) + 1);
            next.push(least);
        }
        before = row;
        row = next;
    }
    return row[b.length] ?? 0;
}

;// CONCATENATED MODULE: ./.cache/build/config/schema-errors.js


/** In the order of the file. */
function explainSchemaErrors(root, errors) {
    return errors
        .filter(({ keyword }) => keyword !== 'propertyNames')
        .map((error) => explain(root, error))
        .sort((a, b) => a.span.start - b.span.start);
}
function schema_errors_find(root, pointer) {
    let tree = root;
    let name = '';
    for (const escaped of pointer.split('/').slice(1)) {
        const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
        const next = tree.kind === 'map' ? tree.entries.get(step)?.value : tree.kind === 'list' ? tree.items[Number(step)] : undefined;
        if (next === undefined)
            break;
        const shown = /^[\w.-]{1,60}$/.test(step) ? step : quoted(step);
        name = tree.kind === 'list' ? `${name}[${step}]` : name === '' ? shown : `${name}.${shown}`;
        tree = next;
    }
    return { tree, name };
}
function explain(root, error) {
    const { tree, name } = schema_errors_find(root, error.instancePath);
    const at = tree.span;
    const what = name === '' ? 'the configuration' : name;
    const { params } = error;
    switch (error.keyword) {
        case 'additionalProperties': {
            const key = String(params.additionalProperty);
            const known = keysAt(error.instancePath);
            const span = (tree.kind === 'map' ? tree.entries.get(key)?.keySpan : undefined) ?? at;
            const where = name === '' ? '' : ` in ${name}`;
            return { message: `unknown key ${quoted(key)}${where}${suggestKey(key, known)}`, span };
        }
        case 'required':
            return {
                message: `${what} lacks ${quoted(String(params.missingProperty))}, which is required`,
                span: schema_errors_firstLine(tree),
            };
        case 'enum': {
            const allowed = params.allowedValues.map(String);
            const written = tree.kind === 'scalar' ? String(tree.value) : '';
            const not = tree.kind === 'scalar' ? quoted(written) : nounOf(tree);
            return { message: `${what} must be ${oneOf(allowed)}, not ${not}${hint(tree, allowed, written)}`, span: at };
        }
        case 'const':
            return {
                message: `${what} must be ${String(params.allowedValue)}, not ${tree.kind === 'scalar' ? quoted(String(tree.value)) : nounOf(tree)}`,
                span: at,
            };
        case 'type':
            return {
                message: `${what} must be ${nounsOf(params.type)}, not ${nounOf(tree)}${quoteIt(tree, params.type)}`,
                span: at,
            };
        case 'minItems':
            return { message: `${what} is an empty list; it needs at least ${String(params.limit)}`, span: at };
        case 'maxItems':
            return { message: `${what} has more than ${String(params.limit)} entries`, span: at };
        case 'minimum':
        case 'maximum': {
            const bound = error.keyword === 'minimum' ? 'at least' : 'at most';
            return { message: `${what} must be ${bound} ${String(params.limit)}, not ${nounOf(tree)}`, span: at };
        }
        default:
            return { message: `${what} does not fit the schema (${error.keyword})`, span: at };
    }
}
/** The keys that the object at a place can have. */
function keysAt(pointer) {
    const steps = pointer.split('/');
    for (const [place, keys] of CONFIG_KEYS) {
        const shape = place.split('/');
        if (shape.length === steps.length && shape.every((one, i) => one === '*' || one === steps[i]))
            return keys;
    }
    return [];
}
function suggestKey(key, known) {
    if (nearest(key, known) !== undefined)
        return didYouMean(key, known);
    for (const [place, keys] of CONFIG_KEYS) {
        if (!keys.includes(key))
            continue;
        const under = place.slice(1).replaceAll('/*', '[]').replaceAll('/', '.');
        return under === '' ? '; it belongs at the top level' : `; it belongs under ${under}`;
    }
    return `; known are ${known.join(', ')}`;
}
/** YAML 1.1 habits: `off` was false there, and `false` is what people write for it. */
function hint(tree, allowed, written) {
    if (tree.kind === 'scalar' && tree.value === false && allowed.includes('off'))
        return '; write off';
    return didYouMean(written, allowed);
}
function quoteIt(tree, type) {
    const text = type === 'string' || (Array.isArray(type) && type.includes('string'));
    if (text && tree.kind === 'scalar' && tree.value !== null)
        return '; put it in quotes';
    if (type === 'array' && tree.kind === 'scalar' && tree.value !== null)
        return '; write it as [...]';
    return '';
}
function oneOf(words) {
    return words.length === 1 ? (words[0] ?? '') : `one of ${words.join(', ')}`;
}
function nounsOf(type) {
    const types = (Array.isArray(type) ? type : [type]).map(String);
    return types.map((one) => NOUNS.get(one) ?? one).join(' or ');
}
const NOUNS = new Map([
    ['string', 'text'],
    ['object', 'a map'],
    ['array', 'a list'],
    ['integer', 'a whole number'],
    ['number', 'a number'],
]);
function nounOf(tree) {
    if (tree.kind === 'map')
        return 'a map';
    if (tree.kind === 'list')
        return 'a list';
    if (tree.value === null)
        return 'empty';
    return typeof tree.value === 'string'
        ? quoted(tree.value)
        : `${typeof tree.value === 'number' ? 'the number' : 'the truth value'} ${tree.value}`;
}
/** Where something is missing: the first key of the map, so that the mark does not cover all of it. */
function schema_errors_firstLine(tree) {
    const first = tree.kind === 'map' ? [...tree.entries.values()][0]?.keySpan : undefined;
    return first ?? { start: tree.span.start, end: tree.span.start };
}

;// CONCATENATED MODULE: ./.cache/build/config/validate-config.generated.js
// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.

const validate = validate10;
/* harmony default export */ const validate_config_generated = ((/* unused pure expression or super */ null && (validate10)));
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"loopgate configuration","description":"The file .loopgate.yaml or .github/loopgate.yml. Everything is optional.","type":"object","additionalProperties":false,"properties":{"version":{"description":"Version of this format.","const":1},"extends":{"description":"Configurations of other repositories to start from, as OWNER/REPOSITORY/PATH@REF. Merged left to right; this file wins.","type":"array","items":{"type":"string"},"maxItems":8,"examples":[["acme/policies/loopgate.yml@3f1c9a0d5b7e2468ace013579bdf02468ace1357"]]},"trust":{"description":"Whose policy decides a pull request: the proposed one (head), or the one it would change (base). Read from the base where there is one.","enum":["head","base"],"default":"head"},"paths":{"description":"Which files are read.","type":"object","additionalProperties":false,"properties":{"include":{"description":"Globs of repository paths. Without it everything is read.","$ref":"#/definitions/globs","default":["**"]},"exclude":{"description":"Globs of repository paths that are left out.","$ref":"#/definitions/globs","examples":[["**/testdata/**"]]}}},"clusters":{"description":"What the repository does not say of its clusters. Without it clusters are worked out from the layout. The first whose paths match a file owns it.","type":"array","items":{"$ref":"#/definitions/cluster"}},"rules":{"description":"Severities by rule; the rule's code or its slug.","type":"object","propertyNames":{"$ref":"#/definitions/ruleName"},"additionalProperties":{"$ref":"#/definitions/ruleSeverity"},"examples":[{"loop-guard-missing":"warning","LG204":"off"}]},"fail-on":{"description":"The lowest severity that fails a run.","enum":["error","warning","note","never"],"default":"error"},"baseline":{"description":"Repository path of a baseline file, made by `loopgate baseline create`.","type":"string","examples":[".loopgate-baseline.json"]},"render":{"description":"Whether charts and overlays are rendered before they are read, with helm and kustomize from PATH.","enum":["auto","helm","kustomize","off"],"default":"off"},"max-suppression-days":{"description":"The farthest day, counted from today, that a suppression may name. With it every suppression must expire.","type":"integer","minimum":1,"maximum":3650,"examples":[180]},"suppressions":{"description":"Findings that are known and accepted.","type":"array","items":{"$ref":"#/definitions/suppression"},"maxItems":1000}},"definitions":{"ruleName":{"description":"A rule's code or slug.","type":"string"},"ruleSeverity":{"description":"`off` reports nothing. A severity above the default raises the rule's findings to it, one below lowers them.","enum":["error","warning","note","off"]},"globs":{"type":"array","items":{"type":"string"}},"address":{"description":"An IP address.","type":"string"},"endpoint":{"description":"An IP address, or an address and a port. The port is 53 when none is given.","type":"string","examples":["10.0.0.2","10.0.0.2:5353","[2001:db8::2]:5353"]},"cluster":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["prod"]},"paths":{"description":"Globs of the repository paths that belong to it. Without it every file that no cluster before took.","$ref":"#/definitions/globs","examples":[["clusters/prod/**"]]},"cluster-domain":{"description":"The cluster's domain.","type":"string","examples":["cluster.local"]},"service-cidrs":{"description":"Ranges of Service addresses.","type":"array","items":{"type":"string"},"examples":[["10.96.0.0/12"]]},"cluster-dns":{"description":"Service addresses of the cluster DNS, where the manifests do not state them.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["10.96.0.10"]]},"coredns-version":{"description":"Version of CoreDNS, where no image tag states it.","type":"string","examples":["1.11.3"]},"kube-proxy":{"description":"How Service addresses are served on nodes.","enum":["iptables","nftables","ipvs","none"]},"nodes":{"description":"Kinds of nodes.","type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"description":"DNS servers outside the repository.","type":"array","items":{"$ref":"#/definitions/resolver"}}}},"node":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call this kind of node.","type":"string","examples":["default"]},"os":{"description":"The operating system image: says what lies where on the node.","type":"string","examples":["ubuntu-24.04"]},"provisioner":{"description":"What sets nodes up: says how the kubelet's resolvConf is chosen when nothing states it.","type":"string","examples":["kubeadm"]},"addresses":{"description":"Addresses of these nodes.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["192.0.2.10"]]},"files":{"description":"Files on the node by absolute path: a repository path, or the text itself.","type":"object","additionalProperties":{"$ref":"#/definitions/nodeFile"},"examples":[{"/etc/resolv.conf":"infra/resolv.conf"}]}}},"nodeFile":{"description":"A repository path, or `inline:` with the text.","type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"description":"What the file holds.","type":"string","examples":["nameserver 10.0.0.2"]}}},"resolver":{"type":"object","additionalProperties":false,"required":["name","addresses"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["office"]},"addresses":{"description":"Where it listens.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1},"forwards":{"description":"What it sends on. Without it the resolver answers everything itself.","type":"array","items":{"$ref":"#/definitions/resolverForward"}}}},"resolverForward":{"type":"object","additionalProperties":false,"required":["zone","to"],"properties":{"zone":{"description":"Names at and below this zone; the longest zone wins.","type":"string","examples":[".","corp.example"]},"to":{"description":"Where they are sent.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1}}},"suppression":{"type":"object","additionalProperties":false,"required":["rule","reason"],"properties":{"rule":{"$ref":"#/definitions/ruleName"},"path":{"description":"Glob of the file that the finding stands in.","type":"string","examples":["deploy/edge/**"]},"server":{"description":"The DNS server of the finding, as reports name it.","type":"string","examples":["kube-system/Deployment/coredns"]},"zone":{"description":"The server block's zone.","type":"string","examples":["corp.example"]},"reason":{"description":"Why the finding is accepted.","type":"string","examples":["split horizon, reviewed in NET-123"]},"expires":{"description":"The last day on which it holds, as YYYY-MM-DD.","type":"string","examples":["2027-01-31"]}}}}};
const schema12 = {"type":"array","items":{"type":"string"}};
const schema24 = {"description":"A rule's code or slug.","type":"string"};
const schema25 = {"description":"`off` reports nothing. A severity above the default raises the rule's findings to it, one below lowers them.","enum":["error","warning","note","off"]};
const func0 = Object.prototype.hasOwnProperty;
const schema14 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["prod"]},"paths":{"description":"Globs of the repository paths that belong to it. Without it every file that no cluster before took.","$ref":"#/definitions/globs","examples":[["clusters/prod/**"]]},"cluster-domain":{"description":"The cluster's domain.","type":"string","examples":["cluster.local"]},"service-cidrs":{"description":"Ranges of Service addresses.","type":"array","items":{"type":"string"},"examples":[["10.96.0.0/12"]]},"cluster-dns":{"description":"Service addresses of the cluster DNS, where the manifests do not state them.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["10.96.0.10"]]},"coredns-version":{"description":"Version of CoreDNS, where no image tag states it.","type":"string","examples":["1.11.3"]},"kube-proxy":{"description":"How Service addresses are served on nodes.","enum":["iptables","nftables","ipvs","none"]},"nodes":{"description":"Kinds of nodes.","type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"description":"DNS servers outside the repository.","type":"array","items":{"$ref":"#/definitions/resolver"}}}};
const schema16 = {"description":"An IP address.","type":"string"};
const schema17 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call this kind of node.","type":"string","examples":["default"]},"os":{"description":"The operating system image: says what lies where on the node.","type":"string","examples":["ubuntu-24.04"]},"provisioner":{"description":"What sets nodes up: says how the kubelet's resolvConf is chosen when nothing states it.","type":"string","examples":["kubeadm"]},"addresses":{"description":"Addresses of these nodes.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["192.0.2.10"]]},"files":{"description":"Files on the node by absolute path: a repository path, or the text itself.","type":"object","additionalProperties":{"$ref":"#/definitions/nodeFile"},"examples":[{"/etc/resolv.conf":"infra/resolv.conf"}]}}};
const schema19 = {"description":"A repository path, or `inline:` with the text.","type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"description":"What the file holds.","type":"string","examples":["nameserver 10.0.0.2"]}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "os")) || (key0 === "provisioner")) || (key0 === "addresses")) || (key0 === "files"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.os !== undefined && func0.call(data, "os")){
if(typeof data.os !== "string"){
const err3 = {instancePath:instancePath+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provisioner !== undefined && func0.call(data, "provisioner")){
if(typeof data.provisioner !== "string"){
const err4 = {instancePath:instancePath+"/provisioner",schemaPath:"#/properties/provisioner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data3 = data.addresses;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data5 = data.files;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
let data6 = data5[key1];
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
const err7 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/type",keyword:"type",params:{type: schema19.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.inline === undefined) || (!(func0.call(data6, "inline")))){
const err8 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/required",keyword:"required",params:{missingProperty: "inline"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 of Object.keys(data6)){
if(!(key2 === "inline")){
const err9 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.inline !== undefined && func0.call(data6, "inline")){
if(typeof data6.inline !== "string"){
const err10 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/inline",schemaPath:"#/definitions/nodeFile/properties/inline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","additionalProperties":false,"required":["name","addresses"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["office"]},"addresses":{"description":"Where it listens.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1},"forwards":{"description":"What it sends on. Without it the resolver answers everything itself.","type":"array","items":{"$ref":"#/definitions/resolverForward"}}}};
const schema21 = {"description":"An IP address, or an address and a port. The port is 53 when none is given.","type":"string","examples":["10.0.0.2","10.0.0.2:5353","[2001:db8::2]:5353"]};
const schema22 = {"type":"object","additionalProperties":false,"required":["zone","to"],"properties":{"zone":{"description":"Names at and below this zone; the longest zone wins.","type":"string","examples":[".","corp.example"]},"to":{"description":"Where they are sent.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.zone === undefined) || (!(func0.call(data, "zone")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "zone") || (key0 === "to"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
const err3 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.addresses === undefined) || (!(func0.call(data, "addresses")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "addresses")) || (key0 === "forwards"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data1 = data.addresses;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.forwards !== undefined && func0.call(data, "forwards")){
let data3 = data.forwards;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate15(data3[i1], {instancePath:instancePath+"/forwards/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema14.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/paths",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["cluster-domain"] !== undefined && func0.call(data, "cluster-domain")){
if(typeof data["cluster-domain"] !== "string"){
const err5 = {instancePath:instancePath+"/cluster-domain",schemaPath:"#/properties/cluster-domain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["service-cidrs"] !== undefined && func0.call(data, "service-cidrs")){
let data4 = data["service-cidrs"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err6 = {instancePath:instancePath+"/service-cidrs/" + i1,schemaPath:"#/properties/service-cidrs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/service-cidrs",schemaPath:"#/properties/service-cidrs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["cluster-dns"] !== undefined && func0.call(data, "cluster-dns")){
let data6 = data["cluster-dns"];
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
const err8 = {instancePath:instancePath+"/cluster-dns/" + i2,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/cluster-dns",schemaPath:"#/properties/cluster-dns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["coredns-version"] !== undefined && func0.call(data, "coredns-version")){
if(typeof data["coredns-version"] !== "string"){
const err10 = {instancePath:instancePath+"/coredns-version",schemaPath:"#/properties/coredns-version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["kube-proxy"] !== undefined && func0.call(data, "kube-proxy")){
let data9 = data["kube-proxy"];
if(!((((data9 === "iptables") || (data9 === "nftables")) || (data9 === "ipvs")) || (data9 === "none"))){
const err11 = {instancePath:instancePath+"/kube-proxy",schemaPath:"#/properties/kube-proxy/enum",keyword:"enum",params:{allowedValues: schema14.properties["kube-proxy"].enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.nodes !== undefined && func0.call(data, "nodes")){
let data10 = data.nodes;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate12(data10[i3], {instancePath:instancePath+"/nodes/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resolvers !== undefined && func0.call(data, "resolvers")){
let data12 = data.resolvers;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate14(data12[i4], {instancePath:instancePath+"/resolvers/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/resolvers",schemaPath:"#/properties/resolvers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["rule","reason"],"properties":{"rule":{"$ref":"#/definitions/ruleName"},"path":{"description":"Glob of the file that the finding stands in.","type":"string","examples":["deploy/edge/**"]},"server":{"description":"The DNS server of the finding, as reports name it.","type":"string","examples":["kube-system/Deployment/coredns"]},"zone":{"description":"The server block's zone.","type":"string","examples":["corp.example"]},"reason":{"description":"Why the finding is accepted.","type":"string","examples":["split horizon, reviewed in NET-123"]},"expires":{"description":"The last day on which it holds, as YYYY-MM-DD.","type":"string","examples":["2027-01-31"]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "rule") || (key0 === "path")) || (key0 === "server")) || (key0 === "zone")) || (key0 === "reason")) || (key0 === "expires"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(typeof data.rule !== "string"){
const err3 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined && func0.call(data, "server")){
if(typeof data.server !== "string"){
const err5 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
const err6 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expires !== undefined && func0.call(data, "expires")){
if(typeof data.expires !== "string"){
const err8 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.extends !== undefined && func0.call(data, "extends")){
let data1 = data.extends;
if(Array.isArray(data1)){
if(data1.length > 8){
const err2 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/extends/" + i0,schemaPath:"#/properties/extends/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
let data3 = data.trust;
if(!((data3 === "head") || (data3 === "base"))){
const err5 = {instancePath:instancePath+"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues: schema11.properties.trust.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data4 = data.paths;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((key1 === "include") || (key1 === "exclude"))){
const err6 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.include !== undefined && func0.call(data4, "include")){
let data5 = data4.include;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err7 = {instancePath:instancePath+"/paths/include/" + i1,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/paths/include",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.exclude !== undefined && func0.call(data4, "exclude")){
let data7 = data4.exclude;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err9 = {instancePath:instancePath+"/paths/exclude/" + i2,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/paths/exclude",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data9 = data.clusters;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate11(data9[i3], {instancePath:instancePath+"/clusters/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data11 = data.rules;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
const _errs26 = errors;
if(typeof key2 !== "string"){
const err13 = {instancePath:instancePath+"/rules",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid12 = _errs26 === errors;
if(!valid12){
const err14 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key3 of Object.keys(data11)){
let data12 = data11[key3];
if(!((((data12 === "error") || (data12 === "warning")) || (data12 === "note")) || (data12 === "off"))){
const err15 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/ruleSeverity/enum",keyword:"enum",params:{allowedValues: schema25.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data["fail-on"] !== undefined && func0.call(data, "fail-on")){
let data13 = data["fail-on"];
if(!((((data13 === "error") || (data13 === "warning")) || (data13 === "note")) || (data13 === "never"))){
const err17 = {instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema11.properties["fail-on"].enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(typeof data.baseline !== "string"){
const err18 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.render !== undefined && func0.call(data, "render")){
let data15 = data.render;
if(!((((data15 === "auto") || (data15 === "helm")) || (data15 === "kustomize")) || (data15 === "off"))){
const err19 = {instancePath:instancePath+"/render",schemaPath:"#/properties/render/enum",keyword:"enum",params:{allowedValues: schema11.properties.render.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data["max-suppression-days"] !== undefined && func0.call(data, "max-suppression-days")){
let data16 = data["max-suppression-days"];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err20 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3650 || isNaN(data16)){
const err21 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err22 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.suppressions !== undefined && func0.call(data, "suppressions")){
let data17 = data.suppressions;
if(Array.isArray(data17)){
if(data17.length > 1000){
const err23 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(!(validate19(data17[i4], {instancePath:instancePath+"/suppressions/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./.cache/build/config/config.js
/** The user's file, `.loopgate.yaml` or `.github/loopgate.yml`: read, checked, and every value with its place. */









/** Where a configuration is looked for, from the top of the repository; the first that exists counts. */
const CONFIG_PATHS = [
    '.loopgate.yaml',
    '.loopgate.yml',
    '.github/loopgate.yml',
    '.github/loopgate.yaml',
];
/** `FILE:LINE:COL: message`. */
function formatConfigError(error) {
    return `${error.file}:${error.line}:${error.column}: ${error.message}`;
}
/** More would bury the first, which is usually the cause. */
const MAX_ERRORS = 50;
/**
 * Reads and checks a configuration. With errors there is no `config`: a configuration that is half understood would be a
 * weaker gate than the one that was meant. Errors come in the order of the file.
 */
function readConfig(file, known) {
    const { tree, errors } = readTree(file.text);
    if (errors.length > 0)
        return { errors: placed(file, errors) };
    if (tree === undefined)
        return { config: { file, extends: [], clusters: [], rules: [], suppressions: [] }, errors: [] };
    if (!validate(plainData(tree)))
        return { errors: placed(file, explainSchemaErrors(tree, validate.errors ?? [])) };
    const reading = { file, known, errors: [] };
    const config = readTop(reading, tree);
    if (reading.errors.length > 0) {
        return {
            errors: placed(file, [...reading.errors].sort((a, b) => a.span.start - b.span.start)),
        };
    }
    return { config, errors: [] };
}
/** Errors as they are shown: with line and column, and not more than a reader takes in. */
function placed(file, errors) {
    const lines = (0,text_location/* indexLines */.uD)(file.text);
    const shown = errors
        .slice(0, MAX_ERRORS)
        .map(({ message, span }) => ({ message, file: file.path, ...(0,text_location/* positionAt */.t$)(lines, span.start) }));
    const last = shown.at(-1);
    if (last === undefined || errors.length <= MAX_ERRORS)
        return shown;
    return [...shown, { ...last, message: `and ${errors.length - MAX_ERRORS} more errors` }];
}
/** The slug of a rule's code or slug; undefined for what is no rule. Case does not count in codes. */
function ruleSlug(codeOrSlug, rules) {
    const wanted = codeOrSlug.toLowerCase();
    return rules.find((rule) => rule.slug === wanted || rule.code.toLowerCase() === wanted)?.slug;
}
/** `unknown rule "x"; did you mean "y"?`. */
function unknownRule(text, rules) {
    return `unknown rule ${quoted(text)}${didYouMean(text, rules.flatMap(({ slug, code }) => [slug, code]))}`;
}
/** A reason shorter than this explains nothing. */
const SHORTEST_REASON = 3;
function complain(reading, span, message) {
    reading.errors.push({ message, span });
}
// What follows relies on the schema: where it demands text there is text, and only known keys are left.
function get(tree, key) {
    return tree.kind === 'map' ? tree.entries.get(key)?.value : undefined;
}
function itemsOf(tree) {
    return tree?.kind === 'list' ? tree.items : [];
}
function located(reading, tree, value) {
    return { value, at: { file: reading.file, span: tree.span } };
}
/** A scalar's value as the schema has fixed it. */
function scalar(reading, tree) {
    if (tree?.kind !== 'scalar' || tree.value === null)
        return undefined;
    return located(reading, tree, tree.value);
}
/** A text that `accept` turns into a value, or refuses as the end of a sentence about it. */
function checked(reading, tree, accept) {
    const text = scalar(reading, tree);
    if (text === undefined || tree === undefined)
        return undefined;
    const value = accept(text.value);
    if (isRefused(value)) {
        complain(reading, tree.span, `${quoted(text.value)} ${value.refused}`);
        return undefined;
    }
    return { value: value, at: text.at };
}
function checkedList(reading, tree, accept) {
    return itemsOf(tree).flatMap((item) => checked(reading, item, accept) ?? []);
}
function isRefused(value) {
    return typeof value === 'object' && value !== null && 'refused' in value;
}
function readTop(reading, tree) {
    const paths = get(tree, 'paths');
    const include = paths === undefined ? undefined : get(paths, 'include');
    const exclude = paths === undefined ? undefined : get(paths, 'exclude');
    const clusters = itemsOf(get(tree, 'clusters')).map((one) => readCluster(reading, one));
    demandUnique(reading, clusters, 'cluster');
    return {
        file: reading.file,
        extends: checkedList(reading, get(tree, 'extends'), parseRemoteFile),
        ...some('trust', scalar(reading, get(tree, 'trust'))),
        ...(include === undefined ? {} : { include: checkedList(reading, include, acceptGlob) }),
        ...(exclude === undefined ? {} : { exclude: checkedList(reading, exclude, acceptGlob) }),
        clusters,
        rules: readRules(reading, get(tree, 'rules')),
        ...some('failOn', scalar(reading, get(tree, 'fail-on'))),
        ...some('baseline', checked(reading, get(tree, 'baseline'), acceptRepositoryPath)),
        ...some('render', scalar(reading, get(tree, 'render'))),
        ...some('maxSuppressionDays', scalar(reading, get(tree, 'max-suppression-days'))),
        suppressions: itemsOf(get(tree, 'suppressions')).flatMap((one) => readSuppression(reading, one) ?? []),
    };
}
/** A field that is left out where there is no value. */
function some(key, value) {
    return (value === undefined ? {} : { [key]: value });
}
function readRules(reading, tree) {
    if (tree?.kind !== 'map')
        return [];
    const settings = [];
    const seen = new Set();
    for (const [key, { keySpan, value }] of tree.entries) {
        const rule = ruleSlug(key, reading.known.rules);
        if (rule === undefined) {
            complain(reading, keySpan, unknownRule(key, reading.known.rules));
            continue;
        }
        if (seen.has(rule))
            complain(reading, keySpan, `${quoted(key)} is the rule ${rule}, whose severity is already set above`);
        seen.add(rule);
        const severity = scalar(reading, value);
        if (severity === undefined)
            continue;
        settings.push({
            rule,
            severity: severity.value,
            at: { file: reading.file, span: { start: keySpan.start, end: value.span.end } },
        });
    }
    return settings;
}
function readSuppression(reading, tree) {
    const at = { file: reading.file, span: firstEntry(tree) };
    const rule = checked(reading, get(tree, 'rule'), (text) => {
        const slug = ruleSlug(text, reading.known.rules);
        return (slug ?? {
            refused: `is no rule${didYouMean(text, reading.known.rules.flatMap(({ slug, code }) => [slug, code]))}`,
        });
    });
    const reason = checked(reading, get(tree, 'reason'), (text) => text.trim().length >= SHORTEST_REASON ? text.trim() : { refused: 'is no reason; say why the finding is accepted' });
    const path = checked(reading, get(tree, 'path'), acceptGlob);
    const server = checked(reading, get(tree, 'server'), (text) => (text === '' ? { refused: 'names no server' } : text));
    const zone = checked(reading, get(tree, 'zone'), acceptZone);
    const expires = checked(reading, get(tree, 'expires'), (text) => isDay(text) ? text : { refused: 'is no day; write it as 2027-01-31' });
    if (rule === undefined || reason === undefined)
        return undefined;
    return {
        rule: rule.value,
        ...some('path', path?.value),
        ...some('server', server?.value),
        ...some('zone', zone?.value),
        reason: reason.value,
        ...some('expires', expires?.value),
        at,
    };
}
/** The first key and value of an entry: a mark on one line. */
function firstEntry(tree) {
    const first = tree.kind === 'map' ? [...tree.entries.values()][0] : undefined;
    return first === undefined ? tree.span : { start: first.keySpan.start, end: first.value.span.end };
}
function readCluster(reading, tree) {
    const name = readName(reading, tree);
    const nodes = itemsOf(get(tree, 'nodes')).map((one) => readNode(reading, one));
    const resolvers = itemsOf(get(tree, 'resolvers')).map((one) => readResolver(reading, one));
    demandUnique(reading, nodes, 'kind of node');
    demandUnique(reading, resolvers, 'resolver');
    return {
        name,
        paths: checkedList(reading, get(tree, 'paths'), acceptGlob),
        ...some('clusterDomain', checked(reading, get(tree, 'cluster-domain'), acceptZone)),
        serviceCidrs: checkedList(reading, get(tree, 'service-cidrs'), acceptCidr),
        clusterDns: checkedList(reading, get(tree, 'cluster-dns'), acceptAddress),
        ...some('corednsVersion', checked(reading, get(tree, 'coredns-version'), acceptVersion)),
        ...some('kubeProxy', scalar(reading, get(tree, 'kube-proxy'))),
        nodes,
        resolvers,
        at: { file: reading.file, span: firstEntry(tree) },
    };
}
function readNode(reading, tree) {
    return {
        name: readName(reading, tree),
        ...some('os', readId(reading, get(tree, 'os'), reading.known.osProfiles, 'operating system')),
        ...some('provisioner', readId(reading, get(tree, 'provisioner'), reading.known.provisioners, 'provisioner')),
        addresses: checkedList(reading, get(tree, 'addresses'), acceptAddress),
        files: readNodeFiles(reading, get(tree, 'files')),
        at: { file: reading.file, span: firstEntry(tree) },
    };
}
function readNodeFiles(reading, tree) {
    if (tree?.kind !== 'map')
        return [];
    const files = [];
    for (const [key, { keySpan, value }] of tree.entries) {
        if (!key.startsWith('/') || key.endsWith('/') || key.split('/').includes('..')) {
            complain(reading, keySpan, `${quoted(key)} is no absolute path of a file on the node, such as /etc/resolv.conf`);
            continue;
        }
        const path = { value: key, at: { file: reading.file, span: keySpan } };
        const inline = get(value, 'inline');
        if (inline?.kind === 'scalar') {
            files.push({ path, content: { kind: 'inline', text: scalarSource(reading.file, inline) } });
            continue;
        }
        const repositoryPath = checked(reading, value, acceptRepositoryPath);
        if (repositoryPath !== undefined)
            files.push({ path, content: { kind: 'repository', path: repositoryPath } });
    }
    return files;
}
function readResolver(reading, tree) {
    const forwards = itemsOf(get(tree, 'forwards')).flatMap((one) => {
        const zone = checked(reading, get(one, 'zone'), acceptZone);
        const to = checkedList(reading, get(one, 'to'), acceptEndpoint);
        return zone === undefined ? [] : [{ zone, to }];
    });
    const zones = new Set();
    for (const { zone } of forwards) {
        if (zones.has(zone.value))
            complain(reading, zone.at.span, `the zone ${quoted(zone.value)} is forwarded twice; give one entry all upstreams`);
        zones.add(zone.value);
    }
    return {
        name: readName(reading, tree),
        addresses: checkedList(reading, get(tree, 'addresses'), acceptEndpoint),
        forwards,
        at: { file: reading.file, span: firstEntry(tree) },
    };
}
function readName(reading, tree) {
    const name = checked(reading, get(tree, 'name'), (text) => text.trim() === text && text !== '' && text.length <= 253 && !/[\u0000-\u001f\u007f]/.test(text)
        ? text
        : { refused: 'is no name' });
    return name ?? located(reading, tree, '');
}
function readId(reading, tree, ids, what) {
    return checked(reading, tree, (text) => {
        const id = text.trim().toLowerCase().replace(/[ _]+/g, '-');
        return ids.includes(id) ? id : { refused: `is no ${what} that is known${didYouMean(id, ids)}` };
    });
}
function demandUnique(reading, named, what) {
    const seen = new Set();
    for (const { name } of named) {
        if (name.value !== '' && seen.has(name.value))
            complain(reading, name.at.span, `a second ${what} is called ${quoted(name.value)}`);
        seen.add(name.value);
    }
}
function acceptGlob(text) {
    const glob = compileGlob(text);
    return typeof glob === 'function' ? text : { refused: `${glob.refused} (a glob of repository paths)` };
}
function acceptAddress(text) {
    return parseAddress(text) ?? { refused: 'is no IP address' };
}
function acceptEndpoint(text) {
    const alone = parseAddress(text);
    if (alone !== undefined)
        return { address: alone, port: 53, transport: 'dns' };
    const parts = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(text);
    const address = parts === null ? undefined : parseAddress(parts[1] ?? parts[2] ?? '');
    const port = Number(parts?.[3]);
    if (address === undefined || port < 1 || port > 65535)
        return { refused: 'is no IP address, nor an address and a port' };
    return { address, port, transport: 'dns' };
}
/** A range whose address part may have host bits, as kube-apiserver's --service-cluster-ip-range allows. */
function acceptCidr(text) {
    const slash = text.indexOf('/');
    const address = slash === -1 ? undefined : parseAddress(text.slice(0, slash));
    const valid = address !== undefined &&
        /^\d{1,3}$/.test(text.slice(slash + 1)) &&
        inCidr(address, `${address}/${text.slice(slash + 1)}`);
    if (!valid)
        return { refused: 'is no range of addresses, such as 10.96.0.0/12' };
    return `${address}/${Number(text.slice(slash + 1))}`;
}
function acceptVersion(text) {
    if (/^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(text))
        return text;
    const bare = /^v?(\d{1,3}\.\d{1,3}\.\d{1,3})/.exec(text)?.[1];
    return { refused: `is no version of CoreDNS${bare === undefined ? ', such as 1.11.3' : `; write ${bare}`}` };
}
/** A name as RFC 1035 bounds it (labels of 63, 253 in all); what is in the labels is not judged. */
function acceptZone(text) {
    const name = absolute(text);
    const labels = name === '.' ? [] : name.slice(0, -1).split('.');
    const valid = text !== '' &&
        name.length <= 254 &&
        !/[\s\u0000-\u0020\u007f/]/.test(text) &&
        labels.every((label) => label !== '' && label.length <= 63);
    return valid ? name : { refused: 'is no domain name' };
}
/** A file of the repository, from its top; never out of it. */
function acceptRepositoryPath(text) {
    if (text.includes('\\'))
        return { refused: 'holds a backslash; parts of a path are separated by "/"' };
    if (text.startsWith('/') || /^[A-Za-z]:/.test(text))
        return { refused: 'is absolute; a path of the repository is meant' };
    if (/[\u0000-\u001f\u007f]/.test(text))
        return { refused: 'holds a control character' };
    const parts = [];
    for (const part of text.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return { refused: 'leads out of the repository' };
    }
    return parts.length > 0 && !text.endsWith('/') ? parts.join('/') : { refused: 'names no file' };
}
/** `OWNER/REPOSITORY/PATH@REF`: without a reference the policy could change without a trace in this repository. */
function parseRemoteFile(text) {
    const parts = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,400})@([\w./-]{1,250})$/.exec(text);
    const [, owner, repository, path, ref] = parts ?? [];
    if (owner === undefined || repository === undefined || path === undefined || ref === undefined) {
        return {
            refused: text.includes('@')
                ? 'is not OWNER/REPOSITORY/PATH@REF'
                : 'lacks its @REF; OWNER/REPOSITORY/PATH@REF is needed',
        };
    }
    const clean = acceptRepositoryPath(path);
    if (typeof clean !== 'string' ||
        ref.startsWith('-') ||
        [owner, repository].some((one) => /^\.+$/.test(one)) ||
        ref.includes('..')) {
        return { refused: 'is not OWNER/REPOSITORY/PATH@REF' };
    }
    return { owner, repository, path: clean, ref };
}

// EXTERNAL MODULE: ./.cache/build/rules/descriptions.js
var descriptions = __webpack_require__(2268);
;// CONCATENATED MODULE: ./.cache/build/rules/rule.js

/** A finding of a rule; `identity` are the logical names its fingerprint is made of, never paths of files that may move. */
function finding(slug, stated, identity) {
    const rule = (0,descriptions/* describeRule */.I)(slug);
    return {
        rule: rule.slug,
        code: rule.code,
        severity: rule.severity,
        assumptions: [],
        path: [],
        ...stated,
        fingerprint: fingerprint([rule.code, stated.cluster, ...identity]),
        kin: fingerprint([rule.code, ...identity.map((part) => part.replaceAll(stated.at.file.path, ''))]),
    };
}
/** 64 bits in hexadecimal: two FNV-1a sums of 32 bits over the parts, with different beginnings. */
function fingerprint(parts) {
    const text = parts.join('\u0000');
    const sum = (basis) => {
        let hash = basis;
        for (let i = 0; i < text.length; i += 1) {
            hash ^= text.charCodeAt(i);
            hash = Math.imul(hash, 0x01000193);
        }
        return (hash >>> 0).toString(16).padStart(8, '0');
    };
    return sum(0x811c9dc5) + sum(0x2f0b4a27);
}

;// CONCATENATED MODULE: ./.cache/build/rules/corefile-does-not-start.js

const corefileDoesNotStart = {
    slug: 'corefile-does-not-start',
    *check(head) {
        for (const { cluster } of head.clusters) {
            const said = new Set();
            for (const server of cluster.servers) {
                const error = server.config.errors[0];
                if (error === undefined)
                    continue;
                const key = `${server.name}|${error.at.file.path}|${error.at.span.start}`;
                if (said.has(key))
                    continue;
                said.add(key);
                yield finding('corefile-does-not-start', {
                    cluster: cluster.name,
                    server: server.name,
                    at: error.at,
                    message: `CoreDNS ${server.version} would refuse this Corefile: ${error.message}`,
                    advice: 'Correct this line; until then the server does not start.',
                    ...(server.versionAt === undefined
                        ? {}
                        : { path: [{ at: server.versionAt, says: `the version is ${server.version}` }] }),
                }, [server.name, error.message]);
            }
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/dns-policy-inherits-cluster-dns.js

const dnsPolicyInheritsClusterDns = {
    slug: 'dns-policy-inherits-cluster-dns',
    *check(head) {
        for (const { cluster, simulation } of head.clusters) {
            const looping = new Set(simulation.loops.flatMap((loop) => loop.hops.map((hop) => hop.server.name)));
            const said = new Set();
            for (const one of cluster.inheritsClusterDns) {
                if (looping.has(one.server) || said.has(one.server))
                    continue;
                said.add(one.server);
                yield finding('dns-policy-inherits-cluster-dns', {
                    cluster: cluster.name,
                    server: one.server,
                    at: one.at,
                    message: `${one.server} serves DNS, and its own pods get the cluster DNS as their resolver (${one.policy}): what it takes from /etc/resolv.conf comes back to the cluster DNS.`,
                    advice: 'Set dnsPolicy: Default on the pod template.',
                }, [one.server]);
            }
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/dns/name-set.js

const NO_NAMES = { cuts: [] };
const ALL_NAMES = { cuts: [{ under: ROOT, except: [], apex: 'with' }] };
function hasName(set, name) {
    return set.cuts.some((cut) => cutHas(cut, name));
}
function cutHas(cut, name) {
    if (name === cut.under)
        return cut.apex !== 'without';
    if (cut.apex === 'only' || !isWithin(name, cut.under))
        return false;
    return !cut.except.some((zone) => isWithin(name, zone));
}
/** `every name`, `every name outside cluster.local`, `corp.test and every name under it`; at most `most` zones are spelled out. */
function describeNames(set, most = 4) {
    if (set.cuts.length === 0)
        return 'no name';
    const shown = set.cuts.slice(0, most).map((cut) => describeCut(cut, most));
    const rest = set.cuts.length - shown.length;
    if (rest > 0)
        shown.push(`${rest} more`);
    return joinWords(shown);
}
function describeCut(cut, most) {
    const zone = name_spoken(cut.under);
    if (cut.apex === 'only')
        return cut.under === ROOT ? 'the root name' : zone;
    const subtree = cut.under === ROOT ? 'every name' : `every name under ${zone}`;
    if (cut.except.length === 0)
        return subtree;
    const shown = cut.except.slice(0, most).map(name_spoken);
    if (cut.except.length > most)
        shown.push(`${cut.except.length - most} more zones`);
    return `${subtree} outside ${joinWords(shown)}`;
}
function joinWords(words) {
    if (words.length < 2)
        return words[0] ?? '';
    return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

;// CONCATENATED MODULE: ./.cache/build/cluster/cluster.js
/** How people are told an address: invented ones by the Service's name. */
function spokenAddress(cluster, address) {
    return cluster.symbolic.get(address) ?? address;
}

;// CONCATENATED MODULE: ./.cache/build/text/invariant.js
/** Our own mistake, never the file's: says so instead of going on with nonsense. */
function invariant(condition, message) {
    if (!condition)
        throw new Error(`loopgate made a mistake: ${message}`);
}
/** Closes an exhaustive `switch` on a `kind`. */
function assertNever(value) {
    throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./.cache/build/forwarding/matching.js
/** Which names a pattern takes, and which of a long list of patterns can take a name at all. */



/** Go closes over zones with hash lookups; so do we, for zone lists as long as a repository likes. */
function matcher(pattern) {
    switch (pattern.kind) {
        case 'any':
            return () => true;
        case 'within': {
            if (pattern.zones.includes(ROOT))
                return () => true;
            const zones = new Set(pattern.zones);
            return (name) => {
                for (const ancestor of ancestry(name))
                    if (zones.has(ancestor))
                        return true;
                return false;
            };
        }
        case 'exactly': {
            const names = new Set(pattern.names);
            return (name) => names.has(name);
        }
        case 'suffix':
            return (name) => name.endsWith(pattern.text);
        case 'prefix':
            return (name) => name.startsWith(pattern.text);
        case 'substring':
            return (name) => name.includes(pattern.text);
        case 'regex': {
            const regex = compileRegex(pattern.regex);
            const zones = pattern.within;
            return (name) => (zones === undefined || zones.some((zone) => name_isWithin(name, zone))) && (regex?.matcher(name).find() ?? false);
        }
        default:
            return assertNever(pattern);
    }
}
/** Undefined for what RE2 refuses; the reader of the configuration has said so. */
function compileRegex(text) {
    try {
        return build/* RE2JS */.L3.compile(text);
    }
    catch {
        return undefined;
    }
}
/** Below this many a list is as fast as an index. */
const WORTH_AN_INDEX = 8;
/** An index over lists of patterns: an entry is a candidate when one of its patterns may match. */
function indexPatterns(entries) {
    if (entries.length < WORTH_AN_INDEX) {
        const all = entries.map((_, position) => position);
        return () => all;
    }
    const exact = new Map();
    const under = new Map();
    const others = [];
    const put = (map, key, position) => {
        const known = map.get(key);
        if (known === undefined)
            map.set(key, [position]);
        else if (known[known.length - 1] !== position)
            known.push(position);
    };
    for (const [position, patterns] of entries.entries()) {
        let anywhere = false;
        for (const pattern of patterns) {
            if (pattern.kind === 'exactly')
                for (const name of pattern.names)
                    put(exact, name, position);
            else if (pattern.kind === 'within')
                for (const zone of pattern.zones)
                    put(under, zone, position);
            else if (pattern.kind === 'regex' && pattern.within !== undefined)
                for (const zone of pattern.within)
                    put(under, zone, position);
            // `.corp.example.` ends only names below corp.example.
            else if (pattern.kind === 'suffix' && /^\.[^.]/.test(pattern.text))
                put(under, pattern.text.slice(1), position);
            else
                anywhere = true;
        }
        if (anywhere)
            others.push(position);
    }
    return (name) => {
        const lists = others.length === 0 ? [] : [others];
        const exactly = exact.get(name);
        if (exactly !== undefined)
            lists.push(exactly);
        for (const ancestor of ancestry(name)) {
            const found = under.get(ancestor);
            if (found !== undefined)
                lists.push(found);
        }
        const only = lists[0];
        if (only === undefined)
            return [];
        if (lists.length === 1)
            return only;
        return [...new Set(lists.flat())].sort((a, b) => a - b);
    };
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/graph.js





function buildGraph(cluster) {
    const sockets = [];
    const socketsOf = new Map();
    const compiled = new Map();
    for (const server of cluster.servers) {
        const own = [];
        // A server that refuses to start serves nothing; its loops wait behind the error (LG401).
        if (server.config.errors.length === 0) {
            const groups = new Map();
            for (const block of server.config.blocks) {
                compiled.set(block, compile(block));
                for (const address of listenAddresses(block)) {
                    for (const key of block.keys) {
                        if (key.transport === 'unix')
                            continue;
                        const id = `${key.transport}|${address}|${key.port}`;
                        let group = groups.get(id);
                        if (group === undefined) {
                            group = { address, port: key.port, transport: key.transport, zones: new Map() };
                            groups.set(id, group);
                        }
                        const blocks = group.zones.get(key.zone);
                        if (blocks === undefined)
                            group.zones.set(key.zone, [block]);
                        else if (!blocks.includes(block))
                            blocks.push(block);
                    }
                }
            }
            for (const group of groups.values()) {
                const socket = { index: sockets.length, server, ...group };
                sockets.push(socket);
                own.push(socket);
            }
        }
        socketsOf.set(server.id, own);
    }
    return { cluster, sockets, socketsOf, compiled, places: placesOf(cluster, sockets) };
}
function placesOf(cluster, sockets) {
    const neighbours = new Map();
    const claiming = new Map();
    const put = (map, key, server) => {
        const known = map.get(key);
        if (known === undefined)
            map.set(key, [server]);
        else
            known.push(server);
    };
    for (const server of cluster.servers) {
        put(neighbours, server.network, server);
        for (const address of server.claims)
            put(claiming, address, server);
    }
    const services = new Map();
    const hostPorts = new Map();
    for (const one of cluster.frontends) {
        const map = one.kind === 'service' ? services : hostPorts;
        const key = `${one.address}|${one.port}`;
        if (!map.has(key))
            map.set(key, one);
    }
    const pools = new Map();
    for (const pool of cluster.pools)
        for (const { value } of pool.addresses)
            if (!pools.has(value))
                pools.set(value, pool);
    const outer = new Map();
    for (const socket of sockets) {
        if (!/^(external|host):/.test(socket.server.network))
            continue;
        const key = `${socket.transport}|${socket.address}|${socket.port}`;
        if (!outer.has(key))
            outer.set(key, socket);
    }
    return {
        servers: new Map(cluster.servers.map((server) => [server.id, server])),
        neighbours,
        claiming,
        services,
        serviceAddresses: new Set(cluster.frontends.filter((one) => one.kind === 'service').map((one) => one.address)),
        hostPorts,
        pools,
        outer,
    };
}
function listenAddresses(block) {
    if (block.bind.length === 0)
        return ['*'];
    return block.bind.map((bind) => {
        // The addresses of an interface other than `lo` are those by which others reach the host.
        if (bind.value.kind === 'interface')
            return bind.value.name === 'lo' ? '127.0.0.1' : `interface ${bind.value.name}`;
        // Each wildcard spelling is a socket of its own, and each takes both families.
        return isUnspecified(bind.value.address) ? '*' : bind.value.address;
    });
}
/** The socket of a server that takes a packet to this address: a specific one beats a wildcard (Linux). */
function socketAt(graph, server, address, port, transport) {
    let wildcard;
    for (const socket of graph.socketsOf.get(server.id) ?? []) {
        if (socket.port !== port || socket.transport !== transport)
            continue;
        if (socket.address === address)
            return socket;
        if (socket.address === '*' || (socket.address.startsWith('interface ') && !isLoopback(address)))
            wildcard ??= socket;
    }
    return wildcard;
}
/** Who answers when `from` dials an address: loopback first, then addresses on the node, Services, nodes, the rest of the world. */
function reach(graph, from, dialled, port, transport) {
    const { places } = graph;
    if (port < 1 || port > 65535)
        return { kind: 'nobody', via: 'no such port' };
    const address = isUnspecified(dialled) ? (isIPv6(dialled) ? '::1' : '127.0.0.1') : dialled;
    if (isLoopback(address)) {
        const neighbours = places.neighbours.get(from.network) ?? [];
        const sockets = neighbours.flatMap((server) => socketAt(graph, server, address, port, transport) ?? []);
        const via = from.network.startsWith('pod:')
            ? 'loopback inside its own pod'
            : from.network.startsWith('node:')
                ? "the node's loopback"
                : 'its own loopback';
        const specific = sockets.filter((socket) => socket.address !== '*');
        if (sockets.length > 0)
            return { kind: 'sockets', sockets: (specific.length > 0 ? specific : sockets).slice(0, 1), via, certain: true };
        if (!from.network.startsWith('pod:'))
            return { kind: 'unknown', because: `what listens on ${hostPort(address, port)} of its host is not stated` };
        return { kind: 'nobody', via };
    }
    const own = socketAt(graph, from, address, port, transport);
    if (own !== undefined && (own.address === address || from.claims.includes(address))) {
        return { kind: 'sockets', sockets: [own], via: 'an address of its own', certain: true };
    }
    const onNode = (places.claiming.get(address) ?? []).filter((server) => from.pool === undefined || server.pool === undefined || server.pool === from.pool);
    const claimed = onNode.flatMap((server) => socketAt(graph, server, address, port, transport) ?? []);
    if (claimed.length > 0 && !from.network.startsWith('external:')) {
        return {
            kind: 'sockets',
            sockets: claimed.slice(0, 1),
            via: `the address that ${claimed[0]?.server.name} holds on every node`,
            certain: true,
        };
    }
    const service = places.services.get(`${address}|${port}`);
    if (service !== undefined)
        return behind(graph, from, service, transport);
    if (places.serviceAddresses.has(address))
        return { kind: 'nobody', via: 'a Service without that port' };
    return dial(graph, from, address, port, transport);
}
/** What stands behind a Service's address, or behind a port that a node publishes. */
function behind(graph, from, frontend, transport) {
    const { places } = graph;
    const sockets = [];
    let certain = !frontend.unknownTargets;
    let elsewhere;
    for (const target of frontend.targets) {
        if (target.kind === 'address') {
            const beyond = dial(graph, from, target.address, target.port, transport);
            if (beyond.kind === 'sockets')
                for (const socket of beyond.sockets)
                    sockets.push(socket);
            else {
                certain = false;
                if (beyond.kind !== 'nobody')
                    elsewhere ??= beyond;
            }
            continue;
        }
        const server = places.servers.get(target.server);
        if (server === undefined)
            continue;
        const socket = socketAt(graph, server, '*', target.port, transport) ??
            (graph.socketsOf.get(server.id) ?? []).find((one) => one.port === target.port && one.transport === transport && !isLoopback(one.address));
        if (socket !== undefined)
            sockets.push(socket);
    }
    if (sockets.length > 0)
        return { kind: 'sockets', sockets, via: frontend.says, certain, at: frontend.at };
    if (elsewhere !== undefined)
        return elsewhere;
    if (frontend.targets.length > 0)
        return { kind: 'nobody', via: frontend.says };
    // Nobody of the repository stands behind it; the user may have declared who does.
    const declared = dial(graph, from, frontend.address, frontend.port, transport);
    if (declared.kind === 'sockets')
        return declared;
    return { kind: 'unknown', because: `no workload in the repository answers for ${frontend.says}` };
}
/** The same for an address that is certainly no Service's: an endpoint is dialled as it is. */
function dial(graph, from, address, port, transport) {
    const { places } = graph;
    const published = places.hostPorts.get(`${address}|${port}`);
    if (published !== undefined)
        return behind(graph, from, published, transport);
    const pool = places.pools.get(address);
    if (pool !== undefined) {
        const network = pool.network ?? `node:${pool.pool}`;
        const sockets = (places.neighbours.get(network) ?? []).flatMap((server) => socketAt(graph, server, address, port, transport) ?? []);
        if (sockets.length > 0)
            return {
                kind: 'sockets',
                sockets: sockets.slice(0, 1),
                via: `the address of a node of ${pool.pool}`,
                certain: true,
            };
        if (network.startsWith('pod:'))
            return { kind: 'nobody', via: 'a pod where nothing listens there' };
        return { kind: 'unknown', because: `what listens on node ${hostPort(address, port)} is not stated` };
    }
    for (const server of places.neighbours.get(from.network) ?? []) {
        const socket = (graph.socketsOf.get(server.id) ?? []).find((one) => one.address === address && one.port === port && one.transport === transport);
        if (socket !== undefined)
            return { kind: 'sockets', sockets: [socket], via: `the address of ${server.name}`, certain: true };
    }
    const outer = places.outer.get(`${transport}|${address}|${port}`);
    if (outer !== undefined)
        return { kind: 'sockets', sockets: [outer], via: `the address of ${outer.server.name}`, certain: true };
    return { kind: 'outside' };
}
// ---------------------------------------------------------------------------------------------------------------------
function compile(block) {
    return {
        candidates: indexPatterns(block.steps.map(patternsOf)),
        admits: block.views.flatMap((view) => (view.names ?? []).map(matcher)),
        steps: block.steps.map((step) => {
            switch (step.kind) {
                case 'answer':
                    return {
                        kind: 'answer',
                        plugin: step.plugin,
                        at: step.at,
                        rules: {
                            list: step.rules.map((rule) => ({ rule, matches: matcher(rule.names) })),
                            candidates: indexPatterns(step.rules.map((rule) => [rule.names])),
                        },
                    };
                case 'forward': {
                    const except = matcher({ kind: 'within', zones: step.except });
                    // plugin/forward/forward.go isAllowedDomain: the FROM name itself is always handled.
                    return {
                        kind: 'forward',
                        step,
                        handles: (name) => name_isWithin(name, step.from) && (name === step.from || !except(name)),
                    };
                }
                case 'rewrite':
                    return {
                        kind: 'rewrite',
                        step,
                        rules: {
                            list: step.rules.map((rule) => {
                                const regex = rule.match.kind === 'regex' ? compileRegex(rule.match.regex) : undefined;
                                return { rule, matches: matcher(rule.match), ...(regex === undefined ? {} : { regex }) };
                            }),
                            candidates: indexPatterns(step.rules.map((rule) => [rule.match])),
                        },
                    };
                default:
                    return { kind: 'other', step };
            }
        }),
    };
}
function patternsOf(step) {
    if (step.kind === 'answer')
        return step.rules.map((rule) => rule.names);
    if (step.kind === 'forward')
        return [{ kind: 'within', zones: [step.from] }];
    if (step.kind === 'rewrite')
        return step.rules.map((rule) => rule.match);
    return [{ kind: 'any' }];
}
/** The block that takes a question, or the choice between blocks where a view decides (core/dnsserver/server.go ServeDNS). */
function route(graph, socket, name, type) {
    const found = [];
    // What must be so for the query to have come past the views before.
    const past = [];
    let forDs;
    for (const zone of ancestry(name)) {
        if (zone === ROOT && name !== ROOT && forDs !== undefined)
            break;
        for (const block of socket.zones.get(zone) ?? []) {
            const verdict = viewsPass(graph, block, name, type);
            if (verdict === 'no')
                continue;
            if (type === 'DS' && zone !== ROOT) {
                forDs = block;
                continue;
            }
            if (verdict === 'yes')
                return [...found, { block, assumptions: [...past] }];
            const view = block.views.map((one) => one.text).join(' ');
            found.push({ block, assumptions: [...past, `the view ${view} lets the query in`] });
            past.push(`the view ${view} does not take the query`);
        }
    }
    return forDs === undefined ? found : [...found, { block: forDs, assumptions: [...past] }];
}
function viewsPass(graph, block, name, type) {
    let maybe = false;
    for (const view of block.views) {
        if (view.types !== undefined && !view.types.includes(type))
            return 'no';
        if (view.opaque)
            maybe = true;
    }
    for (const admits of graph.compiled.get(block)?.admits ?? [])
        if (!admits(name))
            return 'no';
    return maybe ? 'maybe' : 'yes';
}
const MAX_BRANCHES = 64;
/** Everything that can happen to one question that arrives at a socket. Never empty. */
function decide(graph, socket, name, type, ways = 'new names', onBlock) {
    const choices = route(graph, socket, name, type);
    const branches = [];
    for (const choice of choices) {
        if (branches.length > MAX_BRANCHES)
            break;
        branches.push(...runBlock(graph, socket, choice.block, name, type, choice.assumptions, ways, onBlock));
    }
    const last = choices[choices.length - 1];
    if (last === undefined || viewsPass(graph, last.block, name, type) === 'maybe') {
        branches.push({
            surety: branches.length === 0 ? 'certain' : 'assumed',
            probability: 1,
            assumptions: [],
            outcome: {
                kind: 'fails',
                rcode: 'REFUSED',
                because: 'no server block here takes the name',
                at: socket.server.at,
            },
        });
    }
    return branches;
}
function runBlock(graph, socket, block, firstName, firstType, assumed, ways, onGuard) {
    const out = [];
    let name = firstName;
    let type = firstType;
    let assumptions = assumed;
    const finish = (outcome, extra = []) => {
        const all = [...assumptions, ...extra];
        const surety = all.length > 0 ? 'assumed' : passedOn ? 'failure' : 'certain';
        out.push({ surety, probability: 1, assumptions: all, block, outcome });
    };
    let passedOn = false;
    const compiledBlock = graph.compiled.get(block);
    const steps = compiledBlock?.steps ?? [];
    if (block.steps.length === 0) {
        finish({ kind: 'fails', rcode: 'REFUSED', because: 'the server block has no plugin', at: block.at });
        return out;
    }
    let open = compiledBlock?.candidates(name) ?? [];
    for (let position = 0; position < open.length; position += 1) {
        const i = open[position];
        const compiled = steps[i];
        if (compiled === undefined)
            break;
        if (compiled.kind === 'rewrite') {
            const rewritten = applyRewrite(compiled.rules, name, type);
            if (rewritten.opaque !== undefined)
                assumptions = [...assumptions, rewritten.opaque];
            type = rewritten.type;
            if (rewritten.name !== name) {
                name = rewritten.name;
                open = (compiledBlock?.candidates(name) ?? []).filter((later) => later > i);
                position = -1;
            }
            continue;
        }
        if (compiled.kind === 'answer') {
            const ended = answerOf(compiled.rules, name, type);
            if (ended === undefined || ended.effect === 'pass')
                continue;
            if (ended.effect === 'miss-passes') {
                if (ways === 'new names')
                    continue;
                finish({ kind: 'answered', plugin: compiled.plugin, at: ended.at }, [`${compiled.plugin} has the name`]);
                assumptions = [...assumptions, `${compiled.plugin} does not have the name`];
                continue;
            }
            if (ended.effect === 'maybe') {
                // acl and transfer have nothing to answer with: they refuse (plugin/acl/acl.go, plugin/transfer/transfer.go).
                if (compiled.plugin === 'acl' || compiled.plugin === 'transfer')
                    finish({ kind: 'fails', rcode: 'REFUSED', because: `${compiled.plugin} refuses it`, at: ended.at }, [
                        `${compiled.plugin} stops it`,
                    ]);
                else
                    finish({ kind: 'answered', plugin: compiled.plugin, at: ended.at }, [`${compiled.plugin} answers it`]);
                assumptions = [...assumptions, ended.because ?? `${compiled.plugin} lets the query pass`];
                continue;
            }
            if (ended.effect === 'refuse')
                finish({ kind: 'fails', rcode: 'REFUSED', because: `${compiled.plugin} refuses it`, at: ended.at });
            else if (ended.effect === 'servfail' || ended.effect === 'drop')
                finish({ kind: 'fails', rcode: 'SERVFAIL', because: `${compiled.plugin} gives no answer`, at: ended.at });
            else
                finish({ kind: 'answered', plugin: compiled.plugin, at: ended.at });
            return out;
        }
        if (compiled.kind === 'forward') {
            if (!compiled.handles(name) || compiled.step.onlyAfter !== undefined)
                continue;
            const chosen = compiled.step.longestFromWins === true ? longest(steps, i, name) : compiled.step;
            for (const branch of send(graph, socket, block, chosen, name, type, assumptions))
                out.push(passedOn && branch.surety !== 'assumed' ? { ...branch, surety: 'failure', probability: 1 } : branch);
            // `next`: after one of these rcodes the query goes on, if what follows is `forward` too (plugin/forward/forward.go ServeDNS).
            if (chosen.next.length === 0 || steps[i + 1]?.kind !== 'forward')
                return out;
            passedOn = true;
        }
        const step = compiled.step;
        if (step.kind === 'loop-guard')
            onGuard?.(block, name, type);
        if (step.kind === 'opaque') {
            finish({ kind: 'unknown', because: `${step.plugin}: ${step.because}`, at: step.at }, [
                `${step.plugin} stops the query`,
            ]);
            assumptions = [...assumptions, `the plugin ${step.plugin} lets the query pass`];
        }
    }
    finish({ kind: 'fails', rcode: 'SERVFAIL', because: 'no plugin of the server block takes the query', at: block.at });
    return out;
}
function longest(steps, from, name) {
    let best;
    for (let i = from; i < steps.length; i += 1) {
        const step = steps[i];
        if (step?.kind === 'forward' &&
            step.handles(name) &&
            (best === undefined ||
                step.step.from.length > best.from.length ||
                (best.from === ROOT && step.step.from !== ROOT)))
            best = step.step;
    }
    return best;
}
function answerOf(rules, name, type) {
    for (const index of rules.candidates(name)) {
        const { rule, matches } = rules.list[index];
        if (rule.types !== undefined && !rule.types.includes(type))
            continue;
        if (rule.notTypes?.includes(type))
            continue;
        if (matches(name))
            return rule;
    }
    return undefined;
}
function applyRewrite(rules, name, type) {
    let at = name;
    let asked = type;
    let opaque;
    let open = rules.candidates(at);
    for (let position = 0; position < open.length; position += 1) {
        const index = open[position];
        const { rule, matches, regex } = rules.list[index];
        const before = at;
        if (rule.type !== undefined && rule.type !== asked)
            continue;
        if (!matches(at))
            continue;
        switch (rule.to.kind) {
            case 'name':
                at = rule.to.name;
                break;
            case 'type':
                asked = rule.to.type;
                break;
            case 'replace': {
                const text = rule.match.kind === 'suffix' || rule.match.kind === 'prefix' || rule.match.kind === 'substring'
                    ? rule.match.text
                    : '';
                const to = rule.to.text;
                if (rule.match.kind === 'suffix')
                    at = at.slice(0, at.length - text.length) + to;
                else if (rule.match.kind === 'prefix')
                    at = to + at.slice(text.length);
                else if (rule.match.kind === 'substring')
                    at = at.split(text).join(to);
                at = absolute(at);
                break;
            }
            case 'template': {
                const found = regex?.matcher(at);
                if (found?.find() === true) {
                    let text = rule.to.text;
                    for (let group = 0; group <= found.groupCount(); group += 1)
                        text = text.split(`{${group}}`).join(found.group(group) ?? '');
                    at = absolute(text);
                }
                break;
            }
            case 'opaque':
                opaque = `${rule.to.because} leaves the query as it is`;
                break;
            case 'nothing':
                break;
            default:
                return assertNever(rule.to);
        }
        if (rule.then === 'stop')
            break;
        if (at !== before) {
            open = rules.candidates(at).filter((later) => later > index);
            position = -1;
        }
    }
    return { name: at, type: asked, ...(opaque === undefined ? {} : { opaque }) };
}
function send(graph, socket, block, step, name, type, assumptions) {
    const { cluster } = graph;
    const server = socket.server;
    const all = server.upstreams.get(step) ?? [];
    const targets = [];
    for (const upstream of all) {
        if (upstream.kind === 'unknown') {
            const hop = {
                server,
                block,
                step,
                upstream: undefined,
                to: upstream.because,
                via: '',
                says: upstream.via,
                at: upstream.at,
            };
            const branch = upstream.outside === true
                ? { kind: 'leaves', to: upstream.because, name, type, hop }
                : { kind: 'unknown', because: upstream.because, at: upstream.at, hop };
            targets.push({ branch, assumptions: [], dead: false, shares: 1 });
            continue;
        }
        const transport = step.protocol === 'tls' ? 'tls' : step.protocol === 'https' ? 'https' : upstream.transport;
        const to = hostPort(spokenAddress(cluster, upstream.address), upstream.port);
        const reached = reach(graph, server, upstream.address, upstream.port, transport);
        const base = { server, block, step, upstream, to, says: upstream.via, at: upstream.at };
        switch (reached.kind) {
            case 'nobody':
                targets.push({
                    branch: {
                        kind: 'fails',
                        rcode: 'SERVFAIL',
                        because: `nobody listens on ${to} (${reached.via})`,
                        at: upstream.at,
                    },
                    assumptions: upstream.assumptions,
                    dead: true,
                    shares: 1,
                });
                break;
            case 'outside':
                targets.push({
                    branch: { kind: 'leaves', to, name, type, hop: { ...base, via: 'outside the repository' } },
                    assumptions: upstream.assumptions,
                    dead: false,
                    shares: 1,
                });
                break;
            case 'unknown':
                targets.push({
                    branch: {
                        kind: 'unknown',
                        because: reached.because,
                        at: upstream.at,
                        hop: { ...base, via: reached.because },
                    },
                    assumptions: upstream.assumptions,
                    dead: false,
                    shares: 1,
                });
                break;
            case 'sockets': {
                if (step.ignoresOwnAddresses === true && reached.sockets.some((one) => one.server.id === server.id))
                    break;
                for (const next of reached.sockets) {
                    const extra = reached.certain ? [] : [`${reached.via} leads to ${next.server.name}`];
                    const says = reached.at === undefined
                        ? upstream.via
                        : [...upstream.via, { at: reached.at, says: `${to} is ${reached.via}` }];
                    const hop = { ...base, says, via: reached.via };
                    const stated = next.server.assumption === undefined || next.server.id === server.id ? [] : [next.server.assumption];
                    targets.push({
                        branch: { kind: 'sent', to: next, name, type, hop },
                        assumptions: [...upstream.assumptions, ...extra, ...stated],
                        dead: false,
                        shares: reached.sockets.length,
                    });
                }
                break;
            }
            default:
                return assertNever(reached);
        }
    }
    const alive = targets.filter((target) => !target.dead);
    const used = alive.length > 0 ? alive : targets.slice(0, 1);
    if (used.length === 0) {
        return [
            {
                surety: assumptions.length > 0 ? 'assumed' : 'certain',
                probability: 1,
                assumptions,
                block,
                step,
                outcome: { kind: 'fails', rcode: 'SERVFAIL', because: 'no upstream is left', at: step.at },
            },
        ];
    }
    const units = used.reduce((sum, target) => sum + 1 / target.shares, 0);
    let first = true;
    return used.map((target) => {
        const all = [...assumptions, ...target.assumptions];
        const one = 1 / target.shares;
        let probability = 1;
        let surety = 'certain';
        if (step.policy === 'random' || step.policy === 'round_robin' || step.policy === 'unordered')
            probability = one / units;
        else if (step.policy === 'sequential') {
            if (!first)
                surety = 'failure';
            else if (target.shares > 1)
                probability = one;
        }
        if (step.policy !== 'sequential' || target.shares === 1)
            first = false;
        else if (target.shares > 1)
            first = target === used[0] ? used.length > 1 && used[1]?.shares === target.shares : false;
        if (surety === 'certain' && probability < 1)
            surety = 'share';
        if (all.length > 0)
            surety = 'assumed';
        return { surety, probability, assumptions: all, block, step, outcome: target.branch };
    });
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/guard.js
/** What CoreDNS's `loop` plugin would do at start (plugin/loop/setup.go, loop.go), upstreams and endpoints being up. */



/** The process exits on the third sighting of its probe. */
const FATAL_SIGHTINGS = 3;
const MAX_HOPS = 40;
const MAX_PATHS = 4096;
function hasGuard(block) {
    return block.steps.some((step) => step.kind === 'loop-guard');
}
/** Sends one block's probe and counts. `assuming`: branches that need an assumption are followed too. */
function probe(graph, socket, block, assuming) {
    const first = block.keys[0];
    if (first === undefined)
        return { fatal: 0, seen: false, forwarded: false, because: 'the server block has no key' };
    if (first.transport !== 'dns') {
        return {
            fatal: 0,
            seen: false,
            forwarded: false,
            because: `it sends its probe as plain DNS to the port of its first key, which speaks ${first.transport}`,
        };
    }
    const bind = block.bind[0]?.value;
    const host = bind === undefined || bind.kind === 'interface'
        ? '127.0.0.1'
        : bind.address === '::'
            ? '::1'
            : isUnspecified(bind.address)
                ? '127.0.0.1'
                : bind.address;
    const entry = socketAt(graph, socket.server, host, first.port, 'dns') ??
        (graph.socketsOf.get(socket.server.id) ?? []).find((one) => one.port === first.port && one.transport === 'dns');
    if (entry === undefined)
        return { fatal: 0, seen: false, forwarded: false, because: 'nothing listens where it sends its probe' };
    const name = below('4611686018427387904', below('4611686018427387905', first.zone));
    let fatal = 0;
    let seen = false;
    let forwarded = false;
    let paths = 0;
    let answeredBy;
    const open = [
        {
            socket: entry,
            name,
            type: 'HINFO',
            sightings: 0,
            hops: 0,
            probability: 1,
            counters: new Map(),
            inFlight: new Map(),
        },
    ];
    while (open.length > 0 && paths < MAX_PATHS) {
        const at = open.pop();
        paths += 1;
        let sightings = at.sightings;
        const branches = decide(graph, at.socket, at.name, at.type, 'new names', (passed, seenName, seenType) => {
            if (passed === block && seenType === 'HINFO' && seenName === name)
                sightings += 1;
        });
        if (sightings > 0)
            seen = true;
        if (sightings >= FATAL_SIGHTINGS) {
            fatal += at.probability;
            continue;
        }
        if (at.hops >= MAX_HOPS)
            continue;
        for (const { branch, counters } of chosen(branches, at.counters, assuming)) {
            const { outcome } = branch;
            if (outcome.kind === 'answered' && sightings === 0)
                answeredBy ??= outcome.plugin;
            if (branch.block === block && branch.step !== undefined)
                forwarded = true;
            if (outcome.kind !== 'sent')
                continue;
            const step = outcome.hop.step;
            const inFlight = new Map(at.inFlight);
            const running = (inFlight.get(step) ?? 0) + 1;
            // max_concurrent refuses the query that would exceed it, and a refusal is an answer. A server that merges identical
            // questions sends no second one.
            if (step.maxConcurrent > 0 && running > step.maxConcurrent)
                continue;
            // Nobody answers what is merged, so the merging server asks again by itself until it gives up: what came back once
            // comes back until it has been seen often enough (recorded with dnsmasq and unbound: guard/several-servers).
            if (step.merges && running > 1) {
                if (sightings > 0)
                    fatal += at.probability * branch.probability;
                continue;
            }
            inFlight.set(step, running);
            open.push({
                socket: outcome.to,
                name: outcome.name,
                type: outcome.type,
                sightings,
                hops: at.hops + 1,
                probability: at.probability * branch.probability,
                counters,
                inFlight,
            });
        }
    }
    return {
        fatal: Math.min(1, fatal),
        seen,
        forwarded,
        ...(seen
            ? {}
            : {
                because: answeredBy === undefined ? 'its probe never reaches it' : `${answeredBy} answers its probe before it`,
            }),
    };
}
/** At start every upstream is up. round_robin is no chance: its counter is raised before it is used (plugin/forward/policy.go). */
function chosen(branches, counters, assuming) {
    const usable = branches.filter((branch) => branch.surety === 'certain' || branch.surety === 'share' || (assuming && branch.surety === 'assumed'));
    const hop = usable
        .map((branch) => ('hop' in branch.outcome ? branch.outcome.hop : undefined))
        .find((one) => one !== undefined);
    if (hop === undefined || hop.step.policy !== 'round_robin' || usable.length < 2)
        return usable.map((branch) => ({ branch, counters }));
    const count = (counters.get(hop.step) ?? 0) + 1;
    const next = new Map(counters).set(hop.step, count);
    const one = usable[count % usable.length];
    return one === undefined ? [] : [{ branch: { ...one, probability: 1 }, counters: next }];
}
/** What the guards of the blocks on a loop do about it. */
function guardVerdict(graph, loop) {
    let best = 0;
    let any = false;
    let because;
    for (const { socket, block } of loop.blocks) {
        if (!hasGuard(block) || (socket.server.software !== 'coredns' && socket.server.software !== 'node-cache'))
            continue;
        any = true;
        const result = probe(graph, socket, block, loop.certainty === 'assumed');
        best = Math.max(best, result.fatal);
        because ??= result.because;
    }
    if (!any)
        return { verdict: 'absent' };
    if (best > 1 - 1e-9)
        return { verdict: loop.certainty === 'sometimes' && !loop.onFailure ? 'misfires' : 'fatal' };
    if (best > 0)
        return { verdict: 'sometimes' };
    return { verdict: 'blind', ...(because === undefined ? {} : { because }) };
}

;// CONCATENATED MODULE: ./.cache/build/rules/forwarding-loop.js






const forwardingLoop = {
    slug: 'forwarding-loop',
    *check(head) {
        for (const view of head.clusters) {
            for (const [loop, others] of byCause(view.simulation.loops))
                yield report(view, loop, others);
        }
    },
};
/** Loops that one setting outside the server blocks makes (a line of a resolver file, a kubelet setting) are one finding: the shortest is told. */
function byCause(loops) {
    const groups = new Map();
    for (const [index, loop] of loops.entries()) {
        const cause = loop.hops.find((hop) => hop.says.length > 1)?.says.at(-1)?.at;
        const key = cause === undefined ? `${index}` : `${loop.certainty} ${cause.file.path} ${cause.span.start}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [loop]);
        else
            group.push(loop);
    }
    return [...groups.values()].map((group) => {
        const [first, ...rest] = [...group].sort((a, b) => a.hops.length - b.hops.length);
        return [first, rest];
    });
}
function report(view, loop, others) {
    const first = loop.hops[0];
    const zone = zoneOf(first);
    const guard = guardVerdict(view.graph, loop);
    const names = describeNames(loop.names);
    const path = [];
    for (const hop of loop.hops) {
        path.push({ at: hop.at, says: `${hop.server.name} (zone ${zoneOf(hop)}) forwards to ${hop.to}, ${hop.via}` });
        for (const step of hop.says)
            path.push(step);
    }
    for (const other of others) {
        const hop = other.hops[0];
        path.push({
            at: hop.at,
            says: `the same setting brings ${describeNames(other.names)} back to ${hop.server.name} (zone ${zoneOf(hop)})`,
        });
    }
    const cycle = loop.hops.map((hop) => ({
        server: hop.server.name,
        zone: zoneOf(hop),
        to: hop.to,
        via: hop.via,
        at: hop.at,
    }));
    const onlyOnFailure = loop.certainty === 'sometimes' && loop.probability === undefined;
    return finding('forwarding-loop', {
        severity: loop.certainty === 'assumed' || onlyOnFailure ? 'warning' : 'error',
        certainty: loop.certainty,
        ...(loop.probability === undefined ? {} : { probability: loop.probability }),
        cluster: view.cluster.name,
        server: first.server.name,
        zone,
        at: first.at,
        message: `${road(loop, names)}${how(loop)} ${guardSays(guard.verdict, guard.because)}`,
        advice: advice(loop),
        names,
        witness: loop.witness,
        guard: guard.verdict,
        assumptions: loop.assumptions,
        path,
        cycle,
    }, loop.hops
        .flatMap((hop) => [hop.server.name, zoneOf(hop), hop.step.from])
        .concat(loop.blocks.map(({ socket, block }) => `${socket.server.name} ${block.keys.map((key) => key.zone).join(' ')}`)));
}
function zoneOf(hop) {
    return hop.block.keys[0]?.zone === undefined ? '.' : name_spoken(hop.block.keys[0].zone);
}
function road(loop, names) {
    const [first, ...rest] = loop.hops;
    if (rest.length === 0)
        return `${first.server.name} forwards ${names} to ${first.to}, which is ${first.server.name} itself (${first.via})`;
    const tail = rest.map((hop) => `${hop.server.name}, which forwards to ${hop.to}`).join(', then ');
    return `${first.server.name} forwards ${names} to ${first.to}; that is ${tail}, which is ${first.server.name} again`;
}
function how(loop) {
    if (loop.certainty === 'always')
        return ': every such query comes back and is sent off again.';
    if (loop.certainty === 'assumed')
        return `: such queries come back, assuming that ${loop.assumptions.join(' and ')}.`;
    if (loop.probability === undefined)
        return ': such queries come back when the upstreams before it fail.';
    return `: ${percent(loop.probability)} of such queries come back and are sent off again.`;
}
function percent(share) {
    return `${Math.round(share * 1000) / 10} %`;
}
function guardSays(verdict, because) {
    switch (verdict) {
        case 'absent':
            return 'No loop plugin guards these server blocks: nothing stops the queries but exhausted memory.';
        case 'fatal':
            return 'The loop plugin will end the server at start.';
        case 'sometimes':
            return 'The loop plugin ends the server at some starts only.';
        case 'blind':
            return `The loop plugin is there and does not see this loop${because === undefined ? '' : `: ${because}`}.`;
        case 'misfires':
            return 'The loop plugin ends the server at start although every query would end.';
    }
}
/** The smallest change: at the setting that brings the address in, where there is one, else at the TO argument. */
function advice(loop) {
    const first = loop.hops[0];
    const elsewhere = `forward to resolvers that do not lead back to ${first.server.name}`;
    // Who stands behind an address is no setting that one would change; how the address came in is.
    const settings = loop.hops.flatMap((hop) => hop.says.filter((step) => !step.says.startsWith(`${hop.to} is `)));
    if (settings.length === 0)
        return `${capital(elsewhere)} instead of ${first.to}.`;
    const last = settings[settings.length - 1];
    const road = settings.length === 1 ? '' : ` The settings on the road: ${settings.map(placeOf).join(', ')}.`;
    const policy = settings.find((step) => /cluster DNS/.test(step.says) && /dnsPolicy/.test(step.says));
    if (policy !== undefined)
        return `Set dnsPolicy: Default on ${first.server.name} (${placeOf(policy)}), or ${elsewhere}.${road}`;
    const resolved = settings.find((step) => /^DNS=/.test(step.says));
    if (resolved !== undefined)
        return `Set DNS= of systemd-resolved (${placeOf(resolved)}) to real resolvers, such as DNS=8.8.8.8.${road}`;
    const kubelet = settings.find((step) => /kubelet copies \/etc\/resolv\.conf|resolvConf is empty/.test(step.says));
    if (kubelet !== undefined && first.upstream !== undefined && isLoopback(first.upstream.address))
        return `Set resolvConf of the kubelet (${placeOf(kubelet)}) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or ${elsewhere}. Deleting the loop plugin would only hide it.${road}`;
    return `Take ${first.upstream?.address ?? first.to} out of ${placeOf(last)}, or ${elsewhere}.${road}`;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function placeOf(step) {
    return `${step.at.file.path}:${(0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(step.at.file.text), step.at.span.start).line}`;
}

;// CONCATENATED MODULE: ./.cache/build/rules/inherited-loopback-upstream.js


const inheritedLoopbackUpstream = {
    slug: 'inherited-loopback-upstream',
    *check(head) {
        for (const { cluster, simulation } of head.clusters) {
            // The loop that such an address makes is told once, with this setting on its road.
            const told = new Set(simulation.loops.flatMap((loop) => loop.hops.flatMap((hop) => hop.says.map((step) => `${step.at.file.path}|${step.at.span.start}`))));
            for (const pool of cluster.pools) {
                const bad = pool.inherited.nameservers.find((one) => isLoopback(one.address));
                if (bad === undefined)
                    continue;
                const at = bad.via[0]?.at ?? bad.at;
                if (bad.via.some((step) => told.has(`${step.at.file.path}|${step.at.span.start}`)))
                    continue;
                yield finding('inherited-loopback-upstream', {
                    cluster: cluster.name,
                    at,
                    message: `Pods with dnsPolicy Default on nodes of ${pool.pool} get nameserver ${bad.address}: in a pod that is the pod itself, not the node.`,
                    advice: 'Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
                    path: bad.via,
                }, [pool.pool, bad.address]);
            }
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/kubelet-resolvconf-ineffective.js

const kubeletResolvconfIneffective = {
    slug: 'kubelet-resolvconf-ineffective',
    *check(head) {
        for (const { cluster } of head.clusters) {
            for (const one of cluster.ineffective) {
                yield finding('kubelet-resolvconf-ineffective', {
                    cluster: cluster.name,
                    at: one.at,
                    message: `${one.key} does not do what it looks like: ${one.why}.`,
                    advice: /\s/.test(one.instead) ? one.instead : `Write \`${one.instead}\` instead.`,
                }, [one.key, one.why]);
            }
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/blocks.js

function guardOf(block) {
    return block.steps.find((step) => step.kind === 'loop-guard');
}
function forwards(block) {
    return block.steps.some((step) => step.kind === 'forward');
}
/** CoreDNS's own plugin set; the other servers of the model have no `loop`. */
function isCoreDns(server) {
    return server.software === 'coredns' || server.software === 'node-cache';
}
function zonesOf(block) {
    return block.keys.map((key) => spoken(key.zone)).join(' ');
}
function firstZone(block) {
    return name_spoken(block.keys[0]?.zone ?? '.');
}
/** Each block of a server that starts, once, however many pools its workload is modelled for. */
function* coreDnsBlocks(snapshot) {
    for (const view of snapshot.clusters) {
        const seen = new Set();
        const looping = loopingBlocks(view);
        for (const server of view.cluster.servers) {
            // What a refused configuration would do is not worth a remark: the refusal is (LG401).
            if (!isCoreDns(server) || server.config.errors.length > 0)
                continue;
            for (const block of server.config.blocks) {
                const key = `${server.name}|${block.at.file.path}|${block.at.span.start}`;
                if (seen.has(key))
                    continue;
                seen.add(key);
                yield { view, server, block, looping: looping.has(placeKey(block)) };
            }
        }
    }
}
/** Places of blocks that stand on a loop. */
function loopingBlocks(view) {
    return new Set(view.simulation.loops.flatMap((loop) => loop.blocks.map(({ block }) => placeKey(block))));
}
function placeKey(block) {
    return `${block.at.file.path}|${block.at.span.start}`;
}

;// CONCATENATED MODULE: ./.cache/build/rules/loop-guard-blind.js




/** The guard probes one random name under the block's first zone, over UDP, once at start (plugin/loop/setup.go). */
const loopGuardBlind = {
    slug: 'loop-guard-blind',
    *check(head) {
        for (const { view, server, block, looping } of coreDnsBlocks(head)) {
            const guard = guardOf(block);
            const socket = view.graph.socketsOf.get(server.id)?.[0];
            if (guard === undefined || socket === undefined || !forwards(block) || looping)
                continue;
            const result = probe(view.graph, socket, block, true);
            const first = block.keys[0]?.zone;
            const others = [...new Set(block.keys.map((key) => key.zone))].filter((zone) => zone !== first);
            const because = !result.seen
                ? (result.because ?? 'its probe never reaches it')
                : !result.forwarded
                    ? 'no forward of this server block takes its probe name'
                    : others.length > 0
                        ? `it probes ${firstZone(block)} only, and the block also forwards ${others.slice(0, 3).map(name_spoken).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more zones` : ''}`
                        : undefined;
            if (because === undefined)
                continue;
            yield finding('loop-guard-blind', {
                cluster: view.cluster.name,
                server: server.name,
                zone: firstZone(block),
                at: guard.at,
                message: `The loop plugin of server block ${firstZone(block)} could not see a loop here: ${because}.`,
                advice: 'Give each forwarded zone a server block of its own with `loop`, first key plain DNS, and nothing before it that answers the probe.',
            }, [server.name, firstZone(block)]);
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/loop-guard-misfires.js


/** 1.2.1 to 1.2.5 counted unanswered probes: three timeouts ended a healthy server (fixed in 1.2.6, commit e332c8d8c). */
const MISFIRING = /^1\.2\.[1-5]$/;
const loopGuardMisfires = {
    slug: 'loop-guard-misfires',
    *check(head) {
        for (const { view, server, block, looping } of coreDnsBlocks(head)) {
            const guard = guardOf(block);
            if (guard === undefined || !forwards(block) || !MISFIRING.test(server.version) || looping)
                continue;
            yield finding('loop-guard-misfires', {
                cluster: view.cluster.name,
                server: server.name,
                zone: firstZone(block),
                at: guard.at,
                message: `The loop plugin of CoreDNS ${server.version} ends a server in which nothing loops: it counts probes that an upstream is slow to answer or does not answer.`,
                advice: 'Use CoreDNS 1.2.6 or later.',
                ...(server.versionAt === undefined
                    ? {}
                    : { path: [{ at: server.versionAt, says: `the version is ${server.version}` }] }),
            }, [server.name, firstZone(block)]);
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/loop-guard-missing.js


const loopGuardMissing = {
    slug: 'loop-guard-missing',
    *check(head, base) {
        // With a base a new command is a removed guard (LG201), and one that was there before has been judged.
        for (const { cluster } of base === undefined ? head.clusters : [])
            for (const one of cluster.guardEdits)
                yield finding('loop-guard-missing', {
                    cluster: cluster.name,
                    at: one.at,
                    message: 'This command deletes the loop plugin from a Corefile: a forwarding loop would not be noticed at start.',
                    advice: 'End the loop itself at the upstream, and leave `loop` where it is.',
                }, [one.says]);
        for (const { view, server, block, looping } of coreDnsBlocks(head)) {
            // A block on a loop is told there (guard: absent); nobody can edit a block that the program itself adds.
            if (block.addedBy !== undefined)
                continue;
            if (!forwards(block) || guardOf(block) !== undefined || looping)
                continue;
            yield finding('loop-guard-missing', {
                cluster: view.cluster.name,
                server: server.name,
                zone: firstZone(block),
                at: block.at,
                message: `The server block ${firstZone(block)} of ${server.name} forwards without the loop plugin: a forwarding loop would not be noticed at start.`,
                advice: 'Add `loop` to this server block.',
            }, [server.name, firstZone(block)]);
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/loop-guard-removed.js


/** Compares logical server blocks: the zone and port that the guard probed, in the same server before and after. */
const loopGuardRemoved = {
    slug: 'loop-guard-removed',
    *check(head, base) {
        if (base === undefined)
            return;
        yield* edits(head, base);
        const before = byServer(base);
        const after = byServer(head);
        const partner = partners(before, after);
        for (const [key, server] of after) {
            const { name } = server;
            const old = before.get(partner.get(key) ?? key);
            if (old === undefined)
                continue;
            const said = new Set();
            for (const oldBlock of old.blocks) {
                const guard = guardOf(oldBlock);
                const probed = oldBlock.keys[0];
                if (guard === undefined || probed === undefined || !forwards(oldBlock))
                    continue;
                const same = (block, port) => block.keys.some((key) => key.zone === probed.zone && (!port || (key.port === probed.port && key.transport === probed.transport)));
                const now = server.blocks.find((block) => same(block, true)) ?? server.blocks.find((block) => same(block, false));
                if (now === undefined || !forwards(now) || guardOf(now) !== undefined || said.has(placeKey(now)))
                    continue;
                said.add(placeKey(now));
                yield finding('loop-guard-removed', {
                    cluster: server.cluster,
                    server: name,
                    zone: firstZone(now),
                    at: now.at,
                    message: `The server block ${firstZone(now)} of ${name} still forwards, and its loop plugin is gone: a forwarding loop will no longer end the server at start, it will exhaust its memory.`,
                    advice: 'Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
                    path: [{ at: guard.at, says: 'the base has `loop` here' }],
                }, [name, firstZone(now)]);
            }
        }
    },
};
/** A command that was not there before and takes the guard away wherever it runs. */
function* edits(head, base) {
    const known = new Set(base.clusters.flatMap(({ cluster }) => cluster.guardEdits.map((one) => one.says)));
    for (const { cluster } of head.clusters) {
        for (const one of cluster.guardEdits) {
            if (known.has(one.says))
                continue;
            yield finding('loop-guard-removed', {
                cluster: cluster.name,
                at: one.at,
                message: 'This command deletes the loop plugin from a Corefile: a forwarding loop will no longer end the server at start, it will exhaust its memory.',
                advice: 'End the loop itself at the upstream, and leave `loop` where it is.',
            }, [one.says]);
        }
    }
}
/** By cluster and name: two clusters each have a CoreDNS of the same name. */
function byServer(snapshot) {
    const out = new Map();
    for (const { view, server, block } of coreDnsBlocks(snapshot)) {
        const key = `${view.cluster.name}/${server.name}`;
        const known = out.get(key);
        if (known === undefined)
            out.set(key, { name: server.name, cluster: view.cluster.name, blocks: [block] });
        else
            known.blocks.push(block);
    }
    return out;
}
/** A server that lost its name and one that came with the same zones are one server, moved or renamed. */
function partners(before, after) {
    const gone = [...before].filter(([name]) => !after.has(name));
    const come = [...after].filter(([name]) => !before.has(name));
    const out = new Map();
    const taken = new Set();
    for (const [name, server] of come) {
        const zones = zonesKey(server);
        const matching = gone.filter(([old, was]) => !taken.has(old) && zonesKey(was) === zones);
        const found = matching.length === 1
            ? matching[0]
            : (matching.find(([old]) => old.split('/').pop() === name.split('/').pop()) ??
                (gone.length === 1 && come.length === 1 ? gone[0] : undefined));
        if (found === undefined)
            continue;
        taken.add(found[0]);
        out.set(name, found[0]);
    }
    return out;
}
function zonesKey(server) {
    return server.blocks
        .flatMap((block) => block.keys.map((key) => `${key.zone}:${key.port}`))
        .sort()
        .join(' ');
}
function removedAt(findings) {
    return new Set(findings
        .filter((one) => one.rule === 'loop-guard-removed')
        .map((one) => `${one.at.file.path}|${one.at.span.start}`));
}

;// CONCATENATED MODULE: ./.cache/build/rules/loop-guard-without-forward.js


const loopGuardWithoutForward = {
    slug: 'loop-guard-without-forward',
    *check(head) {
        for (const { view, server, block } of coreDnsBlocks(head)) {
            const guard = guardOf(block);
            if (guard === undefined || forwards(block) || block.steps.some((step) => step.kind === 'opaque'))
                continue;
            yield finding('loop-guard-without-forward', {
                cluster: view.cluster.name,
                server: server.name,
                zone: firstZone(block),
                at: guard.at,
                message: `The loop plugin of server block ${firstZone(block)} guards nothing: the block forwards no query, and the probe at start ends in an error in the log.`,
                advice: 'Remove `loop` here, or move it to the server block that forwards.',
            }, [server.name, firstZone(block)]);
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/forwarding/walk.js

/** Outcomes and hops told of one entry; a random policy over many servers branches without end. */
const MAX_OUTCOMES = 64;
const walk_MAX_HOPS = 64;
/** Where an ordinary client's question to a server enters: the address and port its Service offers, else its first plain listener. */
function entryOf(graph, server) {
    const sockets = (graph.socketsOf.get(server.id) ?? []).filter((socket) => socket.transport === 'dns');
    const frontend = graph.cluster.frontends.find((one) => one.targets.some((target) => target.kind === 'server' && target.server === server.id));
    const target = frontend?.targets.find((one) => one.kind === 'server' && one.server === server.id);
    if (target !== undefined) {
        const offered = sockets.find((socket) => socket.port === target.port);
        if (offered !== undefined)
            return offered;
    }
    return sockets[0];
}
/** Every way one question can go. Stops at the first return to a socket with the same name and type. */
function walk(graph, entry, name, type, ways = 'this name') {
    const outcomes = [];
    const open = [
        {
            socket: entry,
            name,
            type,
            seen: new Set(),
            hops: [],
            probability: 1,
            share: false,
            failure: false,
            assumptions: [],
        },
    ];
    while (open.length > 0 && outcomes.length < MAX_OUTCOMES) {
        const path = open.pop();
        const key = `${path.socket.index}|${path.type}|${path.name}`;
        if (path.seen.has(key)) {
            outcomes.push(ending(path, { disposition: 'loops' }));
            continue;
        }
        if (path.hops.length >= walk_MAX_HOPS || path.name.length > 255) {
            const again = `${path.socket.index}|`;
            const rounds = [...path.seen].filter((one) => one.startsWith(again)).length;
            const because = `the name changes on every hop; stopped after ${path.hops.length}`;
            outcomes.push(ending(path, { disposition: rounds > 1 ? 'loops' : 'unknown', because }));
            continue;
        }
        const seen = new Set(path.seen).add(key);
        const branches = decide(graph, path.socket, path.name, path.type, ways);
        for (const branch of [...branches].reverse()) {
            const { outcome } = branch;
            const onward = advance(path, branch, seen);
            if (outcome.kind === 'sent')
                open.push({
                    ...onward,
                    socket: outcome.to,
                    name: outcome.name,
                    type: outcome.type,
                    hops: [...path.hops, outcome.hop],
                });
            else if (outcome.kind === 'answered')
                outcomes.push(ending(onward, { disposition: 'answered', because: `${outcome.plugin} answers` }));
            else if (outcome.kind === 'fails')
                outcomes.push(ending(onward, { disposition: 'fails', rcode: outcome.rcode, because: outcome.because }));
            else if (outcome.kind === 'leaves')
                outcomes.push(ending({ ...onward, hops: [...path.hops, outcome.hop] }, { disposition: 'leaves', to: outcome.to, asked: { name: outcome.name, type: outcome.type } }));
            else
                outcomes.push(ending(outcome.hop === undefined ? onward : { ...onward, hops: [...path.hops, outcome.hop] }, {
                    disposition: 'unknown',
                    because: outcome.because,
                }));
        }
    }
    return outcomes;
}
function advance(path, branch, seen) {
    return {
        ...path,
        seen,
        probability: path.probability * branch.probability,
        share: path.share || branch.probability < 1,
        failure: path.failure || branch.surety === 'failure',
        assumptions: branch.assumptions.length === 0 ? path.assumptions : [...path.assumptions, ...branch.assumptions],
    };
}
function ending(path, how) {
    const certainty = path.assumptions.length > 0 ? 'assumed' : path.share || path.failure ? 'sometimes' : 'always';
    const because = path.assumptions.length > 0
        ? [how.because, `assuming that ${path.assumptions.join(' and ')}`].filter((one) => one !== undefined).join('; ')
        : how.because;
    return {
        disposition: how.disposition,
        certainty,
        ...(path.share && !path.failure ? { probability: Math.round(path.probability * 1e6) / 1e6 } : {}),
        ...(how.rcode === undefined ? {} : { rcode: how.rcode }),
        ...(how.to === undefined ? {} : { to: how.to }),
        ...(because === undefined ? {} : { because }),
        ...(how.asked === undefined ? {} : { asked: how.asked }),
        hops: path.hops,
    };
}

;// CONCATENATED MODULE: ./.cache/build/rules/node-points-at-cluster-dns.js




const nodePointsAtClusterDns = {
    slug: 'node-points-at-cluster-dns',
    *check(head) {
        for (const view of head.clusters) {
            const { cluster, simulation } = view;
            const told = new Set(simulation.loops.flatMap((loop) => loop.hops.flatMap((hop) => [...hop.says.map((step) => step.at), hop.at].map((at) => `${at.file.path}|${at.span.start}`))));
            const suspects = new Map();
            for (const address of cluster.clusterDns)
                suspects.set(address, 'the cluster DNS');
            for (const server of cluster.servers)
                for (const address of server.claims)
                    if (server.software === 'node-cache')
                        suspects.set(address, 'the node-local cache');
            const said = new Set();
            const listed = [
                ...cluster.nodeFiles.flatMap((one) => one.file.nameservers.map((nameserver) => ({ nameserver, where: `${one.path} of nodes of ${one.pool}` }))),
                ...cluster.servers
                    .filter((server) => server.network.startsWith('node:') && server.software !== 'node-cache' && server.software !== 'coredns')
                    .flatMap((server) => [...server.upstreams.values()]
                    .flat()
                    .flatMap((upstream) => upstream.kind === 'known'
                    ? [{ nameserver: { value: upstream.address, at: upstream.at }, where: server.name }]
                    : [])),
            ];
            for (const { nameserver, where } of listed) {
                const address = parseAddress(nameserver.value) ?? nameserver.value;
                const what = suspects.get(address);
                const key = `${nameserver.at.file.path}|${nameserver.at.span.start}`;
                if (what === undefined || told.has(key) || said.has(key) || endsThere(view, address))
                    continue;
                said.add(key);
                yield finding('node-points-at-cluster-dns', {
                    cluster: cluster.name,
                    at: nameserver.at,
                    message: `${where} sends names to ${address}, ${what}, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.`,
                    advice: 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
                }, [where.split(' of ').pop() ?? where, address]);
            }
        }
    },
};
/** A name of no zone in particular is answered or leaves the model for certain. */
function endsThere(view, address) {
    const { graph, cluster } = view;
    const target = cluster.frontends.find((one) => one.address === address)?.targets.find((one) => one.kind === 'server');
    const server = cluster.servers.find((one) => one.claims.includes(address)) ??
        cluster.servers.find((one) => one.id === target?.server);
    if (server === undefined)
        return false;
    const socket = socketAt(graph, server, address, target?.port ?? 53, 'dns') ?? entryOf(graph, server);
    if (socket === undefined)
        return false;
    return walk(graph, socket, 'example.org.', 'A', 'new names').every((one) => one.certainty !== 'assumed' &&
        (one.disposition === 'answered' || one.disposition === 'leaves' || one.disposition === 'fails'));
}

;// CONCATENATED MODULE: ./.cache/build/rules/not-modelled.js

const notModelled = {
    slug: 'not-modelled',
    *check(head) {
        const refused = new Set();
        for (const { cluster } of head.clusters)
            for (const server of cluster.servers)
                for (const { at } of server.config.errors)
                    refused.add(`${at.file.path}|${at.span.start}`);
        for (const notice of head.notices) {
            // What keeps the server from starting (LG401) need not be said twice.
            if (notice.kind !== 'not-modelled' || refused.has(`${notice.at.file.path}|${notice.at.span.start}`))
                continue;
            yield finding('not-modelled', {
                cluster: '',
                at: notice.at,
                message: notice.message,
                advice: 'Nothing to change: this part is left out of the verdict, and said so.',
            }, [notice.message]);
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/unreadable.js

const unreadable = {
    slug: 'unreadable',
    *check(head) {
        for (const notice of head.notices) {
            if (notice.kind !== 'unreadable')
                continue;
            yield finding('unreadable', {
                ...(notice.template === true ? { severity: 'note' } : {}),
                cluster: '',
                at: notice.at,
                message: notice.message,
                advice: notice.template === true
                    ? 'Scan the rendered output, for example `helm template ... | loopgate scan -`.'
                    : 'Correct the file, or exclude it under `paths`.',
            }, [notice.message]);
        }
    },
};

;// CONCATENATED MODULE: ./.cache/build/rules/index.js













const rules = [
    forwardingLoop,
    loopGuardRemoved,
    loopGuardMissing,
    loopGuardBlind,
    loopGuardWithoutForward,
    loopGuardMisfires,
    inheritedLoopbackUpstream,
    dnsPolicyInheritsClusterDns,
    kubeletResolvconfIneffective,
    nodePointsAtClusterDns,
    corefileDoesNotStart,
    notModelled,
    unreadable,
];

;// CONCATENATED MODULE: ./.cache/build/documents/document.js

/** The value of a key, or undefined. With a repeated key the last one counts, as Kubernetes' own YAML reading does. */
function document_entryOf(node, key) {
    if (node?.kind !== 'map')
        return undefined;
    for (let i = node.entries.length - 1; i >= 0; i -= 1) {
        const entry = node.entries[i];
        if (entry?.key === key)
            return entry;
    }
    return undefined;
}
function child(node, ...keys) {
    let at = node;
    for (const key of keys)
        at = document_entryOf(at, key)?.value;
    return at;
}
/** A scalar's text when it is a string, number or boolean; undefined for null, maps and sequences. */
function scalarText(node) {
    if (node?.kind !== 'scalar' || node.value === null)
        return undefined;
    return typeof node.value === 'string' ? node.value : node.text.text;
}
function items(node) {
    return node?.kind === 'sequence' ? node.items : [];
}
function entries(node) {
    return node?.kind === 'map' ? node.entries : [];
}
function document_placeOf(document, node) {
    return locate(document.source, node.span.start, node.span.end);
}
function placeOfKey(document, entry) {
    return locate(document.source, entry.keySpan.start, entry.keySpan.end);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/layers.js
/** Values of a release in layers, the last of which wins: maps merge, everything else replaces (Helm's own rule). */

/** A value with the document it stands in. `null` in a later layer takes an earlier one away, and the chart's default too. */
function pick(layers, ...keys) {
    for (let i = layers.length - 1; i >= 0; i -= 1) {
        const layer = layers[i];
        const found = child(layer.root, ...keys);
        if (found !== undefined)
            return isNothing(found) ? undefined : { document: layer.document, root: found };
    }
    return undefined;
}
function isNothing(node) {
    return node.kind === 'scalar' && node.value === null;
}
/** A text, number or boolean as text; empty texts are absent, as Go templates take them. */
function textOf(layers, ...keys) {
    const found = pick(layers, ...keys);
    const text = found === undefined ? undefined : scalarText(found.root);
    if (found === undefined || text === undefined || text === '')
        return undefined;
    return { value: text, at: document_placeOf(found.document, found.root) };
}
/** Go templates' truth: false, 0, empty and absent are false. */
function isTrue(layers, otherwise, ...keys) {
    const found = pick(layers, ...keys);
    if (found === undefined)
        return otherwise;
    return truthOf(found.root);
}
function truthOf(node) {
    if (node.kind !== 'scalar')
        return node.kind === 'map' ? node.entries.length > 0 : node.items.length > 0;
    return node.value !== null && node.value !== false && node.value !== 0 && node.value !== '';
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/corefile.js
/** The Corefile that the chart's templates/configmap.yaml makes of `servers` and `extraConfig`, piece by piece from its values. */



/** The chart's own `servers` (values.yaml), which any list of the user replaces whole. */
const DEFAULT_SERVERS = `.:53 {
    errors
    health {
        lameduck 10s
    }
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
        pods insecure
        fallthrough in-addr.arpa ip6.arpa
        ttl 30
    }
    prometheus 0.0.0.0:9153
    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
}
`;
function corefileOf(layers, at) {
    const servers = pick(layers, 'servers');
    if (servers === undefined || servers.root.kind !== 'sequence')
        return standsFor(at, DEFAULT_SERVERS);
    const { document } = servers;
    const parts = [];
    const extra = pick(layers, 'extraConfig');
    if (extra !== undefined && extra.document.source.file === document.source.file)
        writeExtra(extra, parts);
    for (const server of items(servers.root))
        writeServer(document, server, parts);
    return parts.length === 0 ? standsFor(document_placeOf(document, servers.root), '') : concat(parts);
}
/**
 * A remark on the first text among `servers` that is to be filled in before Helm sees it (`${DOMAIN}` of Flux, `{{ x }}` of helmfile and
 * Ansible): the chart itself fills in nothing there. CoreDNS's own `{$X}` and `{%X%}` are no such texts, and neither is
 * what the template and rewrite plugins fill in.
 */
function placeholderIn(layers) {
    const servers = pick(layers, 'servers');
    if (servers === undefined)
        return undefined;
    for (const server of items(servers.root)) {
        const texts = [child(server, 'port')];
        for (const zone of items(child(server, 'zones')))
            texts.push(child(zone, 'zone'), child(zone, 'scheme'));
        for (const plugin of items(child(server, 'plugins'))) {
            const name = scalarText(child(plugin, 'name'));
            if (name !== 'template' && name !== 'rewrite')
                texts.push(child(plugin, 'name'), child(plugin, 'parameters'), child(plugin, 'configBlock'));
        }
        for (const text of texts) {
            if (text?.kind !== 'scalar' || !/\$\{|\{\{/.test(text.text.text))
                continue;
            return {
                kind: 'not-modelled',
                message: 'this value is filled in before the chart sees it; the servers of this release are not known',
                at: document_placeOf(servers.document, text),
            };
        }
    }
    return undefined;
}
/** Keys in sorted order, as Go's templates range over maps. */
function writeExtra({ document, root }, parts) {
    for (const entry of [...entries(root)].sort((a, b) => (a.key < b.key ? -1 : 1))) {
        const at = { file: document.source.file, span: document_placeOf(document, entry.value).span };
        parts.push(slice(document.source, entry.keySpan.start, entry.keySpan.end));
        const parameters = child(entry.value, 'parameters');
        if (parameters?.kind === 'scalar' && truthOf(parameters))
            parts.push(standsFor(at, ' '), parameters.text);
        parts.push(standsFor(at, '\n'));
    }
}
function writeServer(document, server, parts) {
    const whole = document_placeOf(document, server);
    const say = (text, node) => {
        parts.push(standsFor(node === undefined ? whole : document_placeOf(document, node), text));
    };
    const write = (node) => {
        parts.push(node.text);
    };
    const zones = items(child(server, 'zones'));
    if (zones.length === 0)
        say('.');
    for (const [index, zone] of zones.entries()) {
        if (index > 0)
            say(' ', zone);
        const scheme = child(zone, 'scheme');
        if (scheme?.kind === 'scalar' && truthOf(scheme))
            write(scheme);
        const name = child(zone, 'zone');
        if (name?.kind === 'scalar' && truthOf(name))
            write(name);
        else
            say('.', zone);
    }
    const port = child(server, 'port');
    // The port stands behind the last zone only, and without it nothing parts the zone from the brace.
    if (port?.kind === 'scalar' && truthOf(port)) {
        say(':', port);
        write(port);
        say(' ', port);
    }
    say('{\n');
    for (const plugin of items(child(server, 'plugins'))) {
        const name = child(plugin, 'name');
        say('    ', plugin);
        if (name?.kind === 'scalar')
            write(name);
        const parameters = child(plugin, 'parameters');
        if (parameters?.kind === 'scalar' && truthOf(parameters)) {
            say(' ', plugin);
            write(parameters);
        }
        const block = child(plugin, 'configBlock');
        if (block?.kind === 'scalar' && truthOf(block)) {
            say(' {\n', plugin);
            write(block);
            say('\n    }', plugin);
        }
        say('\n', plugin);
    }
    say('}\n');
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/release.js
/** What a release of the chart brings into a cluster: ConfigMap, Deployment and Service (templates/*.yaml, _helpers.tpl). */




function factsOf(release) {
    const { layers, at, namespace } = release;
    // `enabled` is what parent charts name in a dependency's `condition`.
    if (!isTrue(layers, true, 'deployment', 'enabled') || !isTrue(layers, true, 'enabled'))
        return [];
    const { named, fullname } = fullnameOf(release);
    const clusterService = isTrue(layers, true, 'isClusterService');
    const labels = {
        'app.kubernetes.io/instance': release.name,
        'app.kubernetes.io/name': named,
        ...(clusterService ? { 'k8s-app': textOf(layers, 'k8sAppLabelOverride')?.value ?? release.chart } : {}),
    };
    const workload = textOf(layers, 'deployment', 'name')?.value ?? fullname;
    const map = textOf(layers, 'configmap', 'name')?.value ?? fullname;
    const servers = pick(layers, 'servers');
    const place = servers === undefined ? at : document_placeOf(servers.document, servers.root);
    const policy = clusterService
        ? (textOf(layers, 'deployment', 'dnsPolicy') ?? { value: 'Default', at })
        : undefined;
    const tag = textOf(layers, 'image', 'tag');
    const repository = textOf(layers, 'image', 'repository');
    const ports = portsOf(layers);
    const hidden = isTrue(layers, false, 'deployment', 'skipConfig');
    return [
        ...(hidden
            ? []
            : [
                {
                    kind: 'config-map',
                    namespace,
                    name: map,
                    labels: {},
                    data: [{ key: 'Corefile', text: corefileOf(layers, at), at: place }],
                    at: place,
                },
            ]),
        {
            kind: 'workload',
            namespace,
            workload: 'Deployment',
            name: workload,
            labels,
            hostNetwork: false,
            ...(policy === undefined ? {} : { dnsPolicy: policy }),
            containers: [
                {
                    name: 'coredns',
                    init: false,
                    // Without a tag the chart's appVersion counts, which differs from chart to chart.
                    image: {
                        value: `${repository?.value ?? 'coredns/coredns'}${tag === undefined ? '' : `:${tag.value}`}`,
                        at: tag?.at ?? repository?.at ?? at,
                    },
                    words: [
                        { value: '-conf', at },
                        { value: '/etc/coredns/Corefile', at },
                    ],
                    env: [],
                    ports: ports.map((port) => ({
                        name: `${port.protocol.toLowerCase()}-${port.targetPort}`,
                        containerPort: Number(port.targetPort),
                        ...(port.hostPort === undefined ? {} : { hostPort: port.hostPort }),
                        protocol: port.protocol,
                    })),
                    mounts: [{ volume: 'config-volume', path: '/etc/coredns' }],
                },
            ],
            volumes: [{ name: 'config-volume', source: { kind: 'config-map', name: map, optional: false } }],
            podSpecAt: at,
            nodeSelector: {},
            at,
        },
        {
            kind: 'service',
            namespace,
            name: textOf(layers, 'service', 'name')?.value ?? fullname,
            type: textOf(layers, 'serviceType')?.value ?? 'ClusterIP',
            clusterIPs: addressesOf(layers, 'clusterIP', 'clusterIPs'),
            headless: textOf(layers, 'service', 'clusterIP')?.value === 'None',
            externalIPs: addressesOf(layers, 'loadBalancerIP', 'externalIPs'),
            selector: selectorOf(layers) ?? labels,
            ports,
            at,
        },
    ];
}
/** Name and full name as nearly every chart makes them (`helm create`); the release's name alone where it holds the chart's. */
function fullnameOf({ layers, chart, name }) {
    const named = textOf(layers, 'nameOverride')?.value ?? chart;
    const full = textOf(layers, 'fullnameOverride')?.value ?? (name.includes(named) ? name : `${name}-${named}`);
    return { named, fullname: full.slice(0, 63).replace(/-$/, '') };
}
function addressesOf(layers, one, many) {
    const found = [textOf(layers, 'service', one)].filter((text) => text !== undefined);
    const list = pick(layers, 'service', many);
    for (const item of list === undefined ? [] : items(list.root)) {
        const text = scalarText(item);
        if (text !== undefined && list !== undefined)
            found.push({ value: text, at: document_placeOf(list.document, item) });
    }
    return found.filter((text) => parseAddress(text.value) !== undefined);
}
function selectorOf(layers) {
    const found = pick(layers, 'service', 'selector');
    if (found === undefined || entries(found.root).length === 0)
        return undefined;
    const labels = Object.create(null);
    for (const entry of entries(found.root))
        labels[entry.key] = scalarText(entry.value) ?? '';
    return labels;
}
/** A port for each server (`coredns.servicePorts`); both protocols, since no loop depends on the difference. */
function portsOf(layers) {
    const servers = pick(layers, 'servers');
    if (servers === undefined || servers.root.kind !== 'sequence')
        return [{ name: 'udp-53', port: 53, targetPort: 53, protocol: 'UDP' }];
    const ports = new Map();
    for (const server of items(servers.root)) {
        const number = Number(scalarText(child(server, 'port')));
        if (!Number.isInteger(number) || ports.has(number))
            continue;
        const offered = Number(scalarText(child(server, 'servicePort')) ?? number);
        const hostPort = Number(scalarText(child(server, 'hostPort')));
        ports.set(number, {
            name: `udp-${number}`,
            port: offered,
            targetPort: number,
            protocol: 'UDP',
            ...(Number.isInteger(hostPort) ? { hostPort } : {}),
        });
    }
    return [...ports.values()];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/node-local-dns.js
/**
 * The node-local-dns chart (deliveryhero/helm-charts stable/node-local-dns, templates/configmap.yaml, daemonset.yaml and
 * service-upstream.yaml): node-cache on every node. All its objects are in kube-system, whatever the release's namespace.
 */




const NAMESPACE = 'kube-system';
/** The chart's own defaults (values.yaml): an address of EKS, and one that is link-local. */
const DEFAULT_DNS_SERVER = '172.20.0.10';
const DEFAULT_LOCAL_DNS = '169.254.20.25';
function nodeLocalFactsOf(release) {
    const { layers, at } = release;
    const { named, fullname } = fullnameOf(release);
    const labels = { 'app.kubernetes.io/name': named, 'app.kubernetes.io/instance': release.name };
    const setup = isTrue(layers, true, 'config', 'setupIptables');
    const local = settingOf(release, 'localDns', DEFAULT_LOCAL_DNS);
    const server = settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER);
    const upstream = textOf(layers, 'config', 'customUpstreamsvc') ?? { value: `${fullname}-upstream`, at };
    const tag = textOf(layers, 'image', 'tag');
    const repository = textOf(layers, 'image', 'repository');
    const word = (value) => ({ value, at });
    return [
        {
            kind: 'config-map',
            namespace: NAMESPACE,
            name: fullname,
            labels: {},
            data: [{ key: 'Corefile', text: node_local_dns_corefileOf(release), at }],
            at,
        },
        {
            kind: 'workload',
            namespace: NAMESPACE,
            workload: 'DaemonSet',
            name: fullname,
            labels,
            hostNetwork: setup,
            dnsPolicy: { value: 'Default', at },
            containers: [
                {
                    name: 'node-cache',
                    init: false,
                    image: {
                        value: `${repository?.value ?? 'registry.k8s.io/dns/k8s-dns-node-cache'}${tag === undefined ? '' : `:${tag.value}`}`,
                        at: tag?.at ?? repository?.at ?? at,
                    },
                    words: [
                        word('-localip'),
                        setup ? { value: `${local.value},${server.value}`, at: local.at } : local,
                        word('-conf'),
                        word('/etc/Corefile'),
                        word('-upstreamsvc'),
                        upstream,
                        word(`-setupinterface=${isTrue(layers, true, 'config', 'setupInterface')}`),
                        word(`-setupiptables=${setup}`),
                    ],
                    env: [],
                    ports: [
                        { name: 'dns', containerPort: 53, protocol: 'UDP' },
                        { name: 'dns-tcp', containerPort: 53, protocol: 'TCP' },
                    ],
                    mounts: [
                        { volume: 'config-volume', path: '/etc/coredns' },
                        { volume: 'kube-dns-config', path: '/etc/kube-dns' },
                    ],
                },
            ],
            volumes: [
                { name: 'kube-dns-config', source: { kind: 'config-map', name: fullname, optional: true } },
                {
                    name: 'config-volume',
                    source: {
                        kind: 'config-map',
                        name: fullname,
                        items: [{ key: 'Corefile', path: 'Corefile.base' }],
                        optional: false,
                    },
                },
            ],
            podSpecAt: at,
            nodeSelector: {},
            at,
        },
        {
            kind: 'service',
            namespace: NAMESPACE,
            name: `${fullname}-upstream`,
            type: 'ClusterIP',
            clusterIPs: [],
            headless: false,
            externalIPs: [],
            selector: node_local_dns_selectorOf(layers),
            ports: [
                { name: 'dns', port: 53, targetPort: 53, protocol: 'UDP' },
                { name: 'dns-tcp', port: 53, targetPort: 53, protocol: 'TCP' },
            ],
            at,
        },
    ];
}
function settingOf({ layers, at }, key, otherwise) {
    return textOf(layers, 'config', key) ?? { value: otherwise, at };
}
function node_local_dns_selectorOf(layers) {
    const found = pick(layers, 'config', 'upstreamServiceSelector');
    const labels = Object.create(null);
    if (found === undefined || entries(found.root).length === 0)
        labels['k8s-app'] = 'kube-dns';
    else
        for (const entry of entries(found.root))
            labels[entry.key] = scalarText(entry.value) ?? '';
    return labels;
}
/** Four blocks; `customConfig` takes the place of all, `extraServerBlocks` come behind. */
function node_local_dns_corefileOf(release) {
    const { layers, at } = release;
    const custom = scalarOf(layers, 'customConfig');
    if (custom !== undefined)
        return custom;
    const bindIp = pick(layers, 'config', 'bindIp');
    const bind = isTrue(layers, false, 'config', 'bindIp')
        ? `${settingOf(release, 'localDns', DEFAULT_LOCAL_DNS).value} ${settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER).value}`
        : '0.0.0.0';
    const bindAt = bindIp === undefined ? at : document_placeOf(bindIp.document, bindIp.root);
    const protocol = settingOf(release, 'commProtocol', 'force_tcp').value;
    const pieces = [];
    const block = (zone, to, options) => {
        pieces.push({ text: `${zone}:53 {\n    errors\n    cache 30\n    reload\n    loop\n    ` });
        pieces.push({ text: `bind ${bind}`, at: bindAt });
        pieces.push({ text: '\n    forward . ' }, to, { text: ` {\n${options}    }\n    prometheus :9253\n}\n` });
    };
    const cluster = { text: '__PILLAR__CLUSTER__DNS__' };
    const domain = settingOf(release, 'dnsDomain', 'cluster.local').value;
    for (const zone of [domain, 'in-addr.arpa', 'ip6.arpa'])
        block(zone, cluster, `        ${protocol}\n`);
    const servers = scalarOf(layers, 'upstreamServers');
    block('.', servers === undefined ? { text: '__PILLAR__UPSTREAM__SERVERS__' } : { source: servers }, '');
    const extra = scalarOf(layers, 'extraServerBlocks');
    if (extra !== undefined)
        pieces.push({ source: extra });
    return written(pieces, release);
}
/** One text of pieces; a piece of another file than the last layer's stands for the release's place, since a text has one file. */
function written(pieces, release) {
    const foreign = pieces.find((piece) => 'source' in piece);
    const file = foreign !== undefined && 'source' in foreign ? foreign.source.file : release.at.file;
    const home = file === release.at.file ? release.at : { file, span: { start: 0, end: Math.max(1, file.text.search(/\n|$/)) } };
    return concat(pieces.map((piece) => {
        if (!('source' in piece))
            return standsFor(piece.at?.file === file ? piece.at : home, piece.text);
        return piece.source.file === file ? piece.source : standsFor(home, piece.source.text);
    }));
}
/** A text of `config` that is not empty. */
function scalarOf(layers, key) {
    const found = pick(layers, 'config', key);
    return found?.root.kind === 'scalar' && found.root.text.text.trim() !== '' ? found.root.text : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/charts.js
/** The charts whose values are understood, by name. */


/** The known chart of a name as references write it, with or without a repository: `coredns/coredns`. */
function chartOf(name) {
    const last = name?.slice(name.lastIndexOf('/') + 1);
    return last === 'coredns' || last === 'node-local-dns' ? last : undefined;
}
function rendererOf(chart) {
    if (chart === 'node-local-dns')
        return nodeLocalFactsOf;
    return chart === 'coredns' || chart === 'rke2-coredns' ? factsOf : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/documents/scalar.js
/** What a YAML scalar's characters say, and which character of the text each one is. YAML 1.2.2, chapters 7.3 and 8.1. */

/**
 * Reads a scalar of `source`. `expected` is what the parser says the scalar is; should the two ever differ, the
 * parser's text is given and stands, as a whole, for the scalar's place.
 */
function readScalar(source, token, expected) {
    const builder = { text: '', segments: [] };
    if (token.style === 'plain')
        foldLines(builder, source.text, token.start, token.end, false);
    else if (token.style === 'single-quoted')
        foldLines(builder, source.text, token.start + 1, token.end - 1, true);
    else if (token.style === 'double-quoted')
        readDoubleQuoted(builder, source.text, token.start, token.end);
    else
        readBlock(builder, source.text, token);
    if (expected !== undefined && builder.text !== expected) {
        builder.text = '';
        builder.segments.length = 0;
        stand(builder, expected, token.start, token.end);
    }
    if (builder.segments.length === 0) {
        // An empty text still has a place: behind the opening quote, or behind the header of a block.
        const at = token.body ?? (token.style.endsWith('quoted') ? token.start + 1 : token.start);
        builder.segments.push({ start: 0, at: Math.min(at, source.text.length), length: 0, verbatim: true });
    }
    return derive(source, builder.text, builder.segments);
}
/** Characters `from` to `to` as they are. */
function copy(builder, text, from, to) {
    if (to <= from)
        return;
    const last = builder.segments.at(-1);
    const start = builder.text.length;
    builder.text += text.slice(from, to);
    if (last?.verbatim === true && last.at + last.length === from && last.start + last.length === start) {
        builder.segments[builder.segments.length - 1] = { ...last, length: last.length + (to - from) };
        return;
    }
    builder.segments.push({ start, at: from, length: to - from, verbatim: true });
}
/** `text` instead of the characters `from` to `to`. */
function stand(builder, text, from, to) {
    builder.segments.push({ start: builder.text.length, at: from, length: to - from, verbatim: false });
    builder.text += text;
}
/** Plain and single-quoted scalars: one line break is a space, n empty lines are n line breaks (YAML 6.5). */
function foldLines(builder, text, start, end, quoted) {
    let at = start;
    let emptyLines = 0;
    let written = start;
    for (let first = true;; first = false) {
        const feed = feedBefore(text, at, end);
        const last = feed === -1;
        let to = last ? end : feed;
        if (!last && to > at && text[to - 1] === '\r')
            to -= 1;
        let from = at;
        if (!first)
            while (from < to && isBlank(text[from]))
                from += 1;
        if (!last)
            while (to > from && isBlank(text[to - 1]))
                to -= 1;
        if (first || last || to > from) {
            if (!first)
                stand(builder, emptyLines === 0 ? ' ' : '\n'.repeat(emptyLines), written, Math.max(written, from));
            if (quoted)
                copyQuotes(builder, text, from, to);
            else
                copy(builder, text, from, to);
            emptyLines = 0;
            written = to;
        }
        else
            emptyLines += 1;
        if (last)
            return;
        at = feed + 1;
    }
}
/** The next line feed. Looks no further than `end`: behind it may lie megabytes of one line, for every scalar anew. */
function feedBefore(text, from, end) {
    for (let at = from; at < end; at += 1)
        if (text.charCodeAt(at) === 0x0a)
            return at;
    return -1;
}
/** Two single quotes are one. */
function copyQuotes(builder, text, from, to) {
    let at = from;
    for (;;) {
        let quote = at;
        while (quote < to && text[quote] !== "'")
            quote += 1;
        if (quote + 2 > to)
            break;
        copy(builder, text, at, quote);
        stand(builder, "'", quote, quote + 2);
        at = quote + 2;
    }
    copy(builder, text, at, to);
}
function isBlank(character) {
    return character === ' ' || character === '\t';
}
const ESCAPES = new Map([
    ['0', '\0'],
    ['a', '\x07'],
    ['b', '\b'],
    ['t', '\t'],
    ['\t', '\t'],
    ['n', '\n'],
    ['v', '\v'],
    ['f', '\f'],
    ['r', '\r'],
    ['e', '\x1b'],
    [' ', ' '],
    ['"', '"'],
    ['/', '/'],
    ['\\', '\\'],
    ['N', '\u0085'],
    ['_', '\u00a0'],
    ['L', '\u2028'],
    ['P', '\u2029'],
]);
const HEX_LENGTH = new Map([
    ['x', 2],
    ['u', 4],
    ['U', 8],
]);
/** Double-quoted scalars (YAML 5.7, 7.3.1). `start` and `end` include the quotes. */
function readDoubleQuoted(builder, text, start, end) {
    const close = end - 1;
    let at = start + 1;
    while (at < close) {
        let plain = at;
        while (plain < close && !isSpecial(text.charCodeAt(plain)))
            plain += 1;
        copy(builder, text, at, plain);
        at = plain;
        if (at >= close)
            return;
        const character = text[at];
        if (character === '\\')
            at = readEscape(builder, text, at, close);
        else
            at = readBreakOrBlank(builder, text, at, close);
    }
}
/** Line feed, carriage return, space, tab, backslash. */
function isSpecial(code) {
    return code === 0x5c || code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function readEscape(builder, text, at, close) {
    const letter = text[at + 1] ?? '';
    const known = ESCAPES.get(letter);
    if (known !== undefined) {
        stand(builder, known, at, at + 2);
        return at + 2;
    }
    const digits = HEX_LENGTH.get(letter);
    if (digits !== undefined) {
        const code = Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
        stand(builder, code <= 0x10ffff ? String.fromCodePoint(code) : '', at, at + 2 + digits);
        return at + 2 + digits;
    }
    const breakLength = letter === '\n' ? 1 : letter === '\r' && text[at + 2] === '\n' ? 2 : 0;
    if (breakLength > 0) {
        // An escaped line break and the next line's indentation are nothing.
        let next = at + 1 + breakLength;
        while (next < close && isBlank(text[next]))
            next += 1;
        return next;
    }
    copy(builder, text, at, at + 2);
    return at + 2;
}
/** Blanks before a line break vanish; the break folds with the empty lines after it. */
function readBreakOrBlank(builder, text, at, close) {
    let next = at;
    while (next < close && isBlank(text[next]))
        next += 1;
    const isBreak = next < close && (text[next] === '\n' || (text[next] === '\r' && text[next + 1] === '\n'));
    if (!isBreak) {
        const to = next > at ? next : at + 1;
        copy(builder, text, at, to);
        return to;
    }
    let breaks = 0;
    while (next < close) {
        const character = text[next];
        if (character === '\n')
            breaks += 1;
        else if (!isBlank(character) && !(character === '\r' && text[next + 1] === '\n'))
            break;
        next += 1;
    }
    stand(builder, breaks === 1 ? ' ' : '\n'.repeat(breaks - 1), at, next);
    return next;
}
/** Literal and folded blocks (YAML 8.1). */
function readBlock(builder, text, token) {
    const body = token.body ?? token.start;
    const header = readHeader(text.slice(token.start, body));
    const lines = body < token.end || header.chomping === '+' ? splitLines(text, body, token.end) : [];
    let kept = lines.length;
    while (kept > 0 && isEmptyLine(text, lines[kept - 1]))
        kept -= 1;
    if (kept === 0) {
        // Only empty lines: `+` keeps them all.
        if (header.chomping === '+' && body < token.end) {
            stand(builder, '\n'.repeat(Math.max(1, lines.length - 1)), body, token.end);
        }
        return;
    }
    let indent = (token.indent ?? 0) + header.indent;
    let first = 0;
    for (; first < kept; first += 1) {
        const line = lines[first];
        if (line === undefined)
            break;
        const width = line.content - line.start;
        if (!isEmptyLine(text, line)) {
            if (header.indent === 0)
                indent = width;
            break;
        }
        if (header.indent === 0 && width > indent)
            indent = width;
    }
    // Trailing lines of more spaces than the indentation are content.
    for (let i = lines.length - 1; i >= kept; i -= 1) {
        const line = lines[i];
        if (line !== undefined && line.content - line.start > indent)
            kept = i + 1;
    }
    if (header.folded)
        foldBlock(builder, text, lines.slice(0, kept), first, indent);
    else
        copyBlock(builder, text, lines.slice(0, kept), indent);
    const lastLine = lines[kept - 1];
    if (lastLine === undefined || header.chomping === '-')
        return;
    if (header.chomping === '') {
        copyFeed(builder, text, lastLine);
        return;
    }
    for (let i = kept; i < lines.length; i += 1) {
        const before = lines[i - 1];
        const line = lines[i];
        if (before === undefined || line === undefined)
            break;
        copyFeed(builder, text, before);
        copy(builder, text, Math.min(line.start + indent, line.content), line.content);
    }
    if (!builder.text.endsWith('\n'))
        copyFeed(builder, text, lines.at(-1) ?? lastLine);
}
function copyBlock(builder, text, lines, indent) {
    for (const [index, line] of lines.entries()) {
        const before = lines[index - 1];
        if (before !== undefined)
            copyFeed(builder, text, before);
        copy(builder, text, Math.min(line.start + indent, line.content), line.end);
    }
}
/** Lines at the indentation are joined, more indented ones keep their breaks (YAML 8.1.3). */
function foldBlock(builder, text, lines, first, indent) {
    for (const line of lines.slice(0, first)) {
        copy(builder, text, Math.min(line.start + indent, line.content), line.content);
        copyFeed(builder, text, line);
    }
    let breaks = 0;
    let fold = false;
    let before;
    let indentedBefore = false;
    for (const line of lines.slice(first)) {
        const width = line.content - line.start;
        const more = width > indent || text[line.content] === '\t';
        const empty = !more && line.content === line.end;
        if (empty && before !== undefined) {
            breaks += 1;
            continue;
        }
        if (before !== undefined) {
            // Between two plain lines the first break is the fold; next to an indented line every break counts.
            const separator = fold && !more ? (breaks === 0 ? ' ' : '\n'.repeat(breaks)) : '\n'.repeat(breaks + 1);
            stand(builder, separator, before.end, Math.min(line.start + indent, line.content));
        }
        copy(builder, text, Math.min(line.start + indent, line.content), line.end);
        breaks = 0;
        fold = !more;
        indentedBefore = more;
        before = line;
    }
    if (breaks > 0 && before !== undefined && indentedBefore)
        stand(builder, '\n'.repeat(breaks), before.end, before.feed);
}
/** The line's break. A text that ends without one still gets one, in the place of its end. */
function copyFeed(builder, text, line) {
    if (text[line.feed] === '\n')
        copy(builder, text, line.feed, line.feed + 1);
    else
        stand(builder, '\n', line.feed, line.feed);
}
function isEmptyLine(text, line) {
    return (line !== undefined && (line.content >= line.end || (text[line.content] === '\r' && line.content + 1 >= line.end)));
}
function splitLines(text, start, end) {
    const lines = [];
    for (let at = start;;) {
        const found = feedBefore(text, at, end);
        const feed = found === -1 ? end : found;
        let content = at;
        while (content < feed && text[content] === ' ')
            content += 1;
        const last = feed > content && text[feed - 1] === '\r' && feed < end ? feed - 1 : feed;
        lines.push({ start: at, content, end: last, feed });
        if (feed >= end)
            return lines;
        at = feed + 1;
    }
}
function readHeader(text) {
    const digit = /^[|>][+-]?([1-9])/.exec(text)?.[1];
    const sign = /^[|>][1-9]?([+-])/.exec(text)?.[1];
    return {
        folded: text.startsWith('>'),
        indent: digit === undefined ? 0 : Number(digit),
        chomping: sign === '+' ? '+' : sign === '-' ? '-' : '',
    };
}

;// CONCATENATED MODULE: ./.cache/build/documents/json.js


const NUMBER = String.raw `-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?`;
const WORDS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
/** As for YAML: what Kubernetes objects never come near. */
const json_MAX_DEPTH = 200;
/** Values of one text; a gigabyte of memory at the most. */
const json_MAX_VALUES = 1_000_000;
/** Remarks about repeated keys; whoever has more has got the point. */
const MAX_REPEATED_KEYS = 20;
/**
 * The value of a text that is strict JSON (RFC 8259), or undefined for anything else, which may still be YAML.
 * A repeated key stays, with a notice; `entryOf` takes the last.
 */
function readJson(source) {
    const { text } = source;
    const notices = [];
    const open = [];
    const number = new RegExp(NUMBER, 'y');
    let root;
    let at = skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
    /** What may come next. */
    let state = 'value';
    let values = 0;
    const give = (node) => {
        values += 1;
        const parent = open.at(-1);
        if (parent === undefined)
            root = node;
        else if (parent.kind === 'sequence')
            parent.items.push(node);
        else if (parent.key !== undefined) {
            const { text: key, start, end } = parent.key;
            if (parent.keys.has(key) && notices.length < MAX_REPEATED_KEYS)
                notices.push(repeatedKey(source, key, start, end));
            parent.keys.add(key);
            parent.entries.push({ key, keySpan: { start, end }, value: node });
        }
    };
    while (at < text.length) {
        if (values > json_MAX_VALUES)
            return undefined;
        const character = text[at];
        const parent = open.at(-1);
        if (state === 'after') {
            if (parent === undefined)
                return undefined;
            if (character === ',') {
                state = parent.kind === 'map' ? 'key' : 'value';
                at = skipBlanks(text, at + 1);
                continue;
            }
        }
        if (state === 'after' || state === 'key-or-end' || state === 'value-or-end') {
            if (parent?.kind === 'map' && character === '}' && state !== 'value-or-end') {
                open.pop();
                give({ kind: 'map', entries: parent.entries, span: { start: parent.start, end: at + 1 } });
                state = 'after';
                at = skipBlanks(text, at + 1);
                continue;
            }
            if (parent?.kind === 'sequence' && character === ']') {
                open.pop();
                give({ kind: 'sequence', items: parent.items, span: { start: parent.start, end: at + 1 } });
                state = 'after';
                at = skipBlanks(text, at + 1);
                continue;
            }
            if (state === 'after')
                return undefined;
        }
        if (state === 'key' || state === 'key-or-end') {
            const end = character === '"' ? stringEnd(text, at) : -1;
            if (end === -1 || parent?.kind !== 'map')
                return undefined;
            const colon = skipBlanks(text, end);
            if (text[colon] !== ':')
                return undefined;
            const key = readScalar(source, { style: 'double-quoted', start: at, end }, undefined).text;
            parent.key = { text: key, start: at, end };
            state = 'value';
            at = skipBlanks(text, colon + 1);
            continue;
        }
        if (character === '{' || character === '[') {
            if (open.length >= json_MAX_DEPTH)
                return undefined;
            if (character === '{')
                open.push({ kind: 'map', start: at, entries: [], keys: new Set() });
            else
                open.push({ kind: 'sequence', start: at, items: [] });
            state = character === '{' ? 'key-or-end' : 'value-or-end';
            at = skipBlanks(text, at + 1);
            continue;
        }
        const scalar = readValue(source, at, number);
        if (scalar === undefined)
            return undefined;
        give(scalar);
        state = 'after';
        at = skipBlanks(text, scalar.span.end);
    }
    return root === undefined || open.length > 0 ? undefined : { root, notices };
}
/** The remark about a key that a map has twice. */
function repeatedKey(source, key, start, end) {
    const shown = key.length > 60 ? `${key.slice(0, 60)}...` : key;
    return {
        kind: 'assumed',
        message: `The key ${JSON.stringify(shown)} stands twice in this map; the last one counts.`,
        at: locate(source, start, end),
    };
}
function readValue(source, at, number) {
    const { text } = source;
    if (text[at] === '"') {
        const end = stringEnd(text, at);
        if (end === -1)
            return undefined;
        const content = readScalar(source, { style: 'double-quoted', start: at, end }, undefined);
        return { kind: 'scalar', value: content.text, text: content, span: { start: at, end } };
    }
    for (const [word, value] of WORDS) {
        if (text.startsWith(word, at))
            return json_plain(source, at, at + word.length, value);
    }
    number.lastIndex = at;
    const literal = number.exec(text)?.[0];
    if (literal === undefined)
        return undefined;
    return json_plain(source, at, at + literal.length, Number(literal));
}
function json_plain(source, start, end, value) {
    return {
        kind: 'scalar',
        value,
        text: readScalar(source, { style: 'plain', start, end }, undefined),
        span: { start, end },
    };
}
/** Behind the closing quote; -1 for an open string, an escape or a control character that JSON does not have. */
function stringEnd(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x22)
            return at + 1;
        if (code < 0x20)
            return -1;
        if (code === 0x5c) {
            at += 1;
            const letter = text[at] ?? '';
            if (letter === 'u') {
                if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5)))
                    return -1;
                at += 4;
            }
            else if (letter === '' || !'"\\/bfnrt'.includes(letter))
                return -1;
        }
    }
    return -1;
}
function skipBlanks(text, from) {
    let at = from;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
            break;
    }
    return at;
}

;// CONCATENATED MODULE: ./.cache/build/documents/yaml.js
/** YAML and JSON as plain trees in which every character knows its place. Nothing a text says throws. */




/** Characters of one YAML document; the parser makes about 4 MB a second. A ConfigMap holds at most 1 MiB (Kubernetes, validation.go MaxSecretSize). */
const MAX_YAML_LENGTH = 4 * 1024 * 1024;
/** Maps and lists within each other. */
const yaml_MAX_DEPTH = 200;
/** Parser tokens of one document: bounds memory, about 1 KB each. */
const MAX_TOKENS = 600_000;
/** Values of one document after its aliases are put in. */
const yaml_MAX_VALUES = 1_000_000;
/** Aliases of one document. */
const MAX_ALIASES = 50_000;
/**
 * Reads one document. `value` is undefined for an empty document and for one that cannot be read, which a notice of kind
 * `unreadable` says with its place; `template` is set there when the text is meant to be rendered first.
 * Scalars follow the core schema of YAML 1.2; merge keys (`<<`) are applied, own keys winning; a repeated key stays, with
 * a notice; an aliased value keeps the place of its anchor.
 */
function readYaml(source) {
    const first = /\S/.exec(source.text.slice(0, 4096))?.[0];
    if (first === '{' || first === '[') {
        const json = readJson(source);
        if (json !== undefined)
            return { value: json.root, notices: json.notices };
    }
    if (source.text.length > MAX_YAML_LENGTH) {
        const limit = `${MAX_YAML_LENGTH / 1024 / 1024} MiB`;
        return yaml_unreadable(source, 0, 0, `This YAML document has more than ${limit} and was not read.`);
    }
    const tokens = parseTokens(source);
    if ('notice' in tokens)
        return { value: undefined, notices: [tokens.notice] };
    let documents;
    try {
        const composer = new dist/* Composer */.Dk({
            keepSourceTokens: true,
            uniqueKeys: false,
            strict: false,
            merge: false,
            schema: 'core',
            prettyErrors: false,
            logLevel: 'silent',
        });
        documents = [...composer.compose(tokens.tokens, false)];
    }
    catch {
        // The composer's own recursion; depth is bounded above, so this is a second fence.
        return yaml_unreadable(source, 0, 0, 'This YAML document could not be read: it is nested too deeply or the parser gave up.');
    }
    const document = documents.find((one) => one.errors.length > 0) ?? documents[0];
    if (document === undefined)
        return { value: undefined, notices: [] };
    const error = document.errors[0];
    if (error !== undefined) {
        const [start, end] = error.pos;
        return yaml_unreadable(source, start, Math.max(end, start), `This is not valid YAML: ${yaml_explain(error.code)}.`);
    }
    if (document.contents === null)
        return { value: undefined, notices: [] };
    return yaml_convert(source, document.contents);
}
function yaml_unreadable(source, start, end, message) {
    return { value: undefined, notices: [unreadableNotice(source, start, end, message)] };
}
function unreadableNotice(source, start, end, message) {
    const from = Math.min(start, source.text.length);
    const at = locate(source, from, Math.min(Math.max(end, from), source.text.length));
    return isTemplate(source.text)
        ? { kind: 'unreadable', message: `${message} It is a template that has to be rendered first.`, at, template: true }
        : { kind: 'unreadable', message, at };
}
/** Go templates, Jinja, ERB, and the `%{X}%` of k3s' packaged manifests. */
function isTemplate(text) {
    return text.includes('{{') || text.includes('{%') || text.includes('<%') || /%\{[A-Z_]+\}%/.test(text);
}
function parseTokens(source) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    let count = 0;
    let offset = 0;
    const tooMuch = (message) => ({ notice: unreadableNotice(source, offset, offset, message) });
    for (const lexeme of new dist/* Lexer */.JG().lex(source.text)) {
        count += 1;
        // The lexer's own marks (document, flow end, scalar) are single control characters without a place in the text.
        if (lexeme !== '\u0002' && lexeme !== '\u0018' && lexeme !== '\u001f')
            offset += lexeme.length;
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > yaml_MAX_DEPTH + 2) {
            return tooMuch(`This YAML document is nested more than ${yaml_MAX_DEPTH} levels deep and was not read.`);
        }
        if (count > MAX_TOKENS)
            return tooMuch('This YAML document has too many values and was not read.');
    }
    for (const token of parser.end())
        tokens.push(token);
    return { tokens };
}
/** The parser's codes, in our words. */
function yaml_explain(code) {
    switch (code) {
        case 'ALIAS_PROPS':
            return 'an alias has an anchor or a tag of its own';
        case 'BAD_ALIAS':
            return 'an alias has no name that could be used';
        case 'BAD_DIRECTIVE':
            return 'a line that begins with % is no known directive';
        case 'BAD_DQ_ESCAPE':
            return 'there is an unknown escape inside double quotes';
        case 'BAD_INDENT':
            return 'a line is not indented as its surroundings demand';
        case 'BAD_PROP_ORDER':
            return 'an anchor or tag stands in the wrong place';
        case 'BAD_SCALAR_START':
            return 'a value begins with a character that has to be quoted';
        case 'BLOCK_AS_IMPLICIT_KEY':
            return 'a map begins in the middle of a line, or a value continues where a key is expected';
        case 'BLOCK_IN_FLOW':
            return 'an indented block stands inside brackets';
        case 'DUPLICATE_KEY':
            return 'a key is repeated';
        case 'IMPOSSIBLE':
            return 'the text makes no sense to the parser';
        case 'KEY_OVER_1024_CHARS':
            return 'a key is longer than 1024 characters';
        case 'MISSING_CHAR':
            return 'a bracket, quote, comma, colon or space is missing';
        case 'MULTILINE_IMPLICIT_KEY':
            return 'a key runs over several lines, or the colon behind it is missing';
        case 'MULTIPLE_ANCHORS':
            return 'a value has several anchors';
        case 'MULTIPLE_DOCS':
            return 'several documents stand where one is expected';
        case 'MULTIPLE_TAGS':
            return 'a value has several tags';
        case 'NON_STRING_KEY':
            return 'a key is no string';
        case 'TAB_AS_INDENT':
            return 'a tab is used for indentation';
        case 'TAG_RESOLVE_FAILED':
            return 'a value does not fit its tag';
        default:
            return 'there is a character where none of this kind can stand';
    }
}
/** From the parser's tree to ours, with a stack of its own: the text decides how deep it goes. */
function yaml_convert(source, contents) {
    const notices = [];
    const open = [];
    const anchors = new Map();
    const measures = new Map();
    let aliases = 0;
    let copied = 0;
    let root;
    const fail = (at, message) => yaml_unreadable(source, at.start, at.end, message);
    /** The node if it is finished at once, undefined when a map or sequence was opened, or why it cannot be. */
    const begin = (ast, after) => {
        if ((0,dist/* isAlias */.Vj)(ast)) {
            aliases += 1;
            if (aliases > MAX_ALIASES)
                return { failed: `This YAML document has more than ${MAX_ALIASES} aliases and was not read.` };
            const target = anchors.get(ast.source);
            if (target === undefined)
                return { failed: 'This is not valid YAML: an alias names no anchor before it.' };
            if (target === 'open')
                return { failed: 'This YAML value contains itself through an alias and was not read.' };
            return target;
        }
        if ((0,dist/* isMap */.jh)(ast) || (0,dist/* isSeq */.oP)(ast)) {
            if (ast.anchor !== undefined)
                anchors.set(ast.anchor, 'open');
            open.push((0,dist/* isMap */.jh)(ast)
                ? { kind: 'map', ast, entries: [], keys: new Set(), merges: new Set(), next: 0 }
                : { kind: 'sequence', ast, items: [], next: 0 });
            return undefined;
        }
        const node = (0,dist/* isScalar */.jn)(ast) ? readScalarNode(source, ast, after) : emptyScalar(source, after);
        if ((0,dist/* isScalar */.jn)(ast) && ast.anchor !== undefined)
            anchors.set(ast.anchor, node);
        return node;
    };
    let given = begin(contents, 0);
    for (;;) {
        if (given !== undefined && 'failed' in given) {
            const top = open.at(-1);
            const culprit = top === undefined ? contents : currentOf(top);
            return fail(yaml_spanOf(source, culprit ?? contents), given.failed);
        }
        if (given !== undefined) {
            const parent = open.at(-1);
            if (parent === undefined) {
                root = given;
                break;
            }
            if (parent.kind === 'sequence') {
                parent.items.push(given);
                parent.next += 1;
            }
            else {
                const pair = parent.ast.items[parent.next];
                const key = readKey(source, pair.key, anchors);
                if (key.template) {
                    return {
                        value: undefined,
                        notices: [
                            {
                                kind: 'unreadable',
                                message: 'This YAML document holds template expressions and has to be rendered first.',
                                at: locate(source, key.span.start, key.span.end),
                                template: true,
                            },
                        ],
                    };
                }
                if (key.merge && isMergeable(given))
                    parent.merges.add(parent.entries.length);
                else if (parent.keys.has(key.text) && notices.length < MAX_REPEATED_KEYS)
                    notices.push(repeatedKey(source, key.text, key.span.start, key.span.end));
                else
                    parent.keys.add(key.text);
                parent.entries.push({ key: key.text, keySpan: key.span, value: given });
                parent.next += 1;
            }
        }
        const top = open.at(-1);
        if (top === undefined)
            break;
        if (top.next < top.ast.items.length) {
            const item = top.ast.items[top.next];
            if (top.kind === 'sequence')
                given = begin(item, yaml_spanOf(source, top.ast).end);
            else {
                const pair = item;
                given = begin(pair.value, yaml_spanOf(source, pair.key ?? top.ast).end);
            }
            continue;
        }
        open.pop();
        const span = yaml_spanOf(source, top.ast);
        let node;
        if (top.kind === 'sequence')
            node = { kind: 'sequence', items: top.items, span };
        else {
            const entries = top.merges.size === 0 ? top.entries : applyMerges(top);
            copied += top.merges.size === 0 ? 0 : entries.length;
            node = { kind: 'map', entries, span };
        }
        const measure = measureOf(node, measures);
        if (measure.values > yaml_MAX_VALUES || copied > yaml_MAX_VALUES) {
            return fail(span, 'The aliases of this YAML document grow it beyond any use; it was not read.');
        }
        if (measure.depth > yaml_MAX_DEPTH) {
            return fail(span, `This YAML document is nested more than ${yaml_MAX_DEPTH} levels deep and was not read.`);
        }
        measures.set(node, measure);
        if (top.ast.anchor !== undefined)
            anchors.set(top.ast.anchor, node);
        given = node;
    }
    return { value: root, notices };
}
function currentOf(top) {
    const item = top.ast.items[top.next];
    return top.kind === 'sequence'
        ? item
        : item?.value;
}
function measureOf(node, measures) {
    let values = 1;
    let depth = 0;
    const children = node.kind === 'map' ? node.entries.map((entry) => entry.value) : node.kind === 'sequence' ? node.items : [];
    for (const child of children) {
        const measure = measures.get(child);
        values += measure?.values ?? 1;
        depth = Math.max(depth, measure?.depth ?? 0);
    }
    return { values, depth: depth + 1 };
}
/** A map, or a list of maps: what `<<` can take in (yaml.org/type/merge.html). */
function isMergeable(node) {
    return node.kind === 'map' || (node.kind === 'sequence' && node.items.every((item) => item.kind === 'map'));
}
/** Merged keys stand where `<<` stood; own keys win, then the earlier of several merged maps. */
function applyMerges(map) {
    const seen = new Set(map.keys);
    const entries = [];
    for (const [index, entry] of map.entries.entries()) {
        if (!map.merges.has(index)) {
            entries.push(entry);
            continue;
        }
        const sources = entry.value.kind === 'sequence' ? entry.value.items : [entry.value];
        for (const from of sources) {
            if (from.kind !== 'map')
                continue;
            const own = new Set();
            for (const merged of from.entries) {
                // Within one merged map a repeated key stays repeated, so that the last one counts there too.
                if (seen.has(merged.key) && !own.has(merged.key))
                    continue;
                own.add(merged.key);
                seen.add(merged.key);
                entries.push(merged);
            }
        }
    }
    return entries;
}
function readKey(source, key, anchors) {
    const span = key === null ? { start: 0, end: 0 } : yaml_spanOf(source, key);
    if ((0,dist/* isScalar */.jn)(key)) {
        const text = typeof key.value === 'string' ? key.value : (key.source ?? '');
        if (key.anchor !== undefined)
            anchors.set(key.anchor, readScalarNode(source, key, span.start));
        return { text, span, merge: text === '<<' && key.type === 'PLAIN', template: false };
    }
    if ((0,dist/* isAlias */.Vj)(key)) {
        const target = anchors.get(key.source);
        const text = typeof target === 'object' && target.kind === 'scalar' ? target.text.text : `*${key.source}`;
        return { text, span, merge: false, template: false };
    }
    // `{{ .Values.x }}` without quotes is a map as the key of a map.
    const template = (0,dist/* isMap */.jh)(key) && key.flow === true && source.text[span.start - 1] === '{';
    return { text: source.text.slice(span.start, span.end), span, merge: false, template };
}
function yaml_spanOf(source, node) {
    const range = node.range;
    if (range === undefined || range === null)
        return { start: 0, end: 0 };
    const start = Math.min(range[0], source.text.length);
    let end = Math.min(Math.max(range[1], start), source.text.length);
    while (end > start && isBlankOrBreak(source.text.charCodeAt(end - 1)))
        end -= 1;
    return { start, end };
}
function isBlankOrBreak(code) {
    return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function readScalarNode(source, ast, after) {
    const token = scalarToken(source, ast);
    if (token === undefined)
        return emptyScalar(source, after);
    const expected = typeof ast.value === 'string' ? ast.value : undefined;
    const text = readScalar(source, token, expected);
    const { value } = ast;
    const known = value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return { kind: 'scalar', value: known ? value : text.text, text, span: yaml_spanOf(source, ast) };
}
function emptyScalar(source, at) {
    const start = Math.min(at, source.text.length);
    return {
        kind: 'scalar',
        value: null,
        text: readScalar(source, { style: 'plain', start, end: start }, undefined),
        span: { start, end: start },
    };
}
function scalarToken(source, ast) {
    const token = ast.srcToken;
    if (token === undefined || token.offset < 0)
        return undefined;
    const start = token.offset;
    switch (token.type) {
        case 'scalar':
            return { style: 'plain', start, end: start + token.source.length };
        case 'single-quoted-scalar':
            return { style: 'single-quoted', start, end: start + token.source.length };
        case 'double-quoted-scalar':
            return { style: 'double-quoted', start, end: start + token.source.length };
        case 'block-scalar': {
            let body = start;
            for (const prop of token.props)
                if ('source' in prop)
                    body += prop.source.length;
            const end = Math.min(body + token.source.length, source.text.length);
            return { style: 'block', start, body, end, indent: token.indent };
        }
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/found.js
/** What a document tells of releases: rendered at once where their values stand in it, else to be joined with others. */


/** A path from the root, of one that counts from `directory`; empty where it leads out of the tree. */
function pathWithin(directory, path) {
    const kept = [];
    for (const part of [...directory.split('/'), ...path.split('/')]) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return '';
    }
    return kept.join('/');
}
/** Values files that lie side by side are for different clusters: each is a folder of its own. */
function homeOf(path) {
    return `${path}/values`;
}
/** A single value set from outside the values, remarked where it could say where names go. */
function remarkSetting(name, at, notices) {
    if (!/^(?:servers|extraConfig|service\.|isClusterService|deployment\.|zoneFiles|config\.)/.test(name))
        return;
    notices.push({ kind: 'not-modelled', message: `the setting \`${name}\` changes the values and is not read`, at });
}
/** A part of the document itself, as one source among others. */
function textSource(document, keys, node) {
    return { kind: 'text', text: document.source, keys, at: document_placeOf(document, node) };
}
function pushText(document, text, layers, notices) {
    const { value, notices: found } = readYaml(text);
    for (const notice of found)
        notices.push(notice);
    if (value !== undefined)
        layers.push({ document: { kind: 'yaml', path: document.path, source: text, root: value }, root: value });
}

;// CONCATENATED MODULE: ./.cache/build/charts/join.js
/**
 * Releases whose values lie apart from them, joined to the objects that the chart makes: a HelmRelease with the ConfigMap
 * that its kustomization generates, an Application with files of the repository, a chart with the values beside it.
 */





/** Facts without releases and values; what they make stands at the release, each value at its own place. */
function joinCharts(facts) {
    const shelf = shelve(facts);
    if (shelf.releases.length === 0 && shelf.values.size === 0)
        return { value: facts, notices: [] };
    const notices = [];
    const made = [];
    const claimed = new Set();
    for (const release of shelf.releases) {
        const layers = layersOf(release, shelf, claimed, notices);
        const render = rendererOf(release.chart);
        if (layers === undefined || render === undefined)
            continue;
        const { chart, name, namespace } = release;
        const make = (variant, at, home) => {
            const placeholder = placeholderIn(variant);
            if (placeholder !== undefined) {
                notices.push(placeholder);
                return;
            }
            // Whoever draws in or patches the release draws in and patches what it makes.
            for (const fact of render({ chart, name, namespace, layers: variant, at }))
                made.push({ ...fact, at, ...(home === undefined ? {} : { home }) });
        };
        make(layers, release.at);
        for (const { path, layer } of variantsOf(release, shelf, notices)) {
            claimed.add(path);
            make([...layers, layer], document_placeOf(layer.document, layer.root), homeOf(path));
        }
    }
    const value = [];
    for (const fact of facts) {
        if (fact.kind === 'chart-release' || fact.kind === 'chart-values')
            continue;
        // A values file on its own says less than the release that takes it.
        if (claimed.has(fact.at.file.path) && shelf.values.has(fact.at.file.path))
            continue;
        value.push(fact);
    }
    for (const fact of made)
        value.push(fact);
    return { value, notices };
}
/** Values files of one parent chart that are looked at as variants. */
const MAX_VARIANTS = 200;
/** `values-prod.yaml` beside `values.yaml`, where it says something of this dependency. */
function variantsOf(release, shelf, notices) {
    const { variants } = release;
    if (variants === undefined)
        return [];
    const found = [];
    for (const [path, text] of shelf.values) {
        if (found.length >= MAX_VARIANTS)
            break;
        if (!path.startsWith(variants.directory) || release.sources.some((one) => one.kind === 'file' && one.path === path))
            continue;
        // The values.yaml of a chart within this one is that chart's.
        if (/(?:^|\/)values\.ya?ml$/.test(path) || !/values|env/i.test(path.slice(variants.directory.length)))
            continue;
        if (!text.text.includes(`${variants.key}:`))
            continue;
        const layer = layerOf(text, [variants.key], notices);
        if (layer !== undefined)
            found.push({ path, layer });
    }
    return found;
}
function shelve(facts) {
    const releases = [];
    const values = new Map();
    const maps = new Map();
    const generators = new Map();
    for (const fact of facts) {
        if (fact.kind === 'chart-release')
            releases.push(fact);
        // Of several documents in one values file the first counts.
        else if (fact.kind === 'chart-values' && !values.has(fact.path))
            values.set(fact.path, fact.text);
        else if (fact.kind === 'config-map')
            add(maps, fact.name, fact);
        else if (fact.kind === 'kustomization')
            for (const generator of fact.generators ?? [])
                add(generators, generator.name, fact);
    }
    return { releases, values, maps, generators };
}
function add(lists, key, item) {
    const known = lists.get(key);
    if (known === undefined)
        lists.set(key, [item]);
    else
        known.push(item);
}
/** Undefined, and remarked, where a source that is not at hand could decide what the servers are. */
function layersOf(release, shelf, claimed, notices) {
    const layers = [];
    let missing;
    for (const source of release.sources) {
        const found = textsOf(source, release, shelf, claimed);
        if (found === undefined) {
            if (source.kind === 'text' || source.optional)
                continue;
            missing = source;
            layers.length = 0;
            continue;
        }
        const layer = layerOf(found.text, found.keys, notices);
        if (layer !== undefined)
            layers.push(layer);
    }
    if (missing === undefined)
        return layers;
    const settled = layers.some((layer) => document_entryOf(layer.root, 'servers') !== undefined);
    notices.push({
        kind: 'not-modelled',
        message: `the values of this release come from ${nameOf(missing)}, which is not in the repository${settled ? '' : '; the release is left out'}`,
        at: missing.at,
    });
    return settled ? layers : undefined;
}
function nameOf(source) {
    if (source.kind === 'file')
        return `\`${source.path}\``;
    return source.kind === 'config-map' ? `the ConfigMap \`${source.name}\`` : 'a text';
}
function textsOf(source, release, shelf, claimed) {
    if (source.kind === 'text')
        return source;
    if (source.kind === 'file') {
        const text = shelf.values.get(source.path);
        if (text === undefined)
            return undefined;
        claimed.add(source.path);
        return { text, keys: source.below };
    }
    for (const one of join_nearest(shelf.generators.get(source.name) ?? [], release)) {
        for (const generator of one.generators ?? []) {
            if (generator.name !== source.name)
                continue;
            const file = generator.files.find((entry) => entry.key === source.key);
            const text = file === undefined ? undefined : shelf.values.get(file.path);
            if (file !== undefined && text !== undefined) {
                claimed.add(file.path);
                return { text, keys: [] };
            }
            const literal = generator.literals.find((entry) => entry.key === source.key);
            if (literal !== undefined)
                return { text: literal.text, keys: [] };
        }
    }
    for (const map of join_nearest(shelf.maps.get(source.name) ?? [], release)) {
        const entry = map.data.find((one) => one.key === source.key);
        if (entry !== undefined)
            return { text: entry.text, keys: [] };
    }
    return undefined;
}
/** The same name may be used in the folder of every cluster: what shares the longest path with the release comes first. */
function join_nearest(candidates, release) {
    if (candidates.length < 2)
        return candidates;
    const path = release.at.file.path.split('/');
    const shared = new Map(candidates.map((one) => {
        const other = one.at.file.path.split('/');
        const at = other.findIndex((part, index) => part !== path[index]);
        return [one, at === -1 ? other.length : at];
    }));
    return [...candidates].sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
}
function layerOf(text, keys, notices) {
    const { value: root, notices: found } = readYaml(text);
    for (const notice of found)
        notices.push(notice);
    let node = root;
    for (const key of keys)
        node =
            node?.kind === 'sequence' ? items(node)[Number(key)] : node === undefined ? undefined : document_entryOf(node, key)?.value;
    if (root === undefined || node === undefined || node.kind !== 'map')
        return undefined;
    return { document: { kind: 'yaml', path: text.file.path, source: text, root }, root: node };
}

;// CONCATENATED MODULE: ./.cache/build/cluster/versions.js
/** Versions of CoreDNS, and what we take where nothing states one. */
/** The newest CoreDNS that is modelled: what we take where nothing states a version. */
const NEWEST_COREDNS = '1.14.7';
/** CoreDNS inside k8s-dns-node-cache 1.26 (kubernetes/dns go.mod). */
const NODE_CACHE_COREDNS = '1.13.2';
function atLeast(version, major, minor, patch) {
    const [a = 0, b = 0, c = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
    return a !== major ? a > major : b !== minor ? b > minor : c >= patch;
}

;// CONCATENATED MODULE: ./.cache/build/cluster/upstreams.js
/** What the TO arguments of each forward step come to. */


function resolveUpstreams(config, resolver, version, assumed, files, filledFrom, setup) {
    const out = new Map();
    for (const block of config.blocks) {
        for (const step of block.steps) {
            if (step.kind !== 'forward')
                continue;
            const list = [];
            for (const to of step.to) {
                const upstream = to.value;
                if (upstream.kind === 'endpoint') {
                    const address = parseAddress(upstream.address) ?? upstream.address;
                    const filled = isPlaceholder(to.at) ? filledFrom.get(address) : undefined;
                    list.push({
                        kind: 'known',
                        address,
                        port: upstream.port,
                        transport: upstream.transport,
                        at: to.at,
                        via: filled === undefined ? [] : [filled],
                        assumptions: [],
                    });
                }
                else if (upstream.kind === 'resolver-file') {
                    const mounted = files.get(upstream.path);
                    if (mounted !== undefined && setup !== undefined) {
                        for (const nameserver of setup.readers.resolverFile(mounted).value.nameservers) {
                            if (parseAddress(nameserver.value) === undefined) {
                                list.push(noAddress(nameserver.value, to.at));
                                continue;
                            }
                            list.push({
                                kind: 'known',
                                address: parseAddress(nameserver.value) ?? nameserver.value,
                                port: 53,
                                transport: 'dns',
                                at: to.at,
                                via: [{ at: nameserver.at, says: `${upstream.path} lists nameserver ${nameserver.value}` }],
                                assumptions: [],
                            });
                        }
                        continue;
                    }
                    if (upstream.path !== '/etc/resolv.conf') {
                        list.push({ kind: 'unknown', because: `what ${upstream.path} holds is not stated`, at: to.at, via: [] });
                        continue;
                    }
                    for (const one of resolver.nameservers) {
                        if (parseAddress(one.address) === undefined) {
                            list.push(noAddress(one.address, to.at));
                            continue;
                        }
                        list.push({
                            kind: 'known',
                            address: one.address,
                            port: 53,
                            transport: 'dns',
                            at: to.at,
                            via: one.via,
                            assumptions: [...assumed, ...one.assumptions],
                        });
                    }
                    if (resolver.unknown !== undefined)
                        list.push({ kind: 'unknown', because: resolver.unknown.because, at: to.at, via: resolver.unknown.via });
                    else if (resolver.outside || resolver.nameservers.length === 0)
                        list.push({
                            kind: 'unknown',
                            because: resolver.outside
                                ? 'the resolvers that the nodes get from their network'
                                : 'the resolver file lists no nameserver',
                            outside: resolver.outside,
                            at: to.at,
                            via: [],
                        });
                }
                else if (upstream.kind === 'host') {
                    list.push({
                        kind: 'unknown',
                        because: `what ${upstream.name} resolves to is not stated`,
                        at: to.at,
                        via: [],
                    });
                }
                else if (upstream.kind === 'placeholder') {
                    list.push({ kind: 'unknown', because: `${upstream.name} is filled in on the node`, at: to.at, via: [] });
                }
                else {
                    list.push({ kind: 'unknown', because: upstream.because, at: to.at, via: [] });
                }
            }
            out.set(step, atLeast(version, 1, 14, 4) ? distinct(list) : list);
        }
    }
    return out;
}
/** A nameserver line without an address is kept as a host name and resolved when it is asked (miekg/dns ClientConfigFromReader). */
function noAddress(text, at) {
    return /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text)
        ? { kind: 'unknown', because: `what ${text} resolves to is not stated`, at, via: [] }
        : { kind: 'known', address: text, port: 0, transport: 'dns', at, via: [], assumptions: [] };
}
/** The place in the file holds a placeholder of node-cache: the text was filled in. */
function isPlaceholder({ file, span }) {
    return file.text.startsWith('__PILLAR__', span.start);
}
/** CoreDNS >= 1.14.4 asks an address once, however often it is listed (plugin/forward/setup.go). */
function distinct(list) {
    const seen = new Set();
    return list.filter((one) => {
        if (one.kind === 'unknown')
            return true;
        const key = `${one.address}|${one.port}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./.cache/build/cluster/coredns-servers.js
/** Servers that read a Corefile: of a workload, of a ConfigMap alone, of a bare file. */


function makeServer(one, setup) {
    const { found } = one;
    const reading = setup.readers.corefile(found.text, found.context);
    for (const notice of reading.notices)
        setup.remark(notice);
    const config = withAdded(reading.value, found.added ?? []);
    const binds = found.software === 'node-cache' && one.network.startsWith('node:')
        ? config.blocks.flatMap((block) => block.bind.flatMap((bind) => (bind.value.kind === 'address' ? [bind.value.address] : [])))
        : [];
    const claims = [
        ...new Set([...found.claims, ...binds.filter((address) => !/^(0\.0\.0\.0|::|127\.|::1)/.test(address))]),
    ];
    return {
        id: one.id,
        name: one.name,
        software: found.software,
        network: one.network,
        ...(one.pool === undefined ? {} : { pool: one.pool }),
        version: found.version,
        ...(found.versionAt === undefined ? {} : { versionAt: found.versionAt }),
        config,
        upstreams: resolveUpstreams(config, one.resolver, found.version, found.assumption === undefined ? [] : [found.assumption], found.context.files, found.filledFrom ?? new Map(), setup),
        claims,
        ...(found.assumption === undefined ? {} : { assumption: found.assumption }),
        at: one.at,
    };
}
/** A Corefile in a ConfigMap whose workload is not in the repository: the platform's own CoreDNS or node cache. */
function assumedServer(map, entry, pools, inherited, setup) {
    const nodeCache = /__PILLAR__/.test(entry.text.text) || /node-?local-?dns/i.test(map.name);
    const pool = pools[0];
    const name = `${map.namespace}/ConfigMap/${map.name}`;
    const stated = setup.input.settings?.corednsVersion;
    const version = nodeCache
        ? NODE_CACHE_COREDNS
        : (stated?.value ??
            setup.input.facts.flatMap((fact) => fact.kind === 'network' && fact.corednsVersion !== undefined
                ? [fact.corednsVersion.value.replace(/^v/, '')]
                : [])[0] ??
            NEWEST_COREDNS);
    const assumption = nodeCache
        ? `the workload that uses ConfigMap ${map.namespace}/${map.name} runs node-cache in the node's network with dnsPolicy Default`
        : `the workload that uses ConfigMap ${map.namespace}/${map.name} runs in its own pod network with dnsPolicy Default`;
    const view = inherited.get(pool.name);
    const found = {
        text: entry.text,
        software: nodeCache ? 'node-cache' : 'coredns',
        claims: [],
        version,
        ...(stated === undefined ? {} : { versionAt: stated.at }),
        assumption,
        context: {
            version,
            build: nodeCache ? 'node-cache' : 'coredns',
            env: new Map(),
            envKnown: false,
            port: 53,
            path: '/etc/coredns/Corefile',
            files: new Map([
                ...map.data.map((one) => [`/etc/coredns/${one.key}`, one.text]),
                ...customBeside(map, setup),
            ]),
            filesComplete: false,
        },
    };
    return makeServer({
        id: name,
        name,
        network: nodeCache ? `node:${pool.name}` : `pod:${name}`,
        pool: pool.name,
        found,
        resolver: view,
        at: map.at,
    }, setup);
}
/** `import custom/*.server` of a platform's Corefile finds ConfigMap coredns-custom of the same namespace. */
function customBeside(map, setup) {
    const custom = setup.mapsNamed.get(`${map.namespace}/coredns-custom`);
    if (custom === undefined)
        return [];
    return custom.data.map((entry) => [`/etc/coredns/custom/${entry.key}`, entry.text]);
}
function bareServer(text, files, settings, setup) {
    const directory = `/${text.path.split('/').slice(0, -1).join('/')}`.replace(/\/$/, '');
    const version = settings?.corednsVersion?.value ?? NEWEST_COREDNS;
    const found = {
        text: text.text,
        software: 'coredns',
        claims: [],
        version,
        ...(settings?.corednsVersion === undefined ? {} : { versionAt: settings.corednsVersion.at }),
        context: {
            version,
            build: 'coredns',
            env: new Map(),
            envKnown: false,
            port: 53,
            path: `${directory}/${text.path.split('/').pop() ?? 'Corefile'}`,
            files,
            filesComplete: false,
        },
    };
    const unknown = {
        nameservers: [],
        unknown: { because: 'what /etc/resolv.conf holds on its host is not stated', via: [] },
        outside: false,
    };
    return makeServer({ id: text.path, name: text.path, network: `host:${text.path}`, found, resolver: unknown, at: text.at }, setup);
}
/** A zone that the text serves already at the same place makes the server refuse the added block (core/dnsserver/register.go). */
function withAdded(config, added) {
    if (added.length === 0)
        return config;
    const places = (block) => block.keys.flatMap((key) => (block.bind.length === 0 ? ['*'] : block.bind.map((bind) => JSON.stringify(bind.value))).map((bind) => `${key.transport}|${key.zone}|${key.port}|${bind}`));
    const taken = new Set(config.blocks.flatMap(places));
    const errors = [...config.errors];
    for (const block of added) {
        const key = block.keys[0];
        if (key !== undefined && places(block).some((place) => taken.has(place)))
            errors.push({
                message: `cannot serve dns://${key.zone}:${key.port} - it is already defined: node-cache adds a server block for this stub domain`,
                at: block.at,
            });
        for (const place of places(block))
            taken.add(place);
    }
    return { ...config, blocks: [...config.blocks, ...added], errors };
}

;// CONCATENATED MODULE: ./.cache/build/cluster/coredns-custom.js



const DIRECTORY = '/etc/coredns/custom';
const IMPORTED = /\.(server|override|include)$/;
function isCustomMap(map) {
    return map.name === 'coredns-custom';
}
/** The files that a Corefile with `import custom/*.server` finds. */
function customFiles(map) {
    return new Map(map.data.map((entry) => [`${DIRECTORY}/${entry.key}`, entry.text]));
}
function baseCorefile(map, gardener) {
    const overrides = map.data.some((entry) => entry.key.endsWith('.include')) ? ['override', 'include'] : ['override'];
    const imports = overrides.map((suffix) => `    import custom/*.${suffix}\n`).join('');
    return `.:${gardener ? 8053 : 53} {
    errors
    health
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
      pods insecure
      fallthrough in-addr.arpa ip6.arpa
    }
    prometheus :9153
${gardener ? imports : ''}    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
${gardener ? '' : imports}}
import custom/*.server
`;
}
/** The platform's CoreDNS, as far as the ConfigMap that it imports tells; undefined when nothing of it is imported. */
function customServer(map, pools, inherited, setup) {
    for (const entry of map.data)
        if (!IMPORTED.test(entry.key))
            setup.remark({
                kind: 'not-modelled',
                message: `\`${entry.key}\` ends neither in .server nor in .override: the platforms that are known import nothing else`,
                at: entry.at,
            });
    if (!map.data.some((entry) => IMPORTED.test(entry.key)))
        return undefined;
    const pool = pools[0];
    const gardener = map.data.some((entry) => entry.key.endsWith('.server') && /^[^#\n]*:8053\b/m.test(entry.text.text));
    const name = `${map.namespace}/ConfigMap/${map.name}`;
    const version = setup.input.settings?.corednsVersion;
    return makeServer({
        id: name,
        name,
        network: `pod:${name}`,
        pool: pool.name,
        found: {
            text: standsFor(map.at, baseCorefile(map, gardener)),
            software: 'coredns',
            claims: [],
            version: version?.value ?? NEWEST_COREDNS,
            ...(version === undefined ? {} : { versionAt: version.at }),
            assumption: `the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap ${map.namespace}/${map.name}`,
            context: {
                version: version?.value ?? NEWEST_COREDNS,
                build: 'coredns',
                env: new Map(),
                envKnown: false,
                port: 53,
                path: '/etc/coredns/Corefile',
                files: customFiles(map),
                filesComplete: true,
            },
        },
        resolver: inherited.get(pool.name),
        at: map.at,
    }, setup);
}

;// CONCATENATED MODULE: ./.cache/build/cluster/corefile-of.js
/** Which Corefile a container reads, as which CoreDNS, and what its surroundings say about it. */




const COREDNS_IMAGE = /(^|[/.-])coredns([:@-]|$)|coredns/i;
/** Images that the project and the distributions publish; what a private registry calls coredns may hold other plugins. */
const STOCK_IMAGE = /^(?:(?:docker\.io\/)?coredns\/coredns|(?:registry\.k8s\.io|k8s\.gcr\.io|gcr\.io\/google[-_]containers)\/(?:coredns\/)?coredns|(?:docker\.io\/)?rancher\/(?:mirrored-)?coredns-coredns|public\.ecr\.aws\/eks-distro\/coredns\/coredns|mcr\.microsoft\.com\/oss\/(?:v2\/)?kubernetes\/coredns|registry\.aliyuncs\.com\/google_containers\/coredns)(?:[:@]|$)/;
const NODE_CACHE_IMAGE = /node-cache|nodelocaldns|node-local-dns/i;
function corefile_of_corefileOf(workload, container, setup) {
    const image = container.image?.value ?? '';
    const nodeCache = NODE_CACHE_IMAGE.test(image) || container.words.some((word) => /(^|\/)node-cache$/.test(word.value));
    const files = new Map();
    const used = [];
    let complete = true;
    for (const mount of container.mounts) {
        const volume = workload.volumes.find((one) => one.name === mount.volume);
        if (volume === undefined || volume.source.kind !== 'config-map') {
            if (volume?.source.kind === 'other' || volume?.source.kind === 'host-path')
                complete = false;
            continue;
        }
        const source = volume.source;
        const map = setup.mapsNamed.get(`${workload.namespace}/${source.name}`) ?? setup.mapsNamed.get(source.name);
        if (map === undefined) {
            if (!source.optional)
                complete = false;
            continue;
        }
        used.push(map);
        for (const entry of map.data) {
            const item = source.items === undefined ? { path: entry.key } : source.items.find((one) => one.key === entry.key);
            if (item === undefined)
                continue;
            const path = mount.subPath === undefined
                ? join(mount.path, item.path)
                : mount.subPath === item.path
                    ? mount.path
                    : undefined;
            if (path !== undefined)
                files.set(path, entry.text);
        }
    }
    const flag = (name) => flagOf(container, name);
    const conf = flag('conf');
    const path = conf?.value ?? (nodeCache ? (flag('corefile')?.value ?? '/etc/Corefile') : undefined);
    let text;
    let templated = false;
    let at = path ?? '/etc/coredns/Corefile';
    if (path !== undefined && files.has(path))
        text = files.get(path);
    if (text === undefined && nodeCache) {
        at = flag('basecorefile')?.value ?? '/etc/coredns/Corefile.base';
        text = files.get(at);
        templated = text !== undefined;
    }
    if (text === undefined && (COREDNS_IMAGE.test(image) || nodeCache || conf !== undefined)) {
        for (const [name, candidate] of files) {
            if (/(^|\/)Corefile(\.base)?$/.test(name) && (path === undefined || nodeCache)) {
                text = candidate;
                at = name;
                templated = nodeCache && name.endsWith('.base');
                break;
            }
        }
    }
    if (text === undefined)
        return undefined;
    for (const map of used)
        setup.claimed.add(map);
    const env = new Map();
    for (const variable of container.env)
        env.set(variable.name, variable.value);
    const locals = (flag('localip')?.value ?? '').split(',').flatMap((one) => parseAddress(one.trim()) ?? []);
    // node-cache reads the kube-dns ConfigMap where it is mounted, at /etc/kube-dns unless told (cmd/node-cache/app/configmap.go).
    const kubeDnsAt = flag('kubednscm')?.value ?? '/etc/kube-dns';
    const kubeDns = used.find((map) => map.data.some((entry) => files.get(join(kubeDnsAt, entry.key)) === entry.text && !/Corefile/.test(entry.key)));
    const stated = nodeCache && kubeDns !== undefined ? setup.input.readKubeDns(kubeDns.data) : undefined;
    const filledFrom = new Map();
    for (const one of stated?.upstreamNameservers ?? [])
        filledFrom.set(parseAddress(one.value) ?? one.value, {
            at: one.at,
            says: `upstreamNameservers lists ${one.value}: node-cache writes it in place of __PILLAR__UPSTREAM__SERVERS__`,
        });
    const added = templated && stated !== undefined
        ? stubBlocks(stated.stubDomains, locals, Number(flag('localport')?.value ?? 53), workload.hostNetwork)
        : [];
    if (templated)
        text = fillPlaceholders(text, workload, container, locals, (stated?.upstreamNameservers ?? []).map((one) => one.value), setup);
    const settingsVersion = setup.input.settings?.corednsVersion;
    const tag = nodeCache ? undefined : versionOf(image);
    const version = nodeCache ? NODE_CACHE_COREDNS : (tag ?? settingsVersion?.value ?? NEWEST_COREDNS);
    const versionAt = nodeCache ? undefined : tag === undefined ? settingsVersion?.at : container.image?.at;
    const port = Number(flag('dns.port')?.value ?? flag('p')?.value ?? 53);
    return {
        text,
        software: nodeCache ? 'node-cache' : 'coredns',
        claims: workload.hostNetwork ? locals : [],
        version,
        ...(versionAt === undefined ? {} : { versionAt }),
        ...(added.length === 0 ? {} : { added }),
        ...(filledFrom.size === 0 ? {} : { filledFrom }),
        context: {
            version,
            build: nodeCache ? 'node-cache' : 'coredns',
            env,
            envKnown: container.envFrom !== true && ![...env.values()].includes(undefined),
            port: Number.isInteger(port) ? port : 53,
            path: at,
            files,
            filesComplete: complete,
            ...(STOCK_IMAGE.test(image) ? { stockImage: true } : {}),
        },
    };
}
/** `-conf X`, `-conf=X`, `--conf=X` (Go flag package). */
function flagOf(container, name) {
    const { words } = container;
    for (let i = words.length - 1; i >= 0; i -= 1) {
        const word = words[i];
        if (word === undefined)
            continue;
        const match = /^--?([a-z.]+)(?:=(.*))?$/s.exec(word.value);
        if (match === null || match[1] !== name)
            continue;
        if (match[2] !== undefined)
            return { value: match[2], at: word.at };
        const next = words[i + 1];
        if (next !== undefined)
            return next;
    }
    return undefined;
}
function versionOf(image) {
    return /:v?(\d+\.\d+\.\d+)/.exec(image)?.[1];
}
function join(directory, name) {
    return `${directory.replace(/\/+$/, '')}/${name}`;
}
/** What node-cache itself does to its base file before CoreDNS starts (cmd/node-cache/app/configmap.go updateCorefile). */
function fillPlaceholders(text, workload, container, locals, upstreams, setup) {
    const upstream = flagOf(container, 'upstreamsvc')?.value ?? 'kube-dns';
    const service = setup.servicesNamed.get(`${workload.namespace}/${upstream}`);
    const told = service !== undefined
        ? (setup.addressesOf.get(service) ?? []).join(' ')
        : upstream === 'kube-dns' && setup.clusterDns.length > 0
            ? setup.clusterDns[0]
            : undefined;
    const values = new Map([
        ['__PILLAR__LOCAL__DNS__', locals.join(' ')],
        ['__PILLAR__DNS__SERVER__', ''],
        ['__PILLAR__UPSTREAM__SERVERS__', upstreams.length > 0 ? upstreams.join(' ') : '/etc/resolv.conf'],
    ]);
    if (told !== undefined)
        values.set('__PILLAR__CLUSTER__DNS__', told);
    return replaceAll(text, values);
}
/** Each replaced placeholder stands, as a whole, for its place in the file. */
function replaceAll(source, values) {
    let text = '';
    const segments = [];
    let done = 0;
    const copy = (end) => {
        if (end > done) {
            segments.push({ start: text.length, at: done, length: end - done, verbatim: true });
            text += source.text.slice(done, end);
        }
        done = end;
    };
    for (const match of source.text.matchAll(/__PILLAR__[A-Z_]+__/g)) {
        const value = values.get(match[0]);
        if (value === undefined)
            continue;
        copy(match.index);
        if (value !== '') {
            segments.push({ start: text.length, at: match.index, length: match[0].length, verbatim: false });
            text += value;
        }
        done = match.index + match[0].length;
    }
    copy(source.text.length);
    return derive(source, text, segments);
}
/** The block that node-cache appends for each stub domain (cmd/node-cache/app/configmap.go getStubDomainStr). */
function stubBlocks(stubs, locals, port, onNode) {
    return stubs.map((stub) => {
        const { at } = stub;
        return {
            keys: [{ zone: absolute(stub.zone), transport: 'dns', port: Number.isInteger(port) ? port : 53, at }],
            bind: onNode ? locals.map((address) => ({ value: { kind: 'address', address }, at })) : [],
            views: [],
            addedBy: 'node-cache',
            at,
            extent: at,
            steps: [
                {
                    kind: 'forward',
                    plugin: 'forward',
                    from: ROOT,
                    except: [],
                    to: stub.servers.map((server) => ({ value: endpointIn(server.value), at: server.at })),
                    policy: 'random',
                    maxConcurrent: 0,
                    failover: [],
                    next: [],
                    protocol: 'client',
                    merges: false,
                    at,
                },
            ],
        };
    });
}
/** `address`, `address:port` or `[address]:port`. */
function endpointIn(text) {
    const bracketed = /^\[([^\]]*)\](?::(\d{1,5}))?$/.exec(text) ?? /^([^:]*)(?::(\d{1,5}))?$/.exec(text);
    const address = parseAddress(bracketed?.[1] ?? text);
    if (address === undefined)
        return { kind: 'unresolved', text, because: `what ${text} resolves to is not stated` };
    return { kind: 'endpoint', address, port: Number(bracketed?.[2] ?? 53), transport: 'dns' };
}

;// CONCATENATED MODULE: ./.cache/build/cluster/frontends.js
/** Addresses that stand for servers: Services, load balancers, host ports. */

/** Only workloads that serve DNS can be reached: of the others it is enough to know that a Service selects none of ours. */
function frontendsOf(input) {
    const serversNamed = new Map();
    for (const server of input.servers)
        listOf(serversNamed, server.name).push(server);
    const served = new Map();
    const seen = new Set();
    for (const workload of input.workloads) {
        const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
        const servers = serversNamed.get(name);
        if (servers === undefined || seen.has(name))
            continue;
        seen.add(name);
        listOf(served, workload.namespace).push({ workload, servers });
    }
    const endpoints = new Map();
    for (const fact of input.endpoints)
        listOf(endpoints, `${fact.namespace}/${fact.service}`).push(fact);
    const out = [];
    for (const service of input.services) {
        const addresses = [
            ...(input.addressesOf.get(service) ?? []),
            ...service.externalIPs.flatMap((one) => parseAddress(one.value) ?? []),
        ];
        if (addresses.length === 0)
            continue;
        const at = service.clusterIPs[0]?.at ?? service.at;
        const says = `Service ${service.namespace}/${service.name}`;
        const ports = service.selector === undefined
            ? handWritten(service, endpoints.get(`${service.namespace}/${service.name}`) ?? [])
            : selected(service, service.selector, served.get(service.namespace) ?? []);
        for (const [port, targets] of ports)
            for (const address of addresses)
                out.push({ kind: 'service', address, port, says, at, targets, unknownTargets: false });
    }
    for (const list of served.values())
        for (const one of list)
            for (const frontend of hostPorts(one, input.pools))
                out.push(frontend);
    return out;
}
function listOf(map, key) {
    const known = map.get(key);
    if (known !== undefined)
        return known;
    const made = [];
    map.set(key, made);
    return made;
}
function selected(service, selector, served) {
    const wanted = Object.entries(selector);
    const chosen = served.filter(({ workload }) => wanted.every(([key, value]) => workload.labels[key] === value));
    const ports = new Map();
    for (const port of service.ports) {
        const targets = ports.get(port.port) ?? [];
        for (const { workload, servers } of chosen) {
            const number = typeof port.targetPort === 'number'
                ? port.targetPort
                : workload.containers.flatMap((container) => container.ports).find((one) => one.name === port.targetPort)
                    ?.containerPort;
            for (const server of servers) {
                const target = { kind: 'server', server: server.id, port: number ?? port.port };
                if (!targets.some((one) => one.kind === 'server' && one.server === target.server && one.port === target.port))
                    targets.push(target);
            }
        }
        ports.set(port.port, targets);
    }
    return ports;
}
/** A Service without a selector leads to the addresses that somebody wrote into its Endpoints or EndpointSlices. */
function handWritten(service, endpoints) {
    const ports = new Map();
    for (const port of service.ports) {
        const targets = ports.get(port.port) ?? [];
        for (const fact of endpoints) {
            const own = fact.ports.find((one) => one.name === port.name) ?? (fact.ports.length === 1 ? fact.ports[0] : undefined);
            const number = own?.port ?? (typeof port.targetPort === 'number' ? port.targetPort : port.port);
            for (const one of fact.addresses) {
                const address = parseAddress(one.value);
                if (address === undefined)
                    continue;
                if (!targets.some((known) => known.kind === 'address' && known.address === address && known.port === number))
                    targets.push({ kind: 'address', address, port: number, at: one.at });
            }
        }
        ports.set(port.port, targets);
    }
    return ports;
}
/** A container port published on the node's own addresses (CNI portmap). */
function hostPorts({ workload, servers }, pools) {
    if (workload.hostNetwork)
        return [];
    const out = [];
    const known = new Set();
    for (const container of workload.containers) {
        for (const port of container.ports) {
            if (port.hostPort === undefined)
                continue;
            for (const pool of pools) {
                const targets = servers
                    .filter((server) => server.pool === undefined || server.pool === pool.pool)
                    .map((server) => ({ kind: 'server', server: server.id, port: port.containerPort }));
                const hostIP = port.hostIP === undefined ? undefined : parseAddress(port.hostIP);
                for (const { value, at } of pool.addresses) {
                    if (hostIP !== undefined && hostIP !== value && hostIP !== '0.0.0.0' && hostIP !== '::')
                        continue;
                    if (known.has(`${value}|${port.hostPort}`))
                        continue;
                    known.add(`${value}|${port.hostPort}`);
                    out.push({
                        kind: 'host-port',
                        address: value,
                        port: port.hostPort,
                        says: `host port ${port.hostPort} of ${workload.namespace}/${workload.workload}/${workload.name}`,
                        at,
                        targets,
                        unknownTargets: false,
                    });
                }
            }
        }
    }
    return out;
}

;// CONCATENATED MODULE: ./.cache/build/cluster/resolver-files.js
/** Which resolver file a workload sees, and what it holds: kubelet's own algorithm (pkg/kubelet/network/dns/dns.go). */



/** kubelet keeps the first three (validation.MaxDNSNameservers). */
const MAX_NAMESERVERS = 3;
const resolver_files_ETC = '/etc/resolv.conf';
function makePool(input, readers, notices) {
    const os = input.os === undefined ? undefined : findOsProfile(input.os.value);
    const stated = input.provisioner?.value ?? input.kubelets.find((fact) => fact.provisioner !== undefined)?.provisioner;
    const provisioner = stated === undefined ? undefined : findProvisioner(stated);
    const files = new Map();
    const parts = new Map();
    for (const file of input.files) {
        // `echo ... >> FILE` and cloud-init's `append: true` leave what the same document put there before. Texts of several
        // files are not joined: which of them comes first on the node is not known.
        const before = file.mode === 'append' ? parts.get(file.path) : undefined;
        if (before !== undefined && before[0]?.file === file.text.file)
            before.push(standsFor(file.at, '\n'), file.text);
        else {
            parts.set(file.path, [file.text]);
            files.set(file.path, { text: file.text, at: file.at });
        }
    }
    for (const [path, texts] of parts) {
        const file = files.get(path);
        if (file !== undefined && texts.length > 1)
            files.set(path, { text: concat(texts), at: file.at });
    }
    for (const file of input.declared)
        files.set(file.path, { text: file.text, at: { file: file.text.file, span: { start: 0, end: 0 } } });
    const resolvedFiles = [...files.entries()]
        .filter(([path]) => /^\/(etc|run|usr\/lib|usr\/local\/lib)\/systemd\/resolved\.conf(\.d\/[^/]+\.conf)?$/.test(path))
        .sort(([a], [b]) => resolvedRank(a) - resolvedRank(b) || (a < b ? -1 : 1));
    const resolved = resolvedFiles.length === 0 ? undefined : readers.systemdResolved(resolvedFiles.map(([, file]) => file.text));
    if (resolved !== undefined)
        notices.push(...resolved.notices);
    return {
        name: input.name,
        ...(os?.kind === 'found' ? { os: os.profile } : {}),
        ...(input.os === undefined ? {} : { osAt: input.os.at }),
        ...(provisioner?.kind === 'found' ? { provisioner: provisioner.profile } : {}),
        ...(input.provisioner === undefined ? {} : { provisionerAt: input.provisioner.at }),
        addresses: input.addresses,
        files,
        links: new Map(input.links.map((link) => [link.path, { target: link.target, at: link.at }])),
        resolved: resolved?.value,
        kubelets: input.kubelets,
    };
}
/** The main file comes first, drop-ins after it (systemd.unit(5), drop-in order). */
function resolvedRank(path) {
    return path.endsWith('/resolved.conf') ? 0 : 1;
}
const UNKNOWN = (because, via = []) => ({
    nameservers: [],
    unknown: { because, via },
    outside: false,
});
/** What a path on a node holds, as nameservers. */
function nodeResolverFile(pool, path, readers, notices, via, anchor, depth = 0) {
    if (depth > 8)
        return UNKNOWN(`links from ${path} lead round in a circle`, via);
    const written = pool.files.get(path);
    const link = pool.links.get(path);
    // Commands run after files are written (cloud-init's runcmd after write_files): what is linked later stands there.
    const replaced = written !== undefined &&
        link !== undefined &&
        link.at.file === written.at.file &&
        link.at.span.start > written.at.span.start;
    const file = replaced ? undefined : written;
    if (file !== undefined) {
        const reading = readers.resolverFile(file.text);
        notices.push(...reading.notices);
        const nameservers = reading.value.nameservers.map((nameserver) => {
            const address = parseAddress(nameserver.value) ?? nameserver.value;
            const steps = [
                ...via,
                { at: nameserver.at, says: `${path} on the node lists nameserver ${nameserver.value}` },
            ];
            const cause = path === RESOLVED_UPLINK_FILE ? pool.resolved?.dns.find((one) => sameAddress(one.value, address)) : undefined;
            if (cause !== undefined)
                steps.push({
                    at: cause.at,
                    says: `DNS=${cause.value} puts it there: systemd-resolved lists its servers in ${path}`,
                });
            return { address, at: nameserver.at, via: steps, assumptions: [] };
        });
        return { nameservers, outside: false };
    }
    if (link !== undefined) {
        return nodeResolverFile(pool, resolvePath(path, link.target), readers, notices, [...via, { at: link.at, says: `${path} links to ${link.target}` }], link.at, depth + 1);
    }
    const profile = pool.osAt ?? anchor;
    if (path === RESOLVED_STUB_FILE) {
        return {
            nameservers: [
                {
                    address: STUB_ADDRESS,
                    at: profile,
                    via: [...via, { at: profile, says: `${path} lists ${STUB_ADDRESS}, systemd-resolved's stub listener` }],
                    assumptions: [],
                },
            ],
            outside: false,
        };
    }
    if (path === RESOLVED_UPLINK_FILE) {
        const dns = pool.resolved?.dns ?? [];
        if (dns.length > 0) {
            return {
                nameservers: dns.map((one) => ({
                    address: parseAddress(one.value) ?? one.value,
                    at: one.at,
                    via: [...via, { at: one.at, says: `DNS=${one.value}: systemd-resolved lists it in ${path}` }],
                    assumptions: [],
                })),
                outside: false,
            };
        }
        if (pool.os?.resolved === 'active')
            return { nameservers: [], outside: true };
        return UNKNOWN(`what ${path} holds on the nodes is not stated`, via);
    }
    if (path !== resolver_files_ETC)
        return UNKNOWN(`what ${path} holds on the nodes is not stated`, via);
    if (pool.os === undefined)
        return UNKNOWN('what /etc/resolv.conf holds on the nodes is not stated', via);
    const says = `${pool.os.title} (${pool.os.id})`;
    switch (pool.os.etcResolvConf.kind) {
        case 'link-to-stub':
            return {
                nameservers: [
                    {
                        address: STUB_ADDRESS,
                        at: profile,
                        via: [
                            ...via,
                            {
                                at: profile,
                                says: `on ${says} /etc/resolv.conf lists ${STUB_ADDRESS}, systemd-resolved's stub listener`,
                            },
                        ],
                        assumptions: [],
                    },
                ],
                outside: false,
            };
        case 'link-to-uplink':
            return nodeResolverFile(pool, RESOLVED_UPLINK_FILE, readers, notices, [...via, { at: profile, says: `on ${says} /etc/resolv.conf links to ${RESOLVED_UPLINK_FILE}` }], profile, depth + 1);
        case 'dhcp':
            return { nameservers: [], outside: true };
        case 'content':
            return {
                nameservers: pool.os.etcResolvConf.nameservers.map((address) => ({
                    address,
                    at: profile,
                    via: [...via, { at: profile, says: `on ${says} /etc/resolv.conf lists ${address}` }],
                    assumptions: [],
                })),
                outside: false,
            };
    }
}
function sameAddress(written, address) {
    return (parseAddress(written) ?? written.replace(/:53$/, '')) === address;
}
function resolvePath(from, target) {
    if (target.startsWith('/'))
        return target;
    const parts = from.split('/').slice(0, -1);
    for (const part of target.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '.' && part !== '')
            parts.push(part);
    }
    return parts.join('/') || '/';
}
/** What kubelet copies into pods whose effective policy is Default. */
function inheritedView(pool, readers, notices, anchor) {
    const stated = statedResolvConf(pool);
    if (stated !== undefined) {
        const { value, at } = stated;
        if (value === '') {
            return {
                nameservers: [
                    {
                        address: '127.0.0.1',
                        at,
                        via: [{ at, says: 'resolvConf is empty: kubelet then writes nameserver 127.0.0.1 into the pod' }],
                        assumptions: [],
                    },
                ],
                outside: false,
            };
        }
        return nodeResolverFile(pool, value, readers, notices, [{ at, says: `kubelet copies ${value} into pods with dnsPolicy Default` }], at);
    }
    const at = pool.provisionerAt ?? pool.osAt ?? anchor;
    const choice = pool.provisioner?.resolvConf(pool.os);
    const view = (path, says) => nodeResolverFile(pool, path, readers, notices, [{ at, says }], at);
    if (choice === undefined) {
        const fixed = pool.os?.kubeletResolvConf;
        return view(fixed ?? resolver_files_ETC, `kubelet copies ${fixed ?? resolver_files_ETC} into pods with dnsPolicy Default: nothing states another resolvConf`);
    }
    if (choice.kind === 'path') {
        const found = view(choice.path, `kubelet copies ${choice.path} into pods with dnsPolicy Default: ${choice.because}`);
        return found;
    }
    if (choice.kind === 'unless-only-stub') {
        const found = view(choice.path, `kubelet copies ${choice.path} into pods with dnsPolicy Default: ${choice.because}`);
        if (found.nameservers.length === 1 && found.nameservers[0]?.address === STUB_ADDRESS)
            return view(choice.instead, `kubelet copies ${choice.instead}: ${choice.because}`);
        return found;
    }
    for (const path of choice.candidates) {
        const found = view(path, `kubelet copies ${path} into pods with dnsPolicy Default: ${choice.because}`);
        if (found.unknown !== undefined)
            return found;
        if (found.outside)
            return found;
        if (found.nameservers.length > 0 && found.nameservers.every((one) => usable(one.address, choice.accepts)))
            return found;
    }
    if ('path' in choice.otherwise)
        return view(choice.otherwise.path, `kubelet copies ${choice.otherwise.path}: ${choice.because}`);
    return {
        nameservers: choice.otherwise.nameservers.map((address) => ({
            address,
            at,
            via: [{ at, says: `no candidate file is usable: ${choice.because}` }],
            assumptions: [],
        })),
        outside: false,
    };
}
function usable(address, accepts) {
    if (/^127\./.test(address) || address === '::1')
        return false;
    if (accepts === 'no-loopback')
        return true;
    return (!/^(169\.254\.|0\.0\.0\.0$|22[4-9]\.|23\d\.|255\.255\.255\.255$)/.test(address) &&
        !/^(fe[89ab]|ff|::$)/i.test(address));
}
/** Flags win over the file, whatever their order (cmd/kubelet/app/server.go kubeletConfigFlagPrecedence). */
function statedResolvConf(pool) {
    const of = (source) => {
        const facts = pool.kubelets.filter((fact) => fact.source === source && fact.resolvConf !== undefined);
        return facts[facts.length - 1]?.resolvConf;
    };
    return of('flags') ?? of('config');
}
/** A pod's /etc/resolv.conf. `clusterDns`: what kubelet was told, with its road; empty means kubelet falls back to the node's file. */
function podResolver(workload, clusterDns, inherited) {
    const policy = workload.dnsPolicy?.value ?? 'ClusterFirst';
    const at = workload.dnsPolicy?.at ?? workload.podSpecAt;
    const wantsCluster = policy === 'ClusterFirstWithHostNet' ||
        (policy === 'ClusterFirst' && !workload.hostNetwork) ||
        !['None', 'Default', 'ClusterFirst', 'ClusterFirstWithHostNet'].includes(policy);
    const says = workload.dnsPolicy === undefined ? `no dnsPolicy: the API server writes ClusterFirst` : `dnsPolicy ${policy}`;
    let view;
    let inheritsClusterDns;
    if (policy === 'None')
        view = { nameservers: [], outside: false };
    else if (wantsCluster && clusterDns.length > 0) {
        view = {
            nameservers: clusterDns.map((one) => ({
                address: one.address,
                at,
                via: [{ at, says: `${says}: the pod's resolver is the cluster DNS ${one.address}` }, ...one.via],
                assumptions: [],
            })),
            outside: false,
        };
        inheritsClusterDns = { policy: says, at };
    }
    else if (wantsCluster) {
        view = UNKNOWN('the cluster DNS address is not stated', [{ at, says }]);
        inheritsClusterDns = { policy: says, at };
    }
    else {
        const road = {
            at,
            says: policy === 'ClusterFirst'
                ? `${says} with hostNetwork: the pod gets the node's resolver file`
                : `${says}: the pod gets the node's resolver file`,
        };
        view = {
            ...inherited,
            nameservers: inherited.nameservers.map((one) => ({ ...one, via: [road, ...one.via] })),
            ...(inherited.unknown === undefined
                ? {}
                : { unknown: { ...inherited.unknown, via: [road, ...inherited.unknown.via] } }),
        };
    }
    const seen = new Set(view.nameservers.map((one) => one.address));
    const nameservers = [...view.nameservers];
    for (const extra of workload.dnsConfig?.nameservers ?? []) {
        const address = parseAddress(extra.value) ?? extra.value;
        if (seen.has(address))
            continue;
        seen.add(address);
        nameservers.push({
            address,
            at: extra.at,
            via: [{ at: extra.at, says: `dnsConfig lists nameserver ${extra.value}` }],
            assumptions: [],
        });
    }
    const kept = { ...view, nameservers: nameservers.slice(0, MAX_NAMESERVERS) };
    return inheritsClusterDns === undefined ? { view: kept } : { view: kept, inheritsClusterDns };
}

;// CONCATENATED MODULE: ./.cache/build/cluster/pools.js
/** The pools of nodes, and the address that kubelets hand out as the cluster DNS. */


function clusterDnsOf(settings, networks) {
    const out = [];
    const add = (address, at, says) => {
        if (address !== undefined && !out.some((one) => one.address === address))
            out.push({ address, at, via: [{ at, says }] });
    };
    for (const one of settings?.clusterDns ?? [])
        add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
    if (out.length > 0)
        return out;
    for (const fact of networks)
        for (const one of fact.clusterDNS ?? [])
            add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
    if (out.length > 0)
        return out;
    for (const one of settings?.serviceCidrs ?? [])
        add(nthAddress(one.value, 10), one.at, `the cluster DNS is the tenth address of ${one.value}`);
    if (out.length > 0)
        return out.slice(0, 1);
    for (const fact of networks)
        for (const one of fact.serviceSubnets ?? [])
            add(nthAddress(one.value, 10), one.at, `the cluster DNS is the tenth address of ${one.value}`);
    return out.slice(0, 1);
}
function makePools(input, kubelets, files, links, profiles, readers, notices) {
    const declared = input.settings?.nodes ?? [];
    const names = declared.length > 0
        ? declared.map((node) => node.name)
        : [...new Set(['default', ...[...profiles, ...kubelets, ...files].flatMap((fact) => fact.pool ?? [])])];
    const pooled = names.length > 1 && declared.length === 0 ? names.filter((name) => name !== 'default') : names;
    return pooled.map((name) => {
        const node = declared.find((one) => one.name === name);
        const mine = (list) => list.filter((fact) => fact.pool === undefined || fact.pool === name || declared.length > 0);
        const profile = mine(profiles)[0];
        return makePool({
            name,
            os: node?.os ?? profile?.os,
            provisioner: node?.provisioner ?? profile?.provisioner,
            addresses: (node?.addresses ?? profile?.addresses ?? []).flatMap((one) => {
                const value = parseAddress(one.value);
                return value === undefined ? [] : [{ value, at: one.at }];
            }),
            declared: node?.files ?? [],
            files: mine(files),
            links: mine(links),
            kubelets: mine(kubelets),
        }, readers, notices);
    });
}

;// CONCATENATED MODULE: ./.cache/build/cluster/resolver-servers.js
/** Resolvers other than CoreDNS: on the nodes, declared, known by behaviour. */



/** Resolvers that run on the nodes themselves. */
function nodeServers(pool, inherited, readers, notices, anchor) {
    const out = [];
    const at = pool.osAt ?? pool.provisionerAt ?? anchor;
    const stub = pool.resolved?.stubListener;
    const runs = (pool.os?.resolved === 'active' && pool.os.stubListener) ||
        (pool.resolved !== undefined && pool.os?.resolved !== 'absent');
    if (runs && !(stub !== undefined && /^(no|false|off|0)$/i.test(stub.value))) {
        const where = pool.resolved?.at ?? at;
        const listed = [...(pool.resolved?.dns ?? [])];
        // A plain /etc/resolv.conf is one of resolved's own sources (systemd-resolved.service(8)).
        const plain = pool.files.get('/etc/resolv.conf');
        if (plain !== undefined)
            for (const one of readers.resolverFile(plain.text).value.nameservers)
                if (!one.value.startsWith('127.0.0.5'))
                    listed.push(one);
        const extra = (pool.resolved?.stubListenerExtra ?? []).flatMap((one) => parseAddress(one.value.replace(/^(udp|tcp):/, '').replace(/:\d+$/, '')) ?? []);
        const to = listed.map((one) => endpointOf(one));
        const block = simpleBlock(['127.0.0.53', '127.0.0.54', ...extra], [{ zone: ROOT, to, policy: 'sequential', at: where }], where, true);
        const config = { blocks: [block], errors: [], at: where };
        const upstreams = new Map();
        for (const step of block.steps) {
            if (step.kind !== 'forward')
                continue;
            const known = step.to.flatMap((one) => one.value.kind === 'endpoint'
                ? [
                    {
                        kind: 'known',
                        address: one.value.address,
                        port: one.value.port,
                        transport: 'dns',
                        at: one.at,
                        via: [],
                        assumptions: [],
                    },
                ]
                : []);
            upstreams.set(step, known.length > 0
                ? known
                : [
                    {
                        kind: 'unknown',
                        because: 'the resolvers that the nodes get from their network',
                        outside: true,
                        at: where,
                        via: [],
                    },
                ]);
        }
        out.push({
            id: `systemd-resolved on ${pool.name}`,
            name: `node/${pool.name}/systemd-resolved`,
            software: 'systemd-resolved',
            network: `node:${pool.name}`,
            pool: pool.name,
            version: '',
            config,
            upstreams,
            claims: extra,
            at: where,
        });
    }
    for (const [software, pattern, read] of [
        ['dnsmasq', /^\/etc\/(dnsmasq\.conf|dnsmasq\.d\/[^/]+|NetworkManager\/dnsmasq\.d\/[^/]+)$/, readers.dnsmasq],
        ['unbound', /^\/etc\/unbound\/(unbound\.conf|unbound\.conf\.d\/[^/]+\.conf)$/, readers.unbound],
    ]) {
        const files = [...pool.files.entries()].filter(([path]) => pattern.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
        const first = files[0];
        if (first === undefined)
            continue;
        const reading = read(files.map(([, file]) => file.text));
        notices.push(...reading.notices);
        out.push({
            id: `${software} on ${pool.name}`,
            name: `node/${pool.name}/${software}`,
            software,
            network: `node:${pool.name}`,
            pool: pool.name,
            version: '',
            config: reading.value,
            upstreams: resolveUpstreams(reading.value, {
                nameservers: [],
                unknown: { because: 'what /etc/resolv.conf holds on the nodes is not stated', via: [] },
                outside: inherited.outside,
            }, '', [], new Map(), new Map(), undefined),
            claims: [],
            at: first[1].at,
        });
    }
    return out;
}
function endpointOf(one) {
    const match = /^(\d+\.\d+\.\d+\.\d+)(?::(\d+))?$/.exec(one.value) ?? /^\[([0-9a-fA-F:]+)\](?::(\d+))?$/.exec(one.value);
    const address = parseAddress(match?.[1] ?? one.value) ?? one.value;
    return { address, port: match?.[2] === undefined ? 53 : Number(match[2]), at: one.at };
}
function simpleBlock(addresses, forwards, at, merges) {
    return {
        keys: [{ zone: ROOT, transport: 'dns', port: 53, at }],
        bind: addresses.map((address) => ({ value: { kind: 'address', address }, at })),
        views: [],
        at,
        extent: at,
        steps: [
            ...forwards.map((one) => ({
                kind: 'forward',
                plugin: 'forward',
                from: one.zone,
                except: [],
                to: one.to.map((to) => ({
                    value: { kind: 'endpoint', address: to.address, port: to.port, transport: 'dns' },
                    at: to.at,
                })),
                policy: one.policy,
                maxConcurrent: 0,
                failover: [],
                next: [],
                protocol: 'client',
                merges,
                longestFromWins: true,
                at: one.at,
            })),
            { kind: 'answer', plugin: 'resolver', at, rules: [{ names: { kind: 'any' }, effect: 'answer', at }] },
        ],
    };
}
/** A resolver of the configuration: what it forwards it forwards, the rest it answers. */
function declaredServer(resolver, anchor) {
    const at = resolver.at ?? anchor;
    const addresses = resolver.addresses.flatMap((one) => parseAddress(one.value) ?? []);
    const block = simpleBlock(addresses, resolver.forwards.map((one) => ({
        zone: absolute(one.zone),
        to: one.to.map(endpointOf),
        policy: 'random',
        at: one.at,
    })), at, false);
    const config = { blocks: [block], errors: [], at };
    return {
        id: `resolver ${resolver.name}`,
        name: resolver.name,
        software: 'declared',
        network: `external:${resolver.name}`,
        version: '',
        config,
        upstreams: resolveUpstreams(config, { nameservers: [], outside: false }, '', [], new Map(), new Map(), undefined),
        claims: [],
        at,
    };
}
function behaviourServer(fact, pools) {
    const network = fact.network === 'node' ? `node:${fact.pool ?? pools[0]?.name ?? 'default'}` : `external:${fact.name}`;
    return {
        id: `resolver ${fact.name}`,
        name: fact.name,
        software: fact.software,
        network,
        version: '',
        config: fact.config,
        upstreams: resolveUpstreams(fact.config, { nameservers: [], outside: false }, '', [], new Map(), new Map(), undefined),
        claims: fact.network === 'node' ? fact.addresses.map((one) => one.value) : [],
        at: fact.at,
    };
}

;// CONCATENATED MODULE: ./.cache/build/cluster/assemble.js
/** Gathers facts into one cluster: servers, the networks they sit in, and what each upstream comes to. */









function assemble(input, readers) {
    const { facts, settings } = input;
    const notices = [];
    const of = (kind) => facts.filter((fact) => fact.kind === kind);
    const maps = of('config-map');
    const workloads = of('workload');
    const services = of('service');
    const networks = of('network');
    const anchor = facts[0]?.at ?? settings?.at;
    const symbolic = new Map();
    // Services without a written address get one that nobody else can have (240.0.0.0/4 is reserved, RFC 1112).
    const addressesOf = new Map();
    const dnsService = services.find((service) => service.namespace === 'kube-system' &&
        /^(kube-dns|coredns|rke2-coredns-rke2-coredns)$/.test(service.name) &&
        !service.headless) ??
        services.find((service) => service.selector?.['k8s-app'] === 'kube-dns' && !service.headless && !service.name.includes('upstream'));
    const domain = settings?.clusterDomain ??
        networks.find((fact) => fact.clusterDomain !== undefined)?.clusterDomain?.value ??
        'cluster.local';
    const told = clusterDnsOf(settings, networks);
    for (const service of services) {
        if (service.headless || service.type === 'ExternalName')
            continue;
        const written = service.clusterIPs.flatMap((one) => parseAddress(one.value) ?? []);
        if (written.length > 0)
            addressesOf.set(service, written);
        else if (service === dnsService && told.length > 0)
            addressesOf.set(service, told.map((one) => one.address));
        else {
            const made = `240.${(symbolic.size >> 16) & 255}.${(symbolic.size >> 8) & 255}.${symbolic.size & 255}`;
            symbolic.set(made, `Service ${service.namespace}/${service.name}`);
            addressesOf.set(service, [made]);
        }
    }
    const pools = makePools(input, of('kubelet'), of('node-file'), of('node-link'), of('node-profile'), readers, notices);
    const fallbackAnchor = anchor ?? { file: { path: '', text: '' }, span: { start: 0, end: 0 } };
    const inherited = new Map(pools.map((pool) => [pool.name, inheritedView(pool, readers, notices, fallbackAnchor)]));
    const kubeletDns = (pool) => {
        const flags = pool.kubelets.filter((fact) => fact.clusterDNS !== undefined);
        const chosen = flags.filter((fact) => fact.source === 'flags').at(-1) ?? flags.at(-1);
        if (chosen?.clusterDNS !== undefined) {
            return chosen.clusterDNS.flatMap((one) => {
                const address = parseAddress(one.value);
                return address === undefined
                    ? []
                    : [{ address, via: [{ at: one.at, says: `kubelet's clusterDNS is ${address}` }], at: one.at }];
            });
        }
        if (told.length > 0)
            return told;
        if (dnsService !== undefined)
            return (addressesOf.get(dnsService) ?? []).map((address) => ({
                address,
                via: [{ at: dnsService.at, says: `the cluster DNS is Service ${dnsService.namespace}/${dnsService.name}` }],
                at: dnsService.at,
            }));
        return [];
    };
    const servers = [];
    const inheritsClusterDns = [];
    const claimed = new Set();
    const mapsNamed = new Map();
    for (const map of maps) {
        for (const name of [map.name, `${map.namespace}/${map.name}`])
            if (!mapsNamed.has(name))
                mapsNamed.set(name, map);
    }
    const servicesNamed = new Map();
    for (const service of services) {
        const name = `${service.namespace}/${service.name}`;
        if (!servicesNamed.has(name))
            servicesNamed.set(name, service);
    }
    const context = {
        input,
        mapsNamed,
        servicesNamed,
        clusterDns: told.map((one) => one.address),
        addressesOf,
        readers,
        notices,
        remark: once(notices),
        symbolic,
        claimed,
    };
    for (const workload of workloads) {
        for (const container of workload.containers) {
            if (container.init)
                continue;
            const found = corefile_of_corefileOf(workload, container, context);
            if (found === undefined)
                continue;
            const perPool = pools.length > 1 ? pools : [pools[0]];
            const variants = new Map();
            for (const pool of perPool) {
                const resolver = podResolver(workload, kubeletDns(pool), inherited.get(pool.name));
                const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
                const id = perPool.length > 1 ? `${name} on ${pool.name}` : name;
                const server = makeServer({
                    id,
                    name,
                    network: workload.hostNetwork ? `node:${pool.name}` : `pod:${id}`,
                    pool: pool.name,
                    found,
                    resolver: resolver.view,
                    at: workload.at,
                }, context);
                const signature = JSON.stringify(resolver.view.nameservers.map((one) => one.address)) +
                    (workload.hostNetwork ? pool.name : '') +
                    (resolver.view.unknown?.because ?? '');
                if (variants.has(signature))
                    continue;
                variants.set(signature, server);
                servers.push(server);
                if (resolver.inheritsClusterDns !== undefined)
                    inheritsClusterDns.push({ server: name, ...resolver.inheritsClusterDns });
            }
        }
    }
    for (const map of maps) {
        if (claimed.has(map) || isCustomMap(map))
            continue;
        const entry = map.data.find((one) => one.key === 'Corefile') ??
            map.data.find((one) => !/\.(server|override|include)$/.test(one.key) && readers.looksLikeCorefile(one.text));
        if (entry === undefined || (entry.key !== 'Corefile' && !readers.looksLikeCorefile(entry.text)))
            continue;
        servers.push(assumedServer(map, entry, pools, inherited, context));
    }
    // The platform's own Corefile imports it, unless the repository shows the CoreDNS of that namespace.
    for (const map of maps) {
        if (claimed.has(map) || !isCustomMap(map))
            continue;
        if (servers.some((server) => server.software === 'coredns' && server.name.startsWith(`${map.namespace}/`)))
            continue;
        const server = customServer(map, pools, inherited, context);
        if (server !== undefined)
            servers.push(server);
    }
    const texts = of('config-text').filter((text) => text.language === 'corefile');
    const beside = new Map(of('config-text').map((text) => [`/${text.path}`, text.text]));
    for (const text of texts)
        servers.push(bareServer(text, beside, settings, context));
    for (const pool of pools)
        servers.push(...nodeServers(pool, inherited.get(pool.name), readers, notices, fallbackAnchor));
    for (const resolver of settings?.resolvers ?? [])
        servers.push(declaredServer(resolver, fallbackAnchor));
    for (const fact of of('resolver'))
        servers.push(behaviourServer(fact, pools));
    const poolViews = pools.map((pool) => ({
        pool: pool.name,
        inherited: inherited.get(pool.name),
        addresses: pool.addresses,
    }));
    const frontends = frontendsOf({
        services,
        endpoints: of('endpoints'),
        workloads,
        servers,
        addressesOf,
        pools: poolViews,
    });
    // A ConfigMap without its workload still stands behind the cluster's DNS Service address.
    const assumed = servers.find((server) => server.assumption !== undefined && server.network.startsWith('pod:'));
    if (assumed !== undefined) {
        const at = dnsService?.at ?? told[0]?.at ?? assumed.at;
        const addresses = dnsService === undefined ? told.map((one) => one.address) : (addressesOf.get(dnsService) ?? []);
        for (const address of addresses) {
            const known = frontends.find((one) => one.address === address && one.targets.length > 0);
            if (known === undefined)
                frontends.unshift({
                    kind: 'service',
                    address,
                    port: 53,
                    says: dnsService === undefined ? 'the cluster DNS address' : `Service ${dnsService.namespace}/${dnsService.name}`,
                    at,
                    targets: [{ kind: 'server', server: assumed.id, port: 53 }],
                    unknownTargets: false,
                });
        }
    }
    else if (dnsService === undefined && told.length > 0) {
        // Of several it is the one that serves the cluster's own zone; a CoreDNS for other zones is nobody's cluster DNS.
        const target = servers.find((server) => server.software === 'coredns' &&
            server.network.startsWith('pod:') &&
            server.config.blocks.some((block) => block.steps.some((step) => step.kind === 'answer' && step.plugin === 'kubernetes')));
        if (target !== undefined)
            for (const one of told)
                frontends.push({
                    kind: 'service',
                    address: one.address,
                    port: 53,
                    says: 'the cluster DNS address',
                    at: one.at,
                    targets: [{ kind: 'server', server: target.id, port: 53 }],
                    unknownTargets: false,
                });
    }
    const clusterDns = [
        ...new Set([
            ...(dnsService === undefined ? [] : (addressesOf.get(dnsService) ?? [])),
            ...told.map((one) => one.address),
        ]),
    ];
    return {
        name: input.name,
        servers,
        frontends,
        pools: poolViews,
        ineffective: of('kubelet').flatMap((fact) => fact.ineffective),
        guardEdits: of('guard-edit'),
        inheritsClusterDns,
        nodeFiles: pools.flatMap((pool) => [...pool.files.entries()]
            .filter(([path]) => path.endsWith('resolv.conf'))
            .map(([path, file]) => ({ path, pool: pool.name, file: readers.resolverFile(file.text).value }))),
        symbolic,
        clusterDns,
        clusterDomain: absolute(domain),
        notices,
    };
}
function once(notices) {
    const known = new Set();
    return (notice) => {
        const key = `${notice.at.file.path}|${notice.at.span.start}|${notice.message}`;
        if (known.has(key))
            return;
        known.add(key);
        notices.push(notice);
    };
}

;// CONCATENATED MODULE: ./.cache/build/cluster/kustomize.js
/**
 * What kustomize builds of the facts that its files draw in: generated ConfigMaps, patched objects (kubernetes-sigs/kustomize
 * api/internal/target). Prefixes and suffixes rename objects and references alike, so names are left as they are.
 */

/** Every root built; and the facts that no kustomization has drawn in. */
function kustomize_build(facts) {
    const kustomizations = new Map();
    for (const fact of facts)
        if (fact.kind === 'kustomization')
            kustomizations.set(fact.directory, fact);
    if (kustomizations.size === 0)
        return { built: [], rest: facts };
    const byPath = new Map();
    const texts = new Map();
    for (const fact of facts) {
        const path = fact.at.file.path;
        const known = byPath.get(path);
        if (known === undefined)
            byPath.set(path, [fact]);
        else
            known.push(fact);
        if (fact.kind === 'config-text')
            texts.set(fact.path, fact.text);
    }
    const drawn = new Set();
    for (const one of kustomizations.values())
        for (const resource of one.resources)
            if (kustomizations.has(resource.value))
                drawn.add(resource.value);
    const workshop = { kustomizations, byPath, texts };
    const built = [];
    const reached = new Set();
    for (const one of kustomizations.values()) {
        if (drawn.has(one.directory))
            continue;
        const made = buildRoot(one, workshop, reached);
        if (made.length > 0)
            built.push({ directory: one.directory, facts: made });
    }
    // Kustomizations that draw each other in have no root, and kustomize refuses them: their files stay what they are.
    const used = new Set();
    for (const directory of reached) {
        const one = kustomizations.get(directory);
        if (one === undefined)
            continue;
        used.add(one.at.file.path);
        for (const resource of one.resources)
            if (!kustomizations.has(resource.value))
                used.add(resource.value);
        for (const generator of one.generators ?? [])
            for (const file of generator.files)
                used.add(file.path);
        for (const patch of one.patches ?? [])
            if (patch.source.kind === 'file')
                used.add(patch.source.path);
    }
    const rest = facts.filter((fact) => fact.kind !== 'kustomization' && fact.kind !== 'json-patch' && !used.has(fact.at.file.path));
    return { built, rest };
}
/** Below a root: kustomizations within kustomizations, each once. */
const MAX_KUSTOMIZATIONS = 2000;
/** Children before parents, so that a parent patches what its children have made. No recursion: depth is the user's. */
function buildRoot(root, workshop, reached) {
    const made = new Map();
    const open = [{ one: root, ready: false }];
    const begun = new Set();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { one } = next;
        if (next.ready) {
            made.set(one.directory, buildOne(one, made, workshop));
            continue;
        }
        if (begun.has(one.directory) || begun.size > MAX_KUSTOMIZATIONS)
            continue;
        begun.add(one.directory);
        reached.add(one.directory);
        open.push({ one, ready: true });
        for (const resource of one.resources) {
            const below = workshop.kustomizations.get(resource.value);
            if (below !== undefined && !begun.has(below.directory))
                open.push({ one: below, ready: false });
        }
    }
    return made.get(root.directory) ?? [];
}
function buildOne(one, made, workshop) {
    const facts = [];
    const components = [];
    for (const resource of one.resources) {
        const component = workshop.kustomizations.get(resource.value);
        if (component?.component === true) {
            components.push(component);
            continue;
        }
        const below = made.get(resource.value) ?? workshop.byPath.get(resource.value) ?? [];
        for (const fact of below)
            if (fact.kind !== 'json-patch' && fact.kind !== 'kustomization')
                facts.push(fact);
    }
    // Components come after all resources, in their order, and work on what is there (api/internal/target accumulateComponents).
    let all = facts;
    for (const component of components) {
        const brought = component.resources.flatMap((resource) => made.get(resource.value) ?? workshop.byPath.get(resource.value) ?? []);
        all = transformed(component, [...all, ...brought.filter((fact) => fact.kind !== 'kustomization')], workshop);
    }
    return transformed(one, all, workshop);
}
/** Generators, patches and renamings of one kustomization, on what has been drawn in. */
function transformed(one, drawn, workshop) {
    let facts = [...drawn];
    // Facts of the file itself, such as those of charts that it inflates.
    const own = (workshop.byPath.get(one.at.file.path) ?? []).filter((fact) => fact.kind !== 'kustomization');
    const inline = (one.patches ?? []).map((patch) => patch.source.kind === 'inline' ? within(own, patch.source.text) : []);
    const patches = new Set(inline.flat());
    for (const fact of own)
        if (!patches.has(fact))
            facts.push(fact);
    for (const generator of one.generators ?? []) {
        // A Secret of the same name is another object.
        if (generator.of === 'secret')
            continue;
        const data = [...generator.literals];
        for (const file of generator.files) {
            const text = workshop.texts.get(file.path);
            if (text !== undefined)
                data.push({ key: file.key, text, at: file.at });
        }
        const at = facts.findIndex((fact) => fact.kind === 'config-map' && fact.name === generator.name);
        const old = facts[at];
        const namespace = generator.namespace ?? one.namespace ?? (old?.kind === 'config-map' ? old.namespace : 'default');
        const map = {
            kind: 'config-map',
            namespace,
            name: generator.name,
            data: generator.behavior === 'merge' && old?.kind === 'config-map' ? mergedData(old.data, data) : data,
            labels: {},
            at: generator.at,
        };
        if (at === -1 || generator.behavior === 'create')
            facts.push(map);
        else
            facts[at] = { ...map, namespace: generator.namespace ?? namespace };
    }
    for (const [index, patch] of (one.patches ?? []).entries()) {
        const pieces = patch.source.kind === 'inline' ? (inline[index] ?? []) : (workshop.byPath.get(patch.source.path) ?? []);
        facts = patched(facts, patch, pieces);
    }
    return facts.map((fact) => renamed(fact, one));
}
/** The facts that stand within a text of the same file. */
function within(facts, text) {
    const start = text.segments[0]?.at ?? 0;
    const last = text.segments[text.segments.length - 1];
    const end = last === undefined ? 0 : last.at + last.length;
    return facts.filter((fact) => fact.at.span.start >= start && fact.at.span.end <= end);
}
function mergedData(old, more) {
    const keys = new Set(more.map((entry) => entry.key));
    return [...old.filter((entry) => !keys.has(entry.key)), ...more];
}
/** `namespace` moves every object; `images` gives tags. */
function renamed(fact, one) {
    const moved = one.namespace !== undefined && 'namespace' in fact && fact.namespace !== one.namespace
        ? { ...fact, namespace: one.namespace }
        : fact;
    const images = one.images ?? [];
    if (moved.kind !== 'workload' || images.length === 0)
        return moved;
    return {
        ...moved,
        containers: moved.containers.map((container) => {
            const { image } = container;
            const change = images.find((known) => image !== undefined && image.value.replace(/(:[^/:@]*)?(@.*)?$/, '') === known.name);
            if (image === undefined || change === undefined)
                return container;
            const tag = change.newTag?.value ?? /:([^/:@]*)(?:@.*)?$/.exec(image.value)?.[1];
            return {
                ...container,
                image: {
                    value: `${change.newName ?? change.name}${tag === undefined ? '' : `:${tag}`}`,
                    at: change.newTag?.at ?? image.at,
                },
            };
        }),
    };
}
function patched(facts, patch, pieces) {
    let out = [...facts];
    for (const piece of pieces) {
        if (piece.kind === 'json-patch') {
            if (patch.target !== undefined)
                out = out.map((fact) => (isTarget(fact, patch) ? operated(fact, piece) : fact));
        }
        else if (piece.kind === 'config-map' || piece.kind === 'workload' || piece.kind === 'service') {
            out = out.map((fact) => (patch.target === undefined ? isSame(fact, piece) : isTarget(fact, patch)) ? merged(fact, piece) : fact);
        }
    }
    return out;
}
function kindOf(fact) {
    if (fact.kind === 'workload')
        return fact.workload;
    if (fact.kind === 'config-map')
        return 'ConfigMap';
    return fact.kind === 'service' ? 'Service' : undefined;
}
function isSame(fact, piece) {
    if (kindOf(fact) !== kindOf(piece) || !('name' in fact) || !('name' in piece) || fact.name !== piece.name)
        return false;
    // A patch that says no namespace is read as `default` and means whichever the object has.
    const of = (one) => ('namespace' in one ? one.namespace : undefined);
    return of(piece) === 'default' || of(piece) === of(fact);
}
/** Kind, name and namespace of a target are anchored regular expressions (kustomize api/types/selector.go). */
function isTarget(fact, patch) {
    const { target } = patch;
    const kind = kindOf(fact);
    if (target === undefined || kind === undefined || !('name' in fact) || !('namespace' in fact))
        return false;
    // Labels of an object, as against those of its pods, are known of ConfigMaps only: what is not known is not selected.
    if (target.labelSelector !== undefined && !(fact.kind === 'config-map' && hasLabels(fact, target.labelSelector)))
        return false;
    return (matches(target.kind, kind) && matches(target.name, fact.name) && matches(target.namespace, fact.namespace ?? ''));
}
function hasLabels(fact, selector) {
    return selector.split(',').every((one) => {
        const [key = '', value] = one.split(/==?/).map((part) => part.trim());
        return value === undefined ? fact.labels[key] !== undefined : fact.labels[key] === value;
    });
}
function matches(pattern, text) {
    if (pattern === undefined || pattern === '' || pattern === text)
        return true;
    try {
        return build/* RE2JS */.L3.compile(`^(?:${pattern})$`).matcher(text).find();
    }
    catch {
        return false;
    }
}
/** A strategic merge, as far as the facts of an object go: maps merge, containers and volumes merge by name. */
function merged(fact, piece) {
    if (fact.kind === 'config-map' && piece.kind === 'config-map')
        return { ...fact, data: mergedData(fact.data, piece.data) };
    if (fact.kind === 'service' && piece.kind === 'service')
        return {
            ...fact,
            clusterIPs: piece.clusterIPs.length > 0 ? piece.clusterIPs : fact.clusterIPs,
            externalIPs: piece.externalIPs.length > 0 ? piece.externalIPs : fact.externalIPs,
            headless: piece.headless || (fact.headless && piece.clusterIPs.length === 0),
        };
    if (fact.kind !== 'workload' || piece.kind !== 'workload')
        return fact;
    const added = piece.containers.filter((one) => !fact.containers.some((known) => known.name === one.name));
    return {
        ...fact,
        hostNetwork: fact.hostNetwork || piece.hostNetwork,
        ...(piece.dnsPolicy === undefined ? {} : { dnsPolicy: piece.dnsPolicy }),
        ...(piece.dnsConfig === undefined ? {} : { dnsConfig: piece.dnsConfig }),
        containers: [...fact.containers.map((one) => mergedContainer(one, piece)), ...added],
        volumes: [
            ...fact.volumes.filter((one) => !piece.volumes.some((known) => known.name === one.name)),
            ...piece.volumes,
        ],
    };
}
function mergedContainer(one, piece) {
    const change = piece.containers.find((known) => known.name === one.name);
    if (change === undefined)
        return one;
    return {
        ...one,
        ...(change.image === undefined ? {} : { image: change.image }),
        words: change.words.length > 0 ? change.words : one.words,
        env: [...one.env.filter((known) => !change.env.some((other) => other.name === known.name)), ...change.env],
        ports: [
            ...one.ports.filter((known) => !change.ports.some((other) => other.containerPort === known.containerPort)),
            ...change.ports,
        ],
        mounts: [
            ...one.mounts.filter((known) => !change.mounts.some((other) => other.path === known.path)),
            ...change.mounts,
        ],
    };
}
/** The operations that decide about DNS: a ConfigMap's values, and what a pod template says of its resolver. */
function operated(fact, patch) {
    let out = fact;
    for (const { op, path, value, at } of patch.operations) {
        const words = path
            .slice(1)
            .split('/')
            .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'));
        if (out.kind === 'config-map' && words[0] === 'data' && words.length === 2) {
            const key = words[1] ?? '';
            const others = out.data.filter((entry) => entry.key !== key);
            if (op === 'remove')
                out = { ...out, data: others };
            else if ((op === 'add' || op === 'replace') && value !== undefined)
                out = { ...out, data: [...others, { key, text: value, at }] };
        }
        else if (out.kind === 'service' && words.join('/') === 'spec/clusterIP') {
            out = { ...out, clusterIPs: value === undefined || op === 'remove' ? [] : [{ value: value.text, at }] };
        }
        else if (out.kind === 'workload') {
            const last = words[words.length - 1];
            const inPod = words.slice(0, -1).join('/') === (out.workload === 'Pod' ? 'spec' : 'spec/template/spec');
            if (!inPod)
                continue;
            if (last === 'dnsPolicy' && op === 'remove') {
                const { dnsPolicy: _, ...less } = out;
                out = less;
            }
            else if (last === 'dnsPolicy' && value !== undefined)
                out = { ...out, dnsPolicy: { value: value.text, at } };
            else if (last === 'hostNetwork')
                out = { ...out, hostNetwork: op !== 'remove' && value?.text === 'true' };
        }
    }
    return out;
}

;// CONCATENATED MODULE: ./.cache/build/cluster/partition.js

/**
 * With configured clusters the first whose paths match takes a file; files of none make one cluster of their own.
 * Without: two folders that each bring the same DNS object are two clusters; each reaches up as far as it meets no
 * other, and what lies outside all of them belongs to every one.
 */
function partition(facts, settings) {
    const { built, rest } = kustomize_build(facts);
    const housed = rest.map((fact) => ({ fact, home: fact.home ?? fact.at.file.path }));
    // What a kustomization builds belongs where it is built, wherever its pieces lie.
    for (const one of built)
        for (const fact of one.facts)
            housed.push({ fact, home: one.directory === '' ? 'kustomization.yaml' : `${one.directory}/kustomization.yaml` });
    if (settings.length > 0) {
        const lists = settings.map(() => []);
        const left = [];
        for (const one of housed) {
            const at = settings.findIndex((known) => known.matches(one.home));
            const index = at === -1 ? settings.findIndex((known) => known.matches(one.fact.at.file.path)) : at;
            if (index === -1)
                left.push(one);
            else
                lists[index]?.push(one.fact);
        }
        const parts = settings.map((one, index) => ({ name: one.name, facts: lists[index] ?? [], settings: one }));
        return left.length === 0 ? parts : [...parts, ...byLayout(left)];
    }
    return byLayout(housed);
}
function byLayout(facts) {
    const homes = new Map();
    for (const { fact, home } of facts) {
        const id = identity(fact);
        if (id === undefined)
            continue;
        const directories = homes.get(id) ?? new Set();
        directories.add(directoryOf(home));
        homes.set(id, directories);
    }
    const roots = new Set();
    for (const directories of homes.values())
        if (directories.size > 1)
            for (const directory of directories)
                roots.add(directory);
    if (roots.size < 2)
        return facts.length === 0 ? [] : [{ name: 'default', facts: facts.map((one) => one.fact) }];
    const tops = new Map();
    const below = new Map();
    for (const root of roots)
        for (const up of upward(root))
            below.set(up, (below.get(up) ?? 0) + 1);
    for (const root of roots) {
        let top = root;
        for (const up of upward(root)) {
            if ((below.get(up) ?? 0) > (below.get(root) ?? 1))
                break;
            top = up;
        }
        tops.set(top, top);
    }
    const names = [...tops.keys()].sort();
    const lists = new Map(names.map((name) => [name, []]));
    for (const { fact, home } of facts) {
        let owner;
        for (const up of upward(directoryOf(home))) {
            if (lists.has(up)) {
                owner = up;
                break;
            }
        }
        if (owner === undefined)
            for (const list of lists.values())
                list.push(fact);
        else
            lists.get(owner)?.push(fact);
    }
    return names.map((name) => ({ name: name === '' ? 'default' : name, facts: lists.get(name) ?? [] }));
}
/** Objects of which a cluster has one. */
function identity(fact) {
    if (fact.kind === 'service' &&
        (fact.selector?.['k8s-app'] === 'kube-dns' || fact.ports.some((port) => port.port === 53)))
        return `service ${fact.namespace}/${fact.name}`;
    if (fact.kind === 'config-map' && fact.data.some((entry) => entry.key === 'Corefile'))
        return `config-map ${fact.namespace}/${fact.name}`;
    return undefined;
}
function directoryOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '' : path.slice(0, slash);
}
function* upward(directory) {
    let at = directory;
    for (;;) {
        yield at;
        if (at === '')
            return;
        at = directoryOf(at);
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/versions.js
/** Stock plugins: their order, since when they exist, and which have more to say in a file of their own. */
/** plugin.cfg of 1.14.7; configuration-only plugins included. */
const ORDER_NEWEST = 'root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap local dns64 any chaos loadbalance tsig rewrite autopath acl cache header dnssec tls minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(' ');
/** Up to 1.14.6 the cache stood before rewrite; acl stood right after dns64 up to 1.14.1. */
const ORDER_BEFORE_1_14_7 = 'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 any chaos loadbalance tsig cache rewrite acl header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(' ');
const ORDER_BEFORE_1_14_2 = 'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 acl any chaos loadbalance tsig cache rewrite header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(' ');
function compareVersions(a, b) {
    const left = a.split('.').map((part) => Number.parseInt(part, 10) || 0);
    const right = b.split('.').map((part) => Number.parseInt(part, 10) || 0);
    for (let i = 0; i < 3; i += 1)
        if ((left[i] ?? 0) !== (right[i] ?? 0))
            return (left[i] ?? 0) - (right[i] ?? 0);
    return 0;
}
function pluginOrder(version) {
    if (compareVersions(version, '1.14.7') >= 0)
        return ORDER_NEWEST;
    return compareVersions(version, '1.14.2') >= 0 ? ORDER_BEFORE_1_14_7 : ORDER_BEFORE_1_14_2;
}
/** First version with the plugin; plugins of the first releases are left out. */
const SINCE = {
    loop: '1.2.1',
    forward: '1.0.6',
    acl: '1.6.5',
    any: '1.4.0',
    ready: '1.5.0',
    grpc: '1.5.0',
    sign: '1.6.0',
    cancel: '1.5.1',
    azure: '1.6.3',
    clouddns: '1.6.2',
    transfer: '1.6.7',
    bufsize: '1.6.7',
    dns64: '1.7.0',
    local: '1.8.1',
    minimal: '1.8.4',
    header: '1.8.5',
    geoip: '1.8.5',
    tsig: '1.9.4',
    view: '1.10.0',
    timeouts: '1.10.1',
    multisocket: '1.12.0',
    quic: '1.12.2',
    nomad: '1.13.0',
    grpc_server: '1.14.0',
    https: '1.14.0',
    https3: '1.14.0',
    proxyproto: '1.14.2',
    shed: '1.14.7',
};
/** First version without the plugin. */
const REMOVED = { proxy: '1.5.0', federation: '1.7.0' };
function isStock(name, version) {
    const removed = Object.hasOwn(REMOVED, name) ? REMOVED[name] : undefined;
    if (removed !== undefined)
        return compareVersions(version, removed) < 0;
    if (!ORDER_NEWEST.includes(name) || name === 'proxy')
        return name === 'startup' || name === 'shutdown';
    const since = Object.hasOwn(SINCE, name) ? SINCE[name] : undefined;
    return since === undefined || compareVersions(version, since) >= 0;
}
function isKnownName(name) {
    return ORDER_NEWEST.includes(name) || Object.hasOwn(REMOVED, name);
}
/** kubernetes/dns cmd/node-cache/main.go. */
const NODE_CACHE_PLUGINS = new Set('bind bufsize cache debug dns64 errors forward health hosts loadbalance log loop prometheus pprof reload rewrite template timeouts trace whoami root'.split(' '));
/** Plugins outside the stock build that forward or answer. */
const EXTERNAL = new Set('alternate fanout unbound k8s_gateway kubernetai netbox redis pdsql mysql lighthouse meship multicluster demo dump ads blocklist ebpf gslb wgsd tailscale records alias finalize idetcd recursor gathersrv rrl dnsredir ipset mdns unboundx warnlist tlsplus'.split(' '));
/** Plugins that end no query. */
const PASSING = new Set('root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap dns64 loadbalance autopath cache header tls minimal on sign view startup shutdown'.split(' '));
/** `this plugin can only be used once per Server Block`. */
const ONCE = new Set('loop cache hosts kubernetes grpc view errors prometheus ready nsid pprof dnssec tsig shed'.split(' '));
/** Versions that cannot be read count as the newest. */
function isAtLeast(version, since) {
    return compareVersions(version, since) >= 0;
}
/** The newest CoreDNS that is modelled. */
const versions_NEWEST_COREDNS = '1.14.7';

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/directives.js

/**
 * What the parser says of a name it refuses, undefined when it takes it. Plugins outside the stock build may well be
 * compiled in; only a stock image, a removed plugin and a slip of the pen are certain.
 */
function unknownDirective(token, context) {
    const name = token.text;
    if (token.opaque === true)
        return undefined;
    if (isStock(name, context.version))
        return undefined;
    if (isKnownName(name) || context.stockImage === true)
        return `Unknown directive '${name}'`;
    if (EXTERNAL.has(name))
        return undefined;
    if (ORDER_NEWEST.some((known) => known.length > 3 && oneEditApart(known, name)) || !/^[a-z][a-z0-9_]*$/.test(name))
        return `Unknown directive '${name}'`;
    return undefined;
}
/** One letter more, less, other, or two changed places. */
function oneEditApart(a, b) {
    if (Math.abs(a.length - b.length) > 1 || a === b)
        return false;
    let i = 0;
    while (i < Math.min(a.length, b.length) && a[i] === b[i])
        i += 1;
    if (a.length === b.length)
        return (a.slice(i + 1) === b.slice(i + 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)));
    return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}
/** A name the parser takes and the binary has no plugin for; found when that plugin would be set up (caddy plugins.go DirectiveAction). */
function missingPlugin(name, context) {
    if (context.build !== 'node-cache' || NODE_CACHE_PLUGINS.has(name) || !ORDER_NEWEST.includes(name))
        return undefined;
    return `no action found for directive '${name}' with server type 'dns' (missing a plugin?)`;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/stream.js

/** Imports multiply: ten thousand expansions of a large snippet would be more than any machine holds. */
const stream_MAX_TOKENS = 2_000_000;
function streamOf(tokens) {
    return { frames: [{ tokens, at: 0 }], previous: undefined, taken: 0 };
}
/** The next token without taking it. */
function peek(stream) {
    for (;;) {
        const top = stream.frames.at(-1);
        if (top === undefined)
            return undefined;
        if (top.at < top.tokens.length)
            return stream.taken < stream_MAX_TOKENS ? top.tokens[top.at] : undefined;
        stream.frames.pop();
    }
}
function take(stream) {
    const token = drop(stream);
    if (token !== undefined)
        stream.previous = token;
    return token;
}
/** Takes a token that leaves no trace: `import` and its argument. */
function drop(stream) {
    const token = peek(stream);
    const top = stream.frames.at(-1);
    if (token === undefined || top === undefined)
        return undefined;
    top.at += 1;
    stream.taken += 1;
    return token;
}
function splice(stream, tokens) {
    // An exhausted list is dropped first, so that a snippet that ends in its own import does not pile up.
    peek(stream);
    if (tokens.length > 0)
        stream.frames.push({ tokens, at: 0 });
}
/** Place of a token in its file. */
function stream_placeOf(token) {
    return locate(token.source, token.start, token.end);
}
/** caddyfile/dispenser.go isNewLine: another file, or a later line than the token before ends on. */
function isNewLine(before, token) {
    return before === undefined || before.source !== token.source || before.line + before.breaks < token.line;
}
/** caddyfile/dispenser.go NextArg: the same file and exactly the same line. */
function isSameLine(before, token) {
    return before.source === token.source && before.line + before.breaks === token.line;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/dispenser.js

/** What a plugin's setup would return as its error; caught where the plugin is called. */
class SetupError extends Error {
    token;
    constructor(message, token) {
        super(message);
        this.token = token;
    }
}
function dispense(tokens) {
    return { tokens, at: -1, nesting: 0 };
}
/** The current token; before the first call of `next` the directive. */
function current(d) {
    return d.tokens[Math.max(0, d.at)];
}
function next(d) {
    if (d.at >= d.tokens.length - 1)
        return false;
    d.at += 1;
    return true;
}
/** Moves on only within the line. */
function nextArg(d) {
    const here = d.tokens[d.at];
    const there = d.tokens[d.at + 1];
    if (here === undefined || there === undefined || !isSameLine(here, there))
        return false;
    d.at += 1;
    return true;
}
/**
 * Moves on to the next word of the plugin's block, wherever lines break; false at its end or without one. The brace must
 * stand on the line of the last argument, and inner braces are ordinary words.
 */
function nextBlock(d) {
    if (d.nesting > 0) {
        if (!next(d) || current(d).text === '}') {
            d.nesting -= 1;
            return false;
        }
        return true;
    }
    if (!nextArg(d))
        return false;
    if (current(d).text !== '{') {
        d.at -= 1;
        return false;
    }
    if (!next(d) || current(d).text === '}')
        return false;
    d.nesting += 1;
    return true;
}
/** The rest of the line, up to a brace. */
function remainingArgs(d) {
    const args = [];
    while (nextArg(d)) {
        if (current(d).text === '{') {
            d.at -= 1;
            break;
        }
        args.push(current(d));
    }
    return args;
}
function fail(message, token) {
    throw new SetupError(message, token);
}
function argumentError(d) {
    const token = current(d);
    if (token.text === '{')
        return fail("Unexpected token '{', expecting argument", token);
    return fail(`Wrong argument count or unexpected line ending after '${token.text}'`, token);
}
/** The next word of the line, or the error of a missing one. */
function oneArg(d) {
    if (!nextArg(d))
        argumentError(d);
    return current(d);
}
function noMoreArgs(d) {
    if (nextArg(d))
        argumentError(d);
}
function unknownProperty(d) {
    return fail(`unknown property '${current(d).text}'`, current(d));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/keys.js



const DEFAULT_PORTS = {
    dns: 53,
    tls: 853,
    quic: 853,
    grpc: 443,
    https: 443,
    https3: 443,
    unix: 0,
};
const SCHEMES = ['tls', 'dns', 'quic', 'grpc', 'https3', 'https', 'unix'];
function splitScheme(text) {
    for (const scheme of SCHEMES)
        if (text.startsWith(`${scheme}://`))
            return { transport: scheme, rest: text.slice(scheme.length + 3) };
    return { transport: 'dns', rest: text };
}
/** The first version whose keys lose their capitals. */
const KEYS_LOWERED = '1.14.7';
function keys_readKey(text, port, version, at) {
    const { transport, rest } = splitScheme(text);
    if (transport === 'unix')
        return { keys: [{ zone: absolute(rest), transport, port: 0, at }] };
    if (rest === '')
        return { keys: [], error: `expecting data after last colon: ${JSON.stringify(text)}` };
    let host = rest;
    let listen = transport === 'dns' ? port : DEFAULT_PORTS[transport];
    const colon = rest.lastIndexOf(':');
    if (colon !== -1) {
        const tail = rest.slice(colon + 1);
        if (tail === '')
            return { keys: [], error: `expecting data after last colon: ${JSON.stringify(rest)}` };
        if (/^[+-]?\d+$/.test(tail)) {
            listen = Number(tail);
            host = rest.slice(0, colon);
            if (listen < 0 || listen > 65535)
                return { keys: [], error: `listen tcp: address ${tail}: invalid port` };
        }
    }
    if (host.includes('/')) {
        const zones = reverseZones(host);
        if (zones === 'refused')
            return { keys: [], error: `invalid CIDR ${host}` };
        if (zones !== undefined)
            return { keys: zones.map((zone) => ({ zone, transport, port: listen, at })) };
    }
    if (absolute(host).length > 255)
        return { keys: [], error: `specified zone is too long: ${absolute(host).length} > 255` };
    if (!isDomainName(host))
        return { keys: [], error: `zone is not a valid domain name: ${host}` };
    // Before, a key kept its capitals while questions lost theirs: it takes none (core/dnsserver/register.go InspectServerBlocks).
    const zone = isAtLeast(version, KEYS_LOWERED) ? absolute(host) : host.endsWith('.') ? host : `${host}.`;
    return { keys: [{ zone, transport, port: listen, at }] };
}
/** miekg/dns IsDomainName: lax; refuses the empty name, empty labels, long labels and names. */
function isDomainName(text) {
    if (text === '')
        return false;
    if (text === '.')
        return true;
    if (text.length > 254)
        return false;
    // An escape needs something behind it.
    if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text))
        return false;
    return text
        .replace(/\.$/, '')
        .split('.')
        .every((label) => label.length > 0 && label.length < 64);
}
/** The reverse zones of a CIDR: octets for IPv4, nibbles for IPv6 (plugin/pkg/cidr/cidr.go). Undefined: no CIDR, a plain name. */
function reverseZones(text) {
    const match = /^([0-9a-fA-F.:]+)\/(\d{1,3})$/.exec(text);
    if (match === null)
        return undefined;
    const [, address = '', size = ''] = match;
    const bits = Number(size);
    const v6 = address.includes(':');
    if (v6 && (address.startsWith(':') || address.startsWith('0')))
        return 'refused';
    if (parseAddress(address) === undefined ||
        bits > (v6 ? 128 : 32) ||
        nthAddress(`${address}/${bits}`, 0) === undefined)
        return undefined;
    const step = v6 ? 4 : 8;
    const whole = Math.ceil(bits / step) * step;
    const count = 2 ** (whole - bits);
    const base = expand(nthAddress(`${address}/${bits}`, 0) ?? '', v6);
    const digits = base.slice(0, whole / step);
    const zones = [];
    for (let i = 0; i < count; i += 1) {
        const labels = digits
            .map((digit, index) => (index === digits.length - 1 ? digit + i : digit))
            .map((digit) => digit.toString(v6 ? 16 : 10));
        const suffix = v6 ? 'ip6.arpa.' : 'in-addr.arpa.';
        zones.push(labels.length === 0 ? suffix : `${labels.reverse().join('.')}.${suffix}`);
    }
    return zones;
}
function expand(address, v6) {
    if (!v6)
        return address.split('.').map(Number);
    const [left = '', right] = address.split('::');
    const head = left === '' ? [] : left.split(':');
    const tail = right === undefined || right === '' ? [] : right.split(':');
    const groups = right === undefined ? head : [...head, ...new Array(8 - head.length - tail.length).fill('0'), ...tail];
    return groups.flatMap((group) => [...group.padStart(4, '0')].map((digit) => Number.parseInt(digit, 16)));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/listeners.js

/** core/dnsserver/register.go validateZonesAndListeningAddresses; addresses are compared as they are written. */
function checkOverlap(block, claims, version, errors) {
    const written = block.bind.map(({ value, at }) => {
        const text = at.file.text.slice(at.span.start, at.span.end);
        const spelled = text.includes('{') || text === '' ? undefined : text;
        return value.kind === 'address' ? (spelled ?? value.address) : value.name;
    });
    const addresses = written.length === 0 ? [''] : [...new Set(written)];
    const view = block.views.length > 0;
    for (const key of block.keys) {
        // Old versions kept the case of a key, so that two spellings were two zones.
        if (!isAtLeast(version, '1.12.0') && /[A-Z]/.test(key.at.file.text.slice(key.at.span.start, key.at.span.end)))
            continue;
        const name = `${key.transport}://${key.zone}:${key.port}`;
        const claimed = claims.get(name) ?? new Set();
        claims.set(name, claimed);
        for (const address of addresses) {
            const on = `cannot serve ${name}${address === '' ? '' : ` on ${address}`}`;
            const unbound = claimed.has('');
            // A block with a view is not registered; of a block before it without one, only old versions complain.
            const clash = (!view || !isAtLeast(version, '1.12.0')) && claimed.has(address)
                ? `${on} - it is already defined`
                : address === ''
                    ? claimed.size > (unbound ? 1 : 0)
                    : unbound;
            if (clash !== false) {
                const message = clash === true ? `${on} - zone overlap listener capacity with ${name}` : clash;
                errors.push({ message, at: key.at });
                return;
            }
            if (!view)
                claimed.add(address);
        }
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/environment.js
/** A value that names its own variable would be replaced for ever. */
const MAX_REPLACEMENTS = 64;
const environment_MAX_LENGTH = 64 * 1024;
/** `${X}`, `${X:-default}`; groups of an expression, `${1}`, are not meant. */
const FILLED_IN = /\$\{[A-Za-z_]\w*(?:[:=?+-][^}]*)?\}/;
/**
 * `{%X%}` first, then `{$X}`, wherever they stand in the token; values are looked through again. An unset variable is
 * empty. There are no defaults: `{$A:b}` is the variable `A:b`. A variable nobody states makes the token opaque.
 */
function environment_expand(token, context) {
    // CoreDNS knows no `${X}`: whoever writes it has it filled in before (Flux postBuild, envsubst, a template's engine).
    if (FILLED_IN.test(token.text))
        return { ...token, opaque: true };
    if (!token.text.includes('{$') && !token.text.includes('{%'))
        return token;
    let opaque = token.opaque ?? false;
    const value = (name) => {
        const known = context.env.get(name);
        if (known === undefined && (!context.envKnown || context.env.has(name)))
            opaque = true;
        return known ?? '';
    };
    const text = replace(replace(token.text, '{%', '%}', value), '{$', '}', value);
    return { ...token, text, ...(opaque ? { opaque } : {}) };
}
function replace(text, open, close, value) {
    let out = text;
    for (let round = 0; round < MAX_REPLACEMENTS && out.length < environment_MAX_LENGTH; round += 1) {
        const start = out.indexOf(open);
        const end = start === -1 ? -1 : out.indexOf(close, start);
        // `{$}` and an unclosed reference stay as they are, and so does everything after them.
        if (end === -1 || end <= start + open.length)
            return out;
        const reference = out.slice(start, end + close.length);
        out = out.replaceAll(reference, () => value(out.slice(start + open.length, end)));
    }
    return out;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/lexer.js
/** Go's unicode.IsSpace. */
function isSpace(code) {
    if (code === 32 || (code >= 9 && code <= 13))
        return true;
    if (code < 0x85)
        return false;
    return (code === 0x85 ||
        code === 0xa0 ||
        code === 0x1680 ||
        (code >= 0x2000 && code <= 0x200a) ||
        code === 0x2028 ||
        code === 0x2029 ||
        code === 0x202f ||
        code === 0x205f ||
        code === 0x3000);
}
const LF = 10;
const CR = 13;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
/** Cuts a whole text; total: every text has tokens, an unterminated quote runs to the end. */
function lex(source) {
    const { text } = source;
    const tokens = [];
    let line = 1;
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === LF)
            line += 1;
        if (isSpace(code)) {
            at += 1;
        }
        else if (code === HASH) {
            // With no token pending, a comment runs to the end of the line.
            const end = text.indexOf('\n', at);
            at = end === -1 ? text.length : end;
        }
        else if (code === QUOTE) {
            const quoted = quotedWord(text, at);
            // Unterminated and empty: nothing was collected, nothing is returned.
            if (quoted.closed || quoted.value !== '')
                tokens.push({ text: quoted.value, source, start: at, end: quoted.end, line, breaks: quoted.breaks });
            line += quoted.breaks;
            at = quoted.end;
        }
        else {
            const word = bareWord(text, at);
            tokens.push({ text: word.value, source, start: at, end: word.end, line, breaks: 0 });
            at = word.next;
        }
    }
    return tokens;
}
/** Only `\"` is an escape; every other backslash stays, and one that follows another escapes nothing. */
function quotedWord(text, start) {
    let value = '';
    let breaks = 0;
    let from = start + 1;
    let at = from;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === LF)
            breaks += 1;
        else if (code === QUOTE)
            return { value: value + text.slice(from, at), end: at + 1, breaks, closed: true };
        else if (code === BACKSLASH) {
            const next = text.charCodeAt(at + 1);
            if (next === QUOTE) {
                value += text.slice(from, at);
                from = at + 1;
            }
            if (next === LF)
                breaks += 1;
            at += 1;
        }
    }
    const rest = text.slice(from);
    // A backslash right before the end is waited on and lost.
    const lost = at > text.length && rest.endsWith('\\');
    return { value: value + (lost ? rest.slice(0, -1) : rest), end: text.length, breaks, closed: false };
}
/** Up to a blank. A carriage return is dropped without ending the word; a `#` swallows the rest of this word only. */
function bareWord(text, start) {
    let value = '';
    let from = start;
    let end = start;
    let comment = false;
    let at = start;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === CR) {
            if (!comment)
                value += text.slice(from, at);
            from = at + 1;
        }
        else if (isSpace(code))
            break;
        else if (code === HASH && !comment) {
            value += text.slice(from, at);
            comment = true;
        }
        else if (!comment)
            end = at + 1;
    }
    if (!comment)
        value += text.slice(from, at);
    return { value, end, next: at };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/imports.js



const MAX_SNIPPETS = 10_000;
const MAX_FILES = 100_000;
function importsFor(source, context, notices) {
    return {
        context,
        snippets: new Map(),
        paths: new Map([[source, context.path]]),
        tokens: new Map(),
        notices,
        snippetCount: 0,
        fileCount: 0,
    };
}
/** Replaces the `import` the stream stands on by what it names; says why when CoreDNS would refuse it. */
function doImport(stream, imports) {
    const word = drop(stream);
    const raw = peek(stream);
    if (raw === undefined || !isSameLine(word, raw))
        return { message: `Wrong argument count or unexpected line ending after '${word.text}'`, token: word };
    drop(stream);
    const argument = environment_expand(raw, imports.context);
    if (argument.text === '' && argument.opaque !== true)
        return { message: 'Import requires a non-empty filepath', token: raw };
    const after = peek(stream);
    if (after !== undefined && isSameLine(raw, after))
        return { message: 'Import takes only one argument (glob pattern or file)', token: after };
    const snippet = imports.snippets.get(argument.text);
    if (snippet === undefined)
        return importFiles(stream, imports, argument);
    imports.snippetCount += 1;
    if (imports.snippetCount > MAX_SNIPPETS)
        return { message: 'maximum snippet import depth (10000) exceeded', token: raw };
    splice(stream, snippet);
    return undefined;
}
function importFiles(stream, imports, argument) {
    const { context } = imports;
    const pattern = argument.text;
    const unseen = () => {
        const message = `the Corefile imports ${pattern === '' ? 'a file' : pattern}, and what is there is not in the repository`;
        imports.notices.push({ kind: 'not-modelled', message, at: stream_placeOf(argument) });
        return undefined;
    };
    if (argument.opaque === true)
        return unseen();
    const directory = (imports.paths.get(argument.source) ?? context.path).replace(/\/[^/]*$/, '');
    const full = normalise(pattern.startsWith('/') ? pattern : `${directory}/${pattern}`);
    if (full.split('*').length > 2 || full.split('?').length > 2 || (full.includes('[') && full.includes(']')))
        return { message: `Glob pattern may only contain one wildcard (*), but has others: ${pattern}`, token: argument };
    const found = matching(context.files, full);
    if (found.length === 0 && !context.filesComplete)
        return unseen();
    if (found.length === 0) {
        // A glob may match nothing; CoreDNS only logs that.
        if (/[*?[\]]/.test(full))
            return undefined;
        const directoryThere = [...context.files.keys()].some((path) => path.startsWith(`${full}/`));
        if (directoryThere)
            return { message: `Could not import ${pattern}: is a directory`, token: argument };
        return { message: `File to import not found: ${pattern}`, token: argument };
    }
    imports.fileCount += found.length;
    if (imports.fileCount > MAX_FILES)
        return { message: 'maximum file import depth (10000) exceeded', token: argument };
    for (const path of found.reverse())
        splice(stream, tokensOf(imports, path));
    return undefined;
}
function tokensOf(imports, path) {
    const known = imports.tokens.get(path);
    if (known !== undefined)
        return known;
    const text = imports.context.files.get(path);
    const tokens = text === undefined ? [] : lex(text);
    imports.tokens.set(path, tokens);
    if (text !== undefined)
        imports.paths.set(text, path);
    return tokens;
}
/** In lexical order. */
function matching(files, pattern) {
    if (!/[*?]/.test(pattern))
        return files.has(pattern) ? [pattern] : [];
    return [...files.keys()].filter((path) => globMatches(pattern, path)).sort();
}
function normalise(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return `/${parts.join('/')}`;
}
/** At most one `*` and one `?`, neither crossing a `/` (Go filepath.Match). */
function globMatches(pattern, path) {
    const source = pattern
        .replace(/[\\^$.|+(){}[\]]/g, '\\$&')
        .replace('*', '[^/]*')
        .replace('?', '[^/]');
    return new RegExp(`^${source}$`).test(path);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/parser.js






function parse(source, context, check) {
    const notices = [];
    const parser = {
        stream: streamOf(lex(source)),
        imports: importsFor(source, context, notices),
        context,
        check,
        errors: [],
        start: locate(source, 0, 0),
        failed: false,
    };
    const blocks = [];
    while (!parser.failed && peek(parser.stream) !== undefined) {
        const block = parseBlock(parser);
        if (block !== undefined && block.keys.length > 0)
            blocks.push(block);
    }
    if (parser.stream.taken >= stream_MAX_TOKENS)
        notices.push({
            kind: 'not-modelled',
            message: 'the imports of this Corefile multiply beyond what is read',
            at: parser.start,
        });
    return { blocks, errors: parser.errors, notices };
}
/** Errors stand at the token read last, as the server's line number does. */
function parser_fail(parser, message, token) {
    const at = token ?? parser.stream.previous;
    parser.errors.push({ message, at: at === undefined ? parser.start : stream_placeOf(at) });
    parser.failed = true;
}
function importHere(parser) {
    const refusal = doImport(parser.stream, parser.imports);
    if (refusal !== undefined)
        parser_fail(parser, refusal.message, refusal.token);
}
function parseBlock(parser) {
    const { stream } = parser;
    const keys = readKeys(parser);
    if (parser.failed)
        return undefined;
    const open = peek(stream);
    const only = keys.length === 1 ? (keys[0]?.text ?? '') : '';
    if (open !== undefined && only.startsWith('(') && only.endsWith(')')) {
        readSnippet(parser, only.slice(1, -1), keys[0]);
        return undefined;
    }
    const directives = new Map();
    if (open?.text === '{') {
        take(stream);
        readDirectives(parser, directives);
        // The last token is looked at, also when the text just ended: one missing brace goes unseen after another.
        if (!parser.failed && stream.previous?.text !== '}')
            parser_fail(parser, `Syntax error: Unexpected token '${stream.previous?.text ?? ''}', expecting '}'`, undefined);
    }
    else if (open !== undefined)
        readDirectives(parser, directives);
    const first = keys[0] ?? open;
    const last = stream.previous;
    if (first === undefined || last === undefined)
        return undefined;
    const lastKey = keys.at(-1) ?? first;
    return { keys, directives, at: across(first, lastKey), extent: across(first, last) };
}
function across(first, last) {
    return first.source === last.source && last.end >= first.end
        ? locate(first.source, first.start, last.end)
        : stream_placeOf(first);
}
function readKeys(parser) {
    const { stream } = parser;
    const keys = [];
    let expecting = false;
    let begun = false;
    while (!parser.failed) {
        const raw = peek(stream);
        if (raw === undefined) {
            if (expecting)
                parser_fail(parser, 'Unexpected EOF', undefined);
            break;
        }
        const newLine = isNewLine(stream.previous, raw);
        if (begun && !expecting && newLine)
            break;
        const token = environment_expand(raw, parser.context);
        if (token.text === 'import' && newLine) {
            importHere(parser);
            continue;
        }
        if (token.text === '{') {
            if (expecting)
                parser_fail(parser, "Expected another address but had '{' - check for extra comma", raw);
            break;
        }
        take(stream);
        begun = true;
        // An empty word is no key; a comma alone is an empty one.
        if (token.text === '' && token.opaque !== true)
            continue;
        expecting = token.text.endsWith(',');
        keys.push(expecting ? { ...token, text: token.text.slice(0, -1), end: token.end - 1 } : token);
    }
    return keys;
}
/** Everything to a `}` at nesting 0, which is taken, or to the end. */
function readDirectives(parser, directives) {
    const { stream } = parser;
    while (!parser.failed) {
        const raw = peek(stream);
        if (raw === undefined)
            return;
        if (raw.text === 'import') {
            importHere(parser);
            continue;
        }
        take(stream);
        if (raw.text === '}')
            return;
        const name = environment_expand(raw, parser.context);
        const refused = parser.check(name);
        if (refused !== undefined)
            parser.errors.push({ message: refused, at: stream_placeOf(raw) });
        const list = directives.get(name.text) ?? [];
        directives.set(name.text, list);
        list.push(name);
        readArguments(parser, list);
    }
}
function readArguments(parser, list) {
    const { stream } = parser;
    let nesting = 0;
    while (!parser.failed) {
        const token = peek(stream);
        if (token === undefined) {
            if (nesting > 0)
                parser_fail(parser, 'Unexpected EOF', undefined);
            return;
        }
        const newLine = isNewLine(stream.previous, token);
        if (token.text === '{')
            nesting += 1;
        else if (newLine && nesting === 0)
            return;
        else if (token.text === '}' && nesting > 0)
            nesting -= 1;
        else if (token.text === '}') {
            parser_fail(parser, "Unexpected '}' because no matching opening brace", token);
            return;
        }
        else if (token.text === 'import' && newLine) {
            importHere(parser);
            continue;
        }
        take(stream);
        list.push(environment_expand(token, parser.context));
    }
}
function readSnippet(parser, name, key) {
    const { stream, imports } = parser;
    if (imports.snippets.has(name)) {
        parser_fail(parser, `redeclaration of previously declared snippet ${name}`, key);
        return;
    }
    const open = take(stream);
    if (open?.text !== '{') {
        parser_fail(parser, `Syntax error: Unexpected token '${open?.text ?? ''}', expecting '{'`, open);
        return;
    }
    const body = [];
    let nesting = 1;
    let ownImport = false;
    for (;;) {
        const token = take(stream);
        if (token === undefined) {
            parser_fail(parser, `Syntax error: Unexpected token '${stream.previous?.text ?? ''}', expecting '}'`, undefined);
            return;
        }
        if (token.text === '{')
            nesting += 1;
        if (token.text === '}')
            nesting -= 1;
        if (nesting === 0)
            break;
        if (token.text === name && body.at(-1)?.text === 'import')
            ownImport = true;
        body.push(token);
    }
    if (ownImport) {
        parser_fail(parser, 'maximum snippet import depth (10000) exceeded', undefined);
        return;
    }
    imports.snippets.set(name, body);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/go-values.js
/** Numbers, durations, response codes and types as Go and miekg/dns read them from text. */


/** strconv.Atoi. */
function integer(token) {
    if (token.opaque === true)
        return 1;
    if (!/^[+-]?\d+$/.test(token.text))
        fail(`strconv.Atoi: parsing ${go_values_quoted(token.text)}: invalid syntax`, token);
    const value = Number(token.text);
    if (!Number.isSafeInteger(value))
        fail(`strconv.Atoi: parsing ${go_values_quoted(token.text)}: value out of range`, token);
    return value;
}
/** strconv.ParseUint with 32 bits. */
function unsigned(token) {
    if (token.opaque === true)
        return 1;
    if (!/^\d+$/.test(token.text))
        fail(`strconv.ParseUint: parsing ${go_values_quoted(token.text)}: invalid syntax`, token);
    const value = Number(token.text);
    if (value > 0xffffffff)
        fail(`strconv.ParseUint: parsing ${go_values_quoted(token.text)}: value out of range`, token);
    return value;
}
const UNITS = new Map([
    ['ns', 1],
    ['us', 1e3],
    ['µs', 1e3],
    ['μs', 1e3],
    ['ms', 1e6],
    ['s', 1e9],
    ['m', 60e9],
    ['h', 3600e9],
]);
/** time.ParseDuration, in nanoseconds; undefined when it is none. */
function durationOf(text) {
    const sign = text.startsWith('-') ? -1 : 1;
    const body = text.replace(/^[+-]/, '');
    if (body === '0')
        return 0;
    let total = 0;
    let at = 0;
    const part = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/y;
    while (at < body.length) {
        part.lastIndex = at;
        const found = part.exec(body);
        if (found === null)
            return undefined;
        total += Number(found[1]) * (UNITS.get(found[2] ?? '') ?? 0);
        at = part.lastIndex;
    }
    return body === '' ? undefined : sign * total;
}
function duration(token) {
    if (token.opaque === true)
        return 1e9;
    const value = durationOf(token.text);
    if (value !== undefined)
        return value;
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(token.text))
        return fail(`time: missing unit in duration ${go_values_quoted(token.text)}`, token);
    return fail(`time: invalid duration ${go_values_quoted(token.text)}`, token);
}
/** Go's %q, near enough for messages. */
function go_values_quoted(text) {
    return JSON.stringify(text);
}
/** Go's printing of a duration, for messages. */
function spokenDuration(nanoseconds) {
    const seconds = nanoseconds / 1e9;
    if (Math.abs(seconds) < 1 && seconds !== 0)
        return `${nanoseconds / 1e6}ms`;
    const sign = seconds < 0 ? '-' : '';
    const whole = Math.abs(seconds);
    const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
    return `${sign}${h > 0 ? `${h}h` : ''}${h > 0 || m > 0 ? `${m}m` : ''}${s}s`;
}
/** miekg/dns StringToRcode. */
const RCODES = new Set('NOERROR FORMERR SERVFAIL NXDOMAIN NOTIMP NOTIMPL REFUSED YXDOMAIN YXRRSET NXRRSET NOTAUTH NOTZONE DSOTYPENI BADSIG BADVERS BADKEY BADTIME BADMODE BADNAME BADALG BADTRUNC BADCOOKIE'.split(' '));
function isRcode(text) {
    return RCODES.has(text);
}
/** miekg/dns StringToType; the types that have ever had a name there. */
const TYPES = new Set('A AAAA AFSDB AMTRELAY ANY APL ATMA AVC AXFR CAA CDNSKEY CDS CERT CNAME CSYNC DHCID DLV DNAME DNSKEY DS EID EUI48 EUI64 GID GPOS HINFO HIP HTTPS IPSECKEY ISDN IXFR KEY KX L32 L64 LOC LP MAILA MAILB MB MD MF MG MINFO MR MX NAPTR NID NIMLOC NINFO NS NSAP-PTR NSAP NSEC NSEC3 NSEC3PARAM NULL NXNAME NXT None OPENPGPKEY OPT PTR PX RESINFO RKEY RP RRSIG RT Reserved SIG SMIMEA SOA SPF SRV SSHFP SVCB TA TALINK TKEY TLSA TSIG TXT UID UINFO UNSPEC URI X25 ZONEMD'.split(' '));
function isType(text) {
    return TYPES.has(text);
}
const CLASSES = new Set(['IN', 'CS', 'CH', 'HS', 'NONE', 'ANY']);
function isClass(text) {
    return CLASSES.has(text);
}
/** Why Go's regexp would not compile it; undefined when it does. */
function regexProblem(pattern) {
    // RE2JS takes a repetition of nothing as plain text; Go refuses it (regexp/syntax ErrMissingRepeatArgument).
    const bare = /(?:^|[(|])(\{\d+(?:,\d*)?\})/.exec(pattern)?.[1];
    if (bare !== undefined)
        return `missing argument to repetition operator: \`${bare}\``;
    try {
        build/* RE2JS */.L3.compile(pattern);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/setup.js
/** What a plugin's reader is given and what it fills. */



/** plugin/normalize.go Host.NormalizeExact: scheme and port go, a CIDR is expanded; undefined when it is no name. */
function normalizeExact(text) {
    const { transport, rest } = splitScheme(text);
    if (transport === 'unix' || rest === '' || rest.endsWith(':'))
        return undefined;
    const colon = rest.lastIndexOf(':');
    const host = colon !== -1 && /^[+-]?\d+$/.test(rest.slice(colon + 1)) ? rest.slice(0, colon) : rest;
    const reverse = reverseZones(host);
    if (reverse === 'refused')
        return undefined;
    if (reverse !== undefined)
        return reverse;
    return isDomainName(host) ? [absolute(host)] : undefined;
}
/** Networks expand 128-fold: more zones than this no server holds, and the rest is left out. */
const MAX_ZONES = 100_000;
/** plugin/normalize.go OriginsFromArgsOrServerBlock: names that are none are dropped without a word. */
function zonesFrom(args, own) {
    if (args.length === 0)
        return own;
    const zones = [];
    for (const token of args) {
        if (zones.length >= MAX_ZONES)
            break;
        zones.push(...(normalizeExact(token.text) ?? []));
    }
    return zones;
}
/** plugin/pkg/fall SetZonesFromArgs: without arguments the root. */
function fallthroughZones(d) {
    return zonesFrom(remainingArgs(d), ['.']);
}
const setup_within = (zones) => ({ kind: 'within', zones });
/** True when the name lies at or below one of the zones. */
function isBelowAny(name, zones) {
    for (const zone of ancestry(name))
        if (zones.has(zone))
            return true;
    return false;
}
/** Zones in which both lists hold: of two that nest, the deeper. */
function bothWithin(a, b) {
    const [left, right] = [new Set(a), new Set(b)];
    return [...new Set([...a.filter((zone) => isBelowAny(zone, right)), ...b.filter((zone) => isBelowAny(zone, left))])];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/acl.js
/** `acl` (plugin/acl/setup.go parse, acl.go ServeDNS). */





const EFFECTS = new Map([
    ['allow', 'pass'],
    ['block', 'refuse'],
    ['filter', 'answer'],
    ['drop', 'drop'],
]);
const LET_THROUGH = 'clients of some networks are let through';
function readAcl(setup) {
    const { d } = setup;
    const rules = [];
    try {
        while (next(d)) {
            const zones = zonesFrom(remainingArgs(d), setup.zones);
            while (nextBlock(d)) {
                const action = current(d);
                const effect = EFFECTS.get(action.text.toLowerCase());
                if (effect === undefined)
                    fail(`unexpected token ${go_values_quoted(action.text)}; expect 'allow', 'block', 'filter' or 'drop'`, action);
                const types = new Set();
                const nets = [];
                let section;
                let filled = 0;
                for (const token of remainingArgs(d)) {
                    const word = token.text.toLowerCase();
                    if (word === 'type' || word === 'net') {
                        empty(section, filled, token);
                        section = word;
                        filled = 0;
                        continue;
                    }
                    filled += 1;
                    if (section === 'type') {
                        if (token.text !== '*' && !isType(token.text))
                            fail(`unexpected token ${go_values_quoted(token.text)}; expect legal QTYPE`, token);
                        types.add(token.text);
                    }
                    else if (section === 'net') {
                        if (token.text !== '*' && !isNetwork(token.text) && token.opaque !== true)
                            fail(`illegal CIDR notation ${go_values_quoted(token.text.includes('/') ? token.text : `${token.text}/32`)}`, token);
                        nets.push(token.text);
                    }
                    else
                        fail(`unexpected token ${go_values_quoted(token.text)}; expect 'type | net'`, token);
                }
                empty(section, filled, action);
                const everyone = nets.length === 0 || nets.includes('*') || (nets.includes('0.0.0.0/0') && nets.includes('::/0'));
                const at = stream_placeOf(action);
                const base = {
                    names: setup_within(zones),
                    ...(types.size === 0 || types.has('*') ? {} : { types: [...types] }),
                    at,
                };
                if (everyone)
                    rules.push({ ...base, effect });
                else if (effect !== 'pass')
                    rules.push({ ...base, effect: 'maybe', because: 'only clients of some networks are stopped' });
                else
                    rules.push({ ...base, effect: 'maybe', because: LET_THROUGH });
            }
        }
    }
    finally {
        // Letting some clients through changes nothing when no later rule stops the others.
        for (let i = rules.length - 1; i >= 0 && (rules[i]?.effect === 'pass' || rules[i]?.because === LET_THROUGH); i -= 1)
            rules[i] = { names: rules[i].names, effect: 'pass', at: rules[i].at };
        setup.steps.push({ kind: 'answer', plugin: 'acl', rules, at: stream_placeOf(d.tokens[0]) });
    }
}
/** plugin/acl/setup.go parse: a section needs something. */
function empty(section, filled, at) {
    if (section !== undefined && filled === 0)
        fail(`no token specified in ${go_values_quoted(section)} section`, at);
}
function isNetwork(text) {
    if (!text.includes('/'))
        return parseAddress(text) !== undefined;
    return nthAddress(text, 0) !== undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/files.js
/** The kubelet writes them into every container, whatever else is mounted there. */
const ALWAYS_THERE = new Set(['/etc/resolv.conf', '/etc/hosts', '/etc/hostname']);
/** Absolute; `.` and `..` folded. Relative paths start at the directory of the Corefile, where images set their work directory. */
function absolutePath(context, path) {
    const parts = [];
    for (const part of (path.startsWith('/') ? path : `${files_directoryOf(context.path)}/${path}`).split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return `/${parts.join('/')}`;
}
function files_directoryOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** `missing` only where the whole directory is in sight. */
function lookAt(context, path) {
    const full = absolutePath(context, path);
    const text = context.files.get(full);
    if (text !== undefined)
        return { kind: 'text', text };
    const directory = files_directoryOf(full);
    let inSight = directory === files_directoryOf(context.path);
    for (const known of context.files.keys()) {
        if (known.startsWith(`${full}/`))
            return { kind: 'directory' };
        if (files_directoryOf(known) === directory)
            inSight = true;
    }
    return { kind: context.filesComplete && inSight && !ALWAYS_THERE.has(full) ? 'missing' : 'unknown' };
}
/** How many `nameserver` lines a resolv.conf has (miekg/dns clientconfig.go). */
function nameserverCount(text) {
    return text.text.split('\n').filter((line) => /^[ \t]*nameserver[ \t]+[^\s]/.test(line)).length;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/upstream.js
/** The TOs of `forward` and its relatives (plugin/pkg/parse/host.go HostPortOrFile; plugin/forward/resolve.go). */







const PORTS = { dns: 53, tls: 853, https: 443, grpc: 443 };
const PLACEHOLDERS = new Map([
    ['__PILLAR__CLUSTER__DNS__', 'cluster-dns'],
    ['__PILLAR__UPSTREAM__SERVERS__', 'upstream-servers'],
    ['__PILLAR__LOCAL__DNS__', 'local-dns'],
    ['__PILLAR__DNS__SERVER__', 'dns-server'],
]);
/**
 * Reads all TOs. `into` gets each as it is understood, so that a refused one leaves those before it; `notices` gets
 * a remark for each that only somebody else can fill in, since where its names go is then left out of the verdict.
 */
function readUpstreams(tokens, context, plugin, into, notices) {
    const names = plugin === 'forward' && isAtLeast(context.version, '1.14.4');
    const late = [];
    let count = 0;
    for (const token of tokens) {
        const add = (value, addresses) => {
            into.push({ value, at: stream_placeOf(token) });
            count = count === undefined || addresses === undefined ? undefined : count + addresses;
        };
        const unresolved = unresolvedReason(token, context);
        if (unresolved !== undefined) {
            const name = PLACEHOLDERS.get(token.text);
            if (name === undefined)
                notices.push({
                    kind: 'not-modelled',
                    message: `where this forwards to is not known: ${unresolved}`,
                    at: stream_placeOf(token),
                });
            add(name === undefined
                ? { kind: 'unresolved', text: token.text, because: unresolved }
                : { kind: 'placeholder', name }, undefined);
            continue;
        }
        const { transport, rest } = schemeOf(token.text, context.version);
        if (rest === '')
            fail(`invalid address: ${go_values_quoted(token.text)}`, token);
        const endpoint = upstream_endpointOf(rest, transport, context.version, plugin);
        if (transport === 'unix' || (endpoint !== undefined && !allowed(plugin, transport, endpoint, context.version))) {
            late.push({
                message: `'${transport}' is not supported as a destination protocol in forward: ${token.text}`,
                token,
            });
            continue;
        }
        if (endpoint !== undefined) {
            add(endpoint, 1);
            continue;
        }
        if (names && transport === 'https' && rest.includes('/'))
            fail(`paths are not allowed in HTTPS upstream addresses (the /dns-query path is used by default): ${token.text}`, token);
        const look = lookAt(context, rest);
        if (look.kind === 'text')
            add({ kind: 'resolver-file', path: rest }, nameserverCount(look.text));
        else if (look.kind === 'directory')
            add({ kind: 'resolver-file', path: rest }, 0);
        else if (look.kind === 'unknown' && rest.includes('/') && !/^https?:|:\/\//.test(rest) && !startsWithAddress(rest))
            add({ kind: 'resolver-file', path: rest }, undefined);
        else if (!names)
            fail(`not an IP address or file${plugin === 'grpc' && isAtLeast(context.version, '1.14.4') ? '' : ':'} ${go_values_quoted(rest)}`, token);
        else {
            const host = hostOf(rest, transport);
            if (!isDomainName(host.name) || host.name.includes('\\'))
                fail(`not an IP address, file, or valid domain: ${go_values_quoted(host.name)}`, token);
            if (couldResolve(host.name, context) && host.port >= 0)
                add(localhost(host.name)
                    ? { kind: 'endpoint', address: '127.0.0.1', port: host.port, transport }
                    : { kind: 'host', ...host, transport }, undefined);
            else
                late.push({ message: `failed to resolve ${go_values_quoted(host.name)}: lookup ${host.name}`, token });
        }
    }
    const first = late[0];
    if (first !== undefined)
        fail(first.message, first.token);
    const last = tokens.at(-1);
    if (last === undefined)
        return;
    if (count === 0)
        fail(names ? 'no valid upstream addresses found' : 'no nameservers found', last);
    const limit = names ? tokens.length : Math.max(count ?? 0, 0);
    if (limit > 15 && plugin !== 'grpc')
        fail(`more than 15 TOs configured: ${limit}`, tokens[15] ?? last);
}
function unresolvedReason(token, context) {
    if (token.opaque === true) {
        return token.text.includes('${')
            ? `what ${token.text} stands for is not stated`
            : 'the environment variable in it is not stated';
    }
    // An image that is certainly CoreDNS itself fills in nothing; anything else may come from an installer.
    if (context.build === 'coredns' && context.stockImage === true)
        return undefined;
    return /^__|\{\{|\}\}|^\.Values|^<[a-z_-]+>$/i.test(token.text) && token.text !== '<nil>'
        ? `${token.text} is filled in elsewhere`
        : undefined;
}
/** `https3://` is a scheme since 1.13.0; before, it is part of the name. */
function schemeOf(text, version) {
    const split = splitScheme(text);
    return split.transport === 'https3' && !isAtLeast(version, '1.13.0') ? { transport: 'dns', rest: text } : split;
}
function allowed(plugin, transport, endpoint, version) {
    if (plugin !== 'forward' || transport === 'dns' || transport === 'tls')
        return true;
    if (transport === 'https')
        return isAtLeast(version, '1.14.5');
    return transport === 'https3' && endpoint.kind === 'unresolved';
}
/** An address with or without a port; ports are not looked at until they are dialled, which then fails. */
function upstream_endpointOf(rest, transport, version, plugin) {
    const port = plugin === 'grpc' ? 443 : (PORTS[transport] ?? 53);
    const whole = parseAddress(rest.replace(/%.*$/s, ''));
    if (whole !== undefined) {
        if (transport === 'https3')
            return { kind: 'unresolved', text: rest, because: 'CoreDNS takes it as an empty address' };
        return { kind: 'endpoint', address: whole, port, transport };
    }
    const bracket = /^\[([^\]%]+)(?:%[^\]]*)?\](?::([^:]*))?$/s.exec(rest);
    if (bracket !== null) {
        const address = parseAddress(bracket[1] ?? '');
        if (address === undefined || (bracket[2] === undefined && !isAtLeast(version, '1.14.2')))
            return undefined;
        return { kind: 'endpoint', address, port: bracket[2] === undefined ? port : portOf(bracket[2]), transport };
    }
    const colon = rest.lastIndexOf(':');
    if (colon === -1 || rest.indexOf(':') !== colon)
        return undefined;
    // `tls://9.9.9.9%dns.quad9.net:853`: a server name of its own (1.13.2 and later).
    const address = parseAddress(rest.slice(0, colon).replace(/%.*$/s, ''));
    return address === undefined
        ? undefined
        : { kind: 'endpoint', address, port: portOf(rest.slice(colon + 1).replace(/%.*$/s, '')), transport };
}
function startsWithAddress(text) {
    return /^[\d.]+\//.test(text);
}
function hostOf(rest, transport) {
    const colon = rest.lastIndexOf(':');
    const port = PORTS[transport] ?? 53;
    if (colon === -1)
        return { name: rest, port };
    const first = rest.indexOf(':');
    return first === colon
        ? { name: rest.slice(0, colon), port: portOf(rest.slice(colon + 1)) }
        : { name: rest, port: -1 };
}
function localhost(name) {
    return /^localhost\.?$/i.test(name);
}
/** Texts no resolver has an address for: not host name characters, or a last label of digits (RFC 1123 2.1). */
function couldResolve(name, context) {
    // Nothing but a hosts file has an address for the root.
    if (name === '.')
        return /(^|\s)\.(\s|$)/.test(context.files.get('/etc/hosts')?.text ?? '');
    return /^[a-z0-9_.-]+$/i.test(name) && !/(^|\.)\d+\.?$/.test(name);
}
/** Go's dialler knows some ports by name, `domain` among them (net/lookup.go services). */
function portOf(text) {
    if (/^domain$/i.test(text))
        return 53;
    return /^\d{1,5}$/.test(text) ? Number(text) : -1;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/forward.js
/** `forward` (plugin/forward/setup.go parseForward, parseStanza, parseBlock). */









/** The version each option came with. */
const forward_SINCE = new Map([
    ['except', '1.0.6'],
    ['max_fails', '1.0.6'],
    ['health_check', '1.0.6'],
    ['force_tcp', '1.0.6'],
    ['expire', '1.0.6'],
    ['tls', '1.0.6'],
    ['tls_servername', '1.0.6'],
    ['policy', '1.0.6'],
    ['prefer_udp', '1.2.0'],
    ['max_concurrent', '1.6.8'],
    ['next', '1.11.4'],
    ['failfast_all_unhealthy_upstreams', '1.12.1'],
    ['failover', '1.13.0'],
    ['max_connect_attempts', '1.13.2'],
    ['max_idle_conns', '1.14.1'],
    ['max_age', '1.14.3'],
    ['next_on_nodata', '1.14.4'],
    ['resolver', '1.14.4'],
    ['read_timeout', '1.14.5'],
    ['doh_method', '1.14.5'],
    ['source_address', '1.14.6'],
]);
function draft() {
    return {
        from: '.',
        except: [],
        to: [],
        policy: 'random',
        maxConcurrent: 0,
        failover: [],
        next: [],
        protocol: 'client',
        expire: 10e9,
        maxAge: undefined,
    };
}
function stepOf(plugin, stanza, head) {
    const tls = stanza.to.length > 0 && stanza.to.every(({ value }) => value.kind === 'endpoint' && value.transport === 'tls');
    const { from, except, to, policy, maxConcurrent, failover, next: nextCodes } = stanza;
    const protocol = stanza.protocol === 'client' && tls ? 'tls' : stanza.protocol;
    return {
        kind: 'forward',
        plugin,
        from,
        except,
        to,
        policy,
        maxConcurrent,
        failover,
        next: nextCodes,
        protocol,
        merges: false,
        at: stream_placeOf(head),
    };
}
/** FROM of a stanza: of a classless network only the first zone counts. */
function readFrom(setup, stanza) {
    const from = oneArg(setup.d);
    if (from.opaque === true) {
        setup.notices.push({
            kind: 'not-modelled',
            message: 'for which names this forwards depends on an environment variable that is not stated',
            at: stream_placeOf(from),
        });
        return;
    }
    const zones = normalizeExact(from.text);
    if (zones?.[0] === undefined)
        fail(`unable to normalize '${from.text}'`, from);
    stanza.from = zones[0];
}
function readForward(setup) {
    const { d, context } = setup;
    let count = 0;
    while (next(d)) {
        const head = current(d);
        count += 1;
        if (count > 1 && !isAtLeast(context.version, '1.9.4'))
            fail('plugin/forward: this plugin can only be used once per Server Block', head);
        const stanza = draft();
        try {
            readFrom(setup, stanza);
            const to = remainingArgs(d);
            if (to.length === 0)
                argumentError(d);
            if (isAtLeast(context.version, '1.14.4')) {
                try {
                    while (nextBlock(d))
                        readOption(setup, stanza);
                }
                finally {
                    // An option that is refused still leaves a stanza that shows where it leads.
                    readUpstreams(to, context, 'forward', stanza.to, setup.notices);
                }
            }
            else {
                readUpstreams(to, context, 'forward', stanza.to, setup.notices);
                while (nextBlock(d))
                    readOption(setup, stanza);
            }
        }
        finally {
            if (stanza.to.length > 0)
                setup.steps.push(stepOf('forward', stanza, head));
        }
        if (stanza.maxAge !== undefined && isAtLeast(context.version, '1.14.3'))
            checkAge(stanza, stanza.maxAge);
    }
}
function checkAge(stanza, token) {
    const age = duration(token);
    if (age > 0 && age < stanza.expire)
        fail(`max_age (${spokenDuration(age)}) must not be less than expire (${spokenDuration(stanza.expire)})`, token);
}
function positive(d, name) {
    const token = oneArg(d);
    const value = duration(token);
    if (value < 0)
        fail(name === 'health_check'
            ? `health_check can't be negative: ${value}`
            : `${name} can't be negative: ${spokenDuration(value)}`, token);
    return value;
}
function readOption(setup, stanza) {
    const { d, context } = setup;
    const option = current(d);
    const name = option.text;
    const since = forward_SINCE.get(name);
    if (option.opaque === true)
        return void remainingArgs(d);
    if (since === undefined || !isAtLeast(context.version, since))
        unknownProperty(d);
    switch (name) {
        case 'except': {
            const names = remainingArgs(d);
            if (names.length === 0)
                argumentError(d);
            for (const token of names)
                stanza.except.push(...(normalizeExact(token.text) ?? []));
            return;
        }
        case 'max_fails':
        case 'max_connect_attempts':
            return void unsigned(oneArg(d));
        case 'health_check':
            return readHealthCheck(d);
        case 'force_tcp':
            noMoreArgs(d);
            stanza.protocol = 'tcp';
            return;
        case 'prefer_udp':
            noMoreArgs(d);
            if (stanza.protocol !== 'tcp')
                stanza.protocol = 'udp';
            return;
        case 'next_on_nodata':
            noMoreArgs(d);
            stanza.next.push('NODATA');
            return;
        case 'failfast_all_unhealthy_upstreams':
            return noMoreArgs(d);
        case 'tls':
            return readTls(setup);
        case 'tls_servername':
            return void oneArg(d);
        case 'expire':
            stanza.expire = positive(d, 'expire');
            return;
        case 'max_age':
            positive(d, 'max_age');
            stanza.maxAge = current(d);
            return;
        case 'read_timeout':
            if (duration(oneArg(d)) <= 0)
                fail(`read_timeout must be positive: ${spokenDuration(duration(current(d)))}`, current(d));
            return;
        case 'max_idle_conns':
        case 'max_concurrent': {
            const token = oneArg(d);
            const value = integer(token);
            if (value < 0)
                fail(`${name} can't be negative: ${value}`, token);
            if (name === 'max_concurrent')
                stanza.maxConcurrent = value;
            return;
        }
        case 'policy': {
            const token = oneArg(d);
            if (token.text !== 'random' && token.text !== 'round_robin' && token.text !== 'sequential') {
                if (token.opaque !== true)
                    fail(`unknown policy '${token.text}'`, token);
                stanza.policy = 'unordered';
            }
            else
                stanza.policy = token.text;
            return;
        }
        case 'next':
        case 'failover':
            return readRcodes(setup, name === 'next' ? stanza.next : stanza.failover, name);
        case 'doh_method':
            if (!['GET', 'POST'].includes(oneArg(d).text))
                fail('doh_method must be either POST or GET', current(d));
            return;
        case 'resolver': {
            const servers = remainingArgs(d);
            if (servers.length === 0)
                argumentError(d);
            for (const token of servers) {
                const host = token.text.replace(/^\[(.*)\](:\d+)?$/, '$1');
                const bare = parseAddress(host) ?? parseAddress(host.replace(/:\d+$/, ''));
                if (bare === undefined && token.opaque !== true)
                    fail(`resolver must be an IP address or IP:port: ${go_values_quoted(token.text)}`, token);
            }
            return;
        }
        default: {
            const address = oneArg(d);
            if (parseAddress(address.text) === undefined && address.opaque !== true)
                fail(`invalid IP address: ${address.text}`, address);
        }
    }
}
function readHealthCheck(d) {
    positive(d, 'health_check');
    while (nextArg(d)) {
        const word = current(d);
        if (word.text === 'no_rec')
            continue;
        if (word.text !== 'domain')
            fail(`health_check: unknown option ${word.text}`, word);
        const domain = oneArg(d);
        if (!isDomainName(domain.text))
            fail(`health_check: invalid domain name ${domain.text}`, domain);
    }
}
function readRcodes(setup, into, name) {
    const codes = remainingArgs(setup.d);
    if (codes.length === 0)
        argumentError(setup.d);
    for (const token of codes) {
        const code = token.text.toUpperCase();
        if (!isRcode(code))
            fail(`${token.text} is not a valid rcode`, token);
        if (name === 'failover' && code === 'NOERROR')
            fail('NoError cannot be used in failover', token);
        into.push(code);
    }
}
/** plugin/pkg/tls NewTLSConfigFromArgs: nothing, a CA, a pair, or a pair and a CA. */
function readTls(setup) {
    const args = remainingArgs(setup.d);
    if (args.length > 3)
        argumentError(setup.d);
    const missing = args.find((token) => lookAt(setup.context, token.text).kind === 'missing' || isNowhere(token));
    if (missing !== undefined && args.length >= 2)
        fail(`could not load TLS cert: open ${missing.text}: no such file or directory`, missing);
}
function isNowhere(token) {
    return token.text === '';
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/hosts.js
/** `hosts` (plugin/hosts/setup.go hostsParse, hosts.go ServeDNS, hostsfile.go parse). */








function hosts_add(names, address, owners) {
    const ip = parseAddress(address.replace(/%.*$/s, ''));
    if (ip === undefined)
        return;
    if (owners.length > 0)
        names.set(reverseName(ip), new Set(['PTR']));
    for (const owner of owners) {
        const name = absolute(owner);
        const known = names.get(name) ?? new Set();
        known.add(ip.includes(':') ? 'AAAA' : 'A');
        names.set(name, known);
    }
}
function readHosts(setup) {
    const { d, context } = setup;
    const names = new Map();
    let zones = setup.zones;
    let through;
    let unsupported = false;
    let reverse = true;
    let path = '/etc/hosts';
    let head = current(d);
    let count = 0;
    try {
        while (next(d)) {
            count += 1;
            if (count > 1)
                fail('this plugin can only be used once per Server Block', current(d));
            head = current(d);
            const [file, ...origins] = remainingArgs(d);
            if (file !== undefined)
                path = file.text;
            zones = zonesFrom(origins, setup.zones);
            while (nextBlock(d)) {
                const option = current(d);
                switch (option.text) {
                    case 'fallthrough':
                        through = fallthroughZones(d);
                        break;
                    case 'fallthrough_unsupported':
                        if (!isAtLeast(context.version, '1.14.7'))
                            unknownProperty(d);
                        unsupported = true;
                        break;
                    case 'no_reverse':
                        reverse = false;
                        break;
                    case 'ttl':
                    case 'reload': {
                        const [value, ...rest] = remainingArgs(d);
                        if (value === undefined || rest.length > 0)
                            fail(`${option.text} needs a ${option.text === 'ttl' ? 'time in second' : 'duration (zero seconds to disable)'}`, option);
                        if (option.text === 'reload')
                            duration(value);
                        else if (!/^[+-]?\d+$/.test(value.text) && value.opaque !== true)
                            fail('ttl needs a number of second', value);
                        else if (Number(value.text) <= 0 || Number(value.text) > 65535)
                            fail('ttl provided is invalid', value);
                        break;
                    }
                    default:
                        // Entries come first: hostsParse takes no more of them once it has seen `fallthrough`.
                        if (through !== undefined)
                            unknownProperty(d);
                        hosts_add(names, option.text, remainingArgs(d).map((token) => token.text));
                }
            }
        }
    }
    finally {
        const look = lookAt(context, path);
        if (look.kind === 'text') {
            for (const line of look.text.text.split('\n')) {
                const [address, ...owners] = line.replace(/#.*$/s, '').trim().split(/\s+/);
                if (address !== undefined && address !== '')
                    hosts_add(names, address, owners);
            }
        }
        setup.steps.push({
            kind: 'answer',
            plugin: 'hosts',
            rules: rulesOf(setup, names, zones, through, unsupported, reverse, look.kind === 'unknown' && path !== '/etc/hosts'),
            at: stream_placeOf(head),
        });
    }
}
function rulesOf(setup, names, zones, through, unsupported, reverse, unseen) {
    const at = stream_placeOf(setup.d.tokens[0]);
    const { version } = setup.context;
    const held = new Set(zones);
    const open = new Set(through);
    // A PTR question is looked up whatever the zones are, and passes on when nothing is found (hosts.go ServeDNS).
    const pointers = reverse ? [...names].flatMap(([name, types]) => (types.has('PTR') ? [name] : [])) : [];
    const rules = [
        ...(pointers.length === 0
            ? []
            : [{ names: { kind: 'exactly', names: pointers }, types: ['PTR'], effect: 'answer', at }]),
        { names: { kind: 'any' }, types: ['PTR'], effect: 'pass', at },
    ];
    const known = [...names].flatMap(([name, types]) => isBelowAny(name, held) && !(types.size === 1 && types.has('PTR')) ? [name] : []);
    if (known.length > 0) {
        const passes = through !== undefined && (unsupported || (isAtLeast(version, '1.14.5') && !isAtLeast(version, '1.14.7')));
        const covered = passes ? known.filter((name) => isBelowAny(name, open)) : [];
        if (covered.length > 0)
            rules.push({ names: { kind: 'exactly', names: covered }, notTypes: ['A', 'AAAA'], effect: 'pass', at });
        rules.push({ names: { kind: 'exactly', names: known }, effect: 'answer', at });
    }
    const wild = known.filter((name) => name.startsWith('*.')).map((name) => name.slice(2));
    // `*` stands for one label (hostsfile.go lookupStaticHost of 1.14.5 and later).
    if (wild.length > 0 && isAtLeast(version, '1.14.5'))
        for (const zone of wild)
            rules.push({
                names: { kind: 'regex', regex: `^[^.]+\\.${zone.replace(/[^a-z0-9-]/g, '\\$&')}$`, within: [zone] },
                effect: 'answer',
                at,
            });
    if (unseen)
        rules.push({ names: setup_within(zones), effect: 'maybe', because: 'its hosts file is not in sight', at });
    const covered = through === undefined ? [] : bothWithin(zones, through);
    if (covered.length > 0)
        rules.push({ names: setup_within(covered), effect: 'pass', at });
    rules.push({ names: setup_within(zones), effect: 'servfail', at });
    return rules;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/kubernetes.js





function readKubernetes(setup) {
    const { d, context } = setup;
    let zones = [];
    let through;
    const before = (version) => compareVersions(context.version, version) < 0;
    let head = current(d);
    let count = 0;
    try {
        while (next(d)) {
            count += 1;
            if (count > 1)
                fail('this plugin can only be used once per Server Block', current(d));
            head = current(d);
            zones = zonesFrom(remainingArgs(d), setup.zones);
            while (nextBlock(d)) {
                const option = current(d);
                switch (option.text) {
                    case 'endpoint':
                    case 'namespaces':
                    case 'tls': {
                        const args = remainingArgs(d);
                        if (args.length === 0 || (option.text === 'tls' && args.length !== 3))
                            argumentError(d);
                        break;
                    }
                    case 'labels':
                    case 'namespace_labels':
                        if (remainingArgs(d).length === 0)
                            argumentError(d);
                        break;
                    case 'kubeconfig': {
                        const args = remainingArgs(d);
                        if (args.length !== 1 && args.length !== 2)
                            argumentError(d);
                        break;
                    }
                    case 'pods': {
                        const [mode, ...rest] = remainingArgs(d);
                        if (mode === undefined || rest.length > 0)
                            argumentError(d);
                        if (mode.opaque !== true && !['disabled', 'insecure', 'verified'].includes(mode.text))
                            fail(`wrong value for pods: ${mode.text},  must be one of: disabled, verified, insecure`, mode);
                        break;
                    }
                    case 'ttl': {
                        const token = oneArg(d);
                        const ttl = integer(token);
                        if (ttl < 0 || ttl > 3600)
                            fail(`ttl must be in range [0, 3600]: ${ttl}`, token);
                        break;
                    }
                    case 'noendpoints':
                    case 'endpoint_pod_names':
                    case 'zonal':
                        if (remainingArgs(d).length !== 0)
                            argumentError(d);
                        break;
                    case 'fallthrough':
                        through = fallthroughZones(d);
                        break;
                    case 'ignore': {
                        const [what, ...rest] = remainingArgs(d);
                        if (what === undefined)
                            argumentError(d);
                        if (what.text !== 'empty_service' || rest.length > 0)
                            fail(`unable to parse ignore value: '${what.text}'`, what);
                        break;
                    }
                    case 'multicluster':
                        remainingArgs(d);
                        break;
                    case 'startup_timeout':
                        duration(oneArg(d));
                        break;
                    case 'apiserver_qps':
                    case 'apiserver_burst':
                    case 'apiserver_max_inflight':
                        integer(oneArg(d));
                        break;
                    case 'upstream':
                    case 'resyncperiod':
                        if (!before('1.7.0'))
                            unknownProperty(d);
                        remainingArgs(d);
                        break;
                    case 'transfer':
                        if (!before('1.8.0'))
                            unknownProperty(d);
                        remainingArgs(d);
                        break;
                    default:
                        unknownProperty(d);
                }
            }
        }
    }
    finally {
        const at = stream_placeOf(head);
        const rules = [{ names: setup_within(zones), types: ['AXFR', 'IXFR'], effect: 'refuse', at }];
        // Only a name error falls through; what exists in the cluster is not known.
        const covered = through === undefined ? [] : bothWithin(zones, through);
        if (covered.length > 0)
            rules.push({ names: setup_within(covered), effect: 'miss-passes', at });
        rules.push({ names: setup_within(zones), effect: 'answer', at });
        setup.steps.push({ kind: 'answer', plugin: 'kubernetes', rules, at });
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/listen.js
/** Plugins about listening and routing: `bind`, `view`, `loop` (plugin/bind/setup.go, plugin/view/setup.go, plugin/loop/setup.go). */





function readBind(setup) {
    const { d, context } = setup;
    while (next(d)) {
        const head = current(d);
        const args = remainingArgs(d);
        if (args.length === 0)
            fail('at least one address or interface name is expected', head);
        const except = new Set();
        while (nextBlock(d)) {
            if (current(d).text !== 'except')
                fail(`invalid option ${go_values_quoted(current(d).text)}`, current(d));
            const names = remainingArgs(d);
            if (names.length === 0)
                fail('at least one address or interface must be given to except subdirective', current(d));
            for (const token of names)
                except.add(parseAddress(token.text) ?? token.text);
        }
        for (const token of args) {
            if (except.has(parseAddress(token.text) ?? token.text))
                continue;
            const address = parseAddress(token.text.replace(/%.*$/s, ''));
            if (address !== undefined)
                setup.bind.push({ value: { kind: 'address', address }, at: stream_placeOf(token) });
            else if (token.opaque === true || couldBeInterface(token.text, context.version))
                setup.bind.push({ value: { kind: 'interface', name: token.text }, at: stream_placeOf(token) });
            else
                fail(`not a valid IP address or interface name: ${go_values_quoted(token.text)}`, token);
        }
    }
}
/** Linux dev_valid_name: 1 to 15 characters, no slash, colon or blank. Interfaces can be named since 1.8.4. */
function couldBeInterface(text, version) {
    if (/^__|\{\{/.test(text))
        return true;
    return (text !== 'localhost' &&
        isAtLeast(version, '1.8.4') &&
        /^[^/:\s]{1,15}$/.test(text) &&
        !/^\d+\.\d+\.\d+\.\d+$/.test(text));
}
function readView(setup) {
    const { d } = setup;
    let count = 0;
    while (next(d)) {
        const head = current(d);
        count += 1;
        if (count > 1)
            fail('this plugin can only be used once per Server Block', head);
        if (remainingArgs(d).length !== 1)
            argumentError(d);
        const texts = [];
        let types;
        const names = [];
        let opaque = false;
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text !== 'expr')
                fail(`unknown property '${option.text}'`, option);
            const args = remainingArgs(d);
            const text = args.map((token) => token.text).join(' ');
            texts.push(text);
            const problem = expressionProblem(text);
            if (problem !== undefined)
                fail(problem, args[0] ?? option);
            for (const term of termsOf(text)) {
                const of = typesOf(term);
                const name = of === undefined ? namesOf(term) : undefined;
                if (of !== undefined)
                    types = types === undefined ? of : types.filter((type) => of.includes(type));
                else if (name !== undefined)
                    names.push(name);
                else
                    opaque = true;
            }
        }
        setup.views.push({
            text: texts.join(' and '),
            ...(types === undefined ? {} : { types }),
            ...(names.length === 0 ? {} : { names }),
            opaque,
            at: stream_placeOf(head),
        });
        if (opaque)
            setup.notices.push({
                kind: 'not-modelled',
                message: 'which queries this view lets in is not modelled',
                at: stream_placeOf(head),
            });
    }
}
/** What is joined by `and`; a text with anything that binds otherwise stays one term, which nobody below understands. */
function termsOf(text) {
    const outside = text.replace(/'[^']*'/g, '');
    if (/\|\||\bor\b|\bnot\b|!(?!=)|\?|\(\s*[^)\s]/.test(outside))
        return [text.trim()];
    return text.split(/\s+(?:and|&&)\s+/).map((term) => term.trim());
}
/** `name()` is lower case and absolute (plugin/pkg/expression/expression.go, request.Request.Name). */
function namesOf(term) {
    const found = /^name\(\)\s*(==|matches|endsWith|startsWith|contains)\s*'([^']*)'$/.exec(term);
    const text = found?.[2] ?? '';
    switch (found?.[1]) {
        case '==':
            return { kind: 'exactly', names: [text] };
        case 'matches':
            return regexProblem(text) === undefined ? { kind: 'regex', regex: text } : undefined;
        case 'endsWith':
            return { kind: 'suffix', text };
        case 'startsWith':
            return { kind: 'prefix', text };
        case 'contains':
            return { kind: 'substring', text };
        default:
            return undefined;
    }
}
function typesOf(text) {
    const one = /^type\(\)\s*==\s*'([A-Z0-9]+)'$/.exec(text);
    if (one !== null)
        return [one[1] ?? ''];
    const many = /^type\(\)\s+in\s+\[([^\]]*)\]$/.exec(text);
    if (many === null)
        return undefined;
    const names = (many[1] ?? '').split(',').map((name) => /^\s*'([A-Z0-9]+)'\s*$/.exec(name)?.[1]);
    return names.every((name) => name !== undefined) ? names : undefined;
}
/** Two mistakes that are certain: unbalanced brackets, and a type whose double quotes the Corefile has eaten. */
function expressionProblem(text) {
    const outside = text.replace(/'[^']*'/g, '').replace(/"[^"]*"/g, '');
    if (outside.split('(').length > outside.split(')').length)
        return 'unexpected token EOF';
    const bare = /^(?:type|name|class|proto)\(\)\s*[!=]=\s*([A-Za-z_]\w*)$/.exec(outside.trim())?.[1];
    return bare === undefined ? undefined : `unknown name ${bare}`;
}
function readLoop(setup) {
    const { d } = setup;
    const head = d.tokens[0];
    setup.steps.push({ kind: 'loop-guard', at: stream_placeOf(head) });
    let count = 0;
    while (next(d)) {
        count += 1;
        if (count > 1)
            fail('this plugin can only be used once per Server Block', current(d));
        if (nextArg(d))
            argumentError(d);
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/passing.js
/** Plugins that end no query: only what makes their setup fail. Each is as its own setup.go reads it. */



/** Runs over all stanzas; a second one is refused with the words of plugin.ErrOnce. */
function passing_once(setup, stanza) {
    const { d } = setup;
    for (let count = 1; next(d); count += 1) {
        if (count > 1)
            fail('this plugin can only be used once per Server Block', current(d));
        stanza(d);
    }
}
const refusesArguments = ({ d }) => {
    while (next(d))
        if (remainingArgs(d).length > 0)
            argumentError(d);
};
/** Only with that version do arguments matter. */
const refusesArgumentsSince = (version) => (setup) => {
    if (isAtLeast(setup.context.version, version))
        refusesArguments(setup);
};
const needsArgument = ({ d }) => {
    while (next(d)) {
        oneArg(d);
        remainingArgs(d);
        while (nextBlock(d))
            remainingArgs(d);
    }
};
const anything = () => undefined;
const onlyOnce = (setup) => passing_once(setup, (d) => {
    remainingArgs(d);
    while (nextBlock(d))
        remainingArgs(d);
});
const CACHE_WORDS = new Set([
    'success',
    'denial',
    'prefetch',
    'serve_stale',
    'servfail',
    'disable',
    'keepttl',
    'verify_stale',
]);
/** plugin/cache/setup.go cacheParse. */
const cache = (setup) => passing_once(setup, (d) => {
    const [first] = remainingArgs(d);
    if (first !== undefined && /^[+-]?\d+$/.test(first.text) && Number(first.text) <= 0)
        fail(`cache TTL can not be zero or negative: ${Number(first.text)}`, first);
    while (nextBlock(d)) {
        const option = current(d);
        if (!CACHE_WORDS.has(option.text))
            argumentError(d);
        const args = remainingArgs(d);
        if (option.text === 'success' || option.text === 'denial') {
            if (args[0] === undefined)
                argumentError(d);
            integer(args[0]);
        }
        const length = option.text === 'servfail' && args[0] !== undefined ? durationOf(args[0].text) : undefined;
        if (length !== undefined && length < 0)
            fail('invalid negative ttl for servfail', args[0] ?? option);
        if (length !== undefined && length > 300e9)
            fail('caching SERVFAIL responses over 5 minutes is not permitted', args[0] ?? option);
    }
});
const errors = (setup) => passing_once(setup, (d) => {
    const [first, ...rest] = remainingArgs(d);
    if (rest.length > 0)
        argumentError(d);
    if (first !== undefined && first.text !== 'stdout')
        fail(`invalid log file: ${first.text}`, first);
    while (nextBlock(d)) {
        if (!['consolidate', 'stacktrace'].includes(current(d).text))
            argumentError(d);
        remainingArgs(d);
    }
});
const health = ({ d }) => {
    while (next(d)) {
        if (remainingArgs(d).length > 1)
            argumentError(d);
        while (nextBlock(d)) {
            if (current(d).text !== 'lameduck')
                argumentError(d);
            const [value, ...rest] = remainingArgs(d);
            if (value === undefined || rest.length > 0)
                argumentError(d);
            if (durationOf(value.text) === undefined && value.opaque !== true)
                fail(`unable to parse lameduck duration value: '${value.text}' : time: invalid duration ${go_values_quoted(value.text)}`, value);
        }
    }
};
const reload = ({ d }) => {
    while (next(d)) {
        const args = remainingArgs(d);
        if (args.length > 2)
            argumentError(d);
        for (const [index, token] of args.entries()) {
            const length = durationOf(token.text);
            if (token.opaque === true)
                continue;
            if (length === undefined)
                fail(`time: invalid duration ${go_values_quoted(token.text)}`, token);
            const least = index === 0 ? 2e9 : 1e9;
            if (length < least)
                fail(index === 0 ? 'interval value must be greater or equal to 2s' : 'jitter value must be greater or equal to 1s', token);
        }
    }
};
const bufsize = ({ d }) => {
    while (next(d)) {
        const args = remainingArgs(d);
        if (args.length > 1)
            argumentError(d);
        const [size] = args;
        if (size === undefined || size.opaque === true)
            continue;
        const value = integer(size);
        if (value < 512 || value > 4096)
            argumentError(d);
    }
};
const loadbalance = ({ d }) => {
    while (next(d)) {
        const [policy, ...rest] = remainingArgs(d);
        if (policy !== undefined && policy.opaque !== true && !['round_robin', 'weighted'].includes(policy.text))
            fail(`unknown policy: ${policy.text}`, policy);
        if (policy?.text === 'round_robin' && rest.length > 0)
            fail(`unknown property for ${policy.text}`, rest[0] ?? policy);
        while (nextBlock(d))
            remainingArgs(d);
    }
};
const passing_CLASSES = new Set(['success', 'denial', 'error', 'all']);
const log = ({ d }) => {
    while (next(d)) {
        remainingArgs(d);
        while (nextBlock(d)) {
            if (current(d).text !== 'class')
                argumentError(d);
            const classes = remainingArgs(d);
            if (classes.length === 0)
                argumentError(d);
            const wrong = classes.find((token) => !passing_CLASSES.has(token.text) && token.opaque !== true);
            if (wrong !== undefined)
                fail(`invalid Class: ${wrong.text}`, wrong);
        }
    }
};
const header = ({ d, context }) => {
    while (next(d)) {
        let seen = false;
        while (nextBlock(d)) {
            seen = true;
            const selector = current(d);
            remainingArgs(d);
            if (isAtLeast(context.version, '1.13.0') && !['query', 'response'].includes(selector.text))
                fail(`setting up rule: invalid selector=${selector.text} should be query or response`, selector);
        }
        if (!seen)
            argumentError(d);
    }
};
const timeouts = ({ d }) => {
    while (next(d)) {
        const head = current(d);
        if (remainingArgs(d).length > 0)
            argumentError(d);
        let seen = false;
        while (nextBlock(d)) {
            seen = true;
            if (!['read', 'write', 'idle'].includes(current(d).text))
                fail(`unknown option: ${go_values_quoted(current(d).text)}`, current(d));
            oneArg(d);
        }
        if (!seen)
            fail('timeouts block with no timeouts specified', head);
    }
};
/** plugin/autopath/setup.go: a file, or `@kubernetes` as the last argument. */
const autopath = ({ d }) => {
    while (next(d)) {
        const head = current(d);
        if (remainingArgs(d).length === 0)
            fail('no resolv-conf specified', head);
    }
};
const metadata = ({ d }) => {
    for (let count = 1; next(d); count += 1) {
        if (count > 1 || nextBlock(d))
            argumentError(d);
        remainingArgs(d);
    }
};
const ready = (setup) => passing_once(setup, (d) => {
    if (remainingArgs(d).length > 1)
        argumentError(d);
    while (nextBlock(d)) {
        if (!isAtLeast(setup.context.version, '1.12.4'))
            unknownProperty(d);
        remainingArgs(d);
    }
});
const geoip = ({ d }) => {
    while (next(d)) {
        if (!nextArg(d))
            argumentError(d);
        remainingArgs(d);
        while (nextBlock(d))
            remainingArgs(d);
    }
};
const PASSING_READERS = new Map([
    ['cache', cache],
    ['errors', errors],
    ['health', health],
    ['reload', reload],
    ['bufsize', bufsize],
    ['loadbalance', loadbalance],
    ['log', log],
    ['header', header],
    ['timeouts', timeouts],
    ['autopath', autopath],
    ['metadata', metadata],
    ['ready', ready],
    ['geoip', geoip],
    ['dnstap', needsArgument],
    ['sign', needsArgument],
    ['on', needsArgument],
    ['minimal', refusesArguments],
    ['prometheus', onlyOnce],
    ['nsid', onlyOnce],
    ['pprof', onlyOnce],
    ['shed', onlyOnce],
    ...'root cancel proxyproto quic grpc_server https https3 multisocket debug trace dns64 tls startup shutdown'
        .split(' ')
        .map((name) => [name, anything]),
]);
/** `any` ends queries, and has looked at its arguments since 1.12.0. */
const checkAny = refusesArgumentsSince('1.12.0');

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/relatives.js
/** Plugins that forward besides `forward`: legacy `proxy`, `grpc`, and the external `fanout` and `alternate`. */







function readStanza(setup, plugin, option, more = {}) {
    const { d } = setup;
    const head = d.tokens[d.at] ?? current(d);
    const stanza = draft();
    if (plugin === 'fanout')
        stanza.policy = 'parallel';
    try {
        readFrom(setup, stanza);
        const to = remainingArgs(d);
        if (to.length === 0)
            argumentError(d);
        readUpstreams(to, setup.context, plugin, stanza.to, setup.notices);
        while (nextBlock(d))
            option(stanza);
    }
    finally {
        if (stanza.to.length > 0)
            setup.steps.push({ ...stepOf(plugin, stanza, head), ...more });
    }
}
function readPolicy(setup, stanza, legacy) {
    const token = oneArg(setup.d);
    const { text } = token;
    if (text === 'random' || text === 'round_robin' || text === 'sequential')
        stanza.policy = text;
    else if (legacy && text === 'least_conn')
        stanza.policy = 'unordered';
    else
        fail(`unknown policy '${text}'`, token);
}
function readExcept(setup, stanza) {
    const names = remainingArgs(setup.d);
    if (names.length === 0)
        argumentError(setup.d);
    for (const token of names)
        stanza.except.push(...(normalizeExact(token.text) ?? []));
}
/** plugin/proxy/upstream.go of 1.4.0: the longest FROM wins. */
function readProxy(setup) {
    const { d } = setup;
    while (next(d)) {
        const option = (stanza) => {
            switch (current(d).text) {
                case 'policy':
                    return readPolicy(setup, stanza, true);
                case 'except':
                    return readExcept(setup, stanza);
                case 'fail_timeout':
                    return void duration(oneArg(d));
                case 'max_fails':
                    return void unsigned(oneArg(d));
                case 'health_check':
                    oneArg(d);
                    return void nextArg(d);
                case 'spray':
                    return;
                case 'protocol': {
                    const kind = oneArg(d);
                    const words = remainingArgs(d).map((token) => token.text);
                    if (kind.text === 'dns' && words.includes('force_tcp'))
                        stanza.protocol = 'tcp';
                    else if (!['dns', 'grpc', 'https_google'].includes(kind.text))
                        fail(`${kind.text}: unknown protocol`, kind);
                    return;
                }
                default:
                    unknownProperty(d);
            }
        };
        readStanza(setup, 'proxy', option, { longestFromWins: true });
    }
}
/** plugin/grpc/setup.go: one stanza; where it falls through, a name error goes on. */
function readGrpc(setup) {
    const { d } = setup;
    let count = 0;
    while (next(d)) {
        count += 1;
        if (count > 1)
            fail('this plugin can only be used once per Server Block', current(d));
        readStanza(setup, 'grpc', (stanza) => {
            switch (current(d).text) {
                case 'except':
                    return readExcept(setup, stanza);
                case 'tls':
                    return readTls(setup);
                case 'tls_servername':
                    return void oneArg(d);
                case 'policy':
                    return readPolicy(setup, stanza, false);
                case 'fallthrough':
                    if (!isAtLeast(setup.context.version, '1.12.3'))
                        unknownProperty(d);
                    return void fallthroughZones(d);
                default:
                    unknownProperty(d);
            }
        });
    }
}
/** networkservicemesh/fanout setup.go: every TO is asked at once. */
function readFanout(setup) {
    const { d } = setup;
    while (next(d)) {
        readStanza(setup, 'fanout', (stanza) => {
            const option = current(d).text;
            const args = remainingArgs(d);
            if (option === 'except')
                for (const token of args)
                    stanza.except.push(...(normalizeExact(token.text) ?? []));
            if (option === 'network' && args[0]?.text === 'tcp')
                stanza.protocol = 'tcp';
            if (option === 'network' && args[0]?.text === 'tcp-tls')
                stanza.protocol = 'tls';
        });
    }
}
/** coredns/alternate setup.go: `alternate [original] RCODE[,RCODE] FROM TO...`, after the rest of the chain ended so. */
function readAlternate(setup) {
    const { d } = setup;
    while (next(d)) {
        let codes = oneArg(d);
        if (codes.text === 'original')
            codes = oneArg(d);
        readStanza(setup, 'alternate', () => void remainingArgs(d), { onlyAfter: codes.text.toUpperCase().split(',') });
    }
}
/** Known, external, and not read: it may answer or forward. */
function readExternal(setup) {
    const head = setup.d.tokens[0];
    if (head === undefined)
        return;
    const because = `${head.text} is no plugin of the stock build, and what it does is not modelled`;
    setup.steps.push({ kind: 'opaque', plugin: head.text, because, at: stream_placeOf(head) });
    setup.notices.push({
        kind: 'not-modelled',
        message: `the plugin ${head.text} is not modelled: it may answer queries before they are forwarded`,
        at: stream_placeOf(head),
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/rewrite.js
/** `rewrite` (plugin/rewrite/rewrite.go newRule, name.go newNameRule, type.go, class.go). */




const MATCHES = new Set(['exact', 'prefix', 'suffix', 'substring', 'regex']);
const ANY = { kind: 'any' };
function readRewrite(setup) {
    const { d } = setup;
    const rules = [];
    const head = d.tokens[0];
    try {
        while (next(d)) {
            const stanza = current(d);
            let words = remainingArgs(d);
            if (words.length === 0) {
                // The block form takes the words of the block as one rule.
                words = [];
                while (nextBlock(d))
                    words.push(current(d), ...remainingArgs(d));
            }
            rules.push(readRule(words, stanza));
        }
    }
    finally {
        setup.steps.push({ kind: 'rewrite', rules, at: stream_placeOf(head) });
    }
}
function readRule(all, stanza) {
    let words = all;
    let then = 'stop';
    const mode = words[0]?.text.toLowerCase();
    if (mode === 'continue' || mode === 'stop') {
        then = mode;
        words = words.slice(1);
    }
    const [kind, ...args] = words;
    if (kind === undefined)
        return fail('no rule type specified for rewrite', stanza);
    if (args.length === 0 && kind.text.toLowerCase() !== 'edns0')
        fail(kind.text.toLowerCase() === 'name' ? 'too few arguments for a name rule' : 'no rule type specified for rewrite', kind);
    const at = stream_placeOf(kind);
    switch (kind.text.toLowerCase()) {
        case 'name':
            return nameRule(then, kind, args);
        case 'type': {
            const [from, to, ...rest] = args;
            if (from === undefined || to === undefined || rest.length > 0)
                return fail('type rules must have exactly two arguments', kind);
            for (const token of [from, to])
                if (!isType(token.text.toUpperCase()))
                    fail(`invalid type ${go_values_quoted(token.text)}`, token);
            return { then, match: ANY, type: from.text.toUpperCase(), to: { kind: 'type', type: to.text.toUpperCase() }, at };
        }
        case 'class': {
            const [from, to] = args;
            if (from === undefined || to === undefined)
                return fail('class rules must have exactly two arguments', kind);
            for (const token of [from, to])
                if (!isClass(token.text.toUpperCase()))
                    fail(`invalid class ${go_values_quoted(token.text)}`, token);
            const matters = from.text.toUpperCase() === 'IN' && to.text.toUpperCase() !== 'IN';
            return {
                then,
                match: ANY,
                to: matters ? { kind: 'opaque', because: 'it changes the class of the question' } : { kind: 'nothing' },
                at,
            };
        }
        case 'ttl':
        case 'cname':
        case 'rcode':
        case 'edns0':
            // The reply or an option changes. Only some names match, so what follows is still looked at.
            return { then: 'continue', match: ANY, to: { kind: 'nothing' }, at };
        default:
            return fail(`invalid rule type ${go_values_quoted(kind.text)}`, kind);
    }
}
function nameRule(then, kind, args) {
    const [first, second, third, ...rest] = args;
    const at = stream_placeOf(kind);
    if (first === undefined || second === undefined)
        return fail('too few arguments for a name rule', kind);
    const match = first.text.toLowerCase();
    if (third === undefined || !MATCHES.has(match)) {
        if (third !== undefined && !['answer', 'auto'].includes(third.text.toLowerCase()))
            fail(`invalid arguments for a name rule`, third);
        return {
            then,
            match: { kind: 'exactly', names: [absolute(first.text)] },
            to: { kind: 'name', name: absolute(second.text) },
            at,
        };
    }
    const from = second.text;
    const to = third.text;
    // `answer auto`, `answer name F T`, `answer value F T`.
    const answer = rest[0];
    if (answer !== undefined) {
        const auto = rest[1]?.text.toLowerCase() === 'auto' && rest.length === 2;
        if (answer.text.toLowerCase() !== 'answer' || (!auto && (rest.length < 4 || rest.length % 4 !== 0)))
            fail(`invalid arguments for ${match} rule`, answer);
    }
    switch (match) {
        case 'exact':
            return {
                then,
                match: { kind: 'exactly', names: [absolute(from)] },
                to: { kind: 'name', name: absolute(to) },
                at,
            };
        case 'regex': {
            if (regexProblem(from) !== undefined)
                fail(`invalid regex matching pattern: ${from}`, second);
            return { then, match: { kind: 'regex', regex: from }, to: { kind: 'template', text: absolute(to) }, at };
        }
        default: {
            // Both sides are made absolute as they stand (plugin.Name.Normalize): a prefix `foo` only meets a first label `foo`.
            const text = absolute(from);
            return {
                then,
                match: { kind: match, text },
                to: { kind: 'replace', text: absolute(to) },
                at,
            };
        }
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/small.js




function answer(setup, ...rules) {
    const head = setup.d.tokens[0];
    const at = stream_placeOf(head);
    setup.steps.push({ kind: 'answer', plugin: head.text, rules: rules.map((rule) => ({ ...rule, at })), at });
}
const readAny = (setup) => {
    answer(setup, { names: { kind: 'any' }, types: ['ANY'], effect: 'answer' });
    checkAny(setup);
};
/** plugin/local/local.go: the zones of RFC 6303, and every name that begins with `localhost.`. */
const readLocal = (setup) => answer(setup, { names: setup_within(['localhost.', '0.in-addr.arpa.', '127.in-addr.arpa.', '255.in-addr.arpa.']), effect: 'answer' }, { names: { kind: 'prefix', text: 'localhost.' }, effect: 'answer' });
/** erratic and whoami end every query that comes so far. */
const readAlways = (setup) => answer(setup, { names: { kind: 'any' }, effect: 'answer' });
const readDnssec = (setup) => {
    const { d } = setup;
    if (!next(d))
        return;
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    answer(setup, { names: { kind: 'exactly', names: zones }, types: ['DNSKEY'], effect: 'answer' });
    while (nextBlock(d))
        remainingArgs(d);
    if (next(d))
        fail('this plugin can only be used once per Server Block', current(d));
};
/** chaos answers class CH alone, which is not followed here. */
const readChaos = (setup) => answer(setup);
/** plugin/tsig/setup.go: types that must be signed are refused unsigned. */
const readTsig = (setup) => {
    const { d } = setup;
    if (!next(d))
        return;
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    const types = new Set();
    let all = false;
    while (nextBlock(d)) {
        const option = current(d);
        if (option.text === 'require') {
            oneArg(d);
            for (const word of [current(d), ...remainingArgs(d)].map((token) => token.text)) {
                if (word === 'all')
                    all = true;
                else if (word === 'none')
                    types.clear();
                else
                    types.add(word.toUpperCase());
            }
        }
        else
            remainingArgs(d);
    }
    if (all)
        answer(setup, { names: setup_within(zones), effect: 'refuse' });
    else if (types.size > 0)
        answer(setup, { names: setup_within(zones), types: [...types], effect: 'refuse' });
    else
        answer(setup);
    if (next(d))
        fail('this plugin can only be used once per Server Block', current(d));
};

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/template.js




function readTemplate(setup) {
    const { d } = setup;
    const rules = [];
    try {
        while (next(d)) {
            const head = current(d);
            const cls = oneArg(d);
            if (!isClass(cls.text))
                fail(`invalid query class ${cls.text}`, cls);
            const type = oneArg(d);
            if (!isType(type.text))
                fail(`invalid RR class ${type.text}`, type);
            const zones = zonesFrom(remainingArgs(d), setup.zones);
            const matches = [];
            let through;
            let rcode = 'NOERROR';
            let conditional = false;
            while (nextBlock(d)) {
                const option = current(d);
                switch (option.text) {
                    case 'match': {
                        const found = remainingArgs(d);
                        if (found.length === 0)
                            argumentError(d);
                        for (const token of found) {
                            const problem = regexProblem(token.text);
                            if (problem !== undefined)
                                fail(`could not parse regex: ${token.text}, ${problem}`, token);
                        }
                        matches.push(...found);
                        break;
                    }
                    case 'answer':
                    case 'additional':
                    case 'authority': {
                        const texts = remainingArgs(d);
                        if (texts.length === 0)
                            argumentError(d);
                        for (const token of texts)
                            if (token.text.split('{{').length !== token.text.split('}}').length)
                                fail(`could not compile template: ${token.text}, template: ${option.text}:1: unclosed action`, token);
                        break;
                    }
                    case 'rcode': {
                        const token = oneArg(d);
                        rcode = token.text.toUpperCase();
                        if (!isRcode(rcode))
                            fail(`unknown rcode ${token.text}`, token);
                        break;
                    }
                    case 'fallthrough':
                        through = fallthroughZones(d);
                        break;
                    case 'var':
                    case 'expr':
                        conditional = conditional || option.text === 'expr';
                        remainingArgs(d);
                        break;
                    case 'ederror':
                    case 'upstream':
                        remainingArgs(d);
                        break;
                    default:
                        argumentError(d);
                }
            }
            if (cls.text !== 'IN' && cls.text !== 'ANY')
                continue;
            const at = stream_placeOf(head);
            // A query of type ANY meets every template.
            const base = { at, ...(type.text === 'ANY' ? {} : { types: [type.text, 'ANY'] }) };
            const answer = rcode === 'SERVFAIL' ? 'servfail' : rcode === 'REFUSED' ? 'refuse' : 'answer';
            const effect = conditional ? 'maybe' : answer;
            const because = conditional ? { because: 'its expr is not modelled' } : {};
            const patterns = matches.filter((token) => token.text !== '.*' && token.text !== '');
            if (patterns.length < matches.length || matches.length === 0) {
                rules.push({ ...base, ...because, names: setup_within(zones), effect });
                if (!conditional)
                    continue;
            }
            else
                for (const token of patterns)
                    rules.push({ ...base, ...because, names: { kind: 'regex', regex: token.text, within: zones }, effect });
            // In scope and unmatched: on to the next template only where fallthrough says so, or SERVFAIL.
            const covered = through === undefined ? [] : bothWithin(zones, through);
            if (covered.length === 0)
                rules.push({ ...base, names: setup_within(zones), effect: 'servfail' });
            else if (!zones.every((zone) => covered.includes(zone)))
                setup.notices.push({
                    kind: 'not-modelled',
                    message: 'fallthrough of this template for some of its names only is read as for all',
                    at,
                });
        }
    }
    finally {
        setup.steps.push({ kind: 'answer', plugin: 'template', rules, at: stream_placeOf(d.tokens[0]) });
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/zone-data.js






/** Answers its zones; with fallthrough, names it does not hold pass. */
function push(setup, head, zones, through) {
    const at = stream_placeOf(head);
    const rules = [];
    const covered = through === undefined ? [] : bothWithin(zones, through);
    if (covered.length > 0)
        rules.push({ names: setup_within(covered), effect: 'miss-passes', at });
    rules.push({ names: setup_within(zones), effect: 'answer', at });
    setup.steps.push({ kind: 'answer', plugin: setup.d.tokens[0].text, rules, at });
}
/** plugin/file/setup.go fileParse. */
function readFile(setup) {
    const { d, context } = setup;
    while (next(d)) {
        const head = current(d);
        const file = oneArg(d);
        const args = remainingArgs(d);
        const zones = zonesFrom(args, setup.zones);
        let through;
        const unknown = [];
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text === 'reload')
                duration(oneArg(d));
            else if (option.text === 'upstream')
                remainingArgs(d);
            else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.12.2'))
                through = fallthroughZones(d);
            else {
                unknown.push(option);
                remainingArgs(d);
            }
        }
        push(setup, head, zones, through);
        const look = lookAt(context, file.text);
        const first = unknown[0];
        if (first !== undefined)
            fail(`unknown property '${first.text}'`, first);
        if (look.kind === 'text' && zones[0] !== undefined && !/(^|\s)SOA(\s|$)/i.test(look.text.text))
            fail(`file "${file.text}" has no SOA record for origin ${zones[0]}`, file);
    }
}
/** plugin/auto/setup.go: zones appear with the files of a directory; names outside them pass. */
function readAuto(setup) {
    const { d } = setup;
    while (next(d)) {
        const head = current(d);
        const zones = zonesFrom(remainingArgs(d), setup.zones);
        const at = stream_placeOf(head);
        setup.steps.push({
            kind: 'answer',
            plugin: 'auto',
            rules: [{ names: setup_within(zones), effect: 'maybe', because: 'which zones its directory holds is not known', at }],
            at,
        });
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text === 'directory') {
                oneArg(d);
                remainingArgs(d);
            }
            else if (option.text === 'reload')
                duration(oneArg(d));
            else if (option.text === 'upstream' || option.text === 'transfer')
                remainingArgs(d);
            else
                fail(`unknown property '${option.text}'`, option);
        }
    }
}
/** plugin/secondary/setup.go: SERVFAIL until the first transfer, and no way past it before 1.14.4. */
function readSecondary(setup) {
    const { d, context } = setup;
    while (next(d)) {
        const head = current(d);
        const zones = zonesFrom(remainingArgs(d), setup.zones);
        let from = false;
        let through;
        while (nextBlock(d)) {
            const option = current(d);
            const args = option.text === 'fallthrough' ? [] : remainingArgs(d);
            if (option.text === 'transfer' && args[0]?.text === 'from')
                from = true;
            else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.14.4'))
                through = fallthroughZones(d);
            else if (option.text !== 'transfer' && option.text !== 'upstream')
                fail(`unknown property '${option.text}'`, option);
        }
        push(setup, head, zones, through);
        if (!from && isAtLeast(context.version, '1.12.0'))
            fail('secondary zones require a transfer from property', head);
    }
}
/** etcd, the clouds and their like: zones as arguments, `fallthrough`; the rest says nothing about routing. */
function readBackend(setup) {
    const { d } = setup;
    while (next(d)) {
        const head = current(d);
        const args = remainingArgs(d);
        // route53, azure and clouddns write ZONE:ID.
        const names = args.map((token) => /^(route53|azure|clouddns)$/.test(head.text) ? { ...token, text: token.text.replace(/:.*$/s, '') } : token);
        if (/^(route53|azure|clouddns)$/.test(head.text) && args.length === 0)
            push(setup, head, [], undefined);
        let through;
        while (nextBlock(d)) {
            if (current(d).text === 'fallthrough')
                through = fallthroughZones(d);
            else
                remainingArgs(d);
        }
        push(setup, head, zonesFrom(names, setup.zones), through);
        if (head.text === 'k8s_external' && !setup.has('kubernetes'))
            fail('kubernetes plugin not loaded', head);
    }
}
/** plugin/transfer/setup.go; only zone transfers stop here. */
function readTransfer(setup) {
    const { d } = setup;
    while (next(d)) {
        const head = current(d);
        const zones = zonesFrom(remainingArgs(d), setup.zones);
        const at = stream_placeOf(head);
        setup.steps.push({
            kind: 'answer',
            plugin: 'transfer',
            rules: [
                {
                    names: setup_within(zones),
                    types: ['AXFR', 'IXFR'],
                    effect: 'maybe',
                    because: 'only zones of this server can be transferred',
                    at,
                },
            ],
            at,
        });
        let to = false;
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text !== 'to')
                fail(`unknown property '${option.text}'`, option);
            if (remainingArgs(d).length === 0)
                argumentError(d);
            to = true;
        }
        if (!to)
            fail("'to' is required", head);
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/table.js











const READERS = new Map([
    ...PASSING_READERS,
    ['forward', readForward],
    ['proxy', readProxy],
    ['grpc', readGrpc],
    ['fanout', readFanout],
    ['alternate', readAlternate],
    ['loop', readLoop],
    ['bind', readBind],
    ['view', readView],
    ['kubernetes', readKubernetes],
    ['hosts', readHosts],
    ['file', readFile],
    ['auto', readAuto],
    ['secondary', readSecondary],
    ['transfer', readTransfer],
    ['template', readTemplate],
    ['rewrite', readRewrite],
    ['acl', readAcl],
    ['any', readAny],
    ['local', readLocal],
    ['erratic', readAlways],
    ['whoami', readAlways],
    ['dnssec', readDnssec],
    ['chaos', readChaos],
    ['tsig', readTsig],
    ...['etcd', 'route53', 'azure', 'clouddns', 'k8s_external', 'nomad', 'federation'].map((name) => [name, readBackend]),
]);
function readerOf(directive) {
    return READERS.get(directive) ?? readExternal;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/convert.js









/** Networks as keys expand 128-fold; a block with more zones than this is cut. */
const MAX_KEYS = 100_000;
/** Errors come in the order in which the server meets them: text, keys, plugins in plugin order, listeners. */
function convert_convert(source, context) {
    const parsed = parse(source, context, (name) => unknownDirective(name, context));
    const notices = [...parsed.notices];
    const keyErrors = [];
    const overlaps = [];
    const listening = [];
    const turns = [];
    const ranks = new Map(pluginOrder(context.version).map((name, index) => [name, index]));
    // External plugins are most often compiled in right before the plugins that forward.
    const external = (ranks.get('loop') ?? ranks.size) - 0.5;
    const rankOf = (name) => ranks.get(name) ?? external;
    const claims = new Map();
    const blocks = parsed.blocks.map((raw) => {
        const block = convert_readBlock(raw, convert_readKeys(raw, context, keyErrors, notices), context, rankOf, turns, notices);
        checkOverlap(block, claims, context.version, overlaps);
        const quic = raw.directives.has('tls') ? undefined : block.keys.find((key) => key.transport === 'quic');
        if (quic !== undefined)
            listening.push({ message: 'ListenPacket: quic: tls.Config not set', at: quic.at });
        return block;
    });
    turns.sort((a, b) => a.rank - b.rank);
    const errors = [...parsed.errors, ...keyErrors, ...turns.map((turn) => turn.error), ...overlaps, ...listening];
    return { value: { blocks, errors, at: locate(source, 0, 0) }, notices };
}
function convert_readKeys(raw, context, errors, notices) {
    const keys = [];
    for (const token of raw.keys) {
        if (keys.length >= MAX_KEYS) {
            notices.push({ kind: 'not-modelled', message: 'this block has more zones than are read', at: stream_placeOf(token) });
            break;
        }
        const at = stream_placeOf(token);
        if (token.opaque === true) {
            notices.push({
                kind: 'not-modelled',
                message: 'which zone this block serves depends on an environment variable that is not stated',
                at,
            });
            continue;
        }
        const read = keys_readKey(token.text, context.port, context.version, at);
        if (read.error !== undefined)
            errors.push({ message: `error inspecting server blocks: ${read.error}`, at });
        for (const key of read.keys)
            keys.push(key);
    }
    return keys;
}
function convert_readBlock(raw, keys, context, rankOf, turns, notices) {
    const bind = [];
    const steps = [];
    const views = [];
    const zones = [...new Set(keys.map((key) => key.zone))];
    const names = [...raw.directives.keys()].sort((a, b) => rankOf(a) - rankOf(b));
    for (const name of names) {
        const tokens = raw.directives.get(name) ?? [];
        const head = tokens[0];
        const missing = missingPlugin(name, context);
        if (missing !== undefined)
            turns.push({ rank: rankOf(name), error: { message: missing, at: stream_placeOf(head) } });
        const setup = {
            d: dispense(tokens),
            context,
            keys,
            zones,
            has: (other) => raw.directives.has(other),
            steps,
            views,
            bind,
            notices,
        };
        try {
            readerOf(name)(setup);
        }
        catch (error) {
            if (!(error instanceof SetupError))
                throw error;
            turns.push({
                rank: rankOf(name),
                error: { message: `plugin/${name}: ${error.message}`, at: stream_placeOf(error.token) },
            });
        }
    }
    // A chain of plugins that all pass ends in SERVFAIL, no chain at all in REFUSED: the step keeps the two apart.
    const handler = names.find((name) => PASSING.has(name));
    if (steps.length === 0 && handler !== undefined)
        steps.push({ kind: 'answer', plugin: handler, rules: [], at: raw.at });
    return { keys, bind, steps, views, at: raw.at, extent: raw.extent };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/index.js




/** Reads a Corefile as far as it can be understood; why the server would not start is in `errors`. Never throws. */
function readCorefile(text, context) {
    const reading = convert_convert(text, context);
    if (reading.value.blocks.length > 0 || reading.value.errors.length > 0)
        return reading;
    // coremain: a Corefile without server blocks starts the built-in default, whoami on the root zone.
    const at = locate(text, 0, 0);
    return {
        notices: reading.notices,
        value: {
            errors: [],
            at,
            blocks: [
                {
                    keys: [{ zone: '.', transport: 'dns', port: context.port, at }],
                    bind: [],
                    views: [],
                    at,
                    extent: at,
                    steps: [{ kind: 'answer', plugin: 'whoami', at, rules: [{ names: { kind: 'any' }, effect: 'answer', at }] }],
                },
            ],
        },
    };
}
/** Longer texts are no Corefiles: a ConfigMap holds 1 MiB. */
const corefile_MAX_LENGTH = 8 * 1024 * 1024;
/** At least one block, and most of its directives are CoreDNS's own. */
function looksLikeCorefile(text) {
    if (text.text.length > corefile_MAX_LENGTH || !text.text.includes('{'))
        return false;
    const parsed = parse(text, {
        version: '',
        build: 'coredns',
        env: new Map(),
        envKnown: false,
        port: 53,
        path: '/Corefile',
        files: new Map(),
        filesComplete: false,
    }, () => undefined);
    let known = 0;
    let other = 0;
    for (const block of parsed.blocks) {
        for (const name of block.directives.keys()) {
            if (isKnownName(name))
                known += 1;
            else
                other += 1;
        }
    }
    const telling = parsed.blocks.some((block) => [
        'forward',
        'proxy',
        'kubernetes',
        'loop',
        'hosts',
        'file',
        'template',
        'whoami',
        'cache',
        'errors',
        'erratic',
        'acl',
    ].some((name) => block.directives.has(name)));
    return telling && known > other;
}
const NAMED = /(^|\/)Corefile([.-][\w.-]+)?$|\.[Cc]orefile$/;
const corefile = {
    id: 'corefile',
    title: 'Corefile',
    recognises: (document) => document.kind === 'text' &&
        document.onNode === undefined &&
        (NAMED.test(document.path)
            ? looksLikeCorefile(document.source) || /(^|\/)Corefile$/.test(document.path)
            : looksLikeCorefile(document.source)),
    read: (document) => ({
        value: [
            {
                kind: 'config-text',
                language: 'corefile',
                path: document.path,
                text: document.source,
                at: locate(document.source, 0, 0),
            },
        ],
        notices: [],
    }),
};

;// CONCATENATED MODULE: ./.cache/build/dialects/lines.js

function* linesOf(text) {
    let start = 0;
    while (start <= text.length) {
        const feed = text.indexOf('\n', start);
        const next = feed === -1 ? text.length : feed;
        const end = next > start && text.charCodeAt(next - 1) === 0x0d ? next - 1 : next;
        yield { text: text.slice(start, end), start, end };
        if (feed === -1)
            return;
        start = feed + 1;
    }
}
/** The blank-separated fields of a stretch of a text. Linear: no regular expression walks over a run of blanks twice. */
function fieldsOf(source, start, end) {
    const found = [];
    let from = -1;
    for (let i = start; i <= end; i += 1) {
        const blank = i === end || lines_isBlank(source.text.charCodeAt(i));
        if (!blank && from === -1)
            from = i;
        if (blank && from !== -1) {
            found.push({ value: source.text.slice(from, i), at: locate(source, from, i) });
            from = -1;
        }
    }
    return found;
}
/** A stretch less blanks at both ends. */
function trimmed(source, start, end) {
    let from = start;
    let to = end;
    while (from < to && lines_isBlank(source.text.charCodeAt(from)))
        from += 1;
    while (to > from && lines_isBlank(source.text.charCodeAt(to - 1)))
        to -= 1;
    return slice(source, from, to);
}
/** Comma-separated parts, trimmed; empty parts are left out. */
function commaList(source) {
    const found = [];
    let start = 0;
    while (start <= source.text.length) {
        const comma = source.text.indexOf(',', start);
        const end = comma === -1 ? source.text.length : comma;
        const part = trimmed(source, start, end);
        if (part.text !== '')
            found.push(locatedWhole(part));
        if (comma === -1)
            break;
        start = comma + 1;
    }
    return found;
}
/** The first line, for objects that are a whole file. */
function firstLineOf(source) {
    const feed = source.text.indexOf('\n');
    return locate(source, 0, feed === -1 ? source.text.length : feed);
}
/** Adds one by one: a spread of as many items as a file likes would overflow the stack. */
function append(to, more) {
    for (const item of more)
        to.push(item);
}
function locatedWhole(source) {
    return { value: source.text, at: locate(source, 0, source.text.length) };
}
/** A text put together from stretches of another one, each character leading back to where it was. */
function gather(source, pieces) {
    const segments = [];
    let text = '';
    for (const piece of pieces) {
        const written = piece.text ?? source.text.slice(piece.start, piece.end);
        if (written === '')
            continue;
        segments.push({
            start: text.length,
            at: piece.start,
            length: piece.end - piece.start,
            verbatim: piece.text === undefined,
        });
        text += written;
    }
    if (segments.length === 0) {
        const at = pieces[0]?.start ?? 0;
        segments.push({ start: 0, at, length: (pieces[pieces.length - 1]?.end ?? at) - at, verbatim: false });
    }
    return derive(source, text, segments);
}
function lines_isBlank(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/node-paths.js

/** Tops of a node's file tree under which resolver configuration lies; a repository often mirrors them below some folder. */
const TOPS = ['etc', 'run', 'usr', 'lib', 'var'];
/**
 * Absolute path of a document on nodes: what its carrier says, else the end of its repository path when that mirrors a
 * node's tree (`overlay/etc/resolv.conf` is `/etc/resolv.conf`) and `matches` knows it. The outermost top counts.
 */
function nodePathOf(document, matches) {
    if (document.onNode !== undefined)
        return matches(document.onNode.path) ? document.onNode.path : undefined;
    const parts = document.path.split('/');
    for (const [index, part] of parts.entries()) {
        if (!TOPS.some((top) => top === part))
            continue;
        const path = `/${parts.slice(index).join('/')}`;
        if (matches(path))
            return path;
    }
    return undefined;
}
/** The last part of a document's path, on the node when its carrier says where. */
function fileNameOf(document) {
    const path = document.onNode?.path ?? document.path;
    return path.slice(path.lastIndexOf('/') + 1);
}
/** A document as a file of nodes, with another text when it has to be completed. `at` is its first line. */
function nodeFile(document, path, source = document.source) {
    return {
        kind: 'node-file',
        path,
        text: source,
        mode: document.onNode?.append === true ? 'append' : 'replace',
        ...(document.onNode?.pool !== undefined && { pool: document.onNode.pool }),
        at: firstLineOf(document.source),
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/longest-zone.js

/**
 * Rules of a server that lets the longest zone decide, as rules of which the first that matches decides: deeper zones
 * stand first. Rules of equally deep zones keep their order, so a zone that is said twice is decided by the first.
 */
function longestFirst(rules) {
    return rules
        .map(({ zone, rule }) => ({ depth: labelsFromRoot(zone).length, rule }))
        .sort((a, b) => b.depth - a.depth)
        .map(({ rule }) => rule);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/dnsmasq/read.js





/** Ranges that `bogus-priv` answers without asking anybody (dnsmasq(8) -b, RFC 6303). */
const PRIVATE_REVERSE = [
    '10.in-addr.arpa.',
    '168.192.in-addr.arpa.',
    ...Array.from({ length: 16 }, (_, i) => `${16 + i}.172.in-addr.arpa.`),
    '254.169.in-addr.arpa.',
    'd.f.ip6.arpa.',
    '8.e.f.ip6.arpa.',
    '9.e.f.ip6.arpa.',
    'a.e.f.ip6.arpa.',
    'b.e.f.ip6.arpa.',
];
/**
 * dnsmasq's configuration, its files in the order in which it reads them (dnsmasq(8)). One block: port 53, every name.
 * Without `no-resolv` it also asks the servers of /etc/resolv.conf, or of each `resolv-file`; the longest zone of
 * `server=/zone/` wins; the order among several servers is its own unless `strict-order` or `all-servers` says more;
 * identical questions in flight are merged (src/forward.c); it never asks an address at which it
 * listens itself (src/network.c check_servers). `port=0` is no DNS server: no block.
 */
function readDnsmasq(files) {
    const notices = [];
    const settings = files.flatMap(settingsOf);
    const [firstFile] = files;
    const at = settings[0]?.at ??
        (firstFile === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : firstLineOf(firstFile));
    const port = lastNumber(settings, 'port') ?? 53;
    if (port === 0)
        return { value: { blocks: [], errors: [], at }, notices };
    remarkOthers(settings, notices);
    const has = (key) => settings.some((setting) => setting.key === key);
    const routes = readRoutes(settings, notices);
    const bind = read_readBind(settings);
    const own = { policy: policyOf(has), at };
    const block = {
        keys: [{ zone: ROOT, transport: 'dns', port, at }],
        bind,
        steps: [...answers(settings, routes, has), ...read_forwards(settings, routes, has, own)],
        views: [],
        at,
        extent: at,
    };
    return { value: { blocks: [block], errors: [], at }, notices };
}
/** A `#` begins a comment at the start of a line and after a blank (src/option.c read_file). */
function settingsOf(source) {
    const settings = [];
    for (const line of linesOf(source.text)) {
        let end = line.end;
        for (let i = line.start; i < line.end; i += 1) {
            if (source.text[i] === '#' && (i === line.start || ' \t'.includes(source.text[i - 1] ?? ''))) {
                end = i;
                break;
            }
        }
        const whole = trimmed(source, line.start, end);
        if (whole.text === '')
            continue;
        const equals = whole.text.indexOf('=');
        const key = trimmed(whole, 0, equals === -1 ? whole.text.length : equals);
        const value = equals === -1
            ? slice(whole, whole.text.length, whole.text.length)
            : trimmed(whole, equals + 1, whole.text.length);
        settings.push({ key: key.text, value, at: locate(whole, 0, whole.text.length) });
    }
    return settings;
}
function lastNumber(settings, key) {
    const last = settings.filter((setting) => setting.key === key).at(-1);
    return last !== undefined && /^\d{1,5}$/.test(last.value.text) ? Number(last.value.text) : undefined;
}
/** `server`, `local`, `rev-server`, and their zones. */
function readRoutes(settings, notices) {
    const routes = new Map();
    const routeOf = (zone, at) => {
        const known = routes.get(zone);
        if (known !== undefined)
            return known;
        const made = { zone, to: [], usual: false, at };
        routes.set(zone, made);
        return made;
    };
    for (const { key, value, at } of settings) {
        if (key !== 'server' && key !== 'local') {
            if (key === 'rev-server')
                notices.push({
                    kind: 'not-modelled',
                    message: 'servers for reverse ranges (`rev-server`) are not modelled',
                    at,
                });
            continue;
        }
        const { zones, rest } = read_zonesOf(value);
        const named = zones ?? [ROOT];
        for (const zone of named) {
            // `//` means names without a dot.
            if (zone === undefined)
                continue;
            const route = routeOf(zone, at);
            if (rest.text === '#')
                route.usual = true;
            else if (rest.text !== '') {
                const to = upstreamOf(rest);
                if (to !== undefined)
                    route.to.push(to);
                else
                    notices.push({
                        kind: 'not-modelled',
                        message: `\`${rest.text}\` is no address of a server`,
                        at: locate(rest, 0, rest.text.length),
                    });
            }
        }
    }
    return [...routes.values()];
}
/** `/a/b/REST`: the zones and the rest; without a leading slash there are none. `/#/` is every name. */
function read_zonesOf(value) {
    if (!value.text.startsWith('/'))
        return { rest: value };
    const last = value.text.lastIndexOf('/');
    const parts = value.text.slice(1, Math.max(1, last)).split('/');
    const zones = parts.map((part) => {
        if (part === '#')
            return ROOT;
        const name = part.replace(/^\*?\./, '');
        return name === '' ? undefined : absolute(name);
    });
    return { zones, rest: trimmed(value, last + 1, value.text.length) };
}
/** `ADDRESS[#PORT][@SOURCE...]`; a host name is resolved at start (since 2.87). */
function upstreamOf(rest) {
    const [target = ''] = rest.text.split('@', 1);
    const [host = '', port = '53'] = target.split('#');
    const address = parseAddress(host.split('%', 1)[0] ?? '');
    if (!/^\d{1,5}$/.test(port) || host === '')
        return undefined;
    const { at } = locatedWhole(slice(rest, 0, target.length));
    if (address !== undefined)
        return { value: { kind: 'endpoint', address, port: Number(port), transport: 'dns' }, at };
    return /^[A-Za-z0-9_.-]+$/.test(host)
        ? { value: { kind: 'host', name: absolute(host), port: Number(port), transport: 'dns' }, at }
        : undefined;
}
/** `listen-address` and `interface`; either adds to the other, and `interface` brings the loopback interface along. */
function read_readBind(settings) {
    const bind = [];
    for (const { key, value } of settings) {
        if (key !== 'listen-address' && key !== 'interface')
            continue;
        for (const { value: text, at } of commaList(value)) {
            const address = parseAddress(text);
            if (key === 'interface')
                bind.push({ value: { kind: 'interface', name: text }, at });
            else if (address !== undefined)
                bind.push({ value: { kind: 'address', address }, at });
        }
    }
    const named = bind.find((one) => one.value.kind === 'interface');
    if (named !== undefined)
        bind.push({ value: { kind: 'interface', name: 'lo' }, at: named.at });
    return bind;
}
function policyOf(has) {
    if (has('all-servers'))
        return 'parallel';
    return has('strict-order') ? 'sequential' : 'unordered';
}
/** `address`, zones without a server, host records, `bogus-priv`; `pass` where a deeper zone has servers. */
function answers(settings, routes, has) {
    const rules = [];
    for (const { key, value, at } of settings) {
        if (key === 'address') {
            const { zones, rest } = read_zonesOf(value);
            for (const zone of zones ?? []) {
                if (zone === undefined)
                    continue;
                const names = { kind: 'within', zones: [zone] };
                const family = parseAddress(rest.text);
                if (family === undefined)
                    rules.push({ zone, rule: { names, effect: 'answer', at } });
                else {
                    rules.push({ zone, rule: { names, types: [family.includes(':') ? 'AAAA' : 'A'], effect: 'answer', at } });
                    const because = 'dnsmasq answers other types than the address’s from this zone or sends them on, depending on its version';
                    rules.push({ zone, rule: { names, effect: 'maybe', because, at } });
                }
            }
        }
        else if (key === 'host-record' || key === 'cname') {
            const [first] = commaList(value);
            if (first === undefined || parseAddress(first.value) !== undefined)
                continue;
            const name = absolute(first.value);
            const types = key === 'cname' ? {} : { types: ['A', 'AAAA'] };
            rules.push({ zone: name, rule: { names: { kind: 'exactly', names: [name] }, ...types, effect: 'answer', at } });
        }
    }
    for (const route of routes) {
        if (route.zone === ROOT)
            continue;
        const effect = route.to.length > 0 || route.usual ? 'pass' : 'answer';
        rules.push({ zone: route.zone, rule: { names: { kind: 'within', zones: [route.zone] }, effect, at: route.at } });
    }
    const priv = settings.find((setting) => setting.key === 'bogus-priv');
    if (priv !== undefined && has('bogus-priv')) {
        for (const zone of PRIVATE_REVERSE) {
            rules.push({ zone, rule: { names: { kind: 'within', zones: [zone] }, effect: 'answer', at: priv.at } });
        }
    }
    const [first] = rules;
    return first === undefined
        ? []
        : [{ kind: 'answer', plugin: 'dnsmasq', rules: longestFirst(rules), at: first.rule.at }];
}
function read_forwards(settings, routes, has, own) {
    const usual = [...(routes.find((route) => route.zone === ROOT)?.to ?? []), ...resolverFiles(settings, has, own.at)];
    const steps = [];
    for (const route of routes) {
        // One list for all, however many zones share it.
        const to = route.zone === ROOT || route.usual ? usual : route.to;
        if (to.length > 0)
            steps.push(forward(route.zone, to, own.policy, route.at));
    }
    if (!routes.some((route) => route.zone === ROOT) && usual.length > 0) {
        steps.push(forward(ROOT, usual, own.policy, usual[0]?.at ?? own.at));
    }
    return steps;
}
/** Every `resolv-file` counts (the newest is taken when several change); without one it is /etc/resolv.conf. */
function resolverFiles(settings, has, at) {
    if (has('no-resolv'))
        return [];
    const named = settings.filter((setting) => setting.key === 'resolv-file' && setting.value.text !== '');
    if (named.length === 0)
        return [{ value: { kind: 'resolver-file', path: '/etc/resolv.conf' }, at }];
    return named.map(({ value }) => ({
        value: { kind: 'resolver-file', path: value.text },
        at: locate(value, 0, value.text.length),
    }));
}
function forward(from, to, policy, at) {
    return {
        kind: 'forward',
        plugin: 'server',
        from,
        except: [],
        to,
        policy,
        // dnsmasq(8) --dns-forward-max.
        maxConcurrent: 150,
        failover: ['SERVFAIL', 'REFUSED'],
        next: [],
        protocol: 'client',
        merges: true,
        ignoresOwnAddresses: true,
        longestFromWins: true,
        at,
    };
}
/** Settings that decide where names go and are not read. */
function remarkOthers(settings, notices) {
    const others = {
        'conf-file': 'the files that `conf-file` names are not read with it',
        'servers-file': 'the servers of `servers-file` are not read',
        'dns-loop-detect': '`dns-loop-detect` drops an upstream that leads back; what it finds at run time is not modelled',
    };
    for (const setting of settings) {
        const message = Object.hasOwn(others, setting.key) ? others[setting.key] : undefined;
        if (message !== undefined)
            notices.push({ kind: 'not-modelled', message, at: setting.at });
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/dnsmasq/index.js



/** dnsmasq's configuration, its own and the one that NetworkManager starts. */
const dnsmasq = {
    id: 'dnsmasq',
    title: 'dnsmasq',
    recognises: (document) => nodePathOf(document, isDnsmasqPath) !== undefined || isBareFile(document),
    read: (document) => {
        const path = nodePathOf(document, isDnsmasqPath);
        if (path !== undefined)
            return { value: [nodeFile(document, path)], notices: [] };
        const { source } = document;
        const at = firstLineOf(source);
        return {
            value: [{ kind: 'config-text', language: 'dnsmasq', path: document.path, text: source, at }],
            notices: [],
        };
    },
};
/** dnsmasq(8), FILES and --conf-dir as distributions ship it; NetworkManager.conf(5), dns=dnsmasq. */
function isDnsmasqPath(path) {
    return /^\/etc\/(?:dnsmasq\.conf|dnsmasq\.d\/[^/]+|NetworkManager\/dnsmasq\.d\/[^/]+)$/.test(path);
}
function isBareFile(document) {
    return document.onNode === undefined && fileNameOf(document) === 'dnsmasq.conf';
}

;// CONCATENATED MODULE: ./.cache/build/dialects/fields.js
/**
 * Reading fields of a YAML document whose shape is known. A field of another type than its API has is remarked and
 * taken as absent, never as something else; null is absent everywhere, as the API server's defaulting sees it.
 */


/** Where the object begins: its first key and value, one line in a block mapping. */
function beginningOf(document, node = document.root) {
    const first = entries(node)[0];
    if (first === undefined)
        return document_placeOf(document, node);
    const end = first.value.kind === 'scalar' ? Math.max(first.keySpan.end, first.value.span.end) : first.keySpan.end;
    return locate(document.source, first.keySpan.start, end);
}
/** The characters of a scalar, without its quotes; the whole scalar when there are none. */
function placeOfText(document, node) {
    if (node.text.text === '')
        return document_placeOf(document, node);
    return locate(node.text, 0, node.text.text.length);
}
/** Text of a scalar with its place; numbers and booleans as written, null, maps and lists undefined. */
function locatedText(document, node) {
    const value = scalarText(node);
    if (value === undefined || node?.kind !== 'scalar')
        return undefined;
    return { value, at: placeOfText(document, node) };
}
/** A text field; undefined when absent, null, or (remarked) of another type. */
function textField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    const text = locatedText(reader.document, entry.value);
    if (text === undefined)
        wrongType(reader, entry, 'text');
    return text;
}
/** A list of texts; undefined when absent, null, or (remarked) not a list. Items of another type are remarked and left out. */
function textListField(reader, node, key) {
    const list = listField(reader, node, key);
    return list === undefined ? undefined : textItems(reader, list, key);
}
function textItems(reader, list, key) {
    const texts = [];
    for (const item of items(list)) {
        const text = locatedText(reader.document, item);
        if (text !== undefined)
            texts.push(text);
        else if (!isNull(item))
            remark(reader, `an item of \`${key}\` is not text, and is left out`, document_placeOf(reader.document, item));
    }
    return texts;
}
function listField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    if (entry.value.kind === 'sequence')
        return entry.value;
    wrongType(reader, entry, 'a list');
    return undefined;
}
function mapField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    if (entry.value.kind === 'map')
        return entry.value;
    wrongType(reader, entry, 'a mapping');
    return undefined;
}
/** A boolean; undefined when absent, null, or (remarked) of another type: the API server refuses `"true"` in quotes. */
function booleanField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    if (entry.value.kind === 'scalar' && typeof entry.value.value === 'boolean')
        return entry.value.value;
    wrongType(reader, entry, 'true or false');
    return undefined;
}
/** A whole number; digits in quotes are taken as the number they spell. */
function numberField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    const text = scalarText(entry.value);
    if (text !== undefined && /^\d{1,9}$/.test(text))
        return Number(text);
    wrongType(reader, entry, 'a number');
    return undefined;
}
/** A map of texts as a record without a prototype, so that a key such as `__proto__` is only a key. */
function labelsField(reader, node, key) {
    const labels = Object.create(null);
    for (const entry of entries(mapField(reader, node, key))) {
        const value = scalarText(entry.value);
        if (value !== undefined)
            labels[entry.key] = value;
    }
    return labels;
}
/** `apiVersion` and `kind` as written; empty when absent. */
function typeOf(node) {
    return { apiVersion: scalarText(child(node, 'apiVersion')) ?? '', kind: scalarText(child(node, 'kind')) ?? '' };
}
function presentEntry(node, key) {
    const entry = document_entryOf(node, key);
    return entry === undefined || isNull(entry.value) ? undefined : entry;
}
function isNull(node) {
    return node.kind === 'scalar' && node.value === null;
}
/** A scalar's text as a source of its own; undefined for null, maps and lists. */
function sourceOf(node) {
    return node?.kind === 'scalar' && node.value !== null ? node.text : undefined;
}
function remark(reader, message, at) {
    reader.notices.push({ kind: 'not-modelled', message, at });
}
function wrongType(reader, entry, expected) {
    const found = entry.value.kind === 'map' ? 'a mapping' : entry.value.kind === 'sequence' ? 'a list' : 'something else';
    remark(reader, `\`${entry.key}\` should be ${expected} and is ${found}; it is taken as absent`, placeOfKey(reader.document, entry));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/shell-words.js


/**
 * Splits as POSIX sh does (IEEE 1003.1 section 2.3), without expanding anything: `$X`, `$(...)` and globs stay as they
 * are written. systemd's own splitting (systemd.service(5), "Command lines") quotes alike.
 */
function splitWords(source, grammar) {
    const { text } = source;
    const words = [];
    let pieces = [];
    let inWord = false;
    let certain = true;
    const finish = () => {
        if (inWord)
            words.push(gather(source, pieces));
        pieces = [];
        inWord = false;
    };
    const take = (piece) => {
        inWord = true;
        const last = pieces[pieces.length - 1];
        if (last !== undefined && last.end === piece.start && last.text === undefined && piece.text === undefined) {
            pieces[pieces.length - 1] = { start: last.start, end: piece.end };
        }
        else
            pieces.push(piece);
    };
    let i = 0;
    while (i < text.length) {
        const c = text[i] ?? '';
        if (c === '\\') {
            const next = text[i + 1];
            if (next === '\n')
                i += 2;
            else if (next === '\r' && text[i + 2] === '\n')
                i += 3;
            else if (next === undefined) {
                take({ start: i, end: i + 1 });
                i += 1;
            }
            else {
                take({ start: i + 1, end: i + 2 });
                i += 2;
            }
        }
        else if (c === "'") {
            const close = text.indexOf("'", i + 1);
            if (close === -1)
                return { words, certain: false };
            take({ start: i + 1, end: close });
            i = close + 1;
        }
        else if (c === '"') {
            let from = i + 1;
            let j = from;
            inWord = true;
            while (j < text.length && text[j] !== '"') {
                const next = text[j + 1];
                if (text[j] === '\\' && next !== undefined && '"\\$`\n'.includes(next)) {
                    take({ start: from, end: j });
                    if (next !== '\n')
                        take({ start: j + 1, end: j + 2 });
                    j += 2;
                    from = j;
                }
                else if (grammar === 'shell' && text[j] === '$' && next === '(') {
                    const close = endOfSubstitution(text, j + 1);
                    if (close === -1)
                        return { words, certain: false };
                    j = close;
                }
                else
                    j += 1;
            }
            if (j >= text.length)
                return { words, certain: false };
            take({ start: from, end: j });
            i = j + 1;
        }
        else if (c === ' ' || c === '\t' || c === '\r') {
            finish();
            i += 1;
        }
        else if (c === '\n') {
            finish();
            i += 1;
        }
        else if (c === '#' && !inWord && grammar === 'shell') {
            const feed = text.indexOf('\n', i);
            i = feed === -1 ? text.length : feed;
        }
        else if (grammar === 'shell' && (c === '`' || (c === '$' && text[i + 1] === '('))) {
            const close = c === '`' ? text.indexOf('`', i + 1) + 1 : endOfSubstitution(text, i + 1);
            if (close <= 0)
                return { words, certain: false };
            take({ start: i, end: close });
            i = close;
        }
        else if (grammar === 'shell' && ';&|<>()'.includes(c)) {
            if (text.startsWith('<<', i))
                certain = false;
            const redirects = c === '<' || c === '>' || text.startsWith('&>', i);
            const [digits] = pieces;
            const numbered = redirects && pieces.length === 1 && digits !== undefined && isNumber(source, digits);
            if (numbered)
                pieces = [];
            else
                finish();
            let end = i + (text[i + 1] === c ? 2 : 1);
            while (redirects && end < text.length && '<>&|'.includes(text[end] ?? ''))
                end += 1;
            take({ start: numbered ? digits.start : i, end });
            finish();
            i = end;
        }
        else {
            take({ start: i, end: i + 1 });
            i += 1;
        }
    }
    finish();
    return { words, certain };
}
/** A file descriptor's number in front of a redirection: `2>`. */
function isNumber(source, piece) {
    return piece.text === undefined && /^\d{1,9}$/.test(source.text.slice(piece.start, piece.end));
}
/** Offset behind the bracket that closes `(` at `open`; -1 when it stays open. Quotes inside are skipped over whole. */
function endOfSubstitution(text, open) {
    let depth = 0;
    for (let i = open; i < text.length; i += 1) {
        const c = text[i];
        if (c === '\\')
            i += 1;
        else if (c === '(')
            depth += 1;
        else if (c === "'") {
            const close = text.indexOf("'", i + 1);
            if (close === -1)
                return -1;
            i = close;
        }
        else if (c === ')') {
            depth -= 1;
            if (depth === 0)
                return i + 1;
        }
    }
    return -1;
}
/** True for `sh`, `/bin/bash` and the like, whose `-c` takes a script. */
function isShell(word) {
    return /(?:^|\/)(?:ba|da|a|k|z)?sh$/.test(word);
}
/** Simple commands of a script, in order: the words between operators and line breaks. A statement that cannot be split is left out. */
function commandsOf(source) {
    const commands = [];
    for (const statement of statementsOf(source)) {
        const { words, certain } = splitWords(statement, 'shell');
        if (!certain)
            continue;
        let command = [];
        for (const word of words) {
            if (!/^(?:;;?|&&?|\|\|?|\(|\))$/.test(word.text)) {
                command.push(word);
                continue;
            }
            if (command.length > 0)
                commands.push(command);
            command = [];
        }
        if (command.length > 0)
            commands.push(command);
    }
    return commands;
}
/** Stretches of a script that end at an unquoted line break; comments are left out. */
function statementsOf(source) {
    const { text } = source;
    const parts = [];
    let from = 0;
    let quote = '';
    let i = 0;
    const finish = (end) => {
        if (end > from)
            parts.push(slice(source, from, end));
        from = end + 1;
    };
    while (i < text.length) {
        const c = text[i] ?? '';
        if (c === '\\' && quote !== "'")
            i += 1;
        else if (quote !== '') {
            if (c === quote)
                quote = '';
        }
        else if (c === "'" || c === '"')
            quote = c;
        else if (c === '\n')
            finish(i);
        else if (c === '#' && (i === from || ' \t;'.includes(text[i - 1] ?? ''))) {
            const feed = text.indexOf('\n', i);
            finish(i);
            i = feed === -1 ? text.length : feed;
            from = i + 1;
        }
        i += 1;
    }
    finish(text.length);
    return parts;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/node-commands.js


/** What a script links and writes, in the order of its commands, at paths that decide about DNS. */
function nodeChangesOf(script) {
    return commandsOf(script).flatMap((words) => nodeChangeOf(words) ?? []);
}
/** One command's words; undefined when it changes none of these files, or in a way that is not read. */
function nodeChangeOf(words) {
    const command = words[0]?.text === 'sudo' ? words.slice(1) : words;
    const name = command[0]?.text.replace(/^(?:\/usr)?\/bin\//, '');
    if (name === 'ln')
        return linkOf(command.slice(1));
    return name === 'echo' || name === 'printf' ? writtenBy(command.slice(1), name === 'printf') : undefined;
}
/** `ln [-s -f -n -T ...] TARGET PATH` (ln(1)); a hard link counts as well. */
function linkOf(words) {
    const named = [];
    for (const word of words) {
        if (/^\d*[<>]|^&>/.test(word.text))
            break;
        if (!word.text.startsWith('-'))
            named.push(word);
    }
    const [target, path] = named;
    if (target === undefined || path === undefined || named.length !== 2)
        return undefined;
    if (path.text !== '/etc/resolv.conf' && !path.text.startsWith('/run/systemd/resolve/'))
        return undefined;
    const at = locate(path, 0, path.text.length);
    return { kind: 'node-link', path: path.text, target: absoluteTarget(target.text, path.text), at };
}
/** `echo TEXT > PATH` and `>> PATH`, of one text that the shell would not change. */
function writtenBy(words, isFormat) {
    const plain = words.filter((word) => word.text !== '-e' && word.text !== '-n');
    const [text, arrow, path] = plain;
    if (text === undefined || arrow === undefined || path === undefined || plain.length !== 3)
        return undefined;
    if (arrow.text !== '>' && arrow.text !== '>>')
        return undefined;
    const isResolved = /^\/etc\/systemd\/resolved\.conf(?:\.d\/[^/]+\.conf)?$/.test(path.text);
    if (path.text !== '/etc/resolv.conf' && !isResolved)
        return undefined;
    // Escapes and substitutions would have to be carried out.
    if (/[$`\\]/.test(text.text) || (isFormat && text.text.includes('%')))
        return undefined;
    const at = locate(text, 0, text.text.length);
    const head = isResolved && !text.text.includes('[') ? [standsFor(at, '[Resolve]\n')] : [];
    return {
        kind: 'node-file',
        path: path.text,
        text: concat([...head, text, standsFor(at, '\n')]),
        mode: arrow.text === '>>' ? 'append' : 'replace',
        at,
    };
}
/** A relative target counts from the link's own directory (symlink(7)): `../run/x` beside `/etc` is `/run/x`. */
function absoluteTarget(target, path) {
    const parts = target.startsWith('/') ? [] : path.split('/').slice(0, -1);
    const kept = [];
    for (const part of [...parts, ...target.split('/')]) {
        if (part === '..')
            kept.pop();
        else if (part !== '' && part !== '.')
            kept.push(part);
    }
    return `/${kept.join('/')}`;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/cloud-init/index.js





/** cloud-init user data. Its `write_files` come as documents of their own; here are the links, commands and `resolv_conf`. */
const cloudInit = {
    id: 'cloud-init',
    title: 'cloud-init user data',
    recognises: isCloudConfig,
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        const notices = [];
        const reader = { document, notices };
        const { root } = document;
        // bootcmd runs first, then the configuration modules, then runcmd (cloud-init docs, "Boot stages").
        const facts = [
            ...commands(child(root, 'bootcmd')),
            ...resolvConf(reader),
            ...commands(child(root, 'runcmd')),
        ];
        const pool = document.onNode?.pool;
        return { value: pool === undefined ? facts : facts.map((fact) => ({ ...fact, pool })), notices };
    },
};
/** The header cloud-init asks for, or, in a file that leaves it to be added, a key that only cloud-init has. */
function isCloudConfig(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map')
        return false;
    if (/^\uFEFF?(?:## template: ?jinja[ \t]*\r?\n)?#cloud-config\b/.test(document.source.text))
        return true;
    if (document_entryOf(document.root, 'apiVersion') !== undefined)
        return false;
    return ['runcmd', 'bootcmd', 'manage_resolv_conf'].some((key) => document_entryOf(document.root, key) !== undefined);
}
/** Each item is a shell command, or a list of words that no shell sees (cloud-init docs, modules runcmd and bootcmd). */
function commands(list) {
    return items(list).flatMap((item) => {
        const script = sourceOf(item);
        if (script !== undefined)
            return nodeChangesOf(script);
        const words = items(item).flatMap((word) => sourceOf(word) ?? []);
        const [shell, flag, inner] = words;
        if (shell !== undefined && isShell(shell.text) && /^-[a-z]*c$/.test(flag?.text ?? '') && inner !== undefined) {
            return nodeChangesOf(inner);
        }
        const change = nodeChangeOf(words);
        return change === undefined ? [] : [change];
    });
}
/** `resolv_conf` counts only with `manage_resolv_conf: true` (cloudinit/config/cc_resolv_conf.py); it replaces the file. */
function resolvConf(reader) {
    const { root } = reader.document;
    if (booleanField(reader, root, 'manage_resolv_conf') !== true)
        return [];
    const settings = mapField(reader, root, 'resolv_conf');
    const nameservers = items(child(settings, 'nameservers'));
    // Remarks what is no list or no text.
    textListField(reader, settings, 'nameservers');
    const entry = document_entryOf(root, 'resolv_conf');
    if (settings === undefined || entry === undefined || nameservers.length === 0)
        return [];
    const at = beginningOf(reader.document, settings);
    const lines = nameservers.flatMap((node) => {
        const address = sourceOf(node);
        return address === undefined ? [] : [standsFor(at, 'nameserver '), address, standsFor(at, '\n')];
    });
    const domains = items(child(settings, 'searchdomains')).flatMap((node) => scalarText(node) ?? []);
    if (domains.length > 0)
        lines.push(standsFor(at, `search ${domains.join(' ')}\n`));
    return lines.length === 0
        ? []
        : [{ kind: 'node-file', path: '/etc/resolv.conf', text: concat(lines), mode: 'replace', at }];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/argo.js
/** Argo CD: Application and ApplicationSet (argoproj.io). */




function argoSources(spec) {
    return allSources(spec).filter((source) => chartOf(scalarText(child(source, 'chart'))) !== undefined);
}
function allSources(spec) {
    const one = child(spec, 'source');
    return [...(one === undefined ? [] : [one]), ...items(child(spec, 'sources'))];
}
function argo(document, notices) {
    return argoReleases(document, ['spec'], notices);
}
function argoSet(document, notices) {
    return argoReleases(document, ['spec', 'template', 'spec'], notices);
}
/** Argo CD: parameters over valuesObject over values over valueFiles (docs/user-guide/helm.md); valuesObject takes the place of values. */
function argoReleases(document, keys, notices) {
    const spec = child(document.root, ...keys);
    const releases = [];
    const facts = [];
    const refs = new Set(allSources(spec).map((source) => scalarText(child(source, 'ref'))));
    for (const source of argoSources(spec)) {
        const helm = child(source, 'helm');
        const version = scalarText(child(source, 'targetRevision'));
        const chart = chartOf(scalarText(child(source, 'chart'))) ?? 'coredns';
        const release = {
            name: scalarText(child(helm, 'releaseName')) ?? scalarText(child(document.root, 'metadata', 'name')) ?? chart,
            namespace: scalarText(child(spec, 'destination', 'namespace')) ?? 'kube-system',
            chart,
            ...(version === undefined ? {} : { version }),
            at: beginningOf(document),
        };
        remarkParameters(document, helm, notices);
        const text = child(helm, 'values');
        const object = child(helm, 'valuesObject');
        const files = items(child(helm, 'valueFiles'));
        if (files.length === 0) {
            const layers = [];
            if (object !== undefined)
                layers.push({ document, root: object });
            else if (text?.kind === 'scalar')
                pushText(document, text.text, layers, notices);
            releases.push({ ...release, layers });
            continue;
        }
        const optional = scalarText(child(helm, 'ignoreMissingValueFiles')) === 'true';
        const sources = files.map((file) => {
            const written = scalarText(file) ?? '';
            const ref = /^\$([^/]+)\/(.*)$/.exec(written);
            // Another path is one of the chart's own files.
            const path = ref !== null && refs.has(ref[1]) ? pathWithin('', ref[2] ?? '') : written;
            return { kind: 'file', path, below: [], optional, at: document_placeOf(document, file) };
        });
        if (object !== undefined)
            sources.push(textSource(document, pathOf(document, object, keys, source), object));
        else if (text?.kind === 'scalar')
            sources.push({ kind: 'text', text: text.text, keys: [], at: document_placeOf(document, text) });
        facts.push({ kind: 'chart-release', ...release, sources });
    }
    return { releases, facts };
}
function pathOf(document, object, keys, source) {
    const list = items(child(document.root, ...keys, 'sources'));
    const position = list.indexOf(source);
    const way = position === -1 ? ['source'] : ['sources', String(position)];
    return object === child(source, 'helm', 'valuesObject') ? [...keys, ...way, 'helm', 'valuesObject'] : [];
}
/** `parameters` win over every file. */
function remarkParameters(document, helm, notices) {
    for (const parameter of items(child(helm, 'parameters')))
        remarkSetting(scalarText(child(parameter, 'name')) ?? '', document_placeOf(document, parameter), notices);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/flux.js
/** Flux: HelmRelease (helm.toolkit.fluxcd.io). */




function isFlux(root) {
    return fluxChart(root) !== undefined;
}
/** `chart` names it, or `chartRef` an OCIRepository of that name. */
function fluxChart(root) {
    return (chartOf(scalarText(child(root, 'spec', 'chart', 'spec', 'chart'))) ??
        chartOf(scalarText(child(root, 'spec', 'chartRef', 'name'))));
}
/** `valuesFrom` in order, then `values` over all of them (fluxcd/pkg/chartutil ChartValuesFromReferences). */
function flux(document, notices) {
    const spec = child(document.root, 'spec');
    const metadata = child(document.root, 'metadata');
    const values = child(spec, 'values');
    const version = scalarText(child(spec, 'chart', 'spec', 'version'));
    const chart = fluxChart(document.root) ?? 'coredns';
    const release = {
        name: scalarText(child(spec, 'releaseName')) ?? scalarText(child(metadata, 'name')) ?? chart,
        namespace: scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? 'kube-system',
        chart,
        ...(version === undefined ? {} : { version }),
        at: beginningOf(document),
    };
    const from = items(child(spec, 'valuesFrom'));
    if (from.length === 0)
        return { releases: [{ ...release, layers: values === undefined ? [] : [{ document, root: values }] }] };
    const sources = [];
    for (const one of from) {
        const at = document_placeOf(document, one);
        const name = scalarText(child(one, 'name')) ?? '';
        const target = child(one, 'targetPath');
        if (target !== undefined && !/^(servers|extraConfig|service|isClusterService)\b/.test(scalarText(target) ?? ''))
            continue;
        if (target !== undefined)
            notices.push({
                kind: 'not-modelled',
                message: 'a single value put in at `targetPath` is not read',
                at: document_placeOf(document, target),
            });
        else
            sources.push({
                kind: 'config-map',
                name,
                key: scalarText(child(one, 'valuesKey')) ?? 'values.yaml',
                optional: scalarText(child(one, 'optional')) === 'true',
                at,
            });
    }
    if (values !== undefined)
        sources.push(textSource(document, ['spec', 'values'], values));
    return { releases: [], facts: [{ kind: 'chart-release', ...release, sources }] };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/helmfile.js
/** helmfile: `releases` with values in place or in files beside it (helmfile docs/index.md). */




function isHelmfile(root) {
    return items(child(root, 'releases')).some((release) => chartOf(scalarText(child(release, 'chart'))) !== undefined);
}
/** Later values win over earlier ones, `set` over all. Files are found from the helmfile's own folder. */
function helmfile(document, notices) {
    const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
    const facts = [];
    for (const [index, release] of items(child(document.root, 'releases')).entries()) {
        const chart = chartOf(scalarText(child(release, 'chart')));
        if (chart === undefined || scalarText(child(release, 'installed')) === 'false')
            continue;
        const sources = items(child(release, 'values')).map((one, position) => {
            const at = document_placeOf(document, one);
            const file = scalarText(one);
            if (file !== undefined)
                return { kind: 'file', path: pathWithin(directory, file), below: [], optional: false, at };
            return textSource(document, ['releases', String(index), 'values', String(position)], one);
        });
        for (const one of items(child(release, 'set')))
            remarkSetting(scalarText(child(one, 'name')) ?? '', document_placeOf(document, one), notices);
        facts.push({
            kind: 'chart-release',
            chart,
            name: scalarText(child(release, 'name')) ?? chart,
            namespace: scalarText(child(release, 'namespace')) ?? 'kube-system',
            sources,
            at: beginningOf(document, release),
        });
    }
    return { releases: [], facts };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/index.js
/** Values of the CoreDNS chart (coredns/helm, and RKE2's copy of it), wherever a repository states them. */









const corednsChart = {
    id: 'coredns-chart',
    title: 'Values of the CoreDNS Helm chart',
    recognises: (document) => document.kind === 'yaml' && formOf(document) !== undefined,
    read: (document) => {
        const form = document.kind === 'yaml' ? formOf(document) : undefined;
        if (document.kind !== 'yaml' || form === undefined)
            return { value: [], notices: [] };
        const notices = [];
        const facts = [];
        const found = form(document, notices);
        for (const release of found.releases) {
            const placeholder = placeholderIn(release.layers);
            if (placeholder !== undefined) {
                notices.push(placeholder);
                continue;
            }
            for (const fact of rendererOf(release.chart)?.(release) ?? [])
                facts.push(release.home === undefined ? fact : { ...fact, home: release.home });
        }
        for (const fact of found.facts ?? [])
            facts.push(fact);
        return { value: facts, notices };
    },
};
function formOf(document) {
    const { apiVersion, kind } = typeOf(document.root);
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    if (kind === 'HelmRelease' && group === 'helm.toolkit.fluxcd.io')
        return isFlux(document.root) ? flux : undefined;
    if (kind === 'Application' && group === 'argoproj.io')
        return argoSources(child(document.root, 'spec')).length > 0 ? argo : undefined;
    if (kind === 'ApplicationSet' && group === 'argoproj.io')
        return argoSources(child(document.root, 'spec', 'template', 'spec')).length > 0 ? argoSet : undefined;
    if ((kind === 'HelmChart' || kind === 'HelmChartConfig') && group === 'helm.cattle.io')
        return isCattle(document.root, kind) ? cattle : undefined;
    if (kind === 'Kustomization' || (kind === '' && child(document.root, 'helmCharts') !== undefined))
        return items(child(document.root, 'helmCharts')).some(isInflated) ? inflated : undefined;
    if (/(?:^|\/)Chart\.ya?ml$/.test(document.path))
        return dependsOnCoreDns(document.root) ? dependent : undefined;
    if (kind !== '' || apiVersion !== '')
        return undefined;
    if (isHelmfile(document.root))
        return helmfile;
    if (isServers(child(document.root, 'servers')))
        return valuesFile;
    if (isServers(child(document.root, 'coredns', 'servers')))
        return umbrella;
    return couldBeValues(document) ? (one) => ({ releases: [], facts: [shelved(one)] }) : undefined;
}
/** `servers` of no other chart have plugins by name: a list of maps with a list of `plugins` that each have a `name`. */
function isServers(node) {
    return items(node).some((server) => {
        const plugins = items(child(server, 'plugins'));
        return plugins.length > 0 && plugins.every((plugin) => scalarText(child(plugin, 'name')) !== undefined);
    });
}
function valuesFile(document) {
    return { releases: [stated(document, document.root)], facts: [shelved(document)] };
}
function umbrella(document) {
    const values = child(document.root, 'coredns');
    return { releases: [stated(document, values)], facts: [shelved(document)] };
}
/** Kept in case a release of another file takes it. */
function shelved(document) {
    return { kind: 'chart-values', path: document.path, text: document.source, at: beginningOf(document) };
}
const VALUES_KEYS = new Set([
    'servers',
    'service',
    'isClusterService',
    'extraConfig',
    'zoneFiles',
    'deployment',
    'coredns',
    'config',
]);
/** Says nothing by itself. */
function couldBeValues(document) {
    if (document.root.kind !== 'map')
        return false;
    if (/(?:^|\/)[^/]*values[^/]*\.ya?ml$/.test(document.path))
        return true;
    return /\.ya?ml$/.test(document.path) && document.root.entries.some((entry) => VALUES_KEYS.has(entry.key));
}
/** Chart.yaml: a dependency on the chart, whose values lie under its name or alias in the values.yaml beside it (helm.sh/docs/topics/charts). */
function dependent(document) {
    const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
    const facts = [];
    for (const one of items(child(document.root, 'dependencies'))) {
        const chart = chartOf(scalarText(child(one, 'name')));
        if (chart === undefined)
            continue;
        const version = scalarText(child(one, 'version'));
        const key = scalarText(child(one, 'alias')) ?? chart;
        facts.push({
            kind: 'chart-release',
            name: scalarText(child(document.root, 'name')) ?? chart,
            namespace: 'kube-system',
            chart,
            ...(version === undefined ? {} : { version }),
            sources: [
                { kind: 'file', path: `${directory}values.yaml`, below: [key], optional: true, at: document_placeOf(document, one) },
            ],
            variants: { directory, key },
            at: beginningOf(document),
        });
    }
    return { releases: [], facts };
}
function dependsOnCoreDns(root) {
    return items(child(root, 'dependencies')).some((one) => chartOf(scalarText(child(one, 'name'))) !== undefined);
}
/** Nothing states where the release goes: the cluster's own DNS lives in kube-system, any other somewhere else. */
function stated(document, values) {
    const layers = [{ document, root: values }];
    return {
        name: 'coredns',
        namespace: isTrue(layers, true, 'isClusterService') ? 'kube-system' : 'coredns',
        chart: 'coredns',
        layers,
        home: homeOf(document.path),
        at: values === document.root ? beginningOf(document) : document_placeOf(document, values),
    };
}
function isCattle(root, kind) {
    const name = scalarText(child(root, 'metadata', 'name')) ?? '';
    if (kind === 'HelmChartConfig')
        return name === 'rke2-coredns' || name === 'coredns';
    return chartOf(scalarText(child(root, 'spec', 'chart'))) !== undefined;
}
function cattle(document, notices) {
    const metadata = child(document.root, 'metadata');
    const spec = child(document.root, 'spec');
    const layers = [];
    const text = child(spec, 'valuesContent');
    if (text?.kind === 'scalar')
        pushText(document, text.text, layers, notices);
    const values = child(spec, 'values');
    if (values !== undefined)
        layers.push({ document, root: values });
    const name = scalarText(child(metadata, 'name')) ?? 'coredns';
    const rke2 = name === 'rke2-coredns';
    for (const layer of layers) {
        const nodelocal = child(layer.root, 'nodelocal', 'enabled');
        if (nodelocal?.kind === 'scalar' && nodelocal.value === true)
            notices.push({
                kind: 'not-modelled',
                message: 'the node-local cache that the chart adds is not modelled',
                at: document_placeOf(layer.document, nodelocal),
            });
    }
    return {
        releases: [
            {
                // RKE2's objects are called `rke2-coredns-rke2-coredns`: its release name does not make the name shorter.
                name: rke2 ? 'rke2-coredns-rke2-coredns' : name,
                namespace: scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? 'kube-system',
                chart: rke2 ? 'rke2-coredns' : (chartOf(scalarText(child(spec, 'chart'))) ?? 'coredns'),
                layers,
                at: beginningOf(document),
            },
        ],
    };
}
function isInflated(chart) {
    return chartOf(scalarText(child(chart, 'name'))) !== undefined && child(chart, 'valuesInline') !== undefined;
}
function inflated(document) {
    const releases = items(child(document.root, 'helmCharts'))
        .filter(isInflated)
        .map((chart) => {
        const values = child(chart, 'valuesInline');
        return {
            name: scalarText(child(chart, 'releaseName')) ?? scalarText(child(chart, 'name')) ?? 'coredns',
            namespace: scalarText(child(chart, 'namespace')) ?? scalarText(child(document.root, 'namespace')) ?? 'kube-system',
            chart: chartOf(scalarText(child(chart, 'name'))) ?? 'coredns',
            layers: [{ document, root: values }],
            at: document_placeOf(document, chart),
        };
    });
    return { releases };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/platform-coredns.js

/** Pods have dnsPolicy Default on all of these platforms, as in kubeadm's own manifest (cmd/kubeadm/app/phases/addons/dns/manifests.go). */
function coreDnsObjects(one) {
    const { namespace, name, at, knownFrom } = one;
    const labels = { 'k8s-app': 'kube-dns' };
    const protocols = ['UDP', 'TCP'];
    return [
        {
            kind: 'config-map',
            namespace,
            name,
            labels: {},
            data: [{ key: 'Corefile', text: one.corefile, at }],
            at,
            knownFrom,
        },
        {
            kind: 'workload',
            namespace,
            workload: one.workload,
            name,
            labels,
            hostNetwork: false,
            dnsPolicy: { value: 'Default', at },
            containers: [
                {
                    name: 'coredns',
                    init: false,
                    image: { value: 'coredns/coredns', at },
                    words: [
                        { value: '-conf', at },
                        { value: '/etc/coredns/Corefile', at },
                    ],
                    env: [],
                    ports: protocols.map((protocol) => ({ containerPort: one.port, protocol })),
                    mounts: [{ volume: 'config-volume', path: '/etc/coredns' }],
                },
            ],
            volumes: [{ name: 'config-volume', source: { kind: 'config-map', name, optional: false } }],
            podSpecAt: at,
            nodeSelector: {},
            at,
            knownFrom,
        },
        {
            kind: 'service',
            namespace,
            name: one.service,
            type: 'ClusterIP',
            clusterIPs: one.clusterIPs,
            headless: false,
            externalIPs: [],
            selector: labels,
            ports: protocols.map((protocol) => ({ port: 53, targetPort: one.port, protocol })),
            at,
            knownFrom,
        },
    ];
}
/** A text that the platform writes around settings. Strings stand for `at`; what comes from the file keeps its place. */
function platform_coredns_written(at, pieces) {
    return concat(pieces.map((piece) => (typeof piece === 'string' ? standsFor(at, piece) : piece)));
}
/** A file that describes a whole cluster is a cluster's home of its own: several of them often lie in one folder. */
function atHome(document, facts) {
    return facts.map((fact) => ({ ...fact, home: `${document.path}/cluster` }));
}
/** A value that stays one word where a platform writes it into a Corefile. */
function isWord(text) {
    return text.length > 0 && text.length < 300 && !/[\s{}"'#]/.test(text);
}
/** A word with its place, as a piece of a written text. */
function word(one) {
    return standsFor(one.at, one.value);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/spelling.js
/** True when two texts differ by one insertion, deletion, substitution or swap of neighbours (case counts). */
function isOneEditApart(a, b) {
    if (a === b || Math.abs(a.length - b.length) > 1)
        return false;
    let i = 0;
    while (i < a.length && i < b.length && a[i] === b[i])
        i += 1;
    if (a.length === b.length) {
        if (a.slice(i + 1) === b.slice(i + 1))
            return true;
        return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
    }
    return a.length < b.length ? a.slice(i) === b.slice(i + 1) : a.slice(i + 1) === b.slice(i);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubelet-flags.js



const FLAGS = ['resolv-conf', 'cluster-dns', 'cluster-domain'];
/** Flags in the order given: a later one wins, except that `--cluster-dns` collects its addresses (pflag IPSlice). */
function readFlags(flags, notices) {
    let resolvConf;
    let clusterDNS;
    let clusterDomain;
    const ineffective = [];
    for (const flag of flags) {
        const name = flag.name.replaceAll('_', '-');
        const known = FLAGS.find((one) => one === name);
        if (known === undefined) {
            const meant = meantSetting(flag.name, 'flag');
            if (meant !== undefined) {
                ineffective.push({
                    key: flag.name,
                    why: `the kubelet has no flag \`--${flag.name}\` and does not start with it`,
                    instead: `--${meant}`,
                    at: flag.at,
                });
            }
            continue;
        }
        if (flag.value === undefined) {
            ineffective.push({
                key: known,
                why: `\`--${known}\` is given without a value`,
                instead: `--${known}=VALUE`,
                at: flag.at,
            });
            continue;
        }
        const value = flag.value.text === '' ? { value: '', at: flag.at } : locatedWhole(flag.value);
        if (isUnexpanded(value.value)) {
            notices.push({
                kind: 'not-modelled',
                message: `the value of --${known} is \`${value.value}\`, which this file does not say`,
                at: value.at,
            });
            continue;
        }
        if (known === 'resolv-conf')
            resolvConf = value;
        else if (known === 'cluster-domain')
            clusterDomain = value;
        else
            clusterDNS = [...(clusterDNS ?? []), ...commaList(flag.value)];
    }
    return {
        ...(resolvConf && { resolvConf }),
        ...(clusterDNS && { clusterDNS }),
        ...(clusterDomain && { clusterDomain }),
        ineffective,
    };
}
/** Picks flags out of words: `--name=value`, or `--name value` when the next word is no flag. */
function flagWords(words) {
    const flags = [];
    for (let i = 0; i < words.length; i += 1) {
        const word = words[i];
        if (word === undefined || !word.text.startsWith('--') || word.text.length === 2)
            continue;
        const equals = word.text.indexOf('=');
        if (equals !== -1) {
            const value = slice(word, equals + 1, word.text.length);
            flags.push({ name: word.text.slice(2, equals), value, at: locate(word, 0, word.text.length) });
            continue;
        }
        const next = words[i + 1];
        const taken = next !== undefined && !next.text.startsWith('-') ? next : undefined;
        flags.push({ name: word.text.slice(2), value: taken, at: locate(word, 0, word.text.length) });
    }
    return flags;
}
/** True when a text would be replaced at run time: `$X`, `${X}`, `{{ x }}`. */
function isUnexpanded(text) {
    return text.includes('$') || text.includes('{{');
}
const FIELD_OF = {
    'resolv-conf': 'resolvConf',
    'cluster-dns': 'clusterDNS',
    'cluster-domain': 'clusterDomain',
};
/**
 * The setting that an unknown name looks like, spelled as flags or as KubeletConfiguration spells it; undefined when
 * the name is right or looks like nothing. `resolverConfig` is the Go field's name (coredns/coredns#2790).
 */
function meantSetting(name, form) {
    const plain = name.toLowerCase().replaceAll(/[-_.]/g, '');
    for (const flag of FLAGS) {
        const right = form === 'flag' ? flag : FIELD_OF[flag];
        if (name === right)
            return undefined;
        const target = flag.replaceAll('-', '');
        if (plain === target || isOneEditApart(plain, target))
            return right;
    }
    if (/^(?:kubelet)?resol(?:v|ve|ver|vconf|vconfig)(?:conf|config|configuration|file|path)?(?:file|path)?$/.test(plain)) {
        return form === 'flag' ? 'resolv-conf' : 'resolvConf';
    }
    return /^clusterdns(?:ip|ips|server|servers|address|addresses|serverip)$/.test(plain)
        ? form === 'flag'
            ? 'cluster-dns'
            : 'clusterDNS'
        : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/eks/nodes.js
/** What EKS' tools tell the nodes. */




/** eksctl.io/v1alpha5 ClusterConfig (pkg/apis/eksctl.io/v1alpha5/types.go): network, node groups. */
function readEksctl(reader) {
    const { document } = reader;
    const { root } = document;
    const facts = [];
    const cidr = textField(reader, child(root, 'kubernetesNetworkConfig'), 'serviceIPv4CIDR');
    if (cidr !== undefined)
        facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
    for (const key of ['nodeGroups', 'managedNodeGroups'])
        for (const group of items(child(root, key)))
            append(facts, readNodeGroup(reader, group));
    return facts;
}
function readNodeGroup(reader, group) {
    const at = beginningOf(reader.document, group);
    const name = scalarText(child(group, 'name'));
    const pool = name === undefined ? {} : { pool: name };
    const os = systemOf(textField(reader, group, 'amiFamily'));
    const facts = [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...(os && { os }), ...pool, at }];
    const one = textField(reader, group, 'clusterDNS');
    if (one !== undefined)
        facts.push({
            kind: 'kubelet',
            source: 'flags',
            provisioner: 'eks',
            clusterDNS: [one],
            ineffective: [],
            ...pool,
            at: one.at,
        });
    append(facts, configFacts(reader, child(group, 'kubeletExtraConfig'), pool));
    return facts;
}
/** `amiFamily` of eksctl, as the table of systems calls it. */
function systemOf(family) {
    if (family === undefined)
        return undefined;
    const { value, at } = family;
    const ubuntu = /^Ubuntu(?:Pro)?(\d\d)04$/.exec(value)?.[1];
    if (ubuntu !== undefined)
        return { value: `ubuntu-${ubuntu}.04`, at };
    const known = ['AmazonLinux2', 'AmazonLinux2023', 'Bottlerocket'].find((one) => one === value);
    return known === undefined ? undefined : { value: known.toLowerCase(), at };
}
/** A KubeletConfiguration's fields, under whatever key a tool keeps them. */
function configFacts(reader, node, pool) {
    if (node?.kind !== 'map')
        return [];
    const resolvConf = textField(reader, node, 'resolvConf');
    const clusterDNS = textListField(reader, node, 'clusterDNS');
    const clusterDomain = textField(reader, node, 'clusterDomain');
    const said = resolvConf ?? clusterDNS?.[0] ?? clusterDomain;
    if (said === undefined)
        return [];
    return [
        {
            kind: 'kubelet',
            source: 'config',
            provisioner: 'eks',
            ...(resolvConf && { resolvConf }),
            ...(clusterDNS && { clusterDNS }),
            ...(clusterDomain && { clusterDomain }),
            ineffective: [],
            ...pool,
            at: said.at,
        },
    ];
}
/** Where Karpenter keeps the kubelet's settings: EC2NodeClass since v1, NodePool and Provisioner before. */
function kubeletOf(root) {
    return (child(root, 'spec', 'kubelet') ??
        child(root, 'spec', 'template', 'spec', 'kubelet') ??
        child(root, 'spec', 'kubeletConfiguration'));
}
function readKarpenter(reader) {
    const { root } = reader.document;
    const name = scalarText(child(root, 'metadata', 'name'));
    const at = beginningOf(reader.document);
    const pool = name === undefined ? {} : { pool: name };
    const told = configFacts(reader, kubeletOf(root), pool);
    return told.length === 0 ? [] : [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...pool, at }, ...told];
}
/** node.eks.aws NodeConfig (awslabs/amazon-eks-ami nodeadm/api/v1alpha1): `flags` win over `config`. */
function readNodeadm(reader) {
    const { document, notices } = reader;
    const spec = child(document.root, 'spec');
    const at = beginningOf(document);
    const pool = document.onNode?.pool === undefined ? {} : { pool: document.onNode.pool };
    const facts = [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...pool, at }];
    const cidr = textField(reader, child(spec, 'cluster'), 'cidr');
    if (cidr !== undefined)
        facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
    append(facts, configFacts(reader, child(spec, 'kubelet', 'config'), pool));
    const words = items(child(spec, 'kubelet', 'flags')).flatMap((item) => sourceOf(item) ?? []);
    const settings = readFlags(flagWords(words), notices);
    const said = settings.resolvConf ?? settings.clusterDNS?.[0] ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said !== undefined)
        facts.push({ kind: 'kubelet', source: 'flags', provisioner: 'eks', ...settings, ...pool, at: said.at });
    return facts;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/eks/index.js





/** Amazon EKS: the CoreDNS add-on wherever it is configured, eksctl's ClusterConfig, nodeadm, Karpenter. */
const eks = {
    id: 'eks',
    title: 'Amazon EKS: CoreDNS add-on, eksctl, nodeadm, Karpenter',
    recognises: (document) => eks_formOf(document) !== undefined,
    read: (document) => {
        const form = eks_formOf(document);
        if (document.kind !== 'yaml' || form === undefined)
            return { value: [], notices: [] };
        const notices = [];
        return { value: atHome(document, form({ document, notices })), notices };
    },
};
function eks_formOf(document) {
    if (document.kind !== 'yaml')
        return undefined;
    const { root } = document;
    const { apiVersion, kind } = typeOf(root);
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    switch (group) {
        case 'eksctl.io':
            return kind === 'ClusterConfig' ? readClusterConfig : undefined;
        case 'node.eks.aws':
            return kind === 'NodeConfig' ? readNodeadm : undefined;
        case 'karpenter.k8s.aws':
        case 'karpenter.sh':
            return kubeletOf(root) === undefined ? undefined : readKarpenter;
        // The same add-on as a resource of ACK, of Crossplane's two providers, and in Cluster API's control plane.
        case 'eks.services.k8s.aws':
        case 'eks.aws.upbound.io':
        case 'eks.aws.crossplane.io':
            return kind === 'Addon' ? readAddonResource : undefined;
        case 'controlplane.cluster.x-k8s.io':
            return /^AWSManagedControlPlane(?:Template)?$/.test(kind) ? readManagedControlPlane : undefined;
        default:
            return apiVersion === '' && hasAddon(root) ? readCloudFormation : undefined;
    }
}
function hasAddon(root) {
    return entries(child(root, 'Resources')).some((entry) => scalarText(child(entry.value, 'Type')) === 'AWS::EKS::Addon');
}
function readClusterConfig(reader) {
    const { root } = reader.document;
    return [...readEksctl(reader), ...addons(reader, child(root, 'addons'), 'configurationValues')];
}
function readManagedControlPlane(reader) {
    const spec = child(reader.document.root, 'spec');
    const inner = child(spec, 'template', 'spec') ?? spec;
    return addons(reader, child(inner, 'addons'), 'configuration');
}
function addons(reader, list, key) {
    for (const addon of items(list))
        if (scalarText(child(addon, 'name')) === 'coredns')
            return addonOf(reader, addon, key);
    return [];
}
function readAddonResource(reader) {
    const spec = child(reader.document.root, 'spec');
    const provided = child(spec, 'forProvider');
    const name = scalarText(child(provided, 'addonName')) ?? scalarText(child(spec, 'name'));
    return name === 'coredns' ? addonOf(reader, provided ?? spec, 'configurationValues') : [];
}
/** `AWS::EKS::Addon` of a CloudFormation template. */
function readCloudFormation(reader) {
    for (const entry of entries(child(reader.document.root, 'Resources'))) {
        const properties = child(entry.value, 'Properties');
        if (scalarText(child(entry.value, 'Type')) !== 'AWS::EKS::Addon')
            continue;
        if (scalarText(child(properties, 'AddonName')) === 'coredns')
            return addonOf(reader, properties, 'ConfigurationValues');
    }
    return [];
}
/**
 * The add-on's configuration: JSON or YAML in a text whose `corefile` takes the place of the whole Corefile (AWS, "Recent
 * changes to the CoreDNS add-on"). Without it the add-on's own Corefile stays, which has `loop`, and nothing is stated.
 */
function addonOf(reader, addon, key) {
    const { document } = reader;
    const entry = presentEntry(addon, key);
    if (entry === undefined)
        return [];
    const at = placeOfKey(document, entry);
    let values = { document, root: entry.value };
    if (entry.value.kind === 'scalar') {
        const { value, notices } = readYaml(entry.value.text);
        for (const notice of notices)
            reader.notices.push(notice);
        if (value === undefined)
            return [];
        values = { document: { ...document, source: entry.value.text, root: value }, root: value };
    }
    const corefile = presentEntry(values.root, 'corefile');
    if (corefile === undefined) {
        const made = child(values.root, 'Fn::Sub') ?? child(values.root, 'Fn::Join');
        if (made !== undefined)
            remark(reader, `\`${key}\` of the CoreDNS add-on is put together when the stack is made`, at);
        return [];
    }
    if (corefile.value.kind !== 'scalar' || typeof corefile.value.value !== 'string') {
        remark(reader, '`corefile` of the CoreDNS add-on should be text', document_placeOf(values.document, corefile.value));
        return [];
    }
    return coreDnsObjects({
        namespace: 'kube-system',
        name: 'coredns',
        service: 'kube-dns',
        workload: 'Deployment',
        corefile: corefile.value.text,
        port: 53,
        clusterIPs: [],
        at: at ?? beginningOf(document),
        knownFrom: 'the CoreDNS add-on of EKS writes `corefile` of its configuration into ConfigMap kube-system/coredns',
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/guard-edits/index.js

/**
 * `sed '/loop/d'` and its like, `grep -v loop`: one line that deletes lines by the word. Each alternative is bounded by the
 * line, and nothing in it repeats within a repetition.
 */
const EDIT = /\bsed\b[^\n|;]{0,200}?\/[\^\s\\+*[\]:a-z]{0,20}\bloop\b[\s$\\*[\]:a-z]{0,20}\/\s*d\b|\bgrep\s[^\n|;]{0,40}?-[a-zA-Z]*v[a-zA-Z]*\s+["']?\^?\s*\\?b?loop\b/;
/** What makes it an edit of a Corefile, not of anything else that has a loop. */
const ABOUT = /coredns|corefile/i;
/** Commands that only show what stands in their quotes. */
const PRINTS = /^(?:echo|printf)\b/;
/** Larger texts are data, not scripts. */
const MAX_TEXT = 512 * 1024;
const guardEdits = {
    id: 'guard-edits',
    title: 'Commands that delete the loop plugin',
    recognises: (document) => guard_edits_linesOf(document).length > 0,
    read: (document) => ({
        value: guard_edits_linesOf(document).map(({ start, end, text }) => ({ kind: 'guard-edit', says: text, at: locate(document.source, start, end) })),
        notices: [],
    }),
};
function guard_edits_linesOf(document) {
    const { text } = document.source;
    if (text.length > MAX_TEXT || !/\b(?:sed|grep)\b/.test(text) || !text.includes('loop') || !ABOUT.test(text))
        return [];
    const commands = guard_edits_commandsOf(text);
    const editing = commands.filter((lines) => lines.some(isEdit));
    if (editing.length === 0)
        return [];
    const named = new Set(commands.filter(isAbout).flatMap((lines) => lines.flatMap(filesIn)));
    return editing
        .filter((lines) => isAbout(lines) || lines.some((line) => filesIn(line).some((file) => named.has(file))))
        .flatMap((lines) => lines.filter(isEdit))
        .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ') }));
}
/** Lines that continue each other, by a backslash or an open pipe, are one command. Comments are none. */
function guard_edits_commandsOf(text) {
    const commands = [];
    let open;
    let start = 0;
    for (const line of text.split('\n')) {
        const words = line.trim();
        const from = start + line.indexOf(words);
        start += line.length + 1;
        if (words.startsWith('#'))
            continue;
        if (open === undefined) {
            open = [];
            commands.push(open);
        }
        open.push({ start: from, end: from + words.length, text: words });
        if (!/(?:\\|[^|]\|)$/.test(words))
            open = undefined;
    }
    return commands;
}
function isEdit({ text }) {
    if (!text.includes('loop') || text.length >= 2000)
        return false;
    const edit = EDIT.exec(text);
    return edit !== null && !(PRINTS.test(text) && isQuoted(text.slice(0, edit.index)));
}
/**
 * The command itself has to speak of CoreDNS: `lsblk | grep -v loop`, which lists disks without loop devices, stands in
 * many a script that installs a cluster.
 */
function isAbout(lines) {
    return lines.some(({ text }) => ABOUT.test(text));
}
/** What looks like a file: `kubectl get cm coredns > cm.yaml` makes of `cm.yaml` a name for the Corefile. */
function filesIn({ text }) {
    return text.split(/[\s"'<>|;&()]+/).filter((word) => /^[\w$~{.][^,:=]*[./][\w}]|^\/\w/.test(word));
}
/** Whether a text ends within quotes. */
function isQuoted(before) {
    let quote = '';
    for (let i = 0; i < before.length; i++) {
        const char = before[i];
        if (char === '\\' && quote !== "'")
            i++;
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else if (char === quote)
            quote = '';
    }
    return quote !== '';
}

;// CONCATENATED MODULE: ./.cache/build/dialects/k3s/index.js






/** k3s and RKE2: `/etc/rancher/{k3s,rke2}/config.yaml`, its drop-ins, environment files, and k3d's configuration. */
const k3s = {
    id: 'k3s',
    title: 'k3s, RKE2 and k3d configuration',
    recognises: (document) => k3s_formOf(document) !== undefined,
    read: (document) => {
        const form = k3s_formOf(document);
        const notices = [];
        if (form === undefined)
            return { value: [], notices };
        if (document.kind === 'text')
            return { value: k3s_readEnvironment(document, form, notices), notices };
        const reader = { document, notices };
        return { value: typeOf(document.root).kind === 'Simple' ? readK3d(reader) : k3s_readConfig(reader, form), notices };
    },
};
const CONFIG = /^\/etc\/rancher\/(k3s|rke2)\/config\.yaml(?:\.d\/[^/]+\.ya?ml)?$/;
/** Environment files of the units that the install scripts write (get.k3s.io install.sh, get.rke2.io install.sh). */
const ENVIRONMENT = /^\/etc\/(?:systemd\/system\/(k3s|rke2)(?:-agent|-server)?\.service\.env|(?:default|sysconfig)\/(k3s|rke2)(?:-agent|-server)?)$/;
const k3s_NAMED = /(?:^|[/_.-])(k3s|rke2)(?:[/_.-])/;
function k3s_formOf(document) {
    const isEnvironment = (path) => ENVIRONMENT.test(path);
    const isConfig = (path) => CONFIG.test(path);
    if (document.kind === 'text') {
        const path = nodePathOf(document, isEnvironment);
        return path === undefined ? undefined : path.includes('rke2') ? 'rke2' : 'k3s';
    }
    const { root } = document;
    const { apiVersion, kind } = typeOf(root);
    if (kind === 'Simple' && apiVersion.startsWith('k3d.io/'))
        return 'k3s';
    if (root.kind !== 'map' || kind !== '' || apiVersion !== '')
        return undefined;
    const path = nodePathOf(document, isConfig);
    if (path !== undefined)
        return CONFIG.exec(path)?.[1] === 'rke2' ? 'rke2' : 'k3s';
    // A copy under another path: named after the distribution, and with a setting of its command line.
    const named = k3s_NAMED.exec(document.path)?.[1];
    if (named === undefined || !/(?:^|\/)[^/]*(?:config|server|agent|k3s|rke2)[^/]*\.ya?ml$/.test(document.path))
        return undefined;
    const known = ['resolv-conf', 'cluster-dns', 'cluster-domain', 'service-cidr', 'kubelet-arg'];
    return known.some((key) => child(root, key) !== undefined) ? (named === 'rke2' ? 'rke2' : 'k3s') : undefined;
}
/** Keys are the flags without dashes; a key with `+` at its end adds to earlier files (k3s docs, "Configuration File"). */
function k3s_readConfig(reader, form) {
    const { document } = reader;
    const { root } = document;
    const flags = [];
    const resolvConf = textField(reader, root, 'resolv-conf');
    const own = sourceOf(child(root, 'resolv-conf'));
    // k3s passes its own setting first and `kubelet-arg` behind it, which wins (pkg/daemons/config GetArgs).
    if (own !== undefined && resolvConf !== undefined)
        flags.push({ name: 'resolv-conf', value: own, at: resolvConf.at });
    for (const entry of entries(root)) {
        if (entry.key !== 'kubelet-arg' && entry.key !== 'kubelet-arg+')
            continue;
        const values = entry.value.kind === 'sequence' ? items(entry.value) : [entry.value];
        for (const value of values) {
            const text = sourceOf(value);
            if (text !== undefined)
                flags.push(k3s_flagOf(text, placeOfKey(document, entry)));
        }
    }
    return k3s_stated(flags, networkOf(reader, root), form, beginningOf(document), document.onNode?.pool, reader.notices);
}
function k3s_flagOf(text, otherwise) {
    const equals = text.text.indexOf('=');
    const end = equals === -1 ? text.text.length : equals;
    const from = text.text.startsWith('--') ? 2 : 0;
    return {
        name: text.text.slice(from, end),
        value: equals === -1 ? undefined : slice(text, equals + 1, text.text.length),
        at: text.text === '' ? otherwise : locate(text, 0, text.text.length),
    };
}
function networkOf(reader, root) {
    const list = (key) => {
        const node = child(root, key);
        const values = node?.kind === 'sequence' ? items(node) : node === undefined ? [] : [node];
        return values.flatMap((value) => {
            const text = sourceOf(value);
            return text === undefined ? [] : commaList(text);
        });
    };
    const clusterDNS = list('cluster-dns');
    const serviceSubnets = list('service-cidr');
    const clusterDomain = textField(reader, root, 'cluster-domain');
    return {
        ...(clusterDNS.length > 0 && { clusterDNS }),
        ...(serviceSubnets.length > 0 && { serviceSubnets }),
        ...(clusterDomain && { clusterDomain }),
    };
}
function k3s_stated(flags, network, form, at, pool, notices) {
    const settings = readFlags(flags, notices);
    const named = pool === undefined ? {} : { pool };
    const facts = [{ kind: 'node-profile', provisioner: { value: form, at }, ...named, at }];
    if (Object.keys(network).length > 0)
        facts.push({ kind: 'network', ...network, at });
    const said = settings.resolvConf ?? settings.clusterDNS?.[0] ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said !== undefined)
        facts.push({ kind: 'kubelet', source: 'flags', provisioner: form, ...named, ...settings, at: said.at });
    return facts;
}
/** `K3S_RESOLV_CONF`, `RKE2_RESOLV_CONF`: the environment of the flag `--resolv-conf` (k3s pkg/cli/cmds/agent.go). */
function k3s_readEnvironment(document, form, notices) {
    const flags = [];
    for (const line of linesOf(document.source.text)) {
        const found = /^\s{0,20}(?:export\s{1,8})?(?:K3S|RKE2)_RESOLV_CONF=/.exec(line.text);
        if (found === null)
            continue;
        let from = line.start + found[0].length;
        let to = line.end;
        const quote = document.source.text[from];
        if ((quote === '"' || quote === "'") && to - 1 > from && document.source.text[to - 1] === quote) {
            from += 1;
            to -= 1;
        }
        if (to > from)
            flags.push({
                name: 'resolv-conf',
                value: slice(document.source, from, to),
                at: locate(document.source, from, to),
            });
    }
    if (flags.length === 0)
        return [];
    return k3s_stated(flags, {}, form, firstLineOf(document.source), document.onNode?.pool, notices);
}
/** `options.k3s.extraArgs[].arg` (k3d pkg/config/v1alpha5/types.go): a flag of k3s, for every node whatever its filter. */
function readK3d(reader) {
    const { document } = reader;
    const flags = [];
    const clusterDNS = [];
    for (const extra of items(child(document.root, 'options', 'k3s', 'extraArgs'))) {
        const node = child(extra, 'arg');
        const text = sourceOf(node);
        if (text === undefined || scalarText(node) === undefined)
            continue;
        const flag = k3s_flagOf(text, beginningOf(document, extra));
        if (flag.name === 'kubelet-arg' && flag.value !== undefined)
            flags.push(k3s_flagOf(flag.value, flag.at));
        else if (flag.name === 'resolv-conf')
            flags.push(flag);
        else if (flag.name === 'cluster-dns' && flag.value !== undefined)
            append(clusterDNS, commaList(flag.value));
    }
    const network = clusterDNS.length === 0 ? {} : { clusterDNS };
    return k3s_stated(flags, network, 'k3s', beginningOf(document), undefined, reader.notices);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kops/index.js



/** kOps' Cluster and InstanceGroup. */
const kops = {
    id: 'kops',
    title: 'kOps Cluster and InstanceGroup',
    recognises: (document) => {
        if (document.kind !== 'yaml')
            return false;
        const { apiVersion, kind } = typeOf(document.root);
        return apiVersion.startsWith('kops.k8s.io/') && (kind === 'Cluster' || kind === 'InstanceGroup');
    },
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        const notices = [];
        const reader = { document, notices };
        const { kind } = typeOf(document.root);
        return { value: atHome(document, kind === 'Cluster' ? kops_readCluster(reader) : readInstanceGroup(reader)), notices };
    },
};
function kops_readCluster(reader) {
    const { document } = reader;
    const spec = child(document.root, 'spec');
    const at = beginningOf(document);
    const dns = mapField(reader, spec, 'kubeDNS');
    const subnet = textField(reader, spec, 'serviceClusterIPRange');
    const serverIP = textField(reader, dns, 'serverIP');
    const domain = textField(reader, dns, 'domain') ?? textField(reader, spec, 'clusterDNSDomain');
    const facts = [{ kind: 'node-profile', provisioner: { value: 'kops', at }, at }];
    if (subnet !== undefined || serverIP !== undefined || domain !== undefined)
        facts.push({
            kind: 'network',
            ...(subnet && { serviceSubnets: [subnet] }),
            ...(serverIP && { clusterDNS: [serverIP] }),
            ...(domain && { clusterDomain: domain }),
            at,
        });
    for (const key of ['kubelet', 'controlPlaneKubelet', 'masterKubelet'])
        for (const fact of kubeletFacts(reader, child(spec, key), {}))
            facts.push(fact);
    if (dns === undefined)
        return facts;
    const entry = presentEntry(spec, 'kubeDNS');
    const place = entry === undefined ? at : placeOfKey(document, entry);
    const provider = scalarText(child(dns, 'provider'));
    if (provider === 'KubeDNS')
        remark(reader, 'kOps’ kube-dns (dnsmasq) is not modelled', place);
    else {
        const corefile = kops_corefileOf(reader, dns, domain?.value ?? 'cluster.local', place);
        if (corefile !== undefined)
            for (const fact of coreDnsObjects({
                namespace: 'kube-system',
                name: 'coredns',
                service: 'kube-dns',
                workload: 'Deployment',
                corefile,
                port: 53,
                clusterIPs: serverIP === undefined ? [] : [serverIP],
                at: place,
                knownFrom: 'kOps writes this Corefile (upup/models/cloudup/resources/addons/coredns.addons.k8s.io)',
            }))
                facts.push(fact);
    }
    const cache = child(dns, 'nodeLocalDNS');
    const enabled = child(cache, 'enabled');
    if (cache !== undefined && enabled?.kind === 'scalar' && enabled.value === true)
        remark(reader, 'the node-local cache that kOps adds is not modelled', document_placeOf(document, enabled));
    return facts;
}
/** `externalCoreFile` as it is; else the template with `upstreamNameservers`, when one of them is stated. */
function kops_corefileOf(reader, dns, domain, at) {
    const external = sourceOf(child(dns, 'externalCoreFile'));
    if (external !== undefined && external.text.trim() !== '')
        return external;
    const upstreams = textListField(reader, dns, 'upstreamNameservers') ?? [];
    const pieces = [
        `.:53 {\n    errors\n    health {\n      lameduck 5s\n    }\n    ready\n    kubernetes ${isWord(domain) ? domain : 'cluster.local'}. in-addr.arpa ip6.arpa {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n      ttl 30\n    }\n    prometheus :9153\n    forward .`,
    ];
    const before = pieces.length;
    for (const upstream of upstreams) {
        if (isWord(upstream.value))
            pieces.push(' ', word(upstream));
        else
            remark(reader, '`upstreamNameservers` holds what is no address', upstream.at);
    }
    if (pieces.length === before)
        pieces.push(' /etc/resolv.conf');
    pieces.push(' {\n      max_concurrent 1000\n    }\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n');
    return platform_coredns_written(at, pieces);
}
function readInstanceGroup(reader) {
    const { root } = reader.document;
    const name = scalarText(child(root, 'metadata', 'name'));
    const told = kubeletFacts(reader, child(root, 'spec', 'kubelet'), name === undefined ? {} : { pool: name });
    if (told.length === 0)
        return [];
    const at = beginningOf(reader.document);
    return [
        { kind: 'node-profile', provisioner: { value: 'kops', at }, ...(name !== undefined && { pool: name }), at },
        ...told,
    ];
}
/** `clusterDNS` is one text here, and an empty `resolvConf` is passed on as `--resolv-conf=` (pkg/apis/kops/componentconfig.go). */
function kubeletFacts(reader, node, pool) {
    const resolvConf = textField(reader, node, 'resolvConf');
    const clusterDNS = textField(reader, node, 'clusterDNS');
    const clusterDomain = textField(reader, node, 'clusterDomain');
    const said = resolvConf ?? clusterDNS ?? clusterDomain;
    if (said === undefined)
        return [];
    return [
        {
            kind: 'kubelet',
            source: 'flags',
            provisioner: 'kops',
            ...(resolvConf && { resolvConf }),
            ...(clusterDNS && { clusterDNS: [clusterDNS] }),
            ...(clusterDomain && { clusterDomain }),
            ineffective: [],
            ...pool,
            at: said.at,
        },
    ];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubeadm/index.js






/** kubeadm's own files, kube-proxy's configuration beside them, and Cluster API's wrappers of the same fields. */
const kubeadm = {
    id: 'kubeadm',
    title: 'kubeadm and Cluster API bootstrap configuration',
    recognises: (document) => partsOf(document) !== undefined,
    read: (document) => {
        const parts = partsOf(document);
        if (document.kind !== 'yaml' || parts === undefined)
            return { value: [], notices: [] };
        const notices = [];
        const reader = { document, notices };
        return { value: readParts(reader, parts), notices };
    },
};
function partsOf(document) {
    if (document.kind !== 'yaml')
        return undefined;
    const { root } = document;
    const { apiVersion, kind } = typeOf(root);
    const slash = apiVersion.indexOf('/');
    const group = apiVersion.slice(0, Math.max(0, slash));
    const version = apiVersion.slice(slash + 1);
    if (group === 'kubeadm.k8s.io') {
        const form = /^v1(?:alpha\d+|beta[123])$/.test(version) ? 'map' : 'list';
        if (kind === 'ClusterConfiguration')
            return { form, cluster: root, nodes: [] };
        return kind === 'InitConfiguration' || kind === 'JoinConfiguration' ? { form, nodes: [root] } : undefined;
    }
    if (group === 'kubeproxy.config.k8s.io' && kind === 'KubeProxyConfiguration')
        return { form: 'map', nodes: [], proxy: root };
    // Cluster API's v1beta1 keeps kubeadm's mapping, its v1beta2 has the list (bootstrap/kubeadm/api).
    const form = /^v1(?:alpha\d+|beta1)$/.test(version) ? 'map' : 'list';
    const spec = capiSpec(root, group, kind);
    if (spec === undefined)
        return undefined;
    const nodes = [child(spec, 'initConfiguration'), child(spec, 'joinConfiguration')].filter((node) => node !== undefined);
    return { form, cluster: child(spec, 'clusterConfiguration'), nodes, commands: spec };
}
function capiSpec(root, group, kind) {
    if (group === 'controlplane.cluster.x-k8s.io') {
        if (kind === 'KubeadmControlPlane')
            return child(root, 'spec', 'kubeadmConfigSpec');
        if (kind === 'KubeadmControlPlaneTemplate')
            return child(root, 'spec', 'template', 'spec', 'kubeadmConfigSpec');
    }
    if (group === 'bootstrap.cluster.x-k8s.io') {
        if (kind === 'KubeadmConfig')
            return child(root, 'spec');
        if (kind === 'KubeadmConfigTemplate')
            return child(root, 'spec', 'template', 'spec');
    }
    return undefined;
}
function readParts(reader, parts) {
    const { document } = reader;
    const pool = poolOf(reader, parts);
    const at = beginningOf(document);
    if (parts.proxy !== undefined) {
        const proxyMode = textField(reader, parts.proxy, 'mode');
        return proxyMode === undefined || proxyMode.value === '' ? [] : [{ kind: 'network', proxyMode, at }];
    }
    const provisioner = { kind: 'node-profile', provisioner: { value: 'kubeadm', at }, ...pool, at };
    const facts = [provisioner];
    if (parts.cluster !== undefined)
        append(facts, kubeadm_readCluster(reader, parts.cluster));
    for (const node of parts.nodes)
        append(facts, readNodeRegistration(reader, node, parts.form, pool));
    for (const key of ['preKubeadmCommands', 'postKubeadmCommands']) {
        for (const command of items(child(parts.commands, key))) {
            const script = sourceOf(command);
            if (script !== undefined)
                append(facts, nodeChangesOf(script).map((change) => ({ ...change, ...pool })));
        }
    }
    return facts;
}
/** A pool is named by the object that makes its machines; a plain kubeadm file speaks of every node. */
function poolOf(reader, parts) {
    const { onNode, root } = reader.document;
    const name = parts.commands === undefined ? onNode?.pool : scalarText(child(root, 'metadata', 'name'));
    return name === undefined ? {} : { pool: name };
}
/** `networking` and `dns.imageTag` of a ClusterConfiguration (cmd/kubeadm/app/apis/kubeadm types.go). */
function kubeadm_readCluster(reader, node) {
    const networking = mapField(reader, node, 'networking');
    const subnet = sourceOf(child(networking, 'serviceSubnet'));
    const serviceSubnets = subnet === undefined ? [] : commaList(subnet);
    const clusterDomain = textField(reader, networking, 'dnsDomain');
    const corednsVersion = textField(reader, mapField(reader, node, 'dns'), 'imageTag');
    if (serviceSubnets.length === 0 && clusterDomain === undefined && corednsVersion === undefined)
        return [];
    return [
        {
            kind: 'network',
            ...(serviceSubnets.length > 0 && { serviceSubnets }),
            ...(clusterDomain && { clusterDomain }),
            ...(corednsVersion && { corednsVersion }),
            at: beginningOf(reader.document, node),
        },
    ];
}
/** `nodeRegistration.kubeletExtraArgs`: flags, which win over the kubelet's file. */
function readNodeRegistration(reader, node, form, pool) {
    const { document } = reader;
    const registration = mapField(reader, node, 'nodeRegistration');
    const entry = presentEntry(registration, 'kubeletExtraArgs');
    if (entry === undefined)
        return [];
    const written = entry.value.kind === 'map' ? 'map' : entry.value.kind === 'sequence' ? 'list' : undefined;
    if (written === undefined) {
        mapField(reader, registration, 'kubeletExtraArgs');
        return [];
    }
    const settings = readFlags(written === 'map' ? flagsOfMap(reader, entry.value) : flagsOfList(reader, entry.value), reader.notices);
    const said = settings.resolvConf ?? settings.clusterDNS ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said === undefined)
        return [];
    const at = placeOfKey(document, entry);
    const base = { kind: 'kubelet', source: 'flags', provisioner: 'kubeadm', ...pool, at };
    // An empty list or mapping fits both forms, and there is something in this one.
    if (written === form)
        return [{ ...base, ...settings }];
    const { apiVersion } = typeOf(document.root);
    const refused = {
        key: 'kubeletExtraArgs',
        why: `in ${apiVersion} this is ${form === 'map' ? 'a mapping from flag to value' : 'a list of name and value'}, and kubeadm refuses the file as it is`,
        instead: form === 'map' ? 'kubeletExtraArgs: {resolv-conf: PATH}' : 'kubeletExtraArgs: [{name: resolv-conf, value: PATH}]',
        at,
    };
    return [{ ...base, ineffective: [refused, ...settings.ineffective] }];
}
function flagsOfMap(reader, node) {
    return entries(node).map((entry) => ({
        name: entry.key,
        value: sourceOf(entry.value),
        at: placeOfKey(reader.document, entry),
    }));
}
function flagsOfList(reader, node) {
    return items(node).flatMap((item) => {
        const name = child(item, 'name');
        const text = sourceOf(name);
        if (text === undefined)
            return [];
        const at = text.text === '' ? beginningOf(reader.document, item) : locate(text, 0, text.text.length);
        return [{ name: text.text, value: sourceOf(child(item, 'value')), at }];
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/systemd-unit.js


/**
 * Assignments in file order. Syntax of systemd.syntax(7): `#` and `;` begin a comment only at the start of a line, a
 * backslash at the end of a line joins it with the next by a blank, comment lines inside a continuation are skipped.
 * Lines that are none of these are skipped, as systemd does with a warning.
 */
function readUnit(source) {
    const settings = [];
    let section = '';
    let pieces = [];
    const finish = () => {
        if (pieces.length === 0)
            return;
        const whole = gather(source, pieces);
        pieces = [];
        const equals = whole.text.indexOf('=');
        if (equals === -1)
            return;
        const key = strip(whole, 0, equals);
        const value = strip(whole, equals + 1, whole.text.length);
        settings.push({ section, key: key.text, value, at: locate(key, 0, key.text.length) });
    };
    for (const line of linesOf(source.text)) {
        const first = firstInk(line);
        const mark = source.text[first];
        const comment = first < line.end && (mark === '#' || mark === ';');
        if (comment)
            continue;
        if (pieces.length === 0) {
            if (first >= line.end)
                continue;
            if (mark === '[') {
                const close = line.text.lastIndexOf(']');
                if (close > first - line.start)
                    section = line.text.slice(first - line.start + 1, close);
                continue;
            }
        }
        if (line.text.endsWith('\\')) {
            pieces.push({ start: line.start, end: line.end - 1 }, { start: line.end - 1, end: line.end, text: ' ' });
        }
        else {
            pieces.push({ start: line.start, end: line.end });
            finish();
        }
    }
    finish();
    return settings;
}
function firstInk(line) {
    let at = 0;
    while (at < line.text.length && (line.text[at] === ' ' || line.text[at] === '\t'))
        at += 1;
    return line.start + at;
}
function strip(source, start, end) {
    let from = start;
    let to = end;
    while (from < to && ' \t\r'.includes(source.text[from] ?? ''))
        from += 1;
    while (to > from && ' \t\r'.includes(source.text[to - 1] ?? ''))
        to -= 1;
    return gather(source, [{ start: from, end: to }]);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubelet/index.js







/** KubeletConfiguration documents, and files that carry the kubelet's flags on a node. */
const kubelet = {
    id: 'kubelet',
    title: 'kubelet configuration and flags',
    recognises: (document) => isKubeletConfiguration(document) || flagFileKind(document) !== undefined,
    read: (document) => {
        if (isKubeletConfiguration(document))
            return readKubeletConfiguration(document);
        const kind = flagFileKind(document);
        return kind === undefined ? { value: [], notices: [] } : readFlagFile(document, kind);
    },
};
function isKubeletConfiguration(document) {
    if (document.kind !== 'yaml')
        return false;
    const { apiVersion, kind } = typeOf(document.root);
    return kind === 'KubeletConfiguration' && (apiVersion === '' || apiVersion.startsWith('kubelet.config.k8s.io/'));
}
/**
 * A KubeletConfiguration (kubelet.config.k8s.io/v1beta1), whole, patch or drop-in alike: each field is absent unless it
 * is written. `resolvConf: ''` stays an empty text (pkg/kubelet/network/dns/dns.go then writes 127.0.0.1 into pods),
 * null is absent (defaulted to /etc/resolv.conf: pkg/kubelet/apis/config/v1beta1/defaults.go).
 * Unknown keys only cause a warning: cmd/kubelet falls back to lenient decoding for v1beta1.
 */
function readKubeletConfiguration(document) {
    const notices = [];
    const settings = readKubeletFields({ document, notices }, document.root);
    const fact = {
        kind: 'kubelet',
        source: 'config',
        ...settings,
        ...kubelet_poolOf(document),
        at: beginningOf(document),
    };
    return { value: [fact], notices };
}
/** The DNS fields of a KubeletConfiguration, or of the part of one that another format embeds. */
function readKubeletFields(reader, node) {
    const { document } = reader;
    const ineffective = [];
    let clusterDNS;
    for (const entry of entries(node)) {
        const at = placeOfKey(document, entry);
        const meant = meantSetting(entry.key, 'field');
        if (meant !== undefined) {
            const why = `KubeletConfiguration has no field \`${entry.key}\`, and the kubelet ignores it with a warning in its log`;
            ineffective.push({ key: entry.key, why, instead: meant, at });
        }
        if (entry.key !== 'clusterDNS' || isNull(entry.value))
            continue;
        if (entry.value.kind === 'sequence')
            clusterDNS = textItems(reader, entry.value, entry.key);
        else {
            const written = scalarText(entry.value);
            const why = '`clusterDNS` is a list of addresses; the kubelet refuses a file that has anything else there';
            ineffective.push({ key: entry.key, why, instead: `clusterDNS: [${written ?? 'ADDRESS'}]`, at });
        }
    }
    const resolvConf = textField(reader, node, 'resolvConf');
    const clusterDomain = textField(reader, node, 'clusterDomain');
    return {
        ...(resolvConf && { resolvConf }),
        ...(clusterDNS && { clusterDNS }),
        ...(clusterDomain && { clusterDomain }),
        ineffective,
    };
}
/**
 * Which files carry the kubelet's flags: its unit and drop-ins (systemd), the files that kubeadm's drop-in sources
 * (`/var/lib/kubelet/kubeadm-flags.env`, `/etc/default/kubelet`, `/etc/sysconfig/kubelet`), kubespray's
 * `/etc/kubernetes/kubelet.env`, and the argument files of snaps (`/var/snap/microk8s/current/args/kubelet`).
 */
function flagFileKind(document) {
    const path = document.onNode?.path ?? document.path;
    if (/(?:^|\/)kubelet\.service(?:\.d\/[^/]+\.conf)?$/.test(path) || /(?:^|\/)10-kubeadm\.conf$/.test(path))
        return 'unit';
    if (/(?:^|\/)(?:default|sysconfig)\/kubelet$|(?:^|\/)(?:kubeadm-flags|kubelet)\.env$/.test(path))
        return 'environment';
    return /(?:^|\/)args\/kubelet$/.test(path) ? 'arguments' : undefined;
}
function readFlagFile(document, kind) {
    const notices = [];
    const texts = kind === 'unit'
        ? unitTexts(document.source)
        : kind === 'environment'
            ? assignedTexts(document.source)
            : [document.source];
    const words = texts.flatMap((text) => splitWords(text, 'flags').words);
    const settings = readFlags(flagWords(words), notices);
    const said = settings.resolvConf ?? settings.clusterDNS ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said === undefined)
        return { value: [], notices };
    const fact = {
        kind: 'kubelet',
        source: 'flags',
        ...settings,
        ...kubelet_poolOf(document),
        at: firstLineOf(document.source),
    };
    return { value: [fact], notices };
}
/**
 * `Environment=` values, then `ExecStart=` of a unit or drop-in; an empty assignment forgets what came before
 * (systemd.exec(5), systemd.service(5)). Environment variables stand in the command line as flags of their own, so the
 * order between them is the order of the file.
 */
function unitTexts(source) {
    let environment = [];
    let commands = [];
    for (const setting of readUnit(source)) {
        if (setting.section !== 'Service')
            continue;
        if (setting.key === 'Environment') {
            if (setting.value.text === '')
                environment = [];
            else
                append(environment, assignmentsIn(setting.value));
        }
        else if (setting.key === 'ExecStart') {
            if (setting.value.text === '')
                commands = [];
            else
                commands.push(setting.value);
        }
    }
    return [...environment, ...commands];
}
/** `NAME=value` words of an `Environment=` line: the values. */
function assignmentsIn(source) {
    return splitWords(source, 'flags').words.flatMap((word) => {
        const equals = word.text.indexOf('=');
        return equals > 0 && !word.text.startsWith('-') ? [slice(word, equals + 1, word.text.length)] : [];
    });
}
/** Values of an environment file (systemd.exec(5) EnvironmentFile=): `#` and `;` lines are comments, quotes are removed. */
function assignedTexts(source) {
    const values = [];
    let from = 0;
    for (const line of linesOf(source.text)) {
        if (line.text.endsWith('\\'))
            continue;
        const statement = slice(source, from, line.end);
        from = line.end < source.text.length ? source.text.indexOf('\n', line.end) + 1 : source.text.length;
        const head = statement.text.trimStart();
        if (head.startsWith('#') || head.startsWith(';'))
            continue;
        const equals = statement.text.indexOf('=');
        if (equals <= 0)
            continue;
        const value = slice(statement, equals + 1, statement.text.length);
        const unquoted = splitWords(value, 'flags').words;
        const only = unquoted.length === 1 ? unquoted[0] : undefined;
        values.push(only ?? value);
    }
    return values;
}
function kubelet_poolOf(document) {
    return document.onNode?.pool === undefined ? {} : { pool: document.onNode.pool };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/metadata.js


function readMetadata(reader) {
    const metadata = mapField(reader, reader.document.root, 'metadata');
    return {
        namespace: nonEmpty(child(metadata, 'namespace')) ?? 'default',
        name: nonEmpty(child(metadata, 'name')) ?? nonEmpty(child(metadata, 'generateName')) ?? '',
        labels: labelsField(reader, metadata, 'labels'),
        at: beginningOf(reader.document),
    };
}
function nonEmpty(node) {
    return scalarText(node) || undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/config-map.js




/**
 * Every entry of `data`, whatever its key. `binaryData` and the copy that `kubectl apply` keeps in an annotation are
 * not read: no file in a pod comes from the annotation.
 */
function readConfigMap(reader) {
    return [configMap(reader, 'data')];
}
/** `stringData` of a Secret, which is written in clear; `data` is not read. */
function readSecret(reader) {
    const fact = configMap(reader, 'stringData');
    return fact.data.length === 0 ? [] : [fact];
}
function configMap(reader, field) {
    const { document } = reader;
    const byKey = new Map();
    for (const entry of entries(mapField(reader, document.root, field))) {
        const at = placeOfKey(document, entry);
        const text = isNull(entry.value) ? standsFor(at, '') : sourceOf(entry.value);
        if (text === undefined)
            remark(reader, `\`${field}.${entry.key}\` should be text; the API server refuses the object`, at);
        // A repeated key counts once, with its last value.
        else
            byKey.set(entry.key, { key: entry.key, text, at });
    }
    return { kind: 'config-map', ...readMetadata(reader), data: [...byKey.values()] };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/service.js




/**
 * Annotations that ask a load balancer for addresses: MetalLB (metallb.io, formerly metallb.universe.tf), Cilium LB IPAM
 * (lbipam.cilium.io/ips, formerly io.cilium/lb-ipam-ips) and kube-vip; each a comma list.
 */
const ADDRESS_ANNOTATIONS = [
    'metallb.io/loadBalancerIPs',
    'metallb.universe.tf/loadBalancerIPs',
    'lbipam.cilium.io/ips',
    'io.cilium/lb-ipam-ips',
    'kube-vip.io/loadbalancerIPs',
];
/** core/v1 Service. `None` in `clusterIP` makes it headless; an empty text leaves the choice to the API server. */
function readService(reader) {
    const { document } = reader;
    const spec = mapField(reader, document.root, 'spec');
    const addresses = [textField(reader, spec, 'clusterIP'), ...(textListField(reader, spec, 'clusterIPs') ?? [])].filter((address) => address !== undefined && address.value !== '');
    const selector = labelsField(reader, spec, 'selector');
    const type = textField(reader, spec, 'type')?.value;
    return [
        {
            kind: 'service',
            ...withoutLabels(readMetadata(reader)),
            type: type === undefined || type === '' ? 'ClusterIP' : type,
            clusterIPs: service_distinct(addresses.filter((address) => address.value !== 'None')),
            headless: addresses.some((address) => address.value === 'None'),
            externalIPs: service_distinct(externalAddresses(reader, spec)),
            ...(Object.keys(selector).length > 0 && { selector }),
            ports: items(listField(reader, spec, 'ports')).flatMap((port) => readPort(reader, port)),
        },
    ];
}
function externalAddresses(reader, spec) {
    const found = [];
    const balancer = textField(reader, spec, 'loadBalancerIP');
    if (balancer !== undefined && balancer.value !== '')
        found.push(balancer);
    append(found, textListField(reader, spec, 'externalIPs') ?? []);
    const annotations = child(reader.document.root, 'metadata', 'annotations');
    for (const key of ADDRESS_ANNOTATIONS) {
        const text = sourceOf(child(annotations, key));
        if (text !== undefined)
            append(found, commaList(text));
    }
    return found;
}
function readPort(reader, node) {
    const port = numberField(reader, node, 'port');
    if (port === undefined)
        return [];
    const name = textField(reader, node, 'name')?.value;
    const target = scalarText(child(node, 'targetPort'));
    // A text of digits is no valid port name, so a number was meant (core/v1 IntOrString).
    const targetPort = target === undefined || target === '' || target === '0' ? port : /^\d{1,5}$/.test(target) ? Number(target) : target;
    const protocol = textField(reader, node, 'protocol')?.value;
    return [
        { ...(name && { name }), port, targetPort, protocol: protocol === undefined || protocol === '' ? 'TCP' : protocol },
    ];
}
/** core/v1 Endpoints; its name is the Service's. One fact for each subset, since ports belong to the subset. */
function readEndpoints(reader) {
    const { namespace, name } = readMetadata(reader);
    const subsets = items(listField(reader, reader.document.root, 'subsets'));
    return subsets.map((subset) => ({
        kind: 'endpoints',
        namespace,
        service: name,
        addresses: items(listField(reader, subset, 'addresses')).flatMap((address) => textField(reader, address, 'ip') ?? []),
        ports: readEndpointPorts(reader, subset),
        at: entries(subset).length > 0 ? beginningOf(reader.document, subset) : beginningOf(reader.document),
    }));
}
/** discovery.k8s.io EndpointSlice; the Service is named by a label. Endpoints that say they are not ready are left out. */
function readEndpointSlice(reader) {
    const { root } = reader.document;
    const { namespace, labels, at } = readMetadata(reader);
    const service = labels['kubernetes.io/service-name'];
    if (service === undefined)
        return [];
    if (scalarText(child(root, 'addressType')) === 'FQDN') {
        remark(reader, 'an EndpointSlice of host names; where they lead is not known', at);
        return [];
    }
    const addresses = items(listField(reader, root, 'endpoints'))
        .filter((endpoint) => scalarText(child(endpoint, 'conditions', 'ready')) !== 'false')
        .flatMap((endpoint) => textListField(reader, endpoint, 'addresses') ?? []);
    return [{ kind: 'endpoints', namespace, service, addresses, ports: readEndpointPorts(reader, root), at }];
}
function readEndpointPorts(reader, node) {
    return items(listField(reader, node, 'ports')).flatMap((item) => {
        const port = numberField(reader, item, 'port');
        const name = locatedText(reader.document, child(item, 'name'))?.value;
        return port === undefined ? [] : [{ ...(name && { name }), port }];
    });
}
function service_distinct(addresses) {
    const seen = new Map();
    for (const address of addresses)
        if (!seen.has(address.value))
            seen.set(address.value, address);
    return [...seen.values()];
}
function withoutLabels(metadata) {
    const { labels: _, ...rest } = metadata;
    return rest;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/workload.js





const SPEC_TEMPLATE = ['spec', 'template'];
/** `extensions` is where Deployment, DaemonSet and ReplicaSet lived before Kubernetes 1.16. */
const WORKLOADS = [
    { kind: 'Deployment', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
    { kind: 'DaemonSet', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
    { kind: 'ReplicaSet', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
    { kind: 'StatefulSet', groups: ['apps'], template: SPEC_TEMPLATE },
    { kind: 'ReplicationController', groups: [''], template: SPEC_TEMPLATE },
    { kind: 'Job', groups: ['batch'], template: SPEC_TEMPLATE },
    { kind: 'CronJob', groups: ['batch'], template: ['spec', 'jobTemplate', 'spec', 'template'] },
    { kind: 'Pod', groups: [''], template: [] },
    { kind: 'PodTemplate', groups: [''], template: ['template'] },
];
/** The pod template of a workload. Labels and `dnsPolicy` are the template's; an empty `dnsPolicy` is absent to the API server. */
function readWorkload(reader, kind) {
    const { document } = reader;
    const metadata = readMetadata(reader);
    const template = child(document.root, ...kind.template);
    const spec = mapField(reader, template, 'spec');
    const specEntry = document_entryOf(template, 'spec');
    const dnsPolicy = textField(reader, spec, 'dnsPolicy');
    const dnsConfig = presentEntry(spec, 'dnsConfig');
    return [
        {
            kind: 'workload',
            namespace: metadata.namespace,
            workload: kind.kind,
            name: metadata.name,
            labels: kind.template.length === 0 ? metadata.labels : labelsField(reader, child(template, 'metadata'), 'labels'),
            hostNetwork: booleanField(reader, spec, 'hostNetwork') ?? false,
            ...(dnsPolicy !== undefined && dnsPolicy.value !== '' && { dnsPolicy }),
            ...(dnsConfig !== undefined && {
                dnsConfig: {
                    nameservers: textListField(reader, dnsConfig.value, 'nameservers') ?? [],
                    at: placeOfKey(document, dnsConfig),
                },
            }),
            containers: [
                ...items(listField(reader, spec, 'initContainers')).map((node) => readContainer(reader, node, true)),
                ...items(listField(reader, spec, 'containers')).map((node) => readContainer(reader, node, false)),
            ],
            volumes: items(listField(reader, spec, 'volumes')).map((node) => readVolume(reader, node)),
            podSpecAt: specEntry === undefined ? beginningOf(document) : placeOfKey(document, specEntry),
            nodeSelector: labelsField(reader, spec, 'nodeSelector'),
            at: metadata.at,
        },
    ];
}
function readContainer(reader, node, init) {
    const image = textField(reader, node, 'image');
    return {
        name: scalarText(child(node, 'name')) ?? '',
        init,
        ...(image !== undefined && { image }),
        words: readWords(reader, node),
        env: items(listField(reader, node, 'env')).map((item) => readEnv(reader, item)),
        ports: items(listField(reader, node, 'ports')).flatMap((item) => workload_readPort(reader, item)),
        mounts: items(listField(reader, node, 'volumeMounts')).map((item) => readMount(item)),
        ...(items(child(node, 'envFrom')).length > 0 && { envFrom: true }),
    };
}
/** `command` then `args`; what a shell gets by `-c` is split into its words, unless only running it would tell them. */
function readWords(reader, node) {
    const words = [];
    let shell = false;
    for (const item of [...items(listField(reader, node, 'command')), ...items(listField(reader, node, 'args'))]) {
        const word = locatedText(reader.document, item);
        if (word === undefined || item.kind !== 'scalar')
            continue;
        const previous = words[words.length - 1]?.value ?? '';
        if (shell && /^-[a-z]*c$/.test(previous)) {
            const script = splitWords(item.text, 'shell');
            if (script.certain && script.words.length > 0)
                append(words, script.words.map(locatedWhole));
            else
                words.push({ value: word.value, at: placeOfText(reader.document, item) });
            // What follows the script are its positional parameters, never another script.
            shell = false;
            continue;
        }
        if (isShell(word.value))
            shell = true;
        words.push(word);
    }
    return words;
}
/** A variable without `value` and `valueFrom` is the empty text (core/v1 EnvVar). */
function readEnv(reader, node) {
    const from = presentEntry(node, 'valueFrom');
    const field = scalarText(child(from?.value, 'fieldRef', 'fieldPath'));
    const value = from === undefined ? (scalarText(child(node, 'value')) ?? '') : undefined;
    return {
        name: scalarText(child(node, 'name')) ?? '',
        value,
        ...(field !== undefined && { field }),
        at: beginningOf(reader.document, node),
    };
}
function workload_readPort(reader, node) {
    const containerPort = numberField(reader, node, 'containerPort');
    if (containerPort === undefined)
        return [];
    const name = scalarText(child(node, 'name'));
    const hostPort = numberField(reader, node, 'hostPort');
    const hostIP = scalarText(child(node, 'hostIP'));
    return [
        {
            ...(name && { name }),
            containerPort,
            ...(hostPort && { hostPort }),
            ...(hostIP && { hostIP }),
            protocol: scalarText(child(node, 'protocol')) || 'TCP',
        },
    ];
}
function readMount(node) {
    const subPath = scalarText(child(node, 'subPath'));
    return {
        volume: scalarText(child(node, 'name')) ?? '',
        path: scalarText(child(node, 'mountPath')) ?? '',
        ...(subPath && { subPath }),
    };
}
function readVolume(reader, node) {
    const name = scalarText(child(node, 'name')) ?? '';
    const configMap = presentEntry(node, 'configMap')?.value;
    if (configMap !== undefined) {
        const list = listField(reader, configMap, 'items');
        const keys = items(list).map((item) => ({
            key: scalarText(child(item, 'key')) ?? '',
            path: scalarText(child(item, 'path')) ?? '',
        }));
        return {
            name,
            source: {
                kind: 'config-map',
                name: scalarText(child(configMap, 'name')) ?? '',
                ...(list !== undefined && keys.length > 0 && { items: keys }),
                optional: booleanField(reader, configMap, 'optional') ?? false,
            },
        };
    }
    const hostPath = presentEntry(node, 'hostPath')?.value;
    if (hostPath !== undefined)
        return { name, source: { kind: 'host-path', path: scalarText(child(hostPath, 'path')) ?? '' } };
    if (document_entryOf(node, 'emptyDir') !== undefined)
        return { name, source: { kind: 'empty' } };
    const type = entries(node).find((entry) => entry.key !== 'name' && !isNull(entry.value))?.key;
    // A volume that names no source is an emptyDir (core/v1 defaulting).
    return type === undefined ? { name, source: { kind: 'empty' } } : { name, source: { kind: 'other', type } };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/index.js






/** Kubernetes' own objects that decide who serves DNS, with which configuration, and what resolver a pod sees. */
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes objects',
    recognises: (document) => kubernetes_readerOf(document) !== undefined,
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        return kubernetes_readerOf(document)?.(document) ?? { value: [], notices: [] };
    },
};
/** By group and kind; versions of a group share the fields we read. A Knative `Service` is none of ours. */
function kubernetes_readerOf(document) {
    if (document.kind !== 'yaml' || child(document.root, 'kind') === undefined)
        return undefined;
    const { apiVersion, kind } = typeOf(document.root);
    const slash = apiVersion.indexOf('/');
    const group = slash === -1 ? '' : apiVersion.slice(0, slash);
    if (slash === -1 && apiVersion !== 'v1')
        return undefined;
    const template = WORKLOADS.find((one) => one.kind === kind && one.groups.includes(group));
    if (template !== undefined)
        return reading((reader) => readWorkload(reader, template));
    if (group === 'discovery.k8s.io' && kind === 'EndpointSlice')
        return reading(readEndpointSlice);
    if (group !== '')
        return undefined;
    switch (kind) {
        case 'ConfigMap':
            return reading(readConfigMap);
        case 'Secret':
            return reading(readSecret);
        case 'Service':
            return reading(readService);
        case 'Endpoints':
            return reading(readEndpoints);
        default:
            return undefined;
    }
}
function reading(read) {
    return (document) => {
        const notices = [];
        const value = read({ document, notices });
        return { value, notices };
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kustomize/json-patch.js
/** JSON patches (RFC 6902) as files of their own. */


function isJsonPatch(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'sequence')
        return false;
    const all = items(document.root);
    return (all.length > 0 &&
        all.every((one) => scalarText(child(one, 'op')) !== undefined && scalarText(child(one, 'path'))?.startsWith('/')));
}
function readJsonPatch(document) {
    return {
        kind: 'json-patch',
        operations: items(document.root).map((one) => {
            const value = child(one, 'value');
            return {
                op: scalarText(child(one, 'op')) ?? '',
                path: scalarText(child(one, 'path')) ?? '',
                ...(value?.kind === 'scalar' && value.value !== null ? { value: value.text } : {}),
                at: document_placeOf(document, value ?? one),
            };
        }),
        at: beginningOf(document),
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kustomize/index.js




/** kustomization files and components: what belongs together, and what is generated and patched. */
const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    recognises: (document) => isKustomization(document) || isJsonPatch(document),
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        if (isJsonPatch(document))
            return { value: [readJsonPatch(document)], notices: [] };
        const notices = [];
        return { value: [readKustomization({ document, notices })], notices };
    },
};
/** By kind, or by one of the three file names when no kind is said. Flux's `Kustomization` has another group. */
function isKustomization(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map')
        return false;
    const { apiVersion, kind } = typeOf(document.root);
    if (apiVersion.startsWith('kustomize.config.k8s.io/'))
        return kind === 'Kustomization' || kind === 'Component';
    return apiVersion === '' && kind === '' && /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(document.path);
}
/**
 * One kustomization (kubectl.docs.kubernetes.io, "The Kustomization File"). Paths count from the scanned root. What
 * comes over the network, and what lies outside the root, is left out and remarked.
 */
function readKustomization(reader) {
    const { document } = reader;
    const { root } = document;
    const directory = document.path.includes('/') ? document.path.slice(0, document.path.lastIndexOf('/')) : '';
    const resources = ['resources', 'bases', 'components'].flatMap((key) => (textListField(reader, root, key) ?? []).flatMap((entry) => localPath(reader, directory, entry) ?? []));
    for (const chart of items(child(root, 'helmCharts'))) {
        const name = scalarText(child(chart, 'name')) ?? '';
        // The chart whose values are known is read by its own dialect.
        if ((name === 'coredns' || name === 'node-local-dns') && child(chart, 'valuesInline') !== undefined)
            continue;
        if (/dns/i.test(name))
            remark(reader, `the chart \`${name}\` is rendered by kustomize and not read here`, document_placeOf(document, chart));
    }
    return {
        kind: 'kustomization',
        ...(typeOf(root).kind === 'Component' ? { component: true } : {}),
        directory,
        resources,
        ...kustomize_pick(root, 'namespace', 'namePrefix', 'nameSuffix'),
        generators: [...readGenerators(reader, directory, 'config-map'), ...readGenerators(reader, directory, 'secret')],
        patches: readPatches(reader, directory),
        images: items(listField(reader, root, 'images')).flatMap((node) => readImage(reader, node)),
        at: beginningOf(document),
    };
}
function readGenerators(reader, directory, of) {
    const { document } = reader;
    const key = of === 'config-map' ? 'configMapGenerator' : 'secretGenerator';
    return items(listField(reader, document.root, key)).map((node) => {
        const behavior = scalarText(child(node, 'behavior'));
        if (items(child(node, 'envs')).length > 0 || child(node, 'env') !== undefined) {
            remark(reader, `entries of \`${key}\` from environment files are not read`, beginningOf(document, node));
        }
        const files = (textListField(reader, node, 'files') ?? []).flatMap((file) => readGeneratorFile(reader, directory, file));
        const literals = items(listField(reader, node, 'literals')).flatMap(readLiteral);
        return {
            of,
            name: scalarText(child(node, 'name')) ?? '',
            ...kustomize_pick(node, 'namespace'),
            behavior: behavior === 'merge' || behavior === 'replace' ? behavior : 'create',
            files,
            literals,
            at: beginningOf(document, node),
        };
    });
}
/** `path`, whose last part is the key, or `key=path` (api/kv ParseFileSource). */
function readGeneratorFile(reader, directory, file) {
    const equals = file.value.indexOf('=');
    const path = localPath(reader, directory, { value: file.value.slice(equals + 1), at: file.at })?.value;
    if (path === undefined)
        return [];
    return [
        { key: equals === -1 ? path.slice(path.lastIndexOf('/') + 1) : file.value.slice(0, equals), path, at: file.at },
    ];
}
/** `key=value`; one pair of quotes around the value is taken off (api/kv parseLiteralSource). */
function readLiteral(node) {
    const source = sourceOf(node);
    const equals = source?.text.indexOf('=') ?? -1;
    if (source === undefined || equals <= 0)
        return [];
    const { text } = source;
    const first = text[equals + 1];
    const quoted = text.length > equals + 2 && (first === '"' || first === "'") && text.endsWith(first);
    const value = quoted ? slice(source, equals + 2, text.length - 1) : slice(source, equals + 1, text.length);
    return [{ key: text.slice(0, equals), text: value, at: locate(source, 0, equals) }];
}
/** `patchesStrategicMerge`, then `patches`, then `patchesJson6902`: kustomize's own order (api/internal/target). */
function readPatches(reader, directory) {
    const { document } = reader;
    const found = [];
    for (const key of ['patchesStrategicMerge', 'patches', 'patchesJson6902']) {
        for (const node of items(listField(reader, document.root, key))) {
            const at = node.kind === 'scalar' ? document_placeOf(document, node) : beginningOf(document, node);
            const source = node.kind === 'scalar' ? bareSource(reader, directory, node) : mappedSource(reader, directory, node);
            if (source === undefined)
                continue;
            const target = child(node, 'target');
            const picked = kustomize_pick(target, 'group', 'version', 'kind', 'name', 'namespace', 'labelSelector');
            found.push({ source, ...(target?.kind === 'map' && { target: picked }), at });
        }
    }
    return found;
}
/** An item of `patchesStrategicMerge` is a file's path, or the patch itself, which has more than one line or a key. */
function bareSource(reader, directory, node) {
    const text = sourceOf(node);
    if (text === undefined)
        return undefined;
    if (/[\n{]|:\s/.test(text.text))
        return { kind: 'inline', text };
    return fileSource(reader, directory, node);
}
function mappedSource(reader, directory, node) {
    const text = sourceOf(child(node, 'patch'));
    return text === undefined ? fileSource(reader, directory, child(node, 'path')) : { kind: 'inline', text };
}
function fileSource(reader, directory, node) {
    const written = locatedText(reader.document, node);
    const path = written === undefined ? undefined : localPath(reader, directory, written)?.value;
    return path === undefined ? undefined : { kind: 'file', path };
}
function readImage(reader, node) {
    const name = scalarText(child(node, 'name'));
    if (name === undefined)
        return [];
    const newTag = locatedText(reader.document, child(node, 'newTag'));
    return [{ name, ...kustomize_pick(node, 'newName', 'digest'), ...(newTag && { newTag }) }];
}
/** The given keys that hold text. */
function kustomize_pick(node, ...keys) {
    const picked = {};
    for (const { key } of entries(node)) {
        const known = keys.find((one) => one === key);
        const value = known === undefined ? undefined : scalarText(child(node, key));
        if (known !== undefined && value !== undefined)
            picked[known] = value;
    }
    return picked;
}
/** A path from the root; undefined, and remarked, for a remote one or one outside the root. */
function localPath(reader, directory, entry) {
    if (isRemote(entry.value)) {
        remark(reader, `\`${entry.value}\` is fetched by kustomize and not read here`, entry.at);
        return undefined;
    }
    const parts = entry.value.startsWith('/') ? undefined : [...directory.split('/'), ...entry.value.split('/')];
    const kept = [];
    let outside = parts === undefined;
    for (const part of parts ?? []) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            outside = true;
    }
    if (outside) {
        remark(reader, `\`${entry.value}\` lies outside the scanned tree`, entry.at);
        return undefined;
    }
    return { value: kept.join('/'), at: entry.at };
}
/** A URL, an scp-like address, or a host's name with a repository behind it (kustomize api/internal/git NewRepoSpecFromURL). */
function isRemote(path) {
    return (path.includes('://') ||
        path.includes('?ref=') ||
        /^(?:git::|git@|github\.com[/:]|gitlab\.com\/|bitbucket\.org\/)/.test(path));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/network/index.js

/** Files from which a node's network manager takes its nameservers. They are stated as they lie; nothing reads them yet. */
const network = {
    id: 'network',
    title: 'netplan, NetworkManager, systemd-networkd and DHCP clients',
    recognises: (document) => networkPathOf(document) !== undefined,
    read: (document) => {
        const path = networkPathOf(document);
        return { value: path === undefined ? [] : [nodeFile(document, path)], notices: [] };
    },
};
/** Only files that say something about DNS. */
function networkPathOf(document) {
    const path = nodePathOf(document, isNetworkPath);
    return path !== undefined && /nameserver|dns/i.test(document.source.text) ? path : undefined;
}
/**
 * netplan(5), NetworkManager.conf(5) and nm-settings-keyfile(5), systemd.network(5), dhclient.conf(5), interfaces(5).
 * NetworkManager's dnsmasq.d belongs to dnsmasq.
 */
function isNetworkPath(path) {
    return (/^\/(?:etc|run|lib|usr\/lib)\/netplan\/[^/]+\.yaml$/.test(path) ||
        /^\/(?:etc|run|usr\/lib|var\/run)\/NetworkManager\/(?:NetworkManager\.conf|conf\.d\/[^/]+\.conf|system-connections\/[^/]+)$/.test(path) ||
        /^\/(?:etc|run|usr\/lib|lib)\/systemd\/network\/[^/]+\.network(?:\.d\/[^/]+\.conf)?$/.test(path) ||
        /^\/etc\/(?:dhcp\/|dhcp3\/)?dhclient(?:-[^/]+)?\.conf$/.test(path) ||
        /^\/etc\/network\/interfaces(?:\.d\/[^/]+)?$/.test(path));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/openshift/index.js



/** OpenShift: the DNS operator's resource, the cluster's network. */
const openshift = {
    id: 'openshift',
    title: 'OpenShift DNS operator and cluster network',
    recognises: (document) => openshift_formOf(document) !== undefined,
    read: (document) => {
        const form = openshift_formOf(document);
        if (document.kind !== 'yaml' || form === undefined)
            return { value: [], notices: [] };
        const notices = [];
        return { value: atHome(document, form({ document, notices })), notices };
    },
};
function openshift_formOf(document) {
    if (document.kind !== 'yaml')
        return undefined;
    const { apiVersion, kind } = typeOf(document.root);
    if (apiVersion === 'operator.openshift.io/v1' && kind === 'DNS')
        return readDns;
    if (/^(?:config|operator)\.openshift\.io\/v1$/.test(apiVersion) && kind === 'Network')
        return readNetwork;
    return undefined;
}
/** `spec.serviceNetwork`, a list of subnets (openshift/api config/v1/types_network.go). */
function readNetwork(reader) {
    const list = child(reader.document.root, 'spec', 'serviceNetwork');
    if (list?.kind !== 'sequence')
        return [];
    const serviceSubnets = textItems(reader, list, 'serviceNetwork');
    return serviceSubnets.length === 0 ? [] : [{ kind: 'network', serviceSubnets, at: beginningOf(reader.document) }];
}
/** The operator's template: a block for each entry of `servers`, then `.:5353`, none with `loop`. */
function readDns(reader) {
    const { document } = reader;
    const at = beginningOf(document);
    // The operator serves the DNS called `default` and no other (pkg/operator/controller/controller.go).
    if (scalarText(child(document.root, 'metadata', 'name')) !== 'default')
        return [];
    const spec = child(document.root, 'spec');
    if (scalarText(child(spec, 'managementState')) === 'Unmanaged') {
        remark(reader, 'the operator does not manage this DNS, and its Corefile is not known', at);
        return [];
    }
    const pieces = [];
    for (const server of items(child(spec, 'servers')))
        serverBlock(reader, server, pieces);
    pieces.push('.:5353 {\n    errors\n    health\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n        pods insecure\n        fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus 127.0.0.1:9153\n    forward .');
    const resolvers = child(spec, 'upstreamResolvers');
    const before = pieces.length;
    for (const upstream of items(child(resolvers, 'upstreams')))
        upstreamResolver(reader, upstream, pieces);
    if (pieces.length === before)
        pieces.push(' /etc/resolv.conf');
    pieces.push(` {\n        policy ${openshift_policyOf(resolvers, 'sequential')}\n    }\n    cache 900\n    reload\n}\n`);
    return [
        { kind: 'node-profile', os: { value: 'rhcos', at }, provisioner: { value: 'openshift', at }, at },
        ...coreDnsObjects({
            namespace: 'openshift-dns',
            name: 'dns-default',
            service: 'dns-default',
            workload: 'DaemonSet',
            corefile: platform_coredns_written(at, pieces),
            port: 5353,
            clusterIPs: [],
            at,
            knownFrom: 'the DNS operator of OpenShift writes this Corefile (cluster-dns-operator controller_dns_configmap.go)',
        }),
    ];
}
function openshift_policyOf(node, otherwise) {
    const policies = new Map([
        ['Random', 'random'],
        ['RoundRobin', 'round_robin'],
        ['Sequential', 'sequential'],
    ]);
    return policies.get(scalarText(child(node, 'policy')) ?? '') ?? otherwise;
}
function serverBlock(reader, server, pieces) {
    const words = (node, key) => node?.kind === 'sequence'
        ? textItems(reader, node, key).flatMap((one) => {
            if (isWord(one.value))
                return [word(one)];
            remark(reader, `\`${key}\` holds what the API server refuses`, one.at);
            return [];
        })
        : [];
    const zones = words(child(server, 'zones'), 'zones');
    const plugin = child(server, 'forwardPlugin');
    const upstreams = words(child(plugin, 'upstreams'), 'upstreams');
    if (zones.length === 0 || upstreams.length === 0)
        return;
    for (const zone of zones)
        pieces.push(zone, ':5353 ');
    pieces.push('{\n    prometheus 127.0.0.1:9153\n    forward .');
    for (const upstream of upstreams)
        pieces.push(' ', upstream);
    pieces.push(` {\n        policy ${openshift_policyOf(plugin, 'random')}\n    }\n    errors\n    cache 900\n}\n`);
}
function upstreamResolver(reader, upstream, pieces) {
    const type = textField(reader, upstream, 'type');
    if (type?.value === 'SystemResolvConf') {
        pieces.push(' ', word({ value: '/etc/resolv.conf', at: type.at }));
        return;
    }
    const address = locatedText(reader.document, child(upstream, 'address'));
    if (address === undefined || !isWord(address.value)) {
        remark(reader, 'an upstream of type Network needs an address', document_placeOf(reader.document, upstream));
        return;
    }
    const port = scalarText(child(upstream, 'port')) ?? '53';
    const bare = address.value.includes(':') && !address.value.startsWith('[') ? `[${address.value}]` : address.value;
    pieces.push(' ', word({ value: /^\d{1,5}$/.test(port) ? `${bare}:${port}` : bare, at: address.at }));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/resolv-conf/index.js




/** Resolver files. Only one that is said to lie on nodes is a node's file; any other is a text that something may name. */
const resolv_conf_resolvConf = {
    id: 'resolv-conf',
    title: 'resolv.conf',
    recognises: (document) => nodePathOf(document, isResolverPath) !== undefined || isBareResolverFile(document),
    read: (document) => {
        const path = nodePathOf(document, isResolverPath);
        // Remarks about the text are made when something turns out to read the file.
        const { value } = readResolverFile(document.source);
        const facts = [
            path !== undefined
                ? nodeFile(document, path)
                : { kind: 'config-text', language: 'resolv-conf', path: document.path, text: document.source, at: value.at },
        ];
        return { value: facts, notices: [] };
    },
};
/**
 * Files in resolver format on nodes: glibc's own (resolv.conf(5)), systemd-resolved's (systemd-resolved.service(8)),
 * NetworkManager's (NetworkManager.conf(5) rc-manager), resolvconf's fragments (resolvconf(8)), and any other
 * `resolv.conf` that a carrier puts on a node, which a kubelet's `resolvConf` may name.
 */
function isResolverPath(path) {
    return /(?:^|[/.-])resolv\.conf$|^\/etc\/resolvconf\/resolv\.conf\.d\/(?:head|base|tail|original)$/.test(path);
}
function isBareResolverFile(document) {
    return document.onNode === undefined && fileNameOf(document) === 'resolv.conf';
}
/**
 * A resolver file as CoreDNS reads it for `forward . FILE` (miekg/dns clientconfig.go ClientConfigFromReader,
 * plugin/pkg/parse/host.go): a line whose first field is exactly `nameserver` gives its second field, unchecked and
 * less a `%zone`; there is no limit of three, and the port is 53.
 *
 * The kubelet reads the same lines (pkg/kubelet/network/dns/dns.go parseResolvConf): every `nameserver` collects, the
 * last `search` wins, `.` is dropped from it, and `domain` is not read. It keeps a zone id, and leaves the pod the first
 * three servers; the reader does not cut. glibc takes `;` for a comment as well, which makes no difference here, since
 * such a line's first field is not `nameserver`.
 */
function readResolverFile(text) {
    const nameservers = [];
    let searchDomains = [];
    const notices = [];
    for (const line of linesOf(text.text)) {
        const [keyword, ...values] = fieldsOf(text, line.start, line.end);
        const [first] = values;
        if (keyword === undefined || first === undefined)
            continue;
        if (keyword.value === 'nameserver') {
            if (isUnexpanded(first.value)) {
                const message = `the nameserver is \`${first.value}\`, which is filled in later and not known here`;
                notices.push({ kind: 'not-modelled', message, at: first.at });
                continue;
            }
            const zone = first.value.indexOf('%');
            nameservers.push(zone === -1 ? first : { value: first.value.slice(0, zone), at: first.at });
        }
        else if (keyword.value === 'search')
            searchDomains = values.filter((domain) => domain.value !== '.');
    }
    return { value: { nameservers, searchDomains, at: firstNameserverLine(text) }, notices };
}
function firstNameserverLine(text) {
    for (const line of linesOf(text.text)) {
        if (line.text.trimStart().startsWith('nameserver'))
            return locate(text, line.start, line.end);
    }
    return firstLineOf(text);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/systemd-resolved/index.js





/** systemd-resolved's own configuration files. */
const systemdResolved = {
    id: 'systemd-resolved',
    title: 'systemd-resolved',
    recognises: (document) => nodePathOf(document, isResolvedPath) !== undefined || isBareResolvedFile(document),
    read: (document) => {
        const path = nodePathOf(document, isResolvedPath);
        // Remarks about the text are made when something turns out to read the file.
        if (path !== undefined)
            return { value: [nodeFile(document, path, withSection(document.source))], notices: [] };
        const { value } = readResolvedSettings([document.source]);
        const { path: file, source } = document;
        return {
            value: [{ kind: 'config-text', language: 'systemd-resolved', path: file, text: source, at: value.at }],
            notices: [],
        };
    },
};
/** Lines without a section are meant to be added to the shipped resolved.conf, whose one section is `[Resolve]`. */
function withSection(source) {
    if (source.text.trim() === '' || readUnit(source).some((setting) => setting.section !== ''))
        return source;
    return concat([standsFor(locate(source, 0, 0), '[Resolve]\n'), source]);
}
/** Where resolved.conf and its drop-ins lie (resolved.conf(5), "Configuration directories and precedence"). */
function isResolvedPath(path) {
    return /^\/(?:etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/resolved\.conf(?:\.d\/[^/]+\.conf)?$/.test(path);
}
function isBareResolvedFile(document) {
    return (document.onNode === undefined &&
        fileNameOf(document) === 'resolved.conf' &&
        document.source.text.includes('[Resolve]'));
}
/**
 * Settings of `[Resolve]` after all files, which are given in the order in which systemd-resolved reads them: the main
 * file, then drop-ins by file name whatever their directory (resolved.conf(5)). `DNS`, `FallbackDNS`, `Domains` and
 * `DNSStubListenerExtra` collect, and an empty assignment forgets what came before; `DNSStubListener` is the last one.
 *
 * `dns` and `fallbackDns` are addresses as `10.0.0.2`, or with a port as `10.0.0.2:5353` and `[fd00::1]:5353`; an
 * interface (`%eth0`) and a server name (`#dns.example`) are left off. `domains` keep their `~`. `stubListenerExtra`
 * keeps its form `[udp:|tcp:]ADDRESS[:PORT]`. What is no address is ignored by systemd-resolved, and remarked here.
 */
function readResolvedSettings(files) {
    const notices = [];
    const lists = {
        dns: [],
        fallbackDns: [],
        domains: [],
        stubListenerExtra: [],
    };
    let stubListener;
    let at;
    for (const file of files) {
        for (const { section, key, value, at: place } of readUnit(file)) {
            if (section !== 'Resolve')
                continue;
            at ??= place;
            const list = systemd_resolved_listOf(key);
            if (list !== undefined && value.text === '')
                lists[list] = [];
            else if (list === 'dns' || list === 'fallbackDns')
                append(lists[list], readServers(value, notices));
            else if (list !== undefined)
                append(lists[list], fieldsOf(value, 0, value.text.length));
            else if (key === 'DNSStubListener')
                stubListener = value.text === '' ? undefined : locatedWhole(value);
        }
    }
    const [first] = files;
    return {
        value: {
            ...lists,
            ...(stubListener && { stubListener }),
            at: at ??
                (first === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : locate(first, 0, 0)),
        },
        notices,
    };
}
function systemd_resolved_listOf(key) {
    switch (key) {
        case 'DNS':
            return 'dns';
        case 'FallbackDNS':
            return 'fallbackDns';
        case 'Domains':
            return 'domains';
        case 'DNSStubListenerExtra':
            return 'stubListenerExtra';
        default:
            return undefined;
    }
}
function readServers(value, notices) {
    return fieldsOf(value, 0, value.text.length).flatMap((field) => {
        const server = plainServer(field.value);
        if (server !== undefined)
            return { value: server, at: field.at };
        const message = `\`${field.value}\` is no address of a DNS server, and systemd-resolved ignores it`;
        notices.push({ kind: 'not-modelled', message, at: field.at });
        return [];
    });
}
/** `ADDRESS[:PORT][%INTERFACE][#NAME]` (in_addr_port_ifindex_name_from_string_auto) less interface and name. */
function plainServer(text) {
    const [address = ''] = text.split(/[%#]/, 1);
    const bare = parseAddress(address);
    if (bare !== undefined)
        return bare;
    const colon = address.lastIndexOf(':');
    const host = address.slice(0, Math.max(0, colon));
    const ip = parseAddress(host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host);
    const port = address.slice(colon + 1);
    return ip !== undefined && /^\d{1,5}$/.test(port) ? hostPort(ip, Number(port)) : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/talos/index.js



/** Talos Linux: machine configuration, patches of it, ResolverConfig. */
const talos = {
    id: 'talos',
    title: 'Talos Linux machine configuration',
    recognises: (document) => talos_formOf(document) !== undefined,
    read: (document) => {
        const form = talos_formOf(document);
        if (document.kind !== 'yaml' || form === undefined)
            return { value: [], notices: [] };
        const notices = [];
        return { value: form({ document, notices }), notices };
    },
};
/** The file that the kubelet copies into pods; nobody may choose another (pkg/machinery/kubelet/kubelet.go). */
const RESOLVER_FILE = '/system/resolved/resolv.conf';
function talos_formOf(document) {
    if (document.kind !== 'yaml')
        return undefined;
    const { root } = document;
    const { apiVersion, kind } = typeOf(root);
    if (kind === 'ResolverConfig' && apiVersion === 'v1alpha1')
        return readResolverConfig;
    const machine = child(root, 'machine');
    if (kind !== '' || apiVersion !== '' || machine?.kind !== 'map')
        return undefined;
    // `version: v1alpha1` stands in whole configurations; a patch holds only what it changes.
    const whole = scalarText(child(root, 'version')) === 'v1alpha1';
    const dns = [
        child(machine, 'network', 'nameservers'),
        child(machine, 'features', 'hostDNS'),
        child(machine, 'kubelet', 'clusterDNS'),
    ];
    return whole || dns.some((node) => node !== undefined) ? readMachine : undefined;
}
function readMachine(reader) {
    const { document } = reader;
    const { root } = document;
    const at = beginningOf(document);
    const machine = child(root, 'machine');
    const facts = [profile(at)];
    const nameservers = textListField(reader, child(machine, 'network'), 'nameservers') ?? [];
    const file = resolverFile(nameservers, at);
    if (file !== undefined)
        facts.push(file);
    const network = child(root, 'cluster', 'network');
    const serviceSubnets = textListField(reader, network, 'serviceSubnets') ?? [];
    const clusterDomain = textField(reader, network, 'dnsDomain');
    const clusterDNS = textListField(reader, child(machine, 'kubelet'), 'clusterDNS') ?? [];
    if (serviceSubnets.length > 0 || clusterDomain !== undefined)
        facts.push({
            kind: 'network',
            ...(serviceSubnets.length > 0 && { serviceSubnets }),
            ...(clusterDomain && { clusterDomain }),
            at,
        });
    const first = clusterDNS[0];
    if (first !== undefined)
        facts.push({ kind: 'kubelet', source: 'config', provisioner: 'talos', clusterDNS, ineffective: [], at: first.at });
    return facts;
}
/** `nameservers[].address` (Talos 1.14, pkg/machinery/config/types/network). */
function readResolverConfig(reader) {
    const { document } = reader;
    const at = beginningOf(document);
    const addresses = items(child(document.root, 'nameservers')).flatMap((item) => locatedText(document, child(item, 'address')) ?? []);
    const file = resolverFile(addresses, at);
    return file === undefined ? [profile(at)] : [profile(at), file];
}
function profile(at) {
    return { kind: 'node-profile', os: { value: 'talos', at }, provisioner: { value: 'talos', at }, at };
}
/**
 * What pods are handed. With hostDNS and `forwardKubeDNSToHost` the file names 169.254.116.108 instead, where Talos sends
 * every name on to these very nameservers: queries take the same road with one more step.
 */
function resolverFile(nameservers, at) {
    const pieces = [];
    for (const one of nameservers)
        if (isWord(one.value))
            pieces.push('nameserver ', word(one), '\n');
    if (pieces.length === 0)
        return undefined;
    return {
        kind: 'node-file',
        path: RESOLVER_FILE,
        text: platform_coredns_written(at, pieces),
        mode: 'replace',
        at: nameservers[0]?.at ?? at,
        knownFrom: 'Talos lists `nameservers` in the file that its kubelet hands to pods',
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/unbound/read.js





const CLAUSES = new Set([
    'server',
    'forward-zone',
    'stub-zone',
    'auth-zone',
    'remote-control',
    'view',
    'python',
    'dynlib',
    'cachedb',
    'dnscrypt',
    'dnstap',
    'ipset',
    'rpz',
]);
/**
 * Zones that unbound answers unless told otherwise (unbound.conf(5), "local-zone", default zones; RFC 6303, 6761, 7686,
 * 8375). Those marked `lan` go away with `unblock-lan-zones`.
 */
const DEFAULT_ZONES = [
    ...['localhost.', '127.in-addr.arpa.', `1.${'0.'.repeat(31)}ip6.arpa.`],
    ...['home.arpa.', 'resolver.arpa.', 'service.arpa.', 'onion.', 'test.', 'invalid.'],
]
    .map((zone) => ({ zone, lan: false }))
    .concat([
    '10.in-addr.arpa.',
    ...Array.from({ length: 16 }, (_, i) => `${16 + i}.172.in-addr.arpa.`),
    '168.192.in-addr.arpa.',
    ...Array.from({ length: 64 }, (_, i) => `${64 + i}.100.in-addr.arpa.`),
    '0.in-addr.arpa.',
    '254.169.in-addr.arpa.',
    '2.0.192.in-addr.arpa.',
    '100.51.198.in-addr.arpa.',
    '113.0.203.in-addr.arpa.',
    '255.255.255.255.in-addr.arpa.',
    `${'0.'.repeat(32)}ip6.arpa.`,
    'd.f.ip6.arpa.',
    '8.e.f.ip6.arpa.',
    '9.e.f.ip6.arpa.',
    'a.e.f.ip6.arpa.',
    'b.e.f.ip6.arpa.',
    '8.b.d.0.1.0.0.2.ip6.arpa.',
].map((zone) => ({ zone, lan: true })));
/**
 * unbound's configuration, its files in the order in which it reads them (unbound.conf(5)). One block: every name at
 * `port` of each `interface`, by default of 127.0.0.1 and ::1. Local zones and local data answer first, the deepest
 * zone deciding; then the deepest `forward-zone` or `stub-zone`; every other name is looked up from the root servers on.
 * Upstreams on loopback addresses are not asked unless `do-not-query-localhost: no`; a zone that is left without any
 * gets SERVFAIL. Identical questions in flight are merged (services/mesh.c).
 */
function readUnbound(files) {
    const notices = [];
    const clauses = files.flatMap((file) => clausesOf(file, notices));
    const [firstFile] = files;
    const at = clauses[0]?.at ??
        (firstFile === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : firstLineOf(firstFile));
    const server = clauses.filter((clause) => clause.name === 'server').flatMap((clause) => clause.attributes);
    const port = read_portOf(last(server, 'port')?.value.text) ?? 53;
    for (const clause of clauses) {
        if (clause.name !== 'auth-zone' && clause.name !== 'view' && clause.name !== 'rpz')
            continue;
        notices.push({ kind: 'not-modelled', message: `what \`${clause.name}:\` answers is not modelled`, at: clause.at });
    }
    const forwards = readForwards(clauses, server, notices);
    const local = localAnswers(server, at);
    const dead = forwards.dead.map((zone) => ({ zone: zone.from, rule: rule(zone.from, 'servfail', zone.at) }));
    const alive = forwards.steps.map((step) => ({ zone: step.from, rule: rule(step.from, 'pass', step.at) }));
    const deadAt = forwards.dead[0]?.at;
    const steps = [
        ...(local === undefined ? [] : [local]),
        ...(deadAt === undefined ? [] : [read_answer('forward-zone', longestFirst([...dead, ...alive]), deadAt)]),
        ...forwards.steps,
        ...(forwards.steps.some((step) => step.from === ROOT && step.plugin === 'forward-zone')
            ? []
            : [read_answer('iterator', [{ names: { kind: 'any' }, effect: 'answer', at }], at)]),
    ];
    const { bind, ports } = unbound_read_readBind(server, port);
    const keys = [...new Set(ports.length === 0 ? [port] : ports)];
    const block = (listen) => ({
        keys: [{ zone: ROOT, transport: 'dns', port: listen, at }],
        bind: bind.filter((one) => one.port === listen).map((one) => one.bind),
        steps,
        views: [],
        at,
        extent: at,
    });
    return { value: { blocks: keys.map(block), errors: [], at }, notices };
}
/** Clauses in order. A file that others include may begin inside `server:`; its first attributes are read as that. */
function clausesOf(source, notices) {
    const clauses = [];
    let attributes = [];
    for (const line of linesOf(source.text)) {
        const whole = trimmed(source, line.start, commentStart(source, line.start, line.end));
        if (whole.text === '')
            continue;
        const colon = whole.text.indexOf(':');
        if (colon <= 0)
            continue;
        const key = whole.text.slice(0, colon);
        const at = locate(whole, 0, whole.text.length);
        const value = unquoted(trimmed(whole, colon + 1, whole.text.length));
        if (value.text === '' && CLAUSES.has(key)) {
            attributes = [];
            clauses.push({ name: key, attributes, at });
            continue;
        }
        if (key === 'include' || key === 'include-toplevel') {
            notices.push({ kind: 'not-modelled', message: 'files that `include` names are not read with it', at });
        }
        else {
            if (clauses.length === 0)
                clauses.push({ name: 'server', attributes, at });
            attributes.push({ key, value, at });
        }
    }
    return clauses;
}
/** `#` begins a comment outside quotes. */
function commentStart(source, start, end) {
    let quote = '';
    for (let i = start; i < end; i += 1) {
        const c = source.text[i] ?? '';
        if (quote !== '') {
            if (c === quote)
                quote = '';
        }
        else if (c === '"' || c === "'")
            quote = c;
        else if (c === '#' && (i === start || ' \t'.includes(source.text[i - 1] ?? '')))
            return i;
    }
    return end;
}
function unquoted(source) {
    const { text } = source;
    const quote = text[0];
    if ((quote !== '"' && quote !== "'") || text.length < 2 || text.indexOf(quote, 1) !== text.length - 1)
        return source;
    return slice(source, 1, text.length - 1);
}
function last(attributes, key) {
    return attributes.filter((attribute) => attribute.key === key).at(-1);
}
function isYes(attributes, key) {
    const value = last(attributes, key)?.value.text;
    return value === undefined ? undefined : value === 'yes';
}
function read_portOf(text) {
    return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
/** `interface: ADDRESS[@PORT]` or an interface's name; nothing said is the loopback. */
function unbound_read_readBind(server, port) {
    const bind = [];
    for (const { key, value } of server) {
        if ((key !== 'interface' && key !== 'ip-address') || value.text === '')
            continue;
        const [host = '', own] = value.text.split('@');
        const listen = read_portOf(own) ?? port;
        const address = parseAddress(host.split('%', 1)[0] ?? '');
        const at = locate(value, 0, value.text.length);
        bind.push({
            bind: { value: address === undefined ? { kind: 'interface', name: host } : { kind: 'address', address }, at },
            port: listen,
        });
    }
    if (bind.length === 0) {
        const at = server[0]?.at ?? { file: { path: '', text: '' }, span: { start: 0, end: 0 } };
        for (const address of ['127.0.0.1', '::1'])
            bind.push({ bind: { value: { kind: 'address', address }, at }, port });
    }
    return { bind, ports: bind.map((one) => one.port) };
}
/** The last clause of a name counts, as in unbound's tree of zones. */
function readForwards(clauses, server, notices) {
    const asksLoopback = isYes(server, 'do-not-query-localhost') === false;
    const forbidden = new Set(server.filter(({ key }) => key === 'do-not-query-address').map(({ value }) => value.text));
    const zones = new Map();
    for (const clause of clauses) {
        if (clause.name !== 'forward-zone' && clause.name !== 'stub-zone')
            continue;
        const name = last(clause.attributes, 'name')?.value.text;
        if (name === undefined || name === '')
            continue;
        const from = absolute(name);
        const prefix = clause.name === 'forward-zone' ? 'forward' : 'stub';
        const tls = isYes(clause.attributes, `${prefix}-tls-upstream`) ?? isYes(clause.attributes, `${prefix}-ssl-upstream`) ?? false;
        const to = [];
        let named = 0;
        for (const { key, value } of clause.attributes) {
            if (key !== `${prefix}-addr` && key !== `${prefix}-host`)
                continue;
            named += 1;
            const upstream = read_upstreamOf(value, tls, key.endsWith('-host'));
            if (upstream === undefined) {
                notices.push({
                    kind: 'not-modelled',
                    message: `\`${value.text}\` is no address of a server`,
                    at: locate(value, 0, value.text.length),
                });
            }
            else if (upstream.value.kind !== 'endpoint' ||
                ((asksLoopback || !isLoopback(upstream.value.address)) && !forbidden.has(upstream.value.address))) {
                to.push(upstream);
            }
        }
        if (to.length > 0)
            zones.set(from, { from, at: clause.at, step: read_forward(clause.name, from, to, tls, clause.at) });
        else if (named > 0)
            zones.set(from, { from, at: clause.at });
    }
    const all = [...zones.values()];
    return { steps: all.flatMap((zone) => zone.step ?? []), dead: all.filter((zone) => zone.step === undefined) };
}
/** `ADDRESS[@PORT][#TLS-NAME]`; a host with the same suffixes. */
function read_upstreamOf(value, tls, isHost) {
    const [host = '', own] = (value.text.split('#', 1)[0] ?? '').split('@');
    const port = own === undefined ? (tls ? 853 : 53) : read_portOf(own);
    const transport = tls ? 'tls' : 'dns';
    const at = locate(value, 0, value.text.length);
    if (port === undefined || host === '')
        return undefined;
    if (isHost)
        return { value: { kind: 'host', name: absolute(host), port, transport }, at };
    const address = parseAddress(host.split('%', 1)[0] ?? '');
    return address === undefined ? undefined : { value: { kind: 'endpoint', address, port, transport }, at };
}
function read_forward(plugin, from, to, tls, at) {
    return {
        kind: 'forward',
        plugin,
        from,
        except: [],
        to,
        // The fastest few by round trip time, one of them at random (iterator/iter_utils.c iter_server_selection).
        policy: 'unordered',
        maxConcurrent: 0,
        failover: ['SERVFAIL', 'REFUSED'],
        next: [],
        protocol: tls ? 'tls' : 'udp',
        merges: true,
        longestFromWins: true,
        at,
    };
}
/** `local-zone`, `local-data` and the zones answered by default; `pass` where a deeper zone lets names through. */
function localAnswers(server, at) {
    const rules = [];
    const named = new Set();
    for (const { key, value, at: place } of server) {
        const [first, second] = fieldsOf(value, 0, value.text.length).map((field) => field.value.replace(/^["']|["']$/g, ''));
        if (first === undefined)
            continue;
        const zone = absolute(first);
        if (key === 'local-zone') {
            named.add(zone);
            const type = second ?? '';
            if (type !== 'nodefault')
                rules.push({ zone, rule: rule(zone, effectOf(type), place) });
        }
        else if (key === 'local-data') {
            // Data for a name answers that name, whatever zone it lies in; other types of it are NODATA.
            rules.push({ zone, rule: { names: { kind: 'exactly', names: [zone] }, effect: 'answer', at: place } });
        }
    }
    const keepsLan = isYes(server, 'unblock-lan-zones') !== true;
    const hasDefaults = isYes(server, 'local-zone-default') !== false;
    for (const { zone, lan } of DEFAULT_ZONES) {
        if (!hasDefaults || named.has(zone) || (lan && !keepsLan))
            continue;
        rules.push({ zone, rule: rule(zone, 'answer', at) });
    }
    const exact = rules.filter(({ rule: one }) => one.names.kind === 'exactly').map(({ rule: one }) => one);
    const zones = rules.filter(({ rule: one }) => one.names.kind !== 'exactly');
    const all = [...exact, ...longestFirst(zones)];
    return all.length === 0 ? undefined : read_answer('local-zone', all, all[0]?.at ?? at);
}
/** unbound.conf(5), "local-zone": types that let a name without data through pass it on. */
function effectOf(type) {
    switch (type) {
        case 'transparent':
        case 'typetransparent':
        case 'inform':
        case 'always_transparent':
        case 'block_a':
        case 'noview':
            return 'pass';
        case 'deny':
        case 'inform_deny':
        case 'always_deny':
            return 'drop';
        case 'refuse':
        case 'always_refuse':
            return 'refuse';
        default:
            return 'answer';
    }
}
function rule(zone, effect, at) {
    return { names: { kind: 'within', zones: [zone] }, effect, at };
}
function read_answer(plugin, rules, at) {
    return { kind: 'answer', plugin, rules, at };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/unbound/index.js



/** unbound's configuration files. */
const unbound = {
    id: 'unbound',
    title: 'unbound',
    recognises: (document) => nodePathOf(document, isUnboundPath) !== undefined || unbound_isBareFile(document),
    read: (document) => {
        const path = nodePathOf(document, isUnboundPath);
        if (path !== undefined)
            return { value: [nodeFile(document, path)], notices: [] };
        const { source } = document;
        const at = firstLineOf(source);
        return {
            value: [{ kind: 'config-text', language: 'unbound', path: document.path, text: source, at }],
            notices: [],
        };
    },
};
/** Where distributions keep them: unbound.conf(5) FILES, and the directories their packages include. */
function isUnboundPath(path) {
    return /^\/etc\/unbound\/(?:unbound\.conf|(?:unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/.test(path);
}
function unbound_isBareFile(document) {
    return document.onNode === undefined && fileNameOf(document) === 'unbound.conf';
}

;// CONCATENATED MODULE: ./.cache/build/dialects/index.js
/** Every dialect. The order is the order of facts from one document that several recognise. */


















const dialects = [
    kubernetes,
    kubelet,
    kubeadm,
    kustomize,
    corednsChart,
    k3s,
    eks,
    kops,
    openshift,
    talos,
    cloudInit,
    resolv_conf_resolvConf,
    systemdResolved,
    dnsmasq,
    unbound,
    network,
    corefile,
    guardEdits,
];

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/kube-dns-config.js

/**
 * Both keys hold JSON (kubernetes/dns pkg/dns/config/config.go). A value that is no JSON of its shape makes the program
 * ignore the whole ConfigMap and keep its last configuration, at start none (pkg/dns/config/sync.go).
 */
function readKubeDnsConfig(data) {
    const notices = [];
    const stubs = data.find((entry) => entry.key === 'stubDomains');
    const upstreams = data.find((entry) => entry.key === 'upstreamNameservers');
    const stubDomains = [];
    let upstreamNameservers;
    if (stubs !== undefined && stubs.text.text.trim() !== '') {
        if (!isStubDomains(kube_dns_config_parse(stubs.text.text)))
            notices.push(ignored(stubs, 'a JSON object from zone to a list of servers'));
        else {
            for (const { text, depth } of stringsOf(stubs.text)) {
                if (depth === 1)
                    stubDomains.push({ zone: text, servers: [] });
                else
                    stubDomains[stubDomains.length - 1]?.servers.push(text);
            }
        }
    }
    if (upstreams !== undefined && upstreams.text.text.trim() !== '') {
        if (!isTexts(kube_dns_config_parse(upstreams.text.text)))
            notices.push(ignored(upstreams, 'a JSON list of servers'));
        else
            upstreamNameservers = stringsOf(upstreams.text).map((one) => one.text);
    }
    if (notices.length > 0)
        return { value: { stubDomains: [] }, notices };
    return { value: { stubDomains, ...(upstreamNameservers !== undefined && { upstreamNameservers }) }, notices };
}
function ignored(entry, expected) {
    return {
        kind: 'unreadable',
        message: `\`${entry.key}\` is not ${expected}, so the whole ConfigMap has no effect`,
        at: entry.at,
    };
}
function kube_dns_config_parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isTexts(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function isStubDomains(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts);
}
/** The strings of a valid JSON text with the number of brackets around them. */
function stringsOf(source) {
    const found = [];
    const { text } = source;
    let depth = 0;
    for (let i = 0; i < text.length; i += 1) {
        const c = text[i];
        if (c === '{' || c === '[')
            depth += 1;
        else if (c === '}' || c === ']')
            depth -= 1;
        else if (c === '"') {
            let end = i + 1;
            while (end < text.length && text[end] !== '"')
                end += text[end] === '\\' ? 2 : 1;
            const value = JSON.parse(text.slice(i, end + 1));
            found.push({ text: { value, at: locate(source, i + 1, end) }, depth });
            i = end;
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/documents/prefilter.js
/** Which files can matter, decided on their bytes: most of a repository is never decoded, far less parsed. */
/**
 * One of these stands in every text that a dialect reads. Case counts. A dialect that needs another word adds it here;
 * a word that stands in ordinary manifests costs time on every scan, so prefer the longer one.
 */
const MARKERS = [
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
    // `clusterDNS`, `clusterDomain`; `--cluster-dns`, `cluster-domain`.
    'clusterD',
    'cluster-d',
    'stubDomains',
    // Corefiles under any key, unbound's `forward-zone`, `forwardPlugin` of OpenShift, `forwardKubeDNSToHost` of Talos.
    'forward',
    'kubelet',
    'kubeadm',
    // `kubeproxy.config.k8s.io`.
    'kubeproxy',
    'dnsmasq',
    'unbound',
    // `--service-cluster-ip-range`, `service-cidr`.
    'service-c',
    // `serviceNetwork`, `upstreamResolvers` of OpenShift.
    'serviceNetwork',
    'upstreamResolvers',
    'EndpointSlice',
    'kind: Endpoints',
    // A Service or a pod with the DNS port.
    ': 53',
];
/** A name that says by itself what the file is for. */
const RELEVANT_NAME = /(?:^|\/)(?:[^/]*corefile[^/]*|kustomization(?:\.ya?ml)?|resolv\.conf[^/]*|resolved\.conf|dnsmasq[^/]*\.conf|unbound[^/]*\.conf)$/i;
const SNIFFED_BYTES = 8192;
/** Whether a path alone makes a file one to read. */
function hasRelevantName(path) {
    return RELEVANT_NAME.test(path);
}
/** Whether a file can matter. A file with a NUL byte near its beginning and no UTF-16 mark is binary and never does. */
function mayMatter(path, bytes) {
    if (utf16Of(bytes) !== undefined)
        return hasRelevantName(path) || hasMarker(decode(bytes));
    if (isBinary(bytes))
        return false;
    return hasRelevantName(path) || hasMarker(bytes.toString('latin1'));
}
/** Without `g` an expression keeps no state. */
const ANY_MARKER = markerExpression('');
/** Whether one of the markers stands in a text. */
function hasMarker(text) {
    return ANY_MARKER.test(text);
}
/** An alternative of literal words: one pass, nothing to backtrack into. */
function markerExpression(flags) {
    return new RegExp(MARKERS.map((marker) => marker.replace(/[.[\]]/g, '\\$&')).join('|'), flags);
}
function isBinary(bytes) {
    return bytes.subarray(0, SNIFFED_BYTES).includes(0);
}
/**
 * Bytes as text: UTF-8, or UTF-16 when it begins with that byte order mark. The mark stays as the text's first
 * character, so that offsets count what an editor counts; bytes that are no UTF-8 become U+FFFD.
 */
function decode(bytes) {
    const utf16 = utf16Of(bytes);
    if (utf16 === undefined)
        return bytes.toString('utf8');
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
    return utf16 === 'little' ? even.toString('utf16le') : Buffer.from(even).swap16().toString('utf16le');
}
function utf16Of(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'little';
    return bytes[0] === 0xfe && bytes[1] === 0xff ? 'big' : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/documents/split.js
/** A YAML stream, cut into its documents before anything is parsed. */


/** `# Source: chart/templates/file.yaml`, as `helm template` writes before each document. */
const RENDERED_FROM = /^# Source: (\S.*?)[ \t]*\r?$/m;
const CUSTOM_RESOURCE_DEFINITION = /^kind:[ \t]*["']?CustomResourceDefinition\b/m;
/** The lines before a document's first value. */
const LEADING_LENGTH = 4096;
/**
 * The documents of a stream. `---` and `...` at the beginning of a line cannot stand inside a value (YAML 1.2.2, 9.1.2),
 * so no parser is needed. Directives belong to the document after them; chunks of comments only are left in, and parse to nothing.
 */
function splitStream(text) {
    const chunks = [];
    let start = 0;
    let bare = true;
    const close = (end) => {
        if (end > start)
            chunks.push({ start, end });
    };
    for (const at of markers(text)) {
        if (text[at] === '.') {
            const feed = text.indexOf('\n', at);
            const end = feed === -1 ? text.length : feed + 1;
            close(end);
            start = end;
            bare = true;
            continue;
        }
        if (bare && hasDirectivesOnly(text, start, at)) {
            bare = false;
            continue;
        }
        close(at);
        start = at;
        bare = false;
    }
    close(text.length);
    return chunks;
}
/** Chunks in which a marker stands, without definitions of custom resources: long, and never configuration. */
function relevantChunks(text, chunks) {
    const expression = markerExpression('g');
    const relevant = [];
    let index = 0;
    for (;;) {
        const chunk = chunks[index];
        if (chunk === undefined)
            return relevant;
        expression.lastIndex = chunk.start;
        const hit = expression.exec(text);
        if (hit === null)
            return relevant;
        while ((chunks[index]?.end ?? Number.POSITIVE_INFINITY) <= hit.index)
            index += 1;
        const found = chunks[index];
        if (found === undefined)
            return relevant;
        if (!CUSTOM_RESOURCE_DEFINITION.test(text.slice(found.start, found.end)))
            relevant.push(found);
        index += 1;
    }
}
/** A chunk as a text of its own; a chunk that is the whole text stays as it is. */
function cut(source, chunk) {
    return chunk.start === 0 && chunk.end === source.text.length ? source : slice(source, chunk.start, chunk.end);
}
/** Which chart template the comments at the head of a document name. */
function renderedFrom(text) {
    const head = text.slice(0, LEADING_LENGTH);
    const value = /^(?![#\s]|---)/m.exec(head);
    return RENDERED_FROM.exec(value === null ? head : head.slice(0, value.index))?.[1];
}
/** Offsets of `---` and `...` lines, in order. Each of the two is looked for once over the whole text, not anew from every line. */
function* markers(text) {
    let dashes = lineStart(text, '---', 0);
    let dots = lineStart(text, '...', 0);
    for (;;) {
        const at = dashes === -1 ? dots : dots === -1 ? dashes : Math.min(dashes, dots);
        if (at === -1)
            return;
        if (at === dashes)
            dashes = lineStart(text, '---', at + 3);
        else
            dots = lineStart(text, '...', at + 3);
        const after = text[at + 3];
        if (after === undefined || after === '\n' || after === '\r' || after === ' ' || after === '\t')
            yield at;
    }
}
function lineStart(text, marker, from) {
    const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (from === 0 && text.startsWith(marker, first))
        return first;
    const at = text.indexOf(`\n${marker}`, Math.max(0, from - 1));
    return at === -1 ? -1 : at + 1;
}
/** Blank lines, comments and at least one `%` line. */
function hasDirectivesOnly(text, start, end) {
    let directive = false;
    for (let at = start; at < end;) {
        const feed = text.indexOf('\n', at);
        const stop = feed === -1 || feed > end ? end : feed;
        let first = at;
        while (first < stop && (text.charCodeAt(first) <= 0x20 || text.charCodeAt(first) === 0xfeff))
            first += 1;
        if (first < stop) {
            if (text[first] === '%')
                directive = true;
            else if (text[first] !== '#')
                return false;
        }
        at = stop + 1;
    }
    return directive;
}

;// CONCATENATED MODULE: ./.cache/build/documents/open-text.js




/** `.yaml`, `.yml`, `.json`, also behind a template's own ending. */
const YAML_NAME = /\.(?:ya?ml|json)(?:\.(?:tpl|tmpl|gotmpl|j2|jinja2?|template|in|erb|example|sample))?$/i;
const API_VERSION = /^["']?apiVersion["']?\s*:/m;
const KIND = /^["']?kind["']?\s*:/m;
const JSON_API_VERSION = /"apiVersion"\s*:/;
const JSON_KIND = /"kind"\s*:/;
const KEY_LINE = /^["']?[A-Za-z_][\w./-]*["']?\s*:(?:\s|$)/;
/** A text that is neither YAML nor named like configuration and larger than this is somebody's data. */
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;
const SNIFFED_LENGTH = 64 * 1024;
/** Reads a text that lies in the repository at `path`, or will lie on nodes at `onNode.path`. */
function openText(path, source, options) {
    const name = options.onNode?.path ?? path;
    if (YAML_NAME.test(name) || path === '<stdin>' || open_text_isCloudConfig(source.text) || looksLikeObjects(source.text)) {
        return openYaml(path, source, options);
    }
    if (source.text.length > MAX_TEXT_LENGTH) {
        if (!hasRelevantName(name))
            return { documents: [], notices: [] };
        const at = { file: source.file, span: { start: 0, end: 0 } };
        return {
            documents: [],
            notices: [{ kind: 'unreadable', message: `${name} has more than 4 MiB and was not read.`, at }],
        };
    }
    return { documents: [{ kind: 'text', path, source, ...options }], notices: [] };
}
/** Reads a YAML stream. Documents in which no marker stands are not parsed, unless the name says what the text is for. */
function openYaml(path, source, options) {
    const documents = [];
    const notices = [];
    const chunks = splitStream(source.text);
    const wanted = options.onNode !== undefined || hasRelevantName(path) || open_text_isCloudConfig(source.text)
        ? chunks
        : relevantChunks(source.text, chunks);
    for (const chunk of wanted) {
        const text = cut(source, chunk);
        const reading = readYaml(text);
        for (const notice of reading.notices)
            notices.push(notice);
        if (reading.value === undefined)
            continue;
        const from = renderedFrom(text.text);
        const whole = {
            kind: 'yaml',
            path,
            source: text,
            root: reading.value,
            ...(from === undefined ? {} : { renderedFrom: from }),
            ...options,
        };
        // Never spread: a file can hold more documents than a call takes arguments.
        for (const one of unpackList(whole))
            documents.push(one);
    }
    return { documents, notices };
}
/** `kind: List`, `ConfigMapList`, ...: its items, as documents; lists in lists too. */
function unpackList(document) {
    const plain = [];
    const open = [document];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const kind = scalarText(child(next.root, 'kind'));
        const held = child(next.root, 'items');
        if (kind === undefined || !kind.endsWith('List') || held?.kind !== 'sequence') {
            plain.push(next);
            continue;
        }
        for (const item of items(held).toReversed())
            if (item.kind === 'map')
                open.push({ ...next, root: item });
    }
    return plain;
}
/** cloud-init takes a text as cloud-config by its first line; `## template: jinja` may stand before it. */
function open_text_isCloudConfig(text) {
    return /^\uFEFF?(?:## template: ?jinja[ \t]*\r?\n)?#cloud-config\b/.test(text);
}
/** A text whose first line that says anything is a key or a brace, and that names an `apiVersion` and a `kind`. */
function looksLikeObjects(text) {
    const head = text.slice(0, SNIFFED_LENGTH);
    const json = /^\uFEFF?\s*\{/.test(head);
    const names = json ? JSON_API_VERSION.test(head) && JSON_KIND.test(head) : API_VERSION.test(head) && KIND.test(head);
    if (!names || !hasMarker(text))
        return false;
    if (json)
        return true;
    for (let at = 0; at < head.length;) {
        const feed = head.indexOf('\n', at);
        const line = head.slice(at, feed === -1 ? head.length : feed).trim();
        at = feed === -1 ? head.length : feed + 1;
        if (line === '' ||
            line === '\uFEFF' ||
            line.startsWith('#') ||
            line.startsWith('---') ||
            /^\{\{.*\}\}$|^\{%/.test(line))
            continue;
        return KEY_LINE.test(line.startsWith('\uFEFF') ? line.slice(1) : line);
    }
    return false;
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/config-map-manifests.js
/**
 * Objects kept in a ConfigMap's or Secret's values: kubeadm's `kubelet-config` and `kubeadm-config`, ClusterResourceSets,
 * add-on managers. Corefiles and other texts stay what they are, entries of the ConfigMap.
 */


const configMapManifests = {
    id: 'config-map-manifests',
    unwrap(document) {
        if (document.kind !== 'yaml')
            return { documents: [], notices: [] };
        const kind = scalarText(child(document.root, 'kind'));
        if (kind !== 'ConfigMap' && kind !== 'Secret')
            return { documents: [], notices: [] };
        const held = [...entries(child(document.root, 'data')), ...entries(child(document.root, 'stringData'))]
            .map((entry) => entry.value)
            .flatMap((value) => (value.kind === 'scalar' && isManifest(value.text.text) ? [value.text] : []))
            .map((text) => openYaml(document.path, text, {}));
        return {
            documents: held.flatMap((one) => one.documents),
            notices: held.flatMap((one) => one.notices),
        };
    },
};
function isManifest(text) {
    return looksLikeObjects(text) && !open_text_isCloudConfig(text);
}

;// CONCATENATED MODULE: ./.cache/build/documents/visit.js
/** Calls `see` for every value, parents before children, in the order of the text. */
function visitNodes(root, see) {
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        see(node);
        const children = node.kind === 'map' ? node.entries.map((entry) => entry.value) : node.kind === 'sequence' ? node.items : [];
        for (const child of children.toReversed())
            open.push(child);
    }
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/embedded-cloud-config.js
/** A `#cloud-config` document inside a value: user data of machine templates, launch configurations, Secrets. */



const embeddedCloudConfig = {
    id: 'embedded-cloud-config',
    unwrap(document) {
        const documents = [];
        const notices = [];
        if (document.kind !== 'yaml')
            return { documents, notices };
        const owned = new Set();
        visitNodes(document.root, (node) => {
            if (node.kind === 'map' && child(node, 'path') !== undefined) {
                // A file on nodes, which is another carrier's; opened twice at every level, it would double each time.
                for (const content of [child(node, 'content'), child(node, 'contents'), child(node, 'contents', 'inline')]) {
                    if (content !== undefined)
                        owned.add(content);
                }
            }
            if (owned.has(node))
                return;
            if (node.kind !== 'scalar' || !open_text_isCloudConfig(node.text.text))
                return;
            const opened = openYaml(document.path, node.text, {});
            for (const one of opened.documents)
                documents.push(one);
            for (const notice of opened.notices)
                notices.push(notice);
        });
        return { documents, notices };
    },
};

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/kustomize-patches.js
/** Patches written into a kustomization: `patches[].patch`, items of `patchesStrategicMerge`, `patchesJson6902[].patch`. */


const kustomizePatches = {
    id: 'kustomize-patches',
    unwrap(document) {
        if (document.kind !== 'yaml' || document.root.kind !== 'map')
            return { documents: [], notices: [] };
        const kind = scalarText(child(document.root, 'kind'));
        const named = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(document.path);
        if (kind === undefined ? !named : kind !== 'Kustomization' && kind !== 'Component')
            return { documents: [], notices: [] };
        const held = ['patches', 'patchesStrategicMerge', 'patchesJson6902']
            .flatMap((key) => items(child(document.root, key)))
            .flatMap((item) => kustomize_patches_textOf(item))
            .map((node) => openYaml(document.path, node.text, {}));
        return { documents: held.flatMap((one) => one.documents), notices: held.flatMap((one) => one.notices) };
    },
};
function kustomize_patches_textOf(item) {
    const node = item.kind === 'scalar' ? item : child(item, 'patch');
    return node?.kind === 'scalar' && /[\n{]|:\s/.test(node.text.text) ? [node] : [];
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./.cache/build/documents/carriers/node-files.js
/**
 * Files that will lie on nodes, written as a path and a content: cloud-init's `write_files` (cloud-init's module
 * write_files), `files` of Cluster API's KubeadmConfigSpec, of Talos and RKE2, `storage.files` of Ignition and Butane.
 */





/** No resolver or kubelet file comes near it. */
const MAX_DECODED_BYTES = 1024 * 1024;
const nodeFiles = {
    id: 'node-files',
    unwrap(document) {
        const documents = [];
        const notices = [];
        if (document.kind !== 'yaml')
            return { documents, notices };
        visitNodes(document.root, (node) => {
            if (node.kind !== 'map')
                return;
            const path = scalarText(child(node, 'path'));
            if (path === undefined || !path.startsWith('/'))
                return;
            const read = readContent(document, node, path);
            if (read === undefined)
                return;
            if (read.text === undefined) {
                notices.push(read.notice);
                return;
            }
            const append = child(node, 'append');
            const onNode = { path, ...(append?.kind === 'scalar' && append.value === true ? { append: true } : {}) };
            const opened = openText(document.path, read.text, { onNode });
            for (const one of opened.documents)
                documents.push(one);
            for (const notice of opened.notices)
                notices.push(notice);
        });
        return { documents, notices };
    },
};
/** Undefined when the map holds no content: it is something else that has a path. */
function readContent(document, file, path) {
    const content = child(file, 'content');
    if (content?.kind === 'scalar' && content.value !== null) {
        return decodeContent(document, content, encodingOf(scalarText(child(file, 'encoding'))), path);
    }
    const inline = child(file, 'contents', 'inline');
    if (inline?.kind === 'scalar' && inline.value !== null)
        return { text: inline.text };
    const source = child(file, 'contents', 'source');
    if (source?.kind === 'scalar' && typeof source.value === 'string') {
        return readDataUrl(document, source, scalarText(child(file, 'contents', 'compression')) === 'gzip', path);
    }
    const plain = child(file, 'contents');
    return plain?.kind === 'scalar' && plain.value !== null ? { text: plain.text } : undefined;
}
/** cloud-init's names: `b64`, `base64`, `gz`, `gzip`, `gz+b64`, `gz+base64`, `gzip+b64`, `gzip+base64`; Cluster API has a subset. */
function encodingOf(name) {
    const words = (name ?? '').toLowerCase().trim().split('+');
    return {
        base64: words.includes('b64') || words.includes('base64'),
        gzip: words.includes('gz') || words.includes('gzip'),
    };
}
function decodeContent(document, scalar, encoding, path) {
    if (!encoding.base64 && !encoding.gzip)
        return { text: scalar.text };
    // Bytes of gzip can stand in YAML only as `!!binary`, so they are base64 whatever `encoding` says.
    return decodeBytes(document, scalar, base64Bytes(scalar.text.text), encoding.gzip, path);
}
/** `data:[<media type>][;base64],<data>`: RFC 2397. */
function readDataUrl(document, scalar, gzip, path) {
    const url = scalar.text.text;
    const comma = url.indexOf(',');
    if (!url.startsWith('data:') || comma === -1)
        return undefined;
    const data = url.slice(comma + 1);
    const base64 = url.slice(0, comma).endsWith(';base64');
    return decodeBytes(document, scalar, base64 ? base64Bytes(data) : percentBytes(data), gzip, path);
}
function decodeBytes(document, scalar, bytes, gzip, path) {
    const at = scalar.text.text === '' ? document_placeOf(document, scalar) : locate(scalar.text, 0, scalar.text.text.length);
    const refuse = (why) => ({
        text: undefined,
        notice: { kind: 'unreadable', message: `The content of ${JSON.stringify(path)} could not be decoded: ${why}.`, at },
    });
    if (bytes === undefined)
        return refuse('it is not base64');
    let plain = bytes;
    if (gzip) {
        try {
            plain = (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: MAX_DECODED_BYTES });
        }
        catch {
            return refuse('it is not gzip, or larger than 1 MiB');
        }
    }
    if (plain.length > MAX_DECODED_BYTES)
        return refuse('it is larger than 1 MiB');
    return { text: standsFor(at, plain.toString('utf8')) };
}
function base64Bytes(text) {
    const compact = text.replace(/\s+/g, '');
    return /^[A-Za-z0-9+/_-]*={0,2}$/.test(compact) ? Buffer.from(compact, 'base64') : undefined;
}
function percentBytes(text) {
    const bytes = Buffer.from(text, 'utf8');
    const out = Buffer.alloc(bytes.length);
    let length = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        const code = bytes[at] === 0x25 ? Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16) : Number.NaN;
        const isEscape = bytes[at] === 0x25 && /^[0-9a-fA-F]{2}$/.test(bytes.toString('latin1', at + 1, at + 3));
        out[length] = isEscape ? code : (bytes[at] ?? 0);
        length += 1;
        if (isEscape)
            at += 2;
    }
    return out.subarray(0, length);
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/index.js




const carriers = [configMapManifests, embeddedCloudConfig, kustomizePatches, nodeFiles];

;// CONCATENATED MODULE: ./.cache/build/documents/open.js




/** Carriers within carriers: a Secret that holds cloud-config that holds a kubelet configuration is three. */
const MAX_CARRIER_DEPTH = 6;
/** Documents of one file that carriers gave. */
const MAX_CARRIED = 20_000;
/** Bytes as a source file, when the file can matter; without `file` it is of no interest, or a notice says why it cannot be read. */
function openBytes(path, bytes, options = {}) {
    const named = options.named === true || path === '<stdin>';
    if (mayMatter(path, bytes) || (named && !isBinary(bytes))) {
        const file = {
            path,
            text: decode(bytes),
            ...(options.revision === undefined ? {} : { revision: options.revision }),
        };
        return { file, notices: [] };
    }
    if (!isBinary(bytes) || !(named || hasRelevantName(path)))
        return { notices: [] };
    const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
    return { notices: [{ kind: 'unreadable', message: `${path} holds binary data and was not read.`, at }] };
}
/**
 * Everything a file holds: its documents in the order of the file, items of lists as documents of their own, each
 * followed by what carriers found inside it. The carrying document itself stays in the result. Never throws for what
 * the file says; what could not be read is a notice.
 */
function openFile(file) {
    const opened = openText(file.path, wholeFile(file), {});
    const documents = [];
    const notices = [...opened.notices];
    let carried = 0;
    const open = opened.documents.map((document) => ({ document, depth: 0 })).reverse();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { document, depth } = next;
        documents.push(document);
        if (depth >= MAX_CARRIER_DEPTH || carried > MAX_CARRIED)
            continue;
        const inside = [];
        for (const carrier of carriers) {
            const held = carrier.unwrap(document);
            for (const one of held.documents)
                inside.push(one);
            for (const notice of held.notices)
                notices.push(notice);
        }
        carried += inside.length;
        for (const one of inside.reverse())
            open.push({ document: one, depth: depth + 1 });
    }
    return { documents, notices };
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/loops.js
/** Cycles of a graph given as adjacency lists. Iterative: the graph is as large as a repository likes. */
/** Strongly connected components with at least one edge inside, each as its vertices in rising order (Tarjan 1972). */
function cyclicComponents(edges) {
    const count = edges.length;
    const index = new Int32Array(count).fill(-1);
    const low = new Int32Array(count);
    const onStack = new Uint8Array(count);
    const next = new Int32Array(count);
    const stack = [];
    const work = [];
    const found = [];
    let counter = 0;
    for (let start = 0; start < count; start += 1) {
        if (index[start] !== -1)
            continue;
        work.push(start);
        while (work.length > 0) {
            const vertex = work[work.length - 1];
            if (index[vertex] === -1) {
                index[vertex] = counter;
                low[vertex] = counter;
                counter += 1;
                stack.push(vertex);
                onStack[vertex] = 1;
            }
            const out = edges[vertex] ?? [];
            let descended = false;
            while (next[vertex] < out.length) {
                const to = out[next[vertex]];
                if (index[to] === -1) {
                    work.push(to);
                    descended = true;
                    break;
                }
                if (onStack[to] === 1)
                    low[vertex] = Math.min(low[vertex], low[to]);
                next[vertex] = next[vertex] + 1;
            }
            if (descended)
                continue;
            work.pop();
            const above = work[work.length - 1];
            if (above !== undefined)
                low[above] = Math.min(low[above], low[vertex]);
            if (low[vertex] !== index[vertex])
                continue;
            const component = [];
            for (;;) {
                const member = stack.pop();
                onStack[member] = 0;
                component.push(member);
                if (member === vertex)
                    break;
            }
            if (component.length > 1 || (edges[vertex] ?? []).includes(vertex))
                found.push(component.sort((a, b) => a - b));
        }
    }
    return found;
}
/** The shortest way from a vertex back to itself inside a component, as vertices without the closing one; undefined if there is none. */
function shortestCycle(edges, start, within) {
    const from = new Map();
    let frontier = [start];
    while (frontier.length > 0) {
        const reached = [];
        for (const vertex of frontier) {
            for (const to of edges[vertex] ?? []) {
                if (to === start) {
                    const cycle = [vertex];
                    for (let at = vertex; at !== start;) {
                        at = from.get(at);
                        cycle.push(at);
                    }
                    return cycle.reverse();
                }
                if (!within.has(to) || from.has(to))
                    continue;
                from.set(to, vertex);
                reached.push(to);
            }
        }
        frontier = reached;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/names.js
/** Cuts the space of names into classes that every server of a graph treats alike. */

/** A label nobody uses: the stand-in for "some name below this zone". */
const SOME = 'some-name';
function names_partition(servers) {
    const zones = new Set([ROOT]);
    const types = new Set(['A']);
    const addPattern = (pattern) => {
        if (pattern.kind === 'within')
            for (const zone of pattern.zones)
                zones.add(zone);
        else if (pattern.kind === 'exactly')
            for (const name of pattern.names)
                zones.add(name);
        else if (pattern.kind === 'suffix')
            zones.add(pattern.text.startsWith('.') ? pattern.text.slice(1) || ROOT : pattern.text);
        else if (pattern.kind === 'regex')
            for (const zone of [...(pattern.within ?? []), ...suffixesOf(pattern.regex)])
                zones.add(zone);
    };
    let zoned = 0;
    for (const server of servers) {
        for (const block of server.config.blocks) {
            for (const key of block.keys) {
                zones.add(key.zone);
                if (key.zone !== ROOT)
                    zoned += 1;
            }
            for (const view of block.views) {
                for (const type of view.types ?? [])
                    types.add(type);
                for (const pattern of view.names ?? [])
                    addPattern(pattern);
            }
            for (const step of block.steps) {
                if (step.kind === 'forward') {
                    zones.add(step.from);
                    for (const zone of step.except)
                        zones.add(zone);
                }
                else if (step.kind === 'answer') {
                    for (const rule of step.rules) {
                        addPattern(rule.names);
                        for (const type of [...(rule.types ?? []), ...(rule.notTypes ?? [])])
                            if (names_isType(type))
                                types.add(type);
                    }
                }
                else if (step.kind === 'rewrite') {
                    for (const rule of step.rules) {
                        addPattern(rule.match);
                        if (rule.type !== undefined)
                            types.add(rule.type);
                        if (rule.to.kind === 'name')
                            zones.add(rule.to.name);
                        if (rule.to.kind === 'replace')
                            zones.add(rule.to.text.startsWith('.') ? rule.to.text.slice(1) || ROOT : rule.to.text);
                        if (rule.to.kind === 'type')
                            types.add(rule.to.type);
                    }
                }
            }
        }
    }
    if (zoned > 1)
        types.add('DS');
    const sorted = [...zones]
        .filter((zone) => zone.endsWith('.'))
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const marks = new Map();
    const classes = [];
    for (const zone of sorted)
        marks.set(zone, { zone, parent: undefined });
    for (const zone of sorted) {
        let up;
        for (const ancestor of ancestry(zone)) {
            if (ancestor !== zone && marks.has(ancestor)) {
                up = ancestor;
                break;
            }
        }
        marks.set(zone, { zone, parent: up });
        classes.push({ mark: zone, part: 'apex', sample: zone });
        classes.push({ mark: zone, part: 'below', sample: freeName(zone, marks) });
    }
    return { marks, classes, types: [...types] };
}
/** Prefers names people recognise: example.org for the root. */
function freeName(zone, marks) {
    const candidates = zone === ROOT ? ['example.org.', 'example.com.'] : [below('www', zone)];
    for (const name of candidates) {
        let free = true;
        for (const ancestor of ancestry(name)) {
            if (ancestor === zone)
                break;
            if (marks.has(ancestor))
                free = false;
        }
        if (free)
            return name;
    }
    return below(SOME, zone);
}
function names_isType(type) {
    return /^[A-Z0-9]+$/.test(type) && type !== 'ANY' ? true : type === 'ANY';
}
/** `(.*)\.corp\.test\.$` bounds its names to a suffix; other forms are tried on samples only. */
function suffixesOf(regex) {
    const found = /((?:\\\.|[a-z0-9_-])+?)(?:\\\.|\.)?\$?$/.exec(regex);
    if (found?.[1] === undefined)
        return [];
    const text = found[1].replace(/\\\./g, '.').replace(/^\.+|\.+$/g, '');
    return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text) ? [`${text}.`] : [];
}
/** The classes as a set of names. Linear in the classes times the depth of names. */
function names_namesOf(classes, space) {
    const belows = new Set();
    const apexes = new Set();
    for (const one of classes)
        (one.part === 'below' ? belows : apexes).add(one.mark);
    const holes = new Map();
    const tops = [];
    for (const mark of space.marks.values()) {
        const up = mark.parent;
        const inside = belows.has(mark.zone);
        const parentInside = up !== undefined && belows.has(up);
        if (inside && (!parentInside || !apexes.has(mark.zone)))
            tops.push(mark.zone);
        if (parentInside && !(inside && apexes.has(mark.zone))) {
            const root = topOf(up, belows, apexes, space);
            const list = holes.get(root);
            if (list === undefined)
                holes.set(root, [mark.zone]);
            else
                list.push(mark.zone);
        }
    }
    const cuts = tops.map((zone) => ({
        under: zone,
        except: [...(holes.get(zone) ?? [])].sort(),
        apex: apexes.has(zone) && !hasHole(zone, holes, space) ? 'with' : apexes.has(zone) ? 'with' : 'without',
    }));
    for (const zone of apexes)
        if (!belows.has(zone))
            cuts.push({ under: zone, except: [], apex: 'only' });
    cuts.sort((a, b) => (a.under < b.under ? -1 : a.under > b.under ? 1 : 0));
    return { cuts };
}
function topOf(zone, belows, apexes, space) {
    let at = zone;
    for (;;) {
        const up = space.marks.get(at)?.parent;
        if (up === undefined || !belows.has(up) || !apexes.has(at))
            return at;
        at = up;
    }
}
function hasHole(zone, holes, space) {
    const up = space.marks.get(zone)?.parent;
    return up !== undefined && (holes.get(up)?.some((hole) => name_isWithin(zone, hole)) ?? false);
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/simulate.js




/** States (socket, name class, type) looked at for one cyclic group of servers. */
const MAX_STATES = 4_000_000;
/** Hops over which a rewrite may change a name before we stop following it. */
const MAX_NAME_LENGTH = 255;
function simulate(graph) {
    const loops = [];
    let truncated;
    for (const servers of cyclicServers(graph)) {
        const members = new Set(servers);
        const sockets = graph.sockets.filter((socket) => members.has(socket.server.id));
        const space = names_partition(graph.cluster.servers.filter((server) => members.has(server.id)));
        const found = simulateGroup(graph, sockets, space);
        loops.push(...found.loops);
        if (found.truncated !== undefined)
            truncated = found.truncated;
    }
    loops.sort((a, b) => {
        const left = a.hops[0];
        const right = b.hops[0];
        return left === undefined || right === undefined ? 0 : (0,text_location/* compareLocations */.Qr)(left.at, right.at);
    });
    return truncated === undefined ? { loops } : { loops, truncated };
}
/** Servers that can reach themselves when names are left out of account: all others are sound for every name. */
function cyclicServers(graph) {
    const servers = graph.cluster.servers;
    const ids = new Map(servers.map((server, index) => [server.id, index]));
    const edges = servers.map((server) => {
        const out = new Set();
        const seen = new Set();
        for (const [step, upstreams] of server.upstreams) {
            for (const upstream of upstreams) {
                if (upstream.kind === 'unknown')
                    continue;
                const transport = step.protocol === 'tls' ? 'tls' : step.protocol === 'https' ? 'https' : upstream.transport;
                const key = `${upstream.address}|${upstream.port}|${transport}`;
                if (seen.has(key))
                    continue;
                seen.add(key);
                const reached = reach(graph, server, upstream.address, upstream.port, transport);
                if (reached.kind === 'sockets')
                    for (const socket of reached.sockets)
                        out.add(ids.get(socket.server.id) ?? -1);
            }
        }
        out.delete(-1);
        return [...out];
    });
    return cyclicComponents(edges).map((component) => component.map((index) => servers[index]?.id ?? ''));
}
function simulateGroup(graph, sockets, space) {
    const states = [];
    const byKey = new Map();
    let truncated;
    // Names of this group are cut as its own servers cut them; what leaves it cannot come back.
    const inside = new Set(sockets);
    const stateOf = (socket, name, type, cls) => {
        const key = `${socket.index}|${type}|${name}`;
        const known = byKey.get(key);
        if (known !== undefined)
            return known;
        if (states.length >= MAX_STATES) {
            truncated = `more than ${MAX_STATES} combinations of names and servers`;
            return undefined;
        }
        if (name.length > MAX_NAME_LENGTH)
            return undefined;
        states.push({ socket, name, type, cls, edges: undefined });
        byKey.set(key, states.length - 1);
        return states.length - 1;
    };
    for (const cls of space.classes)
        for (const type of space.types)
            for (const socket of sockets)
                stateOf(socket, cls.sample, type, cls);
    for (let i = 0; i < states.length; i += 1) {
        const state = states[i];
        state.edges = [];
        for (const branch of decide(graph, state.socket, state.name, state.type)) {
            if (branch.outcome.kind !== 'sent' || !inside.has(branch.outcome.to))
                continue;
            const to = stateOf(branch.outcome.to, branch.outcome.name, branch.outcome.type, branch.outcome.name === state.name ? state.cls : undefined);
            if (to !== undefined)
                state.edges.push({ to, branch, hop: branch.outcome.hop });
        }
    }
    const loops = [];
    const inLoop = new Set();
    const levels = [
        ['certain', 'share'],
        ['certain', 'share', 'failure'],
        ['certain', 'share', 'failure', 'assumed'],
    ];
    for (const [level, sureties] of levels.entries()) {
        const edges = states.map((state) => (state.edges ?? []).filter((edge) => sureties.includes(edge.branch.surety)).map((edge) => edge.to));
        const groups = new Map();
        for (const component of cyclicComponents(edges)) {
            if (component.some((vertex) => inLoop.has(vertex)))
                continue;
            const within = new Set(component);
            const blocks = new Set();
            for (const vertex of component) {
                for (const edge of states[vertex]?.edges ?? []) {
                    if (within.has(edge.to) && sureties.includes(edge.branch.surety))
                        blocks.add(blockId(edge.hop));
                }
            }
            const key = [...blocks].sort().join(' ');
            const group = groups.get(key);
            if (group === undefined)
                groups.set(key, { members: [component] });
            else
                group.members.push(component);
        }
        for (const group of mergeByPlace(states, groups.values(), sureties)) {
            for (const component of group.members)
                for (const vertex of component)
                    inLoop.add(vertex);
            const loop = describe(states, edges, group.members, sureties, level, space);
            if (loop !== undefined)
                loops.push(loop);
        }
    }
    return truncated === undefined ? { loops } : { loops, truncated };
}
/** Loops that a person would end at the same line are one finding: those whose first block, by file and offset, is the same stanza. */
function mergeByPlace(states, groups, sureties) {
    const out = new Map();
    for (const group of groups) {
        let first;
        for (const component of group.members) {
            const within = new Set(component);
            for (const vertex of component) {
                for (const edge of states[vertex]?.edges ?? []) {
                    if (!within.has(edge.to) || !sureties.includes(edge.branch.surety))
                        continue;
                    if (first === undefined || (0,text_location/* compareLocations */.Qr)(edge.hop.block.at, first.block.at) < 0)
                        first = edge.hop;
                }
            }
        }
        const key = first === undefined ? '' : `${first.server.id}|${first.at.file.path}|${first.at.span.start}`;
        const known = out.get(key);
        if (known === undefined)
            out.set(key, { members: [...group.members] });
        else
            known.members.push(...group.members);
    }
    return [...out.values()];
}
/** The stanza that sends names off: loops through the same stanzas are one finding. */
function blockId(hop) {
    const { file, span } = hop.step.at;
    return `${hop.server.id}|${file.path}|${span.start}|${hop.block.at.span.start}`;
}
function describe(states, edges, components, sureties, level, space) {
    const classesOf = (type) => {
        const classes = new Map();
        for (const component of components) {
            for (const vertex of component) {
                const state = states[vertex];
                if (state?.cls !== undefined && state.type === type)
                    classes.set(`${state.cls.part}|${state.cls.mark}`, state.cls);
            }
        }
        return [...classes.values()];
    };
    const named = components.filter((component) => component.some((vertex) => states[vertex]?.cls !== undefined));
    const choices = named.length > 0 ? named : components;
    const component = [...choices].sort((a, b) => rank(states, a) - rank(states, b))[0];
    if (component === undefined)
        return undefined;
    const within = new Set(component);
    const edgeOf = (from, to) => (states[from]?.edges ?? []).find((edge) => edge.to === to && sureties.includes(edge.branch.surety));
    const starts = [...component].sort((a, b) => {
        const left = (states[a]?.edges ?? []).find((edge) => within.has(edge.to))?.hop;
        const right = (states[b]?.edges ?? []).find((edge) => within.has(edge.to))?.hop;
        if (left === undefined || right === undefined)
            return a - b;
        // A resolver that is only declared is told from the side of the servers that one can edit.
        const declared = (hop) => (hop.server.software === 'declared' ? 1 : 0);
        return declared(left) - declared(right) || (0,text_location/* compareLocations */.Qr)(left.block.at, right.block.at) || a - b;
    });
    for (const start of starts) {
        const cycle = shortestCycle(edges, start, within);
        if (cycle === undefined)
            continue;
        const hops = [];
        const assumptions = new Set();
        for (const [i, from] of cycle.entries()) {
            const edge = edgeOf(from, cycle[(i + 1) % cycle.length]);
            if (edge === undefined)
                return undefined;
            hops.push(edge.hop);
            for (const assumption of edge.branch.assumptions)
                assumptions.add(assumption);
        }
        const state = states[start];
        const probability = level === 0 ? returnProbability(states, start, within) : undefined;
        const always = level === 0 && (probability ?? 0) > 1 - 1e-9;
        const blocks = new Map();
        for (const vertex of component) {
            for (const edge of states[vertex]?.edges ?? []) {
                if (within.has(edge.to))
                    blocks.set(blockId(edge.hop), { socket: states[vertex].socket, block: edge.hop.block });
            }
        }
        return {
            certainty: level === 2 ? 'assumed' : always ? 'always' : 'sometimes',
            ...(level === 0 && !always && probability !== undefined
                ? { probability: Math.round(probability * 1e6) / 1e6 }
                : {}),
            onFailure: level === 1,
            assumptions: [...assumptions],
            blocks: [...blocks.values()].sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.block.at, b.block.at)),
            hops,
            names: names_namesOf(classesOf(state.type), space),
            witness: { name: state.name, type: state.type },
        };
    }
    return undefined;
}
/** Prefers a plain A question under the shallowest zone, below a zone to its apex. */
function rank(states, component) {
    let best = Number.POSITIVE_INFINITY;
    for (const vertex of component) {
        const state = states[vertex];
        if (state === undefined)
            continue;
        const depth = state.cls === undefined ? 500 : state.cls.mark === '.' ? 0 : state.cls.mark.split('.').length;
        best = Math.min(best, (state.type === 'A' ? 0 : 10_000) + depth * 2 + (state.cls?.part === 'apex' ? 1 : 0));
    }
    return best;
}
const ROUNDS = 400;
/** The share of queries at a state that come back to it at least once: first-passage probability, by relaxation. */
function returnProbability(states, start, within) {
    let chance = new Map();
    const once = (vertex, known) => {
        let sum = 0;
        for (const edge of states[vertex]?.edges ?? []) {
            if (edge.branch.surety !== 'certain' && edge.branch.surety !== 'share')
                continue;
            sum += edge.branch.probability * (edge.to === start ? 1 : (known.get(edge.to) ?? 0));
        }
        // Branches taken in parallel each come back.
        return Math.min(1, sum);
    };
    if (within.size > 1) {
        for (let round = 0; round < Math.min(ROUNDS, within.size * 40); round += 1) {
            const better = new Map();
            let change = 0;
            for (const vertex of within) {
                if (vertex === start)
                    continue;
                const value = once(vertex, chance);
                change = Math.max(change, Math.abs(value - (chance.get(vertex) ?? 0)));
                better.set(vertex, value);
            }
            chance = better;
            if (change < 1e-12)
                break;
        }
    }
    return once(start, chance);
}

;// CONCATENATED MODULE: ./.cache/build/snapshot.js
/** One tree, understood: bytes, documents, facts, clusters, the forwarding graph, and what comes round in it. */













const snapshot_READERS = {
    corefile: readCorefile,
    resolverFile: readResolverFile,
    systemdResolved: readResolvedSettings,
    dnsmasq: readDnsmasq,
    unbound: readUnbound,
    looksLikeCorefile: looksLikeCorefile,
};
/** Reads one file; undefined for a file that cannot matter. */
function snapshot_readFile(path, bytes, options) {
    const opened = openBytes(path, bytes, options);
    if (opened.file === undefined)
        return opened.notices.length === 0 ? undefined : { facts: [], notices: opened.notices, documents: 0 };
    const { documents, notices } = openFile(opened.file);
    const facts = [];
    const remarks = [...opened.notices];
    for (const notice of notices)
        remarks.push(notice);
    let understood = 0;
    for (const document of documents) {
        let known = false;
        for (const dialect of dialects) {
            if (!dialect.recognises(document))
                continue;
            known = true;
            const reading = dialect.read(document);
            for (const fact of reading.value)
                facts.push(fact);
            for (const notice of reading.notices)
                remarks.push(notice);
        }
        if (known)
            understood += 1;
    }
    return { facts, notices: remarks, documents: understood };
}
/** Joins what the files state into clusters, and follows all names through each. */
function understand(files, settings) {
    const facts = [];
    const notices = [];
    let count = 0;
    let documents = 0;
    for (const file of files) {
        for (const fact of file.facts)
            facts.push(fact);
        for (const notice of file.notices)
            notices.push(notice);
        count += 1;
        documents += file.documents;
    }
    const joined = joinCharts(facts);
    for (const notice of joined.notices)
        notices.push(notice);
    const clusters = partition(joined.value, settings).map((part) => {
        const cluster = assemble({
            name: part.name,
            facts: part.facts,
            ...(part.settings === undefined ? {} : { settings: part.settings }),
            readKubeDns: (entries) => {
                const reading = readKubeDnsConfig(entries);
                return {
                    stubDomains: reading.value.stubDomains.map((stub) => ({
                        zone: stub.zone.value,
                        servers: stub.servers,
                        at: stub.zone.at,
                    })),
                    upstreamNameservers: reading.value.upstreamNameservers ?? [],
                };
            },
        }, snapshot_READERS);
        const graph = buildGraph(cluster);
        return { cluster, graph, simulation: simulate(graph) };
    });
    for (const view of clusters)
        for (const notice of view.cluster.notices)
            notices.push(notice);
    return { clusters, notices, files: count, documents };
}

;// CONCATENATED MODULE: ./.cache/build/tree/tree.js
/** Larger files are not read at all. A rendered stream of a large platform has about 50 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isUnreadable(content) {
    return !Buffer.isBuffer(content);
}
/** A tree of one file, from standard input. */
function openStream(bytes) {
    const path = '<stdin>';
    return {
        label: path,
        files: () => [{ path, size: bytes.length, read: () => bytes }],
        read: () => undefined,
        notices: [],
    };
}
/** A remark about a file that was not opened: its place is the file's first character. */
function noticeAbout(path, kind, message) {
    return { kind, message, at: { file: { path, text: '' }, span: { start: 0, end: 0 } } };
}
/** Code unit order, never a locale's. */
function comparePaths(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./.cache/build/tree/usage-error.js
var usage_error = __webpack_require__(2336);
;// CONCATENATED MODULE: ./.cache/build/version.js
/** The version of package.json; a test holds the two together. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./.cache/build/check.js
/** Head and base, compared: two snapshots to one report. */













function check(input) {
    const { tree, config } = input;
    const settings = clusterSettings(config, tree);
    const readings = new Map();
    for (const file of tree.files()) {
        const bytes = file.read();
        if (isUnreadable(bytes)) {
            if (bytes.gone !== true)
                readings.set(file.path, {
                    facts: [],
                    notices: [noticeAbout(file.path, 'unreadable', bytes.unreadable)],
                    documents: 0,
                });
            continue;
        }
        const reading = snapshot_readFile(file.path, bytes, file.named === undefined ? {} : { named: file.named });
        if (reading !== undefined)
            readings.set(file.path, reading);
    }
    const known = understand(readings.values(), settings);
    const head = shareOf({ ...known, notices: [...tree.notices, ...known.notices] }, input.shard);
    let base;
    let status;
    if (input.base.status === 'compared') {
        const old = new Map(readings);
        for (const path of input.base.files.changed)
            old.delete(path);
        for (const [path, bytes] of input.base.files.old) {
            const reading = snapshot_readFile(path, bytes, { revision: input.base.files.commit });
            if (reading !== undefined)
                old.set(path, reading);
        }
        const then = understand([...old.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reading]) => reading), settingsBefore(config, settings, tree, input.base.files));
        base = shareOf(then, input.shard);
        status = { status: 'compared', revision: input.base.files.commit };
    }
    else
        status = input.base;
    const failOn = input.failOn ?? config?.failOn?.value ?? 'error';
    const found = severities(unique(allFindings(head, base)), config);
    const before = base === undefined ? undefined : severities(unique(allFindings(base, undefined)), config);
    const old = sameAsBefore(found, before ?? []);
    const empty = known.clusters.every((view) => view.cluster.servers.length === 0 && view.cluster.pools.every((pool) => pool.inherited.nameservers.length === 0));
    if (input.failOnEmpty === true && empty) {
        found.push(finding('nothing-scanned', {
            cluster: '',
            at: { file: { path: config?.file.path ?? '.', text: config?.file.text ?? '' }, span: { start: 0, end: 0 } },
            message: 'No DNS configuration was found, and some was expected (fail-on-empty).',
            advice: 'Check the paths that are scanned, or render charts first.',
        }, []));
    }
    const reported = found.map((one) => ({
        ...one,
        status: old.here.has(one.fingerprint) || (one.rule !== 'loop-guard-removed' && input.baselined?.(one) === true)
            ? 'existing'
            : 'new',
    }));
    const judged = input.suppress?.(reported, sourceFiles(readings)) ?? { kept: reported, suppressed: [], remarks: [] };
    const remarks = severities([...judged.remarks], config).map((one) => ({ ...one, status: old.here.has(one.fingerprint) ? 'existing' : 'new' }));
    const findings = [...judged.kept, ...remarks].sort(order);
    const now = new Set([...findings, ...judged.suppressed].map((one) => one.fingerprint));
    const fixed = (before ?? [])
        .filter((one) => !now.has(one.fingerprint) && !old.moved.has(one.fingerprint))
        .map((one) => ({ ...one, status: 'existing' }))
        .sort(order);
    const count = (test) => findings.filter(test).length;
    const rank = { note: 0, warning: 1, error: 2, never: 3 };
    const gates = (one) => (input.failOnExisting === true || one.status === 'new') && rank[one.severity] >= rank[failOn];
    const fails = failOn !== 'never' && findings.some(gates);
    const incomplete = head.notices.some((notice) => notice.kind === 'unreadable' && notice.template !== true);
    const servers = head.clusters.flatMap((view) => view.cluster.servers.map((server) => ({
        name: server.name,
        cluster: view.cluster.name,
        at: server.at,
        blocks: server.config.blocks.length,
    })));
    const report = {
        version: VERSION,
        result: fails ? 'fail' : incomplete ? 'incomplete' : 'pass',
        base: status,
        counts: {
            new: count((one) => one.status === 'new'),
            existing: count((one) => one.status === 'existing'),
            fixed: fixed.length,
            suppressed: judged.suppressed.length,
            error: count((one) => one.severity === 'error'),
            warning: count((one) => one.severity === 'warning'),
            note: count((one) => one.severity === 'note'),
            files: head.files,
            documents: head.documents,
            servers: servers.length,
            clusters: head.clusters.length,
        },
        failOn,
        findings,
        fixed,
        suppressed: [...judged.suppressed].sort(order),
        notices: [
            ...new Map(head.notices
                .filter((notice) => notice.kind === 'assumed')
                .map((notice) => [`${notice.at.file.path}|${notice.at.span.start}|${notice.message}`, notice])).values(),
        ].sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.at, b.at)),
        servers,
    };
    return { report, head, base };
}
/** Clusters by their name and remarks by their file, so that every shard of a run divides them alike. */
function shareOf(snapshot, shard) {
    if (shard === undefined)
        return snapshot;
    const mine = (text) => Number.parseInt(fingerprint([text]).slice(0, 8), 16) % shard.count === shard.index - 1;
    return {
        ...snapshot,
        clusters: snapshot.clusters.filter((view) => mine(view.cluster.name)),
        notices: snapshot.notices.filter((notice) => mine(notice.at.file.path)),
    };
}
/**
 * Which findings of the head the base had: those of the same fingerprint, and of what is left those that only moved, one
 * for one. `here`: fingerprints in the head; `moved`: fingerprints in the base that are told under another one now.
 */
function sameAsBefore(found, before) {
    const then = new Set(before.map((one) => one.fingerprint));
    const here = new Set();
    for (const one of found)
        if (then.has(one.fingerprint))
            here.add(one.fingerprint);
    const left = new Map();
    for (const one of before) {
        if (here.has(one.fingerprint) || one.kin === undefined)
            continue;
        const known = left.get(one.kin);
        if (known === undefined)
            left.set(one.kin, [one.fingerprint]);
        else
            known.push(one.fingerprint);
    }
    const moved = new Set();
    for (const one of found) {
        if (here.has(one.fingerprint) || one.kin === undefined)
            continue;
        const from = left.get(one.kin)?.shift();
        if (from === undefined)
            continue;
        here.add(one.fingerprint);
        moved.add(from);
    }
    return { here, moved };
}
function order(a, b) {
    return ((0,text_location/* compareLocations */.Qr)(a.at, b.at) ||
        (a.code < b.code ? -1 : a.code > b.code ? 1 : 0) ||
        (a.fingerprint < b.fingerprint ? -1 : 1));
}
function allFindings(head, base) {
    const all = rules.flatMap((rule) => [...rule.check(head, base)]);
    // What a removed guard says of a block needs not be said again as a missing one.
    const removed = new Set(all.filter((one) => one.rule === 'loop-guard-removed').map((one) => `${one.at.file.path}|${one.at.span.start}`));
    return all.filter((one) => one.rule !== 'loop-guard-missing' || !removed.has(`${one.at.file.path}|${one.at.span.start}`));
}
/** A file that belongs to several clusters says a thing once. */
function unique(findings) {
    const seen = new Map();
    for (const one of findings) {
        const key = `${one.code}|${one.at.file.path}|${one.at.span.start}|${one.message}`;
        if (!seen.has(key))
            seen.set(key, one);
    }
    return [...seen.values()];
}
function severities(findings, config) {
    if (config === undefined || config.rules.length === 0)
        return [...findings];
    const chosen = new Map(config.rules.map((one) => [one.rule, one.severity]));
    return findings.flatMap((one) => {
        const severity = chosen.get(one.rule);
        if (severity === undefined)
            return [one];
        if (severity === 'off')
            return [];
        // A rule's severity is that of its certain findings; what is less sure stays below it.
        const usual = (0,descriptions/* describeRule */.I)(one.rule)?.severity;
        return [{ ...one, severity: usual === one.severity || severity !== 'error' ? severity : one.severity }];
    });
}
function sourceFiles(readings) {
    const files = new Map();
    for (const reading of readings.values())
        for (const fact of reading.facts)
            files.set(fact.at.file.path, fact.at.file);
    return [...files.values()];
}
/** Reads the user's configuration; throws UsageError with every mistake's place. */
function loadConfig(file) {
    const { config, errors } = readConfig(file, {
        rules: descriptions/* RULES */.y,
        osProfiles: OS_PROFILES.flatMap((one) => [one.id, ...one.aliases]),
        provisioners: PROVISIONERS.flatMap((one) => [one.id, ...one.aliases]),
    });
    if (config === undefined)
        throw new usage_error/* UsageError */.e(errors.map(formatConfigError).join('\n'));
    return config;
}
/** The base is understood with what its own configuration declared; one that cannot be read counts as today's. */
function settingsBefore(config, settings, tree, base) {
    const before = {
        ...tree,
        read: (path) => (base.changed.has(path) ? base.old.get(path) : tree.read(path)),
    };
    const path = config?.file.path ?? CONFIG_PATHS.find((one) => base.old.has(one));
    if (path === undefined)
        return settings;
    try {
        if (!base.changed.has(path))
            return clusterSettings(config, before);
        const bytes = base.old.get(path);
        return bytes === undefined ? [] : clusterSettings(loadConfig({ path, text: bytes.toString('utf8') }), before);
    }
    catch (error) {
        // A file that the declaration names is new, or the declaration was wrong.
        if (error instanceof usage_error/* UsageError */.e)
            return settings;
        throw error;
    }
}
function clusterSettings(config, tree) {
    return (config?.clusters ?? []).map((one) => check_settingsOf(one, tree));
}
function check_settingsOf(one, tree) {
    const globs = one.paths.flatMap((glob) => {
        const compiled = compileGlob(glob.value);
        return typeof compiled === 'function' ? [compiled] : [];
    });
    return {
        name: one.name.value,
        matches: globs.length === 0 ? () => true : (path) => globs.some((glob) => glob(path)),
        ...(one.clusterDomain === undefined ? {} : { clusterDomain: one.clusterDomain.value }),
        serviceCidrs: one.serviceCidrs,
        clusterDns: one.clusterDns,
        ...(one.corednsVersion === undefined ? {} : { corednsVersion: one.corednsVersion }),
        ...(one.kubeProxy === undefined ? {} : { kubeProxy: one.kubeProxy.value }),
        nodes: one.nodes.map((node) => ({
            name: node.name.value,
            ...(node.os === undefined ? {} : { os: node.os }),
            ...(node.provisioner === undefined ? {} : { provisioner: node.provisioner }),
            addresses: node.addresses,
            at: node.at,
            files: node.files.flatMap((file) => {
                if (file.content.kind === 'inline')
                    return [{ path: file.path.value, text: file.content.text }];
                const bytes = tree.read(file.content.path.value);
                if (bytes === undefined)
                    throw new usage_error/* UsageError */.e(`${check_placeOf(file.content.path)}: the file ${file.content.path.value} does not exist in the repository`);
                return [
                    { path: file.path.value, text: wholeFile({ path: file.content.path.value, text: bytes.toString('utf8') }) },
                ];
            }),
        })),
        resolvers: one.resolvers.map((resolver) => ({
            name: resolver.name.value,
            addresses: resolver.addresses.map((address) => ({ value: address.value.address, at: address.at })),
            at: resolver.at,
            forwards: resolver.forwards.map((forward) => ({
                zone: forward.zone.value,
                at: forward.zone.at,
                to: forward.to.map((to) => ({
                    value: to.value.port === 53
                        ? to.value.address
                        : to.value.address.includes(':')
                            ? `[${to.value.address}]:${to.value.port}`
                            : `${to.value.address}:${to.value.port}`,
                    at: to.at,
                })),
            })),
        })),
        at: one.at,
    };
}
function check_placeOf(value) {
    const before = value.at.file.text.slice(0, value.at.span.start);
    const line = before.split('\n').length;
    return `${value.at.file.path}:${line}:${before.length - before.lastIndexOf('\n')}`;
}

;// CONCATENATED MODULE: ./.cache/build/config/extended.js
/** `OWNER/REPOSITORY/PATH@REF`, as a configuration names it. */
function remoteName({ owner, repository, path, ref }) {
    return `${owner}/${repository}/${path}@${ref}`;
}
/**
 * The file with what it extends below it, by the rules of `mergeConfigs`: what the file says wins, then a later entry of
 * `extends` over an earlier one; severities rule by rule, clusters by name, suppressions all together. What an extended
 * file itself extends has no say, nor do its file paths: baseline and node files lie in another repository.
 */
function withExtended(file, extended) {
    if (extended.length === 0)
        return file;
    const layers = [file, ...[...extended].reverse()];
    const first = (pick) => {
        for (const layer of layers) {
            const value = pick(layer);
            if (value !== undefined)
                return value;
        }
        return undefined;
    };
    const rules = new Map();
    const clusters = new Map();
    for (const layer of layers) {
        for (const one of layer.rules)
            if (!rules.has(one.rule))
                rules.set(one.rule, one);
        for (const one of layer.clusters) {
            if (clusters.has(one.name.value))
                continue;
            clusters.set(one.name.value, layer === file ? one : { ...one, nodes: one.nodes.map(withoutRepositoryFiles) });
        }
    }
    const trust = first((one) => one.trust);
    const include = first((one) => one.include);
    const exclude = first((one) => one.exclude);
    const failOn = first((one) => one.failOn);
    const render = first((one) => one.render);
    const maxSuppressionDays = first((one) => one.maxSuppressionDays);
    return {
        file: file.file,
        extends: file.extends,
        clusters: [...clusters.values()],
        rules: [...rules.values()],
        suppressions: layers.flatMap((one) => one.suppressions),
        ...(trust === undefined ? {} : { trust }),
        ...(include === undefined ? {} : { include }),
        ...(exclude === undefined ? {} : { exclude }),
        ...(failOn === undefined ? {} : { failOn }),
        ...(file.baseline === undefined ? {} : { baseline: file.baseline }),
        ...(render === undefined ? {} : { render }),
        ...(maxSuppressionDays === undefined ? {} : { maxSuppressionDays }),
    };
}
function withoutRepositoryFiles(node) {
    return { ...node, files: node.files.filter(({ content }) => content.kind === 'inline') };
}

;// CONCATENATED MODULE: ./.cache/build/deciding.js
/** Whose configuration decides: the head's with what it extends, or the base's where the base demands it (`trust: base`). */




/** `before`: a file's text in the base, undefined where the base lacks it; left out where nothing is compared. */
async function deciding_decide(head, readRemote, before) {
    const texts = new Map();
    const joined = async (config) => {
        const extended = [];
        for (const { value } of config.extends) {
            const name = remoteName(value);
            let known = texts.get(name);
            if (known === undefined) {
                const answer = await readRemote(value);
                if ('because' in answer)
                    throw new usage_error/* UsageError */.e(`${config.file.path} extends ${name}, and ${answer.because}`);
                known = loadConfig({ path: name, text: answer.text });
                texts.set(name, known);
            }
            extended.push(known);
        }
        return withExtended(config, extended);
    };
    const now = head === undefined ? undefined : await joined(head);
    const mine = { config: now, head, trusted: false };
    if (before === undefined)
        return mine;
    const old = configBefore(head, before);
    if (old === undefined)
        return mine;
    const then = await joined(old);
    if (then.trust?.value !== 'base')
        return mine;
    // Declarations of clusters are facts about what is deployed, and a change may bring new ones along.
    return {
        config: { ...then, clusters: now?.clusters ?? then.clusters, file: now?.file ?? then.file },
        head,
        trusted: true,
    };
}
/** Undefined where the base had none, or one that was refused and so decided nothing. */
function configBefore(head, before) {
    const paths = head === undefined || CONFIG_PATHS.includes(head.file.path) ? CONFIG_PATHS : [head.file.path];
    for (const path of paths) {
        const text = before(path);
        if (text === undefined)
            continue;
        try {
            return loadConfig({ path, text });
        }
        catch (error) {
            if (error instanceof usage_error/* UsageError */.e)
                return undefined;
            throw error;
        }
    }
    return undefined;
}
/** For a door that was given no place to read other repositories from. */
const noRemote = () => Promise.resolve({
    because: 'nothing is downloaded here: give --extends DIR, a directory with OWNER/REPOSITORY/PATH in it',
});

;// CONCATENATED MODULE: ./.cache/build/config/effective.js
/** Several sources of configuration as one: flags, then the environment, then the file, then what it extends, then defaults. */




const FAIL_ON_VALUES = ['error', 'warning', 'note', 'never'];
const RENDER_MODES = ['auto', 'helm', 'kustomize', 'off'];
/**
 * Single values come from the nearest source that has them, and so do `paths.include` and `paths.exclude`, each as a
 * whole. Severities are taken rule by rule, clusters by name (the file's first), and suppressions add up.
 * A file that is extended has no say in `extends` of its own: what applies can be read off one file.
 */
function effective_mergeConfigs(sources, rules) {
    const { flags, environment, file } = sources;
    const extended = [...(sources.extended ?? [])].reverse();
    const layers = [
        ...(file === undefined ? [] : [{ from: 'file', config: file }]),
        ...extended.map((config) => ({ from: 'extends', config })),
    ];
    const stated = (pick) => {
        for (const { from, config } of layers) {
            const found = pick(config);
            if (found !== undefined)
                return { value: found.value, from, at: found.at };
        }
        return undefined;
    };
    const given = (pick) => {
        const flag = flags === undefined ? undefined : pick(flags);
        if (flag !== undefined)
            return { value: flag, from: 'flag' };
        const variable = environment === undefined ? undefined : pick(environment);
        return variable === undefined ? undefined : { value: variable, from: 'environment' };
    };
    const baseline = given(({ baseline }) => baseline) ?? stated((config) => config.baseline);
    const maxSuppressionDays = stated((config) => config.maxSuppressionDays);
    const fromFiles = new Map();
    for (const { from, config } of layers) {
        for (const { rule, severity, at } of config.rules) {
            if (!fromFiles.has(rule))
                fromFiles.set(rule, { value: severity, from, at });
        }
    }
    const clusters = new Map();
    for (const { config } of layers) {
        for (const cluster of config.clusters)
            if (!clusters.has(cluster.name.value))
                clusters.set(cluster.name.value, cluster);
    }
    return {
        ...(file === undefined ? {} : { file: file.file }),
        trust: stated((config) => config.trust) ?? { value: 'head', from: 'default' },
        include: layers.find(({ config }) => config.include !== undefined)?.config.include ?? [],
        exclude: layers.find(({ config }) => config.exclude !== undefined)?.config.exclude ?? [],
        clusters: [...clusters.values()],
        rules: new Map(rules.map(({ slug, severity }) => [slug, fromFiles.get(slug) ?? { value: severity, from: 'default' }])),
        failOn: given(({ failOn }) => failOn) ?? stated((config) => config.failOn) ?? { value: 'error', from: 'default' },
        ...(baseline === undefined ? {} : { baseline }),
        render: given(({ render }) => render) ?? stated((config) => config.render) ?? { value: 'off', from: 'default' },
        ...(maxSuppressionDays === undefined ? {} : { maxSuppressionDays }),
        suppressions: layers.flatMap(({ config }) => config.suppressions),
    };
}
/**
 * What `LOOPGATE_FAIL_ON`, `LOOPGATE_BASELINE` and `LOOPGATE_RENDER` say, and what is wrong with them. An empty variable
 * is an unset one. Other names are left alone: Kubernetes itself sets LOOPGATE_SERVICE_HOST for a Service of that name.
 */
function effective_readEnvironment(env) {
    const errors = [];
    const choose = (name, allowed) => {
        const text = env[name];
        if (text === undefined || text === '')
            return undefined;
        const chosen = allowed.find((one) => one === text);
        if (chosen === undefined) {
            errors.push(`${name} must be one of ${allowed.join(', ')}, not ${quoted(text)}${didYouMean(text, allowed)}`);
        }
        return chosen;
    };
    const failOn = choose('LOOPGATE_FAIL_ON', FAIL_ON_VALUES);
    const render = choose('LOOPGATE_RENDER', RENDER_MODES);
    const baseline = env.LOOPGATE_BASELINE === '' ? undefined : env.LOOPGATE_BASELINE;
    return {
        overrides: {
            ...(failOn === undefined ? {} : { failOn }),
            ...(baseline === undefined ? {} : { baseline }),
            ...(render === undefined ? {} : { render }),
        },
        errors,
    };
}
const RANK = { off: 0, note: 1, warning: 2, error: 3, never: 4 };
/** Negative where `a` is milder than `b`. */
function compareSeverities(a, b) {
    return RANK[a] - RANK[b];
}
/** Whether findings of this severity fail a run. */
function fails(severity, failOn) {
    return RANK[severity] >= RANK[failOn];
}
/**
 * A finding's severity under the configuration. A rule can give findings below its default (a loop that needs an
 * assumption is a warning): a setting below the default is a ceiling for all of them, one above it a floor, and the
 * default itself, written out, changes nothing.
 */
function severityUnder(config, finding, rules) {
    const set = config.rules.get(finding.rule)?.value;
    const usual = rules.find(({ slug }) => slug === finding.rule)?.severity;
    if (set === undefined || usual === undefined || set === 'off')
        return set ?? finding.severity;
    const order = compareSeverities(set, usual);
    if (order < 0)
        return compareSeverities(finding.severity, set) > 0 ? set : finding.severity;
    if (order > 0)
        return compareSeverities(finding.severity, set) < 0 ? set : finding.severity;
    return finding.severity;
}
/** The effective configuration as YAML that reads back to the same; every rule is listed. */
function printConfig(config) {
    return stringify({
        version: 1,
        trust: config.trust.value,
        paths: {
            include: config.include.length === 0 ? ['**'] : config.include.map(({ value }) => value),
            exclude: config.exclude.map(({ value }) => value),
        },
        clusters: config.clusters.map(clusterData),
        rules: Object.fromEntries([...config.rules].map(([rule, { value }]) => [rule, value])),
        'fail-on': config.failOn.value,
        baseline: config.baseline?.value,
        render: config.render.value,
        'max-suppression-days': config.maxSuppressionDays?.value,
        suppressions: config.suppressions.map(({ rule, path, server, zone, reason, expires }) => {
            return { rule, path, server, zone, reason, expires };
        }),
    }, { lineWidth: 0, keepUndefined: false, aliasDuplicateObjects: false });
}
/** A cluster as the configuration file would say it; what is not said is left out. Equal declarations give equal data. */
function clusterData(cluster) {
    const values = (list) => (list.length === 0 ? undefined : list.map(({ value }) => value));
    const list = (items) => (items.length === 0 ? undefined : items);
    return {
        name: cluster.name.value,
        paths: values(cluster.paths),
        'cluster-domain': cluster.clusterDomain && name_spoken(cluster.clusterDomain.value),
        'service-cidrs': values(cluster.serviceCidrs),
        'cluster-dns': values(cluster.clusterDns),
        'coredns-version': cluster.corednsVersion?.value,
        'kube-proxy': cluster.kubeProxy?.value,
        nodes: list(cluster.nodes.map((one) => ({
            name: one.name.value,
            os: one.os?.value,
            provisioner: one.provisioner?.value,
            addresses: values(one.addresses),
            files: one.files.length === 0
                ? undefined
                : Object.fromEntries(one.files.map(({ path, content }) => [
                    path.value,
                    content.kind === 'repository' ? content.path.value : { inline: content.text.text },
                ])),
        }))),
        resolvers: list(cluster.resolvers.map((one) => ({
            name: one.name.value,
            addresses: one.addresses.map(({ value }) => endpointText(value)),
            forwards: list(one.forwards.map(({ zone, to }) => ({
                zone: name_spoken(zone.value),
                to: to.map(({ value }) => endpointText(value)),
            }))),
        }))),
    };
}
function endpointText({ address, port }) {
    return port === 53 ? address : hostPort(address, port);
}

;// CONCATENATED MODULE: ./.cache/build/suppression/hygiene-finding.js
const HYGIENE_RULES = {
    'suppression-unused': { code: 'LG901', severity: 'note' },
    'suppression-expired': { code: 'LG902', severity: 'warning' },
    'policy-weakened': { code: 'LG903', severity: 'note' },
};
/**
 * The remarks as findings, in the order given. Remarks about the same get the same fingerprint but for a number, so that
 * two equal suppressions are two findings. They belong to no cluster: `cluster` is empty.
 */
function hygieneFindings(rule, remarks) {
    const { code, severity } = HYGIENE_RULES[rule];
    const seen = new Map();
    return remarks.map(({ at, message, advice, about }) => {
        const identity = JSON.stringify([code, ...about]);
        const count = (seen.get(identity) ?? 0) + 1;
        seen.set(identity, count);
        const fingerprint = count === 1 ? identity : `${identity}#${count}`;
        return { rule, code, severity, cluster: '', at, message, advice, assumptions: [], path: [], fingerprint };
    });
}
/** Rules about a change or about the policy: no baseline can hold them, for they say nothing of the repository's state. */
const hygiene_finding_NEVER_BASELINED = new Set([
    'loop-guard-removed',
    'suppression-unused',
    'suppression-expired',
    'policy-weakened',
]);

;// CONCATENATED MODULE: ./.cache/build/suppression/apply.js






/**
 * Every finding comes out once, as kept or as suppressed. The nearest suppression gives the reason: a comment on the line,
 * one for the file, then the configuration's entries in their order. One past its day hides nothing.
 */
function applySuppressions(findings, sources) {
    const latest = sources.maxDays === undefined ? undefined : daysAfter(sources.today, sources.maxDays);
    const state = (expires) => {
        if (expires === undefined)
            return latest === undefined ? 'yes' : 'undated';
        if (expires < sources.today)
            return 'expired';
        return latest !== undefined && expires > latest ? 'too-late' : 'yes';
    };
    const honoured = sources.inline.filter(({ refused }) => refused === undefined);
    const onLines = new Map();
    const onFiles = new Map();
    const everywhere = new Map();
    const matchers = [];
    const add = (index, keys, matcher) => {
        for (const key of keys) {
            const list = index.get(key);
            if (list === undefined)
                index.set(key, [matcher]);
            else
                list.push(matcher);
        }
    };
    for (const one of honoured) {
        const matcher = {
            ...one,
            holds: state(one.expires),
            about: [...one.rules, one.reason],
            matches: () => true,
        };
        const path = one.at.file.path;
        matchers.push(matcher);
        if (one.scope.kind === 'file')
            add(onFiles, one.rules.map((rule) => fileKey(path, rule)), matcher);
        else
            add(onLines, one.scope.lines.flatMap((line) => one.rules.map((rule) => lineKey(path, line, rule))), matcher);
    }
    for (const one of sources.config) {
        const matcher = {
            rules: [one.rule],
            reason: one.reason,
            ...(one.expires === undefined ? {} : { expires: one.expires }),
            at: one.at,
            holds: state(one.expires),
            about: [one.rule, one.server ?? '', one.zone ?? '', one.reason],
            matches: matcherOf(one),
        };
        matchers.push(matcher);
        add(everywhere, [one.rule], matcher);
    }
    const known = new Set(sources.baseline?.entries.map(({ fingerprint }) => fingerprint));
    const lines = new Map();
    const kept = [];
    const suppressed = [];
    const used = new Set();
    const back = new Set();
    for (const finding of findings) {
        const line = () => {
            const { file, span } = finding.at;
            const index = lines.get(file) ?? (0,text_location/* indexLines */.uD)(file.text);
            lines.set(file, index);
            return (0,text_location/* positionAt */.t$)(index, span.start).line;
        };
        const path = finding.at.file.path;
        const near = onLines.size === 0 ? undefined : onLines.get(lineKey(path, line(), finding.rule));
        const candidates = [near, onFiles.get(fileKey(path, finding.rule)), everywhere.get(finding.rule)]
            .flatMap((list) => list ?? [])
            .filter((matcher) => matcher.matches(finding, line));
        const holding = candidates.filter(({ holds }) => holds === 'yes');
        for (const matcher of holding)
            used.add(matcher);
        const first = holding[0];
        const status = known.has(finding.fingerprint) && !hygiene_finding_NEVER_BASELINED.has(finding.rule) ? 'existing' : finding.status;
        if (first === undefined) {
            for (const matcher of candidates)
                back.add(matcher);
            kept.push({ ...finding, status });
        }
        else {
            const expires = first.expires === undefined ? {} : { expires: first.expires };
            suppressed.push({ ...finding, status, reason: first.reason, ...expires });
        }
    }
    const judged = (rules) => sources.complete && (sources.compared || !rules.includes('loop-guard-removed'));
    const unused = [
        ...sources.inline.flatMap(refusal),
        ...matchers.filter((one) => !used.has(one) && !back.has(one) && judged(one.rules)).map(unusedRemark),
        ...(sources.complete ? staleEntries(sources.baseline, findings) : []),
    ];
    return {
        kept,
        suppressed,
        unused: hygieneFindings('suppression-unused', byPlace(unused)),
        expired: hygieneFindings('suppression-expired', byPlace([...back].map((one) => expiredRemark(one, sources.maxDays)))),
    };
}
function lineKey(path, line, rule) {
    return `${line}\0${rule}\0${path}`;
}
function fileKey(path, rule) {
    return `${rule}\0${path}`;
}
function matcherOf(suppression) {
    const glob = suppression.path === undefined ? undefined : compileGlob(suppression.path);
    return (finding) => {
        if (glob !== undefined && (typeof glob !== 'function' || !glob(finding.at.file.path)))
            return false;
        if (suppression.server !== undefined && finding.server !== suppression.server)
            return false;
        return (suppression.zone === undefined ||
            (finding.zone !== undefined && absolute(finding.zone) === absolute(suppression.zone)));
    };
}
function byPlace(remarks) {
    return [...remarks].sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.at, b.at));
}
function refusal({ refused, at, reason }) {
    if (refused === undefined)
        return [];
    return [
        {
            at,
            message: refused,
            advice: 'Write it as # loopgate-ignore RULE until=YYYY-MM-DD -- reason; the date is optional.',
            about: [refused, reason],
        },
    ];
}
function unusedRemark({ rules, at, about, holds, expires }) {
    const past = holds === 'expired' ? `, and its day, ${expires}, has passed` : '';
    return { at, message: `This suppression of ${rules.join(', ')} hides nothing${past}.`, advice: 'Delete it.', about };
}
function expiredRemark({ rules, reason, expires, holds, at, about }, maxDays) {
    const what = `This suppression of ${rules.join(', ')} (${quoted(reason)})`;
    if (holds === 'expired') {
        return {
            at,
            message: `${what} held until ${expires}; what it hid is reported again.`,
            advice: 'Mend what was suppressed and delete the suppression, or set a new date with a new reason.',
            about,
        };
    }
    const why = holds === 'undated' ? 'names no day' : `names ${expires}, which is too far off`;
    return {
        at,
        message: `${what} ${why}: max-suppression-days allows ${maxDays} days from today. It hides nothing.`,
        advice: `Set a day within ${maxDays} days.`,
        about,
    };
}
function staleEntries(baseline, findings) {
    const present = new Set(findings.filter(({ rule }) => !hygiene_finding_NEVER_BASELINED.has(rule)).map(({ fingerprint }) => fingerprint));
    return (baseline?.entries ?? [])
        .filter(({ fingerprint }) => !present.has(fingerprint))
        .map(({ fingerprint, rule, at }) => ({
        at,
        message: `This baseline entry for ${quoted(rule).slice(1, -1)} matches no finding.`,
        advice: 'Run `loopgate baseline prune`.',
        about: [rule, fingerprint],
    }));
}

;// CONCATENATED MODULE: ./.cache/build/suppression/baseline.js



/** Where `loopgate baseline create` writes when nothing else is said. */
const baseline_BASELINE_PATH = '.loopgate-baseline.json';
/** Characters. Ten thousand findings are about 4 MB. */
const baseline_MAX_LENGTH = 32 * 1024 * 1024;
const FIELDS = ['fingerprint', 'rule', 'server', 'zone', 'message'];
/** The text of a baseline of these findings: sorted, each fingerprint once, without rules that no baseline can hold. */
function baseline_createBaseline(findings) {
    const entries = new Map();
    for (const finding of findings) {
        if (NEVER_BASELINED.has(finding.rule) || entries.has(finding.fingerprint))
            continue;
        entries.set(finding.fingerprint, finding);
    }
    return printBaseline([...entries.values()]);
}
/** The baseline without the entries that match no finding any more. */
function baseline_pruneBaseline(baseline, findings) {
    const present = new Set(findings.map(({ fingerprint }) => fingerprint));
    return printBaseline(baseline.entries.filter(({ fingerprint, rule }) => present.has(fingerprint) && !NEVER_BASELINED.has(rule)));
}
function printBaseline(entries) {
    const plain = entries.map((entry) => Object.fromEntries(FIELDS.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]]))));
    const key = (entry) => [entry.rule, entry.server ?? '', entry.zone ?? '', entry.fingerprint];
    const sorted = entries
        .map((entry, index) => ({ key: key(entry), index }))
        .sort((a, b) => compareKeys(a.key, b.key))
        .map(({ index }) => plain[index]);
    return `${JSON.stringify({ version: 1, findings: sorted }, null, 2)}\n`;
}
function compareKeys(a, b) {
    for (const [i, text] of a.entries()) {
        const other = b[i] ?? '';
        if (text !== other)
            return text < other ? -1 : 1;
    }
    return 0;
}
/** Reads a baseline. Throws UsageError, `FILE:LINE:COL: message`, for what is none: a gate must not open by an accident. */
function baseline_readBaseline(file) {
    const refuse = (offset, message) => {
        const { line, column } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(file.text), offset);
        throw new usage_error/* UsageError */.e(`${file.path}:${line}:${column}: ${message}`);
    };
    const text = file.text.startsWith('\ufeff') ? ` ${file.text.slice(1)}` : file.text;
    if (text.length > baseline_MAX_LENGTH)
        refuse(0, `the baseline is larger than ${baseline_MAX_LENGTH / 1024 / 1024} MiB`);
    const { error, objects } = scanJson(text);
    if (error !== undefined)
        return refuse(error, 'the baseline is not valid JSON; write it with `loopgate baseline create`');
    const data = JSON.parse(text);
    if (!isObject(data))
        return refuse(0, 'the baseline is not a JSON object');
    for (const key of Object.keys(data)) {
        if (key !== 'version' && key !== 'findings')
            refuse(0, `the baseline has an unknown key ${JSON.stringify(key.slice(0, 60))}`);
    }
    if (data.version !== 1)
        return refuse(0, 'the baseline must say "version": 1');
    const findings = data.findings;
    if (!Array.isArray(findings))
        return refuse(0, 'the baseline lacks its list "findings"');
    const entries = findings.map((one, index) => {
        // A list of anything but objects has fewer places than entries.
        const place = objects[index] ?? { start: 0, end: 0 };
        if (!isObject(one))
            return refuse(place.start, `findings[${index}] is not an object`);
        const fields = {};
        for (const field of FIELDS) {
            const value = Object.hasOwn(one, field) ? one[field] : undefined;
            if (value === undefined)
                continue;
            if (typeof value !== 'string')
                return refuse(place.start, `findings[${index}].${field} is not text`);
            fields[field] = value;
        }
        const { fingerprint, rule, ...rest } = fields;
        if (fingerprint === undefined || rule === undefined) {
            return refuse(place.start, `findings[${index}] lacks its ${fingerprint === undefined ? 'fingerprint' : 'rule'}`);
        }
        return { fingerprint, rule, ...rest, at: { file, span: place } };
    });
    return { entries };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Where JSON (RFC 8259) ends to be JSON, and the places of the objects that lie in a list of the outermost object.
 * `JSON.parse` says neither: its messages differ between versions, and some name no position.
 */
function scanJson(text) {
    const objects = [];
    const open = [];
    let expected = 'value';
    let at = baseline_skipBlanks(text, 0);
    while (open.length > 0 || expected !== 'end') {
        const mark = text[at];
        const wantsValue = expected === 'value' || expected === 'first-value';
        let next = at + 1;
        if (mark === '{' || mark === '[') {
            if (!wantsValue)
                return { error: at, objects };
            if (mark === '{' && open.length === 2 && open[0] === '{' && open[1] === '[')
                objects.push({ start: at, end: next });
            open.push(mark);
            expected = mark === '{' ? 'first-key' : 'first-value';
        }
        else if (mark === '}' || mark === ']') {
            const empty = mark === '}' ? 'first-key' : 'first-value';
            const closes = open.at(-1) === (mark === '}' ? '{' : '[') && (expected === 'end' || expected === empty);
            if (!closes)
                return { error: at, objects };
            open.pop();
            expected = 'end';
        }
        else if (mark === ':') {
            if (expected !== 'colon')
                return { error: at, objects };
            expected = 'value';
        }
        else if (mark === ',') {
            if (expected !== 'end' || open.length === 0)
                return { error: at, objects };
            expected = open.at(-1) === '{' ? 'key' : 'value';
        }
        else if (mark === '"') {
            const isKey = expected === 'key' || expected === 'first-key';
            const end = endOfText(text, at);
            if (!(isKey || wantsValue))
                return { error: at, objects };
            if ('error' in end)
                return { error: end.error, objects };
            next = end.next;
            expected = isKey ? 'colon' : 'end';
        }
        else {
            const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
            word.lastIndex = at;
            if (!wantsValue || !word.test(text))
                return { error: at, objects };
            next = word.lastIndex;
            expected = 'end';
        }
        at = baseline_skipBlanks(text, next);
    }
    return at === text.length ? { objects } : { error: at, objects };
}
function baseline_skipBlanks(text, from) {
    let at = from;
    while (at < text.length && ' \t\r\n'.includes(text[at] ?? ''))
        at += 1;
    return at;
}
/** Behind the closing quote. In steps: one expression over a text of millions of escapes runs out of stack. */
function endOfText(text, quote) {
    const special = /["\\\u0000-\u001f]/g;
    const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    special.lastIndex = quote + 1;
    for (let match = special.exec(text); match !== null; match = special.exec(text)) {
        if (match[0] === '"')
            return { next: special.lastIndex };
        escaped.lastIndex = match.index;
        if (match[0] !== '\\' || !escaped.test(text))
            return { error: match.index };
        special.lastIndex = escaped.lastIndex;
    }
    return { error: text.length };
}

;// CONCATENATED MODULE: ./.cache/build/suppression/inline.js
/** Suppressions written as comments beside what they suppress. */




const WORD = 'loopgate-ignore';
const MAX_COMMENT = 1000;
/** Lines that are passed over between a comment of its own line and the line it is for. */
const MAX_LINES_BETWEEN = 20;
/**
 * Every such comment of a file, in order. A comment behind something hides findings of its own line; one that has a line
 * to itself hides those of the next line that is neither blank nor a comment. A Corefile in a block scalar is lines of
 * the file like any other; in a quoted scalar a comment ends at an escaped line end, and its line is the file's line.
 * `loopgate-ignore-file` counts above the first line of content only, where a reader of the file meets it.
 */
function readInlineSuppressions(file, rules) {
    const { text } = file;
    // The word is seldom there; nothing else is done for a file without it.
    let found = text.indexOf(WORD);
    if (found === -1)
        return [];
    const starts = (0,text_location/* indexLines */.uD)(text);
    const lineText = (line) => text.slice(starts[line], starts[line + 1] ?? text.length);
    const head = headLines(starts.length, lineText);
    const suppressions = [];
    let line = 0;
    for (; found !== -1; found = text.indexOf(WORD, found + WORD.length)) {
        while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= found)
            line += 1;
        const lineStart = starts[line] ?? 0;
        const hash = inline_commentStart(text, lineStart, found);
        if (hash === undefined)
            continue;
        const comment = commentText(text.slice(hash, Math.min(found + MAX_COMMENT, starts[line + 1] ?? text.length)));
        const span = { start: hash, end: hash + comment.length };
        const body = comment.slice(found - hash + WORD.length);
        const forFile = body.startsWith('-file');
        const rest = forFile ? body.slice('-file'.length) : body;
        if (rest !== '' && !/^[\s:]/.test(rest))
            continue;
        const read = readBody(rest.replace(/^:/, ''), rules);
        const at = { file, span };
        if (forFile) {
            const below = line >= head ? 'loopgate-ignore-file counts above the first line of content only.' : undefined;
            suppressions.push({ ...refuseIf(read, below), scope: { kind: 'file' }, at });
            continue;
        }
        const alone = text.slice(lineStart, hash).trim() === '';
        const lines = [line + 1];
        if (alone) {
            const next = nextContentLine(line, starts.length, lineText);
            if (next !== undefined)
                lines.push(next + 1);
        }
        suppressions.push({ ...read, scope: { kind: 'lines', lines }, at });
    }
    return suppressions;
}
function refuseIf(body, refused) {
    return refused === undefined || body.refused !== undefined ? body : { ...body, rules: [], refused };
}
/** The `#` right before the word, where it can begin a comment. */
function inline_commentStart(text, lineStart, word) {
    let at = word - 1;
    while (at >= lineStart && (text[at] === ' ' || text[at] === '\t'))
        at -= 1;
    if (at < lineStart || text[at] !== '#')
        return undefined;
    while (at > lineStart && text[at - 1] === '#')
        at -= 1;
    if (at === lineStart || /[\s"'\ufeff]/.test(text[at - 1] ?? ''))
        return at;
    // An escaped line end or tab of a quoted scalar.
    return text[at - 2] === '\\' && /[nrt]/.test(text[at - 1] ?? '') ? at : undefined;
}
/** Up to the end of the line, also one that is written as an escape. */
function commentText(text) {
    const escaped = text.indexOf('\\n');
    const end = text.search(/[\r\n]/);
    const ends = [escaped, end].filter((one) => one !== -1);
    return text.slice(0, Math.min(text.length, ...ends)).trimEnd();
}
function readBody(text, rules) {
    const refuse = (refused) => ({ rules: [], reason: '', refused });
    const dashes = / --(?: |$)/.exec(` ${text}`);
    const before = dashes === null ? text : text.slice(0, Math.max(0, dashes.index - 1));
    const reason = dashes === null ? '' : ` ${text}`.slice(dashes.index + 3).trim();
    const slugs = new Set();
    let expires;
    for (const word of before.split(/[\s,]+/)) {
        if (word === '')
            continue;
        const equals = word.indexOf('=');
        if (equals !== -1) {
            const key = word.slice(0, equals);
            const value = word.slice(equals + 1);
            if (key !== 'until')
                return refuse(`A suppression knows until=YYYY-MM-DD, not ${quoted(key)}; it is not honoured.`);
            if (!isDay(value))
                return refuse(`${quoted(value)} is no day; write until=2027-01-31. The suppression is not honoured.`);
            expires = value;
            continue;
        }
        const slug = ruleSlug(word, rules);
        if (slug === undefined)
            return refuse(`A suppression is not honoured: ${unknownRule(word, rules)}`);
        slugs.add(slug);
    }
    if (slugs.size === 0)
        return refuse('A suppression that names no rule is not honoured.');
    if (reason.length < SHORTEST_REASON) {
        return refuse('A suppression without a reason is not honoured; write "-- why" behind the rule.');
    }
    return { rules: [...slugs], reason, ...(expires === undefined ? {} : { expires }) };
}
/** How many lines stand above the first line of content. */
function headLines(count, lineText) {
    let line = 0;
    while (line < count && /^\ufeff?\s*(?:#|;|---\s*$|---\s+#|%YAML|$)/.test(lineText(line).slice(0, 200)))
        line += 1;
    return line;
}
function nextContentLine(from, count, lineText) {
    for (let line = from + 1; line < count && line <= from + MAX_LINES_BETWEEN; line += 1) {
        if (/^\s*[^\s#]/.test(lineText(line).slice(0, 10_000)))
            return line;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/suppression/policy.js





/**
 * The policy that decides when a change is judged: the head's, unless the base demands its own (`trust: base`; only the
 * base is asked, or a change could withdraw the demand). Declarations of clusters are facts and stay the head's.
 */
function decidingPolicy(base, head) {
    if (base === undefined || base.config.trust.value !== 'base')
        return head;
    const trusted = {
        ...base.config,
        ...(head.config.file === undefined ? {} : { file: head.config.file }),
        clusters: head.config.clusters,
        // Flags and environment come from the run, not from the change.
        ...(isFromRun(head.config.failOn) ? { failOn: head.config.failOn } : {}),
        ...(isFromRun(head.config.render) ? { render: head.config.render } : {}),
        ...(isFromRun(head.config.baseline) ? { baseline: head.config.baseline } : {}),
    };
    const added = new Set(pairInline(base.inline, head.inline).map(({ item }) => item));
    return {
        config: trusted,
        inline: head.inline.filter((one) => !added.has(one)),
        ...(base.baseline === undefined ? {} : { baseline: base.baseline }),
    };
}
function isFromRun(setting) {
    return setting?.from === 'flag' || setting?.from === 'environment';
}
/** What makes the head's policy milder than the base's, by place. */
function comparePolicy(base, head) {
    const changes = [
        ...severityChanges(base.config, head.config),
        ...settingChanges(base.config, head.config),
        ...pathChanges(base.config, head.config),
        ...clusterChanges(base.config, head.config),
        ...configSuppressionChanges(base.config, head.config),
        ...inlineChanges(base.inline, head.inline),
        ...baselineChanges(base.baseline, head.baseline),
    ];
    return changes.sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.at, b.at));
}
/** What the head no longer extends, or extends at another ref: whether that is milder is written in another repository. */
function compareExtends(base, head) {
    const now = new Set(head?.extends.map(({ value }) => remoteName(value)));
    return (base?.extends ?? []).flatMap(({ value, at }) => {
        const name = remoteName(value);
        if (now.has(name))
            return [];
        const other = head?.extends.find((one) => remoteName({ ...one.value, ref: value.ref }) === name);
        const says = other === undefined
            ? `The policy ${quoted(name)} is no longer extended.`
            : `The policy ${quoted(name)} is extended at another ref: ${other.value.ref}.`;
        const start = head === undefined ? at : { file: head.file, span: { start: 0, end: 0 } };
        return change('extends', says, [name, other?.value.ref ?? ''], other?.at ?? start);
    });
}
/** LG903. */
function policyFindings(changes) {
    return hygieneFindings('policy-weakened', changes.map(({ kind, says, at, about }) => ({
        at,
        message: says,
        advice: 'If this is meant, nothing is to be done; say in the pull request why.',
        about: [kind, ...about],
    })));
}
/** The head's place, else the beginning of its configuration, else where the base said it. */
function policy_placeOf(head, headConfig, base) {
    if (head !== undefined)
        return head;
    if (headConfig.file !== undefined)
        return { file: headConfig.file, span: { start: 0, end: 0 } };
    return base;
}
function change(kind, says, about, at) {
    // Without any file on either side nothing can have changed.
    return at === undefined ? [] : [{ kind, says, about, at }];
}
function severityChanges(base, head) {
    return [...head.rules].flatMap(([rule, now]) => {
        const before = base.rules.get(rule);
        if (before === undefined || compareSeverities(now.value, before.value) >= 0)
            return [];
        const says = `The severity of ${rule} goes down from ${before.value} to ${now.value}.`;
        return change('severity', says, [rule, now.value], policy_placeOf(now.at, head, before.at));
    });
}
const MILDNESS = { note: 0, warning: 1, error: 2, never: 3 };
function settingChanges(base, head) {
    const changes = [];
    if (MILDNESS[head.failOn.value] > MILDNESS[base.failOn.value]) {
        const says = `fail-on goes from ${base.failOn.value} to ${head.failOn.value}: less fails a run.`;
        changes.push(...change('fail-on', says, [head.failOn.value], policy_placeOf(head.failOn.at, head, base.failOn.at)));
    }
    if (base.render.value !== 'off' && head.render.value !== base.render.value && head.render.value !== 'auto') {
        const says = `render goes from ${base.render.value} to ${head.render.value}: less is rendered and read.`;
        changes.push(...change('render', says, [head.render.value], policy_placeOf(head.render.at, head, base.render.at)));
    }
    if (base.trust.value === 'base' && head.trust.value === 'head') {
        const says = 'trust goes from base to head: from the next change on, a change is judged by the policy that it brings.';
        changes.push(...change('trust', says, [], policy_placeOf(head.trust.at, head, base.trust.at)));
    }
    const limit = base.maxSuppressionDays;
    const now = head.maxSuppressionDays;
    if (limit !== undefined && (now === undefined || now.value > limit.value)) {
        const to = now === undefined ? 'is taken away' : `goes from ${limit.value} to ${now.value}`;
        const says = `max-suppression-days ${to}: suppressions may hold longer.`;
        changes.push(...change('limit', says, [String(now?.value ?? '')], policy_placeOf(now?.at, head, limit.at)));
    }
    return changes;
}
function pathChanges(base, head) {
    const before = new Set(base.exclude.map(({ value }) => value));
    const excluded = head.exclude
        .filter(({ value }) => !before.has(value))
        .flatMap(({ value, at }) => change('paths', `Files that match ${quoted(value)} are no longer read.`, ['exclude', value], at));
    // An empty list, like `**`, includes everything.
    const everything = (list) => list.length === 0 || list.some(({ value }) => value === '**');
    if (everything(head.include))
        return excluded;
    const now = new Set(head.include.map(({ value }) => value));
    const place = (at) => policy_placeOf(head.include[0]?.at, head, at);
    const lost = everything(base.include)
        ? change('paths', 'Only files that paths.include names are read; before it was every file.', ['include'], place(undefined))
        : base.include
            .filter(({ value }) => !now.has(value))
            .flatMap(({ value, at }) => change('paths', `Files that match ${quoted(value)} are no longer included.`, ['include', value], place(at)));
    return [...excluded, ...lost];
}
function clusterChanges(base, head) {
    const now = new Map(head.clusters.map((cluster) => [cluster.name.value, cluster]));
    return base.clusters.flatMap((before) => {
        const name = before.name.value;
        const after = now.get(name);
        if (after === undefined) {
            const says = `The cluster ${quoted(name)} is no longer declared: what was said of it is not taken into account.`;
            return change('cluster', says, [name], policy_placeOf(undefined, head, before.at));
        }
        const keys = changedKeys(before, after);
        if (keys.length === 0)
            return [];
        const says = `What is declared of the cluster ${quoted(name)} changes (${keys.join(', ')}); declarations count like manifests.`;
        return change('cluster', says, [name, ...keys], after.at);
    });
}
function changedKeys(before, after) {
    const old = new Map(Object.entries(clusterData(before)));
    return Object.entries(clusterData(after))
        .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old.get(key)))
        .map(([key]) => key);
}
/** Sorts behind every day. */
const NEVER = '9999-99-99';
/** Items of the head that the base does not have, or has with an earlier day. */
function pair(base, head, identity) {
    const until = (item) => item.expires ?? NEVER;
    const latestFirst = (a, b) => (until(a) === until(b) ? 0 : until(a) < until(b) ? 1 : -1);
    const groups = new Map();
    for (const [side, items] of [
        ['base', base],
        ['head', head],
    ]) {
        for (const item of items) {
            const key = identity(item);
            const group = groups.get(key) ?? { base: [], head: [] };
            group[side].push(item);
            groups.set(key, group);
        }
    }
    return [...groups.values()].flatMap((group) => {
        const before = group.base.sort(latestFirst);
        return group.head.sort(latestFirst).flatMap((item, i) => {
            const old = before[i];
            if (old === undefined)
                return [{ item }];
            return until(item) > until(old) ? [{ item, before: { expires: old.expires } }] : [];
        });
    });
}
function suppressionChange({ expires, before }, what, about, at) {
    const until = expires === undefined ? 'without an end' : `until ${expires}`;
    if (before === undefined) {
        return change('suppression-added', `${what} is suppressed, ${until}.`, about, at);
    }
    const says = `The suppression of ${what} holds longer: ${until} instead of until ${before.expires}.`;
    return change('suppression-extended', says, [...about, expires ?? ''], at);
}
function configSuppressionChanges(base, head) {
    const paired = pair(base.suppressions, head.suppressions, (one) => JSON.stringify([one.rule, one.path, one.server, one.zone]));
    return paired.flatMap(({ item, before }) => {
        const { rule, path, server, zone } = item;
        const where = [
            ...(path === undefined ? [] : [`in ${quoted(path)}`]),
            ...(server === undefined ? [] : [`of ${quoted(server)}`]),
            ...(zone === undefined ? [] : [`in the zone ${quoted(zone)}`]),
        ].join(' ');
        const what = `${rule} ${where === '' ? 'everywhere' : where}`;
        return suppressionChange({ ...item, before }, what, [rule, server ?? '', zone ?? '', item.reason], item.at);
    });
}
/** By file first; what is left is looked for in other files, for a file that was moved brings its comments along. */
function pairInline(base, head) {
    const rulesOf = (list) => list.flatMap((item) => item.rules.map((rule) => ({ item, rule, ...(item.expires === undefined ? {} : { expires: item.expires }) })));
    const here = ({ item, rule }) => JSON.stringify([item.at.file.path, rule, item.scope.kind]);
    const anywhere = ({ item, rule, expires }) => JSON.stringify([rule, item.scope.kind, item.reason, expires]);
    const [before, after] = [rulesOf(base), rulesOf(head)];
    const changed = pair(before, after, here);
    const gone = pair(after, before, here).flatMap(({ item, before: other }) => (other === undefined ? [item] : []));
    const moved = new Map();
    for (const one of gone)
        moved.set(anywhere(one), (moved.get(anywhere(one)) ?? 0) + 1);
    return changed.flatMap(({ item, before: old }) => {
        const left = old === undefined ? (moved.get(anywhere(item)) ?? 0) : 0;
        if (left === 0)
            return [{ ...item, before: old }];
        moved.set(anywhere(item), left - 1);
        return [];
    });
}
function inlineChanges(base, head) {
    return pairInline(base, head).flatMap(({ item, rule, before, expires }) => {
        const what = `${rule} ${item.scope.kind === 'file' ? 'in this file' : 'on this line'}`;
        return suppressionChange({ ...(expires === undefined ? {} : { expires }), before }, what, [rule, item.reason], item.at);
    });
}
function baselineChanges(base, head) {
    const before = new Set(base?.entries.map(({ fingerprint }) => fingerprint));
    const added = (head?.entries ?? []).filter(({ fingerprint }) => !before.has(fingerprint));
    const first = added[0];
    if (first === undefined)
        return [];
    const rules = [...new Set(added.map(({ rule }) => quoted(rule).slice(1, -1)))].sort();
    const shown = rules.slice(0, 5).join(', ') + (rules.length > 5 ? ', ...' : '');
    const entries = added.length === 1 ? 'One entry is' : `${added.length} entries are`;
    return change('baseline', `${entries} added to the baseline (${shown}).`, added
        .map(({ fingerprint }) => fingerprint)
        .sort()
        .slice(0, 100), first.at);
}

;// CONCATENATED MODULE: ./.cache/build/policy.js
/** The user's policy, joined: suppressions and baseline on the way to the report. */









function policyFor(input) {
    const baseline = input.baseline === undefined ? undefined : baseline_readBaseline(input.baseline);
    const { config } = input;
    const own = config?.file.path;
    return {
        suppress: (findings, files) => {
            const inline = files.flatMap((file) => readInlineSuppressions(file, descriptions/* RULES */.y));
            const applied = applySuppressions(findings, {
                config: config?.suppressions ?? [],
                inline: input.trusted === true ? trustedInline(input, files, inline) : inline,
                ...(baseline === undefined ? {} : { baseline }),
                today: input.today,
                ...(config?.maxSuppressionDays === undefined ? {} : { maxDays: config.maxSuppressionDays.value }),
                complete: input.whole && !findings.some((one) => one.rule === 'unreadable'),
                compared: input.base !== undefined,
            });
            return {
                kept: applied.kept,
                suppressed: applied.suppressed,
                // What a shared policy suppresses need not occur in every repository that extends it.
                remarks: [
                    ...applied.unused.filter((one) => !isElsewhere(one, own)),
                    ...applied.expired,
                    ...weakened(input, files),
                ],
            };
        },
    };
}
/** In a file of another repository; a path of this one holds no `@` and a commit behind it unless it is so called. */
function isElsewhere(one, own) {
    return one.at.file.path !== own && /^[\w.-]+\/[\w.-]+\/[^@]+@[\w./-]+$/.test(one.at.file.path);
}
/** The comments that the base has as well. */
function trustedInline(input, files, inline) {
    if (input.base === undefined)
        return inline;
    const side = (list, config) => ({
        config: effective_mergeConfigs(config === undefined ? {} : { file: config }, descriptions/* RULES */.y),
        inline: list,
    });
    const old = filesBefore(input.base, files).flatMap((file) => readInlineSuppressions(file, descriptions/* RULES */.y));
    const demand = side(old, input.config);
    const trust = { value: 'base', from: 'file' };
    return decidingPolicy({ ...demand, config: { ...demand.config, trust } }, side(inline, input.head)).inline;
}
function filesBefore(base, files) {
    return files
        .filter((file) => !base.changed.has(file.path))
        .concat([...base.old].map(([path, bytes]) => ({ path, text: bytes.toString('utf8'), revision: base.commit })));
}
/** What this change takes away from the policy (LG903); only files that it touches can. */
function weakened(input, files) {
    const { base, baseline } = input;
    if (base === undefined)
        return [];
    const config = 'head' in input ? input.head : input.config;
    const before = (path) => {
        const bytes = base.old.get(path);
        return bytes === undefined ? undefined : { path, text: bytes.toString('utf8'), revision: base.commit };
    };
    const inlineOf = (list) => list.flatMap((file) => readInlineSuppressions(file, descriptions/* RULES */.y));
    const old = filesBefore(base, files);
    let oldConfig = config;
    const configPath = [...base.changed].find((path) => CONFIG_PATHS.includes(path)) ??
        (config !== undefined && base.changed.has(config.file.path) ? config.file.path : undefined);
    if (configPath !== undefined) {
        const file = before(configPath);
        try {
            oldConfig = file === undefined ? undefined : loadConfig(file);
        }
        catch {
            // A base whose configuration was refused had no policy that this change could weaken.
            oldConfig = undefined;
        }
    }
    const oldBaseline = baseline !== undefined && base.changed.has(baseline.path) ? before(baseline.path) : baseline;
    const side = (one, inline, list) => ({
        config: effective_mergeConfigs(one === undefined ? {} : { file: one }, descriptions/* RULES */.y),
        inline: inlineOf(inline),
        ...(list === undefined ? {} : { baseline: baseline_readBaseline(list) }),
    });
    return policyFindings([
        ...comparePolicy(side(oldConfig, old, oldBaseline), side(config, files, baseline)),
        ...compareExtends(oldConfig, config),
    ]);
}
/** Where the baseline lies: a flag, the environment, or the configuration; undefined where nothing names one. */
function baselinePath(config, flag, env) {
    const { overrides, errors } = effective_readEnvironment(env);
    if (errors.length > 0)
        throw new usage_error/* UsageError */.e(errors.join('\n'));
    return flag ?? overrides.baseline ?? config?.baseline?.value;
}
/** What the environment says of the threshold, under a flag and above the file. */
function failOnFrom(env) {
    const { overrides, errors } = readEnvironment(env);
    if (errors.length > 0)
        throw new UsageError(errors.join('\n'));
    return overrides.failOn;
}
/** Files that decide what is reported: compared with the base's whatever `paths` leaves out. */
function policyPaths(config, baseline) {
    return [
        ...CONFIG_PATHS,
        ...(config === undefined ? [] : [config.file.path]),
        ...(baseline === undefined ? [] : [baseline]),
    ];
}
function policy_printConfig(config, env) {
    const { overrides } = readEnvironment(env);
    return printEffective(mergeConfigs({ environment: overrides, ...(config === undefined ? {} : { file: config }) }, RULES));
}
function writeBaseline(what, findings, old) {
    if (what === 'create')
        return createBaseline(findings);
    if (old === undefined)
        throw new UsageError(`there is no baseline to prune; loopgate baseline create writes ${BASELINE_PATH}`);
    return pruneBaseline(readBaseline(old), findings);
}


// EXTERNAL MODULE: ./.cache/build/tree/git.js + 1 modules
var git = __webpack_require__(488);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./.cache/build/tree/selection.js
/** Which paths of a tree are scanned. */



/** Directories that hold other people's files, or none that a cluster gets. */
const SKIPPED_DIRECTORIES = new Set(['.git', 'node_modules', 'vendor', 'testdata']);
const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
/** Never entered, wherever the listing starts below it. */
function isSkippedDirectory(name) {
    return SKIPPED_DIRECTORIES.has(name);
}
/** Throws UsageError for a glob that is too complex. */
function selection_select(options, directories, named) {
    const included = options.include.length === 0 ? () => true : anyOf(options.include);
    const excluded = anyOf(options.exclude);
    const wants = (path, directory) => {
        if (MARKDOWN.test(path))
            return false;
        // A directory that the user names is meant, also when it is called `testdata` or lies in one.
        const rest = directory === '' ? path : path.slice(directory.length + 1);
        for (let start = 0, end = rest.indexOf('/'); end !== -1; start = end + 1, end = rest.indexOf('/', start)) {
            if (SKIPPED_DIRECTORIES.has(rest.slice(start, end)))
                return false;
        }
        return included(path) && !excluded(path);
    };
    return { directories, named, wants };
}
function anyOf(globs) {
    const matchers = globs.map((glob) => {
        const matches = compileGlob(glob);
        if (typeof matches === 'function')
            return matches;
        throw new usage_error/* UsageError */.e(`the pattern ${JSON.stringify(glob.slice(0, 80))} ${matches.refused}`);
    });
    return (path) => matchers.some((matches) => matches(path));
}
/** `./a//b/` as `a/b`, the root as `''`. Throws UsageError for a path that leaves the root. */
function normalisePath(path) {
    const clean = (0,posix_.join)(path.split('\\').length > 1 && process.platform === 'win32' ? path.split('\\').join('/') : path);
    if ((0,posix_.isAbsolute)(clean) || clean === '..' || clean.startsWith('../')) {
        throw new usage_error/* UsageError */.e(`${path} lies outside the directory that is scanned`);
    }
    const trimmed = clean.endsWith('/') ? clean.slice(0, -1) : clean;
    return trimmed === '.' ? '' : trimmed;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./.cache/build/tree/working-tree.js
/** The files as they lie on the disk. */







/** As many as Linux follows (path_resolution(7)). */
const MAX_LINK_HOPS = 40;
/** `.gitignore` lines become expressions that backtrack; longer or busier ones are left out, which reads more, not less. */
const MAX_IGNORE_LINE = 300;
const MAX_IGNORE_STARS = 4;
/** Names under which DNS configuration is kept. */
const working_tree_RELEVANT_NAME = /\.(?:ya?ml|json|conf|cfg|ini|env|tpl|tmpl|j2)$|corefile|resolv|dnsmasq|unbound|kubelet|kustomization/i;
/**
 * Opens a directory. Inside a git repository: what git tracks or does not ignore; elsewhere what `.gitignore` files
 * leave. Throws UsageError for a root or a path that does not exist, leaves the root, or a pattern that is too complex.
 */
function openWorkingTree(root, options) {
    const realRoot = rootOf(root);
    const selection = selectPaths(realRoot, options);
    const notices = [];
    const files = [];
    const inside = new Map();
    for (const path of listPaths(realRoot, selection)) {
        const named = selection.named.includes(path);
        const place = working_tree_placeOf(realRoot, path, inside);
        if (place.kind === 'gone')
            continue;
        if (place.kind === 'outside') {
            if (named)
                throw new usage_error/* UsageError */.e(`${path} is a link out of the directory that is scanned`);
            if (working_tree_RELEVANT_NAME.test(path)) {
                notices.push(noticeAbout(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
            }
            continue;
        }
        if (place.kind === 'directory') {
            if (place.link || named)
                continue;
            notices.push(noticeAbout(path, 'assumed', `The submodule or nested repository ${path} was not read.`));
            continue;
        }
        if (place.kind === 'special') {
            if (named)
                throw new usage_error/* UsageError */.e(`${path} is neither a file nor a directory`);
            continue;
        }
        files.push({ path, size: place.size, ...(named ? { named } : {}), read: () => readRegular(place.at) });
    }
    return {
        label: 'working tree',
        files: () => files,
        read: (path) => readOne(realRoot, path),
        notices,
    };
}
/** The paths a scan of the working tree would open, sorted; links and deleted files included. */
function listWorkingTree(root, options) {
    const realRoot = rootOf(root);
    return listPaths(realRoot, selectPaths(realRoot, options));
}
function rootOf(root) {
    let real;
    try {
        real = external_node_fs_.realpathSync.native(root);
    }
    catch {
        throw new usage_error/* UsageError */.e(`${root} does not exist`);
    }
    if (!(0,external_node_fs_.lstatSync)(real).isDirectory())
        throw new usage_error/* UsageError */.e(`${root} is not a directory`);
    return real;
}
function selectPaths(realRoot, options) {
    const directories = [];
    const named = [];
    for (const given of options.paths.length === 0 ? [''] : options.paths) {
        const path = normalisePath(given);
        const place = path === '' ? { kind: 'directory', link: false } : working_tree_placeOf(realRoot, path, new Map());
        if (place.kind === 'gone')
            throw new usage_error/* UsageError */.e(`${given} does not exist`);
        if (place.kind === 'outside')
            throw new usage_error/* UsageError */.e(`${given} is a link out of the directory that is scanned`);
        if (place.kind === 'directory')
            directories.push(path);
        else
            named.push(path);
    }
    return selection_select(options, directories, named);
}
function listPaths(realRoot, selection) {
    const paths = new Set(selection.named);
    for (const directory of selection.directories) {
        for (const path of listDirectory(realRoot, directory))
            if (selection.wants(path, directory))
                paths.add(path);
    }
    return [...paths].sort(comparePaths);
}
function listDirectory(realRoot, directory) {
    const start = (0,external_node_path_.join)(realRoot, directory);
    const prefix = directory === '' ? '' : `${directory}/`;
    const listed = (0,git/* runGit */.EO)(start, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    if (listed.status === 0 && listed.stdout.length > 0) {
        return (0,git/* splitNul */.K5)(listed.stdout).map((path) => prefix + (path.endsWith('/') ? path.slice(0, -1) : path));
    }
    // Not a repository, or a directory that the repository around it ignores and the user named all the same.
    return working_tree_walk(start, prefix);
}
function working_tree_walk(start, prefix) {
    const paths = [];
    const open = [{ below: '', rules: [] }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { below } = next;
        let children;
        try {
            children = readChildren((0,external_node_path_.join)(start, below));
        }
        catch {
            continue;
        }
        const own = children.some((child) => child.name === '.gitignore' && child.isFile())
            ? readIgnoreRules((0,external_node_path_.join)(start, below, '.gitignore'))
            : undefined;
        const rules = own === undefined ? next.rules : [...next.rules, { directory: below, rules: own }];
        for (const child of children) {
            const path = below + child.name;
            if (child.isDirectory()) {
                // A nested repository is not ours to read, as git sees it too.
                if (isSkippedDirectory(child.name) || isIgnored(`${path}/`, rules))
                    continue;
                open.push({ below: `${path}/`, rules });
            }
            else if ((child.isFile() || child.isSymbolicLink()) && !isIgnored(path, rules)) {
                paths.push(prefix + path);
            }
        }
    }
    return paths;
}
function readChildren(directory) {
    return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
}
function readIgnoreRules(path) {
    const content = readRegular(path);
    if (!Buffer.isBuffer(content))
        return undefined;
    const lines = content
        .toString('utf8')
        .split('\n')
        .filter((line) => line.length <= MAX_IGNORE_LINE && line.split('*').length - 1 <= MAX_IGNORE_STARS);
    try {
        return ignore().add(lines);
    }
    catch {
        return undefined;
    }
}
/** The deepest file that says something decides (gitignore(5)). */
function isIgnored(path, rules) {
    for (let i = rules.length - 1; i >= 0; i -= 1) {
        const level = rules[i];
        if (level === undefined)
            continue;
        const verdict = level.rules.test(path.slice(level.directory.length));
        if (verdict.ignored)
            return true;
        if (verdict.unignored)
            return false;
    }
    return false;
}
/** What lies at a path. `inside` remembers directories already known to be real directories below the root. */
function working_tree_placeOf(realRoot, path, inside) {
    const slash = path.lastIndexOf('/');
    const directory = slash === -1 ? '' : path.slice(0, slash);
    if (directory === '' || inside.get(directory) === true)
        return plainPlaceOf(realRoot, path);
    const real = resolveInside(realRoot, directory);
    inside.set(directory, real === directory);
    return real === directory ? plainPlaceOf(realRoot, path) : linkPlaceOf(realRoot, path);
}
function plainPlaceOf(realRoot, path) {
    const at = (0,external_node_path_.join)(realRoot, path);
    try {
        const stat = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
        if (stat === undefined)
            return { kind: 'gone' };
        if (stat.isFile())
            return { kind: 'file', at, size: stat.size };
        if (stat.isDirectory())
            return { kind: 'directory', link: false };
        return stat.isSymbolicLink() ? linkPlaceOf(realRoot, path) : { kind: 'special' };
    }
    catch {
        return { kind: 'gone' };
    }
}
function linkPlaceOf(realRoot, path) {
    const real = resolveInside(realRoot, path);
    if (typeof real !== 'string')
        return real;
    if (real.split('/').includes('.git'))
        return { kind: 'outside' };
    const at = (0,external_node_path_.join)(realRoot, real);
    const stat = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
    if (stat === undefined)
        return { kind: 'gone' };
    if (stat.isFile())
        return { kind: 'file', at, size: stat.size };
    return stat.isDirectory() ? { kind: 'directory', link: true } : { kind: 'special' };
}
/**
 * Follows a path link by link. Every hop has to stay below the root: a road that leaves and comes back counts as
 * outside, since whoever owns the outside part decides where it ends. The result is the path without links.
 */
function resolveInside(realRoot, path) {
    let hops = 0;
    const left = path.split('/').reverse();
    const done = [];
    for (let part = left.pop(); part !== undefined; part = left.pop()) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (done.pop() === undefined)
                return { kind: 'outside' };
            continue;
        }
        const at = (0,external_node_path_.join)(realRoot, ...done, part);
        let target;
        try {
            const stat = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
            if (stat === undefined)
                return { kind: 'gone' };
            if (stat.isSymbolicLink())
                target = (0,external_node_fs_.readlinkSync)(at);
        }
        catch {
            return { kind: 'gone' };
        }
        if (target === undefined) {
            done.push(part);
            continue;
        }
        hops += 1;
        if (hops > MAX_LINK_HOPS)
            return { kind: 'gone' };
        if (target.startsWith('/')) {
            if (target !== realRoot && !target.startsWith(`${realRoot}/`))
                return { kind: 'outside' };
            done.length = 0;
            target = target.slice(realRoot.length);
        }
        left.push(...target.split('/').reverse());
    }
    return done.join('/');
}
function readOne(realRoot, path) {
    let clean;
    try {
        clean = normalisePath(path);
    }
    catch {
        return undefined;
    }
    const place = working_tree_placeOf(realRoot, clean, new Map());
    if (place.kind !== 'file')
        return undefined;
    const content = readRegular(place.at);
    return Buffer.isBuffer(content) ? content : undefined;
}
/** Opens without following a last link and without waiting for a pipe's other end, and reads only regular files. */
function readRegular(at) {
    let handle;
    try {
        handle = (0,external_node_fs_.openSync)(at, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        const code = error.code ?? 'unknown error';
        return { unreadable: `it could not be opened (${code})`, gone: code === 'ENOENT' };
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(handle);
        if (!stat.isFile())
            return { unreadable: 'it is not a regular file' };
        if (stat.size > MAX_FILE_BYTES)
            return { unreadable: `it has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB` };
        const bytes = Buffer.allocUnsafe(stat.size);
        let filled = 0;
        while (filled < stat.size) {
            const got = (0,external_node_fs_.readSync)(handle, bytes, filled, stat.size - filled, filled);
            if (got === 0)
                break;
            filled += got;
        }
        return filled === stat.size ? bytes : bytes.subarray(0, filled);
    }
    catch (error) {
        return { unreadable: `it could not be read (${error.code ?? 'unknown error'})` };
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}

;// CONCATENATED MODULE: ./.cache/build/tree/git-tree.js





/** As much as one `git cat-file --batch` is asked for at once. */
const BATCH_BYTES = 64 * 1024 * 1024;
const git_tree_MAX_LINK_HOPS = 40;
const MAX_LINK_TARGET = 4096;
/**
 * Opens a revision; only what lies below `root` when that is a directory inside the repository.
 * Throws UsageError for a revision that does not exist and for patterns that are too complex. A path that the revision
 * does not have is simply not there: it may be new.
 */
function openGitTree(root, revision, options) {
    const commit = (0,git/* resolveRevision */.eZ)(root, revision);
    if (commit === undefined)
        throw new usage_error/* UsageError */.e(`the revision ${revision} does not exist in this repository`);
    const entries = listRevision(root, commit);
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    const paths = [...wantedPaths(byPath, options)].sort(comparePaths);
    const named = new Set(options.paths.map(normalisePath));
    const notices = [];
    const targets = readLinks(root, paths, byPath);
    for (const [path, target] of targets) {
        if (target === 'outside')
            notices.push(noticeAbout(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
    }
    const blobOf = (path) => {
        const target = targets.get(path);
        if (target === 'outside')
            return undefined;
        return target ?? byPath.get(path);
    };
    return {
        label: `revision ${commit}`,
        revision: commit,
        files: () => readBlobs(root, paths, named, blobOf),
        read: (path) => {
            const entry = byPath.get(path);
            if (entry === undefined)
                return undefined;
            const target = entry.link ? readLinks(root, [path], byPath).get(path) : entry;
            if (target === undefined || target === 'outside')
                return undefined;
            return readObjects(root, [target]).get(target.id);
        },
        notices,
    };
}
/**
 * Undefined when the revision does not exist. Cost: three git listings and the old blobs only. `always`: paths that are
 * compared whatever the options leave out, such as the policy's own files.
 */
function baseFiles(root, base, options, always = []) {
    const commit = (0,git/* resolveRevision */.eZ)(root, base);
    if (commit === undefined)
        return undefined;
    const differing = changedPaths(root, commit, 'working-tree');
    if (differing === undefined)
        return undefined;
    const byPath = new Map(listRevision(root, commit).map((entry) => [entry.path, entry]));
    const wanted = wantedPaths(byPath, options);
    const changed = new Set();
    for (const path of differing)
        if (wanted.has(path))
            changed.add(path);
    for (const path of wanted)
        if (byPath.get(path)?.link === true)
            changed.add(path);
    const links = linksOfIndex(root);
    for (const path of listWorkingTree(root, options)) {
        if (!byPath.has(path) || differing.has(path) || links.has(path))
            changed.add(path);
    }
    for (const path of always)
        if (differing.has(path))
            changed.add(path);
    const paths = [...changed].filter((path) => byPath.has(path)).sort(comparePaths);
    const targets = readLinks(root, paths, byPath);
    const blobs = new Map();
    for (const path of paths) {
        const blob = targets.get(path) ?? byPath.get(path);
        if (blob !== undefined && blob !== 'outside' && !blob.link)
            blobs.set(path, blob);
    }
    const contents = readObjects(root, [...blobs.values()]);
    const old = new Map();
    for (const [path, blob] of blobs) {
        const content = contents.get(blob.id);
        if (content !== undefined)
            old.set(path, content);
    }
    return { commit, changed, old };
}
/**
 * Paths below `root` that differ between two revisions, or a revision and the working tree with its untracked files.
 * Undefined when git cannot tell. Renames are a deletion and an addition.
 */
function changedPaths(root, base, head) {
    const from = (0,git/* resolveRevision */.eZ)(root, base);
    if (from === undefined)
        return undefined;
    const options = [
        '-z',
        '--name-status',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--relative',
        '--ignore-submodules=all',
    ];
    const revisions = [from];
    if (head !== 'working-tree') {
        const to = (0,git/* resolveRevision */.eZ)(root, head);
        if (to === undefined)
            return undefined;
        revisions.push(to);
    }
    const compared = (0,git/* runGit */.EO)(root, ['diff', ...options, ...revisions, '--']);
    if (compared.status !== 0)
        return undefined;
    const changed = new Set();
    // Pairs: a status letter, then the path.
    const fields = (0,git/* splitNul */.K5)(compared.stdout);
    for (let i = 1; i < fields.length; i += 2)
        changed.add(fields[i] ?? '');
    if (head === 'working-tree') {
        const others = (0,git/* runGit */.EO)(root, ['ls-files', '-z', '--others', '--exclude-standard']);
        for (const path of (0,git/* splitNul */.K5)(others.stdout))
            changed.add(path);
    }
    return changed;
}
function listRevision(root, commit) {
    const listed = (0,git/* runGit */.EO)(root, ['ls-tree', '-r', '-z', '-l', commit]);
    const entries = [];
    for (const line of (0,git/* splitNul */.K5)(listed.stdout)) {
        // `MODE SP TYPE SP ID SP+ SIZE TAB PATH`: git-ls-tree(1).
        const tab = line.indexOf('\t');
        const [mode, type, id, size] = line.slice(0, tab).split(/ +/);
        if (type !== 'blob' || id === undefined)
            continue;
        entries.push({ path: line.slice(tab + 1), id, size: Number(size), link: mode === '120000' });
    }
    return entries;
}
function linksOfIndex(root) {
    const links = new Set();
    for (const line of (0,git/* splitNul */.K5)((0,git/* runGit */.EO)(root, ['ls-files', '-z', '--stage']).stdout)) {
        if (line.startsWith('120000 '))
            links.add(line.slice(line.indexOf('\t') + 1));
    }
    return links;
}
function wantedPaths(byPath, options) {
    const given = (options.paths.length === 0 ? [''] : options.paths).map(normalisePath);
    const named = given.filter((path) => byPath.has(path));
    const directories = given.filter((path) => !byPath.has(path));
    const selection = selection_select(options, directories, named);
    const wanted = new Set(named);
    for (const directory of directories) {
        const prefix = directory === '' ? '' : `${directory}/`;
        for (const path of byPath.keys())
            if (path.startsWith(prefix) && selection.wants(path, directory))
                wanted.add(path);
    }
    return wanted;
}
/** Where links lead inside the revision. A link to a directory, or to nothing, has no entry and is read as nothing. */
function readLinks(root, paths, byPath) {
    const resolved = new Map();
    let open = new Map();
    for (const path of paths)
        if (byPath.get(path)?.link === true)
            open.set(path, path);
    for (let hop = 0; hop < git_tree_MAX_LINK_HOPS && open.size > 0; hop += 1) {
        const blobs = [...open.values()]
            .flatMap((at) => byPath.get(at) ?? [])
            .filter((blob) => blob.size <= MAX_LINK_TARGET);
        const contents = readObjects(root, blobs);
        const next = new Map();
        for (const [path, at] of open) {
            const target = contents.get(byPath.get(at)?.id ?? '')?.toString('utf8');
            if (target === undefined)
                continue;
            const slash = at.lastIndexOf('/');
            let inside;
            try {
                inside = normalisePath(target.startsWith('/') ? target : `${slash === -1 ? '' : at.slice(0, slash + 1)}${target}`);
            }
            catch {
                resolved.set(path, 'outside');
                continue;
            }
            const entry = byPath.get(inside);
            if (entry?.link === true)
                next.set(path, inside);
            else if (entry !== undefined)
                resolved.set(path, entry);
        }
        open = next;
    }
    return resolved;
}
function* readBlobs(root, paths, named, blobOf) {
    let batch = [];
    let bytes = 0;
    const flush = function* () {
        const contents = readObjects(root, batch.map(({ blob }) => blob));
        for (const { path, blob } of batch) {
            const missing = {
                unreadable: blob.size > MAX_FILE_BYTES
                    ? `it has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB`
                    : 'its content is not in this clone',
            };
            const content = contents.get(blob.id) ?? missing;
            yield { path, size: blob.size, ...(named.has(path) ? { named: true } : {}), read: () => content };
        }
        batch = [];
        bytes = 0;
    };
    for (const path of paths) {
        const blob = blobOf(path);
        if (blob === undefined || blob.link)
            continue;
        if (bytes > 0 && bytes + blob.size > BATCH_BYTES)
            yield* flush();
        batch.push({ path, blob });
        bytes += Math.min(blob.size, MAX_FILE_BYTES);
    }
    yield* flush();
}
/** One process for all objects. Too large and missing ones are left out. */
function readObjects(root, blobs) {
    const contents = new Map();
    const ids = new Map();
    for (const blob of blobs)
        if (blob.size <= MAX_FILE_BYTES)
            ids.set(blob.id, blob.size);
    if (ids.size === 0)
        return contents;
    let expected = 0;
    for (const size of ids.values())
        expected += size + 128;
    const result = (0,git/* runGit */.EO)(root, ['cat-file', '--batch'], {
        input: `${[...ids.keys()].join('\n')}\n`,
        maxOutputBytes: expected + 1024 * 1024,
    });
    // `ID SP TYPE SP SIZE LF CONTENT LF`, or `ID SP missing LF`: git-cat-file(1).
    const output = result.stdout;
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(10, at);
        if (end === -1)
            break;
        const [id, type, size] = output.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (id === undefined || type !== 'blob')
            continue;
        const length = Number(size);
        contents.set(id, output.subarray(at, at + length));
        at += length + 1;
    }
    return contents;
}

;// CONCATENATED MODULE: ./.cache/build/run-check.js
/** What the action's request comes to: a tree, the configuration, a base, and the check of them. */







async function runCheck(request, env, today) {
    const whole = request.paths.length === 0 || request.paths.every((path) => path === '.');
    const finder = openWorkingTree(request.root, { include: [], exclude: [], paths: [] });
    const read = (path) => finder.read(path)?.toString('utf8');
    let path = request.config;
    if (path !== undefined && read(path) === undefined)
        throw new usage_error/* UsageError */.e(`the configuration ${JSON.stringify(path)} does not exist`);
    path ??= CONFIG_PATHS.find((one) => read(one) !== undefined);
    const { base } = request;
    const before = beforeOf(request, read);
    const decided = await deciding_decide(path === undefined ? undefined : loadConfig({ path, text: read(path) ?? '' }), request.readRemote, before);
    const { config } = decided;
    const options = {
        include: config?.include?.map((one) => one.value) ?? [],
        exclude: config?.exclude?.map((one) => one.value) ?? [],
        paths: whole ? [] : request.paths,
    };
    const tree = openWorkingTree(request.root, options);
    const named = baselinePath(config, request.baseline, env);
    // A baseline that the base does not have is none, where the base decides.
    const readBaseline = decided.trusted ? (before ?? read) : read;
    const baselineText = named === undefined ? undefined : readBaseline(named);
    if (named !== undefined && baselineText === undefined && !decided.trusted)
        throw new usage_error/* UsageError */.e(`the baseline ${JSON.stringify(named)} does not exist`);
    let compared;
    if (base.kind === 'files')
        compared = { status: 'compared', files: base.files };
    else if (base.kind === 'revision') {
        const files = baseFiles(request.root, base.revision, options, policyPaths(decided.head, named));
        compared =
            files === undefined
                ? { status: 'unavailable', because: `the revision ${base.revision} cannot be read` }
                : { status: 'compared', files };
    }
    else if (base.kind === 'unavailable')
        compared = { status: 'unavailable', because: base.because };
    else
        compared = { status: 'not-requested' };
    return check({
        tree,
        config,
        base: compared,
        ...(request.failOn === undefined ? {} : { failOn: request.failOn }),
        ...(request.failOnExisting === undefined ? {} : { failOnExisting: request.failOnExisting }),
        ...(request.failOnEmpty === undefined ? {} : { failOnEmpty: request.failOnEmpty }),
        ...policyFor({
            config,
            head: decided.head,
            trusted: decided.trusted,
            baseline: named === undefined || baselineText === undefined ? undefined : { path: named, text: baselineText },
            today,
            base: compared.status === 'compared' ? compared.files : undefined,
            whole,
        }),
    }).report;
}
/** A file's text in the base; undefined where nothing is compared. */
function beforeOf(request, read) {
    const { base } = request;
    if (base.kind === 'revision') {
        const tree = openGitTree(request.root, base.revision, { include: [], exclude: [], paths: [...CONFIG_PATHS] });
        return (path) => tree.read(path)?.toString('utf8');
    }
    if (base.kind !== 'files')
        return undefined;
    const files = base.files;
    return (path) => (files.changed.has(path) ? files.old.get(path)?.toString('utf8') : read(path));
}


/***/ })

};
