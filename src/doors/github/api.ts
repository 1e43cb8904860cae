/** The action's REST calls. None changes the verdict; each ends in time with a value or the reason. */
import { defined } from '../../core/text/defined.ts';
import type { RemoteFile } from '../../judge/config/config.ts';
import { boundedFetch, REFUSED_ANSWER } from './bounded-fetch.ts';
import { at, listAt, numberAt, textAt } from './json.ts';

export type Answer<T> = { readonly ok: true; readonly value: T } | Failure;

export interface Failure {
  readonly ok: false;
  /** `no-permission`: 401, 403, hiding 404; `refused`: 410, 422; `unreachable`: no usable answer in time. */
  readonly why: 'no-permission' | 'refused' | 'unreachable';
  /** Status 404: absent or hidden. */
  readonly missing?: true;
  /** A clause such as `the token may not write comments (it needs pull-requests: write)`. */
  readonly error: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: Author;
}

export interface Author {
  readonly login: string;
  readonly bot: boolean;
}

export interface Issue {
  readonly number: number;
  readonly open: boolean;
  readonly title: string;
  readonly body: string;
  readonly author: Author;
  readonly labels: readonly string[];
}

export interface TreeListing {
  readonly entries: readonly TreeEntry[];
  /** GitHub left entries out: more than 100,000, or 7 MB. */
  readonly truncated: boolean;
}

export interface TreeEntry {
  readonly path: string;
  readonly kind: 'blob' | 'tree' | 'commit';
  /** `120000` is a link (git-ls-tree(1)). */
  readonly mode: string;
  readonly id: string;
  readonly size: number;
}

/** Lines of the pull request's head; `startLine` is absent for one line. */
export interface ReviewComment {
  readonly path: string;
  readonly line: number;
  readonly startLine?: number;
  readonly body: string;
}

export interface GitHubApi {
  readonly mergeBase: (base: string, head: string) => Promise<Answer<string>>;
  readonly tree: (id: string, recursive: boolean) => Promise<Answer<TreeListing>>;
  readonly blob: (id: string) => Promise<Answer<Buffer>>;
  /** From any repository that the token may read. */
  readonly fileAt: (file: RemoteFile) => Promise<Answer<string>>;
  readonly repository: (one: Pick<RemoteFile, 'owner' | 'repository'>) => Promise<Answer<true>>;
  readonly comments: (number: number) => Promise<Answer<readonly Comment[]>>;
  readonly createComment: (number: number, body: string) => Promise<Answer<number>>;
  readonly updateComment: (id: number, body: string) => Promise<Answer<number>>;
  readonly deleteComment: (id: number) => Promise<Answer<number>>;
  readonly reviewComments: (number: number) => Promise<Answer<readonly Comment[]>>;
  readonly createReview: (
    number: number,
    commit: string,
    body: string,
    comments: readonly ReviewComment[],
  ) => Promise<Answer<number>>;
  /** Open and closed, newest first, without pull requests. */
  readonly issuesLabelled: (label: string) => Promise<Answer<readonly Issue[]>>;
  /** By words in the body. The index lags by minutes. */
  readonly searchIssues: (words: string) => Promise<Answer<readonly Issue[]>>;
  readonly createIssue: (title: string, body: string, labels: readonly string[]) => Promise<Answer<number>>;
  readonly updateIssue: (
    number: number,
    change: { readonly title?: string; readonly body?: string; readonly state?: 'open' | 'closed' },
  ) => Promise<Answer<number>>;
  /** The token's user; GITHUB_TOKEN may not ask, and is `github-actions[bot]`. */
  readonly login: () => Promise<Answer<string>>;
}

export interface ApiOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly repository: string;
  readonly requestTimeout: number;
  /** Milliseconds of all requests, from the first. */
  readonly totalTimeout: number;
  /** Milliseconds before the second attempt; times four before the third. */
  readonly backoff: number;
}

const ATTEMPTS = 3;
/** Milliseconds. A server may ask for an hour, which a job does not have. */
const MAX_WAIT = 20_000;
/** 3,000 comments at 100 a page. */
const MAX_PAGES = 30;
const PAGE = 100;

