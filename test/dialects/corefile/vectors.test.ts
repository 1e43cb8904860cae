/** What real CoreDNS servers were recorded to accept, and what their keys became. Nothing is run here. */
import { describe, expect, test } from '@jest/globals';
import { startDiffers, startOf } from '../../conformance/loopgate.ts';
import { readVectors } from '../../conformance/vector.ts';

/** Starts that hang on something no Corefile says, by vector and version. */
const OUTSIDE: ReadonlyMap<string, string> = new Map([
  [
    'acceptance/forward#option-tls-nosuchcert-nosuchkey (1.14.7)',
    'whether a directory nobody mentions holds the certificate',
  ],
  [
    'acceptance/forward#option-tls-nosuchcert-nosuchkey (1.11.3)',
    'whether a directory nobody mentions holds the certificate',
  ],
  ['acceptance/forward#to-hostname (1.14.7)', 'whether a name resolves when the server starts'],
  ['acceptance/forward#to-pillar (1.14.7)', 'whether a host of that name resolves'],
  ['acceptance/forward#options-before-to (1.11.3)', 'whether a directory nobody mentions is there'],
  ['acceptance/import#snippet-twice-merges (1.14.7)', 'a word that resolves may come before the one that cannot'],
  ['acceptance/import#import-mid-line (1.14.7)', 'whether a name resolves when the server starts'],
  ['acceptance/keys#interface-and-address (1.14.7)', 'which addresses an interface has'],
  ['acceptance/keys#interface-and-address (1.11.3)', 'which addresses an interface has'],
  ['acceptance/keys#bind-unknown (1.14.7)', 'which interfaces the machine has'],
  ['acceptance/keys#bind-unknown (1.11.3)', 'which interfaces the machine has'],
  ['acceptance/keys#bind-foreign-address (1.14.7)', 'which addresses the machine has'],
  ['acceptance/keys#bind-foreign-address (1.11.3)', 'which addresses the machine has'],
  ['acceptance/plugins#kubernetes-in-cluster-outside (1.14.7)', 'whether it runs in a cluster; here it always does'],
  ['acceptance/plugins#kubernetes-in-cluster-outside (1.11.3)', 'whether it runs in a cluster; here it always does'],
  ['acceptance/keys#key-scheme-upper (1.11.3)', 'old versions print the case of a key; it is folded here'],
  ['normalisation/keys#key-a-orgx (1.11.3)', 'old versions print the case of a key; it is folded here'],
  ['normalisation/keys#key-1--53 (1.14.7)', 'the record has no zones: the listing of this key was not understood'],
  ['normalisation/keys#key-1--53 (1.11.3)', 'the record has no zones: the listing of this key was not understood'],
  ['normalisation/keys#key-fd00--1 (1.14.7)', 'the record has no zones: the listing of this key was not understood'],
  ['normalisation/keys#key-fd00--1 (1.11.3)', 'the record has no zones: the listing of this key was not understood'],
  ['acceptance/keys#duplicate-zone-case (1.11.3)', 'old versions print the case of a key; it is folded here'],
]);

const vectors = readVectors().filter(
  ({ area, corefile }) => (area === 'acceptance' || area === 'normalisation') && corefile !== undefined,
);

interface Start {
  readonly name: string;
  readonly vector: (typeof vectors)[number];
  readonly recorded: (typeof vectors)[number]['recorded'][number];
  readonly version: string;
}
const starts: readonly Start[] = vectors.flatMap((vector) =>
  vector.recorded.flatMap((recorded) =>
    recorded.versions.map((version) => ({ name: `${vector.name} (${version})`, vector, recorded, version })),
  ),
);

describe('recorded starts', () => {
  for (const { name, vector, recorded, version } of starts) {
    const outside = OUTSIDE.get(name);
    if (outside === undefined) {
      test(`${name}: ${vector.says}`, async () => {
        expect(startDiffers(recorded, await startOf(vector, version))).toBeUndefined();
      });
    } else {
      test(`${name} differs: ${outside}`, async () => {
        expect(startDiffers(recorded, await startOf(vector, version))).toBeDefined();
      });
    }
  }

  test('there are more than a thousand, and every exception is one of them', () => {
    expect(starts.length).toBeGreaterThan(1000);
    const names = new Set(starts.map(({ name }) => name));
    expect([...OUTSIDE.keys()].filter((name) => !names.has(name))).toEqual([]);
  });
});
