/** kind's configuration, and the patches of kubeadm's files within it. */
import { describe, expect, test } from '@jest/globals';
import { carriers } from '../../../src/judge/carriers.ts';
import { plugins } from '../../../src/judge/plugins.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { openFile } from '../../../src/read/documents/open.ts';

const KIND = 'kind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\n';

function read(text: string): { facts: readonly Statement[]; remarks: readonly string[] } {
  const { documents, notices } = openFile({ path: 'kind.yaml', text: KIND + text }, carriers);
  const readings = documents.flatMap((document) =>
    plugins.filter((one) => one.recognises(document)).map((one) => one.read(document)),
  );
  return {
    facts: readings.flatMap((one) => one.value),
    remarks: [...notices, ...readings.flatMap((one) => one.notices)].map((one) => one.message),
  };
}
const kubelets = (text: string): readonly unknown[] =>
  read(text).facts.flatMap((fact) =>
    fact.kind === 'kubelet' ? [[fact.pool, fact.resolvConf?.value, fact.ineffective.length]] : [],
  );

describe('patches', () => {
  const patch = (extra: string, head = 'kind: InitConfiguration'): string =>
    `- |\n  ${head}\n  nodeRegistration:\n    kubeletExtraArgs: ${extra}\n`;

  test('without a version are taken as they are written', () => {
    expect(kubelets(`kubeadmConfigPatches:\n${patch('{resolv-conf: /etc/x}')}`)).toEqual([[undefined, '/etc/x', 0]]);
    expect(kubelets(`kubeadmConfigPatches:\n${patch('[{name: resolv-conf, value: /etc/x}]')}`)).toEqual([
      [undefined, '/etc/x', 0],
    ]);
  });

  test('of one of several nodes are that node’s', () => {
    const indented = patch('{resolv-conf: /etc/x}').replaceAll(/^/gm, '  ');
    expect(kubelets(`nodes:\n- role: control-plane\n- role: worker\n  kubeadmConfigPatches:\n${indented}`)).toEqual([
      ['worker 2', '/etc/x', 0],
    ]);
    expect(kubelets(`nodes:\n- role: control-plane\n  kubeadmConfigPatches:\n${indented}`)).toEqual([
      [undefined, '/etc/x', 0],
    ]);
  });

  test('say the kubelet’s configuration and the network', () => {
    const { facts } = read(
      'kubeadmConfigPatches:\n- "kind: KubeletConfiguration\\nresolvConf: /etc/x\\n"\n- "kind: ClusterConfiguration\\nnetworking: {dnsDomain: k.test}\\n"\n',
    );
    expect(facts).toMatchObject([
      { kind: 'node-profile', provisioner: { value: 'kind' } },
      { kind: 'kubelet', source: 'config', resolvConf: { value: '/etc/x' } },
      { kind: 'network', clusterDomain: { value: 'k.test' } },
    ]);
  });
});

test('networks of two stacks, and mounts of a resolver file', () => {
  const { facts, remarks } = read(
    'networking: {serviceSubnet: "10.9.0.0/16,fd00::/112"}\nnodes: [{role: worker, extraMounts: [{hostPath: a, containerPath: /etc/resolv.conf}, {hostPath: b, containerPath: /data}]}]\n',
  );
  expect(facts).toMatchObject([
    { kind: 'node-profile' },
    { kind: 'network', serviceSubnets: [{ value: '10.9.0.0/16' }, { value: 'fd00::/112' }] },
  ]);
  expect(remarks).toEqual(['a file of the host is mounted here: what it lists is not followed']);
});

test.each(['kubeadmConfigPatches: [1, {a: b}, null, "- x"]', 'nodes: {a: b}', 'networking: [1]'])(
  '%s does not throw',
  (line) => expect(() => read(`${line}\nserviceSubnet: kubelet\n`)).not.toThrow(),
);
