/**
 * Random Compose projects: containers of fixed addresses with files beside the project, played as they stand and read as a
 * repository. They hold what moves a question without a word of where to: access lists by network, questions that are dropped,
 * upstreams that say nothing, are written twice or reply with every rcode, zones that stand twice, parts that are imported.
 */
import { fullDnsmasq, fullNamed, fullRecursor, fullUnbound, mentioned } from './generate-resolvers.mjs';

const block = (head, lines) => (lines.length === 0 ? head : `${head} {\n        ${lines.join('\n        ')}\n    }`);
const server = (key, lines) => `${key} {\n    ${lines.join('\n    ')}\n}\n`;
const some = (d, list, most) => [...new Set(Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(list)))];

const OUTSIDE = ['192.0.2.53', '198.51.100.53', '203.0.113.53'];
const ZONES = ['lab.lan', 'corp.lan', 'a.lab.lan', 'prod.local'];
const NAMES = ['www.lab.lan', 'lab.lan', 'www.a.lab.lan', 'www.corp.lan', 'q.corp.lan', 'www.prod.local', 'example.com', 'www.example.org', 'h.example.net', '9.2.18.172.in-addr.arpa', 'q.lab.lan', 'x.w.lab.lan', 'x.d.lab.lan', 'x.sub.lab.lan', 'q.a.lab.lan', 'WWW.Lab.LAN', '11.2.18.172.in-addr.arpa', 'printer', 'localhost', 'x.xn--bcher-kva.lan'];
/** Not ANY: unbound and named answer it with whatever they learnt before. */
const TYPES = ['A', 'A', 'A', 'A', 'AAAA', 'TXT', 'MX', 'PTR', 'SRV', 'HINFO'];
const EVERY_TYPE = [...TYPES, 'CNAME', 'NS', 'SOA', 'ANY', 'DS', 'CAA', 'NAPTR', 'DNSKEY', 'SVCB', 'HTTPS'];
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

const EXPRESSIONS = ["type() == 'TXT'", "type() in ['MX', 'AAAA']", "name() endsWith '.lab.lan.'", "name() matches '^q'", "class() == 'IN'", "proto() == 'udp'", "name() startsWith 'www.' && type() == 'A'", "not (type() == 'A')", "incidr(client_ip(), '172.18.2.0/24')", "server_port() == '53'", "metadata('nosuch') == 'x'"];
const KEYS = ['lab.lan', 'corp.lan', 'LAB.LAN', 'Corp.Lan.', 'a.lab.lan', 'q.a.lab.lan', 'dns://corp.lan', '172.18.2.0/24', '172.18.0.0/15', '172.18.2.0/26', 'lan', '.:5353', 'lab.lan:5353', 'lab.lan corp.lan', 'b\u00fccher.lan', 'xn--bcher-kva.lan', '*.lab.lan', '_udp.lab.lan'];
const zoneFile = (origin) => `$ORIGIN ${origin}.\n@ 60 IN SOA ns.${origin}. h.${origin}. 1 7200 3600 1209600 60\n@ 60 IN NS ns.${origin}.\nns 60 IN A 10.9.9.9\nwww 60 IN A 10.9.9.8\nq 60 IN CNAME www.corp.lan.\n*.w 60 IN CNAME h.example.net.\nd 60 IN DNAME prod.local.\nsub 60 IN NS ns.sub\nns.sub 60 IN A 10.9.9.6\n`;

