/** Directives of Terraform's templates around the guard, and what their values come from. */
import { describe, expect, test } from '@jest/globals';
import { deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const IF = '%{ if guard ~}\n    loop\n%{ endif ~}\n';
const ELSE = '    %{~ if !guard ~}\n    log\n    %{~ else ~}\n    loop\n    %{~ endif ~}\n';
const FOR = '%{ for one in guard ~}\n    ${one}\n%{ endfor ~}\n';
const FOR_IF = '%{ for name, zone in guard }\n%{ if zone.on }    ${name}\n%{ endif }%{ endfor }\n';
const template = (guard: string): string => `.:53 {\n    errors\n${guard}    forward . 192.0.2.53\n}\n`;
const main = (value: string): string => `resource "kubernetes_config_map" "coredns" {
  metadata {
    name      = "coredns"
    namespace = "kube-system"
  }
  data = { Corefile = templatefile("\${path.module}/Corefile.tftpl", { guard = ${value} }) }
}
`;
const dns = (guard: string, value: string, more: Files = {}): Files => ({
  'dns/Corefile.tftpl': template(guard),
  'dns/main.tf': main(value),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
  ...more,
});
const called = (...values: readonly string[]): Files =>
  Object.fromEntries(
    values.map((value, index) => [
      `envs/${index}/main.tf`,
      `module "dns" {\n  source = "../../dns"\n${value === '' ? '' : `  guard = ${value}\n`}}\n`,
    ]),
  );
const variable = (value: string, type = 'any'): Files => ({
  'dns/variables.tf': `variable "guard" {\n  description = "whether { it } stays"\n  type = ${type}\n  default = ${value}\n}\n`,
});
const optional = (value: string): Files =>
  variable('{}', `object({\n    inner = optional(object({ on = optional(bool, ${value}), other = string }), {})\n  })`);
const locals = (prod: string, more = ''): Files => ({
  'dns/locals.tf': `locals {\n  guards = { prod = ${prod}, dev = true${more} }\n}\n`,
});
const news = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ code, severity, status }) =>
    status === 'new' && severity !== 'note' ? [`${severity} ${code}`] : [],
  );
const LOST = ['error LG201'];
const OPEN = ['warning LG802'];

const CASES: Readonly<Record<string, readonly [head: Files, base: Files, expected: readonly string[]]>> = {
  'the default': [dns(IF, 'var.guard', variable('false')), dns(IF, 'var.guard', variable('true')), LOST],
  'the default, with another branch': [
    dns(ELSE, 'var.guard', variable('false')),
    dns(ELSE, 'var.guard', variable('true')),
    LOST,
  ],
  'the default, with a call': [
    dns(IF, 'var.guard', { ...variable('false'), ...called('') }),
    dns(IF, 'var.guard', { ...variable('true'), ...called('') }),
    LOST,
  ],
  'the default, with calls': [
    dns(IF, 'var.guard', { ...variable('false'), ...called('', '') }),
    dns(IF, 'var.guard', { ...variable('true'), ...called('', '') }),
    LOST,
  ],
  'the default, where one call states it': [
    dns(IF, 'var.guard', { ...variable('false'), ...called('', 'true') }),
    dns(IF, 'var.guard', { ...variable('true'), ...called('', 'true') }),
    OPEN,
  ],
  'an argument of one call': [
    dns(IF, 'var.guard', { ...variable('true'), ...called('', 'false') }),
    dns(IF, 'var.guard', { ...variable('true'), ...called('', '') }),
    OPEN,
  ],
  'the default that a type leaves': [
    dns(IF, 'var.guard.inner.on', optional('false')),
    dns(IF, 'var.guard.inner.on', optional('true')),
    LOST,
  ],
  'the value of one workspace': [
    dns(IF, 'local.guards[terraform.workspace]', locals('false')),
    dns(IF, 'local.guards[terraform.workspace]', locals('true')),
    OPEN,
  ],
  'a list by default': [
    dns(FOR, 'var.guard', variable('["log"]')),
    dns(FOR, 'var.guard', variable('["log", "loop"]')),
    LOST,
  ],
  'a list of one call': [
    dns(FOR, 'var.guard', { ...variable('["loop"]'), ...called('', '["log"]') }),
    dns(FOR, 'var.guard', { ...variable('["loop"]'), ...called('', '') }),
    OPEN,
  ],
  'a map of objects': [
    dns(FOR_IF, 'var.guard', variable('{ log = { on = true }, loop = { on = false } }')),
    dns(FOR_IF, 'var.guard', variable('{ log = { on = true }, loop = { on = true } }')),
    LOST,
  ],
};

