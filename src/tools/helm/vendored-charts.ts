/** The Corefile that a known chart's templates make of a release's values, where they lie in the repository: they may be edited. */

import type { Budget } from '../../core/text/budget.ts';
import { type Notice, overriding } from '../../core/text/notice.ts';
import { oncePer } from '../../core/text/once.ts';
import { inFolder } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { child } from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';
import { openChart } from './chart-files.ts';
import type { Layer } from './layers.ts';

interface Tree {
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[];
  readonly budget: Budget;
}

interface VendoredRelease {
  readonly chart: string;
  readonly name: string;
  /** Of the chart. */
  readonly templatesIn?: string;
}

/** None, with a notice, where they are not followed. */
type Vendored = (release: VendoredRelease, layers: readonly Layer[]) => { readonly corefile?: SourceText };

const COREFILE = /^[ \t]*["']?Corefile["']?[ \t]*:/m;

export function openVendored({ read, paths, budget }: Tree, notices: Notice[]): Vendored {
  const chartAt = oncePer((directory: string) => {
    const files = pathsBelow(inFolder(directory, 'templates'), paths).flatMap((path) => read(path) ?? []);
    const chart = openChart({ directory, read, paths, releases: [] }, { budget, notices });
    return { chart, file: files.find(({ text }) => COREFILE.test(text) && /\bConfigMap\b/.test(text)) };
  });
  return ({ chart: known, name, templatesIn }, layers) => {
    const { chart, file } = templatesIn === undefined || known !== 'coredns' ? {} : chartAt(templatesIn);
    if (chart === undefined || file === undefined) return {};
    const values = layers
      .map(({ document, root }) => ({ source: document.source, root, keysOf: (keys: readonly string[]) => keys }))
      .toReversed();
    const made = chart.templates().renderedWith(wholeFile(file), { path: '', layers: values }, name);
    for (const one of made === undefined ? [] : openYaml(file.path, made, { objects: true }).documents) {
      const corefile = one.kind === 'yaml' ? child(one.root, 'data', 'Corefile') : undefined;
      if (corefile?.kind === 'scalar') return { corefile: corefile.text };
    }
    notices.push(overriding(NOT_FOLLOWED, extentOf(wholeFile(file))));
    return {};
  };
}

const NOT_FOLLOWED =
  'what this template makes of its values is not followed; it is read as the template of the chart that its name says';
