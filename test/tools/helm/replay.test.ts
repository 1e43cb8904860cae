/** What helm makes of the charts that are read natively (record.mjs), held against what is read: Corefiles line by line. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readFile } from '../../../src/judge/read-file.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { joinCharts } from '../../../src/tools/helm/join.ts';

interface Made {
  readonly kind: string;
  readonly name: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly dnsPolicy?: string;
  readonly hostNetwork?: boolean;
  readonly args?: readonly string[];
  readonly image?: string;
  readonly selector?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly clusterIPs?: readonly string[];
  readonly externalIPs?: readonly string[];
  readonly ports?: readonly { readonly port: number; readonly targetPort: number; readonly protocol: string }[];
}
interface Vectors {
  readonly chart: string;
  readonly version: string;
  readonly vectors: readonly {
    readonly name: string;
    readonly release: string;
    readonly values: string;
    readonly objects: readonly Made[];
  }[];
}

/** A Service without a port number, which no cluster takes: its ports are left out here. */
const REFUSED_BY_KUBERNETES = new Set(['no port']);

for (const file of ['coredns', 'node-local-dns']) {
  const { chart, version, vectors } = JSON.parse(
    readFileSync(new URL(`vectors/${file}.json`, import.meta.url), 'utf8'),
  ) as Vectors;
  describe(chart, () => {
    for (const vector of vectors) {
      test(vector.name, () => {
        const facts = factsOf(`${chart}\n    version: ${version}`, vector.release, vector.values);
        const expected = REFUSED_BY_KUBERNETES.has(vector.name)
          ? vector.objects.map((one) => (one.kind === 'Service' ? { ...one, ports: [] } : one))
          : vector.objects;
        expect(facts.flatMap(fromFact).sort(byKind)).toEqual(expected.map(comparable).sort(byKind));
      });
    }
  });
}

/** As a helmfile states the release. */
function factsOf(chart: string, release: string, values: string): readonly Statement[] {
  const helmfile = `releases:\n  - name: ${release}\n    namespace: kube-system\n    chart: x/${chart}\n    values: [dns-values.yaml]\n`;
  const facts = [
    ...(readFile('helmfile.yaml', Buffer.from(helmfile), {})?.facts ?? []),
    ...(readFile('dns-values.yaml', Buffer.from(values), { named: true })?.facts ?? []),
  ];
  return joinCharts(facts, (path) => (path === 'dns-values.yaml' ? { path, text: values } : undefined)).value;
}

function fromFact(fact: Statement): readonly Comparable[] {
  if (fact.kind === 'config-map')
    return [
      comparable({
        kind: 'ConfigMap',
        name: fact.name,
        data: Object.fromEntries(fact.data.map((entry) => [entry.key, entry.text.text])),
      }),
    ];
  if (fact.kind === 'workload')
    return [
      comparable({
        kind: fact.workload,
        name: fact.name,
        labels: fact.labels,
        ...(fact.dnsPolicy === undefined ? {} : { dnsPolicy: fact.dnsPolicy.value }),
        hostNetwork: fact.hostNetwork,
        args: fact.containers[0]?.words.map((word) => word.value) ?? [],
        image: fact.containers[0]?.image?.value ?? '',
      }),
    ];
  if (fact.kind !== 'service') return [];
  return [
    comparable({
      kind: 'Service',
      name: fact.name,
      selector: fact.selector ?? {},
      type: fact.type,
      clusterIPs: fact.clusterIPs.map((one) => one.value),
      externalIPs: fact.externalIPs.map((one) => one.value),
      ports: fact.ports.map(({ port, targetPort, protocol }) => ({ port, targetPort: Number(targetPort), protocol })),
    }),
  ];
}

type Comparable = Readonly<Record<string, unknown>>;

function comparable(one: Made): Comparable {
  return {
    kind: one.kind,
    name: one.name,
    ...(one.data === undefined
      ? {}
      : { data: Object.fromEntries(Object.entries(one.data).map(([key, text]) => [key, routing(text)])) }),
    ...(one.args === undefined
      ? {}
      : {
          args: one.args.filter((word) => !word.startsWith('-skipteardown')),
          dnsPolicy: one.dnsPolicy,
          hostNetwork: one.hostNetwork ?? false,
          // A chart's own tag differs from version to version and is not taken.
          image: one.image?.replace(/:(?:1\.13\.1|1\.26\.7)$/, ''),
        }),
    ...(one.kind === 'Deployment' ? { labels: one.labels } : {}),
    ...(one.selector === undefined
      ? {}
      : {
          selector: one.selector,
          type: one.type ?? 'ClusterIP',
          clusterIPs: one.clusterIPs,
          externalIPs: one.externalIPs,
          // Every port once: which protocols a Service offers changes no path.
          ports: [
            ...new Map((one.ports ?? []).map(({ port, targetPort }) => [port, { port, targetPort }])).values(),
          ].sort((a, b) => a.port - b.port),
        }),
  };
}

/** Lines less their indentation, without what ends no query and changes no name. */
function routing(text: string): readonly string[] {
  return text
    .replace(/\bcache(?: \d+)? \{[^{}]*\}/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(
      (line) =>
        line !== '' && !/^(?:log$|lameduck|health :|prometheus|cache \d+$|success |denial |prefetch )/.test(line),
    );
}

function byKind(a: Comparable, b: Comparable): number {
  return String(a.kind) < String(b.kind) ? -1 : 1;
}
