/**
 * What a repository declares: plug-ins write it, the cluster reads it. Kubernetes objects are as the API server gets
 * them, files as they lie on a node; a chart's values become the objects that it would render, each at the place where
 * a person would edit it.
 */

import type { Transport } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { Located, Location } from '../text/location.ts';
import type { Reading } from '../text/notice.ts';
import type { SourceText } from '../text/source-text.ts';

export type Fact =
  | ConfigMapFact
  | WorkloadFact
  | ServiceFact
  | EndpointsFact
  | AddressPoolFact
  | AutoscalerFact
  | RedirectFact
  | KubeletFact
  | NodeFileFact
  | NodeLinkFact
  | NodeNetworkFact
  | NodeServiceFact
  | NodeServerFact
  | NodeProfileFact
  | NetworkFact
  | ConfigTextFact
  | ResolverFact
  | NetworkResolverFact
  | GuardEditFact;

export interface Declared {
  readonly at: Location;
  /** The pool of nodes, where the document says; undefined: every node. */
  readonly pool?: string;
  /** Not written but known from the platform; in words, for `path` and `assumptions`. */
  readonly platformSource?: string;
  /** The repository installs it; default: where there is no `platformSource`. */
  readonly released?: boolean;
  /** The machine, in words, where it is no node of the cluster. */
  readonly standalone?: string;
  /** The playbook task that states it; such facts are placed before the cluster sees them. */
  readonly by?: SetUpBy;
  /** Installed by a platform unseen: assumed where no CoreDNS is shown; in words. */
  readonly installerDefault?: string;
  /** The path that decides its cluster, where not its file's: one of several values files of a release. */
  readonly clusterPath?: string;
}

/** The machines of a playbook's task: a play's, or those of plays with its role. */
export interface SetUpBy {
  readonly hosts?: string;
  /** The role's folder: `roles/resolver`. */
  readonly role?: string;
  readonly when?: string;
}

export interface ConfigMapFact extends Declared {
  readonly kind: 'config-map';
  readonly namespace: string;
  readonly name: string;
  readonly data: readonly ConfigMapEntry[];
  /** All of `data` where expressions of a template bring its keys: lines of YAML once it is rendered. */
  readonly unrendered?: SourceText;
  /** A volume does not mistake it for a ConfigMap of its name. */
  readonly secret?: boolean;
  /** It may change; the assumption that it does not, in words. */
  readonly mayDiffer?: string;
  readonly appliedBy?: Applier;
}
/** Something that runs, and so puts the object in the place of one that others state. */
export type Applier = 'command' | 'resource' | 'task' | 'policy';
export interface ConfigMapEntry {
  readonly key: string;
  /** Empty where the first of the repository's `files` that is there holds it. */
  readonly text: SourceText;
  readonly files?: readonly string[];
  readonly at: Location;
}

export type Labels = Readonly<Record<string, string>>;

/** A pod template: Deployment, DaemonSet, StatefulSet, ReplicaSet, Job, CronJob, Pod. */
export interface WorkloadFact extends Declared {
  readonly kind: 'workload';
  readonly namespace: string;
  readonly workload: string;
  readonly name: string;
  /** Of the pod template, not the workload: Services select pods. */
  readonly labels: Labels;
  readonly hostNetwork: boolean;
  /** Absent when not stated; the API server then writes ClusterFirst. */
  readonly dnsPolicy?: Located<string>;
  /** In place of `dnsPolicy` where a template decides it: how, in words. */
  readonly dnsPolicyUnknown?: Located<string>;
  /** Assumptions about an unrendered template, in words. */
  readonly assumes?: readonly string[];
  /** Pods; undefined where a template, the nodes or events decide. */
  readonly replicas?: number;
  /** It states 0 replicas; `mayDiffer` says so. */
  readonly isStopped?: true;
  readonly mayDiffer?: string;
  readonly dnsConfig?: {
    readonly nameservers: readonly Located<string>[];
    readonly at: Location;
    /** What lists them, where not the pod's `dnsConfig`. */
    readonly from?: string;
    /** In words, where the resolver file's content is not known. */
    readonly unknown?: string;
  };
  /** A shared network namespace, by its `NetworkId`: `host:PATH`, `pod:NAMESPACE/KIND/NAME`. */
  readonly sharedNetwork?: string;
  readonly hosts?: readonly KnownHost[];
  readonly containers: readonly Container[];
  readonly volumes: readonly Volume[];
  /** `spec.template.spec` (`spec` of a Pod), where a missing `dnsPolicy` would go. */
  readonly podSpecAt: Location;
  /** An operator writes its configuration; users cannot edit it. */
  readonly ownerWrites?: true;
  /** Started by a container engine on its own host, not by a kubelet. */
  readonly containerEngine?: true;
}
export interface KnownHost {
  /** Lower case, no final dot. */
  readonly name: string;
  readonly to: Located<string> | { readonly namespace: string; readonly service: string };
  readonly says: string;
  /** Docker's resolver knows it, and no hosts file. */
  readonly byResolver?: true;
  readonly at: Location;
}
export interface Container {
  readonly name: string;
  readonly init: boolean;
  readonly image?: Located<string>;
  /** `command`, then `args`; a shell's `-c` string is split where that is certain. */
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  readonly ports: readonly ContainerPort[];
  readonly mounts: readonly Mount[];
  /** `workingDir`, Compose's `working_dir`, where absolute. */
  readonly workingDirectory?: string;
  /** `envFrom` brings unnamed variables. */
  readonly envFrom?: boolean;
  /** A kubelet replaces `$(NAME)` in words and values. */
  readonly references?: readonly EnvSource[];
}
/** Of `envFrom`, in order; undefined for what no ConfigMap holds. */
export interface EnvSource {
  readonly configMap: string | undefined;
  readonly prefix: string;
  readonly optional: boolean;
}
export interface EnvVar {
  readonly name: string;
  /** In place of `value`, from a ConfigMap. */
  readonly from?: { readonly configMap: string; readonly key: string };
  /** Undefined for values from fields, Secrets and other non-literals. */
  readonly value: string | undefined;
  /** Judged, never shown. `file`: from a file of variables at `at`; `filled`: made of such values. */
  readonly secret?: 'file' | 'filled';
  readonly at: Location;
}
/** Filled in by a tool from a file of variables, or what a Secret held before a tool made another object of it: judged, never shown. */
export type FilledValue =
  | { readonly name: string; readonly value: string; readonly at: Location }
  | Pick<ConfigMapEntry, 'key' | 'text'>;
