/** The repositories that are measured: made anew below a folder, always the same bytes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coreDns, KUBELET, manifests, PLAIN_COREFILE, repository, write } from './corpus.mjs';

const EXAMPLE = fileURLToPath(new URL('../../examples/kubeadm-stub-listener/sound', import.meta.url));

/** By name: what is written, how often it is measured by default, and which rivals read the same. */
export const INPUTS = {
  kubeadm: {
    says: 'one kubeadm cluster',
    times: 9,
    quick: true,
    rivals: ['node', 'first-start', 'action', 'kube-linter', 'kubeconform', 'yamllint'],
    make: (root) => cpSync(EXAMPLE, root, { recursive: true }),
  },
  small: {
    says: '1,000 files, 5 % of them with a word of DNS',
    times: 5,
    quick: true,
    rivals: ['git-grep', 'ripgrep'],
    make: (root) => repository(root, { files: 1_000, relevant: 0.05 }),
  },
  manifests: {
    says: '819 manifests and nothing else',
    times: 5,
    quick: true,
    rivals: ['kubeconform', 'kube-score', 'conftest', 'yamllint', 'kube-linter'],
    make: (root) => manifests(root, { files: 818 }),
  },
  tenthousand: {
    says: '10,000 files, 5 % of them with a word of DNS',
    times: 5,
    rivals: ['git-grep', 'ripgrep', 'base'],
    make: (root) => repository(root, { files: 10_000, relevant: 0.05 }),
  },
  monorepo: {
    says: '100,000 files, 0.1 % of them with a word of DNS',
    times: 3,
    rivals: ['git-grep', 'ripgrep', 'kubeconform'],
    make: (root) => repository(root, { files: 100_000, relevant: 0.001 }),
  },
  zones: {
    says: 'one Corefile of 50,000 zones',
    times: 3,
    rivals: ['kubeconform', 'yamllint', 'scan-base'],
    make: (root) => write(root, 'dns/coredns.yaml', zonesOf(50_000)),
    change: (root) => write(root, 'dns/coredns.yaml', zonesOf(50_000).replace(/192\.0\.2\.7$/gm, '192.0.2.251')),
  },
  clusters: {
    says: '2,000 clusters',
    times: 3,
    rivals: ['kubeconform', 'yamllint', 'scan-base'],
    make: (root) => clustersBelow(root, 2_000),
    change: (root) =>
      write(root, 'clusters/c7/dns.yaml', coreDns(7, PLAIN_COREFILE.replace('192.0.2.53', '192.0.2.54'))),
  },
};

function zonesOf(count) {
  const zones = Array.from(
    { length: count },
    (_, index) => `zone-${index}.example.org:53 {\n    loop\n    forward . 192.0.2.${index % 250}\n}\n`,
  );
  return coreDns(0, PLAIN_COREFILE + zones.join(''));
}

function clustersBelow(root, count) {
  for (let index = 0; index < count; index += 1) {
    write(root, `clusters/c${index}/dns.yaml`, coreDns(index, PLAIN_COREFILE));
    write(root, `clusters/c${index}/kubelet.yaml`, KUBELET);
  }
}

/** Of a chain of any length: a port ends at 65,535. */
const MAX_OF_ADDRESS = 60_000;
const addressOf = (index) => `10.9.0.${1 + Math.floor(index / MAX_OF_ADDRESS)}`;
const portOf = (index) => 1024 + (index % MAX_OF_ADDRESS);
const listener = (index) => `${addressOf(index)}:${portOf(index)}`;
const forwarding = (count, to) =>
  Array.from(
    { length: count },
    (_, index) => `.:${portOf(index)} {\n    bind ${addressOf(index)}\n    forward . ${to(index)}\n}\n`,
  ).join('');
const LIST_ITEM = (index) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: `settings-${index}`, namespace: 'team' },
  data: { 'resolv.conf': `nameserver 192.0.2.${index % 250}\n` },
});

const workload = (index, label) => `apiVersion: apps/v1
kind: Deployment
metadata: { name: app-${index}, namespace: kube-system }
spec:
  template:
    metadata: { labels: { app: ${label} } }
    spec:
      dnsPolicy: Default
      containers:
        - name: main
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes: [{ name: config, configMap: { name: coredns } }]
`;
const dnsService = (index) => `apiVersion: v1
kind: Service
metadata: { name: dns-${index}, namespace: kube-system }
spec: { clusterIP: 10.97.${index >> 8}.${index & 255}, selector: { app: same }, ports: [{ port: 53, protocol: UDP }] }
`;

