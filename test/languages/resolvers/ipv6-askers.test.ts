/**
 * A list of IPv4 networks lets nobody in over IPv6. Played: unbound 1.17.1 in such a ring refuses what comes back over IPv6; of two more that
 * let `0.0.0.0/0` in and were asked at 127.0.0.1 and ::1, BIND 9.18.49 answers the one and refuses the other, the Recursor 4.8.8 drops it.
 */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const files: Readonly<Record<string, (networks: readonly string[]) => Readonly<Record<string, string>>>> = {
  unbound: (networks) => ({
    image: 'mvance/unbound:1.17.1',
    target: '/opt/unbound/etc/unbound/unbound.conf',
    text: `server:\n  interface: ::0\n  interface: 0.0.0.0\n${networks.map((one) => `  access-control: ${one} allow\n`).join('')}forward-zone:\n  name: "."\n  forward-addr: fd00:30::11\n`,
  }),
  BIND: (networks) => ({
    image: 'internetsystemsconsortium/bind9:9.18',
    target: '/etc/bind/named.conf',
    text: `options {\n  allow-query { ${networks.join('; ')}; };\n  forward only;\n  forwarders { fd00:30::11; };\n};\n`,
  }),
  Recursor: (networks) => ({
    image: 'powerdns/pdns-recursor-48:4.8.8',
    target: '/etc/powerdns/recursor.conf',
    text: `local-address=0.0.0.0, ::\nallow-from=${networks.join(', ')}\nforward-zones-recurse=.=fd00:30::11\n`,
  }),
};

const loopsWith = (software: string, networks: readonly string[], back: string): readonly string[] => {
  const { image = '', target = '', text = '' } = files[software]?.(networks) ?? {};
  return scanTexts({
    'docker-compose.yml': `services:
  resolver:
    image: ${image}
    volumes: ["./conf:${target}"]
    networks: { lan: { ipv4_address: 172.30.0.10, ipv6_address: "fd00:30::10" } }
  coredns:
    image: coredns/coredns:1.15.0
    command: [-conf, /etc/coredns/Corefile]
    volumes: ["./Corefile:/etc/coredns/Corefile"]
    networks: { lan: { ipv4_address: 172.30.0.11, ipv6_address: "fd00:30::11" } }
networks:
  lan:
    enable_ipv6: true
    ipam: { config: [{ subnet: 172.30.0.0/24 }, { subnet: "fd00:30::/64" }] }
`,
    conf: text,
    Corefile: `.:53 {\n    forward . ${back}\n}\n`,
  }).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [certainty ?? ''] : []));
};

const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

for (const software of Object.keys(files))
  test.each<readonly [string, readonly string[], string, readonly string[]]>([
    ['everybody over IPv4', ['0.0.0.0/0'], 'fd00:30::10', []],
    ['all private networks of IPv4', PRIVATE, 'fd00:30::10', []],
    // A container of both families asks from its address there (played: unbound 1.17.1 lets in fd00:30::11/128 alone).
    ['another network of IPv6 too', ['0.0.0.0/0', 'fd00:99::/64'], 'fd00:30::10', []],
    ['its address of IPv6 too', ['0.0.0.0/0', 'fd00:30::11/128'], 'fd00:30::10', ['always']],
    ['everybody', ['0.0.0.0/0', '::/0'], 'fd00:30::10', ['always']],
    ['the private networks of IPv6 too', ['0.0.0.0/0', 'fd00::/8'], 'fd00:30::10', ['always']],
    ['its network of IPv6 too', ['0.0.0.0/0', 'fd00:30::/64'], 'fd00:30::10', ['always']],
    ['everybody over IPv4, asked so', ['0.0.0.0/0'], '172.30.0.10', ['always']],
  ])(`${software} that lets in %s`, (_, networks, back, expected) => {
    expect(loopsWith(software, networks, back)).toEqual(expected);
  });
