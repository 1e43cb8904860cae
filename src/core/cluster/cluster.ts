/** The model without vendors: DNS servers, listeners, upstreams. */

import type { Transport } from '../dns/endpoint.ts';
import type { Labels } from '../facts/objects.ts';
import type { PathStep } from '../facts/path.ts';
import type { ResolverFile } from '../facts/readers.ts';
import type { ServerBlock, ServerConfig, StartError } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import type { Bridge } from '../facts/workload.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import type { FileVariant } from './file-variants.ts';

/** `pod:NAMESPACE/KIND/NAME`, `node:POOL`, `host:PATH` for a bare Corefile or standalone machine, `external:NAME`. */
export type NetworkId = string;

export interface DnsServer {
  /** Unique: the name, with the pool where a workload is modelled for several. */
  readonly id: string;
  /** `NAMESPACE/KIND/NAME`, with the container for a pod's second server; a bare Corefile's path. */
  readonly name: string;
  /** Set where `name` says more. */
  readonly workload?: string;
  readonly software: string;
  /** As `ResolverSoftware` has it. */
  readonly startsWithoutAddresses?: true;
  readonly network: NetworkId;
  /** Undefined outside the cluster's nodes. */
  readonly pool?: string;
  readonly version: string;
  readonly versionAt?: Location;
  /** The image's tag is filled in, by what its chart states or by nothing in sight. */
  readonly hasOpenTag?: true;
  readonly config: ServerConfig;
  /** Set if no version is stated and others than the modelled one would not start. */
  readonly refused?: Refused;
  /** By forward step, in order of TO. */
  readonly upstreams: ReadonlyMap<ForwardStep, readonly ResolvedUpstream[]>;
  /** Addresses it adds to the node (node-cache's dummy interface); they precede Services. */
  readonly claims: readonly string[];
  /** In words, where the workload is not in the repository. */
  readonly assumption?: string;
  /** Without which it runs otherwise, or not at all: what it answers hangs on it, as its upstreams do. */
  readonly provided?: readonly Provided[];
  /** In no file: a stated installer brings it. */
  readonly implied?: true;
  /** As in `WorkloadFact`. */
  readonly isSecond?: true;
  /** Installed by the repository: its defaults count as stated. */
  readonly installed?: true;
  /** A network's resolver: addresses that only the cluster routes lead nowhere from here. */
  readonly outsideCluster?: true;
  /** An operator's: users cannot add `loop`. */
  readonly ownerWrites?: true;
  readonly containerEngine?: true;
  /** Nothing but its Corefile shows the machine. */
  readonly bare?: true;
  /** As in `WorkloadFact`, and no Service of its pods takes them before. */
  readonly isReadyLater?: true;
  /** As in `WorkloadFact`. */
  readonly nodes?: string;
  /** As in `WorkloadFact`. */
  readonly networks?: readonly string[];
  readonly routes?: readonly string[];
  /** As in `WorkloadFact`. */
  readonly bridges?: readonly Bridge[];
  /** As `Declared`: the kustomization that builds it. */
  readonly clusterPath?: string;
  readonly at: Location;
}

/** A kubelet starts it again: it is no container engine's, no unit and no Corefile by itself. */
export function isInPod({ network, outsideCluster, containerEngine }: DnsServer): boolean {
  return outsideCluster !== true && containerEngine !== true && /^(?:pod|node):/.test(network);
}

