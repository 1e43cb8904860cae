/**
 * What a repository declares. Dialects write these, the cluster reads them.
 *
 * Facts speak of the objects and files that will exist: Kubernetes objects as the API server gets them, files as they
 * lie on a node, and what a platform is known to do. A chart's values become the ConfigMap, Deployment and Service the
 * chart would render; each value keeps the place in the values file where a person would edit it.
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

/** Common to all facts. */
export interface Declared {
  /** Where the object begins. */
  readonly at: Location;
  /** Which pool of nodes it speaks of, where the document says; undefined means every node of the cluster. */
  readonly pool?: string;
  /** Set when the object is not written down but known from the platform; in words, for `path` and `assumptions`. */
  readonly platformSource?: string;
  /** Whether the repository installs it; without this, where there is no `platformSource`. */
  readonly released?: boolean;
  /** The machine that it is for, in words, where that is none of the cluster's nodes. */
  readonly standalone?: string;
  /** The playbook's task that states it of machines; such facts are placed before the cluster sees them. */
  readonly by?: SetUpBy;
  /** What a platform installs by itself and no file shows: counts only where no CoreDNS is shown, as an assumption; in words. */
  readonly installerDefault?: string;
  /** The path that decides which cluster it belongs to, where that is not the file it stands in: one of several values files of a release. */
  readonly clusterPath?: string;
}

/** Which machines a task of a playbook is for: those of a play, or of whatever plays take its role. */
export interface SetUpBy {
  readonly hosts?: string;
  /** The role's folder, from the root: `roles/resolver`. */
  readonly role?: string;
  readonly when?: string;
}

/** A ConfigMap, or a Secret read as one. */
export interface ConfigMapFact extends Declared {
  readonly kind: 'config-map';
  readonly namespace: string;
  readonly name: string;
  readonly data: readonly ConfigMapEntry[];
  /** A Secret: volumes do not mistake it for a ConfigMap of the same name. */
  readonly secret?: boolean;
  /** It is not known to stay as it is; what is taken for granted then, in words. */
  readonly mayDiffer?: string;
}
export interface ConfigMapEntry {
  readonly key: string;
  /** Empty where a file of the repository holds it: `file`, from the root. */
  readonly text: SourceText;
  readonly file?: string;
  readonly at: Location;
}

export type Labels = Readonly<Record<string, string>>;

