/** What kubelets hand to pods with dnsPolicy Default, and which resolvers run on the nodes: one row, what files state of them. */
import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/core/facts/fact.ts';
import { slice } from '../../../src/core/text/source-text.ts';
import { poolLines, serverLines } from './described.ts';
import {
  at,
  clusterOfFacts,
  kubelet,
  located,
  network,
  nodeFile,
  nodeLink,
  nodeNetwork,
  nodeService,
  profile,
  textOf,
} from './facts.ts';

const BOTH = textOf('nameserver 10.0.0.1\nnameserver 10.0.0.2\n', 'node.yaml');
const PARTS = textOf('[Resolve]\nDNS=10.0.0.1\n[Resolve]\nDNS=10.0.0.2\n', 'node.yaml');
const os = (id: string): Fact => profile({ os: located(id) });
const KUBELET = kubelet({ resolvConf: located('/etc/resolv.conf') });
const STUB = '/run/systemd/resolve/stub-resolv.conf';
const UPLINK = '/run/systemd/resolve/resolv.conf';
/** What pods get. */
const handed = (...facts: readonly Fact[]): readonly string[] => poolLines(clusterOfFacts(facts));
/** The servers of the nodes. */
const serving = (...facts: readonly Fact[]): readonly string[] => serverLines(clusterOfFacts([kubelet({}), ...facts]));

