/** docs/semantics.md and the vectors hold each other: what is modelled cites what proves it, and nothing recorded goes uncited. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { guardDiffers } from './guards.ts';
import { readVectors } from './vector.ts';

const vectors = readVectors();
const page = readFileSync(resolve(import.meta.dirname, '../../docs/semantics.md'), 'utf8').replaceAll('\r\n', '\n');

interface Row {
  readonly section: string;
  readonly behaviour: string;
  readonly source: string;
  readonly proof: string;
}
function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('| ') || line.startsWith('| ---') || line.startsWith('| behaviour ')) continue;
    const [, behaviour = '', source = '', proof = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    rows.push({ section, behaviour, source, proof });
  }
  return rows;
}
const rows = rowsOf(page);
const cited = rows.flatMap(({ proof }) => [...proof.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));

describe('every behaviour', () => {
  test('cites vectors, or says that it is read only', () => {
    expect(rows.length).toBeGreaterThan(120);
    const unproven = rows.filter(
      ({ proof }) => proof !== 'source only' && !/^`[^`]+#[^`]+`(<br>`[^`]+#[^`]+`)*$/.test(proof),
    );
    expect(unproven).toEqual([]);
    expect(rows.filter(({ source }) => source === '')).toEqual([]);
  });
  test('of a server in the laboratory is run, with few exceptions', () => {
    const read = rows.filter(
      ({ section, proof }) => proof === 'source only' && !/Kubernetes|Nodes|node-cache/.test(section),
    );
    expect(read.length).toBeLessThan(7);
  });
  test('cites vectors that exist', () => {
    const names = new Set(vectors.map((vector) => vector.name));
    expect(cited.filter((name) => !names.has(name))).toEqual([]);
  });
});

test('every file of vectors is cited', () => {
  const files = new Set(vectors.map((vector) => vector.name.split('#')[0] ?? ''));
  const used = new Set(cited.map((name) => name.split('#')[0] ?? ''));
  expect([...files].filter((file) => !used.has(file))).toEqual([]);
});

describe('the lists of the guard', () => {
  const list = (section: string) => rows.filter((row) => row.section === section && /^\d+\. /.test(row.behaviour));
  const vectorsOf = ({ proof }: Row) =>
    [...proof.matchAll(/`([^`]+)`/g)].map((match) => vectors.find((vector) => vector.name === match[1]));

  test.each([
    ['What the guard does not see', 19, ['19']],
    ['What the guard ends without need', 5, []],
  ])('%s: numbered, and each cites what was seen', (section, count, readOnly) => {
    const found = list(section);
    expect(found.map((row) => row.behaviour.split('.')[0])).toEqual(
      Array.from({ length: count }, (_, i) => `${i + 1}`),
    );
    const unseen = found.filter((row) => row.proof === 'source only').map((row) => row.behaviour.split('.')[0]);
    expect(unseen).toEqual(readOnly);
  });
  test('what it does not see was silent, or sometimes, in every recorded version', () => {
    for (const row of list('What the guard does not see')) {
      for (const vector of vectorsOf(row)) {
        for (const recorded of vector?.recorded ?? []) {
          if (recorded.guard === undefined) continue;
          expect({ at: vector?.name, guard: recorded.guard }).not.toEqual({ at: vector?.name, guard: 'fatal' });
        }
      }
    }
  });
  test('beside a blind guard the questions show the loop', () => {
    const shown = vectors.filter(
      (vector) => vector.name.startsWith('guard/blind-spots#') && vector.queries !== undefined,
    );
    expect(shown.length).toBeGreaterThan(28);
    // It waits for a failure of the first.
    const waits = new Set(['guard/blind-spots#sequential-good-first']);
    for (const vector of shown) {
      if (waits.has(vector.name)) continue;
      for (const recorded of vector.recorded) {
        if (recorded.queries === undefined) continue;
        const text = JSON.stringify(recorded.queries);
        expect({ at: vector.name, comes: /"loops"|"returns":true/.test(text) }).toEqual({
          at: vector.name,
          comes: true,
        });
      }
    }
  });
  test('what it ends without need was ended', () => {
    for (const vector of vectors) {
      if (
        !vector.name.startsWith('guard/misfires#') ||
        /-without$|#slow-upstream$|#next-after-nobody$|#failover-once-to-good$|#sound-|#self-/.test(vector.name)
      )
        continue;
      for (const recorded of vector.recorded)
        expect({ at: vector.name, guard: recorded.guard }).not.toEqual({ at: vector.name, guard: 'silent' });
    }
  });
  test('a share is counted over enough starts to tell it from another', () => {
    const counted = vectors.filter((vector) =>
      vector.recorded.some((one) => one.guard === 'sometimes' && (one.runs ?? 0) > 40),
    );
    expect(counted.length).toBeGreaterThanOrEqual(4);
    for (const vector of counted)
      for (const recorded of vector.recorded)
        for (const other of [0.01, 0.9])
          expect(guardDiffers(recorded, { chance: other, assuming: other })).toBeDefined();
  });
});
