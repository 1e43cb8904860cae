/** The short way through YAML against the parser: it says the same to the last place, or nothing. */
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { slice, wholeFile } from '../../../src/core/text/source-text.ts';
import { readPlainYaml } from '../../../src/read/documents/plain-yaml.ts';
import { splitStream } from '../../../src/read/documents/split.ts';
import { readByParser } from '../../../src/read/documents/yaml.ts';
import { seedsBelow } from '../../fuzz/execute.ts';
import { mutatedText } from '../../fuzz/mutate.ts';
import { randomOf } from '../../fuzz/random.ts';
import { firstSeed, share } from '../../support/draws.ts';

const seeds = seedsBelow(fileURLToPath(new URL('../../repos', import.meta.url)));
const documentsOf = (text: string): readonly string[] =>
  splitStream(text).map(({ start, end }) => text.slice(start, end));
const yamls = seeds.repositories.flatMap((files) =>
  Object.entries(files)
    .filter(([path]) => /\.ya?ml$/.test(path))
    .flatMap(([, text]) => documentsOf(text)),
);

/** Whether the short way reads it. In front stands what a document before it would be. */
function isReadAlike(text: string, front = ''): boolean {
  const file = { path: 'a.yaml', text: front + text };
  const source = front === '' ? wholeFile(file) : slice(wholeFile(file), front.length, file.text.length);
  const read = readPlainYaml(source);
  if (read === undefined) return false;
  const whole = readByParser(source);
  if (!isDeepStrictEqual({ value: read, notices: [] }, whole))
    expect({ text, reading: { value: read, notices: [] } }).toEqual({ text, reading: whole });
  return true;
}

const PLAIN: readonly string[] = [
  'a: b\n',
  '---\na: b\nc:\n  d: e f\n',
  'a:\n- b\n- c: d\n  e:\n  - f\ng: h\n',
  'a:\n  - b: 1\n    c: -20\n  - d: true\n  -\n    e: ~\n  - - f\n    - g\n',
  'a:\nb:\n\nc: null\n',
  "\"a\": \"b c\"\n'd': 'it''s'\n",
  '# head\na: b # beside\n\n# between\nc:\n  # below\n  d: e # last\n',
  'a:\n  b: c # ends what is open\n',
  'a: { b: c, d: [e, "f", \'g\', 1], h: {}, i: [] } # x\n',
  'a: |\n  .:53 {\n    loop\n\n    forward . 1.1.1.1 # x\n  }\n\nb: |-\n  x\n',
  'a:\n  - |\n    x\n      y\n  - >-\n    z\n    w\n\n      v\nb: c',
  'image: registry.k8s.io/coredns/coredns:v1.11.3\nat: 10.96.0.10\nfrom: 1.2.3\nto: --flag\n',
  'a: b:c\n',
  'a: [-b, --c=d, -1, { e: -f }]\n',
  'schlüssel: wert\n',
  'a: ::/0\nb:\n- ::1\n- - :53 # all\nc: :=\n',
  'a: b\n  c\n',
  'a: b  \n    c - d\n',
  'a: "b\n  c"\n',
  'a: |\n  b\n    \n   \n\n  c\nd: |-\n  e\n     \n  f',
  "a:\n- 'b: c''\n    # d\n  -e  ' # f\n- g: 'h \n     ''\n       {{ i }}'\n  j: \"k \n    \\n\\\" \n    l\"\n",
  'a:\n  b: c d\n    e, "f"\n     - g # h\n  i:\n  - j\n    > k\n    l\n  - m: null\n      1\nn: o\n',
  'a:\n  {}\nb:\n- c:\n\n    [d, { e: f }] # g\n  h:\n    {i: j}\n-\n  []\nk: l\n',
  'a: "b \\"c\\" \\\\ d\\n\\te" # f\n"g\\"": ["h\\n", { i: "\\t" }]\n',
];
test.each(PLAIN)('%j is read', (text) => {
  expect(isReadAlike(text)).toBe(true);
  expect(isReadAlike(text, 'x: y\n')).toBe(true);
});

/** What hides a word or a meaning, or is wrong: left to the parser. */
const OTHER: readonly string[] = [
  'a: "core\\x64ns"\n',
  'a: "b\\/c"\n',
  'a: "b\\\n  c"\n',
  'a: b\n  c: d\n',
  'a: b\n\n  c\n',
  'a: b\n  # c\n  d\n',
  'a: b # c\n  d\n',
  'a: b\n\tc\n',
  '- a: b\n  c\n',
  'a: &x b\nc: *x\n',
  '<<: { a: b }\n',
  'a: !!str 1\n',
  '? a\n: b\n',
  'a: "b\n\n  c"\n',
  'a: "b\nc"\n',
  '- a: "b\n  c"\n',
  'a: ["b\n  c"]\n',
  '"a\n  b": c\n',
  'a: "b\n  \tc"\n',
  'a:\tb\n',
  '\ta: b\n',
  'a: b\r\nc: d\r\n',
  'a: 1\na: 2\n',
  'a: { b: 1, b: 2 }\n',
  'a: {b: c,\n  d: e}\n',
  'a: {b}\n',
  'a: [b: c]\n',
  'a: { "b":c }\n',
  'a: |2\n   b\n',
  'a: |\n  b\n    \n',
  'a: |\n  b\n    \nc: d\n',
  'a: >\n  b\n    \n  c\n',
  'a: |+\n  b\n\n',
  'a: |\n\n  b\n',
  'a: |\nb: c\n',
  'a: 1.5\n',
  'a: 0x10\n',
  'a: .inf\n',
  'a: b: c\n',
  'a: {{ b }}\n',
  'a: @b\n',
  '- \n- a\n',
  'a: # nothing\n',
  'a: # b\n  {}\n',
  'a:\n  # b\n  {}\n',
  'a:\n{}\n',
  'a:\n  {}\n  b: c\n',
  'a:\n  {}: b\n',
  'a:\n  {{ b }}\n',
  'a:\n  b: c\n  # whose\n',
  'a: b\n--- c\n',
  'a: b\n...\nc: d\n',
  '%YAML 1.1\n---\na: b\n',
  'a: #@ data.values.x\n',
  ' a: b\n',
  'a: b\n c: d\n',
  'a\n',
  '"a"\n',
  '[a]\n',
  '# nothing\n',
  '',
];
test.each(OTHER)('%j is left to the parser', (text) => expect(isReadAlike(text)).toBe(false));

test('values of dashes and colons are read alike, all of up to five characters', () => {
  let texts = [''];
  for (let length = 1; length <= 5; length += 1) {
    texts = texts.flatMap((text) => [...':-a #'].map((one) => text + one));
    for (const text of texts) {
      isReadAlike(`a: ${text}\nb: c\n`);
      isReadAlike(`- ${text}\n- b\n`);
    }
  }
  expect(texts).toHaveLength(5 ** 5);
});

test('of what fixtures hold most is read, and all of it alike', () => {
  const read = yamls.filter((text) => isReadAlike(text)).length;
  expect(yamls.length).toBeGreaterThan(300);
  expect(read / yamls.length).toBeGreaterThan(0.9);
});

test('of what mutations make of them, all that is read is read alike', () => {
  let read = 0;
  const from = firstSeed(1);
  const count = share(20_000);
  for (let seed = from; seed < from + count; seed += 1) {
    const random = randomOf(seed);
    if (isReadAlike(mutatedText(random.one(yamls), seeds.grammar, random), seed % 7 === 0 ? 'x: y\n' : '')) read += 1;
  }
  expect(read).toBeGreaterThan(count / 20);
});
