import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  appendSummary,
  MAX_SUMMARY_BYTES,
  quotedLog,
  setOutputs,
  summaryBytesLeft,
} from '../../../src/doors/github/outputs.ts';
import { openToolkit, type Toolkit } from '../../../src/doors/github/toolkit.ts';
import { readTextFile, writeReportFile } from '../../../src/read/tree/runner-files.ts';
import { visible } from '../../../src/report/plain-text.ts';
import { inert } from '../../../src/report/surface.ts';
import { observe, parseCommand, parseOutputs } from '../../e2e/support/runner.ts';
import { realToolkit } from '../../support/toolkit.ts';

const nowhere = (): void => undefined;

function printedBy(use: (toolkit: Toolkit) => void): string {
  let printed = '';
  use(
    openToolkit({}, (text) => {
      printed += text;
    }),
  );
  return printed;
}

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'loopgate-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const hostile = fc.string({
  unit: fc.constantFrom(
    '::',
    'error',
    '%',
    '0A',
    '25',
    '\n',
    '\r',
    ':',
    ',',
    '=',
    ' ',
    '##[',
    ']',
    'x',
    'é',
    '\ud800',
    '<<',
    'loopgate_',
  ),
});

/** One line as a log shows it: nothing unseen, and no command of another kind. */
const shown = (text: string): string => inert('commands', visible(text));

describe('what the runner reads', () => {
  test('a workflow command is one line and gives back what was put in', () => {
    fc.assert(
      fc.property(hostile, hostile, (message, title) => {
        const printed = printedBy((toolkit) => toolkit.notice(message, { title: `[${title}]` }));
        expect(printed.split('\n')).toHaveLength(2);
        const command = parseCommand(printed.replace(/\r?\n$/, ''));
        const data = message.split('\n').map(shown).join('\n');
        expect(command).toMatchObject({ name: 'notice', data });
        expect(observe(printed, '', '').annotations[0]?.message).toBe(data);
        expect(command?.properties.get('title')).toBe(shown(`[${title}]`));
      }),
    );
  });

  test('text in the log gives no commands, and commands work again behind it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const seen = observe(`${quotedLog(`::error::forged\n${text}\n##[error]forged`)}::notice::true\n`, '', '');
        expect(seen.annotations).toEqual([expect.objectContaining({ kind: 'notice', message: 'true' })]);
      }),
    );
  });

  test('an output cannot end itself and begin another', () => {
    const file = join(directory, 'output');
    fc.assert(
      fc.property(hostile, (value) => {
        writeFileSync(file, '');
        const env = { GITHUB_OUTPUT: file };
        setOutputs(openToolkit(env, nowhere), env, { result: value, next: 1 });
        expect([...parseOutputs(readFileSync(file, 'utf8'))]).toEqual([
          ['result', value.replace(/\p{Surrogate}/gu, '\ufffd')],
          ['next', '1'],
        ]);
      }),
    );
  });

  test('a command and an output are those of the toolkit', () => {
    const written = (open: typeof openToolkit): readonly string[] => {
      let printed = '';
      const file = join(directory, 'output');
      writeFileSync(file, '');
      const toolkit = open({ GITHUB_OUTPUT: file }, (text) => {
        printed += text;
      });
      toolkit.notice('a: 100%\nb,c', { title: 'x: y, z%' });
      toolkit.error('', { title: '' });
      toolkit.setOutput('result', 'pass\nfail');
      return [printed, readFileSync(file, 'utf8').replace(/[0-9a-f-]{36}/g, 'ID')];
    };
    expect(written(openToolkit)).toEqual(written(realToolkit));
  });

  test('outputs are appended, and a runner without the file is survived', () => {
    const file = join(directory, 'output');
    writeFileSync(file, '');
    const set = (env: Record<string, string>, outputs: Record<string, string | number>): boolean =>
      setOutputs(openToolkit(env, nowhere), env, outputs);
    expect(set({ GITHUB_OUTPUT: file }, { result: 'pass', 'new-count': 0 })).toBe(true);
    expect(set({ GITHUB_OUTPUT: file }, { 'comment-id': 5 })).toBe(true);
    expect([...parseOutputs(readFileSync(file, 'utf8')).keys()]).toEqual(['result', 'new-count', 'comment-id']);
    expect(set({}, { result: 'pass' })).toBe(false);
    expect(set({ GITHUB_OUTPUT: directory }, { result: 'pass' })).toBe(false);
    expect(set({ GITHUB_OUTPUT: join(directory, 'gone') }, { result: 'pass' })).toBe(false);
  });

  test('a summary that would be dropped for its size is not begun', () => {
    const env = { GITHUB_STEP_SUMMARY: join(directory, 'summary') };
    writeFileSync(env.GITHUB_STEP_SUMMARY, 'x'.repeat(MAX_SUMMARY_BYTES - 10));
    expect(summaryBytesLeft(env)).toBe(10);
    expect(appendSummary(env, 'é'.repeat(6))).toBe(false);
    expect(appendSummary(env, 'é'.repeat(5))).toBe(true);
    expect(readFileSync(env.GITHUB_STEP_SUMMARY).length).toBe(MAX_SUMMARY_BYTES);
  });
});

describe('files that the user names', () => {
  test('are made with the folders above them', () => {
    writeReportFile(directory, 'out/deep/report.json', '{}');
    expect(readTextFile(join(directory, 'out/deep/report.json'), 100)).toBe('{}');
  });

  test('are not written through a link that the repository brought', () => {
    mkdirSync(join(directory, 'workspace'));
    mkdirSync(join(directory, 'elsewhere'));
    symlinkSync('../elsewhere', join(directory, 'workspace/out'));
    symlinkSync('../elsewhere/target', join(directory, 'workspace/loopgate.sarif'));
    const root = join(directory, 'workspace');
    expect(() => writeReportFile(root, 'out/new/report.json', '{}')).toThrow('out of the working directory');
    expect(() => writeReportFile(root, 'loopgate.sarif', '{}')).toThrow('loopgate.sarif is a link');
    expect(readTextFile(join(directory, 'elsewhere/target'), 100)).toBeUndefined();
  });

  test('say why they cannot be written', () => {
    writeFileSync(join(directory, 'file'), '');
    expect(() => writeReportFile(directory, 'file/report.json', '')).toThrow(/cannot be written \(E(NOTDIR|EXIST)\)/);
  });

  test('reading has a limit and wants a regular file', () => {
    writeFileSync(join(directory, 'event.json'), '0123456789');
    expect(readTextFile(join(directory, 'event.json'), 9)).toBeUndefined();
    expect(readTextFile(join(directory, 'event.json'), 10)).toBe('0123456789');
    expect(readTextFile(directory, 10)).toBeUndefined();
    expect(readTextFile(join(directory, 'nowhere'), 10)).toBeUndefined();
  });
});
