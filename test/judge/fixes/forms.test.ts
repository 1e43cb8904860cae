/** The same edits in every form that the files are written in: applied, nothing is found, and nothing beside the value changes. */
import { describe, expect, test } from '@jest/globals';
import { check } from '../../../src/judge/check.ts';
import { planFixes } from '../../../src/judge/fixes/index.ts';
import { textsAfter } from '../../../src/report/fix-text.ts';
import { deployment, SERVICE } from '../../support/manifests.ts';
import { inputOf, loudIn } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const UPLINK = '/run/systemd/resolve/resolv.conf';

const ubuntu = `version: 1
clusters:
  - name: prod
    cluster-domain: cluster.local
    service-cidrs: [10.96.0.0/12]
    nodes: [{ name: default, os: ubuntu-24.04, provisioner: kubeadm }]
`;

const block = (corefile: string): string => `|\n${corefile.replace(/^(?=.)/gm, '    ')}`;

const server = (corefile: string): string =>
  [
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: ${corefile}`,
    SERVICE,
    deployment('1.11.3'),
  ].join('---\n');

const lines = (forward: string, indent = '    '): string =>
  ['.:53 {', `${indent}errors`, `${indent}${forward}`, `${indent}loop`, '}', ''].join('\n');

/** A server that hands names to the file of its nodes, and a file that names the nodes' resolver file. */
const node = (path: string, text: string): Files => ({
  '.loopgate.yaml': ubuntu,
  'dns.yaml': server(block(lines('forward . /etc/resolv.conf'))),
  [path]: text,
});

const alone = (corefile: string): Files => ({ '.loopgate.yaml': ubuntu, 'dns.yaml': server(corefile) });

const kubeadm = (version: string, args: string): string =>
  `apiVersion: kubeadm.k8s.io/${version}\nkind: InitConfiguration\nnodeRegistration:\n  kubeletExtraArgs: # of every node\n${args}`;

const KUBELET = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.0.10]\n';
const FLOW = `{ apiVersion: kubelet.config.k8s.io/v1beta1, kind: KubeletConfiguration, clusterDNS: [10.96.0.10], resolvConf: /etc/resolv.conf }`;

