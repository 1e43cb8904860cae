/** Terraform's calls in a quoted value: no YAML until they are filled in. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

test.each([
  ['keys: ["${file("ssh/key.pub")}"]', 'note'],
  ['keys: ["${key}" "other"]', 'warning'],
])('%s', (line, severity) => {
  const { report } = scanTexts({ 'cloudinit.cfg': `#cloud-config\nmanage_resolv_conf: true\n${line}\n` });
  expect(report.findings.map((one) => `${one.code} ${one.severity}`)).toEqual([`LG802 ${severity}`]);
});
