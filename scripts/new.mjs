#!/usr/bin/env node
/**
 * Lays the files of something new, and says which line is left to write by hand.
 *
 *   npm run new -- rule SLUG
 *   npm run new -- dialect ID
 *   npm run new -- reporter ID
 *
 * Never writes over an existing file.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [kind, id = ''] = process.argv.slice(2);
const camel = id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const FENCE = '```';
const KINDS = {
  rule: {
    files: {
      [`docs/rules/${id}.md`]: `# LG000 \`${id}\`

One sentence, what is wrong.

Default severity: warning.

## What it says

## Why it hurts

Cite public reports as OWNER/REPOSITORY#NUMBER.

## Before

${FENCE}text file=Corefile
.:53 {
}
${FENCE}

${FENCE}text expect
LG000 warning Corefile:1
${FENCE}

## After

${FENCE}text file=Corefile
.:53 {
}
${FENCE}

${FENCE}text expect
no finding
${FENCE}

## How to fix it

## How to suppress it
`,
      [`src/judge/rules/${id}.ts`]: `/** LG000 ${id}: one sentence, what is wrong. */\n`,
    },
    next: ['a row in src/judge/rules/descriptions.ts', 'a line in src/judge/rules/index.ts', 'npm run generate'],
  },
  dialect: {
    files: {
      [`src/languages/${id}/index.ts`]: `import type { Plugin } from '../shared/plugin.ts';

/** Where the format is described. */
export const ${camel}: Plugin = {
  id: '${id}',
  title: '${id}',
  recognises: () => false,
  read: () => ({ value: [], notices: [] }),
};
`,
      [`src/languages/${id}/README.md`]: `# ${id}\n\nWhat it reads, which facts it states, and where that is written.\n`,
      [`test/languages/${id}/${id}.test.ts`]: `import { describe, expect, test } from '@jest/globals';
import { ${camel} } from '../../../src/languages/${id}/index.ts';

describe('${id}', () => {
  test('is recognised among other texts', () => {
    expect(${camel}.id).toBe('write this test first');
  });
});
`,
    },
    next: ['a line in src/judge/plugins.ts', 'rows in docs/semantics.md', 'a story in test/repos'],
  },
  reporter: {
    files: {
      [`src/report/${id}.ts`]: `import type { Report } from '../judge/report/finding.ts';

/** Who reads this, and which limits it keeps. */
export function ${camel}(report: Report): string {
  return report.result;
}
`,
      [`test/report/${id}.test.ts`]: `import { describe, expect, test } from '@jest/globals';
import { ${camel} } from '../../src/report/${id}.ts';

describe('${id}', () => {
  test('escapes what a hostile repository can name', () => {
    expect(${camel}.name).toBe('write this test first');
  });
});
`,
    },
    next: ['a line in src/report/index.ts', 'the format in README.md'],
  },
};

if (!Object.hasOwn(KINDS, kind ?? '') || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error(`usage: npm run new -- ${Object.keys(KINDS).join('|')} ID, where ID is kebab-case`);
  process.exit(2);
}
const { files, next } = KINDS[kind];
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`exists already: ${taken.join(', ')}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
console.log(`left to write:\n  ${next.join('\n  ')}`);
