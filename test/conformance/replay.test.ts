/** Loopgate agrees with what real servers were seen to do. Nothing is run here; see record.mjs. */
import { describe, expect, test } from '@jest/globals';
import { askedOnDiffers } from './asked-on.ts';
import { placesOf, questionDiffers } from './compare.ts';
import { explanationOf } from './explained.ts';
import { fateOf, guardDiffers } from './guards.ts';
import { startDiffers, startOf } from './loopgate.ts';
import { questionsOf } from './network.ts';
import { askedOn, explainedStarts, skippedQuestions, skippedVectors } from './skips.ts';
import { type Recorded, type RecordedQuery, readVectors, type Vector } from './vector.ts';

const vectors = readVectors();

function isSkippedStart({ name }: Vector, version: string): boolean {
  return skippedVectors[name] !== undefined || skippedVectors[`${name} ${version}`] !== undefined;
}

function explanationFor({ name }: Vector, version: string): string | undefined {
  return explainedStarts[name] ?? explainedStarts[`${name} ${version}`];
}

describe('what CoreDNS accepts, and what its keys become', () => {
  for (const vector of vectors) {
    if (vector.corefile === undefined || vector.guard !== undefined) continue;
    for (const recorded of vector.recorded) {
      for (const version of recorded.versions) {
        const run = isSkippedStart(vector, version) ? test.skip : test;
        run(`${vector.name} (${version}): ${vector.says}`, () => {
          const differs = startDiffers(recorded, startOf(vector, version));
          const explained = differs === undefined ? undefined : explanationOf(vector, recorded, version);
          // An explanation that nothing calls for fails as well: the list says which starts those are.
          if (explained === undefined) expect(differs).toBeUndefined();
          if (recorded.starts === false) expect(explained).toBe(explanationFor(vector, version));
        });
      }
    }
  }
});

const wordsOf = (vector: Vector, index: number): string => {
  const written = vector.queries?.[index] ?? '';
  return typeof written === 'string' ? written : written.ask;
};

const isSkipped = (question: string, version: string): boolean =>
  skippedQuestions[question] !== undefined || skippedQuestions[`${question} ${version}`] !== undefined;

describe('where queries go', () => {
  const differing = (vector: Vector, answers: readonly RecordedQuery[], version: string): readonly string[] =>
    answers.flatMap((answer, index) => {
      const asked = wordsOf(vector, index);
      if (isSkipped(`${vector.name} ${asked}`, version)) return [];
      const question = questionsOf(vector, version)[index];
      if (question === undefined) throw new Error('an answer without a question');
      const differs = questionDiffers(answer, question, new Set(answers.slice(0, index).flatMap(placesOf)));
      if (!askedOn.has(`${vector.name} ${asked}`))
        return differs === undefined ? [] : [`${index} ${asked}: ${differs}`];
      const otherwise = askedOnDiffers(vector, version, index);
      const isAsListed = differs !== undefined && otherwise === undefined;
      return isAsListed ? [] : [`${index} ${asked} is listed as asked on: ${differs}, ${otherwise}`];
    });
  for (const vector of vectors) {
    for (const { queries = [], versions } of vector.recorded) {
      for (const version of queries.length === 0 ? [] : versions) {
        test(`${vector.name} (${version}): ${vector.says}`, () => {
          expect(differing(vector, queries, version)).toEqual([]);
        });
      }
    }
  }
});

describe('what guards do', () => {
  for (const vector of vectors) {
    for (const recorded of vector.recorded) {
      if (recorded.guard === undefined) continue;
      for (const version of recorded.versions) {
        test(`${vector.name} (${version}): ${vector.says}`, () => {
          expect(guardDiffers(recorded, fateOf(vector, version))).toBeUndefined();
        });
      }
    }
  }
});

