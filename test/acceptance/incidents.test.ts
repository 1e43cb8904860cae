/** What has happened to others, each rebuilt from its facts. The cure stays silent. */
import { describe, expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile, kubelet, nodes } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
interface Incident {
  readonly name: string;
  readonly broken: Files;
  readonly expected: readonly string[];
  readonly sound?: Files;
}

const against = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => !/^(existing )?note/.test(one));
const dns = (forward: string, image?: string, first?: string): string =>
  coreDns({ corefile: corefile(forward, first), ...(image === undefined ? {} : { image }) });
const INHERITS = dns('forward . /etc/resolv.conf');
const V = (version: string): string => `registry.k8s.io/coredns:${version}`;
const STUB = nodes('os: ubuntu-24.04');

const incidents: readonly Incident[] = [
  {
    name: '1, 2, 7: before there was a loop plugin',
    broken: { 'dns.yaml': dns('proxy . /etc/resolv.conf', V('1.1.1'), 'prometheus :9153'), '.loopgate.yaml': STUB },
    expected: ['error LG101 dns.yaml:18:17 always absent'],
    // With the upstream alone changed, LG301 would stay: pods with dnsPolicy Default still inherit the stub.
    sound: {
      'dns.yaml': dns('proxy . 8.8.8.8', V('1.1.1'), 'prometheus :9153'),
      '.loopgate.yaml': nodes('os: ubuntu-24.04\nprovisioner: kubeadm'),
    },
  },
  {
    name: '3: the guard is not in the Corefile',
    broken: { 'dns.yaml': dns('forward . /etc/resolv.conf', undefined, 'ready'), '.loopgate.yaml': STUB },
    expected: ['error LG101 dns.yaml:18:19 always absent'],
  },
  {
    name: '4, 6, 8, 15, 25: the stub of systemd-resolved',
    broken: { 'dns.yaml': INHERITS, 'kubelet.yaml': kubelet('resolvConf: /etc/resolv.conf\n'), '.loopgate.yaml': STUB },
    expected: ['error LG101 dns.yaml:18:19 always fatal'],
    sound: {
      'dns.yaml': INHERITS,
      'kubelet.yaml': kubelet('resolvConf: /run/systemd/resolve/resolv.conf\n'),
      '.loopgate.yaml': STUB,
    },
  },
  {
    name: '9, 10: dnsmasq of the host on 127.0.0.1',
    broken: {
      'dns.yaml': INHERITS,
      'node/etc/resolv.conf': 'search lan\nnameserver 127.0.0.1\n',
      '.loopgate.yaml': nodes('files: { /etc/resolv.conf: node/etc/resolv.conf }'),
    },
    expected: ['error LG101 dns.yaml:18:19 always fatal'],
    sound: {
      'dns.yaml': INHERITS,
      'node/etc/resolv.conf': 'search lan\nnameserver 192.168.121.1\n',
      '.loopgate.yaml': nodes('files: { /etc/resolv.conf: node/etc/resolv.conf }'),
    },
  },
  {
    name: '12, 14: the address of the cluster DNS in the file of the node',
    broken: {
      'dns.yaml': INHERITS,
      '.loopgate.yaml': nodes('files: { /etc/resolv.conf: { inline: "nameserver 10.96.0.10" } }'),
    },
    expected: ['error LG101 dns.yaml:18:19 always fatal'],
  },
  {
    name: '40: the Go name of the field in the file of the kubelet',
    broken: {
      'dns.yaml': INHERITS,
      'kubelet.yaml': kubelet('resolverConfig: /run/systemd/resolve/resolv.conf\n'),
      '.loopgate.yaml': STUB,
    },
    // The setting that has no effect is on the path of the loop, and reported there.
    expected: ['error LG101 dns.yaml:18:19 always fatal'],
    sound: {
      'dns.yaml': INHERITS,
      'kubelet.yaml': kubelet('resolvConf: /run/systemd/resolve/resolv.conf\n'),
      '.loopgate.yaml': STUB,
    },
  },
  {
    name: '49: the Service of the cluster DNS is its upstream',
    broken: { 'dns.yaml': dns('forward . 10.96.0.10 {\n        prefer_udp\n    }') },
    expected: ['error LG101 dns.yaml:18:19 always fatal'],
    sound: { 'dns.yaml': dns('forward . 192.0.2.53 {\n        prefer_udp\n    }') },
  },
  {
    name: '53: itself among the nameservers, one after the other',
    broken: {
      Corefile: '. {\n    bind 127.0.0.1\n    forward . 127.0.0.1 8.8.8.8 {\n        policy sequential\n    }\n}\n',
    },
    expected: ['error LG101 Corefile:3:15 always absent'],
    sound: {
      Corefile:
        '. {\n    bind 127.0.0.1\n    loop\n    forward . 9.9.9.9 8.8.8.8 {\n        policy sequential\n    }\n}\n',
    },
  },
  {
    name: '53: itself among the nameservers, by chance',
    broken: { Corefile: '. {\n    bind 127.0.0.1\n    forward . 127.0.0.1 8.8.8.8\n}\n' },
    expected: ['error LG101 Corefile:3:15 sometimes 0.5 absent'],
  },
  {
    name: '55: a stub zone sent to the Service of the cluster DNS',
    broken: {
      'dns.yaml': coreDns({
        corefile: `${corefile('forward . 192.0.2.53')}internal.corp:53 {\n    errors\n    cache 30\n    forward . 10.96.0.10\n}\n`,
      }),
    },
    expected: ['error LG101 dns.yaml:23:19 always absent'],
    sound: {
      'dns.yaml': coreDns({
        corefile: `${corefile('forward . 192.0.2.53')}internal.corp:53 {\n    errors\n    cache 30\n    forward . 10.20.0.5\n}\n`,
      }),
    },
  },
  {
    name: '73 to 78: a guard that counts unanswered probes',
    broken: { 'dns.yaml': dns('forward . 8.8.8.8', V('1.2.2')) },
    expected: ['warning LG205 dns.yaml:11:9'],
    sound: { 'dns.yaml': dns('forward . 8.8.8.8', V('1.2.6')) },
  },
  {
    name: '82: a loop in the second zone of a block',
    broken: { Corefile: 'a.example:53 b.example:53 {\n    loop\n    forward b.example 127.0.0.1\n}\n' },
    expected: ['error LG101 Corefile:3:23 always blind'],
  },
  {
    name: 'beside 1: a Service port of the own address that leads to another block',
    broken: {
      Corefile: '.:53 {\n    loop\n    forward . 127.0.0.1:5353\n}\n.:5353 {\n    loop\n    forward . 8.8.8.8\n}\n',
    },
    expected: [],
  },
  {
    name: 'beside 5952: no nameserver in the file of the node',
    broken: { 'dns.yaml': INHERITS, '.loopgate.yaml': nodes('files: { /etc/resolv.conf: { inline: "search lan" } }') },
    expected: [],
  },
];