export interface Provided {
  readonly holds: string;
  /** Absent: all. */
  readonly blocks?: ReadonlySet<ServerBlock>;
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
  /** Settings between argument and address: dnsPolicy, kubelet, resolver file. */
  readonly via: readonly PathStep[];
  readonly assumptions: readonly string[];
  /** The assumption under which it is not asked. */
  readonly unless?: string;
}
export function plainUpstream(
  address: string,
  port: number,
  { at, via = [], assumptions = [] }: Pick<KnownUpstream, 'at'> & Partial<Pick<KnownUpstream, 'via' | 'assumptions'>>,
): KnownUpstream {
  return { kind: 'known', address, port, transport: 'dns', at, via, assumptions };
}
export interface UnknownUpstream {
  readonly kind: 'unknown';
  readonly because: string;
  /** Without an address: what a node gets from its network. */
  readonly outside?: boolean;
  readonly assumptions?: readonly string[];
  /** Not stated: LG305. */
  readonly missing?: Missing;
  /** What it would be with systemd-resolved's stub. */
  readonly withStub?: readonly KnownUpstream[];
  readonly at: Location;
  readonly via: readonly PathStep[];
}

export type Missing =
  /** `stated`: a kubelet is configured with this file. */
  | { readonly kind: 'node-file'; readonly path: string; readonly pool: string; readonly stated?: true }
  /** The kubelet's file, whose name is filled in later. */
  | { readonly kind: 'file-name'; readonly path: string }
  | { readonly kind: 'host-file'; readonly path: string }
  | { readonly kind: 'pod-file'; readonly path: string }
  /** `encrypted`: asked over TLS, HTTPS or QUIC. */
  | { readonly kind: 'host-name'; readonly name: string; readonly encrypted?: true }
  /** `127.0.0.1:5053`, where nothing in the repository listens. */
  | { readonly kind: 'listener'; readonly endpoint: string }
  | { readonly kind: 'cluster-dns' }
  | { readonly kind: 'value' };

/** An address that stands for servers: a Service's, load balancer's or node port's. */
export interface PublishedAddress {
  readonly kind: 'service' | 'host-port';
  readonly address: string;
  readonly port: number;
  /** Absent: both. */
  readonly protocol?: OnlyProtocol;
  readonly description: string;
  /** `namespace/name` of the Service that has it. */
  readonly service?: string;
  readonly at: Location;
  readonly targets: readonly AddressTarget[];
  /** The Service selects unseen pods. */
  readonly unknownTargets: boolean;
  readonly clusterOnly?: true;
  /** The servers' own address, which takes what is sent there. */
  readonly isOwn?: true;
  /** A redirect leads here in place of the Service. */
  readonly redirected?: true;
  /** A container's own address: every port on which it listens. */
  readonly everyPort?: true;
  /** As in `ServiceFact`. */
  readonly network?: string;
  /** As in `ServiceFact`. */
  readonly subnets?: readonly string[];
  readonly onHost?: true;
  /** Server ids for which the address is something else; `otherwise` undefined: as without it. */
  readonly unlessFrom?: { readonly servers: ReadonlySet<string>; readonly otherwise?: PublishedAddress };
  /** In words, where nothing states the address. */
  readonly assumption?: string;
  /** Pods behind the Service whose servers are not read, where it has no targets. */
  readonly selects?: Selection;
}

/** By default TCP (core/v1 ServicePort `protocol`). */
export type OnlyProtocol = 'UDP' | 'TCP';

export interface Selection {
  readonly namespace: string;
  readonly labels: Labels;
  /** `NAMESPACE/KIND/NAME` of a container that an engine starts. */
  readonly container?: string;
}

export type AddressTarget =
  /** `pods`: its share beside others; absent: one. */
  | { readonly kind: 'server'; readonly server: string; readonly port: number; readonly pods?: number | 'unknown' }
  /** From hand-written Endpoints. */
  | { readonly kind: 'address'; readonly address: string; readonly port: number; readonly at: Location };

export interface PoolView {
  readonly pool: string;
  readonly kindOf?: string;
  readonly inherited: ResolverView;
  /** For ClusterFirst: the cluster DNS as kubelets hand it out. */
  readonly handedOut: ResolverView;
  readonly own: ResolverView;
  /** Where not the nodes' own: a pod with a fixed address. */
  readonly network?: NetworkId;
  readonly addresses: readonly Located<string>[];
}