/** What `body` leaves out. */
function morePlugins(d, targets, own, minor) {
  const fall = d.chance(0.5) ? [`fallthrough${d.of(['', ' lab.lan', ' a.lab.lan corp.lan'])}`] : [];
  const late = minor > 12 ? fall : [];
  return d.of([
    () => block('file /etc/coredns/parts/db.lab.lan lab.lan', late),
    () => block('file /etc/coredns/parts/db.corp.lan corp.lan', late),
    () => block('auto lab.lan', [`directory /etc/coredns/zones${d.of(['', ' db\\.(.*) {1}'])}`]),
    () => block('hosts /etc/coredns/parts/hosts', [...(d.chance(0.3) ? ['no_reverse'] : []), ...fall]),
    () => block('hosts /etc/coredns/parts/hosts lab.lan', ['10.9.9.9 www.corp.lan', ...fall]),
    () => block('dns64', [d.of(['allow_ipv4', 'translate_all', 'prefix 64:1337::/96']), ...(d.chance(0.5) ? ['allow_ipv4'] : [])].filter((one, at, all) => all.indexOf(one) === at)),
    () => `bind ${d.of([own, '0.0.0.0', 'eth0', `127.0.0.1 ${own}`])}`,
    () => block('template IN ANY lab.lan', ['match ^www', 'match ^q', `rcode ${d.of(RCODES)}`, ...fall]),
    () => block('template ANY ANY', ['match "^(?P<a>[^.]*)\\.lab\\.lan\\.$"', 'answer "{{ .Name }} 60 IN CNAME {{ .Group.a }}.corp.lan."', 'fallthrough']),
    () => `rewrite ${d.of(['', 'stop ', 'continue '])}${d.of(['name prefix www. q.', 'name substring lab corp', 'name regex ^(www)\\.(.*)$ {2} answer auto', 'name suffix .lan .prod.local answer name (.*) {1}', 'type ANY A', 'type A AAAA', 'type MX TXT', 'class CH IN', 'ttl suffix lan 30', 'cname exact www.corp.lan. www.lab.lan.', 'edns0 local set 0xffee x', 'rcode suffix lan NXDOMAIN NOERROR', 'rcode regex .* REFUSED SERVFAIL'].slice(0, minor > 12 ? 13 : 10))}`,
    () => block('acl', [d.of([`allow net ${own}`, 'block type ANY', 'filter type AAAA', 'drop type MX net 169.254.0.0/16']), ...(d.chance(0.5) ? ['block'] : [])]),
    () => d.of(['any', 'whoami', 'chaos', 'minimal', 'loadbalance', 'cancel', 'local', 'erratic', 'nsid', 'metadata', 'bufsize 1232', 'header {\n        response set ra\n    }']),
    () => block(`cache ${d.of(['30', '5 lab.lan'])}`, d.chance(0.4) ? [d.of(['serve_stale', 'prefetch 1', 'disable success', 'servfail 0'])] : []),
    () => forwarding(d, ['/etc/coredns/parts/up', '{$UP}', ...targets], minor),
    () => block(`forward . ${d.of(targets)}`, some(d, ['max_fails 0', 'force_tcp', 'prefer_udp', 'expire 5s', 'max_concurrent 100', 'health_check 1s', 'except lab.lan corp.lan', 'except 172.18.2.0/24', 'except LAB.LAN'], 3)),
  ])();
}

/** One CoreDNS of plugins that follow one another in every way, with what its container mounts. */
function fullCoredns(d, targets, minor, own) {
  const drawn = [d.chance(0.8) ? '.' : d.of(KEYS), ...(d.chance(0.6) ? some(d, KEYS, 3) : [])];
  // A zone that stands twice is refused: seldom.
  const zones = new Set();
  const keys = drawn.filter((key) => {
    const own = key.toLowerCase().split(' ').map((one) => one.replace('dns://', '').replace(/\.$/, ''));
    const isNew = own.every((zone) => !zones.has(zone)) || d.chance(0.05);
    for (const zone of own) zones.add(zone);
    return isNew;
  });
  const blocks = keys.map((key) => {
    const to = [...targets, `${d.of(targets)}:5353`];
    const lines = Array.from({ length: d.upTo(2) + 1 }, () => morePlugins(d, to, own, minor));
    if (d.chance(0.85)) lines.push(forwarding(d, to, minor));
    const seen = new Set();
    const kept = lines.filter((line) => {
      const [name] = line.split(' ');
      if (!/^(?:hosts|bind|dns64|cache|any|local|loadbalance|metadata|nsid|cancel|bufsize|auto)$/.test(name)) return true;
      return !seen.has(name) && seen.add(name);
    });
    if (!d.chance(0.15)) return server(key, kept);
    return server(key, [block('view v', some(d, EXPRESSIONS, 2).map((one) => `expr ${one}`)), ...body(d, targets, minor)]) + (d.chance(0.8) ? server(key, kept) : '');
  });
  const files = {
    '/etc/coredns/parts/db.lab.lan': zoneFile('lab.lan'), '/etc/coredns/parts/db.corp.lan': zoneFile('corp.lan'), '/etc/coredns/zones/db.lab.lan': zoneFile('lab.lan'),
    '/etc/coredns/parts/hosts': '10.9.9.7 www.lab.lan q.corp.lan\n172.18.2.9 h.lab.lan\n', '/etc/coredns/parts/up': `nameserver ${d.of(targets)}\nnameserver ${d.of(targets)}\n`,
  };
  const corefile = blocks.join('');
  return { corefile, ...mentioned(corefile, files), ...(corefile.includes('{$UP}') ? { env: { UP: d.of(targets) } } : {}) };
}

