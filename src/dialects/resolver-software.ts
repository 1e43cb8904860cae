/** The resolvers that people run as workloads, handed to the cluster; the first that recognises a container reads it. */

import type { ResolverSoftware } from '../fact.ts';
import { adguardHome } from './adguard-home/index.ts';
import { blocky } from './blocky/index.ts';
import { cloudflared } from './cloudflared/index.ts';
import { dnsdist } from './dnsdist/index.ts';
import { dnsmasqContainer } from './dnsmasq/container.ts';
import { dnsmasqNanny } from './dnsmasq/nanny.ts';
import { kubeDns } from './kube-dns/index.ts';
import { named } from './named/index.ts';
import { pdnsRecursor } from './pdns-recursor/index.ts';
import { pihole } from './pihole/index.ts';
import { technitium } from './technitium/index.ts';
import { unboundContainer } from './unbound/container.ts';

export const resolverSoftware: readonly ResolverSoftware[] = [
  pihole,
  adguardHome,
  blocky,
  technitium,
  pdnsRecursor,
  cloudflared,
  dnsdist,
  named,
  unboundContainer,
  kubeDns,
  dnsmasqNanny,
  dnsmasqContainer,
];
