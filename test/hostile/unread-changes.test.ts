/** Changes in files, documents and values that nothing reads: a word about each that sends names back, none about others. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const CLUSTER = {
  'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . /etc/resolv.conf\n    cache 30\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
/** Sound, and where it is told a loop. */
const [SOUND, BACK, STUB] = ['192.0.2.53', '10.96.0.10', '127.0.0.53'] as const;

type Files = Readonly<Record<string, string>>;
interface Case {
  readonly name: string;
  readonly path: string;
  /** With `@` for the address. */
  readonly text: string;
  /** Of the address, or of what is said. */
  readonly line: number;
  readonly beside?: Files;
  /** Only an address of the model counts. */
  readonly vague?: true;
}

const CASES: readonly Case[] = [
  {
    name: 'RouterOS',
    path: 'router/dns.rsc',
    text: '/ip dns set servers=@ allow-remote-requests=yes\n',
    line: 1,
    vague: true,
  },
  {
    name: 'names that RouterOS forwards',
    path: 'router/fwd.rsc',
    text: '/ip dns static\nadd forward-to=@ regexp=.* type=FWD\n',
    line: 2,
    vague: true,
  },
  {
    name: 'a script of PowerShell',
    path: 'win/node.ps1',
    text: '$i = 3\nSet-DnsClientServerAddress -InterfaceIndex $i -ServerAddresses ("@")\n',
    line: 2,
    vague: true,
  },
  {
    name: "a forwarder of Windows' DNS server",
    path: 'win/dns.ps1',
    text: 'Set-DnsServerForwarder -IPAddress @\n',
    line: 1,
    vague: true,
  },
  {
    name: "a forwarder of Windows' DNS server for a zone",
    path: 'win/zone.ps1',
    text: 'Add-DnsServerConditionalForwarderZone -Name a.example -MasterServers @\n',
    line: 1,
    vague: true,
  },
  {
    name: 'netsh',
    path: 'win/dns.cmd',
    text: 'netsh interface ip set dns name="Ethernet" static @\n',
    line: 1,
    vague: true,
  },
  {
    name: 'networksetup',
    path: 'mac/dns.sh',
    text: '#!/bin/sh\nnetworksetup -setdnsservers Wi-Fi @\n',
    line: 2,
    vague: true,
  },
  {
    name: 'OpenWrt',
    path: 'router/dns.sh',
    text: "#!/bin/sh\nuci add_list dhcp.lan.server='@'\n",
    line: 2,
    vague: true,
  },
  {
    name: 'an archive of cloud-init',
    path: 'nodes/user-data.yaml',
    text: '#cloud-config-archive\n- type: text/cloud-config\n  content: |\n    write_files:\n      - path: /etc/resolv.conf\n        content: |\n          nameserver @\n',
    line: 7,
  },
  {
    name: 'an archive of cloud-init, in JSON',
    path: 'nodes/user-data',
    text: '#cloud-config-archive\n[{"type": "text/x-shellscript", "content":\n"#!/bin/sh\\necho nameserver @ > /etc/resolv.conf"}]\n',
    line: 3,
  },
  {
    name: 'a boothook',
    path: 'nodes/hook.cfg',
    text: '#cloud-boothook\n#!/bin/sh\necho "nameserver @" > /run/systemd/resolve/resolv.conf\n',
    line: 3,
  },
  {
    name: 'network-config',
    path: 'nodes/network-config',
    text: 'version: 1\nconfig:\n  - type: nameserver\n    address:\n      - @\n',
    line: 5,
  },
  {
    name: 'network-config with an interface',
    path: 'seed/network-config.yaml',
    text: 'version: 1\nconfig:\n  - type: physical\n    name: eth0\n    subnets:\n      - type: static\n        dns_nameservers: [@]\n',
    line: 7,
  },
  {
    name: 'printf in user data',
    path: 'nodes/user-data.sh',
    text: "#!/bin/bash\nset -e\nprintf 'nameserver %s\\n' @ >/etc/resolv.conf\nkubeadm join\n",
    line: 3,
  },
  {
    name: 'a line for dnsmasq',
    path: 'nodes/dns.sh',
    text: '#!/bin/sh\necho "server=@" >> /etc/dnsmasq.d/a.conf\n',
    line: 2,
  },
  {
    name: "a proxy's option",
    path: 'nodes/proxy.sh',
    text: '#!/bin/sh\ndnsproxy -l 0.0.0.0 --upstream @ --cache\n',
    line: 2,
  },
  {
    name: 'yq on the kubelet',
    path: 'nodes/setup.sh',
    text: '#!/bin/bash\nyq -i \'.resolvConf = "/run/@"\' /var/lib/kubelet/config.yaml\n',
    line: 2,
  },
  {
    name: 'values of an inventory in INI',
    path: 'inventory/hosts.ini',
    text: '[nodes]\nnode1 ansible_host=192.0.2.11\n[nodes:vars]\nupstream_dns=@\n',
    line: 4,
  },
  {
    name: 'vars_files',
    path: 'vars/site.yml',
    text: 'site: a\nnode_upstream_resolver: "@"\n',
    line: 2,
    beside: {
      'play.yml':
        '- hosts: nodes\n  vars_files: [vars/site.yml]\n  tasks:\n    - copy: { dest: /etc/resolv.conf, content: "nameserver {{ node_upstream_resolver }}\\n" }\n',
    },
  },
  {
    name: 'set_fact',
    path: 'play.yml',
    text: '- hosts: nodes\n  tasks:\n    - set_fact:\n        upstream_resolver: "@"\n    - copy: { dest: /etc/resolv.conf, content: "nameserver {{ upstream_resolver }}\\n" }\n',
    line: 4,
  },
  {
    name: 'a default',
    path: 'play.yml',
    text: '- hosts: nodes\n  tasks:\n    - copy:\n        dest: /etc/resolv.conf\n        content: "nameserver {{ upstream | default(\'@\') }}\\n"\n',
    line: 5,
    // Of a loopback address it is read: below.
    vague: true,
  },
  {
    name: 'variables of a role of a collection',
    path: 'collections/ansible_collections/a/b/roles/dns/defaults/main.yml',
    text: 'state: present\nresolver_nameservers:\n  - @\n',
    line: 3,
  },
  {
    name: 'inputs of Terragrunt',
    path: 'live/prod/terragrunt.hcl',
    text: 'terraform {\n  source = "../../modules/dns"\n}\ninputs = {\n  upstream = "@"\n}\n',
    line: 5,
    vague: true,
  },
  {
    name: 'a variable of Terraform in a workflow',
    path: '.github/workflows/apply.yml',
    text: 'on: push\njobs:\n  apply:\n    runs-on: ubuntu-24.04\n    env:\n      TF_VAR_upstream_dns: "@"\n    steps:\n      - run: terraform apply\n',
    line: 6,
  },
  {
    name: 'coredns-custom of Gardener',
    path: 'shoot/custom.yaml',
    text: 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns-custom, namespace: kube-system }\ndata:\n  corp.server: |\n    corp.example.org:8053 {\n      forward . @\n    }\n',
    line: 7,
  },
  {
    name: 'a cluster template of Omni',
    path: 'omni/cluster.yaml',
    text: 'kind: Cluster\nname: a\nkubernetes: { version: v1.31.0 }\npatches:\n  - name: dns\n    inline:\n      machine:\n        network:\n          nameservers:\n            - @\n',
    line: 10,
  },
  {
    name: 'a JSON patch of Talos',
    path: 'talos/patch.json',
    text: '[\n  { "op": "add", "path": "/machine/network/nameservers", "value": ["@"] }\n]\n',
    line: 2,
  },
  {
    name: 'a JSON patch of Talos in YAML',
    path: 'talos/patch.yaml',
    text: '- op: replace\n  path: /machine/network/nameservers\n  value:\n    - @\n',
    line: 4,
  },
  {
    name: 'kubelet.extraConfig of Talos',
    path: 'talos/machine.yaml',
    text: 'version: v1alpha1\nmachine:\n  type: worker\n  kubelet:\n    extraConfig:\n      resolvConf: /system/@\n',
    line: 6,
  },
  {
    name: 'helm --set in a script',
    path: 'hack/install.sh',
    text: '#!/bin/sh\nhelm upgrade --install coredns coredns/coredns -n kube-system \\\n  --set servers[0].plugins[2].name=forward --set "servers[0].plugins[2].parameters=. @"\n',
    line: 3,
  },
  {
    name: 'values of an environment in a script',
    path: 'hack/install.sh',
    text: '#!/bin/sh\nUPSTREAM=@\nhelm upgrade --install coredns ./chart -f "values-$ENV.yaml" --set upstream=$UPSTREAM\n',
    line: 2,
    vague: true,
  },
  {
    name: 'parameters into a list',
    path: 'apps/coredns.yaml',
    text: 'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: coredns, namespace: argocd }\nspec:\n  source:\n    repoURL: https://coredns.github.io/helm\n    chart: coredns\n    targetRevision: 1.39.0\n    helm:\n      parameters:\n        - name: servers[0].plugins[2].parameters\n          value: ". @"\n  destination: { namespace: kube-system }\n',
    line: 12,
  },
];

