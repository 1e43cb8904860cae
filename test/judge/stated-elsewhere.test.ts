/** Loops whose cause stands where few look: each with its sound twin, which stays silent. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../acceptance/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

/** Findings that fail or warn. */
const alarms = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).report.findings.flatMap((one) =>
    one.severity === 'note' ? [] : [`${one.severity} ${one.code} ${one.at.file.path}`],
  );

const compose = (services: string): Record<string, string> => ({ 'docker-compose.yml': `services:\n${services}` });
const coredns = (more: string): string =>
  `  coredns:\n    image: coredns/coredns:1.11.1\n    command: -conf /etc/coredns/Corefile\n    volumes: ["./Corefile:/etc/coredns/Corefile"]\n    ${more}\n`;
const forwarding = (to: string): { readonly Corefile: string } => ({ Corefile: `. {\n  forward . ${to}\n  loop\n}\n` });

describe('a container in the host’s network', () => {
  test('has no resolver of Docker at 127.0.0.11: that address is its own', () => {
    const host = { ...compose(coredns('network_mode: host')), ...forwarding('127.0.0.11') };
    expect(alarms(host)).toEqual(['error LG101 Corefile']);
    expect(alarms({ ...compose(coredns('restart: always')), ...forwarding('127.0.0.11') })).toEqual([]);
  });

  const pihole = (more: string, upstream: string): string =>
    `  pihole:\n    image: pihole/pihole:2024.07.0\n    environment:\n      FTLCONF_LOCAL_IPV4: 192.0.2.5\n      PIHOLE_DNS_: ${upstream}\n    ${more}\n`;
  const published = coredns('ports: ["192.0.2.6:53:53/udp"]');

  test.each([
    ['its network is the host’s', 'network_mode: host'],
    ['its port is published there', 'ports: ["53:53/udp", "53:53/tcp"]'],
  ])('is reached by the address that Pi-hole is given for it, where %s', (_, more) => {
    const files = { ...compose(published + pihole(more, '192.0.2.6')), ...forwarding('192.0.2.5') };
    expect(alarms(files)).toEqual(['error LG101 Corefile']);
    expect(alarms({ ...files, ...compose(published + pihole(more, '9.9.9.9')) })).toEqual([]);
  });

  test('is not reached at a port that is not published', () => {
    const files = { ...compose(published + pihole('ports: ["5353:53/udp"]', '192.0.2.6')), ...forwarding('192.0.2.5') };
    expect(alarms(files)).toEqual([]);
  });
});

test.each(['apiVersion: kustomize.config.k8s.io/v1beta1\n', 'kind: Kustomization\n', ''])(
  'a kustomization that begins with %j patches what it lists',
  (head) => {
    const patched = (upstream: string): Record<string, string> => ({
      'kustomization.yaml': `${head}resources: [coredns.yaml]\npatches:\n  - patch: |\n      apiVersion: v1\n      kind: ConfigMap\n      metadata: {name: coredns, namespace: kube-system}\n      data:\n        Corefile: |\n          .:53 {\n              forward . ${upstream}\n              loop\n          }\n`,
      'coredns.yaml': coreDns({ corefile: corefile('forward . 192.0.2.53') }),
    });
    expect(alarms(patched('10.96.0.10'))).toEqual(['error LG101 kustomization.yaml']);
    expect(alarms(patched('192.0.2.54'))).toEqual([]);
  },
);

test('a manifest in a Salt state is read', () => {
  const state = (upstream: string): Record<string, string> => ({
    'salt/coredns/deployed.sls': `Create coredns:\n  k8s.object_present:\n    - manifest:\n        apiVersion: v1\n        kind: ConfigMap\n        metadata: {name: coredns, namespace: kube-system}\n        data:\n          Corefile: |\n            .:53 {\n                forward . ${upstream}\n                loop\n            }\n`,
  });
  expect(alarms(state('10.96.0.10'))).toEqual(['warning LG101 salt/coredns/deployed.sls']);
  expect(alarms(state('192.0.2.53'))).toEqual([]);
});

test('a Container Linux configuration in Terraform is read', () => {
  const config = (nameserver: string): Record<string, string> => ({
    'main.tf': `data "ct_config" "worker" {\n  content = <<-EOF\n    # a worker\n    storage:\n      files:\n        - path: /etc/resolv.conf\n          contents:\n            inline: |\n              nameserver ${nameserver}\n    systemd:\n      units:\n        - name: kubelet.service\n          contents: |\n            [Service]\n            ExecStart=/usr/bin/kubelet --resolv-conf=/etc/resolv.conf\n  EOF\n}\n`,
    'coredns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
  });
  expect(alarms(config('127.0.0.1'))).toEqual(['error LG101 coredns.yaml']);
  expect(alarms(config('192.0.2.53'))).toEqual([]);
});
