/** Policies that change or make objects in a cluster: Kyverno's `mutate` and `generate`, Gatekeeper's `Assign`, Karmada's overrides, admission policies. */
import { defined } from '../../core/text/defined.ts';
import { typeOf } from '../../languages/shared/fields.ts';
import {
  type Carrier,
  child,
  entries,
  type Found,
  items,
  ownText,
  placeOf,
  scalarText,
  type Write,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { madeMap } from '../../read/documents/made.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { holdsConfiguration, patchedData, unknownWrite, writeDocument } from '../shared/config-map-writes.ts';

export const policies: Carrier = {
  id: 'policies',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.onNode !== undefined) return;
    const { apiVersion, kind } = typeOf(document.root);
    const group = apiVersion.replace(/\/.*$/, '');
    if (group === 'kyverno.io' && /^(?:Cluster)?Policy$/.test(kind)) addRules({ document, found });
    else if (group === 'mutations.gatekeeper.sh' && kind === 'Assign') addAssignment({ document, found });
    else if (group === 'policy.karmada.io' && /^(?:Cluster)?OverridePolicy$/.test(kind))
      addOverrides({ document, found });
    else if (isExpressed(group, kind) && ownText(document).text.includes('Corefile'))
      found.notices.push(
        unknownWrite(placeOf(document, child(document.root, 'kind') ?? document.root), { by: 'policy' }),
      );
  },
};

interface Reading {
  readonly document: YamlDocument;
  readonly found: Found;
}

function isExpressed(group: string, kind: string): boolean {
  return (
    (group === 'admissionregistration.k8s.io' && kind === 'MutatingAdmissionPolicy') ||
    (group === 'policies.kyverno.io' && /^(?:Namespaced)?(?:Mutating|Generating)Policy$/.test(kind))
  );
}

/** kyverno.io, "Mutate Rules", "Generate Rules". */
function addRules(reading: Reading): void {
  const { root } = reading.document;
  const own =
    scalarText(child(root, 'kind')) === 'Policy' ? scalarText(child(root, 'metadata', 'namespace')) : undefined;
  for (const rule of items(child(root, 'spec', 'rules'))) {
    const [mutate, generate] = [child(rule, 'mutate'), child(rule, 'generate')];
    if (mutate !== undefined) addMutation(mutate, targetsOf(rule, own), reading);
    for (const one of [generate, ...items(child(generate, 'foreach'))])
      if (one !== undefined) addGenerated(one, reading);
  }
}

type Target = Pick<Write, 'name' | 'namespace'>;

function targetsOf(rule: YamlNode, namespace: string | undefined): readonly Target[] {
  const targets = items(child(rule, 'mutate', 'targets'));
  if (targets.length > 0)
    return targets
      .filter((one) => scalarText(child(one, 'kind')) === 'ConfigMap')
      .map((one) => targetOf(child(one, 'name'), child(one, 'namespace')));
  const match = child(rule, 'match');
  const resources = [match, ...['any', 'all'].flatMap((key) => items(child(match, key)))].flatMap(
    (one) => child(one, 'resources') ?? [],
  );
  return resources
    .filter((one) =>
      items(child(one, 'kinds')).some((kind) => /(?:^|\/)(?:ConfigMap|\*)$/.test(scalarText(kind) ?? '')),
    )
    .flatMap((one) => {
      const names = [child(one, 'name'), ...items(child(one, 'names'))].filter((name) => name !== undefined);
      const [first, ...others] = items(child(one, 'namespaces'));
      const inside = others.length === 0 ? first : undefined;
      const stated = (names.length === 0 ? [undefined] : names).map((name) => targetOf(name, inside));
      return stated.map((target) => ({ ...defined({ namespace }), ...target }));
    });
}

