/** What a repository says, links to and names, against what leaves the program: the built command line as a child process. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { runDoor } from '../e2e/support/runner.ts';
import { initRepository } from '../support/git.ts';

const CLI = resolve(import.meta.dirname, '..', '..', process.env.LOOPGATE_DIST ?? 'dist', 'cli.js');
const rooms: string[] = [];

afterEach(() => {
  for (const room of rooms.splice(0)) rmSync(room, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string>>;

/** A work tree; a value that begins with `->` is a link. */
function repository(files: Files, ignored: Files = {}): string {
  const room = realpathSync(mkdtempSync(join(tmpdir(), 'loopgate-hostile-')));
  rooms.push(room);
  const root = join(room, 'repo');
  mkdirSync(root);
  initRepository(root);
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (text.startsWith('->')) symlinkSync(text.slice(2), join(root, path));
    else writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) put(path, text);
  spawnSync('git', ['add', '-A'], { cwd: root });
  for (const [path, text] of Object.entries(ignored)) put(path, text);
  return root;
}

async function run(cwd: string, ...args: readonly string[]) {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', CANARY: 'canary-in-the-environment' };
  const done = await runDoor(CLI, args, env, { cwd });
  return { ...done, all: done.stdout + done.stderr };
}

const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown', 'junit'] as const;

/** Everything that any door prints of a repository. */
async function everything(root: string): Promise<string> {
  const calls = FORMATS.map((format) => ['scan', '--format', format]);
  for (const format of ['mermaid', 'dot', 'html', 'json']) calls.push(['graph', '--format', format]);
  for (const format of ['text', 'json']) {
    calls.push(['trace', 'example.org', '--format', format]);
    calls.push(['scan', '--explain-coverage', '--format', format]);
  }
  return printed(root, calls);
}

async function printed(root: string, calls: readonly (readonly string[])[]): Promise<string> {
  const texts: string[] = [];
  for (const args of calls) texts.push((await run(root, ...args)).all);
  return texts.join('\n');
}

/** The reports that show most of a file: excerpts, snippets, ways. */
function most(root: string): Promise<string> {
  const scans = ['github', 'sarif'].map((format) => ['scan', '--format', format]);
  return printed(root, [...scans, ['graph', '--format', 'json'], ['trace', 'example.org']]);
}

const SECRET = 'AUTHORIZATION:basic-c2VjcmV0LXRva2Vu';
const COMPOSE = (file: string): string =>
  `services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /etc/coredns/Corefile\n    env_file: ${file}\n    volumes: [ ./Corefile:/etc/coredns/Corefile ]\n`;
const COREFILE = '.:53 {\n    forward . {$EXTRAHEADER}\n}\n';
const KUSTOMIZATION = (line: string): string =>
  `configMapGenerator:\n  - name: coredns\n    namespace: kube-system\n    files: [${line}]\nresources: [deployment.yaml]\n`;
const ENVS = (key: string): string =>
  `${key}:\n  - name: coredns\n    namespace: kube-system\n    envs: [dns.env]\nresources: [deployment.yaml]\n`;
