/** What is read once of a text that several servers have, and which files of a folder state the same. */
import { describe, expect, test } from '@jest/globals';
import { fillPartialFiles } from '../../../src/core/cluster/file-variants.ts';
import { readingOnce } from '../../../src/core/cluster/read-once.ts';
import { versionElsewhere, versionOf } from '../../../src/core/cluster/stated-version.ts';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { ConfigContext } from '../../../src/core/facts/readers.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { askedOnce } from '../../../src/core/text/once.ts';
import { readCorefile } from '../../../src/languages/corefile/index.ts';
import { contextOf } from '../../languages/corefile/read.ts';
import { at, configMap, container, located, service, textOf, workload } from './facts.ts';

test('an answer is asked for once, also where there is none', () => {
  let count = 0;
  const ask = askedOnce((_: object) => {
    count += 1;
    return undefined;
  });
  const one = {};
  expect([ask(one), ask(one), ask({})]).toEqual([undefined, undefined, undefined]);
  expect(count).toBe(2);
});

describe('a text', () => {
  /** How often it is read for these contexts, one after the other. */
  function readsOf(corefile: string, ...contexts: readonly Partial<ConfigContext>[]): number {
    let count = 0;
    const read = readingOnce((text, context) => {
      count += 1;
      return readCorefile(text, context);
    });
    const text = textOf(corefile);
    const readings = contexts.map((context) => read(text, contextOf(context)));
    for (const [index, { value, notices }] of readings.entries()) {
      const own = readCorefile(text, contextOf(contexts[index]));
      expect(value).toEqual(own.value);
      expect(notices).toEqual(own.notices);
      for (const other of readings.slice(0, index))
        for (const [n, block] of value.blocks.entries()) expect(block).not.toBe(other.value.blocks[n]);
    }
    return count;
  }
  const plain = '. {\n forward . 10.0.0.1\n}\n';
  const filled = '. {\n forward . {$UP}\n}\n';
  const imports = '. {\n import parts/*\n}\n';
  const zone = '. {\n file db a.org\n}\n';
  const env = (value: string, name = 'UP') => ({ env: new Map([[name, value]]) });
  const files = (...paths: readonly string[]) => ({
    files: new Map(paths.map((path) => [`/etc/coredns/${path}`, textOf('errors\n', path)])),
  });
  test.each<readonly [string, number, string, ...Partial<ConfigContext>[]]>([
    ['is read once', 1, plain, {}, {}],
    ['is read once whatever stands around it', 1, plain, env('10.0.0.1'), files('a')],
    ['is read again for another version', 2, plain, { version: '1.14.7' }, { version: '1.15.0' }],
    ['is read again at another path', 2, plain, {}, { path: '/Corefile' }],
    ['is read again after another setting', 3, plain, {}, { path: '/Corefile' }, {}],
    ['is read once for the same variables', 1, filled, env('10.0.0.1'), env('10.0.0.1')],
    ['is read again for another value', 2, filled, env('10.0.0.1'), env('10.0.0.2')],
    ['is read again for another name', 2, filled, env('10.0.0.1'), env('10.0.0.1', 'UQ')],
    [
      'is read again for one more variable',
      2,
      filled,
      env('10.0.0.1'),
      { env: new Map([...env('10.0.0.1').env, ['B', '']]) },
    ],
    [
      'is read again for another file',
      2,
      filled,
      { ...env('10.0.0.1'), ...files('a') },
      { ...env('10.0.0.1'), ...files('b') },
    ],
    [
      'is read again for one more file',
      2,
      filled,
      { ...env('10.0.0.1'), ...files('a') },
      { ...env('10.0.0.1'), ...files('a', 'b') },
    ],
    ['is each read that imports others', 2, imports, files('parts/a'), files('parts/a')],
    ['is read once where a file is absent both times', 1, zone, { isAbsent: () => true }, { isAbsent: () => true }],
    ['is read again where one may be there', 2, zone, { isAbsent: () => true }, { isAbsent: () => false }],
    ['is read again where one is no longer there', 2, zone, { isAbsent: () => false }, { isAbsent: () => true }],
  ])('%s', (_, count, text, ...contexts) => {
    expect(readsOf(text, ...contexts)).toBe(count);
  });
  test('is read again where its places are others', () => {
    let count = 0;
    const read = readingOnce((text, context) => {
      count += 1;
      return readCorefile(text, context);
    });
    const text = textOf(plain, 'a');
    read(text, contextOf());
    read({ ...text, segments: text.segments.map((one) => ({ ...one })) }, contextOf());
    expect(count).toBe(1);
    read({ ...text, segments: text.segments.map((one) => ({ ...one, at: one.at + 1 })) }, contextOf());
    expect(count).toBe(2);
    read({ ...text, segments: [...text.segments, ...text.segments] }, contextOf());
    expect(count).toBe(3);
  });
});

