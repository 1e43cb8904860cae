/** Random set-ups, the same for the same number. */

import { composeVector } from './generate-compose.mjs';
import { acceptance } from './generate-directives.mjs';
import { dnsmasqConfig, keyVector, kubernetesVector, snippetVector, unboundConfig } from './generate-more.mjs';
import { narrowVector } from './generate-narrow.mjs';
import { probeVector } from './generate-probes.mjs';
import { wideVector } from './generate-wide.mjs';
import { guardVector, question, routingCorefile, routingVector, WIDE_ZONE, ZONE_FILE } from './generate-routing.mjs';

/** mulberry32: 32 bits of state, good enough for choices. */
export function dice(seed) {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** What a number draws stays the same: what is new is drawn from a number on. */
    isFrom: (first) => seed >= first,
    of: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
    upTo: (most) => Math.floor(next() * (most + 1)),
  };
}

const ZONES = ['.', 'a.org', 'b.org', 'x.a.org', 'y.x.a.org', 'cluster.local'];
const NAMES = ['example.net', 'a.org', 'q.a.org', 'x.a.org', 'q.x.a.org', 'q.y.x.a.org', 'b.org', 'q.b.org', 'svc.cluster.local', 'qa.org'];
const TYPES = ['A', 'A', 'A', 'AAAA', 'TXT', 'DS', 'HINFO'];
const ADDRESSES = ['10.244.0.5', '10.244.0.6', '10.244.0.7', '10.244.0.8'];

/** A block's body: forwards, and now and then something that answers, rewrites or refuses before them. */
function body(d, targets) {
  const lines = [];
  if (d.chance(0.15)) lines.push(`rewrite ${d.of(['stop', 'continue', ''])} name ${d.of(['suffix .a.org .b.org', 'exact a.org b.org', 'prefix q w', 'substring x y', 'regex (.*)\\.b\\.org {1}.a.org'])}`.replace(/ {2,}/g, ' '));
  if (d.chance(0.08)) lines.push(`rewrite type ${d.of(['AAAA A', 'TXT A'])}`);
  if (d.chance(0.15)) lines.push(`template ${d.of(['IN', 'ANY'])} ${d.of(['A', 'ANY', 'TXT'])} ${d.of(['', 'a.org', 'x.a.org'])} {\n        ${d.of(['rcode NXDOMAIN', 'rcode REFUSED', 'match ^q\n        rcode NXDOMAIN'])}${d.chance(0.3) ? '\n        fallthrough' : ''}\n    }`);
  if (d.chance(0.1)) lines.push(`hosts {\n        10.9.9.9 ${d.of(NAMES)}${d.chance(0.6) ? `\n        fallthrough${d.chance(0.3) ? ' a.org' : ''}` : ''}\n    }`);
  if (d.chance(0.06)) lines.push(`acl ${d.of(['', 'a.org'])} {\n        block ${d.of(['type TXT', 'type ANY', ''])} net *\n    }`.replace(/ {2}net/, ' net'));
  if (d.chance(0.2)) lines.push('errors');
  const count = d.chance(0.12) ? 0 : d.chance(0.2) ? 2 : 1;
  for (let i = 0; i < count; i += 1) {
    const many = d.chance(0.2);
    const options = [];
    if (many) options.push('policy sequential');
    if (d.chance(0.3)) options.push(`except ${d.of(['a.org', 'x.a.org', 'b.org', 'a.org b.org'])}`);
    if (d.chance(0.08)) options.push('force_tcp');
    const to = many ? `${d.of(targets)} ${d.of(targets)}` : d.of(targets);
    lines.push(`forward ${d.of(['.', '.', '.', 'a.org', 'x.a.org'])} ${to}${options.length === 0 ? '' : ` {\n        ${options.join('\n        ')}\n    }`}`);
  }
  if (lines.length === 0) lines.push('errors');
  return lines;
}

function corefile(d, targets) {
  const zones = new Set(['.']);
  for (let i = d.upTo(2); i > 0; i -= 1) zones.add(d.of(ZONES));
  if (d.chance(0.2)) zones.delete('.');
  if (zones.size === 0) zones.add(d.of(ZONES.slice(1)));
  return [...zones]
    .map((zone) => `${zone}${d.chance(0.1) ? ':1053' : ''} {\n    ${body(d, targets).join('\n    ')}\n}\n`)
    .join('');
}

/** Words taken away, doubled, exchanged: most of it no server takes. */
function broken(d, text) {
  const words = text.split(/(\s+)/);
  for (let i = d.upTo(1) + 1; i > 0; i -= 1) {
    const at = Math.floor(d.upTo(words.length - 1));
    const kind = d.upTo(4);
    if (kind === 0) words.splice(at, 1);
    else if (kind === 1) words.splice(at, 0, words[at] ?? '', ' ');
    else if (kind === 2) words[at] = d.of(['{', '}', 'forward', 'nosuch', '"', '#', 'policy', '10.0.0.1', 'a.org', '.', 'loop', 'import', '0', 'tls://10.0.0.1', '10.0.0.1:x', 'A.ORG']);
    else if (kind === 3) words[at] = d.of(['\n', ' ']);
    else words[at] = `${words[at] ?? ''}${d.of(['{', '}', '"', '\\', ':', '/24', '.'])}`;
  }
  return words.join('');
}

