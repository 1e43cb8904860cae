/** Each adapter says in its README which public repository or incident needs it (docs/decisions/0016). */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');

const adapters = ['languages', 'tools', 'platforms'].flatMap((room) =>
  readdirSync(join(root, 'src', room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => `${room}/${name}`),
);
const evidenceOf = (adapter: string): string =>
  /^Evidence: .*$/m.exec(readFileSync(join(root, 'src', adapter, 'README.md'), 'utf8'))?.[0] ?? '';

describe('evidence', () => {
  test.each(adapters.map((adapter) => [adapter]))('%s', (adapter) => {
    const named = /https:\/\/github\.com\/[\w.-]+\/[\w.-]+|incidents? [\d, and]+ of \[docs\/incidents\.md\]/;
    expect([adapter, named.test(evidenceOf(adapter))]).toEqual([adapter, true]);
  });

  test('incidents are those of the page', () => {
    const page = readFileSync(join(root, 'docs', 'incidents.md'), 'utf8');
    const known = new Set([...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number));
    const named = adapters.flatMap((adapter) =>
      [...evidenceOf(adapter).matchAll(/incidents? ([\d, and]+) of/g)].flatMap(([, list = '']) =>
        (list.match(/\d+/g) ?? []).map((number) => `${adapter} ${number}`),
      ),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((one) => !known.has(one.split(' ')[1]))).toEqual([]);
  });
});
