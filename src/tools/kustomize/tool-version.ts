import type { SourceFile } from '../../core/text/source-file.ts';

export type ToolVersion = string;

/** Files with pins; workflows beside them. */
const PINS = [
  '.tool-versions',
  'mise.toml',
  '.mise.toml',
  '.config/mise.toml',
  '.config/mise/config.toml',
  'aqua.yaml',
  '.config/aqua.yaml',
  'devbox.json',
  'Makefile',
  'Taskfile.yaml',
  'Taskfile.yml',
];
const MAX_WORKFLOWS = 50;
const MAX_SEARCHED = 100_000;

/** `kustomize 5.3.0`, `KUSTOMIZE_VERSION ?= v5.3.0`, `kustomize-version: 5.3.0`, `kustomize/v5.3.0`, `kustomize@5.3.0`. */
const STATED =
  /kustomize(?:[_-]?version)?[\w./-]{0,40}?["']?[ \t]{0,20}(?:\?=|:=|[=:@/ \t])[ \t]{0,20}["']?v?(\d{1,3}\.\d{1,3}\.\d{1,3})\b/gi;

/** Undefined where none, or two different ones, are stated. */
export function statedToolVersion(
  read: (path: string) => SourceFile | undefined,
  paths: readonly string[],
): ToolVersion | undefined {
  const workflows = paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)).slice(0, MAX_WORKFLOWS);
  const versions = new Set<string>();
  for (const path of [...PINS, ...workflows]) {
    const text = read(path)?.text.slice(0, MAX_SEARCHED);
    if (text === undefined || !/kustomize/i.test(text)) continue;
    for (const [, version] of text.matchAll(STATED)) if (version !== undefined) versions.add(version);
  }
  return versions.size === 1 ? [...versions][0] : undefined;
}
