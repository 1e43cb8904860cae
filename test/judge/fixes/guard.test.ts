/** The edit that LG201 offers: applied to the file, it brings the guard back and nothing else. */
import { describe, expect, test } from '@jest/globals';
import { check } from '../../../src/judge/check.ts';
import { withFixes } from '../../../src/judge/fixes/index.ts';
import { inputOf, scanTexts } from '../../support/scan-texts.ts';

const configMap = (corefile: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${corefile.replace(/^(?=.)/gm, '    ')}`;

/** The file after the fix; undefined where none is offered. */
function mended(path: string, before: string, after: string): string | undefined {
  const input = inputOf({ [path]: after }, { [path]: before });
  const report = withFixes(input, check(input), 'all');
  const removed = report.findings.filter(({ rule }) => rule === 'loop-guard-removed');
  expect(removed).toHaveLength(1);
  const fix = removed[0]?.fix;
  if (fix === undefined) return undefined;
  expect(fix.at.file.path).toBe(path);
  const text = after.slice(0, fix.at.span.start) + fix.replacement + after.slice(fix.at.span.end);
  expect(scanTexts({ [path]: text }, { [path]: before }).said.join('\n')).not.toContain('LG201');
  return text;
}

describe('a removed guard comes back', () => {
  const lines = ['.:53 {', '    errors', '    loop', '    cache 30', '    forward . 10.0.0.2', '}', ''];
  const without = (...gone: readonly string[]): string =>
    lines.filter((line) => !gone.includes(line.trim())).join('\n');

  test('where it was', () => {
    expect(mended('Corefile', lines.join('\n'), without('loop'))).toBe(lines.join('\n'));
    expect(mended('Corefile', lines.join('\n'), without('loop', 'errors'))).toBe(without('errors'));
    expect(mended('Corefile', lines.join('\n'), without('loop', 'cache 30'))).toBe(without('cache 30'));
  });

  test('as the first line where its neighbours are gone', () => {
    expect(mended('Corefile', lines.join('\n'), without('loop', 'errors', 'cache 30'))).toBe(
      without('errors', 'cache 30'),
    );
  });

  test('as the last line', () => {
    const last = '.:53 {\n\tforward . 10.0.0.2\n\tloop\n}\n';
    expect(mended('Corefile', last, last.replace('\tloop\n', ''))).toBe(last);
  });

  test('with the line ends of the file', () => {
    const crlf = lines.join('\r\n');
    expect(mended('Corefile', crlf, crlf.replace('    loop\r\n', ''))).toBe(crlf);
  });

  test('inside a block scalar, at its indentation', () => {
    const map = configMap(lines.join('\n'));
    expect(mended('dns.yaml', map, map.replace('        loop\n', ''))).toBe(map);
  });

  test('that a snippet brought, as the first line', () => {
    const before = `(guarded) {\n    loop\n}\n.:53 {\n    import guarded\n    forward . 10.0.0.2\n}\n`;
    const after = before.replace('    import guarded\n', '');
    expect(mended('Corefile', before, after)).toBe(before.replace('import guarded', 'loop'));
  });

  test('of two blocks into the one that lost it', () => {
    const two = `${lines.join('\n')}example.org:53 {\n    loop\n    forward . 10.0.0.3\n}\n`;
    expect(mended('Corefile', two, two.replace('    loop\n    forward', '    forward'))).toBe(two);
  });

  test.each([
    [
      'a quoted Corefile',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: ".:53 {\\n loop\\n forward . 10.0.0.2\\n}\\n"\n',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: ".:53 {\\n forward . 10.0.0.2\\n}\\n"\n',
    ],
  ])('by hand in %s', (_, before, after) => {
    expect(mended('dns.yaml', before, after)).toBeUndefined();
  });
});

describe('in the values of a chart the guard is an entry of its own', () => {
  const chart =
    'apiVersion: v2\nname: dns\nversion: 1.0.0\ndependencies:\n  - { name: coredns, version: 1.29.0, repository: https://coredns.github.io/helm }\n';
  const values = (guard: string, forward: string): string =>
    `coredns:\n  servers:\n    - zones: [{ zone: . }]\n      port: 53\n      plugins:\n        - name: errors\n${guard}${forward}`;
  const forms: readonly (readonly [string])[] = [
    ['        - name: forward # upstream\n          parameters: . 192.0.2.1\n'],
    ['        - { name: forward, parameters: . 192.0.2.1 }\n'],
    [
      '        - name: "forward"\n          parameters: . 192.0.2.1\n          configBlock: |-\n            prefer_udp\n',
    ],
  ];
  const GUARD = '        - name: loop\n';

  function withEdit(now: string, before: string | undefined, code: string): string | undefined {
    const files = (text: string) => ({ 'Chart.yaml': chart, 'values.yaml': text });
    const input = before === undefined ? inputOf(files(now)) : inputOf(files(now), files(before));
    const fix = withFixes(input, check(input), 'all').findings.find((one) => one.code === code)?.fix;
    return fix === undefined
      ? undefined
      : now.slice(0, fix.at.span.start) + fix.replacement + now.slice(fix.at.span.end);
  }

  test.each(forms)('before the forward: %j', (forward) => {
    const [bare, guarded] = [values('', forward), values(GUARD, forward)];
    expect(withEdit(bare, guarded, 'LG201')).toBe(guarded);
    expect(withEdit(bare, undefined, 'LG202')).toBe(guarded);
    const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
    expect(withEdit(crlf(bare), crlf(guarded), 'LG201')).toBe(crlf(guarded));
  });

  test('and never in a list that stands on one line', () => {
    const flow =
      'coredns:\n  servers:\n    - zones: [{ zone: . }]\n      plugins: [{ name: forward, parameters: . 192.0.2.1 }]\n';
    expect(withEdit(flow, undefined, 'LG202')).toBeUndefined();
  });
});
