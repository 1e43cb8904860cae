const server = (zones, port, plugins) =>
  `  - zones: [${zones}]\n${port === undefined ? '' : `    port: ${port}\n`}    plugins:\n${plugins.map((one) => `      - ${one}\n`).join('')}`;
const forward = '{ name: forward, parameters: . /etc/resolv.conf }';
const servers = (...list) => `servers:\n${list.join('')}`;
const coredns = (name, values, release) => ({ name, values, ...(release === undefined ? {} : { release }) });

export const cases = {
  coredns: [
    coredns('one server', servers(server('{ zone: . }', 53, ['{ name: errors }', '{ name: loop }', forward]))),
    coredns('two zones, the port behind the last', servers(server('{ zone: a.test }, { zone: b.test }', 5353, [forward]))),
    coredns('no port', servers(server('{ zone: a.test. }', undefined, [forward]))),
    coredns('no zones', servers(server('', 53, [forward]))),
    coredns('schemes', servers(server('{ zone: ., scheme: "dns://" }, { zone: ., scheme: "tls://" }', 53, [forward]))),
    coredns('tcp too', servers(server('{ zone: ., scheme: "dns://", use_tcp: true }', 53, [forward]))),
    coredns('tls only', servers(server('{ zone: ., scheme: "tls://" }', 853, [forward]))),
    coredns('a block of its own', 'servers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins:\n      - name: forward\n        parameters: . 10.0.0.2\n        configBlock: |-\n          max_concurrent 1000\n          policy sequential\n'),
    coredns('a number as an argument', servers(server('{ zone: . }', 53, ['{ name: cache, parameters: 30 }', forward]))),
    coredns('two servers on one port', servers(server('{ zone: . }', 53, [forward]), server('{ zone: corp.test }', 53, ['{ name: forward, parameters: . 10.0.0.2 }']))),
    coredns('two ports', servers(server('{ zone: . }', 53, [forward]), server('{ zone: corp.test }', 1053, [forward]))),
    coredns('another port for the Service', `servers:\n  - zones: [{ zone: . }]\n    port: 1053\n    servicePort: 53\n    plugins: [${forward}]\n`),
    coredns('no cluster service', `isClusterService: false\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('a fixed address', `service: { name: kube-dns, clusterIP: 10.96.0.10 }\nk8sAppLabelOverride: kube-dns\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('two stacks', `service: { clusterIPs: [10.96.0.10, "fd00::a"], externalIPs: [192.0.2.1], loadBalancerIP: 192.0.2.2 }\nserviceType: LoadBalancer\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('a selector of its own', `service: { selector: { app: other } }\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('names', `fullnameOverride: my-dns\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('another name', `nameOverride: resolver\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('names of single objects', `deployment: { name: d }\nconfigmap: { name: c }\nservice: { name: s }\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('a release that holds the name', servers(server('{ zone: . }', 53, [forward])), 'my-coredns'),
    coredns('imports before the servers', `extraConfig: { import: { parameters: "/opt/coredns/*.conf" } }\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('zone files', `zoneFiles:\n  - filename: corp.db\n    domain: corp.test\n    contents: |\n      corp.test. IN SOA a. b. 1 2 3 4 5\n${servers(server('{ zone: corp.test }', 53, ['{ name: file, parameters: /etc/coredns/corp.db corp.test }', forward]))}`),
    coredns('an image', `image: { repository: mirror.example/coredns, tag: 1.9.3 }\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('labels', `customLabels: { team: net }\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('not deployed', `deployment: { enabled: false }\n${servers(server('{ zone: . }', 53, [forward]))}`),
    coredns('no servers', 'servers: []\n'),
    coredns('the default', '{}\n'),
  ],
  'node-local-dns': [
    { name: 'the default', values: '{}\n' },
    { name: 'addresses', values: 'config: { dnsServer: 10.96.0.10, localDns: 169.254.20.10, dnsDomain: k.test }\n' },
    { name: 'bound', values: 'config: { bindIp: true, dnsServer: 10.96.0.10 }\n' },
    { name: 'without iptables', values: 'config: { setupIptables: false }\n' },
    { name: 'upstreams', values: 'config: { upstreamServers: 10.0.0.2 10.0.0.3 }\n' },
    { name: 'upstreams with settings', values: 'config: { upstreamServers: 10.0.0.2, upstreamForwardConfig: [force_tcp, max_concurrent 100] }\n' },
    { name: 'more blocks', values: 'config:\n  extraServerBlocks: |\n    corp.test:53 {\n      forward . 10.0.0.9\n    }\n' },
    { name: 'a configuration of its own', values: 'config:\n  customConfig: |\n    .:53 {\n      forward . 10.0.0.9\n    }\n' },
    { name: 'without IPv6', values: 'config: { noIPv6Lookups: true, enableLogging: true }\n' },
    { name: 'another Service', values: 'config: { customUpstreamsvc: kube-dns }\n' },
    { name: 'another selector', values: 'config: { upstreamServiceSelector: { k8s-app: null, app: dns } }\n' },
    { name: 'udp', values: 'config: { commProtocol: prefer_udp }\n' },
    { name: 'names', values: 'fullnameOverride: nodelocaldns\n' },
  ],
};
