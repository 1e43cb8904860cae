import type { Budget } from '../../core/text/budget.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { YamlDocument, YamlMap, YamlNode } from '../../read/documents/document.ts';
import type { BuiltObject, NodeFactory, ObjectId } from './built-object.ts';
import type { Kustomization } from './fragments.ts';

/** One kustomization, opened. */
export interface Plan {
  readonly directory: string;
  readonly path: string;
  readonly root: YamlNode;
  readonly component: boolean;
  readonly fact: Kustomization;
  readonly resources: readonly ResourceRef[];
  readonly components: readonly ResourceRef[];
}

export interface ResourceRef {
  readonly node: YamlNode;
  /** From the root of the tree; undefined for what is fetched or lies outside. */
  readonly path: string | undefined;
}

/** Something said while a kustomization was built; `file`: the path of one that is named and not had. */
export interface Remark {
  readonly directory: string;
  readonly notice: Notice;
  readonly file?: string;
}

export interface BuildContext {
  readonly plans: ReadonlyMap<string, Plan>;
  /** Directories that some kustomization draws in. */
  readonly drawn: ReadonlySet<string>;
  /** Directories that a root reaches. */
  readonly reached: Set<string>;
  /** Directories of which every object is opened, because a value of any may be wanted elsewhere. */
  readonly whole: ReadonlySet<string>;
  /** Directories of which files are opened that mention one of these names. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** What kustomizations hold, opened or not, of those for which somebody asked. */
  readonly held: Map<string, KnownObjects>;
  readonly hasVars: boolean;
  /** Directories that are built with a schema of one's own in the place of Kubernetes', which names no merge keys. */
  readonly withoutMergeKeys: ReadonlySet<string>;
  /** Whether any kustomization has `configurations`. */
  readonly isConfigured: boolean;
  /** Files that the reached kustomizations use up. */
  readonly used: Set<string>;
  readonly byPath: ReadonlyMap<string, readonly Statement[]>;
  readonly factory: NodeFactory;
  /** Directories in which something is not followed that could change any object. */
  readonly unfollowed: Set<string>;
  readonly remarks: Remark[];
  readonly read: (path: string) => SourceFile | undefined;
  /** Why what is there may not be read, in a clause. */
  readonly whyUnread?: (path: string) => string | undefined;
  readonly factsOf: FactReader;
  readonly isIgnored: (path: string) => boolean;
  /** Objects of a file, opened once. */
  readonly opened: Map<string, readonly YamlMap[]>;
  /** Documents of which nothing was changed yet, by their trees. */
  readonly originals: Map<YamlNode, YamlDocument>;
  /** What a kustomization that is no component makes, whoever draws it in. */
  readonly made: Map<string, readonly BuiltObject[]>;
  /** The kustomization that is being built: remarks are of it. */
  at: string;
  /** Kustomizations worked through so far. */
  steps: number;
}

/** What a document and everything wrapped in it states. */
export type FactReader = (document: YamlDocument) => Reading<readonly Statement[]>;

/** Everything that a kustomization draws in, by the names that are written; a name above may have grown, and moved. */
export type KnownObjects = 'anything' | readonly (ObjectId & { readonly fits: (id: ObjectId) => boolean })[];

/** Files by their paths, and the folder to build. `loose`: files may lie outside of their kustomization's folder. */
export interface RealBuild {
  (job: {
    readonly files: ReadonlyMap<string, string>;
    readonly directory: string;
    readonly loose: boolean;
  }): { readonly done: true; readonly text: string } | { readonly done: false; readonly message: string };
  /** Whatever it would fetch or open, there is nothing but its files: then the tool itself may decide what it takes. */
  readonly sealed?: () => boolean;
}

export interface Repository {
  /** A file of the tree by its path from the root; undefined where there is none. */
  readonly read: (path: string) => SourceFile | undefined;
  /** Why what is there may not be read, in a clause. */
  readonly whyUnread?: (path: string) => string | undefined;
  /** What a document and all that is wrapped in it states. */
  readonly factsOf: FactReader;
  /** The paths of all files. */
  readonly paths?: readonly string[];
  /** Whether git ignores a path: what is not there then is kept elsewhere. */
  readonly isIgnored?: (path: string) => boolean;
  /** The real tool, where it is to be asked: a folder is built of these files. */
  readonly tool?: RealBuild;
  /** The scan's own. */
  readonly budget?: Budget;
}

export interface BuiltRoot {
  readonly directory: string;
  readonly objects: readonly BuiltObject[];
}
