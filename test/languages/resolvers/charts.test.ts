/** Charts that install a resolver: what their values state of upstreams and addresses, wherever a release is written. */
import { describe, expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

/** The cluster DNS, which asks a server of the local network. */
const CLUSTER = {
  'coredns.yaml': cluster('.:53 {\n  kubernetes cluster.local\n  forward . 192.168.1.53\n  loop\n}'),
};
const release = (chart: string, values: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${chart}, namespace: dns}
spec:
  chart: {spec: {chart: ${chart}, sourceRef: {kind: HelmRepository, name: a}}}
  values:
${values.replace(/^/gm, '    ')}
`;
const said = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({ ...CLUSTER, ...files }).said.filter((line) => !line.startsWith('note'));
const BALANCER = 'serviceDns: {type: LoadBalancer, loadBalancerIP: 192.168.1.53}';

describe('a HelmRelease', () => {
  const charts: readonly (readonly [chart: string, values: string, line: string])[] = [
    ['pihole', `DNS1: UP\nDNS2: ""\n${BALANCER}`, 'a.yaml:7:11 always fatal'],
    // The chart writes what it makes of DNS1 behind the variables of one's own.
    ['pihole', `extraEnvVars: {FTLCONF_dns_upstreams: UP}\nDNS1: ""\n${BALANCER}`, 'a.yaml:7:43 always fatal'],
    ['pihole', `dnsmasq:\n  upstreamServers: [server=/example.org/UP]\n${BALANCER}`, 'a.yaml:8:45 always blind'],
    [
      'adguard-home',
      'config: |\n  dns:\n    upstream_dns: [UP]\nservice:\n  dns: {loadBalancerIP: 192.168.1.53, ports: {dns: {port: 53}}}',
      'a.yaml:9:24 always fatal',
    ],
    [
      'adguard-home',
      'bootstrapConfig:\n  dns:\n    upstream_dns: [UP]\nservices:\n  dns: {loadBalancerIP: 192.168.1.53}',
      'a.yaml:9:24 always fatal',
    ],
    [
      'blocky',
      'config: |\n  ports: {dns: 53}\n  upstreams: {groups: {default: [UP]}}\nservice: {dns: {loadBalancerIP: 192.168.1.53}}',
      'a.yaml:9:38 always fatal',
    ],
    [
      'unbound',
      'config: |\n  server:\n    interface: 0.0.0.0\n    access-control: 0.0.0.0/0 allow\n  forward-zone:\n    name: "."\n    forward-addr: UP\nservice: {loadBalancerIP: 192.168.1.53}',
      'a.yaml:13:23 always fatal',
    ],
  ];
  test.each(charts)('of %s with %s', (chart, values, line) => {
    const of = (upstream: string): Record<string, string> => ({
      'a.yaml': release(chart, values.replace('UP', upstream)),
    });
    expect(said(of('10.96.0.10'))).toEqual([`error LG101 ${line}`]);
    expect(said(of('9.9.9.9'))).toEqual([]);
  });

  test('of pihole asks 8.8.8.8 where nothing else is said, and with doh a container that is not read', () => {
    expect(said({ 'a.yaml': release('pihole', BALANCER) })).toEqual([]);
    const doh = { 'a.yaml': release('pihole', `doh: {enabled: true}\nDNS1: 10.96.0.10\n${BALANCER}`) };
    expect(said(doh)).toEqual([]);
    expect(scanTexts(doh).said).toEqual(['note LG801 a.yaml:1:1']);
  });

  test('whose values say nothing of upstreams is remarked', () => {
    const values = 'image: {repository: adguard/adguardhome}\nservice: {loadBalancerIP: 192.168.1.53}';
    expect(scanTexts({ 'a.yaml': release('adguard-home', values) }).said).toEqual(['note LG801 a.yaml:7:25']);
  });
});

describe('Pi-hole’s values', () => {
  const values = `DNS1: 10.96.0.10\nDNS2: ""\n${BALANCER}\n`;
  const indented = values.replace(/^(?=.)/gm, '    ');
  test.each([
    ['pihole/values.yaml', { 'pihole/values.yaml': values }, 'coredns.yaml:8:17'],
    [
      'helmfile.yaml',
      {
        'helmfile.yaml':
          'releases:\n  - name: pihole\n    namespace: dns\n    chart: mojo2600/pihole\n    values: [v.yaml]\n',
        'v.yaml': values,
      },
      'coredns.yaml:8:17',
    ],
    [
      'a HelmChart of k3s',
      {
        'a.yaml': `apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: {name: pihole, namespace: dns}\nspec:\n  chart: pihole\n  valuesContent: |\n${indented}`,
      },
      'a.yaml:7:11',
    ],
    [
      'Terraform',
      {
        'a.tf': `resource "helm_release" "pihole" {\n  name = "pihole"\n  chart = "pihole"\n  values = [<<-EOF\n${indented}  EOF\n  ]\n}\n`,
      },
      'a.tf:5:11',
    ],
  ])('in %s', (_, files, place) => {
    expect(said(files)).toEqual([`error LG101 ${place} always fatal`]);
  });
});
