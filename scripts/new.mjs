#!/usr/bin/env node
/**
 * Lays the files of something new, names them in the lists that hold them, and makes the generated files. All of it
 * passes as it is: replace what the files say, the test first.
 *
 *   npm run new -- language|tool|platform ID           `dialect` is another name of language
 *   npm run new -- resolver ID                         a DNS server that runs as a workload: Pi-hole, Blocky
 *   npm run new -- rule SLUG [HUNDRED] [SEVERITY]      the code is the next free one of LG3xx, or of the hundred that is given
 *   npm run new -- reporter ID
 *
 * With `--dry-run` it only says what it would write.
 *
 * Never writes over an existing file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
const [asked = '', id = '', hundred = '3', severity = 'warning'] = positionals;
const kind = asked === 'dialect' ? 'language' : asked;
const camel = id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
const read = (path) => readFileSync(join(root, path), 'utf8');
const FENCE = '```';

function fail(message, code) {
  console.error(message);
  process.exit(code);
}

/** Puts a line into a list of lines where it belongs in order, which for imports is that of their paths; `list` finds the lines. */
function sortedInto(text, list, line) {
  const lines = text.match(list);
  if (lines === null) fail(`no list like ${list}`, 1);
  const keyOf = (one) => one.replace(/^import .* from /, '');
  const next = lines.find((one) => keyOf(one) > keyOf(line));
  const last = lines.at(-1);
  return next === undefined ? text.replace(last, () => last + line) : text.replace(next, () => line + next);
}

/** Replaces once, and fails where there is nothing to replace. */
function replaced(text, what, by) {
  if (!text.includes(what)) fail(`${JSON.stringify(what)} is not where it was`, 1);
  return text.replace(what, () => by);
}

const EVIDENCE =
  'Evidence: [example/infrastructure](https://github.com/example/infrastructure) (Replace: the public repository or incident that needs it).';
const STORY = `a story: files of a real repository in test/repos/platforms/${id}/broken and sound; then
  npm run update -- test/languages/platforms.test.ts -t ${id}`;
const LAST = [
  'npm run types, as tests run without them',
  `scan from the sources, in a folder with ${kind === 'rule' || kind === 'reporter' ? 'an example' : 'the story'}: npm --prefix LOOPGATE run -s dev -- scan .`,
  "npm run format && npm run generate; then git grep --untracked -nE '\\bReplace:|replace-me' -- src docs test finds nothing",
  'npm run build, commit it all, npm run verify',
];

const ROOMS = { language: 'languages', tool: 'tools', platform: 'platforms' };

function plugin() {
  const room = ROOMS[kind];
  const path = `infra/${id}.conf`;
  return {
    files: {
      [`src/${room}/${id}/index.ts`]: `import { locate } from '../../core/text/source-text.ts';
import type { Plugin } from '${kind === 'language' ? '../shared' : '../../languages/shared'}/plugin.ts';

/** Replace: what the files are, and where their format is described. */
export const ${camel}: Plugin = {
  id: '${id}',
  title: '${id}',
  // At least one of these words occurs in each of its files, or its path is one of these names: else it is never opened.
  markers: ['${id}'],
  names: /(?:^|\\/)${id}\\.conf$/i,
  recognises: (document) => document.kind === 'text' && /(?:^|\\/)${id}\\.conf$/.test(document.path),
  read: (document) => ({
    value: [
      {
        kind: 'config-text',
        language: 'resolv-conf',
        path: document.path,
        text: document.source,
        at: locate(document.source, 0, document.source.text.length),
      },
    ],
    notices: [],
  }),
};
`,
      [`src/${room}/${id}/README.md`]: `# ${id}

Recognises \`${id}.conf\`, a text that something may name. Replace: what is read, what it becomes, and the upstream file that says so.

${FENCE}text ${path}
nameserver 192.0.2.53
${FENCE}
${FENCE}json
[{ "kind": "config-text", "language": "resolv-conf", "path": "${path}" }]
${FENCE}

${EVIDENCE}
`,
      [`test/${room}/${id}/${id}.test.ts`]: `import { expect, test } from '@jest/globals';
import { ${camel} } from '../../../src/${room}/${id}/index.ts';
import { openText } from '../../languages/open-yaml.ts';

test('a file of its own is recognised, and another is not', () => {
  expect(${camel}.recognises(openText('nameserver 192.0.2.53\\n', '${path}'))).toBe(true);
  expect(${camel}.recognises(openText('nameserver 192.0.2.53\\n', 'infra/other.conf'))).toBe(false);
});

test('states facts, each with a place', () => {
  const { value, notices } = ${camel}.read(openText('nameserver 192.0.2.53\\n', '${path}'));
  expect(value.map((fact) => [fact.kind, fact.at.span.start])).toEqual([['config-text', 0]]);
  expect(notices).toEqual([]);
});
`,
    },
    edits: {
      'src/judge/plugins.ts': (text) =>
        replaced(
          sortedInto(
            text,
            new RegExp(`^import \\{ \\w+ \\} from '\\.\\./${room}/.*;\\n`, 'gm'),
            `import { ${camel} } from '../${room}/${id}/index.ts';\n`,
          ),
          '  corefile,\n',
          `  ${camel},\n  corefile,\n`,
        ),
    },
    next: [
      `write in test/${room}/${id}/${id}.test.ts what five lines of it state, then the reader`,
      `npm test -- test/${room}/${id} test/languages/readmes`,
      STORY,
      ...(kind === 'tool'
        ? ['where its files come to something together: a `join`, and a line of `joining` in src/judge/plugins.ts']
        : []),
    ],
  };
}

