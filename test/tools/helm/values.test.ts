/** Value sets of real charts in every form that states them: the loops are those of what helm makes (record-values.mjs). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

interface Vector {
  readonly seed: number;
  readonly chart: string;
  readonly form: string;
  readonly files: Readonly<Record<string, string>>;
  readonly config: unknown;
  readonly loops: readonly string[];
}

const vectors = JSON.parse(readFileSync(new URL('vectors/values.json', import.meta.url), 'utf8')) as readonly Vector[];

describe('value sets', () => {
  test.each(vectors.map((one) => [`${one.chart} as ${one.form} (${one.seed})`, one] as const))(
    '%s',
    (_, { files, config, loops }) => {
      expect(loopsOf({ ...files, '.loopgate.yaml': JSON.stringify(config) })).toEqual(loops);
    },
  );
});

/** As test/tools/render/conformance/judge.mjs writes them: servers and names, without a place. */
function loopsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const loops = scanTexts(files).report.findings.flatMap((one) => {
    if (one.code !== 'LG101' || one.severity !== 'error') return [];
    const servers = [...new Set(one.cycle?.map((hop) => hop.server))].sort().join('+');
    const also = one.path.flatMap((step) => /^the same \w+ brings (.*) back to /.exec(step.description)?.[1] ?? []);
    const texts = [one.names ?? '', ...also];
    const isRoot = texts.some((text) => text === 'every name' || /\boutside\b/.test(text));
    const zones = isRoot ? ['.'] : texts.flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)*\.[\w-]+/g) ?? []);
    const around = [servers, [...new Set(zones)].sort().join(', ')];
    const parts = [one.severity, one.code, one.certainty, one.probability, one.guard, ...around];
    return parts.filter((part) => part !== undefined).join(' ');
  });
  return [...new Set(loops)].sort();
}
