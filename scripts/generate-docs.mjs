#!/usr/bin/env node
/**
 * Makes what the documentation shows of the program itself:
 *   docs/configuration.md          every key of schema/config.schema.json
 *   README.md, between `found` marks   what `scan` says of an example
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './write-generated.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const schema = JSON.parse(readFileSync(join(root, 'schema', 'config.schema.json'), 'utf8'));

const resolved = (of) =>
  of.$ref === undefined ? of : { ...schema.definitions[of.$ref.replace('#/definitions/', '')], ...of };
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What may stand there, in a few words. */
function kindOf(given) {
  const of = resolved(given);
  if (given.$ref === '#/definitions/ruleName') return 'a rule';
  if (of.enum !== undefined) return of.enum.map((one) => `\`${one}\``).join(', ');
  if (of.const !== undefined) return `\`${of.const}\``;
  if (of.type === 'array') return `list of ${of.items === undefined ? 'anything' : kindOf(of.items)}`;
  if (of.oneOf !== undefined || of.anyOf !== undefined)
    return [...new Set((of.oneOf ?? of.anyOf).map(kindOf))].join(' or ');
  if (of.type === 'object' && of.properties !== undefined) return 'keys below';
  if (of.type === 'object') return 'map';
  return [of.type ?? 'value'].flat().join(' or ');
}

const rows = [];
function collect(given, place) {
  const of = resolved(given);
  for (const [name, inner] of Object.entries(of.properties ?? {})) {
    const at = resolved(inner);
    const key = place === '' ? name : `${place}.${name}`;
    const needed = of.required?.includes(name) === true ? ' Required.' : '';
    const fallback = at.default === undefined ? '' : ` Default: \`${JSON.stringify(at.default)}\`.`;
    const example = at.examples === undefined ? '' : ` Example: \`${JSON.stringify(at.examples[0])}\`.`;
    rows.push(
      `| \`${key}\` | ${cell(kindOf(inner))} | ${cell(`${at.description ?? ''}${needed}${fallback}${example}`.trim())} |`,
    );
    collect(inner, key);
    if (at.items !== undefined) collect(at.items, `${key}[]`);
    if (typeof at.additionalProperties === 'object') collect(at.additionalProperties, `${key}.*`);
  }
}
collect(schema, '');
writeGenerated(
  join(root, 'docs', 'configuration.md'),
  `# Configuration

loopgate reads \`.loopgate.yaml\` or \`.github/loopgate.yml\`; \`--config\` names another file. It looks upwards from what is scanned and takes the nearest one. Globs and files in it are
relative to its folder (for \`.github/\`: the folder above). Two of them in one folder are an error. No configuration is needed. \`loopgate init\` writes one, \`loopgate config validate\`
checks it, and an unknown key is an error with its line, its column and the likely intended key: a typo must not weaken the gate.

This page is generated from [schema/config.schema.json](../schema/config.schema.json), which \`loopgate schema\` prints for editors.

| key | takes | meaning |
| --- | --- | --- |
${rows.join('\n')}

In files, \`# loopgate-ignore LG202 until=2027-01-31 -- reason\` on the same line or the line before does the same as a suppression; the reason is required. A severity under \`rules\`
applies to the rule's findings; one that the rule itself reports at a lower severity is never raised by it, only lowered. Shared and trusted policies: [policy.md](policy.md).
`,
);

const EXAMPLE = 'examples/kubeadm-stub-listener/broken';
/** The lines that draw what was found; the README has no room for the rest. */
const DETAILS = /^ {3}= (?:note|loop|names|certainty|guard|fix):/;
function said(...args) {
  const run = spawnSync(process.execPath, ['--no-warnings', join(root, 'scripts', 'dev.mjs'), ...args], {
    cwd: join(root, EXAMPLE),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
  });
  if (run.status !== 0 && run.status !== 1) throw new Error(`${args.join(' ')} failed:\n${run.stderr}`);
  if (run.stdout === '') throw new Error(`${args.join(' ')} says nothing`);
  return run.stdout
    .trimEnd()
    .split('\n')
    .filter((line) => !DETAILS.test(line))
    .join('\n');
}
const page = join(root, 'README.md');
const marks = /(<!-- found -->\n)[\s\S]*?(<!-- \/found -->)/;
const before = readFileSync(page, 'utf8');
if (!marks.test(before)) throw new Error('README.md has lost its <!-- found --> marks');
const text = `\`\`\`text
$ cd ${EXAMPLE} && loopgate scan    # shortened
${said('scan')}
\`\`\``;
writeGenerated(
  page,
  before.replace(marks, (_, open, close) => `${open}\n${text}\n\n${close}`),
);