/** A pod template: Deployment, DaemonSet, StatefulSet, ReplicaSet, Job, CronJob, Pod. */
export interface WorkloadFact extends Declared {
  readonly kind: 'workload';
  readonly namespace: string;
  readonly workload: string;
  readonly name: string;
  /** Labels of the pod template, never of the workload object: Services select pods. */
  readonly labels: Labels;
  readonly hostNetwork: boolean;
  /** Absent when the manifest does not say; the API server then writes ClusterFirst. */
  readonly dnsPolicy?: Located<string>;
  /** A template decides the dnsPolicy when it is rendered: how, in words, in the place of `dnsPolicy`. */
  readonly dnsPolicyUnknown?: Located<string>;
  /** What is taken for granted of a template that nobody has rendered, in words. */
  readonly assumes?: readonly string[];
  readonly mayDiffer?: string;
  readonly dnsConfig?: {
    readonly nameservers: readonly Located<string>[];
    readonly at: Location;
    /** Who lists them, where that is not the pod's `dnsConfig`. */
    readonly from?: string;
    /** Set where it is not known what its resolver file holds, in words. */
    readonly unknown?: string;
  };
  /** The network namespace that it shares with others, as the cluster names them: `host:PATH`, `pod:NAMESPACE/KIND/NAME`. */
  readonly sharedNetwork?: string;
  /** Host names for which its system's resolver is stated to have an address. */
  readonly hosts?: readonly KnownHost[];
  readonly containers: readonly Container[];
  readonly volumes: readonly Volume[];
  /** Place of `spec.template.spec` (of `spec` for a Pod): where a missing `dnsPolicy` would be added. */
  readonly podSpecAt: Location;
  /** An operator writes its configuration, and nothing can be added to it. */
  readonly ownerWrites?: true;
  /** A container engine starts it on a host of its own, not a kubelet on a node. */
  readonly containerEngine?: true;
}
export interface KnownHost {
  /** Lower case, without a dot at its end. */
  readonly name: string;
  /** The address itself, or the Service that has one. */
  readonly to: Located<string> | { readonly namespace: string; readonly service: string };
  readonly says: string;
  readonly at: Location;
}
export interface Container {
  readonly name: string;
  readonly init: boolean;
  readonly image?: Located<string>;
  /** `command` then `args`, a shell's `-c` string split into words where that is certain. */
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  readonly ports: readonly ContainerPort[];
  readonly mounts: readonly Mount[];
  /** Where it runs its program, where that is stated as an absolute path: `workingDir`, Compose's `working_dir`. */
  readonly workingDirectory?: string;
  /** Set when `envFrom` brings variables that the manifest does not name. */
  readonly envFrom?: boolean;
}
export interface EnvVar {
  readonly name: string;
  /** Undefined when it comes from the field, a Secret or anything else that is not a literal. */
  readonly value: string | undefined;
  /** Judged, and not shown: `file` stands in a file of variables at `at`, `filled` is made of such values. */
  readonly secret?: 'file' | 'filled';
  readonly at: Location;
}
/** A value of a file of variables that a tool fills in somewhere: it decides, and is not shown. */
export interface FilledValue {
  readonly name: string;
  readonly value: string;
  readonly at: Location;
}
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
    /** Several in one folder; of two files of one path the later counts. */
    | { readonly kind: 'projected'; readonly sources: readonly ConfigMapSource[] }
    | { readonly kind: 'host-path'; readonly path: string }
    /** A file or folder of the repository itself, its path from the root (a bind mount of Compose). */
    | { readonly kind: 'repository'; readonly path: string; readonly secret?: true }
    | { readonly kind: 'empty' }
    /** CSI, PVC, ...: its files are not known. */
    | { readonly kind: 'other'; readonly type: string };
}

export interface ServiceFact extends Declared {
  readonly kind: 'service';
  readonly namespace: string;
  readonly name: string;
  readonly type: string;
  /** An installer calls its cluster DNS so. */
  readonly clusterDns?: true;
  /** Literal addresses; empty when the API server is to choose. */
  readonly clusterIPs: readonly Located<string>[];
  readonly headless: boolean;
  /** loadBalancerIP, externalIPs, and the annotations of load balancers. */
  readonly externalIPs: readonly Located<string>[];
  readonly addressPool?: string;
  readonly selector?: Labels;
  readonly ports: readonly ServicePort[];
  /** The address is its pods' own: every port at which they listen is reached by it. */
  readonly everyPort?: true;
  /** What is taken for granted where it is reached, in words: that a service which starts on demand was started. */
  readonly assumes?: string;
}
export interface ServicePort {
  readonly name?: string;
  readonly port: number;
  /** A number, or a container port's name; the port itself when absent. */
  readonly targetPort: number | string;
  readonly protocol: string;
  /** Where the Service is published on every node; undefined when it is not, or the API server is to choose. */
  readonly nodePort?: number;
}

/** Addresses that a load balancer gives to Services, by the pool's name. */
export interface AddressPoolFact extends Declared {
  readonly kind: 'address-pool';
  readonly name: string;
  /** All of its addresses, where there is no more than one: then it is known which a Service gets. */
  readonly only?: Located<string>;
}

/** Endpoints or EndpointSlice of a Service without a selector. */
export interface EndpointsFact extends Declared {
  readonly kind: 'endpoints';
  readonly namespace: string;
  readonly service: string;
  readonly addresses: readonly Located<string>[];
  readonly ports: readonly { readonly name?: string; readonly port: number }[];
}

/** What is sent to an address goes to pods of the sender's own node instead (CiliumLocalRedirectPolicy). */
export interface RedirectFact extends Declared {
  readonly kind: 'redirect';
  readonly namespace: string;
  readonly name: string;
  /** The address: a Service's, or one of its own with its ports. */
  readonly to:
    | { readonly kind: 'service'; readonly namespace: string; readonly name: string }
    | { readonly kind: 'address'; readonly address: Located<string>; readonly ports: readonly number[] };
  /** Pods of the policy's namespace by the labels of their template. */
  readonly selector: Labels;
  /** The pods' port; the address's own when absent. */
  readonly port?: number;
  /** The pods themselves still reach what stands behind the address. */
  readonly skipsBackends: boolean;
}

