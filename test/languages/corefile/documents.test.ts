/** Which files are Corefiles or parts of one, which files they name, and what is known of a file that they name. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slice } from '../../../src/core/text/source-text.ts';
import { absolutePath, type FileLook, lookAt, nameserverCount } from '../../../src/languages/corefile/files.ts';
import { corefile, looksLikeCorefile, statesDirective } from '../../../src/languages/corefile/index.ts';
import { filesNamedBy } from '../../../src/languages/corefile/named-files.ts';
import type { TextDocument } from '../../../src/read/documents/document.ts';
import { callsOf } from '../../support/counted-work.ts';
import { draws } from '../../support/draws.ts';
import { contextOf, source } from './read.ts';

const DNS = '. {\nforward . 9.9.9.9\n}\n';
const STUB = 'forward . 9.9.9.9\n';

/** `corefile`, `part`, the path on nodes, or nothing. */
function readAs(document: TextDocument): string | undefined {
  if (!corefile.recognises(document)) return undefined;
  const [fact] = corefile.read(document).value;
  if (fact?.kind === 'config-text') return fact.language === 'corefile' ? 'corefile' : 'part';
  return fact?.kind === 'node-file' ? `node ${fact.path}` : 'another fact';
}

describe('a file of the repository', () => {
  test.each<readonly [path: string, text: string, as: string | undefined]>([
    ['Corefile', DNS, 'corefile'],
    ['a/Corefile', 'nothing of ours\n', 'corefile'],
    ['Corefile', `data:\n  Corefile: |\n${DNS.replace(/^/gm, '    ')}`, undefined],
    ['Corefile', `# a patch\n---\ndata:\n  Corefile: |-\n${DNS.replace(/^/gm, '    ')}`, undefined],
    ['Corefile', `apiVersion: v1\nkind: ConfigMap\ndata:\n  Corefile: |\n${DNS.replace(/^/gm, '    ')}`, undefined],
    ['Corefile', `a: b ${DNS}`, 'corefile'],
    ['Corefile', 'a: b {\n  hosts {\n    x: |\n  }\n  forward . 9.9.9.9\n}\n', 'corefile'],
    ['Corefile', 'a:\nforward . 9.9.9.9\nhosts {\n  x: |\n}\n', 'corefile'],
    ['Corefile', 'a: b,\nc: {\n  hosts {\n    x: |\n  }\n}\n', 'corefile'],
    ['Corefile', `localhost:53 {\n  x: |\n}\n${DNS}`, 'corefile'],
    ['Corefile.prod', DNS, 'corefile'],
    ['Corefile.prod', 'nothing of ours\n', undefined],
    ['a.corefile', DNS, 'corefile'],
    ['Corefile.j2', '{{ corefile }}\n', 'corefile'],
    ['Corefile.j2', '{{ corefile }}\n', 'corefile'],
    ['Corefile.j2', 'no expression\n', undefined],
    ['Corefile.tpl', '${corefile}\n', 'corefile'],
    ['Corefile.erb', '<%= corefile %>\n', 'corefile'],
    ['Corefile.txt', '{{ corefile }}\n', undefined],
    ['other.j2', '{{ corefile }}\n', undefined],
    ['any/name.txt', DNS, 'corefile'],
    ['main.go', DNS, undefined],
    ['Caddyfile', DNS, 'part'],
    ['stub.conf', STUB, 'part'],
    ['stub', STUB, 'part'],
    ['stub.txt', STUB, undefined],
    ['stub.override', `(s) {\n${STUB}}\n`, 'part'],
    ['stub.override', '(s) {\nhouse\n}\n', 'part'],
    ['loop.conf', 'loop\n', 'part'],
    ['named.conf', 'forward only;\n', undefined],
    ['named.conf.options', '// ours\nacl lan {\n10.0.0.0/8;\n};\noptions {\nrecursion yes;\n};\n', undefined],
    ['lan.dns', '// ours\nacl lan {\nallow net 10.0.0.0/8\n}\n', 'corefile'],
    ['forward.conf', 'forward .\n', undefined],
    ['stub.conf', `${STUB}${'#'.repeat(64 * 1024 - STUB.length)}`, 'part'],
    ['stub.conf', `${STUB}${'#'.repeat(64 * 1024 - STUB.length + 1)}`, undefined],
  ])('%s %#', (path, text, as) => {
    expect(readAs({ kind: 'text', path, source: source(text, path) })).toBe(as);
  });

  test('carries a text of its own', () => {
    const of = (path: string, text: string): string | undefined => {
      const whole = source(`x = """${text}"""`, path);
      return readAs({ kind: 'text', path, source: slice(whole, 7, 7 + text.length) });
    };
    // What a program carries is a Corefile, where the program is none.
    expect(of('main.py', DNS)).toBe('corefile');
    expect(of('stub.conf', STUB)).toBeUndefined();
  });
});

