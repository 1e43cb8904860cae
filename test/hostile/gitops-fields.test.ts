/** Fields of Argo CD and k3s that come over the values of a release. */

import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';
import { indent } from '../support/texts.ts';

const values = (guard: boolean): string =>
  `servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - name: errors\n  - name: forward\n    parameters: . 192.0.2.53\n${guard ? '  - name: loop\n' : ''}`;

describe('an ApplicationSet', () => {
  const set = (generator: string, more = ''): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: x, namespace: argocd }\nspec:\n  goTemplate: true\n  generators:\n${indent(generator, 2)}  template:\n    metadata: { name: coredns }\n    spec:\n      destination: { namespace: kube-system, server: x }\n      source:\n        repoURL: https://coredns.github.io/helm\n        chart: coredns\n        targetRevision: 1.36.1\n        helm:\n          releaseName: coredns\n          values: |\n${indent(values(true), 12)}${more}`;
  const LIST = '- list:\n    elements: [{ cluster: a }]\n';
  const PATCH = `  templatePatch: |\n    spec:\n      source:\n        helm:\n          values: |\n${indent(values(false), 12)}`;
  const OWN = `    template:\n      metadata: { name: y }\n      spec:\n        source:\n          chart: coredns\n          repoURL: https://coredns.github.io/helm\n          targetRevision: 1.36.1\n          helm:\n            values: |\n${indent(values(false), 14)}`;
  const cases: readonly (readonly [string, string])[] = [
    ['a templatePatch', set(LIST, PATCH)],
    ["a generator's own template", set(LIST + OWN)],
    [
      'one within a matrix',
      set(`- matrix:\n    generators:\n${indent(LIST + OWN, 4)}    - list: { elements: [{ b: c }] }\n`),
    ],
  ];
  test.each(cases)('%s is remarked, and brought in it is a warning', (_, text) => {
    const note = expect.stringMatching(/^(?:existing )?note LG801 a\.yaml/);
    expect(scanTexts({ 'a.yaml': text }).said).toEqual([note]);
    expect(scanTexts({ 'a.yaml': text }, { 'a.yaml': text }).said).toEqual([note]);
    const { report } = scanTexts({ 'a.yaml': text }, { 'a.yaml': set(LIST) });
    expect(report.findings).toMatchObject([{ code: 'LG801', severity: 'warning', status: 'new' }]);
  });
  test('a second file is no less news', () => {
    const [before, after] = [set(LIST), set(LIST, PATCH)];
    const { report } = scanTexts({ 'a/a.yaml': after, 'b/a.yaml': after }, { 'a/a.yaml': after, 'b/a.yaml': before });
    const news = report.findings.filter(({ status }) => status === 'new');
    expect(news).toMatchObject([{ code: 'LG801', severity: 'warning', at: { file: { path: 'b/a.yaml' } } }]);
  });
  test('a patch of anything else is none', () => {
    const text = set(LIST, '  templatePatch: |\n    metadata: { labels: { a: b } }\n');
    expect(scanTexts({ 'a.yaml': text }, { 'a.yaml': set(LIST) }).said).toEqual([]);
  });
});

describe('valuesSecrets of k3s', () => {
  const object = (kind: string, name: string, more: string): string =>
    `apiVersion: helm.cattle.io/v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: kube-system }\nspec:\n${kind === 'HelmChart' ? '  chart: coredns\n' : ''}  valuesContent: |-\n${indent(values(true), 4)}${more}`;
  const SECRETS = '  valuesSecrets: [{ name: v, keys: [values.yaml] }]\n';
  const secret = (guard: boolean): string =>
    `apiVersion: v1\nkind: Secret\nmetadata: { name: v, namespace: kube-system }\nstringData:\n  values.yaml: |\n${indent(values(guard), 4)}`;
  test.each([
    ['HelmChart', 'coredns'],
    ['HelmChartConfig', 'rke2-coredns'],
  ])('of a %s are over its values', (kind, name) => {
    const base = { 'a.yaml': object(kind, name, '') };
    const head = object(kind, name, SECRETS);
    const lost = scanTexts({ 'a.yaml': head, 's.yaml': secret(false) }, base).report.findings;
    expect(lost).toContainEqual(expect.objectContaining({ code: 'LG201', status: 'new' }));
    expect(scanTexts({ 'a.yaml': head, 's.yaml': secret(true) }, base).report.findings).toEqual([]);
    const unseen = scanTexts({ 'a.yaml': head }, base).report.findings;
    expect(unseen).toContainEqual(expect.objectContaining({ severity: 'warning', status: 'new' }));
  });
});

