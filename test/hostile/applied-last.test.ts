/** A second file with an object in a folder that is applied with all below: the last in the order of a walk counts. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const GUARDED = configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n');
const BARE = GUARDED.replace('        loop\n', '');
const BASE: Files = { 'd/cm.yaml': GUARDED, 'd/dep.yaml': deployment('1.11.3'), 'd/svc.yaml': SERVICE };
const news = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);
const application = (directory: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns, namespace: argocd }\nspec:\n  destination: { server: x, namespace: kube-system }\n  source: { repoURL: "https://example.com/a.git", path: d, directory: ${directory} }\n`;

const APPLIED: Files = {
  Makefile: 'up:\n\tkubectl apply -R -f d\n',
  'hack/up.sh': '#!/bin/sh\nkubectl apply --recursive -f ./d\n',
  'bin/up': '#!/bin/sh\nkubectl replace -Rf d/\n',
  '.github/workflows/up.yml': 'jobs: { a: { steps: [{ run: kubectl apply -f d --recursive=true }] } }\n',
  'main.tf':
    'resource "null_resource" "dns" {\n  provisioner "local-exec" {\n    command = "kubectl apply -R -f ${path.module}/d"\n  }\n}\n',
  'app.yaml': application('{ recurse: true }'),
};

test.each(Object.entries(APPLIED))('%s', (path, text) => {
  const base = { ...BASE, [path]: text };
  const loss = ['error LG201 d/sub/cm.yaml'];
  expect(news({ ...base, 'd/sub/cm.yaml': BARE }, base)).toEqual(loss);
  expect(news({ ...base, 'd/sub/cm.yaml': BARE, 'd/a/cm.yaml': GUARDED }, base)).toEqual(loss);
  // What stood there without the guard comes to count.
  const plain = text
    .replace(/ (?:-R|--recursive(?:=true)?)(?=\s)| -R(?=f)/, (all) =>
      all === ' -R' && text.includes('-Rf') ? ' -' : '',
    )
    .replace('recurse: true', 'recurse: false');
  const [before, after] = [plain, text].map((one) => ({ ...BASE, 'd/sub/cm.yaml': BARE, [path]: one }));
  expect(news(after ?? {}, before ?? {})).toEqual(loss);
  const both = { ...BASE, 'd/cm.yaml': BARE, [path]: text };
  expect(news(both, { ...both, 'd/sub/cm.yaml': GUARDED })).toContain('error LG201 d/cm.yaml');

  expect(news({ ...base, 'd/sub/cm.yaml': GUARDED }, base)).toEqual([]);
  expect(news({ ...base, 'd/a/cm.yaml': BARE }, base)).toEqual([]);
  expect(news({ ...base, 'd/sub/cm.yaml': BARE, 'd/sub/x/cm.yaml': GUARDED }, base)).toEqual([]);
  expect(news({ ...base, 'd/sub/cm.yaml': BARE.replace('kube-system', 'other') }, base)).toEqual([]);
  expect(news({ ...base, 'other/cm.yaml': BARE }, base)).toEqual([]);
  const sound = { ...BASE, [path]: plain };
  expect(news({ ...sound, 'd/sub/cm.yaml': BARE }, sound)).toEqual([]);
  const known = { ...base, 'd/sub/cm.yaml': BARE };
  expect(news({ ...known, 'd/t/a.yaml': SERVICE }, known)).toEqual([]);
});

test('what an Application leaves out', () => {
  const left = application("{ recurse: true, exclude: 'sub/*' }");
  const base = { ...BASE, 'app.yaml': left };
  expect(news({ ...base, 'd/sub/cm.yaml': BARE }, base).filter((one) => one.startsWith('error'))).toEqual([]);
  const known = { ...base, 'd/sub/cm.yaml': BARE };
  expect(news({ ...known, 'app.yaml': application('{ recurse: true }') }, known)).toEqual([
    'error LG201 d/sub/cm.yaml',
  ]);
});

test('a folder that is entered first is not known', () => {
  const text = '#!/bin/sh\n(cd a && kubectl apply -R -f .)\n(cd b && kubectl apply -R -f .)\n';
  const base = { 'up.sh': text, 'a/cm.yaml': GUARDED, 'a/dep.yaml': deployment('1.11.3'), 'a/svc.yaml': SERVICE };
  expect(news({ ...base, 'b/cm.yaml': BARE }, base)).toEqual([]);
});
