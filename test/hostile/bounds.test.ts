/** Nothing hides behind padding: what is long is read whole, or what is left out is said. */

import { describe, expect, test } from '@jest/globals';
import { configMap } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

type Files = Readonly<Record<string, string>>;

const LOOP = '. {\n    forward . 127.0.0.1\n}\n';
const named = (count: number, name: (i: number) => string, text: (i: number) => string): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [name(i), text(i)]));
const workload = (labels: string, more = ''): string => `apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec: { clusterIP: 10.96.0.10, selector: { ${labels} }, ports: [{ port: 53, protocol: UDP }] }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: coredns/coredns:1.11.1
          args: [-conf, /etc/coredns/Corefile]
          ${more}
          volumeMounts: [{ name: c, mountPath: /etc/coredns }]
      volumes: [{ name: c, configMap: { name: coredns } }]
---
`;
const SETS_UP_COREDNS = `  - copy: { dest: /etc/coredns/Corefile, content: ${JSON.stringify(LOOP)} }
  - copy: { dest: /etc/systemd/system/coredns.service, content: "[Service]\\nExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile\\n" }
`;
const onNode = (command: string): Files => ({
  'user-data.yaml': `#cloud-config\nruncmd:\n- kubeadm join\n- ${JSON.stringify(command)}\n`,
  'a.yaml': workload('k8s-app: kube-dns') + configMap('. {\n    forward . /etc/resolv.conf\n}'),
});
const resolver = (name: string, dns: string, more = ''): string =>
  `  ${name}:\n    image: jpillora/dnsmasq\n    command: --no-daemon --no-resolv --server=${dns}\n${more}`;
const patching = (name: string, more: string): Files => ({
  [name]: `${more}patches:\n- target: { kind: ConfigMap }\n  patch: |\n    - { op: replace, path: /data/Corefile, value: ". {\\n forward . 127.0.0.1\\n}" }\n`,
});
const release = (values: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns, version: 1.29.0, sourceRef: { kind: HelmRepository, name: coredns } } }\n${values}`;
const codes = (files: Files): ReadonlySet<string> => new Set(scanTexts(files).report.findings.map((one) => one.code));

describe('read whole', () => {
  test.each<[string, Files]>([
    [
      'commands of a unit',
      {
        'srv/etc/systemd/system/coredns.service': `[Service]\nType=oneshot\nExecStart=/usr/bin/coredns -conf /srv/C\n${times(30, (i) => `ExecStart=/bin/echo ${i}\n`)}`,
        'srv/srv/C': LOOP,
      },
    ],
    [
      'Terraform files before the one that fills a template',
      {
        ...named(
          5001,
          (i) => `a/f${i}.tf`,
          () => 'locals {}\n',
        ),
        'z/main.tf':
          'resource "x" "y" {\n  user_data = templatefile("${path.module}/t.yaml.tpl", { up = "127.0.0.1" })\n}\n',
        'z/t.yaml.tpl': configMap(LOOP.replace('127.0.0.1', '${up}')),
      },
    ],
    [
      'manifests before the one that a substitution names',
      {
        'ks.yaml':
          'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: a, namespace: flux-system }\nspec:\n  path: ./dns\n  postBuild: { substituteFrom: [{ kind: ConfigMap, name: vars }] }\n',
        'dns/kustomization.yaml': 'resources: [a.yaml]\n',
        'dns/a.yaml': configMap(LOOP.replace('127.0.0.1', '${UP}')),
        ...named(
          20_001,
          (i) => `p/a${i}.yaml`,
          () => 'x: 1\n',
        ),
        'z/vars.yaml':
          '{ "apiVersion": "v1", "kind": "ConfigMap", "metadata": { "name": "vars" }, "data": { "UP": "127.0.0.1" } }\n',
      },
    ],
    [
      'labels of a kustomization',
      {
        'kustomization.yaml': `resources: [a.yaml]\ncommonLabels:\n${times(600, (i) => `  l${i}: x\n`)}  k8s-app: dns\n`,
        'a.yaml': workload('k8s-app: other') + configMap('. {\n    forward . 10.96.0.10\n}'),
      },
    ],
    [
      'commands of one sed',
      onNode(`sed -i '${times(60, (i) => `s/a${i}/b/;`)}s/^nameserver.*/nameserver 10.96.0.10/' /etc/resolv.conf`),
    ],
    ['words of one echo', onNode(`echo nameserver 10.96.0.10 ${times(120, (i) => `w${i} `)} > /etc/resolv.conf`)],
    [
      'a line of a script',
      { 'setup.sh': `microk8s status; true ${'x'.repeat(20_001)}; microk8s enable dns:10.152.183.10\n` },
    ],
    [
      'scripts of a Vagrantfile',
      {
        ...onNode('true'),
        'user-data.yaml': '',
        Vagrantfile: `Vagrant.configure("2") do |config|\n${times(201, (i) => `  config.vm.provision "shell", inline: "echo ${i}"\n`)}  config.vm.provision "shell", inline: "kubeadm init; echo nameserver 10.96.0.10 > /etc/resolv.conf"\nend\n`,
      },
    ],
  ])('%s', (_, files) => {
    expect(codes(files)).toContain('LG101');
  });

  test('a patch behind a renderer', () => {
    const patch = `          # ${'x'.repeat(20_001)}\n          - { op: replace, path: /data/Corefile, value: x }\n`;
    const files = { 'a.yaml': release(`  postRenderers:\n  - kustomize:\n      patches:\n      - patch: |\n${patch}`) };
    expect(codes(files)).toContain('LG801');
  });
});

