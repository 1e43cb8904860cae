/** A relative `-conf` counts from where a container says that its program is started. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const LOOP = '. {\n    import parts/*.conf\n}\n';
const PART = 'forward . 127.0.0.1\n';
const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => one.includes('LG101'));

describe('a container started in a directory of its own', () => {
  const pod = (directory: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: dns, namespace: kube-system }
spec:
  template:
    spec:
      containers:
        - name: dns
          image: coredns/coredns:1.15.0
          ${directory}
          args: [-conf, Corefile]
          volumeMounts: [{ name: c, mountPath: /etc/dns }, { name: p, mountPath: /etc/dns/parts }]
      volumes: [{ name: c, configMap: { name: dns } }, { name: p, configMap: { name: parts } }]
`;
  const map = (name: string, key: string, text: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: kube-system }\ndata:\n  ${key}: |\n${text.replaceAll(/^/gm, '    ')}\n`;
  const of = (directory: string) => ({
    'd.yaml': pod(directory),
    'm.yaml': map('dns', 'Corefile', LOOP),
    'p.yaml': map('parts', 'a.conf', PART),
  });
  test('reads its Corefile there (workingDir)', () => {
    expect(loops(of('workingDir: /etc/dns'))).toEqual(['error LG101 p.yaml:6:15 always absent']);
    expect(scanTexts(of('workingDir: /etc/dns')).head.clusters[0]?.cluster.servers.map(({ id }) => id)).toEqual([
      'kube-system/Deployment/dns',
    ]);
  });
  test('and elsewhere does not find it', () => {
    expect(scanTexts(of('workingDir: /opt')).head.clusters[0]?.cluster.servers.map(({ id }) => id)).not.toContain(
      'kube-system/Deployment/dns',
    );
  });
  test('in Compose (working_dir)', () => {
    const compose = (directory: string): string =>
      `services:\n  dns:\n    image: coredns/coredns:1.15.0\n${directory}    command: [-conf, ./Corefile]\n    volumes: ["./c:/etc/dns"]\n`;
    const files = { 'c/Corefile': LOOP, 'c/parts/a.conf': PART };
    const servers = (directory: string): readonly (string | undefined)[] =>
      scanTexts({ ...files, 'compose.yaml': compose(directory) }).head.clusters.flatMap(({ cluster }) =>
        cluster.servers.map(({ id }) => id),
      );
    expect(servers('    working_dir: /etc/dns\n')).toEqual(['compose/Service/dns']);
    expect(servers('')).not.toContain('compose/Service/dns');
  });
});