/** What kubelets of a pool (or of all) are reported. Each field is absent when this source does not say. */
export interface KubeletFact extends Declared {
  readonly kind: 'kubelet';
  /** Flags win over the file, whatever their order. */
  readonly source: 'config' | 'flags';
  /** Among flags the higher stands later and wins; absent is 20 (kubeadm's 10-kubeadm.conf: unit 0, drop-ins 10, kubeadm 20, extra arguments 30). */
  readonly precedence?: number;
  /** `''` is a statement of its own (kubelet then writes 127.0.0.1) and differs from absent. */
  readonly resolvConf?: Located<string>;
  readonly clusterDNS?: readonly Located<string>[];
  readonly clusterDomain?: Located<string>;
  /** Settings that look as if they chose the resolver file and do not. `instead` is what to write. */
  readonly ineffective: readonly {
    readonly key: string;
    readonly why: string;
    readonly instead: string;
    /** The key that was meant, where nothing but the key is wrong. */
    readonly rename?: string;
    readonly at: Location;
  }[];
  readonly assumes?: string;
  /** The tool that made it, where that changes defaults: `kubeadm`, `k3s`, `kops`, ... */
  readonly provisioner?: string;
}

/** A file as it will lie on nodes: `/etc/resolv.conf`, `/etc/systemd/resolved.conf.d/x.conf`, `/etc/dnsmasq.conf`, ... */
export interface NodeFileFact extends Declared {
  readonly kind: 'node-file';
  /** Absolute path on the node. */
  readonly path: string;
  readonly text: SourceText;
  /** `append` for a drop of lines at the end of whatever is there. */
  readonly mode: 'replace' | 'append';
  /** What has to hold for the file to be so, in words, where nothing states it: `the default ... counts`. */
  readonly assumes?: string;
  /** Set where only the file's path in the repository says so: the folder that mirrors a node's root; `''` is the repository's own. */
  readonly overlay?: string;
}

/** What a node's network configuration tells its resolver: netplan, systemd-networkd, NetworkManager, ifupdown, DHCP clients. */
export interface NodeNetworkFact extends Declared {
  readonly kind: 'node-network';
  /** `netplan`, `systemd-networkd`, `NetworkManager`, `ifupdown`, `dhclient`, `dhcpcd`. */
  readonly software: string;
  readonly nameservers: readonly Located<string>[];
  /** Zones whose names go to these servers rather than to others: search and routing domains. */
  readonly routes: readonly DomainName[];
  /** True where they take names of `routes` only. */
  readonly onlyRoutes: boolean;
  /** Servers that DHCP gives: used as well, before or after these; not used; or not said. */
  readonly dhcp: 'before' | 'after' | 'none' | 'unsaid';
  /** Used instead of whatever other sources give: `supersede` of dhclient, NetworkManager's global servers. */
  readonly alone?: true;
  /** NetworkManager's `dns=`: who serves the node's own questions, and with that what /etc/resolv.conf lists. */
  readonly plugin?: Located<string>;
  readonly overlay?: string;
}

/** A service of nodes that is switched on or off: `systemctl disable --now systemd-resolved`, a masked unit. */
export interface NodeServiceFact extends Declared {
  readonly kind: 'node-service';
  readonly name: string;
  readonly runs: boolean;
}

/** A DNS server that a machine's service manager starts: its unit, drop-ins and environment put together. */
export interface NodeServerFact extends Declared {
  readonly kind: 'node-server';
  readonly name: string;
  readonly program: 'coredns' | 'node-cache' | 'dnsmasq' | 'unbound' | 'named' | 'pdns-recursor';
  /** The program and its arguments, variables filled in as far as the unit states them. */
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  /** Files of its machine that the unit shows it at other paths (`BindReadOnlyPaths=`): its own path first. */
  readonly binds: readonly { readonly path: string; readonly source: string; readonly at: Location }[];
  /** As `NodeFileFact.overlay`; a folder that holds the unit beside its configuration counts as one. */
  readonly overlay?: string;
}

