/** Kustomizations of which each takes in both of the next level: objects double, and beyond the bound nothing is built of them. */
import { expect, test } from '@jest/globals';
import { configMap } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const lattice = (levels: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, level) => level).flatMap((level) =>
      ['a', 'b'].flatMap((side): [string, string][] =>
        level < levels - 1
          ? [
              [
                `${side}${level}/kustomization.yaml`,
                `namePrefix: ${side}\nresources: [../a${level + 1}, ../b${level + 1}]\n`,
              ],
            ]
          : [
              [`${side}${level}/kustomization.yaml`, 'resources: [cm.yaml]\n'],
              [`${side}${level}/cm.yaml`, configMap('.:53 {\n    loop\n    forward . 192.0.2.1\n}\n', `c${side}`)],
            ],
      ),
    ),
  );
const seen = (levels: number): readonly [result: string, servers: number] => {
  const { report } = scanTexts(lattice(levels));
  return [report.result, report.counts.servers];
};

test('below the bound all is built, above it nothing, and that is said', () => {
  expect(seen(10)).toEqual(['pass', 1024]);
  expect(seen(16)).toEqual(['incomplete', 0]);
  expect(seen(48)).toEqual(['incomplete', 0]);
});
