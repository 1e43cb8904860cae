/** States and the ways between them, and how a plain question's way ends in them. */
import { describe, expect, test } from '@jest/globals';
import type { Branch, Hop } from '../../../src/core/forwarding/branch.ts';
import { decide } from '../../../src/core/forwarding/decide.ts';
import type { NameClass } from '../../../src/core/forwarding/names.ts';
import { openPassages, type Passage } from '../../../src/core/forwarding/passage.ts';
import type { Question } from '../../../src/core/forwarding/question.ts';
import { States } from '../../../src/core/forwarding/states.ts';
import { present } from '../../../src/core/text/invariant.ts';
import { graphOfCorefiles } from './read.ts';

const graph = graphOfCorefiles([
  '.:53 .:54 {\n forward . 127.0.0.1:53 127.0.0.1:54\n}\na.org:53 {\n forward . 127.0.0.1:53\n}',
]);
const [one, two] = graph.sockets.map(present);
const question = (more: Partial<Question> = {}): Question => ({ socket: present(one), name: 'x.', type: 'A', ...more });
const hopsOf = (name: string): readonly Hop[] =>
  decide(graph, question({ name })).flatMap(({ outcome }) => (outcome.kind === 'sent' ? [outcome.hop] : []));
const [first, second] = hopsOf('x.').map(present);
const [zone] = hopsOf('x.a.org.').map(present);
const hop = present(first);
const branch = (certainty: Branch['certainty'], probability = 1, ...assumptions: string[]) => ({
  certainty,
  probability,
  assumptions,
});
const CLASS: NameClass = { mark: '.', part: 'below', sample: 'x.', alike: ['.'] };

