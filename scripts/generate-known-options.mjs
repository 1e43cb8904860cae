#!/usr/bin/env node
/** Checks src/languages/shared/known-options.yaml by the schema beside it, and makes known-options.generated.ts of it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { writeGenerated } from './write-generated.mjs';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'languages', 'shared');
const read = (name) => readFileSync(join(folder, name), 'utf8');

const table = parse(read('known-options.yaml'));
const isExpression = (text) => new RegExp(`^(?:${text})$`) instanceof RegExp;
const ajv = new Ajv.default({ allErrors: true, strict: true, formats: { regex: isExpression } });
if (!ajv.validate(JSON.parse(read('known-options.schema.json')), table)) {
  throw new Error(`known-options.yaml: ${ajv.errorsText(ajv.errors, { dataVar: '', separator: '\n' })}`);
}
function grouped(names) {
  const groups = new Map();
  for (const name of names) groups.set(name[0], [...(groups.get(name[0]) ?? []), name]);
  return groups;
}

/** One expression for all names, in which equal beginnings stand once. */
function expressionOf(names) {
  const ends = names.includes('');
  const groups = grouped(names.filter((name) => name !== ''));
  const branches = [...groups].map(([first, all]) => first + expressionOf(all.map((name) => name.slice(1))));
  const [only = ''] = branches;
  if (branches.length < 2 && (!ends || only === '')) return only;
  return branches.length === 1 && only.length === 1 ? `${only}?` : `(?:${branches.join('|')})${ends ? '?' : ''}`;
}

const rows = Object.entries(table).map(([server, { contexts }]) => {
  const forms = Object.entries(contexts).map(([context, options]) => [
    context,
    Object.entries(options).map(([form, names]) => [expressionOf(names.split(' ').toSorted()), form]),
  ]);
  return `  ${JSON.stringify(server)}: ${JSON.stringify(Object.fromEntries(forms))},\n`;
});
writeGenerated(
  join(folder, 'known-options.generated.ts'),
  `// Made by scripts/generate-known-options.mjs from known-options.yaml. Change that, then run npm run generate.
export const KNOWN_OPTIONS: Readonly<
  Record<${Object.keys(table)
    .map((server) => JSON.stringify(server))
    .join(' | ')}, Readonly<Record<string, readonly (readonly [string, string])[]>>>
> = {
${rows.join('')}};
`,
);
