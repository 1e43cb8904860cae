/** A values file whose name holds a placeholder: each file that fits is a cluster's, over what all share. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, at }) =>
    severity === 'note' || status !== 'new' ? [] : [`${severity} ${code} ${at.file.path}`],
  );

const values = (guard: string): string => `servers:
  - zones: [{ zone: . }]
    port: 53
    plugins: [{ name: errors }, ${guard}{ name: forward, parameters: . 192.0.2.1 }]
`;
const GUARDED = values('{ name: loop }, ');
const BARE = values('');
const PLAIN = 'replicaCount: 2\n';

interface Set {
  readonly generators: string;
  readonly files: readonly string[];
  readonly options?: string;
}

const applicationSet = ({ generators, files, options = '' }: Set): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: dns, namespace: argocd }
spec:
  generators: [${generators}]
  template:
    metadata: { name: dns }
    spec:
      destination: { namespace: kube-system }
      sources:
        - repoURL: https://coredns.github.io/helm
          chart: coredns
          targetRevision: 1.43.0
          helm: { ${options}valueFiles: [${files.map((file) => `'$all/${file}'`).join(', ')}] }
        - { repoURL: 'https://git.example.org/infra', ref: all }
`;
const LIST = 'list: { elements: [{ name: one }, { name: two }] }';

const SETS: Readonly<Record<string, Set>> = {
  'a list': { generators: `{ ${LIST} }`, files: ['dns/all.yaml', 'dns/{{name}}.yaml'] },
  'a list for Go templates': { generators: `{ ${LIST} }`, files: ['dns/all.yaml', 'dns/{{ .name }}.yaml'] },
  'clusters that nobody lists': { generators: '{ clusters: {} }', files: ['dns/all.yaml', 'dns/{{name}}.yaml'] },
  'folders of git': {
    generators: '{ git: { directories: [{ path: sites/* }] } }',
    files: ['dns/all.yaml', 'dns/{{path.basename}}.yaml'],
  },
  'files of git': {
    generators: "{ git: { files: [{ path: 'sites/*/site.json' }] } }",
    files: ['dns/all.yaml', 'dns/{{.path.basename}}.yaml'],
  },
  'a matrix': {
    generators: `{ matrix: { generators: [{ clusters: {} }, { list: { elements: [{ app: dns }] } }] } }`,
    files: ['{{app}}/all.yaml', '{{app}}/{{name}}.yaml'],
  },
};
const SITES: Files = { 'sites/one/site.json': '{}', 'sites/two/site.json': '{}' };
const DEPLOYERS: Readonly<Record<string, Files>> = {
  ...Object.fromEntries(
    Object.entries(SETS).map(([name, set]) => [name, { ...SITES, 'set.yaml': applicationSet(set) }]),
  ),
  'a helmfile': {
    'helmfile.yaml': `environments: { one: {}, two: {} }
---
releases:
  - { name: dns, namespace: kube-system, chart: coredns/coredns, version: 1.43.0, values: [dns/all.yaml, 'dns/{{ .Environment.Name }}.yaml'] }
`,
  },
  Terraform: {
    'main.tf': `variable "env" {}
resource "helm_release" "dns" {
  name       = "dns"
  namespace  = "kube-system"
  repository = "https://coredns.github.io/helm"
  chart      = "coredns"
  version    = "1.43.0"
  values     = [file("\${path.module}/dns/all.yaml"), file("\${path.module}/dns/\${var.env}.yaml")]
}
`,
  },
  'a workflow': {
    '.github/workflows/deploy.yml': `on: push
jobs:
  deploy:
    strategy: { matrix: { env: [one, two] } }
    runs-on: ubuntu-latest
    steps:
      - run: |
          helm upgrade --install coredns coredns/coredns --version 1.43.0 \\
            --namespace kube-system -f dns/all.yaml -f dns/\${{ matrix.env }}.yaml
`,
  },
  'a Makefile': {
    Makefile:
      'deploy:\n\thelm upgrade -i dns coredns --repo https://coredns.github.io/helm -n kube-system -f dns/all.yaml -f dns/$(ENV).yaml\n',
  },
  'pattern rules': {
    Makefile: 'deploy-%:\n\thelm upgrade -i dns oci://ghcr.io/coredns/charts/coredns -f dns/all.yaml -f dns/$*.yaml\n',
  },
  'a script': {
    'bin/up.sh': '#!/bin/sh\nhelm upgrade -i dns coredns/coredns --values=dns/all.yaml --values "dns/${1:-one}.yaml"\n',
  },
  'a Taskfile': {
    'Taskfile.yml': 'tasks:\n  up: helm upgrade -i dns coredns/coredns -f dns/all.yaml -f dns/{{.ENV}}.yaml\n',
  },
  'templates of Terraform': {
    'stack/main.tf': `locals { folder = "\${path.module}/../dns" }
resource "helm_release" "dns" {
  name       = "dns"
  namespace  = "kube-system"
  repository = "https://coredns.github.io/helm"
  chart      = "coredns"
  version    = "1.43.0"
  values     = [file("\${local.folder}/all.yaml"), templatefile("\${local.folder}/\${terraform.workspace}.yaml", { count = var.count })]
}
`,
  },
};

