/** The vendor-independent model: who serves DNS, where it listens, and what every upstream comes to. */

import type { Transport } from '../dns/endpoint.ts';
import type { ForwardStep, ResolverFile, ServerConfig, StartError } from '../facts/fact.ts';
import type { PathStep } from '../facts/path.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';

/** `pod:NAMESPACE/KIND/NAME`, `node:POOL`, `host:PATH` for a bare Corefile and a machine of its own, `external:NAME`. */
export type NetworkId = string;

export interface DnsServer {
  /** Unique in the cluster; the name, with the pool behind it where one workload is modelled once for each pool. */
  readonly id: string;
  /** `NAMESPACE/KIND/NAME`, with the container behind it for a second server of one pod; a bare Corefile's path. */
  readonly name: string;
  /** `NAMESPACE/KIND/NAME` where the name says more. */
  readonly workload?: string;
  readonly software: string;
  readonly network: NetworkId;
  /** The pool of nodes it runs on; undefined outside a cluster's nodes. */
  readonly pool?: string;
  readonly version: string;
  readonly versionAt?: Location;
  readonly config: ServerConfig;
  /** Newer or older versions than the one that it is modelled as would not start, and nothing states which it is. */
  readonly refused?: Refused;
  /** What the TO arguments of each forward step come to, in order. */
  readonly upstreams: ReadonlyMap<ForwardStep, readonly ResolvedUpstream[]>;
  /** Addresses it puts on the node itself (node-cache's dummy interface): they lead to it before any Service does. */
  readonly claims: readonly string[];
  /** The workload is in the repository; otherwise it is assumed, in words. */
  readonly assumption?: string;
  /** No file says a word of it: an installer that is stated brings it. */
  readonly implied?: true;
  /** The repository installs it, so that what it does by default is stated, too. */
  readonly installed?: true;
  /** It is a network's own resolver: what only the cluster routes does not lead anywhere from it. */
  readonly outsideCluster?: true;
  /** An operator writes its configuration: nobody can add `loop` to it. */
  readonly ownerWrites?: true;
  /** A container engine runs it, beside the cluster's nodes. */
  readonly containerEngine?: true;
  readonly at: Location;
}

export interface Refused {
  /** From `release` on, or before it. */
  readonly which: 'since' | 'before';
  readonly release: string;
  readonly error: StartError;
}

export type ResolvedUpstream = KnownUpstream | UnknownUpstream;
export interface KnownUpstream {
  readonly kind: 'known';
  readonly address: string;
  readonly port: number;
  readonly transport: Transport;
  readonly at: Location;
  /** Settings on the path from the argument to the address: dnsPolicy, kubelet, resolver file. */
  readonly via: readonly PathStep[];
  readonly assumptions: readonly string[];
}
export interface UnknownUpstream {
  readonly kind: 'unknown';
  readonly because: string;
  /** Not known by address, and outside the repository: what a node gets from its network. */
  readonly outside?: boolean;
  readonly assumptions?: readonly string[];
  /** Set where nothing states it: LG305. */
  readonly missing?: Missing;
  /** What it would be on nodes with systemd-resolved's stub listener. */
  readonly withStub?: readonly KnownUpstream[];
  readonly at: Location;
  readonly via: readonly PathStep[];
}

export type Missing =
  /** A resolver file on the nodes. `stated`: a kubelet is reported to take this file. */
  | { readonly kind: 'node-file'; readonly path: string; readonly pool: string; readonly stated?: true }
  /** A file on the host of a bare Corefile. */
  | { readonly kind: 'host-file'; readonly path: string }
  | { readonly kind: 'pod-file'; readonly path: string }
  | { readonly kind: 'host-name'; readonly name: string }
  | { readonly kind: 'cluster-dns' }
  | { readonly kind: 'value' };

