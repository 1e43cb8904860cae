/** What many files share is read once, distinguished only where that decides something, and bounded where it multiplies. */

import { describe, expect, test } from '@jest/globals';
import { profilesOf } from '../../src/core/cluster/default-addresses.ts';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { openBudget, spendAgain, spending } from '../../src/core/text/budget.ts';
import { check } from '../../src/judge/check.ts';
import { type FixesOf, withFixes } from '../../src/judge/fixes/index.ts';
import { judgeParts } from '../../src/judge/judged.ts';
import { readDocument, readFile } from '../../src/judge/read-file.ts';
import type { Statement } from '../../src/languages/shared/fragments.ts';
import { includedTasks, MAX_INCLUDED_FACTS } from '../../src/tools/ansible/place.ts';
import { joinKustomizations } from '../../src/tools/kustomize/build.ts';
import { graphOfCorefiles } from '../core/forwarding/read.ts';
import { callsOf, growthOf, LINEAR } from '../support/counted-work.ts';
import { configMap, deployment } from '../support/manifests.ts';
import { inputOf, scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

/** Overlays that each make a ConfigMap of one Corefile. */
const overlays = (count: number): Readonly<Record<string, string>> => ({
  'shared/Corefile': '. {\n  loop\n  forward . /etc/resolv.conf\n}\n',
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `o${index}/kustomization.yaml`,
      'configMapGenerator:\n- { name: coredns, namespace: kube-system, files: [../shared/Corefile] }\n',
    ]),
  ),
});

describe('a Corefile of many overlays', () => {
  test('is read once', () => {
    const read = (count: number): number => callsOf(['convert'], () => scanTexts(overlays(count))).convert ?? 0;
    expect(read(8)).toBe(read(2));
  });
  test('that tells each server what it would tell it alone', () => {
    const servers = scanTexts(overlays(3)).head.clusters.flatMap(({ cluster }) => cluster.servers);
    const [first, ...others] = servers.flatMap(({ config }) => config.blocks);
    expect(others).toEqual([first, first]);
    for (const other of others) expect(other).not.toBe(first);
  });
  test('is judged for as many as are bounded, and for others that is said', () => {
    const files = overlays(4);
    const facts = Object.entries(files).flatMap(
      ([path, text]): readonly Statement[] => readFile(path, Buffer.from(text), {})?.facts ?? [],
    );
    const join = (builtServers: number) => {
      const read = (path: string) => (files[path] === undefined ? undefined : { path, text: files[path] });
      const joined = joinKustomizations(facts, { read, factsOf: readDocument, budget: openBudget({ builtServers }) });
      const limits = joined.notices
        .filter(({ limit }) => limit !== undefined)
        .map(({ limit, at }) => [limit, at.file.path]);
      return { limits, maps: joined.facts.filter(({ kind }) => kind === 'config-map').length };
    };
    expect(join(5)).toEqual({ limits: [], maps: 4 });
    expect(join(4)).toEqual({ limits: [], maps: 4 });
    expect(join(3)).toEqual({ limits: [['builtServers', 'o3/kustomization.yaml']], maps: 3 });
  });
});

