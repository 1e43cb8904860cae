/**
 * Resolvers other than CoreDNS with what generate-compose.mjs leaves out: BIND with views, zones of every type and files that are
 * included, the PowerDNS Recursor, unbound with stub zones and views, dnsmasq with resolver files, interfaces and wildcards.
 */
const some = (d, list, most) => [...new Set(Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(list)))];

const ZONES = ['lab.lan', 'corp.lan', 'a.lab.lan', 'prod.local', 'lan', '2.18.172.in-addr.arpa'];
const NETWORKS = ['172.18.2.0/24', '172.18.2.10', '172.18.2.11', '192.168.0.0/16', '127.0.0.0/8', '169.254.0.0/16'];
const zoneFile = (origin) => `$ORIGIN ${origin}.\n$TTL 60\n@ IN SOA ns.${origin}. h.${origin}. 1 7200 3600 1209600 60\n@ IN NS ns.${origin}.\nns IN A 10.9.9.9\nwww IN A 10.9.9.8\nout IN CNAME www.corp.lan.\n*.w IN A 10.9.9.7\nsub IN NS ns.sub\nns.sub IN A 172.18.2.11\n`;

/** Files that a text names, by path or by folder. */
export function mentioned(text, files) {
  const isNamed = (path) => [path, path.replace('/etc/coredns/', ''), path.replace(/\/[^/]*$/, '')].some((one) => one !== '/etc' && new RegExp(`${one}(?![\\w/.])`).test(text));
  const named = Object.entries(files).filter(([path]) => isNamed(path));
  return named.length === 0 ? {} : { files: Object.fromEntries(named) };
}

function servers(d, targets, most = 2) {
  return Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(targets));
}

const braces = (list) => `{ ${list.map((one) => `${one}; `).join('')}}`;

function namedZone(d, zone, targets) {
  const forwarders = `forwarders ${braces(servers(d, targets))};`;
  return d.of([
    () => `zone "${zone}" { type forward; ${forwarders} };`,
    () => `zone "${zone}" { type forward; forward only; ${forwarders} };`,
    () => `zone "${zone}" { type forward; forward ${d.of(['first', 'only'])}; forwarders { }; };`,
    () => `zone "${zone}" { type ${d.of(['primary', 'master'])}; file "@ROOT@/etc/bind/db.${zone}";${d.chance(0.3) ? ' forwarders { };' : ''}${d.chance(0.2) ? ` allow-query ${braces(some(d, NETWORKS, 2))};` : ''} };`,
    () => `zone "${zone}" { type static-stub; server-addresses ${braces(servers(d, targets, 1))}; };`,
  ])();
}

export function fullNamed(d, targets) {
  const own = [
    'listen-on { any; }',
    d.chance(0.9) ? 'recursion yes' : 'recursion no',
    d.of(['allow-query { any; }; allow-recursion { any; }', 'allow-query { any; }; allow-recursion { any; }', 'allow-recursion { any; }', 'allow-query { clients; }; allow-recursion { any; }', 'allow-recursion { !172.18.2.11; any; }']),
    d.of(['forward only', 'forward only', 'forward first']),
    `forwarders ${braces([...servers(d, targets), ...(d.chance(0.15) ? ['192.0.2.53 port 5353'] : [])])}`,
    ...(d.chance(0.2) ? [d.of(['empty-zones-enable no', 'disable-empty-zone "18.172.in-addr.arpa"', `blackhole { 172.18.2.11; }`, 'minimal-responses yes', 'qname-minimization off'])] : []),
  ];
  const kept = some(d, ZONES, 3);
  const files = Object.fromEntries(kept.map((zone) => [`/etc/bind/db.${zone}`, zoneFile(zone)]));
  const zones = kept.slice(0, d.upTo(3)).map((zone) => namedZone(d, zone, targets));
  const lists = `acl clients ${braces(some(d, [...NETWORKS, 'any', 'localhost', 'localnets'], 3))};\n`;
  const bogus = d.chance(0.1) ? `server ${d.of(targets)} { bogus yes; };\n` : '';
  const options = `${lists}options ${braces(own)};\n${bogus}`;
  const named = (rest) => ({ named: options + rest, ...mentioned(rest, files) });
  if (d.chance(0.2)) {
    const view = (name, clients) => `view "${name}" { match-clients ${braces(clients)}; ${zones.join(' ')} ${d.chance(0.5) ? `forwarders ${braces(servers(d, targets))}; forward only;` : ''} };\n`;
    return named(`${view('own', some(d, NETWORKS, 2))}${view('rest', ['any'])}`);
  }
  if (!d.chance(0.3)) return named(`${zones.join('\n')}\n`);
  const more = `${zones.join('\n')}\n`;
  return { named: `${options}include "@ROOT@/etc/bind/more.conf";\n`, files: { ...mentioned(more, files).files, '/etc/bind/more.conf': more } };
}