/** A symbolic link on nodes, such as `/etc/resolv.conf` to systemd-resolved's file. */
export interface NodeLinkFact extends Declared {
  readonly kind: 'node-link';
  readonly path: string;
  readonly target: string;
  readonly assumes?: string;
}

/** What an operating system image or provisioner is known to put on nodes. Stated by a document (`ami: ...`) or the configuration. */
export interface NodeProfileFact extends Declared {
  readonly kind: 'node-profile';
  /** An id of the profile table: `ubuntu-24.04`, `flatcar`, `talos`, ... */
  readonly os?: Located<string>;
  readonly provisioner?: Located<string>;
  readonly addresses?: readonly Located<string>[];
  /** What is taken for granted where only an image's name says the system, in words. */
  readonly assumes?: string;
  /** A sign of the installer, such as an object that only it reads: gives way to an installer that is stated. */
  readonly sign?: true;
}

/** Facts about the cluster's network. */
export interface NetworkFact extends Declared {
  readonly kind: 'network';
  readonly serviceSubnets?: readonly Located<string>[];
  readonly clusterDomain?: Located<string>;
  readonly clusterDNS?: readonly Located<string>[];
  readonly proxyMode?: Located<string>;
  /** Image tag of the cluster's CoreDNS where an installer's configuration states it: `v1.11.3`. */
  readonly corednsVersion?: Located<string>;
  /** Kubernetes' version where an installer's configuration states it: `v1.31.2`. */
  readonly kubernetesVersion?: Located<string>;
  /** The installer's own load balancer for Services is switched off. */
  readonly balancerOff?: true;
  /** The installer's own cluster DNS is switched off. */
  readonly dnsOff?: true;
}

/** A configuration text outside Kubernetes objects: a bare Corefile, a generator's input. */
export interface ConfigTextFact extends Declared {
  readonly kind: 'config-text';
  readonly language: ConfigLanguage;
  readonly path: string;
  readonly text: SourceText;
  /** The path of the file that this one says more of. */
  readonly completes?: string;
}
/** `unplaced`: a role's file, whose task decides what it is. `corefile-part`: what a Corefile may import. */
export type ConfigLanguage =
  | 'corefile'
  | 'corefile-part'
  | 'resolv-conf'
  | 'systemd-resolved'
  | 'dnsmasq'
  | 'unbound'
  | 'named'
  | 'unplaced';

/** A DNS server known by its behaviour only: declared in the configuration, or a platform's own resolver. */
export interface ResolverFact extends Declared {
  readonly kind: 'resolver';
  readonly name: string;
  readonly software: string;
  readonly config: ServerConfig;
  /** A namespace by its name (`pod:NAMESPACE/KIND/NAME`) where it runs beside a workload. */
  readonly network: 'node' | 'external' | { readonly beside: string };
  readonly addresses: readonly Located<string>[];
}

/** A part of what a network's own resolver does: rules and endpoints, which refer to each other by id. */
export interface NetworkResolverFact extends Declared {
  readonly kind: 'network-resolver';
  /** Ids mean something within one scope: a module's folder, a template's file. */
  readonly scope: string;
  readonly assumes?: string;
  readonly part: NetworkPart;
}
export type NetworkPart =
  | { readonly kind: 'network'; readonly id: string; readonly cidr: Located<string> }
  /** What machines of networks are given instead of the network's own resolver. */
  | {
      readonly kind: 'nameservers';
      readonly id: string;
      readonly to: readonly Located<ForwardTarget>[];
      readonly networks: readonly string[];
    }
  /** Another name for a network, or something that lies in one: a subnet. */
  | { readonly kind: 'alias'; readonly id: string; readonly of: string }
  /** Addresses at which others reach the resolver of a network. */
  | {
      readonly kind: 'endpoint';
      readonly id: string;
      readonly behaviour: NetworkBehaviour;
      readonly network?: string;
      readonly addresses: readonly Located<string>[];
    }
  /** Names that a network's resolver sends on; without `to` it answers them itself, whatever wider rules say. */
  | {
      readonly kind: 'rule';
      readonly id: string;
      readonly behaviour: NetworkBehaviour;
      readonly zone?: Located<DomainName>;
      readonly to?: readonly Located<ForwardTarget>[];
      /** A set of rules that networks use together. */
      readonly group?: string;
      readonly networks: readonly string[];
      /** Not all networks that use it are known. */
      readonly partial?: true;
      /** Where rules meet: the lowest counts before the longest zone does. */
      readonly rank: number;
    }
  /** Networks use a rule, a set of them, or nameservers. */
  | {
      readonly kind: 'link';
      /** Undefined where it is not known what they use. */
      readonly of?: string;
      readonly networks: readonly string[];
      readonly partial?: true;
    }
  /** The cluster's nodes are in a network. */
  | { readonly kind: 'nodes'; readonly network: string };
