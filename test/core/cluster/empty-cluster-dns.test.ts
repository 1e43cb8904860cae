/** `clusterDNS: []`: pods of ClusterFirst get the node's resolver file (pkg/kubelet/network/dns/dns.go GetPodDNS, "Falling back to Default"). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const KUBELET = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n';

test.each([
  ['clusterDNS: []\n', '10.0.0.2', []],
  ['clusterDNS: []\n', '10.96.0.10', ['error LG101 dns.yaml:7:19 always fatal']],
  ['clusterDNS: [10.96.0.10]\n', '10.0.0.2', ['error LG101 dns.yaml:7:19 always fatal']],
  ['', '10.0.0.2', ['error LG101 dns.yaml:7:19 always fatal']],
])('%j beside a node that asks %s', (clusterDns, nameserver, expected) => {
  const { said } = scanTexts({
    'dns.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        forward . /etc/resolv.conf
        loop
    }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: ClusterFirst
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: ["-conf", "/etc/coredns/Corefile"]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes: [{ name: config, configMap: { name: coredns } }]
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports: [{ name: dns, port: 53, protocol: UDP }]
`,
    'node/var/lib/kubelet/config.yaml': `${KUBELET}${clusterDns}resolvConf: /etc/resolv.conf\n`,
    'node/etc/resolv.conf': `nameserver ${nameserver}\n`,
  });
  expect(said).toEqual(expected);
});