const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { app: dns } }
  template:
    metadata: { labels: { app: dns } }
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: coredns/coredns:1.11.1
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes: [{ name: config, configMap: { name: coredns } }]
`;

describe('git’s own folder and what git ignores are never content', () => {
  test.each<readonly [string, Files, Files]>([
    [
      'an env_file',
      { 'compose.yaml': COMPOSE('.git/secret.env'), Corefile: COREFILE },
      { '.git/secret.env': `EXTRAHEADER=${SECRET}\n` },
    ],
    [
      'an env_file through a link',
      { 'compose.yaml': COMPOSE('x.env'), Corefile: COREFILE, 'x.env': '->.git/secret.env' },
      { '.git/secret.env': `EXTRAHEADER=${SECRET}\n` },
    ],
    [
      'an env_file in another case',
      { 'compose.yaml': COMPOSE('sub/.GIT/config.env'), Corefile: COREFILE },
      { 'sub/.GIT/config.env': `EXTRAHEADER=${SECRET}\n` },
    ],
    [
      'an env_file that is ignored',
      { 'compose.yaml': COMPOSE('local.env'), Corefile: COREFILE, '.gitignore': '*.env\n' },
      { 'local.env': `EXTRAHEADER=${SECRET}\n` },
    ],
    [
      'a link to a file that is ignored',
      { 'compose.yaml': COMPOSE('x.txt'), Corefile: COREFILE, '.gitignore': '*.env\n', 'x.txt': '->local.env' },
      { 'local.env': `EXTRAHEADER=${SECRET}\n` },
    ],
    [
      'a generator',
      { 'kustomization.yaml': KUSTOMIZATION('Corefile=.git/secret'), 'deployment.yaml': DEPLOYMENT },
      { '.git/secret': `.:53 {\n  ${SECRET}\n}\n` },
    ],
    [
      'a generator with dots behind',
      { 'kustomization.yaml': KUSTOMIZATION('Corefile=.git./secret'), 'deployment.yaml': DEPLOYMENT },
      { '.git./secret': `.:53 {\n  ${SECRET}\n}\n` },
    ],
    [
      'a node file',
      {
        '.loopgate.yaml':
          'version: 1\nclusters:\n  - name: a\n    nodes:\n      - name: n\n        files: { /etc/resolv.conf: .git/secret }\n',
        'deployment.yaml': DEPLOYMENT,
      },
      { '.git/secret': `nameserver ${SECRET}\n` },
    ],
  ])(
    '%s',
    async (_, files, ignored) => {
      expect(await most(repository(files, ignored))).not.toContain('c2VjcmV0LXRva2Vu');
    },
    120_000,
  );
});

describe('values of files of variables are judged and not shown', () => {
  test.each<readonly [string, Files, string]>([
    [
      'a token',
      { 'compose.yaml': COMPOSE('dns.env'), Corefile: COREFILE, 'dns.env': `EXTRAHEADER=${SECRET}\n` },
      'c2VjcmV0LXRva2Vu',
    ],
    [
      'an address',
      { 'compose.yaml': COMPOSE('dns.env'), Corefile: COREFILE, 'dns.env': 'OTHER=1\nEXTRAHEADER=10.77.66.55\n' },
      '10.77.66.55',
    ],
    [
      'the value of .env',
      {
        'compose.yaml': COMPOSE('dns.env'),
        Corefile: COREFILE,
        'dns.env': 'EXTRAHEADER=${TARGET}\n',
        '.env': 'TARGET=tls://10.77.66.55\n',
      },
      '10.77.66.55',
    ],
    [
      'a generator’s Corefile',
      {
        'kustomization.yaml': ENVS('configMapGenerator'),
        'deployment.yaml': DEPLOYMENT,
        'dns.env': 'Corefile=zone-of-somebody.example { forwrd . 10.77.66.55 }\n',
      },
      '10.77.66.55',
    ],
    [
      'a generator’s zone',
      {
        'kustomization.yaml': ENVS('secretGenerator'),
        'deployment.yaml': DEPLOYMENT.replace('configMap: { name', 'secret: { secretName'),
        'dns.env': 'Corefile=zone-of-somebody.example { forwrd . 10.77.66.55 }\n',
      },
      'zone-of-somebody',
    ],
    [
      'an address in another spelling',
      { 'compose.yaml': COMPOSE('dns.env'), Corefile: COREFILE, 'dns.env': 'EXTRAHEADER=[2001:DB8:0:0::77]:53\n' },
      '2001:db8::77',
    ],
    [
      'the last of many',
      {
        'compose.yaml': COMPOSE('dns.env'),
        Corefile: COREFILE,
        'dns.env': `${Array.from({ length: 23 }, (_, at) => `V${at}=${'pad ding'.repeat(6000)}\n`).join('')}EXTRAHEADER=${SECRET}\n`,
      },
      'c2VjcmV0LXRva2Vu',
    ],
  ])(
    '%s',
    async (name, files, value) => {
      const shown = await (name === 'a token' ? everything : most)(repository(files));
      expect(shown).not.toContain(value);
      expect(shown).toMatch(/EXTRAHEADER|Corefile/);
    },
    120_000,
  );
});

describe('the configuration is of the repository', () => {
  const CANARY = 'canary-in-the-environment';

  test.each<readonly [string, Files]>([
    ['a link to the environment', { '.loopgate.yaml': '->/proc/self/environ' }],
    ['a link to a device', { '.loopgate.yaml': '->/dev/zero' }],
    ['a link through a folder', { '.github': '->/proc/self', '.loopgate.yml': '->.github/environ' }],
    ['the other name', { '.github/loopgate.yml': '->../../outside' }],
  ])('%s is wrong use', async (_, files) => {
    const root = repository({ ...files, 'deployment.yaml': DEPLOYMENT });
    writeFileSync(join(root, '..', 'outside'), `${CANARY}: ${CANARY}\n`);
    const done = await run(root, 'scan');
    expect([done.exitCode, done.all.includes(CANARY)]).toEqual([2, false]);
  });

  test('a link is no way out for --config, --baseline and merge either', async () => {
    const root = repository({ 'ci.yaml': '->/proc/self/environ', 'deployment.yaml': DEPLOYMENT });
    for (const args of [
      ['scan', '--config', 'ci.yaml'],
      ['scan', '--baseline', 'ci.yaml'],
      ['merge', 'ci.yaml'],
    ]) {
      const done = await run(root, ...args);
      expect([done.exitCode, done.all.includes(CANARY)]).toEqual([2, false]);
    }
  });

  test.each([
    [`${SECRET}: x\n`],
    [`fail-on: ${SECRET}\n`],
    [`version: 1\nrules: { "${SECRET}": off }\n`],
    [`version: 1\nbaseline: /${SECRET}\n`],
    [`x: *c2VjcmV0LXRva2Vu\n`],
    [`[core]\n\textraheader = ${SECRET}\n`],
  ])('an error quotes nothing of %j', async (text) => {
    const done = await run(repository({ '.loopgate.yaml': text }), 'scan');
    expect([done.exitCode, done.all.includes('c2VjcmV0')]).toEqual([2, false]);
    expect(done.stderr).toMatch(/\.loopgate\.yaml:\d+:\d+: /);
  });
});

describe('reports are written where they belong', () => {
  test.each<readonly [string, Files, string]>([
    ['a link in the file’s place', { 'out.json': '->../victim' }, 'out.json'],
    ['a link on the way', { out: '->..' }, 'out/victim'],
    ['a link to nothing', { out: '->../new' }, 'out/victim'],
    ['a link into git', { out: '->.git' }, 'out/config'],
  ])('%s', async (_, files, output) => {
    const root = repository({ ...files, 'deployment.yaml': DEPLOYMENT });
    writeFileSync(join(root, '..', 'victim'), 'as it was');
    const config = readFileSync(join(root, '.git/config'), 'utf8');
    const done = await run(root, 'scan', '--format', 'json', '--output', output);
    expect(done.exitCode).toBe(2);
    expect(readFileSync(join(root, '..', 'victim'), 'utf8')).toBe('as it was');
    expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe(config);
    expect(existsSync(join(root, '..', 'new'))).toBe(false);
  });

  test('whole, and nothing beside them', async () => {
    const root = repository({ 'deployment.yaml': DEPLOYMENT });
    writeFileSync(join(root, 'out.json'), 'x'.repeat(100_000));
    expect((await run(root, 'scan', '--format', 'json', '--output', 'out.json')).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(join(root, 'out.json'), 'utf8'))).toHaveProperty('version', 1);
    expect(readdirSync(root).filter((name) => name.includes('.tmp'))).toEqual([]);
  });
});

describe('nothing that a repository says is a command to a runner', () => {
  const NAME = '##[error]x.yaml';
  const BROKEN =
    'kind: ConfigMap\nmetadata: { name: "##[group]coredns", namespace: kube-system }\ndata:\n  Corefile: |\n    . {\n      forwrd "##[error]x" ::error::y\n    }\n';

  test.each<readonly [string, Files]>([
    ['a file’s name', { [NAME]: BROKEN, 'deployment.yaml': DEPLOYMENT }],
    ['a name with a line end', { 'a\n::error::x.yaml': BROKEN }],
    ['a name with controls', { 'a\u001b[31m\r##[warning]\u0085.yaml': BROKEN }],
    ['a Corefile', { '##vso[task.x]/Corefile': '.:53 {\n  ##[error] \n forward . "##[command]x"\n}\n' }],
  ])(
    '%s',
    async (_, files) => {
      const root = repository(files);
      for (const format of FORMATS) {
        const done = await run(root, 'scan', '--format', format);
        expect(done.all).not.toMatch(/##[a-z]*\[/i);
        expect(done.all).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
        if (format !== 'github') expect(done.all).not.toMatch(/^\s*::/m);
        if (format === 'json') expect(() => JSON.parse(done.stdout) as unknown).not.toThrow();
      }
      expect(await everything(root)).not.toMatch(/##[a-z]*\[/i);
    },
    120_000,
  );

  test.each([['##[error]x'], ['a\n::error::x'], ['\u001b]0;x\u0007'], ['::stop-commands::x']])(
    'wrong use of %j',
    async (name) => {
      const root = repository({ 'deployment.yaml': DEPLOYMENT });
      for (const args of [
        ['scan', name],
        ['scan', '--config', name],
        ['explain', name],
        [`--${name}`],
        ['merge', name],
      ]) {
        const done = await run(root, ...args);
        expect(done.exitCode).toBe(2);
        expect(done.all).not.toMatch(/##\[|^\s*::|[\u0000-\u0009\u000b-\u001f]/m);
      }
    },
  );
});

describe('damaged reports', () => {
  const report = async (): Promise<string> =>
    (await run(repository({ 'deployment.yaml': DEPLOYMENT }), 'scan', '--format', 'json')).stdout;

  test.each<readonly [string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, text.length / 2)],
    ['without counts', (text) => JSON.stringify({ ...(JSON.parse(text) as object), counts: null })],
    ['a finding of nothing', (text) => JSON.stringify({ ...(JSON.parse(text) as object), findings: [null] })],
    [
      'a line of text',
      (text) =>
        JSON.stringify({
          ...(JSON.parse(text) as object),
          notices: [{ kind: 'assumed', message: '', file: 'a', line: 'x' }],
        }),
    ],
    ['an unknown result', (text) => JSON.stringify({ ...(JSON.parse(text) as object), result: 'fine' })],
  ])('%s: exit 2 with a place', async (_, damage) => {
    const root = repository({});
    writeFileSync(join(root, 'r.json'), damage(await report()));
    const done = await run(root, 'merge', 'r.json');
    expect(done.exitCode).toBe(2);
    expect(done.stderr).toMatch(/^loopgate: r\.json(:\d+:\d+:| .*(the report|findings\[0\]|notices\[0\]))/);
  });
});
