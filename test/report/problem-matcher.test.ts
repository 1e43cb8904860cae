/** The problem matcher finds every finding of the text output, and nothing else in it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { renderText } from '../../src/report/text.ts';
import { scanTexts } from '../support/scan-texts.ts';

interface Pattern {
  readonly regexp: string;
  readonly [group: string]: string | number;
}
const { problemMatcher } = JSON.parse(readFileSync('.github/loopgate-matcher.json', 'utf8')) as {
  readonly problemMatcher: readonly { readonly owner: string; readonly pattern: readonly Pattern[] }[];
};

/** As the runner applies them: the patterns of one matcher to lines that follow each other. */
function matched(text: string): readonly Record<string, string>[] {
  const lines = text.split('\n');
  return problemMatcher.flatMap(({ pattern }) =>
    lines.flatMap((_, at) => {
      const found = pattern.map(({ regexp }, index) => new RegExp(regexp).exec(lines[at + index] ?? ''));
      if (found.some((one) => one === null)) return [];
      const values = pattern.flatMap(({ regexp: _, ...groups }, index) =>
        Object.entries(groups).map(([name, group]) => [name, found[index]?.[Number(group)] ?? ''] as const),
      );
      return [Object.fromEntries(values)];
    }),
  );
}

test.each([false, true])('it matches the text of real findings, verbose %s', (verbose) => {
  const files = {
    'dns/Corefile': '.:53 {\n    forward . 127.0.0.1\n}\nexample.org:53 {\n    forward . 192.0.2.1\n}\n',
  };
  const { report } = scanTexts(files);
  const seen = matched(renderText(report, { color: false, quiet: false, verbose }));
  const shown = report.findings.filter(({ severity }) => !verbose || severity !== 'note');
  expect(shown.map(({ code }) => code)).toContain('LG101');
  expect(seen.map(({ code }) => code).sort()).toEqual(shown.map(({ code }) => code).sort());
  const loop = seen.find(({ code }) => code === 'LG101');
  expect(loop).toMatchObject({ severity: 'error', file: 'dns/Corefile', line: '2', column: '15' });
  expect(loop?.message).toMatch(/^dns\/Corefile forwards every name/);
});
