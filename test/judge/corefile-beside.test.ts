/** Files that a Corefile names are read wherever it stands: bare, in a Compose file, started by a unit. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const LOOP = '  forward . 127.0.0.1\n';
const corefile = (lines: string): string => `. {\n  bind 127.0.0.1\n  errors\n${lines}${LOOP}}\n`;
const compose = (...volumes: readonly string[]): string =>
  `services:\n  dns:\n    image: coredns/coredns:1.15.0\n    command: -conf /etc/coredns/Corefile\n    volumes:\n${volumes.map((one) => `      - ${one}\n`).join('')}`;
const UNIT = '[Service]\nExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile\n';

/** Each loop with its certainty, names and guard. */
function loopsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).report.findings.flatMap((one) =>
    one.certainty === undefined ? [] : [`${one.certainty}: ${one.names ?? ''}: ${one.guard ?? ''}`],
  );
}

const GUARDED = ['always: every name: fatal'];
const POINTERS = ['always: PTR questions for names but 1.0.0.10.in-addr.arpa: absent'];

describe('an imported guard', () => {
  test.each([
    ['beside a bare Corefile', { 'dns/Corefile': corefile('  import common\n'), 'dns/common': 'loop\n' }],
    [
      'on the machine that a folder mirrors',
      { 'gw/etc/coredns/Corefile': corefile('  import /etc/coredns/common\n'), 'gw/etc/coredns/common': 'loop\n' },
    ],
    [
      'on the machine that the repository mirrors',
      { 'etc/coredns/Corefile': corefile('  import /etc/coredns/common\n'), 'etc/coredns/common': 'loop\n' },
    ],
    [
      'in a folder that a Compose file mounts',
      {
        'compose.yml': compose('./coredns:/etc/coredns'),
        'coredns/Corefile': `. {\n  import parts/*.conf\n${LOOP}}\n`,
        'coredns/parts/a.conf': 'loop\n',
      },
    ],
    [
      'on the machine of a unit',
      {
        'etc/systemd/system/coredns.service': UNIT,
        'etc/coredns/Corefile': corefile('  import /etc/coredns/common\n'),
        'etc/coredns/common': 'loop\n',
      },
    ],
  ])('%s ends the server', (_, files: Readonly<Record<string, string>>) => {
    expect(loopsOf(files)).toEqual(GUARDED);
  });
});

describe('an imported template', () => {
  const template = 'template IN ANY . {\n  rcode NXDOMAIN\n}\n';
  test.each([
    ['beside a bare Corefile', { 'dns/Corefile': corefile('  import parts/*.conf\n'), 'dns/parts/t.conf': template }],
    [
      'on the machine of a unit',
      {
        'etc/systemd/system/coredns.service': UNIT,
        'etc/coredns/Corefile': corefile('  import common.d/*\n'),
        'etc/coredns/common.d/a': template,
      },
    ],
  ])('%s ends the loop', (_, files: Readonly<Record<string, string>>) => {
    expect(loopsOf(files)).toEqual([]);
  });
});

describe('a hosts file in sight', () => {
  test.each([
    [
      'beside a bare Corefile',
      { 'dns/Corefile': corefile('  hosts own.hosts\n'), 'dns/own.hosts': '10.0.0.1 a.org\n' },
    ],
    [
      'on the machine of a unit',
      {
        'etc/systemd/system/coredns.service': UNIT,
        'etc/coredns/Corefile': corefile('  hosts /etc/coredns/hosts\n'),
        'etc/coredns/hosts': '10.0.0.1 a.org\n',
      },
    ],
    [
      'that a Compose file mounts',
      {
        'compose.yml': compose('./Corefile:/etc/coredns/Corefile:ro', './my.hosts:/etc/coredns/hosts:ro'),
        Corefile: `. {\n  hosts /etc/coredns/hosts\n${LOOP}}\n`,
        'my.hosts': '10.0.0.1 a.org\n',
      },
    ],
  ])('%s answers what it holds', (_, files: Readonly<Record<string, string>>) => {
    expect(loopsOf(files)).toEqual(POINTERS);
  });
});

describe('a zone file that has no SOA record', () => {
  test.each([
    ['beside a bare Corefile', { 'dns/Corefile': 'a.org {\n  file db.a\n}\n', 'dns/db.a': '@ IN NS x\n' }],
    [
      'on the machine of a unit',
      {
        'etc/systemd/system/coredns.service': UNIT,
        'etc/coredns/Corefile': 'a.org {\n  file /etc/coredns/db.a\n}\n',
        'etc/coredns/db.a': '@ IN NS x\n',
      },
    ],
  ])('%s is refused', (_, files: Readonly<Record<string, string>>) => {
    const [finding] = scanTexts(files).report.findings;
    expect(finding?.message).toMatch(/has no SOA record for origin a\.org\./);
  });
});

describe('an import of what is not in sight', () => {
  test('makes nothing sure: it may bring what ends the loop, or a guard', () => {
    const [assumed] = loopsOf({ 'dns/Corefile': corefile('  import /etc/coredns/common\n') });
    expect(assumed).toMatch(/^assumed: every name/);
  });
  test('between server blocks it may be a block for some of the names', () => {
    const [assumed] = loopsOf({ 'dns/Corefile': `import ../more\n${corefile('')}` });
    expect(assumed).toMatch(/^assumed: every name/);
  });
  test('a pattern may name no file', () => {
    expect(loopsOf({ 'dns/Corefile': corefile('  import custom/*.override\n  loop\n') })).toEqual(GUARDED);
  });
});

describe('a resolver file that an upstream names', () => {
  const LOOPS = { 'dns/up.conf': 'nameserver 127.0.0.1\n' };
  const from = (upstream: string): string => `. {\n  bind 127.0.0.1\n  forward . ${upstream}\n}\n`;

  test.each(['up.conf', './up.conf', 'sub/../up.conf'])(
    '%s beside a bare Corefile is read, assuming where it starts',
    (path) => {
      const { report } = scanTexts({ 'dns/Corefile': from(path), ...LOOPS });
      const [loop] = report.findings.filter((one) => one.code === 'LG101');
      expect(loop).toMatchObject({ certainty: 'assumed' });
      expect(loop?.assumptions).toEqual(['CoreDNS is started in the folder of its Corefile']);
      expect(report.findings.filter((one) => one.code === 'LG305')).toEqual([]);
    },
  );

  test('is certain where the work directory is stated', () => {
    const unit = '[Service]\nWorkingDirectory=/etc/coredns\nExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile\n';
    const files = { 'etc/systemd/system/coredns.service': unit, 'etc/coredns/Corefile': from('up.conf') };
    expect(loopsOf({ ...files, 'etc/coredns/up.conf': 'nameserver 127.0.0.1\n' })).toEqual([
      'always: every name: absent',
    ]);
  });

  test('of an ending that nobody knows, which grpc opens as well', () => {
    const files = { Corefile: '. {\n  grpc . 9.9.9.9 resolv.test\n}\n', 'resolv.test': 'nameserver 192.0.2.53\n' };
    expect(scanTexts(files).said.filter((one) => !one.startsWith('note'))).toEqual([]);
    expect(scanTexts({ Corefile: files.Corefile }).said).toContain('error LG401 Corefile:2:18');
  });
});
