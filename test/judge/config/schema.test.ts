import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { initFiles } from '../../../src/judge/config/init-files.ts';
import { RULES } from '../../../src/judge/rules/descriptions.ts';
import { configOf } from './support.ts';

const root = resolve(import.meta.dirname, '../../..');
const load = (name: string) => JSON.parse(readFileSync(join(root, 'schema', name), 'utf8'));
const ajv = () => new Ajv({ allErrors: true, allowUnionTypes: true });

describe('schemas', () => {
  test.each(['config.schema.json', 'diff.schema.json', 'report.schema.json', 'trace.schema.json'])(
    '%s is a strict draft-07 schema',
    (name) => {
      const schema = load(name);
      expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
      expect(() => ajv().compile(schema)).not.toThrow();
      for (const object of objectsOf(schema)) expect(object).toHaveProperty('additionalProperties');
    },
  );

  test('every example in a schema fits it', () => {
    for (const name of ['config.schema.json', 'diff.schema.json', 'report.schema.json', 'trace.schema.json']) {
      const schema = load(name);
      for (const part of partsOf(schema)) {
        if (!Array.isArray(part.examples)) continue;
        const check = ajv().compile({ ...part, definitions: schema.definitions });
        for (const example of part.examples) expect([example, check(example)]).toEqual([example, true]);
      }
    }
  });

  test('the configuration’s knows every rule', () => {
    const schema = load('config.schema.json');
    expect(schema.definitions.ruleName.enum).toEqual([
      ...RULES.map(({ slug }) => slug),
      ...RULES.map(({ code }) => code),
    ]);
  });

  test('the report’s takes a finding, and none with a field too many or too few', () => {
    const check = ajv().compile(load('report.schema.json'));
    const finding = {
      ...{
        rule: 'forwarding-loop',
        code: 'LG101',
        severity: 'error',
        certainty: 'always',
        status: 'new',
        cluster: 'default',
      },
      ...{ server: 'Corefile', zone: '.', file: 'Corefile', line: 2, column: 15, endLine: 2, endColumn: 24 },
      ...{
        message: 'm',
        advice: 'a',
        names: 'every name',
        witness: { name: 'example.org.', type: 'A' },
        guard: 'absent',
      },
      ...{ assumptions: [], path: [{ file: 'Corefile', line: 2, column: 15, says: 's' }], fingerprint: 'f' },
    };
    const zero = {
      new: 0,
      existing: 0,
      fixed: 0,
      suppressed: 0,
      error: 0,
      warning: 0,
      note: 0,
      files: 0,
      documents: 0,
      servers: 0,
      clusters: 0,
      forwards: 0,
      openForwards: 0,
    };
    const report = (findings: readonly object[], suppressed: readonly object[] = []) => ({
      ...{
        version: 1,
        tool: { name: 'loopgate', version: '1.0.0' },
        result: 'fail',
        base: { status: 'not-requested' },
      },
      ...{ counts: zero, findings, fixed: [], suppressed, notices: [] },
    });
    expect(check(report([finding], [{ ...finding, reason: 'known', expires: '2027-01-31' }]))).toBe(true);
    expect(check(report([], [finding]))).toBe(false);
    expect(check(report([{ ...finding, line: 0 }]))).toBe(false);
    expect(check(report([{ ...finding, extra: 1 }]))).toBe(false);
    const { fingerprint: _, ...without } = finding;
    expect(check(report([without]))).toBe(false);
  });

  test('the trace’s takes a walk', () => {
    const check = ajv().compile(load('trace.schema.json'));
    const hop = { server: 's', zone: '.', plugin: 'forward', to: '10.96.0.10:53', file: 'Corefile', line: 2 };
    const outcome = { disposition: 'loops', certainty: 'sometimes', probability: 0.5, hops: [hop] };
    const trace = {
      version: 1,
      query: { name: 'example.org.', type: 'A' },
      entries: [{ server: 's', cluster: 'c', outcomes: [outcome] }],
    };
    expect(check(trace)).toBe(true);
    expect(check({ ...trace, query: { name: 'example.org', type: 'A' } })).toBe(false);
  });
});

describe('what `init` writes', () => {
  const text = (path: string) => initFiles().find((file) => file.path === path)?.text ?? '';

  test('is a configuration', () => {
    expect(configOf(text('.loopgate.yaml')).failOn?.value).toBe('error');
  });

  test('is one as well with every suggestion taken', () => {
    const lines = text('.loopgate.yaml').split('\n');
    const taken = lines.map((line) =>
      /^# {1,}(?:[a-z-]+:|- )|^# {2,}/.test(line) && !line.includes('$schema') ? line.slice(2) : line,
    );
    const config = configOf(taken.join('\n'));
    expect(config.clusters[0]?.resolvers[0]?.name.value).toBe('office');
    expect(config.suppressions).toHaveLength(1);
    expect(config.rules).toHaveLength(1);
    expect(config.exclude).toHaveLength(1);
  });

  test('is a workflow that asks for little and pins what it uses', () => {
    const workflow = parse(text('.github/workflows/loopgate.yml'));
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow.on)).toEqual(['pull_request', 'merge_group', 'schedule']);
    for (const { uses } of workflow.jobs.loopgate.steps)
      expect(uses).toMatch(/^actions\/\S+@[0-9a-f]{40}$|^OWNER\/loopgate@v\d+\.\d+\.\d+$/);
  });
});

function* partsOf(schema: unknown): Generator<Record<string, unknown>> {
  const open: unknown[] = [schema];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (typeof at !== 'object' || at === null) continue;
    if (!Array.isArray(at)) yield at as Record<string, unknown>;
    for (const [key, value] of Object.entries(at)) if (key !== 'examples' && key !== 'enum') open.push(value);
  }
}

function objectsOf(schema: unknown): readonly Record<string, unknown>[] {
  return [...partsOf(schema)].filter(({ type, properties }) => type === 'object' && properties !== undefined);
}
