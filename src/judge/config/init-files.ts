/** The files of `loopgate init`. */
import { addAll } from '../../core/text/append.ts';
import { VERSION } from '../../core/text/version.ts';

export interface InitFile {
  readonly path: string;
  readonly text: string;
}

/** `place` is as in `deploy/coredns.yaml:12`. */
export interface SeenValue {
  readonly value: string;
  readonly at?: string;
  /** What is assumed where nothing states it. */
  readonly assumes?: string;
}
export interface SeenCluster {
  readonly name: string;
  /** `''`: all files. */
  readonly paths: string;
  readonly servers: readonly SeenValue[];
  readonly clusterDns: readonly SeenValue[];
  readonly dependsOnNodes: boolean;
}
export interface Seen {
  readonly clusters: readonly SeenCluster[];
  readonly installers: readonly SeenValue[];
  readonly systems: readonly SeenValue[];
  readonly nodeFiles: readonly SeenValue[];
}

const NOTHING: Seen = { clusters: [], installers: [], systems: [], nodeFiles: [] };
const UNSEEN_CLUSTER: SeenCluster = {
  name: 'prod',
  paths: '',
  servers: [],
  clusterDns: [],
  dependsOnNodes: true,
};

const HEAD = `# What loopgate knows of this repository. loopgate config print shows what it comes to, loopgate schema what there is.
version: 1

# What is read. Without this: every file that git tracks or does not ignore.
# paths:
#   exclude: ["**/testdata/**"]
`;

const TAIL = `
# Severities: error, warning, note or off.
# rules:
#   loop-guard-missing: warning

# The lowest severity that fails a run: error, warning, note or never.
fail-on: error

# Findings that are known and accepted. A reason is required, a date is a promise to look again.
# suppressions:
#   - rule: forwarding-loop
#     path: deploy/edge/**
#     reason: split horizon, reviewed in NET-123
#     expires: 2027-01-31
`;

function configOf(seen: Seen): string {
  const clusters = seen.clusters.length > 0 ? seen.clusters : [UNSEEN_CLUSTER];
  const lines = ['', ...evidence(seen).map((line) => `# ${line}`)];
  lines.push('#', '# What is answered here counts like a manifest. Uncomment what you know:', '# clusters:');
  addAll(
    lines,
    clusters.flatMap((one) => questions(one, seen)).map((line) => `#   ${line}`),
  );
  return `${HEAD}${lines.join('\n')}\n${TAIL}`;
}

function evidence(seen: Seen): readonly string[] {
  const lines: string[] = [];
  if (seen.clusters.every(({ servers }) => servers.length === 0))
    lines.push('Seen: no DNS server. If there are some, loopgate scan --explain-coverage says what was read.');
  for (const { name, servers, clusterDns } of seen.clusters) {
    if (seen.clusters.length > 1) lines.push(`Cluster ${printable(name)}:`);
    addAll(
      lines,
      servers.map((one) => seenLine('DNS server', one)),
    );
    addAll(
      lines,
      clusterDns.map((one) => seenLine('cluster DNS address', one)),
    );
  }
  addAll(
    lines,
    seen.installers.map((one) => seenLine('installer', one)),
  );
  addAll(
    lines,
    seen.systems.map((one) => seenLine('operating system', one)),
  );
  addAll(
    lines,
    seen.nodeFiles.map((one) => seenLine('a file of nodes,', one)),
  );
  return lines;
}

function seenLine(what: string, { value, at, assumes }: SeenValue): string {
  const place = at === undefined ? '' : ` (${printable(at)})`;
  const line = `${assumes === undefined ? 'Seen' : 'Not stated, taken for granted'}: ${what} ${printable(value)}${place}`;
  return assumes === undefined ? line : `${line}: ${printable(assumes)}`;
}

function questions(one: SeenCluster, { systems, installers, clusters }: Seen): readonly string[] {
  const pattern = one.paths.replace(/[?[\]{}()\\!]/g, '?');
  const lines = [`- name: ${JSON.stringify(printable(one.name))}`];
  if (pattern !== '' && clusters.length > 1) lines.push(`  paths: [${JSON.stringify(printable(pattern))}]`);
  if (one.clusterDns.length === 0)
    lines.push('  cluster-dns: [10.96.0.10]          # the address of the DNS Service, where no manifest says it');
  const decides = one.dependsOnNodes ? ' It decides what /etc/resolv.conf lists, and that is not known.' : '';
  const dns = one.clusterDns[0]?.value ?? '10.96.0.10';
  lines.push(
    '  nodes:',
    '    - name: default',
    `${`      os: ${systems[0]?.value ?? 'ubuntu-24.04'}`.padEnd(35)} # which system do the nodes run?${decides}${several(systems)}`,
    `${`      provisioner: ${installers[0]?.value ?? 'kubeadm'}`.padEnd(35)} # what sets them up? It decides which file the kubelet hands to pods.${several(installers)}`,
    '  resolvers:                          # DNS servers outside of this repository that forward back into it',
    `    - { name: office, addresses: [10.0.0.2], forwards: [{ zone: ".", to: [${printable(dns)}] }] }`,
  );
  return lines;
}

function several(seen: readonly SeenValue[]): string {
  return seen.length < 2 ? '' : ` Seen: ${seen.map(({ value }) => printable(value)).join(', ')}.`;
}

function printable(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7')
    .slice(0, 200);
}

const WORKFLOW = `name: loopgate
on:
  pull_request:
  merge_group:
  schedule:
    - cron: "17 5 * * 1"
permissions:
  contents: read
jobs:
  loopgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # To replace: OWNER, the account that you take loopgate from.
      - uses: OWNER/loopgate@v${VERSION}
`;

export function initFiles(seen: Seen = NOTHING): readonly InitFile[] {
  return [
    { path: '.loopgate.yaml', text: configOf(seen) },
    { path: '.github/workflows/loopgate.yml', text: WORKFLOW },
  ];
}

export function runsLoopgate(workflow: string): boolean {
  return /^[^#\n]*\b(?:uses:\s*["']?[\w./-]*loopgate\b|loopgate\s+(?:scan|\.|-))/m.test(workflow);
}
