/** `status.podIP` in a variable is the pod itself (pkg/kubelet/kubelet_pods.go podFieldSelectorRuntimeValue). */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

function filesOf(corefile: string, field = 'status.podIP', more = ''): string {
  const container = `env: [{ name: POD_IP, valueFrom: { fieldRef: { fieldPath: ${field} } } }]
args: ["-conf", "/etc/coredns/Corefile"]
volumeMounts: [{ name: config, mountPath: /etc/coredns }]`;
  const pod = deployment('1.11.3', container).replace('dnsPolicy: Default', `dnsPolicy: Default${more}`);
  return [configMap(corefile), pod, SERVICE].join('---\n');
}

function saidOf(corefile: string, field?: string, more?: string): readonly string[] {
  return scanTexts({ 'dns.yaml': filesOf(corefile, field, more) }).said.flatMap((one) =>
    /LG101|LG305/.test(one) ? [one.replace(/ dns\.yaml:\S+/, '')] : [],
  );
}

const ALWAYS = ['error LG101 always absent'];

describe('a forward to the address of its pod', () => {
  test.each([
    ['.:53 {\n  forward . {$POD_IP}\n}', ALWAYS],
    ['.:53 {\n  forward . {%POD_IP%}:53\n}', ALWAYS],
    ['.:53 {\n  bind {$POD_IP}\n  forward . {$POD_IP}\n}', ALWAYS],
    ['.:53 {\n  loop\n  forward . {$POD_IP}\n}', ['error LG101 always fatal']],
    ['.:53 {\n  forward . {$POD_IP}:5353\n}\n.:5353 {\n  forward . 127.0.0.1\n}', ALWAYS],
    // Bound only to the address of a Service, as before.
    ['.:53 {\n  bind {$POD_IP}\n  forward . 10.96.0.10\n}', ALWAYS],
    // Nobody listens there.
    ['.:53 {\n  bind 127.0.0.1\n  forward . {$POD_IP}\n}', []],
    ['.:53 {\n  forward . {$POD_IP}:5353\n}', []],
    ['.:53 {\n  forward . {$POD_IP}:5353\n}\n.:5353 {\n  forward . 192.0.2.1\n}', []],
  ])('%j', (corefile, expected) => {
    expect(saidOf(corefile)).toEqual(expected);
  });

  test.each([
    '.:53 {\n  acl {\n    allow net {$POD_IP}\n    block\n  }\n  forward . {$POD_IP}\n}',
    '.:53 {\n  forward . {$POD_IP}/24\n}',
    '{$POD_IP}:53 {\n  forward . {$POD_IP}\n}',
    '.:53 {\n  hosts {\n    {$POD_IP} a.example\n    fallthrough\n  }\n  forward . {$POD_IP}\n}',
  ])('is not stated where the address itself decides something: %j', (corefile) => {
    expect(saidOf(corefile)).toEqual(['note LG305']);
  });

  test('may or may not be in a network that is let in', () => {
    const corefile = '.:53 {\n  acl {\n    allow net 10.0.0.0/8\n    block\n  }\n  forward . {$POD_IP}\n}';
    expect(saidOf(corefile)).toEqual(['warning LG101 assumed absent']);
  });

  test('has no digits in a message', () => {
    const twice = '.:53 {\n  bind {$POD_IP}\n}\n.:53 {\n  bind {$POD_IP}\n}';
    const { report } = scanTexts({ 'dns.yaml': filesOf(twice) });
    expect(report.findings.map(({ code }) => code)).toContain('LG401');
    expect(JSON.stringify(report.findings.map(({ message }) => message))).not.toContain('242.0');
  });

  test('is the address of its node in the network of nodes, as is status.hostIP', () => {
    const corefile = '.:53 {\n  forward . {$POD_IP}\n}';
    const onNodes = '\n      hostNetwork: true';
    expect(saidOf(corefile, 'status.podIP', onNodes)).toEqual(ALWAYS);
    expect(saidOf(corefile, 'status.hostIP', onNodes)).toEqual(ALWAYS);
    expect(saidOf(corefile.replace('}\n', '}:54\n'), 'status.hostIP', onNodes)).toEqual(['note LG305']);
    expect(saidOf(corefile, 'status.hostIP')).toEqual(['note LG305']);
  });

  test("of the only node leads to that node's server", () => {
    const onNode = deployment('1.11.3', undefined, ' [{ name: config, configMap: { name: node } }]')
      .replace('metadata: { name: coredns,', 'metadata: { name: node,')
      .replaceAll('k8s-app: kube-dns', 'k8s-app: node')
      .replace('dnsPolicy: Default', 'dnsPolicy: Default\n      hostNetwork: true');
    const node = `${configMap('.:53 {\n  bind 192.0.2.150\n  forward . 10.96.0.10\n}', 'node')}---\n${onNode}`;
    const found = (addresses: string): readonly string[] =>
      scanTexts({
        'dns.yaml': filesOf('.:53 {\n  forward . {$POD_IP}\n}', 'status.hostIP'),
        'node.yaml': node,
        '.loopgate.yaml': `version: 1\nclusters:\n  - name: a\n    nodes:\n      - name: n\n        addresses: ${addresses}\n`,
      }).said.filter((one) => /LG101|LG305/.test(one));
    expect(found('[192.0.2.150]')).toEqual(['warning LG101 dns.yaml:7:17 assumed absent']);
    expect(found('[192.0.2.150, 192.0.2.151]')).toEqual(['note LG305 dns.yaml:7:17']);
  });
});
