/** What each program's own configuration comes to, in five-line inputs. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reverseZones } from '../../../src/core/dns/reverse.ts';
import { resolverSoftware } from '../../../src/judge/resolver-software.ts';
import { pdnsRecursor } from '../../../src/languages/pdns-recursor/index.ts';
import { draws } from '../../support/draws.ts';
import { container, reported } from './reported.ts';

describe('Pi-hole', () => {
  test('upstreams with ports and names, reverse servers, another port', () => {
    const env = {
      FTLCONF_dns_upstreams: '10.0.0.1#5353; unbound.dns ;fd00::1',
      FTLCONF_dns_revServers: 'true,192.168.0.0/15,192.168.0.1,lan;false,10.0.0.0/8,10.0.0.2,corp',
      FTLCONF_dns_port: '5300',
    };
    expect(reported({ image: 'pihole/pihole', env })).toEqual([
      ':5300',
      '. -> 10.0.0.1:5353, host unbound.dns.:53, fd00::1:53',
      '168.192.in-addr.arpa. -> 192.168.0.1:53',
      '169.192.in-addr.arpa. -> 192.168.0.1:53',
      'lan. -> 192.168.0.1:53',
      '*: refuse',
    ]);
  });

  test('version 5 and before', () => {
    const image = 'example.org:5000/copies/pihole';
    expect(reported({ image, env: { DNS1: '1.1.1.1', DNS2: 'no' } })).toEqual([':53', '. -> 1.1.1.1:53', '*: refuse']);
    const env = {
      PIHOLE_DNS_: '1.1.1.1',
      DNS1: '2.2.2.2',
      REV_SERVER: 'true',
      REV_SERVER_TARGET: '10.0.0.2',
      REV_SERVER_DOMAIN: 'lan',
    };
    expect(reported({ image, env })).toEqual([':53', '. -> 1.1.1.1:53', 'lan. -> 10.0.0.2:53', '*: refuse']);
    expect(reported({ image, env: { TZ: 'Europe/London' } })).toBeUndefined();
  });
});

describe('AdGuard Home', () => {
  const read = (dns: string): readonly string[] | undefined =>
    reported({ image: 'adguard/adguardhome', files: { '/opt/adguardhome/conf/AdGuardHome.yaml': dns } });

  test('schemes, zones, the usual servers, rewrites', () => {
    const text = `dns:
  bind_hosts: [192.168.1.2]
  port: 5353
  upstream_mode: parallel
  upstream_dns: ['# none', tls://1.1.1.1, '[/a.example/*.b.example/]10.0.0.1:54 10.0.0.2', '[/c.example/]#', 'sdns://AAAA']
filtering:
  rewrites: [{ domain: x.example, answer: 10.0.0.9 }, { domain: '*.y.example', answer: z.example }, { domain: off.example, answer: 1.1.1.1, enabled: false }]
`;
    expect(read(text)).toEqual([
      '192.168.1.2:5353',
      '=x.example.: answer',
      'y.example.: maybe',
      '. -> tls://1.1.1.1:853 parallel',
      'a.example. -> 10.0.0.1:54, 10.0.0.2:53 parallel',
      'b.example. -> 10.0.0.1:54, 10.0.0.2:53 parallel',
      'c.example. -> tls://1.1.1.1:853 parallel',
      '*: servfail',
      '? where the upstream `sdns://AAAA` leads is not read',
    ]);
  });

  test('a file without upstreams, and one that is no YAML', () => {
    expect(read('http: { address: 0.0.0.0:80 }\n')).toBeUndefined();
    expect(read('dns: [unclosed\n')?.some((line) => line.startsWith('? '))).toBe(true);
  });
});

describe('pointers of private networks in AdGuard Home', () => {
  const read = (...lines: readonly string[]): readonly string[] =>
    (
      reported({
        image: 'adguard/adguardhome',
        files: {
          '/opt/AdGuardHome.yaml': `dns:\n  upstream_dns: [9.9.9.9]\n${lines.map((one) => `  ${one}\n`).join('')}`,
        },
      }) ?? []
    ).filter((one) => /168\.192|(?:^|\s)10\.in-addr/.test(one));

  test('go to its own servers for them', () => {
    expect(read('local_ptr_upstreams: [192.168.1.1]', 'private_networks: [192.168.0.0/16]')).toEqual([
      '168.192.in-addr.arpa. -> 192.168.1.1:53',
    ]);
  });

  test('end where they are switched off, or where the system’s own servers are asked', () => {
    const range = 'private_networks: [192.168.0.0/16]';
    expect(read('local_ptr_upstreams: [192.168.1.1]', range, 'use_private_ptr_resolvers: false')).toEqual([
      '168.192.in-addr.arpa.: answer',
    ]);
    expect(read(range)).toEqual(['168.192.in-addr.arpa.: answer']);
  });

  test('are left to `upstream_dns` where that names their zone', () => {
    const zone = '"[/168.192.in-addr.arpa/]10.0.0.1"';
    const text = `dns:\n  upstream_dns: [9.9.9.9, ${zone}]\n  local_ptr_upstreams: [192.168.1.1]\n  private_networks: [192.168.0.0/16]\n`;
    expect(reported({ image: 'adguard/adguardhome', files: { '/opt/AdGuardHome.yaml': text } })).toEqual([
      ':53',
      '. -> 9.9.9.9:53',
      '168.192.in-addr.arpa. -> 10.0.0.1:53',
      '*: servfail',
    ]);
  });
});

describe('Blocky', () => {
  const read = (text: string): readonly string[] | undefined =>
    reported({ image: '0xerr0r/blocky', files: { '/app/config.yml': text } });

  test('networks, conditional zones, own names', () => {
    const text = `upstreams:
  strategy: strict
  groups: { default: [tcp+udp:10.0.0.1, tcp-tls:1.1.1.1:853, 'https://dns.example/dns-query'], kids: [10.0.0.3] }
conditional: { mapping: { lan: '192.168.1.1, udp:192.168.1.2:5353', .: 192.168.1.1 } }
customDNS: { mapping: { printer.lan: 192.168.1.9 } }
ports: { dns: '192.168.1.5:1053,10.0.0.5:53' }
`;
    expect(read(text)).toEqual([
      ':1053 for of the client group kids',
      'printer.lan.: answer',
      '=9.1.168.192.in-addr.arpa.: answer',
      '. -> 10.0.0.3:53 sequential',
      'lan. -> 192.168.1.1:53, 192.168.1.2:5353 sequential',
      '*: servfail',
      ':1053',
      'printer.lan.: answer',
      '=9.1.168.192.in-addr.arpa.: answer',
      '. -> 10.0.0.1:53, tls://1.1.1.1:853, host dns.example.:443 sequential',
      'lan. -> 192.168.1.1:53, 192.168.1.2:5353 sequential',
      '*: servfail',
      '? a server for names without a dot is not modelled',
    ]);
  });

  test('names that are rewritten before the zones with servers are asked, and before own names', () => {
    const text = `upstreams: { groups: { default: [9.9.9.9] } }
customDNS:
  rewrite: { home: lan }
  mapping: { nas.lan: 10.0.0.9 }
conditional:
  rewrite: { old.example: corp.example, elsewhere: nowhere }
  mapping: { corp.example: 10.1.0.1, deep.corp.example: 10.1.0.2 }
`;
    expect(read(text)).toEqual([
      ':53',
      'nas.lan.: answer',
      'nas.home.: answer',
      '=9.0.0.10.in-addr.arpa.: answer',
      'suffix .old.example. to .corp.example.',
      'exactly deep.old.example. to deep.corp.example.',
      'suffix .deep.old.example. to .deep.corp.example.',
      '. -> 9.9.9.9:53',
      'corp.example. -> 10.1.0.1:53',
      'deep.corp.example. -> 10.1.0.2:53',
      '*: servfail',
    ]);
  });

  test('before version 0.22', () => {
    expect(read('port: 53\nupstream:\n  default: [9.9.9.9]\n')).toEqual([':53', '. -> 9.9.9.9:53', '*: servfail']);
  });
});

describe('BIND 9', () => {
  const read = (text: string): readonly string[] | undefined =>
    reported({ image: 'ubuntu/bind9', files: { '/etc/bind/named.conf': text } });

  test('forwarders of options and zones, with ports; comments of three kinds', () => {
    const text = `// first
options { /* more */ listen-on port 5353 { 10.0.0.5; }; # last
  forwarders port 54 { 10.0.0.1; 10.0.0.2 port 55; 10.0.0.3 tls quad9; };
};
tls quad9 { };
zone "." { type hint; file "root.hints"; };
zone "corp.example" IN { type forward; forwarders { 10.1.0.1; }; };
zone "own.corp.example" { type master; file "own.db"; };
zone "inet.example" { type forward; forwarders { }; };
`;
    // `tls` is not of 9.18.
    const steps = [
      'opaque',
      '=own.corp.example.: pass',
      'own.corp.example.: answer',
      'corp.example.: pass',
      'inet.example.: pass',
      '. -> 10.0.0.1:54, 10.0.0.2:55, tls://10.0.0.3:853',
      'corp.example. -> 10.1.0.1:53',
      'inet.example.: answer',
      'inet.example.: servfail',
      '*: answer',
    ];
    expect(read(text)).toEqual(['10.0.0.5:5353', ...steps, ':::53', ...steps]);
  });

  describe('delegations in the file of a zone', () => {
    const FILE = '$TTL 60\n@ SOA ns h 1 2 3 4 5\n@ NS ns\nns A 192.0.2.1\na NS ns.a\nns.a A 192.0.2.77\nb NS ns.a\n';
    const zone = (more = '', file = 'z', options = ''): readonly string[] | undefined =>
      reported({
        image: 'ubuntu/bind9',
        files: {
          '/etc/bind/named.conf': `options { directory "/etc/bind"; forwarders { 10.0.0.1; }; ${options} };
