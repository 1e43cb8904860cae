/** Requests through a proxy on loopback that does what RFC 9110 says of CONNECT. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fetchFor, fetchThrough } from '../../../src/doors/github/proxied-fetch.ts';

interface Proxy {
  readonly server: Server;
  readonly url: URL;
  readonly asked: string[];
  readonly open: Set<Socket>;
  /** First bytes of what came through. */
  readonly began: number[];
  status: number;
}

let proxy: Proxy;
let target: { readonly server: Server; readonly url: string };

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

beforeEach(async () => {
  const asked: string[] = [];
  const began: number[] = [];
  const open = new Set<Socket>();
  const server = createServer();
  const url = new URL(await listening(server));
  proxy = { server, url, asked, open, began, status: 200 };
  server.on('connect', ({ url: authority = '', headers }, socket: Socket) => {
    asked.push(`${authority} ${headers['proxy-authorization'] ?? 'without credentials'}`);
    open.add(socket);
    socket.on('error', () => {});
    socket.write(`HTTP/1.1 ${proxy.status} So\r\n\r\n`);
    socket.once('data', (bytes: Buffer) => {
      began.push(bytes[0] ?? 0);
      if (authority.endsWith('.test:443')) return socket.destroy();
      const [host = '', port] = authority.split(':');
      const onward = connect(Number(port), host);
      open.add(onward);
      onward.write(bytes);
      socket.pipe(onward).pipe(socket);
    });
  });
  const answering = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.writeHead(request.method === 'DELETE' ? 204 : 201, { 'x-one': 'a', link: '<two>' });
      const { method, url: path, headers } = request;
      response.end(
        method === 'DELETE' ? undefined : `${method} ${path} ${headers.authorization} ${Buffer.concat(parts)}`,
      );
    });
  });
  target = { server: answering, url: await listening(answering) };
});
afterEach(async () => {
  for (const socket of proxy.open) socket.destroy();
  for (const { server } of [proxy, target])
    await new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
});

test('a request and its answer pass', async () => {
  const answer = await fetchThrough(proxy.url)(`${target.url}/a/b?c=d`, {
    method: 'POST',
    headers: { authorization: 'token t' },
    body: '{"e":1}',
  });
  expect([answer.status, answer.headers.get('x-one'), answer.headers.get('link')]).toEqual([201, 'a', '<two>']);
  expect(await answer.text()).toBe('POST /a/b?c=d token t {"e":1}');
  expect(proxy.asked).toEqual([`${new URL(target.url).host} without credentials`]);
});

test('an answer without a body has none', async () => {
  const answer = await fetchThrough(proxy.url)(target.url, { method: 'DELETE' });
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('credentials are for the proxy', async () => {
  const url = new URL(proxy.url);
  url.username = 'me';
  url.password = 'secret';
  await (await fetchThrough(url)(target.url)).text();
  expect(proxy.asked[0]).toMatch(/ Basic bWU6c2VjcmV0$/);
});

test('what is for TLS is spoken through the proxy in TLS', async () => {
  await expect(fetchThrough(proxy.url)('https://github.test/')).rejects.toThrow();
  expect(proxy.asked).toEqual(['github.test:443 without credentials']);
  // A handshake (RFC 8446 5.1), not the request.
  expect(proxy.began).toEqual([22]);
});

test('a proxy that refuses is an error', async () => {
  proxy.status = 407;
  await expect(fetchThrough(proxy.url)(target.url)).rejects.toThrow('the proxy answered with status 407');
});

test('a request ends with its signal', async () => {
  const signal = AbortSignal.abort();
  await expect(fetchThrough(proxy.url)(target.url, { signal })).rejects.toThrow();
});

test('servers on the same machine are asked without a proxy', () => {
  expect(fetchFor(target.url)).toBe(fetch);
});
