import { describe, expect, test } from '@jest/globals';
import { loudIn, scanTexts, withSubnets } from '../../support/scan-texts.ts';

const FOLLOWS = { 'coredns/Corefile': '.:53 {\n    forward . /etc/resolv.conf\n    loop\n}\n' };

/** A CoreDNS that reads `coredns/Corefile`, with more lines of its own. */
function coredns(...lines: readonly string[]): string {
  const head = [
    'services:',
    '  dns:',
    '    image: coredns/coredns:1.11.1',
    '    command: -conf /etc/coredns/Corefile',
    '    volumes: ["./coredns:/etc/coredns:ro"]',
  ];
  return [...head, ...lines.map((line) => `    ${line}`), ''].join('\n');
}

/** Two CoreDNS whose Corefiles stand in place. */
function two(a: { to: string; more?: string }, b: { to: string; more?: string }): string {
  const service = (name: string, more = ''): string =>
    `  ${name}:\n    image: coredns/coredns:1.11.1\n    command: [-conf, /Corefile]\n    configs: [{ source: ${name}, target: /Corefile }]\n${more}`;
  const config = (name: string, port: number, to: string): string =>
    `  ${name}:\n    content: |\n      .:${port} {\n        forward . ${to}\n      }\n`;
  const services = `${service('a', a.more)}${service('b', b.more)}`;
  return withSubnets(`services:\n${services}configs:\n${config('a', 53, a.to)}${config('b', 54, b.to)}`);
}

describe("Docker's resolver", () => {
  test('asks `dns` from inside the container, whose loopback is the container', () => {
    expect(loudIn({ 'compose.yaml': coredns('dns: 127.0.0.1'), ...FOLLOWS })).toEqual([
      'error LG101 compose.yaml:6:10 always fatal',
    ]);
  });

  test('asks the servers of `dns` one after the other: the second only when the first fails', () => {
    expect(loudIn({ 'compose.yaml': coredns('dns: [1.1.1.1, 127.0.0.1]'), ...FOLLOWS })).toEqual([
      'warning LG101 compose.yaml:6:20 sometimes blind',
    ]);
  });

  test('leads to the address that the service itself has', () => {
    const lines = ['dns: [172.20.0.53]', 'networks: { lan: { ipv4_address: 172.20.0.53 } }'];
    expect(loudIn({ 'compose.yaml': withSubnets(coredns(...lines)), ...FOLLOWS })).toEqual([
      'error LG101 compose.yaml:6:11 always fatal',
    ]);
  });

  test('answers names of the network itself', () => {
    const [finding] = scanTexts({ 'compose.yaml': coredns('dns: 127.0.0.1'), ...FOLLOWS }).report.findings;
    expect(finding?.message).toContain('every name but dns ');
  });

  test('asks who knows whom without `dns`, and that is no finding', () => {
    expect(loudIn({ 'compose.yaml': coredns(), ...FOLLOWS })).toEqual([]);
  });

  test('is not there on the old bridge: the servers stand in the resolver file', () => {
    expect(loudIn({ 'compose.yaml': coredns('network_mode: bridge', 'dns: 127.0.0.1'), ...FOLLOWS })).toEqual([
      'error LG101 coredns/Corefile:2:15 always fatal',
    ]);
  });

  test('asks nobody from networks that are internal, in newer versions', () => {
    const files = {
      'compose.yaml': `${coredns('dns: 127.0.0.1', 'networks: [closed]')}networks: { closed: { internal: true } }\n`,
      ...FOLLOWS,
    };
    expect(loudIn(files)).toEqual([expect.stringMatching(/^warning LG101 compose\.yaml:6:10 /)]);
  });
});

