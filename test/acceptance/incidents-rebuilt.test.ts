/**
 * What has happened to others, each as the repository that they would have had. `expect.json` beside it says which
 * incidents it stands for and what is reported of it; `sound` is the cure, and is silent.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { textsOf } from '../support/repositories.ts';
import { scanTexts } from '../support/scan-texts.ts';

const root = 'test/repos/incidents';
/** As numbered in docs/incidents.md. */
const INCIDENTS = 91;

interface Incident {
  readonly number: number;
  readonly reference: string;
  readonly says: string;
}
interface Expected {
  readonly incidents: readonly Incident[];
  readonly findings: readonly Readonly<Record<string, unknown>>[];
}
interface Left extends Incident {
  readonly because: string;
}

const parsed = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const fixtures = readdirSync(root)
  .filter((name) => statSync(join(root, name)).isDirectory())
  .sort();
const expected = (fixture: string): Expected => parsed(`${fixture}/expect.json`);

/** Findings in the words of `expect.json`; what is not there is not said, and `new` goes without saying. */
function reported(fixture: string): readonly unknown[] {
  const base = join(root, fixture, 'base');
  const { report } = scanTexts(textsOf(join(root, fixture, 'broken')), existsSync(base) ? textsOf(base) : undefined);
  return report.findings.map((one) => {
    const said = {
      rule: one.rule,
      severity: one.severity,
      certainty: one.certainty,
      probability: one.probability,
      guard: one.guard,
      status: one.status === 'existing' ? one.status : undefined,
      file: one.at.file.path,
      line: one.at.file.text.slice(0, one.at.span.start).split('\n').length,
    };
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  });
}

const loud = (one: unknown): boolean => (one as { readonly severity: string }).severity !== 'note';

describe.each(fixtures)('%s', (fixture) => {
  const wanted = expected(fixture).findings;
  test('is reported', () => {
    expect(wanted).not.toEqual([]);
    // Where notes are what an incident is about, they are written out; elsewhere they may come and go.
    const notes = !wanted.every(loud);
    expect(reported(fixture).filter((one) => notes || loud(one))).toEqual(wanted);
  });
  const sound = join(root, fixture, 'sound');
  if (existsSync(sound))
    test('is cured', () => expect(scanTexts(textsOf(sound)).said.filter((line) => !/^note /.test(line))).toEqual([]));
});

describe('the list', () => {
  const left = parsed<readonly Left[]>('not-rebuilt.json');
  const rebuilt = fixtures.flatMap((fixture) => expected(fixture).incidents);
  test('every incident is rebuilt, or has a reason why not, once', () => {
    const numbers = [...rebuilt, ...left].map((one) => one.number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: INCIDENTS }, (_, at) => at + 1));
  });
  test('every incident says what happened, and where that is written', () => {
    for (const one of [...rebuilt, ...left]) {
      expect(one.reference).toMatch(/^https:\/\//);
      expect(one.says).not.toBe('');
    }
    for (const one of left) expect(one.because).not.toBe('');
  });
});
