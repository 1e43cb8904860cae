/** DNSStubListenerExtra= of systemd-resolved: where the node's resolver can be asked besides its stub (resolved.conf(5)). */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile, nodes } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

/** Whether names come back that a CoreDNS on the node sends there, and resolved sends on to the cluster DNS. */
const loops = (extra: string, to: string): boolean => {
  const conf = `[Resolve]\\nDNS=10.96.0.10\\nDNSStubListenerExtra=${extra}\\n`;
  const node = `os: ubuntu-24.04\naddresses: [10.0.0.7]\nfiles:\n  /etc/systemd/resolved.conf: { inline: "${conf}" }`;
  const dns = coreDns({ corefile: corefile(`forward . ${to}`), hostNetwork: true });
  const { report } = scanTexts({ 'dns.yaml': dns, '.loopgate.yaml': nodes(node) });
  return report.findings.some(({ code }) => code === 'LG101');
};

describe('systemd-resolved listens at', () => {
  test.each([
    ['10.0.0.7:5353', '10.0.0.7:5353', true],
    ['10.0.0.7:5353', '10.0.0.7:5354', false],
    ['tcp:10.0.0.7:5353', '10.0.0.7:5353', true],
    ['udp:[fd00::1]:54', '[fd00::1]:54', true],
    ['[fd00::1]:54', '[fd00::1]:55', false],
    ['nosuch', '10.0.0.7:5353', false],
  ])('%s: a question to %s comes back: %s', (extra, to, expected) => {
    expect(loops(extra, to)).toBe(expected);
  });
});
