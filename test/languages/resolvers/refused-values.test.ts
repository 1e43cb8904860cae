/** A server whose file holds a line that is not known to be taken may not start: nothing about it is certain. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readNamed } from '../../../src/languages/bind/index.ts';
import { readDnsmasq } from '../../../src/languages/dnsmasq/read.ts';
import { readSettings } from '../../../src/languages/pdns-recursor/index.ts';
import { readUnbound } from '../../../src/languages/unbound/read.ts';

/** `taken-but-assumed`: taken, and not followed. `refused-but-certain`: what is not seen to be refused. */
type Verdict = 'taken' | 'taken-but-assumed' | 'refused' | 'refused-but-certain';
const LINES: Readonly<Record<string, Partial<Record<Verdict, readonly string[]>>>> = parse(
  readFileSync(resolve('test/languages/resolvers/lines.yaml'), 'utf8'),
);

function isCertain(server: string, line: string): boolean {
  const source = wholeFile({ path: 'x', text: textOf(server, line) });
  const read = { named: readNamed, unbound: readUnbound, dnsmasq: readDnsmasq }[server];
  const beside = new Map([['/etc/named.conf', source]]);
  const { blocks } = (read === undefined ? readSettings(source) : read([source], beside)).value;
  return (
    blocks.length > 0 &&
    !blocks.some(({ steps }) =>
      steps.some((step) => step.kind === 'opaque' || (step.kind === 'answer' && step.plugin === 'start')),
    )
  );
}

function textOf(server: string, line: string): string {
  const [place, written] = [line[0], line.slice(2).replaceAll('\\n', '\n')];
  const at = (wanted: string): string => (place === wanted ? `${written}\n` : '');
  const forwarders = written.startsWith('forwarders') ? '' : 'forwarders { 10.0.0.1; };';
  switch (server) {
    case 'named':
      return `options {\nforward only; ${forwarders}\n${at('o')}};\n${at('t')}`;
    case 'unbound':
      return `server:\n interface: 127.0.0.1\n ${at('s')}forward-zone:\n name: "."\n forward-addr: 10.0.0.1\n ${at('f')}${at('t')}`;
    case 'dnsmasq':
      return `no-resolv\nserver=10.0.0.2\n${line.replaceAll('\\n', '\n')}\n`;
    default:
      return `forward-zones=.=10.0.0.1\n${line}\n`;
  }
}

describe.each(Object.entries(LINES))('%s', (server, { refused = [], taken = [], ...rest }) => {
  test.each(Object.entries({ refused, taken, ...rest }))('%s', (verdict, lines) => {
    const expected = verdict === 'taken' || verdict === 'refused-but-certain';
    expect(lines.filter((line) => isCertain(server, line) !== expected)).toEqual([]);
  });
});

test('a list of a file that is not in sight is taken, and of a file that another may include', () => {
  const text = 'include "/etc/bind/acls.conf";\noptions { allow-query { of-the-office; }; };\n';
  const { notices } = readNamed([wholeFile({ path: 'x', text })]);
  expect(notices.map(({ mayNotStart }) => mayNotStart)).toEqual([undefined]);
  const part = wholeFile({ path: 'x', text: text.replace(/^.*\n/, '') });
  expect(readNamed([part], new Map([['/etc/bind/named.conf.options', part]])).notices).toEqual([]);
});

test.each(['port={{ port }}\n', 'cache-size=$SIZE\n', '{{ include "x" . }}\n'])('%j is what it will be', (text) => {
  expect(isCertain('dnsmasq', text)).toBe(true);
});

/** named-checkconf of 9.18 says `no matching 'forwarders' statement`, or nothing. */
test.each([
  ['options { forward only; };', true],
  ['options { forward first; };', true],
  ['options { forwarders { 9.9.9.9; }; };\nzone "x.example" { type forward; forward only; };', true],
  ['options { forwarders { 9.9.9.9; }; };\nview "a" { forward only; };', true],
  ['options { forward only; forwarders {}; };', false],
  ['options { forward only; };\nview "a" { forwarders { 9.9.9.9; }; };', false],
  ['options { forward only; };\nview "a" { recursion yes; };', false],
  ['options { forward only; include "/etc/bind/forwarders.conf"; };', false],
])('named and `forward` without `forwarders`: %s', (text, isRefused) => {
  const { notices } = readNamed([wholeFile({ path: 'named.conf', text })], new Map());
  expect(notices.some(({ message }) => message.includes('`forward` has no `forwarders`'))).toBe(isRefused);
});

const AT_ROOT = 'zone "." { type forward; forwarders { 9.9.9.9; }; };';

