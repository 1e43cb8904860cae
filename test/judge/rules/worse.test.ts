/** Worse is new: a finding that the base has too, and that the change made worse, and what it was. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { exceeds, type NameSet } from '../../../src/core/dns/name-set.ts';
import type { Finding } from '../../../src/judge/report/finding.ts';
import { worsened } from '../../../src/judge/rules/worse.ts';
import { renderJson } from '../../../src/report/json.ts';
import { renderText } from '../../../src/report/text.ts';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const RING = (upstreams: string, more = ''): Record<string, string> => ({
  'dns.yaml': cluster(`.:53 {\n    ${more}\n    forward . ${upstreams}\n}`),
});
const HALF = '10.96.0.10 10.0.0.2';

describe('new is', () => {
  test.each([
    ['a larger share', RING(HALF), RING('10.96.0.10'), { certainty: 'sometimes', probability: 0.5 }],
    ['a larger share of three', RING(`${HALF} 10.0.0.3`), RING(HALF), { probability: 0.333333 }],
    ['a loop that loses its guard', RING('10.96.0.10', 'loop'), RING('10.96.0.10'), { guard: 'fatal' }],
    [
      'a warning that becomes an error',
      RING(`10.0.0.2 10.96.0.10 {\n            policy sequential\n        }`),
      RING('10.96.0.10'),
      { severity: 'warning', certainty: 'sometimes' },
    ],
    [
      'more names',
      RING('10.96.0.10 {\n            except a.test b.test\n        }'),
      RING('10.96.0.10 {\n            except a.test\n        }'),
      { names: 'every name outside a.test and b.test' },
    ],
    [
      'other names, in as many words',
      RING('10.96.0.10 {\n            except a.test\n        }'),
      RING('10.96.0.10 {\n            except b.test\n        }'),
      { names: 'every name outside a.test' },
    ],
  ])('%s', (_, before, after, was) => {
    const { report } = scanTexts(after, before);
    const loop = report.findings.find(({ rule }) => rule === 'forwarding-loop');
    expect(loop).toMatchObject({ status: 'new', was });
    expect(Object.keys(loop?.was ?? {}).sort()).toEqual(Object.keys(was).sort());
    expect(report.result).toBe('fail');
    expect(report.fixed.filter(({ rule }) => rule === 'forwarding-loop')).toEqual([]);
    expect(renderText(report, { color: false, quiet: false })).toContain('= was: ');
    const json = JSON.parse(renderJson(report)) as { findings: readonly { rule: string; was?: unknown }[] };
    expect(json.findings.find(({ rule }) => rule === 'forwarding-loop')?.was).toEqual(was);
    const schema = JSON.parse(readFileSync('schema/report.schema.json', 'utf8')) as object;
    const ajv = new Ajv();
    expect([ajv.validate(schema, json), ajv.errors]).toEqual([true, null]);
    // The other way round it became better, or stayed as bad.
    const back = scanTexts(before, after).report.findings.find(({ rule }) => rule === 'forwarding-loop');
    if (!_.startsWith('other')) expect([back?.status, back?.was]).toEqual(['existing', undefined]);
  });

  test('nothing that only moved or was written otherwise', () => {
    const before = RING('10.96.0.10 {\n            except a.test\n        }');
    const after = RING('10.96.0.10 {\n            except a.test a.test x.a.test\n        }', '# the same');
    const { report } = scanTexts(after, before);
    expect(
      report.findings.map(({ rule, status }) => [rule, status]).filter(([rule]) => rule === 'forwarding-loop'),
    ).toEqual([['forwarding-loop', 'existing']]);
  });
});

describe('more names than', () => {
  const all = (...except: string[]): NameSet => ({ cuts: [{ under: '.', except, apex: 'with' }] });
  const cut = (under: string, apex: 'with' | 'only' | 'without', ...except: string[]): NameSet => ({
    cuts: [{ under, except, apex }],
  });
  test.each<readonly [readonly NameSet[], readonly NameSet[], boolean]>([
    [[all()], [all()], false],
    [[all('a.test.')], [all()], false],
    [[all()], [all('a.test.')], true],
    [[all('b.test.')], [all('a.test.')], true],
    // Said in pieces it is the same.
    [[all()], [all('a.test.'), cut('a.test.', 'with')], false],
    [[all()], [all('a.test.'), cut('a.test.', 'without')], true],
    [[all()], [all('a.test.'), cut('a.test.', 'without'), cut('a.test.', 'only')], false],
    [[cut('x.a.test.', 'with')], [all('a.test.')], true],
    [[cut('x.a.test.', 'with')], [cut('a.test.', 'without')], false],
    [[cut('a.test.', 'only')], [cut('a.test.', 'without')], true],
    [[cut('a.test.', 'with', 'b.a.test.')], [cut('a.test.', 'with', 'x.b.a.test.')], false],
    [[cut('a.test.', 'with', 'x.b.a.test.')], [cut('a.test.', 'with', 'b.a.test.')], true],
    [[], [], false],
    [[all()], [], true],
  ])('%j and %j: %s', (these, those, more) => {
    expect(exceeds(these, those)).toBe(more);
  });
});

describe('of two findings', () => {
  const plain: Finding = {
    rule: 'forwarding-loop',
    code: 'LG101',
    severity: 'error',
    cluster: 'c',
    at: { file: { path: 'a', text: '' }, span: { start: 0, end: 0 } },
    message: 'm',
    advice: 'a',
    assumptions: [],
    path: [],
    fingerprint: 'f',
  };
  const reach: readonly NameSet[] = [{ cuts: [{ under: '.', except: [], apex: 'with' }] }];
  const of = (kind: 'only' | 'but', ...list: readonly string[]) => ({ reach, names: 'n', types: { kind, list } });
  const every = { reach, names: 'n' };
  const names = { names: 'n' };
  test.each<readonly [before: Partial<Finding>, now: Partial<Finding>, was: object | undefined]>([
    [{}, {}, undefined],
    [{ severity: 'warning' }, {}, { severity: 'warning' }],
    [{}, { severity: 'warning' }, undefined],
    [{ certainty: 'assumed' }, { certainty: 'sometimes' }, { certainty: 'assumed' }],
    [{ certainty: 'sometimes' }, { certainty: 'always' }, { certainty: 'sometimes' }],
    [{ certainty: 'always' }, { certainty: 'sometimes' }, undefined],
    [{ certainty: 'always' }, { certainty: 'always' }, undefined],
    [{}, { certainty: 'always' }, undefined],
    [{ certainty: 'assumed' }, {}, undefined],
    [{ probability: 0.5 }, { probability: 0.6 }, { probability: 0.5 }],
    [{ probability: 0.5 }, { probability: 0.5 + 1e-7 }, undefined],
    [{ probability: 0.5 }, { probability: 0.4 }, undefined],
    [{ probability: 0.5 }, {}, undefined],
    [{ probability: 0.5 }, { certainty: 'always' }, { probability: 0.5 }],
    [{}, { probability: 0.5 }, undefined],
    [{ guard: 'fatal' }, { guard: 'sometimes' }, { guard: 'fatal' }],
    [{ guard: 'misfires' }, { guard: 'fatal' }, undefined],
    [{ guard: 'fatal' }, { guard: 'misfires' }, undefined],
    [{ guard: 'sometimes' }, { guard: 'blind' }, { guard: 'sometimes' }],
    [{ guard: 'blind' }, { guard: 'absent' }, { guard: 'blind' }],
    [{ guard: 'absent' }, { guard: 'fatal' }, undefined],
    [{ guard: 'fatal' }, {}, undefined],
    [{}, { guard: 'absent' }, undefined],
    [every, every, undefined],
    [every, {}, undefined],
    [{}, every, undefined],
    [of('only', 'A'), every, names],
    [every, of('only', 'A'), undefined],
    [of('only', 'A'), of('but', 'A'), names],
    [of('but', 'A'), of('only', 'MX'), undefined],
    [of('but', 'A'), of('only', 'A'), names],
    [of('but', 'A', 'MX'), of('but', 'A'), names],
    [of('but', 'A'), of('but', 'A', 'MX'), undefined],
    [of('only', 'A'), of('only', 'A', 'MX'), names],
    [of('only', 'A', 'MX'), of('only', 'MX'), undefined],
    [of('only', 'A'), of('only', 'MX'), names],
    [{ ...every, witness: { name: 'a.', type: 'MX' } }, { ...every, witness: { name: 'a.', type: 'A' } }, names],
    [{ ...every, witness: { name: 'a.', type: 'A' } }, { ...every, witness: { name: 'b.', type: 'A' } }, undefined],
    [{ ...every, witness: { name: 'a.', type: 'A' } }, { ...every, witness: { name: 'a.', type: 'MX' } }, undefined],
    [every, { ...every, witness: { name: 'a.', type: 'A' } }, undefined],
  ])('%j, then %j: was %j', (before, now, was) => {
    expect(worsened({ ...plain, ...now }, { ...plain, ...before })).toEqual(was);
  });
});
