/** What real repositories look like, and were once spoken of without need. */
import { describe, expect, test } from '@jest/globals';
import { cluster } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const KUSTOMIZATION = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n';
const COREFILE = '.:53 {\n        errors\n        forward . /etc/resolv.conf\n        loop\n    }\n';

function configMap(name: string, key: string, text: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: kube-system}\ndata:\n  ${key}: |\n    ${text}\n`;
}

function daemon(image: string, file: string, command: string): string {
  return `---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: daemon, namespace: kube-system}
spec:
  template:
    metadata: {labels: {app: daemon}}
    spec:
      containers:
        - name: daemon
          image: ${image}
          command: [${command}]
          args: ["--conf=/etc/daemon/${file}"]
          volumeMounts: [{name: config, mountPath: /etc/daemon}]
      volumes: [{name: config, configMap: {name: config}}]
`;
}

describe('a container with --conf', () => {
  test.each([
    ['JSON', '{"clusterName":"a.example","forward":"kubelet"}'],
    ['a block of its own', 'server {\n      listen 53\n    }'],
  ])('is no CoreDNS where its file is %s', (_, text) => {
    const found = scanTexts({
      'a.yaml':
        configMap('config', 'config.yaml', text) +
        daemon('registry.example/kops-controller:1', 'config.yaml', '/ko-app/controller'),
    });
    expect(found.report.counts.servers).toBe(0);
    expect(found.said).toEqual([]);
  });
  test.each([
    ['the image is called so', 'coredns/coredns:1.12.0', '', 'config'],
    ['the program is called so', 'registry.example/dns:1', '/coredns', 'config'],
    ['the file is called so', 'registry.example/dns:1', '/run', 'Corefile'],
    ['the file looks like a Corefile', 'registry.example/dns:1', '/run', 'config'],
  ])('is CoreDNS where %s', (_, image, command, file) => {
    const found = scanTexts({ 'a.yaml': configMap('config', file, COREFILE) + daemon(image, file, command) });
    expect(found.report.counts.servers).toBe(1);
  });
});

describe('text that is no YAML', () => {
  test.each([
    [
      'a form for pull requests',
      '.github/PULL_REQUEST_TEMPLATE.yml',
      '<!--\n Tell us about pihole\n-->\n- [ ] done: yes: no\n',
    ],
    [
      'a Flux object with a lost anchor',
      'ks.yaml',
      'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata:\n  name: *app\n',
    ],
  ])('is not spoken of where it could say nothing of resolvers: %s', (_, path, text) => {
    expect(scanTexts({ [path]: text }).said).toEqual([]);
  });
  test('is spoken of where it speaks of resolvers', () => {
    const [said] = scanTexts({ 'a.yaml': 'kind: ConfigMap\ndata:\n  Corefile: *lost\n' }).said;
    expect(said).toContain('warning LG802 a.yaml');
  });
  test.each([
    ['makejinja', 'talos/config.yaml', 'nameservers:\n#% for one in all %#\n  a: [#{ one }#]\n  - b\n#% endfor %#\n'],
    [
      'Terraform',
      'machine.yaml.tftpl',
      'machine:\n  kubelet:\n    image: a\n    ${indent(4, kubelet)}\n  nameservers: []\n',
    ],
    ['signs', 'config.yaml.in', 'nameservers: @SERVERS@\n'],
  ])('is a note where it is a template of %s', (_, path, text) => {
    const said = scanTexts({ [path]: text }).said;
    expect(said.filter((line) => !line.startsWith('note '))).toEqual([]);
  });
});

describe('templates', () => {
  const broken = (kind: string): string =>
    `{{- if .Values.a }}\nkind: ${kind}\nmetadata:\n  name: coredns\n  labels: {{ x | nindent 4 }}: {\n`;
  test('of one chart are spoken of once', () => {
    const said = scanTexts({
      'charts/a/templates/configmap.yaml': broken('ConfigMap'),
      'charts/a/templates/deployment.yaml': broken('Deployment'),
      'charts/b/templates/deployment.yaml': broken('Deployment'),
    }).report.findings.filter(({ code }) => code === 'LG802');
    expect(said).toHaveLength(2);
    expect(said[0]?.message).toContain('2 templates');
  });
  test.each(['ClusterRole', 'ServiceAccount', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'ServiceMonitor'])(
    'of objects that configure no resolver are not spoken of: %s',
    (kind) => expect(scanTexts({ 'charts/coredns/templates/a.yaml': broken(kind) }).said).toEqual([]),
  );
});

describe('a kustomization', () => {
  test('that lists what is not there is one fault', () => {
    const said = scanTexts({
      'kustomization.yaml': `${KUSTOMIZATION}resources: [a.yaml, b.yaml, c.yaml, coredns.yaml]\n`,
      'coredns.yaml': configMap('coredns', 'Corefile', COREFILE),
    }).report.findings.filter(({ code }) => code === 'LG802');
    expect(said).toHaveLength(1);
    expect(said[0]?.message).toContain('(and 2 more)');
    expect(said[0]?.severity).toBe('note');
  });
  test('in a folder of that name is a warning like any other', () => {
    const said = scanTexts({
      '.archive/kustomization.yaml': `${KUSTOMIZATION}resources: [a.yaml, coredns.yaml]\n`,
      '.archive/coredns.yaml': configMap('coredns', 'Corefile', COREFILE),
    }).said;
    expect(said.filter((line) => line.includes('LG802')).map((line) => line.split(' ')[0])).toEqual(['warning']);
  });
  test('of which some entry is absent is a warning', () => {
    const said = scanTexts({
      'kustomization.yaml': `${KUSTOMIZATION}resources: [a.yaml, coredns.yaml]\n`,
      'coredns.yaml': configMap('coredns', 'Corefile', COREFILE),
    }).said;
    expect(said.filter((line) => line.startsWith('warning LG802'))).toHaveLength(1);
  });
  test('may patch what a template brings', () => {
    const said = scanTexts({
      'kustomization.yaml': `${KUSTOMIZATION}resources: [driver.yaml, coredns.yaml]\npatches:\n  - patch: |\n      apiVersion: apps/v1\n      kind: Deployment\n      metadata: {name: driver, namespace: kube-system}\n`,
      'driver.yaml':
        '{{ if .A }}\napiVersion: v1\nkind: Service\nmetadata: {name: a}\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: {name: "{{ .Name }}", namespace: kube-system}\n{{ end }}\n',
      'coredns.yaml': configMap('coredns', 'Corefile', COREFILE),
    }).said.filter((line) => line.startsWith('warning LG802'));
    expect(said).toEqual([]);
  });
});

test('a second CoreDNS that answers for no Service is not taken for the cluster DNS', () => {
  const corefile = '.:53 {\n        k8s_gateway example.com\n        forward . /etc/resolv.conf\n    }\n';
  const pod = daemon('ghcr.io/k8s-gateway/k8s_gateway', 'Corefile', '').replace(
    '    spec:\n      containers',
    '    spec:\n      dnsPolicy: ClusterFirst\n      containers',
  );
  const said = scanTexts({ 'a.yaml': configMap('config', 'Corefile', corefile) + pod }).said;
  expect(said.filter((line) => line.includes('LG302'))).toEqual([]);
});

describe('loops of one server by one address', () => {
  const upstream = (zone: string, to: string): string => `${zone}:53 {\n    forward . ${to}\n}\n`;
  const scanned = (corefile: string) =>
    scanTexts({ 'a.yaml': cluster(corefile) }).report.findings.filter(({ code }) => code === 'LG101');
  const zones = ['a.example', 'b.example', '.'];
  test('are one finding, which names the other zones', () => {
    const found = scanned(zones.map((zone) => upstream(zone, '10.96.0.10')).join(''));
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain('So do the queries of zones b.example, .');
  });
  test('are two where the addresses are two', () => {
    const found = scanned(upstream('a.example', '10.96.0.10') + upstream('.', '127.0.0.1'));
    expect(found).toHaveLength(2);
  });
});

test('a resolver that asks itself for its own reverse name answers PTR, and nobody asks for more', () => {
  const found = scanTexts({
    'compose.yaml':
      'services:\n  blocky:\n    image: spx01/blocky\n    networks: {a: {ipv4_address: 10.1.0.111}}\n    volumes: ["./config.yml:/app/config.yml"]\nnetworks: {a: {ipam: {config: [{subnet: 10.1.0.0/24}]}}}\n',
    'config.yml':
      'upstreams: {groups: {default: [1.1.1.1]}}\ncustomDNS:\n  mapping: {dns.example.com: 10.1.0.111}\nconditional:\n  mapping:\n    111.0.1.10.in-addr.arpa: 10.1.0.111\nports: {dns: 53}\n',
  }).report.findings.filter(({ code }) => code === 'LG101');
  expect(found.map(({ severity }) => severity)).toEqual(['note']);
});

test('a CoreDNS for Services in a namespace of its own is a second one', () => {
  const corefile = '.:53 {\n        kubernetes cluster.local\n        forward . /etc/resolv.conf\n    }\n';
  const text = configMap('config', 'Corefile', corefile) + daemon('coredns/coredns:1.12.0', 'Corefile', '');
  const said = (namespace: string) =>
    scanTexts({ 'a.yaml': text.replaceAll('kube-system', namespace) }).said.filter((line) => line.includes('LG302'));
  expect(said('network')).toEqual([]);
  expect(said('kube-system')).toHaveLength(1);
});

describe('notes', () => {
  const fluxless = (name: string): Record<string, string> => ({
    [`apps/${name}/kustomization.yaml`]: `${KUSTOMIZATION}resources: [coredns.yaml]\ncomponents: [../../common]\n`,
    [`apps/${name}/coredns.yaml`]: configMap(`coredns-${name}`, 'Corefile', COREFILE),
  });
  const of = (files: Readonly<Record<string, string>>, code: string): readonly string[] =>
    scanTexts(files).report.findings.flatMap((one) => (one.code === code ? [`${one.severity} ${one.message}`] : []));

  test('of one absent component that several kustomizations list are one', () => {
    const said = of({ ...fluxless('a'), ...fluxless('b'), ...fluxless('c') }, 'LG802');
    expect(said).toEqual([expect.stringMatching(/^warning .*; 2 kustomizations list it too$/)]);
  });

  test('of the folder that flux bootstrap makes are no warnings', () => {
    const files = { 'kustomization.yaml': `${KUSTOMIZATION}resources: [./flux-system, coredns.yaml]\n` };
    const said = of({ ...files, 'coredns.yaml': configMap('coredns', 'Corefile', COREFILE) }, 'LG802');
    expect(said).toEqual([expect.stringMatching(/^note /)]);
  });

  test('of what one kustomization fetches are one, and none of an application that it fetches', () => {
    const base = { 'coredns.yaml': configMap('coredns', 'Corefile', COREFILE) };
    const remote = 'https://github.com/a/b//config/crd, https://github.com/a/b//config/rbac';
    const both = { ...base, 'kustomization.yaml': `${KUSTOMIZATION}resources: [coredns.yaml, ${remote}]\n` };
    expect(of(both, 'LG801')).toEqual([expect.stringContaining('(and 1 more) is fetched by kustomize')]);
    const app = {
      ...base,
      'kustomization.yaml': `${KUSTOMIZATION}resources: [coredns.yaml, db]\n`,
      'db/kustomization.yaml': `${KUSTOMIZATION}resources: [https://example.com/db/manifest.yaml]\n`,
    };
    expect(of(app, 'LG801')).toEqual([]);
  });

  test('that say the same are one', () => {
    const files = { Corefile: '. {\n  import /a.conf\n}\nb {\n  import /a.conf\n}\n' };
    expect(of(files, 'LG801')).toEqual([expect.stringMatching(/; so is it at 1 more place$/)]);
  });

  test('a file beside a Corefile is there where the Corefile is kept in images', () => {
    const files = {
      'dns/Corefile': '. {\n  import /etc/coredns/common.conf\n}\n',
      'dns/common.conf': 'forward . 192.0.2.53\nloop\n',
    };
    expect(of(files, 'LG801')).toEqual([]);
    expect(scanTexts(files).report.counts.forwards).toBe(1);
  });

  test('of releases are about resolvers', () => {
    const release = (chart: string): string =>
      `resource "helm_release" "a" {\n  name = "a"\n  chart = "${chart}"\n  # nodelocal\n  values = [yamlencode(local.values)]\n}\n`;
    expect(of({ 'a.tf': release('coredns') }, 'LG801')).toHaveLength(1);
    expect(of({ 'a.tf': `${release('loki').replace('  # nodelocal\n', '')}# nodelocal\n` }, 'LG801')).toEqual([]);
  });
});

