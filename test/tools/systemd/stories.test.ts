/** CoreDNS started by a unit of systemd: whose machine it is on, which Corefile it reads, and what comes round. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const UNIT = `[Unit]
Description=CoreDNS
[Service]
ExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile
`;
const SELF = '.:53 {\n  forward . 127.0.0.1:53\n}\n';

function reported(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).said.filter((line) => !line.startsWith('note LG202'));
}

describe('a unit beside its Corefile', () => {
  test('is one server, not two', () => {
    const { report } = scanTexts({ 'dns/Corefile': SELF, 'dns/coredns.service': UNIT });
    expect(report.counts.servers).toBe(1);
    expect(report.findings.map((one) => one.server)).toContain('dns/Corefile');
    expect(reported({ 'dns/Corefile': SELF, 'dns/coredns.service': UNIT })).toEqual([
      'error LG101 dns/Corefile:2:13 always absent',
    ]);
  });
  test('-dns.port is the port of keys that name none', () => {
    const files = {
      'dns/Corefile': '. {\n  forward . 127.0.0.1:1053\n}\n',
      'dns/coredns.service': UNIT.replace('Corefile\n', 'Corefile \\\n  -dns.port 1053\n'),
    };
    expect(reported(files)).toEqual(['error LG101 dns/Corefile:2:13 always absent']);
    // Something else would listen at 1053 of that host.
    expect(reported({ ...files, 'dns/coredns.service': UNIT })).toEqual(['note LG305 dns/Corefile:2:13']);
  });
});

describe('a folder that mirrors the machine', () => {
  const files = {
    'box/etc/coredns/Corefile': '. {\n  forward . /etc/resolv.conf\n}\n',
    'box/etc/systemd/system/coredns.service': UNIT,
  };
  test('its own resolver file leads back', () => {
    expect(reported({ ...files, 'box/etc/resolv.conf': 'nameserver 127.0.0.1\n' })).toEqual([
      'error LG101 box/etc/coredns/Corefile:2:13 always absent',
    ]);
    expect(reported({ ...files, 'box/etc/resolv.conf': 'nameserver 192.0.2.1\n' })).toEqual([]);
  });
  test("the machine's stub listener leads back by systemd-resolved's own server", () => {
    const stub = { ...files, 'box/etc/resolv.conf': 'nameserver 127.0.0.53\n' };
    const resolved = 'box/etc/systemd/resolved.conf.d/dns.conf';
    expect(reported({ ...stub, [resolved]: '[Resolve]\nDNS=127.0.0.1\n' })).toEqual([
      'error LG101 box/etc/coredns/Corefile:2:13 always absent',
    ]);
    expect(reported({ ...stub, [resolved]: '[Resolve]\nDNS=192.0.2.1\n' })).toEqual([]);
  });
  test('what is said of that machine is not said of nodes', () => {
    const cluster = {
      ...files,
      'box/etc/resolv.conf': 'nameserver 127.0.0.1\n',
      'box/etc/coredns/Corefile': '. {\n  forward . 192.0.2.1\n}\n',
      'pod.yaml':
        'apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec:\n  dnsPolicy: Default\n  containers: [{name: x, image: x}]\n',
    };
    expect(reported(cluster)).toEqual([]);
  });
  test('BindReadOnlyPaths shows it another resolver file', () => {
    const unit = `${UNIT}BindReadOnlyPaths=/run/upstream.conf:/etc/resolv.conf\n`;
    const more = { ...files, 'box/etc/systemd/system/coredns.service': unit };
    expect(reported({ ...more, 'box/etc/resolv.conf': 'nameserver 127.0.0.1\n' })).toEqual([
      'note LG305 box/etc/coredns/Corefile:2:13',
    ]);
  });
});

describe('what the command line says', () => {
  const loop = (unit: Readonly<Record<string, string>>): readonly string[] =>
    reported({ 'dns/Corefile': '. {\n  forward . 127.0.0.1:1053\n}\n', ...unit });
  const FOUND = ['error LG101 dns/Corefile:2:13 always absent'];
  /** Who listens at 1053 of the host is asked for. */
  const NOT_STATED = ['note LG305 dns/Corefile:2:13'];
  const command = (line: string): string => `[Service]\n${line}\n`;
  test.each([
    ['ExecStart=-/usr/bin/coredns -conf=/etc/coredns/Corefile -p=1053', FOUND],
    ['Environment=PORT=1053\nExecStart=/opt/coredns_1.11.1 --conf /etc/coredns/Corefile --dns.port ${PORT}', FOUND],
    ['Environment="OPTS=-dns.port 1053 -conf /etc/coredns/Corefile"\nExecStart=/usr/bin/coredns $OPTS', FOUND],
    ['ExecStart=/usr/bin/env GOGC=50 /usr/bin/coredns -dns.port=1053', FOUND],
    ['WorkingDirectory=/etc/coredns\nExecStart=/bin/sh -c "exec /usr/bin/coredns -dns.port 1053"', FOUND],
    ['ExecStart=/usr/bin/coredns -dns.port 1053\nExecStart=\nExecStart=/usr/bin/coredns', NOT_STATED],
    ['#ExecStart=/usr/bin/coredns -dns.port 1053\nExecStart=/usr/bin/coredns', NOT_STATED],
  ])('%s', (line, found) => expect(loop({ 'dns/coredns.service': command(line) })).toEqual(found));
  test('drop-ins count in the order of their names', () => {
    const unit = command('ExecStart=/usr/bin/coredns -dns.port $PORT');
    const dropIn = (name: string, port: number): Readonly<Record<string, string>> => ({
      [`dns/coredns.service.d/${name}.conf`]: `[Service]\nEnvironment=PORT=${port}\n`,
    });
    expect(loop({ 'dns/coredns.service': unit, ...dropIn('10', 53), ...dropIn('20', 1053) })).toEqual(FOUND);
    expect(loop({ 'dns/coredns.service': unit, ...dropIn('30', 53), ...dropIn('20', 1053) })).toEqual(NOT_STATED);
  });
  test('the file of its environment', () => {
    const unit = command('EnvironmentFile=-/etc/default/coredns\nExecStart=/usr/bin/coredns $COREDNS_OPTS');
    expect(loop({ 'dns/coredns.service': unit, 'dns/etc/default/coredns': 'COREDNS_OPTS="-dns.port 1053"\n' })).toEqual(
      FOUND,
    );
    expect(loop({ 'dns/coredns.service': unit, 'dns/coredns': '# port\nCOREDNS_OPTS=-dns.port=1053\n' })).toEqual(
      FOUND,
    );
    expect(loop({ 'dns/coredns.service': unit })).toEqual(NOT_STATED);
  });
  test('variables of the Corefile are what the unit states, and else not known', () => {
    const files = (unit: string): readonly string[] =>
      reported({
        'dns/Corefile': '. {\n  forward . {$UPSTREAM}\n}\n',
        'dns/coredns.service': command(`${unit}ExecStart=/usr/bin/coredns`),
      }).filter((line) => !line.startsWith('note'));
    expect(files('Environment=UPSTREAM=127.0.0.1\n')).toEqual(FOUND);
    expect(files('Environment=UPSTREAM=192.0.2.1\n')).toEqual([]);
    expect(files('')).toEqual([]);
  });
  test('a Corefile that is not in the repository is remarked', () => {
    const { said } = scanTexts({ 'dns/coredns.service': command('ExecStart=/usr/bin/coredns -conf /x/Corefile') });
    expect(said).toEqual(['note LG801 dns/coredns.service:2:11']);
  });
});

