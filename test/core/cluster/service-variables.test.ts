/** Variables that the kubelet makes of Services (pkg/kubelet/envvars/envvars.go FromServices). */
import { expect, test } from '@jest/globals';
import { coreDns } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

interface Given {
  readonly upstream?: string;
  readonly service?: string;
  readonly namespace?: string;
  readonly pod?: string;
  readonly env?: string;
}

const findings = ({ upstream, service, namespace, pod, env }: Given): readonly string[] => {
  const forward = `forward . ${upstream ?? '{$KUBE_DNS_SERVICE_HOST}'}`;
  const dns = coreDns({ corefile: `.:53 {\n    ${forward}\n    loop\n}\n` })
    .replace('dnsPolicy: Default', (policy) => `${policy}\n      ${pod ?? 'enableServiceLinks: true'}`)
    .replace(/args: .*/, (args) => `${args}\n          ${env ?? 'env: []'}`)
    .replace('clusterIP: 10.96.0.10', (address) => service ?? address)
    .replace(/(?<=name: kube-dns\n {2}namespace: ).*/, (own) => namespace ?? own);
  return scanTexts({ 'all.yaml': dns }).report.findings.flatMap(({ code, certainty, assumptions = [] }) =>
    /LG101|LG305/.test(code) ? [[code, certainty, ...assumptions].join(' ')] : [],
  );
};

const LOOPS = ['LG101 assumed the Service kube-system/kube-dns is there when the pod starts'];

test.each<readonly [string, Given, readonly string[]]>([
  ['of the own Service', {}, LOOPS],
  ['with its port', { upstream: '{$KUBE_DNS_SERVICE_HOST}:{$KUBE_DNS_SERVICE_PORT}' }, LOOPS],
  ['of a port', { upstream: '{%KUBE_DNS_PORT_53_UDP_ADDR%}' }, LOOPS],
  ['where the API server chooses the address', { service: 'type: ClusterIP' }, LOOPS],
  ['of another namespace', { namespace: 'other' }, ['LG305']],
  ['of a headless Service', { service: 'clusterIP: None' }, ['LG305']],
  ['that are switched off', { pod: 'enableServiceLinks: false' }, ['LG305']],
  ['that the container states itself', { env: 'env: [{ name: KUBE_DNS_SERVICE_HOST, value: 9.9.9.9 }]' }, []],
])('variables %s', (_, given, expected) => {
  expect(findings(given).map((one) => one.trim())).toEqual(expected);
});
