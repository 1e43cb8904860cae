#!/usr/bin/env node
/**
 * Makes of docs/rules/*.md what the program and docs/rules.md say of rules:
 *   src/judge/rules/explanations.generated.json  the pages, for `loopgate explain RULE`, which must work offline from dist alone
 *   docs/rules.md, between the `rules` marks     the table of rules
 *
 * A page begins with `# CODE \`slug\``, a blank line, one sentence, a blank line and `Default severity: X.`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './write-generated.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'docs', 'rules');
const HEAD = /^# (LG\d{3}) `([a-z0-9-]+)`\n\n([^\n]+)\n\nDefault severity: (error|warning|note)\.\n/;

const pages = [];
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.md')) continue;
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  const head = HEAD.exec(text);
  if (head === null || `${head[2]}.md` !== file) throw new Error(`docs/rules/${file} does not begin as a rule page`);
  pages.push({ code: head[1], slug: head[2], summary: head[3], severity: head[4], text });
}
pages.sort((a, b) => (a.code < b.code ? -1 : 1));

/** The examples as a reader wants them: which file it is, and what is found, without the words that the tests go by. */
function withoutMarks(text) {
  return text
    .replace(/^```text expect[^\n]*\n([\s\S]*?)^```$/gm, (_, found) => `Found: ${found.trim().split('\n').join('; ')}`)
    .replace(
      /^```(\S*)( base)? file=(\S+)[^\n]*$/gm,
      (_, language, base, file) => `\`${file}\`${base === undefined ? '' : ' of the base'}:\n\n\`\`\`${language}`,
    );
}
writeGenerated(
  join(root, 'src', 'judge', 'rules', 'explanations.generated.json'),
  `${JSON.stringify(Object.fromEntries(pages.map(({ slug, text }) => [slug, withoutMarks(text).trimEnd()])), null, 2)}\n`,
);

const page = join(root, 'docs', 'rules.md');
const marks = /(<!-- rules -->\n)[\s\S]*?(<!-- \/rules -->)/;
const rows = pages.map(
  ({ code, slug, summary, severity }) => `| ${code} | [\`${slug}\`](rules/${slug}.md) | ${severity} | ${summary} |`,
);
const table = ['| code | rule | default | says |', '| --- | --- | --- | --- |', ...rows].join('\n');
const before = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
if (!marks.test(before)) throw new Error('docs/rules.md has lost its <!-- rules --> marks');
writeGenerated(
  page,
  before.replace(marks, (_, open, close) => `${open}\n${table}\n\n${close}`),
);