/** Who answers probes of a guard before it begins stands first. */
function guardedLast(servers) {
  const { s0, ...rest } = servers;
  const text = s0.corefile.replace(/^(?!import|\()([^\s].*) \{$/gm, '$1 {\n    loop');
  return { ...rest, s0: { ...s0, corefile: text } };
}

/** A project of one to four containers, and what all of them are asked; or whether the guard of the first one ends it. */
export function composeVector(d, vector, { version, everyType }) {
  const types = everyType ? EVERY_TYPE : TYPES;
  const minor = Number(version.split('.')[1]);
  const count = d.of([1, 2, 2, 3, 3, 4]);
  const addresses = Array.from({ length: count }, (_, i) => `172.18.2.${10 + i}`);
  const targets = [...OUTSIDE.slice(0, 2), ...addresses, ...addresses, ...(d.chance(0.2) ? ['127.0.0.1'] : [])];
  const wide = d.chance(0.5);
  const remote = targets.filter((one) => one !== '127.0.0.1');
  const servers = {};
  for (const [i, own] of addresses.entries()) {
    const isCoredns = wide ? d.chance(i === 0 ? 0.7 : 0.4) : i === 0 || d.chance(0.5);
    const made = isCoredns
      ? (wide ? fullCoredns : coredns)(d, targets, minor, own)
      : d.of(wide ? [fullDnsmasq, fullUnbound, fullNamed, fullRecursor] : [dnsmasq, unbound, unbound, named])(d, remote, own);
    servers[`s${i}`] = { host: `h${i}`, ...made };
  }
  const sinks = {};
  for (const address of OUTSIDE.slice(0, 2)) if (d.chance(0.25)) sinks[address] = d.chance(0.4) ? { silent: true } : { rcode: d.of(['NXDOMAIN', 'REFUSED', 'SERVFAIL']) };
  const all = {
    ...vector,
    compose: true,
    'limit-ms': 180000,
    'sink-ports': [53, 5353],
    hosts: Object.fromEntries(addresses.map((address, i) => [`h${i}`, [address]])),
    ...(Object.keys(sinks).length > 0 ? { sinks } : {}),
  };
  // What an upstream outside replies to a probe is not in a repository.
  if (servers.s0.corefile !== undefined && d.chance(0.12)) return { ...all, servers: guardedLast(servers), sinks: {}, guard: { runs: 1 } };
  // What unbound and named learn of a name they know from then on: each is asked for once.
  const asked = [];
  for (let i = 0; i < 17; i += 1) {
    const name = d.chance(0.35) ? d.of(NAMES) : `n${i}.${d.of(NAMES)}`;
    if (!asked.some(({ ask }) => ask.toLowerCase().startsWith(`${name.toLowerCase()} `))) asked.push({ ask: `${name} ${d.of(types)}`, at: `${d.of(addresses)}:53`, 'retry-ms': 1300, 'timeout-ms': 6500 });
  }
  return { ...all, servers, queries: asked };
}
