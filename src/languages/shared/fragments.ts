/** What a file says for a join, not yet for a cluster. Its type lies with its tool, shared ones here. */
import type { Declared } from '../../core/facts/declared.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { YamlEntry } from '../../read/documents/document.ts';

/** What others than its tool may know of it. */
export interface Fragment extends Declared {
  /** The tool and the thing: `ansible/play`. */
  readonly kind: `${string}/${string}`;
  /** From the root: files, and folders to build, read whatever they say. */
  readonly resources?: readonly Located<string>[];
  readonly deploys?: string;
  readonly deployedBy?: string;
  /** What is deployed where this is not. */
  readonly deployedBeside?: string;
  /** That object, as `Installing.key` names it. */
  readonly deployer?: string;
  /** The repository, or the object that states it. */
  readonly deployedFrom?: string;
  /** The cluster, as far as the object names one. */
  readonly deployedTo?: string;
  /** The namespace of what states none. */
  readonly deployedInto?: string;
  /** A plugin that makes what is applied of it, and its settings. */
  readonly deployedThrough?: string;
  /** What is there stays as it is. */
  readonly isSuspended?: true;
  /** Of the repository, as in `Fetching`. */
  readonly revision?: string;
  /** With all folders below. */
  readonly recurses?: true;
  readonly makes?: readonly string[];
  /** A folder that is built of `resources`. */
  readonly builds?: BuiltFolder;
  readonly installs?: true;
  /** Kept even where another tool uses its file. */
  readonly stays?: true;
}

export interface BuiltFolder {
  readonly directory: string;
  /** From elsewhere, by its URL. `changes`: what is built of others, else objects. */
  readonly fetches: readonly { readonly url: Located<string>; readonly changes: boolean }[];
  /** Files of plug-ins, which may fetch too. */
  readonly plugins: readonly string[];
}

export type Statement = Fact | Fragment;

/** After all joins: no tool asks for the fragments left. */
export function isFact(statement: Statement): statement is Fact {
  return !statement.kind.includes('/');
}

/** One text of a unit or its drop-ins. */
export interface UnitFragment extends Fragment {
  readonly kind: 'systemd/unit';
  readonly name: string;
  readonly part: 'unit' | 'drop-in' | 'environment';
  /** On the node, where known, else in the repository. */
  readonly path: string;
  readonly text: SourceText;
  /** As `NodeFileFact.overlay`. */
  readonly overlay?: string;
  /** In the repository, where that mirrors no node's root. */
  readonly folder?: string;
}

export function isUnit(statement: Statement): statement is UnitFragment {
  return statement.kind === 'systemd/unit';
}

/** A file or template that a task or command puts on nodes. */
export interface NodeFileCopy extends Fragment {
  readonly kind: 'node/node-file-copy';
  readonly path: string;
  /** From the root, the first that exists counts; empty where the task does not say. */
  readonly sources: readonly string[];
  readonly template: boolean;
  readonly text?: SourceText;
  readonly append?: boolean;
  readonly created?: boolean;
  /** The condition under which it is written, in words. */
  readonly assumes?: string;
}

export function isNodeFileCopy(statement: Statement): statement is NodeFileCopy {
  return statement.kind === 'node/node-file-copy';
}

/** A kustomization with Flux' `postBuild`. */
export interface FluxBuild extends Fragment {
  readonly kind: 'gitops/flux-build';
  readonly directory: string;
  /** In place; these win. */
  readonly substitute: readonly { readonly name: string; readonly text: SourceText }[];
  /** ConfigMaps, and Secrets, which are not at hand; later ones win. */
  readonly from: readonly { readonly configMap: boolean; readonly name: string; readonly at: Location }[];
}

export function isFluxBuild(statement: Statement): statement is FluxBuild {
  return statement.kind === 'gitops/flux-build';
}

/** Fields that Flux or Argo CD adds to the kustomization of a folder that it deploys. */
export interface AddedFields extends Fragment {
  readonly kind: 'gitops/added-fields';
  readonly directory: string;
  /** Flux makes a kustomization where the folder has none. */
  readonly makesKustomization: boolean;
  /** Under the kustomization's names. */
  readonly fields: readonly YamlEntry[];
  /** What their spans count in. */
  readonly source: SourceText;
}

export function isAddedFields(statement: Statement): statement is AddedFields {
  return statement.kind === 'gitops/added-fields';
}
