import type { Fact } from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { beginningOf, locatedText, type Reader, textField, typeOf } from '../../languages/shared/fields.ts';
import { asOwnCluster, composeText, coreDnsObjects, isWord, word } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, items, scalarText, type YamlNode } from '../../read/documents/document.ts';

const forms = readingForms(({ root }) => {
  const { apiVersion, kind } = typeOf(root);
  if (!apiVersion.startsWith('deckhouse.io/')) return undefined;
  if (kind === 'ClusterConfiguration') return readCluster;
  return kind === 'ModuleConfig' && scalarText(child(root, 'metadata', 'name')) === 'kube-dns' ? readModule : undefined;
});

export const deckhouse: Plugin = {
  id: 'deckhouse',
  title: 'Deckhouse kube-dns module',
  markers: ['kube-dns', 'serviceSubnetCIDR', 'ameserver'],
  ...forms,
};

/** The Corefile of the module's settings (modules/042-kube-dns). */
function readModule(reader: Reader): readonly Fact[] {
  const at = beginningOf(reader.document);
  const objects = coreDnsObjects({
    namespace: 'kube-system',
    name: 'd8-kube-dns',
    service: 'd8-kube-dns',
    workload: 'Deployment',
    corefile: corefileOf(reader, at),
    port: 5353,
    clusterIPs: [],
    at,
    platformSource: 'the kube-dns module of Deckhouse writes this Corefile (modules/042-kube-dns)',
  });
  return asOwnCluster(reader.document, objects);
}

function corefileOf(reader: Reader, at: Location): SourceText {
  const settings = child(reader.document.root, 'spec', 'settings');
  const upstreams = wordsOf(reader, child(settings, 'upstreamNameservers'));
  const pieces: (string | SourceText)[] = [
    '.:5353 {\n    errors\n    health\n    ready\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n        pods insecure\n        fallthrough in-addr.arpa ip6.arpa\n    }\n    forward .',
    ...(upstreams.length === 0 ? [' /etc/resolv.conf'] : upstreams),
    '\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n',
  ];
  for (const one of items(child(settings, 'stubZones'))) {
    const zone = locatedText(reader.document, child(one, 'zone'));
    const servers = wordsOf(reader, child(one, 'upstreamNameservers'));
    if (zone === undefined || !isWord(zone.value) || servers.length === 0) continue;
    pieces.push(word(zone), ':5353 {\n    errors\n    cache 30\n    loop\n    forward .');
    for (const piece of servers) pieces.push(piece);
    pieces.push('\n}\n');
  }
  return composeText(at, pieces);
}

/** The platform refuses values that are no single word. */
function wordsOf(reader: Reader, list: YamlNode | undefined): readonly (string | SourceText)[] {
  const texts = items(list).flatMap((item): readonly Located<string>[] => {
    const text = locatedText(reader.document, item);
    return text === undefined || !isWord(text.value) ? [] : [text];
  });
  return texts.flatMap((text) => [' ', word(text)]);
}

/** `serviceSubnetCIDR` and `clusterDomain` (deckhouse/deckhouse candi/openapi/cluster_configuration.yaml). */
function readCluster(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const subnet = textField(reader, document.root, 'serviceSubnetCIDR');
  const clusterDomain = textField(reader, document.root, 'clusterDomain');
  return clusterNetwork(beginningOf(document), { serviceSubnets: [subnet], clusterDomain });
}
