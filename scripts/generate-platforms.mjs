#!/usr/bin/env node
/** Makes docs/platforms.md of the plugins' READMEs and of the tables of node profiles. */
import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './write-generated.mjs';

register('./typescript-loader.mjs', import.meta.url);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { plugins } = await import('../src/judge/plugins.ts');
const { resolverSoftware } = await import('../src/judge/resolver-software.ts');
const { OS_PROFILES, PROVISIONERS, resolvConfOf } = await import('../src/core/cluster/node-profiles.ts');

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n');

/** A README between its title and its first example. */
function headOf(text) {
  const body = text.slice(text.indexOf('\n') + 1);
  const end = /^(?:```|## )/m.exec(body);
  const head = end === null ? body : body.slice(0, end.index);
  return head.replace(/^Evidence: .*$\n*/m, '').trim();
}

/** The folder of a plug-in is its id, in the room of its kind. */
const folderOf = (id) => {
  const room = ['languages', 'tools', 'platforms'].find((name) => existsSync(join(root, 'src', name, id, 'README.md')));
  if (room === undefined)
    throw new Error(`no README.md in a folder ${id} of src/languages, src/tools or src/platforms`);
  return `src/${room}/${id}`;
};
const readme = (id) => readFileSync(join(root, folderOf(id), 'README.md'), 'utf8').replaceAll('\r\n', '\n');
const section = (plugin) =>
  `### ${plugin.title}\n\n[${folderOf(plugin.id)}](../${folderOf(plugin.id)}/README.md)\n\n${headOf(readme(plugin.id))}`;

const byTitle = plugins.toSorted((a, b) => (a.title < b.title ? -1 : 1));
const page = [
  '<!-- Made by scripts/generate-platforms.mjs from the plugins. Change them, then run npm run generate. -->',
  '# Platforms and languages',
  'What loopgate reads of each platform, what it takes for granted there, and where that is written. `loopgate scan --explain-coverage` tells which of these read which of your files. What ends here is in [limits.md](limits.md).',
  '## Platforms and languages',
  byTitle.map(section).join('\n\n'),
  '## Texts within other files',
  headOf(readFileSync(join(root, 'src', 'read', 'carriers', 'README.md'), 'utf8').replaceAll('\r\n', '\n')),
  '[src/read/carriers](../src/read/carriers/README.md) has the details.',
  '## Resolvers that run as workloads',
  'Recognised by image or command in any workload, and read as far as their configuration lies in the repository: in the environment, in arguments, in a ConfigMap that is mounted. Where it does not, that is said, and what is forwarded to them is unknown.',
  resolverSoftware
    .filter(({ id }) => !plugins.some((plugin) => plugin.id === id))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map(section)
    .join('\n\n'),
  '## Provisioners',
  'Which file becomes the kubelet’s `resolvConf`, and which address is the cluster DNS, where no file states it. A `provisioner:` of the configuration, or a file that only this provisioner reads, decides for a row.',
  table(
    ['id', 'also', 'resolver file of pods with dnsPolicy Default', 'cluster DNS', 'taken from'],
    PROVISIONERS.map((one) => [
      `\`${one.id}\``,
      one.aliases.join(', '),
      choice(resolvConfOf(one, undefined)),
      one.clusterDns === undefined
        ? ''
        : `address ${one.clusterDns.nth} of ${one.clusterDns.serviceSubnets.join(' or ')}`,
      one.source,
    ]),
  ),
  '## Operating systems',
  table(
    ['id', 'also', '/etc/resolv.conf', 'systemd-resolved', 'taken from'],
    OS_PROFILES.map((one) => [
      `\`${one.id}\``,
      one.aliases.join(', '),
      {
        'link-to-stub': 'names the stub 127.0.0.53',
        'link-to-uplink': 'the servers that systemd-resolved knows',
        dhcp: 'written on the node, from its network',
      }[one.etcResolvConf],
      one.resolved === 'absent' ? '' : one.stubListener ? 'runs, with its stub' : 'runs, without its stub',
      one.source,
    ]),
  ),
  '',
].join('\n\n');

function choice(one) {
  if (one.kind === 'path') return `${one.path}${one.assumes === undefined ? '' : ` (if ${one.assumes})`}`;
  if (one.kind === 'unless-only-stub') return `${one.path}; ${one.instead} where the stub is its only nameserver`;
  const otherwise = 'path' in one.otherwise ? one.otherwise.path : `nameserver ${one.otherwise.nameservers.join(', ')}`;
  const accepts =
    one.accepts === 'global-unicast' ? 'whose nameservers are all global unicast' : 'without a loopback nameserver';
  return `the first of ${one.candidates.join(', ')} ${accepts}, else ${otherwise}`;
}

writeGenerated(join(root, 'docs', 'platforms.md'), `${page.trimEnd()}\n`);