export type ForwardTarget =
  | { readonly kind: 'address'; readonly address: string; readonly port: number }
  /** The addresses of a part, by its id. */
  | { readonly kind: 'part'; readonly id: string }
  /** The resolver of another network, which sends nothing on that came from there (Cloud DNS allows one such hop). */
  | { readonly kind: 'peer'; readonly id: string }
  | { readonly kind: 'unknown'; readonly text: string };
/** What a cloud's resolvers have in common. */
export interface NetworkBehaviour {
  /** The id of its software, and what people call a network's resolver: `Route 53 Resolver of`. */
  readonly software: string;
  readonly title: string;
  /** Where every network has it, for whoever is inside. */
  readonly addresses: readonly string[];
  /** The position of its address in the network's range. */
  readonly nth?: number;
  /** Zones that it answers where no rule is for the very same one. */
  readonly own?: readonly DomainName[];
  /** Machines may be in such a network and in another one: its addresses are looked for wherever somebody asks them. */
  readonly everywhere?: true;
  /** How it chooses among a rule's targets. */
  readonly policy: 'random' | 'sequential';
}

/** A script or patch that edits the guard away: `sed '/loop/d'`. */
export interface GuardEditFact extends Declared {
  readonly kind: 'guard-edit';
  readonly says: string;
}

// ---------------------------------------------------------------------------------------------------------------------
// What a DNS server's configuration says. Corefiles are read into this shape, and so are dnsmasq, unbound and the rest.

/** One server process's configuration, before it is known what its files and addresses lead to. */
export interface ServerConfig {
  readonly blocks: readonly ServerBlock[];
  /** Why the server would refuse to start; a server that does not start serves nothing. In the order the server reports. */
  readonly errors: readonly StartError[];
  /** What there was to read: tokens with those of imports, and zones with those of networks. */
  readonly size?: number;
  /** Other texts that are part of it. */
  readonly imported?: readonly SourceText[];
  readonly at: Location;
}
export interface StartError {
  readonly message: string;
  readonly at: Location;
}

