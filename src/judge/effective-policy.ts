/** Which configuration counts: the head's, or the base's with `trust: base`. */

import type { Located, Location } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { mistakeAt, PlacedUsageError, UsageError } from '../core/text/usage-error.ts';
import type { Config, RemoteFile } from './config/config.ts';
import { remoteName, withExtended } from './config/extended.ts';
import { configCandidates, configFolder } from './config/lookup.ts';
import { loadConfig } from './load-config.ts';

/** Or a clause why not. `gone`: it certainly does not exist. */
export type RemoteReader = (
  file: RemoteFile,
) => Promise<{ readonly text: string } | { readonly because: string; readonly gone?: boolean }>;

export interface PolicySource {
  readonly own: Config | undefined;
  /** With what it extends. */
  readonly joined: Config | undefined;
}

export interface PolicyDecision {
  readonly config: Config | undefined;
  readonly head: PolicySource;
  /** Absent: nothing is compared, or the base's was refused. */
  readonly before?: PolicySource;
  readonly notices: readonly Notice[];
  /** What the change adds does not count. */
  readonly trusted: boolean;
}

/**
 * `before`: undefined where the base lacks the file, absent where nothing is compared. With it only what the base
 * extends is read: a stranger's head must not choose what this token reads.
 */
export async function resolvePolicy(
  head: Config | undefined,
  readRemote: RemoteReader,
  before?: ((path: string) => string | undefined) | 'unavailable',
  common = '',
): Promise<PolicyDecision> {
  const known = new Map<string, Config>();
  const joined = async (config: Config): Promise<Config> => {
    const extended: Config[] = [];
    for (const { value, at } of config.extends) {
      const name = remoteName(value);
      let one = known.get(name);
      if (one === undefined) {
        const answer = await readRemote(value);
        if ('because' in answer) {
          const mistake = mistakeAt(at, `this extends ${name}, and ${answer.because}`);
          throw answer.gone === true ? new GoneError(mistake) : new PlacedUsageError(mistake);
        }
        one = loadRemote({ path: name, text: answer.text }, at);
        known.set(name, one);
      }
      extended.push(one);
    }
    return withExtended(config, extended);
  };
  if (before === undefined) {
    const now: PolicySource = { own: head, joined: head === undefined ? undefined : await joined(head) };
    return { config: now.joined, head: now, notices: [], trusted: false };
  }
  const old = before === 'unavailable' ? 'refused' : configBefore(head, before, common);
  const allowed = old === 'refused' ? [] : (old?.extends ?? []);
  const refused = (head?.extends ?? []).filter((one) => !allowed.some((other) => isSame(one.value, other.value)));
  const notices = refused.map(notReadYet);
  const now: PolicySource = {
    own: head,
    joined: head === undefined ? undefined : await joined(without(head, refused)),
  };
  const mine: PolicyDecision = { config: now.joined, head: now, notices, trusted: false };
  if (old === 'refused') return mine;
  const then = await joinedBefore(old, joined);
  if (then.joined?.trust?.value !== 'base') return { ...mine, before: then };
  // Declared clusters are facts, so a change may bring them.
  return {
    config: {
      ...then.joined,
      clusters: now.joined?.clusters ?? then.joined.clusters,
      file: now.joined?.file ?? then.joined.file,
    },
    head: now,
    before: then,
    notices,
    trusted: true,
  };
}

function isSame(a: RemoteFile, b: RemoteFile): boolean {
  return remoteName(a) === remoteName(b);
}

function without(config: Config, refused: readonly Located<RemoteFile>[]): Config {
  return { ...config, extends: config.extends.filter((one) => !refused.includes(one)) };
}

function notReadYet({ at }: Located<RemoteFile>): Notice {
  const message =
    'This policy is not taken into account yet: in a comparison only what the base extends is read. It counts once this change is merged.';
  return { kind: 'assumed', message, at };
}

/** Errors must not quote another repository's file. */
function loadRemote(file: SourceFile, by: Location): Config {
  try {
    return loadConfig(file, configFolder(by.file.path));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const [first] = error instanceof PlacedUsageError ? error.mistakes : [];
    const place = first === undefined ? '' : `: its first mistake is in line ${first.line}`;
    throw new PlacedUsageError(mistakeAt(by, `this extends ${file.path}, which is not a valid configuration${place}`));
  }
}

class GoneError extends PlacedUsageError {}

/** The base was refused in every run: a change that mends it must pass. */
async function joinedBefore(
  own: Config | undefined,
  joined: (config: Config) => Promise<Config>,
): Promise<PolicySource> {
  if (own === undefined) return { own, joined: undefined };
  try {
    return { own, joined: await joined(own) };
  } catch (error) {
    if (error instanceof GoneError && own.trust?.value !== 'base') return { own, joined: own };
    throw error;
  }
}

function configBefore(
  head: Config | undefined,
  before: (path: string) => string | undefined,
  common: string,
): Config | undefined | 'refused' {
  const looked = configCandidates(common).flat();
  const paths = head === undefined || looked.includes(head.file.path) ? looked : [head.file.path];
  for (const path of paths) {
    const text = before(path);
    if (text === undefined) continue;
    try {
      return loadConfig({ path, text });
    } catch (error) {
      if (error instanceof UsageError) return 'refused';
      throw error;
    }
  }
  return undefined;
}

/** For doors that cannot read other repositories. */
export const noRemote: RemoteReader = () =>
  Promise.resolve({
    because: 'nothing is downloaded here: give --extends DIR, a directory with OWNER/REPOSITORY/PATH in it',
  });
