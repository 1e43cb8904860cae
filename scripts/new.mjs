#!/usr/bin/env node
/**
 * Lays the files of something new, names them in the lists that hold them, and makes the generated files. All of it
 * passes as it is: replace what the files say, the test first.
 *
 *   npm run new -- dialect|tool|platform ID     a dialect is a language
 *   npm run new -- rule SLUG [HUNDRED]          the code is the next free one of LG3xx, or of the hundred that is given
 *   npm run new -- reporter ID
 *
 * With `--dry-run` it only says what it would write.
 *
 * Never writes over an existing file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
const [asked = '', id = '', hundred = '3'] = positionals;
const kind = asked === 'dialect' ? 'language' : asked;
const camel = id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
const read = (path) => readFileSync(join(root, path), 'utf8');
const FENCE = '```';

function fail(message, code) {
  console.error(message);
  process.exit(code);
}

/** Puts a line into a list of lines where it belongs in order, which for imports is that of their paths; `list` finds the lines. */
function sortedInto(text, list, line) {
  const lines = text.match(list);
  if (lines === null) fail(`no list like ${list}`, 1);
  const keyOf = (one) => one.replace(/^import .* from /, '');
  const next = lines.find((one) => keyOf(one) > keyOf(line));
  const last = lines.at(-1);
  return next === undefined ? text.replace(last, () => last + line) : text.replace(next, () => line + next);
}

/** Replaces once, and fails where there is nothing to replace. */
function replaced(text, what, by) {
  if (!text.includes(what)) fail(`${JSON.stringify(what)} is not where it was`, 1);
  return text.replace(what, () => by);
}

const ROOMS = { language: 'languages', tool: 'tools', platform: 'platforms' };

function plugin() {
  const room = ROOMS[kind];
  const path = `infra/${id}.conf`;
  return {
    files: {
      [`src/${room}/${id}/index.ts`]: `import { locate } from '../../core/text/source-text.ts';
import type { Plugin } from '${kind === 'language' ? '../shared' : '../../languages/shared'}/plugin.ts';

/** Replace: what the files are, and where their format is described. */
export const ${camel}: Plugin = {
  id: '${id}',
  title: '${id}',
  // Words of which one stands in each of its files, and names that say it all: without them it never runs.
  markers: ['${id}'],
  names: /(?:^|\\/)${id}\\.conf$/i,
  coverage: {
    recognised: ['\`${id}.conf\`'],
    fields: [{ field: 'the whole file', becomes: 'a text that something may name' }],
    sources: ['replace: the upstream file or page that says so'],
  },
  recognises: (document) => document.kind === 'text' && /(?:^|\\/)${id}\\.conf$/.test(document.path),
  read: (document) => ({
    value: [
      {
        kind: 'config-text',
        language: 'resolv-conf',
        path: document.path,
        text: document.source,
        at: locate(document.source, 0, document.source.text.length),
      },
    ],
    notices: [],
  }),
};
`,
      [`src/${room}/${id}/README.md`]: `# ${id}

<!-- coverage -->
<!-- /coverage -->

${FENCE}text ${path}
nameserver 192.0.2.53
${FENCE}
${FENCE}json
[{ "kind": "config-text", "language": "resolv-conf", "path": "${path}" }]
${FENCE}

Evidence: [example/infrastructure](https://github.com/example/infrastructure) (replace: the public repository or incident that needs it).
`,
      [`test/${room}/${id}/${id}.test.ts`]: `import { expect, test } from '@jest/globals';
import { ${camel} } from '../../../src/${room}/${id}/index.ts';
import { openText } from '../../languages/open-yaml.ts';

test('a file of its own is recognised, and another is not', () => {
  expect(${camel}.recognises(openText('nameserver 192.0.2.53\\n', '${path}'))).toBe(true);
  expect(${camel}.recognises(openText('nameserver 192.0.2.53\\n', 'infra/other.conf'))).toBe(false);
});

test('states facts, each with a place', () => {
  const { value, notices } = ${camel}.read(openText('nameserver 192.0.2.53\\n', '${path}'));
  expect(value.map((fact) => [fact.kind, fact.at.span.start])).toEqual([['config-text', 0]]);
  expect(notices).toEqual([]);
});
`,
    },
    edits: {
      'src/judge/plugins.ts': (text) =>
        replaced(
          sortedInto(
            text,
            new RegExp(`^import \\{ \\w+ \\} from '\\.\\./${room}/.*;\\n`, 'gm'),
            `import { ${camel} } from '../${room}/${id}/index.ts';\n`,
          ),
          '  corefile,\n',
          `  ${camel},\n  corefile,\n`,
        ),
    },
    next: [
      `write in test/${room}/${id}/${id}.test.ts what five lines of it state, then the reader`,
      'a story below test/repos: files of a real repository, broken and sound',
      ...(kind === 'tool'
        ? ['where its files come to something together: a `join`, and a line of `joining` in src/judge/plugins.ts']
        : []),
    ],
  };
}

