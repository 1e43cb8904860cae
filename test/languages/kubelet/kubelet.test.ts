import { describe, expect, test } from '@jest/globals';
import type { KubeletFact } from '../../../src/core/facts/node.ts';
import { kubelet } from '../../../src/languages/kubelet/index.ts';
import { openText, openYaml, said } from '../open-yaml.ts';

const HEAD = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n';
function config(body: string): KubeletFact {
  return kubelet.read(openYaml(HEAD + body)).value[0] as KubeletFact;
}
function flags(text: string, path: string): KubeletFact | undefined {
  const document = openText(text, path);
  const facts = kubelet.recognises(document) ? kubelet.read(document).value : [];
  return facts.find((one): one is KubeletFact => one.kind === 'kubelet');
}

describe('KubeletConfiguration', () => {
  test('says only what is written', () => {
    const fact = config(
      'resolvConf: /run/systemd/resolve/resolv.conf\nclusterDNS: [10.96.0.10]\nclusterDomain: cluster.local\n',
    );
    expect(fact).toMatchObject({ source: 'config', ineffective: [] });
    expect(said(fact.resolvConf?.at)).toBe('/run/systemd/resolve/resolv.conf');
    expect(fact.clusterDNS?.map((one) => said(one.at))).toEqual(['10.96.0.10']);
    expect(fact.clusterDomain?.value).toBe('cluster.local');
    expect(config('')).toEqual({ kind: 'kubelet', source: 'config', ineffective: [], at: fact.at && config('').at });
  });
  test('an empty resolvConf is a statement, null and absence are none', () => {
    const empty = config('resolvConf: ""\n').resolvConf;
    expect(empty?.value).toBe('');
    expect(said(empty?.at)).toBe('""');
    expect(config('resolvConf:\n').resolvConf).toBeUndefined();
    expect(config('resolvConf: ~\n').resolvConf).toBeUndefined();
  });
  test.each([
    'resolverConfig',
    'ResolverConfig',
    'resolvconf',
    'resolv-conf',
    'resolvConfig',
    'resolveConf',
    'ResolvConf',
    'resolv_conf',
    'resolConf',
    'reslovConf',
  ])('%s is not a field, and what to write is reported', (key) => {
    const fact = config(`${key}: /x\n`);
    expect(fact.resolvConf).toBeUndefined();
    expect(fact.ineffective.map((one) => [one.key, one.instead, said(one.at)])).toEqual([[key, 'resolvConf', key]]);
  });
  test.each([
    ['clusterDns: [10.0.0.1]', 'clusterDNS'],
    ['clusterDNS: 10.0.0.1', 'clusterDNS: [10.0.0.1]'],
    ['clusterdomain: x', 'clusterDomain'],
  ])('%s: %s', (line, instead) => {
    const fact = config(`${line}\n`);
    expect(fact.clusterDNS).toBeUndefined();
    expect(fact.ineffective.map((one) => one.instead)).toEqual([instead]);
  });
  test.each([
    'cgroupDriver: systemd',
    'registerNode: true',
    'staticPodPath: /x',
    'rotateCertificates: true',
    'configMapAndSecretChangeDetectionStrategy: Watch',
  ])('%s is left alone', (line) => expect(config(`${line}\n`).ineffective).toEqual([]));
  test('resolvConf of another type is remarked', () => {
    const reading = kubelet.read(openYaml(`${HEAD}resolvConf: [a]\n`));
    expect((reading.value[0] as KubeletFact).resolvConf).toBeUndefined();
    expect(reading.notices.map((notice) => said(notice.at))).toEqual(['resolvConf']);
  });
  test('an unrelated KubeletConfig is none', () => {
    expect(
      kubelet.recognises(openYaml('apiVersion: machineconfiguration.openshift.io/v1\nkind: KubeletConfig\n')),
    ).toBe(false);
  });
  test('the pool of a carried file is kept', () => {
    const document = openYaml(HEAD, 'pool.yaml', { path: '/var/lib/kubelet/config.yaml', pool: 'workers' });
    expect(kubelet.read(document).value[0]).toMatchObject({ kind: 'kubelet', pool: 'workers' });
  });
});

