/** Which of several configuration files a kubelet reads: --config, and drop-ins below --config-dir. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const STUB = '/etc/loop.conf';
const UPLINK = '/etc/uplink.conf';
const base: Files = {
  '.loopgate.yaml':
    'version: 1\nclusters:\n- name: c\n  nodes:\n  - name: n\n    files:\n      /etc/resolv.conf: { inline: "nameserver 127.0.0.53" }\n      /etc/loop.conf: { inline: "nameserver 127.0.0.1" }\n      /etc/uplink.conf: { inline: "nameserver 192.0.2.1" }\n',
  'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
};
const config = (resolvConf?: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n${resolvConf === undefined ? '' : `resolvConf: ${resolvConf}\n`}`;
const started = (flags: string, before = ''): string => `[Service]\n${before}ExecStart=/usr/bin/kubelet ${flags}\n`;
const said = (files: Files): string => {
  const found = scanTexts({ ...base, ...files }).report.findings.filter(({ code }) => code === 'LG101');
  return found.map(({ certainty }) => certainty).join(' ') || 'sound';
};
const UNIT = 'node/etc/systemd/system/kubelet.service';
const MAIN = 'node/var/lib/kubelet/config.yaml';
const OTHER = 'node/etc/kubernetes/kubelet-config.yaml';
const DROP_IN = 'node/etc/kubernetes/kubelet.conf.d/20-dns.conf';
const NAMED = '--config=/etc/kubernetes/kubelet-config.yaml';
const FOLDER = '--config-dir=/etc/kubernetes/kubelet.conf.d';
const CONFIG = '--config=/var/lib/kubelet/config.yaml';

// cmd/kubelet/app/server.go NewKubeletCommand: `if len(kubeletFlags.KubeletConfigFile) > 0 { loadConfigFile }`
describe('the file of --config', () => {
  test.each<[string, Files]>([
    ['is the one read', { [UNIT]: started(NAMED) }],
    ['as a word of its own', { [UNIT]: started(NAMED.replace('=', ' ')) }],
    ['the last one', { [UNIT]: started(`${CONFIG} ${NAMED}`) }],
    ['beside what is not known', { [UNIT]: started(`${NAMED} $KUBELET_EXTRA_ARGS`) }],
    ['in a variable', { [UNIT]: started('$A', `Environment="A=${NAMED}"\n`) }],
    [
      'in its environment',
      { [UNIT]: started('$KUBELET_EXTRA_ARGS'), 'node/etc/default/kubelet': `KUBELET_EXTRA_ARGS=${NAMED}\n` },
    ],
    ['in a drop-in of the unit', { [UNIT]: started(CONFIG), [`${UNIT}.d/20-x.conf`]: started(NAMED, 'ExecStart=\n') }],
  ])('%s', (_, files) => {
    expect(said({ ...files, [OTHER]: config(STUB), [MAIN]: config(UPLINK) })).toBe('always');
    expect(said({ ...files, [OTHER]: config(UPLINK), [MAIN]: config(STUB) })).toBe('sound');
  });

  test('of another machine decides nothing', () => {
    const files = { 'other/etc/systemd/system/kubelet.service': started(NAMED), [MAIN]: config(STUB) };
    expect(said(files)).toBe('always');
  });

  test('states nothing where it states nothing', () => {
    expect(said({ [UNIT]: started(NAMED), [OTHER]: config(), [MAIN]: config(UPLINK) })).toBe('always');
  });
  test('is made of another one where it is not in sight', () => {
    expect(said({ [UNIT]: started(CONFIG), [OTHER]: config(STUB) })).toBe('assumed');
    expect(said({ [UNIT]: started(CONFIG), [OTHER]: config(UPLINK) })).toBe('sound');
  });
  test('is none without the flag', () => {
    expect(said({ [UNIT]: started('--hostname-override=a'), [MAIN]: config(UPLINK) })).toBe('always');
    expect(said({ [UNIT]: started('--kubeconfig=/etc/kubernetes/kubelet.conf'), [MAIN]: config(UPLINK) })).toBe(
      'always',
    );
  });
  test.each<[string, string]>([
    ["the package's unit, whose drop-in is not in sight", started('')],
    ['what is not known', started('--v=2 $KUBELET_EXTRA_ARGS')],
    ['a template', started('--v=2 {{ kubelet_args }}')],
    ['a file that is not known', started('--config={{ kubelet_config }}')],
    ['a script', started('').replace('/usr/bin/kubelet', '/opt/bin/kubelet-wrapper --v=2')],
    ['no command', '[Service]\nEnvironment="KUBELET_EXTRA_ARGS=--v=2"\n'],
  ])('may be given by %s', (_, unit) => {
    expect(said({ [UNIT]: unit, [MAIN]: config(UPLINK) })).toBe('sound');
    expect(said({ [UNIT]: unit, [MAIN]: config(STUB) })).toBe('always');
  });

  test('may be made by kubeadm, of its own file or a patch', () => {
    const own = `${config(STUB)}---\napiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\n`;
    expect(said({ [UNIT]: started(CONFIG), 'node/etc/kubernetes/init.yaml': own })).toBe('always');
    const patch = { 'node/etc/kubernetes/patches/kubeletconfiguration+merge.yaml': `resolvConf: ${STUB}\n` };
    expect(said({ [UNIT]: started(CONFIG), [MAIN]: config(UPLINK), ...patch })).toBe('always');
  });

  test('of user data and of plays', () => {
    const data = (named: string, other: string): Files => ({
      'user-data.yaml': `#cloud-config\nwrite_files:\n${[
        ['/etc/systemd/system/kubelet.service', started(NAMED)],
        ['/etc/kubernetes/kubelet-config.yaml', config(named)],
        ['/var/lib/kubelet/config.yaml', config(other)],
      ]
        .map(([path, text]) => `- path: ${path}\n  content: |\n${text?.replace(/^(?=.)/gm, '    ')}`)
        .join('')}`,
    });
    expect(said(data(UPLINK, STUB))).toBe('sound');
    expect(said(data(STUB, UPLINK))).toBe('always');
    const play = (named: string, other: string, when = ''): Files => ({
      'play.yml': `- hosts: k8s_nodes\n  tasks:\n${[
        ['/etc/systemd/system/kubelet.service', started(NAMED)],
        ['/etc/kubernetes/kubelet-config.yaml', config(named)],
        ['/var/lib/kubelet/config.yaml', config(other)],
      ]
        .map(([dest, content]) => `  - copy: { dest: ${dest}, content: ${JSON.stringify(content)} }\n${when}`)
        .join('')}`,
    });
    expect(said(play(UPLINK, STUB))).toBe('sound');
    expect(said(play(STUB, UPLINK))).toBe('always');
    // The unit may be another one, too.
    expect(said(play(UPLINK, STUB, '    when: is_new\n'))).toBe('assumed');
  });
});

// `if len(kubeletFlags.KubeletDropinConfigDirectory) > 0 { mergeKubeletConfigurations }`, and its filepath.WalkDir
describe('a drop-in', () => {
  const of = (unit: string | undefined, dropIn = DROP_IN): readonly string[] =>
    [
      [STUB, UPLINK],
      [UPLINK, STUB],
    ].map(([added, main]) =>
      said({ ...(unit === undefined ? {} : { [UNIT]: unit }), [dropIn]: config(added), [MAIN]: config(main) }),
    );
  const READ = ['always', 'sound'];
  const UNREAD = ['sound', 'always'];
  const ASSUMED = ['assumed', 'sound'];

  test.each<[string, string | undefined, readonly string[], string?]>([
    ['is read where the command names its folder', started(`${CONFIG} ${FOLDER}`), READ],
    ['with a slash at its end', started(`${CONFIG} ${FOLDER}/`), READ],
    ['in a folder below', started(`${CONFIG} ${FOLDER}`), READ, DROP_IN.replace('20-', 'zz/20-')],
    ['in a folder by any name', started(`${CONFIG} --config-dir=/etc/dns`), READ, 'node/etc/dns/20.conf'],
    ['without a file beside it', started(FOLDER), ['always', 'sound']],
    ['is not read without the flag', started(CONFIG), UNREAD],
    ['is not read elsewhere', started(`${CONFIG} --config-dir=/etc/kubelet.d`), UNREAD],
    ['is not read by another ending', started(`${CONFIG} ${FOLDER}`), UNREAD, DROP_IN.replace('.conf', '.yaml')],
    ['is assumed to be read without a unit', undefined, ASSUMED],
    ['is assumed to be read beside what is not known', started(`${CONFIG} $KUBELET_EXTRA_ARGS`), ASSUMED],
    ['is read where it is the file itself', started('--config=/etc/kubernetes/kubelet.conf.d/20-dns.conf'), READ],
    ["is read in k3s's folder", undefined, READ, 'node/var/lib/rancher/k3s/agent/etc/kubelet.conf.d/20.conf'],
  ])('%s', (_, ...[unit, expected, dropIn]) => {
    expect(of(unit, dropIn)).toEqual(expected);
  });

  test('counts by the order of its folder', () => {
    const two = (first: string, second: string): string =>
      said({
        [UNIT]: started(`${CONFIG} ${FOLDER}`),
        [MAIN]: config(),
        [DROP_IN.replace('20-dns', first)]: config(UPLINK),
        [DROP_IN.replace('20-dns', second)]: config(STUB),
      });
    expect(two('10', '20')).toBe('always');
    expect(two('a/20', 'a-/10')).toBe('always');
    expect(two('20-dns-a', '20-dns-b')).toBe('always');
    // The names have their ending: `-` is less than `.`.
    expect(two('dns-b', 'dns')).toBe('always');
    expect(two('dns', 'dns-b')).toBe('sound');
    expect(two('20', '10')).toBe('sound');
    expect(two('a-/10', 'a/20')).toBe('sound');
  });
});

test('many files beside a command are read in no time', () => {
  const growth = growthOf((size) => {
    const files = Array.from({ length: size }, (_, at) => [DROP_IN.replace('20', String(at)), config(UPLINK)]);
    said({ [UNIT]: started(`${CONFIG} ${FOLDER}`), ...Object.fromEntries(files) });
  }, 100);
  expect(growth).toBeLessThan(LINEAR);
});
