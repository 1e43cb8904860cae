import { below, type DomainName, isWithin, ROOT } from '../../core/dns/name.ts';
import { socketAt } from '../../core/forwarding/reach.ts';
import { entryOf, walkNewName } from '../../core/forwarding/walk.ts';
import type { ClusterView } from '../snapshot.ts';

/** What is sent there, names of this zone, is answered or leaves the model for certain, or comes back in a loop that is reported already. */
export function endsThere(view: ClusterView, address: string, zone: DomainName): boolean {
  const { graph, cluster } = view;
  const target = cluster.frontends.find((one) => one.address === address)?.targets.find((one) => one.kind === 'server');
  const server =
    cluster.servers.find((one) => one.claims.includes(address)) ??
    cluster.servers.find((one) => one.id === target?.server);
  // The cluster DNS answers for its own domain and addresses itself, whoever it is.
  if (server === undefined)
    return [cluster.clusterDomain, 'in-addr.arpa.', 'ip6.arpa.'].some((own) => isWithin(zone, own));
  const socket =
    socketAt(graph, server, { address, port: target?.port ?? 53, transport: 'dns' }) ?? entryOf(graph, server);
  if (socket === undefined) return false;
  const name = zone === ROOT ? 'example.org.' : below('some-name', zone);
  return walkNewName(graph, socket, name, 'A').every(
    (one) =>
      one.certainty !== 'assumed' &&
      (one.disposition === 'answered' ||
        one.disposition === 'leaves' ||
        one.disposition === 'fails' ||
        one.disposition === 'loops'),
  );
}
