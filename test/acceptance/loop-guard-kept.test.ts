/** Changes that look like the loss of a guard (LG201) and are none; and lists and patches that are. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
const removed = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => one.includes('LG201'));
const block = (keys: string, ...lines: readonly string[]): string =>
  `${keys} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const LOOP = 'loop';
const OUT = 'forward . 10.0.0.2';
const pair = block('a.example:53 b.example:53', LOOP, OUT);
const both = block('a.example:53', LOOP, OUT) + block('b.example:53', LOOP, OUT);
const root = block('.:53', LOOP, OUT);
const GUARDED = coreDns({ corefile: corefile(OUT) });

describe('no loss', () => {
  test.each<readonly [string, string, string]>([
    ['a block is split', both, pair],
    ['blocks are joined', pair, both],
    ['keys change places', block('b.example:53 a.example:53', LOOP, OUT), pair],
    ['blocks change places', block('b.example:53', LOOP, OUT) + root, root + block('b.example:53', LOOP, OUT)],
    ['lines change places', block('.:53', OUT, LOOP), root],
    ['a snippet takes it over', `(s) {\n    loop\n}\n.:53 {\n    import s\n    ${OUT}\n}\n`, root],
    ['the upstream changes', block('.:53', LOOP, 'forward . 9.9.9.9'), root],
    ['the forward goes with it', block('.:53', 'whoami'), root],
    [
      'the forward goes with it, and another zone is forwarded elsewhere',
      block('.:53', 'whoami') + block('corp.example:53', 'forward . 10.0.0.9'),
      root,
    ],
    ['the block goes with it', block('b.example:53', LOOP, OUT), root + block('b.example:53', LOOP, OUT)],
    ['it was never there', block('.:53', 'forward . 9.9.9.9'), block('.:53', OUT)],
    ['a stub zone comes without one', root + block('corp.example:53', 'forward . 10.0.0.9'), root],
    ['a stub zone comes with the same upstream', root + block('corp.example:53', OUT), root],
    [
      'the guarded block goes, one beside it on another port stays as it was',
      block('.:5353', OUT),
      root + block('.:5353', OUT),
    ],
    [
      'one stub zone goes, another comes',
      root + block('new.example:53', 'forward . 10.0.0.9'),
      root + block('old.example:53', LOOP, 'forward . 10.0.0.8'),
    ],
  ])('%s', (_, head, base) => {
    expect(removed({ Corefile: head }, { Corefile: base })).toEqual([]);
  });

  test('one server goes and two of other zones come', () => {
    const come = { 'b/Corefile': block('b.test', OUT), 'c/Corefile': block('c.test', OUT) };
    expect(removed(come, { 'a/Corefile': root })).toEqual([]);
    expect(removed({ 'a/Corefile': block('b.test', OUT) }, { 'b/Corefile': root, 'c/Corefile': root })).toEqual([]);
  });

  test.each<readonly [string, Files]>([
    ['the file moves', { 'clusters/prod/dns.yaml': GUARDED }],
    ['the objects are renamed', { 'dns.yaml': GUARDED.replaceAll('name: coredns', 'name: dns') }],
    ['the namespace changes', { 'dns.yaml': GUARDED.replaceAll('kube-system', 'dns') }],
    ['the file is cut in two', cutInTwo(GUARDED)],
    ['everything is deleted', { 'README.txt': 'moved\n' }],
  ])('%s', (_, head) => {
    expect(scanTexts(head, { 'dns.yaml': GUARDED }).said).toEqual([]);
  });
});

function cutInTwo(text: string): Files {
  const at = text.indexOf('---\n');
  return { 'a-configmap.yaml': text.slice(0, at), 'b-workload.yaml': text.slice(at + 4) };
}

describe('servers that mount one Corefile', () => {
  const [map = '', workload = '', service = ''] = GUARDED.split('---\n');
  const beside = workload.replace('name: coredns\n', 'name: beside\n');
  const texts = (corefileMap: string): Files => ({
    'dns.yaml': [corefileMap, workload, beside, service].join('---\n'),
  });
  const without = map.replace('    loop\n', '');

  test('lose one guard', () => {
    expect(removed(texts(without), texts(map))).toEqual(['error LG201 dns.yaml:8:5']);
  });
  test('lack one guard', () => {
    const { said } = scanTexts(texts(without));
    expect(said.filter((one) => one.includes('LG202'))).toEqual(['note LG202 dns.yaml:8:5']);
  });
});

describe('lists and patches that replace', () => {
  const values = (plugins: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart: { spec: { chart: coredns, version: 1.43.0 } }
  values:
    service: { clusterIP: 10.96.0.10 }
${plugins}`;
  const list = (...names: readonly string[]): string =>
    `    servers:\n      - zones: [{ zone: . }]\n        port: 53\n        plugins:\n${names.map((name) => `          - name: ${name}\n`).join('')}          - { name: forward, parameters: . 10.0.0.2 }\n`;

  test('a list in the values that leaves it out, where the chart brings it', () => {
    expect(removed({ 'r.yaml': values(list('errors')) }, { 'r.yaml': values('') })).toEqual([
      'error LG201 r.yaml:9:25',
    ]);
    const found = scanTexts({ 'r.yaml': values(list('errors')) }, { 'r.yaml': values('') }).report.findings;
    expect(found.find((one) => one.code === 'LG201')?.path[0]?.description).toBe(
      'the base gets `loop` from here, by default',
    );
  });
  test('a list in the values that has it', () => {
    expect(removed({ 'r.yaml': values(list('errors', 'loop')) }, { 'r.yaml': values('') })).toEqual([]);
  });

  const base: Files = { 'base/dns.yaml': GUARDED, 'base/kustomization.yaml': 'resources: [dns.yaml]\n' };
  const overlay = (more: string): string =>
    `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [../../base]\n${more}`;
  const patch = (text: string): string =>
    `patches:\n  - target: { kind: ConfigMap, name: coredns }\n    patch: |-\n      - op: replace\n        path: /data/Corefile\n        value: |\n${text.replace(/^(?=.)/gm, '          ')}`;

  test('a JSON patch stands at the block that replaces', () => {
    const head = { ...base, 'overlays/prod/kustomization.yaml': overlay(patch(block('.:53', OUT))) };
    const was = { ...base, 'overlays/prod/kustomization.yaml': overlay('') };
    expect(removed(head, was)).toEqual(['error LG201 overlays/prod/kustomization.yaml:10:11']);
  });
  test('a JSON patch that keeps it', () => {
    const head = { ...base, 'overlays/prod/kustomization.yaml': overlay(patch(root)) };
    expect(removed(head, { ...base, 'overlays/prod/kustomization.yaml': overlay('') })).toEqual([]);
  });
  test('a generator that replaces', () => {
    const more =
      'configMapGenerator:\n  - { name: coredns, namespace: kube-system, behavior: replace, files: [Corefile] }\n';
    const head = {
      ...base,
      'overlays/prod/kustomization.yaml': overlay(more),
      'overlays/prod/Corefile': block('.', OUT),
    };
    expect(removed(head, { ...base, 'overlays/prod/kustomization.yaml': overlay('') })).toEqual([
      'error LG201 overlays/prod/Corefile:1:1',
    ]);
  });
  test('one of two clusters', () => {
    const was = { 'a/dns.yaml': GUARDED, 'b/dns.yaml': GUARDED };
    const head = { ...was, 'a/dns.yaml': coreDns({ corefile: corefile(OUT, 'ready') }) };
    expect(removed(head, was)).toEqual(['error LG201 a/dns.yaml:8:5']);
  });
});

test('a copy that comes by its path before its original is what is new', () => {
  const looping = coreDns({ corefile: corefile('forward . 127.0.0.1', 'log') });
  for (const copy of ['a/dns.yaml', 'z/dns.yaml']) {
    const { findings } = scanTexts({ 'm/dns.yaml': looping, [copy]: looping }, { 'm/dns.yaml': looping }).report;
    const loops = findings.flatMap(({ code, status, at }) => (code === 'LG101' ? [[at.file.path, status]] : []));
    expect(new Map(loops as [string, string][])).toEqual(
      new Map([
        ['m/dns.yaml', 'existing'],
        [copy, 'new'],
      ]),
    );
  }
});
