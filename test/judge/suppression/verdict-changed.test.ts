/** LG903 as a warning: a change of the policy under which passes what would have failed under the base's. */
import { describe, expect, test } from '@jest/globals';
import { renderComment } from '../../../src/report/comment.ts';
import { renderMarkdown } from '../../../src/report/markdown.ts';
import { deployment, configMap as MAP, SERVICE } from '../../support/manifests.ts';
import { judge } from './judged.ts';

const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    loop\n    forward . 127.0.0.1\n}\n';
const FILE = '.loopgate.yaml';
const config = (text: string): string => `version: 1\n${text}\n`;
const VIP = '.:53 {\n    loop\n    forward . 10.96.0.10\n}\n';
const SERVED = (corefile: string): string => `${MAP(corefile)}---\n${deployment('1.11.3')}`;
const OFFICE = (back: string): string =>
  `clusters:\n  - name: c\n    resolvers: [{ name: o, addresses: [10.0.0.2], forwards: [{ zone: ".", to: [${back}] }] }]`;
const NODE = (file: string): string =>
  `clusters:\n  - name: c\n    nodes: [{ name: n, os: debian-12, files: { /etc/resolv.conf: ${file} } }]`;

const EXPECTED = (to: string): string =>
  `expectations: [{ names: corp.example, from: pods, goes: leaves, to: [${to}] }]`;

type Texts = Readonly<Record<string, string>>;
interface Story {
  readonly base: Texts;
  readonly head: Texts;
  readonly policy: readonly [string, string];
  /** Undefined where it is not to be reported. */
  readonly reported: string | undefined;
}
const served = (corefile: string): Texts => ({ 'a/dns.yaml': SERVED(corefile), 'b/service.yaml': SERVICE });

