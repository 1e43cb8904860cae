import { expect, test } from '@jest/globals';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { eks } from '../../../src/platforms/eks/index.ts';
import { openYaml, said } from '../../languages/open-yaml.ts';

const read = (text: string): readonly Statement[] => {
  const document = openYaml(text);
  return eks.recognises(document) ? eks.read(document).value : [];
};

const COREFILE = `'{"corefile": ".:53 { loop }"}'`;
test.each([
  `Resources: {Dns: {Type: "AWS::EKS::Addon", Properties: {AddonName: coredns, ConfigurationValues: ${COREFILE}}}}\n`,
  `apiVersion: eks.services.k8s.aws/v1alpha1\nkind: Addon\nspec: {name: coredns, configurationValues: ${COREFILE}}\n`,
])('the add-on is read from %j', (text) => {
  const map = read(text).find((fact) => fact.kind === 'config-map');
  expect(map).toMatchObject({ namespace: 'kube-system', name: 'coredns', data: [{ text: { text: '.:53 { loop }' } }] });
});

test('another add-on states nothing', () => {
  expect(read('Resources: {A: {Type: "AWS::EKS::Addon", Properties: {AddonName: vpc-cni}}}\n')).toEqual([]);
  expect(read('Resources: {A: {Type: "AWS::S3::Bucket"}}\n')).toEqual([]);
});

test('Karpenter names its pool', () => {
  const facts = read(
    'apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: arm}\nspec: {kubelet: {clusterDNS: ["169.254.20.10"]}}\n',
  );
  expect(facts[1]).toMatchObject({ kind: 'kubelet', pool: 'arm', clusterDNS: [{ value: '169.254.20.10' }] });
  expect(said(facts[1]?.at)).toBe('169.254.20.10');
});

test('flags of nodeadm win over its configuration', () => {
  const facts = read(
    'apiVersion: node.eks.aws/v1alpha1\nkind: NodeConfig\nspec: {cluster: {cidr: 10.100.0.0/16}, kubelet: {config: {resolvConf: /a}, flags: ["--resolv-conf=/b"]}}\n',
  );
  expect(facts.filter((fact) => fact.kind === 'kubelet')).toMatchObject([
    { source: 'config', resolvConf: { value: '/a' } },
    { source: 'flags', resolvConf: { value: '/b' } },
  ]);
});
