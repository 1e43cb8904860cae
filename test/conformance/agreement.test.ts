/** What counts as a difference when servers are asked again. */
import { describe, expect, test } from '@jest/globals';
// @ts-expect-error: a script without types.
import { agrees } from './agreement.mjs';

const both = ['1.14.7', '1.11.3'];
const sent = { disposition: 'forwarded', rcode: 'NOERROR', to: ['udp 10.0.0.1:53'] };
const other = { disposition: 'forwarded', rcode: 'NOERROR', to: ['udp 10.0.0.2:53'] };
const loop = { disposition: 'loops', cycle: ['a udp 10.0.0.1:53'] };
const ended = { disposition: 'loops', cycle: ['a udp 10.0.0.1:53', 'b udp 10.0.0.2:53'], ends: 'timeout' };
const asked = (...queries: readonly unknown[]) => [{ versions: both, queries }];

describe('recorded and seen again', () => {
  test('the same agrees, however versions are grouped', () => {
    expect(agrees(asked(sent), asked(sent), false)).toBe(true);
    const standalone = both.map((version) => ({ versions: [version], queries: [sent] }));
    expect(agrees(asked(sent), standalone, false)).toBe(true);
  });
  test('another upstream, another number of questions, another version do not', () => {
    expect(agrees(asked(sent), asked(other), false)).toBe(false);
    expect(agrees(asked(sent), asked(sent, sent), false)).toBe(false);
    expect(agrees(asked(sent), [{ versions: ['1.15.0'], queries: [sent] }], false)).toBe(false);
    expect(agrees(asked(sent), [{ versions: ['1.14.7'], queries: [sent] }], false)).toBe(false);
  });
  test('chance may show fewer of its answers, never another', () => {
    const either = asked({ oneOf: [sent, other] });
    expect(agrees(either, asked(other), false)).toBe(true);
    expect(agrees(either, asked(loop), false)).toBe(false);
    expect(agrees(asked(sent), either, false)).toBe(false);
  });
  test('how often a loop turns matters only where nobody joins questions', () => {
    expect(agrees(asked(loop), asked(ended), true)).toBe(true);
    expect(agrees(asked(loop), asked(ended), false)).toBe(false);
    expect(agrees(asked(loop), asked(sent), true)).toBe(false);
    const returned = { ...sent, returns: true };
    expect(agrees(asked(returned), asked(loop), true)).toBe(true);
    expect(agrees(asked(returned), asked(loop), false)).toBe(false);
    expect(agrees(asked(returned), asked(sent), true)).toBe(false);
  });
  test('a guard agrees by its verdict and by who ends itself, not by time', () => {
    const guard = (more: object) => [{ versions: both, guard: 'fatal', runs: 4, fatal: 4, ms: 20, ...more }];
    expect(agrees(guard({}), guard({ ms: 900, runs: 9, fatal: 9 }), false)).toBe(true);
    expect(agrees(guard({}), guard({ guard: 'sometimes' }), false)).toBe(false);
    expect(agrees(guard({ servers: ['a'] }), guard({ servers: ['b'] }), false)).toBe(false);
  });
  test('a server that hangs or crashes now is a difference', () => {
    expect(agrees([{ versions: both, starts: true }], [{ versions: both, starts: false, hangs: true }], false)).toBe(
      false,
    );
    expect(agrees(asked(sent), [{ versions: both, queries: [sent], crashed: { dns: 'panic' } }], false)).toBe(false);
  });
});
