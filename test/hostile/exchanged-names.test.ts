/** The same files, named in another order or for something else: which of them counts, and where. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (guard: boolean): string => `.:53 {\n    forward . 192.0.2.53\n${guard ? '    loop\n' : ''}}\n`;
const values = (guard: boolean): string =>
  `servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins: [{ name: forward, parameters: . 192.0.2.1 }${guard ? ', { name: loop }' : ''}]\n`;
const FILES: Files = {
  'm/good.yaml': configMap(corefile(true)),
  'm/bad.yaml': configMap(corefile(false)),
  'd/dep.yaml': deployment('1.11.3'),
  'd/svc.yaml': SERVICE,
  'v/good.yaml': values(true),
  'v/bad.yaml': values(false),
  'cf/good.Corefile': corefile(true),
  'cf/bad.Corefile': corefile(false),
  't/good.yml': `corefile: |\n${corefile(true).replace(/^(?=.)/gm, '  ')}`,
  't/bad.yml': `corefile: |\n${corefile(false).replace(/^(?=.)/gm, '  ')}`,
};
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts({ ...FILES, ...head }, { ...FILES, ...base }).report.findings.flatMap(({ code, severity, at }) =>
    severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`],
  );

/** Where the last counts. */
const LISTS: readonly (readonly [path: string, write: (first: string, second: string) => string])[] = [
  [
    'Makefile',
    (a, b) => `VALUES := -f v/${a}.yaml -f v/${b}.yaml\nup:\n\thelm upgrade -i coredns a/coredns $(VALUES)\n`,
  ],
  [
    'site.yml',
    (a, b) =>
      `- hosts: x\n  tasks:\n  - kubernetes.core.helm:\n      name: coredns\n      chart_ref: coredns/coredns\n      values_files: [v/${a}.yaml, v/${b}.yaml]\n`,
  ],
  [
    'list.yml',
    (a, b) =>
      `releases:\n- name: coredns\n  chart: { name: coredns/coredns }\n  values:\n  - v/${a}.yaml\n  - v/${b}.yaml\n`,
  ],
  [
    'index.ts',
    (a, b) =>
      `new Release("coredns", { chart: "coredns", valueYamlFiles: [new FileAsset("v/${a}.yaml"), new FileAsset("v/${b}.yaml")] });\n`,
  ],
  ['terragrunt.hcl', (a, b) => `inputs = {\n  values_files = ["v/${a}.yaml", "v/${b}.yaml"]\n}\n`],
  ['Tiltfile', (a, b) => `k8s_yaml(['m/${a}.yaml', 'd/dep.yaml'])\nk8s_yaml('m/${b}.yaml', allow_duplicates=True)\n`],
  ['up.sh', (a, b) => `#!/bin/sh\nkubectl apply -f m/${a}.yaml\nkubectl apply -f m/${b}.yaml\nkubectl apply -f d/\n`],
  ['round.sh', (a, b) => `#!/bin/sh\nfor f in ${a} ${b}; do kubectl apply -f m/$f.yaml; done\n`],
  ['rules.mk', (a, b) => `up: ${a} ${b}\ngood bad:\n\tkubectl apply -f m/$@.yaml\n`],
  [
    '.github/workflows/up.yml',
    (a, b) =>
      `jobs:\n  a:\n    steps:\n    - name: put ${a}\n      run: kubectl apply -f m/${a}.yaml\n    - name: put ${b}\n      run: kubectl apply -f m/${b}.yaml\n`,
  ],
  [
    'loop.yml',
    (a, b) => `- hosts: x\n  tasks:\n  - kubernetes.core.k8s: { src: "m/{{ item }}.yaml" }\n    loop: [${a}, ${b}]\n`,
  ],
  [
    'main.tf',
    (a, b) =>
      `locals { files = ["m/${a}.yaml", "m/${b}.yaml"] }\nresource "null_resource" "x" {\n  provisioner "local-exec" {\n    command = "kubectl apply -f \${join(" -f ", local.files)}"\n  }\n}\n`,
  ],
  [
    'Dockerfile',
    (a, b) => `FROM coredns/coredns:1.11.3\nCOPY cf/${a}.Corefile /etc/Corefile\nCOPY cf/${b}.Corefile /etc/Corefile\n`,
  ],
  [
    'copy.yml',
    (a, b) =>
      `- hosts: x\n  tasks:\n  - copy: { src: cf/${a}.Corefile, dest: /etc/Corefile }\n  - copy: { src: cf/${b}.Corefile, dest: /etc/Corefile }\n`,
  ],
  [
    'vars.yml',
    (a, b) =>
      `- hosts: x\n  vars_files: [t/${a}.yml, t/${b}.yml]\n  tasks:\n  - copy: { content: "{{ corefile }}", dest: /etc/Corefile }\n`,
  ],
  [
    'x.jsonnet',
    (a) =>
      `local one = { data: { Corefile: importstr "cf/good.Corefile" } };\nlocal two = { data: { Corefile: importstr "cf/bad.Corefile" } };\n{ kind: "ConfigMap" } + ${a === 'good' ? 'one + two' : 'two + one'}\n`,
  ],
];
/** Where the first counts. */
const FIRSTS: typeof LISTS = [
  [
    'first.yml',
    (a, b) =>
      `- hosts: x\n  tasks:\n  - template: { src: "{{ item }}", dest: /etc/Corefile }\n    with_first_found: [cf/${a}.Corefile, cf/${b}.Corefile]\n`,
  ],
  [
    'first.tf',
    (a, b) =>
      `resource "kubernetes_config_map" "c" {\n  data = { Corefile = element([file("cf/${a}.Corefile"), file("cf/${b}.Corefile")], 0) }\n}\n`,
  ],
];

