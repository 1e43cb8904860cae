/** Blocks of one zone and listener, which `view` tells from each other: each has its own successor. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const block = (view: string, guard: boolean): string =>
  `corp.example {\n    forward . 198.51.100.53\n${view === '' ? '' : `    view ${view} {\n        expr type() == '${view.toUpperCase()}'\n    }\n`}${guard ? '    loop\n' : ''}}\n`;

const news = (base: string, head: string): readonly string[] =>
  scanTexts({ Corefile: head }, { Corefile: base })
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code }) => code);

describe('a guard of one of several views', () => {
  test.each([
    ['is lost in the second', block('a', true) + block('aaaa', true), block('a', true) + block('aaaa', false)],
    ['is lost in the first', block('a', true) + block('aaaa', true), block('a', false) + block('aaaa', true)],
    ['is lost in the one for the rest', block('a', false) + block('', true), block('a', false) + block('', false)],
    ['is lost as the view changes', block('a', false) + block('aaaa', true), block('a', false) + block('mx', false)],
    ['is lost as the views become one', block('a', false) + block('aaaa', true), block('', false)],
    ['is lost to a view in front', block('', true), block('a', false) + block('', true)],
  ])('%s', (_, base, head) => {
    expect(news(base, head)).toContain('LG201');
  });

  test.each([
    ['stays', block('a', false) + block('aaaa', true), `# The same.\n${block('a', false)}${block('aaaa', true)}`],
    ['stays as their order changes', block('a', false) + block('aaaa', true), block('aaaa', true) + block('a', false)],
    ['goes with its block', block('a', false) + block('aaaa', true), block('a', false)],
    [
      'stays as another view comes',
      block('a', true) + block('aaaa', true),
      block('a', true) + block('aaaa', true) + block('mx', false),
    ],
  ])('%s', (_, base, head) => {
    expect(news(base, head)).not.toContain('LG201');
  });
});

describe('a block whose zone is filled in later, beside another', () => {
  const two = (zone: string, first: boolean, second = true): Readonly<Record<string, string>> => ({
    'roles/dns/templates/Corefile.j2': `${zone} {\n    forward . 192.0.2.7\n${first ? '    loop\n' : ''}}\n.:53 {\n    forward . 192.0.2.1\n${second ? '    loop\n' : ''}}\n`,
  });
  const found = (base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts(head, base).report.findings.flatMap(({ code, status, severity }) =>
      status === 'new' && severity !== 'note' ? code : [],
    );

  test.each(['{{ corp_zone }}:53', '{{ s.zone }}:{{ s.port }}', '{$ZONE}:53'])('%s', (zone) => {
    expect(found(two(zone, true), two(zone, false))).toEqual(['LG201']);
    expect(found(two(zone, true), two(zone, true, false))).toEqual(['LG201']);
    expect(found(two(zone, false), two(zone, false))).toEqual([]);
  });

  test('an expression beside a guard brings none, which would be a second one', () => {
    const filled = (guard: string): Readonly<Record<string, string>> => ({
      'roles/dns/templates/Corefile.j2': `.:53 {\n    {{ "log" if debug else "" }}\n    forward . 192.0.2.1\n${guard}}\n`,
    });
    expect(found(filled('    loop\n'), filled(''))).toEqual(['LG201']);
    expect(found(filled(''), filled('    cache\n'))).toEqual([]);
  });
});
