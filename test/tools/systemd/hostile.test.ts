/** Units and tasks that nobody wrote in earnest. */
import { describe, expect, test } from '@jest/globals';
import { callsIn } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const quick = (files: Readonly<Record<string, string>>): readonly string[] => {
  let said: readonly string[] = [];
  const calls = callsIn(() => {
    said = scanTexts(files).said;
  });
  expect(calls).toBeLessThan(5_000_000);
  return said.filter((line) => !line.startsWith('note'));
};
const COREFILE = { 'dns/Corefile': '. {\n  forward . 192.0.2.1\n}\n' };

describe('a unit', () => {
  test.each([
    [
      'a long variable in every command',
      `Environment="X=${'a '.repeat(40_000)}"\n${'ExecStart=/bin/true $X\n'.repeat(4000)}`,
    ],
    ['shells in shells', `ExecStart=${'/bin/sh -c "'.repeat(2000)}coredns`],
    ['an open quote', 'ExecStart=/bin/coredns -conf "/etc/coredns/Corefile'],
    ['no value', 'ExecStart=/bin/coredns -conf'],
    ['a prefix alone', 'ExecStart=@-+!\nExecStart=@/bin/coredns'],
    ['a path that leads out', 'ExecStart=/bin/coredns -conf /../../../../etc/passwd'],
    [
      'names of the language',
      'Environment=__proto__=x constructor=y\nExecStart=/bin/coredns ${__proto__} ${constructor}',
    ],
    [
      'many drop-ins of nothing',
      'ExecStart=/bin/coredns\nEnvironmentFile=\nEnvironmentFile=-/\nBindPaths=:\nBindPaths=/a:/b:/c',
    ],
  ])('with %s', (_name, text) => {
    expect(quick({ ...COREFILE, 'dns/coredns.service': `[Service]\n${text}\n` })).toEqual([]);
  });
  test.each([
    ['a variable many times', `Environment="X=${'a'.repeat(100_000)}"\nExecStart=/bin/coredns ${'$X '.repeat(20_000)}`],
    ['more words than are read', `ExecStart=/bin/coredns ${'-quiet '.repeat(2000)} -conf /etc/coredns/Corefile`],
    ['more words in a shell', `ExecStart=/bin/sh -c "coredns ${'-quiet '.repeat(2000)} -conf /etc/coredns/Corefile"`],
  ])('with %s is cut, and reported', (_name, text) => {
    const said = quick({ ...COREFILE, 'dns/coredns.service': `[Service]\n${text}\n` });
    expect(said).toEqual([expect.stringMatching(/^warning LG802 dns\/coredns.service:/)]);
  });

  test('for each of many here-documents', () => {
    const one = (n: number): string =>
      `cat > /etc/systemd/system/coredns-${n}.service <<EOF\n[Service]\nExecStart=/bin/coredns -conf /etc/${n}/Corefile\nEOF\ncat > /etc/${n}/Corefile <<EOF\n.:${n + 1000} {\n  whoami\n}\nEOF\n`;
    expect(quick({ 'x.sh': `#!/bin/sh\n${Array.from({ length: 400 }, (_, n) => one(n)).join('')}` })).toEqual([]);
  });
});

describe('tasks', () => {
  test('with a loop over a long list of long texts', () => {
    const files = {
      'roles/node/tasks/main.yml': '- template: {src: resolv.conf.j2, dest: /etc/resolv.conf}\n',
      'roles/node/defaults/main.yml': `list: [${'"1.1.1.1",'.repeat(900)}]\n`,
      'roles/node/templates/resolv.conf.j2': `{% for x in list %}\n${'nameserver {{ x }}\n'.repeat(20_000)}{% endfor %}\n`,
    };
    expect(quick(files)).toEqual([]);
  });
  test('with variables that name each other', () => {
    const files = {
      'roles/node/tasks/main.yml': '- copy: {content: "{{ a }}", dest: /etc/resolv.conf}\n',
      'roles/node/defaults/main.yml': 'a: "{{ b }}{{ b }}"\nb: "{{ a }}{{ a }}"\n__proto__: x\nconstructor: y\n',
    };
    expect(quick(files)).toEqual([]);
  });
});
