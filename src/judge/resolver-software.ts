/** Resolvers that run as workloads: the first that recognises a container reads it. */

import type { ResolverSoftware } from '../core/facts/readers.ts';
import { adguardHome } from '../languages/adguard-home/index.ts';
import { named } from '../languages/bind/index.ts';
import { blocky } from '../languages/blocky/index.ts';
import { consul } from '../languages/consul/index.ts';
import { dnsmasqContainer } from '../languages/dnsmasq/container.ts';
import { dnsmasqNanny } from '../languages/dnsmasq/nanny.ts';
import { kubeDns } from '../languages/kube-dns/index.ts';
import { pdnsRecursor } from '../languages/pdns-recursor/index.ts';
import { pihole } from '../languages/pihole/index.ts';
import { unboundContainer } from '../languages/unbound/container.ts';
import type { Words } from '../read/documents/words.ts';

export const resolverSoftware: readonly (ResolverSoftware & Words)[] = [
  pihole,
  adguardHome,
  blocky,
  pdnsRecursor,
  consul,
  named,
  unboundContainer,
  kubeDns,
  dnsmasqNanny,
  dnsmasqContainer,
];