/** The last of so many makes a loop. */
const BOUNDS: Readonly<Record<string, { readonly bound: number; readonly files: (count: number) => Files }>> = {
  'lists of tasks that are included': {
    bound: 500,
    files: (count) => ({
      'site.yml': `- hosts: kube_node\n  become: true\n  tasks:\n${times(count, (i) => `  - include_tasks: t${i}.yml\n`)}`,
      ...named(
        count - 1,
        (i) => `t${i}.yml`,
        () => '- command: echo\n',
      ),
      [`t${count - 1}.yml`]: SETS_UP_COREDNS.replaceAll(/^ {2}/gm, ''),
    }),
  },
  'components within one another': {
    bound: 50,
    files: (count) => ({
      'kustomization.yaml': 'resources: [a.yaml]\ncomponents: [c1]\n',
      'a.yaml': configMap(LOOP.replace('127.0.0.1', '10.0.0.2')),
      ...named(
        count - 1,
        (i) => `c${i + 1}/kustomization.yaml`,
        (i) => `kind: Component\ncomponents: [../c${i + 2}]\n`,
      ),
      ...patching(`c${count}/kustomization.yaml`, 'kind: Component\n'),
    }),
  },
  'DNS servers of one network': {
    bound: 32,
    files: (count) => ({
      'docker-compose.yml': `services:\n${times(count - 2, (i) => resolver(`s${i}`, '10.0.0.2'))}${resolver('a', 'b')}${resolver('b', 'a')}`,
    }),
  },
  'services that share their network': {
    bound: 16,
    files: (count) => ({
      'docker-compose.yml': `services:\n${times(count - 2, (i) => `  s${i}:\n    image: alpine\n    network_mode: service:s${i + 1}\n`)}  s${count - 2}:\n    image: alpine\n    network_mode: service:dns\n${resolver('dns', '172.20.0.53#5353', '    networks: { n: { ipv4_address: 172.20.0.53 } }\n')}${resolver('edge', '172.20.0.53 --port=5353', '    network_mode: service:s0\n')}networks: { n: {} }\n`,
    }),
  },
};
describe('or said', () => {
  test.each(Object.entries(BOUNDS))('%s', (_, { bound, files }) => {
    const said = [bound - 1, bound, bound + 1].map((count) => {
      const seen = codes(files(count));
      return ['LG101', 'LG802'].filter((code) => seen.has(code)).join(' ');
    });
    expect(said).toEqual(['LG101', 'LG101', 'LG802']);
  });

  test('transformers of a kustomization', () => {
    const transformed = (count: number): Files => ({
      'kustomization.yaml': 'resources: [a.yaml]\ntransformers: [t.yaml]\n',
      'a.yaml': configMap(LOOP),
      't.yaml': times(count, (i) => `kind: AnnotationsTransformer\nmetadata: { name: a${i} }\n---\n`),
    });
    expect([500, 501].map((count) => codes(transformed(count)).has('LG802'))).toEqual([false, true]);
  });

  test('labels that are merged with one another for many objects', () => {
    const labelled = (count: number): Files => ({
      'kustomization.yaml': `resources: [a.yaml]\nlabels:\n${times(count, (i) => `- { pairs: { a${i}: b } }\n`)}`,
      'a.yaml':
        times(
          10,
          (i) => `apiVersion: v1\nkind: Service\nmetadata: { name: s${i} }\nspec: { ports: [{ port: 53 }] }\n---\n`,
        ) + configMap(LOOP),
    });
    expect(codes(labelled(10))).not.toContain('LG802');
    // 11 objects, 800 labels, each merged with up to 800: more than 5,000,000 values.
    expect(codes(labelled(800))).toContain('LG802');
  });

  test('files that one sed changes in too many ways are not known', () => {
    const scripts = times(201, (i) => `-e 's/a${i}/b/' `);
    const said = scanTexts(
      onNode(`sed -i ${scripts} -e 's/^nameserver.*/nameserver 10.96.0.10/' /etc/resolv.conf`),
    ).report;
    expect(said.findings.map((one) => one.message).join()).toMatch(
      /fills in \/etc\/resolv\.conf on the nodes is not stated/,
    );
  });
});

