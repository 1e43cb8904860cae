/** What somebody fills in before CoreDNS sees it is not known, and no error. */
import { describe, expect, test } from '@jest/globals';
import { readCorefile } from '../../../src/languages/corefile/index.ts';
import { coreDns } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { contextOf, read, source } from './read.ts';

test.each([
  ['.:53 {\n    loop\n    forward . ${UPSTREAM}\n}\n'],
  ['.:53 {\n    loop\n    forward . ${UPSTREAM:-10.0.0.2} {\n        policy ${POLICY}\n    }\n}\n'],
  ['.:53 {\n    loop\n    cache ${TTL}\n    forward . 10.0.0.2\n}\n'],
  ['.:53 {\n    loop\n    kubernetes ${DOMAIN} in-addr.arpa\n    forward . 10.0.0.2\n}\n'],
])('%j makes no error and no warning', (corefile) => {
  const { said } = scanTexts({ 'c.yaml': coreDns({ corefile }) });
  expect(said.filter((one) => !one.startsWith('note'))).toEqual([]);
});

test('a word with a percent sign and capitals, or between two signs, is filled in by a script', () => {
  const files = (name: string, upstream: string): Readonly<Record<string, string>> => ({
    Corefile: `. {\n    loop\n    forward . ${upstream}\n}\na.test {\n    file db.a.test\n}\n`,
    'db.a.test': `$TTL 60\n@ IN SOA ${name} (\n  1 2 3 4 5 )\n  NS ns.example.org.\n`,
  });
  expect(scanTexts(files('%NOC', '192.0.2.53')).said).toEqual([]);
  for (const word of ['%UP', '@@UP@@'])
    expect(scanTexts(files('n m', word)).said).toEqual([expect.stringMatching(/^note LG305 /)]);
  expect(scanTexts(files('n', '192.0.2.53')).said).toEqual([expect.stringMatching(/^error LG401 /)]);
  expect(scanTexts(files('n m', '%up')).said).toEqual([expect.stringMatching(/^error LG401 /)]);
});

test('what can be proven beside it is', () => {
  const corefile = '.:53 {\n    loop\n    cache ${TTL}\n    forward . 10.96.0.10\n}\n';
  expect(scanTexts({ 'c.yaml': coreDns({ corefile }) }).said).toEqual(['error LG101 c.yaml:11:19 always fatal']);
});

