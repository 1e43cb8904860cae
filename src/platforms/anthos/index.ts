import { hostPort } from '../../core/dns/endpoint.ts';
import type { Located } from '../../core/text/location.ts';
import { locatedText, type Reader } from '../../languages/shared/fields.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { dnsResourcePlugin, type StubZone } from '../../languages/shared/stub-zones.ts';
import { child, items, type YamlNode } from '../../read/documents/document.ts';

export const anthos: Plugin = dnsResourcePlugin(
  {
    id: 'anthos',
    title: 'Anthos clusters and Google Distributed Cloud',
    markers: ['ClusterDNS'],
    about: /ClusterDNS/i,
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
  },
  {
    group: 'networking.gke.io',
    kind: 'ClusterDNS',
    name: 'coredns',
    service: 'kube-dns',
    port: 53,
    guardsZones: false,
    platformSource: 'Google Distributed Cloud writes this Corefile from ClusterDNS',
    read: (reader) => {
      const spec = child(reader.document.root, 'spec');
      const zones = items(child(spec, 'domains')).flatMap((one): StubZone[] => {
        const zone = locatedText(reader.document, child(one, 'name'));
        const to = servers(reader, child(one, 'nameservers'));
        return zone === undefined || to.length === 0 ? [] : [{ zone, servers: to }];
      });
      return { upstreams: servers(reader, child(spec, 'upstreamNameservers')), zones };
    },
  },
);

/** `serverIP` and `serverPort` of each entry, as one word. */
function servers(reader: Reader, list: YamlNode | undefined): readonly Located<string>[] {
  return items(list).flatMap((item) => {
    const address = locatedText(reader.document, child(item, 'serverIP'));
    const port = locatedText(reader.document, child(item, 'serverPort'))?.value;
    if (address === undefined) return [];
    return [{ ...address, value: port === undefined ? address.value : hostPort(address.value, Number(port)) }];
  });
}
