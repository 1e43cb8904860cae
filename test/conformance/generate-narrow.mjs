/** Random set-ups of classes that other generators seldom meet: ports that nobody hears, numbers in expressions, missing files. */
import { question } from './generate-routing.mjs';

const block = (head, lines) => (lines.length === 0 ? head : `${head} {\n        ${lines.join('\n        ')}\n    }`);
const server = (key, lines) => `${key} {\n    ${lines.join('\n    ')}\n}\n`;
const some = (d, list, most) => [...new Set(Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(list)))];

const NUMBERS = ['1', '0x10', '0X1f', '0b11', '0o17', '1_000', '1e3', '.5', '007', '0x', '0b2', '1e', '99999999999999999999', 'size()', 'len(name())', 'bufsize()', '-1', '2.5', '"a"', 'name()', 'true', '`a`'];
const COMPARES = ['<', '<=', '>', '>=', '==', '!=', 'in', '+', '*', 'and', 'or', '??', '..', '%'];

function expression(d) {
  let text = d.of(NUMBERS);
  for (let i = d.upTo(3); i > 0; i -= 1) text += ` ${d.of(COMPARES)} ${d.of(NUMBERS)}`;
  return d.chance(0.1) ? `not (${text})` : d.chance(0.1) ? `(${text}) ? 1 < 2 : false` : text;
}

/** Two pods, and ports of theirs at which nobody listens. */
function unheard(d, vector) {
  const targets = ['10.244.0.5:1054', '10.244.0.6:1054', '10.244.0.6', '10.244.0.5:1053', '127.0.0.1:1054', '10.96.0.10', '10.96.0.11', '10.0.0.1'];
  const one = (own) => {
    const to = some(d, targets, 2);
    const bound = d.chance(0.3) ? [`bind ${own}`] : [];
    return server('.', [...bound, block(`forward . ${to.join(' ')}`, to.length > 1 ? [`policy ${d.of(['sequential', 'random', 'round_robin'])}`] : [])]) + (d.chance(0.4) ? server('.:1053', [...bound, 'forward . 10.0.0.2']) : '');
  };
  return {
    ...vector,
    servers: { s0: { host: 'h0', corefile: one('10.244.0.5') }, s1: { host: 'h1', corefile: one('10.244.0.6') } },
    hosts: { h0: ['10.244.0.5'], h1: ['10.244.0.6'] },
    services: { '10.96.0.10:53': '10.244.0.6:53', '10.96.0.11:53': '10.244.0.6:1055' },
    queries: some(d, Array.from({ length: 4 }, () => question(d)), 4).map((ask) => ({ ask, at: d.of(['10.244.0.5:53', '10.244.0.6:53']) })),
  };
}

const CERTIFICATES = ['/etc/tls/cert.pem', '/etc/tls/cert.pem /etc/tls/key.pem', '/etc/tls/cert.pem /etc/tls/key.pem /etc/tls/cert.pem', '/etc/tls/nosuch.pem', '/etc/tls/cert.pem /etc/tls/nosuch.pem', '/tls/nosuch.pem /tls/nosuch.key', '/etc/certs/nosuch.pem'];

/** Files that a stanza names, of which some are there. */
function named(d, vector) {
  const folder = d.of(['/etc/keys', '/keys']);
  const base = `${folder}/Ka.org.+013+00001`;
  const public_ = 'a.org. IN DNSKEY 257 3 13 mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ==\n';
  const lines = d.of([
    () => block('dnssec', [`key file ${d.of([base, `${base}.key`, `${base}.private`, `${folder}/nosuch`])}`]),
    () => block('sign /etc/zone a.org', [`key file ${d.of([base, `${base}.key`, `${folder}/nosuch`])}`]),
    () => `tls ${d.of(CERTIFICATES)}`,
    () => block('kubernetes cluster.local', [`kubeconfig ${d.of(['/etc/kube/config', '/etc/kube/nosuch'])}${d.of([' c', ''])}`]),
    () => block('forward . tls://10.0.0.1', [`tls ${d.of(CERTIFICATES)}`]),
  ])();
  const files = { '/etc/zone': 'a.org. 60 IN SOA a. b. 1 2 3 4 5\n', '/etc/tls/cert.pem': '', '/etc/tls/key.pem': '', ...(d.chance(0.6) ? { [`${base}.key`]: public_ } : { [`${folder}/other`]: 'x\n' }) };
  return { ...vector, corefile: server(d.of(['a.org', '.', 'tls://a.org']), [lines, 'forward . 10.0.0.2']), files };
}

function words(d, vector) {
  const word = d.of(['${UP}', '$UP', '${UP}:53', '${UP:-10.0.0.2}', '{$UP}', '{%UP%}', '$(UP)', '10.0.0.2']);
  const lines = [d.of([`forward . 10.0.0.1 ${word}`, `forward . ${word}`, `forward ${word === '10.0.0.2' ? '.' : word} 10.0.0.1`, block('forward . 10.0.0.1', [`except ${word}`])])];
  return { ...vector, corefile: server(d.of(['.', '.:${PORT}', '.:{$PORT}', '${ZONE}']), lines), env: { UP: '10.0.0.2', PORT: '1053', ZONE: 'a.org' } };
}

function listening(d, vector) {
  const key = () => d.of(['.', 'quic://.', 'tls://.', 'a.org', 'quic://a.org', 'https://a.org', 'grpc://.', '.:1053']);
  const excepted = some(d, ['10.244.0.5', 'fd00:244::5', '127.0.0.1', '10.0.0.9'], 3);
  const bound = () => (d.chance(0.7) ? [block(`bind ${d.of(['eth0', 'lo', '10.244.0.5', '127.0.0.1', 'eth0 lo'])}`, d.chance(0.6) ? [`except ${excepted.join(' ')}`] : [])] : []);
  const keys = some(d, [key(), key(), key()], 2);
  return { ...vector, corefile: keys.map((one) => server(one, [...bound(), ...(d.chance(0.2) ? ['tls /etc/tls/cert.pem /etc/tls/key.pem'] : []), 'forward . 10.0.0.1'])).join(''), files: { '/etc/tls/cert.pem': '', '/etc/tls/key.pem': '' } };
}

export function narrowVector(d, vector) {
  const kind = d.upTo(9);
  if (kind < 4) return unheard(d, vector);
  if (kind < 6) return { ...vector, corefile: server('.', [block('view v', [`expr ${expression(d)}`]), 'forward . 10.0.0.1']) };
  if (kind < 8) return named(d, vector);
  if (kind < 9) return words(d, vector);
  return listening(d, vector);
}
