/** A template's value that is `{{ .Files.Get "files/Corefile" | indent 4 }}` alone: the content of that chart file. */

import type { ConfigMapEntry, ConfigMapFact } from '../../core/facts/fact.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Join } from '../../languages/shared/join.ts';
import { pathWithin } from './chart-statements.ts';

const ALONE = /^\s{0,200}\{\{-?\s*\(?\s*\.Files\.Get\s+["`]([^"`\s]{1,500})["`]\s*\)?[^{}]{0,200}\}\}\s*$/;
const MAX_FILLED = 5000;

/** The file is read because a template names it; it is no server of its own any more. */
export const joinChartFiles: Join = (stated, { read }) => {
  const used = new Set<string>();
  let count = 0;
  const filled = (fact: ConfigMapFact): ConfigMapFact => {
    const directory = chartOf(fact.at.file.path);
    if (directory === undefined) return fact;
    const data = fact.data.map((entry): ConfigMapEntry => {
      const written = entry.text.text.length > 1000 ? undefined : ALONE.exec(entry.text.text)?.[1];
      const path = written === undefined ? '' : pathWithin(directory, written);
      const file = path === '' || !path.startsWith(`${directory}/`) || count >= MAX_FILLED ? undefined : read(path);
      if (file === undefined) return entry;
      count += 1;
      used.add(path);
      return { ...entry, text: wholeFile(file) };
    });
    return data.every((entry, i) => entry === fact.data[i]) ? fact : { ...fact, data };
  };
  const value = stated.value.map((fact) => (fact.kind === 'config-map' ? filled(fact) : fact));
  if (used.size === 0) return stated;
  return { ...stated, value: value.filter((fact) => fact.kind !== 'config-text' || !used.has(fact.at.file.path)) };
};

/** The folder of the chart that a template belongs to. */
function chartOf(path: string): string | undefined {
  const at = path.lastIndexOf('/templates/');
  return at === -1 ? undefined : path.slice(0, at);
}
