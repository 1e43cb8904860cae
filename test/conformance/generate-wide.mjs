/**
 * Random set-ups of what the other generators leave out: files that are imported, TLS and gRPC between servers, IPv6, Services in
 * front of several servers, long chains, zone files of many records, and most options of dnsmasq and unbound.
 */
const block = (head, lines) => (lines.length === 0 ? head : `${head} {\n        ${lines.join('\n        ')}\n    }`);
const some = (d, list, most) => [...new Set(Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(list)))];
const server = (key, lines) => `${key} {\n    ${lines.join('\n    ')}\n}\n`;

const ZONES = ['a.org', 'b.org', 'x.a.org', 'c.org'];
const NAMES = ['q.a.org', 'a.org', 'www.a.org', 'q.x.a.org', 'x.a.org', 'q.b.org', 'www.b.org', 'out.b.org', 'z.w.b.org', 'q.d.b.org', 'z.sub.b.org', 'q.c.org', 'example.net', 'h.a.org', 'in.b.org', 'l1.b.org', 'qa.org', 'printer', '9.0.0.10.in-addr.arpa', '1.0.0.127.in-addr.arpa', '9.1.168.192.in-addr.arpa', 'localhost', 'web.default.ext.org', 'nosuch.default.ext.org', '_x._tcp.b.org', 'q.test'];
const TYPES = ['A', 'A', 'A', 'AAAA', 'TXT', 'MX', 'SOA', 'NS', 'PTR', 'SRV', 'ANY', 'CNAME', 'DS', 'HINFO'];
const questions = (d, most, at) => [...new Set(Array.from({ length: most }, () => `${d.of(NAMES)} ${d.of(TYPES)}`))].map((ask) => (at === undefined ? ask : { ask, at: d.of(at) }));

/** A zone of up to eight records of every kind that moves a question. */
function zoneFile(d, origin) {
  const records = some(d, ['www 60 IN A 10.9.9.9', 'www 60 IN AAAA fd00::9', 'q 60 IN TXT x', `www 60 IN CNAME q.c.org.`, 'out 60 IN CNAME q.example.net.', 'in 60 IN CNAME www', '*.w 60 IN A 10.9.9.8', '*.w 60 IN CNAME q.c.org.', '* 60 IN A 10.9.9.7', 'd 60 IN DNAME example.net.', 'sub 60 IN NS ns.sub', 'sub 60 IN NS ns.c.org.', 'ns.sub 60 IN A 10.9.9.6', 'l1 60 IN CNAME l2', 'l2 60 IN CNAME l1', 'h 60 IN A 10.9.9.5', '@ 60 IN MX 10 www', '_x._tcp 60 IN SRV 0 0 53 www'], 8);
  const owners = new Set();
  const kept = records.filter((one) => {
    const owner = one.split(' ')[0];
    if (owners.has(owner) && records.some((other) => other.startsWith(`${owner} `) && other.includes('CNAME'))) return false;
    owners.add(owner);
    return true;
  });
  return `$ORIGIN ${origin}.\n@ 60 IN SOA ns.${origin}. h.${origin}. 1 7200 3600 1209600 60\n@ 60 IN NS ns.${origin}.\n${kept.join('\n')}\n`;
}

const filesOf = (d) => ({
  '/etc/zone': zoneFile(d, 'a.org'),
  '/etc/wide': zoneFile(d, 'b.org'),
  '/etc/zones/db.a.org': zoneFile(d, 'a.org'),
  '/etc/own.hosts': '10.9.9.7 own.a.org q.b.org h\n# 10.9.9.1 q.a.org\nfd00::9 six.a.org\n',
  '/etc/search': `search ${d.of(['a.org b.org', 'x.a.org a.org', 'b.org'])}\nnameserver 10.0.0.9\n`,
  '/etc/up': d.of(['nameserver 10.0.0.1\n', 'nameserver 10.0.0.1\nnameserver 10.0.0.2 # x\n', '; x\noptions rotate\nnameserver fd00::7\n']),
});

