/** What a configuration names is read with it, in its place; what is not in sight is said and may take any name. */
import { describe, expect, test } from '@jest/globals';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readInPlace, textsNamed } from '../../../src/languages/shared/included-files.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { reported } from './reported.ts';

type Files = Readonly<Record<string, string>>;

describe('dnsmasq', () => {
  const read = (main: string, beside: Files, words: readonly string[] = ['dnsmasq', '-k']) =>
    reported({ image: 'a/dnsmasq', words, files: { '/etc/dnsmasq.conf': `no-resolv\n${main}`, ...beside } });
  const SEVERAL = {
    '/etc/dd/b.conf': 'server=/b/10.0.0.2',
    '/etc/dd/a.conf': 'server=/a/10.0.0.1',
    '/etc/dd/c.bak': 'server=/c/10.0.0.3',
    '/etc/dd/d.conf~': 'server=/d/10.0.0.4',
    '/etc/dd/.e.conf': 'server=/e/10.0.0.5',
    '/etc/dd/#f.conf#': 'server=/f/10.0.0.6',
    '/etc/dd/deeper/g.conf': 'server=/g/10.0.0.7',
  };
  const zones = (lines: readonly string[] | undefined) => (lines ?? []).filter((line) => line.includes(' -> '));
  test.each<[string, string, Files, readonly string[]]>([
    ['a file', 'conf-file=/etc/x', { '/etc/x': 'server=10.0.0.1' }, ['. -> 10.0.0.1:53']],
    [
      'a file’s file',
      'conf-file=/etc/x',
      { '/etc/x': 'conf-file=/etc/y', '/etc/y': 'server=10.0.0.1' },
      ['. -> 10.0.0.1:53'],
    ],
    ['a file once', 'conf-file=/etc/x\nconf-file=/etc/x', { '/etc/x': 'server=10.0.0.1' }, ['. -> 10.0.0.1:53']],
    ['a folder', 'conf-dir=/etc/dd', SEVERAL, ['a. -> 10.0.0.1:53', 'b. -> 10.0.0.2:53', 'c. -> 10.0.0.3:53']],
    ['an ending', 'conf-dir=/etc/dd/,*.conf', SEVERAL, ['a. -> 10.0.0.1:53', 'b. -> 10.0.0.2:53']],
    ['all but an ending', 'conf-dir=/etc/dd/,.conf', SEVERAL, ['c. -> 10.0.0.3:53']],
    [
      'all but one of an ending',
      'conf-dir=/etc/dd, *.conf, a.conf',
      SEVERAL,
      ['a. -> 10.0.0.1:53', 'b. -> 10.0.0.2:53'],
    ],
    ['no ending', 'conf-dir=/etc/dd,*.none', SEVERAL, []],
    ['a folder with itself', 'conf-dir=/etc', { '/etc/z': 'server=10.0.0.1' }, ['. -> 10.0.0.1:53']],
    ['nothing beside', 'server=10.0.0.9', { '/etc/dnsmasq.d/a.conf': 'server=10.0.0.1' }, ['. -> 10.0.0.9:53']],
  ])('%s', (_, main, beside, expected) => {
    const lines = read(main, beside);
    expect(zones(lines)).toEqual(expected);
    expect(lines?.filter((line) => /^\?|opaque/.test(line))).toEqual([]);
  });
  test.each([
    ['conf-file=/etc/x', '? what `conf-file` names, /etc/x, is not in sight and is not read'],
    ['conf-dir=/etc/dd,*.conf', '? what `conf-dir` names, /etc/dd, is not in sight and is not read'],
    ['conf-script=/etc/run', '? what `conf-script` names, /etc/run, is not in sight and is not read'],
  ])('%s, which is not there', (main, notice) => {
    const shown = [':53', 'opaque', '. -> 10.0.0.9:53', '*: refuse', notice];
    expect(read(`no-hosts\nserver=10.0.0.9\n${main}`, {})).toEqual(shown);
  });
  test('files that the command names', () => {
    const beside = { '/opt/main': 'no-resolv\nserver=10.0.0.1', '/opt/d/a': 'server=/a/10.0.0.2' };
    expect(zones(read('server=10.0.0.9', beside, ['dnsmasq', '-C', '/opt/main', '-7', '/opt/d']))).toEqual([
      '. -> 10.0.0.1:53',
      'a. -> 10.0.0.2:53',
    ]);
    const long = ['--conf-file=/opt/main', '--conf-dir=/opt/d'];
    expect(zones(read('', beside, long))).toEqual(['. -> 10.0.0.1:53', 'a. -> 10.0.0.2:53']);
  });
  test('the folder of an image whose dnsmasq.conf is its own', () => {
    const files = { '/etc/dnsmasq.d/a.conf': 'no-resolv\nserver=10.0.0.1' };
    expect(zones(reported({ image: 'a/dnsmasq', files }))).toEqual(['. -> 10.0.0.1:53']);
  });
});

