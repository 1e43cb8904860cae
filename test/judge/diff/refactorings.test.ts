import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseAllDocuments, stringify } from 'yaml';
import { understood } from '../../../src/judge/check.ts';
import { diffSnapshots } from '../../../src/judge/diff/diff.ts';
import type { DiffReport } from '../../../src/judge/report/diff-report.ts';
import type { Snapshot } from '../../../src/judge/snapshot.ts';
import { endingWords, summaryLine } from '../../../src/report/diff-words.ts';
import { configMap, deployment, indent, SERVICE } from '../../support/manifests.ts';
import { snapshotOf, textsOf } from '../../support/repositories.ts';
import { inputOf, scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

function changesOf(before: Files, after: Files): readonly string[] {
  const { head, base } = understood(inputOf(after, before));
  if (base === undefined) throw new Error('no base');
  return changesBetween(base, head);
}

function changesBetween(base: Snapshot, head: Snapshot): readonly string[] {
  const report: DiffReport = diffSnapshots(base, head, 'base');
  return [
    ...report.changes.map(
      (one) => `${one.cluster}: ${one.asker}: ${one.names}: ${endingWords(one.before)} => ${endingWords(one.after)}`,
    ),
    ...report.unproven,
  ];
}

const DEPLOYMENT = deployment('1.14.3');
const ROOT = '.:53 {\n    errors\n    kubernetes cluster.local\n    forward . 192.0.2.53\n    cache 30\n    loop\n}\n';
const CORP = 'corp.example.com:53 {\n    forward . 10.0.0.2 10.0.0.3 {\n        policy sequential\n    }\n}\n';
const LAB = 'lab.example.com:53 {\n    forward . 10.0.0.2 10.0.0.3 {\n        policy sequential\n    }\n}\n';
const COREFILE = ROOT + CORP + LAB;
const PLAIN: Files = {
  'dns/config.yaml': configMap(COREFILE),
  'dns/service.yaml': SERVICE,
  'dns/deployment.yaml': DEPLOYMENT,
};
const withCorefile = (corefile: string): Files => ({ ...PLAIN, 'dns/config.yaml': configMap(corefile) });
const kustomization = (...resources: readonly string[]): string =>
  `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources:\n${resources.map((one) => `  - ${one}\n`).join('')}`;
const KUSTOMIZED: Files = {
  ...PLAIN,
  'dns/kustomization.yaml': kustomization('config.yaml', 'service.yaml', 'deployment.yaml'),
};
const flux = (path: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: dns, namespace: flux-system }\nspec:\n  interval: 10m\n  path: ./${path}\n  prune: true\n  sourceRef: { kind: GitRepository, name: flux-system }\n`;
const VALUES = `fullnameOverride: coredns
k8sAppLabelOverride: kube-dns
service:
  name: kube-dns
  clusterIP: 10.96.0.10
servers:
  - zones: [{ zone: . }]
    port: 53
    plugins:
      - name: errors
      - name: kubernetes
        parameters: cluster.local
      - name: forward
        parameters: . 192.0.2.53
      - name: cache
        parameters: 30
      - name: loop
`;
const release = (values: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  interval: 30m\n  chart:\n    spec:\n      chart: coredns\n      version: 1.43.0\n      sourceRef: { kind: HelmRepository, name: coredns, namespace: flux-system }\n${values}`;
const INLINE: Files = { 'dns/release.yaml': release(`  values:\n${indent(VALUES, 4)}\n`) };
const GENERATED: Files = {
  'dns/release.yaml': release('  valuesFrom:\n    - { kind: ConfigMap, name: coredns-values }\n'),
  'dns/values.yaml': VALUES,
  'dns/kustomization.yaml': `${kustomization('release.yaml')}configMapGenerator:\n  - name: coredns-values\n    namespace: kube-system\n    files: [values.yaml]\nconfigurations: [names.yaml]\n`,
  'dns/names.yaml':
    'nameReference:\n  - kind: ConfigMap\n    version: v1\n    fieldSpecs:\n      - path: spec/valuesFrom/name\n        kind: HelmRelease\n',
};
const application = (source: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: coredns, namespace: argocd }\nspec:\n  project: platform\n  destination: { server: https://kubernetes.default.svc, namespace: kube-system }\n  source:\n    chart: coredns\n    repoURL: https://coredns.github.io/helm\n    targetRevision: 1.43.0\n    helm:\n      releaseName: coredns\n${source}`;
const within = (files: Files, move: (path: string) => string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [move(path), text]));
const under = (folder: string, files: Files): Files => within(files, (path) => `${folder}/${path}`);
const HOSTS: Files = {
  'edge/Corefile':
    '. {\n    bind 10.1.0.1\n    hosts {\n        192.0.2.7 known.example.com\n        fallthrough\n    }\n    forward . 192.0.2.53\n}\n',
  'core/Corefile': '. {\n    bind 10.1.0.2\n    forward . 10.1.0.1\n}\n',
};
const corefileEdges: readonly (readonly [string, string])[] = [
  ['blocks in another order', LAB + CORP + ROOT],
  ['comments and empty lines', `# reviewed\n\n${COREFILE.replaceAll('    errors', '    errors # as before\n')}`],
  ['plugins in another order', COREFILE.replace('    errors\n', '').replace('    loop\n', '    loop\n    errors\n')],
  ['two blocks that become one', ROOT + CORP.replace('corp.example.com:53', 'corp.example.com:53 lab.example.com:53')],
  [
    'a snippet',
    `(corp) {\n    forward . 10.0.0.2 10.0.0.3 {\n        policy sequential\n    }\n}\n${ROOT}corp.example.com:53 lab.example.com:53 {\n    import corp\n}\n`,
  ],
  ['the port written out', COREFILE.replace('192.0.2.53', '192.0.2.53:53')],
  ['the port left out', COREFILE.replaceAll(':53 {', ' {')],
  ['a zone with its dot', COREFILE.replace('corp.example.com', 'corp.example.com.')],
];
const refactorings: readonly (readonly [string, Files, Files])[] = [
  ...corefileEdges.map(([what, corefile]) => [what, PLAIN, withCorefile(corefile)] as const),
  [
    'the ConfigMap as a quoted string',
    PLAIN,
    { ...PLAIN, 'dns/config.yaml': configMap('').replace('|\n\n', `${JSON.stringify(COREFILE)}\n`) },
  ],
  [
    'the ConfigMap to a kustomize generator',
    KUSTOMIZED,
    {
      ...within(PLAIN, (path) => path),
      'dns/config.yaml': '',
      'dns/Corefile': COREFILE,
      'dns/kustomization.yaml': `${kustomization('service.yaml', 'deployment.yaml')}configMapGenerator:\n  - name: coredns\n    namespace: kube-system\n    files: [Corefile]\n`,
    },
  ],
  ['three files to one', PLAIN, { 'dns/all.yaml': [configMap(COREFILE), SERVICE, DEPLOYMENT].join('---\n') }],
  ['one file to three', { 'dns/all.yaml': [SERVICE, DEPLOYMENT, configMap(COREFILE)].join('---\n') }, PLAIN],
  [
    'files in a List',
    PLAIN,
    {
      'dns/all.yaml': `apiVersion: v1\nkind: List\nitems:\n${[configMap(COREFILE), SERVICE, DEPLOYMENT].map((one) => `  - ${indent(one, 4).trimStart()}\n`).join('')}`,
    },
  ],
  ['a folder that is renamed', PLAIN, within(PLAIN, (path) => path.replace('dns/', 'platform/coredns/'))],
  ['a kustomization above the files', PLAIN, KUSTOMIZED],
  [
    'an overlay above the base',
    KUSTOMIZED,
    { ...under('base', KUSTOMIZED), 'overlays/prod/kustomization.yaml': kustomization('../../base/dns') },
  ],
  [
    'a kustomize overlay to a path of Flux',
    { ...under('base', KUSTOMIZED), 'overlays/prod/kustomization.yaml': kustomization('../../base/dns') },
    { ...under('base', KUSTOMIZED), 'clusters/prod/dns.yaml': flux('base/dns') },
  ],
  ['the values of a release to a generator', INLINE, GENERATED],
  ['the values of a generator into the release', GENERATED, INLINE],
  ['the plain manifests to the chart', { ...PLAIN, 'dns/config.yaml': configMap(ROOT) }, INLINE],
  [
    'a release of Flux to one of Argo CD',
    INLINE,
    { 'dns/coredns.yaml': application(`      values: |\n${indent(VALUES, 8)}\n`) },
  ],
  [
    'the values of Argo CD as an object',
    { 'dns/coredns.yaml': application(`      values: |\n${indent(VALUES, 8)}\n`) },
    { 'dns/coredns.yaml': application(`      valuesObject:\n${indent(VALUES, 8)}\n`) },
  ],
  ['the folder of a release', INLINE, within(INLINE, (path) => `kubernetes/main/apps/kube-system/${path}`)],
  [
    'the folder of all clusters',
    { ...under('clusters/a', PLAIN), ...under('clusters/b', withCorefile(ROOT)) },
    { ...under('fleet/a', PLAIN), ...under('fleet/b', withCorefile(ROOT)) },
  ],
  ['a Corefile that moves', HOSTS, within(HOSTS, (path) => `hosts/${path}`)],
  [
    'a Corefile that moves and gets comments',
    HOSTS,
    within({ ...HOSTS, 'edge/Corefile': `# moved\n${HOSTS['edge/Corefile']}` }, (path) => `hosts/${path}`),
  ],
];

describe('a refactoring sends no name elsewhere', () => {
  test.each(refactorings)('%s', (_, before, after) => {
    expect(changesOf(before, after)).toEqual([]);
    expect(changesOf(after, before)).toEqual([]);
  });
});

/** Every document anew: its keys sorted, its comments gone. */
function rewritten(text: string): string {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return text;
  return documents.map((one) => stringify(one.toJS(), { sortMapEntries: true })).join('---\n');
}
const isYaml = (path: string): boolean => /\.ya?ml$/.test(path) && basename(path) !== '.loopgate.yaml';
const ROOTS = ['charts', 'kustomize', 'platforms', 'nodes'];
const repositories = ROOTS.flatMap((root) =>
  readdirSync(join('test/repos', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['broken', 'sound'].map((one) => join('test/repos', root, name, one)))
    .filter((folder) => existsSync(folder)),
);
const ways: readonly (readonly [string, (files: Files) => Files])[] = [
  ['comments and a folder around all of it', (files) => around(edited(files, (text) => `# reviewed\n${text}`))],
  ['the order of keys', (files) => edited(files, rewritten)],
];
function around(files: Files): Files {
  return isRooted(files) ? files : under('deploy', files);
}
/** What names files from the repository's root names others once it lies in a folder. */
function isRooted(files: Files): boolean {
  return '.loopgate.yaml' in files || Object.values(files).some((text) => text.includes('$values/'));
}
function edited(files: Files, edit: (text: string) => string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      isYaml(path) && !/^#(?:!|cloud)|\{\{|\{%/.test(text) ? edit(text) : text,
    ]),
  );
}

