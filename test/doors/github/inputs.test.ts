import { describe, expect, test } from '@jest/globals';
import { readInputs } from '../../../src/doors/github/inputs.ts';

describe('inputs', () => {
  test('nothing set leaves every choice to the configuration', () => {
    const inputs = readInputs({ 'INPUT_FAIL-ON': '', INPUT_PATHS: '', PATH: '/bin' });
    expect(inputs).toMatchObject({
      paths: [],
      mode: 'auto',
      annotations: 'new',
      summary: true,
      comment: 'never',
      issue: 'never',
    });
    expect([inputs.failOn, inputs.failOnExisting, inputs.failOnEmpty, inputs.render, inputs.token]).toEqual(
      Array(5).fill(undefined),
    );
  });

  test('names keep their hyphens and values lose the blanks around them', () => {
    const inputs = readInputs({
      'INPUT_FAIL-ON': ' warning \n',
      'INPUT_FAIL-ON-EXISTING': 'TRUE',
      'INPUT_BASE-REF': 'main',
    });
    expect(inputs).toMatchObject({ failOn: 'warning', failOnExisting: true, baseRef: 'main' });
  });

  test('paths are one a line, as a comma may be part of one; labels may have commas between', () => {
    const inputs = readInputs({ INPUT_PATHS: 'deploy/a,b\r\n\n  charts \n', 'INPUT_ISSUE-LABELS': 'dns, net\nops' });
    expect(inputs.paths).toEqual(['deploy/a,b', 'charts']);
    expect(inputs.issueLabels).toEqual(['dns', 'net', 'ops']);
  });

  test.each([
    [
      { 'INPUT_SARIF-FILE': 'out/a', 'INPUT_REPORT-FILE': './out//a' },
      'two of sarif-file, json-file and report-file are one file',
    ],
    [{ 'INPUT_FAIL-ON': 'high' }, 'fail-on is "high"; it may be error, warning, note or never'],
    [{ INPUT_SUMMARY: 'yes' }, 'summary is "yes"; it may be true or false'],
    [{ INPUT_COMMENT: 'Always' }, 'comment is "Always"; it may be never, on-findings or always'],
    [{ INPUT_FAIL_ON: 'never' }, 'there is no input "fail_on": did you mean fail-on?'],
    [{ INPUT_SUGGESTION: 'true' }, 'there is no input "suggestion": did you mean suggestions?'],
    [{ INPUT_PATH: 'deploy' }, 'there is no input "path": did you mean paths?'],
    [{ INPUT_MODE: 'full', 'INPUT_BASE-REF': 'main' }, 'leave one of them out'],
  ])('%j is wrong use', (env, says) => {
    expect(() => readInputs(env as Record<string, string>)).toThrow(says);
  });

  test("a job's own variable is no input", () => {
    expect(
      readInputs({ INPUT_ENVIRONMENT: 'prod', INPUT_SEVERITY: 'error', INPUT_MODEL: 'x', INPUT_BASE: 'y' }),
    ).toEqual(readInputs({}));
  });

  test('what fails is annotated where nothing else is asked', () => {
    const annotations = (env: Record<string, string>) => readInputs(env).annotations;
    expect(annotations({ 'INPUT_FAIL-ON-EXISTING': 'true' })).toBe('all');
    expect(annotations({ 'INPUT_FAIL-ON-EXISTING': 'true', INPUT_ANNOTATIONS: 'new' })).toBe('new');
  });

  test('all wrong inputs are reported at once', () => {
    expect(() => readInputs({ INPUT_MODE: 'diff', INPUT_RENDER: 'tofu' })).toThrow(
      /mode is "diff".*; render is "tofu"/,
    );
  });
});
