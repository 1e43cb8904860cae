/** `nodes[].files` with a kubelet's own files as texts. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const scanned = (resolver: string, path: string, text: string): readonly string[] =>
  scanTexts({
    'cm.yaml': configMap('.:53 {\n    forward . /etc/resolv.conf\n    loop\n}\n'),
    'dep.yaml': deployment('1.11.3'),
    'svc.yaml': SERVICE,
    '.loopgate.yaml': JSON.stringify({
      version: 1,
      clusters: [
        {
          name: 'c',
          nodes: [
            {
              name: 'n',
              files: {
                '/etc/resolv.conf': { inline: `nameserver ${resolver}\n` },
                '/etc/good.conf': { inline: 'nameserver 198.51.100.53\n' },
                '/etc/loop.conf': { inline: 'nameserver 127.0.0.1\n' },
                [path]: { inline: text },
              },
            },
          ],
        },
      ],
    }),
  }).report.findings.map(({ code, severity }) => `${severity} ${code}`);

const configured = (file: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ${file}\n`;

test.each([
  ['/var/lib/kubelet/config.yaml', configured],
  ['/etc/default/kubelet', (file: string) => `KUBELET_EXTRA_ARGS=--resolv-conf=${file}\n`],
])('%s names the file that counts', (path, text) => {
  expect(scanned('127.0.0.1', path, text('/etc/good.conf'))).toEqual([]);
  expect(scanned('198.51.100.53', path, text('/etc/loop.conf'))).toEqual(['error LG101']);
});
