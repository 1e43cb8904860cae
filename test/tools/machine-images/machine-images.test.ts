/** Nodes that Terraform, Packer and Vagrant make: what their images are called tells what their resolver file names. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const dns = { 'coredns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }) };
const kubelet = {
  'kubelet.yaml':
    'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n',
};
const said = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({ ...dns, ...files }).said.map((line) => line.split(' ').slice(0, 2).join(' '));
const resource = (type: string, body: string, name = 'k8s_node'): string =>
  `resource "${type}" "${name}" {\n  ${body}\n}\n`;
const JOIN = 'user_data = "#!/bin/sh\\nkubeadm join 10.0.0.1:6443"';
const ami = (pattern: string): string =>
  `data "aws_ami" "node" {\n  filter {\n    name = "name"\n    values = ["${pattern}"]\n  }\n}\n`;

/** Each with a system that brings the stub listener, and one that does not. */
const IMAGES: readonly (readonly [string, (image: string) => Readonly<Record<string, string>>, string, string])[] = [
  ['hcloud', (image) => ({ 'a.tf': resource('hcloud_server', `image = "${image}"`) }), 'ubuntu-24.04', 'debian-11'],
  [
    'a variable with a default, in another file',
    (image) => ({
      'm/a.tf': resource('openstack_compute_instance_v2', 'image_name = var.image'),
      'm/v.tf': `variable "image" {\n  default = "${image}"\n}\n`,
    }),
    'Ubuntu-22.04',
    'Debian-11',
  ],
  [
    'a look-up in another file',
    (image) => ({
      'm/a.tf': resource('aws_instance', `ami = data.aws_ami.node.id\n  ${JOIN}`, 'machine'),
      'm/d.tf': ami(image),
    }),
    'ubuntu/images/hvm-ssd/ubuntu-jammy-22.04-amd64-server-*',
    'al2023-ami-2023*',
  ],
  [
    'Azure',
    (image) => ({
      'a.tf': resource(
        'azurerm_linux_virtual_machine',
        `source_image_reference {\n    offer = "${image.split('/')[0]}"\n    sku = "${image.split('/')[1]}"\n  }`,
      ),
    }),
    '0001-com-ubuntu-server-jammy/22_04-lts-gen2',
    'debian-11/11-gen2',
  ],
  [
    'Google',
    (image) => ({
      'a.tf': resource(
        'google_compute_instance',
        `boot_disk {\n    initialize_params {\n      image = "${image}"\n    }\n  }`,
      ),
    }),
    'ubuntu-os-cloud/ubuntu-2204-lts',
    'debian-cloud/debian-11',
  ],
  [
    'Packer',
    (image) => ({
      'node.pkr.hcl': `source "amazon-ebs" "node" {\n  source_ami_filter {\n    filters = { name = "${image}" }\n  }\n}\nbuild {\n  provisioner "shell" {\n    inline = ["apt-get install kubelet"]\n  }\n}\n`,
    }),
    'ubuntu/images/*ubuntu-noble-24.04-amd64-server-*',
    'debian-11-amd64-*',
  ],
  [
    'Vagrant',
    (image) => ({ Vagrantfile: `# kubeadm\nconfig.vm.box = "${image}"\n` }),
    'ubuntu/jammy64',
    'debian/bookworm64',
  ],
];

describe.each(IMAGES)('images of %s', (_, files, stub, plain) => {
  test('with a stub listener loop where the kubelet takes /etc/resolv.conf', () => {
    expect(said({ ...kubelet, ...files(stub) })).toContain('warning LG101');
  });
  test('without one do not', () => {
    expect(said({ ...kubelet, ...files(plain) })).not.toContain('warning LG101');
  });
  test('say nothing where nobody says how the kubelet is set up, or its installer avoids the stub', () => {
    expect(said(files(stub)).filter((line) => !line.startsWith('note'))).toEqual([]);
  });
});

test.each([
  ['machines beside the cluster', resource('hcloud_server', 'image = "ubuntu-24.04"', 'bastion')],
  ['machines that nothing calls nodes', resource('hcloud_server', 'image = "ubuntu-24.04"', 'web')],
  [
    'machines of two systems',
    resource('hcloud_server', 'image = "ubuntu-24.04"', 'k8s_a') +
      resource('hcloud_server', 'image = "rocky-9"', 'k8s_b'),
  ],
  ['images that say no system', resource('hcloud_server', 'image = "golden-17"')],
  ['expressions', resource('hcloud_server', 'image = "$' + '{var.os}-24.04"')],
])('%s tell nothing', (_, text) => {
  expect(said({ ...kubelet, 'a.tf': text })).toEqual(['note LG305']);
});

describe('templatefile', () => {
  const call = (upstream: string): string =>
    resource('hcloud_server', `user_data = templatefile("$${'{'}path.module}/user.tftpl", { upstream = ${upstream} })`);
  const template = {
    'm/user.tftpl':
      '#cloud-config\nwrite_files:\n  - path: /etc/resolv.conf\n    content: |\n      nameserver $' +
      '{upstream}\nruncmd: [kubeadm join]\n',
  };

  test.each([
    ['a literal', call('"127.0.0.53"'), 'error LG101'],
    ['a local', `locals {\n  dns = "127.0.0.53"\n}\n${call('local.dns')}`, 'error LG101'],
  ])('is read with %s', (_, text, expected) => {
    expect(said({ ...kubelet, ...template, 'm/a.tf': text })).toContain(expected);
  });

  test.each([
    ['an address that leads elsewhere', call('"192.0.2.53"'), []],
    ['a variable', call('var.dns'), ['note LG305', 'note LG801']],
    ['two values', call('"127.0.0.53"') + call('"192.0.2.53"'), ['note LG305', 'note LG801']],
  ])('with %s is no loop', (_, text, expected) => {
    expect([...said({ ...kubelet, ...template, 'm/a.tf': text })].sort()).toEqual(expected);
  });
});