const EXPRESSIONS = ["type() == 'TXT'", "type() in ['MX', 'DS']", "name() matches '^q'", "name() endsWith 'a.org.'", "not (name() startsWith 'w')", "class() == 'IN'", "proto() == 'udp'", "name() == 'q.a.org.' || type() == 'AAAA'", "type() == 'A' && !(name() contains 'x')", 'port() > 0', 'len(name()) > 6', "incidr(client_ip(), '10.244.0.0/16')", "server_port() == '53'"];

function expressed(d) {
  return d.of(["expr \"type() == 'A'\"", "expr name() startsWith 'q'", "var v \"name()\"", 'expr "true"', 'expr "false"']);
}

/** Everything that answers, refuses, renames or lets pass before `forward`, by option. */
function plugin(d, version) {
  const zone = d.of(['', '', ' a.org', ' x.a.org', ' b.org c.org']);
  const fall = d.chance(0.5) ? [`fallthrough${d.of(['', '', ' a.org', ' x.a.org b.org'])}`] : [];
  const late = Number(version.split('.')[1]) > 12;
  const lateFall = late ? fall : [];
  return d.of([
    () => block(`file /etc/zone a.org`, [...(d.chance(0.2) ? ['reload 0'] : []), ...lateFall]),
    () => block('file /etc/wide b.org', lateFall),
    () => block('auto', ['directory /etc/zones', ...(d.chance(0.3) ? ['reload 10s'] : [])]),
    () => block(`hosts${d.of(['', ' /etc/own.hosts', ` /etc/own.hosts a.org`])}`, ['10.9.9.1 h.a.org www.b.org', ...(d.chance(0.2) ? ['ttl 60'] : []), ...(d.chance(0.2) ? ['no_reverse'] : []), ...fall]),
    () => block(`template ${d.of(['IN', 'ANY'])} ${d.of(['A', 'ANY', 'AAAA', 'TXT'])}${zone}`, [...(d.chance(0.5) ? [`match ${d.of(['^q', '"^(?P<n>[^.]+)\\.b\\.org\\.$"', '\\.a\\.', '.*'])}`] : []), ...(late && d.chance(0.15) && version.startsWith('1.15') ? [expressed(d)] : []), d.of(['rcode NXDOMAIN', 'rcode REFUSED', 'answer "{{ .Name }} 60 IN A 10.9.9.9"', 'answer "{{ .Name }} 60 IN CNAME q.c.org."', 'answer "{{ .Name }} 60 IN CNAME {{ .Name }}"', 'additional "{{ .Name }} 60 IN A 10.9.9.9"', 'authority "{{ .Zone }} 60 IN SOA a. b. 1 2 3 4 5"', 'ederror 21 "x"']), ...fall]),
    () => block(`acl${zone}`, some(d, ['block type TXT', 'filter type MX net *', 'drop type SRV', 'allow net 10.0.0.0/8', 'block net 127.0.0.1', 'block net 10.244.0.0/16', 'allow type A', 'block', 'filter net 0.0.0.0/0', 'allow net ::1', 'block type ANY net 203.0.113.9'], 3)),
    () => block('dns64', [...(d.chance(0.8) ? ['allow_ipv4'] : []), ...(d.chance(0.3) ? ['translate_all'] : []), ...(d.chance(0.3) ? ['prefix 64:1337::/96'] : [])]),
    () => `autopath${zone} /etc/search`,
    () => block('transfer a.org', ['to *']),
    () => d.of(['any', 'whoami', 'local', 'chaos v', 'erratic', 'minimal', 'nsid', 'loadbalance round_robin', 'bufsize 1232', 'errors', 'log', 'debug', 'metadata', 'cancel']),
    () => block('header', [d.of(late ? ['query set aa', 'query clear rd', 'response set ra'] : ['response set ra', 'response clear aa'])]),
    () => block('cache 30', some(d, ['success 100', 'denial 100 30', 'prefetch 1 1m 10%', 'serve_stale', 'serve_stale 1h verify', 'servfail 1s', 'disable success', 'keepttl'], 3)),
    () => block('tsig', ['secret k. NoTCJU+DMqFWywaPyxSijrDEA/eC3nK0xi3AMEZuPVk=', `require ${d.of(['MX', 'none', 'A TXT'])}`]),
    () => rewriting(d),
    () => rewriting(d),
    () => rewriting(d),
  ])();
}

