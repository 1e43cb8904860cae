/** Proves an edit by judging again: the finding is gone and none is new. */
import { distinctBy, grouped } from '../../core/text/append.ts';
import { placeKey } from '../../core/text/location.ts';
import { once } from '../../core/text/once.ts';
import type { BaseFiles } from '../../read/tree/git-tree.ts';
import { overlayTree } from '../../read/tree/overlay.ts';
import type { FileTree } from '../../read/tree/tree.ts';
import { type Checked, check, judgeLooked } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { diffSnapshots } from '../diff/diff.ts';
import type { DiffOutcome } from '../report/diff-report.ts';
import type { Finding, Fix, Report, TextEdit } from '../report/finding.ts';
import { worsened } from '../rules/worse.ts';
import { hides } from '../secrets/redacted.ts';
import { type Redaction, redactionOf } from '../secrets/redaction.ts';
import { traceReport } from '../trace.ts';
import { type BlocksByPlace, blocksByPlace, type Candidate, candidatesFor, GUARDS } from './candidates.ts';

export interface State {
  readonly input: CheckInput;
  readonly checked: Checked;
  readonly texts: ReadonlyMap<string, string>;
  readonly blocks: () => BlocksByPlace;
  readonly redactions: () => readonly Redaction[];
}

/** What one judging proves: a change of one finding, or guards of many. */
export interface Proven<F extends Finding> {
  readonly fixes: ReadonlyMap<F, Fix>;
  readonly state: State;
}

/** Without policy; `checked` is of the same input. */
export function startState(input: CheckInput, checked: Checked): State {
  const { suppress, underBase, ...plain } = input;
  const own: CheckInput = { ...plain, tree: keeping(input.tree), known: checked.files };
  const isPlain = suppress === undefined && underBase === undefined;
  return stateOf(own, isPlain ? checked : judgeLooked(own, checked.looked), new Map());
}

function stateOf(input: CheckInput, checked: Checked, texts: State['texts']): State {
  const { head, base } = checked;
  return {
    ...{ input, checked, texts },
    blocks: once(() => blocksByPlace(head)),
    redactions: once(() => [head.secrets, base?.secrets].filter((one) => one !== undefined).map(redactionOf)),
  };
}

/** Bytes of files that others name. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

function keeping(tree: FileTree): FileTree {
  const kept = new Map<string, Buffer | undefined>();
  let bytes = 0;
  return {
    ...tree,
    read: (path) => {
      if (kept.has(path)) return kept.get(path);
      const content = tree.read(path);
      bytes += content?.length ?? 0;
      if (bytes <= MAX_KEPT_BYTES) kept.set(path, content);
      return content;
    },
  };
}

export interface Attempts {
  left: number;
}

interface Wanted<F> {
  /** Guards to put back with this one. */
  readonly others?: () => readonly F[];
  /** What asks for a choice is not judged. */
  readonly isCertain?: boolean;
}

/** `attempts` is decremented for each judging. */
export function prove<F extends Finding>(
  state: State,
  finding: F,
  attempts: Attempts,
  { others = () => [], isCertain }: Wanted<F> = {},
): Proven<F> | undefined {
  if (attempts.left <= 0) return undefined;
  const candidates = openCandidates(finding, state);
  const [first] = candidates;
  const isGuard = first !== undefined && GUARDS.has(finding.rule);
  const together = isGuard ? proveGuards(state, [[finding, first], ...editsOf(others(), state)], attempts) : undefined;
  if (together !== undefined) return together;
  for (const candidate of candidates) {
    if (attempts.left <= 0 || (isCertain === true && candidate.choice !== undefined)) return undefined;
    const texts = edited(state, [candidate]);
    if (texts === undefined) continue;
    attempts.left -= 1;
    const after = applied(state, texts);
    if (!ends(state.checked.report, after.checked.report, [finding])) continue;
    const end = isGuard || keepsAnswers(state, after, finding) ? endOf(after, finding) : 'bad';
    const { ifUnknown, ...fix } = candidate;
    if (end === 'known') return { fixes: new Map([[finding, fix]]), state: after };
    if (end === 'unknown' && ifUnknown !== undefined)
      return { fixes: new Map([[finding, { ...fix, choice: ifUnknown }]]), state: after };
  }
  return undefined;
}

type Edits<F> = readonly (readonly [F, Fix])[];

function editsOf<F extends Finding>(findings: readonly F[], state: State): Edits<F> {
  return findings.flatMap((one) => openCandidates(one, state).map((fix) => [one, fix] as const));
}

/** Guards lead no name elsewhere: all are judged at once, else the first half of them, down to two. */
function proveGuards<F extends Finding>(state: State, all: Edits<F>, attempts: Attempts): Proven<F> | undefined {
  for (let some = all; some.length > 1 && attempts.left > 0; some = some.slice(0, some.length >> 1)) {
    attempts.left -= 1;
    const texts = edited(
      state,
      some.map(([, fix]) => fix),
    );
    if (texts === undefined) continue;
    const after = applied(state, texts);
    const wanted = some.map(([finding]) => finding);
    if (ends(state.checked.report, after.checked.report, wanted)) return { fixes: new Map(some), state: after };
  }
  return undefined;
}

