/** Pod templates, and what their containers start with. */
import type { Located, Location } from '../text/location.ts';
import type { InNamespace } from './declared.ts';
import type { ConfigMapEntry, Labels } from './objects.ts';

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
  readonly bridges?: readonly Bridge[];
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

/** A network within a machine: behind its addresses are the engine's containers alone. */
export interface Bridge {
  readonly subnet: string;
  /** The machine's own. */
  readonly gateways: readonly string[];
  /** A container whose address there nobody states. */
  readonly unaddressed?: string;
}

export interface KnownHost {
  /** Lower case, no final dot. */
  readonly name: string;
  readonly to: Located<string> | { readonly namespace: string; readonly service: string };
  readonly description: string;
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
  /** Of a command that runs beside it, once it has started. */
  readonly hooks?: readonly Located<string>[];
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

/** Of `envFrom`, in order: a ConfigMap or Secret. */
export interface EnvSource {
  readonly map: string | undefined;
  readonly secret?: true | undefined;
  readonly prefix: string;
  readonly optional: boolean;
}

export interface EnvVar {
  readonly name: string;
  /** In place of `value`, from a ConfigMap or Secret. */
  readonly from?: { readonly map: string; readonly key: string; readonly secret?: true | undefined };
  /** Undefined for values from fields and other non-literals. */
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
