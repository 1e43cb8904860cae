/**
 * A container that asks its network's gateway asks the host, whose published ports lead back. Played with CoreDNS 1.15.0
 * below Docker 20.10.24, with docker-proxy and without: the own network and another, several, internal ones, docker0, the host's,
 * ports on every address, on 127.0.0.1, on another gateway, of TCP alone; and which gateways its bridges have.
 */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const NETWORKS = `networks:
  lan: { ipam: { config: [{ subnet: 172.28.0.0/24, gateway: 172.28.0.1 }] } }
  two: { ipam: { config: [{ subnet: 172.29.0.0/24 }] } }
  shut: { internal: true, ipam: { config: [{ subnet: 172.30.0.0/24 }] } }
  range: { ipam: { config: [{ subnet: 172.31.0.0/16, ip_range: 172.31.5.128/25 }] } }
  six: { enable_ipv6: true, ipam: { config: [{ subnet: 172.27.0.0/24 }, { subnet: "fd00:27::/64" }] } }
  off: { ipam: { config: [{ subnet: 172.26.0.0/24 }, { subnet: "fd00:26::/64" }] } }
  mac: { driver: macvlan, ipam: { config: [{ subnet: 192.168.1.0/24, gateway: 192.168.1.1 }] } }
`;

/** One CoreDNS, with its lines in the project. */
function service(name: string, lines: readonly string[]): string {
  const head = ['image: coredns/coredns:1.11.1', 'command: -conf /Corefile', `volumes: ["./${name}:/Corefile:ro"]`];
  return `  ${name}:\n${[...head, ...lines].map((line) => `    ${line}\n`).join('')}`;
}

function loops(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).report.findings.flatMap(({ code, severity, certainty = '', assumptions }) =>
    code === 'LG101' ? [[severity, certainty, ...assumptions].join(' ')] : [],
  );
}

/** `dns`, which forwards to an address of the host. */
function asking(to: string, ...lines: readonly string[]): readonly string[] {
  return loops({
    'compose.yaml': `services:\n${service('dns', lines)}${NETWORKS}`,
    dns: `.:53 {\n    forward . ${to}\n}\n`,
  });
}

const ALWAYS = ['error always'];
const DOCKER0 = ['warning assumed Docker’s `bip` and `userland-proxy` are the default ones, so 172.17.0.1 is the host'];
const OVER_IPV6 = ['warning assumed what listens on every address of the host takes questions over IPv6 too'];
const PROXIED = [
  'warning assumed Docker’s `userland-proxy` is on, by which a published port is reached from other networks',
];

describe('a port published on every address of the host', () => {
  test.each([
    ['172.28.0.1', ['networks: [lan]', 'ports: ["53:53/udp"]'], ALWAYS],
    ['172.28.0.1', ['networks: [lan]', 'ports: ["0.0.0.0:53:53/udp"]'], ALWAYS],
    ['172.28.0.1', ['networks: [lan]', 'ports: [{ target: 53, published: "53", protocol: udp }]'], ALWAYS],
    ['172.28.0.1:5300', ['networks: [lan]', 'ports: ["5300:53/udp"]'], ALWAYS],
    ['172.29.0.1', ['networks: [two]', 'ports: ["53:53/udp"]'], ALWAYS],
    ['172.31.5.128', ['networks: [range]', 'ports: ["53:53/udp"]'], ALWAYS],
    ['172.29.0.1', ['networks: [lan]', 'ports: ["53:53/udp"]'], PROXIED],
    ['172.28.0.1', ['networks: [lan, two]', 'ports: ["53:53/udp"]'], PROXIED],
    ['fd00:27::1', ['networks: [six]', 'ports: ["53:53/udp"]'], OVER_IPV6],
    ['[fd00:27::1]:5300', ['networks: [six]', 'ports: ["5300:53/udp"]'], OVER_IPV6],
    ['fd00:26::1', ['networks: [off]', 'ports: ["53:53/udp"]'], []],
    ['172.17.0.1', ['networks: [lan]', 'ports: ["53:53/udp"]'], DOCKER0],
    ['172.17.0.1', ['network_mode: bridge', 'ports: ["53:53/udp"]'], DOCKER0],
    ['172.17.0.1', ['networks: [lan]', 'ports: ["192.0.2.5:53:53/udp"]'], []],
    ['172.28.0.1', ['networks: [lan]', 'ports: ["53:53/tcp"]'], []],
    ['172.28.0.1', ['networks: [lan]', 'ports: ["127.0.0.1:53:53/udp"]'], []],
    ['172.28.0.1', ['networks: [lan]', 'ports: ["172.29.0.1:53:53/udp"]'], []],
    ['172.28.0.1', ['networks: [lan]', 'ports: ["5300:53/udp"]'], []],
    ['172.28.0.1', ['networks: [lan]'], []],
    ['172.28.0.1', ['networks: [shut]', 'ports: ["53:53/udp"]'], []],
    ['172.30.0.1', ['networks: [shut]', 'ports: ["53:53/udp"]'], []],
    ['192.168.1.1', ['networks: [mac]', 'ports: ["53:53/udp"]'], []],
    ['172.28.0.2', ['networks: [lan]', 'ports: ["53:53/udp"]'], []],
    ['172.31.0.1', ['networks: [range]', 'ports: ["53:53/udp"]'], []],
  ])('forward to %s, %j', (to, lines, expected) => {
    expect(asking(to, ...lines)).toEqual(expected);
  });

  test('of another service leads there', () => {
    const files = {
      'compose.yaml': `services:\n${service('dns', ['networks: { lan: { ipv4_address: 172.28.0.9 } }'])}${service('filter', ['networks: [lan]', 'ports: ["53:53/udp"]'])}${NETWORKS}`,
      dns: '.:53 {\n    forward . 172.28.0.1\n}\n',
      filter: '.:53 {\n    forward . 172.28.0.9\n}\n',
    };
    expect(loops(files)).toEqual(ALWAYS);
    expect(loops({ ...files, filter: '.:53 {\n    forward . 9.9.9.9\n}\n' })).toEqual([]);
  });

  test('of another project leads there through a network of both', () => {
    const shared = 'networks: { lan: { name: lan, ipam: { config: [{ subnet: 172.28.0.0/24 }] } } }\n';
    const files = {
      'one/compose.yaml': `services:\n${service('dns', ['networks: { lan: { ipv4_address: 172.28.0.9 } }'])}${shared}`,
      'one/dns': '.:53 {\n    forward . 172.28.0.1\n}\n',
      'two/compose.yaml': `services:\n${service('filter', ['networks: [lan]', 'ports: ["53:53/udp"]'])}networks: { lan: { external: true } }\n`,
      'two/filter': '.:53 {\n    forward . 172.28.0.9\n}\n',
    };
    expect(loops(files)).toEqual(ALWAYS);
  });
});

