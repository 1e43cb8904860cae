/** A container that copies its Corefile before it starts CoreDNS with the copy. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const GUARDED = '.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n';

const started = (script: string): string =>
  deployment('1.11.3').replace(
    /( +)args: .*\n/,
    (_, indent: string) => `${indent}command: ["sh", "-c", "${script}"]\n`,
  );
const files = (script: string, corefile = GUARDED) => ({
  'dns/cm.yaml': configMap(corefile),
  'dns/dep.yaml': started(script),
  'dns/svc.yaml': SERVICE,
});
const news = (head: ReturnType<typeof files>): readonly string[] =>
  scanTexts(head, files('exec /coredns -conf /etc/coredns/Corefile'))
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity }) => `${severity} ${code}`);

describe('a Corefile that is copied', () => {
  test.each([
    'cp /etc/coredns/Corefile /tmp/Corefile && exec /coredns -conf /tmp/Corefile',
    'set -e; mkdir -p /run/dns; cp -f /etc/coredns/Corefile /run/dns/Corefile; /coredns -conf /run/dns/Corefile',
    'cp /etc/coredns/Corefile /dns.conf && /coredns -dns.port 53 -conf=/dns.conf',
  ])('is what %s starts', (script) => {
    expect(news(files(script))).toEqual([]);
    expect(news(files(script, GUARDED.replace('    loop\n', '')))).toHaveLength(1);
    expect(news(files(script, GUARDED.replace('192.0.2.53', '10.96.0.10')))).toHaveLength(1);
  });
  test.each([
    'cp /etc/coredns/Corefile /tmp/Corefile && sed -i /loop/d /tmp/Corefile && exec /coredns -conf /tmp/Corefile',
    'cp /etc/coredns/Corefile /tmp/Corefile && find /tmp -exec sed -i /loop/d {} + && /coredns -conf /tmp/Corefile',
    'cp /etc/coredns/Corefile /tmp/Corefile; cp /x/Corefile /tmp; exec /coredns -conf /tmp/Corefile',
    'cp /etc/coredns/Corefile /tmp/Corefile; echo > /tmp/Corefile; exec /coredns -conf /tmp/Corefile',
  ])('may be another one: %s', (script) => {
    expect(news(files(script))).toContain('warning LG802');
  });
});
