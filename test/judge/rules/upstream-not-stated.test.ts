/** LG305: what nothing states is asked for, once, with what would follow; what can be followed is not. */
import { describe, expect, test } from '@jest/globals';
import { renderJson } from '../../../src/report/json.ts';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
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

describe('the nodes’ resolver file', () => {
  test('is asked for, with what follows on nodes with a stub listener', () => {
    const { report } = scanTexts({ ...INHERITS, ...kubelet('/etc/resolv.conf') });
    const [one, ...others] = report.findings.filter(({ code }) => code === 'LG305');
    expect(others).toEqual([]);
    expect(one?.severity).toBe('note');
    expect(one?.message).toContain("It loops on nodes whose /etc/resolv.conf names systemd-resolved's stub listener");
    expect(one?.message).toContain('the loop plugin then ends the server at start');
    expect(one?.path.map((step) => step.at.file.path)).toContain('kubelet.yaml');
    expect(report.counts).toMatchObject({ forwards: 1, openForwards: 1 });
    expect(JSON.parse(renderJson(report)).findings.at(-1).advice).toContain('\nversion: 1\nclusters:\n  - { name: ');
  });

  test('the lines that it brings answer it', () => {
    const [one] = of305({ ...INHERITS, ...kubelet('/etc/resolv.conf') });
    const files = { ...INHERITS, ...kubelet('/etc/resolv.conf') };
    const { report } = scanTexts({ ...files, '.loopgate.yaml': `${one?.paste?.lines.join('\n')}\n` });
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
    expect(of305({ ...after, 'note.txt': 'x' }, after).map(({ severity, status }) => [severity, status])).toEqual([
      ['note', 'existing'],
    ]);
    expect(of305(after, dns('forward . 192.0.2.1')).map(({ severity }) => severity)).toEqual(['warning']);
    expect(of305(after, { 'note.txt': 'x' }).map(({ severity }) => severity)).toEqual(['note']);
  });

  test('that a kubelet is told to take is asked for without a server that reads it', () => {
    expect(of305(kubelet('/etc/resolv.conf')).map(({ severity }) => severity)).toEqual(['note']);
    expect(of305(kubelet('/run/systemd/resolve/resolv.conf'))).toEqual([]);
  });
});

describe('other things that nothing states', () => {
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

  test('nothing where all upstreams are addresses', () => {
    const { report } = scanTexts(dns('forward . 192.0.2.53'));
    expect(report.findings).toEqual([]);
    expect(report.counts).toMatchObject({ forwards: 1, openForwards: 0 });
  });
});
