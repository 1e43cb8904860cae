/** All that a finding says, a line each, for tables of tests. */
import { indexLines, type Location, positionAt } from '../../../src/core/text/location.ts';
import type { scanTexts } from '../../support/scan-texts.ts';

const placeOf = ({ file, span }: Location): string =>
  `${file.path}:${positionAt(indexLines(file.text), span.start).line}`;

export function full({ report }: ReturnType<typeof scanTexts>): readonly string[] {
  return report.findings.flatMap((one) => [
    `${one.severity} ${one.code} ${placeOf(one.at)}: ${one.message}`,
    `of: ${[one.cluster, one.server, one.zone, one.certainty, one.probability, one.guard, one.names, one.witness?.type].filter((part) => part !== undefined && part !== '').join(' | ')}`,
    `help: ${one.advice}`,
    ...one.path.map((step) => `path ${placeOf(step.at)}: ${step.description}`),
    ...(one.paste?.lines ?? []).map((line) => `paste: ${line}`),
  ]);
}