describe('texts that put both on a machine', () => {
  const indent = (text: string): string => text.replace(/^(?=.)/gm, '      ');
  const cloud = (more = ''): string =>
    `#cloud-config\nwrite_files:\n  - path: /etc/coredns/Corefile\n    content: |\n${indent('. {\n  forward . /etc/resolv.conf\n}\n')}` +
    `  - path: /etc/systemd/system/coredns.service\n    content: |\n${indent(UNIT)}` +
    `  - path: /etc/resolv.conf\n    content: |\n${indent('nameserver 127.0.0.1\n')}${more}`;
  test('user data', () => {
    expect(reported({ 'user-data.yaml': cloud() })).toEqual(['error LG101 user-data.yaml:6:19 always absent']);
  });
  test('a here-document of a script', () => {
    const script = (corefile: string, port = ''): string =>
      `#!/bin/bash\nmkdir -p /etc/coredns\ncat >/etc/coredns/Corefile <<'EOF'\n${corefile}EOF\n` +
      `cat > /etc/systemd/system/coredns.service <<EOF\n${UNIT.replace('Corefile', `Corefile ${port}`)}EOF\nsystemctl enable --now coredns\n`;
    expect(reported({ 'setup.sh': script(SELF) })).toEqual(['error LG101 setup.sh:5:13 always absent']);
    expect(scanTexts({ 'setup.sh': script(SELF) }).report.counts.servers).toBe(1);
    expect(reported({ 'setup.sh': script('. {\n  forward . 127.0.0.1:1053\n}\n', '-dns.port 1053') })).toEqual([
      'error LG101 setup.sh:5:13 always absent',
    ]);
    // Another resolver of the machine, such as a Pi-hole, that no file shows.
    expect(reported({ 'setup.sh': script('.:8053 {\n  forward . 127.0.0.1:53\n}\n') })).toEqual([
      'note LG305 setup.sh:5:13',
    ]);
  });
  test('Butane', () => {
    const butane = (port: number): string =>
      'variant: fcos\nversion: 1.5.0\nstorage:\n  files:\n    - path: /etc/coredns/Corefile\n      contents:\n        inline: |\n' +
      `          .:1053 {\n            forward . 127.0.0.1:${port}\n          }\nsystemd:\n  units:\n    - name: coredns.service\n      contents: |\n${indent(indent(UNIT))}`;
    expect(reported({ 'node.bu': butane(1053) })).toEqual(['error LG101 node.bu:9:23 always absent']);
    expect(reported({ 'node.bu': butane(53) })).toEqual(['note LG305 node.bu:9:23']);
  });
});