export function fullRecursor(d, targets) {
  const to = () => servers(d, targets).join(d.of([';', ', ']));
  const zones = some(d, ZONES, 3);
  const files = { '/etc/powerdns/zones': `${d.of(['', '+'])}corp.lan=${d.of(targets)}\n# x\n+prod.local=${d.of(targets)}\n`, '/etc/powerdns/more/1.conf': d.of([`forward-zones-recurse+=a.lab.lan=${d.of(targets)}\n`, 'serve-rfc1918=no\n', `forward-zones=corp.lan=${d.of(targets)}\n`]), [`/etc/powerdns/db.${zones[0]}`]: zoneFile(zones[0]) };
  const lines = [
    'local-address=0.0.0.0',
    // Without `.` it would look names up, and the laboratory has no root servers that refer.
    `forward-zones-recurse=.=${d.of(targets)}${d.chance(0.4) ? `;${d.of(targets)}` : ''}${d.chance(0.3) ? `, ${zones[0]}=${to().replace(', ', ';')}` : ''}`,
    ...(d.chance(0.3) ? [`forward-zones=${d.of(ZONES)}=${d.of(targets)}`] : []),
    ...(d.chance(0.2) ? [`forward-zones-recurse+=${d.of(ZONES)}=${d.of(targets)}`] : []),
    ...(d.chance(0.15) ? ['forward-zones-file=@ROOT@/etc/powerdns/zones'] : []),
    ...(d.chance(0.15) ? ['include-dir=@ROOT@/etc/powerdns/more'] : []),
    ...(d.chance(0.2) ? [`auth-zones=${zones[0]}=@ROOT@/etc/powerdns/db.${zones[0]}`] : []),
    ...(d.chance(0.2) ? [`allow-from=${d.of(['0.0.0.0/0', '172.18.2.0/24', '0.0.0.0/0, !172.18.2.11', '172.18.2.10/32, 169.254.0.0/16'])}`] : ['allow-from=0.0.0.0/0']),
    ...(d.chance(0.2) ? [d.of(['serve-rfc1918=no', 'dont-query=', 'dont-query=172.18.2.11', 'max-negative-ttl=5', 'any-to-tcp=no', 'root-nx-trust=no'])] : []),
  ];
  const recursor = `${lines.join('\n')}\n`;
  return { recursor, ...mentioned(recursor, files) };
}

