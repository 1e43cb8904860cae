/** How the resolvers of one node work together, as the real software does. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile, kubelet, nodes } from '../../acceptance/manifests.ts';
import { loudIn, scanTexts } from '../../support/scan-texts.ts';

const INHERITS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const TO_NODE = coreDns({ corefile: corefile('forward . 192.0.2.10') });
const UBUNTU = nodes('os: ubuntu-24.04\nprovisioner: kubeadm');

/** cloud-init user data that writes these files. */
function userData(files: Readonly<Record<string, string>>): string {
  const entries = Object.entries(files).map(
    ([path, text]) => `  - path: ${path}\n    content: |\n${text.replace(/^(?=.)/gm, '      ')}\n`,
  );
  return `#cloud-config\nwrite_files:\n${entries.join('')}`;
}

describe('drop-ins of systemd-resolved', () => {
  const withFiles = (files: Readonly<Record<string, string>>): readonly string[] =>
    loudIn({ 'dns.yaml': INHERITS, '.loopgate.yaml': UBUNTU, 'user-data': userData(files) });
  const LOOP = ['error LG101 dns.yaml:18:19 always fatal'];

  test('are read by file name, whatever their directory', () => {
    expect(
      withFiles({
        '/etc/systemd/resolved.conf.d/10-a.conf': '[Resolve]\nDNS=192.0.2.1',
        '/usr/lib/systemd/resolved.conf.d/20-b.conf': '[Resolve]\nDNS=\nDNS=10.96.0.10',
      }),
    ).toEqual(LOOP);
    expect(
      withFiles({
        '/etc/systemd/resolved.conf.d/10-a.conf': '[Resolve]\nDNS=10.96.0.10',
        '/usr/lib/systemd/resolved.conf.d/20-b.conf': '[Resolve]\nDNS=\nDNS=192.0.2.1',
      }),
    ).toEqual([]);
  });
  test('of one name hide each other, /etc before /usr/lib', () => {
    expect(
      withFiles({
        '/usr/lib/systemd/resolved.conf.d/a.conf': '[Resolve]\nDNS=10.96.0.10',
        '/etc/systemd/resolved.conf.d/a.conf': '[Resolve]\nDNS=192.0.2.1',
      }),
    ).toEqual([]);
  });
  test('with another port are no line of the resolver file', () => {
    expect(withFiles({ '/etc/systemd/resolved.conf': '[Resolve]\nDNS=10.96.0.10:5353 192.0.2.1' })).toEqual([]);
  });
  test('that name the stub itself are dropped by it', () => {
    expect(withFiles({ '/etc/systemd/resolved.conf': '[Resolve]\nDNS=127.0.0.53 192.0.2.1' })).toEqual([]);
  });
});

describe('the stub listener that is off', () => {
  const off = (os: string): readonly string[] =>
    loudIn({
      'dns.yaml': INHERITS,
      '.loopgate.yaml': nodes(`os: ${os}`),
      'user-data': userData({ '/etc/systemd/resolved.conf': '[Resolve]\nDNSStubListener=no' }),
    });
  test('leaves a link to the real servers', () => expect(off('ubuntu-24.04')).toEqual([]));
  test('left its own address before systemd 246', () =>
    expect(off('ubuntu-18.04')).toEqual(['error LG101 dns.yaml:18:19 always fatal']));
});

describe('lines added to the resolver file', () => {
  const added = (os: string, before = ''): readonly string[] =>
    loudIn({
      'dns.yaml': INHERITS,
      '.loopgate.yaml': nodes(`os: ${os}`),
      'user-data': `#cloud-config\nruncmd:\n${before}- echo "nameserver 192.0.2.1" >> /etc/resolv.conf\n`,
    });
  test('leave what the image put there', () => {
    expect(added('ubuntu-24.04')).toEqual(['error LG101 dns.yaml:18:19 sometimes 0.5 sometimes']);
    expect(added('rocky-9')).toEqual([]);
  });
  test('leave what a link before them leads to', () => {
    expect(added('ubuntu-24.04', '- ln -sf /run/systemd/resolve/resolv.conf /etc/resolv.conf\n')).toEqual([]);
  });
});

