/** The cluster DNS's Service leads to pods of which nothing is read, beside a CoreDNS that keeps its guard. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (guard: string): string => `.:53 {\n    errors\n    forward . 192.0.2.53\n${guard}}\n`;
const BASE: Files = {
  'dns/cm.yaml': configMap(corefile('    loop\n')),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
const other = (label: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: other, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: ${label} } }\n  template:\n    metadata: { labels: { k8s-app: ${label} } }\n    spec: { containers: [{ name: d, image: "registry.example/dns:1" }] }\n`;
const turned = SERVICE.replace('k8s-app: kube-dns', 'k8s-app: other');
const news = (head: Files, base = BASE): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

test('by its selector', () => {
  expect(news({ ...BASE, 'dns/svc.yaml': turned, 'dns/other.yaml': other('other') })).toEqual([
    'warning LG802 dns/svc.yaml',
  ]);
});

test('by its labels, in place of it', () => {
  expect(news({ ...BASE, 'dns/dep.yaml': other('kube-dns') })).toEqual(['warning LG802 dns/svc.yaml']);
});

test('not where the base has it, the server had no guard, or nothing is behind it', () => {
  const head = { ...BASE, 'dns/svc.yaml': turned, 'dns/other.yaml': other('other') };
  expect(news({ ...head, a: '' }, head)).toEqual([]);
  const bare = { 'dns/cm.yaml': configMap(corefile('')) };
  expect(news({ ...head, ...bare }, { ...BASE, ...bare })).toEqual([]);
  expect(news({ ...BASE, 'dns/svc.yaml': turned })).toEqual([]);
  expect(
    news({
      ...BASE,
      'dns/svc.yaml': turned,
      'dns/dep.yaml': BASE['dns/dep.yaml']?.replaceAll('kube-dns', 'other') ?? '',
    }),
  ).toEqual([]);
});

test.each(['registry.example/dns:1', 'registry.k8s.io/coredns/coredns:v1.11.3'])(
  'beside it, by other labels more: %s',
  (image) => {
    const more = { 'dns/other.yaml': other('kube-dns, track: b').replace('registry.example/dns:1', image) };
    expect(news({ ...BASE, ...more })).toEqual(['warning LG802 dns/svc.yaml']);
    expect(news({ ...BASE, ...more, a: '' }, { ...BASE, ...more })).toEqual([]);
    expect(news({ ...BASE, 'dns/other.yaml': other('dns-autoscaler, track: b') })).toEqual([]);
    expect(news({ ...BASE, 'b/other.yaml': more['dns/other.yaml'] })).toEqual([]);
    const job = more['dns/other.yaml'].replace('apps/v1', 'batch/v1').replace('Deployment', 'Job');
    expect(news({ ...BASE, 'dns/other.yaml': job })).toEqual([]);
  },
);

const WRITTEN: Readonly<Record<string, (address: string) => string>> = {
  Endpoints: (address) =>
    `apiVersion: v1\nkind: Endpoints\nmetadata: { name: kube-dns, namespace: kube-system }\nsubsets:\n- addresses: [{ ip: ${address} }]\n  ports: [{ port: 53, protocol: UDP }]\n`,
  EndpointSlice: (address) =>
    `apiVersion: discovery.k8s.io/v1\nkind: EndpointSlice\nmetadata: { name: a, namespace: kube-system, labels: { kubernetes.io/service-name: kube-dns } }\naddressType: IPv4\nports: [{ name: "", port: 53, protocol: UDP }]\nendpoints: [{ addresses: [${address}] }]\n`,
};
describe.each(Object.entries(WRITTEN))('by %s', (_, write) => {
  const bare = SERVICE.replace('  selector: { k8s-app: kube-dns }\n', '');
  const balanced = (name: string, address: string): string =>
    SERVICE.replace('name: kube-dns', `name: ${name}`)
      .replace('clusterIP: 10.96.0.10', `externalIPs: [${address}]`)
      .replace('k8s-app: kube-dns', `k8s-app: ${name}`);
  const server = (name: string): string =>
    deployment('1.11.3').replaceAll('kube-dns', name).replaceAll('name: coredns', `name: ${name}`);
  const to = (address: string, guard = ''): Files => ({
    'dns/a.yaml': configMap(corefile('    loop\n'), 'a'),
    'dns/b.yaml': configMap(corefile(guard), 'b'),
    ...Object.fromEntries(['a', 'b'].map((name) => [`dns/${name}d.yaml`, server(name)])),
    'dns/as.yaml': balanced('a', '192.0.2.11'),
    'dns/bs.yaml': balanced('b', '192.0.2.12'),
    'dns/svc.yaml': bare,
    'dns/ep.yaml': write(address),
  });

  test('in place of its selector', () => {
    const head = { ...BASE, 'dns/svc.yaml': bare, 'dns/ep.yaml': write('192.0.2.9') };
    expect(news(head)).toEqual(['warning LG802 dns/svc.yaml']);
    expect(news({ ...head, a: '' }, head)).toEqual([]);
    expect(news({ ...BASE, 'dns/svc.yaml': bare })).toEqual(['warning LG802 dns/svc.yaml']);
  });

  test('to another server', () => {
    const base = to('192.0.2.11');
    expect(news(to('192.0.2.12'), base)).toEqual(['error LG201 dns/b.yaml']);
    expect(news(to('192.0.2.13'), base)).toEqual(['warning LG802 dns/svc.yaml']);
    expect(news({ ...base, a: '' }, base)).toEqual([]);
    expect(news(base, to('192.0.2.12'))).toEqual([]);
    expect(news(to('192.0.2.12', '    loop\n'), to('192.0.2.11', '    loop\n'))).toEqual([]);
  });
});
