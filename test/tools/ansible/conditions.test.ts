/** What a task writes under a condition is an assumption, whatever reads it. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const LOOP = '.:53 {\\n  forward . 127.0.0.1\\n}\\n';
const COREFILE = `dest: /etc/coredns/Corefile\n      content: "${LOOP}"`;
const BLOCK = `path: /etc/coredns/Corefile\n      create: true\n      block: "${LOOP}"`;
const UNIT =
  '  - copy: { dest: /etc/systemd/system/coredns.service, content: "[Service]\\nExecStart=/bin/coredns -conf /etc/coredns/Corefile\\n" }\n';
const UNBOUND = String.raw`server:\n  access-control: 0.0.0.0/0 allow\n  do-not-query-localhost: no\nforward-zone:\n  name: .\n  forward-addr: 127.0.0.1\n`;

test.each<readonly [string, string, string]>([
  ['a Corefile of nodes', 'k8s_nodes', `  - copy:\n      ${COREFILE}`],
  ['a Corefile of another machine', 'dns', `  - copy:\n      ${COREFILE}`],
  ['a block of a Corefile', 'k8s_nodes', `  - blockinfile:\n      ${BLOCK}`],
  ['a block of another machine', 'dns', `  - blockinfile:\n      ${BLOCK}`],
  ['the Corefile of a unit', 'k8s_nodes', `${UNIT}  - copy:\n      ${COREFILE}`],
  [
    "a resolver's configuration",
    'k8s_nodes',
    `  - copy:\n      dest: /etc/unbound/unbound.conf\n      content: "${UNBOUND}"`,
  ],
])('%s', (_, hosts, task) => {
  const said = (when: string): readonly string[] =>
    scanTexts({
      'play.yml': `- hosts: ${hosts}\n  tasks:\n${task}\n${when}`,
      'n/kubelet.yaml': 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n',
    }).report.findings.flatMap(({ code, certainty, assumptions }) =>
      code === 'LG101' ? [`${certainty} ${assumptions.join()}`] : [],
    );
  expect(said('')).toEqual([expect.stringMatching(/^(?:always|sometimes) $/)]);
  expect(said('    when: is_old\n')).toEqual(["assumed the task's condition `is_old` holds on the nodes"]);
});

test("a template's comment is nothing that the server reads", () => {
  const files = {
    'site.yml': '- hosts: dns\n  tasks:\n  - template: { src: u.j2, dest: /etc/unbound/unbound.conf }\n',
    'templates/u.j2': `{# made\nby me #}\n${UNBOUND.replaceAll('\\n', '\n')}{# open`,
  };
  const { assumptions, certainty } = scanTexts(files).report.findings.find(({ code }) => code === 'LG101') ?? {};
  expect(`${certainty} ${assumptions?.join()}`).not.toMatch(/made|\{#(?! open)/);
});