/** `version`: of the CoreDNS that is to take it, since options came one by one. */
export function randomVector(seed, only, version = '1.15.0') {
  const d = dice(seed);
  return askedMore(d, drawn(d, seed, only, version));
}

/** Questions to few servers are quickly asked. They are drawn last: the set-up of a number stays the same. */
const MORE_QUESTIONS = 14;

function askedMore(d, vector) {
  if (vector.queries === undefined || vector.compose === true) return vector;
  const places = vector.queries.flatMap((query) => (typeof query === 'string' ? [] : (query.at ?? [])));
  const asked = new Set(vector.queries.map((query) => query.ask ?? query));
  const more = Array.from({ length: MORE_QUESTIONS }, () => question(d)).filter((ask) => !asked.has(ask) && asked.add(ask));
  return { ...vector, queries: [...vector.queries, ...more.map((ask) => (places.length === 0 ? ask : { ask, at: d.of(places) }))] };
}

/** What a number draws stays the same: these are drawn from here on. */
const NARROW_FROM = 600_000_000;
const PROBES_FROM = 700_000_000;

function drawn(d, seed, only, version) {
  const id = `fuzz-${seed}`;
  if (only === 'probes' || (only === undefined && seed >= PROBES_FROM && d.chance(0.1))) return probeVector(d, { id, says: 'random', 'sink-ports': [53, 5353] });
  if (only === 'narrow' || (only === undefined && seed >= NARROW_FROM && d.chance(0.2))) return narrowVector(d, { id, says: 'random', 'sink-ports': [53, 5353] });
  if (only === 'compose' || (only === undefined && d.chance(0.5))) return composeVector(d, { id, says: 'random' }, { version, everyType: seed >= PROBES_FROM });
  if (only === 'wide' || (only === undefined && d.chance(0.3))) return wideVector(d, { id, says: 'random', 'sink-ports': [53, 5353] }, version);
  const share = only === undefined ? d.upTo(99) : { acceptance: 0, routing: 30, words: 60, guard: 100, more: 50, servers: 99.5 }[only];
  if (share === 100 || (only === undefined && share === 99))
    return guardVector(d, { id, says: 'random', 'sink-ports': [53, 5353] }, ['10.0.0.1', '10.0.0.3:5353']);
  if (share < 30) return { id, says: 'random', corefile: acceptance(d) };
  const outside = ['10.0.0.1', '10.0.0.2', '10.0.0.3:5353'];
  const vector = { id, says: 'random', 'sink-ports': [53, 5353] };
  if (share < 45) return routingVector(d, vector, outside);
  if (share < 60) {
    const kind = d.upTo(2);
    if (kind === 0) return kubernetesVector(d, vector);
    return kind === 1 ? snippetVector(d, vector, outside) : keyVector(d, vector, outside);
  }
  const kind = only === 'servers' ? 9 : d.upTo(9);
  if (kind < 4) return { ...vector, corefile: broken(d, corefile(d, [...outside, '127.0.0.1'])) };
  const queries = [...new Set(Array.from({ length: 3 }, () => (d.chance(0.5) ? question(d) : `${d.of(NAMES)} ${d.of(TYPES)}`)))];
  if (kind < 7) {
    const own = d.chance(0.4) ? ['127.0.0.1', '10.244.0.5', '127.0.0.1:1053'] : [];
    return { ...vector, corefile: corefile(d, [...outside, ...own]), queries };
  }
  const count = d.upTo(2) + 2;
  const servers = {};
  const hosts = {};
  for (let i = 0; i < count; i += 1) {
    const targets = [...outside, ...ADDRESSES.slice(0, count), '127.0.0.1'];
    hosts[`h${i}`] = [ADDRESSES[i]];
    const other = i > 0 && d.chance(0.35);
    servers[`s${i}`] = other && d.chance(0.5)
      ? { host: `h${i}`, unbound: unboundConfig(d, targets.slice(0, 3 + i), ZONES) }
      : other
      ? { host: `h${i}`, dnsmasq: dnsmasqConfig(d, targets.slice(0, 3 + i), ZONES) }
      : { host: `h${i}`, corefile: d.chance(0.5) ? routingCorefile(d, targets, { disguised: false }) : corefile(d, targets), files: { '/etc/zone': ZONE_FILE, '/etc/wide': WIDE_ZONE, '/etc/zones/db.a.org': ZONE_FILE, '/etc/own.hosts': '10.9.9.7 own.a.org\n' } };
  }
  return { ...vector, servers, hosts, queries };
}

/** Everything that is one line, one server or one question smaller. */
export function smaller(vector) {
  const found = [];
  const { recorded: _recorded, name: _name, area: _area, ...plain } = vector;
  if ((plain.queries?.length ?? 0) > 1) for (const query of plain.queries) found.push({ ...plain, queries: [query] });
  const without = (text) => {
    const lines = text.split('\n');
    return lines.map((_, at) => lines.filter((__, other) => other !== at).join('\n')).filter((one) => one.trim() !== '');
  };
  if (plain.corefile !== undefined) for (const corefile of without(plain.corefile)) found.push({ ...plain, corefile });
  for (const [id, server] of Object.entries(plain.servers ?? {})) {
    const key = ['corefile', 'dnsmasq', 'unbound', 'named'].find((one) => server[one] !== undefined);
    for (const text of without(server[key])) found.push({ ...plain, servers: { ...plain.servers, [id]: { ...server, [key]: text } } });
  }
  return found;
}
