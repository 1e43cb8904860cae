/** What the base could not read may have had the guard that the head has not. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (guard: boolean, upstream = '192.0.2.1'): string =>
  `.:53 {\n    errors\n    forward . ${upstream}\n${guard ? '    loop\n' : ''}}\n`;
const REST = { 'dns/deployment.yaml': deployment('1.11.3'), 'dns/service.yaml': SERVICE };
const manifest = (guard: boolean): Files => ({ ...REST, 'dns/cm.yaml': configMap(corefile(guard)) });
const BUILD = {
  ...REST,
  'dns/kustomization.yaml':
    'namespace: kube-system\nresources: [deployment.yaml, service.yaml]\nconfigMapGenerator: [{ name: coredns, files: [Corefile] }]\n',
};
const built = (text: string): Files => ({ ...BUILD, 'dns/Corefile': text });

const codes = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code, at }) =>
    severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`],
  );

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const SEALED = `\0GITCRYPT\0${'x'.repeat(40)}`;
const SOPS = configMap('').replace(/Corefile: \|\n\s*/, 'Corefile: ENC[AES256_GCM,data:abc,iv:x,tag:y,type:str]\n');

describe('a manifest that could not be read', () => {
  test.each([
    ['in git-lfs', POINTER],
    ['by git-crypt', SEALED],
    ['by SOPS', SOPS],
    ['in quotes that stay open', `${configMap(corefile(true))}x: "\n`],
    ['in deep brackets', `${configMap(corefile(true))}x: ${'['.repeat(300)}\n`],
  ])('%s', (_, old) => {
    const base = { ...REST, 'dns/cm.yaml': old };
    expect(codes(manifest(false), base)).toEqual(['warning LG802 dns/cm.yaml']);
    expect(codes(manifest(true), base)).toEqual([]);
    expect(codes({ ...base, 'x.yaml': 'a: 1\n' }, base).filter((one) => one.startsWith('error'))).toEqual([]);
  });
});

test('a manifest that is mended had no guard where its text has no such word', () => {
  const broken = (guard: boolean): Files => ({ ...REST, 'dns/cm.yaml': `${configMap(corefile(guard))}x: "\n` });
  expect(codes(manifest(false), broken(false))).toEqual([]);
  expect(codes(manifest(false), broken(true))).toEqual(['warning LG802 dns/cm.yaml']);
});

describe('a Corefile that could not be read', () => {
  test.each([
    ['in git-lfs', POINTER],
    ['by git-crypt', SEALED],
  ])('%s', (_, old) => {
    expect(codes(built(corefile(false)), built(old))).toEqual(['warning LG802 dns/Corefile']);
    expect(codes(built(corefile(true)), built(old))).toEqual([]);
  });
});

test('what was read beside it is compared, as ever', () => {
  const both = (guard: boolean, old: string): Files => ({ ...manifest(guard), 'other/secret.yaml': old });
  expect(codes(both(false, 'a: 1\n'), both(false, POINTER))).toEqual([]);
  expect(codes(both(false, 'a: 1\n'), both(true, POINTER))).toEqual(['error LG201 dns/cm.yaml']);
  expect(codes({ ...manifest(false), 'x.md': indent('x', 2) }, manifest(false))).toEqual([]);
});

test('a guard goes from a Corefile that has too many words on both sides', () => {
  const padding = `  hosts {\n${`    10.1.2.3${' a'.repeat(10_000)}\n`.repeat(301)}  }\n`;
  const long = (guard: boolean): string => corefile(guard).replace('    errors\n', `    errors\n${padding}`);
  expect(codes(built(long(false)), built(long(true)))).toEqual([
    'warning LG802 dns/Corefile',
    'warning LG802 dns/Corefile',
  ]);
});
