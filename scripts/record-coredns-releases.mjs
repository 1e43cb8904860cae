#!/usr/bin/env node
/**
 * Reads from a clone of coredns/coredns since when, and until when, each plugin is in the stock build and takes each option
 * of its block, and writes src/languages/corefile/releases.generated.ts:
 *
 *   node scripts/record-coredns-releases.mjs --repository CLONE [--source VERSION=FOLDER]...
 *
 * `--source` adds a release whose sources lie in a folder: one that the clone does not have yet. An option counts where its
 * word stands in quotes in the plugin's setup. Only plugins are listed whose setup refuses words that it does not know.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareVersions } from './newest-coredns.mjs';

/** Plugins with words that are no options where their block is read in a way of its own. */
const OWN_WAY = new Set([
  'acl',
  'auto',
  'bind',
  'dnstap',
  'federation',
  'header',
  'hosts',
  'local',
  'pprof',
  'proxyproto',
  'tsig',
]);
/** Where the directive is not called as its folder is. */
const FOLDERS = { prometheus: 'metrics' };
const SETUP = /^(?:setup|[a-z0-9_]*parse)\.go$/;

const { values } = parseArgs({
  options: { repository: { type: 'string' }, source: { type: 'string', multiple: true, default: [] } },
});
if (values.repository === undefined) throw new Error('--repository: a clone of coredns/coredns');
const git = (...args) =>
  execFileSync('git', ['-C', values.repository, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const folders = new Map(values.source.map((one) => one.split('=')));
const tags = git('tag')
  .split('\n')
  .flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);
const versions = [...new Set([...tags, ...folders.keys()])].toSorted(compareVersions);

/** A release's files by path, as far as they are asked for. */
function release(version) {
  const folder = folders.get(version);
  if (folder === undefined) {
    const paths = git('ls-tree', '-r', '--name-only', `v${version}`, 'plugin/', 'core/dnsserver/zdirectives.go').split(
      '\n',
    );
    return { paths, read: (path) => git('show', `v${version}:${path}`) };
  }
  const paths = ['core/dnsserver/zdirectives.go'];
  for (const plugin of readdirSync(join(folder, 'plugin'), { withFileTypes: true }))
    if (plugin.isDirectory())
      for (const file of readdirSync(join(folder, 'plugin', plugin.name))) paths.push(`plugin/${plugin.name}/${file}`);
  return { paths, read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '') };
}

/** Directives by version, and each plugin's setup. */
const directives = new Map();
const setups = new Map();
for (const version of versions) {
  const { paths, read } = release(version);
  const list = read('core/dnsserver/zdirectives.go');
  const names = [...list.slice(list.indexOf('irectives = ')).matchAll(/"([^"]+)",/g)].map((found) => found[1]);
  // The first releases have no such list.
  if (names.length > 0) directives.set(version, names);
  const texts = new Map();
  for (const path of paths) {
    const [, folder, file, ...deeper] = path.split('/');
    if (file === undefined || deeper.length > 0 || !SETUP.test(file) || !path.startsWith('plugin/')) continue;
    texts.set(folder, `${texts.get(folder) ?? ''}${read(path)}\n`);
  }
  setups.set(version, texts);
}

/** The first version of a list that is not the first of all, and the first after it where it does not reach the newest. */
function interval(found, all) {
  const [first, last] = [found[0], found.at(-1)];
  const since = first === all[0] ? undefined : first;
  const until = last === all.at(-1) ? undefined : all[all.indexOf(last) + 1];
  return [since, until];
}

const known = [...directives.keys()];
const plugins = {};
for (const name of new Set([...directives.values()].flat())) {
  const [since, until] = interval(
    known.filter((version) => directives.get(version).includes(name)),
    known,
  );
  if (since !== undefined || until !== undefined) plugins[name] = [since ?? '', until ?? ''];
}

const options = {};
for (const name of new Set([...directives.values()].flat())) {
  if (OWN_WAY.has(name)) continue;
  const folder = FOLDERS[name] ?? name;
  const all = versions.filter((version) => setups.get(version).has(folder));
  const textOf = (version) => setups.get(version).get(folder);
  const words = new Set(
    all.flatMap((version) =>
      [...textOf(version).matchAll(/\bcase ((?:"[^"]+"(?:,\s*)?)+):/g)].flatMap((found) => found[1].match(/[^", ]+/g)),
    ),
  );
  for (const word of words) {
    const [since, until] = interval(
      all.filter((version) => textOf(version).includes(`"${word}"`)),
      all,
    );
    if (since === undefined && until === undefined) continue;
    const without = since === undefined ? until : all[all.indexOf(since) - 1];
    const refusal = /unknown property/.test(textOf(without))
      ? 'property'
      : /NextBlock\(\)[\s\S]*default:\s*(?:return [^\n]*|err = )c\.ArgErr\(\)/.test(textOf(without))
        ? 'argument'
        : undefined;
    if (refusal === undefined) continue;
    options[name] ??= {};
    options[name][word] = [since ?? '', until ?? '', refusal];
  }
}

const sorted = (object) => Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));
const tuple = (list) => `[${list.map((one) => `'${one}'`).join(', ')}]`;
const lines = [
  '// Generated by scripts/record-coredns-releases.mjs from the sources of the releases; not written by hand.',
  '',
  '/** Since when, and until before which release, the stock build has a plugin; empty is always. */',
  'export const PLUGIN_RELEASES: ReadonlyMap<string, readonly [since: string, until: string]> = new Map([',
  ...sorted(plugins).map(([name, found]) => `  ['${name}', ${tuple(found)}],`),
  ']);',
  '',
  '/** How a setup refuses a word that it does not know: as an unknown property, or as a wrong argument. */',
  "export type Refusal = 'property' | 'argument';",
  '',
  'export type OptionRelease = readonly [since: string, until: string, refusal: Refusal];',
  '',
  '/** The same of options, by plugin and option, and how a release refuses one that it does not have. */',
  'export const OPTION_RELEASES: ReadonlyMap<string, OptionRelease> = new Map<string, OptionRelease>([',
  ...sorted(options).flatMap(([name, found]) =>
    sorted(found).map(([word, one]) => `  ['${name} ${word}', ${tuple(one)}],`),
  ),
  ']);',
  '',
];
writeFileSync(
  fileURLToPath(new URL('../src/languages/corefile/releases.generated.ts', import.meta.url)),
  lines.join('\n'),
);
console.log(
  `${versions.length} releases from ${versions[0]} to ${versions.at(-1)}, ${Object.keys(plugins).length} plugins and ${Object.values(options).flatMap(Object.keys).length} options with bounds`,
);
