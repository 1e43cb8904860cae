/** Policies that change or make objects in a cluster: said where they write a Corefile, and not followed. */
import { defined } from '../../core/text/defined.ts';
import { typeOf } from '../../languages/shared/fields.ts';
import { type Carrier, child, items, placeOf, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { unknownWrite } from '../shared/config-map-writes.ts';

const WRITERS: ReadonlyMap<string, RegExp> = new Map([
  ['kyverno.io', /^(?:Cluster)?Policy$/],
  ['policies.kyverno.io', /^(?:Namespaced)?(?:Mutating|Generating)Policy$/],
  ['mutations.gatekeeper.sh', /^Assign$/],
  ['policy.karmada.io', /^(?:Cluster)?OverridePolicy$/],
  ['admissionregistration.k8s.io', /^MutatingAdmissionPolicy$/],
]);

/** Kyverno's `+(key)` adds only what is not there. */
/** Of a Corefile, also of one in quotes. */
const LOOP_LINE = /(?:^|\\n)[ \t]*loop[ \t]*(?:\r?$|\\n)/m;
const COREFILE = /(?<!\+\()Corefile/;

export const policies: Carrier = {
  id: 'policies',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.onNode !== undefined) return;
    const { apiVersion, kind } = typeOf(document.root);
    if (WRITERS.get(apiVersion.replace(/\/.*$/, ''))?.test(kind) !== true) return;
    for (const { node, name } of partsOf(document.root)) {
      const text = document.source.text.slice(node.span.start, node.span.end);
      if (!COREFILE.test(text) && !isCopy(node)) continue;
      const notice = unknownWrite(placeOf(document, node), { by: 'policy', ...defined({ name }) });
      const { writes: _, ...guarded } = notice;
      found.notices.push(LOOP_LINE.test(text) ? guarded : notice);
    }
  },
};

/** Of Kyverno's rules those that write: others only judge. */
function partsOf(root: YamlNode): readonly Part[] {
  const rules = items(child(root, 'spec', 'rules'));
  if (rules.length === 0) return [{ node: root, name: undefined }];
  return rules.flatMap((rule) =>
    ['mutate', 'generate'].flatMap((key): readonly Part[] => {
      const node = child(rule, key);
      return node === undefined ? [] : [{ node, name: nameIn(rule, node) }];
    }),
  );
}

interface Part {
  readonly node: YamlNode;
  readonly name: string | undefined;
}

/** Of the only object that a rule changes or makes. */
function nameIn(rule: YamlNode, node: YamlNode): string | undefined {
  const names = new Set<string | undefined>();
  const targets = items(child(node, 'targets'));
  for (const one of child(rule, 'generate') === node ? [node] : targets) names.add(scalarText(child(one, 'name')));
  const match = child(rule, 'match');
  const matches = [match, ...items(child(match, 'any')), ...items(child(match, 'all'))];
  const matched = matches.flatMap((one) => child(one, 'resources') ?? []);
  for (const one of names.size === 0 ? matched : []) {
    const listed = items(child(one, 'names')).map(scalarText);
    for (const name of listed.length === 0 ? [undefined] : listed) names.add(name);
  }
  const [name, ...others] = names;
  return others.length === 0 && name !== undefined && /^[\w.-]+$/.test(name) ? name : undefined;
}

function isCopy(node: YamlNode): boolean {
  return child(node, 'clone') !== undefined && /dns/i.test(scalarText(child(node, 'name')) ?? '');
}
