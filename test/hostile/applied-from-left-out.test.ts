/** What a command applies is read because it is named, wherever it lies. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { check } from '../../src/judge/check.ts';
import { openWorkingTree } from '../../src/read/tree/working-tree.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'applied-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const corefile = (up: string): string => `.:53 {\n    errors\n    loop\n    forward . ${up}\n}\n`;
function findingsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const all = {
    'dns/cm.yaml': configMap(corefile('192.0.2.53')),
    'dns/dep.yaml': deployment('1.11.3'),
    'dns/svc.yaml': SERVICE,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', args, { cwd: root });
  const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
  const { report } = check({ tree, config: undefined, base: { status: 'not-requested' } });
  return report.findings.map(({ code, at }) => `${code} ${at.file.path}`);
}

function loopsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return findingsOf(files).flatMap((one) => (one.startsWith('LG101 ') ? one.slice(6) : []));
}

const BACK = configMap(corefile('10.96.0.10'));
const NAMING: readonly (readonly [string, string, string])[] = [
  ['up.sh', '#!/bin/sh\nkubectl apply -f @\n', 'vendor/cm.yaml'],
  ['up.sh', '#!/bin/sh\nkubectl replace --force \\\n  -f @\n', 'node_modules/x/cm.yaml'],
  ['up.sh', '#!/bin/sh\nkubectl apply -f @\n', 'docs/x.md'],
  ['hack/up.sh', '#!/bin/sh\nkubectl apply -f @\n', 'testdata/cm.yaml'],
  [
    '.github/workflows/d.yml',
    'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: kubectl apply -f @\n',
    'vendor/cm.yaml',
  ],
  ['play.yml', '- hosts: localhost\n  tasks:\n    - kubernetes.core.k8s: { src: @ }\n', 'vendor/cm.yaml'],
  ['main.tf', 'resource "kubectl_manifest" "a" {\n  yaml_body = file("@")\n}\n', 'vendor/cm.yaml'],
];

describe('a manifest that the scan leaves out', () => {
  test.each(NAMING)('is read where %s applies it: %s', (by, text, path) => {
    expect(loopsOf({ [by]: text.replace('@', path), [path]: BACK })).toEqual([path]);
  });

  test('is read where its folder is applied', () => {
    expect(loopsOf({ 'up.sh': '#!/bin/sh\nkubectl apply -f vendor/\n', 'vendor/cm.yaml': BACK })).toEqual([
      'vendor/cm.yaml',
    ]);
  });

  test('is no text that a command makes a page of', () => {
    const page = '# dns 1\n\n*coredns* - a server: `forward . 10.96.0.10`\n\t%\n';
    expect(findingsOf({ Makefile: 'man:\n\tpandoc -f markdown dns.1.md -o man/dns.1\n', 'dns.1.md': page })).toEqual(
      [],
    );
  });

  test('is not where nothing applies it', () => {
    expect(loopsOf({ 'a.yaml': 'ignore: [vendor/cm.yaml]\n', 'vendor/cm.yaml': BACK, 'docs/x.md': BACK })).toEqual([]);
  });
});
