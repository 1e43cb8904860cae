import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lex } from '../../../src/languages/corefile/lexer.ts';
import { parse } from '../../../src/languages/corefile/parser.ts';
import { draws } from '../../support/draws.ts';
import { contextOf, firstError, read, source } from './read.ts';

const zones = (text: string): readonly string[] =>
  read(text).value.blocks.flatMap((block) => block.keys.map((key) => `${key.zone}:${key.port}`));

describe('blocks (caddyfile/parse.go)', () => {
  test.each([
    ['the brace may stand on the next line', '.:54\n{\nwhoami\n}', ['.:54']],
    ['a comma promises a key on the next line', 'a.org,\nb.org {\nwhoami\n}', ['a.org.:53', 'b.org.:53']],
    ['commas elsewhere are part of the key', 'a,b {\nwhoami\n}', ['a,b.:53']],
    ['without braces the rest of the file is the block', 'a.org\nforward . 9.9.9.9\nlog', ['a.org.:53']],
    ['a stray closing brace is a key', '. {\nwhoami\n}\n}', ['.:53', '}.:53']],
    ['{} is a word', '. {}\nb {\nwhoami\n}', ['.:53', '{}.:53']],
    ['keys without a body', 'a.org', ['a.org.:53']],
    ['a missing brace goes unseen behind another', '. {\nforward . 9.9.9.9 {\nmax_fails 1\n}\n', ['.:53']],
    ['nothing but a snippet starts the default', '(s) {\nlog\n}', ['.:53']],
    ['each key has its own port', 'a.org b.org:5353 {\nwhoami\n}', ['a.org.:53', 'b.org.:5353']],
  ])('%s', (_, text, expected) => {
    expect(zones(text)).toEqual(expected);
    expect(firstError(text)).toBeUndefined();
  });

  test.each([
    ['. {\nnosuch\n}', "Unknown directive 'nosuch' @ nosuch"],
    ['. { forward . 1.1.1.1 }', "Unexpected '}' because no matching opening brace @ }"],
    ['a, {\n}', "Expected another address but had '{' - check for extra comma @ {"],
    ['a,', 'Unexpected EOF @ a,'],
    ['. {\nlog\n', "Syntax error: Unexpected token 'log', expecting '}' @ log"],
    ['(s) {\n}\n(s) {\n}', 'redeclaration of previously declared snippet s @ (s)'],
    ['. {\nimport\n}', "Wrong argument count or unexpected line ending after 'import' @ import"],
    ['. {\nimport a b\n}', 'Import takes only one argument (glob pattern or file) @ b'],
    ['. {\nimport gone.conf\n}', 'File to import not found: gone.conf @ gone.conf'],
    [
      '. {\nimport */*.conf\n}',
      'Glob pattern may only contain one wildcard (*), but has others: /etc/coredns/*/*.conf @ */*.conf',
    ],
    [':53 {\n}', 'error inspecting server blocks: zone is not a valid domain name:  @ :53'],
    ['a.org a.org {\nwhoami\n}', 'cannot serve dns://a.org.:53 - it is already defined @ a.org'],
    ['. {\ncahce\n}', "Unknown directive 'cahce' @ cahce"],
  ])('%j is refused', (text, expected) => {
    expect(firstError(text, { stockImage: true })).toBe(expected);
  });
});

