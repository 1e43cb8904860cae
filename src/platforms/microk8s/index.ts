import { parseAddress } from '../../core/dns/endpoint.ts';
import type { Fact } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { beginningOf, type Reader, typeOf } from '../../languages/shared/fields.ts';
import { kubeletFlagFacts } from '../../languages/shared/kubelet-fields.ts';
import { commaList } from '../../languages/shared/lines.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { coreDnsObjects, word } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { stockCorefile } from '../../languages/shared/stock-corefile.ts';
import {
  child,
  type Document,
  entries,
  items,
  ownText,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { linesWith } from '../shared/command-lines.ts';

export const microk8s: Plugin = {
  id: 'microk8s',
  title: 'MicroK8s',
  markers: ['microk8s'],
  names: /(?:^|\/)[^/]*microk8s[^/]*\.ya?ml$/i,
  about: /microk8s/i,
  recognises: (document) => isLaunch(document) || (document.onNode === undefined && enabled(document).length > 0),
  read: (document) => {
    const notices: Notice[] = [];
    if (isLaunch(document)) return { value: readLaunch({ document, notices }), notices };
    const last = enabled(document).at(-1);
    return { value: last === undefined ? [] : dnsOf(last, last[0]?.at), notices };
  },
};

/** `microk8s enable dns:192.0.2.1,192.0.2.2`, also `microk8s.enable`. */
function enabled(document: Document): readonly (readonly Located<string>[])[] {
  return linesWith(ownText(document), 'microk8s').flatMap((line) => {
    const start = /\bmicrok8s(?:\.|["',\s]{1,20})enable\b/.exec(line.text);
    if (start === null) return [];
    const from = start.index + start[0].length;
    const found = /[\s"'/]dns:([0-9a-fA-F.:,[\]]+)/.exec(line.text.slice(from));
    if (found === null) return [];
    const servers = addressesIn(found[1] ?? '', line, from + found.index + found[0].length - (found[1] ?? '').length);
    return servers.length === 0 ? [] : [servers];
  });
}

function addressesIn(text: string, source: SourceText, at: number): readonly Located<string>[] {
  const list = commaList(slice(source, at, at + text.length));
  return list.filter((one) => parseAddress(one.value) !== undefined);
}

/** A launch configuration (microk8s-cluster-agent pkg/k8sinit/schema.go). */
function isLaunch(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml' || document.root.kind !== 'map') return false;
  const { apiVersion, kind } = typeOf(document.root);
  const isNamed = /(?:^|[/._-])microk8s[^/]*\.ya?ml$/i.test(document.onNode?.path ?? document.path);
  if (apiVersion !== '' || kind !== '' || !/^["']?0\.\d/.test(scalarText(child(document.root, 'version')) ?? ''))
    return false;
  const own = ['extraKubeletArgs', 'extraKubeAPIServerArgs', 'extraCNIEnv', 'persistentClusterToken'];
  return (
    own.some((key) => child(document.root, key) !== undefined) ||
    (isNamed && child(document.root, 'addons')?.kind === 'sequence')
  );
}

function readLaunch(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const facts: Fact[] = [];
  for (const addon of items(child(document.root, 'addons'))) {
    if (scalarText(child(addon, 'name')) !== 'dns') continue;
    const servers = items(child(addon, 'args')).flatMap((node) => addressesOf(node));
    if (servers.length > 0) addAll(facts, dnsOf(servers, servers[0]?.at));
  }
  const flags = entries(child(document.root, 'extraKubeletArgs')).map((entry) => ({
    name: entry.key.replace(/^-{0,2}/, ''),
    value: sourceOf(entry.value),
    at: placeOfKey(document, entry),
  }));
  addAll(facts, kubeletFlagFacts(reader, flags, { provisioner: 'microk8s' }, at));
  if (facts.length > 0 && facts[0]?.kind !== 'node-profile') facts.unshift(nodeProfile('microk8s', at));
  return facts;
}

function addressesOf(node: YamlNode): readonly Located<string>[] {
  const text = sourceOf(node);
  return text === undefined ? [] : addressesIn(text.text, text, 0);
}

/** addons/dns/enable and coredns.yaml of canonical/microk8s-core-addons. */
function dnsOf(servers: readonly Located<string>[], at: Location | undefined): readonly Fact[] {
  if (at === undefined) return [];
  return [
    nodeProfile('microk8s', at),
    ...coreDnsObjects({
      corefile: stockCorefile({ domain: 'cluster.local', upstreams: servers.map(word), at }),
      at,
      platformSource: 'MicroK8s’ add-on writes this Corefile (microk8s-core-addons addons/dns)',
    }),
  ];
}
