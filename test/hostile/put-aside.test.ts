/** A file that is only renamed so that nothing takes it any more: what it stated is gone with it. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const GUARDED = '.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n}\n';
const BARE = GUARDED.replace('    loop\n', '');
const POD: Files = { 'dns/dep.yaml': deployment('1.11.3'), 'dns/svc.yaml': SERVICE };
const IMPORTING: Files = {
  'dns/cm.yaml': configMap(BARE.replace('errors', 'errors\n    import /etc/custom/*.override')),
  'dns/custom.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns-custom, namespace: kube-system }\ndata:\n  guard.override: |\n    loop\n',
  'dns/dep.yaml': deployment(
    '1.11.3',
    'args: ["-conf", "/etc/coredns/Corefile"]\nvolumeMounts: [{ name: c, mountPath: /etc/coredns }, { name: x, mountPath: /etc/custom }]',
    ' [{ name: c, configMap: { name: coredns } }, { name: x, configMap: { name: coredns-custom } }]',
  ),
  'dns/svc.yaml': SERVICE,
};
const TWICE: Files = { ...POD, 'dns/10-cm.yaml': configMap(BARE), 'dns/20-cm.yaml': configMap(GUARDED) };

const renamed = (files: Files, from: string, to: string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path === from ? to : path, text]));
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code }) => code);

test.each<[string, Files, string, string]>([
  ['a part that a Corefile imports', IMPORTING, 'dns/custom.yaml', 'dns/custom.yaml.disabled'],
  ['a copy of it', IMPORTING, 'dns/custom.yaml', 'dns/custom.yaml~'],
  ['the file that is applied last', TWICE, 'dns/20-cm.yaml', 'dns/20-cm.yaml.bak'],
  ['the same, in a folder', TWICE, 'dns/20-cm.yaml', 'dns/disabled/20-cm.yaml'],
])('%s', (_, base, from, to) => {
  expect(loud(renamed(base, from, to), base)).toEqual(['LG201']);
  expect(loud(renamed(base, from, from.replace('.yaml', '.yml')), base)).toEqual([]);
});

test('one that comes in its place', () => {
  const head = { 'x/cm.yaml.disabled': configMap(GUARDED), 'y/coredns.yaml': configMap(BARE) };
  expect(loud(head, { 'x/cm.yaml': configMap(GUARDED) })).toEqual(['LG201']);
});

test('the settings of a kubelet', () => {
  const base = {
    ...POD,
    'dns/cm.yaml': configMap(GUARDED.replace('192.0.2.53', '/etc/resolv.conf')),
    'nodes/kubelet.yaml':
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/resolv.conf\n',
    'nodes/etc/resolv.conf': 'nameserver 127.0.0.53\n',
  };
  expect(loud(renamed(base, 'nodes/kubelet.yaml', 'nodes/kubelet.yaml.old'), base)).not.toEqual([]);
});

test('all of a server, or under a name that another file has, loses nothing', () => {
  const base = { ...POD, 'dns/cm.yaml': configMap(GUARDED) };
  expect(
    loud(Object.fromEntries(Object.entries(base).map(([path, text]) => [`${path}.disabled`, text])), base),
  ).toEqual([]);
  const compose = (name: string): Files => ({
    'compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.11.3\n    command: -conf /Corefile\n    volumes: ["./${name}:/Corefile"]\n`,
    [name]: GUARDED,
  });
  expect(loud(compose('Corefile.old'), compose('Corefile'))).toEqual([]);
});

test('what is changed on the way is read', () => {
  expect(loud({ 'x/Corefile.txt': BARE }, { 'x/Corefile': GUARDED })).toEqual(['LG201']);
});
