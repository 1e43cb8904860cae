import type { ClusterInput } from '../core/cluster/input.ts';
import type { ConfigReaders } from '../core/facts/readers.ts';
import { readNamed } from '../languages/bind/index.ts';
import { looksLikeCorefile, readCorefile, statesDirective } from '../languages/corefile/index.ts';
import { readDnsmasq } from '../languages/dnsmasq/index.ts';
import { readKubeDnsConfig } from '../languages/kubernetes/kube-dns-config.ts';
import { readRecursor } from '../languages/pdns-recursor/index.ts';
import { readResolverFile } from '../languages/resolv-conf/index.ts';
import { readResolvedSettings } from '../languages/systemd-resolved/index.ts';
import { readUnbound } from '../languages/unbound/index.ts';
import { resolverSoftware } from './resolver-software.ts';

/** By name: rare ones are loaded only when needed. */
export const readers: ConfigReaders = {
  corefile: readCorefile,
  resolverFile: readResolverFile,
  systemdResolved: readResolvedSettings,
  dnsmasq: (...given) => readDnsmasq(...given),
  unbound: (...given) => readUnbound(...given),
  named: (...given) => readNamed(...given),
  recursor: (...given) => readRecursor(...given),
  looksLikeCorefile,
  statesDirective,
  software: resolverSoftware,
};

export const readKubeDns: ClusterInput['readKubeDns'] = (entries) => {
  const { stubDomains, upstreamNameservers = [] } = readKubeDnsConfig(entries).value;
  return {
    stubDomains: stubDomains.map(({ zone, servers }) => ({ zone: zone.value, servers, at: zone.at })),
    upstreamNameservers,
  };
};
