import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { indexLines, positionAt } from '../../../src/core/text/location.ts';
import { type SourceText, slice, wholeFile } from '../../../src/core/text/source-text.ts';
import { child, entries, entryOf, items, type YamlNode } from '../../../src/read/documents/document.ts';
import { isCommentedJson } from '../../../src/read/documents/json.ts';
import { MAX_DEPTH, MAX_YAML_LENGTH, readYaml } from '../../../src/read/documents/yaml.ts';
import { anyCharacter, draws } from '../../support/draws.ts';

const text = (content: string): SourceText => wholeFile({ path: 'a.yaml', text: content });
const read = (content: string): YamlNode | undefined => readYaml(text(content)).value;
const scalarOf = (content: string, ...keys: string[]): SourceText => {
  const node = child(read(content), ...keys);
  if (node?.kind !== 'scalar') throw new Error(`no scalar in ${JSON.stringify(content)}`);
  return node.text;
};

/** Every verbatim stretch is the same characters in the file, and the stretches cover the text. */
function expectPlaced(source: SourceText): void {
  let covered = 0;
  for (const [index, segment] of source.segments.entries()) {
    const end = source.segments[index + 1]?.start ?? source.text.length;
    expect(segment.start).toBe(covered);
    covered = end;
    expect(segment.at).toBeGreaterThanOrEqual(0);
    expect(segment.at + segment.length).toBeLessThanOrEqual(source.file.text.length);
    if (segment.verbatim) {
      expect(segment.length).toBe(end - segment.start);
      expect(source.file.text.slice(segment.at, segment.at + segment.length)).toBe(
        source.text.slice(segment.start, end),
      );
    }
  }
  expect(covered).toBe(source.text.length);
}

/** As plain data, for comparison with the library's own. */
function plain(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'sequence') return node.items.map(plain);
  return Object.assign(
    Object.create(null),
    Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.value)])),
  );
}

/** The verbatim share: a fallback to one stretch for the whole scalar must show. */
const verbatimLength = (source: SourceText): number =>
  source.segments.reduce((sum, segment) => sum + (segment.verbatim ? segment.length : 0), 0);

