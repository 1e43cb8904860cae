/** Addresses of Services at which guarded servers answered, and that lead to something now of which nothing is read. */
import type { PublishedAddress } from '../../../core/cluster/cluster.ts';
import { PASSING } from '../../../core/cluster/published-addresses.ts';
import type { ServiceFact } from '../../../core/facts/objects.ts';
import type { WorkloadFact } from '../../../core/facts/workload.ts';
import { grouped } from '../../../core/text/append.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import type { Location } from '../../../core/text/location.ts';
import { getOrInsert, once, oncePer } from '../../../core/text/once.ts';
import { directoryOf, isBelow } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { type GoneServer, isCoreDns, serversIn, someGuarded, workloadNameOf } from '../blocks.ts';

/** One for each server that answered there, where the head has a Service with something else behind it, or beside it. */
export function* leftAddresses(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  const now = head.clusters.flatMap(({ cluster }) => cluster.published.filter(({ kind }) => kind === 'service'));
  const open = grouped(now, addressOf);
  const answering = oncePer((address: string) => firstByServer(open.get(address) ?? []));
  const look = lookAt(head, base);
  for (const { cluster } of open.size === 0 ? [] : base.clusters) {
    const guarded = new Map(
      cluster.servers.filter((one) => isCoreDns(one) && someGuarded(one.config.blocks)).map((one) => [one.id, one]),
    );
    for (const one of cluster.published) {
      const all = open.get(addressOf(one));
      if (all === undefined) continue;
      const { address, assumption, targets } = one;
      const ids = [...new Set(targets.flatMap((target) => (target.kind === 'server' ? target.server : [])))];
      // An address may be stated twice: where the same server answers it is not left.
      const first = least(ids.map((id) => answering(addressOf(one)).get(id) ?? all.length - 1));
      const is = itemAt(all, first ?? all.length - 1);
      const isWritten = is.targets.some(({ kind }) => kind === 'address');
      if (assumption !== undefined && !isWritten) continue;
      const servers = ids.flatMap((id) => guarded.get(id) ?? []);
      const stays = is.targets.some(({ kind }) => kind === 'server');
      if (servers.length === 0 || !(isWritten || (stays ? look.takesMore(is) : look.selectsUnread(is)))) continue;
      const how = stays
        ? `is asked at ${address} beside what comes with this change and is not read`
        : `is no longer asked at ${address}, and what answers there is not read`;
      for (const server of servers) yield { server: workloadNameOf(server), at: is.at, how };
    }
  }
}

function addressOf({ address, port }: PublishedAddress): string {
  return `${address} ${port}`;
}

function firstByServer(published: readonly PublishedAddress[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [index, { targets }] of published.entries())
    for (const one of targets) if (one.kind === 'server' && !first.has(one.server)) first.set(one.server, index);
  return first;
}

function least(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((one, other) => Math.min(one, other));
}

/** What is asked of many addresses is gathered once. */
function lookAt(head: SearchableSnapshot, base: SearchableSnapshot) {
  const services = once(() => servicesIn(head));
  const [now, then] = [selectedIn(head), selectedIn(base)];
  const unseen = once(() => new Set(head.notices.map((one) => one.unseen)));
  const shown = once(() => new Set(serversIn(head).map(({ at }) => at.file.path)));
  // What a file with servers states is in sight.
  const texts = once(() =>
    [...(head.lookups.changed ?? [])].map(
      (path) => (/\.ya?ml$/.test(path) && !shown().has(path) && head.lookups.unread().textOf(path)) || '',
    ),
  );
  const isIn = oncePer((label: string) => new Set(texts().filter((text) => text.includes(label))));
  const served = once(() => new Set(serversIn(head).map(workloadNameOf)));
  return {
    /** Nothing, where its pods are stated elsewhere; or a workload that is not reported as out of sight. */
    selectsUnread: (by: PublishedAddress): boolean =>
      services()(by).some(
        (service) => service.selector === undefined || now(service).some((one) => !unseen().has(nameOf(one))),
      ),
    /** A workload whose file changes, and which it did not select. */
    takesMore: (by: PublishedAddress): boolean =>
      services()(by).some((service) => {
        const [first, ...others] = Object.values(service.selector ?? {});
        const holdsAll = (text: string): boolean => others.every((one) => isIn(one).has(text));
        if (first === undefined || ![...isIn(first)].some(holdsAll)) return false;
        const before = new Set(then(service).map(nameOf));
        return now(service).some(
          (one) =>
            head.lookups.changed?.has(one.at.file.path) === true &&
            isNear(one.at, service.at) &&
            !(PASSING.has(one.workload) || shown().has(one.at.file.path)) &&
            !(served().has(nameOf(one)) || before.has(nameOf(one))),
        );
      }),
  };
}

/** Not another cluster's. */
function isNear({ file: one }: Location, { file: other }: Location): boolean {
  const [inner, outer] = [one, other].map(({ path }) => directoryOf(path)).sort((a, b) => b.length - a.length);
  return inner === outer || isBelow(inner ?? '', outer ?? '');
}

function servicesIn({ judged }: SearchableSnapshot): (by: PublishedAddress) => readonly ServiceFact[] {
  const all = (judged?.parts ?? []).flatMap(({ part }) => part.facts.filter((one) => one.kind === 'service'));
  const byName = grouped(all, ({ at, namespace, name }) => `${at.file.path}\n${namespace}/${name}`);
  return ({ at, service = '' }) => byName.get(`${at.file.path}\n${service}`) ?? [];
}

function selectedIn({
  lookups: { workloadsNear },
}: SearchableSnapshot): (service: ServiceFact) => readonly WorkloadFact[] {
  const near = new Map<string, ReadonlyMap<string, readonly WorkloadFact[]>>();
  return ({ at: { file }, namespace, selector = {} }) => {
    const labels = Object.values(selector);
    const [first] = Object.keys(selector).slice(-1);
    const keyOf = (one: Pick<WorkloadFact, 'namespace'>, label: string | undefined): string =>
      JSON.stringify([namespace === 'default' ? '' : one.namespace, label]);
    const byLabel = getOrInsert(near, JSON.stringify([file.path, labels, first, namespace === 'default']), () =>
      grouped(workloadsNear?.(file.path, labels) ?? [], (one) => keyOf(one, first && one.labels[first])),
    );
    const all = byLabel.get(keyOf({ namespace }, first && selector[first])) ?? [];
    return all.filter((one) => Object.entries(selector).every(([key, value]) => one.labels[key] === value));
  };
}

function nameOf({ namespace, workload, name }: WorkloadFact): string {
  return `${namespace}/${workload}/${name}`;
}
