/** The workspace merges base and head; annotations, links and review comments need the head's lines. */

import { defined } from '../../core/text/defined.ts';
import { indexLines, type Location, positionAt } from '../../core/text/location.ts';
import { once } from '../../core/text/once.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Finding, Fix, Report, ReportedFinding, SuppressedFinding } from '../../judge/report/finding.ts';
import type { RunGit } from './base.ts';

/** `@@ -oldStart,oldLines +newStart,newLines @@`. An empty side names the line before it. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
}

export function parseHunks(diff: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  // Not by `^`, which takes a lone CR for a line end.
  for (const line of diff.split('\n')) {
    const found = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (found === null) continue;
    hunks.push({
      oldStart: Number(found[1]),
      oldLines: Number(found[2] ?? 1),
      newStart: Number(found[3]),
      newLines: Number(found[4] ?? 1),
    });
  }
  return hunks;
}

/** From hunks without context; undefined for added lines. */
export function oldLineOf(hunks: readonly Hunk[], line: number): number | undefined {
  let shift = 0;
  for (const hunk of hunks) {
    const first = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    if (line < first) break;
    if (line < first + hunk.newLines) return undefined;
    shift += hunk.newLines - hunk.oldLines;
  }
  return line - shift;
}

/** Changed or context. */
export function isInHunk(hunks: readonly Hunk[], line: number): boolean {
  return hunks.some((hunk) => line >= hunk.newStart && line < hunk.newStart + hunk.newLines);
}

export interface PullRequestPlaces {
  /** In "Files changed": a changed line or one of the three around it. */
  readonly inDiff: (path: string, line: number) => boolean;
  /** Undefined for a line of the base. */
  readonly headLine: (path: string, line: number) => number | undefined;
  /** Undefined where the head lacks the file, or has it as it is checked out. */
  readonly headText: (path: string) => string | undefined;
}

/** `head` is undefined when checked out itself. */
export function pullRequestPlaces(
  root: string,
  base: string,
  head: string | undefined,
  runGit: RunGit,
): PullRequestPlaces {
  const git = (args: readonly string[]): ReturnType<RunGit> => runGit(root, args);
  const shown = openHunks(git, base, 3);
  const moved = head === undefined ? () => [] : openHunks(git, head, 0);
  const texts = new Map<string, string | undefined>();
  return {
    inDiff: (path, line) => isInHunk(shown(path), line),
    headLine: (path, line) => oldLineOf(moved(path), line),
    headText: (path) => {
      // As it is checked out.
      if (head !== undefined && moved(path).length === 0) return undefined;
      if (!texts.has(path)) {
        const blob = runGit(root, ['cat-file', 'blob', `${head ?? 'HEAD'}:./${path}`]);
        texts.set(path, blob.status === 0 ? blob.stdout.toString('utf8') : undefined);
      }
      return texts.get(path);
    },
  };
}

/** Of all files at once; of each by itself where that is too much, and where git would write its name otherwise. */
function openHunks(
  git: (args: readonly string[]) => ReturnType<RunGit>,
  from: string,
  context: number,
): (path: string) => readonly Hunk[] {
  const args = [
    ...['diff-tree', '-p', '-r', `-U${context}`, '--no-color', '--no-renames', '--no-ext-diff', '--no-textconv'],
    // The last overrides attributes.
    ...['--diff-algorithm=myers', '--src-prefix=a/', '--dst-prefix=b/', '--text', from, 'HEAD', '--'],
  ];
  const known = new Map<string, readonly Hunk[]>();
  const all = once(() => {
    const diff = git(args);
    return diff.status === 0 ? hunksByFile(diff.stdout.toString('utf8')) : undefined;
  });
  return (path) => {
    const found = known.get(path) ?? (/^[ !#-[\]-~]+$/.test(path) ? all() && (all()?.get(path) ?? []) : undefined);
    if (found !== undefined) return found;
    const diff = git([...args, path]);
    const own = diff.status === 0 ? parseHunks(diff.stdout.toString('utf8')) : [];
    known.set(path, own);
    return own;
  };
}

/** Lines of a hunk may look like headers: they are counted. */
function hunksByFile(diff: string): ReadonlyMap<string, readonly Hunk[]> {
  const files = new Map<string, Hunk[]>();
  let hunks: Hunk[] = [];
  let [old, now] = [0, 0];
  for (const line of diff.split('\n')) {
    if (old > 0 || now > 0) {
      if (!/^[+\\]/.test(line)) old -= 1;
      if (!/^[-\\]/.test(line)) now -= 1;
      continue;
    }
    const [hunk] = parseHunks(line);
    if (hunk !== undefined) {
      hunks.push(hunk);
      [old, now] = [hunk.oldLines, hunk.newLines];
    } else if (line.startsWith(HEADER)) {
      hunks = [];
      // `a/PATH b/PATH`
      files.set(line.slice(HEADER.length + 2, HEADER.length + (line.length - HEADER.length - 1) / 2), hunks);
    }
  }
  return files;
}

const HEADER = 'diff --git ';

/** Places in the base stay. */
export function atHead(report: Report, places: PullRequestPlaces): Report {
  const files = new Map<string, SourceFile | undefined>();
  const move = (at: Location): Location => {
    const { file } = at;
    if (file.revision !== undefined) return at;
    if (!files.has(file.path)) {
      const text = places.headText(file.path);
      files.set(file.path, text === undefined || text === file.text ? undefined : { path: file.path, text });
    }
    const target = files.get(file.path);
    return target === undefined ? at : moveLocation(at, target, places);
  };
  const finding = <T extends Finding>(found: T): T => ({
    ...found,
    at: move(found.at),
    path: found.path.map((step) => ({ ...step, at: move(step.at) })),
    ...defined({
      remedy: found.remedy?.map((part) => (typeof part === 'string' ? part : move(part))),
      cycle: found.cycle?.map((hop) => ({ ...hop, at: move(hop.at) })),
      fix: found.fix === undefined ? undefined : movedFix(found.fix, move),
    }),
  });
  return {
    ...report,
    findings: report.findings.map(finding<ReportedFinding>),
    suppressed: report.suppressed.map(finding<SuppressedFinding>),
    notices: report.notices.map((notice) => ({ ...notice, at: move(notice.at) })),
    servers: report.servers.map((server) => ({ ...server, at: move(server.at) })),
  };
}

function moveLocation(at: Location, file: SourceFile, places: PullRequestPlaces): Location {
  const lines = indexLines(at.file.text);
  const target = indexLines(file.text);
  const moveOffset = (offset: number): number => {
    const { line, column } = positionAt(lines, offset);
    let from = line;
    let to = places.headLine(file.path, from);
    while (to === undefined && from > 1) {
      from -= 1;
      to = places.headLine(file.path, from);
    }
    const start = target[(to ?? 1) - 1] ?? file.text.length;
    const end = target[to ?? 1] ?? file.text.length + 1;
    return from === line ? Math.min(start + column - 1, end - 1) : start;
  };
  const start = moveOffset(at.span.start);
  return { file, span: { start, end: Math.max(start, moveOffset(at.span.end)) } };
}

function movedFix(fix: Fix, move: (at: Location) => Location): Fix {
  const moved = { ...fix, at: move(fix.at) };
  return fix.also === undefined ? moved : { ...moved, also: fix.also.map((one) => ({ ...one, at: move(one.at) })) };
}