describe('lists that a user sizes', () => {
  const MANY = 200_000;
  const loop = { 'a.yaml': workload('k8s-app: kube-dns') + configMap(LOOP) };
  const umbrella = (condition: string): Files => ({
    'c/Chart.yaml': `apiVersion: v2\nname: c\nversion: 1.0.0\ndependencies:\n- { name: coredns, version: 1.0.0, condition: ${condition} }\n`,
    'c/values.yaml':
      'coredns: { servers: [{ zones: [{ zone: . }], plugins: [{ name: forward, parameters: . 192.0.2.1 }] }] }\n',
  });

  test.each<[string, Files]>([
    ['keys of a condition', umbrella('a.'.repeat(MANY))],
    [
      'mistakes of a zone file',
      {
        'named.conf': `options { forwarders { ${'192.0.2.1; '.repeat(MANY)} }; listen-on { ${'127.0.0.1; '.repeat(MANY)} }; allow-query { ${'localnets; localhost; '.repeat(MANY)} }; };\n`,
      },
    ],
  ])('%s', (_, files) => {
    expect(() => scanTexts({ ...loop, ...files })).not.toThrow();
  });
});

describe('values that are filled in many times', () => {
  const flux = (times: number, length: number): Files => ({
    'f.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: f }\nspec:\n  path: ./f\n  sourceRef: { kind: GitRepository, name: r }\n  postBuild: { substitute: { A: ${'x'.repeat(length)} } }\n`,
    'f/c.yaml': `${configMap('. {\n    forward . 192.0.2.1\n}\n')}${'    # ${A}\n'.repeat(times)}`,
  });
  const compose = (times: number, length: number): Files => ({
    'compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: "-conf /c/Corefile ${'${A}'.repeat(times)}"\n    volumes: ["./Corefile:/c/Corefile"]\n`,
    '.env': `A=${'x'.repeat(length)}\n`,
    Corefile: '. {\n    forward . 192.0.2.1\n}\n',
  });
  const corefile = (times: number, length: number): Files => ({
    'compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /c/Corefile\n    environment: { A: ${'x'.repeat(length)} }\n    volumes: ["./Corefile:/c/Corefile"]\n`,
    Corefile: `. {\n    forward . 192.0.2.1\n${'    log {$A}.\n'.repeat(times)}}\n`,
  });

  test.each<[string, (times: number, length: number) => Files]>([
    ['by Flux', flux],
    ['by Compose', compose],
    ['by CoreDNS', corefile],
  ])('%s', (_, files) => {
    const few = files(3, 10);
    expect(scanTexts(few).report.findings.filter(({ code }) => code === 'LG802')).toEqual([]);
    const { report } = scanTexts(files(3_000, 10_000), few);
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'LG802', severity: 'error', status: 'new' }),
    );
    expect(report.result).toBe('fail');
  });
});
