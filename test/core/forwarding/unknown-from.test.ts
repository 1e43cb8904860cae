/** A forward for names that are filled in later: it may take a name, and may leave it to the next. */
import { describe, expect, test } from '@jest/globals';
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

describe('a text has one value in a repository', () => {
  const service = (name: string, file: string, address: string): string =>
    `  ${name}:\n    image: coredns/coredns:1.11.3\n    command: [-conf, /Corefile]\n    volumes: ["./${file}:/Corefile"]\n    networks: { n: { ipv4_address: ${address} } }\n`;
  const loops = (other: string, ...lines: readonly string[]): readonly string[] =>
    scanTexts({
      'compose.yaml': `services:\n${service('dns', 'dns/a', '10.0.0.1')}${service('gw', other, '10.0.0.2')}networks: { n: { ipam: { config: [{ subnet: 10.0.0.0/24 }] } } }\n`,
      'dns/a': `.:53 {\n    forward ${FILLED[0]} 10.0.0.2\n    forward . 192.0.2.1\n}\n`,
      [other]: `.:53 {\n${lines.map((line) => `    ${line}\n`).join('')}    forward . 10.0.0.1\n}\n`,
    }).report.findings.flatMap(({ code, severity, certainty }) => (code === 'LG101' ? `${severity} ${certainty}` : []));
  const template = (zone: string | undefined): string => `template ANY ANY ${zone} {\n        rcode NXDOMAIN\n    }`;
  test.each([
    ['its zone is answered', [template(FILLED[0])], []],
    ['a zone below it is answered', [template(`a.${FILLED[0]}`)], ['warning assumed']],
    ['another is answered', [template('$' + '{OTHER}')], ['warning assumed']],
    ['nothing is', [], ['warning assumed']],
  ])('%s', (_, lines, expected) => {
    expect(loops('dns/b', ...lines)).toEqual(expected);
  });
  test('and may have another below another folder', () => {
    expect(loops('gw/b', template(FILLED[0]))).toEqual(['warning assumed']);
  });
});
