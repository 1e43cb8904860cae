/** An object of a guarded one's name that the change has deployed from another place. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const map = (guard: boolean): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n        forward . 192.0.2.53\n${guard ? '        loop\n' : ''}    }\n`;
const workload = `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: coredns, image: "coredns/coredns:1.11.3", args: [-conf, /etc/coredns/Corefile], volumeMounts: [{ name: c, mountPath: /etc/coredns }] }]\n      volumes: [{ name: c, configMap: { name: coredns } }]\n`;
const BASE = { 'dns/cm.yaml': map(true), 'dns/dep.yaml': workload };

function news(head: Readonly<Record<string, string>>, base: Readonly<Record<string, string>> = BASE) {
  return scanTexts({ ...base, ...head }, base)
    .report.findings.filter(({ severity, status }) => severity !== 'note' && status === 'new')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);
}

const flux = (path: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: a, namespace: flux-system }\nspec: { path: ${path}, prune: true, sourceRef: { kind: GitRepository, name: flux-system } }\n`;

test.each([
  ['Flux', flux('./next')],
  [
    'Argo CD',
    'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns }\nspec: { source: { repoURL: "https://x/y", path: next }, destination: { namespace: kube-system } }\n',
  ],
  [
    'a generator',
    "apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: dns }\nspec: { generators: [{ git: { repoURL: x, directories: [{ path: 'ne*' }, { path: next }] } }], template: { spec: { source: { repoURL: x, path: '{{path}}' } } } }\n",
  ],
  [
    'Fleet',
    'apiVersion: fleet.cattle.io/v1alpha1\nkind: GitRepo\nmetadata: { name: a }\nspec: { repo: "https://x/y", paths: [next] }\n',
  ],
  [
    'Config Sync',
    'apiVersion: configsync.gke.io/v1beta1\nkind: RootSync\nmetadata: { name: a }\nspec: { git: { repo: "https://x/y", dir: /next } }\n',
  ],
])('by %s loses the guard', (_, text) => {
  expect(news({ 'next/cm.yaml': map(false), 'f.yaml': text })).toEqual(['warning LG201 next/cm.yaml']);
  expect(news({ 'next/cm.yaml': map(true), 'f.yaml': text })).toEqual([]);
});

test('another cluster of the repository is another', () => {
  const one = { 'clusters/a/flux.yaml': flux('clusters/a/dns'), 'clusters/a/dns/cm.yaml': map(true) };
  const other = { 'clusters/b/flux.yaml': flux('clusters/b/dns'), 'clusters/b/dns/cm.yaml': map(false) };
  expect(news(other, one)).toEqual([]);
  const { 'clusters/a/flux.yaml': _, ...undeployed } = one;
  expect(news(other, undeployed)).toEqual([]);
  const beside = { 'clusters/a/next.yaml': flux('clusters/next'), 'clusters/next/cm.yaml': map(false) };
  expect(news(beside, one)).toEqual(['warning LG201 clusters/next/cm.yaml']);
  const app = (path: string, server: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: ${path} }\nspec: { source: { repoURL: x, path: ${path} }, destination: { server: ${server} } }\n`;
  const apps = { 'apps/a.yaml': app('a', 'A'), 'a/cm.yaml': map(true) };
  expect(news({ 'apps/b.yaml': app('b', 'B'), 'b/cm.yaml': map(false) }, apps)).toEqual([]);
  expect(news({ 'apps/b.yaml': app('b', 'A'), 'b/cm.yaml': map(false) }, apps)).toEqual(['warning LG201 b/cm.yaml']);
});

test.each([
  ['Tiltfile', "k8s_yaml('vendor/cm.yaml')\n"],
  ['skaffold.yaml', 'apiVersion: skaffold/v4beta1\nkind: Config\nmanifests:\n  rawYaml:\n  - vendor/cm.yaml\n'],
  ['up.sh', 'kubectl apply -fvendor/cm.yaml\n'],
  ['up.sh', 'cp vendor/cm.yaml /var/lib/rancher/k3s/server/manifests/x.yaml\n'],
  [
    '.github/workflows/d.yml',
    'jobs: { a: { steps: [{ uses: azure/k8s-deploy@v5, with: { manifests: vendor/cm.yaml } }] } }\n',
  ],
  ['play.yml', '- hosts: localhost\n  tasks: [{ kubernetes.core.k8s: { template: vendor/cm.yaml } }]\n'],
])('%s names a file where nothing is read: %s', (path, text) => {
  expect(news({ 'vendor/cm.yaml': map(false), [path]: text })).toEqual(['warning LG201 vendor/cm.yaml']);
  expect(news({ 'vendor/cm.yaml': map(true), [path]: text })).toEqual([]);
});

test.each([
  ['x.yaml', 'exclude:\n- vendor/cm.yaml\n'],
  ['x.yaml', 'exclude: vendor/cm.yaml\n'],
  ['up.sh', 'diff vendor/cm.yaml dns/cm.yaml\n'],
])('%s applies nothing: %s', (path, text) => {
  expect(news({ 'vendor/cm.yaml': map(false), [path]: text })).toEqual([]);
});