zone "example.org" { type primary; file "${file}"; ${more} };
zone "b.example.org" { type primary; file "none"; };
`,
          '/etc/bind/z': FILE,
          '/var/z': '@ SOA ns h 1 2 3 4 5\n',
        },
      });
    const passing = (lines: readonly string[] | undefined): readonly string[] =>
      (lines ?? []).filter((line) => /^a\.example\.org\.: (?:maybe|pass)$/.test(line));
    test.each(['z', '/etc/bind/z'])('go to the forwarders: %s', (file) => {
      expect(passing(zone('', file))).toEqual(['a.example.org.: pass']);
      expect(zone('', file)).toContain('. -> 10.0.0.1:53');
    });
    test.each([
      ['the file may be another one', 'bind/z', ''],
      ['clients may change it', 'z', 'allow-update { any; };'],
    ])('may go there where %s', (_, file, more) => {
      expect(passing(zone(more, file))).toEqual(['a.example.org.: maybe']);
    });
    test('go to the servers of the delegation, and to nobody else where the zone has an empty list', () => {
      expect(zone()).toContain('a.example.org. -> 192.0.2.77:53 with RD clear');
      expect(zone('forwarders { };')).toEqual(
        expect.arrayContaining(['a.example.org.: pass', 'a.example.org. -> 192.0.2.77:53 with RD clear']),
      );
      expect(zone('forwarders { 10.0.0.2; };')).toContain('a.example.org. -> 10.0.0.2:53');
    });
    test('to root hints that name others nobody is followed', () => {
      const hints = (server: string): readonly string[] | undefined =>
        reported({
          image: 'ubuntu/bind9',
          files: {
            '/etc/bind/named.conf': 'zone "." { type hint; file "/etc/bind/hints"; };\n',
            '/etc/bind/hints': `. 3600000 NS ${server}\n${server} 3600000 A 10.0.0.7\n`,
          },
        });
      expect(hints('a.root-servers.net.')).not.toContainEqual(expect.stringContaining('->'));
      expect(hints('root.lab.')).toContainEqual(expect.stringMatching(/^\. -> /));
    });
    test.each([
      ['the file is another', zone('', '/var/z')],
      ['the file is not in sight', zone('', 'y')],
      ['nothing is looked up', zone('', 'z', 'recursion no;')],
    ])('do not where %s', (_, lines) => {
      expect(passing(lines)).toEqual([]);
    });
  });

  test.each([
    ['listen-on { any; }; listen-on-v6 { any; };', ':53'],
    ['listen-on-v6 { none; };', '0.0.0.0:53'],
    ['listen-on { none; };', ':::53'],
    ['listen-on { none; }; listen-on-v6 { none; };', 'nothing:53'],
    ['listen-on { ! 127.0.0.1; any; };', '0.0.0.0 but 127.0.0.1/32 :::53'],
    ['listen-on { 10/8; };', '0.0.0.0 of 10.0.0.0/8 :::53'],
    ['listen-on { localhost; 10.0.0.5; };', ':53'],
    ['listen-on { 127/8; }; listen-on-v6 { fd00::5; };', '127.0.0.1 fd00::5:53'],
    ['listen-on { !10.0.0.5; 10.0.0.5; 10.0.0.6; };', '10.0.0.6 :::53'],
    ['listen-on { 10.0.0.5; }; listen-on { 10.0.0.6; }; listen-on-v6 { none; };', '10.0.0.5 10.0.0.6:53'],
    ['port 54; listen-on port 53 { none; }; listen-on { 10.0.0.5; }; listen-on-v6 { none; };', '10.0.0.5:54'],
    ['listen-on port 853 tls own { any; }; listen-on-v6 { none; };', '0.0.0.0:853'],
  ])('%s', (lists, expected) => {
    expect(read(`options { ${lists} };`)?.[0]).toBe(expected);
  });

  test('views one after the other, until one is for everybody', () => {
    const text = `options { forwarders { 10.0.0.1; }; };
