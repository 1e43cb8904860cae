/**
 * Records pairs of set-ups that differ by one change, both asked on the real servers: `node test/conformance/pairs.mjs
 * [--seed N] [--count N]`, as root. Writes pairs.yaml; pairs.test.ts holds `diff` against it. The same number gives the same
 * pairs.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Document, isMap, isSeq, visit } from 'yaml';
import { dice, randomVector } from './generate.mjs';
import { NAMES, question, WIDE_ZONE, ZONE_FILE, ZONES } from './generate-routing.mjs';
import { build, play, recordOf, same, scenarioOf, versions } from './laboratory.mjs';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '17' }, count: { type: 'string', default: '130' } } });
const version = versions[0].version;
const OUTSIDE = ['10.0.0.1', '10.0.0.2', '10.0.0.3:5353', '10.0.0.4'];
const QUESTIONS = 10;

const isLine = (line) => /^ {4}\S/.test(line);
const blocksOf = (text) => text.split(/(?<=^\}\n)/m);
const pick = (d, text, wanted) => {
  const lines = text.split('\n');
  const at = lines.flatMap((line, index) => (wanted(line) ? [index] : []));
  return at.length === 0 ? undefined : { lines, at: d.of(at) };
};
/** A stanza with its braces, or a line. */
const endOf = (lines, at) => (lines[at].endsWith('{') ? lines.findIndex((line, index) => index > at && line === '    }') : at);

