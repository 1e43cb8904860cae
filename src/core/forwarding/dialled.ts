import type { KnownUpstream } from '../cluster/cluster.ts';
import type { Endpoint } from '../dns/endpoint.ts';
import type { ForwardStep } from '../facts/steps.ts';
import type { Manner } from './question.ts';

/**
 * The stanza's protocol overrides the upstream's; else it is the asker's: what came over TCP goes on over TCP
 * (plugin/pkg/proxy/connect.go Connect; dnsmasq, src/forward.c tcp_talk; recorded: topology/over-tcp).
 */
export function dialled({ protocol }: ForwardStep, upstream: KnownUpstream, overTcp?: Manner['overTcp']): Endpoint {
  const { address, port, transport } = upstream;
  const isTcp = protocol === 'tcp' || (protocol === 'client' && overTcp === true);
  if (isTcp && transport === 'dns') return { address, port, transport, overTcp: true };
  return protocol === 'tls' || protocol === 'https' ? { address, port, transport: protocol } : upstream;
}

/** By the asker's address (request/request.go Proto; core/dnsserver/server_https.go, server_grpc.go, quic.go). */
export function isOverTcp({ transport, overTcp }: Endpoint): boolean {
  return overTcp === true || transport === 'tls' || transport === 'https' || transport === 'grpc';
}
