/** Shapes met in published repositories, in our own words: what is said of them, and above all what is not. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

/** Findings without notes on a missing guard, which are of no interest here. */
function said(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).said.filter((line) => !line.includes(' LG202 '));
}

function configMap(corefile: string, name = 'coredns'): string {
  const text = corefile.trim().replaceAll('\n', '\n    ');
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: kube-system\ndata:\n  Corefile: |\n    ${text}\n`;
}

describe('templates of manifests are no mistakes', () => {
  test('words of capitals that an installer replaces, one of them behind the brace', () => {
    const text = configMap('.:53 {\n    kubernetes DOMAIN REVERSE\n    forward . UPSTREAM\n    loop\n}STUBS');
    expect(said({ 'coredns.yaml.sed': text })).toEqual([
      'note LG305 coredns.yaml.sed:10:19',
      'note LG802 coredns.yaml.sed:12:6',
    ]);
  });

  const nodeCache = (corefile: string, localIp = '__PILLAR__LOCAL__DNS__,__PILLAR__DNS__SERVER__'): string =>
    `${configMap(corefile, 'node-local-dns')}---
apiVersion: apps/v1
kind: DaemonSet
metadata: { name: node-local-dns, namespace: kube-system }
spec:
  template:
    spec:
      hostNetwork: true
      dnsPolicy: Default
      containers:
        - name: node-cache
          image: registry.k8s.io/dns/k8s-dns-node-cache:1.23.1
          args: [-localip, "${localIp}", -conf, /etc/Corefile]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes:
        - name: config
          configMap: { name: node-local-dns, items: [{ key: Corefile, path: Corefile.base }] }
`;

  test('a node cache whose addresses are all still to be filled in', () => {
    const text = nodeCache(
      '__PILLAR__DNS__DOMAIN__:53 {\n    bind __PILLAR__LOCAL__DNS__ __PILLAR__DNS__SERVER__\n    forward . __PILLAR__CLUSTER__DNS__\n    loop\n}\n.:53 {\n    bind __PILLAR__LOCAL__DNS__ __PILLAR__DNS__SERVER__\n    forward . __PILLAR__UPSTREAM__SERVERS__\n    loop\n}',
    );
    expect(said({ 'nodelocaldns.yaml': text })).toEqual([
      'note LG801 nodelocaldns.yaml:8:5',
      'note LG305 nodelocaldns.yaml:10:19',
      'note LG305 nodelocaldns.yaml:15:19',
    ]);
  });

  // kubernetes/dns cmd/node-cache/app/configmap.go updateCorefile fills in four words, and no others.
  test.each(['__PILLAR__DNS__SERVER__', '__PILLAR__DNS__SERVER__:53', '__pillar__cluster__dns__', 'tls://__dns_up__'])(
    'a node cache, its own addresses filled in, whose upstream is still %s',
    (upstream) => {
      const corefile = `.:53 {\n    bind __PILLAR__LOCAL__DNS__ __PILLAR__DNS__SERVER__\n    forward . ${upstream}\n    loop\n}`;
      expect(said({ 'nodelocaldns.yaml': nodeCache(corefile, '169.254.20.10') })).toEqual([
        'note LG305 nodelocaldns.yaml:10:19',
      ]);
    },
  );

  test.each([
    ['{{ .Upstream }}'],
    ['{{ join " " .Values.upstreams }}'],
    ['${join(" ", var.upstreams)}'],
    ['$(kubectl get svc dns)'],
    ['<dns-server-ip>'],
    ['@UPSTREAM@'],
    ['%s'],
    ['$UPSTREAM'],
    ['__UPSTREAM__'],
  ])('forward . %s goes where nobody says, and nothing else is wrong', (to) => {
    const text = configMap(`.:53 {\n    kubernetes cluster.local\n    forward . ${to}\n    loop\n}`);
    expect(said({ 'a.yaml': text })).toEqual(['note LG305 a.yaml:10:19']);
  });

  test('what stands under conditions is read, and a zone that is filled in is said', () => {
    const text =
      '.:53 {\n    {{- if .Values.cache }}\n    cache 30\n    {{- end }}\n    forward . 192.0.2.1\n    loop\n}\n{{- range .Values.zones }}\n{{ . }}:53 {\n    forward . 192.0.2.2\n}\n{{- end }}\n';
    expect(said({ 'files/Corefile': text })).toEqual(['note LG801 files/Corefile:9:1']);
  });

  test('comments and settings of Jinja say nothing; a block whose zone is filled in is remarked once', () => {
    const text =
      '{% set up = upstreams | list %}\n{# Where names go #}\n{{ zone }}:53 {\n    forward . 192.0.2.3\n}\n.:53 {\n    forward . {{ up | join(" ") }}\n    loop\n}\n';
    expect(scanTexts({ 'templates/Corefile.j2': text }).said).toEqual([
      'note LG802 templates/Corefile.j2:1:1',
      'note LG305 templates/Corefile.j2:7:15',
    ]);
  });

  test("Terraform's templates repeat and decide, too", () => {
    const text = '.:53 {\n    forward . 192.0.2.1\n    loop\n}\n%{ for z in zones ~}\n$'.concat(
      '{z.name}:53 {\n    forward . 192.0.2.2\n}\n%{ endfor ~}\n',
    );
    expect(scanTexts({ 'templates/corefile.tmpl': text }).said).toEqual(['note LG801 templates/corefile.tmpl:6:1']);
  });

  test('the answers of the template plugin are no placeholders', () => {
    const text =
      '.:53 {\n    template IN A example.org {\n        match ^(?P<b>.*)[.]example[.]org[.]$\n        answer "{{ .Name }} 60 IN A 192.0.2.9"\n    }\n    forward . 192.0.2.1\n    loop\n}\n';
    expect(said({ Corefile: text })).toEqual([]);
  });

  test('an error of a text in which nothing is filled in stays one', () => {
    expect(said({ Corefile: '.:53 {\n    forward . 192.0.2.1\n    cahce 30\n}\n' })).toEqual([
      'error LG401 Corefile:3:5',
    ]);
  });
});

describe('several variants of one manifest', () => {
  const good = configMap('.:53 {\n    kubernetes cluster.local\n    forward . 192.0.2.1\n    loop\n}');
  const service = (address: string): string =>
    `---\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: ${address}\n  selector: { k8s-app: kube-dns }\n  ports: [{ port: 53, protocol: UDP }]\n`;

  test('in one folder are clusters of their own', () => {
    const scan = scanTexts({
      'dns/coredns.yaml': good + service('10.96.0.10'),
      'dns/coredns-old.yaml': good + service('10.96.0.10'),
    });
    expect(scan.said).toEqual([]);
    expect(scan.head.clusters.map(({ cluster }) => cluster.name)).toEqual(['dns/coredns-old.yaml', 'dns/coredns.yaml']);
  });

  test('and each takes what lies beside it', () => {
    const back = configMap('.:53 {\n    kubernetes cluster.local\n    forward . 10.96.0.10\n}');
    const files = { 'dns/a.yaml': back, 'dns/b.yaml': good, 'dns/service.yaml': service('10.96.0.10').slice(4) };
    expect(said(files)).toEqual(['error LG101 dns/a.yaml:10:19 always absent']);
  });
});

describe('files that are something else', () => {
  test('a list of plugins in a program is no Corefile', () => {
    const text =
      'package dnsserver\n\n// The order counts.\nvar Directives = []string{\n\t"cache",\n\t"forward",\n\t"errors",\n}\n\nfunc f() {\n\terrors\n\tforward . x\n}\n';
    expect(said({ 'core/zdirectives.go': text })).toEqual([]);
  });
});

describe('Corefiles as people write them', () => {
  test('a rewrite rule in a block, behind stop', () => {
    const text =
      '. {\n    rewrite stop {\n        name regex (.*)\\.carrot {1}.onion\n        answer name (.*)\\.onion {1}.carrot\n    }\n    forward . 192.0.2.1\n}\n';
    expect(said({ Corefile: text })).toEqual([]);
  });

  test('fanout stands behind loop, and speaks what its build speaks', () => {
    const text = '. {\n    fanout . 192.0.2.1 h3://dns.example/dns-query quic://dns.example\n    loop\n}\n';
    expect(said({ Corefile: text })).toEqual(['note LG305 Corefile:2:24']);
  });
});

describe('a resolver that nobody asks', () => {
  const pod = (corefile: string): string =>
    `${configMap(corefile)}---
apiVersion: apps/v1
kind: Deployment
metadata: { name: edge, namespace: kube-system }
spec:
  template:
    metadata: { labels: { app: edge } }
    spec:
      containers:
        - name: coredns
          image: coredns/coredns:1.8.4
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes: [{ name: config, configMap: { name: coredns } }]
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }
`;

  test.each([
    ['an authoritative server', 'example.org:53 {\n    file /etc/coredns/db\n}'],
    ['a server beside the cluster DNS that forwards to addresses', '.:53 {\n    forward . 192.0.2.1\n    loop\n}'],
  ])('%s may have the cluster DNS as its own resolver', (_, corefile) => {
    expect(said({ 'a.yaml': pod(corefile) })).toEqual([]);
  });

  test('a server that forwards to it is remarked', () => {
    expect(said({ 'a.yaml': pod('.:53 {\n    forward . /etc/resolv.conf\n    loop\n}') })).toEqual([
      'warning LG302 a.yaml:19:5',
    ]);
  });
});

describe("Docker's own resolver", () => {
  const corefile = '.:53 {\n    forward . 127.0.0.11\n    loop\n}\n';

  test('is not the server that asks it, in a container', () => {
    expect(said({ 'coredns/Corefile': corefile })).toEqual([]);
    const files = {
      'docker-compose.yml':
        'services:\n  coredns:\n    image: coredns/coredns:1.11.1\n    command: -conf /etc/coredns/Corefile\n    volumes: ["./coredns:/etc/coredns"]\n',
      'coredns/Corefile': corefile,
    };
    expect(said(files)).toEqual([]);
  });

  test('does not reach into a pod, where the address is its own', () => {
    expect(said({ 'a.yaml': configMap('.:53 {\n    forward . 127.0.0.11\n    loop\n}') })).toEqual([
      expect.stringMatching('^(error|warning) LG101 a.yaml:9:19 '),
    ]);
  });
});

describe('what stands behind a Service', () => {
  const cache = (own: string): string => `${configMap(
    '.:53 {\n    bind 169.254.20.10 10.96.0.10\n    forward . __PILLAR__CLUSTER__DNS__\n    loop\n}',
    'node-local-dns',
  )}---
