/** Random set-ups around other things than one stanza: a Kubernetes API, snippets with arguments, unbound on a node, many kinds of keys. */
import { question } from './generate-routing.mjs';

const block = (head, lines) => (lines.length === 0 ? head : `${head} {\n        ${lines.join('\n        ')}\n    }`);
const some = (d, list, most) => Array.from({ length: d.upTo(most - 1) + 1 }, () => d.of(list));

const IN_CLUSTER = ['web.default.svc.cluster.local', 'nosuch.default.svc.cluster.local', 'db.default.svc.cluster.local', 'x.nosuch.svc.cluster.local', '10-244-9-9.default.pod.cluster.local', '10-244-9-9.nosuch.pod.cluster.local', 'cluster.local', 'svc.cluster.local', 'default.svc.cluster.local', 'dns-version.cluster.local', 'q.cluster.local', '_http._tcp.web.default.svc.cluster.local', 'ns.dns.cluster.local', '9.9.244.10.in-addr.arpa', '80.0.96.10.in-addr.arpa', '7.7.7.10.in-addr.arpa', 'WEB.default.svc.cluster.LOCAL', 'any.any.svc.cluster.local', 'web.default.cluster.local', 'ext.default.svc.cluster.local'];

/** The `kubernetes` plugin with an API server of one namespace behind it. */
export function kubernetesVector(d, vector) {
  const reverse = d.chance(0.5);
  const zones = d.of(['cluster.local', 'cluster.local', 'cluster.local a.org', 'svc.cluster.local']);
  const stanza = [
    'endpoint http://10.96.0.1:8080',
    ...(d.chance(0.7) ? [`pods ${d.of(['insecure', 'verified', 'disabled'])}`] : []),
    ...(d.chance(0.5) ? [`fallthrough${d.of(['', '', ' in-addr.arpa', ' cluster.local', ' svc.cluster.local', ' default.svc.cluster.local in-addr.arpa'])}`] : []),
    ...(d.chance(0.15) ? ['noendpoints'] : []),
    ...(d.chance(0.15) ? ['ignore empty_service'] : []),
    ...(d.chance(0.15) ? [`namespaces ${d.of(['default', 'other'])}`] : []),
    ...(d.chance(0.1) ? ['ttl 5'] : []),
  ];
  const lines = [
    block(`kubernetes ${zones}${reverse ? ` ${d.of(['in-addr.arpa', '10.0.0.0/8', '10.244.0.0/16 ip6.arpa'])}` : ''}`.trimEnd(), stanza),
    ...(d.chance(0.2) ? [`rewrite ${d.of(['', 'stop ', 'continue '])}name suffix .a.org ${d.of(['.default.svc.cluster.local', '.cluster.local'])}${d.chance(0.5) ? ' answer auto' : ''}`] : []),
    ...(d.chance(0.15) ? [block('hosts', ['10.9.9.9 q.cluster.local web.default.svc.cluster.local', ...(d.chance(0.6) ? ['fallthrough'] : [])])] : []),
    ...(d.chance(0.15) ? [block('template IN A cluster.local', ['rcode NXDOMAIN', ...(d.chance(0.5) ? ['fallthrough'] : [])])] : []),
    ...(d.chance(0.15) ? ['cache 30'] : []),
    ...(d.chance(0.9) ? [block(`forward ${d.of(['.', '.', '.', 'cluster.local', 'a.org'])} 10.0.0.1`, d.chance(0.2) ? [`except ${d.of(['cluster.local', 'svc.cluster.local', 'in-addr.arpa'])}`] : [])] : []),
  ];
  const second = d.chance(0.2) ? `${d.of(['svc.cluster.local', 'a.org', '10.0.0.0/8'])} {\n    forward . 10.0.0.2\n}\n` : '';
  return {
    ...vector,
    kubernetes: true,
    corefile: `${d.of(['.', '.', '.', 'cluster.local', 'cluster.local a.org in-addr.arpa'])} {\n    ${lines.join('\n    ')}\n}\n${second}`,
    queries: [...new Set(Array.from({ length: 6 }, () => (d.chance(0.8) ? `${d.of(IN_CLUSTER)} ${d.of(['A', 'A', 'AAAA', 'SRV', 'TXT', 'PTR', 'SOA', 'NS'])}` : question(d))))],
  };
}