/** Clusters that each forward to themselves. */
function loopsBelow(root, count) {
  for (let index = 0; index < count; index += 1)
    write(
      root,
      `clusters/c${index}/dns.yaml`,
      coreDns(index, '.:53 {\n    errors\n    forward . 127.0.0.1\n    cache 30\n}\n'),
    );
}

/** By name: a repository of a size, and the three sizes that are measured. Time should grow as the size does. */
export const SERIES = {
  zones: {
    sizes: [1_000, 10_000, 100_000],
    make: (root, size) => {
      const zone = (index) => `z${index}.test {\n forward . 192.0.2.${index % 250}\n}\n`;
      write(root, 'Corefile', `${Array.from({ length: size }, (_, index) => zone(index)).join('')}`);
    },
  },
  clusters: { sizes: [50, 500, 5_000], make: clustersBelow },
  chain: {
    sizes: [500, 5_000, 50_000],
    make: (root, size) =>
      write(
        root,
        'Corefile',
        forwarding(size, (index) => listener(index + 1)),
      ),
  },
  rewrites: {
    sizes: [100, 1_000, 10_000],
    make: (root, size) => {
      const rules = Array.from(
        { length: size },
        (_, index) => `    rewrite name regex ^a${index}\\.(.*)\\.test$ b${index}.{1}.test\n`,
      );
      write(root, 'dns.yaml', coreDns(0, `.:53 {\n${rules.join('')}    forward . 192.0.2.53\n}\n`));
    },
  },
  // Each rule goes on with what the one before made.
  continued: {
    sizes: [100, 1_000, 10_000],
    make: (root, size) => {
      const rule = (index) => `    rewrite continue name suffix .a${index}.test .a${index + 1}.test\n`;
      const rules = Array.from({ length: size }, (_, index) => rule(index));
      write(root, 'dns.yaml', coreDns(0, `.:53 {\n    loop\n${rules.join('')}    forward . 127.0.0.1\n}\n`));
    },
  },
  'list-json': {
    sizes: [100, 1_000, 10_000],
    make: (root, size) => {
      const items = Array.from({ length: size }, (_, index) => LIST_ITEM(index));
      write(root, 'list.json', JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 1));
    },
  },
  stream: {
    sizes: [200, 2_000, 20_000],
    make: (root, size) =>
      write(
        root,
        'all.yaml',
        Array.from({ length: size }, (_, index) => `---\n${JSON.stringify(LIST_ITEM(index))}\n`).join(''),
      ),
  },
  // Ten ways from each block to others: edges are ten times the blocks.
  edges: {
    sizes: [100, 1_000, 10_000],
    make: (root, size) =>
      write(
        root,
        'Corefile',
        forwarding(size, (index) =>
          Array.from({ length: 10 }, (_, way) => listener((index + 1 + way) % size)).join(' '),
        ),
      ),
  },
  // Every block is on one ring, which no guard watches.
  ring: {
    sizes: [500, 5_000, 50_000],
    make: (root, size) =>
      write(
        root,
        'Corefile',
        forwarding(size, (index) => listener((index + 1) % size)),
      ),
  },
  'list-yaml': {
    sizes: [100, 1_000, 10_000],
    make: (root, size) => {
      const items = Array.from({ length: size }, (_, index) => `- ${JSON.stringify(LIST_ITEM(index))}\n`);
      write(root, 'list.yaml', `apiVersion: v1\nkind: List\nitems:\n${items.join('')}`);
    },
  },
  // As many objects beside the clusters, which each of them may have.
  'shared-clusters': {
    sizes: [20, 200, 2_000],
    make: (root, size) => {
      clustersBelow(root, size);
      for (let index = 0; index < size; index += 1) write(root, `apps/a${index}.yaml`, workload(index, 'app'));
    },
  },
  // One selector, by which each Service finds each Deployment.
  selectors: {
    sizes: [6, 60, 600],
    make: (root, size) => {
      write(root, 'dns.yaml', coreDns(0, PLAIN_COREFILE));
      write(
        root,
        'deployments.yaml',
        Array.from({ length: size }, (_, index) => workload(index, 'same')).join('---\n'),
      );
      write(root, 'services.yaml', Array.from({ length: size }, (_, index) => dnsService(index)).join('---\n'));
    },
  },
  // Services that lead to all Deployments, each of which forwards to one of them, and guards that probe them all.
  guards: {
    sizes: [10, 50, 250],
    make: (root, size) => {
      for (let index = 0; index < size; index += 1) {
        const next = (index + 1) % size;
        const corefile = `.:53 {\n        loop\n        forward . 10.97.${next >> 8}.${next & 255}\n    }`;
        const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: c${index}, namespace: kube-system }\ndata:\n  Corefile: |\n    ${corefile}\n`;
        const server = workload(index, 'same').replace(
          'configMap: { name: coredns }',
          `configMap: { name: c${index} }`,
        );
        write(root, `d${index}.yaml`, `${map}---\n${server}`);
      }
      write(root, 'services.yaml', Array.from({ length: size }, (_, index) => dnsService(index)).join('---\n'));
    },
  },
  nodes: {
    sizes: [100, 1_000, 10_000],
    make: (root, size) => {
      write(root, 'dns.yaml', coreDns(0, PLAIN_COREFILE));
      for (let index = 0; index < size; index += 1)
        write(root, `nodes/n${index}/etc/resolv.conf`, `nameserver 192.0.2.${index % 250}\n`);
    },
  },
  // Volumes of one container, each with a ConfigMap.
  volumes: {
    sizes: [50, 500, 5_000],
    make: (root, size) => {
      const each = (line) => Array.from({ length: size }, (_, index) => line(index)).join('');
      const server = coreDns(0, PLAIN_COREFILE)
        .replace(/(volumeMounts: \[[^\]]*)/, `$1${each((index) => `, { name: v${index}, mountPath: /x/${index} }`)}`)
        .replace(
          /(volumes: \[[^\]]*)/,
          `$1${each((index) => `, { name: v${index}, configMap: { name: c${index} } }`)}`,
        );
      const map = (index) =>
        `---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: c${index}, namespace: kube-system }\n`;
      write(root, 'dns.yaml', `${server}${each((index) => `${map(index)}data: { nameserver: none }\n`)}`);
    },
  },
  // Files of one folder that each state the same ConfigMap.
  variants: {
    sizes: [30, 300, 3_000],
    make: (root, size) => {
      for (let index = 0; index < size; index += 1)
        write(
          root,
          `dns/f${index}.yaml`,
          coreDns(0, `.:53 {\n    forward . 192.0.2.${index % 250}\n}\n`).split('---')[0],
        );
    },
  },
  // Objects of one template of a chart, each under a condition.
  conditions: {
    sizes: [30, 300, 3_000],
    make: (root, size) => {
      write(root, 'chart/Chart.yaml', 'apiVersion: v2\nname: dns\nversion: 1.0.0\n');
      write(root, 'chart/values.yaml', 'upstream: 192.0.2.53\n');
      const object = (index) =>
        `{{- if .Values.is${index} }}\n${coreDns(0, '.:53 {\n    forward . {{ .Values.upstream }}\n}\n').split('---')[0]}---\n{{- end }}\n`;
      write(root, 'chart/templates/dns.yaml', Array.from({ length: size }, (_, index) => object(index)).join(''));
    },
  },
  // As many demands of where names go, each met.
  expectations: {
    sizes: [10, 100, 1_000],
    make: (root, size) => {
      const zones = Array.from(
        { length: size },
        (_, index) => `z${index}.test:53 {\n        forward . 192.0.2.1\n    }\n`,
      );
      write(root, 'dns.yaml', coreDns(0, `${PLAIN_COREFILE}${zones.join('')}`));
      const demands = Array.from(
        { length: size },
        (_, index) => `- { names: a.z${index}.test, goes: leaves, to: [192.0.2.1] }\n`,
      );
      write(root, '.loopgate.yaml', `version: 1\nexpectations:\n${demands.join('')}`);
    },
  },
  findings: { sizes: [50, 500, 5_000], make: loopsBelow },
  'findings-sarif': { sizes: [50, 500, 5_000], make: loopsBelow, flags: ['--format', 'sarif'] },
  'findings-html': { sizes: [50, 500, 5_000], make: loopsBelow, flags: ['--format', 'html'] },
  files: { sizes: [300, 3_000, 30_000], make: (root, size) => repository(root, { files: size, relevant: 0.05 }) },
};

/** Writes a repository, as git with everything committed. */
export function makeRepository(root, make) {
  mkdirSync(root, { recursive: true });
  make(root);
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org', '-c', 'gc.auto=0'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...identity, 'commit', '-q', '-m', 'input'],
  ]) {
    const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`git ${args.at(-1)}: ${run.stderr}`);
  }
}
