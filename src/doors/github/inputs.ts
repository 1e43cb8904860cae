/** The action's inputs, `INPUT_<NAME>`: upper case, hyphens kept, empty when unset. */
import { foldedPath } from '../../core/text/paths.ts';
import { UsageError } from '../../core/text/usage-error.ts';

/** Undefined: unset. action.yml gives no defaults but the token's. */
export interface Inputs {
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly mode: 'auto' | 'compare' | 'full';
  /** Compared with instead of the event's base. */
  readonly baseRef: string | undefined;
  readonly failOn: 'error' | 'warning' | 'note' | 'never' | undefined;
  readonly failOnExisting: boolean | undefined;
  readonly failOnEmpty: boolean | undefined;
  readonly strict: boolean;
  readonly baseline: string | undefined;
  readonly render: 'auto' | 'helm' | 'kustomize' | 'off' | undefined;
  readonly annotations: 'new' | 'all' | 'none';
  readonly summary: boolean;
  readonly diff: 'auto' | 'always' | 'never';
  readonly comment: 'never' | 'on-findings' | 'always';
  readonly suggestions: boolean;
  readonly issue: 'never' | 'audit';
  readonly issueLabels: readonly string[];
  readonly sarifFile: string | undefined;
  readonly jsonFile: string | undefined;
  readonly reportFile: string | undefined;
  readonly token: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = [
  'paths',
  'config',
  'mode',
  'base-ref',
  'fail-on',
  'fail-on-existing',
  'fail-on-empty',
  'strict',
  'baseline',
  'render',
  'annotations',
  'summary',
  'diff',
  'comment',
  'suggestions',
  'issue',
  'issue-labels',
  'sarif-file',
  'json-file',
  'report-file',
  'token',
] as const;
type InputName = (typeof NAMES)[number];

/** One UsageError for all. Misspelt inputs are errors, as the runner only warns of `fail_on: never`. */
export function readInputs(env: Environment): Inputs {
  const problems = unknownInputs(env);
  const { text, oneOf, truth, lines } = inputReader(env, problems);
  const failOnExisting = truth('fail-on-existing');
  const inputs: Inputs = {
    // One a line: a path may hold a comma.
    paths: lines('paths', /[\r\n]+/),
    config: text('config'),
    mode: oneOf('mode', ['auto', 'compare', 'full']) ?? 'auto',
    baseRef: text('base-ref'),
    failOn: oneOf('fail-on', ['error', 'warning', 'note', 'never']),
    failOnExisting,
    failOnEmpty: truth('fail-on-empty'),
    strict: truth('strict') ?? false,
    baseline: text('baseline'),
    render: oneOf('render', ['auto', 'helm', 'kustomize', 'off']),
    annotations: oneOf('annotations', ['new', 'all', 'none']) ?? (failOnExisting === true ? 'all' : 'new'),
    summary: truth('summary') ?? true,
    diff: oneOf('diff', ['auto', 'always', 'never']) ?? 'auto',
    comment: oneOf('comment', ['never', 'on-findings', 'always']) ?? 'never',
    suggestions: truth('suggestions') ?? false,
    issue: oneOf('issue', ['never', 'audit']) ?? 'never',
    issueLabels: lines('issue-labels', /[\r\n,]+/),
    sarifFile: text('sarif-file'),
    jsonFile: text('json-file'),
    reportFile: text('report-file'),
    token: text('token'),
  };
  if (inputs.mode === 'full' && inputs.baseRef !== undefined) {
    problems.push('base-ref says what to compare with, and mode is full; leave one of them out');
  }
  const files = [inputs.sarifFile, inputs.jsonFile, inputs.reportFile].flatMap((path) => path ?? []);
  if (new Set(files.map(foldedPath)).size < files.length)
    problems.push('two of sarif-file, json-file and report-file are one file, which only one of them can be');
  if (problems.length > 0) throw new UsageError(problems.join('; '));
  return inputs;
}

function unknownInputs(env: Environment): string[] {
  return Object.keys(env)
    .sort()
    .flatMap((variable) => {
      if (!variable.startsWith('INPUT_') || (env[variable] ?? '') === '') return [];
      const name = variable.slice('INPUT_'.length).toLowerCase();
      if (NAMES.some((known) => known === name)) return [];
      // A job's own variables may begin so: only what resembles an input is a mistake.
      const folded = name.replaceAll(/[_ ]/g, '-');
      const meant = NAMES.find((one) => one === folded || one === `${folded}s` || `${one}s` === folded);
      if (meant === undefined) return [];
      return [`there is no input ${JSON.stringify(name.slice(0, 60))}: did you mean ${meant}?`];
    });
}

interface InputReader {
  readonly text: (name: InputName) => string | undefined;
  readonly oneOf: <T extends string>(name: InputName, allowed: readonly T[]) => T | undefined;
  readonly truth: (name: InputName) => boolean | undefined;
  readonly lines: (name: InputName, separator: RegExp) => readonly string[];
}

function inputReader(env: Environment, problems: string[]): InputReader {
  const text = (name: InputName): string | undefined => {
    const value = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    return value === '' ? undefined : value;
  };
  const refuse = (name: InputName, value: string, allowed: string): void => {
    problems.push(`${name} is ${JSON.stringify(value.slice(0, 60))}; it may be ${allowed}`);
  };
  return {
    text,
    oneOf: (name, allowed) => {
      const value = text(name);
      const found = allowed.find((known) => known === value);
      if (value !== undefined && found === undefined) refuse(name, value, join(allowed));
      return found;
    },
    // YAML 1.2 core schema, as in other actions.
    truth: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (/^(true|True|TRUE)$/.test(value)) return true;
      if (!/^(false|False|FALSE)$/.test(value)) refuse(name, value, 'true or false');
      return false;
    },
    lines: (name, separator) =>
      (text(name) ?? '')
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
  };
}

function join(allowed: readonly string[]): string {
  return `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
}
