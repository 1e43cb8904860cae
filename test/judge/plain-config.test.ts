/** A configuration that is written plainly, against the parser: the same tree at the same places, or nothing. */
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { readByParser } from '../../src/judge/config/located-yaml.ts';
import { readPlainConfig } from '../../src/judge/plain-config.ts';
import { seedsBelow } from '../fuzz/execute.ts';
import { mutatedText } from '../fuzz/mutate.ts';
import { randomOf } from '../fuzz/random.ts';
import { firstSeed, share } from '../support/draws.ts';

function isReadAlike(text: string): boolean {
  const tree = readPlainConfig(text);
  if (tree === undefined) return false;
  const whole = readByParser(text);
  if (!isDeepStrictEqual({ tree, errors: [] }, whole)) expect({ text, tree, errors: [] }).toEqual({ text, ...whole });
  return true;
}

const PLAIN: readonly string[] = [
  'version: 1\n',
  '# head\nversion: 1 # beside\n\nrules:\n  # below\n  LG204: off\n  LG202: "off"\n\n',
  'version: 1\nclusters:\n- name: prod\n  paths: ["a/**", b]\n  nodes: [{ name: default, os: ubuntu-24.04 }]\n- name: b',
  'version: 1\nclusters:\n  - name: prod # one\n    nodes:\n      - files: { /etc/resolv.conf: infra/resolv.conf }\n# two\nfail-on: error\n',
];
test.each(PLAIN)('%j is read', (text) => expect(isReadAlike(text)).toBe(true));

const OTHER: readonly string[] = [
  'version:\n',
  'a: |\n  b\n',
  'a: >-\n  b\nc: d\n',
  '1: a\n',
  'true: a\n',
  '~: a\n',
  'a:\n- b\n# c\n',
  'a: &b c\n',
  'a: 1\na: 2\n',
  `a: ${'[b, '.repeat(15)}c${']'.repeat(15)}\nd: ${'[e, '.repeat(21)}`,
];
test.each(OTHER)('%j is left to the parser', (text) => expect(isReadAlike(text)).toBe(false));

const seeds = seedsBelow(fileURLToPath(new URL('../repos', import.meta.url)));
const isConfig = (path: string): boolean => /(?:^|\/)\.(?:github\/)?loopgate\.ya?ml$/.test(path);
const texts = seeds.repositories.flatMap((files) =>
  Object.entries(files).flatMap(([path, text]) => (/\.ya?ml$/.test(path) ? [{ text, isConfig: isConfig(path) }] : [])),
);

test('configurations of fixtures are read, and all that is read is read alike', () => {
  const configs = texts.filter((one) => one.isConfig);
  expect(configs.length).toBeGreaterThan(20);
  expect(configs.filter(({ text }) => isReadAlike(text)).length / configs.length).toBeGreaterThan(0.7);
});

test('of what mutations make of fixtures all that is read is read alike', () => {
  let read = 0;
  const from = firstSeed(1);
  const count = share(5_000);
  for (let seed = from; seed < from + count; seed += 1) {
    const random = randomOf(seed);
    if (isReadAlike(mutatedText(random.one(texts).text, seeds.grammar, random))) read += 1;
  }
  expect(read).toBeGreaterThan(count / 40);
});
