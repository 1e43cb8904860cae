/** What multiplies takes from a budget: at, below and above each limit, and what is said when it is reached. Counted, never timed. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { assemble } from '../../src/core/cluster/assemble.ts';
import { partition } from '../../src/core/cluster/partition.ts';
import { newestTaking } from '../../src/core/cluster/stated-version.ts';
import { buildGraph } from '../../src/core/forwarding/graph.ts';
import { sightOf } from '../../src/core/forwarding/guard.ts';
import { nameClasses as cutNames } from '../../src/core/forwarding/names.ts';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { beyondLimit, openBudget, SCAN_LIMITS } from '../../src/core/text/budget.ts';
import { wholeFile } from '../../src/core/text/source-text.ts';
import { readers, readKubeDns } from '../../src/judge/config-readers.ts';
import { readFile } from '../../src/judge/read-file.ts';
import { loopGuardBlind } from '../../src/judge/rules/loop-guard-blind.ts';
import { nodePointsAtClusterDns } from '../../src/judge/rules/node-points-at-cluster-dns.ts';
import { readCorefile } from '../../src/languages/corefile/index.ts';
import { isFact } from '../../src/languages/shared/fragments.ts';
import { openText } from '../../src/read/documents/open-text.ts';
import { graphOfCorefiles } from '../core/forwarding/read.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

/** A ring of servers, each with a zone of its own. */
const zones = (count: number): string => {
  const onward = (i: number): string => `forward . 127.0.0.1:${((i + 1) % count) + 1}`;
  const own = times(count, (i) => `z${i}.test:${i + 1} {\n ${onward(i)}\n}\n`);
  return own + times(count, (i) => `.:${i + 1} {\n ${onward(i)}\n}\n`);
};

describe('a budget', () => {
  test('gives what is left and no more', () => {
    const budget = openBudget({ states: 10 });
    expect(budget.take('states', 9)).toBe(true);
    expect(budget.take('states', 2)).toBe(false);
    expect(budget.take('states')).toBe(true);
    expect(budget.take('states')).toBe(false);
    expect(budget.spent('states')).toBe(10);
  });
  test('is documented limit by limit', () => {
    const page = readFileSync('docs/limits.md', 'utf8');
    for (const [name, most] of Object.entries(SCAN_LIMITS))
      expect(page).toMatch(new RegExp(`^\\| \`${name}\` \\|.*\\| ${most.toLocaleString('en-US')} \\|$`, 'm'));
  });
});

describe('the simulation', () => {
  const spent = (corefile: string): number => {
    const budget = openBudget();
    const { unjudged } = simulate(graphOfCorefiles([corefile]), budget);
    expect(unjudged).toEqual([]);
    return budget.spent('states');
  };
  test('says what it does not follow, and is silent at the limit', () => {
    const graph = graphOfCorefiles([zones(10)]);
    const all = spent(zones(10));
    expect(simulate(graph, openBudget({ states: all })).unjudged).toEqual([]);
    const less = simulate(graph, openBudget({ states: all - 1 }));
    expect(less.unjudged.map(({ kind, limit }) => [kind, limit])).toEqual([['unreadable', 'states']]);
    expect(less.loops.length).toBeGreaterThan(0);
    const fewer = simulate(graph, openBudget({ states: all - 21 }));
    expect(fewer.loops.length).toBeLessThan(simulate(graph).loops.length);
  });
  test('follows ways and tells hops within their limits', () => {
    const graph = graphOfCorefiles([zones(10)]);
    for (const limit of ['edges', 'hops'] as const) {
      const said = simulate(graph, openBudget({ [limit]: 20 })).unjudged;
      expect(said.some((notice) => notice.limit === limit)).toBe(true);
    }
  });
  test('puts names that every server treats alike into one set', () => {
    const except = (names: number): string =>
      times(20, (i) => {
        const list = times(names, (j) => ` e${i}-${j}.test`);
        return `.:${i + 1} {\n forward . 127.0.0.1:${((i + 1) % 20) + 1} {\n  except${list}\n }\n}\n`;
      });
    expect(spent(except(9))).toBe(spent(except(3)));
    const { servers } = graphOfCorefiles([except(9)]).cluster;
    expect(cutNames(servers).classes.length).toBeLessThan(50);
  });
  test('asks a socket only for names that it has a block for', () => {
    const standalone = (count: number): string =>
      times(count, (i) => `z${i}.test:${i + 1} {\n forward . 127.0.0.1:${((i + 1) % count) + 1}\n}\n`);
    expect(spent(standalone(200))).toBeLessThanOrEqual(2 * spent(standalone(100)) + 10);
  });
});

