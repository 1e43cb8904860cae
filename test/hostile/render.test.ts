/**
 * Charts and kustomizations that want more than to be rendered, given to the real tools: requests to a server that listens,
 * files beside the copy, memory, time. Once sealed off, once where the system offers no more than bounds (a tool behind a
 * script cannot be started in a folder that shows nothing else).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { check } from '../../src/judge/check.ts';
import { openRenderTools } from '../../src/read/tree/render-tools.ts';
import { displayName, treeOf } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string | Buffer>>;

const path = [process.env.LOOPGATE_TEST_TOOLS, process.env.PATH].filter((one) => one !== undefined).join(delimiter);
const where = (name: string): string | undefined =>
  path
    .split(delimiter)
    .map((one) => join(one, name))
    .find((one) => existsSync(one));
const linux = process.platform === 'linux';
const helmTest = linux && where('helm') !== undefined ? test.each : test.skip.each;
const kustomizeTest = linux && where('kubectl') !== undefined ? test.each : test.skip.each;

const folder = mkdtempSync(join(tmpdir(), 'hostile-render-'));
const asked = join(folder, 'asked');
const secret = join(folder, 'secret.yaml');
let server: ChildProcess;
let port = 0;
/** Folders of tools: as they are, and each behind a script. */
const tools: Record<string, string> = { sealed: path, bounded: folder };