describe('what a task copies', () => {
  const play = (dest: string, src: string): string =>
    `- hosts: k8s\n  become: true\n  tasks:\n    - template: {src: ${src}, dest: ${dest}}\n`;
  const cluster = { 'coredns.yaml': configMap('coredns', 'Corefile', COREFILE) };

  test.each([
    ['/etc/systemd/system/kubelet.service', 'templates/unit.j2', '[Service]\nExecStart=/usr/bin/kubelet\n', 0],
    ['/var/lib/kubelet/pki/ca.pem', 'templates/other', '', 0],
    ['/etc/systemd/system/kubelet.service', 'templates/other', '', 1],
  ])('to %s from %s is reported where it is not there', (dest, path, text, count) => {
    const files = { ...cluster, 'site.yml': play(dest, 'unit.j2'), [path]: text };
    expect(scanTexts(files).said.filter((line) => line.includes('LG801'))).toHaveLength(count);
  });

  test('is judged by where it goes, not by where it lies', () => {
    const files = {
      ...cluster,
      'site.yml': play('/etc/resolv.conf', 'common/up.txt'),
      'common/up.txt': 'nameserver 127.0.0.1\n',
    };
    expect(scanTexts(files).said.some((line) => /^(?:error|warning) LG101/.test(line))).toBe(true);
    const sound = { ...files, 'common/up.txt': 'nameserver 192.0.2.53\n' };
    expect(scanTexts(sound).said).toEqual([]);
  });
});