describe('guards', () => {
  /** Each forwards to all of them, or to the next fifteen, by chance. */
  const clique = (count: number): string => {
    const ways = (i: number): string =>
      times(Math.min(count, 15), (j) => ` 127.0.0.1:${((count > 15 ? i + j : j) % count) + 1}`);
    return times(count, (i) => `.:${i + 1} {\n loop\n forward .${ways(i)}\n}\n`);
  };
  const follow = (limits: Parameters<typeof openBudget>[0], count = 4) => {
    const budget = openBudget(limits);
    const { cluster } = graphOfCorefiles([clique(count)]);
    const { loops, unjudged } = simulate(buildGraph(cluster, budget), budget);
    const guards = loops.map(({ guard }) => guard.verdict);
    return { guards, limits: unjudged.map(({ limit }) => limit), spent: budget.spent('probes') };
  };
  test('are followed within one budget, and what is beyond is said', () => {
    const { spent, ...all } = follow({});
    expect(all).toEqual({ guards: ['sometimes'], limits: [] });
    expect(spent).toBe(4 * 4096);
    expect(follow({ probes: spent })).toMatchObject(all);
    expect(follow({ probes: spent - 1 })).toMatchObject({ guards: ['sometimes'], limits: ['probes'] });
  });
  test('that have been seen are followed no further than their ways can end', () => {
    expect(follow({}, 120)).toEqual({ guards: ['sometimes'], limits: [], spent: 120 * 294 });
  });
  test('that stand on no loop are reported as not followed too', () => {
    // The view keeps the probe from its guard, and the ring behind goes round without it.
    const away = (i: number): string => `.:${i + 2} {\n forward .${times(3, (j) => ` 127.0.0.1:${j + 2}`)}\n}\n`;
    const { cluster } = graphOfCorefiles([
      `.:1 {\n view none {\n expr type() == 'TXT'\n }\n loop\n forward . 127.0.0.1:2\n}\n.:1 {\n forward . 127.0.0.1:2\n}\n${times(3, away)}`,
    ]);
    const found = (limits: Parameters<typeof openBudget>[0]): readonly string[] => {
      const graph = buildGraph(cluster, openBudget(limits));
      const [socket] = graph.sockets;
      const block = socket?.server.config.blocks[0];
      if (socket === undefined || block === undefined) throw new Error('no block');
      const { isOverBudget: unfollowed = false, because = '' } = sightOf(graph, socket, block);
      return [`${unfollowed}`, because];
    };
    expect(found({})).toEqual(['false', 'another server block (zone .) takes its probe']);
    expect(found({ probes: 4096 })).toEqual(found({}));
    expect(found({ probes: 4095 })[0]).toBe('true');
  });
});

test('a guard whose probe could not be followed is reported as not read, not as blind', () => {
  const { head } = scanTexts({ Corefile: '. {\n loop\n forward . 192.0.2.1\n}\n' });
  const reported = (probes: number): readonly string[] => {
    const clusters = head.clusters.map((view) => ({
      ...view,
      graph: { ...view.graph, budget: openBudget({ probes }) },
    }));
    return [...loopGuardBlind.check({ ...head, clusters }, undefined)].map(
      ({ code, severity }) => `${severity} ${code}`,
    );
  };
  expect(reported(1)).toEqual([]);
  expect(reported(0)).toEqual(['warning LG802']);
});

describe('regular expressions', () => {
  test('that are too many are not evaluated, and nothing is sure behind them', () => {
    const corefile = `. {\n${times(20, (i) => ` rewrite name regex ^[\\p{L}]{1,20}${i}$ x.test.\n`)} forward . 127.0.0.1\n}\n`;
    const { cluster } = graphOfCorefiles([corefile]);
    const budget = openBudget();
    expect(buildGraph(cluster, budget).unjudged).toEqual([]);
    const all = budget.spent('expressions');
    expect(buildGraph(cluster, openBudget({ expressions: all })).unjudged).toEqual([]);
    expect(buildGraph(cluster, openBudget({ expressions: all - 1 })).unjudged.map(({ limit }) => limit)).toEqual([
      'expressions',
    ]);
    const assumed = (limits: Parameters<typeof openBudget>[0]): readonly (readonly unknown[])[] =>
      simulate(buildGraph(cluster, openBudget(limits))).loops.map(({ assumptions }) => assumptions);
    expect(assumed({})).toEqual([[]]);
    expect(assumed({ expressions: all - 1 })).toEqual([['no regular expression that is not evaluated takes the name']]);
  });
});

