/** kubespray's inventories: what their variables make of CoreDNS, the node-local cache and the nodes. */
import { describe, expect, test } from '@jest/globals';
import { callsIn } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const ALL = 'inventory/x/group_vars/all/all.yml';
const K8S = 'inventory/x/group_vars/k8s_cluster/k8s-cluster.yml';

/** Errors and warnings, then what is not modelled. */
function said(files: Readonly<Record<string, string>>): readonly string[] {
  const { said: lines, report } = scanTexts(files);
  const remarks = report.findings.filter((one) => one.code === 'LG801').map((one) => `LG801 ${one.message}`);
  return [...lines.filter((line) => !line.startsWith('note ')), ...remarks];
}

/** A Corefile as it is written, of the server of this name. */
function blocks(files: Readonly<Record<string, string>>, name: string): readonly string[] {
  const server = scanTexts(files)
    .head.clusters.flatMap((view) => view.cluster.servers)
    .find((one) => one.name === name);
  return (server?.config.blocks ?? []).map(
    (block) =>
      `${block.keys.map((key) => `${key.zone}:${key.port}`).join(' ')}: ${block.steps.map((step) => (step.kind === 'answer' || step.kind === 'forward' || step.kind === 'opaque' ? step.plugin : step.kind)).join(' ')}`,
  );
}

describe('where the cluster DNS is reached', () => {
  const own = (more: string): Readonly<Record<string, string>> => ({
    [K8S]: `enable_nodelocaldns: false\nresolvconf_mode: none\n${more}`,
  });

  test('is the third address of the Services', () => {
    expect(said(own('kube_service_addresses: 10.9.0.0/24\nupstream_dns_servers: [10.9.0.3]\n'))).toEqual([
      `error LG101 ${K8S}:4:24 always fatal`,
    ]);
    expect(said(own('kube_service_addresses: 10.9.0.0/24\nupstream_dns_servers: [10.9.0.10]\n'))).toEqual([]);
  });

  test('is what skydns_server says', () => {
    expect(
      said(own('kube_service_addresses: 10.9.0.0/24\nskydns_server: 10.9.0.9\nupstream_dns_servers: [10.9.0.9]\n')),
    ).toEqual([`error LG101 ${K8S}:5:24 always fatal`]);
  });

  test('is only assumed to be 10.233.0.3 where no network is stated', () => {
    expect(said(own('upstream_dns_servers: [10.233.0.3]\n'))).toEqual([`warning LG101 ${K8S}:3:24 assumed fatal`]);
  });

  test('is the fourth address as well with two stacks', () => {
    const two = own('kube_service_addresses: 10.9.0.0/24\ndns_mode: coredns_dual\nupstream_dns_servers: [10.9.0.4]\n');
    expect(said(two)).toEqual([`error LG101 ${K8S}:5:24 always fatal`]);
  });
});

test('an inventory of a kubespray with dnsmasq has no node-local cache', () => {
  const old = 'skip_dnsmasq: false\nkube_service_addresses: 10.9.0.0/18\nskydns_server: 10.9.0.3\n';
  expect(said({ [ALL]: old })).toEqual([
    'LG801 `skip_dnsmasq` is of a kubespray before `dns_mode`, and nothing of its DNS is read',
  ]);
  for (const text of [`${old}dns_mode: coredns\n`, old.replace(/.*\n/, '')])
    expect(said({ [ALL]: text })).toEqual([expect.stringMatching(/^warning LG101 /)]);
});

test('variables that others name so too are no inventory of kubespray', () => {
  expect(said({ [ALL]: 'dns_setup: true\ndns_server: 10.9.0.3\nkube_service_addresses: 10.9.0.0/16\n' })).toEqual([]);
});

describe('files of one inventory', () => {
  test('are merged, the cluster group over all', () => {
    const files = {
      [ALL]: 'upstream_dns_servers: [10.9.0.3]\nkube_service_addresses: 10.9.0.0/24\n',
      [K8S]: 'resolvconf_mode: none\nenable_nodelocaldns: false\n',
    };
    expect(said(files)).toEqual([`error LG101 ${ALL}:1:24 always fatal`]);
    expect(said({ ...files, [K8S]: `${files[K8S]}upstream_dns_servers: [192.0.2.1]\n` })).toEqual([]);
  });

  test('of another playbook give nothing', () => {
    const { report } = scanTexts({ [ALL]: 'nameservers: [10.9.0.3]\ndns_domain: x.test\ncluster_name: x\n' });
    expect([report.findings, report.counts.servers]).toEqual([[], 0]);
  });

  test('are read only where all nodes get them', () => {
    const { report } = scanTexts({ 'group_vars/etcd.yml': 'upstream_dns_servers: [10.233.0.3]\n' });
    expect(report.counts.servers).toBe(0);
  });
});

