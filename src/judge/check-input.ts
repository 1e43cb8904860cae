/** What a check is asked. */

import type { Notice } from '../core/text/notice.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { BaseFiles } from '../read/tree/git-tree.ts';
import type { RenderTools } from '../read/tree/render-tools.ts';
import type { FileTree } from '../read/tree/tree.ts';
import type { Config } from './config/config.ts';
import { configFolder } from './config/lookup.ts';
import type { FileReading } from './read-file.ts';
import type { FailOn, Finding, ReportedFinding, SuppressedFinding } from './report/finding.ts';
import type { SearchableSnapshot } from './snapshot.ts';

export type Suppress = (
  findings: readonly ReportedFinding[],
  files: readonly SourceFile[],
) => {
  readonly kept: readonly ReportedFinding[];
  readonly suppressed: readonly SuppressedFinding[];
  readonly hygiene: readonly Finding[];
};

export interface CheckInput {
  readonly tree: FileTree;
  readonly config: Config | undefined;
  readonly base:
    | { readonly status: 'not-requested' }
    | { readonly status: 'unavailable'; readonly because: string }
    | { readonly status: 'compared'; readonly files: BaseFiles };
  readonly failOn?: FailOn;
  readonly failOnExisting?: boolean;
  readonly failOnEmpty?: boolean;
  readonly suppress?: Suppress;
  /** Only this share of the clusters is judged. `index` counts from 1. */
  readonly shard?: Shard;
  /** With what it extends; read from the base's files where left out. */
  readonly before?: { readonly config: Config | undefined };
  readonly render?: RenderTools;
  /** Set where the base has another policy. `weakened`: it was stricter. */
  readonly underBase?: (weakened: boolean) => UnderBase | undefined;
  readonly notices?: readonly Notice[];
  /** Readings of unchanged files: undefined for those that cannot matter. */
  readonly known?: ReadonlyMap<string, FileReading | undefined>;
  /** Of nearly the same files. */
  readonly earlier?: Understood;
}

export interface UnderBase {
  readonly input: Pick<CheckInput, 'tree' | 'config' | 'base' | 'suppress' | 'before'>;
  /** Same files, same declarations. */
  readonly sameView: boolean;
}

export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Without asking rules. */
export interface Understood {
  readonly head: SearchableSnapshot;
  readonly base: SearchableSnapshot | undefined;
}

/** Not all that the configuration is about. */
export function scansPart({ tree, config }: Pick<CheckInput, 'tree' | 'config'>): boolean {
  const folder = config === undefined ? '' : configFolder(config.file.path);
  return tree.only?.some((path) => path === '' || folder === path || folder.startsWith(`${path}/`)) === false;
}
