/** Resolver files written by network software: NetworkManager, resolvconf, ifupdown, DHCP clients. */

import { parseAddress } from '../dns/endpoint.ts';
import type { NodeNetworkFact } from '../facts/node.ts';
import type { PathStep } from '../facts/path.ts';
import type { ConfigReaders } from '../facts/readers.ts';
import { atFile, type Located, type Location } from '../text/location.ts';
import type { ResolverView } from './cluster.ts';
import { STUB_ADDRESS } from './node-profiles.ts';
import type { Pool } from './pool.ts';

/** Others write a resolver file by themselves. */
export function usesResolved({ software }: NodeNetworkFact): boolean {
  return software === 'netplan' || software === 'systemd-networkd';
}

/** Other names of the same content (NetworkManager.conf(5) rc-manager, resolvconf(8)). */
const GENERATED =
  /^\/(?:var\/)?run\/(?:NetworkManager\/resolv\.conf|resolvconf\/resolv\.conf|NetworkManager\/no-stub-resolv\.conf)$/;

type Nameserver = ResolverView['nameservers'][number];

export function isGenerated(path: string): boolean {
  return GENERATED.test(path);
}

/** NetworkManager.conf's `dns=`; the last file counts. */
export function networkPlugin(pool: Pool): Located<string> | undefined {
  return pool.network.filter((fact) => fact.plugin !== undefined).at(-1)?.plugin;
}

/** By NetworkManager (nm-dns-manager.c) or resolvconf (update.d/libc); undefined without settings. */
export function generatedFile(
  pool: Pool,
  path: string,
  readers: ConfigReaders,
  via: readonly PathStep[],
): ResolverView | undefined {
  const plugin = path.endsWith('no-stub-resolv.conf') ? undefined : networkPlugin(pool);
  const local = plugin === undefined ? undefined : pluginAddress(pool, plugin.value);
  if (plugin !== undefined && local !== undefined)
    return {
      nameservers: [
        nameserver(
          local,
          plugin.at,
          via,
          `dns=${plugin.value}: NetworkManager lists its local resolver ${local} in ${path}`,
        ),
      ],
      outside: false,
    };
  const part = (name: string): Nameserver[] => {
    const file = pool.files.get(`/etc/resolvconf/resolv.conf.d/${name}`);
    if (file === undefined) return [];
    return readers
      .resolverFile(file.text)
      .value.nameservers.map((one) =>
        nameserver(one.value, one.at, via, `resolvconf puts nameserver ${one.value} of its ${name} into ${path}`),
      );
  };
  const [head, base, tail] = [part('head'), part('base'), part('tail')];
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
            `systemd-resolved gives resolvconf ${STUB_ADDRESS}`,
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
  const facts = pool.network.filter((fact) => !usesResolved(fact));
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
function pluginAddress(pool: Pool, plugin: string): string | undefined {
  if (plugin === 'dnsmasq') return pool.os?.id === 'ubuntu-16.04' ? '127.0.1.1' : '127.0.0.1';
  if (plugin === 'unbound') return '127.0.0.1';
  return plugin === 'systemd-resolved' ? STUB_ADDRESS : undefined;
}

function nameserver(value: string, at: Location, via: readonly PathStep[], says: string): Nameserver {
  return {
    address: parseAddress(value) ?? value,
    at,
    via: [...via, { at, says, setting: 'node-network', written: value }],
    assumptions: [],
  };
}
