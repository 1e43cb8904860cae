/** Zones of `kubernetes` that hang on a template's conditions: without any of them its block's own zones count. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const corefile = (zones: string, upstream = '192.0.2.1') =>
  `.:53 {\n    loop\n    kubernetes ${zones}\n    forward . ${upstream}\n}\n`;

test.each([
  '{% if a %}cluster.local{% else %}other.local{% endif %}',
  '{% if a %}cluster.local{% endif %}',
  'x.in-addr.arpa {% if a %}cluster.local{% endif %}',
])('nothing is certain of %s', (zones) => {
  expect(scanTexts({ 'roles/dns/templates/Corefile.j2': corefile(zones) }).said).toEqual([]);
});

test('a loop behind it is one by assumption', () => {
  const found = (zones: string) => {
    const { findings } = scanTexts({ 'roles/dns/templates/Corefile.j2': corefile(zones, '127.0.0.1') }).report;
    return findings.flatMap(({ code, certainty }) => (code === 'LG101' ? `${code} ${certainty}` : []));
  };
  expect(found('cluster.local')).toEqual(['LG101 always']);
  expect(found('{% if a %}cluster.local{% endif %}')).toEqual(['LG101 assumed']);
});