describe('a changed expectation', () => {
  /** What no server of any vector did. */
  const elsewhere: RecordedQuery = { disposition: 'forwarded', rcode: 'NOERROR', to: ['udp 203.0.113.77:53'] };
  test('of where a query goes is seen, whatever the question', () => {
    let looked = 0;
    for (const vector of vectors) {
      for (const recorded of vector.recorded) {
        for (const index of (recorded.queries ?? []).keys()) {
          if (isSkipped(`${vector.name} ${wordsOf(vector, index)}`, recorded.versions[0] ?? '')) continue;
          const question = questionsOf(vector, recorded.versions[0] ?? '')[index];
          if (question === undefined) throw new Error('an answer without a question');
          expect({ at: `${vector.name} ${index}`, says: questionDiffers(elsewhere, question) }).toEqual({
            at: `${vector.name} ${index}`,
            says: expect.any(String),
          });
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(400);
  });
  test('of what is asked on is seen', () => {
    let looked = 0;
    for (const vector of vectors) {
      for (const recorded of vector.recorded) {
        for (const [index, answer] of (recorded.queries ?? []).entries()) {
          if (!askedOn.has(`${vector.name} ${wordsOf(vector, index)}`) || !('disposition' in answer)) continue;
          const to = (answer.to ?? []).map((step) => step.replace(/^(\S+) \S+(?= as | type )/, '$1 203.0.113.77:53'));
          const queries = recorded.queries?.with(index, { ...answer, to }) ?? [];
          if (to.join() === answer.to?.join()) continue;
          const changed = { ...vector, recorded: [{ ...recorded, queries }] };
          expect(askedOnDiffers(changed, recorded.versions[0] ?? '', index)).toEqual(expect.any(String));
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(25);
  });
  test('of a guard is seen', () => {
    let looked = 0;
    for (const vector of vectors) {
      for (const recorded of vector.recorded) {
        if (recorded.guard === undefined) continue;
        const other = recorded.guard === 'fatal' ? ('silent' as const) : ('fatal' as const);
        const fate = fateOf(vector, recorded.versions[0] ?? '');
        if (fate.assuming > fate.chance) continue;
        expect(guardDiffers({ ...recorded, guard: other }, fate)).toBeDefined();
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(60);
  });
  test('of a start is seen, whatever the Corefile: that it starts, the words, the line, the zones', () => {
    let looked = 0;
    let worded = 0;
    for (const vector of vectors) {
      if (vector.corefile === undefined || vector.guard !== undefined) continue;
      for (const recorded of vector.recorded) {
        const [version = ''] = recorded.versions;
        if (recorded.starts === undefined || isSkippedStart(vector, version)) continue;
        if (explanationFor(vector, version) !== undefined) continue;
        const start = startOf(vector, recorded.versions[0] ?? '');
        expect(startDiffers({ ...recorded, starts: !recorded.starts }, start)).toBeDefined();
        // The same refusal in other words, or at another line; the same start with a zone more.
        if (recorded.starts === false && recorded.error !== undefined) {
          expect({ at: vector.name, says: startDiffers({ ...recorded, error: 'no such refusal' }, start) }).toEqual({
            at: vector.name,
            says: expect.any(String),
          });
          worded += 1;
          if (recorded.line !== undefined)
            expect(startDiffers({ ...recorded, line: recorded.line + 1 }, start)).toBeDefined();
        }
        if (start.zones !== undefined && recorded.zones !== undefined && recorded.leaves !== true)
          expect(startDiffers({ ...recorded, zones: [...recorded.zones, 'z.org.:53'] }, start)).toBeDefined();
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(500);
    expect(worded).toBeGreaterThan(300);
  });
});

describe('the comparison', () => {
  const fails: Recorded = {
    versions: ['1.14.7'],
    starts: false,
    error: "Error during parsing: Unknown directive 'x'",
    line: 2,
  };
  const same = { starts: false, error: "Unknown directive 'x'", line: 2 };

  test('agrees with the same error in other clothes', () => {
    expect(startDiffers(fails, same)).toBeUndefined();
  });
  test.each([
    ['a start where it fails', { starts: true, zones: [] }],
    ['another message', { ...same, error: 'Unexpected EOF' }],
    ['another directive', { ...same, error: "Unknown directive 'y'" }],
    ['another line', { ...same, line: 3 }],
  ])('sees %s', (_, start) => {
    expect(startDiffers(fails, start)).toBeDefined();
  });
  test('sees a failure where it starts, and another zone', () => {
    const starts: Recorded = { versions: ['1.14.7'], starts: true, zones: ['a.org.:53'] };
    expect(startDiffers(starts, same)).toBeDefined();
    expect(startDiffers(starts, { starts: true, zones: ['b.org.:53'] })).toBeDefined();
    expect(startDiffers(starts, { starts: true, zones: ['a.org.:53'] })).toBeUndefined();
  });
});

describe('the vectors', () => {
  test('have unique names and something recorded', () => {
    expect(new Set(vectors.map((vector) => vector.name)).size).toBe(vectors.length);
    expect(vectors.filter((vector) => (vector.recorded ?? []).length === 0).map((vector) => vector.name)).toEqual([]);
  });
  test('that are skipped do not agree', () => {
    const agreeing = new Set(Object.keys(skippedVectors));
    for (const vector of vectors) {
      for (const recorded of vector.recorded) {
        for (const version of recorded.versions) {
          if (!isSkippedStart(vector, version)) continue;
          if (startDiffers(recorded, startOf(vector, version)) === undefined) continue;
          agreeing.delete(vector.name);
          agreeing.delete(`${vector.name} ${version}`);
        }
      }
    }
    expect([...agreeing]).toEqual([]);
  });
  test('whose questions are skipped do not agree', () => {
    const agreeing = new Set(Object.keys(skippedQuestions));
    for (const vector of vectors) {
      for (const recorded of vector.recorded) {
        for (const version of recorded.versions) {
          const questions = questionsOf(vector, version);
          for (const [index, answer] of (recorded.queries ?? []).entries()) {
            const asked = `${vector.name} ${wordsOf(vector, index)}`;
            const question = questions[index];
            if (question === undefined || !isSkipped(asked, version)) continue;
            if (questionDiffers(answer, question) === undefined) continue;
            agreeing.delete(asked);
            agreeing.delete(`${asked} ${version}`);
          }
        }
      }
    }
    expect([...agreeing]).toEqual([]);
  });
  test('that are skipped exist', () => {
    const names = new Set(vectors.map((vector) => vector.name));
    const skipped = [skippedVectors, explainedStarts].flatMap((one) => Object.keys(one));
    expect(skipped.filter((name) => !names.has(name.replace(/ 1\.\d+\.\d+$/, '')))).toEqual([]);
    const questions = new Set(
      vectors.flatMap((vector) => (vector.queries ?? []).map((_, index) => `${vector.name} ${wordsOf(vector, index)}`)),
    );
    const listed = [...Object.keys(skippedQuestions), ...askedOn];
    expect(listed.filter((name) => !questions.has(name.replace(/ 1\.\d+\.\d+$/, '')))).toEqual([]);
  });
});
