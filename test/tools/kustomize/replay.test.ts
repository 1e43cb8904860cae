/** What the real tool built of small trees (record.mjs), held against what is built here: whole objects, field by field. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readDocument, readFile } from '../../../src/judge/read-file.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import type { YamlNode } from '../../../src/read/documents/document.ts';
import { joinKustomizations } from '../../../src/tools/kustomize/build.ts';

interface Vector {
  readonly name: string;
  readonly root: string;
  readonly files: Readonly<Record<string, string>>;
  readonly objects?: readonly Plain[];
  readonly refused?: string;
}
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Where what is built here differs, and why it may. */
const DIFFERS = new Map([
  ['a tag suffix', 'the tool of this version adds the suffix twice; the version that it names is the same'],
  ['a file outside of its directory', 'Flux and many users of Argo CD build without this restriction'],
]);

const directory = new URL('vectors/', import.meta.url);
for (const file of readdirSync(directory).sort()) {
  const { vectors } = JSON.parse(readFileSync(new URL(file, directory), 'utf8')) as { vectors: readonly Vector[] };
  describe(file.replace('.json', ''), () => {
    for (const vector of vectors) {
      const because = DIFFERS.get(vector.name);
      if (because !== undefined) {
        test(`${vector.name} differs: ${because}`, () => {
          const { objects, refusals } = build(vector);
          if (vector.objects === undefined) expect(refusals).toEqual([]);
          else expect(objects).not.toEqual(vector.objects.map(unhashed).sort(byName));
        });
        continue;
      }
      test(`${vector.name}${vector.refused === undefined ? '' : ' (refused)'}`, () => {
        const { objects, refusals } = build(vector);
        if (vector.objects === undefined) expect(refusals).not.toEqual([]);
        else {
          expect(refusals).toEqual([]);
          expect(objects).toEqual(vector.objects.map(unhashed).sort(byName));
        }
      });
    }
  });
}

function build(vector: Vector): { readonly objects: readonly Plain[]; readonly refusals: readonly string[] } {
  const facts: Statement[] = [];
  for (const [path, text] of Object.entries(vector.files))
    for (const fact of readFile(path, Buffer.from(text), {})?.facts ?? []) facts.push(fact);
  const built = joinKustomizations(facts, {
    read: (path) => {
      const text = vector.files[path];
      return text === undefined ? undefined : { path, text };
    },
    factsOf: readDocument,
  });
  const root = built.roots.find((one) => one.directory === vector.root);
  return {
    objects: (root?.objects ?? [])
      .filter((object) => !isLocal(plain(object.root)))
      .map((object) => unhashed(plain(object.root)))
      .sort(byName),
    refusals: built.notices.filter((one) => one.kind === 'unreadable').map((one) => one.message),
  };
}

function isLocal(object: Plain): boolean {
  return JSON.stringify(object).includes('config.kubernetes.io/local-config');
}

function plain(node: YamlNode): Plain {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'sequence') return node.items.map(plain);
  return Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.value)]));
}

/** Names without the hash of generated objects; Secrets with their values in clear. */
function unhashed(object: Plain): Plain {
  const text = JSON.stringify(object, (key, value: unknown) =>
    typeof value === 'string' && /^(?:name|secretName)$/.test(key)
      ? value.replace(/-(?:[0-9a-z]{10}|HASH)$/, '')
      : value,
  );
  const read = JSON.parse(text) as Record<string, Plain>;
  if (read.kind !== 'Secret') return read;
  const { data, type: _, ...rest } = read;
  const clear = Object.entries((data ?? {}) as Record<string, string>).map(([key, value]) => [
    key,
    Buffer.from(value, 'base64').toString('utf8'),
  ]);
  return clear.length === 0 ? rest : { ...rest, stringData: Object.fromEntries(clear) as Plain };
}

function byName(a: Plain, b: Plain): number {
  const [one, other] = [a, b].map((object) => {
    const { kind, metadata } = object as { kind: string; metadata: { name: string; namespace?: string } };
    return `${kind} ${metadata.namespace ?? ''} ${metadata.name}`;
  });
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
