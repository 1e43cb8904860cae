/** The popular cure in a script: a removed guard where it is new. */
import { expect, test } from '@jest/globals';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const script = (line: string): string => `#!/bin/sh\nset -e\n${line}\n`;
const pipe = "kubectl -n kube-system get cm coredns -o yaml | sed '/loop/d' | kubectl replace -f -";

test.each([
  [pipe],
  ["sed -i '/^\\s*loop$/d' /etc/coredns/Corefile"],
  ['sed -i -e "/loop/ d" Corefile'],
  ['grep -v loop Corefile > Corefile.new'],
  ["grep -vE '^ *loop$' Corefile > Corefile.new"],
  ["sed -i 's/^ *loop$//' Corefile"],
  ["sed -i -e 's|loop|#loop|' Corefile"],
  ["sed -i 's/loop/# loop/' Corefile"],
  ["awk '!/loop/' Corefile > Corefile.new"],
  ["awk '/^ *loop/ {next} {print}' Corefile > Corefile.new"],
  ["perl -ni -e 'print unless /^\\s*loop/' Corefile"],
  ["perl -pi -e 's/\\bloop\\b//' Corefile"],
  ['kubectl get cm coredns -o json | jq \'.data.Corefile |= sub("loop\\n"; "")\' | kubectl apply -f -'],
  ['yq -i \'.data.Corefile |= sub("\\s*loop", "")\' coredns.yaml'],
  ['yq -i \'.data.Corefile |= sub("(?m)^\\s+loop$"; "")\' deploy/cm.yaml'],
  ["perl -0pi -e 's/(?m)^\\s*loop$//' Corefile"],
])('%s removes a guard', (line) => {
  expect(scanTexts({ 'fix.sh': script(line) }, { 'fix.sh': script('echo coredns') }).said).toEqual([
    'error LG201 fix.sh:3:1',
  ]);
  expect(scanTexts({ 'fix.sh': script(line) }).said).toEqual(['note LG202 fix.sh:3:1']);
  const files = { 'fix.sh': script(line) };
  expect(scanTexts({ ...files, 'x.txt': '' }, files).said).toEqual(['existing note LG202 fix.sh:3:1']);
});

test.each([
  [`# ${pipe}`],
  ["sed -i 's/loop/loops/' Corefile"],
  ["sed -i '/errors/d' Corefile # not the loop"],
  ["awk '/loop/' Corefile"],
  ["awk '{ print }' Corefile # in a loop"],
  ["sed -i 's/loop/loop 1/' Corefile"],
  ["jq '.loop' coredns.json"],
  ["perl -ne 'print if /loop/' Corefile"],
  ["sed -i '/event-loop/d' app.conf; echo unrelated"],
  ['echo coredns; true\nlsblk | grep -v loop'],
  ["kubectl rollout restart deploy/coredns\nlosetup -a | sed '/loop/d'"],
  [`echo "never run: ${pipe}"`],
  ['kubectl get deploy coredns -o yaml > d.yaml\nlsblk | grep -v loop > disks.txt'],
  ['for i in $(loop); do grep coredns; done'],
])('%s is left alone', (line) => {
  expect(scanTexts({ 'fix.sh': script(line) }, { 'fix.sh': script('') }).said).toEqual([]);
});

test('a command is followed over its lines, and to the file that holds the Corefile', () => {
  const base = { 'fix.sh': script('') };
  const said = (line: string): readonly string[] => scanTexts({ 'fix.sh': script(line) }, base).said;
  expect(said("kubectl get cm coredns -o yaml |\n  sed '/loop/d' |\n  kubectl replace -f -")).toEqual([
    'error LG201 fix.sh:4:3',
  ]);
  expect(said('kubectl get cm coredns -o yaml \\\n  | grep -v loop \\\n  | kubectl replace -f -')).toEqual([
    'error LG201 fix.sh:4:3',
  ]);
  expect(said("kubectl get cm coredns -o yaml > /tmp/cm.yaml\nsed -i '/loop/d' /tmp/cm.yaml")).toEqual([
    'error LG201 fix.sh:4:1',
  ]);
  const kept = 'COREFILE=$(kubectl get cm coredns -o yaml)';
  expect(said(`${kept}\necho "$COREFILE" | sed '/loop/d' > new.txt`)).toEqual(['error LG201 fix.sh:4:1']);
});

test('two commands are two findings', () => {
  const two = script(`sed -i '/loop/d' Corefile\ngrep -v loop /etc/coredns/Corefile > Corefile.new`);
  expect(scanTexts({ 'fix.sh': two }, { 'fix.sh': script('') }).said).toEqual([
    'error LG201 fix.sh:3:1',
    'error LG201 fix.sh:4:1',
  ]);
});

test.each(["sed '/loop/d' a.b|\n", "cd a; sed '/loop/d' a.b;|\n"])(
  'very many lines of %j are read in one pass',
  (line) => {
    const growth = growthOf((size) => {
      expect(scanTexts({ 'fix.sh': `coredns\n${line.repeat(size)}` }).said).toEqual([]);
    }, 5000);
    expect(growth).toBeLessThan(LINEAR);
  },
);
