/** What the base could read and the head cannot is an error of the comparison, whatever took the place of the file. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Checked, check } from '../../src/judge/check.ts';
import { baseFiles } from '../../src/read/tree/git-tree.ts';
import { openWorkingTree } from '../../src/read/tree/working-tree.ts';
import { initRepository } from '../support/git.ts';
import { scanTexts } from '../support/scan-texts.ts';

const ALL = { include: [], exclude: [], paths: [] };
const configMap = (more: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n${more}        forward . 192.0.2.1\n    }\n`;
const GUARDED = configMap('        loop\n');
const BARE = configMap('');

let root: string;
const git = (...args: string[]): string => {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...settings, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
};
const commitAll = (): string => {
  git('add', '-A');
  git('commit', '-qm', 'x', '--allow-empty');
  return git('rev-parse', 'HEAD');
};
let base: string;
const compare = (): Checked => {
  const files = baseFiles(root, base, ALL);
  if (files === undefined) throw new Error('there is no base');
  const found =
    'because' in files
      ? ({ status: 'unavailable', because: files.because } as const)
      : ({ status: 'compared', files } as const);
  return check({ tree: openWorkingTree(root, ALL), config: undefined, base: found });
};
const said = ({ report }: Checked): readonly string[] =>
  report.findings
    .filter(({ code }) => code === 'LG802')
    .map(({ severity, status, message }) => `${status} ${severity} ${message}`);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'vanishes-')));
  initRepository(root);
  mkdirSync(join(root, 'k'));
  writeFileSync(join(root, 'k/a.yaml'), GUARDED);
  writeFileSync(join(root, 'k/b.yaml'), 'kind: Namespace\n');
  base = commitAll();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('in place of a file that the base could read', () => {
  test('a link to nothing', () => {
    rmSync(join(root, 'k/a.yaml'));
    symlinkSync('nowhere.yaml', join(root, 'k/a.yaml'));
    commitAll();
    expect(said(compare())).toEqual(['new error k/a.yaml is a link to nothing.']);
  });

  test('a submodule where its folder was', () => {
    git('rm', '-rq', '--cached', 'k');
    rmSync(join(root, 'k'), { recursive: true });
    mkdirSync(join(root, 'k'));
    git('update-index', '--add', '--cacheinfo', `160000,${base},k`);
    git('commit', '-qm', 'x');
    expect(said(compare())).toEqual(['new error The submodule or nested repository k was not read.']);
  });

  test.each(['../outside', '/etc', '../../x/../outside'])(
    'a link out of the tree where its folder was: %s',
    (target) => {
      rmSync(join(root, 'k'), { recursive: true });
      symlinkSync(target, join(root, 'k'));
      commitAll();
      expect(said(compare())).toEqual(['new error k is a link out of the tree and was not followed.']);
    },
  );

  test('a change that a sparse checkout leaves out', () => {
    writeFileSync(join(root, 'k/a.yaml'), BARE);
    commitAll();
    git('update-index', '--skip-worktree', 'k/a.yaml', 'k/b.yaml');
    rmSync(join(root, 'k'), { recursive: true });
    const checked = compare();
    expect(said(checked)).toEqual(['new error k/a.yaml is not checked out (a sparse checkout).']);
    expect(checked.report.notices).toMatchObject([
      {
        kind: 'assumed',
        message: 'A sparse checkout leaves out files that git tracks, such as k/a.yaml; they were not read.',
      },
    ]);
  });

  const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  test.each<[string, string | Buffer, string]>([
    ['a pointer of Git LFS', POINTER, 'it is a pointer of Git LFS, and what it leads to is not checked out'],
    [
      'what git-crypt seals',
      Buffer.from('\0GITCRYPT\0\xff', 'latin1'),
      'it is encrypted with git-crypt and was not read',
    ],
    [
      'a value that SOPS encrypts',
      GUARDED.replace(/\|[\s\S]*/, '"ENC[AES256_GCM,data:a,iv:b,tag:c,type:str]"\n'),
      '`Corefile` is encrypted with SOPS and was not read.',
    ],
  ])('%s', (_, content, message) => {
    writeFileSync(join(root, 'k/a.yaml'), content);
    commitAll();
    expect(said(compare())).toEqual([`new error ${message}`]);
    base = commitAll();
    writeFileSync(join(root, 'k/a.yaml'), content.toString().replace('45\n', '46\n'));
    // What git-crypt seals is what applications keep secret, unless a name says otherwise.
    const isSealed = /git-crypt/.test(message);
    expect(said(compare())).toEqual(isSealed ? [] : [`existing warning ${message}`]);
  });

  test('of what git-crypt seals only what a name puts among DNS configuration is missed', () => {
    mkdirSync(join(root, 's'));
    for (const name of ['secret.yaml', 'coredns.yaml', 'resolv.conf'])
      writeFileSync(join(root, 's', name), Buffer.from('\0GITCRYPT\0\xff', 'latin1'));
    commitAll();
    const missed = compare().report.findings.map(({ at }) => at.file.path);
    expect(missed).toEqual(['s/coredns.yaml', 's/resolv.conf']);
  });

  test('pointers of Git LFS where nothing was read: data sets are no loss, nor is what a resource names news', () => {
    writeFileSync(join(root, 'k/data.json'), POINTER);
    writeFileSync(join(root, 'k/data.bin'), POINTER);
    writeFileSync(join(root, 'k/KubernetesDiagram.png'), POINTER);
    expect(compare().report).toMatchObject({ result: 'pass', findings: [] });
    mkdirSync(join(root, 'vendor'));
    writeFileSync(join(root, 'vendor/c.yaml'), POINTER);
    writeFileSync(join(root, 'kustomization.yaml'), 'resources: [k/a.yaml, vendor/c.yaml]\n');
    base = commitAll();
    writeFileSync(join(root, 'vendor/c.yaml'), POINTER.replace('45', '46'));
    writeFileSync(join(root, 'x.yaml'), 'kind: Namespace\n');
    const because = 'it is a pointer of Git LFS, and what it leads to is not checked out';
    expect(said(compare())).toEqual([`existing warning \`vendor/c.yaml\` was not read: ${because}`]);
  });

  test('a text that is no template and says it is one', () => {
    writeFileSync(join(root, 'k/a.yaml'), `# {{ x }}\n"${BARE}`);
    commitAll();
    expect(compare().report).toMatchObject({ result: 'fail', findings: [{ code: 'LG802', severity: 'error' }] });
  });

  test('a template stays a note where the base had one', () => {
    writeFileSync(join(root, 'k/a.yaml'), `# {{ x }}\n"${BARE}`);
    base = commitAll();
    writeFileSync(join(root, 'k/a.yaml'), `# {{ x }}\n"${GUARDED}`);
    commitAll();
    expect(compare().report).toMatchObject({ result: 'pass', findings: [{ code: 'LG802', severity: 'note' }] });
  });
});

