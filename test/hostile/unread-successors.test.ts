/** A cluster's DNS that leaves the tree: for something that is not read, or for good. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const map = configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n');
const BASE = { 'dns/cm.yaml': map, 'dns/dep.yaml': deployment('1.11.3'), 'dns/svc.yaml': SERVICE };
const OTHER = { 'app/cm.yaml': 'kind: ConfigMap\napiVersion: v1\nmetadata: { name: x }\n' };

const news = (head: Files): readonly string[] =>
  scanTexts({ ...OTHER, ...head }, { ...OTHER, ...BASE })
    .report.findings.filter(({ status }) => status === 'new')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

test.each<readonly [string, Files]>([
  ['dns/all.yaml.gz', { 'dns/all.yaml.gz': '\u001f\u008b' }],
  ['dns/coredns-1.0.0.tgz', { 'dns/coredns-1.0.0.tgz': '\u001f\u008b' }],
  ['dns/all.b64', { 'dns/all.b64': 'YXBpVmVyc2lvbjogdjE=' }],
  ['up.sh', { 'up.sh': 'curl -s https://x/y.yaml | kubectl apply -f -\n' }],
  [
    '.github/workflows/d.yml',
    { '.github/workflows/d.yml': 'jobs: { a: { steps: [{ run: "kubectl apply -f https://x/y.yaml" }] } }\n' },
  ],
  ['cp.yaml', { 'cp.yaml': 'cluster:\n  coreDNS: { disabled: true }\n  extraManifests:\n  - https://x/y.yaml\n' }],
])('%s may hold it', (path, head) => {
  expect(news(head)).toEqual([`warning LG802 ${path}`]);
});

const GITHUB = 'https://github.com';
const RAW = 'https://raw.githubusercontent.com';
test.each([
  `${GITHUB}/cert-manager/cert-manager/releases/download/v1.14.0/cert-manager.yaml`,
  `${GITHUB}/envoyproxy/gateway/releases/download/latest/install.yaml`,
  `${RAW}/metallb/metallb/v0.14.5/config/manifests/metallb-native.yaml`,
  `${RAW}/argoproj/argo-cd/stable/manifests/install.yaml`,
])('what is fetched of another project cannot: %s', (url) => {
  expect(news({ 'up.sh': `kubectl apply -f ${url}\n` })).toEqual([]);
  expect(news({ 'up.sh': `curl -sL ${url} | kubectl apply -f -\n` })).toEqual([]);
});

test.each([
  `${GITHUB}/me/coredns/releases/download/v1/all.yaml`,
  `${GITHUB}/me/infra/releases/download/v1/all.yaml`,
  `${RAW}/me/home/main/all.yaml`,
  'https://git.example.org/me/home/v1.2/all.yaml',
])('what may be the own one can: %s', (url) => {
  expect(news({ 'up.sh': `kubectl apply -f ${url}\n` })).toEqual(['warning LG802 up.sh']);
});

test('what is taken away is gone', () => {
  expect(news({})).toEqual([]);
  expect(news({ 'app/x.tgz': 'x', 'up.sh': 'curl https://x/y | tar x\nkubectl apply -f app\n' })).toEqual([]);
});

test('a cluster that stays is judged, and what is fetched beside it is a note', () => {
  const url = 'kubectl apply -f https://x/coredns.yaml\n';
  expect(news({ ...BASE, 'dns/all.yaml.gz': 'x' })).toEqual([]);
  expect(news({ ...BASE, 'up.sh': url })).toEqual(['note LG802 up.sh']);
  expect(news({ ...BASE, 'up.sh': url.replace('coredns', 'app') })).toEqual([]);
  const talos = { 'cp.yaml': 'cluster:\n  extraManifests: # more\n  # a\n  - https://x/coredns.yaml\n' };
  expect(news({ ...BASE, ...talos })).toEqual(['note LG802 cp.yaml']);
});