/** Snippets that are imported with arguments, more than once, one inside the other. */
export function snippetVector(d, vector, outside) {
  const argument = (n) => d.of([`{args[${n}]}`, `{args[${n}]}`, `"{args[${n}]}"`]);
  const zone = () => d.of(['.', 'a.org', 'x.a.org', 'b.org']);
  const bodies = [
    `forward ${argument(0)} ${argument(1)}`,
    `forward . ${argument(1)} {\n        except ${argument(0)}\n    }`,
    `hosts {\n        10.9.9.9 q.${argument(0).replaceAll('"', '')}\n        fallthrough\n    }\n    forward . ${argument(1)}`,
    `template IN ANY ${argument(0)} {\n        rcode NXDOMAIN\n    }\n    forward . ${argument(1)}`,
    `rewrite name suffix .${argument(0).replaceAll('"', '')} .b.org\n    forward . ${argument(1)}`,
    `forward {args[0]} {args[1]} {args[2]}`,
    `forward . {args[:]}`,
    `forward . {args[1:]}`,
  ];
  const snippets = `(one) {\n    ${d.of(bodies)}\n}\n(two) {\n    ${d.chance(0.5) ? `import one ${argument(1)} ${argument(0)}` : d.of(bodies)}\n}\n`;
  const uses = Array.from({ length: d.upTo(1) + 1 }, () => `import ${d.of(['one', 'two'])} ${d.of([`${zone()} ${d.of(outside)}`, `${zone()} ${d.of(outside)}`, `${zone()} ${d.of(outside)}`, d.of(outside), `${d.of(outside)} ${d.of(outside)}`])}`);
  const keys = [...new Set([zone(), zone()])];
  const blocks = keys.map((key) => `${key} {\n    ${d.of([uses, [...uses, 'forward . 10.0.0.2'], uses.slice(0, 1)]).join('\n    ')}\n}\n`).join('');
  return { ...vector, corefile: d.chance(0.85) ? snippets + blocks : blocks + snippets, queries: [...new Set(Array.from({ length: 5 }, () => question(d)))] };
}

