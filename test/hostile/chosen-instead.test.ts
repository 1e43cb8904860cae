/** A value of a generator, an environment or a variable that fills in a path: the change leads to another configuration. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const VALUES =
  'servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: errors }\n  - { name: loop }\n  - { name: forward, parameters: . /etc/resolv.conf }\n';
const MAP =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . /etc/resolv.conf\n        loop\n    }\n';
const without = (text: string): string => text.replace(/^.*\bloop\b.*\n/gm, '');
const STATED: Files = {
  'v/strict.yaml': VALUES,
  'v/lax.yaml': without(VALUES),
  'v/other.yaml': VALUES.replace('errors', 'log'),
};
const BUILT: Files = {
  ...Object.fromEntries(
    ['strict', 'lax', 'other'].map((name) => [`overlays/${name}/kustomization.yaml`, 'resources: [cm.yaml]\n']),
  ),
  'overlays/strict/cm.yaml': MAP,
  'overlays/lax/cm.yaml': without(MAP),
  'overlays/other/cm.yaml': MAP.replace('forward', 'log\n        forward'),
};
const SET =
  "apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: dns, namespace: argocd }\nspec:\n  generators:\n  - list:\n      elements:\n      - { name: prod, profile: @ }\n  template:\n    metadata: { name: 'dns-{{name}}' }\n    spec:\n      sources:\n      - repoURL: https://coredns.github.io/helm\n        chart: coredns\n        targetRevision: 1.36.1\n        helm: { valueFiles: ['$values/v/{{profile}}.yaml'] }\n      - { repoURL: https://git.example/infra, targetRevision: HEAD, ref: values }\n      destination: { server: https://kubernetes.default.svc, namespace: kube-system }\n";
const FOLDERS =
  "apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: dns, namespace: argocd }\nspec:\n  generators:\n  - git: { repoURL: https://git.example/infra, files: [{ path: clusters/*.json }] }\n  template:\n    metadata: { name: 'dns-{{name}}' }\n    spec:\n      source: { repoURL: https://git.example/infra, targetRevision: HEAD, path: 'overlays/{{profile}}' }\n      destination: { server: https://kubernetes.default.svc, namespace: kube-system }\n";
const HELMFILE =
  'environments:\n  prod:\n    values: [env/prod.yaml]\n---\nrepositories: [{ name: coredns, url: https://coredns.github.io/helm }]\nreleases:\n- { name: coredns, namespace: kube-system, chart: coredns/coredns, version: 1.36.1, values: ["v/{{ .Values.profile }}.yaml"] }\n';
const TERRAFORM =
  'variable "env" { type = string }\nresource "helm_release" "coredns" {\n  name       = "coredns"\n  namespace  = "kube-system"\n  repository = "https://coredns.github.io/helm"\n  chart      = "coredns"\n  version    = "1.36.1"\n  values     = [file("${path.module}/v/${var.env}.yaml")]\n}\n';
const FLUX =
  'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: dns, namespace: flux-system }\nspec:\n  path: ./overlays/${PROFILE}\n  prune: true\n  sourceRef: { kind: GitRepository, name: flux-system }\n';

/** What there is; the file that says which of them it is; where that one's guard is missing. */
const WAYS: Readonly<Record<string, readonly [Files, string, string, string]>> = {
  'an element of a list': [STATED, 'appset.yaml', SET, 'v/lax.yaml'],
  "a cluster's file": [
    { ...BUILT, 'appset.yaml': FOLDERS },
    'clusters/a.json',
    '{"name": "a", "profile": "@"}\n',
    'overlays/lax/cm.yaml',
  ],
  'an environment of a helmfile': [
    { ...STATED, 'helmfile.yaml.gotmpl': HELMFILE },
    'env/prod.yaml',
    'profile: @\n',
    'v/lax.yaml',
  ],
  'a variable of Terraform': [{ ...STATED, 'main.tf': TERRAFORM }, 'prod.tfvars', 'env = "@"\n', 'v/lax.yaml'],
  'a substitution of Flux': [
    { ...BUILT, 'apps/dns.yaml': FLUX },
    'parent.yaml',
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: apps, namespace: flux-system }\nspec:\n  path: ./apps\n  sourceRef: { kind: GitRepository, name: flux-system }\n  postBuild:\n    substitute:\n      PROFILE: @\n',
    'overlays/lax/cm.yaml',
  ],
  'a folder of Fleet': [
    BUILT,
    'fleet.yaml',
    'namespace: kube-system\nkustomize:\n  dir: overlays/@\n',
    'overlays/lax/cm.yaml',
  ],
};