describe('a service in the host’s network', () => {
  test.each([
    ['172.28.0.1', '53', ALWAYS],
    ['172.30.0.1', '53', ALWAYS],
    ['172.28.0.1:5300', '5300', ALWAYS],
    ['172.28.0.1:5300', '53', []],
  ])('is reached at each gateway: %s, port %s', (to, port, expected) => {
    const files = {
      'compose.yaml': `services:\n${service('dns', ['network_mode: host'])}${NETWORKS}`,
      dns: `.:${port} {\n    forward . ${to}\n}\n`,
    };
    expect(loops(files)).toEqual(expected);
  });
});

describe('the loopback of the host', () => {
  const HOST = ['network_mode: host'];
  /** `dns` of one project asks there; `filter` of its own one, or of `dns`'s, forwards on. */
  const found = (lines: readonly string[], to: string, more: Readonly<Record<string, string>> = {}) =>
    scanTexts({
      'one/compose.yaml': `services:\n${service('dns', HOST)}`,
      'one/dns': '.:53 {\n    forward . 127.0.0.1:5300\n    loop\n}\n',
      'two/compose.yaml': `services:\n${service('filter', lines)}${NETWORKS}`,
      'two/filter': `.:5300 {\n    forward . ${to}\n    loop\n}\n`,
      ...more,
    }).said;
  const LOOP = expect.stringMatching(/^warning LG101 .* assumed /);
  test.each([
    [HOST, '127.0.0.1', [LOOP]],
    [HOST, '9.9.9.9', []],
    [['networks: [lan]', 'ports: ["5300:5300/udp"]'], '172.17.0.1', [LOOP]],
    [['networks: [lan]', 'ports: ["127.0.0.1:5300:5300/udp"]'], '172.17.0.1', [LOOP]],
    [['networks: [lan]', 'ports: ["127.0.0.1:5300:5300/udp"]'], '9.9.9.9', []],
  ])('leads to who alone holds the port on a host: %j, which asks %s', (lines, to, expected) => {
    expect(found(lines, to)).toEqual(expected);
  });
  test('leads nowhere in particular where two hold it, or none', () => {
    const NOTE = expect.stringMatching(/^note LG305 one\/dns:/);
    const third = {
      'three/compose.yaml': `services:\n${service('other', HOST)}`,
      'three/other': '.:5300 {\n whoami\n}\n',
    };
    expect(found(HOST, '127.0.0.1', third)).toEqual([NOTE]);
    expect(found(['networks: [lan]', 'ports: ["5300:5300/tcp"]'], '172.17.0.1')).toEqual([NOTE]);
    expect(found(['networks: [lan]'], '172.17.0.1')).toEqual([NOTE]);
  });
});

test('what else listens at a host’s published address is its own', () => {
  const files = {
    'compose.yaml': `services:\n${service('dns', ['ports: ["192.0.2.5:53:53/udp"]'])}`,
    dns: '.:53 {\n    forward . 192.0.2.5:5300\n}\n',
  };
  expect(scanTexts(files).head.clusters[0]?.graph.places.serviceAddresses.has('192.0.2.5')).toBe(false);
  expect(loops(files)).toEqual([]);
});

test.each(['172.28.0.20', '172.28.0.20:5353', 'tls://172.28.0.20'])(
  'what a container that is not modelled does is not known: %s',
  (to) => {
    const other = '  relay: { image: example/relay, networks: { lan: { ipv4_address: 172.28.0.20 } } }\n';
    const found = scanTexts({
      'compose.yaml': `services:\n${service('dns', ['networks: [lan]'])}${other}${NETWORKS}`,
      dns: `.:53 {\n    forward . ${to}\n}\n`,
    });
    expect(found.report.findings.map(({ code }) => code)).toContain('LG801');
  },
);
