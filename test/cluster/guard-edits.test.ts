/** The popular cure in a script: a removed guard where it is new. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const script = (line: string): string => `#!/bin/sh\nset -e\n${line}\n`;
const pipe = "kubectl -n kube-system get cm coredns -o yaml | sed '/loop/d' | kubectl replace -f -";

test.each([
  [pipe],
  ["sed -i '/^\\s*loop$/d' /etc/coredns/Corefile"],
  ['sed -i -e "/loop/ d" Corefile'],
  ['grep -v loop Corefile > Corefile.new'],
])('%s removes a guard', (line) => {
  expect(scanTexts({ 'fix.sh': script(line) }, { 'fix.sh': script('echo coredns') }).said).toEqual([
    'error LG201 fix.sh:3:1',
  ]);
  expect(scanTexts({ 'fix.sh': script(line) }).said).toEqual(['note LG202 fix.sh:3:1']);
  const files = { 'fix.sh': script(line) };
  expect(scanTexts({ ...files, 'x.txt': '' }, files).said).toEqual([]);
});

test.each([
  [`# ${pipe}`],
  ["sed -i 's/loop/loops/' Corefile"],
  ["sed -i '/errors/d' Corefile # not the loop"],
  ["sed -i '/event-loop/d' app.conf; echo unrelated"],
  ['for i in $(loop); do grep coredns; done'],
])('%s is left alone', (line) => {
  expect(scanTexts({ 'fix.sh': script(line) }, { 'fix.sh': script('') }).said).toEqual([]);
});
