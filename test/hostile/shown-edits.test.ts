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
