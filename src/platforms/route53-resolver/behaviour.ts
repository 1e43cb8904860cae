import type { NetworkBehaviour } from '../../core/facts/fact.ts';

/** Amazon's resolver of a VPC: at the second address of the network, and at a link-local one (VPC User Guide, "Amazon DNS server"). */
export const ROUTE53: NetworkBehaviour = {
  software: 'route53-resolver',
  title: 'Route 53 Resolver of',
  addresses: ['169.254.169.253'],
  nth: 2,
};
