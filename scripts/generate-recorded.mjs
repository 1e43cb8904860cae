#!/usr/bin/env node
/**
 * Makes docs/recorded.md: which plugin and which word of its setup was given to which real CoreDNS in a recorded vector. The
 * words are those of test/conformance/options.json.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { writeGenerated } from './write-generated.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'test/conformance');
const options = JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8'));
const versions = JSON.parse(readFileSync(join(folder, 'versions.json'), 'utf8')).map(({ version }) => version);

/** Plugins whose rules are arguments: every word of the stanza counts, and not the first of a line alone. */
const BY_ARGUMENT = new Set(
  'rewrite acl header forward template grpc proxyproto loadbalance errors ready local dnstap dnssec sign'.split(' '),
);

/** `plugin word` of everything that a Corefile states, the plugin alone among them; `files` are what it names. */
export function statedIn(corefile, files = {}) {
  const stated = new Set();
  let depth = 0;
  let plugin = '';
  for (const line of corefile.split('\n')) {
    const words = line.replace(/(?:^|\s)#.*$/, '').match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
    const own = words.filter((word) => word !== '{' && word !== '}');
    if (own.length > 0 && depth === 1) {
      [plugin] = own;
      stated.add(`${plugin} `);
      if (BY_ARGUMENT.has(plugin)) for (const word of own.slice(1)) stated.add(`${plugin} ${word}`);
    } else if (own.length > 0 && depth > 1)
      for (const word of BY_ARGUMENT.has(plugin) ? own : own.slice(0, 1)) stated.add(`${plugin} ${word}`);
    // Keys of tsig stand in a file of their own.
    if (plugin === 'tsig' && own[0] === 'secrets')
      for (const entry of (files[own[1]] ?? '').split('\n')) stated.add(`tsig ${entry.trim().split(/\s+/)[0]}`);
    for (const word of words) depth += word === '{' ? 1 : word === '}' ? -1 : 0;
  }
  return stated;
}

/** By `plugin word version`: vectors that only start it, and vectors that ask it. */
const counts = new Map();
for (const file of readdirSync(join(folder, 'vectors'), { recursive: true })) {
  if (!file.endsWith('.yaml')) continue;
  for (const vector of parse(readFileSync(join(folder, 'vectors', file), 'utf8')).vectors) {
    const servers = [vector, ...Object.values(vector.servers ?? {})];
    const stated = new Set(servers.flatMap(({ corefile, files }) => [...statedIn(corefile ?? '', files)]));
    for (const recorded of vector.recorded ?? [])
      for (const version of recorded.versions)
        for (const one of stated) {
          const key = `${one} ${version}`;
          const count = counts.get(key) ?? { started: 0, asked: 0 };
          count[recorded.queries === undefined && recorded.guard === undefined ? 'started' : 'asked'] += 1;
          counts.set(key, count);
        }
  }
}

const total = { asked: 0, started: 0, never: 0 };
const never = new Map();
const rows = Object.entries(options).flatMap(([plugin, words]) =>
  Object.entries(words).map(([word, there]) => {
    const cells = versions.map((version) => {
      if (!there.includes(version)) return '';
      const count = counts.get(`${plugin} ${word} ${version}`);
      const kind = count === undefined ? 'never' : count.asked > 0 ? 'asked' : 'started';
      total[kind] += 1;
      if (kind === 'never') never.set(plugin, (never.get(plugin) ?? new Set()).add(word === '' ? 'at all' : word));
      return kind === 'never' ? '**never**' : kind === 'asked' ? `asked ${count.asked}` : `started ${count.started}`;
    });
    return `| ${word === '' ? `**${plugin}**` : `${plugin} \`${word}\``} | ${cells.join(' | ')} |`;
  }),
);
const unseen = [...never].map(([plugin, words]) => `- ${plugin}: ${[...words].join(', ')}`);

writeGenerated(
  join(root, 'docs/recorded.md'),
  `# What was recorded of CoreDNS's plugins

Every plugin of the recorded releases, and every word that its own setup code takes, with the number of recorded set-ups that
state it: \`asked\` where a question went through that server, \`started\` where only its start was recorded, **never** where
none states it; blank where the release does not have it. Of ${total.asked + total.started + total.never} pairs of a word and a release ${total.asked} were
asked, ${total.started} started, ${total.never} neither.

This page is written by \`npm run generate\` from [test/conformance/vectors](../test/conformance/vectors) and from the words of the
releases. A new release is \`node scripts/newest-coredns.mjs\`, \`node scripts/record-coredns-options.mjs\` for the words, and
\`npm run conformance:record\`; since when each option is there comes from \`node scripts/record-coredns-releases.mjs\`.

Never recorded:

${unseen.length === 0 ? 'nothing.' : unseen.join('\n')}

| plugin and word | ${versions.join(' | ')} |
|${' --- |'.repeat(versions.length + 1)}
${rows.join('\n')}
`,
);
