export interface Words {
  /**
   * One stands in every text that it reads, unless `names` or `parts` take it. Case counts; at least four characters.
   */
  readonly markers: readonly string[];
  /** A path that says by itself what the file is for; letters of either case. */
  readonly names?: RegExp;
  readonly holdsNul?: RegExp;
  /** Paths whose texts its reader takes however long they are: others are refused from 4 MiB on. */
  readonly longTexts?: RegExp;
  /** A path on nodes at which a text is opened whatever else lies there; letters of either case. */
  readonly nodePaths?: RegExp;
  /** Folders on nodes of which all YAML is read, whatever it says. */
  readonly nodeFolders?: RegExp;
  /** What stands only in texts about resolvers and the machines they run on; letters of either case. */
  readonly about?: RegExp;
  /** Texts that a marker cannot say, because they are written in many ways. */
  readonly forms?: readonly WordForms[];
  /** Files that decide what others of the tool do, whatever they say. */
  readonly parts?: FileParts;
  readonly yamlNames?: RegExp;
  /** What stands in the path of a file that is missed where it cannot be read; letters of either case. */
  readonly missed?: RegExp;
  readonly nested?: readonly string[];
  readonly pools?: readonly PoolForm[];
  /** Paths of texts whose files are for one pool: the first group. */
  readonly poolPaths?: RegExp;
}

/** An object known by the value of one of its keys, and the keys that lead to its pool's name. */
export interface PoolForm {
  readonly key: string;
  readonly is: RegExp;
  readonly pool: readonly string[];
}

export interface WordForms {
  readonly words: readonly string[];
  readonly pattern: RegExp;
}

export interface FileParts {
  /** YAML that is always read. */
  readonly values?: RegExp;
  /** YAML that is read where `including` stands in it. */
  readonly steps: RegExp;
  readonly including: RegExp;
}
