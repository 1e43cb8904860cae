/** What is said to be refused without being parsed, against the parser: it refuses it as a template, and says nothing else. */
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { isSurelyRefused } from '../../../src/read/documents/open-text.ts';
import { splitStream } from '../../../src/read/documents/split.ts';
import { readYaml } from '../../../src/read/documents/yaml.ts';
import { seedsBelow } from '../../fuzz/execute.ts';
import { mutatedText } from '../../fuzz/mutate.ts';
import { randomOf } from '../../fuzz/random.ts';
import { firstSeed, share } from '../../support/draws.ts';

function isRefusedAlike(text: string): boolean {
  const source = wholeFile({ path: 'a.yaml', text });
  if (!isSurelyRefused(source)) return false;
  const { value, notices } = readYaml(source);
  const seen = { value, notices: notices.map(({ kind, template, unread }) => ({ kind, template, unread })) };
  const refused = { value: undefined, notices: [{ kind: 'unreadable', template: true, unread: undefined }] };
  expect({ text, ...seen }).toEqual({ text, ...refused });
  return true;
}

const REFUSED: readonly string[] = [
  'a: {{ b }}\n',
  'a: {{ b }}-c\n',
  'a: {{ b }} {{ c }}\n',
  'a: b\n{{- if .Values.c }}\nd: e\n{{- end }}\n',
  'a:\n  {{- include "b.labels" . | nindent 4 }}\nc: d\n',
  'a:\n  - b\n  - {{ c }}\n',
  'a:\n  b: {{ .Values.c | quote }} # beside\n',
  '{{- with .Values.a }}\na: b\n{{- end }}\n',
];
test.each(REFUSED)('%j is refused', (text) => expect(isRefusedAlike(text)).toBe(true));

/** YAML for all that its first expression says, or none of a template's faults. */
const OTHER: readonly string[] = [
  'a: b\n',
  'a: "{{ b }}"\n',
  'a: b {{ c }}\n',
  'a: b\n  {{ c }}\n',
  'a: |\n  {{ b }}\n',
  '# {{ a }}\nb: c\n',
  '{{ a }}: b\n',
  'a: b\n{{ c }}: d\n',
  'a:\n  - {{ b }}: c\n',
  'a: b\n{{ c }}\n  : d\n',
  'a: b\n{{ "c }}\n" }}: d\n',
  'a: { b: c }\n',
  'a: &b [c]\nd: {{ e }}\nf: [*b, *b]\n',
];
test.each(OTHER)('%j is left to the parser', (text) => expect(isRefusedAlike(text)).toBe(false));

test.each(['[', '- ', 'c: ', '? '])('of what %j brings beyond all bounds the parser has to speak', (deep) => {
  expect(isRefusedAlike(`a: {{ b }}\nc: ${deep.repeat(300)}d\n`)).toBe(false);
});

const seeds = seedsBelow(fileURLToPath(new URL('../../repos', import.meta.url)));
const texts = seeds.repositories.flatMap((files) =>
  Object.entries(files)
    .filter(([path]) => /\.ya?ml$/.test(path))
    .flatMap(([, text]) => splitStream(text).map(({ start, end }) => text.slice(start, end))),
);

const BRACES: readonly string[] = [
  '{{ .Values.x }}',
  '{{- if .a }}',
  '{{ include "b" . }}',
  '{{ c }}: d',
  '- {{ e }}',
  ' : f',
  '{{ "',
];

test('of what mutations make of the fixtures, all that is said to be refused is', () => {
  let refused = 0;
  const from = firstSeed(1);
  const count = share(6_000);
  for (let seed = from; seed < from + count; seed += 1) {
    const random = randomOf(seed);
    const lines = (seed % 3 === 0 ? mutatedText(random.one(texts), seeds.grammar, random) : random.one(texts)).split(
      '\n',
    );
    for (let times = 1 + (seed % 2); times > 0; times -= 1) {
      const at = random.under(lines.length);
      const line = lines[at] ?? '';
      const words = random.one(BRACES);
      const blanks = /^ */.exec(line)?.[0] ?? '';
      if (seed % 4 < 2) lines[at] = line.replace(/:(?: .*)?$/, `: ${words}`);
      else lines.splice(at, 0, blanks + words);
    }
    if (isRefusedAlike(lines.join('\n'))) refused += 1;
  }
  expect(refused).toBeGreaterThan(count / 20);
});
