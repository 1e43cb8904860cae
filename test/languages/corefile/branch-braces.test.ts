/** A template whose branches each open or close the same block. */
import { describe, expect, test } from '@jest/globals';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const PLAIN = '.:53 {\n    errors\n    forward . 192.0.2.1\n    loop\n}\n';
const loud = (head: string, base: string, path = 'Corefile.j2'): readonly string[] =>
  scanTexts({ [path]: head }, { [path]: base }).report.findings.flatMap(({ severity, code }) =>
    severity === 'note' ? [] : [`${severity} ${code}`],
  );

const OPENINGS = (tags: readonly [string, string, string]): string =>
  `.:53 {\n    errors\n    ${tags[0]}\n    forward . 192.0.2.1 {\n    ${tags[1]}\n    forward . 192.0.2.2 {\n    ${tags[2]}\n        max_concurrent 1000\n    }\n    loop\n}\n`;

describe.each([
  ['Jinja', 'Corefile.j2', OPENINGS(['{% if x %}', '{% else %}', '{% endif %}'])],
  ['Jinja, trimmed', 'Corefile.j2', OPENINGS(['{%- if x -%}', '{%- elif y -%}', '{%- endif -%}'])],
  ['two conditions', 'Corefile.j2', OPENINGS(['{% if x %}', '{% endif %}\n    {% if not x %}', '{% endif %}'])],
  ['Go', 'Corefile.tmpl', OPENINGS(['{{ if .X }}', '{{ else }}', '{{ end }}'])],
  ['Terraform', 'Corefile.tftpl', OPENINGS(['%{ if x }', '%{ else }', '%{ endif }'])],
  ['ERB', 'Corefile.erb', OPENINGS(['<% if x %>', '<% else %>', '<% end %>'])],
  [
    'closing braces',
    'Corefile.j2',
    '.:53 {\n    forward . 192.0.2.1 {\n{% if tcp %}\n      force_tcp\n    }\n{% else %}\n    }\n{% endif %}\n    loop\n}\n',
  ],
  [
    'on one line',
    'Corefile.j2',
    '.:53 {\n    {% if a %}forward . 192.0.2.1 { {% else %}forward . 192.0.2.2 { {% endif %}\n        force_tcp\n    }\n    loop\n}\n',
  ],
  [
    'a plugin that may stand once',
    'Corefile.j2',
    '.:53 {\n    forward . 192.0.2.1\n{% if a %}\n    cache 300 {\n{% else %}\n    cache 30 {\n{% endif %}\n        denial 10\n    }\n    loop\n}\n',
  ],
  [
    'heads of server blocks',
    'Corefile.j2',
    '{% if log %}\n# a\n.:53 {\n{% else %}\n.:53 {\n{% endif %}\n    errors\n    forward . 192.0.2.1\n    loop\n}\n',
  ],
  [
    'conditions in branches',
    'Corefile.j2',
    '.:53 {\n{% if x %}\n    {% if y %}\n    forward . 192.0.2.1 {\n    {% else %}\n    forward . 192.0.2.3 {\n    {% endif %}\n{% else %}\n    forward . 192.0.2.2 {\n{% endif %}\n        max_fails 2\n    }\n    loop\n}\n',
  ],
])('%s', (_, path, text) => {
  test('the guard behind them is seen', () => {
    expect(loud(text, PLAIN, path)).toEqual([]);
  });
  test('and missed', () => {
    expect(loud(text.replace(/ *loop\n/, ''), text, path)).toContain('error LG201');
  });
});

describe('a guard in branches', () => {
  const branches = (...tags: readonly string[]): string => {
    const lines = tags.map(
      (tag, index) => `${tag}\n${index === tags.length - 1 ? '' : '    forward . 192.0.2.1\n    loop\n'}`,
    );
    return `.:53 {\n    errors\n${lines.join('')}}\n`;
  };
  test.each([
    ['both', branches('{% if a %}', '{% else %}', '{% endif %}')],
    ['all', branches('{% if a %}', '{% elif b %}', '{% else %}', '{% endif %}')],
  ])('%s has it whatever holds', (_, text) => {
    const { said, report } = scanTexts({ 'Corefile.j2': text }, { 'Corefile.j2': PLAIN });
    expect([said, report.result]).toEqual([[], 'pass']);
  });
  test.each([
    ['no else', branches('{% if a %}', '{% elif b %}', '{% endif %}')],
    ['one', branches('{% if a %}', '{% endif %}')],
  ])('with %s it may be gone', (_, text) => {
    expect(loud(text, PLAIN)).toEqual(['warning LG802']);
  });
});

test('a guard behind a brace stays in its block', () => {
  const text =
    '.:53 {\n    forward . 192.0.2.1 {\n{% if x %}\n    }\n    loop\n{% endif %}\n{% if not x %}\n    }\n{% endif %}\n}\n';
  expect(loud(text.replace('    loop\n', ''), text)).toContain('error LG201');
});

test('heads for other zones are a template that has to be rendered', () => {
  const text = '{% if a %}\n.:53 {\n{% else %}\nexample.org:53 {\n{% endif %}\n    forward . 127.0.0.1\n    loop\n}\n';
  expect(loud(text, text)).not.toContain('error LG101');
});

test('branches of which only one opens a block are a template that has to be rendered', () => {
  const text = '.:53 {\n{% if x %}\n    forward . 192.0.2.1 {\n        max_fails 2\n{% endif %}\n    }\n    loop\n}\n';
  expect(scanTexts({ 'Corefile.j2': text }).said.filter((one) => one.startsWith('error'))).toEqual([]);
});

test('braces below many conditions are counted once', () => {
  const nested = (count: number): string =>
    `.:53 {\n${'{% if x %}\na {\n'.repeat(count)}${'{% endif %}\n'.repeat(count)}}\n`;
  expect(growthOf((size) => scanTexts({ 'Corefile.j2': nested(size) }), 100)).toBeLessThan(LINEAR);
});
