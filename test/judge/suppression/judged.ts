/** A change judged as the doors judge it: whose policy, which baseline, what it takes away. Without a disk. */

import { compileGlob } from '../../../src/core/text/globs.ts';
import { check } from '../../../src/judge/check.ts';
import { CONFIG_PATHS, type RemoteFile } from '../../../src/judge/config/config.ts';
import { remoteName } from '../../../src/judge/config/extended.ts';
import { resolvePolicy } from '../../../src/judge/effective-policy.ts';
import { loadConfig } from '../../../src/judge/load-config.ts';
import { policiesFor } from '../../../src/judge/policy.ts';
import { baselinesOf } from '../../../src/judge/policy-files.ts';
import type { Report } from '../../../src/judge/report/finding.ts';
import type { FileTree, TreeOptions } from '../../../src/read/tree/tree.ts';

type Texts = Readonly<Record<string, string>>;

/** `shared`: files of other repositories by `OWNER/REPOSITORY/PATH@REF`. */
export async function judge(base: Texts, head: Texts, shared: Texts = {}): Promise<Report> {
  const before = (path: string): string | undefined => base[path];
  const path = CONFIG_PATHS.find((one) => head[one] !== undefined);
  const decided = await resolvePolicy(
    path === undefined ? undefined : loadConfig({ path, text: head[path] ?? '' }),
    (file: RemoteFile) => {
      const text = shared[remoteName(file)];
      return Promise.resolve(text === undefined ? { because: 'it does not exist', gone: true } : { text });
    },
    before,
  );
  const changed = [...new Set([...Object.keys(base), ...Object.keys(head)])].filter((one) => base[one] !== head[one]);
  const files = {
    commit: 'base',
    changed: new Set(changed),
    old: new Map(changed.flatMap((one) => (base[one] === undefined ? [] : [[one, Buffer.from(base[one])] as const]))),
  };
  const tree = treeOf(head, {
    include: decided.config?.include?.map(({ value }) => value) ?? [],
    exclude: decided.config?.exclude?.map(({ value }) => value) ?? [],
  });
  const compared = { status: 'compared', files } as const;
  return check({
    tree,
    config: decided.config,
    base: compared,
    ...policiesFor(
      {
        decided,
        baselines: baselinesOf(decided, undefined, { head: (one) => head[one], base: before }),
        today: '2026-11-21',
        base: files,
        scansAll: true,
        reopen: (globs) => ({ tree: treeOf(head, globs), base: compared }),
      },
      { tree, base: compared },
    ),
  }).report;
}

/** What LG903 says of a change, with its place: `.loopgate.yaml:2:1 The severity of ...`. */
export async function weakened(base: Texts, head: Texts, shared?: Texts): Promise<readonly string[]> {
  const report = await judge(base, head, shared);
  return report.findings
    .filter(({ rule }) => rule === 'policy-weakened')
    .map(({ at, message }) => {
      const start = at.file.text.slice(0, at.span.start).split('\n');
      return `${at.file.path}:${start.length}:${(start.at(-1) ?? '').length + 1} ${message}`;
    });
}

function treeOf(files: Texts, { include, exclude }: Pick<TreeOptions, 'include' | 'exclude'>): FileTree {
  const matches = (globs: readonly string[], path: string): boolean =>
    globs.some((glob) => {
      const compiled = compileGlob(glob);
      return typeof compiled === 'function' && compiled(path);
    });
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  return {
    label: 'texts',
    files: () =>
      [...bytes]
        .filter(([path]) => (include.length === 0 || matches(include, path)) && !matches(exclude, path))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, content]) => ({ path, size: content.length, read: () => content })),
    read: (path) => bytes.get(path),
    notices: [],
  };
}
