/** What a templated helmfile asks before it takes values of a release, or fills into them: a change may answer otherwise. */

import { conditionsAt } from '../../core/text/conditions.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { fittingFiles } from './filled-paths.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';

export interface ValuesChoice {
  /** An expression, as written. */
  readonly subject: string;
  /** The text of the values that hang on it. */
  readonly values: string;
}

const HOLE = /\{\{-?\s{0,9}((?:(?!\}\}).){1,200})\}\}/g;
const BRANCH = /^(?:else\s+)?(?:if|with)\s+(.+)$/;
const FILE = /[\w./-]{1,200}\.ya?ml\b/g;

interface Files {
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths?: readonly string[] | undefined;
}

/** Files that a path means, by what fills it in. */
const MAX_FITTING = 100;

export function valuesChoices({ sources, at }: ChartRelease, tree: Files): readonly ValuesChoice[] {
  return at.file.text.includes('{{')
    ? sources.flatMap((source) => [...around(source, tree), ...within(source, tree)])
    : [];
}

function around(source: ChartValuesSource, tree: Files): readonly ValuesChoice[] {
  const file = source.kind === 'file' ? tree.read(source.path)?.text : undefined;
  const values = source.kind === 'text' ? source.text.text : (file ?? '');
  return conditionsAt(source.at).map(({ subject }) => ({ subject, values }));
}

/** `{{ if a }}x.yaml{{ else }}y.yaml{{ end }}` in a path; conditions and expressions in values. */
function within({ kind, at: { file, span } }: ChartValuesSource, tree: Files): readonly ValuesChoice[] {
  const written = file.text.slice(span.start, span.end);
  if (kind === 'text') {
    const inside = (file.conditions ?? []).filter(({ start, end }) => span.start <= start && end <= span.end);
    const branches = inside.flatMap(({ start, end, assumes }) =>
      assumes.slice(-1).map(({ subject }) => ({ subject, values: file.text.slice(start, end) })),
    );
    const filled = written.split('\n').flatMap((line) => holesIn(line).map((subject) => ({ subject, values: line })));
    return [...branches, ...filled];
  }
  const holes = holesIn(written);
  const subjects = holes.flatMap((hole) => BRANCH.exec(hole)?.[1] ?? []);
  if (holes.length === 0) return [];
  const placed = (path: string): string => pathFrom(directoryOf(file.path), path) ?? path;
  if (subjects.length === 0) {
    const plain = written
      .trim()
      .replace(/^-\s+/, '')
      .replace(/^(["'])(.*)\1$/, '$2');
    const fitting = fittingFiles(placed(plain), tree.paths ?? []).slice(0, MAX_FITTING);
    const texts = fitting.map(({ path }) => tree.read(path)?.text ?? '');
    return holes.map((subject) => ({ subject, values: notInAll(texts) }));
  }
  const texts = (written.match(FILE) ?? []).map((path) => tree.read(placed(path))?.text ?? '');
  return subjects.map((subject) => ({ subject, values: texts.join('\n') }));
}

/** Lines: what all state none of them chooses. */
function notInAll(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of texts.flatMap((text) => [...new Set(text.split('\n'))]))
    counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].flatMap(([line, count]) => (count < texts.length ? line : [])).join('\n');
}

function holesIn(text: string): readonly string[] {
  return [...text.matchAll(HOLE)].map(([, hole = '']) => hole.trim());
}
