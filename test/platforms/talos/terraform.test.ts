/** Nodes that Terraform's provider configures. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const RELEASE =
  'resource "helm_release" "coredns" {\n  name       = "coredns"\n  namespace  = "kube-system"\n  repository = "https://coredns.github.io/helm"\n  chart      = "coredns"\n}\n';

function said(block: string, patch: string): readonly string[] {
  const body = `  cluster_name   = "x"\n  config_patches = [yamlencode(${patch})]\n`;
  return scanTexts({ 'main.tf': `${RELEASE}${block} "this" {\n${body}}\n` }).said;
}

const DISK = '{ machine = { install = { disk = "/dev/sda" } } }';
const ASKING = (address: string): string => `{ machine = { network = { nameservers = ["${address}"] } } }`;

test.each(['data "talos_machine_configuration"', 'resource "talos_machine_configuration_apply"'])(
  '%s says what the nodes run, and what they ask',
  (block) => {
    expect(said(block, DISK)).toEqual([]);
    expect(said(block, ASKING('9.9.9.9'))).toEqual([]);
    expect(said(block, ASKING('10.96.0.10'))).toEqual([expect.stringMatching(/^warning LG101 main\.tf:1:/)]);
  },
);

test('of other resources nothing is known', () => {
  expect(said('resource "talos_machine_bootstrap"', DISK)).toEqual([expect.stringMatching(/^note LG305 /)]);
});
