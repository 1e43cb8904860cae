import { describe, expect, test } from '@jest/globals';
import { locate, wholeFile } from '../../../src/core/text/source-text.ts';
import { readVariables } from '../../../src/tools/compose/dotenv.ts';
import { interpolate } from '../../../src/tools/compose/interpolation.ts';
import { loudIn, scanTexts, withSubnets } from '../../support/scan-texts.ts';

const FOLLOWS = { Corefile: '.:53 {\n    forward . /etc/resolv.conf\n}\n' };
const MAIN =
  'services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /Corefile\n    volumes: ["./Corefile:/Corefile"]\n';
const LOOPS = 'services:\n  dns:\n    dns: 127.0.0.1\n';

describe('files of one project', () => {
  test('the override file comes over the main one', () => {
    expect(loudIn({ 'compose.yaml': MAIN, 'compose.override.yaml': LOOPS, ...FOLLOWS })).toEqual([
      'error LG101 Corefile:2:15 always absent',
    ]);
  });

  test('a variant that only adds is laid over the main file, and the main file stands alone too', () => {
    const variant = `${LOOPS}    environment: { WHAT: coredns }\n`;
    const { said: all, head } = scanTexts({
      'docker-compose.yml': MAIN,
      'docker-compose.prod.yml': variant,
      ...FOLLOWS,
    });
    expect(all.filter((one) => one.includes('LG101'))).toEqual(['error LG101 Corefile:2:15 always absent']);
    expect(head.clusters.flatMap((view) => view.cluster.servers.map((one) => one.name))).toContain(
      'compose/Service/dns',
    );
  });

  test('`.env` names the files', () => {
    const files = { 'a.compose.yaml': '', 'docker-compose.yml': MAIN, 'docker-compose.lan.yml': LOOPS, ...FOLLOWS };
    expect(loudIn(files)).toEqual([]);
    expect(loudIn({ ...files, '.env': 'COMPOSE_FILE=docker-compose.yml:docker-compose.lan.yml\n' })).toEqual([
      'error LG101 Corefile:2:15 always absent',
    ]);
  });

  test.each(['stack.yml', 'dns.compose.yml', 'dev.yaml'])('%s is one by what stands in it', (path) => {
    const looping = `${MAIN}    dns: 127.0.0.1\n`;
    expect(loudIn({ [path]: looping, ...FOLLOWS })).toEqual(['error LG101 Corefile:2:15 always absent']);
    expect(loudIn({ [path]: `pipeline: {}\n${looping}`, ...FOLLOWS })).toEqual([]);
    // A part of the one that names it.
    const including = { 'compose.yaml': `include: [${path}]\n`, [path]: MAIN, ...FOLLOWS };
    expect(scanTexts(including).report.counts.servers).toBe(1);
  });

  test.each([
    '"$PWD/Corefile:/Corefile"',
    '"${PWD}/Corefile:/Corefile:ro"',
    '{ type: bind, source: "${PWD}/Corefile", target: /Corefile }',
  ])('the folder that it is called in is its own: %s', (volume) => {
    const main = MAIN.replace('"./Corefile:/Corefile"', volume);
    expect(loudIn({ 'a/compose.yaml': `${main}    dns: 127.0.0.1\n`, 'a/Corefile': FOLLOWS.Corefile })).toEqual([
      'warning LG101 a/Corefile:2:15 assumed absent',
    ]);
    const elsewhere = main.replace('PWD', 'DNS_HOME');
    expect(loudIn({ 'a/compose.yaml': `${elsewhere}    dns: 127.0.0.1\n`, 'a/Corefile': FOLLOWS.Corefile })).toEqual(
      [],
    );
  });

  test.each([
    ['deploy/dns/', 'deploy/dns'],
    ['', 'the root'],
  ])('that folder is named: %j', (folder, named) => {
    const main = `${MAIN.replace('"./', '"$PWD/')}    dns: 127.0.0.1\n`;
    const files = { [`${folder}compose.yaml`]: main, [`${folder}Corefile`]: FOLLOWS.Corefile };
    expect(scanTexts(files).report.findings.flatMap(({ assumptions }) => assumptions)).toContain(
      `docker compose is called in ${named}`,
    );
  });

  test("a container's own resolv.conf is nothing of unbound's", () => {
    const files = {
      'compose.yaml':
        'services:\n  unbound:\n    image: mvance/unbound:latest\n    volumes: ["./unbound/resolv.conf:/etc/resolv.conf"]\n',
      'unbound/resolv.conf': 'nameserver 127.0.0.1\nnameserver 9.9.9.9\n',
    };
    expect(scanTexts(files).report.findings.filter(({ at }) => at.file.path === 'unbound/resolv.conf')).toEqual([]);
  });

  test('a variant that takes `dns` back leaves none', () => {
    const files = {
      'compose.yaml': `${MAIN}    dns: 127.0.0.1\n`,
      'compose.override.yaml': 'services:\n  dns:\n    dns: !reset []\n',
      ...FOLLOWS,
    };
    expect(loudIn(files)).toEqual([]);
  });

  test('a service has what it extends beneath its own words', () => {
    const files = {
      'base/docker-compose.yml': MAIN.replace('./Corefile', '../Corefile'),
      'compose.yaml': `services:\n  dns:\n    extends: { file: base/docker-compose.yml, service: dns }\n    dns: 127.0.0.1\n    # coredns\n`,
      ...FOLLOWS,
    };
    expect(loudIn(files)).toEqual(['error LG101 Corefile:2:15 always absent']);
  });

  test('services that extend each other in a circle end', () => {
    const circle =
      'services:\n  a: { image: coredns/coredns, extends: b }\n  b: { image: coredns/coredns, extends: a }\n';
    expect(loudIn({ 'compose.yaml': circle })).toEqual([]);
  });

  test('an extended file that is not there is remarked', () => {
    const files = {
      'compose.yaml': `${MAIN}    extends: { file: ../common.yml, service: dns }\n`,
      ...FOLLOWS,
    };
    expect(scanTexts(files).said).toContain('note LG801 compose.yaml:6:22');
  });

  test('an included file is part of the project', () => {
    const files = {
      'compose.yaml': 'include: [dns/compose.yaml]\nservices: { web: { image: nginx } } # coredns\n',
      'dns/compose.yaml': `${MAIN}    dns: 127.0.0.1\n`,
      'dns/Corefile': FOLLOWS.Corefile,
    };
    expect(loudIn(files)).toEqual(['error LG101 dns/Corefile:2:15 always absent']);
  });

  test('files that include each other are read once', () => {
    const files = {
      'compose.yaml': `include: [compose.two.yaml]\n${MAIN}    dns: 127.0.0.1\n`,
      'compose.two.yaml': `include: [compose.yaml]\nservices: { web: { image: coredns/coredns } }\n`,
      ...FOLLOWS,
    };
    expect(loudIn(files)).toEqual(['error LG101 Corefile:2:15 always absent']);
  });
});

