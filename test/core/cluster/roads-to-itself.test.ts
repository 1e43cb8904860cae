/** A CoreDNS behind its own Service, and the many ways to write an address that leads back to it; and those that do not. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

interface Around {
  readonly policy?: string;
  readonly containerPort?: string;
  readonly service?: string;
  readonly ports?: string;
  readonly nodes?: string;
}

const corefile = (forward: string): string => `. {\n${forward}\n}`;
const to = (address: string): string => corefile(`    forward . ${address}`);

/** The LG101 findings as `SEVERITY CERTAINTY`, and all LG401. */
function loops(text: string, around: Around = {}): readonly string[] {
  const yaml = [
    'apiVersion: apps/v1',
    'kind: Deployment',
    'metadata: { name: coredns, namespace: kube-system }',
    'spec:',
    '  template:',
    '    metadata: { labels: { k8s-app: kube-dns } }',
    '    spec:',
    `      dnsPolicy: ${around.policy ?? 'Default'}`,
    '      containers:',
    '        - name: coredns',
    '          image: coredns/coredns:1.15.0',
    '          args: [-conf, /etc/coredns/Corefile]',
    `          ports: [${around.containerPort ?? '{ containerPort: 53, name: dns, protocol: UDP }'}]`,
    '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
    '      volumes: [{ name: config, configMap: { name: coredns } }]',
    '---',
    'apiVersion: v1',
    'kind: Service',
    'metadata: { name: kube-dns, namespace: kube-system }',
    'spec:',
    '  selector: { k8s-app: kube-dns }',
    ...(around.service ?? 'clusterIP: 10.96.0.10').split('\n').map((line) => `  ${line}`),
    `  ports: [${around.ports ?? '{ port: 53, protocol: UDP, name: dns }'}]`,
    '---',
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata: { name: coredns, namespace: kube-system }',
    'data:',
    '  Corefile: |',
    ...text.split('\n').map((line) => `    ${line}`),
  ].join('\n');
  const nodes = around.nodes === undefined ? {} : { '.loopgate.yaml': `version: 1\nclusters: [${around.nodes}]\n` };
  return scanTexts({ 'coredns.yaml': yaml, ...nodes })
    .said.filter((line) => /LG101|LG401/.test(line))
    .map((line) => line.replace(/ coredns\.yaml:\S+/, ''));
}

const loop = ['error LG101 always absent'];
const oneNode = '{ name: prod, nodes: [{ name: worker, addresses: [192.0.2.10] }] }';

describe('its own Service', () => {
  test.each([
    ['by its address', to('10.96.0.10')],
    ['by the address as IPv6 writes it', to('::ffff:10.96.0.10')],
    ['by the same in hexadecimal', to('::ffff:a60:a')],
    ['less a name in capitals with a dot', corefile('    forward . 10.96.0.10 {\n        except Example.ORG.\n    }')],
    ['for one zone', corefile('    forward a.example 10.96.0.10\n    forward . 192.0.2.53')],
    [
      'after autopath and a cache that serves what is stale',
      corefile('    cache 30 {\n        serve_stale\n    }\n    forward . 10.96.0.10'),
    ],
    ['bound to an interface', corefile('    bind eth0\n    forward . 10.96.0.10')],
  ])('%s', (_, text) => expect(loops(text)).toEqual(loop));
  test('by TCP, where it has a port for that', () => {
    const overTcp = corefile('    forward . 10.96.0.10 {\n        force_tcp\n    }');
    expect(loops(overTcp, { ports: '{ port: 53, protocol: TCP, name: dns }' })).toEqual(loop);
    expect(loops(overTcp)).toEqual(['warning LG101 assumed absent']);
  });
  test.each([
    ['of IPv6', to('[FD00:0010:0096:0::000A]:53'), { service: 'clusterIP: "fd00:10:96::a"' }],
    [
      'of two families',
      to('fd00:10:96::a'),
      { service: 'clusterIP: 10.96.0.10\nclusterIPs: [10.96.0.10, "fd00:10:96::a"]' },
    ],
    ['by its external address', to('192.0.2.77'), { service: 'clusterIP: 10.96.0.10\nexternalIPs: [192.0.2.77]' }],
    ['by its balancer', to('192.0.2.78'), { service: 'type: LoadBalancer\nloadBalancerIP: 192.0.2.78' }],
    [
      'by its port on a node',
      to('192.0.2.10:30053'),
      { service: 'type: NodePort', ports: '{ port: 53, protocol: UDP, nodePort: 30053 }', nodes: oneNode },
    ],
    [
      'with another port behind it',
      corefile('    forward . 10.96.0.10').replace('.', '.:5353'),
      {
        containerPort: '{ containerPort: 5353, name: dns, protocol: UDP }',
        ports: '{ port: 53, targetPort: dns, protocol: UDP }',
      },
    ],
    ['in gRPC', 'grpc://. {\n    grpc . 10.96.0.10:443\n}', { ports: '{ port: 443, protocol: TCP }' }],
  ] as const)('%s', (_, text, around) => expect(loops(text, around)).toEqual(loop));
  test('by its name, where the pod asks the cluster DNS for it', () => {
    const named = to('kube-dns.kube-system.svc.cluster.local');
    expect(loops(named, { policy: 'ClusterFirst' })).toEqual(['warning LG101 assumed absent']);
    expect(loops(named)).toEqual([]);
  });
});

describe('its pod and node', () => {
  test.each([
    ['all of loopback', to('127.1.2.3')],
    ['loopback of IPv6', to('[::1]')],
    ['loopback as IPv6 writes it', to('::ffff:127.0.0.1')],
    ['no address in particular', to('0.0.0.0')],
    ['nor of IPv6', to('[::]:53')],
  ])('%s', (_, text) => expect(loops(text)).toEqual(loop));
  test('a port that the pod has on its node', () =>
    expect(
      loops(to('192.0.2.10'), { containerPort: '{ containerPort: 53, hostPort: 53, protocol: UDP }', nodes: oneNode }),
    ).toEqual(loop));
});

describe('somewhere else', () => {
  test.each([
    ['a port that its Service does not have', to('10.96.0.10:5353'), {}],
    [
      'a port name that no container has',
      to('10.96.0.10'),
      { ports: '{ port: 53, targetPort: nosuch, protocol: UDP }' },
    ],
    [
      'a port of a node that is no Service’s',
      to('192.0.2.10:30054'),
      { service: 'type: NodePort', ports: '{ port: 53, protocol: UDP, nodePort: 30053 }', nodes: oneNode },
    ],
    [
      'a port of a node that a Service of another type only writes down',
      to('192.0.2.10:30053'),
      { service: 'clusterIP: 10.96.0.10', ports: '{ port: 53, protocol: UDP, nodePort: 30053 }', nodes: oneNode },
    ],
    ['loopback where it listens at an interface', corefile('    bind eth0\n    forward . 127.0.0.1'), {}],
    ['a zone that the block does not have', 'a.example {\n    forward b.example 10.96.0.10\n}', {}],
  ] as const)('%s', (_, text, around) => expect(loops(text, around)).toEqual([]));
});
