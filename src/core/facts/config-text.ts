import type { SourceText } from '../text/source-text.ts';
import type { Declared } from './declared.ts';

/** A bare Corefile, or a generator's input. */
export interface ConfigTextFact extends Declared {
  readonly kind: 'config-text';
  readonly language: ConfigLanguage;
  readonly path: string;
  readonly text: SourceText;
  readonly completes?: string;
  /** A link to another one, which stands for itself. */
  readonly isLink?: true;
  /** In words, where it may not be written. */
  readonly assumes?: string;
}

/** `unplaced`: a role's file, placed by its task. `corefile-part`: what a Corefile may import. */
export type ConfigLanguage =
  | 'corefile'
  | 'corefile-part'
  | 'resolv-conf'
  | 'systemd-resolved'
  | 'dnsmasq'
  | 'unbound'
  | 'named'
  | 'unplaced';
