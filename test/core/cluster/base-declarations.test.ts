/** The base is judged by what it declared itself. */
import { expect, test } from '@jest/globals';
import { coreDns, corefile, nodes } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const dns = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const declared = (os: string): string => nodes(`os: ${os}\nprovisioner: none\n`);

test('a change of the declared image alone makes a loop new', () => {
  const { said } = scanTexts(
    { 'c.yaml': dns, '.loopgate.yaml': declared('ubuntu-24.04') },
    { 'c.yaml': dns, '.loopgate.yaml': declared('debian-11') },
  );
  expect(said).toEqual(['error LG101 c.yaml:18:19 always fatal']);
});
test('a change of a declared file makes a loop new', () => {
  const config = nodes('files: { /etc/resolv.conf: resolv.conf }\n');
  const files = { 'c.yaml': dns, '.loopgate.yaml': config };
  const { said } = scanTexts(
    { ...files, 'resolv.conf': 'nameserver 127.0.0.1\n' },
    { ...files, 'resolv.conf': 'nameserver 10.0.0.2\n' },
  );
  expect(said).toEqual(['error LG101 c.yaml:18:19 always fatal']);
});
test('what both declare exists', () => {
  const files = { 'c.yaml': dns, '.loopgate.yaml': declared('ubuntu-24.04') };
  expect(scanTexts({ ...files, 'x.txt': '' }, files).said).toEqual(['existing error LG101 c.yaml:18:19 always fatal']);
});
