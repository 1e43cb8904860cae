import { createHash } from 'node:crypto';
import { largest } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { indexLines, positionAt } from '../../core/text/location.ts';
import type { Fix, ReportedFinding } from '../../judge/report/finding.ts';
import { prose } from '../../report/markdown-text.ts';
import type { GitHubApi, ReviewComment } from './api.ts';
import { MARKER_PREFIX, markerOf, oursAmong, refusal } from './comment.ts';
import type { PullRequestPlaces } from './lines.ts';

/** GitHub limits bursts of comments. */
const MAX_COMMENTS = 10;

const MAX_PROSE = 500;

/** 1-based, inclusive, with the replacing lines. */
export interface LineEdit {
  readonly startLine: number;
  readonly endLine: number;
  readonly lines: readonly string[];
}

/** Suggestions need whole lines; undefined when it changes nothing. */
export function wholeLines(fix: Fix): LineEdit | undefined {
  const { text } = fix.at.file;
  const { start, end } = fix.at.span;
  if (text.slice(start, end) === fix.replacement) return undefined;
  const lines = indexLines(text);
  const startLine = positionAt(lines, start).line;
  const takesLineFeed = end > start && text[end - 1] === '\n';
  // A replacement ending with a line feed, or whole deleted lines, leaves the next line.
  const wholeAtEnd =
    takesLineFeed && (fix.replacement.endsWith('\n') || (fix.replacement === '' && start === lines[startLine - 1]));
  const endLine = wholeAtEnd ? positionAt(lines, end - 1).line : positionAt(lines, end).line;
  const from = lines[startLine - 1] ?? 0;
  const next = lines[endLine];
  const to = next === undefined ? text.length : next - 1;
  const after = wholeAtEnd ? '' : text.slice(end, to);
  const edited =
    text.slice(from, start) + (wholeAtEnd ? fix.replacement.replace(/\r?\n$/, '') : fix.replacement) + after;
  const deletes = wholeAtEnd && edited === '' && fix.replacement === '';
  return { startLine, endLine, lines: deletes ? [] : edited.replaceAll('\r', '').split('\n') };
}

/** Fixes of new findings whose lines the diff shows unchanged. */
export function suggestionComments(
  findings: readonly ReportedFinding[],
  places: PullRequestPlaces,
): readonly ReviewComment[] {
  const comments: ReviewComment[] = [];
  const taken = new Set<string>();
  for (const finding of findings) {
    const { fix } = finding;
    if (finding.status !== 'new' || fix === undefined || fix.at.file.revision !== undefined) continue;
    // A click must not decide what only the reader knows, nor apply half a change.
    if (fix.choice !== undefined || fix.also !== undefined) continue;
    const edit = wholeLines(fix);
    const { path } = fix.at.file;
    const lines = edit === undefined ? undefined : headLines(path, edit, places);
    if (edit === undefined || lines === undefined) continue;
    // Overlapping suggestions cannot both be applied.
    const place = `${path}\0${lines.start}\0${lines.end}`;
    if (taken.has(place)) continue;
    taken.add(place);
    comments.push({
      path,
      line: lines.end,
      ...defined({ startLine: lines.start === lines.end ? undefined : lines.start }),
      body: commentBody(finding, fix, edit),
    });
    if (comments.length === MAX_COMMENTS) break;
  }
  return comments;
}

export async function postSuggestions(
  api: GitHubApi,
  number: number,
  head: string,
  comments: readonly ReviewComment[],
): Promise<string | undefined> {
  if (comments.length === 0) return undefined;
  const listed = await api.reviewComments(number);
  if (!listed.ok) return refusal('The suggestions were not written', listed);
  const ours = await oursAmong(
    api,
    listed.value.filter((comment) => markerOf(comment.body) !== undefined),
  );
  const there = new Set(ours.map((comment) => markerOf(comment.body)));
  const missing = comments.filter((one) => !there.has(markerOf(one.body)));
  if (missing.length === 0) return undefined;
  const summary = missing.length === 1 ? 'loopgate suggests a change.' : `loopgate suggests ${missing.length} changes.`;
  const answer = await api.createReview(number, head, summary, missing);
  return answer.ok ? undefined : refusal('The suggestions were not written', answer);
}

function headLines(
  path: string,
  edit: LineEdit,
  places: PullRequestPlaces,
): { readonly start: number; readonly end: number } | undefined {
  const start = places.headLine(path, edit.startLine);
  if (start === undefined) return undefined;
  for (let line = edit.startLine; line <= edit.endLine; line += 1) {
    if (!places.inDiff(path, line)) return undefined;
    if (places.headLine(path, line) !== start + (line - edit.startLine)) return undefined;
  }
  return { start, end: start + (edit.endLine - edit.startLine) };
}

function commentBody(finding: ReportedFinding, fix: Fix, edit: LineEdit): string {
  const identity = createHash('sha256')
    .update(JSON.stringify([finding.code, finding.fingerprint, edit.lines]))
    .digest('hex')
    .slice(0, 16);
  const longest = largest(runsIn(edit.lines.join('\n')), 2);
  const fence = '`'.repeat(longest + 1);
  const block = [`${fence}suggestion`, ...edit.lines, fence].join('\n');
  return `${MARKER_PREFIX}suggestion ${identity} -->\n**${finding.code} ${finding.rule}**: ${prose(fix.description, MAX_PROSE)}\n\n${block}\n`;
}

function runsIn(text: string): readonly number[] {
  return (text.match(/`+/g) ?? []).map((run) => run.length);
}
