/**
 * What a repository declares. Kubernetes objects are as the API server gets them, files as they lie on a node; a
 * chart's values become the objects that it would render, each placed where a person would edit it.
 */

import type { ListedNetwork, Transport } from '../dns/endpoint.ts';
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
  /** Undefined: every node. */
  readonly pool?: string;
  /** Known from the platform, not written; in words, for `path` and `assumptions`. */
  readonly platformSource?: string;
  /** The repository installs it; default: where there is no `platformSource`. */
  readonly released?: boolean;
  /** The machine, in words, where it is no node of the cluster. */
  readonly standalone?: string;
  /** The playbook task that states it. */
  readonly by?: SetUpBy;
  /** Assumed where no CoreDNS is shown, as an unseen platform installs one; in words. */
  readonly installerDefault?: string;
  /** Decides its cluster in place of the file's path: one of several values files of a release. */
  readonly clusterPath?: string;
}

/** A play's, or those of plays with a role. */
export interface SetUpBy {
  readonly hosts?: string;
  /** The role's folder: `roles/resolver`. */
  readonly role?: string;
  readonly when?: string;
}

/** `default` where none is stated, and who applies it states none either. */
interface InNamespace extends Declared {
  readonly namespace: string;
  /** That is stated. */
  readonly isInDefault?: true;
}

export interface ConfigMapFact extends InNamespace {
  readonly kind: 'config-map';
  readonly name: string;
  readonly data: readonly ConfigMapEntry[];
  /** A volume of a ConfigMap never means it. */
  readonly secret?: boolean;
  /** It may change; the assumption that it does not, in words. */
  readonly mayDiffer?: string;
  readonly appliedBy?: Applier;
  /** Of several in one file it is not known which is applied last. */
  readonly isUnordered?: true;
}
/** What runs and puts the object in place of one that others state. */
export type Applier = 'command' | 'resource' | 'task' | 'policy';
export interface ConfigMapEntry {
  readonly key: string;
  /** Empty where one of `files`, the first that exists, holds it. */
  readonly text: SourceText;
  readonly files?: readonly string[];
  readonly at: Location;
}

export type Labels = Readonly<Record<string, string>>;

/** A pod template: Deployment, DaemonSet, StatefulSet, ReplicaSet, Job, CronJob, Pod. */
export interface WorkloadFact extends InNamespace {
  readonly kind: 'workload';
  readonly workload: string;
  readonly name: string;
  /** Of the pod template, not the workload: Services select pods. */
  readonly labels: Labels;
  readonly hostNetwork: boolean;
  /** `enableServiceLinks`, where stated. */
  readonly serviceLinks?: boolean;
  /** Equal for those that share all their nodes: what these must have, `KEY=VALUE`, and a name; absent: on every node. */
  readonly nodes?: string;
  /** Absent when not stated; the API server then writes ClusterFirst. */
  readonly dnsPolicy?: Located<string>;
  /** How a template decides it, in words; in place of `dnsPolicy`. */
  readonly dnsPolicyUnknown?: Located<string>;
  /** Assumptions about an unrendered template, in words. */
  readonly assumes?: readonly string[];
  /** Undefined where a template, the nodes or events decide. */
  readonly replicas?: number;
  /** Its pods are ready only after a probe of theirs, or by a gate. */
  readonly isReadyLater?: true;
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
  /** Of its container engine, as `ServiceFact.network`, `''` for its host; undefined where it is in others too. */
  readonly networks?: readonly string[];
  /** Networks (CIDR) beyond which no route leads from them. */
  readonly routes?: readonly string[];
  readonly hosts?: readonly KnownHost[];
  readonly containers: readonly Container[];
  readonly volumes: readonly Volume[];
  /** `spec.template.spec` (`spec` of a Pod), where a missing `dnsPolicy` would go. */
  readonly podSpecAt: Location;
  /** What makes its chart write `dnsPolicy: Default` there. */
  readonly defaultPolicyBy?: string;
  /** States that it is not the cluster DNS. */
  readonly isSecond?: true;
  /** An operator's: users cannot edit it. */
  readonly ownerWrites?: true;
  /** Started by a container engine, not by a kubelet. */
  readonly containerEngine?: true;
}
export interface KnownHost {
  /** Lower case, no final dot. */
  readonly name: string;
  readonly to: Located<string> | { readonly namespace: string; readonly service: string };
  readonly says: string;
  /** Docker's resolver knows it, and no hosts file. */
  readonly byResolver?: true;
  /** The name has an address, and which one that is nobody says. */
  readonly isOpen?: true;
  readonly at: Location;
}
export interface Container {
  readonly name: string;
  readonly init: boolean;
  readonly image?: Located<string>;
  /** `command`, then `args`; a shell's `-c` string is split where that is certain. */
  readonly words: readonly Located<string>[];
  /** The first word is the program; default: all are arguments of the image's entrypoint. */
  readonly replacesEntrypoint?: true;
  /** It drops the capability NET_BIND_SERVICE. */
  readonly dropsNetBind?: true;
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
  /** In place of `value`, the pod's own address, or its node's. */
  readonly addressOf?: 'pod' | 'node';
  /** Judged, never shown. `file`: from a file of variables at `at`; `filled`: made of such values. */
  readonly secret?: 'file' | 'filled';
  readonly at: Location;
}
/** From a file of variables, or from a Secret that a tool made into another object: judged, never shown. */
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

