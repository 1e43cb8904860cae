/** What a reader sees of small repositories, in full: each sentence, what helps, and the way there. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile, kubelet, nodes } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { full } from './full.ts';

type Files = Readonly<Record<string, string>>;

const block = (keys: string, ...lines: readonly string[]): string =>
  `${keys} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const UP = 'forward . 192.0.2.1';
const stubs = (zones: string): string => [...zones].map((zone) => block(`${zone}.test`, UP)).join('');
const inherits = (more: Files): Files => ({
  'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
  ...more,
});
const kubeletOf = (file: string): Files => ({ 'k.yaml': kubelet(`resolvConf: ${file}\n`) });

const EDIT = "#!/bin/sh\nkubectl -n kube-system get cm coredns -o yaml | sed '/loop/d' | kubectl replace -f -\n";
const TEMPLATE =
  '{% if x %}\nkind: ConfigMap\nmetadata:\n  name: coredns\ndata:\n  Corefile: |-\n    {% for a in b %}\n    . {\n    }\n  labels: [\n{% endif %}\n';

/** Without the ConfigMap, which stands first. */
const WITHOUT = (text: string): string => text.slice(text.indexOf('---\n') + 4);

const CASES: Readonly<Record<string, { readonly head: Files; readonly base?: Files }>> = {
  'LG202 of a root and of seven stub domains': { head: { Corefile: block('.', UP) + stubs('abcdefg') } },
  'LG202 of one stub domain': { head: { Corefile: block('.', 'loop', UP) + stubs('a') } },
  'LG202 of two servers': {
    head: { 'a/Corefile': block('.', 'bind 10.0.0.1', UP), 'b/Corefile': block('.', 'bind 10.0.0.2', UP) },
  },
  'LG202 of a root that shares its block': { head: { Corefile: block('. a.test', UP) } },
  'LG203 whose probe is refused': {
    head: { Corefile: block('.', 'loop', 'acl {\n        block type HINFO net *\n    }', UP) },
  },
  'LG203 whose first key is of TLS': { head: { Corefile: block('tls://. .', 'loop', 'tls a b', UP) } },
  'LG203 that probes the first of two zones': { head: { Corefile: block('a.test b.test', 'loop', UP) } },
  'LG203 that probes the first of five zones': {
    head: { Corefile: block('a.test b.test c.test d.test e.test', 'loop', UP) },
  },
  'LG203 whose first zone is not forwarded': {
    head: { Corefile: block('a.test b.test', 'loop', 'forward b.test 192.0.2.1') },
  },
  'LG203 of a bound of one': {
    head: { Corefile: block('.', 'loop', 'forward . 192.0.2.1 {\n        max_concurrent 1\n    }') },
  },
  'LG203 of two blocks': {
    head: { Corefile: block('a.test b.test', 'loop', UP) + block('c.test d.test', 'loop', UP) },
  },
  'LG204 without a forward': { head: { Corefile: block('.', 'loop', 'whoami') } },
  'no LG204 of a snippet that another block forwards with': {
    head: {
      Corefile: `(common) {\n    loop\n}\n${block('a.test', 'import common', 'whoami')}${block('.', 'import common', UP)}`,
    },
  },
  'LG204 beside an import that brings nothing': {
    head: { 'dns.yaml': coreDns({ corefile: block('.', 'loop', 'import custom/*.server') }) },
  },
  'LG204 beside a remark in the block before': {
    head: { Corefile: block('a.test', 'house', UP, 'loop') + block('.', 'loop', 'whoami') },
  },
  'LG205 of an old release': {
    head: { 'dns.yaml': coreDns({ corefile: corefile(UP), image: 'k8s.gcr.io/coredns:1.2.3' }) },
  },
  'LG305 that the change brought': {
    head: inherits(kubeletOf('/etc/resolv.conf')),
    base: inherits(kubeletOf('/run/systemd/resolve/resolv.conf')),
  },
  'LG301 that nobody reads': {
    head: {
      ...kubeletOf('/opt/own.conf'),
      '.loopgate.yaml': nodes('files:\n  /opt/own.conf: { inline: "nameserver 127.0.0.1" }'),
    },
  },
  'LG101 through the kubelet': { head: inherits({ '.loopgate.yaml': nodes('os: ubuntu-24.04') }) },
  'LG101 through the kubelet and its file': {
    head: inherits({
      ...kubeletOf('/opt/own.conf'),
      '.loopgate.yaml': nodes('files:\n  /opt/own.conf: { inline: "nameserver 10.96.0.10" }'),
    }),
  },
  'LG101 by dnsPolicy': {
    head: { 'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf'), dnsPolicy: 'ClusterFirst' }) },
  },
  'LG101 by an address': { head: { Corefile: block('.', 'loop', 'forward . 127.0.0.1') } },
  'LG101 of a stub domain with a guard': { head: { Corefile: block('a.test', 'loop', 'forward . 127.0.0.1') } },
  'LG101 of DS alone': {
    head: {
      Corefile: block(
        '.',
        'loop',
        'acl {\n        allow type DS net *\n        block net *\n    }',
        'forward . 127.0.0.1',
      ),
    },
  },
  'LG101 where only zones below do not': {
    head: { Corefile: block('.', 'loop', 'forward . 127.0.0.1 {\n        except a.test\n    }') },
  },
  'LG101 whose guard is blind': {
    head: { Corefile: block('b.test .', 'loop', 'forward . 127.0.0.1 {\n        except b.test\n    }') },
  },
  'LG203 whose name a rewrite spoils': {
    head: { Corefile: block('.', 'loop', 'rewrite name regex (.*) x.{1}', 'forward . 127.0.0.1') },
  },
  'LG101 of a third': { head: { Corefile: block('.', 'forward . 127.0.0.1 192.0.2.1 192.0.2.2') } },
  'LG304 of a node': {
    head: {
      'dns.yaml': coreDns({ corefile: corefile('forward . {{ upstream }}') }),
      '.loopgate.yaml': nodes('files:\n  /etc/resolv.conf: { inline: "nameserver 10.96.0.10" }'),
    },
  },
  'LG305 of a host name': { head: { Corefile: block('.', 'loop', 'forward . dns.example.test') } },
  'LG305 of a value': { head: { Corefile: block('.', 'loop', 'forward . {{ up }}', 'cache {{ ttl }}') } },
  'LG305 of a file of the pod': { head: { 'dns.yaml': coreDns({ corefile: corefile('forward . /opt/up.conf') }) } },
  'LG305 of the file of nodes': { head: inherits(kubeletOf('/etc/resolv.conf')) },
  'LG305 of another file of nodes': { head: inherits(kubeletOf('/opt/own.conf')) },
  'LG401 of two clusters': {
    head: {
      'a/kustomization.yaml': 'resources: [dns.yaml]\n',
      'a/dns.yaml': coreDns({ corefile: corefile('forward . dns.example.test') }),
      'b/kustomization.yaml': 'resources: [dns.yaml]\n',
      'b/dns.yaml': coreDns({ corefile: corefile('forward . dns.example.test') }),
    },
  },
  'LG401 of a word': { head: { Corefile: block('.', 'forwrad . 192.0.2.1') } },
  'LG401 of two pools': {
    head: {
      'dns.yaml': coreDns({ corefile: block('.', 'forwrad . 192.0.2.1') }),
      '.loopgate.yaml': nodes('os: ubuntu-24.04'),
    },
  },
  'LG801 once': { head: { Corefile: block('.', 'loop', 'house', UP) } },
  'LG801 twice': { head: { Corefile: block('.', 'loop', 'house', UP) + block('a.test', 'loop', 'house', UP) } },
  'LG801 three times': {
    head: { Corefile: ['.', 'a.test', 'b.test'].map((zone) => block(zone, 'loop', 'house', UP)).join('') },
  },
  'LG802 of a file': {
    head: { 'a.yaml': 'kind: ConfigMap\nmetadata: { name: coredns\ndata:\n  Corefile: |\n    . {\n    }\n' },
  },
  'LG201 of a block': { head: { Corefile: block('.', UP) }, base: { Corefile: block('.', 'loop', UP) } },
  'LG201 of a forward that moved': {
    head: { Corefile: block('.', 'loop', 'whoami') + block('a.test', UP) },
    base: { Corefile: block('.', 'loop', UP) },
  },
  'LG201 of one zone for another': {
    head: { Corefile: block('b.test', UP) },
    base: { Corefile: block('a.test', 'loop', UP) },
  },
  'LG201 of another port': { head: { Corefile: block('.:54', UP) }, base: { Corefile: block('.:53', 'loop', UP) } },
  'LG201 not of a block that stood beside it': {
    head: { Corefile: block('.:54', UP) },
    base: { Corefile: block('.:53', 'loop', UP) + block('.:54', UP) },
  },
  'LG201 of two servers that moved': {
    head: { 'x/a/Corefile': block('.', 'bind 10.0.0.1', UP), 'x/b/Corefile': block('.', 'bind 10.0.0.2', 'loop', UP) },
    base: {
      'a/Corefile': block('.', 'bind 10.0.0.1', 'loop', UP),
      'b/Corefile': block('.', 'bind 10.0.0.2', 'loop', UP),
    },
  },
  'LG201 where an import took its place': {
    head: { 'dns.yaml': coreDns({ corefile: block('.', 'import custom/guard.conf', UP) }) },
    base: { 'dns.yaml': coreDns({ corefile: block('.', 'loop', UP) }) },
  },
  'LG302 of the cluster DNS': { head: { 'dns.yaml': coreDns({ corefile: corefile(UP), dnsPolicy: 'ClusterFirst' }) } },
  'LG202 of a command': { head: { 'fix.sh': EDIT } },
  'LG201 of a command': { head: { 'fix.sh': EDIT }, base: { 'fix.sh': '#!/bin/sh\n' } },
  'LG201 not of a command that was there': { head: { 'fix.sh': `${EDIT}# later\n` }, base: { 'fix.sh': EDIT } },
  'LG202 not where a template may bring it': { head: { Corefile: block('.', '{{ more }}', UP) } },
  'LG203 that probes the first of four zones': { head: { Corefile: block('a.test b.test c.test d.test', 'loop', UP) } },
  'LG203 not of a zone that is excepted': {
    head: { Corefile: block('a.test b.test', 'loop', 'forward . 192.0.2.1 {\n        except b.test\n    }') },
  },
  'LG203 not of one of two forwards with a bound': {
    head: { Corefile: block('.', 'loop', 'forward a.test 192.0.2.1 {\n        max_concurrent 1\n    }', UP) },
  },
  'LG203 not of one bound among two': {
    head: { Corefile: block('.', 'loop', 'forward . 192.0.2.1 {\n        max_concurrent 2\n    }') },
  },
  'LG101 of two blocks on two ports': {
    head: { Corefile: block('a.test', 'forward . 127.0.0.1:54') + block('a.test:54', 'forward . 127.0.0.1') },
  },
  'LG101 of two servers': {
    head: {
      'a/Corefile': block('.', 'bind 10.0.0.1', 'forward . 10.0.0.2'),
      'b/Corefile': block('.', 'bind 10.0.0.2', 'loop', 'forward . 10.0.0.1'),
    },
  },
  'LG101 of pools': {
    head: inherits({
      '.loopgate.yaml':
        'version: 1\nclusters:\n  - name: prod\n    nodes:\n      - { name: a, os: ubuntu-24.04 }\n      - { name: b, files: { /etc/resolv.conf: { inline: "nameserver 192.0.2.1" } } }\n',
    }),
  },
  'LG301 of a pool': {
    head: {
      '.loopgate.yaml':
        'version: 1\nclusters:\n  - name: prod\n    nodes:\n      - { name: a, os: ubuntu-24.04 }\n      - { name: default, files: { /etc/resolv.conf: { inline: "nameserver 192.0.2.1" } } }\n',
      'dns.yaml': coreDns({ corefile: corefile(UP) }),
    },
  },
  'LG304 of nodes of a pool': {
    head: {
      'dns.yaml': coreDns({ corefile: corefile('forward . {{ upstream }}') }),
      '.loopgate.yaml':
        'version: 1\nclusters:\n  - name: prod\n    nodes:\n      - { name: infra, files: { /etc/resolv.conf: { inline: "nameserver 10.96.0.10" } } }\n',
    },
  },
  'LG305 in a declared cluster': {
    head: {
      Corefile: block('.', 'loop', 'forward . dns.example.test'),
      '.loopgate.yaml': 'version: 1\nclusters: [{ name: prod, paths: ["**"] }]\n',
    },
  },
  'LG305 of clusters of their own': {
    head: {
      'a/kustomization.yaml': 'resources: [dns.yaml]\n',
      'a/dns.yaml': coreDns({ corefile: corefile('forward . dns.example.test'), image: 'coredns/coredns:1.14.7' }),
      'b/kustomization.yaml': 'resources: [dns.yaml]\n',
      'b/dns.yaml': coreDns({ corefile: corefile('forward . other.example.test'), image: 'coredns/coredns:1.14.7' }),
    },
  },
  'LG305 of two servers and one file': {
    head: {
      Corefile:
        block('.', 'loop', 'forward . /etc/resolv.conf') + block('a.test', 'loop', 'forward . /etc/resolv.conf'),
    },
  },
  'LG401 that an older release takes': { head: { Corefile: block('.', 'proxy . 192.0.2.1') } },
  'LG401 that the newest alone refuses': {
    head: { Corefile: block('.', 'loop', 'file a.db a.test', UP), 'a.db': 'b.test. IN SOA ns mail 1 2 3 4 5\n' },
  },
  'LG802 of templates': {
    head: Object.fromEntries(['a', 'b'].map((name) => [`x/${name}.yaml.j2`, TEMPLATE])),
  },
  'LG201 of a zone of two': {
    head: { Corefile: block('a.test', 'loop', UP) + block('b.test', UP) },
    base: { Corefile: block('a.test b.test', 'loop', UP) },
  },
  'LG201 of a server that is renamed': {
    head: { 'dns.yaml': coreDns({ corefile: block('.', UP) }).replaceAll('name: coredns', 'name: dns') },
    base: { 'dns.yaml': coreDns({ corefile: block('.', 'loop', UP) }) },
  },
  'LG201 not where another forward came': {
    head: { Corefile: block('.', 'loop', 'forward . 192.0.2.9') + block('a.test', UP) },
    base: { Corefile: block('.', 'loop', 'forward . 192.0.2.9') },
  },
  'LG101 where an answer has no data': {
    head: { Corefile: block('.', 'forward . 192.0.2.1 {\n        next_on_nodata\n    }', 'forward . 127.0.0.1') },
  },
  'LG101 of a share of what comes next': {
    head: {
      Corefile: block('.', 'forward . 192.0.2.1 {\n        next NXDOMAIN\n    }', 'forward . 192.0.2.2 127.0.0.1'),
    },
  },
  'LG101 whose guard stands in the second server': {
    head: {
      'a/Corefile': block('.', 'bind 10.0.0.1', 'forward . 10.0.0.2'),
      'b/Corefile': block('test', 'bind 10.0.0.2', 'loop', 'forward . 10.0.0.1'),
    },
  },
  'LG101 of two blocks by one setting': {
    head: {
      'dns.yaml': coreDns({
        corefile:
          block('.', 'loop', 'forward . /etc/resolv.conf') + block('a.test', 'loop', 'forward . /etc/resolv.conf'),
      }),
      '.loopgate.yaml': nodes('os: ubuntu-24.04'),
    },
  },
  'LG203 of a forward for each zone': {
    head: { Corefile: block('a.test b.test', 'loop', 'forward a.test 192.0.2.1', 'forward b.test 192.0.2.2') },
  },
  'LG201 of one of two servers that moved': {
    head: { 'c/Corefile': block('.', 'bind 10.0.0.1', UP), 'd/Corefile': block('.', 'bind 10.0.0.2', UP) },
    base: { 'a/Corefile': block('.', 'bind 10.0.0.1', 'loop', UP), 'b/Corefile': block('.', 'bind 10.0.0.2', UP) },
  },
  'LG802 of configurations that are gone': {
    head: {
      'a.yaml': WITHOUT(coreDns({ corefile: corefile(UP) })),
      'b.yaml': WITHOUT(coreDns({ corefile: corefile(UP), namespace: 'other' })),
    },
    base: {
      'a.yaml': coreDns({ corefile: corefile(UP) }),
      'b.yaml': coreDns({ corefile: corefile(UP), namespace: 'other' }),
    },
  },
  'LG802 of two folders of templates': {
    head: Object.fromEntries(['one/a', 'one/b', 'two/a', 'two/b'].map((name) => [`x/${name}.yaml.j2`, TEMPLATE])),
  },
  'LG305 of a name in two spellings': {
    head: {
      Corefile:
        block('.', 'loop', 'forward . dns.example.test') + block('a.test', 'loop', 'forward . DNS.example.test'),
    },
  },
  'LG305 of a cluster by itself': {
    head: {
      'a/kustomization.yaml': 'resources: [dns.yaml]\n',
      'a/dns.yaml': coreDns({ corefile: corefile('forward . dns.example.test'), image: 'coredns/coredns:1.14.7' }),
    },
  },
  'LG305 of eleven clusters': {
    head: {
      'base/kustomization.yaml': 'resources: [dns.yaml]\n',
      'base/dns.yaml': coreDns({ corefile: corefile('forward . dns.example.test'), image: 'coredns/coredns:1.14.7' }),
      ...Object.fromEntries(
        [...'abcdefghijk'].map((name) => [`over/${name}/kustomization.yaml`, 'resources: [../../base]\n']),
      ),
    },
  },
  'LG305 of two values': {
    head: { Corefile: block('.', 'loop', 'forward . {{ up }}') + block('a.test', 'loop', 'forward . {{ other }}') },
  },
  'LG201 of two commands': {
    head: { 'fix.sh': `${EDIT}sed -i '/^ *loop$/d' /etc/coredns/Corefile\n` },
    base: { 'fix.sh': '#!/bin/sh\n' },
  },
  'LG202 of a root that shares its block, and of a stub domain': {
    head: { Corefile: block('. a.test', UP) + stubs('b') },
  },
  'LG201 of one of two forwards to one resolver': {
    head: { Corefile: block('.', 'loop', 'forward x.test 192.0.2.1') + block('a.test', UP) },
    base: { Corefile: block('.', 'loop', 'forward x.test 192.0.2.1', 'forward a.test 192.0.2.1') },
  },
  'LG204 beside two remarks': {
    head: { Corefile: block('a.test', 'house', 'home', UP, 'loop') + block('.', 'loop', 'whoami') },
  },
  'LG305 of a kubelet that the change turned': {
    head: kubeletOf('/etc/resolv.conf'),
    base: kubeletOf('/run/systemd/resolve/resolv.conf'),
  },
};

