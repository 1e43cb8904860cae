/** `profiles/NAME/config.json` (kubernetes/minikube pkg/minikube/config/types.go ClusterConfig). */

import type { Fact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { locate } from '../../core/text/source-text.ts';
import { beginningOf, locatedText, type Reader, sourceOf } from '../../languages/shared/fields.ts';
import { type FlagWord, readFlags } from '../../languages/shared/kubelet-flags.ts';
import { child, type Document, items, scalarText, type YamlDocument } from '../../read/documents/document.ts';

/** Only profiles that set the kubelet's DNS. */
export function isProfile(document: Document): document is YamlDocument {
  return (
    document.kind === 'yaml' &&
    /(?:^|\/)profiles\/[^/]+\/config\.json$/.test(document.path) &&
    kubeletOptions(document).some((flag) => /^(?:resolv-conf|cluster-dns)$/.test(flag.name))
  );
}

/** `ExtraOptions` of component `kubelet`: its flags. */
function kubeletOptions(document: YamlDocument): readonly FlagWord[] {
  return items(child(document.root, 'KubernetesConfig', 'ExtraOptions')).flatMap((option) => {
    const value = sourceOf(child(option, 'Value'));
    const name = scalarText(child(option, 'Key'));
    if (scalarText(child(option, 'Component')) !== 'kubelet' || name === undefined || value === undefined) return [];
    return [{ name, value, at: locate(value, 0, value.text.length) }];
  });
}

export function readProfile(document: YamlDocument, notices: Notice[]): readonly Fact[] {
  const reader: Reader = { document, notices };
  const at = beginningOf(document);
  const config = child(document.root, 'KubernetesConfig');
  const subnet = locatedText(document, child(config, 'ServiceCIDR'));
  const domain = locatedText(document, child(config, 'DNSDomain'));
  const addresses = items(child(document.root, 'Nodes')).flatMap((node) => {
    const address = locatedText(reader.document, child(node, 'IP'));
    return address === undefined || address.value === '' ? [] : [address];
  });
  return [
    {
      kind: 'node-profile',
      provisioner: { value: 'minikube', at },
      ...defined({ addresses: addresses.length > 0 ? addresses : undefined }),
      at,
    },
    ...(subnet === undefined && domain === undefined
      ? []
      : [
          {
            kind: 'network' as const,
            ...defined({ serviceSubnets: subnet ? [subnet] : undefined, clusterDomain: domain }),
            at,
          },
        ]),
    { kind: 'kubelet', source: 'flags', provisioner: 'minikube', ...readFlags(kubeletOptions(document), notices), at },
  ];
}
