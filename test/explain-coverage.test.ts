/** `scan --explain-coverage`: which dialect read which file, and what was passed over. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { coverageOf } from '../src/judge/coverage.ts';
import { listLeftOut, openWorkingTree } from '../src/read/tree/working-tree.ts';
import { renderCoverageJson, renderCoverageText } from '../src/report/coverage.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function coverage(files: Readonly<Record<string, string>>, exclude: readonly string[] = []) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const options = { include: [], exclude, paths: [] };
  return coverageOf(openWorkingTree(root, options), listLeftOut(root, options));
}

const KOPS = 'apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nspec:\n  kubeDNS: {serverIP: 100.64.0.10}\n';

describe('coverage', () => {
  test('names the dialect, its documents and its facts by kind', () => {
    const { read, ignored } = coverage({ 'cluster.yaml': `${KOPS}---\nforwarding: {rules: 3}\n` });
    expect(ignored).toEqual([]);
    expect(read).toEqual([
      {
        path: 'cluster.yaml',
        dialects: [
          {
            id: 'kops',
            title: 'kOps Cluster and InstanceGroup',
            documents: 1,
            facts: [
              { kind: 'node-profile', count: 1 },
              { kind: 'network', count: 1 },
              { kind: 'config-map', count: 1 },
              { kind: 'workload', count: 1 },
              { kind: 'service', count: 1 },
            ],
          },
        ],
        unknown: 1,
        notices: 0,
      },
    ]);
  });

  test('says why a file that may matter was passed over', () => {
    const { ignored, irrelevant, excluded } = coverage(
      {
        'own/cluster.yaml': KOPS,
        'odd.yaml': 'nameservers: [192.0.2.1]\n',
        'chart.yaml': 'nameserver: [{{ .Values.dns }}\n',
        'notes.md': 'nameserver 192.0.2.1\n',
        'plain.yaml': 'a: 1\n',
      },
      ['own/**'],
    );
    expect(ignored).toEqual([
      {
        path: 'chart.yaml',
        because:
          'This is not valid YAML: a line is not indented as its surroundings demand. It is a template that has to be rendered first.',
      },
      { path: 'odd.yaml', because: 'Nothing here recognises what it holds.' },
      { path: 'own/cluster.yaml', because: 'The configuration’s `paths.exclude` names it.' },
    ]);
    expect({ irrelevant, excluded }).toEqual({ irrelevant: 1, excluded: 1 });
  });

  test('is printed as text in which everything can be seen, and as JSON', () => {
    const report = coverage({ 'odd\u001b[31m.yaml': 'nameservers: [192.0.2.1]\n', 'cluster.yaml': KOPS });
    expect(renderCoverageText(report)).toBe(
      [
        'cluster.yaml',
        '  kops (kOps Cluster and InstanceGroup): 5 facts: node-profile, network, config-map, workload, service',
        '',
        'Not read, or not understood:',
        '  odd\\u{1b}[31m.yaml',
        '    Nothing here recognises what it holds.',
        '',
        '1 file recognised, 1 passed over that may matter, 0 without a word of DNS configuration, 0 left out by what is never read or by the configuration.',
        '',
      ].join('\n'),
    );
    expect(JSON.parse(renderCoverageJson(report))).toMatchObject({ version: 1, read: [{ path: 'cluster.yaml' }] });
  });
});

describe('the command line', () => {
  /** The sources as they are: dist need not be built for this. */
  const cli = (...args: readonly string[]) => {
    const loader = new URL('../scripts/typescript-loader.mjs', import.meta.url).href;
    const register = `data:text/javascript,import{register}from'node:module';register('${loader}')`;
    const door = new URL('../src/doors/main.ts', import.meta.url).href;
    const open = `process.argv.splice(1, 0, 'cli'); await (await import('${door}')).openDoor('cli')`;
    const flags = ['--no-warnings', '--import', register, '--input-type=module', '--eval', open, '--'];
    return spawnSync(process.execPath, [...flags, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  };

  test('tells it instead of a report, and exits 0 also where a scan would fail', () => {
    writeFileSync(join(root, 'Corefile'), '. {\n  forward . 127.0.0.1\n}\n');
    const run = cli('scan', '--explain-coverage');
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout.split('\n')[0]).toBe('Corefile');
    expect(run.stdout).not.toContain('LG101');
    expect(cli('scan').status).toBe(1);
  }, 60_000);

  test('says of a file that another one names that it is read there', () => {
    mkdirSync(join(root, 'conf'));
    writeFileSync(join(root, 'conf/unbound-own.conf'), 'forward-zone:\n  name: "."\n  forward-addr: 192.0.2.1\n');
    writeFileSync(join(root, 'conf/unbound-other.conf'), 'forward-zone:\n  name: "."\n  forward-addr: 192.0.2.1\n');
    const service =
      'image: klutchell/unbound\n    volumes: [./conf/unbound-own.conf:/etc/unbound/custom.conf.d/own.conf]';
    writeFileSync(join(root, 'compose.yaml'), `services:\n  dns:\n    ${service}\n`);
    const { stdout } = cli('scan', '--explain-coverage');
    const said = stdout.slice(stdout.indexOf('Not read, or not understood:'));
    expect(said).toContain('  conf/unbound-other.conf\n    Nothing here recognises what it holds.');
    expect(said).toContain('  conf/unbound-own.conf\n    Nothing here recognises it by itself; it is read where');
  }, 60_000);

  test('is JSON on request, into a file too, and nothing else', () => {
    writeFileSync(join(root, 'Corefile'), '. {\n  whoami\n}\n');
    const run = cli('scan', '--explain-coverage', '--format', 'json', '--output', 'out.json');
    expect([run.status, run.stdout]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(root, 'out.json'), 'utf8'))).toMatchObject({ version: 1 });
    expect(cli('scan', '--explain-coverage', '--format', 'sarif').status).toBe(2);
  }, 60_000);
});
