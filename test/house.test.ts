/** The house keeps its own rules. What a step of `.ci/run` asks (walls, generated files, dist) is not asked again here. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
// @ts-expect-error: a script without types.
import * as walls from '../.dependency-cruiser.mjs';
// @ts-expect-error: a script without types.
import { circles, floors, houseFigures, importsIn } from '../scripts/house-figures.mjs';
import { describeRule, RULES } from '../src/judge/rules/descriptions.ts';
import { EXPLANATIONS } from '../src/judge/rules/explanations.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');

function filesBelow(folder: string, wanted: (path: string) => boolean): readonly string[] {
  const found: string[] = [];
  const folders = existsSync(join(root, folder)) ? [join(root, folder)] : [];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (wanted(path)) found.push(relative(root, path).replaceAll('\\', '/'));
    }
  }
  return found.sort();
}

describe('walls', () => {
  test('only doors, the tree and the GitHub room know the process', () => {
    const allowed = /^src\/(doors|read\/tree)\//;
    const sources = filesBelow('src', (path) => path.endsWith('.ts')).filter((path) => !allowed.test(path));
    expect(sources.length).toBeGreaterThan(20);
    expect(
      sources.filter((path) =>
        /\bprocess\.|\bnew Date\(\)|\bDate\.now\(|\bconsole\./.test(withoutComments(read(path))),
      ),
    ).toEqual([]);
  });

  const sourcesThat = (holds: (path: string, text: string) => boolean): readonly string[] =>
    filesBelow('src', (path) => path.endsWith('.ts')).filter((path) => holds(path, withoutComments(read(path))));

  test('only the tree opens files and starts programs; the command line reads what is handed to it', () => {
    const modules =
      /(?:from|import|import\(|require\()\s*['"`](?:node:)?(?:fs|fs\/promises|child_process|worker_threads|cluster|module|vm|v8|inspector|net|http|https|http2|dns|dgram|tls)['"`]|getBuiltinModule|process\.(?:binding|dlopen)/;
    expect(sourcesThat((path, text) => !path.startsWith('src/read/tree/') && modules.test(text))).toEqual([
      'src/doors/cli.ts',
      'src/doors/cli/open.ts',
      'src/doors/cli/output.ts',
    ]);
    // Whether a word is a path, what a pipe brings, and where the working directory is: no content of the tree.
    const taken = ['cli.ts', 'cli/open.ts', 'cli/output.ts'].map(
      (name) => /import \{ ([^}]*) \} from 'node:fs'/.exec(read(`src/doors/${name}`))?.[1],
    );
    expect(taken).toEqual(['lstatSync', 'readSync', 'realpathSync']);
    expect(withoutComments(read('src/doors/cli/open.ts')).match(/\bread(?:File)?Sync\([^,)]*/g)).toEqual([
      'readSync(0',
    ]);
  });

  test('only one file writes to standard output and error, and one hands commands to GitHub', () => {
    const prints =
      /\bstd(?:out|err)\s*\.\s*(?:write|end|cork|_write)|\bstd(?:out|err)['"`]?\]|\bwriteSync?\(\s*[12]\b|\bconsole\b|process\.(?:emitWarning|_rawDebug)|\.pipe\(/;
    expect(sourcesThat((_, text) => prints.test(text))).toEqual(['src/doors/print.ts']);
    expect(sourcesThat((_, text) => /@actions\/core[/'"`]/.test(text))).toEqual(['src/doors/github/toolkit.ts']);
  });

  test('no file is called after nothing', () => {
    const named = filesBelow('src', () => true).filter((path) =>
      /(?:util|helper|(?<!network-)manager|common)/i.test(path),
    );
    expect(named).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

describe('rules', () => {
  test('codes ascend, and codes and slugs are unique', () => {
    const codes = RULES.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(new Set(RULES.map(({ slug }) => slug)).size).toBe(RULES.length);
  });

  test('a rule is found by code and by slug', () => {
    expect(describeRule('lg101')?.slug).toBe('forwarding-loop');
    expect(describeRule('nothing-scanned')?.code).toBe('LG803');
    expect(describeRule('constructor')).toBeUndefined();
  });

  test('every rule has its page, and every page its rule', () => {
    const pages = readdirSync(join(root, 'docs', 'rules')).sort();
    expect(pages).toEqual(RULES.map(({ slug }) => `${slug}.md`).sort());
  });

  test.each(RULES.map((rule) => [rule.slug, rule] as const))('%s is reported alike by page and list', (slug, rule) => {
    const page = read(`docs/rules/${slug}.md`);
    expect(page.split('\n').slice(0, 5)).toEqual([
      `# ${rule.code} \`${slug}\``,
      '',
      rule.summary,
      '',
      `Default severity: ${rule.severity}.`,
    ]);
    // What the program says is the page without the marks by which tests find its examples.
    const said = EXPLANATIONS.get(slug) ?? '';
    expect(said).not.toMatch(/^```(?:text expect|.*file=)/m);
    const prose = page.replaceAll(/^```[\s\S]*?^```$/gm, '').split('\n');
    expect(said.split('\n')).toEqual(expect.arrayContaining(prose));
  });
});

describe('the action', () => {
  const action = parse(read('action.yml'));
  const inputs = [
    ...['paths', 'config', 'mode', 'base-ref', 'fail-on', 'fail-on-existing', 'fail-on-empty', 'strict'],
    ...['baseline', 'render', 'annotations', 'summary', 'diff', 'comment', 'suggestions', 'issue', 'issue-labels'],
    ...['sarif-file', 'json-file', 'report-file', 'token'],
  ];
  const outputs = [
    ...['result', 'exit-code', 'new-count', 'existing-count', 'fixed-count', 'suppressed-count', 'error-count'],
    ...['warning-count', 'note-count', 'scanned-files', 'base-status', 'sarif-file', 'json-file', 'report-file'],
    ...['comment-id', 'issue-number'],
  ];

  test('has the inputs and outputs that users rely on, each described', () => {
    expect(Object.keys(action.inputs)).toEqual(inputs);
    expect(Object.keys(action.outputs)).toEqual(outputs);
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)] as {
      description: string;
    }[]) {
      expect(description).toMatch(/\.$/);
    }
  });

  test('defaults the token only, so that "not set" can be known', () => {
    expect(inputs.filter((name) => action.inputs[name].default !== undefined)).toEqual(['token']);
  });

  test('runs what is built', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action.js' });
  });

  test('is described in full by its page', () => {
    const page = read('docs/action.md');
    expect([...inputs, ...outputs].filter((name) => name !== 'token' && !page.includes(`\`${name}`))).toEqual([]);
  });
});

describe('workflows', () => {
  const workflows = filesBelow('.github/workflows', (path) => path.endsWith('.yml'));

  test.each(workflows.map((path) => [path]))('%s pins what it uses and asks for little', (path) => {
    const text = read(path);
    const workflow = parse(text);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const line of text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))) {
      expect(line).toMatch(/uses: (\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/);
    }
    // An expression inside a script is how a branch name becomes a command.
    for (const job of Object.values(workflow.jobs) as { steps: { run?: string }[] }[]) {
      for (const step of job.steps) expect(step.run ?? '').not.toContain('${{');
    }
  });
});

describe('scripts', () => {
  test('the doors are where package.json and action.yml say', () => {
    const { bin, files } = JSON.parse(read('package.json'));
    expect(bin).toEqual({ loopgate: 'dist/cli.js' });
    expect(files).toContain('dist');
  });

  test('every script that npm is to run exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const paths = Object.values(scripts).flatMap((line) => line.match(/(?:scripts|test)\/[\w/-]+\.mjs/g) ?? []);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(paths).toContain('scripts/build.mjs');
  });
});

describe('the story', () => {
  const { ROOMS } = walls as { ROOMS: readonly { readonly is: string; readonly may: readonly string[] }[] };

  test('has no door in a wall that nothing goes through', () => {
    const imports = [...(importsIn() as ReadonlyMap<string, readonly string[]>)].map(
      ([from, to]) => [`src/${from}`, to.map((path) => `src/${path}`)] as const,
    );
    const unused = ROOMS.flatMap(({ is, may }) => {
      const taken = imports.filter(([from]) => new RegExp(is).test(from)).flatMap(([, to]) => to);
      const alone = may.flatMap((one) => {
        const choice = /\(([\w|]+)\)/.exec(one);
        return choice?.[1]?.split('|').map((name) => one.replace(choice[0], name)) ?? [one];
      });
      return alone.filter((one) => !taken.some((path) => new RegExp(one).test(path))).map((one) => `${is} ${one}`);
    });
    expect(unused).toEqual([]);
  });

  test('has the rooms and the imports that the walls allow', () => {
    const table = /<!-- rooms -->([\s\S]*?)<!-- \/rooms -->/.exec(read('ARCHITECTURE.md'))?.[1] ?? '';
    const rows = [...table.matchAll(/^\| `(src\/[\w/]+)` \| .* \| (.*) \|$/gm)].map(([, room = '', may = '']) => ({
      room,
      may: [...may.matchAll(/`([\w/]+)`/g)].map(([, name]) => `src/${name}/x.ts`),
    }));
    expect(rows.length).toBeGreaterThan(10);
    for (const { room, may } of rows) {
      const wall = ROOMS.find(({ is }) => is === `^${room}/`);
      expect([room, wall === undefined]).toEqual([room, false]);
      expect([room, may.filter((path) => !(wall?.may ?? []).some((one) => new RegExp(one).test(path)))]).toEqual([
        room,
        [],
      ]);
      expect(existsSync(join(root, room, 'README.md'))).toBe(true);
    }
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true });
    expect(folders.map(({ name }) => name).sort()).toEqual(
      ['core', 'doors', 'judge', 'languages', 'platforms', 'read', 'report', 'tools'].sort(),
    );
  });
});

