/** The kubelet writes `hostAliases` into /etc/hosts, which `hosts` without a file reads, and with which upstreams are looked up. */
import { expect, test } from '@jest/globals';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { itemAt } from '../../../src/core/text/invariant.ts';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const ALIASES = 'hostAliases: [{ ip: 192.0.2.5, hostnames: [www.example.org, WWW2.example.org] }]';
const dns = (upstream: string, spec: string): string =>
  cluster(`. {\n    hosts {\n        fallthrough\n    }\n    forward . ${upstream}\n}`, '1.15.0').replace(
    'dnsPolicy: Default\n',
    `$&      ${spec}\n`,
  );

function endOf(name: string, spec: string, type = 'A', upstream = '10.96.0.10'): string {
  const { graph } = itemAt(scanTexts({ 'dns.yaml': dns(upstream, spec) }).head.clusters, 0);
  const { certainty, disposition } = itemAt(walk(graph, graph.sockets, name, type), 0);
  return `${certainty} ${disposition}`;
}

test('their names and addresses are answered', () => {
  expect(endOf('www.example.org.', ALIASES)).toBe('always answered');
  expect(endOf('www2.example.org.', ALIASES)).toBe('always answered');
  expect(endOf('5.2.0.192.in-addr.arpa.', ALIASES, 'PTR')).toBe('always answered');
  expect(endOf('www.example.com.', ALIASES)).toBe('always loops');
  expect(endOf('www.example.org.', 'hostNetwork: false')).toBe('always loops');
});

test('what a template brings is none', () => {
  const templated = 'hostAliases: [{ ip: "{{ .Values.ip }}", hostnames: [www.example.org] }]';
  expect(endOf('www.example.org.', templated)).toBe('always loops');
});

test('an upstream of that name has that address', () => {
  expect(endOf('q.example.com.', ALIASES, 'A', 'www.example.org')).toContain('leaves');
});
