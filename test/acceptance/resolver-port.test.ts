/** A declared resolver answers at the port that its address states, and nowhere else. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const config = (address: string) =>
  `version: 1\nclusters:\n  - name: main\n    resolvers:\n      - name: office\n        addresses: ["${address}"]\n        forwards:\n          - zone: "."\n            to: [10.0.0.2]\n`;
const corefile = (to: string) => `. {\n bind 10.0.0.2\n forward . ${to}\n}\n`;
const loops = (to: string, address: string) =>
  scanTexts({ '.loopgate.yaml': config(address), Corefile: corefile(to) }).said.filter((one) => one.includes('LG101'));

test('a port of its own is kept', () => {
  expect(loops('10.0.0.9:5353', '10.0.0.9:5353')).toHaveLength(1);
  expect(loops('10.0.0.9', '10.0.0.9:5353')).toEqual([]);
  expect(loops('10.0.0.9', '10.0.0.9')).toHaveLength(1);
});
