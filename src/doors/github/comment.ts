/** One pull request comment, kept up to date, found by a hidden marker. */
import type { Author, Failure, GitHubApi } from './api.ts';

export interface Posted {
  readonly id?: number;
  readonly notice?: string;
}

export const MARKER_PREFIX = '<!-- loopgate:';

/** GitHub takes 65,536 characters. */
const MAX_BODY = 65_000;

/** The marker in the first line names the job. */
export async function upsertComment(api: GitHubApi, number: number, body: string, make: boolean): Promise<Posted> {
  const marker = markerOf(body);
  if (marker === undefined) return { notice: 'The comment was not written: its text has no marker.' };
  const text = body.slice(0, MAX_BODY);
  const ours = await findComment(api, number, marker);
  if ('ok' in ours) return { notice: refusal('The comment was not written', ours) };
  const { comment } = ours;
  if (comment !== undefined && sameText(comment.body, text)) return { id: comment.id };
  if (comment === undefined && !make) return {};
  const answer =
    comment === undefined ? await api.createComment(number, text) : await api.updateComment(comment.id, text);
  if (answer.ok) return { id: comment === undefined ? await onlyOne(api, number, text, answer.value) : answer.value };
  if (comment === undefined && answer.why === 'unreachable') {
    // The comment may exist though the answer was lost.
    const again = await findComment(api, number, marker);
    if (!('ok' in again) && again.comment !== undefined) return { id: again.comment.id };
  }
  return { notice: refusal('The comment was not written', answer) };
}

export function markerOf(body: string): string | undefined {
  const line = body.split('\n', 1)[0]?.trim() ?? '';
  return line.startsWith(MARKER_PREFIX) && line.endsWith('-->') ? line : undefined;
}

/** GitHub may change line ends and the last line feed. */
export function sameText(a: string, b: string): boolean {
  return a.replaceAll('\r\n', '\n').trimEnd() === b.replaceAll('\r\n', '\n').trimEnd();
}

/**
 * Anyone can copy the marker. GITHUB_TOKEN cannot ask its own name (`GET /user` is for users' tokens): what
 * GITHUB_TOKEN wrote comes before other bots', which count as an app's own token writes under any name.
 */
export async function oursAmong<T extends { readonly author: Author }>(
  api: GitHubApi,
  found: readonly T[],
): Promise<readonly T[]> {
  if (found.length === 0) return [];
  const login = await api.login();
  const by = (name: string): readonly T[] => found.filter(({ author }) => author.login === name);
  if (login.ok) return by(login.value);
  const own = by('github-actions[bot]').filter(({ author }) => author.bot);
  return own.length > 0 ? own : found.filter(({ author }) => author.bot);
}

export function refusal(what: string, failure: Failure): string {
  return `${what}: ${failure.error}. This does not change the result.`;
}

/** Concurrent runs: the oldest comment stays, with the latest text. */
async function onlyOne(api: GitHubApi, number: number, text: string, made: number): Promise<number> {
  const now = await findComment(api, number, markerOf(text) ?? '');
  const oldest = 'ok' in now ? undefined : now.comment;
  if (oldest === undefined || oldest.id >= made) return made;
  const moved = sameText(oldest.body, text) ? { ok: true } : await api.updateComment(oldest.id, text);
  if (!moved.ok) return made;
  const gone = await api.deleteComment(made);
  return gone.ok ? oldest.id : made;
}

async function findComment(
  api: GitHubApi,
  number: number,
  marker: string,
): Promise<Failure | { readonly comment: { readonly id: number; readonly body: string } | undefined }> {
  const listed = await api.comments(number);
  if (!listed.ok) return listed;
  const marked = listed.value.filter((comment) => markerOf(comment.body) === marker);
  const ours = await oursAmong(api, marked);
  return { comment: [...ours].sort((a, b) => a.id - b.id)[0] };
}