test('a Corefile that is one expression is not the built-in default', () => {
  expect(read('{{ .Corefile }}\n').value.blocks.map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([
    ['opaque'],
  ]);
  expect(read('# nothing\n').value.blocks.map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([['answer']]);
});

test.each([
  ['.:53 {% if x %}{% endif %}{\n forward . 10.0.0.1\n}\n', ['. forward']],
  ['{% if x %}a.test{% endif %} .:53 {\n forward . 10.0.0.1\n}\n', ['a.test. . forward']],
  ['.:53 {\n {% if x %}loop{% endif %}\n forward . 10.0.0.1\n}\n', ['. loop-guard forward']],
  ['.:53 {\n loop{% if x %}\n forward . 10.0.0.1\n}\n', ['. loop-guard forward']],
  ['.:53 {\n forward . {{ a }}.b\n}\n', ['. forward']],
  ['.:53 {\n forward . [[ dns ]] 10.0.0.1\n loop\n}\n', ['. loop-guard forward']],
  ['<%- |\n  String $domain,\n| -%>\n.:53 {\n forward . 10.0.0.1\n}\n', ['. forward']],
  ['.:53 {\n forward . ###ZARF_VAR_UP### #{Up} #{UP}#\n loop # as #{this}\n #{not}\n}\n', ['. loop-guard forward']],
  ['.:53 {\n forward . (( grab a.up )) ?{plain:up} [% up %]\n loop\n}\n', ['. loop-guard forward']],
  ['.:53 {\n forward . %%UP%% <<UP>> @@{UP}@@\n loop\n}\n', ['. loop-guard forward']],
  [
    '.:53 {\n forward . << inputs.dns >> 10.0.0.1\n <<- if inputs.guard >>\n loop\n << end >>\n}\n',
    ['. loop-guard forward'],
  ],
  ['.:53 {\n forward . 10.0.0.1\n}{% if x %}\na.test {\n whoami\n}\n{% endif %}\n', ['. forward', 'a.test. answer']],
])('%j is read past what only decides', (text, blocks) => {
  const { value } = read(text);
  expect(value.errors).toEqual([]);
  expect(
    value.blocks.map((one) => [...one.keys.map(({ zone }) => zone), ...one.steps.map(({ kind }) => kind)].join(' ')),
  ).toEqual(blocks);
});

test.each(['block', "block['zones'] | join(' ')", "range['x']", 'with | y', 'if', 'define'])(
  '`{{ %s }}` is a variable, as Go has no such action',
  (name) =>
    expect(read(`{{ ${name} }} {\n loop\n forward . 10.0.0.1\n}\n. {\n whoami\n}\n`).value.blocks).toHaveLength(2),
);
test.each(['if .x', 'range .x', 'with.x', 'define "x"', 'block "x" .'])('`{{ %s }}` is an action', (words) => {
  const { value } = read(`{{ ${words} }}\n. {\n loop\n forward . 10.0.0.1\n}\n{{ end }}\n`);
  expect(value.blocks.map(({ keys }) => keys.map(({ zone }) => zone))).toEqual([['.']]);
});

const OWN_TEMPLATE =
  ". {\n    template IN A {\n        answer '{{ .Name }} 60 IN A 10.0.0.1'\n    }\n    forward . 127.0.0.1\n}\n";

test('a record without double quotes is several, of which the first is no template: nobody fills it in before', () => {
  expect(read(OWN_TEMPLATE).value.errors.map(({ message }) => message)).toEqual([
    "plugin/template: could not compile template: '{{, template: answer:1: unclosed action",
  ]);
});

test.each([
  [OWN_TEMPLATE.replace('forward . 127.0.0.1', 'forward . {{ .Values.upstream }}')],
  [OWN_TEMPLATE.replace('.Name', '.Values.name')],
  [OWN_TEMPLATE.replace('answer', 'rcode')],
])('%j is filled in before CoreDNS reads it', (text) => {
  expect(read(text).value.errors).toEqual([]);
});

describe('what a chart fills in within the quotes of a record', () => {
  const of = (text: string, beside = ''): string =>
    `${beside}. {\n    template IN TXT a.test {\n        answer "${text}"\n    }\n    forward . 192.0.2.1\n}\n`;
  const seen = (text: string, path: string): readonly string[] => {
    const { value } = readCorefile(source(text, path), contextOf());
    const rules = value.blocks.flatMap(({ steps }) => steps.flatMap((one) => (one.kind === 'answer' ? one.rules : [])));
    return [...value.errors.map(({ message }) => message), ...rules.map(({ effect }) => effect)];
  };
  const ESCAPED = '{{`{{ .Name }}`}} 60 IN TXT';

  test.each(['{{ $ns }}', '{{ randAlpha 5 }}', '{{ .Release.Namespace }}', '{{ include `a.b` . }}'])('%s', (word) => {
    const text = of(`${ESCAPED} ${word}`);
    expect(seen(text, 'dns/templates/cm.yaml')).toEqual(['answer']);
    expect(seen(text, 'Corefile.gotmpl')).toEqual(['answer']);
    expect(seen(of(`${ESCAPED} ${word}`, '# {{ .Values.note }}\n'), 'Corefile')).toEqual(['answer']);
  });

  test('is nothing where only CoreDNS fills in', () => {
    expect(seen(of('{{ .Name }} 60 IN TXT {{ $ns }}'), 'Corefile')).toEqual([
      expect.stringContaining('undefined variable "$ns"'),
    ]);
    expect(seen(of('{{ .Name }} 60 IN TXT {{ .Namespace }}'), 'Corefile')).toEqual(['servfail']);
  });
});