function resolver() {
  const image = `example/${id}`;
  return {
    files: {
      [`src/languages/${id}/index.ts`]: `import { absolute } from '../../core/dns/name.ts';
import type { ResolverSoftware } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { firstLineOf, linesOf, listOf, trimmed } from '../shared/lines.ts';
import { type ForwardZone, forwardSteps, oneBlock, rest, upstreamAt, upstreamsIn } from '../shared/resolver-steps.ts';
import { fileNamed } from '../shared/resolver-yaml.ts';

/** Replace: the program, and where its settings are described. */
export const ${camel}: ResolverSoftware & Words = {
  id: '${id}',
  title: '${id}',
  // At least one of these words occurs in each of its files, or its path is one of these names: else it is never opened.
  markers: ['${id}'],
  names: /(?:^|\\/)${id}\\.conf$/i,
  // The image comes without its registry's host, tag and digest.
  recognises: ({ image }) => /(?:^|\\/)${id}$/i.test(image),
  // \`env\` and \`words\` may be settings too. Undefined where nothing states what it forwards to.
  read: (container) => {
    const text = fileNamed(container, /(?:^|\\/)${id}\\.conf$/i);
    return text === undefined ? undefined : read${pascal}(text);
  },
};

/** Replace: this reads \`ZONE = ADDRESS[:PORT], ...\` of each line. */
function read${pascal}(text: SourceText): Reading<ServerConfig> {
  const notices: Notice[] = [];
  const forwardZones: ForwardZone[] = [];
  for (const { start, end } of linesOf(text.text)) {
    const line = trimmed(text, start, end);
    if (line.text === '') continue;
    const at = locate(line, 0, line.text.length);
    const [zone, servers] = listOf(line, '=');
    if (zone === undefined || servers === undefined) {
      notices.push({ kind: 'not-modelled', message: \`\\\`\${line.text}\\\` is not understood\`, at });
      continue;
    }
    const to = upstreamsIn(listOf(servers, ','), notices, (part) => upstreamAt(part, ':'));
    forwardZones.push({ zone: absolute(zone.text), to, at });
  }
  const at = firstLineOf(text);
  const forwards = forwardSteps(forwardZones, { plugin: 'forward', policy: 'sequential', merges: false });
  return { value: oneBlock(at, 53, [], [...forwards, rest('${id}', 'servfail', at)]), notices };
}
`,
      [`src/languages/${id}/README.md`]: `# ${id}

Recognises containers of the image \`${image}\`, with the \`${id}.conf\` that a ConfigMap of the repository mounts.

| said                  | becomes                             |
| --------------------- | ----------------------------------- |
| \`ZONE = ADDRESS, ...\` | the servers of a zone               |
| any other line        | a notice                            |

Source: Replace: the upstream file or page that says so.

Its Service has the address to which this Corefile forwards, and its upstream is that server again. A warning, since the Deployment of
CoreDNS is not shown:

${FENCE}yaml file=dns.yaml
apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        forward . 192.168.1.53
        loop
    }
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports: [{ port: 53, protocol: UDP }]
---
apiVersion: v1
kind: Service
metadata: { name: resolver, namespace: dns }
spec:
  type: LoadBalancer
  loadBalancerIP: 192.168.1.53
  selector: { app: resolver }
  ports: [{ port: 53, protocol: UDP }]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: resolver, namespace: dns }
spec:
  selector: { matchLabels: { app: resolver } }
  template:
    metadata: { labels: { app: resolver } }
    spec:
      containers:
        - name: resolver
          image: ${image}:1.0
          volumeMounts: [{ name: config, mountPath: /etc/${id} }]
      volumes: [{ name: config, configMap: { name: resolver } }]
---
apiVersion: v1
kind: ConfigMap
metadata: { name: resolver, namespace: dns }
data:
  ${id}.conf: |
    . = 10.96.0.10
${FENCE}

${FENCE}text expect
LG101 warning dns.yaml:7
${FENCE}

${EVIDENCE}
`,
      [`test/languages/${id}/${id}.test.ts`]: `import { expect, test } from '@jest/globals';
import { reported } from '../resolvers/reported.ts';

const read = (text: string): readonly string[] | undefined =>
  reported({ image: '${image}', files: { '/etc/${id}/${id}.conf': text } });

test('states its port, the servers of each zone, and what becomes of other names', () =>
  expect(read('. = 10.96.0.10, 192.0.2.1:5353\\ncorp = 10.0.0.1\\n')).toEqual([
    ':53',
    '. -> 10.96.0.10:53, 192.0.2.1:5353 sequential',
    'corp. -> 10.0.0.1:53 sequential',
    '*: servfail',
  ]));

test('says what it does not understand', () =>
  expect(read('serve\\n')).toEqual([':53', '*: servfail', '? \`serve\` is not understood']));

test('leaves a server out whose file is not shown', () =>
  expect(reported({ image: '${image}' })).toBeUndefined());
`,
    },
    edits: {
      'src/judge/resolver-software.ts': (text) =>
        replaced(
          sortedInto(
            text,
            /^import \{ \w+ \} from '\.\.\/languages\/.*;\n/gm,
            `import { ${camel} } from '../languages/${id}/index.ts';\n`,
          ),
          '  named,\n',
          `  ${camel},\n  named,\n`,
        ),
      'src/languages/shared/resolver-images.ts': (text) =>
        replaced(text, '];\n', `  /(?:^|\\/)${id}(?::|@|$)/i,\n];\n`),
    },
    next: [
      `write in test/languages/${id}/${id}.test.ts what five lines of its settings state, then the reader and its README`,
      'name its images in src/languages/shared/resolver-images.ts too: Compose and charts make workloads of these alone',
      `npm test -- test/languages/${id} test/languages/resolvers/readmes`,
      STORY,
      'docs/limits.md, where it may be listed as not read',
    ],
  };
}

