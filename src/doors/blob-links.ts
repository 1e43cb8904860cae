import { STANDARD_INPUT } from '../core/text/source-file.ts';
import type { GitResult } from '../read/tree/git.ts';
import type { LinkFor } from '../report/markdown-finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `site`: without a final slash. */
export interface WebRepository {
  readonly site: string;
  readonly kind: 'github' | 'gitlab';
}

export function blobLinks({ site, kind }: WebRepository, commitOf: (revision?: string) => string | undefined): LinkFor {
  return (path, line, revision) => {
    const commit = commitOf(revision);
    if (commit === undefined || path === STANDARD_INPUT) return undefined;
    const file = path.split('/').map(encodePart).join('/');
    // `?plain=1`: rendered files have no lines.
    return `${site}${kind === 'gitlab' ? '/-' : ''}/blob/${commit}/${file}?plain=1#L${line}`;
  };
}

/** encodeURIComponent throws for half a surrogate pair, and keeps characters that end a Markdown link. */
function encodePart(part: string): string {
  const whole = part.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(whole).replace(/[!'()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** By the clone's `origin` at HEAD, if known to be pushed; undefined for other sites. */
export function linksOfClone(runGit: (args: readonly string[]) => GitResult, env: Environment): LinkFor | undefined {
  const ask = (...args: readonly string[]): string => {
    const { status, stdout } = runGit(args);
    return status === 0 ? stdout.toString('utf8').trim() : '';
  };
  const repository = repositoryAt(ask('config', '--get', 'remote.origin.url'), env);
  if (repository === undefined) return undefined;
  const head = ask('rev-parse', '--verify', '--quiet', 'HEAD');
  // A pipeline's checkout was fetched; a local HEAD may be unpushed.
  const isThere = (env.CI ?? '') !== '' || ask('for-each-ref', '--count=1', '--contains=HEAD', 'refs/remotes') !== '';
  if (!/^[0-9a-f]{40,64}$/.test(head) || !isThere) return undefined;
  return blobLinks(repository, (revision) => revision ?? head);
}

/** `https://HOST/PATH`, `ssh://git@HOST/PATH`, `git@HOST:PATH`; drops user and password, which may be a token. */
export function repositoryAt(address: string, env: Environment): WebRepository | undefined {
  const [, host = '', path = ''] =
    /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):)([\w./-]+?)(?:\.git)?\/?$/
      .exec(address)
      ?.filter((part) => part !== undefined) ?? [];
  if (path.split('/').length < 2) return undefined;
  if (host === 'github.com' || host === /^https?:\/\/([^\s/:]+)/.exec(env.GITHUB_SERVER_URL ?? '')?.[1])
    return { site: `https://${host}/${path}`, kind: 'github' };
  if (host === 'gitlab.com' || host === env.CI_SERVER_HOST) return { site: `https://${host}/${path}`, kind: 'gitlab' };
  return undefined;
}
