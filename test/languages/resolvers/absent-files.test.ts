/** Files without which a server ends at its start: asked of unbound 1.17.1, the Recursor 4.8.8 and named 9.18. */
import { describe, expect, test } from '@jest/globals';
import type { FilesInSight, ResolverReader } from '../../../src/core/facts/readers.ts';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readNamed } from '../../../src/languages/bind/index.ts';
import { readContainer, readRecursor } from '../../../src/languages/pdns-recursor/read.ts';
import { readUnbound } from '../../../src/languages/unbound/index.ts';

const READERS: Readonly<Record<string, ResolverReader>> = {
  unbound: readUnbound,
  recursor: readRecursor,
  named: readNamed,
};

function faults(server: string, text: string, isAbsent = true): readonly string[] {
  const source = wholeFile({ path: 'x', text: `${text}\n` });
  const files = new Map([['/etc/x.conf', source]]);
  const beside: FilesInSight = isAbsent
    ? Object.assign(files, { isAbsent: (path: string) => /gone/.test(path) })
    : files;
  const { value, notices } = READERS[server]?.([source], beside) ?? { value: undefined, notices: [] };
  const unloaded = value?.blocks.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'answer' ? step.rules.flatMap(({ because = '' }) => because) : [])),
  );
  return [
    ...notices.flatMap(({ mayNotStart, message }) => (mayNotStart === true ? message : [])),
    ...new Set(unloaded?.filter((one) => one.includes('is not loaded'))),
  ];
}

describe.each([
  ['unbound', 'auth-zone:\n name: a.org\n zonefile: /gone', '/gone of `zonefile` is not there'],
  ['unbound', 'server:\n trust-anchor-file: /gone', '/gone of `trust-anchor-file` is not there'],
  ['unbound', 'server:\n tls-service-key: /gone\n tls-service-pem: /x', '/gone of `tls-service-key` is not there'],
  ['recursor', 'auth-zones=a.org=/x, b.org=/gone', '/gone of `auth-zones` is not there'],
  ['recursor', 'lua-dns-script=/gone', '/gone of `lua-dns-script` is not there'],
  ['recursor', 'allow-from-file=/gone', '/gone of `allow-from-file` is not there'],
  ['named', 'zone "a.org" { type primary; file "/gone"; };', 'the zone a.org is not loaded: /gone is not there'],
])('%s with %j', (server, text, message) => {
  test('ends, or has no zone', () => expect(faults(server, text)).toEqual([message]));
  test('may start where it is not known', () => expect(faults(server, text, false)).toEqual([]));
});

test.each([
  ['unbound', 'auth-zone:\n name: a.org\n zonefile: /gone\n primary: 10.0.0.1'],
  ['unbound', 'server:\n module-config: "iterator"\n trust-anchor-file: /gone'],
  ['unbound', 'server:\n root-hints: /gone'],
  ['recursor', 'hint-file=/gone'],
  ['named', 'zone "a.org" { type secondary; file "/gone"; primaries { 10.0.0.1; }; };'],
])('%s starts without it: %j', (server, text) => {
  expect(faults(server, text)).toEqual([]);
});

test.each([
  ['pdns-recursor-48', 'delegation-only=a.org', ['`delegation-only` is no setting of 4.8']],
  ['pdns-recursor-48', 'allow-no-rd=yes', ['`allow-no-rd` is no setting of 4.8']],
  ['pdns-recursor-48', 'delegation-only=a.org\nignore-unknown-settings=delegation-only', []],
  ['pdns-recursor-48', 'distribution-load-factor=0', []],
  ['pdns-recursor-48', '{{ setting }}=0', []],
  ['pdns-recursor-51', 'delegation-only=a.org', []],
])('%s with %j', (image, text, expected) => {
  const source = wholeFile({ path: 'x', text: `forward-zones=.=10.0.0.1\n${text}\n` });
  const at = { file: source.file, span: { start: 0, end: 0 } };
  const files = new Map([['/etc/powerdns/recursor.conf', source]]);
  const reading = readContainer({ image: `powerdns/${image}`, words: [], env: [], files, at });
  expect(reading?.notices.flatMap(({ mayNotStart, message }) => (mayNotStart === true ? message : []))).toEqual(
    expected,
  );
});
