/** Files of one folder that commands apply one by one, each to a cluster of its own: none is laid over another. */
import { expect, test } from '@jest/globals';
import { configMap } from '../support/manifests.ts';
import { loudIn, scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const GUARDED = configMap('.:53 {\n    loop\n    forward . 192.0.2.53\n}\n');
const BARE = GUARDED.replace('        loop\n', '');
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => !/^(?:existing|note)/.test(one));

const WAYS: readonly (readonly [string, (names: readonly string[]) => string])[] = [
  ['up.sh', (names) => names.map((name) => `kubectl --context ${name} apply -f clusters/${name}.yaml\n`).join('')],
  ['loop.sh', (names) => `for c in ${names.join(' ')}; do kubectl --context $c apply -f clusters/$c.yaml; done\n`],
  ['all.sh', () => 'for f in clusters/*.yaml; do kubectl --context $(basename $f .yaml) apply -f $f; done\n'],
  [
    'Makefile',
    (names) => names.map((name) => `${name}:\n\tKUBECONFIG=${name} kubectl apply -f clusters/${name}.yaml\n`).join(''),
  ],
  [
    '.github/workflows/up.yml',
    (names) =>
      `jobs:\n  up:\n    strategy: { matrix: { c: [${names.join(', ')}] } }\n    steps:\n    - run: kubectl --context \${{ matrix.c }} apply -f clusters/\${{ matrix.c }}.yaml\n`,
  ],
];

test.each(WAYS)('by %s', (path, write) => {
  const files = (maps: Files): Files => ({
    ...Object.fromEntries(Object.entries(maps).map(([name, text]) => [`clusters/${name}.yaml`, text])),
    [path]: write(Object.keys(maps)),
  });
  const [one, both, other] = [files({ a: GUARDED }), files({ a: GUARDED, b: BARE }), files({ a: BARE, b: GUARDED })];
  expect(loud(both, one)).toEqual([]);
  expect(loud(files({ a: BARE }), other)).toEqual([]);
  expect(loud(files({ '0': GUARDED, a: BARE }), other)).toEqual([]);
  expect(loud(files({ a: BARE }), one)).toHaveLength(1);
  expect(loudIn(both)).toEqual([]);
});

test('to one cluster, the last counts', () => {
  const up = (...names: readonly string[]): Files => ({
    'clusters/a.yaml': GUARDED,
    'clusters/b.yaml': BARE,
    'up.sh': names.map((name) => `kubectl --context A apply -f clusters/${name}.yaml\n`).join(''),
  });
  expect(loud(up('a', 'b'), up('a'))).toHaveLength(1);
  const folder = { 'k/a.yaml': GUARDED, 'up.sh': 'kubectl --context A apply -f k/\n' };
  expect(loud({ ...folder, 'k/b.yaml': BARE }, folder)).toHaveLength(1);
});
