#!/usr/bin/env node
/**
 * Reads from the sources of the CoreDNS releases that vectors are recorded with (test/conformance/versions.json) which plugins
 * each has and which words each plugin's own setup code takes, and writes test/conformance/options.json. Needs Go, which
 * fetches the modules where they are not there: `node scripts/record-coredns-options.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the directive is not called as its folder is. */
const FOLDERS = { prometheus: 'metrics' };
const SETUP = /^(?:setup|[a-z0-9_]*parse)\.go$/;
/** Setups that compare words instead of switching over them. */
const COMPARES = new Set(['acl']);
/** Files with words of rules, as constants. */
const RULES = { rewrite: /^(?:rewrite|name|cname_target|rcode|ttl|class|type|edns0)\.go$/ };

const versions = JSON.parse(readFileSync(new URL('../test/conformance/versions.json', import.meta.url), 'utf8'));
const found = {};
const add = (plugin, word, version) => {
  found[plugin] ??= {};
  found[plugin][word] ??= [];
  if (!found[plugin][word].includes(version)) found[plugin][word].push(version);
};

for (const { version } of versions) {
  const downloaded = execFileSync('go', ['mod', 'download', '-json', `github.com/coredns/coredns@v${version}`], {
    encoding: 'utf8',
  });
  const root = JSON.parse(downloaded).Dir;
  const list = readFileSync(join(root, 'core/dnsserver/zdirectives.go'), 'utf8');
  for (const [, plugin] of list.slice(list.indexOf('irectives = ')).matchAll(/"([^"]+)",/g)) {
    // The plugin itself: it is there, and its arguments are what it takes.
    add(plugin, '', version);
    for (const word of wordsOf(join(root, 'plugin', FOLDERS[plugin] ?? plugin), plugin)) add(plugin, word, version);
  }
}

function wordsOf(folder, plugin) {
  const rules = RULES[plugin];
  if (!existsSync(folder)) return [];
  const words = [];
  for (const name of readdirSync(folder)) {
    const text = SETUP.test(name) || rules?.test(name) ? readFileSync(join(folder, name), 'utf8') : '';
    for (const [, cases] of text.matchAll(/\bcase ((?:"[^"]+"(?:,\s*)?)+):/g)) words.push(...cases.match(/[^", ]+/g));
    if (COMPARES.has(plugin)) for (const [, word] of text.matchAll(/ == "([a-z]+)"/g)) words.push(word);
    if (rules?.test(name)) for (const [, word] of text.matchAll(/^\t[A-Z]\w* += "([a-z_]+)"$/gm)) words.push(word);
  }
  return words.filter((word) => /^[a-z][a-z0-9_-]+$/i.test(word));
}

const sorted = (object) => Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const plugins = sorted(Object.fromEntries(Object.entries(found).map(([plugin, words]) => [plugin, sorted(words)])));
const path = fileURLToPath(new URL('../test/conformance/options.json', import.meta.url));
const lines = Object.entries(plugins).map(([plugin, words]) => {
  const inner = Object.entries(words).map(
    ([word, list]) => `    ${JSON.stringify(word)}: ${JSON.stringify(list).replaceAll(',', ', ')}`,
  );
  return `  ${JSON.stringify(plugin)}: {\n${inner.join(',\n')}\n  }`;
});
writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${Object.keys(plugins).length} plugins, ${Object.values(plugins).flatMap(Object.keys).length} words`);
