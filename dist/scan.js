export const id = 240;
export const ids = [240,989];
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
/* harmony export */   lr: () => (/* binding */ provisionerIds),
/* harmony export */   oP: () => (/* binding */ PROVISIONERS),
/* harmony export */   u7: () => (/* binding */ osProfileIds)
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


/***/ }),

/***/ 1729:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ exceeds),
/* harmony export */   e2: () => (/* binding */ describeNames)
/* harmony export */ });
/* unused harmony export hasName */
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9308);

function hasName(set, name) {
	return set.cuts.some((cut)=>cutHas(cut, name));
}
/** Whether some name of `these` is in none of `those`. Linear in the zones and their depth. */ function exceeds(these, those) {
	const zones = new Set();
	let longest = 0;
	for (const { cuts } of [
		...these,
		...those
	])for (const { under, except } of cuts)for (const zone of [
		under,
		...except
	]){
		zones.add(zone);
		longest = Math.max(longest, zone.length);
	}
	// Longer than any label that is mentioned, so that it stands for all others.
	const other = 'x'.repeat(longest + 1);
	const [here, there] = [
		membership(these),
		membership(those)
	];
	for (const zone of zones)for (const name of [
		zone,
		(0,_name_js__WEBPACK_IMPORTED_MODULE_0__/* .below */ .Gz)(other, zone)
	])if (here(name) && !there(name)) return true;
	return false;
}
function membership(sets) {
	const byZone = new Map();
	for (const { cuts } of sets)for (const cut of cuts){
		const known = byZone.get(cut.under);
		const one = {
			cut,
			except: new Set(cut.except)
		};
		if (known === undefined) byZone.set(cut.under, [
			one
		]);
		else known.push(one);
	}
	return (name)=>{
		const passed = [];
		for (const zone of (0,_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ancestry */ .yy)(name)){
			passed.push(zone);
			for (const { cut, except } of byZone.get(zone) ?? []){
				if (zone === name ? cut.apex === 'without' : cut.apex === 'only') continue;
				if (zone === name || !passed.some((one)=>except.has(one))) return true;
			}
		}
		return false;
	};
}
function cutHas(cut, name) {
	if (name === cut.under) return cut.apex !== 'without';
	if (cut.apex === 'only' || !isWithin(name, cut.under)) return false;
	return !cut.except.some((zone)=>isWithin(name, zone));
}
/**
 * `every name`, `every name outside cluster.local`, `every name but host.corp.test`; at most `most` zones are spelled out.
 * A single name that is left out stands in a set as a zone cut out and everything below it put back; it is reported as the one name.
 */ function describeNames(set, most = 4, { noun = 'every name', style = 'under' } = {}) {
	if (set.cuts.length === 0) return 'no name';
	const putBack = new Set(set.cuts.filter((cut)=>cut.apex === 'without' && cut.except.length === 0).map((cut)=>cut.under));
	const reported = new Set();
	const lacks = new Map();
	const byZone = new Map(set.cuts.filter((cut)=>cut.apex === 'without').map((cut)=>[
			cut.under,
			cut
		]));
	for (const cut of set.cuts){
		const names = cut.except.filter((zone)=>putBack.has(zone));
		if (names.length === 0) continue;
		lacks.set(cut, {
			names,
			zones: cut.except.filter((zone)=>!putBack.has(zone))
		});
		for (const name of names){
			const below = byZone.get(name);
			if (below !== undefined) reported.add(below);
		}
	}
	const all = set.cuts.filter((cut)=>!reported.has(cut));
	// A single name last would read as one more of the zones that are left out.
	const cuts = [
		...all.filter((cut)=>cut.apex === 'only'),
		...all.filter((cut)=>cut.apex !== 'only')
	];
	const shown = cuts.slice(0, most).map((cut)=>describeCut(cut, lacks.get(cut) ?? {
			names: [],
			zones: cut.except
		}, most, {
			noun,
			style
		}));
	const rest = cuts.length - shown.length;
	if (rest > 0) shown.push(`${rest} more`);
	return joinWords(shown);
}
function describeCut(cut, except, most, { noun, style }) {
	const zone = (0,_name_js__WEBPACK_IMPORTED_MODULE_0__/* .displayName */ .QC)(cut.under);
	if (cut.apex === 'only') return cut.under === _name_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl ? 'the root name' : `${zone} itself`;
	const under = style === 'under' ? `${noun} under ${zone}` : subtreeOf(zone, cut.apex);
	const subtree = cut.under === _name_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl ? noun : under;
	const outside = except.zones.length === 0 ? '' : ` outside ${listed(except.zones, most, 'zones')}`;
	const but = except.names.length === 0 ? '' : ` but ${listed(except.names, most, 'names')}`;
	return `${subtree}${outside}${outside !== '' && but !== '' ? ',' : ''}${but}`;
}
function subtreeOf(zone, apex) {
	return apex === 'with' ? `${zone} and below` : `names below ${zone}`;
}
function listed(names, most, what) {
	const shown = names.slice(0, most).map(_name_js__WEBPACK_IMPORTED_MODULE_0__/* .displayName */ .QC);
	if (names.length > most) shown.push(`${names.length - most} more ${what}`);
	return joinWords(shown);
}
function joinWords(words) {
	if (words.length < 2) return words[0] ?? '';
	return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}


/***/ }),

/***/ 1796:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ cyclicComponents),
/* harmony export */   IY: () => (/* binding */ IntList),
/* harmony export */   TY: () => (/* binding */ reversed),
/* harmony export */   W4: () => (/* binding */ adjacencyOf),
/* harmony export */   Z7: () => (/* binding */ shortestCycle)
/* harmony export */ });
/* harmony import */ var _text_invariant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1067);
/** Cycles of a graph given as adjacency lists. Iterative: the graph is as large as a repository likes. */ 
/** A list of numbers that takes four bytes for each. */ class IntList {
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
		return (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(this.#values, index);
	}
	values() {
		return this.#values.subarray(0, this.#length);
	}
}
function adjacencyOf(lists) {
	const first = new Int32Array(lists.length + 1);
	const to = new IntList();
	for (const [vertex, list] of lists.entries()){
		for (const one of list)to.push(one);
		first[vertex + 1] = to.length;
	}
	return {
		size: lists.length,
		first,
		to: to.values()
	};
}
/** The same edges, each the other way round. */ function reversed({ size, first, to }) {
	const starts = new Int32Array(size + 1);
	for (const vertex of to)starts[vertex + 1] = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(starts, vertex + 1) + 1;
	for(let vertex = 0; vertex < size; vertex += 1)starts[vertex + 1] = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(starts, vertex + 1) + (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(starts, vertex);
	const next = starts.slice();
	const from = new Int32Array(to.length);
	for(let vertex = 0; vertex < size; vertex += 1)for(let at = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(first, vertex); at < (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(first, vertex + 1); at += 1){
		const target = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(to, at);
		from[(0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(next, target)] = vertex;
		next[target] = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(next, target) + 1;
	}
	return {
		size,
		first: starts,
		to: from
	};
}
/** Strongly connected components with at least one edge inside, each as its vertices in rising order (Tarjan 1972). */ function cyclicComponents({ size: count, first, to: targets }) {
	const index = new Int32Array(count).fill(-1);
	const low = new Int32Array(count);
	const onStack = new Uint8Array(count);
	const next = first.slice();
	const stack = [];
	const work = [];
	const found = [];
	let counter = 0;
	for(let start = 0; start < count; start += 1){
		if (index[start] !== -1) continue;
		work.push(start);
		while(work.length > 0){
			const vertex = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .itemAt */ .R9)(work, work.length - 1);
			if (index[vertex] === -1) {
				index[vertex] = counter;
				low[vertex] = counter;
				counter += 1;
				stack.push(vertex);
				onStack[vertex] = 1;
			}
			const end = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(first, vertex + 1);
			let descended = false;
			while((0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(next, vertex) < end){
				const to = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(targets, (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(next, vertex));
				if (index[to] === -1) {
					work.push(to);
					descended = true;
					break;
				}
				if (onStack[to] === 1) low[vertex] = Math.min((0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(low, vertex), (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(low, to));
				next[vertex] = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(next, vertex) + 1;
			}
			if (descended) continue;
			work.pop();
			const above = work[work.length - 1];
			if (above !== undefined) low[above] = Math.min((0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(low, above), (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(low, vertex));
			if (low[vertex] !== index[vertex]) continue;
			const component = [];
			for(;;){
				const member = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(stack.pop());
				onStack[member] = 0;
				component.push(member);
				if (member === vertex) break;
			}
			if (component.length > 1 || targets.subarray(first[vertex], end).includes(vertex)) found.push(component.sort((a, b)=>a - b));
		}
	}
	return found;
}
/** The shortest way from a vertex back to itself inside a component, as vertices without the closing one; undefined if there is none. */ function shortestCycle({ first, to: targets }, start, within) {
	const from = new Map();
	let frontier = [
		start
	];
	while(frontier.length > 0){
		const reached = [];
		for (const vertex of frontier){
			for(let at = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(first, vertex); at < (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(first, vertex + 1); at += 1){
				const to = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(targets, at);
				if (to === start) {
					const cycle = [
						vertex
					];
					for(let before = vertex; before !== start;){
						before = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(from.get(before));
						cycle.push(before);
					}
					return cycle.reverse();
				}
				if (!within.has(to) || from.has(to)) continue;
				from.set(to, vertex);
				reached.push(to);
			}
		}
		frontier = reached;
	}
	return undefined;
}


/***/ }),

/***/ 6975:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   iA: () => (/* binding */ zonesDecide),
/* harmony export */   jB: () => (/* binding */ partition),
/* harmony export */   o1: () => (/* binding */ localClasses)
/* harmony export */ });
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9308);
/* harmony import */ var _text_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1542);
/* harmony import */ var _text_defined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4874);
/* harmony import */ var _compile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8270);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5404);
/* harmony import */ var _server_edges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6711);
/** Cuts the space of names into classes that every server of a graph treats alike. */ 





/** A label nobody uses: the stand-in for "some name below this zone". */ const SOME = 'some-name';
/** Types people ask for; the first that no configuration distinguishes stands for all that none does. */ const COMMON_TYPES = [
	'A',
	'AAAA',
	'TXT',
	'MX',
	'SRV',
	'NS',
	'CAA',
	'NAPTR',
	'TYPE65280'
];
function toldBy(blocks) {
	const zones = openMentions();
	const types = new Set();
	const loose = [];
	const addPattern = (pattern)=>{
		if ((0,_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoose */ .pg)(pattern)) loose.push(pattern);
		if (pattern.kind === 'within') {
			zones.addAll(pattern.zones);
			zones.addAll(pattern.except ?? []);
		} else if (pattern.kind === 'exactly') zones.addAll(pattern.names);
		else if (pattern.kind === 'suffix') zones.add(pattern.text.startsWith('.') ? pattern.text.slice(1) || _dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOT */ .Dl : pattern.text);
		else if (pattern.kind === 'regex') for (const zone of [
			...pattern.within ?? [],
			...suffixesOf(pattern.regex)
		])zones.add(zone);
		if (!/^(?:any|within|exactly)$/.test(pattern.kind)) zones.tellAllApart();
	};
	let zoned = 0;
	for (const block of blocks){
		{
			const listeners = new Map();
			for (const key of block.keys){
				const listener = `${key.transport}|${key.port}`;
				const known = listeners.get(listener);
				if (known === undefined) listeners.set(listener, [
					key.zone
				]);
				else known.push(key.zone);
				if (key.zone !== _dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOT */ .Dl) zoned += 1;
			}
			for (const list of listeners.values())zones.addAll(list);
			for (const view of block.views){
				for (const type of view.types ?? [])types.add(type);
				for (const pattern of view.names ?? [])addPattern(pattern);
			}
			for (const step of block.steps){
				if (step.kind === 'forward') {
					zones.add(step.from);
					if (step.endings === true) addPattern((0,_compile_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOfForward */ .f)(step));
					zones.addAll(step.except);
					for (const type of step.types ?? [])types.add(type);
				} else if (step.kind === 'answer') {
					for (const rule of step.rules){
						addPattern(rule.names);
						for (const type of [
							...rule.types ?? [],
							...rule.notTypes ?? []
						])if (isType(type)) types.add(type);
					}
				} else if (step.kind === 'rewrite') {
					for (const rule of step.rules){
						addPattern(rule.match);
						if (rule.type !== undefined) types.add(rule.type);
						if (rule.to.kind === 'name') zones.add(rule.to.name);
						if (rule.to.kind === 'replace') zones.add(rule.to.text.startsWith('.') ? rule.to.text.slice(1) || _dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOT */ .Dl : rule.to.text);
						if (rule.to.kind === 'type') types.add(rule.to.type);
					}
				}
			}
		}
	}
	return {
		zones,
		types,
		zoned,
		loose
	};
}
/**
 * What a name is to the blocks of one socket: the same for names that they treat alike, whatever others make of them.
 * Undefined for those that distinguish names by more than zones, make others of them, or heed what others reply.
 */ function localClasses(blocks) {
	const { zones } = toldBy(blocks);
	const steps = blocks.flatMap((block)=>block.steps);
	if (zones.isApart() || steps.some((step)=>step.kind === 'rewrite') || blocks.some(_server_edges_js__WEBPACK_IMPORTED_MODULE_3__/* .heeds */ .c7)) return undefined;
	const own = new Set(zones.all());
	return (name)=>{
		for (const zone of (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ancestry */ .yy)(name))if (own.has(zone)) return zone === name ? `${zone} itself` : zone;
		return _dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOT */ .Dl;
	};
}
/** Whether servers tell names from each other by their zones alone, and ask for no other name than they were asked for. */ function zonesDecide(servers) {
	const blocks = servers.flatMap((server)=>server.config.blocks);
	const { zones, loose } = toldBy(blocks);
	return !zones.isApart() && loose.length === 0 && !blocks.some((block)=>block.steps.some((step)=>step.kind === 'rewrite'));
}
/** `more`: zones that somebody asks about besides. */ function partition(servers, more = [], expressions = (0,_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .openExpressions */ .gb)((0,_text_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .openBudget */ .ak)())) {
	const { zones, types, zoned, loose } = toldBy(servers.flatMap((server)=>server.config.blocks));
	for (const zone of more)zones.add(zone);
	const other = COMMON_TYPES.find((type)=>!types.has(type));
	const reported = [
		...types
	].filter((type)=>type !== 'A');
	const all = new Set([
		'A',
		...reported,
		...other === undefined ? [] : [
			other
		]
	]);
	if (zoned > 1) all.add('DS');
	const mentioned = [
		...zones.all()
	];
	const takes = loose.length * mentioned.length > MAX_LOOSE ? [] : loose.map((pattern)=>(0,_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .matcher */ .jN)(pattern, expressions));
	const isPlain = (name)=>!takes.some((matches)=>matches(name));
	// A name that people recognise stands for its zone only where no such pattern takes it; else it is a class of its own.
	for (const zone of mentioned){
		const [usual] = recognised(zone);
		if (usual !== undefined && !isPlain(usual)) zones.add(usual);
	}
	const sorted = [
		...zones.all()
	]// A question's name is lower case by the time it is looked at; what is kept as it was written takes none.
	.filter((zone)=>zone.endsWith('.') && zone === zone.toLowerCase()).sort((a, b)=>a.length - b.length || (a < b ? -1 : 1));
	const marks = new Map();
	const children = new Map();
	const classes = [];
	for (const zone of sorted)marks.set(zone, {
		zone,
		parent: undefined
	});
	for (const zone of sorted){
		let up;
		for (const ancestor of (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ancestry */ .yy)(zone)){
			if (ancestor !== zone && marks.has(ancestor)) {
				up = ancestor;
				break;
			}
		}
		marks.set(zone, {
			zone,
			parent: up
		});
		if (up !== undefined) {
			const known = children.get(up);
			if (known === undefined) children.set(up, [
				zone
			]);
			else known.push(zone);
		}
	}
	const firsts = new Map();
	for (const zone of sorted){
		const key = children.has(zone) ? undefined : zones.treatmentOf(zone);
		const group = `${key} ${zone.split('.').length} ${marks.get(zone)?.parent}`;
		const known = key === undefined ? undefined : firsts.get(group);
		if (known !== undefined) {
			known.push(zone);
			continue;
		}
		const alike = [
			zone
		];
		if (key !== undefined) firsts.set(group, alike);
		classes.push({
			mark: zone,
			part: 'apex',
			sample: zone,
			alike
		});
		classes.push({
			mark: zone,
			part: 'below',
			sample: freeName(zone, marks, isPlain),
			alike
		});
	}
	return {
		marks,
		children,
		classes,
		types: [
			...all
		],
		...(0,_text_defined_js__WEBPACK_IMPORTED_MODULE_5__/* .defined */ .s)({
			other
		})
	};
}
function openMentions() {
	/** By zone: a number for the lists that it stands in, in order. */ const treatments = new Map([
		[
			_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOT */ .Dl,
			0
		]
	]);
	const numbers = new Map();
	let lists = 0;
	let isApart = false;
	const addAll = (zones)=>{
		lists += 1;
		for (const zone of new Set(zones)){
			const key = `${treatments.get(zone) ?? 0} ${lists}`;
			const number = numbers.get(key) ?? numbers.size + 1;
			numbers.set(key, number);
			treatments.set(zone, number);
		}
	};
	return {
		add: (zone)=>addAll([
				zone
			]),
		addAll,
		tellAllApart: ()=>{
			isApart = true;
		},
		isApart: ()=>isApart,
		all: ()=>treatments.keys(),
		treatmentOf: (zone)=>isApart || zone === _dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOT */ .Dl ? undefined : treatments.get(zone)
	};
}
/** Patterns and zones that are tried on each other. */ const MAX_LOOSE = 200_000;
/** Names below a zone that people recognise: example.org for the root. */ function recognised(zone) {
	return zone === _dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOT */ .Dl ? [
		'example.org.',
		'example.com.'
	] : [
		(0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)('www', zone)
	];
}
/** A name below a zone and no deeper mark; one that no loose pattern takes where there is one. */ function freeName(zone, marks, isPlain) {
	for (const name of [
		...recognised(zone),
		(0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(SOME, zone),
		(0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)('k3j9', zone)
	]){
		let free = isPlain(name);
		for (const ancestor of (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ancestry */ .yy)(name)){
			if (ancestor === zone) break;
			if (marks.has(ancestor)) free = false;
		}
		if (free) return name;
	}
	return (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(SOME, zone);
}
function isType(type) {
	return /^[A-Z0-9]+$/.test(type) && type !== 'ANY' ? true : type === 'ANY';
}
/** `(.*)\.corp\.test\.$` bounds its names to a suffix; other forms are tried on samples only. */ function suffixesOf(regex) {
	const found = /((?:\\\.|[a-z0-9_-])+?)(?:\\\.|\.)?\$?$/.exec(regex);
	if (found?.[1] === undefined) return [];
	const text = found[1].replace(/\\\./g, '.').replace(/^\.+|\.+$/g, '');
	return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text) ? [
		`${text}.`
	] : [];
}
/** The classes as a set of names. Linear in the classes, the marks right below them and the depth of names. */ function namesOf(classes, space) {
	const belows = new Set();
	const apexes = new Set();
	for (const one of classes)for (const mark of one.alike ?? [
		one.mark
	])(one.part === 'below' ? belows : apexes).add(mark);
	const holes = new Map();
	const tops = [];
	for (const zone of belows){
		const up = space.marks.get(zone)?.parent;
		if (up === undefined || !belows.has(up) || !apexes.has(zone)) tops.push(zone);
		for (const child of space.children.get(zone) ?? []){
			if (belows.has(child) && apexes.has(child)) continue;
			const root = topOf(zone, belows, apexes, space);
			const list = holes.get(root);
			if (list === undefined) holes.set(root, [
				child
			]);
			else list.push(child);
		}
	}
	const cuts = tops.map((zone)=>({
			under: zone,
			except: [
				...holes.get(zone) ?? []
			].sort(),
			apex: apexes.has(zone) ? 'with' : 'without'
		}));
	for (const zone of apexes)if (!belows.has(zone)) cuts.push({
		under: zone,
		except: [],
		apex: 'only'
	});
	cuts.sort((a, b)=>a.under < b.under ? -1 : a.under > b.under ? 1 : 0);
	return {
		cuts
	};
}
function topOf(zone, belows, apexes, space) {
	let at = zone;
	for(;;){
		const up = space.marks.get(at)?.parent;
		if (up === undefined || !belows.has(up) || !apexes.has(at)) return at;
		at = up;
	}
}


/***/ }),

/***/ 6711:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ reachable),
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   YJ: () => (/* binding */ heedsReplies),
/* harmony export */   c7: () => (/* binding */ heeds),
/* harmony export */   qK: () => (/* binding */ serverEdges)
/* harmony export */ });
/* harmony import */ var _text_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1542);
/* harmony import */ var _text_invariant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1067);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8528);
/** Which servers can reach which, names left out of account: the first sieve of the simulation. */ 


/** Whether what an upstream replies decides who is asked next. */ function heedsReplies(server) {
	return server.config.blocks.some(heeds);
}
function heeds(block) {
	return block.steps.some((step)=>step.kind === 'forward' && (step.next.length > 0 || step.failover.length > 0 || step.onlyAfter !== undefined));
}
/** By index, in the order of the cluster. */ function serversOf(graph, indexes) {
	return indexes.map((index)=>(0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_2__/* .itemAt */ .R9)(graph.cluster.servers, index));
}
/** All that can be reached from some, with these, in rising order. */ function reachable(edges, from) {
	const open = [
		...from
	];
	const seen = new Set(open);
	for(let at = 0; at < open.length; at += 1){
		for (const to of edges[(0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_2__/* .itemAt */ .R9)(open, at)] ?? []){
			if (seen.has(to)) continue;
			seen.add(to);
			open.push(to);
		}
	}
	return open.sort((a, b)=>a - b);
}
/** Which servers each can reach when names are left out of account: one that cannot reach itself is sound for every name. */ function serverEdges(graph, budget = (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .openBudget */ .ak)(), unjudged = []) {
	const servers = graph.cluster.servers;
	const ids = new Map(servers.map((server, index)=>[
			server.id,
			index
		]));
	return servers.map((server)=>{
		const out = new Set();
		const seen = new Set();
		for (const [step, upstreams] of server.upstreams){
			for (const upstream of upstreams){
				if (upstream.kind === 'unknown') continue;
				const endpoint = (0,_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .dialled */ .u8)(step, upstream);
				const key = `${endpoint.address}|${endpoint.port}|${endpoint.transport}`;
				if (seen.has(key)) continue;
				seen.add(key);
				const reached = (0,_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .reach */ .gl)(graph, server, endpoint);
				if (reached.kind !== 'sockets') continue;
				if (!budget.take('edges', reached.sockets.length)) {
					const to = `${upstream.address}:${upstream.port}`;
					unjudged.push((0,_text_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondLimit */ .rf)('edges', `what ${server.name} sends to ${to} is not followed: too many servers stand behind it`, upstream.at));
					return [
						...out
					];
				}
				for (const socket of reached.sockets)out.add(ids.get(socket.server.id) ?? -1);
			}
		}
		out.delete(-1);
		return [
			...out
		];
	});
}


/***/ }),

/***/ 6715:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson)
/* harmony export */ });
/** The places that `JSON.parse` does not tell. */ /**
 * Where JSON (RFC 8259) ends to be JSON, and the places of the objects that lie in a list of the outermost object.
 * `JSON.parse` says neither: its messages differ between versions, and some name no position.
 */ function scanJson(text) {
	const objects = [];
	const open = [];
	let expected = 'value';
	let at = skipBlanks(text, 0);
	while(open.length > 0 || expected !== 'end'){
		const mark = text[at];
		const wantsValue = expected === 'value' || expected === 'first-value';
		let next = at + 1;
		if (mark === '{' || mark === '[') {
			if (!wantsValue) return {
				error: at,
				objects
			};
			if (mark === '{' && open.length === 2 && open[0] === '{' && open[1] === '[') objects.push({
				start: at,
				end: next
			});
			open.push(mark);
			expected = mark === '{' ? 'first-key' : 'first-value';
		} else if (mark === '}' || mark === ']') {
			const empty = mark === '}' ? 'first-key' : 'first-value';
			const closes = open.at(-1) === (mark === '}' ? '{' : '[') && (expected === 'end' || expected === empty);
			if (!closes) return {
				error: at,
				objects
			};
			open.pop();
			expected = 'end';
		} else if (mark === ':') {
			if (expected !== 'colon') return {
				error: at,
				objects
			};
			expected = 'value';
		} else if (mark === ',') {
			if (expected !== 'end' || open.length === 0) return {
				error: at,
				objects
			};
			expected = open.at(-1) === '{' ? 'key' : 'value';
		} else if (mark === '"') {
			const isKey = expected === 'key' || expected === 'first-key';
			const end = endOfText(text, at);
			if (!(isKey || wantsValue)) return {
				error: at,
				objects
			};
			if ('error' in end) return {
				error: end.error,
				objects
			};
			next = end.next;
			expected = isKey ? 'colon' : 'end';
		} else {
			const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
			word.lastIndex = at;
			if (!wantsValue || !word.test(text)) return {
				error: at,
				objects
			};
			next = word.lastIndex;
			expected = 'end';
		}
		at = skipBlanks(text, next);
	}
	return at === text.length ? {
		objects
	} : {
		error: at,
		objects
	};
}
function skipBlanks(text, from) {
	let at = from;
	while(at < text.length && ' \t\r\n'.includes(text[at] ?? ''))at += 1;
	return at;
}
/** Behind the closing quote. In steps: one expression over a text of millions of escapes runs out of stack. */ function endOfText(text, quote) {
	const special = /["\\\u0000-\u001f]/g;
	const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
	special.lastIndex = quote + 1;
	for(let match = special.exec(text); match !== null; match = special.exec(text)){
		if (match[0] === '"') return {
			next: special.lastIndex
		};
		escaped.lastIndex = match.index;
		if (match[0] !== '\\' || !escaped.test(text)) return {
			error: match.index
		};
		special.lastIndex = escaped.lastIndex;
	}
	return {
		error: text.length
	};
}


/***/ }),

/***/ 2479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ HOME_PAGE),
/* harmony export */   rulePage: () => (/* binding */ rulePage),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test holds the two together. */ const VERSION = '0.1.0';
/** Where this is published; whoever publishes it puts the account in. */ const HOME = 'https://github.com/OWNER/loopgate';
/** Of this version: it leads to the same page for ever. */ const HOME_PAGE = `${HOME}/tree/v${VERSION}`;
/** The page of a rule, as it is in this version. */ function rulePage(slug) {
	return `${HOME}/blob/v${VERSION}/docs/rules/${slug}.md`;
}


/***/ }),

/***/ 6913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCheck: () => (/* binding */ runCheck)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4874);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1067);
/* harmony import */ var _judge_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7146);
/* harmony import */ var _judge_config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5481);
/* harmony import */ var _judge_diff_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6750);
/* harmony import */ var _judge_effective_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8985);
/* harmony import */ var _judge_fixes_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7860);
/* harmony import */ var _judge_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(214);
/* harmony import */ var _judge_report_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(647);
/* harmony import */ var _read_tree_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8450);
/* harmony import */ var _read_tree_render_tools_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5971);
/* harmony import */ var _read_tree_scan_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6705);
/* harmony import */ var _read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5783);
/* harmony import */ var _config_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7362);
/** What the action's request comes to: a tree, the configuration, a base, and the check of them. */ 














async function runCheck(request, env, today, watch = (tree)=>({
		...tree,
		within: (work)=>work()
	})) {
	const place = (0,_read_tree_scan_root_js__WEBPACK_IMPORTED_MODULE_10__.findScanRoot)(request.root, request.paths.length === 0 ? [
		'.'
	] : request.paths);
	const { read, readBaseline } = namedTexts(request);
	const file = (0,_config_file_js__WEBPACK_IMPORTED_MODULE_12__.configFileOf)({
		root: request.root,
		common: place.common
	}, request.config, request.root);
	const { base } = request;
	const { before, missing } = beforeOf(request, read);
	const decided = await (0,_judge_effective_policy_js__WEBPACK_IMPORTED_MODULE_4__.resolvePolicy)(file === undefined ? undefined : (0,_judge_check_js__WEBPACK_IMPORTED_MODULE_1__.loadConfig)(file), request.readRemote, base.kind === 'unavailable' || missing !== undefined ? 'unavailable' : before, place.common);
	const { config } = decided;
	const render = (0,_read_tree_render_tools_js__WEBPACK_IMPORTED_MODULE_9__.openRenderTools)((0,_judge_policy_js__WEBPACK_IMPORTED_MODULE_6__.renderMode)(config, request.render, env), env.PATH, request.root);
	const options = treeOptions(config, place.paths);
	const tree = watch((0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_11__.openWorkingTree)(request.root, options));
	const baselines = (0,_judge_policy_js__WEBPACK_IMPORTED_MODULE_6__.baselinesOf)(decided, request.baseline, env, {
		head: readBaseline,
		base: before
	});
	const filesFor = base.kind === 'revision' ? (opened)=>(0,_read_tree_git_tree_js__WEBPACK_IMPORTED_MODULE_8__.baseFiles)(request.root, base.revision, opened, (0,_judge_policy_js__WEBPACK_IMPORTED_MODULE_6__.policyPaths)(decided, baselines, place.common)) : undefined;
	const compared = missing === undefined ? comparedWith(base, filesFor?.(options)) : unavailable(missing);
	const input = {
		tree,
		config,
		base: compared,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_13__/* .defined */ .s)({
			render,
			...thresholdsOf(request)
		}),
		...(0,_judge_policy_js__WEBPACK_IMPORTED_MODULE_6__.policiesFor)({
			decided,
			baselines,
			today,
			base: compared.status === 'compared' ? compared.files : undefined,
			whole: place.paths.length === 0,
			reopen: (globs)=>{
				const other = {
					...options,
					...globs
				};
				const files = filesFor?.(other);
				const isRead = files !== undefined && !('because' in files);
				const tree = (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_11__.openWorkingTree)(request.root, other);
				return {
					tree,
					base: isRead ? {
						status: 'compared',
						files
					} : compared
				};
			}
		}, {
			tree,
			base: compared
		})
	};
	// A template engine that is broken off would leave its files behind.
	const judged = (against)=>{
		const work = ()=>judge({
				...input,
				base: against
			}, request);
		return render === undefined ? tree.within(work, _judge_report_finding_js__WEBPACK_IMPORTED_MODULE_7__.showsNothing) : work();
	};
	return untilRead(base, compared, judged);
}
/** Texts that the repository names, and a baseline that the user may name as well. */ function namedTexts({ root, baseline }) {
	const read = (path)=>(0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_11__.readNamedByRepository)(root, path)?.toString('utf8');
	const readBaseline = (path)=>path === baseline ? (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_11__.readNamedByUser)(root, path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path))?.toString('utf8') : read(path);
	return {
		read,
		readBaseline
	};
}
function treeOptions(config, paths) {
	const { include = [], exclude = [] } = config ?? {};
	return {
		include: include.map((one)=>one.value),
		exclude: exclude.map((one)=>one.value),
		paths
	};
}
function thresholdsOf({ failOn, failOnExisting, failOnEmpty }) {
	return {
		failOn,
		failOnExisting,
		failOnEmpty
	};
}
function unavailable(because) {
	return {
		status: 'unavailable',
		because
	};
}
/** `files`: those of a revision, where the base is one. */ function comparedWith(base, files) {
	switch(base.kind){
		case 'files':
			return {
				status: 'compared',
				files: base.files
			};
		case 'revision':
			if (files === undefined) return unavailable(`the revision ${base.revision} cannot be read`);
			return 'because' in files ? unavailable(files.because) : {
				status: 'compared',
				files
			};
		case 'unavailable':
			return unavailable(base.because);
		case 'not-requested':
			return {
				status: 'not-requested'
			};
		default:
			return (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_14__/* .assertNever */ .xb)(base);
	}
}
function judge(input, request) {
	const checked = (0,_judge_check_js__WEBPACK_IMPORTED_MODULE_1__.check)(input);
	const report = (0,_judge_fixes_index_js__WEBPACK_IMPORTED_MODULE_5__.withFixes)(input, checked, request.fixes === true ? 'all' : 'shown');
	if (request.diff === 'never' || checked.base === undefined || input.base.status !== 'compared') return report;
	const diff = (0,_judge_diff_diff_js__WEBPACK_IMPORTED_MODULE_3__.diffSnapshots)(checked.base, checked.head, input.base.files.commit);
	return {
		...report,
		diff,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_13__/* .defined */ .s)({
			diffAlways: request.diff === 'always' ? true : undefined
		})
	};
}
/** The report once every file of the base that it asks for is at hand, or cannot be had. */ async function untilRead(base, compared, judged) {
	let report = judged(compared);
	for(let more = await moreOf(base); more !== undefined; more = await moreOf(base)){
		if (more !== 'read') return judged(unavailable(more.because));
		report = judged(compared);
	}
	return report;
}
/** Files of the base that were asked for while it was judged and are at hand only now. Each round reads what files of the one before name. */ async function moreOf(base) {
	if (base.kind !== 'files') return undefined;
	const more = await base.more();
	if (!more.ok) return {
		because: `the base could not be read through the API: ${more.says}`
	};
	return more.value ? 'read' : undefined;
}
/** A file's text in the base; undefined where nothing is compared. `missing`: why nothing of the base can be read. */ function beforeOf(request, read) {
	const { base } = request;
	if (base.kind === 'revision') {
		const tree = (0,_read_tree_git_tree_js__WEBPACK_IMPORTED_MODULE_8__.openGitTree)(request.root, base.revision, {
			include: [],
			exclude: [],
			paths: [
				..._judge_config_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATHS
			]
		});
		if ('because' in tree) return {
			missing: tree.because
		};
		return {
			before: (path)=>tree.read(path)?.toString('utf8')
		};
	}
	if (base.kind !== 'files') return {};
	const files = base.files;
	return {
		before: (path)=>files.changed.has(path) ? files.old.get(path)?.toString('utf8') : read(path)
	};
}


/***/ }),

/***/ 7146:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check),
  loadConfig: () => (/* binding */ loadConfig),
  understood: () => (/* binding */ understood)
});

// UNUSED EXPORTS: VERSION

// EXTERNAL MODULE: ./.cache/build/core/cluster/node-profiles.js
var node_profiles = __webpack_require__(7187);
// EXTERNAL MODULE: ./.cache/build/core/dns/endpoint.js
var dns_endpoint = __webpack_require__(8526);
// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
// EXTERNAL MODULE: ./.cache/build/core/text/globs.js
var text_globs = __webpack_require__(1868);
// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __webpack_require__(7008);
// EXTERNAL MODULE: ./.cache/build/core/text/source-text.js
var source_text = __webpack_require__(6616);
// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __webpack_require__(7795);
// EXTERNAL MODULE: ./.cache/build/core/text/version.js
var version = __webpack_require__(2479);
// EXTERNAL MODULE: ./.cache/build/read/tree/tree.js
var tree_tree = __webpack_require__(9517);
;// CONCATENATED MODULE: ./.cache/build/judge/changed-lines.js
/** Which of the lines that findings speak of the change under review wrote. */ 
/**
 * Lines of the head, by path. A line is changed where its file differs from the base's and the base's file has no line
 * with the same text: what only moved, or closes a block, is not taken for the change.
 */ function changedLines(findings, { changed, old }) {
	const found = new Map();
	const known = new Map();
	for (const { at, path, cycle } of findings){
		for (const place of [
			at,
			...path.map((step)=>step.at),
			...(cycle ?? []).map((hop)=>hop.at)
		]){
			const { file } = place;
			if (file.revision !== undefined || !changed.has(file.path)) continue;
			const lineOf = known.get(file) ?? changedLineOf(file, old.get(file.path)?.toString('utf8') ?? '');
			known.set(file, lineOf);
			const line = lineOf(place);
			if (line !== undefined) found.set(file.path, (found.get(file.path) ?? new Set()).add(line));
		}
	}
	return found;
}
function changedLineOf({ text }, before) {
	const lines = (0,text_location/* indexLines */.uD)(text);
	const kept = new Set(before.split(/\r?\n/).map((line)=>line.trim()));
	return ({ span })=>{
		const { line } = (0,text_location/* positionAt */.t$)(lines, span.start);
		const own = text.slice(lines[line - 1] ?? 0, lines[line] ?? text.length).trim();
		return kept.has(own) ? undefined : line;
	};
}

// EXTERNAL MODULE: ./.cache/build/judge/config/config.js + 3 modules
var config_config = __webpack_require__(5481);
// EXTERNAL MODULE: ./.cache/build/judge/config/effective.js
var effective = __webpack_require__(9311);
// EXTERNAL MODULE: ./.cache/build/judge/config/lookup.js
var lookup = __webpack_require__(9866);
// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/reach.js
var reach = __webpack_require__(8528);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/server-edges.js
var server_edges = __webpack_require__(6711);
// EXTERNAL MODULE: ./.cache/build/core/text/placeholder.js
var placeholder = __webpack_require__(9314);
// EXTERNAL MODULE: ./.cache/build/judge/config/spelling.js
var spelling = __webpack_require__(5966);
// EXTERNAL MODULE: ./.cache/build/judge/diff/askers.js
var diff_askers = __webpack_require__(5396);
// EXTERNAL MODULE: ./.cache/build/judge/expectations.js
var expectations = __webpack_require__(7204);
;// CONCATENATED MODULE: ./.cache/build/judge/expectation-errors.js
/** Expectations that can never match: wrong use of the configuration, with what was probably meant. */ 









/** Names listed where none is near the one that is wrong. */ const MAX_LISTED = 6;
/**
 * Throws UsageError for an expectation that nothing here can meet or break. What the base could meet is the change's to
 * break, and a finding. Who asks from outside of what is scanned is remarked: nothing is checked of it.
 */ function demandMeaning(expectations, trees) {
	if (expectations.length === 0) return [];
	const head = trees.head.clusters.map((view)=>(0,diff_askers/* askersOf */.J)(view.graph));
	const base = trees.base?.clusters.map((view)=>(0,diff_askers/* askersOf */.J)(view.graph)) ?? [];
	const wrong = [];
	const unchecked = [];
	for (const expectation of expectations){
		const { from, names } = expectation;
		const unknown = whyNobodyAsks(head, from.value);
		if (unknown !== undefined && trees.partial) {
			const message = `What is expected of ${(0,dns_name/* displayName */.QC)(names.value)} is not checked: ${from.value} is not in what is scanned.`;
			unchecked.push({
				kind: 'assumed',
				message,
				at: from.at
			});
		} else if (unknown !== undefined) wrong.push(`${placeOf(from)}: ${unknown}`);
		else wrong.push(...whyNeverMet(expectation, head, base));
	}
	if (wrong.length > 0) throw new usage_error/* UsageError */.eb(wrong.join('\n'));
	return unchecked;
}
function whyNobodyAsks(worlds, from) {
	const all = worlds.flatMap((one)=>one.askers);
	if ((0,expectations/* askersNamed */.NT)(all, from).length > 0) return undefined;
	const servers = all.filter((one)=>one.kind === 'server').map((one)=>one.name);
	const candidates = [
		...new Set([
			...expectations/* ASKER_KINDS */.j7,
			...servers
		])
	];
	return expectations/* ASKER_KINDS */.j7.some((kind)=>kind === from) ? `no cluster here shows any ${from}; name a DNS server: ${servers.slice(0, 3).join(', ') || 'there is none'}` : `no DNS server is called ${(0,spelling/* quoted */.TL)(from)}${(0,spelling/* didYouMean */.au)(from, candidates) || `; there are ${candidates.slice(0, MAX_LISTED).join(', ')}`}`;
}
function whyNeverMet(expectation, head, base) {
	const unserved = whyUnserved(expectation, head);
	if (unserved !== undefined) return isServed(expectation, base) ? [] : [
		`${placeOf(expectation.names)}: ${unserved}`
	];
	return expectation.to.flatMap((to)=>{
		const inside = whyInside(expectation, to.value, head);
		if (inside === undefined || isAsked(expectation, base) && whyInside(expectation, to.value, base) === undefined) return [];
		return [
			`${placeOf(to)}: ${inside}`
		];
	});
}
function isAsked({ from }, worlds) {
	return worlds.some(({ askers })=>(0,expectations/* askersNamed */.NT)(askers, from.value).length > 0);
}
function isServed(expectation, worlds) {
	return isAsked(expectation, worlds) && whyUnserved(expectation, worlds) === undefined;
}
/** A server that has no block for the zone refuses it, and whoever expects just that says so. */ function whyUnserved({ from, names, exact, goes }, worlds) {
	if (goes === 'fails') return undefined;
	const zones = new Set();
	for (const { askers } of worlds)for (const { kind, entries } of (0,expectations/* askersNamed */.NT)(askers, from.value)){
		// What does not start, or has no listener, is reported as such.
		if (kind !== 'server' || entries.length === 0) return undefined;
		for (const { server, zones: served } of entries){
			if (server.config.errors.length > 0) return undefined;
			for (const zone of served.keys())zones.add(zone);
		}
	}
	const meets = (zone)=>(0,dns_name/* isWithin */.UO)(names.value, zone) || !exact && (0,dns_name/* isWithin */.UO)(zone, names.value) || (0,placeholder/* isPlaceholder */.wK)(zone);
	if (zones.size === 0 || [
		...zones
	].some(meets)) return undefined;
	const served = [
		...zones
	].map(dns_name/* displayName */.QC).sort();
	const more = served.length > MAX_LISTED ? ` and ${served.length - MAX_LISTED} more` : '';
	const hint = (0,spelling/* didYouMean */.au)((0,dns_name/* displayName */.QC)(names.value), served);
	return `no server block of ${from.value} takes ${(0,dns_name/* displayName */.QC)(names.value)}: it is refused${hint || `; there are blocks for ${served.slice(0, MAX_LISTED).join(', ')}${more}`}`;
}
/** An upstream that somebody here may take for one outside is none that nothing leaves to. */ function whyInside({ from }, to, worlds) {
	const dialled = (0,dns_endpoint/* hostPort */.QL)(to.address, to.port);
	let why;
	for (const { graph, askers } of worlds){
		const asked = (0,expectations/* askersNamed */.NT)(askers, from.value).flatMap((one)=>one.entries.map(({ server })=>server));
		if (asked.length === 0) continue;
		const first = new Set(asked.map((server)=>graph.cluster.servers.indexOf(server)));
		for (const server of (0,server_edges/* serversOf */.U2)(graph, (0,server_edges/* reachable */.Gq)((0,server_edges/* serverEdges */.qK)(graph), [
			...first
		]))){
			const reached = (0,reach/* reach */.gl)(graph, server, to);
			if (reached.kind === 'outside' || reached.kind === 'unknown') return undefined;
			why ??= reached.kind === 'nobody' ? `nobody listens on ${dialled} (${reached.via}), so nothing leaves to it` : `${dialled} is ${reached.sockets[0]?.server.name} here (${reached.via}), so nothing leaves to it; name a server outside, or write \`goes: answered\``;
		}
	}
	return why;
}
function placeOf({ at }) {
	const { line, column } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(at.file.text), at.span.start);
	return `${at.file.path}:${line}:${column}`;
}

// EXTERNAL MODULE: ./.cache/build/read/documents/open.js + 1 modules
var documents_open = __webpack_require__(2539);
// EXTERNAL MODULE: ./.cache/build/read/documents/prefilter.js + 1 modules
var prefilter = __webpack_require__(1269);
// EXTERNAL MODULE: ./.cache/build/judge/carriers.js + 14 modules
var carriers = __webpack_require__(3207);
;// CONCATENATED MODULE: ./.cache/build/core/facts/mirrored-machine.js
/** Folders of the repository that mirror a machine from its root. */ /** Folders at the top of a machine in which programs keep their files. */ const TOP = new Set([
	'etc',
	'opt',
	'srv',
	'usr',
	'var',
	'home',
	'root'
]);
/**
 * Where a file of the repository lies on the machine that its folder mirrors, and the folder that is the machine's root:
 * what stands before the first folder that machines have. Undefined for a path that shows none.
 */ function onMirroredMachine(path) {
	const parts = path.split('/');
	const top = parts.slice(0, -1).findIndex((part)=>TOP.has(part));
	return top === -1 ? undefined : {
		root: parts.slice(0, top).join('/'),
		path: `/${parts.slice(top).join('/')}`
	};
}

// EXTERNAL MODULE: ./.cache/build/languages/corefile/named-files.js
var named_files = __webpack_require__(9802);
// EXTERNAL MODULE: ./.cache/build/languages/shared/fragments.js
var fragments = __webpack_require__(8396);
// EXTERNAL MODULE: ./.cache/build/read/documents/escapes.js
var escapes = __webpack_require__(9617);
;// CONCATENATED MODULE: ./.cache/build/judge/named-files.js
/**
 * Files that are read because another file names them, wherever they lie and whatever they are called: what a
 * kustomization builds, what Argo CD and Flux deploy, what a Corefile imports, and the ConfigMaps that a DNS server mounts.
 */ 






/** Files read for this reason in one scan. */ const MAX_NAMED_FILES = 20_000;
const OBJECTS = /\.(?:ya?ml|json)$/i;
const KUSTOMIZATIONS = [
	'kustomization.yaml',
	'kustomization.yml',
	'Kustomization'
];
const RESOLVER_IMAGE = /dns|node-?cache|unbound|bind9|pi-?hole|adguard|blocky|recursor/i;
/** Facts and notices of the files that the given facts name, and of those that these name in turn. */ function readNamedFiles(facts, tree, readObjects) {
	const reading = {
		facts: [],
		notices: [],
		tree,
		readObjects,
		scanned: new Set(tree.paths),
		known: new Set(facts.map((fact)=>fact.at.file.path)),
		files: 0,
		documents: 0
	};
	const follow = (list)=>{
		for (const fact of list)readNamedBy(fact, reading);
	};
	follow(facts);
	// The list grows while it is gone through.
	for (const fact of reading.facts)readNamedBy(fact, reading);
	const before = reading.facts.length;
	readMounted([
		...facts,
		...reading.facts
	], reading);
	follow(reading.facts.slice(before));
	return reading;
}
function readNamedBy(statement, reading) {
	if (!(0,fragments/* isFact */.BR)(statement)) {
		for (const { value } of statement.resources ?? [])readResource(value, reading);
		if (statement.deploys !== undefined) readDeployed(statement.deploys, reading);
	} else if (statement.kind === 'config-text') {
		if (statement.language === 'corefile' || statement.language === 'corefile-part') readBesideCorefile(statement, reading);
	}
}
/** A file of objects, or a folder with a kustomization. */ function readResource(path, reading) {
	if (readFile(path, reading)) return;
	for (const name of KUSTOMIZATIONS)if (readFile(path === '' ? name : `${path}/${name}`, reading)) return;
}
/** With a kustomization what it names, else every file of objects in the folder and below. */ function readDeployed(directory, reading) {
	const prefix = directory === '' ? '' : `${directory}/`;
	for (const name of KUSTOMIZATIONS)if (reading.known.has(prefix + name) || readFile(prefix + name, reading)) return;
	for (const path of reading.tree.leftOutBelow?.(directory) ?? [])if (OBJECTS.test(path) || KUSTOMIZATIONS.some((name)=>path.endsWith(`/${name}`))) readFile(path, reading);
}
/** Whether there is such a file. What the scan has read itself, or passed over for its words, is not read again. */ function readFile(path, reading) {
	if (reading.known.has(path) || reading.scanned.has(path) && OBJECTS.test(path)) return true;
	const bytes = reading.tree.bytesOf(path);
	if (bytes === undefined) return false;
	add(path, bytes, reading, false);
	return true;
}
function add(path, bytes, reading, whole) {
	if (reading.known.has(path)) return;
	reading.known.add(path);
	if (reading.known.size > MAX_NAMED_FILES + reading.scanned.size) {
		const at = {
			file: {
				path,
				text: ''
			},
			span: {
				start: 0,
				end: 0
			}
		};
		const message = `More than ${MAX_NAMED_FILES} files are named by others; ${path} was not read.`;
		reading.notices.push({
			kind: 'unreadable',
			message,
			at
		});
		return;
	}
	if (!whole && !KUSTOMIZATIONS.some((name)=>path === name || path.endsWith(`/${name}`)) && !(0,prefilter/* hasMarker */.xY)((0,prefilter/* decode */.D4)(bytes))) return;
	const { facts, notices, documents } = reading.readObjects(path, bytes);
	for (const fact of facts)reading.facts.push(fact);
	for (const notice of notices)reading.notices.push(notice);
	reading.files += 1;
	reading.documents += documents;
}
/** Images and units keep a Corefile there; what lies beside it in the repository is there too. */ const HOME = /^\/etc\/coredns\//;
/**
 * Files that a Corefile names, beside it or on the machine that its folder mirrors; what stands in an image or on another
 * machine is not looked for.
 */ function readBesideCorefile(fact, reading) {
	const machine = onMirroredMachine(fact.path);
	for (const { path: named, isImport, token } of (0,named_files/* filesNamedBy */.S)(fact.text)){
		const written = machine === undefined ? named.replace(HOME, '') : named;
		const pattern = written.startsWith('/') ? machine === undefined ? undefined : joinPath(`${machine.root}/x`, written) : joinPath(fact.path, written);
		for (const path of isImport ? matching(pattern, reading) : pattern === undefined ? [] : [
			pattern
		])if (!readImported(path, fact, reading)) {
			const because = reading.tree.whyUnread?.(path);
			if (because === undefined) continue;
			const message = `The Corefile ${isImport ? 'imports' : 'names'} ${path}, which was not read: ${because}.`;
			const at = (0,source_text/* locate */.x5)(token.source, token.start, token.end);
			reading.notices.push({
				kind: 'unreadable',
				message,
				at,
				unread: 'bytes'
			});
		}
	}
}
/** Whether it is read. */ function readImported(path, by, reading) {
	if (reading.known.has(path)) return true;
	const bytes = reading.tree.bytesOf(path);
	if (bytes === undefined) return false;
	reading.known.add(path);
	const { revision } = reading.tree;
	const text = (0,source_text/* wholeFile */.AA)({
		path,
		text: (0,prefilter/* decode */.D4)(bytes),
		...(0,defined/* defined */.s)({
			revision
		})
	});
	const at = {
		file: text.file,
		span: {
			start: 0,
			end: 0
		}
	};
	const clusterPath = by.clusterPath === undefined ? {} : {
		clusterPath: by.clusterPath
	};
	reading.facts.push({
		kind: 'config-text',
		language: 'corefile-part',
		path,
		text,
		at,
		...clusterPath
	});
	reading.files += 1;
	return true;
}
function matching(pattern, reading) {
	if (pattern === undefined) return [];
	if (!/[*?]/.test(pattern)) return [
		pattern
	];
	const plain = pattern.slice(0, pattern.search(/[*?]/));
	const directory = plain.slice(0, plain.lastIndexOf('/') + 1);
	const expression = new RegExp(`^${pattern.replace(/[\\^$.|+(){}[\]]/g, '\\$&').replace('*', '[^/]*').replace('?', '[^/]')}$`);
	const there = [
		...reading.tree.paths,
		...reading.tree.leftOutBelow?.(directory.replace(/\/$/, '')) ?? []
	];
	return there.filter((path)=>expression.test(path));
}
/** From the folder of a file; undefined for what lies outside of the tree. */ function joinPath(file, written) {
	const kept = file.split('/').slice(0, -1);
	for (const part of written.split('/')){
		if (part === '' || part === '.') continue;
		if (part !== '..') kept.push(part);
		else if (kept.pop() === undefined) return undefined;
	}
	return kept.join('/');
}
/** ConfigMaps and Secrets that a DNS server mounts and that no file seems to state: they may do so in words of their own. */ function readMounted(facts, reading) {
	const missing = missingMaps(facts);
	if (missing.size === 0) return;
	const names = [
		...missing
	];
	for (const path of reading.tree.paths){
		if (reading.known.has(path) || !OBJECTS.test(path)) continue;
		const bytes = reading.tree.bytesOf(path);
		if (bytes === undefined) continue;
		const text = (0,prefilter/* decode */.D4)(bytes);
		const plain = `${text}\n${(0,escapes/* unescaped */.tv)(text) ?? ''}`;
		if (/ConfigMap|Secret/.test(plain) && names.some((name)=>plain.includes(name))) add(path, bytes, reading, true);
	}
}
function missingMaps(facts) {
	const stated = new Set();
	for (const fact of facts){
		if (!(0,fragments/* isFact */.BR)(fact)) for (const name of fact.makes ?? [])stated.add(name);
		else if (fact.kind === 'config-map') stated.add(fact.name);
	}
	const missing = new Set();
	for (const fact of facts){
		if (fact.kind !== 'workload' || !runsResolver(fact)) continue;
		for (const { source } of fact.volumes){
			const sources = source.kind === 'config-map' ? [
				source
			] : source.kind === 'projected' ? source.sources : [];
			for (const { name } of sources)if (name !== '' && !stated.has(name)) missing.add(name);
		}
	}
	return missing;
}
function runsResolver(fact) {
	return fact.containers.some((one)=>RESOLVER_IMAGE.test(one.image?.value ?? ''));
}

// EXTERNAL MODULE: ./.cache/build/judge/plugins.js + 186 modules
var plugins = __webpack_require__(1784);
;// CONCATENATED MODULE: ./.cache/build/judge/read-file.js
/** One file, from bytes to the facts that it states on its own. */ 





/** Reads one file; undefined for a file that cannot matter. */ function read_file_readFile(path, bytes, options) {
	const opened = (0,documents_open/* openBytes */.od)(path, bytes, options);
	if (opened.file === undefined) return opened.notices.length === 0 ? undefined : {
		facts: [],
		notices: opened.notices,
		documents: 0
	};
	const { documents, notices } = (0,documents_open/* openFile */.Tq)(opened.file, carriers/* carriers */.M, options);
	const { value, notices: remarks, understood } = factsOf(documents);
	return {
		facts: value,
		notices: [
			...opened.notices,
			...notices,
			...remarks
		],
		documents: understood
	};
}
function factsOf(documents) {
	const facts = [];
	const notices = [];
	let understood = 0;
	let reported = false;
	for (const document of documents){
		let known = false;
		const before = facts.length;
		for (const plugin of plugins/* plugins */.N){
			if (!plugin.recognises(document)) continue;
			known = true;
			const reading = plugin.read(document);
			for (const fact of reading.value)facts.push(fact);
			for (const notice of reading.notices)notices.push(notice);
		}
		if (known) understood += 1;
		const refused = document.kind === 'yaml' ? document.template?.refused : undefined;
		if (refused === undefined) continue;
		const isRead = facts.slice(before).some(saysMore);
		if (!isRead) notices.push(refused);
		else if (!reported) notices.push({
			...refused,
			message: READ_AS_IT_STANDS
		});
		reported ||= isRead;
	}
	return {
		value: facts,
		notices,
		understood
	};
}
const READ_AS_IT_STANDS = 'This template is read as it stands: what its expressions bring is not known, and conditions are assumptions. It has to be rendered first to be judged whole.';
/** Whether what was read of a template is more than that there is some object. */ function saysMore(fact) {
	if (fact.kind === 'workload') return fact.containers.length > 0;
	if (fact.kind === 'service') return fact.ports.length > 0;
	return fact.kind !== 'config-map' || fact.data.length > 0;
}
/** What a document and everything that is wrapped in it states. */ function readDocument(document) {
	const { documents, notices } = (0,documents_open/* unwrap */.oA)([
		document
	], carriers/* carriers */.M);
	const reading = factsOf(documents);
	return {
		value: reading.value,
		notices: [
			...notices,
			...reading.notices
		]
	};
}
/** What the plug-ins say of one document as it stands: no carrier opens it, and a template is no remark. */ function statedIn(document) {
	const value = [];
	const notices = [];
	for (const plugin of plugins/* plugins */.N){
		if (!plugin.recognises(document)) continue;
		const reading = plugin.read(document);
		for (const fact of reading.value)value.push(fact);
		for (const notice of reading.notices)notices.push(notice);
	}
	return {
		value,
		notices
	};
}
/** Files of a tree as texts, each decoded once. */ function textReader(bytesOf, revision) {
	const known = new Map();
	return (path)=>{
		if (known.has(path)) return known.get(path);
		const bytes = bytesOf(path);
		const file = bytes === undefined ? undefined : {
			path,
			text: (0,prefilter/* decode */.D4)(bytes),
			...(0,defined/* defined */.s)({
				revision
			})
		};
		known.set(path, file);
		return file;
	};
}
/** What files state that are read only because the given ones name them. */ function readNamed(files, tree) {
	const revision = tree.revision === undefined ? {} : {
		revision: tree.revision
	};
	return readNamedFiles(files.flatMap(({ facts })=>facts), {
		...tree,
		paths: tree.paths ?? []
	}, (path, bytes)=>read_file_readFile(path, bytes, {
			...revision,
			named: true,
			objects: true
		}) ?? NOTHING);
}
const NOTHING = {
	facts: [],
	notices: [],
	documents: 0
};

// EXTERNAL MODULE: ./.cache/build/judge/redacted.js
var redacted = __webpack_require__(6031);
// EXTERNAL MODULE: ./.cache/build/judge/report/finding.js
var report_finding = __webpack_require__(647);
// EXTERNAL MODULE: ./.cache/build/judge/rules/blocks.js
var rules_blocks = __webpack_require__(2901);
// EXTERNAL MODULE: ./.cache/build/judge/rules/descriptions.js
var descriptions = __webpack_require__(4484);
;// CONCATENATED MODULE: ./.cache/build/core/cluster/versions.js
/** Versions of CoreDNS, and what we take where nothing states one. */ /** The newest CoreDNS that is modelled: what we take where nothing states a version. */ const NEWEST_COREDNS = '1.15.0';
/** CoreDNS inside k8s-dns-node-cache 1.26 (kubernetes/dns go.mod). */ const NODE_CACHE_COREDNS = '1.13.2';
function atLeast(version, major, minor, patch) {
	const [a = 0, b = 0, c = 0] = version.split('.').map((part)=>Number.parseInt(part, 10) || 0);
	return a !== major ? a > major : b !== minor ? b > minor : c >= patch;
}
/** Releases that are modelled, newest first. */ const RELEASES = [
	[
		'1.15',
		0
	],
	[
		'1.14',
		7
	],
	[
		'1.13',
		2
	],
	[
		'1.12',
		4
	],
	[
		'1.11',
		4
	],
	[
		'1.10',
		1
	],
	[
		'1.9',
		4
	],
	[
		'1.8',
		7
	],
	[
		'1.7',
		1
	],
	[
		'1.6',
		9
	],
	[
		'1.5',
		2
	],
	[
		'1.4',
		0
	],
	[
		'1.3',
		1
	],
	[
		'1.2',
		6
	],
	[
		'1.1',
		4
	]
].flatMap(([minor, last])=>Array.from({
		length: Number(last) + 1
	}, (_, i)=>`${minor}.${Number(last) - i}`));
/** The CoreDNS that kubeadm installs, by Kubernetes' minor version (cmd/kubeadm/app/constants CoreDNSVersion). */ const WITH_KUBERNETES = {
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
	34: '1.12.1'
};
function corednsOfKubernetes(version) {
	const minor = /^v?1\.(\d{1,2})(?:\.|$)/.exec(version)?.[1];
	return minor !== undefined && Object.hasOwn(WITH_KUBERNETES, minor) ? WITH_KUBERNETES[minor] : undefined;
}

// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/rule.js



/** A finding of a rule; `identity` are the logical names its fingerprint is made of, never paths of files that may move. */ function finding(slug, stated, identity) {
	const rule = (0,invariant/* present */.Eb)((0,descriptions.describeRule)(slug));
	return {
		rule: rule.slug,
		code: rule.code,
		severity: rule.severity,
		assumptions: [],
		path: [],
		...stated,
		message: bounded(stated.message),
		fingerprint: fingerprint([
			rule.code,
			stated.cluster,
			...identity
		]),
		moveFingerprint: fingerprint([
			rule.code,
			...identity.map((part)=>(0,placeholder/* withoutVariables */.KC)(part.replaceAll(stated.at.file.path, '')))
		])
	};
}
/** A sentence is read by people: one that quotes a word of megabytes keeps its two ends. */ const MAX_SENTENCE = 2000;
function bounded(sentence) {
	if (sentence.length <= MAX_SENTENCE) return sentence;
	return `${sentence.slice(0, MAX_SENTENCE / 2)} ... ${sentence.slice(-MAX_SENTENCE / 2)}`;
}
/** 64 bits in hexadecimal: two FNV-1a sums of 32 bits over the parts, with different beginnings. */ function fingerprint(parts) {
	const text = parts.join('\u0000');
	const sum = (basis)=>{
		let hash = basis;
		for(let i = 0; i < text.length; i += 1){
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
	*check (head) {
		for (const { cluster } of head.clusters){
			const said = new Set();
			for (const server of cluster.servers){
				const error = server.config.errors[0] ?? server.refused?.error;
				if (error === undefined) continue;
				const key = `${server.name}|${error.at.file.path}|${error.at.span.start}`;
				if (said.has(key)) continue;
				said.add(key);
				yield finding('corefile-does-not-start', {
					cluster: cluster.name,
					server: server.name,
					at: error.at,
					...wording(server, error),
					...(0,defined/* defined */.s)({
						path: server.versionAt === undefined ? undefined : [
							{
								at: server.versionAt,
								says: `the version is ${server.version}`
							}
						]
					})
				}, [
					server.name,
					error.message
				]);
			}
		}
	}
};
function wording({ software, version, versionAt, refused }, { message }) {
	if (refused !== undefined) {
		const which = refused.since === NEWEST_COREDNS ? `CoreDNS ${NEWEST_COREDNS}` : `CoreDNS ${refused.since} and later`;
		return {
			severity: 'note',
			message: `${which} would refuse this Corefile: ${message}. ${version} would start with it, and nothing states the version.`,
			advice: 'State the version, by the image tag or as coredns-version, or correct this line before an upgrade.'
		};
	}
	const every = software === 'coredns' && versionAt === undefined ? ' No modelled version would start with it.' : '';
	return {
		message: `CoreDNS ${version} would refuse this Corefile: ${message}`,
		advice: `Correct this line; until then the server does not start.${every}`
	};
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/dns-policy-inherits-cluster-dns.js

const dnsPolicyInheritsClusterDns = {
	slug: 'dns-policy-inherits-cluster-dns',
	*check (head) {
		for (const { cluster, simulation } of head.clusters){
			const looping = new Set(simulation.loops.flatMap((loop)=>loop.hops.map((hop)=>hop.server.name)));
			const said = new Set();
			for (const one of cluster.inheritsClusterDns){
				if (looping.has(one.server) || said.has(one.server)) continue;
				if (!cluster.servers.some((server)=>server.name === one.server && concerns(cluster, server))) continue;
				said.add(one.server);
				yield finding('dns-policy-inherits-cluster-dns', {
					cluster: cluster.name,
					server: one.server,
					at: one.at,
					message: `${one.server} serves DNS, and its own pods get the cluster DNS as their resolver (${one.policy}): what it takes from /etc/resolv.conf comes back to the cluster DNS.`,
					advice: 'Set dnsPolicy: Default on the pod template.'
				}, [
					one.server
				]);
			}
		}
	}
};
/**
 * It concerns the cluster DNS, which would ask itself, and what the cluster DNS forwards to. A server that forwards
 * nothing, and a second one whose upstream is meant to be the cluster DNS, are sound as they are.
 */ function concerns(cluster, server) {
	const steps = server.config.blocks.flatMap((block)=>block.steps);
	if (!steps.some((step)=>step.kind === 'forward')) return false;
	const serving = cluster.servers.filter((one)=>isClusterDns(cluster, one));
	if (serving.includes(server)) return true;
	// Where nothing shows the cluster DNS, one that reads the file may be it.
	if (serving.length === 0) return mayBeClusterDns(server) && steps.some((step)=>step.kind === 'forward' && step.to.some(({ value })=>value.kind === 'resolver-file'));
	const own = new Set(cluster.frontends.filter((one)=>leadsTo(one, server)).map((one)=>one.address));
	return serving.some((one)=>[
			...one.upstreams.values()
		].flat().some((upstream)=>upstream.kind === 'known' && own.has(upstream.address)));
}
/** Where installers put the cluster DNS, or where nothing is said; a CoreDNS elsewhere may well need the first. */ function isAtHome({ name }) {
	return /^(?:kube-system|openshift-dns|default|coredns)\//.test(name);
}
/** A CoreDNS that answers for Ingresses or from etcd is a second one, beside the cluster DNS. */ function isSecond({ config }) {
	return config.blocks.some(({ steps })=>steps.some((step)=>step.kind === 'answer' && (step.plugin === 'k8s_gateway' || step.plugin === 'etcd')));
}
function mayBeClusterDns(server) {
	return server.software !== 'coredns' || isAtHome(server) && !isSecond(server);
}
/** Behind the cluster DNS address; where that is not known, one that answers for Services. */ function isClusterDns(cluster, server) {
	const answers = server.config.blocks.some((block)=>block.steps.some((step)=>step.kind === 'answer' && step.plugin === 'kubernetes'));
	const behind = cluster.frontends.filter((one)=>cluster.clusterDns.includes(one.address));
	const targets = behind.some((one)=>one.targets.some((target)=>target.kind === 'server'));
	if (!targets) return answers && mayBeClusterDns(server);
	// Whether a server stands behind an address that is only assumed is as sure as its being the cluster DNS.
	return behind.some((one)=>leadsTo(one, server) && (one.assumption === undefined || mayBeClusterDns(server)));
}
function leadsTo(frontend, server) {
	return frontend.targets.some((target)=>target.kind === 'server' && target.server === server.id);
}

// EXTERNAL MODULE: ./.cache/build/core/dns/name-set.js
var name_set = __webpack_require__(1729);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/walk.js
var walk = __webpack_require__(9658);
// EXTERNAL MODULE: ./.cache/build/core/text/assumption.js
var text_assumption = __webpack_require__(5180);
// EXTERNAL MODULE: ./.cache/build/judge/diff/path-steps.js
var path_steps = __webpack_require__(6434);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/expectation-broken.js










const expectationBroken = {
	slug: 'expectation-broken',
	*check (head, base) {
		for (const view of head.clusters)for (const breach of (0,expectations/* breachesOf */.dE)(view, head.expectations ?? []))yield broken(breach, base);
	}
};
function broken(breach, base) {
	const { expectation, cluster, asker, kind, names, witness, outcome } = breach;
	const steps = [
		...(0,path_steps/* stepsOf */.B_)([
			outcome
		]).values()
	];
	// The line that the change brought, else the last one on the way.
	const [fresh] = base === undefined ? [] : (0,path_steps/* freshSteps */.Mm)(waysBefore(breach, base), [
		outcome
	]);
	const at = (fresh ?? steps.at(-1))?.at ?? expectation.at;
	const severity = kind === 'certain' ? 'error' : kind === 'assumed' ? 'warning' : 'note';
	const zone = (0,dns_name/* displayName */.QC)(expectation.names.value);
	const reason = expectation.reason === undefined ? '' : ` (${expectation.reason})`;
	const words = (0,name_set/* describeNames */.e2)(names, 4, {
		style: 'and below'
	});
	const message = kind === 'unknown' ? `Whether ${words}, asked by ${asker.name}, ${wanted(expectation)} is not known: ${outcome.because ?? 'the way is not stated'}.` : `Asked by ${asker.name}, ${words} ${endOf(outcome)}, and is expected to ${wantedInfinitive(expectation)}${reason}.`;
	return finding('expectation-broken', {
		severity,
		...(0,defined/* defined */.s)({
			certainty: kind === 'unknown' ? undefined : outcome.certainty,
			probability: outcome.probability === undefined || kind === 'unknown' ? undefined : outcome.probability
		}),
		cluster,
		...(0,defined/* defined */.s)({
			server: asker.kind === 'server' ? asker.name : undefined
		}),
		at,
		message,
		advice: kind === 'unknown' ? 'State what is missing, in the repository or under `clusters` of the configuration.' : 'Send these names where they have to go, or change the expectation if it no longer holds.',
		names: words,
		reach: [
			names
		],
		witness,
		assumptions: (0,text_assumption/* inWords */.r4)(outcome.assumptions),
		path: [
			...steps,
			{
				at: expectation.at,
				says: `the configuration expects that ${zone} ${wanted(expectation)}${reason}`
			}
		]
	}, [
		zone,
		expectation.exact ? 'exact' : 'below',
		expectation.from.value,
		expectation.goes,
		asker.name
	]);
}
/** How the same question went in the base, for the same asker. */ function waysBefore({ cluster, asker, witness, expectation }, base) {
	const view = base.clusters.find((one)=>one.cluster.name === cluster);
	if (view === undefined) return [];
	const { graph, askers } = (0,diff_askers/* askersOf */.J)(view.graph);
	const named = (0,expectations/* askersNamed */.NT)(askers, expectation.from.value);
	const then = named.find((one)=>one.name === asker.name) ?? named[0];
	return then === undefined || then.entries.length === 0 ? [] : (0,walk/* walk */.GG)(graph, then.entries, witness.name, witness.type);
}
function endOf({ disposition, to, rcode, end, certainty, probability }) {
	const when = certainty === 'sometimes' && probability === undefined ? ' when an upstream before fails' : '';
	switch(disposition){
		case 'answered':
			return `is answered by ${end.server.name}${when}`;
		case 'leaves':
			return `leaves to ${to ?? 'an address outside'}${when}`;
		case 'fails':
			return `fails with ${rcode ?? 'no answer'} at ${end.server.name}${when}`;
		case 'loops':
			return `comes back to ${end.server.name}, which sent it${when}`;
		case 'unknown':
			return 'ends where nothing is known';
	}
}
function wanted(expectation) {
	switch(expectation.goes){
		case 'answered':
			return 'is answered';
		case 'leaves':
			return `leaves${toWords(expectation)}`;
		case 'fails':
			return 'fails';
		case 'not-loops':
			return 'does not loop';
	}
}
function wantedInfinitive(expectation) {
	switch(expectation.goes){
		case 'answered':
			return 'be answered';
		case 'leaves':
			return `leave${toWords(expectation)}`;
		case 'fails':
			return 'fail';
		case 'not-loops':
			return 'end';
	}
}
function toWords({ to }) {
	return to.length === 0 ? '' : ` to ${to.map(({ value })=>(0,dns_endpoint/* hostPort */.QL)(value.address, value.port)).join(' or ')}`;
}

// EXTERNAL MODULE: ./.cache/build/core/cluster/cluster.js
var cluster_cluster = __webpack_require__(3672);
// EXTERNAL MODULE: ./.cache/build/core/dns/query-type.js
var query_type = __webpack_require__(4588);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/forwarding-loop.js










const forwardingLoop = {
	slug: 'forwarding-loop',
	*check (head) {
		for (const view of head.clusters){
			const seen = new Set();
			for (const cause of byCause(view.simulation.loops)){
				const key = identity(cause.loop).join('\n');
				yield report(view, cause, seen.has(key));
				seen.add(key);
			}
		}
	}
};
/**
 * Loops that one setting outside the server blocks makes (a line of a resolver file, a kubelet setting) are one finding,
 * and so are those of blocks of the same servers that ask the same addresses.
 */ function byCause(loops) {
	const groups = new Map();
	for (const loop of loops){
		const cause = loop.hops.find((hop)=>hop.says.length > 1)?.says.at(-1)?.at;
		const fate = `${loop.certainty} ${loop.probability ?? ''} ${loop.guard.verdict} ${isUncommon(loop)}`;
		const key = `${fate} ${cause === undefined ? roundOf(loop) : `${cause.file.path} ${cause.span.start}`}`;
		const group = groups.get(key);
		if (group === undefined) groups.set(key, {
			by: cause === undefined ? 'upstream' : 'setting',
			loops: [
				loop
			]
		});
		else group.loops.push(loop);
	}
	return [
		...groups.values()
	].map(({ by, loops: group })=>{
		const [loop, ...others] = [
			...group
		].sort((a, b)=>a.hops.length - b.hops.length);
		return {
			by,
			loop: (0,invariant/* present */.Eb)(loop),
			others
		};
	});
}
/** Which servers ask which addresses, wherever one begins. */ function roundOf(loop) {
	return loop.hops.map(({ server, upstream, to })=>`${server.id} ${upstream === undefined ? to : upstream.address}`).sort().join('\n');
}
function report(view, { by, loop, others }, again) {
	const first = (0,invariant/* itemAt */.R9)(loop.hops, 0);
	const zone = zoneOf(first);
	const { guard } = loop;
	const names = namesIn(loop);
	const path = [];
	for (const hop of loop.hops){
		path.push({
			at: hop.at,
			says: `${hop.server.name} (zone ${zoneOf(hop)}) forwards to ${hop.to}, ${hop.via}`,
			setting: 'forward'
		});
		for (const step of hop.says)path.push(step);
	}
	for (const other of others){
		const hop = (0,invariant/* itemAt */.R9)(other.hops, 0);
		path.push({
			at: hop.at,
			says: `the same ${by} brings ${(0,name_set/* describeNames */.e2)(other.names)} back to ${hop.server.name} (zone ${zoneOf(hop)})`,
			setting: 'forward',
			also: true
		});
	}
	const cycle = loop.hops.map((hop)=>({
			server: hop.server.name,
			zone: zoneOf(hop),
			to: hop.to,
			via: hop.via,
			at: hop.at
		}));
	const onlyOnFailure = loop.certainty === 'sometimes' && loop.probability === undefined;
	return finding('forwarding-loop', {
		severity: isUncommon(loop) ? 'note' : loop.certainty === 'assumed' || onlyOnFailure ? 'warning' : 'error',
		certainty: loop.certainty,
		...(0,defined/* defined */.s)({
			probability: loop.probability
		}),
		cluster: view.cluster.name,
		server: first.server.name,
		zone,
		at: first.at,
		message: `${routeSentence(loop, names)}${certaintyClause(loop)}${by === 'upstream' ? alsoClause(others) : ''} ${guardClause(guard.verdict, guard.because, loop)}`,
		advice: advice(loop, view.cluster),
		names,
		reach: [
			loop,
			...others
		].map((one)=>one.names),
		witness: loop.witness,
		guard: guard.verdict,
		assumptions: (0,text_assumption/* inWords */.r4)(loop.assumptions),
		path,
		cycle
	}, again ? [
		...identity(loop),
		loop.certainty,
		names
	] : identity(loop));
}
/** What makes it this loop and no other, whatever file it stands in. */ function identity(loop) {
	const hops = loop.hops.flatMap((hop)=>[
			hop.server.name,
			zoneOf(hop),
			hop.step.from
		]);
	return hops.concat(loop.blocks.map(({ socket, block })=>`${socket.server.name} ${block.keys.map((key)=>key.zone).join(' ')}`));
}
/** Whether no ordinary client asks for a type that comes back. */ function isUncommon({ names, types, witness }) {
	if (types === undefined) return (0,query_type/* isUncommonType */.pB)(witness.type);
	// Of addresses written as names only PTR is asked.
	if (types.kind === 'but') return types.list.includes('PTR') && names.cuts.every(({ under })=>REVERSE.some((zone)=>(0,dns_name/* isWithin */.UO)(under, zone)));
	return types.kind === 'only' && types.list.every(query_type/* isUncommonType */.pB);
}
const REVERSE = [
	'in-addr.arpa',
	'ip6.arpa'
].map(dns_name/* absolute */.ys);
/** Reported of names, and of their types where only some come back. */ function namesIn(loop) {
	const list = typesOf(loop);
	if (list === undefined) return (0,name_set/* describeNames */.e2)(loop.names);
	const words = list.list.length === 0 ? 'some' : joined(list.list);
	const kind = list.kind === 'only' ? `${words} questions` : `questions of types other than ${words}`;
	return `${kind} for ${(0,name_set/* describeNames */.e2)(loop.names, undefined, {
		noun: 'names'
	})}`;
}
/** A loop of an uncommon type is named by it, even where no configuration distinguishes types. */ function typesOf(loop) {
	return loop.types ?? ((0,query_type/* isUncommonType */.pB)(loop.witness.type) ? {
		kind: 'only',
		list: [
			loop.witness.type
		]
	} : undefined);
}
function joined(words) {
	const last = words.at(-1) ?? '';
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
function zoneOf(hop) {
	return hop.block.keys[0]?.zone === undefined ? '.' : (0,dns_name/* displayName */.QC)(hop.block.keys[0].zone);
}
function routeSentence(loop, names) {
	const first = (0,invariant/* itemAt */.R9)(loop.hops, 0);
	const rest = loop.hops.slice(1);
	if (rest.length === 0) return `${first.server.name} forwards ${names} to ${first.to}, which is ${first.server.name} itself (${first.via})`;
	const tail = rest.map((hop)=>`${hop.server.name}, which forwards to ${hop.to}`).join(', then ');
	return `${first.server.name} forwards ${names} to ${first.to}; that is ${tail}, which is ${first.server.name} again`;
}
/** Zones beside the first whose names come back by the same addresses. */ function alsoClause(others) {
	const zones = [
		...new Set(others.map(({ hops })=>zoneOf((0,invariant/* itemAt */.R9)(hops, 0))))
	];
	if (zones.length === 0) return '';
	const named = zones.slice(0, MAX_ZONES).join(', ');
	const more = zones.length > MAX_ZONES ? ` and ${zones.length - MAX_ZONES} more` : '';
	return ` So do the queries of ${zones.length === 1 ? 'zone' : 'zones'} ${named}${more}.`;
}
/** Zones that a sentence names. */ const MAX_ZONES = 5;
function certaintyClause(loop) {
	if (loop.certainty === 'always') {
		if (loop.grows === true) return ': every such query comes back with a longer name, again and again, until no DNS message holds the name.';
		const limit = limitOf(loop);
		return limit === undefined ? ': every such query comes back and is forwarded again.' : `: every such query comes back and is forwarded again, until ${limit.option} ${limit.count} refuses it.`;
	}
	if (loop.certainty === 'assumed') return `: such queries come back, assuming that ${(0,text_assumption/* inWords */.r4)(loop.assumptions).join(' and ')}.`;
	if (loop.probability === undefined) return `: such queries come back when ${failoverClause(loop)}.`;
	return `: ${percent(loop.probability)} of such queries come back and are forwarded again.`;
}
/** The narrowest bound on queries in flight, as its server's configuration calls it; undefined where none is bounded. */ function limitOf(loop) {
	let least;
	for (const hop of loop.hops)if (hop.step.maxConcurrent > 0 && (least === undefined || hop.step.maxConcurrent < least.step.maxConcurrent)) least = hop;
	if (least === undefined) return undefined;
	const option = least.server.software === 'dnsmasq' ? 'dns-forward-max' : 'max_concurrent';
	return {
		option,
		count: least.step.maxConcurrent
	};
}
/** What has to happen first, where a loop closes only then. */ function failoverClause(loop) {
	for (const hop of loop.hops){
		const { step, block } = hop;
		const asked = hop.server.upstreams.get(step) ?? [];
		const first = asked.find((one)=>one.kind === 'known' && one.address === hop.upstream?.address);
		if (step.policy === 'sequential' && first !== undefined && asked[0] !== first) {
			const answers = step.failover.length === 0 ? '' : ` or answer ${step.failover.join(', ')}`;
			return `the upstreams before ${hop.to} give no answer${answers}`;
		}
		const before = block.steps.slice(0, block.steps.indexOf(step)).filter((one)=>one.kind === 'forward');
		const next = [
			...new Set(before.flatMap((one)=>one.next))
		];
		if (next.length > 0) return `the forward before it is answered ${next.map((one)=>one === 'NODATA' ? 'without data' : one).join(' or ')}`;
	}
	return 'another upstream fails';
}
function percent(share) {
	return `${Math.round(share * 1000) / 10} %`;
}
function guardClause(verdict, because, loop) {
	switch(verdict){
		case 'absent':
			{
				const absent = 'No loop plugin guards these server blocks';
				const limit = limitOf(loop);
				if (loop.grows === true) return `${absent}.`;
				if (loop.hops.every(({ server })=>server.outsideCluster === true)) return 'No loop plugin can guard such a resolver: the queries go round until it drops them.';
				return limit === undefined ? `${absent}: nothing stops the queries but exhausted memory.` : `${absent}: one such query uses up all ${limit.count}.`;
			}
		case 'fatal':
			return `CoreDNS will not start: CrashLoopBackOff, its log says \`plugin/loop: Loop (...) detected for zone "${guardedZone(loop)}"\`.`;
		case 'sometimes':
			return 'The loop plugin ends the server at some starts only.';
		case 'blind':
			return `The loop plugin is there and does not see this loop${because === undefined ? '' : `: ${because}`}.`;
		case 'misfires':
			return 'The loop plugin ends the server at start although every query would end.';
	}
}
/** The zone that the plugin names in its log: the first of its server block (plugin/loop/setup.go). */ function guardedZone({ blocks }) {
	const guarded = blocks.find(({ block })=>block.steps.some((step)=>step.kind === 'loop-guard'));
	return guarded?.block.keys[0]?.zone ?? '.';
}
/** The smallest change: at the setting that brings the address in, where there is one, else at the TO argument. */ function advice(loop, cluster) {
	const first = (0,invariant/* itemAt */.R9)(loop.hops, 0);
	const elsewhere = `forward to resolvers that do not lead back to ${first.server.name}`;
	// Who stands behind an address is no setting that one would change; how the address came in is.
	const settings = loop.hops.flatMap((hop)=>hop.says.filter((step)=>step.setting !== 'service').map((step)=>({
				step,
				hop
			})));
	if (settings.length === 0) return `${capital(elsewhere)} instead of ${first.to}.`;
	const places = [
		...new Set(settings.map(({ step })=>forwarding_loop_placeOf(step)))
	];
	const routeSentence = places.length === 1 ? '' : ` The settings on the path: ${places.join(', ')}.`;
	return `${changeOf(settings, elsewhere, cluster)}.${routeSentence}`;
}
function changeOf(settings, elsewhere, cluster) {
	const policy = settings.find(({ step }, index)=>step.setting === 'dnsPolicy' && settings[index + 1]?.step.setting === 'cluster-dns');
	if (policy !== undefined) return `Set dnsPolicy: Default on ${policy.hop.server.name} (${forwarding_loop_placeOf(policy.step)}), or ${elsewhere}`;
	const resolved = settings.find(({ step })=>step.setting === 'resolved');
	if (resolved !== undefined) return `Set DNS= of systemd-resolved (${forwarding_loop_placeOf(resolved.step)}) to real resolvers, such as DNS=8.8.8.8`;
	const kubelet = settings.find(({ step, hop })=>hop.upstream !== undefined && (0,dns_endpoint/* isLoopback */.U9)(hop.upstream.address) && (step.setting === 'kubelet-default' || step.setting === 'kubelet' && [
			'',
			'/etc/resolv.conf',
			undefined
		].includes(step.written)));
	if (kubelet !== undefined) {
		const { step } = settings.find((one)=>one.step.setting === 'kubelet-ineffective') ?? kubelet;
		const where = step.setting === 'kubelet-default' ? 'which nothing states' : forwarding_loop_placeOf(step);
		return `Set resolvConf of the kubelet (${where}) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or ${elsewhere}. Deleting the loop plugin would only hide it`;
	}
	const written = settings.find(({ step })=>step.setting === 'resolver-file' && step.written === undefined);
	if (written !== undefined) return `${capital(elsewhere)}, or change what puts ${addressOf(written.hop, cluster)} into the nodes' file (${forwarding_loop_placeOf(written.step)})`;
	const last = (0,invariant/* itemAt */.R9)(settings, settings.length - 1);
	return `Take ${addressOf(last.hop, cluster)} out of ${forwarding_loop_placeOf(last.step)}, or ${elsewhere}`;
}
function addressOf({ upstream, to }, cluster) {
	return upstream === undefined ? to : (0,cluster_cluster/* formatAddress */.M)(cluster, upstream.address);
}
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function forwarding_loop_placeOf(step) {
	return `${step.at.file.path}:${(0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(step.at.file.text), step.at.span.start).line}`;
}

// EXTERNAL MODULE: ./.cache/build/core/text/conditions.js
var conditions = __webpack_require__(7889);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/inherited-loopback-upstream.js






const inheritedLoopbackUpstream = {
	slug: 'inherited-loopback-upstream',
	*check (head) {
		for (const { cluster, simulation } of head.clusters){
			// The loop that such an address makes is reported once, with this setting on its path.
			const reported = (0,rules_blocks/* placesOnPaths */.MX)(simulation.loops);
			// Somebody's setting, as long as no DNS server of the model reads the file.
			const isRead = cluster.servers.some((server)=>server.network.startsWith('pod:') && readsResolverFile(server));
			// A setting that has no effect is the cause where one stands on the path (LG303).
			const causes = new Set(cluster.ineffective.map(({ at })=>`${at.file.path}|${at.span.start}`));
			for (const pool of cluster.pools){
				const bad = pool.inherited.nameservers.find((one)=>(0,dns_endpoint/* isLoopback */.U9)(one.address));
				if (bad === undefined) continue;
				const at = bad.via[0]?.at ?? bad.at;
				const pathKeys = bad.via.map((step)=>`${step.at.file.path}|${step.at.span.start}`);
				if (pathKeys.some((place)=>reported.has(place) || causes.has(place))) continue;
				yield finding('inherited-loopback-upstream', {
					...(0,defined/* defined */.s)({
						severity: !isRead ? 'note' : undefined
					}),
					cluster: cluster.name,
					at,
					message: `Pods with dnsPolicy Default${pool.pool === 'default' ? '' : ` on nodes of ${pool.pool}`} get nameserver ${bad.address}: in a pod that is the pod itself, not the node.`,
					advice: 'Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
					path: bad.via,
					assumptions: (0,text_assumption/* inWords */.r4)(bad.via.flatMap((step)=>(0,conditions/* conditionsAt */.e)(step.at)))
				}, [
					pool.pool,
					bad.address
				]);
			}
		}
	}
};
function readsResolverFile({ config }) {
	return config.blocks.some((block)=>block.steps.some((step)=>step.kind === 'forward' && step.to.some(({ value })=>value.kind === 'resolver-file')));
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/kubelet-resolvconf-ineffective.js



const kubeletResolvconfIneffective = {
	slug: 'kubelet-resolvconf-ineffective',
	*check (head) {
		for (const { cluster, simulation } of head.clusters){
			// A loop that such a setting lets happen is reported once, with the setting on its path.
			const reported = (0,rules_blocks/* placesOnPaths */.MX)(simulation.loops);
			const handed = cluster.pools.flatMap((pool)=>pool.inherited.nameservers.filter((one)=>(0,dns_endpoint/* isLoopback */.U9)(one.address)).flatMap((one)=>one.via.map((step)=>({
							place: kubelet_resolvconf_ineffective_placeOf(step.at),
							address: one.address
						}))));
			const said = new Set();
			for (const one of cluster.ineffective){
				const place = kubelet_resolvconf_ineffective_placeOf(one.at);
				if (reported.has(place) || said.has(place)) continue;
				said.add(place);
				const address = /127\.0\.0\.1/.test(one.why) ? undefined : handed.find((step)=>step.place === place)?.address;
				yield finding('kubelet-resolvconf-ineffective', {
					cluster: cluster.name,
					at: one.at,
					message: `${one.key} does not do what it looks like: ${one.why}.${address === undefined ? '' : ` Pods with dnsPolicy Default get nameserver ${address}, which in a pod is the pod itself.`}`,
					advice: /\s/.test(one.instead) ? one.instead : `Write \`${one.instead}\` instead.`
				}, [
					one.key,
					one.why
				]);
			}
		}
	}
};
function kubelet_resolvconf_ineffective_placeOf(at) {
	return `${at.file.path}|${at.span.start}`;
}

// EXTERNAL MODULE: ./.cache/build/core/forwarding/decide.js + 8 modules
var decide = __webpack_require__(7085);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/guard.js
/** What CoreDNS's `loop` plugin would do at start (plugin/loop/setup.go, loop.go), upstreams and endpoints being up. */ 







/** The process exits on the third sighting of its probe. */ const FATAL_SIGHTINGS = 3;
/** A probe goes round until it was seen so often, through as many servers as there are; and so many times at most. */ const USUAL_HOPS = 40;
const MAX_HOPS = 600;
const MAX_PATHS = 4096;
/** Of a guard whose probe has more ways than are followed: neither sure to end the server nor sure not to. */ const UNDECIDED = 0.5;
/** Whether a block of the graph has a `loop` plugin. */ function hasGuard(graph, block) {
	return graph.compiled.get(block)?.guarded === true;
}
/** Sends one block's probe and counts. `assuming`: branches that need an assumption are followed too. */ function probe(graph, socket, block, assuming) {
	const first = entryOfProbe(graph, socket, block);
	if (typeof first === 'string') return {
		fatal: 0,
		seen: false,
		forwarded: false,
		because: first
	};
	const guard = {
		graph,
		block,
		waitsFor: first.waitsFor,
		assuming,
		maxHops: maxHopsOf(graph)
	};
	const tally = {
		fatal: 0,
		seen: false,
		forwarded: false,
		cut: false,
		changed: false,
		ended: undefined
	};
	const open = [
		first.probe
	];
	for(let paths = 0; open.length > 0 && paths < MAX_PATHS; paths += 1)for (const next of follow(guard, (0,invariant/* present */.Eb)(open.pop()), tally))open.push(next);
	const isUndecided = (open.length > 0 || tally.cut) && tally.fatal < 1 - 1e-9;
	const unseenBecause = tally.changed ? 'a rewrite changes its probe before it' : tally.ended;
	return {
		fatal: isUndecided ? UNDECIDED : Math.min(1, tally.fatal),
		seen: tally.seen,
		forwarded: tally.forwarded,
		...(0,defined/* defined */.s)({
			because: tally.seen ? undefined : unseenBecause ?? 'its probe never reaches it'
		})
	};
}
/** On the third lap it is fatal: a ring is as long as there are sockets at most. */ function maxHopsOf({ sockets }) {
	return Math.min(MAX_HOPS, Math.max(USUAL_HOPS, sockets.length * FATAL_SIGHTINGS));
}
/** The guard's own question and the name that it waits for; in words why nobody hears it. */ function entryOfProbe(graph, { server }, block) {
	const first = block.keys[0];
	if (first === undefined) return 'the server block has no key';
	if (first.transport !== 'dns') return `it sends its probe as plain DNS to the port of its first key, which speaks ${first.transport}`;
	const address = probedAddress(block);
	const socket = (0,reach/* socketAt */.PJ)(graph, server, {
		address,
		port: first.port,
		transport: 'dns'
	}) ?? (graph.socketsOf.get(server.id) ?? []).find((one)=>one.port === first.port && one.transport === 'dns');
	if (socket === undefined) return 'nothing listens where it sends its probe';
	// It waits for the name as its key is written, and sees names in lower case (plugin/loop/loop.go, request.Request.Name).
	const waitsFor = (0,dns_name/* below */.Gz)('4611686018427387904', (0,dns_name/* below */.Gz)('4611686018427387905', first.zone));
	const question = {
		socket,
		name: waitsFor.toLowerCase(),
		type: 'HINFO',
		source: address
	};
	return {
		probe: {
			...question,
			sightings: 0,
			hops: 0,
			probability: 1,
			counters: new Map(),
			inFlight: new Map()
		},
		waitsFor
	};
}
function probedAddress(block) {
	const bind = block.bind[0]?.value;
	if (bind === undefined || bind.kind === 'interface') return '127.0.0.1';
	if (bind.address === '::') return '::1';
	return (0,dns_endpoint/* isUnspecified */.QN)(bind.address) ? '127.0.0.1' : bind.address;
}
function follow({ graph, block, waitsFor, assuming, maxHops }, at, tally) {
	let { sightings } = at;
	const branches = (0,decide/* decide */.L)(graph, at, {
		onGuard: (passed, name, type)=>{
			if (passed !== block) return;
			if (type === 'HINFO' && name === waitsFor) sightings += 1;
			else tally.changed = true;
		}
	});
	if (sightings > 0) tally.seen = true;
	if (sightings >= FATAL_SIGHTINGS) {
		tally.fatal += at.probability;
		return [];
	}
	if (at.hops >= maxHops) {
		// One that came back unseen so often comes back unseen for ever.
		if (sightings > 0) tally.cut = true;
		return [];
	}
	const arrived = {
		...at,
		sightings
	};
	return chosen(branches, at.counters, assuming).flatMap(({ branch, counters })=>{
		if (sightings === 0) tally.ended ??= endedBy(branch, block);
		if (branch.block === block && branch.step !== undefined) tally.forwarded = true;
		const sent = sendOn({
			...arrived,
			counters
		}, branch, {
			by: arrived,
			branches,
			tried: [
				branch
			]
		});
		switch(sent){
			case 'nowhere':
				return [];
			case 'refused':
				return afterRefusal({
					...arrived,
					probability: at.probability * branch.probability
				}, assuming);
			case 'merged':
				// Nobody answers what is merged, so the merging server asks again by itself until it gives up: what came back once
				// comes back until it has been seen often enough (recorded with dnsmasq and unbound: guard/several-servers).
				if (sightings > 0) tally.fatal += at.probability * branch.probability;
				return [];
			default:
				return [
					sent
				];
		}
	});
}
function sendOn(at, { outcome, probability }, attempt) {
	if (outcome.kind !== 'sent') return 'nowhere';
	const { step } = outcome.hop;
	const running = (at.inFlight.get(step) ?? 0) + 1;
	// max_concurrent refuses the query that would exceed it, and a refusal is an answer.
	if (step.maxConcurrent > 0 && running > step.maxConcurrent) return 'refused';
	// A server that merges identical questions sends no second one.
	if (step.merges && running > 1) return 'merged';
	// What nothing bounds nobody counts.
	const inFlight = step.maxConcurrent > 0 || step.merges ? new Map(at.inFlight).set(step, running) : at.inFlight;
	const { sightings, counters } = at;
	const share = at.probability * probability;
	return {
		...(0,decide/* questionOf */.Y)(outcome),
		sightings,
		hops: at.hops + 1,
		probability: share,
		counters,
		inFlight,
		attempt
	};
}
/**
 * Where a probe goes on that was refused: to the next upstream of whoever sent it, where `failover` says so of REFUSED, to
 * its next stanza where `next` does, else whoever sent that one is refused too (plugin/forward/forward.go ServeDNS).
 */ function afterRefusal(refused, assuming) {
	for(let { attempt } = refused; attempt !== undefined; attempt = attempt.by.attempt){
		const { by, branches, tried } = attempt;
		const last = tried[tried.length - 1];
		const step = last?.step;
		if (step === undefined) continue;
		const left = branches.filter((one)=>!tried.includes(one) && (assuming || one.certainty !== 'assumed'));
		const beside = left.filter((one)=>one.step === step);
		const behind = left.filter((one)=>one.step !== step).slice(0, 1);
		const onward = step.failover.includes('REFUSED') && beside.length > 0 ? beside : step.next.includes('REFUSED') ? behind : [];
		// Of a list in no order of its own any may be the next one.
		const turns = step.policy === 'random' || step.policy === 'unordered' ? onward : onward.slice(0, 1);
		const found = turns.flatMap((branch)=>{
			const { outcome } = branch;
			if (outcome.kind !== 'sent') return [];
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
					attempt: {
						by,
						branches,
						tried: [
							...tried,
							branch
						]
					}
				}
			];
		});
		if (onward.length > 0) return found;
	}
	return [];
}
/** What takes a probe that its guard has not seen. */ function endedBy(branch, guarded) {
	const { outcome, block } = branch;
	if (block === undefined) return 'no server block that listens there takes its probe';
	if (block !== guarded) return `another server block (zone ${(0,dns_name/* displayName */.QC)(block.keys[0]?.zone ?? dns_name/* ROOT */.Dl)}) takes its probe`;
	if (outcome.kind === 'answered') return `${outcome.plugin} answers its probe before it`;
	if (outcome.kind === 'fails') return `its probe ends before it: ${outcome.because}`;
	return undefined;
}
/** At start every upstream is up. round_robin is no chance: its counter is raised before it is used (plugin/forward/policy.go). */ function chosen(branches, counters, assuming) {
	const usable = branches.filter((branch)=>branch.certainty === 'certain' || branch.certainty === 'share' || assuming && branch.certainty === 'assumed');
	const hop = usable.map((branch)=>'hop' in branch.outcome ? branch.outcome.hop : undefined).find((one)=>one !== undefined);
	if (hop === undefined || hop.step.policy !== 'round_robin' || usable.length < 2) return usable.map((branch)=>({
			branch,
			counters
		}));
	const count = (counters.get(hop.step) ?? 0) + 1;
	const next = new Map(counters).set(hop.step, count);
	const one = usable[count % usable.length];
	return one === undefined ? [] : [
		{
			branch: {
				...one,
				probability: 1
			},
			counters: next
		}
	];
}
/** Why a probe that its guard saw once is not seen often enough. */ function unseen(loop, block, result) {
	const zone = block.keys[0]?.zone ?? dns_name/* ROOT */.Dl;
	if (!result.forwarded) return `no forward of server block ${(0,dns_name/* displayName */.QC)(zone)} takes its probe name`;
	if (loop.onFailure) return 'with every upstream up, its probe does not come back at start';
	if (!(0,dns_name/* isWithin */.UO)(loop.witness.name, zone)) return `it probes ${(0,dns_name/* displayName */.QC)(zone)} only`;
	return 'its probe is answered or refused before it is seen a third time';
}
/** What the guards of the blocks on a loop do about it; each is probed once, however many loops it stands on. */ function guardVerdicts(graph) {
	const results = new Map();
	const numbers = new Map();
	return (loop)=>verdictOf(graph, loop, (socket, block)=>{
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
	for (const { socket, block } of loop.blocks){
		if (!hasGuard(graph, block) || socket.server.software !== 'coredns' && socket.server.software !== 'node-cache') continue;
		any = true;
		const result = probed(socket, block);
		// A guard that a template writes under a condition is there in some of what it renders to.
		const step = block.steps.find((one)=>one.kind === 'loop-guard');
		const isWritten = step === undefined || (0,conditions/* conditionsAt */.e)(step.at).every(({ words })=>(0,text_assumption/* inWords */.r4)(loop.assumptions).includes(words));
		best = Math.max(best, isWritten ? result.fatal : Math.min(result.fatal, 0.5));
		because ??= result.because ?? unseen(loop, block, result);
	}
	if (!any) return {
		verdict: 'absent'
	};
	if (best > 1 - 1e-9) return {
		verdict: loop.certainty === 'sometimes' && !loop.onFailure ? 'misfires' : 'fatal'
	};
	if (best > 0) return {
		verdict: 'sometimes'
	};
	return {
		verdict: 'blind',
		...(0,defined/* defined */.s)({
			because
		})
	};
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-blind.js






/** The guard probes one random name under the block's first zone, over UDP, once at start (plugin/loop/setup.go). */ const loopGuardBlind = {
	slug: 'loop-guard-blind',
	*check (head) {
		const keys = new Map();
		for (const { view, server, block, looping } of (0,rules_blocks/* coreDnsBlocks */.x1)(head)){
			const guard = (0,rules_blocks/* guardOf */.HY)(block);
			const socket = view.graph.socketsOf.get(server.id)?.[0];
			if (guard === undefined || socket === undefined || !(0,rules_blocks/* forwards */.RH)(block) || looping) continue;
			// A block whose zones are all filled in elsewhere; that is said where they stand.
			if (block.keys.length === 0) continue;
			// Of two branches of a template only one is written, and which one takes the probe is not known.
			if ((0,conditions/* conditionsAt */.e)(block.at).length > 0) {
				const all = keys.get(server) ?? byKey(server.config.blocks);
				keys.set(server, all);
				if (hasOtherBranch(block, all)) continue;
			}
			const result = probe(view.graph, socket, block, true);
			const first = block.keys[0]?.zone;
			const others = [
				...new Set(block.keys.map((key)=>key.zone))
			].filter((zone)=>zone !== first && forwardsOf(block).some((step)=>covers(step, zone)));
			const blind = !result.seen ? {
				because: result.because ?? 'its probe never reaches it',
				advice: block.keys[0]?.transport === 'dns' ? 'Let the probe through, a HINFO question for a random name below the first zone: by `fallthrough`, or by a server block of its own for what is forwarded, with `loop`.' : 'Make a plain DNS key the first of the server block, or forward from a plain DNS block of its own with `loop`.'
			} : !result.forwarded ? {
				because: 'no forward of this server block takes its probe name',
				advice: 'Give each zone that is forwarded a server block of its own with `loop`.'
			} : others.length > 0 ? {
				because: `it probes ${(0,rules_blocks/* firstZone */.To)(block)} only, and the block also forwards ${others.slice(0, 3).map(dns_name/* displayName */.QC).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more zones` : ''}`,
				advice: 'Give each zone a server block of its own with `loop`.'
			} : forwardsOf(block).every((step)=>step.maxConcurrent === 1) ? {
				because: 'max_concurrent 1 refuses its probe when it comes back, before it is seen a third time',
				advice: 'Allow more concurrent queries, such as max_concurrent 1000.'
			} : undefined;
			if (blind === undefined) continue;
			yield finding('loop-guard-blind', {
				cluster: view.cluster.name,
				server: server.name,
				zone: (0,rules_blocks/* firstZone */.To)(block),
				at: guard.at,
				message: `The loop plugin of server block ${(0,rules_blocks/* firstZone */.To)(block)} could not see a loop here: ${blind.because}.`,
				advice: blind.advice
			}, [
				server.name,
				(0,rules_blocks/* firstZone */.To)(block)
			]);
		}
	}
};
function forwardsOf(block) {
	return block.steps.filter((step)=>step.kind === 'forward');
}
/** Blocks that serve one zone on one port; more of them need not be looked at. */ const MAX_RIVALS = 50;
/** Blocks of a server by what they serve. */ function byKey(blocks) {
	const found = new Map();
	for (const block of blocks)for (const { zone, port } of block.keys){
		const known = found.get(`${zone}:${port}`);
		if (known === undefined) found.set(`${zone}:${port}`, [
			block
		]);
		else if (known.length < MAX_RIVALS) known.push(block);
	}
	return found;
}
/** Another block serves one of its zones on the same port, where the template does not bring this one. */ function hasOtherBranch(block, all) {
	const own = (0,conditions/* conditionsAt */.e)(block.at);
	return block.keys.some(({ zone, port })=>all.get(`${zone}:${port}`)?.some((other)=>other !== block && (0,text_assumption/* isContradictory */.yC)([
				...own,
				...(0,conditions/* conditionsAt */.e)(other.at)
			])));
}
/** Takes some names at or below the zone. */ function covers(step, zone) {
	return (0,dns_name/* isWithin */.UO)(step.from, zone) || (0,dns_name/* isWithin */.UO)(zone, step.from) && !step.except.some((one)=>(0,dns_name/* isWithin */.UO)(zone, one));
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-misfires.js



/** 1.2.1 to 1.2.5 counted unanswered probes: three timeouts ended a healthy server (fixed in 1.2.6, commit e332c8d8c). */ const MISFIRING = /^1\.2\.[1-5]$/;
const loopGuardMisfires = {
	slug: 'loop-guard-misfires',
	*check (head) {
		for (const { view, server, block, looping } of (0,rules_blocks/* coreDnsBlocks */.x1)(head)){
			const guard = (0,rules_blocks/* guardOf */.HY)(block);
			if (guard === undefined || !(0,rules_blocks/* forwards */.RH)(block) || !MISFIRING.test(server.version) || looping) continue;
			yield finding('loop-guard-misfires', {
				cluster: view.cluster.name,
				server: server.name,
				zone: (0,rules_blocks/* firstZone */.To)(block),
				at: guard.at,
				message: `The loop plugin of CoreDNS ${server.version} ends a server in which nothing loops: it counts probes that an upstream is slow to answer or does not answer.`,
				advice: 'Use CoreDNS 1.2.6 or later.',
				...(0,defined/* defined */.s)({
					path: server.versionAt === undefined ? undefined : [
						{
							at: server.versionAt,
							says: `the version is ${server.version}`
						}
					]
				})
			}, [
				server.name,
				(0,rules_blocks/* firstZone */.To)(block)
			]);
		}
	}
};

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-missing.js




const loopGuardMissing = {
	slug: 'loop-guard-missing',
	*check (head, base) {
		// With a base a new command is a removed guard (LG201), and one that was there before has been judged.
		for (const { cluster } of base === undefined ? head.clusters : [])for (const one of cluster.guardEdits)yield finding('loop-guard-missing', {
			cluster: cluster.name,
			at: one.at,
			message: 'This command deletes the loop plugin from a Corefile: a forwarding loop would not be noticed at start.',
			advice: 'End the loop itself at the upstream, and leave `loop` where it is.'
		}, [
			one.says
		]);
		const missing = new Map();
		for (const one of (0,rules_blocks/* coreDnsBlocks */.x1)(head)){
			const { view, server, block, looping } = one;
			// A block on a loop is reported there (guard: absent); nobody can edit a block that a program itself writes.
			if (block.addedBy !== undefined || server.ownerWrites === true) continue;
			if (!(0,rules_blocks/* forwards */.RH)(block) || (0,rules_blocks/* guardOf */.HY)(block) !== undefined || looping || block.keys.length === 0) continue;
			if ((0,rules_blocks/* mayBringGuard */.fK)(block)) continue;
			// One note covers the stub domains of a server, and one its root block.
			const kind = block.keys.some((key)=>key.zone === dns_name/* ROOT */.Dl) ? `. ${(0,rules_blocks/* firstZone */.To)(block)}` : 'stub domains';
			const key = `${view.cluster.name}|${server.name}|${kind}`;
			const known = missing.get(key);
			if (known === undefined) missing.set(key, [
				one
			]);
			else known.push(one);
		}
		for (const all of missing.values())yield loop_guard_missing_report(all);
	}
};
function loop_guard_missing_report(all) {
	const { view, server, block } = (0,invariant/* itemAt */.R9)(all, 0);
	const zones = [
		...new Set(all.map((one)=>(0,rules_blocks/* firstZone */.To)(one.block)))
	];
	const [what, here] = all.length === 1 ? [
		`The server block ${zones[0]} of ${server.name} forwards`,
		'this server block'
	] : [
		`${all.length} server blocks of ${server.name} (${zones.slice(0, 5).join(', ')}) forward`,
		'each of them'
	];
	return finding('loop-guard-missing', {
		cluster: view.cluster.name,
		server: server.name,
		zone: (0,rules_blocks/* firstZone */.To)(block),
		at: block.at,
		message: `${what} without the loop plugin: a forwarding loop would not be noticed at start.`,
		advice: `Add \`loop\` to ${here}.`
	}, [
		server.name,
		(0,rules_blocks/* firstZone */.To)(block)
	]);
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-removed.js



/** Compares logical server blocks: the zones that a guarded block held, in the same server before and after. */ const loopGuardRemoved = {
	slug: 'loop-guard-removed',
	*check (head, base) {
		if (base === undefined) return;
		yield* edits(head, base);
		const before = byServer(base);
		const after = byServer(head);
		const partner = partners(before, after);
		for (const [key, server] of after){
			const { name } = server;
			const old = before.get(partner.get(key) ?? key);
			if (old === undefined) continue;
			for (const { now, guard, moved } of unguarded(old.blocks, server.blocks)){
				const what = moved ? `takes over a forward that had the loop plugin beside it, and has none` : `still forwards, and its loop plugin is gone`;
				yield finding('loop-guard-removed', {
					cluster: server.cluster,
					server: name,
					zone: (0,rules_blocks/* firstZone */.To)(now),
					at: now.at,
					message: `The server block ${(0,rules_blocks/* firstZone */.To)(now)} of ${name} ${what}: a forwarding loop will no longer end the server at start, it will exhaust its memory.`,
					advice: 'Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
					path: [
						{
							at: guard.at,
							says: isWritten(guard.at) ? 'the base has `loop` here' : 'the base gets `loop` from here, by default'
						}
					]
				}, [
					name,
					(0,rules_blocks/* firstZone */.To)(now)
				]);
			}
		}
	}
};
/** A chart that is not reported otherwise brings its own Corefile: nothing in the file says `loop`. */ function isWritten({ file, span }) {
	return file.text.slice(span.start, span.end).includes('loop');
}
/** The blocks of one server that forward what a guarded block forwarded before, each once and without a guard. */ function unguarded(before, after) {
	const held = byZone(before);
	const holds = byZone(after);
	const found = new Map();
	const bare = after.filter((block)=>(0,rules_blocks/* forwards */.RH)(block) && (0,rules_blocks/* guardOf */.HY)(block) === undefined && !(0,rules_blocks/* mayBringGuard */.fK)(block));
	const suspects = new Set(bare);
	/** What came under zones that the base had not. */ const added = bare.filter((block)=>block.keys.every((key)=>!held.has(key.zone)));
	const left = [];
	for (const old of before){
		const guard = (0,rules_blocks/* guardOf */.HY)(old);
		if (guard === undefined || !(0,rules_blocks/* forwards */.RH)(old)) continue;
		let kept = false;
		for (const key of old.keys){
			const blocks = holds.get(key.zone);
			if (blocks === undefined) continue;
			kept = true;
			const at = (block, where)=>block.keys.some((own)=>own.zone === where.zone && sameListener(own, where));
			// On another port only a block that the base had not: what stood beside the guarded one was never guarded.
			const now = blocks.find((block)=>at(block, key)) ?? blocks.find((block)=>block.keys.every((own)=>own.zone !== key.zone || !held.get(own.zone)?.some((one)=>at(one, own))));
			if (now !== undefined && suspects.has(now) && !found.has(now)) found.set(now, {
				now,
				guard,
				moved: false
			});
		}
		if (!kept) left.push({
			old,
			guard
		});
	}
	const stanzas = new Map();
	const successors = new Map();
	const stillOf = (old)=>{
		const known = successors.get(old) ?? [
			...new Set(old.keys.flatMap((key)=>holds.get(key.zone) ?? []))
		];
		successors.set(old, known);
		return known;
	};
	for (const now of added){
		const zone = now.keys[0]?.zone;
		if (zone === undefined) continue;
		const olds = new Set([
			...(0,dns_name/* ancestry */.yy)(zone)
		].flatMap((above)=>held.get(above) ?? []));
		for (const old of olds){
			const guard = (0,rules_blocks/* guardOf */.HY)(old);
			if (guard === undefined || !tookOver({
				old,
				now,
				zone
			}, stillOf(old), stanzas)) continue;
			found.set(now, {
				now,
				guard,
				moved: true
			});
			break;
		}
	}
	// The only block that forwards goes by another zone now.
	const [gone] = left;
	const come = added[0];
	const alone = (blocks)=>blocks.filter(rules_blocks/* forwards */.RH).length === 1;
	if (gone !== undefined && come !== undefined && alone(before) && alone(after) && !found.has(come)) found.set(come, {
		now: come,
		guard: gone.guard,
		moved: false
	});
	return after.flatMap((block)=>found.get(block) ?? []);
}
function stanzasOf(block, known) {
	const done = known.get(block);
	if (done !== undefined) return done;
	const out = new Map();
	for (const step of block.steps){
		if (step.kind !== 'forward') continue;
		const upstreams = JSON.stringify(step.to.map((one)=>one.value));
		const froms = out.get(upstreams);
		if (froms === undefined) out.set(upstreams, new Set([
			step.from
		]));
		else froms.add(step.from);
	}
	known.set(block, out);
	return out;
}
/** A stanza of the old block that covered the new block's zone goes to the same upstreams there, and is no longer where it was. */ function tookOver({ old, now, zone }, still, stanzas) {
	for (const upstreams of stanzasOf(now, stanzas).keys()){
		const from = [
			...(0,dns_name/* ancestry */.yy)(zone)
		].find((above)=>stanzasOf(old, stanzas).get(upstreams)?.has(above));
		if (from === undefined) continue;
		if (!still.some((block)=>stanzasOf(block, stanzas).get(upstreams)?.has(from))) return true;
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
		if (known === undefined) out.set(zone, [
			block
		]);
		else if (known.at(-1) !== block) known.push(block);
	}
	return out;
}
/** A command that was not there before and takes the guard away wherever it runs. */ function* edits(head, base) {
	const known = new Set(base.clusters.flatMap(({ cluster })=>cluster.guardEdits.map((one)=>one.says)));
	for (const { cluster } of head.clusters){
		for (const one of cluster.guardEdits){
			if (known.has(one.says)) continue;
			yield finding('loop-guard-removed', {
				cluster: cluster.name,
				at: one.at,
				message: 'This command deletes the loop plugin from a Corefile: a forwarding loop will no longer end the server at start, it will exhaust its memory.',
				advice: 'End the loop itself at the upstream, and leave `loop` where it is.'
			}, [
				one.says
			]);
		}
	}
}
/** By cluster and name: two clusters each have a CoreDNS of the same name. */ function byServer(snapshot) {
	const out = new Map();
	for (const { view, server, block } of (0,rules_blocks/* coreDnsBlocks */.x1)(snapshot)){
		const key = `${view.cluster.name}/${server.name}`;
		const known = out.get(key);
		if (known === undefined) out.set(key, {
			name: server.name,
			cluster: view.cluster.name,
			blocks: [
				block
			]
		});
		else known.blocks.push(block);
	}
	return out;
}
/** A server that lost its name and one that came with the same zones are one server, moved or renamed. */ function partners(before, after) {
	const gone = [
		...before
	].filter(([name])=>!after.has(name));
	const come = [
		...after
	].filter(([name])=>!before.has(name));
	const out = new Map();
	const taken = new Set();
	for (const [name, server] of come){
		const zones = zonesKey(server);
		const matching = gone.filter(([old, was])=>!taken.has(old) && zonesKey(was) === zones);
		const found = matching.length === 1 ? matching[0] : matching.find(([old])=>old.split('/').pop() === name.split('/').pop()) ?? (gone.length === 1 && come.length === 1 ? gone[0] : undefined);
		if (found === undefined) continue;
		taken.add(found[0]);
		out.set(name, found[0]);
	}
	return out;
}
function zonesKey(server) {
	return server.blocks.flatMap((block)=>block.keys.map((key)=>`${key.zone}:${key.port}`)).sort().join(' ');
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/loop-guard-without-forward.js



const loopGuardWithoutForward = {
	slug: 'loop-guard-without-forward',
	*check (head) {
		const remarks = remarksByFile(head.notices);
		for (const { view, server, block } of (0,rules_blocks/* coreDnsBlocks */.x1)(head)){
			const guard = (0,rules_blocks/* guardOf */.HY)(block);
			if (guard === undefined || (0,rules_blocks/* forwards */.RH)(block) || block.steps.some((step)=>step.kind === 'opaque')) continue;
			// What an import that is not in the repository brings, or a template, may well be the forward.
			if (holdsRemark(remarks, block.extent)) continue;
			yield finding('loop-guard-without-forward', {
				cluster: view.cluster.name,
				server: server.name,
				zone: (0,rules_blocks/* firstZone */.To)(block),
				at: guard.at,
				message: `The loop plugin of server block ${(0,rules_blocks/* firstZone */.To)(block)} guards nothing: the block forwards no query, and the probe at start ends in an error in the log.`,
				advice: 'Remove `loop` here, or move it to the server block that forwards.'
			}, [
				server.name,
				(0,rules_blocks/* firstZone */.To)(block)
			]);
		}
	}
};
/** For each file the offsets at which something is remarked, in order. */ function remarksByFile(notices) {
	const remarks = new Map();
	for (const { at } of notices){
		const known = remarks.get(at.file);
		if (known === undefined) remarks.set(at.file, [
			at.span.start
		]);
		else known.push(at.span.start);
	}
	for (const list of remarks.values())list.sort((a, b)=>a - b);
	return remarks;
}
function holdsRemark(remarks, { file, span }) {
	const list = remarks.get(file) ?? [];
	let low = 0;
	let high = list.length;
	while(low < high){
		const middle = low + high >> 1;
		if ((0,invariant/* itemAt */.R9)(list, middle) < span.start) low = middle + 1;
		else high = middle;
	}
	return (list[low] ?? Number.POSITIVE_INFINITY) <= span.end;
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/node-points-at-cluster-dns.js






const nodePointsAtClusterDns = {
	slug: 'node-points-at-cluster-dns',
	*check (head) {
		for (const view of head.clusters){
			const { cluster, simulation } = view;
			const reported = new Set(simulation.loops.flatMap((loop)=>loop.hops.flatMap((hop)=>[
						...hop.says.map((step)=>step.at),
						hop.at
					].map((at)=>`${at.file.path}|${at.span.start}`))));
			const suspects = new Map();
			for (const address of cluster.clusterDns)suspects.set(address, 'the cluster DNS');
			for (const server of cluster.servers)for (const address of server.claims)if (server.software === 'node-cache') suspects.set(address, 'the node-local cache');
			const said = new Set();
			const endsAt = askedOnce((address, zone)=>endsThere(view, address, zone));
			const listed = [
				...cluster.nodeFiles.flatMap((one)=>one.file.nameservers.map((nameserver)=>({
							nameserver,
							zone: dns_name/* ROOT */.Dl,
							where: one.pool === 'default' ? `${one.path} of nodes` : `${one.path} of nodes of ${one.pool}`
						}))),
				...cluster.servers.filter((server)=>server.network.startsWith('node:') && server.software !== 'node-cache' && server.software !== 'coredns').flatMap((server)=>[
						...server.upstreams
					].flatMap(([step, upstreams])=>upstreams.flatMap((upstream)=>upstream.kind === 'known' ? [
								{
									nameserver: {
										value: upstream.address,
										at: upstream.at
									},
									zone: step.from,
									where: server.name
								}
							] : [])))
			];
			for (const { nameserver, zone, where } of listed){
				const address = (0,dns_endpoint/* parseAddress */.or)(nameserver.value) ?? nameserver.value;
				const what = suspects.get(address);
				const key = `${nameserver.at.file.path}|${nameserver.at.span.start}`;
				if (what === undefined || reported.has(key) || said.has(key) || endsAt(address, zone)) continue;
				said.add(key);
				yield finding('node-points-at-cluster-dns', {
					cluster: cluster.name,
					at: nameserver.at,
					message: `${where} sends names to ${(0,cluster_cluster/* formatAddress */.M)(cluster, address)}, ${what}, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.`,
					advice: 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.'
				}, [
					where.split(' of ').pop() ?? where,
					address
				]);
			}
		}
	}
};
/** Every node may list the same address. */ function askedOnce(ends) {
	const known = new Map();
	return (address, zone)=>{
		const key = `${address} ${zone}`;
		const found = known.get(key) ?? ends(address, zone);
		known.set(key, found);
		return found;
	};
}
/** What is sent there, names of this zone, is answered or leaves the model for certain, or comes back in a loop that is reported already. */ function endsThere(view, address, zone) {
	const { graph, cluster } = view;
	const target = cluster.frontends.find((one)=>one.address === address)?.targets.find((one)=>one.kind === 'server');
	const server = cluster.servers.find((one)=>one.claims.includes(address)) ?? cluster.servers.find((one)=>one.id === target?.server);
	// The cluster DNS answers for its own domain and addresses itself, whoever it is.
	if (server === undefined) return [
		cluster.clusterDomain,
		'in-addr.arpa.',
		'ip6.arpa.'
	].some((own)=>(0,dns_name/* isWithin */.UO)(zone, own));
	const socket = (0,reach/* socketAt */.PJ)(graph, server, {
		address,
		port: target?.port ?? 53,
		transport: 'dns'
	}) ?? (0,walk/* entryOf */.Ms)(graph, server);
	if (socket === undefined) return false;
	const name = zone === dns_name/* ROOT */.Dl ? 'example.org.' : (0,dns_name/* below */.Gz)('some-name', zone);
	return (0,walk/* walkNewName */.z1)(graph, socket, name, 'A').every((one)=>one.certainty !== 'assumed' && (one.disposition === 'answered' || one.disposition === 'leaves' || one.disposition === 'fails' || one.disposition === 'loops'));
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/not-modelled.js





const notModelled = {
	slug: 'not-modelled',
	*check (head, base) {
		const reported = new Set();
		/** Of a template whose upstreams are filled in, that is the news (LG305), and not what else is. */ const unfilled = new Set();
		for (const { cluster, openForwards } of head.clusters){
			for (const server of cluster.servers)for (const { at } of server.config.errors)reported.add(`${at.file.path}|${at.span.start}`);
			for (const { upstream } of openForwards.open){
				reported.add(`${upstream.at.file.path}|${upstream.at.span.start}`);
				if (upstream.missing.kind === 'value') unfilled.add(upstream.at.file.path);
			}
		}
		const groups = new Map();
		const isGone = (0,rules_blocks/* lostConfigurations */.sf)(head, base);
		for (const notice of head.notices){
			// What keeps the server from starting (LG401), and an upstream that nothing states (LG305), need not be said twice.
			if (notice.kind !== 'not-modelled' || reported.has(`${notice.at.file.path}|${notice.at.span.start}`)) continue;
			// That the base has it is the news (LG802).
			if (isGone(notice)) continue;
			if (notice.template === true && unfilled.has(notice.at.file.path)) continue;
			const key = (0,placeholder/* withoutVariables */.KC)(notice.message);
			const known = groups.get(key);
			if (known === undefined) groups.set(key, [
				notice
			]);
			else known.push(notice);
		}
		for (const [key, notices] of groups){
			const [first, ...others] = [
				...notices
			].sort((a, b)=>(0,text_location/* compareLocations */.Qr)(a.at, b.at));
			if (first !== undefined) yield together(key, first, others);
		}
	}
};
/** The same is said once, at its first place. */ function together(key, first, others) {
	const elsewhere = others.filter(({ at })=>at.file.path !== first.at.file.path || at.span.start !== first.at.span.start);
	const more = elsewhere.length === 0 ? '' : `; so is it at ${elsewhere.length} more place${elsewhere.length === 1 ? '' : 's'}`;
	return finding('not-modelled', {
		cluster: '',
		at: first.at,
		message: `${first.message}${more}`,
		advice: first.paste === undefined ? 'No action needed: this part is not checked.' : 'Declare the server in .loopgate.yaml with the address at which it is asked.',
		...(0,defined/* defined */.s)({
			paste: first.paste
		}),
		path: elsewhere.slice(0, MAX_PLACES).map(({ at })=>({
				at,
				says: 'the same'
			}))
	}, [
		key
	]);
}
/** Further places that are called by their lines. */ const MAX_PLACES = 20;

// EXTERNAL MODULE: ./.cache/build/core/text/template-language.js
var template_language = __webpack_require__(7964);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/unreadable.js





const unreadable = {
	slug: 'unreadable',
	*check (head, base) {
		const templates = [];
		const isGone = (0,rules_blocks/* lostConfigurations */.sf)(head, base);
		for (const notice of head.notices){
			if (isGone(notice)) yield gone(notice);
			if (notice.kind !== 'unreadable') continue;
			if (notice.beside === true && (base === undefined || !isLost(notice, base))) continue;
			const language = notice.template === true && !isTurned(notice, head, base) ? (0,template_language/* templateLanguage */.HH)(notice.at.file) : undefined;
			if (language === undefined) yield reported(notice, head, base);
			else templates.push({
				notice,
				language
			});
		}
		yield* ofTemplates(templates);
	}
};
function gone({ unseen = '', at }) {
	return finding('unreadable', {
		severity: 'warning',
		cluster: '',
		server: unseen,
		at,
		message: `The configuration of ${unseen}, which the base has, is not in the repository any more: where it forwards to now, and whether it still has its guard, is not known.`,
		advice: 'Keep the configuration where it is scanned, or scan it where it is kept now.'
	}, [
		'configuration',
		unseen
	]);
}
function reported(notice, head, base) {
	const turned = isTurned(notice, head, base);
	return finding('unreadable', {
		severity: turned ? 'error' : severityOf(notice, base),
		cluster: '',
		at: notice.at,
		message: notice.message,
		advice: turned ? LOST : unreadable_advice(notice, base)
	}, [
		(0,placeholder/* withoutVariables */.KC)(notice.message),
		notice.at.file.path
	]);
}
/** Folders of templates that are counted one by one; of more there is one word. */ const MAX_FAMILIES = 2;
/** Templates that are called by name. */ const MAX_NAMED = 5;
/** That templates have to be rendered first is said once for those that are rendered together, not once a file. */ function* ofTemplates(templates) {
	for (const language of new Set(templates.map((one)=>one.language))){
		const own = templates.filter((one)=>one.language === language);
		const families = grouped(own, ({ notice })=>familyOf(notice.at.file.path));
		const groups = families.size > MAX_FAMILIES ? new Map([
			[
				'',
				own
			]
		]) : families;
		for (const [family, members] of groups)yield unreadable_together(family, members, language);
	}
}
function unreadable_together(family, members, language) {
	const places = [
		...new Map(members.map(({ notice })=>[
				notice.at.file.path,
				notice
			])).values()
	];
	const first = (0,invariant/* itemAt */.R9)(members, 0);
	const message = places.length === 1 ? first.notice.message : severalSay(places.map(({ at })=>at));
	return finding('unreadable', {
		severity: 'note',
		cluster: '',
		at: first.notice.at,
		message,
		advice: HOW_TO_RENDER[language]
	}, places.length === 1 ? [
		message,
		first.notice.at.file.path
	] : [
		'templates',
		family,
		language
	]);
}
function severalSay(places) {
	const names = places.slice(0, MAX_NAMED).map(({ file })=>`\`${file.path}\``);
	const more = places.length > MAX_NAMED ? ` and ${places.length - MAX_NAMED} more` : '';
	return `${places.length} templates have to be rendered first to be judged whole: ${names.join(', ')}${more}.`;
}
/** What is rendered together: a chart's or role's templates, else those of one folder. */ function familyOf(path) {
	const below = /^(.*?)(?:^|\/)templates\//.exec(path)?.[1];
	return below ?? path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function grouped(list, keyOf) {
	const groups = new Map();
	for (const one of list){
		const key = keyOf(one);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [
			one
		]);
		else group.push(one);
	}
	return groups;
}
const HOW_TO_RENDER = {
	helm: 'Scan the rendered output, for example `helm template ... | loopgate scan -`.',
	go: 'Scan what the program that fills in this template writes.',
	jinja: 'Scan the files that the playbook or generator writes from this template.',
	erb: 'Scan the files that are written from this template.',
	terraform: 'Scan the text that Terraform makes of this template.',
	other: 'Scan the text that results once its values are filled in.'
};
/** What the comparison cannot see, and could see before or could be made not to see, is no green comparison. */ function severityOf(notice, base) {
	if (notice.template === true || notice.stale === true) return 'note';
	return base !== undefined && isLost(notice, base) ? 'error' : 'warning';
}
/** What the base could read as it stood is a template now, of which nothing can be read. */ function isTurned(notice, head, base) {
	if (notice.template !== true || base === undefined) return false;
	const { path } = notice.at.file;
	return base.read.has(path) && !head.read.has(path) && !base.notices.some((one)=>one.template === true && one.at.file.path === path);
}
function isLost(notice, base) {
	if (notice.unread === undefined && notice.limit === undefined) return false;
	const { path } = notice.at.file;
	const before = base.notices.some((one)=>one.kind === 'unreadable' && one.at.file.path === path && one.message === notice.message);
	return !before && (notice.limit !== undefined || notice.unread === 'bound' || wasRead(path, base));
}
/** The file itself, or files of a folder in whose place something else stands now. */ function wasRead(path, base) {
	if (base.read.has(path)) return true;
	for (const one of base.read)if (one.startsWith(`${path}/`)) return true;
	return false;
}
const LOST = 'Correct the file: the base could be read, and what changed in it cannot be compared.';
function unreadable_advice(notice, base) {
	if (notice.limit !== undefined) return 'Scan less at once, or make it smaller: docs/limits.md lists the bounds of one scan.';
	if (base === undefined || !isLost(notice, base)) return 'Correct the file, or exclude it under `paths`.';
	return notice.unread === 'bound' ? 'Divide the file: what a scan cannot read it cannot compare with the base.' : LOST;
}

;// CONCATENATED MODULE: ./.cache/build/judge/rules/upstream-not-stated.js
/** LG305: where names go hangs on something that nothing states. */ 





const upstreamNotStated = {
	slug: 'upstream-not-stated',
	*check (head, base) {
		for (const view of head.clusters){
			const things = new Map();
			for (const one of view.openForwards.open){
				const key = keyOf(one.upstream.missing, one.upstream.at.file.path);
				const known = things.get(key);
				if (known === undefined) things.set(key, [
					one
				]);
				else known.push(one);
			}
			for (const [key, uses] of things)yield ofForwards(view, key, uses, {
				head,
				base
			});
			for (const pool of view.cluster.pools){
				const one = ofPool(view, pool, things, {
					head,
					base
				});
				if (one !== undefined) yield one;
			}
		}
	}
};
/** One thing that is missing, whoever needs it. */ function keyOf(missing, file) {
	switch(missing.kind){
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
function ofForwards(view, key, uses, { head, base }) {
	const sorted = [
		...uses
	].sort((a, b)=>(0,text_location/* compareLocations */.Qr)(a.upstream.at, b.upstream.at));
	const first = (0,invariant/* itemAt */.R9)(sorted, 0);
	const { missing, because, via } = first.upstream;
	const blocks = new Set(sorted.map(({ block })=>block));
	const loops = (view.openForwards.withStub?.loops ?? []).filter((loop)=>loop.hops.some((hop)=>sorted.some(({ step })=>step === hop.step)));
	const others = new Set(sorted.map(({ server })=>server.name)).size - 1;
	const who = `${first.server.name} (zone ${upstream_not_stated_zoneOf(first)}${first.byDefault ? ', by the default of its chart' : ''})${others > 0 ? ` and ${others} more` : ''}`;
	const path = [
		...via,
		...sorted.slice(1).flatMap((one)=>one.upstream.at === first.upstream.at ? [] : [
				{
					at: one.upstream.at,
					says: `${one.server.name} (zone ${upstream_not_stated_zoneOf(one)}) forwards to the same`
				}
			])
	];
	const was = base === undefined ? undefined : sorted.find((one)=>wasKnown(one, view, base));
	return finding('upstream-not-stated', {
		...(0,defined/* defined */.s)({
			severity: was !== undefined ? 'warning' : undefined
		}),
		cluster: view.cluster.name,
		server: first.server.name,
		zone: upstream_not_stated_zoneOf(first),
		at: first.upstream.at,
		message: [
			`Where ${who} forwards names is not known: ${because}.`,
			...was === undefined ? [] : [
				'Before this change it was known.'
			],
			consequence(missing, loops)
		].join(' '),
		advice: cure(missing),
		...linesFor(view, missing, head) ?? {},
		path: distinct(path).slice(0, MAX_STEPS + blocks.size)
	}, [
		missing.kind === 'value' ? `value ${first.server.name} ${upstream_not_stated_zoneOf(first)}` : key
	]);
}
const MAX_STEPS = 20;
function upstream_not_stated_zoneOf({ block }) {
	return (0,dns_name/* displayName */.QC)(block.keys[0]?.zone ?? '.');
}
function distinct(path) {
	const seen = new Set();
	return path.filter(({ at, says })=>{
		const key = `${at.file.path}|${at.span.start}|${says}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
/** The same server forwarded before, and everything that it forwarded to could be followed. */ function wasKnown({ server }, { cluster }, base) {
	const same = base.clusters.filter((one)=>one.cluster.name === cluster.name);
	for (const before of same.length > 0 ? same : base.clusters){
		const then = before.cluster.servers.filter((one)=>one.name === server.name && one.config.errors.length === 0);
		if (!then.some((one)=>one.upstreams.size > 0)) continue;
		if (!before.openForwards.open.some((one)=>one.server.name === server.name)) return true;
	}
	return false;
}
/** A kubelet that is reported to take a file nobody knows, where no server of the repository reads it. */ function ofPool(view, pool, things, { head, base }) {
	const { unknown } = pool.inherited;
	if (unknown?.missing.kind !== 'node-file' || unknown.missing.stated !== true) return undefined;
	const key = keyOf(unknown.missing, '');
	const at = unknown.via[0]?.at;
	if (at === undefined || things.has(key) || unknown.withStub === undefined) return undefined;
	const before = base?.clusters.flatMap((one)=>one.cluster.pools).find((one)=>one.pool === pool.pool);
	const wasKnownThen = before !== undefined && before.inherited.unknown === undefined;
	return finding('upstream-not-stated', {
		...(0,defined/* defined */.s)({
			severity: wasKnownThen ? 'warning' : undefined
		}),
		cluster: view.cluster.name,
		at,
		message: `What pods with dnsPolicy Default get as their resolvers is not known: ${unknown.because}.${wasKnownThen ? ' Before this change it was known.' : ''} On nodes whose ${unknown.missing.path} names systemd-resolved's stub listener they get ${unknown.withStub.map((one)=>one.address).join(', ')}, which in a pod is the pod itself: a CoreDNS there forwards to itself.`,
		advice: cure(unknown.missing),
		...linesFor(view, unknown.missing, head) ?? {},
		path: unknown.via
	}, [
		key
	]);
}
function consequence(missing, loops) {
	switch(missing.kind){
		case 'node-file':
			{
				const [loop] = loops;
				if (loop === undefined) return "It would loop where that file names an address of this cluster's DNS; on the common systems it does not.";
				const share = SHARE[loop.certainty];
				return `It loops${share} on nodes whose /etc/resolv.conf names systemd-resolved's stub listener (Ubuntu, Fedora, Flatcar, Debian's cloud images), for ${(0,name_set/* describeNames */.e2)(loop.names)}${GUARD[loop.guard.verdict]}. It does not where that file lists the resolvers of the network.`;
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
const SHARE = {
	always: '',
	sometimes: ' sometimes',
	assumed: ' possibly'
};
const GUARD = {
	absent: '; no loop plugin would stop it there',
	fatal: '; the loop plugin then ends the server at start',
	sometimes: '; the loop plugin then ends the server at some starts',
	blind: '; the loop plugin does not see it',
	misfires: '; the loop plugin then ends the server at start'
};
function cure(missing) {
	switch(missing.kind){
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
			return 'Write the address where the value is set, or scan what is made of this file.';
	}
}
/** The lines of `.loopgate.yaml` that answer it. */ function linesFor(view, missing, head) {
	const entry = entryFor(missing);
	if (entry === undefined) return undefined;
	const { name, declared } = view.cluster;
	if (declared) return {
		paste: {
			file: '.loopgate.yaml',
			lines: [
				`# to cluster ${JSON.stringify(name)}:`,
				entry
			]
		}
	};
	const glob = /\.[A-Za-z0-9]{1,8}$/.test(name) ? name : `${name}/**`;
	const paths = head.clusters.length > 1 && name !== 'default' ? ` paths: [${JSON.stringify(glob)}],` : '';
	const plain = /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name);
	return {
		paste: {
			file: '.loopgate.yaml',
			lines: [
				'version: 1',
				'clusters:',
				`  - { name: ${plain},${paths} ${entry} }`
			]
		}
	};
}
function entryFor(missing) {
	switch(missing.kind){
		case 'node-file':
			return missing.path === '/etc/resolv.conf' ? 'nodes: [{ name: default, os: ubuntu-24.04 }]' : `nodes: [{ name: default, files: { ${JSON.stringify(missing.path)}: { inline: "nameserver 192.0.2.53" } } }]`;
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
	expectationBroken,
	notModelled,
	unreadable
];

// EXTERNAL MODULE: ./.cache/build/judge/rules/worse.js
var worse = __webpack_require__(8659);
// EXTERNAL MODULE: ./.cache/build/core/text/budget.js
var text_budget = __webpack_require__(1542);
;// CONCATENATED MODULE: ./.cache/build/core/cluster/by-default.js
/** Objects that a platform installs by itself give way to what the cluster's files show. */ 
/** Facts without those that only a platform's defaults bring, where the files show the CoreDNS of kube-system; else each of those once. */ function withoutShadowed(facts) {
	if (facts.every((fact)=>fact.installerDefault === undefined)) return facts;
	const imported = facts.some((fact)=>fact.installerDefault !== undefined && importsCustom(fact));
	const shown = facts.some((fact)=>fact.installerDefault === undefined && showsCoreDns(fact) && !(imported && isCustom(fact)));
	const newer = facts.some((fact)=>fact.installerDefault === undefined && rulesOutKubeDns(fact));
	// The Service of a CoreDNS is called kube-dns as well: the old server is reported by its workload.
	const older = new Set(facts.flatMap((fact)=>fact.kind === 'workload' && fact.name === 'kube-dns' ? fact.installerDefault ?? [] : []));
	const taken = new Set(facts.flatMap((fact)=>fact.installerDefault === undefined ? nameOf(fact) ?? [] : []));
	return facts.filter((fact)=>{
		if (fact.installerDefault === undefined) return true;
		const name = nameOf(fact);
		if (shown || newer && older.has(fact.installerDefault) || name !== undefined && taken.has(name)) return false;
		if (name !== undefined) taken.add(name);
		return true;
	});
}
function rulesOutKubeDns(fact) {
	if (fact.kind === 'node-profile' || fact.kind === 'kubelet') {
		const id = fact.kind === 'kubelet' ? fact.provisioner : fact.provisioner?.value;
		const found = id === undefined ? undefined : (0,node_profiles/* findProvisioner */.ki)(id);
		return found?.kind === 'found' && found.profile.coreDns !== undefined;
	}
	return fact.kind === 'workload' && fact.containers.some((one)=>/node-cache/.test(one.image?.value ?? ''));
}
/** A platform's own CoreDNS that reads what coredns-custom brings: that ConfigMap then belongs to it and shows no other. */ function importsCustom(fact) {
	return fact.kind === 'workload' && fact.volumes.some(({ source })=>source.kind === 'config-map' && source.name === 'coredns-custom');
}
function isCustom(fact) {
	return fact.kind === 'config-map' && fact.name === 'coredns-custom';
}
function showsCoreDns(fact) {
	if (fact.kind === 'config-map') return fact.namespace === 'kube-system' && (fact.name === 'coredns-custom' || !/node-?local/i.test(fact.name) && fact.data.some((entry)=>entry.key === 'Corefile'));
	return fact.kind === 'workload' && fact.namespace === 'kube-system' && !fact.hostNetwork && (/coredns|kube-dns/i.test(fact.name) || fact.containers.some((one)=>/coredns/i.test(one.image?.value ?? '')));
}
function nameOf(fact) {
	return fact.kind === 'config-map' || fact.kind === 'workload' || fact.kind === 'service' ? `${fact.kind} ${fact.namespace}/${fact.name}` : undefined;
}
/** Signs of an installer count where none is stated. */ function withoutSigns(facts) {
	const isSign = (fact)=>fact.kind === 'node-profile' && fact.sign === true;
	const isStated = (fact)=>(fact.kind === 'kubelet' || fact.kind === 'node-profile') && fact.provisioner !== undefined && !isSign(fact);
	return facts.some(isSign) && facts.some(isStated) ? facts.filter((fact)=>!isSign(fact)) : facts;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/cluster-facts.js
/** The facts of one cluster, as the steps of its assembly look at them. */ 

/** `taken` gets the texts that ConfigMaps are made of, `notices` the files that are not read. */ function gatherFacts(input, taken, notices) {
	const { settings } = input;
	const all = withoutShadowed(withoutSigns(input.facts));
	const networks = ofKind(all, 'network');
	const texts = new Map(ofKind(all, 'config-text').map((text)=>[
			text.path,
			text
		]));
	return {
		all,
		maps: ofKind(all, 'config-map').map((map)=>withFiles(map, texts, taken, notices)),
		workloads: ofKind(all, 'workload'),
		services: ofKind(all, 'service'),
		networks,
		texts,
		provisioners: statedProvisioners(all, settings),
		domain: settings?.clusterDomain ?? networks.find((fact)=>fact.clusterDomain !== undefined)?.clusterDomain?.value ?? 'cluster.local',
		anchor: all[0]?.at ?? settings?.at ?? {
			file: {
				path: '',
				text: ''
			},
			span: {
				start: 0,
				end: 0
			}
		}
	};
}
/** Files of machines alone are somebody's machines: what pods get there is nobody's question. */ function isCluster(facts, settings) {
	return settings !== undefined || facts.some((fact)=>!/^(?:node-(?:file|link|network|service|server)|config-text|network-resolver)$/.test(fact.kind));
}
function ofKind(facts, kind) {
	return facts.filter((fact)=>fact.kind === kind);
}
function statedProvisioners(facts, settings) {
	return [
		...(settings?.nodes ?? []).flatMap((node)=>node.provisioner ?? []),
		...ofKind(facts, 'node-profile').flatMap((fact)=>fact.provisioner ?? []),
		...ofKind(facts, 'kubelet').flatMap((fact)=>fact.provisioner === undefined ? [] : [
				{
					value: fact.provisioner,
					at: fact.at
				}
			])
	];
}
/** A ConfigMap with the texts of the files that it is made of; what is no configuration text stays unread. */ function withFiles(map, texts, taken, notices) {
	if (map.data.every((entry)=>entry.file === undefined)) return map;
	const data = map.data.flatMap((entry)=>{
		const text = entry.file === undefined ? entry.text : texts.get(entry.file)?.text;
		if (text === undefined) {
			const message = `what \`${entry.key}\` holds lies in ${entry.file} and is not read here`;
			notices.push({
				kind: 'not-modelled',
				message,
				at: (0,source_text/* locate */.x5)(entry.text, 0, 0)
			});
			return [];
		}
		if (entry.file !== undefined) taken.add(text);
		return [
			{
				...entry,
				text
			}
		];
	});
	return {
		...map,
		data
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/default-addresses.js
/** The cluster DNS address that a platform chooses where no file states one: known of the platform, and only assumed. */ 

/** Which address of the Service subnet is the cluster DNS: what the stated provisioners agree on, else the tenth. */ function nthOf(stated) {
	const found = new Set([
		...profilesOf(stated).values()
	].map(({ profile })=>profile.clusterDns?.nth ?? 10));
	return found.size === 1 ? [
		...found
	][0] ?? 10 : 10;
}
/** What the stated platform would choose, else what only installers choose. Empty where several are stated; a kubelet's own setting decides. */ function defaultClusterDns(stated, kubelets, server) {
	const named = kubelets.flatMap((fact)=>(fact.clusterDNS ?? []).filter(({ value })=>!isOnNode(value)));
	if (named.length > 0) {
		const assumption = 'what the kubelets are given as the cluster DNS is the address of its Service';
		return named.flatMap(({ value, at })=>{
			const address = (0,dns_endpoint/* parseAddress */.or)(value);
			return address === undefined ? [] : [
				{
					address,
					at,
					assumption
				}
			];
		});
	}
	const [only, ...others] = profilesOf(stated).values();
	if (only === undefined) return server?.name.startsWith('kube-system/') === true ? usualClusterDns(server.at) : [];
	const { clusterDns, title } = only.profile;
	if (clusterDns === undefined || others.length > 0) return [];
	return clusterDns.serviceSubnets.flatMap((subnet)=>{
		const address = (0,dns_endpoint/* nthAddress */.ZX)(subnet, clusterDns.nth);
		if (address === undefined) return [];
		const assumption = `the cluster DNS has the address ${address}: nothing states another, and it is the default of ${title}`;
		return [
			{
				address,
				at: only.at,
				assumption
			}
		];
	});
}
/** Subnets that are also somebody's own network: their tenth address may be any DNS server. */ const ORDINARY = new Set([
	'10.0.0.0/16',
	'10.3.0.0/16',
	'10.32.0.0/20',
	'10.100.0.0/16',
	'10.128.0.0/16',
	'10.245.0.0/16',
	'172.20.0.0/16',
	'172.21.0.0/16',
	'172.21.0.0/20'
]);
function usualClusterDns(at) {
	const usual = new Map();
	for (const { clusterDns, title } of node_profiles/* PROVISIONERS */.oP)for (const subnet of clusterDns?.serviceSubnets ?? []){
		const address = ORDINARY.has(subnet) ? undefined : (0,dns_endpoint/* nthAddress */.ZX)(subnet, clusterDns?.nth ?? 10);
		if (address !== undefined && !usual.has(address)) usual.set(address, title);
	}
	return [
		...usual
	].map(([address, title])=>{
		const assumption = `the cluster DNS has the address ${address}: nothing states another, and ${title} chooses it by default`;
		return {
			address,
			at,
			assumption
		};
	});
}
/** Link-local and loopback addresses are a cache's on the node; they leave open what the Service has. */ function isOnNode(address) {
	return /^(?:169\.254\.|127\.)/.test(address);
}
/** The platforms that are stated, each once; a kubelet that nothing configures is none. */ function profilesOf(stated) {
	const known = new Map();
	for (const { value, at } of stated){
		const found = (0,node_profiles/* findProvisioner */.ki)(value);
		if (found.kind === 'found' && found.profile.id !== 'none' && !known.has(found.profile.id)) known.set(found.profile.id, {
			profile: found.profile,
			at
		});
	}
	return known;
}
/** The default addresses as frontends, in front of what the DNS Service leads to, else of the server that serves the cluster. */ function defaultFrontends(defaults, known, service, server) {
	const taken = new Set(known.filter((one)=>one.targets.length > 0).map((one)=>`${one.address}|${one.port}`));
	const made = [];
	for (const { address, at, assumption } of defaults){
		const fronts = service !== undefined ? known.filter((one)=>one.kind === 'service' && service.addresses.includes(one.address)) : server === undefined ? [] : [
			{
				kind: 'service',
				address,
				port: 53,
				says: 'the cluster DNS address',
				at,
				targets: [
					{
						kind: 'server',
						server: server.id,
						port: 53
					}
				],
				unknownTargets: false,
				clusterOnly: true
			}
		];
		for (const front of fronts)if (!taken.has(`${address}|${front.port}`)) made.push({
			...front,
			address,
			at,
			assumption,
			clusterOnly: true
		});
	}
	return made;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/frontends.js
/** Addresses that stand for servers: Services, load balancers, host ports. */ 


const NOBODY = new Map();
/** Only workloads that serve DNS can be reached: of the others it is enough to know that a Service selects none of ours. */ function frontendsOf(input) {
	const served = servedIn(input);
	const endpoints = new Map();
	for (const fact of input.endpoints)listOf(endpoints, `${fact.namespace}/${fact.service}`).push(fact);
	const out = [];
	const selectedBy = selections(input, served);
	for (const service of input.services){
		const external = externalOf(service, input.soleAddresses);
		const onNodes = input.nodesBalance !== undefined && isBalancedByNodes(service);
		const published = service.ports.some((one)=>one.nodePort !== undefined);
		const own = input.addressesOf.get(service) ?? [];
		if (own.length + external.length === 0 && !published && !onNodes) continue;
		const ports = service.selector === undefined ? handWritten(service, endpoints.get(`${service.namespace}/${service.name}`) ?? []) : selectedBy(service, service.selector);
		for (const one of atAddresses(service, ports, own, external))out.push(one);
		if (published) for (const one of nodePorts(service, ports, input.pools))out.push(one);
		if (onNodes) for (const one of onNodeAddresses(service, ports, input))out.push(one);
	}
	for (const list of served.inNamespace.values())for (const one of list)for (const frontend of hostPorts(one, input.pools))out.push(frontend);
	return input.redirects.length === 0 ? out : redirected(out, input, served);
}
function servedIn({ servers: all, workloads }) {
	const serversNamed = new Map();
	for (const server of all)listOf(serversNamed, server.workload ?? server.name).push(server);
	const inNamespace = new Map();
	const labelled = new Map();
	const seen = new Set();
	for (const workload of workloads){
		const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
		const servers = serversNamed.get(name);
		if (servers === undefined || seen.has(name)) continue;
		seen.add(name);
		const one = {
			workload,
			servers
		};
		listOf(inNamespace, workload.namespace).push(one);
		for (const [key, value] of Object.entries(workload.labels))listOf(labelled, labelKey(workload.namespace, key, value)).push(one);
	}
	return {
		inNamespace,
		labelled
	};
}
/** What stands behind a Service with a selector: Services that select the same have the same behind them. */ function selections(input, served) {
	const known = new Map();
	return (service, selector)=>{
		const { namespace, everyPort, platformSource } = service;
		const heard = service.ports.map(({ port, targetPort })=>[
				port,
				targetPort
			]);
		const key = JSON.stringify([
			namespace,
			Object.entries(selector),
			heard,
			everyPort,
			platformSource !== undefined
		]);
		const before = known.get(key);
		if (before !== undefined) return before;
		const candidates = candidatesOf(service, selector, served);
		const isTooMuch = !input.budget.take('targets', candidates.length * (1 + service.ports.length));
		const message = `what stands behind Service ${namespace}/${service.name} is not judged: too many Services select too many workloads`;
		if (isTooMuch) input.remark((0,text_budget/* beyondLimit */.rf)('targets', message, service.at));
		const found = isTooMuch ? NOBODY : selected(service, selector, candidates);
		known.set(key, found);
		return found;
	};
}
function candidatesOf({ namespace }, selector, served) {
	const [first] = Object.entries(selector);
	const found = first === undefined ? served.inNamespace.get(namespace) : served.labelled.get(labelKey(namespace, ...first));
	return found ?? [];
}
function atAddresses(service, ports, own, external) {
	const outside = new Set(external);
	const at = service.clusterIPs[0]?.at ?? service.at;
	const says = `Service ${service.namespace}/${service.name}`;
	return [
		...ports
	].flatMap(([port, targets])=>[
			...own,
			...outside
		].map((address)=>{
			const clusterOnly = outside.has(address) ? undefined : true;
			const more = (0,defined/* defined */.s)({
				clusterOnly,
				assumption: service.assumes
			});
			return {
				kind: 'service',
				address,
				port,
				says,
				at,
				targets,
				unknownTargets: false,
				...more
			};
		}));
}
/** A local redirect takes the place of what the address led to (cilium pkg/loadbalancer/redirectpolicy; skipRedirectFromBackend). */ function redirected(frontends, input, served) {
	const before = new Map(frontends.map((one)=>[
			`${one.address}|${one.port}`,
			one
		]));
	const made = new Map();
	for (const redirect of input.redirects){
		const wanted = Object.entries(redirect.selector);
		const chosen = (served.inNamespace.get(redirect.namespace) ?? []).filter(({ workload })=>wanted.every(([key, value])=>workload.labels[key] === value));
		const { to } = redirect;
		const services = to.kind === 'service' ? input.services.filter((one)=>one.name === to.name && one.namespace === to.namespace) : [];
		const addresses = to.kind === 'service' ? services.flatMap((one)=>input.addressesOf.get(one) ?? []) : [
			(0,dns_endpoint/* parseAddress */.or)(to.address.value)
		].flatMap((one)=>one ?? []);
		const ports = to.kind === 'service' ? services.flatMap((one)=>one.ports.map(({ port })=>port)) : to.ports;
		const servers = new Set(chosen.flatMap((one)=>one.servers.map((server)=>server.id)));
		for (const address of new Set(addresses))for (const port of new Set(ports)){
			const key = `${address}|${port}`;
			const otherwise = before.get(key);
			const number = redirect.port ?? port;
			made.set(key, {
				kind: 'service',
				address,
				port,
				says: `CiliumLocalRedirectPolicy ${redirect.namespace}/${redirect.name}`,
				at: redirect.at,
				targets: chosen.flatMap((one)=>listening(one.servers, number).map((server)=>({
							kind: 'server',
							server: server.id,
							port: number
						}))),
				unknownTargets: chosen.length === 0,
				...(0,defined/* defined */.s)({
					unlessFrom: redirect.skipsBackends ? {
						servers,
						...(0,defined/* defined */.s)({
							otherwise
						})
					} : undefined
				})
			});
		}
	}
	return [
		...made.values(),
		...frontends.filter((one)=>!made.has(`${one.address}|${one.port}`))
	];
}
function labelKey(namespace, key, value) {
	return `${namespace}|${key}=${value}`;
}
/** What a load balancer gives it from outside the cluster. */ function externalOf(service, sole) {
	const stated = service.externalIPs.flatMap((one)=>(0,dns_endpoint/* parseAddress */.or)(one.value) ?? []);
	if (stated.length > 0 || service.type !== 'LoadBalancer' || service.addressPool === undefined) return stated;
	const only = sole.get(service.addressPool);
	return only === undefined ? [] : [
		only
	];
}
/** No other balancer is asked for an address: k3s' own then publishes the Service's ports on every node. */ function isBalancedByNodes({ type, externalIPs, addressPool }) {
	return type === 'LoadBalancer' && externalIPs.length === 0 && addressPool === undefined;
}
function listOf(map, key) {
	const known = map.get(key);
	if (known !== undefined) return known;
	const made = [];
	map.set(key, made);
	return made;
}
function selected(service, selector, served) {
	const wanted = Object.entries(selector);
	const chosen = served.filter(({ workload })=>wanted.every(([key, value])=>workload.labels[key] === value));
	const ports = new Map();
	const heard = new Set(service.ports.map((one)=>one.port));
	const own = service.everyPort !== true ? [] : listened(chosen).filter((port)=>!heard.has(port));
	const all = own.map((port)=>({
			port,
			targetPort: port,
			protocol: 'UDP'
		}));
	for (const port of [
		...service.ports,
		...all
	]){
		const targets = ports.get(port.port) ?? [];
		const known = new Set(targets.flatMap((one)=>one.kind === 'server' ? [
				`${one.server}|${one.port}`
			] : []));
		for (const { workload, servers } of chosen){
			const number = typeof port.targetPort === 'number' ? port.targetPort : workload.containers.flatMap((container)=>container.ports).find((one)=>one.name === port.targetPort)?.containerPort;
			// A pod without a port of that name is no endpoint (k8s.io/kubernetes pkg/api/v1/pod FindPort).
			if (number === undefined && workload.platformSource === undefined && service.platformSource === undefined) continue;
			const there = service.everyPort === true ? strictly(servers, port.port) : listening(servers, number ?? port.port);
			for (const server of there){
				const target = {
					kind: 'server',
					server: server.id,
					port: number ?? port.port
				};
				if (known.has(`${target.server}|${target.port}`)) continue;
				known.add(`${target.server}|${target.port}`);
				targets.push(target);
			}
		}
		ports.set(port.port, targets);
	}
	return ports;
}
/** Workloads that share one address have its ports among them: each packet goes to whoever listens. */ function strictly(servers, port) {
	return servers.filter(({ config })=>config.blocks.some((block)=>block.keys.some((key)=>key.port === port)));
}
function listened(served) {
	const ports = new Set();
	for (const { servers } of served)for (const { config } of servers)for (const block of config.blocks)for (const key of block.keys)ports.add(key.port);
	return [
		...ports
	];
}
/** Of several servers in one pod, those at this port; where none is, all: nobody listens there. */ function listening(servers, port) {
	const networks = new Set(servers.map((server)=>server.network));
	if (networks.size === servers.length) return servers;
	const there = servers.filter((server)=>server.config.blocks.some((block)=>block.keys.some((key)=>key.port === port)));
	return there.length > 0 ? there : servers;
}
/** A Service without a selector leads to the addresses that somebody wrote into its Endpoints or EndpointSlices. */ function handWritten(service, endpoints) {
	const ports = new Map();
	for (const port of service.ports){
		const targets = ports.get(port.port) ?? [];
		for (const fact of endpoints){
			const own = fact.ports.find((one)=>one.name === port.name) ?? (fact.ports.length === 1 ? fact.ports[0] : undefined);
			const number = own?.port ?? (typeof port.targetPort === 'number' ? port.targetPort : port.port);
			for (const one of fact.addresses){
				const address = (0,dns_endpoint/* parseAddress */.or)(one.value);
				if (address === undefined) continue;
				if (!targets.some((known)=>known.kind === 'address' && known.address === address && known.port === number)) targets.push({
					kind: 'address',
					address,
					port: number,
					at: one.at
				});
			}
		}
		ports.set(port.port, targets);
	}
	return ports;
}
/** A Service whose ports a balancer of the installer publishes on the nodes (k3s docs, "Service Load Balancer"). */ function onNodeAddresses({ namespace, name }, ports, { pools, nodesBalance }) {
	const says = `Service ${namespace}/${name}`;
	return pools.flatMap((pool)=>pool.addresses.flatMap(({ value, at })=>[
				...ports
			].map(([port, targets])=>({
					kind: 'host-port',
					address: value,
					port,
					says,
					at,
					targets,
					unknownTargets: false,
					assumption: `the load balancer that ${nodesBalance ?? 'the installer'} brings gives ${says} the addresses of the nodes`
				}))));
}
/** A Service published on every node's addresses (kube-proxy; `nodePort`). */ function nodePorts(service, ports, pools) {
	const out = [];
	const known = new Set();
	for (const { port, nodePort } of service.ports){
		if (nodePort === undefined || known.has(nodePort)) continue;
		known.add(nodePort);
		for (const pool of pools)for (const { value, at } of pool.addresses)out.push({
			kind: 'host-port',
			address: value,
			port: nodePort,
			says: `node port ${nodePort} of Service ${service.namespace}/${service.name}`,
			at,
			targets: ports.get(port) ?? [],
			unknownTargets: false
		});
	}
	return out;
}
/** A container port published on the node's own addresses (CNI portmap). */ function hostPorts({ workload, servers }, pools) {
	if (workload.hostNetwork) return [];
	const out = [];
	const known = new Set();
	for (const container of workload.containers){
		for (const port of container.ports){
			if (port.hostPort === undefined) continue;
			for (const pool of pools){
				const targets = servers.filter((server)=>server.pool === undefined || server.pool === pool.pool).map((server)=>({
						kind: 'server',
						server: server.id,
						port: port.containerPort
					}));
				const hostIP = port.hostIP === undefined ? undefined : (0,dns_endpoint/* parseAddress */.or)(port.hostIP);
				for (const { value, at } of pool.addresses){
					if (hostIP !== undefined && hostIP !== value && hostIP !== '0.0.0.0' && hostIP !== '::') continue;
					if (known.has(`${value}|${port.hostPort}`)) continue;
					known.add(`${value}|${port.hostPort}`);
					out.push({
						kind: 'host-port',
						address: value,
						port: port.hostPort,
						says: `host port ${port.hostPort} of ${workload.namespace}/${workload.workload}/${workload.name}`,
						at,
						targets,
						unknownTargets: false
					});
				}
			}
		}
	}
	return out;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/node-resolved.js
/** systemd-resolved on a node: which servers it knows, where it sends which names, and what its files list. */ 


/** Whether resolved runs on nodes of the pool: the image says so, or somebody configures it and the image does not exclude it. */ function resolvedRuns(pool) {
	if (pool.off.has('systemd-resolved')) return false;
	if (pool.os !== undefined) return pool.os.resolved === 'active';
	return pool.resolved !== undefined || pool.network.some((fact)=>/^(?:netplan|systemd-networkd)$/.test(fact.software));
}
/** False after `DNSStubListener=no`; `udp` and `tcp` leave the address served. */ function stubListens(pool) {
	const stated = pool.resolved?.stubListener;
	if (stated !== undefined) return !/^(?:no|n|false|f|off|0)$/i.test(stated.value);
	return pool.os?.stubListener ?? true;
}
/** Without the listener the stub's file links to the list of real servers; before systemd 246 it stayed as it was. */ function stubFileIsUplink(pool) {
	return pool.resolved?.stubListener !== undefined && !stubListens(pool) && !isBefore246(pool.os);
}
function isBefore246(os) {
	return os !== undefined && /^(?:ubuntu-18\.04|ubuntu-20\.04|debian-10|flatcar-before)/.test(os.id);
}
/** Zero addresses and the stub's own are dropped wherever they are written (resolved-dns-server.c dns_server_address_valid). */ function isOwn(address) {
	return address === node_profiles/* STUB_ADDRESS */.km || address === '127.0.0.54' || address === '0.0.0.0' || address === '::';
}
function serverOf(one, says, setting) {
	const match = /^(\d+\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(one.value) ?? /^\[([0-9a-fA-F:.]+)\](?::(\d{1,5}))?$/.exec(one.value);
	const address = (0,dns_endpoint/* parseAddress */.or)(match?.[1] ?? one.value);
	if (address === undefined || isOwn(address)) return undefined;
	return {
		address,
		port: match?.[2] === undefined ? 53 : Number(match[2]),
		at: one.at,
		says,
		setting,
		written: one.value
	};
}
function serversOf(list, says, setting = 'resolved') {
	return list.flatMap((one)=>serverOf(one, says(one.value), setting) ?? []);
}
/**
 * The global scope and the links'. A plain /etc/resolv.conf is a source of the global one as long as neither `DNS=` nor
 * `Domains=` is set (resolved-conf.c config_parse_dns_servers, config_parse_search_domains: read_resolv_conf).
 */ function scopesOf(pool, readers) {
	const { resolved } = pool;
	const own = serversOf(resolved?.dns ?? [], (value)=>`DNS=${value}`);
	const domains = (resolved?.domains ?? []).map(({ value })=>(0,dns_name/* absolute */.ys)(value.replace(/^~/, '')));
	const plain = pool.files.get('/etc/resolv.conf');
	const replaced = pool.links.has('/etc/resolv.conf');
	const isSet = (resolved?.dns.length ?? 0) > 0 || domains.length > 0;
	if (plain !== undefined && !replaced && !isSet) own.push(...serversOf(readers.resolverFile(plain.text).value.nameservers.slice(0, MAX_READ), (value)=>`nameserver ${value} in /etc/resolv.conf, which systemd-resolved reads`, 'resolver-file'));
	// The global scope is always fit for names that no other has a route for (dns_scope_is_default_route).
	const scopes = [
		{
			servers: own,
			routes: domains,
			takesRest: true
		}
	];
	for (const fact of pool.network){
		const servers = serversOf(fact.nameservers, (value)=>`${fact.software} gives nameserver ${value}`, 'node-network');
		if (servers.length > 0) scopes.push({
			servers,
			routes: fact.routes,
			takesRest: !fact.onlyRoutes
		});
	}
	return scopes.filter((scope)=>scope.servers.length > 0);
}
/** More than any node has; a file may say what it likes. */ const MAX_READ = 64;
/** The file lists the global servers, then the links', and the fallback servers only when there is none (resolved-manager.c manager_compile_dns_servers). */ function resolvedView(pool, readers) {
	const scopes = scopesOf(pool, readers);
	const dhcp = pool.network.some((fact)=>fact.dhcp === 'before' || fact.dhcp === 'after');
	const noDhcp = pool.network.length > 0 && pool.network.every((fact)=>fact.dhcp === 'none');
	const stated = node_resolved_distinct(scopes.flatMap((scope)=>scope.servers));
	const fallback = stated.length === 0 && noDhcp ? node_resolved_distinct(serversOf(pool.resolved?.fallbackDns ?? [], (value)=>`FallbackDNS=${value}`)) : [];
	const all = stated.length > 0 ? scopes : [
		{
			servers: fallback,
			routes: [],
			takesRest: true
		}
	];
	const routed = new Map([
		[
			dns_name/* ROOT */.Dl,
			[]
		]
	]);
	for (const scope of all)for (const zone of new Set(scope.routes)){
		const known = routed.get(zone);
		if (known === undefined) routed.set(zone, [
			scope
		]);
		else known.push(scope);
	}
	const rest = all.filter((scope)=>scope.takesRest);
	const routes = [
		...routed
	].map(([zone, scopes])=>{
		const takers = scopes.length > 0 ? scopes : rest;
		return {
			zone,
			to: node_resolved_distinct(takers.flatMap((scope)=>scope.servers)),
			atOnce: takers.length > 1
		};
	});
	return {
		listed: node_resolved_distinct(all.flatMap((scope)=>scope.servers)),
		routes,
		outside: dhcp || stated.length === 0 && fallback.length === 0
	};
}
function node_resolved_distinct(servers) {
	const seen = new Set();
	return servers.filter((one)=>{
		const key = `${one.address}|${one.port}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
function listedIn(path, server) {
	const { at, setting, written } = server;
	return {
		at,
		says: `${server.says}: systemd-resolved lists it in ${path}`,
		setting,
		written
	};
}
function assumptionsAt(pool, at) {
	const found = [];
	for (const { text, assumes } of pool.files.values()){
		if (assumes === undefined || text.file !== at.file) continue;
		const { start } = at.span;
		if (text.segments.some((one)=>one.at <= start && start <= one.at + one.length)) found.push(assumes);
	}
	return found;
}
function causesOf(view) {
	const causes = new Map();
	for (const one of view.listed)if (!causes.has(one.address)) causes.set(one.address, one);
	return causes;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/node-network.js
/** The resolver file that a node's own network software writes: NetworkManager, resolvconf, ifupdown, DHCP clients. */ 

const WRITERS = /^(?:NetworkManager|ifupdown|dhclient|dhcpcd)$/;
/** Files of the same content by other names: NetworkManager.conf(5) rc-manager, resolvconf(8). */ const GENERATED = /^\/(?:var\/)?run\/(?:NetworkManager\/resolv\.conf|resolvconf\/resolv\.conf|NetworkManager\/no-stub-resolv\.conf)$/;
/** True for a file that the network software writes and whose content follows from its configuration. */ function isGenerated(path) {
	return GENERATED.test(path);
}
/** What `dns=` of NetworkManager.conf says; the file read last counts. */ function networkPlugin(pool) {
	return pool.network.filter((fact)=>fact.plugin !== undefined).at(-1)?.plugin;
}
/** /etc/resolv.conf as NetworkManager (src/core/dns/nm-dns-manager.c) or resolvconf (update.d/libc) writes it; undefined when neither says anything. */ function generatedFile(pool, path, readers, via) {
	const plugin = path.endsWith('no-stub-resolv.conf') ? undefined : networkPlugin(pool);
	const local = plugin === undefined ? undefined : pluginAddress(pool, plugin.value);
	if (plugin !== undefined && local !== undefined) return {
		nameservers: [
			nameserver(local, plugin.at, via, `dns=${plugin.value}: NetworkManager lists its local resolver ${local} in ${path}`)
		],
		outside: false
	};
	const part = (name)=>{
		const file = pool.files.get(`/etc/resolvconf/resolv.conf.d/${name}`);
		if (file === undefined) return [];
		return readers.resolverFile(file.text).value.nameservers.map((one)=>nameserver(one.value, one.at, via, `resolvconf puts nameserver ${one.value} of its ${name} into ${path}`));
	};
	const [head, base, tail] = [
		part('head'),
		part('base'),
		part('tail')
	];
	const given = fromNetwork(pool, path, via);
	const fixed = [
		...head,
		...base,
		...tail
	];
	if (given.nameservers.length === 0 && fixed.length === 0) return undefined;
	const stub = pool.os?.resolved === 'active' && fixed.length > 0 ? [
		nameserver(node_profiles/* STUB_ADDRESS */.km, pool.osAt ?? fixed[0]?.at ?? given.at, via, `systemd-resolved gives resolvconf ${node_profiles/* STUB_ADDRESS */.km}`)
	] : [];
	const middle = stub.length > 0 ? {
		before: [],
		after: stub,
		outside: false
	} : given;
	const nameservers = [
		...head,
		...middle.before,
		...middle.after,
		...base,
		...tail
	];
	return {
		nameservers,
		outside: middle.outside || given.nameservers.length === 0 && stub.length === 0
	};
}
/** Servers of the interfaces' configuration, those that go before DHCP's and those behind; a `supersede` leaves no others. */ function fromNetwork(pool, path, via) {
	const facts = pool.network.filter((fact)=>WRITERS.test(fact.software));
	const superseding = facts.filter((fact)=>fact.alone === true);
	const counted = superseding.length > 0 ? superseding : facts;
	const of = (list)=>list.flatMap((fact)=>fact.nameservers.map((one)=>nameserver(one.value, one.at, via, `${fact.software} writes nameserver ${one.value} into ${path}`)));
	const after = of(counted.filter((fact)=>fact.dhcp === 'before'));
	const before = of(counted.filter((fact)=>fact.dhcp !== 'before'));
	return {
		nameservers: [
			...before,
			...after
		],
		before,
		after,
		outside: counted.some((fact)=>fact.dhcp === 'before' || fact.dhcp === 'after'),
		at: counted[0]?.at ?? pool.osAt ?? {
			file: {
				path: '',
				text: ''
			},
			span: {
				start: 0,
				end: 0
			}
		}
	};
}
/** Undefined for a plugin that changes nothing about the file: `default`, `none`. */ function pluginAddress(pool, plugin) {
	if (plugin === 'dnsmasq') return pool.os?.id === 'ubuntu-16.04' ? '127.0.1.1' : '127.0.0.1';
	if (plugin === 'unbound') return '127.0.0.1';
	return plugin === 'systemd-resolved' ? node_profiles/* STUB_ADDRESS */.km : undefined;
}
function nameserver(value, at, via, says) {
	return {
		address: (0,dns_endpoint/* parseAddress */.or)(value) ?? value,
		at,
		via: [
			...via,
			{
				at,
				says,
				setting: 'node-network',
				written: value
			}
		],
		assumptions: []
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/node-resolver-file.js
/** What a resolver file on a node lists: as it is written, linked, generated, or as the nodes' system brings it. */ 






const ETC = '/etc/resolv.conf';
/** As many links as one would follow by hand; the kernel gives up at 40 (path_resolution(7)). */ const MAX_LINKS = 8;
const unknownView = (because, missing, via = [])=>({
		nameservers: [],
		unknown: {
			because,
			via,
			missing
		},
		outside: false
	});
function assuming(view, assumption) {
	if (assumption === undefined) return view;
	const nameservers = view.nameservers.map((one)=>({
			...one,
			assumptions: [
				...one.assumptions,
				assumption
			]
		}));
	return {
		...view,
		nameservers
	};
}
/** A system of each kind: /etc/resolv.conf names the stub listener, or is written from what DHCP says. */ const COMMON_SYSTEMS = [
	'ubuntu-24.04',
	'debian-12'
];
/** What a file holds where nothing states the nodes' system: what each of the common systems that have it would put there. */ function onCommonSystems(pool, look) {
	const view = look(pool);
	if (view.unknown?.missing.kind !== 'node-file' || pool.os !== undefined) return view;
	const known = (pool.provisioner?.systems ?? COMMON_SYSTEMS).flatMap((id)=>{
		const found = (0,node_profiles/* findOsProfile */.bZ)(id);
		if (found.kind !== 'found') return [];
		const there = look({
			...pool,
			os: found.profile
		});
		return there.unknown === undefined ? [
			there
		] : [];
	});
	const listed = known.find((one)=>one.nameservers.some(({ address })=>(0,dns_endpoint/* isLoopback */.U9)(address)));
	if (listed !== undefined) return {
		...view,
		unknown: {
			...view.unknown,
			withStub: listed.nameservers
		}
	};
	if (known.length === 0 || known.some((one)=>!one.outside)) return view;
	const outsideAssumes = `${view.unknown.missing.path} of the nodes lists the resolvers of their network`;
	return {
		nameservers: view.nameservers,
		outside: true,
		outsideAssumes
	};
}
/** What a path on a node holds, as nameservers. */ function nodeResolverFile(nodes, path, from) {
	const view = fileOnNode(nodes, path, {
		...from,
		links: 0
	});
	const { osAssumes, osAt } = nodes.pool;
	if (osAssumes === undefined) return view;
	// What nothing but the system itself puts there is as sure as the system is.
	const nameservers = view.nameservers.map((one)=>one.at === osAt ? {
			...one,
			assumptions: [
				...one.assumptions,
				osAssumes
			]
		} : one);
	return {
		...view,
		nameservers
	};
}
function fileOnNode(nodes, path, from) {
	const { pool } = nodes;
	const notStated = ()=>unknownView(`what ${path} holds on the nodes is not stated`, missingFile(pool, path), from.via);
	if (from.links > MAX_LINKS) return unknownView(`links from ${path} lead round in a circle`, missingFile(pool, path), from.via);
	const file = writtenFile(pool, path);
	if (file !== undefined) return ofWritten(nodes, path, {
		...from,
		file
	});
	const link = pool.links.get(path);
	if (link !== undefined) {
		const step = {
			at: link.at,
			says: `${path} links to ${link.target}`,
			setting: 'link'
		};
		const target = resolvePath(path, link.target);
		const found = fileOnNode(nodes, target, {
			via: [
				...from.via,
				step
			],
			anchor: link.at,
			links: from.links + 1
		});
		return assuming(found, link.assumes);
	}
	if (path === node_profiles/* RESOLVED_STUB_FILE */.RW && !stubFileIsUplink(pool)) {
		const says = `${path} lists ${node_profiles/* STUB_ADDRESS */.km}, systemd-resolved's stub listener`;
		return ofSystem([
			node_profiles/* STUB_ADDRESS */.km
		], says, pool.osAt ?? from.anchor, from.via);
	}
	if (path === node_profiles/* RESOLVED_UPLINK_FILE */.IC || path === node_profiles/* RESOLVED_STUB_FILE */.RW) return listedByResolved(nodes, path, from.via) ?? notStated();
	if (isGenerated(path) || path === ETC && pool.os?.etcResolvConf.kind !== 'content') {
		const made = resolvedWrites(pool, path) ? undefined : generatedFile(pool, path, nodes.readers, from.via);
		if (made !== undefined) return made;
	}
	// The image writes it from its own settings and DHCP; what a repository says of those is a file of its own.
	if (path === pool.os?.kubeletResolvConf) return {
		nameservers: [],
		outside: true
	};
	if (path !== ETC || pool.os === undefined) return notStated();
	return ofImage(nodes, pool.os, from);
}
function missingFile(pool, path) {
	return {
		kind: 'node-file',
		path,
		pool: pool.name
	};
}
function writtenFile(pool, path) {
	const written = pool.files.get(path);
	if (written === undefined) return undefined;
	const link = pool.links.get(path);
	// Commands run after files are written (cloud-init's runcmd after write_files): what is linked later stands there.
	const isReplaced = link !== undefined && link.at.file === written.at.file && link.at.span.start > written.at.span.start;
	// What an installer would write is reported to systemd-resolved instead where that keeps the file (kubespray,
	// 0061-systemd-resolved.yml).
	const isKeptByResolved = written.assumes !== undefined && path === ETC && pool.os?.etcResolvConf.kind === 'link-to-stub';
	return isReplaced || isKeptByResolved ? undefined : written;
}
function ofWritten(nodes, path, from) {
	const { pool, readers, notices } = nodes;
	const { file, via } = from;
	const reading = readers.resolverFile(file.text);
	notices.push(...reading.notices);
	const causes = path === node_profiles/* RESOLVED_UPLINK_FILE */.IC ? causesOf(resolvedView(pool, readers)) : undefined;
	const nameservers = reading.value.nameservers.map((nameserver)=>{
		const address = (0,dns_endpoint/* parseAddress */.or)(nameserver.value) ?? nameserver.value;
		const writer = file.writer === undefined ? '' : `: ${file.writer}`;
		const steps = [
			...via,
			{
				at: nameserver.at,
				says: `${path} on the node lists nameserver ${nameserver.value}${writer}`,
				setting: 'resolver-file',
				...(0,defined/* defined */.s)({
					written: file.writer === undefined ? nameserver.value : undefined
				})
			}
		];
		const cause = causes?.get(address);
		if (cause !== undefined) steps.push({
			at: cause.at,
			says: `${cause.says} puts it there: systemd-resolved lists its servers in ${path}`,
			setting: cause.setting,
			written: cause.written
		});
		return {
			address,
			at: nameserver.at,
			via: steps,
			assumptions: file.assumes === undefined ? [] : [
				file.assumes
			]
		};
	});
	const hole = holeIn(file.text.text);
	if (hole !== undefined) {
		const at = (0,source_text/* locate */.x5)(file.text, hole, hole + 2);
		const because = `what fills in ${path} on the nodes is not stated`;
		if (reading.notices.length === 0) notices.push({
			kind: 'not-modelled',
			message: because,
			at
		});
		const steps = [
			...via,
			{
				at,
				says: because
			}
		];
		return {
			nameservers,
			unknown: {
				because,
				via: steps,
				missing: missingFile(pool, path)
			},
			outside: false
		};
	}
	if (file.added !== true || path !== ETC) return {
		nameservers,
		outside: false
	};
	// What the lines are added to came with the image or from DHCP.
	const files = new Map(pool.files);
	files.delete(path);
	const before = fileOnNode({
		...nodes,
		pool: {
			...pool,
			files
		}
	}, path, {
		...from,
		links: from.links + 1
	});
	return {
		nameservers: [
			...before.nameservers,
			...nameservers
		],
		outside: before.outside || before.unknown !== undefined
	};
}
/** What systemd-resolved writes into its list of real servers, where it is known to run. */ function listedByResolved({ pool, readers }, path, via) {
	const known = resolvedRuns(pool) ? resolvedView(pool, readers) : undefined;
	if (known === undefined || known.listed.length === 0 && pool.os?.resolved !== 'active') return undefined;
	return {
		// A resolv.conf can say no other port: such a server is left out (resolved-resolv-conf.c write_resolv_conf_server).
		nameservers: known.listed.filter((one)=>one.port === 53).map((one)=>({
				address: one.address,
				at: one.at,
				via: [
					...via,
					listedIn(path, one)
				],
				assumptions: assumptionsAt(pool, one.at)
			})),
		outside: known.outside
	};
}
function ofImage(nodes, os, from) {
	const { pool } = nodes;
	const at = pool.osAt ?? from.anchor;
	const on = `on ${os.title} (${os.id}) ${ETC}`;
	const uplink = (via)=>fileOnNode(nodes, node_profiles/* RESOLVED_UPLINK_FILE */.IC, {
			via,
			anchor: at,
			links: from.links + 1
		});
	switch(os.etcResolvConf.kind){
		case 'link-to-stub':
			if (stubFileIsUplink(pool)) return uplink(from.via);
			return ofSystem([
				node_profiles/* STUB_ADDRESS */.km
			], `${on} lists ${node_profiles/* STUB_ADDRESS */.km}, systemd-resolved's stub listener`, at, from.via);
		case 'link-to-uplink':
			return uplink([
				...from.via,
				{
					at,
					says: `${on} links to ${node_profiles/* RESOLVED_UPLINK_FILE */.IC}`,
					setting: 'os-profile'
				}
			]);
		case 'dhcp':
			return {
				nameservers: [],
				outside: true
			};
		case 'content':
			{
				const views = os.etcResolvConf.nameservers.map((one)=>ofSystem([
						one
					], `${on} lists ${one}`, at, from.via));
				return {
					nameservers: views.flatMap((one)=>one.nameservers),
					outside: false
				};
			}
	}
}
function ofSystem(addresses, says, at, via) {
	const steps = [
		...via,
		{
			at,
			says,
			setting: 'os-profile'
		}
	];
	return {
		nameservers: addresses.map((address)=>({
				address,
				at,
				via: steps,
				assumptions: []
			})),
		outside: false
	};
}
/** /etc/resolv.conf is systemd-resolved's on this image; resolvconf's own pieces say that its package took the file over. */ function resolvedWrites(pool, path) {
	if (path !== ETC || pool.os === undefined || pool.os.resolved !== 'active') return false;
	return ![
		...pool.files.keys()
	].some((one)=>one.startsWith('/etc/resolvconf/resolv.conf.d/'));
}
function resolvePath(from, target) {
	if (target.startsWith('/')) return target;
	const parts = from.split('/').slice(0, -1);
	for (const part of target.split('/')){
		if (part === '..') parts.pop();
		else if (part !== '.' && part !== '') parts.push(part);
	}
	return parts.join('/') || '/';
}
/** Something is still to be filled in that may name a server: no comment, and none of resolv.conf(5)'s other options. */ function holeIn(text) {
	const branch = text.indexOf('{%');
	if (branch !== -1) return branch;
	for(let start = 0; start < text.length;){
		const feed = text.indexOf('\n', start);
		const end = feed === -1 ? text.length : feed;
		const line = text.slice(start, end);
		const at = placeholderIn(line);
		if (at !== -1 && !/^\s*(?:[#;]|(?:search|domain|options|sortlist)\s)/.test(line)) return start + at;
		start = end + 1;
	}
	return undefined;
}
function placeholderIn(line) {
	const nameserver = /^\s*nameserver\s+/.exec(line);
	if (nameserver !== null && (0,placeholder/* beginsWithAddressPlaceholder */.oC)(line.slice(nameserver[0].length))) return nameserver[0].length;
	return line.search(/\{\{|\$\{/);
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/kubelet-resolver.js
/** Which resolver file the kubelet copies into pods: its own algorithm (pkg/kubelet/network/dns/dns.go). */ 




/** What kubelet copies into pods whose effective policy is Default. */ function inheritedView(nodes, anchor) {
	const view = onCommonSystems(nodes.pool, (pool)=>copiedView({
			...nodes,
			pool
		}, anchor));
	const { unknown } = view;
	if (unknown?.missing.kind !== 'node-file' || statedResolvConf(nodes.pool) === undefined) return view;
	return {
		...view,
		unknown: {
			...unknown,
			missing: {
				...unknown.missing,
				stated: true
			}
		}
	};
}
function copiedView(nodes, anchor) {
	const { pool } = nodes;
	const stated = statedResolvConf(pool);
	// What was meant to choose the file and did not stands on the path behind what did.
	const lost = lostResolvConf(pool).filter((one)=>one.at !== stated?.at).map((one)=>({
			at: one.at,
			says: `${one.key} here chooses no file: ${one.why}`,
			setting: 'kubelet-ineffective',
			written: one.key
		}));
	if (stated === undefined) return unstatedView(nodes, anchor, lost);
	// Two kubelets may state the same file, one of them under a condition: what is read counts.
	const assumes = pool.kubelets.find((fact)=>fact.resolvConf === stated)?.assumes;
	return assuming(statedView(nodes, stated, lost), assumes);
}
function statedView(nodes, { value, at }, lost) {
	if (value !== '') {
		const says = `kubelet copies ${value} into pods with dnsPolicy Default`;
		const via = [
			{
				at,
				says,
				setting: 'kubelet',
				written: value
			},
			...lost
		];
		return nodeResolverFile(nodes, value, {
			via,
			anchor: at
		});
	}
	const says = 'resolvConf is empty: kubelet then writes nameserver 127.0.0.1 into the pod';
	const via = [
		{
			at,
			says,
			setting: 'kubelet',
			written: ''
		},
		...lost
	];
	return {
		nameservers: [
			{
				address: '127.0.0.1',
				at,
				via,
				assumptions: []
			}
		],
		outside: false
	};
}
function unstatedView(nodes, anchor, lost) {
	const { pool } = nodes;
	const stands = pool.provisionerAt ?? pool.osAt;
	const at = stands ?? pool.at ?? anchor;
	const choice = pool.provisioner?.resolvConf(pool.os ?? systemOf(pool));
	const setting = choice === undefined ? 'kubelet-default' : 'kubelet';
	const view = (path, says)=>{
		if (stands !== undefined) return nodeResolverFile(nodes, path, {
			via: [
				{
					at,
					says,
					setting
				},
				...lost
			],
			anchor: at
		});
		// Nobody chose the file: what can be edited is its text.
		const found = nodeResolverFile(nodes, path, {
			via: [],
			anchor: at
		});
		const nameservers = found.nameservers.map((one)=>({
				...one,
				via: [
					{
						at: one.via[0]?.at ?? one.at,
						says,
						setting
					},
					...lost,
					...one.via
				]
			}));
		return {
			...found,
			nameservers
		};
	};
	if (choice !== undefined) return chosenView(choice, at, view);
	const path = pool.os?.kubeletResolvConf ?? ETC;
	return view(path, `kubelet copies ${path} into pods with dnsPolicy Default: nothing states another resolvConf`);
}
/** `view` gives what a path holds, with the sentence that says why it is that path. */ function chosenView(choice, at, view) {
	const copied = (path)=>view(path, `kubelet copies ${path} into pods with dnsPolicy Default: ${choice.because}`);
	const instead = (path)=>view(path, `kubelet copies ${path}: ${choice.because}`);
	switch(choice.kind){
		case 'path':
			return assuming(copied(choice.path), choice.assumes);
		case 'unless-only-stub':
			{
				const found = copied(choice.path);
				const isOnlyStub = found.nameservers.length === 1 && found.nameservers[0]?.address === node_profiles/* STUB_ADDRESS */.km;
				return isOnlyStub ? instead(choice.instead) : found;
			}
		case 'first-usable':
			{
				for (const path of choice.candidates){
					const found = copied(path);
					if (found.unknown !== undefined || found.outside) return found;
					if (found.nameservers.length > 0 && found.nameservers.every((one)=>usable(one.address, choice.accepts))) return found;
				}
				if ('path' in choice.otherwise) return instead(choice.otherwise.path);
				const via = [
					{
						at,
						says: `no candidate file is usable: ${choice.because}`,
						setting: 'kubelet'
					}
				];
				return {
					nameservers: choice.otherwise.nameservers.map((address)=>({
							address,
							at,
							via,
							assumptions: []
						})),
					outside: false
				};
			}
		default:
			return (0,invariant/* assertNever */.xb)(choice);
	}
}
function usable(address, accepts) {
	if (/^127\./.test(address) || address === '::1') return false;
	if (accepts === 'no-loopback') return true;
	return !/^(169\.254\.|0\.0\.0\.0$|22[4-9]\.|23\d\.|255\.255\.255\.255$)/.test(address) && !/^(fe[89ab]|ff|::$)/i.test(address);
}
function systemOf(pool) {
	const runs = resolvedRuns(pool);
	if (!runs && !pool.off.has('systemd-resolved')) return undefined;
	return {
		id: 'unnamed',
		title: 'the nodes’ system',
		aliases: [],
		resolved: runs ? 'active' : 'absent',
		stubListener: runs,
		etcResolvConf: {
			kind: 'dhcp'
		},
		source: 'the nodes’ own setup'
	};
}
/** The statement that stands last on the command line; of equal ones the one that is read last. */ function lastOf(facts) {
	let last;
	for (const fact of facts)if (last === undefined || (fact.precedence ?? 20) >= (last.precedence ?? 20)) last = fact;
	return last;
}
/** Flags win over the file, whatever their order (cmd/kubelet/app/server.go kubeletConfigFlagPrecedence). */ function statedResolvConf(pool) {
	const of = (source)=>{
		const facts = pool.kubelets.filter((fact)=>fact.source === source && fact.resolvConf !== undefined);
		return lastOf(facts)?.resolvConf;
	};
	return of('flags') ?? of('config');
}
/** Settings of a pool that look as if they chose the file for pods: keys nobody reads, an empty text, what a flag overrides. */ function lostResolvConf(pool) {
	const out = pool.kubelets.flatMap((fact)=>fact.ineffective.filter((one)=>/resolv-?conf/i.test(one.instead)));
	const stated = statedResolvConf(pool);
	if (stated?.value === '') out.push({
		key: 'resolvConf',
		why: 'an empty text is no default: the kubelet then writes nameserver 127.0.0.1 into pods with dnsPolicy Default',
		instead: 'Name a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
		overriddenAt: stated,
		wanted: node_profiles/* RESOLVED_UPLINK_FILE */.IC,
		at: stated.at
	});
	for (const { source, resolvConf } of pool.kubelets){
		if (source !== 'config' || resolvConf === undefined || stated === undefined) continue;
		if (resolvConf.value === stated.value || !isFlag(pool, stated)) continue;
		out.push({
			key: 'resolvConf',
			why: `the flag --resolv-conf=${stated.value} overrides ${resolvConf.value === '' ? 'it' : resolvConf.value}`,
			instead: 'Set the file in one place: take the flag away, or give it this file.',
			...(0,defined/* defined */.s)({
				overriddenAt: resolvConf.value === '' ? undefined : stated,
				wanted: resolvConf.value === '' ? undefined : resolvConf.value
			}),
			at: resolvConf.at
		});
	}
	return out;
}
function isFlag(pool, stated) {
	return pool.kubelets.some((fact)=>fact.source === 'flags' && fact.resolvConf === stated);
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/make-pool.js
/** A pool of nodes from what files state of it. */ 


/** The pool, with what its files come to. */ function makePool(input, readers, notices) {
	const os = input.os === undefined ? undefined : (0,node_profiles/* findOsProfile */.bZ)(input.os.value);
	const stated = input.provisioner?.value ?? input.kubelets.find((fact)=>fact.provisioner !== undefined)?.provisioner;
	const provisioner = stated === undefined ? undefined : (0,node_profiles/* findProvisioner */.ki)(stated);
	const files = filesOn(input);
	const resolvedTexts = resolvedTextsOf(files);
	const resolved = resolvedTexts.length === 0 ? undefined : readers.systemdResolved(resolvedTexts);
	if (resolved !== undefined) notices.push(...resolved.notices);
	const running = new Map((input.services ?? []).map((fact)=>[
			fact.name,
			fact.runs
		]));
	return {
		name: input.name,
		...(0,defined/* defined */.s)({
			os: os?.kind === 'found' ? withService(os.profile, running.get('systemd-resolved')) : undefined
		}),
		off: new Set([
			...running
		].flatMap(([name, runs])=>runs ? [] : [
				name
			])),
		...(0,defined/* defined */.s)({
			osAt: input.os?.at,
			osAssumes: input.osAssumes,
			provisioner: provisioner?.kind === 'found' ? provisioner.profile : undefined,
			provisionerAt: input.provisioner?.at
		}),
		addresses: input.addresses,
		files,
		links: new Map(input.links.map((link)=>[
				link.path,
				{
					target: link.target,
					at: link.at,
					...(0,defined/* defined */.s)({
						assumes: link.assumes
					})
				}
			])),
		resolved: resolved?.value,
		network: input.network ?? [],
		kubelets: input.kubelets,
		servers: input.servers ?? [],
		...(0,defined/* defined */.s)({
			standalone: input.standalone,
			at: input.at
		})
	};
}
/** What stands in each file, the last writer's; what the configuration declares comes after all of them. */ function filesOn(input) {
	const files = new Map();
	const parts = new Map();
	for (const file of input.files){
		// `echo ... >> FILE` and cloud-init's `append: true` leave what the same document put there before. Texts of several
		// files are not joined: which of them comes first on the node is not known.
		const before = file.mode === 'append' ? parts.get(file.path) : undefined;
		if (before !== undefined && (before[0]?.file === file.text.file || file.by !== undefined)) before.push((0,source_text/* synthetic */.o$)(file.at, '\n'), file.text);
		else {
			parts.set(file.path, [
				file.text
			]);
			files.set(file.path, {
				text: file.text,
				at: file.at,
				...(0,defined/* defined */.s)({
					added: file.mode === 'append' ? true : undefined,
					assumes: file.assumes,
					writer: file.assumes === undefined || file.platformSource === undefined ? undefined : file.platformSource
				})
			});
		}
	}
	for (const [path, texts] of parts){
		const file = files.get(path);
		if (file !== undefined && texts.length > 1) files.set(path, {
			...file,
			text: (0,source_text/* concat */.xW)(texts)
		});
	}
	for (const file of input.declared)files.set(file.path, {
		text: file.text,
		at: {
			file: file.text.file,
			span: {
				start: 0,
				end: 0
			}
		}
	});
	return files;
}
function resolvedTextsOf(files) {
	const found = [
		...files.entries()
	].filter(([path])=>/^\/(etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/resolved\.conf(\.d\/[^/]+\.conf)?$/.test(path)).sort(([a], [b])=>byReadingOrder(a, b));
	return unmasked(found).map(([, file])=>file.text);
}
/** The image after somebody switched systemd-resolved on or off; what was linked to its files then has no known content. */ function withService(os, runs) {
	if (runs === undefined || runs === (os.resolved === 'active')) return os;
	if (runs) return {
		...os,
		resolved: 'active',
		stubListener: true
	};
	return {
		...os,
		resolved: 'absent',
		stubListener: false,
		etcResolvConf: {
			kind: 'dhcp'
		}
	};
}
/** Where files of the same name lie in several of these, the first one counts alone (systemd.unit(5), resolved.conf(5)). */ const RANKS = [
	'/etc/',
	'/run/',
	'/usr/local/lib/',
	'/usr/lib/',
	'/lib/'
];
function rankOf(path) {
	return RANKS.findIndex((top)=>path.startsWith(top));
}
function make_pool_nameOf(path) {
	return path.slice(path.lastIndexOf('/') + 1);
}
/** The main file comes first, then drop-ins by file name, whatever their directory (systemd.unit(5), resolved.conf(5)). */ function byReadingOrder(a, b) {
	const main = Number(!a.endsWith('/resolved.conf')) - Number(!b.endsWith('/resolved.conf'));
	if (main !== 0) return main;
	const [one, other] = [
		make_pool_nameOf(a),
		make_pool_nameOf(b)
	];
	if (one !== other) return one < other ? -1 : 1;
	return rankOf(a) - rankOf(b);
}
/** Of files with the same name, the one in the directory that goes before the others; the list is in reading order. */ function unmasked(files) {
	return files.filter(([path], index)=>index === 0 || make_pool_nameOf(files[index - 1]?.[0] ?? '') !== make_pool_nameOf(path));
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/machines.js
/** Machines beside the cluster on which a unit starts a DNS server: what the repository says of them is theirs alone. */ 

/** One for each machine that the servers are on, with the files and network of the same machine. */ function machinesApart(servers, facts, readers, notices) {
	if (servers.length === 0) return [];
	const byMachine = new Map();
	for (const fact of facts){
		if (!OF_MACHINES.test(fact.kind)) continue;
		const key = machineOf(fact);
		const known = byMachine.get(key);
		if (known === undefined) byMachine.set(key, [
			fact
		]);
		else known.push(fact);
	}
	const wanted = new Map();
	for (const server of servers){
		const key = machineOf(server);
		const known = wanted.get(key);
		if (known === undefined) wanted.set(key, [
			server
		]);
		else known.push(server);
	}
	return [
		...wanted
	].map(([key, mine])=>{
		const of = (kind)=>ofKind(byMachine.get(key) ?? [], kind);
		const os = of('node-profile').find((fact)=>fact.os !== undefined)?.os;
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
			at: mine[0]?.at
		}, readers, notices);
	});
}
const OF_MACHINES = /^node-(?:file|link|network|service|profile)$/;
function machineOf(fact) {
	if (fact.standalone !== undefined) return fact.standalone;
	if ('overlay' in fact && fact.overlay !== undefined) return fact.overlay === '' ? '/' : fact.overlay;
	if (fact.pool !== undefined) return fact.pool;
	if (fact.by !== undefined) return fact.by.hosts ?? fact.by.role ?? fact.at.file.path;
	return fact.at.file.path;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/pools.js
/** The pools of nodes, and the address that kubelets hand out as the cluster DNS. */ 



function clusterDnsOf(settings, networks, nth = 10) {
	const out = [];
	const add = (address, at, says)=>{
		if (address !== undefined && !out.some((one)=>one.address === address)) out.push({
			address,
			at,
			via: [
				{
					at,
					says,
					setting: 'cluster-dns'
				}
			]
		});
	};
	for (const one of settings?.clusterDns ?? [])add((0,dns_endpoint/* parseAddress */.or)(one.value), one.at, `the cluster DNS address is ${one.value}`);
	if (out.length > 0) return out;
	for (const fact of networks)for (const one of fact.clusterDNS ?? [])add((0,dns_endpoint/* parseAddress */.or)(one.value), one.at, `the cluster DNS address is ${one.value}`);
	if (out.length > 0) return out;
	for (const one of settings?.serviceCidrs ?? [])add((0,dns_endpoint/* nthAddress */.ZX)(one.value, nth), one.at, `the cluster DNS is the ${ordinal(nth)} address of ${one.value}`);
	if (out.length > 0) return out.slice(0, 1);
	for (const fact of networks)for (const one of fact.serviceSubnets ?? [])add((0,dns_endpoint/* nthAddress */.ZX)(one.value, nth), one.at, `the cluster DNS is the ${ordinal(nth)} address of ${one.value}`);
	return out.slice(0, 1);
}
function ordinal(n) {
	return n === 10 ? 'tenth' : n === 3 ? 'third' : `${n}th`;
}
/** The pools of a cluster's nodes. Files that only mirror some machine's tree count where a kubelet's lie beside them. */ function makePools(input, all, readers, notices) {
	const facts = all.filter((fact)=>fact.standalone === undefined);
	const declared = input.settings?.nodes ?? [];
	const onNodes = nodeFactsOf(facts, declared.length > 0);
	const { names, isOf } = poolsNamed(onNodes, declared);
	const taken = new Set();
	const pools = names.map((name)=>{
		const node = declared.find((one)=>one.name === name);
		const pool = poolInput(name, node, onNodes, isOf);
		for (const server of pool.servers ?? [])taken.add(server);
		return makePool(pool, readers, notices);
	});
	const servers = ofKind(all, 'node-server');
	const others = [
		...servers.filter((fact)=>fact.standalone === undefined && !taken.has(fact)),
		...servers.filter((fact)=>fact.standalone !== undefined)
	];
	return {
		pools,
		machines: machinesApart(others, all, readers, notices)
	};
}
/** Without what mirrors a tree that is not known to be a node's. */ function nodeFactsOf(facts, isDeclared) {
	const kubelets = ofKind(facts, 'kubelet');
	const servers = ofKind(facts, 'node-server');
	const hasCluster = facts.some((fact)=>/^(?:workload|service|config-map|kubelet)$/.test(fact.kind));
	// A node-local cache runs on nodes wherever its unit lies; so does a unit whose only machines the configuration declares.
	const trees = new Set(kubeletTrees(kubelets));
	for (const { overlay, program } of servers)if (overlay !== undefined && (program === 'node-cache' || isDeclared && !hasCluster)) trees.add(overlay);
	const isCertain = ({ overlay })=>overlay === undefined || trees.has(overlay);
	return {
		kubelets,
		profiles: ofKind(facts, 'node-profile'),
		files: ofKind(facts, 'node-file').filter(isCertain),
		links: ofKind(facts, 'node-link'),
		network: ofKind(facts, 'node-network').filter(isCertain),
		services: ofKind(facts, 'node-service'),
		servers: servers.filter(isCertain)
	};
}
/** The names of the pools that are declared, else of those that facts speak of, and which facts are about which. */ function poolsNamed({ kubelets, profiles, files, links, network, services }, declared) {
	if (declared.length > 0) return {
		names: declared.map((node)=>node.name),
		isOf: ()=>true
	};
	const machines = machinesOf([
		...files,
		...links,
		...network,
		...services
	], [
		...kubelets,
		...profiles
	]);
	const said = [
		...profiles,
		...kubelets,
		...files,
		...links,
		...network,
		...services
	].flatMap((fact)=>fact.pool ?? []);
	const found = [
		...new Set([
			...said,
			...machines.each
		])
	];
	const isOf = ({ pool, at: { file } }, name)=>{
		if (pool !== undefined) return pool === name;
		if (machines.none.has(file.path)) return false;
		return !machines.each.has(file.path) || file.path === name;
	};
	return {
		names: found.length > 0 ? found : [
			'default'
		],
		isOf
	};
}
function poolInput(name, node, facts, isOf) {
	const mine = (list)=>list.filter((fact)=>isOf(fact, name));
	const about = mine(facts.profiles);
	const addresses = node?.addresses ?? about.find((fact)=>fact.addresses !== undefined)?.addresses ?? [];
	return {
		name,
		...pools_systemOf(node?.os, about),
		provisioner: node?.provisioner ?? about.find((fact)=>fact.provisioner !== undefined)?.provisioner,
		addresses: addresses.flatMap((one)=>{
			const value = (0,dns_endpoint/* parseAddress */.or)(one.value);
			return value === undefined ? [] : [
				{
					value,
					at: one.at
				}
			];
		}),
		declared: node?.files ?? [],
		files: mine(facts.files),
		links: mine(facts.links),
		network: mine(facts.network),
		services: mine(facts.services),
		kubelets: mine(facts.kubelets),
		servers: mine(facts.servers),
		at: node?.at
	};
}
/** The system that is declared, else stated, else the one that all images' names say. */ function pools_systemOf(declared, about) {
	const stated = declared ?? about.find((fact)=>fact.os !== undefined && fact.assumes === undefined)?.os;
	if (stated !== undefined) return {
		os: stated
	};
	const named = about.filter((fact)=>fact.os !== undefined && fact.assumes !== undefined);
	const [first] = named;
	if (first?.os === undefined || first.assumes === undefined) return {
		os: undefined
	};
	if (named.some((fact)=>fact.os?.value !== first.os?.value)) return {
		os: undefined
	};
	return {
		os: first.os,
		osAssumes: first.assumes
	};
}
/** Folders that mirror the root of a node on which a kubelet is configured: `images/node` of `images/node/etc/default/kubelet`. */ function kubeletTrees(kubelets) {
	const trees = new Set();
	for (const { at } of kubelets){
		const parts = at.file.path.split('/');
		// A folder of units, the kubelet's among them.
		if (/(?:^|\/)kubelet\.service$/.test(at.file.path)) trees.add(parts.slice(0, -1).join('/'));
		for (const [index, part] of parts.entries())if (/^(?:etc|usr|var|lib|run|opt)$/.test(part)) trees.add(parts.slice(0, index).join('/'));
	}
	return trees;
}
/** Files of machines (user data, Ignition): two that write one path differently speak of different nodes; those without a kubelet beside one with are no nodes. */ function machinesOf(facts, nodes) {
	// What a playbook does it does to all machines of its hosts.
	const own = facts.filter((fact)=>fact.pool === undefined && fact.by === undefined && !('overlay' in fact && fact.overlay !== undefined));
	const setUp = new Set(nodes.map((fact)=>fact.at.file.path));
	const paths = new Set(own.map((fact)=>fact.at.file.path));
	const none = new Set([
		...paths
	].some((path)=>setUp.has(path)) ? [
		...paths
	].filter((path)=>!setUp.has(path)) : []);
	const texts = new Map();
	for (const fact of own){
		const { path: clusterPath } = fact.at.file;
		if (none.has(clusterPath) || fact.kind === 'node-network' || fact.kind === 'node-service') continue;
		const says = fact.kind === 'node-file' ? fact.text.text : `-> ${fact.target}`;
		const at = texts.get(fact.path) ?? new Map();
		at.set(clusterPath, `${at.get(clusterPath) ?? ''}${says}\n`);
		texts.set(fact.path, at);
	}
	const each = new Set();
	for (const clusterPaths of texts.values()){
		if (new Set(clusterPaths.values()).size < 2) continue;
		for (const clusterPath of clusterPaths.keys())each.add(clusterPath);
	}
	return {
		each,
		none
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/service-addresses.js
/** Which addresses Services have: the written ones, the cluster DNS address that is stated, or one that nobody else can have. */ 




function addressServices(facts, settings) {
	const dnsService = dnsServiceOf(facts.services);
	const clusterDns = clusterDnsOf(settings, facts.networks, nthOf(facts.provisioners));
	const addressesOf = new Map();
	const symbolic = new Map();
	for (const service of facts.services){
		if (service.headless || service.type === 'ExternalName') continue;
		const written = service.clusterIPs.flatMap((one)=>(0,dns_endpoint/* parseAddress */.or)(one.value) ?? []);
		if (written.length > 0) addressesOf.set(service, written);
		else if (service === dnsService && clusterDns.length > 0) addressesOf.set(service, clusterDns.map((one)=>one.address));
		else {
			// 240.0.0.0/4 is reserved (RFC 1112).
			const made = `240.${symbolic.size >> 16 & 255}.${symbolic.size >> 8 & 255}.${symbolic.size & 255}`;
			symbolic.set(made, `Service ${service.namespace}/${service.name}`);
			addressesOf.set(service, [
				made
			]);
		}
	}
	return {
		dnsService,
		clusterDns,
		addressesOf,
		symbolic
	};
}
/** The addresses of the DNS Service, else the stated ones. */ function dnsAddressesOf({ dnsService, clusterDns, addressesOf }) {
	return dnsService === undefined ? clusterDns.map((one)=>one.address) : addressesOf.get(dnsService) ?? [];
}
/** What the kubelets of a pool hand out as the cluster DNS: their flags come over their files. */ function kubeletDns(pool, services) {
	const given = pool.kubelets.filter((fact)=>fact.clusterDNS !== undefined);
	const chosen = lastOf(given.filter((fact)=>fact.source === 'flags')) ?? given.at(-1);
	if (chosen?.clusterDNS !== undefined) return chosen.clusterDNS.flatMap(({ value, at })=>{
		const address = (0,dns_endpoint/* parseAddress */.or)(value);
		if (address === undefined) return [];
		return [
			{
				address,
				via: [
					{
						at,
						says: `kubelet's clusterDNS is ${address}`,
						setting: 'cluster-dns'
					}
				],
				at
			}
		];
	});
	const { dnsService, clusterDns, addressesOf, symbolic } = services;
	if (clusterDns.length > 0 || dnsService === undefined) return clusterDns;
	const { namespace, name, at } = dnsService;
	const step = {
		at,
		says: `the cluster DNS is Service ${namespace}/${name}`,
		setting: 'cluster-dns'
	};
	return (addressesOf.get(dnsService) ?? []).map((address)=>{
		const shown = symbolic.get(address);
		return {
			address,
			...(0,defined/* defined */.s)({
				shown
			}),
			via: [
				step
			],
			at
		};
	});
}
function dnsServiceOf(services) {
	return services.find((service)=>service.namespace === 'kube-system' && (service.name === 'kube-dns' || service.name === 'coredns' || service.clusterDns === true) && !service.headless) ?? services.find((service)=>service.selector?.['k8s-app'] === 'kube-dns' && !service.headless && !service.name.includes('upstream'));
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/address-routes.js
/** Which addresses lead to which servers: Services, load balancers, published ports, and the cluster DNS address. */ 






function routeAddresses(servers, pools, context) {
	const routed = routedByObjects(servers, pools, context);
	// A ConfigMap without its workload still stands behind the cluster's DNS Service address.
	const [assumed, ...rivals] = assumedServers(servers);
	const isAnyone = assumed !== undefined && rivals.length > 0 && !hasUsualName(assumed);
	const frontends = assumed === undefined ? [
		...routed,
		...statedClusterDns(servers, context)
	] : [
		...behindClusterDns(assumed, isAnyone, routed, context),
		...routed
	];
	const server = assumed ?? clusterServer(servers);
	const defaults = defaultsOf(server, context);
	const { dnsService, addressesOf } = context;
	const service = dnsService && {
		fact: dnsService,
		addresses: addressesOf.get(dnsService) ?? []
	};
	return {
		frontends: [
			...frontends,
			...defaultFrontends(defaults, frontends, service, server)
		],
		clusterDns: clusterDnsAddresses(defaults, context),
		...(0,defined/* defined */.s)({
			servesPods: server?.id
		})
	};
}
/** Servers whose workload is not shown; first what is called as installers call it, then by name: no order of files decides. */ function assumedServers(servers) {
	const order = (server)=>`${hasUsualName(server) ? 0 : 1} ${server.id}`;
	return servers.filter((server)=>server.assumption !== undefined && server.network.startsWith('pod:')).sort((a, b)=>order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0);
}
function hasUsualName({ name }) {
	return /coredns|kube-dns/i.test(name.slice(name.lastIndexOf('/') + 1));
}
function routedByObjects(servers, pools, context) {
	const { all, services, workloads } = context.facts;
	const addressPools = ofKind(all, 'address-pool');
	return frontendsOf({
		services,
		endpoints: ofKind(all, 'endpoints'),
		redirects: ofKind(all, 'redirect'),
		workloads,
		servers,
		addressesOf: context.addressesOf,
		budget: context.input.budget ?? (0,text_budget/* openBudget */.ak)(),
		remark: context.remark,
		pools,
		soleAddresses: soleAddresses(addressPools),
		nodesBalance: addressPools.length === 0 ? nodesBalanceOf(context) : undefined
	});
}
function behindClusterDns(server, isAnyone, routed, context) {
	const { dnsService, clusterDns } = context;
	const at = dnsService?.at ?? clusterDns[0]?.at ?? server.at;
	const title = dnsService === undefined ? 'the cluster DNS address' : `Service ${dnsService.namespace}/${dnsService.name}`;
	const made = [];
	for (const address of dnsAddressesOf(context)){
		const isRouted = [
			...made,
			...routed
		].some((one)=>one.address === address && one.targets.length > 0);
		const assumption = isAnyone ? `${server.name} is the configuration of the cluster's own DNS` : undefined;
		if (!isRouted) made.unshift({
			...frontendOf(server, address, title, at),
			...(0,defined/* defined */.s)({
				assumption
			})
		});
	}
	return made;
}
function statedClusterDns(servers, { dnsService, clusterDns }) {
	const target = dnsService === undefined ? clusterServer(servers) : undefined;
	if (target === undefined) return [];
	return clusterDns.map(({ address, at })=>frontendOf(target, address, 'the cluster DNS address', at));
}
function frontendOf(server, address, says, at) {
	const targets = [
		{
			kind: 'server',
			server: server.id,
			port: 53
		}
	];
	return {
		kind: 'service',
		address,
		port: 53,
		says,
		at,
		targets,
		unknownTargets: false,
		clusterOnly: true
	};
}
/** Where nothing states the address, a platform has a default. */ function defaultsOf(server, context) {
	const { dnsService, clusterDns, facts } = context;
	const isWritten = dnsService?.clusterIPs.some((one)=>(0,dns_endpoint/* parseAddress */.or)(one.value) !== undefined) === true;
	if (clusterDns.length > 0 || isWritten) return [];
	return defaultClusterDns(facts.provisioners, ofKind(facts.all, 'kubelet'), server);
}
function clusterDnsAddresses(defaults, context) {
	const { dnsService, clusterDns, addressesOf, pools } = context;
	return [
		...new Set([
			...dnsService === undefined ? [] : addressesOf.get(dnsService) ?? [],
			...clusterDns.map((one)=>one.address),
			...pools.flatMap((pool)=>kubeletDns(pool, context).map((one)=>one.address)),
			// Of several defaults only one is the cluster's: a node's nameserver at another is nobody's mistake.
			...defaults.length === 1 ? defaults.map((one)=>one.address) : []
		])
	];
}
/** Of several it is the one that serves the cluster's own zone; a CoreDNS for other zones is nobody's cluster DNS. */ function clusterServer(servers) {
	return servers.find((server)=>server.software === 'coredns' && server.network.startsWith('pod:') && server.config.blocks.some((block)=>block.steps.some((step)=>step.kind === 'answer' && step.plugin === 'kubernetes')));
}
function soleAddresses(pools) {
	return new Map(pools.flatMap(({ name, only })=>{
		const address = only === undefined ? undefined : (0,dns_endpoint/* parseAddress */.or)(only.value);
		return address === undefined ? [] : [
			[
				name,
				address
			]
		];
	}));
}
function nodesBalanceOf({ facts }) {
	const [only, ...others] = profilesOf(facts.provisioners).values();
	const isOff = others.length > 0 || facts.networks.some((fact)=>fact.balancerOff === true);
	return only?.profile.nodesBalance === true && !isOff ? only.profile.title : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/mounts.js
/** The files that a container finds in its volumes, as far as ConfigMaps and Secrets of the repository make them. */ function mountedFiles(workload, container, context) {
	const files = new Map();
	const used = [];
	let complete = true;
	// Of two volumes of one name the first counts.
	const volumes = new Map(workload.volumes.toReversed().map((one)=>[
			one.name,
			one
		]));
	for (const mount of container.mounts){
		const volume = volumes.get(mount.volume);
		if (volume?.source.kind === 'repository') {
			addRepositoryFiles(volume.source.path, mount.path, files, context);
			complete = false;
			continue;
		}
		if (volume?.source.kind === 'host-path') {
			addNodeFiles(volume.source.path, mount, files, context);
			complete = false;
			continue;
		}
		const sources = volume === undefined ? undefined : mapSources(volume);
		if (sources === undefined) {
			// What another container writes into an empty directory, or a claim holds, is as unknown as what a node holds.
			complete = false;
			continue;
		}
		for (const source of sources){
			const map = context.mapsNamed.get(volumeKey(`${workload.namespace}/${source.name}`, source.secret)) ?? context.mapsNamed.get(volumeKey(source.name, source.secret));
			if (map === undefined) {
				// Also an optional one: it is there in clusters in which somebody made it. What a platform brings is assumed as it is.
				if (workload.installerDefault === undefined || !source.optional) complete = false;
				continue;
			}
			used.push(map);
			addMapFiles(map, source, mount, files);
		}
	}
	return {
		files,
		used,
		complete
	};
}
/** What nodes hold at or below a path: files of their setup, else texts of the one folder that mirrors such a path. */ function addNodeFiles(path, mount, files, context) {
	const root = path.replace(/\/+$/, '');
	const base = mount.subPath === undefined ? root : join(root, mount.subPath);
	if (base === '') return;
	const put = (name, text)=>{
		if (/resolv\.conf$/.test(name)) return;
		if (name === base) files.set(mount.path, text);
		else if (name.startsWith(`${base}/`)) files.set(join(mount.path, name.slice(base.length + 1)), text);
	};
	const before = files.size;
	for (const [name, text] of context.nodeFiles)put(name, text);
	if (files.size > before) return;
	const found = [];
	const trees = new Set();
	for (const [name, fact] of context.texts){
		const at = `/${name}/`.indexOf(`${base}/`);
		if (at === -1) continue;
		trees.add(name.slice(0, at));
		found.push([
			`/${name}`.slice(at),
			fact.text
		]);
	}
	if (trees.size === 1) for (const [name, text] of found)put(name, text);
}
/** How `mapsNamed` calls a ConfigMap, and a Secret of the same name. */ function volumeKey(name, secret) {
	return secret === true ? `secret:${name}` : name;
}
/** Undefined for a volume whose files are not those of ConfigMaps and Secrets. */ function mapSources({ source }) {
	if (source.kind === 'config-map') return [
		source
	];
	return source.kind === 'projected' ? source.sources : undefined;
}
function addMapFiles(map, source, mount, files) {
	const items = new Map((source.items ?? []).toReversed().map((one)=>[
			one.key,
			one
		]));
	for (const entry of map.data){
		const item = source.items === undefined ? {
			path: entry.key
		} : items.get(entry.key);
		if (item === undefined) continue;
		const path = mount.subPath === undefined ? join(mount.path, item.path) : mount.subPath === item.path ? mount.path : undefined;
		if (path !== undefined) files.set(path, entry.text);
	}
}
function addRepositoryFiles(path, target, files, context) {
	const exact = context.texts.get(path);
	if (exact !== undefined) files.set(target, exact.text);
	else for (const [name, fact] of context.textsBelow(path))files.set(join(target, name.slice(path.length + 1)), fact.text);
}
function join(directory, name) {
	return `${directory.replace(/\/+$/, '')}/${name}`;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/network-resolvers.js
/** Resolvers that networks have of their own, as a cloud's VPC does: they take their rules in order and resolve the rest themselves. */ 





/** Names for one network that lead to each other: a node pool's subnet, the subnet's network. */ const MAX_ALIASES = 8;
function networkResolvers(context) {
	const facts = ofKind(context.facts.all, 'network-resolver');
	const parts = partsOf(facts);
	const networks = networksOf(facts, parts, context);
	const addresses = addressesOf(networks);
	const known = {
		parts,
		addresses,
		doubts: doubtsOf(facts, parts)
	};
	const named = namesOf(networks);
	const servers = networks.map((network)=>network_resolvers_serverOf(network, named, known));
	const frontends = networks.flatMap((network)=>network.endpoints.flatMap(({ part, fact })=>addresses.of(network.scope, part).map((address)=>({
					...network_resolvers_frontendOf(address, `${part.id} of ${network.name}`, idOf(network), fact.at),
					...(0,defined/* defined */.s)({
						assumption: fact.assumes
					})
				}))));
	const home = homeOf(facts, networks, parts);
	// Of several it is not known which one is meant.
	const [anywhere, ...others] = networks.filter(({ behaviour })=>behaviour.everywhere === true);
	const overlay = anywhere === undefined || others.length > 0 ? [] : insideOf(only(anywhere), parts);
	return {
		servers,
		frontends: [
			...frontends,
			...home === undefined ? [] : insideOf(home, parts),
			...overlay
		],
		shown: addresses.shown,
		nodes: home === undefined ? undefined : nodesOf(home, known),
		open: networks.flatMap(({ rules })=>rules.flatMap(({ part, fact })=>openRule(part, fact.at) ?? []))
	};
}
/** The servers with the resolver of their nodes' network in the place of what nodes get from it. */ function onTheirNetwork(servers, nodes) {
	if (nodes === undefined) return servers;
	return servers.map((server)=>{
		if (!/^(?:pod|node):/.test(server.network) || server.containerEngine === true) return server;
		const upstreams = new Map();
		for (const [step, list] of server.upstreams)upstreams.set(step, list.flatMap((one)=>one.kind === 'unknown' && one.outside === true ? nodes.upstreams.map(({ address, port, assumptions })=>({
					kind: 'known',
					address,
					port,
					transport: 'dns',
					at: one.at,
					via: [
						...one.via,
						{
							at: nodes.at,
							says: `the nodes are in ${nodes.name}`,
							setting: 'service'
						}
					],
					assumptions: [
						...one.assumptions ?? [],
						...assumptions
					]
				})) : [
				one
			]));
		return {
			...server,
			upstreams
		};
	});
}
/** Where names may come to a network's resolver, and it is not stated where that sends them; once a file. */ function remarkOpenRules(open, servers, { remark }) {
	if (!servers.some(({ upstreams })=>upstreams.size > 0)) return;
	const files = new Set();
	for (const { zone, at } of open){
		if (files.has(at.file.path)) continue;
		files.add(at.file.path);
		const shown = zone === undefined ? 'corp.example.com' : (0,dns_name/* displayName */.QC)(zone);
		remark({
			kind: 'not-modelled',
			message: 'forwarding rules seen whose names or targets are not stated here: a loop through them would not be seen',
			paste: {
				file: '.loopgate.yaml',
				lines: [
					'version: 1',
					'clusters:',
					`  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: ${JSON.stringify(shown)}, to: [192.0.2.53] }] }] }`
				]
			},
			at
		});
	}
}
function partsOf(facts) {
	const aliases = new Map();
	const ranges = new Map();
	const endpoints = new Map();
	const links = new Map();
	for (const fact of facts){
		const { part, scope } = fact;
		if (part.kind === 'alias') for (const id of idsOf(part))aliases.set(`${scope}|${id}`, part.of);
		if (part.kind === 'network') ranges.set(`${scope}|${part.id}`, part.cidr.value);
		if (part.kind === 'endpoint') for (const id of idsOf(part))endpoints.set(`${scope}|${id}`, {
			part,
			fact
		});
		if (part.kind !== 'link' || part.of === undefined) continue;
		const list = links.get(`${scope}|${part.of}`) ?? [];
		links.set(`${scope}|${part.of}`, list);
		list.push({
			part,
			fact
		});
	}
	const networkId = (scope, id)=>{
		let at = id;
		for(let step = 0; step < MAX_ALIASES; step += 1)at = aliases.get(`${scope}|${at}`) ?? at;
		return at;
	};
	return {
		endpoints,
		networkId,
		cidr: (scope, id)=>ranges.get(`${scope}|${id}`),
		usersOf: (scope, ids)=>ids.flatMap((id)=>links.get(`${scope}|${id}`) ?? []).map(({ part, fact })=>({
					ids: part.networks,
					...(0,defined/* defined */.s)({
						assumes: fact.assumes,
						partial: part.partial
					})
				}))
	};
}
/** A part's id, and the one that stands for all instances where this is one of several: `rule["a"]`. */ function idsOf({ id }) {
	const bracket = id.indexOf('[');
	return bracket === -1 ? [
		id
	] : [
		id,
		id.slice(0, bracket)
	];
}
/** With more of them in a scope nothing there is certain, and none of them is looked at. */ const MAX_DOUBTS = 500;
function doubtsOf(facts, parts) {
	const doubts = new Map();
	const add = (scope, doubt)=>{
		const list = doubts.get(scope) ?? [];
		doubts.set(scope, list);
		list.push(doubt);
	};
	const uses = new Map();
	const usesOf = (scope, id)=>{
		const key = `${scope}|${id}`;
		const list = uses.has(key) ? [] : parts.usersOf(scope, [
			id
		]);
		const found = uses.get(key) ?? {
			ids: list.flatMap(({ ids })=>ids),
			partial: list.some((one)=>one.partial === true)
		};
		uses.set(key, found);
		return found;
	};
	const known = new Set();
	for (const { part, scope } of facts)if (part.kind === 'rule' || part.kind === 'nameservers') for (const id of groupsOf(part))known.add(`${scope}|${id}`);
	for (const { part, scope } of facts){
		if (part.kind === 'link') {
			const isKnown = part.of !== undefined && known.has(`${scope}|${part.of}`);
			if (isKnown) continue;
			for (const id of part.networks)add(scope, {
				network: parts.networkId(scope, id)
			});
			if (part.partial === true) add(scope, {});
		}
		if (part.kind !== 'rule') continue;
		const users = groupsOf(part).map((id)=>usesOf(scope, id));
		const isUsed = part.networks.length > 0 || users.some((one)=>one.ids.length > 0);
		const zone = (0,defined/* defined */.s)({
			zone: part.zone?.value,
			rank: part.rank
		});
		const isOpen = part.partial === true || !isUsed || users.some((one)=>one.partial);
		if (isOpen) add(scope, {
			...zone,
			rule: part.id
		});
		else if (part.zone === undefined && (doubts.get(scope)?.length ?? 0) <= MAX_DOUBTS) for (const id of [
			part.networks,
			...users.map(({ ids })=>ids)
		].flat())add(scope, {
			network: parts.networkId(scope, id),
			rule: part.id
		});
	}
	return doubts;
}
function groupsOf(part) {
	return part.kind === 'rule' && part.group !== undefined ? [
		...idsOf(part),
		part.group
	] : idsOf(part);
}
function networksOf(facts, parts, { input, remark }) {
	const networks = new Map();
	const budget = input.budget ?? (0,text_budget/* openBudget */.ak)();
	const known = (scope, id, behaviour, at)=>{
		const name = parts.networkId(scope, id);
		const key = `${scope}|${name}`;
		const found = networks.get(key) ?? {
			key,
			scope,
			name,
			behaviour,
			rules: [],
			endpoints: [],
			at
		};
		networks.set(key, found);
		return found;
	};
	for (const fact of facts){
		const { part, scope } = fact;
		if (part.kind === 'endpoint' && part.network !== undefined) known(scope, part.network, part.behaviour, fact.at).endpoints.push({
			part,
			fact
		});
		if (part.kind !== 'rule') continue;
		const own = {
			ids: part.networks
		};
		const through = parts.usersOf(scope, groupsOf(part));
		for (const { ids, assumes } of [
			own,
			...through
		])for (const id of ids){
			if (!budget.take('targets')) {
				remark((0,text_budget/* beyondLimit */.rf)('targets', 'this rule is not judged: too many networks use too many rules', fact.at));
				return [
					...networks.values()
				];
			}
			const all = [
				fact.assumes,
				assumes
			].flatMap((one)=>one ?? []);
			known(scope, id, part.behaviour, fact.at).rules.push({
				part,
				fact,
				assumes: all
			});
		}
	}
	placeEndpoints(facts, [
		...networks.values()
	]);
	return [
		...networks.values()
	];
}
function targetsOf({ part: { to = [] } }) {
	return to.flatMap(({ value })=>value.kind === 'part' ? value.id : value.kind === 'address' ? value.address : []);
}
/** Endpoints whose network nothing states are taken for those of the one network with rules, unless its rules lead there. */ function placeEndpoints(facts, networks) {
	const inScope = new Map();
	for (const network of networks){
		const list = inScope.get(network.scope) ?? [];
		inScope.set(network.scope, list);
		list.push(network);
	}
	const targets = new Map();
	for (const [scope, [single]] of inScope)targets.set(scope, new Set(single?.rules.flatMap(targetsOf)));
	for (const fact of facts){
		const { part, scope } = fact;
		if (part.kind !== 'endpoint' || part.network !== undefined) continue;
		const [single, ...others] = inScope.get(scope) ?? [];
		if (single === undefined || others.length > 0) continue;
		const names = [
			part.id,
			...part.addresses.map(({ value })=>value)
		];
		const leadsThere = names.some((name)=>targets.get(scope)?.has(name) === true);
		const assumes = [
			fact.assumes,
			`${part.id} is in ${single.name}`
		].flatMap((one)=>one ?? []).join(' and ');
		if (!leadsThere) single.endpoints.push({
			part,
			fact: {
				...fact,
				assumes
			}
		});
	}
}
/** Where endpoints are dialled: where that is not stated, or is several networks', at an address that nobody else can have (RFC 1112, 240.0.0.0/4). */ function addressesOf(networks) {
	const shown = new Map();
	const invent = (name)=>{
		const made = `241.${shown.size >> 16 & 255}.${shown.size >> 8 & 255}.${shown.size & 255}`;
		shown.set(made, name);
		return made;
	};
	const users = new Map();
	for (const { key, endpoints } of networks)for (const { part } of endpoints)for (const { value } of part.addresses)users.set(value, (users.get(value) ?? new Set()).add(key));
	const lists = new Map();
	const inScope = new Map();
	for (const { scope, endpoints } of networks)for (const { part } of endpoints){
		const stated = [
			...new Set(part.addresses.map((one)=>one.value))
		];
		const own = stated.map((value)=>{
			const dialled = (users.get(value)?.size ?? 0) > 1 ? invent(value) : value;
			inScope.set(`${scope}|${value}`, dialled);
			return dialled;
		});
		lists.set(`${scope}|${part.id}`, own.length > 0 ? own : [
			invent(part.id)
		]);
	}
	return {
		shown,
		of: (scope, part)=>lists.get(`${scope}|${part.id}`) ?? [],
		dialled: (scope, address)=>inScope.get(`${scope}|${address}`) ?? address
	};
}
function idOf({ key }) {
	return `network ${key}`;
}
function namesOf(networks) {
	const times = new Map();
	const plain = ({ behaviour, name })=>`${behaviour.title} ${name}`;
	for (const one of networks)times.set(plain(one), (times.get(plain(one)) ?? 0) + 1);
	return new Map(networks.map((one)=>[
			one,
			(times.get(plain(one)) ?? 0) > 1 ? `${plain(one)} in ${one.scope}` : plain(one)
		]));
}
function network_resolvers_serverOf(network, names, known) {
	const { behaviour, at } = network;
	const name = names.get(network) ?? network.name;
	const upstreams = new Map();
	const steps = [];
	const seen = new Set();
	for (const rule of inOrder([
		...network.rules,
		...ownRules(network)
	])){
		const { part, fact, assumes } = rule;
		if (part.zone === undefined) continue;
		const key = `${part.rank}|${part.zone.value}`;
		if (seen.has(key)) continue;
		seen.add(key);
		if (part.to === undefined) {
			steps.push(answers(behaviour.software, [
				part.zone.value
			], fact.at));
			continue;
		}
		const step = forwards(behaviour, part.zone.value, part.to, fact.at);
		steps.push(step);
		upstreams.set(step, part.to.flatMap((target)=>upstreamsOf(target, {
				network,
				assumes: [
					...assumes,
					...doubtsAbout(rule, network, known)
				],
				...known
			})));
	}
	const [unnamed] = network.rules.flatMap((rule)=>toItself(rule, network, known));
	if (unnamed !== undefined) {
		const { rule, to } = unnamed;
		const step = forwards(behaviour, dns_name/* ROOT */.Dl, to, rule.fact.at);
		const assumes = [
			...rule.assumes,
			`the domain of ${rule.part.id}, which is not stated, holds these names`
		];
		steps.push(step);
		upstreams.set(step, to.flatMap((target)=>upstreamsOf(target, {
				network,
				assumes,
				...known
			})));
	}
	steps.push(answers(behaviour.software, [
		dns_name/* ROOT */.Dl
	], at));
	const key = {
		zone: dns_name/* ROOT */.Dl,
		transport: 'dns',
		port: 53,
		at
	};
	const config = {
		blocks: [
			{
				keys: [
					key
				],
				bind: [],
				steps,
				views: [],
				at,
				extent: at
			}
		],
		errors: [],
		at
	};
	return {
		id: idOf(network),
		name,
		software: behaviour.software,
		network: `external:${name}`,
		version: '',
		config,
		upstreams,
		claims: [],
		outsideCluster: true,
		at
	};
}
/** A rule for a domain that nothing states, whose targets are the network's own: whatever it is for, its names come back. */ function toItself(rule, { scope, endpoints }, { parts }) {
	const { to = [], zone } = rule.part;
	if (zone !== undefined) return [];
	const own = to.filter(({ value })=>{
		if (value.kind === 'part') {
			const endpoint = parts.endpoints.get(`${scope}|${value.id}`);
			return endpoints.some(({ part })=>part === endpoint?.part);
		}
		return value.kind === 'address' && endpoints.some(({ part })=>part.addresses.some((one)=>one.value === value.address));
	});
	return own.length > 0 ? [
		{
			rule,
			to: own
		}
	] : [];
}
/** In words, where something that is not known may take the rule's names from it. */ function doubtsAbout({ part }, { scope, name }, { doubts }) {
	const zone = part.zone?.value ?? dns_name/* ROOT */.Dl;
	const isBefore = (one)=>{
		if (one.zone === undefined) return true;
		const isFirst = one.rank !== undefined && one.rank < part.rank;
		if (isFirst && (0,dns_name/* isWithin */.UO)(zone, one.zone)) return true;
		return (0,dns_name/* isWithin */.UO)(one.zone, zone) && (one.zone !== zone || isFirst);
	};
	const own = doubts.get(scope) ?? [];
	const isDoubtful = own.length > MAX_DOUBTS || own.some((one)=>(one.network === undefined || one.network === name) && one.rule !== part.id && isBefore(one));
	return isDoubtful ? [
		`no rule that is not stated here takes these names from ${name}`
	] : [];
}
/** What it answers without a word of anybody; a rule for the same zone comes first. */ function ownRules({ behaviour, scope, at }) {
	return (behaviour.own ?? []).map((zone)=>{
		const part = {
			kind: 'rule',
			id: zone,
			behaviour,
			zone: {
				value: zone,
				at
			},
			networks: [],
			rank: 0
		};
		return {
			part,
			fact: {
				kind: 'network-resolver',
				scope,
				part,
				at
			},
			assumes: []
		};
	});
}
/** The lowest rank first, then the longest zone; of one zone what is sent on comes before what is answered. */ function inOrder(rules) {
	const depth = ({ part })=>(0,dns_name/* labelsFromRoot */.Me)(part.zone?.value ?? dns_name/* ROOT */.Dl).length;
	return [
		...rules
	].sort((a, b)=>a.part.rank - b.part.rank || depth(b) - depth(a) || Number(a.part.to === undefined) - Number(b.part.to === undefined));
}
function answers(software, zones, at) {
	const rule = {
		names: {
			kind: 'within',
			zones
		},
		effect: 'answer',
		at
	};
	return {
		kind: 'answer',
		plugin: software,
		rules: [
			rule
		],
		at
	};
}
function forwards({ software, policy }, from, to, at) {
	return {
		kind: 'forward',
		plugin: software,
		from,
		except: [],
		to: to.map(({ value, at })=>({
				at,
				value: value.kind === 'address' ? {
					kind: 'endpoint',
					address: value.address,
					port: value.port,
					transport: 'dns'
				} : {
					kind: 'unresolved',
					text: value.kind === 'unknown' ? value.text : value.id,
					because: NOT_STATED
				}
			})),
		policy,
		maxConcurrent: 0,
		failover: [],
		next: [],
		protocol: 'client',
		merges: false,
		at
	};
}
const NOT_STATED = 'its address is not stated';
function upstreamsOf({ value, at }, { network, assumes, parts, addresses }) {
	const known = (address, port)=>({
			kind: 'known',
			address,
			port,
			transport: 'dns',
			at,
			via: [],
			assumptions: assumes
		});
	const { scope } = network;
	switch(value.kind){
		case 'address':
			return [
				known(addresses.dialled(scope, (0,dns_endpoint/* parseAddress */.or)(value.address) ?? value.address), value.port)
			];
		case 'part':
			{
				const endpoint = parts.endpoints.get(`${scope}|${value.id}`);
				const found = endpoint === undefined ? [] : addresses.of(scope, endpoint.part);
				return found.length > 0 ? found.map((address)=>known(address, 53)) : [
					{
						kind: 'unknown',
						because: `where ${value.id} leads to is not stated`,
						at,
						via: []
					}
				];
			}
		case 'peer':
			return [
				{
					kind: 'unknown',
					because: value.id,
					outside: true,
					at,
					via: []
				}
			];
		case 'unknown':
			return [
				{
					kind: 'unknown',
					because: `what ${value.text} is, is not stated`,
					at,
					via: []
				}
			];
		default:
			return (0,invariant/* assertNever */.xb)(value);
	}
}
function network_resolvers_frontendOf(address, says, server, at) {
	const targets = [
		{
			kind: 'server',
			server,
			port: 53
		}
	];
	return {
		kind: 'host-port',
		address,
		port: 53,
		says,
		at,
		targets,
		unknownTargets: false
	};
}
/** The network of the cluster's nodes: the one that is stated; where none is, the only one there is. */ function homeOf(facts, all, parts) {
	const networks = all.filter(({ behaviour })=>behaviour.everywhere !== true);
	const stated = new Map();
	const known = new Map(networks.map((network)=>[
			network.key,
			network
		]));
	for (const { part, scope, at } of facts){
		if (part.kind !== 'nodes') continue;
		const name = parts.networkId(scope, part.network);
		const key = `${scope}|${name}`;
		const nameservers = nameserversOf(facts, parts, key);
		stated.set(key, {
			scope,
			name,
			network: known.get(key),
			stated: at,
			nameservers
		});
	}
	const [first] = stated.values();
	if (first !== undefined) return stated.size === 1 ? first : undefined;
	const [single, ...others] = networks;
	return single === undefined || others.length > 0 ? undefined : only(single);
}
function only(network) {
	return {
		scope: network.scope,
		name: network.name,
		network,
		stated: undefined,
		nameservers: undefined
	};
}
function nameserversOf(facts, parts, key) {
	const given = facts.flatMap(({ part, scope })=>{
		if (part.kind !== 'nameservers') return [];
		const users = [
			part.networks,
			...parts.usersOf(scope, groupsOf(part)).map(({ ids })=>ids)
		].flat();
		return users.some((id)=>`${scope}|${parts.networkId(scope, id)}` === key) ? [
			part.to
		] : [];
	});
	return given.at(-1);
}
/** Addresses at which only those inside of the network reach its resolver. */ function insideOf({ network, stated }, parts) {
	if (network === undefined) return [];
	const { behaviour, scope, name, at } = network;
	const assumption = stated === undefined ? `the cluster's nodes are in ${name}` : undefined;
	const cidr = parts.cidr(scope, name);
	const nth = behaviour.nth === undefined || cidr === undefined ? undefined : (0,dns_endpoint/* nthAddress */.ZX)(cidr, behaviour.nth);
	return [
		...behaviour.addresses,
		...nth === undefined ? [] : [
			nth
		]
	].map((address)=>({
			...network_resolvers_frontendOf(address, `${behaviour.title} ${name}`, idOf(network), at),
			clusterOnly: true,
			...(0,defined/* defined */.s)({
				assumption
			})
		}));
}
/** What the nodes' resolver files list; undefined where that is not all known. */ function nodesOf(home, { parts, addresses }) {
	const { network, scope, name, stated: at } = home;
	if (at === undefined) return undefined;
	const assumptions = [
		`the nodes take the resolvers that ${name} gives them`
	];
	const known = (address)=>({
			address,
			port: 53,
			assumptions
		});
	const own = (network?.behaviour.addresses ?? []).slice(0, 1).map(known);
	const stated = home.nameservers;
	const upstreams = stated === undefined ? own : stated.flatMap(({ value })=>{
		if (value.kind === 'unknown' || value.kind === 'peer') return [];
		if (value.kind === 'address') return [
			known(addresses.dialled(scope, (0,dns_endpoint/* parseAddress */.or)(value.address) ?? value.address))
		];
		const endpoint = parts.endpoints.get(`${scope}|${value.id}`);
		return endpoint === undefined ? [] : addresses.of(scope, endpoint.part).map(known);
	});
	return upstreams.length < Math.max(1, stated?.length ?? 1) ? undefined : {
		name,
		upstreams,
		at
	};
}
/** A rule that sends names on, and it is not stated which or where to. */ function openRule({ zone, to }, at) {
	if (to === undefined) return undefined;
	const unknown = to.find(({ value })=>value.kind === 'unknown');
	if (zone !== undefined && unknown === undefined && to.length > 0) return undefined;
	return {
		zone: zone?.value,
		at: unknown?.at ?? at
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/context.js

/** Where it is not known on which nodes a pod runs, the first kind of them. */ function firstPool({ pools }) {
	const [pool] = pools;
	(0,invariant/* invariant */.V1)(pool !== undefined, 'a cluster has at least one pool of nodes');
	return pool;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/known-hosts.js
/** Host names that a workload's own system is stated to have an address for: /etc/hosts, services beside it. */ 
const NO_HOSTS = new Map();
/** The first statement about a name counts, as in /etc/hosts; a Service without an address says nothing. */ function knownHosts(workload, servicesNamed, addressesOf) {
	const known = new Map();
	for (const { name, to, says, at } of workload.hosts ?? []){
		if (known.has(name)) continue;
		const via = [
			{
				at,
				says
			}
		];
		if ('value' in to) {
			const address = (0,dns_endpoint/* parseAddress */.or)(to.value);
			if (address !== undefined) known.set(name, [
				{
					address,
					via
				}
			]);
			continue;
		}
		const service = servicesNamed.get(`${to.namespace}/${to.service}`);
		const addresses = service === undefined ? [] : addressesOf.get(service) ?? [];
		if (addresses.length > 0) known.set(name, addresses.map((address)=>({
				address,
				via
			})));
	}
	return known;
}
/**
 * What a pod that asks the cluster DNS gets for Services: their names in full, and shorter ones by the search domains of
 * its namespace (kubernetes/dns docs/specification.md 2.3; pkg/kubelet/network/dns/dns.go).
 */ function serviceHosts(addressesOf, domain) {
	const everywhere = new Map();
	const within = new Map();
	for (const [service, addresses] of addressesOf){
		const { namespace, name, at } = service;
		const via = [
			{
				at,
				says: `${name}.${namespace}.svc is Service ${namespace}/${name}`,
				setting: 'host-name'
			}
		];
		const found = addresses.map((address)=>({
				address,
				via
			}));
		const near = within.get(namespace) ?? new Map();
		within.set(namespace, near.set(name.toLowerCase(), found));
		const own = `${name}.${namespace}`.toLowerCase();
		for (const host of [
			own,
			`${own}.svc`,
			`${own}.svc.${hostName(domain)}`
		])everywhere.set(host, found);
	}
	const known = new Map();
	return (namespace)=>{
		const made = known.get(namespace) ?? new Map([
			...everywhere,
			...within.get(namespace) ?? []
		]);
		known.set(namespace, made);
		return made;
	};
}
/** As a server sees them that asks once, at its start: the cluster DNS may be itself, and not answer yet. */ function atStart(hosts) {
	return new Map([
		...hosts
	].map(([name, addresses])=>{
		const assumes = `the cluster DNS has answered for ${name} when this server started`;
		return [
			name,
			addresses.map((one)=>({
					...one,
					assumes
				}))
		];
	}));
}
/** The first of the two that knows a name. */ function besides(first, then) {
	return first.size === 0 ? then : new Map([
		...then,
		...first
	]);
}
/** As the keys of `KnownHosts`. */ function hostName(name) {
	return name.toLowerCase().replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/stated-version.js
/** Which CoreDNS a server runs, where its own image does not say: what else states it, and what a Corefile tells of it. */ 

/** An installer's setting, the one version that all other CoreDNS images have, or what Kubernetes of a version brings. */ function statedVersion(facts) {
	const settings = facts.flatMap((fact)=>fact.kind !== 'network' || fact.corednsVersion === undefined ? [] : versionIn(fact.corednsVersion));
	if (settings.length > 0) return theOnly(settings);
	const tags = new Map();
	for (const fact of facts){
		if (fact.kind !== 'workload' || fact.installerDefault !== undefined) continue;
		for (const { image } of fact.containers){
			const value = image === undefined ? undefined : versionOf(image.value);
			if (image !== undefined && value !== undefined && !tags.has(value)) tags.set(value, {
				value,
				at: image.at
			});
		}
	}
	if (tags.size > 0) return theOnly([
		...tags.values()
	]);
	const brought = [];
	for (const fact of facts){
		if (fact.kind !== 'network' || fact.kubernetesVersion === undefined) continue;
		const value = corednsOfKubernetes(fact.kubernetesVersion.value);
		if (value !== undefined) brought.push({
			value,
			at: fact.kubernetesVersion.at
		});
	}
	return theOnly(brought);
}
function versionIn({ value, at }) {
	const version = /^v?(\d+\.\d+\.\d+)(?:$|[-+_])/.exec(value.trim())?.[1];
	return version === undefined ? [] : [
		{
			value: version,
			at
		}
	];
}
/** Sources that do not agree state nothing. */ function theOnly(versions) {
	return versions.every(({ value })=>value === versions[0]?.value) ? versions[0] : undefined;
}
/** By the tag of an image that is called after CoreDNS; a program with CoreDNS inside counts its own releases. */ function versionOf(image) {
	return /coredns[^/:@]*:v?(\d+\.\d+\.\d+)/i.exec(image)?.[1];
}
/** Tokens and zones of a text that is tried with every release; a larger one is with every eighth, and then with the oldest. */ const MAX_TRIED = 10_000;
const MAX_TRIED_EIGHTH = 100_000;
/** The newest release that takes a text that the newest one refuses, and what the next one says of it; undefined where none does. */ function newestTaking(size, read, refusal) {
	const stride = size > MAX_TRIED_EIGHTH ? RELEASES.length - 1 : size > MAX_TRIED ? 8 : 1;
	let since = (0,invariant/* itemAt */.R9)(RELEASES, 0);
	let error = refusal;
	for(let index = stride; index < RELEASES.length; index += stride){
		const version = (0,invariant/* itemAt */.R9)(RELEASES, index);
		const reading = read(version);
		const first = reading.value.errors[0];
		if (first === undefined) return {
			version,
			reading,
			refused: {
				since,
				error
			}
		};
		since = version;
		error = first;
	}
	return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/upstreams.js
/** What the TO arguments of each forward step come to. */ 




/** A server that is in no pod: nothing is mounted, filled in or named by Services. */ function outsidePods(resolver) {
	return {
		resolver,
		version: '',
		assumed: [],
		files: new Map(),
		filledFrom: new Map(),
		hosts: NO_HOSTS,
		context: undefined
	};
}
function resolveUpstreams(config, input) {
	const out = new Map();
	const { version } = input;
	for (const block of config.blocks){
		for (const step of block.steps){
			if (step.kind !== 'forward') continue;
			const list = [];
			for (const to of step.to)for (const one of resolved(to, input))list.push(one);
			out.set(step, atLeast(version, 1, 14, 4) ? upstreams_distinct(list, atLeast(version, 1, 15, 0)) : list);
		}
	}
	return out;
}
function resolved({ value: upstream, at }, input) {
	switch(upstream.kind){
		case 'endpoint':
			{
				const address = (0,dns_endpoint/* parseAddress */.or)(upstream.address) ?? upstream.address;
				const filled = filledIn(at, address, input.filledFrom);
				const { port, transport } = upstream;
				const via = filled === undefined ? [] : [
					filled.step
				];
				const assumptions = filled?.assumes === undefined ? [] : [
					filled.assumes
				];
				return [
					{
						kind: 'known',
						address,
						port,
						transport,
						at,
						via,
						assumptions
					}
				];
			}
		case 'resolver-file':
			return fromResolverFile(upstream.path, at, input);
		case 'host':
			return fromHost(upstream, at, input);
		case 'placeholder':
			{
				const because = `${upstream.name} is filled in on the node`;
				const missing = upstream.name === 'cluster-dns' ? {
					kind: 'cluster-dns'
				} : {
					kind: 'value'
				};
				return [
					{
						kind: 'unknown',
						because,
						missing,
						at,
						via: []
					}
				];
			}
		case 'unresolved':
			return [
				{
					kind: 'unknown',
					because: upstream.because,
					missing: {
						kind: 'value'
					},
					at,
					via: []
				}
			];
		default:
			return (0,invariant/* assertNever */.xb)(upstream);
	}
}
function fromResolverFile(path, at, input) {
	const { resolver, assumed, files, context } = input;
	const mounted = files.get(path);
	if (mounted !== undefined && context !== undefined) return fromMountedFile(path, context.readers.resolverFile(mounted).value.nameservers, at);
	if (typeof resolver !== 'function' && path !== '/etc/resolv.conf') {
		const because = `what ${path} holds is not stated`;
		return [
			{
				kind: 'unknown',
				because,
				missing: {
					kind: 'host-file',
					path
				},
				at,
				via: []
			}
		];
	}
	const view = typeof resolver === 'function' ? resolver(path) : resolver;
	const list = view.nameservers.map(({ address, via, assumptions })=>(0,dns_endpoint/* parseAddress */.or)(address) === undefined ? noAddress(address, at) : onPort53({
			address,
			at,
			via,
			assumptions: [
				...assumed,
				...assumptions
			]
		}));
	if (view.unknown !== undefined) return [
		...list,
		notKnown(view.unknown, at, assumed)
	];
	if (!view.outside && view.nameservers.length > 0) return list;
	return [
		...list,
		{
			kind: 'unknown',
			because: view.outside ? 'the resolvers that the nodes get from their network' : 'the resolver file lists no nameserver',
			outside: view.outside,
			...(0,defined/* defined */.s)({
				assumptions: view.outsideAssumes !== undefined ? [
					...assumed,
					view.outsideAssumes
				] : undefined
			}),
			at,
			via: []
		}
	];
}
function fromMountedFile(path, nameservers, to) {
	return nameservers.map(({ value, at })=>{
		const address = (0,dns_endpoint/* parseAddress */.or)(value);
		if (address === undefined) return noAddress(value, to);
		const says = `${path} lists nameserver ${value}`;
		return onPort53({
			address,
			at: to,
			via: [
				{
					at,
					says,
					setting: 'resolver-file',
					written: value
				}
			],
			assumptions: []
		});
	});
}
function onPort53(one) {
	return {
		kind: 'known',
		port: 53,
		transport: 'dns',
		...one
	};
}
function fromHost({ name, port, transport }, at, { assumed, hosts, context }) {
	const known = {
		kind: 'known',
		port,
		transport,
		at
	};
	// RFC 6761 6.3: whoever answers for it answers with loopback.
	if (/^localhost\.?$/i.test(name)) {
		const assumptions = [
			...assumed,
			'the resolver of its pod has an address for localhost'
		];
		return [
			{
				...known,
				address: '127.0.0.1',
				via: [],
				assumptions
			}
		];
	}
	const addresses = hosts.get(hostName(name));
	if (addresses !== undefined) return addresses.map(({ address, via, assumes })=>{
		const assumptions = assumes === undefined ? assumed : [
			...assumed,
			assumes
		];
		return {
			...known,
			address,
			via,
			assumptions
		};
	});
	const declared = declaredAs(name, context);
	if (declared !== undefined) return declared.map((one)=>{
		const via = [
			{
				at: one.at,
				says: `the configuration says that ${name} is ${one.value}`
			}
		];
		return {
			...known,
			address: (0,dns_endpoint/* parseAddress */.or)(one.value) ?? one.value,
			via,
			assumptions: assumed
		};
	});
	const because = `what ${name} resolves to is not stated`;
	return [
		{
			kind: 'unknown',
			because,
			missing: {
				kind: 'host-name',
				name
			},
			at,
			via: []
		}
	];
}
/** The addresses of the resolver that the configuration calls so. */ function declaredAs(name, context) {
	return context?.input.settings?.resolvers.find((one)=>hostName(one.name) === hostName(name))?.addresses;
}
function notKnown(unknown, at, assumed) {
	const { because, missing, via, withStub } = unknown;
	const supposed = withStub?.map((one)=>({
			kind: 'known',
			address: one.address,
			port: 53,
			transport: 'dns',
			at,
			via: one.via,
			assumptions: [
				...assumed,
				...one.assumptions
			]
		}));
	return {
		kind: 'unknown',
		because,
		missing,
		...(0,defined/* defined */.s)({
			withStub: supposed
		}),
		at,
		via
	};
}
/** A nameserver line without an address is kept as a host name and resolved when it is asked (miekg/dns ClientConfigFromReader). */ function noAddress(text, at) {
	return /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text) ? {
		kind: 'unknown',
		because: `what ${text} resolves to is not stated`,
		missing: {
			kind: 'host-name',
			name: text
		},
		at,
		via: []
	} : {
		kind: 'known',
		address: text,
		port: 0,
		transport: 'dns',
		at,
		via: [],
		assumptions: []
	};
}
/** A placeholder stands at the place, or what a chart makes; an address that is written out there is nobody's filling. */ function filledIn({ file, span }, address, filledFrom) {
	const filled = filledFrom.get(address);
	if (filled?.assumes !== undefined) return file.text.startsWith(address, span.start) ? undefined : filled;
	return file.text.startsWith('__PILLAR__', span.start) ? filled : undefined;
}
/** CoreDNS >= 1.14.4 asks an address once, however often it is listed; 1.15.0 once by each transport (plugin/forward/resolve.go). */ function upstreams_distinct(list, byTransport) {
	const seen = new Set();
	return list.filter((one)=>{
		if (one.kind === 'unknown') return true;
		const key = `${byTransport ? one.transport : ''}|${one.address}|${one.port}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/coredns-servers.js
/** Servers that read a Corefile: of a workload, of a ConfigMap alone, of a bare file. */ 





function makeServer(one, context) {
	const { found } = one;
	const { reading, version, refused } = readAsStarted(found, context);
	for (const notice of reading.notices)context.remark(notice);
	const config = withAdded(reading.value, found.added ?? []);
	const binds = found.software === 'node-cache' && one.network.startsWith('node:') ? config.blocks.flatMap((block)=>block.bind.flatMap((bind)=>bind.value.kind === 'address' ? [
				bind.value.address
			] : [])) : [];
	const claims = [
		...new Set([
			...found.claims,
			...binds.filter((address)=>!/^(0\.0\.0\.0|::|127\.|::1)/.test(address))
		])
	];
	return {
		id: one.id,
		name: one.name,
		...(0,defined/* defined */.s)({
			workload: one.workload
		}),
		software: found.software,
		network: one.network,
		...(0,defined/* defined */.s)({
			pool: one.pool
		}),
		version,
		...(0,defined/* defined */.s)({
			versionAt: found.versionAt
		}),
		config,
		...(0,defined/* defined */.s)({
			refused
		}),
		upstreams: olderThan(refused, resolveUpstreams(config, {
			resolver: one.resolver,
			version,
			assumed: found.assumption === undefined ? [] : [
				found.assumption
			],
			files: found.context.files,
			filledFrom: found.filledFrom ?? new Map(),
			hosts: one.hosts ?? NO_HOSTS,
			context
		})),
		claims,
		...(0,defined/* defined */.s)({
			assumption: found.assumption,
			containerEngine: one.containerEngine
		}),
		at: one.at
	};
}
/** Where nothing states the version, a text that the newest refuses may be an older one's. */ function readAsStarted(found, context) {
	const read = (version)=>context.readers.corefile(found.text, {
			...found.context,
			version
		});
	const reading = read(found.version);
	const [error] = reading.value.errors;
	if (error === undefined || found.versionAt !== undefined || found.software !== 'coredns') return {
		reading,
		version: found.version
	};
	return newestTaking(reading.value.size ?? found.text.text.length, read, error) ?? {
		reading,
		version: found.version
	};
}
function olderThan(refused, upstreams) {
	if (refused === undefined) return upstreams;
	return coredns_servers_assuming(upstreams, `CoreDNS is older than ${refused.since}, which does not start with this Corefile`);
}
function coredns_servers_assuming(upstreams, assumes) {
	return new Map([
		...upstreams
	].map(([step, list])=>[
			step,
			list.map((one)=>({
					...one,
					assumptions: [
						...one.assumptions ?? [],
						assumes
					]
				}))
		]));
}
/** The server, where what it is made of may not stay as it is. */ function asFarAsKnown(server, mayDiffer) {
	return mayDiffer === undefined ? server : {
		...server,
		upstreams: coredns_servers_assuming(server.upstreams, mayDiffer)
	};
}
/** A Corefile in a ConfigMap whose workload is not in the repository: the platform's own CoreDNS or node cache. */ function assumedServer(map, entry, times, context) {
	const nodeCache = /__PILLAR__/.test(entry.text.text) || /node-?local-?dns/i.test(map.name);
	const pool = firstPool(context);
	const name = `${map.namespace}/${map.secret === true ? 'Secret' : 'ConfigMap'}/${map.name}`;
	const id = times === 1 ? name : `${name}#${times}`;
	const stated = context.input.settings?.corednsVersion ?? context.coreDnsVersion;
	const version = nodeCache ? NODE_CACHE_COREDNS : stated?.value ?? NEWEST_COREDNS;
	const assumption = nodeCache ? `the workload that uses ConfigMap ${map.namespace}/${map.name} runs node-cache in the node's network with dnsPolicy Default` : `the workload that uses ConfigMap ${map.namespace}/${map.name} runs in its own pod network with dnsPolicy Default`;
	const view = context.inherited(pool);
	const found = {
		text: entry.text,
		software: nodeCache ? 'node-cache' : 'coredns',
		claims: [],
		version,
		...(0,defined/* defined */.s)({
			versionAt: stated?.at
		}),
		assumption,
		context: {
			version,
			build: nodeCache ? 'node-cache' : 'coredns',
			env: new Map(),
			envKnown: false,
			port: 53,
			path: '/etc/coredns/Corefile',
			files: new Map([
				...map.data.map((one)=>[
						`/etc/coredns/${one.key}`,
						one.text
					]),
				...customBeside(map, context)
			]),
			filesComplete: false
		}
	};
	return makeServer({
		id,
		name,
		network: nodeCache ? `node:${pool.name}` : `pod:${id}`,
		pool: pool.name,
		found,
		resolver: view,
		at: map.at
	}, context);
}
/** `import custom/*.server` of a platform's Corefile finds ConfigMap coredns-custom of the same namespace. */ function customBeside(map, context) {
	const custom = context.mapsNamed.get(`${map.namespace}/coredns-custom`);
	if (custom === undefined) return [];
	return custom.data.map((entry)=>[
			`/etc/coredns/custom/${entry.key}`,
			entry.text
		]);
}
/** `path`: where the Corefile lies among the files, which lie as in the repository or as on the machine it mirrors. */ function bareServer(text, { path, files }, context) {
	const stated = context.input.settings?.corednsVersion ?? context.coreDnsVersion;
	const version = stated?.value ?? NEWEST_COREDNS;
	const found = {
		text: text.text,
		software: 'coredns',
		claims: [],
		version,
		...(0,defined/* defined */.s)({
			versionAt: stated?.at
		}),
		context: {
			version,
			build: 'coredns',
			env: new Map(),
			envKnown: false,
			port: 53,
			path,
			files,
			filesComplete: false
		}
	};
	const unknown = {
		nameservers: [],
		unknown: {
			because: 'what /etc/resolv.conf holds on its host is not stated',
			via: [],
			missing: {
				kind: 'host-file',
				path: '/etc/resolv.conf'
			}
		},
		outside: false
	};
	return makeServer({
		id: text.path,
		name: text.path,
		network: `host:${text.path}`,
		found,
		resolver: unknown,
		at: text.at
	}, context);
}
/** A zone that the text serves already at the same place makes the server refuse the added block (core/dnsserver/register.go). */ function withAdded(config, added) {
	if (added.length === 0) return config;
	const places = (block)=>block.keys.flatMap((key)=>(block.bind.length === 0 ? [
				'*'
			] : block.bind.map((bind)=>JSON.stringify(bind.value))).map((bind)=>`${key.transport}|${key.zone}|${key.port}|${bind}`));
	const taken = new Set(config.blocks.flatMap(places));
	const errors = [
		...config.errors
	];
	for (const block of added){
		const key = block.keys[0];
		if (key !== undefined && places(block).some((place)=>taken.has(place))) errors.push({
			message: `cannot serve dns://${key.zone}:${key.port} - it is already defined: node-cache adds a server block for this stub domain`,
			at: block.at
		});
		for (const place of places(block))taken.add(place);
	}
	return {
		...config,
		blocks: [
			...config.blocks,
			...added
		],
		errors
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/corefile-of.js
/** Which Corefile a container reads, as which CoreDNS, and what its surroundings say about it. */ 







const COREDNS_IMAGE = /(^|[/.-])coredns([:@-]|$)|coredns/i;
/** Images that the project and the distributions publish; what a private registry calls coredns may hold other plugins. */ const STOCK_IMAGE = /^(?:(?:docker\.io\/)?coredns\/coredns|(?:registry\.k8s\.io|k8s\.gcr\.io|gcr\.io\/google[-_]containers)\/(?:coredns\/)?coredns|(?:docker\.io\/)?rancher\/(?:mirrored-)?coredns-coredns|public\.ecr\.aws\/eks-distro\/coredns\/coredns|mcr\.microsoft\.com\/oss\/(?:v2\/)?kubernetes\/coredns|registry\.aliyuncs\.com\/google_containers\/coredns)(?:[:@]|$)/;
const NODE_CACHE_IMAGE = /node-cache|nodelocaldns|node-local-dns/i;
/** What a container certainly runs, where nothing but a Corefile configures its image; a looser name may be an exporter's. */ function readsCorefile(container) {
	const image = (0,invariant/* itemAt */.R9)((container.image?.value ?? '').split('@'), 0);
	const name = image.slice(image.lastIndexOf('/') + 1).replace(/:.*$/s, '');
	if (/(?:^|-)coredns$/.test(name)) return 'CoreDNS';
	return /^k8s-dns-node-cache(?:-[a-z0-9]+)?$/.test(name) ? 'node-cache' : undefined;
}
function corefileOf(workload, container, context) {
	return corefileAmong(workload, container, mountedFiles(workload, container, context), context);
}
/** The same with the files that the program finds. */ function corefileAmong(workload, container, mounted, context) {
	const image = container.image?.value ?? '';
	const nodeCache = NODE_CACHE_IMAGE.test(image) || container.words.some((word)=>/(^|\/)node-cache$/.test(word.value));
	const found = startedWith(container, mounted.files, nodeCache);
	if (found === undefined) return undefined;
	for (const map of mounted.used)context.claimed.add(map);
	context.claimedTexts.add(found.text);
	const flag = (name)=>flagOf(container, name);
	const locals = (flag('localip')?.value ?? '').split(',').flatMap((one)=>(0,dns_endpoint/* parseAddress */.or)(one.trim()) ?? []);
	const filled = filledBase({
		workload,
		container,
		mounted,
		locals,
		nodeCache
	}, found, context);
	const settingsVersion = context.input.settings?.corednsVersion ?? context.coreDnsVersion;
	const tag = nodeCache ? undefined : versionOf(image);
	const version = nodeCache ? NODE_CACHE_COREDNS : tag ?? settingsVersion?.value ?? NEWEST_COREDNS;
	const versionAt = nodeCache ? undefined : tag === undefined ? settingsVersion?.at : container.image?.at;
	const env = new Map();
	for (const variable of container.env)env.set(variable.name, variable.value);
	const port = Number(flag('dns.port')?.value ?? flag('p')?.value ?? 53);
	const reading = {
		version,
		build: nodeCache ? 'node-cache' : 'coredns',
		env,
		envKnown: container.envFrom !== true && ![
			...env.values()
		].includes(undefined),
		port: Number.isInteger(port) ? port : 53,
		path: found.at,
		files: mounted.files,
		filesComplete: mounted.complete,
		...(0,defined/* defined */.s)({
			stockImage: STOCK_IMAGE.test(image) ? true : undefined
		})
	};
	return {
		text: filled.text,
		software: nodeCache ? 'node-cache' : 'coredns',
		claims: workload.hostNetwork ? locals : [],
		version,
		...(0,defined/* defined */.s)({
			versionAt
		}),
		...assumedOf(workload),
		...(0,defined/* defined */.s)({
			added: filled.added,
			filledFrom: filled.filledFrom
		}),
		context: reading
	};
}
function startedWith(container, files, nodeCache) {
	const conf = flagOf(container, 'conf');
	const known = COREDNS_IMAGE.test(container.image?.value ?? '') || nodeCache || isCoreDns(container);
	const path = fromRoot(conf?.value) ?? (nodeCache ? flagOf(container, 'corefile')?.value ?? '/etc/Corefile' : undefined);
	const stated = path === undefined ? undefined : files.get(path);
	if (stated !== undefined && path !== undefined) return known || isCorefile(path, stated) ? {
		text: stated,
		at: path,
		templated: false
	} : undefined;
	if (nodeCache) {
		const at = flagOf(container, 'basecorefile')?.value ?? '/etc/coredns/Corefile.base';
		const text = files.get(at);
		if (text !== undefined) return {
			text,
			at,
			templated: true
		};
	}
	if (!known && conf === undefined || path !== undefined && !nodeCache) return undefined;
	for (const [at, text] of files)if (/(^|\/)Corefile(\.base)?$/.test(at)) return {
		text,
		at,
		templated: nodeCache && at.endsWith('.base')
	};
	return undefined;
}
/** What node-cache makes of its base: placeholders filled in, stub domains added, and whence each came. */ function filledBase(starting, { text, templated }, context) {
	const { workload, container, locals } = starting;
	const stated = kubeDnsOf(starting, context);
	const filledFrom = new Map();
	for (const one of stated?.upstreamNameservers ?? [])filledFrom.set((0,dns_endpoint/* parseAddress */.or)(one.value) ?? one.value, {
		step: {
			at: one.at,
			says: `upstreamNameservers lists ${one.value}: node-cache writes it in place of __PILLAR__UPSTREAM__SERVERS__`,
			setting: 'placeholder',
			written: one.value
		}
	});
	const taken = templated ? ownServiceAddress(workload, container, locals, context) : undefined;
	if (taken !== undefined) filledFrom.set(taken.address, taken);
	const sources = (0,defined/* defined */.s)({
		filledFrom: filledFrom.size === 0 ? undefined : filledFrom
	});
	if (!templated) return {
		text,
		...sources
	};
	const localPort = Number(flagOf(container, 'localport')?.value ?? 53);
	const added = stated === undefined ? [] : stubBlocks(stated.stubDomains, locals, localPort, workload.hostNetwork);
	const upstreams = (stated?.upstreamNameservers ?? []).map((one)=>one.value);
	return {
		text: fillPlaceholders(text, {
			...starting,
			upstreams,
			own: taken?.address
		}, context),
		...sources,
		...(0,defined/* defined */.s)({
			added: added.length === 0 ? undefined : added
		})
	};
}
/** node-cache reads the kube-dns ConfigMap where it is mounted, at /etc/kube-dns unless reported (cmd/node-cache/app/configmap.go). */ function kubeDnsOf({ container, mounted, nodeCache }, { input }) {
	if (!nodeCache) return undefined;
	const folder = flagOf(container, 'kubednscm')?.value ?? '/etc/kube-dns';
	const map = mounted.used.find((one)=>one.data.some((entry)=>mounted.files.get(join(folder, entry.key)) === entry.text && !/Corefile/.test(entry.key)));
	return map === undefined ? undefined : input.readKubeDns(map.data);
}
function isCoreDns({ words }) {
	return words.some(({ value }, index)=>value.endsWith('/coredns') || index === 0 && value === 'coredns');
}
/** Many programs take `--conf`: of one that is not known to be CoreDNS the file has to look like a Corefile. */ function isCorefile(path, { text }) {
	return /corefile/i.test(path.slice(path.lastIndexOf('/') + 1)) || SERVER_BLOCK.test(text) && PLUGIN_LINE.test(text);
}
const SERVER_BLOCK = /^[ \t]{0,99}[^\s#{}"'=:;][^\n{}"'=;]{0,999}\{[ \t]*\r?$|^[ \t]{0,99}\.?(?::\d+)?[ \t]*\{[ \t]*\r?$/m;
const PLUGIN_LINE = /^[ \t]+(?:errors|forward|proxy|kubernetes|cache|hosts|file|auto|loop|reload|health|ready|log|import|template|rewrite|whoami|prometheus|etcd|bind|acl|erratic|k8s_gateway)(?:[ \t]|\r?$)/m;
function assumedOf(workload) {
	const all = [
		...workload.installerDefault === undefined ? [] : [
			workload.installerDefault
		],
		...workload.assumes ?? []
	];
	return all.length === 0 ? {} : {
		assumption: all.join(' and ')
	};
}
/** A relative path counts from the root, where the images start their program. */ function fromRoot(path) {
	return path === undefined || path.startsWith('/') ? path : `/${path.replace(/^\.\//, '')}`;
}
/** `-conf X`, `-conf=X`, `--conf=X` (Go flag package). */ function flagOf(container, name) {
	const { words } = container;
	for(let i = words.length - 1; i >= 0; i -= 1){
		const word = words[i];
		if (word === undefined) continue;
		const match = /^--?([a-z.]+)(?:=(.*))?$/s.exec(word.value);
		if (match === null || match[1] !== name) continue;
		if (match[2] !== undefined) return {
			value: match[2],
			at: word.at
		};
		const next = words[i + 1];
		if (next !== undefined) return next;
	}
	return undefined;
}
/** What node-cache itself does to its base file before CoreDNS starts (cmd/node-cache/app/configmap.go updateCorefile). */ function fillPlaceholders(text, { workload, container, locals, upstreams, own }, context) {
	const upstream = flagOf(container, 'upstreamsvc')?.value ?? 'kube-dns';
	const service = context.servicesNamed.get(`${workload.namespace}/${upstream}`);
	const reported = service !== undefined ? (context.addressesOf.get(service) ?? []).join(' ') : upstream === 'kube-dns' && context.clusterDns.length > 0 ? context.clusterDns[0]?.address : own;
	// Where -localip itself is still to be filled in, so is what takes its place.
	const unfilled = locals.length === 0 && /[A-Za-z_]/.test(flagOf(container, 'localip')?.value ?? '');
	const values = new Map([
		...unfilled ? [] : [
			[
				'__PILLAR__LOCAL__DNS__',
				locals.join(' ')
			],
			[
				'__PILLAR__DNS__SERVER__',
				''
			]
		],
		[
			'__PILLAR__UPSTREAM__SERVERS__',
			upstreams.length > 0 ? upstreams.join(' ') : '/etc/resolv.conf'
		]
	]);
	if (reported !== undefined) values.set('__PILLAR__CLUSTER__DNS__', reported);
	return replaceAll(text, values);
}
/**
 * The address of kube-dns, where only the cache itself tells it: beside its own link-local address it holds the one that
 * pods ask (kubernetes/kubernetes cluster/addons/dns/nodelocaldns). With `-upstreamsvc kube-dns` it then asks itself.
 */ function ownServiceAddress(workload, container, locals, context) {
	const upstream = flagOf(container, 'upstreamsvc');
	if ((upstream?.value ?? 'kube-dns') !== 'kube-dns' || context.clusterDns.length > 0) return undefined;
	if (context.servicesNamed.has(`${workload.namespace}/kube-dns`)) return undefined;
	const [address, ...others] = locals.filter((one)=>!/^(?:169\.254\.|127\.|fe80:|::1$)/.test(one));
	if (address === undefined || others.length > 0 || locals.length < 2) return undefined;
	return {
		address,
		step: {
			at: upstream?.at ?? container.image?.at ?? workload.at,
			says: 'node-cache asks the Service kube-dns, whose address it takes over on the node',
			setting: 'placeholder'
		},
		assumes: `${address}, which the cache takes over, is the address of the Service kube-dns`
	};
}
function replaceAll(source, values) {
	let text = '';
	const segments = [];
	let done = 0;
	const copy = (end)=>{
		if (end > done) {
			segments.push({
				start: text.length,
				at: done,
				length: end - done,
				verbatim: true
			});
			text += source.text.slice(done, end);
		}
		done = end;
	};
	for (const match of source.text.matchAll(/__PILLAR__[A-Z_]+__/g)){
		const value = values.get(match[0]);
		if (value === undefined) continue;
		copy(match.index);
		if (value !== '') {
			segments.push({
				start: text.length,
				at: match.index,
				length: match[0].length,
				verbatim: false
			});
			text += value;
		}
		done = match.index + match[0].length;
	}
	copy(source.text.length);
	return (0,source_text/* derive */.CX)(source, text, segments);
}
/** The block that node-cache appends for each stub domain (cmd/node-cache/app/configmap.go getStubDomainStr). */ function stubBlocks(stubs, locals, port, onNode) {
	return stubs.map((stub)=>{
		const { at } = stub;
		return {
			keys: [
				{
					zone: (0,dns_name/* absolute */.ys)(stub.zone),
					transport: 'dns',
					port: Number.isInteger(port) ? port : 53,
					at
				}
			],
			bind: onNode ? locals.map((address)=>({
					value: {
						kind: 'address',
						address
					},
					at
				})) : [],
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
					to: stub.servers.map((server)=>({
							value: endpointIn(server.value),
							at: server.at
						})),
					policy: 'random',
					maxConcurrent: 0,
					failover: [],
					next: [],
					protocol: 'client',
					merges: false,
					at
				}
			]
		};
	});
}
function endpointIn(text) {
	const bracketed = /^\[([^\]]*)\](?::(\d{1,5}))?$/.exec(text) ?? /^([^:]*)(?::(\d{1,5}))?$/.exec(text);
	const address = (0,dns_endpoint/* parseAddress */.or)(bracketed?.[1] ?? text);
	if (address === undefined) return {
		kind: 'unresolved',
		text,
		because: `what ${text} resolves to is not stated`
	};
	return {
		kind: 'endpoint',
		address,
		port: Number(bracketed?.[2] ?? 53),
		transport: 'dns'
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/started-servers.js
/** DNS servers that units of a machine start: in the machine's own network, with its files. */ 



/** The network of a pool's nodes, or of a machine that is no node. */ function networkOf(pool) {
	return pool.standalone === true ? `host:${pool.name}` : `node:${pool.name}`;
}
function nameOn(pool, server) {
	return pool.standalone === true ? `host/${pool.name}/${server}` : `node/${pool.name}/${server}`;
}
/** The DNS servers that a pool's units start. */ function startedServers(pool, network, fileOf, context) {
	const out = [];
	const files = new Map([
		...pool.files
	].map(([path, { text }])=>[
			path,
			text
		]));
	// Which of them the machine's own resolver file is, links decide.
	for (const path of files.keys())if (/resolv\.conf$/.test(path)) files.delete(path);
	const names = new Set();
	for (const fact of pool.servers){
		if (pool.off.has(fact.name)) continue;
		const own = names.has(fact.name) ? `${fact.name} (${fact.at.file.path})` : fact.name;
		names.add(own);
		const place = {
			id: `${own} on ${pool.name}`,
			name: nameOn(pool, own),
			network,
			pool: pool.name,
			at: fact.at
		};
		const started = {
			fact,
			place,
			files,
			resolver: (path)=>throughBind(fact, path, fileOf)
		};
		const server = fact.program === 'coredns' || fact.program === 'node-cache' ? corednsOf(started, pool, context) : otherOf(started, fact.program, context);
		if (server !== undefined) out.push(server);
	}
	return out;
}
function throughBind(fact, path, fileOf) {
	const bind = fact.binds.find((one)=>one.path === path);
	if (bind === undefined) return fileOf(path);
	const view = fileOf(bind.source);
	const pathStep = {
		at: bind.at,
		says: `the unit shows ${bind.source} at ${path}`,
		setting: 'link'
	};
	return {
		...view,
		nameservers: view.nameservers.map((one)=>({
				...one,
				via: [
					pathStep,
					...one.via
				]
			}))
	};
}
function corednsOf({ fact, place, files, resolver }, pool, context) {
	const container = {
		name: fact.name,
		init: false,
		words: fact.words,
		env: fact.env,
		ports: [],
		mounts: [],
		// The manager's own environment and drop-ins of the machine are not in a repository.
		envFrom: true
	};
	const found = corefileAmong(asWorkload(fact, container), container, {
		files,
		used: [],
		complete: false
	}, context);
	if (found === undefined) return undefined;
	// As a Corefile alone would be called, where nobody says whose machine it is.
	const [start] = found.text.segments;
	const name = pool.standalone === true ? (start?.file ?? found.text.file).path : place.name;
	return makeServer({
		...place,
		name,
		found,
		resolver
	}, context);
}
/** A program on a machine is like a container in the machine's own network, with all of its files. */ function asWorkload(fact, container) {
	return {
		kind: 'workload',
		namespace: 'node',
		workload: 'unit',
		name: fact.name,
		labels: {},
		hostNetwork: true,
		containers: [
			container
		],
		volumes: [],
		podSpecAt: fact.at,
		nodeSelector: {},
		at: fact.at
	};
}
/** Where each program reads its configuration, the option that names another file, and the name by which its reader knows the file. */ const CONFIGURATION = {
	dnsmasq: {
		usual: /^\/etc\/dnsmasq(?:\.conf|\.d\/[^/]+)$/,
		option: /^(?:--conf-file(?:=(.*))?|-C(.*))$/s,
		main: '/dnsmasq.conf'
	},
	unbound: {
		usual: /^\/etc\/unbound\/(?:unbound\.conf|(?:unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/,
		option: /^-c(.*)$/s,
		main: '/unbound.conf'
	},
	named: {
		usual: /^\/etc\/(?:bind\/|named\/)?named\.conf(?:\.[^/]+)?$/,
		option: /^-c(.*)$/s,
		main: '/named.conf'
	},
	'pdns-recursor': {
		usual: /^\/etc\/(?:powerdns|pdns-recursor)\/recursor\.(?:conf|ya?ml)$/,
		option: /^--config(?:=(.*))?$/s,
		main: '/recursor.conf'
	}
};
function otherOf({ fact, place, files, resolver }, program, context) {
	const container = {
		image: '',
		...started_servers_startedWith(fact, program, files),
		env: fact.env,
		at: fact.at
	};
	const software = context.readers.software.find((one)=>one.id === program);
	const reading = software?.read(container);
	if (reading === undefined) return undefined;
	for (const notice of reading.notices)context.remark(notice);
	return {
		...place,
		software: program,
		version: '',
		config: reading.value,
		upstreams: resolveUpstreams(reading.value, outsidePods(resolver)),
		claims: []
	};
}
/** The files that a command line names, else the usual ones; and its words without those names. */ function started_servers_startedWith({ words: given }, program, files) {
	const { usual, option, main } = CONFIGURATION[program];
	const named = new Map();
	const words = [];
	for(let i = 0; i < given.length; i += 1){
		const word = (0,invariant/* itemAt */.R9)(given, i);
		const match = i === 0 ? null : option.exec(word.value);
		if (match === null) {
			words.push(word);
			continue;
		}
		const attached = match[1] ?? match[2] ?? '';
		if (attached === '') i += 1;
		const text = files.get(attached === '' ? given[i]?.value ?? '' : attached);
		if (text === undefined) words.push(word);
		else named.set(main, text);
	}
	return {
		words,
		files: named.size > 0 ? named : new Map([
			...files
		].filter(([path])=>usual.test(path)))
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/resolver-servers.js
/** Resolvers other than CoreDNS: on the nodes, declared, known by behaviour. */ 








/** Resolvers that run on the nodes themselves. */ function nodeServers(pool, context) {
	const { readers, machineNotices: notices } = context;
	const { anchor } = context.facts;
	const out = [];
	const network = networkOf(pool);
	const resolved = resolvedServer(pool, readers, anchor);
	if (resolved !== undefined) out.push(resolved);
	const at = pool.osAt ?? pool.provisionerAt ?? anchor;
	const fileOf = (path)=>nodeResolverFile({
			pool,
			readers,
			notices
		}, path, {
			via: [],
			anchor: at
		});
	for (const server of startedServers(pool, network, fileOf, context))out.push(server);
	for (const [software, pattern, read] of [
		[
			'dnsmasq',
			/^\/etc\/(dnsmasq\.conf|dnsmasq\.d\/[^/]+)$/,
			readers.dnsmasq
		],
		[
			'unbound',
			/^\/etc\/unbound\/(unbound\.conf|(unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/,
			readers.unbound
		],
		[
			'named',
			/^\/etc\/(bind\/|named\/)?named\.conf(\.(options|local))?$/,
			readers.named
		]
	]){
		const files = [
			...pool.files.entries()
		].filter(([path])=>pattern.test(path)).sort(([a], [b])=>a < b ? -1 : 1);
		const texts = files.map(([, file])=>file.text);
		if (texts.length > 0) append(texts, includedIn(pool, files));
		const started = software === 'dnsmasq' ? underNetworkManager(pool) : undefined;
		if (started !== undefined) append(texts, started.texts);
		const first = files[0]?.[1].at ?? started?.at;
		if (first === undefined || pool.off.has(software) || out.some((one)=>one.software === software)) continue;
		const reading = read(texts);
		// What is included is at hand, as far as anything is.
		for (const notice of reading.notices)if (texts.length === 1 || notice.code !== 'include') notices.push(notice);
		out.push({
			id: `${software} on ${pool.name}`,
			name: nameOn(pool, software),
			software,
			network,
			pool: pool.name,
			version: '',
			config: reading.value,
			upstreams: resolveUpstreams(reading.value, outsidePods(fileOf)),
			claims: boundAddresses(reading.value),
			at: first
		});
	}
	return out;
}
/** Addresses of the machine that a server listens on by name: whoever asks one of them asks it. */ function boundAddresses({ blocks }) {
	const addresses = blocks.flatMap(({ bind })=>bind.flatMap(({ value })=>value.kind === 'address' ? (0,dns_endpoint/* parseAddress */.or)(value.address) ?? [] : []));
	return [
		...new Set(addresses)
	].filter((address)=>!/^(?:0\.0\.0\.0$|::$|127\.|::1$)/.test(address));
}
/** Files beside a daemon's own that these name by their whole path (`include "/etc/bind/forwarders.conf"`), in the order in which they are named. */ function includedIn(pool, main) {
	const counted = new Set(main.map(([path])=>path));
	const others = [
		...pool.files
	].filter(([path])=>!counted.has(path) && /^\/etc\/(?:bind|named|unbound)\//.test(path));
	if (others.length === 0 || others.length > MAX_BESIDE) return [];
	const found = [];
	const open = main.map(([, file])=>file.text);
	for(let next = open.pop(); next !== undefined; next = open.pop())for (const [path, { text }] of others){
		if (counted.has(path) || !next.text.includes(path)) continue;
		counted.add(path);
		found.push(text);
		open.push(text);
	}
	return found;
}
const MAX_BESIDE = 20;
/** The dnsmasq that NetworkManager starts with `dns=dnsmasq`: on loopback, never with a resolver file (src/core/dns/nm-dns-dnsmasq.c). */ function underNetworkManager(pool) {
	const plugin = networkPlugin(pool);
	if (plugin?.value !== 'dnsmasq') return undefined;
	const { at } = plugin;
	const all = pool.network.some((fact)=>fact.nameservers.length > 0) && pool.network.every((fact)=>!/after|before/.test(fact.dhcp));
	const rest = all ? 'no-resolv' : 'resolv-file=/run/NetworkManager/no-stub-resolv.conf';
	const pieces = [
		(0,source_text/* synthetic */.o$)(at, `${rest}\nlisten-address=127.0.0.1\nlisten-address=127.0.1.1\n`)
	];
	for (const fact of pool.network)for (const one of fact.nameservers)pieces.push((0,source_text/* synthetic */.o$)(one.at, `server=${one.value}`), (0,source_text/* synthetic */.o$)(one.at, '\n'));
	const files = [
		...pool.files.entries()
	].filter(([path])=>/^\/etc\/NetworkManager\/dnsmasq\.d\/[^/]+$/.test(path)).sort(([a], [b])=>a < b ? -1 : 1);
	return {
		texts: [
			(0,source_text/* concat */.xW)(pieces),
			...files.map(([, file])=>file.text)
		],
		at
	};
}
function append(to, more) {
	for (const one of more)to.push(one);
}
/** systemd-resolved with its stub and extra listeners, where it runs and listens. */ function resolvedServer(pool, readers, anchor) {
	if (!resolvedRuns(pool)) return undefined;
	const at = pool.resolved?.at ?? pool.osAt ?? pool.provisionerAt ?? anchor;
	const extra = (pool.resolved?.stubListenerExtra ?? []).flatMap((one)=>extraListener(one) ?? []);
	const listeners = [
		...stubListens(pool) ? STUB_LISTENERS.map((address)=>({
				address,
				port: 53,
				at
			})) : [],
		...extra
	];
	if (listeners.length === 0) return undefined;
	const view = resolvedView(pool, readers);
	const forwards = view.routes.filter((route)=>route.to.length > 0).map((route)=>({
			zone: route.zone,
			to: route.to,
			// Scopes are asked at once and the first answer counts; the servers of a scope one after the other.
			policy: route.atOnce ? 'parallel' : 'sequential',
			at: route.to[0]?.at ?? at
		}));
	if (!forwards.some((one)=>one.zone === dns_name/* ROOT */.Dl)) forwards.push({
		zone: dns_name/* ROOT */.Dl,
		to: [],
		policy: 'sequential',
		at
	});
	const ports = [
		...new Set(listeners.map((one)=>one.port))
	];
	const blocks = ports.map((port)=>{
		const addresses = listeners.filter((one)=>one.port === port).map((one)=>one.address);
		const block = simpleBlock(addresses, forwards, at, true);
		return {
			...block,
			keys: block.keys.map((key)=>({
					...key,
					port
				}))
		};
	});
	const config = {
		blocks,
		errors: [],
		at
	};
	const network = {
		kind: 'unknown',
		because: 'the resolvers that the nodes get from their network',
		outside: true,
		at,
		via: []
	};
	const upstreams = new Map();
	for (const step of blocks.flatMap((block)=>block.steps)){
		if (step.kind !== 'forward') continue;
		const known = step.to.flatMap((one)=>{
			if (one.value.kind !== 'endpoint') return [];
			const { address, port } = one.value;
			const assumptions = assumptionsAt(pool, one.at);
			return [
				{
					kind: 'known',
					address,
					port,
					transport: 'dns',
					at: one.at,
					via: [],
					assumptions
				}
			];
		});
		const more = known.length === 0 || view.outside && step.from === dns_name/* ROOT */.Dl ? [
			network
		] : [];
		upstreams.set(step, [
			...known,
			...more
		]);
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
		claims: extra.filter((one)=>one.port === 53).map((one)=>one.address),
		at
	};
}
/** The second one takes questions as they are, without resolved's own additions (systemd-resolved.service(8)). */ const STUB_LISTENERS = [
	node_profiles/* STUB_ADDRESS */.km,
	'127.0.0.54'
];
/** `[udp:|tcp:]ADDRESS[:PORT]` (resolved.conf(5), DNSStubListenerExtra). */ function extraListener(one) {
	const text = one.value.replace(/^(?:udp|tcp):/, '');
	const match = /^(\d+\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(text) ?? /^\[([0-9a-fA-F:.]+)\](?::(\d{1,5}))?$/.exec(text);
	const address = (0,dns_endpoint/* parseAddress */.or)(match?.[1] ?? text);
	return address === undefined ? undefined : {
		address,
		port: match?.[2] === undefined ? 53 : Number(match[2]),
		at: one.at
	};
}
function endpointOf(one) {
	const match = /^(\d+\.\d+\.\d+\.\d+)(?::(\d+))?$/.exec(one.value) ?? /^\[([0-9a-fA-F:]+)\](?::(\d+))?$/.exec(one.value);
	const address = (0,dns_endpoint/* parseAddress */.or)(match?.[1] ?? one.value) ?? one.value;
	return {
		address,
		port: match?.[2] === undefined ? 53 : Number(match[2]),
		at: one.at
	};
}
function simpleBlock(addresses, forwards, at, merges) {
	return {
		keys: [
			{
				zone: dns_name/* ROOT */.Dl,
				transport: 'dns',
				port: 53,
				at
			}
		],
		bind: addresses.map((address)=>({
				value: {
					kind: 'address',
					address
				},
				at
			})),
		views: [],
		at,
		extent: at,
		steps: [
			...forwards.map((one)=>({
					kind: 'forward',
					plugin: 'forward',
					from: one.zone,
					except: [],
					to: one.to.map((to)=>({
							value: {
								kind: 'endpoint',
								address: to.address,
								port: to.port,
								transport: 'dns'
							},
							at: to.at
						})),
					policy: one.policy,
					maxConcurrent: 0,
					failover: [],
					next: [],
					protocol: 'client',
					merges,
					longestFromWins: true,
					at: one.at
				})),
			{
				kind: 'answer',
				plugin: 'resolver',
				at,
				rules: [
					{
						names: {
							kind: 'any'
						},
						effect: 'answer',
						at
					}
				]
			}
		]
	};
}
/** A resolver of the configuration: what it forwards it forwards, the rest it answers. */ function declaredServer(resolver, anchor) {
	const at = resolver.at ?? anchor;
	const forwards = resolver.forwards.map((one)=>({
			zone: (0,dns_name/* absolute */.ys)(one.zone),
			to: one.to.map(endpointOf),
			policy: 'random',
			at: one.at
		}));
	// Addresses of one port share a block; without an address nobody reaches it.
	const byPort = new Map();
	for (const { address, port } of resolver.addresses.map(endpointOf))if ((0,dns_endpoint/* parseAddress */.or)(address) !== undefined) byPort.set(port, [
		...byPort.get(port) ?? [],
		address
	]);
	if (byPort.size === 0) byPort.set(53, []);
	const blocks = [
		...byPort
	].map(([port, addresses])=>{
		const block = simpleBlock(addresses, forwards, at, false);
		return {
			...block,
			keys: block.keys.map((key)=>({
					...key,
					port
				}))
		};
	});
	const config = {
		blocks,
		errors: [],
		at
	};
	return {
		id: `resolver ${resolver.name}`,
		name: resolver.name,
		software: 'declared',
		network: `external:${resolver.name}`,
		version: '',
		config,
		upstreams: resolveUpstreams(config, outsidePods({
			nameservers: [],
			outside: false
		})),
		claims: [],
		at
	};
}
/** `clusterDns`: the addresses that stand where the resolver forwards to the cluster DNS. */ function behaviourServer(given, pools, clusterDns) {
	const fact = {
		...given,
		config: withClusterDns(given.config, clusterDns)
	};
	const network = typeof fact.network === 'object' ? fact.network.beside : fact.network === 'node' ? `node:${fact.pool ?? pools[0]?.name ?? 'default'}` : `external:${fact.name}`;
	return {
		id: `resolver ${fact.name}`,
		name: fact.name,
		software: fact.software,
		network,
		version: '',
		config: fact.config,
		upstreams: resolveUpstreams(fact.config, outsidePods({
			nameservers: [],
			outside: false
		})),
		claims: fact.network === 'node' ? fact.addresses.map((one)=>one.value) : [],
		at: fact.at
	};
}
function withClusterDns(config, addresses) {
	if (addresses.length === 0) return config;
	const blocks = config.blocks.map((block)=>({
			...block,
			steps: block.steps.map((step)=>step.kind !== 'forward' ? step : {
					...step,
					to: step.to.flatMap((one)=>one.value.kind === 'placeholder' && one.value.name === 'cluster-dns' ? addresses.map((address)=>({
								value: {
									kind: 'endpoint',
									address,
									port: 53,
									transport: 'dns'
								},
								at: one.at
							})) : [
							one
						])
				})
		}));
	return {
		...config,
		blocks
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/bare-resolvers.js
/** Resolvers beside the cluster of which the repository holds the configuration only: what listens at an address that some server asks is that server. */ 





const MAX_RULES = 10;
function bareResolvers(known, context) {
	const asked = new Set(known.flatMap(({ upstreams })=>[
			...upstreams.values()
		].flat().flatMap((one)=>one.kind === 'known' ? [
				one.address
			] : [])));
	const found = [];
	for (const text of ofKind(context.facts.all, 'config-text')){
		const read = readerOf(text, context.readers);
		if (read === undefined || context.claimedTexts.has(text.text)) continue;
		const config = read([
			text.text
		]).value;
		const addresses = boundAddresses(config);
		if (addresses.some((address)=>asked.has(address))) found.push(bare_resolvers_serverOf(text, config, addresses));
		else if (addresses.length === 0) remarkRules(text, config, context);
	}
	return found;
}
function readerOf({ language }, readers) {
	switch(language){
		case 'dnsmasq':
			return readers.dnsmasq;
		case 'unbound':
			return readers.unbound;
		case 'named':
			return readers.named;
		default:
			return undefined;
	}
}
function bare_resolvers_serverOf(text, config, addresses) {
	return {
		id: text.path,
		name: text.path,
		software: text.language,
		network: `external:${text.path}`,
		version: '',
		config,
		upstreams: resolveUpstreams(config, outsidePods({
			nameservers: [],
			outside: false
		})),
		claims: [],
		assumption: `${text.path} is what the server at ${addresses.join(', ')} runs with`,
		at: text.at
	};
}
/** Names of the cluster's own domain end there; any other that is sent to the cluster DNS may come back. */ function remarkRules(text, config, context) {
	const own = new Set(dnsAddressesOf(context).flatMap((address)=>(0,dns_endpoint/* parseAddress */.or)(address) ?? []));
	const domain = `${context.clusterDomain}.`;
	const rules = config.blocks.flatMap(({ steps })=>steps.filter((step)=>step.kind === 'forward')).filter((step)=>!(0,dns_name/* isWithin */.UO)(step.from, domain) && !step.from.endsWith('.arpa.')).flatMap((step)=>step.to.flatMap(({ value })=>value.kind === 'endpoint' && own.has((0,dns_endpoint/* parseAddress */.or)(value.address) ?? value.address) ? [
				`{ zone: ${JSON.stringify((0,dns_name/* displayName */.QC)(step.from))}, to: [${value.address}] }`
			] : []));
	if (rules.length === 0) return;
	const entry = `resolvers: [{ name: ${text.language}, addresses: [192.0.2.53], forwards: [${rules.slice(0, MAX_RULES).join(', ')}] }]`;
	context.remark({
		kind: 'not-modelled',
		message: 'forwarding rules are seen that lead to the cluster DNS, and not at which address they are asked for: declare them under `resolvers:`',
		at: text.at,
		paste: {
			file: '.loopgate.yaml',
			lines: [
				'version: 1',
				'clusters:',
				`  - { name: default, ${entry} }`
			]
		}
	});
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/coredns-custom.js
/** `coredns-custom`: what managed platforms import into a Corefile that is not in the repository (k3s manifests/coredns.yaml, AKS "Customize CoreDNS"). */ 





const DIRECTORY = '/etc/coredns/custom';
/** k3s lists its nodes there (manifests/coredns.yaml); which names that are nobody's route depends on. */ const NODE_HOSTS = '/etc/coredns/NodeHosts';
const IMPORTED = /\.(server|override|include)$/;
function isCustomMap(map) {
	return map.name === 'coredns-custom';
}
function customFiles(map) {
	return new Map(map.data.map((entry)=>[
			`${DIRECTORY}/${entry.key}`,
			entry.text
		]));
}
function baseCorefile(map, base) {
	const before = base !== 'other';
	const overrides = map.data.some((entry)=>entry.key.endsWith('.include')) ? [
		'override',
		'include'
	] : [
		'override'
	];
	const imports = overrides.map((suffix)=>`    import custom/*.${suffix}\n`).join('');
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
function remarkIgnored(map, context) {
	const named = coredns_custom_namesIn(map);
	for (const entry of map.data)if (!IMPORTED.test(entry.key) && !named.has(entry.key)) context.remark({
		kind: 'not-modelled',
		message: `\`${entry.key}\` ends neither in .server nor in .override: the platforms that are known import nothing else`,
		at: entry.at
	});
}
/** Files that imported pieces name, by their last part: a zone file of `file` lies beside them, and is imported by nobody. */ function coredns_custom_namesIn(map) {
	const names = new Set();
	for (const entry of map.data){
		if (!IMPORTED.test(entry.key)) continue;
		for (const word of entry.text.text.split(/\s+/))names.add(word.slice(word.lastIndexOf('/') + 1));
	}
	return names;
}
/** The platform's CoreDNS, as far as the ConfigMap that it imports tells; undefined when nothing of it is imported. */ function customServer(map, context) {
	if (!map.data.some((entry)=>IMPORTED.test(entry.key))) return undefined;
	const pool = firstPool(context);
	const platforms = [
		...profilesOf(context.facts.provisioners).keys()
	];
	const gardener = map.data.some((entry)=>entry.key.endsWith('.server') && /^[^#\n]*:8053\b/m.test(entry.text.text));
	const isK3s = platforms.length === 1 && platforms[0] === 'k3s';
	const name = `${map.namespace}/ConfigMap/${map.name}`;
	const version = context.input.settings?.corednsVersion ?? context.coreDnsVersion;
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
			...(0,defined/* defined */.s)({
				versionAt: version?.at
			}),
			assumption: `the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap ${map.namespace}/${map.name}`,
			context: {
				version: version?.value ?? NEWEST_COREDNS,
				build: 'coredns',
				env: new Map(),
				envKnown: false,
				port: 53,
				path: '/etc/coredns/Corefile',
				files: new Map([
					...customFiles(map),
					[
						NODE_HOSTS,
						(0,source_text/* synthetic */.o$)(map.at, '')
					]
				]),
				filesComplete: true
			}
		},
		resolver: context.inherited(pool),
		at: map.at
	}, context);
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/implied-coredns.js
/** The CoreDNS that an installer brings and no file shows: a link between servers that the files do show. */ 



/** cmd/kubeadm/app/phases/addons/dns/manifests.go; what other installers write differs in nothing that routes. */ function corefile(domain, guard) {
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
/** Empty where the files show one, where no single installer is stated, and where nobody could send it anything. */ function impliedServers(known, context) {
	const { pools } = context;
	const { domain, provisioners, all } = context.facts;
	const [only, ...others] = profilesOf(provisioners).values();
	const coreDns = only?.profile.coreDns;
	if (only === undefined || coreDns === undefined || others.length > 0 || !/^[\w.-]{1,253}$/.test(domain)) return [];
	if (all.some(showsClusterDns) || known.some(servesCluster)) return [];
	if (!known.some((server)=>server.upstreams.size > 0)) return [];
	const version = context.input.settings?.corednsVersion;
	const text = (0,source_text/* synthetic */.o$)(only.at, corefile(domain, coreDns.guard));
	const name = 'kube-system/Deployment/coredns';
	const made = [];
	const variants = new Set();
	for (const pool of pools){
		const view = context.inherited(pool);
		const signature = JSON.stringify([
			view.nameservers.map((one)=>one.address),
			view.unknown?.because
		]);
		if (variants.has(signature)) continue;
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
					filesComplete: true
				}
			},
			resolver: view,
			at: only.at
		}, context);
		made.push({
			...server,
			implied: true
		});
	}
	return made;
}
function showsClusterDns(fact) {
	return fact.kind === 'network' && fact.dnsOff === true || fact.kind === 'workload' && fact.namespace === 'kube-system' && /^kube-dns|coredns/.test(fact.name) || fact.kind === 'config-map' && fact.namespace === 'kube-system' && fact.name === 'coredns';
}
/** A CoreDNS in kube-system, or any that answers for the cluster's Services, by whatever name. */ function servesCluster({ software, name, config }) {
	if (software !== 'coredns') return false;
	return name.startsWith('kube-system/') || config.blocks.some((block)=>block.steps.some((step)=>step.kind === 'answer' && step.plugin === 'kubernetes'));
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/platform-servers.js
/** Servers that no workload of the repository runs: bare ConfigMaps and Corefiles, what platforms install, nodes' own resolvers. */ 







function addPlatformServers(known, unread, context) {
	const servers = [
		...known,
		...configMapServers(context)
	];
	for (const server of customServers(servers, context))servers.push(server);
	remarkUnread(unread, servers, context);
	const { input, facts, pools, machines } = context;
	for (const server of bareServers(context))servers.push(server);
	for (const pool of [
		...pools,
		...machines
	])for (const server of nodeServers(pool, context))servers.push(server);
	for (const server of bareResolvers(servers, context))servers.push(server);
	for (const resolver of input.settings?.resolvers ?? [])servers.push(declaredServer(resolver, facts.anchor));
	const dnsAddresses = dnsAddressesOf(context);
	for (const fact of ofKind(facts.all, 'resolver'))servers.push(behaviourServer(fact, pools, dnsAddresses));
	return [
		...servers,
		...impliedServers(servers, context)
	];
}
/** Corefiles in ConfigMaps that no workload of the repository mounts. */ function configMapServers(context) {
	const made = [];
	// One object stated twice, by two scripts or for two cases, is one server or the other, each in a pod of its own.
	const times = new Map();
	for (const map of context.facts.maps){
		if (context.claimed.has(map) || isCustomMap(map)) continue;
		const entry = corefileEntry(map, context);
		if (entry === undefined) continue;
		const name = `${map.namespace}/${map.name}`;
		const count = (times.get(name) ?? 0) + 1;
		times.set(name, count);
		made.push(asFarAsKnown(assumedServer(map, entry, count, context), map.mayDiffer));
	}
	return made;
}
function corefileEntry(map, { readers }) {
	return map.data.find((one)=>one.key === 'Corefile') ?? map.data.find((one)=>!/\.(server|override|include)$/.test(one.key) && readers.looksLikeCorefile(one.text));
}
/** The platform's own Corefile imports it, unless the repository shows the CoreDNS of that namespace. */ function customServers(known, context) {
	const { facts, claimed } = context;
	const made = [];
	for (const map of facts.maps){
		if (!isCustomMap(map)) continue;
		const ofPlatform = facts.workloads.some((one)=>one.installerDefault !== undefined && one.namespace === map.namespace && mapsOf(one).has(map.name));
		if (!claimed.has(map) || ofPlatform) remarkIgnored(map, context);
		if (claimed.has(map)) continue;
		const isBeside = (server)=>server.software === 'coredns' && server.name.startsWith(`${map.namespace}/`);
		const server = known.some(isBeside) || made.some(isBeside) ? undefined : customServer(map, context);
		if (server !== undefined) made.push(server);
	}
	return made;
}
function remarkUnread(unread, servers, context) {
	const read = new Set(servers.map((server)=>`${server.software}|${server.name.slice(0, server.name.indexOf('/'))}`));
	for (const { workload, container, title } of unread)if (!read.has(`${title.toLowerCase()}|${workload.namespace}`)) context.remark({
		kind: 'not-modelled',
		message: `what ${title} forwards to is not stated in the repository: a loop through it would not be seen`,
		unseen: `${workload.namespace}/${workload.workload}/${workload.name}`,
		at: container.image?.at ?? workload.at
	});
}
/** Bare Corefiles. One that another imports is part of that one. */ function bareServers(context) {
	const texts = ofKind(context.facts.all, 'config-text');
	const sights = sightsOf(texts);
	const isOwn = (text)=>text.language === 'corefile' && !context.claimedTexts.has(text.text);
	const bare = texts.filter(isOwn).map((text)=>({
			text,
			server: bareServer(text, sights(text), context)
		}));
	const imported = new Set(bare.flatMap(({ text, server })=>server.config.blocks.map((block)=>block.at.file.path).filter((path)=>path !== text.at.file.path)));
	return bare.flatMap(({ text, server })=>imported.has(text.at.file.path) ? [] : [
			server
		]);
}
const ABSOLUTE = /[ \t]"?\/[\w.-]/;
const platform_servers_HOME = '/etc/coredns';
/** What a bare Corefile can see: all texts by their paths, those of a mirrored machine by their paths on it. */ function sightsOf(texts) {
	const all = new Map();
	const machines = new Map();
	for (const { path, text } of texts){
		all.set(`/${path}`, text);
		const found = onMirroredMachine(path);
		if (found === undefined) continue;
		const files = machines.get(found.root) ?? new Map();
		machines.set(found.root, files.set(found.path, text));
	}
	const atHome = new Map();
	return ({ path, text })=>{
		// Relative paths may lead out of the folder that mirrors the machine.
		const found = ABSOLUTE.test(text.text) ? onMirroredMachine(path) : undefined;
		const files = found === undefined ? undefined : machines.get(found.root);
		if (found !== undefined && files !== undefined) return {
			path: found.path,
			files
		};
		if (!text.text.includes(`${platform_servers_HOME}/`)) return {
			path: `/${path}`,
			files: all
		};
		const folder = `/${path}`.slice(0, path.lastIndexOf('/') + 1);
		const beside = atHome.get(folder) ?? withHome(folder, all);
		atHome.set(folder, beside);
		return {
			path: `/${path}`,
			files: beside
		};
	};
}
function mapsOf({ volumes }) {
	return new Set(volumes.flatMap(({ source })=>source.kind === 'config-map' ? [
			source.name
		] : source.kind === 'projected' ? source.sources.map((one)=>one.name) : []));
}
function withHome(folder, files) {
	const own = [
		...files
	].filter(([path])=>path.startsWith(`${folder}/`));
	return new Map([
		...own.map(([path, text])=>[
				`${platform_servers_HOME}${path.slice(folder.length)}`,
				text
			]),
		...files
	]);
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/pod-resolver.js
/** Which nameservers a pod gets: the API server's and the kubelet's own rules (pkg/kubelet/network/dns/dns.go GetPodDNS). */ 



/** kubelet keeps the first three (validation.MaxDNSNameservers). */ const MAX_NAMESERVERS = 3;
function handedOutView(clusterDns) {
	if (clusterDns.length === 0) return unknownView('the cluster DNS address is not stated', {
		kind: 'cluster-dns'
	});
	const nameservers = clusterDns.slice(0, MAX_NAMESERVERS).map(({ address, via, at })=>({
			address,
			via,
			at,
			assumptions: []
		}));
	return {
		nameservers,
		outside: false
	};
}
/** A pod's /etc/resolv.conf. `clusterDns` empty: the kubelet falls back to the node's file, which is `inherited`. */ function podResolver(workload, clusterDns, inherited) {
	const { dnsPolicyUnknown } = workload;
	if (dnsPolicyUnknown !== undefined) {
		const { value, at } = dnsPolicyUnknown;
		return {
			view: unknownView(value, {
				kind: 'value'
			}, [
				{
					at,
					says: value,
					setting: 'dnsPolicy'
				}
			])
		};
	}
	const { view, inheritsClusterDns } = byPolicy(workload, clusterDns, inherited);
	const nameservers = withListed(view.nameservers, workload).slice(0, MAX_NAMESERVERS);
	// A policy that a template writes in one branch only states nothing of what every pod gets.
	const at = workload.dnsPolicy?.at ?? workload.podSpecAt;
	const isInOneBranch = (0,conditions/* conditionsAt */.e)(at).length > (0,conditions/* conditionsAt */.e)(workload.podSpecAt).length;
	return {
		view: {
			...view,
			nameservers
		},
		...(0,defined/* defined */.s)({
			inheritsClusterDns: isInOneBranch ? undefined : inheritsClusterDns
		})
	};
}
function byPolicy(workload, clusterDns, inherited) {
	const unknown = workload.dnsConfig?.unknown;
	if (unknown !== undefined) return {
		view: unknownView(unknown, {
			kind: 'value'
		})
	};
	const policy = workload.dnsPolicy?.value ?? 'ClusterFirst';
	if (policy === 'None') return {
		view: {
			nameservers: [],
			outside: false
		}
	};
	const at = workload.dnsPolicy?.at ?? workload.podSpecAt;
	const stated = workload.dnsPolicy === undefined ? 'no dnsPolicy: the API server writes ClusterFirst' : `dnsPolicy ${policy}`;
	const step = (says)=>({
			at,
			says,
			setting: 'dnsPolicy',
			...(0,defined/* defined */.s)({
				written: workload.dnsPolicy?.value
			})
		});
	if (wantsClusterDns(policy, workload.hostNetwork)) {
		const inheritsClusterDns = {
			policy: stated,
			at
		};
		if (clusterDns.length === 0) return {
			view: unknownView('the cluster DNS address is not stated', {
				kind: 'cluster-dns'
			}, [
				step(stated)
			]),
			inheritsClusterDns
		};
		const nameservers = clusterDns.map((one)=>({
				address: one.address,
				at,
				via: [
					step(`${stated}: the pod's resolver is the cluster DNS ${one.shown ?? one.address}`),
					...one.via
				],
				assumptions: []
			}));
		return {
			view: {
				nameservers,
				outside: false
			},
			inheritsClusterDns
		};
	}
	const onHost = policy === 'ClusterFirst' ? `${stated} with hostNetwork` : stated;
	return {
		view: behind(step(`${onHost}: the pod gets the node's resolver file`), inherited)
	};
}
/** A policy that Kubernetes does not know is refused by the API server; one that it learns later most likely is of this kind. */ function wantsClusterDns(policy, hostNetwork) {
	if (policy === 'ClusterFirst') return !hostNetwork;
	return policy !== 'None' && policy !== 'Default';
}
/** What is known or not, seen from one step further back. */ function behind(step, view) {
	const from = (list)=>list.map((one)=>({
				...one,
				via: [
					step,
					...one.via
				]
			}));
	const { unknown } = view;
	if (unknown === undefined) return {
		...view,
		nameservers: from(view.nameservers)
	};
	const { withStub } = unknown;
	const further = {
		...unknown,
		via: [
			step,
			...unknown.via
		],
		...(0,defined/* defined */.s)({
			withStub: withStub === undefined ? undefined : from(withStub)
		})
	};
	return {
		...view,
		nameservers: from(view.nameservers),
		unknown: further
	};
}
function withListed(nameservers, { dnsConfig }) {
	const all = [
		...nameservers
	];
	const seen = new Set(all.map((one)=>one.address));
	for (const { value, at } of dnsConfig?.nameservers ?? []){
		const address = (0,dns_endpoint/* parseAddress */.or)(value) ?? value;
		if (seen.has(address)) continue;
		seen.add(address);
		const says = `${dnsConfig?.from ?? 'dnsConfig'} lists nameserver ${value}`;
		all.push({
			address,
			at,
			via: [
				{
					at,
					says,
					setting: 'resolver-file',
					written: value
				}
			],
			assumptions: []
		});
	}
	return all;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/texts-below.js
/** Texts by the folder that they lie in, looked up without going through all of them. */ /** Gives what lies below a folder, in the order in which it was stated. */ function indexFolders(texts) {
	let sorted;
	return (folder)=>{
		sorted ??= [
			...texts
		].map(([path, text], position)=>[
				path,
				text,
				position
			]).sort(([a], [b])=>a < b ? -1 : a > b ? 1 : 0);
		const below = `${folder}/`;
		let from = 0;
		let to = sorted.length;
		while(from < to){
			const middle = from + to >> 1;
			if ((sorted[middle]?.[0] ?? '') < below) from = middle + 1;
			else to = middle;
		}
		while(sorted[to]?.[0].startsWith(below) === true)to += 1;
		return sorted.slice(from, to).sort((a, b)=>a[2] - b[2]).map(([path, text])=>[
				path,
				text
			]);
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/mounted-resolver.js
/** Resolver files of a container's volumes: one at /etc/resolv.conf takes the place of kubelet's (containerd internal/cri/server/container_create.go isInCRIMounts). */ 

/** What a path of the container holds where a mount covers it that is no ConfigMap of the repository; else undefined. */ function mountedResolver(workload, container, pool, { readers, notices }) {
	return (path)=>{
		const mount = deepest(container.mounts, path);
		if (mount === undefined) return undefined;
		const source = workload.volumes.find((one)=>one.name === mount.volume)?.source;
		const at = workload.podSpecAt;
		if (source?.kind !== 'host-path') return {
			nameservers: [],
			unknown: {
				because: `what is mounted at ${path} is not stated`,
				via: [],
				missing: {
					kind: 'pod-file',
					path
				}
			},
			outside: false
		};
		const inside = path.slice(mount.path.replace(/\/+$/, '').length).replace(/^\//, '');
		const base = mount.subPath === undefined ? source.path : join(source.path, mount.subPath);
		const onNode = inside === '' ? base : join(base, inside);
		const pathStep = {
			at,
			says: `the pod mounts ${onNode} of its node at ${path}`,
			setting: 'link'
		};
		const from = {
			via: [
				pathStep
			],
			anchor: at
		};
		return onCommonSystems(pool, (one)=>nodeResolverFile({
				pool: one,
				readers,
				notices
			}, onNode, from));
	};
}
/** The mount that covers a path: the one whose path is the longest. */ function deepest(mounts, path) {
	let found;
	for (const mount of mounts){
		const root = mount.path.replace(/\/+$/, '');
		if (path !== root && !path.startsWith(`${root}/`)) continue;
		if (found === undefined || mount.path.length > found.path.length) found = mount;
	}
	return found;
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/resolver-workloads.js
/** Resolvers other than CoreDNS that run as workloads: Pi-hole, AdGuard Home, unbound and their like. */ 


/** What a container is, where it is one of the resolvers that are known and its configuration is in the repository. */ function resolverOf(workload, container, context) {
	const image = container.image?.value ?? '';
	const at = container.image?.at ?? workload.at;
	const bare = {
		image: repositoryOf(image),
		...(0,defined/* defined */.s)({
			tag: /:([\w][\w.-]{0,127})(?:@|$)/.exec(image)?.[1]
		}),
		words: container.words,
		env: container.env,
		files: new Map(),
		at
	};
	const software = context.readers.software.find((one)=>one.recognises(bare));
	if (software === undefined) return undefined;
	const files = new Map(mountedFiles(workload, container, context).files);
	// A configuration that the program will write to is often copied into place before it starts.
	for (const other of workload.containers){
		if (!other.init) continue;
		for (const [path, text] of mountedFiles(workload, other, context).files)if (!files.has(path)) files.set(path, text);
	}
	const reading = software.read({
		...bare,
		files
	});
	if (reading === undefined) {
		context.remark({
			kind: 'not-modelled',
			message: `what ${software.title} forwards to is not stated in the repository: a loop through it would not be seen`,
			unseen: `${workload.namespace}/${workload.workload}/${workload.name}`,
			at
		});
		return undefined;
	}
	for (const notice of reading.notices)context.remark(notice);
	return {
		software,
		config: reading.value,
		files,
		at
	};
}
function resolverServer(found, given, context) {
	const { resolver, hosts, assumption, ...place } = given;
	return {
		...place,
		software: found.software.id,
		version: '',
		config: found.config,
		upstreams: resolveUpstreams(found.config, {
			...outsidePods(resolver),
			files: found.files,
			hosts,
			context
		}),
		claims: [],
		...(0,defined/* defined */.s)({
			assumption
		})
	};
}
/** An image less its registry's host, its tag and its digest. */ function repositoryOf(image) {
	const digest = image.indexOf('@');
	const name = digest === -1 ? image : image.slice(0, digest);
	const parts = name.split('/');
	const last = parts.pop() ?? '';
	const [first] = parts;
	const hosts = first !== undefined && (/[.:]/.test(first) || first === 'localhost');
	return [
		...hosts ? parts.slice(1) : parts,
		last.replace(/:.*$/s, '')
	].join('/');
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/workload-servers.js
/** The servers that workloads of the repository run: one for each pool of nodes on which it sees other resolvers. */ 







function collectServers(context) {
	const { facts, addressesOf } = context;
	const hostsIn = serviceHosts(addressesOf, facts.domain);
	const collected = {
		servers: [],
		inheritsClusterDns: [],
		ids: new Set()
	};
	const unread = [];
	for (const workload of facts.workloads){
		for (const container of workload.containers){
			if (container.init) continue;
			const corefile = corefileOf(workload, container, context);
			const resolver = corefile === undefined ? resolverOf(workload, container, context) : undefined;
			if (corefile !== undefined || resolver !== undefined) {
				addContainer({
					workload,
					container,
					corefile,
					resolver
				}, hostsIn, collected, context);
				continue;
			}
			const title = readsCorefile(container);
			if (title !== undefined && workload.installerDefault === undefined) unread.push({
				workload,
				container,
				title
			});
		}
	}
	return {
		servers: collected.servers,
		inheritsClusterDns: collected.inheritsClusterDns,
		unread
	};
}
function addContainer(one, hostsIn, collected, context) {
	const { workload, container } = one;
	const { pools } = context;
	const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
	const variants = new Set();
	for (const pool of pools){
		const mounted = mountedResolver(workload, container, pool, context);
		const over = mounted('/etc/resolv.conf');
		const resolver = over === undefined ? podResolver(workload, kubeletDns(pool, context), context.inherited(pool)) : {
			view: over,
			inheritsClusterDns: undefined
		};
		const { view, inheritsClusterDns } = resolver;
		const signature = signatureOf(view, workload.hostNetwork ? pool.name : '');
		if (variants.has(signature)) continue;
		variants.add(signature);
		const place = workload_servers_placeOf(one, pool, collected.ids, pools.length);
		const own = knownHosts(workload, context.servicesNamed, context.addressesOf);
		const services = inheritsClusterDns === undefined ? NO_HOSTS : hostsIn(workload.namespace);
		if (one.resolver !== undefined) {
			const given = {
				...place,
				resolver: view,
				hosts: besides(own, services),
				assumption: workload.installerDefault
			};
			collected.servers.push(asFarAsKnown(resolverServer(one.resolver, given, context), workload.mayDiffer));
		}
		if (one.corefile === undefined) continue;
		const seen = (path)=>path === '/etc/resolv.conf' ? view : mounted(path) ?? notStated(path);
		const hosts = besides(own, atStart(services));
		const made = makeServer({
			...place,
			found: one.corefile,
			resolver: seen,
			hosts
		}, context);
		const server = asFarAsKnown(made, workload.mayDiffer);
		const installed = isInstalled(workload) ? true : undefined;
		collected.servers.push({
			...server,
			...(0,defined/* defined */.s)({
				ownerWrites: workload.ownerWrites,
				installed
			})
		});
		// What a chart or platform fixes is nobody's setting.
		if (inheritsClusterDns !== undefined && workload.platformSource === undefined) collected.inheritsClusterDns.push({
			server: name,
			...inheritsClusterDns
		});
	}
}
function isInstalled({ platformSource, released }) {
	return released ?? platformSource === undefined;
}
/** Pools on which a pod sees the same need one server only. */ function signatureOf(view, node) {
	return JSON.stringify([
		view.nameservers.map((one)=>one.address),
		node,
		view.unknown?.because
	]);
}
/** Containers of a pod share its network, and its name. */ function workload_servers_placeOf({ workload, container }, pool, ids, pools) {
	const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
	const id = pools > 1 ? `${name} on ${pool.name}` : name;
	const network = workload.sharedNetwork ?? (workload.hostNetwork ? `node:${pool.name}` : `pod:${id}`);
	const taken = ids.has(id);
	const unique = taken ? `${id} (${container.name})` : id;
	ids.add(unique);
	return {
		id: unique,
		...taken ? {
			name: `${name} (${container.name})`,
			workload: name
		} : {
			name
		},
		network,
		pool: pool.name,
		...(0,defined/* defined */.s)({
			containerEngine: workload.containerEngine
		}),
		at: workload.at
	};
}
function notStated(path) {
	const because = `what ${path} holds is not stated`;
	return {
		nameservers: [],
		unknown: {
			because,
			via: [],
			missing: {
				kind: 'pod-file',
				path
			}
		},
		outside: false
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/assemble.js
/** Gathers facts into one cluster: servers, the networks they sit in, and what each upstream comes to. */ 















function assemble(input, readers) {
	const context = contextOf(input, readers);
	const { facts, pools, notices, symbolic } = context;
	const collected = collectServers(context);
	const network = networkResolvers(context);
	const declared = onTheirNetwork(addPlatformServers(collected.servers, collected.unread, context), network.nodes);
	remarkOpenRules(network.open, declared, context);
	const servers = [
		...declared,
		...network.servers
	];
	const hasPods = isCluster(facts.all, input.settings);
	if (hasPods) for (const notice of context.machineNotices)context.remark(notice);
	const poolViews = pools.map((pool)=>({
			pool: pool.name,
			inherited: context.inherited(pool),
			handedOut: handedOutView(kubeletDns(pool, context)),
			// What is remarkable about the file has been said where it matters.
			own: nodeResolverFile({
				pool,
				readers,
				notices: []
			}, '/etc/resolv.conf', {
				via: [],
				anchor: facts.anchor
			}),
			addresses: pool.addresses
		}));
	const { frontends, clusterDns, servesPods } = routeAddresses(servers, poolViews, context);
	const ineffective = [
		...ofKind(facts.all, 'kubelet').flatMap((fact)=>fact.ineffective),
		...pools.flatMap((pool)=>lostResolvConf(pool))
	];
	return {
		name: input.name,
		servers,
		frontends: [
			...frontends,
			...network.frontends
		],
		pools: hasPods ? poolViews : [],
		ineffective: [
			...new Set(ineffective)
		],
		guardEdits: ofKind(facts.all, 'guard-edit'),
		inheritsClusterDns: collected.inheritsClusterDns,
		nodeFiles: pools.flatMap((pool)=>resolverFilesOf(pool, readers)),
		symbolic: new Map([
			...symbolic,
			...network.shown
		]),
		clusterDns,
		...(0,defined/* defined */.s)({
			servesPods
		}),
		clusterDomain: (0,dns_name/* absolute */.ys)(facts.domain),
		declared: input.settings !== undefined,
		notices
	};
}
function contextOf(input, readers) {
	const notices = [];
	const machineNotices = [];
	const claimedTexts = new Set();
	const facts = gatherFacts(input, claimedTexts, notices);
	const { pools, machines } = makePools(input, facts.all, readers, machineNotices);
	return Object.freeze({
		input,
		facts,
		...addressServices(facts, input.settings),
		pools,
		machines,
		inherited: inheritedViews(pools, readers, machineNotices, facts.anchor),
		mapsNamed: mapsByName(facts),
		servicesNamed: servicesByName(facts),
		texts: facts.texts,
		textsBelow: indexFolders(facts.texts),
		coreDnsVersion: statedVersion(input.facts),
		nodeFiles: new Map(pools.flatMap((pool)=>[
				...pool.files
			].map(([path, { text }])=>[
					path,
					text
				]))),
		readers,
		notices,
		machineNotices,
		remark: once(notices),
		clusterDomain: facts.domain.toLowerCase().replace(/^\.|\.$/g, ''),
		claimed: new Set(),
		claimedTexts
	});
}
function inheritedViews(pools, readers, notices, anchor) {
	const views = new Map();
	for (const pool of pools)views.set(pool.name, inheritedView({
		pool,
		readers,
		notices
	}, anchor));
	return (pool)=>{
		const view = views.get(pool.name);
		(0,invariant/* invariant */.V1)(view !== undefined, `there is no pool ${pool.name}`);
		return view;
	};
}
function mapsByName({ maps }) {
	const named = new Map();
	for (const map of maps){
		for (const name of [
			map.name,
			`${map.namespace}/${map.name}`
		]){
			const key = volumeKey(name, map.secret);
			if (!named.has(key)) named.set(key, map);
		}
	}
	return named;
}
function servicesByName({ services }) {
	const named = new Map();
	for (const service of services){
		const name = `${service.namespace}/${service.name}`;
		if (!named.has(name)) named.set(name, service);
	}
	return named;
}
function resolverFilesOf(pool, readers) {
	return [
		...pool.files
	].filter(([path])=>path.endsWith('resolv.conf')).map(([path, file])=>({
			path,
			pool: pool.name,
			file: readers.resolverFile(file.text).value
		}));
}
function once(notices) {
	const known = new Set();
	return (notice)=>{
		const key = `${notice.at.file.path}|${notice.at.span.start}|${notice.message}`;
		if (known.has(key)) return;
		known.add(key);
		notices.push(notice);
	};
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/partition.js
/** Which files are one cluster. A guess where the configuration does not say; the configuration always wins. */ 
/** The first configured cluster whose paths match takes a file. Without any, folders that bring the same DNS object are clusters, and what lies outside belongs to each. */ function partition(all, settings, budget = (0,text_budget/* openBudget */.ak)()) {
	const isText = (fact, language)=>fact.kind === 'config-text' && fact.language === language;
	// What a Corefile could import is nothing where there is none.
	const facts = all.some((fact)=>isText(fact, 'corefile')) ? all : all.filter((fact)=>!isText(fact, 'corefile-part'));
	// What a kustomization builds has its home there, wherever its pieces lie.
	const housed = facts.map((fact)=>({
			fact,
			clusterPath: fact.clusterPath ?? fact.at.file.path
		}));
	if (settings.length > 0) {
		const lists = settings.map(()=>[]);
		const left = [];
		for (const one of housed){
			const at = settings.findIndex((known)=>known.matches(one.clusterPath));
			const index = at === -1 ? settings.findIndex((known)=>known.matches(one.fact.at.file.path)) : at;
			if (index === -1) left.push(one);
			else lists[index]?.push(one.fact);
		}
		const parts = settings.map((one, index)=>({
				name: one.name,
				facts: lists[index] ?? [],
				settings: one
			}));
		if (left.length === 0) return {
			parts,
			unjudged: []
		};
		const others = byLayout(left, budget);
		return {
			parts: [
				...parts,
				...others.parts
			],
			unjudged: others.unjudged
		};
	}
	return byLayout(housed, budget);
}
function byLayout(facts, budget) {
	const { roots, shared } = rootsOf(facts);
	if (roots.size < 2) return {
		parts: facts.length === 0 ? [] : [
			{
				name: 'default',
				facts: facts.map((one)=>one.fact)
			}
		],
		unjudged: []
	};
	const names = [
		...topsOf(roots)
	].sort();
	const lists = new Map(names.map((name)=>[
			name,
			[]
		]));
	const beside = variantsOf(lists, shared);
	let left;
	for (const { fact, clusterPath } of facts){
		const to = nearest(clusterPath, lists, beside);
		if (to === undefined && !budget.take('sharedFacts', lists.size)) left ??= fact;
		else for (const list of to ?? lists.values())list.push(fact);
	}
	const message = `this file, and others outside of the ${lists.size} clusters, is not counted to each of them: they are too many`;
	const unjudged = left === undefined ? [] : [
		(0,text_budget/* beyondLimit */.rf)('sharedFacts', message, left.at)
	];
	const parts = names.map((name)=>({
			name: name === '' ? 'default' : name,
			facts: lists.get(name) ?? []
		}));
	return {
		parts,
		unjudged
	};
}
function rootsOf(facts) {
	const roots = new Set();
	const shared = new Set();
	for (const directories of filesByObject(facts).values()){
		for (const [directory, files] of directories){
			if (files.size > 1) {
				shared.add(directory);
				for (const file of files)roots.add(file);
			} else if (directories.size > 1) roots.add(directory);
		}
	}
	// A folder whose files are clusters because of one object is not one cluster for the sake of another.
	for (const directory of shared)roots.delete(directory);
	return {
		roots,
		shared
	};
}
/** The files that bring an object, by the object and then by their folder. */ function filesByObject(facts) {
	const found = new Map();
	for (const { fact, clusterPath } of facts){
		const known = partition_identity(fact);
		if (known === undefined) continue;
		// What a platform brings by itself gives way to a shown object, and is no second one of it.
		const id = fact.installerDefault === undefined ? known : `default ${known}`;
		const directories = found.get(id) ?? new Map();
		found.set(id, directories);
		const directory = directoryOf(clusterPath);
		const files = directories.get(directory) ?? new Set();
		directories.set(directory, files.add(clusterPath));
	}
	return found;
}
function topsOf(roots) {
	const below = new Map();
	for (const root of roots)for (const up of upward(root))below.set(up, (below.get(up) ?? 0) + 1);
	const tops = new Set();
	for (const root of roots){
		let top = root;
		for (const up of upward(root)){
			if ((below.get(up) ?? 0) > (below.get(root) ?? 1)) break;
			top = up;
		}
		tops.add(top);
	}
	return tops;
}
/** By folder, the lists of the clusters that are single files in it. */ function variantsOf(lists, shared) {
	const beside = new Map();
	for (const [name, list] of lists){
		const directory = directoryOf(name);
		if (!shared.has(directory)) continue;
		const variants = beside.get(directory) ?? [];
		beside.set(directory, variants);
		variants.push(list);
	}
	return beside;
}
/** The lists of the clusters that a file belongs to; undefined for what belongs to every one. */ function nearest(clusterPath, lists, beside) {
	for (const up of upward(clusterPath)){
		const own = lists.get(up);
		const found = own === undefined ? beside.get(up) : [
			own
		];
		if (found !== undefined) return found;
	}
	return undefined;
}
/** Objects of which a cluster has one. */ function partition_identity(fact) {
	if (fact.kind === 'service' && (fact.selector?.['k8s-app'] === 'kube-dns' || fact.ports.some((port)=>port.port === 53))) return `service ${fact.namespace}/${fact.name}`;
	if (fact.kind === 'config-map' && fact.data.some((entry)=>entry.key === 'Corefile')) return `config-map ${fact.namespace}/${fact.name}`;
	if (fact.kind === 'workload' && fact.containers.some((one)=>one.ports.some((port)=>port.containerPort === 53))) return `${fact.workload} ${fact.namespace}/${fact.name}`;
	return undefined;
}
function directoryOf(path) {
	const slash = path.lastIndexOf('/');
	return slash === -1 ? '' : path.slice(0, slash);
}
function* upward(directory) {
	let at = directory;
	for(;;){
		yield at;
		if (at === '') return;
		at = directoryOf(at);
	}
}

;// CONCATENATED MODULE: ./.cache/build/core/cluster/secrets.js
/** Which values of the facts come from files of variables and from Secrets: they are judged, and no report shows them. */ 
const MAX_ADDRESS = 64;
/** `filled`: values that stand in no fact of their own. */ function secretsOf(facts, filled) {
	const values = [];
	const places = new Map();
	const addVariables = (env)=>{
		for (const { name, value, secret, at } of env){
			if (secret === undefined) continue;
			if (value !== undefined && value !== '') values.push({
				name,
				value
			});
			if (secret === 'file') places.set(at.file.path, undefined);
		}
	};
	const addEntry = (entry)=>{
		for (const value of wordsOf(entry.text.text))values.push({
			name: entry.key,
			value
		});
		for (const { path, span } of stretchesOf(entry.text)){
			const known = places.get(path);
			if (places.has(path) && known === undefined) continue;
			if (known === undefined) places.set(path, [
				span
			]);
			else known.push(span);
		}
	};
	for (const fact of facts){
		switch(fact.kind){
			case 'workload':
				for (const container of fact.containers)addVariables(container.env);
				break;
			case 'node-server':
				addVariables(fact.env);
				break;
			case 'config-map':
				if (fact.secret === true) for (const entry of fact.data)addEntry(entry);
				break;
			default:
		}
	}
	for (const { name, value, at } of filled){
		values.push({
			name,
			value
		});
		places.set(at.file.path, undefined);
	}
	return {
		values: values.flatMap((one)=>[
				one,
				...spellingsOf(one)
			]),
		places
	};
}
/** A value of one line as it is; of a longer text the words that are no plain words of its language. */ function wordsOf(text) {
	const trimmed = text.trim();
	if (trimmed === '') return [];
	if (!trimmed.includes('\n')) return [
		trimmed
	];
	return [
		...new Set(trimmed.split(/[\s{},;]+/))
	].filter((word)=>word.length > 2 && !PLAIN.test(word));
}
/** A word of a sentence or a key, whatever stands around it: those are everybody's. */ const PLAIN = /^[^\w/]{0,9}(?:[A-Z]?[a-z_]*|[A-Z]{1,6})[^\w/]{0,9}$/;
function stretchesOf(text) {
	return text.segments.map(({ at, length, file })=>({
			path: (file ?? text.file).path,
			span: {
				start: at,
				end: at + length
			}
		}));
}
/** What readers make of addresses and ranges: the shortest spelling, and the zones that lead back. */ function spellingsOf({ name, value }) {
	return value.split(/[\s,;]+/).flatMap((word)=>{
		const [, plain = ''] = /^(?:[A-Za-z][A-Za-z0-9+]{0,15}:\/\/)?(.*)$/s.exec(word) ?? [];
		if (plain.length > MAX_ADDRESS || !/[.:]/.test(plain)) return [];
		const [, bracketed] = /^\[([^\]]*)\]/.exec(plain) ?? [];
		const address = (0,dns_endpoint/* parseAddress */.or)(bracketed ?? plain) ?? (0,dns_endpoint/* parseAddress */.or)(plain.replace(/:\d+$/, ''));
		const zones = plain.includes('/') ? (0,dns_endpoint/* reverseZones */.WU)(plain) : address === undefined ? [] : [
			(0,dns_endpoint/* reverseName */.A8)(address)
		];
		return [
			...address === undefined ? [] : [
				address
			],
			...zones
		].map((one)=>({
				name,
				value: one
			}));
	});
}

// EXTERNAL MODULE: ./.cache/build/core/forwarding/graph.js
var forwarding_graph = __webpack_require__(7467);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/loops.js
var forwarding_loops = __webpack_require__(1796);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/names.js
var names = __webpack_require__(6975);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/return-probability.js
/** How large a share of the questions at a state comes back to it. */ 

const ROUNDS = 400;
/** Ways that are looked at in all rounds together; what is not settled then counts as not coming back. */ const MAX_LOOKS = 40_000_000;
/**
 * The share of queries at a state that come back to it at least once: first-passage probability, by relaxation. What lies
 * nearest before the state is settled first, so that a plain ring of any length is settled in one round.
 */ function returnProbability(states, start, within) {
	const { edges, shares, startAt } = inside(states, start, within);
	const { first, to } = edges;
	const chance = new Float64Array(edges.size);
	const once = (vertex)=>{
		let sum = 0;
		for(let at = (0,invariant/* entryAt */._f)(first, vertex); at < (0,invariant/* entryAt */._f)(first, vertex + 1); at += 1){
			const next = (0,invariant/* entryAt */._f)(to, at);
			sum += (0,invariant/* entryAt */._f)(shares, at) * (next === startAt ? 1 : (0,invariant/* entryAt */._f)(chance, next));
		}
		// Branches taken in parallel each come back.
		return Math.min(1, sum);
	};
	if (within.size > 1) {
		const nearest = nearestFirst(edges, startAt);
		const rounds = Math.min(ROUNDS, Math.max(2, Math.floor(MAX_LOOKS / (to.length + 1))));
		for(let round = 0; round < rounds; round += 1){
			let change = 0;
			for (const vertex of nearest){
				const value = once(vertex);
				change = Math.max(change, Math.abs(value - (0,invariant/* entryAt */._f)(chance, vertex)));
				chance[vertex] = value;
			}
			if (change < 1e-12) break;
		}
	}
	return once(startAt);
}
/** The states of a component numbered anew, and the ways between them that need nothing to fail and no assumption. */ function inside(states, start, within) {
	const numbers = new Map();
	for (const vertex of within)numbers.set(vertex, numbers.size);
	const first = new Int32Array(within.size + 1);
	const to = new forwarding_loops/* IntList */.IY();
	const shares = [];
	for (const [vertex, number] of numbers){
		states.eachEdge(vertex, (target, { branch })=>{
			const next = numbers.get(target);
			if (next === undefined || branch.certainty !== 'certain' && branch.certainty !== 'share') return;
			to.push(next);
			shares.push(branch.probability);
		});
		first[number + 1] = to.length;
	}
	const edges = {
		size: within.size,
		first,
		to: to.values()
	};
	return {
		edges,
		shares: Float64Array.from(shares),
		startAt: numbers.get(start) ?? 0
	};
}
/** The states that lead back to one, by how many steps that takes; without itself. */ function nearestFirst(edges, start) {
	const { first, to } = (0,forwarding_loops/* reversed */.TY)(edges);
	const order = [
		start
	];
	const seen = new Uint8Array(edges.size);
	seen[start] = 1;
	for(let at = 0; at < order.length; at += 1){
		const vertex = (0,invariant/* itemAt */.R9)(order, at);
		for(let edge = (0,invariant/* entryAt */._f)(first, vertex); edge < (0,invariant/* entryAt */._f)(first, vertex + 1); edge += 1){
			const from = (0,invariant/* entryAt */._f)(to, edge);
			if (seen[from] === 1) continue;
			seen[from] = 1;
			order.push(from);
		}
	}
	return order.slice(1);
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/describe-loop.js
/** A loop reported from its states: its shortest cycle, its names, a witness. */ 







/** The stanza that sends names off: loops through the same stanzas are one finding. */ function blockId(hop) {
	const { file, span } = hop.step.at;
	return `${hop.server.id}|${file.path}|${span.start}|${hop.block.at.span.start}`;
}
/** Undefined where no cycle is left at this level of sureness. `leading`: states that a rewrite leads into these. */ function describe(scene, level, components, leading) {
	const { states, edges, space } = scene;
	const component = plainest(states, components);
	const within = new Set(component);
	for (const start of startsIn(states, within)){
		const cycle = (0,forwarding_loops/* shortestCycle */.Z7)(edges, start, within);
		const steps = cycle === undefined ? [] : stepsOf(states, cycle, level);
		if (steps.length === 0) continue;
		const assumptions = new Map();
		for (const { branch } of steps)for (const assumption of branch.assumptions)assumptions.set((0,text_assumption/* wordsOf */.Z9)(assumption), assumption);
		if ((0,text_assumption/* isContradictory */.yC)(assumptions.values())) continue;
		const [name, type] = [
			states.nameOf(start),
			states.typeOf(start)
		];
		const byType = classesByType(states, [
			...components,
			leading
		]);
		return {
			...certaintyOf(states, start, within, level),
			...(0,defined/* defined */.s)({
				grows: steps.some(({ grows })=>grows === true) || undefined
			}),
			assumptions: [
				...assumptions.values()
			],
			blocks: blocksOf(states, within),
			hops: steps.map(({ hop })=>hop),
			names: (0,names/* namesOf */.eZ)([
				...byType.get(type)?.values() ?? []
			], space),
			...(0,defined/* defined */.s)({
				types: describe_loop_typesOf(byType, type, space)
			}),
			witness: {
				name,
				type
			}
		};
	}
	return undefined;
}
/** The component that is shown for all: the one of the plainest question, that has a class of names where one has. */ function plainest(states, components) {
	const named = components.filter((component)=>component.some((vertex)=>states.classOf(vertex) !== undefined));
	let found = [];
	let least = Number.POSITIVE_INFINITY;
	for (const one of named.length > 0 ? named : components){
		const ranked = rank(states, one);
		if (found.length > 0 && ranked >= least) continue;
		found = one;
		least = ranked;
	}
	return found;
}
function startsIn(states, within) {
	const hopOf = new Map([
		...within
	].map((vertex)=>[
			vertex,
			states.edgesOf(vertex).find((edge)=>within.has(edge.to))?.hop
		]));
	// A resolver that is only declared is reported from the side of the servers that one can edit.
	const declared = (hop)=>hop.server.software === 'declared' ? 1 : 0;
	return [
		...within
	].sort((a, b)=>{
		const [left, right] = [
			hopOf.get(a),
			hopOf.get(b)
		];
		if (left === undefined || right === undefined) return a - b;
		return declared(left) - declared(right) || (0,text_location/* compareLocations */.Qr)(left.block.at, right.block.at) || a - b;
	});
}
function stepsOf(states, cycle, { sureties }) {
	return cycle.flatMap((from, index)=>{
		const to = (0,invariant/* itemAt */.R9)(cycle, (index + 1) % cycle.length);
		const edge = states.edgesOf(from).find((one)=>one.to === to && sureties.includes(one.branch.certainty));
		return edge === undefined ? [] : [
			edge
		];
	});
}
function certaintyOf(states, start, within, { index }) {
	if (index === 2) return {
		certainty: 'assumed',
		onFailure: false
	};
	if (index === 1) return {
		certainty: 'sometimes',
		onFailure: true
	};
	const probability = returnProbability(states, start, within);
	if (probability > 1 - 1e-9) return {
		certainty: 'always',
		onFailure: false
	};
	return {
		certainty: 'sometimes',
		probability: Math.round(probability * 1e6) / 1e6,
		onFailure: false
	};
}
/** All blocks that send these on to each other, by file and offset. */ function blocksOf(states, within) {
	const blocks = new Map();
	for (const vertex of within)states.eachEdge(vertex, (to, { hop })=>{
		if (within.has(to)) blocks.set(blockId(hop), {
			socket: states.socketOf(vertex),
			block: hop.block
		});
	});
	return [
		...blocks.values()
	].sort((a, b)=>(0,text_location/* compareLocations */.Qr)(a.block.at, b.block.at));
}
function classesByType(states, components) {
	const found = new Map();
	for (const component of components){
		for (const vertex of component){
			const cls = states.classOf(vertex);
			if (cls === undefined) continue;
			const type = states.typeOf(vertex);
			const known = found.get(type) ?? new Map();
			found.set(type, known.set(`${cls.part}|${cls.mark}`, cls));
		}
	}
	return found;
}
/** The types for which all of the witness's names come back; undefined where that is every type that somebody asks for. */ function describe_loop_typesOf(byType, witness, space) {
	const names = byType.get(witness);
	if (names === undefined) return undefined;
	const comesBack = (type)=>{
		const those = byType.get(type);
		return those !== undefined && [
			...names.keys()
		].every((one)=>those.has(one));
	};
	const others = space.types.filter((type)=>!comesBack(type));
	// What hardly anybody asks for is left to itself, where it is not all that comes back.
	if (others.every(query_type/* isUncommonType */.pB)) return undefined;
	return space.other !== undefined && comesBack(space.other) ? {
		kind: 'but',
		list: others.filter((type)=>!(0,query_type/* isUncommonType */.pB)(type)).sort()
	} : {
		kind: 'only',
		list: space.types.filter((type)=>comesBack(type) && type !== space.other).sort()
	};
}
/** Prefers a plain A question under the shallowest zone, below a zone to its apex. */ function rank(states, component) {
	let best = Number.POSITIVE_INFINITY;
	for (const vertex of component){
		const cls = states.classOf(vertex);
		const type = states.typeOf(vertex);
		const depth = cls === undefined ? 500 : cls.mark === '.' ? 0 : cls.mark.split('.').length;
		const usual = type === 'A' ? 0 : (0,query_type/* isUncommonType */.pB)(type) ? 20_000 : 10_000;
		best = Math.min(best, usual + depth * 2 + (cls?.part === 'apex' ? 1 : 0));
	}
	return best;
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/group-loops.js
/** From cyclic states to loops: what a person would end at the same line is one, unless names fare differently on it. */ 






const LEVELS = [
	{
		index: 0,
		sureties: [
			'certain',
			'share'
		]
	},
	{
		index: 1,
		sureties: [
			'certain',
			'share',
			'failure'
		]
	},
	{
		index: 2,
		sureties: [
			'certain',
			'share',
			'failure',
			'assumed'
		]
	}
];
/** The surest first; names that a surer loop of the same place was reported of are not reported again. */ function groupLoops(graph, scene, renamed) {
	const { states } = scene;
	const loops = [];
	const inLoop = new Uint8Array(states.size);
	const reported = new Map();
	const verdictOf = guardVerdicts(graph);
	for (const level of LEVELS){
		const edges = states.adjacency(level.sureties);
		const at = {
			...scene,
			edges
		};
		const open = (0,forwarding_loops/* cyclicComponents */.E2)(edges).filter((component)=>!component.some((vertex)=>inLoop[vertex] === 1));
		const groups = byPlaceAndFate(at, level, alike(states, open, level), verdictOf);
		const leading = renamed ? leadingInto(states, edges, groups) : [];
		for (const [index, group] of groups.entries()){
			for (const component of group.members)for (const vertex of component)inLoop[vertex] = 1;
			const known = reported.get(group.place);
			const fresh = known === undefined || level.index === 0 && group.plain ? group.members : group.members.filter((component)=>hasOther(states, component, known));
			if (fresh.length === 0) continue;
			const loop = describe(at, level, fresh, leading[index] ?? []);
			if (loop !== undefined) loops.push({
				...asSureAsItsNames(graph, loop),
				guard: group.guard
			});
			const classes = known ?? new Set();
			for (const component of fresh)for (const one of classesOf(states, component))classes.add(one);
			reported.set(group.place, classes);
		}
	}
	return loops;
}
/**
 * Of a zone's names some exist nowhere, and for them a loop is sure. Where all that comes back are names that the
 * configurations spell out, a file or an API out of sight may hold each of them.
 */ function asSureAsItsNames(graph, loop) {
	if (loop.certainty === 'assumed' || !loop.names.cuts.every(({ apex })=>apex === 'only')) return loop;
	const { name, type } = loop.witness;
	const sockets = loop.blocks.filter(({ block })=>block === loop.hops[0]?.block).map(({ socket })=>socket);
	const ways = sockets.flatMap((socket)=>(0,walk/* walk */.GG)(graph, socket, name, type)).filter(isLoop);
	const [first] = ways;
	if (first === undefined || ways.some(({ certainty })=>certainty !== 'assumed')) return loop;
	const { probability: _share, ...rest } = loop;
	return {
		...rest,
		certainty: 'assumed',
		onFailure: false,
		assumptions: first.assumptions
	};
}
function isLoop({ disposition }) {
	return disposition === 'loops';
}
function* classesOf(states, component) {
	for (const vertex of component){
		const cls = states.classOf(vertex);
		if (cls !== undefined) yield `${cls.part}|${cls.mark}`;
	}
}
function hasOther(states, component, known) {
	for (const one of classesOf(states, component))if (!known.has(one)) return true;
	return false;
}
function eachWithin(states, component, level, see) {
	const within = new Set(component);
	for (const vertex of component)states.eachEdge(vertex, (to, way)=>{
		if (within.has(to) && level.sureties.includes(way.branch.certainty)) see(way, to);
	});
}
/** Components whose queries go the same ways with the same chances. */ function alike(states, components, level) {
	const groups = new Map();
	const known = new Map();
	const numbers = new Map();
	const keyOf = (way)=>{
		const before = known.get(way);
		if (before !== undefined) return before;
		const { hop, branch } = way;
		const share = Math.round(branch.probability * 1e6);
		const text = [
			blockId(hop),
			branch.certainty,
			share,
			...branch.assumptions.map(text_assumption/* wordsOf */.Z9)
		].join(' ');
		const number = `${numbers.get(text) ?? numbers.size}`;
		numbers.set(text, Number(number));
		known.set(way, number);
		return number;
	};
	for (const component of components){
		const ways = new Set();
		eachWithin(states, component, level, (way, to)=>{
			const key = keyOf(way);
			ways.add(`${key} ${states.socketOf(to).index}`);
		});
		const key = [
			...ways
		].sort().join('\n');
		const group = groups.get(key);
		if (group === undefined) groups.set(key, {
			members: [
				component
			]
		});
		else group.members.push(component);
	}
	return [
		...groups.values()
	];
}
/** Loops through the same first stanza, by file and offset, are one finding where they come back as surely, as often and with the same guard. */ function byPlaceAndFate(scene, level, groups, verdictOf) {
	const out = new Map();
	for (const { members } of groups){
		const loop = describe(scene, level, members, []);
		if (loop === undefined) continue;
		const guard = verdictOf(loop);
		const place = group_loops_placeOf(scene.states, members, level);
		const { certainty, probability = '', grows = '' } = loop;
		const key = [
			place,
			certainty,
			probability,
			grows,
			guard.verdict
		].join('\n');
		const known = out.get(key);
		if (known === undefined) out.set(key, {
			place,
			members: [
				...members
			],
			guard,
			plain: loop.witness.type === 'A'
		});
		else out.set(key, {
			...known,
			members: [
				...known.members,
				...members
			],
			plain: known.plain || loop.witness.type === 'A'
		});
	}
	return [
		...out.values()
	].sort((a, b)=>Number(b.plain) - Number(a.plain));
}
/** One text may stand in several blocks: by a YAML alias, or a variable that fills them. */ function stanzaOf(hop) {
	if (hop === undefined) return '';
	const { server, at, block } = hop;
	return `${server.id}|${at.file.path}|${at.span.start}|${block.at.file.path}|${block.at.span.start}`;
}
function group_loops_placeOf(states, members, level) {
	let first;
	for (const component of members)eachWithin(states, component, level, ({ hop })=>{
		if (first === undefined || (0,text_location/* compareLocations */.Qr)(hop.block.at, first.block.at) < 0) first = hop;
	});
	return stanzaOf(first);
}
/**
 * For each group of loops the states at its own sockets that lead into it and are not in it: names that a rewrite makes
 * one of those that come back. One pass over all edges, backwards.
 */ function leadingInto(states, edges, groups) {
	const back = (0,forwarding_loops/* reversed */.TY)(edges);
	const owner = new Int32Array(states.size).fill(-1);
	const open = [];
	for (const [index, group] of groups.entries())for (const component of group.members)for (const vertex of component){
		owner[vertex] = index;
		open.push(vertex);
	}
	const sockets = groups.map((group)=>new Set(group.members.flatMap((component)=>component.map((vertex)=>states.socketOf(vertex)))));
	const leading = groups.map(()=>[]);
	for(let at = 0; at < open.length; at += 1){
		const vertex = (0,invariant/* itemAt */.R9)(open, at);
		const index = (0,invariant/* entryAt */._f)(owner, vertex);
		for(let edge = (0,invariant/* entryAt */._f)(back.first, vertex); edge < (0,invariant/* entryAt */._f)(back.first, vertex + 1); edge += 1){
			const from = (0,invariant/* entryAt */._f)(back.to, edge);
			if (owner[from] !== -1) continue;
			owner[from] = index;
			open.push(from);
			if (sockets[index]?.has(states.socketOf(from))) leading[index]?.push(from);
		}
	}
	return leading;
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/states.js
/** The states that the simulation looks at, and the ways between them: columns of numbers, since there are millions. */ 


/** One class of names and a type at a socket each, and where its question goes from there. */ class States {
	#sockets;
	#kinds = [];
	#types = [];
	#sources = [];
	#names = [];
	#classes = [];
	#typeIds = new Map();
	#nameIds = new Map();
	#classIds = new Map();
	#socket = new forwarding_loops/* IntList */.IY();
	#name = new forwarding_loops/* IntList */.IY();
	#type = new forwarding_loops/* IntList */.IY();
	#class = new forwarding_loops/* IntList */.IY();
	#from = new forwarding_loops/* IntList */.IY();
	#fromWay = new forwarding_loops/* IntList */.IY();
	#first = new forwarding_loops/* IntList */.IY();
	#to = new forwarding_loops/* IntList */.IY();
	#way = new forwarding_loops/* IntList */.IY();
	#ways = [];
	#wayIds = new Map();
	#later = new Map();
	/** By socket; by name and type in it. */ #known = new Map();
	/** All sockets of a graph, each at its index. */ constructor(sockets){
		this.#sockets = sockets;
	}
	get size() {
		return this.#socket.length;
	}
	find({ socket, name, type, source }) {
		const [nameId, typeId] = [
			this.#nameIds.get(name),
			this.#typeIds.get(kindOf(type, source))
		];
		if (nameId === undefined || typeId === undefined) return undefined;
		return this.#known.get(socket.index)?.get(nameId * MAX_KINDS + typeId);
	}
	/** A state that is not there yet. `cls`: the class that starts here; rewritten names belong to none. `from`: where it was met first. */ add({ socket, name, type, source }, cls, from) {
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
	/** The edges that are added from here on are those of the next state. */ begin() {
		this.#first.push(this.#to.length);
	}
	join(to, way) {
		this.#to.push(to);
		this.#way.push(way);
	}
	/** One more edge of a state whose others are all there. */ joinLater(from, edge) {
		const known = this.#later.get(from);
		if (known === undefined) this.#later.set(from, [
			edge
		]);
		else known.push(edge);
	}
	/** The number of a way; alike ones have the same. */ wayOf(branch, hop) {
		const { certainty, probability, assumptions } = branch;
		const known = this.#wayIds.get(hop.upstream) ?? new Map();
		this.#wayIds.set(hop.upstream, known);
		const key = `${hop.server.id}|${hop.step.at.span.start}|${hop.block.at.file.path}|${hop.block.at.span.start}|${certainty}|${probability}|${assumptions.map(text_assumption/* wordsOf */.Z9).join('\n')}`;
		let id = known.get(key);
		if (id === undefined) {
			id = this.#ways.length;
			known.set(key, id);
			this.#ways.push({
				branch: {
					certainty,
					probability,
					assumptions
				},
				hop
			});
		}
		return id;
	}
	get ways() {
		return this.#ways;
	}
	socketOf(state) {
		return (0,invariant/* itemAt */.R9)(this.#sockets, this.#socket.at(state));
	}
	nameOf(state) {
		return (0,invariant/* itemAt */.R9)(this.#names, this.#name.at(state));
	}
	typeOf(state) {
		return (0,invariant/* itemAt */.R9)(this.#types, this.#type.at(state));
	}
	questionOf(state) {
		const source = this.#sources[this.#type.at(state)];
		return {
			socket: this.socketOf(state),
			name: this.nameOf(state),
			type: this.typeOf(state),
			source
		};
	}
	classOf(state) {
		return this.#classes[this.#class.at(state)];
	}
	fromOf(state) {
		const from = this.#from.at(state);
		return from === -1 ? undefined : {
			state: from,
			way: (0,invariant/* itemAt */.R9)(this.#ways, this.#fromWay.at(state))
		};
	}
	edgesOf(state) {
		const edges = [];
		this.eachEdge(state, (to, way)=>edges.push({
				to,
				...way
			}));
		return edges;
	}
	eachEdge(state, see) {
		const end = this.#end(state);
		for(let at = this.#start(state); at < end; at += 1)see(this.#to.at(at), (0,invariant/* itemAt */.R9)(this.#ways, this.#way.at(at)));
		for (const later of this.#later.get(state) ?? [])see(later.to, later);
	}
	adjacency(sureties) {
		const sure = this.#ways.map(({ branch })=>sureties.includes(branch.certainty));
		const first = new Int32Array(this.size + 1);
		const to = new forwarding_loops/* IntList */.IY();
		for(let state = 0; state < this.size; state += 1){
			const end = this.#end(state);
			for(let at = this.#start(state); at < end; at += 1)if (sure[this.#way.at(at)] === true) to.push(this.#to.at(at));
			for (const later of this.#later.get(state) ?? [])if (sureties.includes(later.branch.certainty)) to.push(later.to);
			first[state + 1] = to.length;
		}
		return {
			size: this.size,
			first,
			to: to.values()
		};
	}
	#start(state) {
		return state < this.#first.length ? this.#first.at(state) : this.#to.length;
	}
	#end(state) {
		return state + 1 < this.#first.length ? this.#first.at(state + 1) : this.#to.length;
	}
}
/** Types, with the addresses that they are asked from; names are numbered in steps of it. */ const MAX_KINDS = 65_536;
function kindOf(type, source) {
	return source === undefined ? type : `${type} ${source}`;
}
function idIn(ids, list, value) {
	const known = ids.get(value);
	if (known !== undefined) return known;
	ids.set(value, list.length);
	list.push(value);
	return list.length - 1;
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/simulate.js
/** Pours all names in at every socket and finds those that come back. */ 










function simulate(graph, budget = (0,text_budget/* openBudget */.ak)()) {
	const unjudged = [];
	const edges = (0,server_edges/* serverEdges */.qK)(graph, budget, unjudged);
	const components = (0,forwarding_loops/* cyclicComponents */.E2)((0,forwarding_loops/* adjacencyOf */.W4)(edges));
	const found = components.map(()=>[]);
	// What is large must not use up what the rest needs.
	const order = [
		...components.keys()
	].sort((a, b)=>(components[a]?.length ?? 0) - (components[b]?.length ?? 0) || a - b);
	for (const index of order){
		const component = components[index] ?? [];
		const group = (0,server_edges/* serversOf */.U2)(graph, component);
		const sockets = group.flatMap((server)=>graph.socketsOf.get(server.id) ?? []);
		// Where a reply decides who is asked next, the names that other servers distinguish matter too.
		const asked = group.some(server_edges/* heedsReplies */.YJ) ? (0,server_edges/* serversOf */.U2)(graph, (0,server_edges/* reachable */.Gq)(edges, component)) : group;
		const one = simulateGroup({
			graph,
			sockets,
			space: (0,names/* partition */.jB)(asked),
			budget
		});
		// What a server that no file shows does all alone is its nodes' doing, and said of them.
		found[index] = one.loops.filter((loop)=>!loop.hops.every((hop)=>hop.server.implied === true));
		for (const notice of one.unjudged)unjudged.push(notice);
	}
	const loops = found.flat();
	loops.sort((a, b)=>{
		const left = a.hops[0];
		const right = b.hops[0];
		return left === undefined || right === undefined ? 0 : (0,text_location/* compareLocations */.Qr)(left.at, right.at);
	});
	return {
		loops,
		unjudged
	};
}
function simulateGroup(group) {
	const unjudged = [];
	const remark = (limit, message)=>{
		const at = group.sockets[0]?.server.at;
		if (at !== undefined) unjudged.push((0,text_budget/* beyondLimit */.rf)(limit, message, at));
	};
	const { states, renamed } = explore(group, remark);
	const loops = [];
	let unreported = 0;
	for (const loop of groupLoops(group.graph, {
		states,
		space: group.space
	}, renamed)){
		if (group.budget.take('hops', loop.hops.length)) loops.push(loop);
		else unreported += 1;
	}
	if (unreported > 0) remark('hops', `${unreported} more loops through these servers are not reported: they and the reported ones have too many hops`);
	return {
		loops,
		unjudged
	};
}
/** Every class of names at every socket, and where its questions go; what leaves this group cannot come back. */ function explore({ graph, sockets, space, budget }, remark) {
	const states = new States(graph.sockets);
	const inside = new Set(sockets);
	const mayTake = takersOf(sockets);
	let left = 0;
	for (const cls of space.classes){
		const takers = mayTake(cls.sample);
		if (!budget.take('states', takers.length * space.types.length)) {
			left += 1;
			continue;
		}
		for (const type of space.types)for (const socket of takers)if (states.find({
			socket,
			name: cls.sample,
			type
		}) === undefined) states.add({
			socket,
			name: cls.sample,
			type
		}, cls);
	}
	if (left > 0) remark('states', `${left} of ${space.classes.length} sets of names are not followed through the servers that reach each other from here: they are too many for so many servers`);
	const outgrown = [];
	const onwardOf = onwardFrom(graph, inside, states);
	let renamed = false;
	let untested = 0;
	let lost = 0;
	const testsOf = testsAt(graph);
	for(let i = 0; i < states.size && lost <= MAX_LOST; i += 1){
		states.begin();
		if (!budget.take('tests', testsOf(states.socketOf(i)))) {
			untested += 1;
			continue;
		}
		const name = states.nameOf(i);
		const { sent, outgrows } = onwardOf(states.questionOf(i));
		if (outgrows) outgrown.push(i);
		for (const { way, renamedTo, ...question } of sent){
			if (renamedTo !== undefined) renamed = true;
			const next = {
				...question,
				name: renamedTo ?? name
			};
			let to = states.find(next);
			if (!budget.take('edges') || to === undefined && !budget.take('states')) {
				lost += 1;
				continue;
			}
			const cls = renamedTo === undefined ? states.classOf(i) : undefined;
			to ??= states.add(next, cls, {
				state: i,
				way
			});
			states.join(to, way);
		}
	}
	if (lost > 0) remark('edges', 'not all ways between the servers that reach each other from here are followed: they are too many');
	if (untested > 0) remark('tests', `${untested} ${UNTESTED}`);
	for (const last of outgrown)closeGrowing(states, last);
	return {
		states,
		renamed
	};
}
const UNTESTED = 'questions to servers that reach each other from here are not followed: they would be held against too many patterns';
/** What a question costs at a socket: its blocks hold it against patterns one by one. */ function testsAt(graph) {
	const known = new Map();
	return (socket)=>{
		const found = known.get(socket);
		if (found !== undefined) return found;
		const blocks = new Set([
			...socket.zones.values()
		].flat());
		let tests = 0;
		for (const block of blocks)tests = Math.max(tests, graph.compiled.get(block)?.tests ?? 0);
		known.set(socket, tests);
		return tests;
	};
}
/** Asks `decide`; once for all names that a server treats alike. */ function onwardFrom(graph, inside, states) {
	const known = new Map();
	const classes = new Map();
	const decided = (question)=>{
		const sent = [];
		let outgrows = false;
		for (const { outcome, ...branch } of (0,decide/* decide */.L)(graph, question)){
			if (outcome.kind === 'fails' && outcome.outgrown === true) outgrows = true;
			if (outcome.kind !== 'sent' || !inside.has(outcome.to)) continue;
			const way = states.wayOf(branch, outcome.hop);
			const renamedTo = outcome.name === question.name ? undefined : outcome.name;
			sent.push({
				socket: outcome.to,
				way,
				renamedTo,
				type: outcome.type,
				source: outcome.source
			});
		}
		return {
			sent,
			outgrows
		};
	};
	return (question)=>{
		const { socket, name, type, source = '' } = question;
		if (!classes.has(socket)) classes.set(socket, (0,names/* localClasses */.o1)([
			...new Set([
				...socket.zones.values()
			].flat())
		]));
		const local = classes.get(socket)?.(name);
		if (local === undefined) return decided(question);
		const here = known.get(socket) ?? new Map();
		known.set(socket, here);
		const one = graph.rewriteTargets.has(name) ? name : local;
		const key = `${type} ${source} ${one}`;
		const found = here.get(key) ?? decided(question);
		here.set(key, found);
		return found;
	};
}
/** Ways that are given up before the rest is not even looked at. */ const MAX_LOST = 1000;
/** The sockets that have a block for a name, in order; where none has, the question is refused. */ function takersOf(sockets) {
	const positions = new Map();
	for (const [position, socket] of sockets.entries())for (const zone of socket.zones.keys()){
		const known = positions.get(zone);
		if (known === undefined) positions.set(zone, [
			position
		]);
		else known.push(position);
	}
	return (name)=>{
		const found = new Set();
		for (const zone of (0,dns_name/* ancestry */.yy)(name)){
			const here = positions.get(zone) ?? [];
			if (here.length === sockets.length) return sockets;
			for (const position of here)found.add(position);
		}
		return [
			...found
		].sort((a, b)=>a - b).map((position)=>(0,invariant/* itemAt */.R9)(sockets, position));
	};
}
const BY_SURETY = [
	'certain',
	'share',
	'failure',
	'assumed'
];
/**
 * A name that a rewrite makes longer on each round never meets itself again: it comes back until no DNS message holds it.
 * Its first return counts as one to the name that it began as, no surer than the least sure step of the whole path.
 */ function closeGrowing(states, last) {
	const route = [];
	for(let at = last; at !== undefined; at = states.fromOf(at)?.state)route.push(at);
	route.reverse();
	const start = (0,invariant/* itemAt */.R9)(route, 0);
	const socket = states.socketOf(start);
	const returns = route.filter((at)=>states.socketOf(at) === socket);
	const back = returns[1];
	if (back === undefined || returns.length < walk/* GROWING_ROUNDS */.IW) return;
	const before = states.fromOf(back);
	if (before === undefined || states.edgesOf(before.state).some((edge)=>edge.to === start)) return;
	const rank = Math.max(...route.map((at)=>BY_SURETY.indexOf(states.fromOf(at)?.way.branch.certainty ?? 'certain')));
	const certainty = BY_SURETY[rank] ?? 'certain';
	const { branch, hop } = before.way;
	states.joinLater(before.state, {
		to: start,
		branch: {
			...branch,
			certainty
		},
		hop,
		grows: true
	});
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/open-forwards.js
/** Forwards whose upstream nothing states, and what would follow if it were what the common systems put there. */ 

function openForwards(cluster) {
	const open = [];
	const stanzas = new Set();
	const openIds = new Set();
	for (const server of cluster.servers){
		if (server.config.errors.length > 0 || server.implied === true) continue;
		for (const block of server.config.blocks){
			for (const step of block.steps){
				if (step.kind !== 'forward') continue;
				const byDefault = isUnwritten(server, step);
				if (byDefault && server.installed !== true) continue;
				const id = `${server.name}|${step.at.file.path}|${step.at.span.start}`;
				stanzas.add(id);
				const upstream = (server.upstreams.get(step) ?? []).find(isOpen);
				if (upstream === undefined) continue;
				openIds.add(id);
				open.push({
					server,
					block,
					step,
					upstream,
					byDefault
				});
			}
		}
	}
	return {
		forwards: stanzas.size,
		openStanzas: openIds.size,
		open,
		withStub: supposed(cluster)
	};
}
/** A stanza that no file writes stands for the whole object that it is known from. */ function isUnwritten({ at }, step) {
	return step.at.file === at.file && step.at.span.start === at.span.start && step.at.span.end === at.span.end;
}
function isOpen(upstream) {
	return upstream.kind === 'unknown' && upstream.missing !== undefined;
}
/** The same cluster with what nodes with a stub listener would hand to pods. */ function supposed(cluster) {
	const put = new Set();
	const servers = cluster.servers.map((server)=>{
		const upstreams = new Map();
		let changed = false;
		for (const [step, list] of server.upstreams){
			const instead = list.flatMap((one)=>{
				if (one.kind === 'known' || one.withStub === undefined) return [
					one
				];
				for (const known of one.withStub)put.add(known);
				return one.withStub;
			});
			upstreams.set(step, instead);
			changed ||= instead.length !== list.length || instead.some((one, index)=>one !== list[index]);
		}
		return changed ? {
			...server,
			upstreams
		} : server;
	});
	if (put.size === 0) return undefined;
	const graph = (0,forwarding_graph/* buildGraph */.ZG)({
		...cluster,
		servers
	});
	const loops = simulate(graph).loops.filter((loop)=>loop.hops.some((hop)=>hop.upstream !== undefined && put.has(hop.upstream)));
	return {
		graph,
		loops
	};
}

// EXTERNAL MODULE: ./.cache/build/languages/bind/index.js + 1 modules
var bind = __webpack_require__(4604);
// EXTERNAL MODULE: ./.cache/build/languages/corefile/index.js + 38 modules
var languages_corefile = __webpack_require__(5198);
// EXTERNAL MODULE: ./.cache/build/languages/dnsmasq/index.js
var dnsmasq = __webpack_require__(7225);
;// CONCATENATED MODULE: ./.cache/build/languages/kubernetes/kube-dns-config.js


/**
 * Both keys hold JSON (kubernetes/dns pkg/dns/config/config.go). A value that is no JSON of its shape makes the program
 * ignore the whole ConfigMap and keep its last configuration, at start none (pkg/dns/config/sync.go).
 */ function readKubeDnsConfig(data) {
	const notices = [];
	const stubs = data.find((entry)=>entry.key === 'stubDomains');
	const upstreams = data.find((entry)=>entry.key === 'upstreamNameservers');
	const stubDomains = [];
	let upstreamNameservers;
	if (stubs !== undefined && stubs.text.text.trim() !== '') {
		if (!isStubDomains(parse(stubs.text.text))) notices.push(ignored(stubs, 'a JSON object from zone to a list of servers'));
		else {
			for (const { text, depth } of stringsOf(stubs.text)){
				if (depth === 1) stubDomains.push({
					zone: text,
					servers: []
				});
				else stubDomains[stubDomains.length - 1]?.servers.push(text);
			}
		}
	}
	if (upstreams !== undefined && upstreams.text.text.trim() !== '') {
		if (!isTexts(parse(upstreams.text.text))) notices.push(ignored(upstreams, 'a JSON list of servers'));
		else upstreamNameservers = stringsOf(upstreams.text).map((one)=>one.text);
	}
	if (notices.length > 0) return {
		value: {
			stubDomains: []
		},
		notices
	};
	return {
		value: {
			stubDomains,
			...(0,defined/* defined */.s)({
				upstreamNameservers
			})
		},
		notices
	};
}
function ignored(entry, expected) {
	return {
		kind: 'unreadable',
		message: `\`${entry.key}\` is not ${expected}, so the whole ConfigMap has no effect`,
		at: entry.at
	};
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch  {
		return undefined;
	}
}
function isTexts(value) {
	return Array.isArray(value) && value.every((item)=>typeof item === 'string');
}
function isStubDomains(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts);
}
/** The strings of a valid JSON text with the number of brackets around them. */ function stringsOf(source) {
	const found = [];
	const { text } = source;
	let depth = 0;
	for(let i = 0; i < text.length; i += 1){
		const c = text[i];
		if (c === '{' || c === '[') depth += 1;
		else if (c === '}' || c === ']') depth -= 1;
		else if (c === '"') {
			let end = i + 1;
			while(end < text.length && text[end] !== '"')end += text[end] === '\\' ? 2 : 1;
			const value = JSON.parse(text.slice(i, end + 1));
			found.push({
				text: {
					value,
					at: (0,source_text/* locate */.x5)(source, i + 1, end)
				},
				depth
			});
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
// EXTERNAL MODULE: ./.cache/build/judge/resolver-software.js + 12 modules
var resolver_software = __webpack_require__(4006);
;// CONCATENATED MODULE: ./.cache/build/judge/config-readers.js
/** The readers of configuration languages that the cluster is handed. */ 







const readers = {
	corefile: languages_corefile/* readCorefile */.Ml,
	resolverFile: resolv_conf/* readResolverFile */.P,
	systemdResolved: systemd_resolved/* readResolvedSettings */.Qn,
	dnsmasq: dnsmasq/* readDnsmasq */.G,
	unbound: unbound/* readUnbound */.u,
	named: bind/* readNamed */.M,
	looksLikeCorefile: languages_corefile/* looksLikeCorefile */.vp,
	software: resolver_software/* resolverSoftware */.Q
};
const readKubeDns = (entries)=>{
	const { stubDomains, upstreamNameservers = [] } = readKubeDnsConfig(entries).value;
	return {
		stubDomains: stubDomains.map(({ zone, servers })=>({
				zone: zone.value,
				servers,
				at: zone.at
			})),
		upstreamNameservers
	};
};

;// CONCATENATED MODULE: ./.cache/build/judge/snapshot.js
/** One tree, understood: facts joined into clusters, the forwarding graph of each, and what comes round in it. */ 










/** Joins what the files state into clusters, and follows all names through each. */ function understand(files, settings, tree) {
	const budget = (0,text_budget/* openBudget */.ak)();
	const scanned = [
		...files
	];
	const named = readNamed(scanned, tree);
	const read = [
		...scanned,
		named
	];
	const context = {
		...tree,
		read: textReader(tree.bytesOf, tree.revision),
		paths: tree.paths,
		factsOf: readDocument,
		statedIn: statedIn,
		budget
	};
	let stated = {
		filled: [],
		value: read.flatMap(({ facts })=>facts),
		notices: read.flatMap(({ notices })=>notices)
	};
	for (const { render } of plugins/* joining */.b)stated = render?.(stated, context) ?? stated;
	for (const { join } of plugins/* joining */.b)stated = join?.(stated, context) ?? stated;
	const known = stated.value.filter(fragments/* isFact */.BR);
	const { parts, unjudged } = partition(known, settings, budget);
	const clusters = parts.map((part)=>{
		const cluster = assemble({
			...part,
			budget,
			readKubeDns: readKubeDns
		}, readers);
		const graph = (0,forwarding_graph/* buildGraph */.ZG)(cluster, budget);
		return {
			cluster,
			graph,
			simulation: simulate(graph, budget),
			openForwards: openForwards(cluster)
		};
	});
	return {
		clusters,
		notices: [
			...stated.notices,
			...unjudged,
			...clusters.flatMap(noticesOf).filter(isNewsTo(named.notices))
		],
		files: scanned.length + named.files,
		documents: read.reduce((sum, { documents })=>sum + documents, 0),
		secrets: secretsOf(known, stated.filled),
		read: new Set(read.flatMap(({ facts })=>facts.map((fact)=>fact.at.file.path)))
	};
}
function noticesOf({ cluster, graph, simulation }) {
	return [
		...graph.unjudged,
		...simulation.unjudged,
		...cluster.notices
	];
}
/** What is named and could not be read is said with its reason; that it is not modelled is no news then. */ function isNewsTo(named) {
	const placeOf = ({ at })=>`${at.span.start}:${at.file.path}`;
	const known = new Set(named.filter(({ kind })=>kind === 'unreadable').map(placeOf));
	return (notice)=>notice.kind !== 'not-modelled' || !known.has(placeOf(notice));
}

;// CONCATENATED MODULE: ./.cache/build/judge/suppression/verdict-changed.js
/** LG903 as a warning: what would have failed under the base's policy, and does not under the change's. */ 
/** Findings that are spelled out; the rest is counted. */ const MAX_TOLD = 20;
/** One finding that holds the remarks about what was taken away; undefined where nothing that would have failed is missing. */ function verdictChanged(hidden, weakened, now) {
	const [first] = hidden;
	if (first === undefined) return undefined;
	const more = hidden.length === 1 ? '' : `, and ${hidden.length - 1} more`;
	const path = hidden.slice(0, MAX_TOLD).map((one)=>({
			at: one.at,
			says: `${one.code} ${one.rule} is ${article(one)} under the policy of the base, and ${fateOf(one, now)} here: ${one.message}`
		}));
	for (const one of weakened)path.push({
		at: one.at,
		says: one.message
	});
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
		fingerprint: JSON.stringify([
			'LG903',
			'verdict',
			...hidden.map((one)=>one.fingerprint).sort()
		])
	};
}
function article({ severity }) {
	return severity === 'error' ? 'an error' : `a ${severity}`;
}
/** What became of it. */ function fateOf(one, { kept, suppressed }) {
	const same = (other)=>other.fingerprint === one.fingerprint || other.code === one.code && other.at.file.path === one.at.file.path && other.at.span.start === one.at.span.start;
	const still = kept.find(same);
	if (still !== undefined) return still.status === 'existing' ? 'counts as known' : `is ${article(still)}`;
	return suppressed.some(same) ? 'is suppressed' : 'is not found';
}
function startOf(file) {
	return file === undefined ? undefined : {
		file,
		span: {
			start: 0,
			end: 0
		}
	};
}
function verdict_changed_placeOf({ at }) {
	const { line, column } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(at.file.text), at.span.start);
	return `${at.file.path}:${line}:${column}`;
}

;// CONCATENATED MODULE: ./.cache/build/judge/check.js
/** Head and base, compared: two snapshots to one report. */ 
























function check(input) {
	const { view, notices } = lookWithCare(input);
	return judge(notices.length === 0 ? input : {
		...input,
		notices: [
			...input.notices ?? [],
			...notices
		]
	}, view);
}
/** Head and base as the rules would see them, and no rule asked: a fraction of the work where only names are followed. */ function understood(input) {
	const { head, base } = lookWithCare(input).view;
	return {
		head,
		base
	};
}
function lookWithCare(input) {
	const view = look(input);
	const notices = demandMeaning(input.config?.expectations ?? [], {
		...{
			head: view.known,
			base: view.knownBefore
		},
		partial: isPartial(input)
	});
	return {
		view,
		notices
	};
}
/** Whether the paths of the scan leave out a part of the folder that the configuration stands in. */ function isPartial({ tree, config }) {
	const folder = config === undefined ? '' : (0,lookup/* configFolder */.vg)(config.file.path);
	return tree.only?.some((path)=>path === '' || folder === path || folder.startsWith(`${path}/`)) === false;
}
function look(input) {
	const { tree, config } = input;
	const settings = clusterSettings(config, tree);
	const head = readHead(input);
	const { paths, readings } = head;
	const tools = input.render;
	const known = understand(readings.values(), settings, {
		bytesOf: (path)=>tree.read(path),
		paths,
		...(0,defined/* defined */.s)({
			leftOutBelow: tree.leftOutBelow,
			whyUnread: tree.whyUnread,
			isIgnored: tree.isIgnored,
			rendering: tools === undefined ? undefined : {
				tools,
				paths
			}
		})
	});
	const expecting = (0,defined/* defined */.s)({
		expectations: config?.expectations
	});
	const share = (one)=>shareOf({
			...one,
			...expecting
		}, input.shard);
	const compared = input.base.status === 'compared' ? input.base.files : undefined;
	const knownBefore = compared === undefined ? undefined : lookBack(input, compared, head, settings);
	return {
		files: head.files,
		readings,
		known,
		knownBefore,
		head: share({
			...known,
			notices: [
				...tree.notices,
				...known.notices
			]
		}),
		// What was broken before is not new, also where the expectation is.
		base: knownBefore === undefined ? undefined : share(knownBefore),
		status: input.base.status === 'compared' ? {
			status: 'compared',
			revision: input.base.files.commit
		} : input.base
	};
}
function readHead({ tree, known, base }) {
	const readings = new Map();
	const files = new Map();
	const paths = [];
	const keep = (path, reading)=>{
		files.set(path, reading);
		if (reading !== undefined) readings.set(path, reading);
	};
	for (const file of tree.files()){
		if (known?.has(file.path) === true) {
			paths.push(file.path);
			keep(file.path, known.get(file.path));
			continue;
		}
		const bytes = file.read();
		if (!(0,tree_tree/* isUnreadable */.GZ)(bytes)) {
			paths.push(file.path);
			keep(file.path, read_file_readFile(file.path, bytes, (0,defined/* defined */.s)({
				named: file.named
			})));
			continue;
		}
		if (bytes.gone === true) continue;
		paths.push(file.path);
		const hadBefore = base.status === 'compared' && base.files.old.has(file.path);
		if (file.named !== true && !(0,tree_tree/* isMissed */.OS)(file.path) && !hadBefore) continue;
		const notice = (0,tree_tree/* noticeAbout */.wC)(file.path, 'unreadable', bytes.unreadable);
		const notices = [
			bytes.bound === true ? {
				...notice,
				unread: 'bound'
			} : notice
		];
		readings.set(file.path, {
			facts: [],
			notices,
			documents: 0
		});
	}
	return {
		files,
		readings,
		paths
	};
}
/** The base, of whose files those that did not change are read already. */ function lookBack(input, base, head, settings) {
	const { changed, old: before, commit, leftOutBelow } = base;
	const { tree, render: tools } = input;
	const old = new Map(head.readings);
	for (const path of changed)old.delete(path);
	for (const [path, bytes] of before){
		const reading = read_file_readFile(path, bytes, {
			revision: commit
		});
		if (reading !== undefined) old.set(path, reading);
	}
	const paths = pathsBefore(head.paths, changed, before);
	return understand([
		...old.entries()
	].sort(([a], [b])=>a < b ? -1 : 1).map(([, reading])=>reading), settingsBefore(input, settings, base), {
		bytesOf: baseReader(base, tree, head.paths),
		revision: commit,
		paths,
		...(0,defined/* defined */.s)({
			whyUnread: baseReasons(base, tree),
			leftOutBelow,
			rendering: tools === undefined ? undefined : {
				tools,
				paths
			}
		})
	});
}
function judge(input, view) {
	const { config } = input;
	const { readings, known, head, base } = view;
	const failOn = input.failOn ?? config?.failOn?.value ?? 'error';
	const found = severities(unique(allFindings(head, base)), config);
	const before = base === undefined ? undefined : severities(unique(allFindings(base, undefined)), config);
	const old = sameAsBefore(found, before ?? []);
	if (input.failOnEmpty === true && isEmpty(known)) found.push(nothingScanned(config));
	const reported = found.map((one)=>compared(one, old.here.get(one.fingerprint), input));
	const judged = input.suppress?.(reported, sourceFiles(readings)) ?? {
		kept: reported,
		suppressed: [],
		remarks: []
	};
	const gates = (one)=>(input.failOnExisting === true || one.status === 'new') && (0,report_finding/* fails */.c6)(one.severity, failOn);
	const all = withVerdictBefore(judged, {
		input,
		view,
		gates
	});
	const remarks = remarkSeverities(all, input).map((one)=>({
			...one,
			status: old.here.has(one.fingerprint) ? 'existing' : 'new'
		}));
	const findings = [
		...judged.kept,
		...remarks
	].sort(order);
	const now = new Set([
		...findings,
		...judged.suppressed
	].map((one)=>one.fingerprint));
	const fixed = (before ?? []).filter((one)=>!now.has(one.fingerprint) && !old.moved.has(one.fingerprint)).map((one)=>({
			...one,
			status: 'existing'
		})).sort(order);
	const suppressed = [
		...judged.suppressed
	].sort(order);
	const isIncomplete = isPartlyUnread(head, base) || view.status.status === 'unavailable';
	const report = {
		version: version/* VERSION */.x,
		result: findings.some(gates) ? 'fail' : isIncomplete ? 'incomplete' : 'pass',
		base: view.status,
		counts: {
			...(0,report_finding/* countsOf */.mQ)({
				findings,
				fixed,
				suppressed
			}),
			...seenIn(head)
		},
		failOn,
		findings,
		fixed,
		suppressed,
		notices: assumedIn([
			...input.notices ?? [],
			...head.notices
		]),
		servers: serversIn(head),
		...(0,defined/* defined */.s)({
			changedLines: input.base.status === 'compared' ? changedLines(findings, input.base.files) : undefined
		})
	};
	return {
		report: (0,redacted/* redactedReport */.d7)(report, (0,redacted/* bothSecrets */.X8)(known.secrets, base?.secrets)),
		head,
		base,
		files: view.files
	};
}
function isEmpty({ clusters }) {
	return clusters.every(({ cluster })=>cluster.servers.length === 0 && cluster.pools.every((pool)=>pool.inherited.nameservers.length === 0));
}
function nothingScanned(config) {
	const file = {
		path: config?.file.path ?? '.',
		text: config?.file.text ?? ''
	};
	return finding('nothing-scanned', {
		cluster: '',
		at: {
			file,
			span: {
				start: 0,
				end: 0
			}
		},
		message: 'No DNS configuration was found, and some was expected (fail-on-empty).',
		advice: 'Check the paths that are scanned, or render charts first.'
	}, []);
}
function compared(one, then, { baselined }) {
	const was = then === undefined ? undefined : (0,worse/* worsened */.O)(one, then);
	if (was !== undefined) return {
		...one,
		status: 'new',
		was
	};
	const known = then !== undefined || one.rule !== 'loop-guard-removed' && baselined?.(one) === true;
	return {
		...one,
		status: known ? 'existing' : 'new'
	};
}
function isPartlyUnread(head, base) {
	const isGone = (0,rules_blocks/* lostConfigurations */.sf)(head, base);
	return head.notices.some((notice)=>notice.kind === 'unreadable' && notice.template !== true && notice.beside !== true || isGone(notice));
}
function seenIn({ files, documents, clusters }) {
	const sum = (of)=>clusters.reduce((total, view)=>total + of(view), 0);
	return {
		files,
		documents,
		servers: sum(({ cluster })=>cluster.servers.length),
		clusters: clusters.length,
		forwards: sum(({ openForwards })=>openForwards.forwards),
		openForwards: sum(({ openForwards })=>openForwards.openStanzas)
	};
}
function assumedIn(notices) {
	const assumed = notices.filter((notice)=>notice.kind === 'assumed').map((notice)=>[
			`${notice.at.file.path}|${notice.at.span.start}|${notice.message}`,
			notice
		]);
	return [
		...new Map(assumed).values()
	].sort((a, b)=>(0,text_location/* compareLocations */.Qr)(a.at, b.at));
}
function serversIn({ clusters }) {
	return clusters.flatMap(({ cluster })=>cluster.servers.map(({ name, at, config })=>({
				name,
				cluster: cluster.name,
				at,
				blocks: config.blocks.length
			})));
}
/** The remarks, with what would fail under the base's policy and does not here: one finding that holds what was taken away. */ function withVerdictBefore(judged, { input, view, gates }) {
	const weakened = judged.remarks.filter((one)=>one.rule === 'policy-weakened');
	const under = input.underBase?.(weakened.length > 0);
	if (under === undefined) return judged.remarks;
	const { underBase: _, ...rest } = input;
	const { config: _config, suppress: _suppress, before: _before, ...kept } = rest;
	const other = {
		...kept,
		...under.input
	};
	const then = judge(other, under.sameView ? view : look(other)).report;
	const place = (one)=>`${one.code}|${one.at.file.path}|${one.at.span.start}`;
	const failing = judged.kept.filter(gates);
	const known = new Set(failing.flatMap((one)=>[
			one.fingerprint,
			place(one)
		]));
	const hidden = then.findings.filter((one)=>(input.failOnExisting === true || one.status === 'new') && (0,report_finding/* fails */.c6)(one.severity, then.failOn) && !NEVER_ABOUT_FILES.has(one.rule) && !known.has(one.fingerprint) && !known.has(place(one)));
	const finding = verdictChanged(hidden, weakened, {
		...judged,
		config: input.config?.file
	});
	return finding === undefined ? judged.remarks : [
		...judged.remarks.filter((one)=>one.rule !== 'policy-weakened'),
		finding
	];
}
/** Rules about the policy itself. */ const NEVER_ABOUT_FILES = new Set([
	'suppression-unused',
	'suppression-expired',
	'policy-weakened',
	'nothing-scanned'
]);
/** What is scanned and did not change is as the head has it; what only other files name is asked of the base itself. */ function baseReader({ changed, old, read }, tree, paths) {
	const scanned = new Set(paths);
	return (path)=>{
		if (changed.has(path)) return old.get(path) ?? read?.(path);
		return scanned.has(path) || read === undefined ? tree.read(path) : read(path);
	};
}
/** What is not in git, and ignored for one, is as it is now. */ function baseReasons({ changed, whyUnread }, tree) {
	return (path)=>whyUnread?.(path) ?? (changed.has(path) ? undefined : tree.whyUnread?.(path));
}
/** The paths of the base, sorted: those of the head less what changed, and what the base had of that. */ function pathsBefore(paths, changed, before) {
	return [
		...paths.filter((path)=>!changed.has(path)),
		...before.keys()
	].sort();
}
/** Clusters by their name and remarks by their file, so that every shard of a run divides them alike. */ function shareOf(snapshot, shard) {
	if (shard === undefined) return snapshot;
	const mine = (text)=>Number.parseInt(fingerprint([
			text
		]).slice(0, 8), 16) % shard.count === shard.index - 1;
	return {
		...snapshot,
		clusters: snapshot.clusters.filter((view)=>mine(view.cluster.name)),
		notices: snapshot.notices.filter((notice)=>mine(notice.at.file.path))
	};
}
/**
 * Which findings of the head the base had: those of the same fingerprint, and of what is left those that only moved, one
 * for one. `here`: what the base said, by fingerprints of the head; `moved`: fingerprints in the base that are reported under
 * another one now.
 */ function sameAsBefore(found, before) {
	const then = new Map();
	for (const one of before){
		const other = then.get(one.fingerprint);
		// Of several the worst: what was there already is not new.
		if (other === undefined || (0,worse/* worsened */.O)(one, other) !== undefined) then.set(one.fingerprint, one);
	}
	const here = new Map();
	for (const one of found){
		const known = then.get(one.fingerprint);
		if (known !== undefined) here.set(one.fingerprint, known);
	}
	const left = new Map();
	for (const one of before){
		if (here.has(one.fingerprint) || one.moveFingerprint === undefined) continue;
		const known = left.get(one.moveFingerprint);
		if (known === undefined) left.set(one.moveFingerprint, [
			one
		]);
		else known.push(one);
	}
	const moved = new Set();
	for (const one of found){
		if (here.has(one.fingerprint) || one.moveFingerprint === undefined) continue;
		const from = left.get(one.moveFingerprint)?.shift();
		if (from === undefined) continue;
		here.set(one.fingerprint, from);
		moved.add(from.fingerprint);
	}
	return {
		here,
		moved
	};
}
function order(a, b) {
	return (0,text_location/* compareLocations */.Qr)(a.at, b.at) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0) || (a.fingerprint < b.fingerprint ? -1 : 1);
}
function allFindings(head, base) {
	const all = rules.flatMap((rule)=>[
			...rule.check(head, base)
		]);
	// What a removed guard says of a block needs not be said again as a missing one.
	const removed = new Set(all.filter((one)=>one.rule === 'loop-guard-removed').map((one)=>`${one.at.file.path}|${one.at.span.start}`));
	return all.filter((one)=>one.rule !== 'loop-guard-missing' || !removed.has(`${one.at.file.path}|${one.at.span.start}`));
}
/** A file that belongs to several clusters says a thing once. */ function unique(findings) {
	const seen = new Map();
	for (const one of findings){
		const key = `${one.code}|${one.at.file.path}|${one.at.span.start}|${one.message}`;
		if (!seen.has(key)) seen.set(key, one);
	}
	return [
		...seen.values()
	];
}
function severities(findings, config) {
	if (config === undefined || config.rules.length === 0) return [
		...findings
	];
	const chosen = new Map(config.rules.map((one)=>[
			one.rule,
			one.severity
		]));
	return findings.flatMap((one)=>{
		const set = chosen.get(one.rule);
		const usual = (0,descriptions.describeRule)(one.rule)?.severity;
		if (set === undefined || usual === undefined) return [
			one
		];
		const severity = (0,effective/* severityUnder */.gb)(set, usual, one.severity);
		return severity === 'off' ? [] : [
			{
				...one,
				severity
			}
		];
	});
}
function sourceFiles(readings) {
	const files = new Map();
	for (const reading of readings.values())for (const fact of reading.facts)files.set(fact.at.file.path, fact.at.file);
	return [
		...files.values()
	];
}
/**
 * Reads the user's configuration; throws UsageError with every mistake's place. Its globs and files count from `folder` and
 * are reported from the top of the repository.
 */ function loadConfig(file, folder = (0,lookup/* configFolder */.vg)(file.path)) {
	const { config, errors } = (0,config_config/* readConfig */.Xg)(file, {
		rules: descriptions.RULES,
		osProfiles: node_profiles/* OS_PROFILES */.Oj.flatMap((one)=>[
				one.id,
				...one.aliases
			]),
		provisioners: node_profiles/* PROVISIONERS */.oP.flatMap((one)=>[
				one.id,
				...one.aliases
			])
	});
	if (config === undefined) throw new usage_error/* PlacedUsageError */.Tq(...errors);
	return (0,lookup/* fromTop */.k$)(config, folder);
}
/** The base is understood with what its own configuration declared; one that cannot be read counts as today's. */ function settingsBefore({ config, tree, before }, settings, base) {
	const then = {
		...tree,
		read: (path)=>base.changed.has(path) ? base.old.get(path) : tree.read(path)
	};
	try {
		if (before !== undefined) return clusterSettings(before.config, then);
		const path = config?.file.path ?? config_config.CONFIG_PATHS.find((one)=>base.old.has(one));
		if (path === undefined) return settings;
		if (!base.changed.has(path)) return clusterSettings(config, then);
		const bytes = base.old.get(path);
		return bytes === undefined ? [] : clusterSettings(loadConfig({
			path,
			text: bytes.toString('utf8')
		}), then);
	} catch (error) {
		// A file that the declaration names is new, or the declaration was wrong.
		if (error instanceof usage_error/* UsageError */.eb) return settings;
		throw error;
	}
}
/** A change that turns `policy-weakened` off is reported so all the same, and as loudly as the base would have said it. */ function remarkSeverities(remarks, { config, before }) {
	const said = severities(remarks, config);
	if (before === undefined) return said;
	const then = severities(remarks.filter((one)=>one.rule === 'policy-weakened'), before.config);
	const louder = new Map(then.map((one)=>[
			one.fingerprint,
			one
		]));
	const shown = said.map((one)=>{
		const other = louder.get(one.fingerprint);
		louder.delete(one.fingerprint);
		return other !== undefined && (0,report_finding/* compareSeverities */.Rj)(other.severity, one.severity) > 0 ? other : one;
	});
	return [
		...shown,
		...louder.values()
	];
}
function clusterSettings(config, tree) {
	return (config?.clusters ?? []).map((one)=>settingsOf(one, tree));
}
function settingsOf(one, tree) {
	const globs = one.paths.flatMap((glob)=>{
		const compiled = (0,text_globs/* compileGlob */.S)(glob.value);
		return typeof compiled === 'function' ? [
			compiled
		] : [];
	});
	return {
		name: one.name.value,
		matches: globs.length === 0 ? ()=>true : (path)=>globs.some((glob)=>glob(path)),
		...(0,defined/* defined */.s)({
			clusterDomain: one.clusterDomain?.value
		}),
		serviceCidrs: one.serviceCidrs,
		clusterDns: one.clusterDns,
		...(0,defined/* defined */.s)({
			corednsVersion: one.corednsVersion,
			kubeProxy: one.kubeProxy?.value
		}),
		nodes: one.nodes.map((node)=>({
				name: node.name.value,
				...(0,defined/* defined */.s)({
					os: node.os,
					provisioner: node.provisioner
				}),
				addresses: node.addresses,
				at: node.at,
				files: node.files.flatMap((file)=>{
					if (file.content.kind === 'inline') return [
						{
							path: file.path.value,
							text: file.content.text
						}
					];
					const bytes = tree.read(file.content.path.value);
					if (bytes === undefined) throw new usage_error/* UsageError */.eb(`${check_placeOf(file.content.path)}: the file ${file.content.path.value} does not exist in the repository`);
					return [
						{
							path: file.path.value,
							text: (0,source_text/* wholeFile */.AA)({
								path: file.content.path.value,
								text: bytes.toString('utf8')
							})
						}
					];
				})
			})),
		resolvers: one.resolvers.map((resolver)=>({
				name: resolver.name.value,
				addresses: resolver.addresses.map(endpointText),
				at: resolver.at,
				forwards: resolver.forwards.map((forward)=>({
						zone: forward.zone.value,
						at: forward.zone.at,
						to: forward.to.map(endpointText)
					}))
			})),
		at: one.at
	};
}
/** An address, with its port where that is not 53. */ function endpointText({ value, at }) {
	return {
		value: value.port === 53 ? value.address : (0,dns_endpoint/* hostPort */.QL)(value.address, value.port),
		at
	};
}
function check_placeOf(value) {
	const before = value.at.file.text.slice(0, value.at.span.start);
	const line = before.split('\n').length;
	return `${value.at.file.path}:${line}:${before.length - before.lastIndexOf('\n')}`;
}


/***/ }),

/***/ 9311:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ clusterData),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   SV: () => (/* binding */ mergeConfigs),
/* harmony export */   gb: () => (/* binding */ severityUnder),
/* harmony export */   yF: () => (/* binding */ printConfig)
/* harmony export */ });
/* unused harmony exports FAIL_ON_VALUES, RENDER_MODES, expectationData */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8526);
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9308);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4874);
/* harmony import */ var _report_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(647);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5966);
/** Several sources of configuration as one: flags, then the environment, then the file, then what it extends, then defaults. */ 





const FAIL_ON_VALUES = [
	'error',
	'warning',
	'note',
	'never'
];
const RENDER_MODES = [
	'auto',
	'helm',
	'kustomize',
	'off'
];
/**
 * Single values come from the nearest source that has them, and so do `paths.include` and `paths.exclude`, each as a
 * whole. Severities are taken rule by rule, clusters by name (the file's first), and suppressions add up.
 * A file that is extended has no say in `extends` of its own: what applies can be read off one file.
 */ function mergeConfigs(sources, rules) {
	const { flags, environment, file } = sources;
	const extended = [
		...sources.extended ?? []
	].reverse();
	const layers = [
		...file === undefined ? [] : [
			{
				from: 'file',
				config: file
			}
		],
		...extended.map((config)=>({
				from: 'extends',
				config
			}))
	];
	const stated = (pick)=>{
		for (const { from, config } of layers){
			const found = pick(config);
			if (found !== undefined) return {
				value: found.value,
				from,
				at: found.at
			};
		}
		return undefined;
	};
	const given = (pick)=>{
		const flag = flags === undefined ? undefined : pick(flags);
		if (flag !== undefined) return {
			value: flag,
			from: 'flag'
		};
		const variable = environment === undefined ? undefined : pick(environment);
		return variable === undefined ? undefined : {
			value: variable,
			from: 'environment'
		};
	};
	const baseline = given(({ baseline })=>baseline) ?? stated((config)=>config.baseline);
	const maxSuppressionDays = stated((config)=>config.maxSuppressionDays);
	const fromFiles = new Map();
	for (const { from, config } of layers){
		for (const { rule, severity, at } of config.rules){
			if (!fromFiles.has(rule)) fromFiles.set(rule, {
				value: severity,
				from,
				at
			});
		}
	}
	const clusters = new Map();
	for (const { config } of layers){
		for (const cluster of config.clusters)if (!clusters.has(cluster.name.value)) clusters.set(cluster.name.value, cluster);
	}
	return {
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
			file: file?.file
		}),
		trust: stated((config)=>config.trust) ?? {
			value: 'head',
			from: 'default'
		},
		include: layers.find(({ config })=>config.include !== undefined)?.config.include ?? [],
		exclude: layers.find(({ config })=>config.exclude !== undefined)?.config.exclude ?? [],
		clusters: [
			...clusters.values()
		],
		rules: new Map(rules.map(({ slug, severity })=>[
				slug,
				fromFiles.get(slug) ?? {
					value: severity,
					from: 'default'
				}
			])),
		failOn: given(({ failOn })=>failOn) ?? stated((config)=>config.failOn) ?? {
			value: 'error',
			from: 'default'
		},
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
			baseline
		}),
		render: given(({ render })=>render) ?? stated((config)=>config.render) ?? {
			value: 'off',
			from: 'default'
		},
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
			maxSuppressionDays
		}),
		suppressions: layers.flatMap(({ config })=>config.suppressions),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
			expectations: layers.every(({ config })=>config.expectations === undefined) ? undefined : layers.flatMap(({ config })=>config.expectations ?? [])
		})
	};
}
/**
 * What `LOOPGATE_FAIL_ON`, `LOOPGATE_BASELINE` and `LOOPGATE_RENDER` say, and what is wrong with them. An empty variable
 * is an unset one. Other names are left alone: Kubernetes itself sets LOOPGATE_SERVICE_HOST for a Service of that name.
 */ function readEnvironment(env) {
	const errors = [];
	const choose = (name, allowed)=>{
		const text = env[name];
		if (text === undefined || text === '') return undefined;
		const chosen = allowed.find((one)=>one === text);
		if (chosen === undefined) {
			errors.push(`${name} must be one of ${allowed.join(', ')}, not ${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(text)}${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(text, allowed)}`);
		}
		return chosen;
	};
	const failOn = choose('LOOPGATE_FAIL_ON', FAIL_ON_VALUES);
	const render = choose('LOOPGATE_RENDER', RENDER_MODES);
	const baseline = env.LOOPGATE_BASELINE === '' ? undefined : env.LOOPGATE_BASELINE;
	return {
		overrides: {
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
				failOn,
				baseline,
				render
			})
		},
		errors
	};
}
/**
 * A finding's severity when its rule is `set` to another one than its `usual`. A rule also gives findings below its usual
 * severity (a loop that needs an assumption, a template that nobody rendered): a milder setting is a ceiling for these
 * too, a stricter one leaves them where they are.
 */ function severityUnder(set, usual, severity) {
	if (set === 'off' || (0,_report_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSeverities */ .Rj)(set, severity) < 0) return set;
	return severity === usual ? set : severity;
}
/** The effective configuration as YAML that reads back to the same; every rule is listed. */ function printConfig(config) {
	return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({
		version: 1,
		trust: config.trust.value,
		paths: {
			include: config.include.length === 0 ? [
				'**'
			] : config.include.map(({ value })=>value),
			exclude: config.exclude.map(({ value })=>value)
		},
		clusters: config.clusters.map(clusterData),
		rules: Object.fromEntries([
			...config.rules
		].map(([rule, { value }])=>[
				rule,
				value
			])),
		'fail-on': config.failOn.value,
		baseline: config.baseline?.value,
		render: config.render.value,
		'max-suppression-days': config.maxSuppressionDays?.value,
		suppressions: config.suppressions.map(({ rule, path, server, zone, reason, expires })=>{
			return {
				rule,
				path,
				server,
				zone,
				reason,
				expires
			};
		}),
		expectations: config.expectations?.map(expectationData)
	}, {
		lineWidth: 0,
		keepUndefined: false,
		aliasDuplicateObjects: false
	});
}
/** As the configuration file would say it. */ function expectationData({ names, exact, from, goes, to, reason }) {
	return {
		names: (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .displayName */ .QC)(names.value),
		exact: exact ? true : undefined,
		from: from.value,
		goes,
		to: to.length === 0 ? undefined : to.map(({ value })=>value.port === 53 ? value.address : (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .hostPort */ .QL)(value.address, value.port)),
		reason
	};
}
/** A cluster as the configuration file would say it; what is not said is left out. Equal declarations give equal data. */ function clusterData(cluster) {
	const values = (list)=>list.length === 0 ? undefined : list.map(({ value })=>value);
	const list = (items)=>items.length === 0 ? undefined : items;
	return {
		name: cluster.name.value,
		paths: values(cluster.paths),
		'cluster-domain': cluster.clusterDomain && (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .displayName */ .QC)(cluster.clusterDomain.value),
		'service-cidrs': values(cluster.serviceCidrs),
		'cluster-dns': values(cluster.clusterDns),
		'coredns-version': cluster.corednsVersion?.value,
		'kube-proxy': cluster.kubeProxy?.value,
		nodes: list(cluster.nodes.map((one)=>({
				name: one.name.value,
				os: one.os?.value,
				provisioner: one.provisioner?.value,
				addresses: values(one.addresses),
				files: one.files.length === 0 ? undefined : Object.fromEntries(one.files.map(({ path, content })=>[
						path.value,
						content.kind === 'repository' ? content.path.value : {
							inline: content.text.text
						}
					]))
			}))),
		resolvers: list(cluster.resolvers.map((one)=>({
				name: one.name.value,
				addresses: one.addresses.map(({ value })=>endpointText(value)),
				forwards: list(one.forwards.map(({ zone, to })=>({
						zone: (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .displayName */ .QC)(zone.value),
						to: to.map(({ value })=>endpointText(value))
					})))
			})))
	};
}
function endpointText({ address, port }) {
	return port === 53 ? address : (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .hostPort */ .QL)(address, port);
}


/***/ }),

/***/ 6153:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withExtended),
/* harmony export */   i: () => (/* binding */ remoteName)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** A configuration together with those that it extends. */ 
/** `OWNER/REPOSITORY/PATH@REF`, as a configuration names it. */ function remoteName({ owner, repository, path, ref }) {
	return `${owner}/${repository}/${path}@${ref}`;
}
/**
 * The file with what it extends below it, by the rules of `mergeConfigs`: what the file says wins, then a later entry of
 * `extends` over an earlier one; severities rule by rule, clusters by name, suppressions all together. What an extended
 * file itself extends has no say, nor do its file paths: baseline and node files lie in another repository.
 */ function withExtended(file, extended) {
	if (extended.length === 0) return file;
	const layers = [
		file,
		...[
			...extended
		].reverse()
	];
	const first = (pick)=>{
		for (const layer of layers){
			const value = pick(layer);
			if (value !== undefined) return value;
		}
		return undefined;
	};
	const rules = new Map();
	const clusters = new Map();
	for (const layer of layers){
		for (const one of layer.rules)if (!rules.has(one.rule)) rules.set(one.rule, one);
		for (const one of layer.clusters){
			if (clusters.has(one.name.value)) continue;
			clusters.set(one.name.value, layer === file ? one : {
				...one,
				nodes: one.nodes.map(withoutRepositoryFiles)
			});
		}
	}
	const trust = first((one)=>one.trust);
	const include = first((one)=>one.include);
	const exclude = first((one)=>one.exclude);
	const failOn = first((one)=>one.failOn);
	const render = first((one)=>one.render);
	const maxSuppressionDays = first((one)=>one.maxSuppressionDays);
	return {
		file: file.file,
		extends: file.extends,
		clusters: [
			...clusters.values()
		],
		rules: [
			...rules.values()
		],
		suppressions: layers.flatMap((one)=>one.suppressions),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({
			expectations: layers.every((one)=>one.expectations === undefined) ? undefined : layers.flatMap((one)=>one.expectations ?? []),
			trust,
			include,
			exclude,
			failOn,
			baseline: file.baseline,
			render,
			maxSuppressionDays
		})
	};
}
function withoutRepositoryFiles(node) {
	return {
		...node,
		files: node.files.filter(({ content })=>content.kind === 'inline')
	};
}


/***/ }),

/***/ 5966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   xT: () => (/* binding */ keyName)
/* harmony export */ });
/** "Did you mean": the nearest of a short list of words. */ /** Longer words are nobody's slip of the finger; the distance is quadratic in the length. */ const LONGEST = 64;
const FARTHEST = 3;
/** Shorter beginnings are near too many words. */ const SHORTEST_BEGINNING = 8;
/**
 * The candidate that `text` was probably meant to be: equal but for case, `_` and blanks, or a few slips away (a letter
 * missing, too many, wrong, or two swapped), no more than a third of the word. Undefined when none is near; ties go to the
 * first in the list.
 */ function nearest(text, candidates) {
	if (text === '' || text.length > LONGEST) return undefined;
	const asked = plain(text);
	const bound = Math.min(FARTHEST, Math.max(1, Math.floor(asked.length / 3)));
	let best;
	let bestDistance = bound + 1;
	for (const candidate of candidates){
		// `warn` for `warning`, `ubuntu-24` for `ubuntu-24.04`.
		if (asked.length >= 3 && candidate.startsWith(asked)) return candidate;
		if (Math.abs(candidate.length - asked.length) >= bestDistance) continue;
		const distance = slips(asked, plain(candidate));
		if (distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	if (best !== undefined || asked.length < SHORTEST_BEGINNING) return best;
	// `loop-gaurd` for `loop-guard-removed`: a slip in words that were not written to their end.
	for (const candidate of candidates){
		if (candidate.length > asked.length && slips(asked, plain(candidate.slice(0, asked.length))) <= bound - 1) return candidate;
	}
	return undefined;
}
/** `; did you mean "x"?`, or nothing. */ function didYouMean(text, candidates) {
	const near = nearest(text, candidates);
	return near === undefined ? '' : `; did you mean "${near}"?`;
}
/** A key that somebody may have meant to write: a word or two, and no line of another file that was taken for a configuration. */ const LIKE_A_KEY = /^[a-z_][a-z_-]{0,39}\d{0,4}$/i;
/** `key "fail_on"`, or `key` alone: a message shows no more of a file than that. */ function keyName(text, noun) {
	return LIKE_A_KEY.test(text) ? `${noun} "${text}"` : noun;
}
/** A text from a file as it can stand in a message: one line, no control or bidirectional characters, not too long. */ function quoted(text) {
	const cut = text.length > 60 ? `${text.slice(0, 57)}...` : text;
	return `"${cut.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7')}"`;
}
function plain(text) {
	return text.toLowerCase().replace(/[_ ]/g, '-');
}
/** Optimal string alignment distance: edits and swaps of neighbours. */ function slips(a, b) {
	let before = [];
	let row = Array.from({
		length: b.length + 1
	}, (_, i)=>i);
	for(let i = 1; i <= a.length; i += 1){
		const next = [
			i
		];
		for(let j = 1; j <= b.length; j += 1){
			const same = a[i - 1] === b[j - 1];
			let least = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
			next.push(least);
		}
		before = row;
		row = next;
	}
	return row[b.length] ?? 0;
}


/***/ }),

/***/ 5396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ askersOf),
/* harmony export */   t: () => (/* binding */ countAskers)
/* harmony export */ });
/* harmony import */ var _core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9308);
/* harmony import */ var _core_forwarding_compile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8270);
/* harmony import */ var _core_forwarding_matching_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5404);
/* harmony import */ var _core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9658);
/* harmony import */ var _core_text_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1542);
/** Who asks: pods by dnsPolicy, nodes, and whoever asks a server; each as sockets at which its questions enter. */ 





const POOL_ASKERS = [
	'pods',
	'default-pods',
	'nodes'
];
function askersOf(plain) {
	const askers = [];
	const compiled = new Map(plain.compiled);
	const expressions = (0,_core_forwarding_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .openExpressions */ .gb)((0,_core_text_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .openBudget */ .ak)());
	const socketsOf = new Map(plain.socketsOf);
	const several = plain.cluster.pools.length > 1;
	const resolvers = [];
	for (const pool of plain.cluster.pools){
		for (const kind of POOL_ASKERS){
			const name = several ? `${kind} of ${pool.pool}` : kind;
			const direct = kind === 'pods' ? servesPods(plain, pool) : undefined;
			if (direct !== undefined) {
				askers.push({
					kind,
					part: pool.pool,
					name,
					entries: direct
				});
				continue;
			}
			const socket = stubResolver(plain.cluster, pool, kind, plain.sockets.length + resolvers.length);
			for (const blocks of socket.zones.values())for (const block of blocks)compiled.set(block, (0,_core_forwarding_compile_js__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .w)(block, expressions));
			socketsOf.set(socket.server.id, [
				socket
			]);
			resolvers.push(socket.server);
			askers.push({
				kind,
				part: pool.pool,
				name,
				entries: [
					socket
				]
			});
		}
	}
	// Nobody can dial these: no address leads to them.
	const cluster = {
		...plain.cluster,
		servers: [
			...plain.cluster.servers,
			...resolvers
		]
	};
	return {
		graph: {
			...plain,
			cluster,
			compiled,
			socketsOf
		},
		askers: [
			...askers,
			...serverAskers(plain)
		]
	};
}
function countAskers(graph) {
	return graph.cluster.pools.length * POOL_ASKERS.length + serverAskers(graph).length;
}
/** Every listener of each server: the one that an ordinary client asks has the server's name, the others their address too. */ function serverAskers(graph) {
	const { servers } = graph.cluster;
	const times = new Map();
	for (const { name } of servers)times.set(name, (times.get(name) ?? 0) + 1);
	return servers.flatMap((server)=>{
		const name = (times.get(server.name) ?? 0) > 1 ? server.id : server.name;
		const first = (0,_core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(graph, server);
		const others = (graph.socketsOf.get(server.id) ?? []).filter((socket)=>!first.includes(socket));
		const listener = (socket)=>`${socket.transport === 'dns' ? '' : `${socket.transport}://`}${(0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(socket.address, socket.port)}`;
		return [
			{
				kind: 'server',
				part: server.id,
				name,
				entries: first,
				at: server.at
			},
			...others.map((socket)=>({
					kind: 'server',
					part: `${server.id} ${listener(socket)}`,
					name: `${name} at ${listener(socket)}`,
					entries: [
						socket
					],
					at: server.at
				}))
		];
	});
}
/** Where no address of the cluster DNS is stated and its server is seen, pods ask that server. */ function servesPods(graph, pool) {
	if (pool.handedOut.unknown === undefined) return undefined;
	const { servesPods: id } = graph.cluster;
	const server = id === undefined ? undefined : graph.places.servers.get(id);
	return server === undefined ? undefined : (0,_core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(graph, server);
}
/**
 * A resolver library as a server of its own: its nameservers in order, the next one where one fails (resolv.conf(5);
 * glibc res_send.c goes on after SERVFAIL, NOTIMP and REFUSED).
 */ function stubResolver(cluster, pool, kind, index) {
	const view = kind === 'pods' ? pool.handedOut : kind === 'default-pods' ? pool.inherited : pool.own;
	const at = view.nameservers[0]?.at ?? view.unknown?.via[0]?.at ?? cluster.servers[0]?.at ?? NOWHERE;
	const step = {
		kind: 'forward',
		plugin: 'nameserver',
		from: _core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .Dl,
		except: [],
		to: [],
		policy: 'sequential',
		maxConcurrent: 0,
		failover: [
			'SERVFAIL',
			'NOTIMP',
			'REFUSED'
		],
		next: [],
		protocol: 'client',
		merges: false,
		at
	};
	const key = {
		zone: _core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .Dl,
		transport: 'dns',
		port: 53,
		at
	};
	const block = {
		keys: [
			key
		],
		bind: [],
		steps: [
			step
		],
		views: [],
		at,
		extent: at
	};
	const server = {
		id: `asker:${kind} of ${pool.pool}`,
		name: kind,
		software: 'resolver',
		network: kind === 'nodes' ? `node:${pool.pool}` : `pod:asker/${kind}`,
		pool: pool.pool,
		version: '',
		config: {
			blocks: [
				block
			],
			errors: [],
			at
		},
		upstreams: new Map([
			[
				step,
				nameserversOf(view, at)
			]
		]),
		claims: [],
		at
	};
	return {
		index,
		server,
		address: '*',
		port: 53,
		transport: 'dns',
		zones: new Map([
			[
				_core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .Dl,
				[
					block
				]
			]
		]),
		heedsClients: false
	};
}
const NOWHERE = {
	file: {
		path: '',
		text: ''
	},
	span: {
		start: 0,
		end: 0
	}
};
function nameserversOf(view, at) {
	const listed = view.nameservers.map((one)=>{
		const address = (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(one.address);
		if (address === undefined) return {
			kind: 'unknown',
			because: `what ${one.address} resolves to is not stated`,
			at: one.at,
			via: one.via
		};
		const { at: place, via, assumptions } = one;
		return {
			kind: 'known',
			address,
			port: 53,
			transport: 'dns',
			at: place,
			via,
			assumptions
		};
	});
	if (view.unknown !== undefined) listed.push({
		kind: 'unknown',
		because: view.unknown.because,
		at,
		via: view.unknown.via
	});
	else if (view.outside) listed.push({
		kind: 'unknown',
		because: 'the resolvers that the nodes get from their network',
		outside: true,
		at,
		via: []
	});
	return listed;
}


/***/ }),

/***/ 6750:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffSnapshots: () => (/* binding */ diffSnapshots)
});

// UNUSED EXPORTS: diffWithEffort, endsAlike

// EXTERNAL MODULE: ./.cache/build/core/dns/name-set.js
var name_set = __webpack_require__(1729);
// EXTERNAL MODULE: ./.cache/build/core/dns/query-type.js
var query_type = __webpack_require__(4588);
// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/judge/redacted.js
var redacted = __webpack_require__(6031);
// EXTERNAL MODULE: ./.cache/build/judge/diff/askers.js
var askers = __webpack_require__(5396);
// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/names.js
var names = __webpack_require__(6975);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/server-edges.js
var server_edges = __webpack_require__(6711);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/walk.js
var walk = __webpack_require__(9658);
// EXTERNAL MODULE: ./.cache/build/judge/diff/outcomes.js
var outcomes = __webpack_require__(618);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/reach.js
var reach = __webpack_require__(8528);
// EXTERNAL MODULE: ./.cache/build/core/text/conditions.js
var text_conditions = __webpack_require__(7889);
;// CONCATENATED MODULE: ./.cache/build/judge/diff/placeless.js
/** What is configured, less where it is written: two texts of it are equal where two servers, blocks or clusters act alike. */ 

/** A setting's way to its effect: words and places, and nothing that the effect hangs on. */ const WORDS_AND_PLACES = new Set([
	'via',
	'versionAt',
	'extent'
]);
/** A place counts by the template conditions under which it is written. As deep as the types are, never as a file is. */ function placeless(value) {
	return JSON.stringify(value, (key, held)=>{
		if (WORDS_AND_PLACES.has(key)) return undefined;
		if (held instanceof Map) return [
			...held
		];
		if (held instanceof Set) return [
			...held
		];
		if (isLocation(held)) {
			const conditions = (0,text_conditions/* conditionsAt */.e)(held);
			return conditions.length === 0 ? undefined : conditions;
		}
		return held;
	});
}
function isLocation(value) {
	return typeof value === 'object' && value !== null && 'file' in value && 'span' in value;
}
/** All of a cluster on which it hangs where names go. */ function clusterText(cluster) {
	return [
		...clusterPieces(cluster)
	].join('\n');
}
/** Whether two clusters have the same text; no more of it is written than up to the first difference. */ function areAlike(a, b) {
	const [left, right] = [
		clusterPieces(a),
		clusterPieces(b)
	];
	for (const piece of left)if (right.next().value !== piece) return false;
	return right.next().done === true;
}
function* clusterPieces({ servers, frontends, pools, symbolic, servesPods }) {
	yield placeless({
		frontends,
		pools,
		symbolic,
		servesPods
	});
	for (const { config, upstreams, ...rest } of servers){
		const { blocks, ...settings } = config;
		yield placeless({
			...rest,
			settings
		});
		for (const block of blocks)yield placeless(block);
		for (const listed of upstreams.values())yield placeless(listed);
	}
}
function socketKey(socket) {
	return `${socket.server.id}|${socket.transport}|${socket.address}|${socket.port}`;
}
/**
 * A block as one socket's questions meet it: its plugins, and who stands behind each address that it dials. Its other
 * zones, its guard and its comments are left out: they are not asked.
 */ function blockText(graph, socket, block) {
	const { server } = socket;
	const reached = block.steps.flatMap((step)=>step.kind !== 'forward' ? [] : (server.upstreams.get(step) ?? []).map((upstream)=>{
			const under = upstream.via.map((one)=>one.at);
			if (upstream.kind === 'unknown') return [
				upstream,
				under
			];
			const behind = (0,reach/* reach */.gl)(graph, server, (0,reach/* dialled */.u8)(step, upstream));
			if (behind.kind !== 'sockets') return [
				upstream,
				under,
				behind
			];
			const sockets = behind.sockets.map((one)=>[
					socketKey(one),
					one.server.assumption,
					one.server.at
				]);
			return [
				upstream,
				under,
				{
					...behind,
					sockets,
					through: behind.via
				}
			];
		}));
	const steps = block.steps.filter((step)=>step.kind !== 'loop-guard');
	const { views, addedBy, at } = block;
	return placeless({
		steps,
		views,
		addedBy,
		at,
		reached,
		server: server.at
	});
}

// EXTERNAL MODULE: ./.cache/build/judge/diff/variants.js + 1 modules
var diff_variants = __webpack_require__(3579);
;// CONCATENATED MODULE: ./.cache/build/judge/diff/compare.js
/** One asker before and after: the classes of names of both graphs laid over each other, and what becomes of each. */ 






/** Questions followed in all comparisons of a run, both sides counted as one. */ const MAX_QUESTIONS = 400_000;
/** Hops that a question may take before it counts for more. */ const HOPS_OF_A_QUESTION = 32;
function rememberTexts() {
	const known = new WeakMap();
	const edges = new WeakMap();
	return {
		of: (graph, socket, zone)=>{
			let zones = known.get(socket);
			if (zones === undefined) {
				zones = new Map();
				known.set(socket, zones);
			}
			let text = zones.get(zone);
			if (text === undefined) {
				text = (socket.zones.get(zone) ?? []).map((block)=>blockText(graph, socket, block)).join('\n');
				zones.set(zone, text);
			}
			return text;
		},
		edges: (graph)=>{
			let found = edges.get(graph.cluster);
			if (found === undefined) {
				found = (0,server_edges/* serverEdges */.qK)(graph);
				edges.set(graph.cluster, found);
			}
			return found;
		}
	};
}
function compareSides(before, after, texts, effort) {
	const worlds = [
		worldOf(before, texts),
		worldOf(after, texts)
	];
	const suspect = suspicion(before, after, worlds, texts);
	if (suspect === undefined) return [];
	const servers = [
		...worlds[0].servers,
		...worlds[1].servers
	];
	const space = (0,names/* partition */.jB)(servers);
	const patterns = (0,diff_variants/* finePatterns */.eT)(servers);
	if (patterns.length > diff_variants/* MAX_PATTERNS */.nP) effort.unproven.add(`more than ${diff_variants/* MAX_PATTERNS */.nP} patterns of names`);
	const used = patterns.slice(0, diff_variants/* MAX_PATTERNS */.nP);
	const tried = new Set();
	const groups = new Map();
	let any = false;
	for (const cls of space.classes){
		if (!suspect(cls.sample)) continue;
		any = true;
		if (!compareClass({
			before,
			after,
			cls,
			space,
			patterns: used,
			tried,
			effort,
			groups
		})) return finish(groups, space);
	}
	if (any) {
		for (const one of used)if (!tried.has(one)) effort.unproven.add(`${one.words}: no such name was found to try`);
	}
	return finish(groups, space);
}
/** False where the effort is spent. */ function compareClass({ before, after, cls, space, patterns, tried, effort, groups }) {
	const types = typesOf(space);
	const variants = (0,diff_variants/* variantsOf */.IM)(cls, space, patterns, tried);
	const changes = variants.map(({ name })=>{
		const byChange = new Map();
		for (const type of types){
			effort.asked += 1;
			effort.left -= 1;
			const ends = [
				ask(before, name, type),
				ask(after, name, type)
			];
			effort.left -= hopsBeyond(ends[0]) + hopsBeyond(ends[1]);
			for (const one of ends)if (one.length >= walk/* MAX_OUTCOMES */.Fv) effort.unproven.add(`what becomes of ${name} has more than ${walk/* MAX_OUTCOMES */.Fv} ends`);
			const [then, now] = [
				(0,outcomes/* signatureOf */.yK)(ends[0], {
					name,
					type
				}, before.called),
				(0,outcomes/* signatureOf */.yK)(ends[1], {
					name,
					type
				})
			];
			if (then === now && before.entries.length > 0 === after.entries.length > 0) continue;
			const key = `${then}\n=>\n${now}`;
			const known = byChange.get(key);
			if (known === undefined) byChange.set(key, {
				types: [
					type
				],
				before: ends[0],
				after: ends[1]
			});
			else known.types.push(type);
		}
		return byChange;
	});
	const own = changes[0] ?? new Map();
	for (const [index, byChange] of changes.entries()){
		const variant = variants[index];
		if (variant === undefined) continue;
		for (const [key, change] of byChange){
			const same = own.get(key);
			// What becomes of the class's own sample is said of the variant too.
			if (index > 0 && same !== undefined && same.types.join() === change.types.join()) continue;
			const others = index > 0 ? [] : variants.filter((_, i)=>i > 0 && changes[i]?.get(key)?.types.join() !== change.types.join());
			const spared = [
				...new Set([
					...variant.leftBy,
					...others.flatMap((one)=>one.takenBy)
				])
			].sort();
			const set = typeSet(change.types, types, space);
			const whole = JSON.stringify([
				key,
				set,
				variant.takenBy,
				spared
			]);
			const known = groups.get(whole);
			if (known !== undefined) known.classes.push(cls);
			else groups.set(whole, {
				classes: [
					cls
				],
				moved: {
					types: set,
					taken: variant.takenBy,
					spared,
					witness: {
						name: variant.name,
						type: change.types.includes('A') ? 'A' : change.types[0] ?? 'A'
					},
					before: change.before,
					after: change.after
				}
			});
		}
	}
	if (effort.left > 0) return true;
	effort.unproven.add(`more than ${MAX_QUESTIONS} questions would have to be followed`);
	return false;
}
/** A name that grows on each of hundreds of hops counts as several questions. */ function hopsBeyond(ends) {
	return Math.floor(ends.reduce((sum, { hops })=>sum + hops.length, 0) / HOPS_OF_A_QUESTION);
}
function finish(groups, space) {
	return [
		...groups.values()
	].map(({ classes, moved })=>({
			...moved,
			names: (0,names/* namesOf */.eZ)(classes, space)
		}));
}
/** Of an asker that does not exist nothing becomes. */ function ask({ graph, entries }, name, type) {
	return entries.length === 0 ? [] : (0,walk/* walk */.GG)(graph, entries, name, type);
}
/** `A` first, so that it is the witness. */ function typesOf(space) {
	return [
		...space.types
	].sort((a, b)=>a === 'A' ? -1 : b === 'A' ? 1 : a < b ? -1 : 1);
}
/** Undefined where it is every type. */ function typeSet(some, all, space) {
	if (some.length === all.length) return undefined;
	return space.other !== undefined && some.includes(space.other) ? {
		except: all.filter((type)=>!some.includes(type))
	} : {
		only: some
	};
}
function worldOf({ graph, entries }, texts) {
	const first = new Set(entries.map((socket)=>graph.cluster.servers.indexOf(socket.server)));
	const servers = (0,server_edges/* serversOf */.U2)(graph, (0,server_edges/* reachable */.Gq)(texts.edges(graph), [
		...first
	]));
	const sockets = new Map(entries.map((socket)=>[
			socketKey(socket),
			socket
		]));
	for (const server of servers)for (const socket of graph.socketsOf.get(server.id) ?? [])sockets.set(socketKey(socket), socket);
	return {
		servers,
		sockets
	};
}
/**
 * Which names may end otherwise, by what each socket on the way does with them: a name that meets equal blocks at all of
 * them, none of which renames it, goes the same way on both sides. Undefined where that is every name.
 */ function suspicion(before, after, worlds, texts) {
	const keysOf = (side)=>side.entries.map(socketKey).join('\n');
	if (keysOf(before) !== keysOf(after)) return ()=>true;
	const marked = [];
	let differs = false;
	for (const [key, then] of worlds[0].sockets){
		const now = worlds[1].sockets.get(key);
		// A socket that one side alone comes to is come to by a block that differs.
		if (now === undefined) continue;
		const zones = new Set();
		for (const zone of new Set([
			...then.zones.keys(),
			...now.zones.keys()
		])){
			const same = texts.of(before.graph, then, zone) === texts.of(after.graph, now, zone);
			if (!same) differs = true;
			if (!same || [
				...then.zones.get(zone) ?? [],
				...now.zones.get(zone) ?? []
			].some(renames)) zones.add(zone);
		}
		if (zones.size > 0) marked.push({
			pair: [
				then,
				now
			],
			zones
		});
	}
	if (!differs) return undefined;
	return (name)=>marked.some(({ pair, zones })=>meets(pair, zones, name));
}
/**
 * Whether a question for a name may be taken by a block of these zones. Without views the nearest zone takes it; a DS
 * question the farthest but the root (core/dnsserver/server.go ServeDNS).
 */ function meets(pair, zones, name) {
	const above = [
		...(0,dns_name/* ancestry */.yy)(name)
	];
	if (!above.some((zone)=>zones.has(zone))) return false;
	let taken = false;
	for (const zone of above){
		if (zones.has(zone) && (!taken || zone !== dns_name/* ROOT */.Dl)) return true;
		const blocks = pair.flatMap((socket)=>[
				socket.zones.get(zone)
			]);
		if (blocks.every((list)=>list?.[0] !== undefined && list[0].views.length === 0)) taken = true;
	}
	return false;
}
function renames(block) {
	return block.steps.some((step)=>step.kind === 'rewrite' && step.rules.some((rule)=>rule.to.kind !== 'nothing'));
}

;// CONCATENATED MODULE: ./.cache/build/judge/diff/pair-clusters.js
/** Which cluster of the base a cluster of the head was: by its name, else by what it is, else by its servers. */ 

function pairClusters(before, after) {
	const partner = new Map();
	const free = new Set(before);
	const join = (keysOf)=>{
		const byKey = new Map();
		if (partner.size === after.length) return;
		for (const view of [
			...free
		].reverse())for (const key of keysOf(view)){
			const known = byKey.get(key);
			if (known === undefined) byKey.set(key, [
				view
			]);
			else known.push(view);
		}
		for (const view of after){
			if (free.size === 0) return;
			if (partner.has(view)) continue;
			for (const key of keysOf(view)){
				const list = byKey.get(key) ?? [];
				while(list.length > 0 && !free.has((0,invariant/* present */.Eb)(list.at(-1))))list.pop();
				const other = list.pop();
				if (other === undefined) continue;
				partner.set(view, other);
				free.delete(other);
				break;
			}
		}
	};
	join(({ cluster })=>[
			cluster.name
		]);
	join(({ cluster })=>[
			clusterText(cluster)
		]);
	// A folder that was renamed gives its cluster another name; its servers keep theirs.
	join(({ cluster })=>[
			cluster.servers.map((server)=>server.name).sort().join('\n')
		]);
	join(({ cluster })=>cluster.servers.map((server)=>server.name));
	const pairs = after.map((view)=>({
			before: partner.get(view),
			after: view
		}));
	return [
		...pairs,
		...[
			...free
		].map((view)=>({
				before: view,
				after: undefined
			}))
	];
}

;// CONCATENATED MODULE: ./.cache/build/judge/diff/pair-left-over.js
/** Who asks on one side alone: the same server or pool under another cluster's name, or a configuration in another place. */ 

function joinLeftOver(pairs, pools) {
	const gone = leftOf(pairs, 'then', 'now');
	const fresh = leftOf(pairs, 'now', 'then');
	if (gone.length + fresh.length === 0) return pairs;
	const joined = [
		...joinServers(gone, fresh),
		...joinPools(gone, fresh, pools)
	];
	const taken = new Set(joined.flatMap(({ from })=>from));
	if (pools.renamed) {
		const rest = {
			gone: gone.filter(({ pair })=>!taken.has(pair)),
			fresh: fresh.filter(({ pair })=>!taken.has(pair))
		};
		for (const one of joinSingle(pairs, rest, pools)){
			joined.push(one);
			for (const pair of one.from)taken.add(pair);
		}
	}
	const all = [
		...pairs.filter((pair)=>!taken.has(pair)),
		...joined.map(({ pair })=>pair)
	];
	const called = namesNow(joined);
	return all.map(({ cluster, then, now })=>({
			cluster,
			then: {
				...then,
				side: {
					...then.side,
					...(0,defined/* defined */.s)({
						called: called.get(then.side.graph)
					})
				}
			},
			now
		}));
}
/** What servers of each graph of the base are called in the head, where it is something else. */ function namesNow(joined) {
	const out = new Map();
	for (const { pair } of joined){
		const [before, after] = [
			pair.then,
			pair.now
		].map(({ asker })=>asker?.entries[0]?.server.name);
		if (pair.now.asker?.kind !== 'server' || before === undefined || after === undefined || before === after) continue;
		const known = out.get(pair.then.side.graph) ?? new Map();
		out.set(pair.then.side.graph, known.set(before, after));
	}
	return out;
}
function leftOf(pairs, here, there) {
	return pairs.flatMap((pair)=>{
		const { asker } = pair[here];
		if (asker === undefined || pair[there].asker !== undefined) return [];
		return [
			{
				pair,
				asker,
				server: asker.kind === 'server' ? asker.entries[0]?.server : undefined
			}
		];
	});
}
function join(gone, fresh, cluster) {
	return {
		pair: {
			cluster,
			then: gone.pair.then,
			now: fresh.pair.now
		},
		from: [
			gone.pair,
			fresh.pair
		]
	};
}
/** Folders at the end of a name that are compared. */ const MAX_DEPTH = 8;
const LAST = (left, server)=>endOf(left, server, 1);
const ENDS = Array.from({
	length: MAX_DEPTH - 1
}, (_, index)=>(left, server)=>endOf(left, server, MAX_DEPTH - index));
/** By what they are, by what they hold, by how they and their folders are called: where it tells one of each side. */ function joinServers(gone, fresh) {
	const joined = [];
	const taken = new Set();
	for (const keyOf of [
		partOf,
		textOf,
		...ENDS,
		nameBeside,
		LAST
	]){
		const [then, now] = [
			gone,
			fresh
		].map((list)=>onlyOnes(list, taken, keyOf));
		for (const [key, one] of then ?? []){
			const other = now?.get(key);
			if (one === undefined || other === undefined) continue;
			joined.push(join(one, other, other.pair.cluster));
			taken.add(one).add(other);
		}
	}
	return joined;
}
/** Undefined where several have the key. */ function onlyOnes(list, taken, keyOf) {
	const out = new Map();
	for (const left of list){
		if (taken.has(left) || left.server === undefined) continue;
		const key = keyOf(left, left.server);
		if (key !== undefined) out.set(key, out.has(key) ? undefined : left);
	}
	return out;
}
function partOf({ asker }) {
	return asker.part;
}
/** Which listener it is: what follows the server's id. */ function listenerOf({ asker }, { id }) {
	return asker.part.slice(id.length);
}
function textOf(left, server) {
	const { id: _, name: __, upstreams, ...rest } = server;
	return `${listenerOf(left, server)}\n${placeless([
		rest,
		[
			...upstreams.values()
		]
	])}`;
}
/** The end of its name, so many folders of it; undefined where the name is shorter. */ function endOf(left, server, depth) {
	const parts = server.name.split('/');
	return parts.length < depth ? undefined : `${listenerOf(left, server)}\n${parts.slice(-depth).join('/')}`;
}
/** One of several of that name, where its cluster tells which. */ function nameBeside(left, server) {
	return `${left.pair.cluster}\n${endOf(left, server, 1)}`;
}
/** Where one cluster of a side is left, and it is not one of several that stay, those of the other side are what it became. */ function joinPools(gone, fresh, pools) {
	const [then, now] = [
		byCluster(gone),
		byCluster(fresh)
	];
	const split = then.size === 1 && (now.size === 1 || pools.before === 1);
	const merged = now.size === 1 && (then.size === 1 || pools.after === 1);
	if (!split && !merged) return [];
	return [
		...then
	].flatMap(([from, before])=>[
			...now
		].flatMap(([to, after])=>{
			const cluster = split ? to : from;
			return after.flatMap((right)=>{
				const left = before.find((one)=>isSame(one.asker, right.asker)) ?? onlyOf(before, after, right.asker);
				return left === undefined ? [] : [
					join(left, right, cluster)
				];
			});
		}));
}
/** What is left of several clusters against the single one that the other side has. */ function joinSingle(pairs, rest, { before, after }) {
	const here = after === 1 ? 'now' : 'then';
	const known = new Map(pairs.flatMap((pair)=>{
		const { asker } = pair[here];
		return asker === undefined ? [] : [
			[
				`${asker.kind}|${asker.part}`,
				pair[here]
			]
		];
	}));
	const left = after === 1 ? rest.gone : before === 1 ? rest.fresh : [];
	return left.flatMap(({ pair, asker })=>{
		const other = known.get(`${asker.kind}|${asker.part}`);
		return other === undefined ? [] : [
			{
				pair: {
					...pair,
					[here]: other
				},
				from: [
					pair
				]
			}
		];
	});
}
function byCluster(list) {
	const out = new Map();
	for (const left of list){
		if (left.asker.kind === 'server') continue;
		const known = out.get(left.pair.cluster);
		if (known === undefined) out.set(left.pair.cluster, [
			left
		]);
		else known.push(left);
	}
	return out;
}
function isSame(a, b) {
	return a.kind === b.kind && a.part === b.part;
}
/** The only one of its kind on both sides, whatever the pool is called. */ function onlyOf(before, after, { kind }) {
	const [one, ...others] = before.filter((left)=>left.asker.kind === kind);
	const several = others.length > 0 || after.filter((left)=>left.asker.kind === kind).length > 1;
	return several ? undefined : one;
}

// EXTERNAL MODULE: ./.cache/build/judge/diff/path-steps.js
var path_steps = __webpack_require__(6434);
;// CONCATENATED MODULE: ./.cache/build/judge/diff/diff.js
/** Two snapshots in, the names that go elsewhere out: per cluster and asker the largest sets that change alike. */ 











/** Zones spelled out of one set of names. */ const MAX_ZONES = 8;
/** Lines that are said to have brought one change. */ const MAX_LINES = 6;
function diffSnapshots(base, head, revision) {
	return diffWithEffort(base, head, revision).report;
}
/** The same, with how many questions it took. */ function diffWithEffort(base, head, revision) {
	const effort = {
		left: MAX_QUESTIONS,
		asked: 0,
		unproven: new Set()
	};
	const texts = rememberTexts();
	const changes = [];
	const pairs = [];
	let unchanged = 0;
	for (const pair of pairClusters(base.clusters, head.clusters)){
		if (pair.before !== undefined && pair.after !== undefined && areAlike(pair.before.cluster, pair.after.cluster)) {
			unchanged += (0,askers/* countAskers */.t)(pair.after.graph);
			continue;
		}
		const cluster = (pair.after ?? pair.before)?.cluster.name ?? '';
		for (const [then, now] of pairAskers(pair.before, pair.after))pairs.push({
			cluster,
			then,
			now
		});
	}
	for (const { cluster, then, now } of joinLeftOver(pairs, poolClusters(base, head))){
		const moved = compareSides(then.side, now.side, texts, effort);
		// A set of all names is no set that stays.
		if (!moved.some((one)=>one.types === undefined && isEverything(one))) unchanged += 1;
		const asker = now.asker?.name ?? then.asker?.name ?? '';
		for (const one of moved)changes.push(changeOf(one, cluster, asker));
	}
	const report = {
		base: revision,
		changes: changes.sort(order),
		unchanged,
		unproven: [
			...effort.unproven
		].sort()
	};
	return {
		report: (0,redacted/* redactedDiff */.sq)(report, (0,redacted/* bothSecrets */.X8)(head.secrets, base.secrets)),
		asked: effort.asked
	};
}
function isEverything({ names, taken, spared }) {
	const [cut] = names.cuts;
	return taken.length + spared.length === 0 && cut?.under === '.' && cut.except.length === 0 && cut.apex === 'with';
}
function poolClusters(base, head) {
	const namesOf = ({ clusters })=>clusters.filter(({ cluster })=>cluster.pools.length > 0).map(({ cluster })=>cluster.name);
	const [before, after] = [
		namesOf(base),
		namesOf(head)
	];
	const [then, now] = [
		before[0] ?? '',
		after[0] ?? ''
	];
	return {
		before: before.length,
		after: after.length,
		renamed: before.length === 1 && !after.includes(then) || after.length === 1 && !before.includes(now)
	};
}
/** Those of one kind and pool, or server; where only one side knows several pools, each against the only one of the other. */ function pairAskers(before, after) {
	const known = (0,invariant/* present */.Eb)(before ?? after);
	const [then, now] = [
		before,
		after
	].map((view)=>view === undefined ? undefined : (0,askers/* askersOf */.J)(view.graph));
	const side = (asked, asker)=>({
			asker,
			side: {
				graph: asked?.graph ?? known.graph,
				entries: asker?.entries ?? []
			}
		});
	const taken = new Set();
	const out = [];
	const find = counterparts(then?.askers ?? [], now?.askers ?? []);
	for (const asker of now?.askers ?? []){
		const other = find(asker);
		if (other !== undefined) taken.add(other);
		out.push([
			side(then, other),
			side(now, asker)
		]);
	}
	const back = counterparts(now?.askers ?? [], then?.askers ?? []);
	for (const asker of then?.askers ?? [])if (!taken.has(asker)) out.push([
		side(then, asker),
		side(now, back(asker))
	]);
	return out;
}
/** The asker of a list that is the same as one of the other side. */ function counterparts(list, others) {
	const byPart = new Map(list.map((one)=>[
			`${one.kind}|${one.part}`,
			one
		]));
	const alone = (kind, from)=>{
		const some = from.filter((one)=>one.kind === kind);
		return some.length === 1 ? some[0] : undefined;
	};
	const single = {
		pods: alone('pods', list),
		'default-pods': alone('default-pods', list),
		nodes: alone('nodes', list)
	};
	const parts = new Set(others.map((one)=>`${one.kind}|${one.part}`));
	return (asker)=>{
		const same = byPart.get(`${asker.kind}|${asker.part}`);
		if (same !== undefined || asker.kind === 'server') return same;
		const only = single[asker.kind];
		// One that has its own counterpart is nobody else's.
		return only === undefined || parts.has(`${only.kind}|${only.part}`) ? undefined : only;
	};
}
function changeOf(one, cluster, asker) {
	const before = (0,outcomes/* outcomesOf */.RK)(one.before, one.witness);
	const after = (0,outcomes/* outcomesOf */.RK)(one.after, one.witness);
	const clientTypes = forClients(one.types);
	return {
		cluster,
		asker,
		names: wordsOf(one),
		reach: one.names,
		...(0,defined/* defined */.s)({
			types: one.types,
			clientTypes
		}),
		witness: one.witness,
		before,
		after,
		because: (0,path_steps/* broughtBy */.dB)(one.before, one.after).slice(0, MAX_LINES)
	};
}
function forClients(types) {
	if (types === undefined) return undefined;
	if ('only' in types) return {
		only: types.only.filter((type)=>!query_type/* BETWEEN_SERVERS */.cb.has(type))
	};
	const except = types.except.filter((type)=>!query_type/* BETWEEN_SERVERS */.cb.has(type));
	return except.length === 0 ? undefined : {
		except
	};
}
function wordsOf({ names, taken, spared }) {
	const zones = (0,name_set/* describeNames */.e2)(names, MAX_ZONES, {
		style: 'and below'
	});
	const only = taken.length === 0 ? '' : `${taken.join(' and ')}, of `;
	const but = spared.length === 0 ? '' : `, without ${spared.join(' and ')}`;
	return `${only}${zones}${but}`;
}
function order(a, b) {
	return compare(a.cluster, b.cluster) || rank(a.asker) - rank(b.asker) || compare(a.asker, b.asker) || compare(a.names, b.names) || compare(JSON.stringify(a.types ?? ''), JSON.stringify(b.types ?? '')) || compare(a.witness.name, b.witness.name);
}
function rank(asker) {
	const at = [
		'pods',
		'default-pods',
		'nodes'
	].findIndex((kind)=>asker === kind || asker.startsWith(`${kind} of `));
	return at === -1 ? 3 : at;
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
/** Whether two questions end alike; one question before and after where no other is given. */ function endsAlike(before, after, asked, other = asked) {
	return signatureOf(before, asked) === signatureOf(after, other);
}


/***/ }),

/***/ 618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ outcomesOf),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   yK: () => (/* binding */ signatureOf)
/* harmony export */ });
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9308);
/* harmony import */ var _core_text_assumption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5180);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1067);
/** How a question ends, in the form in which two ends are compared. */ 



/** In the order in which upstreams are asked; what is the same end by several ways stands once. */ function outcomesOf(walked, asked) {
	return endsOf(walked, asked).map(({ outcome })=>outcome);
}
function endsOf(walked, asked) {
	const out = new Map();
	for (const one of inOrder(walked)){
		const outcome = outcomeOf(one, asked);
		// Another share of the same end adds to it; the same end after a failure is no other end.
		const assumed = [
			...new Set([
				...one.assumptions
			].map(_core_text_assumption_js__WEBPACK_IMPORTED_MODULE_0__/* .placelessOf */ .uE))
		].sort();
		const end = {
			outcome,
			reason: one.reason,
			assumed
		};
		const key = endKey(end, asked) + (outcome.certainty === 'assumed' ? JSON.stringify(assumed) : '');
		const known = out.get(key)?.outcome;
		if (known === undefined) out.set(key, end);
		else if (known.probability !== undefined && outcome.probability !== undefined) out.set(key, {
			...end,
			outcome: withShare(known, known.probability + outcome.probability)
		});
	}
	const ends = [
		...out.values()
	];
	const after = ends.length > 1 ? repliesThatGoOn(walked) : [];
	return after.length === 0 ? ends : ends.map((end)=>({
			...end,
			outcome: {
				...end.outcome,
				after
			}
		}));
}
/** Replies, besides none at all, after which a server of the model asks another upstream (`failover`, `next`). */ function repliesThatGoOn(walked) {
	const replies = new Set();
	const stanzas = new Map();
	for (const { hops } of walked)for (const { block, step, server } of hops){
		const known = stanzas.get(block) ?? new Set();
		stanzas.set(block, known.add(step));
		// Every resolver library goes on alike.
		if (step.plugin === 'nameserver' || (server.upstreams.get(step) ?? []).length < 2) continue;
		for (const reply of step.failover)replies.add(reply);
	}
	for (const steps of stanzas.values())if (steps.size > 1) for (const { next } of steps)for (const reply of next)replies.add(reply);
	return [
		...replies
	].sort();
}
/** The ends of a server's upstreams in the order of these. */ function inOrder(walked) {
	return [
		...walked
	].sort((a, b)=>compareOrders(a.order, b.order));
}
function withShare(outcome, share) {
	const { probability: _, certainty, ...rest } = outcome;
	if (share > 1 - 1e-5) return {
		...rest,
		certainty: certainty === 'sometimes' ? 'always' : certainty
	};
	return {
		...rest,
		certainty,
		probability: Math.round(share * 1e6) / 1e6
	};
}
function compareOrders(a, b) {
	for(let i = 0; i < a.length && i < b.length; i += 1){
		const difference = (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__/* .itemAt */ .R9)(a, i) - (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__/* .itemAt */ .R9)(b, i);
		if (difference !== 0) return difference;
	}
	return a.length - b.length;
}
function outcomeOf(one, asked) {
	const renamed = one.asked !== undefined && (one.asked.name !== asked.name || one.asked.type !== asked.type);
	return {
		disposition: one.disposition,
		certainty: one.certainty,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			probability: one.probability === undefined || one.probability > 1 - 1e-5 ? undefined : one.probability,
			rcode: one.rcode,
			to: one.to,
			because: one.because
		}),
		by: one.end.server.name,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			as: renamed && one.asked !== undefined ? one.asked : undefined
		}),
		assumptions: (0,_core_text_assumption_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r4)(one.assumptions),
		hops: one.hops.map((hop)=>({
				server: hop.server.name,
				zone: (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_3__/* .displayName */ .QC)(hop.block.keys[0]?.zone ?? '.'),
				plugin: hop.step.plugin,
				to: hop.to,
				at: hop.at
			}))
	};
}
/** Where it ends, by whatever way. Who forwarded last is no part of where a query leaves to. */ function endKey({ outcome: one, reason }, asked, called) {
	const by = called?.get(one.by) ?? one.by;
	const renamed = one.as === undefined ? undefined : change(asked, one.as);
	switch(one.disposition){
		case 'leaves':
			return JSON.stringify([
				'leaves',
				one.to,
				renamed
			]);
		case 'answered':
			return JSON.stringify([
				'answered',
				by,
				reason,
				renamed
			]);
		case 'fails':
			return JSON.stringify([
				'fails',
				by,
				one.rcode
			]);
		case 'loops':
			return JSON.stringify([
				'loops',
				by
			]);
		case 'unknown':
			return JSON.stringify([
				'unknown',
				reason
			]);
	}
}
/** What a rewrite does to a name, so that it is the same for all names of a class: the ends that differ. */ function change(from, to) {
	let same = 0;
	while(same < from.name.length && from.name[same] === to.name[same])same += 1;
	return [
		from.name.slice(same),
		to.name.slice(same),
		from.type === to.type ? '' : to.type
	];
}
/**
 * Equal for two questions that end alike: the same ends, as surely, in the same order or shares. `called`: servers that
 * have another name on the other side.
 */ function signatureOf(walked, asked, called) {
	const parts = endsOf(walked, asked).map((end)=>{
		const { outcome: one, assumed } = end;
		const text = JSON.stringify([
			endKey(end, asked, called),
			one.certainty,
			one.probability,
			assumed,
			one.after
		]);
		// Order counts among upstreams that are asked one after the other, and not among shares.
		return {
			text,
			ordered: one.certainty === 'sometimes' && one.probability === undefined
		};
	});
	const unordered = parts.filter((one)=>!one.ordered).map((one)=>one.text);
	const ordered = parts.filter((one)=>one.ordered).map((one)=>one.text);
	return [
		...unordered.sort(),
		...ordered
	].join('\n');
}


/***/ }),

/***/ 6434:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   Mm: () => (/* binding */ freshSteps),
/* harmony export */   dB: () => (/* binding */ broughtBy)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(618);
/** The lines on the way of a question, and which of them a change brought. */ 
/** Steps of the way after that were no steps of the way before; where all were, steps of the way before that are gone. */ function broughtBy(before, after) {
	const fresh = freshSteps(before, after);
	if (fresh.length > 0) return fresh;
	const gone = freshSteps(after, before);
	return gone.length > 0 ? gone : [
		...stepsOf(after).values()
	].slice(-1);
}
/** Steps of the way after that were no steps of the way before. */ function freshSteps(before, after) {
	const then = stepsOf(before);
	return [
		...stepsOf(after)
	].filter(([key])=>!then.has(key)).map(([, step])=>step);
}
/** What each step of these ways says, by what tells it from others; never a line. */ function stepsOf(outcomes) {
	const steps = new Map();
	const add = (key, step)=>{
		if (step.at.file.path !== '' && !steps.has(key)) steps.set(key, step);
	};
	for (const { hops, end, disposition, plugin, because } of (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(outcomes)){
		for (const hop of hops){
			for (const step of hop.says)add(`${hop.server.id}|${step.says}`, step);
			const says = `${hop.server.name} sends it to ${hop.to}`;
			add(says + hop.block.keys.map((key)=>key.zone).join(), {
				at: hop.at,
				says
			});
		}
		if (end.at === undefined) continue;
		const says = disposition === 'answered' ? `${plugin ?? 'a plugin'} of ${end.server.name} answers` : `${end.server.name}: ${because ?? disposition}`;
		add(says, {
			at: end.at,
			says
		});
	}
	return steps;
}


/***/ }),

/***/ 3579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nP: () => (/* binding */ MAX_PATTERNS),
  eT: () => (/* binding */ finePatterns),
  IM: () => (/* binding */ variantsOf)
});

// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/matching.js
var matching = __webpack_require__(5404);
;// CONCATENATED MODULE: ./.cache/build/judge/diff/regex-example.js
/** Texts that a regular expression may match, made from it: whoever asks tests them. */ /** Longer ones are not tried. */ const MAX_LENGTH = 1000;
/** One with every optional part, one without: the first branch of each alternative, one character of each class. */ function exampleOf(regex) {
	if (regex.length > MAX_LENGTH) return [];
	return [
		...new Set([
			example(regex, true),
			example(regex, false)
		])
	];
}
/** Groups are opened and closed on a stack: each remembers where its text begins, and whether its first branch is over. */ function example(regex, full) {
	let out = '';
	const open = [];
	let over = false;
	/** Where the last atom begins, for the quantifier behind it. */ let atom = 0;
	const put = (text)=>{
		atom = out.length;
		if (!over) out += text;
	};
	for(let i = 0; i < regex.length; i += 1){
		const c = regex.charAt(i);
		if (c === '\\') {
			i += 1;
			put(escaped(regex[i] ?? ''));
		} else if (c === '[') {
			const end = regex.indexOf(']', i + 2);
			if (end === -1) return out;
			put(memberOf(regex.slice(i + 1, end)));
			i = end;
		} else if (c === '(') {
			open.push({
				start: out.length,
				over
			});
			const flags = /^\?(?:P?<[^>]*>|[imsU-]*:)/.exec(regex.slice(i + 1, i + 80));
			i += flags?.[0].length ?? 0;
		} else if (c === ')') {
			const group = open.pop();
			over = group?.over ?? false;
			atom = group?.start ?? out.length;
		} else if (c === '|') over = true;
		else if (c === '*' || c === '?') {
			if (!full && !over) out = out.slice(0, atom);
		} else if (c === '{') {
			const count = /^\{(\d+)(?:,\d*)?\}/.exec(regex.slice(i, i + 20));
			if (count === null) put(c);
			else {
				if (!over) out = out.slice(0, atom) + out.slice(atom).repeat(Math.min(Number(count[1]), 63));
				i += count[0].length - 1;
			}
		} else if (c === '.') put('x');
		else if (c !== '^' && c !== '$' && c !== '+') put(c);
	}
	return out;
}
function escaped(c) {
	if (c === 'd') return '1';
	if (c === 'w') return 'a';
	if (c === 's' || c === 'b' || c === 'A' || c === 'z' || c === 'B') return '';
	if (c === 'S' || c === 'D' || c === 'W') return '-';
	return c;
}
/** A member of a class: of a negated one whatever it does not name. */ function memberOf(text) {
	if (text.startsWith('^')) return [
		...'xa1-'
	].find((c)=>!text.includes(c)) ?? 'q';
	if (text.startsWith('\\')) return escaped(text[1] ?? '');
	return text[0] ?? '';
}

;// CONCATENATED MODULE: ./.cache/build/judge/diff/variants.js
/**
 * Names of one class that some pattern divides from the others: prefixes, substrings and regular expressions cut the
 * space of names elsewhere than zones do. Each is tried on names made for it.
 */ 


/** Patterns of one comparison that are tried one by one; more are said to be left out. */ const MAX_PATTERNS = 64;
/** Names tried of one class. */ const MAX_VARIANTS = 24;
/** Patterns that cut the names of a zone, as the servers have them; sorted, each once. */ function finePatterns(servers) {
	const found = new Map();
	const add = (pattern)=>{
		const words = wordsOf(pattern);
		if (words !== undefined && !found.has(words)) found.set(words, {
			pattern,
			words,
			matches: (0,matching/* matcher */.jN)(pattern)
		});
	};
	for (const { config } of servers)for (const block of config.blocks){
		for (const view of block.views)for (const name of view.names ?? [])add(name);
		for (const step of block.steps){
			if (step.kind === 'answer') for (const rule of step.rules)add(rule.names);
			if (step.kind === 'rewrite') for (const rule of step.rules)add(rule.match);
		}
	}
	return [
		...found.values()
	].sort((a, b)=>a.words < b.words ? -1 : 1);
}
function wordsOf(pattern) {
	switch(pattern.kind){
		case 'prefix':
			return `names that begin with ${pattern.text}`;
		case 'substring':
			return `names that contain ${pattern.text}`;
		case 'suffix':
			return pattern.text.startsWith('.') ? undefined : `names that end with ${pattern.text}`;
		case 'regex':
			return pattern.within === undefined ? `names that match ${pattern.regex}` : `names of ${pattern.within.slice(0, 4).join(' ')} that match ${pattern.regex}`;
		default:
			return undefined;
	}
}
/** A name for each way in which the patterns divide the class, the class's own sample first. `tried` gets what has been met. */ function variantsOf(cls, space, patterns, tried) {
	const own = {
		name: cls.sample,
		takenBy: [],
		leftBy: []
	};
	if (patterns.length === 0) return [
		own
	];
	const vectorOf = (name)=>patterns.map((one)=>one.matches(name) ? '1' : '0').join('');
	const first = vectorOf(cls.sample);
	const seen = new Map([
		[
			first,
			own
		]
	]);
	for (const name of cls.part === 'apex' ? [] : candidates(cls, patterns)){
		if (seen.size >= MAX_VARIANTS) break;
		if (!(0,dns_name/* isDomainName */.an)(name) || classZone(name, space) !== cls.mark || name === cls.mark) continue;
		const vector = vectorOf(name);
		if (seen.has(vector)) continue;
		const words = (bit)=>patterns.flatMap((one, i)=>vector[i] === bit && first[i] !== bit ? [
					one.words
				] : []);
		seen.set(vector, {
			name,
			takenBy: words('1'),
			leftBy: words('0')
		});
	}
	for (const vector of seen.keys())for (const [i, one] of patterns.entries())if (vector[i] === '1') tried.add(one);
	return [
		...seen.values()
	];
}
function candidates(cls, patterns) {
	const zone = cls.mark;
	const out = [
		(0,dns_name/* below */.Gz)('x0-y9', zone),
		(0,dns_name/* below */.Gz)('a.b', zone),
		(0,dns_name/* below */.Gz)('9', zone)
	];
	for (const { pattern } of patterns){
		if (pattern.kind === 'prefix') out.push(pattern.text.endsWith('.') ? pattern.text + cls.sample : (0,dns_name/* below */.Gz)(`${pattern.text}x`, zone), (0,dns_name/* below */.Gz)(pattern.text, zone));
		if (pattern.kind === 'substring') {
			const text = pattern.text.replace(/^\.|\.$/g, '');
			out.push((0,dns_name/* below */.Gz)(`x${pattern.text.startsWith('.') ? '.' : ''}${text}${pattern.text.endsWith('.') ? '' : 'x'}`, zone), (0,dns_name/* below */.Gz)(text, zone));
		}
		if (pattern.kind === 'suffix') out.push(`x${pattern.text}`, pattern.text);
		if (pattern.kind === 'regex') for (const one of exampleOf(pattern.regex))out.push(one, (0,dns_name/* below */.Gz)(one.replace(/\.$/, ''), zone), one + cls.sample, `${one}.${cls.sample}`);
	}
	return out.map(dns_name/* absolute */.ys);
}
/** The nearest mark at or above a name. */ function classZone(name, space) {
	for (const zone of (0,dns_name/* ancestry */.yy)(name))if (space.marks.has(zone)) return zone;
	return undefined;
}


/***/ }),

/***/ 8985:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   noRemote: () => (/* binding */ noRemote),
/* harmony export */   resolvePolicy: () => (/* binding */ resolvePolicy)
/* harmony export */ });
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7146);
/* harmony import */ var _config_extended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6153);
/* harmony import */ var _config_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9866);
/** Whose configuration decides: the head's with what it extends, or the base's where the base demands it (`trust: base`). */ 



/**
 * `before`: a file's text in the base, undefined where the base lacks it; left out where nothing is compared. With it only
 * what the base extends is read: the head may be a stranger's, and what it names would be read with this run's token.
 * 'unavailable': something was to be compared with and could not be had, so nothing is read. `common`: the folder of what is
 * scanned, from which a configuration is looked for.
 */ async function resolvePolicy(head, readRemote, before, common = '') {
	const known = new Map();
	const joined = async (config)=>{
		const extended = [];
		for (const { value } of config.extends){
			const name = (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteName */ .i)(value);
			let one = known.get(name);
			if (one === undefined) {
				const answer = await readRemote(value);
				if ('because' in answer) {
					const message = `${config.file.path} extends ${name}, and ${answer.because}`;
					throw answer.gone === true ? new GoneError(message) : new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(message);
				}
				one = loadRemote({
					path: name,
					text: answer.text
				}, config.file.path);
				known.set(name, one);
			}
			extended.push(one);
		}
		return (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .withExtended */ .M)(config, extended);
	};
	if (before === undefined) {
		const now = {
			own: head,
			joined: head === undefined ? undefined : await joined(head)
		};
		return {
			config: now.joined,
			head: now,
			notices: [],
			trusted: false
		};
	}
	const old = before === 'unavailable' ? 'refused' : configBefore(head, before, common);
	const allowed = old === 'refused' ? [] : old?.extends ?? [];
	const refused = (head?.extends ?? []).filter((one)=>!allowed.some((other)=>isSame(one.value, other.value)));
	const notices = refused.map(notReadYet);
	const now = {
		own: head,
		joined: head === undefined ? undefined : await joined(without(head, refused))
	};
	const mine = {
		config: now.joined,
		head: now,
		notices,
		trusted: false
	};
	if (old === 'refused') return mine;
	const then = await joinedBefore(old, joined);
	if (then.joined?.trust?.value !== 'base') return {
		...mine,
		before: then
	};
	// Declarations of clusters are facts about what is deployed, and a change may bring new ones along.
	return {
		config: {
			...then.joined,
			clusters: now.joined?.clusters ?? then.joined.clusters,
			file: now.joined?.file ?? then.joined.file
		},
		head: now,
		before: then,
		notices,
		trusted: true
	};
}
function isSame(a, b) {
	return (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteName */ .i)(a) === (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteName */ .i)(b);
}
function without(config, refused) {
	return {
		...config,
		extends: config.extends.filter((one)=>!refused.includes(one))
	};
}
function notReadYet({ at }) {
	const message = 'This policy is not taken into account yet: in a comparison only what the base extends is read. It counts once this change is merged.';
	return {
		kind: 'assumed',
		message,
		at
	};
}
/** What stands in another repository is not shown here, not even where it is wrong. */ function loadRemote(file, by) {
	try {
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.loadConfig)(file, (0,_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .configFolder */ .vg)(by));
	} catch (error) {
		if (!(error instanceof _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb)) throw error;
		const first = /:(\d+):(\d+): /.exec(error.lines[0] ?? '');
		const place = first === null ? '' : `: its first mistake is in line ${first[1]}`;
		throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${by} extends ${file.path}, which is no valid configuration${place}`);
	}
}
/** A policy that is extended and does not exist. */ class GoneError extends _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb {
}
/**
 * A base that extends what does not exist was refused in every run, and a change that mends it must get through; unless
 * its own file demands to decide. A policy that could not be asked for may demand the same, so that ends the run.
 */ async function joinedBefore(own, joined) {
	if (own === undefined) return {
		own,
		joined: undefined
	};
	try {
		return {
			own,
			joined: await joined(own)
		};
	} catch (error) {
		if (error instanceof GoneError && own.trust?.value !== 'base') return {
			own,
			joined: own
		};
		throw error;
	}
}
/** Undefined where the base had none. */ function configBefore(head, before, common) {
	const looked = (0,_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__.configCandidates)(common).flat();
	const paths = head === undefined || looked.includes(head.file.path) ? looked : [
		head.file.path
	];
	for (const path of paths){
		const text = before(path);
		if (text === undefined) continue;
		try {
			return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.loadConfig)({
				path,
				text
			});
		} catch (error) {
			if (error instanceof _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb) return 'refused';
			throw error;
		}
	}
	return undefined;
}
/** For a door that was given no place to read other repositories from. */ const noRemote = ()=>Promise.resolve({
		because: 'nothing is downloaded here: give --extends DIR, a directory with OWNER/REPOSITORY/PATH in it'
	});


/***/ }),

/***/ 5358:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   expectedOf: () => (/* binding */ expectedOf)
/* harmony export */ });
/* harmony import */ var _core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9308);
/* harmony import */ var _core_forwarding_server_edges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6711);
/* harmony import */ var _diff_askers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5396);
/* harmony import */ var _expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7204);
/* harmony import */ var _redacted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6031);
/** The expectation that is true today, ready to paste: for one zone, and whoever asks. */ 





/** Who is asked for where nobody is named: pods, else the only or first server. Undefined where nobody is there. */ function expectedOf(snapshot, name, from) {
	const zone = (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .absolute */ .ys)(name);
	const worlds = snapshot.clusters.map((view)=>(0,_diff_askers_js__WEBPACK_IMPORTED_MODULE_2__/* .askersOf */ .J)(view.graph));
	const all = worlds.flatMap((one)=>one.askers);
	const who = from ?? ((0,_expectations_js__WEBPACK_IMPORTED_MODULE_3__/* .askersNamed */ .NT)(all, 'pods').length > 0 ? 'pods' : all.find((one)=>one.kind === 'server')?.name);
	if (who === undefined) return undefined;
	const ends = [];
	let asked;
	for (const { graph, askers } of worlds){
		const edges = (0,_core_forwarding_server_edges_js__WEBPACK_IMPORTED_MODULE_1__/* .serverEdges */ .qK)(graph);
		for (const asker of (0,_expectations_js__WEBPACK_IMPORTED_MODULE_3__/* .askersNamed */ .NT)(askers, who)){
			asked = asker;
			const at = {
				file: {
					path: '',
					text: ''
				},
				span: {
					start: 0,
					end: 0
				}
			};
			const meant = {
				names: {
					value: zone,
					at
				},
				exact: false
			};
			for (const { cls, outcomes } of (0,_expectations_js__WEBPACK_IMPORTED_MODULE_3__/* .questions */ .ab)((0,_expectations_js__WEBPACK_IMPORTED_MODULE_3__/* .inquiryOf */ .bY)({
				graph,
				asker,
				edges
			}, zone), meant))ends.push({
				exact: cls.mark === zone && cls.part === 'apex',
				outcomes
			});
		}
	}
	if (asked === undefined) return undefined;
	const whole = commonEnd(ends.map((one)=>one.outcomes));
	const apex = commonEnd(ends.filter((one)=>one.exact).map((one)=>one.outcomes));
	const exact = rank(apex.goes) > rank(whole.goes);
	const remarks = exact ? [
		'names below it go elsewhere'
	] : [];
	const expected = {
		names: (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_5__/* .displayName */ .QC)(zone),
		exact,
		from: who,
		...exact ? apex : whole,
		remarks
	};
	return (0,_redacted_js__WEBPACK_IMPORTED_MODULE_4__/* .redactedExpectation */ .rZ)(expected, snapshot.secrets);
}
function rank(goes) {
	return goes === undefined ? 0 : goes === 'not-loops' ? 1 : 2;
}
function commonEnd(ends) {
	const all = ends.flat();
	const every = (disposition)=>all.length > 0 && all.every((one)=>one.disposition === disposition);
	if (every('answered')) return {
		goes: 'answered',
		to: []
	};
	if (every('fails')) return {
		goes: 'fails',
		to: []
	};
	if (every('leaves')) return {
		goes: 'leaves',
		to: addressesOf(all)
	};
	const open = all.length === 0 || all.some(({ disposition })=>disposition === 'loops' || disposition === 'unknown');
	return {
		goes: open ? undefined : 'not-loops',
		to: []
	};
}
/** Empty where one of them is none that the configuration could name. */ function addressesOf(outcomes) {
	const found = new Set();
	for (const { hops } of outcomes){
		const upstream = hops.at(-1)?.upstream;
		if (upstream === undefined || (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(upstream.address) === undefined) return [];
		found.add(upstream.port === 53 ? upstream.address : (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(upstream.address, upstream.port));
	}
	return [
		...found
	];
}


/***/ }),

/***/ 7204:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NT: () => (/* binding */ askersNamed),
/* harmony export */   ab: () => (/* binding */ questions),
/* harmony export */   bY: () => (/* binding */ inquiryOf),
/* harmony export */   dE: () => (/* binding */ breachesOf),
/* harmony export */   j7: () => (/* binding */ ASKER_KINDS)
/* harmony export */ });
/* harmony import */ var _core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9308);
/* harmony import */ var _core_dns_query_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4588);
/* harmony import */ var _core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6975);
/* harmony import */ var _core_forwarding_server_edges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6711);
/* harmony import */ var _core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9658);
/* harmony import */ var _diff_askers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5396);
/* harmony import */ var _diff_outcomes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(618);
/* harmony import */ var _diff_variants_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3579);
/** Where the configuration says that names go, held against where they do. */ 








const ASKER_KINDS = [
	'pods',
	'default-pods',
	'nodes'
];
/** Who asks, as an expectation names them. */ function askersNamed(askers, from) {
	if (ASKER_KINDS.some((kind)=>kind === from)) return askers.filter((one)=>one.kind === from);
	return askers.filter(({ kind, name, entries })=>{
		if (kind !== 'server') return false;
		return name === from || name === entries[0]?.server.id && entries[0]?.server.name === from;
	});
}
/** At most one for each expectation and asker: the surest. */ function breachesOf(view, expectations) {
	if (expectations.length === 0) return [];
	const { graph, askers } = (0,_diff_askers_js__WEBPACK_IMPORTED_MODULE_5__/* .askersOf */ .J)(view.graph);
	const edges = (0,_core_forwarding_server_edges_js__WEBPACK_IMPORTED_MODULE_3__/* .serverEdges */ .qK)(graph);
	return expectations.flatMap((expectation)=>askersNamed(askers, expectation.from.value).flatMap((asker)=>{
			const found = breachOf(inquiryOf({
				graph,
				asker,
				edges
			}, expectation.names.value), expectation);
			return found === undefined ? [] : [
				{
					...found,
					cluster: view.cluster.name
				}
			];
		}));
}
function inquiryOf({ graph, asker, edges }, zone) {
	const first = new Set(asker.entries.map((socket)=>graph.cluster.servers.indexOf(socket.server)));
	const servers = (0,_core_forwarding_server_edges_js__WEBPACK_IMPORTED_MODULE_3__/* .serversOf */ .U2)(graph, (0,_core_forwarding_server_edges_js__WEBPACK_IMPORTED_MODULE_3__/* .reachable */ .Gq)(edges, [
		...first
	]));
	return {
		graph,
		asker,
		space: (0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .partition */ .jB)(servers, [
			zone
		]),
		patterns: (0,_diff_variants_js__WEBPACK_IMPORTED_MODULE_7__/* .finePatterns */ .eT)(servers).slice(0, _diff_variants_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PATTERNS */ .nP)
	};
}
const RANK = {
	certain: 0,
	assumed: 1,
	unknown: 2
};
function breachOf(inquiry, expectation) {
	const { graph, asker, space } = inquiry;
	if (asker.entries.length === 0) return unheard(inquiry, expectation);
	let worst;
	let classes = [];
	for (const { cls, name, type, outcomes } of questions(inquiry, expectation)){
		const verdict = judged(outcomes, expectation);
		if (verdict === undefined) continue;
		if (worst === undefined || RANK[verdict.kind] < RANK[worst.kind]) {
			worst = {
				...verdict,
				expectation,
				asker,
				graph,
				witness: {
					name,
					type
				}
			};
			classes = [];
		}
		if (verdict.kind === worst.kind && classes.at(-1) !== cls) classes.push(cls);
	}
	return worst === undefined ? undefined : {
		...worst,
		names: (0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)(classes, space)
	};
}
/** Of a server without a listener nothing is known: it does not start, or its configuration is not to be had. */ function unheard({ graph, asker, space }, expectation) {
	const server = graph.cluster.servers.find(({ id })=>id === asker.part);
	const name = expectation.names.value;
	const meant = space.classes.filter(({ mark })=>(0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isWithin */ .UO)(mark, name));
	if (server === undefined || server.config.errors.length > 0) return undefined;
	const because = `what ${asker.name} listens on is not known`;
	return {
		...{
			expectation,
			asker,
			graph,
			kind: 'unknown',
			names: (0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)(meant, space),
			witness: {
				name,
				type: 'A'
			}
		},
		outcome: {
			...{
				disposition: 'unknown',
				certainty: 'always',
				because,
				end: {
					server,
					at: server.at
				}
			},
			...{
				assumptions: [],
				order: [],
				hops: []
			}
		}
	};
}
/** A question for each class of names that is meant, of types that clients ask for. */ function* questions({ graph, asker, space, patterns }, { names, exact }) {
	for (const cls of space.classes){
		if (!(0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isWithin */ .UO)(cls.mark, names.value)) continue;
		if (exact && (cls.mark !== names.value || cls.part !== 'apex')) continue;
		for (const { name } of (0,_diff_variants_js__WEBPACK_IMPORTED_MODULE_7__/* .variantsOf */ .IM)(cls, space, patterns, new Set()))for (const type of space.types){
			if (_core_dns_query_type_js__WEBPACK_IMPORTED_MODULE_1__/* .BETWEEN_SERVERS */ .cb.has(type)) continue;
			yield {
				cls,
				name,
				type,
				outcomes: (0,_diff_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .inOrder */ .al)((0,_core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .walk */ .GG)(graph, asker.entries, name, type))
			};
		}
	}
}
/** The end that breaks the expectation the most surely; undefined where all keep it. */ function judged(outcomes, expectation) {
	let worst;
	for (const outcome of outcomes){
		if (keeps(outcome, expectation)) continue;
		const kind = outcome.disposition === 'unknown' ? 'unknown' : outcome.certainty === 'assumed' ? 'assumed' : 'certain';
		if (worst === undefined || RANK[kind] < RANK[worst.kind]) worst = {
			kind,
			outcome
		};
	}
	return worst;
}
function keeps(outcome, { goes, to }) {
	switch(goes){
		case 'not-loops':
			return outcome.disposition !== 'loops' && outcome.disposition !== 'unknown';
		case 'leaves':
			{
				if (outcome.disposition !== 'leaves') return false;
				return to.length === 0 || to.some(({ value })=>(0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(value.address, value.port) === outcome.to);
			}
		case 'answered':
		case 'fails':
			return outcome.disposition === goes;
	}
}


/***/ }),

/***/ 7860:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planFixes: () => (/* binding */ planFixes),
  withFixes: () => (/* binding */ withFixes)
});

// EXTERNAL MODULE: ./.cache/build/core/dns/endpoint.js
var endpoint = __webpack_require__(8526);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/judge/rules/blocks.js
var blocks = __webpack_require__(2901);
;// CONCATENATED MODULE: ./.cache/build/judge/fixes/edits.js
/** Edits of single values, made so that nothing beside the value changes: quotes, comments, indentation and line ends stay. */ /** Longer stretches are no single value. */ const MAX_VALUE = 500;
/** The value at a place gets another text; undefined where the place does not hold exactly this value once, as it stands. */ function replaceValue(at, written, value) {
	const found = valueAt(at, written);
	if (found === undefined) return undefined;
	const { file, span } = found;
	if (span.start < span.end) return {
		at: found,
		replacement: value
	};
	// An empty value: between its quotes, behind `--flag=`, or behind a key's colon.
	const before = file.text[span.start - 1] ?? '';
	return {
		at: found,
		replacement: before === ':' ? ` ${value}` : value
	};
}
/** The place of a value without its quotes, and without a key or a flag in front of it. */ function valueAt(at, written) {
	const { file, span } = at;
	if (span.end - span.start > MAX_VALUE + written.length) return undefined;
	const raw = file.text.slice(span.start, span.end);
	const place = (start, length)=>({
			file,
			span: {
				start: span.start + start,
				end: span.start + start + length
			}
		});
	if (written === '') {
		const empty = /^(?:["']{2}|--[a-z-]+=|)$/.exec(raw);
		if (empty === null) return undefined;
		return place(raw.startsWith('-') ? raw.length : Math.floor(raw.length / 2), 0);
	}
	const first = raw.indexOf(written);
	if (first === -1 || raw.indexOf(written, first + 1) !== -1 || /[\n{}$]/.test(raw)) return undefined;
	if (isAnchored(at)) return undefined;
	return place(first, written.length);
}
/** Whether other places of the file may repeat the value (YAML's anchors). */ function isAnchored({ file, span }) {
	const { text } = file;
	const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - MAX_VALUE);
	return /[\s:]&[^\s&]+[ \t]+["']?$/.test(text.slice(from, span.start));
}
/** Takes one of several values of a line out, with the blanks that part it from the others. */ function removeWord({ file, span }) {
	const { text } = file;
	const word = text.slice(span.start, span.end);
	if (word === '' || word.length > MAX_VALUE || /[\s{}$"']/.test(word)) return undefined;
	let { start, end } = span;
	while(isBlank(text[start - 1]))start -= 1;
	if (start < span.start) return {
		at: {
			file,
			span: {
				start,
				end
			}
		},
		replacement: ''
	};
	while(isBlank(text[end]))end += 1;
	return end > span.end ? {
		at: {
			file,
			span: {
				start,
				end
			}
		},
		replacement: ''
	} : undefined;
}
/** Takes one of several entries of a list out: its line, or the entry and the comma that parts it from the others. */ function removeEntry({ file, span }) {
	const { text } = file;
	const word = text.slice(span.start, span.end);
	if (word === '' || word.length > MAX_VALUE || /[\s{}$"',]/.test(word)) return undefined;
	const quote = text[span.start - 1];
	const wide = (quote === '"' || quote === "'") && text[span.end] === quote ? 1 : 0;
	const start = span.start - wide;
	const end = span.end + wide;
	const cut = (from, to)=>({
			at: {
				file,
				span: {
					start: from,
					end: to
				}
			},
			replacement: ''
		});
	let before = start;
	while(isBlank(text[before - 1]))before -= 1;
	let after = end;
	while(isBlank(text[after]))after += 1;
	if (text[before - 1] === ',') return cut(before - 1, end);
	if (text[after] === ',') {
		// Behind a key and a blank the comma would part two keys.
		const isList = text[before - 1] === '[' || before === start && after === end && /[:=]/.test(text[before - 1] ?? '');
		while(isBlank(text[after + 1]))after += 1;
		return isList ? cut(start, after + 1) : undefined;
	}
	return text[before - 1] === '-' ? entryLine(cut, text, start, end) : undefined;
}
/** The line of a block sequence that holds this entry only, where the line before or behind it is another entry. */ function entryLine(cut, text, start, end) {
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const feed = text.indexOf('\n', end);
	const to = feed === -1 ? text.length : feed + 1;
	if (to - from > MAX_VALUE || !/^[ ]*-[ \t]+$/.test(text.slice(from, start))) return undefined;
	if (!/^[ \t]*(?:#[^\n]*)?\r?\n?$/.test(text.slice(end, to))) return undefined;
	const dash = text.slice(from, text.indexOf('-', from) + 1);
	const previous = from === 0 ? -1 : text.lastIndexOf('\n', from - 2) + 1;
	const isEntry = (at)=>at >= 0 && text.startsWith(dash, at) && isBlank(text[at + dash.length]);
	return isEntry(to) || isEntry(previous) ? cut(from, to) : undefined;
}
/** Takes a whole line out, if it says nothing else than `wanted` with a value. */ function removeLine({ file, span }, wanted) {
	const { text } = file;
	const start = text.lastIndexOf('\n', span.start - 1) + 1;
	const feed = text.indexOf('\n', span.end);
	const end = feed === -1 ? text.length : feed + 1;
	if (end - start > MAX_VALUE || !wanted.test(text.slice(start, end).trim())) return undefined;
	return {
		at: {
			file,
			span: {
				start,
				end
			}
		},
		replacement: ''
	};
}
/** A line, or an entry of a flow mapping, put in as the first of the mapping whose key stands at the place. */ function addEntry({ file, span }, key, value) {
	const { text } = file;
	const insert = (at, replacement)=>({
			at: {
				file,
				span: {
					start: at,
					end: at
				}
			},
			replacement
		});
	const rest = text.slice(span.end, span.end + MAX_VALUE);
	const flow = /^["']?\s*:\s*\{/.exec(rest);
	if (flow !== null) return insert(span.end + flow[0].length, ` "${key}": "${value}",`);
	const block = /^["']?[ \t]*:[ \t]*(?:#[^\r\n]*)?(\r?\n)(?:[ \t]*(?:#[^\r\n]*)?\r?\n)*([ ]*)(?=[A-Za-z"'])/.exec(rest);
	if (block === null) return undefined;
	const [, end = '\n', indent = ''] = block;
	const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
	const column = span.start - lineStart;
	if (indent.length <= column || text.slice(lineStart, span.start).trim().replace(/^(?:-\s*)+/, '') !== '') return undefined;
	return insert(text.indexOf('\n', span.end) + 1, `${indent}${key}: ${value}${end}`);
}
function isBlank(character) {
	return character === ' ' || character === '\t';
}

;// CONCATENATED MODULE: ./.cache/build/judge/fixes/guard.js
/** The edits that put `loop` into a server block, where the Corefile lies line by line in its file. */ /** A block of more lines is nobody's to mend with a click. */ const MAX_LINES = 2_000;
/**
 * Undefined where no line can be put in: a block on one line, a Corefile in a quoted text, values of a chart, a block that
 * no file holds.
 */ function linedBlock(block) {
	const { file, span } = block.extent;
	if (block.addedBy !== undefined || file.revision !== undefined) return undefined;
	const lines = linesOf(file, span.start, span.end);
	const [opening, ...body] = lines;
	const closing = body.pop();
	const first = body.find(({ text })=>isDirective(text));
	// Line by line: what opens the block ends its line, what closes it stands alone.
	if (opening === undefined || closing === undefined || first === undefined) return undefined;
	if (!/\{\s*(?:#.*)?$/.test(opening.text) || closing.text.trim() !== '}') return undefined;
	return {
		body,
		closing,
		first
	};
}
/** The line goes where the base had it, known by its neighbours; else it becomes the block's first. */ function putGuardBack(now, guard) {
	const lined = linedBlock(now);
	return lined === undefined ? undefined : guardLine(now, lined, formerPlace(lined.body, lined.closing, guard));
}
/** A new line before the first forward; where that stands elsewhere (a snippet), the block's first. */ function addGuard(block) {
	const lined = linedBlock(block);
	if (lined === undefined) return undefined;
	const at = block.steps.find((step)=>step.kind === 'forward')?.at;
	const isHere = at !== undefined && at.file === block.extent.file;
	const line = isHere ? lined.body.findLast(({ start })=>start <= at.span.start) : undefined;
	return guardLine(block, lined, line !== undefined && isDirective(line.text) ? line : undefined);
}
function guardLine(block, { first, closing }, before) {
	const { file } = block.extent;
	const place = before ?? first;
	const indent = /^[ \t]*/.exec(first.text)?.[0] ?? '';
	const end = file.text[closing.start - 2] === '\r' ? '\r\n' : '\n';
	return {
		at: {
			file,
			span: {
				start: place.start,
				end: place.start
			}
		},
		replacement: `${indent}loop${end}`
	};
}
/** Whole lines, from the one that `from` stands on to the one before `to`. */ function linesOf(file, from, to) {
	const lines = [];
	let start = file.text.lastIndexOf('\n', from - 1) + 1;
	while(start < to && lines.length <= MAX_LINES){
		const feed = file.text.indexOf('\n', start);
		const end = feed === -1 ? file.text.length : feed;
		lines.push({
			start,
			text: file.text.slice(start, end).replace(/\r$/, '')
		});
		start = end + 1;
	}
	return lines.length > MAX_LINES ? [] : lines;
}
/** A plugin's first line: a word, neither a comment nor the end of a stanza. */ function isDirective(text) {
	return /^[ \t]+[a-z]/.test(text);
}
/** Before the line that followed the guard, or behind the one before it, where the block still has exactly one such line. */ function formerPlace(body, closing, guard) {
	const { file, span } = guard.at;
	const start = file.text.lastIndexOf('\n', span.start - 1) + 1;
	const [, after] = linesOf(file, start, Math.min(file.text.length, file.text.indexOf('\n', span.end) + 2));
	const before = start === 0 ? undefined : linesOf(file, start - 1, start)[0];
	const all = [
		...body,
		closing
	];
	const index = (wanted)=>{
		const text = wanted?.text.trim() ?? '';
		const same = text.length < 2 ? [] : body.filter((line)=>line.text.trim() === text);
		return same.length === 1 && same[0] !== undefined ? all.indexOf(same[0]) : -1;
	};
	const next = index(after);
	if (next !== -1) return all[next];
	const previous = index(before);
	return previous === -1 || before?.text.trim().endsWith('{') === true ? undefined : all[previous + 1];
}

;// CONCATENATED MODULE: ./.cache/build/judge/fixes/upstream-place.js
/** What is written where an upstream is named: it decides which edits can stand there. */ /** Characters of a line that are looked at. */ const MAX_PREFIX = 500;
function upstreamPlace({ file, span }) {
	const { text } = file;
	const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - MAX_PREFIX);
	const prefix = text.slice(from, span.start);
	const word = text.slice(span.start, Math.min(span.end, span.start + MAX_PREFIX));
	if (/(?:^|[\s"'])(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]/.test(prefix)) return 'arguments';
	// Outside of quotes a name is a reference in Terraform's language.
	if (/\.(?:tf|tofu|hcl)$/.test(file.path) && /^[A-Za-z_]/.test(word) && /[=[,(]\s*$/.test(prefix)) return 'expression';
	if (word.startsWith('/')) return 'resolver-file';
	return /^[A-Za-z]+$/.test(word) ? 'destination' : 'address';
}

;// CONCATENATED MODULE: ./.cache/build/judge/fixes/candidates.js
/** What might end a finding: edits made from the kind of each setting on its path, none of them proven yet. */ 





/** Rules whose findings can be ended by an edit. */ const FIXABLE = new Set([
	'forwarding-loop',
	'loop-guard-removed',
	'loop-guard-missing',
	'kubelet-resolvconf-ineffective'
]);
/** Where systemd-resolved lists the servers that it was given itself (systemd-resolved.service(8)). */ const UPLINK_FILE = '/run/systemd/resolve/resolv.conf';
const HAND_OUT_UPLINK = `let the kubelet hand out ${UPLINK_FILE}, which lists no loopback address`;
/** The two words that `forwardDestination` of AKS's LocalDNS takes. */ const AZURE_CLUSTER = 'ClusterCoreDNS';
const AZURE_NETWORK = 'VnetDNS';
/** Stands for the resolver that only the reader knows. */ const EXAMPLE_RESOLVER = '8.8.8.8';
const WHICH_RESOLVER = `which resolver: ${EXAMPLE_RESOLVER} stands for the one that you use`;
/** In the order in which they are to be tried: what is certain before what asks for a choice. */ function candidatesFor(finding, head) {
	const found = ()=>{
		switch(finding.rule){
			case 'forwarding-loop':
				return finding.path.flatMap((step, index)=>atSetting(step, finding.path[index + 1], finding, head));
			case 'loop-guard-removed':
			case 'loop-guard-missing':
				return guardCandidates(finding, head);
			case 'kubelet-resolvconf-ineffective':
				return ineffectiveCandidates(finding.at, head);
			default:
				return [];
		}
	};
	const all = found().filter((one)=>one !== undefined);
	const rank = (one)=>one.choice === undefined ? 0 : 1;
	return [
		...all
	].sort((a, b)=>rank(a) - rank(b));
}
function candidate(edit, says, more = {}) {
	return edit === undefined ? undefined : {
		...edit,
		says,
		...more
	};
}
function atSetting(step, next, finding, head) {
	const { at, written } = step;
	switch(step.setting){
		case 'forward':
			return upstreamCandidates(step, finding);
		case 'dnsPolicy':
			if (next?.setting !== 'cluster-dns') return [];
			return [
				candidate(written === undefined ? addEntry(at, 'dnsPolicy', 'Default') : replaceValue(at, written, 'Default'), 'give the pod the resolver file of its node: `dnsPolicy: Default`', {
					ifUnknown: "whether the nodes' resolver file is fit for pods: what it lists is not stated here"
				})
			];
		case 'kubelet':
			if (written === undefined || written === UPLINK_FILE) return [];
			return [
				candidate(replaceValue(at, written, UPLINK_FILE), HAND_OUT_UPLINK)
			];
		case 'kubelet-ineffective':
			return ineffectiveCandidates(at, head);
		case 'resolver-file':
		case 'resolved':
		case 'node-network':
			return written === undefined ? [] : nameserverCandidates(step, written, next);
		default:
			return [];
	}
}
/** The TO argument, in every block of the finding that has the same one. */ function upstreamCandidates({ at }, finding) {
	const word = textOf(at);
	if (word.length > MAX_WORD) return [];
	const places = finding.path.flatMap((one)=>one.setting === 'forward' && textOf(one.at) === word && one.at.file === at.file ? [
			one.at
		] : []);
	const everywhere = (edit)=>{
		const [first, ...rest] = distinct(places).map(edit);
		const also = rest.filter((one)=>one !== undefined);
		if (first === undefined || also.length < rest.length) return undefined;
		return also.length === 0 ? first : {
			...first,
			also
		};
	};
	const replace = (value)=>everywhere((place)=>replaceValue(place, word, value));
	const others = `forward to the other upstreams, without ${word}`;
	const example = candidate(replace(EXAMPLE_RESOLVER), 'forward to a resolver that does not lead back', {
		choice: WHICH_RESOLVER
	});
	const kind = upstreamPlace(at);
	switch(kind){
		case 'arguments':
			return [
				candidate(everywhere(removeWord), others),
				word.startsWith('/') ? undefined : podsFile(replace),
				example
			];
		case 'address':
			return [
				candidate(everywhere(removeEntry), others),
				example
			];
		case 'resolver-file':
			return [
				word === UPLINK_FILE ? undefined : candidate(replace(UPLINK_FILE), HAND_OUT_UPLINK)
			];
		case 'destination':
			return word === AZURE_CLUSTER ? [
				candidate(replace(AZURE_NETWORK), `forward to ${AZURE_NETWORK}`)
			] : [];
		case 'expression':
			return [];
		default:
			return (0,invariant/* assertNever */.xb)(kind);
	}
}
function podsFile(replace) {
	return candidate(replace('/etc/resolv.conf'), 'forward to what the resolver file of the pod lists', {
		choice: 'which resolver: /etc/resolv.conf stands for those that the nodes use'
	});
}
/** Characters of an upstream. */ const MAX_WORD = 300;
function textOf({ file, span }) {
	return file.text.slice(span.start, Math.min(span.end, span.start + MAX_WORD + 1));
}
function distinct(places) {
	return [
		...new Map(places.map((one)=>[
				one.span.start,
				one
			])).values()
	].sort((a, b)=>a.span.start - b.span.start);
}
/** A server in a resolver file, in `DNS=` or in a network's configuration. */ function nameserverCandidates(step, written, next) {
	const { at, setting } = step;
	const address = (0,endpoint/* parseAddress */.or)(written);
	const own = address !== undefined && (0,endpoint/* isLoopback */.U9)(address);
	const removed = setting === 'resolver-file' ? removeLine(at, /^nameserver\s+\S+$/) : setting === 'resolved' ? removeWord(at) : undefined;
	const where = setting === 'resolved' ? '`DNS=` of systemd-resolved' : "the nodes' configuration";
	const example = replaceValue(at, written, EXAMPLE_RESOLVER);
	// A file that software writes is changed together with what the software was given, or not at all.
	if (setting === 'resolver-file' && (next?.setting === 'resolved' || next?.setting === 'node-network')) {
		const given = next.written === undefined ? undefined : replaceValue(next.at, next.written, EXAMPLE_RESOLVER);
		const both = given === undefined || example === undefined ? undefined : {
			...given,
			also: [
				example
			]
		};
		return [
			candidate(both, 'give systemd-resolved a real resolver', {
				choice: WHICH_RESOLVER
			})
		];
	}
	return [
		// What listens on the node's own loopback may serve the node itself.
		candidate(removed, `take ${written} out of ${where}`, own ? {
			choice: 'whether the node itself needs it'
		} : {}),
		candidate(example, `name a real resolver in ${where} instead of ${written}`, {
			choice: WHICH_RESOLVER
		})
	];
}
function guardCandidates(finding, head) {
	const key = `${finding.at.file.path}|${finding.at.span.start}`;
	for (const { block, server } of (0,blocks/* coreDnsBlocks */.x1)(head)){
		if ((0,blocks/* placeKey */.r4)(block) !== key || finding.server !== undefined && server.name !== finding.server) continue;
		if (finding.rule === 'loop-guard-missing') return [
			candidate(addGuard(block), 'add `loop` to the server block')
		];
		const [guard] = finding.path;
		return [
			guard === undefined ? undefined : candidate(putGuardBack(block, guard), 'put `loop` back')
		];
	}
	return [];
}
function ineffectiveCandidates(at, head) {
	for (const { cluster } of head.clusters)for (const one of cluster.ineffective){
		if (one.at.file.path !== at.file.path || one.at.span.start !== at.span.start) continue;
		if (one.rename !== undefined) return [
			candidate(replaceValue(one.at, one.key, one.rename), `write \`${one.rename}\`, which the kubelet knows`)
		];
		if (one.overriddenAt === undefined || one.wanted === undefined) return [];
		const { value, at: place } = one.overriddenAt;
		const choice = value === '' ? `which file: ${one.wanted} stands for one that lists real resolvers on these nodes` : `which file: ${one.wanted} of the configuration, or ${value} of the flag`;
		return [
			candidate(replaceValue(place, value, one.wanted), `let the kubelet hand out ${one.wanted}`, {
				choice
			})
		];
	}
	return [];
}

// EXTERNAL MODULE: ./.cache/build/core/text/secret.js
var secret = __webpack_require__(8639);
;// CONCATENATED MODULE: ./.cache/build/read/tree/overlay.js
/** A tree in which some files have another content: nothing of it is on the disk. */ function overlayTree(tree, texts) {
	const bytes = new Map([
		...texts
	].map(([path, text])=>[
			path,
			Buffer.from(text, 'utf8')
		]));
	return {
		...tree,
		label: `${tree.label}, changed`,
		*files () {
			for (const file of tree.files()){
				const content = bytes.get(file.path);
				yield content === undefined ? file : {
					...file,
					size: content.length,
					read: ()=>content
				};
			}
		},
		read: (path)=>bytes.get(path) ?? tree.read(path)
	};
}

// EXTERNAL MODULE: ./.cache/build/judge/check.js + 69 modules
var check = __webpack_require__(7146);
// EXTERNAL MODULE: ./.cache/build/judge/redacted.js
var redacted = __webpack_require__(6031);
// EXTERNAL MODULE: ./.cache/build/judge/rules/worse.js
var worse = __webpack_require__(8659);
// EXTERNAL MODULE: ./.cache/build/judge/trace.js
var trace = __webpack_require__(1678);
;// CONCATENATED MODULE: ./.cache/build/judge/fixes/prove.js
/** The proof of an edit: applied to a copy in memory and judged again, it ends its finding and brings no new one. */ 






/** Where `files` are known from another run of the same input they are not read again. */ function startState(input, files) {
	const { suppress: _s, underBase: _u, baselined: _b, ...plain } = input;
	const own = files === undefined ? plain : {
		...plain,
		known: files
	};
	return {
		input: own,
		checked: (0,check.check)(own),
		texts: new Map()
	};
}
/** The first candidate that is proven; `attempts` counts how often the repository may be judged again. */ function prove(state, finding, attempts) {
	for (const candidate of candidatesFor(finding, state.checked.head)){
		if (attempts.left <= 0) return undefined;
		const texts = edited(state, candidate);
		if (texts === undefined || isHidden(state, candidate)) continue;
		attempts.left -= 1;
		const after = applied(state, texts);
		if (!ends(state.checked.report, after.checked.report, finding)) continue;
		const end = endOf(after, finding);
		const { ifUnknown, ...fix } = candidate;
		if (end === 'known') return {
			fix,
			state: after
		};
		if (end === 'unknown' && ifUnknown !== undefined) return {
			fix: {
				...fix,
				choice: ifUnknown
			},
			state: after
		};
	}
	return undefined;
}
function isHidden({ checked }, fix) {
	const secrets = [
		checked.head.secrets,
		checked.base?.secrets
	];
	return secrets.some((one)=>one !== undefined && (0,redacted/* hides */.A2)(fix, (0,secret/* redactionOf */.Z)(one)));
}
/** The texts after the edit; undefined where a file is not the very one that the tree has. */ function edited({ input, texts }, fix) {
	const byFile = new Map();
	for (const one of [
		fix,
		...fix.also ?? []
	]){
		const known = byFile.get(one.at.file.path);
		if (known === undefined) byFile.set(one.at.file.path, [
			one
		]);
		else known.push(one);
	}
	const out = new Map();
	for (const [path, edits] of byFile){
		const text = textAfter(edits, texts.get(path) ?? textIn(input, path));
		if (text === undefined) return undefined;
		out.set(path, text);
	}
	return out;
}
/** Edits of one file that do not meet each other, on the very text that they were made for; undefined for others. */ function textAfter(edits, current) {
	let text = current ?? '';
	let last = text.length + 1;
	for (const { at, replacement } of [
		...edits
	].sort((a, b)=>b.at.span.start - a.at.span.start)){
		if (at.file.text !== current || at.file.revision !== undefined || at.span.end > last) return undefined;
		text = text.slice(0, at.span.start) + replacement + text.slice(at.span.end);
		last = at.span.start;
	}
	return text === current ? undefined : text;
}
/** A stream is one file that has no path to read it by. */ function textIn({ tree }, path) {
	const bytes = tree.read(path);
	const text = bytes?.toString('utf8');
	// What was decoded otherwise cannot be written back as it was.
	return text !== undefined && bytes?.equals(Buffer.from(text, 'utf8')) === true ? text : undefined;
}
function applied(state, texts) {
	const { input, checked } = state;
	const known = new Map(checked.files);
	for (const path of texts.keys())known.delete(path);
	const next = {
		...input,
		tree: overlayTree(input.tree, texts),
		known,
		base: input.base.status === 'compared' ? {
			...input.base,
			files: baseOf(input, input.base.files, texts)
		} : input.base
	};
	return {
		input: next,
		checked: (0,check.check)(next),
		texts: new Map([
			...state.texts,
			...texts
		])
	};
}
/** A file that is changed here differs from the base's from now on. */ function baseOf({ tree }, files, texts) {
	const changed = new Set(files.changed);
	const old = new Map(files.old);
	for (const path of texts.keys()){
		const bytes = tree.read(path);
		if (changed.has(path) || bytes === undefined) continue;
		changed.add(path);
		old.set(path, bytes);
	}
	return {
		...files,
		changed,
		old
	};
}
/** Notes that a loop's finding stands for as long as it is there. */ const COVERED = new Set([
	'loop-guard-missing',
	'upstream-not-stated'
]);
function ends(before, after, finding) {
	const then = byKey(before.findings);
	const now = byKey(after.findings);
	const key = keyOf(finding);
	if ((now.get(key)?.length ?? 0) >= (then.get(key)?.length ?? 0)) return false;
	for (const [other, found] of now){
		const known = then.get(other) ?? [];
		if (found.length > known.length) {
			if (found.every((one)=>one.severity === 'note' && COVERED.has(one.rule))) continue;
			return false;
		}
		if (found.some((one, index)=>known[index] !== undefined && (0,worse/* worsened */.O)(one, known[index]) !== undefined)) return false;
	}
	return true;
}
function keyOf(one) {
	return `${one.code}|${one.fingerprint}`;
}
function byKey(findings) {
	const out = new Map();
	for (const one of findings){
		const known = out.get(keyOf(one));
		if (known === undefined) out.set(keyOf(one), [
			one
		]);
		else known.push(one);
	}
	return out;
}
/** Whether the query that shows the loop is answered or leaves now: an end that nobody can see is no proof. */ function endOf({ checked }, { witness, server, cluster }) {
	if (witness === undefined) return 'known';
	const traced = (0,trace.traceReport)(checked.head, witness.name, witness.type, server);
	const entries = traced.entries.filter((one)=>one.cluster === cluster);
	const ends = entries.flatMap(({ outcomes })=>outcomes.map(({ disposition })=>disposition));
	if (entries.length === 0 || ends.some((end)=>![
			'answered',
			'leaves',
			'unknown'
		].includes(end))) return 'bad';
	return ends.includes('unknown') ? 'unknown' : 'known';
}

;// CONCATENATED MODULE: ./.cache/build/judge/fixes/index.js
/** Changes that end findings, each proven. */ 

/** How often a repository is judged again for `fix`, and for the fixes of one report. Documents are judged each time. */ const MAX_ATTEMPTS = 200;
const MAX_REPORT_ATTEMPTS = 40;
/** For the loops of a report that nobody asked fixes of: one look at the first of them is enough. */ const MAX_SHOWN_ATTEMPTS = 6;
/** Documents that are judged again in all: a repository of many gets fewer attempts. */ const MAX_DOCUMENTS = 200_000;
function attemptsFor(report, most) {
	return {
		left: Math.min(most, Math.floor(MAX_DOCUMENTS / Math.max(1, report.counts.documents)))
	};
}
/**
 * All changes for a repository. Those that are certain are made one on top of the other, so that together they are proven
 * as well; each that asks for a choice is proven on top of those.
 */ function planFixes(input, { report, files }) {
	let state = startState(input, files);
	const attempts = attemptsFor(report, MAX_ATTEMPTS);
	const suppressed = new Set(report.suppressed.map((one)=>one.fingerprint));
	const isWanted = (one)=>FIXABLE.has(one.rule) && !suppressed.has(one.fingerprint);
	const left = (tried)=>worstFirst(state.checked.report.findings).find((one)=>isWanted(one) && !tried.has(fixes_keyOf(one)));
	const certain = [];
	const notCertain = new Set();
	for(let next = left(notCertain); next !== undefined; next = left(notCertain)){
		const proven = prove(state, next, attempts);
		if (proven !== undefined && proven.fix.choice === undefined) {
			certain.push(planned(next, proven));
			state = proven.state;
		} else notCertain.add(fixes_keyOf(next));
	}
	const choices = [];
	const open = [];
	const seen = new Set();
	for(let next = left(seen); next !== undefined; next = left(seen)){
		seen.add(fixes_keyOf(next));
		const proven = prove(state, next, attempts);
		if (proven === undefined) open.push(next);
		else choices.push(planned(next, proven));
	}
	return {
		certain,
		choices,
		open,
		exhausted: attempts.left <= 0 && open.length > 0
	};
}
function planned(finding, { fix, state }) {
	const files = new Map([
		fix,
		...fix.also ?? []
	].map(({ at })=>[
			at.file.path,
			at.file.text
		]));
	const changed = [
		...files
	].map(([path, text])=>({
			path,
			before: text,
			after: state.texts.get(path) ?? text
		}));
	return {
		finding,
		fix,
		files: changed
	};
}
function fixes_keyOf(one) {
	return `${one.fingerprint}|${one.at.file.path}`;
}
const RANK = {
	error: 0,
	warning: 1,
	note: 2
};
function worstFirst(findings) {
	return [
		...findings
	].sort((a, b)=>RANK[a.severity] - RANK[b.severity]);
}
/** The report, with a fix at each new finding for which one is proven on its own. */ function withFixes(input, checked, which) {
	const { report } = checked;
	const wanted = worstFirst(report.findings).filter((one)=>one.status === 'new' && isWantedBy(which, one));
	if (wanted.length === 0) return report;
	const state = startState(input, checked.files);
	const attempts = attemptsFor(report, MAX_REPORT_ATTEMPTS);
	const forLoops = which === 'all' ? attempts : attemptsFor(report, MAX_SHOWN_ATTEMPTS);
	const fixes = new Map();
	for (const finding of wanted){
		const proven = prove(state, finding, finding.rule === 'forwarding-loop' ? forLoops : attempts);
		if (proven === undefined || which === 'shown' && proven.fix.choice !== undefined) continue;
		fixes.set(finding, proven.fix);
	}
	if (fixes.size === 0) return report;
	const findings = report.findings.map((one)=>{
		const fix = fixes.get(one);
		return fix === undefined ? one : {
			...one,
			fix
		};
	});
	return {
		...report,
		findings
	};
}
/** Every report shows how to put a guard back, and how to end a loop that is an error. */ function isWantedBy(which, { rule, severity }) {
	if (which === 'all') return FIXABLE.has(rule);
	return rule === 'loop-guard-removed' || rule === 'forwarding-loop' && severity === 'error';
}


/***/ }),

/***/ 3809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   choices: () => (/* binding */ choices),
/* harmony export */   seenIn: () => (/* binding */ seenIn)
/* harmony export */ });
/* harmony import */ var _core_cluster_node_profiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7008);
/** What `init` sees of a repository: everything with the place that shows it. */ 


/** What is listed of one kind; a fleet has hundreds. */ const MAX_LISTED = 30;
/** What may be answered: ids of node profiles. */ function choices() {
	return {
		systems: (0,_core_cluster_node_profiles_js__WEBPACK_IMPORTED_MODULE_0__/* .osProfileIds */ .u7)(),
		installers: (0,_core_cluster_node_profiles_js__WEBPACK_IMPORTED_MODULE_0__/* .provisionerIds */ .lr)()
	};
}
function seenIn({ head, files }) {
	const facts = [
		...files.values()
	].flatMap((reading)=>reading?.facts ?? []);
	const installers = new Map();
	const systems = new Map();
	const nodeFiles = new Map();
	for (const fact of facts)collect(fact, {
		installers,
		systems,
		nodeFiles
	});
	const list = (found)=>[
			...found
		].slice(0, MAX_LISTED).map(([value, at])=>({
				value,
				at
			}));
	return {
		clusters: head.clusters.slice(0, MAX_LISTED).map(({ cluster })=>{
			const asks = cluster.pools.some(({ inherited })=>inherited.unknown !== undefined);
			return {
				name: cluster.name,
				paths: pathsOf(cluster, files),
				servers: cluster.servers.slice(0, MAX_LISTED).map(seenServer),
				clusterDns: cluster.clusterDns.filter((address)=>!cluster.symbolic.has(address)).slice(0, MAX_LISTED).map((address)=>seenAddress(address, cluster)),
				asksNodes: asks
			};
		}),
		installers: list(installers),
		systems: list(systems),
		nodeFiles: list(nodeFiles)
	};
}
function collect(fact, into) {
	const add = (map, value, at)=>{
		if (value !== undefined && !map.has(value)) map.set(value, placeOf(at));
	};
	switch(fact.kind){
		case 'node-profile':
			add(into.installers, fact.provisioner?.value, fact.provisioner?.at ?? fact.at);
			add(into.systems, fact.os?.value, fact.os?.at ?? fact.at);
			break;
		case 'kubelet':
			add(into.installers, fact.provisioner, fact.at);
			break;
		case 'node-file':
			add(into.nodeFiles, fact.path, fact.at);
			break;
		default:
	}
}
function placeOf({ file, span }) {
	return `${file.path}:${(0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)((0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .indexLines */ .uD)(file.text), span.start).line}`;
}
/** A version that nothing states is no evidence, and a server that an installer brings is one that is taken for granted. */ function seenServer({ name, software, version, versionAt, assumption, at }) {
	const value = versionAt === undefined || version === '' ? name : `${name}, ${software} ${version}`;
	return {
		value,
		at: placeOf(at),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			assumes: assumption
		})
	};
}
function seenAddress(address, { frontends }) {
	const stated = frontends.filter((one)=>one.address === address);
	const from = stated.find(({ assumption })=>assumption === undefined) ?? stated[0];
	if (from === undefined) return {
		value: address
	};
	return {
		value: address,
		at: placeOf(from.at),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			assumes: from.assumption
		})
	};
}
/** What a cluster is called after, where that is a folder or a file; else the folder of its servers. */ function pathsOf({ name, servers }, files) {
	if (files.has(name)) return name;
	for (const path of files.keys())if (path.startsWith(`${name}/`)) return `${name}/**`;
	const folder = commonFolder(servers.map((one)=>one.at.file.path));
	return folder === '' ? '' : `${folder}/**`;
}
/** The folder that holds all of them; `''` for the top. */ function commonFolder(paths) {
	const [first = '', ...rest] = paths.map((path)=>path.slice(0, path.lastIndexOf('/') + 1));
	let common = first;
	for (const folder of rest)while(!folder.startsWith(common))common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
	return common.replace(/\/$/, '');
}


/***/ }),

/***/ 4705:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comparePictures: () => (/* binding */ comparePictures)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** Which arrows of the picture a change brings, takes away or aims elsewhere. */ 
/** `revision`: the commit compared with. */ function comparePictures(before, after, revision) {
	const old = new Map(before.clusters.map((one)=>[
			one.name,
			one
		]));
	// A cluster alone on both sides is the same one, whatever its folder is called now.
	const [only] = before.clusters;
	const single = before.clusters.length === 1 && after.clusters.length === 1 ? only : undefined;
	const taken = new Set();
	const clusters = after.clusters.map((now)=>{
		const then = old.get(now.name) ?? single;
		if (then !== undefined) taken.add(then);
		return {
			after: now,
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({
				before: then
			}),
			changes: changedEdges(then?.edges ?? [], now.edges)
		};
	});
	const gone = before.clusters.filter((one)=>!taken.has(one));
	return {
		revision,
		clusters: [
			...clusters,
			...gone.map((then)=>({
					before: then,
					changes: changedEdges(then.edges, [])
				}))
		]
	};
}
function changedEdges(before, after) {
	const found = [];
	const sides = {
		then: [
			...before.keys()
		],
		now: [
			...after.keys()
		]
	};
	const match = (keyOf, kind)=>{
		const byKey = new Map();
		const left = [];
		for (const index of sides.then)byKey.set(key(before, index), [
			...byKey.get(key(before, index)) ?? [],
			index
		]);
		for (const index of sides.now){
			const other = byKey.get(key(after, index))?.shift();
			if (other === undefined) left.push(index);
			else if (kind !== undefined) found.push({
				kind,
				before: other,
				after: index
			});
		}
		sides.then = [
			...byKey.values()
		].flat().sort((a, b)=>a - b);
		sides.now = left;
		function key(edges, index) {
			const edge = edges[index];
			return edge === undefined ? '' : keyOf(edge);
		}
	};
	match((edge)=>JSON.stringify([
			fromOf(edge),
			edge.names,
			targetOf(edge)
		]), undefined);
	match((edge)=>JSON.stringify([
			fromOf(edge),
			targetOf(edge)
		]), 'other names');
	match((edge)=>JSON.stringify([
			fromOf(edge),
			edge.names
		]), 're-aimed');
	for (const index of sides.now)found.push({
		kind: 'added',
		after: index
	});
	for (const index of sides.then)found.push({
		kind: 'gone',
		before: index
	});
	return found.sort((a, b)=>(a.after ?? Infinity) - (b.after ?? Infinity) || (a.before ?? 0) - (b.before ?? 0));
}
function fromOf({ from }) {
	return `${from.server} ${from.zone}`;
}
function targetOf({ to, label }) {
	return [
		label,
		typeof to === 'string' ? to : `${to.server} ${to.zone}`
	];
}


/***/ }),

/***/ 641:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pictureOf: () => (/* binding */ pictureOf)
/* harmony export */ });
/* harmony import */ var _core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9308);
/* harmony import */ var _core_dns_name_set_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1729);
/* harmony import */ var _core_forwarding_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7085);
/* harmony import */ var _core_forwarding_loops_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1796);
/* harmony import */ var _core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6975);
/* harmony import */ var _core_forwarding_reach_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8528);
/* harmony import */ var _core_forwarding_route_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2054);
/* harmony import */ var _core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9658);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4874);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1067);
/* harmony import */ var _redacted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6031);
/**
 * The forwarding graph as a picture. Its edges are what `decide` does with one name of every set of names that a server
 * and those it asks treat alike: what `trace` walks is drawn, and nothing else.
 */ 











/** Questions that are followed for the picture of one cluster. */ const MAX_QUESTIONS = 200_000;
/** Names by servers whose ways stand in the picture. */ const MAX_WAYS = 3_000;
function pictureOf(snapshot) {
	return (0,_redacted_js__WEBPACK_IMPORTED_MODULE_5__/* .redactedPicture */ .t2)({
		clusters: snapshot.clusters.map(pictureOfCluster)
	}, snapshot.secrets);
}
function pictureOfCluster(view) {
	const { cluster, graph, simulation } = view;
	const refs = blockRefs(cluster.servers);
	const { drafts, unfollowed } = explore(graph, refs);
	const looping = loopingBlocks(simulation.loops);
	const outside = new Map();
	const edges = [
		...drafts.values()
	].map((draft)=>{
		const { to, hop, from } = draft;
		if (!('serverIndex' in to) && !outside.has(to.label)) outside.set(to.label, to);
		const loop = draft.returns && 'serverIndex' in to ? looping(from, to) : undefined;
		const upstreams = hop.server.upstreams.get(hop.step) ?? [];
		return {
			from,
			to: 'serverIndex' in to ? to : to.label,
			label: hop.to,
			names: namesText(draft),
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_6__/* .defined */ .s)({
				policy: upstreams.length > 1 ? `${hop.step.policy}, one of ${upstreams.length}` : undefined
			}),
			stations: stationsOf(graph, hop),
			at: hop.at,
			witness: draft.witness,
			loops: loop !== undefined,
			certainty: loop ?? (draft.assumed ? 'assumed' : 'always')
		};
	});
	const ways = waysOf(graph, refs, edges);
	return {
		name: cluster.name,
		servers: cluster.servers.map((server)=>({
				name: server.name,
				at: server.at,
				blocks: server.config.blocks.map((block)=>({
						zone: zonesOf(block),
						guard: block.steps.some((step)=>step.kind === 'loop-guard'),
						listen: [
							...new Set(block.keys.map((key)=>`:${key.port}`))
						].join(' '),
						at: block.at
					}))
			})),
		edges,
		outside: [
			...outside.values()
		].sort((a, b)=>a.label < b.label ? -1 : a.label > b.label ? 1 : 0),
		loops: simulation.loops.map(loopPicture),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_6__/* .defined */ .s)({
			ways
		}),
		waysAreExact: (0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .zonesDecide */ .iA)(cluster.servers),
		unfollowed
	};
}
function blockRefs(servers) {
	return new Map(servers.map((server, serverIndex)=>[
			server,
			new Map(server.config.blocks.map((block, blockIndex)=>[
					block,
					{
						server: server.name,
						zone: firstZone(block),
						serverIndex,
						blockIndex
					}
				]))
		]));
}
/** Every question that a server distinguishes, at each of its sockets; and those that servers ask under another name, type or address. */ function explore(graph, refs) {
	const drafts = new Map();
	let left = MAX_QUESTIONS;
	let unfollowed = 0;
	const spaces = new Map();
	const queue = [];
	const seen = new Map();
	const ask = (question, cls)=>{
		const key = `${question.socket.index}|${question.source ?? ''}|${question.type}|${question.name}`;
		const known = seen.get(key);
		if (known !== undefined) return known;
		if (left <= 0) {
			unfollowed += 1;
			return undefined;
		}
		left -= 1;
		seen.set(key, queue.length);
		return queue.push({
			question,
			cls
		}) - 1;
	};
	const asked = graph.cluster.servers.map((server)=>askedBy(graph, server));
	const ringOf = rings(graph.cluster.servers, asked);
	const sent = [];
	for (const [index, server] of graph.cluster.servers.entries()){
		const space = (0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .partition */ .jB)([
			...new Set([
				server,
				...asked[index] ?? []
			])
		]);
		spaces.set(server, space);
		for (const socket of graph.socketsOf.get(server.id) ?? [])for (const cls of space.classes)for (const type of space.types)ask({
			socket,
			name: cls.sample,
			type
		}, cls);
	}
	for(let at = 0; at < queue.length; at += 1){
		const { question, cls } = (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_7__/* .itemAt */ .R9)(queue, at);
		const space = spaces.get(question.socket.server);
		if (space === undefined) continue;
		for (const branch of (0,_core_forwarding_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(graph, question, {
			ways: 'this name'
		})){
			const { outcome } = branch;
			const next = outcome.kind === 'sent' && isNews(outcome, question, ringOf) ? ask((0,_core_forwarding_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .questionOf */ .Y)(outcome), undefined) : undefined;
			const hop = hopOf(branch, question.socket);
			if (hop === undefined) continue;
			const from = refs.get(hop.server)?.get(hop.block);
			if (from === undefined) continue;
			for (const to of targetsOf(graph, refs, branch)){
				const target = 'serverIndex' in to ? `${to.serverIndex}.${to.blockIndex}` : to.label;
				const key = JSON.stringify([
					from.serverIndex,
					from.blockIndex,
					target,
					hop.to,
					hop.at.span.start
				]);
				const witness = {
					name: question.name,
					type: question.type
				};
				const draft = drafts.get(key) ?? {
					from,
					to,
					hop,
					witness,
					space,
					classes: new Map(),
					assumed: true,
					returns: false
				};
				drafts.set(key, draft);
				if (next !== undefined) sent.push({
					from: at,
					to: next,
					draft
				});
				if (branch.certainty !== 'assumed') draft.assumed = false;
				if (cls === undefined) continue;
				const known = draft.classes.get(question.type) ?? new Set();
				draft.classes.set(question.type, known.add(cls));
			}
		}
	}
	const out = queue.map(()=>new Set());
	for (const { from, to } of sent)out[from]?.add(to);
	const component = new Map();
	for (const [index, those] of (0,_core_forwarding_loops_js__WEBPACK_IMPORTED_MODULE_8__/* .cyclicComponents */ .E2)((0,_core_forwarding_loops_js__WEBPACK_IMPORTED_MODULE_8__/* .adjacencyOf */ .W4)(out.map((one)=>[
			...one
		]))).entries())for (const one of those)component.set(one, index);
	for (const { from, to, draft } of sent)if (component.has(from) && component.get(from) === component.get(to)) draft.returns = true;
	return {
		drafts,
		unfollowed
	};
}
/** Whether a server is asked what none of its own names stand for, or what may come back to who asked. */ function isNews({ to, name, type, source }, question, ringOf) {
	if (name !== question.name || type !== question.type || source !== undefined) return true;
	const ring = ringOf.get(to.server);
	return ring !== undefined && ring === ringOf.get(question.socket.server);
}
/** Servers that can reach themselves, by the number of those that reach each other. */ function rings(servers, asked) {
	const indexes = new Map(servers.map((server, index)=>[
			server,
			index
		]));
	const edges = asked.map((those)=>those.flatMap((one)=>indexes.get(one) ?? []));
	const found = new Map();
	for (const [number, those] of (0,_core_forwarding_loops_js__WEBPACK_IMPORTED_MODULE_8__/* .cyclicComponents */ .E2)((0,_core_forwarding_loops_js__WEBPACK_IMPORTED_MODULE_8__/* .adjacencyOf */ .W4)(edges)).entries())for (const index of those)found.set((0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_7__/* .itemAt */ .R9)(servers, index), number);
	return found;
}
/** Who a server asks, names left out of account. */ function askedBy(graph, server) {
	const found = new Set();
	for (const [step, upstreams] of server.upstreams){
		for (const upstream of upstreams){
			if (upstream.kind === 'unknown') continue;
			const reached = (0,_core_forwarding_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .reach */ .gl)(graph, server, (0,_core_forwarding_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .dialled */ .u8)(step, upstream));
			if (reached.kind === 'sockets') for (const socket of reached.sockets)found.add(socket.server);
		}
	}
	return [
		...found
	];
}
/** The forwarding that a branch is; undefined where the block answers by itself. */ function hopOf({ outcome, block, step }, { server }) {
	switch(outcome.kind){
		case 'sent':
		case 'leaves':
			return outcome.hop;
		case 'unknown':
			return outcome.hop;
		case 'fails':
			{
				// Nobody listens there: the forward is made all the same.
				if (outcome.noReply !== true || block === undefined || step === undefined) return undefined;
				const upstream = server.upstreams.get(step)?.find((one)=>one.at === outcome.at);
				const to = upstream?.kind === 'known' ? (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(upstream.address, upstream.port) : outcome.because;
				return {
					server,
					block,
					step,
					upstream: undefined,
					to,
					via: '',
					says: upstream?.via ?? [],
					at: outcome.at
				};
			}
		case 'answered':
			return undefined;
	}
}
function targetsOf(graph, refs, { outcome }) {
	switch(outcome.kind){
		case 'sent':
			{
				const { to, name, type } = outcome;
				const blocks = (0,_core_forwarding_route_js__WEBPACK_IMPORTED_MODULE_9__/* .route */ .wE)(graph, to, name, type).flatMap(({ block })=>refs.get(to.server)?.get(block) ?? []);
				if (blocks.length > 0) return blocks;
				return [
					{
						label: `${to.server.name} has no server block for these names`,
						kind: 'nobody'
					}
				];
			}
		case 'leaves':
			return [
				{
					label: outcome.to,
					kind: 'leaves'
				}
			];
		case 'unknown':
			return [
				{
					label: outcome.because,
					kind: 'unknown'
				}
			];
		case 'fails':
			return [
				{
					label: outcome.because,
					kind: 'nobody'
				}
			];
		case 'answered':
			return [];
	}
}
function namesText({ classes, space }) {
	const texts = new Map();
	for (const [type, those] of classes){
		const text = (0,_core_dns_name_set_js__WEBPACK_IMPORTED_MODULE_10__/* .describeNames */ .e2)((0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)([
			...those
		], space));
		texts.set(text, [
			...texts.get(text) ?? [],
			type
		]);
	}
	const all = [
		...texts
	].map(([text, types])=>{
		const usual = types.includes(space.other ?? 'A') || types.length === space.types.length;
		return usual ? text : `${types.join(', ')} questions for ${text}`;
	});
	// What holds for nearly all types is shown; a type of its own only where it goes another way.
	const [first] = all.filter((text)=>!text.includes(' questions for '));
	return first ?? all.join('; ') ?? '';
}
function stationsOf(graph, { server, step, at, says, to, via, upstream }) {
	const stations = [];
	const written = step.to.find((one)=>one.at === at)?.value;
	if (written?.kind === 'resolver-file') stations.push({
		kind: 'file',
		label: written.path,
		at: fileAt(says, to, via) ?? at
	});
	if (upstream !== undefined) {
		const reached = (0,_core_forwarding_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .reach */ .gl)(graph, server, (0,_core_forwarding_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .dialled */ .u8)(step, upstream));
		if (reached.kind === 'sockets' && reached.frontend === true) stations.push({
			kind: 'service',
			label: reached.via,
			at: reached.at ?? at
		});
	}
	return stations;
}
/** The last setting on the way to the address; who owns the address is none. */ function fileAt(says, to, via) {
	return says.filter((step)=>step.says !== `${to} is ${via}`).at(-1)?.at;
}
/**
 * How sure a loop is that the servers of two blocks lie on; undefined where they are on none together. By servers, as one
 * loop stands for all that the same stanzas make, and lists the blocks of one of them.
 */ function loopingBlocks(loops) {
	const found = loops.map(({ blocks, hops, certainty })=>({
			certainty,
			servers: new Set([
				...blocks.map(({ socket })=>socket.server.name),
				...hops.map(({ server })=>server.name)
			])
		}));
	return (from, to)=>{
		const those = found.filter(({ servers })=>servers.has(from.server) && servers.has(to.server)).map(({ certainty })=>certainty);
		return [
			'always',
			'sometimes',
			'assumed'
		].find((one)=>those.includes(one));
	};
}
function loopPicture({ hops, names, certainty, guard }) {
	return {
		names: (0,_core_dns_name_set_js__WEBPACK_IMPORTED_MODULE_10__/* .describeNames */ .e2)(names),
		certainty,
		guard: guard.verdict,
		cycle: hops.map(({ server, block, to, via, at })=>({
				server: server.name,
				zone: firstZone(block),
				to,
				via,
				at
			})),
		path: hops.flatMap((hop)=>[
				{
					at: hop.at,
					says: `${hop.server.name} (zone ${firstZone(hop.block)}) forwards to ${hop.to}`
				},
				...hop.says
			])
	};
}
/** Undefined where there are too many. */ function waysOf(graph, refs, edges) {
	const { servers } = graph.cluster;
	const space = (0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .partition */ .jB)(servers);
	if (space.classes.length * servers.length > MAX_WAYS) return undefined;
	const byHop = new Map();
	for (const [index, { from, label }] of edges.entries()){
		const key = `${from.serverIndex}.${from.blockIndex}|${label}`;
		byHop.set(key, [
			...byHop.get(key) ?? [],
			index
		]);
	}
	const edgesOf = (hops)=>hops.flatMap((hop, at)=>{
			const from = refs.get(hop.server)?.get(hop.block);
			if (from === undefined) return [];
			const candidates = byHop.get(`${from.serverIndex}.${from.blockIndex}|${hop.to}`) ?? [];
			const next = hops[at + 1];
			const to = next === undefined ? undefined : refs.get(next.server)?.get(next.block);
			if (to === undefined) return candidates.slice(0, 1);
			return candidates.filter((one)=>edges[one]?.to === to).slice(0, 1);
		});
	return space.classes.map((cls)=>({
			zones: cls.alike ?? [
				cls.mark
			],
			part: cls.part,
			names: (0,_core_dns_name_set_js__WEBPACK_IMPORTED_MODULE_10__/* .describeNames */ .e2)((0,_core_forwarding_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)([
				cls
			], space)),
			entries: servers.map((server)=>{
				const entry = (0,_core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesOf */ .Mc)(graph, server);
				const outcomes = entry.length === 0 ? [] : (0,_core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .walk */ .GG)(graph, entry, cls.sample, 'A');
				return {
					server: server.name,
					outcomes: outcomes.map(({ disposition, certainty, because, to, rcode, hops })=>{
						const why = [
							rcode,
							to,
							because
						].filter((one)=>one !== undefined).join(', ');
						return {
							disposition,
							certainty,
							...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_6__/* .defined */ .s)({
								because: why === '' ? undefined : why
							}),
							edges: edgesOf(hops)
						};
					})
				};
			})
		}));
}
function firstZone(block) {
	return (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_11__/* .displayName */ .QC)(block.keys[0]?.zone ?? '.');
}
/** All zones of a block, the first ones by name. */ function zonesOf(block) {
	const zones = [
		...new Set(block.keys.map((key)=>(0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_11__/* .displayName */ .QC)(key.zone)))
	];
	const more = zones.length - 4;
	return more > 1 ? `${zones.slice(0, 4).join(' ')} and ${more} more` : zones.join(' ') || '.';
}


/***/ }),

/***/ 214:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BASELINE_PATH: () => (/* reexport */ BASELINE_PATH),
  baselinePath: () => (/* binding */ baselinePath),
  baselinesOf: () => (/* binding */ baselinesOf),
  failOnFrom: () => (/* binding */ failOnFrom),
  policiesFor: () => (/* binding */ policiesFor),
  policyFor: () => (/* binding */ policyFor),
  policyPaths: () => (/* binding */ policyPaths),
  printConfig: () => (/* binding */ printConfig),
  renderMode: () => (/* binding */ renderMode),
  writeBaseline: () => (/* binding */ writeBaseline)
});

// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __webpack_require__(7795);
// EXTERNAL MODULE: ./.cache/build/judge/config/effective.js
var effective = __webpack_require__(9311);
// EXTERNAL MODULE: ./.cache/build/judge/config/extended.js
var extended = __webpack_require__(6153);
// EXTERNAL MODULE: ./.cache/build/judge/config/lookup.js
var lookup = __webpack_require__(9866);
// EXTERNAL MODULE: ./.cache/build/judge/rules/descriptions.js
var descriptions = __webpack_require__(4484);
// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
// EXTERNAL MODULE: ./.cache/build/core/text/globs.js
var globs = __webpack_require__(1868);
// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __webpack_require__(7008);
// EXTERNAL MODULE: ./.cache/build/judge/config/dates.js
var dates = __webpack_require__(4191);
// EXTERNAL MODULE: ./.cache/build/judge/config/spelling.js
var spelling = __webpack_require__(5966);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/hygiene-finding.js
/** Findings about the policy itself: LG901, LG902, LG903. */ const HYGIENE_RULES = {
	'suppression-unused': {
		code: 'LG901',
		severity: 'note'
	},
	'suppression-expired': {
		code: 'LG902',
		severity: 'warning'
	},
	'policy-weakened': {
		code: 'LG903',
		severity: 'note'
	}
};
/**
 * The remarks as findings, in the order given. Remarks about the same get the same fingerprint but for a number, so that
 * two equal suppressions are two findings. They belong to no cluster: `cluster` is empty.
 */ function hygieneFindings(rule, remarks) {
	const { code, severity } = HYGIENE_RULES[rule];
	const seen = new Map();
	return remarks.map(({ at, message, advice, about })=>{
		const identity = JSON.stringify([
			code,
			...about
		]);
		const count = (seen.get(identity) ?? 0) + 1;
		seen.set(identity, count);
		const fingerprint = count === 1 ? identity : `${identity}#${count}`;
		return {
			rule,
			code,
			severity,
			cluster: '',
			at,
			message,
			advice,
			assumptions: [],
			path: [],
			fingerprint
		};
	});
}
/** Rules about a change or about the policy: no baseline can hold them, for they say nothing of the repository's state. */ const NEVER_BASELINED = new Set([
	'loop-guard-removed',
	'suppression-unused',
	'suppression-expired',
	'policy-weakened'
]);

;// CONCATENATED MODULE: ./.cache/build/judge/suppression/apply.js
/** Which findings are reported, which are suppressed, and which suppressions no longer do anything. */ 






/**
 * Every finding comes out once, as kept or as suppressed. The nearest suppression gives the reason: a comment on the line,
 * one for the file, then the configuration's entries in their order. One past its day hides nothing.
 */ function applySuppressions(findings, sources) {
	const index = indexSuppressions(sources);
	const candidatesFor = candidateFinder(index);
	const known = new Set(sources.baseline?.entries.map(({ fingerprint })=>fingerprint));
	const kept = [];
	const suppressed = [];
	const used = new Set();
	const back = new Set();
	for (const finding of findings){
		const candidates = candidatesFor(finding);
		const holding = candidates.filter(({ holds })=>holds === 'yes');
		for (const matcher of holding)used.add(matcher);
		const first = holding[0];
		const status = known.has(finding.fingerprint) && !NEVER_BASELINED.has(finding.rule) ? 'existing' : finding.status;
		if (first === undefined) {
			for (const matcher of candidates)back.add(matcher);
			kept.push({
				...finding,
				status
			});
		} else suppressed.push({
			...finding,
			status,
			reason: first.reason,
			...(0,defined/* defined */.s)({
				expires: first.expires
			})
		});
	}
	const judged = (rules)=>sources.complete && (sources.compared || !rules.includes('loop-guard-removed'));
	const unused = [
		...sources.inline.flatMap(refusal),
		...index.all.filter((one)=>!used.has(one) && !back.has(one) && judged(one.rules)).map(unusedRemark),
		...sources.complete ? staleEntries(sources.baseline, findings) : []
	];
	const expired = [
		...back
	].map((one)=>expiredRemark(one, sources.maxDays));
	return {
		kept,
		suppressed,
		unused: hygieneFindings('suppression-unused', byPlace(unused)),
		expired: hygieneFindings('suppression-expired', byPlace(expired))
	};
}
function indexSuppressions({ inline, config, today, maxDays }) {
	const latest = maxDays === undefined ? undefined : (0,dates/* daysAfter */.m)(today, maxDays);
	const holds = (expires)=>{
		if (expires === undefined) return latest === undefined ? 'yes' : 'undated';
		if (expires < today) return 'expired';
		return latest !== undefined && expires > latest ? 'too-late' : 'yes';
	};
	const onLines = new Map();
	const onFiles = new Map();
	const everywhere = new Map();
	const all = [];
	for (const one of inline){
		if (one.refused !== undefined) continue;
		const about = [
			...one.rules,
			one.reason
		];
		const matcher = {
			...one,
			holds: holds(one.expires),
			about,
			matches: ()=>true
		};
		all.push(matcher);
		const { path } = one.at.file;
		for (const rule of one.rules)if (one.scope.kind === 'file') append(onFiles, fileKey(path, rule), matcher);
		else for (const line of one.scope.lines)append(onLines, lineKey(path, line, rule), matcher);
	}
	for (const one of config){
		const matcher = {
			rules: [
				one.rule
			],
			reason: one.reason,
			...(0,defined/* defined */.s)({
				expires: one.expires
			}),
			at: one.at,
			holds: holds(one.expires),
			about: [
				one.rule,
				one.server ?? '',
				one.zone ?? '',
				one.reason
			],
			matches: matcherOf(one)
		};
		all.push(matcher);
		append(everywhere, one.rule, matcher);
	}
	return {
		all,
		onLines,
		onFiles,
		everywhere
	};
}
function append(index, key, matcher) {
	const list = index.get(key);
	if (list === undefined) index.set(key, [
		matcher
	]);
	else list.push(matcher);
}
/** The suppressions that match a finding, the nearest first. */ function candidateFinder({ onLines, onFiles, everywhere }) {
	const lines = new Map();
	return (finding)=>{
		const line = ()=>{
			const { file, span } = finding.at;
			const index = lines.get(file) ?? (0,text_location/* indexLines */.uD)(file.text);
			lines.set(file, index);
			return (0,text_location/* positionAt */.t$)(index, span.start).line;
		};
		const { path } = finding.at.file;
		const near = onLines.size === 0 ? undefined : onLines.get(lineKey(path, line(), finding.rule));
		return [
			near,
			onFiles.get(fileKey(path, finding.rule)),
			everywhere.get(finding.rule)
		].flatMap((list)=>list ?? []).filter((matcher)=>matcher.matches(finding, line));
	};
}
function lineKey(path, line, rule) {
	return `${line}\0${rule}\0${path}`;
}
function fileKey(path, rule) {
	return `${rule}\0${path}`;
}
function matcherOf(suppression) {
	const glob = suppression.path === undefined ? undefined : (0,globs/* compileGlob */.S)(suppression.path);
	return (finding)=>{
		if (glob !== undefined && (typeof glob !== 'function' || !glob(finding.at.file.path))) return false;
		if (suppression.server !== undefined && finding.server !== suppression.server) return false;
		return suppression.zone === undefined || finding.zone !== undefined && (0,dns_name/* absolute */.ys)(finding.zone) === (0,dns_name/* absolute */.ys)(suppression.zone);
	};
}
function byPlace(remarks) {
	return [
		...remarks
	].sort((a, b)=>(0,text_location/* compareLocations */.Qr)(a.at, b.at));
}
function refusal({ refused, at, reason }) {
	if (refused === undefined) return [];
	return [
		{
			at,
			message: refused,
			advice: 'Write it as # loopgate-ignore RULE until=YYYY-MM-DD -- reason; the date is optional.',
			about: [
				refused,
				reason
			]
		}
	];
}
function unusedRemark({ rules, at, about, holds, expires }) {
	const past = holds === 'expired' ? `, and its day, ${expires}, has passed` : '';
	return {
		at,
		message: `This suppression of ${rules.join(', ')} hides nothing${past}.`,
		advice: 'Delete it.',
		about
	};
}
function expiredRemark({ rules, reason, expires, holds, at, about }, maxDays) {
	const what = `This suppression of ${rules.join(', ')} (${(0,spelling/* quoted */.TL)(reason)})`;
	if (holds === 'expired') {
		return {
			at,
			message: `${what} held until ${expires}; what it hid is reported again.`,
			advice: 'Mend what was suppressed and delete the suppression, or set a new date with a new reason.',
			about
		};
	}
	const why = holds === 'undated' ? 'names no day' : `names ${expires}, which is too far off`;
	return {
		at,
		message: `${what} ${why}: max-suppression-days allows ${maxDays} days from today. It hides nothing.`,
		advice: `Set a day within ${maxDays} days.`,
		about
	};
}
function staleEntries(baseline, findings) {
	const present = new Set(findings.filter(({ rule })=>!NEVER_BASELINED.has(rule)).map(({ fingerprint })=>fingerprint));
	return (baseline?.entries ?? []).filter(({ fingerprint })=>!present.has(fingerprint)).map(({ fingerprint, rule, at })=>({
			at,
			message: `This baseline entry for ${(0,spelling/* quoted */.TL)(rule).slice(1, -1)} matches no finding.`,
			advice: 'Run `loopgate baseline prune`.',
			about: [
				rule,
				fingerprint
			]
		}));
}

// EXTERNAL MODULE: ./.cache/build/core/text/json-scan.js
var json_scan = __webpack_require__(6715);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/baseline.js
/** Findings that were there when the gate was put up: `.loopgate-baseline.json`. */ 




/** Where `loopgate baseline create` writes when nothing else is said. */ const BASELINE_PATH = '.loopgate-baseline.json';
/** Characters. Ten thousand findings are about 4 MB. */ const MAX_LENGTH = 32 * 1024 * 1024;
const FIELDS = [
	'fingerprint',
	'rule',
	'server',
	'zone',
	'message'
];
/** The text of a baseline of these findings: sorted, each fingerprint once, without rules that no baseline can hold. */ function createBaseline(findings) {
	const entries = new Map();
	for (const finding of findings){
		if (NEVER_BASELINED.has(finding.rule) || entries.has(finding.fingerprint)) continue;
		entries.set(finding.fingerprint, finding);
	}
	return printBaseline([
		...entries.values()
	]);
}
/** The baseline without the entries that match no finding any more. */ function pruneBaseline(baseline, findings) {
	const present = new Set(findings.map(({ fingerprint })=>fingerprint));
	return printBaseline(baseline.entries.filter(({ fingerprint, rule })=>present.has(fingerprint) && !NEVER_BASELINED.has(rule)));
}
function printBaseline(entries) {
	const plain = entries.map((entry)=>Object.fromEntries(FIELDS.flatMap((field)=>entry[field] === undefined ? [] : [
				[
					field,
					entry[field]
				]
			])));
	const key = (entry)=>[
			entry.rule,
			entry.server ?? '',
			entry.zone ?? '',
			entry.fingerprint
		];
	const sorted = entries.map((entry, index)=>({
			key: key(entry),
			index
		})).sort((a, b)=>compareKeys(a.key, b.key)).map(({ index })=>plain[index]);
	return `${JSON.stringify({
		version: 1,
		findings: sorted
	}, null, 2)}\n`;
}
function compareKeys(a, b) {
	for (const [i, text] of a.entries()){
		const other = b[i] ?? '';
		if (text !== other) return text < other ? -1 : 1;
	}
	return 0;
}
/** Reads a baseline. Throws UsageError, `FILE:LINE:COL: message`, for what is none: a gate must not open by an accident. */ function readBaseline(file) {
	const refuse = (offset, message)=>{
		const { line, column } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(file.text), offset);
		throw new usage_error/* PlacedUsageError */.Tq({
			file: file.path,
			line,
			column,
			message
		});
	};
	const text = file.text.startsWith('\ufeff') ? ` ${file.text.slice(1)}` : file.text;
	if (text.length > MAX_LENGTH) refuse(0, `the baseline is larger than ${MAX_LENGTH / 1024 / 1024} MiB`);
	const { error, objects } = (0,json_scan/* scanJson */.E)(text);
	if (error !== undefined) return refuse(error, 'the baseline is not valid JSON; write it with `loopgate baseline create`');
	const data = JSON.parse(text);
	if (!isObject(data)) return refuse(0, 'the baseline is not a JSON object');
	for (const key of Object.keys(data)){
		if (key !== 'version' && key !== 'findings') refuse(0, `the baseline has an unknown ${(0,spelling/* keyName */.xT)(key, 'key')}`);
	}
	if (data.version !== 1) return refuse(0, 'the baseline must say "version": 1');
	const findings = data.findings;
	if (!Array.isArray(findings)) return refuse(0, 'the baseline lacks its list "findings"');
	const entries = findings.map((one, index)=>{
		// A list of anything but objects has fewer places than entries.
		const place = objects[index] ?? {
			start: 0,
			end: 0
		};
		if (!isObject(one)) return refuse(place.start, `findings[${index}] is not an object`);
		const fields = {};
		for (const field of FIELDS){
			const value = Object.hasOwn(one, field) ? one[field] : undefined;
			if (value === undefined) continue;
			if (typeof value !== 'string') return refuse(place.start, `findings[${index}].${field} is not text`);
			fields[field] = value;
		}
		const { fingerprint, rule, ...rest } = fields;
		if (fingerprint === undefined || rule === undefined) {
			return refuse(place.start, `findings[${index}] lacks its ${fingerprint === undefined ? 'fingerprint' : 'rule'}`);
		}
		return {
			fingerprint,
			rule,
			...rest,
			at: {
				file,
				span: place
			}
		};
	});
	return {
		entries
	};
}
function isObject(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./.cache/build/judge/config/config.js + 3 modules
var config = __webpack_require__(5481);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/inline.js
/** Suppressions written as comments beside what they suppress. */ 




const WORD = 'loopgate-ignore';
const MAX_COMMENT = 1000;
/** Lines that are passed over between a comment of its own line and the line it is for. */ const MAX_LINES_BETWEEN = 20;
/**
 * Every such comment of a file, in order. A comment behind something hides findings of its own line; one that has a line
 * to itself hides those of the next line that is neither blank nor a comment. A Corefile in a block scalar is lines of
 * the file like any other; in a quoted scalar a comment ends at an escaped line end, and its line is the file's line.
 * `loopgate-ignore-file` counts above the first line of content only, where a reader of the file meets it.
 */ function readInlineSuppressions(file, rules) {
	const { text } = file;
	// The word is seldom there; nothing else is done for a file without it.
	let found = text.indexOf(WORD);
	if (found === -1) return [];
	const starts = (0,text_location/* indexLines */.uD)(text);
	const lineText = (line)=>text.slice(starts[line], starts[line + 1] ?? text.length);
	const head = headLines(starts.length, lineText);
	const suppressions = [];
	let line = 0;
	for(; found !== -1; found = text.indexOf(WORD, found + WORD.length)){
		while(line + 1 < starts.length && (starts[line + 1] ?? 0) <= found)line += 1;
		const lineStart = starts[line] ?? 0;
		const hash = commentStart(text, lineStart, found);
		if (hash === undefined) continue;
		const comment = commentText(text.slice(hash, Math.min(found + MAX_COMMENT, starts[line + 1] ?? text.length)));
		const span = {
			start: hash,
			end: hash + comment.length
		};
		const body = comment.slice(found - hash + WORD.length);
		const forFile = body.startsWith('-file');
		const rest = forFile ? body.slice('-file'.length) : body;
		if (rest !== '' && !/^[\s:]/.test(rest)) continue;
		const read = readBody(rest.replace(/^:/, ''), rules);
		const at = {
			file,
			span
		};
		if (forFile) {
			const below = line >= head ? 'loopgate-ignore-file counts above the first line of content only.' : undefined;
			suppressions.push({
				...refuseIf(read, below),
				scope: {
					kind: 'file'
				},
				at
			});
			continue;
		}
		const alone = text.slice(lineStart, hash).trim() === '';
		const lines = [
			line + 1
		];
		if (alone) {
			const next = nextContentLine(line, starts.length, lineText);
			if (next !== undefined) lines.push(next + 1);
		}
		suppressions.push({
			...read,
			scope: {
				kind: 'lines',
				lines
			},
			at
		});
	}
	return suppressions;
}
function refuseIf(body, refused) {
	return refused === undefined || body.refused !== undefined ? body : {
		...body,
		rules: [],
		refused
	};
}
/** The `#` right before the word, where it can begin a comment. */ function commentStart(text, lineStart, word) {
	let at = word - 1;
	while(at >= lineStart && (text[at] === ' ' || text[at] === '\t'))at -= 1;
	if (at < lineStart || text[at] !== '#') return undefined;
	while(at > lineStart && text[at - 1] === '#')at -= 1;
	if (at === lineStart || /[\s"'\ufeff]/.test(text[at - 1] ?? '')) return at;
	// An escaped line end or tab of a quoted scalar.
	return text[at - 2] === '\\' && /[nrt]/.test(text[at - 1] ?? '') ? at : undefined;
}
/** Up to the end of the line, also one that is written as an escape. */ function commentText(text) {
	const escaped = text.indexOf('\\n');
	const end = text.search(/[\r\n]/);
	const ends = [
		escaped,
		end
	].filter((one)=>one !== -1);
	return text.slice(0, Math.min(text.length, ...ends)).trimEnd();
}
function readBody(text, rules) {
	const refuse = (refused)=>({
			rules: [],
			reason: '',
			refused
		});
	const dashes = / --(?: |$)/.exec(` ${text}`);
	const before = dashes === null ? text : text.slice(0, Math.max(0, dashes.index - 1));
	const reason = dashes === null ? '' : ` ${text}`.slice(dashes.index + 3).trim();
	const slugs = new Set();
	let expires;
	for (const word of before.split(/[\s,]+/)){
		if (word === '') continue;
		const equals = word.indexOf('=');
		if (equals !== -1) {
			const key = word.slice(0, equals);
			const value = word.slice(equals + 1);
			if (key !== 'until') return refuse(`A suppression knows until=YYYY-MM-DD, not ${(0,spelling/* quoted */.TL)(key)}; it is not honoured.`);
			if (!(0,dates/* isDay */.N)(value)) return refuse(`${(0,spelling/* quoted */.TL)(value)} is no day; write until=2027-01-31. The suppression is not honoured.`);
			expires = value;
			continue;
		}
		const slug = (0,config/* ruleSlug */.IR)(word, rules);
		if (slug === undefined) return refuse(`A suppression is not honoured: ${(0,config/* unknownRule */.b6)(word, rules)}`);
		slugs.add(slug);
	}
	if (slugs.size === 0) return refuse('A suppression that names no rule is not honoured.');
	if (reason.length < config/* SHORTEST_REASON */.eS) {
		return refuse('A suppression without a reason is not honoured; write "-- why" behind the rule.');
	}
	return {
		rules: [
			...slugs
		],
		reason,
		...(0,defined/* defined */.s)({
			expires
		})
	};
}
/** How many lines stand above the first line of content. */ function headLines(count, lineText) {
	let line = 0;
	while(line < count && /^\ufeff?\s*(?:#|;|---\s*$|---\s+#|%YAML|$)/.test(lineText(line).slice(0, 200)))line += 1;
	return line;
}
function nextContentLine(from, count, lineText) {
	for(let line = from + 1; line < count && line <= from + MAX_LINES_BETWEEN; line += 1){
		if (/^\s*[^\s#]/.test(lineText(line).slice(0, 10_000))) return line;
	}
	return undefined;
}

// EXTERNAL MODULE: ./.cache/build/judge/report/finding.js
var finding = __webpack_require__(647);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/policy.js
/** What a change does to the policy that judges it. */ 






/**
 * The policy that decides when a change is judged: the head's, unless the base demands its own (`trust: base`; only the
 * base is asked, or a change could withdraw the demand). Declarations of clusters are facts and stay the head's.
 */ function decidingPolicy(base, head) {
	if (base === undefined || base.config.trust.value !== 'base') return head;
	const trusted = {
		...base.config,
		...(0,defined/* defined */.s)({
			file: head.config.file
		}),
		clusters: head.config.clusters,
		// Flags and environment come from the run, not from the change.
		...(0,defined/* defined */.s)({
			failOn: isFromRun(head.config.failOn) ? head.config.failOn : undefined,
			render: isFromRun(head.config.render) ? head.config.render : undefined,
			baseline: isFromRun(head.config.baseline) ? head.config.baseline : undefined
		})
	};
	const added = new Set(pairInline(base.inline, head.inline).map(({ item })=>item));
	return {
		config: trusted,
		inline: head.inline.filter((one)=>!added.has(one)),
		...(0,defined/* defined */.s)({
			baseline: base.baseline
		})
	};
}
function isFromRun(setting) {
	return setting?.from === 'flag' || setting?.from === 'environment';
}
/** What makes the head's policy milder than the base's, by place. */ function comparePolicy(base, head) {
	const changes = [
		...severityChanges(base.config, head.config),
		...settingChanges(base.config, head.config),
		...pathChanges(base.config, head.config),
		...clusterChanges(base.config, head.config),
		...configSuppressionChanges(base.config, head.config),
		...inlineChanges(base.inline, head.inline),
		...baselineChanges(base.baseline, head.baseline)
	];
	return changes.sort((a, b)=>(0,text_location/* compareLocations */.Qr)(a.at, b.at));
}
/** What the head no longer extends, or extends at another ref: whether that is milder is written in another repository. */ function compareExtends(base, head) {
	const now = new Set(head?.extends.map(({ value })=>(0,extended/* remoteName */.i)(value)));
	return (base?.extends ?? []).flatMap(({ value, at })=>{
		const name = (0,extended/* remoteName */.i)(value);
		if (now.has(name)) return [];
		const other = head?.extends.find((one)=>(0,extended/* remoteName */.i)({
				...one.value,
				ref: value.ref
			}) === name);
		const says = other === undefined ? `The policy ${(0,spelling/* quoted */.TL)(name)} is no longer extended.` : `The policy ${(0,spelling/* quoted */.TL)(name)} is extended at another ref: ${other.value.ref}.`;
		const start = head === undefined ? at : {
			file: head.file,
			span: {
				start: 0,
				end: 0
			}
		};
		return change('extends', says, [
			name,
			other?.value.ref ?? ''
		], other?.at ?? start);
	});
}
/** LG903. */ function policyFindings(changes) {
	return hygieneFindings('policy-weakened', changes.map(({ kind, says, at, about })=>({
			at,
			message: says,
			advice: 'If this is meant, nothing is to be done; say in the pull request why.',
			about: [
				kind,
				...about
			]
		})));
}
/** The head's place, else the beginning of its configuration, else where the base said it. */ function placeOf(head, headConfig, base) {
	if (head !== undefined) return head;
	if (headConfig.file !== undefined) return {
		file: headConfig.file,
		span: {
			start: 0,
			end: 0
		}
	};
	return base;
}
function change(kind, says, about, at) {
	// Without any file on either side nothing can have changed.
	return at === undefined ? [] : [
		{
			kind,
			says,
			about,
			at
		}
	];
}
function severityChanges(base, head) {
	return [
		...head.rules
	].flatMap(([rule, now])=>{
		const before = base.rules.get(rule);
		if (before === undefined || (0,finding/* compareSeverities */.Rj)(now.value, before.value) >= 0) return [];
		const says = `The severity of ${rule} goes down from ${before.value} to ${now.value}.`;
		return change('severity', says, [
			rule,
			now.value
		], placeOf(now.at, head, before.at));
	});
}
function settingChanges(base, head) {
	const changes = [];
	if ((0,finding/* compareGates */._6)(head.failOn.value, base.failOn.value) > 0) {
		const says = `fail-on goes from ${base.failOn.value} to ${head.failOn.value}: less fails a run.`;
		changes.push(...change('fail-on', says, [
			head.failOn.value
		], placeOf(head.failOn.at, head, base.failOn.at)));
	}
	if (base.render.value !== 'off' && head.render.value !== base.render.value && head.render.value !== 'auto') {
		const says = `render goes from ${base.render.value} to ${head.render.value}: less is rendered and read.`;
		changes.push(...change('render', says, [
			head.render.value
		], placeOf(head.render.at, head, base.render.at)));
	}
	if (base.trust.value === 'base' && head.trust.value === 'head') {
		const says = 'trust goes from base to head: from the next change on, a change is judged by the policy that it brings.';
		changes.push(...change('trust', says, [], placeOf(head.trust.at, head, base.trust.at)));
	}
	const limit = base.maxSuppressionDays;
	const now = head.maxSuppressionDays;
	if (limit !== undefined && (now === undefined || now.value > limit.value)) {
		const to = now === undefined ? 'is taken away' : `goes from ${limit.value} to ${now.value}`;
		const says = `max-suppression-days ${to}: suppressions may hold longer.`;
		changes.push(...change('limit', says, [
			String(now?.value ?? '')
		], placeOf(now?.at, head, limit.at)));
	}
	return changes;
}
function pathChanges(base, head) {
	const before = new Set(base.exclude.map(({ value })=>value));
	const excluded = head.exclude.filter(({ value })=>!before.has(value)).flatMap(({ value, at })=>change('paths', `Files that match ${(0,spelling/* quoted */.TL)(value)} are no longer read.`, [
			'exclude',
			value
		], at));
	// An empty list, like `**`, includes everything.
	const everything = (list)=>list.length === 0 || list.some(({ value })=>value === '**');
	if (everything(head.include)) return excluded;
	const now = new Set(head.include.map(({ value })=>value));
	const place = (at)=>placeOf(head.include[0]?.at, head, at);
	const lost = everything(base.include) ? change('paths', 'Only files that paths.include names are read; before it was every file.', [
		'include'
	], place(undefined)) : base.include.filter(({ value })=>!now.has(value)).flatMap(({ value, at })=>change('paths', `Files that match ${(0,spelling/* quoted */.TL)(value)} are no longer included.`, [
			'include',
			value
		], place(at)));
	return [
		...excluded,
		...lost
	];
}
function clusterChanges(base, head) {
	const now = new Map(head.clusters.map((cluster)=>[
			cluster.name.value,
			cluster
		]));
	return base.clusters.flatMap((before)=>{
		const name = before.name.value;
		const after = now.get(name);
		if (after === undefined) {
			const says = `The cluster ${(0,spelling/* quoted */.TL)(name)} is no longer declared: what was said of it is not taken into account.`;
			return change('cluster', says, [
				name
			], placeOf(undefined, head, before.at));
		}
		const keys = changedKeys(before, after);
		if (keys.length === 0) return [];
		const says = `What is declared of the cluster ${(0,spelling/* quoted */.TL)(name)} changes (${keys.join(', ')}); declarations count like manifests.`;
		return change('cluster', says, [
			name,
			...keys
		], after.at);
	});
}
function changedKeys(before, after) {
	const old = new Map(Object.entries((0,effective/* clusterData */.DV)(before)));
	return Object.entries((0,effective/* clusterData */.DV)(after)).filter(([key, value])=>JSON.stringify(value) !== JSON.stringify(old.get(key))).map(([key])=>key);
}
/** Sorts behind every day. */ const NEVER = '9999-99-99';
/** Items of the head that the base does not have, or has with an earlier day. */ function pair(base, head, identity) {
	const until = (item)=>item.expires ?? NEVER;
	const latestFirst = (a, b)=>until(a) === until(b) ? 0 : until(a) < until(b) ? 1 : -1;
	const groups = new Map();
	for (const [side, items] of [
		[
			'base',
			base
		],
		[
			'head',
			head
		]
	]){
		for (const item of items){
			const key = identity(item);
			const group = groups.get(key) ?? {
				base: [],
				head: []
			};
			group[side].push(item);
			groups.set(key, group);
		}
	}
	return [
		...groups.values()
	].flatMap((group)=>{
		const before = group.base.sort(latestFirst);
		return group.head.sort(latestFirst).flatMap((item, i)=>{
			const old = before[i];
			if (old === undefined) return [
				{
					item
				}
			];
			return until(item) > until(old) ? [
				{
					item,
					before: {
						expires: old.expires
					}
				}
			] : [];
		});
	});
}
function suppressionChange({ expires, before }, what, about, at) {
	const until = expires === undefined ? 'without an end' : `until ${expires}`;
	if (before === undefined) {
		return change('suppression-added', `${what} is suppressed, ${until}.`, about, at);
	}
	const says = `The suppression of ${what} holds longer: ${until} instead of until ${before.expires}.`;
	return change('suppression-extended', says, [
		...about,
		expires ?? ''
	], at);
}
function configSuppressionChanges(base, head) {
	const paired = pair(base.suppressions, head.suppressions, (one)=>JSON.stringify([
			one.rule,
			one.path,
			one.server,
			one.zone
		]));
	return paired.flatMap(({ item, before })=>{
		const { rule, path, server, zone } = item;
		const where = [
			...path === undefined ? [] : [
				`in ${(0,spelling/* quoted */.TL)(path)}`
			],
			...server === undefined ? [] : [
				`of ${(0,spelling/* quoted */.TL)(server)}`
			],
			...zone === undefined ? [] : [
				`in the zone ${(0,spelling/* quoted */.TL)(zone)}`
			]
		].join(' ');
		const what = `${rule} ${where === '' ? 'everywhere' : where}`;
		return suppressionChange({
			...item,
			before
		}, what, [
			rule,
			server ?? '',
			zone ?? '',
			item.reason
		], item.at);
	});
}
/** By file first; what is left is looked for in other files, for a file that was moved brings its comments along. */ function pairInline(base, head) {
	const rulesOf = (list)=>list.flatMap((item)=>item.rules.map((rule)=>({
					item,
					rule,
					...(0,defined/* defined */.s)({
						expires: item.expires
					})
				})));
	const here = ({ item, rule })=>JSON.stringify([
			item.at.file.path,
			rule,
			item.scope.kind
		]);
	const anywhere = ({ item, rule, expires })=>JSON.stringify([
			rule,
			item.scope.kind,
			item.reason,
			expires
		]);
	const [before, after] = [
		rulesOf(base),
		rulesOf(head)
	];
	const changed = pair(before, after, here);
	const gone = pair(after, before, here).flatMap(({ item, before: other })=>other === undefined ? [
			item
		] : []);
	const moved = new Map();
	for (const one of gone)moved.set(anywhere(one), (moved.get(anywhere(one)) ?? 0) + 1);
	return changed.flatMap(({ item, before: old })=>{
		const left = old === undefined ? moved.get(anywhere(item)) ?? 0 : 0;
		if (left === 0) return [
			{
				...item,
				before: old
			}
		];
		moved.set(anywhere(item), left - 1);
		return [];
	});
}
function inlineChanges(base, head) {
	return pairInline(base, head).flatMap(({ item, rule, before, expires })=>{
		const what = `${rule} ${item.scope.kind === 'file' ? 'in this file' : 'on this line'}`;
		return suppressionChange({
			...(0,defined/* defined */.s)({
				expires
			}),
			before
		}, what, [
			rule,
			item.reason
		], item.at);
	});
}
function baselineChanges(base, head) {
	const before = new Set(base?.entries.map(({ fingerprint })=>fingerprint));
	const added = (head?.entries ?? []).filter(({ fingerprint })=>!before.has(fingerprint));
	const first = added[0];
	if (first === undefined) return [];
	const rules = [
		...new Set(added.map(({ rule })=>(0,spelling/* quoted */.TL)(rule).slice(1, -1)))
	].sort();
	const shown = rules.slice(0, 5).join(', ') + (rules.length > 5 ? ', ...' : '');
	const entries = added.length === 1 ? 'One entry is' : `${added.length} entries are`;
	return change('baseline', `${entries} added to the baseline (${shown}).`, added.map(({ fingerprint })=>fingerprint).sort().slice(0, 100), first.at);
}

;// CONCATENATED MODULE: ./.cache/build/judge/policy.js
/** The user's policy, joined: suppressions and baseline on the way to the report. */ 









/** The same with what the base's policy says, where that is another one. */ function policiesFor(input, opened) {
	return {
		...policyFor(input),
		underBase: (weakened)=>underBase(input, opened, weakened)
	};
}
function underBase(input, opened, weakened) {
	const { decided, baselines, base } = input;
	if (base === undefined || decided.before === undefined) return undefined;
	const config = decided.before.joined;
	const judging = decided.config;
	const texts = (one)=>printConfig(one, {});
	const sameBaseline = baselines.judging?.text === baselines.base?.text;
	if (!weakened && sameBaseline && texts(config) === texts(judging)) return undefined;
	const globs = (one)=>({
			include: one?.include?.map(({ value })=>value) ?? [],
			exclude: one?.exclude?.map(({ value })=>value) ?? []
		});
	const sameGlobs = JSON.stringify(globs(config)) === JSON.stringify(globs(judging));
	const declared = (one)=>JSON.stringify((one?.clusters ?? []).map(effective/* clusterData */.DV));
	const declaredFiles = new Set((config?.clusters ?? []).flatMap((one)=>one.nodes.flatMap(nodeFiles)));
	const view = sameGlobs ? opened : input.reopen?.(globs(config)) ?? opened;
	const then = {
		...decided,
		config,
		trusted: true
	};
	const { judging: _, ...rest } = baselines;
	// One that cannot be read held no entries.
	const before = baselines.base === undefined || baselineBefore(baselines.base) === undefined ? rest : {
		...rest,
		judging: baselines.base
	};
	return {
		sameView: sameGlobs && declared(config) === declared(judging),
		input: {
			...view,
			// A file that only the base's declarations name may be gone.
			tree: {
				...view.tree,
				read: (path)=>view.tree.read(path) ?? (declaredFiles.has(path) ? base.old.get(path) : undefined)
			},
			config,
			...policyFor({
				...input,
				decided: then,
				baselines: before
			})
		}
	};
}
function policyFor(input) {
	const { decided, baselines } = input;
	const baseline = baselines.judging === undefined ? undefined : readBaseline(baselines.judging);
	const { config, before } = decided;
	const own = config?.file.path;
	return {
		...(0,defined/* defined */.s)({
			before: before === undefined ? undefined : {
				config: before.joined
			}
		}),
		notices: decided.notices,
		suppress: (findings, files)=>{
			const inline = files.flatMap((file)=>readInlineSuppressions(file, descriptions.RULES));
			const applied = applySuppressions(findings, {
				config: config?.suppressions ?? [],
				inline: decided.trusted ? trustedInline(input, files, inline) : inline,
				...(0,defined/* defined */.s)({
					baseline
				}),
				today: input.today,
				...(0,defined/* defined */.s)({
					maxDays: config?.maxSuppressionDays === undefined ? undefined : config.maxSuppressionDays.value
				}),
				complete: input.whole && !findings.some((one)=>one.rule === 'unreadable'),
				compared: input.base !== undefined
			});
			return {
				kept: applied.kept,
				suppressed: applied.suppressed,
				// What a shared policy suppresses need not occur in every repository that extends it.
				remarks: [
					...applied.unused.filter((one)=>!isElsewhere(one, own)),
					...applied.expired,
					...weakened(input, files)
				]
			};
		}
	};
}
/** In a file of another repository; a path of this one holds no `@` and a commit behind it unless it is so called. */ function isElsewhere(one, own) {
	return one.at.file.path !== own && /^[\w.-]+\/[\w.-]+\/[^@]+@[\w./-]+$/.test(one.at.file.path);
}
/** The comments that the base has as well. */ function trustedInline(input, files, inline) {
	if (input.base === undefined) return inline;
	const side = (list, config)=>({
			config: (0,effective/* mergeConfigs */.SV)(config === undefined ? {} : {
				file: config
			}, descriptions.RULES),
			inline: list
		});
	const old = filesBefore(input.base, files).flatMap((file)=>readInlineSuppressions(file, descriptions.RULES));
	const demand = side(old, input.decided.config);
	const trust = {
		value: 'base',
		from: 'file'
	};
	return decidingPolicy({
		...demand,
		config: {
			...demand.config,
			trust
		}
	}, side(inline, input.decided.head.joined)).inline;
}
function filesBefore(base, files) {
	return files.filter((file)=>!base.changed.has(file.path)).concat([
		...base.old
	].map(([path, bytes])=>({
			path,
			text: bytes.toString('utf8'),
			revision: base.commit
		})));
}
/** What this change takes away from the policy (LG903). */ function weakened({ base, decided, baselines }, files) {
	if (base === undefined) return [];
	const inlineOf = (list)=>list.flatMap((file)=>readInlineSuppressions(file, descriptions.RULES));
	const side = (one, inline, list)=>({
			config: (0,effective/* mergeConfigs */.SV)(one === undefined ? {} : {
				file: one
			}, descriptions.RULES),
			inline: inlineOf(inline),
			...(0,defined/* defined */.s)({
				baseline: list
			})
		});
	// A base whose configuration was refused had no policy that this change could weaken.
	const { own, joined } = decided.before ?? {
		own: undefined,
		joined: undefined
	};
	const { head } = decided;
	const changes = comparePolicy(side(joined, filesBefore(base, files), baselineBefore(baselines.base)), side(head.joined, files, baselines.head === undefined ? undefined : readBaseline(baselines.head)));
	const reported = [
		...changes.map((one)=>asOwnCluster(one, head.own)),
		...compareExtends(own, head.own)
	];
	return policyFindings(reported.map((one)=>one.at.file === own?.file ? inBase(one, base) : one));
}
function inBase(change, { commit }) {
	return {
		...change,
		at: {
			...change.at,
			file: {
				...change.at.file,
				revision: commit
			}
		}
	};
}
/** One that cannot be read held no entries. */ function baselineBefore(file) {
	try {
		return file === undefined ? undefined : readBaseline(file);
	} catch (error) {
		if (error instanceof usage_error/* UsageError */.eb) return undefined;
		throw error;
	}
}
/** What a shared policy says stands in another repository; a reader of this one finds it where it is extended. */ function asOwnCluster(change, head) {
	if (head === undefined || !isElsewhere(change, head.file.path)) return change;
	const named = head.extends.find(({ value })=>(0,extended/* remoteName */.i)(value) === change.at.file.path);
	return {
		...change,
		at: named?.at ?? {
			file: head.file,
			span: {
				start: 0,
				end: 0
			}
		}
	};
}
/**
 * Head's, base's, and the one that counts. `sides` give a file's text in either; a baseline that the base does
 * not have is none where the base decides. Throws UsageError for one that is named and does not exist.
 */ function baselinesOf(decided, given, env, sides) {
	const fileAt = (path, from)=>{
		const text = path === undefined ? undefined : from?.(path);
		return path === undefined || text === undefined ? undefined : {
			path,
			text
		};
	};
	const headPath = baselinePath(decided.head.joined, given, env);
	const head = fileAt(headPath, sides.head);
	const base = fileAt(baselinePath(decided.before?.joined, given, env), sides.base);
	if (!decided.trusted && headPath !== undefined && head === undefined) throw new usage_error/* UsageError */.eb(`the baseline ${JSON.stringify(headPath)} does not exist`);
	const judging = decided.trusted ? base : head;
	return (0,defined/* defined */.s)({
		judging,
		head,
		base
	});
}
/** Where the baseline lies: a flag, the environment, or the configuration; undefined where nothing names one. */ function baselinePath(config, flag, env) {
	const { overrides, errors } = (0,effective/* readEnvironment */.Qo)(env);
	if (errors.length > 0) throw new usage_error/* UsageError */.eb(...errors);
	return flag ?? overrides.baseline ?? config?.baseline?.value;
}
/** What the environment says of the threshold, under a flag and above the file. */ function failOnFrom(env) {
	const { overrides, errors } = (0,effective/* readEnvironment */.Qo)(env);
	if (errors.length > 0) throw new usage_error/* UsageError */.eb(...errors);
	return overrides.failOn;
}
/** Whether and with what to render: flag or input, then the environment, then the configuration; `off` where nobody says. */ function renderMode(config, given, env) {
	const mode = given ?? (0,effective/* readEnvironment */.Qo)(env).overrides.render ?? config?.render?.value ?? 'off';
	return mode === 'auto' || mode === 'helm' || mode === 'kustomize' ? mode : 'off';
}
/** Files that decide what is reported: compared with the base's whatever `paths` leaves out. */ function policyPaths({ head, before }, baselines, common = '') {
	const configs = [
		head.own,
		before?.own
	].filter((one)=>one !== undefined);
	return [
		...(0,lookup.configCandidates)(common).flat(),
		...configs.map((one)=>one.file.path),
		...configs.flatMap((one)=>one.clusters.flatMap((cluster)=>cluster.nodes.flatMap(nodeFiles))),
		...[
			baselines.head,
			baselines.base
		].flatMap((one)=>one === undefined ? [] : [
				one.path
			])
	];
}
function nodeFiles({ files }) {
	return files.flatMap(({ content })=>content.kind === 'repository' ? [
			content.path.value
		] : []);
}
function printConfig(config, env) {
	const { overrides } = (0,effective/* readEnvironment */.Qo)(env);
	return (0,effective/* printConfig */.yF)((0,effective/* mergeConfigs */.SV)({
		environment: overrides,
		...(0,defined/* defined */.s)({
			file: config
		})
	}, descriptions.RULES));
}
/**
 * `create`: what is reported today, without what a suppression hides. `prune`: the old entries that still match a finding,
 * suppressed or not, as LG901 counts them.
 */ function writeBaseline(what, { findings, suppressed }, old) {
	if (what === 'create') return createBaseline(findings);
	if (old === undefined) throw new usage_error/* UsageError */.eb(`there is no baseline to prune; loopgate baseline create writes ${BASELINE_PATH}`);
	return pruneBaseline(readBaseline(old), [
		...findings,
		...suppressed
	]);
}



/***/ }),

/***/ 647:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ compareSeverities),
/* harmony export */   _6: () => (/* binding */ compareGates),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   showsNothing: () => (/* binding */ showsNothing)
/* harmony export */ });
/** What we tell the reader. Rules write findings, reporters read the report. */ /** What was found, by status and severity. */ function countsOf({ findings, fixed, suppressed }) {
	const count = (test)=>findings.filter(test).length;
	return {
		new: count((one)=>one.status === 'new'),
		existing: count((one)=>one.status === 'existing'),
		fixed: fixed.length,
		suppressed: suppressed.length,
		error: count((one)=>one.severity === 'error'),
		warning: count((one)=>one.severity === 'warning'),
		note: count((one)=>one.severity === 'note')
	};
}
/** Nothing that the repository says is shown: counts, and places of servers at most. */ function showsNothing({ findings, fixed, suppressed, notices, diff }) {
	return [
		findings,
		fixed,
		suppressed,
		notices,
		diff?.changes ?? [],
		diff?.unproven ?? []
	].every((list)=>list.length === 0);
}
const RANK = {
	off: 0,
	note: 1,
	warning: 2,
	error: 3,
	never: 4
};
/** Negative where `a` is milder than `b`. */ function compareSeverities(a, b) {
	return RANK[a] - RANK[b];
}
/** Negative where `a` fails more runs than `b`. */ function compareGates(a, b) {
	return RANK[a] - RANK[b];
}
/** Whether a finding of this severity fails a run. */ function fails(severity, failOn) {
	return RANK[severity] >= RANK[failOn];
}


/***/ }),

/***/ 2901:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ guardOf),
/* harmony export */   MX: () => (/* binding */ placesOnPaths),
/* harmony export */   RH: () => (/* binding */ forwards),
/* harmony export */   To: () => (/* binding */ firstZone),
/* harmony export */   fK: () => (/* binding */ mayBringGuard),
/* harmony export */   r4: () => (/* binding */ placeKey),
/* harmony export */   sf: () => (/* binding */ lostConfigurations),
/* harmony export */   x1: () => (/* binding */ coreDnsBlocks)
/* harmony export */ });
/* unused harmony exports isCoreDns, zonesOf */
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9308);
/** What several rules ask of server blocks and of their servers. */ 
function guardOf(block) {
	return block.steps.find((step)=>step.kind === 'loop-guard');
}
/** A template brings plugins that are not written in this block: `loop` may be one of them. */ function mayBringGuard(block) {
	return block.steps.some((step)=>step.kind === 'opaque' && !/^[a-z][a-z0-9_-]*$/.test(step.plugin));
}
function forwards(block) {
	return block.steps.some((step)=>step.kind === 'forward');
}
/** CoreDNS's own plugin set; the other servers of the model have no `loop`. */ function isCoreDns(server) {
	return server.software === 'coredns' || server.software === 'node-cache';
}
function zonesOf(block) {
	return block.keys.map((key)=>displayName(key.zone)).join(' ');
}
function firstZone(block) {
	return (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .displayName */ .QC)(block.keys[0]?.zone ?? '.');
}
/** Each block of a server that starts, once, however many pools its workload is modelled for. */ function* coreDnsBlocks(snapshot) {
	for (const view of snapshot.clusters){
		const seen = new Set();
		const looping = loopingBlocks(view);
		for (const server of view.cluster.servers){
			// What a refused configuration would do is not worth a remark: the refusal is (LG401).
			if (!isCoreDns(server) || server.config.errors.length > 0) continue;
			for (const block of server.config.blocks){
				const key = `${server.name}|${block.at.file.path}|${block.at.span.start}`;
				if (seen.has(key)) continue;
				seen.add(key);
				yield {
					view,
					server,
					block,
					looping: looping.has(`${server.name}|${placeKey(block)}`)
				};
			}
		}
	}
}
/** Blocks that stand on a loop, by server and place: one text may stand in blocks of several servers. */ function loopingBlocks(view) {
	return new Set(view.simulation.loops.flatMap((loop)=>loop.blocks.map(({ socket, block })=>`${socket.server.name}|${placeKey(block)}`)));
}
function placeKey(block) {
	return `${block.at.file.path}|${block.at.span.start}`;
}
/** Places, as `PATH|OFFSET`, of every setting on the path of a loop: its one finding names them. */ function placesOnPaths(loops) {
	return new Set(loops.flatMap((loop)=>loop.hops.flatMap((hop)=>hop.says.map(({ at })=>`${at.file.path}|${at.span.start}`))));
}
/** Tells the notices of servers whose configuration the base shows and the head does not. */ function lostConfigurations(head, base) {
	if (base === undefined) return ()=>false;
	const [now, before] = [
		serversByName(head),
		serversByName(base)
	];
	const unseenBefore = new Set(base.notices.flatMap((one)=>one.unseen === undefined ? [] : unseenKey(one)));
	return (notice)=>{
		const count = notice.unseen === undefined ? undefined : before.get(notice.unseen);
		if (notice.unseen === undefined || count === undefined || unseenBefore.has(unseenKey(notice))) return false;
		// A workload of this name that is new beside the ones of other clusters never had one.
		return base.read.has(notice.at.file.path) || (now.get(notice.unseen) ?? 0) < count;
	};
}
function unseenKey({ unseen, at }) {
	return JSON.stringify([
		unseen,
		at.file.path
	]);
}
function serversByName({ clusters }) {
	const counts = new Map();
	for (const { cluster } of clusters)for (const { workload, name } of cluster.servers){
		const key = workload ?? name;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}


/***/ }),

/***/ 4484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RULES: () => (/* binding */ RULES),
/* harmony export */   describeRule: () => (/* binding */ describeRule)
/* harmony export */ });
/** The rules, in the words that `loopgate rules`, SARIF and the README use. Codes and slugs are never renamed, never reused. */ /** Every rule, by ascending code. `severity` is the one it has when nothing is configured. */ const RULES = [
	{
		code: 'LG101',
		slug: 'forwarding-loop',
		severity: 'error',
		summary: 'Some names return to the server block that forwarded them.'
	},
	{
		code: 'LG201',
		slug: 'loop-guard-removed',
		severity: 'error',
		summary: 'A server block still forwards, had the loop plugin in the base, and has it no longer.'
	},
	{
		code: 'LG202',
		slug: 'loop-guard-missing',
		severity: 'note',
		summary: 'A server block forwards without the loop plugin.'
	},
	{
		code: 'LG203',
		slug: 'loop-guard-blind',
		severity: 'warning',
		summary: 'The loop plugin is there, and its probe could not see a loop in this block.'
	},
	{
		code: 'LG204',
		slug: 'loop-guard-without-forward',
		severity: 'note',
		summary: 'The loop plugin is in a block that forwards nothing.'
	},
	{
		code: 'LG205',
		slug: 'loop-guard-misfires',
		severity: 'warning',
		summary: 'The loop plugin of CoreDNS 1.2.1 to 1.2.5 stops a server in which nothing loops.'
	},
	{
		code: 'LG301',
		slug: 'inherited-loopback-upstream',
		severity: 'warning',
		summary: 'Pods with dnsPolicy Default receive a loopback nameserver from the node.'
	},
	{
		code: 'LG302',
		slug: 'dns-policy-inherits-cluster-dns',
		severity: 'warning',
		summary: "A DNS server's own pod gets the cluster DNS as its resolver."
	},
	{
		code: 'LG303',
		slug: 'kubelet-resolvconf-ineffective',
		severity: 'warning',
		summary: 'A kubelet setting does not choose the resolver file that it seems to choose.'
	},
	{
		code: 'LG304',
		slug: 'node-points-at-cluster-dns',
		severity: 'warning',
		summary: "A node's resolver points at the cluster DNS or at the node-local cache."
	},
	{
		code: 'LG305',
		slug: 'upstream-not-stated',
		severity: 'note',
		summary: 'Where names go hangs on a file or address that nothing states.'
	},
	{
		code: 'LG401',
		slug: 'corefile-does-not-start',
		severity: 'error',
		summary: 'CoreDNS of the stated version refuses this Corefile; without one, every version does.'
	},
	{
		code: 'LG501',
		slug: 'expectation-broken',
		severity: 'error',
		summary: 'Names do not go where the expectations of the configuration say.'
	},
	{
		code: 'LG801',
		slug: 'not-modelled',
		severity: 'note',
		summary: 'Something that decides where names go was seen and is not modelled.'
	},
	{
		code: 'LG802',
		slug: 'unreadable',
		severity: 'warning',
		summary: 'A relevant file or document could not be read.'
	},
	{
		code: 'LG803',
		slug: 'nothing-scanned',
		severity: 'error',
		summary: 'No DNS configuration was found where some was expected.'
	},
	{
		code: 'LG901',
		slug: 'suppression-unused',
		severity: 'note',
		summary: 'A suppression matches no finding.'
	},
	{
		code: 'LG902',
		slug: 'suppression-expired',
		severity: 'warning',
		summary: 'A suppression has passed its date, and the finding it hid is back.'
	},
	{
		code: 'LG903',
		slug: 'policy-weakened',
		severity: 'note',
		summary: 'This change lowers a severity, or adds a suppression or a baseline entry.'
	}
];
/** The rule of a code (`LG101`, any case) or slug; undefined when there is none. */ function describeRule(codeOrSlug) {
	const wanted = codeOrSlug.toLowerCase();
	return RULES.find((rule)=>rule.slug === wanted || rule.code.toLowerCase() === wanted);
}


/***/ }),

/***/ 8659:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ worsened)
/* harmony export */ });
/* harmony import */ var _core_dns_name_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1729);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _report_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(647);
/** What a change made worse of a finding that the base has too: then it is new. */ 


const SURENESS = {
	assumed: 0,
	sometimes: 1,
	always: 2
};
/** How much of a loop the guard catches; one that misfires ends the server as well. */ const PROTECTION = {
	absent: 0,
	blind: 1,
	sometimes: 2,
	fatal: 3,
	misfires: 3
};
/** Shares are sums of fractions. */ const SAME_SHARE = 1e-6;
/** Undefined where nothing became worse. */ function worsened(now, before) {
	const was = {
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
			severity: (0,_report_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSeverities */ .Rj)(now.severity, before.severity) > 0 ? before.severity : undefined
		}),
		...certaintyBefore(now, before),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
			guard: isLessGuarded(now, before) && before.guard !== undefined ? before.guard : undefined,
			names: hasMoreNames(now, before) && before.names !== undefined ? before.names : undefined
		})
	};
	return Object.keys(was).length === 0 ? undefined : was;
}
/** A loop that every query takes has the share 1, and one that needs a failure none. */ function certaintyBefore(now, before) {
	const share = (one)=>one.certainty === 'always' ? 1 : one.probability ?? 0;
	const surer = now.certainty !== undefined && before.certainty !== undefined && SURENESS[now.certainty] > SURENESS[before.certainty];
	const oftener = before.probability !== undefined && share(now) > share(before) + SAME_SHARE;
	return {
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
			certainty: surer && before.certainty !== undefined ? before.certainty : undefined,
			probability: oftener ? before.probability : undefined
		})
	};
}
function isLessGuarded(now, before) {
	return now.guard !== undefined && before.guard !== undefined && PROTECTION[now.guard] < PROTECTION[before.guard];
}
/** Types that no ordinary client asks for were few names, whatever they are of. */ function hasMoreNames(now, before) {
	if (now.reach === undefined || before.reach === undefined) return false;
	return (0,_core_dns_name_set_js__WEBPACK_IMPORTED_MODULE_2__/* .exceeds */ .Or)(now.reach, before.reach) || now.witness?.type === 'A' && before.witness !== undefined && before.witness.type !== 'A';
}


/***/ }),

/***/ 5971:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRenderTools: () => (/* binding */ openRenderTools)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _run_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5807);
/** The template engines that a door may hand down. */ 


/** `auto` takes what is there; a tool that is asked for by name and is not there is wrong use. Undefined: nothing is rendered. */ function openRenderTools(mode, path, root, limits) {
	if (mode === 'off') return undefined;
	const helm = mode === 'kustomize' ? undefined : (0,_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .findTool */ .SG)([
		'helm'
	], path, root);
	const kustomize = mode === 'helm' ? undefined : (0,_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .findTool */ .SG)([
		'kustomize'
	], path, root);
	const kubectl = mode === 'helm' || kustomize !== undefined ? undefined : (0,_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .findTool */ .SG)([
		'kubectl'
	], path, root);
	if (mode === 'helm' && helm === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('render: helm, and there is no helm on PATH');
	if (mode === 'kustomize' && kustomize === undefined && kubectl === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('render: kustomize, and there is neither kustomize nor kubectl on PATH');
	const builder = kustomize ?? kubectl;
	return {
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			helm: helm === undefined ? undefined : (0,_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .openTool */ .$Q)(helm, limits),
			kustomize: builder === undefined ? undefined : {
				tool: (0,_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .openTool */ .$Q)(builder, limits, kustomize === undefined ? [
					'version',
					'--client'
				] : [
					'version'
				]),
				command: kustomize === undefined ? 'kustomize' : 'build'
			}
		})
	};
}


/***/ }),

/***/ 5807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ openTool),
/* harmony export */   SG: () => (/* binding */ findTool)
/* harmony export */ });
/* unused harmony export TOOL_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1067);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(848);
/**
 * Template engines of the machine, on copies of what a repository holds. The repository is hostile: it chooses neither the
 * program nor its arguments, sees no credential and no network, and what it starts is ended with it. Where the system
 * allows it the tool sees nothing but its copies; where its memory cannot be bounded it is not run.
 */ 




/** A large platform's kustomization is built in two seconds, with 150 MiB. */ const TOOL_LIMITS = {
	timeout: 8_000,
	all: 120_000,
	maxOutputBytes: 16 * 1024 * 1024,
	maxMemoryBytes: 512 * 1024 * 1024
};
/** Addresses that a Go program reserves and does not use, over what it may write to. */ const RESERVED_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_WRITTEN_BYTES = 64 * 1024 * 1024;
/** Where systems keep what makes namespaces; never a folder that somebody chose. */ const SYSTEM = '/usr/bin:/bin:/usr/sbin:/sbin';
/** Nobody listens there: whoever wants to fetch something is refused at once. */ const NO_PROXY = 'http://127.0.0.1:9';
const MAX_MESSAGE = 300;
/** An executable of one of the names in `path`, a list as in PATH; never one inside the tree that is scanned. */ function findTool(names, path, root) {
	const inside = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
	for (const name of names){
		const program = (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .Kp)(name, path, inside);
		if (program !== undefined) return program;
	}
	return undefined;
}
/** The program as a tool that works in a folder of its own, which is gone when it has answered. `probe`: arguments that always do. */ function openTool(program, limits = TOOL_LIMITS, probe = [
	'version'
]) {
	let spent = 0;
	let slow = false;
	let known;
	const isolation = ()=>{
		known ??= [
			'sealed',
			'bounded'
		].find((one)=>launches(program, probe, one, limits)) ?? 'none';
		return known;
	};
	const tool = ({ files, args })=>{
		if (spent >= limits.all) return {
			done: false,
			message: `all runs together took more than ${limits.all / 1000} seconds`
		};
		if (slow) return {
			done: false,
			message: 'another run took too long, and none is made after it'
		};
		const how = isolation();
		if (how === 'none') return {
			done: false,
			message: 'it cannot be started here with bounded memory, and is not run without'
		};
		const start = performance.now();
		try {
			return inFolder((folder)=>{
				for (const [path, content] of files){
					if (!isPlain(path)) return {
						done: false,
						message: `${JSON.stringify(path)} is no path that can be copied`
					};
					const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'work', path);
					(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(copy), {
						recursive: true
					});
					(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(copy, content, {
						flag: 'wx'
					});
				}
				const result = launch({
					program,
					args,
					how,
					limits
				}, folder);
				slow ||= codeOf(result) === 'ETIMEDOUT';
				return answerOf(result, folder, limits);
			});
		} finally{
			spent += performance.now() - start;
		}
	};
	return Object.assign(tool, {
		isolation
	});
}
/** Whether the program answers when it is started so. */ function launches(program, probe, how, limits) {
	if (how === 'bounded') {
		// The program's own answer is not asked for: it is the bounds that are tried.
		return process.platform !== 'win32' && (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .startProgram */ .Xd)('/bin/sh', [
			'-c',
			`${bounds(limits)}`
		], {
			env: {}
		}).status === 0;
	}
	if (process.platform !== 'linux') return false;
	const answer = inFolder((folder)=>{
		const result = launch({
			program,
			args: probe,
			how,
			limits
		}, folder);
		return result.error === undefined && result.status === 0 ? {
			done: true,
			text: ''
		} : {
			done: false,
			message: ''
		};
	});
	return answer.done;
}
function inFolder(run) {
	const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()), 'loopgate-'));
	try {
		for (const name of [
			'work',
			'home',
			'bin',
			'tmp'
		])(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
		return run(folder);
	} catch (error) {
		return {
			done: false,
			message: oneLine(error instanceof Error ? error.message : String(error), folder)
		};
	} finally{
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, {
			recursive: true,
			force: true,
			maxRetries: 2
		});
	}
}
function isPlain(path) {
	return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) && !path.includes('\0') && path.split('/').every((part)=>part !== '' && part !== '.' && part !== '..');
}
/** A shell's words that bound what it becomes; it ends with 125 where it cannot. */ function bounds({ timeout, maxMemoryBytes }) {
	const kib = (bytes)=>Math.ceil(bytes / 1024);
	return [
		'ulimit -c 0',
		`ulimit -d ${kib(maxMemoryBytes)}`,
		`ulimit -v ${kib(maxMemoryBytes + RESERVED_BYTES)}`,
		// Blocks of 512 bytes.
		`ulimit -f ${Math.ceil(MAX_WRITTEN_BYTES / 512)}`,
		// Two processors for as long as it may take, and some to start.
		`ulimit -t ${Math.ceil(timeout * 2 / 1000) + 1}`
	].map((one)=>`${one} || exit 125`).join('; ');
}
const NAMESPACES = [
	'--user',
	'--map-root-user',
	'--net',
	'--ipc',
	'--uts',
	'--mount',
	'--pid',
	'--fork',
	'--kill-child=KILL'
];
/** The command line: the tool's own file is all that a sealed folder shows beside the copies. */ function commandOf({ program, how, limits }, folder) {
	const start = `${bounds(limits)}; `;
	if (how === 'bounded') return [
		'/bin/sh',
		'-c',
		`${start}exec "$@"`,
		'sh',
		program
	];
	const [unshare, mount] = [
		'unshare',
		'mount'
	].map((name)=>findTool([
			name
		], SYSTEM, folder));
	if (unshare === undefined || mount === undefined) return [
		'/bin/sh',
		'-c',
		'exit 125',
		'sh'
	];
	(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'tool'), '', {
		mode: 0o755
	});
	const seal = 'mount=$1; unshare=$2; root=$3; tool=$4; shift 4; "$mount" --bind "$tool" "$root/tool" || exit 125; ';
	const into = 'exec "$unshare" --root="$root" --wd=/work -- /tool "$@"';
	const shell = [
		'/bin/sh',
		'-c',
		`${start}${seal}${into}`,
		'sh',
		mount,
		unshare,
		folder,
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program)
	];
	return [
		unshare,
		...NAMESPACES,
		'--',
		...shell
	];
}
function launch(run, folder) {
	const { how, limits } = run;
	const root = how === 'sealed' ? '' : folder;
	const home = `${root}/home`;
	const [command, ...rest] = [
		...commandOf(run, folder),
		...run.args
	];
	// `detached` is understood here as by spawn, though it is only documented there (node lib/child_process.js).
	const options = {
		cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'work'),
		input: '',
		timeout: limits.timeout,
		killSignal: 'SIGKILL',
		maxBuffer: limits.maxOutputBytes,
		// A group of its own, so that whatever it starts can be ended with it.
		detached: true,
		windowsHide: true,
		env: {
			// An empty folder: no git to fetch with, no plugin to start.
			PATH: `${root}/bin`,
			HOME: home,
			TMPDIR: `${root}/tmp`,
			XDG_CONFIG_HOME: home,
			XDG_CACHE_HOME: home,
			XDG_DATA_HOME: home,
			HELM_CONFIG_HOME: home,
			HELM_CACHE_HOME: home,
			HELM_DATA_HOME: home,
			HELM_PLUGINS: `${root}/bin`,
			KUSTOMIZE_PLUGIN_HOME: `${root}/bin`,
			KUBECONFIG: `${home}/none`,
			HTTP_PROXY: NO_PROXY,
			HTTPS_PROXY: NO_PROXY,
			http_proxy: NO_PROXY,
			https_proxy: NO_PROXY,
			GOMAXPROCS: '2',
			// A hint to collect before the bound is met.
			GOMEMLIMIT: `${Math.floor(limits.maxMemoryBytes * 3 / 4)}`,
			LC_ALL: 'C'
		}
	};
	const result = (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .startProgram */ .Xd)(command, rest, options);
	if (result.pid > 0) {
		try {
			process.kill(-result.pid, 'SIGKILL');
		} catch  {
		// Nobody is left.
		}
	}
	return result;
}
function codeOf(result) {
	return (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(result.error);
}
function answerOf(result, folder, limits) {
	const mebibytes = (bytes)=>Math.ceil(bytes / 1024 / 1024);
	const refused = (message)=>({
			done: false,
			message
		});
	const code = codeOf(result);
	if (code === 'ETIMEDOUT') return refused(`it did not end within ${limits.timeout / 1000} seconds`);
	if (code === 'ENOBUFS') return refused(`it wrote more than ${mebibytes(limits.maxOutputBytes)} MiB`);
	if (result.error !== undefined) return refused(oneLine(result.error.message, folder));
	if (result.status === 0) return {
		done: true,
		text: result.stdout.toString('utf8')
	};
	const said = result.stderr.subarray(0, 64 * 1024).toString('utf8');
	if (/^(?:fatal error: |runtime: )?.{0,40}(?:out of memory|cannot allocate memory)/im.test(said)) return refused(`it took more than ${mebibytes(limits.maxMemoryBytes)} MiB of memory`);
	return refused(oneLine(said, folder) || `it ended with ${result.status ?? result.signal}`);
}
/** The last line that says something, without our folder's name and without what a terminal would act on. */ function oneLine(text, folder) {
	const lines = text.replaceAll(`${folder}/work/`, '').replaceAll(folder, '')// As a sealed tool sees it.
	.replaceAll(/(?<![\w.-])\/work\/(?=[^\s/])/g, '').split('\n').map((line)=>line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()).filter((line)=>line !== '' && !/^(?:# )?warning|^level=|^Use --debug/i.test(line));
	const line = lines.find((one)=>/^error/i.test(one)) ?? lines.at(-1) ?? '';
	return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}...` : line;
}


/***/ }),

/***/ 818:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watched: () => (/* binding */ watched)
/* harmony export */ });
/* unused harmony exports WATCHDOG_SECONDS, WATCHDOG_SECONDS_PER_MIB, WATCHDOG_SECONDS_PER_FILE, FIRST_TRY, FIRST_TRY_FILES, FIRST_TRY_BYTES */
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9517);
/**
 * Ends the process where a scan takes more processor time than anything honest does. A thread of its own looks, because the
 * scan itself never waits; it asks the inspector to end the main thread, which even interrupts a regular expression. Such a
 * thread costs more than a small scan: that one is tried under a plain time limit first, and begun again where it is met.
 */ 


/** Seconds of processor time for a scan as such, for each MiB that it reads, and for each file. */ const WATCHDOG_SECONDS = 9;
const WATCHDOG_SECONDS_PER_MIB = 4;
const WATCHDOG_SECONDS_PER_FILE = 0.002;
/** Milliseconds on the clock for a first try; files and bytes of a scan that gets one. */ const FIRST_TRY = 3_000;
const FIRST_TRY_FILES = 1_000;
const FIRST_TRY_BYTES = 2 * 1024 * 1024;
/** Characters of a path that are reported. */ const MAX_PATH = 200;
/** What the watching thread sees: milliseconds allowed, files read, length of the path that is being read. */ const WORDS = 3;
/** `npm run build` bundles the thread as this text. The message is one line of plain characters. */ const THREAD = `
const { workerData: { words, path, prefix } } = require('node:worker_threads');
const { closeSync, openSync, writeSync } = require('node:fs');
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const start = spent();
const timer = setInterval(() => {
  const allowed = Atomics.load(words, 0);
  if (spent() - start <= allowed) return;
  clearInterval(timer);
  const read = Atomics.load(words, 1);
  const length = Atomics.load(words, 2);
  const name = Buffer.from(path.slice(0, length)).toString('latin1').replace(/[^A-Za-z0-9 ._@\\/-]/g, '?');
  const where = length > 0 ? 'while it read ' + name : 'while it judged the ' + read + ' files that it had read';
  const text = prefix + 'LG802 unreadable: the scan took more than ' + Math.round(allowed / 1000) +
    ' seconds of processor time and was ended ' + where + '. Nothing of it is judged.\\n';
  try { writeSync(prefix === '' ? 2 : 1, text); } catch {}
  // Node has a word of its own to say when it ends beside an inspector.
  try { closeSync(2); openSync(require('node:os').devNull, 'w'); } catch {}
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000);
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'process.reallyExit(3)' });
  setTimeout(() => session.disconnect(), 500);
}, 100);
`;
/**
 * Watches from now on, or, where the tree is small, from when it is read outside of `within`; the tree that comes back
 * allows more with all that is read. `prefix`: put before the message, which then goes to standard output, for a runner's
 * command.
 */ function watched(tree, prefix = '', seconds = WATCHDOG_SECONDS) {
	const words = new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
	const path = new Uint8Array(new SharedArrayBuffer(MAX_PATH));
	let allowed = seconds * 1000;
	let trying = false;
	let thread;
	Atomics.store(words, 0, allowed);
	const watch = ()=>{
		if (thread !== undefined || trying) return;
		thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(THREAD, {
			eval: true,
			execArgv: [],
			workerData: {
				words,
				path,
				prefix
			}
		});
		thread.unref();
		// Without threads there is nobody to watch; the scan's own bounds hold all the same.
		thread.on('error', ()=>undefined);
	};
	const count = (bytes)=>{
		allowed += bytes * (WATCHDOG_SECONDS_PER_MIB * 1000 / (1024 * 1024));
		Atomics.store(words, 0, Math.min(2 ** 31 - 1, Math.ceil(allowed)));
	};
	const small = isSmall(tree);
	if (!small) watch();
	return {
		...tree,
		within: (work, harmless)=>{
			if (!small || thread !== undefined) return work();
			trying = true;
			const first = tryFor(FIRST_TRY, work);
			trying = false;
			if (first === undefined || !harmless(first.result)) watch();
			return first === undefined ? work() : first.result;
		},
		*files () {
			watch();
			for (const file of tree.files()){
				const name = Buffer.from(file.path, 'latin1').subarray(0, MAX_PATH);
				path.set(name);
				Atomics.store(words, 2, name.length);
				Atomics.add(words, 1, 1);
				allowed += WATCHDOG_SECONDS_PER_FILE * 1000;
				yield {
					...file,
					read: ()=>{
						const bytes = file.read();
						count((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnreadable */ .GZ)(bytes) ? 0 : bytes.length);
						return bytes;
					}
				};
			}
			Atomics.store(words, 2, 0);
		}
	};
}
function isSmall(tree) {
	let files = 0;
	let bytes = 0;
	for (const { size } of tree.files()){
		files += 1;
		bytes += size ?? FIRST_TRY_BYTES + 1;
		if (files > FIRST_TRY_FILES || bytes > FIRST_TRY_BYTES) return false;
	}
	return true;
}
/** Undefined where the time was over before it was done. */ function tryFor(timeout, work) {
	const key = Symbol.for('loopgate.work');
	let done;
	Reflect.set(globalThis, key, ()=>{
		done = {
			result: work()
		};
	});
	try {
		(0,node_vm__WEBPACK_IMPORTED_MODULE_0__.runInThisContext)("globalThis[Symbol.for('loopgate.work')]()", {
			timeout
		});
	} catch (error) {
		const isOver = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
		if (!isOver) throw error;
	} finally{
		Reflect.deleteProperty(globalThis, key);
	}
	return done;
}


/***/ })

};
