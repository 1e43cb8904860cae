/**
 * Node's own `fetch`, and requests through the proxy that the runner's environment names, which that does not heed. An HTTP client that does is
 * as large as a sixth of dist/.
 */
import { request as byHttp, type IncomingMessage } from 'node:http';
import { request as byTls } from 'node:https';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { connect as overTls } from 'node:tls';
import { getProxyUrl } from '../../../node_modules/@actions/http-client/lib/proxy.js';
import { defined } from '../../core/text/defined.ts';
import type { Fetch } from './bounded-fetch.ts';

/** For a server, by `https_proxy`, `http_proxy` and `no_proxy`, as the runner's toolkit reads them. */
export function fetchFor(url: string): Fetch {
  const proxy = getProxyUrl(new URL(url));
  return proxy === undefined ? fetch : fetchThrough(proxy);
}

export function fetchThrough(proxy: URL): Fetch {
  return async (url, options = {}) => {
    const target = new URL(url);
    const socket = await tunnelTo(target, proxy, options.signal ?? undefined);
    const stream = target.protocol === 'https:' ? overTls({ socket, servername: target.hostname }) : socket;
    const { method = 'GET', headers, body, signal } = options;
    return new Promise((resolve, reject) => {
      const asked = byHttp({
        createConnection: () => stream,
        host: target.host,
        path: `${target.pathname}${target.search}`,
        method,
        headers: { host: target.host, connection: 'close', ...Object.fromEntries(new Headers(headers ?? {})) },
        ...defined({ signal: signal ?? undefined }),
      });
      asked.on('response', (answer) => resolve(responseOf(answer)));
      asked.on('error', reject);
      stream.on('error', reject);
      asked.end(typeof body === 'string' ? body : undefined);
    });
  };
}

/** RFC 9110 9.3.6. */
function tunnelTo(target: URL, proxy: URL, signal: AbortSignal | undefined): Promise<Socket> {
  const { username, password } = proxy;
  const authority = `${target.hostname}:${target.port || (target.protocol === 'https:' ? 443 : 80)}`;
  const credentials = username === '' ? undefined : Buffer.from(`${username}:${password}`).toString('base64');
  return new Promise((resolve, reject) => {
    const asked = (proxy.protocol === 'https:' ? byTls : byHttp)({
      host: proxy.hostname.replace(/^\[|\]$/g, ''),
      port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...defined({ 'proxy-authorization': credentials && `Basic ${credentials}` }) },
      agent: false,
      ...defined({ signal }),
    });
    asked.on('connect', ({ statusCode }: IncomingMessage, socket: Socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new Error(`the proxy answered with status ${statusCode}`));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Statuses whose answer has no body (Fetch Standard, "null body status"). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, rawHeaders } = answer;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return new Response(BODILESS.has(status) ? null : Readable.toWeb(answer), { status, headers });
}