describe('resolvconf_mode', () => {
  const defaults = { [K8S]: 'kube_service_addresses: 10.9.0.0/24\nenable_nodelocaldns: true\n' };

  test('by default leads the node-local cache back to itself, which is assumed', () => {
    const { report } = scanTexts(defaults);
    expect(report.findings.map((one) => [one.code, one.severity, one.server, one.assumptions])).toEqual([
      [
        'LG101',
        'warning',
        'kube-system/DaemonSet/nodelocaldns',
        [
          'kubespray has put the cluster DNS into the nodes’ resolver file, and pods made since then get it (`resolvconf_mode` is `host_resolvconf` where it is not set)',
        ],
      ],
    ]);
  });

  test('is answered by the setting that kubespray has for it', () => {
    const [finding] = scanTexts(defaults).report.findings;
    expect(finding?.advice).toMatch(/^Set kubespray’s `upstream_dns_servers` to resolvers/);
  });

  test('without the cache leads CoreDNS back to itself', () => {
    const files = { [K8S]: `${defaults[K8S].replace('true', 'false')}resolvconf_mode: host_resolvconf\n` };
    expect(said(files)).toEqual([`warning LG101 ${K8S}:3:1 assumed fatal`]);
  });

  test('is harmless with servers of its own, and where it is off', () => {
    expect(said({ [K8S]: `${defaults[K8S]}upstream_dns_servers: [192.0.2.1]\n` })).toEqual([]);
    expect(said({ [K8S]: `${defaults[K8S]}resolvconf_mode: none\n` })).toEqual([]);
    expect(said({ [K8S]: `${defaults[K8S]}resolvconf_mode: docker_dns\n` })).toEqual([]);
  });

  test('does not touch the file that systemd-resolved keeps', () => {
    const config =
      "version: 1\nclusters: [{name: c, paths: ['**'], nodes: [{name: n, os: ubuntu-24.04, provisioner: kubespray}]}]\n";
    const files = { '.loopgate.yaml': config, [K8S]: `${defaults[K8S]}kube_resolv_conf: /etc/resolv.conf\n` };
    expect(scanTexts(files).said).toContain(`error LG101 ${K8S}:2:1 always fatal`);
  });
});

describe('the Corefiles', () => {
  test('hold the zones and blocks of the variables', () => {
    const files = {
      [K8S]: [
        'resolvconf_mode: none',
        'dns_domain: k.test',
        'coredns_external_zones: [{zones: [a.test, "b.test:5300"], nameservers: [192.0.2.1], rewrite: [name x.a.test y.a.test]}]',
        'coredns_rewrite_block: |',
        '  rewrite stop {',
        '    name regex (.*)\\.old\\.test {1}.a.test',
        '  }',
        'coredns_default_zone_cache_block: |',
        '  cache 60',
        'dns_etchosts: |',
        '  192.0.2.9 api.test',
        'upstream_dns_servers: [192.0.2.1]',
        'dns_upstream_forward_extra_opts: {policy: sequential}',
        'nodelocaldns_external_zones: [{zones: [c.test], nameservers: [192.0.2.2]}]',
        '',
      ].join('\n'),
    };
    expect(blocks(files, 'kube-system/Deployment/coredns')).toEqual([
      'a.test.:53 b.test.:5300: rewrite hosts forward',
      '.:53: rewrite hosts kubernetes loop-guard forward',
    ]);
    expect(blocks(files, 'kube-system/DaemonSet/nodelocaldns')).toEqual([
      'c.test.:53: hosts loop-guard forward',
      'k.test.:53: hosts loop-guard forward',
      'in-addr.arpa.:53: loop-guard forward',
      'ip6.arpa.:53: loop-guard forward',
      '.:53: hosts loop-guard forward',
    ]);
    expect(said(files)).toEqual([]);
  });
});

describe('Jinja', () => {
  const base = 'kube_service_addresses: 10.9.0.0/24\nresolvconf_mode: none\nenable_nodelocaldns: false\n';

  test('that names another variable is followed to where the value stands', () => {
    const files = { [K8S]: `${base}upstream_dns_servers: ["{{ office }}"]\noffice: 10.9.0.3\n` };
    expect(said(files)).toEqual([`error LG101 ${K8S}:4:25 always fatal`]);
    const list = { [K8S]: `${base}upstream_dns_servers: "{{ office }}"\noffice: [10.9.0.3]\n` };
    expect(said(list)).toEqual([`error LG101 ${K8S}:5:10 always fatal`]);
  });

  test('that is a program leaves the upstream open, and is said', () => {
    const files = { [K8S]: `${base}upstream_dns_servers: ["{{ lookup('env', 'DNS') }}"]\n` };
    expect(said(files).map((line) => line.slice(0, 5))).toEqual(['LG801']);
  });

  test('that goes round in a circle ends', () => {
    const files = { [K8S]: `${base}upstream_dns_servers: ["{{ a }}"]\na: "{{ b }}"\nb: "{{ a }}"\n` };
    expect(said(files).map((line) => line.slice(0, 5))).toEqual(['LG801']);
  });

  test('in dns_mode is said, and nothing is taken for granted', () => {
    expect(said({ [K8S]: `${base}dns_mode: "{{ mode }}"\n` })).toEqual([
      'LG801 `dns_mode` is none of the modes that are known, and nothing of its DNS is read',
    ]);
  });
});

