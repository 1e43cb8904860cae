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
for (const [server, { names, starting }] of Object.entries(table)) {
  const covered = [...names, ...starting].find((name) =>
    starting.some((start) => start !== name && name.startsWith(start)),
  );
  if (covered !== undefined)
    throw new Error(`known-options.yaml: ${server}: what ${covered} names is in \`starting\` already`);
}

const rows = Object.entries(table).map(
  ([server, { names, starting, valued }]) =>
    `  ${JSON.stringify(server)}: ${JSON.stringify({ names: names.join(' '), starting: starting.join(' '), valued })},\n`,
);
writeGenerated(
  join(folder, 'known-options.generated.ts'),
  `// Made by scripts/generate-known-options.mjs from known-options.yaml. Change that, then run npm run generate.
export const KNOWN_OPTIONS = {
${rows.join('')}} as const;
`,
);