/** By names, and by what makes an address. */
const NAMED: readonly (readonly [name: string, path: string, text: string, expected: string])[] = [
  [
    'a list',
    'vars/net.yml',
    'site:\n  network:\n    nameservers:\n      - dns.internal\n',
    'note LG802 vars/net.yml:4',
  ],
  ['one value', 'nodes/net.yml', 'nameserver: dns.internal\n', 'note LG802 nodes/net.yml:1'],
  [
    'a list in a line',
    'live/terragrunt.hcl',
    'inputs = {\n  dns_servers = ["a.dns.internal", "b.dns.internal"]\n}\n',
    'note LG802 live/terragrunt.hcl:2',
  ],
  ['a variable of a shell', 'nodes/node.env', 'DNS_SERVER=dns.internal\n', 'note LG802 nodes/node.env:1'],
  ['an option', 'up.sh', 'docker run --dns dns.internal example.org/a\n', 'note LG802 up.sh:1'],
  [
    'a Service',
    'vars/net.yml',
    'site:\n  network:\n    nameservers:\n      - kube-dns.kube-system.svc.cluster.local\n',
    'warning LG802 vars/net.yml:4',
  ],
  [
    'an address of a network',
    'live/terragrunt.hcl',
    'inputs = {\n  dns_servers = [cidrhost("10.96.0.0/12", 10)]\n}\n',
    'note LG802 live/terragrunt.hcl:2',
  ],
  [
    'a filter',
    'vars/net.yml',
    'nameservers:\n  - "{{ service_cidr | ansible.utils.nthhost(10) }}"\n',
    'note LG802 vars/net.yml:2',
  ],
  ['what may be the own address', 'vars/net.yml', 'dns_server: 10.96.0.10\n', 'note LG802 vars/net.yml:1'],
  ['or below a key', 'vars/net.yml', 'addons:\n  dns:\n    server: 10.96.0.10\n', 'note LG802 vars/net.yml:3'],
  ['and what is none', 'vars/net.yml', 'dns:\n  servers: 10.96.0.10\n', 'warning LG802 vars/net.yml:2'],
  [
    'a host below servers',
    'vars/net.yml',
    'nameservers:\n  - host: 10.96.0.10\n    port: 53\n',
    'warning LG802 vars/net.yml:2',
  ],
];

const LOADED = (more: string): string => `${SERVICE.replace('spec:', `spec:\n  type: LoadBalancer\n${more}`)}`;
const OUT = { 'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 192.0.2.7\n    cache 30\n}\n') };

interface Other {
  readonly name: string;
  readonly base: Files;
  readonly head: Files;
  readonly expected: string;
}