describe('BIND', () => {
  const read = (main: string, beside: Files) =>
    reported({ image: 'ubuntu/bind9', files: { '/etc/bind/named.conf': main, ...beside } });
  const FORWARD = 'zone "z" { type forward; forward only; forwarders { 10.0.0.1; }; };';
  test.each<[string, string, Files]>([
    ['of any name', 'include "/etc/bind/zones.conf";', { '/etc/bind/zones.conf': FORWARD }],
    ['in a zone', 'zone "z" { type forward; include "/x"; };', { '/x': 'forward only; forwarders { 10.0.0.1; };' }],
    [
      'of a glob',
      'include "/etc/bind/z.d/*.conf";',
      { '/etc/bind/z.d/a.conf': FORWARD, '/etc/bind/z.d/b.off': 'zone "y" { type master; };' },
    ],
    ['of a relative path', 'include "zones.conf";', { '/etc/bind/zones.conf': FORWARD }],
    ['without what it does not name', FORWARD, { '/etc/bind/named.conf.local': 'zone "y" { type master; };' }],
    [
      'without what packages ship',
      `include "/etc/bind/named.conf.default-zones"; include "/etc/bind/rndc.key"; ${FORWARD}`,
      {},
    ],
    [
      'of itself',
      'include "/etc/bind/zones.conf";',
      { '/etc/bind/zones.conf': `include "/etc/bind/named.conf"; ${FORWARD}` },
    ],
  ])('an include %s', (_, main, beside) => {
    expect(read(main, beside)).toEqual([':53', 'z.: pass', 'z. -> 10.0.0.1:53', '*: answer']);
  });
  test('one file in two views', () => {
    const main = 'view "a" { match-clients { 10.0.0.0/8; }; include "/x"; }; view "b" { include "/x"; };';
    expect(read(main, { '/x': FORWARD })?.filter((line) => line.includes('->'))).toEqual([
      'z. -> 10.0.0.1:53',
      'z. -> 10.0.0.1:53',
    ]);
  });
  test.each(['include "/etc/bind/zones.conf";', 'options { include "/etc/bind/zones.conf"; };'])(
    '%s, which is not there',
    (main) => {
      expect(read(main, {})).toEqual([
        ':53',
        'opaque',
        '*: answer',
        '? what `include` names, /etc/bind/zones.conf, is not in sight and is not read',
      ]);
    },
  );
});

describe('unbound', () => {
  const read = (main: string, beside: Files) =>
    reported({
      image: 'alpinelinux/unbound',
      files: {
        '/etc/unbound/unbound.conf': `server:\n  interface: 0.0.0.0\n  access-control: 0.0.0.0/0 allow\n${main}`,
        ...beside,
      },
    })?.filter((line) => /->|^\?|opaque/.test(line));
  test.each<[string, string, Files]>([
    ['a file', 'include: "/x"', { '/x': 'forward-zone:\n  name: "z"\n  forward-addr: 10.0.0.1\n' }],
    ['within a clause', 'forward-zone:\n  name: "z"\n  include: /x\n', { '/x': 'forward-addr: 10.0.0.1' }],
    [
      'a glob',
      'include-toplevel: "/d/*.conf"',
      { '/d/a.conf': 'forward-zone:\n  name: "z"\n  forward-addr: 10.0.0.1\n', '/d/b': 'forward-zone:\n  name: "y"\n' },
    ],
  ])('%s', (_, main, beside) => {
    expect(read(main, beside)).toEqual(['z. -> 10.0.0.1:53']);
  });
});

test.each([
  ['ubuntu/bind9', '/etc/bind/named.conf', (n: number) => `include "/x/${n + 1}"; include "/x/${n + 1}";`],
  ['alpinelinux/unbound', '/etc/unbound/unbound.conf', (n: number) => `include: /x/${n + 1}\ninclude: /x/${n + 1}\n`],
])('%s: includes that multiply end at a bound, which is said', (image, main, includes) => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`/x/${n}`, includes(n)]));
  const lines = reported({ image, files: { ...files, '/x/40': '', [main]: includes(-1) } });
  expect(lines?.filter((line) => line.startsWith('?'))).toEqual([
    '? what `include` names, more than 500 files, is not in sight and is not read',
  ]);
});

