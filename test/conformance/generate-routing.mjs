/** Random Corefiles that a server takes, with as many of the things that move a query as there are. */

export const ZONES = ['.', 'a.org', 'b.org', 'x.a.org', 'y.x.a.org', 'cluster.local'];
export const NAMES = ['example.net', 'a.org', 'q.a.org', 'x.a.org', 'q.x.a.org', 'q.y.x.a.org', 'b.org', 'q.b.org', 'svc.cluster.local', 'qa.org', 'localhost', 'localhost.a.org', 'Q.A.org', '*.a.org', '9.0.0.10.in-addr.arpa', '9.1.0.10.in-addr.arpa', 'www.a.org', 'www.b.org', 'z.w.b.org', 'z.sub.b.org', '.', 'org', 'a.b.c.d.a.org', '_dns.x.a.org'];
const TYPES = ['A', 'A', 'A', 'A', 'AAAA', 'TXT', 'DS', 'HINFO', 'SOA', 'NS', 'PTR', 'MX', 'SRV', 'ANY'];
const FROMS = ['.', '.', '.', '.', 'a.org', 'x.a.org', 'A.org.', '10.0.0.0/23', 'org', 'cluster.local'];
const RCODES = ['NXDOMAIN', 'REFUSED', 'SERVFAIL', 'NOERROR'];

export function question(d) {
  return `${d.of(NAMES)} ${d.of(TYPES)}`;
}

const some = (d, list, most) => Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(list));

/** Blocks are written with one tab or four blanks, now and then with comments and quotes. */
const block = (head, lines) => (lines.length === 0 ? head : `${head} {\n        ${lines.join('\n        ')}\n    }`);

function rewrite(d) {
  const then = d.of(['', '', 'stop ', 'continue ', 'continue ']);
  const from = d.of(ZONES.slice(1));
  const to = d.of(ZONES.slice(1));
  return `rewrite ${then}${d.of([
    `name ${from} ${to}`,
    `name exact q.${from} r.${to}`,
    `name suffix .${from} .${to}`,
    `name suffix ${from} ${to} answer auto`,
    `name prefix q w`,
    `name prefix q. q.w.`,
    `name substring x y`,
    `name substring .x. .`,
    `name regex (.*)\\.${from.replaceAll('.', '\\.')} {1}.${to}`,
    `name regex ^q\\.(.*)$ {1}`,
    `name regex ^([^.]+)\\.(.*)\\.$ {2}.{1}.z`,
    `name regex x {0}.${to} answer name (.*) {1}`,
    'type AAAA A',
    'type TXT MX',
    'type ANY MX',
    `ttl ${from} 30`,
    `ttl regex (.*) 30-60`,
    `cname suffix b.org a.org`,
    'rcode regex .* NXDOMAIN NOERROR',
    'edns0 local set 0xffee abc',
    'edns0 local replace 0xffee abc',
    'class CH IN',
  ])}`;
}

