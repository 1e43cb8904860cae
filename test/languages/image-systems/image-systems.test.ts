/** Systems that image names state, and what follows for nodes. */
import { describe, expect, test } from '@jest/globals';
import { systemOfImage } from '../../../src/languages/shared/image-systems.ts';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

test.each([
  ['099720109477/ubuntu/images/hvm-ssd/ubuntu-jammy-22.04-amd64-server-20240501', 'ubuntu-22.04', true],
  ['ubuntu/ubuntu/images/hvm-ssd/ubuntu-focal-20.04-amd64-server-20200423', 'ubuntu-20.04', true],
  ['ssm:/aws/service/canonical/ubuntu/server/24.04/stable/current/amd64/hvm/ebs-gp3/ami-id', 'ubuntu-24.04', true],
  ['ubuntu-os-cloud/ubuntu-2204-jammy-v20240501', 'ubuntu-22.04', true],
  ['ubuntu-2204-kube-v1.27.3', 'ubuntu-22.04', false],
  ['ubuntu-2404-gen1', 'ubuntu-24.04', false],
  ['capi-ubun2-2404', 'ubuntu-24.04', false],
  ['136693071363/debian-12-amd64-20240201-1644', 'debian-12-cloud', true],
  ['136693071363/debian-11-amd64-20240104-1616', 'debian-11', true],
  ['075585003325/Flatcar-stable-3510.2.8-hvm', 'flatcar', true],
  ['075585003325/Flatcar-stable-3033.2.4-hvm', 'flatcar-before-3227.2.0', true],
  ['flatcar-stable-4152.2.0-kube-v1.31.1', 'flatcar', false],
  ['137112412989/al2023-ami-2023.4.20240528.0-kernel-6.1-x86_64', 'amazon-linux-2023', true],
  ['amazon/amzn2-ami-kernel-5.10-hvm-2.0.20240503.0-x86_64-gp2', 'amazon-linux-2', true],
  ['cos-cloud/cos-stable-109-17800-147-22', 'cos', true],
  ['309956199498/RHEL-9.3.0_HVM-20240117-x86_64-49-Hourly2-GP3', 'rhel-9', true],
])('%s is %s', (name, os, official) => expect(systemOfImage(name)).toEqual({ os, official }));

test.each(['ami-00579fbb15b954340', 'my-golden-image-22', 'ubuntu', 'ubuntu-14.04', 'debian-9', 'k8s-1.27.3', ''])(
  '%j says no system',
  (name) => expect(systemOfImage(name)).toBeUndefined(),
);

const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const reported = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({ 'dns.yaml': DNS, ...files }).said.filter((line) => !line.startsWith('note'));

describe('an InstanceGroup of kOps', () => {
  const group = (image: string, resolvConf = '/etc/resolv.conf'): Record<string, string> => ({
    'ig.yaml': `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: nodes}\nspec:\n  image: ${image}\n`,
    'cluster.yaml': `apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nmetadata: {name: x}\nspec:\n  kubelet: {resolvConf: ${resolvConf}}\n`,
  });
  test('on Ubuntu hands out the stub when it is set to', () => {
    expect(reported(group('099720109477/ubuntu/images/hvm-ssd/ubuntu-jammy-22.04-amd64-server-20240501'))).toEqual([
      'error LG101 dns.yaml:18:19 always fatal',
    ]);
    expect(reported(group('somebody/ubuntu-22.04-hardened'))).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
  });
  test('is sound with the list of real servers, and where nobody knows the system', () => {
    const image = '099720109477/ubuntu/images/hvm-ssd/ubuntu-jammy-22.04-amd64-server-20240501';
    expect(reported(group(image, '/run/systemd/resolve/resolv.conf'))).toEqual([]);
    expect(reported(group('ami-00579fbb15b954340'))).toEqual([]);
    expect(reported(group('137112412989/al2023-ami-2023.4.20240528.0-kernel-6.1-x86_64'))).toEqual([]);
  });
});

describe('machine templates of Cluster API', () => {
  const machines = (kind: string, spec: string): string =>
    `apiVersion: infrastructure.cluster.x-k8s.io/v1beta2\nkind: ${kind}\nmetadata: {name: workers}\nspec:\n  template:\n    spec:\n      ${spec}\n`;
  const kubelet = {
    'kubelet.yaml':
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n',
  };
  test.each([
    ['AWSMachineTemplate', 'imageLookupBaseOS: ubuntu-22.04'],
    ['VSphereMachineTemplate', 'template: ubuntu-2204-kube-v1.27.3'],
    ['OpenStackMachineTemplate', 'image: {filter: {name: ubuntu-2204-kube-v1.31.1}}'],
    ['AzureMachineTemplate', 'image: {marketplace: {publisher: x, offer: capi, sku: ubuntu-2204-gen1}}'],
  ])('%s', (kind, spec) => {
    expect(reported({ 'm.yaml': machines(kind, spec), ...kubelet })).toEqual([
      'warning LG101 dns.yaml:18:19 assumed fatal',
    ]);
  });
  test('that differ say nothing', () => {
    const files = {
      'a.yaml': machines('VSphereMachineTemplate', 'template: ubuntu-2204-kube-v1.27.3'),
      'b.yaml': machines('VSphereMachineTemplate', 'template: photon-5-kube-v1.27.3'),
    };
    expect(reported({ ...files, ...kubelet })).toEqual([]);
  });
});
