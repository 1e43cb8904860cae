/** What `loopgate init` writes. A door writes it, and never over an existing file. */

export interface InitFile {
  readonly path: string;
  readonly text: string;
}

/** Something that was seen, and the place that shows it: `deploy/coredns.yaml:12`. */
export interface SeenValue {
  readonly value: string;
  readonly at: string;
}
export interface SeenCluster {
  readonly name: string;
  /** The folder that holds its DNS servers; `''` for the top. */
  readonly folder: string;
  readonly servers: readonly SeenValue[];
  readonly clusterDns: readonly string[];
  /** Where names go hangs on what its nodes have in their resolver file. */
  readonly asksNodes: boolean;
}
export interface Seen {
  readonly clusters: readonly SeenCluster[];
  readonly installers: readonly SeenValue[];
  readonly systems: readonly SeenValue[];
  readonly nodeFiles: readonly SeenValue[];
}

const NOTHING: Seen = { clusters: [], installers: [], systems: [], nodeFiles: [] };

const HEAD = `# What loopgate knows of this repository; loopgate config print shows what it comes to, docs/configuration.md what there is.
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
  const lines: string[] = [''];
  const say = (text = ''): void => {
    lines.push(text === '' ? '#' : `# ${text}`);
  };
  if (seen.clusters.length === 0)
    say('Seen: no DNS server. If there are some, loopgate scan --explain-coverage says what was read.');
  for (const one of seen.clusters) {
    say(`Seen: cluster ${plain(one.name)}${one.folder === '' ? '' : ` in ${plain(one.folder)}`}`);
    for (const server of one.servers) say(`Seen: DNS server ${plain(server.value)} (${plain(server.at)})`);
    for (const address of one.clusterDns) say(`Seen: cluster DNS address ${plain(address)}`);
  }
  for (const one of seen.installers) say(`Seen: installer ${plain(one.value)} (${plain(one.at)})`);
  for (const one of seen.systems) say(`Seen: operating system ${plain(one.value)} (${plain(one.at)})`);
  for (const one of seen.nodeFiles) say(`Seen: a file of nodes, ${plain(one.value)} (${plain(one.at)})`);
  say();
  say('What is answered here counts like a manifest. Take away the # of what you know:');
  say('clusters:');
  const clusters: readonly SeenCluster[] =
    seen.clusters.length > 0
      ? seen.clusters
      : [{ name: 'prod', folder: 'clusters/prod', servers: [], clusterDns: [], asksNodes: true }];
  for (const one of clusters) for (const line of questions(one, seen)) say(`  ${line}`);
  return `${HEAD}${lines.join('\n')}\n${TAIL}`;
}

function questions(one: SeenCluster, { systems, installers, clusters: { length: clusters } }: Seen): readonly string[] {
  const [system] = systems;
  const [installer] = installers;
  const folder = one.folder.replace(/[*?[\]{}()\\!]/g, '?');
  return [
    `- name: ${JSON.stringify(plain(one.name))}`,
    ...(folder === '' || clusters < 2 ? [] : [`  paths: [${JSON.stringify(`${plain(folder)}/**`)}]`]),
    ...(one.clusterDns.length > 0
      ? []
      : ['  cluster-dns: [10.96.0.10]          # the address of the DNS Service, where no manifest says it']),
    '  nodes:',
    '    - name: default',
    `      os: ${(system?.value ?? 'ubuntu-24.04').padEnd(24)} # which system do the nodes run?${one.asksNodes ? ' It decides what /etc/resolv.conf lists, and that is not known.' : ''}`,
    `      provisioner: ${(installer?.value ?? 'kubeadm').padEnd(15)} # what sets them up? It decides which file the kubelet hands to pods.`,
    '  resolvers:                          # DNS servers outside of this repository that forward back into it',
    '    - { name: office, addresses: [10.0.0.2], forwards: [{ zone: ".", to: [10.96.0.10] }] }',
  ];
}

/** Somebody else's words inside a comment: one line, nothing that ends it. */
function plain(text: string): string {
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
      # Replace OWNER and the zeros by the full commit of the release that you have read.
      - uses: OWNER/loopgate@0000000000000000000000000000000000000000 # vX.Y.Z
`;

/** The configuration, with what was seen, and a workflow. */
export function initFiles(seen: Seen = NOTHING): readonly InitFile[] {
  return [
    { path: '.loopgate.yaml', text: configOf(seen) },
    { path: '.github/workflows/loopgate.yml', text: WORKFLOW },
  ];
}

/** Whether a workflow runs loopgate already. */
export function runsLoopgate(workflow: string): boolean {
  return /^[^#\n]*\b(?:uses:\s*["']?[\w./-]*loopgate\b|loopgate\s+(?:scan|\.|-))/m.test(workflow);
}
