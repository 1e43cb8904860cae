import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const map = (file: string): string => `resource "kubernetes_config_map_v1_data" "coredns" {
  metadata {
    name      = "coredns"
    namespace = "kube-system"
  }
  data = {
    Corefile = file("${file}")
  }
}
`;
const SERVICE = `apiVersion: v1
kind: Service
metadata: {name: kube-dns, namespace: kube-system}
spec: {clusterIP: 10.96.0.10, selector: {k8s-app: kube-dns}, ports: [{port: 53, protocol: UDP}]}
`;
const COREFILE = '. {\n  kubernetes cluster.local\n  forward . 10.96.0.10\n}\n';
const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({ 'svc.yaml': SERVICE, ...files }).report.findings.flatMap(({ code, server, at }) =>
    code === 'LG101' ? [`${server} ${at.file.path}`] : [],
  );

describe("a ConfigMap of Terraform's that is made of a file", () => {
  test.each([
    ['beside it', '$' + '{path.module}/files/Corefile', 'tf/files/Corefile'],
    ['by its path alone', 'files/Corefile', 'tf/files/Corefile'],
    ['in another folder', '$' + '{path.module}/../dns/Corefile', 'dns/Corefile'],
  ])('%s', (_, written, path) => {
    expect(loops({ 'tf/dns.tf': map(written), [path]: COREFILE })).toEqual([`kube-system/ConfigMap/coredns ${path}`]);
    expect(loops({ 'tf/dns.tf': map(written), [path]: COREFILE.replace('96', '97') })).toEqual([]);
  });
  test('a file that is not there, or lies outside, is nothing', () => {
    expect(loops({ 'dns.tf': map('../Corefile'), Corefile: COREFILE })).toEqual([]);
    expect(loops({ 'tf/dns.tf': map('none') })).toEqual([]);
  });
  test("what an application's settings are made of gives no note", () => {
    const tf = map('app.conf')
      .replaceAll('coredns', 'app')
      .replace('Corefile', '"app.conf"')
      .replace('kube-system', 'app');
    const more = tf.replace('  data = {\n', '  data = {\n    port = var.port\n');
    expect(scanTexts({ 'svc.yaml': SERVICE, 'forward.tf': `# forward\n${more}` }).said).toEqual([]);
    const about = scanTexts({ 'svc.yaml': SERVICE, 'dns.tf': map('none') }).said;
    expect(about).toEqual(['note LG801 dns.tf:7:16']);
  });
});
