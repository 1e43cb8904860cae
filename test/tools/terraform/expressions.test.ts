/** What an expression of Terraform stands for, as `terraform console` prints it; or that nothing here knows it. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type SourceText, wholeFile } from '../../../src/core/text/source-text.ts';
import {
  entries,
  type NamedValue,
  type Names,
  plainData,
  type YamlNode,
} from '../../../src/read/documents/document.ts';
import { readHcl } from '../../../src/read/documents/hcl.ts';
import { evaluate, resolved } from '../../../src/tools/terraform/evaluate.ts';
import { openEffort, type Scope, scopeOf } from '../../../src/tools/terraform/values.ts';
import { coreDns } from '../../acceptance/manifests.ts';
import { draws } from '../../support/draws.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const LOCALS = `locals {
  ip    = "10.96.0.10"
  port  = 53
  yes   = true
  list  = ["a", "b"]
  map   = { a = "x", "b.c" = { d = local.ip } }
  again = "\${local.ip}:\${local.port}"
  self  = local.self
  left  = local.right
  right = local.left
  open  = var.open
}
`;

function namesOf(source: SourceText): Names {
  const known = new Map<string, NamedValue>();
  const names: Names = {
    named: (name) => known.get(name),
    read: (path) => (path === './Corefile' ? wholeFile({ path: 'Corefile', text: '. {\n  loop\n}\n' }) : undefined),
  };
  for (const { body } of readHcl(source).blocks)
    for (const { key, value } of entries(body)) known.set(`local.${key}`, { node: value, source, names });
  return names;
}

function scope(): Scope {
  const source = wholeFile({ path: 'x.tf', text: LOCALS });
  return scopeOf(namesOf(source), source, openEffort());
}

const known = (text: string): YamlNode | undefined =>
  evaluate(wholeFile({ path: 'y.tf', text }), scope(), { start: 0, end: 0 });

describe('an expression', () => {
  test.each<readonly [string, unknown]>([
    ['"a"', 'a'],
    ['5', 5],
    ['null', null],
    ['!false', true],
    ['!!true', true],
    ['(local.ip)', '10.96.0.10'],
    ['local.again', '10.96.0.10:53'],
    ['"x ${local.ip} y"', 'x 10.96.0.10 y'],
    ['"${local.list}"', ['a', 'b']],
    ['"a $${ip}"', 'a ${ip}'],
    ['local.list[1]', 'b'],
    ['local.map.a', 'x'],
    ['local.map["b.c"].d', '10.96.0.10'],
    ['true ? "a" : "b"', 'a'],
    ['local.yes ? "a" : var.b', 'a'],
    ['local.port == 53 ? "a" : "b"', 'a'],
    ['local.ip != "10.96.0.10" ? "a" : "b"', 'b'],
    ['false ? "a" : true ? "b" : "c"', 'b'],
    ['["a", local.ip,]', ['a', '10.96.0.10']],
    ['{ a = 1, "b" : local.port }', { a: 1, b: 53 }],
    ['{ a = 1\n b = 2 # more\n }', { a: 1, b: 2 }],
    ['concat(["a"], local.list)', ['a', 'a', 'b']],
    ['join(" ", concat(["."], local.list))', '. a b'],
    ['merge(local.map, { a = "y" })', { a: 'y', 'b.c': { d: '10.96.0.10' } }],
    ['lookup(local.map, "z", "w")', 'w'],
    ['replace("a loop b", "loop", "log")', 'a log b'],
    ['replace("a loop b", "/loop /", "")', 'a b'],
    ['replace("a.b", ".", "-")', 'a-b'],
    ['format("%s:%d%%", local.ip, local.port)', '10.96.0.10:53%'],
    ['base64decode("bG9vcA==")', 'loop'],
    ['trimspace(" a ")', 'a'],
    ['chomp("a\\n")', 'a'],
    ['indent(2, "a\\nb")', 'a\n  b'],
    ['jsonencode(yamldecode("a: [1, b]"))', { a: [1, 'b'] }],
    ['try(local.ip, "x")', '10.96.0.10'],
    ['coalesce("", local.ip)', '10.96.0.10'],
    ['file("${path.module}/Corefile")', '. {\n  loop\n}\n'],
    ['replace(file("./Corefile"), "loop", "log")', '. {\n  log\n}\n'],
    ['replace(<<EOT\na loop\nEOT\n, "loop", "log")', 'a log\n'],
  ])('%s', (text, value) => {
    const node = known(text);
    expect(node === undefined ? 'unknown' : plainData(node)).toEqual(value);
  });

  test.each([
    'var.x',
    'local.none',
    'local.open',
    'local.self',
    'local.left',
    'data.x.y.z',
    'local.list[5]',
    'local.list[*]',
    'var.x ? "a" : "b"',
    'join(" ", concat(["."], var.upstreams))',
    'format("%s", var.x)',
    'format("%05d", 5)',
    'replace("a", "/[a-z]/", "b")',
    'replace("a", "/a/", "$1")',
    'file("none")',
    'file(var.x)',
    'try(var.x, "a")',
    'coalesce(var.x, "a")',
    'base64decode("***")',
    'unheard_of("a")',
    '[for x in local.list : x]',
    '{ for x in local.list : x => x }',
    '1 + 1',
    '"a" "b"',
    '"a',
    '(',
    '',
    '? :',
  ])('%s is not known', (text) => {
    expect(known(text)).toBeUndefined();
  });

  test('what is not known in a text, a list or a map stays as it is written', () => {
    expect(plainData(known('"a ${var.x} ${local.ip}"') as YamlNode)).toBe('a ${var_x} 10.96.0.10');
    expect(plainData(known('["a", var.x]') as YamlNode)).toEqual(['a', null]);
  });
});

describe('the default of a variable', () => {
  const corefile = (to: string): string =>
    `resource "kubernetes_config_map" "dns" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = ".:53 {\\n  forward . ${to}\\n  loop\\n}\\n" }\n}\n`;
  const running = coreDns({ corefile: '' }).split('---\n').slice(1).join('---\n');
  const scanned = (to: string, more: Readonly<Record<string, string>>) =>
    scanTexts({ 'main.tf': corefile(to), 'dns.yaml': running, ...more });
  const variable = (value: string): Readonly<Record<string, string>> => ({
    'variables.tf': `variable "up" {\n  default = ${value}\n}\n`,
  });
  test.each([
    ['${var.up}', '"127.0.0.1"', 'warning LG101 assumed'],
    ['${coalesce(var.up, "127.0.0.1")}', '""', 'warning LG101 assumed'],
    ['${coalesce(var.up, "127.0.0.1")}', 'null', 'warning LG101 assumed'],
    ['${coalesce(var.up, "127.0.0.1")}', '"192.0.2.1"', undefined],
    ['${coalesce(var.up, "192.0.2.1")}', '""', 'note LG305 undefined'],
    ['${var.up == null ? "192.0.2.1" : var.up}', 'null', 'note LG305 undefined'],
    ['${var.up}', '""', 'note LG305 undefined'],
  ])('%s where it is %s', (to, value, expected) => {
    const { report } = scanned(to, variable(value));
    const [first] = report.findings.filter(({ code }) => /LG101|LG305/.test(code));
    expect(first && `${first.severity} ${first.code} ${first.certainty}`).toBe(expected);
  });
  test('an expression is called as it is written', () => {
    const to = '${coalesce(var.up, "127.0.0.1")}';
    const [first] = scanned(to, {}).report.findings.filter(({ code }) => code === 'LG305');
    expect(first?.message).toContain(`what ${to} stands for is not stated`);
  });
});

test.each([
  ['"10.3.0.10"', '""', []],
  ['var.dns', 'var.gates', ['note LG802']],
])('a template whose line is only an expression, of %s and %s', (dns, gates, expected) => {
  const text = `kind: KubeletConfiguration\napiVersion: kubelet.config.k8s.io/v1beta1\nclusterDNS: ["\${dns}"]\n\${gates == "" ? "" : "featureGates:\\n  \${gates}"}\nresolvConf: /run/systemd/resolve/resolv.conf\n`;
  const values = `{ dns = ${dns}, gates = ${gates} }`;
  for (const main of [
    `data "template_file" "a" {\n  template = "\${file("\${path.module}/kubelet.yaml")}"\n  vars = ${values}\n}\n`,
    `resource "local_file" "a" {\n  content = templatefile("\${path.module}/kubelet.yaml", ${values})\n}\n`,
  ]) {
    const { findings } = scanTexts({ 'kubelet.yaml': text, 'main.tf': main }).report;
    expect(findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  }
});

describe('bounds', () => {
  test('names that double stop at what is made, and those that nest at their depth', () => {
    const doubling = Array.from({ length: 60 }, (_, n) => `  d${n} = [local.d${n + 1}, local.d${n + 1}]\n`).join('');
    const texts = Array.from({ length: 60 }, (_, n) => `  t${n} = "\${local.t${n + 1}}\${local.t${n + 1}}"\n`).join('');
    const text = `locals {\n${doubling}  d60 = "x"\n${texts}  t60 = "${'x'.repeat(1000)}"\n}\nx "y" "z" {\n  d = local.d0\n  t = local.t40\n}\n`;
    const source = wholeFile({ path: 'x.tf', text });
    const { blocks } = readHcl(source);
    const made = blocks.map(({ body }) => resolved(body, scopeOf(namesOf(source), source, openEffort())));
    expect(JSON.stringify(made.map(plainData)).length).toBeLessThan(100 * 1024 * 1024);
  });
  test.each(['(', '[', '{', '!', '"${', '{ a = ', 'f(', 'true ? ', '{"a" = ', '/*', '-'])('%s many times', (part) => {
    expect(known(part.repeat(50_000))).toBeUndefined();
  });
  test('nothing throws', () => {
    const word = fc.constantFrom(
      ...['"a"', '"${local.ip}"', '(', ')', '[', ']', '{', '}', ',', '=', ':', '?', '.', '!', '==', '\n', 'local.list'],
      ...['replace', 'join', 'for', 'true', '5', '<<EOT\n', 'EOT\n', '${', '"', '#', '/*', 'yamldecode', 'path.module'],
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        known(words.join(''));
      }),
      draws(2000),
    );
  });
});
