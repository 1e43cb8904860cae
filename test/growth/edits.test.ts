/** Commands that edit manifests are found in linear time, whatever they and the manifests are made of. */
import { describe, expect, test } from '@jest/globals';
import { activeText } from '../../src/judge/rules/out-of-sight/active-text.ts';
import { openEditable } from '../../src/tools/shell/editable.ts';
import { editsIn } from '../../src/tools/shell/edits.ts';
import { growthOf, LINEAR } from '../support/counted-work.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

const workloads = new Set(['coredns', 'kube-dns']);
const textOf = (): undefined => undefined;
const two = new Map([
  ['dns/cm.yaml', ['loop', 'forward . 192.0.2.53']],
  ['dns/dep.yaml', ['configMap:\nname: coredns']],
]);
const many = (count: number): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Array.from({ length: count }, (_, index) => [`dns/d${index}/cm.yaml`, ['loop', `forward . 192.0.2.${index}`]]),
  );
const long = (count: number): ReadonlyMap<string, readonly string[]> =>
  new Map([['dns/cm.yaml', Array.from({ length: count }, (_, index) => `forward z${index}.example 192.0.2.1`)]]);

/** What makes each kind of edit be looked for. */
const EACH =
  "\nsed '15d' dns/cm.yaml >x\nkubectl patch deploy x\nhelm upgrade --set servers=1 a\nhelm a --reuse-values\n#@overlay/match by=1\n  postRenderer: x\n  transformers: []\n- replace:\n    path: x\nimport x\nkubectl x.replace(\na = '(loop)'\n";

test.each([
  ...['a', '\n', '|', '| ', '\\ ', '$', '${{ a.', '{{', "X='", 'X="', '(', '"', '*', 'dns/*/', '# '],
  ...[
    'ed <<E\n',
    'sed s/a',
    'grep -v ',
    'perl -n ',
    'yq del(',
    '> ',
    's,,,',
    'python3 x ',
    'cat <<E\n',
    "sed -e '1d' ",
  ],
  ...[
    'kubectl ',
    'kubectl set ',
    '-p "$(cat ',
    'kubectl rollout undo deploy/coredns\n',
    'if ! x',
    '|| ',
    'oc edit cm ',
  ],
  ...['helm ', 'helm --set ', 'coredns --set parameters=', 'kustomize edit add x\n', 'cd x\n'],
  ...[
    '- events: x\n  a\n',
    '  transformers:\n    a\n',
    '- replace:\n    path: "',
    'path={{',
    'regexp: "\\\\',
    ' module: a',
  ],
  ...['#@overlay/match by=x coredns\n', 'x.replace( '],
  ...['replace("loop', 'filter ! ', 'for x if ! ', '"loop"', 'findstr ', '"^ * ^ ', 'replace x "loop" , '],
])('texts of %j, of 256 KiB', (words) => {
  const text = times(Math.ceil((256 * 1024) / words.length), () => words) + EACH;
  const found = editsIn({ path: 'up.yaml', text, textOf }, openEditable({ manifests: two, workloads }));
  expect(found.length).toBeGreaterThan(0);
});

describe.each([
  ['many manifests', many],
  ['a long one', long],
])('%s', (_, manifestsOf) => {
  test.each([
    'sed -i $x\n',
    'write(read("dns/cm.yaml").replace("loop", ""))\n',
    "sed '/loop/d' dns/cm.yaml > x\n",
    'sed s/aa/b/ dns/cm.yaml > x\n',
    'cd dns && kustomize edit add x\n',
    "find dns -name x | xargs sed -i '/a/d'\n",
    '- replace:\n    path: "{{ x }}"\n    regexp: aa\n',
    'X=loop\nsed "/$X/d" dns > x\n',
  ])('and commands: %j', (words) => {
    const run = (size: number): void => {
      const editable = openEditable({ manifests: manifestsOf(size), workloads });
      editsIn({ path: 'up.yaml', text: times(size, () => words), textOf }, editable);
    };
    expect(growthOf(run, 100)).toBeLessThan(LINEAR);
  });
});

test('commands that each hand on what all others make', () => {
  const run = (size: number): void => {
    const editable = openEditable({ manifests: two, workloads });
    const text = times(size, (i) => `kubectl get cm a${i} -o made | sed /loop/d | kubectl apply -f -\n`);
    expect(editsIn({ path: 'up.sh', text, textOf }, editable)).toEqual([]);
  };
  expect(growthOf(run, 50)).toBeLessThan(LINEAR);
});

test('lines are compared with expressions at most so often, and any may match beyond', () => {
  const text = 'sed s/aa/b/ dns/cm.yaml > x\n'.repeat(10);
  const found = (most: number): number =>
    editsIn({ path: 'up.sh', text, textOf }, openEditable({ manifests: long(5), workloads }, most)).length;
  expect([found(50), found(49)]).toEqual([0, 1]);
});

test('overlays of one long Corefile', () => {
  const run = (size: number): void => {
    const blocks = times(size, (index) => `z${index}.example {\n    forward . 192.0.2.53\n    loop\n}\n`);
    const base = { 'b/cm.yaml': configMap(blocks), 'b/dep.yaml': deployment('1.11.3'), 'b/svc.yaml': SERVICE };
    const built = { ...base, 'b/kustomization.yaml': 'resources: [cm.yaml, dep.yaml, svc.yaml]\n' };
    scanTexts({ ...built, 'up.sh': "sed '/loop/d' b/cm.yaml > x\n" }, built);
  };
  expect(growthOf(run, 15)).toBeLessThan(LINEAR);
});

test.each([
  'a:\n  when: false\n',
  '  b: c\n  when: false\n',
  '- when: false\n',
  'if false; then\n',
  '{{ if false }}a{{ end }}\n',
  '{ when: no ',
  'exit            ',
])('what is switched off by %j', (words) => {
  expect(growthOf((size) => activeText(`a:\n${times(size, () => words)}`, 'up.sh'), 400)).toBeLessThan(LINEAR);
});