describe('playbooks', () => {
  const tasks = `- name: configuration
  ansible.builtin.template: {src: Corefile.j2, dest: /etc/coredns/Corefile}
- name: unit
  ansible.builtin.copy: {src: coredns.service, dest: /etc/systemd/system/coredns.service}
`;
  const role = (hosts: string, corefile: string): Record<string, string> => ({
    'site.yml': `- hosts: ${hosts}\n  roles: [coredns]\n`,
    'roles/coredns/tasks/main.yml': tasks,
    'roles/coredns/templates/Corefile.j2': corefile,
    'roles/coredns/files/coredns.service': UNIT,
  });
  const FILE = '. {\n  forward . /etc/resolv.conf\n}\n';
  const resolver = {
    'roles/coredns/tasks/resolver.yml':
      '- ansible.builtin.copy: {content: "nameserver 127.0.0.1", dest: /etc/resolv.conf}\n',
  };
  test('machines beside the cluster have their own resolver file', () => {
    expect(reported({ ...role('dns', FILE), ...resolver })).toEqual([
      'error LG101 roles/coredns/templates/Corefile.j2:2:13 always absent',
    ]);
    expect(reported(role('dns', FILE))).toEqual(['note LG305 roles/coredns/templates/Corefile.j2:2:13']);
    expect(scanTexts(role('dns', FILE)).report.counts.servers).toBe(1);
  });
  test('so have nodes', () => {
    expect(reported({ ...role('k8s_cluster', FILE), ...resolver })).toEqual([
      'error LG101 roles/coredns/templates/Corefile.j2:2:13 always absent',
    ]);
    expect(scanTexts(role('k8s_cluster', FILE)).report.counts.servers).toBe(1);
  });
  test('what a loop of a template writes is not known', () => {
    const filled = '. {\n  forward . {% for one in upstreams %}{{ one }} {% endfor %}\n}\n';
    expect(reported({ ...role('dns', filled), ...resolver }).filter((line) => !line.startsWith('note'))).toEqual([]);
  });
});