const chart = (forward: string): Files => ({
  '.loopgate.yaml': ubuntu,
  'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart: { spec: { chart: coredns, version: 1.39.0, sourceRef: { kind: HelmRepository, name: coredns } } }
  values:
    service: { clusterIP: 10.96.0.10 }
    servers:
      - zones: [{ zone: . }]
        port: 53
        plugins:
          - name: errors
          - name: loop
          - name: forward
            parameters: ${forward} # the way out
`,
});

const terraform = (forward: string): Files => ({
  '.loopgate.yaml': ubuntu,
  'SERVICE.yaml': SERVICE,
  'dns.tf': `resource "kubernetes_config_map" "coredns" {
  metadata {
    name      = "coredns"
    namespace = "kube-system"
  }
  data = {
    Corefile = <<-EOT
${lines(forward).replace(/^(?=.)/gm, '      ')}    EOT
  }
}
`,
});

function planOf(files: Files) {
  const input = inputOf(files);
  return planFixes(input, check(input));
}

const withCrlf = (text: string): string => text.replaceAll('\n', '\r\n');
const asIs = (text: string): string => text;

const certain: readonly (readonly [string, Files, string, string, string])[] = [
  [
    'a kubelet file',
    node('kubelet.yaml', `${KUBELET}resolvConf: /etc/resolv.conf\n`),
    'kubelet.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  [
    'in single quotes',
    node('kubelet.yaml', `${KUBELET}resolvConf: '/etc/resolv.conf' # file\n`),
    'kubelet.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  [
    'in double quotes',
    node('kubelet.yaml', `${KUBELET}"resolvConf": "/etc/resolv.conf"\n`),
    'kubelet.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  ['in a flow mapping', node('kubelet.yaml', `${FLOW}\n`), 'kubelet.yaml', '/etc/resolv.conf', UPLINK],
  [
    'in JSON',
    node(
      'kubelet.json',
      `${JSON.stringify({ apiVersion: 'kubelet.config.k8s.io/v1beta1', kind: 'KubeletConfiguration', clusterDNS: ['10.96.0.10'], resolvConf: '/etc/resolv.conf' }, null, 2)}\n`,
    ),
    'kubelet.json',
    '/etc/resolv.conf',
    UPLINK,
  ],
  [
    "kubeadm's arguments, a mapping",
    node('kubeadm.yaml', kubeadm('v1beta3', '    resolv-conf: /etc/resolv.conf\n')),
    'kubeadm.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  [
    "kubeadm's arguments, a flow mapping",
    node('kubeadm.yaml', kubeadm('v1beta3', '    { v: "2", resolv-conf: "/etc/resolv.conf" }\n')),
    'kubeadm.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  [
    "kubeadm's arguments, a list",
    node('kubeadm.yaml', kubeadm('v1beta4', '    - name: resolv-conf\n      value: /etc/resolv.conf # node\n')),
    'kubeadm.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  [
    "kubeadm's arguments, a list of flow mappings",
    node('kubeadm.yaml', kubeadm('v1beta4', '    - { name: resolv-conf, value: "/etc/resolv.conf" }\n')),
    'kubeadm.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  [
    "a file of cloud-init's",
    node(
      'user-data.yaml',
      `#cloud-config\nwrite_files:\n  - path: /etc/default/kubelet # flags\n    content: |\n      KUBELET_EXTRA_ARGS="--v=2 --resolv-conf=/etc/resolv.conf"\n`,
    ),
    'user-data.yaml',
    '/etc/resolv.conf',
    UPLINK,
  ],
  ['a block scalar', alone(block(lines('forward . 10.96.0.10 192.0.2.53'))), 'dns.yaml', ' 10.96.0.10 ', ' '],
  [
    'a block scalar with tabs',
    alone(block(lines('forward . 10.96.0.10 192.0.2.53', '\t'))),
    'dns.yaml',
    ' 10.96.0.10 ',
    ' ',
  ],
  [
    'a block scalar with tabs between words',
    alone(block(lines('forward\t.\t192.0.2.53\t10.96.0.10', '\t'))),
    'dns.yaml',
    '\t10.96.0.10',
    '',
  ],
  ["a chart's plugins", chart('. 10.96.0.10 192.0.2.53'), 'release.yaml', '. 10.96.0.10 ', '. '],
  ["a chart's plugins, in quotes", chart('". 192.0.2.53 10.96.0.10"'), 'release.yaml', ' 10.96.0.10"', '"'],
  ["a heredoc of Terraform's", terraform('forward . 10.96.0.10 192.0.2.53'), 'dns.tf', ' 10.96.0.10 ', ' '],
];

describe.each([
  ['LF', asIs],
  ['CRLF', withCrlf],
] as const)('certain, with %s', (_, ends) => {
  test.each(certain)('%s', (_name, given, path, before, after) => {
    const files: Files = Object.fromEntries(Object.entries(given).map(([file, text]) => [file, ends(text)]));
    expect(loudIn(files)).not.toEqual([]);
    const texts = textsAfter(planOf(files));
    expect([...texts.keys()]).toEqual([path]);
    expect(texts.get(path)?.after).toBe(files[path]?.replace(before, after));
    expect(loudIn({ ...files, ...Object.fromEntries([...texts].map(([file, now]) => [file, now.after])) })).toEqual([]);
  });
});

describe('not certain', () => {
  test.each<[string, Files]>([
    ['a Corefile in a double-quoted scalar', alone('".:53 {\\n    forward . 10.96.0.10\\n    loop\\n}\\n"\n')],
    ['a folded scalar', alone('>\n    .:53 {\n\n        forward . 10.96.0.10\n\n        loop\n\n    }\n')],
    ['an anchor that others use', node('kubelet.yaml', `${KUBELET}x: &file /etc/resolv.conf\nresolvConf: *file\n`)],
    ['the only upstream', terraform('forward . 10.96.0.10')],
    ["a chart's only upstream", chart('. 10.96.0.10')],
  ])('%s', (_, files) => {
    expect(loudIn(files)).not.toEqual([]);
    const { certain: sure, choices } = planOf(files);
    expect(sure).toEqual([]);
    for (const { files: changed } of choices)
      expect(loudIn({ ...files, ...Object.fromEntries(changed.map(({ path, after }) => [path, after])) })).toEqual([]);
  });
});
