/** Programs that make manifests: the texts that stand in them. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

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
});
