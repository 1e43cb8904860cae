import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const lines = (text: string): string => text.replaceAll('\n', '\n          ');
const play = (...tasks: readonly string[]): string => `- hosts: dns\n  tasks:\n${tasks.join('')}`;
const block = (text: string, more = 'create: true', path = '/etc/coredns/Corefile'): string =>
  `    - ansible.builtin.blockinfile:\n        path: ${path}\n        ${more}\n        block: |\n          ${lines(text)}\n`;
const copy = (text: string): string =>
  `    - ansible.builtin.copy:\n        dest: /etc/coredns/Corefile\n        content: |\n          ${lines(text)}\n`;
const LOOP = '.:53 {\n  forward . 127.0.0.1\n}';
const GUARDED = '.:53 {\n  loop\n  forward . 192.0.2.1\n}';
const BARE = '.:53 {\n  forward . 192.0.2.1\n}';
const OTHER = 'a.test:53 {\n  forward . 127.0.0.1\n}';
const said = (head: string, base?: string): readonly string[] =>
  scanTexts({ 'site.yml': head }, base === undefined ? undefined : { 'site.yml': base }).said.filter((one) =>
    /LG101|LG201/.test(one),
  );

describe('a Corefile that `blockinfile` makes', () => {
  test.each([['create: true'], ['create: yes'], ['create: true\n        marker: "; {mark}"']])(
    'with %s is read',
    (more) => {
      expect(said(play(block(LOOP, more)))).toEqual([
        expect.stringMatching(/^error LG101 site\.yml:\d+:23 always absent$/),
      ]);
    },
  );

  test('is not taken for whole where the file was there before, or goes', () => {
    for (const more of ['backup: true', 'create: false', 'create: true\n        state: absent'])
      expect(said(play(block(LOOP, more)))).toEqual([]);
  });

  test('loses its guard', () => {
    expect(said(play(block(BARE)), play(block(GUARDED)))).toEqual(['error LG201 site.yml:7:11']);
    expect(said(play(block(GUARDED)), play(block(GUARDED)))).toEqual([]);
  });

  test('of several blocks has them all', () => {
    const marked = (text: string): string => block(text, 'create: true\n        marker: "# {mark} b"');
    expect(said(play(block(GUARDED), marked(OTHER)))).toEqual(['error LG101 site.yml:17:23 always absent']);
    expect(said(play(block(OTHER), marked(GUARDED)))).toEqual(['error LG101 site.yml:8:23 always absent']);
    expect(said(play(copy(GUARDED), marked(OTHER)))).toEqual(['error LG101 site.yml:16:23 always absent']);
  });

  test('of a unit has what is added to it', () => {
    const unit =
      '    - ansible.builtin.copy:\n        dest: /etc/systemd/system/coredns.service\n        content: |\n          [Service]\n          ExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile\n';
    expect(said(play(copy(GUARDED), block(OTHER), unit))).toEqual(['error LG101 site.yml:15:23 always absent']);
    expect(said(play(copy(LOOP), block(OTHER.replace('127.0.0.1', '192.0.2.1')), unit))).toHaveLength(1);
  });
});
