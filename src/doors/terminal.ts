import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { STANDARD_INPUT } from '../core/text/source-file.ts';

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface TerminalOptions {
  readonly columns?: number;
  readonly linkFor?: (path: string) => string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** TERM_PROGRAM of terminals with OSC 8 links. */
const LINKING_PROGRAMS: ReadonlySet<string> = new Set([
  'iTerm.app',
  'WezTerm',
  'vscode',
  'ghostty',
  'Hyper',
  'rio',
  'Tabby',
]);
/** The first VTE with sound links. */
const MIN_VTE = 5000;

/** Logs and files are neither wrapped nor linked. */
export function terminalOptions(env: Environment, stream: Stream, root: string): TerminalOptions {
  const { columns } = stream;
  return {
    ...(stream.isTTY === true && columns !== undefined && columns > 0 ? { columns } : {}),
    ...(hasLinks(env, stream)
      ? { linkFor: (path) => (path === STANDARD_INPUT ? undefined : pathToFileURL(join(root, path)).href) }
      : {}),
  };
}

/** FORCE_HYPERLINK overrides: 0 is never, anything else always. */
function hasLinks(env: Environment, { isTTY }: Stream): boolean {
  const forced = env.FORCE_HYPERLINK;
  if (forced !== undefined && forced !== '') return forced !== '0';
  if (isTTY !== true || env.CI !== undefined || env.TERM === 'dumb') return false;
  return (
    LINKING_PROGRAMS.has(env.TERM_PROGRAM ?? '') ||
    Number(env.VTE_VERSION ?? 0) >= MIN_VTE ||
    env.KITTY_WINDOW_ID !== undefined ||
    env.WT_SESSION !== undefined ||
    env.TERM === 'alacritty'
  );
}
