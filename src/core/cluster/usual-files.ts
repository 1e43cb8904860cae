import type { NodeServerFact } from '../facts/node.ts';

export type Daemon = Exclude<NodeServerFact['program'], 'coredns' | 'node-cache'>;

/** What their packages read at start (Debian's and Red Hat's; of BIND what Debian's named.conf includes). */
export const USUAL_FILES: Readonly<Record<Daemon, RegExp>> = {
  dnsmasq: /^\/etc\/dnsmasq(?:\.conf|\.d\/[^/]+)$/,
  unbound: /^\/etc\/unbound\/(?:unbound\.conf|(?:unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/,
  named: /^\/etc\/(?:bind\/|named\/)?named\.conf(?:\.(?:options|local|default-zones|root-hints))?$/,
  'pdns-recursor': /^\/etc\/(?:powerdns|pdns-recursor)\/recursor\.(?:conf|ya?ml)$/,
};
