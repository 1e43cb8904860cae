/**
 * Kubernetes objects as the API server gets them; a chart's values become the objects that it would render, each placed
 * where a person would edit it.
 */
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Declared, InNamespace } from './declared.ts';

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
  /** Of the network, in one of which what runs there has its address. */
  readonly subnets?: readonly string[];
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

/** Traffic to an address goes to pods on the sender's node. */
export interface RedirectFact extends Declared {
  readonly kind: 'redirect';
  /** The object's kind, in words. */
  readonly title: string;
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
