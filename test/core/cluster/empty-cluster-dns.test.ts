/** `clusterDNS: []`: pods of ClusterFirst get the node's resolver file (pkg/kubelet/network/dns/dns.go GetPodDNS, "Falling back to Default"). */
import { expect, test } from '@jest/globals';
import { coreDns } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const KUBELET = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n';

test.each([
  ['clusterDNS: []\n', '10.0.0.2', []],
  ['clusterDNS: []\n', '10.96.0.10', ['error LG101 dns.yaml:9:19 always fatal']],
  ['clusterDNS: [10.96.0.10]\n', '10.0.0.2', ['error LG101 dns.yaml:9:19 always fatal']],
  ['', '10.0.0.2', ['error LG101 dns.yaml:9:19 always fatal']],
])('%j beside a node that asks %s', (clusterDns, nameserver, expected) => {
  const { said } = scanTexts({
    'dns.yaml': coreDns({
      corefile: '.:53 {\n    forward . /etc/resolv.conf\n    loop\n}\n',
      dnsPolicy: 'ClusterFirst',
    }),
    'node/var/lib/kubelet/config.yaml': `${KUBELET}${clusterDns}resolvConf: /etc/resolv.conf\n`,
    'node/etc/resolv.conf': `nameserver ${nameserver}\n`,
  });
  expect(said).toEqual(expected);
});
