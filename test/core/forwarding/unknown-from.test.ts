/** A forward for names that are filled in later: it may take a name, and may leave it to the next. */
import { expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const found = (...lines: readonly string[]): readonly string[] =>
  scanTexts({
    'dns.yaml': cluster(`.:53 {\n    loop\n${lines.map((line) => `    ${line}\n`).join('')}}\n`),
  }).report.findings.flatMap(({ code, severity, message }) =>
    code === 'LG101' ? `${severity} ${/, assuming that [^:]*?\.(?=$| )/.exec(message)?.[0] ?? ''}` : [],
  );
const FILLED = ['$' + '{DOMAIN}', 'lan.$' + '{DOMAIN}', '{{ domain }}'];

test.each(FILLED)('%s', (from) => {
  expect(found(`forward ${from} 192.0.2.1`, 'forward . 10.96.0.10')).toEqual([
    `warning , assuming that ${from} stands for no zone of the name.`,
  ]);
  expect(found(`forward ${from} 10.96.0.10`, 'forward . 192.0.2.1')).toEqual([
    `warning , assuming that ${from} stands for a zone of the name.`,
  ]);
  expect(found(`forward ${from} 192.0.2.1`, 'forward . 192.0.2.2')).toEqual([]);
  expect(found(`forward ${from} 10.96.0.10`)).toEqual([
    `warning , assuming that ${from} stands for a zone of the name.`,
  ]);
});

test('a name that is stated takes what is its own', () => {
  expect(found('forward home.lan 192.0.2.1', 'forward . 10.96.0.10')).toEqual(['error ']);
  expect(found('forward . 192.0.2.1', `forward ${FILLED[0]} 10.96.0.10`)).toEqual([]);
});