export interface ContainerPort {
  readonly name?: string;
  readonly containerPort: number;
  readonly hostPort?: number;
  readonly hostIP?: string;
  readonly protocol: string;
}
export interface Mount {
  readonly volume: string;
  readonly path: string;
  readonly subPath?: string;
}
export interface ConfigMapSource {
  readonly kind: 'config-map';
  readonly name: string;
  readonly secret?: boolean;
  readonly items?: readonly { key: string; path: string }[];
  readonly optional: boolean;
}
export interface Volume {
  readonly name: string;
  readonly source:
    | ConfigMapSource
    /** Several in one folder; of equal paths the later wins. */
    | { readonly kind: 'projected'; readonly sources: readonly ConfigMapSource[] }
    | { readonly kind: 'host-path'; readonly path: string }
    /** A file or folder of the repository, from the root (a Compose bind mount). `unwritten`: by no container. */
    | { readonly kind: 'repository'; readonly path: string; readonly secret?: true; readonly unwritten?: true }
    | { readonly kind: 'empty' }
    /** CSI, PVC, ...: unknown files. */
    | { readonly kind: 'other'; readonly type: string };
}

export interface ServiceFact extends Declared {
  readonly kind: 'service';
  readonly namespace: string;
  readonly name: string;
  readonly type: string;
  /** Has an installer's name for the cluster DNS. */
  readonly clusterDns?: true;
  /** Literals; empty when the API server chooses. */
  readonly clusterIPs: readonly Located<string>[];
  readonly headless: boolean;
  /** loadBalancerIP, externalIPs, load balancer annotations. */
  readonly externalIPs: readonly Located<string>[];
  readonly addressPool?: string;
  readonly selector?: Labels;
  readonly ports: readonly ServicePort[];
  /** A pod's own address: all its listening ports are reachable. */
  readonly everyPort?: true;
  /** A port of a container engine's host, whose other ports and protocols are its own. */
  readonly onHost?: true;
  /** What runs there has its own address when it asks others of it. */
  readonly network?: string;
  /** Assumed where it is reached, in words: a service started on demand was started. */
  readonly assumes?: string;
}
export interface ServicePort {
  readonly name?: string;
  readonly port: number;
  /** A number or a container port's name; the port itself when absent. */
  readonly targetPort: number | string;
  readonly protocol: string;
  /** Undefined when unpublished, or chosen by the API server. */
  readonly nodePort?: number;
}

export interface AddressPoolFact extends Declared {
  readonly kind: 'address-pool';
  readonly name: string;
  /** The pool's single address: any Service gets that one. */
  readonly only?: Located<string>;
}

/** Decides how many pods a workload has (autoscaling HorizontalPodAutoscaler, keda.sh ScaledObject). */
export interface AutoscalerFact extends Declared {
  readonly kind: 'autoscaler';
  readonly namespace: string;
  readonly workload: string;
  readonly name: string;
}

/** Endpoints or EndpointSlice of a Service without a selector. */
export interface EndpointsFact extends Declared {
  readonly kind: 'endpoints';
  readonly namespace: string;
  readonly service: string;
  readonly addresses: readonly Located<string>[];
  readonly ports: readonly { readonly name?: string; readonly port: number }[];
}