test.each(LISTS)('an order in %s', (path, write) => {
  const [good, bad] = [{ [path]: write('bad', 'good') }, { [path]: write('good', 'bad') }];
  expect(loud(bad, good)).toEqual([`warning LG802 ${path}`]);
  expect(loud(good, bad)).toEqual([]);
  expect(loud({ ...bad, a: '' }, bad)).toEqual([]);
});

test.each(FIRSTS)('an order in %s', (path, write) => {
  const [good, bad] = [{ [path]: write('good', 'bad') }, { [path]: write('bad', 'good') }];
  expect(loud(bad, good)).toEqual([`warning LG802 ${path}`]);
  expect(loud(good, bad)).toEqual([]);
});

test.each<[string, string, string]>([
  ['Makefile', 'V = -f v/bad.yaml -f v/good.yaml\nup:\n\thelm upgrade -i c a/coredns $(V)\n', ' -f v/good.yaml'],
  ['up.sh', 'kubectl apply -f m/bad.yaml\nkubectl apply -f m/good.yaml\n', 'kubectl apply -f m/good.yaml\n'],
  [
    'Dockerfile',
    'COPY cf/bad.Corefile /Corefile\nCOPY cf/good.Corefile /Corefile\n',
    'COPY cf/good.Corefile /Corefile\n',
  ],
])('the last name goes from %s', (path, text, last) => {
  const [base, head] = [{ [path]: text }, { [path]: text.replace(last, '') }];
  expect(loud(head, base)).toEqual([`warning LG802 ${path}`]);
  expect(loud(base, head)).toEqual([]);
  const first = last.replace('good', 'bad');
  expect(loud({ [path]: text.replace(first, '') }, base)).toEqual([]);
});

