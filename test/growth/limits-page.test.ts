/** Every bound that docs/limits.md calls by its constant is the source's, and bounds of readers are silent at, and said above. */

import { mkdtempSync, readFileSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { MAX_CHOICES } from '../../src/core/forwarding/route.ts';
import { wholeFile } from '../../src/core/text/source-text.ts';
import { openMet } from '../../src/judge/stated-variables.ts';
import { traceReport } from '../../src/judge/trace.ts';
import { consul } from '../../src/languages/consul/index.ts';
import { MAX_INCLUDES } from '../../src/languages/shared/include-lines.ts';
import { MAX_INSTANCES } from '../../src/platforms/shared/terraform-values.ts';
import { readPlainFile } from '../../src/read/tree/open-file.ts';
import { MAX_FILE_BYTES } from '../../src/read/tree/tree.ts';
import { unifiedDiff } from '../../src/report/unified-diff.ts';
import { MAX_TEXT } from '../../src/tools/kustomize/replacements.ts';
import { MAX_MODULE_FILES } from '../../src/tools/terraform/join.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

/** Constant, file, how the source writes it, how the page does. */
const CONSTANTS: readonly (readonly [string, string, string, string])[] = [
  ['MAX_OUTCOMES', 'core/forwarding/walk.ts', '64', '64'],
  ['MAX_HOPS', 'core/forwarding/walk.ts', '600', '600'],
  ['MAX_HOPS', 'core/forwarding/guard.ts', '600', '600'],
  ['MAX_PATHS', 'core/forwarding/guard.ts', '4096', '4,096'],
  ['MAX_CHOICES', 'core/forwarding/route.ts', '64', '64'],
  ['MAX_GROWN', 'core/forwarding/simulate.ts', '10', '10'],
  ['MAX_VIEWS', 'languages/corefile/convert.ts', '1000', '1,000'],
  ['MAX_OPAQUE', 'core/forwarding/chain.ts', '64', '64'],
  ['MAX_TEMPLATE', 'languages/corefile/go-template.ts', '65_536', '65,536'],
  ['MAX_NAMED', 'tools/systemd/join.ts', '200', '200'],
  ['MAX_EXPANDED', 'core/text/variable-references.ts', '8192', '8,192'],
  ['MAX_UNIT_LENGTH', 'tools/systemd/index.ts', '1024 * 1024', '1 MiB'],
  ['MAX_WORDS', 'tools/systemd/command.ts', '2000', '2,000'],
  ['MAX_FILES', 'tools/ansible/defaults.ts', '5000', '5,000'],
  ['MAX_KINDS', 'core/cluster/machine-kinds.ts', '20', '20'],
  ['MAX_NETWORK_BLOCKS', 'tools/terraform/carrier.ts', '1000', '1,000'],
  ['MAX_MODULE_FILES', 'tools/terraform/join.ts', '200', '200'],
  ['MAX_MADE_VALUES', 'tools/terraform/values.ts', '50_000', '50,000'],
  ['MAX_MADE_CHARACTERS', 'tools/terraform/values.ts', '4 * 1024 * 1024', '4 MiB'],
  ['MAX_ROUNDS', 'tools/terraform/template-directives.ts', '2000', '2,000'],
  ['MAX_CHARTS', 'tools/helm/chart-layers.ts', '500', '500'],
  ['MAX_WRITTEN', 'tools/helm/chart-layers.ts', '256 * 1024', '256 KiB'],
  ['MAX_COMPARED', 'tools/shell/editable.ts', '5_000_000', '5,000,000'],
  ['MAX_NAMES', 'judge/stated-variables.ts', '50', '50'],
  ['MAX_SCRIPT', 'judge/unread.ts', '32 * 1024 * 1024', '32 MiB'],
  ['MAX_SCRIPTS', 'tools/compose/started.ts', '500', '500'],
  ['MAX_WORK', 'tools/helm/own-values.ts', '4 * 1024 * 1024', '4,194,304'],
  ['MAX_INSTANCES', 'platforms/shared/terraform-values.ts', '200', '200'],
  ['MAX_ALIASES', 'core/cluster/network-resolvers.ts', '8', '8'],
  ['MAX_DOUBTS', 'core/cluster/network-resolvers.ts', '500', '500'],
  ['MAX_CONFIGURATION', 'languages/consul/index.ts', '256 * 1024', '256 KiB'],
  ['MAX_TEXT', 'tools/kustomize/replacements.ts', '1024 * 1024', '1,048,576'],
  ['MAX_FILLED_IN', 'languages/corefile/environment.ts', '8 * 1024 * 1024', '8,388,608'],
  ['MAX_ATTEMPTS', 'judge/fixes/index.ts', '200', '200'],
  ['MAX_REPORT_ATTEMPTS', 'judge/fixes/index.ts', '40', '40'],
  ['MAX_SHOWN_ATTEMPTS', 'judge/fixes/index.ts', '12', '12'],
  ['MAX_SHOWN_LOOP_ATTEMPTS', 'judge/fixes/index.ts', '6', '6'],
  ['MAX_DOCUMENTS', 'judge/fixes/index.ts', '200_000', '200,000'],
  ['MAX_SERVERS', 'judge/fixes/index.ts', '20_000', '20,000'],
  ['MAX_FORWARDS', 'judge/fixes/index.ts', '8_000', '8,000'],
  ['MAX_RULES', 'judge/fixes/index.ts', '200_000', '200,000'],
  ['MAX_SETTINGS', 'judge/fixes/candidates.ts', '100', '100'],
  ['MAX_COST', 'judge/fixes/index.ts', '200_000', '200,000'],
  ['MAX_DIFFERENCES', 'report/unified-diff.ts', '400', '400'],
  ['TOOL_LIMITS.timeout', 'read/tree/run-tool.ts', '8_000', '8 s'],
  ['TOOL_LIMITS.all', 'read/tree/run-tool.ts', '120_000', '120 s'],
  ['TOOL_LIMITS.maxOutputBytes', 'read/tree/run-tool.ts', '16 * 1024 * 1024', '16 MiB'],
  ['TOOL_LIMITS.maxMemoryBytes', 'read/tree/run-tool.ts', '512 * 1024 * 1024', '512 MiB'],
  ['WATCHDOG_SECONDS', 'read/tree/watchdog.ts', '9', '9 s'],
  ['WATCHDOG_SECONDS_PER_MIB', 'read/tree/watchdog.ts', '4', '4 s'],
  ['WATCHDOG_SECONDS_PER_FILE', 'read/tree/watchdog.ts', '0.002', '2 ms'],
  ['FIRST_TRY', 'read/tree/watchdog.ts', '0.25', 'a quarter'],
  ['FIRST_TRY_FILES', 'read/tree/watchdog.ts', '300', '300 files'],
  ['FIRST_TRY_BYTES', 'read/tree/watchdog.ts', '512 * 1024', '512 KiB'],
];

describe('docs/limits.md', () => {
  const page = readFileSync('docs/limits.md', 'utf8');
  test.each(CONSTANTS)('%s of %s is %s there too', (name, file, value, shown) => {
    const source = readFileSync(join('src', file), 'utf8');
    const [own = '', key = own] = name.split('.');
    const written = key === own ? `const ${own}(?:: number)? = ` : `\\n  ${key}: `;
    expect(source).toMatch(new RegExp(`${written}${value.replaceAll('*', '\\*')}[;,]`));
    const lines = page.split('\n');
    const at = lines.findIndex((line) => line.includes(`\`${name}\``));
    expect(lines.slice(Math.max(0, at - 1), at + 3).join('\n')).toContain(shown);
  });
  test('names no constant that has no row here', () => {
    const named = [...page.matchAll(/`([A-Z][A-Z0-9_]+(?:\.[A-Za-z]+)?)`/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual([...new Set(CONSTANTS.map(([name]) => name))].sort());
  });
});

test('a condition of a variable more than are looked for is open', () => {
  const isMet = openMet(['group_vars/all.yml'], () => times(60, (index) => `v${index}: true\n`));
  const met = Array.from({ length: 60 }, (_, index) =>
    isMet({ kind: 'condition', subject: `v${index}`, holds: true, file: 'templates/a.j2' }),
  );
  expect([met.indexOf(false), met.lastIndexOf(true)]).toEqual([50, 49]);
  expect(isMet({ kind: 'condition', subject: 'v1', holds: true, file: 'templates/a.j2' })).toBe(true);
});

/** Whether it was said that `count` is too much. */
interface Row {
  readonly bound: number;
  readonly isSaid: (count: number) => boolean;
}

const unread = (files: Readonly<Record<string, string>>, says: RegExp): boolean =>
  scanTexts(files).report.findings.some(({ code, message }) => code === 'LG802' && says.test(message));
const filled = (text: string, length: number): string => `${text}${'#'.repeat(length - text.length)}`;

function consulSays(length: number): boolean {
  const text = wholeFile({ path: 'a.json', text: '{}'.padEnd(length) });
  const at = { file: text.file, span: { start: 0, end: 0 } };
  const files = new Map([['/consul/config/a.json', text]]);
  const { notices = [] } = consul.read?.({ image: 'consul', words: [], env: [], files, at }) ?? {};
  return notices.some((one) => one.unread === 'bound');
}

function fileSays(length: number): boolean {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bound-')));
  try {
    const file = join(folder, 'a');
    writeFileSync(file, '');
    truncateSync(file, length);
    const content = readPlainFile(file, MAX_FILE_BYTES);
    return !Buffer.isBuffer(content) && content.bound === true;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function replacementSays(length: number): boolean {
  const map = (data: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n${data}`;
  const kustomization = `resources: [map.yaml]
replacements:
  - source: { kind: ConfigMap, fieldPath: data.long }
    targets: [{ select: { kind: ConfigMap }, fieldPaths: [data.to], options: { delimiter: x, index: 9 } }]
`;
  const data = `  Corefile: ". { forward . 192.0.2.1 }"\n  long: "${'a'.repeat(length - 2)}"\n  to: b\n`;
  return unread({ 'kustomization.yaml': kustomization, 'map.yaml': map(data) }, /too long texts/);
}

const composeOf = (more: string): string => `services:\n  dns:\n    image: coredns/coredns:1.11.3\n${more}`;

const resolverRule = (first: string): string =>
  `resource "aws_route53_resolver_rule" "r" {\n  ${first}\n  domain_name = each.key\n  rule_type = "FORWARD"\n}\n`;

/** Whether a question that so many blocks may take is unknown for it. */
function choicesSay(count: number): boolean {
  const block = (i: number): string =>
    `.:53 {\n view v${i} {\n  expr metadata('a/b') == '${i}'\n }\n template IN A {\n  rcode NXDOMAIN\n }\n}\n`;
  const { head } = scanTexts({ Corefile: times(count, block) });
  const outcomes = traceReport(head, 'a.test', 'A', undefined).entries.flatMap((entry) => entry.outcomes);
  return outcomes.some(({ disposition }) => disposition === 'unknown');
}

/** More changes than are looked for one by one are one stretch. */
function isOneStretch(changes: number): boolean {
  const lines = (mark: string): string => times(changes / 2, (i) => `${mark}${i}\n${times(9, (j) => `same ${j}\n`)}`);
  return unifiedDiff('a', lines('old '), lines('new ')).split('\n@@').length === 2;
}

const ROWS: Readonly<Record<string, Row>> = {
  'bytes of a file': { bound: MAX_FILE_BYTES, isSaid: fileSays },
  'characters of a configuration of Consul': { bound: 256 * 1024, isSaid: consulSays },
  'forwarding rules of a file': {
    bound: 500,
    isSaid: (count) =>
      unread(
        { 'etc/config/dhcp': `config dnsmasq\n${times(count, (i) => `\tlist server '/z${i}.test/192.0.2.1'\n`)}` },
        /first 500 are read/,
      ),
  },
  'characters of a file of forwarding rules': {
    bound: 256 * 1024,
    isSaid: (count) => unread({ 'etc/config/dhcp': filled('config dnsmasq\n', count) }, /256 KiB/),
  },
  'blocks about networks of a file of Terraform': {
    bound: 1000,
    isSaid: (count) =>
      unread(
        { 'a.tf': times(count, (i) => `resource "aws_route53_resolver_rule" "r${i}" {\n}\n`) },
        /only the first 1000/,
      ),
  },
  'blocks with views that may take one question': { bound: MAX_CHOICES, isSaid: choicesSay },
  'views by patterns of a Corefile': {
    bound: 1000,
    isSaid: (count) =>
      unread(
        { Corefile: times(count, (i) => `z${i} {\n view v {\n  expr name() matches '^a$'\n }\n whoami\n}\n`) },
        /first 1000 views by patterns/,
      ),
  },
  'instances of a resource of Terraform': {
    bound: MAX_INSTANCES,
    isSaid: (count) =>
      unread(
        { 'a.tf': resolverRule(`for_each = toset([${times(count, (i) => `"z${i}.test", `)}])`) },
        /first 200 are read/,
      ),
  },
  // Of more the local of another file is not known.
  'files of a module of Terraform that is read whole': {
    bound: MAX_MODULE_FILES,
    isSaid: (count) => {
      const files: Record<string, string> = {
        'm/a.tf':
          'resource "aws_route53_resolver_rule" "r" {\n  domain_name = local.zone\n  rule_type = "FORWARD"\n  target_ip {\n    ip = "192.0.2.1"\n  }\n}\nresource "aws_route53_resolver_rule_association" "a" {\n  resolver_rule_id = aws_route53_resolver_rule.r.id\n  vpc_id = aws_vpc.v.id\n}\nresource "aws_vpc" "v" {}\n',
        'm/b.tf': 'locals {\n  zone = "corp.test"\n}\n',
      };
      for (let index = 2; index < count; index += 1) files[`m/f${index}.tf`] = '';
      return !JSON.stringify(scanTexts(files).head.clusters.map(({ cluster }) => cluster.servers)).includes(
        'corp.test',
      );
    },
  },
  'characters of a unit': {
    bound: 1024 * 1024,
    isSaid: (count) =>
      unread({ 'etc/systemd/system/dns.service': filled('[Service]\nExecStart=/usr/bin/coredns\n', count) }, /1 MiB/),
  },
  'projects of Compose in one folder': {
    bound: 200,
    isSaid: (count) =>
      unread(
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`compose.p${i}.yaml`, composeOf('')])),
        /More than 200 projects/,
      ),
  },
  'files of Compose that include each other': {
    bound: 200,
    isSaid: (count) => {
      const includes = (i: number): string => (i + 1 < count ? `include: [part${i + 1}/x.yaml]\n` : '');
      const parts = Array.from({ length: count - 1 }, (_, i): [string, string] => [
        `part${i + 1}/x.yaml`,
        includes(i + 1).replace('[part', '[../part') || 'services: {}\n',
      ]);
      return unread(
        { 'compose.yaml': `${includes(0)}${composeOf('')}`, ...Object.fromEntries(parts) },
        /More than 200 files/,
      );
    },
  },
  'services that extend one another': {
    bound: 16,
    isSaid: (count) =>
      unread(
        {
          'compose.yaml': `${composeOf('')}${times(count, (i) => `  s${i}: { extends: { service: ${i === 0 ? 'dns' : `s${i - 1}`} } }\n`)}`,
        },
        /More than 16 services/,
      ),
  },
  'instructions of a Dockerfile': {
    bound: 2000,
    isSaid: (count) =>
      unread(
        {
          'compose.yaml': 'services: { dns: { build: . } }\n',
          Dockerfile: `FROM coredns/coredns\n${times(count - 1, () => 'LABEL a=b\n')}`,
        },
        /or 2000 instructions/,
      ),
  },
  'files of configuration below a mount': {
    bound: 1000,
    isSaid: (count) =>
      unread(
        {
          'compose.yaml': composeOf('    volumes: ["./c:/c"]\n'),
          ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`c/${i}.conf`, ''])),
        },
        /More than 1000 files/,
      ),
  },
  'files that a file of dnsmasq names': {
    bound: MAX_INCLUDES,
    isSaid: (count) =>
      unread(
        { 'dnsmasq.conf': `server=192.0.2.1\n${times(count, (i) => `conf-file=/etc/${i}.conf\n`)}` },
        /files are named/,
      ),
  },
  'characters that a replacement makes': { bound: MAX_TEXT, isSaid: replacementSays },
};

describe('a bound', () => {
  test.each(Object.entries(ROWS))('%s: silent at it, said above', (_, { bound, isSaid }) => {
    expect([bound, bound + 1].map(isSaid)).toEqual([false, true]);
  });
  test('of lines that a patch compares one by one', () => {
    expect([398, 400, 402].map(isOneStretch)).toEqual([false, false, true]);
  });
});

describe('against a base', () => {
  const terraform = (corefile: string): string =>
    `resource "kubernetes_config_map" "c" {\n  metadata {\n    name      = "coredns"\n    namespace = "kube-system"\n  }\n  data = {\n    Corefile = <<-EOT\n${corefile}\n    EOT\n  }\n}\n`;
  test.each<[string, number, string, string]>([
    ['a file of Terraform', 4, 'main.tf', terraform('. {\n loop\n forward . 192.0.2.1\n}')],
    ['a unit', 1, 'etc/systemd/system/dns.service', '[Service]\nExecStart=/usr/bin/coredns -dns.port 5300\n'],
  ])('%s that is padded beyond %i MiB is an error', (_, bound, path, text) => {
    const said = (length: number): readonly string[] =>
      scanTexts({ [path]: filled(text, length) }, { [path]: text })
        .report.findings.filter(({ code }) => code === 'LG802')
        .map(({ severity, status }) => `${status} ${severity}`);
    expect(said(bound * 1024 * 1024)).toEqual([]);
    expect(said(bound * 1024 * 1024 + 1)).toEqual(['new error']);
  });
});