type Request = (
  route: string,
  parameters: Record<string, unknown>,
  signal: AbortSignal,
) => Promise<{ readonly data: unknown }>;

interface Call {
  readonly route: string;
  readonly parameters: Record<string, unknown>;
  readonly doing: string;
  readonly needs: string;
  /** May be repeated after a lost answer. */
  readonly repeatable: boolean;
}

interface Purpose {
  readonly doing: string;
  readonly needs: string;
}
const CONTENTS = 'contents: read';
const PULLS = 'pull-requests: write';
const ISSUES = 'issues: write';

interface Requests {
  readonly owner: string;
  readonly repo: string;
  readonly call: <T>(
    purpose: Purpose,
    route: string,
    parameters: Record<string, unknown>,
    read: (data: unknown) => T | undefined,
  ) => Promise<Answer<T>>;
  readonly pages: <T>(
    purpose: Purpose,
    route: string,
    parameters: Record<string, unknown>,
    read: (item: unknown) => T | undefined,
  ) => Promise<Answer<readonly T[]>>;
}

/** Undefined when `repository` is not `OWNER/NAME`. */
export function openApi(options: ApiOptions): GitHubApi | undefined {
  const [owner, repo, ...rest] = options.repository.split('/');
  if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0) return undefined;
  const requests = requestsFor(owner, repo, sender(options));
  return { ...contentsApi(requests), ...commentsApi(requests), ...reviewsApi(requests), ...issuesApi(requests) };
}

function requestsFor(owner: string, repo: string, send: ReturnType<typeof sender>): Requests {
  const call: Requests['call'] = ({ doing, needs }, route, parameters, read) =>
    send(
      { route, parameters: { owner, repo, ...parameters }, doing, needs, repeatable: !route.startsWith('POST') },
      read,
    );
  const pages: Requests['pages'] = async (purpose, route, parameters, read) => {
    const all = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const asked = { ...parameters, per_page: PAGE, page };
      const answer = await call(purpose, route, asked, (data) => (Array.isArray(data) ? data : undefined));
      if (!answer.ok) return answer;
      for (const item of answer.value) {
        const value = read(item);
        if (value !== undefined) all.push(value);
      }
      if (answer.value.length < PAGE) break;
    }
    return { ok: true, value: all };
  };
  return { owner, repo, call, pages };
}

const idOf = (data: unknown): number | undefined => numberAt(data, 'id');
const numberOf = (data: unknown): number | undefined => numberAt(data, 'number');

function contentsApi({
  call,
}: Requests): Pick<GitHubApi, 'mergeBase' | 'tree' | 'blob' | 'fileAt' | 'repository' | 'login'> {
  const to = (doing: string): Purpose => ({ doing, needs: CONTENTS });
  return {
    mergeBase: (base, head) =>
      call(
        to('compare commits'),
        'GET /repos/{owner}/{repo}/compare/{basehead}',
        { basehead: `${base}...${head}`, per_page: 1 },
        (data) => textAt(data, 'merge_base_commit', 'sha'),
      ),
    tree: (id, recursive) =>
      call(
        to('read trees'),
        'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
        { tree_sha: id, ...defined({ recursive: recursive ? '1' : undefined }) },
        readTree,
      ),
    blob: (id) =>
      call(to('read files'), 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: id }, (data) => {
        const content = textAt(data, 'content');
        if (content === undefined) return undefined;
        return textAt(data, 'encoding') === 'utf-8' ? Buffer.from(content, 'utf8') : Buffer.from(content, 'base64');
      }),
    fileAt: ({ owner, repository, path, ref }) =>
      call(
        to(`read ${owner}/${repository}`),
        'GET /repos/{owner}/{repo}/contents/{path}',
        { owner, repo: repository, path, ref },
        // A directory is a list; a file above 1 MiB has no content (REST "Get repository content").
        (data) =>
          textAt(data, 'encoding') === 'base64'
            ? Buffer.from(textAt(data, 'content') ?? '', 'base64').toString('utf8')
            : undefined,
      ),
    repository: ({ owner, repository }) =>
      call(to(`read ${owner}/${repository}`), 'GET /repos/{owner}/{repo}', { owner, repo: repository }, () => true),
    login: () => call({ doing: 'ask whose it is', needs: 'none' }, 'GET /user', {}, (data) => textAt(data, 'login')),
  };
}

