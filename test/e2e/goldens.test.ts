/** Whole summaries, comments and annotations as a person sees them: read them when they change. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as events from './support/events.ts';
import { type Files, type PullRequest, pullRequest } from './support/repositories.ts';
import { runNode } from './support/runner.ts';
import { runAction, setStage } from './support/stage.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');
const GOLDENS = join(import.meta.dirname, 'goldens');

const stage = setStage();

function example(folder: string): Files {
  const root = join(EXAMPLES, folder);
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

const CONFIG = '.loopgate.yaml';
const sound = example('kubeadm-stub-listener/sound');

/** Start, change, and inputs besides. */
const STORIES: Readonly<Record<string, readonly [Files, Files, Readonly<Record<string, string>>?]>> = {
  'a-loop-comes': [sound, example('kubeadm-stub-listener/broken')],
  'the-guard-goes': [
    example('kubeadm-stub-listener/guard-deleted/base'),
    example('kubeadm-stub-listener/guard-deleted/head'),
  ],
  'a-loop-goes': [example('kubeadm-stub-listener/broken'), sound],
  'the-policy-weakens': [
    sound,
    {
      ...example('kubeadm-stub-listener/broken'),
      [CONFIG]: `${sound[CONFIG] ?? ''}rules: { LG101: warning }\nsuppressions:\n  - { rule: LG202, reason: reviewed, expires: 2099-01-31 }\n`,
    },
  ],
  'nothing-changes': [sound, { 'README.txt': 'hello\n' }],
};

/** Commit ids change with every file of the story; the goldens name them by their part. */
function named(text: string, pull: PullRequest): string {
  let out = text;
  for (const part of ['base', 'head', 'merge'] as const) {
    out = out.replaceAll(pull[part], `{${part}}`).replaceAll(pull[part].slice(0, 12), `{${part}}`);
  }
  return out;
}

describe('as a person sees it', () => {
  test.each(Object.keys(STORIES))('%s', async (story) => {
    const [start, headChange, inputs = {}] = STORIES[story] ?? [{}, {}];
    const pull = pullRequest(stage.room.directory, { start, headChange });
    const seen = await runAction(stage, pull, events.pullRequestEvent(pull), {
      inputs: { comment: 'always', ...inputs },
      start: runNode,
    });
    const annotations = seen.annotations.map(
      ({ kind, file, line, column, title, message }) =>
        `${kind} ${file === '' ? '(no file)' : `${file}:${line}:${column ?? ''}`}\n  ${title}\n${message.replace(/^/gm, '    ')}\n`,
    );
    const whole = [
      `exit code ${seen.exitCode}, result ${seen.outputs.get('result')}`,
      `==== annotations\n${annotations.join('')}`,
      `==== job summary\n${seen.summary}`,
      `==== comment\n${stage.fake.comments.get(7)?.[0]?.body ?? ''}`,
      `==== log\n${seen.log}`,
    ];
    const text = `${named(whole.join('\n'), pull)
      .replace(/[ \t]+$/gm, '')
      .trimEnd()}\n`;
    const path = join(GOLDENS, `${story}.txt`);
    if (process.env.UPDATE_GOLDENS === '1' || !existsSync(path)) {
      if (process.env.CI !== undefined) throw new Error(`${path} is missing: npm run update`);
      mkdirSync(GOLDENS, { recursive: true });
      writeFileSync(path, text);
    }
    expect(text).toBe(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));
  });
});
