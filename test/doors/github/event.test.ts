import { describe, expect, test } from '@jest/globals';
import { readEvent } from '../../../src/doors/github/event.ts';
import * as events from '../../e2e/support/events.ts';

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);
const M = 'c'.repeat(40);
const ids = { base: A, head: B, merge: M };

function read(
  trigger: events.Trigger,
  mode: 'auto' | 'compare' | 'full' = 'auto',
  payload = JSON.stringify(trigger.payload),
) {
  const env = {
    GITHUB_EVENT_NAME: trigger.name,
    GITHUB_REF: trigger.ref,
    GITHUB_SHA: trigger.sha,
    GITHUB_REPOSITORY: 'acme/cluster',
  };
  return readEvent(env, payload, mode);
}

describe('events', () => {
  test('a pull request is compared with what its merge commit merges into', () => {
    expect(read(events.pullRequestEvent(ids))).toEqual({
      event: 'pull_request',
      mode: 'compare',
      base: [{ kind: 'merge-parent' }, { kind: 'merge-base', id: A, from: 'the pull request' }],
      head: B,
      prNumber: 7,
      prHead: B,
      isFork: false,
      isMerge: true,
      notices: [],
    });
  });

  test.each([['stranger/cluster'], [null]])('a head in %s is a fork', (repository) => {
    expect(read(events.pullRequestEvent(ids, repository)).isFork).toBe(true);
  });

  test("Dependabot's token writes as little as a fork's", () => {
    const trigger = events.pullRequestEvent(ids);
    const env = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_ACTOR: 'dependabot[bot]',
      GITHUB_REPOSITORY: 'acme/cluster',
    };
    expect(readEvent(env, JSON.stringify(trigger.payload), 'auto').isFork).toBe(true);
  });

  test('a merge group names both sides', () => {
    expect(read(events.mergeGroupEvent(A, B))).toMatchObject({
      mode: 'compare',
      head: B,
      base: [{ kind: 'commit', id: A, from: 'the merge group' }],
      prNumber: undefined,
    });
  });

  test('a push is compared with what was there before', () => {
    expect(read(events.pushEvent(A, B))).toMatchObject({ mode: 'compare', head: B, base: [{ kind: 'commit', id: A }] });
  });

  test('a new branch is compared with where it left the default branch', () => {
    const facts = read(events.pushEvent(events.NO_COMMIT, B, 'topic'));
    expect(facts.base).toEqual([expect.objectContaining({ kind: 'name', name: 'main', fork: true })]);
  });

  test('a new default branch has nothing before it, and says so', () => {
    const facts = read(events.pushEvent(events.NO_COMMIT, B, 'main'));
    expect(facts).toMatchObject({ mode: 'full', base: [] });
    expect(facts.notices).toHaveLength(1);
  });

  test.each([['schedule'], ['workflow_dispatch']])('%s looks at everything', (name) => {
    const trigger = name === 'schedule' ? events.scheduleEvent(A) : events.dispatchEvent(A);
    expect(read(trigger)).toMatchObject({ mode: 'full', base: [], prNumber: undefined, notices: [] });
  });

  test('pull_request_target is advised to use pull_request', () => {
    const facts = read(events.pullRequestTargetEvent(ids));
    expect(facts).toMatchObject({ mode: 'full', isMerge: false, isFork: true, prNumber: 7 });
    expect(facts.notices[0]).toContain('Use pull_request');
  });

  test('a workflow_run may be made to compare with the base of its pull request', () => {
    const facts = read(events.workflowRunEvent(M, ids), 'compare');
    expect(facts).toMatchObject({ mode: 'compare', prNumber: 7, isFork: true, base: [{ kind: 'merge-base', id: A }] });
  });

  test.each([
    ['{"pull_request": {"base": {"sha"'],
    ['[]'],
    ['null'],
    ['{"pull_request": "text"}'],
    ['{"pull_request": {"base": {"sha": "--upload-pack=touch x"}, "head": null, "number": -1}}'],
    ['{"__proto__": {"pull_request": {"number": 9}}}'],
  ])('the payload %s is survived', (payload) => {
    const facts = read(events.pullRequestEvent(ids), 'auto', payload);
    expect(facts).toMatchObject({ mode: 'compare', prNumber: undefined, base: [{ kind: 'merge-parent' }] });
  });

  test('a payload that cannot be read is said', () => {
    const facts = readEvent({ GITHUB_EVENT_NAME: 'push' }, undefined, 'auto');
    expect(facts.notices[0]).toContain('could not be read');
  });
});