describe('networks', () => {
  test('a service and the one whose network it takes meet on loopback', () => {
    const files = {
      'compose.yaml': two({ to: '127.0.0.1:54' }, { to: '127.0.0.1', more: '    network_mode: service:a\n' }),
    };
    expect(loudIn(files)).toEqual(['error LG101 compose.yaml:15:19 always absent']);
  });

  test('services of networks of their own do not', () => {
    expect(loudIn({ 'compose.yaml': two({ to: '127.0.0.1:54' }, { to: '127.0.0.1:53' }) })).toEqual([]);
  });

  test('a container of the project is found by its name', () => {
    const files = {
      'compose.yaml': two(
        { to: '127.0.0.1:54', more: '    container_name: first\n' },
        { to: '127.0.0.1', more: '    network_mode: container:first\n' },
      ),
    };
    expect(loudIn(files)).toEqual(['error LG101 compose.yaml:16:19 always absent']);
  });

  test('a container of another project is remarked', () => {
    const files = {
      'compose.yaml': two({ to: '1.1.1.1', more: '    network_mode: container:vpn\n' }, { to: '1.1.1.1' }),
    };
    expect(scanTexts(files).said.filter((one) => one.includes('LG801'))).toEqual(['note LG801 compose.yaml:6:19']);
  });

  test('the host network is one for all that take it', () => {
    const more = '    network_mode: host\n';
    expect(loudIn({ 'compose.yaml': two({ to: '127.0.0.1:54', more }, { to: '127.0.0.1', more }) })).toEqual([
      'error LG101 compose.yaml:16:19 always absent',
    ]);
  });

  test('on the host, 127.0.0.53 is whatever the host runs there', () => {
    expect(loudIn({ 'compose.yaml': coredns('network_mode: host'), ...FOLLOWS })).toEqual([]);
    const bound = '.:53 {\n    bind 192.168.1.2\n    forward . 127.0.0.53\n}\n';
    expect(loudIn({ 'compose.yaml': coredns('network_mode: host'), 'coredns/Corefile': bound })).toEqual([]);
  });

  test('services that take each other’s network in a circle end nowhere', () => {
    const files = {
      'compose.yaml': two(
        { to: '127.0.0.1:54', more: '    network_mode: service:b\n' },
        { to: '127.0.0.1', more: '    network_mode: service:a\n' },
      ),
    };
    expect(loudIn(files)).toEqual([]);
  });

  test('an address leads to each port of those that share it', () => {
    const files = {
      'compose.yaml': two(
        { to: '172.20.0.2:54', more: '    networks: { lan: { ipv4_address: 172.20.0.2 } }\n' },
        { to: '172.20.0.2:53', more: '    network_mode: service:a\n' },
      ),
    };
    expect(loudIn(files)).toEqual(['error LG101 compose.yaml:16:19 always absent']);
  });
});

describe('names of services', () => {
  const unbound = (more: string, to: string): Record<string, string> => ({
    'compose.yaml': withSubnets(`services:
  dns:
    image: coredns/coredns:1.11.1
    command: -conf /etc/coredns/Corefile
    volumes: ["./coredns:/etc/coredns:ro"]
    networks: { lan: { ipv4_address: 172.20.0.2 } }
  adguard:
    image: adguard/adguardhome:v0.107.52
    volumes: ["./adguard:/opt/adguardhome/conf"]
${more}`),
    'coredns/Corefile': '.:53 {\n    forward . 172.20.0.3\n}\n',
    'adguard/AdGuardHome.yaml': `dns:\n  port: 53\n  upstream_dns:\n    - ${to}\n`,
  });
  const lan = '    networks: { lan: { ipv4_address: 172.20.0.3, aliases: [filter] } }\n';

  test('lead to the service in a network of both', () => {
    expect(loudIn(unbound(lan, 'dns:53'))).toEqual(['error LG101 adguard/AdGuardHome.yaml:4:7 always absent']);
  });

  test('lead nowhere that is known from another network', () => {
    expect(loudIn(unbound(lan.replace('lan:', 'other:'), 'dns:53'))).toEqual([]);
  });

  test('of `extra_hosts` lead to the address', () => {
    expect(loudIn(unbound(`${lan}    extra_hosts: ["core.example:172.20.0.2"]\n`, 'core.example'))).toEqual([
      'error LG101 adguard/AdGuardHome.yaml:4:7 always absent',
    ]);
  });

  test('of services without an address lead to them all the same', () => {
    const files = unbound(lan, 'dns').valueOf() as Record<string, string>;
    const compose = files['compose.yaml'] ?? '';
    const free = compose.replace('{ lan: { ipv4_address: 172.20.0.2 } }', '[lan]');
    expect(loudIn({ ...files, 'compose.yaml': free })).toEqual([
      'error LG101 adguard/AdGuardHome.yaml:4:7 always absent',
    ]);
  });

  test('cross projects through a network with a name of its own', () => {
    const files = unbound(lan, 'dns');
    const [first = '', second = ''] = (files['compose.yaml'] ?? '').replace(/^networks:.*/ms, '').split('  adguard:');
    const shared = 'networks: { lan: { external: true } }\n';
    expect(
      loudIn({
        'coredns/Corefile': files['coredns/Corefile'] ?? '',
        'one/compose.yaml': `${first.replace('./coredns', '../coredns')}${shared}`,
        'two/compose.yaml': `services:\n  adguard:${second}${shared}`,
        'two/adguard/AdGuardHome.yaml': files['adguard/AdGuardHome.yaml'] ?? '',
      }),
    ).toEqual(['error LG101 coredns/Corefile:2:15 always absent']);
  });
});