describe('directory of an Application', () => {
  const app = (directory: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: k, namespace: argocd }\nspec:\n  source: { repoURL: "https://github.com/o/r", path: m, directory: { recurse: true, ${directory} } }\n  destination: { namespace: kube-system }\n`;
  const map = (guard: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n        forward . 192.0.2.53\n${guard}    }\n`;
  const maps = { 'm/cm.yaml': map('        loop\n'), 'm/zz/cm.yaml': map('') };
  const sound = { 'a.yaml': app('exclude: "zz/*"'), ...maps };
  const news = (directory: string) =>
    scanTexts({ ...maps, 'a.yaml': app(directory) }, sound).report.findings.filter(({ status }) => status === 'new');
  test.each(['exclude: cm.yaml', 'exclude: "{x,c?}*"', 'include: "zz/*"'])('%s takes the sound file away', (text) => {
    expect(news(text)).toMatchObject([{ code: 'LG801', severity: 'warning', at: { file: { path: 'a.yaml' } } }]);
  });
  test('what stays left out is no news', () => {
    expect(news('exclude: "{zz,yy}/*"')).toMatchObject([{ code: 'LG801', severity: 'note' }]);
  });
  test.each(['exclude: "*.json"', 'include: "*.yaml"', 'include: "{c,*/}*"'])(
    '%s takes in the file without a guard, which comes last',
    (text) => {
      expect(news(text)).toMatchObject([
        { code: 'LG201', certainty: 'assumed', at: { file: { path: 'm/zz/cm.yaml' } } },
      ]);
    },
  );
});

describe("Argo CD's files beside what an Application deploys", () => {
  const app = (path: string, more = '', name = 'dns'): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: ${name}, namespace: argocd }\nspec:\n  destination: { namespace: kube-system, server: x }\n  source: { repoURL: "https://github.com/o/r", path: ${path}${more} }\n`;
  const within = (guard: boolean): string => `coredns:\n${indent(values(guard), 2)}`;
  const chart = {
    'app.yaml': app('c'),
    'c/Chart.yaml':
      'apiVersion: v2\nname: dns\nversion: 1.0.0\ndependencies: [{ name: coredns, version: 1.29.0, repository: "https://coredns.github.io/helm" }]\n',
    'c/values.yaml': within(true),
  };
  const text = (guard: boolean): string => `helm:\n  values: |\n${indent(within(guard), 4)}`;
  const object = (guard: boolean): string => `helm:\n  valuesObject:\n${indent(within(guard), 4)}`;
  const lost = (head: Record<string, string>, base: Record<string, string>): readonly string[] =>
    scanTexts(head, base).report.findings.flatMap(({ code, at }) => (code === 'LG201' ? at.file.path : []));

  test.each<[string, Record<string, string>, string]>([
    ['values', { '.argocd-source.yaml': text(false) }, '.argocd-source.yaml'],
    ['for the name', { '.argocd-source-dns.yaml': text(false) }, '.argocd-source-dns.yaml'],
    ['values as an object', { '.argocd-source.yaml': object(false) }, '.argocd-source.yaml'],
    ['files', { '.argocd-source.yaml': 'helm:\n  valueFiles: [b.yaml]\n', 'b.yaml': within(false) }, 'b.yaml'],
    [
      'the named one last',
      { '.argocd-source.yaml': text(true), '.argocd-source-dns.yaml': text(false) },
      '.argocd-source-dns.yaml',
    ],
  ])('%s', (_, files, place) => {
    const added = Object.fromEntries(Object.entries(files).map(([path, one]) => [`c/${path}`, one]));
    expect(lost({ ...chart, ...added }, chart)).toEqual([`c/${place}`]);
    const other = { ...chart, 'app.yaml': app('c', ', helm: { values: "a: b" }') };
    expect(lost({ ...other, ...added }, other)).toEqual([`c/${place}`]);
  });

  test.each<[string, string]>([
    ['an image, as Image Updater writes', 'helm:\n  parameters: [{ name: coredns.image.tag, value: 1.11.3 }]\n'],
    ['the guard', text(true)],
    ['an image of kustomize', 'kustomize:\n  images: ["coredns/coredns:1.11.3"]\n'],
  ])('nothing for %s', (_, file) => {
    expect(scanTexts({ ...chart, 'c/.argocd-source.yaml': file }, chart).said).toEqual([]);
    expect(lost({ ...chart, 'c/.argocd-source-other.yaml': text(false) }, chart)).toEqual([]);
  });

  test('patches of kustomize', () => {
    const corefile = (guard: string): string => `.:53 {\n    errors\n${guard}    forward . 192.0.2.53\n}\n`;
    const map = (guard: string): string =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${indent(corefile(guard), 4)}`;
    const built = {
      'app.yaml': app('k'),
      'k/kustomization.yaml': 'resources: [cm.yaml]\n',
      'k/cm.yaml': map('    loop\n'),
    };
    const patch = `kustomize:\n  patches:\n  - target: { kind: ConfigMap }\n    patch: |\n${indent(map(''), 6)}`;
    expect(lost({ ...built, 'k/.argocd-source-dns.yaml': patch }, built)).toEqual(['k/.argocd-source-dns.yaml']);
  });
});

