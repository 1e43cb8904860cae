/** What the API answers, what the event says and what a comment pretends give no command, no crash, and no token to others. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type GitHubApi, openApi } from '../../src/doors/github/api.ts';
import { boundedFetch } from '../../src/doors/github/bounded-fetch.ts';
import { upsertComment } from '../../src/doors/github/comment.ts';
import { readEvent } from '../../src/doors/github/event.ts';
import { linksTo } from '../../src/doors/github/places.ts';
import { categoryOf } from '../../src/doors/github/publish.ts';
import { TOKEN } from '../e2e/support/fake-github.ts';

interface Asked {
  readonly line: string;
  readonly authorization: string;
  readonly body: string;
}
interface Listening {
  readonly url: string;
  readonly asked: readonly Asked[];
}

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Listening> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString('utf8');
    });
    request.on('end', () => {
      asked.push({
        line: `${request.method} ${request.url}`,
        authorization: request.headers.authorization ?? '',
        body,
      });
      answer(request, response);
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

function apiAt({ url }: Listening, repository = 'acme/cluster', requestTimeout = 5000): GitHubApi {
  const limits = { requestTimeout, totalTimeout: 4 * requestTimeout, backoff: 1 };
  const api = openApi({ token: TOKEN, apiUrl: url, repository, ...limits });
  if (api === undefined) throw new Error('no API');
  return api;
}

const json = (response: ServerResponse, data: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(data));
};

const CALLS: Readonly<Record<string, (api: GitHubApi) => Promise<{ readonly ok: boolean }>>> = {
  mergeBase: (api) => api.mergeBase('a', 'b'),
  tree: (api) => api.tree('a', true),
  blob: (api) => api.blob('a'),
  fileAt: (api) => api.fileAt({ owner: 'o', repository: 'r', path: 'p', ref: 'main' }),
  comments: (api) => api.comments(7),
  createComment: (api) => api.createComment(7, 'text'),
  updateComment: (api) => api.updateComment(7, 'text'),
  deleteComment: (api) => api.deleteComment(7),
  reviewComments: (api) => api.reviewComments(7),
  createReview: (api) => api.createReview(7, 'a', 'text', []),
  issuesLabelled: (api) => api.issuesLabelled('x'),
  searchIssues: (api) => api.searchIssues('x'),
  createIssue: (api) => api.createIssue('x', 'y', []),
  updateIssue: (api) => api.updateIssue(7, { title: 'x' }),
  login: (api) => api.login(),
};

describe('an answer that leads elsewhere', () => {
  test.each([301, 302, 303, 307, 308])('with status %d is not followed to another server', async (status) => {
    const other = await listen((_, response) => json(response, { id: 1, sha: 'x', tree: [] }));
    const api = await listen((request, response) => {
      response.writeHead(status, { location: `${other.url}${request.url}` });
      response.end('{}');
    });
    for (const call of Object.values(CALLS)) expect((await call(apiAt(api))).ok).toBe(false);
    expect(other.asked).toEqual([]);
  });

  test.each([
    ['another port of the host', (port: string) => `http://127.0.0.1:${Number(port) ^ 1}/x`],
    ['another name of the host', (port: string) => `http://localhost:${port}/x`],
    ['another protocol', (port: string) => `https://127.0.0.1:${port}/x`],
    ['a name before the host', (port: string) => `//127.0.0.1:${port}@example.invalid/x`],
    ['no server', () => 'data:application/json,[]'],
    ['a file', () => 'file:///etc/passwd'],
    ['nowhere', () => 'http://['],
  ])('to %s is asked once and said', async (_, location) => {
    const api = await listen((__, response) => {
      response.writeHead(302, { location: location(new URL(api.url).port) });
      response.end();
    });
    expect(await apiAt(api).comments(7)).toEqual({
      ok: false,
      why: 'unreachable',
      error: "GitHub's answer leads elsewhere and is not followed (read comments)",
    });
    expect(api.asked).toHaveLength(1);
  });

  test('to a repository that was renamed is followed, with method, body and token', async () => {
    const api = await listen((request, response) => {
      if (request.url?.startsWith('/repositories/5') === true) {
        json(response, { id: 9 }, 201);
        return;
      }
      response.writeHead(request.method === 'POST' ? 307 : 301, { location: '/repositories/5/x' });
      response.end();
    });
    expect(await apiAt(api).createComment(7, 'words')).toEqual({ ok: true, value: 9 });
    expect(await apiAt(api).updateComment(7, 'words')).toEqual({ ok: true, value: 9 });
    const followed = api.asked.filter(({ line }) => line.includes('/repositories/5'));
    expect(followed.map(({ line, body }) => `${line} ${body}`)).toEqual([
      'POST /repositories/5/x {"body":"words"}',
      'PATCH /repositories/5/x {"body":"words"}',
    ]);
    expect(followed.every(({ authorization }) => authorization.endsWith(TOKEN))).toBe(true);
  });

  test('in a circle ends', async () => {
    const api = await listen((request, response) => {
      response.writeHead(302, { location: `${request.url}x` });
      response.end();
    });
    expect(await apiAt(api).login()).toMatchObject({
      ok: false,
      error: expect.stringContaining('from place to place'),
    });
    expect(api.asked).toHaveLength(6);
  });
});

describe('an answer without an end', () => {
  test('is read up to its bound', async () => {
    const size = 1000;
    const read = async (length: number): Promise<number> => {
      const fetched = boundedFetch(async () => new Response('x'.repeat(length)), size);
      return (await (await fetched('http://127.0.0.1/')).text()).length;
    };
    expect(await read(size - 1)).toBe(size - 1);
    expect(await read(size)).toBe(size);
    await expect(read(size + 1)).rejects.toThrow('has more than');
  });

  test('is left, whatever length it claims', async () => {
    const part = Buffer.alloc(1024 * 1024, '[');
    let sent = 0;
    let isLeft = false;
    const body = new ReadableStream(
      {
        pull: (to) => {
          sent += part.length;
          to.enqueue(part);
        },
        cancel: () => {
          isLeft = true;
        },
      },
      { highWaterMark: 0 },
    );
    const fetched = boundedFetch(async () => new Response(body, { headers: { 'content-length': '7' } }));
    await expect(fetched('http://127.0.0.1/')).rejects.toThrow("GitHub's answer has more than 64 MiB");
    expect({ sent, isLeft }).toEqual({ sent: 65 * part.length, isLeft: true });
  });

  test('is not asked for again', async () => {
    const part = Buffer.alloc(1024 * 1024, '[');
    const api = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      let left = 65;
      const more = (): void => {
        for (left -= 1; left > 0 && response.write(part); left -= 1);
        if (left > 0) response.once('drain', more);
        else response.end(part);
      };
      more();
    });
    // The length decides, not the time that a busy machine takes for it.
    expect(await apiAt(api, 'acme/cluster', 3_600_000).comments(7)).toMatchObject({
      ok: false,
      error: "GitHub's answer has more than 64 MiB (read comments)",
    });
    expect(api.asked).toHaveLength(1);
  });

  test('of pages is not read to its end', async () => {
    const page = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, body: 'x', user: null }));
    const api = await listen((_, response) => json(response, page));
    for (const call of [CALLS.comments, CALLS.reviewComments]) expect((await call?.(apiAt(api)))?.ok).toBe(true);
    expect(api.asked).toHaveLength(60);
  });
});

describe('an answer that nobody would give', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const odd = { id: '1', number: {}, sha: 5, tree: { 0: 'x' }, content: [], items: [null, 7, [[]]], login: null };
  test.each<[string, string]>([
    ['null', 'null'],
    ['a number', '1e400'],
    ['a text', '"::error::forged"'],
    ['an empty list', '[]'],
    ['a list of anything', '[null, 1, "x", [], {}, {"id": 1.5}, {"id": -1}, {"id": 1, "body": {}, "user": []}]'],
    ['an object of anything', JSON.stringify(odd)],
    ['a prototype', '{"__proto__": {"id": 1, "sha": "x"}, "constructor": {"id": 2}}'],
    ['a depth', deep],
    ['half an object', '{"id": 1'],
    ['nothing', ''],
  ])('is an answer or a failure: %s', async (_, text) => {
    const api = await listen((__, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(text);
    });
    for (const call of Object.values(CALLS)) expect(typeof (await call(apiAt(api))).ok).toBe('boolean');
  });

  test('does not bring its own words into ours', async () => {
    for (const status of [400, 403, 404, 418, 429, 500]) {
      const api = await listen((_, response) => {
        const message = '\n::error::forged\r\n##[error]forged';
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1e9\t' });
        response.end(JSON.stringify({ message, errors: [message], documentation_url: message }));
      });
      const answer = await apiAt(api).createComment(7, 'x');
      expect(JSON.stringify(answer)).not.toContain('forged');
    }
  });

  test('a repository of another name asks below the same server', async () => {
    const api = await listen((_, response) => json(response, {}));
    for (const repository of ['../x', '@example.invalid/x', 'a\n::error::b/c', '..%2f/x', 'a?b/c#d'])
      await apiAt(api, repository).comments(7);
    expect(api.asked.length).toBeGreaterThan(4);
    expect(api.asked.every(({ line }) => /^GET \/[^\s]+$/.test(line))).toBe(true);
  });
});

describe("a comment that has loopgate's marker", () => {
  const marker = '<!-- loopgate:report category="CI/gate" v=1 -->';
  const body = `${marker}\nours`;
  const scene = async (list: readonly object[], login?: string): Promise<readonly string[]> => {
    const api = await listen((request, response) => {
      const line = `${request.method} ${request.url?.split('?')[0]}`;
      if (line === 'GET /user') json(response, login === undefined ? { message: 'no' } : { login }, login ? 200 : 403);
      else if (line.startsWith('GET')) json(response, list);
      else json(response, { id: 99 }, 201);
    });
    await upsertComment(apiAt(api), 7, body, true);
    return api.asked.flatMap(({ line }) => (line.startsWith('GET') ? [] : line));
  };
  const created = ['POST /repos/acme/cluster/issues/7/comments'];
  const user = { login: 'stranger', type: 'User' };
  const bot = { login: 'github-actions[bot]', type: 'Bot' };

  test.each<[string, object, string | undefined]>([
    ['by a person', { id: 1, body, user }, undefined],
    ['by a person who is called a bot', { id: 1, body, user: { login: 'x[bot]', type: 'User' } }, undefined],
    ['by somebody who is gone', { id: 1, body, user: null }, undefined],
    ['by an organisation', { id: 1, body, user: { ...user, type: 'Organization' } }, undefined],
    ['by another bot, where the own name is known', { id: 1, body, user: bot }, 'loopgate-app'],
    ['by a name in other case', { id: 1, body, user: { login: 'Loopgate-App', type: 'Bot' } }, 'loopgate-app'],
    ['behind a line', { id: 1, body: `\n${body}`, user: bot }, undefined],
    ['in a quotation', { id: 1, body: `> ${body}`, user: bot }, undefined],
    ['of another job', { id: 1, body: body.replace('gate"', 'gate2"'), user: bot }, undefined],
    ['without a number', { id: 'x', body, user: bot }, undefined],
  ])('%s is not taken for its own', async (_, comment, login) => {
    expect(await scene([comment], login)).toEqual(created);
  });

  test('by its own name is changed', async () => {
    expect(await scene([{ id: 5, body: `${marker}\nold`, user: bot }])).toEqual([
      'PATCH /repos/acme/cluster/issues/comments/5',
    ]);
  });
});

describe('an event of any form', () => {
  const values: readonly unknown[] = [
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 60,
    '',
    '7',
    'x'.repeat(70_000),
    '\n::error::forged',
    '--upload-pack=sh',
    '0'.repeat(40),
    'A'.repeat(40),
    [],
    [[]],
    {},
    { number: 7, sha: 'x', ref: {}, repo: [], full_name: 5, default_branch: null },
  ];
  const ID = 'a'.repeat(40);
  const payloads = {
    pull_request: {
      number: 7,
      pull_request: {
        number: 7,
        base: { sha: ID, ref: 'main', repo: { full_name: 'a/b' } },
        head: { sha: ID, repo: { full_name: 'a/b' } },
      },
    },
    pull_request_target: { pull_request: { number: 7, base: { sha: ID }, head: { sha: ID, repo: null } } },
    push: { before: '0'.repeat(40), after: ID, repository: { default_branch: 'main' } },
    merge_group: { merge_group: { base_sha: ID, head_sha: ID } },
    workflow_run: {
      workflow_run: {
        head_sha: ID,
        head_repository: { full_name: 'a/b' },
        pull_requests: [{ number: 7, base: { sha: ID } }],
      },
    },
  };

  /** Every value of a payload, and the payload, in turn replaced by `value`. */
  function* replaced(payload: unknown, value: unknown): Generator<unknown> {
    yield value;
    if (typeof payload !== 'object' || payload === null) return;
    for (const [key, child] of Object.entries(payload))
      for (const other of replaced(child, value))
        yield Array.isArray(payload)
          ? payload.map((one, at) => (String(at) === key ? other : one))
          : { ...payload, [key]: other };
  }

  test.each(Object.entries(payloads))('%s gives numbers and commits, or nothing', (event, payload) => {
    const env = { GITHUB_EVENT_NAME: event, GITHUB_SHA: ID, GITHUB_REF: 'refs/pull/7/merge', GITHUB_REPOSITORY: 'a/b' };
    for (const value of values)
      for (const one of replaced(payload, value)) {
        const facts = readEvent(env, JSON.stringify(one), 'auto');
        const ids = facts.base.flatMap((base) => ('id' in base ? base.id : []));
        expect([facts.head, facts.prHead, ...ids].every((id) => id === undefined || /^[0-9a-f]{40}$/.test(id))).toBe(
          true,
        );
        expect(facts.prNumber === undefined || (Number.isSafeInteger(facts.prNumber) && facts.prNumber > 0)).toBe(true);
        expect(facts.notices.join('')).not.toContain('forged');
      }
  });

  test('is read to no end', () => {
    for (const text of ['[', '"'.repeat(9), `${'{"pull_request":'.repeat(5000)}1${'}'.repeat(5000)}`, '\u0000', '{}x'])
      expect(() => readEvent({ GITHUB_EVENT_NAME: 'pull_request' }, text, 'auto')).not.toThrow();
  });
});

