/** Templates through the whole pipeline: what is proven, what is assumed, and what is left open. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const PATH = 'addons/coredns.yaml.tmpl';

/** A ConfigMap with the lines of one server block, its workload with these lines in the pod, and the Service. */
function addon(lines: readonly string[], pod: readonly string[] = ['dnsPolicy: Default']): string {
  return [
    '# {{ .Title }}',
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata: { name: coredns, namespace: kube-system }',
    'data:',
    '  Corefile: |',
    '    .:53 {',
    ...lines.map((line) => `        ${line}`),
    '    }',
    '---',
    'apiVersion: apps/v1',
    'kind: Deployment',
    'metadata: { name: coredns, namespace: kube-system }',
    'spec:',
    '  replicas: {{ .Replicas }}',
    '  template:',
    '    metadata: { labels: { k8s-app: kube-dns } }',
    '    spec:',
    ...pod.map((line) => `      ${line}`),
    '      containers:',
    '      - name: coredns',
    '        image: {{ .Image }}',
    '        args: [-conf, /etc/coredns/Corefile]',
    '        volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
    '      volumes: [{ name: config, configMap: { name: coredns } }]',
    '---',
    'apiVersion: v1',
    'kind: Service',
    'metadata: { name: kube-dns, namespace: kube-system }',
    'spec:',
    '  clusterIP: 10.96.0.10',
    '  sessionAffinity: {{ .Affinity }}',
    '  selector: { k8s-app: kube-dns }',
    '  ports: [{ name: dns, port: 53, protocol: UDP }]',
    '',
  ].join('\n');
}
/** Without the note that a template is read before it is rendered, which every one of them has once. */
const scanTemplates: typeof scanTexts = (...asked) => {
  const seen = scanTexts(...asked);
  return { ...seen, said: seen.said.filter((line) => !line.startsWith('note LG802 ')) };
};
const said = (lines: readonly string[], pod?: readonly string[]): readonly string[] =>
  scanTemplates({ [PATH]: addon(lines, pod) }).said;
const assumed = (lines: readonly string[], pod?: readonly string[]): readonly string[] =>
  scanTemplates({ [PATH]: addon(lines, pod) }).report.findings.flatMap((one) => one.assumptions);

const ITSELF = 'forward . 10.96.0.10';
const AWAY = 'forward . 192.0.2.53';
const FILE = 'forward . /etc/resolv.conf';

describe('a Corefile', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['to itself', [ITSELF, 'loop'], [`error LG101 ${PATH}:8:19 always fatal`]],
    ['to itself, unguarded', [ITSELF], [`error LG101 ${PATH}:8:19 always absent`]],
    ['away', [AWAY, 'loop'], []],
    ['away, unguarded', [AWAY], [`note LG202 ${PATH}:7:5`]],
    ['a guard that may be brought', [AWAY, '{{ .Plugins | indent 8 }}'], [`note LG801 ${PATH}:9:9`]],
    ['a guard under a condition', [AWAY, '{{ if .Guard }}', 'loop', '{{ end }}'], []],
    ['a condition', ['{{ if .A }}', ITSELF, '{{ end }}', 'loop'], [`warning LG101 ${PATH}:9:19 assumed fatal`]],
    [
      'a guard under the condition of the loop',
      ['{{ if .A }}', ITSELF, 'loop', '{{ end }}'],
      [`warning LG101 ${PATH}:9:19 assumed fatal`],
    ],
    [
      'a guard under another condition',
      ['{{ if .A }}', ITSELF, '{{ end }}', '{{ if .B }}', 'loop', '{{ end }}'],
      [`warning LG101 ${PATH}:9:19 assumed sometimes`],
    ],
    [
      'behind a forward under a condition',
      ['{{ if .A }}', AWAY, '{{ end }}', ITSELF, 'loop'],
      [`warning LG101 ${PATH}:11:19 assumed fatal`],
    ],
    [
      'an upstream under a condition',
      ['forward . {{ if .A }} 192.0.2.53 {{ else }} 10.96.0.10 {{ end }}', 'loop'],
      [`warning LG101 ${PATH}:8:53 assumed sometimes`],
    ],
    [
      'an answer under a condition',
      ['{{ if .A }}', 'template ANY ANY {', '    rcode NXDOMAIN', '}', '{{ end }}', ITSELF, 'loop'],
      [`warning LG101 ${PATH}:13:19 assumed fatal`],
    ],
  ])('%s', (_, lines, expected) => expect(said(lines)).toEqual(expected));

  test('the condition is named with its place', () => {
    expect(assumed(['{{ if eq .A "x" }}', AWAY, '{{ else }}', ITSELF, '{{ end }}', 'loop'])).toEqual([
      `the template's condition \`eq .A "x"\` at line 8 of ${PATH} does not hold`,
    ]);
  });
  test('CoreDNS refuses nothing that is still to be filled in', () => {
    expect(said(['forwrad . {{ .A }}', 'loop']).filter((one) => one.includes('LG401'))).toEqual([]);
  });
});

