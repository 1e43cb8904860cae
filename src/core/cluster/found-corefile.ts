import type { ConfigContext } from '../facts/readers.ts';
import type { ServerBlock, StartError } from '../facts/server-config.ts';
import type { Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Filled } from './upstreams.ts';

export interface FoundCorefile {
  readonly text: SourceText;
  readonly context: ConfigContext;
  readonly software: 'coredns' | 'node-cache';
  readonly claims: readonly string[];
  readonly version: string;
  readonly versionAt?: Location;
  /** The image's tag is filled in. */
  readonly hasOpenTag?: true;
  readonly assumption?: string;
  readonly mayDiffer?: string;
  readonly refused?: StartError;
  readonly added?: readonly ServerBlock[];
  readonly filledFrom?: ReadonlyMap<string, Filled>;
}
