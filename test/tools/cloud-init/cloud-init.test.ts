import { describe, expect, test } from '@jest/globals';
import type { NodeFileFact } from '../../../src/core/facts/node.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { cloudInit } from '../../../src/tools/cloud-init/index.ts';
import { openYaml, said } from '../../languages/open-yaml.ts';

function facts(text: string): readonly Statement[] {
  const document = openYaml(text, 'user-data');
  return cloudInit.recognises(document) ? cloudInit.read(document).value : [];
}

describe('links', () => {
  test.each([
    '- ln -sf /run/systemd/resolve/resolv.conf /etc/resolv.conf',
    '- [ln, -sf, /run/systemd/resolve/resolv.conf, /etc/resolv.conf]',
    '- sudo ln -s -f ../run/systemd/resolve/resolv.conf /etc/resolv.conf',
    '- systemctl restart systemd-resolved && /bin/ln -sfn "/run/systemd/resolve/resolv.conf" /etc/resolv.conf || true',
    '- [sh, -c, "rm /etc/resolv.conf; ln -s /run/systemd/resolve/resolv.conf /etc/resolv.conf"]',
    "- |\n  # don’t and don't\n  set -e\n  ln -sf /run/systemd/resolve/resolv.conf /etc/resolv.conf 2>/dev/null",
  ])('%s', (command) => {
    const found = facts(`#cloud-config\nruncmd:\n${command}\n`);
    expect(found).toMatchObject([
      { kind: 'node-link', path: '/etc/resolv.conf', target: '/run/systemd/resolve/resolv.conf' },
    ]);
    expect(said(found[0]?.at)).toBe('/etc/resolv.conf');
  });
  test.each([
    '- ln -s /a /b',
    '- echo ln -sf /x /etc/resolv.conf',
    '- "ln -sf /x"',
    "- ln -sf '/x /etc/resolv.conf",
    '- 3',
    '- [[ln]]',
    '- {a: b}',
  ])('%s is none', (command) => {
    expect(facts(`#cloud-config\nruncmd:\n${command}\n`)).toEqual([]);
  });
  test('bootcmd comes before runcmd', () => {
    const found = facts(
      '#cloud-config\nruncmd:\n- ln -sf /b /etc/resolv.conf\nbootcmd:\n- ln -sf /a /etc/resolv.conf\n',
    );
    expect(found.map((fact) => fact.kind === 'node-link' && fact.target)).toEqual(['/a', '/b']);
  });
});

describe('texts written by echo', () => {
  test('a line added to resolved.conf belongs to its section', () => {
    const [fact] = facts(
      '#cloud-config\nruncmd:\n- echo "DNSStubListener=no" >> /etc/systemd/resolved.conf\n',
    ) as NodeFileFact[];
    expect(fact).toMatchObject({ kind: 'node-file', path: '/etc/systemd/resolved.conf', mode: 'append' });
    expect(fact?.text.text).toBe('[Resolve]\nDNSStubListener=no\n');
    expect(said(fact?.at)).toBe('DNSStubListener=no');
  });
  test('a resolver file replaced', () => {
    const [first, fact] = facts(
      '#cloud-config\nruncmd:\n- echo nameserver 10.0.0.2 > /etc/resolv.conf\n- echo "nameserver 10.0.0.3" > /etc/resolv.conf\n',
    ) as NodeFileFact[];
    expect([first?.text.text, first?.mode]).toEqual(['nameserver 10.0.0.2\n', 'replace']);
    expect([fact?.text.text, fact?.mode]).toEqual(['nameserver 10.0.0.3\n', 'replace']);
  });
  test.each(['echo "nameserver $IP" > /etc/resolv.conf', 'echo x > /srv/y', 'printf "%s" > /etc/resolv.conf'])(
    '%s is not read',
    (command) => {
      const read = facts(`#cloud-config\nruncmd:\n- ${JSON.stringify(command)}\n`);
      expect(read.filter(({ kind }) => kind !== 'node/unread-edit')).toEqual([]);
    },
  );
});

describe('resolv_conf', () => {
  const body = 'resolv_conf:\n  nameservers: [10.0.0.2, "10.0.0.3"]\n  searchdomains: [a.test]\n';
  test('is the file when it is managed', () => {
    const [fact] = facts(`#cloud-config\nmanage_resolv_conf: true\n${body}`) as NodeFileFact[];
    expect(fact?.path).toBe('/etc/resolv.conf');
    expect(fact?.text.text).toBe('nameserver 10.0.0.2\nnameserver 10.0.0.3\nsearch a.test\n');
  });
  test('is nothing when it is not', () => {
    expect(facts(`#cloud-config\n${body}`)).toEqual([]);
    expect(facts(`#cloud-config\nmanage_resolv_conf: false\n${body}`)).toEqual([]);
  });
});

test('a header or one of cloud-init’s own keys is needed', () => {
  expect(cloudInit.recognises(openYaml('#cloud-config\nusers: []\n'))).toBe(true);
  expect(cloudInit.recognises(openYaml('runcmd: []\n'))).toBe(true);
  expect(cloudInit.recognises(openYaml('write_files: []\n'))).toBe(false);
  expect(cloudInit.recognises(openYaml('apiVersion: v1\nkind: X\nruncmd: []\n'))).toBe(false);
});
