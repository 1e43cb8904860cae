/**
 * Records what helm makes of charts with the values of `cases.mjs`: `node test/tools/helm/record.mjs HELM CHARTS`, where CHARTS
 * holds folders `coredns` (coredns/helm charts/coredns) and `node-local-dns` (deliveryhero/helm-charts). The charts are not
 * ours and stay outside. The vectors are what `replay.test.ts` holds the native reading against.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { cases } from './cases.mjs';

const [helm = 'helm', charts = '.'] = process.argv.slice(2);
for (const [chart, list] of Object.entries(cases)) {
  const version = parse(execFileSync(helm, ['show', 'chart', join(charts, chart)], { encoding: 'utf8' })).version;
  const vectors = list.map(({ name, release = 'dns', values }) => {
    const text = execFileSync(helm, ['template', release, join(charts, chart), '--namespace', 'kube-system', '--values', '-'], {
      input: values,
      encoding: 'utf8',
    });
    const objects = parseAllDocuments(text)
      .map((document) => document.toJS())
      .filter((object) => /^(?:ConfigMap|Deployment|DaemonSet|Service)$/.test(object?.kind ?? ''))
      // One for metrics is asked for no names.
      .filter(({ spec }) => spec?.ports?.every((one) => one.name === 'metrics') !== true);
    return { name, release, values, objects: objects.map(relevant) };
  });
  writeFileSync(new URL(`vectors/${chart}.json`, import.meta.url), `${JSON.stringify({ chart, version, vectors }, null, 1)}\n`);
  process.stdout.write(`${chart} ${version}: ${vectors.length}\n`);
}

/** What decides where names go. */
function relevant({ kind, metadata, data, spec }) {
  const pod = spec?.template?.spec;
  return {
    kind,
    name: metadata.name,
    ...(data === undefined ? {} : { data }),
    ...(pod === undefined
      ? {}
      : {
          labels: spec.template.metadata?.labels,
          dnsPolicy: pod.dnsPolicy,
          hostNetwork: pod.hostNetwork,
          args: pod.containers[0].args,
          image: pod.containers[0].image,
        }),
    ...(kind === 'Service'
      ? {
          selector: spec.selector,
          type: spec.type,
          clusterIPs: spec.clusterIPs ?? (spec.clusterIP === undefined ? [] : [spec.clusterIP]),
          externalIPs: [...(spec.loadBalancerIP === undefined ? [] : [spec.loadBalancerIP]), ...(spec.externalIPs ?? [])],
          ports: (spec.ports ?? []).map(({ port, targetPort, protocol }) => ({ port, targetPort, protocol })),
        }
      : {}),
  };
}
