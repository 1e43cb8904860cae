/** What brought the guard is named no more, is switched off, or is deployed no more, and what it was laid over stays. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const GUARDED = '.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n}\n';
const BARE = GUARDED.replace('    loop\n', '');
const OBJECTS: Files = {
  'base/cm.yaml': configMap(BARE),
  'base/dep.yaml': deployment('1.11.3'),
  'base/svc.yaml': SERVICE,
  'guard/cm.yaml': configMap(GUARDED),
};
const COREFILES: Files = { 'files/base.Corefile': BARE, 'files/guard.Corefile': GUARDED };
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity }) => `${severity} ${code}`);

/** The files; what uses both of them; that without the guarded one, in ways. */
const WAYS: readonly (readonly [string, Files, string, readonly string[]])[] = [
  [
    'up.sh',
    OBJECTS,
    '#!/bin/sh\nkubectl apply -f base/\nkubectl apply -f guard/cm.yaml\n',
    [
      '#!/bin/sh\nkubectl apply -f base/\n',
      '#!/bin/sh\nkubectl apply -f base/\n# kubectl apply -f guard/cm.yaml\n',
      '#!/bin/sh\nkubectl apply -f base/\nif false; then\n  kubectl apply -f guard/cm.yaml\nfi\n',
      '#!/bin/sh\nkubectl apply -f base/\nfalse && kubectl apply -f guard/cm.yaml\n',
      '#!/bin/sh\nkubectl apply -f base/\nexit 0\nkubectl apply -f guard/cm.yaml\n',
    ],
  ],
  [
    '.github/workflows/up.yml',
    OBJECTS,
    'on: push\njobs:\n  up:\n    steps:\n    - run: kubectl apply -f base/\n    - run: kubectl apply -f guard/cm.yaml\n',
    [
      'on: push\njobs:\n  up:\n    steps:\n    - run: kubectl apply -f base/\n',
      'on: push\njobs:\n  up:\n    steps:\n    - run: kubectl apply -f base/\n    - if: false\n      run: kubectl apply -f guard/cm.yaml\n',
      'on: push\njobs:\n  up:\n    steps:\n    - run: kubectl apply -f base/\n    - run: kubectl apply -f guard/cm.yaml\n      if: ${{ false }}\n',
    ],
  ],
  [
    'objects.yml',
    OBJECTS,
    '- hosts: all\n  tasks:\n  - name: a\n    kubernetes.core.k8s: { state: present, src: base/cm.yaml }\n  - name: b\n    kubernetes.core.k8s: { state: present, src: guard/cm.yaml }\n',
    [
      '- hosts: all\n  tasks:\n  - name: a\n    kubernetes.core.k8s: { state: present, src: base/cm.yaml }\n  - name: b\n    kubernetes.core.k8s: { state: present, src: guard/cm.yaml }\n    when: false\n',
    ],
  ],
  [
    'site.yml',
    COREFILES,
    '- hosts: all\n  tasks:\n  - copy: { dest: /etc/coredns/Corefile, src: base.Corefile }\n  - copy: { dest: /etc/coredns/Corefile, src: guard.Corefile }\n',
    [
      '- hosts: all\n  tasks:\n  - copy: { dest: /etc/coredns/Corefile, src: base.Corefile }\n  - copy: { dest: /etc/coredns/Corefile, src: guard.Corefile }\n    when: false\n',
    ],
  ],
  [
    'roles.yml',
    {
      'roles/dns/tasks/main.yml': '- copy: { dest: /etc/coredns/Corefile, src: base.Corefile }\n',
      'roles/dns/files/base.Corefile': BARE,
      'roles/guard/tasks/main.yml': '- copy: { dest: /etc/coredns/Corefile, src: guard.Corefile }\n',
      'roles/guard/files/guard.Corefile': GUARDED,
    },
    '- hosts: all\n  roles:\n  - dns\n  - guard\n',
    ['- hosts: all\n  roles:\n  - dns\n', '- hosts: all\n  roles:\n  - dns\n  - { role: guard, when: false }\n'],
  ],
  [
    'tf/main.tf',
    Object.fromEntries(
      ['base', 'guard'].flatMap((name) => [
        [
          `tf/${name}/main.tf`,
          'resource "kubernetes_config_map" "c" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = file("${path.module}/Corefile") }\n}\n',
        ],
        [`tf/${name}/Corefile`, name === 'guard' ? GUARDED : BARE],
      ]),
    ),
    'module "dns" {\n  source = "./base"\n}\nmodule "guard" {\n  source = "./guard"\n}\n',
    [
      'module "dns" {\n  source = "./base"\n}\n',
      'module "dns" {\n  source = "./base"\n}\nmodule "guard" {\n  source = "./guard"\n  count = 0\n}\n',
    ],
  ],
];

