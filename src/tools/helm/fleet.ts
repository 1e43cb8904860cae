/** Fleet: `helm` of a fleet.yaml or HelmOp, and what customizes it for some clusters (fleet.rancher.io/ref-fleet-yaml). */

import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { beginningOf, locatedText } from '../../languages/shared/fields.ts';
import {
  child,
  childAt,
  entries,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { addSettingNotice, type ChartStatements, clusterPathOf, pathWithin, textSource } from './chart-statements.ts';
import { chartOf, namespaceFor } from './charts.ts';
import type { ChartRelease, ChartValuesSource, ReleaseDoubt } from './fragments.ts';

/** The name that Fleet looks for, or one that is given to it (fleet.rancher.io/gitrepo-content): other software is called so. */
export function isFleetFile({ path, root }: YamlDocument): boolean {
  const name = /(?:^|\/)([^/]*fleet[^/]*)\.ya?ml$/.exec(path)?.[1];
  if (name === undefined || child(root, 'helm')?.kind !== 'map') return false;
  return name === 'fleet' || entries(root).every(({ key }) => OWN_KEYS.test(key));
}
/** pkg/apis/fleet.cattle.io/v1alpha1 FleetYAML, with the options of a bundle. */
const OWN_KEYS =
  /^(?:name|labels|helm|kustomize|yaml|diff|(?:defaultN|n)amespace(?:Labels|Annotations)?|serviceAccount|forceSyncGeneration|(?:keep|downstream)?[rR]esources|delete(?:Namespace|CRDResources)|ignore|correctDrift|paused|rolloutStrategy|targets|target(?:Restriction|Customization)s|overrideTargets|imageScans|dependsOn)$/;

/** What counts for a cluster: the bundle's own settings, and those of a customization over them. */
interface Part {
  readonly node: YamlNode;
  readonly keys: readonly string[];
}

/** Of one file. */
const MAX_CUSTOMIZATIONS = 200;

/** The bundle stands below `keys`. */
export function fleet(document: YamlDocument, notices: Notice[], keys: readonly string[] = []): ChartStatements {
  const node = childAt(document.root, keys);
  if (node === undefined) return { releases: [] };
  const own: Part = { node, keys };
  const customized = ['targetCustomizations', 'targets'].flatMap((list) =>
    items(child(node, list)).flatMap((one, index): readonly Part[] =>
      child(one, 'helm')?.kind === 'map' && scalarText(child(one, 'doNotDeploy')) !== 'true'
        ? [{ node: one, keys: [...keys, list, String(index)] }]
        : [],
    ),
  );
  if (customized.length > MAX_CUSTOMIZATIONS) notices.push(beyondBound(TOO_MANY, beginningOf(document)));
  const ways = [[own], ...customized.slice(0, MAX_CUSTOMIZATIONS).map((one) => [own, one])];
  return { releases: [], facts: ways.map((parts) => releaseOf(document, parts, notices)) };
}

const TOO_MANY = 'this file has more customizations than are judged';

function releaseOf(document: YamlDocument, parts: readonly Part[], notices: Notice[]): ChartRelease {
  const nodesAt = (path: string): readonly YamlNode[] =>
    parts.flatMap(({ node }) => childAt(node, path.split('.')) ?? []);
  const textAt = (path: string): string | undefined =>
    nodesAt(path)
      .flatMap((node) => scalarText(node) || [])
      .at(-1);
  const [written, repository] = [textAt('helm.chart'), textAt('helm.repo')];
  const chart = chartOf(written ?? repository) ?? '';
  const folder = chart === '' && repository === undefined ? folderOf(document, written ?? '') : undefined;
  const version = nodesAt('helm.version')
    .flatMap((node) => locatedText(document, node) ?? [])
    .at(-1);
  const [, custom] = parts;
  return {
    kind: 'helm/chart-release',
    installs: true,
    name: textAt('helm.releaseName') ?? (chart || 'release'),
    namespace: textAt('namespace') ?? textAt('defaultNamespace') ?? namespaceFor(chart),
    chart,
    ...defined({
      version,
      directory: folder,
      clusterPath: custom && clusterPathOf(`${document.path}/${custom.keys.slice(-2).join('/')}`),
      doubts: templated(document, nodesAt('helm.templateValues'), notices),
    }),
    sources: [...parts.flatMap((one) => valuesOf(document, one)), ...parts.flatMap((one) => valuesFrom(document, one))],
    at: custom === undefined ? beginningOf(document) : placeOf(document, custom.node),
  };
}

/** From its own folder, which may be the chart (internal/bundlereader/resources.go readResources). */
function folderOf({ path }: YamlDocument, chart: string): string {
  return pathWithin(directoryOf(path), chart);
}

/** Files over what is in place (internal/bundlereader/resources.go generateValues). */
function valuesOf(document: YamlDocument, { node, keys }: Part): readonly ChartValuesSource[] {
  const values = child(node, 'helm', 'values');
  const files = items(child(node, 'helm', 'valuesFiles')).map((file): ChartValuesSource => {
    const path = folderOf(document, scalarText(file) ?? '');
    return { kind: 'file', path, below: [], optional: false, at: placeOf(document, file) };
  });
  return [...(values === undefined ? [] : [textSource(document, [...keys, 'helm', 'values'], values)]), ...files];
}

/** Over all others (internal/helmdeployer/install.go getValues). */
function valuesFrom(document: YamlDocument, { node }: Part): readonly ChartValuesSource[] {
  return items(child(node, 'helm', 'valuesFrom')).flatMap((one) =>
    ['configMapKeyRef', 'secretKeyRef'].flatMap((kind): readonly ChartValuesSource[] => {
      const reference = child(one, kind);
      const name = scalarText(child(reference, 'name'));
      if (reference === undefined || name === undefined) return [];
      const key = scalarText(child(reference, 'key')) || 'values.yaml';
      const secret = kind === 'secretKeyRef' || undefined;
      const at = placeOf(document, reference);
      return [{ kind: 'config-map', name, key, optional: false, ...defined({ secret }), at }];
    }),
  );
}

/** Templates of values, over these (internal/cmd/controller/target/builder.go). */
function templated(
  document: YamlDocument,
  settings: readonly YamlNode[],
  notices: Notice[],
): readonly ReleaseDoubt[] | undefined {
  const doubts = settings.flatMap(entries).map(({ key, value }): ReleaseDoubt => {
    const at = placeOf(document, value);
    addSettingNotice(key, at, notices);
    return { what: 'setting', mayBringServers: key === 'servers', at };
  });
  return doubts.length === 0 ? undefined : doubts;
}