function rule() {
  if (!/^[1-9]$/.test(hundred)) fail('HUNDRED is one digit: 3 for LG3xx', 2);
  const descriptions = 'src/judge/rules/descriptions.ts';
  if (!['error', 'warning', 'note'].includes(severity)) fail('SEVERITY is error, warning or note', 2);
  const codes = [...read(descriptions).matchAll(/code: 'LG(\d{3})'/g)].map(([, digits]) => Number(digits));
  const code = `LG${Math.max(Number(hundred) * 100, ...codes.filter((one) => String(one)[0] === hundred)) + 1}`;
  const summary = 'Replace: one sentence, what is wrong.';
  const corefile = (zone) => `${zone}:53 {\n    loop\n    forward . 192.0.2.53\n}\n`;
  const example = (zone, expected) =>
    `${FENCE}text file=Corefile\n${corefile(zone)}${FENCE}\n\n${FENCE}text expect\n${expected}\n${FENCE}\n`;
  const row = `  {
    code: '${code}',
    slug: '${id}',
    severity: '${severity}',
    summary: '${summary}',
  },
`;
  return {
    files: {
      [`docs/rules/${id}.md`]: `# ${code} \`${id}\`

${summary}

Default severity: ${severity}.

## What it says

Replace: what the finding states, and where.

## Why it hurts

Replace: cite public reports as OWNER/REPOSITORY#NUMBER.

## Before

${example('replace-me.example', `${code} ${severity} Corefile:1`)}
## After

${example('.', 'no finding')}
## How to fix it

Replace: the smallest change that ends it.

## How to suppress it

Add a comment with a reason on the line above the reported one:

${FENCE}text
# loopgate-ignore ${code} until=2027-01-31 -- reviewed in NET-123
${FENCE}

or an entry with \`rule\`, \`reason\` and a \`path\`, \`server\` or \`zone\` under \`suppressions:\` in \`.loopgate.yaml\`.
`,
      [`src/judge/rules/${id}.ts`]: `import { coreDnsBlocks, firstZone, ofBlock } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const ${camel}: Rule = {
  slug: '${id}',
  *check(head) {
    for (const { view, server, block } of coreDnsBlocks(head)) {
      // Replace: what is wrong with the block.
      if (!firstZone(block).startsWith('replace-me.example')) continue;
      yield finding('${id}', [server.name, firstZone(block)], {
        ...ofBlock(view.cluster.name, server, block),
        at: block.extent,
        message: \`Replace: what happens to the names of server block \${firstZone(block)}.\`,
        advice: 'Replace: the smallest change that ends it.',
      });
    }
  },
};
`,
      [`test/judge/rules/${id}.test.ts`]: `import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const said = (zone: string): readonly string[] =>
  scanTexts({ Corefile: \`\${zone}:53 {\\n    loop\\n    forward . 192.0.2.53\\n}\\n\` }).said;

test('is found once, at its place', () => expect(said('replace-me.example')).toEqual(['${severity} ${code} Corefile:1:1']));
test('is silent about what is sound', () => expect(said('.')).toEqual([]));
`,
    },
    edits: {
      [descriptions]: (text) => sortedInto(text, /^ {2}\{\n {4}code: 'LG\d{3}',\n(?: {4}.*\n)+? {2}\},\n/gm, row),
      'src/judge/rules/index.ts': (text) =>
        replaced(
          sortedInto(text, /^import \{ \w+ \} from '\.\/.*;\n/gm, `import { ${camel} } from './${id}.ts';\n`),
          '];\n',
          `  ${camel},\n];\n`,
        ),
    },
    next: [
      `the code is ${code}; for another hundred, or another severity: npm run new -- rule SLUG HUNDRED SEVERITY`,
      `write docs/rules/${id}.md first: both examples are run`,
      `npm test -- test/judge/rules/${id} test/docs`,
    ],
  };
}

function reporter() {
  return {
    files: {
      [`src/report/${id}.ts`]: `import type { Report } from '../judge/report/finding.ts';

/** Replace: who reads this, and which limits it keeps. */
export function render${pascal}(report: Report): string {
  const lines = report.findings.map(({ code, at }) => \`\${code} \${at.file.path}\\n\`);
  return \`\${lines.join('')}\${report.result}\\n\`;
}
`,
      [`test/report/${id}.test.ts`]: `import { expect, test } from '@jest/globals';
import { render${pascal} } from '../../src/report/${id}.ts';
import { fullFinding, report } from './support.ts';

test('lists findings, and the result', () =>
  expect(render${pascal}(report([fullFinding()]))).toMatch(/^LG101 .*\\n\\w+\\n$/));
`,
    },
    edits: {
      'src/report/index.ts': (text) => {
        const union = /export type ReporterId = .*;/.exec(text)?.[0] ?? '';
        const key = /^\w+$/.test(id) ? id : `'${id}'`;
        const reporter = "  html: async () => (await import('./html.ts'))";
        const surface = "  junit: 'markup',\n";
        return [
          [union, union.replace(';', ` | '${id}';`)],
          [reporter, `  ${key}: async () => (await import('./${id}.ts')).render${pascal},\n${reporter}`],
          [surface, `${surface}  ${key}: 'text',\n`],
        ].reduce((now, [what, by]) => replaced(now, what, by), text);
      },
      'src/doors/cli/output.ts': (text) => {
        const formats = /const FORMATS = \[.*\] as const;/.exec(text)?.[0] ?? '';
        return replaced(text, formats, formats.replace('] as', `, '${id}'] as`));
      },
    },
    next: [
      'its surface in src/report/index.ts: what may not stand in such a text',
      'the format in docs/command-line.md',
      'a test that tries to break out of the text',
    ],
  };
}

const KINDS = { language: plugin, tool: plugin, platform: plugin, resolver, rule, reporter };
if (!Object.hasOwn(KINDS, kind) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail(
    `usage: npm run new -- ${Object.keys(KINDS).join('|')} NAME, where NAME is kebab-case; for a rule: SLUG [HUNDRED] [SEVERITY]`,
    2,
  );
const { files, edits, next } = KINDS[kind]();
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) fail(`exists already: ${taken.join(', ')}`, 1);
// Every edit is made before anything is written: a list that has moved leaves nothing half done.
const edited = Object.entries(edits).map(([path, edit]) => [path, edit(read(path))]);
for (const [path, text] of [...Object.entries(files), ...edited]) {
  if (values['dry-run']) {
    console.log(`would write ${path}`);
    continue;
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
if (values['dry-run']) process.exit(0);
// A name decides where lines break.
const laid = Object.keys(files).filter((path) => path.endsWith('.ts'));
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const format = spawnSync(process.execPath, [biome, 'format', '--write', ...laid], { cwd: root, encoding: 'utf8' });
if (format.status !== 0) fail(format.stderr, 1);
const generators = spawnSync(process.execPath, [join(root, 'scripts', 'run-generators.mjs')], { stdio: 'inherit' });
if (generators.status !== 0) process.exit(1);
console.log(`next:\n  ${[...next, ...LAST].join('\n  ')}`);
