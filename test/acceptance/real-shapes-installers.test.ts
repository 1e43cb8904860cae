/** Shapes met in published installers and infrastructure, in our own words: what is read of them, and what is not said. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

function said(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).said;
}

describe('a patch in double quotes', () => {
  const script = (corefile: string): string =>
    `#!/bin/bash\nkubectl -n kube-system patch configmap coredns --type=merge -p \\\n  "{\\"data\\":{\\"Corefile\\":\\"${corefile}\\"}}"\n`;

  test('is read with its escapes, and a loop in it is found at the argument', () => {
    expect(said({ 'a.sh': script('.:53 {\\n    forward . 127.0.0.1\\n    loop\\n}\\n') })).toEqual([
      'error LG101 a.sh:3:52 always fatal',
    ]);
  });

  test('what the shell fills in is not known', () => {
    const corefile = `.:53 {\\n    forward . 192.0.2.1\\n    loop\\n}\\n\${ZONE}:53 {\\n    forward . $(dig +short "$UP")\\n}\\n`;
    expect(said({ 'a.sh': script(corefile) })).toEqual(['note LG801 a.sh:3:76', 'note LG801 a.sh:3:104']);
  });

  test('quotes that never close cost nothing', () => {
    const begun = performance.now();
    said({ 'a.sh': `#!/bin/sh\n${'kubectl patch cm coredns -p "{ $( '.repeat(20_000)}` });
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});

describe('locals of Terraform', () => {
  const resource =
    'resource "kubernetes_config_map_v1_data" "x" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = {\n    Corefile = local.corefile\n  }\n}\n';

  test('of the same file are read where they are named', () => {
    const locals =
      'locals {\n  corefile = <<-EOT\n    .:53 {\n        forward . 127.0.0.1\n        loop\n    }\n  EOT\n}\n';
    expect(said({ 'main.tf': locals + resource })).toEqual(['error LG101 main.tf:4:19 always fatal']);
    expect(said({ 'main.tf': resource + locals })).toEqual(['error LG101 main.tf:13:19 always fatal']);
  });

  test('that are computed are not known', () => {
    expect(said({ 'main.tf': `locals {\n  corefile = trimspace(var.corefile)\n}\n${resource}` })).toEqual([
      'note LG801 main.tf:10:16',
    ]);
  });
});

describe('names and values that Terraform makes', () => {
  const custom = (key: string, head = ''): string =>
    `${head}resource "kubernetes_config_map" "x" {\n  metadata {\n    name = "coredns-custom"\n    namespace = "kube-system"\n  }\n  data = {\n    ${key} = <<-EOT\n      example.net:53 {\n          loop\n          forward . 127.0.0.1\n      }\n    EOT\n  }\n}\n`;

  test('a key that a local names is that key, and another one is said to be unknown', () => {
    const local = 'locals {\n  name = "example.server"\n}\n';
    expect(said({ 'main.tf': custom('(local.name)', local) })).toEqual(['error LG101 main.tf:13:21 always fatal']);
    expect(said({ 'main.tf': custom('(var.name)') })).toEqual(['note LG801 main.tf:7:6']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in modules
    expect(said({ 'main.tf': custom('"${var.name}.server"') })).toEqual(['error LG101 main.tf:10:21 always fatal']);
  });

  const blueprints = (coredns: string): string =>
    `module "addons" {\n  source = "aws-ia/eks-blueprints-addons/aws"\n  eks_addons = {\n    coredns = ${coredns}\n  }\n}\n`;

  test('the add-on of the blueprints', () => {
    const values =
      '{\n      configuration_values = jsonencode({ corefile = ".:53 {\\n forward . 127.0.0.1\\n loop\\n}\\n" })\n    }';
    expect(said({ 'main.tf': blueprints(values) })).toEqual(['error LG101 main.tf:5:74 always fatal']);
    expect(
      said({ 'main.tf': blueprints('merge({ preserve = true }, var.x ? { configuration_values = var.y } : {})') }),
    ).toEqual(['note LG801 main.tf:4:15']);
    expect(said({ 'main.tf': blueprints('{ most_recent = true }') })).toEqual([]);
  });
});

describe('a placeholder between blocks', () => {
  test('brings blocks that are not known, and the ones beside it are read', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in repositories
    const corefile = '${base}\nexample.net:53 {\n    forward . 127.0.0.1\n    loop\n}\n';
    const indented = corefile.trim().replaceAll('\n', '\n    ');
    const text = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    ${indented}\n`;
    expect(said({ 'a.yaml': text })).toEqual(['note LG802 a.yaml:6:5', 'error LG101 a.yaml:8:19 always fatal']);
  });
});