describe('user data of a machine that is no node', () => {
  test('its DNS server is read, and nothing is said of nodes', () => {
    const indent = (text: string): string => text.replace(/^(?=.)/gm, '      ');
    const text = (corefile: string): string =>
      `#cloud-config\npackages: [haproxy]\nwrite_files:\n  - path: /etc/resolv.conf\n    content: nameserver 127.0.0.1\n  - path: /etc/coredns/Corefile\n    content: |\n${indent(corefile)}` +
      `  - path: /etc/systemd/system/coredns.service\n    content: |\n${indent(UNIT)}`;
    const pod = {
      'pod.yaml':
        'apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec:\n  dnsPolicy: Default\n  containers: [{name: x, image: x}]\n',
    };
    expect(reported({ 'lb.yaml': text('. {\n  forward . /etc/resolv.conf\n}\n'), ...pod })).toEqual([
      'error LG101 lb.yaml:9:19 always absent',
    ]);
    expect(reported({ 'lb.yaml': text('. {\n  forward . 192.0.2.1\n}\n'), ...pod })).toEqual([]);
  });
});

describe('a node-local cache that a unit runs', () => {
  const unit = `[Service]
ExecStart=/usr/local/bin/node-cache -localip 169.254.20.10,10.96.0.10 -conf /etc/coredns/Corefile -basecorefile /etc/coredns/Corefile.base -upstreamsvc kube-dns-upstream
`;
  const base = (upstream: string): string =>
    `cluster.local:53 {\n  bind 169.254.20.10 10.96.0.10\n  forward . __PILLAR__CLUSTER__DNS__\n}\n.:53 {\n  bind 169.254.20.10 10.96.0.10\n  forward . ${upstream}\n}\n`;
  const cluster = {
    'kubelet.yaml':
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [169.254.20.10]\n',
  };
  const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
    reported(files).filter((line) => !line.startsWith('note'));
  test('asks itself by the address that it holds', () => {
    const files = { 'cache/node-cache.service': unit, 'cache/Corefile.base': base('169.254.20.10'), ...cluster };
    expect(loops(files)).toEqual(['error LG101 cache/Corefile.base:7:13 always absent']);
    expect(loops({ ...files, 'cache/Corefile.base': base('192.0.2.1') })).toEqual([]);
  });
  test("asks the node's resolver file, which names the cache", () => {
    const files = {
      'cache/node-cache.service': unit,
      'cache/Corefile.base': base('__PILLAR__UPSTREAM__SERVERS__'),
      'cache/etc/resolv.conf': 'nameserver 169.254.20.10\n',
      ...cluster,
    };
    expect(loops(files)).toEqual(['error LG101 cache/Corefile.base:7:13 always absent']);
    expect(loops({ ...files, 'cache/etc/resolv.conf': 'nameserver 192.0.2.1\n' })).toEqual([]);
  });
});

