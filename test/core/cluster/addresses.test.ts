/** Who answers at an address: Services with hand-written endpoints, host ports, what node-cache adds by itself. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const deployment = (more = '', spec = ''): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: dns, namespace: infra}
spec:
  template:
    metadata: {labels: {app: dns}}
    spec:
      dnsPolicy: Default${spec}
      containers:
        - name: coredns
          image: coredns/coredns:1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{name: config, mountPath: /etc/coredns}]${more}
      volumes: [{name: config, configMap: {name: dns}}]
`;
const corefile = (text: string): string => `apiVersion: v1
kind: ConfigMap
metadata: {name: dns, namespace: infra}
data:
  Corefile: |
${text.replace(/^/gm, '    ')}
`;
const node = 'version: 1\nclusters: [{name: c, nodes: [{name: n, addresses: [192.0.2.10]}]}]\n';

describe('a port published on the node', () => {
  const ports = (hostPort: number): string => `
          ports: [{containerPort: 53, hostPort: ${hostPort}, protocol: UDP}]`;
  test('leads back into the pod', () => {
    const { said } = scanTexts({
      '.loopgate.yaml': node,
      'd.yaml': deployment(ports(1053)),
      'm.yaml': corefile('.:53 {\n  loop\n  forward . 192.0.2.10:1053\n}'),
    });
    expect(said).toEqual(['error LG101 m.yaml:8:17 always fatal']);
  });
  test('takes that port only', () => {
    const { said } = scanTexts({
      '.loopgate.yaml': node,
      'd.yaml': deployment(ports(1053)),
      'm.yaml': corefile('.:53 {\n  loop\n  forward . 192.0.2.10\n}'),
    });
    expect(said).toEqual(['note LG305 m.yaml:8:17']);
  });
});

describe('a Service without a selector', () => {
  const service = `apiVersion: v1
kind: Service
metadata: {name: office, namespace: infra}
spec: {clusterIP: 10.96.0.99, ports: [{port: 53, protocol: UDP, targetPort: 53}]}
`;
  const endpoints = (address: string): string => `apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: {name: office-1, namespace: infra, labels: {kubernetes.io/service-name: office}}
addressType: IPv4
ports: [{port: 1053, protocol: UDP}]
endpoints: [{addresses: [${address}]}]
`;
  const map = corefile('.:53 {\n  loop\n  forward . 10.96.0.99\n}');
  const ports = `
          ports: [{containerPort: 53, hostPort: 1053, protocol: UDP}]`;
  test('leads where its endpoints lead', () => {
    const files = { '.loopgate.yaml': node, 'd.yaml': deployment(), 'm.yaml': map, 's.yaml': service };
    expect(scanTexts({ ...files, 'e.yaml': endpoints('198.51.100.7') }).said).toEqual([]);
  });
  test('leads back when they do', () => {
    const { said } = scanTexts({
      '.loopgate.yaml': node,
      'd.yaml': deployment('', '\n      hostNetwork: true'),
      'm.yaml': corefile('.:1053 {\n  loop\n  forward . 10.96.0.99\n}'),
      's.yaml': service,
      'e.yaml': endpoints('192.0.2.10'),
    });
    expect(said).toEqual(['error LG101 m.yaml:8:17 always fatal']);
  });
  test('is no share of a pod that its node publishes', () => {
    // The endpoint is the node's host port, which is not a Service again.
    const { said } = scanTexts({
      '.loopgate.yaml': node,
      'd.yaml': deployment(ports),
      'm.yaml': map,
      's.yaml': service,
      'e.yaml': endpoints('192.0.2.10'),
    });
    expect(said).toEqual(['error LG101 m.yaml:8:17 always fatal']);
  });
});

describe('node-cache and the kube-dns ConfigMap', () => {
  const cache = (volumes: string): string => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-local-dns, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      dnsPolicy: Default
      containers:
        - name: node-cache
          image: registry.k8s.io/dns/k8s-dns-node-cache:1.26.4
          args: [-localip, 169.254.20.10, -conf, /etc/Corefile, -upstreamsvc, kube-dns-upstream]
          volumeMounts: [{name: config, mountPath: /etc/coredns}, {name: kube-dns, mountPath: /etc/kube-dns}]
      volumes:
        - {name: config, configMap: {name: node-local-dns, items: [{key: Corefile, path: Corefile.base}]}}
${volumes}---
apiVersion: v1
kind: ConfigMap
metadata: {name: node-local-dns, namespace: kube-system}
data:
  Corefile: |
    .:53 {
        loop
        bind 169.254.20.10
        forward . __PILLAR__UPSTREAM__SERVERS__
    }
`;
  const mounted = '        - {name: kube-dns, configMap: {name: kube-dns, optional: true}}\n';
  const kubeDns = (data: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: kube-dns, namespace: kube-system}\ndata:\n${data}`;

  test('a stub domain becomes a block of its own', () => {
    const { said } = scanTexts({
      'cache.yaml': cache(mounted),
      'stub.yaml': kubeDns('  stubDomains: |\n    {"corp.example": ["169.254.20.10"]}\n'),
    });
    expect(said).toEqual(['note LG305 cache.yaml:26:19', 'error LG101 stub.yaml:6:24 always absent']);
  });
  test('upstreamNameservers stand in for the placeholder', () => {
    const { report, said } = scanTexts({
      'cache.yaml': cache(mounted),
      'stub.yaml': kubeDns('  upstreamNameservers: |\n    ["169.254.20.10"]\n'),
    });
    expect(said).toEqual(['error LG101 cache.yaml:26:19 always fatal']);
    expect(report.findings[0]?.path.map((step) => step.at.file.path)).toEqual(['cache.yaml', 'stub.yaml']);
  });
  test('what is not mounted is not read', () => {
    const { said } = scanTexts({
      'cache.yaml': cache('        - {name: kube-dns, emptyDir: {}}\n'),
      'stub.yaml': kubeDns('  upstreamNameservers: |\n    ["169.254.20.10"]\n'),
    });
    expect(said).toEqual(['note LG305 cache.yaml:26:19']);
  });
  test('a stub domain that the Corefile serves already keeps it from starting', () => {
    const { said } = scanTexts({
      'cache.yaml': cache(mounted),
      'stub.yaml': kubeDns('  stubDomains: |\n    {".": ["10.0.0.2"]}\n'),
    });
    expect(said).toEqual(['error LG401 stub.yaml:6:7']);
  });
});

test('a resolver declared at the address of a Service without workload is the one behind it', () => {
  const service = `apiVersion: v1
kind: Service
metadata: {name: pihole, namespace: pihole}
spec: {type: LoadBalancer, loadBalancerIP: 192.0.2.53, clusterIP: 10.96.0.53, selector: {app: pihole}, ports: [{port: 53, protocol: UDP}]}
`;
  const { said } = scanTexts({
    '.loopgate.yaml':
      'version: 1\nclusters: [{name: c, cluster-dns: [10.96.0.10], resolvers: [{name: pihole, addresses: [192.0.2.53], forwards: [{zone: ., to: [10.96.0.10]}]}]}]\n',
    's.yaml': service,
    'm.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns, namespace: kube-system}\ndata:\n  Corefile: |\n    .:53 {\n      loop\n      kubernetes cluster.local\n      forward . 192.0.2.53\n    }\n',
  });
  expect(said).toEqual([expect.stringMatching(/^(error|warning) LG101 m\.yaml:9:17/)]);
});
