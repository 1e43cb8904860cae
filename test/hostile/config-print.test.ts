/** A configuration's words are printed as YAML that a terminal shows and does not heed. */
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { loadConfig } from '../../src/judge/load-config.ts';
import { printConfig } from '../../src/judge/print-config.ts';

test.each([
  ['a control of eight bits', 'why\u009b31m'],
  ['a line end of eight bits', 'why\u0085not'],
  ['delete', 'why\u007f'],
  ['an override', 'why \u202enot\u202c'],
  ['an isolate', 'why \u2066not\u2069'],
  ['what has no width', 'why\u200b\u{e0041}\ufeffx'],
  ['a separator', 'why\u2028not'],
  ['over several lines', `why\n\n  "not"\\\u009b ${'long '.repeat(40)}end`],
])('%s', (_, text) => {
  const written = JSON.stringify(text).replace('\u0085', '\\u0085');
  const config = loadConfig({
    path: '.loopgate.yaml',
    text: `version: 1
clusters:
- name: a
  nodes: [{ name: n, files: { /etc/resolv.conf: { inline: ${written} } } }]
suppressions:
- { rule: LG202, path: "x/**", reason: ${written} }
`,
  });
  const printed = printConfig(config);
  expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(parse(printed)).toMatchObject({ suppressions: [{ reason: text }] });
  expect(JSON.stringify(parse(printed))).toContain(`"inline":${JSON.stringify(text)}`);
});
