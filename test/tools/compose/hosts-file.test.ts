/** Docker writes `extra_hosts` into /etc/hosts, which `hosts` without a file reads; names of other services its resolver knows. */
import { expect, test } from '@jest/globals';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { itemAt } from '../../../src/core/text/invariant.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const compose = (more: string): string =>
  `services:\n  dns:\n    image: coredns/coredns:1.15.0\n    command: -conf /etc/coredns/Corefile\n    volumes: ["./Corefile:/etc/coredns/Corefile"]\n${more}`;

function endOf(name: string, more: string, type = 'A'): string | undefined {
  const files = {
    'compose.yaml': compose(more),
    Corefile: '. {\n hosts {\n fallthrough\n }\n forward . 10.0.0.1\n}\n',
  };
  const { graph } = itemAt(scanTexts(files).head.clusters, 0);
  const { certainty, disposition } = itemAt(walk(graph, graph.sockets, name, type), 0);
  return `${certainty} ${disposition}`;
}

const EXTRA = '    extra_hosts: ["www.example.org:192.0.2.5"]\n';

test('a name of extra_hosts is answered', () => {
  expect(endOf('www.example.org.', EXTRA)).toBe('always answered');
  expect(endOf('localhost.', EXTRA)).toBe('always answered');
  const listed = '    extra_hosts: { www.example.org: [192.0.2.5, "2001:db8::5"], one.example.org: 192.0.2.6 }\n';
  for (const name of ['www.example.org.', 'one.example.org.']) expect(endOf(name, listed)).toBe('always answered');
  expect(endOf('www.example.org.', listed, 'AAAA')).toBe('always answered');
  expect(endOf('www.example.com.', listed)).toBe('always leaves');
  expect(endOf('www.example.org.', '')).toBe('always leaves');
  expect(endOf('www.example.com.', EXTRA)).toBe('always leaves');
});

/** Releases since 26 leave lines of IPv6 out of a container without it; its id stands there where no hostname is stated. */
test('what Docker may write of the container itself is assumed', () => {
  const named = '    hostname: ns1\n    domainname: example.net\n';
  expect(endOf('ns1.', named)).toBe('assumed leaves');
  expect(endOf('ns1.example.net.', named)).toBe('assumed leaves');
  expect(endOf('ns1.example.org.', named)).toBe('always leaves');
  expect(endOf('ip6-localhost.', '')).toBe('assumed leaves');
  expect(endOf('2.0.18.172.in-addr.arpa.', '', 'PTR')).toBe('assumed leaves');
  expect(endOf('2.0.18.172.in-addr.arpa.', '')).toBe('always leaves');
});

test("in the host's network it is the host's", () => {
  expect(endOf('www.example.org.', '    network_mode: host\n')).toBe('assumed leaves');
});

/** client-go/rest/config.go InClusterConfig. */
test('`kubernetes` finds no cluster from a container of Docker', () => {
  const said = (image: string, option = '', more = ''): readonly string[] =>
    scanTexts({
      'compose.yaml': compose(`    dns: [127.0.0.1]\n${more}`).replace('coredns/coredns', image),
      Corefile: `. {\n kubernetes cluster.local {\n  ttl 5\n  ${option}\n }\n forward . /etc/resolv.conf\n}\n`,
    }).said;
  expect(said('coredns/coredns')).toEqual(['error LG401 Corefile:2:2']);
  expect(said('example/coredns')).toEqual(['warning LG101 Corefile:6:12 assumed absent']);
  const loops = ['error LG101 Corefile:6:12 always absent'];
  expect(said('coredns/coredns', 'endpoint http://192.0.2.1:8080')).toEqual(loops);
  const set = '    environment: { KUBERNETES_SERVICE_HOST: 192.0.2.1, KUBERNETES_SERVICE_PORT: 443 }\n';
  expect(said('coredns/coredns', '', set)).toEqual(['warning LG101 Corefile:6:12 assumed absent']);
});

/** dnsmasq(8) -h; each family by itself, and what it has no address of goes on. */
test('and by dnsmasq, unless it reads no hosts file', () => {
  const ask = (name: string, type: string, option = ''): string => {
    const words = `["--no-resolv", "--server=10.0.0.1"${option}]`;
    const text = `services:\n  dns:\n    image: example/dnsmasq:2.90\n    command: ${words}\n${EXTRA}`;
    const { graph } = itemAt(scanTexts({ 'compose.yaml': text }).head.clusters, 0);
    const { certainty, disposition } = itemAt(walk(graph, graph.sockets, name, type), 0);
    return `${certainty} ${disposition}`;
  };
  expect(ask('www.example.org.', 'A')).toBe('always answered');
  expect(ask('5.2.0.192.in-addr.arpa.', 'PTR')).toBe('always answered');
  expect(ask('localhost.', 'AAAA')).toBe('assumed leaves');
  expect(ask('www.example.org.', 'AAAA')).toBe('always leaves');
  expect(ask('www.example.org.', 'A', ', "--no-hosts"')).toBe('always leaves');
});