test('a file that the Corefile of a service imports is no server of its own', () => {
  const part = 'header {\n    query set rd\n}\nrewrite continue type A AAAA\nforward . 127.0.0.1:53\nloop\n';
  const files = { 'compose.yaml': coredns(), 'coredns/common.conf': part };
  const imports = (path: string): string => `.:5300 {\n    import ${path}\n}\n`;
  expect(loudIn({ ...files, 'coredns/Corefile': imports('/etc/coredns/common.conf') })).toEqual([]);
  expect(loudIn({ ...files, 'coredns/Corefile': imports('common.conf') })).toEqual([]);
});

describe('a fixed address', () => {
  const LAN = 'networks: { lan: { ipv4_address: 172.20.0.53 } }';
  const dnsmasq = [
    'services:',
    '  dns:',
    '    image: dockurr/dnsmasq:2.90',
    '    entrypoint: [dnsmasq]',
    '    command: ["-k", "--no-resolv", "--server=/a.org/172.20.0.53", "--server=1.1.1.1"]',
    `    ${LAN}`,
    '',
  ].join('\n');

  test('is the container’s own: dnsmasq drops it from its servers', () => {
    expect(loudIn({ 'compose.yaml': dnsmasq })).toEqual([]);
  });

  test('is taken by the block that is bound to it, before the one that is bound to none', () => {
    const back = 'a.org {\n    forward . 172.20.0.54\n}\n';
    const bound = '. {\n    bind 172.20.0.53\n    forward . 9.9.9.9\n}\n';
    const asks = '. {\n    forward . 172.20.0.53\n}\n';
    const service = (name: string, address: string): string =>
      `  ${name}:\n    image: coredns/coredns:1.11.1\n    volumes: ["./${name}/Corefile:/Corefile"]\n    networks: { lan: { ipv4_address: ${address} } }\n`;
    const files = {
      'compose.yaml': `services:\n${service('coredns', '172.20.0.53')}${service('b', '172.20.0.54')}`,
      'b/Corefile': asks,
    };
    expect(loudIn({ ...files, 'coredns/Corefile': back })).toHaveLength(1);
    expect(loudIn({ ...files, 'coredns/Corefile': back + bound })).toEqual([]);
  });

  test('is the address from which the container asks itself', () => {
    const Corefile = '. {\n    acl {\n        block net 172.20.0.0/16\n    }\n    forward . 172.20.0.53\n}\n';
    expect(loudIn({ 'compose.yaml': coredns(LAN), 'coredns/Corefile': Corefile })).toEqual([]);
  });
});