describe('variables', () => {
  test.each(['${A:-${B:-127.0.0.1}}', '${A:+x}${A-127.0.0.1}', '${A:-127.0.0.${C:-1}}'])('%s', (value) => {
    const files = { 'compose.yaml': `${MAIN}    dns: "${value}"\n`, ...FOLLOWS };
    expect(loudIn(files)).toEqual(['warning LG101 Corefile:2:15 assumed absent']);
    expect(loudIn({ ...files, '.env': 'A=9.9.9.9\n' })).toEqual([]);
  });
  test('come from `.env`, else from their default', () => {
    const files = { 'compose.yaml': `${MAIN}    dns: "\${RESOLVER:-127.0.0.1}"\n`, ...FOLLOWS };
    expect(loudIn(files)).toEqual(['warning LG101 Corefile:2:15 assumed absent']);
    expect(loudIn({ ...files, '.env': 'RESOLVER=127.0.0.1\n' })).toEqual(['error LG101 Corefile:2:15 always absent']);
    expect(loudIn({ ...files, '.env': 'RESOLVER=9.9.9.9\n' })).toEqual([]);
  });

  test('that nobody states lead nowhere', () => {
    expect(loudIn({ 'compose.yaml': `${MAIN}    dns: "${'${RESOLVER}'}"\n`, ...FOLLOWS })).toEqual([]);
  });

  test.each([
    ['a $$ b', 'a $ b'],
    ['$A-$B', 'one-two'],
    ['$' + '{A}', 'one'],
    ['$' + '{C-x}', 'x'],
    ['$' + '{E:-x}', 'x'],
    ['$' + '{E-x}', ''],
    ['$' + '{A:+y}', 'y'],
    ['$' + '{C}', undefined],
    ['$' + '{C:?said}', undefined],
    ['$' + '{C:-$' + '{A}}', 'one'],
    ['$' + '{C', undefined],
    ['100$', '100$'],
  ])('%s', (text, expected) => {
    const env = new Map([
      ['A', 'one'],
      ['B', 'two'],
      ['E', ''],
    ]);
    expect(interpolate(wholeFile({ path: 'a', text }), env)?.text).toBe(expected);
  });

  test('of a file lead back to their line', () => {
    const text = '# said\nexport A="1.1.1.1"\nB = two # too\nC=\'x y\'\nno line\n=x\nD: 1:2\nE\n';
    const read = readVariables(wholeFile({ path: '.env', text }));
    expect(
      read.map(({ name, value = name }) => [name.text, value.text, locate(value, 0, value.text.length).span.start]),
    ).toEqual([
      ['A', '1.1.1.1', 17],
      ['B', 'two', 30],
      ['C', 'x y', 43],
      ['D', '1:2', 62],
      ['E', 'E', 66],
    ]);
  });

  test('as they are, in a raw file', () => {
    const text = '# said\nA="1.1.1.1"\nB=two # too \nC: x\nD\n';
    const read = readVariables(wholeFile({ path: '.env', text }), true);
    expect(read.map(({ name, value }) => [name.text, value?.text])).toEqual([
      ['A', '"1.1.1.1"'],
      ['B', 'two # too'],
      ['D', undefined],
    ]);
  });

  describe('in a Corefile', () => {
    const ring = (service: string, files: Readonly<Record<string, string>>): readonly string[] =>
      scanTexts({
        'compose.yaml': withSubnets(`services:
  a:
    image: coredns/coredns:1.15.0
    command: -conf /Corefile
    volumes: ["./a:/Corefile"]
    networks: { lan: { ipv4_address: 172.20.0.2 } }
${service}  b:
    image: coredns/coredns:1.15.0
    command: -conf /Corefile
    volumes: ["./b:/Corefile"]
    networks: { lan: { ipv4_address: 172.20.0.3 } }
`),
        a: '.:53 {\n    forward . {$UP}\n}\n',
        b: '.:53 {\n    forward . 172.20.0.2\n}\n',
        ...files,
      }).said.flatMap((one) => one.match(/LG101|LG401|LG305/) ?? []);
    const FILE = '    env_file: a.env\n';
    const RAW = '    env_file: [{ path: a.env, format: raw }]\n';
    test.each<readonly [string, string, Readonly<Record<string, string>>, string]>([
      ['like in YAML', FILE, { 'a.env': 'UP: 172.20.0.3\n' }, 'LG101'],
      ['in quotes, like in YAML', FILE, { 'a.env': 'UP: "172.20.0.3"\n' }, 'LG101'],
      [
        'like in YAML, of the project',
        '    environment: { UP: "${X:-192.0.2.1}" }\n',
        { '.env': 'X: 172.20.0.3\n' },
        'LG101',
      ],
      ['of the project, by a bare name', FILE, { 'a.env': 'UP\n', '.env': 'UP=172.20.0.3\n' }, 'LG101'],
      ['of the project, by the last bare name', FILE, { 'a.env': 'UP', '.env': 'UP=172.20.0.3\n' }, 'LG101'],
      ['by a bare name in a raw file', RAW, { 'a.env': 'UP\n', '.env': 'UP=172.20.0.3\n' }, 'LG101'],
      ['in a raw file', RAW, { 'a.env': 'UP=172.20.0.3\n' }, 'LG101'],
      ['in quotes that stay', RAW, { 'a.env': 'UP="172.20.0.3"\n' }, 'LG401'],
      ['that nobody states', FILE, { 'a.env': 'UP\n' }, 'LG305'],
    ])('%s', (_, service, files, code) => {
      expect(ring(service, files)).toEqual([code]);
    });
    test.each<readonly [string, string, Readonly<Record<string, string>>]>([
      ['like in YAML', FILE, { 'a.env': 'UP: 192.0.2.1\n' }],
      ['of the project', FILE, { 'a.env': 'UP\n', '.env': 'UP: 192.0.2.1\n' }],
      ['in a raw file', RAW, { 'a.env': 'UP=192.0.2.1\n' }],
    ])('that lead elsewhere, %s', (_, service, files) => {
      expect(ring(service, files)).toEqual([]);
    });
  });
});

