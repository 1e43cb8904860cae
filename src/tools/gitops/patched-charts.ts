/** What kustomizations say of patches in files over what their charts make, by their texts. */

import { directoryOf, inFolder, pathFrom } from '../../core/text/paths.ts';

type TextOf = (path: string) => string | undefined;

export interface ChartPatches {
  readonly namedIn: (path: string) => readonly string[];
  readonly isOne: (path: string) => boolean;
}

export function chartPatches(textOf: TextOf): ChartPatches {
  return { namedIn: (path) => filesNamed(path, textOf), isOne: (path) => isNamedBesideCharts(path, textOf) };
}

const NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const CHARTS = /^helmChart(?:s|InflationGenerator)[ \t]*:/m;
const ENTRY = /^[ \t]*-[ \t]+["']?([\w./-]{1,300})/gm;
const FLOW = /^(?:resources|bases|components)[ \t]*:[ \t]*\[([^\]\n]{1,2000})\]/gm;
const FILE = /[\w./-]{1,300}\.(?:ya?ml|json)(?![\w./-])/g;
/** Of one kustomization. */
const MAX_NAMED = 200;
/** Kustomizations below one that patches. */
const MAX_DEPTH = 5;
/** Folders around a patch. */
const MAX_AROUND = 8;

/** A file that a kustomization names which has charts, or includes one that has. */
function isNamedBesideCharts(path: string, textOf: TextOf): boolean {
  let folder = directoryOf(path);
  for (let depth = 0; depth < MAX_AROUND; depth += 1) {
    const from = folder;
    if (kustomizationsIn(from, textOf).some((one) => filesNamed(one, textOf).includes(path) && hasCharts(from, textOf)))
      return true;
    if (folder === '') return false;
    folder = directoryOf(folder);
  }
  return false;
}

function kustomizationsIn(folder: string, textOf: TextOf): readonly string[] {
  return NAMES.map((name) => inFolder(folder, name)).filter((path) => textOf(path) !== undefined);
}

/** None of other files. */
function filesNamed(kustomization: string, textOf: TextOf): readonly string[] {
  const named = KUSTOMIZATION.test(kustomization) ? (textOf(kustomization)?.match(FILE) ?? []) : [];
  return named.slice(0, MAX_NAMED).flatMap((one) => pathFrom(directoryOf(kustomization), one) ?? []);
}

/** Its own, or of what it includes. */
function hasCharts(top: string, textOf: TextOf): boolean {
  const seen = new Set([top]);
  let open: readonly string[] = [top];
  for (let depth = 0; depth < MAX_DEPTH && open.length > 0 && seen.size < MAX_NAMED; depth += 1) {
    const texts = open.flatMap((folder) =>
      kustomizationsIn(folder, textOf).map((path) => ({ folder, text: textOf(path) ?? '' })),
    );
    if (texts.some(({ text }) => CHARTS.test(text))) return true;
    const below = texts.flatMap(({ folder, text }) => {
      const flow = [...text.matchAll(FLOW)].flatMap(([, list = '']) => list.split(/[\s,"']+/));
      const listed = [...text.matchAll(ENTRY)].map(([, entry = '']) => entry);
      return [...flow, ...listed].slice(0, MAX_NAMED).flatMap((entry) => pathFrom(folder, entry) ?? []);
    });
    open = [...new Set(below)].filter((folder) => !seen.has(folder));
    for (const folder of open) seen.add(folder);
  }
  return false;
}
