/** What of a chart helm is given. */
import { expect, test } from '@jest/globals';
import { filesOf } from '../../../src/tools/helm/local-charts.ts';

test('texts and templates that a scan leaves out are of the chart, and no schema and no .git is', () => {
  const texts: Readonly<Record<string, string>> = {
    'c/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
    'c/templates/a.yaml': 'Corefile: {{ .Files.Get "corefile.md" }}',
    'c/values.schema.json': '{}',
    'c/corefile.md': '. {}',
    'c/templates/vendor/b.yaml': 'kind: ConfigMap',
    'c/.git/config': 'x',
    'd/readme.md': 'x',
  };
  const left = ['c/.git/config', 'c/corefile.md', 'c/templates/vendor/b.yaml', 'd/readme.md'];
  const tree = {
    paths: Object.keys(texts).filter((path) => !left.includes(path)),
    bytesOf: (path: string) => (texts[path] === undefined ? undefined : Buffer.from(texts[path])),
    read: (path: string) => (texts[path] === undefined ? undefined : { path, text: texts[path] }),
    leftOutBelow: (folder: string) => left.filter((path) => path.startsWith(`${folder}/`)),
  };
  const file = { path: 'c/Chart.yaml', text: texts['c/Chart.yaml'] ?? '' };
  const chart = { directory: 'c', name: 'dns', file, dependencies: new Map<string, string>(), serves: true };
  const files = filesOf(chart, tree);
  expect(typeof files === 'string' ? files : [...files.keys()]).toEqual([
    'chart/Chart.yaml',
    'chart/templates/a.yaml',
    'chart/corefile.md',
    'chart/templates/vendor/b.yaml',
  ]);
});
