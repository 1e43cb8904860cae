/** Runs the examples of the READMEs of resolvers that run as workloads: files, and what a scan says of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { plugins } from '../../../src/judge/plugins.ts';
import { resolverSoftware } from '../../../src/judge/resolver-software.ts';
import { mayBeResolver } from '../../../src/languages/shared/resolver-images.ts';
import { disagreements, readExamples } from '../../support/fenced-examples.ts';
import { scanTexts, seenIn } from '../../support/scan-texts.ts';

const known = new Set(plugins.map((plugin) => plugin.id));
const own = resolverSoftware.filter(({ id }) => !known.has(id));

describe.each(own.map(({ id }) => [id]))('%s', (id) => {
  const readme = readFileSync(`src/languages/${id}/README.md`, 'utf8').replaceAll('\r\n', '\n');
  const examples = readExamples(readme);

  test('has an example', () => expect(examples.length).toBeGreaterThan(0));

  test('has an image that src/languages/shared/resolver-images.ts lists, for Compose and charts', () => {
    const images = readme.match(/(?<=image: |`)[\w.-]+(?:\/[\w.-]+)+(?::[\w.-]+)?/g) ?? [];
    const listed = images.filter((image) => !image.includes('coredns') && mayBeResolver(image));
    expect(listed).not.toEqual([]);
  });

  test.each(examples.map((example) => [example.line, example] as const))('line %i', (_, example) => {
    const seen = seenIn(scanTexts(Object.fromEntries(example.files)));
    expect(disagreements(example, seen, 'LG101')).toEqual([]);
  });
});
