/** Addresses of Services at which guarded servers answered, and that lead to something now of which nothing is read. */
import type { Frontend } from '../../../core/cluster/cluster.ts';
import { PASSING } from '../../../core/cluster/frontends.ts';
import type { ServiceFact, WorkloadFact } from '../../../core/facts/fact.ts';
import { grouped } from '../../../core/text/append.ts';
import type { Location } from '../../../core/text/location.ts';
import { directoryOf, isBelow } from '../../../core/text/paths.ts';
import type { Snapshot } from '../../snapshot.ts';
import { type GoneServer, isCoreDns, isGuarded, serversIn, workloadNameOf } from '../blocks.ts';

/** One for each server that answered there, where the head has a Service with something else behind it, or beside it. */
export function* leftAddresses(head: Snapshot, base: Snapshot): Generator<GoneServer> {
  const now = head.clusters.flatMap(({ cluster }) => cluster.frontends.filter(({ kind }) => kind === 'service'));
  const open = grouped(now, (one) => `${one.address} ${one.port}`);
  for (const { cluster } of open.size === 0 ? [] : base.clusters)
    for (const { address, port, assumption, targets } of cluster.frontends) {
      const ids = new Set(targets.flatMap((one) => (one.kind === 'server' ? one.server : [])));
      // An address may be stated twice: where the same server answers it is not left.
      const all = open.get(`${address} ${port}`) ?? [];
      const is = all.find((one) => one.targets.some((to) => to.kind === 'server' && ids.has(to.server))) ?? all.at(-1);
      const isWritten = is?.targets.some(({ kind }) => kind === 'address') === true;
      if (is === undefined || (assumption !== undefined && !isWritten)) continue;
      const servers = cluster.servers.filter(
        (one) => ids.has(one.id) && isCoreDns(one) && isGuarded(one.config.blocks),
      );
      const stays = is.targets.some(({ kind }) => kind === 'server');
      if (servers.length === 0 || !(isWritten || (stays ? takesMore(is, head, base) : selectsUnread(is, head))))
        continue;
      const how = stays
        ? `is asked at ${address} beside what comes with this change and is not read`
        : `is no longer asked at ${address}, and what answers there is not read`;
      for (const server of servers) yield { server: workloadNameOf(server), at: is.at, how };
    }
}

/** Nothing, where its pods are stated elsewhere; or a workload that is not reported as out of sight. */
function selectsUnread(by: Frontend, head: Snapshot): boolean {
  const unseen = new Set(head.notices.map((one) => one.unseen));
  return servicesOf(by, head).some(
    (service) => service.selector === undefined || selected(service, head).some((one) => !unseen.has(nameOf(one))),
  );
}

/** A workload whose file changes, and which it did not select. */
function takesMore(by: Frontend, head: Snapshot, base: Snapshot): boolean {
  const texts = [...(head.changed ?? [])].map((path) => (/\.ya?ml$/.test(path) && head.unread?.().textOf(path)) || '');
  const served = new Set(serversIn(head).map(workloadNameOf));
  const shown = new Set(serversIn(head).map(({ at }) => at.file.path));
  return servicesOf(by, head).some((service) => {
    const labels = Object.values(service.selector ?? {});
    if (labels.length === 0 || !texts.some((text) => labels.every((one) => text.includes(one)))) return false;
    const before = new Set(selected(service, base).map(nameOf));
    return selected(service, head).some(
      (one) =>
        head.changed?.has(one.at.file.path) === true &&
        isNear(one.at, service.at) &&
        !(PASSING.has(one.workload) || shown.has(one.at.file.path)) &&
        !(served.has(nameOf(one)) || before.has(nameOf(one))),
    );
  });
}

/** Not another cluster's. */
function isNear({ file: one }: Location, { file: other }: Location): boolean {
  const [inner, outer] = [one, other].map(({ path }) => directoryOf(path)).sort((a, b) => b.length - a.length);
  return inner === outer || isBelow(inner ?? '', outer ?? '');
}

function servicesOf({ at, says }: Frontend, { judged }: Snapshot): readonly ServiceFact[] {
  return (judged?.parts ?? []).flatMap(({ part }) =>
    part.facts.flatMap((one) =>
      one.kind === 'service' && one.at.file.path === at.file.path && says.endsWith(` ${one.namespace}/${one.name}`)
        ? one
        : [],
    ),
  );
}

function selected({ at, namespace, selector = {} }: ServiceFact, { workloadsNear }: Snapshot): readonly WorkloadFact[] {
  const wanted = Object.entries(selector);
  return [...(workloadsNear?.(at.file.path, Object.values(selector)) ?? [])].filter(
    (one) =>
      [one.namespace, 'default'].includes(namespace) && wanted.every(([key, value]) => one.labels[key] === value),
  );
}

function nameOf({ namespace, workload, name }: WorkloadFact): string {
  return `${namespace}/${workload}/${name}`;
}