describe('a default of a variable of Flux', () => {
  const build = (more: string): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: k, namespace: flux-system }\nspec:\n  path: ./k\n  sourceRef: { kind: GitRepository, name: r }\n  postBuild: ${more}\n`;
  const FROM = '{ substituteFrom: [{ kind: ConfigMap, name: s }] }';
  const files = (post: string, line: string): Readonly<Record<string, string>> => ({
    'f.yaml': build(post),
    'k/kustomization.yaml': 'resources: [cm.yaml]\n',
    'k/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n        forward . 192.0.2.53\n        loop\n        ${line}\n    }\n`,
  });
  const news = (line: string, more: Readonly<Record<string, string>> = {}) =>
    scanTexts({ ...files(FROM, line), ...more }, files('{ substitute: { X: y } }', line)).report.findings;
  const forward = `forward a.example ${'$'}${'{UP:=192.0.2.53}'}`;
  test('is a warning where a ConfigMap that is not here may set it now', () => {
    expect(news(forward)).toMatchObject([{ code: 'LG801', severity: 'warning', status: 'new' }]);
  });
  test('is none where the ConfigMap is here, or it sends nobody elsewhere', () => {
    const s = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: s, namespace: flux-system }\ndata: { A: b }\n';
    expect(news(forward, { 's.yaml': s })).toEqual([]);
    expect(news(`cache ${'$'}${'{TTL:=30}'}`)).toEqual([]);
  });
});