describe.each(ways)('%s, in every repository of the tests', (_, edit) => {
  test('sends no name elsewhere', () => {
    const found = repositories.flatMap((folder) => {
      const { head } = understood(inputOf(edit(textsOf(folder))));
      return changesBetween(snapshotOf(folder), head).map((one) => `${folder}: ${one}`);
    });
    expect(found).toEqual([]);
  });
});

const TALOS: Files = {
  'talos/controlplane.yaml':
    'version: v1alpha1\nmachine: { type: controlplane, kubelet: { clusterDNS: [10.96.0.10] } }\ncluster: { network: { dnsDomain: cluster.local, serviceSubnets: [10.96.0.0/12] } }\n',
};

describe('a change that gives a cluster another name', () => {
  const before: Files = { 'kubernetes/main/dns.yaml': [configMap(ROOT), SERVICE, DEPLOYMENT].join('---\n') };
  const after: Files = {
    ...within(before, () => 'kubernetes/edge/dns.yaml'),
    'kubernetes/edge/kubelet.yaml':
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.0.10]\n',
  };
  test('compares who asks instead of telling them gone and come', () => {
    const reported = [...changesOf(before, after), ...changesOf({ ...TALOS, ...before }, { ...TALOS, ...after })];
    expect(reported.filter((one) => one.includes('not there'))).toEqual([]);
  });

  test('is reported where a server really goes or comes', () => {
    expect(changesOf(before, { ...before, ...HOSTS }).filter((one) => one.includes('not there =>'))).not.toEqual([]);
    expect(changesOf({ ...before, ...HOSTS }, before).filter((one) => one.includes('=> not there'))).not.toEqual([]);
  });

  test('with a move of a Corefile tells what the edit does, and nothing of the move', () => {
    const edited = { ...HOSTS, 'edge/Corefile': HOSTS['edge/Corefile']?.replace('192.0.2.53', '192.0.2.54') ?? '' };
    const reported = changesOf(
      HOSTS,
      within(edited, (path) => `hosts/${path}`),
    );
    expect(reported).not.toEqual([]);
    for (const one of reported) expect(one).toContain('leaves to 192.0.2.54:53');
  });
});

test('nothing to compare is no review', () => {
  const { head, base } = scanTexts({ 'README.md': 'text\n' }, { 'README.md': 'other\n' });
  if (base === undefined) throw new Error('no base');
  expect(summaryLine(diffSnapshots(base, head, 'base'))).toBe(
    'Nothing was compared: no cluster and no DNS server was found, before or after.',
  );
});

test('a Secret that names a zone of everybody hides none of it', () => {
  const secret =
    'apiVersion: v1\nkind: Secret\nmetadata: { name: scrapes }\nstringData:\n  jobs.yaml: |\n    - zone: 10.in-addr.arpa.example\n';
  const reported = changesOf(
    { ...PLAIN, 'dns/secret.yaml': secret },
    {
      ...withCorefile(COREFILE.replace('kubernetes cluster.local', 'kubernetes cluster.local in-addr.arpa')),
      'dns/secret.yaml': secret,
    },
  );
  expect(reported.join('\n')).toContain('in-addr.arpa and below');
  expect(reported.join('\n')).not.toContain('[value of');
});
