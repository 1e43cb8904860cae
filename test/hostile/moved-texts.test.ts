/** Corefiles that a change moves between what is read and what is not, and whose guard does not come along. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { indent } from '../support/texts.ts';

type Files = Readonly<Record<string, string>>;

const GUARDED = '.:53 {\n    errors\n    forward . 192.0.2.53 192.0.2.54\n    cache 30\n    loop\n}\n';
const BARE = GUARDED.replace('    loop\n', '');
const POD = { 'dns/dep.yaml': deployment('1.11.3'), 'dns/svc.yaml': SERVICE };
const manifest = (corefile: string): Files => ({ ...POD, 'dns/cm.yaml': configMap(corefile) });

function warnings(head: Files, base: Files): readonly string[] {
  return scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);
}

const UNREAD: readonly (readonly [string, (corefile: string) => string])[] = [
  ['deploy.py', (corefile) => `CM = '''\n${corefile}'''\nsubprocess.run(['kubectl', 'apply', '-f', '-'], input=CM)\n`],
  [
    'fed/cm.yaml',
    (corefile) =>
      `apiVersion: types.kubefed.io/v1beta1\nkind: FederatedConfigMap\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  template:\n    data:\n      Corefile: |\n${indent(corefile, 8)}`,
  ],
  ['prod/dns.hcl', (corefile) => `inputs = {\n  corefile = <<-EOT\n${indent(corefile, 4)}  EOT\n}\n`],
  ['ps/dns.ps1', (corefile) => `$corefile = @'\n${corefile}'@\n`],
];

describe('out of a text that is not read', () => {
  test.each(UNREAD)('%s', (path, text) => {
    const base = { ...POD, [path]: text(GUARDED) };
    expect(warnings(manifest(BARE), base)).toEqual(['warning LG802 dns/cm.yaml']);
    expect(warnings(manifest(GUARDED), base)).toEqual([]);
  });
  const [path, text] = ['deploy.py', UNREAD[0]?.[1] ?? String];
  const base = { ...POD, [path]: text(GUARDED) };
  test.each(['dns.nix', 'dns.pp', 'dns.nomad.hcl'])('beside it, into %s, which is not read either', (to) => {
    const written = (corefile: string): string => `x {\n  corefile = <<EOT\n${indent(corefile, 4)}EOT\n}\n`;
    const old = { ...POD, 'terragrunt.hcl': written(GUARDED) };
    expect(warnings({ ...POD, [to]: written(BARE) }, old)).toEqual([`warning LG802 ${to}`]);
    expect(warnings({ ...POD, [to]: written(GUARDED) }, old)).toEqual([]);
    expect(warnings({ ...old, [to]: written(BARE) }, old)).toEqual([]);
  });
  test.each([
    ['infra/dns/dns.nix', 'services/resolver/dns.nomad.hcl'],
    ['a/dns.pp', 'b/dns.tftpl'],
    ['nix/dns.nix', 'modules/dns.pp'],
    ['old/deploy.py', 'new/dns.nix'],
  ])('from %s to %s', (from, to) => {
    const written = (corefile: string): string => `x {\n  corefile = <<EOT\n${indent(corefile, 4)}EOT\n}\n`;
    const old = { ...POD, [from]: written(GUARDED) };
    expect(warnings({ ...POD, [to]: written(BARE) }, old)).toEqual([`warning LG802 ${to}`]);
    expect(warnings({ ...POD, [from]: 'x\n', [to]: written(BARE) }, old)).toEqual([`warning LG802 ${to}`]);
    expect(warnings({ ...POD, [to]: written(GUARDED) }, old)).toEqual([]);
    expect(warnings({ ...old, [to]: written(BARE) }, old)).toEqual([]);
    expect(warnings({ ...POD, [to]: written(BARE.replaceAll('192.0.2', '198.51.100')) }, old)).toEqual([]);
    expect(warnings({ ...POD, [`docs/${to}`]: written(BARE) }, old)).toEqual([]);
  });
  test('that stays there, no guard is lost', () => {
    expect(warnings({ ...manifest(BARE), ...base }, base)).toEqual([]);
  });
  test('to other servers is another Corefile', () => {
    expect(warnings(manifest(BARE.replaceAll('192.0.2', '198.51.100')), base)).toEqual([]);
  });
  test('with a block beside it that never had one', () => {
    const both = (corefile: string): string => `${corefile}corp.example:53 {\n    errors\n    forward . 192.0.2.9\n}\n`;
    const old = { ...POD, [path]: text(both(GUARDED)) };
    expect(warnings(manifest(both(GUARDED)), old)).toEqual([]);
    expect(warnings(manifest(both(BARE)), old)).toEqual(['warning LG802 dns/cm.yaml']);
  });
});

describe('into a text that is not read', () => {
  const compose = (corefile: string): Files => ({
    'compose.yaml':
      'services:\n  dns:\n    image: coredns/coredns:1.11.3\n    command: -conf /etc/Corefile\n    volumes: ["./Corefile:/etc/Corefile"]\n',
    Corefile: corefile,
  });
  const base = compose(GUARDED);
  test.each<readonly [string, (corefile: string) => string]>([
    [
      'dns.nix',
      (corefile) => `{\n  services.coredns.enable = true;\n  services.coredns.config = ''\n${corefile}  '';\n}\n`,
    ],
    ['dns.nomad.hcl', (corefile) => `job "dns" {\n  template {\n    data = <<EOF\n${corefile}EOF\n  }\n}\n`],
    ['dns.pp', (corefile) => `file { '/etc/coredns/Corefile':\n  content => '\n${corefile}',\n}\n`],
    ['dns.py', (corefile) => `COREFILE = '''\n${corefile}'''\n`],
  ])('%s', (path, text) => {
    expect(warnings({ [path]: text(BARE) }, base)).toEqual([`warning LG802 ${path}`]);
    expect(warnings({ [path]: text(GUARDED) }, base)).toEqual([]);
    expect(warnings({ [path]: text(BARE) }, { ...base, [path]: '# nothing\n' })).toEqual([`warning LG802 ${path}`]);
    // Beside what stays, or as it was.
    expect(warnings({ ...base, [path]: text(BARE) }, base)).toEqual([]);
    expect(warnings({ [path]: text(BARE) }, { ...base, [path]: text(BARE) })).toEqual([]);
  });
  test('other texts, and documentation', () => {
    expect(warnings({ 'dns.nix': `{ x = ''\n${BARE.replaceAll(/errors|cache 30|192/g, 'log')}''; }\n` }, base)).toEqual(
      [],
    );
    expect(
      warnings({ 'docs/dns.nix': `x = ''\n${BARE}''\n`, 'README.md': `# DNS\n\n\`\`\`\n${BARE}\`\`\`\n` }, base),
    ).toEqual([]);
  });
});
