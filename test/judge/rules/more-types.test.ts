/** A loop that takes in other types of questions is news, one that leaves some out is none. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const view = (expression: string): string =>
  expression === '' ? '' : `    view v {\n        expr ${expression}\n    }\n`;
const looping = (expression: string): Readonly<Record<string, string>> => ({
  Corefile: `.:53 {\n${view(expression)}    forward . 127.0.0.1\n}\n`,
});
const A = "type() == 'A'";
const BOTH = "type() in ['A', 'AAAA']";

const statuses = (base: string, head: string): readonly string[] =>
  scanTexts(looping(head), looping(base)).report.findings.flatMap(({ code, status }) =>
    code === 'LG101' ? status : [],
  );

test.each([
  ['another type', A, "type() == 'AAAA'", 'new'],
  ['a further type', A, BOTH, 'new'],
  ['every type', A, '', 'new'],
  ['fewer types', BOTH, A, 'existing'],
  ['not every type', '', A, 'existing'],
  ['the same types', BOTH, BOTH, 'existing'],
  ['all but one', "type() != 'A'", "type() != 'MX'", 'new'],
])('%s', (_, base, head, status) => {
  expect(statuses(base, head)).toEqual([status]);
});