const OTHERS: readonly Other[] = [
  {
    name: 'udp-services of ingress-nginx',
    base: {
      ...OUT,
      'ingress/svc.yaml':
        'apiVersion: v1\nkind: Service\nmetadata: { name: ingress, namespace: ingress-nginx }\nspec:\n  type: LoadBalancer\n  loadBalancerIP: 192.0.2.7\n  selector: { app: ingress }\n  ports: [{ port: 53, protocol: UDP }]\n',
      'ingress/udp.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: udp-services, namespace: ingress-nginx }\ndata:\n  "53": "home/pihole:53"\n',
    },
    head: {
      'ingress/udp.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: udp-services, namespace: ingress-nginx }\ndata:\n  "53": "kube-system/kube-dns:53"\n',
    },
    expected: 'note LG802 ingress/udp.yaml:5',
  },
  {
    name: 'a route of a gateway',
    base: OUT,
    head: {
      'gw/route.yaml':
        'apiVersion: gateway.networking.k8s.io/v1alpha2\nkind: UDPRoute\nmetadata: { name: dns, namespace: kube-system }\nspec:\n  parentRefs: [{ name: dns }]\n  rules:\n    - backendRefs:\n        - name: kube-dns\n          port: 53\n',
    },
    expected: 'note LG802 gw/route.yaml:8',
  },
  {
    name: 'a route of Traefik',
    base: OUT,
    head: {
      'gw/route.yaml':
        'apiVersion: traefik.io/v1alpha1\nkind: IngressRouteUDP\nmetadata: { name: dns, namespace: kube-system }\nspec:\n  entryPoints: [dns]\n  routes:\n    - services:\n        - { name: kube-dns, port: 53 }\n',
    },
    expected: 'note LG802 gw/route.yaml:8',
  },
  {
    name: 'an address of Calico',
    base: { ...OUT, 'dns/svc.yaml': LOADED('') },
    head: {
      'dns/svc.yaml': LOADED('').replace(
        'metadata: {',
        `metadata: { annotations: { projectcalico.org/loadBalancerIPs: '["192.0.2.7"]' },`,
      ),
    },
    expected: 'note LG802 dns/svc.yaml:3',
  },
  {
    name: 'a pool of Cilium',
    base: { ...OUT, 'dns/svc.yaml': LOADED('') },
    head: {
      'lb/pool.yaml':
        'apiVersion: cilium.io/v2\nkind: CiliumLoadBalancerIPPool\nmetadata: { name: dns }\nspec:\n  blocks:\n    - cidr: 192.0.2.7/32\n',
    },
    expected: 'note LG802 lb/pool.yaml:6',
  },
  {
    name: 'a relay in the same pod',
    base: {
      'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 127.0.0.1:5353\n    cache 30\n}\n'),
      'dns/dep.yaml': deployment('1.11.3').replace(
        '      volumes:',
        '        - name: relay\n          image: alpine/socat\n          args: [UDP-LISTEN:5353,fork, "UDP:192.0.2.7:53"]\n      volumes:',
      ),
    },
    head: {
      'dns/dep.yaml': deployment('1.11.3').replace(
        '      volumes:',
        '        - name: relay\n          image: alpine/socat\n          args: [UDP-LISTEN:5353,fork, "UDP:10.96.0.10:53"]\n      volumes:',
      ),
    },
    expected: 'warning LG802 dns/dep.yaml:17',
  },
  {
    name: 'a relay whose image sounds like a resolver',
    base: {
      'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 127.0.0.1:5353\n    cache 30\n}\n'),
      'dns/dep.yaml': deployment('1.11.3').replace(
        '      volumes:',
        '        - name: relay\n          image: example.org/dns-relay\n          args: ["192.0.2.7"]\n      volumes:',
      ),
    },
    head: {
      'dns/dep.yaml': deployment('1.11.3').replace(
        '      volumes:',
        '        - name: relay\n          image: example.org/dns-relay\n          args: ["10.96.0.10"]\n      volumes:',
      ),
    },
    expected: 'warning LG802 dns/dep.yaml:17',
  },
  {
    name: 'a raw chart of k3s',
    base: {
      'dns/raw.yaml':
        'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: raw, namespace: kube-system }\nspec:\n  chart: raw\n  repo: https://charts.example.org\n  valuesContent: |-\n    resources: []\n',
    },
    head: {
      'dns/raw.yaml': `apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: raw, namespace: kube-system }\nspec:\n  chart: raw\n  repo: https://charts.example.org\n  valuesContent: |-\n    resources:\n      - apiVersion: v1\n        kind: ConfigMap\n        metadata: { name: coredns, namespace: kube-system }\n        data:\n          Corefile: |\n            .:53 {\n                forward . 10.96.0.10\n            }\n`,
    },
    expected: 'error LG101 dns/raw.yaml:15',
  },
];

function judged(head: Files, base: Files): readonly string[] {
  const { report } = scanTexts({ ...CLUSTER, ...head }, { ...CLUSTER, ...base });
  return report.findings
    .filter(({ status, code }) => status === 'new' && !['LG202', 'LG305'].includes(code))
    .map(({ severity, code, at }) => {
      const line = at.file.text.slice(0, at.span.start).split('\n').length;
      return `${severity} ${code} ${at.file.path}:${line}`;
    });
}

const VARIANTS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text.replaceAll('@', BACK),
  'with a loopback address': (text) => text.replaceAll('@', STUB),
  'with other line ends': (text) => text.replaceAll('@', BACK).replaceAll('\n', '\r\n'),
};

describe.each(Object.entries(VARIANTS))('a change that nobody reads, %s', (_, write) => {
  test.each(CASES)('$name', ({ path, text, line, beside = {}, vague }) => {
    const address = write('@');
    if (vague === true && address === STUB) return;
    const base = { ...beside, [path]: text.replaceAll('@', SOUND) };
    const found = judged({ ...beside, [path]: write(text) }, base);
    expect(found.map((one) => one.replace(/^(?:warning|note) /, ''))).toEqual([`LG802 ${path}:${line}`]);
  });
});

test('a default of a loopback address is read', () => {
  const play = (address: string): Files => ({
    'play.yml': `- hosts: nodes\n  tasks:\n    - copy:\n        dest: /etc/resolv.conf\n        content: "nameserver {{ upstream | default('${address}') }}\\n"\n`,
  });
  expect(judged(play(STUB), play(SOUND))).toEqual(['warning LG101 dns/cm.yaml:8']);
});

describe('a resolver that is stated', () => {
  test.each(NAMED)('by %s', (_, path, text, expected) => {
    expect(judged({ [path]: text }, { [path]: 'a: b\n' })).toEqual([expected]);
  });
});

const KRO = (corefile: string, name = 'other'): string =>
  `apiVersion: kro.run/v1alpha1\nkind: ResourceGraphDefinition\nmetadata: { name: dns }\nspec:\n  resources:\n    - id: map\n      template:\n        apiVersion: v1\n        kind: ConfigMap\n        metadata: { name: ${name}, namespace: kube-system }\n        data:\n          Corefile: ${corefile}\n`;

describe('a Corefile in an object that nobody reads', () => {
  test.each([
    ['in a block', '|\n            forward . 10.96.0.10', 13],
    ['between braces', '". { forward . 10.96.0.10 }"', 12],
    ['with the end of its line', '"forward . 10.96.0.10\\n"', 12],
    ['of lines in quotes', '". {\\n forward . 10.96.0.10\\n}\\n"', 12],
    ['behind another line', '"x\\nforward . 10.96.0.10"', 12],
    ['plain', 'forward . 10.96.0.10', 12],
    [
      'in one long line',
      '"errors health kubernetes cluster.local { pods insecure } prometheus :9153 forward . 10.96.0.10"',
      12,
    ],
    ['to a zone', '"errors\\n forward corp.example 10.96.0.10 {\\n }"', 12],
  ])('%s', (_, corefile, line) => {
    expect(judged({ 'dns/k.yaml': KRO(corefile) }, {})).toEqual([`warning LG802 dns/k.yaml:${line}`]);
    expect(judged({ 'dns/k.yaml': KRO(corefile.replace('10.96.0.10', '192.0.2.53')) }, {})).toEqual([]);
  });
});