function answering(d) {
  const zone = d.of(['', '', 'a.org', 'x.a.org', 'a.org cluster.local', '.']);
  const fall = d.chance(0.5) ? [`fallthrough${d.of(['', '', ' a.org', ' x.a.org b.org', ' cluster.local a.org', ' q.a.org'])}`] : [];
  return d.of([
    () => block(`template ${d.of(['IN', 'ANY', 'IN', 'CH'])} ${d.of(['A', 'ANY', 'TXT', 'AAAA'])}${zone === '' ? '' : ` ${zone}`}`, [
      ...(d.chance(0.5) ? [`match ${d.of(['^q', '\\.x\\.', '^(a|b)\\.org\\.$', '.*', '^[^.]*\\.a\\.org\\.$', '(?i)^Q'])}`] : []),
      ...(d.chance(0.3) ? ['match ^w'] : []),
      d.of(['rcode NXDOMAIN', 'rcode REFUSED', 'rcode SERVFAIL', 'answer "{{ .Name }} 60 IN A 10.9.9.9"', 'rcode NOERROR', 'answer "{{ .Name }} 60 IN CNAME www.b.org."', 'answer "{{ .Name }} 60 IN TXT x"', 'answer "{{ .Nosuch }} 60 IN A 10.9.9.9"', 'authority "a.org. 60 IN SOA ns.a.org. h.a.org. 1 2 3 4 5"']),
      ...fall,
    ]),
    () => block(`hosts${d.chance(0.3) ? ` /etc/own.hosts ${zone}` : ''}`, [
      ...some(d, ['10.9.9.9 www.a.org q.a.org', '10.9.9.9 q.b.org', '::9 x.a.org', '10.0.0.9 localhost', '10.9.9.9 *.a.org', '10.1.0.9 b.org'], 2),
      ...(d.chance(0.2) ? ['no_reverse'] : []),
      ...(fall.length > 0 && d.chance(0.3) ? ['fallthrough_unsupported'] : []),
      ...fall,
    ]),
    () => block(`acl${zone === '' ? '' : ` ${zone}`}`, some(d, ['block type TXT net *', 'block type ANY net *', 'filter type AAAA', 'block net 203.0.113.0/24', 'drop type MX', 'allow type A', 'block', 'block type A AAAA', 'allow', 'block net 127.0.0.0/8', 'allow net 127.0.0.0/8', 'filter net 10.244.0.0/16', 'block net 10.244.0.5'], 2)),
    () => block(`file /etc/zone ${d.of(['a.org', 'a.org', 'a.org x.a.org'])}`, fall),
    () => block('file /etc/wide b.org', fall),
    () => block(`file ${d.of(['/etc/nosuch', '/etc/absent'])} ${d.of(['a.org', 'b.org'])}`, fall),
    () => block('auto', ['directory /etc/zones']),
    () => 'dns64',
    () => block('dns64', ['allow_ipv4', ...(d.chance(0.3) ? ['translate_all'] : [])]),
    () => block('transfer a.org', ['to *']),
    () => 'rewrite cname exact www.b.org. www.a.org.',
    () => block('bufsize 1232', []),
    () => block('timeouts', ['read 5s']),
    () => 'any',
    () => 'local',
    () => 'whoami',
    () => 'chaos',
    () => 'minimal',
    () => block('header', ['query set rd']),
    () => block(`cache${d.of([' 30', ''])}`, d.chance(0.4) ? ['success 100', 'denial 100', ...(d.chance(0.3) ? ['serve_stale'] : [])] : []),
    () => block('erratic', ['drop 0']),
    () => 'loadbalance',
    () => block('tsig', ['secret k. NoTCJU+DMqFWywaPyxSijrDEA/eC3nK0xi3AMEZuPVk=', `require ${d.of(['MX', 'AXFR IXFR', 'none', 'SRV NS'])}`]),
    () => 'log',
    () => 'nsid x',
    () => 'errors',
    () => 'debug',
    () => 'bufsize',
    () => 'metadata',
  ])();
}

function forward(d, targets, answers) {
  const lines = [];
  const many = d.chance(0.3);
  const to = many ? some(d, targets, 3) : [d.of(targets)];
  if (to.length > 1 && d.chance(0.8)) lines.push(`policy ${d.of(['sequential', 'sequential', 'random', 'round_robin'])}`);
  if (d.chance(0.3)) lines.push(`except ${some(d, ['a.org', 'x.a.org', 'b.org', 'y.x.a.org', '10.0.0.0/24', 'A.ORG'], 2).join(' ')}`);
  if (d.chance(0.08)) lines.push('force_tcp');
  if (d.chance(0.05)) lines.push('prefer_udp');
  if (d.chance(0.15)) lines.push(`next ${some(d, answers, 2).join(' ')}`);
  if (d.chance(0.1)) lines.push('next_on_nodata');
  if (d.chance(0.15)) lines.push(`failover ${some(d, answers.filter((one) => one !== 'NOERROR'), 2).join(' ')}`);
  if (d.chance(0.05)) lines.push('max_fails 0');
  if (d.chance(0.03)) lines.push(`max_concurrent ${d.of([1, 5, 1000])}`);
  if (d.chance(0.04)) lines.push(d.of(['expire 5s', 'health_check 1s', 'health_check 0.5s no_rec', 'max_connect_attempts 1', 'max_idle_conns 2', 'tls_servername a.org']));
  if (d.chance(0.05)) lines.push('failfast_all_unhealthy_upstreams');
  return block(`forward ${d.of(FROMS)} ${to.join(' ')}`, lines);
}

