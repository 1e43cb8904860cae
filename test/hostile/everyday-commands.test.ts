/** Commands of every day that leave a guard where it is, and those beside them that may not. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const BASE: Files = {
  'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
  'dns/kustomization.yaml': 'resources: [cm.yaml, dep.yaml, svc.yaml]\n',
};
const loud = (head: Files, base: Files = BASE): readonly string[] =>
  scanTexts({ ...base, ...head }, base)
    .said.filter((one) => !/^(?:existing )?note/.test(one))
    .map((one) => one.split(':')[0] ?? '');
const script = (command: string): readonly string[] => loud({ 'up.sh': `#!/bin/sh\n${command}\n` });

describe('kustomize edit', () => {
  const IMAGE = 'cd dns && kustomize edit set image registry.k8s.io/coredns/coredns=';
  test.each([
    `${IMAGE}example.com/coredns/coredns:v1.12.0`,
    `${IMAGE}example.com/coredns/coredns:$TAG`,
    'cd dns && kustomize edit set image coredns=coredns/coredns:1.11.3',
    'cd dns && kustomize edit set image coredns/coredns:1.11.3',
    'cd dns && kustomize edit set namespace kube-system',
    'cd dns && kustomize edit set namesuffix -- -a',
    'cd dns && kustomize edit add resource ../web/pdb.yaml',
  ])('%s', (command) => {
    expect(script(command)).toEqual([]);
  });
  test.each([
    `${IMAGE}example.com/coredns/coredns:1.2.6`,
    `${IMAGE}example.com/acme-dns:1.12.0`,
    'cd dns && kustomize edit add patch --path p.yaml',
    'cd dns && kustomize edit add resource $EXTRA',
    'cd dns && kustomize edit add configmap coredns --from-file=Corefile',
  ])('%s may change it', (command) => {
    expect(script(command)).toEqual(['warning LG802 up.sh']);
  });
});

test('kubectl patch in a quoted command of Terraform', () => {
  const patched = (patch: string): readonly string[] =>
    loud({
      'a.tf': `resource "null_resource" "a" {\n  provisioner "local-exec" {\n    command = "kubectl patch deployment coredns -n kube-system --type json -p='${patch.replaceAll('"', '\\"')}'"\n  }\n}\n`,
    });
  const path = '/spec/template/metadata/annotations/eks.amazonaws.com~1compute-type';
  expect(patched(`[{"op":"remove","path":"${path}"}]`)).toEqual([]);
  expect(patched('[{"op":"remove","path":"/spec/template/spec/volumes/0"}]')).toEqual(['warning LG802 a.tf']);
  expect(patched('[{"op":"add","path":"/spec/template/spec/containers/0/command","value":["a"]}]')).toEqual([
    'warning LG802 a.tf',
  ]);
});

test('sed over other lines', () => {
  expect(script("sed -i '/loopback/d' dns/cm.yaml")).toEqual([]);
  expect(script("sed -i 's/[[:space:]]*$//' dns/cm.yaml")).toEqual([]);
  expect(script("sed -i 's/ *$//' dns/cm.yaml")).toEqual([]);
  expect(script("sed -i '/loop/d' dns/cm.yaml")).not.toEqual([]);
  expect(script("sed -i 's/[[:space:]]*loop[[:space:]]*$//' dns/cm.yaml")).not.toEqual([]);
});

describe('helm', () => {
  const VALUES = (loop: string): string =>
    `service: { clusterIP: 10.96.0.10 }\nservers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins:\n      - { name: errors }\n${loop}      - { name: forward, parameters: . 192.0.2.53 }\n`;
  const base: Files = { 'dns/values.yaml': VALUES('      - { name: loop }\n') };
  const CHART = 'coredns coredns/coredns --version 1.36.1 -n kube-system -f dns/values.yaml';
  const said = (command: string, head: Files = {}): readonly string[] =>
    loud({ ...head, 'up.sh': `#!/bin/sh\n${command}\n` }, base);
  const SET = '--set servers[0].plugins[1].name=log';
  test('diff shows what would be', () => {
    expect(said(`helm diff upgrade ${CHART} ${SET} || true`)).toEqual([]);
    expect(said(`helm upgrade ${CHART} ${SET}`)).not.toEqual([]);
  });
  test('what a check is to refuse is not installed', () => {
    expect(said(`helm template ${CHART} ${SET} > /tmp/o.yaml\n! conftest test /tmp/o.yaml`)).toEqual([]);
    expect(said(`! helm template ${CHART} ${SET} | conftest test -`)).toEqual([]);
    expect(said(`helm template ${CHART} ${SET} > /tmp/o.yaml\nconftest test /tmp/o.yaml`)).not.toEqual([]);
    expect(said(`helm template ${CHART} ${SET} > /tmp/o.yaml\nkubectl apply -f /tmp/o.yaml`)).not.toEqual([]);
  });
});

test('a command that deletes the guard in base and head is an existing note, and nothing is fixed', () => {
  const files = {
    'boot.sh':
      "kubectl get cm coredns -n kube-system -o yaml > c.yaml\nsed -i '/loop/d' c.yaml\nkubectl apply -f c.yaml\n",
  };
  const { report } = scanTexts({ ...files, 'notes.yaml': 'a: b\n' }, files);
  expect(report.findings.map(({ code, status, at }) => [code, status, at.file.path])).toEqual([
    ['LG202', 'existing', 'boot.sh'],
  ]);
  expect(report.fixed).toEqual([]);
});
