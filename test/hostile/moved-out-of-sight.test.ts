/** Files of a server that the base shows, moved to where nothing is read. */
import { describe, expect, test } from '@jest/globals';
import { check } from '../../src/judge/check.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { displayName, inputOf } from '../support/scan-texts.ts';

describe('manifests that move with their guard gone', () => {
  const base = {
    'deploy/cm.yaml': configMap('.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n    cache 30\n}\n'),
    'deploy/dep.yaml': deployment('1.11.3'),
    'deploy/svc.yaml': SERVICE,
  };
  const moved = (to: (path: string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(base).map(([path, text]) => [
        to(path),
        text.replace(' loop\n', '').replace('192.0.2.53', '10.96.0.10'),
      ]),
    );
  const judged = (head: Readonly<Record<string, string>>, isOut: (path: string) => boolean): readonly string[] => {
    const input = inputOf(head, base);
    const { tree } = input;
    const out = Object.keys(head).filter(isOut);
    const files = () => [...tree.files()].filter(({ path }) => !isOut(path));
    const leftOutBelow = (folder: string) => out.filter((path) => folder === '' || path.startsWith(`${folder}/`));
    return check({ ...input, tree: { ...tree, files, leftOutBelow } }).report.findings.map(displayName);
  };

  test.each(['vendor', 'node_modules', 'x/testdata'])('to %s, where nothing is read', (folder) => {
    const head = moved((path) => `${folder}/${path}`);
    expect(judged(head, (path) => path.startsWith(folder))).toEqual([`warning LG802 ${folder}/deploy/cm.yaml:1:1`]);
  });
  test('to a name that nothing reads', () => {
    const head = moved((path) => path.replace('.yaml', '.md'));
    expect(judged(head, (path) => path.endsWith('.md'))).toEqual(['warning LG802 deploy/cm.md:1:1']);
  });
  test('not where a kustomization makes another object of the file', () => {
    const corefile = '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n';
    const made = (namespace: string): string =>
      `namespace: ${namespace}\nconfigMapGenerator: [{ name: dns, files: [Corefile] }]\n`;
    const before = { 'a/kustomization.yaml': made('a'), 'a/Corefile': corefile };
    const after = { 'b/app/kustomization.yaml': made('b'), 'b/app/Corefile': corefile };
    expect(check(inputOf(after, before)).report.findings.map(displayName)).toEqual([]);
  });
  test('not where they are deleted, or another file of the name lies there', () => {
    expect(judged({ 'README.md': 'x\n' }, () => false)).toEqual([]);
    expect(judged({ 'vendor/cm.yaml': 'kind: Namespace\n' }, (path) => path.startsWith('vendor'))).toEqual([]);
    const [manifest = ''] = Object.values(base);
    const other = manifest.replace(
      /Corefile: \|[\s\S]*/,
      'web.conf: |\n    errors on;\n    listen 80;\n    cache 30;\n',
    );
    expect(judged({ 'vendor/cm.yaml': other }, (path) => path.startsWith('vendor'))).toEqual([]);
  });
});