export function fullUnbound(d, targets) {
  const own = ['interface: 0.0.0.0', 'do-daemonize: no', 'username: ""', 'chroot: ""', 'pidfile: ""', 'use-syslog: no', 'module-config: "iterator"', d.chance(0.8) ? 'access-control: 0.0.0.0/0 allow' : `access-control: ${d.of(NETWORKS.filter((one) => one.includes('/')))} ${d.of(['allow', 'refuse', 'deny', 'allow_setrd'])}`];
  own.push(...(d.chance(0.5) ? some(d, ['do-not-query-localhost: no', 'do-not-query-address: 172.18.2.11', 'private-address: 10.0.0.0/8', 'private-domain: "lab.lan"', 'domain-insecure: "lab.lan"', 'unblock-lan-zones: yes', 'insecure-lan-zones: yes', 'qname-minimisation: no', 'deny-any: yes', 'local-zone: "lab.lan" transparent', 'local-zone: "corp.lan" static', 'local-data: "www.lab.lan. IN A 10.9.9.9"', 'local-data-ptr: "172.18.2.9 h.lab.lan"'], 3) : []));
  const clause = (kind, zone) => `${kind}-zone:\n  name: "${zone}"\n${servers(d, targets).map((one) => `  ${kind}-addr: ${one}\n`).join('')}${d.chance(0.15) ? `  ${kind}-${d.of(kind === 'stub' ? ['first: yes', 'no-cache: yes', 'prime: no'] : ['first: yes', 'no-cache: yes', 'first: no'])}\n` : ''}`;
  const zones = some(d, ZONES, 2).slice(0, d.upTo(2)).flatMap((zone) => [d.of(['forward', 'forward', 'stub']), ...(d.isFrom(800_000_000) && d.chance(0.2) ? [d.of(['forward', 'stub'])] : [])].map((kind) => clause(kind, zone)));
  const view = d.chance(0.12) ? 'view:\n  name: "v"\n  local-zone: "lab.lan" static\n  view-first: yes\n' : '';
  if (view !== '') own.push(`access-control-view: ${d.of(['172.18.2.10/32', '169.254.0.0/16'])} v`);
  const included = zones.length > 0 && d.chance(0.25);
  const text = `server:\n${own.map((line) => `  ${line}\n`).join('')}${view}${included ? 'include: "@ROOT@/etc/unbound/more.conf"\n' : zones.join('')}${clause('forward', '.')}`;
  return { unbound: text, ...(included ? { files: { '/etc/unbound/more.conf': zones.join('') } } : {}) };
}

const MORE = [
  'server=/ZONE/TO', 'server=/ZONE/#', 'server=/ZONE/', 'server=/ZONE/ZONE/TO', 'server=/*.ZONE/TO', 'server=/*ZONE/TO', 'server=//TO', 'server=/#/TO', 'rev-server=172.18.0.0/16,TO', 'rev-server=172.18.2.0/24,TO', 'address=/ZONE/10.9.9.9', 'address=/www.ZONE/', 'local=/ZONE/', 'local=//',
  'domain-needed', 'bogus-priv', 'strict-order', 'all-servers', 'filterwin2k', 'stop-dns-rebind', 'host-record=www.ZONE,10.9.9.9', 'cname=q.ZONE,www.ZONE', 'addn-hosts=@ROOT@/etc/more.hosts', 'conf-dir=@ROOT@/etc/dnsmasq.d', 'conf-file=@ROOT@/etc/more.conf', 'servers-file=@ROOT@/etc/servers',
  'listen-address=HERE', 'bind-dynamic', 'interface=eth0', 'alias=10.9.9.9,10.9.9.8', 'filter-AAAA', 'dns-loop-detect', 'server=TO#53', 'server=/ZONE/TO#5353', 'domain=ZONE', 'expand-hosts', 'localise-queries', 'proxy-dnssec', 'no-round-robin',
];

export function fullDnsmasq(d, targets, here) {
  const filled = (line) => line.replaceAll('ZONE', () => d.of(ZONES.slice(0, 4))).replaceAll('TO', () => d.of(targets)).replaceAll('HERE', here);
  const files = {
    '/etc/up': servers(d, targets, 3).map((one) => `nameserver ${one}\n`).join(''),
    '/etc/more.hosts': '10.9.9.9 www.lab.lan printer\n172.18.2.9 h.corp.lan\n',
    '/etc/dnsmasq.d/1.conf': `${filled(d.of(MORE.slice(0, 12)))}\n`,
    '/etc/more.conf': `${filled(d.of(MORE.slice(0, 12)))}\n`,
    '/etc/servers': `server=/corp.lan/${d.of(targets)}\n`,
  };
  const up = d.chance(0.25) ? ['resolv-file=@ROOT@/etc/up'] : ['no-resolv', `server=${d.of(targets)}`];
  const lines = [...new Set([...up, 'cache-size=0', ...some(d, MORE, 5).map(filled)])];
  const dnsmasq = `${lines.join('\n')}\n`;
  return { dnsmasq, ...mentioned(dnsmasq, files) };
}
