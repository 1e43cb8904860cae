import type { ClusterInput } from '../core/cluster/input.ts';
import type { ConfigReaders } from '../core/facts/readers.ts';
import { namedDaemon } from '../languages/bind/daemon.ts';
import { looksLikeCorefile, readCorefile, statesDirective } from '../languages/corefile/index.ts';
import { dnsmasqDaemon } from '../languages/dnsmasq/daemon.ts';
import { resolvconfFiles } from '../languages/ifupdown/resolver-files.ts';
import { readKubeDnsConfig } from '../languages/kubernetes/kube-dns-config.ts';
import { networkManagerFiles } from '../languages/network-manager/resolver-files.ts';
import { recursorDaemon } from '../languages/pdns-recursor/daemon.ts';
import { readResolverFile } from '../languages/resolv-conf/index.ts';
import { stockCorefile } from '../languages/shared/stock-corefile.ts';
import { readResolvedSettings } from '../languages/systemd-resolved/index.ts';
import { unboundDaemon } from '../languages/unbound/daemon.ts';
import { resolverSoftware } from './resolver-software.ts';

export const readers: ConfigReaders = {
  corefile: readCorefile,
  resolverFile: readResolverFile,
  systemdResolved: readResolvedSettings,
  daemons: [dnsmasqDaemon, unboundDaemon, namedDaemon, recursorDaemon],
  resolverFileWriters: [networkManagerFiles, resolvconfFiles],
  stockCorefile: (domain, guard, at) => stockCorefile({ domain, guard, at }),
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
