/** What systemd makes of a kubelet's unit, drop-ins and environments: what none of them uses gives no flag. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const LOOP = '/etc/loop.conf';
const SOUND = '/etc/uplink.conf';
const base: Files = {
  '.loopgate.yaml':
    'version: 1\nclusters:\n- name: c\n  nodes:\n  - name: n\n    files:\n      /etc/loop.conf: { inline: "nameserver 127.0.0.1" }\n      /etc/uplink.conf: { inline: "nameserver 192.0.2.1" }\n',
  'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
};
const config = (resolvConf: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ${resolvConf}\n`;
const UNITS = 'node/etc/systemd/system';
const KUBEADM = `${UNITS}/kubelet.service.d/10-kubeadm.conf`;
const COMMAND = 'ExecStart=\nExecStart=/usr/bin/kubelet --config=/var/lib/kubelet/config.yaml';
const DEFAULT = 'EnvironmentFile=-/etc/default/kubelet\n';
const service = (text: string): string => `[Service]\n${text}\n`;
const flag = (file: string): string => `--resolv-conf=${file}`;

/** With the flag and the file in turns. */
function said(files: (flagged: string) => Files): readonly string[] {
  return [
    [LOOP, SOUND],
    [SOUND, LOOP],
  ].map(([flagged = '', written = '']) => {
    const all = { ...base, ...files(flagged), 'node/var/lib/kubelet/config.yaml': config(written) };
    const found = scanTexts(all).report.findings.filter(({ code }) => code === 'LG101');
    return found.map(({ certainty }) => certainty).join(' ') || 'sound';
  });
}
const COUNTS = ['always', 'sound'];
const UNUSED = ['sound', 'always'];
const environment = (file: string, unit: string, more: Files = {}): ((flagged: string) => Files) => {
  return (flagged) => ({ [KUBEADM]: service(unit), [file]: `KUBELET_EXTRA_ARGS="${flag(flagged)}"\n`, ...more });
};
const IN_DEFAULT = 'node/etc/default/kubelet';
const USES = `${DEFAULT}${COMMAND} $KUBELET_EXTRA_ARGS`;

describe("an environment's variable", () => {
  // systemd.exec(5) EnvironmentFile=, systemd.service(5) "Command lines"
  test.each<[string, readonly string[], (flagged: string) => Files]>([
    ['that the command names counts', COUNTS, environment(IN_DEFAULT, USES)],
    ['in braces', COUNTS, environment(IN_DEFAULT, USES.replace('$KUBELET_EXTRA_ARGS', '${KUBELET_EXTRA_ARGS}'))],
    ['that no command names does not', UNUSED, environment(IN_DEFAULT, `${DEFAULT}${COMMAND}`)],
    ['of a file that is not loaded does not', UNUSED, environment(IN_DEFAULT, `${COMMAND} $KUBELET_EXTRA_ARGS`)],
    ['of a file beside the loaded one does not', UNUSED, environment('node/etc/sysconfig/kubelet', USES)],
    [
      'of a list that is reset does not',
      UNUSED,
      environment(IN_DEFAULT, USES.replace(DEFAULT, `${DEFAULT}EnvironmentFile=\n`)),
    ],
    [
      'that a later command leaves out does not',
      UNUSED,
      environment(IN_DEFAULT, USES, { [`${UNITS}/kubelet.service.d/20-x.conf`]: service(COMMAND) }),
    ],
    [
      'that a later command brings back counts',
      COUNTS,
      environment(IN_DEFAULT, `${DEFAULT}${COMMAND}`, {
        [`${UNITS}/kubelet.service.d/20-x.conf`]: service(`${COMMAND} $KUBELET_EXTRA_ARGS`),
      }),
    ],
    [
      "counts where kubeadm's drop-in is not in sight",
      COUNTS,
      (flagged) => ({ [IN_DEFAULT]: `KUBELET_EXTRA_ARGS=${flag(flagged)}\n` }),
    ],
    [
      'counts where a file is loaded that is not known',
      COUNTS,
      environment(IN_DEFAULT, USES.replace('/etc/default/kubelet', '/etc/default/%N')),
    ],
    [
      'counts where a script starts the kubelet',
      COUNTS,
      environment(IN_DEFAULT, `${DEFAULT}ExecStart=\nExecStart=/opt/bin/kubelet-wrapper --v=2`),
    ],
    [
      'is assumed to count beside a unit that may have another drop-in',
      ['assumed', 'sound'],
      (flagged) => ({
        [`${UNITS}/kubelet.service`]: service('ExecStart=/usr/bin/kubelet --v=2 --config=/var/lib/kubelet/config.yaml'),
        [IN_DEFAULT]: `KUBELET_EXTRA_ARGS=${flag(flagged)}\n`,
      }),
    ],
  ])('%s', (_, expected, files) => {
    expect(said(files)).toEqual(expected);
  });
});

test("a drop-in's variable that the command does not name gives no flag", () => {
  const dropIn = (flagged: string): Files => ({
    [`${UNITS}/kubelet.service.d/20-x.conf`]: service(`Environment="KUBELET_EXTRA_ARGS=${flag(flagged)}"`),
  });
  expect(said((flagged) => ({ ...dropIn(flagged), [KUBEADM]: service(COMMAND) }))).toEqual(UNUSED);
  const uses = { [KUBEADM]: service(`${COMMAND} $KUBELET_EXTRA_ARGS`) };
  expect(said((flagged) => ({ ...dropIn(flagged), ...uses }))).toEqual(COUNTS);
  // The package of a unit alone may bring a command that names it.
  const alone = (words: string): Files => ({
    [`${UNITS}/kubelet.service`]: service(`ExecStart=/usr/bin/kubelet ${words}`),
  });
  expect(said((flagged) => ({ ...dropIn(flagged), ...alone('--v=2 --config=/var/lib/kubelet/config.yaml') }))).toEqual([
    'assumed',
    'sound',
  ]);
  expect(said((flagged) => ({ ...dropIn(flagged), ...alone('') }))).toEqual(COUNTS);
});

describe('of one name', () => {
  // systemd.unit(5): /etc, /run, /usr/local/lib, /usr/lib
  const unit = (text: string): string =>
    service(`ExecStart=/usr/bin/kubelet --config=/var/lib/kubelet/config.yaml ${text}`);
  test.each(['lib', 'usr/lib', 'usr/local/lib', 'run'])('the unit of /etc replaces that of /%s', (folder) => {
    const files = (flagged: string): Files => ({
      [`node/${folder}/systemd/system/kubelet.service`]: unit(flag(flagged)),
      [`${UNITS}/kubelet.service`]: unit('--v=2'),
    });
    expect(said(files)).toEqual(UNUSED);
  });
  test('a drop-in replaces the one of a lower folder, and no other', () => {
    const [low, high] = ['node/usr/lib/systemd/system', UNITS].map((one) => `${one}/kubelet.service.d/20-x.conf`);
    const variable = (text: string): string => service(`Environment="KUBELET_EXTRA_ARGS=${text}"`);
    const uses = { [KUBEADM]: service(`${COMMAND} $KUBELET_EXTRA_ARGS`) };
    const files =
      (other: string) =>
      (flagged: string): Files => ({
        ...uses,
        [`${low}`]: variable(flag(flagged)),
        [other]: variable('--v=2'),
      });
    expect(said(files(`${high}`))).toEqual(UNUSED);
    expect(said(files(`${high}`.replace('20-x', '15-x')))).toEqual(COUNTS);
    expect(said(files(`${high}`.replace('node/', 'other/')))).toEqual(COUNTS);
  });
});
