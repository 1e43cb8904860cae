/** The laboratory bounds what it runs: a server that hangs, crashes or floods is an outcome, and so is a laboratory that hangs. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
// @ts-expect-error: a script without types.
import { answerOf, play, recordOf, scenarioOf, whyNoNamespaces, withoutOthers } from './laboratory.mjs';
// @ts-expect-error: a script without types.
import { needsNoMachine } from './loopback.mjs';

jest.setTimeout(30_000);

const built = existsSync(resolve(import.meta.dirname, '../../.cache/conformance/lab'));
const refused: string | undefined = built ? whyNoNamespaces() : 'the laboratory is not built';
/** Needs what recording needs; elsewhere the name says why not. */
const withNamespaces = refused === undefined ? test : test.skip;

interface Played {
  readonly recorded: Readonly<Record<string, unknown>>;
}
async function playFake(how: string, more: object = {}): Promise<Played> {
  const vector = {
    id: how,
    servers: { fake: { host: 'a', fake: how } },
    hosts: { a: ['10.244.0.5'] },
    queries: [{ ask: 'x.example A', 'timeout-ms': 400 }],
    ...more,
  };
  const scenario = scenarioOf(vector, '0.0.0', how);
  const outcomes = await play([scenario], { workers: 1 });
  return { recorded: recordOf(vector, scenario, outcomes.get(how)) };
}

const why = refused === undefined ? '' : ` (skipped: ${refused})`;
describe(`a server that misbehaves${why}`, () => {
  withNamespaces('hangs: it is down, and the rest goes on', async () => {
    const { recorded } = await playFake('hang');
    expect(recorded.down).toEqual({ fake: 'hangs' });
    expect(recorded.queries).toEqual([{ disposition: 'unreachable', rcode: 'unreachable' }]);
  });
  withNamespaces('hangs: that nobody listens is said each time', async () => {
    const asked = { ask: 'x.example A', 'timeout-ms': 400 };
    const { recorded } = await playFake('hang', { queries: Array.from({ length: 20 }, () => asked) });
    expect(recorded.queries).toEqual(
      Array.from({ length: 20 }, () => ({ disposition: 'unreachable', rcode: 'unreachable' })),
    );
  });
  withNamespaces('never answers: dropped', async () => {
    expect((await playFake('deaf')).recorded).toEqual({ queries: [{ disposition: 'dropped', rcode: 'timeout' }] });
  });
  withNamespaces('crashes: said with the answers', async () => {
    const { recorded } = await playFake('crash');
    expect(Object.keys(recorded.crashed ?? {})).toEqual(['fake']);
    expect(recorded.queries).toHaveLength(1);
  });
  withNamespaces('floods: ended at the bound of questions', async () => {
    const { recorded } = await playFake('storm', {
      'max-questions': 2000,
      queries: [{ ask: 'x.example A', 'timeout-ms': 1500 }],
    });
    expect(recorded.cut).toBe('questions');
  });
  withNamespaces('takes too long: ended at the limit of time', async () => {
    const asked = { ask: 'x.example A', 'timeout-ms': 500 };
    const { recorded } = await playFake('deaf', {
      'limit-ms': 1500,
      queries: Array.from({ length: 20 }, () => asked),
    });
    expect(recorded.cut).toBe('time');
    expect((recorded.queries as readonly unknown[]).length).toBeLessThan(10);
  });
});

describe('a laboratory that misbehaves', () => {
  const scenarios = [{ id: 'one' }, { id: 'two' }];
  const stand = (script: string) => [process.execPath, '-e', script];
  test('hangs: it is ended, and what it did not play says so', async () => {
    const script = `console.log(JSON.stringify({ id: 'one', servers: [], queries: [] })); setInterval(() => {}, 1000);`;
    const outcomes = await play(scenarios, { command: stand(script), silence: 800 });
    expect(outcomes.get('one')).toEqual({ id: 'one', servers: [], queries: [] });
    expect(outcomes.get('two').problem).toBe('the laboratory said nothing for 800 ms');
  });
  test('dies: what it did not play says so', async () => {
    const outcomes = await play(scenarios, { command: stand('process.exit(3)') });
    expect([...outcomes.values()].map((outcome) => outcome.problem)).toEqual(
      Array(2).fill('the laboratory ended before it was played'),
    );
  });
});

describe('what is compared without namespaces', () => {
  const recorded = [{ versions: ['1.14.7'], starts: true }];
  test.each([
    ['a Corefile alone', { corefile: '. {\n whoami\n}\n', recorded }, true],
    ['an import beside it', { corefile: 'import x\n', files: { '/etc/coredns/x': '' }, recorded }, true],
    ['a query', { corefile: '. {\n}\n', queries: ['x'], recorded }, false],
    ['several servers', { servers: {}, recorded }, false],
    ['a guard', { corefile: '. {\n}\n', guard: {}, recorded }, false],
    ['a resolver file', { corefile: '. {\n forward . /etc/resolv.conf\n}\n', recorded }, false],
    ['an interface', { corefile: '. {\n bind lo\n}\n', recorded }, false],
    ['a host name', { corefile: '. {\n forward . x\n}\n', recorded: [{ starts: false, error: 'lookup x' }] }, false],
  ])('%s', (_, vector, expected) => expect(needsNoMachine(vector)).toBe(expected));
});