describe('variables with line feeds and marks', () => {
  test('leave the mark of a comment one line that nothing ends', () => {
    const parts = ['a -->\n<img src=x>', 'b--!>', '::error::x', 'c"onload=', '`d`', '\u2028e', '-'.repeat(40)];
    for (const name of parts) {
      const category = categoryOf({ GITHUB_WORKFLOW: name, GITHUB_JOB: name, INPUT_PATHS: `${name}\n${name}` });
      expect(category).toMatch(/^[\w./ -]{1,120}$/);
      expect(`<!-- loopgate:report category="${category}" v=1 -->`.indexOf('>')).toBe(category.length + 39);
    }
  });

  test('make no link', () => {
    const facts = readEvent({ GITHUB_EVENT_NAME: 'push', GITHUB_SHA: 'a'.repeat(40) }, '{}', 'auto');
    const link = (GITHUB_SERVER_URL: string, GITHUB_REPOSITORY: string): string | undefined =>
      linksTo({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }, facts)('x.yaml', 3);
    expect(link('https://github.com', 'a/b')).toContain('https://github.com/a/b/blob/');
    for (const server of ['javascript:alert(1)', 'https://github.com\n::error::x', 'https://a/b', 'https://x y'])
      expect(link(server, 'a/b')).toBeUndefined();
    for (const repository of ['a/b\n::error::x', 'a', 'a/b/c', 'a/b)[x](y', '"a/b'])
      expect(link('https://github.com', repository)).toBeUndefined();
  });
});