describe('dnsmasq on nodes', () => {
  const withServers = (dnsmasq: string, resolv: string): readonly string[] =>
    loudIn({
      'dns.yaml': TO_NODE,
      'kubelet.yaml': kubelet('resolvConf: /run/nodes.conf\n'),
      '.loopgate.yaml': nodes('addresses: [192.0.2.10]'),
      'user-data': userData({ '/etc/dnsmasq.conf': dnsmasq, '/etc/resolv.conf': resolv }),
    });
  test('asks the servers of /etc/resolv.conf, and never itself', () => {
    expect(withServers('bind-interfaces', 'nameserver 127.0.0.1\nnameserver 10.96.0.10')).toEqual([
      'error LG101 dns.yaml:18:19 always fatal',
    ]);
    expect(withServers('bind-interfaces', 'nameserver 127.0.0.1\nnameserver 192.0.2.1')).toEqual([]);
  });
  test('asks none of them with no-resolv', () => {
    expect(withServers('no-resolv\nserver=192.0.2.1', 'nameserver 192.0.2.2')).toEqual([]);
  });
});

describe("files that only look like a node's", () => {
  test.each([
    ['images/etc/resolv.conf', 'nameserver 127.0.0.1\n'],
    ['test/etc/resolv.conf', 'nameserver 10.96.0.10\n'],
    ['router/etc/dnsmasq.conf', 'server=10.96.0.10\n'],
    ['dotfiles/etc/systemd/resolved.conf.d/dns.conf', '[Resolve]\nDNS=10.96.0.10\n'],
  ])('%s beside a cluster is nothing', (path, text) => {
    expect(scanTexts({ 'dns.yaml': INHERITS, [path]: text }).said).toEqual(['note LG305 dns.yaml:18:19']);
  });
  test('count where a kubelet is configured in the same tree', () => {
    const files = {
      'dns.yaml': INHERITS,
      'images/etc/resolv.conf': 'nameserver 127.0.0.1\n',
      'images/etc/default/kubelet': 'KUBELET_EXTRA_ARGS=--resolv-conf=/etc/resolv.conf\n',
    };
    expect(loudIn(files)).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
  });
  test("count beside a kubelet's configuration in the same folder, but not at the repository's root", () => {
    const files = (folder: string) => ({
      'dns.yaml': INHERITS,
      [`${folder}etc/resolv.conf`]: 'nameserver 127.0.0.1\n',
      [`${folder}kubelet.yaml`]:
        'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n',
    });
    expect(loudIn(files('node/'))).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
    expect(loudIn(files(''))).toEqual([]);
  });
  test('of a machine without a cluster are nothing', () => {
    expect(scanTexts({ 'user-data': userData({ '/etc/resolv.conf': 'nameserver 127.0.0.1' }) }).said).toEqual([]);
  });
});

describe('several kinds of machines', () => {
  const node = `${userData({ '/etc/resolv.conf': 'nameserver 192.0.2.1', '/etc/default/kubelet': 'KUBELET_EXTRA_ARGS=--resolv-conf=/etc/resolv.conf' })}`;
  const other = userData({ '/etc/resolv.conf': 'nameserver 127.0.0.1' });
  test('one that sets up no kubelet beside one that does is no node', () => {
    expect(loudIn({ 'dns.yaml': INHERITS, 'node.yaml': node, 'pihole.yaml': other })).toEqual([]);
  });
  test('one that serves others and says no word of Kubernetes is no node', () => {
    const data = (word: string): string =>
      `${userData({ '/etc/resolv.conf': 'nameserver 127.0.0.1' })}packages: [${word}]\n`;
    expect(loudIn({ 'dns.yaml': INHERITS, 'user-data': data('pihole-ftl') })).toEqual([]);
    expect(loudIn({ 'dns.yaml': INHERITS, 'user-data': data('pihole-ftl, kubelet') })).toHaveLength(1);
    expect(loudIn({ 'dns.yaml': INHERITS, 'user-data': data('chrony') })).toHaveLength(1);
  });
  test('two that write one file differently are two pools', () => {
    expect(
      loudIn({
        'dns.yaml': INHERITS,
        'a.yaml': userData({ '/etc/resolv.conf': 'nameserver 192.0.2.1' }),
        'b.yaml': other,
      }),
    ).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
  });
});
