/** What a server answers hangs on what must hold for it to run as it is read. */
import { expect, test } from '@jest/globals';
import { understood } from '../../../src/judge/check.ts';
import { traceReport } from '../../../src/judge/trace.ts';
import { reasonOf } from '../../../src/report/words.ts';
import { inputOf } from '../../support/scan-texts.ts';

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

const workload = (corefile: string, more = ''): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: dns, namespace: kube-system }
data:
  Corefile: |
${indented(corefile)}---
apiVersion: apps/v1
kind: Deployment
metadata: { name: dns, namespace: kube-system }
spec:
  selector: { matchLabels: { app: dns } }
  template:
    metadata: { labels: { app: dns } }
    spec:
      dnsPolicy: Default
      containers:
        - name: dns
          image: coredns/coredns${more}
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{ name: c, mountPath: /etc/coredns }]
      volumes: [{ name: c, configMap: { name: dns } }]
---
apiVersion: v1
kind: Service
metadata: { name: dns, namespace: kube-system }
spec: { clusterIP: 10.96.0.10, selector: { app: dns }, ports: [{ port: 53, protocol: UDP }] }
`;

function traced(files: Readonly<Record<string, string>>, name: string): readonly string[] {
  const { head } = understood(inputOf(files));
  return traceReport(head, name, 'A', undefined).entries.flatMap(({ outcomes }) =>
    outcomes.map((one) => `${one.certainty} ${one.disposition}: ${reasonOf(one) ?? ''}`),
  );
}

const whoami = (keys: string, more = ''): string => `${keys} {\n${more}    whoami\n}\n`;

test.each<[string, string, string, string]>([
  ['all is stated', workload(whoami('.'), ':1.14.3'), 'x.org', 'always answered: whoami answers'],
  [
    'an address that no file gives the pod: its own answer',
    workload(whoami('.', '    bind 10.244.0.12\n'), ':1.14.3'),
    'x.org',
    'assumed answered: whoami answers; assuming that the machine of kube-system/Deployment/dns has 10.244.0.12',
  ],
  [
    'an address that no file gives the pod: names of no block',
    workload(`${whoami('a.org', '    bind 10.244.0.12\n')}`, ':1.14.3'),
    'x.org',
    'assumed fails: no server block here takes the name; assuming that the machine of kube-system/Deployment/dns has 10.244.0.12',
  ],
  [
    'a Corefile that newer releases refuse, and no version',
    workload('.:53 {\n    proxy b.org 192.0.2.1\n    whoami\n}\n'),
    'x.org',
    'assumed answered: whoami answers; assuming that CoreDNS is older than 1.5.0, which does not start with this Corefile',
  ],
  ['what releases read alike', workload(whoami('.')), 'x.org', 'always answered: whoami answers'],
])('%s', (_, text, name, expected) => {
  expect(traced({ 'dns.yaml': text }, name)).toEqual([expected]);
});

test('blocks of which an older release makes something else', () => {
  const text = workload(
    `${whoami('a.org')}b.org {\n    hosts {\n        192.0.2.1 *.b.org\n        fallthrough\n    }\n    whoami\n}\n`,
  );
  const of = (name: string): readonly string[] => traced({ 'dns.yaml': text }, name);
  expect(of('x.a.org')).toEqual(['always answered: whoami answers']);
  expect(of('x.b.org')).toEqual([
    expect.stringMatching(/^assumed answered: hosts answers; assuming that CoreDNS is .* or routes as that does$/),
  ]);
});

test('an address that an interface is bound without (plugin/bind/setup.go listIP)', () => {
  const service = (name: string, last: number): string =>
    `  ${name}:\n    image: coredns/coredns:1.14.3\n    command: -conf /etc/coredns/Corefile\n    volumes: ["./${name}:/etc/coredns"]\n    networks: { n: { ipv4_address: 10.9.0.${last} } }\n`;
  const of = (bind: string): readonly string[] =>
    traced(
      {
        'compose.yaml': `services:\n${service('a', 10)}${service('b', 11)}networks: { n: { ipam: { config: [{ subnet: 10.9.0.0/24 }] } } }\n`,
        'a/Corefile': `. {\n    bind ${bind}\n    forward . 10.9.0.11\n}\n`,
        'b/Corefile': '. {\n    forward . 10.9.0.10\n}\n',
      },
      'x.org',
    );
  const nobody = 'always fails: nobody listens on 10.9.0.10:53 (Service compose/a)';
  expect(of('eth0')).toEqual(['always loops: ', 'always loops: ']);
  expect(of('eth0 {\n except 10.9.0.9\n}')).toEqual(['always loops: ', 'always loops: ']);
  expect(of('eth0 {\n except 10.9.0.10\n}')[1]).toEqual(nobody);
  expect(of('eth0 lo {\n except 10.9.0.10\n}')[1]).toEqual(nobody);
});