describe('what is not read over a release', () => {
  const release = (spec: string): string =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns, version: 1.36.1, sourceRef: { kind: HelmRepository, name: c } } }\n${spec}  values:\n${indent(values(true), 4)}`;
  const PATCH =
    '  postRenderers:\n    - kustomize:\n        patches:\n          - { target: { kind: ConfigMap }, patch: "[{op: replace, path: /data/Corefile, value: x}]" }\n';
  const SETTING = '  valuesFrom: [{ kind: Secret, name: s, valuesKey: k, targetPath: "servers[0].plugins[2].name" }]\n';
  test.each([PATCH, SETTING])('is a warning where it is new: %s', (more) => {
    const [base, head] = [{ 'a.yaml': release('') }, { 'a.yaml': release(more) }];
    const { findings } = scanTexts(head, base).report;
    expect(findings).toMatchObject([{ code: 'LG801', severity: 'warning', status: 'new' }]);
    expect(scanTexts(head, head).report.findings).toMatchObject([{ code: 'LG801', severity: 'note' }]);
  });
});

describe('a folder that is deployed in place of another', () => {
  const folder = (name: string, guard: boolean, kustomization = true): Readonly<Record<string, string>> => ({
    [`${name}/d.yaml`]:
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { a: b } }\n  template:\n    metadata: { labels: { a: b } }\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: coredns, image: coredns/coredns:1.11.3, args: [-conf, /c/Corefile], volumeMounts: [{ name: c, mountPath: /c }] }]\n      volumes: [{ name: c, configMap: { name: coredns } }]\n',
    [`${name}/c.yaml`]: `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . 192.0.2.53\n${guard ? '        loop\n' : ''}    }\n`,
    ...(kustomization ? { [`${name}/kustomization.yaml`]: 'resources: [c.yaml, d.yaml]\n' } : {}),
  });
  const flux = (path: string, name = 'dns'): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: ${name}, namespace: flux-system }\nspec:\n  path: ${path}\n  sourceRef: { kind: GitRepository, name: r }\n`;
  const argo = (source: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns, namespace: argocd }\nspec:\n  destination: { namespace: kube-system, server: x }\n  ${source}\n`;
  const set = (path: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: dns, namespace: argocd }\nspec:\n  generators: [{ list: { elements: [{ a: b }] } }]\n  template:\n    metadata: { name: dns }\n    spec:\n      source: { repoURL: https://example.org/r.git, path: ${path} }\n`;
  const weighty = (head: Readonly<Record<string, string>>, base: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts(head, base).said.filter((one) => !/^(?:existing )?note/.test(one));
  const sound = folder('k', true);
  const both = { ...sound, ...folder('k2', false) };
  const repo = '{ repoURL: https://example.org/r.git, path';

  test.each<[string, string, string]>([
    ['of Flux', flux('./k'), flux('./k2')],
    ['of Flux, written otherwise', flux('./k'), flux('k2/')],
    ['of Flux, by another name', flux('./k'), flux('./k2', 'other')],
    ['of Argo CD', argo(`source: ${repo}: k }`), argo(`source: ${repo}: k2 }`)],
    [
      'of several sources',
      argo(`sources: [${repo}: x }, ${repo}: k }]`),
      argo(`sources: [${repo}: x }, ${repo}: k2 }]`),
    ],
    ['of a set', set('k'), set('k2')],
  ])('%s', (_, was, is) => {
    expect(weighty({ ...both, 'f.yaml': is }, { ...sound, 'f.yaml': was })).toEqual([
      'error LG201 k2/c.yaml:6:5 assumed',
    ]);
    // It was there already.
    expect(weighty({ ...both, 'f.yaml': is }, { ...both, 'f.yaml': was })).toEqual([
      'error LG201 k2/c.yaml:6:5 assumed',
    ]);
    const better = { ...folder('k', false), ...folder('k2', true) };
    expect(weighty({ ...better, 'f.yaml': is }, { ...better, 'f.yaml': was })).toEqual([]);
    expect(weighty({ ...both, 'f.yaml': is, 'g.yaml': flux('./k', 'g') }, { ...both, 'f.yaml': is })).toEqual([]);
  });

  test('of one of two clusters whose objects have one name', () => {
    const clusters = { ...both, 'a/f.yaml': flux('./k'), 'b/f.yaml': flux('./k2') };
    expect(weighty({ ...clusters, 'c/f.yaml': flux('./k') }, clusters)).toEqual([]);
    expect(weighty({ ...clusters, 'a/f.yaml': flux('./k2') }, clusters)).toEqual(['error LG201 k2/c.yaml:6:5 assumed']);
    const { 'a/f.yaml': _, ...left } = clusters;
    expect(weighty(left, clusters)).toEqual([]);
    expect(
      weighty({ ...sound, ...folder('k2', false), 'b/f.yaml': flux('./k2') }, { ...sound, 'a/f.yaml': flux('./k') }),
    ).toEqual(['error LG201 k2/c.yaml:6:5 assumed']);
  });

  test('without kustomizations, and one within the other', () => {
    const plain = { ...folder('a', true, false), ...folder('a/b', false, false) };
    expect(weighty({ ...plain, 'f.yaml': flux('./a/b') }, { ...plain, 'f.yaml': flux('./a') })).toEqual([
      'error LG201 a/b/c.yaml:6:5 assumed',
    ]);
    expect(weighty({ ...plain, 'f.yaml': flux('./a') }, { ...plain, 'f.yaml': flux('./a/b') })).toEqual([]);
  });

  test('built of the folder before', () => {
    const patch = `patches:\n- patch: |\n    apiVersion: v1\n    kind: ConfigMap\n    metadata: { name: coredns, namespace: kube-system }\n    data:\n      Corefile: |\n        .:53 {\n            forward . 192.0.2.53\n        }\n`;
    const files = { ...sound, 'o/kustomization.yaml': `resources: [../k]\n${patch}` };
    const overlay = { ...sound, 'o/kustomization.yaml': 'resources: [../k]\n' };
    expect(weighty({ ...files, 'f.yaml': flux('./o') }, { ...sound, 'f.yaml': flux('./k') })).toContainEqual(
      expect.stringMatching(/^error LG201 o\/kustomization\.yaml/),
    );
    expect(weighty({ ...overlay, 'f.yaml': flux('./o') }, { ...sound, 'f.yaml': flux('./k') })).toEqual([]);
  });

  test('that is nowhere in the repository: said', () => {
    const said = weighty({ ...sound, 'f.yaml': flux('./gone') }, { ...sound, 'f.yaml': flux('./k') });
    expect(said).toEqual(['warning LG802 f.yaml:1:1']);
    const other = { ...sound, 'web/a.yaml': 'kind: Namespace\n' };
    expect(weighty({ ...other, 'f.yaml': flux('./gone') }, { ...other, 'f.yaml': flux('./web') })).toEqual([]);
  });
});