test('what is left out by a sparse checkout and did not change is no error', () => {
  git('update-index', '--skip-worktree', 'k/a.yaml');
  rmSync(join(root, 'k/a.yaml'));
  expect(compare().report).toMatchObject({ result: 'pass', findings: [] });
});

test('a file that is deleted is deleted', () => {
  rmSync(join(root, 'k/a.yaml'));
  expect(said(compare())).toEqual([]);
});

test('a link to nothing that nobody could read is no loss', () => {
  symlinkSync('nowhere.yaml', join(root, 'k/c.yaml'));
  base = commitAll();
  expect(said(compare())).toEqual([]);
});

test.each([
  ['nothing of DNS is no loss', 'promtail: x\n', []],
  ['a resolver may be one', 'upstream_dns_servers: [192.0.2.1]\ncoredns_x: 1\n', ['new error']],
])('a link to nothing where the base had %s', (_, text, expected) => {
  mkdirSync(join(root, 'host_vars'));
  writeFileSync(join(root, 'host_vars/a.yml'), text);
  symlinkSync('a.yml', join(root, 'host_vars/b.yml'));
  base = commitAll();
  rmSync(join(root, 'host_vars/a.yml'));
  commitAll();
  expect(said(compare()).map((one) => one.slice(0, 9))).toEqual(expected);
});

