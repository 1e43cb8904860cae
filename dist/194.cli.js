export const id = 194;
export const ids = [194,484];
export const modules = {

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    /** The message as it is to be shown: what a name in one of them says begins no other. */
    lines;
    constructor(...lines) {
        super(lines.join('\n'));
        this.lines = lines;
    }
}


/***/ }),

/***/ 1194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check),
  loadConfig: () => (/* binding */ loadConfig)
});

// UNUSED EXPORTS: VERSION

;// CONCATENATED MODULE: ./.cache/build/core/cluster/node-profiles.js
/**
 * What operating system images and provisioners are known to put on nodes: the part of the path from a pod to its
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
        aliases: ['ubuntu-server', 'ubuntu-lts'],
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
        aliases: [
            'opensuse',
            'opensuse-tumbleweed',
            'opensuse-microos',
            'microos',
            'leap-micro',
            ...between('opensuse-leap', ['15', '15.5', '15.6', '16.0']),
        ],
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
        id: 'raspberry-pi-os',
        title: 'Raspberry Pi OS',
        aliases: ['raspbian', 'raspios'],
        ...NO_RESOLVED,
        source: 'Raspberry Pi documentation, "Configuration": dhcpcd, from bookworm on NetworkManager, writes /etc/resolv.conf',
    },
    {
        id: 'nixos',
        title: 'NixOS',
        aliases: [],
        ...NO_RESOLVED,
        source: 'NixOS/nixpkgs nixos/modules/config/resolvconf.nix: resolvconf writes /etc/resolv.conf unless services.resolved is on',
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
            ...numbered(id, first, last).map((name) => name.replace('-', '')),
            ...(id === 'almalinux' ? ['alma', ...numbered('alma', first, last)] : []),
            ...(id === 'rocky'
                ? ['rockylinux', ...numbered('rockylinux', first, last), ...numbered('rocky-linux', first, last)]
                : []),
            ...(id === 'centos' ? ['centos-stream', ...numbered('centos-stream', 8, last)] : []),
            ...(id === 'oraclelinux' ? ['oracle-linux', ...numbered('oracle-linux', first, last)] : []),
        ],
        ...NO_RESOLVED,
        source: RHEL_SOURCE,
    }));
}
function between(name, versions) {
    return versions.map((version) => `${name}-${version}`);
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
/** Managed clusters whose CoreDNS is the stock one with imports, by where their cluster DNS is. */
const CLOUDS = [
    [
        'doks',
        'DigitalOcean Kubernetes',
        ['digitalocean'],
        { serviceSubnets: ['10.245.0.0/16'], nth: 10 },
        'DigitalOcean, "Customize CoreDNS"',
    ],
    [
        'lke',
        'Linode Kubernetes Engine',
        ['linode'],
        { serviceSubnets: ['10.128.0.0/16'], nth: 10 },
        'Akamai, "Customize CoreDNS on LKE": ConfigMap coredns-base imports custom/*.include and custom/*.server',
    ],
    // The fifth address of the fifth /24: 10.96.5.5.
    [
        'oke',
        'Oracle Kubernetes Engine',
        [],
        { serviceSubnets: ['10.96.0.0/16'], nth: 1285 },
        'OCI, "Configuring DNS Servers"',
    ],
    [
        'kapsule',
        'Scaleway Kapsule',
        ['scaleway'],
        { serviceSubnets: ['10.32.0.0/20'], nth: 10 },
        'Scaleway, Terraform provider, scaleway_k8s_cluster',
    ],
    [
        'ovh',
        'OVHcloud Managed Kubernetes',
        [],
        { serviceSubnets: ['10.3.0.0/16'], nth: 10 },
        'OVHcloud, "Customizing CoreDNS"',
    ],
    [
        'iks',
        'IBM Cloud Kubernetes Service',
        ['ibm'],
        { serviceSubnets: ['172.21.0.0/16'], nth: 10 },
        'IBM Cloud, "Configuring the cluster DNS provider"',
    ],
    [
        'ack',
        'Alibaba Cloud ACK',
        ['alibaba'],
        { serviceSubnets: ['172.21.0.0/20'], nth: 10 },
        'Alibaba Cloud, "Configure CoreDNS"',
    ],
    [
        'anthos',
        'Google’s software for bare metal',
        ['gdc'],
        { serviceSubnets: ['10.96.0.0/20'], nth: 10 },
        'Google, cluster configuration field reference',
    ],
];
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
        systems: ['debian-12'],
        source: 'kubernetes-sigs/kind images/base/files/usr/local/bin/entrypoint',
    },
    {
        id: 'k3s',
        title: 'k3s',
        aliases: ['k3d', 'k3os'],
        resolvConf: () => RANCHER_CHOICE,
        clusterDns: RANCHER_DNS,
        coreDns: STOCK_COREDNS,
        nodesBalance: true,
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
        id: 'gardener',
        title: 'Gardener',
        aliases: [],
        resolvConf: (os) => neverTheStub(os, 'Gardener gives kubelets /etc/resolv.conf'),
        clusterDns: { serviceSubnets: ['100.64.0.0/13'], nth: 10 },
        coreDns: STOCK_COREDNS,
        source: 'gardener/gardener pkg/component/extensions/operatingsystemconfig/original/components/kubelet/config.go and pkg/component/networking/coredns',
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
        systems: ['rhcos', 'rhel-9'],
        source: 'openshift/cluster-dns-operator pkg/operator/controller/controller_dns_configmap.go (never writes `loop`)',
    },
    ...CLOUDS.map(([id, title, aliases, clusterDns, source]) => ({
        id,
        title,
        aliases,
        resolvConf: (os) => neverTheStub(os, `${title} hands pods the resolver of the network`),
        clusterDns,
        coreDns: STOCK_COREDNS,
        source,
    })),
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

// EXTERNAL MODULE: ./.cache/build/core/dns/endpoint.js
var endpoint = __webpack_require__(8526);
// EXTERNAL MODULE: ./.cache/build/core/text/globs.js
var text_globs = __webpack_require__(1868);
// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __webpack_require__(7008);
// EXTERNAL MODULE: ./.cache/build/core/text/source-text.js
var source_text = __webpack_require__(6616);
// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __webpack_require__(7795);
// EXTERNAL MODULE: ./.cache/build/read/tree/tree.js
var tree_tree = __webpack_require__(9517);
// EXTERNAL MODULE: ./.cache/build/judge/config/config.js + 3 modules
var config_config = __webpack_require__(5481);
// EXTERNAL MODULE: ./.cache/build/judge/config/effective.js
var effective = __webpack_require__(9311);
// EXTERNAL MODULE: ./.cache/build/judge/config/lookup.js
var lookup = __webpack_require__(9866);
// EXTERNAL MODULE: ./.cache/build/read/documents/open.js + 1 modules
var documents_open = __webpack_require__(2539);
// EXTERNAL MODULE: ./.cache/build/read/documents/prefilter.js + 1 modules
var prefilter = __webpack_require__(1269);
// EXTERNAL MODULE: ./.cache/build/judge/carriers.js + 21 modules
var carriers = __webpack_require__(283);
// EXTERNAL MODULE: ./.cache/build/languages/corefile/lexer.js
var lexer = __webpack_require__(9587);
// EXTERNAL MODULE: ./.cache/build/read/documents/escapes.js
var escapes = __webpack_require__(9617);
;// CONCATENATED MODULE: ./.cache/build/judge/named-files.js
/**
 * Files that are read because another file names them, wherever they lie and whatever they are called: what a
 * kustomization builds, what Argo CD and Flux deploy, what a Corefile imports, and the ConfigMaps that a DNS server mounts.
 */




/** Files read for this reason in one scan. */
const MAX_NAMED_FILES = 20_000;
const OBJECTS = /\.(?:ya?ml|json)$/i;
const KUSTOMIZATIONS = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
const RESOLVER_IMAGE = /dns|node-?cache|unbound|bind9|pi-?hole|adguard|blocky|technitium|recursor/i;
/** Facts and notices of the files that the given facts name, and of those that these name in turn. */
function readNamedFiles(facts, tree, readObjects) {
    const reading = {
        facts: [],
        notices: [],
        tree,
        readObjects,
        scanned: new Set(tree.paths),
        known: new Set(facts.map((fact) => fact.at.file.path)),
        files: 0,
        documents: 0,
    };
    const follow = (list) => {
        for (const fact of list)
            readNamedBy(fact, reading);
    };
    follow(facts);
    // The list grows while it is gone through.
    for (const fact of reading.facts)
        readNamedBy(fact, reading);
    const before = reading.facts.length;
    readMounted([...facts, ...reading.facts], reading);
    follow(reading.facts.slice(before));
    return reading;
}
function readNamedBy(fact, reading) {
    switch (fact.kind) {
        case 'kustomization':
            for (const { value } of fact.resources)
                readResource(value, reading);
            return;
        case 'deployed-path':
            readDeployed(fact.directory, reading);
            return;
        case 'config-text':
            if (fact.language === 'corefile' || fact.language === 'corefile-part')
                readImports(fact, reading);
            return;
        default:
    }
}
/** A file of objects, or a folder with a kustomization. */
function readResource(path, reading) {
    if (readFile(path, reading))
        return;
    for (const name of KUSTOMIZATIONS)
        if (readFile(path === '' ? name : `${path}/${name}`, reading))
            return;
}
/** With a kustomization what it names, else every file of objects in the folder and below. */
function readDeployed(directory, reading) {
    const prefix = directory === '' ? '' : `${directory}/`;
    for (const name of KUSTOMIZATIONS)
        if (reading.known.has(prefix + name) || readFile(prefix + name, reading))
            return;
    for (const path of reading.tree.leftOutBelow?.(directory) ?? [])
        if (OBJECTS.test(path) || KUSTOMIZATIONS.some((name) => path.endsWith(`/${name}`)))
            readFile(path, reading);
}
/** Whether there is such a file. What the scan has read itself, or passed over for its words, is not read again. */
function readFile(path, reading) {
    if (reading.known.has(path) || (reading.scanned.has(path) && OBJECTS.test(path)))
        return true;
    const bytes = reading.tree.bytesOf(path);
    if (bytes === undefined)
        return false;
    add(path, bytes, reading, false);
    return true;
}
function add(path, bytes, reading, whole) {
    if (reading.known.has(path))
        return;
    reading.known.add(path);
    if (reading.known.size > MAX_NAMED_FILES + reading.scanned.size) {
        const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
        const message = `More than ${MAX_NAMED_FILES} files are named by others; ${path} was not read.`;
        reading.notices.push({ kind: 'unreadable', message, at });
        return;
    }
    if (!whole && !KUSTOMIZATIONS.some((name) => path === name || path.endsWith(`/${name}`)) && !(0,prefilter/* hasMarker */.xY)((0,prefilter/* decode */.D4)(bytes)))
        return;
    const { facts, notices, documents } = reading.readObjects(path, bytes);
    for (const fact of facts)
        reading.facts.push(fact);
    for (const notice of notices)
        reading.notices.push(notice);
    reading.files += 1;
    reading.documents += documents;
}
/** `import` of files beside a Corefile of the repository; what stands in an image or on a node is not looked for. */
function readImports(fact, reading) {
    const tokens = (0,lexer/* lex */.I)(fact.text, 'template');
    for (const [index, token] of tokens.entries()) {
        const argument = tokens[index + 1];
        if (token.text !== 'import' || argument === undefined || argument.line !== token.line)
            continue;
        if (argument.text.startsWith('/') || argument.opaque === true)
            continue;
        for (const path of matching(joinPath(fact.path, argument.text), reading))
            readImported(path, fact, reading);
    }
}
function readImported(path, by, reading) {
    if (reading.known.has(path))
        return;
    const bytes = reading.tree.bytesOf(path);
    if (bytes === undefined)
        return;
    reading.known.add(path);
    const { revision } = reading.tree;
    const text = (0,source_text/* wholeFile */.AA)({ path, text: (0,prefilter/* decode */.D4)(bytes), ...(revision === undefined ? {} : { revision }) });
    const at = { file: text.file, span: { start: 0, end: 0 } };
    const clusterPath = by.clusterPath === undefined ? {} : { clusterPath: by.clusterPath };
    reading.facts.push({ kind: 'config-text', language: 'corefile-part', path, text, at, ...clusterPath });
    reading.files += 1;
}
function matching(pattern, reading) {
    if (pattern === undefined)
        return [];
    if (!/[*?]/.test(pattern))
        return [pattern];
    const directory = pattern.slice(0, pattern.lastIndexOf('/') + 1);
    const expression = new RegExp(`^${pattern
        .replace(/[\\^$.|+(){}[\]]/g, '\\$&')
        .replace('*', '[^/]*')
        .replace('?', '[^/]')}$`);
    const there = [...reading.tree.paths, ...(reading.tree.leftOutBelow?.(directory.replace(/\/$/, '')) ?? [])];
    return there.filter((path) => expression.test(path));
}
/** From the folder of a file; undefined for what lies outside of the tree. */
function joinPath(file, written) {
    const kept = file.split('/').slice(0, -1);
    for (const part of written.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return undefined;
    }
    return kept.join('/');
}
/** ConfigMaps and Secrets that a DNS server mounts and that no file seems to state: they may do so in words of their own. */
function readMounted(facts, reading) {
    const missing = missingMaps(facts);
    if (missing.size === 0)
        return;
    const names = [...missing];
    for (const path of reading.tree.paths) {
        if (reading.known.has(path) || !OBJECTS.test(path))
            continue;
        const bytes = reading.tree.bytesOf(path);
        if (bytes === undefined)
            continue;
        const text = (0,prefilter/* decode */.D4)(bytes);
        const plain = `${text}\n${(0,escapes/* unescaped */.tv)(text) ?? ''}`;
        if (/ConfigMap|Secret/.test(plain) && names.some((name) => plain.includes(name)))
            add(path, bytes, reading, true);
    }
}
function missingMaps(facts) {
    const stated = new Set();
    for (const fact of facts) {
        if (fact.kind === 'config-map')
            stated.add(fact.name);
        else if (fact.kind === 'kustomization')
            for (const one of fact.generators ?? [])
                stated.add(one.name);
    }
    const missing = new Set();
    for (const fact of facts) {
        if (fact.kind !== 'workload' || !runsResolver(fact))
            continue;
        for (const { source } of fact.volumes) {
            const sources = source.kind === 'config-map' ? [source] : source.kind === 'projected' ? source.sources : [];
            for (const { name } of sources)
                if (name !== '' && !stated.has(name))
                    missing.add(name);
        }
    }
    return missing;
}
function runsResolver(fact) {
    return fact.containers.some((one) => RESOLVER_IMAGE.test(one.image?.value ?? ''));
}

// EXTERNAL MODULE: ./.cache/build/judge/plugins.js + 78 modules
var plugins = __webpack_require__(8586);
;// CONCATENATED MODULE: ./.cache/build/judge/read-file.js





/** Reads one file; undefined for a file that cannot matter. */
function read_file_readFile(path, bytes, options) {
    const opened = (0,documents_open/* openBytes */.od)(path, bytes, options);
    if (opened.file === undefined)
        return opened.notices.length === 0 ? undefined : { facts: [], notices: opened.notices, documents: 0 };
    const { documents, notices } = (0,documents_open/* openFile */.Tq)(opened.file, carriers/* carriers */.M, options);
    const { value, notices: remarks, understood } = factsOf(documents);
    return { facts: value, notices: [...opened.notices, ...notices, ...remarks], documents: understood };
}
/** What the plugins say of documents. */
function factsOf(documents) {
    const facts = [];
    const notices = [];
    let understood = 0;
    let reported = false;
    for (const document of documents) {
        let known = false;
        const before = facts.length;
        for (const plugin of plugins/* plugins */.N) {
            if (!plugin.recognises(document))
                continue;
            known = true;
            const reading = plugin.read(document);
            for (const fact of reading.value)
                facts.push(fact);
            for (const notice of reading.notices)
                notices.push(notice);
        }
        if (known)
            understood += 1;
        const refused = document.kind === 'yaml' ? document.template?.refused : undefined;
        if (refused === undefined)
            continue;
        const isRead = facts.slice(before).some(saysMore);
        if (!isRead)
            notices.push(refused);
        else if (!reported)
            notices.push({ ...refused, message: READ_AS_IT_STANDS });
        reported ||= isRead;
    }
    return { value: facts, notices, understood };
}
const READ_AS_IT_STANDS = 'This template is read as it stands: what its expressions bring is not known, and conditions are assumptions. It has to be rendered first to be judged whole.';
/** Whether what was read of a template is more than that there is some object. */
function saysMore(fact) {
    if (fact.kind === 'workload')
        return fact.containers.length > 0;
    if (fact.kind === 'service')
        return fact.ports.length > 0;
    return fact.kind !== 'config-map' || fact.data.length > 0;
}
/** What a document and everything that is wrapped in it states. */
function readDocument(document) {
    const { documents, notices } = (0,documents_open/* unwrap */.oA)([document], carriers/* carriers */.M);
    const reading = factsOf(documents);
    return { value: reading.value, notices: [...notices, ...reading.notices] };
}
/** What the plug-ins say of one document as it stands: nothing in it is taken apart, and a template is no remark. */
function statedIn(document) {
    const value = [];
    const notices = [];
    for (const plugin of plugins/* plugins */.N) {
        if (!plugin.recognises(document))
            continue;
        const reading = plugin.read(document);
        for (const fact of reading.value)
            value.push(fact);
        for (const notice of reading.notices)
            notices.push(notice);
    }
    return { value, notices };
}
/** Files of a tree as texts, each decoded once. */
function textReader(bytesOf, revision) {
    const known = new Map();
    return (path) => {
        if (known.has(path))
            return known.get(path);
        const bytes = bytesOf(path);
        const file = bytes === undefined ? undefined : { path, text: (0,prefilter/* decode */.D4)(bytes), ...(revision === undefined ? {} : { revision }) };
        known.set(path, file);
        return file;
    };
}
/** What files state that are read only because the given ones name them. */
function readNamed(files, tree) {
    const revision = tree.revision === undefined ? {} : { revision: tree.revision };
    return readNamedFiles(files.flatMap(({ facts }) => facts), { ...tree, paths: tree.paths ?? [] }, (path, bytes) => read_file_readFile(path, bytes, { ...revision, named: true, objects: true }) ?? NOTHING);
}
const NOTHING = { facts: [], notices: [], documents: 0 };

// EXTERNAL MODULE: ./.cache/build/judge/redacted.js + 1 modules
var redacted = __webpack_require__(9701);
// EXTERNAL MODULE: ./.cache/build/judge/report/finding.js
var report_finding = __webpack_require__(647);
// EXTERNAL MODULE: ./.cache/build/judge/rules/descriptions.js
var descriptions = __webpack_require__(4484);
;// CONCATENATED MODULE: ./.cache/build/core/cluster/versions.js
/** Versions of CoreDNS, and what we take where nothing states one. */
/** The newest CoreDNS that is modelled: what we take where nothing states a version. */
const NEWEST_COREDNS = '1.15.0';
/** CoreDNS inside k8s-dns-node-cache 1.26 (kubernetes/dns go.mod). */
const NODE_CACHE_COREDNS = '1.13.2';
function atLeast(version, major, minor, patch) {
    const [a = 0, b = 0, c = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
    return a !== major ? a > major : b !== minor ? b > minor : c >= patch;
}
/** Releases that are modelled, newest first. */
const RELEASES = [
    ['1.15', 0],
    ['1.14', 7],
    ['1.13', 2],
    ['1.12', 4],
    ['1.11', 4],
    ['1.10', 1],
    ['1.9', 4],
    ['1.8', 7],
    ['1.7', 1],
    ['1.6', 9],
    ['1.5', 2],
    ['1.4', 0],
    ['1.3', 1],
    ['1.2', 6],
    ['1.1', 4],
].flatMap(([minor, last]) => Array.from({ length: Number(last) + 1 }, (_, i) => `${minor}.${Number(last) - i}`));
/** The CoreDNS that kubeadm installs, by Kubernetes' minor version (cmd/kubeadm/app/constants CoreDNSVersion). */
const WITH_KUBERNETES = {
    13: '1.2.6',
    14: '1.3.1',
    15: '1.3.1',
    16: '1.6.2',
    17: '1.6.5',
    18: '1.6.7',
    19: '1.7.0',
    20: '1.7.0',
    21: '1.8.0',
    22: '1.8.4',
    23: '1.8.6',
    24: '1.8.6',
    25: '1.9.3',
    26: '1.9.3',
    27: '1.10.1',
    28: '1.10.1',
    29: '1.11.1',
    30: '1.11.3',
    31: '1.11.3',
    32: '1.11.3',
    33: '1.12.0',
    34: '1.12.1',
};
function corednsOfKubernetes(version) {
    const minor = /^v?1\.(\d{1,2})(?:\.|$)/.exec(version)?.[1];
    return minor !== undefined && Object.hasOwn(WITH_KUBERNETES, minor) ? WITH_KUBERNETES[minor] : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/rule.js

/** A finding of a rule; `identity` are the logical names its fingerprint is made of, never paths of files that may move. */
function finding(slug, stated, identity) {
    const rule = (0,descriptions.describeRule)(slug);
    return {
        rule: rule.slug,
        code: rule.code,
        severity: rule.severity,
        assumptions: [],
        path: [],
        ...stated,
        message: bounded(stated.message),
        fingerprint: fingerprint([rule.code, stated.cluster, ...identity]),
        kin: fingerprint([rule.code, ...identity.map((part) => part.replaceAll(stated.at.file.path, ''))]),
    };
}
/** A sentence is read by people: one that quotes a word of megabytes keeps its two ends. */
const MAX_SENTENCE = 2000;
function bounded(sentence) {
    if (sentence.length <= MAX_SENTENCE)
        return sentence;
    return `${sentence.slice(0, MAX_SENTENCE / 2)} ... ${sentence.slice(-MAX_SENTENCE / 2)}`;
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

;// CONCATENATED MODULE: ./.cache/build/judge/rules/corefile-does-not-start.js


const corefileDoesNotStart = {
    slug: 'corefile-does-not-start',
    *check(head) {
        for (const { cluster } of head.clusters) {
            const said = new Set();
            for (const server of cluster.servers) {
                const error = server.config.errors[0] ?? server.refused?.error;
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
                    ...wording(server, error),
                    ...(server.versionAt === undefined
                        ? {}
                        : { path: [{ at: server.versionAt, says: `the version is ${server.version}` }] }),
                }, [server.name, error.message]);
            }
        }
    },
};
function wording({ software, version, versionAt, refused }, { message }) {
    if (refused !== undefined) {
        const which = refused.since === NEWEST_COREDNS ? `CoreDNS ${NEWEST_COREDNS}` : `CoreDNS ${refused.since} and later`;
        return {
            severity: 'note',
            message: `${which} would refuse this Corefile: ${message}. ${version} would start with it, and nothing states the version.`,
            advice: 'State the version, by the image tag or as coredns-version, or correct this line before an upgrade.',
        };
    }
    const every = software === 'coredns' && versionAt === undefined ? ' No modelled version would start with it.' : '';
    return {
        message: `CoreDNS ${version} would refuse this Corefile: ${message}`,
        advice: `Correct this line; until then the server does not start.${every}`,
    };
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/dns-policy-inherits-cluster-dns.js

const dnsPolicyInheritsClusterDns = {
    slug: 'dns-policy-inherits-cluster-dns',
    *check(head) {
        for (const { cluster, simulation } of head.clusters) {
            const looping = new Set(simulation.loops.flatMap((loop) => loop.hops.map((hop) => hop.server.name)));
            const said = new Set();
            for (const one of cluster.inheritsClusterDns) {
                if (looping.has(one.server) || said.has(one.server))
                    continue;
                if (!cluster.servers.some((server) => server.name === one.server && concerns(cluster, server)))
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
/**
 * It concerns the cluster DNS, which would ask itself, and what the cluster DNS forwards to. A server that forwards
 * nothing, and a second one whose upstream is meant to be the cluster DNS, are sound as they are.
 */
function concerns(cluster, server) {
    const steps = server.config.blocks.flatMap((block) => block.steps);
    if (!steps.some((step) => step.kind === 'forward'))
        return false;
    const serving = cluster.servers.filter((one) => isClusterDns(cluster, one));
    if (serving.includes(server))
        return true;
    // Where nothing shows the cluster DNS, one that reads the file may be it.
    if (serving.length === 0)
        return steps.some((step) => step.kind === 'forward' && step.to.some(({ value }) => value.kind === 'resolver-file'));
    const own = new Set(cluster.frontends.filter((one) => leadsTo(one, server)).map((one) => one.address));
    return serving.some((one) => [...one.upstreams.values()].flat().some((upstream) => upstream.kind === 'known' && own.has(upstream.address)));
}
/** Behind the cluster DNS address; where that is not known, one that answers for Services. */
function isClusterDns(cluster, server) {
    const answers = server.config.blocks.some((block) => block.steps.some((step) => step.kind === 'answer' && step.plugin === 'kubernetes'));
    if (cluster.clusterDns.length === 0)
        return answers;
    const behind = cluster.frontends.filter((one) => cluster.clusterDns.includes(one.address));
    const targets = behind.some((one) => one.targets.some((target) => target.kind === 'server'));
    return targets ? behind.some((one) => leadsTo(one, server)) : answers;
}
function leadsTo(frontend, server) {
    return frontend.targets.some((target) => target.kind === 'server' && target.server === server.id);
}

// EXTERNAL MODULE: ./.cache/build/core/cluster/cluster.js
var cluster_cluster = __webpack_require__(3672);
// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
;// CONCATENATED MODULE: ./.cache/build/core/dns/name-set.js

const NO_NAMES = { cuts: [] };
const ALL_NAMES = { cuts: [{ under: dns_name/* ROOT */.Dl, except: [], apex: 'with' }] };
function hasName(set, name) {
    return set.cuts.some((cut) => cutHas(cut, name));
}
/**
 * Whether some name of `these` is in none of `those`. Cuts end at zones, so within the zones that either side mentions all
 * names below a zone, less the deeper zones, are alike: one of each is asked. Linear in the zones and their depth.
 */
function exceeds(these, those) {
    const zones = new Set();
    let longest = 0;
    for (const { cuts } of [...these, ...those])
        for (const { under, except } of cuts)
            for (const zone of [under, ...except]) {
                zones.add(zone);
                longest = Math.max(longest, zone.length);
            }
    // Longer than any label that is mentioned, so that it stands for all others.
    const other = 'x'.repeat(longest + 1);
    const [here, there] = [membership(these), membership(those)];
    for (const zone of zones)
        for (const name of [zone, (0,dns_name/* below */.Gz)(other, zone)])
            if (here(name) && !there(name))
                return true;
    return false;
}
function membership(sets) {
    const byZone = new Map();
    for (const { cuts } of sets)
        for (const cut of cuts) {
            const known = byZone.get(cut.under);
            const one = { cut, except: new Set(cut.except) };
            if (known === undefined)
                byZone.set(cut.under, [one]);
            else
                known.push(one);
        }
    return (name) => {
        const passed = [];
        for (const zone of (0,dns_name/* ancestry */.yy)(name)) {
            passed.push(zone);
            for (const { cut, except } of byZone.get(zone) ?? []) {
                if (zone === name ? cut.apex === 'without' : cut.apex === 'only')
                    continue;
                if (zone === name || !passed.some((one) => except.has(one)))
                    return true;
            }
        }
        return false;
    };
}
function cutHas(cut, name) {
    if (name === cut.under)
        return cut.apex !== 'without';
    if (cut.apex === 'only' || !isWithin(name, cut.under))
        return false;
    return !cut.except.some((zone) => isWithin(name, zone));
}
/**
 * `every name`, `every name outside cluster.local`, `every name but host.corp.test`; at most `most` zones are spelled out.
 * A single name that is left out stands in a set as a zone cut out and everything below it put back; it is reported as the one name.
 */
function describeNames(set, most = 4, noun = 'every name') {
    if (set.cuts.length === 0)
        return 'no name';
    const putBack = new Set(set.cuts.filter((cut) => cut.apex === 'without' && cut.except.length === 0).map((cut) => cut.under));
    const reported = new Set();
    const lacks = new Map();
    const byZone = new Map(set.cuts.filter((cut) => cut.apex === 'without').map((cut) => [cut.under, cut]));
    for (const cut of set.cuts) {
        const names = cut.except.filter((zone) => putBack.has(zone));
        if (names.length === 0)
            continue;
        lacks.set(cut, { names, zones: cut.except.filter((zone) => !putBack.has(zone)) });
        for (const name of names) {
            const below = byZone.get(name);
            if (below !== undefined)
                reported.add(below);
        }
    }
    const all = set.cuts.filter((cut) => !reported.has(cut));
    // A single name last would read as one more of the zones that are left out.
    const cuts = [...all.filter((cut) => cut.apex === 'only'), ...all.filter((cut) => cut.apex !== 'only')];
    const shown = cuts
        .slice(0, most)
        .map((cut) => describeCut(cut, lacks.get(cut) ?? { names: [], zones: cut.except }, most, noun));
    const rest = cuts.length - shown.length;
    if (rest > 0)
        shown.push(`${rest} more`);
    return joinWords(shown);
}
function describeCut(cut, except, most, noun) {
    const zone = (0,dns_name/* displayName */.QC)(cut.under);
    if (cut.apex === 'only')
        return cut.under === dns_name/* ROOT */.Dl ? 'the root name' : `${zone} itself`;
    const subtree = cut.under === dns_name/* ROOT */.Dl ? noun : `${noun} under ${zone}`;
    const outside = except.zones.length === 0 ? '' : ` outside ${listed(except.zones, most, 'zones')}`;
    const but = except.names.length === 0 ? '' : ` but ${listed(except.names, most, 'names')}`;
    return `${subtree}${outside}${outside !== '' && but !== '' ? ',' : ''}${but}`;
}
function listed(names, most, what) {
    const shown = names.slice(0, most).map(dns_name/* displayName */.QC);
    if (names.length > most)
        shown.push(`${names.length - most} more ${what}`);
    return joinWords(shown);
}
function joinWords(words) {
    if (words.length < 2)
        return words[0] ?? '';
    return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

// EXTERNAL MODULE: ./.cache/build/core/dns/query-type.js
var query_type = __webpack_require__(4588);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/forwarding-loop.js







const forwardingLoop = {
    slug: 'forwarding-loop',
    *check(head) {
        for (const view of head.clusters) {
            const seen = new Set();
            for (const [loop, others] of byCause(view.simulation.loops)) {
                const key = identity(loop).join('\n');
                yield report(view, loop, others, seen.has(key));
                seen.add(key);
            }
        }
    },
};
/** Loops that one setting outside the server blocks makes (a line of a resolver file, a kubelet setting) are one finding: the shortest is reported. */
function byCause(loops) {
    const groups = new Map();
    for (const [index, loop] of loops.entries()) {
        const cause = loop.hops.find((hop) => hop.says.length > 1)?.says.at(-1)?.at;
        const key = cause === undefined
            ? `${index}`
            : `${loop.certainty} ${loop.probability ?? ''} ${loop.guard.verdict} ${isUncommon(loop)} ${cause.file.path} ${cause.span.start}`;
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
function report(view, loop, others, again) {
    const first = loop.hops[0];
    const zone = zoneOf(first);
    const { guard } = loop;
    const names = namesIn(loop);
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
        severity: isUncommon(loop) ? 'note' : loop.certainty === 'assumed' || onlyOnFailure ? 'warning' : 'error',
        certainty: loop.certainty,
        ...(loop.probability === undefined ? {} : { probability: loop.probability }),
        cluster: view.cluster.name,
        server: first.server.name,
        zone,
        at: first.at,
        message: `${routeSentence(loop, names)}${certaintyClause(loop)} ${guardClause(guard.verdict, guard.because, loop)}`,
        advice: advice(loop, view.cluster),
        names,
        reach: [loop, ...others].map((one) => one.names),
        witness: loop.witness,
        guard: guard.verdict,
        assumptions: loop.assumptions,
        path,
        cycle,
    }, again ? [...identity(loop), loop.certainty, names] : identity(loop));
}
/** What makes it this loop and no other, whatever file it stands in. */
function identity(loop) {
    const hops = loop.hops.flatMap((hop) => [hop.server.name, zoneOf(hop), hop.step.from]);
    return hops.concat(loop.blocks.map(({ socket, block }) => `${socket.server.name} ${block.keys.map((key) => key.zone).join(' ')}`));
}
/** Whether no ordinary client asks for a type that comes back. */
function isUncommon({ types, witness }) {
    if (types === undefined)
        return (0,query_type/* isUncommonType */.p)(witness.type);
    return types.kind === 'only' && types.list.every(query_type/* isUncommonType */.p);
}
/** Reported of names, and of their types where only some come back. */
function namesIn(loop) {
    const list = typesOf(loop);
    if (list === undefined)
        return describeNames(loop.names);
    const words = list.list.length === 0 ? 'some' : joined(list.list);
    const kind = list.kind === 'only' ? `${words} questions` : `questions of types other than ${words}`;
    return `${kind} for ${describeNames(loop.names, undefined, 'names')}`;
}
/** A loop of an uncommon type is named by it, even where nothing tells types apart. */
function typesOf(loop) {
    return loop.types ?? ((0,query_type/* isUncommonType */.p)(loop.witness.type) ? { kind: 'only', list: [loop.witness.type] } : undefined);
}
function joined(words) {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
function zoneOf(hop) {
    return hop.block.keys[0]?.zone === undefined ? '.' : (0,dns_name/* displayName */.QC)(hop.block.keys[0].zone);
}
function routeSentence(loop, names) {
    const [first, ...rest] = loop.hops;
    if (rest.length === 0)
        return `${first.server.name} forwards ${names} to ${first.to}, which is ${first.server.name} itself (${first.via})`;
    const tail = rest.map((hop) => `${hop.server.name}, which forwards to ${hop.to}`).join(', then ');
    return `${first.server.name} forwards ${names} to ${first.to}; that is ${tail}, which is ${first.server.name} again`;
}
function certaintyClause(loop) {
    if (loop.certainty === 'always') {
        if (loop.grows === true)
            return ': every such query comes back with a longer name, again and again, until no DNS message holds the name.';
        const limit = limitOf(loop);
        return limit === undefined
            ? ': every such query comes back and is sent off again.'
            : `: every such query comes back and is sent off again, until max_concurrent ${limit} refuses it.`;
    }
    if (loop.certainty === 'assumed')
        return `: such queries come back, assuming that ${loop.assumptions.join(' and ')}.`;
    if (loop.probability === undefined)
        return `: such queries come back when ${failoverClause(loop)}.`;
    return `: ${percent(loop.probability)} of such queries come back and are sent off again.`;
}
/** How many queries the narrowest stanza of the loop has in flight; undefined where none is bounded. */
function limitOf(loop) {
    const limit = loop.hops.reduce((least, { step }) => (step.maxConcurrent > 0 ? Math.min(least, step.maxConcurrent) : least), Number.POSITIVE_INFINITY);
    return limit === Number.POSITIVE_INFINITY ? undefined : limit;
}
/** What has to happen first, where a loop closes only then. */
function failoverClause(loop) {
    for (const hop of loop.hops) {
        const { step, block } = hop;
        const asked = hop.server.upstreams.get(step) ?? [];
        const first = asked.find((one) => one.kind === 'known' && one.address === hop.upstream?.address);
        if (step.policy === 'sequential' && first !== undefined && asked[0] !== first) {
            const answers = step.failover.length === 0 ? '' : ` or answer ${step.failover.join(', ')}`;
            return `the upstreams before ${hop.to} give no answer${answers}`;
        }
        const before = block.steps.slice(0, block.steps.indexOf(step)).filter((one) => one.kind === 'forward');
        const next = [...new Set(before.flatMap((one) => one.next))];
        if (next.length > 0)
            return `the forward before it is answered ${next.map((one) => (one === 'NODATA' ? 'without data' : one)).join(' or ')}`;
    }
    return 'another upstream fails';
}
function percent(share) {
    return `${Math.round(share * 1000) / 10} %`;
}
function guardClause(verdict, because, loop) {
    switch (verdict) {
        case 'absent': {
            const absent = 'No loop plugin guards these server blocks';
            const limit = limitOf(loop);
            if (loop.grows === true)
                return `${absent}.`;
            return limit === undefined
                ? `${absent}: nothing stops the queries but exhausted memory.`
                : `${absent}: one such query uses up all ${limit}.`;
        }
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
function advice(loop, cluster) {
    const first = loop.hops[0];
    const asked = first.upstream === undefined ? first.to : (0,cluster_cluster/* formatAddress */.M)(cluster, first.upstream.address);
    const elsewhere = `forward to resolvers that do not lead back to ${first.server.name}`;
    // Who stands behind an address is no setting that one would change; how the address came in is.
    const settings = loop.hops.flatMap((hop) => hop.says.filter((step) => !step.says.startsWith(`${hop.to} is `)));
    if (settings.length === 0)
        return `${capital(elsewhere)} instead of ${first.to}.`;
    const last = settings[settings.length - 1];
    const places = [...new Set(settings.map(placeOf))];
    const routeSentence = places.length === 1 ? '' : ` The settings on the road: ${places.join(', ')}.`;
    const policy = settings.find((step) => /cluster DNS/.test(step.says) && /dnsPolicy/.test(step.says));
    if (policy !== undefined)
        return `Set dnsPolicy: Default on ${first.server.name} (${placeOf(policy)}), or ${elsewhere}.${routeSentence}`;
    const resolved = settings.find((step) => /^DNS=/.test(step.says));
    if (resolved !== undefined)
        return `Set DNS= of systemd-resolved (${placeOf(resolved)}) to real resolvers, such as DNS=8.8.8.8.${routeSentence}`;
    const kubelet = settings.find((step) => /kubelet copies \/etc\/resolv\.conf|resolvConf is empty/.test(step.says));
    if (kubelet !== undefined && first.upstream !== undefined && (0,endpoint/* isLoopback */.U9)(first.upstream.address)) {
        const meant = settings.find((step) => / here chooses no file: /.test(step.says)) ?? kubelet;
        const where = /nothing states another/.test(meant.says) ? 'which nothing states' : placeOf(meant);
        return `Set resolvConf of the kubelet (${where}) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or ${elsewhere}. Deleting the loop plugin would only hide it.${routeSentence}`;
    }
    const written = settings.find((step) => / on the node lists nameserver [^ ]+: /.test(step.says));
    if (written !== undefined)
        return `${capital(elsewhere)}, or change what puts ${asked} into the nodes' file (${placeOf(written)}).${routeSentence}`;
    return `Take ${asked} out of ${placeOf(last)}, or ${elsewhere}.${routeSentence}`;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function placeOf(step) {
    return `${step.at.file.path}:${(0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(step.at.file.text), step.at.span.start).line}`;
}

// EXTERNAL MODULE: ./.cache/build/core/text/conditions.js
var conditions = __webpack_require__(7889);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/blocks.js

function guardOf(block) {
    return block.steps.find((step) => step.kind === 'loop-guard');
}
/** A template brings plugins that are not written in this block: `loop` may be one of them. */
function mayBringGuard(block) {
    return block.steps.some((step) => step.kind === 'opaque' && !/^[a-z][a-z0-9_-]*$/.test(step.plugin));
}
function forwards(block) {
    return block.steps.some((step) => step.kind === 'forward');
}
/** CoreDNS's own plugin set; the other servers of the model have no `loop`. */
function isCoreDns(server) {
    return server.software === 'coredns' || server.software === 'node-cache';
}
function zonesOf(block) {
    return block.keys.map((key) => displayName(key.zone)).join(' ');
}
function firstZone(block) {
    return (0,dns_name/* displayName */.QC)(block.keys[0]?.zone ?? '.');
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
/** Places, as `PATH|OFFSET`, of every setting on the path of a loop: its one finding names them. */
function placesOnRoads(loops) {
    return new Set(loops.flatMap((loop) => loop.hops.flatMap((hop) => hop.says.map(({ at }) => `${at.file.path}|${at.span.start}`))));
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/inherited-loopback-upstream.js




const inheritedLoopbackUpstream = {
    slug: 'inherited-loopback-upstream',
    *check(head) {
        for (const { cluster, simulation } of head.clusters) {
            // The loop that such an address makes is reported once, with this setting on its path.
            const reported = placesOnRoads(simulation.loops);
            // Somebody's setting, as long as no DNS server of the model reads the file.
            const isRead = cluster.servers.some((server) => server.network.startsWith('pod:') && readsResolverFile(server));
            // A setting that has no effect is the cause where one stands on the path (LG303).
            const causes = new Set(cluster.ineffective.map(({ at }) => `${at.file.path}|${at.span.start}`));
            for (const pool of cluster.pools) {
                const bad = pool.inherited.nameservers.find((one) => (0,endpoint/* isLoopback */.U9)(one.address));
                if (bad === undefined)
                    continue;
                const at = bad.via[0]?.at ?? bad.at;
                const pathKeys = bad.via.map((step) => `${step.at.file.path}|${step.at.span.start}`);
                if (pathKeys.some((place) => reported.has(place) || causes.has(place)))
                    continue;
                yield finding('inherited-loopback-upstream', {
                    ...(!isRead && { severity: 'note' }),
                    cluster: cluster.name,
                    at,
                    message: `Pods with dnsPolicy Default${pool.pool === 'default' ? '' : ` on nodes of ${pool.pool}`} get nameserver ${bad.address}: in a pod that is the pod itself, not the node.`,
                    advice: 'Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
                    path: bad.via,
                    assumptions: [...new Set(bad.via.flatMap((step) => (0,conditions/* conditionsAt */.eB)(step.at)))],
                }, [pool.pool, bad.address]);
            }
        }
    },
};
function readsResolverFile({ config }) {
    return config.blocks.some((block) => block.steps.some((step) => step.kind === 'forward' && step.to.some(({ value }) => value.kind === 'resolver-file')));
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/kubelet-resolvconf-ineffective.js



const kubeletResolvconfIneffective = {
    slug: 'kubelet-resolvconf-ineffective',
    *check(head) {
        for (const { cluster, simulation } of head.clusters) {
            // A loop that such a setting lets happen is reported once, with the setting on its path.
            const reported = placesOnRoads(simulation.loops);
            const handed = cluster.pools.flatMap((pool) => pool.inherited.nameservers
                .filter((one) => (0,endpoint/* isLoopback */.U9)(one.address))
                .flatMap((one) => one.via.map((step) => ({ place: kubelet_resolvconf_ineffective_placeOf(step.at), address: one.address }))));
            const said = new Set();
            for (const one of cluster.ineffective) {
                const place = kubelet_resolvconf_ineffective_placeOf(one.at);
                if (reported.has(place) || said.has(place))
                    continue;
                said.add(place);
                const address = /127\.0\.0\.1/.test(one.why) ? undefined : handed.find((step) => step.place === place)?.address;
                yield finding('kubelet-resolvconf-ineffective', {
                    cluster: cluster.name,
                    at: one.at,
                    message: `${one.key} does not do what it looks like: ${one.why}.${address === undefined ? '' : ` Pods with dnsPolicy Default get nameserver ${address}, which in a pod is the pod itself.`}`,
                    advice: /\s/.test(one.instead) ? one.instead : `Write \`${one.instead}\` instead.`,
                }, [one.key, one.why]);
            }
        }
    },
};
function kubelet_resolvconf_ineffective_placeOf(at) {
    return `${at.file.path}|${at.span.start}`;
}

// EXTERNAL MODULE: ./.cache/build/core/forwarding/decide.js + 9 modules
var decide = __webpack_require__(1108);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/reach.js
var reach = __webpack_require__(8528);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/guard.js
/** What CoreDNS's `loop` plugin would do at start (plugin/loop/setup.go, loop.go), upstreams and endpoints being up. */





/** The process exits on the third sighting of its probe. */
const FATAL_SIGHTINGS = 3;
const MAX_HOPS = 40;
const MAX_PATHS = 4096;
/** Whether a block of the graph has a `loop` plugin. */
function hasGuard(graph, block) {
    return graph.compiled.get(block)?.guarded === true;
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
            : (0,endpoint/* isUnspecified */.QN)(bind.address)
                ? '127.0.0.1'
                : bind.address;
    const entry = (0,reach/* socketAt */.P)(graph, socket.server, host, first.port, 'dns') ??
        (graph.socketsOf.get(socket.server.id) ?? []).find((one) => one.port === first.port && one.transport === 'dns');
    if (entry === undefined)
        return { fatal: 0, seen: false, forwarded: false, because: 'nothing listens where it sends its probe' };
    // It waits for the name as its key is written, and sees names in lower case (plugin/loop/loop.go, request.Request.Name).
    const written = (0,dns_name/* below */.Gz)('4611686018427387904', (0,dns_name/* below */.Gz)('4611686018427387905', first.zone));
    const name = written.toLowerCase();
    let fatal = 0;
    let seen = false;
    let forwarded = false;
    let paths = 0;
    // What became of it where it did not come past the guard, the first of each kind.
    let ended;
    let changed = false;
    const open = [
        {
            socket: entry,
            name,
            type: 'HINFO',
            source: host,
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
        const branches = (0,decide/* decide */.L)(graph, at, {
            onGuard: (passed, seenName, seenType) => {
                if (passed !== block)
                    return;
                if (seenType === 'HINFO' && seenName === written)
                    sightings += 1;
                else
                    changed = true;
            },
        });
        if (sightings > 0)
            seen = true;
        if (sightings >= FATAL_SIGHTINGS) {
            fatal += at.probability;
            continue;
        }
        if (at.hops >= MAX_HOPS)
            continue;
        const arrived = { ...at, sightings };
        for (const { branch, counters } of chosen(branches, at.counters, assuming)) {
            const { outcome } = branch;
            if (sightings === 0)
                ended ??= endedBy(branch, block);
            if (branch.block === block && branch.step !== undefined)
                forwarded = true;
            if (outcome.kind !== 'sent')
                continue;
            const step = outcome.hop.step;
            const inFlight = new Map(at.inFlight);
            const running = (inFlight.get(step) ?? 0) + 1;
            // max_concurrent refuses the query that would exceed it, and a refusal is an answer. A server that merges identical
            // questions sends no second one.
            if (step.maxConcurrent > 0 && running > step.maxConcurrent) {
                for (const next of afterRefusal({ ...arrived, probability: at.probability * branch.probability }, assuming))
                    open.push(next);
                continue;
            }
            // Nobody answers what is merged, so the merging server asks again by itself until it gives up: what came back once
            // comes back until it has been seen often enough (recorded with dnsmasq and unbound: guard/several-servers).
            if (step.merges && running > 1) {
                if (sightings > 0)
                    fatal += at.probability * branch.probability;
                continue;
            }
            inFlight.set(step, running);
            open.push({
                ...(0,decide/* questionOf */.Y)(outcome),
                sightings,
                hops: at.hops + 1,
                probability: at.probability * branch.probability,
                counters,
                inFlight,
                attempt: { by: arrived, branches, tried: [branch] },
            });
        }
    }
    return {
        fatal: Math.min(1, fatal),
        seen,
        forwarded,
        ...(seen
            ? {}
            : { because: changed ? 'a rewrite changes its probe before it' : (ended ?? 'its probe never reaches it') }),
    };
}
/**
 * Where a probe goes on that was refused: to the next upstream of whoever sent it, where `failover` says so of REFUSED, to
 * its next stanza where `next` does, else whoever sent that one is refused too (plugin/forward/forward.go ServeDNS).
 */
function afterRefusal(refused, assuming) {
    for (let { attempt } = refused; attempt !== undefined; attempt = attempt.by.attempt) {
        const { by, branches, tried } = attempt;
        const last = tried[tried.length - 1];
        const step = last?.step;
        if (step === undefined)
            continue;
        const left = branches.filter((one) => !tried.includes(one) && (assuming || one.certainty !== 'assumed'));
        const beside = left.filter((one) => one.step === step);
        const behind = left.filter((one) => one.step !== step).slice(0, 1);
        const onward = step.failover.includes('REFUSED') && beside.length > 0 ? beside : step.next.includes('REFUSED') ? behind : [];
        // Of a list in no order of its own any may be the next one.
        const turns = step.policy === 'random' || step.policy === 'unordered' ? onward : onward.slice(0, 1);
        const found = turns.flatMap((branch) => {
            const { outcome } = branch;
            if (outcome.kind !== 'sent')
                return [];
            const inFlight = new Map(by.inFlight);
            inFlight.set(outcome.hop.step, (inFlight.get(outcome.hop.step) ?? 0) + 1);
            return [
                {
                    ...refused,
                    socket: outcome.to,
                    name: outcome.name,
                    type: outcome.type,
                    hops: refused.hops + 1,
                    probability: refused.probability / turns.length,
                    inFlight,
                    attempt: { by, branches, tried: [...tried, branch] },
                },
            ];
        });
        if (onward.length > 0)
            return found;
    }
    return [];
}
/** What takes a probe that its guard has not seen. */
function endedBy(branch, guarded) {
    const { outcome, block } = branch;
    if (block === undefined)
        return 'no server block that listens there takes its probe';
    if (block !== guarded)
        return `another server block (zone ${(0,dns_name/* displayName */.QC)(block.keys[0]?.zone ?? dns_name/* ROOT */.Dl)}) takes its probe`;
    if (outcome.kind === 'answered')
        return `${outcome.plugin} answers its probe before it`;
    if (outcome.kind === 'fails')
        return `its probe ends before it: ${outcome.because}`;
    return undefined;
}
/** At start every upstream is up. round_robin is no chance: its counter is raised before it is used (plugin/forward/policy.go). */
function chosen(branches, counters, assuming) {
    const usable = branches.filter((branch) => branch.certainty === 'certain' || branch.certainty === 'share' || (assuming && branch.certainty === 'assumed'));
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
/** Why a probe that its guard saw once is not seen often enough. */
function unseen(loop, block, result) {
    const zone = block.keys[0]?.zone ?? dns_name/* ROOT */.Dl;
    if (!result.forwarded)
        return `no forward of server block ${(0,dns_name/* displayName */.QC)(zone)} takes its probe name`;
    if (loop.onFailure)
        return 'with every upstream up, its probe does not come back at start';
    if (!(0,dns_name/* isWithin */.UO)(loop.witness.name, zone))
        return `it probes ${(0,dns_name/* displayName */.QC)(zone)} only`;
    return 'its probe is answered or refused before it is seen a third time';
}
/** What the guards of the blocks on a loop do about it; each is probed once, however many loops it stands on. */
function guardVerdicts(graph) {
    const results = new Map();
    const numbers = new Map();
    return (loop) => verdictOf(graph, loop, (socket, block) => {
        const number = numbers.get(block) ?? numbers.size;
        numbers.set(block, number);
        const assuming = loop.certainty === 'assumed';
        const key = `${socket.index} ${number} ${assuming}`;
        const result = results.get(key) ?? probe(graph, socket, block, assuming);
        results.set(key, result);
        return result;
    });
}
function verdictOf(graph, loop, probed) {
    let best = 0;
    let any = false;
    let because;
    for (const { socket, block } of loop.blocks) {
        if (!hasGuard(graph, block) || (socket.server.software !== 'coredns' && socket.server.software !== 'node-cache'))
            continue;
        any = true;
        const result = probed(socket, block);
        // A guard that a template writes under a condition is there in some of what it renders to.
        const step = block.steps.find((one) => one.kind === 'loop-guard');
        const isWritten = step === undefined || (0,conditions/* conditionsAt */.eB)(step.at).every((condition) => loop.assumptions.includes(condition));
        best = Math.max(best, isWritten ? result.fatal : Math.min(result.fatal, 0.5));
        because ??= result.because ?? unseen(loop, block, result);
    }
    if (!any)
        return { verdict: 'absent' };
    if (best > 1 - 1e-9)
        return { verdict: loop.certainty === 'sometimes' && !loop.onFailure ? 'misfires' : 'fatal' };
    if (best > 0)
        return { verdict: 'sometimes' };
    return { verdict: 'blind', ...(because === undefined ? {} : { because }) };
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-blind.js





/** The guard probes one random name under the block's first zone, over UDP, once at start (plugin/loop/setup.go). */
const loopGuardBlind = {
    slug: 'loop-guard-blind',
    *check(head) {
        const keys = new Map();
        for (const { view, server, block, looping } of coreDnsBlocks(head)) {
            const guard = guardOf(block);
            const socket = view.graph.socketsOf.get(server.id)?.[0];
            if (guard === undefined || socket === undefined || !forwards(block) || looping)
                continue;
            // A block whose zones are all filled in elsewhere; that is said where they stand.
            if (block.keys.length === 0)
                continue;
            // Of two branches of a template only one is written, and which one takes the probe is not known.
            if ((0,conditions/* conditionsAt */.eB)(block.at).length > 0) {
                const all = keys.get(server) ?? byKey(server.config.blocks);
                keys.set(server, all);
                if (hasOtherBranch(block, all))
                    continue;
            }
            const result = probe(view.graph, socket, block, true);
            const first = block.keys[0]?.zone;
            const others = [...new Set(block.keys.map((key) => key.zone))].filter((zone) => zone !== first && forwardsOf(block).some((step) => covers(step, zone)));
            const blind = !result.seen
                ? {
                    because: result.because ?? 'its probe never reaches it',
                    advice: block.keys[0]?.transport === 'dns'
                        ? 'Let the probe through, a HINFO question for a random name below the first zone: by `fallthrough`, or by a server block of its own for what is forwarded, with `loop`.'
                        : 'Make a plain DNS key the first of the server block, or forward from a plain DNS block of its own with `loop`.',
                }
                : !result.forwarded
                    ? {
                        because: 'no forward of this server block takes its probe name',
                        advice: 'Give each zone that is forwarded a server block of its own with `loop`.',
                    }
                    : others.length > 0
                        ? {
                            because: `it probes ${firstZone(block)} only, and the block also forwards ${others.slice(0, 3).map(dns_name/* displayName */.QC).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more zones` : ''}`,
                            advice: 'Give each zone a server block of its own with `loop`.',
                        }
                        : forwardsOf(block).every((step) => step.maxConcurrent === 1)
                            ? {
                                because: 'max_concurrent 1 refuses its probe when it comes back, before it is seen a third time',
                                advice: 'Allow more concurrent queries, such as max_concurrent 1000.',
                            }
                            : undefined;
            if (blind === undefined)
                continue;
            yield finding('loop-guard-blind', {
                cluster: view.cluster.name,
                server: server.name,
                zone: firstZone(block),
                at: guard.at,
                message: `The loop plugin of server block ${firstZone(block)} could not see a loop here: ${blind.because}.`,
                advice: blind.advice,
            }, [server.name, firstZone(block)]);
        }
    },
};
function forwardsOf(block) {
    return block.steps.filter((step) => step.kind === 'forward');
}
/** Blocks that serve one zone on one port; more of them need not be looked at. */
const MAX_RIVALS = 50;
/** Blocks of a server by what they serve. */
function byKey(blocks) {
    const found = new Map();
    for (const block of blocks)
        for (const { zone, port } of block.keys) {
            const known = found.get(`${zone}:${port}`);
            if (known === undefined)
                found.set(`${zone}:${port}`, [block]);
            else if (known.length < MAX_RIVALS)
                known.push(block);
        }
    return found;
}
/** Another block serves one of its zones on the same port, where the template does not bring this one. */
function hasOtherBranch(block, all) {
    const own = (0,conditions/* conditionsAt */.eB)(block.at);
    return block.keys.some(({ zone, port }) => all
        .get(`${zone}:${port}`)
        ?.some((other) => other !== block && (0,conditions/* isContradictory */.yC)([...own, ...(0,conditions/* conditionsAt */.eB)(other.at)])));
}
/** Takes some names at or below the zone. */
function covers(step, zone) {
    return (0,dns_name/* isWithin */.UO)(step.from, zone) || ((0,dns_name/* isWithin */.UO)(zone, step.from) && !step.except.some((one) => (0,dns_name/* isWithin */.UO)(zone, one)));
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-misfires.js


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

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-missing.js



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
        const missing = new Map();
        for (const one of coreDnsBlocks(head)) {
            const { view, server, block, looping } = one;
            // A block on a loop is reported there (guard: absent); nobody can edit a block that a program itself writes.
            if (block.addedBy !== undefined || server.ownerWrites === true)
                continue;
            if (!forwards(block) || guardOf(block) !== undefined || looping || block.keys.length === 0)
                continue;
            if (mayBringGuard(block))
                continue;
            // One note covers the stub domains of a server, and one its root block.
            const kind = block.keys.some((key) => key.zone === dns_name/* ROOT */.Dl) ? `. ${firstZone(block)}` : 'stub domains';
            const key = `${view.cluster.name}|${server.name}|${kind}`;
            const known = missing.get(key);
            if (known === undefined)
                missing.set(key, [one]);
            else
                known.push(one);
        }
        for (const all of missing.values())
            yield loop_guard_missing_report(all);
    },
};
function loop_guard_missing_report(all) {
    const { view, server, block } = all[0];
    const zones = [...new Set(all.map((one) => firstZone(one.block)))];
    const [what, here] = all.length === 1
        ? [`The server block ${zones[0]} of ${server.name} forwards`, 'this server block']
        : [`${all.length} server blocks of ${server.name} (${zones.slice(0, 5).join(', ')}) forward`, 'each of them'];
    return finding('loop-guard-missing', {
        cluster: view.cluster.name,
        server: server.name,
        zone: firstZone(block),
        at: block.at,
        message: `${what} without the loop plugin: a forwarding loop would not be noticed at start.`,
        advice: `Add \`loop\` to ${here}.`,
    }, [server.name, firstZone(block)]);
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/guard-fix.js
/** A block of more lines is nobody's to mend with a click. */
const MAX_LINES = 2_000;
/**
 * Undefined where no line can be put in: a block on one line, a Corefile in a quoted text, values of a chart, a block that
 * no file holds. The line goes where the base had it, known by its neighbours; else it becomes the block's first.
 */
function putGuardBack(now, guard) {
    const { file, span } = now.extent;
    if (now.addedBy !== undefined || file.revision !== undefined)
        return undefined;
    const lines = linesOf(file, span.start, span.end);
    const [opening, ...body] = lines;
    const closing = body.pop();
    const first = body.find(({ text }) => isDirective(text));
    // Line by line: what opens the block ends its line, what closes it stands alone.
    if (opening === undefined || closing === undefined || first === undefined)
        return undefined;
    if (!/\{\s*(?:#.*)?$/.test(opening.text) || closing.text.trim() !== '}')
        return undefined;
    const place = formerPlace(body, closing, guard) ?? first;
    const indent = /^[ \t]*/.exec(first.text)?.[0] ?? '';
    const end = file.text[closing.start - 2] === '\r' ? '\r\n' : '\n';
    return {
        at: { file, span: { start: place.start, end: place.start } },
        replacement: `${indent}loop${end}`,
        says: 'put `loop` back',
    };
}
/** Whole lines, from the one that `from` stands on to the one before `to`. */
function linesOf(file, from, to) {
    const lines = [];
    let start = file.text.lastIndexOf('\n', from - 1) + 1;
    while (start < to && lines.length <= MAX_LINES) {
        const feed = file.text.indexOf('\n', start);
        const end = feed === -1 ? file.text.length : feed;
        lines.push({ start, text: file.text.slice(start, end).replace(/\r$/, '') });
        start = end + 1;
    }
    return lines.length > MAX_LINES ? [] : lines;
}
/** A plugin's first line: a word, neither a comment nor the end of a stanza. */
function isDirective(text) {
    return /^[ \t]+[a-z]/.test(text);
}
/** Before the line that followed the guard, or behind the one before it, where the block still has exactly one such line. */
function formerPlace(body, closing, guard) {
    const { file, span } = guard.at;
    const start = file.text.lastIndexOf('\n', span.start - 1) + 1;
    const [, after] = linesOf(file, start, Math.min(file.text.length, file.text.indexOf('\n', span.end) + 2));
    const before = start === 0 ? undefined : linesOf(file, start - 1, start)[0];
    const all = [...body, closing];
    const index = (wanted) => {
        const text = wanted?.text.trim() ?? '';
        const same = text.length < 2 ? [] : body.filter((line) => line.text.trim() === text);
        return same.length === 1 && same[0] !== undefined ? all.indexOf(same[0]) : -1;
    };
    const next = index(after);
    if (next !== -1)
        return all[next];
    const previous = index(before);
    return previous === -1 || before?.text.trim().endsWith('{') === true ? undefined : all[previous + 1];
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-removed.js




/** Compares logical server blocks: the zones that a guarded block held, in the same server before and after. */
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
            for (const { now, guard, moved } of unguarded(old.blocks, server.blocks)) {
                const what = moved
                    ? `takes over a forward that had the loop plugin beside it, and has none`
                    : `still forwards, and its loop plugin is gone`;
                const fix = putGuardBack(now, guard);
                yield finding('loop-guard-removed', {
                    ...(fix === undefined ? {} : { fix }),
                    cluster: server.cluster,
                    server: name,
                    zone: firstZone(now),
                    at: now.at,
                    message: `The server block ${firstZone(now)} of ${name} ${what}: a forwarding loop will no longer end the server at start, it will exhaust its memory.`,
                    advice: 'Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
                    path: [
                        {
                            at: guard.at,
                            says: isWritten(guard.at) ? 'the base has `loop` here' : 'the base gets `loop` from here, by default',
                        },
                    ],
                }, [name, firstZone(now)]);
            }
        }
    },
};
/** A chart that is not reported otherwise brings its own Corefile: nothing in the file says `loop`. */
function isWritten({ file, span }) {
    return file.text.slice(span.start, span.end).includes('loop');
}
/** The blocks of one server that forward what a guarded block forwarded before, each once and without a guard. */
function unguarded(before, after) {
    const held = byZone(before);
    const holds = byZone(after);
    const found = new Map();
    const bare = after.filter((block) => forwards(block) && guardOf(block) === undefined && !mayBringGuard(block));
    const suspects = new Set(bare);
    /** What came under zones that the base had not. */
    const added = bare.filter((block) => block.keys.every((key) => !held.has(key.zone)));
    const left = [];
    for (const old of before) {
        const guard = guardOf(old);
        if (guard === undefined || !forwards(old))
            continue;
        let kept = false;
        for (const key of old.keys) {
            const blocks = holds.get(key.zone);
            if (blocks === undefined)
                continue;
            kept = true;
            const at = (block, where) => block.keys.some((own) => own.zone === where.zone && sameListener(own, where));
            // On another port only a block that the base had not: what stood beside the guarded one was never guarded.
            const now = blocks.find((block) => at(block, key)) ??
                blocks.find((block) => block.keys.every((own) => own.zone !== key.zone || !held.get(own.zone)?.some((one) => at(one, own))));
            if (now !== undefined && suspects.has(now) && !found.has(now))
                found.set(now, { now, guard, moved: false });
        }
        if (!kept)
            left.push({ old, guard });
    }
    const stanzas = new Map();
    const successors = new Map();
    const stillOf = (old) => {
        const known = successors.get(old) ?? [...new Set(old.keys.flatMap((key) => holds.get(key.zone) ?? []))];
        successors.set(old, known);
        return known;
    };
    for (const now of added) {
        const zone = now.keys[0]?.zone;
        if (zone === undefined)
            continue;
        const olds = new Set([...(0,dns_name/* ancestry */.yy)(zone)].flatMap((above) => held.get(above) ?? []));
        for (const old of olds) {
            const guard = guardOf(old);
            if (guard === undefined || !tookOver(old, now, zone, stillOf(old), stanzas))
                continue;
            found.set(now, { now, guard, moved: true });
            break;
        }
    }
    // The only block that forwards goes by another zone now.
    const [gone] = left;
    const come = added[0];
    const alone = (blocks) => blocks.filter(forwards).length === 1;
    if (gone !== undefined && come !== undefined && alone(before) && alone(after) && !found.has(come))
        found.set(come, { now: come, guard: gone.guard, moved: false });
    return after.flatMap((block) => found.get(block) ?? []);
}
function stanzasOf(block, known) {
    const done = known.get(block);
    if (done !== undefined)
        return done;
    const out = new Map();
    for (const step of block.steps) {
        if (step.kind !== 'forward')
            continue;
        const upstreams = JSON.stringify(step.to.map((one) => one.value));
        const froms = out.get(upstreams);
        if (froms === undefined)
            out.set(upstreams, new Set([step.from]));
        else
            froms.add(step.from);
    }
    known.set(block, out);
    return out;
}
/** A stanza of the old block that covered the new block's zone goes to the same upstreams there, and is no longer where it was. */
function tookOver(old, now, zone, still, stanzas) {
    for (const upstreams of stanzasOf(now, stanzas).keys()) {
        const from = [...(0,dns_name/* ancestry */.yy)(zone)].find((above) => stanzasOf(old, stanzas).get(upstreams)?.has(above));
        if (from === undefined)
            continue;
        if (!still.some((block) => stanzasOf(block, stanzas).get(upstreams)?.has(from)))
            return true;
    }
    return false;
}
function sameListener(a, b) {
    return a.port === b.port && a.transport === b.transport;
}
function byZone(blocks) {
    const out = new Map();
    for (const block of blocks)
        for (const { zone } of block.keys) {
            const known = out.get(zone);
            if (known === undefined)
                out.set(zone, [block]);
            else if (known.at(-1) !== block)
                known.push(block);
        }
    return out;
}
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

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-without-forward.js


const loopGuardWithoutForward = {
    slug: 'loop-guard-without-forward',
    *check(head) {
        const remarks = remarksByFile(head.notices);
        for (const { view, server, block } of coreDnsBlocks(head)) {
            const guard = guardOf(block);
            if (guard === undefined || forwards(block) || block.steps.some((step) => step.kind === 'opaque'))
                continue;
            // What an import that is not in the repository brings, or a template, may well be the forward.
            if (holdsRemark(remarks, block.extent))
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
/** For each file the offsets at which something is remarked, in order. */
function remarksByFile(notices) {
    const remarks = new Map();
    for (const { at } of notices) {
        const known = remarks.get(at.file);
        if (known === undefined)
            remarks.set(at.file, [at.span.start]);
        else
            known.push(at.span.start);
    }
    for (const list of remarks.values())
        list.sort((a, b) => a - b);
    return remarks;
}
function holdsRemark(remarks, { file, span }) {
    const list = remarks.get(file) ?? [];
    let low = 0;
    let high = list.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle] < span.start)
            low = middle + 1;
        else
            high = middle;
    }
    return (list[low] ?? Number.POSITIVE_INFINITY) <= span.end;
}

// EXTERNAL MODULE: ./.cache/build/core/forwarding/walk.js
var walk = __webpack_require__(9658);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/node-points-at-cluster-dns.js






const nodePointsAtClusterDns = {
    slug: 'node-points-at-cluster-dns',
    *check(head) {
        for (const view of head.clusters) {
            const { cluster, simulation } = view;
            const reported = new Set(simulation.loops.flatMap((loop) => loop.hops.flatMap((hop) => [...hop.says.map((step) => step.at), hop.at].map((at) => `${at.file.path}|${at.span.start}`))));
            const suspects = new Map();
            for (const address of cluster.clusterDns)
                suspects.set(address, 'the cluster DNS');
            for (const server of cluster.servers)
                for (const address of server.claims)
                    if (server.software === 'node-cache')
                        suspects.set(address, 'the node-local cache');
            const said = new Set();
            const listed = [
                ...cluster.nodeFiles.flatMap((one) => one.file.nameservers.map((nameserver) => ({
                    nameserver,
                    zone: dns_name/* ROOT */.Dl,
                    where: one.pool === 'default' ? `${one.path} of nodes` : `${one.path} of nodes of ${one.pool}`,
                }))),
                ...cluster.servers
                    .filter((server) => server.network.startsWith('node:') && server.software !== 'node-cache' && server.software !== 'coredns')
                    .flatMap((server) => [...server.upstreams].flatMap(([step, upstreams]) => upstreams.flatMap((upstream) => upstream.kind === 'known'
                    ? [{ nameserver: { value: upstream.address, at: upstream.at }, zone: step.from, where: server.name }]
                    : []))),
            ];
            for (const { nameserver, zone, where } of listed) {
                const address = (0,endpoint/* parseAddress */.or)(nameserver.value) ?? nameserver.value;
                const what = suspects.get(address);
                const key = `${nameserver.at.file.path}|${nameserver.at.span.start}`;
                if (what === undefined || reported.has(key) || said.has(key) || endsThere(view, address, zone))
                    continue;
                said.add(key);
                yield finding('node-points-at-cluster-dns', {
                    cluster: cluster.name,
                    at: nameserver.at,
                    message: `${where} sends names to ${(0,cluster_cluster/* formatAddress */.M)(cluster, address)}, ${what}, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.`,
                    advice: 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
                }, [where.split(' of ').pop() ?? where, address]);
            }
        }
    },
};
/** What is sent there, names of this zone, is answered or leaves the model for certain, or comes back in a loop that is reported already. */
function endsThere(view, address, zone) {
    const { graph, cluster } = view;
    const target = cluster.frontends.find((one) => one.address === address)?.targets.find((one) => one.kind === 'server');
    const server = cluster.servers.find((one) => one.claims.includes(address)) ??
        cluster.servers.find((one) => one.id === target?.server);
    // The cluster DNS answers for its own domain and addresses itself, whoever it is.
    if (server === undefined)
        return [cluster.clusterDomain, 'in-addr.arpa.', 'ip6.arpa.'].some((own) => (0,dns_name/* isWithin */.UO)(zone, own));
    const socket = (0,reach/* socketAt */.P)(graph, server, address, target?.port ?? 53, 'dns') ?? (0,walk/* entryOf */.Ms)(graph, server);
    if (socket === undefined)
        return false;
    const name = zone === dns_name/* ROOT */.Dl ? 'example.org.' : (0,dns_name/* below */.Gz)('some-name', zone);
    return (0,walk/* walk */.GG)(graph, socket, name, 'A', 'new names').every((one) => one.certainty !== 'assumed' &&
        (one.disposition === 'answered' ||
            one.disposition === 'leaves' ||
            one.disposition === 'fails' ||
            one.disposition === 'loops'));
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/not-modelled.js

const notModelled = {
    slug: 'not-modelled',
    *check(head) {
        const reported = new Set();
        for (const { cluster, openForwards } of head.clusters) {
            for (const server of cluster.servers)
                for (const { at } of server.config.errors)
                    reported.add(`${at.file.path}|${at.span.start}`);
            for (const { upstream } of openForwards.open)
                reported.add(`${upstream.at.file.path}|${upstream.at.span.start}`);
        }
        for (const notice of head.notices) {
            // What keeps the server from starting (LG401), and an upstream that nothing states (LG305), need not be said twice.
            if (notice.kind !== 'not-modelled' || reported.has(`${notice.at.file.path}|${notice.at.span.start}`))
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

;// CONCATENATED MODULE: ./.cache/build/judge/rules/unreadable.js

const unreadable = {
    slug: 'unreadable',
    *check(head, base) {
        for (const notice of head.notices) {
            if (notice.kind !== 'unreadable')
                continue;
            yield finding('unreadable', {
                severity: severityOf(notice, base),
                cluster: '',
                at: notice.at,
                message: notice.message,
                advice: unreadable_advice(notice, base),
            }, [notice.message, notice.at.file.path]);
        }
    },
};
/** What the comparison cannot see, and could see before or could be made not to see, is no green comparison. */
function severityOf(notice, base) {
    if (notice.template === true)
        return 'note';
    return base !== undefined && isLost(notice, base) ? 'error' : 'warning';
}
function isLost(notice, base) {
    if (notice.unread === undefined && notice.limit === undefined)
        return false;
    const { path } = notice.at.file;
    const before = base.notices.some((one) => one.kind === 'unreadable' && one.at.file.path === path && one.message === notice.message);
    return !before && (notice.limit !== undefined || notice.unread === 'bound' || base.read.has(path));
}
function unreadable_advice(notice, base) {
    if (notice.template === true)
        return 'Scan the rendered output, for example `helm template ... | loopgate scan -`.';
    if (notice.limit !== undefined)
        return 'Scan less at once, or make it smaller: docs/limits.md lists the bounds of one scan.';
    if (base === undefined || !isLost(notice, base))
        return 'Correct the file, or exclude it under `paths`.';
    return notice.unread === 'bound'
        ? 'Divide the file: what a scan cannot read it cannot compare with the base.'
        : 'Correct the file: the base could be read, and what changed in it cannot be compared.';
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/upstream-not-stated.js
/** LG305: where names go hangs on something that nothing states. */




const upstreamNotStated = {
    slug: 'upstream-not-stated',
    *check(head, base) {
        for (const view of head.clusters) {
            const things = new Map();
            for (const one of view.openForwards.open) {
                const key = keyOf(one.upstream.missing, one.upstream.at.file.path);
                const known = things.get(key);
                if (known === undefined)
                    things.set(key, [one]);
                else
                    known.push(one);
            }
            for (const [key, uses] of things)
                yield ofForwards(view, key, uses, head, base);
            for (const pool of view.cluster.pools) {
                const one = ofPool(view, pool, things, head, base);
                if (one !== undefined)
                    yield one;
            }
        }
    },
};
/** One thing that is missing, whoever needs it. */
function keyOf(missing, file) {
    switch (missing.kind) {
        case 'node-file':
            return `node-file ${missing.path}`;
        case 'host-file':
        case 'pod-file':
            return `${missing.kind} ${missing.path}`;
        case 'host-name':
            return `host-name ${missing.name.toLowerCase()}`;
        case 'cluster-dns':
            return 'cluster-dns';
        case 'value':
            // What fills in a file is one thing, however often it does.
            return `value ${file}`;
    }
}
function ofForwards(view, key, uses, head, base) {
    const sorted = [...uses].sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.upstream.at, b.upstream.at));
    const first = sorted[0];
    const { missing, because, via } = first.upstream;
    const blocks = new Set(sorted.map(({ block }) => block));
    const loops = (view.openForwards.withStub?.loops ?? []).filter((loop) => loop.hops.some((hop) => sorted.some(({ step }) => step === hop.step)));
    const others = new Set(sorted.map(({ server }) => server.name)).size - 1;
    const who = `${first.server.name} (zone ${upstream_not_stated_zoneOf(first)})${others > 0 ? ` and ${others} more` : ''}`;
    const path = [
        ...via,
        ...sorted
            .slice(1)
            .flatMap((one) => one.upstream.at === first.upstream.at
            ? []
            : [{ at: one.upstream.at, says: `${one.server.name} (zone ${upstream_not_stated_zoneOf(one)}) forwards to the same` }]),
    ];
    const was = base === undefined ? undefined : sorted.find((one) => wasKnown(one, view, base));
    return finding('upstream-not-stated', {
        ...(was !== undefined && { severity: 'warning' }),
        cluster: view.cluster.name,
        server: first.server.name,
        zone: upstream_not_stated_zoneOf(first),
        at: first.upstream.at,
        message: [
            `Where ${who} forwards names is not known: ${because}.`,
            ...(was === undefined ? [] : ['Before this change it was known.']),
            consequence(missing, loops),
        ].join(' '),
        advice: cure(missing, because),
        ...(linesFor(view, missing, head) ?? {}),
        path: distinct(path).slice(0, MAX_STEPS + blocks.size),
    }, [missing.kind === 'value' ? `value ${first.server.name} ${upstream_not_stated_zoneOf(first)}` : key]);
}
const MAX_STEPS = 20;
function upstream_not_stated_zoneOf({ block }) {
    return (0,dns_name/* displayName */.QC)(block.keys[0]?.zone ?? '.');
}
function distinct(path) {
    const seen = new Set();
    return path.filter(({ at, says }) => {
        const key = `${at.file.path}|${at.span.start}|${says}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
/** The same server forwarded before, and everything that it forwarded to could be followed. */
function wasKnown({ server }, { cluster }, base) {
    const same = base.clusters.filter((one) => one.cluster.name === cluster.name);
    for (const before of same.length > 0 ? same : base.clusters) {
        const then = before.cluster.servers.filter((one) => one.name === server.name && one.config.errors.length === 0);
        if (!then.some((one) => one.upstreams.size > 0))
            continue;
        if (!before.openForwards.open.some((one) => one.server.name === server.name))
            return true;
    }
    return false;
}
/** A kubelet that is reported to take a file nobody knows, where no server of the repository reads it. */
function ofPool(view, pool, things, head, base) {
    const { unknown } = pool.inherited;
    if (unknown?.missing.kind !== 'node-file' || unknown.missing.stated !== true)
        return undefined;
    const key = keyOf(unknown.missing, '');
    const at = unknown.via[0]?.at;
    if (at === undefined || things.has(key) || unknown.withStub === undefined)
        return undefined;
    const before = base?.clusters.flatMap((one) => one.cluster.pools).find((one) => one.pool === pool.pool);
    const wasKnownThen = before !== undefined && before.inherited.unknown === undefined;
    return finding('upstream-not-stated', {
        ...(wasKnownThen && { severity: 'warning' }),
        cluster: view.cluster.name,
        at,
        message: `What pods with dnsPolicy Default get as their resolvers is not known: ${unknown.because}.${wasKnownThen ? ' Before this change it was known.' : ''} On nodes whose ${unknown.missing.path} names systemd-resolved's stub listener they get ${unknown.withStub.map((one) => one.address).join(', ')}, which in a pod is the pod itself: a CoreDNS there forwards to itself.`,
        advice: cure(unknown.missing, unknown.because),
        ...(linesFor(view, unknown.missing, head) ?? {}),
        path: unknown.via,
    }, [key]);
}
function consequence(missing, loops) {
    switch (missing.kind) {
        case 'node-file': {
            const [loop] = loops;
            if (loop === undefined)
                return "It would loop where that file names an address of this cluster's DNS; on the common systems it does not.";
            const share = SHARE[loop.certainty];
            return `It loops${share} on nodes whose /etc/resolv.conf names systemd-resolved's stub listener (Ubuntu, Fedora, Flatcar, Debian's cloud images), for ${describeNames(loop.names)}${GUARD[loop.guard.verdict]}. It does not where that file lists the resolvers of the network.`;
        }
        case 'host-file':
            return `It loops where ${missing.path} of its host names this server.`;
        case 'pod-file':
            return `It loops where ${missing.path} names this server or the cluster DNS.`;
        case 'host-name':
            return `It loops where ${(0,dns_name/* displayName */.QC)(missing.name)} is an address that leads back here.`;
        case 'cluster-dns':
            return 'It loops where this server stands behind that address.';
        case 'value':
            return 'It loops where the value is an address that leads back here.';
    }
}
const SHARE = { always: '', sometimes: ' sometimes', assumed: ' possibly' };
const GUARD = {
    absent: '; no loop plugin would stop it there',
    fatal: '; the loop plugin then ends the server at start',
    sometimes: '; the loop plugin then ends the server at some starts',
    blind: '; the loop plugin does not see it',
    misfires: '; the loop plugin then ends the server at start',
};
function cure(missing, because) {
    switch (missing.kind) {
        case 'node-file':
            return `Say in .loopgate.yaml which system the nodes run, or give the server resolvers by address. The kubelet's resolvConf /run/systemd/resolve/resolv.conf never names the stub listener.`;
        case 'host-file':
        case 'pod-file':
            return `Give the server its resolvers by address instead of ${missing.path}.`;
        case 'host-name':
            return `Say in .loopgate.yaml which resolver ${(0,dns_name/* displayName */.QC)(missing.name)} is, or write its address.`;
        case 'cluster-dns':
            return 'Say in .loopgate.yaml which address the cluster DNS has.';
        case 'value':
            return /filled in|template|expression/.test(because)
                ? 'Scan what is made of this file, or write the address where the value is set.'
                : 'Write the address where the value is set, or scan what is made of this file.';
    }
}
/** The lines of `.loopgate.yaml` that answer it. */
function linesFor(view, missing, head) {
    const entry = entryFor(missing);
    if (entry === undefined)
        return undefined;
    const { name, declared } = view.cluster;
    if (declared)
        return { paste: { file: '.loopgate.yaml', lines: [`# to cluster ${JSON.stringify(name)}:`, entry] } };
    const glob = /\.[A-Za-z0-9]{1,8}$/.test(name) ? name : `${name}/**`;
    const paths = head.clusters.length > 1 && name !== 'default' ? ` paths: [${JSON.stringify(glob)}],` : '';
    const plain = /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name);
    return {
        paste: { file: '.loopgate.yaml', lines: ['version: 1', 'clusters:', `  - { name: ${plain},${paths} ${entry} }`] },
    };
}
function entryFor(missing) {
    switch (missing.kind) {
        case 'node-file':
            return missing.path === '/etc/resolv.conf'
                ? 'nodes: [{ name: default, os: ubuntu-24.04 }]'
                : `nodes: [{ name: default, files: { ${JSON.stringify(missing.path)}: { inline: "nameserver 192.0.2.53" } } }]`;
        case 'host-name':
            return `resolvers: [{ name: ${JSON.stringify((0,dns_name/* displayName */.QC)(missing.name))}, addresses: [192.0.2.53] }]`;
        case 'cluster-dns':
            return 'cluster-dns: [10.96.0.10]';
        case 'host-file':
        case 'pod-file':
        case 'value':
            return undefined;
    }
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/index.js














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
    upstreamNotStated,
    corefileDoesNotStart,
    notModelled,
    unreadable,
];

;// CONCATENATED MODULE: ./.cache/build/judge/rules/worse.js
/** What a change made worse of a finding that the base has too: then it is new. */


const SURENESS = { assumed: 0, sometimes: 1, always: 2 };
/** How much of a loop the guard catches; one that misfires ends the server as well. */
const PROTECTION = { absent: 0, blind: 1, sometimes: 2, fatal: 3, misfires: 3 };
/** Shares are sums of fractions. */
const SAME_SHARE = 1e-6;
/** Undefined where nothing became worse. */
function worsened(now, before) {
    const was = {
        ...((0,report_finding/* compareSeverities */.Rj)(now.severity, before.severity) > 0 ? { severity: before.severity } : {}),
        ...certaintyBefore(now, before),
        ...(isLessGuarded(now, before) && before.guard !== undefined ? { guard: before.guard } : {}),
        ...(hasMoreNames(now, before) && before.names !== undefined ? { names: before.names } : {}),
    };
    return Object.keys(was).length === 0 ? undefined : was;
}
/** A loop that every query takes has the share 1, and one that needs a failure none. */
function certaintyBefore(now, before) {
    const share = (one) => (one.certainty === 'always' ? 1 : (one.probability ?? 0));
    const surer = now.certainty !== undefined &&
        before.certainty !== undefined &&
        SURENESS[now.certainty] > SURENESS[before.certainty];
    const oftener = before.probability !== undefined && share(now) > share(before) + SAME_SHARE;
    return {
        ...(surer && before.certainty !== undefined ? { certainty: before.certainty } : {}),
        ...(oftener ? { probability: before.probability } : {}),
    };
}
function isLessGuarded(now, before) {
    return now.guard !== undefined && before.guard !== undefined && PROTECTION[now.guard] < PROTECTION[before.guard];
}
/** Types that no ordinary client asks for were few names, whatever they are of. */
function hasMoreNames(now, before) {
    if (now.reach === undefined || before.reach === undefined)
        return false;
    return (exceeds(now.reach, before.reach) ||
        (now.witness?.type === 'A' && before.witness !== undefined && before.witness.type !== 'A'));
}

// EXTERNAL MODULE: ./.cache/build/core/text/budget.js
var text_budget = __webpack_require__(1542);
;// CONCATENATED MODULE: ./.cache/build/core/cluster/by-default.js

/** Facts without those that only a platform's defaults bring, where the files show the CoreDNS of kube-system; else each of those once. */
function withoutShadowed(facts) {
    if (facts.every((fact) => fact.installerDefault === undefined))
        return facts;
    const imported = facts.some((fact) => fact.installerDefault !== undefined && importsCustom(fact));
    const shown = facts.some((fact) => fact.installerDefault === undefined && showsCoreDns(fact) && !(imported && isCustom(fact)));
    const newer = facts.some((fact) => fact.installerDefault === undefined && rulesOutKubeDns(fact));
    // The Service of a CoreDNS is called kube-dns as well: the old server is reported by its workload.
    const older = new Set(facts.flatMap((fact) => fact.kind === 'workload' && fact.name === 'kube-dns' ? (fact.installerDefault ?? []) : []));
    const taken = new Set(facts.flatMap((fact) => (fact.installerDefault === undefined ? (nameOf(fact) ?? []) : [])));
    return facts.filter((fact) => {
        if (fact.installerDefault === undefined)
            return true;
        const name = nameOf(fact);
        if (shown || (newer && older.has(fact.installerDefault)) || (name !== undefined && taken.has(name)))
            return false;
        if (name !== undefined)
            taken.add(name);
        return true;
    });
}
/** An installer that brings CoreDNS, or a node-local cache, which reads the same ConfigMap in front of either. */
function rulesOutKubeDns(fact) {
    if (fact.kind === 'node-profile' || fact.kind === 'kubelet') {
        const id = fact.kind === 'kubelet' ? fact.provisioner : fact.provisioner?.value;
        const found = id === undefined ? undefined : findProvisioner(id);
        return found?.kind === 'found' && found.profile.coreDns !== undefined;
    }
    return fact.kind === 'workload' && fact.containers.some((one) => /node-cache/.test(one.image?.value ?? ''));
}
/** A platform's own CoreDNS that reads what coredns-custom brings: that ConfigMap then belongs to it and shows no other. */
function importsCustom(fact) {
    return (fact.kind === 'workload' &&
        fact.volumes.some(({ source }) => source.kind === 'config-map' && source.name === 'coredns-custom'));
}
function isCustom(fact) {
    return fact.kind === 'config-map' && fact.name === 'coredns-custom';
}
function showsCoreDns(fact) {
    if (fact.kind === 'config-map')
        return (fact.namespace === 'kube-system' &&
            (fact.name === 'coredns-custom' ||
                (!/node-?local/i.test(fact.name) && fact.data.some((entry) => entry.key === 'Corefile'))));
    return (fact.kind === 'workload' &&
        fact.namespace === 'kube-system' &&
        !fact.hostNetwork &&
        (/coredns|kube-dns/i.test(fact.name) || fact.containers.some((one) => /coredns/i.test(one.image?.value ?? ''))));
}
function nameOf(fact) {
    return fact.kind === 'config-map' || fact.kind === 'workload' || fact.kind === 'service'
        ? `${fact.kind} ${fact.namespace}/${fact.name}`
        : undefined;
}
/** Signs of an installer count where none is stated. */
function withoutSigns(facts) {
    const isSign = (fact) => fact.kind === 'node-profile' && fact.sign === true;
    const isStated = (fact) => (fact.kind === 'kubelet' || fact.kind === 'node-profile') && fact.provisioner !== undefined && !isSign(fact);
    return facts.some(isSign) && facts.some(isStated) ? facts.filter((fact) => !isSign(fact)) : facts;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/stated-version.js

/** An installer's setting, the one version that all other CoreDNS images have, or what Kubernetes of a version brings. */
function statedVersion(facts) {
    for (const fact of facts)
        if (fact.kind === 'network' && fact.corednsVersion !== undefined)
            return { value: fact.corednsVersion.value.replace(/^v/, ''), at: fact.corednsVersion.at };
    const tags = new Map();
    for (const fact of facts) {
        if (fact.kind !== 'workload' || fact.installerDefault !== undefined)
            continue;
        for (const { image } of fact.containers) {
            const value = image === undefined ? undefined : versionOf(image.value);
            if (image !== undefined && value !== undefined && !tags.has(value))
                tags.set(value, { value, at: image.at });
        }
    }
    if (tags.size > 0)
        return tags.size === 1 ? [...tags.values()][0] : undefined;
    for (const fact of facts) {
        if (fact.kind !== 'network' || fact.kubernetesVersion === undefined)
            continue;
        const value = corednsOfKubernetes(fact.kubernetesVersion.value);
        if (value !== undefined)
            return { value, at: fact.kubernetesVersion.at };
    }
    return undefined;
}
/**
 * The version by the tag, of images that are called after CoreDNS (`rancher/mirrored-coredns-coredns`, `eks/coredns`). The
 * tag of another program with CoreDNS inside, such as `ori-edge/k8s_gateway:v0.4.0`, counts that program's releases.
 */
function versionOf(image) {
    return /coredns[^/:@]*:v?(\d+\.\d+\.\d+)/i.exec(image)?.[1];
}
/** A longer text is tried with every eighth release only. UTF-16 code units. */
const MAX_TRIED = 64 * 1024;
/** The newest release that takes a text that the newest one refuses, and what the next one says of it; undefined where none does. */
function newestTaking(length, read, refusal) {
    const stride = length > MAX_TRIED ? 8 : 1;
    let since = RELEASES[0];
    let error = refusal;
    for (let index = stride; index < RELEASES.length; index += stride) {
        const version = RELEASES[index];
        const reading = read(version);
        const first = reading.value.errors[0];
        if (first === undefined)
            return { version, reading, refused: { since, error } };
        since = version;
        error = first;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/known-hosts.js
/** Host names that a workload's own system is stated to have an address for: /etc/hosts, services beside it. */

const NO_HOSTS = new Map();
/** The first statement about a name counts, as in /etc/hosts; a Service without an address says nothing. */
function knownHosts(workload, servicesNamed, addressesOf) {
    const known = new Map();
    for (const { name, to, says, at } of workload.hosts ?? []) {
        if (known.has(name))
            continue;
        const via = [{ at, says }];
        if ('value' in to) {
            const address = (0,endpoint/* parseAddress */.or)(to.value);
            if (address !== undefined)
                known.set(name, [{ address, via }]);
            continue;
        }
        const service = servicesNamed.get(`${to.namespace}/${to.service}`);
        const addresses = service === undefined ? [] : (addressesOf.get(service) ?? []);
        if (addresses.length > 0)
            known.set(name, addresses.map((address) => ({ address, via })));
    }
    return known;
}
/**
 * What a pod that asks the cluster DNS gets for Services: their names in full, and shorter ones by the search domains of
 * its namespace (kubernetes/dns docs/specification.md 2.3; pkg/kubelet/network/dns/dns.go).
 */
function serviceHosts(addressesOf, domain) {
    const everywhere = new Map();
    const within = new Map();
    for (const [service, addresses] of addressesOf) {
        const { namespace, name, at } = service;
        const via = [{ at, says: `${name}.${namespace}.svc is Service ${namespace}/${name}` }];
        const found = addresses.map((address) => ({ address, via }));
        const near = within.get(namespace) ?? new Map();
        within.set(namespace, near.set(name.toLowerCase(), found));
        const own = `${name}.${namespace}`.toLowerCase();
        for (const host of [own, `${own}.svc`, `${own}.svc.${hostName(domain)}`])
            everywhere.set(host, found);
    }
    const known = new Map();
    return (namespace) => {
        const made = known.get(namespace) ?? new Map([...everywhere, ...(within.get(namespace) ?? [])]);
        known.set(namespace, made);
        return made;
    };
}
/** As a server sees them that asks once, at its start: the cluster DNS may be itself, and not answer yet. */
function atStart(hosts) {
    return new Map([...hosts].map(([name, addresses]) => {
        const assumes = `the cluster DNS has answered for ${name} when this server started`;
        return [name, addresses.map((one) => ({ ...one, assumes }))];
    }));
}
/** The first of the two that knows a name. */
function besides(first, then) {
    return first.size === 0 ? then : new Map([...then, ...first]);
}
/** As the keys of `KnownHosts`. */
function hostName(name) {
    return name.toLowerCase().replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/upstreams.js
/** What the TO arguments of each forward step come to. */



function resolveUpstreams(config, 
/** /etc/resolv.conf as the server sees it, or what a path holds. */
resolver, version, assumed, files, filledFrom, setup, hosts = NO_HOSTS) {
    const out = new Map();
    for (const block of config.blocks) {
        for (const step of block.steps) {
            if (step.kind !== 'forward')
                continue;
            const list = [];
            for (const to of step.to) {
                const upstream = to.value;
                if (upstream.kind === 'endpoint') {
                    const address = (0,endpoint/* parseAddress */.or)(upstream.address) ?? upstream.address;
                    const filled = filledIn(to.at, address, filledFrom);
                    list.push({
                        kind: 'known',
                        address,
                        port: upstream.port,
                        transport: upstream.transport,
                        at: to.at,
                        via: filled === undefined ? [] : [filled.step],
                        assumptions: filled?.assumes === undefined ? [] : [filled.assumes],
                    });
                }
                else if (upstream.kind === 'resolver-file') {
                    const mounted = files.get(upstream.path);
                    if (mounted !== undefined && setup !== undefined) {
                        for (const nameserver of setup.readers.resolverFile(mounted).value.nameservers) {
                            if ((0,endpoint/* parseAddress */.or)(nameserver.value) === undefined) {
                                list.push(noAddress(nameserver.value, to.at));
                                continue;
                            }
                            list.push({
                                kind: 'known',
                                address: (0,endpoint/* parseAddress */.or)(nameserver.value) ?? nameserver.value,
                                port: 53,
                                transport: 'dns',
                                at: to.at,
                                via: [{ at: nameserver.at, says: `${upstream.path} lists nameserver ${nameserver.value}` }],
                                assumptions: [],
                            });
                        }
                        continue;
                    }
                    if (typeof resolver !== 'function' && upstream.path !== '/etc/resolv.conf') {
                        list.push({
                            kind: 'unknown',
                            because: `what ${upstream.path} holds is not stated`,
                            missing: { kind: 'host-file', path: upstream.path },
                            at: to.at,
                            via: [],
                        });
                        continue;
                    }
                    const view = typeof resolver === 'function' ? resolver(upstream.path) : resolver;
                    for (const one of view.nameservers) {
                        if ((0,endpoint/* parseAddress */.or)(one.address) === undefined) {
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
                    if (view.unknown !== undefined)
                        list.push(notKnown(view.unknown, to.at, assumed));
                    else if (view.outside || view.nameservers.length === 0)
                        list.push({
                            kind: 'unknown',
                            because: view.outside
                                ? 'the resolvers that the nodes get from their network'
                                : 'the resolver file lists no nameserver',
                            outside: view.outside,
                            ...(view.outsideAssumes !== undefined && { assumptions: [...assumed, view.outsideAssumes] }),
                            at: to.at,
                            via: [],
                        });
                }
                else if (upstream.kind === 'host' && /^localhost\.?$/i.test(upstream.name)) {
                    // RFC 6761 6.3: whoever answers for it answers with loopback.
                    list.push({
                        kind: 'known',
                        address: '127.0.0.1',
                        port: upstream.port,
                        transport: upstream.transport,
                        at: to.at,
                        via: [],
                        assumptions: [...assumed, 'the resolver of its pod has an address for localhost'],
                    });
                }
                else if (upstream.kind === 'host' && hosts.has(hostName(upstream.name))) {
                    const { port, transport } = upstream;
                    for (const { address, via, assumes } of hosts.get(hostName(upstream.name)) ?? []) {
                        const assumptions = assumes === undefined ? assumed : [...assumed, assumes];
                        list.push({ kind: 'known', address, port, transport, at: to.at, via, assumptions });
                    }
                }
                else if (upstream.kind === 'host' && declaredAs(upstream.name, setup) !== undefined) {
                    const { port, transport } = upstream;
                    for (const one of declaredAs(upstream.name, setup) ?? []) {
                        const via = [{ at: one.at, says: `the configuration says that ${upstream.name} is ${one.value}` }];
                        const address = (0,endpoint/* parseAddress */.or)(one.value) ?? one.value;
                        list.push({ kind: 'known', address, port, transport, at: to.at, via, assumptions: assumed });
                    }
                }
                else if (upstream.kind === 'host') {
                    list.push({
                        kind: 'unknown',
                        because: `what ${upstream.name} resolves to is not stated`,
                        missing: { kind: 'host-name', name: upstream.name },
                        at: to.at,
                        via: [],
                    });
                }
                else if (upstream.kind === 'placeholder') {
                    list.push({
                        kind: 'unknown',
                        because: `${upstream.name} is filled in on the node`,
                        missing: upstream.name === 'cluster-dns' ? { kind: 'cluster-dns' } : { kind: 'value' },
                        at: to.at,
                        via: [],
                    });
                }
                else {
                    const { because } = upstream;
                    list.push({ kind: 'unknown', because, missing: { kind: 'value' }, at: to.at, via: [] });
                }
            }
            out.set(step, atLeast(version, 1, 14, 4) ? upstreams_distinct(list, atLeast(version, 1, 15, 0)) : list);
        }
    }
    return out;
}
/** The addresses of the resolver that the configuration calls so. */
function declaredAs(name, setup) {
    return setup?.input.settings?.resolvers.find((one) => hostName(one.name) === hostName(name))?.addresses;
}
function notKnown(unknown, at, assumed) {
    const { because, missing, via, withStub } = unknown;
    const supposed = withStub?.map((one) => ({
        kind: 'known',
        address: one.address,
        port: 53,
        transport: 'dns',
        at,
        via: one.via,
        assumptions: [...assumed, ...one.assumptions],
    }));
    return { kind: 'unknown', because, missing, ...(supposed !== undefined && { withStub: supposed }), at, via };
}
/** A nameserver line without an address is kept as a host name and resolved when it is asked (miekg/dns ClientConfigFromReader). */
function noAddress(text, at) {
    return /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text)
        ? {
            kind: 'unknown',
            because: `what ${text} resolves to is not stated`,
            missing: { kind: 'host-name', name: text },
            at,
            via: [],
        }
        : { kind: 'known', address: text, port: 0, transport: 'dns', at, via: [], assumptions: [] };
}
/** A placeholder stands at the place, or what a chart makes; an address that is written out there is nobody's filling. */
function filledIn({ file, span }, address, filledFrom) {
    const filled = filledFrom.get(address);
    if (filled?.assumes !== undefined)
        return file.text.startsWith(address, span.start) ? undefined : filled;
    return file.text.startsWith('__PILLAR__', span.start) ? filled : undefined;
}
/** CoreDNS >= 1.14.4 asks an address once, however often it is listed; 1.15.0 once by each transport (plugin/forward/resolve.go). */
function upstreams_distinct(list, byTransport) {
    const seen = new Set();
    return list.filter((one) => {
        if (one.kind === 'unknown')
            return true;
        const key = `${byTransport ? one.transport : ''}|${one.address}|${one.port}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/coredns-servers.js
/** Servers that read a Corefile: of a workload, of a ConfigMap alone, of a bare file. */



function makeServer(one, setup) {
    const { found } = one;
    const { reading, version, refused } = readAsStarted(found, setup);
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
        ...(one.workload === undefined ? {} : { workload: one.workload }),
        software: found.software,
        network: one.network,
        ...(one.pool === undefined ? {} : { pool: one.pool }),
        version,
        ...(found.versionAt === undefined ? {} : { versionAt: found.versionAt }),
        config,
        ...(refused !== undefined && { refused }),
        upstreams: olderThan(refused, resolveUpstreams(config, one.resolver, version, found.assumption === undefined ? [] : [found.assumption], found.context.files, found.filledFrom ?? new Map(), setup, one.hosts)),
        claims,
        ...(found.assumption === undefined ? {} : { assumption: found.assumption }),
        at: one.at,
    };
}
/** Where nothing states the version, a text that the newest refuses may be an older one's. */
function readAsStarted(found, setup) {
    const read = (version) => setup.readers.corefile(found.text, { ...found.context, version });
    const reading = read(found.version);
    const [error] = reading.value.errors;
    if (error === undefined || found.versionAt !== undefined || found.software !== 'coredns')
        return { reading, version: found.version };
    return newestTaking(found.text.text.length, read, error) ?? { reading, version: found.version };
}
/** What it forwards it forwards only if it is a version that starts. */
function olderThan(refused, upstreams) {
    if (refused === undefined)
        return upstreams;
    const assumes = `CoreDNS is older than ${refused.since}, which does not start with this Corefile`;
    return new Map([...upstreams].map(([step, list]) => [
        step,
        list.map((one) => ({ ...one, assumptions: [...(one.assumptions ?? []), assumes] })),
    ]));
}
/** A Corefile in a ConfigMap whose workload is not in the repository: the platform's own CoreDNS or node cache. */
function assumedServer(map, entry, pools, inherited, setup, 
/** How often an object of this name has been stated so far. */
times = 1) {
    const nodeCache = /__PILLAR__/.test(entry.text.text) || /node-?local-?dns/i.test(map.name);
    const pool = pools[0];
    const name = `${map.namespace}/${map.secret === true ? 'Secret' : 'ConfigMap'}/${map.name}`;
    const id = times === 1 ? name : `${name}#${times}`;
    const stated = setup.input.settings?.corednsVersion ?? setup.stated;
    const version = nodeCache ? NODE_CACHE_COREDNS : (stated?.value ?? NEWEST_COREDNS);
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
        id,
        name,
        network: nodeCache ? `node:${pool.name}` : `pod:${id}`,
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
    const stated = settings?.corednsVersion ?? setup.stated;
    const version = stated?.value ?? NEWEST_COREDNS;
    const found = {
        text: text.text,
        software: 'coredns',
        claims: [],
        version,
        ...(stated === undefined ? {} : { versionAt: stated.at }),
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
        unknown: {
            because: 'what /etc/resolv.conf holds on its host is not stated',
            via: [],
            missing: { kind: 'host-file', path: '/etc/resolv.conf' },
        },
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

;// CONCATENATED MODULE: ./.cache/build/core/cluster/coredns-custom.js



const DIRECTORY = '/etc/coredns/custom';
/** k3s lists its nodes there (manifests/coredns.yaml); which names that are nobody's route depends on. */
const NODE_HOSTS = '/etc/coredns/NodeHosts';
const IMPORTED = /\.(server|override|include)$/;
function isCustomMap(map) {
    return map.name === 'coredns-custom';
}
/** The files that a Corefile with `import custom/*.server` finds. */
function customFiles(map) {
    return new Map(map.data.map((entry) => [`${DIRECTORY}/${entry.key}`, entry.text]));
}
function baseCorefile(map, base) {
    const before = base !== 'other';
    const overrides = map.data.some((entry) => entry.key.endsWith('.include')) ? ['override', 'include'] : ['override'];
    const imports = overrides.map((suffix) => `    import custom/*.${suffix}\n`).join('');
    const hosts = `    hosts /etc/coredns/NodeHosts {
      ttl 60
      fallthrough
    }
`;
    return `.:${base === 'gardener' ? 8053 : 53} {
    errors
    health
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
      pods insecure
      fallthrough in-addr.arpa ip6.arpa
    }
${base === 'k3s' ? hosts : ''}    prometheus :9153
${before ? imports : ''}    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
${before ? '' : imports}}
import custom/*.server
`;
}
/** Keys that no platform imports. */
function remarkIgnored(map, setup) {
    const named = coredns_custom_namesIn(map);
    for (const entry of map.data)
        if (!IMPORTED.test(entry.key) && !named.has(entry.key))
            setup.remark({
                kind: 'not-modelled',
                message: `\`${entry.key}\` ends neither in .server nor in .override: the platforms that are known import nothing else`,
                at: entry.at,
            });
}
/** Files that imported pieces name, by their last part: a zone file of `file` lies beside them, and is imported by nobody. */
function coredns_custom_namesIn(map) {
    const names = new Set();
    for (const entry of map.data) {
        if (!IMPORTED.test(entry.key))
            continue;
        for (const word of entry.text.text.split(/\s+/))
            names.add(word.slice(word.lastIndexOf('/') + 1));
    }
    return names;
}
/** The platform's CoreDNS, as far as the ConfigMap that it imports tells; undefined when nothing of it is imported. */
function customServer(map, pools, inherited, 
/** The platforms that are stated. */
platforms, setup) {
    if (!map.data.some((entry) => IMPORTED.test(entry.key)))
        return undefined;
    const pool = pools[0];
    const gardener = map.data.some((entry) => entry.key.endsWith('.server') && /^[^#\n]*:8053\b/m.test(entry.text.text));
    const isK3s = platforms.length === 1 && platforms[0] === 'k3s';
    const name = `${map.namespace}/ConfigMap/${map.name}`;
    const version = setup.input.settings?.corednsVersion ?? setup.stated;
    return makeServer({
        id: name,
        name,
        network: `pod:${name}`,
        pool: pool.name,
        found: {
            text: (0,source_text/* synthetic */.o$)(map.at, baseCorefile(map, gardener ? 'gardener' : isK3s ? 'k3s' : 'other')),
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
                files: new Map([...customFiles(map), [NODE_HOSTS, (0,source_text/* synthetic */.o$)(map.at, '')]]),
                filesComplete: true,
            },
        },
        resolver: inherited.get(pool.name),
        at: map.at,
    }, setup);
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/mounts.js
/** The files that a container finds in its volumes, as far as ConfigMaps and Secrets of the repository make them. */
function mountedFiles(workload, container, setup) {
    const files = new Map();
    const used = [];
    let complete = true;
    for (const mount of container.mounts) {
        const volume = workload.volumes.find((one) => one.name === mount.volume);
        if (volume?.source.kind === 'repository') {
            addRepositoryFiles(volume.source.path, mount.path, files, setup);
            complete = false;
            continue;
        }
        if (volume?.source.kind === 'host-path') {
            addNodeFiles(volume.source.path, mount, files, setup);
            complete = false;
            continue;
        }
        const sources = volume === undefined ? undefined : mapSources(volume);
        if (sources === undefined) {
            // What another container writes into an empty directory, or a claim holds, is as unknown as what a node holds.
            complete = false;
            continue;
        }
        for (const source of sources) {
            const map = setup.mapsNamed.get(volumeKey(`${workload.namespace}/${source.name}`, source.secret)) ??
                setup.mapsNamed.get(volumeKey(source.name, source.secret));
            if (map === undefined) {
                // Also an optional one: it is there in clusters in which somebody made it. What a platform brings is assumed as it is.
                if (workload.installerDefault === undefined || !source.optional)
                    complete = false;
                continue;
            }
            used.push(map);
            addMapFiles(map, source, mount, files);
        }
    }
    return { files, used, complete };
}
/**
 * What nodes are known to hold at or below a path: files of their setup, else texts that lie in the one folder of the
 * repository that mirrors such a path (`nodes/etc/coredns/Corefile`).
 */
function addNodeFiles(path, mount, files, setup) {
    const root = path.replace(/\/+$/, '');
    const base = mount.subPath === undefined ? root : join(root, mount.subPath);
    if (base === '')
        return;
    const put = (name, text) => {
        // Which of them is the node's resolver file, links decide.
        if (/resolv\.conf$/.test(name))
            return;
        if (name === base)
            files.set(mount.path, text);
        else if (name.startsWith(`${base}/`))
            files.set(join(mount.path, name.slice(base.length + 1)), text);
    };
    const before = files.size;
    for (const [name, text] of setup.nodeFiles)
        put(name, text);
    if (files.size > before)
        return;
    const found = [];
    const trees = new Set();
    for (const [name, fact] of setup.texts) {
        const at = `/${name}/`.indexOf(`${base}/`);
        if (at === -1)
            continue;
        trees.add(name.slice(0, at));
        found.push([`/${name}`.slice(at), fact.text]);
    }
    if (trees.size === 1)
        for (const [name, text] of found)
            put(name, text);
}
/** How `mapsNamed` calls a ConfigMap, and a Secret apart from it. */
function volumeKey(name, secret) {
    return secret === true ? `secret:${name}` : name;
}
/** Undefined for a volume whose files are not those of ConfigMaps and Secrets. */
function mapSources({ source }) {
    if (source.kind === 'config-map')
        return [source];
    return source.kind === 'projected' ? source.sources : undefined;
}
function addMapFiles(map, source, mount, files) {
    for (const entry of map.data) {
        const item = source.items === undefined ? { path: entry.key } : source.items.find((one) => one.key === entry.key);
        if (item === undefined)
            continue;
        const path = mount.subPath === undefined ? join(mount.path, item.path) : mount.subPath === item.path ? mount.path : undefined;
        if (path !== undefined)
            files.set(path, entry.text);
    }
}
/** What lies at or below a path, as far as it is a configuration text that somebody reads. */
function addRepositoryFiles(path, target, files, setup) {
    const exact = setup.texts.get(path);
    if (exact !== undefined)
        files.set(target, exact.text);
    else
        for (const [name, fact] of setup.texts)
            if (name.startsWith(`${path}/`))
                files.set(join(target, name.slice(path.length + 1)), fact.text);
}
function join(directory, name) {
    return `${directory.replace(/\/+$/, '')}/${name}`;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/corefile-of.js
/** Which Corefile a container reads, as which CoreDNS, and what its surroundings say about it. */






const COREDNS_IMAGE = /(^|[/.-])coredns([:@-]|$)|coredns/i;
/** Images that the project and the distributions publish; what a private registry calls coredns may hold other plugins. */
const STOCK_IMAGE = /^(?:(?:docker\.io\/)?coredns\/coredns|(?:registry\.k8s\.io|k8s\.gcr\.io|gcr\.io\/google[-_]containers)\/(?:coredns\/)?coredns|(?:docker\.io\/)?rancher\/(?:mirrored-)?coredns-coredns|public\.ecr\.aws\/eks-distro\/coredns\/coredns|mcr\.microsoft\.com\/oss\/(?:v2\/)?kubernetes\/coredns|registry\.aliyuncs\.com\/google_containers\/coredns)(?:[:@]|$)/;
const NODE_CACHE_IMAGE = /node-cache|nodelocaldns|node-local-dns/i;
/**
 * What a container certainly runs, where its image is one that nothing but a Corefile configures. Looser names may be
 * anything: an exporter, a controller.
 */
function readsCorefile(container) {
    const image = (container.image?.value ?? '').split('@')[0];
    const name = image.slice(image.lastIndexOf('/') + 1).replace(/:.*$/s, '');
    if (/(?:^|-)coredns$/.test(name))
        return 'CoreDNS';
    return /^k8s-dns-node-cache(?:-[a-z0-9]+)?$/.test(name) ? 'node-cache' : undefined;
}
function corefileOf(workload, container, setup) {
    return corefileAmong(workload, container, mountedFiles(workload, container, setup), setup);
}
/** The same with the files that the program finds. */
function corefileAmong(workload, container, { files, used, complete }, setup) {
    const image = container.image?.value ?? '';
    const nodeCache = NODE_CACHE_IMAGE.test(image) || container.words.some((word) => /(^|\/)node-cache$/.test(word.value));
    const flag = (name) => flagOf(container, name);
    const conf = flag('conf');
    const path = fromRoot(conf?.value) ?? (nodeCache ? (flag('corefile')?.value ?? '/etc/Corefile') : undefined);
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
    setup.claimedTexts.add(text);
    const env = new Map();
    for (const variable of container.env)
        env.set(variable.name, variable.value);
    const locals = (flag('localip')?.value ?? '').split(',').flatMap((one) => (0,endpoint/* parseAddress */.or)(one.trim()) ?? []);
    // node-cache reads the kube-dns ConfigMap where it is mounted, at /etc/kube-dns unless reported (cmd/node-cache/app/configmap.go).
    const kubeDnsAt = flag('kubednscm')?.value ?? '/etc/kube-dns';
    const kubeDns = used.find((map) => map.data.some((entry) => files.get(join(kubeDnsAt, entry.key)) === entry.text && !/Corefile/.test(entry.key)));
    const stated = nodeCache && kubeDns !== undefined ? setup.input.readKubeDns(kubeDns.data) : undefined;
    const filledFrom = new Map();
    for (const one of stated?.upstreamNameservers ?? [])
        filledFrom.set((0,endpoint/* parseAddress */.or)(one.value) ?? one.value, {
            step: {
                at: one.at,
                says: `upstreamNameservers lists ${one.value}: node-cache writes it in place of __PILLAR__UPSTREAM__SERVERS__`,
            },
        });
    const taken = templated ? ownServiceAddress(workload, container, locals, setup) : undefined;
    if (taken !== undefined)
        filledFrom.set(taken.address, taken);
    const added = templated && stated !== undefined
        ? stubBlocks(stated.stubDomains, locals, Number(flag('localport')?.value ?? 53), workload.hostNetwork)
        : [];
    if (templated)
        text = fillPlaceholders(text, workload, container, locals, (stated?.upstreamNameservers ?? []).map((one) => one.value), setup, taken?.address);
    const settingsVersion = setup.input.settings?.corednsVersion ?? setup.stated;
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
        ...assumedOf(workload),
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
function assumedOf(workload) {
    const all = [
        ...(workload.installerDefault === undefined ? [] : [workload.installerDefault]),
        ...(workload.assumes ?? []),
    ];
    return all.length === 0 ? {} : { assumption: all.join(' and ') };
}
/** A relative path counts from the root, where the images start their program. */
function fromRoot(path) {
    return path === undefined || path.startsWith('/') ? path : `/${path.replace(/^\.\//, '')}`;
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
/** What node-cache itself does to its base file before CoreDNS starts (cmd/node-cache/app/configmap.go updateCorefile). */
function fillPlaceholders(text, workload, container, locals, upstreams, setup, taken) {
    const upstream = flagOf(container, 'upstreamsvc')?.value ?? 'kube-dns';
    const service = setup.servicesNamed.get(`${workload.namespace}/${upstream}`);
    const reported = service !== undefined
        ? (setup.addressesOf.get(service) ?? []).join(' ')
        : upstream === 'kube-dns' && setup.clusterDns.length > 0
            ? setup.clusterDns[0]
            : taken;
    // Where -localip itself is still to be filled in, so is what takes its place.
    const unfilled = locals.length === 0 && /[A-Za-z_]/.test(flagOf(container, 'localip')?.value ?? '');
    const values = new Map([
        ...(unfilled
            ? []
            : [
                ['__PILLAR__LOCAL__DNS__', locals.join(' ')],
                ['__PILLAR__DNS__SERVER__', ''],
            ]),
        ['__PILLAR__UPSTREAM__SERVERS__', upstreams.length > 0 ? upstreams.join(' ') : '/etc/resolv.conf'],
    ]);
    if (reported !== undefined)
        values.set('__PILLAR__CLUSTER__DNS__', reported);
    return replaceAll(text, values);
}
/**
 * The address of kube-dns, where only the cache itself tells it: beside its own link-local address it holds the one that
 * pods ask (kubernetes/kubernetes cluster/addons/dns/nodelocaldns). With `-upstreamsvc kube-dns` it then asks itself.
 */
function ownServiceAddress(workload, container, locals, setup) {
    const upstream = flagOf(container, 'upstreamsvc');
    if ((upstream?.value ?? 'kube-dns') !== 'kube-dns' || setup.clusterDns.length > 0)
        return undefined;
    if (setup.servicesNamed.has(`${workload.namespace}/kube-dns`))
        return undefined;
    const [address, ...others] = locals.filter((one) => !/^(?:169\.254\.|127\.|fe80:|::1$)/.test(one));
    if (address === undefined || others.length > 0 || locals.length < 2)
        return undefined;
    return {
        address,
        step: {
            at: upstream?.at ?? container.image?.at ?? workload.at,
            says: 'node-cache asks the Service kube-dns, whose address it takes over on the node',
        },
        assumes: `${address}, which the cache takes over, is the address of the Service kube-dns`,
    };
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
    return (0,source_text/* derive */.CX)(source, text, segments);
}
/** The block that node-cache appends for each stub domain (cmd/node-cache/app/configmap.go getStubDomainStr). */
function stubBlocks(stubs, locals, port, onNode) {
    return stubs.map((stub) => {
        const { at } = stub;
        return {
            keys: [{ zone: (0,dns_name/* absolute */.ys)(stub.zone), transport: 'dns', port: Number.isInteger(port) ? port : 53, at }],
            bind: onNode ? locals.map((address) => ({ value: { kind: 'address', address }, at })) : [],
            views: [],
            addedBy: 'node-cache',
            at,
            extent: at,
            steps: [
                {
                    kind: 'forward',
                    plugin: 'forward',
                    from: dns_name/* ROOT */.Dl,
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
    const address = (0,endpoint/* parseAddress */.or)(bracketed?.[1] ?? text);
    if (address === undefined)
        return { kind: 'unresolved', text, because: `what ${text} resolves to is not stated` };
    return { kind: 'endpoint', address, port: Number(bracketed?.[2] ?? 53), transport: 'dns' };
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/default-addresses.js
/** The cluster DNS address that a platform chooses where no file states one: known of the platform, and only assumed. */


/** Which address of the Service subnet is the cluster DNS: what the stated provisioners agree on, else the tenth. */
function nthOf(stated) {
    const found = new Set([...profilesOf(stated).values()].map(({ profile }) => profile.clusterDns?.nth ?? 10));
    return found.size === 1 ? ([...found][0] ?? 10) : 10;
}
/**
 * What the platform would choose; where none is stated, what installers choose and hardly anybody else, for the CoreDNS
 * that such an installer brings. Where a kubelet names its cluster DNS, that is the address. Empty where several platforms
 * are stated.
 */
function defaultClusterDns(stated, kubelets, server) {
    const named = kubelets.flatMap((fact) => (fact.clusterDNS ?? []).filter(({ value }) => !isOnNode(value)));
    if (named.length > 0) {
        const assumption = 'what the kubelets are given as the cluster DNS is the address of its Service';
        return named.flatMap(({ value, at }) => {
            const address = (0,endpoint/* parseAddress */.or)(value);
            return address === undefined ? [] : [{ address, at, assumption }];
        });
    }
    const [only, ...others] = profilesOf(stated).values();
    if (only === undefined)
        return server?.name.startsWith('kube-system/') === true ? usualClusterDns(server.at) : [];
    const { clusterDns, title } = only.profile;
    if (clusterDns === undefined || others.length > 0)
        return [];
    return clusterDns.serviceSubnets.flatMap((subnet) => {
        const address = (0,endpoint/* nthAddress */.ZX)(subnet, clusterDns.nth);
        if (address === undefined)
            return [];
        const assumption = `the cluster DNS has the address ${address}: nothing states another, and it is the default of ${title}`;
        return [{ address, at: only.at, assumption }];
    });
}
/** Subnets that are also somebody's own network: their tenth address may be any DNS server. */
const ORDINARY = new Set([
    '10.0.0.0/16',
    '10.3.0.0/16',
    '10.32.0.0/20',
    '10.100.0.0/16',
    '10.128.0.0/16',
    '10.245.0.0/16',
    '172.20.0.0/16',
    '172.21.0.0/16',
    '172.21.0.0/20',
]);
function usualClusterDns(at) {
    const usual = new Map();
    for (const { clusterDns, title } of PROVISIONERS)
        for (const subnet of clusterDns?.serviceSubnets ?? []) {
            const address = ORDINARY.has(subnet) ? undefined : (0,endpoint/* nthAddress */.ZX)(subnet, clusterDns?.nth ?? 10);
            if (address !== undefined && !usual.has(address))
                usual.set(address, title);
        }
    return [...usual].map(([address, title]) => {
        const assumption = `the cluster DNS has the address ${address}: nothing states another, and ${title} chooses it by default`;
        return { address, at, assumption };
    });
}
/** Link-local and loopback addresses are a cache's on the node; they leave open what the Service has. */
function isOnNode(address) {
    return /^(?:169\.254\.|127\.)/.test(address);
}
/** The platforms that are stated, each once; a kubelet that nothing configures is none. */
function profilesOf(stated) {
    const known = new Map();
    for (const { value, at } of stated) {
        const found = findProvisioner(value);
        if (found.kind === 'found' && found.profile.id !== 'none' && !known.has(found.profile.id))
            known.set(found.profile.id, { profile: found.profile, at });
    }
    return known;
}
/** The default addresses as frontends, in front of what the DNS Service leads to, else of the server that serves the cluster. */
function defaultFrontends(defaults, known, service, server) {
    const taken = new Set(known.filter((one) => one.targets.length > 0).map((one) => `${one.address}|${one.port}`));
    const made = [];
    for (const { address, at, assumption } of defaults) {
        const fronts = service !== undefined
            ? known.filter((one) => one.kind === 'service' && service.addresses.includes(one.address))
            : server === undefined
                ? []
                : [
                    {
                        kind: 'service',
                        address,
                        port: 53,
                        says: 'the cluster DNS address',
                        at,
                        targets: [{ kind: 'server', server: server.id, port: 53 }],
                        unknownTargets: false,
                    },
                ];
        for (const front of fronts)
            if (!taken.has(`${address}|${front.port}`))
                made.push({ ...front, address, at, assumption });
    }
    return made;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/frontends.js
/** Addresses that stand for servers: Services, load balancers, host ports. */


const NOBODY = new Map();
/** Only workloads that serve DNS can be reached: of the others it is enough to know that a Service selects none of ours. */
function frontendsOf(input) {
    const serversNamed = new Map();
    for (const server of input.servers)
        listOf(serversNamed, server.workload ?? server.name).push(server);
    const served = new Map();
    const labelled = new Map();
    const seen = new Set();
    for (const workload of input.workloads) {
        const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
        const servers = serversNamed.get(name);
        if (servers === undefined || seen.has(name))
            continue;
        seen.add(name);
        const one = { workload, servers };
        listOf(served, workload.namespace).push(one);
        for (const [key, value] of Object.entries(workload.labels))
            listOf(labelled, labelKey(workload.namespace, key, value)).push(one);
    }
    /** What a selector may take: those with its first label, all where it has none. */
    const candidates = (service) => {
        const first = Object.entries(service.selector ?? {})[0];
        const found = first === undefined
            ? served.get(service.namespace)
            : labelled.get(labelKey(service.namespace, first[0], first[1]));
        return found ?? [];
    };
    const endpoints = new Map();
    for (const fact of input.endpoints)
        listOf(endpoints, `${fact.namespace}/${fact.service}`).push(fact);
    const out = [];
    // Services that select the same have the same behind them.
    const known = new Map();
    const alike = (service, selector) => {
        const { namespace, everyPort, platformSource } = service;
        const heard = service.ports.map(({ port, targetPort }) => [port, targetPort]);
        const key = JSON.stringify([namespace, Object.entries(selector), heard, everyPort, platformSource !== undefined]);
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const candidate = candidates(service);
        const isTooMuch = !input.budget.take('targets', candidate.length * (1 + service.ports.length));
        if (isTooMuch)
            input.remark((0,text_budget/* beyondLimit */.rf)('targets', `what stands behind Service ${namespace}/${service.name} is not judged: too many Services select too many workloads`, service.at));
        const found = isTooMuch ? NOBODY : selected(service, selector, candidate);
        known.set(key, found);
        return found;
    };
    for (const service of input.services) {
        const addresses = [...(input.addressesOf.get(service) ?? []), ...externalOf(service, input.soleAddresses)];
        const onNodes = input.nodesBalance !== undefined && isBalancedByNodes(service);
        const published = service.ports.some((one) => one.nodePort !== undefined);
        if (addresses.length === 0 && !published && !onNodes)
            continue;
        const at = service.clusterIPs[0]?.at ?? service.at;
        const says = `Service ${service.namespace}/${service.name}`;
        const ports = service.selector === undefined
            ? handWritten(service, endpoints.get(`${service.namespace}/${service.name}`) ?? [])
            : alike(service, service.selector);
        for (const [port, targets] of ports)
            for (const address of addresses)
                out.push({
                    kind: 'service',
                    address,
                    port,
                    says,
                    at,
                    targets,
                    unknownTargets: false,
                    ...(service.assumes === undefined ? {} : { assumption: service.assumes }),
                });
        if (published)
            for (const one of nodePorts(service, ports, input.pools))
                out.push(one);
        if (onNodes)
            for (const one of onNodeAddresses(says, ports, input))
                out.push(one);
    }
    for (const list of served.values())
        for (const one of list)
            for (const frontend of hostPorts(one, input.pools))
                out.push(frontend);
    return input.redirects.length === 0 ? out : redirected(out, input, served);
}
/**
 * A local redirect takes the place of what the address led to, also for the pods that it leads to unless it says
 * otherwise (cilium pkg/loadbalancer/redirectpolicy; skipRedirectFromBackend).
 */
function redirected(frontends, input, served) {
    const before = new Map(frontends.map((one) => [`${one.address}|${one.port}`, one]));
    const made = new Map();
    for (const redirect of input.redirects) {
        const wanted = Object.entries(redirect.selector);
        const chosen = (served.get(redirect.namespace) ?? []).filter(({ workload }) => wanted.every(([key, value]) => workload.labels[key] === value));
        const { to } = redirect;
        const services = to.kind === 'service'
            ? input.services.filter((one) => one.name === to.name && one.namespace === to.namespace)
            : [];
        const addresses = to.kind === 'service'
            ? services.flatMap((one) => input.addressesOf.get(one) ?? [])
            : [(0,endpoint/* parseAddress */.or)(to.address.value)].flatMap((one) => one ?? []);
        const ports = to.kind === 'service' ? services.flatMap((one) => one.ports.map(({ port }) => port)) : to.ports;
        const servers = new Set(chosen.flatMap((one) => one.servers.map((server) => server.id)));
        for (const address of new Set(addresses))
            for (const port of new Set(ports)) {
                const key = `${address}|${port}`;
                const otherwise = before.get(key);
                const number = redirect.port ?? port;
                made.set(key, {
                    kind: 'service',
                    address,
                    port,
                    says: `CiliumLocalRedirectPolicy ${redirect.namespace}/${redirect.name}`,
                    at: redirect.at,
                    targets: chosen.flatMap((one) => listening(one.servers, number).map((server) => ({ kind: 'server', server: server.id, port: number }))),
                    unknownTargets: chosen.length === 0,
                    ...(redirect.skipsBackends
                        ? { unlessFrom: { servers, ...(otherwise === undefined ? {} : { otherwise }) } }
                        : {}),
                });
            }
    }
    return [...made.values(), ...frontends.filter((one) => !made.has(`${one.address}|${one.port}`))];
}
function labelKey(namespace, key, value) {
    return `${namespace}|${key}=${value}`;
}
/** What a load balancer gives it from outside the cluster. */
function externalOf(service, sole) {
    const stated = service.externalIPs.flatMap((one) => (0,endpoint/* parseAddress */.or)(one.value) ?? []);
    if (stated.length > 0 || service.type !== 'LoadBalancer' || service.addressPool === undefined)
        return stated;
    const only = sole.get(service.addressPool);
    return only === undefined ? [] : [only];
}
/** No other balancer is asked for an address: k3s' own then publishes the Service's ports on every node. */
function isBalancedByNodes({ type, externalIPs, addressPool }) {
    return type === 'LoadBalancer' && externalIPs.length === 0 && addressPool === undefined;
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
    const heard = new Set(service.ports.map((one) => one.port));
    const own = service.everyPort !== true ? [] : listened(chosen).filter((port) => !heard.has(port));
    const all = own.map((port) => ({ port, targetPort: port, protocol: 'UDP' }));
    for (const port of [...service.ports, ...all]) {
        const targets = ports.get(port.port) ?? [];
        const known = new Set(targets.flatMap((one) => (one.kind === 'server' ? [`${one.server}|${one.port}`] : [])));
        for (const { workload, servers } of chosen) {
            const number = typeof port.targetPort === 'number'
                ? port.targetPort
                : workload.containers.flatMap((container) => container.ports).find((one) => one.name === port.targetPort)
                    ?.containerPort;
            // A pod without a port of that name is no endpoint (k8s.io/kubernetes pkg/api/v1/pod FindPort).
            if (number === undefined && workload.platformSource === undefined && service.platformSource === undefined)
                continue;
            const there = service.everyPort === true ? strictly(servers, port.port) : listening(servers, number ?? port.port);
            for (const server of there) {
                const target = { kind: 'server', server: server.id, port: number ?? port.port };
                if (known.has(`${target.server}|${target.port}`))
                    continue;
                known.add(`${target.server}|${target.port}`);
                targets.push(target);
            }
        }
        ports.set(port.port, targets);
    }
    return ports;
}
/** Workloads that share one address have its ports among them: each packet goes to whoever listens. */
function strictly(servers, port) {
    return servers.filter(({ config }) => config.blocks.some((block) => block.keys.some((key) => key.port === port)));
}
/** The ports at which any of them listens. */
function listened(served) {
    const ports = new Set();
    for (const { servers } of served)
        for (const { config } of servers)
            for (const block of config.blocks)
                for (const key of block.keys)
                    ports.add(key.port);
    return [...ports];
}
/** Of several servers in one pod, those at this port; where none is, all: nobody listens there. */
function listening(servers, port) {
    const networks = new Set(servers.map((server) => server.network));
    if (networks.size === servers.length)
        return servers;
    const there = servers.filter((server) => server.config.blocks.some((block) => block.keys.some((key) => key.port === port)));
    return there.length > 0 ? there : servers;
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
                const address = (0,endpoint/* parseAddress */.or)(one.value);
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
/** A Service whose ports a balancer of the installer publishes on the nodes (k3s docs, "Service Load Balancer"). */
function onNodeAddresses(says, ports, { pools, nodesBalance }) {
    return pools.flatMap((pool) => pool.addresses.flatMap(({ value, at }) => [...ports].map(([port, targets]) => ({
        kind: 'host-port',
        address: value,
        port,
        says,
        at,
        targets,
        unknownTargets: false,
        assumption: `the load balancer that ${nodesBalance ?? 'the installer'} brings gives ${says} the addresses of the nodes`,
    }))));
}
/** A Service published on every node's addresses (kube-proxy; `nodePort`). */
function nodePorts(service, ports, pools) {
    const out = [];
    const known = new Set();
    for (const { port, nodePort } of service.ports) {
        if (nodePort === undefined || known.has(nodePort))
            continue;
        known.add(nodePort);
        for (const pool of pools)
            for (const { value, at } of pool.addresses)
                out.push({
                    kind: 'host-port',
                    address: value,
                    port: nodePort,
                    says: `node port ${nodePort} of Service ${service.namespace}/${service.name}`,
                    at,
                    targets: ports.get(port) ?? [],
                    unknownTargets: false,
                });
    }
    return out;
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
                const hostIP = port.hostIP === undefined ? undefined : (0,endpoint/* parseAddress */.or)(port.hostIP);
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

;// CONCATENATED MODULE: ./.cache/build/core/cluster/implied-coredns.js



/** cmd/kubeadm/app/phases/addons/dns/manifests.go; what other installers write differs in nothing that routes. */
function corefile(domain, guard) {
    return `.:53 {
    errors
    health
    ready
    kubernetes ${domain} in-addr.arpa ip6.arpa {
      pods insecure
      fallthrough in-addr.arpa ip6.arpa
    }
    prometheus :9153
    forward . /etc/resolv.conf
    cache 30
${guard ? '    loop\n' : ''}    reload
    loadbalance
}
`;
}
/**
 * Empty where the files show a CoreDNS or kube-dns, where nothing or more than one installer is stated, where the
 * installer's DNS is switched off, and where no other server could send it anything.
 */
function impliedServers(stated, facts, known, domain, pools, inherited, setup) {
    const [only, ...others] = stated;
    const coreDns = only?.profile.coreDns;
    if (only === undefined || coreDns === undefined || others.length > 0 || !/^[\w.-]{1,253}$/.test(domain))
        return [];
    if (facts.some(showsClusterDns) || known.some(servesCluster))
        return [];
    if (!known.some((server) => server.upstreams.size > 0))
        return [];
    const version = setup.input.settings?.corednsVersion;
    const text = (0,source_text/* synthetic */.o$)(only.at, corefile(domain, coreDns.guard));
    const name = 'kube-system/Deployment/coredns';
    const made = [];
    const variants = new Set();
    for (const pool of pools) {
        const view = inherited.get(pool.name);
        const signature = JSON.stringify([view.nameservers.map((one) => one.address), view.unknown?.because]);
        if (variants.has(signature))
            continue;
        variants.add(signature);
        const id = pools.length > 1 ? `${name} on ${pool.name}` : name;
        const server = makeServer({
            id,
            name,
            network: `pod:${id}`,
            pool: pool.name,
            found: {
                text,
                software: 'coredns',
                claims: [],
                version: version?.value ?? NEWEST_COREDNS,
                assumption: `the cluster runs the CoreDNS that ${only.profile.title} installs, which forwards the rest to the nodes' resolver file`,
                context: {
                    version: version?.value ?? NEWEST_COREDNS,
                    build: 'coredns',
                    env: new Map(),
                    envKnown: true,
                    port: 53,
                    path: '/etc/coredns/Corefile',
                    files: new Map(),
                    filesComplete: true,
                },
            },
            resolver: view,
            at: only.at,
        }, setup);
        made.push({ ...server, implied: true });
    }
    return made;
}
/** A kube-dns of old, or an installer whose DNS is switched off. */
function showsClusterDns(fact) {
    return ((fact.kind === 'network' && fact.dnsOff === true) ||
        (fact.kind === 'workload' && fact.namespace === 'kube-system' && /^kube-dns|coredns/.test(fact.name)) ||
        (fact.kind === 'config-map' && fact.namespace === 'kube-system' && fact.name === 'coredns'));
}
/** A CoreDNS in kube-system, or any that answers for the cluster's Services, by whatever name. */
function servesCluster({ software, name, config }) {
    if (software !== 'coredns')
        return false;
    return (name.startsWith('kube-system/') ||
        config.blocks.some((block) => block.steps.some((step) => step.kind === 'answer' && step.plugin === 'kubernetes')));
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/node-network.js
/** The resolver file that a node's own network software writes: NetworkManager, resolvconf, ifupdown, DHCP clients. */


/** Software that writes /etc/resolv.conf itself when no other resolver serves the node. */
const WRITERS = /^(?:NetworkManager|ifupdown|dhclient|dhcpcd)$/;
/** Files of the same content by other names: NetworkManager.conf(5) rc-manager, resolvconf(8). */
const GENERATED = /^\/(?:var\/)?run\/(?:NetworkManager\/resolv\.conf|resolvconf\/resolv\.conf|NetworkManager\/no-stub-resolv\.conf)$/;
/** True for a file that the network software writes and whose content follows from its configuration. */
function isGenerated(path) {
    return GENERATED.test(path);
}
/** What `dns=` of NetworkManager.conf says; the file read last counts. */
function networkPlugin(pool) {
    return pool.network.filter((fact) => fact.plugin !== undefined).at(-1)?.plugin;
}
/**
 * /etc/resolv.conf where nobody states it and the nodes' network configuration decides: undefined when that says nothing.
 * NetworkManager with a local plugin lists the plugin's address (src/core/dns/nm-dns-manager.c); resolvconf puts `head`
 * first, then what the interfaces brought, then `base` and `tail` (resolvconf's update.d/libc).
 */
function generatedFile(pool, path, readers, via) {
    const plugin = path.endsWith('no-stub-resolv.conf') ? undefined : networkPlugin(pool);
    const local = plugin === undefined ? undefined : pluginAddress(pool, plugin.value);
    if (plugin !== undefined && local !== undefined)
        return {
            nameservers: [
                nameserver(local, plugin.at, via, `dns=${plugin.value}: NetworkManager lists its local resolver ${local} in ${path}`),
            ],
            outside: false,
        };
    const part = (name) => {
        const file = pool.files.get(`/etc/resolvconf/resolv.conf.d/${name}`);
        if (file === undefined)
            return [];
        return readers
            .resolverFile(file.text)
            .value.nameservers.map((one) => nameserver(one.value, one.at, via, `resolvconf puts nameserver ${one.value} of its ${name} into ${path}`));
    };
    const [head, base, tail] = [part('head'), part('base'), part('tail')];
    const given = fromNetwork(pool, path, via);
    const fixed = [...head, ...base, ...tail];
    if (given.nameservers.length === 0 && fixed.length === 0)
        return undefined;
    const stub = pool.os?.resolved === 'active' && fixed.length > 0
        ? [
            nameserver(STUB_ADDRESS, pool.osAt ?? fixed[0]?.at ?? given.at, via, `systemd-resolved gives resolvconf ${STUB_ADDRESS}`),
        ]
        : [];
    const middle = stub.length > 0 ? { before: [], after: stub, outside: false } : given;
    const nameservers = [...head, ...middle.before, ...middle.after, ...base, ...tail];
    return { nameservers, outside: middle.outside || (given.nameservers.length === 0 && stub.length === 0) };
}
/** Servers of the interfaces' configuration, those that go before DHCP's and those behind; a `supersede` leaves no others. */
function fromNetwork(pool, path, via) {
    const facts = pool.network.filter((fact) => WRITERS.test(fact.software));
    const superseding = facts.filter((fact) => fact.alone === true);
    const counted = superseding.length > 0 ? superseding : facts;
    const of = (list) => list.flatMap((fact) => fact.nameservers.map((one) => nameserver(one.value, one.at, via, `${fact.software} writes nameserver ${one.value} into ${path}`)));
    const after = of(counted.filter((fact) => fact.dhcp === 'before'));
    const before = of(counted.filter((fact) => fact.dhcp !== 'before'));
    return {
        nameservers: [...before, ...after],
        before,
        after,
        outside: counted.some((fact) => fact.dhcp === 'before' || fact.dhcp === 'after'),
        at: counted[0]?.at ?? pool.osAt ?? { file: { path: '', text: '' }, span: { start: 0, end: 0 } },
    };
}
/** Undefined for a plugin that changes nothing about the file: `default`, `none`. */
function pluginAddress(pool, plugin) {
    if (plugin === 'dnsmasq')
        return pool.os?.id === 'ubuntu-16.04' ? '127.0.1.1' : '127.0.0.1';
    if (plugin === 'unbound')
        return '127.0.0.1';
    return plugin === 'systemd-resolved' ? STUB_ADDRESS : undefined;
}
function nameserver(value, at, via, says) {
    return { address: (0,endpoint/* parseAddress */.or)(value) ?? value, at, via: [...via, { at, says }], assumptions: [] };
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/node-resolved.js
/** systemd-resolved on a node: which servers it knows, where it sends which names, and what its files list. */



/** Whether resolved runs on nodes of the pool: the image says so, or somebody configures it and the image does not exclude it. */
function resolvedRuns(pool) {
    if (pool.off.has('systemd-resolved'))
        return false;
    if (pool.os !== undefined)
        return pool.os.resolved === 'active';
    return (pool.resolved !== undefined || pool.network.some((fact) => /^(?:netplan|systemd-networkd)$/.test(fact.software)));
}
/** False after `DNSStubListener=no`; `udp` and `tcp` leave the address served. */
function stubListens(pool) {
    const stated = pool.resolved?.stubListener;
    if (stated !== undefined)
        return !/^(?:no|n|false|f|off|0)$/i.test(stated.value);
    return pool.os?.stubListener ?? true;
}
/** Without the listener the stub's file links to the list of real servers; before systemd 246 it stayed as it was. */
function stubFileIsUplink(pool) {
    return pool.resolved?.stubListener !== undefined && !stubListens(pool) && !isBefore246(pool.os);
}
function isBefore246(os) {
    return os !== undefined && /^(?:ubuntu-18\.04|ubuntu-20\.04|debian-10|flatcar-before)/.test(os.id);
}
/** Zero addresses and the stub's own are dropped wherever they are written (resolved-dns-server.c dns_server_address_valid). */
function isOwn(address) {
    return address === STUB_ADDRESS || address === '127.0.0.54' || address === '0.0.0.0' || address === '::';
}
function serverOf(one, says) {
    const match = /^(\d+\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(one.value) ?? /^\[([0-9a-fA-F:.]+)\](?::(\d{1,5}))?$/.exec(one.value);
    const address = (0,endpoint/* parseAddress */.or)(match?.[1] ?? one.value);
    if (address === undefined || isOwn(address))
        return undefined;
    return { address, port: match?.[2] === undefined ? 53 : Number(match[2]), at: one.at, says };
}
function serversOf(list, says) {
    return list.flatMap((one) => serverOf(one, says(one.value)) ?? []);
}
/**
 * The global scope and the links'. A plain /etc/resolv.conf is a source of the global one as long as neither `DNS=` nor
 * `Domains=` is set (resolved-conf.c config_parse_dns_servers, config_parse_search_domains: read_resolv_conf).
 */
function scopesOf(pool, readers) {
    const { resolved } = pool;
    const own = serversOf(resolved?.dns ?? [], (value) => `DNS=${value}`);
    const domains = (resolved?.domains ?? []).map(({ value }) => (0,dns_name/* absolute */.ys)(value.replace(/^~/, '')));
    const plain = pool.files.get('/etc/resolv.conf');
    const replaced = pool.links.has('/etc/resolv.conf');
    const isSet = (resolved?.dns.length ?? 0) > 0 || domains.length > 0;
    if (plain !== undefined && !replaced && !isSet)
        own.push(...serversOf(readers.resolverFile(plain.text).value.nameservers.slice(0, MAX_READ), (value) => `nameserver ${value} in /etc/resolv.conf, which systemd-resolved reads`));
    // The global scope is always fit for names that no other has a route for (dns_scope_is_default_route).
    const scopes = [{ servers: own, routes: domains, takesRest: true }];
    for (const fact of pool.network) {
        const servers = serversOf(fact.nameservers, (value) => `${fact.software} gives nameserver ${value}`);
        if (servers.length > 0)
            scopes.push({ servers, routes: fact.routes, takesRest: !fact.onlyRoutes });
    }
    return scopes.filter((scope) => scope.servers.length > 0);
}
/** More than any node has; a file may say what it likes. */
const MAX_READ = 64;
/**
 * What resolved knows, as far as the repository says. The file lists the global servers, then the links', and the
 * fallback servers only when there is none (resolved-manager.c manager_compile_dns_servers).
 */
function resolvedView(pool, readers) {
    const scopes = scopesOf(pool, readers);
    const dhcp = pool.network.some((fact) => fact.dhcp === 'before' || fact.dhcp === 'after');
    const noDhcp = pool.network.length > 0 && pool.network.every((fact) => fact.dhcp === 'none');
    const stated = node_resolved_distinct(scopes.flatMap((scope) => scope.servers));
    const fallback = stated.length === 0 && noDhcp
        ? node_resolved_distinct(serversOf(pool.resolved?.fallbackDns ?? [], (value) => `FallbackDNS=${value}`))
        : [];
    const all = stated.length > 0 ? scopes : [{ servers: fallback, routes: [], takesRest: true }];
    const routed = new Map([[dns_name/* ROOT */.Dl, []]]);
    for (const scope of all)
        for (const zone of new Set(scope.routes)) {
            const known = routed.get(zone);
            if (known === undefined)
                routed.set(zone, [scope]);
            else
                known.push(scope);
        }
    const rest = all.filter((scope) => scope.takesRest);
    const routes = [...routed].map(([zone, scopes]) => {
        const takers = scopes.length > 0 ? scopes : rest;
        return { zone, to: node_resolved_distinct(takers.flatMap((scope) => scope.servers)), atOnce: takers.length > 1 };
    });
    return {
        listed: node_resolved_distinct(all.flatMap((scope) => scope.servers)),
        routes,
        outside: dhcp || (stated.length === 0 && fallback.length === 0),
    };
}
function node_resolved_distinct(servers) {
    const seen = new Set();
    return servers.filter((one) => {
        const key = `${one.address}|${one.port}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
/** The path to a server that the file lists. */
function listedIn(path, server) {
    return { at: server.at, says: `${server.says}: systemd-resolved lists it in ${path}` };
}
/** What has to hold for a line of systemd-resolved's files to be there. */
function assumptionsAt(pool, at) {
    const found = [];
    for (const { text, assumes } of pool.files.values()) {
        if (assumes === undefined || text.file !== at.file)
            continue;
        const { start } = at.span;
        if (text.segments.some((one) => one.at <= start && start <= one.at + one.length))
            found.push(assumes);
    }
    return found;
}
/** Who put an address into the list, by address. */
function causesOf(view) {
    const causes = new Map();
    for (const one of view.listed)
        if (!causes.has(one.address))
            causes.set(one.address, one);
    return causes;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/resolver-files.js
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
        if (before !== undefined && (before[0]?.file === file.text.file || file.by !== undefined))
            before.push((0,source_text/* synthetic */.o$)(file.at, '\n'), file.text);
        else {
            parts.set(file.path, [file.text]);
            files.set(file.path, {
                text: file.text,
                at: file.at,
                ...(file.mode === 'append' && { added: true }),
                ...(file.assumes === undefined ? {} : { assumes: file.assumes }),
                ...(file.assumes === undefined || file.platformSource === undefined ? {} : { writer: file.platformSource }),
            });
        }
    }
    for (const [path, texts] of parts) {
        const file = files.get(path);
        if (file !== undefined && texts.length > 1)
            files.set(path, { ...file, text: (0,source_text/* concat */.xW)(texts) });
    }
    for (const file of input.declared)
        files.set(file.path, { text: file.text, at: { file: file.text.file, span: { start: 0, end: 0 } } });
    const resolvedFiles = [...files.entries()]
        .filter(([path]) => /^\/(etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/resolved\.conf(\.d\/[^/]+\.conf)?$/.test(path))
        .sort(([a], [b]) => byReadingOrder(a, b));
    const resolved = resolvedFiles.length === 0
        ? undefined
        : readers.systemdResolved(unmasked(resolvedFiles).map(([, file]) => file.text));
    if (resolved !== undefined)
        notices.push(...resolved.notices);
    const running = new Map((input.services ?? []).map((fact) => [fact.name, fact.runs]));
    return {
        name: input.name,
        ...(os?.kind === 'found' ? { os: withService(os.profile, running.get('systemd-resolved')) } : {}),
        off: new Set([...running].flatMap(([name, runs]) => (runs ? [] : [name]))),
        ...(input.os === undefined ? {} : { osAt: input.os.at }),
        ...(input.osAssumes === undefined ? {} : { osAssumes: input.osAssumes }),
        ...(provisioner?.kind === 'found' ? { provisioner: provisioner.profile } : {}),
        ...(input.provisioner === undefined ? {} : { provisionerAt: input.provisioner.at }),
        addresses: input.addresses,
        files,
        links: new Map(input.links.map((link) => [
            link.path,
            { target: link.target, at: link.at, ...(link.assumes !== undefined && { assumes: link.assumes }) },
        ])),
        resolved: resolved?.value,
        network: input.network ?? [],
        kubelets: input.kubelets,
        servers: input.servers ?? [],
        ...(input.standalone === undefined ? {} : { standalone: input.standalone }),
        ...(input.at === undefined ? {} : { at: input.at }),
    };
}
/** The image after somebody switched systemd-resolved on or off; what was linked to its files then has no known content. */
function withService(os, runs) {
    if (runs === undefined || runs === (os.resolved === 'active'))
        return os;
    if (runs)
        return { ...os, resolved: 'active', stubListener: true };
    return { ...os, resolved: 'absent', stubListener: false, etcResolvConf: { kind: 'dhcp' } };
}
/** Where files of the same name lie in several of these, the first one counts alone (systemd.unit(5), resolved.conf(5)). */
const RANKS = ['/etc/', '/run/', '/usr/local/lib/', '/usr/lib/', '/lib/'];
function rankOf(path) {
    return RANKS.findIndex((top) => path.startsWith(top));
}
function resolver_files_nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The main file comes first, then drop-ins by file name, whatever their directory (systemd.unit(5), resolved.conf(5)). */
function byReadingOrder(a, b) {
    const main = Number(!a.endsWith('/resolved.conf')) - Number(!b.endsWith('/resolved.conf'));
    if (main !== 0)
        return main;
    const [one, other] = [resolver_files_nameOf(a), resolver_files_nameOf(b)];
    if (one !== other)
        return one < other ? -1 : 1;
    return rankOf(a) - rankOf(b);
}
/** Of files with the same name, the one in the directory that goes before the others; the list is in reading order. */
function unmasked(files) {
    return files.filter(([path], index) => index === 0 || resolver_files_nameOf(files[index - 1]?.[0] ?? '') !== resolver_files_nameOf(path));
}
const UNKNOWN = (because, missing, via = []) => ({
    nameservers: [],
    unknown: { because, via, missing },
    outside: false,
});
/** A system of each kind: /etc/resolv.conf names the stub listener, or is written from what DHCP says. */
const COMMON_SYSTEMS = ['ubuntu-24.04', 'debian-12'];
/**
 * What a file of the nodes holds where nothing states their system. Where it holds what the network gives on each of the
 * common systems that have it (a provisioner that keeps the stub away from pods), it is that, taken for granted.
 */
function onCommonSystems(pool, look) {
    const view = look(pool);
    if (view.unknown?.missing.kind !== 'node-file' || pool.os !== undefined)
        return view;
    const known = (pool.provisioner?.systems ?? COMMON_SYSTEMS).flatMap((id) => {
        const found = findOsProfile(id);
        if (found.kind !== 'found')
            return [];
        const there = look({ ...pool, os: found.profile });
        return there.unknown === undefined ? [there] : [];
    });
    const listed = known.find((one) => one.nameservers.some(({ address }) => (0,endpoint/* isLoopback */.U9)(address)));
    if (listed !== undefined)
        return { ...view, unknown: { ...view.unknown, withStub: listed.nameservers } };
    if (known.length === 0 || known.some((one) => !one.outside))
        return view;
    const outsideAssumes = `${view.unknown.missing.path} of the nodes lists the resolvers of their network`;
    return { nameservers: view.nameservers, outside: true, outsideAssumes };
}
/** What a path on a node holds, as nameservers. */
function nodeResolverFile(pool, path, readers, notices, via, anchor) {
    const view = fileOnNode(pool, path, readers, notices, via, anchor, 0);
    const { osAssumes, osAt } = pool;
    if (osAssumes === undefined)
        return view;
    // What nothing but the system itself puts there is as sure as the system is.
    const nameservers = view.nameservers.map((one) => one.at === osAt ? { ...one, assumptions: [...one.assumptions, osAssumes] } : one);
    return { ...view, nameservers };
}
function fileOnNode(pool, path, readers, notices, via, anchor, depth) {
    const missing = { kind: 'node-file', path, pool: pool.name };
    if (depth > 8)
        return UNKNOWN(`links from ${path} lead round in a circle`, missing, via);
    const written = pool.files.get(path);
    const link = pool.links.get(path);
    // Commands run after files are written (cloud-init's runcmd after write_files): what is linked later stands there.
    const replaced = written !== undefined &&
        link !== undefined &&
        link.at.file === written.at.file &&
        link.at.span.start > written.at.span.start;
    // What an installer would write is reported to systemd-resolved instead where that keeps the file (kubespray, 0061-systemd-resolved.yml).
    const keptByResolved = written?.assumes !== undefined && path === resolver_files_ETC && pool.os?.etcResolvConf.kind === 'link-to-stub';
    const file = replaced || keptByResolved ? undefined : written;
    if (file !== undefined) {
        const reading = readers.resolverFile(file.text);
        notices.push(...reading.notices);
        const listed = path === RESOLVED_UPLINK_FILE ? causesOf(resolvedView(pool, readers)) : undefined;
        const nameservers = reading.value.nameservers.map((nameserver) => {
            const address = (0,endpoint/* parseAddress */.or)(nameserver.value) ?? nameserver.value;
            const steps = [
                ...via,
                {
                    at: nameserver.at,
                    says: `${path} on the node lists nameserver ${nameserver.value}${file.writer === undefined ? '' : `: ${file.writer}`}`,
                },
            ];
            const cause = listed?.get(address);
            if (cause !== undefined)
                steps.push({
                    at: cause.at,
                    says: `${cause.says} puts it there: systemd-resolved lists its servers in ${path}`,
                });
            return { address, at: nameserver.at, via: steps, assumptions: file.assumes === undefined ? [] : [file.assumes] };
        });
        const filled = resolver_files_filledIn(file.text.text);
        if (filled !== undefined) {
            const at = (0,source_text/* locate */.x5)(file.text, filled, filled + 2);
            const because = `what fills in ${path} on the nodes is not stated`;
            if (reading.notices.length === 0)
                notices.push({ kind: 'not-modelled', message: because, at });
            return { nameservers, unknown: { because, via: [...via, { at, says: because }], missing }, outside: false };
        }
        if (file.added !== true || path !== resolver_files_ETC)
            return { nameservers, outside: false };
        // What the lines are added to came with the image or from DHCP.
        const files = new Map(pool.files);
        files.delete(path);
        const before = fileOnNode({ ...pool, files }, path, readers, notices, via, anchor, depth + 1);
        return {
            nameservers: [...before.nameservers, ...nameservers],
            outside: before.outside || before.unknown !== undefined,
        };
    }
    if (link !== undefined) {
        const found = fileOnNode(pool, resolvePath(path, link.target), readers, notices, [...via, { at: link.at, says: `${path} links to ${link.target}` }], link.at, depth + 1);
        const { assumes } = link;
        if (assumes === undefined)
            return found;
        return {
            ...found,
            nameservers: found.nameservers.map((one) => ({ ...one, assumptions: [...one.assumptions, assumes] })),
        };
    }
    const profile = pool.osAt ?? anchor;
    if (path === RESOLVED_STUB_FILE && !stubFileIsUplink(pool)) {
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
    if (path === RESOLVED_UPLINK_FILE || path === RESOLVED_STUB_FILE) {
        const known = resolvedRuns(pool) ? resolvedView(pool, readers) : undefined;
        if (known === undefined || (known.listed.length === 0 && pool.os?.resolved !== 'active'))
            return UNKNOWN(`what ${path} holds on the nodes is not stated`, missing, via);
        return {
            // A resolv.conf can say no other port: such a server is left out (resolved-resolv-conf.c write_resolv_conf_server).
            nameservers: known.listed
                .filter((one) => one.port === 53)
                .map((one) => ({
                address: one.address,
                at: one.at,
                via: [...via, listedIn(path, one)],
                assumptions: assumptionsAt(pool, one.at),
            })),
            outside: known.outside,
        };
    }
    if (isGenerated(path) || (path === resolver_files_ETC && pool.os?.etcResolvConf.kind !== 'content')) {
        const made = resolvedWrites(pool, path) ? undefined : generatedFile(pool, path, readers, via);
        if (made !== undefined)
            return made;
    }
    // The image writes it from its own settings and DHCP; what a repository says of those is a file of its own.
    if (path === pool.os?.kubeletResolvConf)
        return { nameservers: [], outside: true };
    if (path !== resolver_files_ETC)
        return UNKNOWN(`what ${path} holds on the nodes is not stated`, missing, via);
    if (pool.os === undefined)
        return UNKNOWN('what /etc/resolv.conf holds on the nodes is not stated', missing, via);
    const says = `${pool.os.title} (${pool.os.id})`;
    switch (pool.os.etcResolvConf.kind) {
        case 'link-to-stub':
            if (stubFileIsUplink(pool))
                return fileOnNode(pool, RESOLVED_UPLINK_FILE, readers, notices, via, profile, depth + 1);
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
            return fileOnNode(pool, RESOLVED_UPLINK_FILE, readers, notices, [...via, { at: profile, says: `on ${says} /etc/resolv.conf links to ${RESOLVED_UPLINK_FILE}` }], profile, depth + 1);
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
/** /etc/resolv.conf is systemd-resolved's on this image; resolvconf's own pieces say that its package took the file over. */
function resolvedWrites(pool, path) {
    if (path !== resolver_files_ETC || pool.os === undefined || pool.os.resolved !== 'active')
        return false;
    return ![...pool.files.keys()].some((one) => one.startsWith('/etc/resolvconf/resolv.conf.d/'));
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
    const view = onCommonSystems(pool, (one) => copiedView(one, readers, notices, anchor));
    const { unknown } = view;
    if (unknown?.missing.kind !== 'node-file' || statedResolvConf(pool) === undefined)
        return view;
    return { ...view, unknown: { ...unknown, missing: { ...unknown.missing, stated: true } } };
}
function copiedView(pool, readers, notices, anchor) {
    const stated = statedResolvConf(pool);
    const assumes = pool.kubelets.find((fact) => fact.resolvConf === stated)?.assumes;
    if (stated !== undefined && assumes !== undefined) {
        const kubelets = pool.kubelets.map((fact) => (fact.resolvConf === stated ? certain(fact) : fact));
        const view = copiedView({ ...pool, kubelets }, readers, notices, anchor);
        const nameservers = view.nameservers.map((one) => ({ ...one, assumptions: [...one.assumptions, assumes] }));
        return { ...view, nameservers };
    }
    // What was meant to choose the file and did not stands on the path behind what did.
    const lost = lostResolvConf(pool)
        .filter((one) => one.at !== stated?.at)
        .map((one) => ({ at: one.at, says: `${one.key} here chooses no file: ${one.why}` }));
    if (stated !== undefined) {
        const { value, at } = stated;
        if (value === '') {
            return {
                nameservers: [
                    {
                        address: '127.0.0.1',
                        at,
                        via: [{ at, says: 'resolvConf is empty: kubelet then writes nameserver 127.0.0.1 into the pod' }, ...lost],
                        assumptions: [],
                    },
                ],
                outside: false,
            };
        }
        return nodeResolverFile(pool, value, readers, notices, [{ at, says: `kubelet copies ${value} into pods with dnsPolicy Default` }, ...lost], at);
    }
    const stands = pool.provisionerAt ?? pool.osAt;
    const at = stands ?? pool.at ?? anchor;
    const choice = pool.provisioner?.resolvConf(pool.os ?? systemOf(pool));
    const view = (path, says) => {
        if (stands !== undefined)
            return nodeResolverFile(pool, path, readers, notices, [{ at, says }, ...lost], at);
        // Nobody chose the file: what can be edited is its text.
        const found = nodeResolverFile(pool, path, readers, notices, [], at);
        const nameservers = found.nameservers.map((one) => ({
            ...one,
            via: [{ at: one.via[0]?.at ?? one.at, says }, ...lost, ...one.via],
        }));
        return { ...found, nameservers };
    };
    if (choice === undefined) {
        const fixed = pool.os?.kubeletResolvConf;
        return view(fixed ?? resolver_files_ETC, `kubelet copies ${fixed ?? resolver_files_ETC} into pods with dnsPolicy Default: nothing states another resolvConf`);
    }
    if (choice.kind === 'path') {
        const found = view(choice.path, `kubelet copies ${choice.path} into pods with dnsPolicy Default: ${choice.because}`);
        const { assumes } = choice;
        if (assumes === undefined)
            return found;
        return {
            ...found,
            nameservers: found.nameservers.map((one) => ({ ...one, assumptions: [...one.assumptions, assumes] })),
        };
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
function certain({ assumes, ...fact }) {
    return fact;
}
function usable(address, accepts) {
    if (/^127\./.test(address) || address === '::1')
        return false;
    if (accepts === 'no-loopback')
        return true;
    return (!/^(169\.254\.|0\.0\.0\.0$|22[4-9]\.|23\d\.|255\.255\.255\.255$)/.test(address) &&
        !/^(fe[89ab]|ff|::$)/i.test(address));
}
/** What the nodes' setup says of a system that nobody names: whether systemd-resolved runs. */
function systemOf(pool) {
    const runs = resolvedRuns(pool);
    if (!runs && !pool.off.has('systemd-resolved'))
        return undefined;
    return {
        id: 'unnamed',
        title: 'the nodes’ system',
        aliases: [],
        resolved: runs ? 'active' : 'absent',
        stubListener: runs,
        etcResolvConf: { kind: 'dhcp' },
        source: 'the nodes’ own setup',
    };
}
/** What is not known, reported from one step further back. */
function behind(pathStep, unknown) {
    const { withStub } = unknown;
    return {
        ...unknown,
        via: [pathStep, ...unknown.via],
        ...(withStub !== undefined && { withStub: withStub.map((one) => ({ ...one, via: [pathStep, ...one.via] })) }),
    };
}
/** The statement that stands last on the command line; of equal ones the one that is read last. */
function lastOf(facts) {
    let last;
    for (const fact of facts)
        if (last === undefined || (fact.precedence ?? 20) >= (last.precedence ?? 20))
            last = fact;
    return last;
}
/** Flags win over the file, whatever their order (cmd/kubelet/app/server.go kubeletConfigFlagPrecedence). */
function statedResolvConf(pool) {
    const of = (source) => {
        const facts = pool.kubelets.filter((fact) => fact.source === source && fact.resolvConf !== undefined);
        return lastOf(facts)?.resolvConf;
    };
    return of('flags') ?? of('config');
}
/** Settings of a pool that look as if they chose the file for pods: keys nobody reads, an empty text, what a flag overrides. */
function lostResolvConf(pool) {
    const out = pool.kubelets.flatMap((fact) => fact.ineffective.filter((one) => /resolv-?conf/i.test(one.instead)));
    const stated = statedResolvConf(pool);
    if (stated?.value === '')
        out.push({
            key: 'resolvConf',
            why: 'an empty text is no default: the kubelet then writes nameserver 127.0.0.1 into pods with dnsPolicy Default',
            instead: 'Name a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
            at: stated.at,
        });
    for (const { source, resolvConf } of pool.kubelets) {
        if (source !== 'config' || resolvConf === undefined || stated === undefined)
            continue;
        if (resolvConf.value === stated.value || !isFlag(pool, stated))
            continue;
        out.push({
            key: 'resolvConf',
            why: `the flag --resolv-conf=${stated.value} overrides ${resolvConf.value === '' ? 'it' : resolvConf.value}`,
            instead: 'Set the file in one place: take the flag away, or give it this file.',
            at: resolvConf.at,
        });
    }
    return out;
}
function isFlag(pool, stated) {
    return pool.kubelets.some((fact) => fact.source === 'flags' && fact.resolvConf === stated);
}
/** A pod's /etc/resolv.conf. `clusterDns`: what kubelet was reported, with its path; empty means kubelet falls back to the node's file. */
function podResolver(workload, clusterDns, inherited) {
    const { dnsPolicyUnknown } = workload;
    if (dnsPolicyUnknown !== undefined) {
        const { value, at } = dnsPolicyUnknown;
        return { view: UNKNOWN(value, { kind: 'value' }, [{ at, says: value }]) };
    }
    const policy = workload.dnsPolicy?.value ?? 'ClusterFirst';
    const at = workload.dnsPolicy?.at ?? workload.podSpecAt;
    const wantsCluster = policy === 'ClusterFirstWithHostNet' ||
        (policy === 'ClusterFirst' && !workload.hostNetwork) ||
        !['None', 'Default', 'ClusterFirst', 'ClusterFirstWithHostNet'].includes(policy);
    const says = workload.dnsPolicy === undefined ? `no dnsPolicy: the API server writes ClusterFirst` : `dnsPolicy ${policy}`;
    let view;
    let inheritsClusterDns;
    const unknown = workload.dnsConfig?.unknown;
    if (unknown !== undefined)
        view = UNKNOWN(unknown, { kind: 'value' });
    else if (policy === 'None')
        view = { nameservers: [], outside: false };
    else if (wantsCluster && clusterDns.length > 0) {
        view = {
            nameservers: clusterDns.map((one) => ({
                address: one.address,
                at,
                via: [{ at, says: `${says}: the pod's resolver is the cluster DNS ${one.shown ?? one.address}` }, ...one.via],
                assumptions: [],
            })),
            outside: false,
        };
        inheritsClusterDns = { policy: says, at };
    }
    else if (wantsCluster) {
        view = UNKNOWN('the cluster DNS address is not stated', { kind: 'cluster-dns' }, [{ at, says }]);
        inheritsClusterDns = { policy: says, at };
    }
    else {
        const pathStep = {
            at,
            says: policy === 'ClusterFirst'
                ? `${says} with hostNetwork: the pod gets the node's resolver file`
                : `${says}: the pod gets the node's resolver file`,
        };
        view = {
            ...inherited,
            nameservers: inherited.nameservers.map((one) => ({ ...one, via: [pathStep, ...one.via] })),
            ...(inherited.unknown === undefined ? {} : { unknown: behind(pathStep, inherited.unknown) }),
        };
    }
    const seen = new Set(view.nameservers.map((one) => one.address));
    const nameservers = [...view.nameservers];
    for (const extra of workload.dnsConfig?.nameservers ?? []) {
        const address = (0,endpoint/* parseAddress */.or)(extra.value) ?? extra.value;
        if (seen.has(address))
            continue;
        seen.add(address);
        nameservers.push({
            address,
            at: extra.at,
            via: [{ at: extra.at, says: `${workload.dnsConfig?.from ?? 'dnsConfig'} lists nameserver ${extra.value}` }],
            assumptions: [],
        });
    }
    const kept = { ...view, nameservers: nameservers.slice(0, MAX_NAMESERVERS) };
    // A policy that a template writes in one branch only states nothing of what every pod gets.
    if ((0,conditions/* conditionsAt */.eB)(at).length > (0,conditions/* conditionsAt */.eB)(workload.podSpecAt).length)
        inheritsClusterDns = undefined;
    return inheritsClusterDns === undefined ? { view: kept } : { view: kept, inheritsClusterDns };
}
/**
 * Where something is still to be filled in that may name a server: a branch anywhere, or a value in a line that is no
 * comment (`# {{ ansible_managed }}`) and none of resolv.conf(5)'s others.
 */
function resolver_files_filledIn(text) {
    const branch = text.indexOf('{%');
    if (branch !== -1)
        return branch;
    for (let start = 0; start < text.length;) {
        const feed = text.indexOf('\n', start);
        const end = feed === -1 ? text.length : feed;
        const line = text.slice(start, end);
        const at = line.search(/\{\{|\$\{/);
        if (at !== -1 && !/^\s*(?:[#;]|(?:search|domain|options|sortlist)\s)/.test(line))
            return start + at;
        start = end + 1;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/mounted-resolver.js


/**
 * What a path of the container holds, when a mount covers it that is no ConfigMap of the repository: those are read
 * before. Undefined where nothing is mounted.
 */
function mountedResolver(workload, container, pool, readers, notices) {
    return (path) => {
        const mount = deepest(container.mounts, path);
        if (mount === undefined)
            return undefined;
        const source = workload.volumes.find((one) => one.name === mount.volume)?.source;
        const at = workload.podSpecAt;
        if (source?.kind !== 'host-path')
            return {
                nameservers: [],
                unknown: {
                    because: `what is mounted at ${path} is not stated`,
                    via: [],
                    missing: { kind: 'pod-file', path },
                },
                outside: false,
            };
        const inside = path.slice(mount.path.replace(/\/+$/, '').length).replace(/^\//, '');
        const base = mount.subPath === undefined ? source.path : join(source.path, mount.subPath);
        const onNode = inside === '' ? base : join(base, inside);
        const pathStep = { at, says: `the pod mounts ${onNode} of its node at ${path}` };
        return onCommonSystems(pool, (one) => nodeResolverFile(one, onNode, readers, notices, [pathStep], at));
    };
}
/** The mount that covers a path: the one whose path is the longest. */
function deepest(mounts, path) {
    let found;
    for (const mount of mounts) {
        const root = mount.path.replace(/\/+$/, '');
        if (path !== root && !path.startsWith(`${root}/`))
            continue;
        if (found === undefined || mount.path.length > found.path.length)
            found = mount;
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/machines.js

/** One for each machine that the servers are on, with the files and network of the same machine. */
function machinesApart(servers, facts, readers, notices) {
    if (servers.length === 0)
        return [];
    const byMachine = new Map();
    for (const fact of facts) {
        if (!OF_MACHINES.test(fact.kind))
            continue;
        const key = machineOf(fact);
        const known = byMachine.get(key);
        if (known === undefined)
            byMachine.set(key, [fact]);
        else
            known.push(fact);
    }
    const wanted = new Map();
    for (const server of servers) {
        const key = machineOf(server);
        const known = wanted.get(key);
        if (known === undefined)
            wanted.set(key, [server]);
        else
            known.push(server);
    }
    return [...wanted].map(([key, mine]) => {
        const of = (kind) => (byMachine.get(key) ?? []).filter((fact) => fact.kind === kind);
        const os = of('node-profile').find((fact) => fact.os !== undefined)?.os;
        return makePool({
            name: key,
            os,
            provisioner: undefined,
            addresses: [],
            declared: [],
            files: of('node-file'),
            links: of('node-link'),
            network: of('node-network'),
            services: of('node-service'),
            kubelets: [],
            servers: mine,
            standalone: true,
            at: mine[0]?.at,
        }, readers, notices);
    });
}
const OF_MACHINES = /^node-(?:file|link|network|service|profile)$/;
/** A mirrored root or a folder, a playbook's machines, a file of user data. */
function machineOf(fact) {
    if (fact.standalone !== undefined)
        return fact.standalone;
    if ('overlay' in fact && fact.overlay !== undefined)
        return fact.overlay === '' ? '/' : fact.overlay;
    if (fact.pool !== undefined)
        return fact.pool;
    if (fact.by !== undefined)
        return fact.by.hosts ?? fact.by.role ?? fact.at.file.path;
    return fact.at.file.path;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/pools.js
/** The pools of nodes, and the address that kubelets hand out as the cluster DNS. */



function clusterDnsOf(settings, networks, nth = 10) {
    const out = [];
    const add = (address, at, says) => {
        if (address !== undefined && !out.some((one) => one.address === address))
            out.push({ address, at, via: [{ at, says }] });
    };
    for (const one of settings?.clusterDns ?? [])
        add((0,endpoint/* parseAddress */.or)(one.value), one.at, `the cluster DNS address is ${one.value}`);
    if (out.length > 0)
        return out;
    for (const fact of networks)
        for (const one of fact.clusterDNS ?? [])
            add((0,endpoint/* parseAddress */.or)(one.value), one.at, `the cluster DNS address is ${one.value}`);
    if (out.length > 0)
        return out;
    for (const one of settings?.serviceCidrs ?? [])
        add((0,endpoint/* nthAddress */.ZX)(one.value, nth), one.at, `the cluster DNS is the ${ordinal(nth)} address of ${one.value}`);
    if (out.length > 0)
        return out.slice(0, 1);
    for (const fact of networks)
        for (const one of fact.serviceSubnets ?? [])
            add((0,endpoint/* nthAddress */.ZX)(one.value, nth), one.at, `the cluster DNS is the ${ordinal(nth)} address of ${one.value}`);
    return out.slice(0, 1);
}
function ordinal(n) {
    return n === 10 ? 'tenth' : n === 3 ? 'third' : `${n}th`;
}
/** The pools of a cluster's nodes. Files that only mirror some machine's tree count where a kubelet's lie beside them. */
function makePools(input, all, readers, notices) {
    const standalone = all.filter((fact) => fact.kind === 'node-server' && fact.standalone !== undefined);
    const facts = all.filter((fact) => fact.standalone === undefined);
    const of = (kind) => facts.filter((fact) => fact.kind === kind);
    const kubelets = of('kubelet');
    const profiles = of('node-profile');
    const declared = input.settings?.nodes ?? [];
    const hasCluster = facts.some((fact) => /^(?:workload|service|config-map|kubelet)$/.test(fact.kind));
    const started = of('node-server');
    // A node-local cache runs on nodes wherever its unit lies; so does a unit whose only machines the configuration declares.
    const trees = new Set(kubeletTrees(kubelets));
    for (const { overlay, program } of started)
        if (overlay !== undefined && (program === 'node-cache' || (declared.length > 0 && !hasCluster)))
            trees.add(overlay);
    const isCertain = (fact) => fact.overlay === undefined || trees.has(fact.overlay);
    const certain = (list) => list.filter(isCertain);
    const network = certain(of('node-network'));
    const links = of('node-link');
    const files = certain(of('node-file'));
    const services = of('node-service');
    const machines = declared.length > 0
        ? NO_MACHINES
        : machinesOf([...files, ...links, ...network, ...services], [...kubelets, ...profiles]);
    const said = [...profiles, ...kubelets, ...files, ...links, ...network, ...services].flatMap((fact) => fact.pool ?? []);
    const found = [...new Set([...said, ...machines.each])];
    const names = declared.length > 0 ? declared.map((node) => node.name) : found.length > 0 ? found : ['default'];
    const isOf = (fact, name) => {
        const { path } = fact.at.file;
        if (declared.length > 0)
            return true;
        if (fact.pool !== undefined)
            return fact.pool === name;
        if (machines.none.has(path))
            return false;
        return !machines.each.has(path) || path === name;
    };
    const taken = new Set();
    const pools = names.map((name) => {
        const node = declared.find((one) => one.name === name);
        const mine = (list) => list.filter((fact) => isOf(fact, name));
        const about = mine(profiles);
        const servers = started.filter((fact) => isCertain(fact) && isOf(fact, name));
        for (const server of servers)
            taken.add(server);
        return makePool({
            name,
            ...pools_systemOf(node?.os, about),
            provisioner: node?.provisioner ?? about.find((fact) => fact.provisioner !== undefined)?.provisioner,
            addresses: (node?.addresses ?? about.find((fact) => fact.addresses !== undefined)?.addresses ?? []).flatMap((one) => {
                const value = (0,endpoint/* parseAddress */.or)(one.value);
                return value === undefined ? [] : [{ value, at: one.at }];
            }),
            declared: node?.files ?? [],
            files: mine(files),
            links: mine(links),
            network: mine(network),
            services: mine(services),
            kubelets: mine(kubelets),
            servers,
            at: node?.at,
        }, readers, notices);
    });
    const others = [...started.filter((fact) => !taken.has(fact)), ...standalone];
    return { pools, machines: machinesApart(others, all, readers, notices) };
}
/** The system that is declared, else stated, else the one that all images' names say. */
function pools_systemOf(declared, about) {
    const stated = declared ?? about.find((fact) => fact.os !== undefined && fact.assumes === undefined)?.os;
    if (stated !== undefined)
        return { os: stated };
    const named = about.filter((fact) => fact.os !== undefined && fact.assumes !== undefined);
    const [first] = named;
    if (first?.os === undefined || first.assumes === undefined)
        return { os: undefined };
    if (named.some((fact) => fact.os?.value !== first.os?.value))
        return { os: undefined };
    return { os: first.os, osAssumes: first.assumes };
}
/** Folders that mirror the root of a node on which a kubelet is configured: `images/node` of `images/node/etc/default/kubelet`. */
function kubeletTrees(kubelets) {
    const trees = new Set();
    for (const { at } of kubelets) {
        const parts = at.file.path.split('/');
        // A folder of units, the kubelet's among them.
        if (/(?:^|\/)kubelet\.service$/.test(at.file.path))
            trees.add(parts.slice(0, -1).join('/'));
        for (const [index, part] of parts.entries())
            if (/^(?:etc|usr|var|lib|run|opt)$/.test(part))
                trees.add(parts.slice(0, index).join('/'));
    }
    return trees;
}
const NO_MACHINES = { each: new Set(), none: new Set() };
/**
 * Which files are of machines: user data, Ignition and the like, one for each kind of machine. Two that write the same
 * path differently speak of different nodes. Where some of them also set up a kubelet, those that do not are machines
 * beside the cluster, such as a DNS server's.
 */
function machinesOf(facts, nodes) {
    // What a playbook does it does to all machines of its hosts.
    const own = facts.filter((fact) => fact.pool === undefined && fact.by === undefined && !('overlay' in fact && fact.overlay !== undefined));
    const setUp = new Set(nodes.map((fact) => fact.at.file.path));
    const paths = new Set(own.map((fact) => fact.at.file.path));
    const none = new Set([...paths].some((path) => setUp.has(path)) ? [...paths].filter((path) => !setUp.has(path)) : []);
    const texts = new Map();
    for (const fact of own) {
        const { path: clusterPath } = fact.at.file;
        if (none.has(clusterPath) || fact.kind === 'node-network' || fact.kind === 'node-service')
            continue;
        const says = fact.kind === 'node-file' ? fact.text.text : `-> ${fact.target}`;
        const at = texts.get(fact.path) ?? new Map();
        at.set(clusterPath, `${at.get(clusterPath) ?? ''}${says}\n`);
        texts.set(fact.path, at);
    }
    const each = new Set();
    for (const clusterPaths of texts.values()) {
        if (new Set(clusterPaths.values()).size < 2)
            continue;
        for (const clusterPath of clusterPaths.keys())
            each.add(clusterPath);
    }
    return { each, none };
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/started-servers.js



/** The network of a pool's nodes, or of a machine that is no node. */
function networkOf(pool) {
    return pool.standalone === true ? `host:${pool.name}` : `node:${pool.name}`;
}
function nameOn(pool, server) {
    return pool.standalone === true ? `host/${pool.name}/${server}` : `node/${pool.name}/${server}`;
}
function startedServers(pool, network, fileOf, setup) {
    const out = [];
    const files = new Map([...pool.files].map(([path, { text }]) => [path, text]));
    // Which of them the machine's own resolver file is, links decide.
    for (const path of files.keys())
        if (/resolv\.conf$/.test(path))
            files.delete(path);
    const names = new Set();
    for (const fact of pool.servers) {
        if (pool.off.has(fact.name))
            continue;
        const own = names.has(fact.name) ? `${fact.name} (${fact.at.file.path})` : fact.name;
        names.add(own);
        const place = { id: `${own} on ${pool.name}`, network, pool: pool.name, at: fact.at };
        const resolver = (path) => {
            const bind = fact.binds.find((one) => one.path === path);
            if (bind === undefined)
                return fileOf(path);
            const view = fileOf(bind.source);
            const pathStep = { at: bind.at, says: `the unit shows ${bind.source} at ${path}` };
            return { ...view, nameservers: view.nameservers.map((one) => ({ ...one, via: [pathStep, ...one.via] })) };
        };
        const server = fact.program === 'coredns' || fact.program === 'node-cache'
            ? corednsOf(fact, own, files, resolver, place, pool, setup)
            : otherOf(fact, own, files, resolver, place, pool, setup);
        if (server !== undefined)
            out.push(server);
    }
    return out;
}
function corednsOf(fact, own, files, resolver, place, pool, setup) {
    const container = {
        name: fact.name,
        init: false,
        words: fact.words,
        env: fact.env,
        ports: [],
        mounts: [],
        // The manager's own environment and drop-ins of the machine are not in a repository.
        envFrom: true,
    };
    const found = corefileAmong(asWorkload(fact, container), container, { files, used: [], complete: false }, setup);
    if (found === undefined)
        return undefined;
    // As a Corefile alone would be called, where nobody says whose machine it is.
    const [start] = found.text.segments;
    const name = pool.standalone === true ? (start?.file ?? found.text.file).path : nameOn(pool, own);
    return makeServer({ ...place, name, found, resolver }, setup);
}
/** A program on a machine is like a container in the machine's own network, with all of its files. */
function asWorkload(fact, container) {
    return {
        kind: 'workload',
        namespace: 'node',
        workload: 'unit',
        name: fact.name,
        labels: {},
        hostNetwork: true,
        containers: [container],
        volumes: [],
        podSpecAt: fact.at,
        nodeSelector: {},
        at: fact.at,
    };
}
/** Where each program reads its configuration, and the option that names another file. */
const CONFIGURATION = {
    dnsmasq: { usual: /^\/etc\/dnsmasq(?:\.conf|\.d\/[^/]+)$/, option: /^(?:--conf-file(?:=(.*))?|-C(.*))$/s },
    unbound: {
        usual: /^\/etc\/unbound\/(?:unbound\.conf|(?:unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/,
        option: /^-c(.*)$/s,
    },
    named: { usual: /^\/etc\/(?:bind\/|named\/)?named\.conf(?:\.[^/]+)?$/, option: /^-c(.*)$/s },
    'pdns-recursor': {
        usual: /^\/etc\/(?:powerdns|pdns-recursor)\/recursor\.(?:conf|ya?ml)$/,
        option: /^--config(?:=(.*))?$/s,
    },
};
function otherOf(fact, own, files, resolver, place, pool, setup) {
    if (fact.program === 'coredns' || fact.program === 'node-cache')
        return undefined;
    const { usual, option } = CONFIGURATION[fact.program];
    const named = [];
    const words = [];
    for (let i = 0; i < fact.words.length; i += 1) {
        const word = fact.words[i];
        const match = word === undefined || i === 0 ? null : option.exec(word.value);
        if (word === undefined)
            continue;
        if (match === null)
            words.push(word);
        else {
            const value = match[1] ?? match[2] ?? '';
            if (value === '')
                i += 1;
            const path = value === '' ? (fact.words[i]?.value ?? '') : value;
            if (files.has(path))
                named.push(path);
            else
                words.push(word);
        }
    }
    const read = new Map();
    // What is named elsewhere is read under the usual name, by which its reader knows it.
    const main = {
        dnsmasq: 'dnsmasq.conf',
        unbound: 'unbound.conf',
        named: 'named.conf',
        'pdns-recursor': 'recursor.conf',
    };
    for (const path of named) {
        const text = files.get(path);
        if (text !== undefined)
            read.set(`/${main[fact.program]}`, text);
    }
    if (named.length === 0)
        for (const [path, text] of files)
            if (usual.test(path))
                read.set(path, text);
    const container = { image: '', words, env: fact.env, files: read, at: fact.at };
    const software = setup.readers.software.find((one) => one.id === fact.program);
    const reading = software?.read(container);
    if (reading === undefined)
        return undefined;
    for (const notice of reading.notices)
        setup.remark(notice);
    return {
        ...place,
        name: nameOn(pool, own),
        software: fact.program,
        version: '',
        config: reading.value,
        upstreams: resolveUpstreams(reading.value, resolver, '', [], new Map(), new Map(), undefined),
        claims: [],
    };
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/resolver-servers.js
/** Resolvers other than CoreDNS: on the nodes, declared, known by behaviour. */









/** Resolvers that run on the nodes themselves. */
function nodeServers(pool, readers, notices, anchor, setup) {
    const out = [];
    const network = networkOf(pool);
    const resolved = resolvedServer(pool, readers, anchor);
    if (resolved !== undefined)
        out.push(resolved);
    const at = pool.osAt ?? pool.provisionerAt ?? anchor;
    const fileOf = (path) => nodeResolverFile(pool, path, readers, notices, [], at);
    for (const server of startedServers(pool, network, fileOf, setup))
        out.push(server);
    for (const [software, pattern, read] of [
        ['dnsmasq', /^\/etc\/(dnsmasq\.conf|dnsmasq\.d\/[^/]+)$/, readers.dnsmasq],
        ['unbound', /^\/etc\/unbound\/(unbound\.conf|(unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/, readers.unbound],
        ['named', /^\/etc\/(bind\/|named\/)?named\.conf(\.(options|local))?$/, readers.named],
    ]) {
        const files = [...pool.files.entries()].filter(([path]) => pattern.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
        const texts = files.map(([, file]) => file.text);
        if (texts.length > 0)
            append(texts, includedIn(pool, files));
        const started = software === 'dnsmasq' ? underNetworkManager(pool) : undefined;
        if (started !== undefined)
            append(texts, started.texts);
        const first = files[0]?.[1].at ?? started?.at;
        if (first === undefined || pool.off.has(software) || out.some((one) => one.software === software))
            continue;
        const reading = read(texts);
        // What is included is at hand, as far as anything is.
        for (const notice of reading.notices)
            if (texts.length === 1 || !notice.message.includes('`include` names'))
                notices.push(notice);
        out.push({
            id: `${software} on ${pool.name}`,
            name: nameOn(pool, software),
            software,
            network,
            pool: pool.name,
            version: '',
            config: reading.value,
            upstreams: resolveUpstreams(reading.value, fileOf, '', [], new Map(), new Map(), undefined),
            claims: boundAddresses(reading.value),
            at: first,
        });
    }
    return out;
}
/** Addresses of the machine that a server listens on by name: whoever asks one of them asks it. */
function boundAddresses({ blocks }) {
    const addresses = blocks.flatMap(({ bind }) => bind.flatMap(({ value }) => (value.kind === 'address' ? ((0,endpoint/* parseAddress */.or)(value.address) ?? []) : [])));
    return [...new Set(addresses)].filter((address) => !/^(?:0\.0\.0\.0$|::$|127\.|::1$)/.test(address));
}
/** Files beside a daemon's own that these name by their whole path (`include "/etc/bind/forwarders.conf"`), in the order in which they are named. */
function includedIn(pool, main) {
    const counted = new Set(main.map(([path]) => path));
    const others = [...pool.files].filter(([path]) => !counted.has(path) && /^\/etc\/(?:bind|named|unbound)\//.test(path));
    if (others.length === 0 || others.length > MAX_BESIDE)
        return [];
    const found = [];
    const open = main.map(([, file]) => file.text);
    for (let next = open.pop(); next !== undefined; next = open.pop())
        for (const [path, { text }] of others) {
            if (counted.has(path) || !next.text.includes(path))
                continue;
            counted.add(path);
            found.push(text);
            open.push(text);
        }
    return found;
}
/** No machine's resolver is written in more pieces. */
const MAX_BESIDE = 20;
/**
 * The dnsmasq that NetworkManager starts with `dns=dnsmasq`: on loopback, with the servers of the connections and the
 * files of its own directory, never with a resolver file (src/core/dns/nm-dns-dnsmasq.c). Undefined without `dns=dnsmasq`.
 */
function underNetworkManager(pool) {
    const plugin = networkPlugin(pool);
    if (plugin?.value !== 'dnsmasq')
        return undefined;
    const { at } = plugin;
    const all = pool.network.some((fact) => fact.nameservers.length > 0) &&
        pool.network.every((fact) => !/after|before/.test(fact.dhcp));
    const rest = all ? 'no-resolv' : 'resolv-file=/run/NetworkManager/no-stub-resolv.conf';
    const pieces = [(0,source_text/* synthetic */.o$)(at, `${rest}\nlisten-address=127.0.0.1\nlisten-address=127.0.1.1\n`)];
    for (const fact of pool.network)
        for (const one of fact.nameservers)
            pieces.push((0,source_text/* synthetic */.o$)(one.at, `server=${one.value}`), (0,source_text/* synthetic */.o$)(one.at, '\n'));
    const files = [...pool.files.entries()]
        .filter(([path]) => /^\/etc\/NetworkManager\/dnsmasq\.d\/[^/]+$/.test(path))
        .sort(([a], [b]) => (a < b ? -1 : 1));
    return { texts: [(0,source_text/* concat */.xW)(pieces), ...files.map(([, file]) => file.text)], at };
}
function append(to, more) {
    for (const one of more)
        to.push(one);
}
/** systemd-resolved with its stub and extra listeners, where it runs and listens. */
function resolvedServer(pool, readers, anchor) {
    if (!resolvedRuns(pool))
        return undefined;
    const at = pool.resolved?.at ?? pool.osAt ?? pool.provisionerAt ?? anchor;
    const extra = (pool.resolved?.stubListenerExtra ?? []).flatMap((one) => extraListener(one) ?? []);
    const listeners = [
        ...(stubListens(pool) ? STUB_LISTENERS.map((address) => ({ address, port: 53, at })) : []),
        ...extra,
    ];
    if (listeners.length === 0)
        return undefined;
    const view = resolvedView(pool, readers);
    const forwards = view.routes
        .filter((route) => route.to.length > 0)
        .map((route) => ({
        zone: route.zone,
        to: route.to,
        // Scopes are asked at once and the first answer counts; the servers of a scope one after the other.
        policy: route.atOnce ? 'parallel' : 'sequential',
        at: route.to[0]?.at ?? at,
    }));
    if (!forwards.some((one) => one.zone === dns_name/* ROOT */.Dl))
        forwards.push({ zone: dns_name/* ROOT */.Dl, to: [], policy: 'sequential', at });
    const ports = [...new Set(listeners.map((one) => one.port))];
    const blocks = ports.map((port) => {
        const addresses = listeners.filter((one) => one.port === port).map((one) => one.address);
        const block = simpleBlock(addresses, forwards, at, true);
        return { ...block, keys: block.keys.map((key) => ({ ...key, port })) };
    });
    const config = { blocks, errors: [], at };
    const network = {
        kind: 'unknown',
        because: 'the resolvers that the nodes get from their network',
        outside: true,
        at,
        via: [],
    };
    const upstreams = new Map();
    for (const step of blocks.flatMap((block) => block.steps)) {
        if (step.kind !== 'forward')
            continue;
        const known = step.to.flatMap((one) => {
            if (one.value.kind !== 'endpoint')
                return [];
            const { address, port } = one.value;
            const assumptions = assumptionsAt(pool, one.at);
            return [{ kind: 'known', address, port, transport: 'dns', at: one.at, via: [], assumptions }];
        });
        const more = known.length === 0 || (view.outside && step.from === dns_name/* ROOT */.Dl) ? [network] : [];
        upstreams.set(step, [...known, ...more]);
    }
    return {
        id: `systemd-resolved on ${pool.name}`,
        name: nameOn(pool, 'systemd-resolved'),
        software: 'systemd-resolved',
        network: networkOf(pool),
        pool: pool.name,
        version: '',
        config,
        upstreams,
        claims: extra.filter((one) => one.port === 53).map((one) => one.address),
        at,
    };
}
/** The second one takes questions as they are, without resolved's own additions (systemd-resolved.service(8)). */
const STUB_LISTENERS = [STUB_ADDRESS, '127.0.0.54'];
/** `[udp:|tcp:]ADDRESS[:PORT]` (resolved.conf(5), DNSStubListenerExtra). */
function extraListener(one) {
    const text = one.value.replace(/^(?:udp|tcp):/, '');
    const match = /^(\d+\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(text) ?? /^\[([0-9a-fA-F:.]+)\](?::(\d{1,5}))?$/.exec(text);
    const address = (0,endpoint/* parseAddress */.or)(match?.[1] ?? text);
    return address === undefined
        ? undefined
        : { address, port: match?.[2] === undefined ? 53 : Number(match[2]), at: one.at };
}
function endpointOf(one) {
    const match = /^(\d+\.\d+\.\d+\.\d+)(?::(\d+))?$/.exec(one.value) ?? /^\[([0-9a-fA-F:]+)\](?::(\d+))?$/.exec(one.value);
    const address = (0,endpoint/* parseAddress */.or)(match?.[1] ?? one.value) ?? one.value;
    return { address, port: match?.[2] === undefined ? 53 : Number(match[2]), at: one.at };
}
function simpleBlock(addresses, forwards, at, merges) {
    return {
        keys: [{ zone: dns_name/* ROOT */.Dl, transport: 'dns', port: 53, at }],
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
    const forwards = resolver.forwards.map((one) => ({
        zone: (0,dns_name/* absolute */.ys)(one.zone),
        to: one.to.map(endpointOf),
        policy: 'random',
        at: one.at,
    }));
    // Addresses of one port share a block; without an address nobody reaches it.
    const byPort = new Map();
    for (const { address, port } of resolver.addresses.map(endpointOf))
        if ((0,endpoint/* parseAddress */.or)(address) !== undefined)
            byPort.set(port, [...(byPort.get(port) ?? []), address]);
    if (byPort.size === 0)
        byPort.set(53, []);
    const blocks = [...byPort].map(([port, addresses]) => {
        const block = simpleBlock(addresses, forwards, at, false);
        return { ...block, keys: block.keys.map((key) => ({ ...key, port })) };
    });
    const config = { blocks, errors: [], at };
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
/** `clusterDns`: the addresses that stand where the resolver forwards to the cluster DNS. */
function behaviourServer(given, pools, clusterDns) {
    const fact = { ...given, config: withClusterDns(given.config, clusterDns) };
    const network = typeof fact.network === 'object'
        ? fact.network.beside
        : fact.network === 'node'
            ? `node:${fact.pool ?? pools[0]?.name ?? 'default'}`
            : `external:${fact.name}`;
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
function withClusterDns(config, addresses) {
    if (addresses.length === 0)
        return config;
    const blocks = config.blocks.map((block) => ({
        ...block,
        steps: block.steps.map((step) => step.kind !== 'forward'
            ? step
            : {
                ...step,
                to: step.to.flatMap((one) => one.value.kind === 'placeholder' && one.value.name === 'cluster-dns'
                    ? addresses.map((address) => ({
                        value: { kind: 'endpoint', address, port: 53, transport: 'dns' },
                        at: one.at,
                    }))
                    : [one]),
            }),
    }));
    return { ...config, blocks };
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/resolver-workloads.js
/** Resolvers other than CoreDNS that run as workloads: Pi-hole, AdGuard Home, unbound and their like. */


/** What a container is, where it is one of the resolvers that are known and its configuration is in the repository. */
function resolverOf(workload, container, setup) {
    const image = container.image?.value ?? '';
    const at = container.image?.at ?? workload.at;
    const bare = {
        image: repositoryOf(image),
        words: container.words,
        env: container.env,
        files: new Map(),
        at,
    };
    const software = setup.readers.software.find((one) => one.recognises(bare));
    if (software === undefined)
        return undefined;
    const files = new Map(mountedFiles(workload, container, setup).files);
    // A configuration that the program will write to is often copied into place before it starts.
    for (const other of workload.containers) {
        if (!other.init)
            continue;
        for (const [path, text] of mountedFiles(workload, other, setup).files)
            if (!files.has(path))
                files.set(path, text);
    }
    const reading = software.read({ ...bare, files });
    if (reading === undefined) {
        setup.remark({
            kind: 'not-modelled',
            message: `what ${software.title} forwards to is not stated in the repository: a loop through it would not be seen`,
            at,
        });
        return undefined;
    }
    for (const notice of reading.notices)
        setup.remark(notice);
    return { software, config: reading.value, files, at };
}
function resolverServer(found, place, resolver, hosts, 
/** As `Declared.byDefault` of its workload. */
installerDefault, setup) {
    return {
        ...place,
        software: found.software.id,
        version: '',
        config: found.config,
        upstreams: resolveUpstreams(found.config, resolver, '', [], found.files, new Map(), setup, hosts),
        claims: [],
        ...(installerDefault === undefined ? {} : { assumption: installerDefault }),
    };
}
/** An image less its registry's host, its tag and its digest. */
function repositoryOf(image) {
    const digest = image.indexOf('@');
    const name = digest === -1 ? image : image.slice(0, digest);
    const parts = name.split('/');
    const last = parts.pop() ?? '';
    const [first] = parts;
    const hosts = first !== undefined && (/[.:]/.test(first) || first === 'localhost');
    return [...(hosts ? parts.slice(1) : parts), last.replace(/:.*$/s, '')].join('/');
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/assemble.js
/** Gathers facts into one cluster: servers, the networks they sit in, and what each upstream comes to. */



















function assemble(input, readers) {
    const { settings } = input;
    const facts = withoutShadowed(withoutSigns(input.facts));
    const notices = [];
    const of = (kind) => facts.filter((fact) => fact.kind === kind);
    const textAt = new Map(of('config-text').map((text) => [text.path, text]));
    const fromFiles = new Set();
    const maps = of('config-map').map((map) => withFiles(map, textAt, fromFiles, notices));
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
    const provisioners = [
        ...(settings?.nodes ?? []).flatMap((node) => node.provisioner ?? []),
        ...of('node-profile').flatMap((fact) => fact.provisioner ?? []),
        ...of('kubelet').flatMap((fact) => fact.provisioner === undefined ? [] : [{ value: fact.provisioner, at: fact.at }]),
    ];
    const reported = clusterDnsOf(settings, networks, nthOf(provisioners));
    for (const service of services) {
        if (service.headless || service.type === 'ExternalName')
            continue;
        const written = service.clusterIPs.flatMap((one) => (0,endpoint/* parseAddress */.or)(one.value) ?? []);
        if (written.length > 0)
            addressesOf.set(service, written);
        else if (service === dnsService && reported.length > 0)
            addressesOf.set(service, reported.map((one) => one.address));
        else {
            const made = `240.${(symbolic.size >> 16) & 255}.${(symbolic.size >> 8) & 255}.${symbolic.size & 255}`;
            symbolic.set(made, `Service ${service.namespace}/${service.name}`);
            addressesOf.set(service, [made]);
        }
    }
    // Remarks about machines' files are of interest where there is a cluster, and once.
    const ofMachines = [];
    const { pools, machines } = makePools(input, facts, readers, ofMachines);
    const fallbackAnchor = anchor ?? { file: { path: '', text: '' }, span: { start: 0, end: 0 } };
    const inherited = new Map(pools.map((pool) => [pool.name, inheritedView(pool, readers, ofMachines, fallbackAnchor)]));
    const kubeletDns = (pool) => {
        const flags = pool.kubelets.filter((fact) => fact.clusterDNS !== undefined);
        const chosen = lastOf(flags.filter((fact) => fact.source === 'flags')) ?? flags.at(-1);
        if (chosen?.clusterDNS !== undefined) {
            return chosen.clusterDNS.flatMap((one) => {
                const address = (0,endpoint/* parseAddress */.or)(one.value);
                return address === undefined
                    ? []
                    : [{ address, via: [{ at: one.at, says: `kubelet's clusterDNS is ${address}` }], at: one.at }];
            });
        }
        if (reported.length > 0)
            return reported;
        if (dnsService !== undefined)
            return (addressesOf.get(dnsService) ?? []).map((address) => ({
                address,
                ...(symbolic.has(address) && { shown: symbolic.get(address) }),
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
        for (const name of [map.name, `${map.namespace}/${map.name}`]) {
            const key = volumeKey(name, map.secret);
            if (!mapsNamed.has(key))
                mapsNamed.set(key, map);
        }
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
        stated: statedVersion(input.facts),
        texts: textAt,
        claimedTexts: fromFiles,
        nodeFiles: new Map(pools.flatMap((pool) => [...pool.files].map(([path, { text }]) => [path, text]))),
        servicesNamed,
        clusterDns: reported.map((one) => one.address),
        addressesOf,
        readers,
        notices,
        remark: once(notices),
        clusterDomain: domain.toLowerCase().replace(/^\.|\.$/g, ''),
        symbolic,
        claimed,
    };
    const byService = serviceHosts(addressesOf, domain);
    const ids = new Set();
    const unread = [];
    for (const workload of workloads) {
        for (const container of workload.containers) {
            if (container.init)
                continue;
            const found = corefileOf(workload, container, context);
            const other = found === undefined ? resolverOf(workload, container, context) : undefined;
            if (found === undefined && other === undefined) {
                const title = readsCorefile(container);
                if (title !== undefined && workload.installerDefault === undefined)
                    unread.push({ workload, container, title });
                continue;
            }
            const perPool = pools.length > 1 ? pools : [pools[0]];
            const variants = new Set();
            for (const pool of perPool) {
                const mounted = mountedResolver(workload, container, pool, readers, notices);
                const over = mounted('/etc/resolv.conf');
                const resolver = over === undefined
                    ? podResolver(workload, kubeletDns(pool), inherited.get(pool.name))
                    : { view: over };
                const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
                const id = perPool.length > 1 ? `${name} on ${pool.name}` : name;
                const signature = JSON.stringify(resolver.view.nameservers.map((one) => one.address)) +
                    (workload.hostNetwork ? pool.name : '') +
                    (resolver.view.unknown?.because ?? '');
                if (variants.has(signature))
                    continue;
                variants.add(signature);
                const network = workload.sharedNetwork ?? (workload.hostNetwork ? `node:${pool.name}` : `pod:${id}`);
                // Containers of a pod share its network, and its name.
                const taken = ids.has(id);
                const unique = taken ? `${id} (${container.name})` : id;
                ids.add(unique);
                const place = {
                    id: unique,
                    ...(taken ? { name: `${name} (${container.name})`, workload: name } : { name }),
                    network,
                    pool: pool.name,
                    at: workload.at,
                };
                const own = knownHosts(workload, servicesNamed, addressesOf);
                const services = resolver.inheritsClusterDns === undefined ? NO_HOSTS : byService(workload.namespace);
                if (other !== undefined)
                    servers.push(resolverServer(other, place, resolver.view, besides(own, services), workload.installerDefault, context));
                if (found === undefined)
                    continue;
                const view = (path) => path === '/etc/resolv.conf' ? resolver.view : (mounted(path) ?? notStated(path));
                const hosts = besides(own, atStart(services));
                const server = makeServer({ ...place, found, resolver: view, hosts }, context);
                servers.push(workload.ownerWrites === true ? { ...server, ownerWrites: true } : server);
                // What a chart or platform fixes is nobody's setting.
                if (resolver.inheritsClusterDns !== undefined && workload.platformSource === undefined)
                    inheritsClusterDns.push({ server: name, ...resolver.inheritsClusterDns });
            }
        }
    }
    const alone = new Map();
    for (const map of maps) {
        if (claimed.has(map) || isCustomMap(map))
            continue;
        const entry = map.data.find((one) => one.key === 'Corefile') ??
            map.data.find((one) => !/\.(server|override|include)$/.test(one.key) && readers.looksLikeCorefile(one.text));
        if (entry === undefined || (entry.key !== 'Corefile' && !readers.looksLikeCorefile(entry.text)))
            continue;
        // One object stated twice, by two scripts or for two cases, is one server or the other, each in a pod of its own.
        const named = `${map.namespace}/${map.name}`;
        const times = (alone.get(named) ?? 0) + 1;
        alone.set(named, times);
        servers.push(assumedServer(map, entry, pools, inherited, context, times));
    }
    // The platform's own Corefile imports it, unless the repository shows the CoreDNS of that namespace.
    for (const map of maps) {
        if (!isCustomMap(map))
            continue;
        const platforms = workloads.some((one) => one.installerDefault !== undefined && one.namespace === map.namespace && mapsOf(one).has(map.name));
        if (!claimed.has(map) || platforms)
            remarkIgnored(map, context);
        if (claimed.has(map))
            continue;
        if (servers.some((server) => server.software === 'coredns' && server.name.startsWith(`${map.namespace}/`)))
            continue;
        const server = customServer(map, pools, inherited, [...profilesOf(provisioners).keys()], context);
        if (server !== undefined)
            servers.push(server);
    }
    // A Corefile of the same namespace is taken for theirs, mounted or not.
    const read = new Set(servers.map((server) => `${server.software}|${server.name.slice(0, server.name.indexOf('/'))}`));
    for (const { workload, container, title } of unread)
        if (!read.has(`${title.toLowerCase()}|${workload.namespace}`))
            context.remark({
                kind: 'not-modelled',
                message: `what ${title} forwards to is not stated in the repository: a loop through it would not be seen`,
                at: container.image?.at ?? workload.at,
            });
    const texts = of('config-text').filter((text) => text.language === 'corefile' && !context.claimedTexts.has(text.text));
    const beside = new Map(of('config-text').map((text) => [`/${text.path}`, text.text]));
    const bare = texts.map((text) => ({ text, server: bareServer(text, beside, settings, context) }));
    // A file that another Corefile imports is part of that one.
    const imported = new Set(bare.flatMap(({ text, server }) => server.config.blocks.map((block) => block.at.file.path).filter((path) => path !== text.at.file.path)));
    for (const { text, server } of bare)
        if (!imported.has(text.at.file.path))
            servers.push(server);
    for (const pool of [...pools, ...machines])
        for (const server of nodeServers(pool, readers, ofMachines, fallbackAnchor, context))
            servers.push(server);
    for (const resolver of settings?.resolvers ?? [])
        servers.push(declaredServer(resolver, fallbackAnchor));
    const dnsAddresses = dnsService === undefined ? reported.map((one) => one.address) : (addressesOf.get(dnsService) ?? []);
    for (const fact of of('resolver'))
        servers.push(behaviourServer(fact, pools, dnsAddresses));
    for (const server of impliedServers([...profilesOf(provisioners).values()], facts, servers, domain, pools, inherited, context))
        servers.push(server);
    // Files of machines alone are somebody's machines: what pods get there is nobody's question.
    const isCluster = settings !== undefined ||
        facts.some((fact) => !/^(?:node-(?:file|link|network|service|server)|config-text)$/.test(fact.kind));
    if (isCluster)
        for (const notice of ofMachines)
            context.remark(notice);
    const poolViews = pools.map((pool) => ({
        pool: pool.name,
        inherited: inherited.get(pool.name),
        addresses: pool.addresses,
    }));
    const frontends = frontendsOf({
        services,
        endpoints: of('endpoints'),
        redirects: of('redirect'),
        workloads,
        servers,
        addressesOf,
        budget: input.budget ?? (0,text_budget/* openBudget */.ak)(),
        remark: context.remark,
        pools: poolViews,
        soleAddresses: soleAddresses(of('address-pool')),
        ...(of('address-pool').length === 0 ? balancedBy(provisioners, networks) : {}),
    });
    // A ConfigMap without its workload still stands behind the cluster's DNS Service address.
    const assumed = servers.find((server) => server.assumption !== undefined && server.network.startsWith('pod:'));
    if (assumed !== undefined) {
        const at = dnsService?.at ?? reported[0]?.at ?? assumed.at;
        for (const address of dnsAddresses) {
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
    else if (dnsService === undefined && reported.length > 0) {
        const target = clusterServer(servers);
        if (target !== undefined)
            for (const one of reported)
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
    // Where nothing states the address, a platform has a default.
    const servesCluster = assumed ?? clusterServer(servers);
    const defaults = reported.length > 0 || dnsService?.clusterIPs.some((one) => (0,endpoint/* parseAddress */.or)(one.value) !== undefined) === true
        ? []
        : defaultClusterDns(provisioners, of('kubelet'), servesCluster);
    for (const frontend of defaultFrontends(defaults, frontends, dnsService === undefined ? undefined : { fact: dnsService, addresses: addressesOf.get(dnsService) ?? [] }, servesCluster))
        frontends.push(frontend);
    const clusterDns = [
        ...new Set([
            ...(dnsService === undefined ? [] : (addressesOf.get(dnsService) ?? [])),
            ...reported.map((one) => one.address),
            ...pools.flatMap((pool) => kubeletDns(pool).map((one) => one.address)),
            // Of several defaults only one is the cluster's: a node's nameserver at another is nobody's mistake.
            ...(defaults.length === 1 ? defaults.map((one) => one.address) : []),
        ]),
    ];
    return {
        name: input.name,
        servers,
        frontends,
        pools: isCluster ? poolViews : [],
        ineffective: [
            ...new Set([
                ...of('kubelet').flatMap((fact) => fact.ineffective),
                ...pools.flatMap((pool) => lostResolvConf(pool)),
            ]),
        ],
        guardEdits: of('guard-edit'),
        inheritsClusterDns,
        nodeFiles: pools.flatMap((pool) => [...pool.files.entries()]
            .filter(([path]) => path.endsWith('resolv.conf'))
            .map(([path, file]) => ({ path, pool: pool.name, file: readers.resolverFile(file.text).value }))),
        symbolic,
        clusterDns,
        clusterDomain: (0,dns_name/* absolute */.ys)(domain),
        declared: settings !== undefined,
        notices,
    };
}
/** A ConfigMap with the texts of the files that it is made of; what is no configuration text stays unread. */
function withFiles(map, texts, taken, notices) {
    if (map.data.every((entry) => entry.file === undefined))
        return map;
    const data = map.data.flatMap((entry) => {
        const text = entry.file === undefined ? entry.text : texts.get(entry.file)?.text;
        if (text === undefined) {
            const message = `what \`${entry.key}\` holds lies in ${entry.file} and is not read here`;
            notices.push({ kind: 'not-modelled', message, at: (0,source_text/* locate */.x5)(entry.text, 0, 0) });
            return [];
        }
        if (entry.file !== undefined)
            taken.add(text);
        return [{ ...entry, text }];
    });
    return { ...map, data };
}
/** Of several it is the one that serves the cluster's own zone; a CoreDNS for other zones is nobody's cluster DNS. */
function clusterServer(servers) {
    return servers.find((server) => server.software === 'coredns' &&
        server.network.startsWith('pod:') &&
        server.config.blocks.some((block) => block.steps.some((step) => step.kind === 'answer' && step.plugin === 'kubernetes')));
}
/** Pools of load balancers that leave no choice. */
function soleAddresses(pools) {
    return new Map(pools.flatMap(({ name, only }) => {
        const address = only === undefined ? undefined : (0,endpoint/* parseAddress */.or)(only.value);
        return address === undefined ? [] : [[name, address]];
    }));
}
/** The one installer that is stated, where its own load balancer gives Services the nodes' addresses. */
function balancedBy(stated, networks) {
    const [only, ...others] = profilesOf(stated).values();
    if (only?.profile.nodesBalance !== true || others.length > 0 || networks.some((fact) => fact.balancerOff === true))
        return {};
    return { nodesBalance: only.profile.title };
}
function mapsOf({ volumes }) {
    return new Set(volumes.flatMap(({ source }) => source.kind === 'config-map'
        ? [source.name]
        : source.kind === 'projected'
            ? source.sources.map((one) => one.name)
            : []));
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
function notStated(path) {
    const because = `what ${path} holds is not stated`;
    return { nameservers: [], unknown: { because, via: [], missing: { kind: 'pod-file', path } }, outside: false };
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/partition.js

/**
 * With configured clusters the first whose paths match takes a file; files of none make one cluster of their own.
 * Without: two folders that each bring the same DNS object are two clusters, and so are two files of one folder (a
 * manifest in several variants, an old one that was kept); each reaches up as far as it meets no other, and what lies
 * outside all of them belongs to every one.
 */
function partition(all, settings, budget = (0,text_budget/* openBudget */.ak)()) {
    const isText = (fact, language) => fact.kind === 'config-text' && fact.language === language;
    // What a Corefile could import is nothing where there is none.
    const facts = all.some((fact) => isText(fact, 'corefile'))
        ? all
        : all.filter((fact) => !isText(fact, 'corefile-part'));
    // What a kustomization builds has its home there, wherever its pieces lie.
    const housed = facts.map((fact) => ({ fact, clusterPath: fact.clusterPath ?? fact.at.file.path }));
    if (settings.length > 0) {
        const lists = settings.map(() => []);
        const left = [];
        for (const one of housed) {
            const at = settings.findIndex((known) => known.matches(one.clusterPath));
            const index = at === -1 ? settings.findIndex((known) => known.matches(one.fact.at.file.path)) : at;
            if (index === -1)
                left.push(one);
            else
                lists[index]?.push(one.fact);
        }
        const parts = settings.map((one, index) => ({ name: one.name, facts: lists[index] ?? [], settings: one }));
        if (left.length === 0)
            return { parts, unjudged: [] };
        const others = byLayout(left, budget);
        return { parts: [...parts, ...others.parts], unjudged: others.unjudged };
    }
    return byLayout(housed, budget);
}
function byLayout(facts, budget) {
    // The files that bring an object, by the object and then by their folder.
    const clusterPaths = new Map();
    for (const { fact, clusterPath } of facts) {
        const known = partition_identity(fact);
        if (known === undefined)
            continue;
        // What a platform brings by itself gives way to a shown object, and is no second one of it.
        const id = fact.installerDefault === undefined ? known : `default ${known}`;
        const directories = clusterPaths.get(id) ?? new Map();
        clusterPaths.set(id, directories);
        const directory = directoryOf(clusterPath);
        const files = directories.get(directory) ?? new Set();
        directories.set(directory, files.add(clusterPath));
    }
    const roots = new Set();
    // Folders in which a file is a cluster.
    const shared = new Set();
    for (const directories of clusterPaths.values()) {
        for (const [directory, files] of directories) {
            if (files.size > 1) {
                shared.add(directory);
                for (const file of files)
                    roots.add(file);
            }
            else if (directories.size > 1)
                roots.add(directory);
        }
    }
    // A folder whose files are reported apart by one object is not one cluster for the sake of another.
    for (const directory of shared)
        roots.delete(directory);
    if (roots.size < 2)
        return {
            parts: facts.length === 0 ? [] : [{ name: 'default', facts: facts.map((one) => one.fact) }],
            unjudged: [],
        };
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
    const beside = new Map();
    for (const [name, list] of lists) {
        const directory = directoryOf(name);
        if (!shared.has(directory))
            continue;
        const variants = beside.get(directory) ?? [];
        beside.set(directory, variants);
        variants.push(list);
    }
    let left;
    for (const { fact, clusterPath } of facts) {
        const to = listsFor(clusterPath);
        if (to === undefined && !budget.take('sharedFacts', lists.size))
            left ??= fact;
        else
            for (const list of to ?? lists.values())
                list.push(fact);
    }
    const unjudged = left === undefined
        ? []
        : [
            (0,text_budget/* beyondLimit */.rf)('sharedFacts', `this file, and others outside of the ${lists.size} clusters, is not counted to each of them: they are too many`, left.at),
        ];
    const parts = names.map((name) => ({ name: name === '' ? 'default' : name, facts: lists.get(name) ?? [] }));
    return { parts, unjudged };
    /** Undefined for what belongs to every cluster. */
    function listsFor(clusterPath) {
        for (const up of upward(clusterPath)) {
            const own = lists.get(up);
            if (own !== undefined)
                return [own];
            const variants = beside.get(up);
            if (variants !== undefined)
                return variants;
        }
        return undefined;
    }
}
/** Objects of which a cluster has one. */
function partition_identity(fact) {
    if (fact.kind === 'service' &&
        (fact.selector?.['k8s-app'] === 'kube-dns' || fact.ports.some((port) => port.port === 53)))
        return `service ${fact.namespace}/${fact.name}`;
    if (fact.kind === 'config-map' && fact.data.some((entry) => entry.key === 'Corefile'))
        return `config-map ${fact.namespace}/${fact.name}`;
    if (fact.kind === 'workload' && fact.containers.some((one) => one.ports.some((port) => port.containerPort === 53)))
        return `${fact.workload} ${fact.namespace}/${fact.name}`;
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

;// CONCATENATED MODULE: ./.cache/build/core/cluster/secrets.js
/** `filled`: values that stand in no fact of their own. */
function secretsOf(facts, filled) {
    const values = [];
    const places = new Map();
    const addVariables = (env) => {
        for (const { name, value, secret, at } of env) {
            if (secret === undefined)
                continue;
            if (value !== undefined && value !== '')
                values.push({ name, value });
            if (secret === 'file')
                places.set(at.file.path, undefined);
        }
    };
    const addEntry = (entry, whole) => {
        for (const value of wordsOf(entry.text.text))
            values.push({ name: entry.key, value });
        for (const { path, span } of stretchesOf(entry.text)) {
            const known = places.get(path);
            if (whole || (places.has(path) && known === undefined))
                places.set(path, undefined);
            else if (known === undefined)
                places.set(path, [span]);
            else
                known.push(span);
        }
    };
    for (const fact of facts) {
        switch (fact.kind) {
            case 'workload':
                for (const container of fact.containers)
                    addVariables(container.env);
                break;
            case 'node-server':
                addVariables(fact.env);
                break;
            case 'config-map':
                for (const entry of fact.data)
                    if (fact.secret === true || entry.text.secret === true)
                        addEntry(entry, entry.text.secret === true);
                break;
            default:
        }
    }
    for (const { name, value, at } of filled) {
        values.push({ name, value });
        places.set(at.file.path, undefined);
    }
    return { values, places };
}
/** A value of one line as it is; of a longer text the words that are no plain words of its language. */
function wordsOf(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return [];
    if (!trimmed.includes('\n'))
        return [trimmed];
    return [...new Set(trimmed.split(/[\s{}]+/))].filter((word) => word.length > 2 && !/^[a-z_]+$/.test(word));
}
function stretchesOf(text) {
    return text.segments.map(({ at, length, file }) => ({
        path: (file ?? text.file).path,
        span: { start: at, end: at + length },
    }));
}

// EXTERNAL MODULE: ./.cache/build/core/forwarding/graph.js + 1 modules
var forwarding_graph = __webpack_require__(3958);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/loops.js
/** Cycles of a graph given as adjacency lists. Iterative: the graph is as large as a repository likes. */
/** A list of numbers that takes four bytes for each. */
class IntList {
    #values = new Int32Array(1024);
    #length = 0;
    get length() {
        return this.#length;
    }
    push(value) {
        if (this.#length === this.#values.length) {
            const wider = new Int32Array(this.#values.length * 2);
            wider.set(this.#values);
            this.#values = wider;
        }
        this.#values[this.#length] = value;
        this.#length += 1;
    }
    at(index) {
        return this.#values[index];
    }
    values() {
        return this.#values.subarray(0, this.#length);
    }
}
function adjacencyOf(lists) {
    const first = new Int32Array(lists.length + 1);
    const to = new IntList();
    for (const [vertex, list] of lists.entries()) {
        for (const one of list)
            to.push(one);
        first[vertex + 1] = to.length;
    }
    return { size: lists.length, first, to: to.values() };
}
/** The same edges, each the other way round. */
function reversed({ size, first, to }) {
    const starts = new Int32Array(size + 1);
    for (const vertex of to)
        starts[vertex + 1] = starts[vertex + 1] + 1;
    for (let vertex = 0; vertex < size; vertex += 1)
        starts[vertex + 1] = starts[vertex + 1] + starts[vertex];
    const next = starts.slice();
    const from = new Int32Array(to.length);
    for (let vertex = 0; vertex < size; vertex += 1)
        for (let at = first[vertex]; at < first[vertex + 1]; at += 1) {
            const target = to[at];
            from[next[target]] = vertex;
            next[target] = next[target] + 1;
        }
    return { size, first: starts, to: from };
}
/** Strongly connected components with at least one edge inside, each as its vertices in rising order (Tarjan 1972). */
function cyclicComponents({ size: count, first, to: targets }) {
    const index = new Int32Array(count).fill(-1);
    const low = new Int32Array(count);
    const onStack = new Uint8Array(count);
    const next = first.slice();
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
            const end = first[vertex + 1];
            let descended = false;
            while (next[vertex] < end) {
                const to = targets[next[vertex]];
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
            if (component.length > 1 || targets.subarray(first[vertex], end).includes(vertex))
                found.push(component.sort((a, b) => a - b));
        }
    }
    return found;
}
/** The shortest way from a vertex back to itself inside a component, as vertices without the closing one; undefined if there is none. */
function shortestCycle({ first, to: targets }, start, within) {
    const from = new Map();
    let frontier = [start];
    while (frontier.length > 0) {
        const reached = [];
        for (const vertex of frontier) {
            for (let at = first[vertex]; at < first[vertex + 1]; at += 1) {
                const to = targets[at];
                if (to === start) {
                    const cycle = [vertex];
                    for (let before = vertex; before !== start;) {
                        before = from.get(before);
                        cycle.push(before);
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

// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/matching.js
var forwarding_matching = __webpack_require__(5404);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/server-edges.js


/** Whether what an upstream replies decides who is asked next. */
function heedsReplies(server) {
    return server.config.blocks.some(heeds);
}
function heeds(block) {
    return block.steps.some((step) => step.kind === 'forward' && (step.next.length > 0 || step.failover.length > 0 || step.onlyAfter !== undefined));
}
/** By index, in the order of the cluster. */
function server_edges_serversOf(graph, indexes) {
    return indexes.map((index) => graph.cluster.servers[index]);
}
/** All that can be reached from some, with these, in rising order. */
function reachable(edges, from) {
    const open = [...from];
    const seen = new Set(open);
    for (let at = 0; at < open.length; at += 1) {
        for (const to of edges[open[at]] ?? []) {
            if (seen.has(to))
                continue;
            seen.add(to);
            open.push(to);
        }
    }
    return open.sort((a, b) => a - b);
}
/** Which servers each can reach when names are left out of account: one that cannot reach itself is sound for every name. */
function serverEdges(graph, budget, unjudged) {
    const servers = graph.cluster.servers;
    const ids = new Map(servers.map((server, index) => [server.id, index]));
    return servers.map((server) => {
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
                const reached = (0,reach/* reach */.g)(graph, server, upstream.address, upstream.port, transport);
                if (reached.kind !== 'sockets')
                    continue;
                if (!budget.take('edges', reached.sockets.length)) {
                    const to = `${upstream.address}:${upstream.port}`;
                    unjudged.push((0,text_budget/* beyondLimit */.rf)('edges', `what ${server.name} sends to ${to} is not followed: too many servers stand behind it`, upstream.at));
                    return [...out];
                }
                for (const socket of reached.sockets)
                    out.add(ids.get(socket.server.id) ?? -1);
            }
        }
        out.delete(-1);
        return [...out];
    });
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/names.js
/** Cuts the space of names into classes that every server of a graph treats alike. */





/** A label nobody uses: the stand-in for "some name below this zone". */
const SOME = 'some-name';
/** Types people ask for; the first that no configuration tells apart stands for all that none does. */
const COMMON_TYPES = ['A', 'AAAA', 'TXT', 'MX', 'SRV', 'NS', 'CAA', 'NAPTR', 'TYPE65280'];
function toldBy(blocks) {
    const zones = openMentions();
    const types = new Set();
    const loose = [];
    const addPattern = (pattern) => {
        if (isLoose(pattern))
            loose.push(pattern);
        if (pattern.kind === 'within') {
            zones.addAll(pattern.zones);
            zones.addAll(pattern.except ?? []);
        }
        else if (pattern.kind === 'exactly')
            zones.addAll(pattern.names);
        else if (pattern.kind === 'suffix')
            zones.add(pattern.text.startsWith('.') ? pattern.text.slice(1) || dns_name/* ROOT */.Dl : pattern.text);
        else if (pattern.kind === 'regex')
            for (const zone of [...(pattern.within ?? []), ...suffixesOf(pattern.regex)])
                zones.add(zone);
        if (!/^(?:any|within|exactly)$/.test(pattern.kind))
            zones.tellAllApart();
    };
    let zoned = 0;
    for (const block of blocks) {
        {
            const listeners = new Map();
            for (const key of block.keys) {
                const listener = `${key.transport}|${key.port}`;
                const known = listeners.get(listener);
                if (known === undefined)
                    listeners.set(listener, [key.zone]);
                else
                    known.push(key.zone);
                if (key.zone !== dns_name/* ROOT */.Dl)
                    zoned += 1;
            }
            for (const list of listeners.values())
                zones.addAll(list);
            for (const view of block.views) {
                for (const type of view.types ?? [])
                    types.add(type);
                for (const pattern of view.names ?? [])
                    addPattern(pattern);
            }
            for (const step of block.steps) {
                if (step.kind === 'forward') {
                    zones.add(step.from);
                    zones.addAll(step.except);
                    for (const type of step.types ?? [])
                        types.add(type);
                }
                else if (step.kind === 'answer') {
                    for (const rule of step.rules) {
                        addPattern(rule.names);
                        for (const type of [...(rule.types ?? []), ...(rule.notTypes ?? [])])
                            if (isType(type))
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
                            zones.add(rule.to.text.startsWith('.') ? rule.to.text.slice(1) || dns_name/* ROOT */.Dl : rule.to.text);
                        if (rule.to.kind === 'type')
                            types.add(rule.to.type);
                    }
                }
            }
        }
    }
    return { zones, types, zoned, loose };
}
/**
 * What a name is to the blocks of one socket: the same for names that they treat alike, whatever others make of them.
 * Undefined for those that tell names apart by more than zones, make others of them, or heed what others reply.
 */
function localClasses(blocks) {
    const { zones } = toldBy(blocks);
    const steps = blocks.flatMap((block) => block.steps);
    if (zones.isApart() || steps.some((step) => step.kind === 'rewrite') || blocks.some(heeds))
        return undefined;
    const own = new Set(zones.all());
    return (name) => {
        for (const zone of (0,dns_name/* ancestry */.yy)(name))
            if (own.has(zone))
                return zone === name ? `${zone} itself` : zone;
        return dns_name/* ROOT */.Dl;
    };
}
function names_partition(servers, expressions = (0,forwarding_matching/* openExpressions */.gb)((0,text_budget/* openBudget */.ak)())) {
    const { zones, types, zoned, loose } = toldBy(servers.flatMap((server) => server.config.blocks));
    const other = COMMON_TYPES.find((type) => !types.has(type));
    const reported = [...types].filter((type) => type !== 'A');
    const all = new Set(['A', ...reported, ...(other === undefined ? [] : [other])]);
    if (zoned > 1)
        all.add('DS');
    const mentioned = [...zones.all()];
    const takes = loose.length * mentioned.length > MAX_LOOSE ? [] : loose.map((pattern) => (0,forwarding_matching/* matcher */.jN)(pattern, expressions));
    const isPlain = (name) => !takes.some((matches) => matches(name));
    // A name that people recognise stands for its zone only where no such pattern takes it; else it is a class of its own.
    for (const zone of mentioned) {
        const [usual] = recognised(zone);
        if (usual !== undefined && !isPlain(usual))
            zones.add(usual);
    }
    const sorted = [...zones.all()]
        // A question's name is lower case by the time it is looked at; what is kept as it was written takes none.
        .filter((zone) => zone.endsWith('.') && zone === zone.toLowerCase())
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const marks = new Map();
    const children = new Map();
    const classes = [];
    for (const zone of sorted)
        marks.set(zone, { zone, parent: undefined });
    for (const zone of sorted) {
        let up;
        for (const ancestor of (0,dns_name/* ancestry */.yy)(zone)) {
            if (ancestor !== zone && marks.has(ancestor)) {
                up = ancestor;
                break;
            }
        }
        marks.set(zone, { zone, parent: up });
        if (up !== undefined) {
            const known = children.get(up);
            if (known === undefined)
                children.set(up, [zone]);
            else
                known.push(zone);
        }
    }
    const firsts = new Map();
    for (const zone of sorted) {
        const key = children.has(zone) ? undefined : zones.treatmentOf(zone);
        const group = `${key} ${zone.split('.').length} ${marks.get(zone)?.parent}`;
        const known = key === undefined ? undefined : firsts.get(group);
        if (known !== undefined) {
            known.push(zone);
            continue;
        }
        const alike = [zone];
        if (key !== undefined)
            firsts.set(group, alike);
        classes.push({ mark: zone, part: 'apex', sample: zone, alike });
        classes.push({ mark: zone, part: 'below', sample: freeName(zone, marks, isPlain), alike });
    }
    return { marks, children, classes, types: [...all], ...(other === undefined ? {} : { other }) };
}
function openMentions() {
    /** By zone: a number for the lists that it stands in, in order. */
    const treatments = new Map([[dns_name/* ROOT */.Dl, 0]]);
    const numbers = new Map();
    let lists = 0;
    let isApart = false;
    const addAll = (zones) => {
        lists += 1;
        for (const zone of new Set(zones)) {
            const key = `${treatments.get(zone) ?? 0} ${lists}`;
            const number = numbers.get(key) ?? numbers.size + 1;
            numbers.set(key, number);
            treatments.set(zone, number);
        }
    };
    return {
        add: (zone) => addAll([zone]),
        addAll,
        tellAllApart: () => {
            isApart = true;
        },
        isApart: () => isApart,
        all: () => treatments.keys(),
        treatmentOf: (zone) => (isApart || zone === dns_name/* ROOT */.Dl ? undefined : treatments.get(zone)),
    };
}
/** Patterns and zones that are tried on each other. */
const MAX_LOOSE = 200_000;
function isLoose(pattern) {
    switch (pattern.kind) {
        case 'prefix':
        case 'substring':
        case 'regex':
            return true;
        case 'suffix':
            return !pattern.text.startsWith('.');
        case 'any':
        case 'within':
        case 'exactly':
            return false;
        default:
            return (0,invariant/* assertNever */.x)(pattern);
    }
}
/** Names below a zone that people recognise: example.org for the root. */
function recognised(zone) {
    return zone === dns_name/* ROOT */.Dl ? ['example.org.', 'example.com.'] : [(0,dns_name/* below */.Gz)('www', zone)];
}
/** A name below a zone and no deeper mark; one that no loose pattern takes where there is one. */
function freeName(zone, marks, isPlain) {
    for (const name of [...recognised(zone), (0,dns_name/* below */.Gz)(SOME, zone), (0,dns_name/* below */.Gz)('k3j9', zone)]) {
        let free = isPlain(name);
        for (const ancestor of (0,dns_name/* ancestry */.yy)(name)) {
            if (ancestor === zone)
                break;
            if (marks.has(ancestor))
                free = false;
        }
        if (free)
            return name;
    }
    return (0,dns_name/* below */.Gz)(SOME, zone);
}
function isType(type) {
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
/** The classes as a set of names. Linear in the classes, the marks right below them and the depth of names. */
function namesOf(classes, space) {
    const belows = new Set();
    const apexes = new Set();
    for (const one of classes)
        for (const mark of one.alike ?? [one.mark])
            (one.part === 'below' ? belows : apexes).add(mark);
    const holes = new Map();
    const tops = [];
    for (const zone of belows) {
        const up = space.marks.get(zone)?.parent;
        if (up === undefined || !belows.has(up) || !apexes.has(zone))
            tops.push(zone);
        for (const child of space.children.get(zone) ?? []) {
            if (belows.has(child) && apexes.has(child))
                continue;
            const root = topOf(zone, belows, apexes, space);
            const list = holes.get(root);
            if (list === undefined)
                holes.set(root, [child]);
            else
                list.push(child);
        }
    }
    const cuts = tops.map((zone) => ({
        under: zone,
        except: [...(holes.get(zone) ?? [])].sort(),
        apex: apexes.has(zone) ? 'with' : 'without',
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

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/return-probability.js
/** How large a share of the questions at a state comes back to it. */

const ROUNDS = 400;
/** Ways that are looked at in all rounds together; what is not settled then counts as not coming back. */
const MAX_LOOKS = 40_000_000;
/**
 * The share of queries at a state that come back to it at least once: first-passage probability, by relaxation. What lies
 * nearest before the state is settled first, so that a plain ring of any length is settled in one round.
 */
function returnProbability(states, start, within) {
    const { edges, shares, startAt } = inside(states, start, within);
    const { first, to } = edges;
    const chance = new Float64Array(edges.size);
    const once = (vertex) => {
        let sum = 0;
        for (let at = first[vertex]; at < first[vertex + 1]; at += 1) {
            const next = to[at];
            sum += shares[at] * (next === startAt ? 1 : chance[next]);
        }
        // Branches taken in parallel each come back.
        return Math.min(1, sum);
    };
    if (within.size > 1) {
        const nearest = nearestFirst(edges, startAt);
        const rounds = Math.min(ROUNDS, Math.max(2, Math.floor(MAX_LOOKS / (to.length + 1))));
        for (let round = 0; round < rounds; round += 1) {
            let change = 0;
            for (const vertex of nearest) {
                const value = once(vertex);
                change = Math.max(change, Math.abs(value - chance[vertex]));
                chance[vertex] = value;
            }
            if (change < 1e-12)
                break;
        }
    }
    return once(startAt);
}
/** The states of a component numbered anew, and the ways between them that need nothing to fail and no assumption. */
function inside(states, start, within) {
    const numbers = new Map();
    for (const vertex of within)
        numbers.set(vertex, numbers.size);
    const first = new Int32Array(within.size + 1);
    const to = new IntList();
    const shares = [];
    for (const [vertex, number] of numbers) {
        states.eachEdge(vertex, (target, { branch }) => {
            const next = numbers.get(target);
            if (next === undefined || (branch.certainty !== 'certain' && branch.certainty !== 'share'))
                return;
            to.push(next);
            shares.push(branch.probability);
        });
        first[number + 1] = to.length;
    }
    const edges = { size: within.size, first, to: to.values() };
    return { edges, shares: Float64Array.from(shares), startAt: numbers.get(start) ?? 0 };
}
/** The states that lead back to one, by how many steps that takes; without itself. */
function nearestFirst(edges, start) {
    const { first, to } = reversed(edges);
    const order = [start];
    const seen = new Uint8Array(edges.size);
    seen[start] = 1;
    for (let at = 0; at < order.length; at += 1) {
        const vertex = order[at];
        for (let edge = first[vertex]; edge < first[vertex + 1]; edge += 1) {
            const from = to[edge];
            if (seen[from] === 1)
                continue;
            seen[from] = 1;
            order.push(from);
        }
    }
    return order.slice(1);
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/describe-loop.js
/** A loop reported from its states: its shortest cycle, its names, a witness. */






/** The stanza that sends names off: loops through the same stanzas are one finding. */
function blockId(hop) {
    const { file, span } = hop.step.at;
    return `${hop.server.id}|${file.path}|${span.start}|${hop.block.at.span.start}`;
}
/** Undefined where no cycle is left at this level of sureness. `leading`: states that a rewrite leads into these. */
function describe(scene, level, components, leading) {
    const { states, edges, space } = scene;
    const { sureties } = level;
    const named = components.filter((component) => component.some((vertex) => states.classOf(vertex) !== undefined));
    const choices = named.length > 0 ? named : components;
    let component;
    let least = Number.POSITIVE_INFINITY;
    for (const one of choices) {
        const ranked = rank(states, one);
        if (component !== undefined && ranked >= least)
            continue;
        component = one;
        least = ranked;
    }
    if (component === undefined)
        return undefined;
    const within = new Set(component);
    const edgeOf = (from, to) => states.edgesOf(from).find((edge) => edge.to === to && sureties.includes(edge.branch.certainty));
    const hopOf = new Map(component.map((vertex) => [vertex, states.edgesOf(vertex).find((edge) => within.has(edge.to))?.hop]));
    const starts = [...component].sort((a, b) => {
        const [left, right] = [hopOf.get(a), hopOf.get(b)];
        if (left === undefined || right === undefined)
            return a - b;
        // A resolver that is only declared is reported from the side of the servers that one can edit.
        const declared = (hop) => (hop.server.software === 'declared' ? 1 : 0);
        return declared(left) - declared(right) || (0,text_location/* compareLocations */.Qr)(left.block.at, right.block.at) || a - b;
    });
    for (const start of starts) {
        const cycle = shortestCycle(edges, start, within);
        if (cycle === undefined)
            continue;
        const hops = [];
        const assumptions = new Set();
        let grows = false;
        for (const [i, from] of cycle.entries()) {
            const edge = edgeOf(from, cycle[(i + 1) % cycle.length]);
            if (edge === undefined)
                return undefined;
            hops.push(edge.hop);
            if (edge.grows === true)
                grows = true;
            for (const assumption of edge.branch.assumptions)
                assumptions.add(assumption);
        }
        if ((0,conditions/* isContradictory */.yC)(assumptions))
            continue;
        const [name, type] = [states.nameOf(start), states.typeOf(start)];
        const probability = level.index === 0 ? returnProbability(states, start, within) : undefined;
        const always = level.index === 0 && (probability ?? 0) > 1 - 1e-9;
        const blocks = new Map();
        for (const vertex of component) {
            states.eachEdge(vertex, (to, { hop }) => {
                if (within.has(to))
                    blocks.set(blockId(hop), { socket: states.socketOf(vertex), block: hop.block });
            });
        }
        const byType = classesByType(states, [...components, leading]);
        const classes = [...(byType.get(type)?.values() ?? [])];
        const types = describe_loop_typesOf(byType, type, space);
        return {
            certainty: level.index === 2 ? 'assumed' : always ? 'always' : 'sometimes',
            ...(level.index === 0 && !always && probability !== undefined
                ? { probability: Math.round(probability * 1e6) / 1e6 }
                : {}),
            onFailure: level.index === 1,
            ...(grows ? { grows } : {}),
            assumptions: [...assumptions],
            blocks: [...blocks.values()].sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.block.at, b.block.at)),
            hops,
            names: namesOf(classes, space),
            ...(types === undefined ? {} : { types }),
            witness: { name, type },
        };
    }
    return undefined;
}
/** Which classes of names come back, by type. */
function classesByType(states, components) {
    const found = new Map();
    for (const component of components) {
        for (const vertex of component) {
            const cls = states.classOf(vertex);
            if (cls === undefined)
                continue;
            const type = states.typeOf(vertex);
            const known = found.get(type) ?? new Map();
            found.set(type, known.set(`${cls.part}|${cls.mark}`, cls));
        }
    }
    return found;
}
/** The types for which all of the witness's names come back; undefined where that is every type that somebody asks for. */
function describe_loop_typesOf(byType, witness, space) {
    const names = byType.get(witness);
    if (names === undefined)
        return undefined;
    const comesBack = (type) => {
        const those = byType.get(type);
        return those !== undefined && [...names.keys()].every((one) => those.has(one));
    };
    const others = space.types.filter((type) => !comesBack(type));
    // What hardly anybody asks for is left to itself, where it is not all that comes back.
    if (others.every(query_type/* isUncommonType */.p))
        return undefined;
    return space.other !== undefined && comesBack(space.other)
        ? { kind: 'but', list: others.filter((type) => !(0,query_type/* isUncommonType */.p)(type)).sort() }
        : { kind: 'only', list: space.types.filter((type) => comesBack(type) && type !== space.other).sort() };
}
/** Prefers a plain A question under the shallowest zone, below a zone to its apex. */
function rank(states, component) {
    let best = Number.POSITIVE_INFINITY;
    for (const vertex of component) {
        const cls = states.classOf(vertex);
        const type = states.typeOf(vertex);
        const depth = cls === undefined ? 500 : cls.mark === '.' ? 0 : cls.mark.split('.').length;
        const usual = type === 'A' ? 0 : (0,query_type/* isUncommonType */.p)(type) ? 20_000 : 10_000;
        best = Math.min(best, usual + depth * 2 + (cls?.part === 'apex' ? 1 : 0));
    }
    return best;
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/group-loops.js
/** From cyclic states to loops: what a person would end at the same line is one, unless names fare differently on it. */




const LEVELS = [
    { index: 0, sureties: ['certain', 'share'] },
    { index: 1, sureties: ['certain', 'share', 'failure'] },
    { index: 2, sureties: ['certain', 'share', 'failure', 'assumed'] },
];
/** The surest first; names that a surer loop of the same place was reported of are not reported again. */
function groupLoops(graph, scene, renamed) {
    const { states } = scene;
    const loops = [];
    const inLoop = new Uint8Array(states.size);
    /** Classes of names by place. */
    const reported = new Map();
    const verdictOf = guardVerdicts(graph);
    for (const level of LEVELS) {
        const edges = states.adjacency(level.sureties);
        const at = { ...scene, edges };
        const open = cyclicComponents(edges).filter((component) => !component.some((vertex) => inLoop[vertex] === 1));
        const groups = byPlaceAndFate(at, level, alike(states, open, level), verdictOf);
        const leading = renamed ? leadingInto(states, edges, groups) : [];
        for (const [index, group] of groups.entries()) {
            for (const component of group.members)
                for (const vertex of component)
                    inLoop[vertex] = 1;
            const known = reported.get(group.place);
            const fresh = known === undefined || (level.index === 0 && group.plain)
                ? group.members
                : group.members.filter((component) => hasOther(states, component, known));
            if (fresh.length === 0)
                continue;
            const loop = describe(at, level, fresh, leading[index] ?? []);
            if (loop !== undefined)
                loops.push({ ...loop, guard: group.guard });
            const classes = known ?? new Set();
            for (const component of fresh)
                for (const one of classesOf(states, component))
                    classes.add(one);
            reported.set(group.place, classes);
        }
    }
    return loops;
}
function* classesOf(states, component) {
    for (const vertex of component) {
        const cls = states.classOf(vertex);
        if (cls !== undefined)
            yield `${cls.part}|${cls.mark}`;
    }
}
/** Whether a component has a class of names that is not among the known ones. */
function hasOther(states, component, known) {
    for (const one of classesOf(states, component))
        if (!known.has(one))
            return true;
    return false;
}
/** The ways from one state of a component to another that are as sure as the level wants. */
function eachWithin(states, component, level, see) {
    const within = new Set(component);
    for (const vertex of component)
        states.eachEdge(vertex, (to, way) => {
            if (within.has(to) && level.sureties.includes(way.branch.certainty))
                see(way, to);
        });
}
/** Components whose queries go the same ways with the same chances. */
function alike(states, components, level) {
    const groups = new Map();
    const known = new Map();
    const numbers = new Map();
    const keyOf = (way) => {
        const before = known.get(way);
        if (before !== undefined)
            return before;
        const { hop, branch } = way;
        const share = Math.round(branch.probability * 1e6);
        const text = [blockId(hop), branch.certainty, share, ...branch.assumptions].join(' ');
        const number = `${numbers.get(text) ?? numbers.size}`;
        numbers.set(text, Number(number));
        known.set(way, number);
        return number;
    };
    for (const component of components) {
        const ways = new Set();
        eachWithin(states, component, level, (way, to) => {
            const key = keyOf(way);
            ways.add(`${key} ${states.socketOf(to).index}`);
        });
        const key = [...ways].sort().join('\n');
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { members: [component] });
        else
            group.members.push(component);
    }
    return [...groups.values()];
}
/**
 * Loops that a person would end at the same line are one finding: those whose first block, by file and offset, is the same
 * stanza, if they come back as surely, as often and with the same guard. Plain questions first.
 */
function byPlaceAndFate(scene, level, groups, verdictOf) {
    const out = new Map();
    for (const { members } of groups) {
        const loop = describe(scene, level, members, []);
        if (loop === undefined)
            continue;
        const guard = verdictOf(loop);
        const place = group_loops_placeOf(scene.states, members, level);
        const { certainty, probability = '', grows = '' } = loop;
        const key = [place, certainty, probability, grows, guard.verdict].join('\n');
        const known = out.get(key);
        if (known === undefined)
            out.set(key, { place, members: [...members], guard, plain: loop.witness.type === 'A' });
        else
            out.set(key, {
                ...known,
                members: [...known.members, ...members],
                plain: known.plain || loop.witness.type === 'A',
            });
    }
    return [...out.values()].sort((a, b) => Number(b.plain) - Number(a.plain));
}
function stanzaOf(hop) {
    return hop === undefined ? '' : `${hop.server.id}|${hop.at.file.path}|${hop.at.span.start}`;
}
/** The stanza of the first block, by file and offset. */
function group_loops_placeOf(states, members, level) {
    let first;
    for (const component of members)
        eachWithin(states, component, level, ({ hop }) => {
            if (first === undefined || (0,text_location/* compareLocations */.Qr)(hop.block.at, first.block.at) < 0)
                first = hop;
        });
    return stanzaOf(first);
}
/**
 * For each group of loops the states at its own sockets that lead into it and are not in it: names that a rewrite makes
 * one of those that come back. One pass over all edges, backwards.
 */
function leadingInto(states, edges, groups) {
    const back = reversed(edges);
    const owner = new Int32Array(states.size).fill(-1);
    const open = [];
    for (const [index, group] of groups.entries())
        for (const component of group.members)
            for (const vertex of component) {
                owner[vertex] = index;
                open.push(vertex);
            }
    const sockets = groups.map((group) => new Set(group.members.flatMap((component) => component.map((vertex) => states.socketOf(vertex)))));
    const leading = groups.map(() => []);
    for (let at = 0; at < open.length; at += 1) {
        const vertex = open[at];
        const index = owner[vertex];
        for (let edge = back.first[vertex]; edge < back.first[vertex + 1]; edge += 1) {
            const from = back.to[edge];
            if (owner[from] !== -1)
                continue;
            owner[from] = index;
            open.push(from);
            if (sockets[index]?.has(states.socketOf(from)))
                leading[index]?.push(from);
        }
    }
    return leading;
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/states.js

/** One class of names and a type at a socket each, and where its question goes from there. */
class States {
    #sockets;
    #kinds = [];
    #types = [];
    #sources = [];
    #names = [];
    #classes = [];
    #typeIds = new Map();
    #nameIds = new Map();
    #classIds = new Map();
    #socket = new IntList();
    #name = new IntList();
    #type = new IntList();
    #class = new IntList();
    #from = new IntList();
    #fromWay = new IntList();
    #first = new IntList();
    #to = new IntList();
    #way = new IntList();
    #ways = [];
    #wayIds = new Map();
    #later = new Map();
    /** By socket; by name and type in it. */
    #known = new Map();
    /** All sockets of a graph, each at its index. */
    constructor(sockets) {
        this.#sockets = sockets;
    }
    get size() {
        return this.#socket.length;
    }
    find({ socket, name, type, source }) {
        const [nameId, typeId] = [this.#nameIds.get(name), this.#typeIds.get(kindOf(type, source))];
        if (nameId === undefined || typeId === undefined)
            return undefined;
        return this.#known.get(socket.index)?.get(nameId * MAX_KINDS + typeId);
    }
    /** A state that is not there yet. `cls`: the class that starts here; rewritten names belong to none. `from`: where it was met first. */
    add({ socket, name, type, source }, cls, from) {
        const nameId = idIn(this.#nameIds, this.#names, name);
        const typeId = idIn(this.#typeIds, this.#kinds, kindOf(type, source));
        this.#types[typeId] = type;
        this.#sources[typeId] = source;
        const known = this.#known.get(socket.index) ?? new Map();
        this.#known.set(socket.index, known.set(nameId * MAX_KINDS + typeId, this.size));
        this.#name.push(nameId);
        this.#type.push(typeId);
        this.#class.push(cls === undefined ? -1 : idIn(this.#classIds, this.#classes, cls));
        this.#from.push(from?.state ?? -1);
        this.#fromWay.push(from?.way ?? -1);
        this.#socket.push(socket.index);
        return this.size - 1;
    }
    /** The edges that are added from here on are those of the next state. */
    begin() {
        this.#first.push(this.#to.length);
    }
    join(to, way) {
        this.#to.push(to);
        this.#way.push(way);
    }
    /** One more edge of a state whose others are all there. */
    joinLater(from, edge) {
        const known = this.#later.get(from);
        if (known === undefined)
            this.#later.set(from, [edge]);
        else
            known.push(edge);
    }
    /** The number of a way; alike ones have the same. */
    wayOf(branch, hop) {
        const { certainty, probability, assumptions } = branch;
        const known = this.#wayIds.get(hop.upstream) ?? new Map();
        this.#wayIds.set(hop.upstream, known);
        const key = `${hop.server.id}|${hop.step.at.span.start}|${hop.block.at.file.path}|${hop.block.at.span.start}|${certainty}|${probability}|${assumptions.join('\n')}`;
        let id = known.get(key);
        if (id === undefined) {
            id = this.#ways.length;
            known.set(key, id);
            this.#ways.push({ branch: { certainty, probability, assumptions }, hop });
        }
        return id;
    }
    get ways() {
        return this.#ways;
    }
    socketOf(state) {
        return this.#sockets[this.#socket.at(state)];
    }
    nameOf(state) {
        return this.#names[this.#name.at(state)];
    }
    typeOf(state) {
        return this.#types[this.#type.at(state)];
    }
    questionOf(state) {
        const source = this.#sources[this.#type.at(state)];
        return { socket: this.socketOf(state), name: this.nameOf(state), type: this.typeOf(state), source };
    }
    classOf(state) {
        return this.#classes[this.#class.at(state)];
    }
    /** Where it was met first, coming from another state. */
    fromOf(state) {
        const from = this.#from.at(state);
        return from === -1 ? undefined : { state: from, way: this.#ways[this.#fromWay.at(state)] };
    }
    edgesOf(state) {
        const edges = [];
        this.eachEdge(state, (to, way) => edges.push({ to, ...way }));
        return edges;
    }
    eachEdge(state, see) {
        const end = this.#end(state);
        for (let at = this.#start(state); at < end; at += 1)
            see(this.#to.at(at), this.#ways[this.#way.at(at)]);
        for (const later of this.#later.get(state) ?? [])
            see(later.to, later);
    }
    /** The ways that are as sure as one of these. */
    adjacency(sureties) {
        const sure = this.#ways.map(({ branch }) => sureties.includes(branch.certainty));
        const first = new Int32Array(this.size + 1);
        const to = new IntList();
        for (let state = 0; state < this.size; state += 1) {
            const end = this.#end(state);
            for (let at = this.#start(state); at < end; at += 1)
                if (sure[this.#way.at(at)] === true)
                    to.push(this.#to.at(at));
            for (const later of this.#later.get(state) ?? [])
                if (sureties.includes(later.branch.certainty))
                    to.push(later.to);
            first[state + 1] = to.length;
        }
        return { size: this.size, first, to: to.values() };
    }
    #start(state) {
        return state < this.#first.length ? this.#first.at(state) : this.#to.length;
    }
    #end(state) {
        return state + 1 < this.#first.length ? this.#first.at(state + 1) : this.#to.length;
    }
}
/** Types, with the addresses that they are asked from; names are numbered in steps of it. */
const MAX_KINDS = 65_536;
function kindOf(type, source) {
    return source === undefined ? type : `${type} ${source}`;
}
function idIn(ids, list, value) {
    const known = ids.get(value);
    if (known !== undefined)
        return known;
    ids.set(value, list.length);
    list.push(value);
    return list.length - 1;
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/simulate.js
/** Pours all names in at every socket and finds those that come back. */










function simulate(graph, budget = (0,text_budget/* openBudget */.ak)()) {
    const unjudged = [];
    const edges = serverEdges(graph, budget, unjudged);
    const components = cyclicComponents(adjacencyOf(edges));
    const found = components.map(() => []);
    // What is large must not use up what the rest needs.
    const order = [...components.keys()].sort((a, b) => (components[a]?.length ?? 0) - (components[b]?.length ?? 0) || a - b);
    for (const index of order) {
        const component = components[index] ?? [];
        const group = server_edges_serversOf(graph, component);
        const sockets = group.flatMap((server) => graph.socketsOf.get(server.id) ?? []);
        // Where a reply decides who is asked next, the names that other servers tell apart matter too.
        const asked = group.some(heedsReplies) ? server_edges_serversOf(graph, reachable(edges, component)) : group;
        const one = simulateGroup({ graph, sockets, space: names_partition(asked), budget });
        // What a server that no file shows does all alone is its nodes' doing, and said of them.
        found[index] = one.loops.filter((loop) => !loop.hops.every((hop) => hop.server.implied === true));
        for (const notice of one.unjudged)
            unjudged.push(notice);
    }
    const loops = found.flat();
    loops.sort((a, b) => {
        const left = a.hops[0];
        const right = b.hops[0];
        return left === undefined || right === undefined ? 0 : (0,text_location/* compareLocations */.Qr)(left.at, right.at);
    });
    return { loops, unjudged };
}
function simulateGroup(group) {
    const unjudged = [];
    const remark = (limit, message) => {
        const at = group.sockets[0]?.server.at;
        if (at !== undefined)
            unjudged.push((0,text_budget/* beyondLimit */.rf)(limit, message, at));
    };
    const { states, renamed } = explore(group, remark);
    const loops = [];
    let untold = 0;
    for (const loop of groupLoops(group.graph, { states, space: group.space }, renamed)) {
        if (group.budget.take('hops', loop.hops.length))
            loops.push(loop);
        else
            untold += 1;
    }
    if (untold > 0)
        remark('hops', `${untold} more loops through these servers are not told: they and those told have too many hops`);
    return { loops, unjudged };
}
/**
 * Every class of names at every socket, and where its questions go. Names of this group are cut as its own servers cut
 * them; what leaves it cannot come back.
 */
function explore({ graph, sockets, space, budget }, remark) {
    const states = new States(graph.sockets);
    const inside = new Set(sockets);
    const mayTake = takersOf(sockets);
    let left = 0;
    for (const cls of space.classes) {
        const takers = mayTake(cls.sample);
        if (!budget.take('states', takers.length * space.types.length)) {
            left += 1;
            continue;
        }
        for (const type of space.types)
            for (const socket of takers)
                if (states.find({ socket, name: cls.sample, type }) === undefined)
                    states.add({ socket, name: cls.sample, type }, cls);
    }
    if (left > 0)
        remark('states', `${left} of ${space.classes.length} sets of names are not followed through the servers that reach each other from here: they are too many for so many servers`);
    const outgrown = [];
    const onwardOf = onwardFrom(graph, inside, states);
    let renamed = false;
    let lost = 0;
    for (let i = 0; i < states.size && lost <= MAX_LOST; i += 1) {
        states.begin();
        const name = states.nameOf(i);
        const { sent, outgrows } = onwardOf(states.questionOf(i));
        if (outgrows)
            outgrown.push(i);
        for (const { way, renamedTo, ...question } of sent) {
            if (renamedTo !== undefined)
                renamed = true;
            const next = { ...question, name: renamedTo ?? name };
            let to = states.find(next);
            if (!budget.take('edges') || (to === undefined && !budget.take('states'))) {
                lost += 1;
                continue;
            }
            const cls = renamedTo === undefined ? states.classOf(i) : undefined;
            to ??= states.add(next, cls, { state: i, way });
            states.join(to, way);
        }
    }
    if (lost > 0)
        remark('edges', 'not all ways between the servers that reach each other from here are followed: they are too many');
    for (const last of outgrown)
        closeGrowing(states, last);
    return { states, renamed };
}
/** Asks `decide`; once for all names that a server treats alike. */
function onwardFrom(graph, inside, states) {
    const known = new Map();
    const classes = new Map();
    const decided = (question) => {
        const sent = [];
        let outgrows = false;
        for (const { outcome, ...branch } of (0,decide/* decide */.L)(graph, question)) {
            if (outcome.kind === 'fails' && outcome.outgrown === true)
                outgrows = true;
            if (outcome.kind !== 'sent' || !inside.has(outcome.to))
                continue;
            const way = states.wayOf(branch, outcome.hop);
            const renamedTo = outcome.name === question.name ? undefined : outcome.name;
            sent.push({ socket: outcome.to, way, renamedTo, type: outcome.type, source: outcome.source });
        }
        return { sent, outgrows };
    };
    return (question) => {
        const { socket, name, type, source = '' } = question;
        if (!classes.has(socket))
            classes.set(socket, localClasses([...new Set([...socket.zones.values()].flat())]));
        const local = classes.get(socket)?.(name);
        if (local === undefined)
            return decided(question);
        const here = known.get(socket) ?? new Map();
        known.set(socket, here);
        const key = `${type} ${source} ${local}`;
        const found = here.get(key) ?? decided(question);
        here.set(key, found);
        return found;
    };
}
/** Ways that are given up before the rest is not even looked at. */
const MAX_LOST = 1000;
/** The sockets that have a block for a name, in order; where none has, the question is refused. */
function takersOf(sockets) {
    const positions = new Map();
    for (const [position, socket] of sockets.entries())
        for (const zone of socket.zones.keys()) {
            const known = positions.get(zone);
            if (known === undefined)
                positions.set(zone, [position]);
            else
                known.push(position);
        }
    return (name) => {
        const found = new Set();
        for (const zone of (0,dns_name/* ancestry */.yy)(name)) {
            const here = positions.get(zone) ?? [];
            if (here.length === sockets.length)
                return sockets;
            for (const position of here)
                found.add(position);
        }
        return [...found].sort((a, b) => a - b).map((position) => sockets[position]);
    };
}
const BY_SURETY = ['certain', 'share', 'failure', 'assumed'];
/**
 * A name that a rewrite makes longer on each round never meets itself again: it comes back until no DNS message holds it.
 * Its first return counts as one to the name that it began as, no surer than the least sure step of the whole path.
 */
function closeGrowing(states, last) {
    const route = [];
    for (let at = last; at !== undefined; at = states.fromOf(at)?.state)
        route.push(at);
    route.reverse();
    const start = route[0];
    const socket = states.socketOf(start);
    const returns = route.filter((at) => states.socketOf(at) === socket);
    const back = returns[1];
    if (back === undefined || returns.length < walk/* GROWING_ROUNDS */.IW)
        return;
    const before = states.fromOf(back);
    if (before === undefined || states.edgesOf(before.state).some((edge) => edge.to === start))
        return;
    const rank = Math.max(...route.map((at) => BY_SURETY.indexOf(states.fromOf(at)?.way.branch.certainty ?? 'certain')));
    const certainty = BY_SURETY[rank] ?? 'certain';
    const { branch, hop } = before.way;
    states.joinLater(before.state, { to: start, branch: { ...branch, certainty }, hop, grows: true });
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/open-forwards.js


function openForwards(cluster) {
    const open = [];
    const stanzas = new Set();
    const openIds = new Set();
    for (const server of cluster.servers) {
        if (server.config.errors.length > 0 || server.implied === true)
            continue;
        for (const block of server.config.blocks) {
            for (const step of block.steps) {
                if (step.kind !== 'forward' || isPlatforms(server, step))
                    continue;
                const id = `${server.name}|${step.at.file.path}|${step.at.span.start}`;
                stanzas.add(id);
                const upstream = (server.upstreams.get(step) ?? []).find(isOpen);
                if (upstream === undefined)
                    continue;
                openIds.add(id);
                open.push({ server, block, step, upstream });
            }
        }
    }
    return { forwards: stanzas.size, openStanzas: openIds.size, open, withStub: supposed(cluster) };
}
/** A stanza that no file writes stands for the whole object that it is known from. */
function isPlatforms({ at }, step) {
    return step.at.file === at.file && step.at.span.start === at.span.start && step.at.span.end === at.span.end;
}
function isOpen(upstream) {
    return upstream.kind === 'unknown' && upstream.missing !== undefined;
}
/** The same cluster with what nodes with a stub listener would hand to pods. */
function supposed(cluster) {
    const put = new Set();
    const servers = cluster.servers.map((server) => {
        const upstreams = new Map();
        let changed = false;
        for (const [step, list] of server.upstreams) {
            const instead = list.flatMap((one) => {
                if (one.kind === 'known' || one.withStub === undefined)
                    return [one];
                for (const known of one.withStub)
                    put.add(known);
                return one.withStub;
            });
            upstreams.set(step, instead);
            changed ||= instead.length !== list.length || instead.some((one, index) => one !== list[index]);
        }
        return changed ? { ...server, upstreams } : server;
    });
    if (put.size === 0)
        return undefined;
    const graph = (0,forwarding_graph/* buildGraph */.ZG)({ ...cluster, servers });
    const loops = simulate(graph).loops.filter((loop) => loop.hops.some((hop) => hop.upstream !== undefined && put.has(hop.upstream)));
    return { graph, loops };
}

// EXTERNAL MODULE: ./.cache/build/languages/shared/lines.js
var lines = __webpack_require__(9718);
// EXTERNAL MODULE: ./.cache/build/languages/shared/longest-zone.js
var longest_zone = __webpack_require__(3422);
// EXTERNAL MODULE: ./.cache/build/languages/shared/resolver-steps.js
var resolver_steps = __webpack_require__(6185);
;// CONCATENATED MODULE: ./.cache/build/languages/bind/clauses.js
/** The grammar of named.conf: statements of words, ended by `;`, some with a braced list of statements (BIND 9 ARM, "Configuration file grammar"). */

/** Reads what can be read: a brace too many or too few ends a list early, and nothing throws. Lists may nest without bound. */
function readStatements(source) {
    const top = [];
    const stack = [top];
    let words = [];
    let inner;
    const end = () => {
        if (words.length > 0 || inner !== undefined)
            stack[stack.length - 1]?.push(inner === undefined ? { words } : { words, inner });
        words = [];
        inner = undefined;
    };
    const pending = [];
    for (const token of tokens(source)) {
        if (token.value === '{' && !token.quoted) {
            pending.push({ words });
            words = [];
            inner = undefined;
            stack.push([]);
        }
        else if (token.value === '}' && !token.quoted) {
            end();
            if (stack.length === 1)
                continue;
            inner = stack.pop();
            words = pending.pop()?.words ?? [];
        }
        else if (token.value === ';' && !token.quoted)
            end();
        else if (inner === undefined)
            words.push({ value: token.value, at: (0,source_text/* locate */.x5)(source, token.start, token.end) });
        // Words behind a list, as in `listen-on { any; } port 53`, are none of ours.
    }
    end();
    while (stack.length > 1) {
        const list = stack.pop() ?? [];
        stack[stack.length - 1]?.push({ words: pending.pop()?.words ?? [], inner: list });
    }
    return top;
}
/** Comments are `//`, `#` and `/*` to the star and slash; quotes hold anything. */
function* tokens(source) {
    const { text } = source;
    let i = 0;
    while (i < text.length) {
        const c = text[i] ?? '';
        const two = text.slice(i, i + 2);
        if (c === '#' || two === '//') {
            const feed = text.indexOf('\n', i);
            i = feed === -1 ? text.length : feed;
        }
        else if (two === '/*') {
            const close = text.indexOf('*/', i + 2);
            i = close === -1 ? text.length : close + 2;
        }
        else if (c === '"') {
            const close = text.indexOf('"', i + 1);
            const end = close === -1 ? text.length : close;
            yield { value: text.slice(i + 1, end), quoted: true, start: i + 1, end };
            i = end + 1;
        }
        else if (c === '{' || c === '}' || c === ';') {
            yield { value: c, quoted: false, start: i, end: i + 1 };
            i += 1;
        }
        else if (/\s/.test(c))
            i += 1;
        else {
            let end = i + 1;
            while (end < text.length && !/[\s{};"#]/.test(text[end] ?? '') && text.slice(end, end + 2) !== '//')
                end += 1;
            yield { value: text.slice(i, end), quoted: false, start: i, end };
            i = end;
        }
    }
}

;// CONCATENATED MODULE: ./.cache/build/languages/bind/index.js






/** BIND 9 in a container, as far as its named.conf comes from the repository. */
const named = {
    id: 'bind',
    title: 'BIND 9',
    recognises: ({ image, words }) => /(?:^|\/)(?:[\w.-]*-)?(?:bind9?|named)$/i.test(image) || words.some((word) => /(?:^|\/)named$/.test(word.value)),
    read: ({ files }) => {
        const texts = [];
        for (const [path, text] of files)
            if (/(?:^|\/)named[^/]*\.conf(?:\.[^/]+)?$/.test(path))
                texts.push(text);
        return texts.length === 0 ? undefined : bind_readNamed(texts);
    },
};
/**
 * named.conf and what it includes, as far as it is at hand (BIND 9 ARM: options, view, zone, "forwarding"). Without views
 * one block for every name; with views one for each, in their order: `match-clients` decides, and which clients ask is
 * not in it.
 */
function bind_readNamed(files) {
    const notices = [];
    const statements = files.flatMap((file) => readStatements(file));
    const [firstFile] = files;
    const at = statements[0]?.words[0]?.at ??
        (firstFile === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : (0,lines/* firstLineOf */.Qy)(firstFile));
    const options = statements.filter((one) => keyword(one) === 'options').flatMap((one) => [...(one.inner ?? [])]);
    const { bind, port } = bind_listening(options);
    const views = statements.filter((one) => keyword(one) === 'view' && one.inner !== undefined);
    const blocks = [];
    for (const view of views) {
        const condition = conditionOf(view);
        if (condition === 'nobody')
            continue;
        const place = view.words[1]?.at ?? view.words[0]?.at ?? at;
        const steps = stepsOf([...options, ...(view.inner ?? [])], inViews(view.inner ?? [], views), place, notices);
        blocks.push({ ...blockOf(place, port, bind, steps), views: condition === undefined ? [] : [condition] });
        // A view for everybody leaves none to those behind it.
        if (condition === undefined)
            break;
    }
    if (views.length === 0)
        blocks.push(blockOf(at, port, bind, stepsOf(options, statements, at, notices)));
    for (const include of [...statements, ...views.flatMap((view) => [...(view.inner ?? [])])])
        if (keyword(include) === 'include' && include.words[1] !== undefined && !isAtHand(include.words[1].value, files))
            notices.push({
                kind: 'not-modelled',
                message: `what \`${include.words[1].value}\` states is not read`,
                at: include.words[1].at,
            });
    return { value: { blocks, errors: [], at }, notices };
}
function blockOf(at, port, bind, steps) {
    return { keys: [{ zone: dns_name/* ROOT */.Dl, transport: 'dns', port, at }], bind, steps, views: [], at, extent: at };
}
/** What a view asks of a query; undefined where it takes every one (BIND 9 ARM, "view"). */
function conditionOf(view) {
    const of = (key) => (view.inner ?? []).findLast((one) => keyword(one) === key);
    const lists = ['match-clients', 'match-destinations'].flatMap((key) => of(key) ?? []);
    const first = (one) => one.inner?.[0]?.words.map((word) => word.value).join(' ') ?? '';
    if (lists.some((one) => first(one) === 'none' || first(one) === '!any' || first(one) === '! any'))
        return 'nobody';
    const recursiveOnly = of('match-recursive-only');
    const asks = lists.some((one) => first(one) !== 'any') || /^(?:yes|true|1)$/.test(recursiveOnly?.words[1]?.value ?? '');
    const name = view.words[1];
    if (!asks || name === undefined)
        return undefined;
    return { text: name.value, opaque: true, at: name.at };
}
/** Zones of a view, those that it takes from another one (`in-view`) as they stand there. */
function inViews(statements, views) {
    return statements.map((zone) => {
        const from = zone.inner?.find((one) => keyword(one) === 'in-view')?.words[1]?.value;
        const name = zone.words[1]?.value;
        if (keyword(zone) !== 'zone' || from === undefined)
            return zone;
        const view = views.find((one) => one.words[1]?.value === from);
        return view?.inner?.find((one) => keyword(one) === 'zone' && one.words[1]?.value === name) ?? zone;
    });
}
/**
 * Forwarders of a zone win over those of the options, the longest zone deciding; zones with data are answered, and so
 * are the built-in empty ones.
 */
function stepsOf(options, zones, at, notices) {
    const ways = [];
    const rules = [];
    // Zones at or below which only forwarders are asked, and those where the root servers are too.
    const onlyForwards = new Map();
    const usual = forwardingOf(options, notices);
    if (usual !== undefined && usual.to.length > 0) {
        ways.push({ zone: dns_name/* ROOT */.Dl, to: usual.to, at: usual.at });
        onlyForwards.set(dns_name/* ROOT */.Dl, forwardsOnly(options) ?? false);
    }
    const seen = new Set();
    for (const zone of zones) {
        const name = zone.words[1];
        if (keyword(zone) !== 'zone' || name === undefined || zone.inner === undefined)
            continue;
        const from = (0,dns_name/* absolute */.ys)(name.value);
        if (seen.has(from))
            continue;
        const type = zone.inner.find((one) => keyword(one) === 'type')?.words[1]?.value ?? '';
        if (type === 'hint' || type === 'delegation-only')
            continue;
        seen.add(from);
        const own = waysOfZone(type, name, zone.inner, notices);
        if (own.length === 0) {
            // `forwarders { };` turns forwarding off: such names are looked up from the root servers on.
            rules.push({ zone: from, rule: (0,resolver_steps/* within */.ux)([from], 'answer', name.at) });
            if (type === 'forward')
                onlyForwards.set(from, false);
            continue;
        }
        for (const way of own)
            ways.push({ zone: from, ...way });
        rules.push({ zone: from, rule: (0,resolver_steps/* within */.ux)([from], 'pass', name.at) });
        if (type === 'forward')
            onlyForwards.set(from, forwardsOnly(zone.inner) ?? forwardsOnly(options) ?? false);
    }
    const empty = emptyZones(options).filter((zone) => {
        const above = [...(0,dns_name/* ancestry */.yy)(zone)].find((one) => onlyForwards.has(one));
        return !seen.has(zone) && (above === undefined || onlyForwards.get(above) !== true);
    });
    // One rule for all: what is said of a zone below one of them has more labels than this one.
    if (empty.length > 0)
        rules.push({ zone: '16.172.in-addr.arpa.', rule: (0,resolver_steps/* within */.ux)(empty, 'answer', at) });
    const answers = (0,longest_zone/* longestFirst */.z)(rules);
    if (isNo(said(options, 'recursion')))
        return [...(0,resolver_steps/* answerStep */.V0)('zone', answers, answers[0]?.at ?? at), (0,resolver_steps/* rest */.zs)('named', 'refuse', at)];
    return [
        ...(0,resolver_steps/* answerStep */.V0)('zone', answers, answers[0]?.at ?? at),
        // By round trip time (resolver.c sort_finds); `forward first` asks the root servers when all fail.
        ...(0,resolver_steps/* forwardSteps */.Xd)(ways, { plugin: 'forwarders', policy: 'unordered', merges: true }),
        (0,resolver_steps/* rest */.zs)('named', 'answer', at),
    ];
}
/** Where a zone without data of its own sends its names. */
function waysOfZone(type, name, inner, notices) {
    if (type === 'forward' || type === 'static-stub') {
        const own = forwardingOf(inner, notices, type === 'forward' ? 'forwarders' : 'server-addresses');
        return own === undefined || own.to.length === 0 ? [] : [own];
    }
    if (type !== 'stub')
        return [];
    // The servers of a stub zone are those that its primaries list as its name servers (BIND 9 ARM, "type stub").
    const because = 'the name servers of a stub zone are those that its primaries list';
    return [{ to: [{ value: { kind: 'unresolved', text: name.value, because }, at: name.at }], at: name.at }];
}
function said(options, key) {
    return options.findLast((one) => keyword(one) === key)?.words[1]?.value;
}
function isNo(value) {
    return value !== undefined && /^(?:no|false|0)$/i.test(value);
}
/** `forward only` or `forward first`; undefined where neither is said. */
function forwardsOnly(statements) {
    const policy = said(statements, 'forward');
    return policy === undefined ? undefined : policy === 'only';
}
/**
 * Reverse zones of private networks that a recursive server answers by itself, unless it only forwards them
 * (BIND 9 ARM, "Built-in Empty Zones"; named/server.c configure_view).
 */
function emptyZones(options) {
    if (isNo(said(options, 'empty-zones-enable') ?? said(options, 'recursion')))
        return [];
    const off = new Set(options.flatMap((one) => keyword(one) === 'disable-empty-zone' && one.words[1] !== undefined ? [(0,dns_name/* absolute */.ys)(one.words[1].value)] : []));
    return resolver_steps/* PRIVATE_REVERSE_ZONES */.b9.filter((zone) => !off.has(zone));
}
function keyword(statement) {
    return statement.words[0]?.value ?? '';
}
function isAtHand(path, files) {
    return files.length > 1 || /(?:zones|keys?|rndc|root|default|rfc1918)/i.test(path);
}
/** `forwarders [port N] { ADDRESS [port N] [tls NAME]; ... };` */
function forwardingOf(statements, notices, key = 'forwarders') {
    const statement = statements.filter((one) => keyword(one) === key).at(-1);
    const head = statement?.words[0];
    if (statement === undefined || head === undefined)
        return undefined;
    const portOf = (words) => {
        const index = words.findIndex((word) => word.value === 'port');
        const digits = words[index + 1]?.value ?? '';
        return index !== -1 && /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
    };
    const usual = portOf(statement.words) ?? 53;
    const to = [];
    for (const { words } of statement.inner ?? []) {
        const [first] = words;
        if (first === undefined)
            continue;
        const address = (0,endpoint/* parseAddress */.or)(first.value);
        if (address === undefined) {
            notices.push({ kind: 'not-modelled', message: `where \`${first.value}\` leads is not read`, at: first.at });
            continue;
        }
        const tls = words.some((word) => word.value === 'tls');
        const port = portOf(words) ?? (tls ? 853 : usual);
        to.push({ value: { kind: 'endpoint', address, port, transport: tls ? 'tls' : 'dns' }, at: first.at });
    }
    return { to, at: head.at };
}
/** `listen-on [port N] { any; ADDRESS; };` and its IPv6 twin; without either it is every address, port 53 or `port`. */
function bind_listening(options) {
    const own = options.find((one) => keyword(one) === 'port')?.words[1]?.value ?? '';
    let port = /^\d{1,5}$/.test(own) ? Number(own) : 53;
    const bind = [];
    let every = true;
    for (const one of options) {
        if (keyword(one) !== 'listen-on' && keyword(one) !== 'listen-on-v6')
            continue;
        const index = one.words.findIndex((word) => word.value === 'port');
        const digits = one.words[index + 1]?.value ?? '';
        if (index !== -1 && /^\d{1,5}$/.test(digits))
            port = Number(digits);
        const addresses = (one.inner ?? []).flatMap((inner) => inner.words.slice(0, 1));
        const literal = addresses.flatMap((word) => {
            const address = (0,endpoint/* parseAddress */.or)(word.value);
            return address === undefined ? [] : [{ value: { kind: 'address', address }, at: word.at }];
        });
        if (literal.length === addresses.length && literal.length > 0) {
            if (keyword(one) === 'listen-on')
                every = false;
            for (const address of literal)
                bind.push(address);
        }
    }
    return { bind: every ? [] : bind, port };
}

// EXTERNAL MODULE: ./.cache/build/languages/corefile/index.js + 34 modules
var languages_corefile = __webpack_require__(9511);
// EXTERNAL MODULE: ./.cache/build/languages/dnsmasq/index.js
var dnsmasq = __webpack_require__(7225);
;// CONCATENATED MODULE: ./.cache/build/languages/kubernetes/kube-dns-config.js

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
        if (!isStubDomains(parse(stubs.text.text)))
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
        if (!isTexts(parse(upstreams.text.text)))
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
function parse(text) {
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
            found.push({ text: { value, at: (0,source_text/* locate */.x5)(source, i + 1, end) }, depth });
            i = end;
        }
    }
    return found;
}

// EXTERNAL MODULE: ./.cache/build/languages/resolv-conf/index.js
var resolv_conf = __webpack_require__(6958);
// EXTERNAL MODULE: ./.cache/build/languages/systemd-resolved/index.js
var systemd_resolved = __webpack_require__(346);
// EXTERNAL MODULE: ./.cache/build/languages/unbound/index.js
var unbound = __webpack_require__(9665);
// EXTERNAL MODULE: ./.cache/build/read/documents/document.js
var documents_document = __webpack_require__(3464);
// EXTERNAL MODULE: ./.cache/build/languages/shared/fields.js
var fields = __webpack_require__(7920);
// EXTERNAL MODULE: ./.cache/build/read/documents/yaml.js + 2 modules
var yaml = __webpack_require__(1556);
;// CONCATENATED MODULE: ./.cache/build/languages/shared/resolver-yaml.js
/** Configuration files of resolvers that are YAML inside a ConfigMap. */

/** The first file of a container whose path matches. */
function fileNamed(container, path) {
    for (const [name, text] of container.files)
        if (path.test(name))
            return text;
    return undefined;
}
/** A text as a YAML document to read fields of; undefined when it is none, which `notices` then say. */
function yamlIn(text, notices) {
    const reading = (0,yaml/* readYaml */.gM)(text);
    for (const notice of reading.notices)
        notices.push(notice);
    if (reading.value === undefined)
        return undefined;
    const document = { kind: 'yaml', path: text.file.path, source: text, root: reading.value };
    return { document, notices };
}

;// CONCATENATED MODULE: ./.cache/build/languages/adguard-home/index.js








/** AdGuard Home in a container, as far as its AdGuardHome.yaml comes from the repository. */
const adguardHome = {
    id: 'adguard-home',
    title: 'AdGuard Home',
    recognises: ({ image }) => /(?:^|\/)(?:adguard\/)?adguard-?home$/i.test(image),
    read: (container) => {
        const text = fileNamed(container, /(?:^|\/)AdGuardHome\.ya?ml$/i);
        return text === undefined ? undefined : readAdguardHome(text, container.at);
    },
};
/** `dns:` of AdGuardHome.yaml; undefined when it is no YAML or lists no upstream. */
function readAdguardHome(text, at) {
    const notices = [];
    const reader = yamlIn(text, notices);
    if (reader === undefined)
        return notices.length === 0 ? undefined : { value: (0,resolver_steps/* oneBlock */.OS)(at, 53, [], []), notices };
    const dns = (0,fields/* mapField */.Rz)(reader, reader.document.root, 'dns');
    if (dns === undefined)
        return undefined;
    const dnsAt = (0,fields/* beginningOf */.VI)(reader.document, dns);
    const ways = new Map();
    upstreamsOf(reader, (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, dns, 'upstream_dns')).flatMap((item) => (0,fields/* sourceOf */.vz)(item) ?? []), ways);
    const file = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(dns, 'upstream_dns_file'));
    if (file !== undefined && file !== '')
        notices.push({ kind: 'not-modelled', message: 'the servers of `upstream_dns_file` are not read', at: dnsAt });
    const usual = ways.get(dns_name/* ROOT */.Dl)?.to ?? [];
    const list = [...ways].map(([zone, way]) => ({
        zone,
        to: way.usual ? usual : way.to,
        at: way.at,
    }));
    const policy = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(dns, 'upstream_mode')) === 'parallel' || (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(dns, 'all_servers')) === 'true'
        ? 'parallel'
        : (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(dns, 'upstream_mode')) === 'fastest_addr'
            ? 'parallel'
            : 'unordered';
    const bind = [];
    for (const host of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(dns, 'bind_hosts'))) {
        const source = (0,fields/* sourceOf */.vz)(host);
        const address = source === undefined ? undefined : (0,endpoint/* parseAddress */.or)(source.text);
        if (source === undefined || address === undefined)
            continue;
        if ((0,endpoint/* isUnspecified */.QN)(address)) {
            bind.length = 0;
            break;
        }
        bind.push({ value: { kind: 'address', address }, at: (0,source_text/* locate */.x5)(source, 0, source.text.length) });
    }
    const port = (0,fields/* numberField */.sJ)(reader, dns, 'port') ?? 53;
    const pointers = privatePointers(reader, dns, ways, dnsAt);
    const manner = { plugin: 'upstream_dns', policy, merges: false };
    const config = (0,resolver_steps/* oneBlock */.OS)(dnsAt, port, bind, [
        ...(0,resolver_steps/* answerStep */.V0)('filtering', [...rewrites(reader), ...pointers.answers], dnsAt),
        ...(0,resolver_steps/* forwardSteps */.Xd)(list, manner),
        ...(0,resolver_steps/* forwardSteps */.Xd)(pointers.ways, { ...manner, plugin: 'local_ptr_upstreams' }).map((step) => ({
            ...step,
            detectsLoops: true,
            types: POINTER_TYPES,
        })),
        (0,resolver_steps/* rest */.zs)('adguard-home', 'servfail', dnsAt),
    ]);
    return { value: config, notices };
}
/** `ADDRESS`, a URL, or `[/zone/zone/]` before either; `#` stands for the usual servers, `//` for names without a dot. */
function upstreamsOf(reader, sources, ways) {
    for (const source of sources) {
        const whole = (0,lines/* trimmed */.dE)(source, 0, source.text.length);
        if (whole.text === '' || whole.text.startsWith('#'))
            continue;
        const close = whole.text.startsWith('[/') ? whole.text.indexOf('/]') : -1;
        const zones = close === -1
            ? [dns_name/* ROOT */.Dl]
            : whole.text
                .slice(2, close)
                .split('/')
                .filter((zone) => zone !== '')
                .map((zone) => (0,dns_name/* absolute */.ys)(zone.replace(/^\*\./, '')));
        const at = (0,source_text/* locate */.x5)(whole, 0, whole.text.length);
        const servers = (0,lines/* trimmed */.dE)(whole, close === -1 ? 0 : close + 2, whole.text.length);
        for (const zone of zones) {
            const way = ways.get(zone) ?? { to: [], usual: false, at };
            ways.set(zone, way);
            let start = 0;
            // Several servers may follow one list of zones.
            for (const word of servers.text.split(' ')) {
                const piece = (0,lines/* trimmed */.dE)(servers, start, start + word.length);
                start += word.length + 1;
                if (piece.text === '')
                    continue;
                if (piece.text === '#') {
                    way.usual = true;
                    continue;
                }
                const upstream = upstreamOf(piece);
                if (upstream !== undefined)
                    way.to.push(upstream);
                else
                    reader.notices.push({
                        kind: 'not-modelled',
                        message: `where the upstream \`${piece.text}\` leads is not read`,
                        at: (0,source_text/* locate */.x5)(piece, 0, piece.text.length),
                    });
            }
        }
    }
}
function upstreamOf(piece) {
    const { scheme, rest: host } = (0,resolver_steps/* schemeOf */.dz)(piece);
    switch (scheme) {
        case '':
        case 'udp':
        case 'tcp':
            return (0,resolver_steps/* upstreamAt */.Hv)(host, ':');
        case 'tls':
            return (0,resolver_steps/* upstreamAt */.Hv)(host, ':', 'tls');
        case 'https':
        case 'h3':
            return (0,resolver_steps/* upstreamAt */.Hv)(host, ':', 'https');
        case 'quic':
            return (0,resolver_steps/* upstreamAt */.Hv)(host, ':', 'quic');
        default:
            return undefined;
    }
}
/** Rewrites answer names and `*.zone`; under `filtering` since schema 23, under `dns` before. */
function rewrites(reader) {
    const { root } = reader.document;
    const rules = [];
    for (const list of [(0,documents_document/* child */.jf)(root, 'filtering', 'rewrites'), (0,documents_document/* child */.jf)(root, 'dns', 'rewrites')])
        for (const item of (0,documents_document/* items */.ld)(list)) {
            const domain = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(item, 'domain'));
            const enabled = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'enabled'));
            if (domain === undefined || domain.text === '' || enabled === 'false')
                continue;
            const at = (0,source_text/* locate */.x5)(domain, 0, domain.text.length);
            const wild = domain.text.startsWith('*.');
            const name = (0,dns_name/* absolute */.ys)(wild ? domain.text.slice(2) : domain.text);
            const answer = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'answer')) ?? '';
            // `A` and `AAAA` as the answer mean: keep what the upstream says.
            if (answer === 'A' || answer === 'AAAA')
                continue;
            const names = wild ? { kind: 'within', zones: [name] } : { kind: 'exactly', names: [name] };
            // A rewrite to another name asks for that one; types other than addresses may pass.
            rules.push((0,endpoint/* parseAddress */.or)(answer) === undefined
                ? { names, effect: 'maybe', because: 'a rewrite to a name asks the upstream for that name', at }
                : { names, types: ['A', 'AAAA'], effect: 'answer', at });
        }
    return rules;
}
/** Newer versions treat SOA and NS of such zones alike (dnsforward/process.go); nobody asks for them in passing. */
const POINTER_TYPES = ['PTR'];
/**
 * PTR questions about private networks go to `local_ptr_upstreams`, unless `use_private_ptr_resolvers: false` ends them. Where
 * none is listed the system's own resolvers are asked, less AdGuard Home's own addresses: that path ends here. AdGuard
 * Home ends a loop over itself where the question comes back with its number (dnsforward/recursiondetector.go
 * msgToSignature); servers on the way may give it another one. A zone that `upstream_dns` names is left to it.
 */
function privatePointers(reader, dns, named, at) {
    const ranges = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(dns, 'private_networks')).flatMap((one) => (0,endpoint/* reverseZones */.WU)((0,documents_document/* scalarText */.ws)(one) ?? ''));
    const zones = (ranges.length > 0 ? ranges : resolver_steps/* PRIVATE_REVERSE_ZONES */.b9).filter((zone) => !named.has(zone));
    const answers = zones.length === 0 ? [] : [{ ...(0,resolver_steps/* within */.ux)(zones, 'answer', at), types: POINTER_TYPES }];
    if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(dns, 'use_private_ptr_resolvers')) === 'false')
        return { ways: [], answers };
    const found = new Map();
    upstreamsOf(reader, (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, dns, 'local_ptr_upstreams')).flatMap((item) => (0,fields/* sourceOf */.vz)(item) ?? []), found);
    const to = found.get(dns_name/* ROOT */.Dl)?.to ?? [];
    const [first] = to;
    // Lists for single zones are for pointers of single networks.
    const single = [...found].filter(([zone, way]) => zone !== dns_name/* ROOT */.Dl && way.to.length > 0);
    const ways = single.map(([zone, way]) => ({ zone, to: way.to, at: way.at }));
    if (first === undefined)
        return { ways: [], answers };
    for (const zone of zones)
        if (!found.has(zone))
            ways.push({ zone, to, at: first.at });
    return { ways, answers: [] };
}

;// CONCATENATED MODULE: ./.cache/build/languages/blocky/rewrites.js
/**
 * `rewrite` of Blocky: names below one zone are looked up as if they lay below another, by `conditional` or `customDNS`
 * alone. What these do not know goes on under its own name (resolver/rewriter_resolver.go).
 */



/** `rewrite` of `conditional` or of `customDNS`. */
function rewritesOf(reader, section) {
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(reader.document.root, section, 'rewrite')).flatMap((entry) => {
        const to = (0,fields/* locatedText */.k6)(reader.document, entry.value);
        if (to === undefined || entry.key === '')
            return [];
        return [{ from: (0,dns_name/* absolute */.ys)(entry.key), to: (0,dns_name/* absolute */.ys)(to.value), at: (0,documents_document/* placeOfKey */.qQ)(reader.document, entry) }];
    });
}
/** The names that a rewrite leads to or below a zone, before it does; the zone that they are named by first. */
function ledTo(rewrite, zone) {
    const { from, to } = rewrite;
    if ((0,dns_name/* isWithin */.UO)(to, zone))
        return [{ names: { kind: 'suffix', text: `.${from}` }, zone: from }];
    if (!(0,dns_name/* isWithin */.UO)(zone, to))
        return [];
    const inside = `${zone.slice(0, zone.length - to.length)}${from}`;
    return [{ names: { kind: 'within', zones: [inside] }, zone: inside }];
}
/** The step before `conditional`'s servers: rewrites of which `conditional` knows the outcome. */
function conditionalRewrite(rewrites, zones) {
    const rules = [];
    for (const rewrite of rewrites)
        for (const { value: zone } of zones)
            for (const { names, zone: inside } of ledTo(rewrite, zone)) {
                const { at } = rewrite;
                if (names.kind === 'suffix') {
                    rules.push({ then: 'stop', match: names, to: { kind: 'replace', text: `.${rewrite.to}` }, at });
                    continue;
                }
                rules.push({ then: 'stop', match: { kind: 'exactly', names: [inside] }, to: { kind: 'name', name: zone }, at });
                const below = { kind: 'suffix', text: `.${inside}` };
                rules.push({ then: 'stop', match: below, to: { kind: 'replace', text: `.${zone}` }, at });
            }
    const [first] = rules;
    return first === undefined ? [] : [{ kind: 'rewrite', rules, at: first.at }];
}

;// CONCATENATED MODULE: ./.cache/build/languages/blocky/index.js









/** Blocky in a container, as far as its configuration comes from the repository. */
const blocky = {
    id: 'blocky',
    title: 'Blocky',
    recognises: ({ image }) => /(?:^|\/)(?:0xerr0r|spx01)\/blocky$/i.test(image),
    read: (container) => {
        const named = container.env.find((one) => one.name === 'BLOCKY_CONFIG_FILE')?.value;
        const text = (named === undefined ? undefined : container.files.get(named)) ?? fileNamed(container, /(?:^|\/)[^/]*\.ya?ml$/i);
        return text === undefined ? undefined : readBlocky(text);
    },
};
/** Its configuration file; undefined when it names no upstream. */
function readBlocky(text) {
    const notices = [];
    const reader = yamlIn(text, notices);
    if (reader === undefined)
        return undefined;
    const { root } = reader.document;
    // `upstreams.groups` since v0.22; `upstream` before.
    const groups = (0,documents_document/* child */.jf)(root, 'upstreams', 'groups') ?? (0,documents_document/* child */.jf)(root, 'upstream');
    if (groups === undefined)
        return undefined;
    const at = (0,fields/* beginningOf */.VI)(reader.document);
    const strategy = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'upstreams', 'strategy')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'upstreamStrategy'));
    const policy = strategy === 'strict' ? 'sequential' : strategy === 'random' ? 'random' : 'unordered';
    const listen = (0,documents_document/* child */.jf)(root, 'ports', 'dns') ?? (0,documents_document/* child */.jf)(root, 'port');
    const port = portOf((0,documents_document/* scalarText */.ws)(listen?.kind === 'sequence' ? (0,documents_document/* items */.ld)(listen)[0] : listen));
    const mapped = conditional(reader, notices);
    const rewrites = conditionalRewrite(rewritesOf(reader, 'conditional'), mapped.map(({ zone, at: place }) => ({ value: zone, at: place })));
    const before = [...(0,resolver_steps/* answerStep */.V0)('customDNS', customNames(reader, notices), at), ...rewrites];
    const blockOf = (group) => {
        const place = (0,documents_document/* placeOfKey */.qQ)(reader.document, group);
        const to = (0,documents_document/* items */.ld)(group.value).flatMap((item) => blocky_upstreamOf((0,fields/* sourceOf */.vz)(item), notices));
        const ways = [{ zone: dns_name/* ROOT */.Dl, to, at: place }, ...mapped];
        const forwards = (0,resolver_steps/* forwardSteps */.Xd)(ways, { plugin: 'upstreams', policy, merges: false });
        const own = group.key === 'default';
        return {
            keys: [{ zone: dns_name/* ROOT */.Dl, transport: 'dns', port, at: own ? at : place }],
            bind: [],
            steps: [...before, ...forwards, (0,resolver_steps/* rest */.zs)('blocky', 'servfail', at)],
            // Groups are for clients by their names and addresses; the default one is for all others (resolver/upstream_tree_resolver.go).
            views: own ? [] : [{ text: `of the client group ${group.key}`, opaque: true, at: place }],
            at: own ? at : place,
            extent: own ? at : place,
        };
    };
    const all = (0,documents_document/* entries */.jO)(groups);
    const blocks = [
        ...all.filter((one) => one.key !== 'default'),
        ...all.filter((one) => one.key === 'default').slice(-1),
    ];
    return { value: { blocks: blocks.map(blockOf), errors: [], at }, notices };
}
/** `53`, `:53`, `192.0.2.1:53`, several by commas: the first one's port. */
function portOf(text) {
    const digits = /(\d{1,5})$/.exec((text ?? '').split(',', 1)[0] ?? '')?.[1];
    return digits === undefined ? 53 : Number(digits);
}
/** `[net:]host[:port][/path][#name]`, net one of `udp`, `tcp`, `tcp+udp`, `tcp-tls`, `https`. */
function blocky_upstreamOf(source, notices) {
    if (source === undefined || source.text === '')
        return [];
    const net = /^(tcp\+udp|tcp-tls|https|quic|tcp|udp):(?:\/\/)?/.exec(source.text);
    const from = net?.[0].length ?? 0;
    const stop = source.text.slice(from).search(/[/#]/);
    const host = (0,source_text/* slice */.di)(source, from, stop === -1 ? source.text.length : from + stop);
    const transport = net?.[1] === 'tcp-tls' ? 'tls' : net?.[1] === 'https' ? 'https' : 'dns';
    const upstream = source.text.startsWith('sdns:') ? undefined : (0,resolver_steps/* upstreamAt */.Hv)(host, ':', transport);
    if (upstream !== undefined)
        return [upstream];
    notices.push({
        kind: 'not-modelled',
        message: `where the upstream \`${source.text}\` leads is not read`,
        at: (0,source_text/* locate */.x5)(source, 0, source.text.length),
    });
    return [];
}
/** `conditional.mapping`: zones with their servers; `.` stands for names without a dot. */
function conditional(reader, notices) {
    const ways = [];
    for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(reader.document.root, 'conditional', 'mapping'))) {
        const at = (0,documents_document/* placeOfKey */.qQ)(reader.document, entry);
        const source = (0,fields/* sourceOf */.vz)(entry.value);
        const to = source === undefined ? [] : (0,lines/* listOf */.c3)(source, ',').flatMap((part) => blocky_upstreamOf(part, notices));
        // Several zones may share an entry.
        for (const zone of entry.key.split(',').map((one) => one.trim())) {
            if (zone === '.')
                notices.push({ kind: 'not-modelled', message: 'a server for names without a dot is not modelled', at });
            else if (zone !== '')
                ways.push({ zone: (0,dns_name/* absolute */.ys)(zone), to, at });
        }
    }
    return ways;
}
/**
 * Names of `customDNS.mapping` and all below them are answered; other types too, unless `filterUnmappedTypes: false`. So are
 * names that its `rewrite` leads there, and the pointers of the addresses (resolver/custom_dns_resolver.go).
 */
function customNames(reader, notices) {
    const { document } = reader;
    const custom = (0,documents_document/* child */.jf)(document.root, 'customDNS');
    const everything = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(custom, 'filterUnmappedTypes')) !== 'false';
    const rewrites = rewritesOf(reader, 'customDNS');
    const rules = [];
    const add = (names, at) => {
        rules.push({ names, effect: 'answer', at, ...(everything ? {} : { types: ['A', 'AAAA'] }) });
    };
    for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(custom, 'mapping'))) {
        const at = (0,documents_document/* placeOfKey */.qQ)(document, entry);
        const zone = (0,dns_name/* absolute */.ys)(entry.key);
        add({ kind: 'within', zones: [zone] }, at);
        for (const rewrite of rewrites)
            for (const { names } of ledTo(rewrite, zone))
                add(names, at);
        for (const part of ((0,documents_document/* scalarText */.ws)(entry.value) ?? '').split(',')) {
            const address = (0,endpoint/* parseAddress */.or)(part.trim());
            if (address !== undefined)
                rules.push({ names: { kind: 'exactly', names: [(0,endpoint/* reverseName */.A8)(address)] }, types: ['PTR'], effect: 'answer', at });
        }
    }
    const zone = (0,documents_document/* entryOf */.Ms)(custom, 'zone');
    if (zone !== undefined)
        notices.push({
            kind: 'not-modelled',
            message: 'the records of `customDNS.zone` are not read',
            at: (0,documents_document/* placeOfKey */.qQ)(document, zone),
        });
    return rules;
}

;// CONCATENATED MODULE: ./.cache/build/languages/cloudflared/index.js




/** cloudflared as a proxy of DNS over HTTPS (cloudflare/cloudflared cmd/cloudflared/proxydns/cmd.go). */
const cloudflared = {
    id: 'cloudflared',
    title: 'cloudflared proxy-dns',
    recognises: ({ image, words, env }) => /(?:^|\/)(?:crazymax|crazy-max|visibilityspots)\/cloudflared$/i.test(image) ||
        (/(?:^|\/)cloudflared$/i.test(image) &&
            (words.some(({ value }) => value === 'proxy-dns') || env.some(({ name }) => name === 'TUNNEL_DNS_UPSTREAM'))),
    read: (container) => readCloudflared(container),
};
function readCloudflared(container) {
    const notices = [];
    const stated = [...flags(container, 'upstream'), ...variable(container, 'TUNNEL_DNS_UPSTREAM')];
    const texts = stated.length > 0
        ? stated
        : ['https://1.1.1.1/dns-query', 'https://1.0.0.1/dns-query'].map((url) => (0,source_text/* synthetic */.o$)(container.at, url));
    const to = [];
    for (const list of texts)
        for (const text of (0,lines/* listOf */.c3)(list, ',')) {
            const { scheme, rest: host } = (0,resolver_steps/* schemeOf */.dz)(text);
            const upstream = (0,resolver_steps/* upstreamAt */.Hv)(host, ':', scheme === 'https' ? 'https' : 'dns');
            if (upstream !== undefined)
                to.push(upstream);
        }
    // The images that people run beside Pi-hole listen at 5053, the program by itself at 53.
    const written = [...flags(container, 'port'), ...variable(container, 'TUNNEL_DNS_PORT')][0]?.text;
    const port = Number(written ?? (/cloudflare\/cloudflared$/i.test(container.image) ? 53 : 5053));
    const steps = (0,resolver_steps/* forwardSteps */.Xd)([{ zone: dns_name/* ROOT */.Dl, to, at: container.at }], {
        plugin: 'upstream',
        policy: 'unordered',
        merges: false,
    });
    const value = (0,resolver_steps/* oneBlock */.OS)(container.at, Number.isInteger(port) ? port : 53, [], [...steps, (0,resolver_steps/* rest */.zs)('cloudflared', 'servfail', container.at)]);
    return { value, notices };
}
/** `--name VALUE` and `--name=VALUE`, each time it stands there. */
function flags({ words }, name) {
    return words.flatMap((word, index) => {
        if (word.value.startsWith(`--${name}=`))
            return [(0,source_text/* synthetic */.o$)(word.at, word.value.slice(name.length + 3))];
        const next = words[index + 1];
        return word.value === `--${name}` && next !== undefined ? [(0,source_text/* synthetic */.o$)(next.at, next.value)] : [];
    });
}
function variable({ env }, name) {
    const found = env.filter((one) => one.name === name).at(-1);
    return found?.value === undefined ? [] : [(0,source_text/* synthetic */.o$)(found.at, found.value)];
}

;// CONCATENATED MODULE: ./.cache/build/languages/dnsdist/index.js





/** dnsdist in a container, as far as its configuration says servers in so many words (PowerDNS/pdns pdns/dnsdistdist/docs). */
const dnsdist = {
    id: 'dnsdist',
    title: 'dnsdist',
    recognises: ({ image }) => /(?:^|\/)dnsdist(?:-\w+)?$/i.test(image),
    read: (container) => readDnsdist(container),
};
const SERVER = /\bnewServer\s{0,5}(?:\(\s{0,5}\{[^}]{0,500}?\baddress\s{0,5}=\s{0,5}|\{[^}]{0,500}?\baddress\s{0,5}=\s{0,5}|\(?\s{0,5})["']([^"']{1,200})["']/;
const LOCAL = /\b(?:setLocal|addLocal)\s{0,5}\(\s{0,5}["'][^"']{0,200}?:(\d{1,5})["']/;
/** One server in a line; what a rule sends to a pool, the first of them stands for. Undefined where no line names one. */
function readDnsdist(container) {
    const text = fileNamed(container, /(?:^|\/)dnsdist\.(?:conf|lua)$/i);
    if (text === undefined)
        return undefined;
    const notices = [];
    const to = [];
    let port = 53;
    for (const line of (0,lines/* linesOf */.Dx)(text.text)) {
        if (/^\s{0,200}--/.test(line.text) || line.text.length > 2000)
            continue;
        const local = LOCAL.exec(line.text);
        if (local !== null)
            port = Number(local[1]);
        const found = SERVER.exec(line.text);
        const address = found?.[1];
        if (found === null || address === undefined)
            continue;
        const start = line.start + found.index + found[0].lastIndexOf(address);
        const upstream = (0,resolver_steps/* upstreamAt */.Hv)((0,source_text/* slice */.di)(text, start, start + address.length), ':');
        if (upstream === undefined)
            continue;
        if (/\bpool\s{0,5}=/.test(line.text))
            notices.push({
                kind: 'not-modelled',
                message: 'a server of a pool: which names rules send there is not read',
                at: (0,source_text/* locate */.x5)(text, start, start + address.length),
            });
        else
            to.push(upstream);
    }
    if (to.length === 0 && notices.length === 0)
        return undefined;
    const steps = (0,resolver_steps/* forwardSteps */.Xd)([{ zone: dns_name/* ROOT */.Dl, to, at: container.at }], {
        plugin: 'newServer',
        policy: 'unordered',
        merges: false,
    });
    return { value: (0,resolver_steps/* oneBlock */.OS)(container.at, port, [], [...steps, (0,resolver_steps/* rest */.zs)('dnsdist', 'servfail', container.at)]), notices };
}

// EXTERNAL MODULE: ./.cache/build/languages/dnsmasq/read.js + 1 modules
var read = __webpack_require__(312);
;// CONCATENATED MODULE: ./.cache/build/languages/dnsmasq/container.js


/** dnsmasq in a container: its options, its files, or both (dnsmasq(8): a file's lines are long options without dashes). */
const dnsmasqContainer = {
    id: 'dnsmasq',
    title: 'dnsmasq',
    recognises: ({ image, words }) => /(?:^|\/)(?:[\w.-]*-)?dnsmasq(?:-(?:alpine|arm\w*|amd64))?$/i.test(image) ||
        words.some((word) => /(?:^|\/)dnsmasq$/.test(word.value)),
    read: (container) => {
        const texts = [];
        for (const [path, text] of container.files)
            if (/(?:^|\/)dnsmasq[^/]*\.conf$|\/dnsmasq\.d\/[^/]+$/.test(path))
                texts.push(text);
        const options = optionsOf(container.words);
        for (const option of options)
            texts.push(option);
        return texts.length === 0 ? undefined : (0,read/* readDnsmasq */.G)(texts);
    },
};
/** One-letter options that name what this reading knows. */
const SHORT = new Map([
    ['S', 'server'],
    ['R', 'no-resolv'],
    ['r', 'resolv-file'],
    ['a', 'listen-address'],
    ['i', 'interface'],
    ['p', 'port'],
    ['A', 'address'],
    ['o', 'strict-order'],
    ['h', 'no-hosts'],
]);
/** Options of the command line, each as the line of a file that it is worth. Its place is the whole word. */
function optionsOf(words) {
    const lines = [];
    for (let i = 0; i < words.length; i += 1) {
        const word = words[i];
        if (word === undefined)
            continue;
        const long = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(word.value);
        const short = /^-([A-Za-z])(.*)$/s.exec(word.value);
        const name = long?.[1] ?? (short === null ? undefined : SHORT.get(short[1] ?? ''));
        if (name === undefined)
            continue;
        let value = long === null ? (short?.[2] ?? '') : (long[2] ?? '');
        const next = words[i + 1];
        if (value === '' && takesValue(name) && next !== undefined && !next.value.startsWith('-')) {
            value = next.value;
            i += 1;
        }
        lines.push((0,source_text/* concat */.xW)([(0,source_text/* synthetic */.o$)(word.at, value === '' ? name : `${name}=${value}`)]));
    }
    return lines;
}
function takesValue(name) {
    return /^(?:server|local|resolv-file|listen-address|interface|port|address|rev-server|conf-file|servers-file)$/.test(name);
}

;// CONCATENATED MODULE: ./.cache/build/languages/dnsmasq/nanny.js






/**
 * dnsmasq of the old kube-dns, started by its nanny: options behind `--`, and the ConfigMap `kube-dns` as more of them
 * (kubernetes/dns pkg/dnsmasq/nanny.go ExtractDnsmasqArgs, Configure).
 */
const dnsmasqNanny = {
    id: 'dnsmasq',
    title: 'dnsmasq of kube-dns',
    recognises: ({ image, words }) => /(?:^|\/)(?:k8s-dns-|kube-)dnsmasq(?:-nanny)?(?:-\w+)?$/i.test(image) ||
        words.some((word) => /(?:^|\/)dnsmasq-nanny$/.test(word.value)),
    read: (container) => {
        const { words } = container;
        const split = words.findIndex((word) => word.value === '--');
        const notices = [];
        const options = [...optionsOf(words.slice(split + 1)), ...fromConfigMap(container, notices)];
        if (options.length === 0)
            return undefined;
        const reading = (0,read/* readDnsmasq */.G)(options);
        return { value: reading.value, notices: [...reading.notices, ...notices] };
    },
};
/** `stubDomains` and `upstreamNameservers` of the directory `-configDir`; with upstreams /etc/resolv.conf is not asked. */
function fromConfigMap({ words, files }, notices) {
    const flag = words.map((word) => /^--?configDir=(.*)$/.exec(word.value)?.[1]).find((path) => path !== undefined);
    const directory = (flag ?? '/etc/k8s/dns/dnsmasq-nanny').replace(/\/+$/, '');
    const lines = [];
    const read = (key) => {
        const text = files.get(`${directory}/${key}`);
        if (text === undefined || text.text.trim() === '')
            return undefined;
        const reading = (0,yaml/* readYaml */.gM)(text);
        for (const notice of reading.notices)
            notices.push(notice);
        return reading.value;
    };
    const add = (at, line) => {
        lines.push((0,source_text/* synthetic */.o$)(at, line));
    };
    for (const zone of (0,documents_document/* entries */.jO)(read('stubDomains')))
        for (const server of (0,documents_document/* items */.ld)(zone.value)) {
            const source = (0,fields/* sourceOf */.vz)(server);
            if (source !== undefined)
                add((0,source_text/* locate */.x5)(source, 0, source.text.length), `server=/${zone.key}/${source.text.replace(/:(?=\d+$)/, '#')}`);
        }
    const upstreams = (0,documents_document/* items */.ld)(read('upstreamNameservers')).flatMap((server) => (0,fields/* sourceOf */.vz)(server) ?? []);
    for (const source of upstreams)
        add((0,source_text/* locate */.x5)(source, 0, source.text.length), `server=${source.text.replace(/:(?=\d+$)/, '#')}`);
    const [first] = upstreams;
    if (first !== undefined)
        add((0,source_text/* locate */.x5)(first, 0, first.text.length), 'no-resolv');
    return lines;
}

;// CONCATENATED MODULE: ./.cache/build/languages/kube-dns/index.js


/**
 * The server of the cluster's own names in the old kube-dns, beside its dnsmasq (kubernetes/dns cmd/kube-dns/app): it
 * answers the cluster domain and reverse names, and asks nobody.
 */
const kubeDns = {
    id: 'kube-dns',
    title: 'kube-dns',
    recognises: ({ image, words }) => /(?:^|\/)(?:k8s-dns-kube-dns|kubedns)(?:-\w+)?$/i.test(image) ||
        words.some((word) => /(?:^|\/)kube-dns$/.test(word.value)),
    read: (container) => {
        const port = Number(flag(container, 'dns-port') ?? 53);
        const domain = (0,dns_name/* absolute */.ys)(flag(container, 'domain') ?? 'cluster.local');
        const { at } = container;
        const zones = [domain, 'in-addr.arpa.', 'ip6.arpa.'];
        return {
            value: (0,resolver_steps/* oneBlock */.OS)(at, Number.isInteger(port) ? port : 53, [], [...(0,resolver_steps/* answerStep */.V0)('kube-dns', [(0,resolver_steps/* within */.ux)(zones, 'answer', at)], at), (0,resolver_steps/* rest */.zs)('kube-dns', 'servfail', at)]),
            notices: [],
        };
    },
};
/** The last `--name=value` or `-name=value`. */
function flag({ words }, name) {
    for (let i = words.length - 1; i >= 0; i -= 1) {
        const match = /^--?([a-z-]+)=(.*)$/s.exec(words[i]?.value ?? '');
        if (match?.[1] === name)
            return match[2];
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/languages/pdns-recursor/index.js








/** PowerDNS Recursor in a container, as far as its recursor.conf or recursor.yml comes from the repository. */
const pdnsRecursor = {
    id: 'pdns-recursor',
    title: 'PowerDNS Recursor',
    recognises: ({ image, words }) => /(?:^|\/)(?:[\w.-]*-)?(?:pdns|powerdns)-recursor(?:-\w+)?$/i.test(image) ||
        words.some((word) => /(?:^|\/)pdns_recursor$/.test(word.value)),
    read: (container) => {
        const text = fileNamed(container, /(?:^|\/)recursor\.(?:conf|ya?ml)$/i);
        if (text === undefined)
            return undefined;
        // A recursor.conf may be YAML since 5.1.
        return /^\s*[\w-]+\s*\+?=/m.test(text.text) ? readSettings(text) : readYamlSettings(text);
    },
};
const PLUGIN = { plugin: 'forward-zones', policy: 'unordered', merges: true };
/** The old style: `name=value` lines; `forward-zones` and `forward-zones-recurse` are lists of `zone=server;server`. */
function readSettings(text) {
    const notices = [];
    const at = (0,lines/* firstLineOf */.Qy)(text);
    const ways = [];
    let port = 53;
    const bind = [];
    for (const line of (0,lines/* linesOf */.Dx)(text.text)) {
        const whole = (0,lines/* trimmed */.dE)(text, line.start, line.end);
        const equals = whole.text.indexOf('=');
        if (whole.text.startsWith('#') || equals === -1)
            continue;
        const key = whole.text.slice(0, equals).replace(/\+$/, '').trim();
        const value = (0,lines/* trimmed */.dE)(whole, equals + 1, whole.text.length);
        const lineAt = (0,source_text/* locate */.x5)(whole, 0, whole.text.length);
        if (key === 'forward-zones' || key === 'forward-zones-recurse') {
            for (const entry of (0,lines/* listOf */.c3)(value, ',')) {
                const split = entry.text.indexOf('=');
                if (split === -1)
                    continue;
                const servers = (0,lines/* trimmed */.dE)(entry, split + 1, entry.text.length);
                const to = (0,lines/* listOf */.c3)(servers, ';').flatMap((part) => pdns_recursor_upstreamOf(part, notices));
                ways.push({ zone: (0,dns_name/* absolute */.ys)(entry.text.slice(0, split).trim().replace(/^\+/, '')), to, at: lineAt });
            }
        }
        else if (key === 'forward-zones-file' && value.text !== '')
            notices.push({ kind: 'not-modelled', message: 'the zones of `forward-zones-file` are not read', at: lineAt });
        else if (key === 'local-port' && /^\d{1,5}$/.test(value.text))
            port = Number(value.text);
        else if (key === 'local-address')
            for (const part of (0,lines/* listOf */.c3)(value, ',')) {
                const address = (0,endpoint/* parseAddress */.or)(part.text);
                if (address !== undefined)
                    bind.push({ value: { kind: 'address', address }, at: lineAt });
            }
    }
    return { value: pdns_recursor_serverOf(at, port, bind, ways), notices };
}
/** The new style: `recursor.forward_zones`, `recursor.forward_zones_recurse`, `incoming.listen`, `incoming.port`. */
function readYamlSettings(text) {
    const notices = [];
    const reader = yamlIn(text, notices);
    if (reader === undefined)
        return undefined;
    const { root } = reader.document;
    const ways = [];
    for (const key of ['forward_zones', 'forward_zones_recurse']) {
        const list = (0,documents_document/* entryOf */.Ms)((0,documents_document/* child */.jf)(root, 'recursor'), key);
        for (const item of (0,documents_document/* items */.ld)(list?.value)) {
            const zone = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'zone'));
            if (zone === undefined || list === undefined)
                continue;
            const to = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(item, 'forwarders')).flatMap((one) => fromNode(one, notices));
            ways.push({ zone: (0,dns_name/* absolute */.ys)(zone.replace(/^\+/, '')), to, at: (0,documents_document/* placeOfKey */.qQ)(reader.document, list) });
        }
    }
    const port = Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'incoming', 'port')) ?? 53);
    return {
        value: pdns_recursor_serverOf((0,fields/* beginningOf */.VI)(reader.document), Number.isInteger(port) ? port : 53, listen(reader), ways),
        notices,
    };
}
function listen(reader) {
    return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(reader.document.root, 'incoming', 'listen')).flatMap((item) => {
        const source = (0,fields/* sourceOf */.vz)(item);
        const address = source === undefined ? undefined : (0,endpoint/* parseAddress */.or)(source.text);
        return source === undefined || address === undefined
            ? []
            : [{ value: { kind: 'address', address }, at: (0,source_text/* locate */.x5)(source, 0, source.text.length) }];
    });
}
function fromNode(node, notices) {
    const source = (0,fields/* sourceOf */.vz)(node);
    return source === undefined ? [] : pdns_recursor_upstreamOf(source, notices);
}
function pdns_recursor_upstreamOf(part, notices) {
    const text = part.text.startsWith('+') ? (0,source_text/* slice */.di)(part, 1, part.text.length) : part;
    if (text.text === '')
        return [];
    const upstream = (0,resolver_steps/* upstreamAt */.Hv)(text, ':');
    if (upstream !== undefined)
        return [upstream];
    notices.push({
        kind: 'not-modelled',
        message: `\`${text.text}\` is no address of a server`,
        at: (0,source_text/* locate */.x5)(text, 0, text.text.length),
    });
    return [];
}
/** Without addresses it listens on the loopback (settings, local-address); in a container 0.0.0.0 is nearly always said. */
function pdns_recursor_serverOf(at, port, bind, ways) {
    const every = bind.some((one) => one.value.kind === 'address' && /^(?:0\.0\.0\.0|::)$/.test(one.value.address));
    const loopback = [{ value: { kind: 'address', address: '127.0.0.1' }, at }];
    const effective = every ? [] : bind.length === 0 ? loopback : bind;
    const steps = ways.some((way) => way.zone === dns_name/* ROOT */.Dl && way.to.length > 0)
        ? (0,resolver_steps/* forwardSteps */.Xd)(ways, PLUGIN)
        : [...(0,resolver_steps/* forwardSteps */.Xd)(ways, PLUGIN), (0,resolver_steps/* rest */.zs)('pdns-recursor', 'answer', at)];
    return (0,resolver_steps/* oneBlock */.OS)(at, port, effective, steps);
}

;// CONCATENATED MODULE: ./.cache/build/languages/pihole/index.js





/**
 * Pi-hole in a container: a dnsmasq whose upstreams come from the environment. Without a variable for them they lie on
 * its volume, where a person chose them in its web interface, and nothing here states them.
 */
const pihole = {
    id: 'pihole',
    title: 'Pi-hole',
    recognises: ({ image }) => /(?:^|\/)(?:[\w.-]*-)?pi-?hole(?:-(?:unbound|doh|dot|v6))?$/i.test(image),
    read: (container) => readPihole(container),
};
function readPihole(container) {
    const notices = [];
    const variable = (name) => {
        const found = container.env.filter((one) => one.name === name).at(-1);
        return found?.value === undefined ? undefined : { text: (0,source_text/* synthetic */.o$)(found.at, found.value), at: found.at };
    };
    const to = [];
    let stated;
    // Version 6 takes FTLCONF_dns_upstreams, version 5 PIHOLE_DNS_; DNS1 and DNS2 came before, and `no` leaves one out.
    for (const name of ['FTLCONF_dns_upstreams', 'PIHOLE_DNS_', 'DNS1', 'DNS2']) {
        if (stated !== undefined && name !== 'DNS2')
            break;
        const found = variable(name);
        if (found === undefined || found.text.text === 'no')
            continue;
        stated ??= found;
        for (const upstream of (0,resolver_steps/* upstreamsIn */.Wn)(found.text, ';', notices, (part) => (0,resolver_steps/* upstreamAt */.Hv)(part, '#')))
            to.push(upstream);
    }
    if (stated === undefined)
        return undefined;
    const ways = [{ zone: dns_name/* ROOT */.Dl, to, at: stated.at }, ...pihole_conditional(variable), ...fromFiles(container.files)];
    const port = Number(variable('FTLCONF_dns_port')?.text.text ?? 53);
    const manner = {
        plugin: 'upstreams',
        policy: 'unordered',
        merges: true,
        ignoresOwnAddresses: true,
    };
    const config = (0,resolver_steps/* oneBlock */.OS)(container.at, Number.isInteger(port) ? port : 53, [], [...(0,resolver_steps/* forwardSteps */.Xd)(ways, manner), (0,resolver_steps/* rest */.zs)('dnsmasq', 'refuse', container.at)]);
    return { value: config, notices };
}
/** `server=/ZONE/ADDRESS#PORT` in files for its dnsmasq; one without a zone is asked as well (dnsmasq(8) -S). */
function fromFiles(files) {
    const ways = [];
    for (const [path, text] of files) {
        if (!/^\/etc\/dnsmasq\.d\/[^/]+\.conf$/.test(path))
            continue;
        for (const line of (0,lines/* linesOf */.Dx)(text.text)) {
            const found = /^\s{0,20}server\s{0,5}=\s{0,5}(?:\/(.{1,500})\/)?([^\s/]{1,260})\s{0,100}$/.exec(line.text);
            if (found === null)
                continue;
            const address = found[2];
            const start = line.start + line.text.lastIndexOf(address);
            const upstream = (0,resolver_steps/* upstreamAt */.Hv)((0,source_text/* slice */.di)(text, start, start + address.length), '#');
            if (upstream === undefined)
                continue;
            const zones = found[1] === undefined
                ? [dns_name/* ROOT */.Dl]
                : found[1]
                    .split('/')
                    .filter((zone) => zone !== '')
                    .map(dns_name/* absolute */.ys);
            for (const zone of zones)
                ways.push({ zone, to: [upstream], at: upstream.at });
        }
    }
    return ways;
}
/** Conditional forwarding: `true,RANGE,SERVER,DOMAIN` each (version 6), or REV_SERVER and its parts (version 5). */
function pihole_conditional(variable) {
    const ways = [];
    const add = (range, server, domain, at) => {
        const upstream = server === undefined ? undefined : (0,resolver_steps/* upstreamAt */.Hv)(server, '#');
        if (upstream === undefined)
            return;
        const zones = [...(0,endpoint/* reverseZones */.WU)(range)];
        if (domain !== '')
            zones.push((0,dns_name/* absolute */.ys)(domain));
        for (const zone of zones)
            ways.push({ zone, to: [upstream], at });
    };
    const six = variable('FTLCONF_dns_revServers');
    if (six !== undefined)
        for (const entry of (0,lines/* listOf */.c3)(six.text, ';')) {
            const [active, range, server, domain] = (0,lines/* listOf */.c3)(entry, ',');
            if (active?.text === 'true')
                add(range?.text ?? '', server, domain?.text ?? '', six.at);
        }
    const five = variable('REV_SERVER');
    if (five?.text.text === 'true')
        add(variable('REV_SERVER_CIDR')?.text.text ?? '', variable('REV_SERVER_TARGET')?.text, variable('REV_SERVER_DOMAIN')?.text.text ?? '', five.at);
    // Before version 5: CONDITIONAL_FORWARDING and its parts.
    const four = variable('CONDITIONAL_FORWARDING');
    const address = variable('CONDITIONAL_FORWARDING_IP')?.text;
    if (four?.text.text.toLowerCase() === 'true' && address !== undefined && (0,endpoint/* parseAddress */.or)(address.text) !== undefined)
        add('', address, variable('CONDITIONAL_FORWARDING_DOMAIN')?.text.text ?? '', four.at);
    return ways;
}

;// CONCATENATED MODULE: ./.cache/build/languages/technitium/index.js



/**
 * Technitium DNS Server in a container. Its environment only sets what a first start writes into its own files
 * (DockerEnvironmentVariables.md); later changes lie on its volume.
 */
const technitium = {
    id: 'technitium',
    title: 'Technitium DNS Server',
    recognises: ({ image }) => /(?:^|\/)technitium\/dns-server$/i.test(image),
    read: (container) => readTechnitium(container),
};
function readTechnitium(container) {
    const value = (name) => container.env.filter((one) => one.name === name).at(-1)?.value;
    const stated = container.env.filter((one) => one.name === 'DNS_SERVER_FORWARDERS').at(-1);
    if (stated?.value === undefined)
        return undefined;
    const notices = [];
    const tls = /^(?:tls|https|httpsjson|quic)$/i.exec(value('DNS_SERVER_FORWARDER_PROTOCOL') ?? '')?.[0]?.toLowerCase();
    const transport = tls === undefined ? 'dns' : tls === 'tls' ? 'tls' : tls === 'quic' ? 'quic' : 'https';
    // `name (address)` and URLs are for encrypted protocols.
    const to = (0,resolver_steps/* upstreamsIn */.Wn)((0,source_text/* synthetic */.o$)(stated.at, stated.value), ',', notices, (part) => (0,resolver_steps/* upstreamAt */.Hv)((0,resolver_steps/* schemeOf */.dz)(part).rest, ':', transport));
    const protocol = /^tcp$/i.test(value('DNS_SERVER_FORWARDER_PROTOCOL') ?? '') ? 'tcp' : 'udp';
    const steps = (0,resolver_steps/* forwardSteps */.Xd)([{ zone: dns_name/* ROOT */.Dl, to, at: stated.at, protocol }], {
        plugin: 'forwarders',
        // Two at once, the fastest first ("concurrent forwarding").
        policy: 'unordered',
        merges: true,
    });
    return { value: (0,resolver_steps/* oneBlock */.OS)(container.at, 53, [], [...steps, (0,resolver_steps/* rest */.zs)('technitium', 'answer', container.at)]), notices };
}

// EXTERNAL MODULE: ./.cache/build/languages/unbound/read.js
var unbound_read = __webpack_require__(573);
;// CONCATENATED MODULE: ./.cache/build/languages/unbound/container.js

/** unbound in a container, as far as its configuration comes from the repository. */
const unboundContainer = {
    id: 'unbound',
    title: 'unbound',
    recognises: ({ image, words }) => /(?:^|\/)(?:[\w.-]*-)?unbound(?:-(?:docker|rpi|alpine|dns|server|arm\w*))?$/i.test(image) ||
        words.some((word) => /(?:^|\/)unbound$/.test(word.value)),
    read: ({ files }) => {
        const main = [];
        const drawnIn = [];
        for (const [path, text] of files) {
            if (/(?:^|\/)unbound\.conf$/.test(path))
                main.push(text);
            else if (/\.conf$/.test(path))
                drawnIn.push(text);
        }
        const texts = [...main, ...drawnIn];
        if (texts.length === 0)
            return undefined;
        const reading = (0,unbound_read/* readUnbound */.u)(texts);
        // What `include` names lies beside it, where there is anything beside it.
        return drawnIn.length === 0
            ? reading
            : { ...reading, notices: reading.notices.filter((notice) => !notice.message.includes('`include` names')) };
    },
};

;// CONCATENATED MODULE: ./.cache/build/judge/resolver-software.js
/** The resolvers that people run as workloads, handed to the cluster; the first that recognises a container reads it. */












const resolverSoftware = [
    pihole,
    adguardHome,
    blocky,
    technitium,
    pdnsRecursor,
    cloudflared,
    dnsdist,
    named,
    unboundContainer,
    kubeDns,
    dnsmasqNanny,
    dnsmasqContainer,
];

;// CONCATENATED MODULE: ./.cache/build/judge/config-readers.js
/** The readers of configuration languages that the cluster is handed. */








const readers = {
    corefile: languages_corefile/* readCorefile */.Ml,
    resolverFile: resolv_conf/* readResolverFile */.P,
    systemdResolved: systemd_resolved/* readResolvedSettings */.Qn,
    dnsmasq: dnsmasq/* readDnsmasq */.G,
    unbound: unbound/* readUnbound */.u,
    named: bind_readNamed,
    looksLikeCorefile: languages_corefile/* looksLikeCorefile */.vp,
    software: resolverSoftware,
};
const readKubeDns = (entries) => {
    const { stubDomains, upstreamNameservers = [] } = readKubeDnsConfig(entries).value;
    return {
        stubDomains: stubDomains.map(({ zone, servers }) => ({ zone: zone.value, servers, at: zone.at })),
        upstreamNameservers,
    };
};

// EXTERNAL MODULE: ./.cache/build/read/documents/open-text.js + 2 modules
var open_text = __webpack_require__(2790);
;// CONCATENATED MODULE: ./.cache/build/tools/ansible/drawn-in.js
/** Files of tasks that a play draws in from outside of a role's `tasks`: read as that play's. */


/** Files that playbooks draw in; more are nobody's. */
const MAX_DRAWN_IN = 500;
/** What the tasks of such files state, for the machines of the play that names them. */
function drawnIn(facts, { read, factsOf }) {
    const made = [];
    const done = new Set();
    for (const fact of facts) {
        if (fact.kind !== 'task-include' || fact.path === undefined || done.size >= MAX_DRAWN_IN)
            continue;
        // Such a folder is read by itself.
        if (/(?:^|\/)(?:tasks|handlers)\//.test(fact.path))
            continue;
        const key = JSON.stringify([fact.path, fact.by]);
        const file = done.has(key) ? undefined : read(fact.path);
        if (file === undefined)
            continue;
        done.add(key);
        for (const one of factsIn(file, fact, factsOf))
            made.push(one);
    }
    return made;
}
function factsIn(file, include, factsOf) {
    const slash = file.path.lastIndexOf('/') + 1;
    // By this path its reader knows a list of tasks; places are the file's own.
    const path = `${file.path.slice(0, slash)}tasks/${file.path.slice(slash)}`;
    const found = [];
    for (const document of (0,open_text/* openText */.Uq)(path, (0,source_text/* wholeFile */.AA)(file), {}).documents)
        for (const fact of factsOf(document).value)
            if (fact.by !== undefined && fact.kind !== 'task-include')
                found.push({ ...fact, by: both(include.by, fact.by) });
    return found;
}
function both(outer, { when }) {
    const conditions = [outer?.when, when].filter((one) => one !== undefined);
    return {
        ...(outer?.hosts !== undefined && { hosts: outer.hosts }),
        ...(outer?.role !== undefined && { role: outer.role }),
        ...(conditions.length > 0 && { when: conditions.join(' and ') }),
    };
}

;// CONCATENATED MODULE: ./.cache/build/tools/ansible/includes.js
/**
 * What has to be so for what a file of tasks does, in words; undefined where it is done anyway, or where nothing says who
 * draws the file in. A file that a variable may name is one of several.
 */
function includesOf(facts) {
    const certain = new Set();
    const conditional = new Map();
    const open = new Set();
    for (const fact of facts) {
        if (fact.kind !== 'task-include')
            continue;
        const when = fact.by?.when;
        if (fact.path === undefined)
            open.add(fact.folder);
        else if (when === undefined)
            certain.add(fact.path);
        else if (!conditional.has(fact.path))
            conditional.set(fact.path, when);
    }
    if (conditional.size === 0 && open.size === 0)
        return () => undefined;
    return (fact) => {
        const { path } = fact.at.file;
        if (fact.by === undefined || certain.has(path))
            return undefined;
        const when = conditional.get(path);
        if (when !== undefined)
            return `the condition \`${when}\`, under which ${path} is run, holds on the nodes`;
        const slash = path.lastIndexOf('/');
        const isMain = /^main\.ya?ml$/.test(path.slice(slash + 1));
        return !isMain && open.has(path.slice(0, Math.max(0, slash)))
            ? `${path} is the file of tasks that is run on the nodes`
            : undefined;
    };
}

;// CONCATENATED MODULE: ./.cache/build/tools/ansible/machines.js
/** Words of a host pattern, a role or a path that mean Kubernetes' nodes, or every machine. */
const NODES = /^(?:all|\*|k8s|kube.*|k3s.*|rke2?|k0s|nodes?|workers?|masters?|control.*|cp|cluster|agents?|minions?|kubernetes.*)$/;
/** Words that mean machines of another kind, whatever else is said. */
const OTHERS = /^(?:dns|pihole|adguard|router|gateway|bastion|jump|vpn|proxy|haproxy|lb|loadbalancers?|nas|storage|monitoring|desktop|workstations?|laptop|localhost|bind|unbound|dnsmasq)$/;
/** Whether a name means nodes: `k8s_cluster`, `all:!bastion`, `roles/kubernetes/node`. */
function meansNodes(name) {
    const words = name
        .slice(0, 256)
        .toLowerCase()
        // `!bastion` is left out, `&rack1` narrows what is named before.
        .replace(/[!&][\w.-]+/g, ' ')
        .split(/[^a-z0-9*]+/)
        .map((word) => word.replace(/\d+$/, (digits) => (word.length > digits.length + 3 ? '' : digits)))
        .filter((word) => word !== '');
    return words.some((word) => NODES.test(word)) && !words.some((word) => OTHERS.test(word));
}
/**
 * A play's hosts decide; a role's are those of the plays that take it, and where none does, its own name or a kubelet
 * that it sets up itself.
 */
function judgeOf(facts) {
    const hostsOf = new Map();
    for (const play of facts.filter((fact) => fact.kind === 'play')) {
        for (const role of play.roles) {
            const name = lastPart(role);
            const known = hostsOf.get(name);
            if (known === undefined)
                hostsOf.set(name, [play.hosts]);
            else
                known.push(play.hosts);
        }
    }
    const kubelets = new Set();
    for (const fact of facts) {
        if (fact.kind !== 'kubelet')
            continue;
        const role = fact.by?.role ?? /^(.*\/roles\/[^/]+|roles\/[^/]+)\//.exec(fact.at.file.path)?.[1];
        if (role !== undefined)
            kubelets.add(role);
    }
    const areNodes = (by, path) => {
        if (by.hosts !== undefined)
            return by.hosts === '' ? false : meansNodes(by.hosts);
        if (by.role === undefined || !/(?:^|\/)roles\/[^/]+/.test(by.role))
            return meansNodes(path);
        const plays = hostsOf.get(lastPart(by.role));
        if (plays !== undefined)
            return plays.some(meansNodes);
        return kubelets.has(by.role) || meansNodes(lastPart(by.role));
    };
    const nameOf = (by, path) => {
        const plays = by.role === undefined ? undefined : hostsOf.get(lastPart(by.role));
        const hosts = by.hosts ?? (plays === undefined ? undefined : [...new Set(plays)].sort().join(', '));
        return hosts === undefined || hosts === '' ? (by.role ?? path) : hosts;
    };
    return { areNodes, nameOf };
}
function lastPart(role) {
    return role.split(/[/.]/).at(-1) ?? role;
}
/** Software that makes a machine a DNS server, a router or a balancer of its own. */
const SERVES_OTHERS = /pi-?hole|adguard|technitium|powerdns|\bpdns\b|\bbind9\b|openwrt|wireguard|openvpn|\bwg-quick\b|haproxy|keepalived|masquerade/i;
const SPEAKS_OF_NODES = /kubelet|kubeadm|kubernetes|\bk3s\b|\bk8s\b|\brke2\b|\bk0s\b|containerd/i;
/** A machine that the repository sets up as something else, and says no word of Kubernetes: user data of a Pi-hole. */
function isOtherMachine(text) {
    return SERVES_OTHERS.test(text) && !SPEAKS_OF_NODES.test(text);
}

;// CONCATENATED MODULE: ./.cache/build/tools/ansible/playbook-variables.js

/** A variable that names a variable that names a variable. */
const MAX_DEPTH = 4;
/** No file of a resolver comes near it. */
const MAX_LENGTH = 64 * 1024;
/** Variables as tasks of one role or play see them: groups' and hosts', and those of its own role. */
function lookUpFor(facts) {
    const everywhere = new Map();
    const ofRoles = new Map();
    for (const fact of facts) {
        if (fact.kind !== 'playbook-variables')
            continue;
        let into = everywhere;
        if (fact.role !== undefined) {
            into = ofRoles.get(fact.role) ?? new Map();
            ofRoles.set(fact.role, into);
        }
        playbook_variables_add(into, fact);
    }
    return (by) => (name) => {
        const own = by?.role === undefined ? undefined : ofRoles.get(by.role)?.get(name);
        return only([...(everywhere.get(name) ?? []), ...(own ?? [])]);
    };
}
function playbook_variables_add(into, fact) {
    for (const { name, values, list } of fact.variables) {
        const known = into.get(name);
        if (known === undefined)
            into.set(name, [{ values, list }]);
        else
            known.push({ values, list });
    }
}
/** The one value that all statements agree on. */
function only(stated) {
    const [first, ...others] = stated;
    if (first === undefined)
        return undefined;
    if (others.length === 0)
        return first;
    const key = playbook_variables_keyOf(first);
    return others.every((one) => playbook_variables_keyOf(one) === key) ? first : undefined;
}
function playbook_variables_keyOf({ values, list }) {
    return JSON.stringify([list, values.map((value) => value.text)]);
}
/** `{{ name }}` replaced by what is stated, also within what is stated; the rest stays as it is written. */
function playbook_variables_filledIn(text, lookUp) {
    let filled = text;
    for (let depth = 0; depth < MAX_DEPTH && filled.text.includes('{{'); depth += 1) {
        const next = playbook_variables_once(filled, lookUp);
        if (next === undefined)
            return filled;
        if (next.text.length > MAX_LENGTH)
            return text;
        filled = next;
    }
    return filled;
}
function playbook_variables_once(text, lookUp) {
    const parts = [];
    let from = 0;
    let length = 0;
    for (const match of text.text.matchAll(/\{\{-?[ \t]{0,8}(\w{1,64})[ \t]{0,8}-?\}\}/g)) {
        const value = lookUp(match[1] ?? '');
        const [one] = value?.values ?? [];
        if (value === undefined || value.list || one === undefined)
            continue;
        length += one.text.length;
        if (length > MAX_LENGTH)
            return undefined;
        if (match.index > from)
            parts.push((0,source_text/* slice */.di)(text, from, match.index));
        parts.push(one);
        from = match.index + match[0].length;
    }
    if (parts.length === 0)
        return undefined;
    if (from < text.text.length)
        parts.push((0,source_text/* slice */.di)(text, from, text.text.length));
    return (0,source_text/* concat */.xW)(parts);
}
/** The same of a path or name, whose place is of no interest. */
function filledName(text, lookUp) {
    let filled = text;
    for (let depth = 0; depth < MAX_DEPTH && filled.includes('{{') && filled.length < 4096; depth += 1)
        filled = filled.replace(/\{\{[ \t]{0,8}(\w{1,64})[ \t]{0,8}\}\}/g, (whole, name) => {
            const value = lookUp(name);
            return value === undefined || value.list ? whole : (value.values[0]?.text ?? whole);
        });
    return filled;
}

;// CONCATENATED MODULE: ./.cache/build/tools/ansible/template.js
/** What is certain of a template before it is filled in. */


/** Stands for lines that a condition or a loop decides; what reads it sees that something is not known. */
const UNKNOWN_LINE = '{{ }}';
/**
 * A Jinja template without the lines that stand inside `{% if %}`, `{% for %}` and the like, each such stretch replaced
 * by one line that says nothing but that it is unknown. Other tags (`set`, `include`) are taken out with their lines.
 */
function certainLines(source) {
    if (!source.text.includes('{%'))
        return source;
    const pieces = [];
    let depth = 0;
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        const next = Math.min(source.text.length, line.end + 1);
        const opened = (line.text.match(/\{%[-+]?\s{0,4}(?:if|for|macro|call|filter|block)\b/g) ?? []).length;
        const closed = (line.text.match(/\{%[-+]?\s{0,4}end(?:if|for|macro|call|filter|block)\b/g) ?? []).length;
        const inside = depth > 0 || opened > 0 || line.text.includes('{%');
        depth = Math.max(0, depth + opened - closed);
        if (!inside)
            pieces.push({ start: line.start, end: next });
        else if (pieces.at(-1)?.text === undefined)
            pieces.push({ start: line.start, end: next, text: `${UNKNOWN_LINE}\n` });
    }
    return (0,source_text/* gather */.kg)(source, pieces);
}
/** Lines that all loops of one template make. */
const MAX_REPEATED = 1000;
/**
 * Loops over a list that is stated, written out: `{% for one in servers %}` and `{% endfor %}` on lines of their own around
 * lines without other tags. Every other loop stays.
 */
function repeated(source, lookUp) {
    if (!source.text.includes('{%'))
        return source;
    const parts = [];
    let from = 0;
    let made = 0;
    let open;
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        const next = Math.min(source.text.length, line.end + 1);
        const head = /^[ \t]{0,80}\{%[-+]?[ \t]{0,8}for[ \t]{1,8}(\w{1,64})[ \t]{1,8}in[ \t]{1,8}(\w{1,64})[ \t]{0,8}[-+]?%\}[ \t]{0,80}$/.exec(line.text);
        if (head !== null) {
            const value = lookUp(head[2] ?? '');
            open =
                value?.list === true ? { name: head[1] ?? '', items: value.values, start: line.start, body: next } : undefined;
        }
        else if (/^[ \t]{0,80}\{%[-+]?[ \t]{0,8}endfor[ \t]{0,8}[-+]?%\}[ \t]{0,80}$/.test(line.text)) {
            if (open !== undefined && made + open.items.length <= MAX_REPEATED && fits(open.items, line.start - open.body)) {
                const { name, items, start, body } = open;
                if (start > from)
                    parts.push((0,source_text/* slice */.di)(source, from, start));
                const lines = (0,source_text/* slice */.di)(source, body, line.start);
                for (const item of items)
                    for (const part of withItem(lines, name, item))
                        parts.push(part);
                made += items.length;
                from = next;
            }
            open = undefined;
        }
        else if (line.text.includes('{%'))
            open = undefined;
    }
    if (from === 0)
        return source;
    if (from < source.text.length)
        parts.push((0,source_text/* slice */.di)(source, from, source.text.length));
    return parts.length === 0 ? (0,source_text/* slice */.di)(source, 0, 0) : (0,source_text/* concat */.xW)(parts);
}
/** What a loop over so many items makes is no larger than a file of a resolver may be. */
function fits(items, body) {
    let length = 0;
    for (const item of items)
        length += body + item.text.length;
    return length <= MAX_MADE;
}
const MAX_MADE = 256 * 1024;
function withItem(lines, name, item) {
    const parts = [];
    let from = 0;
    for (const match of lines.text.matchAll(/\{\{-?[ \t]{0,8}(\w{1,64})[ \t]{0,8}-?\}\}/g)) {
        if (match[1] !== name)
            continue;
        if (match.index > from)
            parts.push((0,source_text/* slice */.di)(lines, from, match.index));
        parts.push(item);
        from = match.index + match[0].length;
    }
    if (from < lines.text.length)
        parts.push((0,source_text/* slice */.di)(lines, from, lines.text.length));
    return parts;
}

;// CONCATENATED MODULE: ./.cache/build/tools/ansible/place.js
/**
 * Playbooks and first-boot commands joined to the files that they copy and write: each file is read anew as what it is on the node, and what is said of
 * machines that are no nodes is left out. Facts in, facts out.
 */







function joinPlaybooks(stated, context) {
    const facts = [...stated, ...drawnIn(stated, context)];
    if (!facts.some((fact) => fact.by !== undefined || MACHINE_FACTS.has(fact.kind)))
        return { value: facts.filter((fact) => !OF_PLAYBOOKS.has(fact.kind)), notices: [] };
    const notices = [];
    const texts = new Map();
    const read = new Set();
    for (const fact of facts)
        if (fact.kind === 'config-text')
            texts.set(fact.path, fact.text);
        else if (fact.kind === 'unit')
            texts.set(fact.at.file.path, fact.text);
        else
            read.add(fact.at.file.path);
    const judge = judgeOf(facts);
    const lookUp = lookUpFor(facts);
    const conditionOf = includesOf(facts);
    const value = [];
    const others = new Map();
    const isOther = ({ at: { file } }) => {
        const known = others.get(file) ?? isOtherMachine(file.text);
        others.set(file, known);
        return known;
    };
    // Machines that are no nodes are of interest where a unit of theirs starts a DNS server.
    const standalone = new Map();
    for (const fact of facts) {
        if (OF_PLAYBOOKS.has(fact.kind))
            continue;
        const { path } = fact.at.file;
        let machine;
        if (fact.by === undefined) {
            if (fact.pool === undefined && isOfMachine(fact) && isOther(fact))
                machine = path;
        }
        else if (fact.kind !== 'kubelet') {
            if (isTest(path))
                continue;
            if (!judge.areNodes(fact.by, path))
                machine = judge.nameOf(fact.by, path);
        }
        const placed = fact.kind === 'node-file-copy'
            ? place(fact, { texts, read, lookUp: lookUp(fact.by), statedIn: context.statedIn })
            : { value: [fact], notices: [] };
        const assumes = (fact.kind === 'node-file-copy' ? fact.assumes : undefined) ?? conditionOf(fact);
        if (machine === undefined) {
            for (const one of placed.value)
                value.push(place_conditional(one, assumes));
            for (const notice of placed.notices)
                notices.push(notice);
            continue;
        }
        const known = standalone.get(machine) ?? { value: [], notices: [] };
        standalone.set(machine, known);
        for (const one of placed.value)
            known.value.push({ ...place_conditional(one, assumes), standalone: machine });
        for (const notice of placed.notices)
            known.notices.push(notice);
    }
    for (const machine of standalone.values()) {
        if (!machine.value.some((fact) => fact.kind === 'unit'))
            continue;
        for (const fact of machine.value)
            value.push(fact);
        for (const notice of machine.notices)
            notices.push(notice);
    }
    // Without a cluster nobody asks what its nodes would get.
    const isCluster = value.some((fact) => !MACHINE_FACTS.has(fact.kind) && fact.kind !== 'config-text');
    return { value, notices: isCluster ? notices : [] };
}
/** What only playbooks are put together by. */
const OF_PLAYBOOKS = new Set(['play', 'playbook-variables', 'task-include']);
/** What is said of a machine, whoever says it. */
const MACHINE_FACTS = new Set([
    'node-file',
    'node-link',
    'node-network',
    'node-service',
    'node-file-copy',
    'play',
]);
function isOfMachine(fact) {
    if (fact.kind === 'unit')
        return fact.folder === undefined && fact.overlay === undefined;
    return MACHINE_FACTS.has(fact.kind);
}
/** Molecule's scenarios and tests of roles run in containers of their own. */
function isTest(path) {
    return /(?:^|\/)(?:molecule|tests?|examples?)\//.test(path);
}
/** What is done only under a condition is there only under it. */
function place_conditional(fact, condition) {
    const when = fact.by?.when;
    const assumes = condition ?? (when === undefined ? undefined : `the task's condition \`${when}\` holds on the nodes`);
    if (assumes === undefined || (fact.kind !== 'node-file' && fact.kind !== 'node-link'))
        return fact;
    return { ...fact, assumes };
}
/** Files whose content decides where a node's questions go; a copy of anything else is nobody's business. */
const DECIDES = /resolv\.conf$|^\/etc\/rancher\/|^\/etc\/(?:[^/]+\/){0,3}[\w.-]*(?:resolv|dns)[\w.-]*$|\/systemd\/(?:resolved\.conf|network\/)|\/dnsmasq|\/unbound\/|\/named\.conf|\/netplan\/|NetworkManager|kubelet|dhclient\.conf$|dhcpcd\.conf$|\/network\/interfaces|\/coredns\/|[Cc]orefile|\/(?:coredns|node-?local-?dns|node-cache|unbound|named)[^/]*\.service|\/(?:default|sysconfig)\/(?:coredns|dnsmasq|unbound)$/;
/** A template with what is stated in its place; lines that are not certain are left out, except of a Corefile. */
function templated(text, isCorefile, lookUp) {
    const filled = playbook_variables_filledIn(repeated(text, lookUp), lookUp);
    return isCorefile ? filled : certainLines(filled);
}
function place(fact, { texts, read, lookUp, statedIn }) {
    const path = filledName(fact.path, lookUp);
    if (!path.startsWith('/') || path.includes('{{'))
        return { value: [], notices: [] };
    // What a task writes in place is read wherever it goes.
    const inPlace = fact.template && fact.text !== undefined;
    if (!DECIDES.test(path) && !inPlace)
        return { value: [], notices: [] };
    const sources = fact.sources.map((one) => filledName(one, lookUp));
    const source = sources.find((one) => texts.has(one));
    const found = fact.text ?? (source === undefined ? undefined : texts.get(source));
    if (found === undefined && sources.some((one) => read.has(one)))
        return { value: [], notices: [] };
    const onNode = {
        path,
        ...(fact.append === true && { append: true }),
        ...(fact.pool !== undefined && { pool: fact.pool }),
        ...(fact.by !== undefined && { by: fact.by }),
    };
    const notices = [];
    // Of a resolver file the cluster says it, once something turns out to read it.
    if (found === undefined && !path.endsWith('/resolv.conf')) {
        const message = `what is copied to ${path} on nodes is not in the repository, or a template that was not understood`;
        notices.push({ kind: 'not-modelled', message, at: fact.at });
    }
    // A Corefile's reader knows templates itself.
    const isCorefile = /[Cc]orefile|\/coredns\//.test(path);
    if (isCorefile && found === undefined)
        return { value: [], notices };
    const text = found === undefined ? (0,source_text/* synthetic */.o$)(fact.at, '{{ }}\n') : fact.template ? templated(found, isCorefile, lookUp) : found;
    const opened = (0,open_text/* openText */.Uq)(fact.at.file.path, text, { onNode });
    const value = [];
    for (const document of opened.documents) {
        const reading = statedIn(document);
        for (const one of reading.value)
            value.push(one);
        for (const notice of reading.notices)
            notices.push(notice);
    }
    return { value, notices };
}

;// CONCATENATED MODULE: ./.cache/build/tools/compose/configuration-files.js
/** Files of the repository that services mount, as far as a program reads them that is known: nothing else names them. */

/** Files of one folder, in the order of their paths, that are looked at. */
const MAX_FILES = 100;
/** Longer ones are somebody's data: block lists, zones. */
const configuration_files_MAX_LENGTH = 512 * 1024;
/** What the programs that are read call their configuration, and parts of it that their images include. */
const configuration_files_CONFIGURATION = /(?:^|\/)(?:[^/]*corefile[^/]*|[^/]+\.(?:conf|cfg|ya?ml|toml|server|override|include)|named\.conf\.[\w-]+|resolv\.conf)$/i;
/** Texts that are facts already stay what they are. */
function configurationFacts(facts, tree) {
    const known = new Set(facts.flatMap((fact) => (fact.kind === 'config-text' ? [fact.path] : [])));
    const found = [];
    const add = (path, clusterPath) => {
        if (known.has(path))
            return;
        known.add(path);
        const file = tree.read(path);
        if (file === undefined || file.text.length > configuration_files_MAX_LENGTH || file.text.includes('\0'))
            return;
        const text = (0,source_text/* wholeFile */.AA)(file);
        const at = { file, span: { start: 0, end: 0 } };
        found.push({
            kind: 'config-text',
            language: 'unplaced',
            path,
            text,
            at,
            ...(clusterPath === undefined ? {} : { clusterPath }),
        });
    };
    let sorted;
    for (const fact of facts) {
        if (fact.kind !== 'workload')
            continue;
        for (const { source } of fact.volumes) {
            if (source.kind !== 'repository')
                continue;
            // The whole repository is nobody's configuration.
            if (source.path === '')
                continue;
            add(source.path, fact.clusterPath);
            sorted ??= [...tree.paths].sort();
            const below = `${source.path}/`;
            const from = firstFrom(sorted, below);
            for (const path of sorted.slice(from, from + MAX_FILES)) {
                if (!path.startsWith(below))
                    break;
                if (configuration_files_CONFIGURATION.test(path))
                    add(path, fact.clusterPath);
            }
        }
    }
    return found;
}
/** The position of the first path that does not come before this one. */
function firstFrom(sorted, path) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < path)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./.cache/build/tools/compose/dotenv.js
/** Files of variables: `.env` beside a project, and what a service's `env_file` names (compose-spec 05-services.md "env_file format"; compose-go dotenv/parser.go). */


/** In file order. A value that spans lines in quotes is cut at its first line's end. */
function readVariables(source) {
    const found = [];
    for (const { start, end } of (0,lines/* linesOf */.Dx)(source.text)) {
        const line = (0,lines/* trimmed */.dE)(source, start, end);
        const from = /^export\s+/.exec(line.text)?.[0].length ?? 0;
        const equals = line.text.indexOf('=');
        if (line.text.startsWith('#') || equals <= from)
            continue;
        const name = line.text.slice(from, equals).trim();
        if (!/^[A-Za-z_][\w.-]*$/.test(name))
            continue;
        found.push({ name, value: unquoted((0,lines/* trimmed */.dE)(line, equals + 1, line.text.length)) });
    }
    return found;
}
/** A comment behind an unquoted value begins at ` #`. */
function unquoted(value) {
    const quote = value.text[0];
    if (quote === '"' || quote === "'") {
        const close = value.text.indexOf(quote, 1);
        return (0,lines/* trimmed */.dE)(value, 1, close === -1 ? value.text.length : close);
    }
    const comment = value.text.search(/\s#/);
    return comment === -1 ? value : (0,lines/* trimmed */.dE)(value, 0, comment);
}
/** The variables of `.env`; of one that is said twice the last counts. */
function dotenvOf(file) {
    const found = new Map();
    if (file !== undefined)
        for (const { name, value } of readVariables((0,source_text/* wholeFile */.AA)(file)))
            found.set(name, value.text);
    return found;
}

// EXTERNAL MODULE: ./.cache/build/tools/compose/paths.js
var compose_paths = __webpack_require__(8344);
;// CONCATENATED MODULE: ./.cache/build/tools/compose/filled.js
/** Variables of a Compose file: `$NAME`, `${NAME:-default}` (compose-spec 12-interpolation.md; compose-go template/template.go). */

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/**
 * The text with its variables filled in. Undefined where one has neither a value nor a default: then whoever starts the
 * project decides.
 * @param env what `.env` beside the project says
 */
function filled(source, env) {
    const { text } = source;
    let next = text.indexOf('$');
    if (next === -1)
        return source;
    const pieces = [];
    let done = 0;
    while (next !== -1) {
        if (next > done)
            pieces.push({ start: done, end: next });
        const after = text[next + 1];
        if (after === '$') {
            pieces.push({ start: next, end: next + 2, text: '$' });
            done = next + 2;
        }
        else if (after === '{') {
            const close = text.indexOf('}', next);
            const value = close === -1 ? undefined : valueIn(text.slice(next + 2, close), env);
            if (value === undefined)
                return undefined;
            pieces.push({ start: next, end: close + 1, text: value });
            done = close + 1;
        }
        else {
            NAME.lastIndex = next + 1;
            const name = NAME.exec(text)?.[0];
            const value = name === undefined ? '$' : env.get(name);
            if (value === undefined)
                return undefined;
            done = next + 1 + (name?.length ?? 0);
            pieces.push({ start: next, end: done, text: value });
        }
        next = text.indexOf('$', done);
    }
    if (done < text.length)
        pieces.push({ start: done, end: text.length });
    return (0,source_text/* gather */.kg)(source, pieces);
}
/** `NAME`, `NAME:-default`, `NAME-default`, `NAME:+instead`, `NAME+instead`, `NAME:?message`. A default with variables of its own is not known. */
function valueIn(inside, env) {
    NAME.lastIndex = 0;
    const name = NAME.exec(inside)?.[0];
    if (name === undefined || inside.includes('$'))
        return undefined;
    const known = env.get(name);
    const rest = inside.slice(name.length);
    const orEmpty = rest.startsWith(':');
    const operator = orEmpty ? rest[1] : rest[0];
    const word = rest.slice(orEmpty ? 2 : 1);
    const given = known !== undefined && !(orEmpty && known === '');
    if (operator === '-')
        return given ? known : word;
    if (operator === '+')
        return given ? word : known === undefined ? undefined : '';
    return operator === undefined || operator === '?' ? known : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/tools/compose/project.js
/**
 * Services of a project as layers: what they extend, then each file's own words, the last of which win
 * (compose-spec 13-merge.md; compose-go loader/extends.go, override/merge.go).
 */





/** Files that extend each other in a circle end somewhere. */
const MAX_EXTENDED = 16;
function projectOf(files, env, open, notices) {
    const services = new Map();
    for (const file of files) {
        for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(file.node, 'services'))) {
            const known = services.get(entry.key);
            const own = { ...file, node: entry.value };
            const layers = [...(known?.layers ?? []), ...extended(own, file.node, env, open, notices), own];
            services.set(entry.key, { layers, document: file.document, entry });
        }
    }
    const profiles = new Set((env.get('COMPOSE_PROFILES') ?? '').split(',').map((one) => one.trim()));
    const named = new Map();
    const containers = new Map();
    for (const [name, found] of services) {
        const service = { name, ...found };
        named.set(name, service);
        const container = containerName(service, env);
        if (container !== undefined && !containers.has(container))
            containers.set(container, service);
    }
    return { files, services: named, containers, env, profiles, open, notices };
}
function containerName(service, env) {
    const name = project_lastOf(service.layers, 'container_name');
    return name === undefined ? undefined : textIn(name.layer, name.entry.value, env)?.value;
}
/** What a service extends, the lowest first; its own layer is not among them. */
function extended(service, file, env, open, notices) {
    const found = [];
    let at = { layer: service, file };
    for (let i = 0; i < MAX_EXTENDED; i += 1) {
        const words = (0,documents_document/* entryOf */.Ms)(at.layer.node, 'extends');
        if (words === undefined)
            break;
        const name = textIn(at.layer, (0,documents_document/* child */.jf)(words.value, 'service') ?? words.value, env)?.value;
        const named = textIn(at.layer, (0,documents_document/* child */.jf)(words.value, 'file'), env);
        const path = named === undefined ? undefined : (0,compose_paths/* resolvePath */.o1)(at.layer.directory, named.value);
        const document = named === undefined ? at.layer.document : path === undefined ? undefined : open(path);
        const root = named === undefined ? at.file : document?.root;
        const node = name === undefined ? undefined : (0,documents_document/* child */.jf)(root, 'services', name);
        if (document === undefined || root === undefined || node === undefined) {
            const place = named ?? textIn(at.layer, words.value, env);
            if (place !== undefined && named !== undefined)
                notices.push({
                    kind: 'not-modelled',
                    message: `what this service extends is not in the repository: \`${named.value}\``,
                    at: place.at,
                });
            break;
        }
        const directory = named === undefined ? at.layer.directory : document.path.split('/').slice(0, -1);
        at = { layer: { document, node, directory }, file: root };
        found.unshift(at.layer);
    }
    return found;
}
/** Paths of the files that services of a project extend. */
function extendedFiles(project) {
    const own = new Set(project.files.map((file) => file.document.path));
    const found = new Set();
    for (const { layers } of project.services.values())
        for (const { document } of layers)
            if (!own.has(document.path))
                found.add(document.path);
    return [...found];
}
/** The key where it is said last, with the layer that says it. `!reset` takes back what lower layers say. */
function project_lastOf(layers, key) {
    return project_said(layers, key).at(-1);
}
/** Every layer that says it, the lowest first; those that `!reset` or `!override` above them takes back are left out. */
function project_said(layers, key) {
    const found = [];
    for (const layer of layers) {
        const entry = (0,documents_document/* entryOf */.Ms)(layer.node, key);
        if (entry === undefined)
            continue;
        const tag = tagOf(layer.document, entry);
        if (tag !== undefined)
            found.length = 0;
        if (tag !== 'reset' && !(entry.value.kind === 'scalar' && entry.value.value === null))
            found.push({ layer, entry });
    }
    return found;
}
/** compose-spec 13-merge.md "Reset value", "Replace value": the tag stands between the key and what it says. */
function tagOf(document, entry) {
    const between = document.source.text.slice(entry.keySpan.end, entry.keySpan.end + 16);
    const tag = /^["']?\s*:\s*!(reset|override)\b/.exec(between)?.[1];
    return tag === 'reset' || tag === 'override' ? tag : undefined;
}
/** A scalar with its variables filled in; undefined for what is none, or not known. */
function textIn(_layer, node, env) {
    const source = (0,fields/* sourceOf */.vz)(node);
    const text = source === undefined ? undefined : filled(source, env);
    return text === undefined ? undefined : (0,lines/* locatedWhole */.mQ)(text);
}
/** One text, or a list of them. */
function textsIn(layer, node, env) {
    const list = node === undefined ? [] : node.kind === 'sequence' ? (0,documents_document/* items */.ld)(node) : [node];
    return list.flatMap((one) => textIn(layer, one, env) ?? []);
}
function isSet(node) {
    return (0,documents_document/* scalarText */.ws)(node) === 'true';
}

// EXTERNAL MODULE: ./.cache/build/languages/shared/resolver-images.js
var resolver_images = __webpack_require__(9778);
// EXTERNAL MODULE: ./.cache/build/languages/shared/shell-words.js
var shell_words = __webpack_require__(9783);
;// CONCATENATED MODULE: ./.cache/build/tools/compose/embedded.js
/**
 * The resolver that Docker puts at 127.0.0.11 into every container of a network of its own. It answers the names of the
 * network and asks the service's `dns` for the rest, from inside the container: `dns: 127.0.0.1` is the container itself
 * (moby daemon/libnetwork/internal/resolvconf TransformForIntNS, daemon/libnetwork/resolver.go forwardExtDNS). Without
 * `dns` it asks what the daemon is reported, else the host's resolver file, and no repository states that.
 */


const EMBEDDED_ADDRESS = '127.0.0.11';
/** moby daemon/libnetwork/resolver.go maxExtDNS. */
const MAX_SERVERS = 3;
function embeddedResolver(given) {
    const to = given.dns.flatMap((one) => {
        const address = (0,endpoint/* parseAddress */.or)(one.value);
        if (address === undefined)
            return [];
        return [{ value: { kind: 'endpoint', address, port: 53, transport: 'dns' }, at: one.at }];
    });
    const [first] = to;
    if (first === undefined)
        return undefined;
    const { at } = first;
    const rules = [
        {
            names: { kind: 'exactly', names: given.names.map((name) => (0,dns_name/* absolute */.ys)(name)) },
            types: ['A', 'AAAA', 'MX'],
            effect: 'answer',
            at,
        },
    ];
    if (given.internal)
        rules.push({
            names: { kind: 'any' },
            effect: 'maybe',
            because: 'all networks of the container are internal: newer Docker asks nobody there',
            at,
        });
    const step = {
        kind: 'forward',
        plugin: 'dns',
        from: dns_name/* ROOT */.Dl,
        except: [],
        to: to.slice(0, MAX_SERVERS),
        policy: 'sequential',
        maxConcurrent: 0,
        failover: ['SERVFAIL', 'REFUSED'],
        next: [],
        protocol: 'client',
        merges: false,
        at,
    };
    const bind = [{ value: { kind: 'address', address: EMBEDDED_ADDRESS }, at }];
    const block = {
        keys: [{ zone: dns_name/* ROOT */.Dl, transport: 'dns', port: 53, at }],
        bind,
        steps: [{ kind: 'answer', plugin: 'docker', rules, at }, step],
        views: [],
        at,
        extent: at,
    };
    return {
        kind: 'resolver',
        name: `${given.name} (Docker’s resolver)`,
        software: 'docker',
        config: { blocks: [block], errors: [], at },
        network: { beside: given.network },
        addresses: [],
        at: given.at,
    };
}

;// CONCATENATED MODULE: ./.cache/build/tools/compose/environment.js
/** The variables of a service: its files, then `environment` over them (compose-spec 05-services.md). */







function environmentOf(project, layers, read) {
    const variables = new Map();
    const put = (one) => {
        variables.delete(one.name);
        variables.set(one.name, one);
    };
    let more = false;
    for (const { layer, entry } of project_said(layers, 'env_file')) {
        for (const item of entry.value.kind === 'sequence' ? (0,documents_document/* items */.ld)(entry.value) : [entry.value]) {
            const named = textIn(layer, (0,documents_document/* child */.jf)(item, 'path') ?? item, project.env);
            const path = named === undefined ? undefined : (0,compose_paths/* resolvePath */.o1)(layer.directory, named.value);
            const file = path === undefined ? undefined : read(path);
            if (file === undefined)
                more = true;
            else
                for (const { name, value } of readVariables((0,source_text/* wholeFile */.AA)(file))) {
                    const text = filled(value, project.env);
                    put({ name, value: text?.text, secret: 'file', at: (0,source_text/* locate */.x5)(value, 0, value.text.length) });
                }
        }
    }
    for (const { layer, entry } of project_said(layers, 'environment')) {
        for (const item of (0,documents_document/* items */.ld)(entry.value)) {
            const source = (0,fields/* sourceOf */.vz)(item);
            if (source === undefined)
                continue;
            const equals = source.text.indexOf('=');
            const name = equals === -1 ? source.text : source.text.slice(0, equals);
            // A name alone comes from the shell that starts it, else from `.env`.
            const value = equals === -1 ? project.env.get(name) : filled(source, project.env)?.text.slice(equals + 1);
            const own = equals !== -1 && !source.text.includes('$');
            put({ name, value, ...(own ? {} : { secret: 'filled' }), at: (0,source_text/* locate */.x5)(source, 0, source.text.length) });
        }
        for (const variable of (0,documents_document/* entries */.jO)(entry.value)) {
            const source = (0,fields/* sourceOf */.vz)(variable.value);
            if (source === undefined) {
                const value = project.env.get(variable.key);
                put({ name: variable.key, value, secret: 'filled', at: (0,documents_document/* placeOfKey */.qQ)(layer.document, variable) });
                continue;
            }
            const own = !source.text.includes('$');
            const value = filled(source, project.env)?.text;
            put({
                name: variable.key,
                value,
                ...(own ? {} : { secret: 'filled' }),
                at: (0,source_text/* locate */.x5)(source, 0, source.text.length),
            });
        }
    }
    return { variables: [...variables.values()], more };
}

;// CONCATENATED MODULE: ./.cache/build/tools/compose/networks.js
/** The networks of services: whose namespace a service runs in, its addresses, and the names that Docker's resolver knows. */



/** Services that take one another's network in a row. */
const MAX_SHARED = 16;
/** `network_mode` (compose-spec 05-services.md): services that share one another's end where one has its own. */
function namespaceOf(project, service) {
    let of = service;
    const seen = new Set();
    for (;;) {
        seen.add(of);
        const mode = project_lastOf(of.layers, 'network_mode');
        const text = mode === undefined ? undefined : textIn(mode.layer, mode.entry.value, project.env)?.value;
        if (mode === undefined || text === undefined)
            return { kind: 'own', of };
        if (text === 'host')
            return { kind: 'host' };
        const next = text.startsWith('service:')
            ? project.services.get(text.slice('service:'.length))
            : text.startsWith('container:')
                ? project.containers.get(text.slice('container:'.length))
                : of;
        if (next === of)
            return { kind: 'own', of };
        if (next === undefined || seen.has(next) || seen.size > MAX_SHARED)
            return { kind: 'elsewhere', says: text, at: (0,documents_document/* placeOf */.$t)(mode.layer.document, mode.entry.value) };
        of = next;
    }
}
/** True for Docker's default bridge, which has no resolver of its own (docs.docker.com, "Networking overview": DNS services). */
function isOldBridge(project, service) {
    const mode = project_lastOf(service.layers, 'network_mode');
    return mode !== undefined && textIn(mode.layer, mode.entry.value, project.env)?.value === 'bridge';
}
/** The networks of a service with a namespace of its own; `default` where it names none. */
function attachmentsOf(project, service) {
    if (project_lastOf(service.layers, 'network_mode') !== undefined)
        return [];
    const found = new Map();
    for (const { layer, entry } of project_said(service.layers, 'networks')) {
        const names = entry.value.kind === 'sequence' ? (0,documents_document/* items */.ld)(entry.value).flatMap((one) => (0,documents_document/* scalarText */.ws)(one) ?? []) : [];
        for (const name of names)
            if (!found.has(name))
                found.set(name, { addresses: [], aliases: [] });
        for (const network of (0,documents_document/* entries */.jO)(entry.value)) {
            const known = found.get(network.key) ?? { addresses: [], aliases: [] };
            found.set(network.key, known);
            const stated = ['ipv4_address', 'ipv6_address'].flatMap((key) => {
                const address = textIn(layer, (0,documents_document/* child */.jf)(network.value, key), project.env);
                return address !== undefined && (0,endpoint/* parseAddress */.or)(address.value) !== undefined ? [address] : [];
            });
            if (stated.length > 0)
                known.addresses = stated;
            for (const alias of textsIn(layer, (0,documents_document/* child */.jf)(network.value, 'aliases'), project.env))
                known.aliases.push(alias.value);
        }
    }
    if (found.size === 0)
        found.set('default', { addresses: [], aliases: [] });
    return [...found].map(([name, one]) => ({ ...one, ...networkNamed(project, name) }));
}
function networkNamed(project, key) {
    let id = `${project.files[0]?.directory.join('/') ?? ''} ${key}`;
    let internal = false;
    for (const file of project.files) {
        const network = (0,documents_document/* child */.jf)(file.node, 'networks', key);
        const external = (0,documents_document/* child */.jf)(network, 'external');
        const name = textIn(file, (0,documents_document/* child */.jf)(network, 'name') ?? (0,documents_document/* child */.jf)(external, 'name'), project.env)?.value;
        if (name !== undefined)
            id = name;
        else if (isSet(external))
            id = key;
        if (isSet((0,documents_document/* child */.jf)(network, 'internal')))
            internal = true;
    }
    return { id, internal };
}
/** The names by which others of its network find a service: its own, its container's, its aliases there. */
function networks_namesOf(project, service, attachment) {
    const container = containerName(service, project.env);
    const names = [service.name, ...(container === undefined ? [] : [container]), ...attachment.aliases];
    return [...new Set(names.map((name) => name.toLowerCase()))];
}
/** `extra_hosts`: lines of its /etc/hosts. `host-gateway` is an address of the machine that nobody states. */
function extraHosts(project, service) {
    const found = [];
    const add = (name, address, at) => {
        const plain = address.replace(/^\[|\]$/g, '');
        if ((0,endpoint/* parseAddress */.or)(plain) === undefined)
            return;
        const says = `extra_hosts gives ${name} the address ${plain}`;
        found.push({ name: name.toLowerCase(), to: { value: plain, at }, says, at });
    };
    for (const { layer, entry } of [...project_said(service.layers, 'extra_hosts')].reverse()) {
        for (const text of textsIn(layer, listOnly(entry.value), project.env)) {
            const split = /^([^:=]+)[:=](.+)$/s.exec(text.value);
            if (split !== null)
                add(split[1] ?? '', split[2] ?? '', text.at);
        }
        for (const host of (0,documents_document/* entries */.jO)(entry.value)) {
            const address = textIn(layer, host.value, project.env);
            if (address !== undefined)
                add(host.key, address.value, address.at);
        }
    }
    return found;
}
function listOnly(node) {
    return node.kind === 'sequence' ? node : undefined;
}
/** Ports whose host address is written; those of every address are reached by addresses that nobody states. */
function publishedPorts(project, service) {
    const found = [];
    for (const { layer, entry } of project_said(service.layers, 'ports'))
        for (const item of (0,documents_document/* items */.ld)(entry.value)) {
            const one = item.kind === 'map' ? longPort(project, layer, item) : shortPort(project, layer, item);
            if (one === undefined)
                continue;
            const canonical = (0,endpoint/* parseAddress */.or)(one.address.value);
            if (canonical !== undefined && !/^(?:0\.0\.0\.0|::|::1|127\.)/.test(canonical))
                found.push(one);
        }
    return found;
}
function longPort(project, layer, item) {
    const address = textIn(layer, (0,documents_document/* child */.jf)(item, 'host_ip'), project.env);
    const port = Number(textIn(layer, (0,documents_document/* child */.jf)(item, 'published'), project.env)?.value);
    const target = Number(textIn(layer, (0,documents_document/* child */.jf)(item, 'target'), project.env)?.value);
    return address === undefined || !Number.isInteger(port) || !Number.isInteger(target)
        ? undefined
        : { address, port, target };
}
/** `ADDRESS:PUBLISHED:TARGET/PROTOCOL`. */
function shortPort(project, layer, item) {
    const text = textIn(layer, item, project.env);
    const short = /^\[?([0-9a-fA-F.:]+?)\]?:(\d{1,5}):(\d{1,5})(?:\/\w+)?$/.exec(text?.value ?? '');
    if (text === undefined || short === null)
        return undefined;
    return { address: { value: short[1] ?? '', at: text.at }, port: Number(short[2]), target: Number(short[3]) };
}
function placeOfName(service) {
    return (0,documents_document/* placeOfKey */.qQ)(service.document, service.entry);
}

;// CONCATENATED MODULE: ./.cache/build/tools/compose/volumes.js
/** What a service mounts: files and folders of the repository, and texts that the Compose file itself holds. */






/** Of two mounts at one path the later counts (compose-go override/uncity.go volumeIndexer). */
function mountsOf(project, layers, namespace) {
    const byTarget = new Map();
    const facts = [];
    for (const { layer, entry } of project_said(layers, 'volumes'))
        for (const item of (0,documents_document/* items */.ld)(entry.value)) {
            const found = volumeOf(project, layer, item);
            if (found !== undefined)
                byTarget.set(found.target, found);
        }
    for (const [key, folder] of [
        ['configs', ''],
        ['secrets', '/run/secrets'],
    ])
        for (const { layer, entry } of project_said(layers, key))
            for (const item of (0,documents_document/* items */.ld)(entry.value)) {
                const name = (0,documents_document/* scalarText */.ws)(item) ?? textIn(layer, (0,documents_document/* child */.jf)(item, 'source'), project.env)?.value;
                if (name === undefined)
                    continue;
                const target = textIn(layer, (0,documents_document/* child */.jf)(item, 'target'), project.env)?.value ?? name;
                const path = target.startsWith('/') ? target : `${folder}/${target}`;
                byTarget.set(path, { target: path, source: heldBy(project, key, name, namespace, facts) });
            }
    const volumes = [];
    const mounts = [];
    for (const { source, target } of byTarget.values()) {
        const name = `volume-${volumes.length}`;
        volumes.push({ name, source });
        const held = source.kind === 'config-map' ? { subPath: CONTENT } : {};
        mounts.push({ volume: name, path: target, ...held });
    }
    return { volumes, mounts, facts };
}
const NOT_STATED = { kind: 'other', type: 'volume' };
/** `./path:/target[:options]`, or its long form; named volumes hold what nobody states. */
function volumeOf(project, layer, item) {
    if (item.kind === 'map') {
        const from = textIn(layer, (0,documents_document/* child */.jf)(item, 'source'), project.env)?.value;
        const target = textIn(layer, (0,documents_document/* child */.jf)(item, 'target'), project.env)?.value;
        if (target === undefined)
            return undefined;
        const path = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'type')) === 'bind' ? resolved(layer, from) : undefined;
        return { target, source: path === undefined ? NOT_STATED : { kind: 'repository', path } };
    }
    const source = (0,fields/* sourceOf */.vz)(item);
    if (source === undefined)
        return undefined;
    const text = filled(source, project.env)?.text;
    // A variable without a value may lead anywhere; the target stands behind it all the same.
    if (text === undefined) {
        const target = /:(\/[^:]+)(?::[\w,]+)?$/.exec(source.text)?.[1];
        return target === undefined ? undefined : { target, source: NOT_STATED };
    }
    const [from = '', target = from] = text.split(':');
    if (target === '')
        return undefined;
    const path = from.startsWith('.') ? resolved(layer, from) : undefined;
    return { target, source: path === undefined ? NOT_STATED : { kind: 'repository', path } };
}
function resolved(layer, from) {
    return from === undefined ? undefined : (0,compose_paths/* resolvePath */.o1)(layer.directory, from);
}
/** The one key of a text that a Compose file holds. */
const CONTENT = 'content';
/** What a top-level `configs` or `secrets` entry holds: a file, a text in place, or what the environment or the engine has. */
function heldBy(project, key, name, namespace, facts) {
    for (const file of [...project.files].reverse()) {
        const held = (0,documents_document/* child */.jf)(file.node, key, name);
        const path = textIn(file, (0,documents_document/* child */.jf)(held, 'file'), project.env)?.value;
        if (path !== undefined) {
            const inside = (0,compose_paths/* resolvePath */.o1)(file.directory, path);
            return inside === undefined ? NOT_STATED : { kind: 'repository', path: inside };
        }
        const entry = entryNamed(file.node, key, name);
        const content = (0,documents_document/* child */.jf)(held, CONTENT);
        const source = (0,fields/* sourceOf */.vz)(content);
        const text = source === undefined ? undefined : filled(source, project.env);
        if (entry === undefined || text === undefined)
            continue;
        const map = `${key}/${name}`;
        const fact = {
            kind: 'config-map',
            namespace,
            name: map,
            data: [{ key: CONTENT, text, at: (0,source_text/* locate */.x5)(text, 0, text.text.length) }],
            labels: {},
            at: (0,documents_document/* placeOfKey */.qQ)(file.document, entry),
        };
        if (!facts.some((one) => one.kind === 'config-map' && one.name === map))
            facts.push(fact);
        return { kind: 'config-map', name: map, optional: false };
    }
    return NOT_STATED;
}
function entryNamed(root, key, name) {
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(root, key)).findLast((entry) => entry.key === name);
}

;// CONCATENATED MODULE: ./.cache/build/tools/compose/services.js
/** The services of projects that are DNS servers, as facts: containers in networks of their own or of one another. */











/** What stands before a service's name in the report. */
const NAMESPACE = 'compose';
/** Services of one network that are reported to each other. */
const MAX_PEERS = 32;
/** Services of all projects at once: those of one network find each other by name, whichever project they are of. */
function serviceFacts(projects, read) {
    const owners = new Map();
    const placed = [];
    for (const project of projects)
        for (const service of project.services.values()) {
            const image = imageOf(project, service);
            if (image !== undefined && (0,resolver_images/* mayBeResolver */.P)(image.value))
                placed.push(services_place(project, service, image, owners));
        }
    const neighbours = new Map();
    for (const owner of owners.values())
        for (const attachment of owner.attachments) {
            const list = neighbours.get(attachment.id) ?? [];
            neighbours.set(attachment.id, list);
            if (list.length < MAX_PEERS)
                list.push({ owner, attachment });
        }
    const facts = [];
    const add = (project, more) => (0,lines/* append */.BC)(facts, more.map((fact) => ({ project, fact })));
    for (const one of placed)
        add(one.project, workloadFacts(one, peersOf(one.owner, neighbours), read));
    for (const owner of owners.values()) {
        add(owner.project, addressFacts(owner));
        const dns = services_serversOf(owner.project, owner.service);
        if (dns.length === 0 || isOldBridge(owner.project, owner.service))
            continue;
        const resolver = embeddedResolver({
            network: owner.network,
            name: `${NAMESPACE}/Service/${owner.service.name}`,
            dns,
            names: peersOf(owner, neighbours).map((host) => host.name),
            internal: owner.attachments.length > 0 && owner.attachments.every((one) => one.internal),
            at: placeOfName(owner.service),
        });
        if (resolver !== undefined)
            add(owner.project, [resolver]);
    }
    return facts;
}
function imageOf(project, service) {
    const words = project_lastOf(service.layers, 'image');
    if (words === undefined)
        return undefined;
    const known = textIn(words.layer, words.entry.value, project.env);
    // `coredns:${TAG}` is CoreDNS of some version all the same.
    const source = (0,fields/* sourceOf */.vz)(words.entry.value);
    return known ?? (source === undefined ? undefined : { ...(0,lines/* locatedWhole */.mQ)(source), value: unfilledImage(source.text) });
}
/** The part of an image's name before a tag that is not known. */
function unfilledImage(text) {
    const tag = text.indexOf(':${');
    return tag === -1 ? text : text.slice(0, tag);
}
function services_place(project, service, image, owners) {
    const namespace = namespaceOf(project, service);
    const directory = project.files[0]?.directory.join('/') ?? '';
    if (namespace.kind === 'host')
        return { project, service, image, owner: undefined, network: `host:${directory}`, strange: 'host' };
    if (namespace.kind === 'elsewhere') {
        project.notices.push({
            kind: 'not-modelled',
            message: `the network of \`${namespace.says}\` is not shown by this project`,
            at: namespace.at,
        });
        return {
            project,
            service,
            image,
            owner: undefined,
            network: `host:${directory} ${namespace.says}`,
            strange: 'elsewhere',
        };
    }
    const { of } = namespace;
    const known = owners.get(of);
    const owner = known ?? {
        project,
        service: of,
        network: `pod:${NAMESPACE}/Service/${of.name}`,
        labels: { 'compose-network': `${directory}/${of.name}` },
        attachments: attachmentsOf(project, of),
        profile: asleep(project, of),
    };
    owners.set(of, owner);
    return { project, service, image, owner, network: owner.network };
}
/** The profile that has to be switched on before the service starts; undefined where it starts by itself. */
function asleep(project, service) {
    const profiles = project_said(service.layers, 'profiles').flatMap(({ layer, entry }) => textsIn(layer, entry.value, project.env));
    if (profiles.some((one) => project.profiles.has(one.value)) || project.profiles.has('*'))
        return undefined;
    return profiles[0]?.value;
}
/** The names that an owner's resolver has addresses for. */
function peersOf(owner, neighbours) {
    if (owner === undefined)
        return [];
    const found = [];
    for (const { id } of owner.attachments)
        for (const { owner: peer, attachment } of neighbours.get(id) ?? []) {
            const [address] = attachment.addresses;
            const at = address?.at ?? placeOfName(peer.service);
            for (const name of networks_namesOf(peer.project, peer.service, attachment))
                found.push({
                    name,
                    to: address ?? { namespace: NAMESPACE, service: nameOfAny(peer) },
                    says: `Docker’s resolver knows ${name} as service ${peer.service.name}`,
                    at,
                });
        }
    return found;
}
/** The address that a service gets where none is stated. */
function nameOfAny(owner) {
    return owner.attachments.some((one) => one.addresses.length > 0) ? `${owner.service.name}-any` : owner.service.name;
}
function services_serversOf(project, service) {
    return project_said(service.layers, 'dns').flatMap(({ layer, entry }) => textsIn(layer, entry.value, project.env));
}
function workloadFacts({ project, service, image, owner, network, strange }, peers, read) {
    const at = placeOfName(service);
    const { layers } = service;
    const { volumes, mounts, facts } = mountsOf(project, layers, NAMESPACE);
    const { variables, more } = environmentOf(project, layers, read);
    const container = {
        name: service.name,
        init: false,
        image,
        words: [...services_wordsOf(project, service, 'entrypoint'), ...services_wordsOf(project, service, 'command')],
        env: variables,
        ports: [{ containerPort: 53, protocol: 'UDP' }],
        mounts,
        ...(more && { envFrom: true }),
    };
    const workload = {
        kind: 'workload',
        namespace: NAMESPACE,
        workload: 'Service',
        name: service.name,
        labels: owner?.labels ?? {},
        hostNetwork: false,
        sharedNetwork: network,
        hosts: [...extraHosts(project, owner?.service ?? service), ...peers],
        dnsPolicy: { value: 'None', at },
        dnsConfig: resolverFile(project, owner?.service ?? service, strange, at),
        containers: [container],
        volumes,
        podSpecAt: at,
        nodeSelector: {},
        at,
    };
    return [workload, ...facts];
}
/** What stands in the container's /etc/resolv.conf (moby daemon/libnetwork/sandbox_dns_unix.go rebuildDNS, setupDNS). */
function resolverFile(project, service, strange, at) {
    const dns = services_serversOf(project, service);
    const listed = { nameservers: dns, at: dns[0]?.at ?? at, from: '`dns`' };
    if (strange === undefined && !isOldBridge(project, service))
        return { nameservers: [{ value: EMBEDDED_ADDRESS, at: listed.at }], at: listed.at, from: 'Docker' };
    if (dns.length > 0)
        return listed;
    const unknown = strange === 'elsewhere'
        ? 'what the resolver file of a container that is not shown holds is not stated'
        : 'what /etc/resolv.conf holds on its host is not stated';
    return { ...listed, unknown };
}
/** A text is split into words, as a shell would, without one. */
function services_wordsOf(project, service, key) {
    const words = project_lastOf(service.layers, key);
    const node = words?.entry.value;
    if (node?.kind === 'sequence')
        return (0,documents_document/* items */.ld)(node).flatMap((item) => {
            const source = (0,fields/* sourceOf */.vz)(item);
            return source === undefined ? [] : [(0,lines/* locatedWhole */.mQ)(filled(source, project.env) ?? source)];
        });
    const source = (0,fields/* sourceOf */.vz)(node);
    if (source === undefined)
        return [];
    const split = (0,shell_words/* splitWords */.yM)(filled(source, project.env) ?? source, 'shell');
    const located = split.words.map(lines/* locatedWhole */.mQ);
    return split.certain && !(located[0] !== undefined && (0,shell_words/* isShell */.H7)(located[0].value)) ? located : [];
}
/** A fixed address leads to every port; a published one only where the host's address is written. */
function addressFacts(owner) {
    const { project, service, labels, profile } = owner;
    const assumes = profile === undefined ? {} : { assumes: `profile ${profile} is on, which starts ${service.name}` };
    const common = { kind: 'service', namespace: NAMESPACE, headless: false, externalIPs: [], selector: labels };
    const facts = [];
    const name = () => (facts.length === 0 ? service.name : `${service.name}-${facts.length + 1}`);
    const own = { type: 'ClusterIP', everyPort: true, ports: PORTS };
    for (const { addresses } of owner.attachments)
        for (const address of addresses)
            facts.push({ ...common, ...own, ...assumes, name: name(), clusterIPs: [address], at: address.at });
    if (owner.attachments.some((one) => one.addresses.length === 0))
        facts.push({ ...common, ...own, ...assumes, name: nameOfAny(owner), clusterIPs: [], at: placeOfName(service) });
    for (const { address, port, target } of publishedPorts(project, service)) {
        const ports = ['UDP', 'TCP'].map((protocol) => ({ port, targetPort: target, protocol }));
        facts.push({
            ...common,
            ...assumes,
            type: 'ClusterIP',
            name: name(),
            clusterIPs: [address],
            ports,
            at: address.at,
        });
    }
    return facts;
}
const PORTS = [{ port: 53, targetPort: 53, protocol: 'UDP' }];

;// CONCATENATED MODULE: ./.cache/build/tools/compose/join.js
/**
 * Compose files put together to projects before the cluster sees them: facts in, facts out. Which files are one project
 * is what `docker compose` itself takes in a folder (compose-go cli/options.go), what `.env` names, and what a variant
 * that cannot stand alone must be laid over.
 */








/** Files that include each other, and projects of one folder. */
const join_MAX_FILES = 50;
/** Facts without Compose files; what their services are stands at the services' own places. */
function joinCompose(facts, tree) {
    const files = new Map();
    for (const fact of facts)
        if (fact.kind === 'compose-file' && !files.has(fact.path))
            files.set(fact.path, fact);
    if (files.size === 0)
        return { value: facts, notices: [], filled: [] };
    const notices = [];
    const open = openerOf(tree);
    const folders = new Map();
    for (const path of files.keys()) {
        const folder = (0,compose_paths/* directoryOf */.jt)(path).join('/');
        const known = folders.get(folder);
        if (known === undefined)
            folders.set(folder, [path]);
        else
            known.push(path);
    }
    const drawnIn = new Map();
    const projects = [];
    for (const [folder, paths] of folders)
        for (const found of projectsIn(folder, paths, open, tree, drawnIn))
            projects.push(found);
    // A file that another one extends or includes is no project of its own.
    const standing = projects.filter(({ clusterPath }) => !isPart(clusterPath, drawnIn));
    const value = facts.filter((fact) => fact.kind !== 'compose-file');
    const clusterPaths = new Map(standing.map(({ project, clusterPath }) => [project, clusterPath]));
    for (const { project, fact } of serviceFacts([...clusterPaths.keys()], tree.read)) {
        const clusterPath = clusterPaths.get(project);
        value.push(clusterPath === undefined ? fact : { ...fact, clusterPath });
    }
    const filled = standing.flatMap(({ project, clusterPath }) => join_filledIn(project, clusterPath, tree));
    for (const { project } of standing)
        for (const notice of project.notices)
            notices.push(notice);
    for (const fact of configurationFacts(value, tree))
        value.push(fact);
    return { value, notices, filled };
}
/** The variables of `.env` that a file of the project may fill in somewhere. */
function join_filledIn(project, clusterPath, tree) {
    const file = tree.read(inFolder((0,compose_paths/* directoryOf */.jt)(clusterPath).join('/'), '.env'));
    if (file === undefined || project.env.size === 0)
        return [];
    const texts = project.files.map(({ document }) => document.source.text).join('\n');
    const used = new Set([...texts.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map((one) => one[1]));
    return [...project.env].flatMap(([name, value]) => used.has(name) && value !== '' ? [{ name, value, at: { file, span: { start: 0, end: 0 } } }] : []);
}
function draw(drawnIn, path, clusterPath) {
    if (path === clusterPath)
        return;
    const known = drawnIn.get(path);
    if (known === undefined)
        drawnIn.set(path, new Set([clusterPath]));
    else
        known.add(clusterPath);
}
/** Of files that draw in each other, which Compose refuses, the first by its path stands. */
function isPart(clusterPath, drawnIn) {
    for (const by of drawnIn.get(clusterPath) ?? [])
        if (drawnIn.get(by)?.has(clusterPath) !== true || by < clusterPath)
            return true;
    return false;
}
/** The projects of a folder: the usual files together, and each variant alone or over them. */
function projectsIn(folder, paths, open, tree, drawnIn) {
    const directory = folder === '' ? [] : folder.split('/');
    const env = dotenvOf(tree.read(inFolder(folder, '.env')));
    const first = (names) => names.map((name) => inFolder(folder, name)).find((path) => open(path) !== undefined);
    const reported = (env.get('COMPOSE_FILE') ?? '')
        .split(env.get('COMPOSE_PATH_SEPARATOR') ?? /[:;]/)
        .flatMap((name) => (name === '' ? [] : ((0,compose_paths/* resolvePath */.o1)(directory, name) ?? [])))
        .filter((path) => open(path) !== undefined)
        .slice(0, join_MAX_FILES);
    const main = first(compose_paths/* MAIN_NAMES */.ZF);
    const override = main === undefined ? undefined : first(compose_paths/* OVERRIDE_NAMES */.IE);
    const usual = reported.length > 0 ? reported : [main, override].flatMap((path) => path ?? []);
    const make = (chosen, clusterPath) => {
        const layers = chosen.flatMap((path) => included(path, directory, open, drawnIn, clusterPath));
        const own = [];
        const project = projectOf(layers, env, open, own);
        for (const path of extendedFiles(project))
            draw(drawnIn, path, clusterPath);
        return { project, clusterPath };
    };
    const found = [];
    const [lowest] = usual;
    if (lowest !== undefined)
        found.push(make(usual, lowest));
    for (const path of paths) {
        if (usual.includes(path) || found.length >= join_MAX_FILES)
            continue;
        const base = usual.filter((one) => one !== override);
        found.push(make(needs(path, base, open) ? [...base, path] : [path], path));
    }
    return found;
}
/** A service without an image and without anything to build it from cannot stand alone: the files below it have the rest. */
function needs(path, base, open) {
    const below = base.flatMap((one) => open(one)?.root ?? []);
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(open(path)?.root, 'services')).some(({ key, value }) => ['image', 'build', 'extends'].every((word) => (0,documents_document/* entryOf */.Ms)(value, word) === undefined) &&
        below.some((root) => (0,documents_document/* child */.jf)(root, 'services', key) !== undefined));
}
/** A file and what it includes, those first (compose-spec 14-include.md). */
function included(path, directory, open, drawnIn, clusterPath) {
    const layers = [];
    const seen = new Set();
    const waiting = [{ path, directory }];
    for (let next = waiting.pop(); next !== undefined && layers.length < join_MAX_FILES; next = waiting.pop()) {
        const document = open(next.path);
        if (document === undefined || seen.has(next.path))
            continue;
        seen.add(next.path);
        draw(drawnIn, next.path, clusterPath);
        layers.unshift({ document, node: document.root, directory: next.directory });
        for (const item of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'include'))) {
            const named = (0,documents_document/* child */.jf)(item, 'path') ?? item;
            for (const one of named.kind === 'sequence' ? (0,documents_document/* items */.ld)(named) : [named]) {
                const inside = (0,compose_paths/* resolvePath */.o1)(next.directory, (0,documents_document/* scalarText */.ws)(one) ?? '');
                if (inside !== undefined && inside !== '')
                    waiting.push({ path: inside, directory: (0,compose_paths/* directoryOf */.jt)(inside) });
            }
        }
    }
    return layers;
}
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Documents by path, each read once; undefined for what is not there or no mapping. */
function openerOf(tree) {
    const known = new Map();
    return (path) => {
        if (known.has(path))
            return known.get(path);
        const file = tree.read(path);
        const source = file === undefined ? undefined : (0,source_text/* wholeFile */.AA)(file);
        const root = source === undefined ? undefined : (0,yaml/* readYaml */.gM)(source).value;
        const document = source === undefined || root?.kind !== 'map' ? undefined : { kind: 'yaml', path, source, root };
        known.set(path, document);
        return document;
    };
}

// EXTERNAL MODULE: ./.cache/build/read/documents/split.js
var split = __webpack_require__(7777);
// EXTERNAL MODULE: ./.cache/build/tools/helm/charts.js + 4 modules
var charts = __webpack_require__(3505);
// EXTERNAL MODULE: ./.cache/build/tools/helm/found.js
var helm_found = __webpack_require__(8672);
;// CONCATENATED MODULE: ./.cache/build/tools/helm/chart-folders.js
/**
 * Charts that lie in the repository. A chart is no installation: what its values.yaml says are defaults, below what a release
 * of it says. Releases that name such a folder get those defaults, and so do charts that take it as a dependency.
 */





/** Dependencies of one chart that are looked at. */
const MAX_DEPENDENCIES = 100;
function chartFolders(releases, read) {
    const known = new Map();
    const folderAt = (directory) => {
        if (known.has(directory))
            return known.get(directory);
        const file = ['Chart.yaml', 'Chart.yml']
            .map((name) => read(within(directory, name)))
            .find((one) => one !== undefined);
        const root = file === undefined ? undefined : (0,yaml/* readYaml */.gM)((0,source_text/* wholeFile */.AA)(file)).value;
        const folder = file === undefined || root === undefined ? undefined : { directory, file, root };
        known.set(directory, folder);
        return folder;
    };
    const wrappers = new Map();
    for (const release of releases)
        if (release.variants !== undefined) {
            const directory = release.variants.directory.replace(/\/$/, '');
            const list = wrappers.get(directory);
            if (list === undefined)
                wrappers.set(directory, [release]);
            else
                list.push(release);
        }
    const installed = new Set();
    const named = releases.flatMap((release) => {
        if (release.directory === undefined)
            return release.variants === undefined ? [release] : [];
        const folder = folderAt(release.directory);
        if (folder === undefined)
            return [release];
        const parts = wrappers.get(release.directory) ?? [];
        for (const part of parts)
            installed.add(part);
        if (parts.length > 0)
            return parts.map((part) => withDefaults(installedAs(part, release), folderAt));
        return [ofFolder(release, folder)];
    });
    const alone = [...wrappers.values()].flat().filter((one) => !installed.has(one));
    return {
        releases: [...named, ...alone.map((one) => withDefaults(one, folderAt))],
        isDefault: (fact) => {
            const { path } = fact.at.file;
            const directory = /^(?:(.*)\/)?values\.ya?ml$/.exec(path) ?? /^(?:(.*)\/)?ci\/[^/]*values\.ya?ml$/.exec(path);
            return (directory !== null && fact.clusterPath === (0,helm_found/* clusterPathOf */.RZ)(path) && folderAt(directory[1] ?? '') !== undefined);
        },
    };
}
function within(directory, path) {
    return directory === '' ? path : `${directory}/${path}`;
}
/** A release of a chart that is known by the name in its Chart.yaml, with its values.yaml below all others. */
function ofFolder(release, { directory, file, root }) {
    const chart = (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'name')));
    if (chart === undefined)
        return release;
    return {
        ...release,
        chart,
        ...versionsOf({ directory, file, root }),
        sources: [defaultsIn(directory, [], release), ...release.sources],
    };
}
/** `version` and `appVersion` of the folder, which say more than the release does. */
function versionsOf({ file, root }) {
    const document = { kind: 'yaml', path: file.path, source: (0,source_text/* wholeFile */.AA)(file), root };
    const at = (0,documents_document/* placeOf */.$t)(document, root);
    const [version, appVersion] = [(0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'version')), (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'appVersion'))];
    return {
        ...(version === undefined ? {} : { version: { value: version, at } }),
        ...(appVersion === undefined ? {} : { appVersion: { value: appVersion, at } }),
    };
}
function defaultsIn(directory, below, { at }) {
    return { kind: 'file', path: within(directory, 'values.yaml'), below, optional: true, at };
}
/** A dependency of the wrapper, as the release installs it: its values stand below the dependency's key. */
function installedAs(part, release) {
    const key = part.variants?.key ?? part.chart;
    const { variants: _, ...rest } = part;
    return {
        ...rest,
        name: release.name,
        namespace: release.namespace,
        ...(release.clusterPath === undefined ? {} : { clusterPath: release.clusterPath }),
        ...(release.parameters === undefined ? {} : { parameters: release.parameters }),
        sources: [...part.sources, ...release.sources.flatMap((source) => belowKey(source, key))],
        switches: release.sources,
        at: release.at,
    };
}
function belowKey(source, key) {
    if (source.kind === 'file')
        return [{ ...source, below: [...source.below, key] }];
    if (source.target !== undefined)
        return source.target.startsWith(`${key}.`) ? [{ ...source, target: source.target.slice(key.length + 1) }] : [];
    return source.kind === 'text'
        ? [{ ...source, keys: [...source.keys, key] }]
        : [{ ...source, below: [...(source.below ?? []), key] }];
}
/** The defaults of a dependency that lies below `charts/`, or in the folder that `repository: file://` names. */
function withDefaults(part, folderAt) {
    const path = part.sources[0]?.kind === 'file' ? part.sources[0].path : undefined;
    const parent = path?.endsWith('values.yaml') === true ? path.slice(0, Math.max(0, path.lastIndexOf('/'))) : undefined;
    const own = parent === undefined ? undefined : folderAt(parent);
    if (own === undefined || parent === undefined)
        return part;
    const entry = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(own.root, 'dependencies'))
        .slice(0, MAX_DEPENDENCIES)
        .find((one) => (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'))) === part.chart);
    const repository = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(entry, 'repository')) ?? '';
    const beside = repository.startsWith('file://') ? (0,helm_found/* pathWithin */.RY)(parent, repository.slice('file://'.length)) : '';
    const folder = folderAt(within(parent, `charts/${part.chart}`)) ?? (beside === '' ? undefined : folderAt(beside));
    if (folder === undefined)
        return part;
    return { ...part, ...versionsOf(folder), sources: [defaultsIn(folder.directory, [], part), ...part.sources] };
}

// EXTERNAL MODULE: ./.cache/build/tools/helm/corefile.js
var helm_corefile = __webpack_require__(7227);
;// CONCATENATED MODULE: ./.cache/build/tools/helm/filled-paths.js
/**
 * Values files whose path is filled in: `$values/clusters/{{name}}/values.yaml` of an ApplicationSet,
 * `values-{{ .Environment.Name }}.yaml` of a helmfile. Each file of the repository that fits makes a release of its own;
 * which of them exist for certain, the generator's elements say where they are written down.
 */

/** What is filled in between braces, at most so often in one path. */
const MAX_FILLED = 3;
/** Files that fit one path. */
const MAX_FITTING = 200;
const BRACES = /\{\{([^{}]{1,100})\}\}/g;
/** The release for each file that fits; the release itself where no path is filled in, or nothing fits. */
function filledReleases(release, paths) {
    const first = release.sources.find((source) => source.kind === 'file' && source.path.includes('{{'));
    const fits = first?.kind === 'file' ? matcherOf(first.path) : undefined;
    if (fits === undefined)
        return [release];
    const found = [];
    for (const path of paths) {
        const values = fits(path);
        if (values === undefined || !isStated(values, release.parameters))
            continue;
        if (found.length >= MAX_FITTING)
            break;
        const text = (written) => written.replaceAll(BRACES, (whole, name) => values.get(parameterOf(name)) ?? whole);
        const sources = release.sources.map((source) => {
            if (source.kind !== 'file')
                return source;
            const own = text(source.path);
            // What is filled in by something else is not known, and nothing that the release needs.
            return { ...source, path: own, optional: source.optional || own.includes('{{') };
        });
        found.push({
            ...release,
            sources,
            name: text(release.name),
            namespace: text(release.namespace),
            clusterPath: (0,helm_found/* clusterPathOf */.RZ)(path),
        });
    }
    return found.length === 0 ? [release] : found;
}
/** `{{ .name }}`, `{{name}}` and `` {{`name`}} `` are one parameter. */
function parameterOf(written) {
    return written.replace(/[\s`'"]/g, '').replace(/^\.(?=\w)/, '');
}
/** The parameters' values where a path fits; undefined for a path that nothing bounded can be said of. */
function matcherOf(written) {
    const names = [];
    let pattern = '';
    let done = 0;
    for (const match of written.matchAll(BRACES)) {
        const name = parameterOf(match[1] ?? '');
        pattern += escaped(written.slice(done, match.index));
        // A generator of folders gives whole paths under `path`.
        pattern += name === 'path' || name === 'path.path' ? '(.+)' : '([^/]+)';
        names.push(name);
        done = match.index + match[0].length;
    }
    if (names.length === 0 || names.length > MAX_FILLED || names.every((name) => name === ''))
        return undefined;
    const whole = new RegExp(`^${pattern}${escaped(written.slice(done))}$`);
    return (path) => {
        const found = whole.exec(path);
        if (found === null)
            return undefined;
        const values = new Map();
        for (const [index, name] of names.entries()) {
            const value = found[index + 1] ?? '';
            if ((values.get(name) ?? value) !== value)
                return undefined;
            values.set(name, value);
        }
        return values;
    };
}
function escaped(text) {
    return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw `\$&`);
}
/** Some element agrees with all that it says of these parameters. */
function isStated(values, parameters) {
    if (parameters === undefined)
        return true;
    return parameters.some((one) => [...values].every(([name, value]) => (one.get(name) ?? value) === value));
}

// EXTERNAL MODULE: ./.cache/build/tools/helm/rke2-node-local.js
var rke2_node_local = __webpack_require__(73);
// EXTERNAL MODULE: ./.cache/build/read/documents/synthetic-source.js
var synthetic_source = __webpack_require__(6594);
;// CONCATENATED MODULE: ./.cache/build/read/documents/written.js
/**
 * A built object as a document of its own: written as JSON in which every key and value leads to the place it comes from,
 * and read again, so that whoever reads it finds text and tree as in any other document.
 */


/** Undefined for what is too large to be read again. */
function writtenObject(root, path, syntheticSource) {
    const source = asJson(root, syntheticSource);
    const { value } = (0,yaml/* readYaml */.gM)(source);
    return value === undefined ? undefined : { kind: 'yaml', path, source, root: value };
}
function asJson(root, syntheticSource) {
    const writer = { text: '', segments: [], syntheticSource };
    write(root, writer);
    return { text: writer.text, file: syntheticSource.placeOf(root).file, segments: writer.segments };
}
/** Depth is that of a document that was read, and of patches on it, both bounded. */
function write(node, writer) {
    if (node.kind === 'scalar') {
        writeScalar(node, writer);
        return;
    }
    const { start } = node.span;
    const stop = node.span.end;
    put(writer, node.kind === 'map' ? '{' : '[', start, start);
    if (node.kind === 'sequence') {
        for (const [index, item] of node.items.entries()) {
            if (index > 0)
                put(writer, ',', item.span.start, item.span.start);
            write(item, writer);
        }
    }
    else {
        for (const [index, entry] of node.entries.entries()) {
            if (index > 0)
                put(writer, ',', entry.keySpan.start, entry.keySpan.start);
            put(writer, JSON.stringify(entry.key), entry.keySpan.start, entry.keySpan.end);
            put(writer, ':', entry.keySpan.end, entry.keySpan.end);
            write(entry.value, writer);
        }
    }
    put(writer, node.kind === 'map' ? '}' : ']', stop, stop);
}
/** A generated stretch that stands for a stretch of the ledger. */
function put(writer, text, start, end) {
    const { file, span } = (0,source_text/* locate */.x5)(writer.syntheticSource.source, start, end);
    writer.segments.push({
        start: writer.text.length,
        at: span.start,
        length: span.end - span.start,
        verbatim: false,
        file,
    });
    writer.text += text;
}
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
function writeScalar(node, writer) {
    const { text, value, span } = node;
    if (typeof value !== 'string') {
        const literal = typeof value === 'number' && JSON_NUMBER.test(text.text) ? text.text : JSON.stringify(value);
        put(writer, literal, span.start, span.end);
        return;
    }
    const place = (0,source_text/* locate */.x5)(writer.syntheticSource.source, span.start, span.end);
    quote(writer, place.span.start, text, 'first', place.file);
    for (let at = 0; at < text.text.length;) {
        const special = nextEscape(text.text, at);
        if (special > at)
            written_append(writer, (0,source_text/* slice */.di)(text, at, special));
        if (special < text.text.length) {
            const { file, span: one } = (0,source_text/* locate */.x5)(text, special, special + 1);
            writer.segments.push({
                start: writer.text.length,
                at: one.start,
                length: one.end - one.start,
                verbatim: false,
                file,
            });
            writer.text += JSON.stringify(text.text[special]).slice(1, -1);
        }
        at = special + 1;
    }
    quote(writer, place.span.end, text, 'last', place.file);
}
/** A quote stands for what lies between the value's own beginning or end and its text: a quote, a block's header, nothing. */
function quote(writer, edge, text, which, file) {
    const { length } = text.text;
    const inner = which === 'first' ? (0,source_text/* locate */.x5)(text, 0, 0) : (0,source_text/* locate */.x5)(text, length - 1, length);
    const [from, to] = inner.file !== file
        ? [edge, edge]
        : which === 'first'
            ? [Math.min(edge, inner.span.start), inner.span.start]
            : [inner.span.end, Math.max(edge, inner.span.end)];
    writer.segments.push({ start: writer.text.length, at: from, length: to - from, verbatim: false, file });
    writer.text += '"';
}
function written_append(writer, piece) {
    for (const one of piece.segments)
        writer.segments.push({ ...one, start: one.start + writer.text.length, file: one.file ?? piece.file });
    writer.text += piece.text;
}
/** The next character that JSON writes in another way. */
function nextEscape(text, from) {
    for (let at = from; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff && !paired(text, at)))
            return at;
    }
    return text.length;
}
function paired(text, at) {
    const high = text.charCodeAt(at);
    if (high < 0xdc00)
        return (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}

;// CONCATENATED MODULE: ./.cache/build/tools/helm/setting.js
/** Single values that are set over a chart's values: `helm --set`, Argo CD's `parameters`, Flux' `targetPath` (Helm pkg/strvals). */



const setting_MAX_STEPS = 30;
/**
 * The layers with the value in the last layer that states the list it stands in, else in one of its own on top. A text says
 * why it cannot be put there.
 */
function withSetting(layers, target, text) {
    const steps = setting_stepsOf(target);
    if (steps === undefined)
        return `\`${target}\` names no place among the values`;
    const first = steps.findIndex((step) => typeof step === 'number');
    const list = steps.slice(0, first).filter((step) => typeof step === 'string');
    const at = first === -1 ? -1 : layers.findLastIndex((layer) => (0,documents_document/* child */.jf)(layer.root, ...list)?.kind === 'sequence');
    const old = layers[at];
    const syntheticSource = (0,synthetic_source/* openLedger */.au)();
    const whole = { kind: 'scalar', value: text.text, text, span: { start: 0, end: text.text.length } };
    const place = syntheticSource.enter(text, whole);
    const value = typed(place);
    const root = old === undefined
        ? { kind: 'map', entries: [], span: place.span }
        : syntheticSource.enter(old.document.source, old.root);
    const next = setting_put(root, steps, value);
    if (next === undefined)
        return `the setting \`${target}\` does not fit the values that it is put into`;
    const document = writtenObject(next, (old?.document.source ?? text).file.path, syntheticSource);
    if (document === undefined)
        return `the setting \`${target}\` makes values that cannot be read`;
    const layer = { document, root: document.root };
    return old === undefined ? [...layers, layer] : layers.map((one, index) => (index === at ? layer : one));
}
/** `a.b[0].c`; a backslash keeps a dot or a bracket in a key. */
function setting_stepsOf(target) {
    const steps = [];
    let key = '';
    for (let i = 0; i < target.length; i += 1) {
        const c = target[i] ?? '';
        if (c === '\\') {
            i += 1;
            key += target[i] ?? '';
        }
        else if (c === '.' || c === '[') {
            if (key !== '')
                steps.push(key);
            else if (i === 0 || target[i - 1] !== ']')
                return undefined;
            key = '';
            if (c !== '[')
                continue;
            const close = target.indexOf(']', i);
            const index = target.slice(i + 1, close);
            if (close === -1 || !/^\d{1,4}$/.test(index))
                return undefined;
            steps.push(Number(index));
            i = close;
        }
        else
            key += c;
        if (steps.length > setting_MAX_STEPS)
            return undefined;
    }
    if (key !== '')
        steps.push(key);
    return steps.length === 0 || typeof steps[0] === 'number' ? undefined : steps;
}
/** `true`, `false`, `null` and whole numbers are themselves; everything else is text (strvals typedVal). */
function typed(scalar) {
    const { text } = scalar.text;
    if (text === 'true' || text === 'false')
        return { ...scalar, value: text === 'true' };
    if (text === 'null')
        return { ...scalar, value: null };
    return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? { ...scalar, value: Number(text) } : scalar;
}
/** Undefined where a step leads into something of another kind, or past the end of a list. */
function setting_put(node, steps, value) {
    const [step, ...rest] = steps;
    if (step === undefined)
        return value;
    const empty = node === undefined || (node.kind === 'scalar' && node.value === null);
    if (typeof step === 'string') {
        const map = empty ? { kind: 'map', entries: [], span: value.span } : node;
        if (map.kind !== 'map')
            return undefined;
        const below = setting_put((0,documents_document/* child */.jf)(map, step), rest, value);
        return below === undefined ? undefined : (0,synthetic_source/* withKey */.iC)(map, step, below, value.span);
    }
    const sequence = empty ? { kind: 'sequence', items: [], span: value.span } : node;
    if (sequence.kind !== 'sequence' || step > sequence.items.length)
        return undefined;
    const below = setting_put(sequence.items[step], rest, value);
    if (below === undefined)
        return undefined;
    const items = [...sequence.items];
    items[step] = below;
    return { ...sequence, items };
}

;// CONCATENATED MODULE: ./.cache/build/tools/helm/join.js
/**
 * Releases whose values lie apart from them, joined to the objects that the chart makes: a HelmRelease with the ConfigMap
 * that its kustomization generates, an Application with files of the repository, a chart with the values beside it.
 */











/**
 * Facts without releases and values; what they make stands at the release, each value at its own place. `read` gives a file of
 * the tree: values in which nothing speaks of DNS are not among the facts.
 */
function joinCharts(facts, read = () => undefined, paths = []) {
    const valuesIndex = {
        ...shelve(facts, read),
        paths: paths.filter((path) => /\.ya?ml$/.test(path)).slice(0, MAX_SEARCHED),
    };
    if (valuesIndex.releases.length === 0 && valuesIndex.values.size === 0)
        return { value: facts, notices: [] };
    const notices = [];
    const made = [];
    const claimed = new Set();
    const folders = chartFolders(withConfigs(valuesIndex.releases), read);
    const releases = folders.releases.flatMap((one) => filledReleases(one, valuesIndex.values.keys()));
    for (const release of releases) {
        const render = (0,charts/* rendererOf */.D)(release.chart);
        if (render === undefined)
            continue;
        const layers = layersOf(release, valuesIndex, claimed, notices);
        if (layers === undefined)
            continue;
        const { chart, name, namespace, appVersion } = release;
        const version = {
            ...(release.version === undefined ? {} : { version: release.version }),
            ...(appVersion === undefined ? {} : { appVersion }),
        };
        const override = chart === 'rke2-coredns' ? (0,rke2_node_local/* nodeLocalOverride */.e)({ layers }) : undefined;
        if (override !== undefined)
            notices.push({ kind: 'not-modelled', message: `\`${override.value}\` is not read`, at: override.at });
        const make = (variant, at, clusterPath = release.clusterPath) => {
            const placeholder = (0,helm_corefile/* placeholderIn */.P)(variant);
            if (placeholder !== undefined) {
                notices.push(placeholder);
                return;
            }
            // Whoever draws in or patches the release draws in and patches what it makes.
            for (const fact of render({ chart: release.alias ?? chart, name, namespace, ...version, layers: variant, at }))
                made.push({ ...fact, at, ...(clusterPath === undefined ? {} : { clusterPath }) });
        };
        const parents = parentsOf(release, valuesIndex);
        if (join_isPart(release, parents))
            make(layers, release.at);
        for (const { path, layer } of variantsOf(release, valuesIndex, notices)) {
            const on = join_isPart(release, [...parents, layer.document.root]);
            // What only switches it, and the way it is switched already, is no cluster of its own.
            if (layer.root.kind === 'map' && layer.root.entries.length === 0 && on === join_isPart(release, parents))
                continue;
            claimed.add(path);
            if (on)
                make([...layers, layer], (0,documents_document/* placeOf */.$t)(layer.document, layer.root), (0,helm_found/* clusterPathOf */.RZ)(path));
        }
    }
    const value = [];
    for (const fact of facts) {
        if (fact.kind === 'chart-release' || fact.kind === 'chart-values')
            continue;
        // A values file on its own says less than the release that takes it.
        if (claimed.has(fact.at.file.path) && valuesIndex.values.has(fact.at.file.path))
            continue;
        // A chart is not an installation: on its own its values are nobody's.
        if (folders.isDefault(fact))
            continue;
        value.push(fact);
    }
    for (const fact of made)
        value.push(fact);
    return { value, notices };
}
/** The values of the parent chart. */
function parentsOf(release, valuesIndex) {
    if (release.when === undefined)
        return [];
    // A dependency's own defaults say nothing of whether it is taken.
    const own = release.sources.filter((source) => source.kind === 'file' && source.below.length > 0);
    return [...own, ...(release.switches ?? [])].flatMap((source) => {
        const found = textsOf(source, release, valuesIndex, new Set());
        if (found === undefined)
            return [];
        const root = (0,yaml/* readYaml */.gM)(found.text).value;
        if (source.kind === 'file' || source.kind === 'config-map')
            return root ?? [];
        if (source.target !== undefined) {
            const set = withSetting([], source.target, found.text);
            return typeof set === 'string' ? [] : set.map((layer) => layer.root);
        }
        return nodeBelow(root, found.keys) ?? [];
    });
}
/**
 * The first condition that leads to true or false decides; else the tags, of which one that is on is enough
 * (Helm, pkg/chart/common/util dependencies.go processDependencyConditions, processDependencyTags).
 */
function join_isPart({ when }, parents) {
    if (when === undefined)
        return true;
    const said = (keys) => {
        const node = parents.map((root) => (0,documents_document/* child */.jf)(root, ...keys)).findLast((one) => one !== undefined);
        return node?.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : undefined;
    };
    for (const condition of when.conditions) {
        const on = said(condition.split('.'));
        if (on !== undefined)
            return on;
    }
    const tags = when.tags.flatMap((tag) => said(['tags', tag]) ?? []);
    return tags.length === 0 || tags.includes(true);
}
/** Values files of one parent chart that are looked at as variants. */
const MAX_VARIANTS = 200;
/** `values-prod.yaml` beside `values.yaml`, where it says something of this dependency. */
function variantsOf(release, valuesIndex, notices) {
    const { variants } = release;
    if (variants === undefined)
        return [];
    const found = [];
    for (const [path, text] of valuesIndex.values) {
        if (found.length >= MAX_VARIANTS)
            break;
        if (!path.startsWith(variants.directory) || release.sources.some((one) => one.kind === 'file' && one.path === path))
            continue;
        // The values.yaml of a chart within this one is that chart's.
        if (/(?:^|\/)values\.ya?ml$/.test(path) || !/values|env/i.test(path.slice(variants.directory.length)))
            continue;
        const switches = [...(release.when?.conditions.map((one) => one.split('.')[0]) ?? []), 'tags'];
        if (![variants.key, ...switches].some((key) => text.text.includes(`${key}:`)))
            continue;
        const layer = layerOf(text, [variants.key], notices) ?? switchLayer(text, switches);
        if (layer !== undefined)
            found.push({ path, layer });
    }
    return found;
}
/** A values file that only switches the dependency on or off says nothing of its values. */
function switchLayer(text, switches) {
    const root = (0,yaml/* readYaml */.gM)(text).value;
    if (root === undefined || !switches.some((key) => key !== undefined && (0,documents_document/* entryOf */.Ms)(root, key) !== undefined))
        return undefined;
    const document = { kind: 'yaml', path: text.file.path, source: text, root };
    return { document, root: { kind: 'map', entries: [], span: root.span } };
}
/** What releases may take their values from. */
function shelve(facts, read) {
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
            join_add(maps, fact.name, fact);
        else if (fact.kind === 'kustomization')
            for (const generator of fact.generators ?? [])
                join_add(generators, generator.name, fact);
    }
    return { releases, values, maps, generators, read, paths: [] };
}
function join_add(lists, key, item) {
    const known = lists.get(key);
    if (known === undefined)
        lists.set(key, [item]);
    else
        known.push(item);
}
/** A HelmChart with the values of the HelmChartConfig of its name over its own; a HelmChartConfig alone is for a chart of the platform. */
function withConfigs(releases) {
    const configs = new Map();
    const charts = new Set();
    for (const release of releases) {
        if (release.helmChart?.role === 'config')
            join_add(configs, release.helmChart.key, release);
        else if (release.helmChart !== undefined)
            charts.add(release.helmChart.key);
    }
    if (configs.size === 0)
        return releases;
    return releases.flatMap((release) => {
        const { helmChart } = release;
        if (helmChart === undefined)
            return [release];
        if (helmChart.role === 'config')
            return charts.has(helmChart.key) ? [] : [release];
        const config = nearest(configs.get(helmChart.key) ?? [], release)[0];
        if (config === undefined)
            return [release];
        // `set` of the HelmChart becomes arguments of helm, which win over the values of both.
        const isSetting = (source) => source.kind !== 'file' && source.target !== undefined;
        const settings = release.sources.filter(isSetting);
        const values = release.sources.filter((source) => !isSetting(source));
        return [{ ...release, sources: [...values, ...config.sources, ...settings] }];
    });
}
/** Undefined, and remarked, where a source that is not at hand could decide what the servers are. */
function layersOf(release, valuesIndex, claimed, notices) {
    const layers = [];
    let missing;
    for (const source of release.sources) {
        const found = textsOf(source, release, valuesIndex, claimed);
        if (found === undefined) {
            if (source.kind === 'text' || source.optional)
                continue;
            missing = source;
            layers.length = 0;
            continue;
        }
        if (source.kind !== 'file' && source.target !== undefined) {
            const set = withSetting(layers, source.target, found.text);
            if (typeof set === 'string')
                notices.push({ kind: 'not-modelled', message: set, at: source.at });
            else
                layers.splice(0, layers.length, ...set);
            continue;
        }
        const layer = layerOf(found.text, found.keys, notices);
        if (layer !== undefined)
            layers.push(layer);
    }
    if (missing === undefined)
        return layers;
    const settled = layers.some((layer) => (0,documents_document/* entryOf */.Ms)(layer.root, 'servers') !== undefined);
    notices.push({
        kind: 'not-modelled',
        message: `the values of this release come from ${join_nameOf(missing)}, which is not in the repository${settled ? '' : '; the release is left out'}`,
        at: missing.at,
    });
    return settled ? layers : undefined;
}
function join_nameOf(source) {
    if (source.kind === 'file')
        return `\`${source.path}\``;
    return source.kind === 'config-map' ? `the ConfigMap \`${source.name}\`` : 'a text';
}
/** The text that a source means, and the keys below which its values stand; undefined where it is not at hand. */
function textsOf(source, release, valuesIndex, claimed) {
    if (source.kind === 'text')
        return source;
    if (source.kind === 'file') {
        const text = valuesIndex.values.get(source.path) ?? fileText(source.path, valuesIndex);
        if (text === undefined)
            return undefined;
        claimed.add(source.path);
        return { text, keys: source.below };
    }
    for (const one of nearest(valuesIndex.generators.get(source.name) ?? [], release)) {
        for (const generator of one.generators ?? []) {
            if (generator.name !== source.name)
                continue;
            const file = generator.files.find((entry) => entry.key === source.key);
            const text = file === undefined ? undefined : (valuesIndex.values.get(file.path) ?? fileText(file.path, valuesIndex));
            const keys = source.below ?? [];
            if (file !== undefined && text !== undefined) {
                claimed.add(file.path);
                return { text, keys };
            }
            const literal = generator.literals.find((entry) => entry.key === source.key);
            if (literal !== undefined)
                return { text: literal.text, keys };
        }
    }
    for (const map of nearest(valuesIndex.maps.get(source.name) ?? [], release)) {
        const entry = map.data.find((one) => one.key === source.key);
        if (entry !== undefined)
            return { text: entry.text, keys: source.below ?? [] };
    }
    return mapElsewhere(source, release, valuesIndex);
}
/** ConfigMaps are looked for in so many files, where one is named that says nothing of DNS. */
const MAX_SEARCHED = 20_000;
/** A ConfigMap in a file that was of no interest by itself; of several the one that lies nearest. */
function mapElsewhere(source, release, valuesIndex) {
    if (source.name === '' || source.secret === true)
        return undefined;
    const clusterPath = pathOf(release);
    let best;
    for (const path of valuesIndex.paths) {
        const shared = sharedParts(path, clusterPath);
        if (best !== undefined && shared <= best.shared)
            continue;
        const file = valuesIndex.read(path);
        if (file === undefined || !file.text.includes('ConfigMap') || !file.text.includes(source.name))
            continue;
        const whole = (0,source_text/* wholeFile */.AA)(file);
        for (const chunk of (0,split/* splitStream */.LA)(file.text)) {
            if (!file.text.slice(chunk.start, chunk.end).includes(source.name))
                continue;
            const root = (0,yaml/* readYaml */.gM)((0,source_text/* slice */.di)(whole, chunk.start, chunk.end)).value;
            if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'kind')) !== 'ConfigMap')
                continue;
            if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name')) !== source.name)
                continue;
            const value = (0,documents_document/* child */.jf)(root, 'data', source.key);
            if (value?.kind === 'scalar')
                best = { text: value.text, shared };
        }
    }
    return best === undefined ? undefined : { text: best.text, keys: source.below ?? [] };
}
function sharedParts(path, other) {
    const [a, b] = [path.split('/'), other.split('/')];
    const at = a.findIndex((part, index) => part !== b[index]);
    return at === -1 ? a.length : at;
}
function fileText(path, valuesIndex) {
    const file = valuesIndex.read(path);
    return file === undefined ? undefined : (0,source_text/* wholeFile */.AA)(file);
}
/** Where a fact belongs: what a kustomization builds belongs there, wherever its pieces lie. */
function pathOf(fact) {
    return fact.clusterPath ?? fact.at.file.path;
}
/** The same name may be used in the folder of every cluster: what shares the longest path with the release comes first. */
function nearest(candidates, release) {
    if (candidates.length < 2)
        return candidates;
    const path = pathOf(release).split('/');
    const shared = new Map(candidates.map((one) => {
        const other = pathOf(one).split('/');
        const at = other.findIndex((part, index) => part !== path[index]);
        return [one, at === -1 ? other.length : at];
    }));
    return [...candidates].sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
}
function nodeBelow(root, keys) {
    let node = root;
    for (const key of keys)
        node =
            node?.kind === 'sequence' ? (0,documents_document/* items */.ld)(node)[Number(key)] : node === undefined ? undefined : (0,documents_document/* entryOf */.Ms)(node, key)?.value;
    return node;
}
function layerOf(text, keys, notices) {
    const { value: root, notices: found } = (0,yaml/* readYaml */.gM)(text);
    for (const notice of found)
        notices.push(notice);
    const node = nodeBelow(root, keys);
    if (root === undefined || node === undefined || node.kind !== 'map')
        return undefined;
    return { document: { kind: 'yaml', path: text.file.path, source: text, root }, root: node };
}

;// CONCATENATED MODULE: ./.cache/build/tools/helm/local-charts.js
/** Charts whose templates lie in the tree, and the files that rendering one takes. */




/** Files of one chart and of the charts within it, and their size; a large chart has two hundred files. */
const local_charts_MAX_FILES = 3000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Charts that a chart takes from folders beside it, and those of these. */
const MAX_NESTED = 20;
/** Software that answers DNS, and the files it is reported by. */
const SERVES = /corefile|coredns|node-?cache|node-?local-?dns|kube-?dns|pi-?hole|adguard|unbound|dnsmasq|powerdns|blocky|technitium|bind9/i;
/** Charts that are none's subchart and in whose files something speaks of DNS. */
function localCharts(tree) {
    const directories = tree.paths
        .filter((path) => /(?:^|\/)Chart\.ya?ml$/.test(path))
        .map((path) => ({ path, directory: path.slice(0, Math.max(0, path.lastIndexOf('/'))) }));
    const known = new Set(directories.map((one) => one.directory));
    return directories.flatMap(({ path, directory }) => {
        if (local_charts_isWithin(directory, known))
            return [];
        const file = tree.read(path);
        const root = file === undefined ? undefined : (0,yaml/* readYaml */.gM)((0,source_text/* wholeFile */.AA)(file)).value;
        if (file === undefined || root === undefined || (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'type')) === 'library')
            return [];
        const taken = takenBy(directory, file, tree);
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'name'));
        const mine = [directory, ...taken.values()].flatMap((one) => below(one, tree.paths));
        if (name === undefined || !mine.some((one) => /(?:^|\/)(?:templates|charts)\//.test(one)))
            return [];
        const texts = mine
            .filter((one) => /\.(?:ya?ml|tpl|json|txt|conf)$|corefile/i.test(one))
            .flatMap((one) => tree.read(one)?.text ?? []);
        if (!texts.some(prefilter/* hasMarker */.xY))
            return [];
        return [{ directory, name, file, taken, serves: texts.some((text) => SERVES.test(text)) }];
    });
}
function local_charts_isWithin(directory, known) {
    for (let at = directory.lastIndexOf('/charts/'); at !== -1; at = at === 0 ? -1 : directory.lastIndexOf('/charts/', at - 1))
        if (known.has(directory.slice(0, at)))
            return true;
    return directory.startsWith('charts/') && known.has('');
}
/** The paths below a folder; `paths` is sorted. */
function below(directory, paths) {
    if (directory === '')
        return paths;
    const prefix = `${directory}/`;
    let [low, high] = [0, paths.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((paths[middle] ?? '') < prefix)
            low = middle + 1;
        else
            high = middle;
    }
    let end = low;
    while (paths[end]?.startsWith(prefix) === true)
        end += 1;
    return paths.slice(low, end);
}
/** `repository: file://../dns`: what `helm dependency build` would pack into `charts/`. */
function takenBy(directory, file, tree) {
    const taken = new Map();
    const open = [{ at: '', from: directory, file }];
    for (let next = open.pop(); next !== undefined && taken.size < MAX_NESTED; next = open.pop()) {
        const root = (0,yaml/* readYaml */.gM)((0,source_text/* wholeFile */.AA)(next.file)).value;
        for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'dependencies'))) {
            const repository = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'repository')) ?? '';
            const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name')) ?? '';
            if (!repository.startsWith('file://') || !/^[\w.-]+$/.test(name))
                continue;
            const from = local_charts_resolved(next.from, repository.slice('file://'.length));
            const chart = from === undefined ? undefined : tree.read(`${from === '' ? '' : `${from}/`}Chart.yaml`);
            const at = `${next.at}charts/${name}`;
            if (from === undefined ||
                chart === undefined ||
                taken.has(at) ||
                directory.startsWith(from) ||
                next.from.startsWith(from))
                continue;
            taken.set(at, from);
            open.push({ at: `${at}/`, from, file: chart });
        }
    }
    return taken;
}
function local_charts_resolved(directory, path) {
    if (path.startsWith('/'))
        return undefined;
    const kept = [];
    for (const part of [...directory.split('/'), ...path.split('/')]) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return undefined;
    }
    return kept.join('/');
}
/** A schema fetches and opens what it refers to, and rendering does not need it. */
const SCHEMA = 'values.schema.json';
/** The chart's files below `chart/`, without schemas and what git keeps; a text where there are too many. */
function filesOf(chart, tree) {
    const files = new Map();
    let bytes = 0;
    for (const [at, from] of [['', chart.directory], ...chart.taken]) {
        for (const path of below(from, tree.paths)) {
            const parts = path.split('/');
            if (parts.at(-1) === SCHEMA || parts.some((part) => part.toLowerCase() === '.git'))
                continue;
            const content = tree.bytesOf(path);
            if (content === undefined)
                continue;
            const inside = from === '' ? path : path.slice(from.length + 1);
            const place = `chart/${at === '' ? '' : `${at}/`}${inside}`;
            if (files.has(place))
                continue;
            files.set(place, content);
            bytes += content.length;
            if (files.size > local_charts_MAX_FILES || bytes > MAX_BYTES)
                return `the chart has more than ${local_charts_MAX_FILES} files or ${MAX_BYTES / 1024 / 1024} MiB`;
        }
    }
    return files;
}
/** Where a file of the rendered chart lies in the tree: `umbrella/charts/dns/templates/a.yaml` as helm names it. */
function pathOfSource(source, chart) {
    const inside = source.slice(source.indexOf('/') + 1);
    let found;
    for (const [at, from] of chart.taken)
        if (inside.startsWith(`${at}/`) && at.length > (found?.at.length ?? -1))
            found = { at, from };
    if (found !== undefined)
        return `${found.from === '' ? '' : `${found.from}/`}${inside.slice(found.at.length + 1)}`;
    return chart.directory === '' ? inside : `${chart.directory}/${inside}`;
}

;// CONCATENATED MODULE: ./.cache/build/tools/helm/template-places.js

/** Comparisons of lines with templates' lines that have holes, for one document. */
const MAX_COMPARED = 400_000;
function placeLines(text, origins) {
    const clusterPath = origins.template ?? origins.otherwise;
    const template = origins.template === undefined ? undefined : template_places_linesOf(origins.template);
    const values = origins.values.map(template_places_linesOf);
    const byPath = new Map();
    const byText = new Map();
    for (const one of origins.given) {
        if (!byPath.has(one.path))
            byPath.set(one.path, one.text);
        if (one.text.text.length > 1 && !byText.has(one.text.text))
            byText.set(one.text.text, one.text);
    }
    const first = clusterPath.text.search(/\S/);
    const firstAt = Math.max(0, first);
    const feed = clusterPath.text.indexOf('\n', firstAt);
    const fallback = { at: firstAt, length: (feed === -1 ? clusterPath.text.length : feed) - firstAt };
    const segments = [];
    let compared = 0;
    for (const line of eachLine(text)) {
        const { content, start } = line;
        const cover = { start: line.begin, ...fallback, verbatim: false, file: clusterPath };
        if (content === '') {
            const last = segments[segments.length - 1];
            segments.push(last === undefined
                ? cover
                : {
                    start: line.begin,
                    at: endOf(last),
                    length: 0,
                    verbatim: true,
                    ...(last.file === undefined ? {} : { file: last.file }),
                });
            continue;
        }
        const same = template?.take(content);
        let found = same === undefined ? undefined : [{ start, at: same, length: content.length, verbatim: true, file: clusterPath }];
        if (found === undefined && template !== undefined && compared < MAX_COMPARED) {
            compared += template.holed.length;
            found = throughHole(content, start, template, clusterPath, byPath);
        }
        for (const one of found === undefined ? values : []) {
            const at = one.take(content);
            if (at !== undefined) {
                found = [{ start, at, length: content.length, verbatim: true, file: one.file }];
                break;
            }
        }
        found ??= bySuffix(content, start, byText, fallback, clusterPath);
        const begin = found?.[0];
        segments.push(begin === undefined
            ? cover
            : {
                start: line.begin,
                at: begin.at,
                length: 0,
                verbatim: true,
                ...(begin.file === undefined ? {} : { file: begin.file }),
            });
        for (const one of found ?? [])
            segments.push(one);
        const last = segments[segments.length - 1];
        // The end of the line belongs to what stands before it.
        if (found !== undefined && last !== undefined)
            segments.push({
                start: start + content.length,
                at: endOf(last),
                length: 0,
                verbatim: true,
                ...(last.file === undefined ? {} : { file: last.file }),
            });
    }
    return { text, file: clusterPath, segments };
}
function endOf(segment) {
    return segment.at + segment.length;
}
function* eachLine(text) {
    for (let begin = 0; begin < text.length;) {
        const feed = text.indexOf('\n', begin);
        const end = feed === -1 ? text.length : feed;
        const line = text.slice(begin, end);
        const content = line.trim();
        yield { begin, start: begin + (content === '' ? 0 : line.indexOf(content)), content };
        begin = end + 1;
    }
}
function template_places_linesOf(file) {
    const places = new Map();
    const holed = [];
    for (const { start, content } of eachLine(file.text)) {
        const known = places.get(content);
        if (known === undefined)
            places.set(content, [start]);
        else
            known.push(start);
        const { parts, holes } = cutHoles(content);
        if (holes.length > 0 && parts.join('').trim().length > 1)
            holed.push({ start, parts, holes });
    }
    let last = -1;
    return {
        file,
        holed,
        take: (content) => {
            const starts = places.get(content);
            const at = starts === undefined ? undefined : (starts[firstAfter(starts, last)] ?? starts[0]);
            // A brace alone says nothing about where we are.
            if (at !== undefined && content.length > 2)
                last = at;
            return at;
        },
    };
}
function firstAfter(sorted, value) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? 0) <= value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function cutHoles(line) {
    const parts = [];
    const holes = [];
    let from = 0;
    for (let open = line.indexOf('{{'); open !== -1; open = line.indexOf('{{', from)) {
        const close = line.indexOf('}}', open + 2);
        if (close === -1)
            break;
        parts.push(line.slice(from, open));
        holes.push(line.slice(open + 2, close));
        from = close + 2;
    }
    parts.push(line.slice(from));
    return { parts, holes };
}
/** A template's line whose words stand around the holes; what fills a hole leads to its value, where it is one. */
function throughHole(content, start, template, clusterPath, byPath) {
    for (const line of template.holed) {
        const filled = fillings(content, line.parts);
        if (filled === undefined)
            continue;
        const segments = [];
        let at = start;
        let place = line.start;
        for (const [index, part] of line.parts.entries()) {
            if (part !== '')
                segments.push({ start: at, at: place, length: part.length, verbatim: true, file: clusterPath });
            at += part.length;
            place += part.length;
            const hole = line.holes[index];
            const text = filled[index];
            if (hole === undefined || text === undefined)
                continue;
            const width = hole.length + 4;
            for (const one of holeSegments(text, at, hole, byPath, { at: place, length: width, file: clusterPath }))
                segments.push(one);
            at += text.length;
            place += width;
        }
        return segments;
    }
    return undefined;
}
/** What stands in the holes; undefined where the words around them are others. */
function fillings(content, parts) {
    const [first = '', ...rest] = parts;
    if (!content.startsWith(first))
        return undefined;
    const filled = [];
    let from = first.length;
    for (const [index, part] of rest.entries()) {
        const last = index === rest.length - 1;
        const at = last ? content.length - part.length : content.indexOf(part, from);
        if (at < from || !content.startsWith(part, at))
            return undefined;
        filled.push(content.slice(from, at));
        from = at + part.length;
    }
    return filled;
}
function holeSegments(text, start, hole, byPath, otherwise) {
    if (text === '')
        return [];
    const path = /\.Values((?:\.[A-Za-z_]\w*)+)/.exec(hole)?.[1]?.slice(1);
    const value = path === undefined ? undefined : byPath.get(path);
    const inside = value === undefined || value.text === '' ? -1 : text.indexOf(value.text);
    if (value === undefined || inside === -1)
        return [{ start, at: otherwise.at, length: otherwise.length, verbatim: false, file: otherwise.file }];
    return [
        ...(inside === 0 ? [] : [{ start, at: value.segments[0]?.at ?? 0, length: 0, verbatim: false, file: value.file }]),
        ...moved(value, start + inside),
    ];
}
function moved(text, by) {
    return text.segments.map((one) => ({ ...one, start: one.start + by, file: one.file ?? text.file }));
}
/** The longest end of the line, from a word on, that is some value. */
function bySuffix(content, start, byText, fallback, clusterPath) {
    let from = 0;
    for (let words = 0; words < 20; words += 1) {
        const value = byText.get(content.slice(from));
        if (value !== undefined) {
            const before = from === 0 ? [] : [{ start, ...beginning(value, fallback), verbatim: false, file: value.file ?? clusterPath }];
            return [...before, ...moved(value, start + from)];
        }
        const space = content.indexOf(' ', from);
        if (space === -1)
            return undefined;
        from = space + 1;
    }
    return undefined;
}
/** What stands before the value on its line is reported at the value. */
function beginning(value, fallback) {
    const piece = (0,source_text/* slice */.di)(value, 0, 1).segments[0];
    return piece === undefined ? fallback : { at: piece.at, length: 0 };
}

;// CONCATENATED MODULE: ./.cache/build/tools/helm/render.js
/** Charts of the tree, rendered by helm with the values that the repository states, and read like any manifest. */








/** Renderings of one tree: each starts a process. */
const MAX_RUNS = 200;
/** Values files beside a chart's own, each a variant. */
const render_MAX_VARIANTS = 20;
/** Scalars of one rendering's values that lines are led back to. */
const MAX_GIVEN = 20_000;
/** Charts as helm renders them, in place of what was read of their files; notices that only speak of their templates go. */
const joinRenderedCharts = (stated, { read, bytesOf, factsOf, rendering }) => {
    if (rendering?.tools.helm === undefined)
        return stated;
    const tree = { read, bytesOf, paths: rendering.paths };
    const made = renderCharts(stated.value, tree, rendering.tools.helm, factsOf);
    const left = stated.notices.filter((notice) => !made.rendered(notice.at.file.path));
    return { ...stated, value: made.value, notices: [...left, ...made.notices] };
};
/** Facts with what the charts make in place of what was read of their files. */
function renderCharts(facts, tree, helm, factsOf) {
    const notices = [];
    const made = [];
    const directories = [];
    const files = new Set();
    let runs = 0;
    for (const chart of localCharts(tree)) {
        const planned = runsOf(chart, facts, tree, notices);
        const content = filesOf(chart, tree);
        const beginning = { file: chart.file, span: { start: 0, end: lineEnd(chart.file.text, 0) } };
        if (typeof content === 'string') {
            notices.push(unrendered(content, beginning, chart));
            continue;
        }
        let rendered = 0;
        for (const run of planned) {
            runs += 1;
            if (runs > MAX_RUNS) {
                if (runs === MAX_RUNS + 1)
                    notices.push(unrendered(`more than ${MAX_RUNS} charts and releases are not rendered in one scan`, run.at, chart));
                break;
            }
            const answer = ask(helm, jobOf(run, content));
            if (!answer.done) {
                notices.push(unrendered(answer.message, run.at, chart));
                continue;
            }
            rendered += 1;
            for (const one of run.values)
                files.add(one.file.path);
            readRendered(answer.text, chart, run, tree, factsOf, made, notices);
        }
        if (rendered > 0 && rendered === planned.length)
            for (const one of [chart.directory, ...chart.taken.values()])
                directories.push(one);
    }
    const inside = (path) => directories.some((directory) => directory === '' || path.startsWith(`${directory}/`));
    const value = facts.filter((fact) => !(inside(fact.at.file.path) && !isOther(fact)) &&
        !render_takenBy(fact, directories) &&
        !(fact.kind !== 'chart-values' && files.has(fact.at.file.path)));
    for (const fact of made)
        value.push(fact);
    return { value, notices, rendered: inside };
}
/** A chart's folder may hold a kustomization or a script that has nothing to do with rendering it. */
function isOther(fact) {
    return fact.kind === 'kustomization' || fact.kind === 'guard-edit' || fact.kind === 'chart-values';
}
function render_takenBy(fact, directories) {
    return fact.kind === 'chart-release' && fact.directory !== undefined && directories.includes(fact.directory);
}
/** Only a note where the chart brings no server: what its pods say of DNS is all that is missing. */
function unrendered(message, at, { serves }) {
    const note = serves ? {} : { template: true };
    return { kind: 'unreadable', message: `helm did not render this chart: ${message}`, at, ...note };
}
/** Releases that name the chart's folder; without any, the chart's own values, and each values file beside them. */
function runsOf(chart, facts, tree, notices) {
    const releases = facts.filter((fact) => fact.kind === 'chart-release' && fact.directory === chart.directory);
    const at = { file: chart.file, span: { start: 0, end: lineEnd(chart.file.text, 0) } };
    if (releases.length > 0) {
        const valuesIndex = shelve(facts, tree.read);
        return releases.flatMap((release) => {
            const values = [];
            const settings = [];
            for (const source of release.sources) {
                const found = textsOf(source, release, valuesIndex, new Set());
                const root = found === undefined ? undefined : (0,yaml/* readYaml */.gM)(found.text).value;
                if (found === undefined || root === undefined) {
                    if (source.kind !== 'text' && source.optional)
                        continue;
                    notices.push({
                        kind: 'not-modelled',
                        message: 'these values are not in the repository; the release is not rendered',
                        at: source.at,
                    });
                    return [];
                }
                if (source.kind !== 'file' && source.target !== undefined) {
                    settings.push({ target: source.target, text: found.text });
                    continue;
                }
                values.push({ file: found.text.file, root, keys: found.keys });
            }
            const clusterPath = release.clusterPath ?? release.at.file.path;
            return [{ name: release.name, namespace: release.namespace, values, settings, clusterPath, at: release.at }];
        });
    }
    const own = {
        name: chart.name,
        namespace: 'kube-system',
        values: [],
        settings: [],
        clusterPath: chart.file.path,
        at,
    };
    const prefix = chart.directory === '' ? '' : `${chart.directory}/`;
    const variants = below(chart.directory, tree.paths)
        .filter((path) => /^[^/]*values[^/]+\.ya?ml$|^[^/]+values\.ya?ml$/i.test(path.slice(prefix.length)) &&
        !/(?:^|\/)values\.ya?ml$/.test(path))
        .slice(0, render_MAX_VARIANTS)
        .flatMap((path) => {
        const file = tree.read(path);
        const root = file === undefined ? undefined : (0,yaml/* readYaml */.gM)((0,source_text/* wholeFile */.AA)(file)).value;
        return file === undefined || root?.kind !== 'map'
            ? []
            : [{ ...own, values: [{ file, root, keys: [] }], clusterPath: `${path}/values` }];
    });
    return variants.length === 0 ? [own] : [...variants];
}
function jobOf(run, chart) {
    const files = new Map(chart);
    const flags = [];
    for (const [index, one] of run.values.entries()) {
        const path = `values/${index}.yaml`;
        files.set(path, JSON.stringify(plain(at(one.root, one.keys))));
        flags.push('--values', path);
    }
    // Commas, braces and backslashes of a value would be read as more than a value (Helm pkg/strvals).
    for (const { target, text } of run.settings)
        flags.push('--set', `${target}=${text.text.replace(/[\\,{}[\]]/g, '\\$&')}`);
    const safe = (text, otherwise) => /^[a-z0-9](?:[a-z0-9-]{0,51}[a-z0-9])?$/.test(text) ? text : otherwise;
    return {
        files,
        args: [
            'template',
            safe(run.name, 'release'),
            'chart',
            '--namespace',
            safe(run.namespace, 'default'),
            '--skip-tests',
            ...flags,
        ],
    };
}
/** Schemas lie in packed charts as well; a helm without a way to pass over them (before 3.16) may only read these where it cannot fetch. */
function ask(helm, job) {
    if (![...job.files.keys()].some((path) => /\/charts\/[^/]*\.tgz$/.test(path)))
        return helm(job);
    const answer = helm({ ...job, args: [...job.args, '--skip-schema-validation'] });
    if (answer.done || helm.isolation?.() !== 'sealed' || !answer.message.includes('unknown flag'))
        return answer;
    return helm(job);
}
function at(root, keys) {
    let node = root;
    for (const key of keys)
        node = node?.kind === 'sequence' ? (0,documents_document/* items */.ld)(node)[Number(key)] : (0,documents_document/* entryOf */.Ms)(node, key)?.value;
    return node;
}
/** Depth is bounded by the reader. Numbers that JSON has no word for become texts. */
function plain(node) {
    if (node === undefined)
        return {};
    if (node.kind === 'scalar')
        return typeof node.value === 'number' && !Number.isFinite(node.value) ? node.text.text : node.value;
    if (node.kind === 'sequence')
        return node.items.map(plain);
    const map = Object.create(null);
    for (const entry of node.entries)
        map[entry.key] = plain(entry.value);
    return map;
}
function readRendered(text, chart, run, tree, factsOf, made, notices) {
    const own = tree.read(`${chart.directory === '' ? '' : `${chart.directory}/`}values.yaml`);
    const values = [...run.values.map((one) => one.file).toReversed(), ...(own === undefined ? [] : [own])];
    const given = givenBy(run, own);
    for (const chunk of (0,split/* splitStream */.LA)(text)) {
        const piece = text.slice(chunk.start, chunk.end);
        const source = (0,split/* renderedFrom */.uy)(piece);
        const path = source === undefined ? chart.file.path : pathOfSource(source, chart);
        const template = tree.read(path);
        const prefix = source === undefined ? '' : subchartOf(source);
        const placed = placeLines(piece, {
            template,
            otherwise: own ?? chart.file,
            values,
            given: prefix === ''
                ? given
                : given.flatMap((one) => one.path.startsWith(`${prefix}.`) ? [{ ...one, path: one.path.slice(prefix.length + 1) }] : []),
        });
        const opened = (0,open_text/* openText */.Uq)(template === undefined ? chart.file.path : path, placed, {});
        for (const document of opened.documents) {
            if (document.kind !== 'yaml')
                continue;
            const reading = factsOf(document);
            for (const fact of reading.value)
                made.push({ ...fact, clusterPath: run.clusterPath });
            for (const notice of reading.notices)
                notices.push(notice);
        }
        for (const notice of opened.notices)
            notices.push(notice);
    }
}
/** `umbrella/charts/dns/templates/a.yaml`: `dns`, below which the parent keeps the subchart's values. */
function subchartOf(source) {
    return [...source.matchAll(/\/charts\/([^/]+)(?=\/)/g)].map((found) => found[1]).join('.');
}
/** The scalars of all values, the last given first, by the keys that lead to them. */
function givenBy(run, own) {
    const roots = run.values.map((one) => at(one.root, one.keys)).toReversed();
    const last = own === undefined ? undefined : (0,yaml/* readYaml */.gM)((0,source_text/* wholeFile */.AA)(own)).value;
    const found = run.settings.toReversed().map(({ target, text }) => ({ path: target, text }));
    for (const root of [...roots, last]) {
        const open = root === undefined ? [] : [{ path: '', node: root }];
        for (let next = open.pop(); next !== undefined && found.length < MAX_GIVEN; next = open.pop()) {
            const { path, node } = next;
            if (node.kind === 'scalar') {
                if (node.value !== null && !node.text.text.includes('\n'))
                    found.push({ path, text: node.text });
            }
            else if (node.kind === 'map')
                for (const entry of node.entries.toReversed())
                    open.push({ path: path === '' ? entry.key : `${path}.${entry.key}`, node: entry.value });
            else
                for (const item of node.items.toReversed())
                    open.push({ path: `${path}.*`, node: item });
        }
    }
    return found;
}
function lineEnd(text, from) {
    const feed = text.indexOf('\n', from);
    return feed === -1 ? text.length : feed;
}

;// CONCATENATED MODULE: ./.cache/build/tools/join.js
/** A join that only adds notices, and values that are not shown. */
function adding(join) {
    return ({ value, notices, filled }, context) => {
        const joined = join(value, context);
        return {
            value: joined.value,
            notices: [...notices, ...joined.notices],
            filled: joined.filled === undefined ? filled : [...filled, ...joined.filled],
        };
    };
}

// EXTERNAL MODULE: ./.cache/build/tools/kubespray/index.js + 2 modules
var kubespray = __webpack_require__(9331);
// EXTERNAL MODULE: ./.cache/build/tools/kubespray/names.js
var names = __webpack_require__(8838);
// EXTERNAL MODULE: ./.cache/build/languages/shared/platform-coredns.js
var platform_coredns = __webpack_require__(1373);
// EXTERNAL MODULE: ./.cache/build/languages/shared/platform-node-cache.js
var platform_node_cache = __webpack_require__(2732);
;// CONCATENATED MODULE: ./.cache/build/tools/kubespray/variables.js
/**
 * Variables of one inventory after its files are merged: a later file's value replaces an earlier one's whole (Ansible's
 * `hash_behaviour` is `replace` unless changed). Jinja is followed where it only names another variable, gives it a
 * default, or counts an address of a subnet as kubespray's own samples do; anything else is opaque.
 */




/** Variables that name each other are followed this far. */
const MAX_REFERENCES = 8;
/** Longer expressions are a program. */
const MAX_EXPRESSION = 2_000;
function variables_isStated(variables, name) {
    const value = variables.stated.get(name)?.entry.value;
    return value !== undefined && !(value.kind === 'scalar' && value.value === null);
}
/** The place of a variable's name, else where the inventory begins. */
function placeOfVariable(variables, ...names) {
    for (const name of names) {
        const found = variables.stated.get(name);
        if (found !== undefined)
            return (0,documents_document/* placeOfKey */.qQ)(found.document, found.entry);
    }
    return variables.at;
}
/** A text variable; undefined where nothing states it and there is no default. */
function textOf(variables, name, depth = 0) {
    if (variables.known.has(name))
        return variables.known.get(name);
    const known = worked(variables, name, depth);
    // Cut off by depth it is known less well than it could be.
    if (depth < MAX_REFERENCES)
        variables.known.set(name, known);
    return known;
}
function worked(variables, name, depth) {
    const found = variables.stated.get(name);
    const node = found?.entry.value;
    if (found === undefined || node === undefined || (node.kind === 'scalar' && node.value === null)) {
        const value = names/* DEFAULTS */.zY.get(name);
        return value === undefined ? undefined : { value, at: variables.at, isDefault: true };
    }
    const raw = (0,documents_document/* scalarText */.ws)(node);
    if (raw === undefined || node.kind !== 'scalar')
        return { value: undefined, at: (0,documents_document/* placeOfKey */.qQ)(found.document, found.entry), isDefault: false };
    const referred = followed(variables, raw, depth);
    if (referred !== undefined)
        return referred;
    return {
        value: variables_resolved(variables, raw, depth),
        at: (0,fields/* placeOfText */.KD)(found.document, node),
        isDefault: false,
    };
}
/** `{{ other }}` alone is the other variable, with the other's place. */
function followed(variables, raw, depth) {
    const name = nameIn(raw);
    if (name === undefined || depth >= MAX_REFERENCES)
        return undefined;
    return variables_isStated(variables, name) || names/* DEFAULTS */.zY.has(name) ? textOf(variables, name, depth + 1) : undefined;
}
function nameIn(raw) {
    if (raw.length > MAX_EXPRESSION)
        return undefined;
    return /^\s{0,9}\{\{\s{0,9}([A-Za-z_]\w{0,99})\s{0,9}\}\}\s{0,9}$/.exec(raw)?.[1];
}
/** Undefined where an expression remains that is not understood. */
function variables_resolved(variables, raw, depth = 0) {
    if (!raw.includes('{{') && !raw.includes('{%'))
        return raw;
    if (raw.length > MAX_EXPRESSION || depth >= MAX_REFERENCES)
        return undefined;
    let unknown = false;
    let length = 0;
    const text = raw.replace(/\{\{([^{}]*)\}\}/g, (_, expression) => {
        const value = unknown ? undefined : evaluated(variables, expression.trim(), depth);
        length += value?.length ?? 0;
        if (value === undefined || length > MAX_EXPRESSION)
            unknown = true;
        return unknown ? '' : (value ?? '');
    });
    return unknown || text.includes('{{') || text.includes('{%') ? undefined : text;
}
function evaluated(variables, expression, depth) {
    const [head = '', ...filters] = expression.split('|').map((part) => part.trim());
    if (!/^[A-Za-z_]\w*$/.test(head))
        return countedAddress(variables, head, filters, depth);
    const wanted = filters.flatMap((filter) => /^(?:default|d)\(\s*(['"])([^'"]*)\1\s*\)$/.exec(filter)?.[2] ?? []);
    if (wanted.length === filters.length) {
        const known = textOf(variables, head, depth + 1);
        if (known === undefined)
            return wanted[0];
        return known.value;
    }
    return countedAddress(variables, head, filters, depth);
}
/** `kube_service_addresses | ansible.utils.ipaddr('net') | ansible.utils.ipaddr(3) | ansible.utils.ipaddr('address')`. */
function countedAddress(variables, head, filters, depth) {
    const subnet = /^(kube_service_(?:addresses|subnets))(?:\.split\(','\))?$/.exec(head)?.[1];
    const counted = filters.flatMap((filter) => /(?:^|\.)ipaddr\((\d{1,3})\)$/.exec(filter)?.[1] ?? []);
    const [nth] = counted;
    if (subnet === undefined || nth === undefined || counted.length !== 1)
        return undefined;
    if (!filters.every((filter) => filter === 'first' || /(?:^|\.)ipaddr\((?:\d{1,3}|'net'|'address')\)$/.test(filter)))
        return undefined;
    const known = textOf(variables, variables_isStated(variables, subnet) ? subnet : 'kube_service_addresses', depth + 1)?.value;
    return known === undefined ? undefined : (0,endpoint/* nthAddress */.ZX)(known.split(',')[0]?.trim() ?? '', Number(nth));
}
/** As Ansible's `bool` filter has it. */
function variables_flagOf(variables, name) {
    const value = textOf(variables, name)?.value?.trim().toLowerCase();
    if (value === undefined)
        return undefined;
    return ['true', 'yes', 'on', '1', 'y', 't'].includes(value);
}
/** A list of texts; undefined where nothing states it. What is no list is one item without a value. */
function variables_listOf(variables, name) {
    let found = variables.stated.get(name);
    for (let depth = 0; depth < MAX_REFERENCES; depth += 1) {
        const node = found?.entry.value;
        const other = node === undefined ? undefined : nameIn((0,documents_document/* scalarText */.ws)(node) ?? '');
        if (other === undefined || !variables_isStated(variables, other))
            break;
        found = variables.stated.get(other);
    }
    const node = found?.entry.value;
    if (found === undefined || node === undefined || (node.kind === 'scalar' && node.value === null))
        return undefined;
    if (node.kind !== 'sequence')
        return [{ value: undefined, at: (0,documents_document/* placeOfKey */.qQ)(found.document, found.entry) }];
    return itemsOf(variables, found.document, node);
}
function itemsOf(variables, document, node) {
    return (0,documents_document/* items */.ld)(node).map((item) => {
        const raw = (0,documents_document/* scalarText */.ws)(item);
        if (raw === undefined || item.kind !== 'scalar')
            return { value: undefined, at: (0,documents_document/* placeOf */.$t)(document, item) };
        return { value: variables_resolved(variables, raw), at: (0,fields/* placeOfText */.KD)(document, item) };
    });
}
/** A text of several lines as it stands, with its places; undefined where nothing states it or Jinja stands in it. */
function variables_blockOf(variables, name) {
    const found = variables.stated.get(name);
    const source = (0,fields/* sourceOf */.vz)(found?.entry.value);
    if (found === undefined)
        return undefined;
    if (source === undefined || source.text.includes('{{') || source.text.includes('{%')) {
        const at = (0,documents_document/* placeOfKey */.qQ)(found.document, found.entry);
        if (variables_isStated(variables, name))
            variables.notices.push({
                kind: 'not-modelled',
                message: `\`${name}\` is filled in by Ansible, and left out of the Corefile that kubespray writes`,
                at,
            });
        return undefined;
    }
    return source.text.trim() === '' ? undefined : source;
}
function located(known) {
    return known.value === undefined ? undefined : { value: known.value, at: known.at };
}

;// CONCATENATED MODULE: ./.cache/build/tools/kubespray/corefiles.js
/** The Corefiles that kubespray's templates make of the variables; each piece stands at the variable's own line. */





/** roles/kubernetes-apps/ansible/templates/coredns-config.yml.j2 */
function corednsCorefile(variables, at) {
    const pieces = [];
    const etcHosts = variables_blockOf(variables, 'dns_etchosts') !== undefined;
    const hosts = etcHosts ? '    hosts /etc/coredns/hosts {\n      fallthrough\n    }\n' : '';
    externalZones(variables, 'coredns_external_zones', pieces, (zone) => {
        pieces.push('    log\n    errors\n');
        for (const rule of zone.rewrites)
            pieces.push('    rewrite ', rule, '\n');
        pieces.push('    forward .', ...spaced(zone.nameservers), '\n    loadbalance\n    cache ', zone.cache ?? '5');
        pieces.push(`\n    reload\n${hosts}}\n`);
    });
    pieces.push('.:53 {\n');
    pushBlock(pieces, variables, 'coredns_additional_configs');
    pieces.push('    errors\n    health {\n        lameduck 5s\n    }\n');
    pushBlock(pieces, variables, 'coredns_rewrite_block');
    pieces.push('    ready\n    kubernetes ', domainOf(variables));
    const extra = textOf(variables, 'coredns_kubernetes_extra_domains');
    if (extra?.value !== undefined && /^[^{}"'\n]*$/.test(extra.value))
        pieces.push(' ', (0,source_text/* synthetic */.o$)(extra.at, extra.value.trim()));
    const reverse = variables_flagOf(variables, 'enable_coredns_reverse_dns_lookups') !== false;
    pieces.push(reverse ? ' in-addr.arpa ip6.arpa {\n' : ' {\n', '        pods insecure\n');
    if (reverse)
        pieces.push('        fallthrough in-addr.arpa ip6.arpa\n');
    for (const option of variables_listOf(variables, 'coredns_kubernetes_extra_opts') ?? [])
        pushLine(pieces, variables, option, 'coredns_kubernetes_extra_opts');
    pieces.push('    }\n    prometheus :9153\n    forward .', ...upstreams(variables, at));
    pieces.push(' {\n        prefer_udp\n        max_concurrent 1000\n');
    forwardOptions(variables, pieces);
    pieces.push('    }\n');
    const zone = textOf(variables, 'coredns_k8s_external_zone')?.value;
    if (variables_flagOf(variables, 'enable_coredns_k8s_external') === true && zone !== undefined && (0,platform_coredns/* isWord */.Jg)(zone))
        pieces.push(`    k8s_external ${zone}\n`);
    if (variables_blockOf(variables, 'coredns_default_zone_cache_block') === undefined)
        pieces.push('    cache 30\n');
    else
        pushBlock(pieces, variables, 'coredns_default_zone_cache_block');
    pieces.push(`    loop\n    reload\n    loadbalance\n${hosts}}\n`);
    return (0,platform_coredns/* written */.Mp)(at, pieces);
}
/** roles/kubernetes-apps/ansible/templates/nodelocaldns-config.yml.j2 */
function nodeCacheCorefile(variables, address, clusterDns, at) {
    const pieces = [];
    const hosts = variables_blockOf(variables, 'dns_etchosts') === undefined
        ? ''
        : '    hosts /etc/coredns/hosts {\n      fallthrough\n    }\n';
    externalZones(variables, 'nodelocaldns_external_zones', pieces, (zone) => {
        pieces.push('    errors\n    cache ', zone.cache ?? '30', '\n    reload\n');
        for (const rule of zone.rewrites)
            pieces.push('    rewrite ', rule, '\n');
        pieces.push('    loop\n    bind ', address, '\n    forward .', ...spaced(zone.nameservers));
        pieces.push(`\n    prometheus :9253\n    log\n${hosts}}\n`);
    });
    const domains = [domainOf(variables), ...words(variables_listOf(variables, 'old_dns_domains') ?? [])];
    for (const [index, key] of [domains, ['in-addr.arpa'], ['ip6.arpa']].entries()) {
        for (const [place, one] of key.entries())
            pieces.push(place === 0 ? '' : ' ', one, ':53');
        pieces.push(' {\n    errors\n    cache 30\n    reload\n    loop\n    bind ', address, '\n    forward .');
        pieces.push(...spaced(clusterDns), ' {\n        force_tcp\n    }\n    prometheus :9253\n');
        if (index === 0)
            pieces.push('    health ', address, ':9254\n', hosts);
        pieces.push('}\n');
    }
    pieces.push('.:53 {\n');
    pushBlock(pieces, variables, 'nodelocaldns_additional_configs');
    pieces.push('    errors\n    cache 30\n    reload\n    loop\n    bind ', address, '\n    forward .');
    pieces.push(...upstreams(variables, at));
    const options = [];
    forwardOptions(variables, options);
    if (options.length > 0)
        pieces.push(' {\n', ...options, '    }');
    pieces.push(`\n    prometheus :9253\n${hosts}}\n`);
    return (0,platform_coredns/* written */.Mp)(at, pieces);
}
/** `dns_domain`, which is the cluster's name unless said; a name that is not known becomes the default. */
function domainOf(variables) {
    const said = textOf(variables, 'dns_domain') ?? textOf(variables, 'cluster_name');
    if (said?.value !== undefined && (0,platform_coredns/* isWord */.Jg)(said.value))
        return (0,source_text/* synthetic */.o$)(said.at, said.value);
    return (0,source_text/* synthetic */.o$)(said?.at ?? variables.at, 'cluster.local');
}
/** `upstream_dns_servers`, else the file that the nodes hand to the pod. */
function upstreams(variables, at) {
    const servers = variables_listOf(variables, 'upstream_dns_servers') ?? [];
    if (servers.length === 0) {
        const place = placeOfVariable(variables, 'upstream_dns_servers', 'resolvconf_mode', 'enable_nodelocaldns');
        return [' ', (0,source_text/* synthetic */.o$)(place === variables.at ? at : place, '/etc/resolv.conf')];
    }
    return spaced(words(servers));
}
/** What is not known stays a word that no address is: CoreDNS' reader says that it is filled in elsewhere. */
function words(list) {
    return list.map(({ value, at }) => (0,source_text/* synthetic */.o$)(at, value !== undefined && (0,platform_coredns/* isWord */.Jg)(value) ? value : '${ansible}'));
}
function spaced(list) {
    return list.flatMap((one) => [' ', one]);
}
/** A block of the user's own lines, where it stands; the templates indent it, which changes nothing. */
function pushBlock(pieces, variables, name) {
    const block = variables_blockOf(variables, name);
    if (block !== undefined)
        pieces.push(block, '\n');
}
function pushLine(pieces, variables, { value, at }, name) {
    if (value !== undefined && /^[^\n{}]*$/.test(value))
        pieces.push('        ', (0,source_text/* synthetic */.o$)(at, value), '\n');
    else
        variables.notices.push({ kind: 'not-modelled', message: `an entry of \`${name}\` is not read, and left out`, at });
}
/** `dns_upstream_forward_extra_opts`: a mapping of option and value, each a line. */
function forwardOptions(variables, pieces) {
    const found = variables.stated.get('dns_upstream_forward_extra_opts');
    for (const entry of (0,documents_document/* entries */.jO)(found?.entry.value)) {
        if (found === undefined)
            return;
        const value = entry.value.kind === 'scalar' && entry.value.value === null ? '' : (0,documents_document/* scalarText */.ws)(entry.value);
        const plain = value === undefined ? undefined : variables_resolved(variables, value);
        pushLine(pieces, variables, {
            value: plain === undefined ? undefined : `${entry.key} ${plain}`.trimEnd(),
            at: (0,documents_document/* placeOf */.$t)(found.document, entry.value),
        }, 'dns_upstream_forward_extra_opts');
    }
}
/** A list of `zones`, `nameservers`, `cache` and `rewrite`; `body` writes the block behind the keys. */
function externalZones(variables, name, pieces, body) {
    const found = variables.stated.get(name);
    if (found === undefined)
        return;
    const { document, entry } = found;
    const node = entry.value;
    if (node.kind === 'scalar' && node.value === null)
        return;
    if (node.kind !== 'sequence') {
        const at = (0,documents_document/* placeOf */.$t)(document, node);
        variables.notices.push({ kind: 'not-modelled', message: `\`${name}\` is not written out as a list`, at });
        return;
    }
    for (const item of (0,documents_document/* items */.ld)(node)) {
        const zones = words(itemsOf(variables, document, (0,documents_document/* child */.jf)(item, 'zones')));
        const nameservers = words(itemsOf(variables, document, (0,documents_document/* child */.jf)(item, 'nameservers')));
        if (zones.length === 0 || nameservers.length === 0) {
            const at = (0,documents_document/* placeOf */.$t)(document, item);
            variables.notices.push({
                kind: 'not-modelled',
                message: `an entry of \`${name}\` has no list of zones or of nameservers, and is left out`,
                at,
            });
            continue;
        }
        for (const [index, zone] of zones.entries())
            pieces.push(index === 0 ? '' : ' ', zone);
        pieces.push(' {\n');
        body({
            nameservers,
            cache: number(document, (0,documents_document/* child */.jf)(item, 'cache')),
            rewrites: itemsOf(variables, document, (0,documents_document/* child */.jf)(item, 'rewrite')).flatMap(({ value, at }) => value !== undefined && /^[^\n{}]+$/.test(value) ? [(0,source_text/* synthetic */.o$)(at, value)] : []),
        });
    }
}
function number(document, node) {
    const text = (0,documents_document/* scalarText */.ws)(node);
    if (text === undefined || node?.kind !== 'scalar' || !/^\d{1,9}$/.test(text))
        return undefined;
    return (0,source_text/* synthetic */.o$)((0,fields/* placeOfText */.KD)(document, node), text);
}

;// CONCATENATED MODULE: ./.cache/build/tools/kubespray/objects.js





const TEMPLATES = 'kubespray writes this Corefile (roles/kubernetes-apps/ansible/templates)';
/** Flatcar's temporary copy is left out; where systemd-resolved runs, kubespray tells it the same servers (0061-systemd-resolved.yml). */
const RESOLVER_FILES = ['/etc/resolv.conf', '/run/systemd/resolve/resolv.conf'];
function objectsOf(variables) {
    const at = placeOfVariable(variables, 'dns_mode', 'enable_nodelocaldns', 'kube_service_addresses');
    const facts = [{ kind: 'node-profile', provisioner: { value: 'kubespray', at }, at }];
    const mode = textOf(variables, 'dns_mode');
    if (mode?.value === undefined || !['coredns', 'coredns_dual', 'manual', 'none'].includes(mode.value)) {
        remark(variables, '`dns_mode` is none of the modes that are known, and nothing of its DNS is read', mode?.at ?? at);
        return facts;
    }
    const dns = objects_clusterDnsOf(variables, mode.value);
    const cache = cacheOf(variables, mode.value);
    const domain = domainOf(variables);
    const own = variables_isStated(variables, 'skydns_server') || variables_isStated(variables, 'kube_service_addresses');
    facts.push({
        kind: 'network',
        ...(own && mode.value !== 'none' && dns.length > 0 && { clusterDNS: dns.slice(0, 1) }),
        clusterDomain: { value: domain.text, at: placeOfVariable(variables, 'dns_domain', 'cluster_name') },
        at,
    });
    if (mode.value === 'coredns' || mode.value === 'coredns_dual')
        for (const fact of objects_corednsOf(variables, mode.value, own ? dns : [], at))
            facts.push(fact);
    if (cache !== undefined && dns.length > 0)
        for (const fact of (0,platform_node_cache/* nodeCacheObjects */.Pq)({
            namespace: 'kube-system',
            name: 'nodelocaldns',
            corefile: nodeCacheCorefile(variables, (0,platform_coredns/* word */.Vm)(cache), dns.map(platform_coredns/* word */.Vm), cache.at),
            addresses: [cache],
            upstreamService: 'coredns',
            beside: hostsOf(variables),
            at: placeOfVariable(variables, 'enable_nodelocaldns', 'nodelocaldns_ip'),
            platformSource: TEMPLATES,
        }))
            facts.push(fact);
    // An address that is only kubespray's default is known of the platform, and not reported to kubelets by the inventory.
    facts.push(kubeletOf(variables, cache !== undefined ? [cache] : own || mode.value === 'manual' ? dns : [], at));
    for (const fact of resolverFilesOf(variables, mode.value, cache === undefined ? dns : [cache]))
        facts.push(fact);
    return facts;
}
/** `skydns_server`, by default the third address of the Services, and with two stacks the fourth as well; or the manual one. */
function objects_clusterDnsOf(variables, mode) {
    if (mode === 'none')
        return [];
    if (mode === 'manual')
        return addressIn(variables, 'manual_dns_server');
    const first = addressIn(variables, 'skydns_server', 3);
    return mode === 'coredns' ? first : [...first, ...addressIn(variables, 'skydns_server_secondary', 4)];
}
function addressIn(variables, name, nth) {
    const said = textOf(variables, name);
    if (said !== undefined) {
        const value = said.value?.trim();
        if (value === '')
            return [];
        if (value !== undefined && (0,platform_coredns/* isWord */.Jg)(value))
            return [{ value, at: said.at }];
        remark(variables, `\`${name}\` is filled in by Ansible, and its address is not known`, said.at);
        return [];
    }
    if (nth === undefined)
        return [];
    const value = variables_resolved(variables, `{{ kube_service_subnets | ipaddr(${nth}) }}`);
    const at = placeOfVariable(variables, 'kube_service_subnets', 'kube_service_addresses');
    return value === undefined ? [] : [{ value, at }];
}
function cacheOf(variables, mode) {
    if (mode === 'none' || variables_flagOf(variables, 'enable_nodelocaldns') !== true)
        return undefined;
    const said = textOf(variables, 'nodelocaldns_ip');
    const place = said?.isDefault === true ? placeOfVariable(variables, 'enable_nodelocaldns') : said?.at;
    if (said?.value !== undefined && (0,platform_coredns/* isWord */.Jg)(said.value))
        return { value: said.value, at: place ?? said.at };
    remark(variables, '`nodelocaldns_ip` is filled in by Ansible: the node-local cache is not read', place ?? variables.at);
    return undefined;
}
function objects_corednsOf(variables, mode, dns, at) {
    const corefile = corednsCorefile(variables, at);
    const version = textOf(variables, 'coredns_version');
    const tag = version?.value !== undefined && /^v?\d+\.\d+\.\d+$/.test(version.value) ? version : undefined;
    const names = mode === 'coredns_dual' ? ['coredns', 'coredns-secondary'] : ['coredns'];
    return names.flatMap((name, index) => {
        const address = dns[index];
        return (0,platform_coredns/* coreDnsObjects */.Rd)({
            namespace: 'kube-system',
            name,
            service: name,
            workload: 'Deployment',
            corefile,
            port: 53,
            clusterIPs: address === undefined ? [] : [address],
            appLabel: index === 0 ? 'kube-dns' : 'kube-dns-secondary',
            beside: hostsOf(variables),
            ...(tag?.value !== undefined && { image: { value: `registry.k8s.io/coredns/coredns:${tag.value}`, at: tag.at } }),
            at,
            platformSource: TEMPLATES,
        });
    });
}
function hostsOf(variables) {
    const text = variables_blockOf({ ...variables, notices: [] }, 'dns_etchosts');
    return text === undefined ? [] : [{ key: 'hosts', text, at: placeOfVariable(variables, 'dns_etchosts') }];
}
/** roles/kubernetes/node/templates/kubelet-config.v1beta1.yaml.j2 */
function kubeletOf(variables, clusterDNS, at) {
    const file = textOf(variables, 'kube_resolv_conf');
    const resolvConf = file === undefined ? undefined : located(file);
    if (file !== undefined && resolvConf === undefined)
        remark(variables, '`kube_resolv_conf` is filled in by Ansible: which file pods get is not known', file.at);
    const domain = domainOf(variables);
    return {
        kind: 'kubelet',
        source: 'config',
        provisioner: 'kubespray',
        ...(resolvConf && { resolvConf }),
        ...(clusterDNS.length > 0 && { clusterDNS }),
        clusterDomain: { value: domain.text, at: placeOfVariable(variables, 'dns_domain', 'cluster_name') },
        ineffective: [],
        at,
    };
}
/**
 * `resolvconf_mode: host_resolvconf` puts the cluster DNS first into the nodes' resolver file once it is up
 * (roles/kubernetes/preinstall/tasks/0020-set_facts.yml, `dns_late`); what the host listed before stays behind it.
 */
function resolverFilesOf(variables, mode, dns) {
    const writes = textOf(variables, 'resolvconf_mode');
    const at = placeOfVariable(variables, 'resolvconf_mode', 'enable_nodelocaldns', 'dns_mode');
    if (mode === 'none' || writes === undefined || dns.length === 0)
        return [];
    if (writes.value === undefined) {
        remark(variables, '`resolvconf_mode` is filled in by Ansible: what it does to nodes is not known', writes.at);
        return [];
    }
    if (writes.value !== 'host_resolvconf')
        return [];
    if (mode === 'manual') {
        remark(variables, 'what the DNS server of `dns_mode: manual` forwards is not stated here, and kubespray points the nodes at it: declare it under `resolvers:`', placeOfVariable(variables, 'manual_dns_server', 'dns_mode'));
        return [];
    }
    const pieces = [];
    for (const one of dns)
        pieces.push('nameserver ', (0,source_text/* synthetic */.o$)(at, one.value), '\n');
    for (const name of ['nameservers', 'cloud_resolver'])
        for (const { value, at: place } of variables_listOf(variables, name) ?? [])
            if (value !== undefined && (0,platform_coredns/* isWord */.Jg)(value))
                pieces.push('nameserver ', (0,source_text/* synthetic */.o$)(place, value), '\n');
    const text = (0,platform_coredns/* written */.Mp)(at, pieces);
    const late = 'kubespray has put the cluster DNS into the nodes’ resolver file, and pods made since then get it';
    const assumes = writes.isDefault ? `${late} (\`resolvconf_mode\` is \`host_resolvconf\` where it is not set)` : late;
    const platformSource = 'kubespray writes it with `resolvconf_mode: host_resolvconf`; servers under `upstream_dns_servers` are asked instead of this file';
    return RESOLVER_FILES.map((path) => ({
        kind: 'node-file',
        path,
        text,
        mode: 'replace',
        assumes,
        at,
        platformSource,
    }));
}
function remark(variables, message, at) {
    variables.notices.push({ kind: 'not-modelled', message, at });
}

;// CONCATENATED MODULE: ./.cache/build/tools/kubespray/join.js
/** Variables that a generator takes from several files, joined to what it makes of them before the cluster sees it. */





/** Facts without variables; what they make stands at the variables' own places. */
function joinInventories(facts) {
    const inventories = new Map();
    const value = [];
    for (const fact of facts) {
        if (fact.kind !== 'inventory-variables') {
            value.push(fact);
            continue;
        }
        const known = inventories.get(fact.inventory);
        if (known === undefined)
            inventories.set(fact.inventory, [fact]);
        else
            known.push(fact);
    }
    const notices = [];
    for (const [inventory, files] of inventories) {
        const variables = merged(files, notices);
        if (variables === undefined || !names/* OWN */.ZF.some((name) => variables.stated.has(name)))
            continue;
        for (const fact of objectsOf(variables))
            value.push({ ...fact, clusterPath: (0,kubespray/* clusterPathOf */.R)(inventory) });
    }
    return { value, notices };
}
/** A later file's value replaces an earlier one's whole: groups in their order, files of one group by their paths. */
function merged(files, notices) {
    const sorted = [...files].sort((a, b) => a.rank - b.rank || (join_pathOf(a) < join_pathOf(b) ? -1 : 1));
    const stated = new Map();
    for (const { text, keys } of sorted) {
        const root = (0,yaml/* readYaml */.gM)(text).value;
        if (root === undefined)
            continue;
        const document = { kind: 'yaml', path: text.file.path, source: text, root };
        for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(root, ...(keys ?? []))))
            stated.set(entry.key, { document, entry });
    }
    const [first] = sorted;
    return first === undefined ? undefined : { stated, notices, at: first.at, known: new Map() };
}
function join_pathOf(fact) {
    return fact.text.file.path;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/paths.js
/** Paths as kustomizations write them. */
/** From the root of the tree; undefined for what is fetched over a network or lies outside of the tree. */
function placeOfWritten(directory, written) {
    if (written === '' || written.startsWith('/') || isRemote(written))
        return undefined;
    const kept = [];
    for (const part of [...directory.split('/'), ...written.split('/')]) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return undefined;
    }
    return kept.join('/');
}
/** A URL, an scp-like address, or a host's name with a repository behind it (api/internal/git NewRepoSpecFromURL). */
function isRemote(path) {
    return (path.includes('://') ||
        path.includes('?ref=') ||
        /^(?:git::|git@|github\.com[/:]|gitlab\.com\/|bitbucket\.org\/)/.test(path));
}
function paths_directoryOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '' : path.slice(0, slash);
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/brought-names.js
/** Names of objects that by themselves may say nothing of DNS, and to which patches and generators bring it. */




/** Names of files that generators put into ConfigMaps, and that may decide something. */
const MAY_SPEAK = /corefile|dns|resolv|forward|values|\.env$|\.(?:db|zone|override|server)$/i;
/** Of so many names each is looked for; of more every file is opened. */
const MAX_NAMES = 1000;
/** `any` where a patch means objects by more than a name. */
function namesBroughtDns({ root, directory }, read) {
    const names = new Set();
    const textOf = (node) => {
        const written = (0,documents_document/* scalarText */.ws)(node) ?? '';
        if (/[\n{]|:\s/.test(written))
            return written;
        const path = placeOfWritten(directory, written.slice(written.indexOf('=') + 1));
        return written === '' || path === undefined ? '' : (read(path)?.text ?? '');
    };
    for (const key of ['patches', 'patchesJson6902', 'patchesStrategicMerge'])
        for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, key))) {
            const text = textOf(one.kind === 'scalar' ? one : ((0,documents_document/* child */.jf)(one, 'patch') ?? (0,documents_document/* child */.jf)(one, 'path')));
            if (!(0,prefilter/* hasMarker */.xY)(text))
                continue;
            const target = (0,documents_document/* child */.jf)(one, 'target');
            const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(target, 'name')) ?? '';
            if (target !== undefined && !/^[\w.-]+$/.test(name))
                return 'any';
            if (target !== undefined)
                names.add(name);
            else
                for (const own of brought_names_namesIn(text))
                    names.add(own);
            if (names.size > MAX_NAMES)
                return 'any';
        }
    for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'configMapGenerator'))) {
        if (!/^(?:merge|replace)$/.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'behavior')) ?? ''))
            continue;
        const speaks = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(one, 'files')).some((file) => MAY_SPEAK.test((0,documents_document/* scalarText */.ws)(file) ?? '') || (0,prefilter/* hasMarker */.xY)(textOf(file))) ||
            (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(one, 'literals')).some((literal) => (0,prefilter/* hasMarker */.xY)((0,documents_document/* scalarText */.ws)(literal) ?? ''));
        if (speaks)
            names.add((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name')) ?? '');
    }
    names.delete('');
    return names;
}
/** The names that documents of a patch give, as they are written; a few that mean something else do no harm. */
function brought_names_namesIn(text) {
    return (0,split/* splitStream */.LA)(text).flatMap(({ start, end }) => [...text.slice(start, end).matchAll(/\bname["']?:\s{0,8}["']?([\w.-]{1,253})/g)].map((match) => match[1] ?? ''));
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/built-object.js
/** An object on its way through a build. */

function idOf({ root, chart }) {
    if (chart !== undefined) {
        const named = 'name' in chart && 'namespace' in chart ? chart : undefined;
        return { kind: kindOfFact(chart) ?? '', name: named?.name ?? '', namespace: named?.namespace ?? '' };
    }
    return {
        kind: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'kind')) ?? '',
        name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name')) ?? '',
        namespace: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'namespace')) ?? '',
    };
}
function kindOfFact(fact) {
    if (fact.kind === 'workload')
        return fact.workload;
    if (fact.kind === 'config-map')
        return 'ConfigMap';
    return fact.kind === 'service' ? 'Service' : undefined;
}
/** `default` and none are the same namespace (kyaml/resid EffectiveNamespace). */
function built_object_effective(namespace) {
    return namespace === '' ? 'default' : namespace;
}
function sameId(a, b) {
    return a.kind === b.kind && a.name === b.name && built_object_effective(a.namespace) === built_object_effective(b.namespace);
}
/** Every name that a patch may call it by. */
function built_object_idsOf(object) {
    return [...object.before, idOf(object)];
}
function groupVersionOf(root) {
    const text = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'apiVersion')) ?? '';
    const slash = text.indexOf('/');
    return slash === -1 ? { group: '', version: text } : { group: text.slice(0, slash), version: text.slice(slash + 1) };
}
/** The object with another tree; the name it had is remembered where it changes. */
function changed(object, root) {
    if (root === object.root || root.kind !== 'map')
        return object;
    const next = { ...object, root };
    const [old, now] = [idOf(object), idOf(next)];
    return old.kind === now.kind && old.name === now.name && old.namespace === now.namespace
        ? next
        : { ...next, before: [...object.before, old] };
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/open-objects.js
/** Files and texts as the documents that a build works on. */



/** Documents of one text. */
const MAX_DOCUMENTS = 5000;
/** What a text holds, in the ledger, items of lists one by one. `whole`: also documents in which nothing speaks of DNS. */
function openObjects(text, syntheticSource, whole) {
    const found = [];
    const chunks = (0,split/* splitStream */.LA)(text.text);
    for (const chunk of (whole ? chunks : (0,split/* relevantChunks */.C3)(text.text, chunks)).slice(0, MAX_DOCUMENTS)) {
        const piece = (0,split/* cut */.Jj)(text, chunk);
        const { value } = (0,yaml/* readYaml */.gM)(piece);
        if (value === undefined || (value.kind === 'scalar' && value.value === null))
            continue;
        const open = [value];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            const held = (0,documents_document/* child */.jf)(next, 'items');
            if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(next, 'kind'))?.endsWith('List') === true && held?.kind === 'sequence')
                for (const item of (0,documents_document/* items */.ld)(held).toReversed())
                    open.push(item);
            else
                found.push({
                    root: syntheticSource.enter(piece, next),
                    document: { kind: 'yaml', path: text.file.path, source: piece, root: next },
                });
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/known-objects.js
/** What a kustomization draws in, whether it was opened for its DNS or not. */





/** Objects that are reported apart; of more it is not known. */
const MAX_OBJECTS = 5000;
/** A kustomization and all that it draws in, each once. */
function plansBelow(root, context) {
    const found = new Set([root]);
    // A set is gone through in the order in which it grows.
    for (const plan of found)
        for (const { path } of [...plan.resources, ...plan.components]) {
            const below = path === undefined ? undefined : context.plans.get(path);
            if (below !== undefined)
                found.add(below);
        }
    return [...found];
}
/** Whether this object may stand in a file that was not opened, or come from what is not at hand. */
function mayContain(plan, id, context) {
    // A component works on what its users draw in.
    if (plan.component)
        return true;
    const known = context.held.get(plan.directory) ?? known_objects_heldBy(plan, context);
    context.held.set(plan.directory, known);
    return (known === 'anything' || known.some((own) => own.kind === id.kind && id.name.includes(own.name) && own.fits(id)));
}
function known_objects_heldBy(plan, context) {
    const plans = plansBelow(plan, context);
    const moves = ['namespace', 'transformers'].some((key) => plans.some((one) => (0,documents_document/* child */.jf)(one.root, key) !== undefined));
    const fits = (own) => (id) => moves || built_object_effective(own.namespace) === built_object_effective(id.namespace);
    const found = [];
    for (const one of plans) {
        if (['helmCharts', 'helmChartInflationGenerator', 'generators'].some((key) => (0,documents_document/* child */.jf)(one.root, key) !== undefined))
            return 'anything';
        for (const { path } of [...one.resources, ...one.components]) {
            if (path === undefined)
                return 'anything';
            if (context.plans.has(path))
                continue;
            const file = context.read(path);
            if (file === undefined)
                return 'anything';
            for (const { root } of openObjects((0,source_text/* wholeFile */.AA)(file), (0,synthetic_source/* openLedger */.au)(), true)) {
                if (root.kind !== 'map' || found.length > MAX_OBJECTS)
                    return 'anything';
                const own = idOf({ root, path, before: [] });
                found.push({ ...own, fits: fits(own) });
            }
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/facts.js
/** From built objects back to facts. */



/** What the roots state, at home where they are built. `relevant`: roots that decide something about DNS. */
function readObjects(roots, context, factsOf) {
    const facts = [];
    const notices = [];
    const relevant = new Set();
    const known = new Map();
    for (const { directory, objects } of roots) {
        const clusterPath = directory === '' ? 'kustomization.yaml' : `${directory}/kustomization.yaml`;
        const plan = context.plans.get(directory);
        const isOpen = plan !== undefined && plansBelow(plan, context).some((one) => context.unfollowed.has(one.directory));
        for (const object of objects) {
            let own = object.chart === undefined ? known.get(object.root) : [object.chart];
            if (own === undefined) {
                // Never applied to a cluster (api/internal/target IgnoreLocal).
                const local = (0,documents_document/* child */.jf)(object.root, 'metadata', 'annotations', 'config.kubernetes.io/local-config');
                const document = local?.kind === 'scalar' && local.text.text !== 'false'
                    ? undefined
                    : (context.originals.get(object.root) ??
                        writtenObject(object.root, object.path, context.factory.syntheticSource));
                const reading = document === undefined ? { value: [], notices: [] } : factsOf(document);
                own = reading.value;
                known.set(object.root, own);
                for (const notice of reading.notices)
                    notices.push(notice);
            }
            for (const fact of own) {
                facts.push({ ...(isOpen ? assumed(fact) : fact), clusterPath });
                if (decides(fact))
                    relevant.add(directory);
            }
        }
    }
    return { facts, notices, relevant };
}
const NOT_FOLLOWED = 'what is not followed of the kustomization changes nothing here';
/** What comes of pods that something else may have changed. */
function assumed(fact) {
    return fact.kind === 'workload' ? { ...fact, assumes: [...(fact.assumes ?? []), NOT_FOLLOWED] } : fact;
}
/** Whether a fact has to do with where names go; most objects have not. */
function decides(fact) {
    switch (fact.kind) {
        case 'config-map':
            return fact.data.some((entry) => /corefile/i.test(entry.key) || /\bforward\b|stubDomains/.test(entry.text.text));
        case 'service':
            return fact.ports.some((port) => port.port === 53) || fact.name === 'kube-dns';
        case 'workload':
            return (fact.dnsPolicy !== undefined || fact.containers.some((one) => /coredns|node-cache/.test(one.image?.value ?? '')));
        default:
            return true;
    }
}
/** Facts less those of files that a root draws in. Values of charts stay at hand, wherever they lie. */
function factsOfDrawnFiles(facts, context) {
    return facts.filter((fact) => fact.kind === 'chart-values' ||
        (fact.kind !== 'kustomization' && fact.kind !== 'json-patch' && !context.used.has(fact.at.file.path)));
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/generators.js
/** ConfigMaps and Secrets that a kustomization makes of files, literals and environment files (api/internal/generators, api/kv). */




/** The objects with what every generator adds, merges or replaces (api/resmap appendReplaceOrMerge). */
function generated(objects, kustomization, around) {
    const out = [...objects];
    const byId = new Map();
    const index = (object, at) => {
        for (const id of built_object_idsOf(object))
            byId.set(generators_keyOf(id), at);
    };
    let indexed = false;
    for (const [key, kind] of [
        ['configMapGenerator', 'ConfigMap'],
        ['secretGenerator', 'Secret'],
    ]) {
        for (const generator of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(kustomization, key))) {
            const made = objectOf(kind, generator, kustomization, around);
            if (made === undefined)
                continue;
            if (!indexed)
                out.forEach(index);
            indexed = true;
            const id = idOf(made);
            const behavior = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(generator, 'behavior')) ?? 'create';
            const at = byId.get(generators_keyOf(id));
            const old = at === undefined ? undefined : out[at];
            const known = old !== undefined && at !== undefined;
            const mends = behavior === 'merge' || behavior === 'replace';
            if (known === mends) {
                if (known)
                    out[at] = over(old, made, behavior === 'merge');
                else
                    index(made, out.push(made) - 1);
                continue;
            }
            // What is not opened may well be what is meant.
            if (!known && around.mayMend(id))
                continue;
            const because = known
                ? `kustomize refuses a second ${kind} \`${id.name}\`: \`behavior\` has to be merge or replace`
                : `kustomize refuses to ${behavior} \`${id.name}\`: there is no ${kind} of this name in this namespace`;
            around.factory.remark('unreadable', because, generator);
        }
    }
    return out;
}
function generators_keyOf({ kind, name, namespace }) {
    return `${kind}\n${built_object_effective(namespace)}\n${name}`;
}
/** A Secret's texts are kept in clear, so that each leads to its own place; the tool writes them as base64. */
function fieldOf(kind) {
    return kind === 'Secret' ? 'stringData' : 'data';
}
/** Labels, annotations and the name that the object has by now are kept. */
function over(old, made, merge) {
    const metadata = (0,documents_document/* child */.jf)(old.root, 'metadata');
    const field = fieldOf((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(made.root, 'kind')));
    const data = new Map(merge ? (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(old.root, field)).map((entry) => [entry.key, entry]) : []);
    for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(made.root, field)))
        data.set(entry.key, entry);
    const place = (0,documents_document/* child */.jf)(made.root, field)?.span ?? made.root.span;
    // What a Secret holds in base64 stays beside what is generated in clear, and gives way to it.
    const encoded = merge && field === 'stringData' ? (0,documents_document/* entryOf */.Ms)(old.root, 'data') : undefined;
    const root = {
        ...made.root,
        entries: made.root.entries.flatMap((entry) => {
            if (entry.key === 'metadata')
                return metadata === undefined ? [entry] : [{ ...entry, value: withMetadata(metadata, entry.value) }];
            return entry.key === field ? [] : [entry];
        }),
    };
    return {
        ...old,
        root: {
            ...root,
            entries: [
                ...root.entries,
                ...(encoded === undefined ? [] : [encoded]),
                ...(data.size === 0
                    ? []
                    : [
                        {
                            key: field,
                            keySpan: place,
                            value: { kind: 'map', span: place, entries: [...data.values()] },
                        },
                    ]),
            ],
        },
    };
}
function withMetadata(old, made) {
    if (old.kind !== 'map')
        return old;
    const all = new Map(old.entries.map((entry) => [entry.key, entry]));
    for (const key of ['labels', 'annotations']) {
        const added = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(made, key));
        if (added.length === 0)
            continue;
        const before = all.get(key);
        const joined = new Map([...added, ...(0,documents_document/* entries */.jO)(before?.value)].map((entry) => [entry.key, entry]));
        for (const entry of added)
            joined.set(entry.key, entry);
        const span = before?.value.span ?? old.span;
        all.set(key, { key, keySpan: span, value: { kind: 'map', span, entries: [...joined.values()] } });
    }
    return { ...old, entries: [...all.values()] };
}
function objectOf(kind, generator, kustomization, around) {
    const name = (0,documents_document/* child */.jf)(generator, 'name');
    if ((0,documents_document/* scalarText */.ws)(name) === undefined || name === undefined)
        return undefined;
    const { syntheticSource } = around.factory;
    const { span } = generator;
    const entry = (key, value) => ({ key, keySpan: value.span, value });
    const map = (list, at = span) => ({ kind: 'map', entries: list, span: at });
    const namespace = (0,documents_document/* child */.jf)(generator, 'namespace');
    const data = dataOf(generator, around);
    const pairs = (key) => {
        const all = new Map();
        for (const options of [(0,documents_document/* child */.jf)(kustomization, 'generatorOptions'), (0,documents_document/* child */.jf)(generator, 'options')])
            for (const one of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(options, key)))
                all.set(one.key, one);
        return all.size === 0 ? [] : [{ key, keySpan: span, value: map([...all.values()]) }];
    };
    const root = map([
        entry('apiVersion', (0,synthetic_source/* textNode */.qn)(syntheticSource, 'v1', name.span)),
        entry('kind', (0,synthetic_source/* textNode */.qn)(syntheticSource, kind, name.span)),
        entry('metadata', map([
            entry('name', name),
            ...(namespace === undefined ? [] : [entry('namespace', namespace)]),
            ...pairs('labels'),
            ...pairs('annotations'),
        ])),
        ...(data.length === 0 ? [] : [entry(fieldOf(kind), map(data))]),
    ]);
    return { root, path: around.path, before: [] };
}
function dataOf(generator, around) {
    const data = new Map();
    const add = (key, text, { span }) => {
        data.set(key, { key, keySpan: span, value: { kind: 'scalar', value: text.text, text, span } });
    };
    const environment = [
        ...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(generator, 'envs')),
        ...[(0,documents_document/* child */.jf)(generator, 'env')].filter((one) => one !== undefined),
    ];
    for (const node of environment) {
        const path = (0,documents_document/* scalarText */.ws)(node) ?? '';
        const file = around.passes(path) ? undefined : around.read(path, node);
        if (file !== undefined)
            for (const line of environmentLines((0,source_text/* wholeFile */.AA)(file)))
                add(line.key, { ...line.text, secret: true }, node);
    }
    for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(generator, 'literals'))) {
        const text = node.kind === 'scalar' ? node.text : undefined;
        const equals = text?.text.indexOf('=') ?? -1;
        if (text === undefined || equals <= 0)
            continue;
        add(text.text.slice(0, equals), generators_unquoted(text, equals + 1), node);
    }
    for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(generator, 'files'))) {
        const written = (0,documents_document/* scalarText */.ws)(node) ?? '';
        const equals = written.indexOf('=');
        const path = written.slice(equals + 1);
        if (around.passes(written))
            continue;
        const file = around.read(path, node);
        if (file === undefined)
            continue;
        add(equals === -1 ? path.slice(path.lastIndexOf('/') + 1) : written.slice(0, equals), (0,source_text/* wholeFile */.AA)(file), node);
    }
    return [...data.values()];
}
/** One pair of quotes around a literal's value is taken off (api/kv parseLiteralSource). */
function generators_unquoted(text, from) {
    const [first, last] = [text.text[from], text.text[text.text.length - 1]];
    const quoted = text.text.length > from + 1 && (first === '"' || first === "'") && first === last;
    return quoted ? (0,source_text/* slice */.di)(text, from + 1, text.text.length - 1) : (0,source_text/* slice */.di)(text, from, text.text.length);
}
/** Lines `KEY=value`; comments and blank lines are left out, spaces before a key too, and nothing is unquoted (api/kv keyValuesFromLine). */
function environmentLines(text) {
    const lines = [];
    for (let at = 0; at < text.text.length;) {
        const feed = text.text.indexOf('\n', at);
        const next = feed === -1 ? text.text.length : feed;
        let end = next;
        if (text.text[end - 1] === '\r')
            end -= 1;
        let start = at;
        while (start < end && /[\s\uFEFF]/.test(text.text[start] ?? ''))
            start += 1;
        at = next + 1;
        const line = text.text.slice(start, end);
        const equals = line.indexOf('=');
        if (line.startsWith('#') || equals <= 0)
            continue;
        lines.push({ key: line.slice(0, equals), text: (0,source_text/* slice */.di)(text, start + equals + 1, end) });
    }
    return lines;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/field-specs.js
/** Places of fields as configurations name them, and pairs that are set there (api/types/fieldspec.go, api/filters/fsslice). */



/** Pairs that are set on every object; Kubernetes bounds an object's labels by its size only. */
const MAX_PAIRS = 500;
/** A map with these pairs over its own. */
function joinedPairs(old, pairs) {
    const all = new Map((0,documents_document/* entries */.jO)(old).map((entry) => [entry.key, entry]));
    for (const entry of pairs.entries.slice(0, MAX_PAIRS))
        all.set(entry.key, entry);
    return { kind: 'map', span: old?.span ?? pairs.span, entries: [...all.values()] };
}
/** Pairs at the fields that are listed. */
function field_specs_paired(object, pairs, specs) {
    if (pairs?.kind !== 'map' || pairs.entries.length === 0 || object.chart !== undefined)
        return object;
    let root = object.root;
    for (const spec of (0,documents_document/* items */.ld)(specs)) {
        if (!field_specs_concerns(spec, object))
            continue;
        const path = ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'path')) ?? '').replaceAll('[]', '').split('/');
        const create = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'create')) === 'true';
        root = (0,synthetic_source/* atPath */.Z$)(root, path, (old) => joinedPairs(old, pairs), create);
    }
    return changed(object, root);
}
/** `group`, `version` and `kind` of a field's place, each as far as it is said (api/types/fieldspec.go). */
function field_specs_concerns(spec, object) {
    const { group, version } = groupVersionOf(object.root);
    const said = (key) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, key)) ?? '';
    return ((said('group') === '' || said('group') === group) &&
        (said('version') === '' || said('version') === version) &&
        (said('kind') === '' || said('kind') === idOf(object).kind));
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/names.js
/** Namespaces, prefixes and suffixes, and the references that follow them. */



/** Kinds without a namespace, as far as they stand beside DNS (kyaml/openapi IsNamespaceScoped). */
const CLUSTER_SCOPED = /^(?:Namespace|Node|PersistentVolume|ClusterRole|ClusterRoleBinding|CustomResourceDefinition|StorageClass|PriorityClass|IngressClass|APIService|(?:Validating|Mutating)WebhookConfiguration|CSIDriver|RuntimeClass)$/;
/** Every object moves; what has no namespace stays without (api/filters/namespace). */
function setNamespace(object, namespace, factory) {
    const text = (0,documents_document/* scalarText */.ws)(namespace) ?? '';
    if (text === '' || CLUSTER_SCOPED.test(idOf(object).kind))
        return object;
    if (object.chart !== undefined)
        return 'namespace' in object.chart ? { ...object, chart: { ...object.chart, namespace: text } } : object;
    const metadata = (0,documents_document/* child */.jf)(object.root, 'metadata');
    if (metadata?.kind !== 'map' || (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, 'namespace')) === text)
        return object;
    const value = (0,synthetic_source/* textNode */.qn)(factory.syntheticSource, text, namespace.span);
    return changed(object, (0,synthetic_source/* withKey */.iC)(object.root, 'metadata', (0,synthetic_source/* withKey */.iC)(metadata, 'namespace', value, namespace.span)));
}
/** `namePrefix` and `nameSuffix`: not of CustomResourceDefinitions, APIServices and Namespaces (api/internal/builtins PrefixTransformer). */
function addPrefixSuffix(objects, prefix, suffix, factory) {
    if (prefix === '' && suffix === '')
        return objects;
    const renamed = new Map();
    const out = objects.map((object) => {
        const { kind, name, namespace } = idOf(object);
        if (object.chart !== undefined || name === '' || /^(?:CustomResourceDefinition|APIService|Namespace)$/.test(kind))
            return object;
        const next = prefix + name + suffix;
        renamed.set(names_keyOf(kind, namespace, name), next);
        return changed(object, names_named(object.root, next, factory));
    });
    return out.map((object) => referring(object, (kind, namespace, name) => renamed.get(names_keyOf(kind, namespace, name)), factory));
}
/** References that still use an earlier name of an object: a patch above speaks of what lies below. */
function settled(objects, factory) {
    const current = new Set();
    const earlier = new Map();
    for (const object of objects) {
        const now = idOf(object);
        current.add(names_keyOf(now.kind, now.namespace, now.name));
        for (const old of object.before) {
            if (old.name === now.name)
                continue;
            const key = names_keyOf(now.kind, now.namespace, old.name);
            const known = earlier.get(key);
            // Two objects of one earlier name: nobody knows which is meant.
            earlier.set(key, earlier.has(key) && known !== now.name ? undefined : now.name);
        }
    }
    if (earlier.size === 0)
        return objects;
    return objects.map((object) => referring(object, (kind, namespace, name) => {
        const key = names_keyOf(kind, namespace, name);
        return current.has(key) ? undefined : earlier.get(key);
    }, factory));
}
function names_keyOf(kind, namespace, name) {
    return `${kind}\n${built_object_effective(namespace)}\n${name}`;
}
function names_named(root, name, factory) {
    const old = (0,documents_document/* child */.jf)(root, 'metadata', 'name');
    return old === undefined
        ? root
        : (0,synthetic_source/* atPath */.Z$)(root, ['metadata', 'name'], () => (0,synthetic_source/* textNode */.qn)(factory.syntheticSource, name, old.span), false);
}
/** The ways to names of ConfigMaps and Secrets below a pod's spec (api/internal/konfig/builtinpluginconsts/namereference.go). */
const BELOW_POD = [
    ['ConfigMap', 'configMapKeyRef', 'configMapRef', 'configMap', 'name'],
    ['Secret', 'secretKeyRef', 'secretRef', 'secret', 'secretName'],
].flatMap(([kind, key, from, volume, field]) => [
    { kind, path: ['volumes', volume, field] },
    { kind, path: ['volumes', 'projected', 'sources', volume, 'name'] },
    ...['containers', 'initContainers'].flatMap((list) => [
        { kind, path: [list, 'env', 'valueFrom', key, 'name'] },
        { kind, path: [list, 'envFrom', from, 'name'] },
    ]),
]);
/** Where a kind keeps its pod's spec. */
function podSpecOf(kind) {
    if (kind === 'Pod')
        return ['spec'];
    if (kind === 'PodTemplate')
        return ['template', 'spec'];
    if (kind === 'CronJob')
        return ['spec', 'jobTemplate', 'spec', 'template', 'spec'];
    return /^(?:Deployment|DaemonSet|StatefulSet|ReplicaSet|ReplicationController|Job)$/.test(kind)
        ? ['spec', 'template', 'spec']
        : undefined;
}
function referring(object, nameOf, factory) {
    const { kind, namespace } = idOf(object);
    const pod = podSpecOf(kind);
    if (pod === undefined || object.chart !== undefined)
        return object;
    let root = object.root;
    const rename = (of, path) => {
        root = (0,synthetic_source/* atPath */.Z$)(root, path, (old) => {
            const name = (0,documents_document/* scalarText */.ws)(old);
            const next = name === undefined ? undefined : nameOf(of, namespace, name);
            return next === undefined || old === undefined ? old : (0,synthetic_source/* textNode */.qn)(factory.syntheticSource, next, old.span);
        }, false);
    };
    for (const one of BELOW_POD)
        rename(one.kind, [...pod, ...one.path]);
    if (kind === 'StatefulSet')
        rename('Service', ['spec', 'serviceName']);
    return changed(object, root);
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/labels.js
/** Labels, annotations, images and counts that a kustomization sets on everything it holds. */





const WITH_MATCH_LABELS = /^(?:Deployment|DaemonSet|StatefulSet|ReplicaSet)$/;
/** `labels`, then `commonLabels`, whose field list is api/internal/konfig/builtinpluginconsts/commonlabels.go. */
function setLabels(object, kustomization) {
    let setLabels = object;
    for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(kustomization, 'labels')))
        setLabels = field_specs_paired(setLabels, (0,documents_document/* child */.jf)(one, 'pairs'), (0,documents_document/* child */.jf)(one, 'fields'));
    let root = setLabels.root;
    for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(kustomization, 'labels'))) {
        const pairs = (0,documents_document/* child */.jf)(one, 'pairs');
        const selectors = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'includeSelectors')) === 'true';
        const templates = selectors || (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'includeTemplates')) === 'true';
        root = withLabels(root, idOf(object).kind, pairs, templates, selectors);
    }
    root = withLabels(root, idOf(object).kind, (0,documents_document/* child */.jf)(kustomization, 'commonLabels'), true, true);
    return changed(setLabels, root);
}
function withLabels(root, kind, pairs, templates, selectors) {
    if (pairs?.kind !== 'map' || pairs.entries.length === 0)
        return root;
    const set = (node, path) => (0,synthetic_source/* atPath */.Z$)(node, path, (old) => joinedPairs(old, pairs), true);
    let out = set(root, ['metadata', 'labels']);
    const pod = podSpecOf(kind);
    if (templates && pod !== undefined && pod.length > 1)
        out = set(out, [...pod.slice(0, -1), 'metadata', 'labels']);
    if (!selectors)
        return out;
    if (kind === 'Service' || kind === 'ReplicationController')
        out = set(out, ['spec', 'selector']);
    else if (WITH_MATCH_LABELS.test(kind))
        out = set(out, ['spec', 'selector', 'matchLabels']);
    return out;
}
/** `commonAnnotations`: of objects and of pod templates. */
function annotated(object, kustomization) {
    const pairs = (0,documents_document/* child */.jf)(kustomization, 'commonAnnotations');
    if (pairs?.kind !== 'map' || pairs.entries.length === 0)
        return object;
    const set = (node, path) => (0,synthetic_source/* atPath */.Z$)(node, path, (old) => joinedPairs(old, pairs), true);
    const pod = podSpecOf(idOf(object).kind);
    const root = set(object.root, ['metadata', 'annotations']);
    return changed(object, pod === undefined || pod.length < 2 ? root : set(root, [...pod.slice(0, -1), 'metadata', 'annotations']));
}
/** `images`: by the exact name, whatever the tag (api/filters/imagetag). */
function setImages(object, images, factory) {
    const pod = podSpecOf(idOf(object).kind);
    if (pod === undefined || images.length === 0)
        return object;
    let root = object.root;
    for (const image of images)
        for (const list of ['containers', 'initContainers'])
            root = (0,synthetic_source/* atPath */.Z$)(root, [...pod, list, 'image'], (old) => labels_imageOf(old, image, factory), false);
    return changed(object, root);
}
function labels_imageOf(old, image, factory) {
    const text = (0,documents_document/* scalarText */.ws)(old);
    if (text === undefined)
        return old;
    const written = splitImage(text);
    if (written.name !== (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(image, 'name')))
        return old;
    const said = (key) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(image, key)) || undefined;
    const name = said('newName') ?? written.name;
    const [newTag, digest, suffix] = [said('newTag'), said('digest'), said('tagSuffix')];
    const tag = newTag ?? (digest === undefined ? written.tag : undefined);
    const kept = newTag === undefined ? (digest ?? written.digest) : digest;
    const place = (0,documents_document/* child */.jf)(image, 'newTag') ?? (0,documents_document/* child */.jf)(image, 'newName') ?? image;
    const next = `${name}${tag === undefined ? '' : `:${tag}${suffix ?? ''}`}${kept === undefined ? '' : `@${kept}`}`;
    return next === text ? old : (0,synthetic_source/* textNode */.qn)(factory.syntheticSource, next, place.span);
}
/** A colon before a slash is a port of the registry (api/internal/image Split). */
function splitImage(text) {
    const hash = text.indexOf('@');
    const rest = hash === -1 ? text : text.slice(0, hash);
    const colon = rest.indexOf(':', rest.lastIndexOf('/') + 1);
    return {
        name: colon === -1 ? rest : rest.slice(0, colon),
        ...(colon === -1 ? {} : { tag: rest.slice(colon + 1) }),
        ...(hash === -1 ? {} : { digest: text.slice(hash + 1) }),
    };
}
/** `replicas`, which decide nothing here and are kept so that what is built is what is built. */
function setReplicas(object, replicas) {
    const { kind, name } = idOf(object);
    if (!/^(?:Deployment|StatefulSet|ReplicaSet|ReplicationController)$/.test(kind))
        return object;
    const known = new Set([name, ...object.before.map((id) => id.name)]);
    const count = replicas.find((one) => known.has((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name')) ?? ''));
    const value = (0,documents_document/* child */.jf)(count, 'count');
    return value === undefined
        ? object
        : changed(object, (0,synthetic_source/* atPath */.Z$)(object.root, ['spec', 'replicas'], () => value, true));
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/chart-facts.js
/**
 * Patches of what a chart makes that the kustomization inflates (`helmCharts`). No template is run, so there is no tree to
 * patch: what the patch says of DNS is put on the facts instead.
 */


/** A strategic merge, as far as the facts of an object go: maps merge, containers and volumes merge by name. */
function mergedFact(fact, piece) {
    if (kindOfFact(fact) !== kindOfFact(piece))
        return fact;
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
function mergedData(old, more) {
    const keys = new Set(more.map((entry) => entry.key));
    return [...old.filter((entry) => !keys.has(entry.key)), ...more];
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
/** The operations that decide about DNS: a ConfigMap's values, an address, and what a pod template says of its resolver. */
function operatedFact(fact, patch, syntheticSource) {
    let out = fact;
    for (const operation of (0,documents_document/* items */.ld)(patch)) {
        const op = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'op')) ?? '';
        const value = (0,documents_document/* child */.jf)(operation, 'value');
        const text = value?.kind === 'scalar' && value.value !== null && op !== 'remove' ? value.text : undefined;
        const at = syntheticSource.placeOf(value ?? operation);
        const said = text === undefined ? undefined : { value: text.text, at };
        const words = ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'path')) ?? '')
            .slice(1)
            .split('/')
            .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'));
        const way = words.join('/');
        if (out.kind === 'config-map' && words[0] === 'data' && words.length === 2) {
            const key = words[1] ?? '';
            const others = out.data.filter((entry) => entry.key !== key);
            out = { ...out, data: text === undefined ? others : [...others, { key, text, at }] };
        }
        else if (out.kind === 'service' && way === 'spec/clusterIP') {
            out = { ...out, clusterIPs: said === undefined ? [] : [said] };
        }
        else if (out.kind === 'workload' && way === 'spec/template/spec/dnsPolicy') {
            const { dnsPolicy: _, ...less } = out;
            out = said === undefined ? less : { ...less, dnsPolicy: said };
        }
        else if (out.kind === 'workload' && way === 'spec/template/spec/hostNetwork') {
            out = { ...out, hostNetwork: text?.text === 'true' };
        }
    }
    return out;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/json-patch.js
/** Operations on a tree (RFC 6902), with the refusals of the library that kustomize uses (evanphx/json-patch). */



/** Steps of a pointer; a path in a Kubernetes object has a dozen. */
const json_patch_MAX_STEPS = 60;
/** Values that `copy` may copy at once; without a bound a dozen lines double themselves to nothing else. */
const MAX_COPIED = 2000;
/** Operations of one patch: each copies what lies along its path. */
const MAX_OPERATIONS = 1000;
function jsonPatch(root, patch) {
    let out = root;
    const operations = (0,documents_document/* items */.ld)(patch);
    if (operations.length > MAX_OPERATIONS)
        return { root, refused: { because: `it has more than ${MAX_OPERATIONS} operations`, at: patch } };
    for (const operation of operations) {
        const done = operate(out, operation);
        if (typeof done === 'string' || done.kind !== 'map')
            return { root, refused: { because: typeof done === 'string' ? done : 'it replaces the object', at: operation } };
        out = done;
    }
    return { root: out };
}
function operate(root, operation) {
    const op = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'op'));
    const to = pointer((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'path')));
    const value = (0,documents_document/* child */.jf)(operation, 'value');
    if (to === undefined || to.length === 0)
        return 'the path is none';
    switch (op) {
        case 'add':
        case 'replace':
            return json_patch_put(root, to, value ?? nothing(operation), op === 'add', keySpanOf(operation));
        case 'remove':
            return json_patch_put(root, to, undefined, false, operation.span);
        case 'test': {
            const found = json_patch_at(root, to);
            if (isNothing(value))
                return isNothing(found) && holder(root, to) !== undefined ? root : 'the test fails';
            return found !== undefined && value !== undefined && same(found, value) ? root : 'the test fails';
        }
        case 'copy':
        case 'move': {
            const from = pointer((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'from')));
            if (from === undefined || from.length === 0)
                return 'there is nothing to take';
            // A key that is not there is copied as null (evanphx/json-patch partialDoc.get).
            const absent = op === 'copy' && holder(root, from)?.kind === 'map' ? nothing(operation) : undefined;
            const found = json_patch_at(root, from) ?? absent;
            if (found === undefined)
                return 'there is nothing to take';
            if (size(found) > MAX_COPIED)
                return 'it copies too much';
            const left = op === 'copy' ? root : json_patch_put(root, from, undefined, false, operation.span);
            return typeof left === 'string' ? left : json_patch_put(left, to, found, true, operation.span);
        }
        default:
            return 'there is no such operation';
    }
}
/** `null`, standing for the operation. */
function nothing(operation) {
    const op = (0,documents_document/* child */.jf)(operation, 'op');
    if (op?.kind !== 'scalar')
        return operation;
    return { kind: 'scalar', value: null, text: (0,source_text/* slice */.di)(op.text, 0, 0), span: operation.span };
}
function isNothing(node) {
    return node === undefined || (node.kind === 'scalar' && node.value === null);
}
/** What the last step of a path leads into. */
function holder(root, path) {
    return json_patch_at(root, path.slice(0, -1));
}
function keySpanOf(operation) {
    const entry = operation.kind === 'map' ? operation.entries.find((one) => one.key === 'path') : undefined;
    return entry?.value.span ?? operation.span;
}
function pointer(text) {
    if (text === undefined || !text.startsWith('/'))
        return text === '' ? [] : undefined;
    const steps = text
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return steps.length > json_patch_MAX_STEPS ? undefined : steps;
}
function json_patch_at(root, path) {
    let node = root;
    for (const step of path)
        node = node?.kind === 'sequence' ? node.items[indexOf(step, node.items.length - 1) ?? -1] : (0,documents_document/* child */.jf)(node, step);
    return node;
}
/** A position of a list, at most `last`; negative ones count from the end (evanphx/json-patch SupportNegativeIndices). */
function indexOf(step, last) {
    if (!/^-?\d{1,9}$/.test(step))
        return undefined;
    const number = Number(step);
    const index = number < 0 ? number + last + 1 : number;
    return index >= 0 && index <= last ? index : undefined;
}
function json_patch_put(node, path, value, add, keySpan) {
    const [step = '', ...rest] = path;
    if (node.kind === 'scalar')
        return 'the path leads into a value';
    if (rest.length > 0) {
        const position = node.kind === 'sequence' ? indexOf(step, node.items.length - 1) : undefined;
        const next = json_patch_at(node, [step]);
        if (next === undefined)
            return `there is no \`${step}\``;
        const below = json_patch_put(next, rest, value, add, keySpan);
        if (typeof below === 'string')
            return below;
        if (node.kind === 'map')
            return (0,synthetic_source/* withKey */.iC)(node, step, below);
        return { ...node, items: node.items.map((item, index) => (index === position ? below : item)) };
    }
    if (node.kind === 'map') {
        // Replacing a key that is not there adds it, as the real tool was seen to do.
        if (value === undefined && (0,documents_document/* child */.jf)(node, step) === undefined)
            return `there is no \`${step}\``;
        return (0,synthetic_source/* withKey */.iC)((0,synthetic_source/* withKey */.iC)(node, step, undefined), step, value, keySpan);
    }
    if (add && value !== undefined) {
        const index = step === '-' ? node.items.length : indexOf(step, node.items.length);
        if (index === undefined)
            return `there is no place \`${step}\` in the list`;
        return { ...node, items: [...node.items.slice(0, index), value, ...node.items.slice(index)] };
    }
    const index = indexOf(step, node.items.length - 1);
    if (index === undefined)
        return `there is no item \`${step}\``;
    return {
        ...node,
        items: node.items.flatMap((item, position) => (position !== index ? [item] : value === undefined ? [] : [value])),
    };
}
function size(node) {
    let count = 0;
    const open = [node];
    for (let next = open.pop(); next !== undefined && count <= MAX_COPIED; next = open.pop()) {
        count += 1;
        if (next.kind === 'map')
            for (const entry of next.entries)
                open.push(entry.value);
        else if (next.kind === 'sequence')
            for (const item of next.items)
                open.push(item);
    }
    return count;
}
/** Equal values; maps whatever their order. A test of anything larger than a screen is taken to pass. */
function same(a, b) {
    if (size(a) > MAX_COPIED || size(b) > MAX_COPIED)
        return true;
    return json_patch_plain(a) === json_patch_plain(b);
}
function json_patch_plain(node) {
    if (node.kind === 'scalar')
        return JSON.stringify(node.value);
    if (node.kind === 'sequence')
        return `[${node.items.map(json_patch_plain).join(',')}]`;
    const last = new Map(node.entries.map((entry) => [entry.key, entry.value]));
    const keys = [...last.keys()].sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${json_patch_plain(last.get(key))}`).join(',')}}`;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/merge-patch.js
/**
 * Strategic merge patches as kustomize applies them (kyaml/yaml/merge2, kyaml/yaml/walk): maps merge, lists of objects
 * merge by the keys that Kubernetes' API names for them, every other list is replaced.
 */


/** Merge keys by the field's name (Kubernetes api, `patchMergeKey` and list-map keys of core/v1). */
const POD_LISTS = new Map([
    ['containers', ['name']],
    ['initContainers', ['name']],
    ['ephemeralContainers', ['name']],
    ['volumes', ['name']],
    ['env', ['name']],
    ['ports', ['containerPort', 'protocol']],
    ['volumeMounts', ['mountPath']],
    ['volumeDevices', ['devicePath']],
    ['imagePullSecrets', ['name']],
    ['hostAliases', ['ip']],
    ['topologySpreadConstraints', ['topologyKey', 'whenUnsatisfiable']],
]);
const SERVICE_LISTS = new Map([['ports', ['port', 'protocol']]]);
const NO_LISTS = new Map();
const POD_KINDS = /^(?:Pod|PodTemplate|Deployment|DaemonSet|StatefulSet|ReplicaSet|ReplicationController|Job|CronJob)$/;
/** Undefined: the patch deletes the object. Types that are not Kubernetes' own have no merge keys. */
function mergePatch(object, patch) {
    const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(object, 'kind')) ?? '';
    const core = /^(?:v1|(?:apps|batch|extensions)\/)/.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(object, 'apiVersion')) ?? '');
    const lists = !core ? NO_LISTS : POD_KINDS.test(kind) ? POD_LISTS : kind === 'Service' ? SERVICE_LISTS : NO_LISTS;
    // The tool takes the directive, and leaves the object as it was.
    if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(patch, '$patch')) === 'replace')
        return object;
    const merged = mergeMap(object, patch, lists);
    return merged?.kind === 'map' ? merged : undefined;
}
function mergeMap(old, patch, lists) {
    const directive = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(patch, '$patch'));
    if (directive === 'delete')
        return undefined;
    const said = directive === undefined ? patch : (0,synthetic_source/* withKey */.iC)(patch, '$patch', undefined);
    if (directive === 'replace')
        return said;
    // Keys keep their order; a key that the patch says leads to the patch, which is where it was said last.
    const entries = new Map();
    for (const entry of old.entries)
        entries.set(entry.key, entry);
    for (const { key, keySpan, value } of said.entries) {
        if (key === '$retainKeys' || key.startsWith('$setElementOrder/') || key.startsWith('$deleteFromPrimitiveList/'))
            continue;
        const before = entries.get(key)?.value;
        const after = mergeValue(before, value, key, lists);
        if (after === undefined)
            entries.delete(key);
        else if (after !== before)
            entries.set(key, { key, keySpan, value: after });
    }
    return { ...old, entries: [...entries.values()] };
}
function mergeValue(old, patch, key, lists) {
    if (patch.kind === 'scalar' && patch.value === null)
        return undefined;
    if (patch.kind === 'map') {
        if (old === undefined || old.kind !== 'map')
            return mergeMap({ ...patch, entries: [] }, patch, lists);
        return patch.entries.length === 0 ? old : mergeMap(old, patch, lists);
    }
    if (patch.kind === 'sequence') {
        const keys = lists.get(key);
        if (keys === undefined)
            return patch;
        return mergeList(old?.kind === 'sequence' ? old : { ...patch, items: [] }, patch, keys, lists);
    }
    return patch;
}
/**
 * Elements of the patch come first, as kustomize prepends them; with two merge keys only those that are new. An element
 * without the second key is found by the first.
 */
function mergeList(old, patch, keys, lists) {
    const said = patch.items.filter((item) => item.kind === 'map');
    const directives = said.filter((item) => merge_patch_identity(item, keys) === '' && (0,documents_document/* child */.jf)(item, '$patch') !== undefined);
    if (directives.some((item) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, '$patch')) === 'replace'))
        return { ...patch, items: said.filter((item) => !directives.includes(item)) };
    const rest = new Map(old.items.map((item) => [item, true]));
    const index = new Map();
    for (const item of old.items.toReversed()) {
        index.set(merge_patch_identity(item, keys), item);
        index.set(merge_patch_identity(item, keys.slice(0, 1)), item);
    }
    const first = [];
    const inPlace = new Map();
    for (const item of said) {
        const own = merge_patch_identity(item, keys);
        const found = index.get(own.includes('\n') || keys.length === 1 ? own : merge_patch_identity(item, keys.slice(0, 1)));
        const known = found !== undefined && rest.has(found) && own !== '' ? found : undefined;
        const stays = known !== undefined && (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, '$patch')) === 'replace';
        const made = stays
            ? known
            : mergeMap(known?.kind === 'map' ? known : { ...item, entries: [] }, item, lists);
        if (known !== undefined && keys.length > 1)
            inPlace.set(known, made);
        else {
            if (known !== undefined)
                rest.delete(known);
            if (made !== undefined)
                first.push(made);
        }
    }
    const items = [...first];
    for (const item of rest.keys()) {
        const made = inPlace.has(item) ? inPlace.get(item) : item;
        if (made !== undefined)
            items.push(made);
    }
    return { ...patch, items };
}
function merge_patch_identity(item, keys) {
    return keys.flatMap((key) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, key)) ?? []).join('\n');
}

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/select.js
/** Which objects a patch's `target` means (kustomize api/types/selector.go, api/resmap Select). */




/** Kind, name, namespace, group and version are anchored regular expressions; names may be earlier ones. */
function selectorOf(target) {
    const pattern = (key) => matcher((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(target, key)));
    const [group, version, kind, name, namespace] = [
        pattern('group'),
        pattern('version'),
        pattern('kind'),
        pattern('name'),
        pattern('namespace'),
    ];
    const labels = requirements((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(target, 'labelSelector')));
    const annotations = requirements((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(target, 'annotationSelector')));
    return (object) => {
        const gv = groupVersionOf(object.root);
        const ids = built_object_idsOf(object);
        if (object.chart === undefined && !(group(gv.group) && version(gv.version)))
            return false;
        if (!kind(ids[ids.length - 1]?.kind ?? ''))
            return false;
        if (!ids.some((id) => name(id.name) && namespace(built_object_effective(id.namespace))))
            return false;
        return (labels((0,synthetic_source/* textsOf */.CB)((0,documents_document/* child */.jf)(object.root, 'metadata', 'labels'))) &&
            annotations((0,synthetic_source/* textsOf */.CB)((0,documents_document/* child */.jf)(object.root, 'metadata', 'annotations'))));
    };
}
function matcher(pattern) {
    if (pattern === undefined || pattern === '')
        return () => true;
    try {
        const compiled = build/* RE2JS */.L3.compile(`^(?:${pattern})$`);
        return (text) => text === pattern || compiled.matcher(text).find();
    }
    catch {
        return (text) => text === pattern;
    }
}
/** Kubernetes' label selectors (apimachinery pkg/labels Parse): `a=b`, `a!=b`, `a in (b,c)`, `a notin (b)`, `a`, `!a`. */
function requirements(text) {
    if (text === undefined || text.trim() === '')
        return () => true;
    const tests = partsOf(text).map(requirement);
    return (labels) => tests.every((one) => one(labels));
}
/** Cut at the commas that stand outside of parentheses. */
function partsOf(text) {
    const parts = [];
    let depth = 0;
    let from = 0;
    for (let i = 0; i <= text.length; i += 1) {
        if (text[i] === '(')
            depth += 1;
        else if (text[i] === ')')
            depth -= 1;
        else if ((text[i] === ',' && depth <= 0) || i === text.length) {
            parts.push(text.slice(from, i).trim());
            from = i + 1;
        }
    }
    return parts;
}
function requirement(text) {
    const set = /^([^\s=!()]+)\s+(in|notin)\s*\(([^()]*)\)$/.exec(text);
    if (set !== null) {
        const [, key = '', operator, list = ''] = set;
        const values = new Set(list.split(',').map((one) => one.trim()));
        return (labels) => values.has(labels.get(key) ?? '\0') === (operator === 'in');
    }
    const equality = /^([^\s=!]+)\s*(==?|!=)\s*([^\s=!]*)$/.exec(text);
    if (equality !== null) {
        const [, key = '', operator, value] = equality;
        return (labels) => (labels.get(key) === value) === (operator !== '!=');
    }
    if (text.startsWith('!'))
        return (labels) => !labels.has(text.slice(1).trim());
    return (labels) => labels.has(text);
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/patches.js
/** The patches of one kustomization, in the order in which kustomize applies them. */









/** The patches of these fields of the kustomization. */
function patched(objects, kustomization, fields, around, factsOf) {
    let out = objects;
    for (const field of fields) {
        for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(kustomization, field))) {
            const text = patches_textOf(node, around);
            if (text === undefined)
                continue;
            const patches = openObjects(text.text, around.factory.syntheticSource, true);
            if (text.inline && /^\s*\[/.test(text.text.text) && !isJson(text.text.text)) {
                around.factory.remark('unreadable', 'kustomize reads a patch that begins with `[` as JSON, and this is none', node);
                continue;
            }
            // Several documents: kustomize 5.2 and later apply each, and a target has to fit all.
            if (!around.factory.budget.take('comparisons', out.length * patches.length)) {
                around.factory.remark('unreadable', 'this patch and those after it are not applied: there are too many', node);
                return out;
            }
            for (const { root } of patches) {
                const next = applied(out, root, node, around, factsOf);
                out = field === 'patchesJson6902' ? withNamesOf(out, next) : next;
            }
        }
    }
    return out;
}
/** Operations of this field are not remembered: references to a name that they change stay (PatchJson6902Transformer). */
function withNamesOf(old, next) {
    if (next.length !== old.length)
        return next;
    return next.map((object, i) => object.before === old[i]?.before ? object : { ...object, before: old[i]?.before ?? [] });
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** A path, or the patch in place: a bare item with more than one line or a key is one. */
function patches_textOf(node, around) {
    const inline = node.kind === 'scalar' ? node : (0,documents_document/* child */.jf)(node, 'patch');
    const isPath = node.kind === 'scalar' && !/[\n{]|:\s/.test(node.text.text);
    if (!isPath && inline?.kind === 'scalar' && inline.value !== null)
        return { text: inline.text, inline: true };
    const path = isPath ? node : (0,documents_document/* child */.jf)(node, 'path');
    const file = path === undefined ? undefined : around.read((0,documents_document/* scalarText */.ws)(path) ?? '', path);
    return file === undefined ? undefined : { text: (0,source_text/* wholeFile */.AA)(file), inline: false };
}
function applied(objects, patch, node, around, factsOf) {
    const { factory } = around;
    const target = (0,documents_document/* child */.jf)(node, 'target');
    const targeted = target?.kind === 'map' ? target : undefined;
    if (patch.kind === 'sequence') {
        if (targeted === undefined)
            return objects;
        const isMeant = selectorOf(targeted);
        return objects.map((object) => (isMeant(object) ? operated(object, patch, factory) : object));
    }
    if (patch.kind !== 'map')
        return objects;
    const own = { root: patch, path: '', before: [] };
    const id = idOf(own);
    const isMeant = targeted === undefined
        ? (object) => mayBeCalled(object, id.name) && (built_object_idsOf(object).some((one) => sameId(one, id)) || isChartOf(object, own))
        : selectorOf(targeted);
    const options = (0,documents_document/* child */.jf)(node, 'options');
    const said = partOf(patch, {
        name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(options, 'allowNameChange')) === 'true',
        kind: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(options, 'allowKindChange')) === 'true',
    });
    let facts;
    let isFound = false;
    const out = objects.flatMap((object) => {
        if (!isMeant(object))
            return [object];
        isFound = true;
        const { chart } = object;
        if (chart !== undefined) {
            facts ??= factsOf(patch);
            return [{ ...object, chart: facts.reduce(mergedFact, chart) }];
        }
        if (!isAffordable(object, touchedBy(object.root, said), factory))
            return [object];
        const merged = mergePatch(object.root, said);
        return merged === undefined ? [] : [changed(object, merged)];
    });
    // A target may mean nothing; a patch that names its object itself may not (api/resmap reswrangler.go GetById).
    if (targeted === undefined && id.name !== '' && !isFound && !around.mayContain(id))
        factory.remark('unreadable', `kustomize refuses this patch: nothing in this build is ${id.kind} \`${id.name}\` of namespace \`${built_object_effective(id.namespace)}\``, (0,documents_document/* child */.jf)(patch, 'metadata', 'name') ?? patch);
    return out;
}
/** Any of its names; what a chart makes is looked at further. */
function mayBeCalled({ root, before, chart }, name) {
    return (chart !== undefined ||
        (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name')) === name ||
        before.some((one) => one.name === name));
}
/** What a chart makes has its namespace from the release; a patch that says none means it too. */
function isChartOf(object, patch) {
    if (object.chart === undefined)
        return false;
    const [a, b] = [idOf(object), idOf(patch)];
    return (a.kind === b.kind && a.name === b.name && (b.namespace === '' || built_object_effective(b.namespace) === built_object_effective(a.namespace)));
}
/** Whether the scan may copy so many more values; where it may not, the patch is left out, and that is said. */
function isAffordable(object, values, factory) {
    if (factory.budget.take('values', values))
        return true;
    factory.remark('unreadable', `patches copy too much: \`${idOf(object).name}\` is left as it is`, object.root);
    return false;
}
/** Values beside those that a patch names: they are copied with it. */
function touchedBy(node, patch) {
    if (patch.kind === 'sequence')
        return patch.items.length * (1 + (node?.kind === 'sequence' ? node.items.length : 0));
    if (patch.kind !== 'map' || node?.kind !== 'map')
        return 1;
    let count = (node.entries.length + 1) * (patch.entries.length + 1);
    for (const { key, value } of patch.entries)
        if (value.kind !== 'scalar')
            count += touchedBy((0,documents_document/* child */.jf)(node, key), value);
    return count;
}
function alongPath(root, path) {
    let count = 1;
    let at = root;
    for (const step of path.split('/').slice(1, patches_MAX_STEPS)) {
        if (at?.kind === 'map') {
            count += at.entries.length;
            at = (0,documents_document/* child */.jf)(at, step.replace(/~1/g, '/').replace(/~0/g, '~'));
        }
        else if (at?.kind === 'sequence') {
            count += at.items.length;
            at = at.items[Number(step)];
        }
        else
            break;
    }
    return count;
}
/** Steps of a path that are looked along. */
const patches_MAX_STEPS = 60;
function operated(object, patch, factory) {
    if (object.chart !== undefined)
        return { ...object, chart: operatedFact(object.chart, patch, factory.syntheticSource) };
    let touched = 0;
    for (const operation of (0,documents_document/* items */.ld)(patch))
        touched += alongPath(object.root, (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'path')) ?? '');
    if (!isAffordable(object, touched, factory))
        return object;
    const done = jsonPatch(object.root, patch);
    if (done.refused !== undefined)
        factory.remark('unreadable', `kustomize refuses this operation on \`${idOf(object).name}\`: ${done.refused.because}`, done.refused.at);
    return changed(object, done.root);
}
/** The patch without what only says which object it is for: a name or kind changes with leave only (api/resource ApplySmPatch). */
function partOf(patch, leave) {
    let out = leave.kind ? patch : (0,synthetic_source/* withKey */.iC)((0,synthetic_source/* withKey */.iC)(patch, 'apiVersion', undefined), 'kind', undefined);
    const metadata = (0,documents_document/* child */.jf)(out, 'metadata');
    if (metadata?.kind === 'map') {
        const less = (0,synthetic_source/* withKey */.iC)(metadata, 'namespace', undefined);
        const kept = leave.name ? less : (0,synthetic_source/* withKey */.iC)(less, 'name', undefined);
        out = (0,synthetic_source/* withKey */.iC)(out, 'metadata', kept.entries.length === 0 ? undefined : kept);
    }
    return out;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/replacements.js
/** `replacements`: a field of one object into fields of others (api/filters/replacement). */




const DEFAULT_FIELD = 'metadata.name';
const replacements_MAX_STEPS = 60;
function replaced(objects, replacement, factory) {
    const source = (0,documents_document/* child */.jf)(replacement, 'source');
    const given = (0,documents_document/* child */.jf)(replacement, 'sourceValue');
    const value = given ?? (source === undefined ? undefined : sourceOf(objects, source, factory));
    // A source in what is not at hand, such as a remote base, is remarked there.
    if (value === undefined)
        return objects;
    let out = objects;
    for (const target of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(replacement, 'targets'))) {
        const select = (0,documents_document/* child */.jf)(target, 'select');
        const rejects = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(target, 'reject'));
        const paths = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(target, 'fieldPaths')).flatMap((path) => (0,documents_document/* scalarText */.ws)(path) ?? []);
        if (select === undefined)
            continue;
        if (!factory.budget.take('comparisons', out.length)) {
            factory.remark('unreadable', 'this replacement and those after it are left out: there are too many', target);
            return out;
        }
        out = out.map((object) => {
            if (object.chart !== undefined || !isMeant(object, select) || rejects.some((one) => isMeant(object, one)))
                return object;
            let root = object.root;
            for (const path of paths.length === 0 ? [DEFAULT_FIELD] : paths) {
                const next = set(root, replacements_stepsOf(path), value, (0,documents_document/* child */.jf)(target, 'options'), factory);
                if (next === undefined)
                    factory.remark('unreadable', `kustomize refuses this replacement: \`${idOf(object).name}\` has no field \`${path}\``, target);
                root = next ?? root;
            }
            // Unlike a patch a replacement is not remembered: references to the old name stay (api/filters/replacement).
            return root.kind === 'map' ? { ...object, root } : object;
        });
    }
    return out;
}
/** Fields that are said have to be equal; any name that the object had counts (types.Selector, resid IsSelectedBy). */
function isMeant(object, select) {
    const said = (key) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(select, key)) || undefined;
    const gv = groupVersionOf(object.root);
    const { kind } = idOf(object);
    if ((said('group') ?? gv.group) !== gv.group || (said('version') ?? gv.version) !== gv.version)
        return false;
    if ((said('kind') ?? kind) !== kind)
        return false;
    const [name, namespace] = [said('name'), said('namespace')];
    return built_object_idsOf(object).some((id) => (name === undefined || name === id.name) && (namespace === undefined || namespace === id.namespace));
}
function sourceOf(objects, source, factory) {
    const found = objects.filter((object) => object.chart === undefined && isMeant(object, source));
    const first = found[0];
    if (first === undefined || found.length > 1)
        return undefined;
    let node = first.root;
    for (const step of replacements_stepsOf((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(source, 'fieldPath')) ?? DEFAULT_FIELD))
        node = replacements_below(node, step)[0]?.node;
    const delimiter = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(source, 'options', 'delimiter'));
    if (node === undefined || delimiter === undefined || delimiter === '')
        return node;
    const whole = (0,documents_document/* scalarText */.ws)(node) ?? '';
    if (!factory.budget.take('characters', whole.length)) {
        factory.remark('unreadable', 'replacements take too long texts apart: this one is left out', node);
        return undefined;
    }
    const part = whole.split(delimiter)[Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(source, 'options', 'index')) ?? 0)];
    return part === undefined ? undefined : (0,synthetic_source/* textNode */.qn)(factory.syntheticSource, part, node.span);
}
/** `a.b.[name=x].c`, cut at the dots that are not escaped and stand outside of brackets (kyaml/utils SmarterPathSplitter). */
function replacements_stepsOf(path) {
    const steps = [];
    let step = '';
    let inside = false;
    for (let i = 0; i < path.length; i += 1) {
        const c = path[i] ?? '';
        if (c === '\\' && path[i + 1] === '.') {
            step += '.';
            i += 1;
        }
        else if (c === '.' && !inside) {
            steps.push(step);
            step = '';
        }
        else {
            if (c === '[')
                inside = true;
            if (c === ']')
                inside = false;
            step += c;
        }
    }
    steps.push(step);
    return steps.slice(0, replacements_MAX_STEPS);
}
/** What a step leads to: a key, an item by position, by one of its fields, or every item. */
function replacements_below(node, step) {
    if (node?.kind === 'map') {
        const at = node.entries.findLastIndex((entry) => entry.key === step);
        const entry = node.entries[at];
        return entry === undefined ? [] : [{ node: entry.value, at }];
    }
    if (node?.kind !== 'sequence')
        return [];
    const by = /^\[([^=\]]+)=([^\]]*)\]$/.exec(step);
    return node.items.flatMap((item, at) => {
        const meant = step === '*' || (by === null ? String(at) === step : (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, by[1] ?? '')) === by[2]);
        return meant ? [{ node: item, at }] : [];
    });
}
/** Undefined where the path leads to nothing. */
function set(node, steps, value, options, factory) {
    const [step, ...rest] = steps;
    if (step === undefined)
        return placed(node, value, options, factory);
    const found = replacements_below(node, step);
    if (found.length === 0) {
        const create = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(options, 'create')) === 'true';
        if (!create || node.kind !== 'map' || /^\[|^\*$/.test(step))
            return undefined;
        const made = rest.reduceRight((inner, key) => ({ kind: 'map', span: value.span, entries: [{ key, keySpan: value.span, value: inner }] }), value);
        return (0,synthetic_source/* withKey */.iC)(node, step, made, value.span);
    }
    const at = new Set(found.map((one) => one.at));
    let reached = false;
    const next = (old) => {
        const made = set(old, rest, value, options, factory);
        if (made !== undefined)
            reached = true;
        return made ?? old;
    };
    if (node.kind === 'sequence') {
        const list = node.items.map((item, i) => (at.has(i) ? next(item) : item));
        return reached ? { ...node, items: list } : undefined;
    }
    if (node.kind !== 'map')
        return undefined;
    const entries = node.entries.map((entry, i) => (at.has(i) ? { ...entry, value: next(entry.value) } : entry));
    return reached ? { ...node, entries } : undefined;
}
/** Values in a tree, of which one that holds itself has more and more; no object is deeper than the bound. */
function sizeOf(value) {
    let size = 0;
    const open = [{ node: value, depth: 0 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        size += 1;
        if (next.depth > replacements_MAX_STEPS || size > MAX_VALUES)
            return Number.POSITIVE_INFINITY;
        const { node, depth } = next;
        const below = node.kind === 'map' ? node.entries.map((one) => one.value) : node.kind === 'sequence' ? node.items : [];
        for (const one of below)
            open.push({ node: one, depth: depth + 1 });
    }
    return size;
}
/** Values that one replacement copies. */
const MAX_VALUES = 100_000;
/** The value, or with a delimiter one part of the text that is there. */
function placed(old, value, options, factory) {
    const delimiter = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(options, 'delimiter'));
    const text = (0,documents_document/* scalarText */.ws)(value);
    if (delimiter === undefined || delimiter === '' || text === undefined) {
        if (factory.budget.take('values', sizeOf(value)))
            return value;
        factory.remark('unreadable', 'replacements copy too many values: this one is left out', old);
        return old;
    }
    const before = (0,documents_document/* scalarText */.ws)(old) ?? '';
    if (!factory.budget.take('characters', before.length + delimiter.length + text.length)) {
        factory.remark('unreadable', 'replacements make too long texts: this one is left out', old);
        return old;
    }
    const parts = before.split(delimiter);
    const index = Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(options, 'index')) ?? 0);
    if (old.kind === 'scalar' &&
        typeof old.value === 'string' &&
        value.kind === 'scalar' &&
        index >= 0 &&
        index < parts.length) {
        const start = parts.slice(0, index).reduce((sum, part) => sum + part.length + delimiter.length, 0);
        const end = start + (parts[index]?.length ?? 0);
        const joined = (0,source_text/* concat */.xW)([(0,source_text/* slice */.di)(old.text, 0, start), value.text, (0,source_text/* slice */.di)(old.text, end, old.text.text.length)]);
        return { ...old, value: joined.text, text: joined };
    }
    if (index < 0)
        parts.unshift(text);
    else if (index >= parts.length)
        parts.push(text);
    else
        parts[index] = text;
    return (0,synthetic_source/* textNode */.qn)(factory.syntheticSource, parts.join(delimiter), value.span);
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/plugins.js
/**
 * `generators` and `transformers`: configurations of the tool's own plugins, in place or in files, which do what fields of
 * a kustomization do (api/internal/plugins/builtinhelpers). Programs and containers that somebody else wrote are run by
 * the tool, and only where it is reported to: they are remarked.
 */










/** Configurations of one kustomization. */
const MAX_CONFIGS = 500;
/** Objects with what the plugins of `generators` make. */
function generatedByPlugins(objects, kustomization, around) {
    let out = objects;
    for (const { root, kind, node } of configsOf(kustomization, 'generators', around)) {
        const key = kind === 'ConfigMapGenerator' ? 'configMapGenerator' : kind === 'SecretGenerator' ? 'secretGenerator' : '';
        if (key === '') {
            around.factory.unfollowed(`what a generator of kind \`${kind}\` makes is not read`, node);
            continue;
        }
        const metadata = (0,documents_document/* child */.jf)(root, 'metadata');
        const named = (0,documents_document/* entries */.jO)(metadata).filter((entry) => entry.key === 'name' || entry.key === 'namespace');
        const generator = mapOf([...root.entries.filter((entry) => !plugins_isType(entry.key)), ...named], root);
        out = generated(out, fieldsOf(root, { [key]: [generator] }), around);
    }
    return out;
}
/** Objects as the plugins of `transformers` leave them, in their order, behind all that the kustomization's own fields do. */
function transformedByPlugins(objects, kustomization, around, factsOf) {
    let out = objects;
    for (const config of configsOf(kustomization, 'transformers', around))
        out = transformedBy(out, config, around, factsOf);
    return out;
}
function transformedBy(objects, { root, kind, node }, around, factsOf) {
    const { factory } = around;
    const rest = mapOf(root.entries.filter((entry) => !plugins_isType(entry.key)), root);
    switch (kind) {
        case 'NamespaceTransformer': {
            const namespace = (0,documents_document/* child */.jf)(root, 'metadata', 'namespace') ?? (0,documents_document/* child */.jf)(root, 'namespace');
            if (namespace === undefined)
                return objects;
            const unset = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'unsetOnly')) === 'true';
            return objects.map((object) => unset && idOf(object).namespace !== '' ? object : setNamespace(object, namespace, factory));
        }
        case 'PatchTransformer':
            return patched(objects, fieldsOf(root, { patches: [rest] }), ['patches'], around, factsOf);
        case 'PatchStrategicMergeTransformer': {
            const inline = (0,documents_document/* child */.jf)(root, 'patches');
            const list = [...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'paths')), ...(inline === undefined ? [] : [inline])];
            return patched(objects, fieldsOf(root, { patchesStrategicMerge: list }), ['patchesStrategicMerge'], around, factsOf);
        }
        case 'PatchJson6902Transformer': {
            const renamed = rest.entries.map((entry) => (entry.key === 'jsonOp' ? { ...entry, key: 'patch' } : entry));
            const patches = fieldsOf(root, { patchesJson6902: [mapOf(renamed, root)] });
            return patched(objects, patches, ['patchesJson6902'], around, factsOf);
        }
        case 'ReplacementTransformer': {
            let out = objects;
            for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'replacements')))
                out = replaced(out, one, factory);
            return out;
        }
        case 'LabelTransformer':
            return objects.map((object) => field_specs_paired(object, (0,documents_document/* child */.jf)(root, 'labels'), (0,documents_document/* child */.jf)(root, 'fieldSpecs')));
        case 'AnnotationsTransformer':
            return objects.map((object) => field_specs_paired(object, (0,documents_document/* child */.jf)(root, 'annotations'), (0,documents_document/* child */.jf)(root, 'fieldSpecs')));
        case 'PrefixTransformer':
        case 'SuffixTransformer':
        case 'PrefixSuffixTransformer': {
            const specs = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'fieldSpecs'));
            if (specs.length === 0) {
                factory.remark('unreadable', `kustomize refuses a ${kind} without \`fieldSpecs\``, node);
                return objects;
            }
            // Without a place for it a prefix goes nowhere; kinds of their own are not reported apart here.
            if (!specs.some((spec) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'path')) === 'metadata/name'))
                return objects;
            if (specs.some((spec) => (0,documents_document/* child */.jf)(spec, 'kind') !== undefined))
                break;
            return addPrefixSuffix(objects, (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'prefix')) ?? '', (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'suffix')) ?? '', factory);
        }
        case 'ImageTagTransformer': {
            const image = (0,documents_document/* child */.jf)(root, 'imageTag');
            const specs = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'fieldSpecs')).map((spec) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'path')) ?? '');
            if (image === undefined || specs.some((path) => !/ontainers\[\]\/image$/.test(path)))
                break;
            return objects.map((object) => (object.chart === undefined ? setImages(object, [image], factory) : object));
        }
        // How many there are decides nothing here.
        case 'ReplicaCountTransformer':
            return objects;
        default:
    }
    factory.unfollowed(`what a transformer of kind \`${kind}\` does is not followed`, node);
    return objects;
}
function plugins_isType(key) {
    return key === 'apiVersion' || key === 'kind' || key === 'metadata';
}
function mapOf(list, { span }) {
    return { kind: 'map', entries: list, span };
}
/** A kustomization with nothing but these lists. */
function fieldsOf(root, lists) {
    const { span } = root;
    return mapOf(Object.entries(lists).map(([key, list]) => ({
        key,
        keySpan: span,
        value: { kind: 'sequence', items: list, span },
    })), root);
}
/** An item is a configuration in place, a file of them, or a folder whose kustomization lists files of them. */
function configsOf(kustomization, key, around) {
    const found = [];
    const { factory } = around;
    const open = (text, node) => {
        for (const { root } of openObjects(text, factory.syntheticSource, true)) {
            const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'kind'));
            if (root.kind === 'map' && kind !== undefined && found.length < MAX_CONFIGS)
                found.push({ root, kind, node });
        }
    };
    for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(kustomization, key))) {
        if (node.kind !== 'scalar' || node.value === null)
            continue;
        if (/\n|:\s|^\s*\{/.test(node.text.text)) {
            open(node.text, node);
            continue;
        }
        const files = around.below((0,documents_document/* scalarText */.ws)(node) ?? '', node);
        if (files === undefined)
            factory.unfollowed(`\`${key}\` that another kustomization builds are not followed`, node);
        for (const file of files ?? [])
            open((0,source_text/* wholeFile */.AA)(file), node);
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/real.js
/**
 * Roots built by the real tool. Its text has no places; each value takes the place of the same value of the native build,
 * and what the native build does not have stands for its object.
 */







/** Builds of one tree: each starts a process. */
const MAX_BUILDS = 200;
const real_MAX_FILES = 3000;
/** The relevant roots as the tool builds them; a root that it does not build stays as it is, and that is said. */
function rebuild(roots, relevant, context, tool) {
    const notices = [];
    let builds = 0;
    const next = roots.map((root) => {
        const plan = context.plans.get(root.directory);
        if (plan === undefined || !relevant.has(root.directory))
            return root;
        const refuse = (message, node = plan.root, note = false) => {
            const place = context.factory.syntheticSource.placeOf(node);
            const text = place.file.text.slice(place.span.start, place.span.end);
            const line = text.search(/\n|$/);
            notices.push({
                kind: 'unreadable',
                message: `kustomize did not build this: ${message}`,
                at: { file: place.file, span: { start: place.span.start, end: place.span.start + line } },
                ...(note ? { template: true } : {}),
            });
            return root;
        };
        const job = real_jobOf(plan, context, tool.sealed?.() === true);
        if ('because' in job)
            return refuse(job.because, job.node, job.note);
        builds += 1;
        if (builds > MAX_BUILDS)
            return refuse(`more than ${MAX_BUILDS} builds are not made in one scan`);
        let answer = tool({ files: job.files, directory: root.directory, loose: false });
        if (!answer.done && job.plain && /is not in or below/.test(answer.message))
            answer = tool({ files: job.files, directory: root.directory, loose: true });
        if (!answer.done)
            return refuse(answer.message);
        return { directory: root.directory, objects: real_placed(answer.text, root, plan, context) };
    });
    return { roots: next, notices };
}
/** Fields that hold paths, at the top and in the entries of lists. */
const PATHS = [
    'resources',
    'bases',
    'components',
    'crds',
    'configurations',
    'transformers',
    'generators',
    'validators',
];
const IN_ENTRIES = [
    ['patches', ['path']],
    ['patchesJson6902', ['path']],
    ['replacements', ['path']],
    ['configMapGenerator', ['files', 'envs', 'env']],
    ['secretGenerator', ['files', 'envs', 'env']],
];
/** Fields whose own files may name others: then nothing may lie outside of its folder. */
const OPAQUE = ['transformers', 'generators', 'validators', 'configurations', 'crds', 'openapi'];
/** Every file that the build takes, or why it is not made: nothing is fetched, no chart is inflated. */
function real_jobOf(root, context, sealed) {
    const files = new Map();
    const seen = new Set();
    const open = [root];
    let plain = true;
    for (let plan = open.pop(); plan !== undefined; plan = open.pop()) {
        if (seen.has(plan.directory))
            continue;
        seen.add(plan.directory);
        const refusal = sealed ? undefined : openEnded(plan);
        if (refusal !== undefined)
            return refusal;
        // What was judged is what is built: another reader of the same text might find other keys in it.
        files.set(plan.path, sealed ? plan.fact.at.file.text : JSON.stringify(plainOf(plan.root)));
        for (const key of ['helmCharts', 'helmChartInflationGenerator']) {
            const charts = (0,documents_document/* child */.jf)(plan.root, key);
            if (charts !== undefined)
                return { because: 'charts are inflated with a network only', node: charts, note: true };
        }
        if (OPAQUE.some((key) => (0,documents_document/* child */.jf)(plan.root, key) !== undefined))
            plain = false;
        for (const { node, path } of pathsOf(plan)) {
            const written = (0,documents_document/* scalarText */.ws)(node) ?? '';
            if (path === undefined)
                return {
                    because: isRemote(written)
                        ? `\`${written}\` is fetched over a network`
                        : `\`${written}\` lies outside of the tree`,
                    node,
                };
            const below = context.plans.get(path);
            if (below !== undefined)
                open.push(below);
            else {
                const file = isOfGit(path) ? undefined : (context.byPath.get(path)?.[0]?.at.file ?? context.read(path));
                if (file !== undefined)
                    files.set(path, file.text);
                else if (!sealed)
                    return { because: `\`${written}\` is not in the repository`, node, note: true };
            }
        }
        if (files.size > real_MAX_FILES)
            return { because: `it takes more than ${real_MAX_FILES} files`, node: plan.root };
    }
    return { files, plain };
}
/** Fields that hold no path. */
const WITHOUT_PATHS = new Set([
    'apiVersion',
    'kind',
    'metadata',
    'namespace',
    'namePrefix',
    'nameSuffix',
    'commonLabels',
    'commonAnnotations',
    'labels',
    'images',
    'replicas',
    'vars',
    'generatorOptions',
    'sortOptions',
    'buildMetadata',
]);
const WITH_LOCAL_PATHS = new Set([
    'resources',
    'bases',
    'components',
    'configurations',
    'patchesStrategicMerge',
    ...IN_ENTRIES.map(([key]) => key),
]);
/** Keys that hold paths in entries; the tool takes them in any case (encoding/json). */
const PATH_KEYS = new Set(IN_ENTRIES.flatMap(([, keys]) => keys));
/**
 * Why a tool that is not sealed off is not given this. Plugins are configured by what a build makes, so what they open or
 * fetch stands nowhere; of all other fields the paths are known, and each has to be one of a file that is handed over.
 */
function openEnded(plan) {
    const refused = (what, node) => ({
        because: `${what} may fetch or open files, and this system has no way to keep the tool from it`,
        node,
        note: true,
    });
    const twice = (node) => new Set((0,documents_document/* entries */.jO)(node).map(({ key }) => key)).size < (0,documents_document/* entries */.jO)(node).length || (0,documents_document/* child */.jf)(node, '<<') !== undefined;
    if (twice(plan.root))
        return refused('a key that stands twice', plan.root);
    for (const { key, value } of (0,documents_document/* entries */.jO)(plan.root)) {
        if (WITHOUT_PATHS.has(key) || key.startsWith('helm'))
            continue;
        if (!WITH_LOCAL_PATHS.has(key))
            return refused(`\`${key}\``, value);
        for (const item of (0,documents_document/* items */.ld)(value)) {
            if (twice(item))
                return refused('a key that stands twice', item);
            const odd = (0,documents_document/* entries */.jO)(item).find((one) => PATH_KEYS.has(one.key.toLowerCase()) && !PATH_KEYS.has(one.key));
            if (odd !== undefined)
                return refused(`\`${odd.key}\``, odd.value);
        }
    }
    // A scheme, a host with a port, an scp-like address: no such file is asked for. What has lines is neither path nor URL.
    for (const { node, written } of writtenPaths(plan))
        if (written.includes(':') && !written.includes('\n'))
            return refused('an address in place of a path', node);
    return undefined;
}
/** Depth is bounded by the reader. */
function plainOf(node) {
    if (node.kind === 'scalar')
        return typeof node.value === 'number' && !Number.isFinite(node.value) ? node.text.text : node.value;
    if (node.kind === 'sequence')
        return node.items.map(plainOf);
    const map = Object.create(null);
    for (const entry of node.entries)
        map[entry.key] = plainOf(entry.value);
    return map;
}
/** What git keeps of itself is no file of the repository. */
function isOfGit(path) {
    return path.split('/').some((part) => part.toLowerCase() === '.git');
}
function pathsOf(plan) {
    // More than one line, or a key: what is written in place.
    return writtenPaths(plan)
        .filter(({ written }) => !/[\n{]|:\s/.test(written))
        .map(({ node, written }) => ({ node, written, path: placeOfWritten(plan.directory, written) }));
}
/** Whatever stands where a path may stand. */
function writtenPaths(plan) {
    const found = [];
    const add = (node, written = (0,documents_document/* scalarText */.ws)(node)) => {
        if (node !== undefined && written !== undefined)
            found.push({ node, written });
    };
    for (const key of [...PATHS, 'patchesStrategicMerge'])
        for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(plan.root, key)))
            add(node);
    for (const [list, keys] of IN_ENTRIES)
        for (const entry of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(plan.root, list)))
            for (const key of keys) {
                const node = (0,documents_document/* child */.jf)(entry, key);
                for (const one of node?.kind === 'sequence' ? (0,documents_document/* items */.ld)(node) : [node]) {
                    const written = (0,documents_document/* scalarText */.ws)(one);
                    add(one, key === 'files' ? written?.slice(written.indexOf('=') + 1) : written);
                }
            }
    add((0,documents_document/* child */.jf)(plan.root, 'openapi', 'path'));
    return found;
}
/** Objects of the tool's text with the places of the native build. */
function real_placed(text, native, plan, context) {
    const known = new Map();
    for (const object of native.objects)
        known.set(real_keyOf(object), object);
    const output = (0,source_text/* wholeFile */.AA)({ path: plan.path, text });
    const objects = [];
    for (const chunk of (0,split/* splitStream */.LA)(text)) {
        const { value } = (0,yaml/* readYaml */.gM)((0,source_text/* slice */.di)(output, chunk.start, chunk.end));
        if (value?.kind !== 'map')
            continue;
        const bare = { root: value, path: plan.path, before: [] };
        const twin = known.get(real_keyOf(bare)) ?? known.get(real_keyOf(bare, true));
        const root = transplanted(value, twin?.root, twin?.root.span ?? plan.root.span, context);
        objects.push({ root: root, path: twin?.path ?? plan.path, before: [] });
    }
    return objects;
}
/** With `hashed`: less the hash that generated names end in (api/hasher). */
function real_keyOf(object, hashed = false) {
    const { kind, name, namespace } = idOf(object);
    return `${kind}\n${namespace}\n${hashed ? name.replace(/-[0-9a-z]{10}$/, '') : name}`;
}
/** Depth is that of a document that was read. */
function transplanted(node, twin, span, context) {
    if (node.kind === 'scalar') {
        if (twin?.kind === 'scalar' && twin.value === node.value)
            return twin;
        const at = twin?.span ?? span;
        return typeof node.value === 'string'
            ? (0,synthetic_source/* textNode */.qn)(context.factory.syntheticSource, node.value, at)
            : { ...node, text: (0,synthetic_source/* textNode */.qn)(context.factory.syntheticSource, node.text.text, at).text, span: at };
    }
    const at = twin?.span ?? span;
    if (node.kind === 'sequence') {
        const others = (0,documents_document/* items */.ld)(twin);
        const named = new Map(others.map((item) => [(0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'name')), item]));
        return {
            ...node,
            span: at,
            items: node.items.map((item, index) => {
                const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'name'));
                return transplanted(item, name === undefined ? others[index] : (named.get(name) ?? others[index]), at, context);
            }),
        };
    }
    const old = new Map((0,documents_document/* entries */.jO)(twin).map((entry) => [entry.key, entry]));
    return {
        ...node,
        span: at,
        entries: node.entries.map((entry) => {
            const same = old.get(entry.key);
            const keySpan = same?.keySpan ?? at;
            return {
                key: entry.key,
                keySpan,
                value: transplanted(entry.value, same?.value, same === undefined ? at : keySpan, context),
            };
        }),
    };
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/remarks.js
/** What is said about kustomizations that could not be built as they stand, where it matters. */




/** What is missing says by its name that it would have mattered. */
const SPEAKS_OF_DNS = /no file `[^`]*(?:corefile|coredns|kube-dns|node-?local|resolv)[^`]*`/i;
/** What is fetched says by its name that it would have mattered. */
const NAMES_DNS = /coredns|kube-?dns|node-?local-?dns|nodelocaldns/i;
/** Only of roots that decide something about DNS, and of what they draw in. */
function remarksOf(context, relevant) {
    const notices = [];
    const concerned = remarks_below(relevant, context);
    for (const { directory, notice } of context.remarks)
        if (concerned.has(directory) || SPEAKS_OF_DNS.test(notice.message))
            notices.push(notice);
    const say = (kind, message, node) => {
        notices.push({ kind, message, at: context.factory.syntheticSource.placeOf(node) });
    };
    for (const directory of concerned) {
        const plan = context.plans.get(directory);
        if (plan === undefined)
            continue;
        missing(plan, context, say);
        for (const key of ['configurations', 'crds'])
            for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(plan.root, key))
                .filter((one) => key !== 'configurations' || remarks_saysMore(plan, one, context))
                .slice(0, 1))
                say('not-modelled', `\`${key}\` of a kustomization is not followed`, node);
        const schema = (0,documents_document/* child */.jf)(plan.root, 'openapi', 'path');
        if (schema !== undefined)
            say('not-modelled', 'lists of custom resources are not merged as `openapi` of a kustomization says', schema);
    }
    const folders = foldersOf(context.byPath.keys());
    for (const plan of context.plans.values()) {
        for (const { node, path } of concerned.has(plan.directory) ? [] : plan.resources)
            if (path === undefined && NAMES_DNS.test((0,documents_document/* scalarText */.ws)(node) ?? ''))
                outside((0,documents_document/* scalarText */.ws)(node) ?? '', node, say);
            else if (path !== undefined && !concerned.has(plan.directory) && folders.has(path) && !context.plans.has(path))
                missing({ ...plan, resources: [{ node, path }], components: [] }, context, say);
        if (context.reached.has(plan.directory) || plan.component)
            continue;
        const closing = plan.resources.find(({ path }) => path !== undefined && context.plans.has(path));
        const matters = plan.resources.some(({ path }) => path !== undefined && context.byPath.get(path)?.some((fact) => fact.kind !== 'kustomization') === true);
        if (closing !== undefined && matters)
            say('unreadable', 'this kustomization draws itself in again, and kustomize refuses it; its files are read as they are', closing.node);
    }
    return notices;
}
function outside(written, node, say) {
    if (isRemote(written))
        say('not-modelled', `\`${written}\` is fetched by kustomize and not read here`, node);
    else if (written !== '')
        say('not-modelled', `\`${written}\` lies outside the scanned tree`, node);
}
/** Folders that hold, at some depth, a file that says something of DNS. */
function foldersOf(paths) {
    const found = new Set();
    for (const path of paths)
        for (let at = path.lastIndexOf('/'); at > 0 && !found.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))
            found.add(path.slice(0, at));
    return found;
}
/** Whether the plugins of the tool are reported to work at other places than their own, or by another schema. */
function isConfigured(plan, context) {
    return ((0,documents_document/* child */.jf)(plan.root, 'openapi', 'path') !== undefined ||
        (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(plan.root, 'configurations')).some((one) => remarks_saysMore(plan, one, context)));
}
/** Where only `nameReference` is configured nothing is lost: names of custom resources get no hash here. */
function remarks_saysMore(plan, node, context) {
    const path = placeOfWritten(plan.directory, (0,documents_document/* scalarText */.ws)(node) ?? '');
    const file = path === undefined ? undefined : context.read(path);
    const root = file === undefined ? undefined : (0,yaml/* readYaml */.gM)((0,source_text/* wholeFile */.AA)(file)).value;
    return root === undefined || (0,documents_document/* entries */.jO)(root).some(({ key }) => key !== 'nameReference' && key !== 'varReference');
}
function missing(plan, context, say) {
    for (const { node, path } of [...plan.resources, ...plan.components]) {
        const written = (0,documents_document/* scalarText */.ws)(node) ?? '';
        if (path === undefined) {
            outside(written, node, say);
            continue;
        }
        if (context.plans.has(path) || context.byPath.has(path))
            continue;
        if (context.read(path) !== undefined)
            continue;
        const own = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'].some((name) => context.read(path === '' ? name : `${path}/${name}`) !== undefined);
        if (own)
            say('not-modelled', `\`${written}\` is not among the files that are scanned`, node);
        else
            say('unreadable', `\`${written}\` is neither a file nor a folder with a kustomization, and kustomize refuses to build without it`, node);
    }
}
/** The directories and all that they draw in. */
function remarks_below(roots, context) {
    const found = new Set();
    const open = [...roots];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (found.has(next))
            continue;
        found.add(next);
        const plan = context.plans.get(next);
        for (const { path } of [...(plan?.resources ?? []), ...(plan?.components ?? [])])
            if (path !== undefined && context.plans.has(path))
                open.push(path);
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/substitution.js
/**
 * Flux fills `${X}` into what a kustomization built (fluxcd/pkg kustomize/kustomize_varsub.go; the syntax is
 * drone/envsubst's): `${X}`, `${X:=default}`, `${X:-default}`, `$${X}` for a text that stays.
 */






/** Files that are looked through for a ConfigMap that nothing else speaks of. */
const MAX_LOOKED_AT = 20_000;
const substitution_MAX_LENGTH = 256 * 1024;
/** Variables of which all builds of a folder say the same. */
function substitutionsOf(facts, tree) {
    const builds = facts.filter((fact) => fact.kind === 'flux-build');
    const found = new Map();
    if (builds.length === 0)
        return new Map();
    const maps = new Map();
    for (const fact of facts)
        if (fact.kind === 'config-map') {
            const known = maps.get(fact.name);
            if (known === undefined)
                maps.set(fact.name, [fact]);
            else
                known.push(fact);
        }
    const wanted = new Set(builds.flatMap((one) => one.from.flatMap((from) => (from.configMap ? from.name : []))));
    const written = writtenMaps([...wanted].filter((name) => !maps.has(name)), tree);
    for (const build of builds) {
        const values = variablesOf(build, maps, written);
        const known = found.get(build.directory);
        if (known === undefined)
            found.set(build.directory, new Map(values));
        else
            for (const name of new Set([...known.keys(), ...values.keys()]))
                if (known.get(name) !== values.get(name))
                    known.set(name, undefined);
    }
    return new Map([...found].map(([directory, values]) => {
        const agreed = [...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
        return [directory, new Map(agreed)];
    }));
}
function variablesOf(build, maps, written) {
    const values = new Map();
    for (const { configMap, name } of build.from) {
        if (!configMap)
            continue;
        const fact = substitution_nearest(maps.get(name) ?? [], build, (one) => one.at.file.path);
        for (const entry of fact?.data ?? [])
            values.set(entry.key, entry.text.text);
        const other = fact === undefined ? substitution_nearest(written.get(name) ?? [], build, (one) => one.path) : undefined;
        for (const [key, value] of other?.data ?? [])
            values.set(key, value);
    }
    for (const { name, text } of build.substitute)
        values.set(name, text.text);
    return values;
}
/** Clusters have settings of one name: those whose path is the nearest to the Kustomization's count. */
function substitution_nearest(candidates, build, pathOf) {
    const own = paths_directoryOf(build.at.file.path).split('/');
    let best;
    for (const one of candidates) {
        const parts = paths_directoryOf(pathOf(one)).split('/');
        const differs = own.findIndex((part, index) => part !== parts[index]);
        const shared = differs === -1 ? own.length : differs;
        if (best === undefined || shared > best.shared)
            best = { one, shared };
    }
    return best?.one;
}
/** ConfigMaps in files that say nothing of DNS by themselves: settings of a cluster. */
function writtenMaps(names, tree) {
    const found = new Map();
    if (names.length === 0)
        return found;
    let looked = 0;
    for (const path of tree.paths) {
        if (!/\.ya?ml$/.test(path))
            continue;
        looked += 1;
        if (looked > MAX_LOOKED_AT)
            break;
        const file = tree.read(path);
        if (file === undefined || file.text.length > substitution_MAX_LENGTH || !file.text.includes('kind: ConfigMap'))
            continue;
        if (!names.some((name) => file.text.includes(name)))
            continue;
        const source = (0,source_text/* wholeFile */.AA)(file);
        for (const chunk of (0,split/* splitStream */.LA)(file.text)) {
            const root = (0,yaml/* readYaml */.gM)((0,split/* cut */.Jj)(source, chunk)).value;
            const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name'));
            const data = (0,documents_document/* child */.jf)(root, 'data');
            if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'kind')) !== 'ConfigMap' || name === undefined || !names.includes(name))
                continue;
            const pairs = new Map();
            for (const entry of data?.kind === 'map' ? data.entries : []) {
                const text = (0,documents_document/* scalarText */.ws)(entry.value);
                if (text !== undefined)
                    pairs.set(entry.key, text);
            }
            const list = found.get(name) ?? [];
            found.set(name, list);
            list.push({ path, data: pairs });
        }
    }
    return found;
}
/** The objects with their variables filled in; those that say `substitute: disabled` stay. */
function substituted(objects, values) {
    return objects.map((object) => {
        if (object.chart !== undefined)
            return object;
        const metadata = (0,documents_document/* child */.jf)(object.root, 'metadata');
        for (const key of ['annotations', 'labels'])
            if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, key, 'kustomize.toolkit.fluxcd.io/substitute')) === 'disabled')
                return object;
        return changed(object, filledNode(object.root, values));
    });
}
/** The tree is as deep as the reader lets it be (documents/yaml.ts MAX_DEPTH). */
function filledNode(node, values) {
    if (node.kind === 'scalar')
        return filledScalar(node, values);
    if (node.kind === 'sequence') {
        const items = node.items.map((item) => filledNode(item, values));
        return items.every((item, i) => item === node.items[i]) ? node : { ...node, items };
    }
    const entries = node.entries.map((entry) => {
        const value = filledNode(entry.value, values);
        return value === entry.value ? entry : { ...entry, value };
    });
    return entries.every((entry, i) => entry === node.entries[i]) ? node : { ...node, entries };
}
function filledScalar(node, values) {
    if (typeof node.value !== 'string' || !node.text.text.includes('${'))
        return node;
    const text = substitution_filled(node.text, values);
    return text === undefined ? node : { ...node, value: text.text, text };
}
/** Undefined where nothing in the text is known. */
function substitution_filled(source, values) {
    const pieces = [];
    let done = 0;
    let known = false;
    for (const match of source.text.matchAll(/(\$?)\$\{([A-Za-z_]\w*)(?::([=-])([^}]{0,500}))?\}/g)) {
        const [whole, kept, name = '', , otherwise] = match;
        const value = kept === '$' ? whole.slice(1) : (values.get(name) ?? otherwise);
        if (value === undefined)
            continue;
        known = true;
        if (match.index > done)
            pieces.push({ start: done, end: match.index });
        done = match.index + whole.length;
        pieces.push({ start: done - whole.length, end: done, text: value });
    }
    if (!known)
        return undefined;
    if (done < source.text.length)
        pieces.push({ start: done, end: source.text.length });
    return (0,source_text/* gather */.kg)(source, pieces);
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/vars.js
/**
 * `vars`: `$(NAME)` in some fields of all objects becomes a field of one (api/internal/accumulator refvartransformer.go).
 * They are filled in last, when all names are settled. Which fields: the arguments, commands and variables of containers,
 * where they mount, labels, selectors and annotations (api/internal/konfig/builtinpluginconsts varReference), and what
 * `configurations` add.
 */







/** Below a pod's spec, in each list of containers. */
const IN_CONTAINERS = [
    ['command'],
    ['args'],
    ['env', 'value'],
    ['volumeMounts', 'mountPath'],
];
const MAX_VARS = 1000;
/**
 * @param vars items of `vars` of a root and of all that it draws in
 * @param places items of `varReference` of their configurations
 */
function withVars(objects, vars, places, factory) {
    const values = new Map();
    for (const node of vars.slice(0, MAX_VARS)) {
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name'));
        const value = name === undefined ? undefined : vars_fieldOf(node, objects);
        if (name === undefined || values.has(name))
            continue;
        if (value === undefined)
            factory.remark('not-modelled', `what the variable \`${name}\` of this kustomization stands for is not known`, node);
        else
            values.set(name, value);
    }
    if (values.size === 0)
        return objects;
    return objects.map((object) => (object.chart === undefined ? vars_filledIn(object, values, places, factory) : object));
}
/** Kind and name have to fit, by any name that the object had; the field is its name where none is said. */
function vars_fieldOf(node, objects) {
    const ref = (0,documents_document/* child */.jf)(node, 'objref');
    const said = (key) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(ref, key)) || undefined;
    const [kind, name, namespace, api] = [said('kind'), said('name'), said('namespace'), said('apiVersion')];
    const found = objects.find((object) => {
        const { group, version } = groupVersionOf(object.root);
        const own = group === '' ? version : `${group}/${version}`;
        if (object.chart !== undefined || (api !== undefined && api !== own))
            return false;
        return built_object_idsOf(object).some((id) => id.kind === kind && id.name === name && (namespace === undefined || namespace === id.namespace));
    });
    let at = found?.root;
    for (const step of replacements_stepsOf((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'fieldref', 'fieldpath')) ?? 'metadata.name')) {
        const list = /^(.*)\[(\d+)\]$/.exec(step);
        at = list === null ? (0,documents_document/* child */.jf)(at, step) : (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(at, list[1] ?? ''))[Number(list[2])];
    }
    return (0,documents_document/* scalarText */.ws)(at);
}
function vars_filledIn(object, values, places, factory) {
    let root = object.root;
    const fill = (path) => {
        root = (0,synthetic_source/* atPath */.Z$)(root, path, (old) => (old === undefined ? old : expanded(old, values, factory)), false);
    };
    const pod = podSpecOf(idOf(object).kind);
    if (pod !== undefined) {
        for (const list of ['containers', 'initContainers'])
            for (const path of IN_CONTAINERS)
                fill([...pod, list, ...path]);
        const template = [...pod.slice(0, -1), 'metadata'];
        if (pod.length > 1)
            for (const key of ['labels', 'annotations'])
                fill([...template, key]);
        fill(['spec', 'selector', 'matchLabels']);
    }
    if (idOf(object).kind === 'Service')
        fill(['spec', 'selector']);
    fill(['metadata', 'labels']);
    fill(['metadata', 'annotations']);
    for (const place of places)
        if (field_specs_concerns(place, object))
            fill(((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(place, 'path')) ?? '').replaceAll('[]', '').split('/'));
    return changed(object, root);
}
/** A text, the texts of a list, or the values of a map (api/filters/refvar). */
function expanded(node, values, factory) {
    if (node.kind === 'scalar')
        return scalarFilled(node, values, factory);
    if (node.kind === 'sequence') {
        const list = node.items.map((item) => (item.kind === 'scalar' ? scalarFilled(item, values, factory) : item));
        return list.every((item, i) => item === node.items[i]) ? node : { ...node, items: list };
    }
    const list = (0,documents_document/* entries */.jO)(node).map((entry) => {
        const value = entry.value.kind === 'scalar' ? scalarFilled(entry.value, values, factory) : entry.value;
        return value === entry.value ? entry : { ...entry, value };
    });
    return list.every((entry, i) => entry === node.entries[i]) ? node : { ...node, entries: list };
}
function scalarFilled(node, values, factory) {
    const { text } = node.text;
    if (node.value === null || !text.includes('$('))
        return node;
    // A number stays text of its place; a text keeps what is written around the variable where it is.
    if (typeof node.value !== 'string') {
        const filled = expand(text, values);
        return filled === text ? node : (0,synthetic_source/* textNode */.qn)(factory.syntheticSource, filled, node.span);
    }
    const pieces = [];
    let done = 0;
    for (const match of text.matchAll(VARIABLE)) {
        const [whole, name] = match;
        const value = name === undefined ? '$' : values.get(name);
        if (value === undefined)
            continue;
        if (match.index > done)
            pieces.push({ start: done, end: match.index });
        done = match.index + whole.length;
        pieces.push({ start: match.index, end: done, text: value });
    }
    if (pieces.length === 0)
        return node;
    if (done < text.length)
        pieces.push({ start: done, end: text.length });
    const filled = (0,source_text/* gather */.kg)(node.text, pieces);
    return { ...node, value: filled.text, text: filled };
}
/** `$$`, or a name in `$(` and `)`. */
const VARIABLE = /\$\$|\$\(([^()]{0,200})\)/g;
/** `$$(NAME)` is `$(NAME)`; a name that is not known stays (api/internal/accumulator/expansion). */
function expand(text, values) {
    return text.replaceAll(VARIABLE, (whole, name) => name === undefined ? '$' : (values.get(name) ?? whole));
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/build.js
/**
 * What kustomize builds of the files of a repository, without the tool (kubernetes-sigs/kustomize api/internal/target):
 * every kustomization that nobody else draws in is a root, and its objects take the place of the files that it draws in.
 * test/tools/kustomize/vectors holds what the real tool builds of the same files.
 */





















/** Objects in one build; a large platform has a few thousand. */
const build_MAX_OBJECTS = 5000;
const build_MAX_DEPTH = 50;
/** Kustomizations that are worked through, components once for each that draws them in. */
const build_MAX_STEPS = 20_000;
/** No object is called so. */
const build_NOBODY = { kind: '\0', name: '\0', namespace: '' };
/** Facts with those of the roots in place of the files that roots draw in. Facts without a home keep their file. */
function joinKustomizations(facts, repository) {
    const kustomizations = new Map();
    for (const fact of facts)
        if (fact.kind === 'kustomization')
            kustomizations.set(fact.directory, fact);
    // What Flux fills in is done with once the objects are built.
    const stated = facts.some((fact) => fact.kind === 'flux-build')
        ? facts.filter((fact) => fact.kind !== 'flux-build')
        : facts;
    if (kustomizations.size === 0)
        return { facts: stated, notices: [], roots: [] };
    const context = openShop(stated, kustomizations, repository);
    const substitutions = substitutionsOf(facts, { read: repository.read, paths: repository.paths ?? [] });
    const roots = [];
    for (const one of context.plans.values())
        if (!context.drawn.has(one.directory) && !one.component)
            roots.push({ directory: one.directory, objects: built(one, context, substitutions) });
    const read = readObjects(roots, context, repository.factsOf);
    const remarks = remarksOf(context, read.relevant);
    if (repository.tool === undefined)
        return {
            facts: [...factsOfDrawnFiles(stated, context), ...read.facts],
            notices: [...read.notices, ...remarks],
            roots,
        };
    const real = rebuild(roots, read.relevant, context, repository.tool);
    const again = readObjects(real.roots, context, repository.factsOf);
    const notices = [...again.notices, ...real.notices, ...remarks];
    return { facts: [...factsOfDrawnFiles(stated, context), ...again.facts], notices, roots: real.roots };
}
function openShop(facts, kustomizations, repository) {
    const syntheticSource = (0,synthetic_source/* openLedger */.au)();
    const budget = repository.budget ?? (0,text_budget/* openBudget */.ak)();
    let isFull = false;
    const byPath = new Map();
    for (const fact of facts) {
        const known = byPath.get(fact.at.file.path);
        if (known === undefined)
            byPath.set(fact.at.file.path, [fact]);
        else
            known.push(fact);
    }
    const plans = new Map();
    const drawn = new Set();
    for (const fact of kustomizations.values()) {
        const root = openObjects((0,source_text/* wholeFile */.AA)(fact.at.file), syntheticSource, true)[0]?.root;
        if (root === undefined)
            continue;
        const { directory } = fact;
        const listed = (key) => (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, key)).map((node) => ({ node, path: placeOfWritten(directory, (0,documents_document/* scalarText */.ws)(node) ?? '') }));
        const plan = {
            directory,
            path: fact.at.file.path,
            root,
            component: fact.component === true,
            fact,
            resources: [...listed('resources'), ...listed('bases')],
            components: listed('components'),
        };
        plans.set(directory, plan);
        for (const one of [...plan.resources, ...plan.components, ...listed('transformers'), ...listed('generators')])
            if (one.path !== undefined && kustomizations.has(one.path))
                drawn.add(one.path);
    }
    const whole = new Set();
    for (const plan of plans.values())
        if (['replacements', 'vars', 'transformers'].some((key) => (0,documents_document/* child */.jf)(plan.root, key) !== undefined))
            whole.add(plan.directory);
    const named = new Map();
    const renames = [...plans.values()].some(({ root }) => build_textOf(root, 'namePrefix') + build_textOf(root, 'nameSuffix') !== '');
    for (const plan of plans.values()) {
        const names = namesBroughtDns(plan, repository.read);
        if (names === 'any' || (renames && names.size > 0))
            whole.add(plan.directory);
        else if (names.size > 0)
            named.set(plan.directory, new Set(names));
    }
    // A component works on the objects of whoever draws it in.
    const above = new Map();
    for (const plan of plans.values())
        for (const { path } of plan.components)
            if (path !== undefined)
                above.set(path, [...(above.get(path) ?? []), plan.directory]);
    // A set is gone through in the order in which it grows.
    for (const directory of whole)
        for (const user of above.get(directory) ?? [])
            whole.add(user);
    for (const directory of whole)
        for (const { path } of [...(plans.get(directory)?.resources ?? []), ...(plans.get(directory)?.components ?? [])])
            if (path !== undefined && plans.has(path))
                whole.add(path);
    for (const [directory, names] of named) {
        for (const user of above.get(directory) ?? [])
            addNames(named, user, names);
        for (const { path } of plans.get(directory)?.resources ?? [])
            if (path !== undefined && plans.has(path))
                addNames(named, path, names);
    }
    const remarks = [];
    const context = {
        plans,
        drawn,
        whole,
        named,
        held: new Map(),
        hasVars: [...plans.values()].some((plan) => (0,documents_document/* child */.jf)(plan.root, 'vars') !== undefined),
        reached: new Set(),
        unfollowed: new Set(),
        used: new Set(),
        byPath,
        remarks,
        read: repository.read,
        factsOf: repository.factsOf,
        opened: new Map(),
        originals: new Map(),
        made: new Map(),
        at: '',
        steps: 0,
        factory: {
            syntheticSource,
            budget,
            remark: (kind, message, node) => {
                const at = syntheticSource.placeOf(node);
                if (budget.take('remarks'))
                    remarks.push({ directory: context.at, notice: { kind, message, at } });
                else if (!isFull) {
                    isFull = true;
                    const notice = (0,text_budget/* beyondLimit */.rf)('remarks', 'there are more remarks about kustomizations than are told', at);
                    remarks.push({ directory: context.at, notice });
                }
            },
            unfollowed: (message, node) => {
                context.unfollowed.add(context.at);
                remarks.push({
                    directory: context.at,
                    notice: { kind: 'not-modelled', message, at: syntheticSource.placeOf(node) },
                });
            },
        },
    };
    return context;
}
/** Names pass on once for each that is new, so that kustomizations in a circle come to an end. */
function addNames(named, directory, names) {
    const known = named.get(directory) ?? new Set();
    const before = known.size;
    for (const name of names)
        known.add(name);
    if (known.size === before)
        return;
    // A map is gone through in the order in which its keys were set last.
    named.delete(directory);
    named.set(directory, known);
}
function isOpened({ directory }, name, context) {
    return context.whole.has(directory) || context.named.get(directory)?.has(name) === true;
}
function built(root, context, substitutions) {
    const objects = finished(root, context);
    const values = substitutions.get(root.directory);
    return values === undefined ? objects : substituted(objects, values);
}
/** What is done last, with all that a root draws in (kusttarget.go makeCustomizedResMap). */
function finished(root, context) {
    const objects = settled(buildRoot(root, context), context.factory);
    if (!context.hasVars)
        return objects;
    const plans = plansBelow(root, context);
    const vars = plans.flatMap((plan) => [...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(plan.root, 'vars'))]);
    if (vars.length === 0)
        return objects;
    context.at = root.directory;
    const places = plans.flatMap((plan) => (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(plan.root, 'configurations')).flatMap((node) => {
        const path = placeOfWritten(plan.directory, (0,documents_document/* scalarText */.ws)(node) ?? '');
        const file = path === undefined ? undefined : context.read(path);
        const opened = file === undefined ? [] : openObjects((0,source_text/* wholeFile */.AA)(file), context.factory.syntheticSource, true);
        return opened.flatMap((one) => [...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(one.root, 'varReference'))]);
    }));
    return withVars(objects, vars, places, context.factory);
}
/** Children before parents. No recursion over directories: their depth is the user's. */
function buildRoot(root, context) {
    const open = [{ plan: root, ready: false }];
    const begun = new Set();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { plan } = next;
        if (context.made.has(plan.directory))
            continue;
        if (next.ready) {
            context.made.set(plan.directory, make(plan, context));
            continue;
        }
        if (begun.has(plan.directory))
            continue;
        begun.add(plan.directory);
        open.push({ plan, ready: true });
        for (const one of childrenOf(plan, context))
            if (!begun.has(one.directory))
                open.push({ plan: one, ready: false });
    }
    return context.made.get(root.directory) ?? [];
}
/** The kustomizations whose objects this one and its components take as they are made. */
function childrenOf(plan, context) {
    const found = [];
    const seen = new Set([plan.directory]);
    const open = [plan];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        for (const one of next.resources) {
            const below = one.path === undefined ? undefined : context.plans.get(one.path);
            if (below !== undefined && !below.component)
                found.push(below);
        }
        for (const one of next.components) {
            const below = one.path === undefined ? undefined : context.plans.get(one.path);
            if (below === undefined || seen.has(below.directory))
                continue;
            seen.add(below.directory);
            open.push(below);
        }
    }
    return found;
}
function make(plan, context) {
    return accumulate(plan, [], context, new Set());
}
/** Resources, generators, components, transformers (api/internal/target/kusttarget.go accumulateTarget). */
function accumulate(plan, before, context, inside) {
    const outer = context.at;
    context.at = plan.directory;
    context.steps += 1;
    context.reached.add(plan.directory);
    context.used.add(plan.path);
    if (isConfigured(plan, context))
        context.unfollowed.add(plan.directory);
    let objects = build_joined([...before, ...resourcesOf(plan, context)], context, plan);
    const around = {
        factory: context.factory,
        path: plan.path,
        read: (written, node) => readWritten(plan, written, node, context),
        // A dashboard in a ConfigMap is megabytes of nothing to us.
        below: (written, node) => filesBelow(plan, written, node, context),
        mayContain: (id) => mayContain(plan, id, context),
        // Where every object of this name is opened, only what is fetched can hold one more.
        mayMend: (id) => mayContain(plan, isOpened(plan, id.name, context) ? build_NOBODY : id, context),
        passes: (written) => objects.length === 0 && !(MAY_SPEAK.test(written) || isKnown(plan, written, context)),
    };
    objects = generatedByPlugins(generated(objects, plan.root, around), plan.root, around);
    for (const one of plan.components) {
        const component = one.path === undefined ? undefined : context.plans.get(one.path);
        // Components that draw each other in are refused; so many are nobody's.
        if (component === undefined || inside.has(component.directory))
            continue;
        if (inside.size >= build_MAX_DEPTH || context.steps > build_MAX_STEPS) {
            context.factory.unfollowed('this component is not followed: there are too many', one.node);
            continue;
        }
        objects = accumulate(component, objects, context, new Set([...inside, plan.directory]));
    }
    objects = transformed(plan, objects, context, around);
    context.at = outer;
    return objects;
}
/** In the order of api/internal/target/kusttarget_configplugin.go configureBuiltinTransformers. */
function transformed(plan, drawn, context, around) {
    const { root } = plan;
    const { factory } = context;
    // Nothing that speaks of DNS: its patches need not be read.
    if (drawn.length === 0)
        return drawn;
    const factsOf = (patch) => {
        const document = writtenObject(patch, plan.path, factory.syntheticSource);
        return document === undefined ? [] : context.factsOf(document).value;
    };
    let objects = patched(drawn, root, ['patchesStrategicMerge', 'patches'], around, factsOf);
    const namespace = (0,documents_document/* child */.jf)(root, 'namespace');
    if (namespace !== undefined)
        objects = objects.map((object) => setNamespace(object, namespace, factory));
    objects = addPrefixSuffix(objects, build_textOf(root, 'namePrefix'), build_textOf(root, 'nameSuffix'), factory);
    objects = objects.map((object) => (object.chart === undefined ? annotated(setLabels(object, root), root) : object));
    objects = patched(objects, root, ['patchesJson6902'], around, factsOf);
    const replicas = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'replicas'));
    const images = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'images'));
    if (replicas.length > 0)
        objects = objects.map((object) => setReplicas(object, replicas));
    if (images.length > 0)
        objects = objects.map((object) => setImages(object, images, factory));
    for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'replacements'))) {
        const path = (0,documents_document/* child */.jf)(one, 'path');
        const file = path === undefined ? undefined : around.read((0,documents_document/* scalarText */.ws)(path) ?? '', path);
        const list = path === undefined
            ? [one]
            : file === undefined
                ? []
                : openObjects((0,source_text/* wholeFile */.AA)(file), factory.syntheticSource, true).flatMap(({ root: held }) => held.kind === 'sequence' ? (0,documents_document/* items */.ld)(held) : [held]);
        for (const replacement of list)
            objects = replaced(objects, replacement, factory);
    }
    return transformedByPlugins(objects, root, around, factsOf);
}
function build_textOf(root, key) {
    return (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, key)) ?? '';
}
/** Objects of files, and what the kustomizations among the resources have made. */
function resourcesOf(plan, context) {
    const objects = [];
    for (const { path } of plan.resources) {
        if (path === undefined)
            continue;
        const below = context.plans.get(path);
        if (below !== undefined)
            for (const object of context.made.get(path) ?? [])
                objects.push(object);
        else
            for (const root of build_objectsOf(path, plan, context))
                objects.push({ root, path, before: [] });
    }
    // What its charts make has no tree; it stands in the list of charts.
    const charts = (0,documents_document/* child */.jf)(plan.root, 'helmCharts') ?? (0,documents_document/* child */.jf)(plan.root, 'helmChartInflationGenerator');
    const { span } = charts === undefined ? { span: { start: 0, end: 0 } } : context.factory.syntheticSource.placeOf(charts);
    for (const fact of context.byPath.get(plan.path) ?? [])
        if (fact.at.span.start >= span.start && fact.at.span.end <= span.end && fact.kind !== 'kustomization')
            objects.push({
                root: { kind: 'map', entries: [], span: plan.root.span },
                path: plan.path,
                before: [],
                chart: fact,
            });
    return objects;
}
/** A file in which nothing speaks of DNS is not opened, unless one of its values may be wanted elsewhere. */
function build_objectsOf(path, plan, context) {
    context.used.add(path);
    const known = context.opened.get(path);
    if (known !== undefined)
        return known;
    const facts = context.byPath.get(path);
    const names = context.named.get(plan.directory);
    const mentions = (text) => {
        if (text !== undefined && names !== undefined)
            for (const name of names)
                if (text.includes(name))
                    return true;
        return false;
    };
    const wanted = context.whole.has(plan.directory) || mentions((facts?.[0]?.at.file ?? context.read(path))?.text);
    const file = facts?.[0]?.at.file ?? (wanted ? context.read(path) : undefined);
    const roots = [];
    for (const { root, document } of file === undefined
        ? []
        : openObjects((0,source_text/* wholeFile */.AA)(file), context.factory.syntheticSource, wanted)) {
        if (root.kind !== 'map' || (0,documents_document/* child */.jf)(root, 'kind') === undefined)
            continue;
        roots.push(root);
        context.originals.set(root, document);
    }
    context.opened.set(path, roots);
    return roots;
}
/** A file, or the files that a folder's kustomization lists and does nothing else with. */
function filesBelow(plan, written, node, context) {
    const path = placeOfWritten(plan.directory, written);
    const folder = path === undefined ? undefined : context.plans.get(path);
    if (folder === undefined) {
        const file = readWritten(plan, written, node, context);
        return file === undefined ? [] : [file];
    }
    context.reached.add(folder.directory);
    context.used.add(folder.path);
    const plain = /^(?:apiVersion|kind|metadata|resources|bases)$/;
    if ((0,documents_document/* entries */.jO)(folder.root).some(({ key }) => !plain.test(key)))
        return undefined;
    return folder.resources.flatMap((one) => {
        const file = one.path === undefined ? undefined : context.read(one.path);
        if (one.path !== undefined)
            context.used.add(one.path);
        return file ?? [];
    });
}
/** The file states something by itself. */
function isKnown(plan, written, context) {
    const path = placeOfWritten(plan.directory, written);
    return path !== undefined && context.byPath.has(path);
}
function readWritten(plan, written, node, context) {
    const path = placeOfWritten(plan.directory, written);
    if (path === undefined)
        return undefined;
    context.used.add(path);
    const file = context.byPath.get(path)?.[0]?.at.file ?? context.read(path);
    if (file === undefined)
        context.factory.remark('unreadable', `there is no file \`${path}\`, and kustomize refuses to build without it`, node);
    return file;
}
/** One object of a name (api/resmap Append); a second one is refused. */
function build_joined(objects, context, plan) {
    const seen = new Set();
    const kept = [];
    for (const object of objects) {
        const { kind, name, namespace } = idOf(object);
        const { group } = { group: ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(object.root, 'apiVersion')) ?? '').split('/')[0] ?? '' };
        const key = `${group}\n${kind}\n${namespace === '' ? 'default' : namespace}\n${name}`;
        if (object.chart === undefined && seen.has(key)) {
            context.factory.remark('unreadable', `kustomize refuses a second ${kind} \`${name}\` in this build`, (0,documents_document/* child */.jf)(object.root, 'kind') ?? object.root);
            continue;
        }
        seen.add(key);
        if (kept.length >= build_MAX_OBJECTS || !context.factory.budget.take('objects')) {
            context.factory.remark('unreadable', 'too many objects are built here; the rest is left out', plan.root);
            break;
        }
        kept.push(object);
    }
    return kept;
}

;// CONCATENATED MODULE: ./.cache/build/tools/kustomize/real-tool.js
/** The tool that builds kustomizations. `loose` is asked for only when all paths were seen to stay in the tree. */
function realBuildOf(tools) {
    const { kustomize } = tools;
    if (kustomize === undefined)
        return undefined;
    const build = ({ files, directory, loose }) => kustomize.tool({
        files,
        args: [
            kustomize.command,
            directory === '' ? '.' : `./${directory}`,
            ...(loose ? ['--load-restrictor=LoadRestrictionsNone'] : []),
        ],
    });
    return Object.assign(build, { sealed: () => kustomize.tool.isolation?.() === 'sealed' });
}

;// CONCATENATED MODULE: ./.cache/build/tools/systemd/command.js
/** Which DNS server a command line of a unit starts, and with what arguments. */


/** Names of the programs; what is built of CoreDNS with other plugins is often called after it. */
const PROGRAMS = [
    [/^coredns(?:[-_.][\w.-]*)?$/, 'coredns'],
    [/^node-cache$/, 'node-cache'],
    [/^dnsmasq$/, 'dnsmasq'],
    [/^unbound$/, 'unbound'],
    [/^named$/, 'named'],
    [/^pdns_recursor$/, 'pdns-recursor'],
];
/** Words of one command line. */
const MAX_WORDS = 2000;
/** A command within a command: `sh -c "exec env X=1 coredns"`. */
const MAX_WRAPPERS = 4;
/** Undefined for a command that starts no DNS server. `known` is false when a variable that no file states may be anything. */
function startedBy(command, variables, known) {
    let words = command_filledIn((0,shell_words/* splitWords */.yM)(command, 'flags').words, variables, known);
    // Prefixes of systemd.service(5): `-`, `+`, `!`, `:`, `|`; after `@` the second word is the name that the program sees.
    const prefix = /^[-@:+!|]*/.exec(words[0]?.text ?? '')?.[0] ?? '';
    const [first] = words;
    if (first === undefined)
        return undefined;
    words = [(0,source_text/* slice */.di)(first, prefix.length, first.text.length), ...words.slice(prefix.includes('@') ? 2 : 1)];
    for (let depth = 0; depth < MAX_WRAPPERS; depth += 1) {
        const name = baseOf(words[0]);
        const program = PROGRAMS.find(([pattern]) => pattern.test(name))?.[1];
        if (program !== undefined)
            return { program, words };
        const inner = unwrapped(words, name, variables, known);
        if (inner === undefined)
            return undefined;
        words = inner;
    }
    return undefined;
}
/** What `env`, `exec`, `nice` and a shell's `-c` start in their turn. */
function unwrapped(words, name, variables, known) {
    if ((0,shell_words/* isShell */.H7)(name)) {
        const at = words.findIndex((word) => /^-[a-z]*c$/.test(word.text));
        const script = at === -1 ? undefined : words[at + 1];
        if (script === undefined)
            return undefined;
        return (0,shell_words/* commandsOf */.Kf)(script)
            .map((inner) => command_filledIn(inner, variables, known))
            .findLast((inner) => inner.some((word) => PROGRAMS.some(([pattern]) => pattern.test(baseOf(word)))));
    }
    if (!/^(?:env|exec|nice|ionice|chrt|stdbuf|setpriv|capsh)$/.test(name))
        return undefined;
    const at = words.findIndex((word, index) => index > 0 && PROGRAMS.some(([pattern]) => pattern.test(baseOf(word))));
    return at === -1 ? undefined : words.slice(at);
}
function baseOf(word) {
    const text = word?.text ?? '';
    return text.slice(text.lastIndexOf('/') + 1);
}
/**
 * Variables in their places: `$X` as a word of its own is split into words, `${X}` anywhere is replaced as it is
 * (systemd.service(5), "Command lines"). A variable that nobody sets is empty; where it may be set it stays as it is written.
 */
function command_filledIn(words, variables, known) {
    const said = [];
    let length = 0;
    for (const word of words) {
        if (said.length > MAX_WORDS)
            break;
        const name = /^\$(\w{1,100})$/.exec(word.text)?.[1];
        if (name === undefined) {
            said.push(command_replaced(word, variables, known));
            continue;
        }
        const value = variables.get(name);
        length += value?.text.length ?? 0;
        if (length > command_MAX_FILLED)
            break;
        if (value === undefined && !known)
            said.push(word);
        else if (value !== undefined)
            for (const one of (0,shell_words/* splitWords */.yM)(value, 'flags').words)
                said.push(one);
    }
    return said;
}
function command_replaced(word, variables, known) {
    if (!word.text.includes('${'))
        return word;
    const parts = [];
    let from = 0;
    let length = 0;
    for (const match of word.text.matchAll(/\$\{(\w{1,100})\}/g)) {
        const value = variables.get(match[1] ?? '');
        if (value === undefined && !known)
            continue;
        length += value?.text.length ?? 0;
        if (length > command_MAX_FILLED)
            return word;
        if (match.index > from)
            parts.push((0,source_text/* slice */.di)(word, from, match.index));
        if (value !== undefined && value.text !== '')
            parts.push(value);
        from = match.index + match[0].length;
    }
    if (from < word.text.length)
        parts.push((0,source_text/* slice */.di)(word, from, word.text.length));
    return parts.length === 0 ? (0,source_text/* slice */.di)(word, 0, 0) : (0,source_text/* concat */.xW)(parts);
}
/** No argument of a server comes near it. */
const command_MAX_FILLED = 64 * 1024;

;// CONCATENATED MODULE: ./.cache/build/tools/systemd/corefile-beside.js

/**
 * Paths of the Corefile that a command line names. Without `-conf` CoreDNS looks for `Corefile` in its working directory
 * (coremain/run.go defaultLoader); node-cache makes its own of a base file (cmd/node-cache/main.go).
 */
function corefilePaths({ program, words }, workingDirectory) {
    const absolute = (path) => path.startsWith('/') ? path : `${workingDirectory.replace(/\/+$/, '')}/${path.replace(/^(?:\.\/)+/, '')}`;
    const conf = corefile_beside_flagOf(words, 'conf');
    if (program === 'coredns')
        return [absolute(conf ?? 'Corefile')];
    return [conf ?? '/etc/Corefile', corefile_beside_flagOf(words, 'basecorefile') ?? '/etc/coredns/Corefile.base'].map(absolute);
}
/** `-conf X`, `--conf=X` (Go's flag package); the last one counts. */
function corefile_beside_flagOf(words, name) {
    for (let i = words.length - 1; i > 0; i -= 1) {
        const match = /^--?([a-z.]+)(?:=(.*))?$/s.exec(words[i]?.text ?? '');
        if (match?.[1] !== name)
            continue;
        const value = match[2] ?? words[i + 1]?.text;
        if (value !== undefined && value !== '')
            return value;
    }
    return undefined;
}
/** A file of a unit that only its place in the repository puts on a machine: by its whole path below the mirrored root, or by its name in the same folder. */
function beside({ overlay, folder }, path, read) {
    const roots = overlay !== undefined ? [overlay] : folder !== undefined ? [folder] : [];
    for (const root of roots) {
        const whole = corefile_beside_open(corefile_beside_below(root, path.slice(1)), read);
        if (whole !== undefined)
            return { ...whole, overlay: root };
    }
    if (folder === undefined)
        return undefined;
    const name = path.slice(path.lastIndexOf('/') + 1);
    for (const one of [name, ...corefile_beside_TEMPLATES.map((ending) => `${name}${ending}`)]) {
        const found = corefile_beside_open(corefile_beside_below(folder, one), read);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
const corefile_beside_TEMPLATES = ['.j2', '.tpl', '.tmpl', '.tftpl', '.erb'];
function corefile_beside_open(path, read) {
    const file = read(path);
    return file === undefined ? undefined : { path, text: (0,source_text/* wholeFile */.AA)(file) };
}
function corefile_beside_below(root, path) {
    return root === '' ? path : `${root}/${path}`;
}
/**
 * The only Corefile that the unit can mean: the one whose path ends as the command names it, else the one of that name in
 * the folder that holds the unit's own, or below it. Of several none is taken.
 */
function corefile_beside_nearest(main, path, texts) {
    const { folder, overlay } = main;
    const corefiles = texts.filter((one) => one.language === 'corefile');
    const name = path.slice(path.lastIndexOf('/') + 1);
    const root = overlay ?? folder;
    if (root === undefined)
        return undefined;
    // Of a script that writes both.
    const same = corefiles.findLast((one) => one.path === corefile_beside_below(root, name));
    if (same !== undefined)
        return { path: same.path, text: same.text };
    if (folder === undefined)
        return undefined;
    const mirrored = corefiles.filter((one) => one.path === path.slice(1) || one.path.endsWith(path));
    const [only] = mirrored;
    if (mirrored.length === 1 && only !== undefined) {
        const above = only.path.slice(0, Math.max(0, only.path.length - path.length));
        return { path: only.path, text: only.text, overlay: above };
    }
    if (mirrored.length > 1)
        return undefined;
    const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    const near = corefiles.filter((one) => (parent === '' || one.path.startsWith(`${parent}/`)) &&
        one.path.slice(one.path.lastIndexOf('/') + 1).replace(/\.(?:j2|tpl|tmpl|tftpl|erb)$/, '') === name);
    const [one] = near;
    return near.length === 1 && one !== undefined ? { path: one.path, text: one.text } : undefined;
}

// EXTERNAL MODULE: ./.cache/build/languages/shared/systemd-unit.js
var systemd_unit = __webpack_require__(4717);
;// CONCATENATED MODULE: ./.cache/build/tools/systemd/settings.js
/** The settings of a unit and its drop-ins that decide what it starts, read as systemd does (systemd.service(5), systemd.exec(5)). */




/** Lists of drop-ins are this long at most in any repository that people made. */
const MAX_SETTINGS = 10_000;
/** The unit's text first, then its drop-ins in the order of their names. An empty assignment forgets what came before. */
function settingsOf(texts) {
    let commands = [];
    const variables = new Map();
    let environmentFiles = [];
    let workingDirectory = '/';
    let binds = [];
    let ownNetwork;
    let seen = 0;
    for (const text of texts)
        for (const { section, key, value, at } of (0,systemd_unit/* readUnit */.H)(text)) {
            seen += 1;
            if (section !== 'Service' || seen > MAX_SETTINGS)
                continue;
            const empty = value.text === '';
            switch (key) {
                case 'ExecStart':
                    if (empty)
                        commands = [];
                    else
                        commands.push(value);
                    break;
                case 'Environment':
                    if (empty)
                        variables.clear();
                    for (const word of (0,shell_words/* splitWords */.yM)(value, 'flags').words)
                        settings_assign(variables, word);
                    break;
                case 'EnvironmentFile':
                    if (empty)
                        environmentFiles = [];
                    else
                        environmentFiles.push({ path: value.text, at });
                    break;
                case 'WorkingDirectory':
                    workingDirectory = empty ? '/' : value.text.replace(/^-/, '');
                    break;
                case 'BindPaths':
                case 'BindReadOnlyPaths':
                    if (empty)
                        binds = [];
                    for (const { text: word } of (0,shell_words/* splitWords */.yM)(value, 'flags').words) {
                        const [source = '', path = source] = word.replace(/^-/, '').split(':');
                        if (source.startsWith('/') && path.startsWith('/'))
                            binds.push({ path, source, at });
                    }
                    break;
                case 'PrivateNetwork':
                    ownNetwork = /^(?:1|yes|y|true|t|on)$/i.test(value.text) ? at : undefined;
                    break;
                case 'NetworkNamespacePath':
                    ownNetwork = empty ? undefined : at;
                    break;
                default:
            }
        }
    return {
        commands,
        variables,
        environmentFiles,
        workingDirectory,
        binds,
        ...(ownNetwork === undefined ? {} : { ownNetwork }),
    };
}
function settings_assign(variables, word) {
    const equals = word.text.indexOf('=');
    const name = word.text.slice(0, Math.max(0, equals)).trim();
    if (/^[A-Za-z_]\w{0,100}$/.test(name))
        variables.set(name, (0,source_text/* slice */.di)(word, equals + 1, word.text.length));
}
/** `NAME=VALUE` lines of an environment file (systemd.exec(5), `EnvironmentFile=`): `#` and `;` begin comments. */
function readEnvironment(source, variables) {
    let from = 0;
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        if (line.text.endsWith('\\') && line.end < source.text.length)
            continue;
        const statement = (0,source_text/* slice */.di)(source, from, line.end);
        from = line.end < source.text.length ? source.text.indexOf('\n', line.end) + 1 : source.text.length;
        const head = statement.text.trimStart();
        if (head.startsWith('#') || head.startsWith(';'))
            continue;
        const equals = statement.text.indexOf('=');
        if (equals <= 0)
            continue;
        const name = statement.text
            .slice(0, equals)
            .trim()
            .replace(/^export\s+/, '');
        if (!/^[A-Za-z_]\w{0,100}$/.test(name))
            continue;
        const value = (0,source_text/* slice */.di)(statement, equals + 1, statement.text.length);
        const words = (0,shell_words/* splitWords */.yM)(value, 'flags').words;
        const only = words.length === 1 ? words[0] : undefined;
        variables.set(name, only ?? value);
    }
}

;// CONCATENATED MODULE: ./.cache/build/tools/systemd/join.js




/** `read` gives a file of the tree by its path from the root. */
function joinUnits(facts, read) {
    const pieces = facts.filter((fact) => fact.kind === 'unit');
    if (pieces.length === 0)
        return { value: facts, notices: [] };
    const notices = [];
    const made = [];
    const texts = facts.filter((fact) => fact.kind === 'config-text');
    const files = facts.filter((fact) => fact.kind === 'node-file');
    const served = new Set();
    // The file that is read last counts.
    const filesAt = new Map(files.map((file) => [`${join_machineOf(file)}|${file.path}`, file]));
    for (const unit of unitsOf(pieces)) {
        const server = join_serverOf(unit, filesAt, read);
        if (server === undefined)
            continue;
        const { fact, started, settings } = server;
        if (settings.ownNetwork !== undefined) {
            const message = `${fact.name}.service runs in a network of its own, which is not modelled`;
            notices.push({ kind: 'not-modelled', message, at: settings.ownNetwork });
            continue;
        }
        if (started.program !== 'coredns' && started.program !== 'node-cache') {
            made.push(fact);
            continue;
        }
        const found = corefileFor(unit.main, started, settings, filesAt, texts, read);
        if (found === undefined) {
            const message = `the Corefile of ${fact.name}.service is not in the repository: a loop through it would not be seen`;
            notices.push({ kind: 'not-modelled', message, at: fact.at });
            continue;
        }
        served.add(join_placeKey(found.text));
        const overlay = found.overlay ?? fact.overlay;
        const machine = {
            ...(overlay !== undefined && { overlay }),
            ...(fact.standalone !== undefined && { standalone: fact.standalone }),
        };
        // Where it was found is what the command means, also where it says nothing or a relative path.
        const option = found.path.endsWith('.base') && started.program === 'node-cache' ? 'basecorefile' : 'conf';
        const said = { value: `-${option}=${found.path}`, at: fact.at };
        made.push({ ...fact, words: [...fact.words, said], ...machine });
        for (const file of found.files) {
            served.add(join_placeKey(file.text));
            made.push({ kind: 'node-file', mode: 'replace', ...file, ...machine, at: (0,source_text/* locate */.x5)(file.text, 0, 0) });
        }
    }
    const value = [];
    for (const fact of facts) {
        if (fact.kind === 'unit')
            continue;
        if (fact.kind === 'config-text' && fact.language === 'corefile' && served.has(join_placeKey(fact.text)))
            value.push({ ...fact, language: 'corefile-part' });
        else
            value.push(fact);
    }
    for (const fact of made)
        value.push(fact);
    return { value, notices };
}
/** Where a text begins: the same text is often both a file of a machine and a text of the repository. */
function join_placeKey(text) {
    const { file, span } = (0,source_text/* locate */.x5)(text, 0, 0);
    return `${file.path}|${span.start}`;
}
/** Pieces of one unit on one machine belong together; drop-ins count in the order of their file names. */
function unitsOf(pieces) {
    const placed = new Set(pieces.filter((one) => isPlaced(one)).map((one) => join_placeKey(one.text)));
    const groups = new Map();
    const environments = new Map();
    for (const piece of pieces) {
        // A template in a role, which a task then puts on machines.
        if (!isPlaced(piece) && placed.has(join_placeKey(piece.text)))
            continue;
        const machine = join_machineOf(piece);
        const [lists, key] = piece.part === 'environment' ? [environments, machine] : [groups, `${machine}|${piece.name}`];
        const list = lists.get(key);
        if (list === undefined)
            lists.set(key, [piece]);
        else
            list.push(piece);
    }
    const units = [];
    for (const group of groups.values()) {
        const main = group.findLast((one) => one.part === 'unit') ?? group[0];
        if (main === undefined)
            continue;
        const dropIns = group
            .filter((one) => one.part === 'drop-in' && one !== main)
            .sort((a, b) => (fileName(a.path) < fileName(b.path) ? -1 : 1));
        const list = [main, ...dropIns].map((one) => one.text);
        units.push({ main, texts: list, environments: environments.get(join_machineOf(main)) ?? [] });
    }
    return units;
}
/** Something else than its path in the repository says that it lies on machines. */
function isPlaced(piece) {
    return piece.overlay === undefined && piece.folder === undefined;
}
/** Which machines a fact is of, as a key. */
function join_machineOf(fact) {
    if (fact.standalone !== undefined)
        return `apart ${fact.standalone}`;
    if (fact.pool !== undefined)
        return `pool ${fact.pool}`;
    if (fact.overlay !== undefined)
        return `tree ${fact.overlay}`;
    if (fact.by !== undefined)
        return `by ${fact.by.role ?? fact.by.hosts ?? fact.at.file.path}`;
    if (fact.kind === 'unit' && fact.folder !== undefined)
        return `folder ${fact.folder}`;
    return `file ${fact.at.file.path}`;
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Commands of one unit that are looked at; a unit has a handful. */
const MAX_COMMANDS = 20;
function join_serverOf(unit, filesAt, read) {
    const { main } = unit;
    const settings = settingsOf(unit.texts);
    const variables = new Map(settings.variables);
    let envKnown = true;
    const shown = new Map(variables);
    for (const file of settings.environmentFiles) {
        const path = file.path.replace(/^-/, '');
        const text = unit.environments.findLast((one) => one.path === path)?.text ??
            filesAt.get(`${join_machineOf(main)}|${path}`)?.text ??
            beside(main, path, read)?.text;
        if (text === undefined)
            envKnown = false;
        else
            readEnvironment(text, variables);
    }
    // The last of several commands is the service; those before it are preparations.
    for (const command of settings.commands.slice(-MAX_COMMANDS).toReversed()) {
        const started = startedBy(command, variables, envKnown);
        if (started === undefined)
            continue;
        const [program] = started.words;
        const at = program === undefined ? main.at : (0,source_text/* locate */.x5)(program, 0, program.text.length);
        const env = [...variables].map(([name, text]) => ({
            name,
            value: text.text,
            ...(shown.get(name) === text ? {} : { secret: 'file' }),
            at: (0,source_text/* locate */.x5)(text, 0, text.text.length),
        }));
        const { pool, by, overlay, folder, standalone } = main;
        const machine = overlay ?? folder;
        const fact = {
            kind: 'node-server',
            name: main.name,
            program: started.program,
            words: started.words.map((word) => ({ value: word.text, at: (0,source_text/* locate */.x5)(word, 0, word.text.length) })),
            env,
            binds: settings.binds,
            ...(machine !== undefined && { overlay: machine }),
            ...(pool !== undefined && { pool }),
            ...(by !== undefined && { by }),
            ...(standalone !== undefined && { standalone }),
            at,
        };
        return { fact, started, settings };
    }
    return undefined;
}
/** The Corefile of a command: on the same machine, in a folder that mirrors one, or beside the unit. */
function corefileFor(main, started, settings, filesAt, texts, read) {
    for (const path of corefilePaths(started, settings.workingDirectory)) {
        const own = filesAt.get(`${join_machineOf(main)}|${path}`);
        if (own !== undefined)
            return { path, text: own.text, files: [] };
        const file = beside(main, path, read) ?? corefile_beside_nearest(main, path, texts);
        if (file === undefined)
            continue;
        const text = texts.find((one) => one.path === file.path)?.text ?? file.text;
        const directory = path.slice(0, path.lastIndexOf('/'));
        const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')));
        // What lies beside the Corefile lies beside it on the machine.
        const more = texts
            .filter((one) => one !== file && one.path !== file.path && folder !== '' && one.path.startsWith(`${folder}/`))
            .filter((one) => one.language === 'corefile-part')
            .map((one) => ({ path: `${directory}${one.path.slice(folder.length)}`, text: one.text }));
        return {
            path,
            text,
            files: [{ path, text }, ...more],
            ...(file.overlay === undefined ? {} : { overlay: file.overlay }),
        };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/tools/systemd/named-resolver-files.js
/**
 * The facts, and for each `resolvConf` whose file nobody puts on nodes the file of that name in the folder of the setting.
 * That it is the one is assumed.
 */
function withNamedResolverFiles(facts) {
    const texts = facts.filter((fact) => fact.kind === 'config-text' && fact.language === 'resolv-conf');
    if (texts.length === 0)
        return facts;
    const known = new Set(facts.flatMap((fact) => (fact.kind === 'node-file' || fact.kind === 'node-link' ? [fact.path] : [])));
    const byPath = new Map(texts.map((text) => [text.path, text]));
    const made = new Map();
    for (const fact of facts) {
        const setting = fact.kind === 'kubelet' ? fact.resolvConf : undefined;
        if (setting === undefined || known.has(setting.value) || !/^\/etc\/.*[^/]$/.test(setting.value))
            continue;
        // What every system has there by itself is not the repository's.
        if (setting.value === '/etc/resolv.conf')
            continue;
        const clusterPath = setting.at.file.path;
        const folder = clusterPath.slice(0, clusterPath.lastIndexOf('/') + 1);
        const name = setting.value.slice(setting.value.lastIndexOf('/') + 1);
        const text = byPath.get(`${folder}${name}`) ?? byPath.get(`${folder}${setting.value.slice(1)}`);
        if (text === undefined || text.path === clusterPath)
            continue;
        made.set(setting.value, {
            kind: 'node-file',
            path: setting.value,
            text: text.text,
            mode: 'replace',
            assumes: `${text.path} is the file that lies at ${setting.value} on nodes`,
            ...(fact.pool !== undefined && { pool: fact.pool }),
            at: text.at,
        });
    }
    return made.size === 0 ? facts : [...facts, ...made.values()];
}

;// CONCATENATED MODULE: ./.cache/build/judge/joins.js
/** Every join of a tool, in the order in which each needs what the ones before it made. */










const joins = [
    adding((facts, { read, factsOf, paths, budget, rendering }) => {
        const tool = rendering === undefined ? undefined : realBuildOf(rendering.tools);
        const built = joinKustomizations(facts, {
            read,
            factsOf,
            budget,
            ...(paths === undefined ? {} : { paths }),
            ...(tool === undefined ? {} : { tool }),
        });
        return { value: built.facts, notices: built.notices };
    }),
    joinRenderedCharts,
    adding(joinPlaybooks),
    adding((facts, { read }) => joinUnits(facts, read)),
    adding((facts) => joinInventories(withNamedResolverFiles(facts))),
    adding((facts, { read, paths = [] }) => joinCharts(facts, read, paths)),
    adding((facts, { read, paths = [] }) => joinCompose(facts, { read, paths })),
];

;// CONCATENATED MODULE: ./.cache/build/judge/snapshot.js
/** One tree, understood: facts joined into clusters, the forwarding graph of each, and what comes round in it. */










/** Joins what the files state into clusters, and follows all names through each. */
function understand(files, settings, tree) {
    const budget = (0,text_budget/* openBudget */.ak)();
    const scanned = [...files];
    const named = readNamed(scanned, tree);
    const read = [...scanned, named];
    const context = {
        ...tree,
        read: textReader(tree.bytesOf, tree.revision),
        paths: tree.paths,
        factsOf: readDocument,
        statedIn: statedIn,
        budget,
    };
    let stated = {
        filled: [],
        value: read.flatMap(({ facts }) => facts),
        notices: read.flatMap(({ notices }) => notices),
    };
    for (const join of joins)
        stated = join(stated, context);
    const { parts, unjudged } = partition(stated.value, settings, budget);
    const clusters = parts.map((part) => {
        const cluster = assemble({ ...part, budget, readKubeDns: readKubeDns }, readers);
        const graph = (0,forwarding_graph/* buildGraph */.ZG)(cluster, budget);
        return { cluster, graph, simulation: simulate(graph, budget), openForwards: openForwards(cluster) };
    });
    return {
        clusters,
        notices: [...stated.notices, ...unjudged, ...clusters.flatMap(noticesOf)],
        files: scanned.length + named.files,
        documents: read.reduce((sum, { documents }) => sum + documents, 0),
        secrets: secretsOf(stated.value, stated.filled),
        read: new Set(read.flatMap(({ facts }) => facts.map((fact) => fact.at.file.path))),
    };
}
function noticesOf({ cluster, graph, simulation }) {
    return [...graph.unjudged, ...simulation.unjudged, ...cluster.notices];
}

;// CONCATENATED MODULE: ./.cache/build/judge/suppression/verdict-changed.js
/** LG903 as a warning: what would have failed under the base's policy, and does not under the change's. */

/** Findings that are spelled out; the rest is counted. */
const MAX_TOLD = 20;
/** One finding that holds the remarks about what was taken away; undefined where nothing that would have failed is missing. */
function verdictChanged(hidden, weakened, now) {
    const [first] = hidden;
    if (first === undefined)
        return undefined;
    const more = hidden.length === 1 ? '' : `, and ${hidden.length - 1} more`;
    const path = hidden.slice(0, MAX_TOLD).map((one) => ({
        at: one.at,
        says: `${one.code} ${one.rule} is ${article(one)} under the policy of the base, and ${fateOf(one, now)} here: ${one.message}`,
    }));
    for (const one of weakened)
        path.push({ at: one.at, says: one.message });
    const at = weakened[0]?.at ?? startOf(now.config) ?? first.at;
    return {
        rule: 'policy-weakened',
        code: 'LG903',
        severity: 'warning',
        cluster: '',
        at,
        message: `This change passes by what it changes of the policy: under the base's policy ${first.rule} (${first.code}) at ${verdict_changed_placeOf(first)}${more} would fail it, and ${fateOf(first, now)} here.`,
        advice: 'Merge the change of the policy on its own first, or say in the pull request why both are right together.',
        assumptions: [],
        path,
        fingerprint: JSON.stringify(['LG903', 'verdict', ...hidden.map((one) => one.fingerprint).sort()]),
    };
}
function article({ severity }) {
    return severity === 'error' ? 'an error' : `a ${severity}`;
}
/** What became of it. */
function fateOf(one, { kept, suppressed }) {
    const same = (other) => other.fingerprint === one.fingerprint ||
        (other.code === one.code && other.at.file.path === one.at.file.path && other.at.span.start === one.at.span.start);
    const still = kept.find(same);
    if (still !== undefined)
        return still.status === 'existing' ? 'counts as known' : `is ${article(still)}`;
    return suppressed.some(same) ? 'is suppressed' : 'is not found';
}
function startOf(file) {
    return file === undefined ? undefined : { file, span: { start: 0, end: 0 } };
}
function verdict_changed_placeOf({ at }) {
    const { line, column } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(at.file.text), at.span.start);
    return `${at.file.path}:${line}:${column}`;
}

// EXTERNAL MODULE: ./.cache/build/judge/version.js
var version = __webpack_require__(5439);
;// CONCATENATED MODULE: ./.cache/build/judge/check.js
/** Head and base, compared: two snapshots to one report. */





















function check(input) {
    return judge(input, look(input));
}
function look(input) {
    const { tree, config } = input;
    const settings = clusterSettings(config, tree);
    const readings = new Map();
    const tools = input.render;
    const paths = [];
    for (const file of tree.files()) {
        paths.push(file.path);
        const bytes = file.read();
        if ((0,tree_tree/* isUnreadable */.GZ)(bytes)) {
            const hadBefore = input.base.status === 'compared' && input.base.files.old.has(file.path);
            if (bytes.gone !== true && (file.named === true || (0,tree_tree/* isMissed */.OS)(file.path) || hadBefore)) {
                const notice = (0,tree_tree/* noticeAbout */.wC)(file.path, 'unreadable', bytes.unreadable);
                const notices = [bytes.bound === true ? { ...notice, unread: 'bound' } : notice];
                readings.set(file.path, { facts: [], notices, documents: 0 });
            }
            continue;
        }
        const reading = read_file_readFile(file.path, bytes, file.named === undefined ? {} : { named: file.named });
        if (reading !== undefined)
            readings.set(file.path, reading);
    }
    const known = understand(readings.values(), settings, {
        bytesOf: (path) => tree.read(path),
        paths,
        ...(tree.leftOutBelow === undefined ? {} : { leftOutBelow: tree.leftOutBelow }),
        ...(tools === undefined ? {} : { rendering: { tools, paths } }),
    });
    const head = shareOf({ ...known, notices: [...tree.notices, ...known.notices] }, input.shard);
    let base;
    let status;
    if (input.base.status === 'compared') {
        const { changed, old: before, commit } = input.base.files;
        const old = new Map(readings);
        for (const path of input.base.files.changed)
            old.delete(path);
        for (const [path, bytes] of input.base.files.old) {
            const reading = read_file_readFile(path, bytes, { revision: input.base.files.commit });
            if (reading !== undefined)
                old.set(path, reading);
        }
        const pathsThen = pathsBefore(paths, changed, before);
        const then = understand([...old.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reading]) => reading), settingsBefore(input, settings, input.base.files), {
            bytesOf: baseReader(input.base.files, tree, paths),
            revision: commit,
            paths: pathsThen,
            ...(input.base.files.leftOutBelow === undefined ? {} : { leftOutBelow: input.base.files.leftOutBelow }),
            ...(tools === undefined ? {} : { rendering: { tools, paths: pathsThen } }),
        });
        base = shareOf(then, input.shard);
        status = { status: 'compared', revision: input.base.files.commit };
    }
    else
        status = input.base;
    return { readings, known, head, base, status };
}
function judge(input, view) {
    const { config } = input;
    const { readings, known, head, base, status } = view;
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
    const reported = found.map((one) => {
        const then = old.here.get(one.fingerprint);
        const was = then === undefined ? undefined : worsened(one, then);
        if (was !== undefined)
            return { ...one, status: 'new', was };
        const known = then !== undefined || (one.rule !== 'loop-guard-removed' && input.baselined?.(one) === true);
        return { ...one, status: known ? 'existing' : 'new' };
    });
    const judged = input.suppress?.(reported, sourceFiles(readings)) ?? { kept: reported, suppressed: [], remarks: [] };
    const gates = (one) => (input.failOnExisting === true || one.status === 'new') && (0,report_finding/* fails */.c6)(one.severity, failOn);
    const all = withVerdictBefore(judged, { input, view, gates });
    const remarks = remarkSeverities(all, input).map((one) => ({ ...one, status: old.here.has(one.fingerprint) ? 'existing' : 'new' }));
    const findings = [...judged.kept, ...remarks].sort(order);
    const now = new Set([...findings, ...judged.suppressed].map((one) => one.fingerprint));
    const fixed = (before ?? [])
        .filter((one) => !now.has(one.fingerprint) && !old.moved.has(one.fingerprint))
        .map((one) => ({ ...one, status: 'existing' }))
        .sort(order);
    const count = (test) => findings.filter(test).length;
    const failed = findings.some(gates);
    const incomplete = head.notices.some((notice) => notice.kind === 'unreadable' && notice.template !== true);
    const servers = head.clusters.flatMap((view) => view.cluster.servers.map((server) => ({
        name: server.name,
        cluster: view.cluster.name,
        at: server.at,
        blocks: server.config.blocks.length,
    })));
    const report = {
        version: version/* VERSION */.x,
        result: failed ? 'fail' : incomplete || status.status === 'unavailable' ? 'incomplete' : 'pass',
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
            forwards: head.clusters.reduce((sum, { openForwards }) => sum + openForwards.forwards, 0),
            openForwards: head.clusters.reduce((sum, { openForwards }) => sum + openForwards.openStanzas, 0),
        },
        failOn,
        findings,
        fixed,
        suppressed: [...judged.suppressed].sort(order),
        notices: [
            ...new Map([...(input.notices ?? []), ...head.notices]
                .filter((notice) => notice.kind === 'assumed')
                .map((notice) => [`${notice.at.file.path}|${notice.at.span.start}|${notice.message}`, notice])).values(),
        ].sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.at, b.at)),
        servers,
    };
    return { report: (0,redacted/* redactedReport */.d7)(report, bothOf(known.secrets, base?.secrets)), head, base };
}
function bothOf(head, base) {
    const places = new Map([...(head?.places ?? []), ...(base?.places ?? [])]);
    // Where the two differ, what either hides is hidden.
    for (const [path, spans] of head?.places ?? []) {
        const before = base?.places.get(path);
        if (base?.places.has(path) === true)
            places.set(path, spans === undefined || before === undefined ? undefined : [...spans, ...before]);
    }
    return { values: [...(head?.values ?? []), ...(base?.values ?? [])], places };
}
/** The remarks, with what would fail under the base's policy and does not here: one finding that holds what was taken away. */
function withVerdictBefore(judged, { input, view, gates }) {
    const weakened = judged.remarks.filter((one) => one.rule === 'policy-weakened');
    const under = input.underBase?.(weakened.length > 0);
    if (under === undefined)
        return judged.remarks;
    const { underBase: _, ...rest } = input;
    const { config: _config, suppress: _suppress, before: _before, ...kept } = rest;
    const other = { ...kept, ...under.input };
    const then = judge(other, under.sameView ? view : look(other)).report;
    const place = (one) => `${one.code}|${one.at.file.path}|${one.at.span.start}`;
    const failing = judged.kept.filter(gates);
    const known = new Set(failing.flatMap((one) => [one.fingerprint, place(one)]));
    const hidden = then.findings.filter((one) => (input.failOnExisting === true || one.status === 'new') &&
        (0,report_finding/* fails */.c6)(one.severity, then.failOn) &&
        !NEVER_ABOUT_FILES.has(one.rule) &&
        !known.has(one.fingerprint) &&
        !known.has(place(one)));
    const finding = verdictChanged(hidden, weakened, { ...judged, config: input.config?.file });
    return finding === undefined
        ? judged.remarks
        : [...judged.remarks.filter((one) => one.rule !== 'policy-weakened'), finding];
}
/** Rules about the policy itself. */
const NEVER_ABOUT_FILES = new Set([
    'suppression-unused',
    'suppression-expired',
    'policy-weakened',
    'nothing-scanned',
]);
/** What is scanned and did not change is as the head has it; what only other files name is asked of the base itself. */
function baseReader({ changed, old, read }, tree, paths) {
    const scanned = new Set(paths);
    return (path) => {
        if (changed.has(path))
            return old.get(path);
        return scanned.has(path) || read === undefined ? tree.read(path) : read(path);
    };
}
/** The paths of the base, sorted: those of the head less what changed, and what the base had of that. */
function pathsBefore(paths, changed, before) {
    return [...paths.filter((path) => !changed.has(path)), ...before.keys()].sort();
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
 * for one. `here`: what the base said, by fingerprints of the head; `moved`: fingerprints in the base that are reported under
 * another one now.
 */
function sameAsBefore(found, before) {
    const then = new Map();
    for (const one of before) {
        const other = then.get(one.fingerprint);
        // Of several the worst: what was there already is not new.
        if (other === undefined || worsened(one, other) !== undefined)
            then.set(one.fingerprint, one);
    }
    const here = new Map();
    for (const one of found) {
        const known = then.get(one.fingerprint);
        if (known !== undefined)
            here.set(one.fingerprint, known);
    }
    const left = new Map();
    for (const one of before) {
        if (here.has(one.fingerprint) || one.kin === undefined)
            continue;
        const known = left.get(one.kin);
        if (known === undefined)
            left.set(one.kin, [one]);
        else
            known.push(one);
    }
    const moved = new Set();
    for (const one of found) {
        if (here.has(one.fingerprint) || one.kin === undefined)
            continue;
        const from = left.get(one.kin)?.shift();
        if (from === undefined)
            continue;
        here.set(one.fingerprint, from);
        moved.add(from.fingerprint);
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
        const set = chosen.get(one.rule);
        const usual = (0,descriptions.describeRule)(one.rule)?.severity;
        if (set === undefined || usual === undefined)
            return [one];
        const severity = (0,effective/* severityUnder */.gb)(set, usual, one.severity);
        return severity === 'off' ? [] : [{ ...one, severity }];
    });
}
function sourceFiles(readings) {
    const files = new Map();
    for (const reading of readings.values())
        for (const fact of reading.facts)
            files.set(fact.at.file.path, fact.at.file);
    return [...files.values()];
}
/**
 * Reads the user's configuration; throws UsageError with every mistake's place. Its globs and files count from `folder` and
 * are reported from the top of the repository.
 */
function loadConfig(file, folder = (0,lookup/* configFolder */.vg)(file.path)) {
    const { config, errors } = (0,config_config/* readConfig */.Xg)(file, {
        rules: descriptions.RULES,
        osProfiles: OS_PROFILES.flatMap((one) => [one.id, ...one.aliases]),
        provisioners: PROVISIONERS.flatMap((one) => [one.id, ...one.aliases]),
    });
    if (config === undefined)
        throw new usage_error/* UsageError */.e(...errors.map(config_config/* formatConfigError */.YQ));
    return (0,lookup/* fromTop */.k$)(config, folder);
}
/** The base is understood with what its own configuration declared; one that cannot be read counts as today's. */
function settingsBefore({ config, tree, before }, settings, base) {
    const then = {
        ...tree,
        read: (path) => (base.changed.has(path) ? base.old.get(path) : tree.read(path)),
    };
    try {
        if (before !== undefined)
            return clusterSettings(before.config, then);
        const path = config?.file.path ?? config_config.CONFIG_PATHS.find((one) => base.old.has(one));
        if (path === undefined)
            return settings;
        if (!base.changed.has(path))
            return clusterSettings(config, then);
        const bytes = base.old.get(path);
        return bytes === undefined ? [] : clusterSettings(loadConfig({ path, text: bytes.toString('utf8') }), then);
    }
    catch (error) {
        // A file that the declaration names is new, or the declaration was wrong.
        if (error instanceof usage_error/* UsageError */.e)
            return settings;
        throw error;
    }
}
/** A change that turns `policy-weakened` off is reported so all the same, and as loudly as the base would have said it. */
function remarkSeverities(remarks, { config, before }) {
    const said = severities(remarks, config);
    if (before === undefined)
        return said;
    const then = severities(remarks.filter((one) => one.rule === 'policy-weakened'), before.config);
    const louder = new Map(then.map((one) => [one.fingerprint, one]));
    const shown = said.map((one) => {
        const other = louder.get(one.fingerprint);
        louder.delete(one.fingerprint);
        return other !== undefined && (0,report_finding/* compareSeverities */.Rj)(other.severity, one.severity) > 0 ? other : one;
    });
    return [...shown, ...louder.values()];
}
function clusterSettings(config, tree) {
    return (config?.clusters ?? []).map((one) => check_settingsOf(one, tree));
}
function check_settingsOf(one, tree) {
    const globs = one.paths.flatMap((glob) => {
        const compiled = (0,text_globs/* compileGlob */.S)(glob.value);
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
                    { path: file.path.value, text: (0,source_text/* wholeFile */.AA)({ path: file.content.path.value, text: bytes.toString('utf8') }) },
                ];
            }),
        })),
        resolvers: one.resolvers.map((resolver) => ({
            name: resolver.name.value,
            addresses: resolver.addresses.map(endpointText),
            at: resolver.at,
            forwards: resolver.forwards.map((forward) => ({
                zone: forward.zone.value,
                at: forward.zone.at,
                to: forward.to.map(endpointText),
            })),
        })),
        at: one.at,
    };
}
/** An address, with its port where that is not 53. */
function endpointText({ value, at }) {
    return { value: value.port === 53 ? value.address : (0,endpoint/* hostPort */.QL)(value.address, value.port), at };
}
function check_placeOf(value) {
    const before = value.at.file.text.slice(0, value.at.span.start);
    const line = before.split('\n').length;
    return `${value.at.file.path}:${line}:${before.length - before.lastIndexOf('\n')}`;
}


/***/ }),

/***/ 9311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ clusterData),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   SV: () => (/* binding */ mergeConfigs),
/* harmony export */   gb: () => (/* binding */ severityUnder),
/* harmony export */   yF: () => (/* binding */ printConfig)
/* harmony export */ });
/* unused harmony exports FAIL_ON_VALUES, RENDER_MODES */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8526);
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9308);
/* harmony import */ var _report_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(647);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5966);
/** Several sources of configuration as one: flags, then the environment, then the file, then what it extends, then defaults. */





const FAIL_ON_VALUES = ['error', 'warning', 'note', 'never'];
const RENDER_MODES = ['auto', 'helm', 'kustomize', 'off'];
/**
 * Single values come from the nearest source that has them, and so do `paths.include` and `paths.exclude`, each as a
 * whole. Severities are taken rule by rule, clusters by name (the file's first), and suppressions add up.
 * A file that is extended has no say in `extends` of its own: what applies can be read off one file.
 */
function mergeConfigs(sources, rules) {
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
function readEnvironment(env) {
    const errors = [];
    const choose = (name, allowed) => {
        const text = env[name];
        if (text === undefined || text === '')
            return undefined;
        const chosen = allowed.find((one) => one === text);
        if (chosen === undefined) {
            errors.push(`${name} must be one of ${allowed.join(', ')}, not ${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(text)}${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(text, allowed)}`);
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
/**
 * A finding's severity when its rule is `set` to another one than its `usual`. A rule also gives findings below its usual
 * severity (a loop that needs an assumption, a template that nobody rendered): a milder setting is a ceiling for these
 * too, a stricter one leaves them where they are.
 */
function severityUnder(set, usual, severity) {
    if (set === 'off' || (0,_report_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSeverities */ .Rj)(set, severity) < 0)
        return set;
    return severity === usual ? set : severity;
}
/** The effective configuration as YAML that reads back to the same; every rule is listed. */
function printConfig(config) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({
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
        'cluster-domain': cluster.clusterDomain && (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .displayName */ .QC)(cluster.clusterDomain.value),
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
                zone: (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .displayName */ .QC)(zone.value),
                to: to.map(({ value }) => endpointText(value)),
            }))),
        }))),
    };
}
function endpointText({ address, port }) {
    return port === 53 ? address : (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .hostPort */ .QL)(address, port);
}


/***/ }),

/***/ 9866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ configCandidates),
/* harmony export */   k$: () => (/* binding */ fromTop),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vg: () => (/* binding */ configFolder)
/* harmony export */ });
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5481);
/** Where the configuration stands, and what its globs and files count from. */


/** From the folder `common` up to the top of the repository; for each folder the paths that are looked for. */
function configCandidates(common) {
    const folders = [''];
    for (let end = common.indexOf('/'); end !== -1; end = common.indexOf('/', end + 1))
        folders.push(common.slice(0, end + 1));
    if (common !== '')
        folders.push(`${common}/`);
    return folders.reverse().map((folder) => _config_js__WEBPACK_IMPORTED_MODULE_1__.CONFIG_PATHS.map((path) => folder + path));
}
/** The nearest configuration going up from `common`. Throws UsageError for two in one folder: either may be meant. */
function findConfig(common, exists) {
    for (const candidates of configCandidates(common)) {
        const [first, second] = candidates.filter(exists);
        if (first !== undefined && second !== undefined)
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${first} and ${second} are both configurations of one folder; keep one of them`);
        if (first !== undefined)
            return first;
    }
    return undefined;
}
/** The folder that a configuration speaks of, `''` for the top: its own, and for one in `.github` the folder above. */
function configFolder(path) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    if (folder === '.github')
        return '';
    return folder.endsWith('/.github') ? folder.slice(0, -'/.github'.length) : folder;
}
/** The same configuration with globs and files reported from the top of the repository. */
function fromTop(config, folder) {
    if (folder === '')
        return config;
    // A character that means something in a glob is any one character here.
    const prefix = `${folder.replace(/[*?[\]{}()\\!]/g, '?')}/`;
    const glob = (one) => ({
        ...one,
        value: prefix + one.value.replace(/^(?:\.\/+)+/, ''),
    });
    const file = (one) => ({ ...one, value: `${folder}/${one.value}` });
    const node = (one) => ({
        ...one,
        files: one.files.map((entry) => entry.content.kind === 'inline'
            ? entry
            : { ...entry, content: { ...entry.content, path: file(entry.content.path) } }),
    });
    const cluster = (one) => ({
        ...one,
        paths: one.paths.map(glob),
        nodes: one.nodes.map(node),
    });
    return {
        ...config,
        ...(config.include === undefined ? {} : { include: config.include.map(glob) }),
        ...(config.exclude === undefined ? {} : { exclude: config.exclude.map(glob) }),
        ...(config.baseline === undefined ? {} : { baseline: file(config.baseline) }),
        clusters: config.clusters.map(cluster),
        suppressions: config.suppressions.map((one) => one.path === undefined ? one : { ...one, path: glob({ value: one.path }).value }),
    };
}


/***/ }),

/***/ 647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ compareSeverities),
/* harmony export */   _6: () => (/* binding */ compareGates),
/* harmony export */   c6: () => (/* binding */ fails)
/* harmony export */ });
/** What we tell the reader. Rules write findings, reporters read the report. */
const RANK = { off: 0, note: 1, warning: 2, error: 3, never: 4 };
/** Negative where `a` is milder than `b`. */
function compareSeverities(a, b) {
    return RANK[a] - RANK[b];
}
/** Negative where `a` fails more runs than `b`. */
function compareGates(a, b) {
    return RANK[a] - RANK[b];
}
/** Whether a finding of this severity fails a run. */
function fails(severity, failOn) {
    return RANK[severity] >= RANK[failOn];
}


/***/ }),

/***/ 4484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RULES: () => (/* binding */ RULES),
/* harmony export */   describeRule: () => (/* binding */ describeRule)
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
        code: 'LG305',
        slug: 'upstream-not-stated',
        severity: 'note',
        summary: 'Where names go hangs on a file or address that nothing states.',
    },
    {
        code: 'LG401',
        slug: 'corefile-does-not-start',
        severity: 'error',
        summary: 'CoreDNS of the stated version refuses this Corefile; without one, every version does.',
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


/***/ })

};
