/** Many stanzas of which the one with the longest FROM counts: a name is held against those that may take it. */
import { expect, test } from '@jest/globals';
import { wholeFile } from '../../src/core/text/source-text.ts';
import { readUnbound } from '../../src/languages/unbound/index.ts';
import { callsOf, growthOf, LINEAR } from '../support/counted-work.ts';
import { scanTexts } from '../support/scan-texts.ts';

test('four times the `server=` lines of dnsmasq are four times the work', () => {
  const scan = (lines: number): void => {
    const servers = Array.from(
      { length: lines },
      (_, index) => `      server=/z${index}.test/192.0.2.${index % 250}\n`,
    );
    const text = `#cloud-config
write_files:
  - path: /etc/dnsmasq.d/lan.conf
    content: |
${servers.join('')}  - path: /etc/resolv.conf
    content: |
      nameserver 127.0.0.1
`;
    scanTexts({ 'user-data.yaml': text });
  };
  expect(growthOf(scan, 25)).toBeLessThan(LINEAR);
});

test('names of a blocklist of unbound, each with its zone and its data', () => {
  const scan = (count: number): void => {
    const names = Array.from(
      { length: count },
      (_, i) => ` local-zone: "z${i}.test" redirect\n local-data: "z${i}.test A 0.0.0.0"\n`,
    ).join('');
    readUnbound([
      wholeFile({
        path: 'unbound.conf',
        text: `server:\n${names}forward-zone:\n name: "."\n forward-addr: 192.0.2.1\n`,
      }),
    ]);
  };
  expect(growthOf(scan, 40)).toBeLessThan(LINEAR);
});

test('an upstream that is an address is read by one expression', () => {
  const addresses = Array.from({ length: 15 }, (_, index) => `192.0.2.${index + 1}:${1053 + index}`);
  const scan = (): unknown => scanTexts({ Corefile: `.:53 {\n    forward . ${addresses.join(' ')}\n}\n` });
  const calls = callsOf(['plainEndpoint', 'endpointOf', 'unresolvedReason'], scan);
  // The Corefile is read as of the newest release and as of an older one.
  expect(calls).toEqual({ plainEndpoint: 30, endpointOf: 0, unresolvedReason: 0 });
});

test('blocks of one zone, which `view` tells from each other, against a base', () => {
  const scan = (count: number): void => {
    const blocks = (last: string): string =>
      Array.from(
        { length: count },
        (_, i) =>
          `.:53 {\n    view v${i} {\n        expr name() == 'n${i}.test.'\n    }\n    forward . 192.0.2.1\n    ${i === count - 1 ? last : 'loop'}\n}\n`,
      ).join('');
    scanTexts({ Corefile: blocks('log') }, { Corefile: blocks('loop') });
  };
  expect(growthOf(scan, 15)).toBeLessThan(LINEAR);
});

test('blocks of one zone, which `bind` tells from each other, against a base', () => {
  const scan = (count: number): void => {
    const blocks = (last: string): string =>
      Array.from(
        { length: count },
        (_, i) =>
          `.:53 {\n    bind 127.1.${i >> 8}.${i & 255}\n    forward . 192.0.2.1\n    ${i === count - 1 ? last : 'loop'}\n}\n`,
      ).join('');
    scanTexts({ Corefile: blocks('log') }, { Corefile: blocks('loop') });
  };
  expect(growthOf(scan, 15)).toBeLessThan(LINEAR);
});
