/** A GitHub REST API on loopback: issues, comments, reviews, trees and blobs in memory, and every way to fail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string };
}

export interface StoredIssue {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  labels: string[];
  readonly user: { readonly login: string; readonly type: string };
  readonly pull_request?: object;
}

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly authorization: string;
  readonly body: unknown;
}

/** What to do in place of an answer. `slow` never answers; `cut` ends in the middle of a body. */
export type Trouble =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly message?: string }
  | 'slow'
  | 'cut'
  | 'not-json'
  | 'hang-up'
  /** The work is done and the answer is lost. */
  | 'lost-answer';

export interface FakeGitHub {
  readonly url: string;
  readonly requests: SeenRequest[];
  readonly comments: Map<number, StoredComment[]>;
  readonly reviewComments: Map<number, StoredComment[]>;
  readonly reviews: { readonly number: number; readonly body: Record<string, unknown> }[];
  readonly issues: StoredIssue[];
  /** `merge_base_commit` of every comparison; empty for 404. */
  mergeBase: string;
  /** By commit or tree id: one level, entries as GitHub gives them. */
  readonly trees: Map<string, readonly FakeTreeEntry[]>;
  readonly blobs: Map<string, Buffer>;
  /** By `OWNER/NAME/PATH@REF`: what the contents route gives. */
  readonly files: Map<string, string>;
  /** A recursive listing is cut off, as above 100,000 entries. */
  truncate: boolean;
  /** Troubles are used up in order by requests whose `METHOD path` begins so. */
  fail(start: string, ...troubles: readonly Trouble[]): void;
  close(): Promise<void>;
}

export interface FakeTreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  readonly size?: number;
}

export const TOKEN = 'token-of-the-test';
export const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const;
const PREFIX = '/repos/acme/cluster';

interface Reply {
  readonly status: number;
  readonly data: unknown;
  readonly headers?: Record<string, string>;
}

