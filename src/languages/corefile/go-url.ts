/** Errors of Go's net/url.Parse (net/url/url.go parse, parseAuthority, parseHost). */
import { parseAddress } from '../../core/dns/endpoint.ts';
import { quoted } from './go-values.ts';

/** Undefined where it parses. A fragment is looked at last, and other errors do not name it. */
export function urlProblem(text: string): string | undefined {
  const hash = text.indexOf('#');
  const whole = hash === -1 ? text : text.slice(0, hash);
  const why = problemOf(whole);
  if (why !== undefined) return `parse ${quoted(whole)}: ${why}`;
  const inFragment = badEscape(text.slice(whole.length));
  return inFragment === undefined ? undefined : `parse ${quoted(text)}: ${inFragment}`;
}

function problemOf(text: string): string | undefined {
  if (/[\x00-\x1f\x7f]/.test(text)) return 'net/url: invalid control character in URL';
  if (text.startsWith(':')) return 'missing protocol scheme';
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(text)?.[0] ?? '';
  const [rest = ''] = text.slice(scheme.length).split('?', 1);
  if (!rest.startsWith('/')) {
    if (scheme !== '') return undefined;
    if ((rest.split('/', 1)[0] ?? '').includes(':')) return 'first path segment in URL cannot contain colon';
    return badEscape(rest);
  }
  const hasHost = rest.startsWith('//') && (scheme !== '' || !rest.startsWith('///'));
  const slash = hasHost ? rest.indexOf('/', 2) : 0;
  const authority = hasHost ? rest.slice(2, slash === -1 ? undefined : slash) : '';
  const path = slash === -1 ? '' : rest.slice(slash);
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1);
  const user = at === -1 ? '' : authority.slice(0, at);
  return hostProblem(host, /^https?:$/i.test(scheme)) ?? userProblem(user) ?? badEscape(path);
}

/** url.go validUserinfo. */
function userProblem(user: string): string | undefined {
  return /^[\w\-.:~!$&'()*+,;=%@]*$/.test(user) ? badEscape(user) : 'net/url: invalid userinfo';
}

function badEscape(text: string): string | undefined {
  const found = /%(?![0-9A-Fa-f]{2}).{0,2}/s.exec(text)?.[0];
  return found === undefined ? undefined : `invalid URL escape ${quoted(found)}`;
}

function hostProblem(host: string, strict: boolean): string | undefined {
  const bracket = host.lastIndexOf('[');
  if (bracket > 0) return 'invalid IP-literal';
  if (bracket === 0) return literalProblem(host);
  const colon = strict ? host.indexOf(':') : host.lastIndexOf(':');
  const port = colon === -1 ? '' : host.slice(colon);
  if (!/^(?::\d*)?$/.test(port)) return `invalid port ${quoted(port)} after host`;
  return badHostText(host);
}

function literalProblem(host: string): string | undefined {
  const close = host.lastIndexOf(']');
  if (close === -1) return "missing ']' in host";
  const port = host.slice(close + 1);
  if (!/^(?::\d*)?$/.test(port)) return `invalid port ${quoted(port)} after host`;
  const name = host.slice(1, close);
  const zone = name.indexOf('%25');
  const address = zone === -1 ? name : name.slice(0, zone);
  const problem = badHostText(address);
  if (problem !== undefined) return problem;
  return parseAddress(address)?.includes(':') === true ? undefined : 'invalid host';
}

/** Escapes are for non-ASCII, and few signs stand for themselves (url.go shouldEscape). */
function badHostText(host: string): string | undefined {
  const found = /%(?![89A-Fa-f][0-9A-Fa-f]|25).{0,2}|[ \\^`{|}@/?#]/s.exec(host)?.[0];
  if (found === undefined) return undefined;
  return found.startsWith('%')
    ? `invalid URL escape ${quoted(found)}`
    : `invalid character ${quoted(found)} in host name`;
}
