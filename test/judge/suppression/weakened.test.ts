/** LG903 over whole changes: whatever takes something away from the policy is reported, whichever side decides. */
import { describe, expect, test } from '@jest/globals';
import { judge, weakened } from './judged.ts';

const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    forward . 127.0.0.1\n}\n';
const FILE = '.loopgate.yaml';
const config = (text: string): string => `version: 1\n${text}\n`;
const SHARED = 'acme/policies/dns.yml@v1';
const NEXT = 'acme/policies/dns.yml@v2';
const baseline = (...prints: readonly string[]): string =>
  JSON.stringify({ version: 1, findings: prints.map((fingerprint) => ({ fingerprint, rule: 'forwarding-loop' })) });

describe('what is reported', () => {
  test.each<readonly [string, string, string, readonly string[]]>([
    [
      'a severity that goes down',
      'rules: {}',
      'rules: { LG101: warning }',
      [`${FILE}:2:10 The severity of forwarding-loop goes down from error to warning.`],
    ],
    [
      'a rule that is switched off',
      'rules: {}',
      'rules: { LG202: off }',
      [`${FILE}:2:10 The severity of loop-guard-missing goes down from note to off.`],
    ],
    [
      'a raised severity that goes back',
      'rules: { LG202: error }',
      'rules: {}',
      [`${FILE}:1:1 The severity of loop-guard-missing goes down from error to note.`],
    ],
    [
      'fail-on',
      'fail-on: warning',
      'fail-on: error',
      [`${FILE}:2:10 fail-on goes from warning to error: less fails a run.`],
    ],
    [
      'a path that is excluded',
      'paths: { exclude: [] }',
      'paths: { exclude: ["site/**"] }',
      [`${FILE}:2:20 Files that match "site/**" are no longer read.`],
    ],
    [
      'a path that is no longer included',
      'paths: { include: ["a/**", "b/**"] }',
      'paths: { include: ["a/**"] }',
      [`${FILE}:2:20 Files that match "b/**" are no longer included.`],
    ],
    [
      'a suppression',
      'suppressions: []',
      'suppressions: [{ rule: LG101, path: "a/**", reason: reviewed }]',
      [`${FILE}:2:18 forwarding-loop in "a/**" is suppressed, without an end.`],
    ],
    [
      'a suppression that holds longer',
      'suppressions: [{ rule: LG101, reason: reviewed, expires: 2027-01-31 }]',
      'suppressions: [{ rule: LG101, reason: reviewed, expires: 2028-01-31 }]',
      [
        `${FILE}:2:18 The suppression of forwarding-loop everywhere holds longer: until 2028-01-31 instead of until 2027-01-31.`,
      ],
    ],
    [
      'a baseline that is named now',
      'rules: {}',
      'baseline: known.json',
      ['known.json:1:26 One entry is added to the baseline (forwarding-loop).'],
    ],
  ])('%s', async (_, before, after, expected) => {
    const known = { Corefile: SOUND, 'known.json': baseline('f1') };
    const said = await weakened({ ...known, [FILE]: config(before) }, { ...known, [FILE]: config(after) });
    expect(said).toEqual(expected);
    // A milder policy is reported where the base decides, too.
    const trusting = (text: string): string => config(`${text}\ntrust: base`);
    const reported = await weakened({ ...known, [FILE]: trusting(before) }, { ...known, [FILE]: trusting(after) });
    expect(reported).toEqual(expected);
    // The other way round nothing is taken away.
    expect(await weakened({ ...known, [FILE]: config(after) }, { ...known, [FILE]: config(before) })).toEqual(
      before === 'rules: { LG202: error }' ? [] : expect.not.arrayContaining([...expected]),
    );
  });

  test.each([['head'], ['base']])('an entry of the baseline, with trust: %s', async (trust) => {
    const with_ = (...prints: string[]) => ({
      Corefile: SOUND,
      [FILE]: config(`trust: ${trust}\nbaseline: known.json`),
      'known.json': baseline(...prints),
    });
    expect(await weakened(with_('a'), with_('a', 'b'))).toEqual([
      'known.json:1:71 One entry is added to the baseline (forwarding-loop).',
    ]);
    expect(await weakened(with_('a', 'b'), with_('a'))).toEqual([]);
  });

  test('a declaration of a cluster whose loss makes a loop vanish', async () => {
    const resolver = config(
      'clusters:\n  - name: c\n    resolvers: [{ name: o, addresses: [10.0.0.2], forwards: [{ zone: ".", to: [10.96.0.10] }] }]',
    );
    const head = config('clusters:\n  - name: c\n    resolvers: [{ name: o, addresses: [10.0.0.2] }]');
    expect(await weakened({ Corefile: SOUND, [FILE]: resolver }, { Corefile: SOUND, [FILE]: head })).toEqual([
      `${FILE}:3:5 What is declared of the cluster "c" changes (resolvers); declarations count like manifests.`,
    ]);
    expect(await weakened({ Corefile: SOUND, [FILE]: resolver }, { Corefile: SOUND })).toEqual([
      `${FILE}:3:5 The cluster "c" is no longer declared: what the declaration states no longer applies.`,
    ]);
    // The file is gone: the place is in the base.
    const { findings } = await judge({ [FILE]: resolver }, { Corefile: SOUND });
    expect(findings.find(({ rule }) => rule === 'policy-weakened')?.at.file.revision).toBe('base');
  });

  test('a comment', async () => {
    const line = '    forward . 10.0.0.2 # loopgate-ignore LG202 -- reviewed\n';
    expect(await weakened({ Corefile: SOUND }, { Corefile: `.:53 {\n    loop\n${line}}\n` })).toEqual([
      'Corefile:3:24 loop-guard-missing on this line is suppressed, without an end.',
    ]);
  });

  test('that policy-weakened itself is switched off, by the change that needs it', async () => {
    const after = config('rules: { LG903: off, LG101: off }');
    expect(await weakened({ Corefile: SOUND }, { Corefile: SOUND, [FILE]: after })).toEqual([
      `${FILE}:2:10 The severity of policy-weakened goes down from note to off.`,
      `${FILE}:2:22 The severity of forwarding-loop goes down from error to off.`,
    ]);
    // Where the verdict hangs on it, that is the one thing reported.
    expect(await weakened({ Corefile: SOUND }, { Corefile: LOOP, [FILE]: after })).toEqual([
      expect.stringMatching(/^\.loopgate\.yaml:2:10 This change passes by .* is not found here\.$/),
    ]);
    // Once it is merged it is off.
    expect(await weakened({ [FILE]: after }, { [FILE]: `${after}fail-on: never\n` })).toEqual([]);
  });
});