/** An address that stands for servers: a Service's, a load balancer's, a port published on nodes. */
export interface Frontend {
  /** A Service owns its address whole; a host port takes one port of a node's. */
  readonly kind: 'service' | 'host-port';
  readonly address: string;
  readonly port: number;
  readonly says: string;
  readonly at: Location;
  readonly targets: readonly FrontendTarget[];
  /** The Service selects pods the repository does not show. */
  readonly unknownTargets: boolean;
  readonly clusterOnly?: true;
  /** The servers' own address: it stands for nothing, and what is bound to it takes its packets. */
  readonly isOwn?: true;
  /** Servers that see past it, by their ids, and what they see; undefined is whatever the address is to everybody. */
  readonly unlessFrom?: { readonly servers: ReadonlySet<string>; readonly otherwise?: Frontend };
  /** Set when nothing states the address: what is taken for granted, in words. */
  readonly assumption?: string;
}

export type FrontendTarget =
  | { readonly kind: 'server'; readonly server: string; readonly port: number }
  /** Written by hand in Endpoints: an address that is dialled as it is. */
  | { readonly kind: 'address'; readonly address: string; readonly port: number; readonly at: Location };

/** What pods with dnsPolicy Default receive on one pool of nodes. */
export interface PoolView {
  readonly pool: string;
  readonly inherited: ResolverView;
  /** What pods with dnsPolicy ClusterFirst receive: the cluster DNS as the kubelets hand it out. */
  readonly handedOut: ResolverView;
  /** /etc/resolv.conf of the nodes themselves. */
  readonly own: ResolverView;
  /** The namespace behind its addresses, where that is not the nodes' own: a pod with a fixed address. */
  readonly network?: NetworkId;
  readonly addresses: readonly Located<string>[];
}

/** The nameservers that a pod or node process sees in /etc/resolv.conf, with the path to them. */
export interface ResolverView {
  readonly nameservers: readonly {
    readonly address: string;
    readonly at: Location;
    readonly via: readonly PathStep[];
    readonly assumptions: readonly string[];
  }[];
  /** Set when it is not known what the file holds. */
  readonly unknown?: UnknownFile;
  /** Servers from DHCP and the like are listed too, or only: they lie outside the repository. */
  readonly outside: boolean;
  /** What `outside` takes for granted, in words. */
  readonly outsideAssumes?: string;
}

export interface UnknownFile {
  readonly because: string;
  readonly via: readonly PathStep[];
  readonly missing: Missing;
  readonly withStub?: ResolverView['nameservers'];
}

export interface KubeletIneffective {
  readonly key: string;
  readonly why: string;
  readonly instead: string;
  /** The key that was meant, where nothing but the key is wrong. */
  readonly rename?: string;
  /** The value that this one wants and does not get its way with, and where the other stands; the place itself for an empty value. */
  readonly overriddenAt?: Located<string>;
  readonly wanted?: string;
  readonly at: Location;
}

export interface InheritsClusterDns {
  readonly server: string;
  readonly policy: string;
  readonly at: Location;
}

export interface Cluster {
  readonly name: string;
  readonly servers: readonly DnsServer[];
  readonly frontends: readonly Frontend[];
  readonly pools: readonly PoolView[];
  readonly ineffective: readonly KubeletIneffective[];
  /** Commands of the repository that take the guard out of a Corefile. */
  readonly guardEdits: readonly { readonly says: string; readonly at: Location }[];
  readonly inheritsClusterDns: readonly InheritsClusterDns[];
  /** Node resolvers and files that list a cluster DNS or node-local address. */
  readonly nodeFiles: readonly {
    readonly path: string;
    readonly pool: string;
    readonly nameservers: ResolverFile['nameservers'];
  }[];
  /** Addresses invented for Services without a written one, with the Service's name for people. */
  readonly symbolic: ReadonlyMap<string, string>;
  readonly clusterDns: readonly string[];
  /** The id of the server that serves the cluster's pods, where it is seen and no address of it is stated. */
  readonly servesPods?: string;
  readonly clusterDomain: string;
  readonly declared: boolean;
  readonly notices: readonly Notice[];
}

/** How people are reported an address: invented ones by the Service's name. */
export function formatAddress(cluster: Cluster, address: string): string {
  return cluster.symbolic.get(address) ?? address;
}

/** The node-local cache is a CoreDNS with plugins of its own (kubernetes/dns cmd/node-cache/main.go). */
export function isCoredns({ software }: DnsServer): boolean {
  return software === 'coredns' || software === 'node-cache';
}
