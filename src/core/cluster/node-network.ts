/** Resolver files written by the software of a machine's network. */

import { parseAddress } from '../dns/endpoint.ts';
import type { NodeNetworkFact } from '../facts/node.ts';
import type { PathStep } from '../facts/path.ts';
import type { ConfigReaders } from '../facts/readers.ts';
import { atFile, type Location } from '../text/location.ts';
import { baseName } from '../text/paths.ts';
import type { ResolverView } from './cluster.ts';
import { STUB_ADDRESS } from './node-profiles.ts';
import type { Pool } from './pool.ts';

type Nameserver = ResolverView['nameservers'][number];

/** Other names of the same content. */
export function isGenerated(path: string, { resolverFileWriters }: ConfigReaders): boolean {
  return resolverFileWriters.some(({ files }) => files.test(path));
}

/** The last file counts. */
export function networkPlugin(pool: Pool): NetworkPlugin | undefined {
  return pool.network.filter((fact): fact is NetworkPlugin => fact.plugin !== undefined).at(-1);
}

type NetworkPlugin = NodeNetworkFact & Required<Pick<NodeNetworkFact, 'plugin'>>;

/** Undefined without settings. */
export function generatedFile(
  pool: Pool,
  path: string,
  readers: ConfigReaders,
  via: readonly PathStep[],
): ResolverView | undefined {
  const writers = readers.resolverFileWriters;
  const manager = writers.some(({ withoutDaemon }) => withoutDaemon?.test(path)) ? undefined : networkPlugin(pool);
  const local = manager === undefined ? undefined : pluginAddress(pool, manager.plugin.value, readers);
  if (manager !== undefined && local !== undefined) {
    const { plugin, software } = manager;
    const description = `dns=${plugin.value}: ${software} lists its local resolver ${local} in ${path}`;
    return { nameservers: [nameserver(local, plugin.at, via, description)], outside: false };
  }
  const adding = writers.find(({ parts }) => parts !== undefined);
  const [head = [], base = [], tail = []] = (adding?.parts ?? []).map((part): Nameserver[] => {
    const file = pool.files.get(part);
    if (file === undefined) return [];
    return readers
      .resolverFile(file.text)
      .value.nameservers.map((one) =>
        nameserver(
          one.value,
          one.at,
          via,
          `${adding?.title} puts nameserver ${one.value} of its ${baseName(part)} into ${path}`,
        ),
      );
  });
  const given = fromNetwork(pool, path, via);
  const fixed = [...head, ...base, ...tail];
  if (given.nameservers.length === 0 && fixed.length === 0) return undefined;
  const stub: Nameserver[] =
    pool.os?.resolved === 'active' && fixed.length > 0
      ? [
          nameserver(
            STUB_ADDRESS,
            pool.osAt ?? fixed[0]?.at ?? given.at,
            via,
            `systemd-resolved gives ${adding?.title} ${STUB_ADDRESS}`,
          ),
        ]
      : [];
  const middle = stub.length > 0 ? { before: [], after: stub, outside: false } : given;
  const nameservers = [...head, ...middle.before, ...middle.after, ...base, ...tail];
  return { nameservers, outside: middle.outside || (given.nameservers.length === 0 && stub.length === 0) };
}

interface Given {
  readonly nameservers: readonly Nameserver[];
  readonly before: readonly Nameserver[];
  readonly after: readonly Nameserver[];
  readonly outside: boolean;
  readonly at: Location;
}

/** Interface settings before and after DHCP's; a `supersede` excludes others. */
function fromNetwork(pool: Pool, path: string, via: readonly PathStep[]): Given {
  const facts = pool.network.filter((fact) => fact.givesToResolved !== true);
  const superseding = facts.filter((fact) => fact.alone === true);
  const counted = superseding.length > 0 ? superseding : facts;
  const of = (list: readonly NodeNetworkFact[]): Nameserver[] =>
    list.flatMap((fact) =>
      fact.nameservers.map((one) =>
        nameserver(one.value, one.at, via, `${fact.software} writes nameserver ${one.value} into ${path}`),
      ),
    );
  const after = of(counted.filter((fact) => fact.dhcp === 'before'));
  const before = of(counted.filter((fact) => fact.dhcp !== 'before'));
  return {
    nameservers: [...before, ...after],
    before,
    after,
    outside: counted.some((fact) => fact.dhcp === 'before' || fact.dhcp === 'after'),
    at: counted[0]?.at ?? pool.osAt ?? atFile(''),
  };
}

/** Undefined for plugins that leave the file alone: `default`, `none`. */
function pluginAddress(pool: Pool, plugin: string, { daemons }: ConfigReaders): string | undefined {
  const managed = daemons.find(({ program }) => program === plugin)?.managed;
  return managed?.addressOn(pool.os?.id) ?? (plugin === 'systemd-resolved' ? STUB_ADDRESS : undefined);
}

function nameserver(value: string, at: Location, via: readonly PathStep[], description: string): Nameserver {
  return {
    address: parseAddress(value) ?? value,
    at,
    via: [...via, { at, description, setting: 'node-network', written: value }],
    assumptions: [],
  };
}