describe('scalars', () => {
  const table: [string, string, string][] = [
    ['plain', 'a: forward . 1.1.1.1\n', 'forward . 1.1.1.1'],
    ['plain over lines', 'a: one\n  two\n\n  three\n', 'one two\nthree'],
    ['plain, CRLF', 'a: one\r\n  two\r\n', 'one two'],
    ['single quotes', "a: 'it''s\n  so'\n", "it's so"],
    ['only quotes', "a: ''''\n", "'"],
    ['double quotes', 'a: "x\\ty\\u0041\\x42 z"\n', 'x\tyAB z'],
    ['double quotes folded', 'a: "x  \n   y\\\n   z\n\n  w"\n', 'x yz\nw'],
    ['literal', 'a: |\n  .:53 {\n    loop\n  }\n', '.:53 {\n  loop\n}\n'],
    ['literal, strip', 'a: |-\n  x\n  y\n\n', 'x\ny'],
    ['literal, keep', 'a: |+\n  x\n\n\nb: 1\n', 'x\n\n\n'],
    ['literal, indentation indicator', 'a: |2\n    x\n   y\n', '  x\n y\n'],
    ['literal, CRLF', 'a: |\r\n  x\r\n  y\r\n', 'x\ny\n'],
    ['literal, tab', 'a: |\n  \tx\n  y\tz\n', '\tx\ny\tz\n'],
    ['literal, empty lines first', 'a: |\n\n\n  x\n', '\n\nx\n'],
    ['literal without a last break', 'a: |\n  x', 'x\n'],
    ['folded', 'a: >\n  x\n  y\n\n  z\n', 'x y\nz\n'],
    ['folded, more indented', 'a: >-\n  x\n    y\n    z\n  w\n', 'x\n  y\n  z\nw'],
    ['folded, keep', 'a: >+\n  x\n\nb: 1\n', 'x\n\n'],
    ['in a flow map', 'a: {b: c d, e: "f"}\n', ''],
    ['empty', 'a: ""\n', ''],
    ['empty block', 'a: |\nb: 1\n', ''],
  ];
  test.each(table)('%s', (_name, content, expected) => {
    const node = entryOf(read(content), 'a')?.value;
    if (node?.kind === 'map') {
      expect(scalarOf(content, 'a', 'b').text).toBe('c d');
      expectPlaced(scalarOf(content, 'a', 'b'));
      return;
    }
    const source = scalarOf(content, 'a');
    expect(source.text).toBe(expected);
    expect(parseDocument(content).toJS().a).toBe(expected);
    expectPlaced(source);
    if (/[a-z]/.test(expected)) expect(verbatimLength(source)).toBeGreaterThan(0);
  });

  test('every character of a literal block is its own place', () => {
    const content = 'data:\n  Corefile: |\n    .:53 {\n        forward . 1.1.1.1\n    }\n';
    const source = scalarOf(content, 'data', 'Corefile');
    const at = source.text.indexOf('forward');
    const segment = [...source.segments].reverse().find((one) => one.start <= at);
    const offset = (segment?.at ?? 0) + at - (segment?.start ?? 0);
    expect(positionAt(indexLines(content), offset)).toEqual({ line: 4, column: 9 });
    expect(verbatimLength(source)).toBe(source.text.length);
  });

  const value = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '\t', "'", '"', '\\', '#', ':', '-', '{', 'é', '😀', '0'),
      maxLength: 30,
    }),
    fc.string({ unit: anyCharacter, maxLength: 12 }),
    fc
      .array(fc.constantFrom('x', '  y', '', ' ', 'z w', '\tq', 'a: b'), { maxLength: 7 })
      .map((lines) => lines.join('\n')),
  );
  const style = fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED');
  test('what the writer writes is read back, character by character', () => {
    fc.assert(
      fc.property(
        value,
        style,
        fc.boolean(),
        fc.integer({ min: 10, max: 60 }),
        (content, defaultStringType, crlf, lineWidth) => {
          let yaml = stringify(
            { a: { k: content }, b: [content] },
            { defaultStringType: defaultStringType as 'PLAIN', lineWidth },
          );
          if (crlf) yaml = yaml.replace(/\n/g, '\r\n');
          const parsed = parseDocument(yaml, { uniqueKeys: false });
          if (parsed.errors.length > 0) return;
          const reading = readYaml(text(yaml));
          expect(reading.notices).toEqual([]);
          for (const node of [child(reading.value, 'a', 'k'), items(child(reading.value, 'b'))[0]]) {
            if (node?.kind !== 'scalar') throw new Error('no scalar');
            expect(node.text.text).toBe(parsed.toJS().a.k === null ? node.text.text : String(parsed.toJS().a.k));
            expectPlaced(node.text);
          }
        },
      ),
      draws(1500),
    );
  });

  test('hand-made blocks, plain and quoted texts: the parser and we agree without the fallback', () => {
    const line = fc.constantFrom('x', '  y', '    ', '', ' ', 'z w', '\tq', '\t', "it''s", 'a\\"b', 'é😀', '# no');
    const header = fc.constantFrom('|', '|-', '|+', '>', '>-', '>+', '|2', '>2-', '|1+', '>1', "'", '"', '');
    fc.assert(
      fc.property(
        header,
        fc.array(line, { minLength: 1, maxLength: 7 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (head, lines, feed, ended) => {
          const quote = head === "'" || head === '"' ? head : '';
          const body =
            quote !== '' || head === ''
              ? lines.map((one, i) => (i === 0 ? one : `  ${one}`)).join(feed)
              : lines.map((one) => `  ${one}`).join(feed);
          const content = quote !== '' || head === '' ? `k: ${quote}${body}${quote}` : `k: ${head}${feed}${body}`;
          const yaml = ended ? `${content}${feed}` : content;
          const parsed = parseDocument(yaml, { strict: false, keepSourceTokens: true });
          const map = parsed.contents;
          if (parsed.errors.length > 0 || !isMap(map)) return;
          const expected = map.items[0]?.value;
          const node = entries(read(yaml))[0]?.value;
          if (!isScalar(expected) || node?.kind !== 'scalar' || typeof expected.value !== 'string') return;
          expect(node.text.text).toBe(expected.value);
          expectPlaced(node.text);
          const letters = [...expected.value].filter((letter) => /[a-zé]/.test(letter)).length;
          expect(verbatimLength(node.text)).toBeGreaterThanOrEqual(letters);
        },
      ),
      draws(3000),
    );
  });

  test('a scalar inside a scalar leads to the file', () => {
    const content = 'data:\n  kubelet: |\n    kind: KubeletConfiguration\n    resolvConf: "/run/x"\n';
    const inner = readYaml(scalarOf(content, 'data', 'kubelet')).value;
    const node = child(inner, 'resolvConf');
    if (node?.kind !== 'scalar') throw new Error('no scalar');
    expect(node.text.text).toBe('/run/x');
    expect(content.slice(node.text.segments[0]?.at, (node.text.segments[0]?.at ?? 0) + 6)).toBe('/run/x');
  });
});

