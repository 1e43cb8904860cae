import type { NetworkBehaviour } from '../../core/facts/resolver.ts';

/** A VPC's own rules: RFC 6303 and EC2 (resolver-overview-forward-vpc-to-network-autodefined-rules). */
const AUTODEFINED: readonly string[] = [
  'localhost.',
  'localdomain.',
  'compute.internal.',
  'compute-1.internal.',
  'compute.amazonaws.com.',
  'compute-1.amazonaws.com.',
  '127.in-addr.arpa.',
  '10.in-addr.arpa.',
  '168.192.in-addr.arpa.',
  '254.169.in-addr.arpa.',
  ...Array.from({ length: 16 }, (_, index) => `${index + 16}.172.in-addr.arpa.`),
];

/** At the VPC's second address and a link-local one (VPC User Guide, "Amazon DNS server"). */
export const ROUTE53: NetworkBehaviour = {
  software: 'route53-resolver',
  title: 'Route 53 Resolver of',
  addresses: ['169.254.169.253'],
  nth: 2,
  own: AUTODEFINED,
  policy: 'random',
};
