/** A rewrite that nothing leads back: the reply is to another question, and whoever forwarded it says FORMERR. */
import { describe, expect, test } from '@jest/globals';
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

describe('hosts entries outside the zones of the plugin', () => {
  const file =
    'a.org in-addr.arpa {\n hosts /etc/none a.org {\n 10.0.0.9 www.b.org\n 10.0.0.8 www.a.org\n }\n forward . 10.0.0.1\n}';
  test('are dropped with their pointers', () => {
    expect(fate([file], '9.0.0.10.in-addr.arpa PTR')).toEqual(['always leaves 10.0.0.1:53']);
    expect(fate([file], '8.0.0.10.in-addr.arpa PTR')).toEqual(['always answered']);
  });
});