export async function startFakeGitHub(): Promise<FakeGitHub> {
  const troubles: { readonly start: string; readonly list: Trouble[] }[] = [];
  let nextId = 1000;
  const api: FakeGitHub = {
    url: '',
    requests: [],
    comments: new Map(),
    reviewComments: new Map(),
    reviews: [],
    issues: [],
    mergeBase: '',
    trees: new Map(),
    blobs: new Map(),
    files: new Map(),
    truncate: false,
    fail: (start, ...list) => {
      troubles.push({ start, list: [...list] });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const answer = (method: string, url: URL, body: Record<string, unknown>): Reply => {
    const path = url.pathname;
    const content = /^\/repos\/([^/]+\/[^/]+)\/contents\/(.+)$/.exec(path);
    if (content !== null && method === 'GET') {
      const name = `${content[1]}/${decodeURIComponent(content[2] ?? '')}@${url.searchParams.get('ref') ?? ''}`;
      const text = api.files.get(name);
      if (text === undefined) return { status: 404, data: { message: 'Not Found' } };
      return { status: 200, data: { type: 'file', encoding: 'base64', content: Buffer.from(text).toString('base64') } };
    }
    const repository = /^\/repos\/([^/]+\/[^/]+)$/.exec(path);
    if (repository !== null && [...api.files.keys()].some((name) => name.startsWith(`${repository[1]}/`))) {
      return { status: 200, data: { full_name: repository[1] } };
    }
    const route = `${method} ${path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path}`;
    const page = (list: readonly unknown[]): Reply => {
      const size = Number(url.searchParams.get('per_page') ?? 30);
      const number = Number(url.searchParams.get('page') ?? 1);
      return { status: 200, data: list.slice((number - 1) * size, number * size) };
    };
    let found = /^(GET|POST) \/issues\/(\d+)\/comments$/.exec(route);
    if (found !== null) {
      const number = Number(found[2]);
      const list = api.comments.get(number) ?? [];
      if (found[1] === 'GET') return page(list);
      if (String(body.body).length > 65_536) return { status: 422, data: { message: 'Validation Failed' } };
      nextId += 1;
      const comment: StoredComment = { id: nextId, body: String(body.body), user: BOT };
      api.comments.set(number, [...list, comment]);
      return { status: 201, data: comment };
    }
    found = /^PATCH \/issues\/comments\/(\d+)$/.exec(route);
    if (found !== null) {
      for (const list of api.comments.values()) {
        const comment = list.find(({ id }) => id === Number(found?.[1]));
        if (comment === undefined) continue;
        comment.body = String(body.body);
        return { status: 200, data: comment };
      }
      return { status: 404, data: { message: 'Not Found' } };
    }
    found = /^DELETE \/issues\/comments\/(\d+)$/.exec(route);
    if (found !== null) {
      const id = Number(found[1]);
      for (const [number, list] of api.comments)
        api.comments.set(
          number,
          list.filter((comment) => comment.id !== id),
        );
      return { status: 204, data: undefined };
    }
    found = /^GET \/pulls\/(\d+)\/comments$/.exec(route);
    if (found !== null) return page(api.reviewComments.get(Number(found[1])) ?? []);
    found = /^POST \/pulls\/(\d+)\/reviews$/.exec(route);
    if (found !== null) {
      const number = Number(found[1]);
      api.reviews.push({ number, body });
      const list = api.reviewComments.get(number) ?? [];
      for (const comment of (body.comments ?? []) as { body: string }[]) {
        nextId += 1;
        list.push({ id: nextId, body: comment.body, user: BOT });
      }
      api.reviewComments.set(number, list);
      nextId += 1;
      return { status: 200, data: { id: nextId } };
    }
    if (route === 'GET /issues') {
      const labels = (url.searchParams.get('labels') ?? '').split(',').filter((label) => label !== '');
      const list = api.issues
        .filter((issue) => url.searchParams.get('state') === 'all' || issue.state === 'open')
        .filter((issue) => labels.every((label) => issue.labels.includes(label)));
      return page(list.map(asJson).reverse());
    }
    if (route === 'POST /issues') {
      const issue: StoredIssue = {
        number: api.issues.length + 1,
        title: String(body.title),
        body: String(body.body),
        state: 'open',
        labels: (body.labels ?? []) as string[],
        user: BOT,
      };
      api.issues.push(issue);
      return { status: 201, data: asJson(issue) };
    }
    found = /^PATCH \/issues\/(\d+)$/.exec(route);
    if (found !== null) {
      const issue = api.issues.find(({ number }) => number === Number(found?.[1]));
      if (issue === undefined) return { status: 404, data: { message: 'Not Found' } };
      Object.assign(issue, body);
      return { status: 200, data: asJson(issue) };
    }
    if (route === 'GET /search/issues') {
      const items = api.issues.filter((issue) => issue.body.includes('loopgate:audit')).map(asJson);
      return { status: 200, data: { total_count: items.length, incomplete_results: false, items } };
    }
    if (route.startsWith('GET /compare/')) {
      if (api.mergeBase === '') return { status: 404, data: { message: 'Not Found' } };
      return { status: 200, data: { status: 'diverged', merge_base_commit: { sha: api.mergeBase } } };
    }
    found = /^GET \/git\/trees\/([0-9a-f]+)$/.exec(route);
    if (found !== null) {
      const level = api.trees.get(found[1] ?? '');
      if (level === undefined) return { status: 404, data: { message: 'Not Found' } };
      const recursive = url.searchParams.has('recursive');
      const all: FakeTreeEntry[] = [];
      const walk = (entries: readonly FakeTreeEntry[], prefix: string): void => {
        for (const entry of entries) {
          all.push({ ...entry, path: prefix + entry.path });
          if (recursive && entry.type === 'tree') walk(api.trees.get(entry.sha) ?? [], `${prefix}${entry.path}/`);
        }
      };
      walk(level, '');
      const truncated = recursive && api.truncate;
      return { status: 200, data: { sha: found[1], truncated, tree: truncated ? all.slice(0, 1) : all } };
    }
    found = /^GET \/git\/blobs\/([0-9a-f]+)$/.exec(route);
    if (found !== null) {
      const content = api.blobs.get(found[1] ?? '');
      if (content === undefined) return { status: 404, data: { message: 'Not Found' } };
      return { status: 200, data: { content: content.toString('base64'), encoding: 'base64', size: content.length } };
    }
    // GITHUB_TOKEN is an installation's token, which has no user.
    if (route === 'GET /user') return { status: 403, data: { message: 'Resource not accessible by integration' } };
    return { status: 404, data: { message: 'Not Found' } };
  };

  const handle = (request: IncomingMessage, response: ServerResponse, text: string): void => {
    const method = request.method ?? 'GET';
    const path = request.url ?? '/';
    const authorization = request.headers.authorization ?? '';
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    api.requests.push({ method, path, authorization, body });
    const reply = ({ status, data, headers }: Reply): void => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(JSON.stringify(data));
    };
    if (authorization !== `token ${TOKEN}` && authorization !== `Bearer ${TOKEN}`) {
      reply({ status: 401, data: { message: 'Bad credentials' } });
      return;
    }
    const line = `${method} ${path}`;
    const trouble = troubles.find(({ start, list }) => line.startsWith(start) && list.length > 0)?.list.shift();
    if (trouble === undefined) {
      reply(answer(method, new URL(path, 'http://localhost'), body));
    } else if (trouble === 'slow') {
      // The caller has to give up.
    } else if (trouble === 'hang-up') {
      request.socket.destroy();
    } else if (trouble === 'lost-answer') {
      answer(method, new URL(path, 'http://localhost'), body);
      request.socket.destroy();
    } else if (trouble === 'not-json') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>a proxy was here</html>');
    } else if (trouble === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('[{"id": 1, "body": "half a');
      setTimeout(() => request.socket.destroy(), 20);
    } else {
      const { status, headers, message } = trouble;
      reply({
        status,
        data: { message: message ?? `status ${status}` },
        ...(headers === undefined ? {} : { headers }),
      });
    }
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => handle(request, response, Buffer.concat(parts).toString('utf8')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(api, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function asJson(issue: StoredIssue): object {
  return { ...issue, labels: issue.labels.map((name) => ({ name })) };
}
