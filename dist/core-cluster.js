'use strict';

module.exports = {

"core/cluster/context.js": (module, exports, __load__) => {

"use strict";

const _invariant = __load__.later("core/text/invariant.js");
function firstPool({ pools }) {
	const [pool] = pools;
	(0, _invariant().invariant)(pool !== undefined, 'a cluster has at least one pool of nodes');
	return pool;
}


module.exports = {
	__esModule: true,
	firstPool,
};
},

"core/cluster/node-profiles.generated.js": (module, exports, __load__) => {

"use strict";
// Made by scripts/generate-node-profiles.mjs from node-profiles.yaml. Change that, then run npm run generate.

const SYSTEM_ROWS = [
	{
		"aliases": [
			"ubuntu-server",
			"ubuntu-lts"
		],
		"id": "ubuntu",
		"title": "Ubuntu 18.04 and later",
		"source": "Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"xenial"
		],
		"id": "ubuntu-16.04",
		"title": "Ubuntu 16.04 server",
		"source": "Ubuntu 16.04: resolvconf(8) writes /run/resolvconf/resolv.conf from DHCP (Azure/azure-diskinspect-service#130)",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"bionic"
		],
		"id": "ubuntu-18.04",
		"title": "Ubuntu 18.04",
		"source": "Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"focal"
		],
		"id": "ubuntu-20.04",
		"title": "Ubuntu 20.04",
		"source": "Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"jammy"
		],
		"id": "ubuntu-22.04",
		"title": "Ubuntu 22.04",
		"source": "Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"noble"
		],
		"id": "ubuntu-24.04",
		"title": "Ubuntu 24.04",
		"source": "Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"ubuntu-25.04"
		],
		"id": "ubuntu-25.10",
		"title": "Ubuntu 25.04 and 25.10",
		"source": "Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [],
		"id": "ubuntu-26.04",
		"title": "Ubuntu 26.04",
		"source": "Ubuntu systemd package: /etc/resolv.conf links to ../run/systemd/resolve/stub-resolv.conf since 17.10 (kubernetes/kubeadm#273)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"buster"
		],
		"id": "debian-10",
		"title": "Debian 10",
		"source": "Debian release notes: systemd-resolved is not enabled (its own package since Debian 12); ifupdown or NetworkManager write /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"bullseye"
		],
		"id": "debian-11",
		"title": "Debian 11",
		"source": "Debian release notes: systemd-resolved is not enabled (its own package since Debian 12); ifupdown or NetworkManager write /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"bookworm"
		],
		"id": "debian-12",
		"title": "Debian 12 from the installer",
		"source": "Debian release notes: systemd-resolved is not enabled (its own package since Debian 12); ifupdown or NetworkManager write /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"trixie"
		],
		"id": "debian-13",
		"title": "Debian 13 from the installer",
		"source": "Debian release notes: systemd-resolved is not enabled (its own package since Debian 12); ifupdown or NetworkManager write /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"debian-13-cloud"
		],
		"id": "debian-12-cloud",
		"title": "Debian 12 and 13 cloud images",
		"source": "Debian cloud images from 12 on bring systemd-resolved and its stub (kubernetes/kops#15502)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"flatcar-stable",
			"flatcar-lts",
			"flatcar-beta",
			"flatcar-alpha"
		],
		"id": "flatcar",
		"title": "Flatcar 3227.2.0 and later",
		"source": "Flatcar 3227.2.0 release notes: /etc/resolv.conf became a link to the stub (kubermatic/machine-controller#1377)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"coreos",
			"container-linux"
		],
		"id": "flatcar-before-3227.2.0",
		"title": "Flatcar before 3227.2.0, Container Linux",
		"source": "flatcar-archive/coreos-overlay#769: the link to the stub was reverted because kubelets hand the file to pods",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-uplink"
	},
	{
		"aliases": [
			"fedora-28",
			"fedora-29",
			"fedora-30",
			"fedora-31"
		],
		"id": "fedora-32",
		"title": "Fedora 32 and earlier",
		"source": "Fedora change page \"systemd-resolved\": before Fedora 33 NetworkManager wrote /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"fedora-33",
			"fedora-34",
			"fedora-35",
			"fedora-36",
			"fedora-37",
			"fedora-38",
			"fedora-39",
			"fedora-40",
			"fedora-41",
			"fedora-42",
			"fedora-43",
			"fedora-44",
			"fedora-45"
		],
		"id": "fedora",
		"title": "Fedora 33 and later",
		"source": "Fedora change page \"systemd-resolved\" (Fedora 33): enabled by default, /etc/resolv.conf links to the stub (coredns/coredns#6586)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"fcos",
			"fedora-coreos-35",
			"fedora-coreos-36",
			"fedora-coreos-37",
			"fedora-coreos-38",
			"fedora-coreos-39",
			"fedora-coreos-40",
			"fedora-coreos-41",
			"fedora-coreos-42",
			"fedora-coreos-43",
			"fedora-coreos-44",
			"fedora-coreos-45"
		],
		"id": "fedora-coreos",
		"title": "Fedora CoreOS 35 and later",
		"source": "coreos/fedora-coreos-tracker#834 and #1047: the stub listener is on from 35",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"fedora-coreos-33"
		],
		"id": "fedora-coreos-34",
		"title": "Fedora CoreOS 33 and 34",
		"source": "coreos/fedora-coreos-tracker#649 and #1047: resolved runs with its stub listener off",
		"resolved": "active",
		"stubListener": false,
		"etcResolvConf": "link-to-uplink"
	},
	{
		"aliases": [
			"rhel-7",
			"rhel-8",
			"rhel-9",
			"rhel-10",
			"rhel7",
			"rhel8",
			"rhel9",
			"rhel10"
		],
		"id": "rhel",
		"title": "Red Hat Enterprise Linux",
		"source": "RHEL networking guide: NetworkManager writes /etc/resolv.conf; systemd-resolved is not enabled by default",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"rocky-8",
			"rocky-9",
			"rocky-10",
			"rocky8",
			"rocky9",
			"rocky10",
			"rockylinux",
			"rockylinux-8",
			"rockylinux-9",
			"rockylinux-10",
			"rocky-linux-8",
			"rocky-linux-9",
			"rocky-linux-10"
		],
		"id": "rocky",
		"title": "Rocky Linux",
		"source": "RHEL networking guide: NetworkManager writes /etc/resolv.conf; systemd-resolved is not enabled by default",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"almalinux-8",
			"almalinux-9",
			"almalinux-10",
			"almalinux8",
			"almalinux9",
			"almalinux10",
			"alma",
			"alma-8",
			"alma-9",
			"alma-10"
		],
		"id": "almalinux",
		"title": "AlmaLinux",
		"source": "RHEL networking guide: NetworkManager writes /etc/resolv.conf; systemd-resolved is not enabled by default",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"centos-7",
			"centos-8",
			"centos-9",
			"centos-10",
			"centos7",
			"centos8",
			"centos9",
			"centos10",
			"centos-stream",
			"centos-stream-8",
			"centos-stream-9",
			"centos-stream-10"
		],
		"id": "centos",
		"title": "CentOS and CentOS Stream",
		"source": "RHEL networking guide: NetworkManager writes /etc/resolv.conf; systemd-resolved is not enabled by default",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"oraclelinux-7",
			"oraclelinux-8",
			"oraclelinux-9",
			"oraclelinux-10",
			"oraclelinux7",
			"oraclelinux8",
			"oraclelinux9",
			"oraclelinux10",
			"oracle-linux",
			"oracle-linux-7",
			"oracle-linux-8",
			"oracle-linux-9",
			"oracle-linux-10"
		],
		"id": "oraclelinux",
		"title": "Oracle Linux",
		"source": "RHEL networking guide: NetworkManager writes /etc/resolv.conf; systemd-resolved is not enabled by default",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"redhat-coreos",
			"scos"
		],
		"id": "rhcos",
		"title": "Red Hat Enterprise Linux CoreOS",
		"source": "openshift/machine-config-operator templates: NetworkManager writes /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"al2",
			"amazonlinux2",
			"amazon-linux"
		],
		"id": "amazon-linux-2",
		"title": "Amazon Linux 2",
		"source": "Amazon Linux 2 user guide: dhclient writes /etc/resolv.conf with the resolver of the VPC",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"al2023",
			"amazonlinux2023"
		],
		"id": "amazon-linux-2023",
		"title": "Amazon Linux 2023",
		"source": "Amazon Linux 2023 user guide, \"Networking service\": systemd-networkd and systemd-resolved; /etc/resolv.conf shows real servers (awslabs/amazon-eks-ami#2479)",
		"resolved": "active",
		"stubListener": false,
		"etcResolvConf": "link-to-uplink"
	},
	{
		"aliases": [],
		"id": "bottlerocket",
		"title": "Bottlerocket",
		"kubeletResolvConf": "/run/netdog/resolv.conf",
		"source": "bottlerocket-os/bottlerocket#3395: the kubelet is given /run/netdog/resolv.conf, a link to the file with real servers",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"talos-linux"
		],
		"id": "talos",
		"title": "Talos Linux",
		"kubeletResolvConf": "/system/resolved/resolv.conf",
		"source": "siderolabs/talos pkg/machinery/kubelet/kubelet.go (resolvConf may not be overridden) and constants.go",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"opensuse",
			"opensuse-tumbleweed",
			"opensuse-microos",
			"microos",
			"leap-micro",
			"opensuse-leap-15",
			"opensuse-leap-15.5",
			"opensuse-leap-15.6",
			"opensuse-leap-16.0"
		],
		"id": "opensuse-leap",
		"title": "openSUSE Leap and Tumbleweed",
		"source": "SUSE administration guide: netconfig(8) writes /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"sles-12",
			"sles-15",
			"sle-micro",
			"suse"
		],
		"id": "sles",
		"title": "SUSE Linux Enterprise Server and Micro",
		"source": "SUSE administration guide: netconfig(8) writes /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [
			"cos-containerd",
			"container-optimized-os"
		],
		"id": "cos",
		"title": "Container-Optimized OS",
		"source": "Container-Optimized OS: /etc/resolv.conf links to systemd-resolved’s list of real servers, the metadata server by default",
		"resolved": "active",
		"stubListener": false,
		"etcResolvConf": "link-to-uplink"
	},
	{
		"aliases": [
			"azurelinux",
			"azurelinux-2",
			"azurelinux-3",
			"azure-linux-2",
			"azure-linux-3",
			"mariner",
			"cbl-mariner"
		],
		"id": "azure-linux",
		"title": "Azure Linux and CBL-Mariner",
		"source": "Azure/AgentBaker#739: systemd-resolved runs on the image, and AKS has to relink /etc/resolv.conf",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"photon-3",
			"photon-4",
			"photon-5"
		],
		"id": "photon",
		"title": "Photon OS",
		"source": "Photon OS administration guide: systemd-resolved; a kubeadm node found it active (kubernetes/kubeadm#2111)",
		"resolved": "active",
		"stubListener": true,
		"etcResolvConf": "link-to-stub"
	},
	{
		"aliases": [
			"raspbian",
			"raspios"
		],
		"id": "raspberry-pi-os",
		"title": "Raspberry Pi OS",
		"source": "Raspberry Pi documentation, \"Configuration\": dhcpcd, from bookworm on NetworkManager, writes /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [],
		"id": "nixos",
		"title": "NixOS",
		"source": "NixOS/nixpkgs nixos/modules/config/resolvconf.nix: resolvconf writes /etc/resolv.conf unless services.resolved is on",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [],
		"id": "alpine",
		"title": "Alpine Linux",
		"source": "Alpine has no systemd; udhcpc writes /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	},
	{
		"aliases": [],
		"id": "k3os",
		"title": "k3OS",
		"source": "rancher/k3os: connman writes /etc/resolv.conf",
		"resolved": "absent",
		"stubListener": false,
		"etcResolvConf": "dhcp"
	}
];
const PROVISIONER_ROWS = [
	{
		"aliases": [
			"unknown",
			"manual",
			"kubelet"
		],
		"id": "none",
		"title": "a kubelet that nothing configures",
		"resolvConf": {
			"imageMayFix": true,
			"because": "the kubelet’s own default is /etc/resolv.conf (pkg/kubelet/apis/config/v1beta1/defaults.go)",
			"rules": [
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"source": "the kubelet’s own default is /etc/resolv.conf (pkg/kubelet/apis/config/v1beta1/defaults.go)"
	},
	{
		"aliases": [
			"cluster-api",
			"capi",
			"kubeone",
			"kubekey",
			"sealos"
		],
		"id": "kubeadm",
		"title": "kubeadm",
		"resolvConf": {
			"imageMayFix": true,
			"because": "kubeadm writes /run/systemd/resolve/resolv.conf where systemd-resolved runs (cmd/kubeadm/app/componentconfigs/kubelet_unix.go)",
			"rules": [
				{
					"when": {
						"system": "unknown"
					},
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf",
						"assumes": "systemd-resolved does not run on the nodes"
					}
				},
				{
					"when": {
						"resolved": "active"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.96.0.0/12"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "kubernetes/kubernetes cmd/kubeadm/app/componentconfigs/kubelet_unix.go, constants and phases/addons/dns"
	},
	{
		"aliases": [],
		"id": "minikube",
		"title": "minikube",
		"resolvConf": {
			"because": "minikube starts nodes with kubeadm",
			"rules": [
				{
					"when": {
						"system": "unknown"
					},
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf",
						"assumes": "systemd-resolved does not run on the nodes"
					}
				},
				{
					"when": {
						"resolved": "active"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.96.0.0/12"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "kubernetes/minikube pkg/minikube/bootstrapper/kubeadm"
	},
	{
		"aliases": [],
		"id": "kind",
		"title": "kind",
		"resolvConf": {
			"because": "the node image’s entrypoint replaces Docker’s 127.0.0.11 in /etc/resolv.conf by the network’s gateway",
			"rules": [
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.96.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"systems": [
			"debian-12"
		],
		"source": "kubernetes-sigs/kind images/base/files/usr/local/bin/entrypoint"
	},
	{
		"aliases": [
			"k3d",
			"k3os"
		],
		"id": "k3s",
		"title": "k3s",
		"resolvConf": {
			"because": "k3s-io/k3s pkg/agent/config/config.go: the first file whose nameservers are all global unicast, else 8.8.8.8",
			"rules": [
				{
					"choice": {
						"kind": "first-usable",
						"candidates": [
							"/etc/resolv.conf",
							"/run/systemd/resolve/resolv.conf"
						],
						"accepts": "global-unicast",
						"otherwise": {
							"nameservers": [
								"8.8.8.8"
							]
						}
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.43.0.0/16"
			],
			"nth": 10
		},
		"nodesBalance": true,
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "k3s-io/k3s pkg/agent/config/config.go and manifests/coredns.yaml"
	},
	{
		"aliases": [
			"harvester"
		],
		"id": "rke2",
		"title": "RKE2",
		"resolvConf": {
			"because": "k3s-io/k3s pkg/agent/config/config.go: the first file whose nameservers are all global unicast, else 8.8.8.8",
			"rules": [
				{
					"choice": {
						"kind": "first-usable",
						"candidates": [
							"/etc/resolv.conf",
							"/run/systemd/resolve/resolv.conf"
						],
						"accepts": "global-unicast",
						"otherwise": {
							"nameservers": [
								"8.8.8.8"
							]
						}
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.43.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "RKE2 embeds k3s’ agent; rancher/rke2-charts packages/rke2-coredns"
	},
	{
		"aliases": [
			"rke1"
		],
		"id": "rke",
		"title": "RKE1",
		"resolvConf": {
			"because": "rancher/rke-tools entrypoint.sh changes the path where systemd-resolved runs",
			"rules": [
				{
					"when": {
						"system": "unknown"
					},
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf",
						"assumes": "systemd-resolved does not run on the nodes"
					}
				},
				{
					"when": {
						"resolved": "active"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.43.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "rancher/rke cluster/plan.go and rancher/rke-tools#21"
	},
	{
		"aliases": [],
		"id": "kops",
		"title": "kOps",
		"resolvConf": {
			"imageMayFix": true,
			"because": "kOps takes /run/systemd/resolve/resolv.conf on Ubuntu, Flatcar, Debian 12 and wherever it exists",
			"rules": [
				{
					"when": {
						"system": "unknown"
					},
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf",
						"assumes": "systemd-resolved does not run on the nodes"
					}
				},
				{
					"when": {
						"resolved": "active"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"100.64.0.0/13"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "kubernetes/kops nodeup/pkg/model/kubelet.go and util/pkg/distributions/distributions.go"
	},
	{
		"aliases": [],
		"id": "kubespray",
		"title": "kubespray",
		"resolvConf": {
			"because": "kubespray’s kube_resolv_conf is the resolved file for Ubuntu and Fedora, /etc/resolv.conf for every other system",
			"rules": [
				{
					"when": {
						"resolved": "active",
						"family": [
							"ubuntu",
							"fedora"
						]
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.233.0.0/18"
			],
			"nth": 3
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "kubernetes-sigs/kubespray roles/kubernetes/node/vars and roles/kubespray_defaults"
	},
	{
		"aliases": [
			"k0sctl"
		],
		"id": "k0s",
		"title": "k0s",
		"resolvConf": {
			"because": "k0sproject/k0s pkg/component/worker/kubelet.go: the resolved file only if 127.0.0.53 is the sole nameserver",
			"rules": [
				{
					"choice": {
						"kind": "unless-only-stub",
						"path": "/etc/resolv.conf",
						"instead": "/run/systemd/resolve/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.96.0.0/12"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "k0sproject/k0s pkg/component/worker/kubelet.go and pkg/component/controller/coredns.go"
	},
	{
		"aliases": [],
		"id": "microk8s",
		"title": "MicroK8s",
		"resolvConf": {
			"because": "canonical/microk8s#3487: the first file without a loopback nameserver, else /etc/resolv.conf",
			"rules": [
				{
					"choice": {
						"kind": "first-usable",
						"candidates": [
							"/etc/resolv.conf",
							"/run/systemd/resolve/resolv.conf"
						],
						"accepts": "no-loopback",
						"otherwise": {
							"path": "/etc/resolv.conf"
						}
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.152.183.0/24"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "canonical/microk8s#3487 and canonical/microk8s-core-addons addons/dns"
	},
	{
		"aliases": [
			"eksctl",
			"nodeadm",
			"karpenter"
		],
		"id": "eks",
		"title": "Amazon EKS node images",
		"resolvConf": {
			"imageMayFix": true,
			"because": "EKS node images hand pods the resolver of the VPC",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.100.0.0/16",
				"172.20.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "awslabs/amazon-eks-ami bootstrap.sh and nodeadm; EKS user guide, CoreDNS add-on"
	},
	{
		"aliases": [],
		"id": "aks",
		"title": "Azure AKS",
		"resolvConf": {
			"because": "AKS passes --resolv-conf=/run/systemd/resolve/resolv.conf where systemd-resolved runs, and relinks /etc/resolv.conf",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.0.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "Azure/AgentBaker parts/linux/cloud-init/artifacts/cse_config.sh"
	},
	{
		"aliases": [
			"gce"
		],
		"id": "gke",
		"title": "Google GKE",
		"resolvConf": {
			"because": "GKE hands pods the metadata server’s resolver",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"source": "kubernetes/kubernetes cluster/gce; GKE documentation, \"Service discovery and DNS\""
	},
	{
		"aliases": [],
		"id": "gardener",
		"title": "Gardener",
		"resolvConf": {
			"because": "Gardener gives kubelets /etc/resolv.conf",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"100.64.0.0/13"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "gardener/gardener pkg/component/extensions/operatingsystemconfig/original/components/kubelet/config.go and pkg/component/networking/coredns"
	},
	{
		"aliases": [
			"talhelper",
			"omni"
		],
		"id": "talos",
		"title": "Talos Linux",
		"resolvConf": {
			"because": "Talos fixes the kubelet’s resolvConf and lets nobody override it",
			"rules": [
				{
					"choice": {
						"kind": "path",
						"path": "/system/resolved/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.96.0.0/12"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "siderolabs/talos pkg/machinery/kubelet/kubelet.go and internal/app/machined/pkg/controllers/k8s/templates"
	},
	{
		"aliases": [
			"okd",
			"ocp"
		],
		"id": "openshift",
		"title": "OpenShift and OKD",
		"resolvConf": {
			"because": "the kubelet’s own default is /etc/resolv.conf (pkg/kubelet/apis/config/v1beta1/defaults.go), which OpenShift leaves alone",
			"rules": [
				{
					"when": {
						"system": "known"
					},
					"because": "the kubelet’s own default is /etc/resolv.conf (pkg/kubelet/apis/config/v1beta1/defaults.go), which OpenShift leaves alone on {system}",
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"172.30.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": false
		},
		"systems": [
			"rhcos",
			"rhel-9"
		],
		"source": "openshift/cluster-dns-operator pkg/operator/controller/controller_dns_configmap.go (never writes `loop`)"
	},
	{
		"aliases": [
			"digitalocean"
		],
		"id": "doks",
		"title": "DigitalOcean Kubernetes",
		"resolvConf": {
			"because": "DigitalOcean Kubernetes hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.245.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "DigitalOcean, \"Customize CoreDNS\""
	},
	{
		"aliases": [
			"linode"
		],
		"id": "lke",
		"title": "Linode Kubernetes Engine",
		"resolvConf": {
			"because": "Linode Kubernetes Engine hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.128.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "Akamai, \"Customize CoreDNS on LKE\": ConfigMap coredns-base imports custom/*.include and custom/*.server"
	},
	{
		"aliases": [],
		"id": "oke",
		"title": "Oracle Kubernetes Engine",
		"resolvConf": {
			"because": "Oracle Kubernetes Engine hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.96.0.0/16"
			],
			"nth": 1285
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "OCI, \"Configuring DNS Servers\""
	},
	{
		"aliases": [
			"scaleway"
		],
		"id": "kapsule",
		"title": "Scaleway Kapsule",
		"resolvConf": {
			"because": "Scaleway Kapsule hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.32.0.0/20"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "Scaleway, Terraform provider, scaleway_k8s_cluster"
	},
	{
		"aliases": [],
		"id": "ovh",
		"title": "OVHcloud Managed Kubernetes",
		"resolvConf": {
			"because": "OVHcloud Managed Kubernetes hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.3.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "OVHcloud, \"Customizing CoreDNS\""
	},
	{
		"aliases": [
			"ibm"
		],
		"id": "iks",
		"title": "IBM Cloud Kubernetes Service",
		"resolvConf": {
			"because": "IBM Cloud Kubernetes Service hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"172.21.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "IBM Cloud, \"Configuring the cluster DNS provider\""
	},
	{
		"aliases": [
			"alibaba"
		],
		"id": "ack",
		"title": "Alibaba Cloud ACK",
		"resolvConf": {
			"because": "Alibaba Cloud ACK hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"172.21.0.0/20"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "Alibaba Cloud, \"Configure CoreDNS\""
	},
	{
		"aliases": [
			"gdc"
		],
		"id": "anthos",
		"title": "Google’s software for bare metal",
		"resolvConf": {
			"because": "Google’s software for bare metal hands pods the resolver of the network",
			"rules": [
				{
					"when": {
						"etcResolvConf": "link-to-stub"
					},
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				},
				{
					"choice": {
						"kind": "path",
						"path": "/etc/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.96.0.0/20"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "Google, cluster configuration field reference"
	},
	{
		"aliases": [],
		"id": "typhoon",
		"title": "Typhoon",
		"resolvConf": {
			"because": "Typhoon sets the resolved file on every node",
			"rules": [
				{
					"choice": {
						"kind": "path",
						"path": "/run/systemd/resolve/resolv.conf"
					}
				}
			]
		},
		"clusterDns": {
			"serviceSubnets": [
				"10.3.0.0/16"
			],
			"nth": 10
		},
		"coreDns": {
			"dnsPolicy": "Default",
			"guard": true
		},
		"source": "poseidon/typhoon#1082 and #340"
	}
];


module.exports = {
	__esModule: true,
	PROVISIONER_ROWS,
	SYSTEM_ROWS,
};
},

"core/cluster/resolver-workloads.js": (module, exports, __load__) => {

"use strict";
/** Resolvers other than CoreDNS that run as workloads: Pi-hole, AdGuard Home, unbound and their like. */ 
const _defined = __load__.later("core/text/defined.js");
const _mounts = __load__.later("core/cluster/mounts.js");
const _upstreams = __load__.later("core/cluster/upstreams.js");
function resolverOf(workload, container, context) {
	const image = container.image?.value ?? '';
	const at = container.image?.at ?? workload.at;
	const bare = {
		image: repositoryOf(image),
		...(0, _defined().defined)({
			tag: /:([\w][\w.-]{0,127})(?:@|$)/.exec(image)?.[1]
		}),
		words: container.words,
		env: container.env,
		files: new Map(),
		at
	};
	const software = context.readers.software.find((one)=>one.recognises(bare));
	if (software === undefined) return undefined;
	const files = new Map((0, _mounts().mountedFiles)(workload, container, context).files);
	// A configuration that the program will write to is often copied into place before it starts.
	for (const other of workload.containers){
		if (!other.init) continue;
		for (const [path, text] of (0, _mounts().mountedFiles)(workload, other, context).files)if (!files.has(path)) files.set(path, text);
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
		upstreams: (0, _upstreams().resolveUpstreams)(found.config, {
			...(0, _upstreams().outsidePods)(resolver),
			files: found.files,
			hosts,
			context
		}),
		claims: [],
		...(0, _defined().defined)({
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


module.exports = {
	__esModule: true,
	resolverOf,
	resolverServer,
};
}
};