describe("dnsmasq's and others' options", () => {
  const unit = (program: string, options: string): Record<string, string> => ({
    [`box/etc/systemd/system/${program}.service`]: `[Service]\nExecStart=/usr/sbin/${program} ${options}\n`,
  });
  const servers = (files: Readonly<Record<string, string>>): readonly string[] => {
    const { report } = scanTexts(files);
    return [`${report.counts.servers}`, ...reported(files)];
  };
  const CORE = {
    'box/etc/coredns/Corefile': '.:1053 {\n  forward . 127.0.0.1:53\n}\n',
    'box/etc/systemd/system/coredns.service': UNIT,
  };
  const LOOP = 'error LG101 box/etc/coredns/Corefile:2:13 always absent';
  test('on the command line of a unit', () => {
    expect(servers({ ...CORE, ...unit('dnsmasq', '--no-resolv --server=127.0.0.1#1053') })).toEqual(['2', LOOP]);
    expect(servers({ ...CORE, ...unit('dnsmasq', '--no-resolv --server=192.0.2.1') })).toEqual(['2']);
    expect(servers({ ...CORE, ...unit('dnsmasq', '-R -S 127.0.0.1#1053') })).toEqual(['2', LOOP]);
  });
  test('with the files of the machine', () => {
    const more = { 'box/etc/dnsmasq.conf': 'no-resolv\n', 'box/etc/dnsmasq.d/up.conf': 'server=127.0.0.1#1053\n' };
    // The folder is read where something names it: Debian's init script does, the program itself does not.
    expect(servers({ ...CORE, ...more, ...unit('dnsmasq', '-k') })).toEqual(['2']);
    expect(servers({ ...CORE, ...more, ...unit('dnsmasq', '-k -7 /etc/dnsmasq.d') })).toEqual(['2', LOOP]);
    const naming = { ...more, 'box/etc/dnsmasq.conf': 'no-resolv\nconf-dir=/etc/dnsmasq.d/,*.conf\n' };
    expect(servers({ ...CORE, ...naming, ...unit('dnsmasq', '-k') })).toEqual(['2', LOOP]);
    // The named file alone is read, and says `no-resolv`.
    expect(servers({ ...CORE, ...more, ...unit('dnsmasq', '-k --conf-file=/etc/dnsmasq.conf -S 192.0.2.1') })).toEqual([
      '2',
    ]);
  });
  test('unbound with the file that its unit names', () => {
    const conf = (to: string): Record<string, string> => ({
      'box/etc/unbound/unbound.conf': `server:\n  do-not-query-localhost: no\nforward-zone:\n  name: "."\n  forward-addr: ${to}\n`,
    });
    const here = unit('unbound', '-d -c /etc/unbound/unbound.conf');
    expect(servers({ ...CORE, ...conf('127.0.0.1@1053'), ...here })).toEqual(['2', LOOP]);
    expect(servers({ ...CORE, ...conf('192.0.2.1'), ...here })).toEqual(['2']);
  });
  test.each([
    ['dnsmasq', '-k -C /etc/other.conf', 'no-resolv\nserver=127.0.0.1#1053\n'],
    ['dnsmasq', '-k -C/etc/other.conf', 'no-resolv\nserver=127.0.0.1#1053\n'],
    ['dnsmasq', '-k --conf-file=/etc/other.conf', 'no-resolv\nserver=127.0.0.1#1053\n'],
    [
      'unbound',
      '-dc /etc/other.conf',
      'server:\n  do-not-query-localhost: no\nforward-zone:\n  name: "."\n  forward-addr: 127.0.0.1@1053\n',
    ],
    ['named', '-f -c /etc/other.conf', 'options { forwarders { 127.0.0.1 port 1053; }; forward only; };\n'],
  ])('%s with a file of any name: %s', (program, options, text) => {
    const of = (conf: string): readonly string[] =>
      servers({ ...CORE, ...unit(program, options), 'box/etc/other.conf': conf });
    expect(of(text)).toEqual(['2', LOOP]);
    expect(of(text.replace('127.0.0.1', '192.0.2.1'))).toEqual(['2']);
  });
  test('a file that is not there is named, and none is no file', () => {
    const of = (path: string): readonly string[] =>
      servers({ ...CORE, ...unit('dnsmasq', `-k -R -S 192.0.2.1 -C ${path}`) });
    expect(of('/dev/null')).toEqual(['2']);
    const { report } = scanTexts({ ...CORE, ...unit('dnsmasq', '-k -R -S 192.0.2.1 -C /etc/gone.conf') });
    expect(report.findings.map(({ message }) => message).join()).toContain('/etc/gone.conf');
  });
});

describe('what named.conf and unbound.conf include under other names', () => {
  const core = {
    'box/etc/coredns/Corefile': '.:1053 {\n  forward . 127.0.0.1:53\n}\n',
    'box/etc/systemd/system/coredns.service': UNIT,
    'box/etc/bind/forwarders.conf': 'options { forwarders port 1053 { 127.0.0.1; }; forward only; };\n',
  };
  const found = (files: Readonly<Record<string, string>>): readonly string[] =>
    reported({ ...core, ...files }).filter((line) => !line.startsWith('note'));
  test('counts where it is named', () => {
    expect(found({ 'box/etc/bind/named.conf': 'include "/etc/bind/forwarders.conf";\n' })).toEqual([
      'error LG101 box/etc/bind/forwarders.conf:1:34 always absent',
    ]);
    expect(found({ 'box/etc/bind/named.conf': 'options { forwarders { 192.0.2.1; }; };\n' })).toEqual([]);
  });
});