describe('a folder below the one that brings the guard', () => {
  const BUILDS: Files = {
    'k/kustomization.yaml': 'resources: [cm.yaml, dep.yaml]\n',
    'k/cm.yaml': configMap(corefile(false)),
    'k/dep.yaml': deployment('1.11.3'),
    'prod/kustomization.yaml': 'resources: [../k]\npatches: [{ path: p.yaml }]\n',
    'prod/p.yaml': configMap(corefile(true)),
  };
  const only = (head: Files, base: Files): readonly string[] =>
    scanTexts({ ...BUILDS, ...head }, { ...BUILDS, ...base }).report.findings.flatMap(({ code, severity, at }) =>
      severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`],
    );
  const flux = (path: string, more = ''): Files => ({
    'f.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: d, namespace: flux-system }\nspec:\n  path: ./${path}\n  sourceRef: { kind: GitRepository, name: x }\n${more}`,
  });

  test.each<[string, (folder: string) => Files]>([
    ['a command', (folder) => ({ 'up.sh': `kubectl apply -k ${folder}\n` })],
    ['a build', (folder) => ({ Makefile: `up:\n\tkustomize build ${folder} | kubectl apply -f -\n` })],
    [
      'paths',
      (folder) => ({
        'skaffold.yaml': `apiVersion: skaffold/v4beta6\nkind: Config\nmanifests:\n  kustomize: { paths: [${folder}] }\n`,
      }),
    ],
    ['a call', (folder) => ({ Tiltfile: `k8s_yaml(kustomize('${folder}'))\n` })],
  ])('%s', (_, write) => {
    const [path = ''] = Object.keys(write('k'));
    expect(only(write('k'), write('prod'))).toEqual([`warning LG802 ${path}`]);
    expect(only(write('prod'), write('k'))).toEqual([]);
  });

  test('a path of Flux', () => {
    expect(only(flux('k'), flux('prod'))).toEqual(['error LG201 k/cm.yaml']);
    expect(only(flux('prod'), flux('k'))).toEqual([]);
  });

  test('a patch of Flux that goes', () => {
    const patch = `  patches:\n  - patch: ${JSON.stringify(configMap(corefile(true)))}\n`;
    expect(only(flux('k'), flux('k', patch))).toEqual(['warning LG802 k/dep.yaml']);
    expect(only(flux('k', patch), flux('k', patch))).toEqual([]);
  });
});

describe('what is for something else', () => {
  const SIDES: Files = Object.fromEntries(
    [true, false].flatMap((guard) => {
      const folder = guard ? 'prod' : 'dev';
      return [
        [`${folder}/cm.yaml`, configMap(corefile(guard))],
        [`${folder}/dep.yaml`, deployment('1.11.3')],
        [`${folder}/svc.yaml`, SERVICE],
      ];
    }),
  );
  const application = (name: string, destination: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: ${name}, namespace: argocd }\nspec:\n  source: { repoURL: "https://x/y", path: ${name} }\n  destination: { ${destination}, namespace: kube-system }\n`;
  const flux = (name: string, secret: string): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: ${name}, namespace: flux-system }\nspec:\n  kubeConfig: { secretRef: { name: ${secret} } }\n  path: ./${name}\n  sourceRef: { kind: GitRepository, name: flux-system }\n`;
  const fleet = (name: string, env: string): string =>
    `apiVersion: fleet.cattle.io/v1alpha1\nkind: GitRepo\nmetadata: { name: ${name}, namespace: fleet-default }\nspec:\n  repo: "https://x/y"\n  paths: [${name}]\n  targets: [{ clusterSelector: { matchLabels: { env: ${env} } } }]\n`;
  const objects =
    (write: (name: string, to: string) => string) =>
    (prod: string, dev: string): Files => ({
      'apps/prod.yaml': write('prod', prod),
      'apps/dev.yaml': write('dev', dev),
    });
  const WAYS: readonly (readonly [string, (prod: string, dev: string) => Files, string])[] = [
    ['a name', objects((name, to) => application(name, `name: ${to}`)), 'apps/dev.yaml'],
    ['an address', objects((name, to) => application(name, `server: "https://${to}:6443"`)), 'apps/dev.yaml'],
    ['a kubeconfig', objects(flux), 'apps/dev.yaml'],
    ['labels', objects(fleet), 'apps/dev.yaml'],
    [
      'a context',
      (prod, dev) => ({
        'up.sh': `kubectl --context ${prod} apply -f prod/\nkubectl --context ${dev} apply -f dev/\n`,
      }),
      'up.sh',
    ],
    [
      'elements',
      (prod, dev) => ({
        'set.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: c, namespace: argocd }\nspec:\n  generators:\n  - list:\n      elements:\n      - env: ${prod}\n        folder: prod\n      - env: ${dev}\n        folder: dev\n  template:\n    metadata: { name: "dns-{{env}}" }\n    spec:\n      source: { repoURL: "https://x/y", path: "{{folder}}" }\n      destination: { name: "{{env}}", namespace: kube-system }\n`,
      }),
      'set.yaml',
    ],
  ];

  test.each(WAYS)('by %s', (_, write, path) => {
    const [base, exchanged] = [write('a', 'b'), write('b', 'a')].map((files) => ({ ...SIDES, ...files }));
    expect(loud(exchanged ?? {}, base ?? {})).toEqual([`warning LG802 ${path}`]);
    expect(loud({ ...exchanged, a: '' }, exchanged ?? {})).toEqual([]);
    const other = { ...SIDES, ...write('a', 'c') };
    expect(loud(other, base ?? {})).toEqual([]);
    if (path !== 'apps/dev.yaml') return;
    expect(loud({ ...SIDES, ...write('a', 'a') }, base ?? {})).toEqual([`warning LG802 ${path}`]);
  });
});