describe('values', () => {
  test('follow the core schema', () => {
    expect(plain(read('a: 1\nb: yes\nc: true\nd: ~\ne:\nf: 0x10\ng: "1"\nh: 1.10\n') as YamlNode)).toEqual({
      a: 1,
      b: 'yes',
      c: true,
      d: null,
      e: null,
      f: 16,
      g: '1',
      h: 1.1,
    });
    expect(scalarOf('h: 1.10\n', 'h').text).toBe('1.10');
  });

  test('merge keys: own keys win, the earlier map wins, order stays', () => {
    const root = read('x: &x {a: 1, b: 2}\ny: &y {b: 3, c: 4}\nm:\n  z: 0\n  <<: [*x, *y]\n  a: 9\n');
    expect(entries(child(root, 'm')).map((entry) => entry.key)).toEqual(['z', 'b', 'c', 'a']);
    expect(plain(child(root, 'm') as YamlNode)).toEqual({ z: 0, b: 2, c: 4, a: 9 });
  });

  test('an aliased value keeps the place of its anchor', () => {
    const content = 'a: &x 10.0.0.1\nb: *x\n';
    expect(scalarOf(content, 'b').segments[0]?.at).toBe(content.indexOf('10.0.0.1'));
  });

  test('__proto__ is a key like any other', () => {
    const root = read('__proto__:\n  polluted: true\nconstructor: 1\n');
    expect(entries(root).map((entry) => entry.key)).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a repeated key is remarked and the last one counts', () => {
    for (const content of ['a: 1\na: 2\n', '{"a": 1, "a": 2}']) {
      const reading = readYaml(text(content));
      expect(reading.notices.map((notice) => notice.kind)).toEqual(['assumed']);
      expect(child(reading.value, 'a')).toMatchObject({ value: 2 });
    }
  });

  test('JSON reads as the same tree that YAML gives', () => {
    const strings = fc.string({ unit: anyCharacter, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.dictionary(strings, fc.oneof(strings, fc.integer(), fc.boolean(), fc.constant(null), fc.array(strings))),
        (data) => {
          const json = JSON.stringify(data, null, 1);
          const root = read(json);
          if (root === undefined) throw new Error('not read');
          expect(JSON.stringify(plain(root))).toBe(JSON.stringify(Object.assign(Object.create(null), data)));
          for (const entry of entries(root)) if (entry.value.kind === 'scalar') expectPlaced(entry.value.text);
        },
      ),
      draws(300),
    );
  });
});

describe('what cannot be read is a notice with a place', () => {
  test.each([
    ['a: [1, 2\nb: 3\n', /not valid YAML/],
    ['a: b\n c: d\n', /not valid YAML/],
    ['a: *nothing\n', /names no anchor/],
    ['a: &a [*a]\n', /contains itself/],
    ['a: "open\n', /not valid YAML/],
    ['a: |\n  $(sed x)\n b\n', /not valid YAML/],
  ])('%j', (content, message) => {
    const reading = readYaml(text(content));
    expect(reading.value).toBeUndefined();
    expect(reading.notices).toHaveLength(1);
    expect(reading.notices[0]).toMatchObject({ kind: 'unreadable', message: expect.stringMatching(message) });
    expect(reading.notices[0]?.template).toBeUndefined();
  });

  test.each<[string, boolean]>([
    ['{\n  // "a": [\n  "b": "// \\" /* x */, ]", /* } */\n  "c": [1, // last\n  ],\n}\n', true],
    ['[1, 2, // }\n]', true],
    ['{"a": 1 /* never closed', false],
    ['{"a": [1, 2, /* ] */ }', false],
    ['a: [1, // x\n', false],
  ])('JSON with comments is no manifest to anybody: %j', (content, is) => {
    expect(readYaml(text(content)).value).toBeUndefined();
    expect(readYaml(text(content)).notices).toHaveLength(is ? 0 : 1);
  });

  test.each(['// x\n', '/*', '/* */', ',\n', ', ', '"', '"\\', '"a",\n', '{'])(
    'much of %j is looked through once',
    (piece) => {
      const refused = `{${piece.repeat(1_000_000)}x}`;
      expect(isCommentedJson(text(refused))).toBe(false);
    },
  );

  test('a template is marked as one, broken or not', () => {
    for (const content of [
      'a: {{ .Values.x }}\n',
      '{{- if .Values.x }}\na: b\n{{- end }}\n',
      'a:\n{% if x %}\n- b\n{% endif %}\n',
      'a: |\n$(sed "s/^/  /" ca.pem)\n',
      'a: b\n${c == "" ? "" : "d:\\n  ${c}"}\n',
    ]) {
      const reading = readYaml(text(content));
      expect([content, reading.notices[0]?.template]).toEqual([content, true]);
    }
    expect(readYaml(text('a: |\n  template IN A { answer "{{ .Name }}" }\n')).notices).toEqual([]);
  });

  test('an alias bomb', () => {
    let content = 'a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n';
    for (let i = 1; i < 12; i += 1)
      content += `a${i}: &a${i} [${Array(10)
        .fill(`*a${i - 1}`)
        .join(', ')}]\n`;
    expect(readYaml(text(content))).toMatchObject({ value: undefined, notices: [{ kind: 'unreadable' }] });
  });

  test('deep nesting, in both notations', () => {
    for (const content of [
      '['.repeat(100_000),
      '- '.repeat(100_000),
      '{"a":'.repeat(5_000),
      `${'['.repeat(MAX_DEPTH + 1)}${']'.repeat(MAX_DEPTH + 1)}`,
    ]) {
      expect(readYaml(text(content))).toMatchObject({ value: undefined, notices: [{ kind: 'unreadable' }] });
    }
    expect(read(`${'['.repeat(100)}${']'.repeat(100)}`)?.kind).toBe('sequence');
  });

  test('a document over the limit', () => {
    expect(read(`a: ${'x'.repeat(20_000_000)}\n`)?.kind).toBe('map');
    expect(readYaml(text(`a: ${'x'.repeat(MAX_YAML_LENGTH)}\n`)).notices[0]?.message).toMatch(/more than 32 MiB/);
  });
});

