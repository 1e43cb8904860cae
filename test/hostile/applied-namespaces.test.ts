/** Objects that state no namespace are in that of what applies them. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const pod = (name: string, namespace: string, image: string, args: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: ${name}${namespace} }\nspec:\n  selector: { matchLabels: { app: ${name} } }\n  template:\n    metadata: { labels: { app: ${name} } }\n    spec:\n      containers:\n      - name: dns\n        image: ${image}\n        args: [${args}]\n        volumeMounts: [{ name: c, mountPath: /etc/dns }]\n      volumes: [{ name: c, configMap: { name: ${name} } }]\n`;
const map = (name: string, namespace: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}${namespace} }\ndata:\n${data}`;
const service = (name: string, namespace: string, address: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: { name: ${name}${namespace} }\nspec:\n  clusterIP: ${address}\n  selector: { app: ${name} }\n  ports: [{ port: 53, protocol: UDP }]\n`;

/** They ask one another: by its Service's name, and by an address. */
const outer = (namespace: string, guard = ''): string =>
  [
    map('coredns', namespace, `  Corefile: |\n    .:53 {\n      errors\n${guard}      forward . 10.96.0.99\n    }\n`),
    pod('coredns', namespace, 'coredns/coredns:1.11.3', '-conf, /etc/dns/Corefile'),
    service('coredns', namespace, '10.96.0.53'),
  ].join('---\n');
const inner = (asks: string): string =>
  [
    map('dnsmasq', ', namespace: edge', `  dnsmasq.conf: |\n    no-resolv\n    server=${asks}\n`),
    pod('dnsmasq', ', namespace: edge', 'jpillora/dnsmasq', '-k, --conf-file=/etc/dns/dnsmasq.conf'),
    service('dnsmasq', ', namespace: edge', '10.96.0.99'),
  ].join('---\n');
const EDGE: Files = { 'edge.yaml': inner('coredns.dns.svc.cluster.local') };
const MANIFESTS: Files = { ...EDGE, 'dns/dns.yaml': outer('') };
const CHART: Files = {
  ...EDGE,
  'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'chart/templates/dns.yaml': outer(''),
};
const OWN_CHART: Files = { ...CHART, 'chart/templates/dns.yaml': outer(', namespace: "{{ .Release.Namespace }}"') };

