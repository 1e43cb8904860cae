/** A Corefile on a machine that is written again, or edited where it lies: what stands there in the end counts. */
import { describe, expect, test } from '@jest/globals';
import { indent } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const GUARDED = '.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n}\n';
const BARE = GUARDED.replace('    loop\n', '');
const UNIT = '[Service]\nExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile\n';
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code, at }) =>
    severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`],
  );

describe('by a script', () => {
  const here = (text: string): string => `cat > /etc/coredns/Corefile <<'EOF'\n${text}EOF\n`;
  const script = (text: string): Files => ({
    'setup.sh': `#!/bin/sh\n${text}cat > /etc/systemd/system/coredns.service <<'EOF'\n${UNIT}EOF\n`,
  });
  const ONCE = script(here(GUARDED));
  const WAYS: Readonly<Record<string, (text: string) => string>> = {
    'a here-document': here,
    echo: (text) => `echo '${text.trimEnd()}' > /etc/coredns/Corefile\n`,
    'echo -e': (text) => `echo -e "${text.trimEnd().replaceAll('\n', '\\n')}" > /etc/coredns/Corefile\n`,
    printf: (text) => `printf '${text.replaceAll('\n', '\\n')}' > /etc/coredns/Corefile\n`,
    tee: (text) => `echo '${text}' | sudo tee /etc/coredns/Corefile > /dev/null\n`,
    'line by line': (text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line, index) => `echo '${line}' ${index === 0 ? '>' : '>>'} /etc/coredns/Corefile\n`)
        .join(''),
  };

  test.each(Object.entries(WAYS))('with %s', (_, way) => {
    expect(loud(script(here(GUARDED) + way(BARE)), ONCE)).toEqual(['error LG201 setup.sh']);
    expect(loud(script(way(BARE)), ONCE)).toEqual(['error LG201 setup.sh']);
    expect(loud(script(here(BARE) + way(GUARDED)), ONCE)).toEqual([]);
    expect(loud(script(way(GUARDED)), ONCE)).toEqual([]);
    expect(loud(script(way(GUARDED) + way(GUARDED)), ONCE)).toEqual([]);
  });

  test('in one of two branches', () => {
    const both = `if true; then\n${here(GUARDED)}else\n${here(GUARDED.replace('errors', 'log'))}fi\n`;
    expect(loud(script(both), ONCE)).toEqual([]);
  });
});

describe('by a task', () => {
  const COPY =
    '- copy: { src: Corefile, dest: /etc/coredns/Corefile }\n- copy: { src: coredns.service, dest: /etc/systemd/system/coredns.service }\n';
  const play = (task: string): Files => ({
    'site.yml': `- hosts: all\n  tasks:\n${indent(COPY + task, 2)}\n`,
    'files/Corefile': GUARDED,
    'files/coredns.service': UNIT,
  });

  test.each([
    "replace: { path: /etc/coredns/Corefile, regexp: '^\\s*loop$', replace: '' }",
    'ansible.builtin.replace: { path: /etc/coredns/Corefile, regexp: loop }',
    "replace: { dest: '{{ dns }}/Corefile', regexp: 'loop', replace: '# loop' }",
    "lineinfile: { path: /etc/coredns/Corefile, regexp: '^\\s*loop', state: absent }",
    "lineinfile: { path: /etc/coredns/Corefile, line: '    loop', state: absent }",
    "ansible.builtin.lineinfile: { path: /etc/coredns/Corefile, search_string: loop, line: '    log' }",
    "lineinfile: path=/etc/coredns/Corefile regexp='^ *loop' state=absent",
  ])('%s', (task) => {
    expect(loud(play(`- ${task}\n`), play(''))).toEqual(['error LG201 site.yml']);
    expect(loud({ ...play(`- ${task}\n`), 'x.txt': '' }, play(`- ${task}\n`))).toEqual([]);
  });

  test.each([
    'replace: { path: /etc/other.conf, regexp: loop }',
    'replace: { path: /etc/coredns/Corefile, regexp: errors, replace: log }',
    "replace: { path: /etc/coredns/Corefile, regexp: '# loop', replace: loop }",
    "lineinfile: { path: /etc/coredns/Corefile, regexp: '^ *#? *loop', line: '    loop' }",
    'lineinfile: { path: /etc/coredns/Corefile, line: "    loop", insertafter: errors }',
    'lineinfile: { path: /etc/modules, line: loop-aes, state: absent }',
  ])('%s is sound', (task) => {
    expect(loud(play(`- ${task}\n`), play(''))).toEqual([]);
  });
});