/** Traffic to an address goes to pods on the sender's node (CiliumLocalRedirectPolicy). */
export interface RedirectFact extends Declared {
  readonly kind: 'redirect';
  readonly namespace: string;
  readonly name: string;
  /** A Service's address, or one with its ports. */
  readonly to:
    | { readonly kind: 'service'; readonly namespace: string; readonly name: string }
    | { readonly kind: 'address'; readonly address: Located<string>; readonly ports: readonly number[] };
  /** Of the policy's namespace, by template labels. */
  readonly selector: Labels;
  /** The pods' port; by default the address's. */
  readonly port?: number;
  /** The pods themselves reach what is behind the address. */
  readonly skipsBackends: boolean;
}

/** Settings of a pool's, or all, kubelets, each absent where this source does not state it. */
export interface KubeletFact extends Declared {
  readonly kind: 'kubelet';
  /** Flags override the file. */
  readonly source: 'config' | 'flags';
  /**
   * Higher flags come later and win; default 20 (kubeadm's 10-kubeadm.conf: unit 0, drop-ins 10, kubeadm 20, extra
   * arguments 30). Of the file: what is appended 30, drop-ins 40 and a fraction.
   */
  readonly precedence?: number;
  /** `''` is a value: kubelet then writes 127.0.0.1. */
  readonly resolvConf?: Located<string>;
  readonly clusterDNS?: readonly Located<string>[];
  readonly clusterDomain?: Located<string>;
  /** Settings that only seem to choose the resolver file. `instead`: what to write. */
  readonly ineffective: readonly {
    readonly key: string;
    readonly why: string;
    readonly instead: string;
    /** The correct key, where only the key is wrong. */
    readonly rename?: string;
    readonly at: Location;
  }[];
  readonly assumes?: string;
  /** For which machines the document is, where its file is for several. */
  readonly machine?: string;
  /** The tool that wrote it, where defaults depend on it: `kubeadm`, `k3s`, `kops`, ... */
  readonly provisioner?: string;
}

/** A file on nodes: `/etc/resolv.conf`, `/etc/systemd/resolved.conf.d/x.conf`, `/etc/dnsmasq.conf`, ... */
export interface NodeFileFact extends Declared {
  readonly kind: 'node-file';
  /** Absolute, on the node. */
  readonly path: string;
  readonly text: SourceText;
  /** `append`: adds lines to what is there. */
  readonly mode: 'replace' | 'append';
  /** Appended, and made where it is not there. */
  readonly created?: true;
  /** Assumed, in words, where nothing states it: `the default ... counts`. */
  readonly assumes?: string;
  /** Known by its path only: the folder that mirrors a node's root; `''` is the repository's. */
  readonly overlay?: string;
}

/** DNS settings of netplan, systemd-networkd, NetworkManager, ifupdown, or DHCP clients. */
export interface NodeNetworkFact extends Declared {
  readonly kind: 'node-network';
  /** Of `netplan` and `systemd-networkd` systemd-resolved gets the servers; other software writes them to a resolver file. */
  readonly software: string;
  readonly nameservers: readonly Located<string>[];
  /** Search and routing domains: zones whose names prefer these servers. */
  readonly routes: readonly DomainName[];
  /** They take names of `routes` only. */
  readonly onlyRoutes: boolean;
  /** Servers from DHCP: before or after these, unused, or not stated. */
  readonly dhcp: 'before' | 'after' | 'none' | 'unsaid';
  /** Overrides other sources: dhclient's `supersede`, NetworkManager's global servers. */
  readonly alone?: true;
  /** NetworkManager's `dns=`: what serves the node's own queries, and so what /etc/resolv.conf lists. */
  readonly plugin?: Located<string>;
  readonly overlay?: string;
}

/** A node service switched on or off: `systemctl disable --now systemd-resolved`, a masked unit. */
export interface NodeServiceFact extends Declared {
  readonly kind: 'node-service';
  readonly name: string;
  readonly runs: boolean;
}

/** A DNS server started by a machine's service manager: unit, drop-ins and environment combined. */
export interface NodeServerFact extends Declared {
  readonly kind: 'node-server';
  readonly name: string;
  readonly program: 'coredns' | 'node-cache' | 'dnsmasq' | 'unbound' | 'named' | 'pdns-recursor';
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  /** `WorkingDirectory=`, where absolute. */
  readonly workingDirectory?: string;
  /** `BindReadOnlyPaths=`: `source` shown at `path`. */
  readonly binds: readonly { readonly path: string; readonly source: string; readonly at: Location }[];
  /** As `NodeFileFact.overlay`; also a folder with the unit beside its configuration. */
  readonly overlay?: string;
}

