/** What is not known is said: a pass must not look like one where the path was never seen. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

test.each([
  ['an environment variable', '{$UPSTREAM}', 'the environment variable in {$UPSTREAM} is not stated'],
  ['what an installer fills in', '__UPSTREAM__', '__UPSTREAM__ is filled in elsewhere'],
])('%s as the upstream', (_, to, why) => {
  const { said, report } = scanTexts({ Corefile: `. {\n    loop\n    forward . ${to}\n}\n` });
  expect(said).toEqual(['note LG305 Corefile:3:15']);
  expect(report.findings[0]?.message).toBe(
    `Where Corefile (zone .) forwards names is not known: ${why}. It loops where the value is an address that leads back here.`,
  );
});

test('an upstream that is written out needs no notice', () => {
  expect(scanTexts({ Corefile: '. {\n    loop\n    forward . 192.0.2.53\n}\n' }).said).toEqual([]);
});

test('what keeps the server from starting is said once', () => {
  const { said } = scanTexts({ Corefile: '. {\n    loop\n    forward . {$UPSTREAM} dns://\n}\n' });
  expect(said.filter((one) => one.includes('LG401'))).toHaveLength(1);
});
