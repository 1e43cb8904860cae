import { child, items } from '../../documents/document.ts';
import type { Dialect } from '../dialect.ts';
import { locatedText } from '../fields.ts';
import { dnsResourceDialect, type StubZone, textsOf } from '../stub-zones.ts';

/** Deckhouse: the module that runs the cluster's CoreDNS. */
export const deckhouse: Dialect = dnsResourceDialect(
  {
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
  },
  {
    group: 'deckhouse.io',
    kind: 'ModuleConfig',
    called: 'kube-dns',
    name: 'd8-kube-dns',
    service: 'd8-kube-dns',
    port: 5353,
    guardsZones: true,
    knownFrom: 'the kube-dns module of Deckhouse writes this Corefile (modules/042-kube-dns)',
    read: (reader) => {
      const settings = child(reader.document.root, 'spec', 'settings');
      const zones = items(child(settings, 'stubZones')).flatMap((one): StubZone[] => {
        const zone = locatedText(reader.document, child(one, 'zone'));
        return zone === undefined ? [] : [{ zone, servers: textsOf(reader, child(one, 'upstreamNameservers')) }];
      });
      return { upstreams: textsOf(reader, child(settings, 'upstreamNameservers')), zones };
    },
  },
);