/** A symbolic link, such as `/etc/resolv.conf` to systemd-resolved's file. */
export interface NodeLinkFact extends Declared {
  readonly kind: 'node-link';
  readonly path: string;
  readonly target: string;
  readonly assumes?: string;
}

/** What an image or provisioner puts on nodes, stated by a document (`ami: ...`) or the configuration. */
export interface NodeProfileFact extends Declared {
  readonly kind: 'node-profile';
  /** An id of node-profiles.yaml: `ubuntu-24.04`, `flatcar`, `talos`, ... */
  readonly os?: Located<string>;
  readonly provisioner?: Located<string>;
  readonly addresses?: readonly Located<string>[];
  /** In words, where only an image's name tells the system. */
  readonly assumes?: string;
  /** Only a sign of the installer, such as an object that only it reads: a stated installer overrides it. */
  readonly sign?: true;
}

export interface NetworkFact extends Declared {
  readonly kind: 'network';
  readonly serviceSubnets?: readonly Located<string>[];
  readonly clusterDomain?: Located<string>;
  readonly clusterDNS?: readonly Located<string>[];
  readonly proxyMode?: Located<string>;
  /** CoreDNS's image tag from an installer's configuration: `v1.11.3`. */
  readonly corednsVersion?: Located<string>;
  /** From an installer's configuration: `v1.31.2`. */
  readonly kubernetesVersion?: Located<string>;
  readonly balancerOff?: true;
  readonly dnsOff?: true;
}

/** A bare Corefile, or a generator's input. */
export interface ConfigTextFact extends Declared {
  readonly kind: 'config-text';
  readonly language: ConfigLanguage;
  readonly path: string;
  readonly text: SourceText;
  readonly completes?: string;
  /** Assumed, in words, where nobody knows whether it is written. */
  readonly assumes?: string;
}
/** `unplaced`: a role's file, placed by its task. `corefile-part`: what a Corefile may import. */
export type ConfigLanguage =
  | 'corefile'
  | 'corefile-part'
  | 'resolv-conf'
  | 'systemd-resolved'
  | 'dnsmasq'
  | 'unbound'
  | 'named'
  | 'unplaced';

/** A DNS server known by behaviour: declared in the configuration, or a platform's resolver. */
export interface ResolverFact extends Declared {
  readonly kind: 'resolver';
  readonly name: string;
  readonly software: string;
  readonly config: ServerConfig;
  /** A `NetworkId` where it runs beside a workload. */
  readonly network: 'node' | 'external' | { readonly beside: string };
  readonly addresses: readonly Located<string>[];
}

/** A part of a cloud network's resolver; rules and endpoints refer to each other by id. */
export interface NetworkResolverFact extends Declared {
  readonly kind: 'network-resolver';
  readonly scope: string;
  readonly assumes?: string;
  readonly part: NetworkPart;
}
export type NetworkPart =
  | { readonly kind: 'network'; readonly id: string; readonly cidr: Located<string> }
  /** Nameservers that a network's machines get instead of its resolver. */
  | {
      readonly kind: 'nameservers';
      readonly id: string;
      readonly to: readonly Located<ForwardTarget>[];
      readonly networks: readonly string[];
    }
  /** Another name for a network, or a part of it: a subnet. */
  | { readonly kind: 'alias'; readonly id: string; readonly of: string }
  /** Addresses at which others reach a network's resolver. */
  | {
      readonly kind: 'endpoint';
      readonly id: string;
      readonly behaviour: NetworkBehaviour;
      readonly network?: string;
      readonly addresses: readonly Located<string>[];
    }
  /** Names that a network's resolver forwards; without `to` it answers them, whatever wider rules say. */
  | {
      readonly kind: 'rule';
      readonly id: string;
      readonly behaviour: NetworkBehaviour;
      readonly zone?: Located<DomainName>;
      readonly to?: readonly Located<ForwardTarget>[];
      /** A rule set that networks share. */
      readonly group?: string;
      readonly networks: readonly string[];
      /** Not all of its networks are known. */
      readonly partial?: true;
      /** The lowest rank wins, then the longest zone. */
      readonly rank: number;
    }
  /** Networks that use a rule, a rule set, or nameservers. */
  | {
      readonly kind: 'link';
      /** Undefined: what they use is not known. */
      readonly of?: string;
      readonly networks: readonly string[];
      readonly partial?: true;
    }
  | { readonly kind: 'nodes'; readonly network: string };
export type ForwardTarget =
  | { readonly kind: 'address'; readonly address: string; readonly port: number }
  | { readonly kind: 'part'; readonly id: string }
  /** Another network's resolver, which does not forward further (Cloud DNS allows one such hop). */
  | { readonly kind: 'peer'; readonly id: string }
  | { readonly kind: 'unknown'; readonly text: string };
