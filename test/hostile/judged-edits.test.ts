/** An edit whose result a program only judges, as a test of a policy does, changes nothing; the same one changes it where it is kept. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const BASE: Readonly<Record<string, string>> = {
  'coredns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n'),
  'coredns/dep.yaml': deployment('1.11.3'),
  'coredns/svc.yaml': SERVICE,
};
const loud = (path: string, text: string): readonly string[] =>
  scanTexts({ ...BASE, [path]: text }, BASE).said.filter((one) => !one.startsWith('note'));
const M = 'coredns/cm.yaml';
const DROP = `sed '/^ *loop$/d' ${M}`;
const NAMED = "sed -i '/^ *loop$/d'";

const CARRIERS: readonly (readonly [string, (script: string) => string])[] = [
  ['hack/a.sh', (script) => `#!/bin/sh\nset -e\n${script}\n`],
  [
    '.github/workflows/a.yml',
    (script) =>
      `on: push\njobs:\n  a:\n    steps:\n      - name: a\n        run: |\n${script.replace(/^/gm, '          ')}\n`,
  ],
  ['Makefile', (script) => `a:\n${script.replaceAll('$', '$$$$').replace(/^/gm, '\t')}\n`],
];

describe.each(CARRIERS)('%s', (path, written) => {
  test.each([
    `${DROP} > /tmp/a.yaml\n! conftest test /tmp/a.yaml`,
    `${DROP} > "$RUNNER_TEMP/a.yaml"\nif kyverno apply policies/ --resource "$RUNNER_TEMP/a.yaml"; then exit 1; fi`,
    `d=$(mktemp -d)\n${DROP} > "$d/a.yaml"\n./hack/check.sh "$d/a.yaml" && exit 1\nrm -r "$d"`,
    `tmp=$(mktemp)\ntrap 'rm -f "$tmp"' EXIT\n${DROP} > "$tmp"\nif ./hack/check.sh "$tmp"; then echo bad; exit 1; fi`,
    `grep -v '^ *loop$' ${M} > /tmp/a.yaml\nopa eval -d policy -i /tmp/a.yaml 'data.main.deny[x]' && exit 1 || true`,
    `! ${DROP} | conftest test -`,
    `if ${DROP} | kyverno apply policies/ --resource -; then exit 1; fi`,
    `${DROP} | kubectl apply --dry-run=server -f - 2>&1 | grep -q denied`,
    `${DROP} > /tmp/a.yaml\n! kubectl apply --dry-run=server -f /tmp/a.yaml`,
    `out=$(${DROP} | conftest test - 2>&1)`,
    `cp -r . /tmp/w\n${NAMED} /tmp/w/${M}\n! loopgate scan --base HEAD /tmp/w`,
    `yq '.data.Corefile | sub("loop", "")' ${M} | head -5`,
  ])('judged: %s', (script) => {
    expect(loud(path, written(script))).toEqual([]);
  });
  test.each([
    `${DROP} > /tmp/a.yaml\nconftest test /tmp/a.yaml\nkubectl apply -f /tmp/a.yaml`,
    `${DROP} > /tmp/w/a.yaml\nconftest test /tmp/w/a.yaml\nkubectl apply -f /tmp/w/`,
    `${DROP} > /tmp/a.yaml\nconftest test /tmp/a.yaml && cp /tmp/a.yaml ${M}`,
    `tmp=$(mktemp)\n${DROP} > $tmp\nconftest test $tmp\nmv $tmp ${M}`,
    `${DROP} > new.yaml\nkubeconform new.yaml`,
    `${DROP} > new.yaml\n! conftest test new.yaml\nkubectl apply -f new.yaml`,
    `${DROP} > /tmp/a.yaml\n! kubectl apply --dry-run=server -f /tmp/a.yaml\ncat /tmp/a.yaml | kubectl apply -f -`,
    `${DROP} | kubectl apply --dry-run=client -o yaml -f - | kubectl apply -f -`,
    `${DROP} | tee /tmp/a.yaml | conftest test -\nkubectl apply -f /tmp/a.yaml`,
    `${DROP} | ./scripts/check-and-deploy.sh`,
    `${DROP} | kubectl apply --dry-run=none -f -`,
    `cp -r . /tmp/w\n${NAMED} /tmp/w/${M}\nconftest test /tmp/w\nkubectl apply -k /tmp/w/coredns`,
    `cp -r . /tmp/w\n${NAMED} /tmp/w/${M}\nconftest test /tmp/w\ncd /tmp/w\nkubectl apply -k coredns`,
    `${NAMED} ${M}\n! ./hack/check.sh ${M}`,
    `${NAMED} ${M}\nconftest test ${M} || git checkout -- ${M}`,
    `${NAMED} ${M}\nif ! conftest test ${M}; then\ngit checkout -- ${M}\nfi`,
    `${NAMED} ${M}\nkubectl apply -k coredns\ngit checkout -- ${M}`,
    `git checkout -- ${M}\n${NAMED} ${M}`,
    `${NAMED} ${M}\ngit checkout -- README.md`,
    `${NAMED} ${M}\ngit stash\ngit stash pop`.replace('git stash\n', 'git add .\n'),
  ])('kept: %s', (script) => {
    expect(loud(path, written(script))).toEqual([expect.stringMatching(/^(?:error LG201|warning LG802) /)]);
  });
});

test.each([
  ['package.json', (one: string) => JSON.stringify({ scripts: { lint: 'eslint .', policy: one } }, undefined, 2)],
  ['.gitlab-ci.yml', (one: string) => `a:\n  script:\n    - ${JSON.stringify(one)}\n`],
  ['.pre-commit-config.yaml', (one: string) => `repos:\n  - hooks:\n      - entry: sh -c "${one}"\n`],
  [
    'main.tf',
    (one: string) => `resource "null_resource" "a" {\n  provisioner "local-exec" {\n    command = "${one}"\n  }\n}\n`,
  ],
])('quoted in %s', (path, written) => {
  expect(loud(path, written(`${DROP} > /tmp/a.yaml && ! conftest test /tmp/a.yaml`))).toEqual([]);
  expect(loud(path, written(`${DROP} | conftest test - && exit 1 || exit 0`))).toEqual([]);
  expect(loud(path, written(`${DROP} > /tmp/a.yaml && kubectl apply -f /tmp/a.yaml`))).toHaveLength(1);
  expect(loud(path, written(`${DROP} | kubectl apply -f -`))).toHaveLength(1);
});

test("prose of Terraform's arguments and of a JSON file", () => {
  const edit = `kubectl -n kube-system get cm coredns -o yaml | sed '/loop/d' | kubectl apply -f -`;
  const group = (argument: string): string =>
    `resource "grafana_rule_group" "dns" {\n  rule {\n    annotations = {\n      ${argument}\n    }\n  }\n}\n`;
  expect(loud('a.tf', group(`runbook = "${edit}"`))).toEqual([]);
  expect(loud('a.tf', group(`description = <<-EOT\n        Never:\n        ${edit}\n      EOT`))).toEqual([]);
  expect(loud('a.tf', group(`description = <<-EOT\n        Never\n      EOT\n      command = "${edit}"`))).toHaveLength(
    1,
  );
  expect(loud('a.json', JSON.stringify({ description: `sed -i '/loop/d' ${M}`, b: 1 }, undefined, 1))).toEqual([]);
  expect(loud('a.json', JSON.stringify({ command: `sed -i '/loop/d' ${M}`, b: 1 }, undefined, 1))).toHaveLength(1);
});
