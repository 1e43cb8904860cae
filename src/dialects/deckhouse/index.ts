import { child, type Document, items, scalarText, type YamlNode } from '../../documents/document.ts';
import type { Fact } from '../../fact.ts';
import type { Located } from '../../text/location.ts';
import type { Notice } from '../../text/notice.ts';
import type { Dialect } from '../dialect.ts';
import { beginningOf, locatedText, type Reader, typeOf } from '../fields.ts';
import { atHome, coreDnsObjects } from '../platform-coredns.ts';
import { type StubZone, zonesCorefile } from '../stub-zones.ts';

/** Deckhouse: the module that runs the cluster's CoreDNS. */
export const deckhouse: Dialect = {
  id: 'deckhouse',
  title: 'Deckhouse kube-dns module',
  coverage: {
    recognised: ['`ModuleConfig` called `kube-dns` (`deckhouse.io`)'],
    fields: [
      { field: '`settings.upstreamNameservers`', becomes: 'the forward of `.`; without it `/etc/resolv.conf`' },
      { field: '`settings.stubZones[].zone`, `.upstreamNameservers`', becomes: 'a block for the zone, with `loop`' },
    ],
    sources: ['deckhouse/deckhouse modules/042-kube-dns/templates/configmap.yaml, openapi/config-values.yaml'],
  },
  recognises: (document) => isOurs(document),
  read: (document) => {
    const notices: Notice[] = [];
    if (document.kind !== 'yaml' || !isOurs(document)) return { value: [], notices };
    return { value: atHome(document, read({ document, notices })), notices };
  },
};

function isOurs(document: Document): boolean {
  if (document.kind !== 'yaml') return false;
  const { apiVersion, kind } = typeOf(document.root);
  return (
    kind === 'ModuleConfig' &&
    apiVersion.startsWith('deckhouse.io/') &&
    scalarText(child(document.root, 'metadata', 'name')) === 'kube-dns'
  );
}

function read(reader: Reader): readonly Fact[] {
  const settings = child(reader.document.root, 'spec', 'settings');
  const zones = items(child(settings, 'stubZones')).flatMap((one): StubZone[] => {
    const zone = locatedText(reader.document, child(one, 'zone'));
    return zone === undefined ? [] : [{ zone, servers: texts(reader, child(one, 'upstreamNameservers')) }];
  });
  return objects(reader, texts(reader, child(settings, 'upstreamNameservers')), zones);
}

/** The texts of a list, with their places. */
function texts(reader: Reader, list: YamlNode | undefined): readonly Located<string>[] {
  return items(list).flatMap((item) => locatedText(reader.document, item) ?? []);
}

function objects(reader: Reader, upstreams: readonly Located<string>[], zones: readonly StubZone[]): readonly Fact[] {
  const at = beginningOf(reader.document);
  return coreDnsObjects({
    namespace: 'kube-system',
    name: 'd8-kube-dns',
    service: 'd8-kube-dns',
    workload: 'Deployment',
    corefile: zonesCorefile(at, 5353, upstreams, zones, { inZones: true }),
    port: 5353,
    clusterIPs: [],
    at,
    knownFrom: 'the kube-dns module of Deckhouse writes this Corefile (modules/042-kube-dns)',
  });
}