function targetOf(name: YamlNode | undefined, namespace: YamlNode | undefined): Target {
  const plain = (node: YamlNode | undefined): string | undefined => {
    const text = scalarText(node);
    return text === undefined || /[*?{]/.test(text) ? undefined : text;
  };
  return defined({ name: plain(name), namespace: plain(namespace) });
}

function addMutation(mutate: YamlNode, targets: readonly Target[], reading: Reading): void {
  const { document } = reading;
  for (const one of [mutate, ...items(child(mutate, 'foreach'))]) {
    const merged = withoutAnchors(child(one, 'patchStrategicMerge'));
    const operations = child(one, 'patchesJson6902');
    const text = operations?.kind === 'scalar' ? operations.text : undefined;
    const list = text === undefined ? operations : readYaml(text).value;
    for (const target of targets) {
      if (merged !== undefined) add({ ...target, ...patchedData(merged, false) }, { ...reading, node: merged });
      if (list === undefined) continue;
      const source = text ?? document.source;
      add({ ...target, source, ...patchedData(list, true) }, { ...reading, node: list });
    }
  }
}

/** `(key)` only matches, `+(key)` only adds what is not there. */
function withoutAnchors(node: YamlNode | undefined): YamlNode | undefined {
  if (node?.kind !== 'map') return node;
  const kept = node.entries.flatMap((entry) => {
    const [, anchor, name] = /^([+<=X^]?)\(([^)]*)\)$/.exec(entry.key) ?? [];
    if (anchor === '+' || anchor === 'X') return [];
    const key = name ?? entry.key;
    return [{ ...entry, key, value: (key === 'data' ? withoutAnchors(entry.value) : undefined) ?? entry.value }];
  });
  return { ...node, entries: kept };
}

function addGenerated(generate: YamlNode, reading: Reading): void {
  if (scalarText(child(generate, 'kind')) !== 'ConfigMap') return;
  const target = targetOf(child(generate, 'name'), child(generate, 'namespace'));
  const data = child(generate, 'data');
  if (data !== undefined) add({ ...target, ...patchedData(data, false) }, { ...reading, node: data });
  else if (/dns/i.test(`${target.name}`)) reading.found.notices.push(unknown(generate, target, reading));
}

/** `location: data.Corefile` (open-policy-agent/gatekeeper, "Mutation"). */
function addAssignment(reading: Reading): void {
  const { root } = reading.document;
  const key = /^data\.["']?(Corefile)["']?$/.exec(scalarText(child(root, 'spec', 'location')) ?? '')?.[1];
  const assign = child(root, 'spec', 'parameters', 'assign');
  if (key === undefined || assign === undefined) return;
  const match = child(root, 'spec', 'match');
  const [namespace] = items(child(match, 'namespaces'));
  const target = targetOf(child(match, 'name'), namespace);
  const value = child(assign, 'value');
  if (value === undefined) reading.found.notices.push(unknown(assign, target, reading));
  else add({ ...target, data: madeMap(value.span, { [key]: value }) }, { ...reading, node: value });
}

/** karmada-io/karmada pkg/util/overridemanager: operations of `plaintext` as of RFC 6902. */
function addOverrides(reading: Reading): void {
  const { root } = reading.document;
  const spec = child(root, 'spec');
  // Of an OverridePolicy, a selector without one means the policy's own (karmada pkg/apis/policy/v1alpha1 ResourceSelector).
  const own = child(root, 'metadata', 'namespace');
  const targets = items(child(spec, 'resourceSelectors'))
    .filter((one) => scalarText(child(one, 'kind')) === 'ConfigMap')
    .map((one) => targetOf(child(one, 'name'), child(one, 'namespace') ?? own));
  for (const rule of [spec, ...items(child(spec, 'overrideRules'))]) {
    const list = child(rule, 'overriders', 'plaintext');
    if (list === undefined) continue;
    for (const target of targets) add({ ...target, ...patchedData(list, true) }, { ...reading, node: list });
  }
}

function add(
  write: Omit<Write, 'by' | 'source'> & Partial<Pick<Write, 'source'>>,
  { document, found, node }: Reading & { readonly node: YamlNode },
): void {
  if (![write.data, write.binaryData].some(holdsConfiguration)) return;
  if (write.name !== undefined)
    found.documents.push(
      writeDocument(document.path, { source: document.source, span: node.span, ...write, by: 'policy' }),
    );
  else if (!mentionsGuard(write.data)) found.notices.push(unknown(node, write, { document, found }));
}

function mentionsGuard(data: YamlNode | undefined): boolean {
  return entries(data).every(({ value }) => /\bloop\b/.test(scalarText(value) ?? ''));
}

function unknown(node: YamlNode, target: Target, { document }: Reading): ReturnType<typeof unknownWrite> {
  return unknownWrite(placeOf(document, node), { ...target, by: 'policy' });
}
