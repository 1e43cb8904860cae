/** The forwarding graph, ready to be drawn. `loopgate graph` prints it. Names are plain text; reporters escape. */
import type { Certainty } from './finding.ts';

export interface PictureBlock {
  /** As written: `.`, `example.org`. */
  readonly zone: string;
  /** The block has the loop plugin. */
  readonly guard: boolean;
  /** `:53`. */
  readonly listen: string;
}

export interface PictureServer {
  /** `kube-system/Deployment/coredns`. */
  readonly name: string;
  readonly blocks: readonly PictureBlock[];
}

export interface PictureEdge {
  readonly from: { readonly server: string; readonly zone: string };
  /** `server` and `zone` of a block of this cluster, where the upstream is one; else an address or words for it. */
  readonly to: string | { readonly server: string; readonly zone: string };
  /** Names that go this way, or the address dialled. */
  readonly label: string;
  /** Lies on a forwarding loop. */
  readonly loops: boolean;
  readonly certainty: Certainty;
}

export interface PictureCluster {
  readonly name: string;
  readonly servers: readonly PictureServer[];
  readonly edges: readonly PictureEdge[];
  /** Upstreams that are no server of the model: `192.0.2.1:53`. */
  readonly outside: readonly string[];
}

export interface GraphPicture {
  readonly clusters: readonly PictureCluster[];
}
