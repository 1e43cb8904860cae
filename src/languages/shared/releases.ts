/** A release with its values in one document: Flux and Argo CD. */

import type { Fact } from '../../core/facts/fact.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import {
  child,
  type Document,
  items,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { type Reader, typeOf } from './fields.ts';

export interface StatedRelease {
  readonly chart: string;
  readonly name: string;
  readonly namespace: string;
  readonly values: YamlNode;
  /** Its document is the text with the values. */
  readonly reader: Reader;
}

export function chartNamed(document: Document): string | undefined {
  if (document.kind !== 'yaml') return undefined;
  const { apiVersion, kind } = typeOf(document.root);
  const spec = child(document.root, 'spec');
  if (kind === 'HelmRelease' && apiVersion.startsWith('helm.toolkit.fluxcd.io/'))
    return (scalarText(child(spec, 'chart', 'spec', 'chart')) ?? scalarText(child(spec, 'chartRef', 'name')))?.replace(
      /^.*\//,
      '',
    );
  if (kind === 'Application' && apiVersion.startsWith('argoproj.io/'))
    return scalarText(child(chartSource(spec), 'chart'));
  return undefined;
}

/** Undefined where the values are in other files or ConfigMaps. */
function statedRelease(document: YamlDocument, notices: Notice[]): StatedRelease | undefined {
  const chart = chartNamed(document);
  const spec = child(document.root, 'spec');
  const metadata = child(document.root, 'metadata');
  if (chart === undefined) return undefined;
  const objectName = scalarText(child(metadata, 'name')) ?? chart;
  if (typeOf(document.root).kind === 'HelmRelease') {
    const values = child(spec, 'values');
    const name = scalarText(child(spec, 'releaseName')) ?? objectName;
    const namespace =
      scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? 'default';
    return values === undefined ? undefined : { chart, name, namespace, values, reader: { document, notices } };
  }
  const helm = child(chartSource(spec), 'helm');
  const name = scalarText(child(helm, 'releaseName')) ?? objectName;
  const namespace = scalarText(child(spec, 'destination', 'namespace')) ?? 'default';
  const object = child(helm, 'valuesObject');
  if (object !== undefined) return { chart, name, namespace, values: object, reader: { document, notices } };
  const text = child(helm, 'values');
  if (text?.kind !== 'scalar') return undefined;
  const reading = readYaml(text.text);
  for (const notice of reading.notices) notices.push(notice);
  if (reading.value === undefined) return undefined;
  const inner: YamlDocument = { ...document, source: text.text, root: reading.value };
  return { chart, name, namespace, values: reading.value, reader: { document: inner, notices } };
}

function chartSource(spec: YamlNode | undefined): YamlNode | undefined {
  const sources = [child(spec, 'source'), ...items(child(spec, 'sources'))];
  return sources.find((source) => child(source, 'chart') !== undefined);
}

export function readingRelease(
  document: Document,
  factsOf: (release: StatedRelease) => readonly Fact[],
): Reading<readonly Fact[]> {
  const notices: Notice[] = [];
  const release = document.kind === 'yaml' ? statedRelease(document, notices) : undefined;
  return { value: release === undefined ? [] : factsOf(release), notices };
}

/** Undefined for a text that a substitution or template fills in later. */
export function literalText(text: string | undefined): string | undefined {
  return text === undefined || /\$\{|\{\{/.test(text) ? undefined : text;
}