function rewriting(d) {
  const then = d.of(['', 'stop ', 'continue ', 'continue ']);
  const [from, to] = [d.of(ZONES), d.of(ZONES)];
  return d.of([
    () => `rewrite ${then}name ${d.of([`exact q.${from} h.${to}`, `suffix .${from} .${to} answer auto`, `suffix ${from} ${to}`, `prefix q. w.`, `substring .x. .`, `regex ^(.*)\\.${from.replaceAll('.', '\\.')}\\.$ {1}.${to}`, `regex (.*)\\.${from.replaceAll('.', '\\.')} {1}.${to} answer name (.*)\\.${to.replaceAll('.', '\\.')} {1}.${from}`, `regex ^([^.]+)\\.(.*)$ {2}`, `regex .* q.${to} answer auto`])}`,
    () => block(`rewrite ${then === '' ? 'stop' : then.trim()}`, [`name regex (.*)\\.${from.replaceAll('.', '\\.')} {1}.${to}`, `answer name (.*)\\.${to.replaceAll('.', '\\.')} {1}.${from}`]),
    () => `rewrite ${then}type ${d.of(['AAAA A', 'TXT A', 'ANY A', 'A HINFO'])}`,
    () => `rewrite ${then}${d.of(['class CH IN', `ttl suffix ${from} 30-60`, 'rcode suffix org NXDOMAIN NOERROR', 'cname exact q.c.org. q.a.org.', 'edns0 subnet set 24 56', 'edns0 nsid set', 'edns0 local set 0xffee {qname}'])}`,
  ])();
}

const LATE_OPTIONS = { next: 10, failover: 13, next_on_nodata: 14, failfast_all_unhealthy_upstreams: 11, max_age: 15, prefer_udp: 0 };

function forwarding(d, targets, version) {
  const minor = Number(version.split('.')[1]);
  const to = some(d, targets, d.chance(0.3) ? 3 : 1);
  const lines = [];
  if (to.length > 1) lines.push(`policy ${d.of(['sequential', 'sequential', 'random', 'round_robin'])}`);
  if (d.chance(0.25)) lines.push(`except ${some(d, [...ZONES, 'org', '10.0.0.0/8', 'q.a.org'], 2).join(' ')}`);
  for (const option of ['force_tcp', 'prefer_udp', 'max_fails 0', 'max_concurrent 1000', 'expire 5s', 'health_check 1s no_rec', 'max_idle_conns 2', `next ${d.of(['NXDOMAIN', 'SERVFAIL REFUSED'])}`, `failover ${d.of(['NXDOMAIN', 'SERVFAIL', 'REFUSED'])}`, 'next_on_nodata', 'failfast_all_unhealthy_upstreams'])
    if (d.chance(0.05) && minor >= (LATE_OPTIONS[option.split(' ')[0]] ?? 0)) lines.push(option);
  return block(`forward ${d.of(['.', '.', '.', ...ZONES, 'org'])} ${to.join(' ')}`, lines);
}

const ONCE = new Set(['hosts', 'cache', 'errors', 'loop', 'tsig', 'metadata', 'nsid', 'local', 'dns64', 'loadbalance', 'bufsize', 'cancel']);