const STORIES: Readonly<Record<string, Story>> = {
  'a suppression': {
    base: { Corefile: SOUND },
    head: { Corefile: LOOP },
    policy: ['rules: {}', 'suppressions: [{ rule: LG101, reason: reviewed }]'],
    reported: 'is suppressed here',
  },
  'an expectation that is taken away': {
    base: served(SOUND),
    head: served(SOUND.replace('10.0.0.2', '10.0.0.3')),
    policy: [EXPECTED('10.0.0.2'), 'rules: {}'],
    reported: 'is not found here',
  },
  'an expectation that is widened': {
    base: served(SOUND),
    head: served(SOUND.replace('10.0.0.2', '10.0.0.3')),
    policy: [EXPECTED('10.0.0.2'), EXPECTED('10.0.0.2, 10.0.0.3')],
    reported: 'is not found here',
  },
  'an expectation of what did not change': {
    base: served(SOUND),
    head: served(SOUND.replace('loop', 'loop\n    cache')),
    policy: [EXPECTED('10.0.0.2'), 'rules: {}'],
    reported: undefined,
  },
  'a severity': {
    base: { Corefile: SOUND },
    head: { Corefile: LOOP },
    policy: ['rules: {}', 'rules: { LG101: warning}'],
    reported: 'is a warning here',
  },
  'a rule that is switched off': {
    base: { Corefile: SOUND },
    head: { Corefile: LOOP },
    policy: ['rules: {}', 'rules: { LG101: off}'],
    reported: 'is not found here',
  },
  'the threshold': {
    base: { Corefile: SOUND },
    head: { Corefile: LOOP },
    policy: ['rules: {}', 'fail-on: never'],
    reported: 'is an error here',
  },
  'an excluded path': {
    base: { 'site/Corefile': SOUND, Corefile: SOUND },
    head: { 'site/Corefile': LOOP, Corefile: SOUND },
    policy: ['rules: {}', 'paths: { exclude: ["site/**"] }'],
    reported: 'is not found here',
  },
  'a path that is no longer included': {
    base: { 'site/Corefile': SOUND, 'more/Corefile': SOUND },
    head: { 'site/Corefile': LOOP, 'more/Corefile': SOUND },
    policy: ['paths: { include: ["site/**", "more/**"] }', 'paths: { include: ["more/**"] }'],
    reported: 'is not found here',
  },
  'another address of the cluster DNS': {
    base: { 'dns.yaml': MAP(SOUND) },
    head: { 'dns.yaml': MAP(VIP) },
    policy: [
      'clusters: [{ name: c, cluster-dns: [10.96.0.10] }]',
      'clusters: [{ name: c, cluster-dns: [10.99.0.10] }]',
    ],
    reported: 'is not found here',
  },
  'another range of Services': {
    base: { 'dns.yaml': MAP(SOUND) },
    head: { 'dns.yaml': MAP(VIP) },
    policy: [
      'clusters: [{ name: c, service-cidrs: [10.96.0.0/12] }]',
      'clusters: [{ name: c, service-cidrs: [10.112.0.0/16] }]',
    ],
    reported: 'is not found here',
  },
  'a cluster that is cut in two': {
    base: served(SOUND),
    head: served(VIP),
    policy: [
      'clusters: [{ name: c, paths: ["**"] }]',
      'clusters: [{ name: a, paths: ["a/**"] }, { name: b, paths: ["b/**"] }]',
    ],
    reported: 'is not found here',
  },
  'a cluster that is declared first of all': {
    base: { 'dns.yaml': `${SERVED(SOUND)}---\n${SERVICE}`, 'other.yaml': 'kind: A\n' },
    head: { 'dns.yaml': SERVED(VIP), 'b.yaml': SERVICE, 'other.yaml': 'kind: A\n' },
    policy: ['rules: {}', 'clusters: [{ name: a, paths: ["dns.yaml"] }, { name: b, paths: ["b.yaml"] }]'],
    reported: 'is not found here',
  },
  'a resolver that led back': {
    base: { 'dns.yaml': `${SERVED(SOUND.replace('10.0.0.2', '10.0.0.9'))}---\n${SERVICE}` },
    head: { 'dns.yaml': `${SERVED(SOUND)}---\n${SERVICE}` },
    policy: [OFFICE('10.96.0.10'), OFFICE('10.9.9.9')],
    reported: 'is not found here',
  },
  'a file of the nodes, deleted with its declaration': {
    base: {
      'dns.yaml': `${SERVED(SOUND)}---\n${SERVICE}`,
      'infra/resolv.txt': 'nameserver 10.96.0.10\n',
    },
    head: { 'dns.yaml': `${SERVED(SOUND.replace('10.0.0.2', '/etc/resolv.conf'))}---\n${SERVICE}` },
    policy: [NODE('infra/resolv.txt'), 'clusters: [{ name: c }]'],
    reported: 'here',
  },
  'a suppression of what the base has too': {
    base: { Corefile: LOOP },
    head: { Corefile: LOOP },
    policy: ['rules: {}', 'suppressions: [{ rule: LG101, reason: reviewed }]'],
    reported: undefined,
  },
  'a suppression of what fails all the same': {
    base: { Corefile: SOUND },
    head: { Corefile: LOOP },
    policy: ['rules: {}', 'suppressions: [{ rule: LG101, path: "a/**", reason: reviewed }]'],
    reported: undefined,
  },
  'a policy that becomes stricter': {
    base: { Corefile: SOUND },
    head: { Corefile: LOOP },
    policy: ['fail-on: never', 'fail-on: error'],
    reported: undefined,
  },
};

