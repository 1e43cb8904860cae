/** A command that edits the repository's own manifest on its way to the cluster, as none of its files says. */
import { describe, expect, test } from '@jest/globals';
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
  `X=$(sed '/loop/d' dns/cm.yaml); echo "$X" | kubectl apply -f -`,
  'X=$(date); Y="$(cat dns/cm.yaml | grep -v loop)"; echo "$Y" | kubectl apply -f -',
  'X=$$(cat dns/cm.yaml | grep -v loop); echo "$$X" | kubectl apply -f -',
  'X=`awk \'!/loop/\' dns/cm.yaml`; echo "$X" | kubectl apply -f -',
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
  "tr -d '\\r' < dns/cm.yaml | kubectl apply -f -",
  "sed '/cache 30$/d' dns/cm.yaml | kubectl apply -f -",
  `kubectl apply -f dns/cm.yaml; OUT=$(nslookup a.example); echo "$OUT" | awk '{print "  " $0}' || true; kubectl apply -f x.yaml`,
  `kubectl apply -f dns/cm.yaml; OUT=$$(nslookup a.example); echo "$$OUT" | awk '{print "  " $$0}' || true; kubectl apply -f x.yaml`,
  'kubectl apply -f dns/cm.yaml; OUT=$(nslookup a.example.org); echo "$OUT" | awk \'{print "  " $0}\'; kubectl apply -f x.yaml',
  'kubectl apply -f dns/cm.yaml; V=`date` && echo "$V" | tr a b',
])('%s is no such edit', (command) => {
  expect(news({ 'up.sh': `#!/bin/sh\n${command}\n` })).toEqual([]);
});