describe('flags', () => {
  test.each([
    ['/etc/default/kubelet', 'KUBELET_EXTRA_ARGS=--resolv-conf=/x\n'],
    ['/etc/sysconfig/kubelet', 'KUBELET_EXTRA_ARGS="--v=2 --resolv-conf=/x"\n'],
    ['roles/node/files/kubeadm-flags.env', "KUBELET_KUBEADM_ARGS='--resolv-conf /x'\n"],
    ['kubelet.env', '# a comment\nA="--v=2 \\\n  --resolv-conf=/x"\n'],
    ['/var/snap/microk8s/current/args/kubelet', '--v=2\n--resolv-conf=/x\n'],
    [
      '/etc/systemd/system/kubelet.service',
      '[Service]\nExecStart=/usr/bin/kubelet \\\n  --resolv-conf=/x \\\n  --v=2\n',
    ],
    [
      '/etc/systemd/system/kubelet.service.d/20-dns.conf',
      '[Service]\nEnvironment="KUBELET_DNS_ARGS=--resolv-conf=/x"\n',
    ],
    ['files/10-kubeadm.conf', '[Service]\nEnvironment=A=--resolv-conf=/x\nExecStart=\nExecStart=/usr/bin/kubelet $A\n'],
  ])('%s', (path, text) => {
    const fact = flags(text, path);
    expect(fact).toMatchObject({ source: 'flags', resolvConf: { value: '/x' }, ineffective: [] });
    expect(said(fact?.resolvConf?.at)).toBe('/x');
  });
  test.each(['etc/default/grub', 'kubelet.conf', 'docs/kubelet', 'kubelet/service.txt'])(
    '%s is none of these files',
    (path) => {
      expect(flags('X=--resolv-conf=/x\n', path)).toBeUndefined();
    },
  );
  test('an empty value stays, a later flag wins, addresses collect', () => {
    const path = '/etc/default/kubelet';
    expect(flags('A=--resolv-conf=\n', path)?.resolvConf?.value).toBe('');
    expect(flags('A="--resolv-conf=/a --resolv-conf=/b"\n', path)?.resolvConf?.value).toBe('/b');
    expect(
      flags('A="--cluster-dns=10.0.0.1,10.0.0.2 --cluster-dns=10.0.0.3"\n', path)?.clusterDNS?.map((one) => one.value),
    ).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
    expect(flags('A=--resolv_conf=/u\n', path)?.resolvConf?.value).toBe('/u');
  });
  test('an emptied ExecStart or Environment forgets what came before', () => {
    const path = 'kubelet.service.d/x.conf';
    expect(flags('[Service]\nExecStart=/kubelet --resolv-conf=/a\nExecStart=\n', path)).toBeUndefined();
    expect(flags('[Service]\nEnvironment=A=--resolv-conf=/a\nEnvironment=\n', path)).toBeUndefined();
    expect(flags('[Unit]\nExecStart=/kubelet --resolv-conf=/a\n', path)).toBeUndefined();
  });
  test.each([
    ['--resolvConf=/x', '--resolv-conf'],
    ['--resolve-conf=/x', '--resolv-conf'],
    ['--resolver-config=/x', '--resolv-conf'],
    ['--cluster-dns-ip=10.0.0.1', '--cluster-dns'],
  ])('%s is no flag', (flag, instead) => {
    expect(flags(`A=${flag}\n`, '/etc/default/kubelet')?.ineffective.map((one) => one.instead)).toEqual([instead]);
  });
  test('a value that only the node knows is remarked', () => {
    const reading = kubelet.read(openText('A="--resolv-conf=$FILE --cluster-domain=x"\n', '/etc/default/kubelet'));
    expect((reading.value[0] as KubeletFact).resolvConf).toBeUndefined();
    expect(reading.notices.map((notice) => said(notice.at))).toEqual(['$FILE']);
  });
  test('nothing about DNS states nothing', () => expect(flags('A=--v=2\n', '/etc/default/kubelet')).toBeUndefined());
});