describe('what surrounds a Corefile', () => {
  test('imports are read from the files in sight, relative to the file they stand in', () => {
    const files = new Map([
      ['/etc/coredns/d/a.conf', source('import b.conf', '/d/a.conf')],
      ['/etc/coredns/d/b.conf', source('forward . 9.9.9.9', '/d/b.conf')],
    ]);
    const step = read('. {\nimport d/*.conf\n}', { files: new Map([...files].slice(0, 2)) }).value.blocks[0]?.steps[0];
    expect(step).toMatchObject({ kind: 'forward', at: { file: { path: '/d/b.conf' } } });
  });

  test('an import that is not in sight is a remark, not an error', () => {
    const reading = read('. {\nimport gone.conf\nlog\n}', { isAbsent: () => false });
    expect(reading.value.errors).toEqual([]);
    expect(reading.notices.map(({ kind }) => kind)).toEqual(['unreadable']);
  });

  test('variables are put in, empty when unset, unknown when nobody states them', () => {
    const text = '. {\nforward . {$UP}\n}';
    const up = (env: ReadonlyMap<string, string>, envKnown: boolean) => read(text, { env, envKnown }).value;
    expect(up(new Map([['UP', '9.9.9.9']]), true).blocks[0]?.steps[0]).toMatchObject({
      to: [{ value: { address: '9.9.9.9' } }],
    });
    expect(up(new Map(), true).errors[0]?.message).toBe('plugin/forward: invalid address: ""');
    expect(up(new Map(), false).errors).toEqual([]);
    expect(up(new Map(), false).blocks[0]?.steps[0]).toMatchObject({ to: [{ value: { kind: 'unresolved' } }] });
  });

  test('an unknown directive is refused by a stock image and opaque elsewhere', () => {
    const text = '. {\nhouseplugin\n}';
    expect(read(text, { stockImage: true }).value.errors).toHaveLength(1);
    const reading = read(text);
    expect(reading.value.errors).toEqual([]);
    expect(reading.value.blocks[0]?.steps).toMatchObject([{ kind: 'opaque', plugin: 'houseplugin' }]);
    expect(reading.notices).toHaveLength(1);
  });

  test('node-cache has few plugins', () => {
    expect(firstError('. {\nacl\n}', { build: 'node-cache', version: '1.13.2' })).toBe(
      "no action found for directive 'acl' with server type 'dns' (missing a plugin?) @ acl",
    );
  });
});

describe('hostile texts', () => {
  const pieces = [
    '. {',
    '}',
    '{',
    '\n',
    '\n',
    ' ',
    'forward',
    'import s',
    '(s) {',
    '"',
    '{$A}',
    'template IN A',
    'a.org:53',
    '10.0.0.0/9',
    'hosts',
    'rewrite name regex ( b',
    '[::1]',
  ];
  test('reading never throws, and every place lies in the file', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (parts) => {
        const text = parts.join(' ');
        const { value, notices } = read(text);
        const places = [...value.errors, ...notices, ...value.blocks, ...value.blocks.flatMap((block) => block.steps)];
        for (const { at } of places) {
          expect(at.span.start).toBeLessThanOrEqual(at.span.end);
          expect(at.span.end).toBeLessThanOrEqual(text.length);
        }
      }),
      draws(300),
    );
  });

  test('snippets that multiply end at the cap', () => {
    const levels = Array.from({ length: 20 }, (_, i) => `(s${i + 1}) {\nimport s${i}\nimport s${i}\n}`);
    const text = `(s0) {\nlog\n}\n${levels.join('\n')}\n. {\nimport s20\n}`;
    expect(firstError(text)).toMatch(/^maximum snippet import depth/);
  });

  test('of a text with more words than are read the blocks before are read, and nothing is found wrong behind', () => {
    const parsed = parse(
      source(`${'z {\nlog\n}\n'.repeat(5)}. {\n${'log a a a\n'.repeat(749_998)}}\n`),
      contextOf(),
      () => undefined,
    );
    expect([parsed.blocks.length, parsed.errors, parsed.notices.map(({ unread }) => unread)]).toEqual([
      5,
      [],
      ['bound'],
    ]);
  });

  test('ten thousand blocks are read, each once', () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `z${i}.org {\nlog\n}\n`).join('');
    expect(parse(source(text), contextOf(), () => undefined).blocks).toHaveLength(10_000);
    expect(lex(source(text))).toHaveLength(40_000);
    expect(read(text).value.blocks).toHaveLength(10_000);
  });
});