const GUARDED: Files = { 'dns/cm.yaml': configMap('.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n}\n') };
/** With `@` for the guard. */
const WRAPPERS: Files = {
  'dns/kro.yaml': KRO(
    '|\n            .:53 {\n                @\n                forward . 192.0.2.53\n            }',
    'coredns',
  ),
  'dns/kro.json.yaml': KRO('".:53 {\\n @\\n forward . 192.0.2.53\\n}\\n"', 'coredns'),
  'dns/syncset.yaml':
    'apiVersion: hive.openshift.io/v1\nkind: SelectorSyncSet\nmetadata: { name: dns }\nspec:\n  patches:\n    - kind: ConfigMap\n      apiVersion: v1\n      name: coredns\n      namespace: kube-system\n      patchType: merge\n      patch: |\n        { "data": { "Corefile": ".:53 {\\n @\\n forward . 192.0.2.53\\n}\\n" } }\n',
  'dns/sveltos.yaml':
    'apiVersion: config.projectsveltos.io/v1beta1\nkind: ClusterProfile\nmetadata: { name: dns }\nspec:\n  patches:\n    - target: { kind: ConfigMap, name: coredns }\n      patch: |\n        - op: replace\n          path: /data/Corefile\n          value: |\n            .:53 {\n                @\n                forward . 192.0.2.53\n            }\n',
  Jenkinsfile:
    "node {\n  sh '''kubectl -n kube-system patch cm coredns -p '{\"data\":{\"Corefile\":\".:53 {\\n @\\n forward . 192.0.2.53\\n}\\n\"}}' '''\n}\n",
};

describe.each(Object.entries(WRAPPERS))('a guard that %s writes over', (path, text) => {
  const changed = (guard: string, base: Files = {}): readonly string[] =>
    judged({ ...GUARDED, ...base, [path]: text.replace('@', guard) }, { ...GUARDED, ...base });
  test('is a warning where it is gone', () => {
    expect(changed('cache')).toEqual([expect.stringMatching(`^(?:warning LG802|error LG201|warning LG201) ${path}:`)]);
  });
  test('is none where it is kept, was never there, or is another object', () => {
    expect(changed('loop')).toEqual([]);
    expect(changed('cache', { 'dns/cm.yaml': CLUSTER['dns/cm.yaml'] })).toEqual([]);
    const other = text.replace(/(name: |cm )coredns/, '$1coredns-custom').replace('@', 'cache');
    expect(judged({ ...GUARDED, [path]: other }, GUARDED)).toEqual([]);
  });
});

test('a script that looks at the Corefile writes none', () => {
  const script =
    '#!/bin/sh\nkubectl -n kube-system get cm coredns -o yaml | grep -A5 Corefile\nkubectl port-forward svc/a 1:1\n';
  expect(judged({ ...GUARDED, 'look.sh': script }, GUARDED)).toEqual([]);
});

describe('a change to what is read another way', () => {
  test.each(OTHERS)('$name', ({ base, head, expected }) => {
    expect(judged({ ...base, ...head }, base)).toContain(expected);
  });
});

const OBJECT = 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: app }\nspec:\n';
const SILENT: Files = {
  'docs/dns.yaml': 'nameservers: [10.96.0.10]\n',
  'CHANGELOG.txt': 'nameserver 10.96.0.10 is asked\n',
  'README.adoc': 'nameserver 10.96.0.10\n',
  'print.sh': 'echo "set nameserver 10.96.0.10 by hand"\n',
  'out.sarif': '{ "text": "forward . 10.96.0.10" }\n',
  'probe.yaml':
    'dns-servers:\n  - name: nameserver\n    livenessProbe:\n      httpGet:\n        # nameserver\n        host: 10.96.0.10\n',
  'test/e2e/node.sh': 'echo nameserver 10.96.0.10\n',
  'main.go': 'var nameserver = "10.96.0.10"\n',
  'mon/dns.json':
    '{ "title": "CoreDNS", "panels": [{ "type": "text", "options": { "content": "do not\\nforward . 10.96.0.10\\n" } }] }\n',
  'app/dashboards/dns.json': '{ "expr": "forward . 10.96.0.10" }\n',
  'policy.yaml':
    'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: { name: nameserver }\nspec:\n  egress:\n    - to: [{ ipBlock: { cidr: 10.96.0.10/32 } }]\n      # nameserver 10.96.0.10\n',
  'rules.yaml':
    'apiVersion: monitoring.coreos.com/v1\nkind: PrometheusRule\nmetadata: { name: dns }\nspec: { groups: [{ name: a, rules: [{ alert: A, expr: "nameserver 10.96.0.10" }] }] }\n',
  'zabbix.sh': 'echo "Server=127.0.0.1" >> /etc/zabbix/agent.conf\noauth2-proxy --upstream=http://127.0.0.1\n',
  'firewall.sh': 'iptables -A FORWARD -d 10.96.0.10 -p udp --dport 53 -j ACCEPT # nameserver\n',
  'package-lock.json': '{ "nameserver": "10.96.0.10" }\n',
  'scripts/x.sh': '# nameserver 10.96.0.10\necho done\n',
  'apps/pod.yaml': `${OBJECT}  values:\n    dnsPolicy: None\n    dnsConfig:\n      nameservers:\n        - 10.96.0.10\n`,
  'apps/env.yaml': `${OBJECT}  values:\n    env: { DNS_ADDRESS: 127.0.0.1, RESOLVER: "127.0.0.53" }\n`,
  'nginx/default.conf': 'server {\n  resolver 10.96.0.10 valid=10s;\n}\n',
  'k3s/settings.yaml': 'cluster-dns: 10.96.0.10\nclusterDNS: ["10.96.0.10"]\n',
  'azure/main.auto.tfvars': 'dns_service_ip = "10.96.0.10"\n',
  'deploy.sh': 'helm install coredns coredns/coredns --set service.clusterIP=10.96.0.10\n',
  'forwards.sh': 'kubectl port-forward --address 127.0.0.1 svc/a 53:53\n',
  'dns/zone.tf': 'resource "x_zone" "a" {\n  name_servers = ["ns1.example.org", "ns-2.awsdns-3.com"]\n}\n',
  'dns/main.tfvars': 'dns_servers = module.dns.servers\nnameservers = var.nameservers\n',
  'node.yaml':
    'apiVersion: apps/v1\nkind: DaemonSet\nmetadata: { name: node-local, namespace: other }\nspec:\n  template:\n    spec:\n      containers:\n        - name: a\n          image: registry.k8s.io/dns/nodelocaldns:1.26.0\n          args:\n            - -localip\n            - 10.96.0.10\n',
  'files.yaml': 'nameserver: dns/dns.yaml\ndns_servers: servers.json\ndns-server: registry.example.org/dns:1.2.3\n',
  'zones.yaml': 'stubDomains:\n  corp.example: [192.0.2.1]\n',
  'vars/app.yml': 'api_upstream: 10.96.0.10:8080\nproxy_forward: 127.0.0.1\n',
};

