/** Terraform as the documents that its providers make of it. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readHcl } from '../../../src/read/documents/hcl.ts';
import { draws } from '../../support/draws.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const corefile = (upstream: string): string => `.:53 {
        forward . ${upstream}
        loop
      }`;

describe('a ConfigMap as a resource', () => {
  const resource = (type: string, upstream: string): string => `
resource "${type}" "coredns" {
  metadata {
    name      = "coredns"
    namespace = "kube-system"
  }
  data = {
    Corefile = <<-EOT
      ${corefile(upstream)}
    EOT
    "other" = file("\${path.module}/x")
  }
}
resource "kubernetes_service" "dns" {
  metadata { name = "kube-dns" }
  spec {
    cluster_ip = "10.96.0.10"
    selector   = { k8s-app = "kube-dns" }
    port {
      name     = "dns"
      port     = 53
      protocol = "UDP"
    }
  }
}
`;
  test.each(['kubernetes_config_map', 'kubernetes_config_map_v1', 'kubernetes_config_map_v1_data'])('%s', (type) => {
    const { said } = scanTexts({ 'dns.tf': resource(type, '127.0.0.1') });
    expect(said).toEqual(['error LG101 dns.tf:10:19 always fatal', 'note LG801 dns.tf:14:15']);
    expect(scanTexts({ 'dns.tf': resource(type, '9.9.9.9') }).said).toEqual(['note LG801 dns.tf:14:15']);
  });

  test('its guard deleted', () => {
    const before = resource('kubernetes_config_map', '9.9.9.9');
    const after = before.replace('        loop\n', '');
    expect(scanTexts({ 'dns.tf': after }, { 'dns.tf': before }).said).toEqual([
      'error LG201 dns.tf:9:7',
      'existing note LG801 dns.tf:13:15',
    ]);
  });
});

test('a workload as a resource, with its policy, its image and its volumes', () => {
  const text = `
resource "kubernetes_daemon_set_v1" "dns" {
  metadata {
    name      = "dns"
    namespace = "kube-system"
  }
  spec {
    template {
      metadata { labels = { app = "dns" } }
      spec {
        host_network = true
        dns_policy   = "Default"
        container {
          name  = "coredns"
          image = "coredns/coredns:1.11.3"
          args  = ["-conf", "/etc/coredns/Corefile"]
          volume_mount {
            name       = "config"
            mount_path = "/etc/coredns"
          }
        }
        volume {
          name = "config"
          config_map { name = "dns" }
        }
      }
    }
  }
}
resource "kubernetes_config_map" "dns" {
  metadata {
    name      = "dns"
    namespace = "kube-system"
  }
  data = { "Corefile" = ".:53 {\\n  forward . 127.0.0.1\\n}\\n" }
}
`;
  // On the node's network the loopback is its own.
  expect(scanTexts({ 'dns.tf': text }).said).toEqual(['error LG101 dns.tf:35:46 always absent']);
});

describe('texts inside', () => {
  const manifest = (upstream: string): string => `apiVersion: v1
    kind: ConfigMap
    metadata: { name: coredns, namespace: kube-system }
    data:
      Corefile: |
        .:53 {
          forward . ${upstream}
          loop
        }`;
  test.each([
    ['kubectl_manifest', 'yaml_body = <<-YAML', 'YAML'],
    ['local_file', 'content = <<-EOF', 'EOF'],
    ['kubernetes_manifest', 'manifest = yamldecode(<<-EOF', 'EOF\n  )'],
  ])('%s', (type, head, end) => {
    const text = (upstream: string): string =>
      `resource "${type}" "dns" {\n  ${head}\n    ${manifest(upstream)}\n  ${end}\n}\n`;
    expect(scanTexts({ 'x/main.tf': text('127.0.0.1') }).said).toEqual(['error LG101 x/main.tf:9:21 always fatal']);
    expect(scanTexts({ 'x/main.tf': text('9.9.9.9') }).said).toEqual([]);
  });

  test('a manifest as an object', () => {
    const text = `resource "kubernetes_manifest" "dns" {
  manifest = {
    apiVersion = "v1"
    kind       = "ConfigMap"
    metadata   = { name = "coredns", namespace = "kube-system" }
    data = {
      Corefile = <<EOF
.:53 {
  forward . \${var.upstream}
  loop
}
EOF
    }
  }
}
`;
    expect(scanTexts({ 'main.tf': text }).said).toEqual(['note LG305 main.tf:9:13']);
    const joined = text.replace('var.upstream', 'join(" ", [for s in var.servers : "${s}:53"])');
    expect(scanTexts({ 'main.tf': joined }).said).toEqual(['note LG305 main.tf:9:13']);
    expect(scanTexts({ 'main.tf': text.replace(/\$\{.*\}/, '127.0.0.1') }).said).toEqual([
      'error LG101 main.tf:9:13 always fatal',
    ]);
  });
});

describe('the coredns chart', () => {
  const values = (plugins: string): string => `servers:
      - zones: [{ zone: . }]
        port: 53
        plugins:
          - name: forward
            parameters: . 127.0.0.1
${plugins}`;
  test('values in a here-document, and encoded', () => {
    const here = `resource "helm_release" "coredns" {
  name       = "coredns"
  namespace  = "kube-system"
  repository = "https://coredns.github.io/helm"
  chart      = "coredns"
  values = [<<-EOT
      ${values('          - name: loop')}
    EOT
  ]
}
`;
    expect(scanTexts({ 'dns.tf': here }).said).toEqual(['error LG101 dns.tf:12:27 always fatal']);
    const encoded = `resource "helm_release" "dns" {
  chart = "coredns"
  values = [yamlencode({
    servers = [{
      port    = 53
      zones   = [{ zone = "." }]
      plugins = [{ name = "forward", parameters = ". 127.0.0.1" }]
    }]
  })]
}
`;
    expect(scanTexts({ 'dns.tf': encoded }).said).toEqual(['error LG101 dns.tf:7:54 always absent']);
  });

  test('values in a file beside it', () => {
    const text = `resource "helm_release" "coredns" {
  name   = "coredns"
  chart  = "coredns"
  values = [file("\${path.module}/values.yaml")]
}
`;
    const said = scanTexts({ 'infra/dns.tf': text, 'infra/values.yaml': values('').replace(/^ {6}/gm, '') }).said;
    expect(said.filter((line) => line.includes('LG101'))).toEqual(['error LG101 infra/values.yaml:6:21 always absent']);
  });

  test('another chart is none of ours', () => {
    expect(
      scanTexts({ 'x.tf': 'resource "helm_release" "x" {\n  chart = "nginx"\n  values = ["servers: [forward]"]\n}\n' })
        .said,
    ).toEqual([]);
  });
});

test.each([
  [
    'aws_eks_addon',
    (inner: string) =>
      `resource "aws_eks_addon" "coredns" {\n  addon_name = "coredns"\n  configuration_values = ${inner}\n}\n`,
  ],
  [
    'the EKS module',
    (inner: string) => `module "eks" {\n  addons = {\n    coredns = { configuration_values = ${inner} }\n  }\n}\n`,
  ],
])('the add-on of EKS: %s', (_, around) => {
  const text = around(
    'jsonencode({\n    corefile = <<-EOT\n      .:53 {\n        forward . 127.0.0.1\n      }\n    EOT\n  })',
  );
  const said = scanTexts({ 'eks.tf': text }).said;
  expect(said.filter((line) => line.includes('LG101'))).toHaveLength(1);
  expect(said[0]).toMatch(/^error LG101 eks\.tf:6:19 always absent$/);
});

describe('the language', () => {
  const read = (text: string): unknown =>
    readHcl(wholeFile({ path: 'x.tf', text })).blocks.map(({ type, labels, body }) => ({
      type,
      labels,
      body: plain(body),
    }));
  const plain = (node: unknown): unknown => {
    const one = node as {
      kind: string;
      entries?: { key: string; value: unknown }[];
      items?: unknown[];
      value?: unknown;
      text?: { text: string };
    };
    if (one.kind === 'map') return Object.fromEntries((one.entries ?? []).map(({ key, value }) => [key, plain(value)]));
    if (one.kind === 'sequence') return (one.items ?? []).map(plain);
    return one.value === null ? `?${one.text?.text}` : one.value;
  };

  test('attributes, blocks, lists, comments, escapes, expressions', () => {
    const text = `# comment
a "b" "c" { // more
  n = 5
  t = true
  s = "x\\n\\"y\\" $\${z} \${v["k"]} \\u0041" /* and
  more */
  l = [1, "two", var.three, [4]]
  o = { k = 1, "q" : 2 }
  e = var.x ? "a" : "b"
  f = concat(["a"], ["b"])
  inner "label" { deep { x = 1 } }
}
`;
    expect(read(text)).toEqual([
      {
        type: 'a',
        labels: ['b', 'c'],
        body: {
          n: 5,
          t: true,
          s: 'x\n"y" ${z} ${v_k} A',
          l: [1, 'two', '?var.three', [4]],
          o: { k: 1, q: 2 },
          e: '?var.x ? "a" : "b"',
          f: '?concat(["a"], ["b"])',
          inner: { deep: { x: 1 } },
        },
      },
    ]);
  });

  test('nothing throws, and depth is bounded', () => {
    const word = fc.constantFrom(
      'resource',
      '"a"',
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      '=',
      ',',
      '\n',
      '<<-EOT\n',
      'EOT\n',
      '${',
      '"',
      '#',
      '/*',
      'x',
      ' ',
      ':',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        readHcl(wholeFile({ path: 'x.tf', text: words.join('') }));
      }),
      draws(3000),
    );
    expect(() => readHcl(wholeFile({ path: 'x.tf', text: 'a = ['.repeat(100_000) }))).not.toThrow();
  });
});
