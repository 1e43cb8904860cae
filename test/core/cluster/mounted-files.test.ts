import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';
import { base64 } from '../../support/texts.ts';

const SERVICE = `apiVersion: v1
kind: Service
metadata: {name: edge, namespace: dns}
spec:
  clusterIP: 10.96.0.53
  selector: {app: edge}
  ports: [{port: 53, protocol: UDP}]
`;
const COREFILE = '.:53 {\n  forward . 10.96.0.53\n}\n';

/** A CoreDNS with these volumes, of which `c` is mounted at /etc/coredns. */
function deployment(volume: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: edge, namespace: dns}
spec:
  template:
    metadata: {labels: {app: edge}}
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: coredns/coredns:1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{name: c, mountPath: /etc/coredns}]
      volumes:
        - {name: c, ${volume}}
`;
}
function loopsIn(volume: string, objects: string): readonly string[] {
  const files = { 'edge/dep.yaml': deployment(volume), 'edge/svc.yaml': SERVICE, 'edge/config.yaml': objects };
  return scanTexts(files).said.filter((line) => line.includes('LG101'));
}
const indented = COREFILE.replace(/^/gm, '    ');

describe('the files that a container finds in its volumes', () => {
  test('binaryData of a ConfigMap', () => {
    const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cf, namespace: dns}\nbinaryData:\n  Corefile: ${base64(COREFILE)}\n`;
    expect(loopsIn('configMap: {name: cf}', map)).toEqual(['error LG101 edge/config.yaml:5:13 always absent']);
  });
  test('data of a Secret, and not a ConfigMap of its name', () => {
    const secret = `apiVersion: v1\nkind: Secret\nmetadata: {name: cf, namespace: dns}\ndata:\n  Corefile: ${base64(COREFILE)}\n`;
    const map =
      '---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: cf, namespace: dns}\ndata: {note: ". {\\n forward . 9.9.9.9\\n}\\n"}\n';
    expect(loopsIn('secret: {secretName: cf}', secret + map)).toEqual([
      'error LG101 edge/config.yaml:5:13 always absent',
    ]);
    expect(loopsIn('configMap: {name: cf}', secret + map)).toEqual([]);
  });
  test('several ConfigMaps in one folder', () => {
    const main = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: main, namespace: dns}\ndata:\n  Corefile: |\n    import zones/*.conf\n`;
    const zones = `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: zones, namespace: dns}\ndata:\n  corp: |\n${indented}`;
    const volume =
      'projected: {sources: [{configMap: {name: main}}, {configMap: {name: zones, items: [{key: corp, path: zones/corp.conf}]}}]}';
    expect(loopsIn(volume, main + zones)).toEqual(['error LG101 edge/config.yaml:14:17 always absent']);
    const other = volume.replace('zones/corp.conf', 'zones/corp.off');
    expect(loopsIn(other, main + zones)).toEqual([]);
  });
  test('none, where another volume wants a key that its ConfigMap lacks', () => {
    const map = (name: string): string =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: dns}\ndata:\n  Corefile: |\n${indented}`;
    const beside = (items: string): string =>
      deployment('configMap: {name: cf}')
        .replace('mountPath: /etc/coredns}', 'mountPath: /etc/coredns}, {name: d, mountPath: /d}')
        .replace(/$/, `        - {name: d, configMap: {name: more, ${items}}}\n`);
    const scanned = (items: string): readonly string[] =>
      scanTexts({ 'dep.yaml': beside(items), 'svc.yaml': SERVICE, 'config.yaml': `${map('cf')}\n---\n${map('more')}` })
        .said.filter((line) => line.includes('LG101'))
        .map((line) => line.replace(/ config\S+/, ''));
    expect(scanned('items: [{key: Corefile, path: x}]')).toEqual(['error LG101 always absent']);
    expect(scanned('items: [{key: gone, path: x}]')).toEqual(['warning LG101 assumed absent']);
    expect(scanned('optional: true, items: [{key: gone, path: x}]')).toEqual(['error LG101 always absent']);
    expect(scanned('items: [{key: Corefile, path: x}, {key: gone, path: y}]')).toEqual(['error LG101 always absent']);
  });
});
