/** A Corefile that the scan leaves out, or reads nothing of, where a change names it or takes its guard. */
import { describe, expect, test } from '@jest/globals';
import { check } from '../../src/judge/check.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { inputOf, scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const map = (up: string, loop = '    loop\n'): string =>
  configMap(`.:53 {\n    errors\n${loop}    forward . ${up}\n    cache 30\n}\n`);
const DNS = { 'dns/cm.yaml': map('192.0.2.53'), 'dns/dep.yaml': deployment('1.11.3'), 'dns/svc.yaml': SERVICE };
const warnings = ({ report }: ReturnType<typeof check>): readonly string[] =>
  report.findings.flatMap(({ severity, code, at }) =>
    severity === 'note' ? [] : `${severity} ${code} ${at.file.path}`,
  );

describe('a file below vendor/', () => {
  const after = (head: Files): readonly string[] => {
    const input = inputOf({ ...DNS, ...head }, DNS);
    const isOut = (path: string): boolean => path.startsWith('vendor/');
    const leftOutBelow = (folder: string): readonly string[] =>
      Object.keys(head).filter((path) => isOut(path) && `${path}/`.startsWith(folder));
    const files = () => [...input.tree.files()].filter(({ path }) => !isOut(path));
    return warnings(check({ ...input, tree: { ...input.tree, files, leftOutBelow } }));
  };
  const naming: readonly (readonly [string, string])[] = [
    ['up.sh', 'ln -s $PWD/vendor/dns/cm.yaml /var/lib/rancher/k3s/server/manifests/\n'],
    ['k3d.yaml', 'kind: Simple\nfiles: [{ source: vendor/dns/cm.yaml, destination: k3s-manifests/dns.yaml }]\n'],
    ['Pulumi.yaml', 'resources: { c: { properties: { file: vendor/dns/cm.yaml } } }\n'],
    ['index.ts', 'new k8s.yaml.ConfigFile("c", { file: "vendor/dns/cm.yaml" });\n'],
    ['deploy.ps1', 'kubectl apply -f vendor\\dns\\cm.yaml\n'],
    ['install.sh', 'helm upgrade --install d vendor/dns -n kube-system\n'],
    ['x.tf', 'locals {\n  f = "vendor/dns/cm.yaml"\n}\n'],
  ];
  test.each(naming)('is reported where %s names it: %s', (by, text) => {
    for (const manifest of [map('192.0.2.53', ''), map('10.96.0.10')])
      expect(after({ [by]: text, 'vendor/dns/cm.yaml': manifest })).toEqual([`warning LG802 ${by}`]);
  });
  test.each(naming)('is not where it is sound, and named by %s', (by, text) => {
    expect(after({ [by]: text, 'vendor/dns/cm.yaml': map('192.0.2.53') })).toEqual([]);
  });
  test('is not where nothing names it, or only what leaves files out', () => {
    const bad = { 'vendor/dns/cm.yaml': map('10.96.0.10') };
    for (const [path, text] of [
      ['a.sh', 'ls vendor\n'],
      ['.yamllint', 'ignore: [vendor/dns/cm.yaml]\n'],
      ['.github/CODEOWNERS', 'vendor/dns/ @dns\n'],
      ['ci.yml', 'exclude: vendor/dns/cm.yaml\n'],
      ['vendor/modules.txt', 'vendor/dns/cm.yaml\n'],
      ['pkg/a_test.go', 'got := Read("../vendor/dns/cm.yaml")\n'],
      ['tests/test_a.py', 'read("vendor/dns/cm.yaml")\n'],
    ] as const)
      expect(after({ ...bad, [path]: text })).toEqual([]);
  });
});

describe('a text that nothing is read of', () => {
  const [with_, without] = ['. {\n  forward . 192.0.2.53\n  loop\n}\n', '. {\n  forward . 192.0.2.53\n}\n'];
  const indented = (text: string): string => text.replace(/^/gm, '    ').trimEnd();
  const forms: readonly (readonly [string, (corefile: string) => string])[] = [
    ['ch/values.yaml', (corefile) => `d:\n  Corefile: |\n${indented(corefile)}\n`],
    ['dns/rgd.json', (corefile) => JSON.stringify({ kind: 'ResourceGraphDefinition', Corefile: corefile })],
    ['site/dns.properties', (corefile) => `corefile=${corefile.replaceAll('\n', '\\\n')}`],
  ];
  test.each(forms)('loses its guard in %s', (path, form) => {
    const [before, head] = [with_, without].map((one) => ({ ...DNS, [path]: form(one) }));
    expect(warnings(scanTexts(head ?? {}, before))).toEqual([`warning LG802 ${path}`]);
  });
  test.each(forms)('keeps it, or goes with it, in %s', (path, form) => {
    const before = { ...DNS, [path]: form(with_) };
    const edited = { ...DNS, [path]: form(with_.replace('loop', 'loop\n  errors')) };
    expect(warnings(scanTexts(edited, before))).toEqual([]);
    expect(warnings(scanTexts({ ...DNS, [path]: form('x: y\n') }, before))).toEqual([]);
    expect(warnings(scanTexts(before, { ...DNS, [path]: form(without) }))).toEqual([]);
  });
});
