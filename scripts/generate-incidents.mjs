#!/usr/bin/env node
/**
 * Makes docs/incidents.md of the fixtures in test/repos/incidents, which say in `expect.json` what they stand for and
 * what is reported of them, and of the list of those that are not rebuilt.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './write-generated.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'test', 'repos', 'incidents');
const parsed = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** `kubernetes/kubeadm#998` for a thread on GitHub, the host for every other page. */
function label(reference) {
  const { host, pathname } = new URL(reference);
  const [, owner, repository, , number] = pathname.split('/');
  return host === 'github.com' && number !== undefined ? `${owner}/${repository}#${number}` : host;
}

/** Each different thing that is reported, once: a new finding before one that the base has too. */
function outcome(fixture, { findings }) {
  const reported = findings.map(({ rule, severity, certainty, guard, status }) =>
    [
      `${severity} \`${rule}\``,
      certainty === undefined ? undefined : `(${certainty}${guard === undefined ? '' : `, guard ${guard}`})`,
      status === 'existing' ? 'in the base too' : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  );
  const cured = existsSync(join(folder, fixture, 'sound')) ? '; the cure is silent' : '';
  return `${[...new Set(reported)].join(', ')}${cured}: [${fixture}](../test/repos/incidents/${fixture})`;
}

const rows = new Map();
let rebuilt = 0;
for (const fixture of readdirSync(folder).sort()) {
  if (!statSync(join(folder, fixture)).isDirectory()) continue;
  const expected = parsed(fixture, 'expect.json');
  for (const one of expected.incidents) rows.set(one.number, { ...one, outcome: outcome(fixture, expected) });
  rebuilt += expected.incidents.length;
}
for (const one of parsed('not-rebuilt.json')) rows.set(one.number, { ...one, outcome: `not rebuilt: ${one.because}` });

const table = [...rows.values()]
  .sort((a, b) => a.number - b.number)
  .map(
    (one) =>
      `| ${one.number} | ${cell(one.says)} | [${label(one.reference)}](${one.reference}) | ${cell(one.outcome)} |`,
  );
const page = `<!-- Made by scripts/generate-incidents.mjs from test/repos/incidents. Change those, then run npm run generate. -->

# Incidents

Public threads about DNS forwarding loops, or about the plugin that finds them, and what loopgate says of each. ${rebuilt} of ${rows.size}
are rebuilt from their facts, in files of our own, as small repositories that a test scans; the rest have a reason. Where what
a node holds decides, the fixture declares it (\`nodes:\` in its \`.loopgate.yaml\`), since a thread tells it and a repository seldom does.

| number | what happened | reference | outcome |
| --- | --- | --- | --- |
${table.join('\n')}
`;

writeGenerated(join(root, 'docs', 'incidents.md'), page);
