/** Every change that `fix` offers for the examples and the repositories of the tests: it ends its finding, and nothing else changes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { grouped } from '../../../src/core/text/append.ts';
import { check } from '../../../src/judge/check.ts';
import type { CheckInput } from '../../../src/judge/check-input.ts';
import { planFixes } from '../../../src/judge/fixes/index.ts';
import type { Report, TextEdit } from '../../../src/judge/report/finding.ts';
import type { FixPlan, PlannedFix } from '../../../src/judge/report/fix-plan.ts';
import { textsOf } from '../../support/repositories.ts';
import { inputOf } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

interface Repository {
  readonly name: string;
  readonly files: Files;
  readonly base?: Files;
}

/** Folders that hold a broken repository, and beside it sound ones, the one before the change, or other broken ones. */
function repositories(folder: string): readonly Repository[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = below.map((entry) => entry.name).sort();
  if (!names.includes('broken')) return names.flatMap((name) => repositories(join(folder, name)));
  const base = names.includes('base') ? textsOf(join(folder, 'base')) : undefined;
  return names.map((name) => {
    const one = { name: join(folder, name), files: textsOf(join(folder, name)) };
    return base === undefined || name === 'base' ? one : { ...one, base };
  });
}

function inputFor({ files, base }: Repository): CheckInput {
  return inputOf(files, base);
}

/** How many findings there are of each code, fingerprint and file. */
function counts({ findings }: Report, least: 'all' | 'warning'): Map<string, number> {
  const out = new Map<string, number>();
  for (const { code, fingerprint, severity } of findings) {
    if (least === 'warning' && severity === 'note') continue;
    const key = `${code} ${fingerprint}`;
    out.set(key, (out.get(key) ?? 0) + 1);
  }
  return out;
}

/** The files with the edits made by this test's own hand. */
function edited(files: Files, edits: readonly TextEdit[]): Files {
  const out: Record<string, string> = { ...files };
  const fromBehind = [...edits].sort((a, b) => b.at.span.start - a.at.span.start);
  for (const { at, replacement } of fromBehind) {
    expect(files[at.file.path]).toBe(at.file.text);
    const text = out[at.file.path] ?? '';
    out[at.file.path] = text.slice(0, at.span.start) + replacement + text.slice(at.span.end);
  }
  return out;
}

/** Of the lines that an edit touches none stays as it was, each that is new ends as the file's lines do, and comments stay. */
function expectSmall({ at: { file, span }, replacement }: TextEdit): void {
  const { text } = file;
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const feed = text.indexOf('\n', Math.max(span.start, span.end - 1));
  const to = feed === -1 ? text.length : feed + 1;
  const before = text.slice(from, to).split(/(?<=\n)/);
  const after = (text.slice(from, span.start) + replacement + text.slice(span.end, to)).split(/(?<=\n)/);
  // A line that is only put in leaves the one that it stands before.
  const kept = before.filter((line) => after.includes(line));
  expect(kept).toEqual(span.start === span.end && replacement.endsWith('\n') ? before : []);
  const end = /\r?\n$/.exec(before[0] ?? '')?.[0] ?? '\n';
  for (const line of after.filter((one) => one.endsWith('\n'))) expect(/\r?\n$/.exec(line)?.[0]).toBe(end);
  // No key loses its value, no list its only entry, and what stands there afterwards has the quotes that stood there.
  for (const line of after.filter((one) => !before.includes(one)))
    expect(line).not.toMatch(/^\s*(?:-|[\w.-]+[ \t]*[:=]|- [\w.-]+:)\s*$/);
  if (/\.tf$/.test(file.path)) expect(after.join('')).not.toMatch(/= *\d+\.\d+\.\d+/);
  if (after.length < before.length || replacement === '') return;
  for (const comment of text.slice(from, to).match(/(?<=\s)# .*/g) ?? []) expect(after.join('')).toContain(comment);
}

interface Judged {
  readonly repository: Repository;
  readonly report: Report;
}

/** Makes changes that were proven together, and looks whether their findings end as each does that is made alone. */
function expectProven(judged: Judged, together: readonly PlannedFix[]): Judged {
  const { files } = judged.repository;
  for (const { path, before } of together[0]?.files ?? []) expect(before).toBe(files[path]);
  if (together.length > 1) for (const one of together) expectEnded(judged, [one]);
  const after = expectEnded(judged, together);
  for (const one of together[0]?.files ?? []) expect(one.after).toBe(after.repository.files[one.path]);
  return after;
}

/** Their findings end, and no error or warning comes of it. */
function expectEnded({ repository, report: then }: Judged, together: readonly PlannedFix[]): Judged {
  const edits = together.flatMap(({ fix }) => [fix, ...(fix.also ?? [])]);
  for (const one of edits) expectSmall(one);
  const files = edited(repository.files, edits);
  const next = { ...repository, files };
  const now = check(inputFor(next)).report;
  for (const { finding } of together) {
    const key = `${finding.code} ${finding.fingerprint}`;
    expect(counts(now, 'all').get(key) ?? 0).toBeLessThan(counts(then, 'all').get(key) ?? 0);
  }
  const known = counts(then, 'warning');
  for (const [one, count] of counts(now, 'warning'))
    expect([one, count]).toEqual([one, Math.min(count, known.get(one) ?? 0)]);
  return { repository: next, report: now };
}

function expectAllProven(judged: Judged, plan: FixPlan): void {
  let now = judged;
  for (const together of grouped(plan.certain, ({ files }) => files).values()) now = expectProven(now, together);
  for (const one of plan.choices) expectProven(now, [one]);
}

function withCrlf(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace(/\r?\n/g, '\r\n')]));
}

/** What a plan changes, without line ends. */
function changesOf(plan: FixPlan): readonly string[] {
  return [...plan.certain, ...plan.choices].flatMap(({ fix, files }) => [
    `${fix.description} ${fix.choice ?? ''}`,
    ...files.map(({ path, after }) => `${path}\n${after.replaceAll('\r', '')}`),
  ]);
}

const offered: string[] = [];

describe.each([...repositories('examples'), ...repositories('test/repos')])('$name', (repository) => {
  const input = inputFor(repository);
  const checked = check(input);
  const plan = planFixes(input, checked);
  offered.push(...plan.certain.map((one) => one.finding.code));

  test('each change ends its finding and brings no error or warning', () =>
    expectAllProven({ repository, report: checked.report }, plan));

  if (plan.certain.length + plan.choices.length > 0)
    test('with the line ends of other systems the changes are the same', () => {
      const { base } = repository;
      const files = withCrlf(repository.files);
      const crlf: Repository =
        base === undefined ? { ...repository, files } : { ...repository, files, base: withCrlf(base) };
      const own = inputFor(crlf);
      const judged = check(own);
      const there = planFixes(own, judged);
      expect(changesOf(there)).toEqual(changesOf(plan));
      expectAllProven({ repository: crlf, report: judged.report }, there);
    });
});

test('there are certain changes to look at', () => {
  expect(offered.length).toBeGreaterThan(20);
  expect(new Set(offered)).toEqual(new Set(['LG101', 'LG201', 'LG202']));
});
