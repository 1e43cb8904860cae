#!/usr/bin/env node
/** Checks src/core/cluster/node-profiles.yaml by the schema beside it, and makes node-profiles.generated.ts of it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { writeGenerated } from './write-generated.mjs';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'core', 'cluster');
const read = (name) => readFileSync(join(folder, name), 'utf8');

const table = parse(read('node-profiles.yaml'), { maxAliasCount: -1 });
const ajv = new Ajv.default({ allErrors: true, strict: true, strictRequired: false });
if (!ajv.validate(JSON.parse(read('node-profiles.schema.json')), table)) {
  throw new Error(`node-profiles.yaml: ${ajv.errorsText(ajv.errors, { dataVar: '', separator: '\n' })}`);
}

/** `resolver` is short for the fields of a system that go together. */
const systems = table.systems.map(({ resolver, ...row }) => ({ ...row, ...resolver }));
const rows = (list) => list.map((row) => `  ${JSON.stringify({ aliases: [], ...row })},\n`).join('');
writeGenerated(
  join(folder, 'node-profiles.generated.ts'),
  `// Made by scripts/generate-node-profiles.mjs from node-profiles.yaml. Change that, then run npm run generate.
export const SYSTEM_ROWS = [
${rows(systems)}] as const;

export const PROVISIONER_ROWS = [
${rows(table.provisioners)}] as const;
`,
);