describe('a pod', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['without a policy', ['restartPolicy: Always'], [`error LG101 ${PATH}:8:19 always fatal`]],
    ['whose policy is filled in', ['dnsPolicy: {{ .Policy }}'], []],
    ['whose policy is filled in, in quotes', ['dnsPolicy: "{{ .Policy }}"'], []],
    ['whose policy may be brought', ['{{ .Pod | nindent 6 }}'], []],
    [
      'whose policy stands under a condition',
      ['{{ if .A }}', 'dnsPolicy: ClusterFirst', '{{ end }}'],
      [`warning LG101 ${PATH}:8:19 assumed fatal`],
    ],
    [
      'with other keys under conditions',
      ['{{ if .A }}', 'nodeSelector: {{ .B }}', '{{ end }}'],
      [`error LG101 ${PATH}:8:19 always fatal`],
    ],
    ['with a condition on the line', ['{{ if .A }}dnsPolicy: Default{{ end }}'], []],
  ])('%s', (_, pod, expected) =>
    expect(said([FILE, 'loop'], pod).filter((one) => !one.startsWith('note'))).toEqual(expected),
  );
  test('with a hostNetwork that is filled in is taken to have a network of its own', () => {
    const kubelet =
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/stub-resolv.conf\nmaxPods: {{ .Max }}\n';
    const text = addon([FILE, 'loop'], ['dnsPolicy: Default', 'hostNetwork: {{ .HostNetwork }}']);
    const { said: lines, report } = scanTemplates({ [PATH]: text, 'addons/kubelet.yaml.tmpl': kubelet });
    expect(lines).toEqual([`warning LG101 ${PATH}:8:19 assumed fatal`]);
    expect(report.findings[0]?.assumptions).toEqual([
      'the template gives the pod its own network, without hostNetwork',
    ]);
  });
});

describe('compared with a base', () => {
  const removed = (before: readonly string[], after: readonly string[]): readonly string[] =>
    scanTemplates({ [PATH]: addon(after) }, { [PATH]: addon(before) }).said.filter((one) => one.includes('LG201'));
  test('a guard that leaves a template is reported', () => {
    expect(removed([AWAY, 'loop'], [AWAY])).toEqual([`error LG201 ${PATH}:7:5`]);
  });
  test('a guard that an expression may bring is not', () => {
    expect(removed([AWAY, 'loop'], [AWAY, '{{ include "plugins" . | nindent 8 }}'])).toEqual([]);
  });
  test('a guard that is now under a condition is not', () => {
    expect(removed([AWAY, 'loop'], [AWAY, '{{ if .Guard }}', 'loop', '{{ end }}'])).toEqual([]);
  });
});

describe('other objects', () => {
  test('the same labels are reported by the same expression', () => {
    const text = addon([ITSELF, 'loop'])
      .replace('labels: { k8s-app: kube-dns }', 'labels: {{- include "l" . | nindent 8 }}')
      .replace('selector: { k8s-app: kube-dns }', 'selector:\n{{ include "l" . | indent 4 }}');
    expect(text).toContain('metadata: { labels: {{');
    const other = text.replace(
      'metadata: { labels: {{- include "l" . | nindent 8 }} }',
      'metadata:\n      labels:\n        {{- include "l" . | nindent 8 }}',
    );
    expect(scanTemplates({ [PATH]: other }).said).toEqual([`error LG101 ${PATH}:8:19 always fatal`]);
    expect(scanTemplates({ [PATH]: other.replace('{{ include "l"', '{{ include "m"') }).said).toEqual([]);
  });
  test("a kubelet's file as one branch has it", () => {
    const kubelet = (path: string): string =>
      `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n{% if own is defined %}\nresolvConf: {{ own }}\n{% else %}\nresolvConf: ${path}\n{% endif %}\nclusterDNS:\n{% for one in dns %}\n- {{ one }}\n{% endfor %}\n`;
    const { said: lines, report } = scanTemplates({
      'roles/node/templates/kubelet.yaml.j2': kubelet('/run/systemd/resolve/stub-resolv.conf'),
    });
    expect(lines).toEqual(['note LG301 roles/node/templates/kubelet.yaml.j2:6:13']);
    expect(report.findings.find(({ code }) => code === 'LG301')?.assumptions).toEqual([
      "the template's condition `own is defined` at line 3 of roles/node/templates/kubelet.yaml.j2 does not hold",
    ]);
    expect(
      scanTemplates({ 'roles/node/templates/kubelet.yaml.j2': kubelet('/run/systemd/resolve/resolv.conf') }).said,
    ).toEqual([]);
  });
  test('an application that only asks gives nothing', () => {
    const text =
      'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: {{ .Name }}\nspec:\n  template:\n    spec:\n      dnsPolicy: {{ .Policy }}\n      dnsConfig: {{ toYaml .Dns | nindent 8 }}\n      hostNetwork: {{ .Net }}\n      containers:\n{{ toYaml .C | indent 8 }}\n';
    expect(scanTemplates({ 'templates/app.yaml': text }).said).toEqual([]);
  });
});

test('a template of which only a comment is Jinja', () => {
  const state = '{#-\n  Manages PiHole, with a dependency on `pihole.service`.\n#}\n\ninclude:\n  - .managed\n';
  expect(scanTexts({ 'pihole/init.sls': state }).said).toEqual(['note LG802 pihole/init.sls:1:2']);
  expect(scanTexts({ 'pihole/init.sls': state.replace('#}', '') }).said).toEqual(['warning LG802 pihole/init.sls:1:2']);
  const manifest = addon(['forward . 127.0.0.1']).split('---')[0]?.replace(/.*/, '{# The DNS of the cluster. #}');
  expect(scanTexts({ 'dns.yaml': manifest ?? '' }).said).toContain('error LG101 dns.yaml:8:19 always absent');
});

test('a template that is read says once that it is not rendered', () => {
  const text = addon(['forward . 192.0.2.1', 'loop']);
  const { said, report } = scanTexts({ [PATH]: text });
  expect(said).toEqual([`note LG802 ${PATH}:16:14`]);
  expect(report.findings[0]?.message).toMatch(/^This template is read as it is/);
  expect(report.result).toBe('pass');
});