describe('rewrites', () => {
  const chain = (count: number): string =>
    `. {\n${times(count, (i) => ` rewrite continue name suffix .a${i}.test .a${i + 1}.test\n`)} forward . 127.0.0.1\n}\n`;
  const follow = (count: number, limits: Parameters<typeof openBudget>[0] = {}) => {
    const budget = openBudget(limits);
    const { loops, unjudged } = simulate(buildGraph(graphOfCorefiles([chain(count)]).cluster, budget), budget);
    return { loops: loops.length, limits: unjudged.map(({ limit }) => limit), spent: budget.spent('renames') };
  };
  test('of what others made are counted, and what is beyond is said', () => {
    const { spent, ...all } = follow(20);
    expect(all.limits).toEqual([]);
    expect(spent).toBeGreaterThan(20);
    expect(follow(20, { renames: spent })).toMatchObject(all);
    expect(follow(20, { renames: spent - 1 }).limits).toEqual(['renames']);
  });
});

describe('lists', () => {
  const looked = (count: number): number => {
    const item = (i: number): string => `- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: coredns-${i}}\n`;
    const text = `apiVersion: v1\nkind: List\nitems:\n${times(count, item)}# coredns Corefile\n`;
    const { documents } = openText('l.yaml', wholeFile({ path: 'l.yaml', text }), {});
    return documents.reduce((sum, { source }) => sum + source.text.length, 0);
  };
  test('give each item its own text', () => {
    expect(looked(400)).toBeLessThan(2.2 * looked(200));
  });
  test('lead what an alias brings home', () => {
    const corefile = '. {\n        forward . 127.0.0.1\n      }';
    const text = [
      'apiVersion: v1\nkind: List\nitems:',
      `- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: a, namespace: b}\n  data:\n    Corefile: &c |\n      ${corefile}`,
      '- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: coredns, namespace: d}\n  data:\n    Corefile: *c\n',
    ].join('\n');
    const { said } = scanTexts({ 'l.yaml': text });
    expect(said.every((line) => line.includes('l.yaml:10:'))).toBe(true);
    expect(said.length).toBeGreaterThan(0);
  });
});

describe('files outside of all clusters', () => {
  test('are counted to each as long as the budget lasts', () => {
    const fact = (path: string) =>
      ({
        kind: 'config-map',
        name: 'coredns',
        namespace: 'kube-system',
        data: [{ key: 'Corefile' }],
        at: { file: { path, text: '' }, span: { start: 0, end: 0 } },
      }) as never;
    const facts = [fact('a/c.yaml'), fact('b/c.yaml'), { ...(fact('shared.yaml') as object), data: [] } as never];
    expect(partition(facts, [], openBudget({ sharedFacts: 2 })).unjudged).toEqual([]);
    const { unjudged } = partition(facts, [], openBudget({ sharedFacts: 1 }));
    expect(unjudged.map((one) => [one.limit, one.at.file.path])).toEqual([['sharedFacts', 'shared.yaml']]);
    // A server is made of it in each cluster.
    const ports = [{ containerPort: 53 }];
    const server = { ...(fact('dns.yaml') as object), kind: 'workload', containers: [{ ports }] } as never;
    const map = { ...(fact('map.yaml') as object), name: 'other' } as never;
    const beside = (one: (typeof facts)[number], sharedFacts: number) =>
      partition([...facts.slice(0, 2), one], [], openBudget({ sharedFacts })).unjudged.length;
    expect([beside(server, 80), beside(server, 79), beside(map, 80), beside(map, 79)]).toEqual([0, 1, 0, 1]);
  });
});

test('a limit is reported as what could not be read', () => {
  const at = { file: { path: 'a', text: '' }, span: { start: 0, end: 0 } };
  expect(beyondLimit('states', 'x', at)).toEqual({ kind: 'unreadable', message: 'x', at, limit: 'states' });
});

