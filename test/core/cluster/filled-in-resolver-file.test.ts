import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const PLAY = `- hosts: kube_node
  tasks:
    - template: {src: resolv.conf.j2, dest: /etc/resolv.conf}
`;
const SERVER = `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data: {Corefile: ". {\\n  kubernetes cluster.local\\n  forward . /etc/resolv.conf\\n}"}
`;
const notes = (template: string): readonly string[] =>
  scanTexts({ 'site.yml': PLAY, 'dns.yaml': SERVER, 'templates/resolv.conf.j2': template }).said.filter((line) =>
    line.includes('LG801'),
  );

describe('a resolver file with something to be filled in', () => {
  test.each(['# {{ ansible_managed }}\nnameserver 10.0.0.2\n', 'search {{ domain }}\nnameserver 10.0.0.2\n'])(
    'names all its servers: %j',
    (template) => expect(notes(template)).toEqual([]),
  );
  test.each([
    ['# x\nnameserver {{ dns }}\n', '2:12'],
    ['nameserver __DNS__\n', '1:12'],
    ['nameserver @DNS@\n', '1:12'],
    ['nameserver <dns-ip>\n', '1:12'],
    ['nameserver <the dns server> # x\n', '1:12'],
    ['nameserver [[ dns ]]\n', '1:12'],
    ['nameserver DNS_SERVER\n', '1:12'],
    ['#% for item in servers %#\nnameserver #{ item }#\n#% endfor %#\n', '2:12'],
    ['nameserver #{node.dns}\n', '1:12'],
    ['{% if own %}\nnameserver 10.0.0.2\n{% endif %}\nnameserver 10.0.0.3\n', '1:1'],
  ])('may name another: %j', (template, place) => {
    expect(notes(template)).toEqual([`note LG801 templates/resolv.conf.j2:${place}`]);
  });
});

test.each(['[[ dns ]]', '[[ .Values.dns ]] 10.0.0.2', '[[dns]]', '<dns-ip>', '@DNS@', '#{ dns }#'])(
  'forward . %s is no error',
  (to) => {
    const { said } = scanTexts({ Corefile: `. {\n  forward . ${to}\n  loop\n}\n` });
    expect(said.filter((line) => /^(?:error|warning)|LG4/.test(line))).toEqual([]);
  },
);

test('what `template` fills in when it answers does not make a placeholder beside it a word', () => {
  const template = 'template IN A example.org {\n    answer "{{ .Name }} 60 IN A 10.0.0.1"\n  }';
  const { said } = scanTexts({
    Corefile: `. {\n  bind 127.0.0.1 <HOST_TAILNET_IP>\n  ${template}\n  forward . <UPSTREAM_DNS>\n  loop\n}\n`,
  });
  expect(said.filter((line) => /^(?:error|warning)|LG4/.test(line))).toEqual([]);
});

test('a dnsmasq that listens on an address of the node is asked there', () => {
  const node = `#cloud-config
write_files:
  - path: /etc/dnsmasq.d/k8s.conf
    content: |
      no-resolv
      listen-address=169.254.1.1
      bind-interfaces
      server=10.96.0.10
  - path: /etc/resolv.conf
    content: nameserver 169.254.1.1
  - path: /var/lib/kubelet/config.yaml
    content: |
      apiVersion: kubelet.config.k8s.io/v1beta1
      kind: KubeletConfiguration
      clusterDNS: [10.96.0.10]
      resolvConf: /etc/resolv.conf
`;
  const loops = (text: string): readonly string[] =>
    scanTexts({ 'dns.yaml': SERVER, 'node.yaml': text }).said.filter((line) => line.includes('LG101'));
  expect(loops(node)).toEqual(['warning LG101 dns.yaml:4:64 assumed absent']);
  expect(loops(node.replace('listen-address=169.254.1.1', 'listen-address=169.254.1.2'))).toEqual([]);
});
