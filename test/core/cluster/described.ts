/** A cluster in lines: its servers with what each stanza's upstreams come to, its addresses, its pools, its remarks. */
import type { Cluster, ResolvedUpstream, ResolverView } from '../../../src/core/cluster/cluster.ts';
import type { PathStep } from '../../../src/core/facts/path.ts';
import { scanTexts } from '../../support/scan-texts.ts';

/** The first cluster of a tree. */
export function clusterOf(files: Readonly<Record<string, string>>, index = 0): Cluster {
  const one = scanTexts(files).head.clusters[index];
  if (one === undefined) throw new Error('no cluster');
  return one.cluster;
}

const some = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join('; ');
const ways = (via: readonly PathStep[]): string =>
  via.map(({ description, setting }) => `${setting ?? '-'}: ${description}`).join(' > ');
const assuming = (assumptions: readonly string[] | undefined): string | undefined =>
  assumptions === undefined || assumptions.length === 0 ? undefined : `assuming ${assumptions.join(' and ')}`;

function upstream(one: ResolvedUpstream): string {
  if (one.kind === 'known') {
    const { address, port, transport } = one;
    return some(
      `${transport === 'dns' ? '' : `${transport}://`}${address}:${port}`,
      ways(one.via),
      assuming(one.assumptions),
    );
  }
  const { missing } = one;
  return some(
    `? ${one.because}`,
    missing && `missing ${Object.values(missing).join(' ')}`,
    one.outside === true && 'outside',
    one.withStub && `with a stub ${one.withStub.map(({ address }) => address).join(' ')}`,
    ways(one.via),
    assuming(one.assumptions),
  );
}

/** Each server, and below it each stanza with its upstreams. */
export function serverLines({ servers }: Cluster): readonly string[] {
  return servers.flatMap((one) => [
    some(
      one.id === one.name ? one.id : `${one.id} (${one.name})`,
      one.network,
      one.software === 'coredns' ? one.version : one.software,
      one.versionAt && 'stated',
      one.refused && `refused ${one.refused.which} ${one.refused.release}`,
      one.claims.length > 0 && `claims ${one.claims.join(' ')}`,
      one.implied && 'implied',
      one.installed && 'installed',
      one.assumption && `assuming ${one.assumption}`,
    ),
    ...[...one.upstreams].flatMap(([step, list]) => list.map((to) => `  ${step.from} ${upstream(to)}`)),
  ]);
}

/** The upstreams alone. */
export function upstreamLines(cluster: Cluster): readonly string[] {
  return serverLines(cluster).flatMap((line) => (line.startsWith('  ') ? [line.slice(2)] : []));
}

export function addressLines({ published }: Cluster): readonly string[] {
  return published.map((one) =>
    some(
      `${one.address}:${one.port} ${one.kind === 'service' ? '' : `(${one.kind}) `}-> ${one.targets
        .map((to) => (to.kind === 'server' ? `${to.server}:${to.port}` : `${to.address}:${to.port}`))
        .join(', ')}`,
      one.description,
      one.unknownTargets && 'and others',
      one.clusterOnly && 'in the cluster only',
      one.isOwn && 'its own',
      one.assumption && `assuming ${one.assumption}`,
    ),
  );
}

function view({ nameservers, unknown, outside, outsideAssumes }: ResolverView): string {
  return some(
    nameservers.map(({ address, via, assumptions }) => some(address, ways(via), assuming(assumptions))).join(' | '),
    unknown && `? ${unknown.because}`,
    unknown?.withStub && `with a stub ${unknown.withStub.map(({ address }) => address).join(' ')}`,
    outside && 'outside',
    outsideAssumes,
  );
}

/** What pods with dnsPolicy Default get on each pool. */
export function poolLines({ pools }: Cluster): readonly string[] {
  return pools.map((one) =>
    some(`${one.pool}: ${view(one.inherited)}`, one.addresses.map(({ value }) => value).join(' ')),
  );
}

export function noticeLines({ notices }: Cluster): readonly string[] {
  return notices.map(({ kind, message, at, covered }) => {
    const line = at.file.text.slice(0, at.span.start).split('\n').length;
    return `${covered === true ? 'covered ' : ''}${kind} ${at.file.path}:${line} ${message}`;
  });
}
