/** The work of reading a repository, counted exactly: what is opened, searched and parsed, and how often. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { configFileOf } from '../../src/doors/config-file.ts';
import { check } from '../../src/judge/check.ts';
import { readFile } from '../../src/judge/read-file.ts';
import { baseFiles, openGitTree } from '../../src/read/tree/git-tree.ts';
import { followRecorded, type LinkTexts } from '../../src/read/tree/links.ts';
import { overlayTree } from '../../src/read/tree/overlay.ts';
import { openListings, openStream } from '../../src/read/tree/tree.ts';
import { openWhenRead, openWorkingTree } from '../../src/read/tree/working-tree.ts';
import { callsOf } from '../support/counted-work.ts';
import { configMap } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reading-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const service = (name: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}}\nspec: {ports: [{port: 80}]}\n`;
const workload = (name: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {dnsPolicy: None, containers: [{name: a, image: a}]}\n`;

function repositoryOf(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', args, { cwd: root });
}

const COUNTED = ['startProgram', 'readShort', 'withPlainFile', 'plainPlaceOf', 'bitsIn', 'openFile', 'readYaml'];
const count = (names = COUNTED): Readonly<Record<string, number>> =>
  callsOf(names, () => {
    const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
    check({ tree, config: undefined, base: { status: 'not-requested' } });
  });

test('each file is opened once, and only documents in which a word stands are parsed', () => {
  repositoryOf({
    'a.yaml': [workload('a'), service('b'), service('c')].join('---\n'),
    'b.yaml': service('d'),
    'c.go': 'package c\n',
  });
  expect(count()).toEqual({
    // The list of files: whose list of ignored ones counts is only asked where git does not hold all.
    startProgram: 1,
    readShort: 0,
    withPlainFile: 3,
    plainPlaceOf: 3,
    // Three files, and the three documents of the one that matters.
    bitsIn: 6,
    openFile: 1,
    readYaml: 1,
  });
});

test('what a scan leaves out is looked for where the search for words met it, or ended before the file did', () => {
  repositoryOf({
    'a.yaml': workload('a'),
    'b.yaml': service('b'),
    'c.yaml': service('c').replace('{name: c}', '{name: c, labels: {from: vendor}}'),
    'd.yaml': `# coredns\n${service('d')}`,
    'e.json': '{}\n',
  });
  // c.yaml and d.yaml; whether it is binary is asked of each once.
  expect(count(['mayNameLeftOut', 'isBinary'])).toEqual({ mayNameLeftOut: 2, isBinary: 5 });
});

test('of files whose only word is one of many texts none is opened as documents', () => {
  repositoryOf({
    'a.yaml': workload('a').replace('None', 'ClusterFirst'),
    'b.yaml': workload('b'),
    'c.go': '// forwarded to the kubelet\n',
  });
  expect(count()).toMatchObject({ withPlainFile: 3, openFile: 1, readYaml: 1 });
});

test('beside a stream nothing is listed until something names a file', () => {
  repositoryOf({ 'a.yaml': service('a') });
  const started = (text: string): number | undefined =>
    callsOf(['startProgram'], () => {
      const tree = { ...openStream(Buffer.from(text)), read: openWhenRead(root, openListings()) };
      check({ tree, config: undefined, base: { status: 'not-requested' } });
    }).startProgram;
  expect(started(workload('a'))).toBe(0);
  const building = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [a.yaml]\n# coredns\n';
  expect(started(building)).toBe(1);
});

test('Terraform is parsed where a word of what becomes a document stands', () => {
  const parsed = (text: string): number | undefined =>
    callsOf(['readHcl'], () => readFile('a.tf', Buffer.from(`# coredns\n${text}`), {})).readHcl;
  const bucket = 'resource "aws_s3_object" "coredns" {\n  content = file("${path.module}/data/kubelet")\n}\n';
  expect(parsed(bucket)).toBe(0);
  // A name is no type.
  expect(parsed(bucket.replace('/kubelet', '/aws_key_pair_kubernetes.example.org'))).toBe(0);
  for (const text of [
    'resource "helm_release" "a" {}\n',
    'resource "alicloud_cs_managed_kubernetes" "a" {}\n',
    'module "a" {\n  source = "./b"\n}\n',
    'user_data = <<E\n#!/bin/sh\nE\n',
    'user_data = "\\u0023!/bin/sh"\n',
  ])
    expect([text, parsed(bucket + text)]).toEqual([text, 1]);
});

test('a template that says nothing of resolvers is refused without being parsed', () => {
  repositoryOf({
    'templates/a.yaml': `kind: Pod\nmetadata:\n  name: {{ .Release.Name }}\nspec:\n  dnsPolicy: Default\n`,
  });
  expect(count()).toMatchObject({ openFile: 1, readYaml: 0 });
});

test('the configuration is looked for in the list of files that the scan makes', () => {
  repositoryOf({ '.loopgate.yaml': 'version: 1\n', 'a.yaml': workload('a') });
  const listings = openListings();
  const work = (): void => {
    expect(configFileOf({ root, common: '', listings }, undefined, root)?.path).toBe('.loopgate.yaml');
    openWorkingTree(root, { include: [], exclude: [], paths: [], listings });
  };
  expect(callsOf(['startProgram'], work)).toEqual({ startProgram: 1 });
});

test('git names the base and lists it once in a run', () => {
  repositoryOf({ 'a.yaml': workload('a') });
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  spawnSync('git', [...author, 'commit', '-q', '-m', 'base'], { cwd: root });
  const options = { include: [], exclude: [], paths: [], listings: openListings() };
  const work = (): void => {
    expect(openGitTree(root, 'HEAD', options)).toMatchObject({
      label: expect.stringMatching(/^revision [0-9a-f]{40}$/),
    });
    expect(baseFiles(root, 'HEAD', options)).toMatchObject({ changed: new Set() });
  };
  expect(callsOf(['resolveRevision', 'listRevision'], work)).toEqual({ resolveRevision: 1, listRevision: 1 });
});

test('what the user ignores everywhere is asked for where a file is not in git, and left out', () => {
  repositoryOf({ 'a.yaml': workload('a') });
  writeFileSync(join(root, 'b.yaml'), workload('b'));
  expect(count()).toMatchObject({ startProgram: 2, withPlainFile: 2 });
});

test('of many files none is looked at before it is opened', () => {
  repositoryOf({
    ...Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`src/f${index}.go`, 'package f\n'])),
    'a.yaml': workload('a'),
  });
  expect(count()).toMatchObject({
    startProgram: 1,
    readShort: 1_201,
    withPlainFile: 0,
    plainPlaceOf: 0,
    openFile: 1,
    readYaml: 1,
  });
});

test('what cannot matter is opened once with a base, however it has changed', () => {
  repositoryOf({
    ...Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`src/f${index}.go`, 'package f\n'])),
    '.gitattributes': 'wide.txt working-tree-encoding=UTF-16LE\n',
    'a.yaml': workload('a'),
    'pointer.yaml': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
    'wide.txt': Buffer.from('nothing', 'utf16le').toString('latin1'),
  });
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  spawnSync('git', [...author, 'commit', '-q', '-m', 'base'], { cwd: root });
  writeFileSync(join(root, 'src/f1.go'), 'package g\n');
  const options = { include: [], exclude: [], paths: [], listings: openListings() };
  const tree = openWorkingTree(root, options);
  const files = baseFiles(root, 'HEAD', options);
  if (files === undefined || 'because' in files) throw new Error('the base is there');
  expect([...files.changed].sort()).toEqual(['src/f1.go', 'wide.txt']);
  const idle = [...tree.files()].filter((file) => file.idle?.() !== undefined).map(({ path }) => path);
  expect(idle).toHaveLength(1_201);
  expect(idle.filter((path) => !path.endsWith('.go'))).toEqual(['.gitattributes']);
  const work = (): void => {
    check({ tree, config: undefined, base: { status: 'compared', files } });
  };
  // The pointer, and what is kept in another encoding; of the base both that have changed.
  expect(callsOf(['readShort', 'weigh'], work)).toEqual({ readShort: 2, weigh: 3 });
});

test('each file is opened and searched once with a base, whether it matters or not', () => {
  repositoryOf({
    'c.go': 'package c\n',
    ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`apps/${index}.yaml`, workload(`a${index}`)])),
  });
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  spawnSync('git', [...author, 'commit', '-q', '-m', 'base'], { cwd: root });
  writeFileSync(join(root, 'apps/0.yaml'), workload('b0'));
  const options = { include: [], exclude: [], paths: [], listings: openListings() };
  const work = (): void => {
    const tree = openWorkingTree(root, options);
    const files = baseFiles(root, 'HEAD', options);
    if (files === undefined || 'because' in files) throw new Error('the base is there');
    const { report } = check({ tree, config: undefined, base: { status: 'compared', files } });
    expect(report.counts.files).toBe(20);
  };
  const { readShort = 0, weigh } = callsOf(['readShort', 'weigh'], work);
  // And the base's content of the file that has changed.
  expect([readShort, weigh]).toEqual([21, 22]);
});

test('what is changed in memory is read, whatever was seen of the file', () => {
  repositoryOf({ 'a.yaml': service('a') });
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  spawnSync('git', [...author, 'commit', '-q', '-m', 'base'], { cwd: root });
  const options = { include: [], exclude: [], paths: [], listings: openListings() };
  const tree = openWorkingTree(root, options);
  expect(baseFiles(root, 'HEAD', options)).toMatchObject({ changed: new Set() });
  const [file] = tree.files();
  expect(file?.idle?.()).toBe(service('a').length);
  const [changed] = overlayTree(tree, new Map([['a.yaml', workload('a')]])).files();
  expect([changed?.idle?.(), changed?.weighed?.(), changed?.read()]).toEqual([
    undefined,
    undefined,
    Buffer.from(workload('a')),
  ]);
});

test('of what nobody reads, each changed file is searched once on either side, whatever else there is', () => {
  const dns = configMap('.:53 {\n    loop\n    forward . /etc/resolv.conf\n}\n');
  const filesOf = (changed: number, address: string): Readonly<Record<string, string>> =>
    Object.fromEntries([
      ['dns.yaml', dns],
      ...Array.from({ length: 300 }, (_, index) => [`all/${index}.yaml`, service(`a${index}`)]),
      ...Array.from({ length: changed }, (_, index) => [
        `vars/${index}.yml`,
        `a: ${index}\nnameservers: [${address}]\n`,
      ]),
    ]);
  const searched = (changed: number): Readonly<Record<string, number>> =>
    callsOf(['resolverStatements', 'placesRead', 'sortOf'], () => {
      const { report } = scanTexts(filesOf(changed, '127.0.0.53'), filesOf(changed, '192.0.2.53'));
      expect(report.findings.filter(({ code, severity }) => code === 'LG802' && severity === 'warning')).toHaveLength(
        changed,
      );
    });
  for (const changed of [10, 30])
    expect(searched(changed)).toEqual({ resolverStatements: 2 * changed, placesRead: 1, sortOf: 2 * changed });
});

describe('a file that nobody reads is decoded as often with many statements as with few', () => {
  const dns = configMap('.:53 {\n    loop\n    forward . /etc/resolv.conf\n}\n');
  const repeated =
    (one: string, [before, after]: readonly [string, string] = ['', '']) =>
    (count: number): string =>
      before + one.repeat(count) + after;
  test.each([
    ['a.json', repeated('forward 127.0.0.53 ', ['{"forward":"', '"}'])],
    ['a.yaml', repeated('forward 127.0.0.53 ', ['kind: X\nforward: "', '"\n'])],
    ['a.sh', repeated('nameserver 127.0.0.53 ', ['x="', '"\n'])],
    ['a.conf', repeated('nameserver 127.0.0.53\n')],
    [
      'a.tf',
      (count: number) => times(count, (i) => `locals {\n  a${i} = <<-EOT\n    forward . 127.0.0.53\n  EOT\n}\n`),
    ],
    ['x.conf', (count: number) => times(count, (i) => `forward-zone:\n  name: "z${i}"\n  forward-addr: 127.0.0.53\n`)],
  ])('%s', (path, textOf) => {
    const decoded = (count: number): unknown =>
      callsOf(['textOf'], () => {
        const old = { [path]: textOf(count).replaceAll('127.0.0.53', '192.0.2.53') };
        const { report } = scanTexts({ 'dns.yaml': dns, [path]: textOf(count) }, { 'dns.yaml': dns, ...old });
        expect(report.findings.find(({ at }) => at.file.path === path)?.message).toContain(`nor ${count - 1} more`);
      });
    expect(decoded(40)).toEqual(decoded(10));
  });
});

test('scripts of a shell are not parsed to see whether they are Corefiles', () => {
  const looks = (first: string): number | undefined => {
    repositoryOf({ 'user-data': `${first}\nrun() {\n  echo coredns\n}\n`, 'a.yaml': workload('a') });
    return count(['looksLikeCorefile']).looksLikeCorefile;
  };
  expect([looks('#!/bin/bash'), looks('# a comment')]).toEqual([0, 1]);
});

test('a link that leads to the next one by many folders is followed once, whatever leads to it', () => {
  const asked = (count: number): number => {
    let looks = 0;
    class Counted extends Map<string, string> {
      override get(path: string): string | undefined {
        looks += 1;
        return super.get(path);
      }
    }
    const links: LinkTexts = new Counted(
      Array.from({ length: count }, (_, index) => [
        `l${index}`,
        `${'x/../'.repeat(50)}${index % 39 === 38 ? 'end' : `l${index + 1}`}`,
      ]),
    );
    const follow = followRecorded(links);
    const ends = new Set(Array.from({ length: count }, (_, index) => follow(`l${index}`)));
    expect([...ends]).toEqual(['end']);
    return looks;
  };
  expect(asked(390)).toBeLessThan(2.1 * asked(195));
  expect(asked(390)).toBeLessThan(390 * 60);
});
