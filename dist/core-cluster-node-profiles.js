export const id = 83;
export const ids = [83];
export const modules = {

/***/ 7187:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ RESOLVED_UPLINK_FILE),
/* harmony export */   Oj: () => (/* binding */ OS_PROFILES),
/* harmony export */   RW: () => (/* binding */ RESOLVED_STUB_FILE),
/* harmony export */   bZ: () => (/* binding */ findOsProfile),
/* harmony export */   ki: () => (/* binding */ findProvisioner),
/* harmony export */   km: () => (/* binding */ STUB_ADDRESS),
/* harmony export */   oP: () => (/* binding */ PROVISIONERS),
/* harmony export */   osProfileIds: () => (/* binding */ osProfileIds),
/* harmony export */   provisionerIds: () => (/* binding */ provisionerIds)
/* harmony export */ });
/** What system images and provisioners are known to put on nodes, as shipped: before cloud-init, a provisioner or a person changes it. */ /** Where systemd-resolved writes the servers it knows, without its stub (systemd-resolved.service(8)). */ const RESOLVED_UPLINK_FILE = '/run/systemd/resolve/resolv.conf';
/** The file that names the stub 127.0.0.53 (systemd-resolved.service(8)). */ const RESOLVED_STUB_FILE = '/run/systemd/resolve/stub-resolv.conf';
const STUB_ADDRESS = '127.0.0.53';
const ETC = '/etc/resolv.conf';
const RESOLVED_STUB = {
	resolved: 'active',
	stubListener: true,
	etcResolvConf: {
		kind: 'link-to-stub'
	}
};
const RESOLVED_UPLINK = {
	resolved: 'active',
	stubListener: false,
	etcResolvConf: {
		kind: 'link-to-uplink'
	}
};
const NO_RESOLVED = {
	resolved: 'absent',
	stubListener: false,
	etcResolvConf: {
		kind: 'dhcp'
	}
};
const UBUNTU_SOURCE = 'Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)';
const RHEL_SOURCE = 'RHEL networking guide: NetworkManager writes /etc/resolv.conf; systemd-resolved is not enabled by default';
const DEBIAN_SOURCE = 'Debian release notes: systemd-resolved is not enabled (its own package since Debian 12); ifupdown or NetworkManager write /etc/resolv.conf';
const OS_PROFILES = [
	{
		id: 'ubuntu',
		title: 'Ubuntu 18.04 and later',
		aliases: [
			'ubuntu-server',
			'ubuntu-lts'
		],
		...RESOLVED_STUB,
		source: UBUNTU_SOURCE,
		since: '18.04'
	},
	{
		id: 'ubuntu-16.04',
		title: 'Ubuntu 16.04 server',
		aliases: [
			'xenial'
		],
		...NO_RESOLVED,
		source: 'Ubuntu 16.04: resolvconf(8) writes /run/resolvconf/resolv.conf from DHCP (Azure/azure-diskinspect-service#130)'
	},
	{
		id: 'ubuntu-18.04',
		title: 'Ubuntu 18.04',
		aliases: [
			'bionic'
		],
		...RESOLVED_STUB,
		source: UBUNTU_SOURCE
	},
	{
		id: 'ubuntu-20.04',
		title: 'Ubuntu 20.04',
		aliases: [
			'focal'
		],
		...RESOLVED_STUB,
		source: UBUNTU_SOURCE
	},
	{
		id: 'ubuntu-22.04',
		title: 'Ubuntu 22.04',
		aliases: [
			'jammy'
		],
		...RESOLVED_STUB,
		source: UBUNTU_SOURCE
	},
	{
		id: 'ubuntu-24.04',
		title: 'Ubuntu 24.04',
		aliases: [
			'noble'
		],
		...RESOLVED_STUB,
		source: UBUNTU_SOURCE
	},
	{
		id: 'ubuntu-25.10',
		title: 'Ubuntu 25.04 and 25.10',
		aliases: [
			'ubuntu-25.04'
		],
		...RESOLVED_STUB,
		source: UBUNTU_SOURCE
	},
	{
		id: 'ubuntu-26.04',
		title: 'Ubuntu 26.04',
		aliases: [],
		...RESOLVED_STUB,
		source: UBUNTU_SOURCE
	},
	{
		id: 'debian-10',
		title: 'Debian 10',
		aliases: [
			'buster'
		],
		...NO_RESOLVED,
		source: DEBIAN_SOURCE
	},
	{
		id: 'debian-11',
		title: 'Debian 11',
		aliases: [
			'bullseye'
		],
		...NO_RESOLVED,
		source: DEBIAN_SOURCE
	},
	{
		id: 'debian-12',
		title: 'Debian 12 from the installer',
		aliases: [
			'bookworm'
		],
		...NO_RESOLVED,
		source: DEBIAN_SOURCE
	},
	{
		id: 'debian-13',
		title: 'Debian 13 from the installer',
		aliases: [
			'trixie'
		],
		...NO_RESOLVED,
		source: DEBIAN_SOURCE
	},
	{
		id: 'debian-12-cloud',
		title: 'Debian 12 and 13 cloud images',
		aliases: [
			'debian-13-cloud'
		],
		...RESOLVED_STUB,
		source: 'Debian cloud images from 12 on bring systemd-resolved and its stub (kubernetes/kops#15502)',
		since: '12'
	},
	{
		id: 'flatcar',
		title: 'Flatcar 3227.2.0 and later',
		aliases: [
			'flatcar-stable',
			'flatcar-lts',
			'flatcar-beta',
			'flatcar-alpha'
		],
		...RESOLVED_STUB,
		source: 'Flatcar 3227.2.0 release notes: /etc/resolv.conf became a link to the stub (kubermatic/machine-controller#1377)',
		since: '3227.2.0'
	},
	{
		id: 'flatcar-before-3227.2.0',
		title: 'Flatcar before 3227.2.0, Container Linux',
		aliases: [
			'coreos',
			'container-linux'
		],
		resolved: 'active',
		stubListener: true,
		etcResolvConf: {
			kind: 'link-to-uplink'
		},
		source: 'flatcar-archive/coreos-overlay#769: the link to the stub was reverted because kubelets hand the file to pods'
	},
	{
		id: 'fedora-32',
		title: 'Fedora 32 and earlier',
		aliases: numbered('fedora', 28, 31),
		...NO_RESOLVED,
		source: 'Fedora change page "systemd-resolved": before Fedora 33 NetworkManager wrote /etc/resolv.conf'
	},
	{
		id: 'fedora',
		title: 'Fedora 33 and later',
		aliases: numbered('fedora', 33, 45),
		...RESOLVED_STUB,
		source: 'Fedora change page "systemd-resolved" (Fedora 33): enabled by default, /etc/resolv.conf links to the stub (coredns/coredns#6586)',
		since: '33'
	},
	{
		id: 'fedora-coreos',
		title: 'Fedora CoreOS 35 and later',
		aliases: [
			'fcos',
			...numbered('fedora-coreos', 35, 45)
		],
		...RESOLVED_STUB,
		source: 'coreos/fedora-coreos-tracker#834 and #1047: the stub listener is on from 35',
		since: '35'
	},
	{
		id: 'fedora-coreos-34',
		title: 'Fedora CoreOS 33 and 34',
		aliases: [
			'fedora-coreos-33'
		],
		...RESOLVED_UPLINK,
		source: 'coreos/fedora-coreos-tracker#649 and #1047: resolved runs with its stub listener off'
	},
	...rhelFamily(),
	{
		id: 'rhcos',
		title: 'Red Hat Enterprise Linux CoreOS',
		aliases: [
			'redhat-coreos',
			'scos'
		],
		...NO_RESOLVED,
		source: 'openshift/machine-config-operator templates: NetworkManager writes /etc/resolv.conf'
	},
	{
		id: 'amazon-linux-2',
		title: 'Amazon Linux 2',
		aliases: [
			'al2',
			'amazonlinux2',
			'amazon-linux'
		],
		...NO_RESOLVED,
		source: 'Amazon Linux 2 user guide: dhclient writes /etc/resolv.conf with the resolver of the VPC'
	},
	{
		id: 'amazon-linux-2023',
		title: 'Amazon Linux 2023',
		aliases: [
			'al2023',
			'amazonlinux2023'
		],
		...RESOLVED_UPLINK,
		source: 'Amazon Linux 2023 user guide, "Networking service": systemd-networkd and systemd-resolved; /etc/resolv.conf shows real servers (awslabs/amazon-eks-ami#2479)'
	},
	{
		id: 'bottlerocket',
		title: 'Bottlerocket',
		aliases: [],
		...NO_RESOLVED,
		kubeletResolvConf: '/run/netdog/resolv.conf',
		source: 'bottlerocket-os/bottlerocket#3395: the kubelet is given /run/netdog/resolv.conf, a link to the file with real servers'
	},
	{
		id: 'talos',
		title: 'Talos Linux',
		aliases: [
			'talos-linux'
		],
		...NO_RESOLVED,
		kubeletResolvConf: '/system/resolved/resolv.conf',
		source: 'siderolabs/talos pkg/machinery/kubelet/kubelet.go (resolvConf may not be overridden) and constants.go'
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
			...between('opensuse-leap', [
				'15',
				'15.5',
				'15.6',
				'16.0'
			])
		],
		...NO_RESOLVED,
		source: 'SUSE administration guide: netconfig(8) writes /etc/resolv.conf'
	},
	{
		id: 'sles',
		title: 'SUSE Linux Enterprise Server and Micro',
		aliases: [
			'sles-12',
			'sles-15',
			'sle-micro',
			'suse'
		],
		...NO_RESOLVED,
		source: 'SUSE administration guide: netconfig(8) writes /etc/resolv.conf'
	},
	{
		id: 'cos',
		title: 'Container-Optimized OS',
		aliases: [
			'cos-containerd',
			'container-optimized-os'
		],
		...RESOLVED_UPLINK,
		source: 'Container-Optimized OS: /etc/resolv.conf links to systemd-resolved’s list of real servers, the metadata server by default'
	},
	{
		id: 'azure-linux',
		title: 'Azure Linux and CBL-Mariner',
		aliases: [
			'azurelinux',
			'azurelinux-2',
			'azurelinux-3',
			'azure-linux-2',
			'azure-linux-3',
			'mariner',
			'cbl-mariner'
		],
		...RESOLVED_STUB,
		source: 'Azure/AgentBaker#739: systemd-resolved runs on the image, and AKS has to relink /etc/resolv.conf'
	},
	{
		id: 'photon',
		title: 'Photon OS',
		aliases: [
			'photon-3',
			'photon-4',
			'photon-5'
		],
		...RESOLVED_STUB,
		source: 'Photon OS administration guide: systemd-resolved; a kubeadm node found it active (kubernetes/kubeadm#2111)'
	},
	{
		id: 'raspberry-pi-os',
		title: 'Raspberry Pi OS',
		aliases: [
			'raspbian',
			'raspios'
		],
		...NO_RESOLVED,
		source: 'Raspberry Pi documentation, "Configuration": dhcpcd, from bookworm on NetworkManager, writes /etc/resolv.conf'
	},
	{
		id: 'nixos',
		title: 'NixOS',
		aliases: [],
		...NO_RESOLVED,
		source: 'NixOS/nixpkgs nixos/modules/config/resolvconf.nix: resolvconf writes /etc/resolv.conf unless services.resolved is on'
	},
	{
		id: 'alpine',
		title: 'Alpine Linux',
		aliases: [],
		...NO_RESOLVED,
		source: 'Alpine has no systemd; udhcpc writes /etc/resolv.conf'
	},
	{
		id: 'k3os',
		title: 'k3OS',
		aliases: [],
		...NO_RESOLVED,
		source: 'rancher/k3os: connman writes /etc/resolv.conf'
	}
];
function rhelFamily() {
	const families = [
		[
			'rhel',
			'Red Hat Enterprise Linux',
			7,
			10
		],
		[
			'rocky',
			'Rocky Linux',
			8,
			10
		],
		[
			'almalinux',
			'AlmaLinux',
			8,
			10
		],
		[
			'centos',
			'CentOS and CentOS Stream',
			7,
			10
		],
		[
			'oraclelinux',
			'Oracle Linux',
			7,
			10
		]
	];
	return families.map(([id, title, first, last])=>({
			id,
			title,
			aliases: [
				...numbered(id, first, last),
				...numbered(id, first, last).map((name)=>name.replace('-', '')),
				...id === 'almalinux' ? [
					'alma',
					...numbered('alma', first, last)
				] : [],
				...id === 'rocky' ? [
					'rockylinux',
					...numbered('rockylinux', first, last),
					...numbered('rocky-linux', first, last)
				] : [],
				...id === 'centos' ? [
					'centos-stream',
					...numbered('centos-stream', 8, last)
				] : [],
				...id === 'oraclelinux' ? [
					'oracle-linux',
					...numbered('oracle-linux', first, last)
				] : []
			],
			...NO_RESOLVED,
			source: RHEL_SOURCE
		}));
}
function between(name, versions) {
	return versions.map((version)=>`${name}-${version}`);
}
function numbered(name, first, last) {
	return Array.from({
		length: last - first + 1
	}, (_, i)=>`${name}-${first + i}`);
}
const KUBELET_DEFAULT = 'the kubelet’s own default is /etc/resolv.conf (pkg/kubelet/apis/config/v1beta1/defaults.go)';
const TENTH = {
	serviceSubnets: [
		'10.96.0.0/12'
	],
	nth: 10
};
const RANCHER_DNS = {
	serviceSubnets: [
		'10.43.0.0/16'
	],
	nth: 10
};
const STOCK_COREDNS = {
	dnsPolicy: 'Default',
	guard: true
};
/** The uplink file where resolved runs, else /etc/resolv.conf; without an OS, /etc/resolv.conf and what that takes for granted. */ function uplinkWhereResolvedRuns(os, who) {
	if (os === undefined) {
		return {
			kind: 'path',
			path: ETC,
			because: who,
			assumes: 'systemd-resolved does not run on the nodes'
		};
	}
	return {
		kind: 'path',
		path: os.resolved === 'active' ? RESOLVED_UPLINK_FILE : ETC,
		because: who
	};
}
/** The uplink file where /etc/resolv.conf names the stub; managed platforms make sure that pods never get the stub. */ function neverTheStub(os, because) {
	return {
		kind: 'path',
		path: os?.etcResolvConf.kind === 'link-to-stub' ? RESOLVED_UPLINK_FILE : ETC,
		because
	};
}
const RANCHER_CHOICE = {
	kind: 'first-usable',
	candidates: [
		ETC,
		RESOLVED_UPLINK_FILE
	],
	accepts: 'global-unicast',
	otherwise: {
		nameservers: [
			'8.8.8.8'
		]
	},
	because: 'k3s-io/k3s pkg/agent/config/config.go: the first file whose nameservers are all global unicast, else 8.8.8.8'
};
/** Managed clusters whose CoreDNS is the stock one with imports, by where their cluster DNS is. */ const CLOUDS = [
	[
		'doks',
		'DigitalOcean Kubernetes',
		[
			'digitalocean'
		],
		{
			serviceSubnets: [
				'10.245.0.0/16'
			],
			nth: 10
		},
		'DigitalOcean, "Customize CoreDNS"'
	],
	[
		'lke',
		'Linode Kubernetes Engine',
		[
			'linode'
		],
		{
			serviceSubnets: [
				'10.128.0.0/16'
			],
			nth: 10
		},
		'Akamai, "Customize CoreDNS on LKE": ConfigMap coredns-base imports custom/*.include and custom/*.server'
	],
	// The fifth address of the fifth /24: 10.96.5.5.
	[
		'oke',
		'Oracle Kubernetes Engine',
		[],
		{
			serviceSubnets: [
				'10.96.0.0/16'
			],
			nth: 1285
		},
		'OCI, "Configuring DNS Servers"'
	],
	[
		'kapsule',
		'Scaleway Kapsule',
		[
			'scaleway'
		],
		{
			serviceSubnets: [
				'10.32.0.0/20'
			],
			nth: 10
		},
		'Scaleway, Terraform provider, scaleway_k8s_cluster'
	],
	[
		'ovh',
		'OVHcloud Managed Kubernetes',
		[],
		{
			serviceSubnets: [
				'10.3.0.0/16'
			],
			nth: 10
		},
		'OVHcloud, "Customizing CoreDNS"'
	],
	[
		'iks',
		'IBM Cloud Kubernetes Service',
		[
			'ibm'
		],
		{
			serviceSubnets: [
				'172.21.0.0/16'
			],
			nth: 10
		},
		'IBM Cloud, "Configuring the cluster DNS provider"'
	],
	[
		'ack',
		'Alibaba Cloud ACK',
		[
			'alibaba'
		],
		{
			serviceSubnets: [
				'172.21.0.0/20'
			],
			nth: 10
		},
		'Alibaba Cloud, "Configure CoreDNS"'
	],
	[
		'anthos',
		'Google’s software for bare metal',
		[
			'gdc'
		],
		{
			serviceSubnets: [
				'10.96.0.0/20'
			],
			nth: 10
		},
		'Google, cluster configuration field reference'
	]
];
const PROVISIONERS = [
	{
		id: 'none',
		title: 'a kubelet that nothing configures',
		aliases: [
			'unknown',
			'manual',
			'kubelet'
		],
		resolvConf: (os)=>fixedByImage(os) ?? {
				kind: 'path',
				path: ETC,
				because: KUBELET_DEFAULT
			},
		source: KUBELET_DEFAULT
	},
	{
		id: 'kubeadm',
		title: 'kubeadm',
		aliases: [
			'cluster-api',
			'capi',
			'kubeone',
			'kubekey',
			'sealos'
		],
		resolvConf: (os)=>fixedByImage(os) ?? uplinkWhereResolvedRuns(os, 'kubeadm writes /run/systemd/resolve/resolv.conf where systemd-resolved runs (cmd/kubeadm/app/componentconfigs/kubelet_unix.go)'),
		clusterDns: TENTH,
		coreDns: STOCK_COREDNS,
		source: 'kubernetes/kubernetes cmd/kubeadm/app/componentconfigs/kubelet_unix.go, constants and phases/addons/dns'
	},
	{
		id: 'minikube',
		title: 'minikube',
		aliases: [],
		resolvConf: (os)=>uplinkWhereResolvedRuns(os, 'minikube starts nodes with kubeadm'),
		clusterDns: TENTH,
		coreDns: STOCK_COREDNS,
		source: 'kubernetes/minikube pkg/minikube/bootstrapper/kubeadm'
	},
	{
		id: 'kind',
		title: 'kind',
		aliases: [],
		resolvConf: ()=>({
				kind: 'path',
				path: ETC,
				because: 'the node image’s entrypoint replaces Docker’s 127.0.0.11 in /etc/resolv.conf by the network’s gateway'
			}),
		clusterDns: {
			serviceSubnets: [
				'10.96.0.0/16'
			],
			nth: 10
		},
		coreDns: STOCK_COREDNS,
		systems: [
			'debian-12'
		],
		source: 'kubernetes-sigs/kind images/base/files/usr/local/bin/entrypoint'
	},
	{
		id: 'k3s',
		title: 'k3s',
		aliases: [
			'k3d',
			'k3os'
		],
		resolvConf: ()=>RANCHER_CHOICE,
		clusterDns: RANCHER_DNS,
		coreDns: STOCK_COREDNS,
		nodesBalance: true,
		source: 'k3s-io/k3s pkg/agent/config/config.go and manifests/coredns.yaml'
	},
	{
		id: 'rke2',
		title: 'RKE2',
		aliases: [
			'harvester'
		],
		resolvConf: ()=>RANCHER_CHOICE,
		clusterDns: RANCHER_DNS,
		coreDns: STOCK_COREDNS,
		source: 'RKE2 embeds k3s’ agent; rancher/rke2-charts packages/rke2-coredns'
	},
	{
		id: 'rke',
		title: 'RKE1',
		aliases: [
			'rke1'
		],
		resolvConf: (os)=>uplinkWhereResolvedRuns(os, 'rancher/rke-tools entrypoint.sh changes the path where systemd-resolved runs'),
		clusterDns: RANCHER_DNS,
		coreDns: STOCK_COREDNS,
		source: 'rancher/rke cluster/plan.go and rancher/rke-tools#21'
	},
	{
		id: 'kops',
		title: 'kOps',
		aliases: [],
		resolvConf: (os)=>fixedByImage(os) ?? uplinkWhereResolvedRuns(os, 'kOps takes /run/systemd/resolve/resolv.conf on Ubuntu, Flatcar, Debian 12 and wherever it exists'),
		clusterDns: {
			serviceSubnets: [
				'100.64.0.0/13'
			],
			nth: 10
		},
		coreDns: STOCK_COREDNS,
		source: 'kubernetes/kops nodeup/pkg/model/kubelet.go and util/pkg/distributions/distributions.go'
	},
	{
		id: 'kubespray',
		title: 'kubespray',
		aliases: [],
		resolvConf: (os)=>{
			const because = 'kubespray’s kube_resolv_conf is the resolved file for Ubuntu and Fedora, /etc/resolv.conf for every other system';
			const resolved = os !== undefined && os.resolved === 'active' && /^(?:ubuntu|fedora)/.test(os.id);
			return {
				kind: 'path',
				path: resolved ? RESOLVED_UPLINK_FILE : ETC,
				because
			};
		},
		clusterDns: {
			serviceSubnets: [
				'10.233.0.0/18'
			],
			nth: 3
		},
		coreDns: STOCK_COREDNS,
		source: 'kubernetes-sigs/kubespray roles/kubernetes/node/vars and roles/kubespray_defaults'
	},
	{
		id: 'k0s',
		title: 'k0s',
		aliases: [
			'k0sctl'
		],
		resolvConf: ()=>({
				kind: 'unless-only-stub',
				path: ETC,
				instead: RESOLVED_UPLINK_FILE,
				because: 'k0sproject/k0s pkg/component/worker/kubelet.go: the resolved file only if 127.0.0.53 is the sole nameserver'
			}),
		clusterDns: TENTH,
		coreDns: STOCK_COREDNS,
		source: 'k0sproject/k0s pkg/component/worker/kubelet.go and pkg/component/controller/coredns.go'
	},
	{
		id: 'microk8s',
		title: 'MicroK8s',
		aliases: [],
		resolvConf: ()=>({
				kind: 'first-usable',
				candidates: [
					ETC,
					RESOLVED_UPLINK_FILE
				],
				accepts: 'no-loopback',
				otherwise: {
					path: ETC
				},
				because: 'canonical/microk8s#3487: the first file without a loopback nameserver, else /etc/resolv.conf'
			}),
		clusterDns: {
			serviceSubnets: [
				'10.152.183.0/24'
			],
			nth: 10
		},
		coreDns: STOCK_COREDNS,
		source: 'canonical/microk8s#3487 and canonical/microk8s-core-addons addons/dns'
	},
	{
		id: 'eks',
		title: 'Amazon EKS node images',
		aliases: [
			'eksctl',
			'nodeadm',
			'karpenter'
		],
		resolvConf: (os)=>fixedByImage(os) ?? neverTheStub(os, 'EKS node images hand pods the resolver of the VPC'),
		clusterDns: {
			serviceSubnets: [
				'10.100.0.0/16',
				'172.20.0.0/16'
			],
			nth: 10
		},
		coreDns: STOCK_COREDNS,
		source: 'awslabs/amazon-eks-ami bootstrap.sh and nodeadm; EKS user guide, CoreDNS add-on'
	},
	{
		id: 'aks',
		title: 'Azure AKS',
		aliases: [],
		resolvConf: (os)=>neverTheStub(os, 'AKS passes --resolv-conf=/run/systemd/resolve/resolv.conf where systemd-resolved runs, and relinks /etc/resolv.conf'),
		clusterDns: {
			serviceSubnets: [
				'10.0.0.0/16'
			],
			nth: 10
		},
		coreDns: STOCK_COREDNS,
		source: 'Azure/AgentBaker parts/linux/cloud-init/artifacts/cse_config.sh'
	},
	{
		id: 'gke',
		title: 'Google GKE',
		aliases: [
			'gce'
		],
		resolvConf: (os)=>neverTheStub(os, 'GKE hands pods the metadata server’s resolver'),
		source: 'kubernetes/kubernetes cluster/gce; GKE documentation, "Service discovery and DNS"'
	},
	{
		id: 'gardener',
		title: 'Gardener',
		aliases: [],
		resolvConf: (os)=>neverTheStub(os, 'Gardener gives kubelets /etc/resolv.conf'),
		clusterDns: {
			serviceSubnets: [
				'100.64.0.0/13'
			],
			nth: 10
		},
		coreDns: STOCK_COREDNS,
		source: 'gardener/gardener pkg/component/extensions/operatingsystemconfig/original/components/kubelet/config.go and pkg/component/networking/coredns'
	},
	{
		id: 'talos',
		title: 'Talos Linux',
		aliases: [
			'talhelper',
			'omni'
		],
		resolvConf: ()=>({
				kind: 'path',
				path: '/system/resolved/resolv.conf',
				because: 'Talos fixes the kubelet’s resolvConf and lets nobody override it'
			}),
		clusterDns: TENTH,
		coreDns: STOCK_COREDNS,
		source: 'siderolabs/talos pkg/machinery/kubelet/kubelet.go and internal/app/machined/pkg/controllers/k8s/templates'
	},
	{
		id: 'openshift',
		title: 'OpenShift and OKD',
		aliases: [
			'okd',
			'ocp'
		],
		resolvConf: (os)=>({
				kind: 'path',
				path: ETC,
				because: `${KUBELET_DEFAULT}, which OpenShift leaves alone${os === undefined ? '' : ` on ${os.title}`}`
			}),
		clusterDns: {
			serviceSubnets: [
				'172.30.0.0/16'
			],
			nth: 10
		},
		coreDns: {
			dnsPolicy: 'Default',
			guard: false
		},
		systems: [
			'rhcos',
			'rhel-9'
		],
		source: 'openshift/cluster-dns-operator pkg/operator/controller/controller_dns_configmap.go (never writes `loop`)'
	},
	...CLOUDS.map(([id, title, aliases, clusterDns, source])=>({
			id,
			title,
			aliases,
			resolvConf: (os)=>neverTheStub(os, `${title} hands pods the resolver of the network`),
			clusterDns,
			coreDns: STOCK_COREDNS,
			source
		})),
	{
		id: 'typhoon',
		title: 'Typhoon',
		aliases: [],
		resolvConf: ()=>({
				kind: 'path',
				path: RESOLVED_UPLINK_FILE,
				because: 'Typhoon sets the resolved file on every node'
			}),
		clusterDns: {
			serviceSubnets: [
				'10.3.0.0/16'
			],
			nth: 10
		},
		coreDns: STOCK_COREDNS,
		source: 'poseidon/typhoon#1082 and #340'
	}
];
function fixedByImage(os) {
	if (os?.kubeletResolvConf === undefined) return undefined;
	return {
		kind: 'path',
		path: os.kubeletResolvConf,
		because: `${os.title} fixes the kubelet’s resolver file: ${os.source}`
	};
}
/** By id or alias; case, blanks and underscores do not count. */ function findOsProfile(id) {
	return find(OS_PROFILES, id);
}
function findProvisioner(id) {
	return find(PROVISIONERS, id);
}
function osProfileIds() {
	return idsOf(OS_PROFILES);
}
function provisionerIds() {
	return idsOf(PROVISIONERS);
}
function idsOf(rows) {
	return rows.flatMap((row)=>[
			row.id,
			...row.aliases
		]).sort();
}
/** How many edits away a suggestion may be, and how many are offered. */ const FARTHEST = 3;
const MOST = 3;
function find(rows, asked) {
	const id = asked.slice(0, 64).trim().toLowerCase().replaceAll(/[ _]+/g, '-');
	const profile = rows.find((row)=>row.id === id || row.aliases.includes(id));
	if (profile !== undefined) return {
		kind: 'found',
		profile
	};
	const near = idsOf(rows).map((name)=>({
			name,
			distance: editDistance(name, id)
		})).filter(({ distance })=>distance <= FARTHEST).sort((a, b)=>a.distance - b.distance || (a.name < b.name ? -1 : 1)).slice(0, MOST);
	return {
		kind: 'unknown',
		didYouMean: near.map(({ name })=>name)
	};
}
function editDistance(a, b) {
	let row = Array.from({
		length: b.length + 1
	}, (_, i)=>i);
	for(let i = 1; i <= a.length; i += 1){
		const next = [
			i
		];
		for(let j = 1; j <= b.length; j += 1){
			const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}


/***/ })

};
