/** Lines by which tools for networks and machines set resolvers, in files that nothing reads. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const BASE: Readonly<Record<string, string>> = {
  'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . /etc/resolv.conf\n    cache 30\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
const news = (path: string, text: string): readonly string[] =>
  scanTexts({ ...BASE, [path]: text }, BASE)
    .report.findings.filter(({ status }) => status === 'new')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

const POLICY =
  'apiVersion: nmstate.io/v1\nkind: NodeNetworkConfigurationPolicy\nmetadata: { name: dns }\nspec:\n  desiredState:\n';

test.each([
  ['nmcli con mod eth0 ipv4.dns @', 'up.sh', '#!/bin/sh\nnmcli con mod eth0 ipv4.dns @\n'],
  ['nmcli, added', 'up.sh', '#!/bin/sh\nnmcli connection modify "a b" +ipv4.dns "@" ipv4.ignore-auto-dns yes\n'],
  ['resolvectl', 'up.sh', '#!/bin/sh\nresolvectl dns eth0 @\n'],
  ['systemd-resolve', 'up.sh', '#!/bin/sh\nsystemd-resolve --interface eth0 --set-dns=@\n'],
  ['dns4', 'p.yml', '- hosts: all\n  tasks:\n    - community.general.nmcli:\n        dns4: [@]\n'],
  ['dns4, a list', 'p.yml', '- hosts: all\n  tasks:\n    - nmcli:\n        dns4:\n          - @\n'],
  ['dns in brackets', 'p.yml', '- hosts: all\n  vars:\n    network_connections:\n      - ip:\n          dns: [@]\n'],
  [
    'dns, a list',
    'p.yml',
    '- hosts: all\n  vars:\n    network_connections:\n      - ip:\n          dns:\n            - @\n',
  ],
  ['dns, a list as far left', 'p.yml', '- hosts: all\n  vars:\n    ip:\n      dns:\n      - "@"\n'],
  [
    'a block of Terraform',
    'vm.tf',
    'resource "a" "n" {\n  initialization {\n    dns {\n      servers = ["@"]\n    }\n  }\n}\n',
  ],
  ['dns-resolver', 'nm.yml', 'desired:\n  dns-resolver:\n    config:\n      server: [@]\n'],
  ['dns-resolver, a list', 'nm.yml', 'desired:\n  dns-resolver:\n    config:\n      server:\n        - @\n'],
  ...['server: [@]', 'server:\n        - @', '"server":\n          - "@"'].map(
    (server) =>
      [
        `dns-resolver of nodes: ${server}`,
        'nm.yaml',
        `${POLICY}    dns-resolver:\n      config:\n        ${server}\n`,
      ] as const,
  ),
  ['fallbackDns', 'a.nix', '{ services.resolved = { fallbackDns = [ "@" ]; }; }\n'],
])('%s', (_, path, text) => {
  expect(news(path, text.replace('@', '10.96.0.10'))).toEqual([`warning LG802 ${path}`]);
  expect(news(path, text.replace('@', '192.0.2.53'))).toEqual([]);
});

test.each([
  ['resolvectl status', 'up.sh', '#!/bin/sh\nresolvectl query a.example --server 1 10.96.0.10\n'],
  ['a map', 'v.yml', 'cluster:\n  dns:\n    ip: 10.96.0.10\n    clusterIP: 10.96.0.10\n'],
  ['a scalar', 'v.yml', 'service:\n  dns: 10.96.0.10\n'],
  ['a block', 'c.tf', 'module "c" {\n  dns {\n    cluster_ip = "10.96.0.10"\n  }\n}\n'],
  ['no DNS', 'v.yml', 'http:\n  servers:\n    - 10.96.0.10\n'],
  ['names', 'v.yml', 'dns:\n  - name: a\n    value: 10.96.0.10\n'],
])('%s sets none', (_, path, text) => {
  expect(news(path, text)).toEqual([]);
});
