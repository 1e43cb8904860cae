import { expect, test } from '@jest/globals';
import { conditionsOf } from '../../../src/core/text/conditions.ts';
import { openFlips } from '../../../src/judge/rules/out-of-sight/flipped-variables.ts';
import type { SearchableSnapshot } from '../../../src/judge/snapshot.ts';

const COUNT = 50;
const template = Array.from({ length: COUNT }, (_, index) => `{% if guard${index} %}\nloop\n{% endif %}\n`).join('');

/** Only what is asked for. */
function snapshotOf(textOf: (path: string) => string): SearchableSnapshot {
  const file = { path: 't', text: template, conditions: conditionsOf(template, 't') };
  const blocks = [...template.matchAll(/loop/g)].map(({ index }) => {
    const at = { file, span: { start: index, end: index + 4 } };
    return { at, keys: [], steps: [{ kind: 'loop-guard', at }] };
  });
  const server = { name: 'a', software: 'coredns', config: { errors: [], blocks } };
  const changed = new Set(Array.from({ length: COUNT }, (_, index) => `v/${index}.yml`));
  const view = { cluster: { name: 'a', servers: [server], containers: [] }, simulation: { loops: [] } };
  return {
    clusters: [view],
    notices: [],
    lookups: { changed, chartValues: new Map(), unread: () => ({ textOf, names: () => new Set() }) },
  } as unknown as SearchableSnapshot;
}

test('files of the change are searched once, whatever number of conditions asks', () => {
  let asked = 0;
  const textOf = (value: number) => (path: string) => {
    asked += 1;
    return `${path.replace(/\D/g, 'a')}: 1\nguard7: ${path === 'v/3.yml' ? value : 0}\n`;
  };
  const flips = openFlips(snapshotOf(textOf(2)), snapshotOf(textOf(1)));
  for (let index = 0; index < COUNT; index += 1) {
    const found = flips([{ subject: `guard${index}` }]);
    expect(found?.at.file.path).toBe(index === 7 ? 'v/3.yml' : undefined);
  }
  expect(asked).toBeLessThanOrEqual(2 * COUNT + 1);
});
