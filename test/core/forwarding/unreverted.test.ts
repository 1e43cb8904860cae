/** A rewrite that nothing leads back: the reply is to another question, and whoever forwarded it says FORMERR. */
import { describe, expect, test } from '@jest/globals';
import { traceReport } from '../../../src/judge/trace.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { fate } from './read.ts';

describe('rewrite continue without an answer rule', () => {
  const asker = (more = '') => `. {\n forward . 10.244.0.6 10.0.0.1 {\n policy sequential\n ${more}\n }\n}`;
  const rewriting = (rule: string) => `. {\n rewrite ${rule}\n template IN ANY . {\n rcode REFUSED\n }\n}`;
  test('makes the asking forward answer FORMERR, and failover does not go on', () => {
    const files = [asker('failover REFUSED'), rewriting('continue name suffix .a.org .b.org')];
    expect(fate(files, 'x.a.org A')).toEqual(['always fails FORMERR', 'sometimes leaves 10.0.0.1:53']);
    expect(fate(files, 'x.example A')).toEqual(['always leaves 10.0.0.1:53']);
  });
  test('is led back where the rule stops, or where another rule changes replies', () => {
    for (const rule of [
      'stop name suffix .a.org .b.org',
      'continue name suffix .a.org .b.org answer auto',
      'continue name exact x.a.org x.b.org',
    ])
      expect(fate([asker('failover REFUSED'), rewriting(rule)], 'x.a.org A')).toEqual(['always leaves 10.0.0.1:53']);
  });
  test('nor does next', () => {
    const files = [
      '. {\n forward . 10.244.0.6 {\n next REFUSED\n }\n forward . 10.0.0.1\n}',
      rewriting('continue type TXT MX'),
    ];
    expect(fate(files, 'x.a.org TXT')).toEqual(['always fails FORMERR']);
    expect(fate(files, 'x.a.org A')).toEqual(['always leaves 10.0.0.1:53']);
  });
});

describe('such a reply at a server that is no CoreDNS', () => {
  const compose = (second: string): Record<string, string> => ({
    'compose.yaml': `services:
  s0:
    image: coredns/coredns:1.15.0
    command: -conf /c/Corefile
    volumes: ["./Corefile:/c/Corefile"]
    networks: { lan: { ipv4_address: 172.28.0.10 } }
  u0:
    image: mvance/unbound
    volumes: ["./unbound.conf:/opt/unbound/etc/unbound/unbound.conf"]
    networks: { lan: { ipv4_address: 172.28.0.20 } }
networks: { lan: { ipam: { config: [{ subnet: 172.28.0.0/24 }] } } }
`,
    Corefile:
      '. {\n rewrite continue name suffix prod.local. example.org.\n template ANY ANY {\n rcode NXDOMAIN\n }\n}\n',
    'unbound.conf': `server:\n  interface: 0.0.0.0\n  access-control: 0.0.0.0/0 allow\nforward-zone:\n  name: "."\n  forward-addr: 172.28.0.10\n${second}`,
  });
  const fates = (second: string, name: string): readonly string[] => {
    const { entries } = traceReport(scanTexts(compose(second)).head, name, 'A', undefined);
    const own = entries.filter(({ server }) => server.endsWith('/u0'));
    return own.flatMap(({ outcomes }) => outcomes.map((one) => `${one.certainty} ${one.disposition}`)).sort();
  };
  // unbound 1.17 asks again, then the next one: SERVFAIL where there is none.
  test('is taken for none: it fails where there is nobody else, and else who is asked is not said', () => {
    expect(fates('', 'www.prod.local.')).toEqual(['always fails']);
    expect(fates('  forward-addr: 192.0.2.53\n', 'www.prod.local.')).toEqual(['sometimes leaves', 'sometimes unknown']);
    expect(fates('', 'www.example.org.')).toEqual(['always answered']);
  });
});

describe('hosts entries outside the zones of the plugin', () => {
  const file =
    'a.org in-addr.arpa {\n hosts /etc/none a.org {\n 10.0.0.9 www.b.org\n 10.0.0.8 www.a.org\n }\n forward . 10.0.0.1\n}';
  test('are dropped with their pointers', () => {
    expect(fate([file], '9.0.0.10.in-addr.arpa PTR')).toEqual(['always leaves 10.0.0.1:53']);
    expect(fate([file], '8.0.0.10.in-addr.arpa PTR')).toEqual(['always answered']);
  });
});
