import type { Fact } from '../../core/facts/fact.ts';
import type { NodeLinkFact } from '../../core/facts/node.ts';
import { locatedText, type Reader } from '../../languages/shared/fields.ts';
import { absoluteTarget, isResolverLink } from '../../languages/shared/node-commands.ts';
import { mentionsNodes, nodeProfile, ofPool, provisionerOf, serviceFact } from '../../languages/shared/node-setup.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { machinePool } from '../../read/carriers/machine-pool.ts';
import { booleanOf, child, items, ownText, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { ignitionConfig } from './carrier.ts';

/** Ignition, Butane, MachineConfigs: links, services, image. Files and units are documents. */
/** Selects the pool of a MachineConfig (machine-config-operator docs/MachineConfig.md). */
const OPENSHIFT_ROLE = ['metadata', 'labels', 'machineconfiguration.openshift.io/role'];

export const ignition: Plugin = {
  id: 'ignition',
  title: 'Ignition, Butane and MachineConfig',
  markers: ['kubelet', 'resolved.conf', 'NetworkManager'],
  names: /(?:^|\/)[^/]*\.(?:ign|bu)$/i,
  pools: [
    { key: 'kind', is: /^MachineConfig$/, pool: OPENSHIFT_ROLE },
    { key: 'variant', is: /^openshift$/, pool: OPENSHIFT_ROLE },
  ],
  // The machine-config-operator's templates lie below their role, or `common` (pkg/controller/template/render.go).
  poolPaths: /(?:^|\/)templates\/(master|worker|arbiter)\/.*\/(?:files|units)\/[^/]+\.ya?ml$/,
  ...readingForms(
    (document) => {
      const config = ignitionConfig(document);
      return config && ((reader) => [...links(reader, config), ...services(reader, config), ...image(reader)]);
    },
    (document, facts) => ofPool(machinePool(document), facts),
  ),
};

/** Symbolic or `hard`: the content is the same. */
function links({ document }: Reader, config: YamlNode): readonly NodeLinkFact[] {
  return items(child(config, 'storage', 'links')).flatMap((link) => {
    const path = scalarText(child(link, 'path'));
    const target = locatedText(document, child(link, 'target'));
    if (path === undefined || target === undefined || !isResolverLink(path)) return [];
    return [{ kind: 'node-link', path, target: absoluteTarget(target.value, path), at: target.at }];
  });
}

/** `systemd.units[].{enabled,mask}`; a unit with drop-ins only may run or not. */
function services({ document }: Reader, config: YamlNode): readonly Fact[] {
  return items(child(config, 'systemd', 'units')).flatMap((unit) => {
    const name = locatedText(document, child(unit, 'name'));
    if (name === undefined) return [];
    const [mask, enabled] = [child(unit, 'mask'), child(unit, 'enabled') ?? child(unit, 'enable')];
    const masked = mask?.kind === 'scalar' && mask.value === true;
    const isEnabled = booleanOf(enabled);
    if (!masked && isEnabled === undefined) return [];
    return serviceFact(name.value, !masked && isEnabled === true, name.at) ?? [];
  });
}

const IMAGES = new Map([
  ['fcos', 'fedora-coreos'],
  ['flatcar', 'flatcar'],
  ['openshift', 'rhcos'],
]);

/** Butane's `variant`, where the configuration makes nodes, as a MachineConfig does. */
function image({ document }: Reader): readonly Fact[] {
  const machineConfig = child(document.root, 'kind');
  if (scalarText(machineConfig) === 'MachineConfig') {
    const at = locatedText(document, machineConfig)?.at;
    if (at === undefined) return [];
    return [nodeProfile('openshift', at, { os: { value: 'rhcos', at } })];
  }
  const variant = locatedText(document, child(document.root, 'variant'));
  const os = IMAGES.get(variant?.value ?? '');
  const started = provisionerOf(ownText(document));
  const facts: Fact[] = started === undefined ? [] : [started];
  if (variant !== undefined && os !== undefined && (started !== undefined || mentionsNodes(ownText(document))))
    facts.push({ kind: 'node-profile', os: { value: os, at: variant.at }, at: variant.at });
  return facts;
}
