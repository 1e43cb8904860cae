/** The graph of `loopgate graph`. Plain text; reporters escape. */
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

/** Indexes, as several blocks may have one zone. */
export interface BlockRef {
  readonly server: string;
  readonly zone: string;
  readonly serverIndex: number;
  readonly blockIndex: number;
}

export interface PictureOutside {
  readonly label: string;
  /** A server outside the model, an unknown end, or no listener. */
  readonly kind: 'leaves' | 'unknown' | 'nobody';
}

/** What leads to the next block: a resolver file, a Service. */
export interface PictureStation {
  readonly kind: 'file' | 'service';
  readonly label: string;
  readonly at: Location;
}

export interface PictureEdge {
  readonly from: BlockRef;
  /** Else a label of `outside`. */
  readonly to: BlockRef | string;
  /** The address, or words for an unknown one. */
  readonly label: string;
  /** Which names go this way: `every name outside cluster.local`. */
  readonly names: string;
  /** `random, one of 3`; undefined for a single upstream. */
  readonly policy?: string;
  readonly stations: readonly PictureStation[];
  readonly at: Location;
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

export interface PictureWay {
  /** Lower case with the final dot; several where all are treated alike. */
  readonly zones: readonly string[];
  /** The zones themselves, or names below them and below no deeper zone of another way. */
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
  /** False: `ways` hold for their examples only, as more than zones decides. */
  readonly waysAreExact: boolean;
  /** Beyond the bound: edges may be missing. */
  readonly unfollowed: number;
}

export interface GraphPicture {
  readonly clusters: readonly PictureCluster[];
}