test.each(WAYS)('in %s', (path, files, both, without) => {
  const base = { ...files, [path]: both };
  for (const text of without) {
    expect(loud({ ...files, [path]: text }, base)).toEqual(['warning LG802']);
    expect(loud(base, { ...files, [path]: text })).toEqual([]);
  }
  expect(loud({ ...base, [path]: `${both}\n` }, base)).toEqual([]);
});

test.each<[string, string, string]>([
  [
    'each for another cluster',
    'kubectl --context a apply -f base/\nkubectl --context b apply -f guard/cm.yaml\n',
    'kubectl --context a apply -f base/\n',
  ],
  [
    'the one without a guard',
    'kubectl apply -f base/\nkubectl apply -f guard/cm.yaml\n',
    'kubectl apply -f guard/cm.yaml\n',
  ],
])('%s goes', (_, both, one) => {
  expect(loud({ ...OBJECTS, 'up.sh': one }, { ...OBJECTS, 'up.sh': both })).toEqual([]);
});

test('files of Corefiles that are put at two places', () => {
  const play = (...names: readonly string[]): string =>
    `- hosts: all\n  tasks:\n${names.map((name) => `  - copy: { dest: /etc/${name}/Corefile, src: ${name}.Corefile }\n`).join('')}`;
  expect(loud({ ...COREFILES, 'a.yml': play('base') }, { ...COREFILES, 'a.yml': play('base', 'guard') })).toEqual([]);
});

describe('what deploys a folder', () => {
  const application = (path: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: ${path}, namespace: argocd }\nspec:\n  source: { repoURL: "https://git.example/x", path: ${path} }\n  destination: { server: "https://kubernetes.default.svc", namespace: kube-system }\n`;
  const flux = (path: string, isSuspended = false): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: ${path}, namespace: flux-system }\nspec:\n  suspend: ${isSuspended}\n  path: ./${path}\n  prune: true\n  sourceRef: { kind: GitRepository, name: x }\n`;
  const both = (write: (path: string) => string): Files => ({
    ...OBJECTS,
    'apps/a.yaml': write('base'),
    'apps/b.yaml': write('guard'),
  });
  test.each<[string, Files, Files]>([
    ['goes', { ...OBJECTS, 'apps/a.yaml': application('base') }, both(application)],
    [
      'is a comment',
      { ...both(application), 'apps/b.yaml': application('guard').replace(/^/gm, '#') },
      both(application),
    ],
    ['is suspended', { ...both(flux), 'apps/b.yaml': flux('guard', true) }, both(flux)],
  ])('%s', (_, head, base) => {
    expect(loud(head, base)).toEqual(['warning LG802']);
    expect(loud(base, head)).toEqual([]);
  });
  test('another one comes, and it is suspended', () => {
    const servers = (guarded: string, bare: string): Files => ({
      ...OBJECTS,
      'guard/dep.yaml': deployment('1.11.3'),
      'apps/a.yaml': bare,
      'apps/b.yaml': guarded,
    });
    const base = servers(flux('guard'), flux('base', true));
    expect(loud(servers(flux('guard', true), flux('base')), base)).toEqual(['warning LG802']);
    expect(loud(servers(flux('guard', true), flux('base', true)), base)).toEqual([]);
  });
});