describe('PowerDNS Recursor', () => {
  const read = (main: string, beside: Files) =>
    reported({
      image: 'powerdns/pdns-recursor-48',
      files: { '/etc/powerdns/recursor.conf': `local-address=0.0.0.0\n${main}`, ...beside },
    })?.filter((line) => /->|^\?|opaque/.test(line));
  test('include-dir is read after the rest, by name whatever its case; its own include-dir is none', () => {
    const main = 'include-dir=/d\nforward-zones-recurse=.=10.0.0.9\n';
    const beside = {
      '/d/B.conf': 'forward-zones-recurse+=b=10.0.0.2',
      '/d/a.conf': 'forward-zones-recurse=a=10.0.0.1\ninclude-dir=/e',
      '/d/c.off': 'forward-zones-recurse=c=10.0.0.3',
      '/e/e.conf': 'forward-zones-recurse=e=10.0.0.4',
    };
    expect(read(main, beside)).toEqual(['a. -> 10.0.0.1:53', 'b. -> 10.0.0.2:53']);
  });
  test('in YAML they are not read', () => {
    const text =
      'recursor: { include_dir: /d, forward_zones_file: /z, forward_zones: [{ zone: a, forwarders: [10.0.0.1] }] }\n';
    const steps = reported({
      image: 'powerdns/pdns-recursor-51',
      files: { '/etc/powerdns/recursor.yml': text, '/d/1.yml': text.replace('zone: a', 'zone: b') },
    });
    expect(steps?.filter((line) => /->|opaque/.test(line))).toEqual(['opaque', 'a. -> 10.0.0.1:53 with RD clear']);
  });
  test('include-dir that is not there', () => {
    expect(read('include-dir=/d\nforward-zones-recurse=.=10.0.0.9\n', {})).toEqual([
      'opaque',
      '. -> 10.0.0.9:53',
      '? what `include-dir` names, /d, is not in sight and is not read',
    ]);
  });
});

/** CoreDNS at 172.28.0.2 asks a resolver at 172.28.0.3. */
function scanned(image: string, volumes: readonly string[], files: Files): ReturnType<typeof scanTexts> {
  const service = (name: string, more: string): string =>
    `  ${name}:\n    networks: {lab: {ipv4_address: 172.28.0.${name === 'asks' ? 2 : 3}}}\n${more}`;
  const compose = [
    'services:\n',
    service(
      'asks',
      '    image: coredns/coredns:1.11.3\n    command: [-conf, /etc/coredns/Corefile]\n    volumes: [./asks:/etc/coredns]\n',
    ),
    service('answers', `    image: ${image}\n    volumes: [${volumes.join(', ')}]\n`),
    'networks: {lab: {ipam: {config: [{subnet: 172.28.0.0/24}]}}}\n',
  ].join('');
  return scanTexts({ 'compose.yaml': compose, 'asks/Corefile': '. {\n forward . 172.28.0.3\n}\n', ...files });
}

function project(image: string, volumes: readonly string[], files: Files): readonly string[] {
  return scanned(image, volumes, files).said.filter((line) => /LG101|LG80/.test(line));
}

describe('a folder that Compose mounts', () => {
  const MAIN = { 'd/dnsmasq.conf': 'no-resolv\nconf-dir=/etc/own\n' };
  const MOUNTS = ['./d/dnsmasq.conf:/etc/dnsmasq.conf', './d/own:/etc/own'];
  test('holds files of any name, and the loop that they close', () => {
    const files = { ...MAIN, 'd/own/upstream': 'server=172.28.0.2\n' };
    expect(project('a/dnsmasq:2.90', MOUNTS, files)).toEqual(['error LG101 asks/Corefile:2:12 always absent']);
  });
  test('holds what answers every address: other types come back (2.86)', () => {
    const files = {
      'd/dnsmasq.conf': 'no-resolv\nserver=172.28.0.2\nconf-dir=/etc/own,*.conf\n',
      'd/own/a.conf': 'address=/#/10.1.1.1\naddress=/#/::1\n',
    };
    expect(project('a/dnsmasq:2.90', MOUNTS, files)).toEqual(['error LG101 asks/Corefile:2:12 always absent']);
    expect(project('a/dnsmasq', MOUNTS, files)).toEqual(['warning LG101 asks/Corefile:2:12 assumed absent']);
  });
  test('is not in sight: the loop is assumed, and said why', () => {
    const files = { 'd/dnsmasq.conf': 'no-resolv\nserver=172.28.0.2\nconf-dir=/etc/elsewhere\n' };
    expect(project('a/dnsmasq:2.90', MOUNTS, files)).toEqual([
      'warning LG101 asks/Corefile:2:12 assumed absent',
      'note LG801 d/dnsmasq.conf:3:1',
    ]);
  });
  test('holds what BIND includes', () => {
    const files = {
      'n/named.conf':
        'options { allow-recursion { any; }; forwarders { 192.0.2.53; }; };\ninclude "/etc/bind/zones";\n',
      'n/zones': 'zone "internal" { type forward; forward only; forwarders { 172.28.0.2; }; };\n',
    };
    expect(project('ubuntu/bind9:9.18', ['./n:/etc/bind'], files)).toEqual([
      'error LG101 asks/Corefile:2:12 always absent',
    ]);
  });
});