/** Keys of every transport and of networks that are no whole labels, and questions for names in them. */
export function keyVector(d, vector, outside) {
  const networks = ['10.0.0.0/24', '10.0.0.0/23', '10.1.0.0/15', '10.0.0.0/9', '192.0.2.128/25', '2001:db8::/32', '2001:db8::/31', 'fd00::/8', '10.0.0.0/32', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.1/24', '10.0.0.0/24:53', '[2001:db8::]/32', '2001:db8::/30:1053'];
  const names = ['a.org', 'x.a.org', '.', 'A.ORG', 'a.org.', '*.a.org', '_x.a.org', 'a.org:53', 'a.org:1053', 'dns://a.org', 'b.org:5353'];
  const schemes = ['tls://a.org', 'grpc://a.org', 'https://a.org', 'quic://a.org', 'https3://a.org', 'tls://b.org:8853', 'grpc://.:8443', 'unix:///x', 'doh://a.org'];
  const keys = Array.from({ length: d.upTo(2) + 1 }, () => {
    const own = some(d, d.chance(0.5) ? networks : d.chance(0.3) ? schemes : names, 2);
    return [...new Set(own)].join(d.of([' ', ', ']));
  });
  const body = () => d.of([`forward . ${d.of(outside)}`, `forward . ${d.of(outside)} {\n        policy ${d.of(['random', 'sequential', 'round_robin', 'least', 'Sequential', ''])}\n    }`, `forward ${d.of(networks)} ${d.of(outside)}\n    whoami`, `template ANY ANY {\n        rcode NXDOMAIN\n    }`, `forward . ${d.of(outside)} {\n        except ${d.of(networks)}\n    }`]);
  const hosts = ['9.0.0.10.in-addr.arpa', '9.1.0.10.in-addr.arpa', '9.9.1.10.in-addr.arpa', '9.200.9.10.in-addr.arpa', '200.2.0.192.in-addr.arpa', '1.2.0.192.in-addr.arpa', '8.b.d.0.1.0.0.2.ip6.arpa', '1.8.b.d.0.1.0.0.2.ip6.arpa', '9.b.d.0.1.0.0.2.ip6.arpa', '0.0.d.f.ip6.arpa', '0.0.0.10.in-addr.arpa', 'in-addr.arpa', '10.in-addr.arpa', 'a.org', 'q.x.a.org', 'b.org', 'example.net'];
  return {
    ...vector,
    corefile: keys.map((key) => `${key} {\n    ${body()}\n}\n`).join(''),
    queries: [...new Set(Array.from({ length: 6 }, () => `${d.of(hosts)} ${d.of(['A', 'PTR', 'PTR', 'DS', 'SOA'])}`))],
  };
}

/** unbound on a node. */
export function unboundConfig(d, targets, zones) {
  const address = (to) => to.replace(':', '@');
  const forwards = Array.from({ length: d.upTo(1) }, () => {
    const kind = d.chance(0.7) ? 'forward' : 'stub';
    return `${kind}-zone:\n  name: "${d.of(zones)}"\n  ${kind}-addr: ${address(d.of(targets))}\n`;
  });
  const local = d.chance(0.3) ? `  local-zone: "${d.of(zones.filter((zone) => zone !== '.'))}" ${d.of(['static', 'refuse', 'transparent', 'always_nxdomain', 'deny'])}\n` : '';
  const seen = new Set();
  const distinct = forwards.filter((one) => {
    const name = one.split('\n')[1];
    if (seen.has(name) || name.includes('"."')) return false;
    seen.add(name);
    return true;
  });
  return `server:\n  interface: 0.0.0.0\n  do-daemonize: no\n  username: ""\n  chroot: ""\n  pidfile: ""\n  use-syslog: no\n  module-config: "iterator"\n  access-control: 0.0.0.0/0 allow\n  do-not-query-localhost: ${d.of(['yes', 'no'])}\n${local}${distinct.join('')}forward-zone:\n  name: "."\n  forward-addr: ${address(d.of(targets))}\n`;
}

/** dnsmasq on a node: servers, zones of every form, records, what it answers by itself. */
export function dnsmasqConfig(d, targets, zones) {
  const zone = () => d.of(zones.slice(1));
  const address = () => d.of(targets).replace(':', '#');
  const more = [
    () => `server=/${zone()}/${address()}`,
    () => `server=/${zone()}/${zone()}/${address()}`,
    () => `server=/*.${zone()}/${address()}`,
    () => `server=/*${zone()}/${address()}`,
    () => `server=/${zone()}/`,
    () => `local=/${zone()}/`,
    () => `server=/${zone()}/#`,
    () => `server=/#/${address()}`,
    () => `address=/${zone()}/10.9.9.9`,
    () => `address=/q.${zone()}/`,
    () => `rev-server=10.0.0.0/${d.of([8, 16, 24])},${address()}`,
    () => `host-record=q.${zone()},10.9.9.9`,
    () => `cname=www.a.org,q.b.org`,
    () => `mx-host=a.org,mail.a.org`,
    () => `txt-record=q.a.org,"x"`,
    () => `ptr-record=9.0.0.10.in-addr.arpa,a.org`,
    () => `srv-host=_dns.x.a.org,h.a.org,53`,
    () => 'bogus-priv',
    () => 'domain-needed',
    () => 'filterwin2k',
    () => 'dns-forward-max=5',
    () => 'domain=a.org',
  ];
  const lines = Array.from({ length: d.chance(0.5) ? 0 : d.upTo(3) + 1 }, () => d.of(more)());
  const second = d.chance(0.2) ? [d.of(['strict-order', 'all-servers', 'strict-order']), `server=${address()}`] : [];
  // A keyword without a value may stand once only.
  return `${[...new Set(['no-resolv', 'cache-size=0', `server=${address()}`, ...second, ...lines])].join('\n')}\n`;
}