describe('a name that is no UTF-8', () => {
  const name = (): Buffer => Buffer.concat([Buffer.from(`${root}/k/a`), Buffer.from([0xff]), Buffer.from('.yaml')]);

  test('is said, and its file counts on neither side', () => {
    rmSync(join(root, 'k/a.yaml'));
    writeFileSync(name(), GUARDED);
    base = commitAll();
    writeFileSync(name(), BARE);
    commitAll();
    const checked = compare();
    expect(said(checked)).toEqual([
      'new warning The name of k/a\ufffd.yaml is not valid UTF-8; the file was not read.',
    ]);
    expect(checked.report.result).toBe('incomplete');
  });

  test('is not confused with one that holds the replacement character', () => {
    writeFileSync(join(root, 'k/c\ufffd.yaml'), 'kind: Namespace\n');
    expect(said(compare())).toEqual([]);
  });
});

test.each<[string, string, string]>([
  ['folder', 'HEAD^:k', 'HEAD:k'],
  ['top folder', 'HEAD^^{tree}', 'HEAD^{tree}'],
])('a %s of the base under whose id another one lies is damaged', (_, then, now) => {
  writeFileSync(join(root, 'k/a.yaml'), BARE);
  commitAll();
  const pathOf = (revision: string): string => {
    const id = git('rev-parse', revision);
    return join(root, '.git/objects', id.slice(0, 2), id.slice(2));
  };
  const [from, to] = [pathOf(now), pathOf(then)];
  rmSync(to, { force: true });
  copyFileSync(from, to);
  expect(compare().report).toMatchObject({ result: 'incomplete', base: { status: 'unavailable' } });
});

test('a Corefile that a generator takes from what git ignores is said, with the reason', () => {
  writeFileSync(join(root, '.gitignore'), 'made\n');
  mkdirSync(join(root, 'made'));
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'made/coredns.conf'), '. {\n}\n');
  const generator = 'configMapGenerator:\n  - name: extra\n    files: [Corefile=../made/coredns.conf]\n';
  writeFileSync(join(root, 'app/kustomization.yaml'), generator);
  base = commitAll();
  const checked = compare();
  expect(said(checked)).toEqual(['existing note `made/coredns.conf` was not read: git ignores it']);
  expect(checked.report.result).toBe('incomplete');
});

describe('the configuration of a server that stays', () => {
  const map =
    'kind: ConfigMap\napiVersion: v1\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    . {\n        loop\n        forward . 192.0.2.53\n    }\n';
  const pods =
    'kind: Deployment\napiVersion: apps/v1\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { a: b } }\n  template:\n    metadata: { labels: { a: b } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [-conf, /etc/coredns/Corefile]\n          volumeMounts: [{ name: c, mountPath: /etc/coredns }]\n      volumes: [{ name: c, configMap: { name: coredns } }]\n';
  const both = { 'dns/map.yaml': map, 'dns/pods.yaml': pods };

  test('is that of another cluster: one that never had any is not reported as lost', () => {
    const own = (folder: string, address: string) =>
      `${pods}---\nkind: Service\napiVersion: v1\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: ${address}, selector: { a: b }, ports: [{ port: 53, protocol: UDP }] }\n# ${folder}\n`;
    const elsewhere = {
      'a/map.yaml': map,
      'a/pods.yaml': own('a', '10.96.0.10'),
      'b/pods.yaml': own('b', '10.97.0.10'),
    };
    const lost = (head: Readonly<Record<string, string>>, before: Readonly<Record<string, string>>) =>
      scanTexts(head, before).report.findings.filter(({ code }) => code === 'LG802');
    expect(lost({ ...elsewhere, 'c/x.yaml': 'kind: Namespace\napiVersion: v1\n' }, elsewhere)).toEqual([]);
    expect(lost(elsewhere, { 'a/map.yaml': map, 'a/pods.yaml': own('a', '10.96.0.10') })).toEqual([]);
    expect(lost(elsewhere, { ...elsewhere, 'b/map.yaml': map })).toHaveLength(1);
  });

  test('is deleted: a warning, and no green heading', () => {
    const { report } = scanTexts({ 'dns/pods.yaml': pods }, both);
    expect(report.result).toBe('incomplete');
    expect(report.findings.map(({ code, severity, status }) => `${status} ${severity} ${code}`)).toEqual([
      'new warning LG802',
    ]);
    expect(report.findings[0]?.message).toContain('kube-system/Deployment/coredns, which the base has, is not in');
  });

  test('was never there: a note, as before', () => {
    const { report } = scanTexts({ 'dns/pods.yaml': pods }, { 'dns/pods.yaml': pods });
    expect(report.findings.map(({ code }) => code)).toEqual(['LG801']);
  });

  test('moves with its server: nothing', () => {
    expect(scanTexts({ 'moved/all.yaml': `${map}---\n${pods}` }, both).report.findings).toEqual([]);
    expect(scanTexts({ 'README.md': 'gone\n' }, both).report.findings).toEqual([]);
  });
});

