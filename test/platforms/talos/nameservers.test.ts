import { expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const said = (...nameservers: readonly string[]): readonly string[] =>
  scanTexts({
    'dns.yaml': cluster('.:53 {\n    loop\n    forward . /etc/resolv.conf\n}\n'),
    'talos/patch.yaml': `machine:\n  type: worker\n  network:\n    nameservers:\n${nameservers.map((one) => `      - ${one}\n`).join('')}`,
  }).said.map((line) => line.replace(/:\d+:\d+.*/, ''));

test.each([
  [['10.0.0.1'], []],
  [
    ['${DNS_A}', '10.0.0.1'],
    ['note LG305 dns.yaml', 'note LG801 talos/patch.yaml'],
  ],
  [
    ['${DNS_A}', '${DNS_B}'],
    ['note LG305 dns.yaml', 'note LG801 talos/patch.yaml'],
  ],
])('of nameservers that are filled in later it is not known where names go: %j', (nameservers, expected) => {
  expect(said(...nameservers)).toEqual(expected);
});