/** Common behaviour of a cloud's resolvers. */
export interface NetworkBehaviour {
  /** The software's id, and words for a resolver: `Route 53 Resolver of`. */
  readonly software: string;
  readonly title: string;
  /** Where every network has it, seen from inside. */
  readonly addresses: readonly string[];
  /** Its position in the network's range. */
  readonly nth?: number;
  /** Answered unless a rule is for the same zone. */
  readonly own?: readonly DomainName[];
  /** Machines may also be in other networks: its addresses count wherever they are asked. */
  readonly everywhere?: true;
  readonly policy: 'random' | 'sequential';
}

/** A script or patch that removes the guard: `sed '/loop/d'`. */
export interface GuardEditFact extends Declared {
  readonly kind: 'guard-edit';
  readonly says: string;
}

// What a DNS server's configuration says. Corefiles are read into this shape, and so are dnsmasq, unbound and the rest.

/** A server's configuration before its files and addresses are resolved. */
export interface ServerConfig {
  readonly blocks: readonly ServerBlock[];
  /** Why it would refuse to start, in the server's order; such a server serves nothing. */
  readonly errors: readonly StartError[];
  /** Tokens, with imports, and zones, with those of networks. */
  readonly size?: number;
  readonly imported?: readonly SourceText[];
  readonly filled?: readonly FilledWord[];
  readonly at: Location;
}
export interface FilledWord {
  readonly variable: string;
  readonly text: string;
  /** A plugin makes names of it, in which it may stand anywhere. */
  readonly within?: true;
}
export interface StartError {
  readonly message: string;
  readonly at: Location;
}

export interface ServerBlock {
  /** Normalised, in order, CIDRs expanded in place. `loop` probes the first. */
  readonly keys: readonly ServerKey[];
  /** `bind` in order; empty: every address. */
  readonly bind: readonly Located<BindAddress>[];
  /** In execution order (CoreDNS: the version's plugin order, not the file's). */
  readonly steps: readonly Step[];
  readonly views: readonly View[];
  /** CoreDNS `tls`: whether clients have to show a certificate (`client_auth`). Absent: listeners of every transport are plain. */
  readonly tls?: { readonly asksCertificate: boolean };
  /** Added by the program, in no file: by what, in words. */
  readonly addedBy?: string;
  readonly at: Location;
  /** From the first key to the closing brace. */
  readonly extent: Location;
}
export interface ServerKey {
  readonly zone: DomainName;
  readonly transport: Transport;
  readonly port: number;
  readonly at: Location;
}
export type BindAddress =
  /**
   * `nothing`: all addresses are excluded, so no listener. `written`: another spelling. `ownFamilyOnly`: the
   * unspecified address takes no packets of the other family.
   */
  | { readonly kind: 'address'; readonly address: string; readonly written?: string; readonly ownFamilyOnly?: true }
  /** `anyAddress`: what comes in there, whatever address it is sent to. `excepts`: but some of its addresses, or all. */
  | {
      readonly kind: 'interface';
      readonly name: string;
      readonly anyAddress?: true;
      readonly excepts?: true | undefined;
    };

/** When a block takes a query at all (CoreDNS `view`). */
export interface View {
  readonly text: string;
  /** Known restrictions; undefined does not restrict. `opaque`: not understood. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  /** All must match. */
  readonly names?: readonly NamePattern[];
  /** Lists of networks; one of each has the asker. */
  readonly clients?: readonly (readonly string[])[];
  readonly port?: number;
  readonly opaque: boolean;
  readonly at: Location;
}

/** What a plugin does to a query, in plugin order. Nothing is left out: the rest is `opaque`. */
export type Step = AnswerStep | ForwardStep | RewriteStep | LoopGuardStep | OpaqueStep;