describe('a shared policy', () => {
  const extending = (ref: string): string => config(`extends: ["${ref}"]`);

  test('at another ref is reported by what it changes, where it is extended', async () => {
    const shared = { [SHARED]: config('rules: { LG202: error }'), [NEXT]: config('fail-on: never') };
    expect(await weakened({ [FILE]: extending(SHARED) }, { [FILE]: extending(NEXT) }, shared)).toEqual(
      [
        `${FILE}:2:11 The policy "${SHARED}" is extended at another ref: v2.`,
        `${FILE}:1:1 The severity of loop-guard-missing goes down from error to note.`,
      ].sort(),
    );
  });

  test('shows through what the file no longer says', async () => {
    const shared = { [SHARED]: config('rules: { LG101: off }') };
    const base = `${extending(SHARED)}rules: { LG101: error }\n`;
    expect(await weakened({ [FILE]: base }, { [FILE]: extending(SHARED) }, shared)).toEqual([
      `${FILE}:2:11 The severity of forwarding-loop goes down from error to off.`,
    ]);
  });

  test('declares the clusters of the base as well: an old loop stays an old loop', async () => {
    const shared = {
      [SHARED]: config('clusters:\n  - name: c\n    nodes: [{ name: n, os: ubuntu-24.04 }]'),
    };
    const pod = (image: string): string =>
      `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  template:\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: coredns, image: "${image}", args: [-conf, /etc/coredns/Corefile], volumeMounts: [{ name: c, mountPath: /etc/coredns }] }]\n      volumes: [{ name: c, configMap: { name: coredns } }]\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . /etc/resolv.conf\n    }\n`;
    const dns = pod('registry.k8s.io/coredns/coredns:v1.11.3');
    const report = await judge(
      { 'dns.yaml': dns, [FILE]: extending(SHARED) },
      { 'dns.yaml': dns, [FILE]: `${extending(SHARED)}fail-on: warning\n` },
      shared,
    );
    const loops = report.findings.filter(({ rule }) => rule === 'forwarding-loop');
    expect(loops.map(({ status, severity }) => [status, severity])).toEqual([['existing', 'error']]);
    expect(report.result).toBe('pass');
  });

  test('that the base names and that does not exist does not stop the change that mends it', async () => {
    const shared = { [NEXT]: config('') };
    const report = await judge({ [FILE]: extending(SHARED) }, { [FILE]: extending(NEXT), Corefile: LOOP }, shared);
    expect(report.result).toBe('fail');
    const demanding = `${extending(SHARED)}trust: base\n`;
    await expect(judge({ [FILE]: demanding }, { [FILE]: extending(NEXT) }, shared)).rejects.toThrow('does not exist');
  });
});

describe('what is broken in the base', () => {
  const named = config('baseline: known.json');

  test.each([
    ['a configuration', { [FILE]: 'version: 9\n' }],
    ['a baseline', { [FILE]: named, 'known.json': '{' }],
    ['a baseline that is missing', { [FILE]: named }],
  ])('%s does not stop the change that mends it', async (_, base) => {
    const report = await judge(base, { [FILE]: named, 'known.json': baseline(), Corefile: SOUND });
    expect(report.result).toBe('pass');
  });
});
