/** Linters that read the same YAML, if they are on PATH. What each looks for differs: the time to read is what compares. */
import { spawnSync } from 'node:child_process';

export const RIVALS = [
  {
    name: 'kube-linter',
    version: ['version'],
    // Its checks, as they come. Exit code 1 is findings.
    args: (root) => ['lint', root],
    passes: [0, 1],
    get: 'go install golang.stackrox.io/kube-linter/cmd/kube-linter@latest',
  },
  {
    name: 'kubeconform',
    version: ['-v'],
    // Without schemas it has nothing to download, and reads and parses every document.
    args: (root) => ['-ignore-missing-schemas', '-schema-location', '/nonexistent/{{ .ResourceKind }}.json', root],
    passes: [0, 1],
    get: 'go install github.com/yannh/kubeconform/cmd/kubeconform@latest',
  },
  {
    name: 'yamllint',
    version: ['--version'],
    args: (root) => ['-d', 'relaxed', root],
    passes: [0, 1, 2],
    get: 'pip install yamllint',
  },
];

/** The version as one line; undefined where the program is not on PATH. */
export function versionOf(rival) {
  const run = spawnSync(rival.name, rival.version, { encoding: 'utf8' });
  if (run.error !== undefined) return undefined;
  return (run.stdout + run.stderr).trim().split('\n')[0];
}