describe('the file that kubelets copy', () => {
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'is not known where nothing is',
      [kubelet({})],
      ['default: ? what /etc/resolv.conf holds on the nodes is not stated; with a stub 127.0.0.53'],
    ],
    [
      'is /etc/resolv.conf where nothing states another',
      [kubelet({}), os('ubuntu-24.04')],
      [
        "default: 127.0.0.53; kubelet-default: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: nothing states another resolvConf > os-profile: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
      ],
    ],
    [
      'is the one of the configuration',
      [
        kubelet({ resolvConf: located('/etc/x.conf') }),
        nodeFile('/etc/x.conf', 'nameserver 10.0.0.1\nnameserver 10.0.0.2'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/x.conf into pods with dnsPolicy Default > resolver-file: /etc/x.conf on the node lists nameserver 10.0.0.1 | 10.0.0.2; kubelet: kubelet copies /etc/x.conf into pods with dnsPolicy Default > resolver-file: /etc/x.conf on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is that of a flag before the configuration’s',
      [
        kubelet({ resolvConf: located('/a') }),
        kubelet({ source: 'flags', resolvConf: located('/b') }),
        nodeFile('/b', 'nameserver 10.0.0.2'),
      ],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /b into pods with dnsPolicy Default > kubelet-ineffective: resolvConf here chooses no file: the flag --resolv-conf=/b overrides /a > resolver-file: /b on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is that of the last flag',
      [
        kubelet({ source: 'flags', precedence: 30, resolvConf: located('/b') }),
        kubelet({ source: 'flags', resolvConf: located('/c') }),
        nodeFile('/b', 'nameserver 10.0.0.2'),
        nodeFile('/c', 'nameserver 10.0.0.3'),
      ],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /b into pods with dnsPolicy Default > resolver-file: /b on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is that of the later of two like it',
      [
        kubelet({ source: 'flags', resolvConf: located('/b') }),
        kubelet({ source: 'flags', resolvConf: located('/c') }),
        nodeFile('/b', 'nameserver 10.0.0.2'),
        nodeFile('/c', 'nameserver 10.0.0.3'),
      ],
      [
        'default: 10.0.0.3; kubelet: kubelet copies /c into pods with dnsPolicy Default > resolver-file: /c on the node lists nameserver 10.0.0.3',
      ],
    ],
    [
      'is none where it is empty',
      [kubelet({ resolvConf: located('') })],
      ['default: 127.0.0.1; kubelet: resolvConf is empty: kubelet then writes nameserver 127.0.0.1 into the pod'],
    ],
    [
      'is assumed where the kubelet is',
      [kubelet({ resolvConf: located('/b'), assumes: 'the role runs' }), nodeFile('/b', 'nameserver 10.0.0.2')],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /b into pods with dnsPolicy Default > resolver-file: /b on the node lists nameserver 10.0.0.2; assuming the role runs',
      ],
    ],
    [
      'says what was meant to choose it',
      [
        kubelet({
          ineffective: [
            { key: 'resolv-conf', why: 'nobody reads it', instead: 'Write resolvConf.', at: at('k.yaml') },
            { key: 'x', why: 'y', instead: 'z', at: at('k.yaml') },
          ],
        }),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1'),
      ],
      [
        'default: 10.0.0.1; kubelet-default: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: nothing states another resolvConf > kubelet-ineffective: resolv-conf here chooses no file: nobody reads it > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'says what a flag overrides',
      [
        kubelet({ resolvConf: located('/a') }),
        kubelet({ source: 'flags', resolvConf: located('/b') }),
        nodeFile('/b', 'nameserver 10.0.0.2'),
      ],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /b into pods with dnsPolicy Default > kubelet-ineffective: resolvConf here chooses no file: the flag --resolv-conf=/b overrides /a > resolver-file: /b on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is chosen by kubeadm where resolved runs',
      [os('ubuntu-24.04'), profile({ provisioner: located('kubeadm') })],
      ['default: outside'],
    ],
    [
      'is chosen by kubeadm where it does not',
      [os('rocky-9'), profile({ provisioner: located('kubeadm') })],
      ['default: outside'],
    ],
    [
      'is chosen by kubeadm, the system unknown',
      [profile({ provisioner: located('kubeadm') })],
      ['default: outside; /etc/resolv.conf of the nodes lists the resolvers of their network'],
    ],
    [
      'is chosen by kubeadm where a unit switches resolved off',
      [profile({ provisioner: located('kubeadm') }), nodeService('systemd-resolved', false)],
      ['default: outside; /etc/resolv.conf of the nodes lists the resolvers of their network'],
    ],
    [
      'is chosen by kubeadm where files configure resolved',
      [profile({ provisioner: located('kubeadm') }), nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNS=10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /run/systemd/resolve/resolv.conf into pods with dnsPolicy Default: kubeadm writes /run/systemd/resolve/resolv.conf where systemd-resolved runs (cmd/kubeadm/app/componentconfigs/kubelet_unix.go) > resolved: DNS=10.0.0.1: systemd-resolved lists it in /run/systemd/resolve/resolv.conf',
      ],
    ],
    [
      'is chosen by k3s among those that are fit',
      [os('ubuntu-24.04'), profile({ provisioner: located('k3s') })],
      ['default: outside'],
    ],
    [
      'is chosen by k3s where /etc/resolv.conf is fit',
      [profile({ provisioner: located('k3s') }), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: k3s-io/k3s pkg/agent/config/config.go: the first file whose nameservers are all global unicast, else 8.8.8.8 > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'is written by k3s where none is fit',
      [
        profile({ provisioner: located('k3s') }),
        nodeFile('/etc/resolv.conf', 'nameserver 169.254.1.1'),
        nodeFile(UPLINK, 'nameserver ::1'),
      ],
      [
        'default: 8.8.8.8; kubelet: no candidate file is usable: k3s-io/k3s pkg/agent/config/config.go: the first file whose nameservers are all global unicast, else 8.8.8.8',
      ],
    ],
    [
      'is chosen by k3s, multicast and unspecified are not fit',
      [
        profile({ provisioner: located('k3s') }),
        nodeFile('/etc/resolv.conf', 'nameserver 224.0.0.1\nnameserver 10.0.0.1'),
        nodeFile(UPLINK, 'nameserver 10.0.0.2'),
      ],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /run/systemd/resolve/resolv.conf into pods with dnsPolicy Default: k3s-io/k3s pkg/agent/config/config.go: the first file whose nameservers are all global unicast, else 8.8.8.8 > resolver-file: /run/systemd/resolve/resolv.conf on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is chosen by kind',
      [profile({ provisioner: located('kind') })],
      ['default: outside; /etc/resolv.conf of the nodes lists the resolvers of their network'],
    ],
    [
      'is chosen by minikube',
      [profile({ provisioner: located('minikube') })],
      ['default: outside; /etc/resolv.conf of the nodes lists the resolvers of their network'],
    ],
    ['is chosen by kops on Debian', [os('debian-12'), profile({ provisioner: located('kops') })], ['default: outside']],
    [
      'is chosen by kubespray',
      [os('ubuntu-22.04'), profile({ provisioner: located('kubespray') })],
      ['default: outside'],
    ],
    [
      'is chosen by k0s',
      [
        os('debian-12'),
        profile({ provisioner: located('k0s') }),
        nodeFile('/etc/resolv.conf', 'nameserver 127.0.0.53'),
      ],
      ['default: ? what /run/systemd/resolve/resolv.conf holds on the nodes is not stated'],
    ],
    [
      'is chosen by k0s, and stays where the stub is not alone',
      [
        os('debian-12'),
        profile({ provisioner: located('k0s') }),
        nodeFile('/etc/resolv.conf', 'nameserver 127.0.0.53\nnameserver 10.0.0.1'),
      ],
      [
        'default: 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: k0sproject/k0s pkg/component/worker/kubelet.go: the resolved file only if 127.0.0.53 is the sole nameserver > resolver-file: /etc/resolv.conf on the node lists nameserver 127.0.0.53 | 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: k0sproject/k0s pkg/component/worker/kubelet.go: the resolved file only if 127.0.0.53 is the sole nameserver > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'is chosen by k0s, and stays where another one is alone',
      [os('debian-12'), profile({ provisioner: located('k0s') }), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: k0sproject/k0s pkg/component/worker/kubelet.go: the resolved file only if 127.0.0.53 is the sole nameserver > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    ['is fixed by the image', [os('talos'), profile({ provisioner: located('talos') })], ['default: outside']],
    ['is that of bottlerocket', [os('bottlerocket'), profile({ provisioner: located('eks') })], ['default: outside']],
    [
      'is not that of a system that nobody knows',
      [os('plan9'), kubelet({})],
      ['default: ? what /etc/resolv.conf holds on the nodes is not stated; with a stub 127.0.0.53'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(handed(...facts)).toEqual(expected);
  });
});

describe('a file on a node', () => {
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'lists what is written there, the last writer’s',
      [
        KUBELET,
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1'),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.2'),
      ],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is added to by the same document',
      [
        KUBELET,
        nodeFile('/etc/resolv.conf', '', { text: slice(BOTH, 0, 20) }),
        nodeFile('/etc/resolv.conf', '', { mode: 'append', text: slice(BOTH, 20, 40) }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1 | 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is added to by another one, on what the image has',
      [KUBELET, os('rocky-9'), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.2', { mode: 'append' })],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.2; outside',
      ],
    ],
    [
      'is added to where nothing states what is there',
      [KUBELET, nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.2', { mode: 'append' })],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.2; ? what /etc/resolv.conf holds on the nodes is not stated; with a stub 127.0.0.53 10.0.0.2',
      ],
    ],
    [
      'leads where a link leads',
      [KUBELET, nodeLink('/etc/resolv.conf', '/etc/real.conf'), nodeFile('/etc/real.conf', 'nameserver 10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > link: /etc/resolv.conf links to /etc/real.conf > resolver-file: /etc/real.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'leads where a relative link leads',
      [
        KUBELET,
        nodeLink('/etc/resolv.conf', '../run/./x//real.conf'),
        nodeFile('/run/x/real.conf', 'nameserver 10.0.0.1'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > link: /etc/resolv.conf links to ../run/./x//real.conf > resolver-file: /run/x/real.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'leads nowhere by links that go round',
      [KUBELET, nodeLink('/etc/resolv.conf', '/etc/a'), nodeLink('/etc/a', '/etc/resolv.conf')],
      ['default: ? links from /etc/a lead round in a circle'],
    ],
    [
      'leads through eight links',
      [
        KUBELET,
        nodeLink('/etc/resolv.conf', '/a1'),
        ...[1, 2, 3, 4, 5, 6, 7].map((n) => nodeLink(`/a${n}`, `/a${n + 1}`)),
        nodeFile('/a8', 'nameserver 10.0.0.1'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > link: /etc/resolv.conf links to /a1 > link: /a1 links to /a2 > link: /a2 links to /a3 > link: /a3 links to /a4 > link: /a4 links to /a5 > link: /a5 links to /a6 > link: /a6 links to /a7 > link: /a7 links to /a8 > resolver-file: /a8 on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'leads through no nine',
      [
        KUBELET,
        nodeLink('/etc/resolv.conf', '/a1'),
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => nodeLink(`/a${n}`, `/a${n + 1}`)),
        nodeFile('/a9', 'nameserver 10.0.0.1'),
      ],
      ['default: ? links from /a9 lead round in a circle'],
    ],
    [
      'is assumed where a link is',
      [KUBELET, nodeLink('/etc/resolv.conf', '/a', { assumes: 'it is linked' }), nodeFile('/a', 'nameserver 10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > link: /etc/resolv.conf links to /a > resolver-file: /a on the node lists nameserver 10.0.0.1; assuming it is linked',
      ],
    ],
    [
      'is what is written later than the link',
      [
        KUBELET,
        nodeLink('/etc/resolv.conf', '/a', { at: at('node.yaml', 5) }),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1', { at: at('node.yaml', 6) }),
        nodeFile('/a', 'nameserver 10.0.0.2'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'is added to by the tasks of one playbook',
      [
        KUBELET,
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1', { by: { hosts: 'all' } }),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.2', { mode: 'append', by: { hosts: 'all' } }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1 | 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'is what a later link leads to',
      [
        KUBELET,
        nodeLink('/etc/resolv.conf', '/a', { at: at('node.yaml', 5) }),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1'),
        nodeFile('/a', 'nameserver 10.0.0.2'),
      ],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > link: /etc/resolv.conf links to /a > resolver-file: /a on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'names the stub',
      [KUBELET, nodeLink('/etc/resolv.conf', STUB), os('ubuntu-24.04')],
      [
        "default: 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > link: /etc/resolv.conf links to /run/systemd/resolve/stub-resolv.conf > os-profile: /run/systemd/resolve/stub-resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
      ],
    ],
    [
      'names the real servers of resolved',
      [
        kubelet({ resolvConf: located(UPLINK) }),
        nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNS=10.0.0.1 10.0.0.2:54 [fd00::1]:53'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /run/systemd/resolve/resolv.conf into pods with dnsPolicy Default > resolved: DNS=10.0.0.1: systemd-resolved lists it in /run/systemd/resolve/resolv.conf | fd00::1; kubelet: kubelet copies /run/systemd/resolve/resolv.conf into pods with dnsPolicy Default > resolved: DNS=[fd00::1]:53: systemd-resolved lists it in /run/systemd/resolve/resolv.conf',
      ],
    ],
    [
      'of resolved lists what DHCP gives',
      [kubelet({ resolvConf: located(UPLINK) }), os('ubuntu-24.04')],
      ['default: outside'],
    ],
    [
      'of resolved is not known where it does not run',
      [kubelet({ resolvConf: located(UPLINK) }), os('rocky-9')],
      ['default: ? what /run/systemd/resolve/resolv.conf holds on the nodes is not stated'],
    ],
    [
      'of the stub is that of the real servers without a listener',
      [
        kubelet({ resolvConf: located(STUB) }),
        os('ubuntu-24.04'),
        nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNSStubListener=no\nDNS=10.0.0.1'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /run/systemd/resolve/stub-resolv.conf into pods with dnsPolicy Default > resolved: DNS=10.0.0.1: systemd-resolved lists it in /run/systemd/resolve/stub-resolv.conf',
      ],
    ],
    [
      'of the stub stays what it is before systemd 246',
      [
        kubelet({ resolvConf: located(STUB) }),
        os('ubuntu-20.04'),
        nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNSStubListener=no\nDNS=10.0.0.1'),
      ],
      [
        "default: 127.0.0.53; kubelet: kubelet copies /run/systemd/resolve/stub-resolv.conf into pods with dnsPolicy Default > os-profile: /run/systemd/resolve/stub-resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
      ],
    ],
    [
      'of an image without a listener names the real servers',
      [
        KUBELET,
        os('ubuntu-24.04'),
        nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNSStubListener=no\nDNS=10.0.0.1'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolved: DNS=10.0.0.1: systemd-resolved lists it in /run/systemd/resolve/resolv.conf',
      ],
    ],
    [
      'of an image that links to the real servers',
      [KUBELET, os('flatcar-before-3227.2.0'), nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNS=10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > os-profile: on Flatcar before 3227.2.0, Container Linux (flatcar-before-3227.2.0) /etc/resolv.conf links to /run/systemd/resolve/resolv.conf > resolved: DNS=10.0.0.1: systemd-resolved lists it in /run/systemd/resolve/resolv.conf',
      ],
    ],
    ['of an image comes from DHCP', [KUBELET, os('rocky-9')], ['default: outside']],
    [
      'is assumed where the system is',
      [KUBELET, profile({ os: located('ubuntu-24.04'), assumes: 'the image is what it is called' })],
      [
        "default: 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > os-profile: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener; assuming the image is what it is called",
      ],
    ],
    [
      'is not assumed where it is written, on a system that is',
      [
        KUBELET,
        profile({ os: located('ubuntu-24.04'), assumes: 'the image is what it is called' }),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'still has something to be filled in',
      [
        KUBELET,
        nodeFile('/etc/resolv.conf', 'search a\nnameserver 10.0.0.1\n# {{ x }}\nsearch {{ y }}\nnameserver {{ z }}\n'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1; ? what fills in /etc/resolv.conf on the nodes is not stated',
      ],
    ],
    [
      'still has a branch',
      [KUBELET, nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1\n{% if a %}\nnameserver 10.0.0.2\n')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1 | 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.2; ? what fills in /etc/resolv.conf on the nodes is not stated',
      ],
    ],
    [
      'still has a variable somewhere',
      [KUBELET, nodeFile('/etc/resolv.conf', '${all}\n')],
      ['default: ? what fills in /etc/resolv.conf on the nodes is not stated'],
    ],
    [
      'has holes that name no server',
      [KUBELET, nodeFile('/etc/resolv.conf', 'options ${o}\ndomain ${d}\nsortlist ${s}\n; ${c}\nnameserver 10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'is reported to resolved where an installer would write it',
      [KUBELET, os('ubuntu-24.04'), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1', { assumes: 'the role runs' })],
      [
        "default: 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > os-profile: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
      ],
    ],
    [
      'is what an installer writes elsewhere',
      [
        KUBELET,
        os('rocky-9'),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1', {
          assumes: 'the role runs',
          platformSource: 'kubespray writes it',
        }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.1: kubespray writes it; assuming the role runs',
      ],
    ],
    [
      'shows the setting that resolved has its servers from',
      [
        kubelet({ resolvConf: located(UPLINK) }),
        nodeFile(UPLINK, 'nameserver 10.0.0.1\nnameserver 10.0.0.2'),
        nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNS=10.0.0.1'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /run/systemd/resolve/resolv.conf into pods with dnsPolicy Default > resolver-file: /run/systemd/resolve/resolv.conf on the node lists nameserver 10.0.0.1 > resolved: DNS=10.0.0.1 puts it there: systemd-resolved lists its servers in /run/systemd/resolve/resolv.conf | 10.0.0.2; kubelet: kubelet copies /run/systemd/resolve/resolv.conf into pods with dnsPolicy Default > resolver-file: /run/systemd/resolve/resolv.conf on the node lists nameserver 10.0.0.2',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(handed(...facts)).toEqual(expected);
  });
});

describe('a file that the network software writes', () => {
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'lists the servers of interfaces',
      [KUBELET, nodeNetwork('ifupdown', '10.0.0.1 10.0.0.2')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: ifupdown writes nameserver 10.0.0.1 into /etc/resolv.conf | 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: ifupdown writes nameserver 10.0.0.2 into /etc/resolv.conf',
      ],
    ],
    [
      'lists those before DHCP’s and those behind',
      [
        KUBELET,
        nodeNetwork('dhclient', '10.0.0.2', { dhcp: 'before' }),
        nodeNetwork('dhclient', '10.0.0.1', { dhcp: 'after' }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: dhclient writes nameserver 10.0.0.1 into /etc/resolv.conf | 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: dhclient writes nameserver 10.0.0.2 into /etc/resolv.conf; outside',
      ],
    ],
    [
      'lists only those that supersede',
      [
        KUBELET,
        nodeNetwork('dhclient', '10.0.0.2', { dhcp: 'after' }),
        nodeNetwork('dhclient', '10.0.0.1', { alone: true }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: dhclient writes nameserver 10.0.0.1 into /etc/resolv.conf',
      ],
    ],
    [
      'lists nothing of netplan, which writes for resolved',
      [KUBELET, nodeNetwork('netplan', '10.0.0.1')],
      ['default: ? what /etc/resolv.conf holds on the nodes is not stated; with a stub 127.0.0.53'],
    ],
    [
      'is resolved’s where that runs',
      [KUBELET, os('ubuntu-24.04'), nodeNetwork('NetworkManager', '10.0.0.1')],
      [
        "default: 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > os-profile: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
      ],
    ],
    [
      'is resolvconf’s where its pieces lie',
      [
        KUBELET,
        os('ubuntu-24.04'),
        nodeFile('/etc/resolvconf/resolv.conf.d/head', 'nameserver 10.0.0.1'),
        nodeFile('/etc/resolvconf/resolv.conf.d/tail', 'nameserver 10.0.0.3'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: resolvconf puts nameserver 10.0.0.1 of its head into /etc/resolv.conf | 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: systemd-resolved gives resolvconf 127.0.0.53 | 10.0.0.3; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: resolvconf puts nameserver 10.0.0.3 of its tail into /etc/resolv.conf',
      ],
    ],
    [
      'is resolvconf’s, head before the interfaces’ and base behind',
      [
        KUBELET,
        os('rocky-9'),
        nodeFile('/etc/resolvconf/resolv.conf.d/base', 'nameserver 10.0.0.3'),
        nodeFile('/etc/resolvconf/resolv.conf.d/head', 'nameserver 10.0.0.1'),
        nodeNetwork('ifupdown', '10.0.0.2'),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: resolvconf puts nameserver 10.0.0.1 of its head into /etc/resolv.conf | 10.0.0.2; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: ifupdown writes nameserver 10.0.0.2 into /etc/resolv.conf | 10.0.0.3; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: resolvconf puts nameserver 10.0.0.3 of its base into /etc/resolv.conf',
      ],
    ],
    [
      'is resolvconf’s with what DHCP gives',
      [KUBELET, os('rocky-9'), nodeFile('/etc/resolvconf/resolv.conf.d/base', 'nameserver 10.0.0.3')],
      [
        'default: 10.0.0.3; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: resolvconf puts nameserver 10.0.0.3 of its base into /etc/resolv.conf; outside',
      ],
    ],
    [
      'has the same content by other names',
      [kubelet({ resolvConf: located('/run/NetworkManager/resolv.conf') }), nodeNetwork('NetworkManager', '10.0.0.1')],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /run/NetworkManager/resolv.conf into pods with dnsPolicy Default > node-network: NetworkManager writes nameserver 10.0.0.1 into /run/NetworkManager/resolv.conf',
      ],
    ],
    [
      'lists the dnsmasq of NetworkManager',
      [KUBELET, nodeNetwork('NetworkManager', '10.0.0.1', { plugin: located('dnsmasq') })],
      [
        'default: 127.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: dns=dnsmasq: NetworkManager lists its local resolver 127.0.0.1 in /etc/resolv.conf',
      ],
    ],
    [
      'lists it at another address on xenial',
      [KUBELET, os('ubuntu-16.04'), nodeNetwork('NetworkManager', '10.0.0.1', { plugin: located('dnsmasq') })],
      [
        'default: 127.0.1.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: dns=dnsmasq: NetworkManager lists its local resolver 127.0.1.1 in /etc/resolv.conf',
      ],
    ],
    [
      'lists unbound',
      [KUBELET, nodeNetwork('NetworkManager', '', { plugin: located('unbound') })],
      [
        'default: 127.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: dns=unbound: NetworkManager lists its local resolver 127.0.0.1 in /etc/resolv.conf',
      ],
    ],
    [
      'lists the stub of resolved',
      [KUBELET, os('rocky-9'), nodeNetwork('NetworkManager', '10.0.0.1', { plugin: located('systemd-resolved') })],
      [
        'default: 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: dns=systemd-resolved: NetworkManager lists its local resolver 127.0.0.53 in /etc/resolv.conf',
      ],
    ],
    [
      'lists the servers where the plugin is the default',
      [KUBELET, nodeNetwork('NetworkManager', '10.0.0.1', { plugin: located('default') })],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > node-network: NetworkManager writes nameserver 10.0.0.1 into /etc/resolv.conf',
      ],
    ],
    [
      'lists them without the local resolver by its own name',
      [
        kubelet({ resolvConf: located('/run/NetworkManager/no-stub-resolv.conf') }),
        nodeNetwork('NetworkManager', '10.0.0.1', { plugin: located('dnsmasq') }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /run/NetworkManager/no-stub-resolv.conf into pods with dnsPolicy Default > node-network: NetworkManager writes nameserver 10.0.0.1 into /run/NetworkManager/no-stub-resolv.conf',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(handed(...facts)).toEqual(expected);
  });
});

describe('systemd-resolved', () => {
  const conf = (...lines: readonly string[]): Fact =>
    nodeFile('/etc/systemd/resolved.conf', `[Resolve]\n${lines.join('\n')}\n`);
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'runs where the image says so',
      [os('ubuntu-24.04')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    ['does not where the image has none, whatever is configured', [os('rocky-9'), conf('DNS=10.0.0.1')], []],
    ['does not where it is switched off', [os('ubuntu-24.04'), nodeService('systemd-resolved', false)], []],
    [
      'runs where it is switched on',
      [os('rocky-9'), nodeService('systemd-resolved', true)],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    [
      'runs where somebody configures it',
      [conf('DNS=10.0.0.1 10.0.0.2:5353')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53',
        '  . 10.0.0.2:5353',
      ],
    ],
    [
      'runs beneath networkd',
      [nodeNetwork('systemd-networkd', '10.0.0.1')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53',
      ],
    ],
    ['is not said to run beneath ifupdown', [nodeNetwork('ifupdown', '10.0.0.1')], []],
    ['listens to nobody without its stub', [conf('DNSStubListener=no', 'DNS=10.0.0.1')], []],
    [
      'listens with one protocol',
      [conf('DNSStubListener=udp', 'DNS=10.0.0.1')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'listens at more addresses',
      [
        conf(
          'DNSStubListener=no',
          'DNS=10.0.0.1',
          'DNSStubListenerExtra=udp:192.0.2.1',
          'DNSStubListenerExtra=192.0.2.2:5353',
          'DNSStubListenerExtra=[fd00::1]:53',
          'DNSStubListenerExtra=tcp:fd00::2',
          'DNSStubListenerExtra=none',
        ),
      ],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved; claims 192.0.2.1 fd00::1 fd00::2',
        '  . 10.0.0.1:53',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'asks no address of its own',
      [conf('DNS=127.0.0.53 127.0.0.54 0.0.0.0 :: 192.0.2.1 10.0.0.1 x', 'DNSStubListenerExtra=192.0.2.1')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved; claims 192.0.2.1',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'asks the fallback servers where it has no others',
      [conf('FallbackDNS=10.9.9.9 10.9.9.9'), nodeNetwork('netplan', '')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.9.9.9:53',
      ],
    ],
    [
      'asks none of them where one link may have others',
      [conf('FallbackDNS=10.9.9.9'), nodeNetwork('netplan', ''), nodeNetwork('netplan', '', { dhcp: 'unsaid' })],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    [
      'asks none of them where it may have others',
      [conf('FallbackDNS=10.9.9.9')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    [
      'asks DHCP’s too',
      [conf('DNS=10.0.0.1'), nodeNetwork('netplan', '10.0.0.2', { dhcp: 'after' })],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53',
        '  . 10.0.0.2:53',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    [
      'asks for a domain where it is routed to',
      [
        conf('DNS=10.0.0.1', 'Domains=~corp.test'),
        nodeNetwork('netplan', '10.0.0.2 10.0.0.3', { routes: ['a.test.', 'corp.test.'], onlyRoutes: true }),
        nodeNetwork('netplan', '10.0.0.4', { routes: ['a.test.'] }),
      ],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53',
        '  . 10.0.0.4:53',
        '  corp.test. 10.0.0.1:53',
        '  corp.test. 10.0.0.2:53',
        '  corp.test. 10.0.0.3:53',
        '  a.test. 10.0.0.2:53',
        '  a.test. 10.0.0.3:53',
        '  a.test. 10.0.0.4:53',
      ],
    ],
    [
      'reads a plain /etc/resolv.conf',
      [conf('LLMNR=no'), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.7')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.7:53',
      ],
    ],
    [
      'reads none where it has servers',
      [conf('DNS=10.0.0.1'), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.7')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'reads none where it has domains',
      [conf('Domains=corp.test'), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.7')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    [
      'reads none that is a link',
      [conf('LLMNR=no'), nodeLink('/etc/resolv.conf', STUB), nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.7')],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    [
      'assumes of each part of a file what that is written for',
      [
        nodeFile('/etc/systemd/resolved.conf.d/a.conf', '', { text: slice(PARTS, 0, 23), assumes: 'the role runs' }),
        nodeFile('/etc/systemd/resolved.conf.d/b.conf', '', { text: slice(PARTS, 23, 46) }),
      ],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53; assuming the role runs',
        '  . 10.0.0.2:53',
      ],
    ],
    [
      'reads its own file first, then drop-ins by their names',
      [
        nodeFile('/etc/systemd/resolved.conf.d/b.conf', '[Resolve]\nDNS=10.0.0.3'),
        nodeFile('/usr/lib/systemd/resolved.conf.d/a.conf', '[Resolve]\nDNS=\nDNS=10.0.0.2'),
        conf('DNS=10.0.0.1'),
      ],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.2:53',
        '  . 10.0.0.3:53',
      ],
    ],
    [
      'reads of two drop-ins of one name the one of /etc',
      [
        nodeFile('/usr/lib/systemd/resolved.conf.d/a.conf', '[Resolve]\nDNS=10.0.0.1'),
        nodeFile('/run/systemd/resolved.conf.d/a.conf', '[Resolve]\nDNS=10.0.0.2'),
        nodeFile('/etc/systemd/resolved.conf.d/a.conf', '[Resolve]\nDNS=10.0.0.3'),
      ],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.3:53',
      ],
    ],
    [
      'assumes what its files are written for',
      [nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNS=10.0.0.1\n', { assumes: 'the role runs' })],
      [
        'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
        '  . 10.0.0.1:53; assuming the role runs',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(serving(...facts)).toEqual(expected);
  });
});

describe('pools of nodes', () => {
  const said = (dns: string): string => `nameserver ${dns}`;
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'are those that facts speak of',
      [
        kubelet({ pool: 'a', resolvConf: located('/r') }),
        kubelet({ pool: 'b', resolvConf: located('/r') }),
        nodeFile('/r', said('10.0.0.1'), { pool: 'a' }),
      ],
      [
        'a: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1',
        'b: ? what /r holds on the nodes is not stated',
      ],
    ],
    [
      'are one of any other',
      [kubelet({ resolvConf: located('/r') }), nodeFile('/r', said('10.0.0.1'))],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'are as many as there are machines that differ',
      [
        kubelet({ resolvConf: located('/r'), at: at('k.yaml') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('a.yaml') }),
        nodeFile('/r', said('10.0.0.2'), { at: at('b.yaml') }),
      ],
      [
        'a.yaml: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1',
        'b.yaml: 10.0.0.2; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'are one where machines agree',
      [
        kubelet({ resolvConf: located('/r'), at: at('k.yaml') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('a.yaml') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('b.yaml') }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'differ by links too',
      [
        kubelet({ resolvConf: located('/r'), at: at('k.yaml') }),
        nodeLink('/r', '/a', { at: at('a.yaml') }),
        nodeLink('/r', '/b', { at: at('b.yaml') }),
      ],
      ['a.yaml: ? what /a holds on the nodes is not stated', 'b.yaml: ? what /b holds on the nodes is not stated'],
    ],
    [
      'leave out machines without a kubelet beside one with',
      [
        kubelet({ resolvConf: located('/r'), at: at('a.yaml') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('a.yaml') }),
        nodeFile('/r', said('10.0.0.2'), { at: at('b.yaml') }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'take what a playbook does for all',
      [
        kubelet({ resolvConf: located('/r'), at: at('k.yaml') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('a.yaml'), by: { role: 'a' } }),
        nodeFile('/r', said('10.0.0.2'), { at: at('b.yaml'), by: { role: 'b' } }),
      ],
      [
        'default: 10.0.0.2; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.2',
      ],
    ],
    [
      'take no tree that only mirrors some machine',
      [
        kubelet({ resolvConf: located('/r'), at: at('k.yaml') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('files/r'), overlay: 'files' }),
      ],
      ['default: ? what /r holds on the nodes is not stated'],
    ],
    [
      'take a tree in which a kubelet is configured',
      [
        kubelet({ resolvConf: located('/r'), at: at('files/etc/default/kubelet') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('files/r'), overlay: 'files' }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'take a folder of units with the kubelet’s',
      [
        kubelet({ resolvConf: located('/r'), at: at('units/kubelet.service') }),
        nodeFile('/r', said('10.0.0.1'), { at: at('units/r'), overlay: 'units' }),
      ],
      [
        'default: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1',
      ],
    ],
    [
      'are of the system that all images are called after',
      [
        KUBELET,
        profile({ os: located('ubuntu-24.04'), assumes: 'one' }),
        profile({ os: located('ubuntu-24.04'), assumes: 'two' }),
      ],
      [
        "default: 127.0.0.53; kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > os-profile: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener; assuming one",
      ],
    ],
    [
      'are of no system where images are called otherwise',
      [
        KUBELET,
        profile({ os: located('ubuntu-24.04'), assumes: 'one' }),
        profile({ os: located('rocky-9'), assumes: 'two' }),
      ],
      ['default: ? what /etc/resolv.conf holds on the nodes is not stated; with a stub 127.0.0.53'],
    ],
    [
      'are of the system that is stated',
      [KUBELET, profile({ os: located('ubuntu-24.04'), assumes: 'one' }), os('rocky-9')],
      ['default: outside'],
    ],
    [
      'have addresses',
      [KUBELET, profile({ addresses: [located('10.0.0.7'), located('x'), located('FD00::1')] })],
      ['default: ? what /etc/resolv.conf holds on the nodes is not stated; with a stub 127.0.0.53; 10.0.0.7 fd00::1'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(handed(...facts)).toEqual(expected);
  });
  test('that are declared take all that is said', () => {
    const nodes = [
      { name: 'a', os: located('rocky-9'), addresses: [located('10.0.0.7')], files: [], at: at() },
      { name: 'b', addresses: [], files: [{ path: '/r', text: nodeFile('/r', said('10.0.0.3')).text }], at: at() },
    ];
    const facts = [
      kubelet({ resolvConf: located('/r'), pool: 'z' }),
      nodeFile('/r', said('10.0.0.1')),
      os('ubuntu-24.04'),
    ];
    expect(poolLines(clusterOfFacts(facts, { nodes }))).toEqual([
      'a: 10.0.0.1; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1; 10.0.0.7',
      'b: 10.0.0.3; kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.3',
    ]);
  });
});

describe('the cluster DNS', () => {
  const addressesOf = (facts: readonly Fact[], settings?: Parameters<typeof clusterOfFacts>[1]): readonly string[] => {
    const { pools, clusterDns } = clusterOfFacts([kubelet({}), ...facts], settings);
    const handedOut = pools.flatMap((one) =>
      one.handedOut.nameservers.flatMap(({ via }) => via.map(({ description }) => description)),
    );
    return [clusterDns.join(' '), ...handedOut];
  };
  const subnets = (...all: readonly string[]): Fact => network({ serviceSubnets: all.map((one) => located(one)) });
  test.each<[string, readonly Fact[], Parameters<typeof clusterOfFacts>[1], readonly string[]]>([
    ['is not known', [], undefined, ['']],
    [
      'is what the configuration says',
      [network({ clusterDNS: [located('10.0.0.3')] })],
      { clusterDns: [located('10.0.0.1'), located('10.0.0.1'), located('10.0.0.2')] },
      ['10.0.0.1 10.0.0.2', 'the cluster DNS address is 10.0.0.1', 'the cluster DNS address is 10.0.0.2'],
    ],
    [
      'is what an installer’s configuration says',
      [network({ clusterDNS: [located('10.0.0.3'), located('x')] }), subnets('10.96.0.0/12')],
      { serviceCidrs: [located('10.97.0.0/16')] },
      ['10.0.0.3', 'the cluster DNS address is 10.0.0.3'],
    ],
    [
      'is the tenth of the Service range that is declared',
      [subnets('10.96.0.0/12')],
      { serviceCidrs: [located('10.97.0.0/16'), located('10.98.0.0/16')] },
      ['10.97.0.10', 'the cluster DNS is the tenth address of 10.97.0.0/16'],
    ],
    [
      'is the tenth of the Service range',
      [subnets('10.96.0.0/12', 'fd00::/112')],
      undefined,
      ['10.96.0.10', 'the cluster DNS is the tenth address of 10.96.0.0/12'],
    ],
    [
      'is another one where the installer takes it',
      [subnets('10.96.0.0/12'), profile({ provisioner: located('kubespray') })],
      undefined,
      ['10.96.0.3', 'the cluster DNS is the third address of 10.96.0.0/12'],
    ],
    [
      'is the tenth where installers disagree',
      [
        subnets('10.96.0.0/12'),
        profile({ provisioner: located('kubespray') }),
        profile({ provisioner: located('k3s') }),
      ],
      undefined,
      ['10.96.0.10', 'the cluster DNS is the tenth address of 10.96.0.0/12'],
    ],
    [
      'is the second of microk8s or its like',
      [subnets('10.96.0.0/12'), profile({ provisioner: located('gardener') })],
      undefined,
      ['10.96.0.10', 'the cluster DNS is the tenth address of 10.96.0.0/12'],
    ],
    [
      'is what kubelets are given',
      [kubelet({ clusterDNS: [located('10.0.0.5'), located('x')] }), subnets('10.96.0.0/12')],
      undefined,
      ['10.96.0.10 10.0.0.5', "kubelet's clusterDNS is 10.0.0.5"],
    ],
    [
      'is what kubelets are given by flags',
      [kubelet({ source: 'flags', clusterDNS: [located('10.0.0.6')] }), kubelet({ clusterDNS: [located('10.0.0.5')] })],
      undefined,
      ['10.0.0.6', "kubelet's clusterDNS is 10.0.0.6"],
    ],
    [
      'is what the last configuration gives',
      [kubelet({ clusterDNS: [located('10.0.0.6')] }), kubelet({ clusterDNS: [located('10.0.0.5')] })],
      undefined,
      ['10.0.0.5', "kubelet's clusterDNS is 10.0.0.5"],
    ],
    ['is the platform’s default', [profile({ provisioner: located('k3s') })], undefined, ['10.43.0.10']],
    [
      'is no default of several',
      [profile({ provisioner: located('k3s') }), profile({ provisioner: located('kubeadm') })],
      undefined,
      [''],
    ],
  ])('%s', (_, facts, settings, expected) => {
    expect(addressesOf(facts, settings)).toEqual(expected);
  });
});

test.each([
  ['{% if a %}\n{% endif %}\n', 0, '{%'],
  ['# ${c}\n${all}\n${more}\n', 7, '${'],
])('what is still to be filled in is said at its first place: %j', (text, start, expected) => {
  const { notices } = clusterOfFacts([KUBELET, nodeFile('/etc/resolv.conf', text)]);
  const said = notices.map(({ message, at: { file, span } }) => [
    message,
    span.start,
    file.text.slice(span.start, span.end),
  ]);
  expect(said).toEqual([['what fills in /etc/resolv.conf on the nodes is not stated', start, expected]]);
});

test('what kubelets hand out as the cluster DNS is three addresses at most, and nothing from outside', () => {
  const clusterDNS = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map((one) => located(one));
  const [pool] = clusterOfFacts([kubelet({ clusterDNS })]).pools;
  expect([pool?.handedOut.nameservers.map(({ address }) => address), pool?.handedOut.outside]).toEqual([
    ['10.0.0.1', '10.0.0.2', '10.0.0.3'],
    false,
  ]);
  expect(clusterOfFacts([kubelet({})]).pools[0]?.handedOut.unknown?.because).toBe(
    'the cluster DNS address is not stated',
  );
});

test('servers of several scopes are asked at once, those of one in their order', () => {
  const policies = (...facts: readonly Fact[]): readonly string[] =>
    clusterOfFacts([kubelet({}), ...facts]).servers.flatMap(({ config }) =>
      config.blocks.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'forward' ? [step.policy] : []))),
    );
  const own = nodeFile('/etc/systemd/resolved.conf', '[Resolve]\nDNS=10.0.0.1 10.0.0.2\n');
  expect([policies(own), policies(own, nodeNetwork('netplan', '10.0.0.3'))]).toEqual([['sequential'], ['parallel']]);
});

test('what a platform writes is nobody’s to edit', () => {
  const written = (more: Partial<Parameters<typeof nodeFile>[2]>) =>
    clusterOfFacts([
      KUBELET,
      nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.1', more),
    ]).pools[0]?.inherited.nameservers[0]?.via.at(-1)?.written;
  expect([written({}), written({ assumes: 'the role runs', platformSource: 'kubespray writes it' })]).toEqual([
    '10.0.0.1',
    undefined,
  ]);
});
