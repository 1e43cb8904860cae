/** Names that a container's hosts file has: what they are as questions, and as upstreams. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const compose = (version: string, corefile: string, hosts: string) => ({
  'compose.yaml': `services:
  a:
    image: coredns/coredns:${version}
    command: ["-conf", "/Corefile"]
    volumes: ["./a:/Corefile"]
    networks: { n: { ipv4_address: 10.77.0.11 } }
    extra_hosts: [${hosts}]
  b:
    image: coredns/coredns:${version}
    command: ["-conf", "/Corefile"]
    volumes: ["./b:/Corefile"]
    networks: { n: { ipv4_address: 10.77.0.12 } }
networks:
  n: { ipam: { config: [{ subnet: 10.77.0.0/24 }] } }
`,
  a: corefile,
  b: '.:53 {\n    forward . 10.77.0.11\n}\n',
});
const loopsOf = (files: Readonly<Record<string, string>>) =>
  scanTexts(files).report.findings.filter(({ code }) => code === 'LG101');

describe('`host-gateway` of extra_hosts', () => {
  test('is a name that hosts answers', () => {
    const [found] = loopsOf(
      compose(
        '1.14.2',
        '.:53 {\n    hosts {\n        fallthrough\n    }\n    forward . 10.77.0.12\n}\n',
        '"gw:host-gateway"',
      ),
    );
    expect(found?.message).toContain('but gw and localhost');
  });
  test('is no upstream that is known', () => {
    const { report } = scanTexts(compose('1.14.2', '.:53 {\n    forward . gw\n}\n', '"gw:host-gateway"'));
    expect(report.findings.map(({ code }) => code)).not.toContain('LG101');
  });
});

/** CoreDNS 1.15.0 asks for `up.`, which Go finds in no hosts file: `lookup up.: no such host`, 4 of 4 starts. */
describe('a name of one label as upstream', () => {
  test.each([
    ['1.14.7', 'up', 1],
    ['1.15.0', 'up', 0],
    ['1.15.0', 'up.example', 1],
  ])('of CoreDNS %s: %s', (version, name, loops) => {
    const files = compose(version, `.:53 {\n    forward . ${name}\n}\n`, `"${name}:10.77.0.12"`);
    expect(loopsOf(files)).toHaveLength(loops);
  });
});
