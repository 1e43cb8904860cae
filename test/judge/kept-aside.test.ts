/** Copies that someone keeps beside what is applied: of another file ending, or in another folder. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const mapOf = (upstream: string, guard: string): string => configMap(`.:53 {\n    forward . ${upstream}\n${guard}}`);
const SOUND = mapOf('192.0.2.53', '    loop\n');
const BARE = mapOf('192.0.2.53', '');
const LOOPING = mapOf('10.96.0.10', '    loop\n');
const base = { 'deploy/cm.yaml': SOUND, 'deploy/dep.yaml': deployment('1.11.3'), 'deploy/svc.yaml': SERVICE };
const found = (files: Readonly<Record<string, string>>, codes: RegExp): readonly string[] =>
  scanTexts(files, base)
    .report.findings.filter(({ code }) => codes.test(code))
    .map(({ code, severity, certainty }) => `${code} ${severity} ${certainty ?? 'certain'}`);

describe('a copy in a file that kubectl does not take', () => {
  test.each(['orig', 'bak', 'old', 'disabled'])('a loop in cm.yaml.%s is no more than assumed', (ending) => {
    expect(found({ ...base, [`deploy/cm.yaml.${ending}`]: LOOPING }, /LG101/)).toEqual(['LG101 warning assumed']);
  });
  test.each(['cm.yaml.orig', 'cm.yaml~'])('a guard that %s lacks is in no cluster', (name) => {
    expect(found({ ...base, [`deploy/${name}`]: BARE }, /LG201/)).toEqual([]);
  });
  test.each(['disabled', 'bak'])('a loop in cm.yaml.%s alone is no more than assumed', (ending) => {
    const { findings } = scanTexts({ [`deploy/cm.yaml.${ending}`]: mapOf('127.0.0.1', '') }).report;
    expect(findings.map(({ code, certainty }) => `${code} ${certainty}`)).toContain('LG101 assumed');
  });
  test('of a declared cluster, neither', () => {
    const config = 'version: 1\nclusters:\n  - name: a\n    paths: [deploy/**]\n';
    const files = { ...base, '.loopgate.yaml': config, 'deploy/cm.yaml.orig': LOOPING };
    expect(found(files, /LG101/)).toEqual(['LG101 warning assumed']);
  });
  test('that of the file that it was is certain', () => {
    const files = { ...base, 'deploy/cm.yaml.orig': SOUND };
    expect(found({ ...files, 'deploy/cm.yaml': LOOPING }, /LG101/)).toEqual(['LG101 error always']);
    expect(found({ ...files, 'deploy/cm.yaml': BARE }, /LG201/)).toEqual(['LG201 error certain']);
  });
  test('one of an ending that it takes is certain', () => {
    expect(found({ ...base, 'deploy/zz.yml': LOOPING }, /LG101/)).toEqual(['LG101 error always']);
  });
});

describe('a copy in another folder', () => {
  const config =
    'version: 1\nclusters:\n  - name: a\n    nodes: [{ name: d, os: ubuntu-24.04, provisioner: kubeadm }]\n';
  test.each([
    ['with a declared cluster', { '.loopgate.yaml': config }],
    ['without', {}],
  ])('is no error, %s', (_, more) => {
    const errors = (text: string): readonly string[] =>
      found({ ...base, ...more, 'archive/2023/cm.yaml': text }, /LG101|LG201/).filter((one) => one.includes('error'));
    expect(errors(BARE)).toEqual([]);
  });
  test('what stands beside the workload counts, declared or not', () => {
    const files = { ...base, '.loopgate.yaml': config, 'archive/2023/cm.yaml': SOUND };
    expect(found({ ...files, 'deploy/cm.yaml': BARE }, /LG201/)).toEqual(['LG201 error certain']);
    expect(found({ ...files, 'deploy/cm.yaml': LOOPING }, /LG101/)).toEqual(['LG101 error always']);
  });
});