describe('what pools of nodes and clusters have in common', () => {
  const DNS = {
    'dns.yaml': `${configMap('.:53 {\n    forward . /etc/resolv.conf\n}\n')}---\n${deployment('1.11.3')}`,
    'kubelet.yaml':
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n',
  };
  const group = (index: number): string =>
    `---\napiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: { name: g${index} }\nspec: { image: ubuntu-24.04, role: Node }\n`;
  test('is asked once of pools that pods see alike', () => {
    const asked = (count: number): Readonly<Record<string, number>> =>
      callsOf(['podResolver', 'kubeletDns', 'contestedIn'], () => scanTexts({ ...DNS, 'g.yaml': times(count, group) }));
    expect(asked(40)).toEqual({ podResolver: 1, kubeletDns: 1, contestedIn: 1 });
  });
  const clusters = (count: number): Readonly<Record<string, string>> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}/dns.yaml`, DNS['dns.yaml']]));
  test('is made once where facts from outside of all clusters state the pools, and anew where a cluster states more', () => {
    const groups = times(3, group);
    const beside = { 'a.yaml': DNS['kubelet.yaml'], 'g.yaml': groups };
    const made = (files: Readonly<Record<string, string>>) =>
      callsOf(['makePool', 'inheritedView'], () => scanTexts({ ...beside, ...files }));
    expect(made(clusters(2))).toEqual({ makePool: 3, inheritedView: 3 });
    expect(made(clusters(8))).toEqual({ makePool: 3, inheritedView: 3 });
    const kubelet = DNS['kubelet.yaml'].replace('/etc/resolv.conf', '/run/systemd/resolve/resolv.conf');
    const own = { ...clusters(8), 'c0/kubelet.yaml': kubelet };
    expect(made(own)).toEqual({ makePool: 6, inheritedView: 6 });
    const loops = scanTexts({ ...beside, ...own }).said.filter((one) => !one.startsWith('note'));
    expect(loops).toEqual(
      Array.from({ length: 7 }, (_, index) => `warning LG101 c${index + 1}/dns.yaml:7:19 assumed absent`),
    );
  });
  test('is looked up once where many state one provisioner', () => {
    const at = { file: { path: 'a.yaml', text: '' }, span: { start: 0, end: 0 } };
    const stated = ['kops', 'kops', 'k3s', 'kops', 'nobody', 'nobody'].map((value) => ({ value, at }));
    const looked = callsOf(['findProvisioner'], () => {
      expect([...profilesOf(stated).keys()]).toEqual(['kops', 'k3s']);
    });
    expect(looked).toEqual({ findProvisioner: 3 });
  });
  test('is asked once of objects that every cluster may have', () => {
    const app = deployment('1.0').replaceAll('coredns', 'app').replaceAll('-conf', '-x');
    const asked = (count: number): number => {
      const calls = (files: Readonly<Record<string, string>>) =>
        callsOf(['confOf', 'bareContainer'], () => scanTexts(files));
      const { confOf = 0, bareContainer = 0 } = calls({ ...clusters(count), 'app.yaml': app });
      const alone = calls(clusters(count));
      return confOf + bareContainer - (alone.confOf ?? 0) - (alone.bareContainer ?? 0);
    };
    expect(asked(2)).toBeGreaterThan(0);
    expect(asked(8)).toBe(asked(2));
  });
});

test('zones that lead nowhere back are one set of names, however many there are', () => {
  const spent = (count: number): number => {
    const ring = (port: number, to: number): string =>
      `${times(count, (i) => `z${i}.test:${port} {\n forward . 192.0.2.${i % 250}\n}\n`)}.:${port} {\n forward . 127.0.0.1:${to}\n}\n`;
    const budget = openBudget();
    const { loops } = simulate(graphOfCorefiles([ring(1, 2) + ring(2, 1)]), budget);
    expect(loops.map(({ names }) => names.cuts.map(({ under, except }) => [under, except.length]))).toEqual([
      [['.', count]],
    ]);
    return budget.spent('states');
  };
  expect(spent(40)).toBe(spent(10));
});

test('four times the Services with as many pods that all have the same labels but one are four times the work', () => {
  const scan = (count: number): void => {
    const labels = (i: number): string => `{ app: dns, tier: a, id: n${i} }`;
    const pod = (i: number): string => `---
apiVersion: v1
kind: Pod
metadata: { name: p${i}, labels: ${labels(i)} }
spec: { containers: [{ name: dns, image: coredns/coredns:1.11.1, args: [-conf, /c/Corefile], volumeMounts: [{ name: c, mountPath: /c }] }], volumes: [{ name: c, configMap: { name: c } }] }
---
apiVersion: v1
kind: Service
metadata: { name: s${i} }
spec: { clusterIP: 10.96.${i >> 8}.${i & 255}, selector: ${labels(i)}, ports: [{ port: 53, protocol: UDP }] }
`;
    const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: c }\ndata: { Corefile: ". { whoami }" }\n';
    scanTexts({ 'a.yaml': map + times(count, pod) });
  };
  expect(growthOf(scan, 12)).toBeLessThan(LINEAR);
});

test('lists of tasks that are included are read up to a bound, each as often as it is included', () => {
  const at = { file: { path: 'site.yml', text: '' }, span: { start: 0, end: 0 } };
  const include = (when: string) => ({ kind: 'ansible/task-include', path: 't.yml', folder: '', by: { when }, at });
  const link = { kind: 'node-link', path: '/etc/resolv.conf', target: '/a', at, by: {} } as const;
  const join = (count: number) => {
    let readings = 0;
    const factsOf = () => {
      readings += 1;
      return { value: Array.from({ length: count / 2 }, () => link), notices: [] };
    };
    const read = (path: string) => ({ path, text: '- command: echo\n' });
    const { value, notices } = includedTasks([include('a'), include('b')] as readonly Statement[], { read, factsOf });
    return { readings, stated: value.length, said: notices.map(({ unread }) => unread) };
  };
  const bound = MAX_INCLUDED_FACTS;
  expect(join(bound - 2)).toEqual({ readings: 1, stated: bound - 2, said: [] });
  expect(join(bound)).toEqual({ readings: 1, stated: bound, said: [] });
  expect(join(bound + 2)).toEqual({ readings: 1, stated: bound / 2 + 1, said: ['bound'] });
});

test('zones that a server answers alike are one set of names', () => {
  const spent = (count: number): number => {
    const ring = (port: number, to: number): string =>
      `.:${port} {\n${times(count, (i) => ` template IN A z${i}.test {\n  rcode NXDOMAIN\n }\n`)} forward . 127.0.0.1:${to}\n}\n`;
    const budget = openBudget();
    const { loops } = simulate(graphOfCorefiles([ring(1, 2) + ring(2, 1)]), budget);
    expect(loops.length).toBeGreaterThan(0);
    return budget.spent('states');
  };
  expect(spent(40)).toBe(spent(10));
});

test('guards that are gone are put back in one judging, and in halves where one cannot be', () => {
  const corefile = (count: number, guard: string): string =>
    times(count, (index) => `z${index}.test {\n${guard}  forward . 10.0.0.1\n}\n`);
  const proofs = (files: (guard: string) => Readonly<Record<string, string>>, odd?: string) => {
    const input = inputOf(files(''), files('  loop\n'));
    const checked = check(input);
    // Bytes that are no text cannot be written back.
    const read = (path: string): Buffer | undefined => (path === odd ? Buffer.from([0xff]) : input.tree.read(path));
    let { report } = checked;
    const { lookBack } = callsOf(['lookBack'], () => {
      report = withFixes({ ...input, tree: { ...input.tree, read } }, checked, 'shown');
    });
    return { mended: report.findings.filter(({ fix }) => fix !== undefined).length, judged: lookBack };
  };
  const one = (count: number) => proofs((guard) => ({ Corefile: corefile(count, guard) }));
  expect(one(5)).toEqual({ mended: 5, judged: 1 });
  expect(one(60)).toEqual({ mended: 60, judged: 1 });
  const two = (count: number) =>
    proofs((guard) => ({ 'a/Corefile': corefile(count, guard), 'b/Corefile': corefile(1, guard) }), 'b/Corefile');
  expect(two(7)).toEqual({ mended: 7, judged: 3 });
  expect(two(31)).toEqual({ mended: 31, judged: 5 });
});

test('a helmfile is read once, however many of its releases have values in it', () => {
  const scan = (count: number): number => {
    const release = (i: number): string =>
      `- name: r${i}\n  namespace: kube-system\n  chart: coredns/coredns\n  version: 1.29.0\n  values:\n  - servers: [{ zones: [{ zone: . }], port: 53, plugins: [{ name: forward, parameters: . 192.0.2.${i} }] }]\n`;
    const run = (): void => {
      const { head } = scanTexts({ 'helmfile.yaml': `releases:\n${times(count, release)}` });
      expect(head.clusters.flatMap(({ cluster }) => cluster.servers)).toHaveLength(count);
    };
    return callsOf(['readYaml'], run).readYaml ?? 0;
  };
  expect(scan(12)).toBe(scan(3));
});

describe('what a change does not touch', () => {
  const looping = (port: number): string => `.:${port} {\n  forward . 127.0.0.1:${port}\n}\n`;
  const clusters = (count: number, change = ''): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `c${index}/dns.yaml`,
        `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${looping(53).replace(/^/gm, '    ')}${index === 0 ? change : ''}`,
      ]),
    );
  const proofsOf = (files: Readonly<Record<string, string>>, which: FixesOf): number => {
    const input = inputOf(files);
    const checked = check(input);
    return callsOf(['assemble'], () => withFixes(input, checked, which)).assemble ?? 0;
  };
  test('is not judged again to prove that change', () => {
    const judged = (count: number): number => proofsOf(clusters(count), 'all');
    const proofs = judged(20);
    expect(proofs).toBeGreaterThan(0);
    expect(judged(40)).toBe(proofs);
  });
  test('is not judged again for what asks for a choice, where that is not shown', () => {
    expect(proofsOf(clusters(7), 'shown')).toBe(0);
  });
  test('is reported as if it had been', () => {
    const before = check(inputOf(clusters(3)));
    const changed = inputOf(clusters(3, '    # changed\n'));
    const [again, anew] = [check({ ...changed, earlier: before }), check(changed)];
    expect(again.report).toEqual(anew.report);
    const [first, second] = again.head.clusters;
    expect(first?.graph.sockets).not.toBe(before.head.clusters[0]?.graph.sockets);
    expect(second?.graph.sockets).toBe(before.head.clusters[1]?.graph.sockets);
    expect(second?.graph.budget).not.toBe(before.head.clusters[1]?.graph.budget);
  });
  test('is not judged again in the base, which says the same of it', () => {
    const input = inputOf(clusters(3, '    # changed\n'), clusters(3));
    let checked = check(input);
    const calls = callsOf(['assemble', 'simulate'], () => {
      checked = check(input);
    });
    expect(calls).toEqual({ assemble: 4, simulate: 4 });
    expect(checked.report.findings.map(({ status }) => status)).toEqual(['existing', 'existing', 'existing']);
    expect(checked.base?.clusters.map(({ cluster }) => cluster.name)).toEqual(['c0', 'c1', 'c2']);
  });
  test('is judged again where a file that it asks for is there in only one of both', () => {
    const { head } = scanTexts({
      'compose.yaml':
        'services:\n  dns:\n    image: coredns/coredns\n    command: -conf /etc/coredns/Corefile\n    volumes: [./conf:/etc/coredns:ro]\n',
      'conf/Corefile': '.:53 {\n    import more.conf\n    forward . 192.0.2.1\n}\n',
    });
    const { judged } = head;
    const parts = judged?.parts.map(({ part }) => part) ?? [];
    const again = (isAbsent: boolean): boolean =>
      judgeParts(parts, openBudget(), () => isAbsent, judged).parts.every(
        ({ assembled }, index) => assembled === judged?.parts[index]?.assembled,
      );
    expect(judged?.parts.flatMap(({ assembled }) => [...assembled.absent])).toEqual([['conf/more.conf', false]]);
    expect([again(true), again(false)]).toEqual([false, true]);
  });
  test('is judged again where something was left out before for want of budget', () => {
    const budget = openBudget({ states: 1 });
    expect(budget.take('states', 2)).toBe(false);
    expect(budget.isExceeded()).toBe(true);
    expect(openBudget().isExceeded()).toBe(false);
  });
  test('is counted as if it had been judged', () => {
    const budget = openBudget({ states: 5 });
    const { value, spent } = spending(budget, () => budget.take('states', 3));
    expect([value, [...spent]]).toEqual([true, [['states', 3]]]);
    expect(spendAgain(budget, spent)).toBe(false);
    const other = openBudget({ states: 5 });
    expect(spendAgain(other, spent)).toBe(true);
    expect(other.spent('states')).toBe(3);
  });
});

test('a server block that listens at many ports is distinguished once', () => {
  const mentions = (count: number): number =>
    callsOf(['distinctionsOf'], () =>
      simulate(graphOfCorefiles([`${times(count, (i) => `.:${1024 + i} `)}{\n forward . 127.0.0.1:1024\n}\n`])),
    ).distinctionsOf ?? 0;
  expect(mentions(40)).toBe(mentions(10));
});

test('servers that heed replies look each up once', () => {
  const ring = (count: number): string =>
    times(
      count,
      (i) =>
        `.:${1024 + i} {\n alternate SERVFAIL . 127.0.0.1:${1024 + ((i + 1) % count)}\n forward . 127.0.0.1:${1024 + ((i + 2) % count)}\n}\n`,
    );
  const looks = (count: number): number =>
    callsOf(['runBlock'], () => simulate(graphOfCorefiles([ring(count)]))).runBlock ?? 0;
  // Not as often as there are ways of twelve hops.
  expect(looks(100)).toBeLessThan(100 * 2 * 40);
});

test('references to objects of layers upon layers are found by what is added to their names', () => {
  const layers = (count: number): Readonly<Record<string, string>> => {
    const files: Record<string, string> = {
      'l0/kustomization.yaml': 'resources: [dns.yaml]\n',
      'l0/dns.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: c }\ndata: { Corefile: ". {\\n forward . 127.0.0.1\\n}\\n" }\n---\napiVersion: v1\nkind: Pod\nmetadata: { name: p }\nspec: { containers: [{ name: a, image: coredns }], volumes: [{ name: v, configMap: { name: c } }] }\n',
    };
    for (let level = 1; level <= count; level += 1)
      for (const side of ['a', 'b'])
        files[`l${level}${side}/kustomization.yaml`] =
          `namePrefix: ${side}-\nresources: [${level === 1 ? '../l0' : `../l${level - 1}a, ../l${level - 1}b`}]\n`;
    return files;
  };
  const compared = (levels: number): number => {
    const files = layers(levels);
    const facts = Object.entries(files).flatMap(
      ([path, text]): readonly Statement[] => readFile(path, Buffer.from(text), {})?.facts ?? [],
    );
    const read = (path: string) => (files[path] === undefined ? undefined : { path, text: files[path] });
    return callsOf(['belongs'], () => joinKustomizations(facts, { read, factsOf: readDocument })).belongs ?? 0;
  };
  const before = compared(4);
  expect(before).toBeGreaterThan(0);
  // Four times the objects.
  expect(compared(6) / before).toBeLessThan(LINEAR);
});

test('new binary files are not decoded', () => {
  const decoded = (count: number): unknown => {
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${index}.rpm`, 'RPM \0\0\0 0123456789']),
    );
    return callsOf(['decode', 'sourceFile'], () => scanTexts({ ...overlays(1), ...files }, overlays(1)));
  };
  expect(decoded(9)).toEqual(decoded(1));
});