export interface ServerBlock {
  /** Normalised keys in order; CIDR keys are expanded in place. The first is what the `loop` plugin probes. */
  readonly keys: readonly ServerKey[];
  /** Addresses of `bind` in order; empty means every address. */
  readonly bind: readonly Located<BindAddress>[];
  /** In the order in which a query meets them (CoreDNS: plugin order of that version, not file order). */
  readonly steps: readonly Step[];
  readonly views: readonly View[];
  /** Set when no file holds the block, because the program itself adds it: what does, in words. */
  readonly addedBy?: string;
  /** The first line of the block: its keys. */
  readonly at: Location;
  /** Everything from the first key to the closing brace. */
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
   * `nothing` where all addresses are excluded: the block has no listener. `written` where it is spelled otherwise.
   * `ownFamilyOnly`: the unspecified address takes no packets of the other family.
   */
  | { readonly kind: 'address'; readonly address: string; readonly written?: string; readonly ownFamilyOnly?: true }
  | { readonly kind: 'interface'; readonly name: string };

/** A condition under which a block takes a query at all (CoreDNS `view`). */
export interface View {
  readonly text: string;
  /** What is known of it: only these types, this class of clients; undefined fields do not restrict. `opaque`: not understood. */
  readonly types?: readonly string[];
  /** Names must match every one of these. */
  readonly names?: readonly NamePattern[];
  readonly opaque: boolean;
  readonly at: Location;
}

/** What a plugin can do to a query, in plugin order. Nothing is left out: not understood is `opaque`. */
export type Step = AnswerStep | ForwardStep | RewriteStep | LoopGuardStep | OpaqueStep;

/** A plugin that ends some queries. The first matching rule decides; without a match the query passes on. */
export interface AnswerStep {
  readonly kind: 'answer';
  readonly plugin: string;
  readonly rules: readonly AnswerRule[];
  readonly at: Location;
}
export interface AnswerRule {
  readonly names: NamePattern;
  /** Query types in upper case; undefined is every type. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  /**
   * `answer`: any answer of its own (NXDOMAIN, NODATA too). `refuse`, `servfail`: that rcode. `drop`: no reply.
   * `pass`: goes on to the next step. `miss-passes`: names that exist are answered, others pass (kubernetes with fallthrough).
   * `maybe`: may answer or pass, and the text does not say which.
   */
  readonly effect: 'answer' | 'refuse' | 'servfail' | 'drop' | 'pass' | 'miss-passes' | 'maybe';
  /** The rcode of an `answer` where the text states it; `NODATA` for NOERROR without a record, `UNASKED` with those of other types only. */
  readonly rcode?: string;
  /** A refusal is a header and no more: whoever forwarded the question takes it for a reply to another. */
  readonly withoutQuestion?: true;
  /** An answer, or one to A or AAAA, may be an alias, and the server then asks for its target like anybody else. */
  readonly alias?: 'addresses' | 'all';
  readonly because?: string;
  /** Networks whose clients the rule is for; absent is every client. */
  readonly clients?: readonly string[];
  /** Set where it is not known whether the rule applies at all: what is assumed where it does, and where it does not. */
  readonly perhaps?: { readonly holds: string; readonly fails: string };
  readonly at: Location;
}
export type NamePattern =
  | { readonly kind: 'any' }
  /** The zones and everything below them, less what lies at or below `except`. */
  | { readonly kind: 'within'; readonly zones: readonly DomainName[]; readonly except?: readonly DomainName[] }
  /** Just these names. */
  | { readonly kind: 'exactly'; readonly names: readonly DomainName[] }
  /** A plain string suffix, prefix or substring of the absolute lower-case name; not on label boundaries. */
  | { readonly kind: 'suffix' | 'prefix' | 'substring'; readonly text: string }
  /** Names without a dot but the last. */
  | { readonly kind: 'single-label' }
  /** Go RE2, unanchored, on the absolute lower-case name; `within` bounds it where the plugin has a zone list. */
  | { readonly kind: 'regex'; readonly regex: string; readonly within?: readonly DomainName[] };

export interface ForwardStep {
  readonly kind: 'forward';
  /** `forward`, `proxy`, `grpc`, `fanout`, `alternate`, or the name another server's configuration gives it. */
  readonly plugin: string;
  /** Names at or below it are sent off ... */
  readonly from: DomainName;
  /** ... unless they lie at or below one of these; `from` itself is always handled (forward.go isAllowedDomain). */
  readonly except: readonly DomainName[];
  /** Only names below `from`, never `from` itself (dnsmasq, `server=/*.zone/`). */
  readonly onlyBelow?: boolean;
  /** Every name that ends in the letters of `from`, on a label's border or not. */
  readonly endings?: boolean;
  /** Only questions of these types, in upper case; absent is every type. */
  readonly types?: readonly string[];
  /** In file order. Several stanzas: the first in file order that matches (CoreDNS >= 1.9.4); legacy `proxy`: the longest FROM. */
  readonly to: readonly Located<Upstream>[];
  /** `parallel`: all at once. `unordered`: some order of its own, not known. */
  readonly policy: 'random' | 'round_robin' | 'sequential' | 'parallel' | 'unordered';
  /** 0 is unlimited. */
  readonly maxConcurrent: number;
  /** rcodes after which the next upstream is tried. */
  readonly failover: readonly string[];
  /** rcodes after which the next matching stanza is tried; `NODATA` stands for an empty NOERROR (`next_on_nodata`). */
  readonly next: readonly string[];
  /** The protocol upstreams are asked with; `client`: as the client asked. */
  readonly protocol: 'client' | 'tcp' | 'udp' | 'tls' | 'https';
  /** The server merges identical questions in flight, as unbound and dnsmasq do and CoreDNS does not. */
  readonly merges: boolean;
  /**
   * Of a question that it merged it asks no second time: it fails, or looks the name up elsewhere; `perhaps` where its and
   * the asker's patience decide (recorded: guard/other-resolvers).
   */
  readonly givesUp?: boolean | 'perhaps';
  /** An upstream's REFUSED is no answer to whoever asked: they get SERVFAIL (a resolver that looks on by itself). */
  readonly failsOnRefusal?: boolean;
  /** Where no upstream is left after REFUSED or SERVFAIL, whoever asked gets no reply (dnsmasq, `strict-order`). */
  readonly dropsFailures?: boolean;
  /** Only queries whose own chain ended in one of these rcodes (external plugin `alternate`). */
  readonly onlyAfter?: readonly string[];
  /** Upstreams at which this server itself listens are never asked (dnsmasq, src/network.c check_servers). */
  readonly ignoresOwnAddresses?: boolean;
  /** The server looks for upstreams that lead back, and asks them no more (dnsmasq, `dns-loop-detect`, src/loop.c). */
  readonly detectsLoops?: boolean;
  /** A DS question for FROM itself belongs to the zone above (unbound, iterator/iterator.c processInitRequest). */
  readonly dsAbove?: boolean;
  /** The longest FROM wins among steps of this plugin, instead of the first (legacy `proxy`, dnsmasq, unbound). */
  readonly longestFromWins?: boolean;
  readonly at: Location;
}
export type Upstream =
  | { readonly kind: 'endpoint'; readonly address: string; readonly port: number; readonly transport: Transport }
  /** A resolv.conf-style file on the server's own filesystem. */
  | { readonly kind: 'resolver-file'; readonly path: string }
  /** A host name, resolved by the system at start. */
  | { readonly kind: 'host'; readonly name: string; readonly port: number; readonly transport: Transport }
  /** node-cache's run-time placeholders. */
  | { readonly kind: 'placeholder'; readonly name: 'cluster-dns' | 'upstream-servers' | 'local-dns' | 'dns-server' }
  | { readonly kind: 'unresolved'; readonly text: string; readonly because: string };

export interface RewriteStep {
  readonly kind: 'rewrite';
  /** In file order; each rule sees the already rewritten name; a `stop` rule that matches ends the list. */
  readonly rules: readonly RewriteRule[];
  readonly at: Location;
}
export interface RewriteRule {
  readonly then: 'stop' | 'continue';
  readonly match: NamePattern;
  /** With such a rule, or one that stops, the reply is to the question that was asked (plugin/rewrite/rewrite.go ServeDNS). */
  readonly reverts?: boolean;
  readonly type?: string;
  /** It may make the server ask a question of its own once there is an answer; what is assumed where it does not. */
  readonly unlessAsks?: string;
  /** The same of a reply that comes from elsewhere. */
  readonly unlessAsksAfterReply?: string;
  readonly to:
    | { readonly kind: 'name'; readonly name: DomainName }
    /** Replace the matched suffix, prefix or substring by this text. */
    | { readonly kind: 'replace'; readonly text: string }
    /** Go regex groups as `{0}`, `{1}`. */
    | { readonly kind: 'template'; readonly text: string }
    | { readonly kind: 'type'; readonly type: string }
    /** Changes nothing that routing sees (ttl, edns0, class IN to IN, answer rewriting). */
    | { readonly kind: 'nothing' }
    | { readonly kind: 'opaque'; readonly because: string };
  readonly at: Location;
}

export interface LoopGuardStep {
  readonly kind: 'loop-guard';
  readonly at: Location;
}

/** Seen, not modelled. It may answer or pass. */
export interface OpaqueStep {
  readonly kind: 'opaque';
  readonly plugin: string;
  readonly because: string;
  /** What is assumed where the query passes, if that is not said of the plugin. */
  readonly passes?: string;
  readonly at: Location;
}

// ---------------------------------------------------------------------------------------------------------------------
// Readers: how the cluster asks for a text's meaning without knowing any language.

/** What a server's surroundings tell about its configuration text. */
export interface ConfigContext {
  /** CoreDNS's own version, `1.11.3`; for node-cache the CoreDNS it embeds. */
  readonly version: string;
  /** Which plugins the binary has. */
  readonly build: 'coredns' | 'node-cache';
  /** Environment as far as the manifest states it. `known: false` makes `{$X}` opaque instead of empty. */
  readonly env: ReadonlyMap<string, string | undefined>;
  readonly envKnown: boolean;
  /** `-dns.port` / `-p`. */
  readonly port: number;
  /** Absolute path of the text in the container or on the host, for relative imports. */
  readonly path: string;
  /** Where the server runs; undefined where nobody states it. */
  readonly workingDirectory?: string;
  /** Files that can be seen beside it, by absolute path; for `import`, `file`, `hosts`. Never the scanner's own disk. */
  readonly files: ReadonlyMap<string, SourceText>;
  /** True when `files` is all there is in the directories it mentions, so that a missing import is certainly missing. */
  readonly filesComplete: boolean;
  /** The image is a stock one: a directive that no stock build has is certainly refused. */
  readonly stockImage?: boolean;
  /** The text is to the letter what the server reads: nothing in it is filled in first. */
  readonly literal?: boolean;
}

/** The readers the cluster is handed, by language. */
export interface ConfigReaders {
  readonly corefile: (text: SourceText, context: ConfigContext) => Reading<ServerConfig>;
  readonly resolverFile: (text: SourceText) => Reading<ResolverFile>;
  /** Node resolver daemons: the files of one daemon in the order in which it reads them. */
  readonly systemdResolved: (files: readonly SourceText[]) => Reading<ResolvedSettings>;
  readonly dnsmasq: (files: readonly SourceText[]) => Reading<ServerConfig>;
  readonly unbound: (files: readonly SourceText[]) => Reading<ServerConfig>;
  readonly named: (files: readonly SourceText[]) => Reading<ServerConfig>;
  /** True when a text parses as a Corefile with at least one block; cheap. */
  readonly looksLikeCorefile: (text: SourceText) => boolean;
  /** Other resolvers that people run as workloads; the first that recognises a container reads it. */
  readonly software: readonly ResolverSoftware[];
}

/** A resolver that runs in a container: by what it is known, and what its surroundings tell it. */
export interface ResolverSoftware {
  /** `pihole`, `adguard-home`, ...: its folder among the dialects, and the server's software. */
  readonly id: string;
  readonly title: string;
  /** Cheap; looks at the image and the command. */
  recognises(container: ResolverContainer): boolean;
  /** Undefined where nothing in the repository states what it forwards to. */
  read(container: ResolverContainer): Reading<ServerConfig> | undefined;
}
export interface ResolverContainer {
  /** The image less its registry's host, tag and digest: `pihole/pihole`. */
  readonly image: string;
  readonly tag?: string;
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  /** By absolute path in the container; those that its init containers see too, behind its own. */
  readonly files: ReadonlyMap<string, SourceText>;
  /** The image where it is written, else the workload. */
  readonly at: Location;
}

export interface ResolverFile {
  /** In file order, not cut to three; the value as written less an IPv6 zone id. Port is always 53. */
  readonly nameservers: readonly Located<string>[];
  readonly at: Location;
}

/** systemd-resolved's settings after all drop-ins (resolved.conf(5)). */
export interface ResolvedSettings {
  readonly dns: readonly Located<string>[];
  readonly fallbackDns: readonly Located<string>[];
  readonly domains: readonly Located<string>[];
  /** undefined when not said: the default is `yes`. */
  readonly stubListener?: Located<string>;
  readonly stubListenerExtra: readonly Located<string>[];
  /** `ResolveUnicastSingleLabel=yes`. */
  readonly singleLabels?: true;
  readonly at: Location;
}
