/** `status.podIP` in a variable is the pod itself (pkg/kubelet/kubelet_pods.go podFieldSelectorRuntimeValue). */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

function saidOf(corefile: string, field = 'status.podIP', more = ''): readonly string[] {
  const container = `env: [{ name: POD_IP, valueFrom: { fieldRef: { fieldPath: ${field} } } }]
args: ["-conf", "/etc/coredns/Corefile"]
volumeMounts: [{ name: config, mountPath: /etc/coredns }]`;
  const pod = deployment('1.11.3', container).replace('dnsPolicy: Default', `dnsPolicy: Default${more}`);
  return scanTexts({ 'dns.yaml': [configMap(corefile), pod, SERVICE].join('---\n') }).said.flatMap((one) =>
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

  test('is the address of its node in the network of nodes, as is status.hostIP: not stated', () => {
    const corefile = '.:53 {\n  forward . {$POD_IP}\n}';
    expect(saidOf(corefile, 'status.podIP', '\n      hostNetwork: true')).toEqual(['note LG305']);
    expect(saidOf(corefile, 'status.hostIP')).toEqual(['note LG305']);
  });
});
