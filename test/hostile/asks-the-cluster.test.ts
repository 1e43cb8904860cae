/** Commands that give the pod of a CoreDNS that asks its node's servers the cluster DNS instead. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (to: string): string => configMap(`.:53 {\n    errors\n    forward . ${to}\n    loop\n}\n`);
const PATCH = 'spec: { template: { spec: { dnsPolicy: ClusterFirst } } }\n';
const BASE: Files = {
  'dns/cm.yaml': corefile('/etc/resolv.conf'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
  'first.yaml': PATCH,
  'default.yaml': PATCH.replace('ClusterFirst', 'Default'),
};
const FIXED = { ...BASE, 'dns/cm.yaml': corefile('192.0.2.53') };
const news = (head: Files, base: Files): readonly string[] =>
  scanTexts({ ...base, ...head }, base)
    .report.findings.filter(({ status }) => status === 'new')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

test.each([
  'kubectl -n kube-system patch deploy coredns --patch-file first.yaml',
  'kubectl -n kube-system patch deploy/coredns --type=json -p \'[{"op":"remove","path":"/spec/template/spec/dnsPolicy"}]\'',
  'kubectl -n kube-system patch deploy coredns -p \'{"spec":{"template":{"spec":{"dnsPolicy":null}}}}\'',
  'kubectl -n kube-system patch deploy coredns -p \'{"spec":{"template":{"spec":{"dnsPolicy":"ClusterFirst"}}}}\'',
  'kubectl -n kube-system patch deploy coredns --type=json -p \'[{"op":"replace","path":"/spec/template/spec/dnsPolicy","value":"ClusterFirst"}]\'',
  'sed -i "s/dnsPolicy: Default/dnsPolicy: ClusterFirst/" dns/dep.yaml',
  'sed "s/Policy: Default/Policy: ClusterFirst/" dns/dep.yaml | kubectl apply -f -',
  "sed -i '/dnsPolicy/d' dns/dep.yaml && kubectl apply -f dns",
  'yq -i \'.spec.template.spec.dnsPolicy = "ClusterFirst"\' dns/dep.yaml',
  "yq -i 'del(.spec.template.spec.dnsPolicy)' dns/dep.yaml",
  'grep -v dnsPolicy dns/dep.yaml | kubectl apply -f -',
])('%s', (command) => {
  const text = `#!/bin/sh\nkubectl apply -f dns\n${command}\n`;
  expect(news({ 'up.sh': text }, BASE)).toEqual(['warning LG802 up.sh']);
});

test.each([
  'kubectl -n kube-system patch deploy coredns --patch-file default.yaml',
  'kubectl -n kube-system patch deploy coredns -p \'{"spec":{"template":{"spec":{"dnsPolicy":"Default"}}}}\'',
  'kubectl -n app patch deploy web -p \'{"spec":{"template":{"spec":{"dnsPolicy":"ClusterFirst"}}}}\'',
  'sed -i "s/dnsPolicy: Default/dnsPolicy: ClusterFirst/" app/dep.yaml',
  'sed -i "s/1.11.3/1.12.0/" dns/dep.yaml',
  'yq -i \'.spec.template.spec.dnsPolicy = "Default"\' dns/dep.yaml',
  "yq '.spec.template.spec.dnsPolicy' dns/dep.yaml",
])('%s is sound', (command) => {
  expect(news({ 'up.sh': `#!/bin/sh\nkubectl apply -f dns\n${command}\n` }, BASE)).toEqual([]);
});

test.each([
  'sed -i "s/dnsPolicy: Default/dnsPolicy: ClusterFirst/" dns/dep.yaml',
  'kubectl -n kube-system patch deploy coredns --patch-file first.yaml',
  'yq -i \'.spec.template.spec.dnsPolicy = "ClusterFirst"\' dns/dep.yaml',
])('%s matters to none that states its upstreams', (command) => {
  expect(news({ 'up.sh': `#!/bin/sh\nkubectl apply -f dns\n${command}\n` }, FIXED)).toEqual([]);
});

test('one that asks the cluster DNS already gets another', () => {
  const base = { ...FIXED, 'dns/dep.yaml': deployment('1.11.3').replace('Policy: Default', 'Policy: ClusterFirst') };
  const edit = 'sed -i "s/dnsPolicy: ClusterFirst/dnsPolicy: Default/" dns/dep.yaml';
  expect(news({ 'up.sh': `#!/bin/sh\n${edit}\n` }, base)).toEqual([]);
});
