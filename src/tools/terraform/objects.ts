/** The Kubernetes provider's resources as it sends them (hashicorp/terraform-provider-kubernetes structures*.go). */
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  stringOf,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../read/documents/document.ts';
import { calledFile } from '../../read/documents/hcl.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { openSyntheticSource, withKey, withValues } from '../../read/documents/synthetic-source.ts';
import { writtenObject } from '../../read/documents/written.ts';
import { isUnknown } from './values.ts';

const KINDS: readonly { readonly type: RegExp; readonly apiVersion: string; readonly kind: string }[] = [
  { type: /^kubernetes_config_map(?:_v1)?(?:_data)?$/, apiVersion: 'v1', kind: 'ConfigMap' },
  { type: /^kubernetes_service(?:_v1)?$/, apiVersion: 'v1', kind: 'Service' },
  { type: /^kubernetes_pod(?:_v1)?$/, apiVersion: 'v1', kind: 'Pod' },
  { type: /^kubernetes_deployment(?:_v1)?$/, apiVersion: 'apps/v1', kind: 'Deployment' },
  { type: /^kubernetes_(?:daemonset|daemon_set_v1)$/, apiVersion: 'apps/v1', kind: 'DaemonSet' },
  { type: /^kubernetes_stateful_set(?:_v1)?$/, apiVersion: 'apps/v1', kind: 'StatefulSet' },
];

const LISTS: ReadonlyMap<string, string> = new Map([
  ['container', 'containers'],
  ['init_container', 'initContainers'],
  ['volume', 'volumes'],
  ['volume_mount', 'volumeMounts'],
  ['port', 'ports'],
  ['env', 'env'],
  ['env_from', 'envFrom'],
  ['items', 'items'],
]);
const MAPS: ReadonlySet<string> = new Set([
  'labels',
  'annotations',
  'data',
  'match_labels',
  'node_selector',
  'selector',
]);
const NAMES: ReadonlyMap<string, string> = new Map([
  ['cluster_ip', 'clusterIP'],
  ['cluster_ips', 'clusterIPs'],
  ['external_ips', 'externalIPs'],
  ['load_balancer_ip', 'loadBalancerIP'],
  ['host_ip', 'hostIP'],
]);

export function isKubernetes(type: string): boolean {
  return KINDS.some((one) => one.type.test(type));
}

export function kubernetesObject(type: string, body: YamlNode, source: SourceText, path: string): YamlNode | undefined {
  const form = KINDS.find((one) => one.type.test(type));
  if (form === undefined) return undefined;
  const { span } = body;
  const data = child(body, 'data');
  return madeMap(span, {
    apiVersion: madeText(source, span, form.apiVersion),
    kind: madeText(source, span, form.kind),
    metadata: renamed(child(body, 'metadata')),
    spec: renamed(child(body, 'spec')),
    data,
    binaryData: child(body, 'binary_data'),
    dataFiles: filesOf(data, source, path),
  });
}

/** `yamlencode` and `jsonencode` of a ConfigMap's and a Secret's values give texts, which the API server takes. */
export function withEncoded(object: YamlNode, source: SourceText, path: string): YamlNode {
  if (object.kind !== 'map' || !/^(?:ConfigMap|Secret)$/.test(stringOf(child(object, 'kind')) ?? '')) return object;
  const encoded = (value: YamlNode): YamlNode => {
    const synthetic = openSyntheticSource();
    const written =
      value.kind === 'scalar'
        ? undefined
        : writtenObject(synthetic.enter(source, stated(value, source)), path, synthetic);
    return written === undefined
      ? value
      : { kind: 'scalar', value: written.source.text, text: written.source, span: value.span };
  };
  return ['data', 'stringData'].reduce<YamlMap>((map, key) => {
    const data = child(map, key);
    return data?.kind === 'map' ? withKey(map, key, withValues(data, encoded)) : map;
  }, object);
}

/** With a variable where a value is not known. Depth is bounded by the HCL reader. */
function stated(node: YamlNode, source: SourceText): YamlNode {
  if (node.kind !== 'scalar') return withValues(node, (value) => stated(value, source));
  return isUnknown(node) ? madeText(source, node.span, `\${${/[\w.-]+/.exec(node.text.text)?.[0] ?? ''}}`) : node;
}

/** Keys of `data` with `file("x")`, and the paths from the root; a field of ours. */
function filesOf(data: YamlNode | undefined, source: SourceText, path: string): YamlNode | undefined {
  if (data === undefined) return undefined;
  const files: YamlEntry[] = entries(data).flatMap((entry) => {
    const file = calledFile(entry.value);
    const place = file === undefined ? undefined : placeFrom(path, file);
    return place === undefined ? [] : [{ ...entry, value: madeText(source, entry.value.span, place) }];
  });
  return files.length === 0 ? undefined : { kind: 'map', entries: files, span: data.span };
}

/** Undefined outside of the tree, or for an expression. */
function placeFrom(path: string, written: string): string | undefined {
  if (written.startsWith('/') || written.includes('${')) return undefined;
  return pathFrom(directoryOf(path), written);
}

/** In the API's spelling. Depth is bounded by the HCL reader. */
function renamed(node: YamlNode | undefined): YamlNode | undefined {
  if (node === undefined || node.kind === 'scalar') return node;
  if (node.kind === 'sequence') return { ...node, items: node.items.map((item) => renamed(item) ?? item) };
  const renamedEntries: YamlEntry[] = [];
  const lists = new Map<string, YamlNode[]>();
  for (const entry of entries(node)) {
    const list = LISTS.get(entry.key);
    if (list !== undefined && entry.value.kind === 'map') {
      const known = lists.get(list);
      const items = known ?? [];
      if (known === undefined) {
        lists.set(list, items);
        renamedEntries.push({
          key: list,
          keySpan: entry.keySpan,
          value: { kind: 'sequence', items, span: entry.value.span },
        });
      }
      const item = renamed(entry.value);
      if (item !== undefined) items.push(item);
      continue;
    }
    const isPlain =
      MAPS.has(entry.key) && !(entry.key === 'selector' && child(entry.value, 'match_labels') !== undefined);
    const value = isPlain ? entry.value : (renamed(entry.value) ?? entry.value);
    renamedEntries.push({ key: camelCase(entry.key), keySpan: entry.keySpan, value });
  }
  return { kind: 'map', entries: renamedEntries, span: node.span };
}

function camelCase(key: string): string {
  return NAMES.get(key) ?? key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
