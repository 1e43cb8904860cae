/** Which of several statements stands last on the kubelet's command line. */
import { describe, expect, test } from '@jest/globals';
import type { KubeletFact } from '../../../src/core/facts/node.ts';
import { kubelet } from '../../../src/languages/kubelet/index.ts';
import { coreDns, corefile, nodes } from '../../acceptance/manifests.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { openText } from '../open-yaml.ts';

function read(text: string, path: string): KubeletFact | undefined {
  return kubelet.read(openText(text, path)).value.find((fact): fact is KubeletFact => fact.kind === 'kubelet');
}

describe('a unit', () => {
  const unit = (text: string): string | undefined =>
    read(text, 'etc/systemd/system/kubelet.service')?.resolvConf?.value;
  test('puts variables where the command names them', () => {
    const environment = '[Service]\nEnvironment="A=--resolv-conf=/a" B=--resolv-conf=/b\n';
    expect(unit(`${environment}ExecStart=/usr/bin/kubelet $A ${'${B}'}\n`)).toBe('/b');
    expect(unit(`${environment}ExecStart=/usr/bin/kubelet $B $A\n`)).toBe('/a');
    expect(unit(`${environment}ExecStart=/usr/bin/kubelet $A --resolv-conf=/c\n`)).toBe('/c');
    expect(unit(`${environment}ExecStart=/usr/bin/kubelet --node-ip=192.0.2.1\n`)).toBeUndefined();
  });
  test('without a command says its variables', () => {
    expect(unit('[Service]\nEnvironment=KUBELET_EXTRA_ARGS=--resolv-conf=/a\n')).toBe('/a');
  });
  test('forgets what an empty assignment clears', () => {
    expect(unit('[Service]\nExecStart=kubelet --resolv-conf=/a\nExecStart=\nExecStart=kubelet\n')).toBeUndefined();
  });
  test('that names one long variable many times is read in no time', () => {
    const growth = growthOf((size) => {
      const text = `[Service]\nEnvironment="A=${'--x=1 '.repeat(size)}"\nExecStart=kubelet ${'$A '.repeat(size)}\n`;
      read(text, 'etc/systemd/system/kubelet.service');
    }, 4000);
    expect(growth).toBeLessThan(LINEAR);
  });
});

describe('of several files', () => {
  const INHERITS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
  const said = (files: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts({ 'dns.yaml': INHERITS, '.loopgate.yaml': nodes('os: ubuntu-24.04'), ...files }).said.filter((line) =>
      line.startsWith('error'),
    );
  const extra = (file: string): Readonly<Record<string, string>> => ({
    'node/etc/default/kubelet': `KUBELET_EXTRA_ARGS=--resolv-conf=${file}\n`,
  });
  const dropIn = (file: string): Readonly<Record<string, string>> => ({
    'node/etc/systemd/system/kubelet.service.d/10-kubeadm.conf': `[Service]\nEnvironmentFile=-/etc/default/kubelet\nExecStart=\nExecStart=/usr/bin/kubelet --resolv-conf=${file} $KUBELET_EXTRA_ARGS\n`,
  });
  const real = '/run/systemd/resolve/resolv.conf';
  test('the extra arguments win over the drop-in', () => {
    expect(said({ ...extra(real), ...dropIn('/etc/resolv.conf') })).toEqual([]);
    expect(said({ ...extra('/etc/resolv.conf'), ...dropIn(real) })).toEqual([
      'error LG101 dns.yaml:18:19 always fatal',
    ]);
  });
  test('a drop-in wins over the unit', () => {
    const unit = {
      'node/usr/lib/systemd/system/kubelet.service': '[Service]\nExecStart=kubelet --resolv-conf=/etc/resolv.conf\n',
    };
    expect(said({ ...unit, ...dropIn(real) })).toEqual([]);
  });
});
