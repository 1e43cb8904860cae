import type { Fact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import { beginningOf, locatedText, type Reader, textField, typeOf } from '../../languages/shared/fields.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { dnsResourcePlugin, type StubZone, textsOf } from '../../languages/shared/stub-zones.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, items } from '../../read/documents/document.ts';

const kubeDnsModule: Plugin = dnsResourcePlugin(
  {
    id: 'deckhouse',
    title: 'Deckhouse kube-dns module',
    markers: ['kube-dns', 'serviceSubnetCIDR', 'ameserver'],
    coverage: {
      recognised: ['`ModuleConfig` called `kube-dns`, and `ClusterConfiguration` (`deckhouse.io`)'],
      fields: [
        { field: '`settings.upstreamNameservers`', becomes: 'the forward of `.`; without it `/etc/resolv.conf`' },
        {
          field: '`serviceSubnetCIDR`, `clusterDomain`',
          becomes: 'the Service network; its tenth address is the cluster DNS',
        },
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
    platformSource: 'the kube-dns module of Deckhouse writes this Corefile (modules/042-kube-dns)',
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

const cluster = readingForms(({ root }) => {
  const { apiVersion, kind } = typeOf(root);
  return kind === 'ClusterConfiguration' && apiVersion.startsWith('deckhouse.io/') ? readCluster : undefined;
});

/** `serviceSubnetCIDR` and `clusterDomain` (deckhouse/deckhouse candi/openapi/cluster_configuration.yaml). */
function readCluster(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const subnet = textField(reader, document.root, 'serviceSubnetCIDR');
  const clusterDomain = textField(reader, document.root, 'clusterDomain');
  if (subnet === undefined && clusterDomain === undefined) return [];
  return [
    {
      kind: 'network',
      ...defined({ serviceSubnets: subnet ? [subnet] : undefined, clusterDomain }),
      at: beginningOf(document),
    },
  ];
}

export const deckhouse: Plugin = {
  ...kubeDnsModule,
  recognises: (document) => kubeDnsModule.recognises(document) || cluster.recognises(document),
  read: (document) => (cluster.recognises(document) ? cluster.read(document) : kubeDnsModule.read(document)),
};
