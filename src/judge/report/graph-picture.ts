/** The forwarding graph, ready to be drawn. `loopgate graph` prints it. Names are plain text; reporters escape. */
import type { Location } from '../../core/text/location.ts';
import type { Certainty, CycleHop, GuardVerdict, PathStep } from './finding.ts';

export interface PictureBlock {
  readonly zone: string;
  readonly guard: boolean;
  readonly listen: string;
  readonly at: Location;
}

export interface PictureServer {
  readonly name: string;
  readonly at: Location;
  readonly blocks: readonly PictureBlock[];
}

/** A server block of a cluster: indexes of its server and of the block in it distinguish blocks of one zone. */
export interface BlockRef {
  readonly server: string;
  readonly zone: string;
  readonly serverIndex: number;
  readonly blockIndex: number;
}

/** What a query does where no server block takes it. */
export interface PictureOutside {
  readonly label: string;
  /** It goes to a server outside of the model; nobody knows where; or nobody takes it. */
  readonly kind: 'leaves' | 'unknown' | 'nobody';
}

/** What stands between a block and who answers: the resolver file that lists the address, the Service that owns it. */
export interface PictureStation {
  readonly kind: 'file' | 'service';
  readonly label: string;
  readonly at: Location;
}

export interface PictureEdge {
  readonly from: BlockRef;
  /** A block of this cluster; else the label of one of `outside`. */
  readonly to: BlockRef | string;
  /** The address dialled, or words for what is not known. */
  readonly label: string;
  /** Which names go this way: `every name outside cluster.local`. */
  readonly names: string;
  /** `random, one of 3`; undefined for the only upstream. */
  readonly policy?: string;
  readonly stations: readonly PictureStation[];
  readonly at: Location;
  /** A question that goes this way when the block's server is asked. */
  readonly witness: { readonly name: string; readonly type: string };
  readonly loops: boolean;
  readonly certainty: Certainty;
}

export interface PictureLoop {
  readonly names: string;
  readonly certainty: Certainty;
  readonly guard: GuardVerdict;
  readonly cycle: readonly CycleHop[];
  readonly path: readonly PathStep[];
}

/** Where one set of names goes from each server: what `trace` says of a name of the set. */
export interface PictureWay {
  /** Zones whose names these are, lower case with the final dot; several where all are treated alike. */
  readonly zones: readonly string[];
  /** The zones' own names, or those below them and below no deeper zone of another way. */
  readonly part: 'apex' | 'below';
  readonly names: string;
  readonly entries: readonly {
    readonly server: string;
    readonly outcomes: readonly {
      readonly disposition: 'answered' | 'fails' | 'leaves' | 'loops' | 'unknown';
      readonly certainty: Certainty;
      readonly because?: string;
      readonly edges: readonly number[];
    }[];
  }[];
}

export interface PictureCluster {
  readonly name: string;
  readonly servers: readonly PictureServer[];
  readonly edges: readonly PictureEdge[];
  readonly outside: readonly PictureOutside[];
  readonly loops: readonly PictureLoop[];
  readonly ways?: readonly PictureWay[];
  /** `ways` hold for every name; else only for their own examples, as servers look at more than zones. */
  readonly waysAreExact: boolean;
  /** Questions that were not followed, because they are too many: edges may be missing. */
  readonly unfollowed: number;
}

export interface GraphPicture {
  readonly clusters: readonly PictureCluster[];
}

/** An arrow of one side or both, by its index among the edges there. */
export interface EdgeChange {
  /** `re-aimed`: the same names go to another; `other names`: the same one gets other names. */
  readonly kind: 'added' | 'gone' | 're-aimed' | 'other names';
  readonly before?: number;
  readonly after?: number;
}

export interface ClusterChange {
  readonly before?: PictureCluster;
  readonly after?: PictureCluster;
  readonly changes: readonly EdgeChange[];
}

export interface GraphComparison {
  readonly revision: string;
  readonly clusters: readonly ClusterChange[];
}