/** Ends some queries. The first matching rule decides; others pass. */
export interface AnswerStep {
  readonly kind: 'answer';
  readonly plugin: string;
  readonly rules: readonly AnswerRule[];
  readonly at: Location;
}
export interface AnswerRule {
  readonly names: NamePattern;
  /** Upper case; undefined: every type. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  /**
   * `answer`: its own, also NXDOMAIN and NODATA. `refuse`, `servfail`: that rcode. `drop`: no reply. `pass`: on to the
   * next step. `miss-passes`: existing names are answered, others pass (kubernetes with fallthrough). `maybe`: either;
   * the text does not tell.
   */
  readonly effect: 'answer' | 'refuse' | 'servfail' | 'drop' | 'pass' | 'miss-passes' | 'maybe';
  /** The rcode of an `answer`, where stated; `NODATA`: NOERROR without a record; `UNASKED`: with those of other types only; `REFERRAL`: with a delegation only. */
  readonly rcode?: string;
  /** A refusal without a question section: whoever forwarded the question takes it for a reply to another. */
  readonly withoutQuestion?: true;
  /** An answer (to A or AAAA) may be an alias, whose target the server asks for like a client. */
  readonly alias?: 'addresses' | 'all';
  /** As in `ForwardStep`, of an answer that is looked up. */
  readonly unlessRecursive?: WithoutRecursion;
  readonly because?: string;
  /** Assumed of its answer; that the question passes is not followed. */
  readonly assumes?: string;
  /** Client networks; absent: every client. */
  readonly clients?: readonly string[];
  /** For askers alone that are known to ask over IPv6. */
  readonly overIPv6?: true;
  /** Set where it is not known whether the rule applies: the assumption for either case. */
  readonly perhaps?: { readonly holds: string; readonly fails: string };
  readonly at: Location;
}
export type NamePattern =
  | { readonly kind: 'any' }
  /** Zones and all below, less `except` and all below. */
  | { readonly kind: 'within'; readonly zones: readonly DomainName[]; readonly except?: readonly DomainName[] }
  | { readonly kind: 'exactly'; readonly names: readonly DomainName[] }
  /** Of the absolute lower-case name as a string, not on label boundaries. */
  | { readonly kind: 'suffix' | 'prefix' | 'substring'; readonly text: string }
  /** Only the final dot. */
  | { readonly kind: 'single-label' }
  /** Go RE2, unanchored, on the absolute lower-case name; `within`: the plugin's zones. */
  | { readonly kind: 'regex'; readonly regex: string; readonly within?: readonly DomainName[] };

/** `LAME`: NOERROR with the root servers only. */
export type WithoutRecursion = 'REFUSED' | 'LAME';

