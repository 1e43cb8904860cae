/** LG305: what nothing states is asked for, once, with what would follow; what can be followed is not. */
import { describe, expect, test } from '@jest/globals';
import { renderJson } from '../../../src/report/json.ts';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { configMap, deployment } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const kubelet = (file: string): Readonly<Record<string, string>> => ({
  'kubelet.yaml': `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ${file}\n`,
});
const dns = (upstream: string, more = ''): Readonly<Record<string, string>> => ({
  'dns.yaml': coreDns({ corefile: corefile(upstream) }).replace(/dnsPolicy: \w+/, 'dnsPolicy: Default') + more,
});
const INHERITS = dns('forward . /etc/resolv.conf');
const of305 = (files: Readonly<Record<string, string>>, base?: Readonly<Record<string, string>>) =>
  scanTexts(files, base).report.findings.filter((one) => one.code === 'LG305');

const flux = (spec: string, more = ''): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: dns, namespace: kube-system }\nspec:\n  chart: { spec: { ${spec} } }\n  values: { replicaCount: 2${more} }\n`;

describe('what a chart forwards by its own default', () => {
  test.each([
    ['HelmRelease', flux('chart: coredns, version: 1.45.0'), 1],
    ['HelmRelease of the node-local cache', flux('chart: node-local-dns, version: 2.1.0'), 1],
    [
      'Application',
      'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns }\nspec:\n  destination: { namespace: kube-system }\n  source: { chart: coredns, targetRevision: 1.45.0 }\n',
      1,
    ],
    [
      'HelmChart, on an installer that keeps the stub away',
      'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: dns, namespace: kube-system }\nspec: { chart: coredns, version: 1.45.0 }\n',
      0,
    ],
    ['release of k8s-gateway', flux('chart: k8s-gateway, version: 2.4.0', ', domain: example.com'), 1],
  ])('is asked for once, at the %s', (_, text, count) => {
    const found = of305({ 'release.yaml': text });
    expect(found.map(({ severity }) => severity)).toEqual(Array.from({ length: count }, () => 'note'));
    for (const one of found) expect(one.message).toContain('by the default of its chart');
  });

  test('is not asked for where the repository says what the nodes run', () => {
    const nodes =
      'version: 1\nclusters: [{ name: c, paths: ["**"], nodes: [{ name: default, os: ubuntu-24.04, provisioner: kubeadm }] }]\n';
    expect(of305({ 'release.yaml': flux('chart: coredns'), '.loopgate.yaml': nodes })).toEqual([]);
  });

  test.each([
    [
      'an EKS add-on',
      'resource "aws_eks_addon" "dns" {\n  cluster_name = "c"\n  addon_name   = "coredns"\n  configuration_values = jsonencode({ replicaCount = 3 })\n}\n',
      'dns.tf',
    ],
    [
      'RKE2’s own chart',
      'apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata: { name: rke2-coredns, namespace: kube-system }\nspec:\n  valuesContent: "replicaCount: 3"\n',
      'config.yaml',
    ],
  ])('is a platform’s own matter for %s', (_, text, path) => {
    expect(of305({ [path]: text })).toEqual([]);
  });
});

describe('the nodes’ resolver file', () => {
  test('is asked for, with what follows on nodes with a stub listener', () => {
    const { report } = scanTexts({ ...INHERITS, ...kubelet('/etc/resolv.conf') });
    const [one, ...others] = report.findings.filter(({ code }) => code === 'LG305');
    expect(others).toEqual([]);
    expect(one?.severity).toBe('note');
    expect(one?.message).toContain("It loops on nodes whose /etc/resolv.conf names systemd-resolved's stub listener");
    expect(one?.message).toContain('the loop plugin then stops the server at startup');
    expect(one?.path.map((step) => step.at.file.path)).toContain('kubelet.yaml');
    expect(report.counts).toMatchObject({ forwards: 1, openForwards: 1 });
    expect(JSON.parse(renderJson(report)).findings.at(-1).advice).toContain('\nversion: 1\nclusters:\n  - { name: ');
  });

  test('the lines that it brings answer it', () => {
    const [one] = of305({ ...INHERITS, ...kubelet('/etc/resolv.conf') });
    const files = { ...INHERITS, ...kubelet('/etc/resolv.conf') };
    const { report } = scanTexts({ ...files, '.loopgate.yaml': `${one?.paste?.lines.join('\n')}\n` });
    expect(one?.paste?.lines).toEqual([
      'version: 1',
      'clusters:',
      '  - { name: default, nodes: [{ name: default, os: ubuntu-24.04 }] }',
    ]);
    expect(report.findings.map(({ code, certainty }) => `${code} ${certainty}`)).toEqual(['LG101 always']);
    expect(report.counts.openForwards).toBe(0);
  });

  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['the file of systemd-resolved’s own servers', kubelet('/run/systemd/resolve/resolv.conf')],
    [
      'an installer that keeps the stub away',
      {
        'k.yaml':
          'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: redis, namespace: kube-system }\nspec: { chart: redis }\n',
      },
    ],
    [
      'kubeadm, which looks for systemd-resolved',
      {
        'kubeadm.yaml': 'apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nkubernetesVersion: v1.29.0\n',
      },
    ],
  ])('%s leaves no question', (_, files) => {
    expect(of305({ ...INHERITS, ...files })).toEqual([]);
  });

  test('is a warning where the change brought it in', () => {
    const before = { ...INHERITS, ...kubelet('/run/systemd/resolve/resolv.conf') };
    const after = { ...INHERITS, ...kubelet('/etc/resolv.conf') };
    expect(of305(after, before).map(({ severity, status }) => [severity, status])).toEqual([['warning', 'new']]);
    expect(of305(after, before)[0]?.message).toContain(' Before this change it was known. ');
    expect(of305({ ...after, 'note.txt': 'x' }, after).map(({ severity, status }) => [severity, status])).toEqual([
      ['note', 'existing'],
    ]);
    expect(of305(after, dns('forward . 192.0.2.1')).map(({ severity }) => severity)).toEqual(['warning']);
    expect(of305(after, { 'note.txt': 'x' }).map(({ severity }) => severity)).toEqual(['note']);
    expect(of305(after, dns('whoami')).map(({ severity }) => severity)).toEqual(['note']);
    expect(of305(after, dns('forward . 192.0.2.1\n    forwrad')).map(({ severity }) => severity)).toEqual(['note']);
    const other = { 'other/Corefile': '. {\n    forward . 192.0.2.1\n    loop\n}\n' };
    expect(of305({ ...other, ...after }, other).map(({ severity }) => severity)).toEqual(['note']);
  });

  test.each(['', '# nameserver 192.0.2.53\n', 'NAMESERVER 192.0.2.53\n', 'options ndots:5\n'])(
    'is a warning where the file of the nodes states no nameserver any more: %j',
    (text) => {
      const files = (resolvers: string): Readonly<Record<string, string>> => ({
        ...INHERITS,
        '.loopgate.yaml': `version: 1\nclusters:\n- name: prod\n  nodes: [{ name: default, files: { /etc/resolv.conf: nodes/resolv.conf } }]\n`,
        'nodes/resolv.conf': resolvers,
      });
      const found = of305(files(text), files('nameserver 192.0.2.53\n'));
      expect(found.map(({ severity, status }) => [severity, status])).toEqual([['warning', 'new']]);
      expect(found[0]?.message).toContain(
        'states no nameserver, and what pods get then is up to their container runtime',
      );
    },
  );

  test('that a kubelet is set to take is asked for without a server that reads it', () => {
    expect(of305(kubelet('/etc/resolv.conf')).map(({ severity }) => severity)).toEqual(['note']);
    expect(of305(kubelet('/run/systemd/resolve/resolv.conf'))).toEqual([]);
  });
});

describe('other things that nothing states', () => {
  test.each<readonly [string, string, string]>([
    ['a host’s file', 'forward . /etc/resolv.conf', 'It loops where /etc/resolv.conf of its host names this server.'],
    [
      'a host name',
      'forward . dns.example.test',
      'It loops where dns.example.test is an address that leads back here.',
    ],
  ])('%s: what would follow', (_, line, words) => {
    const [one] = of305({ Corefile: `. {\n    ${line}\n    loop\n}\n` });
    expect(one?.message).toContain(words);
    expect(one?.severity).toBe('note');
  });

  test('a host name, until a resolver is declared by it', () => {
    const files = { Corefile: '. {\n    forward . dns.example.test\n    loop\n}\n' };
    const [one] = of305(files);
    expect(one?.message).toContain('what dns.example.test resolves to is not stated');
    expect(of305({ ...files, '.loopgate.yaml': `${one?.paste?.lines.join('\n')}\n` })).toEqual([]);
  });

  test('one finding for all blocks that need the same', () => {
    const both = 'forward . /etc/resolv.conf\n    loop\n}\na.test:53 {\n    forward . /etc/resolv.conf';
    const { report } = scanTexts({ Corefile: `.:53 {\n    ${both}\n    loop\n}\n` });
    expect(report.findings.filter(({ code }) => code === 'LG305')).toHaveLength(1);
    expect(report.counts).toMatchObject({ forwards: 2, openForwards: 2 });
  });

  test('which names all servers and blocks, and the loop that one of them would make', () => {
    const blocks = (upstream: string): string =>
      corefile(upstream).replace(/^}$/m, `}\na.test:53 {\n    loop\n    ${upstream}\n}`);
    const second = coreDns({ corefile: corefile('forward . /etc/resolv.conf'), namespace: 'other' });
    const files = { 'a.yaml': coreDns({ corefile: blocks('forward . /etc/resolv.conf') }), 'b.yaml': second };
    const [one, ...others] = of305(files);
    expect(others).toEqual([]);
    expect(one?.message).toContain('Where kube-system/Deployment/coredns (zone .) and 1 more forwards names');
    expect(one?.message).toContain('It loops on nodes whose');
    expect(
      one?.path.map(({ description }) => description).filter((says) => says.endsWith('forwards to the same')),
    ).toEqual([
      'kube-system/Deployment/coredns (zone a.test) forwards to the same',
      'other/Deployment/coredns (zone .) forwards to the same',
    ]);
  });

  test('a kubelet that takes a file nobody knows is not asked about where the cluster DNS does not read it', () => {
    expect(of305({ ...kubelet('/etc/resolv.conf'), ...dns('forward . 10.0.0.2') })).toEqual([]);
  });

  test('one finding for clusters that share a base, and it names them', () => {
    const overlay = 'resources: [../../base]\n';
    const [only, ...others] = of305({
      'base/kustomization.yaml': 'resources: [dns.yaml]\n',
      'base/dns.yaml': INHERITS['dns.yaml'] ?? '',
      'overlays/blue/kustomization.yaml': overlay,
      // A second server reads the same file there: the sentences differ.
      'overlays/green/kustomization.yaml': 'resources: [../../base, second.yaml]\n',
      'overlays/green/second.yaml': (INHERITS['dns.yaml'] ?? '').replaceAll('kube-system', 'other'),
    });
    expect(others).toEqual([]);
    expect(only?.message).toContain('This concerns the clusters overlays/blue, overlays/green.');
  });

  test('nothing where all upstreams are addresses', () => {
    const { report } = scanTexts(dns('forward . 192.0.2.53'));
    expect(report.findings).toEqual([]);
    expect(report.counts).toMatchObject({ forwards: 1, openForwards: 0 });
  });

  test('blocks of a list that is empty in the values of the chart are not there, and others have the zone that is written', () => {
    const chart = (stubs: string, to = '.to'): Readonly<Record<string, string>> => ({
      'c/Chart.yaml': 'apiVersion: v2\nname: dns\n',
      'c/values.yaml': stubs,
      'c/templates/dns.yaml': configMap(
        '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n{{- range .Values.stubs }}\n{{ .zone }}:53 {\n    forward . {{ TO }}\n}\n{{- end }}'.replace(
          'TO',
          to,
        ),
      ),
      'c/templates/deployment.yaml': deployment('1.11.3'),
    });
    const base = { ...chart(''), 'c/templates/dns.yaml': configMap('.:53 {\n    loop\n    forward . 192.0.2.53\n}') };
    for (const stubs of ['', 'stubs: []\n', 'stubs: null\n']) expect(of305(chart(stubs), base)).toEqual([]);
    const stub = 'stubs: [{ zone: a.test, to: 192.0.2.1 }]\n';
    expect(of305(chart(stub), base)).toEqual([]);
    const [only, ...others] = of305(chart(stub, 'regexFind ".*" .to'), base);
    expect(others).toEqual([]);
    expect(only?.message).toContain('kube-system/Deployment/coredns (zone a.test) forwards');
  });
});

describe('a name that is asked over HTTPS', () => {
  const guard = (to: string, more = ''): Readonly<Record<string, string>> => ({
    'compose.yaml':
      'services: { dns: { image: adguard/adguardhome, volumes: ["./AdGuardHome.yaml:/opt/adguardhome/conf/AdGuardHome.yaml"] } }\n',
    'AdGuardHome.yaml': `dns: { upstream_dns: ["${to}"] }\n${more}`,
  });
  const severities = (to: string, more = '', beside: Readonly<Record<string, string>> = {}) =>
    of305({ ...guard(to, more), ...beside }, { ...guard('192.0.2.53', more), ...beside }).map(
      ({ severity }) => severity,
    );
  test.each(['https://dns.example.com/dns-query', 'tls://dns.example.com', 'quic://dns.example.com'])(
    'is no warning where nobody listens for that: %s',
    (to) => {
      expect(severities(to)).toEqual(['note']);
      expect(severities(to, 'tls: { enabled: false }\n')).toEqual(['note']);
      expect(severities(to, 'tls: { enabled: true }\n')).toEqual(['warning']);
      expect(severities(to, '', { Corefile: 'tls://.:853 {\n    tls a b\n    whoami\n}\n' })).toEqual(['warning']);
    },
  );
  test('and is one over plain DNS', () => expect(severities('dns.example.com')).toEqual(['warning']));
  test('says what it hangs on', () =>
    expect(of305(guard('https://dns.example.com/dns-query'))[0]?.message).toContain(
      'no server of the repository listens for that',
    ));
});

describe('who listens on the host of a server', () => {
  const onNodes = (upstream: string): Readonly<Record<string, string>> => {
    const files = dns(upstream);
    return { 'dns.yaml': `${files['dns.yaml']}`.replace('dnsPolicy: Default', 'hostNetwork: true') };
  };

  test('is asked for where nothing in the repository does', () => {
    const [found, ...more] = of305(onNodes('forward . 127.0.0.1:5053'));
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      severity: 'note',
      message:
        'Where kube-system/Deployment/coredns (zone .) forwards names is not known: what listens on 127.0.0.1:5053 of its host is not stated. It loops where what listens on 127.0.0.1:5053 forwards to this server.',
    });
  });

  test('is a warning where names were sent to an address before', () => {
    const found = of305(onNodes('forward . 127.0.0.1:5053'), onNodes('forward . 192.0.2.53'));
    expect(found.map(({ severity }) => severity)).toEqual(['warning']);
  });

  test('is known where another block does, in a pod, and out of sight for a Corefile alone', () => {
    expect(of305(onNodes('forward . 127.0.0.1:5053\n    }\n    .:5053 {\n        forward . 192.0.2.53'))).toEqual([]);
    expect(of305(dns('forward . 127.0.0.1:5053'))).toEqual([]);
    expect(of305({ Corefile: '. {\n    forward . 127.0.0.1:5053\n    loop\n}\n' })).toEqual([]);
  });
});

describe('a port of the own pod at which nothing that is read listens', () => {
  const COREFILE = '.:53 {\n    forward . 127.0.0.1:5053\n}\n';
  const pod = (more: string): string =>
    scanTexts({
      'dns.yaml': `${configMap(COREFILE)}---\n${deployment('1.14.7').replace('      volumes:', `${more}      volumes:`)}`,
    }).said.join('\n');
  const project = (more: string): string =>
    scanTexts({
      'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.15.0
    command: -conf /etc/coredns/Corefile
    volumes: ["./Corefile:/etc/coredns/Corefile"]
${more}`,
      Corefile: COREFILE,
    }).said.join('\n');
  const DOH = '  doh:\n    image: klutchell/dnscrypt-proxy:2.1.5\n';
  test('is open beside another container, and dead alone', () => {
    expect(project(`${DOH}    network_mode: "service:dns"\n`)).toContain('LG305');
    expect(project(DOH)).not.toContain('LG305');
    expect(project('')).not.toContain('LG305');
    expect(pod('        - { name: doh, image: "klutchell/dnscrypt-proxy:2.1.5" }\n')).toContain('LG305');
    expect(pod('')).not.toContain('LG305');
  });
});
