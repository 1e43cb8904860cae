import { describe, expect, test } from '@jest/globals';
import { effectiveConfig, printConfig, severityUnder } from '../../../src/judge/config/effective.ts';
import { withExtended } from '../../../src/judge/config/extended.ts';
import { RULES } from '../../../src/judge/rules/descriptions.ts';
import { configOf, textAt } from './support.ts';

describe('the nearest source wins', () => {
  const file = configOf(
    'fail-on: warning\nrules: { LG202: error }\nclusters: [{ name: a, coredns-version: 1.11.3 }]\n',
  );
  const near = configOf('fail-on: note\nrender: helm\nrules: { LG202: off, LG204: off }\npaths: { exclude: [x] }\n');
  const far = configOf(
    'render: auto\nmax-suppression-days: 90\nclusters: [{ name: a }, { name: b }]\nsuppressions: [{ rule: LG101, reason: known }]\npaths: { include: [y] }\n',
  );
  const merged = effectiveConfig(withExtended(file, [far, near]), RULES);

  test('file, what it extends, defaults', () => {
    expect(merged.failOn.value).toBe('warning');
    expect(merged.failOn.at && textAt(merged.failOn.at)).toBe('warning');
    expect(effectiveConfig(withExtended(configOf('version: 1'), [far, near]), RULES).failOn.value).toBe('note');
    expect(effectiveConfig(undefined, RULES)).toMatchObject({
      failOn: { value: 'error' },
      trust: { value: 'head' },
      include: [],
    });
  });

  test('of what is extended the later one', () => {
    expect(merged.render.value).toBe('helm');
    expect(merged.maxSuppressionDays?.value).toBe(90);
  });

  test('rule by rule, cluster by cluster, lists of paths as a whole, suppressions together', () => {
    expect(merged.rules.get('loop-guard-missing')).toMatchObject({ value: 'error' });
    expect(merged.rules.get('loop-guard-without-forward')).toMatchObject({ value: 'off' });
    expect(merged.rules.get('forwarding-loop')).toEqual({ value: 'error' });
    expect(merged.clusters.map(({ name, corednsVersion }) => [name.value, corednsVersion?.value])).toEqual([
      ['a', '1.11.3'],
      ['b', undefined],
    ]);
    expect(merged.include.map(({ value }) => value)).toEqual(['y']);
    expect(merged.exclude.map(({ value }) => value)).toEqual(['x']);
    expect(merged.suppressions.map(({ reason }) => reason)).toEqual(['known']);
  });
});

describe('a severity', () => {
  test.each([
    ['error', 'error', 'error', 'error'],
    ['error', 'error', 'warning', 'warning'],
    ['warning', 'error', 'error', 'warning'],
    ['warning', 'error', 'warning', 'warning'],
    ['note', 'error', 'warning', 'note'],
    ['off', 'error', 'warning', 'off'],
    ['error', 'note', 'note', 'error'],
    ['error', 'warning', 'warning', 'error'],
    ['error', 'warning', 'note', 'note'],
    ['warning', 'warning', 'note', 'note'],
  ] as const)('set to %s, usually %s, here %s: %s', (set, usual, severity, expected) => {
    expect(severityUnder(set, usual, severity)).toBe(expected);
  });
});

describe('the effective configuration', () => {
  const text = `paths: { include: [deploy/**], exclude: ["**/x/**"] }
trust: base
clusters:
  - name: "1"
    paths: [a/**]
    cluster-domain: Cluster.Local.
    service-cidrs: [10.96.0.0/12]
    cluster-dns: ["2001:db8:0::a"]
    kube-proxy: ipvs
    nodes: [{ name: "null", os: Ubuntu 24.04, files: { /etc/resolv.conf: ./x, /__proto__: { inline: "a: b\\n# c\\n" } } }]
    resolvers: [{ name: r, addresses: ["10.0.0.1:53", "[::1]:54"], forwards: [{ zone: ., to: [10.0.0.3] }] }]
rules: { LG204: off }
fail-on: never
baseline: a/b.json
render: kustomize
max-suppression-days: 30
suppressions: [{ rule: LG101, path: x, server: a/b/c, zone: Example, reason: "yes: no", expires: 2027-01-31 }]
`;

  test('is printed as it would be written', () => {
    const printed = printConfig(effectiveConfig(configOf(text), RULES));
    expect(printed).toContain('    cluster-domain: cluster.local\n');
    expect(printed).toContain('  loop-guard-without-forward: off\n');
    expect(printed).toContain('os: ubuntu-24.04\n');
    expect(printed).not.toContain('LG204');
  });

  test.each([
    ['nothing', ''],
    ['everything', text],
  ])('reads back to the same: %s', (_, from) => {
    const printed = printConfig(effectiveConfig(configOf(from), RULES));
    expect(printConfig(effectiveConfig(configOf(printed), RULES))).toBe(printed);
  });
});
