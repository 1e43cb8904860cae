import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const LOOP = 'error LG101 dns.yaml:18:19 always fatal';
const said = (path: string, text: string): readonly string[] =>
  scanTexts({ 'dns.yaml': DNS, [path]: text }).said.filter((line) => !/^note LG20/.test(line));
const data = (text: string): string => `data:;base64,${Buffer.from(text).toString('base64')}`;
const v3 = (more: object): string => JSON.stringify({ ignition: { version: '3.4.0' }, ...more }, null, 2);
const file = (path: string, contents: object): object => ({ storage: { files: [{ path, contents }] } });

describe('Ignition', () => {
  test.each([
    ['percent', { source: 'data:,nameserver%20127.0.0.1%0A' }],
    ['base64', { source: data('nameserver 10.96.0.10\n') }],
    ['gzip', { source: `data:;base64,${gzipSync('nameserver 127.0.0.53\n').toString('base64')}`, compression: 'gzip' }],
  ])('a resolver file as %s', (_name, contents) => {
    expect(said('node.ign', v3(file('/etc/resolv.conf', contents)))).toEqual([LOOP]);
  });
  test('of version 2, with a file system and an appended part', () => {
    const files = [
      { filesystem: 'root', path: '/etc/resolv.conf', contents: { source: 'data:,nameserver%20192.0.2.1%0A' } },
      {
        filesystem: 'root',
        path: '/etc/resolv.conf',
        append: true,
        contents: { source: 'data:,nameserver%20127.0.0.1' },
      },
    ];
    const found = scanTexts({
      'dns.yaml': DNS,
      'node.ign': JSON.stringify({ ignition: { version: '2.2.0' }, storage: { files } }),
    });
    expect(found.said).toEqual(['error LG101 dns.yaml:18:19 sometimes 0.5 sometimes']);
  });
  test('of version 3, whose append is a list', () => {
    const append = [{ source: 'data:,nameserver%20127.0.0.1' }];
    // What the image or DHCP put there stays.
    expect(said('node.ign', v3({ storage: { files: [{ path: '/etc/resolv.conf', append }] } }))).toEqual([
      'error LG101 dns.yaml:18:19 sometimes 0.5 sometimes',
      'note LG305 dns.yaml:18:19',
    ]);
  });
  test('a link to real servers is sound, one to the stub is not', () => {
    const link = (target: string): string => v3({ storage: { links: [{ path: '/etc/resolv.conf', target }] } });
    expect(said('node.ign', link('/run/systemd/resolve/resolv.conf'))).toEqual([]);
    expect(said('node.ign', link('/run/systemd/resolve/stub-resolv.conf'))).toEqual([LOOP]);
  });
  test("a drop-in of systemd-resolved and the kubelet's unit", () => {
    const units = [
      {
        name: 'kubelet.service',
        contents: '[Service]\nExecStart=/usr/bin/kubelet --resolv-conf=/run/systemd/resolve/resolv.conf\n',
      },
    ];
    const config = (dns: string): string =>
      v3({
        ...file('/etc/systemd/resolved.conf.d/dns.conf', { source: data(`[Resolve]\nDNS=${dns}\n`) }),
        systemd: { units },
      });
    expect(said('node.ign', config('10.96.0.10'))).toEqual([LOOP]);
    expect(said('node.ign', config('192.0.2.1'))).toEqual([]);
  });
  test('a configuration merged in', () => {
    const source = data(v3(file('/etc/resolv.conf', { source: 'data:,nameserver%20127.0.0.1' })));
    expect(
      said('node.ign', JSON.stringify({ ignition: { version: '3.4.0', config: { merge: [{ source }] } } })),
    ).toEqual([LOOP]);
  });
});

