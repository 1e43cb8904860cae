/** A platform's default cluster DNS address, where no file states one. */
import { nthAddress, parseAddress } from '../dns/endpoint.ts';
import type { KubeletFact } from '../facts/node.ts';
import type { ServiceFact } from '../facts/objects.ts';
import type { Located, Location } from '../text/location.ts';
import type { DnsServer, PublishedAddress } from './cluster.ts';
import { findProvisioner, PROVISIONERS, type ProvisionerProfile } from './node-profiles.ts';

export interface DefaultAddress {
  readonly address: string;
  readonly at: Location;
  readonly assumption: string;
}

/** What stated provisioners agree on, else the tenth address. */
export function nthOf(stated: readonly Located<string>[]): number {
  const found = new Set([...profilesOf(stated).values()].map(({ profile }) => profile.clusterDns?.nth ?? 10));
  return found.size === 1 ? ([...found][0] ?? 10) : 10;
}

/** The stated platform's, else what only installers choose; none where several are stated. */
export function defaultClusterDns(
  stated: readonly Located<string>[],
  kubelets: readonly KubeletFact[],
  server: DnsServer | undefined,
): readonly DefaultAddress[] {
  const assumption = 'what the kubelets are given as the cluster DNS is the address of its Service';
  // What is filled in later states nothing.
  const named = kubelets.flatMap(({ clusterDNS = [] }) =>
    clusterDNS.flatMap(({ value, at }): DefaultAddress | readonly [] => {
      const address = isOnNode(value) ? undefined : parseAddress(value);
      return address === undefined ? [] : { address, at, assumption };
    }),
  );
  if (named.length > 0) return named;
  const [only, ...others] = profilesOf(stated).values();
  if (only === undefined) return server?.name.startsWith('kube-system/') === true ? usualClusterDns(server.at) : [];
  const { clusterDns, title } = only.profile;
  if (clusterDns === undefined || others.length > 0) return [];
  return clusterDns.serviceSubnets.flatMap((subnet) => {
    const address = nthAddress(subnet, clusterDns.nth);
    if (address === undefined) return [];
    const assumption = `the cluster DNS has the address ${address}: nothing states another, and it is the default of ${title}`;
    return [{ address, at: only.at, assumption }];
  });
}

/** Common private networks, where the tenth address may be any server. */
const ORDINARY = new Set([
  '10.0.0.0/16',
  '10.3.0.0/16',
  '10.32.0.0/20',
  '10.100.0.0/16',
  '10.128.0.0/16',
  '10.245.0.0/16',
  '172.20.0.0/16',
  '172.21.0.0/16',
  '172.21.0.0/20',
]);

function usualClusterDns(at: Location): readonly DefaultAddress[] {
  const usual = new Map<string, string>();
  for (const { clusterDns, title } of PROVISIONERS)
    for (const subnet of clusterDns?.serviceSubnets ?? []) {
      const address = ORDINARY.has(subnet) ? undefined : nthAddress(subnet, clusterDns?.nth ?? 10);
      if (address !== undefined && !usual.has(address)) usual.set(address, title);
    }
  return [...usual].map(([address, title]) => {
    const assumption = `the cluster DNS has the address ${address}: nothing states another, and ${title} chooses it by default`;
    return { address, at, assumption };
  });
}

/** A node cache's address says nothing about the Service's. */
function isOnNode(address: string): boolean {
  return /^(?:169\.254\.|127\.)/.test(address);
}

export interface StatedProvisioner {
  readonly profile: ProvisionerProfile;
  readonly at: Location;
}

/** Each once, without kubelets that have no configuration. */
export function profilesOf(stated: readonly Located<string>[]): ReadonlyMap<string, StatedProvisioner> {
  const known = new Map<string, StatedProvisioner>();
  // Of hundreds of node profiles most state the same.
  const asked = new Set<string>();
  for (const { value, at } of stated) {
    if (asked.has(value)) continue;
    asked.add(value);
    const profile = findProvisioner(value);
    if (profile !== undefined && profile.id !== 'none' && !known.has(profile.id))
      known.set(profile.id, { profile, at });
  }
  return known;
}

export function clusterAddress(
  server: DnsServer,
  address: string,
  at: Location,
  description = 'the cluster DNS address',
): PublishedAddress {
  const targets = [{ kind: 'server', server: server.id, port: 53 }] as const;
  return { kind: 'service', address, port: 53, description, at, targets, unknownTargets: false, clusterOnly: true };
}

export function publishedByDefault(
  defaults: readonly DefaultAddress[],
  known: readonly PublishedAddress[],
  service: { readonly fact: ServiceFact; readonly addresses: readonly string[] } | undefined,
  server: DnsServer | undefined,
): readonly PublishedAddress[] {
  const taken = new Set(known.filter((one) => one.targets.length > 0).map((one) => `${one.address}|${one.port}`));
  const made: PublishedAddress[] = [];
  for (const { address, at, assumption } of defaults) {
    const fronts: readonly PublishedAddress[] =
      service !== undefined
        ? known.filter((one) => one.kind === 'service' && service.addresses.includes(one.address))
        : server === undefined
          ? []
          : [clusterAddress(server, address, at)];
    for (const front of fronts)
      if (!taken.has(`${address}|${front.port}`)) made.push({ ...front, address, at, assumption, clusterOnly: true });
  }
  return made;
}
