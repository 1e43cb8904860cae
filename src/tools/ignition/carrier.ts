/**
 * Units, drop-ins, networkd files, and configurations merged from `data:` URLs (coreos/ignition
 * docs/configuration-v2_*.md, v3_*.md). `storage.files` is the node-files carrier's.
 */
import { defined } from '../../core/text/defined.ts';
import { machinePool } from '../../read/carriers/machine-pool.ts';
import { readDataUrl } from '../../read/carriers/node-files.ts';
import { type Carrier, child, type Document, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { addOpened, openText, openYaml } from '../../read/documents/open-text.ts';

export const ignition: Carrier = {
  id: 'ignition',
  unwrap(document, found) {
    if (document.kind !== 'yaml') return;
    const alone = isUnit(document.root, document.path);
    const config = alone ? document.root : ignitionConfig(document);
    if (config === undefined) return;
    const pool = machinePool(document);
    const put = (path: string, content: YamlNode | undefined): void => {
      if (content?.kind !== 'scalar' || content.value === null) return;
      addOpened(found, openText(document.path, content.text, { onNode: { path, ...defined({ pool }) } }));
    };
    for (const [section, directory] of UNIT_DIRECTORIES) {
      const units = alone ? [config] : items(child(config, section, 'units'));
      if (alone && section !== 'systemd') continue;
      for (const unit of units) {
        const name = scalarText(child(unit, 'name'));
        if (name === undefined || name.includes('/')) continue;
        put(`${directory}/${name}`, child(unit, 'contents') ?? child(unit, 'content'));
        for (const dropin of items(child(unit, 'dropins'))) {
          const file = scalarText(child(dropin, 'name'));
          if (file === undefined || file.includes('/')) continue;
          put(`${directory}/${name}.d/${file}`, child(dropin, 'contents') ?? child(dropin, 'content'));
        }
      }
    }
    for (const source of mergedSources(config)) {
      const read = readDataUrl(document, source, false, 'a merged configuration');
      if (read === undefined) continue;
      if (read.text === undefined) {
        found.notices.push(read.notice);
        continue;
      }
      addOpened(found, openYaml(document.path, read.text));
    }
  },
};

/** A template of the machine-config-operator (pkg/controller/template/render.go). */
function isUnit(root: YamlNode, path: string): boolean {
  if (!/(?:^|\/)units\/[^/]+\.ya?ml$/.test(path) || root.kind !== 'map') return false;
  const known = root.entries.every(({ key }) => /^(?:name|enabled|mask|contents|dropins)$/.test(key));
  return known && /\.service$/.test(scalarText(child(root, 'name')) ?? '');
}

/** `networkd` is of spec 2.x and Container Linux. */
const UNIT_DIRECTORIES = [
  ['systemd', '/etc/systemd/system'],
  ['networkd', '/etc/systemd/network'],
] as const;

/** `ignition.config.{merge,append,replace}`: lists but for `replace`. */
function mergedSources(config: YamlNode): readonly (YamlNode & { kind: 'scalar' })[] {
  const held = child(config, 'ignition', 'config');
  return [...items(child(held, 'merge')), ...items(child(held, 'append')), child(held, 'replace')].flatMap((one) => {
    const source = child(one, 'source');
    return source?.kind === 'scalar' ? [source] : [];
  });
}

/** A Container Linux configuration is the whole document. */
export function ignitionConfig(document: Document): YamlNode | undefined {
  if (document.kind !== 'yaml' || document.root.kind !== 'map') return undefined;
  const { root } = document;
  if (scalarText(child(root, 'kind')) === 'MachineConfig') return child(root, 'spec', 'config');
  if (child(root, 'ignition', 'version') !== undefined) return root;
  if (child(root, 'variant') !== undefined && child(root, 'version') !== undefined) return root;
  if (child(root, 'apiVersion') !== undefined) return undefined;
  const isOld = [child(root, 'systemd', 'units'), child(root, 'networkd', 'units'), child(root, 'storage', 'links')];
  return isOld.some((node) => node?.kind === 'sequence') ? root : undefined;
}
