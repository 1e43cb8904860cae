/** What every test of the action stands on: a scratch folder and a fake GitHub, new for each test. */
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from '@jest/globals';
import type { Trigger } from './events.ts';
import { type FakeGitHub, startFakeGitHub, TOKEN } from './fake-github.ts';
import { type PullRequest, type Scratch, scratch } from './repositories.ts';
import { type runDoor, runStep, type Step, type StepResult } from './runner.ts';

export interface Stage {
  readonly room: Scratch;
  readonly fake: FakeGitHub;
  /** Another scratch folder, within one test. */
  readonly renew: () => void;
}

/** Call it once at the top of a file; its fields are those of the test that runs. */
export function setStage(): Stage {
  let room: Scratch;
  let fake: FakeGitHub;
  beforeEach(async () => {
    room = scratch();
    fake = await startFakeGitHub();
  });
  afterEach(async () => {
    room.remove();
    await fake.close();
  });
  return {
    get room() {
      return room;
    },
    get fake() {
      return fake;
    },
    renew: () => {
      room.remove();
      room = scratch();
    },
  };
}

const DOOR = fileURLToPath(new URL('../../../dist/action.js', import.meta.url));

/** The built action, as a runner starts it for a trigger in the checkout of a pull request. */
export function runAction(
  { room, fake }: Stage,
  pull: PullRequest,
  trigger: Trigger,
  change: Partial<Step> & { readonly start?: typeof runDoor } = {},
): Promise<StepResult> {
  const { start, ...changed } = change;
  const step = { directory: room.directory, workspace: pull.workspace, trigger, apiUrl: fake.url, ...changed };
  return runStep(DOOR, { ...step, inputs: { token: TOKEN, ...change.inputs } }, start);
}