view "inside" { match-clients { 10.0.0.0/8; }; forwarders { 10.0.0.2; }; zone "own" { type master; file "own"; }; };
view "never" { match-clients { none; }; forwarders { 10.0.0.3; }; };
view "rest" { match-clients { any; }; zone "own" { in-view "inside"; }; zone "z" { type forward; forwarders { 10.0.0.4; }; }; };
view "hidden" { forwarders { 10.0.0.5; }; };
`;
    expect(read(text)).toEqual([
      ':53 for inside',
      '=own.: pass',
      'own.: answer',
      '. -> 10.0.0.2:53',
      '*: answer',
      ':53',
      '=own.: pass',
      'own.: answer',
      'z.: pass',
      '. -> 10.0.0.1:53',
      'z. -> 10.0.0.4:53',
      '*: answer',
    ]);
  });

  test('stub zones, static ones, and a server that does not look up anything', () => {
    const zones =
      'zone "a" { type static-stub; server-addresses { 10.0.0.1; }; }; zone "b" { type stub; primaries { 10.0.0.2; }; };\n';
    expect(read(zones)).toEqual([
      ':53',
      'a.: pass',
      'b.: servfail',
      'b.: pass',
      'a. -> 10.0.0.1:53 with RD clear',
      'b. -> unresolved',
      '*: answer',
    ]);
    expect(read(`options { forwarders { 10.0.0.9; }; };\n${zones}`)?.slice(4)).toEqual([
      '. -> 10.0.0.9:53',
      'a. -> 10.0.0.1:53 with RD clear',
      'b. -> unresolved',
      '*: answer',
    ]);
    expect(read('options { recursion no; forwarders { 10.0.0.1; }; };\n')).toEqual([':53', '*: refuse']);
  });

  test.each([
    ['options { forwarders { 10.0.0.1; }; };', true],
    ['options { forward only; forwarders { 10.0.0.1; }; };', false],
    ['options { empty-zones-enable no; };', false],
    ['options { disable-empty-zone "10.in-addr.arpa"; };', false],
    ['zone "10.in-addr.arpa" { type forward; forward only; forwarders { 10.0.0.1; }; };', false],
    [
      'options { forward only; forwarders { 10.0.0.1; }; }; zone "in-addr.arpa" { type forward; forwarders { }; };',
      true,
    ],
  ])('%s: pointers of private networks are its own: %s', (text, own) => {
    const one = container({ image: 'ubuntu/bind9', files: { '/etc/bind/named.conf': text } });
    const config = resolverSoftware.find((software) => software.recognises(one))?.read(one)?.value;
    const rules = config?.blocks[0]?.steps.flatMap((step) => (step.kind === 'answer' ? step.rules : [])) ?? [];
    const found = rules.find(({ names }) => names.kind === 'within' && names.zones.includes('10.in-addr.arpa.'));
    expect(found?.effect === 'answer').toBe(own);
  });

  test('words that are filled in before are words', () => {
    const text = 'acl lan { ${LAN}; {{ more }}; };\noptions { forwarders { 10.0.0.1; }; allow-query { lan; }; };';
    expect((read(text) ?? []).filter((one) => one.startsWith('?'))).toEqual([]);
  });

  test('parts of which the whole is not in sight are each read once', () => {
    const files = {
      '/etc/bind/named.conf.local': 'include "/etc/bind/named.conf.cluster";',
      '/etc/bind/named.conf.cluster': 'zone "corp" { type forward; forwarders { 10.0.0.1; }; };',
    };
    const found = reported({ image: 'ubuntu/bind9', files }) ?? [];
    expect(found.filter((one) => one.startsWith('?'))).toEqual([]);
  });

  test('braces that never close, and quotes that never end', () => {
    const broken = '? a `;`, a brace or a quote is missing';
    expect(read('options { forwarders { 10.0.0.1;')).toEqual([
      ':53',
      '*: drop',
      '. -> 10.0.0.1:53',
      '*: answer',
      broken,
    ]);
    const untyped = '? the zone corp has no type';
    expect(read('zone "corp')).toEqual([':53', '*: drop', 'opaque', '*: answer', broken, untyped]);
  });

  test('a zone of another class than its view', () => {
    const zone = (written: string): string => `zone "corp" ${written} { type primary; file "x"; };`;
    const faults = (text: string): readonly string[] => (read(text) ?? []).filter((one) => one.includes('class'));
    expect(faults(zone('CH'))).toEqual(['? corp is of another class than its view']);
    expect(faults(`view "a" { ${zone('hs')} };`)).toEqual(['? corp is of another class than its view']);
    expect(faults(`view "a" CH { ${zone('chaos')} ${zone('')} };`)).toEqual([]);
    expect(faults(`view "a" CH { ${zone('CH')} };\n${zone('IN')}`)).toEqual([]);
  });
});

describe('PowerDNS Recursor', () => {
  const isPrivate = (line: string): boolean => /^(?:168\.192|\d+\.172|127)\.in-addr\.arpa\.: answer$/.test(line);
  const read = (text: string, name = 'recursor.conf'): readonly string[] | undefined =>
    reported({ image: 'powerdns/pdns-recursor-51', files: { [`/etc/powerdns/${name}`]: text } })?.filter(
      (line) => !isPrivate(line),
    );

  test('both styles', () => {
    const old =
      'local-address=0.0.0.0\nlocal-port=5300\nforward-zones=\nforward-zones+=a.example=10.0.0.1;10.0.0.2:54\nforward-zones-recurse=.=9.9.9.9\n';
    const answer = [
      '0.0.0.0:5300',
      '=1.0.0.127.in-addr.arpa.: answer',
      '=.: answer',
      '=a.root-servers.net.: answer',
      'a.example.: pass',
      '.: pass',
      'a.example. -> 10.0.0.1:53, 10.0.0.2:54 with RD clear',
      '. -> 9.9.9.9:53',
    ];
    expect(read(old)).toEqual(answer);
    const young = `incoming: { listen: [0.0.0.0], port: 5300 }