apiVersion: v1
kind: Service
metadata: { name: kube-dns-upstream, namespace: kube-system }
spec: { selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }
---
apiVersion: apps/v1
kind: DaemonSet
metadata: { name: node-local-dns, namespace: kube-system }
spec:
  template:
    metadata: { labels: { k8s-app: ${own} } }
    spec:
      hostNetwork: true
      dnsPolicy: Default
      containers:
        - name: node-cache
          image: registry.k8s.io/dns/k8s-dns-node-cache:1.23.1
          args: [-localip, "169.254.20.10,10.96.0.10", -conf, /etc/Corefile, -upstreamsvc, kube-dns-upstream]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes:
        - name: config
          configMap: { name: node-local-dns, items: [{ key: Corefile, path: Corefile.base }] }
`;

  test('a node cache with the label of the cluster DNS does not listen at the address of its endpoint', () => {
    expect(said({ 'cache.yaml': cache('kube-dns') })).toEqual([]);
  });
});

describe('values of charts that are filled in first', () => {
  test('a zone that is not known leaves the rest of the release known', () => {
    const text = `fullnameOverride: coredns
service: { name: kube-dns, clusterIP: 10.96.0.10 }
servers:
  - zones: [{ zone: "\${SECRET_DOMAIN}", scheme: "dns://" }]
    port: 53
    plugins: [{ name: forward, parameters: . 192.0.2.7 }]
  - zones: [{ zone: . }]
    port: 53
    plugins:
      - name: forward
        parameters: . 10.96.0.10