describe.each(Object.entries(DEPLOYERS))('%s', (_, deployer) => {
  const files = { ...deployer, 'dns/all.yaml': GUARDED, 'dns/one.yaml': PLAIN, 'dns/two.yaml': PLAIN };
  test('loses the guard that all share', () => {
    expect(said({ ...files, 'dns/all.yaml': BARE }, files)).toEqual(['error LG201 dns/all.yaml']);
  });
  test('loses it in the file of one', () => {
    expect(said({ ...files, 'dns/one.yaml': BARE }, files)).toEqual(['error LG201 dns/one.yaml']);
  });
  test('keeps it where each has its own', () => {
    const own = { ...files, 'dns/one.yaml': GUARDED, 'dns/two.yaml': GUARDED };
    expect(said({ ...own, 'dns/all.yaml': PLAIN }, own)).toEqual([]);
    expect(said({ ...own, 'dns/all.yaml': BARE }, own)).toEqual([]);
  });
  test('keeps it with other values, and other files', () => {
    expect(said({ ...files, 'dns/two.yaml': 'replicaCount: 3\n', 'dns/x/one.yaml': BARE }, files)).toEqual([]);
  });
});

describe('a command', () => {
  const script = (...files: readonly string[]): string =>
    `deploy:\n\thelm upgrade -i coredns coredns/coredns -n kube-system ${files.map((file) => `-f ${file}`).join(' ')}\n`;
  const files = { Makefile: script('all.yaml'), 'all.yaml': GUARDED, 'own.yaml': PLAIN };
  test('gives another file over the first', () => {
    const both = { ...files, Makefile: script('all.yaml', 'own.yaml') };
    expect(said(both, files)).toEqual([]);
    expect(said({ ...both, 'own.yaml': BARE }, both)).toEqual(['error LG201 own.yaml']);
    expect(said({ ...both, 'own.yaml': BARE }, { ...files, 'own.yaml': BARE })).toEqual(['error LG201 own.yaml']);
    expect(said({ ...both, 'all.yaml': BARE, 'own.yaml': GUARDED }, files)).toEqual([]);
  });
  test('in two places, or with two sets of files', () => {
    const two = (own: string): Files => ({
      ...files,
      Makefile: `${script('all.yaml')}up:\n\thelm upgrade -i coredns coredns/coredns -f all.yaml\nother:\n\thelm upgrade -i coredns coredns/coredns -f all.yaml -f own.yaml\n`,
      'own.yaml': own,
    });
    expect(said(two(PLAIN), two('replicaCount: 3\n'))).toEqual([]);
    expect(said(two(BARE), two(PLAIN))).toEqual(['error LG201 own.yaml']);
  });
  test('beside what deploys the file otherwise', () => {
    const helmfile = `releases:
  - { name: coredns, namespace: kube-system, chart: coredns/coredns, version: 1.43.0, values: [all.yaml] }
`;
    const both = { ...files, Makefile: script('all.yaml', 'own.yaml'), 'helmfile.yaml': helmfile };
    expect(said({ ...both, 'all.yaml': BARE }, both)).toEqual(['error LG201 all.yaml']);
  });
});

describe('no file that fits', () => {
  const set = applicationSet({ generators: '{ clusters: {} }', files: ['dns/all.yaml', 'sites/{{name}}.yaml'] });
  const files = { 'set.yaml': set, 'dns/all.yaml': GUARDED };
  test('leaves what all share', () => {
    expect(said({ ...files, 'dns/all.yaml': BARE }, files)).toEqual(['error LG201 dns/all.yaml']);
    expect(said({ ...files, 'dns/all.yaml': `${GUARDED}${PLAIN}` }, files)).toEqual([]);
  });
  test('is said where it is new', () => {
    const before = applicationSet({ generators: '{ clusters: {} }', files: ['dns/all.yaml'] });
    expect(said(files, { ...files, 'set.yaml': before })).toEqual(['warning LG801 set.yaml']);
    expect(said({ ...files, 'set.yaml': set.replace('{{name}}', '{{server}}') }, files)).toEqual([]);
  });
  test('is no loss where the file may be missing', () => {
    const may = { generators: `{ ${LIST} }`, files: ['dns/all.yaml', 'dns/{{name}}.yaml'] };
    const optional = applicationSet({ ...may, options: 'ignoreMissingValueFiles: true, ' });
    const some = { 'set.yaml': optional, 'dns/all.yaml': GUARDED, 'dns/one.yaml': GUARDED };
    expect(said({ ...some, 'dns/all.yaml': BARE }, some)).toEqual(['error LG201 dns/all.yaml']);
    expect(said({ ...some, 'dns/two.yaml': BARE }, some)).toEqual(['error LG201 dns/two.yaml']);
    expect(said({ ...some, 'dns/two.yaml': GUARDED }, some)).toEqual([]);
  });
});