export interface ForwardStep {
  readonly kind: 'forward';
  /** `forward`, `proxy`, `grpc`, `fanout`, `alternate`, or another server's name for it. */
  readonly plugin: string;
  /** Forwards names at or below it ... */
  readonly from: DomainName;
  /** ... but not at or below one of these; `from` itself always (forward.go isAllowedDomain). */
  readonly except: readonly DomainName[];
  /**
   * Less than all names: not `from` itself (dnsmasq, `server=/*.zone/`), or names without a dot (`server=//`). Or more:
   * names that end in the text of `from`, on a label boundary or not (`server=/*zone/`).
   */
  readonly takes?: 'below' | 'single-labels' | 'endings';
  /** Upper case; absent: every type. */
  readonly types?: readonly string[];
  /** In file order. Of several stanzas the first match counts (CoreDNS >= 1.9.4); for `proxy` the longest FROM. */
  readonly to: readonly Located<Upstream>[];
  /** `parallel`: all at once. `unordered`: in an unknown order. */
  readonly policy: 'random' | 'round_robin' | 'sequential' | 'parallel' | 'unordered';
  /** What is assumed of the order in which several upstreams are asked. */
  readonly assumedOrder?: string;
  /** 0: unlimited. */
  readonly maxConcurrent: number;
  /** After so many upstreams without a reply no other is asked (CoreDNS, `max_connect_attempts`). */
  readonly maxAttempts?: number;
  /** rcodes after which the next upstream is tried. */
  readonly failover: readonly string[];
  /** rcodes after which the next matching stanza is tried; `NODATA`: an empty NOERROR (`next_on_nodata`). */
  readonly next: readonly string[];
  /** Towards upstreams; `client`: as the client asked. */
  readonly protocol: 'client' | 'tcp' | 'udp' | 'tls' | 'https';
  /** CoreDNS, towards upstreams that are not plain DNS; `mutual`: with a certificate of its own. */
  readonly encryption?: 'none' | 'server' | 'mutual';
  /** Upstreams without a reply to NS of this name are passed over from the second question on; absent: none are. */
  readonly checks?: DomainName;
  /** Merges identical questions in flight, as unbound and dnsmasq do, CoreDNS not. */
  readonly merges: boolean;
  /** Asks with CD, and merges no question that has it with one that has not (BIND that validates, lib/dns/resolver.c resquery_send, fctx_match). */
  readonly tellsUnchecked?: true;
  /** Does not ask again for a merged question; `perhaps`: by timeouts (recorded: guard/other-resolvers). */
  readonly givesUp?: boolean | 'perhaps';
  /** Asks the servers that a delegation names (the Recursor; BIND and unbound where they ask for a zone's own data). */
  readonly followsReferrals?: true;
  /** Its own failure comes later than a CoreDNS waits for it: for an upstream that says nothing, or also where nobody listens. */
  readonly failsLate?: 'after silence' | 'always';
  /** The client gets SERVFAIL for an upstream's REFUSED (a resolver that looks on by itself). */
  readonly failsOnRefusal?: boolean;
  /** Asks the same upstream again after a refusal (unbound). */
  readonly repeats?: true;
  /**
   * Without an answer the enclosing zone's stanza is asked, at last the root servers (unbound, `forward-first`), or these
   * at once (BIND, `forward first`).
   */
  readonly fallsBack?: 'above' | 'roots';
  /** Asked in place of the root servers: where no other stanza takes the name, and where one falls back to `roots` (BIND, `static-stub`). */
  readonly looksUp?: true;
  /** Asks with RD clear, as if of a server with the zone (unbound `stub-zone`, BIND `static-stub`). */
  readonly asksWithoutRecursion?: true;
  /** Its reply to a question with RD clear, unless it forwards all the same. Absent: forwarded as it is. */
  readonly unlessRecursive?: WithoutRecursion;
  /** Settings that may keep an answer from the client, in words. */
  readonly screens?: readonly string[];
  /** Validates for who sets DO, as resolvers do (the Recursor, `dnssec=process`). */
  readonly validatesIfAsked?: true;
  /** After REFUSED or SERVFAIL of the last upstream the client gets no reply (dnsmasq, `strict-order`). */
  readonly dropsFailures?: boolean;
  /** Has no failure of its own, and passes a refusal on only when every other upstream replied (dnsmasq, src/forward.c reply_query). */
  readonly onlyRelays?: boolean;
  /** Asks all at once, if only after a failure, and passes on the first reply but a refusal (dnsmasq, src/forward.c forward_query, reply_query). */
  readonly racesFailures?: boolean;
  /** Only queries whose chain ended in one of these rcodes (external plugin `alternate`). */
  readonly onlyAfter?: readonly string[];
  /** Never asks upstreams at which it listens itself (dnsmasq, src/network.c check_servers). */
  readonly ignoresOwnAddresses?: boolean;
  /**
   * What it answers itself: its names where no upstream is left (dnsmasq, `local=/zone/` beside servers), or names
   * without a dot where one is (`local=//`; src/domain-match.c lookup_domain).
   */
  readonly keeps?: 'where none is left' | 'without a dot';
  /** Finds upstreams that lead back and stops asking them (dnsmasq, `dns-loop-detect`, src/loop.c). */
  readonly detectsLoops?: boolean;
  /** DS for FROM itself goes to the zone above (unbound, iterator/iterator.c processInitRequest). */
  readonly dsAbove?: boolean;
  /** The longest FROM wins among this plugin's steps (legacy `proxy`, dnsmasq, unbound). */
  readonly longestFromWins?: boolean;
  readonly at: Location;
}
export type Upstream =
  | {
      readonly kind: 'endpoint';
      readonly address: string;
      readonly port: number;
      readonly transport: Transport;
      /** Whether it is asked at all hangs on this, in words. */
      readonly perhaps?: { readonly holds: string; readonly fails: string };
    }
  /** A resolv.conf on the server's own file system; its text where the reader saw it, and what that takes for granted. */
  | { readonly kind: 'resolver-file'; readonly path: string; readonly text?: SourceText; readonly assumes?: string }
  /** Resolved by the system at start. */
  | { readonly kind: 'host'; readonly name: string; readonly port: number; readonly transport: Transport }
  /** node-cache's run-time placeholders. */
  | {
      readonly kind: 'placeholder';
      readonly name: 'cluster-dns' | 'upstream-servers' | 'local-dns' | 'dns-server';
      /** As written, where it is. */
      readonly text?: string;
    }
  | { readonly kind: 'unresolved'; readonly text: string; readonly because: string };

export interface RewriteStep {
  readonly kind: 'rewrite';
  /** In file order, each on the rewritten name; a matching `stop` rule is the last. */
  readonly rules: readonly RewriteRule[];
  readonly at: Location;
}
export interface RewriteRule {
  readonly then: 'stop' | 'continue';
  readonly match: NamePattern;
  /** The reply restores the question, as after a `stop` rule (plugin/rewrite/rewrite.go ServeDNS). */
  readonly reverts?: boolean;
  readonly type?: string;
  /** It may ask a question of its own after an answer; what is assumed if not. */
  readonly unlessAsks?: string;
  /** The same after a reply from elsewhere. */
  readonly unlessAsksAfterReply?: string;
  /** The same where the name does not exist, or a plugin gives no answer. */
  readonly unlessMissing?: string;
  /** Assumed where the reply is not sent. */
  readonly unsent?: string;
  readonly rcode?: RcodeChange;
  readonly to:
    | { readonly kind: 'name'; readonly name: DomainName }
    /** Replaces the matched suffix, prefix or substring. */
    | { readonly kind: 'replace'; readonly text: string }
    /** Go regex groups as `{0}`, `{1}`. */
    | { readonly kind: 'template'; readonly text: string }
    | { readonly kind: 'type'; readonly type: string }
    /** Nothing that routing sees: ttl, edns0, class IN to IN, answers. */
    | { readonly kind: 'nothing' }
    | { readonly kind: 'opaque'; readonly because: string };
  readonly at: Location;
}

