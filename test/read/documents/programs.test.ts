/** Programs that make manifests: the texts that stand in them. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const said = (path: string, text: string): readonly string[] => scanTexts({ [path]: text }).said;

describe('Jsonnet', () => {
  test('a manifest and a Corefile', () => {
    const manifest = `local x = |||\n  apiVersion: v1\n  kind: ConfigMap\n  metadata: { name: coredns, namespace: kube-system }\n  data:\n    Corefile: |\n      .:53 {\n        forward . 127.0.0.1\n      }\n|||;\n`;
    expect(said('x.jsonnet', manifest)).toEqual(['error LG101 x.jsonnet:8:19 always absent']);
    const key = `{ 'Corefile':: |||\n  .:53 {\n    forward . 127.0.0.1\n  }\n||| }\n`;
    expect(said('x.libsonnet', key)).toEqual(['error LG101 x.libsonnet:3:15 always absent']);
    expect(said('x.libsonnet', key.replace('127.0.0.1', '9.9.9.9').replace('forward', 'loop\n    forward'))).toEqual(
      [],
    );
  });
});

describe('Pulumi, CDK8s and their like', () => {
  const block = '.:53 {\n  forward . 127.0.0.1\n}\n';
  test.each([
    [
      'index.ts',
      `import * as k8s from '@pulumi/kubernetes';\nnew k8s.core.v1.ConfigMap('dns', { data: { Corefile: \`${block}\` } });\n`,
      '3:13',
    ],
    ['main.py', `import pulumi_kubernetes as k8s\nk8s.ConfigMap("dns", data={"Corefile": """${block}"""})\n`, '3:13'],
    [
      'main.go',
      `import "github.com/pulumi/pulumi-kubernetes/sdk/v4/go"\nvar data = pulumi.StringMap{"Corefile": pulumi.String(\`${block}\`)}\n`,
      '3:13',
    ],
  ])('%s', (path, text, place) => {
    expect(said(path, text)).toEqual([`error LG101 ${path}:${place} always absent`]);
  });

  test('a test, and a program of another kind, give nothing', () => {
    const text = `import 'x';\nconst c = { Corefile: \`${block}\` };\n`;
    expect(said('index.ts', text)).toEqual([]);
    expect(said('index.test.ts', text.replace("'x'", "'@pulumi/kubernetes'"))).toEqual([]);
    expect(said('test/setup_test.go', `var input = \`${block}\`\n// "github.com/pulumi/pulumi-kubernetes"\n`)).toEqual(
      [],
    );
  });

  test('the ConfigMap that is written around a Corefile is the one that a workload mounts', () => {
    const manifests = `apiVersion: apps/v1
kind: Deployment
metadata: {name: edge, namespace: dns}
spec:
  template:
    metadata: {labels: {app: edge}}
    spec:
      dnsPolicy: Default
      containers:
        - {name: coredns, image: coredns/coredns:1.11.3, args: [-conf, /c/Corefile], volumeMounts: [{name: c, mountPath: /c}]}
      volumes: [{name: c, configMap: {name: edge-config}}]
---
apiVersion: v1
kind: Service
metadata: {name: edge, namespace: dns}
spec: {clusterIP: 10.96.0.53, selector: {app: edge}, ports: [{port: 53, protocol: UDP}]}
`;
    const text = block.replace('127.0.0.1', '10.96.0.53');
    const loops = (path: string, program: string): readonly string[] =>
      scanTexts({ [path]: program, 'dns.yaml': manifests }).report.findings.flatMap(({ code, server }) =>
        code === 'LG101' ? [`${server}`] : [],
      );
    const typescript = `import * as k8s from '@pulumi/kubernetes';
new k8s.core.v1.ConfigMap('c', { metadata: { labels: { name: 'x' }, name: 'edge-config', namespace: 'dns' }, data: { Corefile: \`${text}\` } });
`;
    expect(loops('index.ts', typescript)).toEqual(['dns/Deployment/edge']);
    expect(loops('index.ts', typescript.replace("'edge-config'", "'other'"))).toEqual([]);
    const jsonnet = `{ cm: { kind: 'ConfigMap', data: { Corefile: |||\n  ${text.replaceAll('\n', '\n  ')}\n||| }, metadata: { name: 'edge-config', namespace: 'dns' } } }\n`;
    expect(loops('x.jsonnet', jsonnet)).toEqual(['dns/Deployment/edge']);
    const around = (corefile: string): string =>
      `{ kind: 'ConfigMap', metadata: { name: 'edge-config', namespace: 'dns' }, data: { Corefile: ${corefile} } }\n`;
    const variable = `local corefile = |||\n  ${text.replaceAll('\n', '\n  ')}\n|||;\n${around('corefile')}`;
    expect(loops('x.jsonnet', variable)).toEqual(['dns/Deployment/edge']);
    expect(loops('x.jsonnet', variable.replace('Corefile: corefile', 'Corefile: corefile2'))).toEqual([]);
    for (const more of ['corefile + more', 'corefile % values', 'corefile.text', 'corefile(1)'])
      expect(loops('x.jsonnet', variable.replace('Corefile: corefile', `Corefile: ${more}`))).toEqual([]);
    // What is added to a block, or filled in beside the loop, may be anything; nothing of that leaves it as it is.
    const certain = (tail: string, lines = ''): readonly string[] =>
      scanTexts({
        'x.jsonnet': jsonnet
          .replace('|||,', `|||${tail},`)
          .replace('||| },', `|||${tail} },`)
          .replace('\n  }', `${lines}\n  }`),
        'dns.yaml': manifests,
      }).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [`${certainty}`] : []));
    for (const tail of ['', ' % values', '\n % { a: 1 }']) expect(certain(tail)).toEqual(['always']);
    for (const tail of [' + more', '\n+ more', '+more % values']) expect(certain(tail)).toEqual(['assumed']);
    expect(certain(' % values', '\n    %(more)s')).toEqual(['assumed']);
    const files = { 'lib/x.jsonnet': around("importstr '../files/Corefile'"), 'dns.yaml': manifests };
    const imported = scanTexts({ ...files, 'files/Corefile': text });
    expect(imported.said).toContain('error LG101 files/Corefile:2:13 always absent');
    const added = around("importstr '../files/Corefile' + more");
    const map = (one: typeof imported): readonly unknown[] => one.report.servers.map(({ name }) => name);
    expect(map(scanTexts({ ...files, 'lib/x.jsonnet': added, 'files/Corefile': text }))).not.toEqual(map(imported));
    // Its configuration stays in sight where it moves into an imported file.
    const guarded = (one: string): string =>
      one.replace('10.96.0.53', '192.0.2.53').replace('forward', 'loop\n  forward');
    const before = { ...files, 'lib/x.jsonnet': guarded(jsonnet) };
    expect(scanTexts({ ...files, 'files/Corefile': guarded(text) }, before).said).toEqual([]);
  });

  test('a name that says Corefile', () => {
    const python = `from cdk8s_plus_27 import ConfigMap\nEDGE_COREFILE = """\\\n${block}"""\n`;
    expect(said('main.py', python)).toEqual(['error LG101 main.py:4:13 always absent']);
    const typed = `import 'cdk8s';\nexport const corefile: string = \`${block}\`;\n`;
    expect(said('main.ts', typed)).toEqual(['error LG101 main.ts:3:13 always absent']);
  });
});