test.each(Object.entries(SILENT))('nothing of %s', (path, text) => {
  expect(judged({ [path]: text }, {})).toEqual([]);
});

const SERVER = (rest: string): string =>
  `apiVersion: v1\nitems:\n- apiVersion: v1\n  kind: Pod\n  metadata: { name: a, namespace: other }\n  spec:\n    containers:\n    - image: registry.k8s.io/dns/node-cache:1.26.0\n      name: a\n${rest}kind: List\n`;
/** With what makes each a warning. */
const CLIENTS: readonly (readonly [name: string, path: string, text: string, from: string, to: string])[] = [
  [
    'whom a container asks',
    'app/compose.yml',
    'services:\n  app:\n    dns:\n      - 10.96.0.10\n    image: nginx:1.27\n',
    'nginx',
    'example/dns-relay',
  ],
  [
    'whom a container asks, in an extension of Compose',
    'app/compose.yml',
    'x-app: &app\n  image: example/app\n  dns:\n    - 10.96.0.10\nservices:\n  web:\n    <<: *app\n',
    'example/app',
    'example/dns-relay',
  ],
  [
    'whom a container asks that merges an extension of Compose',
    'app/compose.yml',
    'x-app: &app\n  image: example/app\n  command: [a]\nservices:\n  web:\n    <<: *app\n    dns:\n      - 10.96.0.10\n',
    'example/app',
    'example/dns-relay',
  ],
  [
    'whom a container asks, in a task',
    'app/tasks.yml',
    '- docker_container:\n    name: app\n    image: nginx\n    dns_servers: [10.96.0.10]\n',
    'image:',
    'picture:',
  ],
  [
    'addresses of a Service',
    'all/objects.yaml',
    SERVER(
      '- apiVersion: v1\n  kind: Service\n  metadata: { name: b, namespace: other }\n  spec:\n    clusterIPs:\n    - 10.96.0.10\n',
    ),
    'clusterIPs',
    'forwards',
  ],
  [
    "a firewall's command that goes on",
    'all/hook.yaml',
    SERVER(
      '      lifecycle:\n        postStart:\n          exec:\n            command:\n            - iptables -t raw -D OUTPUT\n              -d 10.96.0.10 -p udp\n',
    ),
    'iptables',
    'relay',
  ],
  [
    "a firewall's command in lines",
    'all/hook.yaml',
    SERVER('      args:\n      - |\n        iptables -t raw -D OUTPUT \\\n        -d 10.96.0.10 -p udp\n'),
    'iptables',
    'relay',
  ],
];

test('whom a machine asks is no container', () => {
  const machine = { 'nodes/plan.yml': 'parameters:\n  node1:\n    image: ubuntu2204\n    dns:\n      - 10.96.0.10\n' };
  expect(judged(machine, {})).toEqual([expect.stringMatching(/^warning LG802 /)]);
});

test.each(CLIENTS)('nothing of %s', (_, path, text, from, to) => {
  expect(judged({ [path]: text }, {})).toEqual([]);
  expect(judged({ [path]: text.replace(from, to) }, {})).toEqual([expect.stringMatching(/^warning LG802 /)]);
});

test('nothing of lines that were there, in another file or place', () => {
  const text = 'nameservers:\n  - 10.96.0.10\n';
  expect(judged({ 'talos/b.yaml': `a: b\n${text}` }, { 'talos/a.yaml': text })).toEqual([]);
});

test('a nameserver that was there, on a line whose other one is new', () => {
  const script = (...servers: readonly string[]): Files => ({
    'pihole/update.sh': `#!/bin/sh\n${servers.map((one) => `printf "nameserver ${one}\\nnameserver 10.96.0.10" > /etc/resolv.conf\n`).join('')}`,
  });
  const warning = [expect.stringMatching(/^warning LG802 pihole\/update\.sh:/)];
  expect(judged(script('192.0.2.1'), script('192.0.2.2'))).toEqual([]);
  expect(judged(script('192.0.2.1', '192.0.2.3'), script('192.0.2.2'))).toEqual(warning);
  expect(judged(script('10.96.0.10'), script('192.0.2.2'))).toEqual(warning);
  // Of other names, it may be.
  const forward = (from: string): Files => ({
    'pihole/update.sh': `#!/bin/sh\nUPSTREAM_DNS="${from}10.96.0.10"\n`,
  });
  expect(judged(forward(''), forward('corp.example='))).toEqual(warning);
});

test('what kubectl has applied before configures nothing', () => {
  const applied = (guard: string): string =>
    JSON.stringify({ data: { Corefile: `.:53 {\n${guard}    forward . 10.96.0.10\n}\n` } });
  const object = (guard: string): string =>
    `apiVersion: v1\nkind: Thing\nmetadata:\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: |\n      ${applied(guard)}\n`;
  const inJson = (guard: string): string =>
    JSON.stringify({ 'kubectl.kubernetes.io/last-applied-configuration': applied(guard) }, null, 1);
  for (const [path, write] of [
    ['x.yaml', object],
    ['x.json', inJson],
  ] as const) {
    expect(judged({ [path]: write('') }, { [path]: write('    loop\n') })).toEqual([]);
    const other = (guard: string): Files => ({ [path]: write(guard).replace('last-applied', 'other') });
    expect(judged(other(''), other('    loop\n'))).toEqual([expect.stringMatching(/^warning LG802 x\./)]);
  }
});

test('a manual page is documentation', () => {
  const page = '.TH COREDNS-LOOP 7\n.nf\n. {\n    loop\n    forward . /etc/resolv.conf\n}\n.fi\n';
  for (const [path, expected] of [
    ['man/coredns-loop.7', 0],
    ['dns/coredns-loop.7.in', 1],
  ] as const)
    expect(judged({ [path]: page.replace('    loop\n', '') }, { [path]: page })).toHaveLength(expected);
});

test('a value of variables is not shown', () => {
  const { report } = scanTexts({ ...CLUSTER, 'a.env': 'TOKEN=abc\nUPSTREAM_DNS=10.96.0.10 abc\n' }, CLUSTER);
  expect(JSON.stringify(report)).not.toContain('abc');
});

