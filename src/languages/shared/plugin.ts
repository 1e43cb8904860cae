import type { ConfigLanguage, ConfigTextFact } from '../../core/facts/config-text.ts';
import type { Installing } from '../../core/facts/installing.ts';
import type { Location } from '../../core/text/location.ts';
import type { Reading } from '../../core/text/notice.ts';
import type { Document } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import type { Statement } from './fragments.ts';
import type { Join } from './join.ts';

/** Reads one language, tool or platform; what needs other files becomes a fragment. */
export interface Plugin extends Words, Joining {
  readonly title: string;
  /** Of a language whose files name others that are read with them. */
  readonly includes?: Includes;
  /** Lines that name another file of the machine, a folder or a pattern: the first group. */
  readonly namesOnNodes?: RegExp;
  /** Names of the file that stands for its folder where another file names the folder. */
  readonly folderFiles?: readonly string[];
  recognises(document: Document): boolean;
  /** Never throws for what the document says. */
  read(document: Document): Reading<readonly Statement[]>;
  /** Of objects that say where what is deployed is fetched from. */
  readonly fetching?: (document: Document) => readonly Fetching[];
}

export interface Fetching {
  /** As in `deployedFrom`. */
  readonly name: string;
  readonly url: string;
  /** Of a repository; '' is its usual branch. */
  readonly revision?: string;
  readonly at: Location;
}

/** Files of the repository that something that runs applies. */
export interface Applying {
  /** The first that is there. */
  readonly paths: readonly string[];
  /** What is built of a folder, else manifests. */
  readonly builds?: boolean;
  readonly recurses?: boolean;
  /** Of what states none. */
  readonly namespace?: string;
  readonly at: Location;
}

export interface Includes {
  readonly languages: readonly ConfigLanguage[];
  /** Paths on machines: a copied file is read as the first language. */
  readonly copiedTo?: RegExp;
  named(fact: ConfigTextFact): Reading<readonly NamedFiles[]>;
}

export interface NamedFiles {
  readonly language: ConfigLanguage;
  readonly paths: readonly string[];
  readonly isPattern: boolean;
  readonly at: Location;
  /** Who names them, for a notice about one that is there and was not read. */
  readonly namedBy?: string;
}

/** What needs every file. */
export interface Joining {
  readonly id: string;
  /** Before any join: the tool's output in place of what was read of its sources. */
  readonly render?: Join;
  /** Facts in place of the tool's fragments. */
  readonly join?: Join;
  /** What installs servers, also where the plug-in does not know which. */
  readonly installing?: (document: Document) => readonly Installing[];
  /** Looked for in files that changed. */
  readonly applying?: (document: Document) => readonly Applying[];
  /** In a line where it stands, what applies a file names it. */
  readonly applies?: RegExp;
  /** Of a tool whose files name folders of the repository: read as well where the scan leaves them out. */
  readonly modules?: { readonly files: RegExp; readonly sources: RegExp };
}
