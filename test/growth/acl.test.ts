/** Block lists are long: rules of one action that follow each other are one, and those that others stand between are bounded. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const corefile = (actions: readonly string[]): string =>
  `.:53 {\n    acl {\n${actions.map((action, i) => `        ${action} net 10.${i >> 8}.${i & 255}.0/24\n`).join('')}    }\n    forward . 127.0.0.1\n    loop\n}\n`;
const said = (actions: readonly string[]): readonly string[] =>
  scanTexts({ Corefile: corefile(actions) }).report.findings.map(({ code, certainty }) =>
    `${code} ${certainty ?? ''}`.trim(),
  );
const alternating = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 'block' : 'drop'));

test('of one action: as many as there are', () => {
  expect(said(Array.from({ length: 6400 }, () => 'block'))).toEqual(['LG101 always']);
});

test('of two actions in turn: at the bound and above', () => {
  expect(said(alternating(999))).toEqual(['LG101 always']);
  expect(said(alternating(1000))).toEqual(['LG101 always']);
  expect(said(alternating(1001))).toEqual(expect.arrayContaining(['LG802', 'LG101 assumed']));
});
