/** Whose configuration decides: the head's with what it extends, or the base's where the base demands it (`trust: base`). */
import { loadConfig } from './check.ts';
import { CONFIG_PATHS, type Config, type RemoteFile } from './config/config.ts';
import { remoteName, withExtended } from './config/extended.ts';
import { UsageError } from './tree/usage-error.ts';

/** The text of a file in another repository, or why it cannot be had, as a clause. */
export type RemoteReader = (file: RemoteFile) => Promise<{ readonly text: string } | { readonly because: string }>;

export interface Decided {
  /** What judges. */
  readonly config: Config | undefined;
  /** What the head's own file says: what a change does to the policy is seen there. */
  readonly head: Config | undefined;
  /** The base decides: its suppressions and its baseline count, and what the change adds to them does not. */
  readonly trusted: boolean;
}

/** `before`: a file's text in the base, undefined where the base lacks it; left out where nothing is compared. */
export async function decide(
  head: Config | undefined,
  readRemote: RemoteReader,
  before?: (path: string) => string | undefined,
): Promise<Decided> {
  const texts = new Map<string, Config>();
  const joined = async (config: Config): Promise<Config> => {
    const extended: Config[] = [];
    for (const { value } of config.extends) {
      const name = remoteName(value);
      let known = texts.get(name);
      if (known === undefined) {
        const answer = await readRemote(value);
        if ('because' in answer) throw new UsageError(`${config.file.path} extends ${name}, and ${answer.because}`);
        known = loadConfig({ path: name, text: answer.text });
        texts.set(name, known);
      }
      extended.push(known);
    }
    return withExtended(config, extended);
  };
  const now = head === undefined ? undefined : await joined(head);
  const mine: Decided = { config: now, head, trusted: false };
  if (before === undefined) return mine;
  const old = configBefore(head, before);
  if (old === undefined) return mine;
  const then = await joined(old);
  if (then.trust?.value !== 'base') return mine;
  // Declarations of clusters are facts about what is deployed, and a change may bring new ones along.
  return {
    config: { ...then, clusters: now?.clusters ?? then.clusters, file: now?.file ?? then.file },
    head,
    trusted: true,
  };
}

/** Undefined where the base had none, or one that was refused and so decided nothing. */
function configBefore(head: Config | undefined, before: (path: string) => string | undefined): Config | undefined {
  const paths = head === undefined || CONFIG_PATHS.includes(head.file.path) ? CONFIG_PATHS : [head.file.path];
  for (const path of paths) {
    const text = before(path);
    if (text === undefined) continue;
    try {
      return loadConfig({ path, text });
    } catch (error) {
      if (error instanceof UsageError) return undefined;
      throw error;
    }
  }
  return undefined;
}

/** For a door that was given no place to read other repositories from. */
export const noRemote: RemoteReader = () =>
  Promise.resolve({
    because: 'nothing is downloaded here: give --extends DIR, a directory with OWNER/REPOSITORY/PATH in it',
  });
