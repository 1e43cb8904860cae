/**
 * `kubernetes_kubelet_extra_args`, `kubernetes_config_kubelet_configuration` (geerlingguy/ansible-role-kubernetes
 * tasks/kubelet-setup.yml).
 */
import type { KubeletFact } from '../../core/facts/fact.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { sourceOf } from '../../languages/shared/fields.ts';
import { kubeletConfigFacts, kubeletFlagFacts } from '../../languages/shared/kubelet-fields.ts';
import { flagWords } from '../../languages/shared/kubelet-flags.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { child, type Document, placeOf, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { playsOf } from './carrier-tasks.ts';
import { meansNodes } from './machines.ts';
import { PARTS } from './parts.ts';

const ARGUMENTS = 'kubernetes_kubelet_extra_args';
const CONFIGURATION = 'kubernetes_config_kubelet_configuration';

/** Not of hosts, which say nothing of others, nor of roles, whose defaults a group overrides. */
const OF_GROUP = /(?:^|\/)group_vars\/([^/.]+)(?:\.ya?ml$|\/|$)/;

export function holdsKubelet(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml' || document.onNode !== undefined || !PARTS.values.test(document.path)) return false;
  if (!meansNodes(groupOf(document))) return false;
  return child(document.root, ARGUMENTS) !== undefined || child(document.root, CONFIGURATION) !== undefined;
}

function groupOf({ path }: Document): string {
  return OF_GROUP.exec(path)?.[1] ?? '';
}

/** Of a group, or of `vars` of plays. A part of the machines is assumed to be the nodes. */
export function kubeletVariables(document: YamlDocument): Reading<readonly KubeletFact[]> {
  const notices: Notice[] = [];
  const reader = { document, notices };
  const stated = holdsKubelet(document)
    ? [{ node: document.root, hosts: groupOf(document) }]
    : playsOf(document).flatMap((play) => {
        const [node, hosts] = [child(play.node, 'vars'), String(play.hosts.value)];
        return node === undefined || !meansNodes(hosts) ? [] : [{ node, hosts }];
      });
  const value = stated.flatMap(({ node, hosts }) =>
    settingsIn(reader, node).map((fact) =>
      hosts === 'all' ? fact : { ...fact, assumes: `the nodes are in ${hosts}` },
    ),
  );
  return { value, notices };
}

function settingsIn(
  reader: { readonly document: YamlDocument; readonly notices: Notice[] },
  node: YamlNode,
): readonly KubeletFact[] {
  const words = child(node, ARGUMENTS);
  const text = sourceOf(words);
  const flags = text === undefined ? [] : flagWords(splitWords(text, 'flags').words);
  const configuration = child(node, CONFIGURATION);
  const by = { provisioner: 'kubeadm' };
  return [
    ...(words === undefined ? [] : kubeletFlagFacts(reader, flags, by, placeOf(reader.document, words))),
    ...(configuration === undefined
      ? []
      : kubeletConfigFacts(reader, configuration, by, placeOf(reader.document, configuration))),
  ];
}
