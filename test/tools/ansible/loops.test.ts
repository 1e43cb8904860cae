/** Tasks that loop, in a file with many of them. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const playbook = (tasks: number, items: number): string => {
  const names = Array.from({ length: items }, (_, index) => `x${index}`).join(', ');
  const task = (index: number): string =>
    `  - copy: { dest: "/etc/{{ item }}/${index}/resolv.conf", content: "nameserver 10.96.0.10" }\n    loop: "{{ all }}"\n`;
  return `- hosts: k8s\n  vars:\n    all: [${names}]\n  tasks:\n${Array.from({ length: tasks }, (_, index) => task(index)).join('')}`;
};
const read = (text: string): readonly string[] =>
  scanTexts({ 'site.yml': text }).report.findings.flatMap(({ code, severity, message }) =>
    severity === 'note' ? [] : [`${code} ${/too many/.test(message)}`],
  );

test('the items of many loops are bounded, and that is said', () => {
  expect(read(playbook(100, 100))).toEqual([]);
  expect(read(playbook(640, 640))).toEqual(['LG802 true']);
});

test.each(['loop: []', 'loop: "{{ none }}"'])('a task of %s is none', (loop) => {
  const task = `  - copy: { dest: /etc/coredns/Corefile, content: ".:53 {\\n  forward . 127.0.0.1\\n}\\n" }\n    ${loop}\n`;
  const play = `- hosts: k8s\n  vars: { none: [] }\n  tasks:\n${task}`;
  expect(scanTexts({ 'site.yml': play }).said).toEqual([]);
  expect(scanTexts({ 'site.yml': play.replace(loop, 'loop: [a]') }).said).not.toEqual([]);
});
