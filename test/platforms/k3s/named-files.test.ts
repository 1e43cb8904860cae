/** `resolv-conf` of k3s and RKE2, and a kubelet's, where the file that it names is written by the same setup. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });

const setups: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'user data',
    {
      'u.yaml':
        '#cloud-config\nwrite_files:\n- path: /etc/rancher/k3s/config.yaml\n  content: |\n    resolv-conf: /etc/k3s-resolv.conf\n- path: /etc/k3s-resolv.conf\n  content: nameserver 127.0.0.1\n',
    },
  ],
  [
    'user data, a name that says nothing',
    {
      'u.yaml':
        '#cloud-config\nwrite_files:\n- path: /etc/rancher/k3s/config.yaml\n  content: |\n    resolv-conf: /etc/upstream-dns.conf\n- path: /etc/upstream-dns.conf\n  content: nameserver 127.0.0.1\n',
    },
  ],
  [
    'kubelet-arg of RKE2',
    {
      'u.yaml':
        '#cloud-config\nwrite_files:\n- path: /etc/rancher/rke2/config.yaml\n  content: |\n    kubelet-arg: [resolv-conf=/etc/rke2-dns]\n- path: /etc/rke2-dns\n  content: nameserver 127.0.0.1\n',
    },
  ],
  [
    'the installer behind a pipe',
    {
      'u.yaml':
        '#cloud-config\nruncmd:\n- echo "nameserver 127.0.0.1" > /etc/k3s-resolv.conf\n- curl -sfL https://get.k3s.io | sh -s - server --resolv-conf /etc/k3s-resolv.conf\n',
    },
  ],
  [
    'INSTALL_K3S_EXEC',
    {
      'u.yaml':
        '#cloud-config\nruncmd:\n- echo "nameserver 127.0.0.1" > /etc/k3s-dns\n- curl -sfL https://get.k3s.io | INSTALL_K3S_EXEC="server --resolv-conf=/etc/k3s-dns" sh -\n',
    },
  ],
  [
    'a tree of a node',
    {
      'n/etc/rancher/k3s/config.yaml': 'resolv-conf: /etc/rancher/k3s/resolv.conf\n',
      'n/etc/rancher/k3s/resolv.conf': 'nameserver 127.0.0.1\n',
    },
  ],
  [
    'a tree of a node, a name that says nothing',
    {
      'n/etc/rancher/k3s/config.yaml': 'resolv-conf: /etc/upstream.conf\n',
      'n/etc/upstream.conf': 'nameserver 127.0.0.1\n',
    },
  ],
  [
    'beside the configuration',
    {
      'k3s/config.yaml': 'resolv-conf: /etc/rancher/k3s/resolv.conf\ncluster-dns: 10.96.0.10\n',
      'k3s/resolv.conf': 'nameserver 127.0.0.1\n',
    },
  ],
  [
    'tasks',
    {
      'site.yml':
        '- hosts: k3s_cluster\n  tasks:\n  - copy: {content: "nameserver 127.0.0.1", dest: /etc/rancher/k3s/resolv.conf}\n  - copy: {content: "resolv-conf: /etc/rancher/k3s/resolv.conf", dest: /etc/rancher/k3s/config.yaml}\n',
    },
  ],
  [
    'the installer in a task',
    {
      'site.yml':
        '- hosts: k3s_cluster\n  tasks:\n  - copy: {content: "nameserver 127.0.0.1", dest: /etc/k3s-dns}\n  - shell: curl -sfL https://get.k3s.io | sh -s - server --resolv-conf /etc/k3s-dns\n',
    },
  ],
  [
    'here-documents',
    {
      'i.sh':
        '#!/bin/sh\nmkdir -p /etc/rancher/k3s\ncat > /etc/rancher/k3s/resolv.conf <<EOF\nnameserver 127.0.0.1\nEOF\ncat > /etc/rancher/k3s/config.yaml <<EOF\nresolv-conf: /etc/rancher/k3s/resolv.conf\nEOF\ncurl -sfL https://get.k3s.io | sh -\n',
    },
  ],
  [
    'tee',
    {
      'i.sh':
        '#!/bin/sh\necho "nameserver 127.0.0.1" | tee /etc/k3s-resolv.conf\ncurl -sfL https://get.k3s.io | sh -s - server --resolv-conf /etc/k3s-resolv.conf\n',
    },
  ],
  [
    'K3S_RESOLV_CONF in a script',
    {
      'i.sh':
        '#!/bin/sh\nprintf "nameserver 127.0.0.1\\n" > /etc/k3s-resolv.conf\nexport K3S_RESOLV_CONF=/etc/k3s-resolv.conf\ncurl -sfL https://get.k3s.io | sh -\n',
    },
  ],
  [
    'the environment of the unit',
    {
      'u.yaml':
        '#cloud-config\nwrite_files:\n- path: /etc/systemd/system/k3s.service.env\n  content: |\n    K3S_RESOLV_CONF=/etc/k3s-resolv.conf\n- path: /etc/k3s-resolv.conf\n  content: nameserver 127.0.0.1\n',
    },
  ],
  [
    'a unit of its own',
    {
      'u.yaml':
        '#cloud-config\nwrite_files:\n- path: /etc/systemd/system/k3s.service\n  content: |\n    [Service]\n    ExecStart=/usr/local/bin/k3s server --resolv-conf /etc/k3s-resolv.conf\n- path: /etc/k3s-resolv.conf\n  content: nameserver 127.0.0.1\n',
    },
  ],
  [
    "the kubelet's own setting",
    {
      'kubelet.yaml':
        'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/kubernetes/upstream.conf\n',
      'u.yaml':
        '#cloud-config\nwrite_files:\n- path: /etc/kubernetes/upstream.conf\n  content: nameserver 127.0.0.1\nruncmd:\n- kubeadm join\n',
    },
  ],
];

describe.each(setups)('%s', (name, files) => {
  const reported = (address: string): readonly string[] => {
    const written = Object.entries(files).map(([path, text]) => [path, text.replaceAll('127.0.0.1', address)]);
    return scanTexts({ 'dns.yaml': DNS, ...Object.fromEntries(written) }).said.filter(
      (line) => !line.startsWith('note LG20'),
    );
  };
  const sure =
    name === 'beside the configuration' ? 'warning LG101 dns.yaml:18:19 assumed' : 'error LG101 dns.yaml:18:19 always';
  test('a loopback address in it comes round', () => expect(reported('127.0.0.1')).toEqual([`${sure} fatal`]));
  test('a real resolver does not', () => expect(reported('192.0.2.1')).toEqual([]));
});
