import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { diffSnapshots, diffWithEffort } from '../../../src/judge/diff/diff.ts';
import type { DiffReport } from '../../../src/judge/report/diff-report.ts';
import { renderDiffJson } from '../../../src/report/diff-json.ts';
import { renderDiffMarkdown } from '../../../src/report/diff-markdown.ts';
import { renderDiffText } from '../../../src/report/diff-text.ts';
import { endingWords } from '../../../src/report/diff-words.ts';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const DEPLOYMENT = `${SERVICE}---\n${deployment('1.11.3')}`;
const cluster = (blocks: string, folder = 'deploy'): Files => ({
  [`${folder}/config.yaml`]: configMap(blocks),
  [`${folder}/server.yaml`]: DEPLOYMENT,
});
const ROOT = '.:53 {\n  errors\n  kubernetes cluster.local\n  forward . 192.0.2.53\n  loop\n}\n';
const STUB = 'corp.example.com:53 {\n  forward . 10.0.0.2 10.0.0.3 {\n    policy sequential\n  }\n}\n';

function diffOf(before: Files, after: Files): DiffReport {
  const { head, base } = scanTexts(after, before);
  if (base === undefined) throw new Error('no base');
  return diffSnapshots(base, head, 'base');
}
const reported = (report: DiffReport): readonly string[] =>
  report.changes.map(
    ({ asker, names, clientTypes: types, before, after }) =>
      `${asker}: ${types === undefined ? '' : `${JSON.stringify(types)} `}${names}: ${endingWords(before)} => ${endingWords(after)}`,
  );