const CHANGES = {
  upstream(d, text) {
    const found = pick(d, text, (line) => /^ {4}forward /.test(line));
    if (found === undefined) return undefined;
    const { lines, at } = found;
    lines[at] = lines[at].replace(/\b\d+\.\d+\.\d+\.\d+(:\d+)?/, d.of(OUTSIDE));
    return lines.join('\n');
  },
  'dropped block': (d, text) => {
    const blocks = blocksOf(text);
    blocks.splice(d.upTo(blocks.length - 1), 1);
    return blocks.length === 0 ? undefined : blocks.join('');
  },
  'added block': (d, text) => {
    const zone = d.of(ZONES.filter((one) => !new RegExp(`^(?:dns://|tls://)?${one.replaceAll('.', '\\.')}[.:, ]`, 'im').test(text)));
    return zone === undefined ? undefined : `${text}${zone} {\n    forward . ${d.of(OUTSIDE)}\n}\n`;
  },
  'dropped line': (d, text) => {
    const found = pick(d, text, isLine);
    if (found === undefined) return undefined;
    found.lines.splice(found.at, endOf(found.lines, found.at) - found.at + 1);
    return found.lines.join('\n');
  },
  except(d, text) {
    const found = pick(d, text, (line) => /^ {4}forward [^{]*$/.test(line));
    if (found === undefined) return undefined;
    found.lines[found.at] += ` {\n        except ${d.of(ZONES.slice(1))}\n    }`;
    return found.lines.join('\n');
  },
  from(d, text) {
    const found = pick(d, text, (line) => /^ {4}forward /.test(line));
    if (found === undefined) return undefined;
    found.lines[found.at] = found.lines[found.at].replace(/forward \S+/, `forward ${d.of(ZONES)}`);
    return found.lines.join('\n');
  },
  zone(d, text) {
    const found = pick(d, text, (line) => /^[^\s(}].* \{$/.test(line));
    if (found === undefined) return undefined;
    found.lines[found.at] = `${d.of(ZONES)} {`;
    return found.lines.join('\n');
  },
  'added line': (d, text) => {
    const found = pick(d, text, (line) => /^[^\s(}].* \{$/.test(line));
    if (found === undefined) return undefined;
    const line = d.of(['rewrite name suffix .a.org .b.org', 'rewrite name exact a.org b.org', 'template IN A a.org {\n        rcode NXDOMAIN\n    }', 'template ANY ANY x.a.org {\n        rcode REFUSED\n    }', 'hosts {\n        10.9.9.9 q.a.org\n        fallthrough\n    }', 'acl {\n        block type TXT net *\n    }', 'rewrite type TXT A']);
    if (/^ {4}(hosts|view)/m.test(text)) return undefined;
    found.lines[found.at] += `\n    ${line}`;
    return found.lines.join('\n');
  },
  order: (_, text) => blocksOf(text).toReversed().join(''),
  comments: (_, text) => text.replaceAll(/^(?=[^\s}])/gm, '# a remark\n'),
};

/** Several upstreams at random are asked by chance, what a cache keeps hangs on what was asked before, and names that grow take long. */
const isSteady = (text) => {
  const stanzas = text.match(/^ {4}forward [^\n]*(?:\{\n(?: {8}.*\n)* {4}\})?/gm) ?? [];
  return !/^ {4}(?:cache|erratic|dns64|tsig)\b|view /m.test(text) && stanzas.every((one) => one.split('\n')[0].replace(' {', '').trim().split(/ +/).length < 4 || one.includes('policy sequential'));
};

function pairOf(seed) {
  const d = dice(seed * 7919);
  const vector = withFiles(randomVector(seed, d.of(['routing', 'servers', 'servers'])));
  const several = vector.servers !== undefined;
  const texts = several ? Object.values(vector.servers).map((one) => one.corefile) : [vector.corefile];
  if (texts.some((text) => text === undefined || !isSteady(text) || /[\t\r#]|\{2\}\.\{1\}/.test(text))) return undefined;
  const kind = d.of(Object.keys(CHANGES));
  const name = several ? d.of(Object.keys(vector.servers)) : undefined;
  const old = several ? vector.servers[name].corefile : vector.corefile;
  const text = CHANGES[kind](d, old);
  if (text === undefined || text === old || !isSteady(text)) return undefined;
  const ports = several ? Object.values(vector.hosts).map(([address]) => `${address}:53`) : [undefined];
  const asked = new Set(Array.from({ length: QUESTIONS * 3 }, () => (d.chance(0.6) ? `${d.of(NAMES)} ${d.of(['A', 'A', 'TXT', 'AAAA'])}` : question(d)).toLowerCase()));
  const queries = [...asked].slice(0, QUESTIONS).map((one) => {
    const [zone, type] = one.split(' ');
    const ask = `${zone} ${type.toUpperCase()}`;
    const at = d.of(ports);
    return at === undefined ? ask : { ask, at };
  });
  const { id: _id, says: _says, ...plain } = { ...vector, queries };
  const after = several ? { ...plain, servers: { ...plain.servers, [name]: { ...plain.servers[name], corefile: text } } } : { ...plain, corefile: text };
  return { seed, change: kind, before: plain, after };
}

/** Every server has the same files. */
const FILES = { '/etc/zone': ZONE_FILE, '/etc/wide': WIDE_ZONE, '/etc/zones/db.a.org': ZONE_FILE, '/etc/own.hosts': '10.9.9.7 own.a.org q.b.org\n10.9.9.6 *.w.b.org\n' };

function withFiles(vector) {
  if (vector.servers === undefined) return { ...vector, files: FILES };
  return { ...vector, servers: Object.fromEntries(Object.entries(vector.servers).map(([name, one]) => [name, { ...one, files: FILES }])) };
}

function withoutFiles({ files: _files, ...vector }) {
  if (vector.servers === undefined) return vector;
  return { ...vector, servers: Object.fromEntries(Object.entries(vector.servers).map(([name, { files: _, ...one }]) => [name, one])) };
}

await build();
const pairs = [];
const count = Number(values.count);
for (let seed = Number(values.seed) * 10_000; pairs.length < count; ) {
  const batch = [];
  while (batch.length < 30) {
    const pair = pairOf(seed);
    seed += 1;
    if (pair !== undefined) batch.push(pair);
  }
  const scenarios = batch.flatMap((pair, index) => ['before', 'after'].map((side) => scenarioOf({ id: side, ...pair[side] }, version, `${index} ${side}`)));
  const outcomes = await play(scenarios, { workers: 2 });
  for (const [index, pair] of batch.entries()) {
    const [then, now] = ['before', 'after'].map((side) => {
      const outcome = outcomes.get(`${index} ${side}`);
      return outcome === undefined || outcome.problem !== undefined ? undefined : recordOf(pair[side], scenarios.find((one) => one.id === `${index} ${side}`), outcome);
    });
    const ran = [then, now].every((one) => one?.queries !== undefined && one.starts !== false && one.down === undefined && one.cut === undefined && one.crashed === undefined);
    if (!ran || pairs.length >= count) continue;
    const { queries, ...setup } = withoutFiles(pair.before);
    const { queries: _, ...head } = withoutFiles(pair.after);
    const changed = setup.servers === undefined ? { corefile: head.corefile } : { servers: Object.fromEntries(Object.entries(head.servers).filter(([name, one]) => one.corefile !== setup.servers[name].corefile)) };
    pairs.push({ seed: pair.seed, change: pair.change, before: setup, after: changed, asked: queries.map((query, at) => ({ query, before: then.queries[at], ...(same(then.queries[at], now.queries[at]) ? {} : { after: now.queries[at] }) })) });
  }
  process.stderr.write(`${pairs.length} of ${count}, seed ${seed}\n`);
}
const document = new Document({ about: `Set-ups and what one change to them did, on CoreDNS ${version}; what is asked has no \`after\` where it ended the same. Written by pairs.mjs.`, version, files: FILES, pairs });
visit(document, {
  Pair(_, { key, value }) {
    if (isSeq(value) && key.value === 'asked') for (const one of value.items) if (isMap(one)) one.flow = true;
  },
});
writeFileSync(new URL('pairs.yaml', import.meta.url), document.toString({ lineWidth: 0, flowCollectionPadding: false }));