/** What each says. */
const SAID: Readonly<Record<keyof typeof CASES, readonly string[]>> = {
  'LG202 of a root and of seven stub domains': [
    'note LG202 Corefile:1: The server block . of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | .',
    'help: Add `loop` to this server block.',
    'note LG202 Corefile:4: 7 server blocks of Corefile (a.test, b.test, c.test, d.test, e.test) forward without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | a.test',
    'help: Add `loop` to each of them.',
  ],
  'LG202 of one stub domain': [
    'note LG202 Corefile:5: The server block a.test of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | a.test',
    'help: Add `loop` to this server block.',
  ],
  'LG202 of two servers': [
    'note LG202 a/Corefile:1: The server block . of a/Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | a/Corefile | .',
    'help: Add `loop` to this server block.',
    'note LG202 b/Corefile:1: The server block . of b/Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | b/Corefile | .',
    'help: Add `loop` to this server block.',
  ],
  'LG202 of a root that shares its block': [
    'note LG202 Corefile:1: The server block . of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | .',
    'help: Add `loop` to this server block.',
  ],
  'LG203 whose probe is refused': [
    'warning LG203 Corefile:2: The loop plugin of server block . could not see a loop here: its probe ends before it: acl refuses it.',
    'of: default | Corefile | .',
    'help: Let the probe through, a HINFO question for a random name below the first zone: by `fallthrough`, or by a separate server block for what is forwarded, with `loop`.',
  ],
  'LG203 whose first key is of TLS': [
    'warning LG203 Corefile:2: The loop plugin of server block . could not see a loop here: it sends its probe as plain DNS to the port of its first key, which speaks tls.',
    'of: default | Corefile | .',
    'help: Make a plain DNS key the first of the server block, or forward from a separate plain DNS block with `loop`.',
  ],
  'LG203 that probes the first of two zones': [
    'warning LG203 Corefile:2: The loop plugin of server block a.test could not see a loop here: it probes a.test only, and the block also forwards b.test.',
    'of: default | Corefile | a.test',
    'help: Give each zone its own server block with `loop`.',
  ],
  'LG203 that probes the first of five zones': [
    'warning LG203 Corefile:2: The loop plugin of server block a.test could not see a loop here: it probes a.test only, and the block also forwards b.test, c.test, d.test and 1 more zones.',
    'of: default | Corefile | a.test',
    'help: Give each zone its own server block with `loop`.',
  ],
  'LG203 whose first zone is not forwarded': [
    'warning LG203 Corefile:2: The loop plugin of server block a.test could not see a loop here: no forward of this server block takes its probe name.',
    'of: default | Corefile | a.test',
    'help: Give each forwarded zone its own server block with `loop`.',
  ],
  'LG203 of a bound of one': [
    'warning LG203 Corefile:2: The loop plugin of server block . could not see a loop here: max_concurrent 1 refuses its probe when it comes back, before it is seen a third time.',
    'of: default | Corefile | .',
    'help: Allow more concurrent queries, such as max_concurrent 1000.',
  ],
  'LG203 of two blocks': [
    'warning LG203 Corefile:2: The loop plugin of server block a.test could not see a loop here: it probes a.test only, and the block also forwards b.test.',
    'of: default | Corefile | a.test',
    'help: Give each zone its own server block with `loop`.',
    'warning LG203 Corefile:6: The loop plugin of server block c.test could not see a loop here: it probes c.test only, and the block also forwards d.test.',
    'of: default | Corefile | c.test',
    'help: Give each zone its own server block with `loop`.',
  ],
  'no LG204 of a snippet that another block forwards with': [],
  'LG204 without a forward': [
    'note LG204 Corefile:2: The loop plugin of server block . guards nothing: the block forwards no query, and the probe at start ends in an error in the log.',
    'of: default | Corefile | .',
    'help: Remove `loop` here, or move it to the server block that forwards.',
  ],
  'LG204 beside an import that brings nothing': [
    'note LG204 dns.yaml:9: The loop plugin of server block . guards nothing: the block forwards no query, and the probe at start ends in an error in the log.',
    'of: default | kube-system/Deployment/coredns | .',
    'help: Remove `loop` here, or move it to the server block that forwards.',
  ],
  'LG204 beside a remark in the block before': [
    'note LG801 Corefile:2: The plugin house is not modelled: it may answer queries before they are forwarded',
    'of: ',
    'help: No action needed: this part is not checked.',
    'note LG204 Corefile:7: The loop plugin of server block . guards nothing: the block forwards no query, and the probe at start ends in an error in the log.',
    'of: default | Corefile | .',
    'help: Remove `loop` here, or move it to the server block that forwards.',
  ],
  'LG205 of an old release': [
    'warning LG205 dns.yaml:11: The loop plugin of CoreDNS 1.2.3 stops a server in which nothing loops: it counts probes that an upstream is slow to answer or does not answer.',
    'of: default | kube-system/Deployment/coredns | .',
    'help: Use CoreDNS 1.2.6 or later.',
    'path dns.yaml:34: the version is 1.2.3',
  ],
  'LG305 that the change brought': [
    "warning LG305 dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what /etc/resolv.conf holds on the nodes is not stated. Before this change it was known. It loops on nodes whose /etc/resolv.conf names systemd-resolved's stub listener (Ubuntu, Fedora, Flatcar, Debian's cloud images), for every name outside cluster.local; the loop plugin then stops the server at startup. It does not where that file lists the resolvers of the network.",
    'of: default | kube-system/Deployment/coredns | .',
    "help: Say in .loopgate.yaml which system the nodes run, or give the server resolvers by address. The kubelet's resolvConf /run/systemd/resolve/resolv.conf never names the stub listener.",
    "path dns.yaml:31: dnsPolicy Default: the pod gets the node's resolver file",
    'path k.yaml:5: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: default, nodes: [{ name: default, os: ubuntu-24.04 }] }',
  ],
  'LG301 that nobody reads': [
    'note LG301 k.yaml:5: Pods with dnsPolicy Default get nameserver 127.0.0.1: in a pod that is the pod itself, not the node.',
    'of: prod',
    'help: Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
    'path k.yaml:5: kubelet copies /opt/own.conf into pods with dnsPolicy Default',
    'path .loopgate.yaml:7: /opt/own.conf on the node lists nameserver 127.0.0.1',
  ],
  'LG101 through the kubelet': [
    'error LG101 dns.yaml:18: kube-system/Deployment/coredns forwards every name outside cluster.local to 127.0.0.53:53, which is kube-system/Deployment/coredns itself (loopback inside its own pod): every such query comes back and is forwarded again. CoreDNS will not start: CrashLoopBackOff, its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: prod | kube-system/Deployment/coredns | . | always | fatal | every name outside cluster.local | A',
    'help: Set resolvConf of the kubelet (which nothing states) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or forward to resolvers that do not lead back to kube-system/Deployment/coredns. Deleting the loop plugin would only hide it. The settings on the path: dns.yaml:31, .loopgate.yaml:6.',
    'path dns.yaml:18: kube-system/Deployment/coredns (zone .) forwards to 127.0.0.53:53, loopback inside its own pod',
    "path dns.yaml:31: dnsPolicy Default: the pod gets the node's resolver file",
    'path .loopgate.yaml:6: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: nothing states another resolvConf',
    "path .loopgate.yaml:6: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
  ],
  'LG101 through the kubelet and its file': [
    'error LG101 dns.yaml:18: kube-system/Deployment/coredns forwards every name outside cluster.local to 10.96.0.10:53, which is kube-system/Deployment/coredns itself (Service kube-system/kube-dns): every such query comes back and is forwarded again. CoreDNS will not start: CrashLoopBackOff, its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: prod | kube-system/Deployment/coredns | . | always | fatal | every name outside cluster.local | A',
    'help: Take 10.96.0.10 out of .loopgate.yaml:7, or forward to resolvers that do not lead back to kube-system/Deployment/coredns. The settings on the path: dns.yaml:31, k.yaml:5, .loopgate.yaml:7.',
    'path dns.yaml:18: kube-system/Deployment/coredns (zone .) forwards to 10.96.0.10:53, Service kube-system/kube-dns',
    "path dns.yaml:31: dnsPolicy Default: the pod gets the node's resolver file",
    'path k.yaml:5: kubelet copies /opt/own.conf into pods with dnsPolicy Default',
    'path .loopgate.yaml:7: /opt/own.conf on the node lists nameserver 10.96.0.10',
    'path dns.yaml:51: 10.96.0.10:53 is Service kube-system/kube-dns',
  ],
  'LG101 by dnsPolicy': [
    'error LG101 dns.yaml:18: kube-system/Deployment/coredns forwards every name outside cluster.local to 10.96.0.10:53, which is kube-system/Deployment/coredns itself (Service kube-system/kube-dns): every such query comes back and is forwarded again. CoreDNS will not start: CrashLoopBackOff, its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: default | kube-system/Deployment/coredns | . | always | fatal | every name outside cluster.local | A',
    'help: Set dnsPolicy: Default on kube-system/Deployment/coredns (dns.yaml:31), or forward to resolvers that do not lead back to kube-system/Deployment/coredns. The settings on the path: dns.yaml:31, dns.yaml:45.',
    'path dns.yaml:18: kube-system/Deployment/coredns (zone .) forwards to 10.96.0.10:53, Service kube-system/kube-dns',
    "path dns.yaml:31: dnsPolicy ClusterFirst: the pod's resolver is the cluster DNS 10.96.0.10",
    'path dns.yaml:45: the cluster DNS is Service kube-system/kube-dns',
    'path dns.yaml:51: 10.96.0.10:53 is Service kube-system/kube-dns',
  ],
  'LG101 by an address': [
    'error LG101 Corefile:3: Corefile forwards every name to 127.0.0.1:53, which is Corefile itself (its own loopback): every such query comes back and is forwarded again. CoreDNS will not start: its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: default | Corefile | . | always | fatal | every name | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:3: Corefile (zone .) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG101 of a stub domain with a guard': [
    'error LG101 Corefile:3: Corefile forwards every name under a.test to 127.0.0.1:53, which is Corefile itself (its own loopback): every such query comes back and is forwarded again. CoreDNS will not start: its log says `plugin/loop: Loop (...) detected for zone "a.test."`.',
    'of: default | Corefile | a.test | always | fatal | every name under a.test | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:3: Corefile (zone a.test) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG101 of DS alone': [
    'note LG101 Corefile:7: Corefile forwards DS questions for every name to 127.0.0.1:53, which is Corefile itself (its own loopback): every such query comes back and is forwarded again. The loop plugin is there and does not see this loop: its probe ends before it: acl refuses it.',
    'of: default | Corefile | . | always | blind | DS questions for every name | DS',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:7: Corefile (zone .) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG101 where only zones below do not': [
    'error LG101 Corefile:3: Corefile forwards every name outside a.test to 127.0.0.1:53, which is Corefile itself (its own loopback): every such query comes back and is forwarded again. CoreDNS will not start: its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: default | Corefile | . | always | fatal | every name outside a.test | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:3: Corefile (zone .) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG101 whose guard is blind': [
    'error LG101 Corefile:3: Corefile forwards every name outside b.test to 127.0.0.1:53, which is Corefile itself (its own loopback): every such query comes back and is forwarded again. The loop plugin is there and does not see this loop: no forward of server block b.test takes its probe name.',
    'of: default | Corefile | b.test | always | blind | every name outside b.test | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:3: Corefile (zone b.test) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG203 whose name a rewrite spoils': [
    'warning LG203 Corefile:2: The loop plugin of server block . could not see a loop here: its probe ends before it: rewrite makes a name that is none.',
    'of: default | Corefile | .',
    'help: Let the probe through, a HINFO question for a random name below the first zone: by `fallthrough`, or by a separate server block for what is forwarded, with `loop`.',
  ],
  'LG101 of a third': [
    'error LG101 Corefile:2: Corefile forwards every name to 127.0.0.1:53, which is Corefile itself (its own loopback): 33.3 % of such queries come back and are forwarded again. No loop plugin guards these server blocks: nothing stops the queries but exhausted memory.',
    'of: default | Corefile | . | sometimes | 0.333333 | absent | every name | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:2: Corefile (zone .) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG304 of a node': [
    "warning LG304 .loopgate.yaml:7: /etc/resolv.conf of nodes sends names to 10.96.0.10, the cluster DNS, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.",
    'of: prod',
    'help: List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
    'note LG305 dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: {{ upstream }} is filled in elsewhere. It loops where the value is an address that leads back here.',
    'of: prod | kube-system/Deployment/coredns | .',
    'help: Write the address where the value is set, or scan what is made of this file.',
  ],
  'LG305 of a host name': [
    'note LG305 Corefile:3: Where Corefile (zone .) forwards names is not known: what dns.example.test resolves to is not stated. It loops where dns.example.test is an address that leads back here.',
    'of: default | Corefile | .',
    'help: Say in .loopgate.yaml which resolver dns.example.test is, or write its address.',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: default, resolvers: [{ name: "dns.example.test", addresses: [192.0.2.53] }] }',
    'note LG401 Corefile:3: CoreDNS before 1.14.4 would refuse this Corefile: plugin/forward: not an IP address or file: "dns.example.test". 1.15.0 would start with it, and nothing states the version.',
    'of: default | Corefile',
    'help: State the version, by the image tag or as coredns-version, or do without this line.',
  ],
  'LG305 of a value': [
    'note LG305 Corefile:3: Where Corefile (zone .) forwards names is not known: {{ up }} is filled in elsewhere. It loops where the value is an address that leads back here.',
    'of: default | Corefile | .',
    'help: Write the address where the value is set, or scan what is made of this file.',
  ],
  'LG305 of a file of the pod': [
    'note LG305 dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what /opt/up.conf holds is not stated. It loops where /opt/up.conf names this server or the cluster DNS.',
    'of: default | kube-system/Deployment/coredns | .',
    'help: Give the server its resolvers by address instead of /opt/up.conf.',
  ],
  'LG305 of the file of nodes': [
    "note LG305 dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what /etc/resolv.conf holds on the nodes is not stated. It loops on nodes whose /etc/resolv.conf names systemd-resolved's stub listener (Ubuntu, Fedora, Flatcar, Debian's cloud images), for every name outside cluster.local; the loop plugin then stops the server at startup. It does not where that file lists the resolvers of the network.",
    'of: default | kube-system/Deployment/coredns | .',
    "help: Say in .loopgate.yaml which system the nodes run, or give the server resolvers by address. The kubelet's resolvConf /run/systemd/resolve/resolv.conf never names the stub listener.",
    "path dns.yaml:31: dnsPolicy Default: the pod gets the node's resolver file",
    'path k.yaml:5: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: default, nodes: [{ name: default, os: ubuntu-24.04 }] }',
  ],
  'LG305 of another file of nodes': [
    "note LG305 dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what /opt/own.conf holds on the nodes is not stated. It would loop where that file names an address of this cluster's DNS; on the common systems it does not.",
    'of: default | kube-system/Deployment/coredns | .',
    "help: Say in .loopgate.yaml which system the nodes run, or give the server resolvers by address. The kubelet's resolvConf /run/systemd/resolve/resolv.conf never names the stub listener.",
    "path dns.yaml:31: dnsPolicy Default: the pod gets the node's resolver file",
    'path k.yaml:5: kubelet copies /opt/own.conf into pods with dnsPolicy Default',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: default, nodes: [{ name: default, files: { "/opt/own.conf": { inline: "nameserver 192.0.2.53" } } }] }',
  ],
  'LG401 of two clusters': [
    'error LG401 a/dns.yaml:18: CoreDNS 1.11.3 would refuse this Corefile: plugin/forward: not an IP address or file: "dns.example.test"',
    'of: a | kube-system/Deployment/coredns',
    'help: Correct this line; until then the server does not start.',
    'path a/dns.yaml:34: the version is 1.11.3',
    'error LG401 b/dns.yaml:18: CoreDNS 1.11.3 would refuse this Corefile: plugin/forward: not an IP address or file: "dns.example.test"',
    'of: b | kube-system/Deployment/coredns',
    'help: Correct this line; until then the server does not start.',
    'path b/dns.yaml:34: the version is 1.11.3',
  ],
  'LG401 of a word': [
    "error LG401 Corefile:2: CoreDNS 1.15.0 would refuse this Corefile: Unknown directive 'forwrad'",
    'of: default | Corefile',
    'help: Correct this line; until then the server does not start. No modelled version would start with it.',
  ],
  'LG401 of two pools': [
    'note LG301 .loopgate.yaml:6: Pods with dnsPolicy Default get nameserver 127.0.0.53: in a pod that is the pod itself, not the node.',
    'of: prod',
    'help: Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
    'path .loopgate.yaml:6: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: nothing states another resolvConf',
    "path .loopgate.yaml:6: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
    "error LG401 dns.yaml:9: CoreDNS 1.11.3 would refuse this Corefile: Unknown directive 'forwrad'",
    'of: prod | kube-system/Deployment/coredns',
    'help: Correct this line; until then the server does not start.',
    'path dns.yaml:25: the version is 1.11.3',
  ],
  'LG801 once': [
    'note LG801 Corefile:3: The plugin house is not modelled: it may answer queries before they are forwarded',
    'of: ',
    'help: No action needed: this part is not checked.',
  ],
  'LG801 twice': [
    'note LG801 Corefile:3: The plugin house is not modelled: it may answer queries before they are forwarded; so is it at 1 more place',
    'of: ',
    'help: No action needed: this part is not checked.',
    'path Corefile:8: the same',
  ],
  'LG801 three times': [
    'note LG801 Corefile:3: The plugin house is not modelled: it may answer queries before they are forwarded; so is it at 2 more places',
    'of: ',
    'help: No action needed: this part is not checked.',
    'path Corefile:8: the same',
    'path Corefile:13: the same',
  ],
  'LG802 of a file': [
    'warning LG802 a.yaml:3: This is not valid YAML: a line is not indented as its surroundings demand.',
    'of: ',
    'help: Correct the file, or exclude it under `paths`.',
  ],
  'LG201 of a block': [
    'error LG201 Corefile:1: The server block . of Corefile still forwards, and its loop plugin is gone: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | Corefile | .',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path Corefile:2: the base has `loop` here',
  ],
  'LG201 of a forward that moved': [
    'note LG204 Corefile:2: The loop plugin of server block . guards nothing: the block forwards no query, and the probe at start ends in an error in the log.',
    'of: default | Corefile | .',
    'help: Remove `loop` here, or move it to the server block that forwards.',
    'error LG201 Corefile:5: The server block a.test of Corefile takes over a forward that had the loop plugin beside it, and has none: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | Corefile | a.test',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path Corefile:2: the base has `loop` here',
  ],
  'LG201 of one zone for another': [
    'error LG201 Corefile:1: The server block b.test of Corefile still forwards, and its loop plugin is gone: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | Corefile | b.test',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path Corefile:2: the base has `loop` here',
  ],
  'LG201 of another port': [
    'error LG201 Corefile:1: The server block . of Corefile still forwards, and its loop plugin is gone: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | Corefile | .',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path Corefile:2: the base has `loop` here',
  ],
  'LG201 not of a block that stood beside it': [
    'note LG202 Corefile:1: The server block . of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | .',
    'help: Add `loop` to this server block.',
  ],
  'LG201 of two servers that moved': [
    'error LG201 x/a/Corefile:1: The server block . of x/a/Corefile still forwards, and its loop plugin is gone: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | x/a/Corefile | .',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path a/Corefile:3: the base has `loop` here',
  ],
  'LG201 where an import took its place': [
    'error LG401 dns.yaml:9: CoreDNS 1.11.3 would refuse this Corefile: File to import not found: custom/guard.conf',
    'of: default | kube-system/Deployment/coredns',
    'help: Correct this line; until then the server does not start.',
    'path dns.yaml:26: the version is 1.11.3',
  ],
  'LG302 of the cluster DNS': [
    'warning LG302 dns.yaml:31: kube-system/Deployment/coredns serves DNS, and its own pods get the cluster DNS as their resolver (dnsPolicy ClusterFirst): what it takes from /etc/resolv.conf comes back to the cluster DNS.',
    'of: default | kube-system/Deployment/coredns',
    'help: Set dnsPolicy: Default on the pod template.',
  ],
  'LG202 of a command': [
    'note LG202 fix.sh:2: This command deletes the loop plugin from a Corefile: a forwarding loop would not be noticed at startup.',
    'of: default',
    'help: End the loop itself at the upstream, and leave `loop` where it is.',
  ],
  'LG201 of a command': [
    'error LG201 fix.sh:2: This command deletes the loop plugin from a Corefile: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default',
    'help: End the loop itself at the upstream, and leave `loop` where it is.',
  ],
  'LG201 not of a command that was there': [
    'note LG202 fix.sh:2: This command deletes the loop plugin from a Corefile: a forwarding loop would not be noticed at startup.',
    'of: default',
    'help: End the loop itself at the upstream, and leave `loop` where it is.',
  ],
  'LG202 not where a template may bring it': [
    'note LG801 Corefile:2: what {{ more }} expands to is filled in elsewhere: it may answer queries before they are forwarded',
    'of: ',
    'help: No action needed: this part is not checked.',
  ],
  'LG203 that probes the first of four zones': [
    'warning LG203 Corefile:2: The loop plugin of server block a.test could not see a loop here: it probes a.test only, and the block also forwards b.test, c.test, d.test.',
    'of: default | Corefile | a.test',
    'help: Give each zone its own server block with `loop`.',
  ],
  'LG203 not of a zone that is excepted': [],
  'LG203 not of one of two forwards with a bound': [],
  'LG203 not of one bound among two': [],
  'LG101 of two blocks on two ports': [
    'error LG101 Corefile:2: Corefile forwards every name under a.test to 127.0.0.1:54; that is Corefile, which forwards to 127.0.0.1:53, which is Corefile again: every such query comes back and is forwarded again. No loop plugin guards these server blocks: nothing stops the queries but exhausted memory.',
    'of: default | Corefile | a.test | always | absent | every name under a.test | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:54.',
    'path Corefile:2: Corefile (zone a.test) forwards to 127.0.0.1:54, its own loopback',
    'path Corefile:5: Corefile (zone a.test) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG101 of two servers': [
    'error LG101 a/Corefile:3: a/Corefile forwards every name to 10.0.0.2:53; that is b/Corefile, which forwards to 10.0.0.1:53, which is a/Corefile again: every such query comes back and is forwarded again. b/Corefile will not start: its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: default | a/Corefile | . | always | fatal | every name | A',
    'help: Forward to resolvers that do not lead back to a/Corefile instead of 10.0.0.2:53.',
    'path a/Corefile:3: a/Corefile (zone .) forwards to 10.0.0.2:53, the address of b/Corefile',
    'path b/Corefile:4: b/Corefile (zone .) forwards to 10.0.0.1:53, the address of a/Corefile',
  ],
  'LG101 of pools': [
    'error LG101 dns.yaml:18: kube-system/Deployment/coredns on nodes of a forwards every name outside cluster.local to 127.0.0.53:53, which is kube-system/Deployment/coredns itself (loopback inside its own pod): every such query comes back and is forwarded again. CoreDNS will not start: CrashLoopBackOff, its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: prod | kube-system/Deployment/coredns | . | always | fatal | every name outside cluster.local | A',
    'help: Set resolvConf of the kubelet (which nothing states) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or forward to resolvers that do not lead back to kube-system/Deployment/coredns. Deleting the loop plugin would only hide it. The settings on the path: dns.yaml:31, .loopgate.yaml:5.',
    'path dns.yaml:18: kube-system/Deployment/coredns (zone .) forwards to 127.0.0.53:53, loopback inside its own pod',
    "path dns.yaml:31: dnsPolicy Default: the pod gets the node's resolver file",
    'path .loopgate.yaml:5: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: nothing states another resolvConf',
    "path .loopgate.yaml:5: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
  ],
  'LG301 of a pool': [
    'note LG301 .loopgate.yaml:5: Pods with dnsPolicy Default on nodes of a get nameserver 127.0.0.53: in a pod that is the pod itself, not the node.',
    'of: prod',
    'help: Point resolvConf of the kubelet to a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
    'path .loopgate.yaml:5: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: nothing states another resolvConf',
    "path .loopgate.yaml:5: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
  ],
  'LG304 of nodes of a pool': [
    "warning LG304 .loopgate.yaml:5: /etc/resolv.conf of nodes of infra sends names to 10.96.0.10, the cluster DNS, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.",
    'of: prod',
    'help: List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
    'note LG305 dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: {{ upstream }} is filled in elsewhere. It loops where the value is an address that leads back here.',
    'of: prod | kube-system/Deployment/coredns | .',
    'help: Write the address where the value is set, or scan what is made of this file.',
  ],
  'LG305 in a declared cluster': [
    'note LG305 Corefile:3: Where Corefile (zone .) forwards names is not known: what dns.example.test resolves to is not stated. It loops where dns.example.test is an address that leads back here.',
    'of: prod | Corefile | .',
    'help: Say in .loopgate.yaml which resolver dns.example.test is, or write its address.',
    'paste: # to cluster "prod":',
    'paste: resolvers: [{ name: "dns.example.test", addresses: [192.0.2.53] }]',
    'note LG401 Corefile:3: CoreDNS before 1.14.4 would refuse this Corefile: plugin/forward: not an IP address or file: "dns.example.test". 1.15.0 would start with it, and nothing states the version.',
    'of: prod | Corefile',
    'help: State the version, by the image tag or as coredns-version, or do without this line.',
  ],
  'LG305 of clusters of their own': [
    'note LG305 a/dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what dns.example.test resolves to is not stated. It loops where dns.example.test is an address that leads back here.',
    'of: a | kube-system/Deployment/coredns | .',
    'help: Say in .loopgate.yaml which resolver dns.example.test is, or write its address.',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: a, paths: ["a/**"], resolvers: [{ name: "dns.example.test", addresses: [192.0.2.53] }] }',
    'note LG305 b/dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what other.example.test resolves to is not stated. It loops where other.example.test is an address that leads back here.',
    'of: b | kube-system/Deployment/coredns | .',
    'help: Say in .loopgate.yaml which resolver other.example.test is, or write its address.',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: b, paths: ["b/**"], resolvers: [{ name: "other.example.test", addresses: [192.0.2.53] }] }',
  ],
  'LG305 of two servers and one file': [
    'note LG305 Corefile:3: Where Corefile (zone .) forwards names is not known: what /etc/resolv.conf holds on its host is not stated. It loops where /etc/resolv.conf of its host names this server.',
    'of: default | Corefile | .',
    'help: Give the server its resolvers by address instead of /etc/resolv.conf.',
    'path Corefile:7: Corefile (zone a.test) forwards to the same',
  ],
  'LG401 that an older release takes': [
    'note LG202 Corefile:1: The server block . of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | .',
    'help: Add `loop` to this server block.',
    "note LG401 Corefile:2: CoreDNS 1.5.0 and later would refuse this Corefile: Unknown directive 'proxy'. 1.4.0 would start with it, and nothing states the version.",
    'of: default | Corefile',
    'help: State the version, by the image tag or as coredns-version, or correct this line before an upgrade.',
  ],
  'LG401 that the newest alone refuses': [
    'note LG401 Corefile:3: CoreDNS 1.15.0 would refuse this Corefile: plugin/file: file "a.db" has SOA owner b.test. that does not match origin a.test.. 1.14.7 would start with it, and nothing states the version.',
    'of: default | Corefile',
    'help: State the version, by the image tag or as coredns-version, or correct this line before an upgrade.',
  ],
  'LG802 of templates': [
    'note LG802 x/a.yaml.j2:1: 2 templates have to be rendered first to be judged whole: `x/a.yaml.j2`, `x/b.yaml.j2`.',
    'of: ',
    'help: Scan the files that the playbook or generator writes from this template.',
  ],
  'LG201 of a zone of two': [
    'error LG201 Corefile:5: The server block b.test of Corefile still forwards, and its loop plugin is gone: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | Corefile | b.test',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path Corefile:2: the base has `loop` here',
  ],
  'LG201 of a server that is renamed': [
    'error LG201 dns.yaml:8: The server block . of kube-system/Deployment/dns still forwards, and its loop plugin is gone: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | kube-system/Deployment/dns | .',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path dns.yaml:9: the base has `loop` here',
  ],
  'LG201 not where another forward came': [
    'note LG202 Corefile:5: The server block a.test of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | a.test',
    'help: Add `loop` to this server block.',
  ],
  'LG101 where an answer has no data': [
    "note LG401 Corefile:3: CoreDNS before 1.14.4 would refuse this Corefile: plugin/forward: unknown property 'next_on_nodata'. 1.15.0 would start with it, and nothing states the version.",
    'of: default | Corefile',
    'help: State the version, by the image tag or as coredns-version, or do without this line.',
    'warning LG101 Corefile:5: Corefile forwards every name to 127.0.0.1:53, which is Corefile itself (its own loopback): such queries come back when the forward before it is answered without data. No loop plugin guards these server blocks: nothing stops the queries but exhausted memory.',
    'of: default | Corefile | . | sometimes | absent | every name | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:5: Corefile (zone .) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG101 of a share of what comes next': [
    "note LG401 Corefile:3: CoreDNS before 1.11.4 would refuse this Corefile: plugin/forward: unknown property 'next'. 1.15.0 would start with it, and nothing states the version.",
    'of: default | Corefile',
    'help: State the version, by the image tag or as coredns-version, or do without this line.',
    'warning LG101 Corefile:5: Corefile forwards every name to 127.0.0.1:53, which is Corefile itself (its own loopback): such queries come back when the forward before it is answered NXDOMAIN. No loop plugin guards these server blocks: nothing stops the queries but exhausted memory.',
    'of: default | Corefile | . | sometimes | absent | every name | A',
    'help: Forward to resolvers that do not lead back to Corefile instead of 127.0.0.1:53.',
    'path Corefile:5: Corefile (zone .) forwards to 127.0.0.1:53, its own loopback',
  ],
  'LG101 whose guard stands in the second server': [
    'error LG101 a/Corefile:3: a/Corefile forwards every name under test to 10.0.0.2:53; that is b/Corefile, which forwards to 10.0.0.1:53, which is a/Corefile again: every such query comes back and is forwarded again. b/Corefile will not start: its log says `plugin/loop: Loop (...) detected for zone "test."`.',
    'of: default | a/Corefile | . | always | fatal | every name under test | A',
    'help: Forward to resolvers that do not lead back to a/Corefile instead of 10.0.0.2:53.',
    'path a/Corefile:3: a/Corefile (zone .) forwards to 10.0.0.2:53, the address of b/Corefile',
    'path b/Corefile:4: b/Corefile (zone test) forwards to 10.0.0.1:53, the address of a/Corefile',
  ],
  'LG101 of two blocks by one setting': [
    'error LG101 dns.yaml:10: kube-system/Deployment/coredns forwards every name outside a.test to 127.0.0.53:53, which is kube-system/Deployment/coredns itself (loopback inside its own pod): every such query comes back and is forwarded again. CoreDNS will not start: CrashLoopBackOff, its log says `plugin/loop: Loop (...) detected for zone "."`.',
    'of: prod | kube-system/Deployment/coredns | . | always | fatal | every name outside a.test | A',
    'help: Set resolvConf of the kubelet (which nothing states) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or forward to resolvers that do not lead back to kube-system/Deployment/coredns. Deleting the loop plugin would only hide it. The settings on the path: dns.yaml:27, .loopgate.yaml:6.',
    'path dns.yaml:10: kube-system/Deployment/coredns (zone .) forwards to 127.0.0.53:53, loopback inside its own pod',
    "path dns.yaml:27: dnsPolicy Default: the pod gets the node's resolver file",
    'path .loopgate.yaml:6: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default: nothing states another resolvConf',
    "path .loopgate.yaml:6: on Ubuntu 24.04 (ubuntu-24.04) /etc/resolv.conf lists 127.0.0.53, systemd-resolved's stub listener",
    'path dns.yaml:14: the same setting brings every name under a.test back to kube-system/Deployment/coredns (zone a.test)',
  ],
  'LG203 of a forward for each zone': [
    'warning LG203 Corefile:2: The loop plugin of server block a.test could not see a loop here: it probes a.test only, and the block also forwards b.test.',
    'of: default | Corefile | a.test',
    'help: Give each zone its own server block with `loop`.',
  ],
  'LG201 of one of two servers that moved': [
    'error LG201 c/Corefile:1: The server block . of c/Corefile still forwards, and its loop plugin is gone: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | c/Corefile | .',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path a/Corefile:3: the base has `loop` here',
    'note LG202 d/Corefile:1: The server block . of d/Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | d/Corefile | .',
    'help: Add `loop` to this server block.',
  ],
  'LG802 of configurations that are gone': [
    'warning LG802 a.yaml:14: The configuration of kube-system/Deployment/coredns, which the base has, is not in sight any more: where it forwards to now, and whether it still has its guard, is not known.',
    'of: kube-system/Deployment/coredns',
    'help: Keep the configuration where it is scanned, or scan it where it is kept now.',
    'warning LG802 b.yaml:14: The configuration of other/Deployment/coredns, which the base has, is not in sight any more: where it forwards to now, and whether it still has its guard, is not known.',
    'of: other/Deployment/coredns',
    'help: Keep the configuration where it is scanned, or scan it where it is kept now.',
  ],
  'LG802 of two folders of templates': [
    'note LG802 x/one/a.yaml.j2:1: 2 templates have to be rendered first to be judged whole: `x/one/a.yaml.j2`, `x/one/b.yaml.j2`.',
    'of: ',
    'help: Scan the files that the playbook or generator writes from this template.',
    'note LG802 x/two/a.yaml.j2:1: 2 templates have to be rendered first to be judged whole: `x/two/a.yaml.j2`, `x/two/b.yaml.j2`.',
    'of: ',
    'help: Scan the files that the playbook or generator writes from this template.',
  ],
  'LG305 of a name in two spellings': [
    'note LG305 Corefile:3: Where Corefile (zone .) forwards names is not known: what dns.example.test resolves to is not stated. It loops where dns.example.test is an address that leads back here.',
    'of: default | Corefile | .',
    'help: Say in .loopgate.yaml which resolver dns.example.test is, or write its address.',
    'path Corefile:7: Corefile (zone a.test) forwards to the same',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: default, resolvers: [{ name: "dns.example.test", addresses: [192.0.2.53] }] }',
    'note LG401 Corefile:3: CoreDNS before 1.14.4 would refuse this Corefile: plugin/forward: not an IP address or file: "dns.example.test". 1.15.0 would start with it, and nothing states the version.',
    'of: default | Corefile',
    'help: State the version, by the image tag or as coredns-version, or do without this line.',
  ],
  'LG305 of a cluster by itself': [
    'note LG305 a/dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what dns.example.test resolves to is not stated. It loops where dns.example.test is an address that leads back here.',
    'of: default | kube-system/Deployment/coredns | .',
    'help: Say in .loopgate.yaml which resolver dns.example.test is, or write its address.',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: default, resolvers: [{ name: "dns.example.test", addresses: [192.0.2.53] }] }',
  ],
  'LG305 of eleven clusters': [
    'note LG305 base/dns.yaml:18: Where kube-system/Deployment/coredns (zone .) forwards names is not known: what dns.example.test resolves to is not stated. It loops where dns.example.test is an address that leads back here. This concerns the clusters over/a, over/b, over/c, over/d, over/e, over/f, over/g, over/h, over/i, over/j and 1 more.',
    'of: over/a | kube-system/Deployment/coredns | .',
    'help: Say in .loopgate.yaml which resolver dns.example.test is, or write its address.',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: "over/a", paths: ["over/a/**"], resolvers: [{ name: "dns.example.test", addresses: [192.0.2.53] }] }',
  ],
  'LG305 of two values': [
    'note LG305 Corefile:3: Where Corefile (zone .) forwards names is not known: {{ up }} is filled in elsewhere. It loops where the value is an address that leads back here.',
    'of: default | Corefile | .',
    'help: Write the address where the value is set, or scan what is made of this file.',
    'path Corefile:7: Corefile (zone a.test) forwards to the same',
  ],
  'LG201 of two commands': [
    'error LG201 fix.sh:2: This command deletes the loop plugin from a Corefile: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default',
    'help: End the loop itself at the upstream, and leave `loop` where it is.',
    'error LG201 fix.sh:3: This command deletes the loop plugin from a Corefile: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default',
    'help: End the loop itself at the upstream, and leave `loop` where it is.',
  ],
  'LG202 of a root that shares its block, and of a stub domain': [
    'note LG202 Corefile:1: The server block . of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | .',
    'help: Add `loop` to this server block.',
    'note LG202 Corefile:4: The server block b.test of Corefile forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    'of: default | Corefile | b.test',
    'help: Add `loop` to this server block.',
  ],
  'LG201 of one of two forwards to one resolver': [
    'warning LG203 Corefile:2: The loop plugin of server block . could not see a loop here: no forward of this server block takes its probe name.',
    'of: default | Corefile | .',
    'help: Give each forwarded zone its own server block with `loop`.',
    'error LG201 Corefile:5: The server block a.test of Corefile takes over a forward that had the loop plugin beside it, and has none: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead.',
    'of: default | Corefile | a.test',
    'help: Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    'path Corefile:2: the base has `loop` here',
  ],
  'LG204 beside two remarks': [
    'note LG801 Corefile:2: The plugin house is not modelled: it may answer queries before they are forwarded',
    'of: ',
    'help: No action needed: this part is not checked.',
    'note LG801 Corefile:3: The plugin home is not modelled: it may answer queries before they are forwarded',
    'of: ',
    'help: No action needed: this part is not checked.',
    'note LG204 Corefile:8: The loop plugin of server block . guards nothing: the block forwards no query, and the probe at start ends in an error in the log.',
    'of: default | Corefile | .',
    'help: Remove `loop` here, or move it to the server block that forwards.',
  ],
  'LG305 of a kubelet that the change turned': [
    "warning LG305 k.yaml:5: What pods with dnsPolicy Default get as their resolvers is not known: what /etc/resolv.conf holds on the nodes is not stated. Before this change it was known. On nodes whose /etc/resolv.conf names systemd-resolved's stub listener they get 127.0.0.53, which in a pod is the pod itself: a CoreDNS there forwards to itself.",
    'of: default',
    "help: Say in .loopgate.yaml which system the nodes run, or give the server resolvers by address. The kubelet's resolvConf /run/systemd/resolve/resolv.conf never names the stub listener.",
    'path k.yaml:5: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default',
    'paste: version: 1',
    'paste: clusters:',
    'paste:   - { name: default, nodes: [{ name: default, os: ubuntu-24.04 }] }',
  ],
};

describe.each(Object.entries(CASES))('%s', (name, { head, base }) => {
  test('is said in full', () => {
    expect(full(scanTexts(head, base))).toEqual(SAID[name]);
  });
  test('has a fingerprint for each finding', () => {
    const { findings } = scanTexts(head, base).report;
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
  });
});
