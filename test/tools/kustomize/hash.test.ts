/** Names that end in a hash of their content. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const SERVER =
  'apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10, selector: { app: dns }, ports: [{ port: 53, protocol: UDP }] }\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { app: dns } }\n  template:\n    metadata: { labels: { app: dns } }\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: coredns, image: "coredns/coredns:1.11.3", args: [-conf, /etc/coredns/Corefile], volumeMounts: [{ name: config, mountPath: /etc/coredns }] }]\n      volumes: [{ name: config, configMap: { name: made } }]\n';
const COREFILE = '.:53 {\n    loop\n    forward . 10.96.0.10\n}\n';

test.each([
  ['of its own namespace', 'namespace: kube-system', 'kube-system/Deployment/coredns'],
  ['of another namespace, which it does not find by the name with a hash', 'namespace: dns', undefined],
  ['of no namespace, which is another', 'options: {}', undefined],
])('a pod means a generated ConfigMap %s', (_, where, server) => {
  const { report } = scanTexts({
    'k/all.yaml': SERVER,
    'k/Corefile': COREFILE,
    'k/kustomization.yaml': `resources: [all.yaml]\nconfigMapGenerator:\n  - name: made\n    files: [Corefile]\n    ${where}\n`,
  });
  const loops = report.findings.filter(({ code }) => code === 'LG101');
  const pods = loops
    .flatMap(({ cycle }) => cycle ?? [])
    .flatMap(({ server: name }) => (/Deployment/.test(name) ? [name] : []));
  expect([...new Set(pods)]).toEqual(server === undefined ? [] : [server]);
});

test.each(['merge', 'replace'])(
  'what a generator does to an object that is there by %s ends in no hash',
  (behavior) => {
    const config = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: made }\ndata: { Corefile: ". { }" }\n---\n`;
    const { report } = scanTexts({
      'k/all.yaml': config + SERVER.replaceAll(', namespace: kube-system', ''),
      'k/Corefile': COREFILE,
      'k/kustomization.yaml': `resources: [all.yaml]\nconfigMapGenerator:\n  - name: made\n    files: [Corefile]\n    behavior: ${behavior}\n`,
    });
    expect(report.findings.filter(({ code }) => code === 'LG101')).toHaveLength(1);
  },
);