const figures = houseFigures() as Readonly<Record<string, readonly string[]>>;

describe('shape', () => {
  // What docs/decisions aims at is less; a figure only ever goes down.
  const MOST = {
    over60: 0,
    over100: 0,
    manyParameters: 0,
    casts: 19,
    conditionalSpreads: 5,
    classes: 2,
    moduleState: 1,
  };

  test.each(Object.entries(MOST))('%s: at most %i', (name, most) => {
    const places = figures[name] ?? [];
    expect(places.length > most ? places : []).toEqual([]);
  });
});

test('what is counted of the house is what stands: a circle of files is seen, and the floors are few', () => {
  const folder = mkdtempSync(join(tmpdir(), 'circle-'));
  try {
    writeFileSync(join(folder, 'a.ts'), "import type { B } from './b.ts';\n");
    writeFileSync(join(folder, 'b.ts'), "import { c } from './c.ts';\n");
    writeFileSync(join(folder, 'c.ts'), "export type B = import('./a.ts').A;\n");
    writeFileSync(join(folder, 'd.ts'), "import './a.ts';\n");
    expect(circles(folder)).toEqual(['a.ts b.ts c.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(floors()).toBeLessThanOrEqual(9);
});

test('no call spreads a list that a user may size: the stack holds about 100,000 arguments', () => {
  const spread = figures.spreadCalls ?? [];
  expect(spread.length).toBeGreaterThan(5);
  expect(spread.filter((one) => !SPREAD.some((allowed) => one.includes(allowed)))).toEqual([]);
});

/** Lists of our own source, and keys that it hands on. */
const SPREAD = [
  ...['COMMANDS.map', 'RULES.map', 'rows.map(([flag])', 'json.ts: at(value, ...keys)', '(...given)'],
  ...['answer( setup, ', 'child(document.root, ...kind.template)', 'child(spec, ...keys.slice(0, -1))'],
  ...[
    'child(root, ...form.pool)',
    'helm/argo.ts: child(document.root, ...keys',
    'pick(layers, ...',
    'mapEntries(layers, ...',
  ],
  ...['kubespray/inventory-file.ts: child(root, ...keys)', 'kubespray/join.ts: child(document.root, ...(keys'],
];

describe('words', () => {
  test('code speaks the language of the field', () => {
    const sources = filesBelow('src', (path) => /\.(?:ts|md)$/.test(path));
    expect(sources.filter((path) => /\b(?:told|surety|shop|bench|kin|apart)\b/.test(read(path)))).toEqual([]);
    const pages = [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      ...filesBelow('docs', (path) => path.endsWith('.md')),
    ];
    expect(pages.filter((path) => /\b(?:told|surety)\b/.test(read(path)))).toEqual([]);
  });

  test('the core knows no vendor outside of its tables', () => {
    const tables = new Set([
      'src/core/cluster/node-profiles.generated.ts',
      'src/core/cluster/coredns-custom.ts',
      // Names of languages, for whoever hands a text to its reader.
      'src/core/facts/config-text.ts',
    ]);
    const vendors =
      /\b(?:rke2|k3s|gardener|kops|talos|openshift|minikube|microk8s|kubespray|deckhouse|anthos|bottlerocket|rancher)[\w-]*\b|dnsmasq|unbound|named\.conf|'named'|recursor|\bbind9|pi-?hole|adguard|cilium|network-?manager|netplan|dhclient|kubeadm|\bubuntu|\bdebian|flatcar/i;
    const sources = filesBelow('src/core', (path) => path.endsWith('.ts'));
    const named = sources
      .filter((path) => !tables.has(path))
      .flatMap((path) =>
        withoutComments(read(path))
          .split('\n')
          .filter((line) => vendors.test(line) || /\bresolvconf\b/.test(line))
          .filter((line) => !ALLOWED_VENDORS.some((allowed) => line.includes(allowed)))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(named).toEqual([]);
  });

  test('what reads files knows no vendor: the words are the plug-ins’', () => {
    const vendors =
      /\b(?:rke2?|k3s|gardener|kops|talos|openshift|minikube|microk8s|kubespray|deckhouse|anthos|bottlerocket|rancher|coredns|corefile|kubelet|kubeadm|netplan|dnsmasq|unbound|pihole|adguard\w*|blocky|ansible|NetworkManager|resolvconf|cilium\w*|crossplane|terraform|talosctl|kustomization|Kubeadm\w*|RKE2\w*|KThrees\w*|Talos\w*|Helm(?:Chart|Release)\w*|\w*openshift\w*)\b/i;
    const named = filesBelow('src/read', (path) => path.endsWith('.ts')).flatMap((path) =>
      withoutComments(read(path))
        .split('\n')
        .filter((line) => vendors.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(named).toEqual([]);
  });

  test('what judges knows no vendor outside of the lists of plug-ins', () => {
    const lists =
      /^src\/judge\/(?:plugins|resolver-software|carriers|config-readers|secrets\/public-words|.*\.generated)\.ts$/;
    const vendors =
      /rke2|k3s|gardener|kops|talos|openshift|minikube|microk8s|kubespray|anthos|bottlerocket|rancher|netplan|dnsmasq|unbound|pi-?hole|adguard|blocky|ansible|NetworkManager|cilium|terraform|kustomiz|argo|\bflux|bind9|named\.conf|\bconsul\b|docker|compose\b|\bytt|jsonnet/i;
    const named = filesBelow('src/judge', (path) => path.endsWith('.ts'))
      .filter((path) => !lists.test(path))
      .flatMap((path) =>
        withoutComments(read(path))
          .split('\n')
          .filter((line) => vendors.test(line) && !JUDGED_WORDS.some((allowed) => line.includes(allowed)))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(named).toEqual([]);
  });

  test('no code outside of reporters looks into a sentence', () => {
    const sources = filesBelow('src', (path) => path.endsWith('.ts')).filter((path) => !path.startsWith('src/report/'));
    const split = sources.flatMap((path) =>
      withoutComments(read(path))
        .split('\n')
        .filter((line) => TAKEN_APART.test(line) && !ANSWERS.some((allowed) => line.includes(allowed)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(split).toEqual([]);
  });
});

/** The engine of `%{X}%`, the images that CoreDNS is published as, and kubespray's facts, which are its plug-in's own. */
const ALLOWED_VENDORS = ["engine: 'k3s'", "| 'k3s'", 'STOCK_IMAGE', '(?:docker\\.io\\/)', "generator: 'kubespray'"];
/** The values of `render:`, and the template language of that name. */
const JUDGED_WORDS = ["'kustomize'", 'Terraform makes of this template'];
/** Words for people, by the names that they have in src. */
const SENTENCE = '(?:message|because|why|advice|assumption|assumes|says)';
const TAKEN_APART = new RegExp(
  `\\b${SENTENCE}\\)?\\.(?:match|test|startsWith|endsWith|includes|search|split|replace(?=\\(/))\\(` +
    `|wordsOf\\([^)]*\\)\\.(?:match|startsWith|endsWith|includes|split|replace)\\(` +
    `|\\.(?:exec|test)\\((?:\\w+\\.)*${SENTENCE}\\)`,
);
/** Of other programs, and lines to print. */
const ANSWERS = ['answer.message', "message.split('\\n')", "one.advice.split('\\n')"];

describe('npm run new', () => {
  const PLUGINS = 'src/judge/plugins.ts';
  const RULES = 'src/judge/rules';
  const run = (...args: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, ['scripts/new.mjs', ...args, '--dry-run'], { cwd: root, encoding: 'utf8' });

  test.each([
    ['dialect', ['src/languages/made-up-name/index.ts', PLUGINS]],
    ['language', ['src/languages/made-up-name/index.ts', PLUGINS]],
    ['tool', ['src/tools/made-up-name/index.ts', PLUGINS]],
    ['platform', ['src/platforms/made-up-name/index.ts', PLUGINS]],
    [
      'resolver',
      [
        'src/languages/made-up-name/index.ts',
        'src/judge/resolver-software.ts',
        'src/languages/shared/resolver-images.ts',
      ],
    ],
    ['rule', [`${RULES}/made-up-name.ts`, `${RULES}/descriptions.ts`, `${RULES}/index.ts`]],
    ['reporter', ['src/report/made-up-name.ts', 'src/report/index.ts', 'src/doors/cli/output.ts']],
  ])('lays a %s and names it in its lists', (kind, sources) => {
    const { stdout, stderr } = run(kind, 'made-up-name');
    expect(stderr).toBe('');
    expect(stdout.match(/src\/\S+\.ts$/gm)).toEqual(sources);
  });

  test('asks for a severity that there is', () =>
    expect(run('rule', 'made-up-name', '3', 'fatal')).toMatchObject({
      status: 2,
      stderr: 'SEVERITY is error, warning or note\n',
    }));

  test('is in the guide with each kind', () => {
    const kinds = [...read('CONTRIBUTING.md').matchAll(/npm run new -- ([a-z]+)/g)].map(([, kind = '']) => kind);
    expect(new Set(kinds)).toEqual(new Set(['language', 'resolver', 'tool', 'platform', 'rule', 'reporter']));
  });
});