describe.each(incidents.map((one) => [one.name, one] as const))('%s', (_, one) => {
  test('is found', () => {
    expect(loudIn(one.broken)).toEqual(one.expected);
  });
  if (one.sound !== undefined) {
    const { sound } = one;
    test('is cured', () => {
      expect(loudIn(sound)).toEqual([]);
    });
  }
});

describe('guards that were taken away', () => {
  const sound = dns('forward . 8.8.8.8');
  test('69, 79: the line is deleted and nothing loops yet', () => {
    const head = dns('forward . 8.8.8.8', undefined, 'ready');
    expect(against({ 'dns.yaml': head }, { 'dns.yaml': sound })).toEqual(['error LG201 dns.yaml:8:5']);
  });
  test('60: deleted to hide a loop: both are said', () => {
    const head = { 'dns.yaml': dns('forward . /etc/resolv.conf', undefined, 'ready'), '.loopgate.yaml': STUB };
    const base = { 'dns.yaml': INHERITS, '.loopgate.yaml': STUB };
    expect(against(head, base)).toEqual(['error LG201 dns.yaml:8:5', 'error LG101 dns.yaml:18:19 always absent']);
  });
  test('83: a guard without a forward', () => {
    const text = coreDns({ corefile: corefile('') });
    expect(scanTexts({ 'dns.yaml': text }).said).toEqual(['note LG204 dns.yaml:11:9']);
  });
});