export interface ServiceFact extends InNamespace {
  readonly kind: 'service';
  readonly name: string;
  readonly type: string;
  /** Has an installer's name for the cluster DNS. */
  readonly clusterDns?: true;
  /** Literals; empty when the API server chooses. */
  readonly clusterIPs: readonly Located<string>[];
  readonly headless: boolean;
  /** loadBalancerIP, externalIPs, load balancer annotations. */
  readonly externalIPs: readonly Located<string>[];
  /** A balancer's address takes some askers only (`loadBalancerSourceRanges`). */
  readonly isForSome?: true;
  readonly addressPool?: string;
  readonly selector?: Labels;
  /** `publishNotReadyAddresses` */
  readonly publishesNotReady?: true;
  readonly ports: readonly ServicePort[];
  /** A pod's own address: all its listening ports are reachable. */
  readonly everyPort?: true;
  /** On a container engine's host, which has its other ports itself. */
  readonly onHost?: true;
  /** What runs there has its own address when it asks others of it. */
  readonly network?: string;
  /** In words: a service started on demand was started. */
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
export interface AutoscalerFact extends InNamespace {
  readonly kind: 'autoscaler';
  readonly workload: string;
  readonly name: string;
}

/** Endpoints or EndpointSlice of a Service without a selector. */
export interface EndpointsFact extends InNamespace {
  readonly kind: 'endpoints';
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
  /** By default the address's. */
  readonly port?: number;
  /** The pods themselves bypass the redirect. */
  readonly skipsBackends: boolean;
}

/** Of a pool, or of all; each setting absent where this source does not state it. */
export interface KubeletFact extends Declared {
  readonly kind: 'kubelet';
  /** Flags override the file. */
  readonly source: 'config' | 'flags';
  /**
   * Higher flags come later and win; default 20 (kubeadm's 10-kubeadm.conf: unit 0, drop-ins 10, kubeadm 20, extra
   * arguments 30). Of the file: what is appended 30, drop-ins 40.
   */
  readonly precedence?: number;
  /** Of equal precedence the last by this counts, of equal ones the last read. */
  readonly order?: string;
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
  /** The machines of this document, where its file is for several. */
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
  /** Appended, and made where it is missing. */
  readonly created?: true;
  /** In words: `the default ... counts`. */
  readonly assumes?: string;
  /** The folder that mirrors a node's root, where only the path tells; `''` is the repository's. */
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
  /** Of facts of one machine with an equal `of`, those with the first or last `order` count; one rivalry after the other. */
  readonly rivalries?: readonly Rivalry[];
}

export interface Rivalry {
  readonly of: string;
  readonly order: string;
  readonly counts: 'first' | 'last';
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
  /** As in node-profiles.yaml: `ubuntu-24.04`, `flatcar`, `talos`, ... */
  readonly os?: Located<string>;
  readonly provisioner?: Located<string>;
  readonly addresses?: readonly Located<string>[];
  /** In words, where only an image's name tells it. */
  readonly assumes?: string;
  /** A sign of the installer, such as an object that only it reads: a stated one overrides it. */
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
  /** In words, where it may not be written. */
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
  /** A subnet, or another name. */
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
      /** Undefined: unknown. */
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
  /** It stands in a text of which nothing says that it runs. */
  readonly mayRun?: true;
}

// What a DNS server's configuration says: Corefiles, dnsmasq, unbound and the rest.

/** A server's configuration before its files and addresses are resolved. */
export interface ServerConfig {
  readonly blocks: readonly ServerBlock[];
  /** Why it would refuse to start, in the server's order; such a server serves nothing. */
  readonly errors: readonly StartError[];
  /** Tokens and zones, imports and networks included. */
  readonly size?: number;
  readonly imported?: readonly SourceText[];
  readonly filled?: readonly FilledWord[];
  /** Of some block it is not stated which zone it serves, at which port. */
  readonly hasUnreadKeys?: true;
  /** It also listens over TLS, HTTPS or QUIC, where no block says so. */
  readonly listensEncrypted?: true;
  readonly at: Location;
}
export interface FilledWord {
  readonly variable: string;
  readonly text: string;
  /** A plugin makes names of it. */
  readonly within?: true;
}
export interface StartError {
  readonly message: string;
  readonly at: Location;
  /** Of the command line, not of the Corefile. */
  readonly ofArguments?: true;
  /** Of braces that do not close or open: a part of a Corefile has such. */
  readonly isUnbalanced?: true;
}

export interface ServerBlock {
  /** Normalised, in order, CIDRs expanded in place. `loop` probes the first. */
  readonly keys: readonly ServerKey[];
  /** Empty: every address. */
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
   * unspecified address takes no packets of the other family. `interfacesOnly`: it stands for the addresses that
   * interfaces have, of 127.0.0.0/8 the first alone (BIND lib/ns/interfacemgr.c do_scan). `mustBeThere`: another
   * server than CoreDNS does not start without it either.
   */
  | {
      readonly kind: 'address';
      readonly address: string;
      readonly written?: string;
      readonly ownFamilyOnly?: true;
      readonly interfacesOnly?: true;
      /** Those of them that it takes. */
      readonly list?: readonly ListedNetwork[];
      readonly mustBeThere?: true;
    }
  /** `anyAddress`: what comes in there, whatever address it is sent to. `excepts`: but these of its addresses, maybe all. */
  | {
      readonly kind: 'interface';
      readonly name: string;
      readonly anyAddress?: true;
      readonly excepts?: readonly string[] | undefined;
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

/** Nothing is left out: what is not modelled is `opaque`. */
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
  /** The rcode of an `answer`, where stated; `NODATA`: NOERROR without a record; `UNASKED`: with those of other types only; `REFERRAL`: with a delegation only; `LAME`: as `unlessRecursive`, unless it is cached. */
  readonly rcode?: string;
  /** Without a question section whoever forwarded it takes it for a reply to another. */
  readonly withoutQuestion?: true;
  /** An answer (to A or AAAA) may be an alias, whose target the server asks for like a client. */
  readonly alias?: 'addresses' | 'all';
  /** As in `ForwardStep`. */
  readonly unlessRecursive?: WithoutRecursion;
  readonly because?: string;
  /** Assumed of its answer; that the question passes is not followed. */
  readonly assumes?: string;
  /** Client networks; absent: every client. */
  readonly clients?: readonly string[];
  /** Only for askers over IPv6. */
  readonly overIPv6?: true;
  /** The assumption for either case, where it is not known whether the rule applies; `known`: never to a new name. */
  readonly perhaps?: { readonly holds: string; readonly fails: string; readonly known?: true };
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
  /** Go RE2, unanchored, on the absolute lower-case name. */
  | { readonly kind: 'regex'; readonly regex: string; readonly within?: readonly DomainName[] };

/** `LAME`: NOERROR with the root servers only. */
export type WithoutRecursion = 'REFUSED' | 'LAME';

export interface ForwardStep {
  readonly kind: 'forward';
  /** `forward`, `proxy`, `grpc`, `fanout`, `alternate`, or another server's name for it. */
  readonly plugin: string;
  /** Forwards names at or below it ... */
  readonly from: DomainName;
  /** FROM as written, where it is not known for which names it stands: whether it takes a name is assumed. */
  readonly unknownFrom?: string;
  /** ... but not at or below one of these; `from` itself always (forward.go isAllowedDomain). */
  readonly except: readonly DomainName[];
  /**
   * Less than all names: not `from` itself (dnsmasq, `server=/*.zone/`), or names without a dot (`server=//`). Or more:
   * names that end in the text of `from`, on a label boundary or not (`server=/*zone/`).
   */
  readonly takes?: 'below' | 'single-labels' | 'endings';
  /** Upper case; absent: every type. */
  readonly types?: readonly string[];
  /** Of several stanzas the first match counts (CoreDNS >= 1.9.4); for `proxy` the longest FROM. */
  readonly to: readonly Located<Upstream>[];
  /** `parallel`: all at once. `unordered`: in an unknown order. */
  readonly policy: 'random' | 'round_robin' | 'sequential' | 'parallel' | 'unordered';
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
  /** Towards upstreams that are not plain DNS; `mutual`: with a certificate of its own; `unverified`: it takes any. */
  readonly encryption?: 'none' | 'server' | 'mutual' | 'unverified';
  /** Upstreams that do not reply to NS of this name are passed over from the second question on; absent: none are. */
  readonly checks?: DomainName;
  /** Merges identical questions in flight, as unbound and dnsmasq do, CoreDNS not. */
  readonly merges: boolean;
  /** Asks with CD, and merges no question that has it with one that has not (BIND that validates, lib/dns/resolver.c resquery_send, fctx_match). */
  readonly tellsUnchecked?: true;
  /** Does not ask again for a merged question; `perhaps`: by timeouts (recorded: guard/other-resolvers). */
  readonly givesUp?: boolean | 'perhaps';
  /** Asks the servers that a delegation names (the Recursor; BIND and unbound where they ask for a zone's own data). */
  readonly followsReferrals?: true;
  /** Comes later than a CoreDNS waits: for an upstream that is silent, or also where nobody listens. */
  readonly failsLate?: 'after silence' | 'always';
  /** SERVFAIL for an upstream's REFUSED. */
  readonly failsOnRefusal?: boolean;
  /** Asks the same upstream again after a refusal (unbound). */
  readonly repeats?: true;
  /**
   * Without an answer the enclosing zone's stanza is asked, at last the root servers (unbound, `forward-first`), or these
   * at once (BIND, `forward first`).
   */
  readonly fallsBack?: 'above' | 'roots';
  /**
   * Asked in place of the root servers: for names of no other stanza, and where one falls back to `roots` (BIND,
   * `static-stub`).
   */
  readonly looksUp?: true;
  /** RD clear, as to a server with the zone (unbound `stub-zone`, BIND `static-stub`). */
  readonly asksWithoutRecursion?: true;
  /** The reply to a question with RD clear that it does not forward. Absent: forwarded as it is. */
  readonly unlessRecursive?: WithoutRecursion;
  /** Settings that may keep an answer from the client, in words. */
  readonly screens?: readonly string[];
  /** Validates only for who sets DO (the Recursor, `dnssec=process`). */
  readonly validatesIfAsked?: true;
  /** No reply after REFUSED or SERVFAIL of the last upstream (dnsmasq, `strict-order`). */
  readonly dropsFailures?: boolean;
  /** Passes a refusal on only when every other upstream replied (dnsmasq, src/forward.c reply_query). */
  readonly onlyRelays?: boolean;
  /**
   * After a failure asks all at once, and passes on the first reply but a refusal (dnsmasq, src/forward.c
   * forward_query, reply_query).
   */
  readonly racesFailures?: boolean;
  /** Only queries whose chain ended in one of these rcodes (external plugin `alternate`). */
  readonly onlyAfter?: readonly string[];
  /** Never asks its own listeners (dnsmasq, src/network.c check_servers). */
  readonly ignoresOwnAddresses?: boolean;
  /**
   * Answers its names where no upstream is left (dnsmasq, `local=/zone/` beside servers), or names without a dot where
   * one is (`local=//`; src/domain-match.c lookup_domain).
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
      /** In words: whether it is asked at all. */
      readonly perhaps?: { readonly holds: string; readonly fails: string };
    }
  /** A resolv.conf on the server's own file system; its text where the reader saw it, and what that takes for granted. */
  /** `ownFamilyOnly`: what portOfUpstream (core/dns/endpoint.ts) has no port for is not asked. */
  | {
      readonly kind: 'resolver-file';
      readonly path: string;
      readonly text?: SourceText;
      readonly assumes?: string;
      readonly ownFamilyOnly?: true;
    }
  /** Resolved by the system at start, or by the server, of the names that it is asked for. */
  | {
      readonly kind: 'host';
      readonly name: string;
      readonly port: number;
      readonly transport: Transport;
      readonly byItself?: true;
      /** Asked for with a final dot. */
      readonly isAbsolute?: true;
    }
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
  /** What it changes is a copy: a failure that nobody wrote says what was asked. */
  readonly onCopy?: boolean;
  readonly at: Location;
}
export interface RewriteRule {
  readonly then: 'stop' | 'continue';
  readonly match: NamePattern;
  /** The reply restores the question, as after a `stop` rule (plugin/rewrite/rewrite.go ServeDNS). */
  readonly reverts?: boolean;
  readonly type?: string;
  /** After an answer it may ask a question of its own; what is assumed if not. */
  readonly unlessAsks?: string;
  /** The same after a reply from elsewhere. */
  readonly unlessAsksAfterReply?: string;
  /** The same after a failure that is sent as a message. */
  readonly unlessFailureSent?: string;
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
  /** Assumed where the query passes. */
  readonly passes?: string;
  readonly at: Location;
}

// How the cluster asks for a text's meaning without knowing any language.

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
  /** Directories that the kubelet fills: in each lies a directory `..data` (pkg/volume/util/atomic_writer.go Write). */
  readonly volumes?: ReadonlySet<string>;
  /** Whether there is certainly nothing at a path in the directories of `files`. */
  readonly isAbsent: (path: string) => boolean;
  /** Directives that no stock build has are refused by a stock image, and may be in another; absent: not stated. */
  readonly stockImage?: boolean;
  /** What the server reads, to the letter: no placeholders. */
  readonly literal?: boolean;
  /** No kubelet tells it where the cluster is. */
  readonly outsideCluster?: true;
}

/** The cluster's readers, by language. */
export interface ConfigReaders {
  readonly corefile: (text: SourceText, context: ConfigContext) => Reading<ServerConfig>;
  readonly resolverFile: (text: SourceText) => Reading<ResolverFile>;
  readonly systemdResolved: (files: readonly SourceText[]) => Reading<ResolvedSettings>;
  readonly dnsmasq: ResolverReader;
  readonly unbound: ResolverReader;
  readonly named: ResolverReader;
  readonly recursor: ResolverReader;
  /** Cheap: parses with at least one block. */
  readonly looksLikeCorefile: (text: SourceText) => boolean;
  /** In a block or a snippet, or a part that one imports. */
  readonly statesDirective: (text: SourceText, name: string) => boolean;
  /** Resolvers that run as workloads; the first that recognises a container reads it. */
  readonly software: readonly ResolverSoftware[];
}

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
