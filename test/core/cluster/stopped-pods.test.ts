/** Workloads that have no pods, or fewer than nodes (batch/v1 JobSpec, CronJobSpec; apps/v1 DeploymentSpec; core/v1). */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const LOOP = configMap('.:53 {\n  kubernetes cluster.local\n  forward . 10.96.0.10\n}');
const DEPLOYMENT = deployment('1.11.3');
const as = (type: string, lines = ''): string =>
  DEPLOYMENT.replace('apiVersion: apps/v1\nkind: Deployment', type).replace('spec:\n', `spec:\n${lines}`);
const TEMPLATE = DEPLOYMENT.slice(DEPLOYMENT.indexOf('    metadata:')).replace(/^ {4}/gm, '');
const head = (type: string): string => `${type}\nmetadata: { name: coredns, namespace: kube-system }\n`;
const cron = (lines: string): string =>
  `${head('apiVersion: batch/v1\nkind: CronJob')}spec:\n  schedule: "0 0 * * *"\n${lines}  jobTemplate:\n    spec:\n      template:\n${indent(TEMPLATE, 8)}\n`;

function certaintiesOf(objects: readonly string[], config?: string): readonly unknown[] {
  const files = { 'dns.yaml': objects.join('---\n'), ...(config === undefined ? {} : { '.loopgate.yaml': config }) };
  return scanTexts(files).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [certainty] : []));
}

describe('a workload', () => {
  test.each([
    ['with a pod', DEPLOYMENT, 'always'],
    ['of a Job', as('apiVersion: batch/v1\nkind: Job'), 'always'],
    ['of a CronJob', cron(''), 'always'],
    ['of no replicas', as('apiVersion: apps/v1\nkind: StatefulSet', '  replicas: 0\n'), 'assumed'],
    ['of a suspended Job', as('apiVersion: batch/v1\nkind: Job', '  suspend: true\n'), 'assumed'],
    ['of a Job without pods', as('apiVersion: batch/v1\nkind: Job', '  parallelism: 0\n'), 'assumed'],
    ['of a suspended CronJob', cron('  suspend: true\n'), 'assumed'],
    [
      'that is a template',
      `${head('apiVersion: v1\nkind: PodTemplate')}template:\n${indent(TEMPLATE, 2)}\n`,
      'assumed',
    ],
    ['that is paused', as('apiVersion: apps/v1\nkind: Deployment', '  paused: true\n'), 'assumed'],
    ['that the API refuses', DEPLOYMENT.replace(/(matchLabels: \{ )[^}]*/, '$1app: other '), 'assumed'],
    [
      'whose pods wait',
      DEPLOYMENT.replace('dnsPolicy: Default', 'dnsPolicy: Default\n      schedulingGates: [{ name: wait }]'),
      'assumed',
    ],
  ])('%s', (_, workload, expected) => {
    expect(certaintiesOf([LOOP, workload, SERVICE])).toEqual([expected]);
  });
});

describe('two objects of one name in a file', () => {
  const ends = configMap('.:53 {\n  forward . 192.0.2.1\n}', 'ends');
  const other = DEPLOYMENT.replace('configMap: { name: coredns }', 'configMap: { name: ends }');
  const patch = `${head('apiVersion: apps/v1\nkind: Deployment')}spec: { replicas: 2 }\n`;
  test.each([
    ['the last', [LOOP, ends, DEPLOYMENT, other, SERVICE], []],
    ['the last, the other way round', [LOOP, ends, other, DEPLOYMENT, SERVICE], ['always']],
    ['the first, where the last is a patch', [LOOP, ends, DEPLOYMENT, patch, SERVICE], ['always']],
  ])('%s counts', (_, objects, expected) => {
    expect(certaintiesOf(objects)).toEqual(expected);
  });
});

describe('a host port', () => {
  const published = DEPLOYMENT.replace(
    '          volumeMounts',
    '          ports: [{ containerPort: 53, hostPort: 53, protocol: UDP }]\n          volumeMounts',
  );
  const asks = configMap('.:53 {\n  forward . 192.0.2.10\n}');
  const config = (addresses: string): string =>
    `version: 1\nclusters: [{ name: a, paths: ["**"], nodes: [{ name: n, addresses: [${addresses}] }] }]\n`;
  test.each([
    ['of the only node', published, '192.0.2.10', 'always'],
    ['of one of two nodes', published, '192.0.2.10, 192.0.2.11', 'assumed'],
    ['of every node', published.replace('kind: Deployment', 'kind: DaemonSet'), '192.0.2.10, 192.0.2.11', 'always'],
    [
      'of the only node, of which nothing says that the pod is there',
      published.replace('dnsPolicy: Default', 'dnsPolicy: Default\n      nodeSelector: { role: edge }'),
      '192.0.2.10',
      'assumed',
    ],
    ['of as many nodes', published.replace('spec:\n', 'spec:\n  replicas: 2\n'), '192.0.2.10, 192.0.2.11', 'always'],
  ])('%s', (_, workload, addresses, expected) => {
    expect(certaintiesOf([asks, workload, SERVICE], config(addresses))).toEqual([expected]);
  });
});