describe('what another command makes of it', () => {
  const BUILT = {
    ...BASE,
    'dns/kustomization.yaml': 'resources: [cm.yaml, dep.yaml, svc.yaml]\n',
    'values/a.yml': 'a: 1\n',
  };
  const edit = (command: string): readonly string[] => news({ 'up.sh': `#!/bin/sh\n${command}\n` }, BUILT);
  test.each([
    'ytt -f dns -f values/a.yml | sed "/^ *loop$/d" | kapp deploy -a dns -f - -y',
    'ytt -f dns/ | grep -v loop | kapp -y deploy -a dns -f -',
    "kubectl kustomize dns > /tmp/out.yaml\nsed -i '/ loop$/d' /tmp/out.yaml\nkubectl apply -f /tmp/out.yaml",
    "kustomize build dns -o /tmp/d/out.yaml\nsed -i '/ loop$/d' /tmp/d/out.yaml\nkubectl apply -f /tmp/d",
    "kustomize build dns | tee /tmp/out.yaml\nsed '/ loop$/d' /tmp/out.yaml | kubectl apply -f -",
    "kustomize build dns > out/all.yaml\nsed -i '/ loop$/d' out/all.yaml",
    "cp dns/cm.yaml /tmp/x.yaml\nperl -ni -e 'print unless /loop/' /tmp/x.yaml\nkubectl apply -f /tmp/x.yaml",
    'envsubst < dns/cm.yaml > /tmp/a.yaml && mv /tmp/a.yaml /tmp/b.yaml\nsed -i /loop/d /tmp/b.yaml\nkapp deploy -f /tmp/b.yaml',
    "helm template dns ./dns -f values/a.yml | sed '/loop/d' | kubectl apply -f -",
  ])('%s', (command) => {
    expect(edit(command)).toEqual(['warning LG802 up.sh']);
  });
  test.each([
    'ytt -f dns -f values/a.yml | kapp deploy -a dns -f - -y',
    'ytt -f dns -f values/a.yml | sed "s/:latest/:1.2/" | kapp deploy -a dns -f - -y',
    "kubectl kustomize dns > /tmp/out.yaml\nsed -i 's/TAG/1.2/' /tmp/out.yaml\nkubectl apply -f /tmp/out.yaml",
    "kubectl kustomize app > /tmp/out.yaml\nsed -i '/ loop$/d' /tmp/out.yaml\nkubectl apply -f /tmp/out.yaml",
    "kubectl kustomize dns > /tmp/out.yaml\nsed -i '/ loop$/d' /tmp/out.yaml\ndiff /tmp/out.yaml want.yaml",
    "kubectl kustomize dns > /tmp/out.yaml\nlsblk > /tmp/disks\nsed -i '/loop/d' /tmp/disks\nkubectl apply -f /tmp/out.yaml",
    'kubectl get deploy -A 2> /dev/null | grep -v loop',
    "helm template app ./app -f values/a.yml | sed '/loop/d' | kubectl apply -f -",
  ])('%s is no such edit', (command) => {
    expect(edit(command)).toEqual([]);
  });
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
  'fix.ts':
    'const s = readFileSync("dns/cm.yaml", "utf8");\nwriteFileSync("dns/cm.yaml", s.replace(/^\\s*loop$/m, ""));\n',
  'filter.ts': 'const s = read("dns/cm.yaml");\nwriteFile(s.split("\\n").filter((l) => l.trim() !== "loop"));\n',
  'fix.go': 'func main() { os.WriteFile("dns/cm.yaml", strings.ReplaceAll(string(b), "    loop\\n", "")) }\n',
  Jenkinsfile: "def y = readFile('dns/cm.yaml').replaceAll(/(?m)^\\s*loop\\n/, '')\nsh 'kubectl apply -f -'\n",
  'filter.py': 'p = "dns/cm.yaml"\nL = [l for l in open(p) if l.strip() != "loop"]\nopen(p, "w").writelines(L)\n',
  'fix.ps1': '(Get-Content dns/cm.yaml) | Where-Object { $_ -notmatch "loop" } | Set-Content dns/cm.yaml\n',
  'fix.cmd': 'findstr /v /c:"loop" dns\\cm.yaml > a.yaml\nkubectl apply -f a.yaml\n',
  'fix.fish': 'string match -v -r "^\\s*loop" < dns/cm.yaml | kubectl apply -f -\n',
  'fix.pl': 'open F, "<dns/cm.yaml"; @l = grep{!/^\\s*loop$/}<F>; open F, ">dns/cm.yaml"; print F @l;\n',
  '.github/workflows/d.yml':
    'on: push\njobs:\n  d:\n    steps:\n    - uses: a/find-replace@v3\n      with:\n        find: "    loop\\n"\n        replace: ""\n        include: dns/cm.yaml\n',
};
/** Ask for the guard, or bring it. */
test.each([
  [
    'lint.py',
    "import re\ntext = open('dns/cm.yaml').read()\nif not re.search(r'^ *loop$', text): sys.stderr.write('no loop')\n",
  ],
  [
    'check.py',
    "import sys\nlines = open('dns/cm.yaml')\nif all(l.strip() != 'loop' for l in lines): raise SystemExit('write loop')\n",
  ],
  [
    'lint.ts',
    'const has = /^\\s*loop$/m.test(read("dns/cm.yaml"));\nif (!has) { writeReport("loop"); process.exit(1); }\n',
  ],
  ['add.ts', 'const s = read("dns/cm.yaml");\nwriteFile("dns/cm.yaml", s.replace(/forward/, "loop\\n    forward"));\n'],
  ['fill.go', 'func main() { os.WriteFile("x.yaml", strings.Replace(read("dns/cm.yaml"), "GUARD", "loop", 1)) }\n'],
  ['video.ts', 'const tracks = all.filter((t) => t.mode !== "loop");\nwriteFile("a.json", tracks);\n'],
  ['check.ps1', 'if ((Get-Content dns/cm.yaml) -notmatch "loop") { throw "no loop" }\nkubectl apply -f dns/cm.yaml\n'],
])('a sound program: %s', (path, text) => {
  expect(news({ [path]: text })).toEqual([]);
});
test.each(Object.entries(PROGRAMS))('%s', (path, text) => {
  expect(news({ [path]: text })).toEqual([`warning LG802 ${path}`]);
  expect(news({ [path]: text.replaceAll('cm.yaml', 'other.yaml') })).toEqual([]);
  expect(news({ [path]: text.replace(/(?:\\s\*|'? *)loop/, 'v1.2') })).toEqual([]);
});

const VALUES =
  'servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: errors }\n  - { name: loop }\n  - { name: forward, parameters: . 192.0.2.53 }\n';
const HELM = '#!/bin/sh\nhelm upgrade --install coredns coredns/coredns -n kube-system -f values/a.yaml';
test.each<[string, readonly string[]]>([
  ["--set 'servers[0].plugins[1].name=log'", ['error LG201 values/a.yaml']],
  ['\\\n  --set-json=\'servers=[{"plugins":[]}]\'', []],
])('a setting over the values: %s', (setting, more) => {
  const base = { 'up.sh': `${HELM}\n`, 'values/a.yaml': VALUES };
  expect(news({ 'up.sh': `${HELM} ${setting}\n` }, base)).toEqual(['warning LG802 up.sh', ...more]);
  expect(news({ 'up.sh': `${HELM} --set replicaCount=3\n` }, base)).toEqual([]);
  expect(news({ 'up.sh': `${HELM} ${setting}\n` }, { ...base, 'up.sh': `${HELM} ${setting}\n` })).toEqual([]);
});

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

describe('what else changes it', () => {
  const BUILT = { ...BASE, 'dns/kustomization.yaml': 'resources: [cm.yaml, dep.yaml, svc.yaml]\n' };
  test.each([
    "ed -s dns/cm.yaml <<'E'\n/loop/d\nw\nE\nkubectl apply -f dns/cm.yaml",
    "printf '%s\\n' '/loop/d' w q | ed -s dns/cm.yaml",
    "ex -sc 'g/loop/d|x' dns/cm.yaml",
    "vim -es -c 'g/loop/d' -c wq dns/cm.yaml",
    'emacs --batch dns/cm.yaml --eval \'(progn (flush-lines "loop") (save-buffer))\'',
    "sed '15d' dns/cm.yaml | kubectl apply -f -",
    "sed '/l[o]op/d' dns/cm.yaml | kubectl apply -f -",
    'W=lo\nsed "/${W}op/d" dns/cm.yaml | kubectl apply -f -',
    "gsed -e 's/A_A/1/' -e '15d' -i dns/cm.yaml",
    "sed -i 's/^    loop$//' dns/cm.yaml",
    'grep -v l..p dns/cm.yaml | kubectl apply -f -',
    "tr -d 'lp' < dns/cm.yaml | kubectl apply -f -",
    '(head -n 9 dns/cm.yaml; tail -n +11 dns/cm.yaml) | kubectl apply -f -',
    'node -e \'const f = require("fs"); f.writeFileSync("dns/cm.yaml", "")\'',
    "yq 'del(.data.Corefile)' dns/cm.yaml | kubectl apply -f -",
    "find dns -name '*.yaml' | xargs sed -i '/loop/d'",
    'for f in dns/*.yaml; do sed -i \'/loop$/d\' "$f"; done',
    'F=dns/cm.yaml\nsed -i \'/loop/d\' "$F"',
    'kubectl -n kube-system set volume deploy/coredns --add --name=config -t configmap --configmap-name=other',
    'kubectl -n kube-system set image deployment/coredns coredns=example.org/dns:2',
    'kubectl -n kube-system patch deployment coredns --type=json -p \'[{"op":"replace","path":"/spec/template/spec/volumes/0/configMap/name","value":"b"}]\'',
    'X=$(make patch)\nkubectl -n kube-system patch deploy/coredns -p "$X"',
    'X=$(cat more.json)\nkubectl -n kube-system patch deploy coredns --patch "$X"',
    'X=\'{"spec":{"template":{"spec":{"volumes":[]}}}}\'\nkubectl -n kube-system patch sts coredns -p "$X"',
    'kubectl -n kube-system patch deploy coredns --patch-file ../deploy/more.yaml',
    'kubectl -n kube-system patch deploy coredns --type=json -p "$(jq -n .x)"',
    'kubectl -n kube-system rollout undo deployment/coredns',
    'kubectl -n kube-system rollout undo -f dns/dep.yaml --to-revision=2',
    'kubectl -n kube-system set selector svc kube-dns k8s-app=other',
    'kubectl -n kube-system patch service kube-dns -p \'{"spec":{"selector":{"k8s-app":"other"}}}\'',
    'EDITOR="ex -sc g/l..p/d|x" kubectl -n kube-system edit configmap coredns',
    'cd dns && kustomize edit remove resource cm.yaml',
    'kustomize edit add patch --path ../fix.txt',
  ])('%s', (command) => {
    const path = command.startsWith('kustomize') ? 'dns/up.sh' : 'up.sh';
    const script = { [path]: `#!/bin/sh\n${command}\n` };
    expect(news({ ...BUILT, ...script }, BUILT)).toEqual([`warning LG802 ${path}`]);
    expect(news({ ...BUILT, ...script, a: '' }, { ...BUILT, ...script })).toEqual([]);
  });

  test.each([
    "sed -e 's/A_A/1/' -e 's/B_B/2/' dns/cm.yaml | kubectl apply -f -",
    "sed -i '' 's|${CLUSTER_IP}|10.9.0.1|g' dns/cm.yaml && kubectl apply -f dns/cm.yaml",
    'sed -i "s/image: .*/image: $IMAGE/" dns/dep.yaml && kubectl apply -f dns',
    "grep -v '^#' dns/cm.yaml | kubectl apply -f -",
    'yq -i \'.metadata.labels.x = "y"\' dns/cm.yaml',
    "sed -i 's/^nameserver.*/nameserver 192.0.2.1/' /etc/hosts.conf\nkubectl apply -f dns/",
    'for f in dns/*.yaml; do sed -i "s/TAG/$T/" "$f"; done',
    "awk '{print $1}' list.txt > out.txt\nkubectl apply -f dns/cm.yaml",
    'head -1 dns/cm.yaml',
    'kubectl -n kube-system rollout restart deploy/coredns',
    'kubectl -n kube-system set image deploy/coredns coredns=registry.k8s.io/coredns/coredns:v1.11.3',
    'kubectl -n kube-system patch deployment coredns -p \'{"spec":{"replicas":3}}\'',
    'X=\'{"spec":{"replicas":3}}\'\nkubectl -n kube-system patch deployment coredns -p "$X"',
    'kubectl -n kube-system patch deploy coredns --patch "$(cat few.yaml)"',
    'kubectl -n kube-system patch deploy coredns -p "{\\"spec\\":{\\"replicas\\":$N}}"',
    'kubectl -n kube-system rollout status deploy/coredns || kubectl -n kube-system rollout undo deploy/coredns',
    'if ! kubectl rollout status deploy/coredns; then\n  kubectl rollout undo deploy/coredns\nfi',
    'kubectl rollout undo deploy/web',
    'kubectl -n kube-system patch svc kube-dns -p \'{"spec":{"sessionAffinity":"None"}}\'',
    'kubectl set volume deploy/web --add',
    'kubectl -n kube-system edit configmap coredns',
    'cd dns && kustomize edit set image app=app:1 && kustomize build . | kubectl apply -f -',
    'cd app && kustomize edit add resource x.yaml',
    '# patch dns/cm.yaml by hand',
  ])('%s is no such change', (command) => {
    const few = { 'few.yaml': 'spec:\n  replicas: 3\n' };
    expect(news({ ...BUILT, ...few, 'up.sh': `#!/bin/sh\n${command}\n` }, BUILT)).toEqual([]);
  });

  const play = (task: string): string => `- hosts: all\n  tasks:\n  - name: set\n    ${task}\n`;
  test.each([
    "ansible.builtin.replace:\n      path: dns/cm.yaml\n      regexp: '^\\s+loop\\n'",
    "lineinfile: path={{ playbook_dir }}/dns/cm.yaml regexp='^ +lo{2}p$' state=absent",
    'local_action:\n      module: lineinfile\n      path: dns/cm.yaml\n      line: "    loop"\n      state: absent',
    'replace:\n      dest: "{{ item }}"\n      regexp: "forward \\\\. .*"\n      replace: forward . $U\n    loop: [dns/cm.yaml]',
  ])('a task: %s', (task) => {
    expect(news({ 'up.yml': play(task) })).toEqual(['warning LG802 up.yml']);
    expect(news({ 'up.yml': `# 2\n${play(task)}` }, { ...BASE, 'up.yml': play(task) })).toEqual([]);
    expect(news({ 'up.yml': `${play(task)}    tags: x\n` }, { ...BASE, 'up.yml': play(task) })).toEqual([]);
    expect(news({ 'up.yml': play(task.replace('dns/cm', 'app/cm')) })).toEqual([]);
    const other = task.replace(/(?:'\^|"forward|"? {4}loop).*/, "'replicas: .*'");
    expect(news({ 'up.yml': play(other) })).toEqual([]);
  });

  const patch = `--- a/dns/cm.yaml\n+++ b/dns/cm.yaml\n@@ -7,4 +7,3 @@\n     errors\n     forward . 192.0.2.53\n-    loop\n }\n`;
  const overlay = (put: string): string =>
    `#@ load("@ytt:overlay", "overlay")\n#@overlay/match by=overlay.subset({"kind":"ConfigMap","metadata":{"name":"coredns"}})\n---\ndata:\n  #@overlay/replace\n  Corefile: |\n    .:53 {\n        forward . 192.0.2.53\n${put}    }\n`;
  const inSecret = (text: string): string =>
    `apiVersion: v1\nkind: Secret\nmetadata: { name: a }\nstringData:\n  o.yaml: |\n${text.replace(/^/gm, '    ')}\n`;
  test.each([
    ['up.sh', `patch -p1 <<'E'\n${patch}E\n`, `patch -p1 <<'E'\n${patch.replace('-    loop', '+    log')}E\n`],
    ['fix.txt', patch, patch.replace('-    loop', '+    log')],
    ['over/dns.yaml', overlay(''), overlay('        loop\n')],
    ['over/in-secret.yaml', inSecret(overlay('')), inSecret(overlay('        loop\n'))],
  ])('a text in %s', (path, text, harmless) => {
    expect(news({ [path]: text })).toEqual([`warning LG802 ${path}`]);
    expect(news({ [path]: harmless })).toEqual([]);
    expect(news({ [path]: `# 2\n${text}` }, { ...BASE, [path]: text })).toEqual([]);
  });

  const steps = (...runs: readonly string[]): string =>
    `on: push\njobs:\n  d:\n    steps:\n${runs.map((run) => `    - id: a\n      run: ${run}\n`).join('')}`;
  const APPLIED = '| kubectl apply -f -';
  test.each([
    steps('echo "F=dns/cm.yaml" >> $GITHUB_ENV; echo W=loop >> $GITHUB_ENV', `sed "/$W/d" "$F" ${APPLIED}`),
    steps('echo "f=dns/cm.yaml" >> $GITHUB_OUTPUT', `sed /loop/d \${{ steps.a.outputs.f }} ${APPLIED}`),
    steps(`sed "/$W/d" "$F" ${APPLIED}\n      env:\n        F: dns/cm.yaml\n        W: loop`),
  ])('variables of other steps: %s', (text) => {
    const path = '.github/workflows/d.yml';
    expect(news({ [path]: text })).toEqual([`warning LG802 ${path}`]);
    expect(news({ [path]: `# 2\n${text}` }, { ...BASE, [path]: text })).toEqual([]);
    expect(news({ [path]: text.replaceAll('dns/cm', 'app/cm') })).toEqual([]);
  });

  test('a file that another step names', () => {
    const base = { ...BASE, 'dns/other.yaml': configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n}\n') };
    const text = steps('echo "F=dns/other.yaml" >> $GITHUB_ENV', 'kubectl apply -f $F');
    expect(news({ ...base, 'd.yml': text }, base)).toEqual(['warning LG201 dns/other.yaml']);
    expect(news({ ...base, 'd.yml': text.replace('other', 'cm') }, base)).toEqual([]);
    expect(news({ ...base, 'd.yml': `# 2\n${text}` }, { ...base, 'd.yml': text })).toEqual([]);
  });

  test.each([
    steps('echo "X=loop" >> $GITHUB_ENV', 'echo "GUARD=$X" >> $GITHUB_ENV', `envsubst < dns/cm.yaml ${APPLIED}`),
    steps('"G=loop; echo GUARD=$G >> $GITHUB_ENV"', `envsubst < dns/cm.yaml ${APPLIED}`),
    steps('echo "x=loop" >> $GITHUB_OUTPUT', `envsubst < dns/cm.yaml ${APPLIED}`).replace(
      'steps:',
      'env:\n      GUARD: ${{ steps.a.outputs.x }}\n    steps:',
    ),
  ])('what is filled in, by way of another variable: %s', (text) => {
    const base = { ...BASE, 'dns/cm.yaml': BASE['dns/cm.yaml']?.replace('loop', '${GUARD}') ?? '', 'd.yml': text };
    expect(news({ ...base, 'd.yml': text.replace('=loop', '=log') }, base)).toEqual(['warning LG802 d.yml']);
    expect(news({ ...base, 'd.yml': `${text}    - run: echo X=1\n` }, base)).toEqual([]);
  });

  const file = (more: string): string =>
    `releases:\n- name: coredns\n  namespace: kube-system\n  chart: coredns/coredns\n  version: 1.32.0\n  values: [v.yaml]\n${more}`;
  test.each([
    '  postRenderer: ./fix.sh\n',
    '  hooks:\n  - events: [prepare]\n    command: sed\n    args: ["-i", "/loop/d", "v.yaml"]\n',
    "  hooks:\n  - events: ['presync']\n    showlogs: true\n    command: perl\n    args:\n    - -ni\n    - -e\n    - 'print unless /loop/'\n    - v.yaml\n",
    '  hooks:\n  - events: [prepare]\n    command: sh\n    args: [-c, "yq -i \'del(.servers)\' v.yaml"]\n',
    '  transformers:\n  - fix/dns.yaml\n',
    '  jsonPatches:\n  - target: { kind: Deployment, name: coredns }\n    patch:\n    - { op: replace, path: /spec/template/spec/volumes/0/configMap/name, value: b }\n',
    '  strategicMergePatches:\n  - kind: Deployment\n    metadata: { name: coredns }\n    spec: { template: { spec: { containers: [{ name: coredns, image: "x/dns:1" }] } } }\n',
  ])('of helmfile: %s', (more) => {
    const base = { 'helmfile.yaml': file(''), 'v.yaml': VALUES };
    expect(news({ 'helmfile.yaml': file(more) }, base)).toEqual(['warning LG802 helmfile.yaml']);
    expect(news({ 'helmfile.yaml': file(`${more}  wait: true\n`) }, { ...base, 'helmfile.yaml': file(more) })).toEqual(
      [],
    );
  });

  test.each([
    '  hooks:\n  - events: [presync]\n    command: kubectl\n    args: [create, ns, dns]\n',
    '  hooks:\n  - events: [prepare]\n    command: sed\n    args: ["-i", "s/VERSION/1/", "v.yaml"]\n',
    '  transformers:\n  - kind: LabelTransformer\n    labels: { a: b }\n',
  ])('of helmfile, which changes nothing of it: %s', (more) => {
    const base = { 'helmfile.yaml': file(''), 'v.yaml': VALUES };
    expect(news({ 'helmfile.yaml': file(more) }, base)).toEqual([]);
  });

  test.each(['--post-renderer ./fix.sh', '-f -', '-f <(./values.sh)'])('of helm: %s', (more) => {
    const base = { 'up.sh': `${HELM}\n`, 'values/a.yaml': VALUES };
    expect(news({ 'up.sh': `${HELM} ${more}\n` }, base)).toEqual(['warning LG802 up.sh']);
  });
});

test.each(['--reuse-values', '--reset-then-reuse-values --set a.b=c', '--wait --reuse-values'])(
  'values of the release in the cluster: %s',
  (more) => {
    const base = { 'up.sh': `${HELM}\n`, 'values/a.yaml': VALUES };
    const bare = HELM.replace(/ -f .*/, '');
    expect(news({ 'up.sh': `${bare} ${more}\n` }, base)).toEqual(['warning LG802 up.sh']);
    expect(news({ 'up.sh': `${HELM} ${more}\n` }, base)).toEqual([]);
    expect(news({ 'scale.sh': `${bare} ${more}\n` }, base)).toEqual([]);
    expect(news({ 'up.sh': `${bare} ${more} -n dns\n` }, { ...base, 'up.sh': `${bare} ${more}\n` })).toEqual([]);
  },
);

test('a release of before', () => {
  const base = { 'up.sh': `${HELM}\n`, 'values/a.yaml': VALUES };
  const roll = 'helm rollback coredns 3 -n kube-system';
  expect(news({ 'roll.sh': `${roll}\n` }, base)).toEqual(['warning LG802 roll.sh']);
  expect(news({ 'up.sh': `${HELM} || ${roll}\n` }, base)).toEqual([]);
  expect(news({ 'roll.sh': 'helm rollback web 3 -n coredns\n' }, base)).toEqual([]);
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

test.each([
  'ed ',
  'ed <<E\n',
  'kubectl patch ',
  '#@overlay/match by=x coredns\n',
  'sed -i $x\n',
  '\n',
  'a |\n',
  '#@ overlay/match by=x\n',
])('long texts of %j end', (words) => {
  const files = {
    ...BASE,
    'up.sh': `${words.repeat(16_384 / words.length)}\nkubectl apply -f dns\n`,
    'x.sh': "sed '15d' dns/cm.yaml >x\n",
  };
  expect(news(files)).toEqual(['warning LG802 x.sh']);
});

describe('what takes nothing away', () => {
  test('a line of the guard that sed puts in', () => {
    const adds = 'grep -q "^ *loop" dns/cm.yaml || sed -i "/forward \\./a\\        loop" dns/cm.yaml';
    expect(news({ 'up.sh': `${adds}\nkubectl apply -f dns/\n` })).toEqual([]);
    expect(news({ 'up.sh': `${adds} && sed -i '/loop/d' dns/cm.yaml\nkubectl apply -f dns/\n` })).toHaveLength(1);
  });
  test('a check of pull requests', () => {
    const steps = (
      on: string,
      last = 'docker run -v $PWD/Corefile:/Corefile coredns/coredns -conf /Corefile',
    ): string =>
      `on: ${on}\njobs:\n  a:\n    steps:\n    - run: |\n        yq e .data.Corefile dns/cm.yaml > Corefile\n        sed -i "/kubernetes/,/}/d; /loop/d" Corefile\n        ${last}\n`;
    const path = '.github/workflows/a.yml';
    expect(news({ [path]: steps('pull_request') })).toEqual([]);
    expect(news({ [path]: steps('\n  pull_request:\n    branches: [main]') })).toEqual([]);
    expect(news({ [path]: steps('[push, pull_request]') })).toHaveLength(1);
    expect(news({ [path]: steps('pull_request', 'kubectl create cm coredns --from-file=Corefile') })).toHaveLength(1);
  });
});

describe('what NodeLocal DNSCache documents', () => {
  const MANIFEST = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: node-local-dns, namespace: kube-system }\ndata:\n  Corefile: |\n    cluster.local:53 {\n        bind __PILLAR__LOCAL__DNS__ __PILLAR__DNS__SERVER__\n        forward . __PILLAR__CLUSTER__DNS__\n        loop\n    }\n---\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: { name: node-local-dns, namespace: kube-system }\nspec:\n  template:\n    spec:\n      containers:\n      - name: node-cache\n        image: registry.k8s.io/dns/k8s-dns-node-cache:1.25.0\n        args: ["-localip", "__PILLAR__LOCAL__DNS__,__PILLAR__DNS__SERVER__", "-conf", "/etc/Corefile"]\n`;
  const loud = (sed: string): readonly string[] =>
    scanTexts(
      {
        'n.yaml': MANIFEST,
        'up.sh': `kubedns=$(kubectl get svc kube-dns)\nsed -i "${sed}" n.yaml\nkubectl create -f n.yaml\n`,
      },
      { 'n.yaml': MANIFEST },
    ).said.filter((one) => !/^(?:existing )?note/.test(one));
  test.each([
    's/__PILLAR__LOCAL__DNS__/169.254.20.10/g; s/__PILLAR__DNS__SERVER__/$kubedns/g',
    's/,__PILLAR__DNS__SERVER__//g; s/__PILLAR__CLUSTER__DNS__/$kubedns/g',
  ])('%s fills it in', (sed) => {
    expect(loud(sed)).toEqual([]);
  });
  test.each(['s/__PILLAR__CLUSTER__DNS__/169.254.20.10/', 's/__PILLAR__CLUSTER__DNS__//', '/loop/d'])(
    '%s changes what decides',
    (sed) => {
      expect(loud(sed)).not.toEqual([]);
    },
  );
});
