/** Values of a chart within another, as helm 4.1.4 was seen to put them together. */
import { describe, expect, test } from '@jest/globals';
import { isSwitchedOff, valueAt, valuesOf } from '../../../src/tools/helm/chart-layers.ts';
import { treeOf } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

function tree(files: Files): Parameters<typeof valuesOf>[1] {
  const { read } = treeOf(files);
  return {
    paths: Object.keys(files),
    read: (path) => {
      const bytes = read(path);
      return bytes === undefined ? undefined : { path, text: bytes.toString('utf8') };
    },
  };
}

const charts = (dependencies: string, values: string, own: string, more: Files = {}): Files => ({
  'c/Chart.yaml': `name: c\nversion: 0.1.0\ndependencies: [${dependencies}]\n`,
  'c/values.yaml': values,
  'c/charts/k/Chart.yaml': 'name: k\nversion: 0.1.0\n',
  'c/charts/k/values.yaml': own,
  ...more,
});
const seen = (files: Files, chart: string, path: string): readonly unknown[] =>
  valuesOf(chart, tree(files)).map((values) => {
    const node = valueAt(values, path.split('.'))?.node;
    return node?.kind === 'scalar' ? node.value : node?.kind;
  });

const K = '{ name: k, version: 0.1.0 }';
const EXPORTS = 'exports: { data: { g: 1 } }\n';

describe('the chart within', () => {
  test.each<[string, string, string, string, string, unknown]>([
    ['its own', K, '{}', 'g: 1', 'g', 1],
    ['below its name', K, 'k: { g: 2 }', 'g: 1', 'g', 2],
    ['unset', K, 'k: { g: null }', 'g: 1', 'g', null],
    ['below its alias', '{ name: k, version: 0.1.0, alias: z }', 'k: { g: 3 }\nz: { g: 2 }', 'g: 1', 'g', 2],
    ['not below its name', '{ name: k, version: 0.1.0, alias: z }', 'k: { g: 3 }', 'g: 1', 'g', 1],
    ['no dependency', '', 'k: { g: 2 }', 'g: 1', 'g', 2],
    ['global', K, 'global: { a: 1 }\nk: { global: { a: 5 } }', 'global: { a: 2 }', 'global.a', 1],
    ['global of its own', K, 'global: { a: 1 }', 'global: { b: 3 }', 'global.b', 3],
  ])('%s', (_, dependencies, values, own, path, expected) => {
    expect(seen(charts(dependencies, values, own), 'c/charts/k', path)).toEqual([expected]);
  });

  test('twice, with each values file', () => {
    const twice = `{ name: k, version: 0.1.0, alias: z }, ${K}`;
    const files = charts(twice, 'z: { g: 2 }\n', 'g: 1\n', { 'c/values-prod.yaml': 'k: { g: 4 }\n' });
    expect(seen(files, 'c/charts/k', 'g')).toEqual([2, 2, 1, 4]);
  });

  test('in a chart within', () => {
    const files = {
      ...charts(K, 'k: { l: { g: 1 } }', '{}'),
      'c/charts/k/charts/l/Chart.yaml': 'name: l\n',
      'c/charts/k/charts/l/values.yaml': 'g: 5\nh: 6\n',
    };
    expect(seen(files, 'c/charts/k/charts/l', 'g')).toEqual([1]);
    expect(seen(files, 'c/charts/k/charts/l', 'h')).toEqual([6]);
  });
});

describe('what the chart around imports', () => {
  const importing = (what: string): string => `{ name: k, version: 0.1.0, import-values: [${what}] }`;
  test.each<[string, string, string, string, string, unknown]>([
    ['exports', importing('data'), '{}', EXPORTS, 'g', 1],
    ['below its own', importing('data'), 'g: 2', EXPORTS, 'g', 2],
    ['that it states for it', importing('data'), 'k: { exports: { data: { g: 3 } } }', EXPORTS, 'g', 3],
    ['a path', importing('{ child: a.b, parent: my }'), '{}', 'a: { b: { g: 1 } }', 'my.g', 1],
    ['to the top', importing('{ child: a.b, parent: . }'), '{}', 'a: { b: { g: 1 } }', 'g', 1],
    ['the first of two', importing('a, b'), '{}', 'exports: { a: { g: 1 }, b: { g: 2 } }', 'g', 1],
    ['nothing', K, '{}', EXPORTS, 'g', undefined],
    ['nothing elsewhere', importing('{ child: a.b, parent: my }'), '{}', 'a: { b: { g: 1 } }', 'g', undefined],
    ['of a chart beside', '{ name: l, repository: "file://../l", import-values: [data] }', '{}', '{}', 'g', 7],
  ])('%s', (_, dependencies, values, own, path, expected) => {
    const beside = { 'l/Chart.yaml': 'name: l\n', 'l/values.yaml': 'exports: { data: { g: 7 } }\n' };
    expect(seen(charts(dependencies, values, own, beside), 'c', path)).toEqual([expected]);
  });
});

describe('a chart is switched off', () => {
  const on = (more: string): string => `{ name: k, version: 0.1.0, ${more} }`;
  test.each<[string, string, string, boolean]>([
    [on('condition: "a.b,k.enabled"'), 'k: { enabled: false }', '{}', true],
    [on('condition: "a.b,k.enabled"'), 'a: { b: true }\nk: { enabled: false }', '{}', false],
    [on('condition: k.enabled'), 'k: { enabled: "false" }', '{}', false],
    [on('condition: k.enabled'), '{}', 'enabled: false', true],
    [on('condition: k.enabled'), 'k: { enabled: true }', 'enabled: false', false],
    [on('tags: [a, b]'), 'tags: { a: false }', '{}', true],
    [on('tags: [a, b]'), 'tags: { a: false, b: true }', '{}', false],
    [on('tags: [a], condition: k.enabled'), 'tags: { a: false }\nk: { enabled: true }', '{}', false],
    [`${on('condition: k.enabled')}, ${on('alias: z')}`, 'k: { enabled: false }', '{}', false],
    [K, 'k: { enabled: false }', '{}', false],
    ['', 'k: { enabled: false }', '{}', false],
  ])('%s with %j and %j: %s', (dependencies, values, own, expected) => {
    expect(isSwitchedOff('c/charts/k', tree(charts(dependencies, values, own)))).toBe(expected);
  });

  test('with all values files, or with the chart around it', () => {
    const files = charts(on('condition: k.enabled'), 'k: { enabled: false }\n', '{}');
    expect(isSwitchedOff('c/charts/k', tree({ ...files, 'c/values-prod.yaml': 'k: { enabled: true }\n' }))).toBe(false);
    const deep = { ...files, 'c/charts/k/charts/l/Chart.yaml': 'name: l\n' };
    expect(isSwitchedOff('c/charts/k/charts/l', tree(deep))).toBe(true);
    expect(isSwitchedOff('c', tree(files))).toBe(false);
  });
});
