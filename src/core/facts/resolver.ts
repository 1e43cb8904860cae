/** Resolvers known by behaviour, and those of cloud networks. */
import type { DomainName } from '../dns/name.ts';
import type { Located } from '../text/location.ts';
import type { Declared } from './declared.ts';
import type { ServerConfig } from './server-config.ts';

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
