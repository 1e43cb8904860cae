/** A scan of files given as texts, in this process, without a disk. */
import { type Checked, check } from '../../src/judge/check.ts';
import type { CheckInput } from '../../src/judge/check-input.ts';
import { loadConfig } from '../../src/judge/load-config.ts';
import type { RenderTools } from '../../src/read/tree/render-tools.ts';
import type { FileTree } from '../../src/read/tree/tree.ts';
import type { SeenFinding } from './fenced-examples.ts';
import { withEarlier } from './understood-before.ts';

/** Files by path; `.loopgate.yaml` among them is the configuration. With `base`, the files that a revision before held; with `render`, the tools. */
export function scanTexts(
  files: Readonly<Record<string, string>>,
  base?: Readonly<Record<string, string>>,
  render?: RenderTools,
): Checked & { readonly said: readonly string[] } {
  const input = inputOf(files, base, render);
  const checked = render === undefined ? withEarlier({ files, base }, input) : check(input);
  return { ...checked, said: checked.report.findings.map(displayName) };
}

/** Errors and warnings. */
export function loudIn(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).said.filter((one) => !one.startsWith('note'));
}

/** What such a scan is given. */
export function inputOf(
  files: Readonly<Record<string, string>>,
  base?: Readonly<Record<string, string>>,
  render?: RenderTools,
): CheckInput {
  const text = files['.loopgate.yaml'];
  return {
    tree: treeOf(files),
    config: text === undefined ? undefined : loadConfig({ path: '.loopgate.yaml', text }),
    ...(render === undefined ? {} : { render }),
    base:
      base === undefined
        ? { status: 'not-requested' }
        : {
            status: 'compared',
            files: {
              commit: 'base',
              changed: new Set(
                [...Object.keys(files), ...Object.keys(base)].filter((path) => files[path] !== base[path]),
              ),
              old: new Map(
                Object.entries(base)
                  .filter(([path, old]) => files[path] !== old)
                  .map(([path, old]) => [path, Buffer.from(old)]),
              ),
            },
          },
  };
}

/** Findings as examples in Markdown name them. */
export function seenIn({ report }: Checked): readonly SeenFinding[] {
  return report.findings.map(({ code, severity, at }) => ({
    code,
    severity,
    file: at.file.path,
    line: at.file.text.slice(0, at.span.start).split('\n').length,
  }));
}

/** `error LG101 deploy/coredns.yaml:12:9 always fatal`: what matters of a finding on one line. */
export function displayName(one: Checked['report']['findings'][number]): string {
  const before = one.at.file.text.slice(0, one.at.span.start);
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return [
    one.status === 'existing' ? 'existing' : undefined,
    one.severity,
    one.code,
    `${one.at.file.path}:${line}:${column}`,
    one.certainty,
    one.probability,
    one.guard,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

export function treeOf(files: Readonly<Record<string, string>>): FileTree {
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  return {
    label: 'texts',
    files: () =>
      [...bytes.entries()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, content]) => ({ path, size: content.length, read: () => content })),
    read: (path) => bytes.get(path),
    notices: [],
  };
}

/** A Compose project with the subnets of its fixed addresses, without which Docker starts nothing. */
export function withSubnets(project: string): string {
  const found = project.matchAll(/(\w+): ?\{ ?ipv4_address: (\d+[.]\d+)[.]/g);
  const subnets = new Map([...found].map(([, name, start]) => [name, `${start}.0.0/16`]));
  const config = (subnet: string): string => `{ ipam: { config: [{ subnet: ${subnet} }, { subnet: "fd00::/64" }] } }`;
  const networks = [...subnets].map(([name, subnet]) => `  ${name}: ${config(subnet)}\n`);
  return networks.length === 0 ? project : `${project}networks:\n${networks.join('')}`;
}
