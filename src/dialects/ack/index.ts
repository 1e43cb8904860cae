import { child, type Document, items, type YamlNode } from '../../documents/document.ts';
import type { Fact } from '../../fact.ts';
import type { Located } from '../../text/location.ts';
import type { Notice } from '../../text/notice.ts';
import type { Dialect } from '../dialect.ts';
import { beginningOf, locatedText, type Reader, typeOf } from '../fields.ts';
import { atHome, coreDnsObjects } from '../platform-coredns.ts';
import { type StubZone, zonesCorefile } from '../stub-zones.ts';

/** Alibaba Cloud Container Service: zones of the cluster's CoreDNS. */
export const ack: Dialect = {
  id: 'ack',
  title: 'Alibaba Cloud ACK',
  coverage: {
    recognised: ['`CustomDNSConfig` (`networking.alibabacloud.com`)'],
    fields: [
      {
        field: '`spec.zones[].name`, `.forward.upstreams`',
        becomes: 'a block for the zone; `.` is the forward of every name',
      },
    ],
    sources: ['help.aliyun.com, "Configure CoreDNS" of Container Service for Kubernetes'],
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
  return kind === 'CustomDNSConfig' && apiVersion.startsWith('networking.alibabacloud.com/');
}

function read(reader: Reader): readonly Fact[] {
  const zones = items(child(reader.document.root, 'spec', 'zones')).flatMap((one): StubZone[] => {
    const zone = locatedText(reader.document, child(one, 'name') ?? child(one, 'zone'));
    const servers = texts(reader, child(one, 'forward', 'upstreams'));
    return zone === undefined || servers.length === 0 ? [] : [{ zone, servers }];
  });
  const root = zones.filter(({ zone }) => zone.value === '.');
  return objects(
    reader,
    root.flatMap((one) => one.servers),
    zones.filter((one) => !root.includes(one)),
  );
}

/** The texts of a list, with their places. */
function texts(reader: Reader, list: YamlNode | undefined): readonly Located<string>[] {
  return items(list).flatMap((item) => locatedText(reader.document, item) ?? []);
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
    knownFrom: 'ACK adds the zones of CustomDNSConfig to its Corefile',
  });
}