describe('a guard of a text that nothing reads', () => {
  const GUARDED = '.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n}\n';
  const quoted = JSON.stringify(GUARDED).slice(1, -1);
  /** Each is written as a value of the same key. */
  const FORMS: Readonly<Record<string, (text: string) => string>> = {
    lines: (text) => `|\n${text.replace(/^(?=.)/gm, '    ')}`,
    quotes: (text) => `"${text === GUARDED ? quoted : JSON.stringify(text).slice(1, -1)}"`,
    base64: (text) => `!!binary ${Buffer.from(text).toString('base64')}\n`,
    'base64 in lines': (text) =>
      `!!binary |\n    ${(
        Buffer.from(text)
          .toString('base64')
          .match(/.{1,40}/g) ?? []
      ).join('\n    ')}\n`,
    'lines that go on': (text) => `"${text.split('\n').join('\\n\\\n      ')}"`,
    'a word on two lines': (text) => `"${JSON.stringify(text).slice(1, -1).replace('loop', 'lo\\\n      op')}"`,
    numbers: (text) =>
      `"${JSON.stringify(text).slice(1, -1).replace('loop', '\\x6co\\u006fp').replace('forward', 'for\\x77ard')}"`,
    tabs: (text) => `"${JSON.stringify(text).slice(1, -1).replaceAll('    ', '\\t')}"`,
    'a comment in colours': (text) => `"# \\e[1m\\n${JSON.stringify(text).slice(1, -1)}"`,
  };
  const object = (value: string): Files => ({ 'dns/x.yaml': `${OBJECT}  corefile: ${value}\n` });
  const lost = 'warning LG802 dns/x.yaml';

  // Each side is read by itself.
  const others = Object.keys(FORMS).filter((form) => form !== 'lines');
  test.each(others.flatMap((form) => [[form, form] as const, [form, 'lines'] as const, ['lines', form] as const]))(
    'in %s, then in %s',
    (was, is) => {
      const base = object(FORMS[was]?.(GUARDED) ?? '');
      const head = object(FORMS[is]?.(GUARDED.replace('    loop\n', '')) ?? '');
      expect(judged(head, base).map((one) => one.replace(/:\d+.*/, ''))).toEqual([lost]);
      expect(judged(object(FORMS[is]?.(GUARDED) ?? ''), base)).toEqual([]);
    },
  );

  test('goes with all that forwards beside it, or is lost', () => {
    const block = (zone: string, loop = '    loop\n'): string => `${zone}:53 {\n${loop}    forward . 192.0.2.53\n}\n`;
    const in_ = (text: string): Files => ({
      ...object(FORMS.lines?.(text) ?? ''),
      'dns/corefile.go': `package dns\n\nconst corefile = \`${text}\`\n`,
    });
    const both = [lost, 'warning LG802 dns/corefile.go'];
    const places = (head: string, base: string): readonly string[] =>
      judged(in_(head), in_(base)).map((one) => one.replace(/:\d+.*/, ''));
    const [a, b] = [block('a.example'), block('b.example')];
    expect(places(a, a + b)).toEqual([]);
    expect(new Set(places(block('a.example', '') + b, a + b))).toEqual(new Set(both));
    // Another block goes as well, which had none, or whose guard stands in a snippet.
    expect(new Set(places(block('a.example', ''), a + block('b.example', '')))).toEqual(new Set(both));
    const snippet = (loop: string): string => `(all) {\n    errors\n${loop}}\n`;
    const [c, d] = ['c.example', 'd.example'].map((zone) => block(zone, '    import all\n'));
    expect(new Set(places(`${snippet('')}${c}`, `${snippet('    loop\n')}${c}${d}`))).toEqual(new Set(both));
  });

  test.each(['cache 30', 'errors', 'reload 10s', 'forward . 192.0.2.53'])('is lost behind %s in its line', (plugin) => {
    const text = (between: string): string =>
      `.:53 {\n    forward . 192.0.2.53\n    ${plugin}${between}loop\n    loadbalance\n}\n`;
    for (const form of Object.values(FORMS)) {
      expect(judged(object(form(text(' '))), object(form(text('\n    '))))).toHaveLength(1);
      expect(judged(object(form(text('\n    '))), object(form(text('\n\n    '))))).toEqual([]);
    }
  });

  test('is lost on the way to another file', () => {
    const bare = object(FORMS.lines?.(GUARDED.replace('    loop\n', '')) ?? '');
    const before = { 'dns/old.yaml': object(FORMS.lines?.(GUARDED) ?? '')['dns/x.yaml'] ?? '' };
    expect(judged(bare, before).map((one) => one.replace(/:\d+.*/, ''))).toEqual([lost]);
    expect(judged(object(FORMS.quotes?.(GUARDED) ?? ''), before)).toEqual([]);
    // Of another folder only with the same lines, and none beside the one that stays.
    const elsewhere = before['dns/old.yaml'];
    expect(judged(bare, { 'web/old.yaml': elsewhere }).map((one) => one.replace(/:\d+.*/, ''))).toEqual([lost]);
    expect(judged(bare, { 'web/old.yaml': elsewhere.replaceAll('192.0.2', '198.51.100') })).toEqual([]);
    expect(judged({ ...bare, ...before }, before)).toEqual([]);
    expect(judged({}, before)).toEqual([]);
  });
});

describe('a guard of a text in a script or program', () => {
  const block = (to: string, guard = '      loop\n'): string =>
    `T='\n    SD_DOMAIN:53 {\n      errors\n${guard}      forward . ${to} {\n        max_concurrent 1000\n      }\n    }'\n`;
  const lost = (path: string): readonly unknown[] => [
    expect.stringMatching(`^warning LG802 ${path.replaceAll('.', String.raw`\.`)}:`),
  ];
  test.each(['$' + '{vars.dns}', '$' + 'TO', '{{ to }}', '@TO@', '%s', '<to>', '$' + '(TO) 192.0.2.1'])(
    'whose upstream is %s',
    (to) => {
      for (const path of ['dns.nix', 'dns.py', 'dns.rb', 'up.sh']) {
        expect(judged({ [path]: block(to, '') }, { [path]: block(to) })).toEqual(lost(path));
        expect(judged({ [path]: block(`${to} 192.0.2.2`) }, { [path]: block(to) })).toEqual([]);
      }
    },
  );
  test('goes in a comment, and counts for nothing in one', () => {
    const commented = block('TO').replace('      loop', '      # loop');
    expect(judged({ 'dns.nix': commented }, { 'dns.nix': block('TO') })).toEqual(lost('dns.nix'));
    expect(judged({ 'dns.nix': block('TO', '') }, { 'dns.nix': commented })).toEqual([]);
    const map = {
      'dns.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n      forward . 192.0.2.1\n      loop\n    }\n',
    };
    const todo =
      'kubectl get configmap coredns -o jsonpath={.data.Corefile}\n# a.example:53 {\n#   forward . 192.0.2.1\n# }\n';
    expect(judged({ ...map, 'f.sh': todo }, { ...map, 'f.sh': '\n' })).toEqual([]);
    expect(judged({ ...map, 'f.sh': todo.replaceAll('# ', '') }, { ...map, 'f.sh': '\n' })).not.toEqual([]);
  });
  test.each([
    ['files/deploy.sh', '#!/bin/bash\n# nameserver\n'],
    ['roles/dns/templates/deploy.j2', '# nameserver\n'],
    ['scripts/deploy', '#!/bin/bash\n'],
    ['bin/setup-dns', '#!/usr/bin/env bash\n'],
  ])('in %s', (path, head) => {
    expect(judged({ [path]: head + block('TO', '') }, { [path]: head + block('TO') })).toEqual(lost(path));
    expect(judged({ [path]: `${head}echo\n${block('TO')}` }, { [path]: head + block('TO') })).toEqual([]);
  });
});