test('of a question in which the servers were ended the client got no reply', () => {
  const at = '10.244.0.5:5353';
  const vector = {
    id: 'spins',
    servers: { first: { host: 'a', corefile: `. {\n  forward . ${at}\n}\n` } },
    hosts: { a: ['10.244.0.5'] },
    queries: ['x.example', 'y.example'],
  };
  const scenario = scenarioOf(vector, '1.11.3', 'spins');
  const asked = (name: string): object => ({
    asked: [{ from: 'a', host: 'a', at, proto: 'udp', name, type: 'A' }],
    steps: 900,
  });
  const outcome = {
    cut: 'questions',
    servers: [{ name: 'first', starts: true, zones: ['.:53'] }],
    queries: [
      { runs: [{ rcode: 'SERVFAIL', ...asked('x.example.') }] },
      { runs: [{ rcode: 'unreachable', ...asked('y.example.') }] },
    ],
  };
  const passedOn = { disposition: 'passed-on', to: [`a udp ${at}`] };
  expect(recordOf(vector, scenario, outcome)).toEqual({
    cut: 'questions',
    queries: [
      { ...passedOn, rcode: 'SERVFAIL' },
      { ...passedOn, rcode: 'timeout' },
    ],
  });
});

describe('a question that comes back to who had it', () => {
  /** Steps of one question: who asks whom for which type, and whether it was refused. */
  const kindOf = (
    steps: readonly (readonly [from: string, host: string, type: string, refused?: boolean])[],
    joins: readonly string[],
    name = 'x.example',
  ): string => {
    const asked = steps.map(([from, host, type, refused]) => ({
      from,
      host,
      at: `${host}:53`,
      proto: 'udp',
      name: 'x.example.',
      type,
      refused,
    }));
    const run = { rcode: 'SERVFAIL', asked };
    const { disposition, returns } = answerOf(
      run,
      { name, type: 'A' },
      (host: string) => host,
      (host: string) => host === 'first',
      {
        joins: new Set(joins),
      },
    );
    return returns === true ? `${disposition}, returns` : disposition;
  };
  test('is lost where equal questions are joined, whatever its type', () => {
    expect(
      kindOf(
        [
          ['first', 'other', 'A'],
          ['other', 'first', 'A'],
        ],
        ['other'],
      ),
    ).toBe('loops');
    expect(
      kindOf(
        [
          ['first', 'other', 'AAAA'],
          ['other', 'third', 'AAAA'],
          ['third', 'other', 'AAAA'],
        ],
        ['other'],
      ),
    ).toBe('loops');
  });
  test('is lost under the name that the first server gives it', () => {
    const ring = [
      ['first', 'other', 'A'],
      ['other', 'third', 'A'],
      ['third', 'other', 'A'],
    ] as const;
    expect(kindOf(ring, ['other'], 'y.example')).toBe('loops');
  });
  test('is not where it is refused, or joined by nobody on its way', () => {
    expect(
      kindOf(
        [
          ['first', 'first', 'A', true],
          ['first', 'other', 'A'],
        ],
        ['first'],
      ),
    ).toBe('passed-on, returns');
    expect(
      kindOf(
        [
          ['first', 'first', 'A'],
          ['first', 'other', 'A'],
        ],
        ['other'],
      ),
    ).toBe('passed-on, returns');
  });
});

describe('a server asks on after it had the question', () => {
  const step = (from: string, host: string, name: string): object => {
    const at = host === 'outside' ? '192.0.2.53:53' : `172.18.2.1${host.slice(1)}:53`;
    return { from, host, at, proto: 'udp', name, type: 'A' };
  };
  const own = 'n2.q.lab.lan.';
  test.each<[string, readonly object[], readonly number[]]>([
    ['an earlier question goes on at who was not asked', [step('h2', 'h1', own), step('h0', 'outside', 'h.x.')], [0]],
    ['a renamed question is its own', [step('h2', 'h1', 'b.org.'), step('h1', 'outside', 'c.org.')], [0, 1]],
    [
      'a shortened name meets an alias, and comes back with its target',
      [
        step('h2', 'h0', 'q.lab.lan.'),
        step('h0', 'h2', 'www.corp.lan.'),
        step('h2', 'outside', 'www.corp.lan.'),
        step('h2', 'h0', own),
        step('h0', 'outside', own),
      ],
      [0, 3, 4],
    ],
    ['who asks from outside is not known', [step('', 'h0', own), step('h0', 'outside', own)], [0, 1]],
  ])('%s', (_, asked, kept) => {
    expect(withoutOthers({ asked }, { name: own }, 'h2').asked).toEqual(kept.map((index) => asked[index]));
  });
});

test('who serves every private network is asked from one', () => {
  const unbound = (networks: readonly string[]) => networks.map((one) => `access-control: ${one} allow`).join('\n');
  const fromOf = (networks: readonly string[]): unknown =>
    scenarioOf(
      {
        id: 'one',
        compose: true,
        servers: { s0: { host: 'h0', unbound: unbound(networks) } },
        hosts: { h0: ['172.18.2.10'], h1: ['172.18.2.11'] },
        queries: [{ ask: 'x.lan A', at: '172.18.2.10:53' }],
      },
      '1.15.0',
      'one',
    ).queries[0].from;
  expect(fromOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'])).toBe('h1');
  expect(fromOf(['10.0.0.0/8', '172.16.0.0/12'])).toBe('');
});

test('the address of a root server’s sink, and of the server of a built-in empty zone, are looked up', () => {
  const asked = [
    ['h1', '172.18.2.11:53', 'x.lan.'],
    ['outside', '192.33.4.12:53', 'x.lan.'],
    ['outside', '198.18.0.1:53', 'x.lan.'],
    ['h1', '172.18.2.11:53', '.'],
  ].map(([host, at, name]) => ({ from: 'h2', host, at, proto: 'udp', name, type: 'A' }));
  const run = { asked, rcode: 'SERVFAIL', steps: 4 };
  const { to, 'looks-up': looksUp } = answerOf(
    run,
    { name: 'x.lan', type: 'A' },
    () => 'h1',
    () => false,
  );
  expect([to, looksUp]).toEqual([['h1 udp 172.18.2.11:53'], true]);
});