test.each<[string, string, string]>([
  [
    'commands for clusters',
    'up.sh',
    'kubectl --context a apply -f m/bad.yaml\nkubectl --context b apply -f m/good.yaml\n',
  ],
  ['releases', 'helmwave.yml', '- { name: a, values: [v/bad.yaml] }\n- { name: b, values: [v/good.yaml] }\n'],
  ['other places', 'Dockerfile', 'COPY cf/bad.Corefile /etc/a\nCOPY cf/good.Corefile /etc/b\n'],
  ['comments', 'up.sh', '# m/bad.yaml\n# m/good.yaml\n'],
  ['names of environments', 'env.yml', 'a: { values: v/bad.yaml }\nb: { values: v/good.yaml }\n'],
])('%s in another order', (_, path, text) => {
  const lines = text.trimEnd().split('\n');
  expect(loud({ [path]: `${lines.toReversed().join('\n')}\n` }, { [path]: text })).toEqual([]);
});

describe('the last file of a folder', () => {
  const folder = (files: Files): Files => ({ 'k/dep.yaml': deployment('1.11.3'), 'k/svc.yaml': SERVICE, ...files });
  const only = (head: Files, base: Files): readonly string[] =>
    scanTexts(folder(head), folder(base)).report.findings.flatMap(({ code, severity, at, certainty }) =>
      severity === 'note' ? [] : [`${severity} ${code} ${at.file.path} ${certainty}`],
    );
  const [GOOD, BAD] = [configMap(corefile(true)), configMap(corefile(false))];
  const base = { 'k/b.yaml': BAD, 'k/c.yaml': GOOD };
  const APPLICATION = {
    'app.yaml':
      'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: k, namespace: argocd }\nspec: { source: { repoURL: "https://x/y", path: k }, destination: { name: x } }\n',
  };

  test.each<[string, Files, Files, string]>([
    ['goes', { 'k/b.yaml': BAD }, base, 'k/b.yaml'],
    ['is the first now', { 'k/a.yaml': GOOD, 'k/b.yaml': BAD }, base, 'k/b.yaml'],
    ['is another one now', { 'k/c.yaml': GOOD, 'k/d.yaml': BAD }, base, 'k/d.yaml'],
    ['is parted', { 'k/a.yaml': GOOD, 'k/b.yaml': BAD }, { 'k/a.yaml': `${BAD}---\n${GOOD}` }, 'k/b.yaml'],
  ])('%s', (_, head, then, path) => {
    expect(only(head, then)).toEqual([`warning LG201 ${path} assumed`]);
    expect(only({ ...head, ...APPLICATION }, { ...then, ...APPLICATION })).toEqual([`error LG201 ${path} assumed`]);
    expect(only(head, head)).toEqual([]);
  });

  test.each<[string, Files]>([
    ['an earlier one goes', { 'k/c.yaml': GOOD }],
    ['is still the last', { 'k/a.yaml': BAD, 'k/d.yaml': GOOD }],
    ['another one goes where it is not applied', { 'k/c.yaml': GOOD, 'k/k/b.yaml': BAD }],
  ])('%s', (_, head) => {
    expect(only(head, base)).toEqual([]);
  });
});