describe('kustomizations', () => {
  const map =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c, namespace: dns}\ndata:\n  a: aaaaaaaaaaaaaaaa\n  Corefile: |\n    . {\n      forward . 10.0.0.1\n    }\n';
  const select = 'select: {kind: ConfigMap, name: c}';
  test('stop where a replacement doubles what it takes', () => {
    const one = `- source: {kind: ConfigMap, name: c, fieldPath: data.a}\n  targets: [{${select}, fieldPaths: [data.a], options: {delimiter: "-", index: 99}}]\n`;
    const { said } = scanTexts({
      'kustomization.yaml': `resources: [r.yaml]\nreplacements:\n${times(60, () => one)}`,
      'r.yaml': map,
    });
    expect(said.some((line) => line.includes('LG802'))).toBe(true);
  });
  test('stop where a replacement puts a value into itself', () => {
    const one = `- source: {kind: ConfigMap, name: c, fieldPath: data}\n  targets: [{${select}, fieldPaths: [data.a], options: {create: true}}]\n`;
    const { said } = scanTexts({
      'kustomization.yaml': `resources: [r.yaml]\nreplacements:\n${times(90, () => one)}`,
      'r.yaml': map,
    });
    expect(said.some((line) => line.includes('LG802'))).toBe(true);
  });
});

test('an address of a node that its balancer gives to a Service without workload does not lead to itself for ever', () => {
  const service =
    'apiVersion: v1\nkind: Service\nmetadata: {name: dns, namespace: dns}\nspec: {type: LoadBalancer, selector: {app: nope}, ports: [{port: 53, protocol: UDP}]}\n';
  const corefile =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns, namespace: kube-system}\ndata:\n  Corefile: |\n    . {\n      forward . 10.1.1.1\n    }\n';
  const config =
    'clusters:\n  - name: c\n    paths: ["**"]\n    nodes:\n      - name: n\n        provisioner: k3s\n        addresses: [10.1.1.1]\n';
  const files = { '.loopgate.yaml': config, 'r.yaml': `${service}---\n${corefile}` };
  expect(scanTexts(files).report.result).toBe('pass');
});

describe('patterns that every name is held against', () => {
  const corefile = (count: number): string =>
    `. {\n${times(count, (i) => ` template IN A {\n  match "^(?:[a-z]+[.]){0,9}x${i}[.]"\n  fallthrough\n }\n`)} forward . 127.0.0.1\n}\n`;
  test('are counted, and what is beyond is said', () => {
    const graph = graphOfCorefiles([corefile(20)]);
    const budget = openBudget();
    expect(simulate(graph, budget).unjudged).toEqual([]);
    const all = budget.spent('tests');
    expect(all).toBeGreaterThan(20);
    expect(simulate(graph, openBudget({ tests: all })).unjudged).toEqual([]);
    expect(simulate(graph, openBudget({ tests: all - 1 })).unjudged).toMatchObject([
      { kind: 'unreadable', limit: 'tests' },
    ]);
  });
  test('cost nothing where zones lead to them', () => {
    const budget = openBudget();
    simulate(graphOfCorefiles([zones(10)]), budget);
    expect(budget.spent('tests')).toBe(0);
  });
});

