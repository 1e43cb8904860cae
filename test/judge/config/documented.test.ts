/** What the repository shows as a configuration is one. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { osProfileIds, provisionerIds } from '../../../src/core/cluster/node-profiles.ts';
import { mistakeLine } from '../../../src/core/text/usage-error.ts';
import { readConfig } from '../../../src/judge/config/config.ts';
import { RULES } from '../../../src/judge/rules/descriptions.ts';

const root = resolve(import.meta.dirname, '../../..');
const KNOWN = { rules: RULES, osProfiles: osProfileIds(), provisioners: provisionerIds() };

function filesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function shown(): readonly (readonly [string, string])[] {
  const tops = readdirSync(root).filter((name) => !/^(?:node_modules|\.git|\.cache|dist)$/.test(name));
  const files = tops.flatMap((name) => filesOf(join(root, name))).filter((path) => !/[\\/]repos[\\/]/.test(path));
  const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const configurations = files
    .filter((path) => path.endsWith('.loopgate.yaml'))
    .map((path) => [path, read(path)] as const);
  const blocks = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/```yaml[^\n]*\n([^`]*)```/g)].map(([block, text]) => [path, block, text ?? ''] as const),
    )
    .filter(([, block, text]) => block.includes('file=.loopgate.yaml') || text.includes('# .loopgate.yaml'))
    .map(([path, , text]) => [path, text] as const);
  return [...configurations, ...blocks].map(([path, text]) => [path.slice(root.length + 1), text]);
}

test('every configuration in examples and pages is valid', () => {
  const all = shown();
  expect(all.length).toBeGreaterThan(10);
  const wrong = all.flatMap(([path, text]) => readConfig({ path, text }, KNOWN).errors.map(mistakeLine));
  expect(wrong).toEqual([]);
});
