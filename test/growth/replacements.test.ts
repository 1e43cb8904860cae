/** Replacements take what they make, and the pieces that it is made of, from a budget, and end where that ends. */
import { expect, test } from '@jest/globals';
import { openBudget } from '../../src/core/text/budget.ts';
import { wholeFile } from '../../src/core/text/source-text.ts';
import { child } from '../../src/read/documents/document.ts';
import { openSyntheticSource } from '../../src/read/documents/synthetic-source.ts';
import type { BuiltObject, NodeFactory } from '../../src/tools/kustomize/built-object.ts';
import { openObjects } from '../../src/tools/kustomize/open-objects.ts';
import { applyReplacement } from '../../src/tools/kustomize/replacements.ts';
import { times } from '../support/texts.ts';

const map = (index: number): string =>
  `---\nkind: ConfigMap\nmetadata: { name: c${index} }\ndata:\n  a: x\n  Corefile: |\n${times(20, () => '    cache 30\n')}`;

/** `count` times the same replacement. */
function replaced(characters: number, replacement: string, count = 1) {
  const syntheticSource = openSyntheticSource();
  const open = (text: string): readonly BuiltObject[] =>
    openObjects(wholeFile({ path: 'a.yaml', text }), syntheticSource, true).flatMap(({ root }) =>
      root.kind === 'map' ? [{ root, path: 'a.yaml', before: [] }] : [],
    );
  const budget = openBudget({ characters });
  const said: string[] = [];
  const factory: NodeFactory = {
    ...{ syntheticSource, budget, filled: [], ids: new WeakMap(), toolVersion: () => '5.7.0', unfollowed: () => {} },
    addNotice: (_, message) => said.push(message),
  };
  const [root] = open(replacement);
  if (root === undefined) throw new Error('there is no replacement');
  let objects = open(times(20, map));
  for (let i = 0; i < count; i += 1) objects = applyReplacement(objects, root.root, factory);
  const texts = objects.map((one) => child(one.root, 'data', 'Corefile'));
  return { said, texts: texts.flatMap((one) => (one?.kind === 'scalar' ? [one.text] : [])), budget };
}

const into = (field: string, options: string): string =>
  `kind: Replacement\nsource: { kind: ConfigMap, name: c0, fieldPath: data.${field} }\ntargets: [{ select: { kind: ConfigMap }, fieldPaths: [data.Corefile]${options} }]\n`;

test.each([
  ['parts of texts', into('a', ', options: { delimiter: " ", index: 1 }')],
  ['texts at their end', into('a', ', options: { delimiter: " ", index: 99 }')],
])('%s: the first refusal is said, and no other object is tried', (_, replacement) => {
  const { said, texts, budget } = replaced(5000, replacement);
  expect(texts.filter(({ text }) => /cache 30\n x|cache x/.test(text)).length).toBeGreaterThan(0);
  expect([said, budget.refused('characters')]).toEqual([['replacements make too long texts: this one is skipped'], 1]);
  expect(replaced(1_000_000, replacement)).toMatchObject({ said: [] });
});

test('a text that is too long by itself ends a replacement too', () => {
  const { said } = replaced(1e9, into('Corefile', ', options: { delimiter: " ", index: 99 }'), 20);
  expect(said.length).toBeLessThanOrEqual(20);
});

test('what is made of many pieces counts by these', () => {
  const many = replaced(1_000_000, into('Corefile', ', options: { delimiter: " ", index: 3 }'), 30);
  const pieces = many.texts.reduce((sum, { segments }) => sum + segments.length, 0);
  expect(many.said).not.toEqual([]);
  expect(pieces).toBeLessThan(1_000_000 / 64);
});