const application = (path: string, namespace: string, more = ''): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns, namespace: argocd }\nspec:\n  destination: { server: https://kubernetes.default.svc, namespace: ${namespace} }\n  source: { repoURL: https://git.example/r.git, path: ${path}${more} }\n`;
const set = (namespace: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: apps }\nspec:\n  generators: [{ git: { directories: [{ path: apps/* }] } }]\n  template:\n    spec:\n      destination: { namespace: '${namespace}' }\n      source: { repoURL: https://git.example/r.git, path: '{{path}}' }\n`;
const kustomization = (namespace: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: dns, namespace: flux-system }\nspec:\n  path: ./dns\n  targetNamespace: ${namespace}\n  sourceRef: { kind: GitRepository, name: flux-system }\n`;
const release = (namespace: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: dns, namespace: ${namespace} }\nspec:\n  chart: { spec: { chart: ./chart, sourceRef: { kind: GitRepository, name: flux-system } } }\n`;
const steps = (command: string): string =>
  `on: push\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${command}\n`;

const WAYS: readonly [string, (namespace: string) => Files][] = [
  ['kubectl apply -n', (ns) => ({ ...MANIFESTS, 'up.sh': `#!/bin/sh\nkubectl apply -n ${ns} -f dns/\n` })],
  [
    'kubectl -n, a file, in a Makefile',
    (ns) => ({ ...MANIFESTS, Makefile: `up:\n\tkubectl -n ${ns} apply -f dns/dns.yaml\n` }),
  ],
  [
    'a workflow',
    (ns) => ({ ...MANIFESTS, '.github/workflows/d.yml': steps(`kubectl apply --namespace=${ns} -R -f .`) }),
  ],
  [
    'the current namespace',
    (ns) => ({
      ...MANIFESTS,
      'up.sh': `kubectl config set-context --current --namespace=${ns}\nkubectl apply -f dns\n`,
    }),
  ],
  ['an Application', (ns) => ({ ...MANIFESTS, 'app.yaml': application('dns', ns) })],
  [
    'of a kustomization',
    (ns) => ({ ...MANIFESTS, 'dns/kustomization.yaml': 'resources: [dns.yaml]\n', 'app.yaml': application('dns', ns) }),
  ],
  [
    'with the folders below',
    (ns) => ({
      ...EDGE,
      'a/b/dns.yaml': outer(''),
      'app.yaml': application('a', ns, ', directory: { recurse: true }'),
    }),
  ],
  [
    'an ApplicationSet',
    (ns) => ({ ...EDGE, [`apps/${ns}/dns.yaml`]: outer(''), 'set.yaml': set('{{path.basename}}') }),
  ],
  [
    'in Go templates',
    (ns) => ({ ...EDGE, [`apps/${ns}/dns.yaml`]: outer(''), 'set.yaml': set('{{ .path.basename }}') }),
  ],
  ["Flux' targetNamespace", (ns) => ({ ...MANIFESTS, 'flux.yaml': kustomization(ns) })],
  ['helm -n', (ns) => ({ ...CHART, 'up.sh': `helm upgrade --install dns ./chart -n ${ns}\n` })],
  ['a release of Flux', (ns) => ({ ...CHART, 'release.yaml': release(ns) })],
  ['an Application of a chart', (ns) => ({ ...CHART, 'app.yaml': application('chart', ns) })],
  ['that names its namespace', (ns) => ({ ...OWN_CHART, 'app.yaml': application('chart', ns) })],
];

const loud = (head: Files, base?: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code, server }) =>
    severity === 'note' ? [] : [`${code} ${server}`],
  );

describe.each(WAYS)('%s', (_, files) => {
  test('the loop through a Service by its name', () => {
    expect(loud(files('dns'))).toEqual(['LG101 dns/Deployment/coredns']);
    expect(loud(files('dns'), MANIFESTS)).toContain('LG101 dns/Deployment/coredns');
  });

  test('a Service of another namespace is none', () => {
    expect(loud(files('other'))).toEqual([]);
  });
});

describe('what is not known', () => {
  test.each<[string, Files]>([
    ['two apply it', { 'a.sh': 'kubectl apply -n dns -f dns/\n', 'b.sh': 'kubectl apply -n other -f dns/\n' }],
    [
      'one states none',
      {
        'a.sh': 'kubectl apply -n dns -f dns/\nkubectl -n x get po\n',
        'b.sh': 'kubectl get -n x po\nkubectl apply -f dns/\n',
      },
    ],
    ['a variable', { 'a.sh': 'kubectl apply -n "$NS" -f dns/\n' }],
    ['a template', { 'app.yaml': application('dns', "'{{ ns }}'") }],
    ['another folder', { 'app.yaml': application('dn', 'dns') }],
    ['below, which it does not read', { 'app.yaml': application('.', 'dns') }],
    ['only shown', { 'README.md': 'kubectl apply -n dns -f dns/\n' }],
    ['not applied', { 'a.sh': 'kubectl apply --dry-run=client -n dns -f dns/\n' }],
  ])('%s', (_, more) => {
    expect(loud({ ...MANIFESTS, ...more })).toEqual([]);
  });

  test('the nearest of two', () => {
    const all = { 'all.yaml': application('.', 'argocd', ', directory: { recurse: true }') };
    expect(loud({ ...MANIFESTS, ...all, 'app.yaml': application('dns', 'dns') })).toEqual([
      'LG101 dns/Deployment/coredns',
    ]);
    expect(loud({ ...MANIFESTS, ...all })).toEqual([]);
  });

  test('a stated namespace stays', () => {
    const stated = { ...EDGE, 'dns/dns.yaml': outer(', namespace: default'), 'app.yaml': application('dns', 'dns') };
    expect(loud(stated)).toEqual([]);
  });
});

describe('in a comparison', () => {
  const AWAY: Files = { 'edge.yaml': inner('192.0.2.1') };
  const guarded = { 'dns/dns.yaml': outer('', '      loop\n') };
  const app = { 'app.yaml': application('dns', 'dns') };

  test('a guard is removed where a namespace comes', () => {
    expect(loud({ ...AWAY, ...app, 'dns/dns.yaml': outer('') }, { ...AWAY, ...guarded })).toEqual([
      'LG201 dns/Deployment/coredns',
    ]);
    expect(loud({ ...AWAY, ...app, 'dns/dns.yaml': outer('') }, { ...AWAY, ...app, ...guarded })).toEqual([
      'LG201 dns/Deployment/coredns',
    ]);
  });

  test('a namespace comes, goes or changes', () => {
    const [none, some] = [
      { ...AWAY, ...guarded },
      { ...AWAY, ...guarded, ...app },
    ];
    expect(loud(some, none)).toEqual([]);
    expect(loud(none, some)).toEqual([]);
    expect(loud({ ...some, 'app.yaml': application('dns', 'other') }, some)).toEqual([]);
  });
});

test('objects of which only some have a stated namespace stay together', () => {
  const [data = '', workload = '', own = ''] = outer('').replace('10.96.0.99', '10.96.0.53').split('---\n');
  const files: Files = { 'dns/rest.yaml': `${data}---\n${workload}`, 'dns/svc.yaml': own };
  const some = 'kubectl apply -n dns -f dns/svc.yaml\n';
  for (const more of ['', 'kubectl apply -n $NS -f dns/rest.yaml\n'])
    expect(loud({ ...files, 'up.sh': `${more}${some}` })).toEqual(['LG101 default/Deployment/coredns']);
  expect(loud({ ...files, 'up.sh': `${some}kubectl apply -n dns -f dns/rest.yaml\n` })).toEqual([
    'LG101 dns/Deployment/coredns',
  ]);
});
