/** Policies that change or make objects in a cluster: said where they write a Corefile, and not followed. */
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
    for (const node of partsOf(document.root)) {
      const text = document.source.text.slice(node.span.start, node.span.end);
      if (!COREFILE.test(text) && !isCopy(node)) continue;
      const notice = unknownWrite(placeOf(document, node), { by: 'policy' });
      const { writes: _, ...guarded } = notice;
      found.notices.push(LOOP_LINE.test(text) ? guarded : notice);
    }
  },
};

/** Of Kyverno's rules those that write: others only judge. */
function partsOf(root: YamlNode): readonly YamlNode[] {
  const rules = items(child(root, 'spec', 'rules'));
  if (rules.length === 0) return [root];
  return rules.flatMap((rule) => [child(rule, 'mutate') ?? [], child(rule, 'generate') ?? []].flat());
}

function isCopy(node: YamlNode): boolean {
  return child(node, 'clone') !== undefined && /dns/i.test(scalarText(child(node, 'name')) ?? '');
}
