/**
 * Random Compose projects: containers of fixed addresses with files beside the project, played as they stand and read as a
 * repository. They hold what moves a question without a word of where to: access lists by network, questions that are dropped,
 * upstreams that say nothing, are written twice or reply with every rcode, zones that stand twice, parts that are imported.
 */
const block = (head, lines) => (lines.length === 0 ? head : `${head} {\n        ${lines.join('\n        ')}\n    }`);
const server = (key, lines) => `${key} {\n    ${lines.join('\n    ')}\n}\n`;
const some = (d, list, most) => [...new Set(Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(list)))];

const OUTSIDE = ['192.0.2.53', '198.51.100.53', '203.0.113.53'];
const ZONES = ['lab.lan', 'corp.lan', 'a.lab.lan', 'prod.local'];
const NAMES = ['www.lab.lan', 'lab.lan', 'www.a.lab.lan', 'www.corp.lan', 'q.corp.lan', 'www.prod.local', 'example.com', 'www.example.org', 'h.example.net', '9.2.18.172.in-addr.arpa'];
/** Not ANY: unbound and named answer it with whatever they were told before. */
const TYPES = ['A', 'A', 'A', 'A', 'AAAA', 'TXT', 'MX', 'PTR', 'SRV', 'HINFO'];
const RCODES = ['NXDOMAIN', 'REFUSED', 'SERVFAIL', 'FORMERR', 'NOTIMP', 'NOTAUTH', 'NOERROR'];
const NETWORKS = ['172.18.2.0/24', '172.18.2.10/32', '172.18.2.11/32', '172.16.0.0/12', '192.168.0.0/16', '10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '0.0.0.0/0'];

function acl(d) {
  const action = () => d.of(['block', 'drop', 'filter', 'allow', 'drop', 'block']);
  const types = () => d.of(['', '', '', ' type A', ' type AAAA TXT', ' type HINFO']);
  const rules = Array.from({ length: d.upTo(1) + 1 }, () => `${action()}${types()}${d.of(['', ' net *', ` net ${some(d, NETWORKS, 2).join(' ')}`, ` net ${d.of(NETWORKS)}`])}`);
  return block(`acl${d.of(['', '', ' lab.lan', ' corp.lan prod.local'])}`, rules);
}

function template(d) {
  const zone = d.of(['', '', ' lab.lan', ' a.lab.lan', ' corp.lan']);
  const fall = d.chance(0.3) ? [`fallthrough${d.of(['', ' lab.lan', ' corp.lan'])}`] : [];
  const reply = d.of([`rcode ${d.of(RCODES)}`, `rcode ${d.of(RCODES)}`, 'answer "{{ .Name }} 60 IN A 10.9.9.9"', 'answer "{{ .Name }} 60 IN CNAME www.corp.lan."', 'answer "{{ .Name }} 60 IN TXT x"']);
  return block(`template ${d.of(['IN', 'ANY'])} ${d.of(['A', 'ANY', 'AAAA', 'TXT'])}${zone}`, [...(d.chance(0.3) ? [`match ${d.of(['^www', '^q\\.', 'corp\\.lan\\.$'])}`] : []), reply, ...fall]);
}

function rewriting(d) {
  const [from, to] = [d.of(ZONES), d.of([...ZONES, 'example.org'])];
  return `rewrite ${d.of(['', 'stop ', 'continue '])}${d.of([`name suffix .${from} .${to}`, `name suffix .${from} .${to} answer auto`, `name exact www.${from} h.${to}`, 'type AAAA A', 'type TXT HINFO', `name regex (.*)\\.${from.replaceAll('.', '\\.')} {1}.${to}`])}`;
}

const SINCE = { next: 10, failover: 13 };
const DAEMONS_SAY = ['REFUSED', 'SERVFAIL', 'NXDOMAIN', 'FORMERR', 'NOTIMP'];

function forwarding(d, targets, minor) {
  const to = Array.from({ length: d.of([1, 1, 2, 2, 3]) }, () => d.of(targets));
  if (d.chance(0.15)) to.push(to[0]);
  // What did not answer once is asked all the same the next time.
  const lines = ['max_fails 0'];
  if (to.length > 1 && d.chance(0.85)) lines.push(`policy ${d.of(['sequential', 'sequential', 'sequential', 'random', 'round_robin'])}`);
  if (d.chance(0.15)) lines.push(`except ${some(d, ZONES, 2).join(' ')}`);
  if (minor >= SINCE.failover && to.length > 1 && d.chance(0.3)) lines.push(`failover ${some(d, DAEMONS_SAY, 2).join(' ')}`);
  if (minor >= SINCE.next && d.chance(0.2)) lines.push(`next ${some(d, DAEMONS_SAY, 2).join(' ')}`);
  return block(`forward ${d.of(['.', '.', '.', ...ZONES])} ${to.join(' ')}`, lines);
}

function body(d, targets, minor) {
  const lines = [];
  if (d.chance(0.35)) lines.push(acl(d));
  if (d.chance(0.3)) lines.push(template(d));
  if (d.chance(0.2)) lines.push(rewriting(d));
  if (d.chance(0.15)) lines.push(block('hosts', ['10.9.9.9 www.lab.lan q.corp.lan', ...(d.chance(0.6) ? ['fallthrough'] : [])]));
  for (let i = d.of([0, 1, 1, 1, 1, 2]); i > 0; i -= 1) lines.push(forwarding(d, targets, minor));
  return lines.length === 0 ? ['errors'] : lines;
}

/** A Corefile, of which one block's plugins or a whole block may stand in a part that is imported. */
function coredns(d, targets, minor) {
  const keys = [...new Set([d.chance(0.85) ? '.' : d.of(ZONES), ...(d.chance(0.4) ? some(d, ZONES, 2) : [])])];
  const files = {};
  const blocks = keys.map((key, index) => {
    const lines = body(d, targets, minor);
    if (!d.chance(0.15)) return server(key, lines);
    const path = `/etc/coredns/parts/${index}.conf`;
    files[path] = d.chance(0.5) ? server(key, lines) : `${lines.join('\n')}\n`;
    return files[path].endsWith('}\n') && files[path].startsWith(`${key} {`) ? `import ${d.of(['parts', '/etc/coredns/parts'])}/${index}.conf\n` : server(key, [`import parts/${index}.conf`]);
  });
  return { corefile: blocks.join(''), ...(Object.keys(files).length > 0 ? { files } : {}) };
}

function dnsmasq(d, targets) {
  const to = () => d.of(targets);
  const lines = [`server=${to()}`];
  if (d.chance(0.4)) lines.push(`server=${to()}`);
  if (d.chance(0.15)) lines.push(lines[0]);
  if (d.chance(0.35)) lines.push(`server=/${d.of(ZONES)}/${to()}`);
  if (d.chance(0.15)) lines.push(`server=/${d.of(ZONES)}/${to()}`);
  if (d.chance(0.2)) lines.push(d.of([`address=/${d.of(ZONES)}/10.9.9.9`, `local=/${d.of(ZONES)}/`, 'host-record=www.lab.lan,10.9.9.9', 'cname=q.corp.lan,www.lab.lan', 'bogus-priv', 'domain-needed']));
  if (d.chance(0.4)) lines.push(d.of(['strict-order', 'strict-order', 'all-servers']));
  const keywords = new Set();
  const kept = lines.filter((line) => line.includes('=') || !keywords.has(line) && keywords.add(line));
  return { dnsmasq: `no-resolv\ncache-size=0\n${kept.join('\n')}\n` };
}

const LOCAL = ['static', 'refuse', 'deny', 'redirect', 'transparent', 'typetransparent', 'always_nxdomain', 'always_refuse', 'always_transparent', 'inform_deny', 'always_deny', 'always_nodata'];

function unbound(d, targets) {
  const lists = d.chance(0.7) ? ['access-control: 0.0.0.0/0 allow'] : some(d, NETWORKS, 3).map((net) => `access-control: ${net} ${d.of(['allow', 'allow', 'refuse', 'deny', 'allow_snoop'])}`);
  const zones = [];
  if (d.chance(0.5)) {
    const zone = d.of(ZONES);
    zones.push(`local-zone: "${zone}" ${d.of(LOCAL)}`);
    if (d.chance(0.5)) zones.push(`local-zone: "${d.chance(0.7) ? zone : d.of(ZONES)}" ${d.of(LOCAL)}`);
    if (d.chance(0.3)) zones.push(`local-data: "www.corp.lan A 10.9.9.9"`);
  }
  const redirected = zones.some((one) => one.includes('"corp.lan" redirect'));
  const kept = redirected ? zones.filter((one) => !one.startsWith('local-data')) : zones;
  const forward = (zone) => {
    const to = Array.from({ length: d.of([1, 1, 2]) }, () => d.of(targets));
    if (d.chance(0.2)) to.push(to[0]);
    return `forward-zone:\n  name: "${zone}"\n${to.map((one) => `  forward-addr: ${one}\n`).join('')}`;
  };
  const own = ['interface: 0.0.0.0', 'do-daemonize: no', 'username: ""', 'chroot: ""', 'pidfile: ""', 'use-syslog: no', 'module-config: "iterator"', ...lists, ...kept];
  return { unbound: `server:\n${own.map((line) => `  ${line}\n`).join('')}${d.chance(0.3) ? forward(d.of(ZONES)) : ''}${forward('.')}` };
}

function named(d, targets) {
  const list = () => Array.from({ length: d.of([1, 1, 2]) }, () => d.of(targets));
  const forwarders = list();
  if (d.chance(0.2)) forwarders.push(forwarders[0]);
  const options = ['recursion yes', d.chance(0.7) ? 'allow-query { any; }; allow-recursion { any; }' : `allow-query { ${some(d, NETWORKS, 2).join('; ')}; }; allow-recursion { any; }`, ...(d.chance(0.12) ? [`blackhole { ${d.of(['172.18.2.11/32', '192.168.0.0/16'])}; }`] : []), 'forward only', `forwarders { ${forwarders.join('; ')}; }`];
  const zone = d.chance(0.3) ? `zone "${d.of(ZONES)}" { type forward; forward only; forwarders { ${list().join('; ')}; }; };\n` : '';
  return { named: `options { ${options.join('; ')}; };\n${zone}` };
}

/** A project of one to four containers, and what all of them are asked. */
export function composeVector(d, vector, version) {
  const minor = Number(version.split('.')[1]);
  const count = d.of([1, 2, 2, 3, 3, 4]);
  const addresses = Array.from({ length: count }, (_, i) => `172.18.2.${10 + i}`);
  const targets = [...OUTSIDE.slice(0, 2), ...addresses, ...addresses, ...(d.chance(0.2) ? ['127.0.0.1'] : [])];
  const servers = {};
  for (let i = 0; i < count; i += 1) {
    const made = i === 0 || d.chance(0.5) ? coredns(d, targets, minor) : d.of([dnsmasq, unbound, unbound, named])(d, targets.filter((one) => one !== '127.0.0.1'));
    servers[`s${i}`] = { host: `h${i}`, ...made };
  }
  const sinks = {};
  for (const address of OUTSIDE.slice(0, 2)) if (d.chance(0.25)) sinks[address] = d.chance(0.4) ? { silent: true } : { rcode: d.of(['NXDOMAIN', 'REFUSED', 'SERVFAIL']) };
  // What unbound and named were told of a name they know from then on: each is asked for once.
  const asked = [];
  for (let i = 0; i < 12; i += 1) {
    const name = d.chance(0.35) ? d.of(NAMES) : `n${i}.${d.of(NAMES)}`;
    if (!asked.some(({ ask }) => ask.startsWith(`${name} `))) asked.push({ ask: `${name} ${d.of(TYPES)}`, at: `${d.of(addresses)}:53`, 'retry-ms': 1300, 'timeout-ms': 6500 });
  }
  return {
    ...vector,
    compose: true,
    'limit-ms': 180000,
    servers,
    hosts: Object.fromEntries(addresses.map((address, i) => [`h${i}`, [address]])),
    ...(Object.keys(sinks).length > 0 ? { sinks } : {}),
    queries: asked,
  };
}
