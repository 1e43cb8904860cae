/** LG101, clause by clause: place, certainty, probability, guard, and the sound neighbour of every loop. */
import { describe, expect, test } from '@jest/globals';
import { traceReport } from '../../src/judge/trace.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile, kubelet, nodes } from './manifests.ts';

const LOUD = /^(existing )?(error|warning) /;
const loud = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((line) => LOUD.test(line));

const INHERITED = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const AT = 'dns.yaml:18:19';

describe('what the node hands down', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['a profile with the stub', nodes('os: ubuntu-24.04'), [`error LG101 ${AT} always fatal`]],
    ['a profile whose provisioner steps around it', nodes('os: ubuntu-24.04\nprovisioner: kubeadm'), []],
    [
      'a file with loopback',
      nodes('files: { /etc/resolv.conf: { inline: "nameserver 127.0.0.1" } }'),
      [`error LG101 ${AT} always fatal`],
    ],
    ['a file with an upstream', nodes('files: { /etc/resolv.conf: { inline: "nameserver 10.0.0.2" } }'), []],
    [
      'a file with the cluster DNS',
      nodes('files: { /etc/resolv.conf: { inline: "nameserver 10.96.0.10" } }'),
      [`error LG101 ${AT} always fatal`],
    ],
  ])('%s', (_, config, expected) => {
    expect(loud({ 'dns.yaml': INHERITED, '.loopgate.yaml': config })).toEqual(expected);
  });

  test('the kubelet hands on the file behind the stub', () => {
    const config = nodes('os: ubuntu-24.04');
    const behind = kubelet('resolvConf: /run/systemd/resolve/resolv.conf\n');
    expect(loud({ 'dns.yaml': INHERITED, 'kubelet.yaml': behind, '.loopgate.yaml': config })).toEqual([]);
    const stub = kubelet('resolvConf: /etc/resolv.conf\n');
    expect(loud({ 'dns.yaml': INHERITED, 'kubelet.yaml': stub, '.loopgate.yaml': config })).toEqual([
      `error LG101 ${AT} always fatal`,
    ]);
  });

  test('nothing is known of the node: nothing is alarmed', () => {
    expect(loud({ 'dns.yaml': INHERITED })).toEqual([]);
  });
});

describe('upstreams', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['its own Service', 'forward . 10.96.0.10', [`error LG101 ${AT} always fatal`]],
    ['its own loopback', 'forward . 127.0.0.1', [`error LG101 ${AT} always fatal`]],
    ['its own loopback, another port', 'forward . 127.0.0.1:5353', []],
    ['an upstream outside', 'forward . 8.8.8.8', []],
    ['random of two', 'forward . 10.96.0.10 8.8.8.8', [`error LG101 ${AT} sometimes 0.5 sometimes`]],
    // The first probe goes to the second upstream, its return to the first, which answers: two sightings, never three.
    [
      'round robin of two',
      'forward . 8.8.8.8 10.96.0.10 {\n        policy round_robin\n    }',
      ['error LG101 dns.yaml:18:27 sometimes 0.5 blind'],
    ],
    ['random of four', 'forward . 10.96.0.10 8.8.8.8 8.8.4.4 1.1.1.1', [`error LG101 ${AT} sometimes 0.25 sometimes`]],
    [
      'sequential, itself first',
      'forward . 10.96.0.10 8.8.8.8 {\n        policy sequential\n    }',
      [`error LG101 ${AT} always fatal`],
    ],
    // A FROM narrower than the block: the probe's name is not forwarded, so `loop` sees nothing, whatever comes back.
    ['a zone that the cluster answers itself', 'forward cluster.local 10.96.0.10', ['warning LG203 dns.yaml:11:9']],
    ['a zone that comes back', 'forward corp.example 10.96.0.10', ['error LG101 dns.yaml:18:30 always blind']],
  ])('%s', (_, forward, expected) => {
    expect(loud({ 'dns.yaml': coreDns({ corefile: corefile(forward) }) })).toEqual(expected);
  });

  test('sequential, itself second: only when the first fails, a warning without a probability', () => {
    const text = coreDns({ corefile: corefile('forward . 8.8.8.8 10.96.0.10 {\n        policy sequential\n    }') });
    const said = loud({ 'dns.yaml': text });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^warning LG101 dns\.yaml:18:27 sometimes [a-z]+$/);
  });

  test('without the plugin the guard is absent', () => {
    const text = coreDns({ corefile: corefile('forward . 10.96.0.10', 'ready') });
    expect(loud({ 'dns.yaml': text })).toEqual([`error LG101 ${AT} always absent`]);
  });
});

describe('a rewrite that makes the name longer on each round', () => {
  test('is a loop until no message holds the name, in the scan and in the trace', () => {
    const text = 'a. {\n    rewrite name suffix .a .b.a\n    forward . 127.0.0.1\n}\n';
    const { said, report, head } = scanTexts({ Corefile: text });
    expect(said).toEqual(['error LG101 Corefile:3:15 always absent']);
    expect(report.findings[0]?.names).toBe('every name under a');
    const [entry] = traceReport(head, 'x.a', 'A', undefined).entries;
    expect(entry?.outcomes).toHaveLength(1);
    expect(entry?.outcomes[0]).toMatchObject({ disposition: 'loops', certainty: 'always' });
    expect(entry?.outcomes[0]?.hops).toHaveLength(1);
  });
  test('is none where the names leave', () => {
    const text = 'a. {\n    loop\n    rewrite name suffix .b.a .c.b.a\n    forward . 10.0.0.2\n}\n';
    expect(loud({ Corefile: text })).toEqual([]);
  });
  test('a name that gets shorter comes to its end', () => {
    const text =
      '. {\n    rewrite name prefix x. y.\n    template ANY ANY y {\n        rcode NXDOMAIN\n    }\n    forward . 127.0.0.1\n}\n';
    expect(scanTexts({ Corefile: text }).report.findings.map((one) => one.names)).toEqual([
      'every name outside y, as far as patterns treat it like example.org',
    ]);
  });
});
