/** What reads the same files, if it is on PATH. What each looks for differs: the time to read is what compares. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const ACTION = fileURLToPath(new URL('../../dist/action.js', import.meta.url));
export const scanOf = (root) => [process.execPath, CLI, 'scan', root, '--fail-on', 'never', '--quiet'];
const POLICY = fileURLToPath(new URL('conftest.rego', import.meta.url));
const manifestsBelow = (root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(root, name));
/** Words of which one stands in nearly all that matters to DNS. */
const WORDS = ['coredns', 'Corefile', 'resolvConf', 'nameserver', 'dnsPolicy', 'kube-dns', 'clusterDNS', 'resolv.conf'];
const words = WORDS.flatMap((word) => ['-e', word]);

export const RIVALS = [
  // Whatever starts first on a machine: compiled code is not kept yet.
  {
    name: 'first-start',
    command: () => [process.execPath, '-e', '0'],
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
    version: [process.execPath, '--version'],
    passes: [0],
  },
  // The action of a push, which compares with nothing and asks nobody.
  {
    name: 'action',
    command: () => [process.execPath, '-e', '0'],
    ours: () => [process.execPath, ACTION],
    env: (root) => ({ GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: root, 'INPUT_FAIL-ON': 'never', INPUT_MODE: 'full' }),
    version: [process.execPath, '--version'],
    passes: [0],
  },
  { name: 'node', command: () => [process.execPath, '-e', '0'], version: [process.execPath, '--version'], passes: [0] },
  {
    name: 'git-grep',
    command: (root) => ['git', '-C', root, 'grep', '-l', '-F', ...words],
    version: ['git', '--version'],
    passes: [0, 1],
  },
  {
    name: 'ripgrep',
    command: (root) => ['rg', '-l', '-F', ...words, root],
    version: ['rg', '--version'],
    passes: [0, 1],
    get: 'https://github.com/BurntSushi/ripgrep',
  },
  // loopgate itself, without and with a base: what the comparison costs.
  {
    name: 'base',
    command: scanOf,
    ours: (root) => [...scanOf(root), '--base', 'HEAD'],
    version: [process.execPath, '--version'],
    passes: [0],
  },
  // `diff` beside `scan --base`, after one file has changed: what it costs to say which names go elsewhere.
  {
    name: 'scan-base',
    command: (root) => [...scanOf(root), '--base', 'HEAD'],
    ours: (root) => [process.execPath, CLI, 'diff', root, '--base', 'HEAD'],
    version: [process.execPath, '--version'],
    passes: [0],
  },
  {
    name: 'kube-linter',
    // Its checks, as they come. Exit code 1 is findings.
    command: (root) => ['kube-linter', 'lint', root],
    version: ['kube-linter', 'version'],
    passes: [0, 1],
    get: 'go install golang.stackrox.io/kube-linter/cmd/kube-linter@latest',
  },
  {
    name: 'kubeconform',
    // Without schemas it has nothing to download, and reads and parses every document.
    command: (root) => [
      'kubeconform',
      '-ignore-missing-schemas',
      '-schema-location',
      '/nonexistent/{{ .ResourceKind }}.json',
      root,
    ],
    version: ['kubeconform', '-v'],
    passes: [0, 1],
    get: 'go install github.com/yannh/kubeconform/cmd/kubeconform@latest',
  },
  {
    name: 'kube-score',
    command: (root) => ['kube-score', 'score', ...manifestsBelow(root)],
    version: ['kube-score', 'version'],
    passes: [0, 1],
    get: 'go install github.com/zegl/kube-score/cmd/kube-score@latest',
  },
  {
    name: 'conftest',
    // One rule that no object breaks.
    command: (root) => ['conftest', 'test', '--policy', POLICY, '--output', 'json', ...manifestsBelow(root)],
    version: ['conftest', '--version'],
    passes: [0, 1],
    get: 'go install github.com/open-policy-agent/conftest@latest',
  },
  {
    name: 'yamllint',
    command: (root) => ['yamllint', '-d', 'relaxed', root],
    version: ['yamllint', '--version'],
    passes: [0, 1, 2],
    get: 'pip install yamllint',
  },
];

/** The version as one line; undefined where the program is not on PATH. */
export function versionOf({ version: [program, ...args] }) {
  const run = spawnSync(program, args, { encoding: 'utf8' });
  if (run.error !== undefined) return undefined;
  return (run.stdout + run.stderr).trim().split('\n')[0];
}
