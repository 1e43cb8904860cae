/** LG201: every way in which a guard is lost, and every way that only looks like it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
const removed = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => one.includes('LG201'));

const dns = (first: string): string => coreDns({ corefile: corefile('forward . 10.0.0.2', first) });
const GUARDED = dns('loop');
const BARE = dns('ready');
const [BARE_MAP = ''] = BARE.split('---\n');
const block = (keys: string, ...lines: readonly string[]): string =>
  `${keys} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const LOOP = 'loop';
const OUT = 'forward . 10.0.0.2';
const pair = block('a.example:53 b.example:53', LOOP, OUT);
const root = block('.:53', LOOP, OUT);

describe('lost', () => {
  test.each<readonly [string, string, string, string]>([
    ['the line is deleted', block('.:53', OUT), root, '1:1'],
    ['the line is a comment', block('.:53', '# loop', OUT), root, '1:1'],
    ['with another port', block('.:5353', OUT), root, '1:1'],
    ['and the port is left to the default', block('.', OUT), root, '1:1'],
    ['the first zone of a split block', block('a.example:53', OUT) + block('b.example:53', LOOP, OUT), pair, '1:1'],
    ['the second zone of a split block', block('a.example:53', LOOP, OUT) + block('b.example:53', OUT), pair, '5:1'],
    ['with the keys in another order', block('b.example:53 a.example:53', OUT), pair, '1:1'],
    [
      'moved to a block that forwards other names',
      block('.:53', OUT) + block('b.example:53', LOOP, OUT),
      root + block('b.example:53', OUT),
      '1:1',
    ],
    [
      'moved to a block that forwards nothing',
      block('.:53', OUT) + block('b.example:53', LOOP, 'whoami'),
      root + block('b.example:53', 'whoami'),
      '1:1',
    ],
    [
      'the forward moves out from beside it',
      root + block('corp.example:53', 'forward . 10.0.0.9'),
      block('.:53', LOOP, 'forward corp.example 10.0.0.9', OUT),
      '5:1',
    ],
    ['a snippet loses it', `(s) {\n    errors\n}\n.:53 {\n    import s\n    ${OUT}\n}\n`, root, '4:1'],
    ['the only block goes by another zone', block('corp.example:53', OUT), root, '1:1'],
    ['by another zone and to another upstream', block('corp.example:53', 'forward . 10.0.0.9'), root, '1:1'],
  ])('%s', (_, head, base, at) => {
    expect(removed({ Corefile: head }, { Corefile: base })).toEqual([`error LG201 Corefile:${at}`]);
  });

  test.each<readonly [string, Files, string]>([
    ['in the manifest', { 'dns.yaml': BARE }, 'dns.yaml:8:5'],
    ['in a file that moves as well', { 'clusters/prod/dns.yaml': BARE }, 'clusters/prod/dns.yaml:8:5'],
    ['in objects that are renamed', { 'dns.yaml': BARE.replaceAll('name: coredns', 'name: dns') }, 'dns.yaml:8:5'],
    ['in another namespace', { 'dns.yaml': BARE.replaceAll('kube-system', 'dns') }, 'dns.yaml:8:5'],
    ['in a workload of another kind', { 'dns.yaml': BARE.replace('Deployment', 'DaemonSet') }, 'dns.yaml:8:5'],
  ])('%s', (_, head, at) => {
    expect(removed(head, { 'dns.yaml': GUARDED })).toEqual([`error LG201 ${at}`]);
  });

  test('by a second ConfigMap of the name further down in the file, which is applied over the first', () => {
    const base = { 'dns.yaml': GUARDED };
    expect(removed({ 'dns.yaml': `${GUARDED}---\n${BARE_MAP}` }, base)).toEqual(['error LG201 dns.yaml:64:5']);
    expect(removed({ 'dns.yaml': `${BARE_MAP}---\n${GUARDED}` }, base)).toEqual([]);
    const branches = `{{ if .Values.guard }}\n${GUARDED}---\n{{ else }}\n${BARE_MAP}{{ end }}\n`;
    expect(removed({ 'dns.yaml': branches }, base)).toEqual([]);
  });

  // Less certain than the base is worse, and what the template is rendered with is nowhere.
  test('in a branch of a template it is a warning, where the base always had it', () => {
    const branch = dns(`{{ if .Values.guard }}\n    loop\n    {{ end }}`);
    const said = (head: string, base: string): readonly string[] =>
      scanTexts({ 'dns.yaml': head }, { 'dns.yaml': base }).said;
    expect(said(branch, GUARDED)).toEqual(['warning LG802 dns.yaml:12:9']);
    expect(said(branch, branch)).toEqual([]);
  });

  // Nothing here says which condition holds; one that never does is said louder.
  test.each([
    ['dns.yaml.j2', '{% if guard %}', '{% if false %}', '{% endif %}', ['warning LG802 dns.yaml.j2:12:9']],
    ['dns.yaml.j2', '{% if guard %}', '{% if other %}', '{% endif %}', ['note LG802 dns.yaml.j2:12:9']],
    ['dns.yaml.j2', '{% if guard %}', '{% if guard %}', '{% endif %}', []],
    ['dns.yaml.tftpl', '%{ if guard }', '%{ if false }', '%{ endif }', ['warning LG802 dns.yaml.tftpl:12:9']],
  ])('%s: under %s, then under %s', (path, base, head, end, said) => {
    const text = (condition: string): Files => ({ [path]: dns(`${condition}\n    loop\n    ${end}`) });
    expect(scanTexts(text(head), text(base)).said).toEqual(said);
  });

  // A value of the chart decides in the base, and nobody knows what decides now.
  test.each([
    [
      'a condition that no value decides',
      '{{- if gt 1 2 }}\n        loop\n        {{- end }}',
      ['warning LG802 dns/templates/cm.yaml:12:9'],
    ],
    [
      'the release',
      '{{- if .Release.IsUpgrade }}\n        loop\n        {{- end }}',
      ['warning LG802 dns/templates/cm.yaml:12:9'],
    ],
    [
      'the same value, together with another that holds',
      '{{- if and .Values.loop true }}\n        loop\n        {{- end }}',
      [],
    ],
    [
      'an expression that joins the line to its own',
      'log {{ include "nothing" . -}}\n        loop',
      ['error LG201 dns/templates/cm.yaml:8:5'],
    ],
  ])('by a template: %s', (_, head, said) => {
    const chart = (guard: string): Files => ({
      'dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
      'dns/values.yaml': 'loop: true\n',
      'dns/templates/_parts.tpl': '{{ define "nothing" }}{{ end }}',
      'dns/templates/cm.yaml': dns('@').replace('@', guard),
    });
    const base = chart('{{- if .Values.loop }}\n        loop\n        {{- end }}');
    expect(scanTexts(chart(head), base).said).toEqual(said);
  });

  test('by the one of two servers that change their namespace', () => {
    const two = block('.:53', OUT).replace(/^/, '# never guarded\n');
    const server = (name: string, text: string): string =>
      coreDns({ corefile: text }).replaceAll(/name: coredns(?=[\n,])/g, `name: ${name}`);
    const base = { '1.yaml': server('one', root), '2.yaml': server('two', two) };
    const head = { '1.yaml': server('two', two), '2.yaml': server('one', block('.:53', OUT)) };
    const moved = Object.fromEntries(
      Object.entries(head).map(([path, text]) => [path, text.replaceAll('kube-system', 'dns')]),
    );
    expect(removed(moved, base)).toEqual(['error LG201 2.yaml:8:5']);
    expect(removed({ ...moved, '2.yaml': server('one', root).replaceAll('kube-system', 'dns') }, base)).toEqual([]);
  });

  test('by a server that goes where its only block has another zone', () => {
    const moved = { 'b/Corefile': block('b.test', 'forward . 10.0.0.8') };
    expect(removed(moved, { 'a/Corefile': root })).toEqual(['warning LG201 b/Corefile:1:1 assumed']);
  });

  test('says what was lost, and what the base had', () => {
    const words = (head: string, base: string): string | undefined =>
      scanTexts({ Corefile: head }, { Corefile: base }).report.findings.find((one) => one.code === 'LG201')?.message;
    expect(words(block('corp.example:53', 'forward . 10.0.0.9'), root)).toContain(
      'The server block corp.example of Corefile still forwards, and its loop plugin is gone',
    );
    expect(
      words(
        root + block('corp.example:53', 'forward . 10.0.0.9'),
        block('.:53', LOOP, 'forward corp.example 10.0.0.9', OUT),
      ),
    ).toContain('takes over a forward that had the loop plugin beside it, and has none');
  });

  test('says where the base had it', () => {
    const { report } = scanTexts({ 'dns.yaml': BARE }, { 'dns.yaml': GUARDED });
    const [one] = report.findings.filter((found) => found.code === 'LG201');
    expect(one).toMatchObject({ rule: 'loop-guard-removed', status: 'new', zone: '.', assumptions: [] });
    expect(one?.server).toBe('kube-system/Deployment/coredns');
    expect(one?.path).toHaveLength(1);
    const step = one?.path[0];
    expect(step?.description).toBe('the base has `loop` here');
    expect(step?.at.file.text.slice(step.at.span.start, step.at.span.end)).toBe('loop');
    expect(report.findings.filter((found) => found.code === 'LG202')).toEqual([]);
  });

  test('without a base nothing is said of it', () => {
    expect(scanTexts({ 'dns.yaml': BARE }).said).toEqual(['note LG202 dns.yaml:8:5']);
  });
});

describe('zones that a new one around them takes over', () => {
  const other = block('corp.test:53', LOOP, 'forward . 10.0.0.9');
  test.each<readonly [string, string, string]>([
    ['all', block('example:53', OUT) + other, pair + other],
    ['all but one', block('example:53', OUT) + block('a.example:53', LOOP, 'whoami'), pair],
    ['with another upstream beside it', block('example:53', 'forward x.example 10.0.0.7', OUT) + other, pair + other],
  ])('%s', (_, head, base) => {
    expect(removed({ Corefile: head }, { Corefile: base }).length).toBe(1);
  });
  test.each<readonly [string, string, string]>([
    ['with a guard', block('example:53', LOOP, OUT) + other, pair + other],
    ['at another upstream', block('example:53', 'forward . 10.0.0.7') + other, pair + other],
    ['that the base has', block('example:53', OUT) + other, block('example:53', OUT) + pair + other],
    ['that still have blocks', block('example:53', OUT) + pair, pair],
    ['that are elsewhere', block('test:53', OUT) + other, pair + other],
  ])('not %s', (_, head, base) => {
    expect(removed({ Corefile: head }, { Corefile: base })).toEqual([]);
  });
});
