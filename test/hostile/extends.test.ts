/** What GitHub answers for a file that a policy extends is its text or a reason, and never anything in between. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openApi } from '../../src/doors/github/api.ts';

const CANARY = 'canary-of-the-token';
const POLICY = Buffer.from('version: 1\n').toString('base64');

/** By the last part of the path. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'a-folder': [{ type: 'file', name: CANARY, encoding: 'base64', content: POLICY }],
  'a-link': { type: 'symlink', target: CANARY },
  'a-submodule': { type: 'submodule', submodule_git_url: CANARY, content: POLICY },
  'too-large': { type: 'file', encoding: 'none', content: '' },
  'no-encoding': { type: 'file', content: POLICY },
  'a-text': CANARY,
  nothing: null,
  'a-file': { type: 'file', encoding: 'base64', content: POLICY },
};

let here: Server;
let elsewhere: Server;
const asked: string[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.end(JSON.stringify({ type: 'file', encoding: 'base64', content: POLICY }));
  });
  here = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.split('/').at(-1) ?? '';
    if (name === 'moved') {
      response.writeHead(302, { location: `http://127.0.0.1:${portOf(elsewhere)}/moved` }).end();
    } else if (name === 'never') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"type":');
    } else {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWERS[name]));
    }
  });
  for (const server of [here, elsewhere])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => {
  for (const server of [here, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});

const ask = (path: string) =>
  openApi({
    token: CANARY,
    apiUrl: `http://127.0.0.1:${portOf(here)}`,
    repository: 'acme/cluster',
    requestTimeout: 1000,
    totalTimeout: 1500,
    backoff: 1,
  })?.fileAt({ owner: 'acme', repository: 'policies', path, ref: 'main' });

describe('an answer that is no file', () => {
  test.each([...Object.keys(ANSWERS).filter((name) => name !== 'a-file'), 'never'])('%s', async (name) => {
    const answer = await ask(name);
    expect(answer).toMatchObject({ ok: false });
    expect(JSON.stringify(answer)).not.toContain(CANARY);
  });
});

test('a file is read', async () => {
  expect(await ask('a-file')).toEqual({ ok: true, value: 'version: 1\n' });
});

test('the token does not follow to another server', async () => {
  await ask('moved');
  expect(asked.join()).not.toContain(CANARY);
});
