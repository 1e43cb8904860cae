/** kube-proxy chooses among ready pods, each as often (pkg/proxy/iptables/proxier.go writeServiceToEndpointRules). */
import { describe, expect, test } from '@jest/globals';
import { traceReport } from '../../../src/judge/trace.ts';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

/** Two workloads behind one Service, of which `coredns` asks the Service and the other one ends the names. */
function filesOf(first: string, second: string): Readonly<Record<string, string>> {
  const asks = configMap('.:53 {\n  forward . 10.96.0.10\n}');
  const ends = configMap('.:53 {\n  forward . 192.0.2.1\n}', 'ends');
  const other = deployment('1.11.3').replace('metadata: { name: coredns,', 'metadata: { name: other,');
  return {
    'dns.yaml': [
      asks,
      deployment('1.11.3').replace('spec:\n', `spec:\n  ${first}\n`),
      ends,
      other
        .replace('spec:\n', `spec:\n  ${second}\n`)
        .replace('configMap: { name: coredns }', 'configMap: { name: ends }'),
      SERVICE,
    ].join('---\n'),
  };
}

function loopsOf(first: string, second: string): readonly unknown[] {
  return scanTexts(filesOf(first, second)).report.findings.flatMap(({ code, severity, certainty, probability }) =>
    code === 'LG101' ? [[severity, certainty, probability]] : [],
  );
}

describe('the share of a workload behind a Service', () => {
  test.each([
    ['', '', 0.5],
    ['replicas: 2', 'replicas: 2', 0.5],
    ['replicas: 2', 'replicas: 1', 0.666667],
    ['replicas: 2', '', 0.666667],
    ['replicas: 1', 'replicas: 3', 0.25],
  ])('%j beside %j', (first, second, share) => {
    expect(loopsOf(first, second)).toEqual([['error', 'sometimes', share]]);
  });

  test('is not said where a number of pods is not known', () => {
    expect(loopsOf('replicas: ${N}', 'replicas: 1')).toEqual([['error', 'sometimes', undefined]]);
    const { report, head } = scanTexts(filesOf('replicas: ${N}', 'replicas: 1'));
    expect(report.findings.find(({ code }) => code === 'LG101')?.message).toContain(
      'some of such queries come back and are forwarded again, by how many pods run',
    );
    const traced = traceReport(head, 'x.example', 'A', undefined);
    const [asking] = traced.entries.filter(({ server }) => server.endsWith('/coredns'));
    expect(
      asking?.outcomes.map(({ disposition, certainty, probability }) => [disposition, certainty, probability]),
    ).toEqual([
      ['loops', 'sometimes', undefined],
      ['leaves', 'sometimes', undefined],
    ]);
  });

  test.each([
    ['autoscaling/v2', 'HorizontalPodAutoscaler', 'kind: Deployment, '],
    ['keda.sh/v1alpha1', 'ScaledObject', ''],
  ])('nor where %s %s decides', (apiVersion, kind, target) => {
    const scaler = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: { name: coredns, namespace: kube-system }\nspec: { scaleTargetRef: { ${target}name: coredns } }\n`;
    const { report } = scanTexts({ ...filesOf('replicas: 2', 'replicas: 1'), 'scaler.yaml': scaler });
    expect(report.findings.filter(({ code }) => code === 'LG101').map((one) => one.probability)).toEqual([undefined]);
  });

  test('of a workload that is alone is the whole', () => {
    const files = {
      'dns.yaml':
        filesOf('replicas: ${N}', '')
          ['dns.yaml']?.split('---\n')
          .filter((one) => !/other|ends/.test(one))
          .join('---\n') ?? '',
    };
    expect(scanTexts(files).said.filter((one) => one.includes('LG101'))).toEqual([expect.stringContaining('always')]);
  });
});
