/** A kubelet's resolver file by a name that says nothing of resolv.conf. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const at = (to: string, files: (line: string) => Files): Files => files(`nameserver ${to}\n`);
const unit = (environment: string): string => `[Service]\n${environment}\nExecStart=/usr/local/bin/k3s server\n`;

test.each<readonly [string, (line: string) => Files]>([
  [
    "a unit's environment",
    (line) => ({
      'etc/systemd/system/k3s.service': unit('Environment=K3S_RESOLV_CONF=/etc/k.conf'),
      'etc/k.conf': line,
    }),
  ],
  [
    "a unit's file of variables",
    (line) => ({
      'etc/systemd/system/k3s.service': unit('EnvironmentFile=-/etc/systemd/system/k3s.service.env'),
      'etc/systemd/system/k3s.service.env': 'K3S_RESOLV_CONF=/etc/k.conf\n',
      'etc/k.conf': line,
    }),
  ],
  [
    'a play',
    (line) => ({
      'play.yml':
        '- hosts: k3s\n  tasks:\n  - copy: { src: files/ns, dest: /etc/k.conf }\n  - copy: { content: "resolv-conf: /etc/k.conf", dest: /etc/rancher/k3s/config.yaml }\n',
      'files/ns': line,
    }),
  ],
  [
    'a play in place',
    (line) => ({
      'play.yml': `- hosts: k3s\n  tasks:\n  - copy: { content: "${line.trim()}\\n", dest: /etc/k.conf }\n  - copy: { content: "resolv-conf: /etc/k.conf", dest: /etc/rancher/k3s/config.yaml }\n`,
    }),
  ],
  [
    'a script',
    (line) => ({
      'up.sh': `echo "resolv-conf: /etc/k.conf" > /etc/rancher/k3s/config.yaml\necho ${line.trim()} > /etc/k.conf\ncurl -sfL https://get.k3s.io | sh -\n`,
    }),
  ],
  [
    'the default of k3s',
    (line) => ({ 'etc/rancher/k3s/config.yaml': 'cluster-dns: 10.43.0.10\n', 'etc/resolv.conf': line }),
  ],
  [
    'the default of k3s with a subnet',
    (line) => ({ 'etc/rancher/k3s/config.yaml': 'service-cidr: 10.43.0.0/16\n', 'etc/resolv.conf': line }),
  ],
])('by %s', (_, files) => {
  const { report } = scanTexts(at('10.43.0.10', files), at('192.0.2.53', files));
  expect(report.findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code)).toEqual(['LG304']);
});
