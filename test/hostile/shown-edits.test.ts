/** Commands that only show a Corefile without its guard change nothing; the same ones change it where it is applied. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const BASE: Files = {
  'k8s/cm.yaml': configMap('.:53 {\n    loop\n    forward . 192.0.2.1\n}'),
  'k8s/dep.yaml': deployment('1.11.3'),
  'k8s/svc.yaml': SERVICE,
};
const loud = (script: string, path = 's.sh'): readonly string[] =>
  scanTexts({ ...BASE, [path]: `#!/bin/bash\nset -e\n${script}\n` }, BASE).report.findings.flatMap(
    ({ severity, code }) => (severity === 'note' ? [] : [`${severity} ${code}`]),
  );
const GET = 'kubectl -n kube-system get cm coredns -o yaml';

describe('a guard that is left out', () => {
  test.each([
    `${GET} | grep -v loop`,
    `${GET} | grep -v loop | less`,
    `diff <(${GET} | grep -v loop) <(cat k8s/cm.yaml | grep -v loop)`,
    `${GET} | grep -v loop > /tmp/x.txt\nwc -l /tmp/x.txt`,
    `N=$(${GET} | grep -v loop | wc -l)\necho $N`,
    `${GET} | sed '/loop/d' | sort | uniq -c`,
    `${GET} \\\n  | grep -v loop`,
  ])('and only shown: %s', (script) => {
    expect(loud(script)).toEqual([]);
  });
  test.each([
    `${GET} | grep -v loop | kubectl apply -f -`,
    `${GET} | grep -v loop > /tmp/x.yaml\nkubectl apply -f /tmp/x.yaml`,
    `${GET} | grep -v loop > /tmp/x.yaml\ncat /tmp/x.yaml | kubectl replace -f -`,
    `${GET} | grep -v loop > coredns.yaml`,
    `X=$(${GET} | grep -v loop)\necho "$X" | kubectl apply -f -`,
    `{ ${GET} | grep -v loop\n} | kubectl apply -f -`,
    `${GET} | sed '/loop/d' | tee /tmp/x | wc -l\nkubectl apply -f /tmp/x`,
    `f() { sed '/loop/d' Corefile; }\nf | kubectl apply -f -`,
    `app() { kubectl apply -f -; }\n${GET} | grep -v loop | app`,
    `${GET} | grep -v loop | curl -X PUT --data-binary @- https://k8s.example/api/v1/configmaps/coredns`,
  ])('and applied: %s', (script) => {
    expect(loud(script)).toContain('error LG201');
  });
});

describe('an edit of a manifest', () => {
  test.each([
    "# sed -i '/loop/d' k8s/cm.yaml\nkubectl apply -f k8s/",
    `echo "do not run: sed -i '/loop/d' k8s/cm.yaml"`,
    "cat <<EOF\nusage: never sed -i '/loop/d' k8s/cm.yaml\nEOF",
    "usage() {\n  cat <<-'END'\n\tnever: sed -i '/loop/d' k8s/cm.yaml\n\tEND\n}",
  ])('that is only told: %s', (script) => {
    expect(loud(script)).toEqual([]);
  });
  test.each([
    "sed -i '/loop/d' k8s/cm.yaml # sound",
    `echo "sed -i '/loop/d' k8s/cm.yaml" | sh`,
    "cat <<EOF | sh\nsed -i '/loop/d' k8s/cm.yaml\nEOF",
    "echo done; sed -i '/loop/d' k8s/cm.yaml",
    'grep -v loop k8s/cm.yaml | sponge k8s/cm.yaml\nkubectl apply -f k8s',
  ])('that runs: %s', (script) => {
    expect(loud(script)).not.toEqual([]);
  });
});

describe('what is no Corefile', () => {
  const LOGS = 'kubectl -n kube-system logs deploy/coredns';
  test.each([
    `${LOGS} | grep -v loop | tail`,
    `${LOGS} > /tmp/dns.txt\ngrep -v loop /tmp/dns.txt > /tmp/other.txt\nkubectl apply -f k8s`,
    `X=$(${LOGS} --tail 9)\necho "$X" | grep -v loop`,
    `if ! ${LOGS} | grep -v loop | grep -q ready; then exit 1; fi`,
    'for p in $(kubectl get pods -o name); do kubectl logs $p -c coredns | grep -v loop; done; kubectl apply -f k8s',
    'oc get pods -A | grep coredns | grep -v loop > pods.yaml',
    "kubectl get deploy coredns -o yaml | sed '/loop/d' | kubectl apply -f -",
    'kubectl describe deploy/coredns | grep -v loop | tee state.yaml',
    'df -h | grep -v loop; kubectl -n kube-system rollout status deploy/coredns',
    'lsblk | grep -v loop && kubectl apply -f coredns.yaml',
    'sudo dmesg | grep -v loop | tee coredns-node.txt',
    'grep -v loop disks.yaml > rest.yaml; kubectl rollout status deploy/coredns',
    'stern coredns -n kube-system | grep -v loop',
    'journalctl -u coredns | grep -v loop > /tmp/coredns.log',
    'docker compose logs coredns | grep -v loop >> report',
    'docker logs coredns 2>&1 | grep -v loop >> report',
    'grep -v loop coredns.log > coredns-clean.log',
    'cat /var/log/containers/coredns-1.log | grep -v loop > clean',
    'ls charts/coredns/templates | grep -v loop > list',
    'git log --oneline -- coredns | grep -v loop > list',
    'ps aux | grep coredns | grep -v loop',
    `cat <<'EOT' >> README\n${GET} | sed '/loop/d' | kubectl apply -f -\nEOT`,
    `cat >> docs/why.md <<EOT\n${GET} | sed '/loop/d' | kubectl apply -f -\nEOT`,
    `usage() {\n  cat >&2 <<EOT\nnever: ${GET} | sed '/loop/d' | kubectl apply -f -\nEOT\n}`,
    `${GET} | grep -v loop; kubectl apply -f k8s`,
    `! diff -q <(${GET} | sed '/loop/d') /tmp/b; kubectl apply -f k8s`,
    `${GET} | sed '/ loop$/d; s/^        reload/        loop\\n        reload/' | kubectl apply -f -`,
    `${GET} | sed -e '/^ *loop$/d' -e '/^ *ready$/a\\        loop' | kubectl apply -f -`,
    `${GET} | sed 's/^\\( *\\)loop$/\\1loop/' | kubectl apply -f -`,
    `kubectl apply -f k8s/\n${GET} | sed 's/^\\( *\\)loop$/\\1loop/' | kubectl apply -f -`,
    `kubectl apply -f k8s/\n${GET} | sed '/ loop$/d; s/^    ready/    loop\\n    ready/' | kubectl apply -f -`,
  ])('%s', (script) => {
    expect(loud(script)).toEqual([]);
  });
  test.each([
    `kubectl rollout status deploy/coredns; ${GET} | sed '/loop/d' | kubectl apply -f -`,
    `df -h; ${GET} | sed '/loop/d' | kubectl apply -f -; df -h`,
    `${LOGS}; ${GET} | grep -v loop | kubectl replace -f -`,
    `${LOGS} | grep -q Loop && ${GET} | grep -v loop | kubectl replace -f -`,
    `kubectl -n logs get cm coredns -o yaml | sed '/loop/d' | kubectl apply -f -`,
    `kubectl get deploy,cm coredns -o yaml | sed '/loop/d' | kubectl apply -f -`,
    "cd coredns && sed -i '/loop/d' cm.yaml",
    "for f in coredns/*.yaml; do sed -i '/loop/d' $f; done",
    "find . -name 'coredns*' | xargs sed -i '/loop/d'",
    "ls coredns/*.yaml | xargs -n1 sed -i '/loop/d'",
    'kubectl exec deploy/coredns -- cat /etc/coredns/Corefile | grep -v loop > Corefile',
    "for n in a b; do kubectl --context $n get cm coredns -o yaml | sed '/loop/d'; done | kubectl apply -f -",
    `(${GET}; true) | sed '/loop/d' | kubectl apply -f -`,
    `ssh master "${GET} | sed '/loop/d' | kubectl apply -f -; df -h"`,
    `cat > fix.sh <<'EOT'\n${GET} | sed '/loop/d' | kubectl apply -f -\nEOT`,
    `${GET} | sed 's/loop/#loop/; s/reload/# loop/' | kubectl apply -f -`,
    `${GET} > /tmp/dns.txt\ngrep -v loop /tmp/dns.txt > /tmp/b.txt\nkubectl apply -f /tmp/b.txt`,
    `${GET} | sed '/loop/d' > /tmp/b.yaml; kubectl apply -f /tmp/b.yaml`,
  ])('and what is one: %s', (script) => {
    expect(loud(script)).toContain('error LG201');
  });
  test.each([
    ['/etc/modules-load.d/coredns.conf', []],
    ['/var/log/coredns/x', []],
    ['/etc/coredns/Corefile', ['error LG201']],
  ])('a task over %s', (path, said) => {
    const task = `lineinfile:\n      path: ${path}\n      regexp: "^loop$"\n      state: absent`;
    const head = { ...BASE, 'site.yml': `- hosts: kube_control_plane\n  tasks:\n  - ${task}\n` };
    expect(scanTexts(head, BASE).said.filter((one) => !one.startsWith('note'))).toEqual(
      said.map((one) => `${one} site.yml:3:5`),
    );
  });
});

describe('an edit as a tool of hosts declares it', () => {
  const loudIn = (path: string, text: string): readonly string[] =>
    scanTexts({ ...BASE, [path]: text }, BASE).said.filter((one) => !one.startsWith('note'));
  const RESOURCES: readonly (readonly [string, (file: string, word: string) => string])[] = [
    [
      'salt/init.sls',
      (file, word) => `a:\n  file.replace:\n    - name: ${file}\n    - pattern: "^ *${word}$"\n    - repl: ""\n`,
    ],
    [
      'salt/dns.sls',
      (file, word) => `a:\n  file.line:\n    - name: ${file}\n    - match: ${word}\n    - mode: delete\n`,
    ],
    [
      'a/manifests/init.pp',
      (file, word) => `file_line { "a":\n  ensure => absent,\n  path => "${file}",\n  match => "^\\\\s*${word}$",\n}\n`,
    ],
    ['a/recipes/default.rb', (file, word) => `delete_lines 'a' do\n  path '${file}'\n  pattern '^\\s*${word}$'\nend\n`],
    [
      'a/recipes/b.rb',
      (file, word) => `f = Chef::Util::FileEdit.new('${file}')\nf.search_file_delete_line(/^\\s*${word}$/)\n`,
    ],
  ];
  test.each(RESOURCES)('%s', (path, written) => {
    expect(loudIn(path, written('/etc/coredns/Corefile', 'loop'))).toEqual([
      expect.stringMatching(`^error LG201 ${path.replaceAll('.', '\\.')}:`),
    ]);
    expect(loudIn(path, written('/etc/coredns/Corefile', 'errors'))).toEqual([]);
    expect(loudIn(path, written('/etc/modules', 'loop'))).toEqual([]);
    expect(loudIn(path, written('/etc/modules-load.d/coredns.conf', 'loop'))).toEqual([]);
  });
  test('that puts the word there', () => {
    const salt = RESOURCES[0]?.[1]('/etc/coredns/Corefile', 'loop') ?? '';
    expect(loudIn('salt/init.sls', salt.replace('repl: ""', 'repl: "    loop"'))).toEqual([]);
    const puppet = RESOURCES[2]?.[1]('/etc/coredns/Corefile', 'loop') ?? '';
    expect(loudIn('a/manifests/init.pp', puppet.replace('absent', 'present'))).toEqual([]);
  });
});

test('what a plug-in of Argo CD prints is applied', () => {
  const plugin = (command: string): Files => ({
    'plugin.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ConfigManagementPlugin\nmetadata: { name: a }\nspec:\n  generate:\n    command: [sh, -c]\n    args: ["${command}"]\n`,
  });
  const said = (command: string): readonly string[] =>
    scanTexts({ ...BASE, ...plugin(command) }, { ...BASE, ...plugin('cat k8s/*.yaml') }).said.filter(
      (one) => !one.startsWith('note'),
    );
  expect(said("cat k8s/*.yaml | sed '/ loop$/d'")).toEqual([expect.stringMatching(/^warning LG802 plugin/)]);
  expect(said("cat k8s/*.yaml | sed 's/TAG/1.2/'")).toEqual([]);
  expect(said('cat *.yaml | grep -vw loop')).toEqual([expect.stringMatching(/^warning LG802 plugin/)]);
  expect(said('cat *.yaml | grep -vw debug')).toEqual([]);
});

describe('a command that stands in a file', () => {
  const EDIT = `${GET} | sed '/loop/d' | kubectl apply -f -`;
  const said = (path: string, text: string): readonly string[] =>
    scanTexts({ ...BASE, [path]: text }, BASE)
      .report.findings.filter(({ severity }) => severity !== 'note')
      .map(({ severity, code, certainty }) => [severity, code, certainty].join(' ').trim());
  const quoted = JSON.stringify(EDIT);
  test.each([
    ['fix', `#!/bin/sh\n${EDIT}\n`],
    ['docs/fix.sh', `${EDIT}\n`],
    ['Makefile', `fix:\n\t${EDIT}\n`],
    ['scripts/fix.sh.j2', `${EDIT}\n`],
    ['justfile', `fix:\n    ${EDIT}\n`],
    ['Taskfile.yml', `version: '3'\ntasks:\n  fix:\n    cmds:\n    - ${EDIT}\n`],
    [
      '.github/workflows/x.yml',
      `on: push\njobs:\n  a:\n    steps:\n    - name: fix\n      run: |\n        set -e\n        ${EDIT}\n`,
    ],
    ['.github/workflows/y.yml', `on: push\njobs:\n  a:\n    steps:\n    - run: ${EDIT}\n`],
    ['.gitlab-ci.yml', `fix:\n  script:\n  - set -e\n  - ${EDIT}\n`],
    ['site.yml', `- hosts: all\n  tasks:\n  - name: a\n    ansible.builtin.shell: ${EDIT}\n`],
    ['tasks/main.yml', `- name: a\n  shell: |\n    ${EDIT}\n  args:\n    executable: /bin/bash\n`],
    [
      'job.yaml',
      `apiVersion: batch/v1\nkind: Job\nmetadata: { name: a }\nspec:\n  template:\n    spec:\n      containers:\n      - name: a\n        command:\n        - sh\n        - -c\n        - |\n          ${EDIT}\n`,
    ],
    ['scripts.yaml', `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\ndata:\n  fix.sh: |\n    ${EDIT}\n`],
    ['user-data', `#cloud-config\nruncmd:\n- ${EDIT}\n`],
    ['package.json', `{\n  "scripts": {\n    "up": ${quoted}\n  }\n}\n`],
    ['salt/dns.sls', `fix:\n  cmd.run:\n    - name: ${EDIT}\n`],
    ['modules/dns/manifests/init.pp', `exec { "fix": command => "${EDIT}" }\n`],
    ['cookbooks/dns/recipes/default.rb', `execute 'fix' do\n  command "${EDIT}"\nend\n`],
    ['Jenkinsfile', `pipeline { steps { sh "${EDIT}" } }\n`],
  ])('%s, which runs it', (path, text) => {
    expect(said(path, text)).toContain('error LG201');
  });
  test.each([
    ['fix.py', `import os\nos.system("""${EDIT}""")\n`],
    ['stack.yaml', `apiVersion: acme.io/v1\nkind: Stack\nmetadata: { name: a }\nspec:\n  step: |\n    ${EDIT}\n`],
  ])('%s, which may run it', (path, text) => {
    expect(said(path, text)).toEqual(['warning LG201 assumed']);
  });
  test.each([
    ...[
      'CHANGELOG',
      'NEWS',
      'README.rst',
      'docs/x.adoc',
      'notes.txt',
      'x.html',
      'x.org',
      'x.tex',
      'x.csv',
      'x.textile',
    ],
    ...[
      'changelog.d/1.fixed',
      'docs/x.yaml',
      'docs/x.j2',
      'locale/x.po',
      'policy/x.rego',
      '.github/ISSUE_TEMPLATE/x.yml',
    ],
    ...['test/e2e/dns.sh', 'test/x.bats', 'x_test.go'],
  ])('%s, for people or tests', (path) => {
    expect(said(path, `never: ${EDIT}\n`)).toEqual([]);
    expect(said(path, `body: |\n  ${EDIT}\n`)).toEqual([]);
  });
  test.each([
    ['runbooks/dns.yaml', `alerts:\n- name: a\n  runbook: |\n    ${EDIT}\n`],
    ['rules.yaml', `groups:\n- rules:\n  - annotations:\n      description: never ${EDIT}\n`],
    ['.semgrep.yml', `rules:\n- id: a\n  pattern: ${EDIT}\n`],
    ['styles/x.yml', `tokens:\n- ${EDIT}\n`],
    [
      '.github/workflows/guard.yml',
      `on: push\njobs:\n  a:\n    steps:\n    - run: |\n        if git diff origin/main | grep -E "sed .*/loop/d.*coredns"; then exit 1; fi\n`,
    ],
    ['check.sh', `#!/bin/sh\ngrep -rE "sed -i '?/loop/d.*Corefile" . && exit 1\n: <<'END'\n${EDIT}\nEND\n`],
  ])('%s, which says or looks for it', (path, text) => {
    expect(said(path, text)).toEqual([]);
  });
});