describe('loopgate diff', () => {
  test('a stub domain takes its names and no others', () => {
    const report = diffOf(cluster(ROOT), cluster(ROOT + STUB));
    const change = 'corp.example.com and below: leaves to 192.0.2.53:53 => leaves to 10.0.0.2:53, then 10.0.0.3:53';
    expect(reported(report)).toEqual([`pods: ${change}`, `kube-system/Deployment/coredns: ${change}`]);
    expect(report.changes[0]?.because.map(({ at }) => at.file.path)).toEqual([
      'deploy/config.yaml',
      'deploy/config.yaml',
    ]);
    // Pods with dnsPolicy Default, nodes, and all other names of the two.
    expect(report.unchanged).toBe(4);
  });

  test('the order of upstreams counts, and which policy shares evenly does not', () => {
    const swapped = STUB.replace('10.0.0.2 10.0.0.3', '10.0.0.3 10.0.0.2');
    expect(reported(diffOf(cluster(ROOT + STUB), cluster(ROOT + swapped)))[0]).toBe(
      'pods: corp.example.com and below: leaves to 10.0.0.2:53, then 10.0.0.3:53 => leaves to 10.0.0.3:53, then 10.0.0.2:53',
    );
    const shared = (policy: string): Files => cluster(ROOT + STUB.replace('sequential', policy));
    expect(reported(diffOf(shared('random'), shared('round_robin')))).toEqual([]);
  });

  test.each([
    ['blocks in another order', cluster(ROOT + STUB), cluster(STUB + ROOT)],
    ['comments and the guard', cluster(ROOT), cluster(`# why\n${ROOT.replace('  loop\n', '  # none\n')}`)],
    ['a folder renamed', cluster(ROOT + STUB), cluster(ROOT + STUB, 'clusters/prod/dns')],
    ['one file for two', cluster(ROOT), { 'all.yaml': `${DEPLOYMENT}---\n${configMap(ROOT)}` }],
    [
      'a ConfigMap made by kustomize',
      cluster(ROOT),
      {
        'deploy/server.yaml': DEPLOYMENT,
        'deploy/Corefile': ROOT,
        'deploy/kustomization.yaml':
          'namespace: kube-system\nresources: [server.yaml]\nconfigMapGenerator:\n  - name: coredns\n    files: [Corefile]\n',
      },
    ],
    [
      'two zones of one block',
      cluster(`${ROOT}a.test b.test {\n  forward . 10.0.0.9\n}\n`),
      cluster(`${ROOT}a.test {\n  forward . 10.0.0.9\n}\nb.test {\n  forward . 10.0.0.9\n}\n`),
    ],
  ])('a refactoring is silent: %s', (_, before, after) => {
    const report = diffOf(before, after);
    expect(reported(report)).toEqual([]);
    expect(report.unproven).toEqual([]);
    expect(renderDiffText(report, { color: false })).toMatch(/^No name goes elsewhere: \d+ askers compared\.\n$/);
  });

  test('what is unknown is the same only for the same reason', () => {
    const by = (to: string): Files => cluster(ROOT.replace('192.0.2.53', to));
    expect(reported(diffOf(by('/etc/upstream.conf'), by('/etc/upstream.conf')))).toEqual([]);
    for (const [before, after] of [
      ['/etc/upstream.conf', '/etc/other.conf'],
      ['/etc/upstream.conf', '192.0.2.53'],
    ] as const) {
      const changes = reported(diffOf(by(before), by(after)));
      expect(changes.length).toBeGreaterThan(0);
      for (const one of changes) expect(one).toContain('unknown');
    }
  });

  test('a rewrite to another name is reported, also where the same server answers', () => {
    const rewritten = (to: string): Files =>
      cluster(ROOT.replace('  errors', `  rewrite name exact x.test ${to}.default.svc.cluster.local`));
    expect(reported(diffOf(rewritten('a'), rewritten('b')))[0]).toBe(
      'pods: x.test itself: answered by kube-system/Deployment/coredns as a.default.svc.cluster.local. A => ' +
        'answered by kube-system/Deployment/coredns as b.default.svc.cluster.local. A',
    );
  });

  test('query types split a set only where they matter', () => {
    const blocked = cluster(ROOT.replace('  errors', '  template IN AAAA test {\n    rcode NOERROR\n  }'));
    expect(reported(diffOf(cluster(ROOT), blocked))[0]).toBe(
      'pods: {"only":["AAAA","ANY"]} test and below: leaves to 192.0.2.53:53 => answered by kube-system/Deployment/coredns',
    );
  });

  test('names that a pattern distinguishes are no part of the others', () => {
    const pattern = ROOT.replace('  errors', '  rewrite name prefix old- new-');
    const moved = pattern.replace('rewrite name prefix old- new-', 'rewrite name prefix old- other-');
    expect(
      reported(diffOf(cluster(pattern), cluster(moved))).filter((one) => one.startsWith('pods')).length,
    ).toBeGreaterThan(0);
    for (const one of reported(diffOf(cluster(pattern), cluster(moved))))
      expect(one).toContain('names that begin with old-');
  });

  test('an asker that comes or goes has no end on the other side', () => {
    const report = diffOf(cluster(ROOT), { ...cluster(ROOT), 'edge/Corefile': '.:53 {\n  forward . 10.0.0.9\n}\n' });
    expect(reported(report)).toEqual(['edge/Corefile: every name: not there => leaves to 10.0.0.9:53']);
  });

  test('a thousand clusters of which one changed ask as many questions as that one', () => {
    const many = (count: number, blocks: string): Files =>
      Object.assign({}, ...Array.from({ length: count }, (_, i) => cluster(i === 0 ? blocks : ROOT, `c${i}`)));
    const effortOf = (count: number): number => {
      const { head, base } = scanTexts(many(count, ROOT + STUB), many(count, ROOT));
      if (base === undefined) throw new Error('no base');
      expect(head.clusters.length).toBe(count);
      return diffWithEffort(base, head, 'base').asked;
    };
    const one = effortOf(1);
    expect(one).toBeGreaterThan(0);
    expect(effortOf(60)).toBe(one);
  });

  test('of many zones those are followed that a changed block may take', () => {
    const zones = (count: number, first: string): string =>
      Array.from({ length: count }, (_, i) => `z${i}.test:53 {\n  forward . ${i === 0 ? first : '10.0.0.2'}\n}\n`).join(
        '',
      );
    const effortOf = (count: number): number => {
      const { head, base } = scanTexts(
        cluster(ROOT + zones(count, '10.0.0.9')),
        cluster(ROOT + zones(count, '10.0.0.2')),
      );
      if (base === undefined) throw new Error('no base');
      return diffWithEffort(base, head, 'base').asked;
    };
    expect(effortOf(200)).toBe(effortOf(20));
  });
});