describe('large and strange inputs', () => {
  test('a map of 50,000 keys', () => {
    const content = Array.from({ length: 50_000 }, (_, i) => `key${i}: v`).join('\n');
    expect(entries(read(content))).toHaveLength(50_000);
  });

  test('one JSON line of 5 MB', () => {
    const content = JSON.stringify({
      a: Array.from({ length: 100_000 }, (_, i) => `forward . 10.0.${i}.1 ${'x'.repeat(30)}`),
      b: 1,
    });
    expect(content.length).toBeGreaterThan(4_500_000);
    expect(items(child(read(content), 'a'))).toHaveLength(100_000);
  });

  test('CR only, NUL, lone surrogates, a byte order mark', () => {
    const returns = readYaml(text('a: b\rc: d\r'));
    expect(returns.value === undefined).toBe(returns.notices.some((notice) => notice.kind === 'unreadable'));
    expect(scalarOf('a: "x\ud800y"\n', 'a').text).toBe('x\ud800y');
    expect(scalarOf('\ufeffa: xyz\n', 'a').segments[0]?.at).toBe(4);
    expect(() => readYaml(text('a: \0b\n'))).not.toThrow();
  });

  test('no text makes it throw, and every place lies in the file', () => {
    const bits = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '|',
      '>',
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      ',',
      '&x ',
      '*x',
      '<<: ',
      '# c',
      '!t ',
      '? ',
      '---',
      '%',
      '\t',
      '{{',
      '}}',
      '\r',
      '\u2028',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 25 }), (parts) => {
        const content = parts.join('');
        const reading = readYaml(text(content));
        for (const notice of reading.notices) expect(notice.at.span.end).toBeLessThanOrEqual(content.length);
        const open = reading.value === undefined ? [] : [reading.value];
        for (let node = open.pop(); node !== undefined; node = open.pop()) {
          expect(node.span.start).toBeLessThanOrEqual(node.span.end);
          if (node.kind === 'scalar') expectPlaced(node.text);
          else if (node.kind === 'sequence') open.push(...node.items);
          else open.push(...node.entries.map((entry) => entry.value));
        }
      }),
      draws(3000),
    );
  });

  test('a carriage return alone ends a line, as for go-yaml', () => {
    const node = readYaml(text('>\na\r')).value;
    expect(node?.kind === 'scalar' && node.text.segments).toEqual([
      { start: 0, at: 2, length: 1, verbatim: true },
      { start: 1, at: 3, length: 1, verbatim: false },
    ]);
  });

  test('offsets of a slice are those of the file', () => {
    const file = text('# first\n---\nkey: value\n');
    const node = child(readYaml(slice(file, 8, file.text.length)).value, 'key');
    expect(node?.kind === 'scalar' && node.text.segments[0]?.at).toBe(17);
  });
});