describe('what Flux ignores', () => {
  const map = (guard: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n      ${guard}\n      forward . 192.0.2.53\n    }\n`;
  const kustomization =
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: dns, namespace: flux-system }\nspec: { path: ./k, prune: true, sourceRef: { kind: GitRepository, name: x } }\n';
  const base = {
    'flux.yaml': kustomization,
    'k/cm.yaml': map('loop'),
    'k/a.yaml': map('log'),
    'k/web.yaml': 'kind: Namespace\n',
  };
  const inFile = (lines: string): Readonly<Record<string, string>> => ({ ...base, '.sourceignore': lines });
  const inObject = (lines: string): Readonly<Record<string, string>> => ({
    ...base,
    'repository.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: { name: x, namespace: flux-system }\nspec:\n  url: https://git.example\n  ignore: |\n    ${lines}`,
  });

  test.each([
    ['by a file', inFile],
    ['by its object', inObject],
  ])('leaves out the manifest with the guard, %s', (_, ignoring) => {
    const said = (head: string, from: Readonly<Record<string, string>>): readonly string[] =>
      scanTexts(ignoring(head), from).said.filter((one) => /LG801/.test(one));
    const warning = [expect.stringMatching(/^warning LG801/)];
    expect(said('k/cm.yaml\n', ignoring('k/a.yaml\n'))).toEqual(warning);
    expect(said('/k/*\n', base)).toEqual(warning);
    expect(said('k/web.yaml\n', ignoring('k/x.yaml\n'))).toEqual([]);
    expect(said('k/cm.yaml\n', ignoring('k/cm.yaml\n'))).toEqual([]);
    expect(said('!k/cm.yaml\n', ignoring('k/cm.yaml\n'))).toEqual([]);
  });

  test('of another repository, or of folders that Flux does not deploy, is none of this', () => {
    const other = inObject('/*\n')['repository.yaml'];
    const news = (head: Readonly<Record<string, string>>): readonly string[] =>
      scanTexts({ ...base, ...head }, base).said.filter((one) => /LG801/.test(one));
    expect(news({ 'crds.yaml': (other ?? '').replace('name: x', 'name: y') })).toEqual([]);
    const elsewhere = { ...base, 'hosts/cm.yaml': map('loop') };
    expect(
      scanTexts({ ...elsewhere, '.sourceignore': '/hosts\n' }, elsewhere).said.filter((one) => /LG801/.test(one)),
    ).toEqual([]);
  });
});
