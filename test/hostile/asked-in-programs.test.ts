/** A Corefile in a program that asks the cluster's own DNS anew. */
import { describe, expect, test } from '@jest/globals';
import { deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const corefile = (upstream: string): string => `.:53 {\n  errors\n  loop\n  forward . ${upstream}\n}\n`;
const warnings = (path: string, head: string, base: string): readonly string[] => {
  const rest = { 'dep.yaml': deployment('1.11.3'), 'svc.yaml': SERVICE };
  return scanTexts({ ...rest, [path]: head }, { ...rest, [path]: base }).report.findings.flatMap(
    ({ severity, code, at }) => (severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`]),
  );
};

const PROGRAMS: readonly [string, (text: string) => string][] = [
  ['deploy.py', (text) => `CM = '''\n${text}'''\nsubprocess.run(['kubectl', 'apply', '-f', '-'], input=CM)\n`],
  ['one.py', (text) => `CM = "${text.replaceAll('\n', '\\n')}"\n`],
  ['lines.py', (text) => `CM = "\\n".join([\n${text.trim().replaceAll(/^(.*)$/gm, '  "$1",')}\n])\n`],
  ['dns.ps1', (text) => `$corefile = @'\n${text}'@\n$corefile | kubectl apply -f -\n`],
  ['cmd/dns.go', (text) => `package main\n\nconst corefile = \`\n${text}\`\n`],
  ['src/dns.ts', (text) => `export const corefile = \`\n${text}\`;\n`],
];

describe.each(PROGRAMS)('%s', (path, text) => {
  test('is said where it asks the cluster DNS now', () => {
    expect(warnings(path, text(corefile('10.96.0.10')), text(corefile('192.0.2.1')))).toEqual([
      `warning LG802 ${path}`,
    ]);
    expect(warnings(path, text(corefile('10.96.0.10')), '')).toEqual([`warning LG802 ${path}`]);
  });

  test('is silent where it asks another server, or asked that one before', () => {
    expect(warnings(path, text(corefile('192.0.2.2')), text(corefile('192.0.2.1')))).toEqual([]);
    expect(warnings(path, `${text(corefile('10.96.0.10'))}\n`, text(corefile('10.96.0.10')))).toEqual([]);
  });

  const REST = '.:53 {\n  forward . 192.0.2.1\n  loop\n}\n';
  test.each([
    [
      'of the block',
      `cluster.local:53 {\n  errors\n  cache {\n    success 10\n  }\n  forward . 10.96.0.10\n}\n${REST}`,
    ],
    ['of two', `cluster.local, in-addr.arpa {\n  forward . 10.96.0.10\n}\n${REST}`],
    ['of the line', '.:53 {\n  forward cluster.local 10.96.0.10\n  forward . 192.0.2.1\n  loop\n}\n'],
  ])('is silent where the zone %s is another than the root', (_, head) => {
    expect(warnings(path, text(head), text(corefile('192.0.2.1')))).toEqual([]);
  });

  test.each([
    ['behind a stub', `cluster.local:53 {\n  whoami\n}\n${corefile('10.96.0.10')}`],
    ['among keys', corefile('10.96.0.10').replace('.:53', 'a.test . b.test')],
    ['by its port alone', corefile('10.96.0.10').replace('.:53', ':53')],
    ['that is filled in', corefile('10.96.0.10').replace('.:53', '<zone>:53')],
  ])('is said where the zone is the root %s', (_, head) => {
    expect(warnings(path, text(head), text(corefile('192.0.2.1')))).toEqual([`warning LG802 ${path}`]);
  });
});

test.each(['dns_test.go', 'tests/dns.py', 'docs/dns.py', 'node_modules/dns/index.js'])(
  'no program that is deployed: %s',
  (path) => {
    expect(warnings(path, `x = \`\n${corefile('10.96.0.10')}\``, '')).toEqual([]);
  },
);

test('an address elsewhere in a program', () => {
  const text = 'resolver = dns.Resolver(nameservers=["10.96.0.10"])\nprint("forward", "10.96.0.10")\n';
  expect(warnings('ask.py', text, '')).toEqual([]);
});