beforeAll(async () => {
  writeFileSync(secret, 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: hidden }\ndata: { Corefile: "hidden" }\n');
  for (const name of ['helm', 'kubectl']) {
    const real = where(name);
    if (real === undefined) continue;
    writeFileSync(join(folder, name), `#!/bin/sh\nexec ${realpathSync(real)} "$@"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const answers = `const s = require('node:http').createServer((q, a) => {
    require('node:fs').appendFileSync(${JSON.stringify(asked)}, q.url + '\\n');
    a.end('{}');
  }).listen(0, '127.0.0.1', () => console.log(s.address().port));`;
  server = spawn(process.execPath, ['-e', answers], { stdio: ['ignore', 'pipe', 'inherit'] });
  port = Number(await new Promise((resolve) => server.stdout?.once('data', resolve)));
});
afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function scan(files: Files, how: string, mode: 'helm' | 'kustomize'): { said: readonly string[]; text: string } {
  const render = openRenderTools(mode, tools[how], '/usr/share');
  const { report } = check({
    tree: treeOf(files as Record<string, string>),
    config: undefined,
    base: { status: 'not-requested' },
    ...(render === undefined ? {} : { render }),
  });
  const text = JSON.stringify(
    report.findings.map((one) => [one.message, one.advice, one.path.map(({ description }) => description)]),
  );
  return { said: report.findings.map(displayName), text };
}

const MAP =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    . {\n        loop\n        forward . 10.0.0.2\n    }\n';
const BOTH = [['sealed'], ['bounded']] as const;

describe('a kustomization', () => {
  const url = (): string => `http://127.0.0.1:${port}/asked`;
  const root = (more: string): Files => ({
    'prod/kustomization.yaml': `resources: [map.yaml]\n${more}`,
    'prod/map.yaml': MAP,
  });
  const generator = (file: string): string =>
    `apiVersion: builtin\nkind: ConfigMapGenerator\nmetadata: { name: more, namespace: kube-system }\nfiles: ["Corefile=${file}"]\n`;
  const transformer = (file: string): string =>
    `apiVersion: builtin\nkind: PatchTransformer\nmetadata: { name: t }\ntarget: { kind: ConfigMap }\npath: "${file}"\n`;
  const inline = (text: string): string => `|-\n${text.replace(/^/gm, '    ')}`;
  const stories: Readonly<Record<string, (to: string) => Files>> = {
    'an inline transformer': (to) => root(`transformers:\n  - ${inline(transformer(to))}\n`),
    'an inline generator': (to) => root(`generators:\n  - ${inline(generator(to))}\n`),
    'a generator in a file': (to) => ({ ...root('generators: [g.yaml]\n'), 'prod/g.yaml': generator(to) }),
    'a validator': (to) => root(`validators:\n  - ${inline(transformer(to))}\n`),
    'a transformer that a build puts together': (to) => ({
      ...root('transformers: [made]\n'),
      'prod/made/kustomization.yaml':
        'resources: [t.yaml]\npatches:\n  - target: { kind: PatchTransformer }\n    patch: |-\n      - { op: replace, path: /path, value: "' +
        to +
        '" }\n',
      'prod/made/t.yaml': transformer('patch.yaml'),
    }),
    'a key in capitals': (to) => root(`Transformers:\n  - ${inline(transformer(to))}\n`),
    'a path in capitals': (to) => root(`configMapGenerator:\n  - name: more\n    Files: ["Corefile=${to}"]\n`),
    'a resource that looks like text in place': (to) => ({
      'prod/kustomization.yaml': `resources: [map.yaml, "${to}?{"]\n`,
      'prod/map.yaml': MAP,
    }),
    'a patch that looks like text in place': (to) => root(`patchesStrategicMerge: ["${to}?a: {"]\n`),
    'a schema for its own objects': (to) => root(`openapi: { path: "${to}" }\n`),
    'resources of another folder with an address': (to) => ({
      ...root(''),
      'prod/kustomization.yaml': 'resources: [map.yaml, ../more]\n',
      'more/kustomization.yaml': `resources: ["${to}"]\n`,
    }),
  };
  kustomizeTest(BOTH.flatMap(([how]) => Object.keys(stories).map((name) => [how, name] as const)))(
    '%s: %s asks nobody and opens nothing else',
    (how, name) => {
      for (const to of [url(), secret, `../../../../../../../..${secret}`, `file://${secret}`]) {
        const { text } = scan(stories[name]?.(to) ?? {}, how, 'kustomize');
        expect(text).not.toContain('hidden');
      }
      expect(existsSync(asked) ? readFileSync(asked, 'utf8') : '').toBe('');
    },
    60_000,
  );
  kustomizeTest(BOTH)('%s: a sound one is built and silent', (how) => {
    const files = {
      'prod/kustomization.yaml':
        'resources: [map.yaml]\nnamespace: kube-system\ncommonLabels: { a: b }\npatches:\n  - path: p.yaml\n  - patch: |-\n      apiVersion: v1\n      kind: ConfigMap\n      metadata: { name: coredns, namespace: kube-system, annotations: { see: "https://example.org/" } }\n',
      'prod/map.yaml': MAP,
      'prod/p.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system, labels: { c: d } }\n',
    };
    expect(scan(files, how, 'kustomize').said).toEqual([]);
  });
});

describe('a chart', () => {
  const chart = (more: Files): Files => ({
    'dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
    'dns/values.yaml': 'upstream: 10.0.0.2\n',
    'dns/templates/map.yaml': MAP.replace('10.0.0.2', '{{ .Values.upstream }}'),
    ...more,
  });
  const schemas: Readonly<Record<string, () => string>> = {
    'a reference': () => `{ "$ref": "http://127.0.0.1:${port}/schema" }`,
    'a reference below': () => `{ "properties": { "upstream": { "$ref": "http://127.0.0.1:${port}/schema" } } }`,
    'a schema of its own': () => `{ "$schema": "http://127.0.0.1:${port}/schema" }`,
    'a file': () => `{ "$ref": "file://${secret}" }`,
    'a file beside': () => '{ "$ref": "../../../../etc/passwd" }',
  };
  helmTest(BOTH.flatMap(([how]) => Object.keys(schemas).map((name) => [how, name] as const)))(
    '%s: whose schema names %s is rendered without it',
    (how, name) => {
      const schema = schemas[name]?.() ?? '';
      expect(scan(chart({ 'dns/values.schema.json': schema }), how, 'helm').said).toEqual([]);
      const packed = tar({
        'sub/Chart.yaml': 'apiVersion: v2\nname: sub\nversion: 1.0.0\n',
        'sub/values.schema.json': schema,
      });
      expect(scan(chart({ 'dns/charts/sub-1.0.0.tgz': packed }), how, 'helm').said).toEqual([]);
      expect(existsSync(asked) ? readFileSync(asked, 'utf8') : '').toBe('');
    },
    60_000,
  );
  const bombs: Readonly<Record<string, string>> = {
    'takes memory':
      '{{- $s := repeat 1000000 "x" }}{{- $l := list }}{{- range until 4000 }}{{- $l = append $l (printf "%d%s" . $s) }}{{- end }}\ncoredns: {{ join "" $l | len }}\n',
    'has no end': 'coredns:\n{{- range until 100000 }}{{- range until 100000 }}{{- end }}{{- end }}\n',
  };
  helmTest(BOTH.flatMap(([how]) => Object.keys(bombs).map((name) => [how, name] as const)))(
    '%s: that %s is ended, and that is said',
    (how, name) => {
      const { said, text } = scan(chart({ 'dns/templates/bomb.yaml': bombs[name] ?? '' }), how, 'helm');
      expect(said).toContain('warning LG802 dns/Chart.yaml:1:1');
      expect(text).toMatch(/MiB of memory|did not end within/);
    },
    60_000,
  );
  helmTest(BOTH)('%s: asks no name server', (how) => {
    const files = chart({
      'dns/templates/ask.yaml':
        'coredns: {{ getHostByName "localhost" | quote }}\nof: {{ (lookup "v1" "Secret" "a" "b") | len }}\n',
    });
    expect(scan(files, how, 'helm').said).toEqual([]);
  });
});

/** A packed chart: the headers that tar writes, and nothing more. */
function tar(files: Readonly<Record<string, string>>): Buffer {
  const blocks: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write('0000644\0', 100);
    header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write('0', 156);
    header.write('ustar\x0000', 257);
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    body.write(text, 0);
    blocks.push(header, body);
  }
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