recursor:
  forward_zones: [{ zone: a.example, forwarders: [10.0.0.1, '10.0.0.2:54'] }]
  forward_zones_recurse: [{ zone: ., forwarders: [9.9.9.9] }]
`;
    expect(read(young)).toEqual(answer);
    expect(read(young, 'recursor.yml')).toEqual(answer);
  });

  test('a question with RD clear is forwarded up to 4.9, and from 5.0 on where the configuration says so', () => {
    const refuses = (image: string, more = '', file = 'recursor.conf', text = 'forward-zones-recurse=.=9.9.9.9\n') => {
      const [name = '', tag = ''] = image.split(':');
      const one = { ...container({ image: name, files: { [file]: text + more } }), tag };
      const blocks = pdnsRecursor.read(one)?.value.blocks ?? [];
      return blocks[0]?.steps.flatMap((step) => (step.kind === 'forward' ? [step.unlessRecursive === 'REFUSED'] : []));
    };
    const young = 'recursor: { forward_zones_recurse: [{ zone: ., forwarders: [9.9.9.9] }] }\n';
    expect(['powerdns/pdns-recursor-48', 'acme/pdns-recursor:4.8.8'].map((image) => refuses(image))).toEqual([
      [false],
      [false],
    ]);
    expect(['powerdns/pdns-recursor-51', 'acme/pdns-recursor:5.1.2'].map((image) => refuses(image))).toEqual([
      [true],
      [true],
    ]);
    expect(refuses('powerdns/pdns-recursor-51', 'allow-no-rd=yes\n')).toEqual([false]);
    expect(refuses('powerdns/pdns-recursor-51', '', 'recursor.yml', young)).toEqual([true]);
    expect(refuses('powerdns/pdns-recursor-51', 'incoming: { allow_no_rd: true }\n', 'recursor.yml', young)).toEqual([
      false,
    ]);
  });

  test('what the command line gives counts after the file', () => {
    const given = (words: readonly string[], files: Readonly<Record<string, string>>) =>
      reported({ image: 'powerdns/pdns-recursor-48', words, files })?.filter((line) => /->|opaque|53/.test(line));
    const file = { '/etc/powerdns/recursor.conf': 'local-address=0.0.0.0\nforward-zones-recurse=.=192.0.2.53\n' };
    const words = ['--forward-zones-recurse=.=198.51.100.53', '--local-port=5353'];
    expect(given(words, file)).toEqual(['0.0.0.0:5353', '. -> 198.51.100.53:53']);
    expect(given(['--forward-zones-recurse+=a=10.0.0.1'], file)).toEqual([
      '0.0.0.0:53',
      '. -> 192.0.2.53:53',
      'a. -> 10.0.0.1:53',
    ]);
    expect(given(words, {})).toEqual(['127.0.0.1:5353', '. -> 198.51.100.53:53']);
    expect(given(['--config-dir=/etc/powerdns'], {})).toBeUndefined();
    expect(given(['--config-dir=/etc/other'], file)).toEqual(['0.0.0.0:53', 'opaque', '. -> 192.0.2.53:53']);
    const young = {
      '/etc/powerdns/recursor.yml': 'recursor: { forward_zones_recurse: [{ zone: ., forwarders: [192.0.2.53] }] }\n',
    };
    expect(given(words, young)).toEqual(['127.0.0.1:53', 'opaque', '. -> 192.0.2.53:53']);
  });

  test('nothing said of where it listens is the loopback', () => {
    expect(read('quiet=yes\n')).toEqual(['127.0.0.1:53', '=1.0.0.127.in-addr.arpa.: answer', '*: answer']);
  });
});

/** Its /etc/hosts, read without `no-hosts`: nobody says that it holds these. */
const HOSTS = ['*: miss-passes'];

describe('dnsmasq', () => {
  test('its options, long and short', () => {
    const words = [
      'dnsmasq',
      '-k',
      '--no-resolv',
      '--port=5353',
      '-S',
      '10.0.0.1#54',
      '--server=/a.example/10.0.0.2',
      '--strict-order',
    ];
    expect(reported({ image: 'acme/tools', words })).toEqual([
      ':5353',
      ...HOSTS,
      'a.example.: pass',
      '. -> 10.0.0.1:54 sequential',
      'a.example. -> 10.0.0.2:53 sequential',
      '*: refuse',
    ]);
  });
});

describe('whatever a text says', () => {
  const images = [
    'pihole/pihole',
    'adguard/adguardhome',
    '0xerr0r/blocky',
    'ubuntu/bind9',
    'powerdns/pdns-recursor',
    'mvance/unbound',
    'jpillora/dnsmasq',
  ];
  const paths = [
    'AdGuardHome.yaml',
    'config.yml',
    'named.conf',
    'recursor.conf',
    'recursor.yml',
    'unbound.conf',
    'dnsmasq.conf',
  ];
  const word = fc.constantFrom(
    'options',
    'zone',
    'forwarders',
    '{',
    '}',
    ';',
    '"',
    '\n',
    ' ',
    ':',
    '=',
    '.',
    '10.0.0.1',
    'dns',
    'upstream_dns',
    'upstreams',
    'groups',
    'default',
    '- ',
    '/',
    '[/',
    '/]',
    '#',
    'forward-zones',
    'x',
  );

  test('nothing throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...images),
        fc.oneof(
          fc.array(word).map((words) => words.join('')),
          fc.string(),
        ),
        (image, text) => {
          const files = Object.fromEntries(paths.map((path) => [`/etc/${path}`, text]));
          const env = { FTLCONF_dns_upstreams: text, FTLCONF_dns_revServers: text, DNS_SERVER_FORWARDERS: text };
          reported({ image, env, files, words: [text] });
        },
      ),
      draws(2000),
    );
  });

  test('deeply nested braces are read without recursion', () => {
    expect(reported({ image: 'ubuntu/bind9', files: { '/etc/bind/named.conf': '{'.repeat(200_000) } })).toEqual([
      ':53',
      '*: answer',
    ]);
  });
});

test.each([
  ['10.0.0.0/8', ['10.in-addr.arpa.']],
  [
    '192.168.4.0/22',
    ['4.168.192.in-addr.arpa.', '5.168.192.in-addr.arpa.', '6.168.192.in-addr.arpa.', '7.168.192.in-addr.arpa.'],
  ],
  ['192.168.1.7', ['7.1.168.192.in-addr.arpa.']],
  ['0.0.0.0/0', ['in-addr.arpa.']],
  [
    'fd00::/9',
    [
      '0.d.f.ip6.arpa.',
      '1.d.f.ip6.arpa.',
      '2.d.f.ip6.arpa.',
      '3.d.f.ip6.arpa.',
      '4.d.f.ip6.arpa.',
      '5.d.f.ip6.arpa.',
      '6.d.f.ip6.arpa.',
      '7.d.f.ip6.arpa.',
    ],
  ],
  ['::ffff:10.0.0.0/104', []],
  ['10.0.0.0/33', []],
  ['lan', []],
])('reverse zones of %s', (range, zones) => {
  expect(reverseZones(range)).toEqual(zones);
});

describe('kube-dns', () => {
  const image = 'k8s-dns-dnsmasq-nanny-amd64';
  const words = ['-v=2', '-restartDnsmasq=true', '--', '-k', '--server=/cluster.local/127.0.0.1#10053'];

  test("the nanny's own options are none of dnsmasq's; without upstreams it asks the pod's servers", () => {
    expect(reported({ image, words })).toEqual([
      ':53',
      ...HOSTS,
      'cluster.local.: pass',
      'cluster.local. -> 127.0.0.1:10053',
      '. -> resolver-file',
      '*: refuse',
    ]);
  });

  test('its ConfigMap', () => {
    const files = {
      '/etc/k8s/dns/dnsmasq-nanny/stubDomains': '{"corp.example": ["10.0.0.5:5353", "10.0.0.6"]}',
      '/etc/k8s/dns/dnsmasq-nanny/upstreamNameservers': '["9.9.9.9"]',
    };
    expect(reported({ image, words, files })).toEqual([
      ':53',
      ...HOSTS,
      'cluster.local.: pass',
      'corp.example.: pass',
      'cluster.local. -> 127.0.0.1:10053',
      'corp.example. -> 10.0.0.5:5353, 10.0.0.6:53',
      '. -> 9.9.9.9:53',
      '*: refuse',
    ]);
  });

  test.each([
    ['1.14.13', '10.0.0.2:53, 10.0.0.1:53'],
    ['1.17.4-master-15', '10.0.0.2:53, 10.0.0.1:53'],
    ['1.22.0', '10.0.0.2:53, 10.0.0.1:53'],
    ['1.22.1', '10.0.0.1:53, 10.0.0.2:53'],
    ['1.23.0', '10.0.0.1:53, 10.0.0.2:53'],
  ])('the order of dnsmasq in the nanny %s', (tag, to) => {
    const strict = ['--', '--no-resolv', '--strict-order', '--server=10.0.0.1', '--server=10.0.0.2'];
    expect(reported({ image, tag, words: strict })).toContain(`. -> ${to} sequential`);
  });

  test('the server of the cluster domain', () => {
    const kubedns = { image: 'k8s-dns-kube-dns-amd64', words: ['--domain=c.example.', '--dns-port=10053'] };
    const own = [':10053', 'c.example. in-addr.arpa. ip6.arpa.: answer'];
    expect(reported(kubedns)).toEqual([...own, '. -> resolver-file random']);
    const stated = { ...kubedns, words: [...kubedns.words, '--nameservers=192.0.2.1,[2001:db8::1]:5353,x'] };
    expect(reported(stated)).toEqual([...own, '. -> 192.0.2.1:53, 2001:db8::1:5353, unresolved random']);
  });
});
