/** Who answers where a server dials an address: by where the other one listens, and what stands before it. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const NODE = 'version: 1\nclusters: [{ name: p, nodes: [{ name: default, addresses: [10.0.0.7] }] }]\n';
const loopOf = (dns: string, more: Readonly<Record<string, string>> = {}): string | undefined => {
  const found = scanTexts({ 'dns.yaml': dns, ...more }).report.findings.find(({ code }) => code === 'LG101');
  return found === undefined ? undefined : `${found.certainty}: ${found.cycle?.map(({ via }) => via).join(', ')}`;
};

describe('a pod that dials its own Service', () => {
  const SERVICE = 'always: Service kube-system/kube-dns';
  test.each([
    // Where the pod has that address.
    ['10.244.1.5', 'assumed: Service kube-system/kube-dns'],
    ['10.244.1.5 127.0.0.1', 'assumed: Service kube-system/kube-dns'],
    ['127.0.0.1 10.244.1.5', 'assumed: Service kube-system/kube-dns'],
    ['0.0.0.0', SERVICE],
    ['::', SERVICE],
    ['eth0', SERVICE],
    ['10.96.0.10', 'always: an address of its own'],
    // None of these is an address that the Service has for the pod.
    ['127.0.0.1', undefined],
    ['169.254.20.10', undefined],
    ['fe80::1', undefined],
  ])('and listens at %s', (address, expected) => {
    expect(loopOf(coreDns({ corefile: corefile(`bind ${address}\n    forward . 10.96.0.10`) }))).toBe(expected);
  });

  // A Service leads to the pod's own address, which is eth0's: the wildcard hears only the pod itself there.
  test.each<[string, boolean, string | undefined]>([
    ['bind eth0', false, SERVICE],
    ['bind eth0', true, undefined],
    ['bind eth1', false, 'assumed: Service kube-system/kube-dns'],
    ['bind eth1', true, 'assumed: Service kube-system/kube-dns'],
  ])('and listens by `%s` beside a wildcard, which asks: %s', (bind, isWildcard, expected) => {
    const [bound, wide] = isWildcard ? ['10.0.0.1', '10.96.0.10'] : ['10.96.0.10', '10.0.0.1'];
    const text = corefile(`forward . ${wide}\n}\ncorp.test:53 {\n    ${bind}\n    forward . ${bound}`);
    expect(loopOf(coreDns({ corefile: text }))).toBe(expected);
  });

  test.each([
    ['.:53', 'always'],
    ['.:54', 'assumed'],
  ])('behind which another pod listens at %s', (key, certainty) => {
    const dns = coreDns({ corefile: corefile('forward . 10.96.0.10') });
    const other = dns.replaceAll('name: coredns', 'name: other').replace('.:53 {', `${key} {`);
    const [map, workload] = other.split(/^---$/m).filter((one) => /kind: (?:ConfigMap|Deployment)/.test(one));
    expect(loopOf([dns, map, workload].join('\n---\n'))).toMatch(`${certainty}: Service kube-system/kube-dns`);
  });

  test('by a port that the Service has not comes to nobody', () => {
    expect(loopOf(coreDns({ corefile: corefile('forward . 10.96.0.10:99') }))).toBeUndefined();
  });
});

describe('a pod that dials its node', () => {
  const published = (hostIP: string): string =>
    coreDns({ corefile: corefile('forward . 10.0.0.7') }).replace(
      '{ containerPort: 53, name: dns,',
      `{ containerPort: 53, hostPort: 53, hostIP: ${hostIP}, name: dns,`,
    );
  test.each([
    ['10.0.0.7', 'always: host port 53 of kube-system/Deployment/coredns'],
    ['0.0.0.0', 'always: host port 53 of kube-system/Deployment/coredns'],
    ['10.0.0.8', undefined],
  ])('at which its port is published for %s', (hostIP, expected) => {
    expect(loopOf(published(hostIP), { '.loopgate.yaml': NODE })).toBe(expected);
  });

  test.each([
    [30053, 'always: node port 30053 of Service kube-system/kube-dns'],
    [30054, undefined],
  ])('at node port %i', (port, expected) => {
    const dns = coreDns({ corefile: corefile(`forward . 10.0.0.7:${port}`) })
      .replace('  clusterIP:', '  type: NodePort\n  clusterIP:')
      .replace('targetPort: 53 }', 'targetPort: 53, nodePort: 30053 }');
    expect(loopOf(dns, { '.loopgate.yaml': NODE })).toBe(expected);
  });

  test.each([
    [true, 'always: the address of a node of default'],
    [false, undefined],
  ])('on whose network it is: %s', (hostNetwork, expected) => {
    const dns = coreDns({ corefile: corefile('forward . 10.0.0.7'), hostNetwork });
    expect(loopOf(dns, { '.loopgate.yaml': NODE })).toBe(expected);
  });
});
