import { describe, expect, test } from '@jest/globals';
import { locate } from '../../../src/core/text/source-text.ts';
import { carriers } from '../../../src/judge/carriers.ts';
import { type Document, entries, type YamlDocument, type YamlNode } from '../../../src/read/documents/document.ts';
import { openBytes, openFile } from '../../../src/read/documents/open.ts';
import { maskTemplate } from '../../../src/read/templates/template.ts';
// What a text has to say to be opened, the plug-ins say.
import '../../../src/judge/plugins.ts';

function open(text: string, path = 'templates/coredns.yaml'): readonly Document[] {
  const { file } = openBytes(path, Buffer.from(text), { named: true });
  return file === undefined ? [] : openFile(file, carriers).documents;
}

/** A tree as plain data. */
function plain(node: YamlNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'sequence') return node.items.map(plain);
  return Object.fromEntries(entries(node).map((entry) => [entry.key, plain(entry.value)]));
}
const read = (text: string): unknown => {
  const [document] = open(`name: coredns\n${text}`);
  return document?.kind === 'yaml' ? plain(document.root) : undefined;
};

describe('a template as YAML', () => {
  test.each<[string, string, unknown]>([
    ['a value', 'a: {{ .x }}\n', { a: '{{ .x }}' }],
    ['part of a value', 'a: {{ .x }}:{{- .y -}}\n', { a: '{{ .x }}:{{ .y }}' }],
    [
      'quotes within quotes',
      'a: "{{ .x | default "y" }}"\nb: {{ .y }}\n',
      { a: '{{ .x | default "y" }}', b: '{{ .y }}' },
    ],
    ['a list in brackets', 'a: [{{ .x }}, b]\n', { a: ['{{ .x }}', 'b'] }],
    [
      'a condition around a key',
      'a: b\n{{- if .x }}\nc: {{ .y }}\n{{- end }}\nd: e\n',
      { a: 'b', c: '{{ .y }}', d: 'e' },
    ],
    ['a condition on one line', '{{ if .x }}a: b{{ end }}\n', { a: 'b' }],
    ['a condition in a value', 'a: {{ if .x }}b{{ else }}c{{ end }}\n', { a: '{{ if .x }}b{{ else }}c' }],
    ['a map that is brought', 'a:\n  {{- toYaml .x | nindent 2 }}\nb: c\n', { a: '{{ toYaml .x }}', b: 'c' }],
    [
      'a map that is brought at the margin',
      'a:\n  b:\n{{ toYaml .x | indent 4 }}\nc: d\n',
      { a: { b: '{{ toYaml .x }}' }, c: 'd' },
    ],
    ["a map on the key's line", 'a: {{- include "x" . | nindent 2 }}\nb: c\n', { a: '{{ include "x" . }}', b: 'c' }],
    [
      'keys that are brought behind others',
      'a:\n  b: c\n  {{- include "x" . | nindent 2 }}\nd: e\n',
      { a: { b: 'c', '{{ include "x" . }}': null }, d: 'e' },
    ],
    [
      'keys that are brought before others',
      'a:\n  {{- include "x" . | nindent 2 }}\n  b: c\n',
      { a: { '{{ include "x" . }}': null, b: 'c' } },
    ],
    ['items that are brought', 'a:\n  - b\n  {{- toYaml .x | nindent 2 }}\n', { a: ['b', '{{ toYaml .x }}'] }],
    [
      'items that are brought at the margin',
      'a:\n  b:\n    - c\n    - d: e\n{{ ENV.ITEMS_AT_THE_MARGIN }}\n  f: g\n',
      { a: { b: ['c', { d: 'e' }, '{{ ENV.ITEMS_AT_THE_MARGIN }}'], f: 'g' } },
    ],
    [
      'keys that are brought at the margin',
      'a:\n  b: c\n{{ .some_keys }}\n  d: e\n',
      { a: { b: 'c', '{{ .some_keys }}': null, d: 'e' } },
    ],
    [
      'a value that is brought at the margin',
      'a:\n  b:\n{{ .some_value }}\n  c: d\n',
      { a: { b: '{{ .some_value }}', c: 'd' } },
    ],
    [
      'a key whose map goes on below',
      'a: b\n{{ include "some" . }}\n  c: d\n',
      { a: 'b', '{{ include "some" . }}': { c: 'd' } },
    ],
    ['a list', 'a:\n{% for x in y %}\n- {{ x }}\n{% endfor %}\n', { a: ['{{ x }}'] }],
    ['a remark over lines', 'a: b\n{{- /* one\n  two: [ */}}\nc: {{ .x }}\n', { a: 'b', c: '{{ .x }}' }],
    ['a key', '{{ .x }}: a\n', { '{{ .x }}': 'a' }],
    ['an assignment', '{{- $x := .y }}\na: {{ $x }}\n', { a: '{{ $x }}' }],
    ['k3s', 'a: %{CLUSTER_DNS}%\n', { a: '%{CLUSTER_DNS}%' }],
    ['Ruby', '<% if @x %>\na: <%= @x %>\n<% end %>\n', { a: '<%= @x %>' }],
    [
      'windows',
      'a: {{ .x }}\r\n{{- if .y }}\r\nb: |\r\n  c\r\n  {{ .z }}\r\n{{- end }}\r\n',
      { a: '{{ .x }}', b: 'c\n{{ .z }}\n' },
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual({ name: 'coredns', ...(expected as object) });
  });

  test('lines of the template stay in a block scalar, wherever they begin', () => {
    const text =
      'a: {{ .x }}\nb: |\n{{- if .y }}\n    one\n  {{- else }}\n      two\n{{ .z | indent 4 }}\n{{- end }}\nc: d\n';
    expect(read(text)).toEqual({
      name: 'coredns',
      a: '{{ .x }}',
      b: '{{- if .y }}\none\n{{- else }}\n  two\n{{ .z | indent 4 }}\n',
      c: 'd',
    });
  });
  test('an expression in the last line of a block scalar', () => {
    expect(read('{{- if .x }}\nb: |\n    one\n{{- end -}}\n')).toEqual({ name: 'coredns', b: 'one\n' });
  });
  test('a key behind a condition on its line stands where its own letters do', () => {
    const [document] = open('name: coredns\n{{- if .x }} a: {{ .y }}{{ end }}\n');
    const entry = document?.kind === 'yaml' ? entries(document.root)[1] : undefined;
    expect(entry).toMatchObject({ key: 'a', keySpan: { start: 27, end: 28 } });
  });
  test('JSON', () => {
    const [document] = open(
      '{ "name": "coredns", "a": {{ .x }}, {{ if .y }}"b": "{{ .z }}"{{ end }} }\n',
      'coredns.json',
    );
    expect(plain((document as YamlDocument).root)).toEqual({ name: 'coredns', a: '{{ .x }}', b: '{{ .z }}' });
  });
  test('what cannot be YAML is a note', () => {
    const { file } = openBytes('coredns.yaml', Buffer.from('name: coredns\na: {{ .x }}\n  b: [\n'), {});
    expect(file === undefined ? undefined : openFile(file, carriers)).toMatchObject({
      documents: [],
      notices: [{ kind: 'unreadable', template: true }],
    });
  });
  test('every text leads to its own characters', () => {
    const text =
      'name: coredns-{{ .x }}\na:\n  - "{{ .y }} z"\n{{- if .b }}\nc: |\n    one {{ .d }}\n{{ .e | indent 4 }}\n    two\n{{- end }}\n';
    const [document] = open(text);
    const seen: string[] = [];
    const open_: YamlNode[] = document?.kind === 'yaml' ? [document.root] : [];
    for (let node = open_.pop(); node !== undefined; node = open_.pop()) {
      if (node.kind === 'map') open_.push(...node.entries.map((entry) => entry.value));
      else if (node.kind === 'sequence') open_.push(...node.items);
      else
        for (const line of node.text.text.split('\n').filter((one) => one !== '')) {
          const at = node.text.text.indexOf(line);
          const { span } = locate(node.text, at, at + line.length);
          expect(text.slice(span.start, span.end)).toBe(line);
          seen.push(line);
        }
    }
    expect(seen.sort()).toEqual(
      ['coredns-{{ .x }}', 'one {{ .d }}', 'two', '{{ .e | indent 4 }}', '{{ .y }} z'].sort(),
    );
  });
  test('a mask is as long as its text', () => {
    for (const text of ['a: {{ .x }}', '{{/* a\nb */}}\nc:\n{{ d | indent 2 }}', 'x: |\n  {{- a }}\n{{ b }}\n'])
      expect(maskTemplate(text)?.text.length).toBe(text.length);
    expect(maskTemplate('a: b')).toBeUndefined();
  });
});