const news = (base: Files, change: Files): readonly string[] =>
  scanTexts({ ...base, ...change }, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

describe.each(Object.entries(WAYS))('%s', (name, [files, path, text, place]) => {
  // Elements state which files count.
  const severity = name === 'an element of a list' ? 'error' : 'warning';
  const choosing = (profile: string): Files => ({ [path]: text.replace('@', profile) });
  const base = { ...files, ...choosing('strict') };

  test('leads to one without a guard', () => {
    expect(news(base, choosing('lax'))).toEqual([`${severity} LG201 ${place}`]);
  });
  test('leads to one with a guard, or to none that is there', () => {
    expect(news(base, choosing('other'))).toEqual([]);
    expect(news({ ...files, ...choosing('lax') }, choosing('strict'))).toEqual([]);
    expect(news(base, choosing('gone')).filter((one) => one.includes('LG201'))).toEqual([]);
  });
  test('chooses nothing by a value that no path is filled in with', () => {
    const unrelated = { 'app/settings.yaml': 'mode: strict\ncolour: strict\n' };
    expect(
      news({ ...base, ...unrelated }, { 'app/settings.yaml': 'mode: lax\ncolour: lax # overlays/{{ mood }}\n' }),
    ).toEqual([]);
  });
});

test('files are named, and no value of a file of variables', () => {
  const files = (value: string): Files => ({
    ...STATED,
    'up.sh': '. ./dns.env\nhelm upgrade coredns coredns/coredns -n kube-system -f v/$PROFILE.yaml\n',
    'dns.env': `PROFILE=${value}\n`,
  });
  const [found] = scanTexts(files('lax'), files('strict')).report.findings.filter(({ code }) => code === 'LG201');
  expect(found?.message).toMatch(
    /assuming that dns\.env sets PROFILE, which has v\/lax\.yaml used in place of v\/strict\.yaml/,
  );
});

const COREFILE = '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n';
const COREFILES = (folder: string): Files => ({
  [`${folder}/safe.Corefile`]: COREFILE,
  [`${folder}/fast.Corefile`]: without(COREFILE),
});

describe('a first setting, in place of a default', () => {
  const TF: Files = {
    ...COREFILES('infra'),
    'infra/main.tf':
      'variable "flavor" { default = "safe" }\nresource "kubernetes_config_map" "c" {\n  metadata {\n    name      = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = file("${path.module}/${var.flavor}.Corefile") }\n}\n',
  };
  const ROLE: Files = {
    ...COREFILES('roles/dns/files'),
    'roles/dns/tasks/main.yml': '- copy: { src: "{{ flavor }}.Corefile", dest: /etc/coredns/Corefile }\n',
    'roles/dns/defaults/main.yml': 'flavor: safe\n',
    'site.yml': '- hosts: all\n  roles: [dns]\n',
  };
  test.each<[string, Files, string, string, string]>([
    ['a file that Terraform reads by itself', TF, 'infra/x.auto.tfvars', '', 'flavor = "@"\n'],
    ['the same in JSON', TF, 'infra/x.auto.tfvars.json', '', '{"flavor": "@"}\n'],
    ['an option of Terraform', TF, 'Makefile', 'up:\n\tterraform apply\n', 'up:\n\tterraform apply -var flavor=@\n'],
    ['a variable of the environment', TF, 'up.sh', 'terraform apply\n', 'export TF_VAR_flavor=@\nterraform apply\n'],
    [
      'a variable of a workflow',
      TF,
      '.github/workflows/up.yml',
      'jobs:\n  up:\n    steps:\n    - run: terraform apply\n',
      'jobs:\n  up:\n    env:\n      TF_VAR_flavor: @\n    steps:\n    - run: terraform apply\n',
    ],
    [
      'an extra variable of Ansible',
      ROLE,
      'up.sh',
      'ansible-playbook site.yml\n',
      'ansible-playbook site.yml -e flavor=@\n',
    ],
    ['variables of all hosts', ROLE, 'group_vars/all.yml', '', 'flavor: @\n'],
  ])('%s', (_, files, path, old, text) => {
    const base: Files = old === '' ? files : { ...files, [path]: old };
    const set = (value: string): readonly string[] => news(base, { [path]: text.replace('@', value) });
    expect(set('fast')).toEqual([expect.stringMatching(/^(?:error|warning) LG201 .*fast\.Corefile$/)]);
    expect(set('safe')).toEqual([]);
  });
  test('for one more call is none', () => {
    const up = (more: string): Files => ({ 'up.sh': `ansible-playbook site.yml\n${more}` });
    expect(news({ ...ROLE, ...up('') }, up('ansible-playbook -l test other.yml -e flavor=fast\n'))).toEqual([]);
    expect(news(ROLE, { 'host_vars/test.yml': 'flavor: fast\n' })).toEqual([]);
  });
});

describe('a value that a text compares', () => {
  const call = (value: string): string => `up:\n\tjsonnet -V flavor=${value} c/main.jsonnet | kubectl apply -f -\n`;
  const jsonnet = (corefile: string): Files => ({
    ...COREFILES('c'),
    'c/main.jsonnet': `local f = std.extVar('flavor');\n{ kind: 'ConfigMap', data: { Corefile: ${corefile} } }\n`,
    Makefile: call('safe'),
  });
  test.each([
    ['a map', "{ safe: importstr 'safe.Corefile', fast: importstr 'fast.Corefile' }[f]"],
    ['a condition', "if f == 'fast' then importstr 'fast.Corefile' else importstr 'safe.Corefile'"],
  ])('in %s', (_, corefile) => {
    const base = jsonnet(corefile);
    expect(news(base, { Makefile: call('fast') })).toEqual(['warning LG201 c/fast.Corefile']);
    expect(news({ ...base, Makefile: call('fast') }, { Makefile: call('safe') })).toEqual([]);
    expect(news(base, { Makefile: call('safe').replace('-V', '-V region=fast -V') })).toEqual([]);
  });
});
