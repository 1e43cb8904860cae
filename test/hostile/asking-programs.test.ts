/** Programs that only ask the cluster DNS send nothing back; the same address in a server's, a node's or an unknown setting may. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const BASE: Readonly<Record<string, string>> = {
  'dns/cm.yaml': configMap('.:53 {\n    forward . /etc/resolv.conf\n    loop\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
const loud = (path: string, text: string): readonly string[] =>
  scanTexts({ ...BASE, [path]: text }, BASE)
    .said.filter((one) => !/^(?:existing )?note/.test(one))
    .map((one) => one.split(':')[0] ?? '');

describe('whom a program asks for itself', () => {
  test.each([
    ['lb/haproxy.cfg', 'resolvers kube\n  nameserver dns1 10.96.0.10:53\n'],
    ['lb/proxy.txt', 'resolvers kube\n  nameserver dns1 10.96.0.10:53\n'],
    ['mail/squid.conf', 'http_port 3128\ndns_nameservers 10.96.0.10\n'],
    ['cm/values.yaml', 'extraArgs:\n  - --dns01-recursive-nameservers=10.96.0.10:53\n'],
    ['cm/values.yaml', 'dns01RecursiveNameservers: "10.96.0.10:53"\n'],
    ['gw/values.yaml', 'env:\n  dns_resolver: 10.96.0.10\n'],
    ['gw/values.yaml', 'nginxConfig:\n  resolver: 10.96.0.10\n'],
    ['traefik/traefik.yml', 'acme:\n  dnsChallenge:\n    resolvers: ["10.96.0.10:53"]\n'],
    ['runner/config.toml', '[[runners]]\n  [runners.kubernetes.dns_config]\n    nameservers = ["10.96.0.10"]\n'],
    ['ci/buildkitd.toml', '[dns]\n  nameservers=["10.96.0.10"]\n'],
    ['cs/appsettings.json', '{ "Dns": { "NameServers": ["10.96.0.10"] } }\n'],
    ['api/application-prod.yaml', 'netty:\n  dns:\n    nameservers: 10.96.0.10\n'],
    ['dd/conf.yaml', 'instances:\n  - name: a\n    nameserver: 10.96.0.10\n'],
    ['web/locales/de.json', '{"nameserver":"Nameserver 127.0.0.53"}\n'],
    ['web/package.json', '{"scripts":{"loop":"node forward.js --upstream 127.0.0.1"}}\n'],
    ['mac/etc/resolver/cluster.local', 'nameserver 10.96.0.10\n'],
    ['mac/up.sh', 'echo "nameserver 10.96.0.10" | sudo tee /etc/resolver/cluster.local\n'],
    ['mac/up.sh', 'sudo tee /etc/resolver/cluster.local <<EOF\nnameserver 10.96.0.10\nEOF\n'],
    ['tf/vpn.tf', 'resource "aws_ec2_client_vpn_endpoint" "v" {\n  dns_servers = ["10.96.0.10"]\n}\n'],
    ['check.sh', 'NAMESERVER=10.96.0.10\ndig +short @"$NAMESERVER" a.test\nnslookup a.test ${NAMESERVER}\n'],
    ['test.sh', 'docker run --rm --dns 10.96.0.10 alpine true\n'],
    ['test.sh', 'podman run --rm \\\n  --dns=10.96.0.10 \\\n  alpine true\n'],
    ['.devcontainer/devcontainer.json', '{"image":"x","runArgs":["--dns","10.96.0.10"]}\n'],
    ['Makefile', 'vpn:\n\tsshuttle --dns --to-ns 10.96.0.10 -r bastion 10.0.0.0/8\n'],
    [
      'app.yaml',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: app }\nspec: { template: { spec: { containers: [{ name: a, image: openjdk:21, env: [{ name: JAVA_OPTS, value: "-Dsun.net.spi.nameservice.nameservers=10.96.0.10" }] }] } } }\n',
    ],
  ])('%s: %j', (path, text) => {
    expect(loud(path, text)).toEqual([]);
  });
  test('the name that dig asks for is no resolver', () => {
    const files = { ...BASE, 'check.sh': 'dig +short @"$NAMESERVER" kubernetes.default.svc.cluster.local\n' };
    expect(scanTexts(files, BASE).said.filter((one) => one.includes('LG802'))).toEqual([]);
  });
  test.each([
    ['lb/proxy.conf', 'nameserver 10.96.0.10\n'],
    ['a/config.toml', '[dns]\nnameservers = ["10.96.0.10"]\n'],
    ['a/values.yaml', 'upstreamResolver: 10.96.0.10\n'],
    ['a/values.yaml', 'upstream_dns: 10.96.0.10\n'],
    ['a/values.yaml', 'nameservers: [10.96.0.10]\n'],
    ['a/application.yaml', 'apiVersion: acme.io/v1\nkind: Resolver\nspec:\n  nameservers: [10.96.0.10]\n'],
    ['a/conf.yaml', 'nameserver: 10.96.0.10\n'],
    ['a/args.yaml', 'args: [--dns-nameservers=10.96.0.10]\n'],
    ['up.sh', 'echo "nameserver 10.96.0.10" | sudo tee /etc/resolv.conf\n'],
    ['tf/net.tf', 'resource "azurerm_virtual_network" "v" {\n  dns_servers = ["10.96.0.10"]\n}\n'],
    ['check.sh', 'NAMESERVER=10.96.0.10\ndig @$NAMESERVER a.test\necho "nameserver $NAMESERVER" > /etc/resolv.conf\n'],
    ['run.sh', 'docker run \\\n  --dns 10.96.0.10 -p 53:53/udp \\\n  pihole/pihole\n'],
    ['run.sh', 'docker run --dns 10.96.0.10 alpine true\nresolvectl dns eth0 10.96.0.10\n'],
    ['run.sh', 'docker run --rm -v /etc:/host alpine sh -c "echo nameserver 10.96.0.10 > /host/resolv.conf"\n'],
    ['run.sh', 'docker run -d --privileged --dns 10.96.0.10 rancher/k3s:v1.30.0-k3s1 server\n'],
    ['run.sh', 'NAMESERVER=10.96.0.10\ndocker run -d --network host --dns "$NAMESERVER" coredns/coredns:1.11.3\n'],
    [
      'run.sh',
      'NAMESERVER=10.96.0.10\nfor host in a b; do ssh $host "echo nameserver $NAMESERVER > /etc/resolv.conf"; done\n',
    ],
    ['run.sh', 'NAMESERVER=10.96.0.10\ndig @$NAMESERVER a && echo "nameserver $NAMESERVER" > /etc/resolv.conf\n'],
    ['run.sh', 'export UPSTREAM_DNS=10.96.0.10\ndig @$UPSTREAM_DNS a\nenvsubst < corefile.tmpl | kubectl apply -f -\n'],
    ['node.json', '{"probe": "dig example.com", "nameservers": ["10.96.0.10"]}\n'],
    ['vars.yaml', 'a: { name: dig it, dns_servers: [10.96.0.10] }\n'],
    [
      'app.yaml',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: app }\nspec: { template: { spec: { containers: [{ name: a, image: "$(IMAGE)", env: [{ name: A, value: "-Dsun.net.spi.nameservice.nameservers=10.96.0.10" }] }] } } }\n',
    ],
    ['x.tpl', 'dns-nameservers: {{ dig "a" "b" "10.96.0.10" . }}\n'],
    ['daemon.sh', 'dockerd --dns 10.96.0.10\n'],
  ])('%s: %j may send back', (path, text) => {
    expect(loud(path, text)).toEqual([`warning LG802 ${path}`]);
  });
});

describe("the cluster's own names", () => {
  test.each([
    ['home/upstreams.conf', 'upstream_dns: "[/cluster.local/]10.96.0.10"\n'],
    ['edge/zones.txt', 'zone "cluster.local" { type forward; forward only; forwarders { 10.96.0.10; }; };\n'],
    ['etc/dnsmasq.d/k8s', 'server=/cluster.local/10.96.0.10\n'],
    ['etc/dnsmasq.d/k8s', 'server=/svc.cluster.local/pod.cluster.local/10.96.0.10\n'],
  ])('end there: %s %j', (path, text) => {
    expect(loud(path, text)).toEqual([]);
    for (const other of ['example.org', 'cluster.local/example.org', 'local', 'notcluster.local'])
      expect(loud(path, text.replace(/(?:svc\.)?cluster\.local(?:\/pod\.cluster\.local)?/, other))).toEqual([
        `warning LG802 ${path}`,
      ]);
  });
});

describe('a virtual machine in the cluster', () => {
  const KUBELET = {
    'kubeadm.yaml':
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/resolv.conf\n',
  };
  const machine = (more: string): string =>
    `apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: { name: a, namespace: vm }\nspec:\n  template:\n    spec:\n      volumes:\n        - name: ci\n          cloudInitNoCloud:\n            userData: |\n              #cloud-config\n              manage_resolv_conf: true\n              resolv_conf: { nameservers: [10.96.0.10] }\n${more}`;
  const said = (text: string): readonly string[] =>
    scanTexts({ ...BASE, ...KUBELET, 'vm.yaml': text }, { ...BASE, ...KUBELET }).report.findings.flatMap(
      ({ severity, code }) => (severity === 'note' ? [] : code),
    );
  test('asks the cluster DNS as a pod does', () => {
    expect(said(machine(''))).toEqual([]);
    expect(said(machine('              packages: [nginx]\n'))).toEqual([]);
  });
  test('that is made a node is one', () => {
    const run = (command: string): string => machine(`              runcmd:\n                - ${command}\n`);
    expect(said(run('kubeadm join 192.0.2.1:6443'))).not.toEqual([]);
    expect(said(run('curl -sfL https://get.k3s.io | K3S_URL=https://a:6443 sh -'))).not.toEqual([]);
  });
});