/** named-checkconf of 9.18 says `forwarders declared in root zone and in general configuration`, or nothing. */
test.each([
  [`options { forwarders { 1.1.1.1; }; };\n${AT_ROOT}`, true],
  [`options { forwarders { }; };\n${AT_ROOT}`, true],
  ['options { forwarders { 1.1.1.1; }; };\nzone "." { type primary; file "/x"; forwarders { }; };', true],
  [`options { forwarders { 1.1.1.1; }; };\nview "a" { ${AT_ROOT} };`, true],
  [`view "a" { forwarders { 1.1.1.1; }; ${AT_ROOT} };`, true],
  ['options { forwarders { 1.1.1.1; }; };\nzone "." { type forward; };', false],
  ['options { forwarders { 1.1.1.1; }; };\nzone "." { type hint; file "/usr/share/dns/root.hints"; };', false],
  [`options { recursion yes; };\n${AT_ROOT}`, false],
  ['options { forwarders { 1.1.1.1; }; };\nzone "a" { type forward; forwarders { 9.9.9.9; }; };', false],
])('named and `forwarders` of the root zone beside others: %s', (text, isRefused) => {
  const { notices } = readNamed([wholeFile({ path: 'named.conf', text })], new Map());
  expect(notices.some(({ message }) => message.includes('those of the root zone'))).toBe(isRefused);
});

/** named-checkconf of 9.18 says `'}' expected near`, or nothing. */
test.each([
  ['options { { any; }; allow-query { any; }; };', true],
  ['zone "a.test" { { 192.0.2.3; }; type forward; forwarders { 192.0.2.3; }; };', true],
  ['view a { { 172.30.0.200; }; recursion yes; };', true],
  ['options { "forwarders" { 192.0.2.1; }; };', true],
  ['options { allow-query { { any; }; !{ 10/8; }; "any"; }; };', false],
  ['logging { category "default" { "null"; }; };', false],
])('named and statements without a name: %s', (text, isRefused) => {
  const { notices } = readNamed([wholeFile({ path: 'named.conf', text })], new Map());
  expect(notices.some(({ message }) => message.includes('begins with no name'))).toBe(isRefused);
});

test.each([
  ['options { directory "tmp"; };', true],
  ['options { directory "/tmp"; };', false],
  ['options { directory "."; };', false],
  ['options { directory "{{ folder }}"; };', false],
])('named and a folder from nowhere: %s', (text, isRefused) => {
  const { notices } = readNamed([wholeFile({ path: 'named.conf', text })], new Map());
  expect(notices.some(({ mayNotStart, message }) => mayNotStart && message.includes('folder'))).toBe(isRefused);
});

/** The Recursor 4.8 says `Incremental setting ... without a parent`, or nothing. */
test.each([
  ['forward-zones-recurse+=.=10.0.0.1', true],
  ['forward-zones-recurse=a=10.0.0.2\nforward-zones-recurse+=.=10.0.0.1', false],
  ['allow-from+=192.0.2.0/24\nforward-zones-recurse=.=10.0.0.1', false],
])('the Recursor and what adds to nothing: %j', (text, isRefused) => {
  const { notices } = readSettings(wholeFile({ path: 'recursor.conf', text }));
  expect(notices.some(({ message }) => message.includes('adds to'))).toBe(isRefused);
});

/** named-checkconf of 9.18 refuses, or says nothing. */
test.each([
  ['view a { zone "a.test" { in-view c; }; };', true],
  ['view a { zone "a.test" { in-view c; }; };\nview c { zone "a.test" { type primary; file "/x"; }; };', true],
  ['view c { zone "a.test." { type primary; file "/x"; }; };\nview a { zone "A.test" { in-view c; }; };', false],
  ['masters m { 10.0.0.1; };\nprimaries m { 10.0.0.1; };', true],
  ['masters m { 10.0.0.1; };\nprimaries n { 10.0.0.1; };', false],
  ['zone "a" { type primary; file "/x"; allow-update { none; }; update-policy local; };', true],
  ['options { allow-update { any; }; };\nzone "a" { type primary; file "/x"; update-policy local; };', false],
  ['zone "a" { type primary; file "/x"; allow-update { any; }; };\nzone "b" { type primary; file "/x"; };', true],
  ['zone "a" { type primary; file "/x"; };\nzone "b" { type primary; file "/x"; };', false],
  ['options { sortlist { { any; }; nope; }; };', true],
  ['options { sortlist { { localhost; { localnets; 10/8; }; }; { 192.168.1/24; }; }; };', false],
])('named and what fits nothing else: %s', (text, isRefused) => {
  const source = wholeFile({ path: '/etc/bind/named.conf', text });
  const { notices } = readNamed([source], new Map([['/etc/bind/named.conf', source]]));
  expect(notices.some(({ mayNotStart }) => mayNotStart === true)).toBe(isRefused);
});
