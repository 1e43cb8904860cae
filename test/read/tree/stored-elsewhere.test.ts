/** Bytes that are no file's content: git puts the content in their place where a filter is set up. */
import { expect, test } from '@jest/globals';
import { defined } from '../../../src/core/text/defined.ts';
import '../../../src/judge/plugins.ts';
import { contentHere } from '../../../src/read/tree/stored-elsewhere.ts';
import { isHardlyDns } from '../../../src/read/tree/tree.ts';

const pointer = (url: string, next = 'oid sha256:0\nsize 1\n'): string => `version https://${url}/spec/v1\n${next}`;
test.each<readonly [string, string, string | undefined]>([
  ['a text', 'a: b\n', undefined],
  ['nothing', '', undefined],
  ['a pointer', pointer('git-lfs.github.com'), 'stored'],
  ['an older one', pointer('hawser.github.com'), 'stored'],
  ['one with extensions', pointer('git-lfs.github.com', 'ext-0-a sha256:0\n'), 'stored'],
  ['one with carriage returns', pointer('git-lfs.github.com').replace('v1\n', 'v1\r\n'), 'stored'],
  ['one of another program', pointer('example.com'), undefined],
  ['one that says nothing of an object', pointer('git-lfs.github.com', 'size 1\n'), undefined],
  ['as long as a pointer is', pointer('git-lfs.github.com').padEnd(1023), 'stored'],
  ['longer', pointer('git-lfs.github.com').padEnd(1024), undefined],
  ['another version', 'version: 3\n', undefined],
  ['what git-crypt seals', '\0GITCRYPT\0abc', 'sealed'],
  ['something else that begins with NUL', '\0GITCRYPTED', undefined],
  ['its mark behind something', 'v\0GITCRYPT\0', undefined],
])('%s', (_, text, filtered) => {
  const bytes = Buffer.from(text, 'latin1');
  const found = contentHere(bytes);
  if (filtered === undefined) expect(found).toBe(bytes);
  else expect(found).toMatchObject({ filtered });
});

test.each([
  ['stored', 'k8s/dns/coredns.yaml', false],
  ['stored', 'k8s/dns/Corefile', false],
  ['stored', 'k8s/dns/client.go', true],
  ['stored', 'k8s/dns/OWNERS', true],
  ['stored', 'k8s/coredns.json', true],
  ['sealed', 'k8s/dns/secret.yaml', true],
  ['sealed', 'k8s/dns/coredns.yaml', false],
  [undefined, 'k8s/dns/client.go', false],
] as const)('of what is %s, %s is hardly about DNS: %s', (filtered, path, expected) => {
  expect(isHardlyDns(path, { unreadable: 'x', ...defined({ filtered }) })).toBe(expected);
});
