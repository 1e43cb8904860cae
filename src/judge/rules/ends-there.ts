import { isStranger } from '../../core/cluster/cluster.ts';
import { below, type DomainName, isWithin, ROOT } from '../../core/dns/name.ts';
import { entryOf } from '../../core/forwarding/entry.ts';
import { socketAt } from '../../core/forwarding/reach.ts';
import { takenByUnread } from '../../core/forwarding/unread-key.ts';
import { walkNewName } from '../../core/forwarding/walk.ts';
import type { ClusterView } from '../snapshot.ts';

/** Names of this zone are surely answered, leave the model, loop in a finding of their own, or are what a template's block is for. */
export function endsThere(view: ClusterView, address: string, zone: DomainName): boolean {
  const { graph, cluster } = view;
  const target = cluster.published.find((one) => one.address === address)?.targets.find((one) => one.kind === 'server');
  const server =
    cluster.servers.find((one) => one.claims.includes(address)) ??
    cluster.servers.find((one) => one.id === target?.server);
  // The cluster DNS answers its domain and reverse zones, even if it is not in the repository.
  const isOwn = [cluster.clusterDomain, 'in-addr.arpa.', 'ip6.arpa.'].some((own) => isWithin(zone, own));
  if (server === undefined) return isOwn;
  const socket =
    socketAt(graph, server, { address, port: target?.port ?? 53, transport: 'dns' }) ?? entryOf(graph, server);
  if (socket === undefined) return false;
  const name = zone === ROOT ? 'example.org.' : below('some-name', zone);
  // What an unstated zone is filled in with is that of those who send such names.
  if (takenByUnread(graph, { socket, name, type: 'A' }, 'new names') === 'likely') return true;
  const strangers = new Set<unknown>(cluster.servers.filter(isStranger).map(({ assumption }) => assumption));
  return walkNewName(graph, socket, name, 'A').every(({ certainty, disposition, assumptions, end }) => {
    const isSure =
      isOwn || certainty !== 'assumed' || (assumptions.length > 0 && assumptions.every((one) => strangers.has(one)));
    return isSure && (disposition !== 'unknown' || isStranger(end.server));
  });
}
