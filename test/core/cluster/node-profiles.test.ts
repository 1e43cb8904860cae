import { describe, expect, test } from '@jest/globals';
import {
  findOsProfile,
  findProvisioner,
  OS_PROFILES,
  type OsProfile,
  osProfileIds,
  PROVISIONERS,
  provisionerIds,
  type ResolvConfChoice,
  resolvConfOf,
} from '../../../src/core/cluster/node-profiles.ts';
import { nthAddress } from '../../../src/core/dns/endpoint.ts';

function os(id: string): OsProfile {
  const found = findOsProfile(id);
  if (found === undefined) throw new Error(`no profile ${id}`);
  return found;
}
function choice(provisioner: string, image?: string): ResolvConfChoice {
  const found = findProvisioner(provisioner);
  if (found === undefined) throw new Error(`no provisioner ${provisioner}`);
  return resolvConfOf(found, image === undefined ? undefined : os(image));
}

describe('operating systems', () => {
  test('ids and aliases are unique, lower case, and every row says where it is written', () => {
    for (const ids of [osProfileIds(), provisionerIds()]) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9.-]*$/);
    }
    for (const row of [...OS_PROFILES, ...PROVISIONERS]) expect(row.source.length).toBeGreaterThan(20);
  });
  test('the last rule of a provisioner fits every system, and none before it does', () => {
    for (const { id, resolvConf } of PROVISIONERS) {
      const always = resolvConf.rules.map(({ when }) => when === undefined);
      expect([id, always.indexOf(true)]).toEqual([id, always.length - 1]);
    }
  });
  test('a stub link needs a running resolved with its listener', () => {
    for (const row of OS_PROFILES) {
      if (row.etcResolvConf === 'link-to-stub')
        expect([row.id, row.resolved, row.stubListener]).toEqual([row.id, 'active', true]);
      if (row.resolved === 'absent') expect([row.id, row.stubListener]).toEqual([row.id, false]);
    }
  });
  test.each([
    ['ubuntu-24.04', 'link-to-stub'],
    ['Ubuntu 22.04', 'link-to-stub'],
    ['noble', 'link-to-stub'],
    ['ubuntu-16.04', 'dhcp'],
    ['debian-12', 'dhcp'],
    ['debian-12-cloud', 'link-to-stub'],
    ['flatcar', 'link-to-stub'],
    ['flatcar-before-3227.2.0', 'link-to-uplink'],
    ['fedora-32', 'dhcp'],
    ['fedora-41', 'link-to-stub'],
    ['fedora-coreos', 'link-to-stub'],
    ['rhel-9', 'dhcp'],
    ['rocky-8', 'dhcp'],
    ['centos-7', 'dhcp'],
    ['al2', 'dhcp'],
    ['al2023', 'link-to-uplink'],
    ['cos', 'link-to-uplink'],
  ])('/etc/resolv.conf of %s: %s', (id, kind) => expect(os(id).etcResolvConf).toBe(kind));
});

describe('the kubelet’s resolvConf when nobody states it', () => {
  test.each([
    ['none', 'ubuntu-24.04', '/etc/resolv.conf'],
    ['kubeadm', 'ubuntu-24.04', '/run/systemd/resolve/resolv.conf'],
    ['kubeadm', 'rocky-9', '/etc/resolv.conf'],
    ['kops', 'debian-12-cloud', '/run/systemd/resolve/resolv.conf'],
    ['kubespray', 'ubuntu-22.04', '/run/systemd/resolve/resolv.conf'],
    ['kubespray', 'flatcar', '/etc/resolv.conf'],
    ['kubespray', 'fedora-32', '/etc/resolv.conf'],
    ['eks', 'bottlerocket', '/run/netdog/resolv.conf'],
    ['eks', 'al2023', '/etc/resolv.conf'],
    ['aks', 'ubuntu-22.04', '/run/systemd/resolve/resolv.conf'],
    ['talos', 'talos', '/system/resolved/resolv.conf'],
    ['openshift', 'rhcos', '/etc/resolv.conf'],
    ['kind', 'debian-12', '/etc/resolv.conf'],
    ['rke', 'ubuntu-20.04', '/run/systemd/resolve/resolv.conf'],
  ])('%s on %s: %s', (provisioner, image, path) => {
    expect(choice(provisioner, image)).toMatchObject({ kind: 'path', path });
  });
  test('kubeadm on an unknown image says what it takes for granted', () => {
    expect(choice('kubeadm')).toMatchObject({
      path: '/etc/resolv.conf',
      assumes: expect.stringContaining('systemd-resolved'),
    });
    expect(choice('kubeadm', 'ubuntu-24.04')).not.toHaveProperty('assumes');
  });
  test('k3s and RKE2 look into the files, k0s at the stub alone', () => {
    expect(choice('k3s')).toMatchObject({
      kind: 'first-usable',
      accepts: 'global-unicast',
      otherwise: { nameservers: ['8.8.8.8'] },
    });
    expect(choice('rke2', 'ubuntu-24.04')).toEqual(choice('k3s'));
    expect(choice('microk8s')).toMatchObject({ accepts: 'no-loopback', otherwise: { path: '/etc/resolv.conf' } });
    expect(choice('k0s')).toMatchObject({ kind: 'unless-only-stub', instead: '/run/systemd/resolve/resolv.conf' });
  });
});

test.each([
  ['kubeadm', '10.96.0.10'],
  ['kubespray', '10.233.0.3'],
  ['k3s', '10.43.0.10'],
  ['openshift', '172.30.0.10'],
  ['microk8s', '10.152.183.10'],
])('the cluster DNS address of %s is %s by default', (id, address) => {
  const dns = findProvisioner(id)?.clusterDns;
  expect(nthAddress(dns?.serviceSubnets[0] ?? '', dns?.nth ?? 0)).toBe(address);
});
test('OpenShift is the one without a guard', () => {
  expect(PROVISIONERS.filter((row) => row.coreDns?.guard === false).map((row) => row.id)).toEqual(['openshift']);
});
