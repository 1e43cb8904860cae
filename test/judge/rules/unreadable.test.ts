/** LG802: one finding for templates that are rendered together, and how much is said. */
import { describe, expect, test } from '@jest/globals';
import { fingerprint } from '../../../src/judge/rules/rule.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const TEMPLATE =
  '{% if x %}\nkind: ConfigMap\nmetadata:\n  name: coredns\ndata:\n  Corefile: |-\n    {% for a in b %}\n    . {\n    }\n  labels: [\n{% endif %}\n';
const found = (...paths: readonly string[]) =>
  scanTexts(Object.fromEntries(paths.map((path) => [path, TEMPLATE]))).report.findings;

describe('templates', () => {
  test.each([
    ['of one folder', ['deploy/one/a.yaml.j2', 'deploy/one/b.yaml.j2'], ['deploy/one/a.yaml.j2']],
    [
      'of two folders',
      ['deploy/one/a.yaml.j2', 'deploy/two/a.yaml.j2'],
      ['deploy/one/a.yaml.j2', 'deploy/two/a.yaml.j2'],
    ],
    ['of three folders', ['deploy/one/a.yaml.j2', 'deploy/two/a.yaml.j2', 'three/a.yaml.j2'], ['deploy/one/a.yaml.j2']],
    [
      'of a role, in folders of its own',
      ['a/templates/one/a.yaml.j2', 'a/templates/two/a.yaml.j2', 'b/templates/a.yaml.j2'],
      ['a/templates/one/a.yaml.j2', 'b/templates/a.yaml.j2'],
    ],
    ['beside each other at the top', ['a.yaml.j2', 'b.yaml.j2'], ['a.yaml.j2']],
  ])('%s', (_, paths, places) => {
    expect(found(...paths).map(({ at }) => at.file.path)).toEqual(places);
  });

  test('are named, of more than five the first', () => {
    const [one] = found(...'abcdefg'.split('').map((name) => `x/${name}.yaml.j2`));
    expect(one?.message).toMatch(
      /^7 templates have to be rendered .*: `x\/a\.yaml\.j2`, .*`x\/e\.yaml\.j2` and 2 more\.$/,
    );
    const [five] = found(...'abcde'.split('').map((name) => `x/${name}.yaml.j2`));
    expect(five?.message).toMatch(/`x\/e\.yaml\.j2`\.$/);
    const [alone] = found('x/a.yaml.j2');
    expect(alone?.message).toContain(
      'This is a template that has to be rendered first; as it stands, this is not valid YAML',
    );
  });

  test('have the fingerprint of their folder, one alone that of its own', () => {
    const [alone] = found('x/a.yaml.j2');
    expect(alone?.fingerprint).toBe(fingerprint(['LG802', '', alone?.message ?? '', 'x/a.yaml.j2']));
    const [two] = found('x/a.yaml.j2', 'x/b.yaml.j2');
    expect(two?.fingerprint).toBe(fingerprint(['LG802', '', 'templates', 'x', 'jinja']));
  });

  test('of two languages are two findings', () => {
    const erb = { 'x/b.yaml.erb': TEMPLATE.replaceAll('{%', '<%').replaceAll('%}', '%>') };
    const { report } = scanTexts({ 'x/a.yaml.j2': TEMPLATE, ...erb });
    expect(report.findings.map(({ advice }) => advice)).toEqual([
      'Scan the files that the playbook or generator writes from this template.',
      'Scan the files that are written from this template.',
    ]);
  });
});

describe('a file that is no YAML', () => {
  const map = (name: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}\ndata:\n  Corefile: |\n    . {\n    }\n`;
  const said = (head: Readonly<Record<string, string>>, base?: Readonly<Record<string, string>>) =>
    scanTexts(head, base).report.findings.map(({ status, severity, at }) => `${status} ${severity} ${at.file.path}`);
  test('is an error where the base could read it, whatever else could not be read', () => {
    const was = { 'a.yaml': map('coredns'), 'b.yaml': map('coredns-custom }') };
    expect(said({ 'a.yaml': map('coredns'), 'b.yaml': map('coredns-custom') }, was)).toEqual([
      'existing warning a.yaml',
      'new error b.yaml',
    ]);
  });
});

test('a message that quotes a long word keeps its two ends', () => {
  const { report } = scanTexts({ Corefile: `. {\n    ${'x'.repeat(5000)}\n}\n` });
  const [{ message } = { message: '' }] = report.findings;
  expect(message).toMatch(/^The plugin x+ \.\.\. x+ is not modelled/);
  expect(message.length).toBeLessThan(2010);
});

describe('a key that stands before a merge key that brings it too', () => {
  const map = (corefile: string, more = ''): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\ndata:\n  Corefile: "${corefile}"\n${more}`;
  const sound = map('. {\\n forward . 192.0.2.53\\n loop\\n}');
  const merged = `x: &x { Corefile: ". {\\n forward . 10.96.0.10\\n}" }\n${sound}  <<: *x\n`;
  const inline = `${sound}  <<: { Corefile: ". {\\n forward . 10.96.0.10\\n}" }\n`;
  const said = (head: string, base?: string): readonly string[] =>
    scanTexts({ 'dns.yaml': head }, base === undefined ? undefined : { 'dns.yaml': base }).said.filter((one) =>
      one.includes('LG802'),
    );
  test.each([
    ['an alias', merged, '6'],
    ['a map', inline, '5'],
  ])('is an error where a change brings it in: %s', (_, head, line) => {
    expect(said(head, sound)).toEqual([`error LG802 dns.yaml:${line}:3`]);
    expect(said(head)).toEqual([`warning LG802 dns.yaml:${line}:3`]);
    expect(said(`${head}# more\n`, head)).toEqual([`existing warning LG802 dns.yaml:${line}:3`]);
  });
});