describe("CoreDNS's version", () => {
  const version = located('1.11.3');
  test('says nothing elsewhere where the Corefile is in sight, whatever stands beside it', () => {
    expect(versionElsewhere(version, [configMap('a', { Corefile: '', other: '' })])).toBeUndefined();
    expect(versionElsewhere(version, [service('a', '10.96.0.10'), configMap('a', { Corefile: '' })])).toBeUndefined();
    expect(versionElsewhere(version, [configMap('a', { other: '' })])).toBe(version);
    expect(versionElsewhere(version, [service('a', '10.96.0.10')])).toBe(version);
  });
  test.each([
    ['coredns/coredns:1.11.3', '1.11.3'],
    ['rancher/hardened-coredns:v1.9.3-build1', '1.9.3'],
    ['coredns/coredns:011', '0.0.11'],
    ['coredns/coredns:0115', undefined],
    ['coredns/coredns:latest', undefined],
    ['coredns/coredns', undefined],
    ['x:1.2.3', undefined],
  ])('of %s', (image, expected) => expect(versionOf(image)).toBe(expected));
});

describe('files of one folder', () => {
  const PATHS = ['k/a.yaml', 'k/b.yaml'];
  const map = (path: string, more: object = {}): Fact => configMap('dns', { Corefile: '.' }, { at: at(path), ...more });
  const server = (path: string, more: object = {}): Fact =>
    workload('dns', [container('coredns/coredns:1.11.3')], { at: at(path), ...more });
  const address = (path: string): Fact => service('dns', '10.96.0.10', '53', { at: at(path) });
  /** Of each file the kinds that it is judged with, what each may differ by, and what it is among the others. */
  function filled(a: readonly Fact[], b: readonly Fact[], budget = openBudget()) {
    const lists = new Map(PATHS.map((path, index) => [path, [...([a, b][index] ?? [])]]));
    const { variants, unjudged } = fillPartialFiles(lists, new Set(['k']), budget);
    const kinds = PATHS.map((path) =>
      lists
        .get(path)
        ?.map(
          (fact) => `${fact.kind}${'mayDiffer' in fact && fact.mayDiffer !== undefined ? ` if ${fact.mayDiffer}` : ''}`,
        ),
    );
    const marks = PATHS.map((path) => {
      const { partial, last } = variants.get(path) ?? {};
      return [partial === true ? 'partial' : 'whole', ...(last === true ? ['last'] : [])].join(' ');
    });
    return { kinds, marks, unjudged: unjudged.length };
  }
  const [A, B] = ['k/a.yaml', 'k/b.yaml'] as const;
  const after = (path: string): string => ` if ${path} is applied after the other files of its folder`;
  test('that are whole are each its own', () => {
    expect(filled([server(A), map(A)], [server(B), map(B)])).toEqual({
      kinds: [
        ['workload', 'config-map'],
        ['workload', 'config-map'],
      ],
      marks: ['whole', 'whole last'],
      unjudged: 0,
    });
  });
  test('of which the last is partial: it is judged with the rest of the other, which it may replace', () => {
    expect(filled([server(A), map(A), address(A)], [map(B)])).toEqual({
      kinds: [
        ['workload', 'config-map if k/b.yaml is not applied after k/a.yaml', 'service'],
        ['config-map', 'workload', 'service'],
      ],
      marks: ['whole', 'partial last'],
      unjudged: 0,
    });
  });
  test('of which the first is partial: it counts where it is applied last', () => {
    expect(filled([map(A)], [server(B), map(B), address(B)])).toEqual({
      kinds: [
        [`config-map${after(A)}`, `workload${after(A)}`, 'service'],
        ['workload', 'config-map', 'service'],
      ],
      marks: ['partial', 'whole last'],
      unjudged: 0,
    });
  });
  test('of which one is applied by a tool', () => {
    const { kinds, marks } = filled([server(A), map(A)], [map(B, { appliedBy: 'task' })]);
    expect(marks).toEqual(['whole', 'partial']);
    expect(kinds).toEqual([
      ['workload', 'config-map'],
      [`config-map${after(B)}`, `workload${after(B)}`],
    ]);
  });
  test('where a tool decides which are used', () => {
    expect(filled([server(A), map(A)], [map(B, { clusterPath: B })]).kinds).toEqual([
      ['workload', 'config-map'],
      ['config-map'],
    ]);
  });
  test('beyond the budget are not judged together', () => {
    expect(filled([server(A), map(A)], [map(B)], openBudget({ sharedFacts: 0 })).unjudged).toBe(1);
  });
});