describe('a Corefile that moves into a program', () => {
  const plugins = ['errors', 'ready', 'kubernetes cluster.local', 'forward . 192.0.2.53', 'cache 30'];
  const corefile = (lines: readonly string[]): string => `.:53 {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
  const dns = (text: string): Files => ({
    'dns.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${text.replace(/^(?=.)/gm, '    ')}`,
  });
  const program = (text: string): Files => ({ 'dns/corefile.go': `package dns\n\nconst corefile = \`${text}\`\n` });
  const base = dns(corefile([...plugins, 'loop']));
  test('without its guard is a warning', () => {
    const lost = ['warning LG802 dns/corefile.go:7'];
    expect(judged(program(corefile(plugins)), base)).toEqual(lost);
    expect(judged(program(corefile([...plugins, '# loop'])), base)).toEqual(lost);
  });
  test('with it, beside the one that stays, or another one, is none', () => {
    expect(judged(program(corefile([...plugins, 'loop'])), base)).toEqual([]);
    expect(judged({ ...base, ...program(corefile(plugins)) }, base)).toEqual([]);
    expect(judged(program(corefile(['forward . 192.0.2.99', 'log', 'any', 'nsid'])), base)).toEqual([]);
    expect(judged(program(corefile(plugins)), dns(corefile(plugins)))).toEqual([]);
  });
});