function body(d, targets, version) {
  const lines = Array.from({ length: d.upTo(3) }, () => plugin(d, version));
  for (let i = d.upTo(1) + (d.chance(0.9) ? 1 : 0); i > 0; i -= 1) lines.push(forwarding(d, targets, version));
  const seen = new Set();
  const kept = lines.filter((line) => {
    const name = line.split(/\s/)[0];
    if (ONCE.has(name) && seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  return kept.length === 0 ? ['errors'] : kept;
}

function blocks(d, targets, version) {
  const keys = some(d, ['.', '.', ...ZONES, '.:1053', 'a.org:1053'], 3);
  return keys.map((key) => {
    const lines = body(d, targets, version);
    if (!d.chance(0.15)) return server(key, lines);
    const viewed = server(key, [block(`view v${key.length}`, some(d, EXPRESSIONS, 2).map((one) => `expr ${one}`)), ...body(d, targets, version)]);
    return viewed + (d.chance(0.7) ? server(key, lines) : '');
  });
}

/** Snippets with arguments, files and patterns of files that are imported, variables. */
function importing(d, targets, version) {
  const parts = body(d, targets, version);
  const files = { ...filesOf(d), '/etc/parts/1.conf': `${parts[0]}\n`, '/etc/parts/2.conf': `${forwarding(d, ['{$UP}', '{%UP%}', '10.0.0.2'], version)}\n`, '/etc/parts/other': 'nosuch\n', '/etc/blocks/b': server('c.org', ['forward . {$UP}']) };
  const snippet = `(up) {\n    forward {args[0]} {args[1]} ${d.of(['', '{args[1]}'])}\n}\n(two) {\n    import up {args[0]} ${d.of(['{args[1]}', '10.0.0.2'])}\n    template IN TXT {args[0]} {\n        rcode NXDOMAIN\n    }\n}\n`;
  const first = d.of([['import /etc/parts/*.conf'], ['import /etc/parts/1.conf', 'forward . 10.0.0.1'], [`import up ${d.of(['.', 'a.org'])} ${d.of(targets)}`], [`import two ${d.of(['.', 'b.org'])} ${d.of(targets)}`, 'forward . 10.0.0.1'], ['import parts/2.conf'], ['import /etc/parts/nosuch*', 'forward . 10.0.0.1']]);
  const text = `${snippet}${server('.', first)}${d.chance(0.5) ? server('a.org', body(d, targets, version)) : ''}${d.chance(0.4) ? 'import /etc/blocks/*\n' : ''}`;
  return { corefile: text, files, env: { UP: '10.0.0.2' }, queries: questions(d, 5) };
}

const V4 = ['10.244.0.5', '10.244.0.6', '10.244.0.7', '10.244.0.8'];
const V6 = ['fd00:244::5', 'fd00:244::6', 'fd00:244::7', 'fd00:244::8'];

/** Two to four servers of both families behind Services of both. */
function families(d, outside, version) {
  const count = d.upTo(2) + 2;
  const services = {};
  const hosts = {};
  const servers = {};
  const fronts = ['10.96.0.10', '10.96.0.11', 'fd00:10:96::a'];
  for (const front of fronts) {
    const at = d.upTo(count - 1);
    const six = front.includes(':');
    const to = (index) => (six ? `[${V6[index]}]:53` : `${V4[index]}:${d.chance(0.2) ? 1053 : 53}`);
    const published = `${six ? `[${front}]` : front}:53`;
    // Over TCP elsewhere than over UDP: who hands a question on over what it came by shows.
    const apart = d.isFrom(800_000_000) && d.chance(0.25) ? to(d.upTo(count - 1)) : undefined;
    if (apart === undefined) services[published] = to(at);
    else Object.assign(services, { [`${published}/udp`]: to(at), [`${published}/tcp`]: apart });
  }
  const targets = [...outside, ...V4.slice(0, count), ...V6.slice(0, count), ...fronts, '127.0.0.1', '::1', `[${V6[0]}]:53`];
  for (let i = 0; i < count; i += 1) {
    hosts[`h${i}`] = [V4[i], V6[i]];
    const other = i > 0 && d.chance(0.3);
    servers[`s${i}`] = other ? { host: `h${i}`, ...daemon(d, targets.filter((one) => !one.includes('['))) } : { host: `h${i}`, corefile: d.chance(0.3) ? server('.', [...(d.chance(0.3) ? [`bind ${V4[i]} ${V6[i]}`] : []), `forward . ${d.of(targets)}`]) : blocks(d, targets, version).join(''), files: filesOf(d) };
  }
  return { servers, hosts, services, queries: questions(d, 4, [`${V4[0]}:53`, `[${V6[0]}]:53`, `${V4[0]}:53`]) };
}

/** A server that speaks TLS or gRPC, and one that asks it. */
function encrypted(d, outside, version) {
  const files = { ...filesOf(d), '/etc/tls/cert.pem': '', '/etc/tls/key.pem': '' };
  const back = [...outside, '10.244.0.5', '10.244.0.6'];
  const grpc = d.chance(0.4);
  const port = d.of(['', ':1443']);
  const asks = grpc
    ? block(`grpc ${d.of(['.', 'a.org'])} 10.244.0.6${port === '' ? ':443' : port}`, d.chance(0.4) ? [`except ${d.of(ZONES)}`] : [])
    : block(`forward ${d.of(['.', 'a.org'])} tls://10.244.0.6${port}${d.chance(0.2) ? ' tls://10.244.0.6:8853' : ''}`, ['tls_servername lab', 'tls /etc/tls/cert.pem', ...(d.chance(0.3) ? ['policy sequential'] : []), ...(d.chance(0.2) ? ['force_tcp'] : [])]);
  const serves = grpc ? server(`grpc://.${port}`, body(d, back, version)) : server(`tls://.${port}`, ['tls /etc/tls/cert.pem /etc/tls/key.pem', ...body(d, back, version)]);
  const plain = d.chance(0.5) ? server('.', body(d, back, version)) : '';
  return {
    // A gRPC client that found nobody waits a second before it tries again: whom it asks is up before it.
    servers: { s1: { host: 'h1', corefile: serves + plain, files }, s0: { host: 'h0', corefile: server('.', [asks, forwarding(d, outside, version)]) + (d.chance(0.3) ? server('x.a.org', body(d, back, version)) : ''), files } },
    hosts: { h0: ['10.244.0.5'], h1: ['10.244.0.6'] },
    // A connection stays open, and a second question over it opens none that could be seen.
    queries: questions(d, 1, ['10.244.0.5:53']),
  };
}

/** A chain of up to sixty listeners of one server, which ends outside, in a refusal, or where it began. */
function chain(d, vector) {
  const length = d.of([3, 19, 20, 21, 30, 45, 60]);
  const last = d.of(['127.0.0.1', '127.0.0.1', '127.0.0.1:1002', '10.0.0.1']);
  const guarded = d.chance(0.6);
  const guards = new Set(guarded ? [0] : []);
  const text = Array.from({ length }, (_, i) => {
    const extra = d.chance(0.03) ? [rewriting(d)] : d.chance(0.02) ? ['acl {\n        block type HINFO\n    }'] : [];
    return server(i === 0 ? '.' : `.:${1000 + i}`, [...(guards.has(i) ? ['loop'] : []), ...extra, `forward . ${i === length - 1 ? last : `127.0.0.1:${1001 + i}`}`]);
  }).join('');
  return guarded ? { ...vector, corefile: text, guard: { runs: 1 } } : { ...vector, corefile: text, queries: questions(d, 2) };
}

const DNSMASQ = [
  'server=/a.org/TO', 'server=/x.a.org/#', 'server=/b.org/', 'local=/c.org/', 'server=/#/TO', 'server=/*.a.org/TO', 'server=/*a.org/TO', 'server=/a.org/b.org/TO',
  'address=/www.a.org/10.9.9.9', 'address=/b.org/', 'address=/c.org/::9', 'address=/#/10.9.9.9', 'address=/q.c.org/#', 'host-record=h.a.org,10.9.9.9', 'host-record=h.a.org,www.b.org,10.9.9.9,fd00::9',
  'cname=out.b.org,h.a.org', 'cname=in.b.org,q.c.org', 'mx-host=a.org,www.a.org', 'txt-record=q.a.org,x', 'srv-host=_x._tcp.b.org,h.a.org,53', 'ptr-record=9.0.0.10.in-addr.arpa,h.a.org',
  'naptr-record=q.b.org,1,1,s,x,,h.a.org', 'caa-record=a.org,0,issue,x', 'rev-server=10.0.0.0/24,TO', 'rev-server=192.168.0.0/16,TO', 'bogus-priv', 'domain-needed', 'filterwin2k', 'domain=b.org',
  'domain=c.org,192.168.1.0/24,local', 'expand-hosts', 'localmx', 'selfmx', 'strict-order', 'all-servers', 'dns-forward-max=20', 'no-negcache', 'stop-dns-rebind', 'rebind-localhost-ok', 'filter-A', 'filter-AAAA',
  'synth-domain=c.org,192.168.1.0/24', 'interface-name=h.a.org,lo', 'dns-loop-detect', 'local=//', 'min-port=2000', 'edns-packet-max=1232', 'no-poll', 'bogus-nxdomain=10.9.9.9', 'local-ttl=5', 'neg-ttl=5', 'max-ttl=60',
];

const LOCAL_TYPES = ['static', 'refuse', 'deny', 'redirect', 'transparent', 'typetransparent', 'inform', 'inform_deny', 'always_nxdomain', 'always_nodata', 'always_null', 'always_refuse', 'always_transparent', 'nodefault'];

/** dnsmasq or unbound with any of their options that move a question. */
function daemon(d, targets) {
  if (d.chance(0.5)) {
    const to = () => d.of(targets).replace(/:(\d+)$/, (all, port) => (targets.some((one) => one.startsWith('fd')) && all.length < 4 ? all : `#${port}`));
    const plain = targets.filter((one) => !/^(fd|::)/.test(one));
    const address = () => (plain.length > 0 ? d.of(plain).replace(':', '#') : to());
    const lines = ['no-resolv', 'cache-size=0', `server=${address()}`, ...some(d, DNSMASQ, 6).map((line) => line.replace('TO', address()))];
    return { dnsmasq: `${[...new Set(lines)].join('\n')}\n` };
  }
  const plain = targets.filter((one) => !/^::/.test(one));
  const address = () => d.of(plain).replace(/^(\d+\.\d+\.\d+\.\d+):/, '$1@');
  const local = some(d, ['a.org', 'b.org', 'x.a.org', 'test', '10.in-addr.arpa', 'c.org'], 2).map((zone) => `  local-zone: "${zone}" ${d.of(LOCAL_TYPES)}\n`);
  // Of two zones of one name unbound takes the last.
  for (const one of local.slice()) if (d.chance(0.3)) local.push(one.replace(/" \S+/, () => `" ${d.of(LOCAL_TYPES)}`));
  // A zone that is redirected takes no data below its own name.
  const redirected = (one) => local.some((zone) => zone.endsWith(' redirect\n') && one.split(' ')[0].endsWith(`.${zone.split('"')[1]}`));
  const data = some(d, ['www.a.org A 10.9.9.9', 'q.b.org TXT x', 'a.org A 10.9.9.9', 'h.a.org A 10.9.9.9', 'b.org A 10.9.9.9'], 2).filter((one) => !redirected(one)).map((one) => `  local-data: "${one}"\n`);
  const zones = some(d, ['a.org', 'b.org', 'x.a.org', 'c.org', 'org'], 2).map((zone) => `forward-zone:\n  name: "${zone}"\n${d.chance(0.9) ? `  forward-addr: ${address()}\n` : ''}${d.chance(0.2) ? `  forward-addr: ${address()}\n` : ''}${d.chance(0.1) ? '  forward-first: no\n' : ''}`);
  const options = some(d, ['do-not-query-localhost: no', 'do-ip6: no', 'do-not-query-address: 10.0.0.2', 'qname-minimisation: no', 'harden-below-nxdomain: yes', 'unblock-lan-zones: yes', 'minimal-responses: yes', 'private-address: 10.0.0.0/8', 'hide-identity: yes', 'prefetch: yes', 'tcp-upstream: yes', 'do-udp: yes'], 3).map((one) => `  ${one}\n`);
  const text = `server:\n  interface: 0.0.0.0\n  do-daemonize: no\n  username: ""\n  chroot: ""\n  pidfile: ""\n  use-syslog: no\n  module-config: "iterator"\n  access-control: 0.0.0.0/0 allow\n${options.join('')}${d.chance(0.5) ? local.join('') : ''}${d.chance(0.4) ? data.join('') : ''}${zones.join('')}${`forward-zone:\n  name: "."\n  forward-addr: ${address()}\n`}`;
  return { unbound: text };
}

/** dnsmasq or unbound alone, asked much. */
function alone(d, outside) {
  const server = { host: 'h0', ...daemon(d, [...outside, ...(d.chance(0.2) ? ['10.244.0.5'] : [])]), files: filesOf(d) };
  const asked = new Set();
  // unbound answers ANY with whatever it learnt of the name before.
  const queries = questions(d, 8).filter((ask) => {
    const [name] = ask.split(' ');
    if (server.unbound !== undefined && asked.has(name)) return false;
    asked.add(name);
    return true;
  });
  // Names that have data of one type, asked for another.
  const data = ['h.a.org TXT', 'www.a.org MX', 'q.b.org A', 'a.org TXT', 'b.org AAAA'].filter((ask) => !asked.has(ask.split(' ')[0]));
  queries.push(...some(d, data, 2));
  return { servers: { s0: server }, hosts: { h0: ['10.244.0.5'] }, queries };
}

/** `k8s_external` beside `kubernetes`. */
function external(d, version) {
  const fall = d.chance(0.5) ? ['fallthrough'] : [];
  const lines = [block('kubernetes cluster.local', ['endpoint http://10.96.0.1:8080', ...(d.chance(0.5) ? ['pods verified'] : []), ...(d.chance(0.3) ? ['fallthrough'] : [])]), block('k8s_external ext.org', fall), ...(d.chance(0.3) ? ['autopath @kubernetes'] : []), ...body(d, ['10.0.0.1'], version)];
  const names = ['web.default.ext.org A', 'nosuch.default.ext.org A', 'ext.org SOA', 'dns.ext.org A', 'q.ext.org TXT', 'web.default.svc.cluster.local A', 'nosuch.default.svc.cluster.local AAAA', 'q.a.org A', 'q.b.org TXT'];
  return { kubernetes: true, corefile: server('.', lines), files: filesOf(d), queries: some(d, names, 5) };
}

/** One set-up of these; `version` says which options are there. */
export function wideVector(d, vector, version) {
  const outside = ['10.0.0.1', '10.0.0.2', '10.0.0.3:5353'];
  const sinks = {};
  for (const address of ['10.0.0.1', '10.0.0.2']) if (d.chance(0.25)) sinks[address] = { rcode: d.of(['NXDOMAIN', 'REFUSED', 'SERVFAIL']) };
  const base = Object.keys(sinks).length > 0 ? { ...vector, sinks } : vector;
  const kind = d.upTo(11);
  if (kind < 4) return { ...base, corefile: blocks(d, [...outside, ...outside, '/etc/up', '127.0.0.1', '10.244.0.5', '127.0.0.1:1053'], version).join(''), files: filesOf(d), queries: questions(d, 6) };
  if (kind < 5) return { ...base, ...importing(d, outside, version) };
  if (kind < 7) return { ...base, ...families(d, outside, version) };
  if (kind < 8) return { ...base, ...encrypted(d, outside, version) };
  if (kind < 9) return chain(d, vector);
  if (kind < 11) return { ...base, ...alone(d, outside) };
  return { ...base, ...external(d, version) };
}