function forPulls(doing: string): Purpose {
  return { doing, needs: PULLS };
}

function commentsApi({
  call,
  pages,
}: Requests): Pick<GitHubApi, 'comments' | 'createComment' | 'updateComment' | 'deleteComment'> {
  return {
    comments: (number) =>
      pages(
        forPulls('read comments'),
        'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        { issue_number: number },
        readComment,
      ),
    createComment: (number, body) =>
      call(
        { doing: 'write comments', needs: `${PULLS} (below an issue: ${ISSUES})` },
        'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        { issue_number: number, body },
        idOf,
      ),
    updateComment: (id, body) =>
      call(
        forPulls('write comments'),
        'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        { comment_id: id, body },
        idOf,
      ),
    deleteComment: (id) =>
      call(
        forPulls('delete comments'),
        'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
        { comment_id: id },
        () => id,
      ),
  };
}

function reviewsApi({ call, pages }: Requests): Pick<GitHubApi, 'reviewComments' | 'createReview'> {
  return {
    reviewComments: (number) =>
      pages(
        forPulls('read review comments'),
        'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
        { pull_number: number },
        readComment,
      ),
    createReview: (number, commit, body, comments) =>
      call(
        forPulls('write reviews'),
        'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
        {
          pull_number: number,
          commit_id: commit,
          body,
          event: 'COMMENT',
          comments: comments.map((comment) => ({
            path: comment.path,
            line: comment.line,
            side: 'RIGHT',
            ...defined({
              start_line: comment.startLine,
              start_side: comment.startLine === undefined ? undefined : 'RIGHT',
            }),
            body: comment.body,
          })),
        },
        idOf,
      ),
  };
}

function issuesApi({
  owner,
  repo,
  call,
  pages,
}: Requests): Pick<GitHubApi, 'issuesLabelled' | 'searchIssues' | 'createIssue' | 'updateIssue'> {
  const to = (doing: string): Purpose => ({ doing, needs: ISSUES });
  return {
    issuesLabelled: (label) =>
      pages(to('read issues'), 'GET /repos/{owner}/{repo}/issues', { state: 'all', labels: label }, readIssue),
    searchIssues: (words) =>
      call(
        to('search issues'),
        'GET /search/issues',
        { q: `repo:${owner}/${repo} is:issue in:body ${words}`, per_page: PAGE, advanced_search: 'true' },
        (data) => listAt(data, 'items').flatMap((item) => readIssue(item) ?? []),
      ),
    createIssue: (title, body, labels) =>
      call(to('open issues'), 'POST /repos/{owner}/{repo}/issues', { title, body, labels: [...labels] }, numberOf),
    updateIssue: (number, change) =>
      call(
        to('change issues'),
        'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
        { issue_number: number, ...change },
        numberOf,
      ),
  };
}

function readTree(data: unknown): TreeListing | undefined {
  if (textAt(data, 'sha') === undefined) return undefined;
  const entries: TreeEntry[] = [];
  for (const item of listAt(data, 'tree')) {
    const path = textAt(item, 'path');
    const id = textAt(item, 'sha');
    const kind = textAt(item, 'type');
    if (path === undefined || id === undefined || (kind !== 'blob' && kind !== 'tree' && kind !== 'commit')) continue;
    entries.push({ path, id, kind, mode: textAt(item, 'mode') ?? '', size: numberAt(item, 'size') ?? 0 });
  }
  return { entries, truncated: at(data, 'truncated') === true };
}

function readAuthor(item: unknown): Author {
  return { login: textAt(item, 'user', 'login') ?? '', bot: textAt(item, 'user', 'type') === 'Bot' };
}

function readComment(item: unknown): Comment | undefined {
  const id = numberAt(item, 'id');
  return id === undefined ? undefined : { id, body: textAt(item, 'body') ?? '', author: readAuthor(item) };
}

function readIssue(item: unknown): Issue | undefined {
  const number = numberAt(item, 'number');
  if (number === undefined || at(item, 'pull_request') !== undefined) return undefined;
  return {
    number,
    open: textAt(item, 'state') === 'open',
    title: textAt(item, 'title') ?? '',
    body: textAt(item, 'body') ?? '',
    author: readAuthor(item),
    labels: listAt(item, 'labels').flatMap((label) => textAt(label, 'name') ?? []),
  };
}