describe('older versions', () => {
  test.each([
    [10, 100],
    [20_000, 8],
    [200_000, 1],
  ])('a refused text of size %d is read again at most %d times', (size, most) => {
    let reads = 0;
    const at = { file: { path: 'Corefile', text: '' }, span: { start: 0, end: 0 } };
    const refusal = { message: 'no', at };
    const read = () => {
      reads += 1;
      return { value: { blocks: [], errors: [refusal], at }, notices: [] };
    };
    expect(newestTaking(size, read, refusal)).toBeUndefined();
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(most);
  });
  test('are tried for refused texts within one budget, then the oldest alone', () => {
    const at = { file: { path: 'a', text: '' }, span: { start: 0, end: 0 } };
    const refusal = { message: 'x', at };
    const tried = (limits: Parameters<typeof openBudget>[0]) => {
      const budget = openBudget(limits);
      const versions: string[] = [];
      const read = (version: string) => {
        versions.push(version);
        return { value: { blocks: [], errors: [refusal], at }, notices: [] };
      };
      newestTaking(10, read, refusal, budget);
      return { versions, spent: budget.spent('retries') };
    };
    const { versions, spent } = tried({});
    expect(spent).toBe(10 * versions.length);
    expect(tried({ retries: spent }).versions).toEqual(versions);
    expect(tried({ retries: spent - 1 }).versions).toEqual(versions.slice(-1));
  });
  test('that are not tried are said', () => {
    const said = (limits: Parameters<typeof openBudget>[0]) => {
      const budget = openBudget(limits);
      const reading = readFile(
        'Corefile',
        Buffer.from('. {\n    forward . 192.0.2.1 {\n        policy none\n    }\n}\n'),
        {},
      );
      const { facts } = partition((reading?.facts ?? []).filter(isFact), [], budget).parts[0] ?? { facts: [] };
      const { notices } = assemble({ name: 'one', facts, budget, readKubeDns }, readers);
      const limited = notices.filter(({ limit }) => limit === 'retries').map(({ kind }) => kind);
      return { limited, spent: budget.spent('retries') };
    };
    const { limited, spent } = said({});
    expect(limited).toEqual([]);
    expect(said({ retries: spent + 1 }).limited).toEqual([]);
    expect(said({ retries: spent }).limited).toEqual([]);
    expect(said({ retries: spent - 1 }).limited).toEqual(['unreadable']);
  });
  test('networks and imports count for what they come to', () => {
    const context = { path: '/Corefile', files: new Map(), isAbsent: () => true, env: new Map(), version: '1.11.1' };
    const read = (text: string): number =>
      readCorefile(wholeFile({ path: 'Corefile', text }), context as never).value.size ?? 0;
    expect(read('10.0.0.0/9 {\n whoami\n}\n')).toBeGreaterThan(128);
    expect(read(`(a) {\n log\n}\n. {\n${times(50, () => ' import a\n')}}\n`)).toBeGreaterThan(100);
  });
});

test('a replacement that makes a field copies within the same bound as one that fills it', () => {
  const { report } = scanTexts({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n${times(
      40,
      (i) =>
        `- source: { kind: ConfigMap, name: coredns, fieldPath: data }\n  targets: [{ select: { kind: ConfigMap }, fieldPaths: [data.x${i}], options: { create: true } }]\n`,
    )}`,
    'a.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\ndata: { Corefile: ". {\\n forward . 192.0.2.1\\n}" }\n',
  });
  expect(report.result).toBe('incomplete');
  expect(report.findings.map(({ message }) => message).join()).toContain('copy too many values');
});

test('the same address of all nodes is followed once', () => {
  const nodes = (count: number): string =>
    `clusters:\n  - name: a\n    cluster-dns: [10.96.0.10]\n    nodes:\n${times(
      count,
      (i) => `      - { name: n${i}, files: { /etc/resolv.conf: { inline: "nameserver 10.96.0.10" } } }\n`,
    )}`;
  const { head } = scanTexts({ 'a.yaml': MANIFESTS, '.loopgate.yaml': nodes(8) });
  const [view] = head.clusters;
  if (view === undefined) throw new Error('there is no cluster');
  let asked = 0;
  const { compiled } = view.graph;
  const graph = {
    ...view.graph,
    compiled: {
      get: (block: Parameters<typeof compiled.get>[0]) => {
        asked += 1;
        return compiled.get(block);
      },
    } as never,
  };
  const count = (clusters: number): number => {
    asked = 0;
    const views = {
      ...view,
      graph,
      cluster: { ...view.cluster, nodeFiles: view.cluster.nodeFiles.slice(0, clusters) },
    };
    expect([...nodePointsAtClusterDns.check({ ...head, clusters: [views] }, undefined)].length).toBeLessThan(10);
    return asked;
  };
  expect(count(8)).toBe(count(1));
  expect(asked).toBeGreaterThan(0);
});

const MANIFESTS = `apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data: { Corefile: ". {\\n template IN A x\\n forward . 192.0.2.1\\n}" }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      containers: [{ name: coredns, image: "coredns/coredns:1.11.1", args: [-conf, /c/Corefile], volumeMounts: [{ name: c, mountPath: /c }] }]
      volumes: [{ name: c, configMap: { name: coredns } }]
`;
