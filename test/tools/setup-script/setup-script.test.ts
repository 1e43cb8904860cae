import { describe, expect, test } from '@jest/globals';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { nodeChangesOf } from '../../../src/languages/shared/node-commands.ts';
import { coreDns, corefile, nodes } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const LOOP = 'error LG101 dns.yaml:18:19 always fatal';
const ASSUMED = 'warning LG101 dns.yaml:18:19 assumed fatal';

/** Changes in short: what, where, which text. */
function changes(script: string): readonly string[] {
  return nodeChangesOf(wholeFile({ path: 'x.sh', text: script })).map((one) => {
    switch (one.kind) {
      case 'node-link':
        return `${one.path} -> ${one.target}`;
      case 'node-file':
        return `${one.path} ${one.mode} ${JSON.stringify(one.text.text)}`;
      case 'node/node-file-copy':
        return `${one.path} ${one.append === true ? 'append' : 'replace'} ${JSON.stringify(one.text?.text)}`;
      case 'node-service':
        return `${one.name} ${one.runs ? 'on' : 'off'}`;
      case 'node/unread-edit':
        return `${one.path} by ${one.program}`;
      default:
        return `${one.software} ${one.nameservers.map(({ value }) => value).join(' ')} ${one.dhcp}`;
    }
  });
}

describe('commands', () => {
  test.each([
    [
      String.raw`sed -i 's/^#\?DNS=.*/DNS=10.0.0.1/' /etc/systemd/resolved.conf`,
      ['/etc/systemd/resolved.conf append "DNS=10.0.0.1\\n"'],
    ],
    [
      "sed -i'.orig' -e 's|#DNSStubListener=yes|DNSStubListener=no|' /etc/systemd/resolved.conf",
      ['/etc/systemd/resolved.conf append "DNSStubListener=no\\n"'],
    ],
    [
      `sed -ri "s#resolvConf: .*#resolvConf: /run/x#" /var/lib/kubelet/config.yaml`,
      ['/var/lib/kubelet/config.yaml append "resolvConf: /run/x\\n"'],
    ],
    [
      String.raw`sed -i 's/127\.0\.0\.53/10.0.0.1/g' /etc/resolv.conf`,
      ['/etc/resolv.conf replace "nameserver 10.0.0.1\\n"'],
    ],
    ["sed -i '1i nameserver 10.0.0.1' /etc/resolv.conf", ['/etc/resolv.conf append "nameserver 10.0.0.1\\n"']],
    ["sed 's/a=b/DNS=1.1.1.1/' /etc/systemd/resolved.conf", []],
    ['sed -i "s/DNS=.*/DNS=$IP/" /etc/systemd/resolved.conf', ['/etc/systemd/resolved.conf by sed']],
    ["sed -i 's/DNS=/#DNS=&/' /etc/systemd/resolved.conf", ['/etc/systemd/resolved.conf by sed']],
    [
      'echo "DNS=1.1.1.1" | sudo tee -a /etc/systemd/resolved.conf >/dev/null',
      ['/etc/systemd/resolved.conf append "DNS=1.1.1.1\\n"'],
    ],
    ['sudo -E systemctl --now disable systemd-resolved.service nginx', ['systemd-resolved off']],
    ['systemctl mask NetworkManager; systemctl enable dnsmasq', ['NetworkManager off', 'dnsmasq on']],
    ['cp /run/systemd/resolve/resolv.conf /etc/resolv.conf', ['/etc/resolv.conf -> /run/systemd/resolve/resolv.conf']],
    ['cp resolv.tmpl /etc/resolv.conf', ['/etc/resolv.conf by cp']],
    [
      "nmcli c mod eth0 ipv4.dns '10.0.0.1 10.0.0.2' ipv4.ignore-auto-dns yes",
      ['NetworkManager 10.0.0.1 10.0.0.2 none'],
    ],
    ['echo port=0 > /etc/dnsmasq.conf', ['/etc/dnsmasq.conf replace "port=0\\n"']],
    ['echo x > /srv/port', []],
  ])('%s', (script, expected) => expect(changes(script)).toEqual(expected));

  test('here-documents', () => {
    const script =
      "cat <<EOF | sudo tee /etc/netplan/1.yaml\nnetwork: {}\nEOF\ncat >>/etc/x <<'E'\na\nE\ncat <<X\nb\nX\n";
    expect(changes(script)).toEqual(['/etc/netplan/1.yaml replace "network: {}\\n"', '/etc/x append "a\\n"']);
  });
});

