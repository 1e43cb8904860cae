import { describe, expect, test } from '@jest/globals';
import type { KubeletFact } from '../../../src/core/facts/node.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { k3s } from '../../../src/platforms/k3s/index.ts';
import { openText, openYaml, said } from '../../languages/open-yaml.ts';

const config = (text: string, path = 'etc/rancher/k3s/config.yaml'): readonly Statement[] => {
  const document = openYaml(text, path);
  return k3s.recognises(document) ? k3s.read(document).value : [];
};
const kubelet = (facts: readonly Statement[]): KubeletFact | undefined =>
  facts.find((fact): fact is KubeletFact => fact.kind === 'kubelet');

describe('config.yaml', () => {
  test('kubelet-arg wins over resolv-conf, and has its place', () => {
    const fact = kubelet(config('resolv-conf: /etc/a\nkubelet-arg:\n- v=2\n- resolv-conf=/etc/b\n'));
    expect(fact?.resolvConf?.value).toBe('/etc/b');
    expect(said(fact?.resolvConf?.at)).toBe('/etc/b');
  });
  test('a copy that is named after RKE2 is its configuration', () => {
    const facts = config('cluster-dns: [10.43.0.10, "fd00::a"]\n', 'infra/rke2/config.yaml');
    expect(facts[0]).toMatchObject({ kind: 'node-profile', provisioner: { value: 'rke2' } });
    expect(facts[1]).toMatchObject({ kind: 'network', clusterDNS: [{ value: '10.43.0.10' }, { value: 'fd00::a' }] });
  });
  test.each([
    ['config.yaml', 'resolv-conf: /etc/resolv.conf\n'],
    ['infra/k3s/config.yaml', 'replicas: 3\n'],
    ['infra/k3s/config.yaml', 'apiVersion: v1\nkind: ConfigMap\nresolv-conf: /x\n'],
  ])('%s of something else states nothing', (path, text) => expect(config(text, path)).toEqual([]));
  test.each(['kubelet-arg: {a: b}\n', 'kubelet-arg: [1, null, {}]\n', 'resolv-conf: [x]\n', 'cluster-dns: {}\n'])(
    'nothing is made of %j',
    (text) => expect(kubelet(config(text))).toBeUndefined(),
  );
});

test('an environment file names the resolver file', () => {
  const document = openText('# x\nK3S_RESOLV_CONF="/etc/b"\n', 'etc/systemd/system/k3s.service.env');
  expect(k3s.recognises(document)).toBe(true);
  expect(kubelet(k3s.read(document).value)?.resolvConf?.value).toBe('/etc/b');
});

test('k3d passes flags of k3s', () => {
  const facts = config(
    'apiVersion: k3d.io/v1alpha5\nkind: Simple\noptions: {k3s: {extraArgs: [{arg: "--kubelet-arg=resolv-conf=/k"}]}}\n',
    'k3d.yaml',
  );
  expect(kubelet(facts)?.resolvConf?.value).toBe('/k');
});
