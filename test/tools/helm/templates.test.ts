/** Templates evaluated here, against what helm made of them (record-templates.mjs). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { slice, wholeFile } from '../../../src/core/text/source-text.ts';
import { partsIn } from '../../../src/read/templates/parts.ts';
import { templatesOf } from '../../../src/tools/helm/own-values.ts';

interface Recorded {
  readonly chart: Readonly<Record<string, string>>;
  /** `rendered` is null where helm refuses the template. */
  readonly vectors: readonly { readonly name: string; readonly template: string; readonly rendered: string | null }[];
}

const recorded = JSON.parse(readFileSync(new URL('vectors/templates.json', import.meta.url), 'utf8')) as Recorded;
const { chart, vectors } = recorded;
const PARTS = 'chart/templates/_parts.tpl';
const parts = partsIn({ path: PARTS, text: chart[PARTS] ?? '' });
const templates = templatesOf(
  {
    directory: 'chart',
    paths: Object.keys(chart).sort(),
    releases: [],
    read: (path) => (chart[path] === undefined ? undefined : { path, text: chart[path] }),
  },
  {
    partNamed: (name) => {
      const part = parts.get(name);
      return part === undefined ? undefined : slice(wholeFile(part.file), part.start, part.end);
    },
    take: () => true,
    refuse: () => false,
  },
);

/** Left as they are written, though helm makes something of them. */
const LEFT: ReadonlySet<string> = new Set([
  'large number',
  'nothing stated',
  'quote of nothing',
  'printf of a value as a number',
  'printf of a number as text',
  'printf with too few',
  'printf with too many',
  'trunc',
  'join',
  'join of another thing',
  'eq of nothing',
  'index of nothing',
  'expressions that stay',
  'file that is not there',
  'file of a template',
  'range of a number',
  'break',
  'regexMatch of more',
  'kept with its blanks',
  'a function that is not known',
]);

describe('a template', () => {
  test.each(vectors.map((one) => [one.name, one] as const))('%s', (name, { template, rendered }) => {
    const text = templates.rendered(wholeFile({ path: 'chart/templates/out.yaml', text: template }))[0]?.text.text;
    if (rendered === null || LEFT.has(name)) expect(text?.includes('{{') ?? true).toBe(true);
    else expect(text).toBe(rendered);
  });
});