`;
    expect(said({ 'coredns/values.yaml': text })).toEqual([
      'note LG801 coredns/values.yaml:4:50',
      'error LG101 coredns/values.yaml:11:23 always absent',
    ]);
  });
});

describe('imports that are not in the repository', () => {
  test('may bring the forward that the guard is for', () => {
    const text = configMap('.:53 {\n    kubernetes cluster.local\n    import custom/*.forward\n    loop\n}');
    expect(said({ 'a.yaml': text })).toEqual(['note LG801 a.yaml:10:16']);
  });
});

describe("the node's own file, mounted over the pod's", () => {
  const nodes = `version: 1
clusters:
  - name: prod
    nodes:
      - { name: default, files: { /etc/resolv.conf: { inline: "nameserver 127.0.0.53" }, /run/up.conf: { inline: "nameserver 192.0.2.1" } } }
`;
  const values = (path: string): string => `fullnameOverride: coredns
service: { name: kube-dns, clusterIP: 10.96.0.10 }
extraVolumes: [{ name: host, hostPath: { path: ${path}, type: File } }]
extraVolumeMounts: [{ name: host, mountPath: /etc/resolv.conf, readOnly: true }]
servers:
  - zones: [{ zone: . }]
    port: 53
    plugins: [{ name: forward, parameters: . /etc/resolv.conf }, { name: loop }]