test('a state is a question at a socket', () => {
  const states = new States(graph.sockets);
  const all: readonly Question[] = [
    question(),
    question({ socket: present(two) }),
    question({ name: 'y.' }),
    question({ type: 'MX' }),
    question({ source: '127.0.0.1' }),
    question({ source: '::1', type: 'MX', name: 'y.', socket: present(two) }),
  ];
  for (const at of all) expect(states.find(at)).toBeUndefined();
  expect(all.map((at, index) => states.add(at, index === 1 ? CLASS : undefined))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(all.map((at) => states.find(at))).toEqual([0, 1, 2, 3, 4, 5]);
  expect([states.size, states.sockets]).toEqual([6, 2]);
  expect(all.map((_, index) => states.questionOf(index))).toEqual(all.map((at) => ({ source: undefined, ...at })));
  expect(all.map((_, index) => states.classOf(index))).toEqual([
    undefined,
    CLASS,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(states.find(question({ source: '::1' }))).toBeUndefined();
  expect(states.find(question({ name: 'z.' }))).toBeUndefined();
});

test('a state knows where it was met first', () => {
  const states = new States(graph.sockets);
  const from = states.add(question(), CLASS);
  const way = states.wayOf(branch('share', 0.5), hop);
  const to = states.add(question({ name: 'y.' }), undefined, { state: from, way });
  expect([states.fromOf(from), states.fromOf(to)]).toEqual([
    undefined,
    { state: 0, way: { branch: branch('share', 0.5), hop } },
  ]);
});

test.each<[string, Branch['certainty'], number, readonly string[], Hop | undefined, boolean]>([
  ['the same', 'certain', 1, [], first, true],
  ['a share', 'share', 1, [], first, false],
  ['another share', 'certain', 0.5, [], first, false],
  ['an assumption', 'certain', 1, ['it is'], first, false],
  ['another upstream', 'certain', 1, [], second, false],
  ['another stanza', 'certain', 1, [], zone, false],
])('a way is a branch by a hop: %s', (_, certainty, probability, assumptions, by, same) => {
  const states = new States(graph.sockets);
  const known = states.wayOf(branch('certain'), hop);
  const again = states.wayOf(branch(certainty, probability, ...assumptions), present(by));
  expect(again === known).toBe(same);
  // Whatever came between.
  expect(states.wayOf(branch('certain'), hop)).toBe(known);
  expect(states.ways).toBe(same ? 1 : 2);
});
test.each<[string, Partial<Hop>]>([
  ['server', { server: { ...hop.server, id: 'other' } }],
  ['block', { block: present(zone).block }],
  ['stanza', { step: present(zone).step }],
])('a way by one upstream is another one by another %s', (_, more) => {
  const states = new States(graph.sockets);
  expect([hop, { ...hop, ...more }, hop].map((by) => states.wayOf(branch('certain'), by))).toEqual([0, 1, 0]);
});
test('ways with the same assumptions are one, with others they are not', () => {
  const states = new States(graph.sockets);
  const of = (...assumptions: string[]) => states.wayOf(branch('assumed', 1, ...assumptions), hop);
  expect([of('a'), of('a'), of('b'), of('a', 'b'), of(), of('a'), of()]).toEqual([0, 0, 1, 2, 3, 0, 3]);
});

describe('edges', () => {
  const filled = (): { states: States; sure: number; share: number; assumed: number } => {
    const states = new States(graph.sockets);
    for (const name of ['a.', 'b.', 'c.', 'd.']) states.add(question({ name }), undefined);
    const [sure, share] = [states.wayOf(branch('certain'), hop), states.wayOf(branch('share', 0.5), hop)];
    const assumed = states.wayOf(branch('assumed', 1, 'it is'), hop);
    states.begin();
    states.join(1, sure);
    states.join(2, share);
    states.begin();
    states.begin();
    states.join(0, assumed);
    return { states, sure, share, assumed };
  };
  const edgesOf = (states: States, state: number): readonly string[] =>
    states.edgesOf(state).map(({ to, branch: by, grows }) => `${to} ${by.certainty}${grows === true ? ' grows' : ''}`);
  test('are those that were added since the state was begun', () => {
    const { states } = filled();
    expect([0, 1, 2, 3].map((state) => edgesOf(states, state))).toEqual([
      ['1 certain', '2 share'],
      [],
      ['0 assumed'],
      [],
    ]);
  });
  test('that come later stand behind the others', () => {
    const { states } = filled();
    states.joinLater(0, { to: 3, branch: branch('failure'), hop, grows: true });
    states.joinLater(0, { to: 0, branch: branch('certain'), hop });
    states.joinLater(3, { to: 2, branch: branch('certain'), hop });
    expect([0, 3].map((state) => edgesOf(states, state))).toEqual([
      ['1 certain', '2 share', '3 failure grows', '0 certain'],
      ['2 certain'],
    ]);
  });
  test('are as sure as asked for', () => {
    const { states } = filled();
    states.joinLater(0, { to: 3, branch: branch('failure'), hop });
    states.joinLater(3, { to: 1, branch: branch('certain'), hop });
    const listed = (...sureties: string[]): readonly number[][] => {
      const { size, first: starts, to } = states.adjacency(sureties);
      return Array.from({ length: size }, (_, state) => [...to.subarray(starts[state], starts[state + 1])]);
    };
    expect(listed('certain')).toEqual([[1], [], [], [1]]);
    expect(listed('share', 'failure')).toEqual([[2, 3], [], [], []]);
    expect(listed('certain', 'share', 'failure', 'assumed')).toEqual([[1, 2, 3], [], [0], [1]]);
    expect(listed()).toEqual([[], [], [], []]);
  });
});

test('what became of a probe is found for the same question, and for no other', () => {
  const passages = openPassages();
  const usable = {
    ways: [],
    sent: [],
    forwarding: new Set([]),
    inTurn: undefined,
    limitsOrMerges: false,
    isUnanswered: false,
  };
  const passage = (): Passage => ({
    guards: [],
    branches: [],
    hasUnreadView: false,
    certain: usable,
    withAssumptions: usable,
  });
  const asked: readonly Question[] = [
    question(),
    question({ type: 'HINFO' }),
    question({ source: '::1' }),
    question({ name: 'y.' }),
    question({ socket: present(two) }),
  ];
  const kept = asked.map((at) => {
    expect(passages.find(at)).toBeUndefined();
    const one = passage();
    passages.keep(at, one);
    return one;
  });
  expect(asked.map((at) => kept.indexOf(present(passages.find(at))))).toEqual([0, 1, 2, 3, 4]);
  expect(passages.repeated()).toBe(0);
  // Where there are more branches than are kept, those that are made again are counted.
  const branches = decide(graph, question());
  const large = { ...passage(), branches: Array.from({ length: 60_000 }, () => present(branches[0])) };
  for (const at of asked.slice(0, 3)) passages.keep(at, large);
  expect([passages.repeated(), passages.repeated()]).toEqual([60_000, 0]);
});