describe('reported as a warning is', () => {
  test.each(Object.entries(STORIES))('%s', async (_, { base, head, policy: [before, after], reported }) => {
    for (const trust of ['head', 'base']) {
      const report = await judge(
        { ...base, [FILE]: config(`${before}\ntrust: ${trust}`) },
        { ...head, [FILE]: config(`${after}\ntrust: ${trust}`) },
      );
      const warned = report.findings.filter(({ rule, severity }) => rule === 'policy-weakened' && severity !== 'note');
      if (report.result === 'fail' || reported === undefined) {
        // What the base's policy still catches fails; then nothing is passed by.
        expect([trust, reported === undefined || trust === 'base']).toEqual([trust, true]);
        expect(warned).toEqual([]);
        continue;
      }
      expect(warned.map(({ status, code }) => [status, code])).toEqual([['new', 'LG903']]);
      expect(warned[0]?.message).toMatch(/(?:forwarding-loop \(LG101\)|expectation-broken \(LG501\)) at /);
      expect(warned[0]?.message).toContain(reported);
      // What was taken away is reported with it, and not once more.
      expect(report.findings.filter(({ rule }) => rule === 'policy-weakened')).toHaveLength(1);
      expect(renderMarkdown(report)).toMatch(/^## ⚠️ /);
      expect(renderComment(report, { category: 'c' })).not.toContain('✅');
    }
  });

  test.each<readonly [string, Texts, Texts]>([
    [
      'a comment',
      { Corefile: SOUND },
      { Corefile: `.:53 {\n    loop\n    forward . 127.0.0.1 # loopgate-ignore LG101 -- reviewed\n}\n` },
    ],
    [
      'the whole configuration, deleted',
      { Corefile: SOUND, [FILE]: config('rules: { LG202: error }') },
      { Corefile: `${SOUND}a.test:54 {\n    forward . 10.0.0.3\n}\n` },
    ],
    [
      'an entry of the baseline',
      { Corefile: SOUND, [FILE]: config('baseline: known.json'), 'known.json': '{"version":1,"findings":[]}' },
      {
        Corefile: '.:53 {\n    loop\n    forward . 127.0.0.1\n}\n',
        [FILE]: config('baseline: known.json'),
        'known.json': 'ENTRY',
      },
    ],
  ])('%s', async (_, base, head) => {
    let files = head;
    if (head['known.json'] !== undefined) {
      const found = await judge(base, { ...head, 'known.json': base['known.json'] ?? '' });
      const findings = found.findings.map(({ fingerprint, rule }) => ({ fingerprint, rule }));
      files = { ...head, 'known.json': JSON.stringify({ version: 1, findings }) };
    }
    const report = await judge(base, files);
    expect(report.result).toBe('pass');
    const said = report.findings.filter(({ rule }) => rule === 'policy-weakened');
    expect(said.map(({ severity }) => severity)).toEqual(['warning']);
  });

  const IGNORED = '    # loopgate-ignore LG101 -- reviewed\n    forward . 10.96.0.10\n';
  const block = (zone: string, body: string): string => `${zone}:53 {\n${body}}\n`;
  const root = block('.', '    forward . 192.0.2.1\n');
  const cluster = (corefile: string): Texts => ({ 'dns.yaml': `${SERVED(corefile)}---\n${SERVICE}` });
  const lab = (corefile: string): string =>
    MAP(corefile).replace('name: coredns, namespace: kube-system', 'name: lab, namespace: lab');
  test.each<readonly [string, Texts, Texts]>([
    [
      'from another block',
      cluster(root + block('lab.test', IGNORED)),
      cluster(block('.', IGNORED) + block('lab.test', '    forward . 192.0.2.1\n')),
    ],
    [
      'to one more block',
      cluster(root + block('lab.test', IGNORED)),
      cluster(block('.', IGNORED) + block('lab.test', IGNORED)),
    ],
    [
      'from the head of the file',
      { 'dns.yaml': `# loopgate-ignore LG101 -- reviewed\n${cluster(root)['dns.yaml']}` },
      cluster(block('.', IGNORED)),
    ],
    [
      'from another file',
      { ...cluster(root), 'lab.yaml': lab(block('.', IGNORED.replace('10.96.0.10', '127.0.0.1'))) },
      { ...cluster(block('.', IGNORED)), 'lab.yaml': lab(root) },
    ],
    [
      'of a whole file',
      {
        ...cluster(root),
        'lab.yaml': `# loopgate-ignore-file LG101 -- reviewed\n${lab(block('.', '    forward . 127.0.0.1\n'))}`,
      },
      {
        'dns.yaml': `# loopgate-ignore-file LG101 -- reviewed\n${cluster(block('.', '    forward . 10.96.0.10\n'))['dns.yaml']}`,
        'lab.yaml': lab(root),
      },
    ],
  ])('a comment that moves %s', async (_, base, head) => {
    const report = await judge(base, head);
    const said = report.findings.filter(({ rule }) => rule === 'policy-weakened');
    expect(said.map(({ severity }) => severity)).toEqual(['warning']);
    const trusting = { [FILE]: config('trust: base') };
    expect((await judge({ ...base, ...trusting }, { ...head, ...trusting })).result).toBe('fail');
  });

  test('not where a comment moves with what it stands at', async () => {
    const base = cluster(root + block('lab.test', IGNORED));
    const text =
      cluster(`b.test:53 {\n    forward . 192.0.2.2\n}\n${block('lab.test', IGNORED)}${root}`)['dns.yaml'] ?? '';
    const report = await judge(base, { 'moved/other.yaml': text });
    expect(report.findings.filter(({ rule }) => rule === 'policy-weakened')).toEqual([]);
  });

  test('also where the change switches policy-weakened off', async () => {
    const off = config('rules: { LG101: off, LG201: off, LG903: off }');
    const report = await judge({ Corefile: SOUND }, { Corefile: LOOP, [FILE]: off });
    expect(report.findings.map(({ code, severity }) => [code, severity])).toContainEqual(['LG903', 'warning']);
  });
});