describe('Butane', () => {
  const butane = (more: string): string => `variant: fcos\nversion: 1.5.0\n${more}`;
  test('an inline file, with its place', () => {
    const text = butane(
      'storage:\n  files:\n    - path: /etc/resolv.conf\n      contents:\n        inline: |\n          search lan\n          nameserver 127.0.0.1\n',
    );
    const { report } = scanTexts({ 'dns.yaml': DNS, 'nodes/worker.bu': text });
    expect(report.findings.map((one) => one.code)).toEqual(['LG101']);
    const step = report.findings[0]?.path.find((one) => one.at.file.path === 'nodes/worker.bu');
    expect(text.slice(step?.at.span.start, step?.at.span.end)).toBe('127.0.0.1');
  });
  test('a kubelet on Fedora CoreOS gets the stub; after switching resolved off it does not', () => {
    const units = (more: string): string =>
      butane(
        `systemd:\n  units:\n    - name: kubelet.service\n      contents: |\n        [Service]\n        ExecStart=/usr/bin/kubelet --resolv-conf=/etc/resolv.conf\n${more}`,
      );
    expect(said('worker.bu', units(''))).toEqual([LOOP]);
    expect(said('worker.bu', units('    - name: systemd-resolved.service\n      mask: true\n'))).toEqual([]);
  });
  test('a machine that is no node says nothing of nodes', () => {
    expect(said('server.bu', butane('systemd:\n  units:\n    - {name: pihole.service, enabled: true}\n'))).toEqual([
      'note LG305 dns.yaml:18:19',
    ]);
  });
  test('a file that lies elsewhere is said', () => {
    const text = butane('storage:\n  files:\n    - path: /etc/resolv.conf\n      contents: {local: resolv.conf}\n');
    expect(said('worker.bu', text)).toEqual(['note LG305 dns.yaml:18:19', 'note LG801 worker.bu:6:25']);
  });
});

test('a MachineConfig is for its pool of nodes', () => {
  const config = (address: string): string =>
    `apiVersion: machineconfiguration.openshift.io/v1\nkind: MachineConfig\nmetadata:\n  name: 99-dns\n  labels: {machineconfiguration.openshift.io/role: worker}\nspec:\n  config:\n    ignition: {version: 3.4.0}\n    storage:\n      files:\n        - path: /etc/resolv.conf\n          contents: {source: "data:,nameserver%20${address}"}\n`;
  expect(said('mc.yaml', config('127.0.0.1'))).toEqual([LOOP]);
  expect(said('mc.yaml', config('192.0.2.1'))).toEqual([]);
});

describe('templates of the machine-config-operator', () => {
  const repository = (address: string, role = 'worker'): Record<string, string> => ({
    [`templates/${role}/00-${role}/_base/files/resolv.yaml`]: `mode: 0644\npath: "/etc/kubernetes/upstream.conf"\ncontents:\n  inline: |\n    nameserver ${address}\n`,
    [`templates/${role}/01-${role}-kubelet/_base/units/kubelet.service.yaml`]:
      'name: kubelet.service\nenabled: true\ncontents: |\n  [Service]\n  ExecStart=/usr/bin/kubelet \\\n    --config=/etc/kubernetes/kubelet.conf \\\n    --resolv-conf=/etc/kubernetes/upstream.conf\n',
  });
  const reported = (files: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts({ 'dns.yaml': DNS, ...files }).said.filter((line) => !line.startsWith('note'));
  test('a file and a unit of the same role', () => {
    expect(reported(repository('127.0.0.1'))).toEqual([LOOP]);
    expect(reported(repository('192.0.2.1'))).toEqual([]);
  });
  test('roles are pools of their own', () => {
    expect(reported({ ...repository('127.0.0.1', 'master'), ...repository('192.0.2.1') })).toEqual([LOOP]);
  });
  test('a unit that is no such template is none', () => {
    const text =
      'name: kubelet.service\nother: 1\ncontents: |\n  [Service]\n  ExecStart=/usr/bin/kubelet --resolv-conf=/x\n';
    expect(reported({ 'deploy/units/a.yaml': text })).toEqual([]);
  });
});

describe('hostile and unrelated', () => {
  test.each([
    ['{"ignition": {"version": 3}, "storage": {"files": 1, "links": {}}, "systemd": {"units": "resolv.conf"}}'],
    ['{"ignition": {"version": "3.4.0", "config": {"merge": [{"source": "data:;base64,!!resolv.conf"}]}}}'],
    ['{"variant": "fcos", "version": "1.5.0", "storage": {"links": [{"path": "/etc/resolv.conf"}, 1, null]}}'],
    ['{"ignition": {"version": "3.4.0"}, "systemd": {"units": [{"name": "../resolv.conf", "contents": "x"}]}}'],
  ])('%s', (text) =>
    expect(scanTexts({ 'x.ign': text }).report.findings.map((one) => one.severity)).not.toContain('error'),
  );
  test('an encoded file that is not of DNS and cannot be read is silent', () => {
    expect(said('x.ign', v3(file('/opt/tool.tar', { source: 'data:;base64,%%' })))).toEqual([
      'note LG305 dns.yaml:18:19',
    ]);
  });
});