test.each(Object.entries(CASES))('%s', (_, [head, base, expected]) => {
  expect(news(head, base)).toEqual(expected);
  expect(news(base, head)).toEqual([]);
});

test('the default, where one call states what is not known', () => {
  const files = (value: string): Files => dns(IF, 'var.guard', { ...variable(value), ...called('', 'var.x') });
  expect(news(files('false'), files('true'))).toEqual(OPEN);
});

const SOUND: Readonly<Record<string, readonly [head: Files, base: Files]>> = {
  'a call that states the default': [
    dns(IF, 'var.guard', { ...variable('true'), ...called('', 'true') }),
    dns(IF, 'var.guard', { ...variable('true'), ...called('', '') }),
  ],
  'one more call': [
    dns(IF, 'var.guard', { ...variable('true'), ...called('', '') }),
    dns(IF, 'var.guard', { ...variable('true'), ...called('') }),
  ],
  'one more workspace': [
    dns(IF, 'local.guards[terraform.workspace]', locals('true', ', stage = true')),
    dns(IF, 'local.guards[terraform.workspace]', locals('true')),
  ],
  'a type with one more attribute': [
    dns(IF, 'var.guard.inner.on', {
      'dns/variables.tf':
        optional('true')['dns/variables.tf']?.replace('other', 'more = optional(bool, false), other') ?? '',
    }),
    dns(IF, 'var.guard.inner.on', optional('true')),
  ],
  'one more plugin': [
    dns(FOR, 'var.guard', variable('["loop", "log", "reload"]')),
    dns(FOR, 'var.guard', variable('["log", "loop"]')),
  ],
  'a literal in place of a directive': [
    dns('    loop\n', 'var.guard', variable('true')),
    dns(IF, 'var.guard', variable('true')),
  ],
  'a directive in place of a literal': [
    dns(ELSE, 'var.guard', variable('true')),
    dns('    loop\n', 'var.guard', variable('true')),
  ],
};

describe('says nothing of', () => {
  test.each(Object.entries(SOUND))('%s', (_, [head, base]) => {
    expect(news(head, base)).toEqual([]);
  });
});

test('what stands in a directive that is not known keeps its lines', () => {
  const corefile =
    '${domain}:53 {\n    whoami\n}\n\n%{ for zone in zones ~}\n# Zone: ${zone.zone}\n${zone.zone}:53 {\n    forward . 192.0.2.1\n}\n%{ endfor ~}\n%{ for zone in others ~}\n# Others\n${zone.zone}:53 {\n    forward . 192.0.2.2\n}\n%{ endfor ~}\n.:53 {\n    loop\n    forward . 192.0.2.53\n}\n';
  const module =
    'variable "zones" { type = list(any) }\nvariable "others" { type = list(any) }\nlocals {\n  corefile = templatefile("${path.module}/Corefile.tftpl", {\n    domain = "example.org"\n    zones = var.zones\n    others = var.others\n  })\n}\n';
  const { report } = scanTexts({ 'm/main.tf': module, 'm/Corefile.tftpl': corefile });
  expect(report.findings.filter(({ message }) => /is not modelled/.test(message))).toEqual([]);
  expect(report.counts.forwards).toBe(3);
});

test('a block whose zone is a variable is reported where the block stands', () => {
  const files = (guard: string): Files => ({
    'variables.tf': 'variable "domain" {\n  default = "cluster.local"\n}\n',
    'main.tf':
      'resource "local_file" "dns" {\n  content = templatefile("${path.module}/dns.yaml.tmpl", { domain = var.domain })\n}\n',
    'dns.yaml.tmpl': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    \${domain}:53 {\n${guard}        forward . 192.0.2.53\n    }\n`,
  });
  const { findings } = scanTexts(files(''), files('        loop\n')).report;
  expect(
    findings.map(({ code, at: { file, span } }) => `${code} ${file.path} ${file.text.slice(span.start, span.end)}`),
  ).toEqual(['LG201 dns.yaml.tmpl :53']);
});