describe('scripts of the repository', () => {
  const said = (script: string, os = 'os: rocky-9'): readonly string[] =>
    scanTexts({ 'dns.yaml': DNS, 'setup.sh': `#!/bin/bash\n${script}\n`, '.loopgate.yaml': nodes(os) }).said.filter(
      (line) => !line.startsWith('note'),
    );
  const write = 'cat > /etc/resolv.conf <<EOF\nnameserver 127.0.0.1\nEOF\n';
  test('that make a node write its files', () => expect(said(`${write}kubeadm join x`)).toEqual([LOOP]));
  test('that make no node say nothing', () => expect(said(write)).toEqual([]));
  test('may take another branch', () => {
    expect(said('if true; then\n  echo nameserver 127.0.0.1 > /etc/resolv.conf\nfi\nkubeadm init\n')).toEqual([
      ASSUMED,
    ]);
  });
  test('switch resolved off, and the provisioner takes what is left', () => {
    const off =
      'systemctl disable --now systemd-resolved\nrm /etc/resolv.conf\necho nameserver 192.0.2.1 > /etc/resolv.conf\n';
    expect(said(`${off}kubeadm join x`, 'os: ubuntu-22.04')).toEqual([]);
    expect(said(`${off.replace('192.0.2.1', '127.0.0.1')}kubeadm join x`, 'os: ubuntu-22.04')).toEqual([LOOP]);
  });
  test('on a system that nobody names leave open what kubeadm finds', () => {
    const files = { 'dns.yaml': DNS, 'setup.sh': `#!/bin/bash\n${write}kubeadm join x\n` };
    expect(scanTexts(files).said.filter((line) => !line.startsWith('note'))).toEqual([ASSUMED]);
  });
});

describe('multipart user data', () => {
  const message = (parts: readonly string[]): string =>
    `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="//"\n\n${parts.map((part) => `--//\n${part}\n`).join('')}--//--\n`;
  const config = '#cloud-config\nwrite_files:\n- path: /etc/resolv.conf\n  content: nameserver 127.0.0.1\n';
  const said = (text: string): readonly string[] =>
    scanTexts({ 'dns.yaml': DNS, 'user-data.txt': text }).said.filter((line) => !line.startsWith('note'));
  test('holds cloud-config, plain and encoded', () => {
    expect(said(message([`Content-Type: text/cloud-config; charset="us-ascii"\n\n${config}`]))).toEqual([LOOP]);
    const encoded = Buffer.from(config).toString('base64');
    expect(
      said(
        message([
          `Content-Type: text/cloud-config\nContent-Transfer-Encoding: base64\n\n${encoded}\n# resolv.conf`.replace(
            '\n# resolv.conf',
            '',
          ),
        ]),
      ),
    ).toEqual([LOOP]);
    expect(
      said(
        message([
          `Content-Type: text/cloud-config\nX-For: resolv.conf\nContent-Transfer-Encoding: base64\n\n${encoded}`,
        ]),
      ),
    ).toEqual([LOOP]);
  });
  test('holds scripts', () => {
    const script = '#!/bin/bash\necho nameserver 127.0.0.1 > /etc/resolv.conf\nk3s agent\n';
    const { report } = scanTexts({
      'dns.yaml': DNS,
      'user-data.txt': message([`Content-Type: text/x-shellscript\n\n${script}`]),
    });
    expect(report.findings.filter((one) => one.severity === 'error')).toEqual([]);
  });
  test.each([
    'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=resolv.conf\n',
    message(['']),
    message([`\n${'--//\n'.repeat(500)}resolv.conf`]),
  ])('broken: %#', (text) => expect(said(text)).toEqual([]));
});
