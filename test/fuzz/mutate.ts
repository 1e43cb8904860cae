/** Repositories made of others: lines, words and blocks change places, and what readers trip over comes between. */
import type { Random } from './random.ts';

export type Files = Readonly<Record<string, string>>;

/** What the fixtures are made of. */
export interface Grammar {
  readonly lines: readonly string[];
  readonly words: readonly string[];
  readonly paths: readonly string[];
}

/** A mutated text is at most so long: what grows is measured elsewhere. */
const MAX_TEXT = 64 * 1024;
const MAX_CHANGES = 6;

export function grammarOf(repositories: readonly Files[]): Grammar {
  const lines = new Set<string>();
  const words = new Set<string>();
  const paths = new Set<string>();
  for (const files of repositories)
    for (const [path, text] of Object.entries(files)) {
      paths.add(path);
      for (const line of text.split('\n')) if (line.trim() !== '' && line.length < 200) lines.add(line);
      for (const word of text.split(/[\s{}[\],]+/)) if (word !== '' && word.length < 60) words.add(word);
    }
  return { lines: [...lines], words: [...words], paths: [...paths] };
}

const ODD: readonly string[] = [
  ...[
    '\0',
    '\r',
    '\r\n',
    '\t',
    '\u0085',
    '\u2028',
    '\uFEFF',
    '\u202e',
    '\ud800',
    '💥',
    '\\',
    '"',
    "'",
    '`',
    '""',
    "''",
  ],
  ...['{', '}', '[', ']', '{}', '[]', '{{', '}}', '{{ .Values.x }}', '{%', '<%= x %>', '${X}', '{$X}', '$(X)', '%{X}%'],
  ...[
    '&a ',
    '*a',
    '<<: *a',
    '!!binary ',
    '!!str ',
    '? ',
    ': ',
    '- ',
    '--- ',
    '...',
    '|',
    '>-',
    '|2-',
    '#',
    '# loopgate-ignore',
  ],
  ...[
    '\\x66',
    '\\u0066',
    '\\U00000066',
    '\\\n',
    '\n---\n',
    '\n\n',
    '0x35',
    '065',
    '53.0',
    '-1',
    '1e9',
    '99999999999999999999',
  ],
  ...[
    '0.0.0.0',
    '::',
    '::1',
    '[::1]:53',
    '127.0.0.1',
    '10.96.0.10',
    '10.0.0.0/8',
    '::/0',
    '/etc/resolv.conf',
    'tls://9.9.9.9',
  ],
  ...[
    'import x',
    'import *',
    'import ../x',
    '.git/config',
    '__proto__',
    'constructor',
    'null',
    '~',
    'true',
    'yes',
    '.',
    '..',
    '/',
  ],
  ...['##[error]x', '::error::x', 'resources: [.]', 'resources: [..]', 'components: [.]', 'kind: List', 'items: []'],
  ...[
    'rewrite name regex (.*) {1}.x',
    'rewrite stop',
    'template ANY ANY {',
    'view v {',
    'forward . 127.0.0.1',
    'loop',
    '(a) {',
  ],
];

/** A few changes to one file, or to how the files lie. */
export function mutated(files: Files, grammar: Grammar, random: Random): Files {
  const out: Record<string, string> = { ...files };
  const changes = 1 + random.under(MAX_CHANGES);
  for (let change = 0; change < changes; change += 1) {
    const paths = Object.keys(out);
    if (paths.length === 0) break;
    const path = random.one(paths);
    const text = out[path] ?? '';
    const roll = random.under(100);
    if (roll < 12) {
      delete out[path];
      if (roll < 6) out[random.one(grammar.paths)] = text;
    } else if (roll < 17) out[path] = spliced(text, out[random.one(paths)] ?? '', random);
    else out[path] = mutatedText(text, grammar, random);
  }
  return out;
}

export function mutatedText(text: string, grammar: Grammar, random: Random): string {
  const changed = random.chance(0.6) ? withLines(text, grammar, random) : withCharacters(text, grammar, random);
  return changed.slice(0, MAX_TEXT);
}

function spliced(first: string, second: string, random: Random): string {
  return (first.slice(0, random.under(first.length + 1)) + second.slice(random.under(second.length + 1))).slice(
    0,
    MAX_TEXT,
  );
}

function withLines(text: string, grammar: Grammar, random: Random): string {
  const lines = text.split('\n');
  const at = random.under(lines.length);
  const line = lines[at] ?? '';
  switch (random.under(9)) {
    case 0:
      lines.splice(at, 1 + random.under(4));
      break;
    case 1:
      lines.splice(at, 0, random.one(grammar.lines));
      break;
    case 2:
      lines[at] = random.one(grammar.lines);
      break;
    case 3:
      lines.splice(random.under(lines.length), 0, ...lines.slice(at, at + 1 + random.under(12)));
      break;
    case 4:
      lines[at] = ' '.repeat(random.under(9)) + line.trimStart();
      break;
    case 5: {
      const other = random.under(lines.length);
      [lines[at], lines[other]] = [lines[other] ?? '', line];
      break;
    }
    case 6:
      lines[at] = line.replace(/\S+\s*$/, () => random.one(grammar.words));
      break;
    case 7:
      lines[at] = `${line.replace(/\S+\s*$/, '')}${random.one(ODD)}`;
      break;
    default:
      lines[at] = `${line}${random.chance(0.5) ? ' ' : ''}${random.one(ODD)}`;
  }
  return lines.join('\n');
}

function withCharacters(text: string, grammar: Grammar, random: Random): string {
  const at = random.under(text.length + 1);
  const end = Math.min(text.length, at + random.under(20));
  switch (random.under(6)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + random.one(ODD) + text.slice(random.chance(0.5) ? at : end);
    case 2:
      return text.slice(0, at) + random.one(grammar.words) + text.slice(end);
    case 3:
      return text.slice(0, at) + text.slice(at, end).repeat(1 + random.under(40)) + text.slice(end);
    case 4:
      return text.slice(0, at);
    default:
      return text.slice(0, at) + String.fromCharCode(random.under(random.chance(0.8) ? 128 : 65536)) + text.slice(end);
  }
}