function body(d, targets) {
  const lines = [];
  while (d.chance(0.35) && lines.length < 4) lines.push(d.chance(0.4) ? rewrite(d) : answering(d));
  const count = d.chance(0.12) ? 0 : d.chance(0.3) ? 2 : d.chance(0.1) ? 3 : 1;
  for (let i = 0; i < count; i += 1) lines.push(forward(d, targets, RCODES));
  if (lines.length === 0) lines.push('errors');
  // The order of a file says nothing of the order of a chain, but stanzas of one plugin keep theirs.
  if (d.chance(0.3)) lines.push(lines.shift());
  const once = new Set(['hosts', 'cache', 'errors', 'loop', 'tsig', 'metadata', 'nsid']);
  const seen = new Set();
  return lines.filter((line) => {
    const name = line.split(/\s/)[0];
    if (!once.has(name)) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Ways to write the same thing. */
function disguise(d, text) {
  let out = text;
  if (d.chance(0.08)) out = out.replaceAll('\n', '\r\n');
  if (d.chance(0.1)) out = out.replaceAll('    ', '\t');
  if (d.chance(0.1)) out = out.replace(/^/gm, () => (d.chance(0.1) ? '# a remark {\n' : ''));
  if (d.chance(0.1)) out = out.replace(/ (\d+\.\d+\.\d+\.\d+)(?=[ \n])/g, (all, address) => (d.chance(0.5) ? ` "${address}"` : all));
  if (d.chance(0.08)) out = out.replace(/ (\d+\.\d+\.\d+\.\d+)\n/, ' $1#remark\n');
  if (d.chance(0.05)) out = `\ufeff${out}`;
  if (d.chance(0.05)) out = out.replace(/ \{\n/, '\u00a0{\n');
  if (d.chance(0.05)) out = out.trimEnd();
  return out;
}

export function routingCorefile(d, targets, { disguised = true } = {}) {
  const keys = new Set([d.chance(0.8) ? '.' : d.of(ZONES.slice(1))]);
  for (let i = d.upTo(2); i > 0; i -= 1) keys.add(d.of(ZONES));
  const blocks = [];
  const snippet = d.chance(0.1);
  if (snippet) blocks.push(`(common) {\n    ${body(d, targets).join('\n    ')}\n}\n`);
  const used = new Set();
  const write = (key, lines) => {
    for (const one of key.split(/[ ,]+/)) {
      const name = one.toLowerCase().replace(/^dns:\/\//, '').replace(/:53$/, '').replace(/\.$/, '');
      if (used.has(name)) return;
    }
    for (const one of key.split(/[ ,]+/)) used.add(one.toLowerCase().replace(/^dns:\/\//, '').replace(/:53$/, '').replace(/\.$/, ''));
    blocks.push(`${key} {\n    ${lines.join('\n    ')}\n}\n`);
  };
  for (const zone of keys) {
    const key = d.chance(0.7) ? zone : d.of([`${zone}:1053`, `dns://${zone}`, `${zone}:53`, zone.toUpperCase(), zone === '.' ? '.' : `${zone}.`, `${zone} 10.0.0.0/24`, `${zone}, 10.0.0.0/23`, `tls://${zone} ${zone}`]);
    const lines = snippet && d.chance(0.5) ? ['import common'] : body(d, targets);
    if (d.chance(0.06)) lines.unshift(`bind ${d.of(['127.0.0.1', '10.244.0.5', '0.0.0.0', '127.0.0.1 10.244.0.5'])}`);
    if (d.chance(0.1)) {
      const view = d.of(["type() == 'TXT'", "name() endsWith '.a.org.'", "name() matches '^q'", "type() in ['AAAA', 'MX']", "name() == 'www.a.org.'", "name() startsWith 'q.'", "type() == 'A' and name() contains 'x'", "incidr(client_ip(), '10.0.0.0/8')", "name() startsWith 'q.' or type() == 'MX'", "not (type() == 'A')"]);
      blocks.push(`${key} {\n    view v${blocks.length} {\n        expr ${view}\n    }\n    ${body(d, targets).join('\n    ')}\n}\n`);
    }
    write(key, lines);
  }
  const text = blocks.join('');
  return disguised ? disguise(d, text) : text;
}

/** A zone with a wildcard, an alias out of it and one within, and a delegation. */
export const WIDE_ZONE = '$ORIGIN b.org.\n@ 3600 IN SOA ns.b.org. h.b.org. 1 7200 3600 1209600 3600\n@ 3600 IN NS ns.b.org.\nns 3600 IN A 10.9.9.9\nwww 3600 IN CNAME www.a.org.\nq 3600 IN CNAME ns\n*.w 3600 IN A 10.9.9.8\nsub 3600 IN NS ns.x.a.org.\n';

export const ZONE_FILE = '$ORIGIN a.org.\n@ 3600 IN SOA ns.a.org. h.a.org. 1 7200 3600 1209600 3600\n@ 3600 IN NS ns.a.org.\nns 3600 IN A 10.9.9.9\nwww 3600 IN A 10.9.9.8\nq 3600 IN TXT x\n';

export function routingVector(d, vector, outside) {
  const own = d.chance(0.35) ? ['127.0.0.1', '10.244.0.5', '127.0.0.1:1053'] : [];
  const named = d.chance(0.08) ? ['{$UP}'] : [];
  const sinks = {};
  for (const address of outside) if (!address.includes(':') && d.chance(0.3)) sinks[address] = { rcode: d.of(['NXDOMAIN', 'REFUSED', 'SERVFAIL']) };
  const queries = [...new Set(Array.from({ length: 5 }, () => question(d)))];
  return {
    ...vector,
    corefile: routingCorefile(d, [...outside, ...outside, ...own, ...named]),
    files: { '/etc/zone': ZONE_FILE, '/etc/wide': WIDE_ZONE, '/etc/zones/db.a.org': ZONE_FILE, '/etc/own.hosts': '10.9.9.7 own.a.org q.b.org\n10.9.9.6 *.w.b.org\n' },
    ...(named.length > 0 ? { env: { UP: '10.0.0.2' } } : {}),
    ...(Object.keys(sinks).length > 0 ? { sinks } : {}),
    queries,
  };
}

/** One server that asks itself, directly or by an upstream that sends everything back, with `loop` in most of its blocks. */
export function guardVector(d, vector, outside) {
  const relayed = d.chance(0.4);
  const targets = ['127.0.0.1', '127.0.0.1', '10.244.0.5', '127.0.0.1:1053', '[::1]', ...outside, ...(relayed ? ['10.0.0.2', '10.0.0.2'] : [])];
  const text = routingCorefile(d, targets, { disguised: false });
  // What an upstream outside replies to a probe is not in a repository.
  const heedless = text.replace(/^ +(?:next|failover|next_on_nodata)\b.*\n/gm, '');
  const bounded = heedless.replace(/^( +)(forward [^\n{]*?)( \{)?$/gm, (all, indent, head, open) => {
    if (!d.chance(0.3)) return all;
    const again = d.chance(0.6) ? `${indent}    ${d.of(['failover', 'next'])} REFUSED\n` : '';
    const lines = `${indent}    max_concurrent ${d.of([1, 2, 3])}\n${again}`;
    return `${indent}${head} {\n${lines}${open === undefined ? `${indent}}` : ''}`.trimEnd();
  });
  let guards = 0;
  let placed = 0;
  const corefile = bounded.replace(/^([^\s(].*) \{$/gm, (all) => {
    // Probes of several guards share a bound, and which of them is refused is a race.
    guards += d.chance(0.75) && (guards === 0 || !bounded.includes('max_concurrent')) ? 1 : 0;
    const here = guards > placed;
    placed = guards;
    return here ? `${all}\n    loop` : all;
  });
  return {
    ...vector,
    corefile,
    files: { '/etc/zone': ZONE_FILE, '/etc/own.hosts': '10.9.9.7 own.a.org\n' },
    ...(relayed ? { sinks: { '10.0.0.2': { relay: '10.244.0.5:53' } } } : {}),
    guard: { runs: 1 },
  };
}
