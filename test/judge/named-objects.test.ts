/** Objects without a word of DNS count where a DNS server names them, in its file and in others. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../acceptance/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const loopsIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((line) => line.includes('LG101'));

describe('a ConfigMap that gives variables', () => {
  const MAP =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: e, namespace: kube-system }\ndata: { up: 10.96.0.10 }\n';
  const dns = (env: string, name: string): string =>
    coreDns({ corefile: corefile(`forward . {$${name}}`) }).replace(
      '          volumeMounts:',
      `          ${env}\n          volumeMounts:`,
    );
  const ONE = 'env: [{ name: UP, valueFrom: { configMapKeyRef: { name: e, key: up } } }]';
  const ALL = 'envFrom: [{ prefix: P_, configMapRef: { name: e } }]';
  test.each([
    [ONE, 'UP'],
    [ALL, 'P_up'],
  ])('by %s', (env, name) => {
    const text = dns(env, name);
    expect(text).toContain(env);
    expect(loopsIn({ 'dns.yaml': text, 'e.yaml': MAP })).toHaveLength(1);
    expect(loopsIn({ 'dns.yaml': `${text}---\n${MAP}` })).toHaveLength(1);
    expect(loopsIn({ 'dns.yaml': text, 'e.yaml': MAP.replace('10.96.0.10', '10.0.0.1') })).toEqual([]);
    // A pod has those of its own namespace alone; who applies a map without one may put it there.
    expect(loopsIn({ 'dns.yaml': text, 'e.yaml': MAP.replace('kube-system', 'other') })).toEqual([]);
    expect(loopsIn({ 'dns.yaml': text, 'e.yaml': MAP.replace(', namespace: kube-system', '') })).toHaveLength(1);
  });
});

describe('a Service of another port than 53', () => {
  const service = (port: number, more = ''): string =>
    `apiVersion: v1\nkind: Service\nmetadata: { name: other, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.77\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: x, port: ${port}${more} }]\n`;
  const dns = (upstream: string, key = '.:53'): string =>
    coreDns({ corefile: corefile(`forward . ${upstream}`) }).replace('.:53 {', `${key} {`);
  test.each([
    ['10.96.0.77:1053', '.:1053', service(1053)],
    ['10.96.0.77:8053', '.:1053', service(8053, ', targetPort: 1053')],
    ['10.96.0.77:853', '.:853', service(853)],
  ])('forward . %s', (upstream, key, text) => {
    expect(loopsIn({ 'dns.yaml': dns(upstream, key), 'service.yaml': text })).toHaveLength(1);
    expect(loopsIn({ 'dns.yaml': `${dns(upstream, key)}---\n${text}` })).toHaveLength(1);
    const list = `apiVersion: v1\nkind: List\nitems:\n  - ${text.trimEnd().replaceAll('\n', '\n    ')}\n`;
    expect(loopsIn({ 'dns.yaml': dns(upstream, key), 'list.yaml': list })).toHaveLength(1);
    const others = [
      list.replace('kind: List', 'kind: ServiceList'),
      text.replace('kind: Service', 'kind: !!str Service'),
    ];
    for (const one of others) expect(loopsIn({ 'dns.yaml': dns(upstream, key), 'other.yaml': one })).toHaveLength(1);
  });

  const NODE = 'version: 1\nclusters: [{ name: p, nodes: [{ name: default, addresses: [10.0.0.7] }] }]\n';
  test.each([
    ['203.0.113.53:1153', '  type: LoadBalancer\n  loadBalancerIP: 203.0.113.53\n'],
    ['203.0.113.54:1153', '  externalIPs: [203.0.113.54]\n'],
    ['10.0.0.7:31153', '  type: NodePort\n'],
    ['{$UP}', ''],
  ])('by %s', (upstream, more) => {
    const text = service(1153, ', targetPort: 1053, nodePort: 31153').replace('  selector', `${more}  selector`);
    const pod = dns(upstream, '.:1053').replace(
      '          volumeMounts:',
      "          env: [{ name: UP, value: '10.96.0.77:1153' }]\n          volumeMounts:",
    );
    expect(loopsIn({ 'dns.yaml': pod, 'service.yaml': text, '.loopgate.yaml': NODE })).toHaveLength(1);
  });

  test('is not looked for behind public addresses, nor for port 53', () => {
    const documents = (upstream: string): number =>
      scanTexts({ 'dns.yaml': dns(upstream), 'service.yaml': service(1053).replace('10.96.0.77', '192.0.2.7') }).report
        .counts.documents;
    expect(documents('tls://192.0.2.7')).toBe(documents('10.0.0.9'));
  });
});

test('what a ConfigMap of another namespace than its pod holds is assumed', () => {
  const dns = coreDns({ corefile: corefile('forward . 10.96.0.10'), namespace: 'dns' });
  const elsewhere = (namespace: string): string => dns.replace('namespace: dns', `namespace: ${namespace}`);
  expect(loopsIn({ 'dns.yaml': dns })).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
  expect(loopsIn({ 'dns.yaml': elsewhere('default') })).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
  expect(loopsIn({ 'dns.yaml': elsewhere('other') })).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
});

describe('a Corefile that the pod does not start with', () => {
  const dns = coreDns({ corefile: corefile('forward . 10.96.0.10') });
  test.each<[string, string, string]>([
    ['no argument names it', '[-conf, /etc/coredns/Corefile]', '[]'],
    ['its volume lies elsewhere', 'mountPath: /etc/coredns', 'mountPath: /etc/other'],
    ['it has another name there', 'path: Corefile', 'path: Other'],
  ])('is assumed: %s', (_, from, to) => {
    expect(dns).toContain(from);
    expect(loopsIn({ 'dns.yaml': dns.replace(from, to) })).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
  });
});

describe('pods of the node network that ask each other by loopback', () => {
  const one = (name: string, kind: string, forward: string, selector = ''): string =>
    coreDns({ corefile: `${forward}\n`, hostNetwork: true })
      .split('---\n')
      .slice(0, 2)
      .join('---\n')
      .replaceAll('name: coredns', `name: ${name}`)
      .replace('kind: Deployment', `kind: ${kind}`)
      .replace('dnsPolicy: Default', `dnsPolicy: Default${selector}`);
  const ring = (kind: string, selectors: readonly string[]): readonly string[] =>
    loopsIn({
      'a.yaml': one('a', kind, '.:53 {\n    forward . 127.0.0.1:5353\n}', selectors[0]),
      'b.yaml': one('b', kind, '.:5353 {\n    forward . 127.0.0.1\n}', selectors[1]),
    });
  const on = (pool: string): string => `\n      nodeSelector: { ${pool} }`;
  test.each<[string, readonly string[], ...string[]]>([
    ['DaemonSet', [], 'error LG101 a.yaml:9:19 always absent'],
    ['DaemonSet', [on('kubernetes.io/os: linux')], 'error LG101 a.yaml:9:19 always absent'],
    ['DaemonSet', [on('pool: a'), on('pool: a')], 'error LG101 a.yaml:9:19 always absent'],
    // No node has both.
    ['DaemonSet', [on('pool: a'), on('pool: b')]],
    ['DaemonSet', [on('pool: a')], 'warning LG101 a.yaml:9:19 assumed absent'],
    ['Deployment', [], 'warning LG101 a.yaml:9:19 assumed absent'],
  ])('%s %j', (kind, selectors, ...expected) => {
    expect(ring(kind, selectors)).toEqual(expected);
  });
});