`;
  const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
    said({ '.loopgate.yaml': nodes, ...files }).filter((line) => line.includes(' LG101 '));

  test('ends the loop that the stub listener made', () => {
    expect(loops({ 'coredns/values.yaml': values('/run/up.conf') })).toEqual([]);
    expect(loops({ 'coredns/values.yaml': values('/etc/resolv.conf') })).toEqual([
      'error LG101 coredns/values.yaml:8:46 always fatal',
    ]);
  });

  test('counts for workloads, too, whatever their dnsPolicy', () => {
    const pod = (path: string): string => `${configMap('.:53 {\n    forward . /etc/resolv.conf\n    loop\n}')}---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      containers:
        - name: coredns
          image: coredns/coredns:1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts:
            - { name: config, mountPath: /etc/coredns }
            - { name: host, mountPath: /etc/resolv.conf }
      volumes:
        - { name: config, configMap: { name: coredns } }
        - { name: host, hostPath: { path: ${path} } }
`;
    expect(loops({ 'a.yaml': pod('/run/up.conf') })).toEqual([]);
    expect(loops({ 'a.yaml': pod('/etc/resolv.conf') })).toEqual(['error LG101 a.yaml:9:19 always fatal']);
  });
});

test('a Corefile that is one expression is not passed over', () => {
  expect(said({ 'roles/dns/templates/Corefile.j2': '{{ dns_config }}\n' })).toEqual([
    'note LG801 roles/dns/templates/Corefile.j2:1:1',
  ]);
  expect(said({ 'roles/dns/templates/Corefile.j2': '\n' })).toEqual([]);
});

describe('templates that have to be rendered first', () => {
  const opened = (body: string): string => `{{- if .Values.on }}\n${body}{{- end }}\n`;
  const pod = (line: string): string =>
    opened(`apiVersion: apps/v1
kind: Deployment
metadata: { name: {{ include "shop.fullname" . }} }
spec:
  template:
    spec:
      {{- with .Values.pod }}
      ${line}
      {{- end }}
`);
  const policy = opened(`apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ .Release.Name }}
spec:
  egress:
    - to: [{ podSelector: { matchLabels: { k8s-app: coredns } } }]
      ports: [{ port: 53, protocol: UDP }]
`);

  test.each([
    ['a policy of its pods', pod('dnsPolicy: {{ .policy }}')],
    ['settings of its pods', pod('dnsConfig: {{- toYaml .dns | nindent 8 }}')],
    ['the name of the cluster', pod('host: a.{{ .Values.clusterDomain }}')],
    ['a network policy', policy],
  ])('are passed over when an application only asks: %s', (_, text) => {
    expect(said({ 'charts/shop/templates/a.yaml': text })).toEqual([]);
  });

  test.each([
    ['servers of its own', pod('nameservers: {{ .servers }}')],
    ['the image of a resolver', pod('image: coredns/coredns:{{ .tag }}')],
    ['a file of the node', pod('hostPath: { path: /etc/resolv.conf, type: {{ .type }} }')],
    ["the cluster's own Service", opened('kind: Service\nmetadata:\n  name: kube-dns\nspec: {{ .Values.spec }}\n')],
  ])('are noted when they hold part of an answer: %s', (_, text) => {
    expect(said({ 'charts/shop/templates/a.yaml': text })).toHaveLength(1);
  });
});