describe('a values file that is not in the repository', () => {
  const release = (sources: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart: { spec: { chart: coredns, version: 1.43.0, sourceRef: { kind: HelmRepository, name: coredns } } }
  valuesFrom: [${sources}]
`;
  const map = (text: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: dns, namespace: kube-system }\ndata:\n  values.yaml: |\n${text.replace(/^/gm, '    ')}\n`;
  const files = {
    'release.yaml': release('{ kind: ConfigMap, name: dns }, { kind: Secret, name: more }'),
    'values.yaml': map(GUARDED),
  };
  test('leaves those below it', () => {
    expect(said({ ...files, 'values.yaml': map(BARE) }, files)).toEqual(['error LG201 values.yaml']);
    expect(said({ ...files, 'values.yaml': map(`${GUARDED}${PLAIN}`) }, files)).toEqual([]);
  });
  test('is said where it is new', () => {
    const before = { ...files, 'release.yaml': release('{ kind: ConfigMap, name: dns }') };
    expect(said(files, before)).toEqual(['warning LG801 release.yaml']);
    expect(said(before, files)).toEqual([]);
  });
});

describe("a release for each of Terraform's stated items", () => {
  const release = (items: string, file: string): string =>
    `resource "helm_release" "dns" {${items}\n  name = "coredns"\n  namespace = "kube-system"\n  repository = "https://coredns.github.io/helm"\n  chart = "coredns"\n  version = "1.43.0"\n  values = [file("\${path.module}/dns/${file}.yaml")]\n}\n`;
  const base = { 'main.tf': release('', 'all'), 'dns/all.yaml': GUARDED };
  test.each([
    ['a set', 'toset(["one", "two"])', 'each.key'],
    ['a map', '{ one = { n = 1 }, two = { n = 2 } }', 'each.key'],
    ['values of a map', '{ a = "one", b = "two" }', 'each.value'],
  ])('in place of one, of %s', (_, items, name) => {
    const head = (two: string): Files => ({
      'main.tf': release(`\n  for_each = ${items}`, `$\{${name}}`),
      'dns/one.yaml': GUARDED,
      'dns/two.yaml': two,
    });
    expect(said(head(GUARDED), base)).toEqual([]);
    expect(said(head(BARE), base)).toEqual(['error LG201 dns/two.yaml']);
    expect(said(head(BARE), head(GUARDED))).toEqual(['error LG201 dns/two.yaml']);
  });
});

describe.each([
  ['$SCRIPT_DIR', '"$SCRIPT_DIR/dns/values.yaml"'],
  ['a braced variable', '"${ROOT}"/dns/values.yaml'],
  ['dirname', '"$(dirname "$0")/dns/values.yaml"'],
  ['the top of the repository', '"$(git rev-parse --show-toplevel)/dns/values.yaml"'],
])("values below the script's folder, by %s", (_, path) => {
  const files = {
    'up.sh': `#!/bin/bash\nhelm upgrade --install coredns coredns/coredns -n kube-system --values ${path} --wait\n`,
    'dns/Chart.yaml': 'apiVersion: v2\nname: beside\nversion: 1.0.0\n',
    'dns/values.yaml': GUARDED,
  };
  test('lose the guard', () => {
    expect(said({ ...files, 'dns/values.yaml': BARE }, files)).toEqual(['error LG201 dns/values.yaml']);
  });
  test('keep it', () => {
    expect(said({ ...files, 'dns/values.yaml': `replicaCount: 3\n${GUARDED}` }, files)).toEqual([]);
  });
});

describe.each([
  [
    'of a workflow',
    '.github/workflows/d.yml',
    'env:\n  VALUES: dns/values.yaml\njobs:\n  d:\n    steps:\n      - run: @ "$VALUES"\n',
  ],
  [
    'by expression',
    '.github/workflows/d.yml',
    'env:\n  VALUES: dns/values.yaml\njobs:\n  d:\n    steps:\n      - run: @ ${{ env.VALUES }}\n',
  ],
  ['of a Makefile', 'Makefile', 'VALUES = dns/values.yaml\nup:\n\t@ $(VALUES)\n'],
])('values that a variable %s names', (_, path, text) => {
  const call = 'helm upgrade --install coredns coredns/coredns -n kube-system -f';
  const files = { [path]: text.replace('@', call), 'dns/values.yaml': GUARDED };
  const literal = { ...files, [path]: text.replace(/@.*/, `${call} dns/values.yaml`) };
  test('lose the guard', () => {
    expect(said({ ...files, 'dns/values.yaml': BARE }, files)).toEqual(['error LG201 dns/values.yaml']);
    expect(said({ ...files, 'dns/values.yaml': BARE }, literal)).toEqual(['error LG201 dns/values.yaml']);
  });
  test('keep it', () => {
    expect(said(files, literal)).toEqual([]);
  });
});