describe('a Service that offers metrics only', () => {
  const service = (name: string, ports: string): string =>
    `---\napiVersion: v1\nkind: Service\nmetadata: {name: ${name}, namespace: kube-system}\nspec: {clusterIP: 10.96.0.${name.length}, selector: {k8s-app: kube-dns}, ports: [${ports}]}\n`;
  const server = `---\napiVersion: apps/v1\nkind: Deployment\nmetadata: {name: coredns, namespace: kube-system}\nspec:\n  template:\n    metadata: {labels: {k8s-app: kube-dns}}\n    spec:\n      containers:\n        - {name: coredns, image: "coredns/coredns:1.12.0", args: ["-conf", "/etc/coredns/Corefile"], volumeMounts: [{name: c, mountPath: /etc/coredns}]}\n      volumes: [{name: c, configMap: {name: coredns}}]\n`;
  test.each(['coredns', 'kube-dns', 'metrics'])('is not the cluster DNS, called %s', (name) => {
    const { report } = scanTexts({
      'a.yaml': `${configMap('coredns', 'Corefile', COREFILE)}${service(name, '{port: 9153}')}${service('dns', '{port: 53, protocol: UDP}')}${server}`,
    });
    expect(report.findings.map(({ code, certainty }) => `${code} ${certainty}`)).toContain('LG101 always');
  });
});