test('a DNS server of the user’s own at which nodes are pointed is said', () => {
  expect(said({ [K8S]: 'dns_mode: manual\nmanual_dns_server: 10.9.0.53\nenable_nodelocaldns: false\n' })).toEqual([
    'LG801 what the DNS server of `dns_mode: manual` forwards is not stated here, and kubespray points the nodes at it: declare it under `resolvers:`',
  ]);
});

test.each([
  'upstream_dns_servers: 3',
  'upstream_dns_servers: {a: 1}',
  'upstream_dns_servers: [[1], {a: b}, null, "x y", "}"]',
  'coredns_external_zones: "[{}]"',
  'coredns_external_zones: [1, {zones: x, nameservers: []}]',
  'skydns_server: "{{ kube_service_addresses | ipaddr(999) }}"',
  'kube_service_addresses: nonsense',
  'nodelocaldns_ip: "{{ x"',
  'dns_upstream_forward_extra_opts: [a]',
  'coredns_rewrite_block: {a: b}',
])('%s does not throw', (line) => {
  expect(() => scanTexts({ [K8S]: `resolvconf_mode: host_resolvconf\n${line}\n` })).not.toThrow();
});

test('variables that name each other many times over cost no more than they are', () => {
  const wide = (name: string): string => `"${`{{ ${name} }}`.repeat(200)}"`;
  const lines = Array.from({ length: 12 }, (_, i) => `v${i}: ${wide(`v${i + 1}`)}`);
  const text = `resolvconf_mode: none\nupstream_dns_servers: ["{{ v0 }}"]\n${lines.join('\n')}\nv12: "1"\n`;
  expect(callsIn(() => scanTexts({ [K8S]: text }))).toBeLessThan(3_000_000);
});

describe('variables of the inventory file', () => {
  const group = { [K8S]: 'kube_service_addresses: 10.9.0.0/24\nresolvconf_mode: host_resolvconf\n' };
  const hosts = 'inventory/x/hosts.yaml';
  const ini = 'inventory/x/inventory.ini';

  test('of YAML count, below those of group_vars', () => {
    const vars = (to: string): string =>
      `all:\n  hosts: {a: {}}\n  vars: {upstream_dns_servers: [${to}]}\n  children: {k8s_cluster: {children: {kube_node: {}}}}\n`;
    expect(said({ ...group, [hosts]: vars('192.0.2.1') })).toEqual([]);
    expect(said({ ...group, [hosts]: vars('10.9.0.3') })).toContain(`error LG101 ${hosts}:3:33 always fatal`);
    expect(said({ ...group, [hosts]: vars('10.9.0.3'), [ALL]: 'upstream_dns_servers: [192.0.2.1]\n' })).toEqual([]);
  });

  test('of INI count as well', () => {
    const vars = (to: string): string =>
      `[kube_node]\na ansible_host=192.0.2.9\n\n[k8s_cluster:vars]\nupstream_dns_servers = '["${to}"]'\ndns_mode=coredns\n`;
    expect(said({ ...group, [ini]: vars('192.0.2.1') })).toEqual([]);
    expect(said({ ...group, [ini]: vars('10.9.0.3') })).toContain(`error LG101 ${ini}:5:27 always fatal`);
  });

  test('of another group or another program do not', () => {
    expect(scanTexts({ [ini]: '[etcd:vars]\nupstream_dns_servers=["10.233.0.3"]\n' }).report.counts.servers).toBe(0);
    expect(scanTexts({ [ini]: '[all:vars]\nnameservers=["10.233.0.3"]\n' }).report.counts.servers).toBe(0);
  });
});

describe("the kubelet's own settings", () => {
  const nodes = {
    '.loopgate.yaml':
      'version: 1\nclusters:\n  - name: x\n    nodes:\n      - name: default\n        files:\n          /etc/resolv.conf: { inline: "nameserver 127.0.0.53" }\n          /run/systemd/resolve/resolv.conf: { inline: "nameserver 192.0.2.1" }\n',
  };
  const own = (more: string): Readonly<Record<string, string>> => ({
    ...nodes,
    [K8S]: `enable_nodelocaldns: false\nresolvconf_mode: none\nkube_service_addresses: 10.9.0.0/24\n${more}`,
  });

  test('come from kube_resolv_conf, from further fields, and from flags above all', () => {
    const stub = 'kube_resolv_conf: /etc/resolv.conf\n';
    const good = '/run/systemd/resolve/resolv.conf';
    expect(said(own(stub))).toEqual([expect.stringMatching(/^error LG101 .* always fatal$/)]);
    expect(said(own(`${stub}kubelet_config_extra_args:\n  resolvConf: ${good}\n`))).toEqual([]);
    expect(said(own(`${stub}kubelet_custom_flags: ["--resolv-conf=${good}"]\n`))).toEqual([
      expect.stringMatching(/^warning LG303 .*:4:19$/),
    ]);
    expect(
      said(
        own(
          `kube_resolv_conf: ${good}\nkubelet_config_extra_args: { resolvConf: ${good} }\nkubelet_custom_flags:\n  - --resolv-conf=/etc/resolv.conf\n`,
        ),
      ),
    ).toEqual([expect.stringMatching(/^error LG101 .* always fatal$/)]);
  });
});
