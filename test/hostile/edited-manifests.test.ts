/** A command that edits the repository's own manifest on its way to the cluster, as none of its files says. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const BASE: Readonly<Record<string, string>> = {
  'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
const news = (head: Readonly<Record<string, string>>, base = BASE): readonly string[] =>
  scanTexts({ ...base, ...head }, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

test.each([
  "sed '/loop/d' dns/cm.yaml | kubectl apply -f -",
  "sed -i '/^ *loop$/d' dns/cm.yaml\nkubectl apply -f dns/cm.yaml",
  'grep -v loop dns/cm.yaml | kubectl apply -f -',
  "perl -ne 'print unless /loop/' ./dns/cm.yaml | kubectl replace -f -",
  "cat $HERE/cm.yaml |\n  awk '!/loop/' | kubectl apply -f -",
  "kustomize build dns | sed '/loop/d' | kubectl apply -f -",
  "kubectl kustomize ./dns | sed 's/192.0.2.53/10.96.0.10/' | kubectl apply -f -",
  "sed 's/192\\.0\\.2\\.53/10.96.0.10/' dns/cm.yaml | kubectl apply -f -",
  "sed -e 's/forward . .*/forward . 10.96.0.10/' < dns/cm.yaml > out.yaml",
])('%s', (command) => {
  expect(news({ 'up.sh': `#!/bin/sh\n${command}\n` })).toEqual(['warning LG802 up.sh']);
  expect(news({ Makefile: `up:\n\t${command.replace('$', '$$').replace('\n', '\n\t')}\n` })).toEqual([
    'warning LG802 Makefile',
  ]);
});

test.each([
  "sed 's/VERSION/1.2/' dns/dep.yaml | kubectl apply -f -",
  "sed 's/kube-system/dns/' dns/cm.yaml | kubectl apply -f -",
  'grep -q loop dns/cm.yaml && kubectl apply -f dns/cm.yaml',
  "sed -n '/loop/p' dns/cm.yaml",
  "sed '/loop/d' app/cm.txt | kubectl apply -f -",
])('%s is no such edit', (command) => {
  expect(news({ 'up.sh': `#!/bin/sh\n${command}\n` })).toEqual([]);
});

test('what the base has is no news', () => {
  const base = { ...BASE, 'up.sh': "sed 's/192.0.2.53/10.9.9.9/' dns/cm.yaml | kubectl apply -f -\n" };
  expect(news({ 'up.sh': `set -e\n${base['up.sh']}` }, base)).toEqual([]);
});
