/** One execution of the fuzzer, and what must hold of it whatever the files say. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Location } from '../../src/core/text/location.ts';
import { UsageError } from '../../src/core/text/usage-error.ts';
import type { check } from '../../src/judge/check.ts';
import { readFile } from '../../src/judge/read-file.ts';
import { type ReporterId, render } from '../../src/report/index.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { type Files, type Grammar, grammarOf, mutated, mutatedText } from './mutate.ts';
import { type Random, randomOf } from './random.ts';

export interface Execution {
  readonly kind: 'file' | 'repository' | 'comparison';
  readonly files: Files;
  readonly base?: Files;
  readonly report?: ReporterId;
}

export interface Seeds {
  readonly repositories: readonly Files[];
  readonly grammar: Grammar;
}

const REPORTS: readonly ReporterId[] = ['text', 'json', 'sarif', 'github', 'markdown', 'junit', 'gitlab', 'html'];

/** Every folder of the fixtures that is a repository: a story's variant. */
export function seedsBelow(root: string): Seeds {
  const repositories: Files[] = [];
  for (const kind of readdirSync(root).sort())
    for (const story of readdirSync(join(root, kind)).sort()) {
      const folder = join(root, kind, story);
      if (!statSync(folder).isDirectory()) continue;
      const variants = ['broken', 'sound'].map((one) => join(folder, one)).filter((one) => existsSync(one));
      for (const one of variants.length === 0 ? [folder] : variants) {
        const texts = Object.entries(textsOf(one)).filter(([, text]) => text.length < 20_000);
        if (texts.length > 0 && texts.length < 60) repositories.push(Object.fromEntries(texts));
      }
    }
  return { repositories, grammar: grammarOf(repositories) };
}

/** Not of the tests' own support: what imports Jest runs in Jest only. */
function textsOf(folder: string): Files {
  const texts: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(folder, name)).isFile())
      texts[name.replaceAll('\\', '/')] = readFileSync(join(folder, name), 'utf8');
  return texts;
}

/** The same for the same seed and fixtures. `small`: a few lines of one file, which a reader has done with in a fraction of a millisecond. */
export function executionOf(seed: number, { repositories, grammar }: Seeds, small = false): Execution {
  const random = randomOf(seed);
  const files = random.one(repositories);
  if (small) return { kind: 'file', files: smallMutated(files, grammar, random) };
  const roll = random.under(100);
  if (roll < 80) return { kind: 'file', files: oneMutated(files, grammar, random) };
  const changed = mutated(files, grammar, random);
  const report = random.chance(0.3) ? { report: random.one(REPORTS) } : {};
  return roll < 92
    ? { kind: 'repository', files: changed, ...report }
    : {
        kind: 'comparison',
        files: changed,
        base: random.chance(0.5) ? files : mutated(files, grammar, random),
        ...report,
      };
}

function oneMutated(files: Files, grammar: Grammar, random: Random): Files {
  const path = random.one(Object.keys(files));
  let text = files[path] ?? '';
  for (let change = random.under(6); change >= 0; change -= 1) text = mutatedText(text, grammar, random);
  return { [random.chance(0.95) ? path : random.one(grammar.paths)]: text };
}

const MAX_SMALL_LINES = 12;
const MAX_SMALL_TEXT = 1000;

/** The file's first lines say what it is, so that most windows begin there. */
function smallMutated(files: Files, grammar: Grammar, random: Random): Files {
  const path = random.one(Object.keys(files));
  const lines = (files[path] ?? '').split('\n');
  const start = random.chance(0.6) ? 0 : random.under(lines.length);
  let text = lines.slice(start, start + 1 + random.under(MAX_SMALL_LINES)).join('\n');
  for (let change = random.under(4); change >= 0; change -= 1)
    text = mutatedText(text, grammar, random).slice(0, MAX_SMALL_TEXT);
  return { [random.chance(0.9) ? path : random.one(grammar.paths)]: text };
}

/** What is wrong with it; throws what the scan throws. Wrong use of the configuration is an answer. */
export async function execute(one: Execution): Promise<readonly string[]> {
  if (one.kind === 'file') {
    const wrong: string[] = [];
    for (const [path, text] of Object.entries(one.files)) {
      const reading = readFile(path, Buffer.from(text), { named: true });
      for (const { at, kind } of [...(reading?.facts ?? []), ...(reading?.notices ?? [])])
        wrong.push(...misplaced(at, kind));
    }
    return wrong;
  }
  let checked: ReturnType<typeof check>;
  try {
    checked = scanTexts(one.files, one.base);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
  const { report } = checked;
  const wrong: string[] = [];
  for (const found of [...report.findings, ...report.fixed, ...report.suppressed]) {
    wrong.push(...misplaced(found.at, found.code));
    for (const { at } of found.path) wrong.push(...misplaced(at, `a step of ${found.code}`));
    for (const { at } of found.cycle ?? []) wrong.push(...misplaced(at, `a hop of ${found.code}`));
    if (found.fix !== undefined) wrong.push(...misplaced(found.fix.at, `the fix of ${found.code}`));
  }
  for (const notice of report.notices) wrong.push(...misplaced(notice.at, notice.kind));
  if (one.report !== undefined)
    wrong.push(...commandsIn(one.report, await render(one.report, report, { color: false, quiet: false })));
  return wrong;
}

function misplaced({ file, span }: Location, of: string): readonly string[] {
  const { start, end } = span;
  const fits =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= file.text.length;
  return fits || (file.text === '' && start === 0)
    ? []
    : [`${of} at ${start} to ${end} of ${file.text.length} in ${file.path}`];
}

function commandsIn(id: ReporterId, text: string): readonly string[] {
  const wrong: string[] = [];
  if (/##[A-Za-z]*\[/.test(text)) wrong.push(`${id} holds a command in brackets`);
  if (id !== 'github' && /^\s*::/m.test(text)) wrong.push(`${id} holds a command at the beginning of a line`);
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text)) wrong.push(`${id} holds a control character`);
  if (id === 'json' || id === 'sarif') JSON.parse(text);
  return wrong;
}