/** moby daemon/container_operations.go validateEndpointIPAddress, libnetwork/ipams/defaultipam. */
describe('a fixed address that Docker gives nobody', () => {
  const CONFIG = 'networks: { lan: { ipam: { config: [{ subnet: 172.20.0.0/24 }] } } }\n';
  const OTHER = '  web:\n    image: nginx\n    networks: { lan: { ipv4_address: 172.20.0.53 } }\n';
  const assumed = (networks: string, other = '', address = '172.20.0.53'): readonly string[] => {
    const service = coredns(`networks: { lan: { ipv4_address: ${address} } }`);
    const Corefile = `. {\n    forward . ${address}\n}\n`;
    const { findings } = scanTexts({ 'compose.yaml': service + other + networks, 'coredns/Corefile': Corefile }).report;
    return findings.flatMap(({ assumptions }) => assumptions ?? []);
  };

  test('is assumed to be given', () => {
    const outside = ['Docker starts dns at 172.20.0.53, which is in no subnet that its network states'];
    expect(assumed('')).toEqual(outside);
    expect(assumed('networks: { lan: {} }\n')).toEqual(outside);
    expect(assumed(CONFIG.replace('20.0.0', '21.0.0'))).toEqual(outside);
    expect(assumed(CONFIG, OTHER)).toEqual(['Docker starts dns at 172.20.0.53, which web has as well']);
    expect(assumed(CONFIG, '', '172.20.0.1')).toEqual([
      "Docker starts dns at 172.20.0.1, which the network's gateway has",
    ]);
  });

  test.each([
    ['in its subnet', CONFIG, ''],
    ['of a network of others', 'networks: { lan: { external: true } }\n', ''],
    ['of an address management that is not read', 'networks: { lan: { ipam: { driver: dhcp } } }\n', ''],
    ['in a subnet that is filled in', CONFIG.replace('172.20.0.0/24', '$SUBNET'), ''],
    ['that another has by another profile', CONFIG, `${OTHER}    profiles: [web]\n`],
  ])('not one %s', (_, networks, other) => {
    expect(assumed(networks, other)).toEqual([]);
  });
});

describe('profiles', () => {
  const more = (address: string, rest = ''): string => `    networks: { lan: { ipv4_address: ${address} } }\n${rest}`;
  const files = {
    'compose.yaml': two(
      { to: '172.20.0.3:54', more: more('172.20.0.2') },
      { to: '172.20.0.2', more: more('172.20.0.3', '    profiles: [debug]\n') },
    ),
  };

  test('a service that starts on demand is reached under an assumption', () => {
    const { said, report } = scanTexts(files);
    expect(said.filter((one) => one.includes('LG101'))).toEqual(['warning LG101 compose.yaml:17:19 assumed absent']);
    expect(report.findings.find((one) => one.code === 'LG101')?.assumptions).toEqual([
      'profile debug is on, which starts b',
    ]);
  });

  test('that `.env` switches on is stated', () => {
    expect(loudIn({ ...files, '.env': 'COMPOSE_PROFILES=debug\n' })).toEqual([
      'error LG101 compose.yaml:17:19 always absent',
    ]);
  });
});

describe('a service that is not modelled', () => {
  const project = (image: string, to = '10.9.0.54'): Readonly<Record<string, string>> => ({
    'compose.yaml': `${coredns('networks: { n: { ipv4_address: 10.9.0.53 } }')}  relay:\n    ${image}\n    networks: { n: { ipv4_address: 10.9.0.54 } }\n`,
    'coredns/Corefile': `.:53 {\n    forward . ${to}\n    loop\n}\n`,
  });
  const SOCAT = 'image: alpine/socat\n    command: udp-listen:53,fork udp:10.9.0.53:53';

  test.each([SOCAT, 'build: ./relay', 'image: powerdns/dnsdist-19'])('is said to be asked: %s', (image) => {
    expect(scanTexts(project(image)).said).toEqual(['note LG801 coredns/Corefile:2:15']);
  });

  test('is a warning where names went elsewhere before', () => {
    expect(scanTexts(project(SOCAT), project(SOCAT, '9.9.9.9')).said).toEqual(['warning LG801 coredns/Corefile:2:15']);
  });

  test('is no matter where it is not asked', () => {
    expect(scanTexts(project(SOCAT, '9.9.9.9')).said).toEqual([]);
  });
  test('is said to be asked at another port too', () => {
    expect(scanTexts(project(SOCAT, '10.9.0.54:5353')).said).toEqual(['note LG801 coredns/Corefile:2:15']);
  });
});

