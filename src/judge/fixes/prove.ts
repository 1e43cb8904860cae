/** Proves an edit by judging again: the finding is gone and none is new. */
import { append } from '../../core/text/append.ts';
import { redactionOf } from '../../core/text/secret.ts';
import type { BaseFiles } from '../../read/tree/git-tree.ts';
import { overlayTree } from '../../read/tree/overlay.ts';
import type { FileTree } from '../../read/tree/tree.ts';
import { type Checked, type CheckInput, check, judgeLooked } from '../check.ts';
import { hides } from '../redacted.ts';
import type { Finding, Fix, Report, TextEdit } from '../report/finding.ts';
import { worsened } from '../rules/worse.ts';
import { traceReport } from '../trace.ts';
import { candidatesFor } from './candidates.ts';

export interface State {
  readonly input: CheckInput;
  readonly checked: Checked;
  readonly texts: ReadonlyMap<string, string>;
}

export interface Proven {
  readonly fix: Fix;
  readonly state: State;
}

/** Without policy; `checked` is of the same input. */
export function startState(input: CheckInput, checked: Checked): State {
  const { suppress, underBase, ...plain } = input;
  const own: CheckInput = { ...plain, tree: keeping(input.tree), known: checked.files };
  const isPlain = suppress === undefined && underBase === undefined;
  return { input: own, checked: isPlain ? checked : judgeLooked(own, checked.looked), texts: new Map() };
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

/** `attempts` is decremented for each judging. */
export function prove(state: State, finding: Finding, attempts: { left: number }): Proven | undefined {
  for (const candidate of candidatesFor(finding, state.checked.head)) {
    if (attempts.left <= 0) return undefined;
    const texts = edited(state, candidate);
    if (texts === undefined || isHidden(state, candidate)) continue;
    attempts.left -= 1;
    const after = applied(state, texts);
    if (!ends(state.checked.report, after.checked.report, finding)) continue;
    const end = endOf(after, finding);
    const { ifUnknown, ...fix } = candidate;
    if (end === 'known') return { fix, state: after };
    if (end === 'unknown' && ifUnknown !== undefined) return { fix: { ...fix, choice: ifUnknown }, state: after };
  }
  return undefined;
}

function isHidden({ checked }: State, fix: Fix): boolean {
  const secrets = [checked.head.secrets, checked.base?.secrets];
  return secrets.some((one) => one !== undefined && hides(fix, redactionOf(one)));
}

function edited({ input, texts }: State, fix: Fix): ReadonlyMap<string, string> | undefined {
  const byFile = new Map<string, TextEdit[]>();
  for (const one of [fix, ...(fix.also ?? [])]) {
    append(byFile, one.at.file.path, one);
  }
  const out = new Map<string, string>();
  for (const [path, edits] of byFile) {
    const text = textAfter(edits, texts.get(path) ?? textIn(input, path));
    if (text === undefined) return undefined;
    out.set(path, text);
  }
  return out;
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
  return { input: next, checked: check(next), texts: new Map([...state.texts, ...texts]) };
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

function ends(before: Report, after: Report, finding: Finding): boolean {
  const then = byKey(before.findings);
  const now = byKey(after.findings);
  const key = keyOf(finding);
  if ((now.get(key)?.length ?? 0) >= (then.get(key)?.length ?? 0)) return false;
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

function keyOf(one: Finding): string {
  return `${one.code}|${one.fingerprint}`;
}

function byKey(findings: readonly Finding[]): Map<string, Finding[]> {
  const out = new Map<string, Finding[]>();
  for (const one of findings) {
    append(out, keyOf(one), one);
  }
  return out;
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