describe('a guard that makes room for what is not in sight', () => {
  const corefile = (...lines: readonly string[]): string =>
    `.:53 {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
  const OUT = 'forward . 192.0.2.1';
  const UNSEEN =
    'new warning The server block . of Corefile had the loop plugin in the base, and it is not known whether it still has: what would add it is not in sight.';
  const GUARD = corefile('loop', OUT);
  test.each<readonly [string, string, string, readonly string[]]>([
    ['an import of a path elsewhere', corefile('import /etc/coredns/a.conf', OUT), GUARD, [UNSEEN]],
    ['an import above the repository', corefile('import ../a.conf', OUT), GUARD, [UNSEEN]],
    [
      'an import of git’s own files',
      corefile('import .git/config', OUT),
      GUARD,
      [UNSEEN, 'new warning The Corefile imports .git/config, and no such file is in the repository.'],
    ],
    ['an import of all that the block holds', corefile('import ../a.conf'), GUARD, [UNSEEN]],
    ['an import beside the guard', corefile('import ../a.conf', 'loop', OUT), GUARD, []],
    ['a base without a guard', corefile('import ../a.conf', OUT), corefile(OUT), []],
  ])('%s', (_, head, before, expected) => {
    const checked = scanTexts({ Corefile: head }, { Corefile: before });
    expect(said(checked)).toEqual(expected);
    expect(checked.report.result).toBe(expected.length === 0 ? 'pass' : 'incomplete');
  });
});

/** CoreDNS takes `loop` once in a block, so what stood beside it brought none (plugin/loop/setup.go parse, plugin.ErrOnce). */
describe('a guard that goes from beside what is not in sight', () => {
  const OUT = 'forward . 192.0.2.1';
  const block = (...lines: readonly string[]): string => `.:53 {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
  const PIECES = ['import ../a.conf', '{{ cache_block | indent(8) }}', 'import /srv/a.conf\n    import conf.d/*.conf'];
  type Texts = Readonly<Record<string, string>>;
  const lost = (now: string, before: string, more: Texts = {}, moreBefore: Texts = {}): readonly string[] =>
    scanTexts({ Corefile: now, ...more }, { Corefile: before, ...moreBefore }).said.filter((line) =>
      /LG201|LG802/.test(line),
    );
  const pairs = (piece: string, more: Texts = {}, moreBefore: Texts = {}) =>
    lost(block(piece, OUT), block(piece, 'loop', OUT), more, moreBefore);
  test.each(PIECES)('%s', (piece) => {
    expect(pairs(piece)).toEqual(['error LG201 Corefile:1:1']);
  });
  test.each([
    ['{{ cache_block | indent(8) }}', 'group_vars/all.yml', 'cache_block: |\n  cache 30\n  loop\n', ''],
    ['{{ cache_block | indent(8) }}', 'group_vars/all.yml', '', 'cache_block: cache 30\n'],
    ['import ../a.conf', 'install.sh', 'echo loop > a.conf\n', ''],
  ])('%s, which the change to %s fills in', (piece, path, now, before) => {
    expect(pairs(piece, { [path]: now }, { [path]: before })).toEqual(['warning LG802 Corefile:1:1']);
  });
  test('that is not the same, or stood under a condition', () => {
    const old = (guard: string): string => block('{{ cache_block }}', guard, OUT);
    const unseen = ['warning LG802 Corefile:1:1'];
    expect(lost(block('{{ other_block }}', OUT), old('loop'))).toEqual(unseen);
    const conditional = '{{ if .guarded }}\n    loop\n    {{ end }}';
    expect(lost(block('{{ cache_block }}', OUT), old(conditional))).toEqual(unseen);
  });
});

describe('a submodule', () => {
  const OTHER = '1234567890123456789012345678901234567890';
  const add = (path: string, commit: string): void => {
    mkdirSync(join(root, path), { recursive: true });
    git('update-index', '--add', '--cacheinfo', `160000,${commit},${path}`);
    git('commit', '-qm', 'x');
  };
  const findings = ({ report }: Checked): readonly string[] =>
    report.findings
      .filter(({ code }) => code !== 'LG202')
      .map(({ code, severity, status, message }) => `${status} ${severity} ${code} ${message}`);

  test('is named in a note, and once where there are several', () => {
    add('dns', base);
    expect(findings(compare())).toEqual(['new note LG801 The submodule dns was not read.']);
    base = git('rev-parse', 'HEAD');
    expect(findings(compare())).toEqual(['existing note LG801 The submodule dns was not read.']);
    add('theme', base);
    expect(findings(compare())).toEqual(['new note LG801 The submodules dns, theme were not read.']);
  });

  test.each([
    ['dns', 'warning'],
    ['theme', 'note'],
  ])('%s of which the commit changes: %s', (path, severity) => {
    add(path, base);
    base = git('rev-parse', 'HEAD');
    add(path, OTHER);
    const checked = compare();
    const [moved, known, ...rest] = [...findings(checked)].sort().reverse();
    expect(moved).toMatch(new RegExp(`^new ${severity} LG801 The submodule ${path} has another commit than the base`));
    expect([known, rest]).toEqual([`existing note LG801 The submodule ${path} was not read.`, []]);
    expect(checked.report.result).toBe('pass');
  });

  test.each([
    ['k/kustomization.yaml', 'resources: [a.yaml, ../theme/base]\n', 'warning'],
    ['k/kustomization.yaml', 'resources: [a.yaml, ../themes/base]\n', 'note'],
    [
      'app.yaml',
      'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: x }\nspec: { source: { repoURL: https://git.example.org/x, path: theme/m } }\n',
      'warning',
    ],
  ])('of which the commit changes, with %s: %j', (path, text, severity) => {
    writeFileSync(join(root, path), text);
    commitAll();
    add('theme', base);
    base = git('rev-parse', 'HEAD');
    add('theme', OTHER);
    const moved = findings(compare()).filter((one) => one.includes('has another commit'));
    expect(moved).toEqual([expect.stringMatching(new RegExp(`^new ${severity} LG801 The submodule theme`))]);
  });

  test.each([true, false])('a kustomization names a file in it (checked out: %s)', (isHere) => {
    writeFileSync(join(root, 'k/kustomization.yaml'), 'resources: [a.yaml, ../dns/base, ../dns/b.yaml]\n');
    commitAll();
    add('dns', base);
    if (isHere) {
      mkdirSync(join(root, 'dns/base'));
      writeFileSync(join(root, 'dns/b.yaml'), 'kind: Namespace\n');
      writeFileSync(join(root, 'dns/base/kustomization.yaml'), 'resources: []\n');
    }
    const message = '`../dns/base` (and 1 more) was not read: it is in the submodule dns';
    expect(said(compare())).toEqual([`new note ${message}`]);
    base = git('rev-parse', 'HEAD');
    expect(said(compare())).toEqual([`existing note ${message}`]);
  });

  test('a file that only looks like one is read', () => {
    writeFileSync(join(root, '160000 a.yaml'), BARE);
    expect(findings(compare()).filter((one) => one.includes('submodule'))).toEqual([]);
    expect([...openWorkingTree(root, ALL).files()].map(({ path }) => path)).toContain('160000 a.yaml');
  });
});

test('a guard that moves to what an unchanged line brings to its piece is not lost', () => {
  const files = (own: string, moved: string): Readonly<Record<string, string>> => ({
    Corefile: `.:53 {\n    import /etc/coredns/extra.conf\n    forward . 192.0.2.1\n${own}}\n`,
    Dockerfile: 'FROM coredns/coredns:1.11.3\nCOPY Corefile /Corefile\nCOPY guards.txt /etc/coredns/extra.conf\n',
    'guards.txt': `log\n${moved}`,
  });
  const found = (head: string): readonly string[] =>
    scanTexts(files('', head), files('    loop\n', '')).report.findings.flatMap(({ code, severity, status }) =>
      status === 'new' && severity !== 'note' ? `${severity} ${code}` : [],
    );
  expect(found('loop\n')).not.toContain('error LG201');
  expect(found('')).toEqual(['error LG201']);
});
