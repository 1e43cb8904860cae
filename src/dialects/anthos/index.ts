import { hostPort } from '../../dns/endpoint.ts';
import { child, type Document, items, type YamlNode } from '../../documents/document.ts';
import type { Fact } from '../../fact.ts';
import type { Located } from '../../text/location.ts';
import type { Notice } from '../../text/notice.ts';
import type { Dialect } from '../dialect.ts';
import { beginningOf, locatedText, type Reader, typeOf } from '../fields.ts';
import { atHome, coreDnsObjects } from '../platform-coredns.ts';
import { type StubZone, zonesCorefile } from '../stub-zones.ts';

/** Google Distributed Cloud (Anthos clusters): the resource that configures the cluster's CoreDNS. */
export const anthos: Dialect = {
  id: 'anthos',
  title: 'Anthos clusters and Google Distributed Cloud',
  coverage: {
    recognised: ['`ClusterDNS` (`networking.gke.io`)'],
    fields: [
      {
        field: '`spec.upstreamNameservers[].serverIP`, `.serverPort`',
        becomes: 'the forward of `.`; without it `/etc/resolv.conf`',
      },
      { field: '`spec.domains[].name`, `.nameservers`', becomes: 'a block for the zone, without `loop`' },
    ],
    sources: ['cloud.google.com, "Configure CoreDNS in Google Distributed Cloud"'],
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
  return kind === 'ClusterDNS' && apiVersion.startsWith('networking.gke.io/');
}

function read(reader: Reader): readonly Fact[] {
  const spec = child(reader.document.root, 'spec');
  const zones = items(child(spec, 'domains')).flatMap((one): StubZone[] => {
    const zone = locatedText(reader.document, child(one, 'name'));
    const to = servers(reader, child(one, 'nameservers'));
    return zone === undefined || to.length === 0 ? [] : [{ zone, servers: to }];
  });
  return objects(reader, servers(reader, child(spec, 'upstreamNameservers')), zones);
}

/** `serverIP` and `serverPort` of each entry, as one word. */
function servers(reader: Reader, list: YamlNode | undefined): readonly Located<string>[] {
  return items(list).flatMap((item) => {
    const address = locatedText(reader.document, child(item, 'serverIP'));
    const port = locatedText(reader.document, child(item, 'serverPort'))?.value;
    if (address === undefined) return [];
    return [{ ...address, value: port === undefined ? address.value : hostPort(address.value, Number(port)) }];
  });
}

function objects(reader: Reader, upstreams: readonly Located<string>[], zones: readonly StubZone[]): readonly Fact[] {
  const at = beginningOf(reader.document);
  return coreDnsObjects({
    namespace: 'kube-system',
    name: 'coredns',
    service: 'kube-dns',
    workload: 'Deployment',
    corefile: zonesCorefile(at, 53, upstreams, zones, { inZones: false }),
    port: 53,
    clusterIPs: [],
    at,
    knownFrom: 'Google Distributed Cloud writes this Corefile from ClusterDNS',
  });
}
