export interface Words {
  /** One occurs in every text it reads, unless `names` or `parts` match. Case-sensitive, four characters or more. */
  readonly markers: readonly string[];
  /** Of markers that say nothing in most files, whichever plug-ins have them. */
  readonly common?: readonly CommonMarker[];
  /** Paths that suffice; case-insensitive. */
  readonly names?: RegExp;
  readonly holdsNul?: RegExp;
  /** Texts of any length; others are refused from 4 MiB. */
  readonly longTexts?: RegExp;
  /** Paths on nodes that are always opened; case-insensitive. */
  readonly nodePaths?: RegExp;
  /** Folders on nodes whose YAML is always read. */
  readonly nodeFolders?: RegExp;
  /** Occurs only in texts about DNS and its machines; case-insensitive. */
  readonly about?: RegExp;
  /** Beyond markers: texts written in many ways. */
  readonly forms?: readonly WordForms[];
  /** Files that steer others of the tool, whatever they say. */
  readonly parts?: FileParts;
  readonly yamlNames?: RegExp;
  /** Paths whose unreadable files are missed; case-insensitive. */
  readonly missed?: RegExp;
  readonly nested?: readonly string[];
  readonly pools?: readonly PoolForm[];
  /** Paths of texts for one pool: the first group. */
  readonly poolPaths?: RegExp;
}

/** An object by one key's value, with the keys to its pool's name. */
export interface PoolForm {
  readonly key: string;
  readonly is: RegExp;
  readonly pool: readonly string[];
}

export interface CommonMarker {
  readonly word: string;
  /** Occurs where it may configure something. */
  readonly live: RegExp;
}

export interface WordForms {
  readonly words: readonly string[];
  readonly pattern: RegExp;
}

export interface FileParts {
  /** YAML that is always read. */
  readonly values?: RegExp;
  /** YAML that is read where it has `including`. */
  readonly steps: RegExp;
  readonly including: RegExp;
}
