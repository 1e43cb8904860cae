/** All names at once, against the questions that were asked: what is called a loop came back, and what came back is called one. */
import { describe, expect, test } from '@jest/globals';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { graphOf, questionsOf } from './network.ts';
import { type Recorded, type RecordedAnswer, readVectors, type Vector } from './vector.ts';

const topology = readVectors().filter((vector) => vector.area === 'topology');

function answersOf(recorded: Recorded): readonly RecordedAnswer[] {
  return (recorded.queries ?? []).flatMap((one) => ('oneOf' in one ? one.oneOf : 'inTurn' in one ? one.inTurn : [one]));
}
function cameBack(recorded: Recorded): boolean {
  return answersOf(recorded).some((answer) => answer.disposition === 'loops' || answer.returns === true);
}

/** What came back, but of a question that we say we do not follow. */
function isFollowed(vector: Vector, recorded: Recorded, version: string): boolean {
  const questions = questionsOf(vector, version);
  return (recorded.queries ?? []).some((answer, index) => {
    const outcomes = questions[index]?.outcomes;
    const isUnknown =
      outcomes !== undefined &&
      outcomes !== 'unreachable' &&
      outcomes.every(({ disposition }) => disposition === 'unknown');
    return !isUnknown && cameBack({ ...recorded, queries: [answer] });
  });
}

describe('the recorded topologies', () => {
  test('are many, and at least a third of them is sound', () => {
    expect(topology.length).toBeGreaterThanOrEqual(220);
    const sound = topology.filter((vector) => !vector.recorded.some(cameBack));
    expect(sound.length).toBeGreaterThan(topology.length / 3);
    expect(topology.length - sound.length).toBeGreaterThan(80);
  });
  test('say in a sentence what they show, and every version of them was asked', () => {
    for (const { name, says, recorded } of topology) {
      expect({ name, says }).toEqual({ name, says: expect.stringMatching(/^\S.*\.$/) });
      for (const one of recorded) {
        // Of these that is what they show.
        const down = name.startsWith('topology/daemons-that-end#') ? undefined : one.down;
        expect({ name, down, versions: one.versions.length > 0 }).toEqual({ name, versions: true });
        expect({ name, asked: one.queries?.length }).toEqual({ name, asked: expect.any(Number) });
      }
    }
  });
});

describe('a loop of the simulation', () => {
  for (const vector of topology) {
    for (const recorded of vector.recorded) {
      for (const version of recorded.versions) {
        test(`${vector.name} (${version}): ${cameBack(recorded) ? 'a loop' : 'no loop'}. ${vector.says}`, () => {
          const { loops, unjudged } = simulate(graphOf(vector, version));
          expect(unjudged).toEqual([]);
          const reported = loops.map((loop) => `${loop.certainty} ${loop.witness.name} ${loop.witness.type}`);
          if (isFollowed(vector, recorded, version)) expect(reported).not.toEqual([]);
          // A loop that needs an upstream to fail shows itself only where one fails.
          else expect(loops.filter((loop) => loop.certainty !== 'assumed' && !loop.onFailure)).toEqual([]);
        });
      }
    }
  }
});

describe('other types than those that a configuration names', () => {
  test('come back where A is answered', () => {
    const vector = {
      name: 'types',
      area: 'topology',
      id: 'types',
      says: '',
      corefile: '. {\n template IN A . {\n rcode NXDOMAIN\n }\n forward . 127.0.0.1\n}\n',
      recorded: [],
    };
    const { loops } = simulate(graphOf(vector, '1.14.7'));
    expect(loops.map((loop) => [loop.certainty, loop.witness.type])).toEqual([['always', 'AAAA']]);
  });
});