describe('files of two clusters in another order', () => {
  const [DEV, PROD] = ['deploy/dev/k.yaml', 'deploy/prod/k.yaml'];
  const objects = (guard: boolean): string => [configMap(corefile(guard)), deployment('1.11.3'), SERVICE].join('---\n');
  const SIDES: Files = { [DEV]: objects(false), [PROD]: objects(true) };
  const nameOf = (path: string): string => path.split('/')[1] ?? '';
  const each =
    (write: (name: string, path: string) => string) =>
    (first: string, second: string): string =>
      [first, second].map((path) => write(nameOf(path), path)).join('');
  const only = (head: Files, base: Files): readonly string[] =>
    scanTexts({ ...SIDES, ...head }, { ...SIDES, ...base }).report.findings.flatMap(({ code, severity, at }) =>
      severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`],
    );

  test.each<[string, (first: string, second: string) => string]>([
    ['.github/workflows/a.yml', (a, b) => `on:\n  push:\n    paths:\n    - ${a}\n    - ${b}\n`],
    [
      '.github/workflows/b.yml',
      (a, b) =>
        `jobs:\n  a:\n    strategy: { matrix: { file: [${a}, ${b}] } }\n    steps:\n    - run: kubectl apply -f \${{ matrix.file }}\n`,
    ],
    [
      '.github/workflows/c.yml',
      (a, b) =>
        `jobs:\n${each((name, path) => `  ${name}:\n    environment: ${name}\n    steps:\n    - run: kubectl apply -f ${path}\n`)(a, b)}`,
    ],
    [
      'case.sh',
      (a, b) => `case $1 in\n${each((name, path) => `  ${name}) kubectl apply -f ${path} ;;\n`)(a, b)}esac\n`,
    ],
    [
      'arms.sh',
      (a, b) => `case $1 in\n${each((name, path) => `${name})\nkubectl apply -f ${path}\n;;\n`)(a, b)}esac\n`,
    ],
    ['calls.sh', each((name, path) => `${name}() {\nkubectl apply -f ${path}\n}\n`)],
    ['contexts.sh', each((name, path) => `kubectl config use-context ${name}\nkubectl apply -f ${path}\n`)],
    ['hosts.sh', each((name, path) => `ssh ${name} kubectl apply -f - < ${path}\n`)],
    [
      'if.sh',
      (a, b) =>
        `if [ $1 ${a === DEV ? '=' : '!='} dev ]; then\n  kubectl apply -f ${a}\nelse\n  kubectl apply -f ${b}\nfi\n`,
    ],
    [
      'Jenkinsfile',
      (a, b) =>
        `if (${a === DEV ? '' : '!'}dev) {\n  sh 'kubectl apply -f ${a}'\n} else {\n  sh 'kubectl apply -f ${b}'\n}\n`,
    ],
    ['Makefile', each((name, path) => `${name}:\n\tkubectl apply -f ${path}\n\n`)],
    ['lint.sh', (a, b) => `kubeconform ${a} ${b}\nyamllint ${a} ${b}\nkubectl diff -f ${a} -f ${b}\n`],
    ['mkdocs.yml', (a, b) => `nav:\n- ${a}\n- ${b}\n`],
    ['renovate.json', (a, b) => `{ "fileMatch": ["${a}", "${b}"] }\n`],
    ['.pre-commit-config.yaml', (a, b) => `files: ${a}|${b}\n`],
  ])('%s', (path, write) => {
    expect(only({ [path]: write(DEV, PROD) }, { [path]: write(PROD, DEV) })).toEqual([]);
    expect(only({ [path]: write(PROD, DEV) }, { [path]: write(DEV, PROD) })).toEqual([]);
  });

  test('what only tells of a file hides no other order', () => {
    const script = (a: string, b: string): Files => ({
      'up.sh': `kubectl apply -f ${a}\nkubectl apply -f ${b}\necho "applied ${PROD}"\nkubectl diff -f ${PROD}\n`,
    });
    expect(only(script(PROD, DEV), script(DEV, PROD))).toEqual(['warning LG802 up.sh']);
  });
});
