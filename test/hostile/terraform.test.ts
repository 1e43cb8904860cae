/** What a change to Terraform can hide: settings of a release, layers of values, texts that an expression makes. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
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

const corefile = (guard = true, upstream = '192.0.2.53'): string =>
  `.:53 {\n    errors\n    kubernetes cluster.local\n    forward . ${upstream}\n${guard ? '    loop\n' : ''}}\n`;
const BARE = corefile(false);
const map = (value: string, more = ''): string =>
  `resource "kubernetes_config_map" "coredns" {\n${more}  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = {\n    Corefile = ${value}\n  }\n}\n`;
const addon = (value: string, name = '"coredns"'): string =>
  `resource "aws_eks_addon" "coredns" {\n  cluster_name = "c"\n  addon_name = ${name}\n  configuration_values = ${value}\n}\n`;
const quoted = (text: string): string => JSON.stringify(text);
const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      volumes: [{ name: c, configMap: { name: coredns } }]
      containers: [{ name: coredns, image: coredns/coredns:1.11.3, args: [-conf, /etc/coredns/Corefile], volumeMounts: [{ name: c, mountPath: /etc/coredns }] }]
`;

describe('a Corefile that the base states and an expression makes', () => {
  const base = { 'i/main.tf': map(here(corefile())), 'd/dep.yaml': DEPLOYMENT };
  const errors = (files: Files, before: Files = base): readonly string[] =>
    said({ ...before, ...files }, before).map((one) => one.split(' ').slice(0, 2).join(' '));
  test.each<readonly [string, (text: string) => Files]>([
    ['a literal condition', (text) => ({ 'i/main.tf': map(`true ? ${quoted(text)} : "x"`) })],
    ['replace', (text) => ({ 'i/main.tf': map(`replace(${here(text)}, "errors", "log")`) })],
    ['base64', (text) => ({ 'i/main.tf': map(`base64decode("${Buffer.from(text).toString('base64')}")`) })],
    ['a for_each', (text) => ({ 'i/main.tf': map('each.value', `  for_each = { a = ${quoted(text)} }\n`) })],
    ['a local', (text) => ({ 'i/main.tf': map('local.c'), 'i/l.tf': `locals {\n  c = ${here(text)}}\n` })],
    ['a default', (text) => ({ 'i/main.tf': map('var.c'), 'i/v.tf': `variable "c" {\n  default = ${here(text)}}\n` })],
    [
      'a file',
      (text) => ({ 'i/main.tf': map('replace(file("${path.module}/Corefile"), "/errors/", "")'), 'i/Corefile': text }),
    ],
    [
      'what calls a module',
      (text) => ({
        'i/main.tf': `module "dns" {\n  source = "./dns"\n  c = ${here(text)}}\n`,
        'i/dns/main.tf': `variable "c" {\n  default = "x"\n}\n${map('var.c')}`,
      }),
    ],
  ])('%s: read', (_, files) => {
    expect(errors(files(BARE))).toContain('error LG201');
    expect(errors(files(corefile()))).toEqual([]);
  });

  test.each<readonly [string, Files]>([
    ['a condition', { 'i/main.tf': map(`var.x ? ${quoted(BARE)} : ${quoted(corefile())}`) }],
    ['a variable', { 'i/main.tf': map('var.c'), 'i/v.tf': 'variable "c" {}\n' }],
    [
      'a default that a file of settings may replace',
      {
        'i/main.tf': map('var.c'),
        'i/v.tf': `variable "c" {\n  default = ${here(BARE)}}\n`,
        'e/prod.tfvars': 'c = "x"\n',
      },
    ],
    [
      'what two calls of a module say, of which one is not known',
      {
        'i/main.tf': `module "a" {\n  source = "./dns"\n  c = var.a\n}\nmodule "b" {\n  source = "./dns"\n  c = var.b\n}\n`,
        'i/dns/main.tf': `variable "c" {}\n${map('var.c')}`,
      },
    ],
  ])('%s: a warning where the base was judged', (_, files) => {
    expect(errors(files)).toContain('warning LG802');
    // Without Deployment: the object alone.
    const alone = { 'i/main.tf': map(here(corefile())) };
    if (files['i/dns/main.tf'] === undefined) expect(errors(files, alone)).toContain('warning LG802');
    expect(scanTexts(files).said.filter((one) => !one.startsWith('note'))).toEqual([]);
  });

  describe.each([
    ['', {}],
    [' and something runs it', { 'd/dep.yaml': DEPLOYMENT }],
  ])('two calls of a module, each with its own text%s', (_, more) => {
    const calls = (a: string, b: string): Files => ({
      ...more,
      'i/main.tf': `module "a" {\n  source = "./dns"\n  c = ${here(a)}}\nmodule "b" {\n  source = "./dns"\n  c = ${here(b)}}\n`,
      'i/dns/main.tf': `variable "c" {\n  type = string\n}\n${map('var.c')}`,
    });
    const was = calls(corefile(), corefile());
    const found = (a: string, b: string): readonly string[] =>
      said(calls(a, b), was).filter((one) => !one.startsWith('note'));
    const other = corefile().replace('    errors\n', '    errors\n    cache 3\n');
    test('and nothing is said of what keeps its guard', () => {
      expect(found(corefile(), other)).toEqual([]);
      expect(found(other, corefile())).toEqual([]);
      expect(said(was, calls(corefile(), other)).filter((one) => !one.startsWith('note'))).toEqual([]);
    });
    test('and one loses its guard', () => {
      expect(found(corefile(), BARE)).toEqual([expect.stringMatching(/LG201 i\/main\.tf:1\d/)]);
      expect(found(BARE, corefile())).toEqual([expect.stringMatching(/LG201 i\/main\.tf:4/)]);
    });
  });

  test('a default is an assumption, in a text too', () => {
    const service = `apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ port: 53, protocol: UDP }]\n`;
    const files = (value: string): Files => ({
      'i/main.tf': map(here(corefile(true, value))),
      'i/v.tf': 'variable "up" {\n  default = "10.96.0.10"\n}\nlocals {\n  up = "10.96.0.10"\n}\n',
      'd/dep.yaml': DEPLOYMENT,
      'd/svc.yaml': service,
    });
    const { report } = scanTexts(files('${var.up}'));
    expect(report.findings.map(({ code, certainty, assumptions }) => [code, certainty, assumptions])).toEqual([
      ['LG101', 'assumed', ['the variable `up` of i has its default']],
    ]);
    expect(scanTexts(files('${local.up}')).said).toEqual([expect.stringMatching(/^error LG101 .* always fatal$/)]);
  });

  test('a template that is filled in', () => {
    const filled = (value: string, more: Files = {}): Files => ({
      'i/main.tf': map(`templatefile("\${path.module}/Corefile.tftpl", { ups = ${value} })`),
      'i/Corefile.tftpl': corefile(true, '${join(" ", ups)}'),
      'd/dep.yaml': DEPLOYMENT,
      ...more,
    });
    expect(said(filled('["192.0.2.53", "192.0.2.54"]'), base)).toEqual([]);
    expect(said(filled('local.ups', { 'i/l.tf': 'locals {\n  ups = ["192.0.2.53"]\n}\n' }), base)).toEqual([]);
    expect(said(filled('local.ups'), base)).toEqual([expect.stringMatching(/^warning LG305/)]);
    expect(said(filled('[var.up]'), base)).toEqual([expect.stringMatching(/^warning LG305/)]);
    const one = filled('{ ip = "127.0.0.1" }', { 'i/Corefile.tftpl': corefile(true, '${ups.ip}') });
    expect(said(one, base)).toEqual([expect.stringMatching(/^error LG101 .* always fatal$/)]);
  });

  test('an add-on', () => {
    const before = { 'i/main.tf': addon(`jsonencode({ corefile = ${quoted(corefile())} })`) };
    const after = (value: string, files: Files = {}, name?: string): readonly string[] =>
      errors({ 'i/main.tf': addon(value, name), ...files }, before);
    const json = JSON.stringify({ corefile: BARE });
    const yaml = `corefile: |\n${BARE.replace(/^/gm, '  ')}`;
    expect(after('file("${path.module}/a.json")', { 'i/a.json': json })).toEqual(['error LG201']);
    expect(after('jsonencode(yamldecode(file("a.yaml")))', { 'i/a.yaml': yaml })).toEqual(['error LG201']);
    expect(after('jsonencode(local.v)', { 'i/l.tf': `locals {\n  v = { corefile = ${quoted(BARE)} }\n}\n` })).toEqual([
      'error LG201',
    ]);
    expect(after('var.v')).toEqual(['warning LG802', 'warning LG801']);
    expect(after('var.v', {}, 'var.name')).toEqual(['warning LG802']);
    expect(after('jsonencode({ replicaCount = 3 })')).toEqual([]);
  });
});

describe('a release', () => {
  const before = release(first);
  test('by a mirror of another name, or with a template to be filled in', () => {
    const file = { 'i/main.tf': release('  values = [file("a.yaml")]'), 'i/a.yaml': values() };
    expect(said(release(first, 'chart = "oci://registry.example/dns"'), before)).toEqual([
      expect.stringMatching(/^warning LG802/),
    ]);
    const template = {
      'i/main.tf': release('  values = [templatefile("${path.module}/t.tpl", { g = var.g })]'),
      'i/t.tpl': values().replace('name: loop', 'name: ${g}'),
    };
    expect(said({ ...file, ...template }, file)).toContainEqual(expect.stringMatching(/^warning LG801 i\/main\.tf/));
  });
  test('that goes, or gets another name, is no loss', () => {
    expect(said('# no release any more\n', before)).toEqual([]);
    expect(said(before.replace('name = "coredns"', 'name = "dns"'), before)).toEqual([]);
    expect(said({ 'i/dns.tf': before }, before)).toEqual([]);
  });
});

describe('a chart of the repository', () => {
  const release = (chart: string, inside = ''): string =>
    `resource "helm_release" "dns" {\n  name = "dns"\n  namespace = "kube-system"\n  chart = "${chart}"\n${inside}}\n`;
  const FOLDERS = [
    './charts/coredns',
    'charts/coredns',
    '$' + '{path.module}/charts/coredns',
    '$' + '{path.root}/charts/coredns',
    '$' + '{path.cwd}/charts/coredns',
  ];
  const map = (guard: boolean): string => configMap(`.:53 {\n${guard ? '    loop\n' : ''}    forward . 192.0.2.1\n}`);
  const own = (chart: string, guard = true): Files => ({
    'i/main.tf': release(chart),
    'i/charts/coredns/Chart.yaml': 'apiVersion: v2\nname: coredns\nversion: 0.1.0\n',
    'i/charts/coredns/values.yaml': 'x: 1\n',
    'i/charts/coredns/templates/all.yaml': `${map(guard)}---\n${deployment('1.11.3')}---\n${SERVICE}`,
  });
  test.each(FOLDERS)('that has templates of its own under the name of another: %s', (chart) => {
    expect(said(own(chart, false), own(chart))).toEqual(['error LG201 i/charts/coredns/templates/all.yaml:6:5']);
    expect(said({ ...own(chart), 'x.txt': '' }, own(chart))).toEqual([]);
  });

  test.each(FOLDERS)('whose defaults are below the values: %s', (chart) => {
    const known = (guard: boolean): Files => ({
      'i/main.tf': release(chart),
      'i/charts/coredns/Chart.yaml': 'apiVersion: v2\nname: coredns\nversion: 1.36.1\nappVersion: 1.11.3\n',
      'i/charts/coredns/values.yaml': values(guard),
      'i/charts/coredns/templates/configmap.yaml': '# {{ .Values.servers }}\n',
    });
    expect(said(known(false), known(true))).toEqual([
      expect.stringMatching(/^error LG201 i\/charts\/coredns\/values\.yaml/),
    ]);
  });

  test('is none where there is no such folder', () => {
    const base = release('coredns/coredns', first);
    const head = release('coredns/coredns', first.replace('  - name: loop\n', ''));
    expect(said(head, base)).toEqual(['error LG201 i/main.tf:7:19']);
  });

  test('of another module is not looked for in the root', () => {
    const files = own('$' + '{path.root}/charts/coredns', false);
    const called = { ...files, 'main.tf': 'module "dns" {\n  source = "./i"\n}\n' };
    expect(said(called, { ...called, ...own('$' + '{path.root}/charts/coredns') })).toEqual([
      'error LG201 i/charts/coredns/templates/all.yaml:6:5',
    ]);
  });
});

describe('a file that sets variables', () => {
  const MAIN =
    `variable "guard" { default = "loop" }\nvariable "up" { type = string }\nresource "kubernetes_config_map" "coredns" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = <<EOT\n.:53 {\n    errors\n    $` +
    '{var.guard}' +
    `\n    forward . $` +
    '{var.up}' +
    `\n}\nEOT\n  }\n}\n`;
  const base: Files = {
    'i/main.tf': MAIN,
    'i/terraform.tfvars': 'up = "192.0.2.53"\n',
    'i/deployment.yaml': deployment('1.11.3'),
    'i/service.yaml': SERVICE,
  };
  test.each<[string, Files]>([
    ['terraform.tfvars', { 'i/terraform.tfvars': 'up = "192.0.2.53"\nguard = "log"' }],
    ['an .auto.tfvars', { 'i/x.auto.tfvars': 'guard = "log"\n' }],
    ['one in JSON on a line', { 'i/x.auto.tfvars.json': '{"up":"192.0.2.53","guard":"log"}' }],
    ['the last of two', { 'i/a.auto.tfvars': 'guard = "loop"\n', 'i/b.auto.tfvars': 'guard = "log"\n' }],
    ['its default', { 'i/main.tf': MAIN.replace('default = "loop"', 'default = "log"') }],
  ])('takes the guard away: %s', (_, change) => {
    const { report } = scanTexts({ ...base, ...change }, base);
    expect(report.findings).toMatchObject([
      {
        code: 'LG201',
        severity: 'error',
        certainty: 'assumed',
        assumptions: ['in the base the variable `guard` of i has its default'],
      },
    ]);
  });

  test('says what stood in its place', () => {
    const literal = { ...base, 'i/main.tf': MAIN.replace('$' + '{var.up}', '192.0.2.53') };
    expect(said(base, literal)).toEqual([]);
    expect(said({ ...base, 'i/terraform.tfvars': 'up = "10.96.0.10"\n' }, base)).toEqual([
      'warning LG101 i/terraform.tfvars:1:7 assumed sometimes',
    ]);
  });

  test('which a command may take, or that is of a module that another calls, says nothing for certain', () => {
    const open = ['warning LG802 i/main.tf:9:1', 'note LG801 i/main.tf:11:5'];
    expect(said({ ...base, 'i/prod.tfvars': 'guard = "log"\n' }, base)).toEqual(open);
    expect(said({ ...base, 'envs/prod/terraform.tfvars': 'guard = "log"\n' }, base)).toEqual(open);
    const root = { 'main.tf': 'module "dns" {\n  source = "./i"\n  up = "192.0.2.53"\n}\n' };
    expect(said({ ...base, ...root, 'i/x.auto.tfvars': 'guard = "log"\n' }, { ...base, ...root })).toEqual([]);
    const other = { 'j/main.tf': '\n', 'j/terraform.tfvars': 'guard = "log"\n' };
    expect(said({ ...base, ...other }, base)).toEqual([]);
  });
});

describe('kubernetes_manifest of an expression', () => {
  const resource = (inside: string): string => `resource "kubernetes_manifest" "cm" {\n${inside}}\n`;
  const file = '$' + '{path.module}/cm.yaml';
  const map = (guard = true): string => configMap(`.:53 {\n${guard ? '    loop\n' : ''}    forward . 192.0.2.1\n}`);
  const base: Files = {
    'i/main.tf': resource(`  manifest = yamldecode(file("${file}"))\n`),
    'i/cm.yaml': map(),
    'i/deployment.yaml': deployment('1.11.3'),
    'i/service.yaml': SERVICE,
  };
  const changed = (manifest: string, more = ''): Files => ({
    ...base,
    'i/main.tf': resource(`  manifest = ${manifest}\n`) + more,
  });

  test('that puts something over a file', () => {
    const bare = '{ data = { Corefile = ".:53 {\\n forward . 192.0.2.1\\n}\\n" } }';
    const found = ['error LG201 i/main.tf:2:62'];
    expect(said(changed(`merge(yamldecode(file("${file}")), ${bare})`), base)).toEqual(
      found.map(() => expect.stringMatching(/^error LG201 i\/main\.tf:2:/)),
    );
    expect(said(changed('local.m', `locals {\n  m = merge(yamldecode(file("${file}")), ${bare})\n}\n`), base)).toEqual([
      expect.stringMatching(/^error LG201 i\/main\.tf:5:/),
    ]);
    expect(said(changed(`merge(yamldecode(file("${file}")), { kind = "ConfigMap" })`), base)).toEqual([]);
    expect(said(changed(`merge(yamldecode(file("${file}")), var.coredns)`), base)).toEqual([
      'note LG801 i/main.tf:2:14',
    ]);
  });

  test('that decodes a text in place is read once', () => {
    const inPlace = (guard: boolean): Files => {
      const { 'i/cm.yaml': _, ...rest } = changed(`yamldecode(<<EOT\n${map(guard)}EOT\n  )`);
      return rest;
    };
    expect(said(inPlace(false), inPlace(true))).toEqual(['error LG201 i/main.tf:8:5']);
  });

  test('for each of the files that a pattern takes', () => {
    const of = (pattern: string): Files => ({
      'i/main.tf': resource(
        `  for_each = fileset("$` +
          '{path.module}' +
          `/m", "${pattern}")\n  manifest = yamldecode(file("$` +
          '{path.module}/m/${each.value}' +
          `"))\n`,
      ),
      'i/m/cm.yaml': map(),
      'i/m/deployment.yaml': deployment('1.11.3'),
      'i/m/service.yaml': SERVICE,
    });
    expect(said(of('[cds]*.yaml'), of('*.yaml'))).toEqual([]);
    expect(said(of('d*.yaml'), of('*.yaml'))).toEqual(['warning LG801 i/main.tf:2:14']);
    expect(said(of('*.{yaml,yml}'), of('*.yaml'))).toEqual([]);
  });
});

describe('a file that a local names', () => {
  const corefile = (guard: string, upstream = '192.0.2.53'): string =>
    `.:53 {\n    errors\n${guard}    forward . ${upstream}\n}\n`;
  const map = (value: string): string =>
    `resource "kubernetes_config_map" "dns" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = ${value} }\n}\n`;
  const around: Files = { 'dns/dep.yaml': deployment('1.11.3'), 'dns/svc.yaml': SERVICE };
  const base: Files = { ...around, 'i/main.tf': map(here(corefile('    loop\n'))) };
  test.each([
    ['file("Corefile")', 'i/Corefile'],
    ['file("${path.module}/x/dns.txt")', 'i/x/dns.txt'],
    ['templatefile("${path.module}/c.tpl", { up = "x" })', 'i/c.tpl'],
  ])('%s is read as it', (call, path) => {
    const head = (text: string): Files => ({
      ...around,
      'i/locals.tf': `locals {\n  corefile = ${call}\n}\n`,
      'i/main.tf': map('local.corefile'),
      [path]: text,
    });
    expect(said(head(corefile('    loop\n')), base)).toEqual([]);
    expect(said(head(corefile('')), base)).toEqual([expect.stringMatching(/error LG201/)]);
    expect(said(head(corefile('', '10.96.0.10')), base)).toContainEqual(expect.stringMatching(/error LG101/));
  });
});

test('a sensitive variable is neither judged nor shown', () => {
  const map = (forward: string): string =>
    `resource "kubernetes_config_map" "dns" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = ". {\\n forward . ${forward}\\n ${forward}\\n}\\n" }\n}\n`;
  const variable = (more: string): string => `variable "up" {\n  default = "hunter2hunter2"\n${more}}\n`;
  const of = (text: string): string =>
    JSON.stringify(
      scanTexts({ 'main.tf': text }).report.findings.map((one) => [
        one.message,
        one.advice,
        one.assumptions,
        one.path.map(({ description }) => description),
      ]),
    );
  const [plain, sensitive] = ['', '  sensitive = true\n'].map((more) => of(variable(more) + map('${var.up}')));
  expect(plain).toContain('hunter2');
  expect(sensitive).not.toContain('hunter2');
});
