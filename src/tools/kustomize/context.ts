import type { Notice, Reading } from '../../core/text/notice.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import type { YamlDocument, YamlMap, YamlNode } from '../../read/documents/document.ts';
import type { BuiltObject, NodeFactory, ObjectId } from './built-object.ts';
import type { Kustomization } from './fragments.ts';

export interface Plan {
  readonly directory: string;
  readonly path: string;
  readonly root: YamlNode;
  readonly component: boolean;
  readonly fact: Kustomization;
  /** `root` is not what the file says. */
  readonly isChanged: boolean;
  /** Without what is added to it, as it is built in other ways too. */
  readonly isLeft: boolean;
  readonly resources: readonly ResourceRef[];
  readonly components: readonly ResourceRef[];
  readonly plugins: readonly ResourceRef[];
}

export interface ResourceRef {
  readonly node: YamlNode;
  /** From the root of the tree; undefined for a remote path or one outside. */
  readonly path: string | undefined;
}

/** A notice of a build; `file`: the path of a missing one. */
export interface BuildNotice {
  readonly directory: string;
  readonly notice: Notice;
  readonly file?: string;
}

export interface BuildContext extends Pick<Repository, 'read' | 'whyUnread' | 'factsOf'> {
  readonly plans: ReadonlyMap<string, Plan>;
  readonly included: ReadonlySet<string>;
  /** In a folder with another file of these, which counts. */
  readonly seconds: readonly Kustomization[];
  readonly reached: Set<string>;
  /** Directories of which every object is opened, as a value may be wanted elsewhere. */
  readonly whole: ReadonlySet<string>;
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** What kustomizations hold, opened or not, as far as asked. */
  readonly knownObjects: Map<string, KnownObjects>;
  readonly hasVars: boolean;
  readonly used: Set<string>;
  readonly byPath: ReadonlyMap<string, readonly Statement[]>;
  readonly factory: NodeFactory;
  /** Directories where something that could change any object is not followed. */
  readonly unfollowed: Set<string>;
  readonly notices: BuildNotice[];
  readonly isIgnored: (path: string) => boolean;
  /** Or in a submodule. */
  readonly isElsewhere: (path: string) => boolean;
  readonly opened: Map<string, readonly YamlMap[]>;
  readonly originals: Map<YamlNode, YamlDocument>;
  readonly built: Map<string, readonly BuiltObject[]>;
  /** How many times what is built is still to be taken. */
  readonly users: Map<string, number>;
  /** The kustomization that is being built, for notices. */
  at: string;
  steps: number;
  /** Of the kustomization that is being built, so far. */
  components: number;
}

export type FactReader = (document: YamlDocument) => Reading<readonly Statement[]>;

/** Everything a kustomization includes, by written names; prefix, suffix and namespace may have changed since. */
export type KnownObjects = 'anything' | readonly (ObjectId & { readonly fits: (id: ObjectId) => boolean })[];

/** `loose`: files may lie outside of their kustomization's folder. */
export interface RealBuild {
  (job: {
    readonly files: ReadonlyMap<string, string>;
    readonly directory: string;
    readonly loose: boolean;
  }): { readonly done: true; readonly text: string } | { readonly done: false; readonly message: string };
  /** No network and no other files: then the tool itself decides what it takes. */
  readonly sealed?: () => boolean;
}

/** What git ignores and is missing is kept elsewhere. */
export interface Repository
  extends Pick<JoinContext, 'read' | 'whyUnread' | 'isIgnored' | 'submoduleOf'>,
    Partial<Pick<JoinContext, 'paths' | 'budget'>> {
  readonly factsOf: FactReader;
  readonly tool?: RealBuild | undefined;
}

export interface BuiltRoot {
  readonly directory: string;
  /** By the tool, which follows all of it. */
  readonly isReal?: true;
  readonly objects: readonly BuiltObject[];
}