describe('a guard that values of a chart name, which nothing reads', () => {
  const server = (zone: string, guard = '  - name: loop\n'): string =>
    `- zones:\n  - zone: ${zone}\n  port: 53\n  plugins:\n  - name: errors\n  - name: forward\n    parameters: . 192.0.2.53\n${guard}`;
  const flow = (guard = ', { name: loop }'): string =>
    `- { zones: [{ zone: . }], port: 53, plugins: [{ name: forward, parameters: . 192.0.2.53 }${guard}] }\n`;
  const inText = (values: string): string => `config: ${JSON.stringify(values)}\n`;
  const indented = (by: string, text: string): string => text.replace(/^(?=.)/gm, by);
  /** With the servers as a list. */
  const CARRIERS: Readonly<Record<string, (servers: string) => string>> = {
    'x.yaml': (all) =>
      `apiVersion: acme.io/v1\nkind: DnsStack\nmetadata: { name: d }\nspec:\n  servers:\n${indented('  ', all)}`,
    'group_vars/all.yml': (all) => `dns_values:\n  servers:\n${indented('  ', all)}`,
    'Pulumi.prod.yaml': (all) => `config:\n  dns:values:\n    servers:\n${indented('    ', all)}`,
    'dns.yaml.j2': (all) =>
      `apiVersion: source.toolkit.fluxcd.io/v1beta1\nkind: HelmChart\nmetadata: { name: coredns }\nspec:\n  valuesContent: |-\n    service: { clusterIP: {{ x }} }\n    servers:\n${indented('    ', all)}`,
    'text.yaml': inText,
    'stack.ts': (all) => `export const values = \`servers:\n${all}\`;\n`,
  };
  test.each(Object.entries(CARRIERS))('%s', (path, written) => {
    const at = (servers: string): Files => ({ [path]: written(servers) });
    const lost = [expect.stringMatching(`^warning LG802 ${path.replaceAll('.', '\\.')}:`)];
    const both = server('a.example') + server('b.example');
    expect(judged(at(server('.', '')), at(server('.')))).toEqual(lost);
    expect(judged(at(server('.', '  - name: log\n')), at(server('.')))).toEqual(lost);
    expect(judged(at(flow('')), at(flow()))).toEqual(lost);
    expect(judged(at(server('a.example', '') + server('b.example')), at(both))).toEqual(lost);
    // It stays, comes, or goes with all that forwards beside it.
    expect(judged(at(server('.').replace('53\n  p', '5353\n  p')), at(server('.')))).toEqual([]);
    expect(judged(at(server('.')), at(server('.', '')))).toEqual([]);
    expect(judged(at(server('a.example')), at(both))).toEqual([]);
    expect(judged(at('- zones: []\n'), at(server('.')))).toEqual([]);
    expect(judged(at(flow()), at(server('.')))).toEqual([]);
  });

  test('words of other lists say nothing', () => {
    const modules = (guard?: string): Files => ({ 'x.yaml': server('.', guard).replace('plugins:', 'modules:') });
    expect(judged(modules(''), modules())).toEqual([]);
    const own = (guard?: string): Files => ({ 'x.yaml': server('.', guard).replace('plugins:', 'extraZonePlugins:') });
    expect(judged(own(''), own())).toEqual(['warning LG802 x.yaml:6']);
    expect(judged(own(), own(''))).toEqual([]);
    const steps = (last: string): Files => ({
      'ci.yaml': `steps:\n- name: forward\n  run: a\n- name: ${last}\n  run: b\n`,
    });
    expect(judged(steps('end'), steps('loop'))).toEqual([]);
    const play = (more: string): Files => ({ 'play.yml': `- name: forward\n  debug: { msg: x }\n${more}` });
    expect(judged(play(''), play('  loop: [1]\n'))).toEqual([]);
  });

  test('where a chart is not evaluated', () => {
    const text = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\ndata:\n  Corefile: |-\n    .:53 {\n      {{- range .Values.plugins }}\n        {{ .name }} {{ include "common.render" (dict "value" .parameters "context" $) }}\n      {{- end }}\n    }\n`;
    const chart = (last: string): Files => ({
      'c/Chart.yaml': 'apiVersion: v2\nname: coredns\nversion: 0.1.0\n',
      'c/templates/cm.yaml': text,
      'c/values.yaml': `plugins:\n- name: forward\n  parameters: . 192.0.2.53\n${last}`,
    });
    expect(judged(chart(''), chart('- name: loop\n'))).toContain('error LG201 c/templates/cm.yaml:6');
    expect(judged(chart('- name: loop\n- name: log\n'), chart('- name: loop\n'))).toEqual([]);
  });

  test('in a list of plugins as a Corefile writes them', () => {
    const list = (all: string): Files => ({ 'x.yaml': `plugins: [${all}]\n` });
    expect(judged(list('errors, forward . 192.0.2.53'), list('errors, loop, forward . 192.0.2.53'))).toEqual([
      'warning LG802 x.yaml:1',
    ]);
    expect(judged(list('forward . 192.0.2.53, loop'), list('errors, loop, forward . 192.0.2.53'))).toEqual([]);
  });
});

/** Read, and taken by no node: the folder shows no kubelet. */
const MACHINES: Readonly<Record<string, (address: string) => string>> = {
  'machine/etc/resolv.conf': (address) => `nameserver ${address}\n`,
  'roles/base/files/resolv.conf': (address) => `search example.org\nnameserver ${address}\n`,
  'machine/etc/systemd/resolved.conf': (address) => `[Resolve]\nDNS=${address}\n`,
  'machine/etc/netplan/a.yaml': (address) =>
    `network: { version: 2, ethernets: { eth0: { nameservers: { addresses: [${address}] } } } }\n`,
  'machine/etc/systemd/network/a.network': (address) => `[Match]\nName=eth0\n[Network]\nDNS=${address}\n`,
  'machine/etc/NetworkManager/system-connections/a.nmconnection': (address) =>
    `[connection]\nid=a\n[ipv4]\ndns=${address};\n`,
  'machine/etc/dhcp/dhclient.conf': (address) => `supersede domain-name-servers ${address};\n`,
  'machine/etc/sysconfig/network-scripts/ifcfg-eth0': (address) => `DNS1=${address}\n`,
};

describe.each(Object.entries(MACHINES))('%s of a machine that is no node', (path, text) => {
  test("that asks a server's own address", () => {
    expect(judged({ [path]: text(BACK) }, { [path]: text(SOUND) })).toEqual([
      expect.stringMatching(`^warning LG802 ${path}:`),
    ]);
  });

  test('that asks another one, or did before', () => {
    expect(judged({ [path]: text('192.0.2.54') }, { [path]: text(SOUND) })).toEqual([]);
    expect(judged({ [path]: `${text(BACK)}\n` }, { [path]: text(BACK) })).toEqual([]);
    expect(judged({ [path.replace('machine', 'other')]: text(BACK) }, { [path]: text(BACK) })).toEqual([]);
  });
});

test.each(['machine/etc/resolv.conf', 'roles/pihole/files/resolv.conf'])('%s with a loopback address', (path) => {
  expect(judged({ [path]: 'nameserver 127.0.0.1\n' }, { [path]: 'nameserver 192.0.2.53\n' })).toEqual([]);
});

describe("a dnsPolicy of a server's pods", () => {
  const policy = (kind: string, set: string): string =>
    `apiVersion: kyverno.io/v1\nkind: ClusterPolicy\nmetadata: { name: a }\nspec:\n  rules:\n    - name: a\n      match: { any: [{ resources: { kinds: [Deployment], names: [coredns] } }] }\n      ${kind}:\n        patchStrategicMerge:\n          spec: { template: { spec: { ${set} } } }\n`;
  const command = (set: string): string =>
    `#!/bin/sh\nkubectl -n kube-system patch deploy coredns -p '{"spec":{"template":{"spec":{${set}}}}}'\n`;

  test('by a command or a policy', () => {
    expect(judged({ 'a.sh': command('"dnsPolicy":"ClusterFirst"') }, {})).toEqual(['warning LG802 a.sh:2']);
    expect(
      judged({ 'a.sh': '#!/bin/sh\nhelm upgrade coredns coredns/coredns --set dnsPolicy=ClusterFirst\n' }, {}),
    ).toEqual(['note LG802 a.sh:2']);
    expect(judged({ 'a.yaml': policy('mutate', 'dnsPolicy: ClusterFirst') }, {})).toEqual(['note LG802 a.yaml:10']);
  });

  test('that inherits from the node, or is another one’s', () => {
    expect(judged({ 'a.sh': command('"dnsPolicy":"Default"') }, {})).toEqual([]);
    expect(judged({ 'a.sh': command('"dnsPolicy":"ClusterFirst"').replace('coredns', 'app') }, {})).toEqual([]);
    expect(judged({ 'a.yaml': policy('validate', 'dnsPolicy: ClusterFirst') }, {})).toEqual([]);
    expect(judged({ 'a.yaml': policy('mutate', 'dnsPolicy: ClusterFirst').replace('coredns', 'app') }, {})).toEqual([]);
  });
});

test('a file that was no YAML before either loses its guard', () => {
  const text =
    'apiVersion:v1\ndata:\n  Corefile: |\n    .:53 {\n      errors\n      forward . /etc/resolv.conf\n      loop\n    }\nkind:ConfigMap\nmetadata\n  name:coredns\n';
  const news = (head: string): readonly string[] =>
    scanTexts({ 'coredns.yaml': head }, { 'coredns.yaml': text })
      .report.findings.filter(({ status }) => status === 'new')
      .map(({ code, severity }) => `${severity} ${code}`);
  expect(news(text.replace('      loop\n', ''))).toEqual(['warning LG802']);
  expect(news(text.replace('errors', 'log'))).toEqual([]);
});

describe('a container that is published at a loopback address', () => {
  const compose =
    "services:\n  dns:\n    image: coredns/coredns:1.11.3\n    command: [-conf, /Corefile]\n    volumes: ['./Corefile:/Corefile']\n    ports: ['127.0.0.1:53:53/udp']\n    networks: { n: { ipv4_address: 172.28.0.10 } }\nnetworks: { n: { ipam: { config: [{ subnet: 172.28.0.0/24 }] } } }\n";
  const base = { 'compose.yaml': compose, Corefile: '. {\n    forward . 192.0.2.53\n    loop\n}\n' };
  const said = (address: string): readonly string[] => {
    const script = `#!/bin/sh\nsudo bash -c "echo \\"DNS=${address}\\" >> /etc/systemd/resolved.conf.d/dns_servers.conf"\n`;
    return scanTexts({ ...base, 'setup.sh': script }, base).said;
  };

  test('is not whom every host asks there', () => {
    expect(said('127.0.0.1')).toEqual([]);
    expect(said('172.28.0.10')).toEqual([expect.stringMatching(/^warning LG802 setup\.sh:2/)]);
  });
});