function openCandidates(finding: Finding, state: State): readonly Candidate[] {
  const redactions = state.redactions();
  return candidatesFor(finding, state.checked.head, state.blocks).filter(
    (one) => !redactions.some((redaction) => hides(one, redaction)),
  );
}

function edited({ input, texts }: State, fixes: readonly Fix[]): ReadonlyMap<string, string> | undefined {
  const edits = fixes.flatMap((fix) => [fix, ...(fix.also ?? [])]);
  // Servers share blocks, and each has a finding.
  const byFile = grouped(distinctBy(edits, editKey), ({ at }) => at.file.path);
  const out = new Map<string, string>();
  for (const [path, those] of byFile) {
    const text = textAfter(those, texts.get(path) ?? textIn(input, path));
    if (text === undefined) return undefined;
    out.set(path, text);
  }
  return out;
}

function editKey({ at, replacement }: TextEdit): string {
  return `${placeKey(at)}|${at.span.end}|${replacement}`;
}

/** Undefined where edits overlap, or the text is another. */
function textAfter(edits: readonly TextEdit[], current: string | undefined): string | undefined {
  if (current === undefined) return undefined;
  const files = new Set(edits.map(({ at }) => at.file));
  for (const { text, revision } of files) if (text !== current || revision !== undefined) return undefined;
  const backwards: string[] = [];
  let last = current.length;
  for (const { at, replacement } of [...edits].sort((a, b) => b.at.span.start - a.at.span.start)) {
    if (at.span.end > last) return undefined;
    backwards.push(current.slice(at.span.end, last), replacement);
    last = at.span.start;
  }
  const text = current.slice(0, last) + backwards.reverse().join('');
  return text === current ? undefined : text;
}

function textIn({ tree }: CheckInput, path: string): string | undefined {
  const bytes = tree.read(path);
  const text = bytes?.toString('utf8');
  // Lossily decoded text cannot be written back.
  return text !== undefined && bytes?.equals(Buffer.from(text, 'utf8')) === true ? text : undefined;
}

function applied(state: State, texts: ReadonlyMap<string, string>): State {
  const { input, checked } = state;
  const known = new Map(checked.files);
  for (const path of texts.keys()) known.delete(path);
  const next: CheckInput = {
    ...input,
    tree: overlayTree(input.tree, texts),
    known,
    earlier: checked,
    base:
      input.base.status === 'compared' ? { ...input.base, files: baseOf(input, input.base.files, texts) } : input.base,
  };
  return stateOf(next, check(next), new Map([...state.texts, ...texts]));
}

function baseOf({ tree }: CheckInput, files: BaseFiles, texts: ReadonlyMap<string, string>): BaseFiles {
  const changed = new Set(files.changed);
  const old = new Map(files.old);
  for (const path of texts.keys()) {
    const bytes = tree.read(path);
    if (changed.has(path) || bytes === undefined) continue;
    changed.add(path);
    old.set(path, bytes);
  }
  return { ...files, changed, old };
}

/** Notes that a loop's finding covers while it exists. */
const COVERED: ReadonlySet<string> = new Set(['loop-guard-missing', 'upstream-not-stated']);

function ends(before: Report, after: Report, findings: readonly Finding[]): boolean {
  const then = byKey(before.findings);
  const now = byKey(after.findings);
  for (const [key, { length }] of byKey(findings))
    if ((now.get(key)?.length ?? 0) > (then.get(key)?.length ?? 0) - length) return false;
  for (const [other, found] of now) {
    const known = then.get(other) ?? [];
    if (found.length > known.length) {
      if (found.every((one) => one.severity === 'note' && COVERED.has(one.rule))) continue;
      return false;
    }
    if (found.some((one, index) => known[index] !== undefined && worsened(one, known[index]) !== undefined))
      return false;
  }
  return true;
}

function byKey(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  return grouped(findings, (one) => `${one.code}|${one.fingerprint}`);
}

/** Names that the server answers, as those that a block rewrites and asks it for, are answered still. */
function keepsAnswers(before: State, after: State, { server }: Finding): boolean {
  const isAnswered = ({ disposition }: DiffOutcome): boolean => disposition === 'answered';
  const { changes } = diffSnapshots(before.checked.head, after.checked.head, '');
  return changes.every((one) => one.asker !== server || !one.before.every(isAnswered) || one.after.every(isAnswered));
}

/** An unknown end is no proof. */
function endOf({ checked }: State, { witness, server, cluster }: Finding): 'known' | 'unknown' | 'bad' {
  if (witness === undefined) return 'known';
  const clusters = checked.head.clusters.filter((one) => one.cluster.name === cluster);
  const { entries } = traceReport({ ...checked.head, clusters }, witness.name, witness.type, server);
  const ends = entries.flatMap(({ outcomes }) => outcomes.map(({ disposition }) => disposition));
  if (entries.length === 0 || ends.some((end) => !['answered', 'leaves', 'unknown'].includes(end))) return 'bad';
  return ends.includes('unknown') ? 'unknown' : 'known';
}