describe('a bare file, asked by a Corefile', () => {
  const COREFILE = { 'edge/Corefile': '. {\n  forward . 192.0.2.7\n}\n' };
  const scan = (files: Files) => scanTexts({ ...COREFILE, ...files }).said.filter((line) => /LG101|LG80/.test(line));
  const back = (address: string) => `server=/internal/${address}\n`;
  const OTHER = 'no-resolv\nlisten-address=192.0.2.8\nserver=192.0.2.7\n';
  const MAIN = 'no-resolv\nlisten-address=192.0.2.7\n';
  test('is read with what lies beside it', () => {
    const files = {
      'dns/dnsmasq.conf': `${MAIN}conf-dir=/etc/dns.d\nconf-file=/etc/one\n`,
      'dns/dns.d/internal': back('192.0.2.8'),
      'dns/one': 'server=192.0.2.9\n',
      'other/dnsmasq.conf': OTHER,
    };
    expect(scan(files)).toEqual(['warning LG101 dns/dns.d/internal:1:18 assumed absent']);
  });
  test('says what is not there', () => {
    expect(scan({ 'dns/dnsmasq.conf': `${MAIN}conf-dir=/etc/dns.d\n` })).toEqual(['note LG801 dns/dnsmasq.conf:3:1']);
  });
  test('is one server, where a container has it', () => {
    const files = { 'd/dnsmasq.conf': 'no-resolv\nlisten-address=172.28.0.3\nserver=172.28.0.2\n' };
    const { report } = scanned('a/dnsmasq:2.90', ['./d/dnsmasq.conf:/etc/dnsmasq.conf'], files);
    expect(report.servers.map(({ name }) => name)).toEqual(['compose/Service/asks', 'compose/Service/answers']);
  });
});

test('files that cloud-init writes, of any path', () => {
  const written = (path: string, lines: readonly string[]): string =>
    `  - path: ${path}\n    content: |\n${lines.map((line) => `      ${line}\n`).join('')}`;
  const data = [
    '#cloud-config\nwrite_files:\n',
    written('/etc/dnsmasq.conf', ['no-resolv', 'listen-address=192.0.2.7', 'conf-dir=/etc/dd']),
    written('/etc/dd/a', ['server=/internal/192.0.2.8']),
    written('/etc/bind/named.conf', [
      'options { recursion yes; allow-recursion { any; }; listen-on { 192.0.2.8; }; };',
      'include "/srv/zones";',
    ]),
    written('/srv/zones', ['zone "internal" { type forward; forward only; forwarders { 192.0.2.7; }; };']),
  ].join('');
  const said = scanTexts({ 'user-data': data }).said.filter((line) => /LG101|LG80/.test(line));
  expect(said).toEqual(['error LG101 user-data:10:24 always absent']);
});

describe('the texts of one configuration', () => {
  const text = (path: string, words: string) => wholeFile({ path, text: words });
  const wordsOf = (roots: readonly string[], files: ReadonlyMap<string, ReturnType<typeof text>>, once: boolean) => {
    const words: string[] = [];
    const all = readInPlace(
      roots.flatMap((root) => textsNamed(files, root) ?? []),
      (one) => one.text.split(' '),
      { once },
    );
    for (const word of all) {
      const found = textsNamed(files, word);
      if (found === undefined) words.push(word);
      else all.open(found);
    }
    return words.join(' ');
  };
  const files = new Map([
    ['/a', text('a', '1 /b 2 /b')],
    ['/b', text('b', '3 /a 4')],
  ]);
  test('stand in their place, and in none of themselves', () => {
    expect(wordsOf(['/a'], files, false)).toBe('1 3 4 2 3 4');
    expect(wordsOf(['/a', '/b'], files, true)).toBe('1 3 4 2');
  });
  test('end at a bound, however they multiply', () => {
    const doubling = new Map(
      Array.from({ length: 40 }, (_, n) => [`/${n}`, text(`${n}`, `x /${n + 1} /${n + 1}`)] as const),
    );
    expect(
      wordsOf(['/0'], doubling, false)
        .split(' ')
        .filter((word) => word === 'x'),
    ).toHaveLength(500);
  });
});
