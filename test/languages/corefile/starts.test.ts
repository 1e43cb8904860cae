/** What CoreDNS itself says of a line that it refuses, and that it starts with the others: test/conformance/starts.mjs asks it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { errorOf, read } from './read.ts';

type Row = readonly [line: string, ...said: (string | null)[]];
const { versions, rows } = JSON.parse(readFileSync(new URL('starts.json', import.meta.url), 'utf8')) as {
  readonly versions: readonly string[];
  /** What each version says; the last is also that of the versions behind it. */
  readonly rows: readonly Row[];
};

/** `PLUGIN ARGUMENTS { OPTION ; OPTION }`, one line each in a server block. */
function corefileOf(line: string): string {
  const [, head = line, options] = /^(.*?) \{ (.*?) ?\}$/.exec(line) ?? [];
  return `. {\n${head}${options === undefined ? '' : ` {\n${options.replaceAll(' ; ', '\n')}\n}`}\n}\n`;
}

const byPlugin = new Map<string, Row[]>();
for (const row of rows) {
  const plugin = /^\S+/.exec(row[0])?.[0] ?? '';
  byPlugin.set(plugin, [...(byPlugin.get(plugin) ?? []), row]);
}

describe.each(versions.map((version, index) => ({ version, index })))('CoreDNS $version', ({ version, index }) => {
  test.each([...byPlugin])('%s', (_, those) => {
    // What did not change since the version before is not asked again.
    const asked = those.filter((row) => index === 0 || index === versions.length - 1 || row.length > index + 1);
    const ours = asked.map(([line]) => [line, errorOf(corefileOf(line), version)?.replace(/^(plugin\/\w+: )+/, '')]);
    expect(ours).toEqual(asked.map(([line, ...said]) => [line, said[Math.min(index, said.length - 1)] ?? undefined]));
  });
});

test.each([...byPlugin])('%s: a word that comes from an environment that is not stated is no error', (_, those) => {
  const refused = those.flatMap(([line, said]) => {
    if (said !== null) return [];
    const words = line.split(' ');
    return words.flatMap((word, index) => {
      // A brace is none, and half a quoted word would leave the quote open.
      if (index === 0 || /^[{};]$|"/.test(word)) return [];
      const text = words.with(index, '{$VALUE}').join(' ');
      const { errors } = read(corefileOf(text), { version: versions[0] ?? '', envKnown: false }).value;
      return errors.map(({ message }) => `${text}: ${message}`);
    });
  });
  expect(refused).toEqual([]);
});
