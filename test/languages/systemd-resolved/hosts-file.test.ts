/** Played with systemd-resolved 252: A of a name in the node's hosts file is answered from it, AAAA is NODATA, TXT is forwarded (resolved.conf(5), ReadEtcHosts=). */
import { expect, test } from '@jest/globals';
import { traceReport } from '../../../src/judge/trace.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const daemonSet = `apiVersion: v1
kind: ConfigMap
metadata: { name: node-local-dns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        bind 169.254.20.10
        forward . /etc/resolv.conf
    }
---
apiVersion: apps/v1
kind: DaemonSet
metadata: { name: node-local-dns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: node-local-dns } }
  template:
    metadata: { labels: { k8s-app: node-local-dns } }
    spec:
      hostNetwork: true
      dnsPolicy: Default
      containers:
        - name: node-cache
          image: registry.k8s.io/dns/k8s-dns-node-cache:1.26.4
          args: [-localip, 169.254.20.10, -conf, /etc/Corefile, -upstreamsvc, kube-dns-upstream]
          volumeMounts: [{ name: c, mountPath: /etc/coredns }]
      volumes:
        - name: c
          configMap: { name: node-local-dns, items: [{ key: Corefile, path: Corefile.base }] }
---
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
clusterDNS: [169.254.20.10]
clusterDomain: cluster.local
resolvConf: /etc/resolv.conf
`;
const nodes = (hosts: string, setting: string): string => `version: 1
clusters:
  - name: x
    service-cidrs: [10.96.0.0/12]
    nodes:
      - name: default
        os: ubuntu-24.04
        addresses: [192.0.2.10]
        files:
          /etc/systemd/resolved.conf: { inline: "[Resolve]\\nDNS=169.254.20.10\\n${setting}" }
          /etc/hosts: { inline: ${JSON.stringify(hosts)} }
`;
const HOSTS =
  '127.0.0.1 localhost\n192.0.2.99\thost.example.org  Other.example.org # here.example.org\nnone.example.org\n';

test.each([
  ['host.example.org', 'A', '', 'answered always'],
  ['host.example.org', 'AAAA', '', 'answered always'],
  ['other.example.org', 'A', '', 'answered always'],
  ['host.example.org', 'TXT', '', 'loops always'],
  ['here.example.org', 'A', '', 'loops always'],
  ['none.example.org', 'A', '', 'loops always'],
  ['host.example.org', 'A', 'ReadEtcHosts=no\\n', 'loops always'],
])('%s %s %s', (name, type, setting, expected) => {
  const { head } = scanTexts({ 'nl.yaml': daemonSet, '.loopgate.yaml': nodes(HOSTS, setting) });
  const outcomes = traceReport(head, name, type, undefined).entries.flatMap((entry) => entry.outcomes);
  expect([...new Set(outcomes.map((one) => `${one.disposition} ${one.certainty}`))]).toEqual([expected]);
});
