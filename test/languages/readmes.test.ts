/** Runs the examples of every plugin's README: a file, named behind its fence's language, and the facts read from it. */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { plugins } from '../../src/judge/plugins.ts';
import { readFile } from '../../src/judge/read-file.ts';
import type { Document } from '../../src/read/documents/document.ts';
import { mayMatter, prefilterOf } from '../../src/read/documents/prefilter.ts';
import { shell } from '../../src/tools/shell/carrier.ts';
import { terraform } from '../../src/tools/terraform/carrier.ts';
import { openText, openYaml } from './open-yaml.ts';

const EXAMPLE = /```(yaml|text|hcl) (\S+)\n([\s\S]*?)```\n```json\n([\s\S]*?)```/g;

/** A plugin's folder is its id, in the room of its kind. */
function readmeOf(id: string): string {
  const rooms = ['languages', 'tools', 'platforms'].map((room) => `src/${room}/${id}/README.md`);
  return rooms.find((path) => existsSync(path)) ?? `src/*/${id}/README.md`;
}

/** Facts as a reader thinks of them: values without their places. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  if ('segments' in value && 'text' in value) return value.text;
  if ('value' in value && 'at' in value && Object.keys(value).length === 2) return bare(value.value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (key === 'at' ? [] : [[key, bare(inner)]])),
  );
}

function holds(value: unknown, part: unknown): boolean {
  try {
    expect({ value }).toMatchObject({ value: part });
    return true;
  } catch {
    return false;
  }
}

test('ids are unique and name the folders', () => {
  const ids = plugins.map((plugin) => plugin.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect([id, existsSync(readmeOf(id))]).toEqual([id, true]);
});

describe.each(plugins.filter((plugin) => plugin.id !== 'corefile').map((plugin) => [plugin.id, plugin] as const))(
  '%s',
  (id, plugin) => {
    const readme = readFileSync(readmeOf(id), 'utf8');
    const examples = [...readme.matchAll(EXAMPLE)];
    test('has an example', () => expect(examples.length).toBeGreaterThan(0));
    test.each(examples.map(([, language = '', path = '', text = '', facts = '']) => [path, language, text, facts]))(
      '%s',
      (path, language, text, facts) => {
        const opened = language === 'yaml' ? openYaml(text, path) : openText(text, path);
        const carrier = language === 'hcl' ? terraform : id === 'shell' ? shell : undefined;
        const documents: Document[] = carrier === undefined ? [opened] : [];
        carrier?.unwrap(opened, { documents, notices: [] });
        const own = documents.filter((document) => plugin.recognises(document));
        expect(own.length).toBeGreaterThan(0);
        const stated = own.flatMap((document) => plugin.read(document).value);
        expect(bare(stated)).toMatchObject(JSON.parse(facts) as object);
      },
    );
    // A plug-in whose words are not known to the prefilter passes the test above and never runs.
    test.each(examples.map(([, , path = '', text = '', facts = '']) => [path, text, facts]))(
      '%s, as a file of a repository',
      (path, text, facts) => {
        const bytes = Buffer.from(text);
        const own = prefilterOf([plugin]);
        expect(own.hasRelevantName(path) || own.isPart(path) || own.searched(bytes).marker).toBe(true);
        expect(mayMatter(path, bytes)).toBe(true);
        const read = bare(readFile(path, bytes, {})?.facts) as readonly unknown[];
        for (const fact of JSON.parse(facts) as readonly unknown[])
          expect(read.some((one) => holds(one, fact))).toBe(true);
      },
    );
  },
);
