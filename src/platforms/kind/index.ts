import type { Fact } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import { synthetic } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { addNotice, beginningOf, mapField, type Reader, typeOf } from '../../languages/shared/fields.ts';
import { commaList } from '../../languages/shared/lines.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import {
  child,
  items,
  placeOf,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';

export const kind: Plugin = {
  id: 'kind',
  title: 'kind cluster configuration',
  markers: ['serviceSubnet', 'kubeadm', 'kubelet', 'clusterD'],
  ...readingForms(({ root }) => {
    const { apiVersion, kind } = typeOf(root);
    return kind === 'Cluster' && apiVersion.startsWith('kind.x-k8s.io/') ? readCluster : undefined;
  }),
};

/** Resolver files of pods and of the node's processes. */
const RESOLVER_FILE = /(?:^|\/)(?:[^/]*resolv[^/]*\.conf|resolved\.conf|Corefile)$/;

function readCluster(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const facts: Fact[] = [nodeProfile('kind', at)];
  const networking = mapField(reader, document.root, 'networking');
  const subnet = sourceOf(child(networking, 'serviceSubnet'));
  const serviceSubnets = subnet === undefined ? [] : commaList(subnet);
  addAll(facts, clusterNetwork(at, { serviceSubnets }));
  for (const node of items(child(document.root, 'nodes')))
    for (const mount of items(child(node, 'extraMounts'))) {
      const path = child(mount, 'containerPath');
      const stub = stubOf(document, mount);
      if (stub !== undefined) facts.push(stub);
      else if (path !== undefined && RESOLVER_FILE.test(scalarText(path) ?? ''))
        addNotice(reader, 'a file of the host is mounted here: what it lists is not followed', placeOf(document, path));
    }
  return facts;
}

/** systemd-resolved's stub file names only its stub listener (systemd-resolved.service(8)). */
function stubOf(document: YamlDocument, mount: YamlNode): Fact | undefined {
  const path = scalarText(child(mount, 'containerPath'));
  const host = child(mount, 'hostPath');
  if (host === undefined || path !== '/etc/resolv.conf') return undefined;
  if (scalarText(host) !== '/run/systemd/resolve/stub-resolv.conf') return undefined;
  const at = placeOf(document, host);
  return { kind: 'node-file', path, text: synthetic(at, 'nameserver 127.0.0.53\n'), mode: 'replace', at };
}
