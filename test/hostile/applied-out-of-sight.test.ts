/** Commands that had a guarded server applied, and that name something now that the scan does not have. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { check } from '../../src/judge/check.ts';
import { baseFiles } from '../../src/read/tree/git-tree.ts';
import { openWorkingTree } from '../../src/read/tree/working-tree.ts';
import { gitIn, initRepository } from '../support/git.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const MAP = configMap('.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n}\n');
const DNS: Files = {
  'deploy/cm.yaml': MAP,
  'deploy/dep.yaml': deployment('1.11.3'),
  'deploy/svc.yaml': SERVICE,
  'deploy/kustomization.yaml': 'resources: [cm.yaml, dep.yaml, svc.yaml]\n',
};
const workflow = (run: string): string =>
  `on: push\njobs:\n  d:\n    runs-on: x\n    steps:\n      - run: ${JSON.stringify(run)}\n`;
const CALLERS: Readonly<Record<string, (path: string) => Files>> = {
  script: (path) => ({ 'deploy.sh': `#!/bin/sh\nkubectl apply -f ${path}\n` }),
  'script with -k': (path) => ({ 'deploy.sh': `#!/bin/sh\nkubectl apply -k ${path}\n` }),
  'script that builds': (path) => ({ 'deploy.sh': `#!/bin/sh\nkustomize build ${path} | kubectl apply -f -\n` }),
  Makefile: (path) => ({ Makefile: `deploy:\n\tkubectl apply -f ${path}\n` }),
  workflow: (path) => ({ '.github/workflows/d.yaml': workflow(`kubectl apply -f ${path}`) }),
};
const lost = (place: string, why = 'is not in the repository'): readonly string[] => [
  `LG802 The configuration of kube-system/Deployment/coredns, which the base has, is applied from \`${place}\` now, which ${why}: where it forwards to now, and whether it still has its guard, is not known.`,
];
const loud = ({ report }: Pick<ReturnType<typeof check>, 'report'>): readonly string[] =>
  report.findings.flatMap(({ severity, code, message }) => (severity === 'note' ? [] : [`${code} ${message}`]));
const said = (head: Files, base: Files): readonly string[] => loud(scanTexts({ ...DNS, ...head }, { ...DNS, ...base }));

describe.each(Object.entries(CALLERS))('a %s', (_, call) => {
  test.each(['nowhere', 'deploy/overlays/prod', '../other/deploy'])('that names %s', (place) => {
    expect(said(call(place), call('deploy'))).toEqual(lost(place));
    expect(said({ ...call(place), 'x.txt': '' }, call(place))).toEqual([]);
  });

  test('that names what is there', () => {
    const moved = Object.fromEntries(Object.entries(DNS).map(([path, text]) => [path.replace('deploy', 'dns'), text]));
    expect(loud(scanTexts({ ...moved, ...call('dns') }, { ...DNS, ...call('deploy') }))).toEqual([]);
    expect(said(call('./deploy/'), call('deploy'))).toEqual([]);
    expect(said(call('app'), call('other'))).toEqual([]);
  });
});

test.each([
  'kubectl apply -f deploy\nkubectl apply -f more',
  'kubectl kustomize deploy > out.yaml\nkubectl apply -f out.yaml',
  'kustomize build deploy -o out.yaml && kubectl apply -f out.yaml',
  'curl -o out.yaml https://example.com/app.yaml; kubectl apply -f deploy -f out.yaml',
])('is sound: %s', (commands) => {
  expect(said({ 'd.sh': `${commands}\n` }, { 'd.sh': 'kubectl apply -f deploy\n' })).toEqual([]);
});

describe('a link', () => {
  let [root, outside] = ['', ''];
  const put = (at: string, files: Files): void => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(at, path)), { recursive: true });
      if (content.startsWith('->')) symlinkSync(content.slice(2), join(at, path));
      else writeFileSync(join(at, path), content);
    }
  };
  const compared = (base: Files, head: Files): readonly string[] => {
    put(root, base);
    gitIn(root, 'add', '-A');
    gitIn(root, 'commit', '-qm', 'x');
    put(root, head);
    const options = { include: [], exclude: [], paths: [] };
    const files = baseFiles(root, 'HEAD', options);
    if (files === undefined || 'because' in files) throw new Error('there is no base');
    return loud(
      check({ tree: openWorkingTree(root, options), config: undefined, base: { status: 'compared', files } }),
    );
  };
  beforeEach(() => {
    [root, outside] = ['tree-', 'outside-'].map((name) => realpathSync(mkdtempSync(join(tmpdir(), name)))) as [
      string,
      string,
    ];
    initRepository(root);
    put(outside, { 'dns/cm.yaml': MAP.replace('    loop\n', '') });
  });
  afterEach(() => {
    for (const one of [root, outside]) rmSync(one, { recursive: true, force: true });
  });

  test.each<[string, (to: string) => string, string]>([
    ['to the folder', (to) => join(to, 'dns'), 'ext'],
    ['to a folder above', (to) => to, 'ext/dns'],
    ['to nothing', () => '../not/there', 'ext'],
  ])('%s', (_, target, place) => {
    const call = (path: string): Files => ({ 'd.sh': `kubectl apply -f ${path}\n` });
    const [one = '', ...more] = compared(
      { ...DNS, ...call('deploy') },
      { ...call(place), ext: `->${target(outside)}` },
    );
    expect(one.replace(/which (?:is a link|leads)[^:]*:/, 'WHY:')).toContain(`is applied from \`${place}\` now, `);
    expect(more).toEqual([]);
  });

  test('beside what is still applied', () => {
    const both = { 'd.sh': 'kubectl apply -f deploy\nkubectl apply -f ext\n', ext: `->${join(outside, 'dns')}` };
    expect(compared({ ...DNS, 'd.sh': 'kubectl apply -f deploy\n' }, both)).toHaveLength(1);
  });

  test('within the tree is followed', () => {
    const app = (path: string): Files => ({
      'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: a }\nspec: { source: { path: ${path} } }\n`,
    });
    expect(compared({ ...DNS, ...app('deploy') }, { ...app('now'), now: '->deploy' })).toEqual([]);
    expect(
      compared({ ...DNS, 'd.sh': 'kubectl apply -f deploy\n' }, { 'd.sh': 'kubectl apply -f cur\n', cur: '->deploy' }),
    ).toEqual([]);
  });
});