describe('a ring by fixed addresses', () => {
  const service = (name: string, network: string, more = ''): string =>
    `  ${name}:\n    image: coredns/coredns:1.15.0\n    command: -conf /Corefile\n    volumes: ["./${name}:/Corefile"]\n    networks: { ${network} }\n${more}`;
  const ring = (one: string, other: string, more = '', last = '10.0.0.8'): readonly string[] =>
    loudIn({
      'compose.yaml': withSubnets(`services:\n${service('a', one)}${service('b', other, more)}`),
      a: `. {\n forward . ${last}\n}\n`,
      b: '. {\n forward . 10.0.0.7\n}\n',
    });
  const [A, B] = ['n: { ipv4_address: 10.0.0.7 }', 'n: { ipv4_address: 10.0.0.8 }'];
  test('is one in one network', () => {
    expect(ring(A, B)).toEqual(['error LG101 a:2:12 always absent']);
    expect(ring(A, `${B}, m: {}`)).toEqual(['error LG101 a:2:12 always absent']);
  });
  test('is assumed between networks', () => {
    expect(ring(A, B.replace('n:', 'm:'))).toEqual(['warning LG101 a:2:12 assumed absent']);
  });
  test.each(['    scale: 0\n', '    deploy: { replicas: 0 }\n'])('is assumed where none of it runs: %j', (more) => {
    expect(ring(A, B, more)).toEqual(['warning LG101 a:2:12 assumed absent']);
    expect(ring(A, B, more.replace('0', '1'))).toEqual(['error LG101 a:2:12 always absent']);
  });
  test('is one of a single container by an address beside', () => {
    const own = A.replace(' }', ', link_local_ips: [169.254.20.10] }');
    expect(ring(own, B, '', '169.254.20.10')).toEqual(['error LG101 a:2:12 always absent']);
  });
});

describe('a range of published ports', () => {
  const loops = (ports: string, listen = 53, to = '192.0.2.10'): readonly string[] =>
    scanTexts({
      'compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.15.0\n    command: -conf /Corefile\n    volumes: ["./Corefile:/Corefile"]\n    ports: [${ports}]\n`,
      Corefile: `.:${listen} {\n    forward . ${to}\n}\n`,
    }).said.flatMap((one) => /LG101 \S+ (\w+)/.exec(one)?.[1] ?? []);
  test.each<readonly [string, number, string]>([
    ["'192.0.2.10:53-54:53-54/udp'", 53, '192.0.2.10'],
    ["'192.0.2.10:50-60:1050-1060/udp'", 1053, '192.0.2.10'],
    ["'192.0.2.10:5000-5400:5000-5400/udp'", 5100, '192.0.2.10:5100'],
    ["'192.0.2.10:1-65535:1-65535/udp'", 53, '192.0.2.10'],
    ["{ target: '53-54', published: '53-54', host_ip: 192.0.2.10, protocol: udp }", 53, '192.0.2.10'],
  ])('%s leads back', (ports, listen, to) => {
    expect(loops(ports, listen, to)).toEqual(['always']);
  });
  test('of which Docker takes one may lead back', () => {
    expect(loops("'192.0.2.10:53-60:53/udp'")).toEqual(['assumed']);
  });
  test.each([
    "'192.0.2.10:54-55:54-55/udp'",
    "'192.0.2.10:53-54:63-64/udp'",
    "'192.0.2.10:53-54:53-56/udp'",
    "'127.0.0.1:53-54:53-54/udp'",
    "'192.0.2.11:53-54:53-54/udp'",
    "'192.0.2.10:54-53:54-53/udp'",
  ])('%s does not', (ports) => {
    expect(loops(ports)).toEqual([]);
  });
});

describe('a value that the file states as a default', () => {
  const files = {
    'compose.yaml': coredns('environment: { UP: "${UP:-127.0.0.1}" }'),
    'coredns/Corefile': '.:53 {\n    forward . {$UP}\n    loop\n}\n',
  };
  const messages = (given: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts(given).report.findings.map(({ message }) => message);
  test('is shown', () => {
    expect(messages(files)).toEqual([expect.stringContaining('to 127.0.0.1:53')]);
  });
  test('is not where a file of variables gives another one', () => {
    expect(messages({ ...files, '.env': 'UP=127.0.0.2\n' }).join()).not.toContain('127.0.0.2');
  });
});