/** Nameservers in a pod's or node process's /etc/resolv.conf, with the path to them. */
export interface ResolverView {
  readonly nameservers: readonly {
    readonly address: string;
    readonly at: Location;
    readonly via: readonly PathStep[];
    readonly assumptions: readonly string[];
  }[];
  readonly unknown?: UnknownFile;
  /** Also, or only, servers from outside the repository, as by DHCP. */
  readonly outside: boolean;
  /** The assumption of `outside`, in words. */
  readonly outsideAssumes?: string;
}

export interface UnknownFile {
  readonly because: string;
  readonly via: readonly PathStep[];
  readonly missing: Missing;
  readonly withStub?: ResolverView['nameservers'];
}

/** `instead`: what to write in its place. Empty and overridden values are not misspelled. */
export type KubeletIneffective = IneffectiveSetting &
  (
    | { readonly instead: string; readonly fails?: undefined }
    | { readonly fails: 'empty' | 'overridden'; readonly instead?: undefined }
  );

interface IneffectiveSetting {
  readonly key: string;
  readonly why: string;
  /** The correct key, where only the key is wrong. */
  readonly rename?: string;
  /** The value that overrides this one; an empty value: itself. */
  readonly overriddenAt?: Located<string>;
  readonly wanted?: string;
  readonly at: Location;
}

export interface InheritsClusterDns {
  readonly server: string;
  readonly policy: string;
  readonly at: Location;
  readonly cure?: string;
}

export interface PodContainer {
  /** `NAMESPACE/KIND/NAME`. */
  readonly workload: string;
  readonly name: string;
  readonly isServer: boolean;
  /** Its own or another's pod; undefined: its node's. */
  readonly network: NetworkId | undefined;
  readonly at: Location;
}

export interface Cluster {
  readonly name: string;
  readonly variant?: FileVariant;
  readonly servers: readonly DnsServer[];
  readonly published: readonly PublishedAddress[];
  readonly pools: readonly PoolView[];
  readonly ineffective: readonly KubeletIneffective[];
  readonly guardRivals: readonly GuardRival[];
  readonly guardRemovals: readonly { readonly command: string; readonly mayRun?: true; readonly at: Location }[];
  readonly inheritsClusterDns: readonly InheritsClusterDns[];
  /** Node resolvers and files that list a cluster DNS or node-local address. */
  readonly nodeFiles: readonly {
    readonly path: string;
    readonly pool: string;
    readonly nameservers: ResolverFile['nameservers'];
  }[];
  /** Names of Services with an invented address, by that address. */
  readonly symbolic: ReadonlyMap<string, string>;
  readonly clusterDns: readonly string[];
  /** The server id behind the cluster DNS, where its address is not stated. */
  readonly servesPods?: string;
  readonly clusterDomain: string;
  /** Of all workloads, without init containers. */
  readonly containers: readonly PodContainer[];
  readonly declared: boolean;
  readonly notices: readonly Notice[];
}

/** A ConfigMap that a cluster's files state twice, once with the guard and once without. */
export interface GuardRival {
  readonly name: string;
  readonly at: Location;
  readonly guarded: Location;
}

/** For people: invented addresses by the Service's name. */
export function formatAddress(cluster: Cluster, address: string): string {
  return cluster.symbolic.get(address) ?? address;
}

export function answersForServices({ config, isSecond }: DnsServer): boolean {
  if (isSecond === true) return false;
  return config.blocks.some(({ steps }) =>
    steps.some((step) => step.kind === 'answer' && step.plugin === 'kubernetes'),
  );
}

/** node-cache is a CoreDNS with other plugins (kubernetes/dns cmd/node-cache/main.go). */
export function isCoredns({ software }: DnsServer): boolean {
  return software === 'coredns' || software === 'node-cache';
}

/** Its configuration lies there, and nobody is seen to run it: without its assumption the address is a stranger's. */
export function isStranger({ network, implied, assumption }: DnsServer): boolean {
  return assumption !== undefined && implied !== true && network.startsWith('external:');
}