test.each<readonly [path: string, text: string, as: string | undefined]>([
  ['/etc/coredns/Corefile', 'nothing of ours\n', 'node /etc/coredns/Corefile'],
  ['/etc/dns/corefile.d', 'nothing of ours\n', 'node /etc/dns/corefile.d'],
  ['/etc/coredns/stub.conf', STUB, 'node /etc/coredns/stub.conf'],
  ['/etc/dns/any', DNS, 'node /etc/dns/any'],
  ['/etc/dns/any', STUB, undefined],
  ['/etc/coredns/coredns.service', DNS, undefined],
  ['/etc/coredns/Corefile', `#!/bin/sh\n${DNS}`, undefined],
  ['/etc/coredns/Corefile', `${DNS}#!`, 'node /etc/coredns/Corefile'],
])('%s on nodes %#', (path, text, as) => {
  expect(readAs({ kind: 'text', path: 'user-data', source: source(text), onNode: { path } })).toBe(as);
});

test.each([
  ['', false],
  ['forward . 9.9.9.9', false],
  ['. {\nhouse\n}', false],
  ['. {\nforward . 9.9.9.9\nhouse\n}', false],
  ['. {\nforward . 9.9.9.9\nlog\nhouse\n}', true],
  ['. {\ndebug\n}', false],
  ['a.org {\nhouse\nhome\n}\n. {\nforward . 9.9.9.9\nloop\nlog\n}', true],
  ['. {\nimport a\nimport b\nforward . 9.9.9.9\n}', true],
  ['. {\nimport a\n}', false],
  ['. {\nforward . {$UP}\n}', true],
])('%j looks like a Corefile: %s', (text, looks) => {
  expect(looksLikeCorefile(source(text))).toBe(looks);
});

test.each([
  ['import a.conf', ['import a.conf']],
  ['. {\n  import a.conf b.conf\n}', ['import a.conf']],
  ['hosts /etc/hosts.d a.org', ['/etc/hosts.d']],
  ['file a.db a.org {\n reload 1s\n}', ['a.db']],
  ['hosts {\n 10.0.0.1 /a\n}', []],
  ['forward . /etc/resolv.conf 9.9.9.9 /etc/up.conf {\n policy random\n}', ['/etc/resolv.conf', '/etc/up.conf']],
  ['forward /a /b', ['/b']],
  ['grpc . /b', ['/b']],
  ['proxy . /b', ['/b']],
  ['fanout . /b', []],
  ['log /x', []],
  ['import', []],
])('%j names %j', (text, named) => {
  expect(filesNamedBy(source(text)).map(({ path, isImport }) => `${isImport ? 'import ' : ''}${path}`)).toEqual(named);
});

test('a text that plainly names none is not taken apart, and names what it would if it were', () => {
  const zone = (index: number): string => `z${index}.test {\n  forward . 192.0.2.1 192.0.2.2:54\n}\n`;
  const text = source(Array.from({ length: 9 }, (_, index) => zone(index)).join(''));
  expect(callsOf(['filesNamedBy', 'lex'], () => filesNamedBy(text))).toEqual({ filesNamedBy: 1, lex: 0 });
  const words = fc.constantFrom(
    ...[
      'forward',
      'proxy',
      'import',
      'hosts',
      'file',
      '.',
      'a.test',
      'resolv.conf',
      '/etc/x',
      '192.0.2.1',
      '192.0.2.1:53',
    ],
    ...[
      '1.2.3',
      '1.2.3.4.5',
      '999.1.1.1',
      '01.2.3.4',
      '::1',
      '{',
      '}',
      '{$A}',
      '#',
      '"',
      '"a b"',
      '\\',
      '\n',
      '\n',
      '\r\n',
    ],
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (list) => {
      const written = `${list.join(' ')}\n`.replace(/ ?\n ?/g, '\n');
      // A comment with a quote is always taken apart.
      const apart = filesNamedBy(source(`# "\n${written}`));
      expect(filesNamedBy(source(written)).map(({ path }) => path)).toEqual(apart.map(({ path }) => path));
    }),
    draws(2000),
  );
});

