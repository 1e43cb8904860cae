/**
 * Servers that BIND never asks are not asked for a static-stub zone either. Played with BIND 9.18.49: a zone with such a server alone is
 * SERVFAIL at once, of two servers the other is asked, and forwarders come before both.
 */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const loopsOf = (options: string, zones: string): readonly string[] =>
  scanTexts({
    'docker-compose.yml': `services:
  named:
    image: internetsystemsconsortium/bind9:9.18
    volumes: ["./named.conf:/etc/bind/named.conf"]
    networks: { lan: { ipv4_address: 172.30.0.10 } }
  coredns:
    image: coredns/coredns:1.15.0
    command: [-conf, /etc/coredns/Corefile]
    volumes: ["./Corefile:/etc/coredns/Corefile"]
    networks: { lan: { ipv4_address: 172.30.0.11 } }
networks:
  lan:
    ipam: { config: [{ subnet: 172.30.0.0/24 }] }
`,
    'named.conf': `options { allow-query { any; }; recursion yes; dnssec-validation no; ${options} };\n${zones}`,
    Corefile: '.:53 {\n    forward . 172.30.0.10\n}\n',
  }).report.findings.flatMap(({ code, certainty, names }) =>
    code === 'LG101' ? [`${certainty ?? ''}: ${names ?? ''}`] : [],
  );

const SHUNNED = 'server 172.30.0.11 { bogus yes; };\n';
const stub = (name: string, ...servers: readonly string[]): string =>
  `zone "${name}" { type static-stub; server-addresses { ${servers.map((one) => `${one}; `).join('')}}; };\n`;

test.each<readonly [string, string, string, readonly string[]]>([
  ['no such server', '', stub('example.org', '172.30.0.11'), ['assumed: every name under example.org']],
  ['its only server', '', `${SHUNNED}${stub('example.org', '172.30.0.11')}`, []],
  ['one by `blackhole`', 'blackhole { 172.30.0.11; };', stub('example.org', '172.30.0.11'), []],
  ['one of two', '', `${SHUNNED}${stub('example.org', '172.30.0.11', '203.0.113.9')}`, []],
  [
    'the one of a zone above',
    '',
    `server 203.0.113.9 { bogus yes; };\n${stub('org', '203.0.113.9')}${stub('example.org', '172.30.0.11')}`,
    ['assumed: every name under example.org'],
  ],
  [
    'the one of a zone below',
    '',
    `server 203.0.113.9 { bogus yes; };\n${stub('org', '172.30.0.11')}${stub('example.org', '203.0.113.9')}`,
    ['assumed: every name under org outside example.org'],
  ],
  [
    'the one of a zone that is forwarded',
    'forward only; forwarders { 172.30.0.11; };',
    `server 203.0.113.9 { bogus yes; };\n${stub('example.org', '203.0.113.9')}`,
    ['always: every name'],
  ],
  [
    'a network but for this server',
    'forward only; forwarders { 172.30.0.11; };',
    'server 172.30.0.0/24 { bogus yes; };\nserver 172.30.0.11 { edns no; };\n',
    ['always: every name'],
  ],
  [
    'this server but for its network',
    'forward only; forwarders { 172.30.0.11; };',
    `${SHUNNED}server 172.30.0.0/24 { bogus no; };\n`,
    [],
  ],
  [
    'a network but for this server, by `blackhole`',
    'forward only; forwarders { 172.30.0.11; }; blackhole { !172.30.0.11; 172.30.0.0/24; };',
    '',
    ['always: every name'],
  ],
  [
    'servers of a named list',
    'forward only; forwarders { 172.30.0.11; }; blackhole { Bad; };',
    'acl bad { 172.30.0.11; };\n',
    [],
  ],
])('BIND that never asks %s', (_, options, zones, expected) => {
  expect(loopsOf(options, zones)).toEqual(expected);
});

/** Played with BIND 9.18.49 (test/conformance: topology/bind#listen-on-exceptions, #lists-in-lists). */
test.each<readonly [string, readonly string[]]>([
  ['listen-on { !172.30.0.10; any; };', []],
  ['listen-on { !172.30.0.0/24; any; };', []],
  ['listen-on { ! { 172.30.0.10; }; any; };', []],
  ['listen-on { 127.0.0.1; 192.168.0.0/16; };', []],
  ['listen-on { !172.30.0.12; any; };', ['always: every name']],
  ['listen-on { !127.0.0.1; any; };', ['always: every name']],
  ['listen-on { 127.0.0.1; 172.30.0.0/24; };', ['always: every name']],
  ['listen-on { 172.30.0.8/30; !172.30.0.0/24; any; };', ['always: every name']],
  ['listen-on { localnets; };', ['always: every name']],
  ['allow-recursion { { !172.30.0.11; 10.0.0.0/8; }; any; };', ['always: every name']],
  ['allow-recursion { !{ 172.30.0.11; }; any; };', []],
])('BIND, of lists: %s', (options, expected) => {
  expect(loopsOf(`forward only; forwarders { 172.30.0.11; }; ${options}`, '')).toEqual(expected);
});
