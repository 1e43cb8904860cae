/** Texts that somebody fills in first: nothing is said of them that is not certain, and nothing twice. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../acceptance/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const linesOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.map((line) => line.split(' ').slice(0, 2).join(' '));
const filled = (up: string): string => coreDns({ corefile: corefile(`forward . ${up}`) });

describe('an upstream that is filled in', () => {
  test.each([
    ['ytt', '(@= data.values.upstream @)'],
    ['blanks inside the braces', '$' + '{ UPSTREAM }'],
    ['at signs', '@UPSTREAM@'],
  ])('by %s is not known, and no error of CoreDNS', (_, up) => {
    expect(linesOf({ 'coredns.yaml': filled(up) })).toEqual(['note LG305']);
  });

  test('makes one note with whatever else is filled in there', () => {
    const text = coreDns({ corefile: corefile('{{ more_plugins }}\n    forward . {{ upstream }}') });
    expect(linesOf({ 'roles/dns/templates/coredns.yaml.j2': text })).toEqual(['note LG305']);
  });
});

describe('ytt', () => {
  const deployment = (lines: string): string =>
    filled('192.0.2.53').replace('      dnsPolicy: Default\n', lines.replace(/^(?=.)/gm, '      '));

  test('a value that it puts in is not absent', () => {
    const unset = scanTexts({ 'coredns.yaml': filled('/etc/resolv.conf').replace('dnsPolicy: Default', 'dnsPolicy:') });
    const policy = deployment('dnsPolicy: #@ data.values.policy\n').replace('192.0.2.53', '/etc/resolv.conf');
    expect(unset.said.some((line) => line.startsWith('error LG101'))).toBe(true);
    expect(scanTexts({ 'coredns.yaml': policy }).said.filter((line) => /^(?:error|warning)/.test(line))).toEqual([]);
  });

  test.each([
    ['over several lines', '#@ if data.values.dns:\n', '#@ end\n'],
    ['of the document below', '#@ if/end data.values.dns:\n---\n', ''],
    ['of a function', '#@ def objects():\n', '#@ end\n'],
  ])('a condition %s is an assumption', (_, before, behind) => {
    const loop = filled('10.96.0.10');
    const { report } = scanTexts({ 'coredns.yaml': before + loop + behind });
    const [found] = report.findings.filter(({ code }) => code === 'LG101');
    expect([found?.severity, found?.certainty]).toEqual(['warning', 'assumed']);
    const [plain] = scanTexts({ 'coredns.yaml': loop }).report.findings;
    expect([plain?.severity, plain?.certainty]).toEqual(['error', 'always']);
  });

  test('is not what a comment of YAML says', () => {
    const { report } = scanTexts({ 'coredns.yaml': `# @ if only\n#@\n${filled('10.96.0.10')}` });
    expect(report.findings.map(({ certainty }) => certainty)).toContain('always');
  });
});

test('user data of several parts is no YAML, whatever the file is called', () => {
  const text = `Content-Type: multipart/mixed; boundary="//"
MIME-Version: 1.0

--//
Content-Type: application/node.eks.aws

---
apiVersion: node.eks.aws/v1alpha1
kind: NodeConfig
spec: {kubelet: {config: {clusterDNS: [172.20.0.10]}}}

--//--
`;
  expect(linesOf({ 'user-data.yaml': text })).toEqual([]);
});

test('another name for a variable makes no finding new', () => {
  const template = (name: string, plugins: string): string =>
    coreDns({ corefile: corefile(`{{ ${plugins} }}\n    forward . 192.0.2.53`) }).replace(
      '  Corefile: |',
      `  more: {{ ${name} }}\n  Corefile: |`,
    );
  const path = 'roles/dns/templates/coredns.yaml.j2';
  const { report } = scanTexts({ [path]: template('a', 'b') }, { [path]: template('c', 'd') });
  expect(new Set(report.findings.map(({ status }) => status))).toEqual(new Set(['existing']));
  expect(report.findings.map(({ code }) => code)).toContain('LG801');
  expect(report.fixed).toEqual([]);
});

test('a version that is filled in states none', () => {
  const kubeadm =
    'apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\ndns: { imageTag: "{{ .Values.dns }}" }\n';
  const map = coreDns({ corefile: corefile('forward . 192.0.2.53') }).split('---\n')[0] as string;
  expect(linesOf({ 'a.yaml': map, 'k.yaml': kubeadm }).filter((line) => line.includes('LG401'))).toEqual([]);
  const old = kubeadm.replace('{{ .Values.dns }}', 'v1.2.0');
  expect(linesOf({ 'a.yaml': map, 'k.yaml': old })).toContain('error LG401');
});

test('a list that a template writes is one', () => {
  const config = (value: string): string =>
    `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS:${value}\nclusterDomain: {{ .Values.domain }}\n`;
  expect(linesOf({ 'files/kubelet.yaml': config('\n  {{- . | toYaml | nindent 6 }}') })).not.toContain('warning LG303');
  expect(linesOf({ 'files/kubelet.yaml': config(' "{{ .Values.dns }}"') })).not.toContain('warning LG303');
  expect(linesOf({ 'files/kubelet.yaml': config(' 10.96.0.10') })).toContain('warning LG303');
});

test('no word of a sentence is a secret', () => {
  const values = '# Neither a file nor a folder; or, (perhaps) both.\npassword: hunter22\n';
  const { report } = scanTexts({
    'app/kustomization.yaml':
      'resources: [absent, coredns.yaml]\nsecretGenerator: [{ name: v, files: [values.yaml] }]\n',
    'app/values.yaml': values,
    'app/coredns.yaml': filled('192.0.2.53'),
  });
  const [found] = report.findings.filter(({ code }) => code === 'LG802');
  expect(found?.message).toMatch(/^`absent` is neither a file nor a folder/);
});

test('a zone that a condition in the line brings answers only where it holds', () => {
  const text = (zone: string): string =>
    `{% set domain = "x" %}\n. {\n    kubernetes cluster.local ${zone} {\n        fallthrough in-addr.arpa ip6.arpa\n    }\n    forward . 192.0.2.53\n    loop\n}\n`;
  const codes = (zone: string): readonly string[] =>
    scanTexts({ 'Corefile.j2': text(zone) })
      .report.findings.filter(({ severity }) => severity !== 'note')
      .map(({ code }) => code);
  expect(codes('{%- if not forwarding %} . {%- endif %}')).toEqual([]);
  expect(codes('.')).toEqual(['LG203']);
});

test('lines and values that begin with what Terraform fills in do not hide the rest', () => {
  const kubelet = (resolvConf: string): Readonly<Record<string, string>> => ({
    'kubelet.yaml': `kind: KubeletConfiguration\napiVersion: kubelet.config.k8s.io/v1beta1\nclusterDNS:\${cluster_dns}\n\${gates == "" ? "" : "featureGates"}\nresolvConf: ${resolvConf}\n`,
  });
  const { said } = scanTexts(kubelet('/etc/resolv.conf'), kubelet('/run/systemd/resolve/resolv.conf'));
  expect(said.map((one) => one.split(':', 2).join(':'))).toEqual([
    'existing note LG802 kubelet.yaml:3',
    'warning LG305 kubelet.yaml:5',
  ]);
});

test('a line within a Corefile that Terraform fills in may hold the guard', () => {
  const map = (line: string): Readonly<Record<string, string>> => ({
    'coredns.yaml.tftpl': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n${line}\n        forward . 192.0.2.53\n    }\n`,
  });
  const { report } = scanTexts(map('${plugins}'), map('        loop'));
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(report.findings.filter(({ severity }) => severity === 'warning')).not.toEqual([]);
});
