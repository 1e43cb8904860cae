/** `scan --explain-coverage`: which plug-in read which file, and what was skipped. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { coverageOf } from '../src/judge/coverage.ts';
import { listLeftOut, openWorkingTree } from '../src/read/tree/working-tree.ts';
import { renderCoverageJson, renderCoverageText } from '../src/report/coverage.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function coverage(files: Readonly<Record<string, string>>, exclude: readonly string[] = []) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const options = { include: [], exclude, paths: [] };
  return coverageOf(openWorkingTree(root, options), listLeftOut(root, options));
}

const KOPS = 'apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nspec:\n  kubeDNS: {serverIP: 100.64.0.10}\n';

describe('coverage', () => {
  test('names the plug-in, its documents and its facts by kind', () => {
    const { read, ignored } = coverage({ 'cluster.yaml': `${KOPS}---\nforwarding: {rules: 3}\n` });
    expect(ignored).toEqual([]);
    expect(read).toEqual([
      {
        path: 'cluster.yaml',
        dialects: [
          {
            id: 'kops',
            title: 'kOps Cluster and InstanceGroup',
            documents: 1,
            facts: [
              { kind: 'node-profile', count: 1 },
              { kind: 'network', count: 1 },
              { kind: 'config-map', count: 1 },
              { kind: 'workload', count: 1 },
              { kind: 'service', count: 1 },
            ],
          },
        ],
        unknown: 1,
        notices: 0,
      },
    ]);
  });

  test('says why a file that may matter was passed over', () => {
    const { ignored, irrelevant, excluded } = coverage(
      {
        'own/cluster.yaml': KOPS,
        'odd.yaml': 'nameservers: [192.0.2.1]\n',
        'chart.yaml': 'nameserver: [{{ .Values.dns }}\n',
        'notes.md': 'nameserver 192.0.2.1\n',
        'plain.yaml': 'a: 1\n',
      },
      ['own/**'],
    );
    expect(ignored).toEqual([
      {
        path: 'chart.yaml',
        because:
          'This is a template that has to be rendered first; as it stands, this is not valid YAML: a line is not indented as its surroundings demand.',
      },
      { path: 'odd.yaml', because: 'Its content is not recognised.' },
      { path: 'own/cluster.yaml', because: 'The configuration’s `paths.exclude` names it.' },
    ]);
    expect({ irrelevant, excluded }).toEqual({ irrelevant: 1, excluded: 1 });
  });

  test('is printed as text in which everything can be seen, and as JSON', () => {
    const report = coverage({ 'odd\u001b[31m.yaml': 'nameservers: [192.0.2.1]\n', 'cluster.yaml': KOPS });
    expect(renderCoverageText(report)).toBe(
      [
        'cluster.yaml',
        '  kops (kOps Cluster and InstanceGroup): 5 facts: node-profile, network, config-map, workload, service',
        '',
        'Not read, or not understood:',
        '  odd\\u{1b}[31m.yaml',
        '    Its content is not recognised.',
        '',
        '1 file recognised, 1 skipped that may matter, 0 without any DNS configuration, 0 excluded by default or by the configuration.',
        '',
      ].join('\n'),
    );
    expect(JSON.parse(renderCoverageJson(report))).toMatchObject({ version: 1, read: [{ path: 'cluster.yaml' }] });
  });
});
