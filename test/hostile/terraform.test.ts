/** What a change to Terraform can hide: settings of a release, layers of values, texts that an expression makes. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const values = (guard = true, upstream = '192.0.2.53'): string => `servers:
- zones: [{ zone: . }]
  port: 53
  plugins:
  - name: errors
${guard ? '  - name: loop\n' : ''}  - name: kubernetes
    parameters: cluster.local
  - name: forward
    parameters: . ${upstream}
service: { clusterIP: 10.96.0.10 }
`;
const here = (text: string): string => `<<EOT\n${text}EOT\n`;
const release = (inside: string, chart = 'chart = "coredns"', head = 'resource "helm_release" "coredns"'): string =>
  `${head} {\n  name = "coredns"\n  namespace = "kube-system"\n  ${chart}\n  version = "1.39.0"\n${inside}\n}\n`;
const first = `  values = [${here(values())}  ]`;
const set = (name: string, value: string, block = 'set'): string =>
  `${first}\n  ${block} {\n    name = "${name}"\n    value = ${value}\n  }`;
const GUARD = 'servers[0].plugins[1].name';
const FORWARD = 'servers[0].plugins[3].parameters';

type Files = Readonly<Record<string, string>>;
const said = (head: string | Files, base: string | Files = release(first)): readonly string[] => {
  const files = (one: string | Files): Files => (typeof one === 'string' ? { 'i/main.tf': one } : one);
  return scanTexts(files(head), files(base)).said.filter((one) => !one.startsWith('existing'));
};

describe('a setting of a release', () => {
  test.each([
    ['a block', set(GUARD, '"log"')],
    ['in a list', `${first}\n  set = [\n    { name = "${GUARD}", value = "log" },\n  ]`],
    ['a sensitive one', set(GUARD, '"log"', 'set_sensitive')],
    ['a sensitive one in a list', `${first}\n  set_sensitive = [{ name = "${GUARD}", value = "log" }]`],
    ['a local', `${set(GUARD, 'local.g')}\n}\nlocals {\n  g = "log"`],
    ['a literal condition', set(GUARD, 'true ? "log" : "loop"')],
    [
      'for each of a literal map',
      `${first}\n  dynamic "set" {\n    for_each = { "${GUARD}" = "log" }\n    content {\n      name = set.key\n      value = set.value\n    }\n  }`,
    ],
    [
      'for each of a literal list',
      `${first}\n  dynamic "set" {\n    for_each = [{ n = "${GUARD}" }]\n    iterator = one\n    content {\n      name = one.value.n\n      value = "log"\n    }\n  }`,
    ],
  ])('that takes the guard away: %s', (_, inside) => {
    expect(said(release(inside))).toEqual(['error LG201 i/main.tf:8:19']);
  });
  test('OpenTofu, and the data source that renders a chart', () => {
    const after = release(set(GUARD, '"log"'));
    expect(said({ 'i/main.tofu': after }, { 'i/main.tofu': release(first) })).toEqual(['error LG201 i/main.tofu:8:19']);
    const data = (inside: string): string => release(inside, undefined, 'data "helm_template" "coredns"');
    expect(said(data(set(GUARD, '"log"')), data(first))).toEqual(['error LG201 i/main.tf:8:19']);
  });
  test('a list', () => {
    const list = (items: string): string =>
      release(`${first}\n  set_list {\n    name = "service.externalIPs"\n    value = [${items}]\n  }`);
    expect(said(list('"192.0.2.7", "192.0.2.53"'))).toEqual(['error LG101 i/main.tf:16:19 always fatal']);
    expect(said(list('"192.0.2.7"'))).toEqual([]);
  });
  test('a loop', () => {
    expect(said(release(set(FORWARD, '". 10.96.0.10"')))).toEqual(['error LG101 i/main.tf:22:16 always fatal']);
    expect(said(release(`${set(FORWARD, '". ${local.ip}"')}\n}\nlocals {\n  ip = "10.96.0.10"`))).toEqual([
      'error LG101 i/main.tf:26:9 always fatal',
    ]);
  });
  test.each(['var.upstream', 'local.upstream', 'join(" ", concat(["."], var.upstreams))'])(
    'the whole value is %s: not known, and never a refused Corefile',
    (value) => {
      const found = said(release(set(FORWARD, value)));
      expect(found).toContain('warning LG801 i/main.tf:22:13');
      expect(found.join('\n')).not.toMatch(/LG401|error/);
    },
  );
  test.each([
    [GUARD, 'var.guard'],
    ['servers[0].port', 'var.port'],
  ])('%s is %s', (name, value) => {
    const found = said(release(set(name, value)));
    expect(found).toContain('warning LG801 i/main.tf:22:13');
    expect(found.join('\n')).not.toMatch(/LG401|error/);
  });
  test.each([
    ['a name that is no literal', `${first}\n  set {\n    name = var.name\n    value = "x"\n  }`],
    ['a list that is no literal', `${first}\n  set = var.settings`],
    [
      'for each of a variable',
      `${first}\n  dynamic "set" {\n    for_each = var.s\n    content {\n      name = set.key\n    }\n  }`,
    ],
    ['a post-renderer', `${first}\n  postrender {\n    binary_path = "./x.sh"\n  }`],
  ])('not known: %s', (_, inside) => {
    expect(said(release(inside))).toEqual([expect.stringMatching(/^warning LG801 i\/main\.tf/)]);
    expect(scanTexts({ 'i/main.tf': release(inside) }).said).toEqual([expect.stringMatching(/^note LG801/)]);
  });
  test('of an application says nothing', () => {
    const app = release('  set {\n    name = var.name\n    value = var.forward\n  }', 'chart = "nginx"');
    expect(scanTexts({ 'i/main.tf': app }).said).toEqual([]);
  });
});

describe('values in layers', () => {
  const b = values(false);
  test.each([
    ['a here-document, then a file', `  values = [\n    ${here(values())}    , file("\${path.module}/b.yaml"),\n  ]`],
    ['in parentheses', `  values = [\n    (${here(values())}    ), file("b.yaml"),\n  ]`],
    ['a file, then a here-document', `  values = [file("a.yaml"), ${here(b)}  ]`],
    ['two files', '  values = [file("a.yaml"), file("b.yaml")]'],
    ['two here-documents', `  values = [${here(values())}  , ${here(b)}  ]`],
    ['joined lists', `  values = concat([${here(values())}  ], [${here(b)}  ])`],
    [
      'an object behind a text',
      `  values = [${here(values())}  , yamlencode({ servers = yamldecode(local.b).servers })]\n}\nlocals {\n  b = ${here(b)}`,
    ],
    ['as it was written before 0.12', '  values = ["${file("a.yaml")}", "${file("b.yaml")}"]'],
  ])('%s', (_, inside) => {
    const before = { 'i/main.tf': release('  values = [file("a.yaml")]'), 'i/a.yaml': values() };
    const found = said({ ...before, 'i/main.tf': release(inside), 'i/b.yaml': b }, before);
    expect(found.filter((one) => one.startsWith('error'))).toEqual([expect.stringMatching(/^error LG201/)]);
  });
  test('a layer that is not known: what is below it is assumed', () => {
    const loops = (inside: string): readonly string[] =>
      scanTexts({ 'i/main.tf': release(inside), 'i/a.yaml': values(true, '10.96.0.10') }).said;
    expect(loops('  values = [file("a.yaml")]')).toEqual(['error LG101 i/a.yaml:10:19 always fatal']);
    expect(loops('  values = [file("a.yaml"), var.more]')).toEqual([
      'warning LG101 i/a.yaml:10:19 assumed fatal',
      'note LG801 i/main.tf:6:29',
    ]);
    expect(loops('  values = var.all')).toEqual(expect.arrayContaining(['note LG801 i/main.tf:6:12']));
  });
});
