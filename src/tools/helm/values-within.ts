/**
 * Values of the CoreDNS chart below any key of a document that no other reader knows: `forProvider` of a Crossplane
 * Release, a task of Ansible, `valuesTemplate` of Cluster API. Their shape is no other chart's.
 */

import {
  child,
  items,
  mayContain,
  scalarText,
  valuesIn,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { yamlText } from '../../read/documents/yaml.ts';
import { chartOf } from './charts.ts';
import type { Layer } from './layers.ts';

/** A list of maps with `plugins` that each have a `name`: no other chart's `servers`. */
export function isServers(node: YamlNode | undefined): boolean {
  return items(node).some((server) => {
    const plugins = items(child(server, 'plugins'));
    return plugins.length > 0 && plugins.every((plugin) => scalarText(child(plugin, 'name')) !== undefined);
  });
}

/** Of one document, a cluster each. */
const MAX_FOUND = 64;
/** Releases take these by name. */
const JOINED: ReadonlySet<string> = new Set(['ConfigMap', 'Secret']);

interface Open extends Layer {
  /** A map around it, or it, names the chart. */
  readonly isNamed: boolean;
}

/** Beside the chart's name, each map of values and each text that is one; `hasMore` beyond those that are returned. */
export function valuesWithin(
  document: YamlDocument,
  kind: string,
): { readonly layers: readonly Layer[]; readonly hasMore: boolean } {
  if (JOINED.has(kind) || !['servers', 'plugins', 'coredns'].every((word) => mayContain(document, word)))
    return { layers: [], hasMore: false };
  const layers: Layer[] = [];
  const open: Open[] = [{ document, root: document.root, isNamed: false }];
  for (let layer = open.pop(); layer !== undefined; layer = open.pop()) {
    const { document: holder, root } = layer;
    const chart = nameOfChart(root);
    const isNamed = chart === undefined ? layer.isNamed : chartOf(chart) === 'coredns';
    if (isNamed && isServers(child(root, 'servers'))) {
      if (layers.length === MAX_FOUND) return { layers, hasMore: true };
      layers.push(layer);
    } else if (root.kind === 'scalar') {
      const inner = isNamed && holder === document ? valuesInText(layer) : undefined;
      if (inner !== undefined) open.push({ ...inner, isNamed });
    } else for (const node of valuesIn(root).toReversed()) open.push({ document: holder, root: node, isNamed });
  }
  return { layers, hasMore: false };
}

function nameOfChart(root: YamlNode): string | undefined {
  const names = CHART_KEYS.map((key) => child(root, key));
  return names.map((node) => scalarText(node) ?? scalarText(child(node, 'name'))).find((text) => text !== undefined);
}

/** Crossplane and Pulumi; Sveltos and Cluster API; k0s; Ansible. */
const CHART_KEYS = ['chart', 'chartName', 'chartname', 'chart_ref'];

/** A text within such a text is nobody's values. */
function valuesInText({ document, root }: Layer): Layer | undefined {
  if (root.kind !== 'scalar' || !/^[ \t]*(?:servers|"servers"):/m.test(root.text.text)) return undefined;
  const inner = yamlText(root.text, document.path);
  return inner && { document: inner, root: inner.root };
}