test('parts of an object in functions of ytt have lost no separator', () => {
  const text = '#@ def one():\napiVersion: v1\nkind: ConfigMap\ndata: { Corefile: "" }\n#@ end\n#@ def other():\n';
  const { report } = scanTexts({
    'a.lib.yaml': `${text}apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns }\n#@ end\n`,
  });
  expect(report.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
});

test('a cluster DNS address that a template fills in is none that is stated', () => {
  const server = `---\napiVersion: apps/v1\nkind: Deployment\nmetadata: {name: coredns, namespace: kube-system}\nspec:\n  template:\n    metadata: {labels: {k8s-app: kube-dns}}\n    spec:\n      dnsPolicy: Default\n      containers:\n        - {name: coredns, image: "coredns/coredns:1.12.0", args: ["-conf", "/etc/coredns/Corefile"], volumeMounts: [{name: c, mountPath: /etc/coredns}]}\n      volumes: [{name: c, configMap: {name: coredns}}]\n`;
  const map = configMap(
    'coredns',
    'Corefile',
    COREFILE.replace('errors', 'kubernetes cluster.local').replace('/etc/resolv.conf', '10.96.0.10'),
  );
  const kubeadm = (subnet: string, dns: string): string =>
    `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  serviceSubnet: ${subnet}\n---\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS:\n- ${dns}\n`;
  const loops = (text: string): readonly string[] =>
    scanTexts({ 'dns.yaml': `${map}${server}`, 'templates/kubeadm.yaml.j2': text }).report.findings.flatMap(
      ({ code, severity, certainty }) => (code === 'LG101' ? [`${severity} ${certainty}`] : []),
    );
  const [subnet, dns] = ["{{ subnet | default('10.96.0.0/12') }}", "{{ dns | default('10.96.0.10') }}"];
  expect(loops(kubeadm(subnet, dns))).toEqual(['warning assumed']);
  expect(loops(kubeadm(subnet, '10.96.0.10'))).toEqual(['warning assumed']);
  expect(loops(kubeadm('10.96.0.0/12', dns))).toEqual(['error always']);
  expect(loops(kubeadm('10.112.0.0/16', dns))).toEqual([]);
});

test('kube-dns sends what is not of its cluster to its own resolver file', () => {
  const pod = (policy: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: kube-dns, namespace: kube-system }
spec:
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: ${policy}
      containers:
        - { name: kubedns, image: "gcr.io/google_containers/kubedns-amd64:1.9", args: ["--domain=cluster.local.", "--dns-port=10053"] }
        - { name: dnsmasq, image: "gcr.io/google_containers/kube-dnsmasq-amd64:1.4", args: ["--no-resolv", "--server=127.0.0.1#10053"], ports: [{ containerPort: 53 }] }
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec: { clusterIP: 10.32.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }
`;
  const said = (policy: string): readonly string[] =>
    scanTexts({ 'dns.yaml': pod(policy) }).report.findings.map(({ code, severity }) => `${severity} ${code}`);
  expect(said('ClusterFirst')).toContain('error LG101');
  expect(said('Default')).toEqual(['note LG305']);
});
