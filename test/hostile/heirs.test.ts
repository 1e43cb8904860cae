/** Another workload answers where one with a guard answered; what it mounted is left lying, and stands for nothing. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const service = (label = 'kube-dns', address = '10.96.0.10', name = 'kube-dns'): string => `apiVersion: v1
kind: Service
metadata: { name: ${name}, namespace: kube-system }
spec:
  clusterIP: ${address}
  selector: { k8s-app: ${label} }
  ports: [{ name: dns, port: 53, protocol: UDP }]
`;
const configMap = (name: string, guard = ''): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        ${guard}\n        forward . 192.0.2.53\n    }\n`;

interface Workload {
  readonly kind?: string;
  readonly api?: string;
  readonly name?: string;
  readonly label?: string;
  readonly map?: string;
  readonly replicas?: number;
  readonly namespace?: string;
}

const workload = ({
  kind = 'Deployment',
  api = 'apps/v1',
  name = 'coredns',
  label = 'kube-dns',
  map = 'coredns',
  replicas = 2,
  namespace = 'kube-system',
}: Workload = {}): string => `apiVersion: ${api}
kind: ${kind}
metadata: { name: ${name}, namespace: ${namespace} }
spec:
  replicas: ${replicas}
  selector: { matchLabels: { k8s-app: ${label} } }
  template:
    metadata: { labels: { k8s-app: ${label} } }
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{ name: c, mountPath: /etc/coredns }]
      volumes: [{ name: c, configMap: { name: ${map} } }]
`;

const BASE: Files = { 'cm.yaml': configMap('coredns', 'loop'), 'dep.yaml': workload(), 'svc.yaml': service() };

const HEADS: Readonly<Record<string, (map: string) => Files>> = {
  'a StatefulSet': (map) => ({ 'dep.yaml': workload({ kind: 'StatefulSet', map }) }),
  'a DaemonSet': (map) => ({ 'dep.yaml': workload({ kind: 'DaemonSet', map }) }),
  'a Rollout': (map) => ({ 'dep.yaml': workload({ kind: 'Rollout', api: 'argoproj.io/v1alpha1', map }) }),
  'a CloneSet': (map) => ({ 'dep.yaml': workload({ kind: 'CloneSet', api: 'apps.kruise.io/v1alpha1', map }) }),
  'a StatefulSet of OpenKruise': (map) => ({
    'dep.yaml': workload({ kind: 'StatefulSet', api: 'apps.kruise.io/v1beta1', map }),
  }),
  'a Deployment of another name': (map) => ({ 'dep.yaml': workload({ name: 'coredns-v2', map }) }),
  'one that the selector takes': (map) => ({
    'dep2.yaml': workload({ name: 'coredns-v2', label: 'v2', map }),
    'svc.yaml': service('v2'),
  }),
  'one in place of none': (map) => ({
    'dep.yaml': workload({ replicas: 0 }),
    'dep2.yaml': workload({ name: 'coredns-v2', map }),
  }),
  'one beside it': (map) => ({ 'dep2.yaml': workload({ name: 'coredns-v2', map }) }),
  'one behind the Service at another address': (map) => ({
    'dep.yaml': workload({ name: 'coredns-v2', label: 'v2', map }),
    'svc.yaml': service('v2', '10.96.0.11'),
  }),
  'two that mount one Corefile': (map) => ({
    'dep.yaml': workload({ name: 'coredns-v2', map }),
    'dep2.yaml': workload({ name: 'coredns-v3', map }),
  }),
};

const codes = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.map((one) => one.split(' ').slice(0, 3).join(' ').replace(/:.*$/, ''));

describe.each(Object.entries(HEADS))('%s behind the Service', (_, files) => {
  const head = (map: string): Files => ({ ...BASE, 'b.yaml': map, ...files('c2') });

  test('without the guard: once', () => {
    expect(codes(head(configMap('c2')), BASE)).toEqual(['error LG201 b.yaml']);
  });

  test('with its guard', () => {
    expect(codes(head(configMap('c2', 'loop')), BASE)).toEqual([]);
  });

  test('with the Corefile of before', () => {
    expect(codes({ ...BASE, ...files('coredns') }, BASE)).toEqual([]);
  });
});

test('the message says where, and in place of whom', () => {
  const head = { ...BASE, 'b.yaml': configMap('c2'), 'dep.yaml': workload({ name: 'coredns-v2', map: 'c2' }) };
  expect(scanTexts(head, BASE).report.findings.map(({ message }) => message)).toEqual([
    'The server block . of kube-system/Deployment/coredns-v2 answers at 10.96.0.10, where kube-system/Deployment/coredns had the loop plugin in the base, and has none: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
  ]);
});

test('one that the base has, unguarded and elsewhere, takes the address', () => {
  const base = {
    ...BASE,
    'b.yaml': configMap('c2'),
    'dep2.yaml': workload({ name: 'other', label: 'other', map: 'c2' }),
  };
  expect(codes({ ...base, 'svc.yaml': service('other') }, base)).toEqual(['error LG201 b.yaml']);
  expect(codes(base, base)).not.toContain('error LG201 b.yaml');
});

describe('another block of one Corefile', () => {
  const block = (key: string, guard: string): string =>
    `    ${key} {\n        ${guard}\n        forward . 192.0.2.53\n    }\n`;
  const turned = service().replace('port: 53,', 'port: 53, targetPort: 5353,');

  test.each([
    ['without the guard', 'log', ['error LG201 cm.yaml']],
    ['with its own guard', 'loop', []],
  ])('%s, to whose port the Service is turned', (_, guard, expected) => {
    const both = configMap('coredns', 'loop') + block('.:5353', guard);
    expect(codes({ ...BASE, 'cm.yaml': both, 'svc.yaml': turned }, BASE)).toEqual(expected);
    const beside = { ...BASE, 'cm.yaml': both };
    expect(codes(beside, BASE).filter((one) => /LG[12]01/.test(one))).toEqual([]);
    expect(codes({ ...beside, 'svc.yaml': turned }, beside)).toEqual(expected);
  });

  test('without the guard, which takes the port of another by the command line', () => {
    const both = configMap('coredns', 'loop') + block('.', 'log');
    const flagged = workload().replace('/etc/coredns/Corefile]', '/etc/coredns/Corefile, -dns.port, "5353"]');
    const head = { 'cm.yaml': both, 'dep.yaml': flagged, 'svc.yaml': turned };
    expect(codes(head, BASE)).toEqual(['error LG201 cm.yaml']);
  });

  test('that moves to another port with its guard, and the Service with it', () => {
    const moved = configMap('coredns', 'loop').replace('.:53', '.:5353');
    expect(codes({ ...BASE, 'cm.yaml': moved, 'svc.yaml': turned }, BASE)).toEqual([]);
  });
});

describe('without a Service', () => {
  const { 'svc.yaml': _, ...base } = BASE;
  const head = { ...base, 'b.yaml': configMap('c2') };

  test.each([
    ['of another kind', { 'dep.yaml': workload({ kind: 'DaemonSet', map: 'c2' }) }],
    ['of another name', { 'dep.yaml': workload({ name: 'coredns-v2', map: 'c2' }) }],
  ])('one %s', (_case, files) => {
    expect(codes({ ...head, ...files }, base)).toEqual(['error LG201 b.yaml']);
    expect(codes({ ...head, 'b.yaml': configMap('c2', 'loop'), ...files }, base)).toEqual([]);
  });

  test('one beside it is no heir', () => {
    const files = { 'dep2.yaml': workload({ name: 'coredns-v2', map: 'c2' }) };
    expect(codes({ ...head, ...files }, base)).toEqual(['note LG202 b.yaml']);
  });

  test('two of the same zones that both change their kind', () => {
    const both = (kind: string, guard: string, other = guard): Readonly<Record<string, string>> => ({
      [`${kind}/a.yaml`]: configMap(`a${kind}`, guard),
      [`${kind}/b.yaml`]: configMap(`b${kind}`, other),
      [`${kind}/one.yaml`]: workload({ kind, name: 'one', map: `a${kind}` }),
      [`${kind}/two.yaml`]: workload({ kind, name: 'two', map: `b${kind}` }),
    });
    const errors = codes(both('DaemonSet', ''), both('Deployment', 'loop')).filter((one) => one.startsWith('error'));
    expect(errors).toEqual(['error LG201 DaemonSet/a.yaml', 'error LG201 DaemonSet/b.yaml']);
    expect(codes(both('DaemonSet', 'loop'), both('Deployment', 'loop'))).toEqual([]);
    expect(codes(both('DaemonSet', ''), both('Deployment', 'loop', ''))).toContain('error LG201 DaemonSet/a.yaml');
    expect(codes(both('DaemonSet', ''), both('Deployment', '', 'loop'))).toContain('error LG201 DaemonSet/b.yaml');
  });
});

describe('no heir', () => {
  const second = { 'b.yaml': configMap('c2'), 'dep2.yaml': workload({ name: 'second', label: 'second', map: 'c2' }) };
  const own = { 'svc2.yaml': service('second', '10.96.0.53', 'second') };

  test('is a second server with an address of its own', () => {
    expect(codes({ ...BASE, ...second, ...own }, BASE)).toEqual(['note LG202 b.yaml']);
  });

  test('is a second server with an address of its own, where the first goes', () => {
    const { 'dep.yaml': _, ...rest } = BASE;
    expect(codes({ ...rest, ...second, ...own }, BASE)).toEqual(['note LG202 b.yaml']);
  });

  test('is one of those at the address, where another of the base had no guard', () => {
    const base = { ...BASE, 'b.yaml': configMap('c2'), 'dep2.yaml': workload({ name: 'second', map: 'c2' }) };
    const head = { ...base, 'dep2.yaml': workload({ name: 'third', map: 'c2' }) };
    expect(codes(head, base).filter((one) => one.startsWith('error'))).toEqual([]);
  });

  test('is a cache to which a redirect leads', () => {
    const policy = `apiVersion: cilium.io/v2
kind: CiliumLocalRedirectPolicy
metadata: { name: nodelocaldns, namespace: kube-system }
spec:
  redirectFrontend: { serviceMatcher: { serviceName: kube-dns, namespace: kube-system } }
  redirectBackend:
    localEndpointSelector: { matchLabels: { k8s-app: second } }
    toPorts: [{ port: "53", name: dns, protocol: UDP }]
`;
    const head = { ...BASE, ...second, 'policy.yaml': policy };
    expect(codes(head, BASE)).toEqual(['note LG202 b.yaml']);
  });
});

describe('Compose', () => {
  const compose = (name: string, file: string): string =>
    `services:\n  ${name}:\n    image: coredns/coredns:1.11.3\n    command: -conf /Corefile\n    volumes: ["./${file}:/Corefile:ro"]\n    networks: { a: { ipv4_address: 10.5.0.2 } }\nnetworks: { a: { ipam: { config: [{ subnet: 10.5.0.0/24 }] } } }\n`;
  const sound = '.:53 {\n    forward . 192.0.2.53\n    loop\n}\n';
  const base = { 'l/compose.yaml': compose('dns', 'Corefile'), 'l/Corefile': sound };

  test('a service of another name at the same address', () => {
    const head = { ...base, 'l/compose.yaml': compose('resolver', 'c2'), 'l/c2': sound.replace('    loop\n', '') };
    expect(codes(head, base)).toEqual(['error LG201 l/c2']);
    expect(codes({ ...head, 'l/c2': sound }, base)).toEqual([]);
  });
});

describe('the Service asks another block of the server that stays', () => {
  const lost = (head: Files): readonly string[] => codes(head, BASE).filter((one) => one.includes('LG201'));
  const moved = (to: string | number): Files => ({
    'svc.yaml': service().replace('port: 53,', `port: 53, targetPort: ${to},`),
  });
  const beside = (block: string, guard = ''): Files => ({
    'cm.yaml': `${configMap('coredns', 'loop')}    ${block} {\n        ${guard}\n        forward . 192.0.2.53\n    }\n`,
  });
  const flag = { 'dep.yaml': workload().replace('/Corefile]', '/Corefile, -dns.port, "5353"]') };
  const named = {
    'dep.yaml': workload().replace(
      'args:',
      'ports: [{ name: other, containerPort: 5353, protocol: UDP }]\n          args:',
    ),
  };

  test.each<[string, (guard?: string) => Files]>([
    ['at a port', (guard) => ({ ...beside('.:5353', guard), ...moved(5353) })],
    ["at a container's port", (guard) => ({ ...beside('.:5353', guard), ...moved('other'), ...named })],
    ['at the port of a flag', (guard) => ({ ...beside('.', guard), ...moved(5353), ...flag })],
  ])('%s', (_, head) => {
    expect(lost({ ...BASE, ...head() })).toEqual(['error LG201 cm.yaml']);
    expect(lost({ ...BASE, ...head('loop') })).toEqual([]);
  });

  test('nothing where it stays, or another Service asks the new one', () => {
    expect(lost({ ...BASE, ...beside('.:5353') })).toEqual([]);
    const other = service('kube-dns', '10.96.0.11', 'other').replace('port: 53,', 'port: 53, targetPort: 5353,');
    expect(lost({ ...BASE, ...beside('.:5353'), 'other.yaml': other })).toEqual([]);
    expect(lost({ ...BASE, ...beside('.:5353'), ...moved(53) })).toEqual([]);
  });
});

describe('a release in place of a Deployment and its Service', () => {
  const release = (plugins: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart:
    spec: { chart: coredns, version: 1.39.0, sourceRef: { kind: HelmRepository, name: c } }
  values:
    service: { clusterIP: 10.96.0.10 }
    servers:
      - zones: [{ zone: . }]
        port: 53
        plugins: [${plugins}{ name: forward, parameters: . 192.0.2.53 }]
`;
  const base = Object.fromEntries(Object.entries(BASE).map(([path, text]) => [`deploy/${path}`, text]));
  const left = { 'deploy/cm.yaml': configMap('coredns', 'loop') };

  test('at its address', () => {
    expect(codes({ ...left, 'f/hr.yaml': release('') }, base)).toEqual(['error LG201 f/hr.yaml']);
    expect(codes({ ...left, 'f/hr.yaml': release('{ name: loop }, ') }, base)).toEqual([]);
  });
});
