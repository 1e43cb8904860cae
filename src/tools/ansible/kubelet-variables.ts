/**
 * The kubelet's settings in variables of roles that many inventories share: `kubernetes_kubelet_extra_args` becomes
 * `KUBELET_EXTRA_ARGS`, and `kubernetes_config_kubelet_configuration` a document beside kubeadm's ClusterConfiguration
 * (geerlingguy/ansible-role-kubernetes, defaults/main.yml and tasks/kubelet-setup.yml).
 */
import type { KubeletFact } from '../../core/facts/fact.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { sourceOf } from '../../languages/shared/fields.ts';
import { kubeletConfigFacts, kubeletFlagFacts } from '../../languages/shared/kubelet-fields.ts';
import { flagWords } from '../../languages/shared/kubelet-flags.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { child, type Document, placeOf, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { playsOf } from './carrier-tasks.ts';
import { PARTS } from './parts.ts';

const ARGUMENTS = 'kubernetes_kubelet_extra_args';
const CONFIGURATION = 'kubernetes_config_kubelet_configuration';

/** A file of variables that has one of them. */
export function holdsKubelet(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml' || document.onNode !== undefined || !PARTS.values.test(document.path)) return false;
  return child(document.root, ARGUMENTS) !== undefined || child(document.root, CONFIGURATION) !== undefined;
}

/** Of a file of variables, or of the `vars` of a playbook's plays. */
export function kubeletVariables(document: YamlDocument): Reading<readonly KubeletFact[]> {
  const notices: Notice[] = [];
  const maps = holdsKubelet(document)
    ? [document.root]
    : playsOf(document).flatMap((play) => child(play.node, 'vars') ?? []);
  return { value: maps.flatMap((node) => settingsIn({ document, notices }, node)), notices };
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
