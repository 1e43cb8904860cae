/** Resolvers in the cluster: CoreDNS forwards to one by its load balancer's address, and it asks the cluster DNS. */
import { describe, expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

/** CoreDNS as kubeadm lays it out, with another upstream. */
function coredns(upstream: string): Record<string, string> {
  return {
    'dns/coredns.yaml': cluster(`.:53 {
    errors
    kubernetes cluster.local in-addr.arpa ip6.arpa {
        fallthrough in-addr.arpa ip6.arpa
    }
    forward . ${upstream}
    cache 30
    loop
}`),
  };
}

const service = `---
apiVersion: v1
kind: Service
metadata: { name: resolver, namespace: dns, annotations: { metallb.io/loadBalancerIPs: 192.168.1.53 } }
spec:
  type: LoadBalancer
  selector: { app: resolver }
  ports: [{ name: dns, port: 53, targetPort: dns, protocol: UDP }]
`;

function workload(container: string, volumes = ''): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: { name: resolver, namespace: dns }
spec:
  selector: { matchLabels: { app: resolver } }
  template:
    metadata: { labels: { app: resolver } }
    spec:
      containers:
${container.replace(/^/gm, '        ')}
${volumes}
${service}`;
}

const port = 'ports: [{ name: dns, containerPort: 53, protocol: UDP }]';

function configured(image: string, path: string, key: string, text: string): string {
  return `${workload(
    `- name: resolver
  image: ${image}
  ${port}
  volumeMounts: [{ name: config, mountPath: ${path} }]`,
    '      volumes: [{ name: config, configMap: { name: resolver-config } }]',
  )}---
apiVersion: v1
kind: ConfigMap
metadata: { name: resolver-config, namespace: dns }
data:
  ${key}: |
${text.replace(/^/gm, '    ')}
`;
}

/** What each is reported, and the words that end the loop when they take the place of the cluster DNS address. */
const programs: Readonly<Record<string, (upstream: string) => string>> = {
  pihole: (upstream) =>
    workload(`- name: pihole
  image: docker.io/pihole/pihole:2025.03.0
  env: [{ name: FTLCONF_dns_upstreams, value: "${upstream}#53;${upstream}" }]
  ${port}`),
  'pihole of version 5': (upstream) =>
    workload(`- name: pihole
  image: pihole/pihole:2024.07.0
  env: [{ name: PIHOLE_DNS_, value: "${upstream}" }]
  ${port}`),
  'AdGuard Home': (upstream) =>
    configured(
      'adguard/adguardhome:v0.107.52',
      '/opt/adguardhome/conf',
      'AdGuardHome.yaml',
      `dns:\n  bind_hosts: [0.0.0.0]\n  port: 53\n  upstream_dns:\n    - ${upstream}\n    - '[/home.arpa/]192.168.1.1'\n`,
    ),
  unbound: (upstream) =>
    configured(
      'mvance/unbound:1.22.0',
      '/opt/unbound/etc/unbound',
      'unbound.conf',
      `server:\n  interface: 0.0.0.0\n  access-control: 0.0.0.0/0 allow\nforward-zone:\n  name: "."\n  forward-addr: ${upstream}\n`,
    ),
  'BIND 9': (upstream) =>
    configured(
      'internetsystemsconsortium/bind9:9.20',
      '/etc/bind',
      'named.conf',
      `options {\n  allow-recursion { any; };\n  forward only;\n  forwarders { ${upstream}; };\n};\n`,
    ),
  Blocky: (upstream) =>
    configured(
      'ghcr.io/0xerr0r/blocky:v0.24',
      '/app/config.yml',
      'config.yml',
      `upstreams:\n  groups:\n    default:\n      - ${upstream}\nports:\n  dns: 53\n`,
    ),
  'PowerDNS Recursor': (upstream) =>
    configured(
      'powerdns/pdns-recursor-51:5.1.2',
      '/etc/powerdns',
      'recursor.conf',
      `incoming:\n  listen: [0.0.0.0]\nrecursor:\n  forward_zones_recurse:\n    - zone: .\n      forwarders: [${upstream}]\n`,
    ),
  'PowerDNS Recursor of version 4': (upstream) =>
    configured(
      'powerdns/pdns-recursor-49:4.9.8',
      '/etc/powerdns',
      'recursor.conf',
      `local-address=0.0.0.0\nforward-zones-recurse=.=${upstream};${upstream}:53\n`,
    ),
  dnsmasq: (upstream) =>
    workload(`- name: dnsmasq
  image: jpillora/dnsmasq:1.1
  args: [--keep-in-foreground, --no-resolv, --server=${upstream}]
  ${port}`),
};

describe.each(Object.entries(programs))('%s', (name, manifest) => {
  test('forwards back to the cluster DNS: one loop, at the TO argument of the Corefile', () => {
    const { said, report } = scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': manifest('10.96.0.10') });
    // The Recursor gives the probe up (recorded: guard/other-resolvers#recursor-on-the-node).
    const guard = name.startsWith('PowerDNS') ? 'blind' : 'fatal';
    expect(said.filter((line) => !line.startsWith('note'))).toEqual([
      `error LG101 dns/coredns.yaml:11:19 always ${guard}`,
    ]);
    expect(report.findings[0]?.path.some((step) => step.at.file.path === 'resolver/app.yaml')).toBe(true);
  });

  test('forwards elsewhere: nothing to say', () => {
    const { said } = scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': manifest('9.9.9.9') });
    expect(said).toEqual([]);
  });
});

describe('what ends on the way', () => {
  test('cluster.local alone, forwarded back to the cluster DNS, is answered there', () => {
    const zones = configured(
      'internetsystemsconsortium/bind9:9.20',
      '/etc/bind',
      'named.conf',
      'options { forwarders { 9.9.9.9; }; };\nzone "cluster.local" { type forward; forward only; forwarders { 10.96.0.10; }; };\n',
    );
    expect(scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': zones }).said).toEqual([]);
  });

  test.each([
    ['BIND', 'ubuntu/bind9:9.18', '/etc/bind', 'named.conf', 'options {\n  forwarders { 10.96.0.10; };\n};\n'],
    [
      'unbound',
      'klutchell/unbound:1.22.0',
      '/etc/unbound',
      'unbound.conf',
      'server:\n  interface: 0.0.0.0\nforward-zone:\n  name: "."\n  forward-addr: 10.96.0.10\n',
    ],
  ])(
    '%s that says nothing of whom it serves refuses pods, unless they are local to it',
    (_, image, path, key, text) => {
      const { said } = scanTexts({
        ...coredns('192.168.1.53'),
        'resolver/app.yaml': configured(image, path, key, text),
      });
      expect(said).toEqual([expect.stringMatching('^warning LG101 dns/coredns.yaml:11:19 assumed')]);
    },
  );

  test('whom a list names, and whom it does not', () => {
    const listed = (list: string, forward = 'only'): readonly string[] => {
      const text = `options { forwarders { 10.96.0.10; }; forward ${forward}; allow-recursion { ${list}; }; };\n`;
      const named = configured('ubuntu/bind9:9.18', '/etc/bind', 'named.conf', text);
      return scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': named }).said;
    };
    expect(listed('10/8; 172.16/12; 192.168/16')).toEqual([expect.stringMatching('^error LG101')]);
    // It comes back, and is looked up after a second.
    expect(listed('10/8; 172.16/12; 192.168/16', 'first')).toEqual([
      expect.stringMatching('^warning LG101 .* sometimes'),
    ]);
    expect(listed('10.244.0.0/16')).toEqual([expect.stringMatching('^warning LG101 .* assumed')]);
    expect(listed('none')).toEqual([]);
  });

  test('a view that lets nobody known in sends its names back under an assumption', () => {
    const view = (clients: string): string =>
      configured(
        'internetsystemsconsortium/bind9:9.20',
        '/etc/bind',
        'named.conf',
        `options { allow-query { any; }; };\nview "inside" { match-clients { ${clients}; }; forward only; forwarders { 10.96.0.10; }; };\nview "rest" { forwarders { 9.9.9.9; }; };\n`,
      );
    const said = (clients: string): readonly string[] =>
      scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': view(clients) }).said;
    expect(said('10.0.0.0/8')).toEqual([expect.stringMatching('^warning LG101 dns/coredns.yaml:11:19 assumed')]);
    expect(said('any')).toEqual([expect.stringMatching('^error LG101 dns/coredns.yaml:11:19 always')]);
    expect(said('none')).toEqual([]);
  });

  test('pointers of private networks that AdGuard Home sends back, which it may notice', () => {
    const pointers = configured(
      'adguard/adguardhome:v0.107.52',
      '/opt/adguardhome/conf',
      'AdGuardHome.yaml',
      'dns:\n  upstream_dns: [9.9.9.9]\n  local_ptr_upstreams: [10.96.0.10]\n',
    );
    const { said, report } = scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': pointers });
    expect(said).toEqual([expect.stringMatching('^warning LG101 dns/coredns.yaml:11:19 assumed')]);
    expect(report.findings[0]?.witness?.type).toBe('PTR');
  });

  test('a zone that comes back is reported with its names', () => {
    const zones = configured(
      'adguard/adguardhome:v0.107.52',
      '/opt/adguardhome/conf',
      'AdGuardHome.yaml',
      "dns:\n  upstream_dns:\n    - 9.9.9.9\n    - '[/corp.example/]10.96.0.10:53'\n",
    );
    const { said, report } = scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': zones });
    expect(said).toEqual(['error LG101 dns/coredns.yaml:11:19 always blind']);
    expect(report.findings[0]?.names).toBe('every name under corp.example');
  });

  test('a sidecar at another port of the same pod takes what Pi-hole forwards', () => {
    const pod = (upstream: string): string =>
      workload(
        `- name: pihole
  image: pihole/pihole:2025.03.0
  env: [{ name: FTLCONF_dns_upstreams, value: "127.0.0.1#5335" }]
  ${port}
- name: unbound
  image: klutchell/unbound:1.22.0
  volumeMounts: [{ name: config, mountPath: /etc/unbound }]`,
        `      volumes: [{ name: config, configMap: { name: unbound } }]
---
apiVersion: v1
kind: ConfigMap
metadata: { name: unbound, namespace: dns }
data:
  unbound.conf: |
    server:
      interface: 127.0.0.1
      port: 5335
      do-not-query-localhost: no
    forward-zone:
      name: "."
      forward-addr: ${upstream}`,
      );
    const scan = (upstream: string): readonly string[] =>
      scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': pod(upstream) }).said;
    expect(scan('1.1.1.1')).toEqual([]);
    expect(scan('10.96.0.10')).toEqual(['error LG101 dns/coredns.yaml:11:19 always fatal']);
  });
});

describe('what is not stated is said', () => {
  test('a Pi-hole that keeps its upstreams on its volume', () => {
    const manifest = workload(`- name: pihole\n  image: pihole/pihole:2025.03.0\n  ${port}`);
    const { said, report } = scanTexts({ ...coredns('192.168.1.53'), 'resolver/app.yaml': manifest });
    expect(said).toEqual(['note LG801 resolver/app.yaml:11:18']);
    expect(report.findings[0]?.message).toContain('what Pi-hole forwards to is not stated');
  });

  test('an image that only sounds alike is none', () => {
    for (const image of ['acme/pihole-exporter:1', 'acme/unbound-exporter:1', 'acme/dnsmasq_exporter', 'acme/rebind:2'])
      expect(
        scanTexts({ ...coredns('9.9.9.9'), 'resolver/app.yaml': workload(`- name: x\n  image: ${image}\n  ${port}`) })
          .said,
      ).toEqual([]);
  });
});
