import { locatedText } from '../../languages/shared/fields.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { dnsResourcePlugin, type StubZone, textsOf } from '../../languages/shared/stub-zones.ts';
import { child, items } from '../../read/documents/document.ts';

export const ack: Plugin = dnsResourcePlugin(
  {
    id: 'ack',
    title: 'Alibaba Cloud ACK',
    markers: ['CustomDNSConfig'],
    about: /CustomDNSConfig/i,
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
  },
  {
    group: 'networking.alibabacloud.com',
    kind: 'CustomDNSConfig',
    name: 'coredns',
    service: 'kube-dns',
    port: 53,
    guardsZones: false,
    platformSource: 'ACK adds the zones of CustomDNSConfig to its Corefile',
    read: (reader) => {
      const zones = items(child(reader.document.root, 'spec', 'zones')).flatMap((one): StubZone[] => {
        const zone = locatedText(reader.document, child(one, 'name') ?? child(one, 'zone'));
        const servers = textsOf(reader, child(one, 'forward', 'upstreams'));
        return zone === undefined || servers.length === 0 ? [] : [{ zone, servers }];
      });
      const root = zones.filter(({ zone }) => zone.value === '.');
      return {
        upstreams: root.flatMap((one) => one.servers),
        zones: zones.filter((one) => !root.includes(one)),
      };
    },
  },
);