describe('configuration that is mounted', () => {
  test('`env_file` states a Pi-hole’s servers, and `environment` wins', () => {
    const pihole = (more: string): Record<string, string> => ({
      'compose.yaml': withSubnets(`services:
  pihole:
    image: pihole/pihole:2024.07.0
    env_file: pihole.env
    networks: { lan: { ipv4_address: 172.20.0.2 } }
${more}  dns:
    image: coredns/coredns:1.11.1
    command: -conf /Corefile
    volumes: ["./Corefile:/Corefile"]
    networks: { lan: { ipv4_address: 172.20.0.3 } }
`),
      'pihole.env': 'FTLCONF_dns_upstreams=172.20.0.3\n',
      Corefile: '.:53 {\n    forward . 172.20.0.2\n}\n',
    });
    expect(loudIn(pihole(''))).toEqual(['error LG101 Corefile:2:15 always absent']);
    expect(loudIn(pihole('    environment: { FTLCONF_dns_upstreams: 9.9.9.9 }\n'))).toEqual([]);
  });

  test.each([
    [
      '0xerr0r/blocky:v0.24',
      './blocky.yml:/app/config.yml',
      'blocky.yml',
      'upstreams:\n  groups:\n    default:\n      - 172.20.0.3\n',
    ],
    [
      'mvance/unbound:1.20',
      './u:/opt/unbound/etc/unbound',
      'u/unbound.conf',
      'server:\n  interface: 0.0.0.0\n  access-control: 0.0.0.0/0 allow\nforward-zone:\n  name: "."\n  forward-addr: 172.20.0.3\n',
    ],
    [
      'mvance/unbound:1.20',
      './u/f.conf:/opt/unbound/etc/unbound/unbound.conf',
      'u/f.conf',
      'server:\n  interface: 0.0.0.0\n  access-control: 0.0.0.0/0 allow\nforward-zone:\n  name: "."\n  forward-addr: 172.20.0.3\n',
    ],
    [
      'internetsystemsconsortium/bind9:9.18',
      './bind:/etc/bind',
      'bind/named.conf',
      'options { forward only; forwarders { 172.20.0.3; }; allow-query { any; }; };\n',
    ],
    ['jpillora/dnsmasq', './my.conf:/etc/dnsmasq.conf', 'my.conf', 'no-resolv\nserver=172.20.0.3\n'],
    [
      'adguard/adguardhome',
      './conf:/opt/adguardhome/conf',
      'conf/AdGuardHome.yaml',
      'dns:\n  upstream_dns: [172.20.0.3]\n',
    ],
  ])('%s reads %s', (image, volume, path, text) => {
    const files = {
      'compose.yaml': withSubnets(`services:
  other:
    image: ${image}
    volumes: ["${volume}"]
    networks: { lan: { ipv4_address: 172.20.0.2 } }
  dns:
    image: coredns/coredns:1.11.1
    command: -conf /Corefile
    volumes: ["./Corefile:/Corefile"]
    networks: { lan: { ipv4_address: 172.20.0.3 } }
`),
      Corefile: '.:53 {\n    forward . 172.20.0.2\n}\n',
      [path]: text,
    };
    expect(loudIn(files)).toEqual([expect.stringMatching(/^error LG101 Corefile:2:15 always absent/)]);
  });

  test('a file that two projects mount is read by both', () => {
    const project = (address: string): string =>
      `services:
  ads:
    image: adguard/adguardhome
    volumes: ["../conf:/opt/adguardhome/conf"]
    networks: { lan: { ipv4_address: ${address} } }
networks: { lan: { ipam: { config: [{ subnet: 172.20.0.0/24 }] } } }
`;
    const files = {
      'a/compose.yaml': project('172.20.0.2'),
      'b/compose.yaml': project('172.20.0.3'),
      'conf/AdGuardHome.yaml': 'dns:\n  upstream_dns: [172.20.0.3]\n',
    };
    expect(loudIn(files)).toEqual([expect.stringMatching(/^error LG101 conf\/AdGuardHome.yaml:2:18 always absent/)]);
  });

  test('a guard that is bound to the interface of the container asks there', () => {
    const blocks = '.:53 {\n    loop\n    bind eth0\n    forward . 172.20.0.3\n}\nlab.lan {\n    whoami\n}\n';
    const files = {
      'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.11.1
    command: -conf /Corefile
    volumes: ["./Corefile:/Corefile"]
    networks: { lan: { ipv4_address: 172.20.0.3 } }
networks: { lan: { ipam: { config: [{ subnet: 172.20.0.0/24 }] } } }
`,
      Corefile: blocks,
    };
    expect(loudIn(files)).toEqual([expect.stringMatching(/^error LG101 Corefile:4:15 always fatal/)]);
  });

  test('a folder that is not in the repository states nothing', () => {
    const files = { 'compose.yaml': MAIN.replace('./Corefile', '/srv/Corefile'), ...FOLLOWS };
    expect(loudIn(files)).toEqual([]);
  });
});

test.each(['C', 'coredns.conf', 'dns.corefile'])('a Corefile of one plugin and a variable is read as %s', (path) => {
  const files = (guard: string): Readonly<Record<string, string>> => ({
    'compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.11.3\n    command: -conf /C\n    environment: { G: "${guard}" }\n    volumes: ["./${path}:/C:ro"]\n`,
    [path]: '. {\n forward . 8.8.8.8\n {$G}\n}\n',
  });
  expect(scanTexts(files('loop')).said).toEqual([]);
  const { report } = scanTexts(files('log'), files('loop'));
  expect(report.findings.map(({ code }) => code)).toEqual(['LG201']);
});
