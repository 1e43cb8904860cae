/** What only describes, refuses or looks for a forward to the cluster DNS sets up no resolver. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const CLUSTER = {
  'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
const BACK = 'forward . 10.96.0.10';

const warnings = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({ ...CLUSTER, ...files }, CLUSTER)
    .report.findings.filter(({ severity }) => severity !== 'note')
    .map(({ code, at }) => `${code} ${at.file.path}`);

const kyverno = (rule: string): string =>
  `apiVersion: kyverno.io/v1\nkind: ClusterPolicy\nmetadata: { name: x }\nspec:\n  rules:\n  - name: no-loop\n    match: { any: [{ resources: { kinds: [ConfigMap], names: [coredns] } }] }\n    ${rule}\n`;

test.each([
  ['k.yaml', kyverno(`validate: { message: "do not ${BACK}", pattern: { data: { Corefile: "!*${BACK}*" } } }`)],
  [
    'v.yaml',
    `apiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingAdmissionPolicy\nmetadata: { name: x }\nspec: { validations: [{ expression: "!object.data.Corefile.contains('${BACK}')" }] }\n`,
  ],
  [
    'c.yaml',
    `apiVersion: templates.gatekeeper.sh/v1\nkind: ConstraintTemplate\nmetadata: { name: x }\nspec:\n  targets:\n  - rego: |\n      violation { contains(input.review.object.data.Corefile, "${BACK}") }\n`,
  ],
  ['p.rego', `deny[m] { contains(input.data.Corefile, "${BACK}"); m := "loop" }\n`],
  [
    'r.yaml',
    `groups:\n- name: dns\n  rules:\n  - alert: CoreDNSLoop\n    annotations:\n      runbook: |\n        the Corefile says\n          ${BACK}\n`,
  ],
  ['values.schema.json', `{"properties": {"dns": {"description": "for example\\n${BACK}\\n"}}}`],
  ['api/openapi.yaml', `openapi: 3.0.0\ninfo: { title: coredns api, description: "${BACK}" }\npaths: {}\n`],
  ['x.tf', `variable "up" {\n  description = "not 10.96.0.10: ${BACK} loops"\n}\n`],
  ['i18n/en.json', '{"dns.help": "coredns nameserver 10.96.0.10 is the cluster DNS"}'],
  ['.github/ISSUE_TEMPLATE/bug.yml', `name: dns\nbody:\n- attributes: { label: Corefile, value: "${BACK}" }\n`],
  ['f.conf', `<filter kubernetes.coredns>\n  pattern /${BACK}/\n</filter>\n`],
  ['c.yml', `on: push\njobs: { a: { steps: [{ run: "! grep -rn '${BACK}' dns/" }] } }\n`],
  ['check.sh', `if kubectl get cm coredns | grep -q '${BACK}'; then exit 1; fi\n`],
  ['c.sh', `if [[ "$(cat dns/cm.yaml)" == *"${BACK}"* ]]; then exit 1; fi\n`],
  ['case.sh', `case "$core" in\n  *"${BACK}"*) exit 1 ;;\nesac\n`],
  ['.github/workflows/e.yml', `on: push\njobs: { a: { steps: [{ run: "echo '::error::no ${BACK}'; exit 1" }] } }\n`],
  ['.spectral.yml', `rules:\n  a:\n    then:\n      functionOptions:\n        notMatch: "${BACK}"\n`],
  ['.semgrep.yml', `rules:\n- id: loop\n  pattern: "${BACK}"\n  message: loop\n`],
  [
    'polaris.yaml',
    `customChecks:\n  a:\n    failureMessage: "${BACK}"\n    schemaString: |\n      { not: "${BACK}" }\n`,
  ],
  ['l.yaml', `groups:\n- rules:\n  - alert: L\n    expr: count_over_time({app="coredns"} |= "${BACK}" [5m])\n`],
  ['v.tf', `variable "c" {\n  validation {\n    condition = !strcontains(var.c, "${BACK}")\n  }\n}\n`],
  [
    'm.tf',
    `resource "datadog_monitor" "x" {\n  message = <<E\nCoreDNS must not\n${BACK}\nE\n  query = "avg:coredns"\n}\n`,
  ],
  [
    'play.yml',
    `- hosts: all\n  tasks:\n  - name: "make sure nobody sets nameserver 10.96.0.10"\n    debug: { msg: "${BACK}" }\n`,
  ],
  [
    'b.yml',
    `- hosts: all\n  tasks:\n  - name: nobody sets nameserver 10.96.0.10\n    assert: { that: ["'${BACK}' not in c"], fail_msg: "${BACK}" }\n`,
  ],
  ['ch/templates/NOTES.txt', `coredns: never ${BACK}\n`],
  ['ch/templates/v.yaml', `{{- if contains "${BACK}" .Values.c }}{{ fail "no ${BACK}" }}{{ end }}\n`],
  ['ch/questions.yaml', `questions:\n- variable: c\n  label: "not ${BACK}"\n  tooltip: "${BACK}"\n`],
  ['mkdocs.yml', `nav:\n- "Why ${BACK} is wrong": dns.md\n`],
  ['d.jsonnet', `{ title: 'CoreDNS', panels: [ { type: 'text', content: 'do not\\n${BACK}\\n' } ] }\n`],
])('%s', (path, text) => {
  expect(warnings({ [path]: text })).toEqual([]);
});

test.each([
  ['k.yaml', kyverno(`mutate: { patchStrategicMerge: { data: { other: "x\\n${BACK}\\n" } } }`)],
  ['r.yaml', `groups:\n- name: dns\n  runbook: |\n    text\n  coredns: |\n    ${BACK}\n`],
  ['n.sh', `title=x\n  printf 'nameserver 10.96.0.10' > /etc/other-dns\n`],
  ['m.tf', `resource "x" "y" {\n  message = <<E\nCoreDNS\nE\n  coredns = "${BACK}"\n}\n`],
  ['g.sh', `grep -q x dns/cm.yaml || printf '${BACK}' > /etc/coredns/other\n`],
  [
    'p.yml',
    `- hosts: all\n  tasks:\n  - { name: "set DNS", copy: { dest: /dns, content: "nameserver 10.96.0.10" } }\n`,
  ],
  ['x.yaml', `kind: X\ndescription: a server\nnameservers: [10.96.0.10]\n`],
])('%s may be one', (path, text) => {
  expect(warnings({ [path]: text })).toEqual([`LG802 ${path}`]);
});

const kro = (corefile: string): string =>
  `apiVersion: kro.run/v1alpha1\nkind: ResourceGraphDefinition\nmetadata: { name: coredns }\nspec:\n  resources:\n  - template:\n      data:\n        Corefile: "${corefile}"\n`;

test.each([
  `x\\t${BACK}`,
  `x\\u000a${BACK}`,
  `x\\x0a${BACK}`,
  '. {\\n    grpc . 10.96.0.10:53\\n}',
  '. {\\n    proxy . 10.96.0.10\\n}',
  '. {\\n    fanout . 10.96.0.10\\n}',
  '. {\\n    \\u0066orward . 10.96.0.10\\n}',
  '. {\\n    forward\\x20.\\x2010.96.0.10\\n}',
  '. {\\n    \\U00000066orward\\u0020. 10.96.0.10\\n}',
  '. {\\n    alternate SERVFAIL . 10.96.0.10\\n}',
  'options { forwarders { 10.96.0.10; }; };',
])('a Corefile of what is not read: %s', (corefile) => {
  expect(warnings({ 'k.yaml': kro(corefile) })).toEqual(['LG802 k.yaml']);
  const sound = `loop\\n${corefile.replace('10.96.0.10', '192.0.2.53')}`;
  expect(warnings({ 'k.yaml': kro(sound) })).toEqual([]);
});
