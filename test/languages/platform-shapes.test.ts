/** Settings of a platform with anything in their places: nothing throws, and every place lies in the file. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Location } from '../../src/core/text/location.ts';
import { draws } from '../support/draws.ts';
import { scanTexts } from '../support/scan-texts.ts';

/** A file by its path, with `@` where a value goes. */
const TEMPLATES: readonly (readonly [path: string, text: string])[] = [
  [
    'inventory/x/group_vars/all/all.yml',
    'dns_mode: @\nresolvconf_mode: @\nupstream_dns_servers: @\nenable_nodelocaldns: @\nnodelocaldns_ip: @\nkube_service_addresses: @\n',
  ],
  [
    'inventory/x/group_vars/k8s_cluster.yml',
    'enable_nodelocaldns: true\nskydns_server: @\ncoredns_external_zones: [{zones: @, nameservers: @, cache: @, rewrite: @}]\nnodelocaldns_external_zones: @\ndns_etchosts: @\ncoredns_rewrite_block: @\ncoredns_kubernetes_extra_opts: @\ndns_upstream_forward_extra_opts: @\nnameservers: @\nkube_resolv_conf: @\ndns_domain: @\n',
  ],
  [
    'cluster.yml',
    'nodes: [{address: 192.0.2.1, role: [worker]}]\nservices: {kubelet: {cluster_dns_server: @, cluster_domain: @, extra_args: @}, kube-api: {service_cluster_ip_range: @}}\ndns: {provider: @, upstreamnameservers: @, reversecidrs: @, stubdomains: @, nodelocal: @}\n',
  ],
  [
    'k0s.yaml',
    'apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec: {network: {serviceCIDR: @, clusterDomain: @, kubeProxy: @, coreDNS: @}, workerProfiles: [{name: @, values: {resolvConf: @, clusterDNS: @}}], images: {coredns: @}}\n',
  ],
  [
    'k0sctl.yaml',
    'apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nspec: {hosts: [{role: worker, ssh: @, installFlags: @}], k0s: {config: {spec: @}}}\nx: resolv.conf\n',
  ],
  [
    'kind.yaml',
    'apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nnetworking: {serviceSubnet: @, kubeProxyMode: @}\nkubeadmConfigPatches: [@, @]\nnodes: [{role: @, extraMounts: [{containerPath: @}], kubeadmConfigPatches: @}]\n',
  ],
  ['microk8s.yaml', 'version: 0.1.0\naddons: [{name: dns, args: @}]\nextraKubeletArgs: @\n'],
  [
    'capi.yaml',
    'apiVersion: controlplane.cluster.x-k8s.io/v1beta1\nkind: RKE2ControlPlane\nmetadata: {name: @}\nspec: {serverConfig: {clusterDNS: @, clusterDomain: @}, agentConfig: {resolvConf: @, kubelet: {extraArgs: @}}, preRKE2Commands: @, files: [{path: /etc/resolv.conf, content: @, contentFrom: @}]}\n',
  ],
  [
    'talos.yaml',
    'apiVersion: bootstrap.cluster.x-k8s.io/v1alpha3\nkind: TalosConfigTemplate\nspec: {template: {spec: {strategicPatches: [@, "machine: {network: {nameservers: @}}"], configPatches: [{op: add, path: /machine/network, value: {nameservers: @}}]}}}\n',
  ],
];

const VALUES = [
  '10.96.0.10',
  '"10.233.0.3"',
  '[10.96.0.10, "x y", null, {a: b}, 1]',
  '[]',
  '{}',
  '{a: {b: [c]}}',
  'null',
  'true',
  '-1',
  '""',
  '"}\\n.:53 {\\n  loop"',
  '"{{ x }}"',
  '"{{ dns_mode | default(\'coredns\') }}"',
  '"${X}"',
  'coredns',
  'host_resolvconf',
  '10.96.0.0/12',
  'fd00::/108',
  '"--kubelet-extra-args=\\"--resolv-conf=/etc/x"',
  '["resolv-conf=", "=", "--"]',
  '"kind: KubeletConfiguration\\nresolvConf: /etc/x\\n"',
  '"\\u0000\\u202e"',
  'nameserver 127.0.0.53',
];

describe.each(TEMPLATES)('%s', (path, template) => {
  test('takes anything', () => {
    const count = template.split('@').length - 1;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...VALUES), { minLength: count, maxLength: count }), (values) => {
        let next = 0;
        const text = template.replaceAll('@', () => values[next++] ?? 'null');
        const { findings } = scanTexts({ [path]: text }).report;
        const places = findings.flatMap(({ at, path: steps }) => [at, ...steps.map((step) => step.at)]);
        const isIn = ({ file, span }: Location): boolean =>
          file.path === path && span.start >= 0 && span.end <= text.length;
        expect(places.filter((at) => !isIn(at))).toEqual([]);
      }),
      draws(300),
    );
  });
});
