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