function sender(options: ApiOptions): <T>(call: Call, read: (data: unknown) => T | undefined) => Promise<Answer<T>> {
  let client: Promise<Request> | undefined;
  let deadline: number | undefined;
  return async (call, read) => {
    deadline ??= Date.now() + options.totalTimeout;
    let last: Failure = { ok: false, why: 'unreachable', error: 'no time is left to ask GitHub' };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const left = deadline - Date.now();
      if (left <= 0) return last;
      let wait = attempt === 1 ? options.backoff : options.backoff * 4;
      try {
        client ??= loadClient(options);
        const request = await client;
        const signal = AbortSignal.timeout(Math.min(options.requestTimeout, left));
        const { data } = await abandonable(request(call.route, call.parameters, signal), signal);
        const value = read(data);
        if (value !== undefined) return { ok: true, value };
        last = {
          ok: false,
          why: 'unreachable',
          error: `GitHub's answer was cut off or not understood (${call.doing})`,
        };
        if (!call.repeatable) return last;
      } catch (error) {
        const verdict = judge(error, call);
        last = verdict.failure;
        if (!verdict.again) return last;
        if (verdict.wait !== undefined) wait = Math.max(wait, verdict.wait);
      }
      if (attempt === ATTEMPTS || wait > MAX_WAIT || Date.now() + wait >= deadline) return last;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return last;
  };
}

function abandonable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function loadClient(options: ApiOptions): Promise<Request> {
  const { getOctokit } = await import('@actions/github');
  const silent = (): void => {};
  const octokit = getOctokit(options.token, {
    baseUrl: options.apiUrl,
    // The client's own log would bypass our escapes.
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  const { request } = octokit;
  const bounded = boundedFetch(request.endpoint.DEFAULTS.request?.fetch ?? fetch);
  return (route, parameters, signal) => request(route, { ...parameters, request: { signal, fetch: bounded } });
}

interface Verdict {
  readonly failure: Failure;
  readonly again: boolean;
  readonly wait?: number;
}

/** GitHub REST documentation, rate limits and best practices for using the API. */
function judge(error: unknown, call: Call): Verdict {
  const status = numberAt(error, 'status') ?? 0;
  const headers = at(error, 'response', 'headers');
  const said = textAt(error, 'response', 'data', 'message') ?? '';
  const after = Number(textAt(headers, 'retry-after') ?? Number.NaN);
  const wait = Number.isFinite(after) && after >= 0 ? { wait: after * 1000 } : {};
  const fail = (why: Failure['why'], words: string): Failure => ({ ok: false, why, error: words });
  if (textAt(error, 'cause', 'name') === REFUSED_ANSWER)
    return { failure: fail('unreachable', `${textAt(error, 'cause', 'message')} (${call.doing})`), again: false };
  const limited = status === 429 || (status === 403 && ('wait' in wait || /rate limit|abuse detection/i.test(said)));
  if (limited) {
    // The hourly limit resets too late for a job.
    const used = textAt(headers, 'x-ratelimit-remaining') === '0' && !('wait' in wait);
    return { failure: fail('unreachable', `GitHub's rate limit is used up (${call.doing})`), again: !used, ...wait };
  }
  if (status === 401 || status === 403 || status === 404) {
    const needs = call.needs === 'none' ? '' : ` (it needs ${call.needs})`;
    const failure = fail('no-permission', `the token may not ${call.doing}${needs}`);
    return { failure: status === 404 ? { ...failure, missing: true } : failure, again: false };
  }
  if (status >= 400 && status < 500) {
    return { failure: fail('refused', `GitHub refused to ${call.doing} with status ${status}`), again: false };
  }
  // The client reports unanswered requests as status 500 too (@octokit/request, fetchWrapper).
  const words =
    headers === undefined
      ? `GitHub could not be reached in time (${call.doing})`
      : `GitHub answered with status ${status} (${call.doing})`;
  return { failure: fail('unreachable', words), again: call.repeatable, ...wait };
}
