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

/** Over the object in the cluster: the plugin's name is in the command. */
const GET = 'kubectl -n kube-system get cm coredns -o';
test.each([
  `${GET} json | jq '.data.Corefile |= sub("\\n *loop\\n";"\\n")' | kubectl apply -f -`,
  `${GET} yaml | python3 -c 'import sys; print(sys.stdin.read().replace("    loop\\n", ""))' | kubectl replace -f -`,
  `CM=$(${GET} yaml)\necho "\${CM//    loop/}" | kubectl replace -f -`,
  `CM=$(${GET} yaml)\necho "$CM" | sed '/loop/d' | kubectl replace -f -`,
  `${GET} yaml | awk '{ gsub("loop", ""); print }' | kubectl replace -f -`,
])('%s', (command) => {
  expect(news({ 'up.sh': `#!/bin/bash\n${command}\n` })).toEqual(['error LG201 up.sh']);
});

test.each([
  `${GET} json | jq '.data.Corefile |= sub("loop\\n";"loop\\n    log\\n")' | kubectl apply -f -`,
  `DISKS=$(lsblk)\necho "$DISKS" | grep -v loop\n${GET} yaml`,
  `NAME=\${NAME//loop/}\n${GET} yaml`,
])('%s takes no guard away', (command) => {
  expect(news({ 'up.sh': `#!/bin/bash\n${command}\n` })).toEqual([]);
});

const PROGRAMS: Readonly<Record<string, string>> = {
  'fix.py':
    "import subprocess\ntext = open('dns/cm.yaml').read()\ntext = text.replace('    loop\\n', '')\nsubprocess.run(['kubectl', 'apply', '-f', '-'], input=text)\n",
  'fix.rb': "require 'open3'\ntext = File.read('dns/cm.yaml').gsub(/^ *loop$/, '')\nFile.write('dns/cm.yaml', text)\n",
  Tiltfile: "k8s_yaml(str(read_file('dns/cm.yaml')).replace('loop', ''))\n",
};
test.each(Object.entries(PROGRAMS))('%s', (path, text) => {
  expect(news({ [path]: text })).toEqual([`warning LG802 ${path}`]);
  expect(news({ [path]: text.replaceAll('cm.yaml', 'other.yaml') })).toEqual([]);
  expect(news({ [path]: text.replace(/'? *loop/, 'v1.2') })).toEqual([]);
});

const VALUES =
  'servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: errors }\n  - { name: loop }\n  - { name: forward, parameters: . 192.0.2.53 }\n';
const HELM = '#!/bin/sh\nhelm upgrade --install coredns coredns/coredns -n kube-system -f values/a.yaml';
test.each(["--set 'servers[0].plugins[1].name=log'", '\\\n  --set-json=\'servers=[{"plugins":[]}]\''])(
  'a setting over the values: %s',
  (setting) => {
    const base = { 'up.sh': `${HELM}\n`, 'values/a.yaml': VALUES };
    expect(news({ 'up.sh': `${HELM} ${setting}\n` }, base)).toEqual(['warning LG802 up.sh']);
    expect(news({ 'up.sh': `${HELM} --set replicaCount=3\n` }, base)).toEqual([]);
    expect(news({ 'up.sh': `${HELM} ${setting}\n` }, { ...base, 'up.sh': `${HELM} ${setting}\n` })).toEqual([]);
  },
);

const PATCH = `--- a/dns/cm.yaml
+++ b/dns/cm.yaml
@@ -7,4 +7,3 @@
     errors
     forward . 192.0.2.53
-    loop
 }
`;
test('a patch that lies beside it', () => {
  expect(news({ 'fix.patch': PATCH })).toEqual(['warning LG802 fix.patch']);
  expect(news({ 'fix.patch': PATCH.replace('-    loop', '-    loop\n+    loop\n+    log') })).toEqual([]);
  expect(news({ 'fix.patch': PATCH.replace('-    loop', '+    loop') })).toEqual([]);
  expect(news({ 'fix.patch': `${PATCH}# 2\n` }, { ...BASE, 'fix.patch': PATCH })).toEqual([]);
});

const text = (loop: string): string => `.:53 {\n    errors\n    forward . 192.0.2.53\n${loop}}\n`;
const TEXTS: Readonly<Record<string, (corefile: string) => string>> = {
  'dns.nix': (corefile) => `{ services.coredns = { enable = true; config = ''\n${corefile}''; }; }\n`,
  'dns.nomad': (corefile) => `job "dns" { group "a" { task "b" { template { data = <<EOF\n${corefile}EOF\n} } } }\n`,
  'dns.ts': (corefile) => `export const dns = createMap("coredns", { corefile: \`${corefile}\` });\n`,
  'dns.rb': (corefile) => `config_map 'coredns', <<~TEXT\n${corefile}TEXT\n`,
};
test.each(Object.entries(TEXTS))('a text in %s, with nothing else in the repository', (path, write) => {
  const base = { [path]: write(text('    loop\n')) };
  expect(news({ [path]: write(text('')) }, base)).toEqual([`warning LG802 ${path}`]);
  expect(news({ [path]: write(text('    loop\n    log\n')) }, base)).toEqual([]);
  expect(news({ [path]: '' }, base)).toEqual([]);
  expect(news({ [path]: write(text('')) }, { [path]: write(text('')) })).toEqual([]);
});
