/** Each bound of one file that docs/limits.md names: silent at it, said above it. Counted, never timed. */
import { describe, expect, test } from '@jest/globals';
import type { Notice } from '../../src/core/text/notice.ts';
import { wholeFile } from '../../src/core/text/source-text.ts';
import type { Carrier, Document } from '../../src/read/documents/document.ts';
import { unwrap } from '../../src/read/documents/open.ts';
import { openText } from '../../src/read/documents/open-text.ts';
import { MAX_DEPTH, MAX_YAML_LENGTH, readYaml } from '../../src/read/documents/yaml.ts';
import { scanTexts } from '../support/scan-texts.ts';

const of = (path: string, text: string) => wholeFile({ path, text });
const yaml = (text: string): readonly Notice[] => readYaml(of('a.yaml', text)).notices;
const opened = (path: string, text: string): readonly Notice[] => openText(path, of(path, text), {}).notices;
const filled = (text: string, length: number): string => `${text}${'#'.repeat(length - text.length)}`;

/** A document that holds others, as a carrier finds them. */
function holding(count: number): readonly Notice[] {
  const [outer] = openText('a.txt', of('a.txt', 'x'), {}).documents;
  if (outer === undefined) throw new Error('a text is a document');
  const inner: Document = { ...outer, path: 'inner' };
  const carrier: Carrier = {
    id: 'test',
    unwrap: (document, { documents }) => {
      if (document.path !== 'inner') for (let i = 0; i < count; i += 1) documents.push(inner);
    },
  };
  return unwrap([outer], [carrier]).notices;
}

/** Text, the bound, and how far below and above it is tried where what is counted is not what is written. */
interface Row {
  readonly bound: number;
  readonly by?: number;
  readonly read: (count: number) => readonly Notice[];
  readonly says: RegExp;
  readonly unread?: string;
}

const FILE: Readonly<Record<string, Row>> = {
  'characters of a YAML document': {
    bound: MAX_YAML_LENGTH,
    read: (count) => yaml(filled('a: b\n', count)),
    says: /more than 32 MiB/,
  },
  'characters of a Corefile': {
    bound: 32 * 1024 * 1024,
    read: (count) => opened('Corefile', filled('.:53 {\n}\n', count)),
    says: /more than 32 MiB/,
  },
  'characters of another file that is no YAML': {
    bound: 4 * 1024 * 1024,
    read: (count) => opened('dnsmasq.conf', filled('server=192.0.2.1\n', count)),
    says: /more than 4 MiB/,
  },
  'characters of a YAML document between double quotes': {
    bound: 8 * 1024 * 1024,
    read: (count) => yaml(`a: "\\x09${'x'.repeat(count - 6)}"\n`),
    says: /8 MiB in double quotes/,
  },
  'levels of brackets': {
    bound: MAX_DEPTH,
    read: (count) => yaml(`${'['.repeat(count)}${']'.repeat(count)}\n`),
    says: /more than 200 levels/,
  },
  'levels of lines': {
    bound: MAX_DEPTH,
    read: (count) => yaml(`${'- '.repeat(count)}a\n`),
    says: /more than 200 levels/,
  },
  tokens: {
    bound: 600_000,
    by: 20_000,
    // A comment and the end of its line.
    read: (count) => yaml(`[a,\n${'#\n'.repeat(count / 2)}]\n`),
    says: /too many values/,
  },
  aliases: { bound: 50_000, read: (count) => yaml(`x: &a 1\ny: [${'*a,'.repeat(count)}]\n`), says: /50000 aliases/ },
  'values that are written plainly': {
    bound: 1_000_000,
    by: 300_000,
    read: (count) => yaml('- a\n'.repeat(count)),
    says: /too many values/,
  },
  // The map, its first list of 1,000 values, 998 of the same in the second, and what the third has.
  'values that aliases bring': {
    bound: 1_000_000,
    read: (count) =>
      yaml(`x: &a [${'1,'.repeat(999)}]\ny: [${'*a,'.repeat(998)}]\nz: [${'1,'.repeat(count - 999_003)}]\n`),
    says: /unusable size/,
  },
  'quoted texts further to the left': {
    bound: 6,
    read: (count) => yaml(`a:\n${Array.from({ length: count }, (_, i) => `  k${i}: "x\ny"\n`).join('')}`),
    says: /./,
    unread: 'unreadable syntax',
  },
  'documents within documents': { bound: 20_000, read: holding, says: /more than 20000 documents/ },
};

describe('one file', () => {
  const reported = ({ read, says }: Row, count: number): readonly string[] =>
    read(count)
      .filter((notice) => says.test(notice.message))
      .map((notice) => `${notice.kind} ${notice.unread}`);
  test.each(Object.entries(FILE))('%s', (_, row) => {
    const { bound, by = 0 } = row;
    expect(reported(row, bound - by)).toEqual([]);
    expect(reported(row, bound + (by || 1))).toEqual([row.unread ?? 'unreadable bound']);
  });
});

// What is above it: test/hostile/hides.test.ts.
test('against a base a file at its bound passes', () => {
  const corefile = '.:53 {\n    loop\n    forward . 192.0.2.1\n}\n';
  const { report } = scanTexts({ Corefile: filled(corefile, 32 * 1024 * 1024) }, { Corefile: corefile });
  expect(report.result).toBe('pass');
});
