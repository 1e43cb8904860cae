/** Addresses that objects give each other: endpoints at a load balancer, a host port's own address. */
import { expect, test } from '@jest/globals';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const BALANCER =
  'apiVersion: v1\nkind: Service\nmetadata: { name: lb, namespace: kube-system }\nspec:\n  type: LoadBalancer\n  loadBalancerIP: 192.0.2.99\n  selector: { k8s-app: kube-dns }\n  ports: [{ port: 53, protocol: UDP }]\n';
const written = (address: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: { name: up, namespace: kube-system }\nspec:\n  clusterIP: 10.96.5.5\n  ports: [{ port: 53, protocol: UDP }]\n---\napiVersion: v1\nkind: Endpoints\nmetadata: { name: up, namespace: kube-system }\nsubsets: [{ addresses: [{ ip: ${address} }], ports: [{ port: 53, protocol: UDP }] }]\n`;
const slice = written('192.0.2.99').replace(
  /apiVersion: v1\nkind: Endpoints[\s\S]*/,
  'apiVersion: discovery.k8s.io/v1\nkind: EndpointSlice\nmetadata: { name: up-1, namespace: kube-system, labels: { kubernetes.io/service-name: up } }\naddressType: IPv4\nendpoints: [{ addresses: [192.0.2.99] }]\nports: [{ port: 53, protocol: UDP }]\n',
);

const loops = (
  upstream: string,
  files: Readonly<Record<string, string>>,
  workload = deployment('1.11.3'),
): readonly string[] =>
  scanTexts({
    'd/cm.yaml': configMap(`.:53 {\n    loop\n    forward . ${upstream}\n}\n`),
    'd/dep.yaml': workload,
    'd/svc.yaml': SERVICE,
    ...files,
  }).said.filter((line) => /LG101/.test(line));

test.each([
  ['endpoints', written('192.0.2.99')],
  ['an endpoint slice', slice],
])('%s at a load balancer of the servers', (_, text) => {
  expect(loops('10.96.5.5', { 'd/lb.yaml': BALANCER, 'd/up.yaml': text })).toEqual([
    expect.stringMatching(/^warning LG101 d\/cm.yaml:\S+ assumed/),
  ]);
});

test('endpoints elsewhere, and at a load balancer of others', () => {
  expect(loops('10.96.5.5', { 'd/lb.yaml': BALANCER, 'd/up.yaml': written('192.0.2.7') })).toEqual([]);
  const others = BALANCER.replace('kube-dns', 'other');
  expect(loops('10.96.5.5', { 'd/lb.yaml': others, 'd/up.yaml': written('192.0.2.99') })).toEqual([]);
});

test('a host port at the address that it names', () => {
  const at = (address: string): string =>
    deployment(
      '1.11.3',
      `args: ["-conf", "/etc/coredns/Corefile"]\nvolumeMounts: [{ name: config, mountPath: /etc/coredns }]\nports: [{ name: dns, containerPort: 53, hostPort: 53, hostIP: ${address}, protocol: UDP }]`,
    );
  expect(loops('192.0.2.10', {}, at('192.0.2.10'))).toEqual([expect.stringMatching(/LG101 d\/cm.yaml/)]);
  expect(loops('192.0.2.10', {}, at('192.0.2.11'))).toEqual([]);
  expect(loops('192.0.2.10', {}, at('0.0.0.0'))).toEqual([]);
});

test('endpoints at the address of another Service are nobody’s, nor outside', () => {
  const ends = (address: string): readonly string[] => {
    const files = {
      'd/cm.yaml': configMap('.:53 {\n    forward . 10.96.5.5\n}\n'),
      'd/dep.yaml': deployment('1.11.3'),
      'd/svc.yaml': SERVICE,
      'd/up.yaml': written(address),
    };
    const [judged] = scanTexts(files).head.clusters;
    return judged === undefined
      ? []
      : walk(judged.graph, judged.graph.sockets, 'x.example.', 'A').map(({ disposition }) => disposition);
  };
  expect(ends('10.96.0.10')).toEqual(['unknown']);
  expect(ends('192.0.2.7')).toEqual(['leaves']);
});