describe('reports of a diff', () => {
  const report = diffOf(
    cluster(ROOT),
    cluster(`${ROOT}${STUB}a-zone-with-a-very-long-name-that-fills-a-line.corp.test {\n  forward . 10.0.0.9\n}\n`),
  );

  test('text fits 100 columns', () => {
    const lines = renderDiffText(report, { color: false }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(lines[0]).toBe('pods, kube-system/Deployment/coredns (cluster default)');
    expect(lines.at(-2)).toBe('2 sets of names go elsewhere; all others end as before.');
  });

  test('JSON keeps to its schema', () => {
    const schema = JSON.parse(readFileSync(new URL('../../../schema/diff.schema.json', import.meta.url), 'utf8'));
    const check = new Ajv({ strict: false }).compile(schema);
    check(JSON.parse(renderDiffJson(report)));
    expect(check.errors).toBeNull();
  });

  test('Markdown escapes what the repository says', () => {
    const hostile = diffOf(cluster(ROOT), cluster(`${ROOT}x.test {\n  forward . 10.0.0.9\n}\n`, 'a|b<script>'));
    const text = renderDiffMarkdown(hostile);
    expect(text).not.toContain('<script>');
    expect(text).toContain('## What this change does to DNS');
  });

  test.each(['^q', '(.*)', 'x', 'a.b', '^(www|api)\\.', 'corp\\.$'])(
    'a pattern that does not end in a dot is tried like any other: %s',
    (regex) => {
      const blocks = (to: string): Files => ({
        'dns/Corefile': `.:53 {\n  template IN A . {\n    match ${regex}\n    rcode NXDOMAIN\n    fallthrough\n  }\n  forward . ${to}\n}\n`,
      });
      const report = diffOf(blocks('192.0.2.53'), blocks('192.0.2.54'));
      expect(report.unproven).toEqual([]);
      expect(report.changes.length).toBeGreaterThan(0);
    },
  );

  test('what a pattern takes out of a zone is no part of what is reported of the zone', () => {
    const blocks = (to: string): Files => ({
      'dns/Corefile': `.:53 {\n  template ANY ANY . {\n    match ^q\n    rcode NXDOMAIN\n    fallthrough\n  }\n  forward . ${to}\n}\n`,
    });
    const [first] = reported(diffOf(blocks('192.0.2.53'), blocks('192.0.2.54')));
    expect(first).toContain('without names of . that match ^q');
  });

  test('after which replies the next upstream is asked is a difference', () => {
    const stub = (options: string): Files => ({
      'dns/Corefile': `.:53 {\n  forward . 10.0.0.2 10.0.0.3 {\n    policy sequential\n${options}  }\n}\n`,
    });
    expect(reported(diffOf(stub(''), stub('    failover NXDOMAIN REFUSED\n')))).toEqual([
      'dns/Corefile: every name: leaves to 10.0.0.2:53, then 10.0.0.3:53 => leaves to 10.0.0.2:53, then 10.0.0.3:53, the next one also after NXDOMAIN, REFUSED',
    ]);
    const single = (options: string): Files => ({
      'dns/Corefile': `.:53 {\n  forward . 10.0.0.2 {\n${options}  }\n}\n`,
    });
    expect(reported(diffOf(single(''), single('    failover NXDOMAIN\n')))).toEqual([]);
  });
});