describe('a server of another kind in front', () => {
  const box = (other: Readonly<Record<string, string>>): readonly string[] =>
    reported({
      'box/etc/coredns/Corefile': '.:53 {\n  forward . 127.0.0.1:5353\n}\n',
      'box/etc/systemd/system/coredns.service': UNIT,
      ...Object.fromEntries(Object.entries(other).map(([path, text]) => [`box/etc/${path}`, text])),
    });
  const recursor = (options: string): string => `[Service]\nExecStart=/usr/sbin/pdns_recursor --daemon=no${options}\n`;
  const RECURSOR = 'systemd/system/pdns-recursor.service';
  const zone = (to: string): string => `forward-zones-recurse=.=${to}\ndnssec=off\n`;
  const back = zone('127.0.0.1');
  const DEBIAN = '[Service]\nEnvironmentFile=-/etc/default/named\nExecStart=/usr/sbin/named -f $OPTIONS\n';
  const named = (to: string): string =>
    `options { forward only; forwarders { ${to} port 53; }; dnssec-validation no; };\n`;
  test.each<[string, Readonly<Record<string, string>>]>([
    ['the Recursor with its own file', { [RECURSOR]: recursor(' --local-port=5353'), 'powerdns/recursor.conf': back }],
    ['and with its port there', { [RECURSOR]: recursor(''), 'powerdns/recursor.conf': `${back}local-port=5353\n` }],
    ['and without its unit', { 'pdns-recursor/recursor.conf': `${back}local-port=5353\n` }],
    [
      'and in a folder and by a name of its own',
      {
        [RECURSOR]: recursor(' --config-dir=/etc/powerdns --config-name=x'),
        'powerdns/recursor-x.conf': `${back}local-port=5353\n`,
        'powerdns/recursor.conf': zone('9.9.9.9'),
      },
    ],
    [
      'and with parts',
      {
        'powerdns/recursor.conf': 'include-dir=/etc/powerdns/recursor.d\nlocal-port=5353\n',
        'powerdns/recursor.d/x.conf': back,
      },
    ],
    [
      'BIND with the port of its unit',
      {
        'systemd/system/named.service': '[Service]\nExecStart=/usr/sbin/named -f -p 5353 -c /etc/bind/named.conf\n',
        'bind/named.conf': named('127.0.0.1'),
      },
    ],
    [
      'and with its usual file',
      {
        'systemd/system/named.service': '[Service]\nExecStart=/usr/sbin/named -f -p5353\n',
        'bind/named.conf': named('127.0.0.1'),
      },
    ],
    [
      'and with the options of its package',
      {
        'systemd/system/named.service': DEBIAN,
        'default/named': 'OPTIONS="-u bind -p 5353"\n',
        'bind/named.conf': named('127.0.0.1'),
      },
    ],
  ])('%s', (_, other) => {
    expect(box(other)).toEqual([expect.stringMatching(/^error LG101 \S+ always absent$/)]);
    const sound = Object.entries(other).map(([path, text]) => [path, text.replaceAll('127.0.0.1', '9.9.9.9')]);
    expect(box(Object.fromEntries(sound))).toEqual([]);
  });
  test('a Recursor whose file is nowhere to be seen answers nothing for sure', () => {
    const { report } = scanTexts({
      'box/etc/coredns/Corefile': '.:53 {\n  forward . 127.0.0.1:5353\n}\n',
      'box/etc/systemd/system/coredns.service': UNIT,
      [`box/etc/${RECURSOR}`]: recursor(' --local-port=5353'),
    });
    expect(report.counts.servers).toBe(1);
  });
});
