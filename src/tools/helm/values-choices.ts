/** What a templated helmfile asks before it takes values of a release, or fills into them: a change may answer otherwise. */

import { conditionsAt } from '../../core/text/conditions.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
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
}

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
  const subjects = holesIn(written).flatMap((hole) => BRANCH.exec(hole)?.[1] ?? []);
  if (subjects.length === 0) return [];
  const paths = written.match(FILE) ?? [];
  const texts = paths.map((path) => tree.read(pathFrom(directoryOf(file.path), path) ?? path)?.text ?? '');
  return subjects.map((subject) => ({ subject, values: texts.join('\n') }));
}

function holesIn(text: string): readonly string[] {
  return [...text.matchAll(HOLE)].map(([, hole = '']) => hole.trim());
}
