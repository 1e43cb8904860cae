/** LG801: names that go on to a workload of the repository of which no server is read do not end in silence. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const dns = (upstream: string): Files => ({
  'dns.yaml': coreDns({ corefile: corefile(`forward . ${upstream}`) }),
});
const relay = (image: string, args: string, more = ''): Files => ({
  'relay.yaml': `apiVersion: v1
kind: Service
metadata: { name: alt, namespace: kube-system }
spec: { clusterIP: 10.96.0.99, selector: { app: relay }, ports: [{ port: 53, protocol: UDP }] }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: relay, namespace: kube-system }
spec:
  selector: { matchLabels: { app: relay } }
  template:
    metadata: { labels: { app: relay } }
    spec:
      containers:
      - name: r
        image: ${image}
        args: ${args}
${more}`,
});
const SOCAT = relay('alpine/socat', '["UDP-LISTEN:53,fork", "UDP:10.96.0.10:53"]');
const BEFORE = dns('192.0.2.53');
const AFTER = { ...dns('10.96.0.99'), ...SOCAT };
const about = (files: Files, base?: Files): readonly string[] =>
  scanTexts(files, base)
    .report.findings.filter(({ message }) => message.includes('go on to'))
    .map(({ severity, code, at, message }) => `${severity} ${code} ${at.file.path} ${message}`);

const SAYS =
  'Names that kube-system/Deployment/coredns forwards here go on to kube-system/Deployment/relay behind Service kube-system/alt, which is not modelled: whether they come back is not known.';

describe('names that go on to a workload that is not read', () => {
  test.each([
    ['a relay', SOCAT],
    ['a proxy', relay('nginx:1.27', '[]')],
    ['a CoreDNS whose Corefile is nowhere', relay('coredns/coredns:1.11.3', '["-conf", "/c"]')],
  ])('are a note: %s', (_, files) => {
    expect(about({ ...dns('10.96.0.99'), ...files })).toEqual([`note LG801 dns.yaml ${SAYS}`]);
  });

  const [service = '', workload = ''] = String(SOCAT['relay.yaml']).split('---\n');
  test('are a note where the workload lies in another folder', () => {
    const separate = { ...dns('10.96.0.99'), 'net/service.yaml': service, 'apps/relay/deployment.yaml': workload };
    expect(about(separate)).toEqual([`note LG801 dns.yaml ${SAYS}`]);
    const base = { ...dns('192.0.2.53'), 'net/service.yaml': service, 'apps/relay/deployment.yaml': workload };
    expect(about(separate, base)).toEqual([`warning LG801 dns.yaml ${SAYS} Before this change they did not go there.`]);
    const other = {
      ...separate,
      'apps/relay/deployment.yaml': workload.replace('labels: { app: relay }', 'labels: { app: relay2 }'),
    };
    expect(about(other)).toEqual([]);
  });

  test('are not said of a workload of another cluster', () => {
    const cluster = (name: string): Files => ({ [`${name}/dns.yaml`]: String(dns('10.96.0.99')['dns.yaml']) });
    const two = { ...cluster('a'), ...cluster('b'), 'a/net/service.yaml': service };
    expect(about({ ...two, 'b/relay/deployment.yaml': workload })).toEqual([]);
    expect(about({ ...two, 'a/relay/deployment.yaml': workload })).toHaveLength(1);
  });

  test('are a warning where a change brings them in', () => {
    const brought = [`warning LG801 dns.yaml ${SAYS} Before this change they did not go there.`];
    expect(about(AFTER, BEFORE)).toEqual(brought);
    const read = relay('4km3/dnsmasq:2.90', '["-S", "192.0.2.53"]');
    expect(about(AFTER, { ...AFTER, ...read })).toEqual(brought);
  });

  test('are a note where they went there before, and where the server is new', () => {
    expect(about({ ...AFTER, 'README.md': 'x\n' }, AFTER)).toEqual([`note LG801 dns.yaml ${SAYS}`]);
    expect(about(AFTER, { 'relay.yaml': String(SOCAT['relay.yaml']) })).toEqual([`note LG801 dns.yaml ${SAYS}`]);
  });

  test.each<[string, Files]>([
    ['the server there is read', relay('4km3/dnsmasq:2.90', '["-S", "192.0.2.53"]')],
    [
      'the configuration says what is there',
      {
        ...SOCAT,
        '.loopgate.yaml':
          'version: 1\nclusters: [{ name: c, paths: ["**"], resolvers: [{ name: relay, addresses: [10.96.0.99] }] }]\n',
      },
    ],
    [
      'the Service selects another',
      { 'relay.yaml': String(SOCAT['relay.yaml']).replace('selector: { app: relay }', 'selector: { app: other }') },
    ],
    [
      'the Service has no selector',
      { 'relay.yaml': String(SOCAT['relay.yaml']).replace('selector: { app: relay }, ', '') },
    ],
  ])('are not said where %s', (_, files) => {
    expect(about({ ...dns('10.96.0.99'), ...files })).toEqual([]);
  });

  test('are not said where nobody forwards there', () => {
    expect(about({ ...BEFORE, ...SOCAT })).toEqual([]);
  });
});
