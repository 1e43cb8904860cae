/**
 * What one file says for a join and not yet for a cluster; the type lies with the tool that joins it, shared ones
 * here.
 */
import type { Declared, Fact } from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';

/** Everything beside `kind` and `at` that others than its own tool may know of it. */
export interface Fragment extends Declared {
  /** The tool that joins it, and what it is: `ansible/play`. */
  readonly kind: `${string}/${string}`;
  /** Files, and folders that are built, by their paths from the root: read whatever they say. */
  readonly resources?: readonly Located<string>[];
  readonly deploys?: string;
  readonly makes?: readonly string[];
  readonly installs?: true;
  /** Whoever else uses its file up, it stays at hand. */
  readonly stays?: true;
}

export type Statement = Fact | Fragment;

/** Every join has been: what is left of fragments no tool of the tree asks for. */
export function isFact(statement: Statement): statement is Fact {
  return !statement.kind.includes('/');
}

/** Pieces that are read as one before the cluster sees them. */
export interface UnitFragment extends Fragment {
  readonly kind: 'systemd/unit';
  readonly name: string;
  readonly part: 'unit' | 'drop-in' | 'environment';
  /** Absolute path on the node where it is known, else the path in the repository. */
  readonly path: string;
  readonly text: SourceText;
  /** As `NodeFileFact.overlay`. */
  readonly overlay?: string;
  /** The folder of the repository in which it lies, where that mirrors no node's root. */
  readonly folder?: string;
}

export function isUnit(statement: Statement): statement is UnitFragment {
  return statement.kind === 'systemd/unit';
}

/** A file that a task copies to nodes, fills in as a template first, or that a command writes there: read as what it is on nodes. */
export interface NodeFileCopy extends Fragment {
  readonly kind: 'node/node-file-copy';
  readonly path: string;
  /** Where it may lie, as paths from the root, the first that exists counts; empty when the task does not say. */
  readonly sources: readonly string[];
  readonly template: boolean;
  /** The content itself, where a command holds it. */
  readonly text?: SourceText;
  /** It is added at the end of what lies there. */
  readonly append?: boolean;
  /** In words, when it is written only under a condition. */
  readonly assumes?: string;
}

export function isNodeFileCopy(statement: Statement): statement is NodeFileCopy {
  return statement.kind === 'node/node-file-copy';
}

/** A folder that is built as a kustomization and then has variables filled in (Flux, `postBuild`). */
export interface FluxBuild extends Fragment {
  readonly kind: 'gitops/flux-build';
  readonly directory: string;
  /** Variables in place, which win. */
  readonly substitute: readonly { readonly name: string; readonly text: SourceText }[];
  /** ConfigMaps, and Secrets that are not at hand; a later one wins. */
  readonly from: readonly { readonly configMap: boolean; readonly name: string; readonly at: Location }[];
}

export function isFluxBuild(statement: Statement): statement is FluxBuild {
  return statement.kind === 'gitops/flux-build';
}