/** `rewrite rcode` (plugin/rewrite/rcode.go RewriteResponse). */
export interface RcodeChange {
  /** Undefined: not stated. */
  readonly from?: string;
  readonly to?: string | undefined;
  /** Once for each record, so a reply without any stays as it is (plugin/rewrite/reverter.go WriteMsg). */
  readonly perRecord?: true;
}

export interface LoopGuardStep {
  readonly kind: 'loop-guard';
  readonly at: Location;
}

/** Not modelled: it may answer or pass. */
export interface OpaqueStep {
  readonly kind: 'opaque';
  readonly plugin: string;
  readonly because: string;
  /** What is assumed where the query passes, unless said of the plugin. */
  readonly passes?: string;
  readonly at: Location;
}

// Readers: how the cluster asks for a text's meaning without knowing any language.

/** What surrounds a configuration text. */
export interface ConfigContext {
  /** CoreDNS's, `1.11.3`; for node-cache the embedded one. */
  readonly version: string;
  /** Which plugins the binary has. */
  readonly build: 'coredns' | 'node-cache';
  /** The manifest's environment. `known: false`: `{$X}` is opaque instead of empty. */
  readonly env: ReadonlyMap<string, string | undefined>;
  readonly envKnown: boolean;
  /** `-dns.port`, `-p`. */
  readonly port: number;
  /** Absolute, in the container or on the host, for relative imports. */
  readonly path: string;
  /** Undefined where not stated. */
  readonly workingDirectory?: string;
  /** Absolute; of relative paths, where a plugin says so. */
  readonly root?: string;
  /** Visible files by absolute path, for `import`, `file`, `hosts`. Never the scanner's disk. */
  readonly files: ReadonlyMap<string, SourceText>;
  /** Whether at a path in the directories of `files`, where they have nothing, nothing is. */
  readonly isAbsent: (path: string) => boolean;
  /** A stock image: directives that no stock build has are certainly refused. */
  readonly stockImage?: boolean;
  /** What the server reads, to the letter: no placeholders. */
  readonly literal?: boolean;
}

/** The cluster's readers, by language. */
export interface ConfigReaders {
  readonly corefile: (text: SourceText, context: ConfigContext) => Reading<ServerConfig>;
  readonly resolverFile: (text: SourceText) => Reading<ResolverFile>;
  readonly systemdResolved: (files: readonly SourceText[]) => Reading<ResolvedSettings>;
  readonly dnsmasq: ResolverReader;
  readonly unbound: ResolverReader;
  readonly named: ResolverReader;
  /** Cheap: parses with at least one block. */
  readonly looksLikeCorefile: (text: SourceText) => boolean;
  /** In a block or a snippet, or a part that one imports. */
  readonly statesDirective: (text: SourceText, name: string) => boolean;
  /** Resolvers that run as workloads; the first that recognises a container reads it. */
  readonly software: readonly ResolverSoftware[];
}

/** What it is started with, and by absolute path what that may name. */
export type ResolverReader = (
  files: readonly SourceText[],
  beside?: ReadonlyMap<string, SourceText>,
) => Reading<ServerConfig>;

export interface ResolverSoftware {
  /** Its folder among the languages, and the server's software: `pihole`, `adguard-home`. */
  readonly id: string;
  readonly title: string;
  /** Cheap: by image and command, wherever it runs. */
  recognises(container: Omit<ResolverContainer, 'at'>): boolean;
  /** Undefined where nothing states what it forwards to. */
  read(container: ResolverContainer): Reading<ServerConfig> | undefined;
}
export interface ResolverContainer {
  /** Without registry, tag and digest: `pihole/pihole`. */
  readonly image: string;
  readonly tag?: string;
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  /** By absolute path; those of init containers come last. */
  readonly files: ReadonlyMap<string, SourceText>;
  /** Read where a file names them; absent: `files`. */
  readonly beside?: ReadonlyMap<string, SourceText>;
  /** The image, else the workload. */
  readonly at: Location;
}

export interface ResolverFile {
  /** In file order, more than three; as written, less IPv6 zone ids. The port is 53. */
  readonly nameservers: readonly Located<string>[];
  readonly at: Location;
}

/** With all drop-ins (resolved.conf(5)). */
export interface ResolvedSettings {
  readonly dns: readonly Located<string>[];
  readonly fallbackDns: readonly Located<string>[];
  readonly domains: readonly Located<string>[];
  /** Absent: `yes`. */
  readonly stubListener?: Located<string>;
  readonly stubListenerExtra: readonly Located<string>[];
  /** `ReadEtcHosts=no`. */
  readonly ignoresHosts?: true;
  /** `ResolveUnicastSingleLabel=yes`. */
  readonly singleLabels?: true;
  /** Decides about queries and is not modelled. */
  readonly unread?: Located<string>;
  readonly at: Location;
}
