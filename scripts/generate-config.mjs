#!/usr/bin/env node
/**
 * Makes of schema/config.schema.json, which is written by hand, what the program needs of it:
 *   schema/config.schema.json                  itself, with the rules of docs/rules under definitions.ruleName
 *   src/judge/config/config-keys.generated.ts        the keys each object knows
 *   src/judge/config/validate-config.generated.js    ajv's check, compiled ahead: ajv itself is not loaded at run time
 *
 * ajv compiles names of rules as any text; which rules there are is the caller's to say, with a better message.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { writeGenerated } from './write-generated.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const schemaPath = join(root, 'schema', 'config.schema.json');
const schema = JSON.parse(readFileSync(schemaPath, 'utf8'));

const HEAD = /^# (LG\d{3}) `([a-z0-9-]+)`\n/;
const rules = readdirSync(join(root, 'docs', 'rules'))
  .map((file) => HEAD.exec(readFileSync(join(root, 'docs', 'rules', file), 'utf8').replaceAll('\r\n', '\n')))
  .filter((head) => head !== null)
  .sort((a, b) => (a[1] < b[1] ? -1 : 1));
schema.definitions.ruleName.enum = [...rules.map((rule) => rule[2]), ...rules.map((rule) => rule[1])];
writeGenerated(schemaPath, `${JSON.stringify(schema, null, 2)}\n`);

/** What only people read is no part of the check. */
const ANNOTATIONS = new Set(['description', 'title', 'examples', 'default']);
const withoutAnnotations = (value) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (ANNOTATIONS.has(key) ? undefined : inner)));
const { enum: _, ...anyRule } = schema.definitions.ruleName;
const compiled = withoutAnnotations({ ...schema, definitions: { ...schema.definitions, ruleName: anyRule } });
const ajv = new Ajv.default({
  allErrors: true,
  allowUnionTypes: true,
  strict: true,
  strictRequired: true,
  messages: false,
  // Keys come from a file; prototypes are none of its business.
  ownProperties: true,
  code: { source: true, esm: true, lines: true },
});
const whole = standaloneCode.default(ajv, ajv.compile(compiled));
// An error is made, kept and counted in eight lines, over three hundred times; nobody asks where in the schema it is stated.
const KEEPS =
  /const (err\d+) = (\{.*?)schemaPath:"[^"]*",(.*\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g;
// Of the schemas a few lists of words are asked for.
const schemas = Object.fromEntries(
  [...whole.matchAll(/^const (schema\d+) = (.*);$/gm)].map(([, name, text]) => [name, JSON.parse(text)]),
);
const code = whole
  .replace(KEEPS, '(vErrors ??= []).push($2$3);')
  .replace(/^let errors = 0;\n|^errors = vErrors\.length;\n/gm, '')
  .replaceAll('return errors === 0;', 'return vErrors === null;')
  .replace(/(?<== )errors;/g, 'vErrors?.length;')
  .replace(/^const schema\d+ = .*\n/gm, '')
  .replace(
    /func0\.call\((schema\d+)\.properties, (\w+)\)/g,
    (_, name, key) => `${JSON.stringify(Object.keys(schemas[name].properties))}.includes(${key})`,
  )
  .replace(/\b(schema\d+)((?:\.\w+|\["[^"]+"\])+)/g, (_, name, steps) =>
    JSON.stringify([...steps.matchAll(/\w[\w-]*/g)].reduce((at, [step]) => at[step], schemas[name])),
  );
if (/(?<!\.)\berrors\b|\bschema\d/.test(code))
  throw new Error('ajv counts errors or asks its schema in a way that we do not know');
if (/\brequire\(/.test(code)) throw new Error('the compiled check needs a part of ajv at run time; avoid that keyword');
writeGenerated(
  join(root, 'src', 'judge', 'config', 'validate-config.generated.js'),
  `// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.\n${code.trimEnd()}\n`,
);

const keys = [];
/** Each object with fixed keys by its place in a configuration; `*` stands for an index or a name. */
function collectKeys(of, place) {
  const at = of.$ref === undefined ? of : { ...of, ...schema.definitions[of.$ref.replace('#/definitions/', '')] };
  if (at.properties !== undefined) keys.push([place, Object.keys(at.properties)]);
  for (const [name, inner] of Object.entries(at.properties ?? {})) collectKeys(inner, `${place}/${name}`);
  if (at.items !== undefined) collectKeys(at.items, `${place}/*`);
  if (typeof at.additionalProperties === 'object') collectKeys(at.additionalProperties, `${place}/*`);
}
collectKeys(schema, '');
const quote = (line) => `'${line.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
writeGenerated(
  join(root, 'src', 'judge', 'config', 'config-keys.generated.ts'),
  `// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
/** The keys of each object by its place in a configuration, as a JSON pointer; an asterisk is any index or name. */
export const CONFIG_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
${keys.map(([path, names]) => `  [${quote(path)}, [${names.map(quote).join(', ')}]],\n`).join('')}]);
`,
);