function rule() {
  if (!/^[1-9]$/.test(hundred)) fail('HUNDRED is one digit: 3 for LG3xx', 2);
  const descriptions = 'src/judge/rules/descriptions.ts';
  const codes = [...read(descriptions).matchAll(/code: 'LG(\d{3})'/g)].map(([, digits]) => Number(digits));
  const code = `LG${Math.max(Number(hundred) * 100, ...codes.filter((one) => String(one)[0] === hundred)) + 1}`;
  const summary = 'Replace: one sentence, what is wrong.';
  const corefile = (zone) => `${zone}:53 {\n    loop\n    forward . 192.0.2.53\n}\n`;
  const example = (zone, expected) =>
    `${FENCE}text file=Corefile\n${corefile(zone)}${FENCE}\n\n${FENCE}text expect\n${expected}\n${FENCE}\n`;
  const row = `  {
    code: '${code}',
    slug: '${id}',
    severity: 'warning',
    summary: '${summary}',
  },
`;
  return {
    files: {
      [`docs/rules/${id}.md`]: `# ${code} \`${id}\`

${summary}

Default severity: warning.

## What it says

## Why it hurts

Cite public reports as OWNER/REPOSITORY#NUMBER.

## Before

${example('replace-me.example', `${code} warning Corefile:1`)}
## After

${example('.', 'no finding')}
## How to fix it

## How to suppress it
`,
      [`src/judge/rules/${id}.ts`]: `import { coreDnsBlocks, firstZone } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const ${camel}: Rule = {
  slug: '${id}',
  *check(head) {
    for (const { view, server, block } of coreDnsBlocks(head)) {
      // Replace: what is wrong with the block.
      if (!firstZone(block).startsWith('replace-me.example')) continue;
      yield finding(
        '${id}',
        {
          cluster: view.cluster.name,
          server: server.name,
          zone: firstZone(block),
          at: block.extent,
          message: \`Replace: what happens to the names of server block \${firstZone(block)}.\`,
          advice: 'Replace: the smallest change that ends it.',
        },
        [server.name, firstZone(block)],
      );
    }
  },
};
`,
      [`test/judge/rules/${id}.test.ts`]: `import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const said = (zone: string): readonly string[] =>
  scanTexts({ Corefile: \`\${zone}:53 {\\n    loop\\n    forward . 192.0.2.53\\n}\\n\` }).said;

test('is found once, at its place', () => expect(said('replace-me.example')).toEqual(['warning ${code} Corefile:1:1']));
test('is silent about what is sound', () => expect(said('.')).toEqual([]));
`,
    },
    edits: {
      [descriptions]: (text) => sortedInto(text, /^ {2}\{\n {4}code: 'LG\d{3}',\n(?: {4}.*\n)+? {2}\},\n/gm, row),
      'src/judge/rules/index.ts': (text) =>
        replaced(
          sortedInto(text, /^import \{ \w+ \} from '\.\/.*;\n/gm, `import { ${camel} } from './${id}.ts';\n`),
          '];\n',
          `  ${camel},\n];\n`,
        ),
    },
    next: [
      `write docs/rules/${id}.md first: both examples are run`,
      `the code is ${code}; a rule of another kind is in another hundred`,
    ],
  };
}

function reporter() {
  return {
    files: {
      [`src/report/${id}.ts`]: `import type { Report } from '../judge/report/finding.ts';

/** Replace: who reads this, and which limits it keeps. */
export function render${pascal}(report: Report): string {
  return \`\${report.result}\\n\`;
}
`,
      [`test/report/${id}.test.ts`]: `import { expect, test } from '@jest/globals';
import { render${pascal} } from '../../src/report/${id}.ts';
import { HOSTILE, report } from './support.ts';

test.each(HOSTILE)('escapes %j', () => expect(render${pascal}(report([]))).toBe('pass\\n'));
`,
    },
    edits: {
      'src/report/index.ts': (text) => {
        const union = /export type ReporterId = .*;/.exec(text)?.[0] ?? '';
        const key = /^\w+$/.test(id) ? id : `'${id}'`;
        const reporter = "  html: async () => (await import('./html.ts'))";
        const surface = "  junit: 'markup',\n";
        return [
          [union, union.replace(';', ` | '${id}';`)],
          [reporter, `  ${key}: async () => (await import('./${id}.ts')).render${pascal},\n${reporter}`],
          [surface, `${surface}  ${key}: 'text',\n`],
        ].reduce((now, [what, by]) => replaced(now, what, by), text);
      },
      'src/doors/cli/output.ts': (text) => {
        const formats = /const FORMATS = \[.*\] as const;/.exec(text)?.[0] ?? '';
        return replaced(text, formats, formats.replace('] as', `, '${id}'] as`));
      },
    },
    next: [
      'its surface in src/report/index.ts: what may not stand in such a text',
      'the format in docs/command-line.md',
      'a test that tries to break out of the text',
    ],
  };
}

const KINDS = { language: plugin, tool: plugin, platform: plugin, rule, reporter };
if (!Object.hasOwn(KINDS, kind) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail(`usage: npm run new -- ${['dialect', ...Object.keys(KINDS)].join('|')} NAME, where NAME is kebab-case`, 2);
const { files, edits, next } = KINDS[kind]();
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) fail(`exists already: ${taken.join(', ')}`, 1);
// Every edit is made before anything is written: a list that has moved leaves nothing half done.
const edited = Object.entries(edits).map(([path, edit]) => [path, edit(read(path))]);
for (const [path, text] of [...Object.entries(files), ...edited]) {
  if (values['dry-run']) {
    console.log(`would write ${path}`);
    continue;
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
if (values['dry-run']) process.exit(0);
const generators = spawnSync(process.execPath, [join(root, 'scripts', 'run-generators.mjs')], { stdio: 'inherit' });
if (generators.status !== 0) process.exit(1);
console.log(`next:\n  ${[...next, 'npm run verify'].join('\n  ')}`);