describe('a file that a Corefile names', () => {
  const files = new Map(
    ['/etc/coredns/Corefile', '/etc/coredns/zones/a.db', '/srv/data/sub/b.db'].map((path) => [path, source(path)]),
  );
  test.each<readonly [path: string, kind: FileLook['kind'], stock?: FileLook['kind']]>([
    // Relative to where it runs: beside the Corefile, unless an image puts it elsewhere.
    ['zones/a.db', 'text', 'unknown'],
    ['./zones/../zones//a.db', 'text'],
    ['/etc/coredns/zones/a.db', 'text'],
    ['../../../etc/coredns/zones/a.db', 'text'],
    ['zones', 'directory', 'unknown'],
    ['/srv/data', 'directory'],
    ['/srv/data/sub', 'directory'],
    ['.', 'directory'],
    ['./', 'directory'],
    ['../..', 'directory'],
    ['/', 'directory'],
    ['gone.db', 'missing'],
    ['zones/gone.db', 'missing'],
    ['zones/deep/er/gone.db', 'missing'],
    ['/etc/coredns/deep/gone.db', 'missing'],
    ['/srv/data/sub/gone.db', 'missing'],
    ['/srv/data/gone.db', 'unknown'],
    ['/srv/gone.db', 'unknown'],
    ['/etc/gone.db', 'unknown'],
    ['/etc/resolv.conf', 'unknown'],
    ['/var/gone.db', 'unknown'],
    // A stock image has no other directories at its top.
    ['/zones/gone.db', 'unknown', 'missing'],
    ['/gone.db', 'unknown', 'missing'],
  ])('%s: %s', (text, kind, stock = kind) => {
    expect(lookAt(contextOf({ files }), { text }).kind).toBe(kind);
    expect(lookAt(contextOf({ files, stockImage: true }), { text }).kind).toBe(stock);
    if (kind === 'missing') expect(lookAt(contextOf({ files, isAbsent: () => false }), { text }).kind).toBe('unknown');
    expect(lookAt(contextOf({ files }), { text, opaque: true }).kind).toBe('unknown');
    // Of another image nobody knows where it runs.
    if (!/^[/.]/.test(text)) expect(lookAt(contextOf({ files, stockImage: false }), { text }).kind).toBe('unknown');
  });

  test('at the root of a stock image, where something is mounted', () => {
    const isAbsent = (path: string): boolean => path !== '/gone.db';
    expect(lookAt(contextOf({ files, stockImage: true, isAbsent }), { text: 'gone.db' }).kind).toBe('unknown');
  });

  test.each([
    ['/a/../b', '/b'],
    ['/a/./b//c/', '/a/b/c'],
    ['/../a', '/a'],
    ['a', '/etc/coredns/a'],
    ['../a', '/etc/a'],
  ])('%s is %s', (path, full) => {
    expect(absolutePath(contextOf(), path)).toBe(full);
  });

  test('names as many servers as it has lines of them', () => {
    expect(
      nameserverCount(source('nameserver 9.9.9.9\n\tnameserver\t::1\nnameserver\n#nameserver 1.1.1.1\nsearch a\n')),
    ).toBe(2);
  });
});

test.each<readonly [text: string, isStated: boolean]>([
  ['loop', true],
  ['loop {\n}\n', true],
  ['. {\n    loop\n}\n', true],
  ['. { loop\n}\n', true],
  ['. {\n    errors\n    loop\n    errors\n}\n', true],
  ['. {\n    errors loop\n}\n', false],
  ['. {\n    loopback\n}\n', false],
  ['. {\n    errors "a\nb" loop\n}\n', false],
  ['. {\n    # loop\n}\n', false],
])('a directive stands at the start of a line or behind a brace: %j', (text, isStated) =>
  expect(statesDirective(source(text), 'loop')).toBe(isStated),
);
