/** Manifests in `addons` of RKE1's cluster.yml (rancher/rke cluster/addons.go deployUserAddOns), and what Rancher gives to RKE2 and k3s. */
import {
  type Carrier,
  child,
  entries,
  type Found,
  scalarText,
  type YamlDocument,
  type YamlEntry,
} from '../../read/documents/document.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { addOpened, openYaml } from '../../read/documents/open-text.ts';
import { openSyntheticSource } from '../../read/documents/synthetic-source.ts';
import { writtenObject } from '../../read/documents/written.ts';
import { readYaml } from '../../read/documents/yaml.ts';

export const rkeAddons: Carrier = {
  id: 'rke-addons',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map') return;
    const { root } = document;
    const kind = scalarText(child(root, 'kind'));
    if (kind === 'Cluster') addProvisioned(document, found);
    if (child(root, 'kind') !== undefined) return;
    const config = child(root, 'rancher_kubernetes_engine_config') ?? root;
    const addons = child(config, 'addons');
    const isRke = child(config, 'nodes')?.kind === 'sequence' || child(config, 'services')?.kind === 'map';
    if (!isRke || addons?.kind !== 'scalar' || addons.value === null) return;
    addOpened(found, openYaml(document.path, addons.text));
  },
};

/** `rkeConfig.chartValues`, a HelmChartConfig each, and `additionalManifest` (rancher/rancher pkg/capr/planner manifests.go). */
function addProvisioned(document: YamlDocument, found: Found): void {
  const { root, path } = document;
  if (scalarText(child(root, 'apiVersion'))?.startsWith('provisioning.cattle.io/') !== true) return;
  const config = child(root, 'spec', 'rkeConfig');
  const manifest = child(config, 'additionalManifest');
  if (manifest?.kind === 'scalar' && manifest.value !== null) addOpened(found, openYaml(path, manifest.text));
  const values = child(config, 'chartValues');
  const isText = values?.kind === 'scalar' && values.value !== null;
  const source = isText ? values.text : document.source;
  for (const entry of entries(isText ? readYaml(values.text).value : values)) {
    const made = helmChartConfig(entry, source, path);
    if (made !== undefined) found.documents.push(made);
  }
}

function helmChartConfig({ key, value: { span }, value }: YamlEntry, source: YamlDocument['source'], path: string) {
  const text = (words: string) => madeText(source, span, words);
  const object = madeMap(span, {
    apiVersion: text('helm.cattle.io/v1'),
    kind: text('HelmChartConfig'),
    metadata: madeMap(span, { name: text(key), namespace: text('kube-system') }),
    spec: madeMap(span, { values: value }),
  });
  const synthetic = openSyntheticSource();
  return writtenObject(synthetic.enter(source, object), path, synthetic);
}
