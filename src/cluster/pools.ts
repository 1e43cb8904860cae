/** The pools of nodes, and the address that kubelets hand out as the cluster DNS. */

import { nthAddress, parseAddress } from '../dns/endpoint.ts';
import type { ConfigReaders, KubeletFact, NetworkFact, NodeFileFact, NodeLinkFact, NodeProfileFact } from '../fact.ts';
import type { PathStep } from '../finding.ts';
import type { Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import type { ClusterInput } from './assemble.ts';
import { makePool, type Pool } from './resolver-files.ts';
import type { ClusterSettings } from './settings.ts';

export function clusterDnsOf(
  settings: ClusterSettings | undefined,
  networks: readonly NetworkFact[],
): { address: string; via: readonly PathStep[]; at: Location }[] {
  const out: { address: string; via: readonly PathStep[]; at: Location }[] = [];
  const add = (address: string | undefined, at: Location, says: string): void => {
    if (address !== undefined && !out.some((one) => one.address === address))
      out.push({ address, at, via: [{ at, says }] });
  };
  for (const one of settings?.clusterDns ?? [])
    add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
  if (out.length > 0) return out;
  for (const fact of networks)
    for (const one of fact.clusterDNS ?? [])
      add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
  if (out.length > 0) return out;
  for (const one of settings?.serviceCidrs ?? [])
    add(nthAddress(one.value, 10), one.at, `the cluster DNS is the tenth address of ${one.value}`);
  if (out.length > 0) return out.slice(0, 1);
  for (const fact of networks)
    for (const one of fact.serviceSubnets ?? [])
      add(nthAddress(one.value, 10), one.at, `the cluster DNS is the tenth address of ${one.value}`);
  return out.slice(0, 1);
}

export function makePools(
  input: ClusterInput,
  kubelets: readonly KubeletFact[],
  files: readonly NodeFileFact[],
  links: readonly NodeLinkFact[],
  profiles: readonly NodeProfileFact[],
  readers: ConfigReaders,
  notices: Notice[],
): Pool[] {
  const declared = input.settings?.nodes ?? [];
  const names =
    declared.length > 0
      ? declared.map((node) => node.name)
      : [...new Set(['default', ...[...profiles, ...kubelets, ...files].flatMap((fact) => fact.pool ?? [])])];
  const pooled = names.length > 1 && declared.length === 0 ? names.filter((name) => name !== 'default') : names;
  return pooled.map((name) => {
    const node = declared.find((one) => one.name === name);
    const mine = <T extends { readonly pool?: string }>(list: readonly T[]): T[] =>
      list.filter((fact) => fact.pool === undefined || fact.pool === name || declared.length > 0);
    const profile = mine(profiles)[0];
    return makePool(
      {
        name,
        os: node?.os ?? profile?.os,
        provisioner: node?.provisioner ?? profile?.provisioner,
        addresses: (node?.addresses ?? profile?.addresses ?? []).flatMap((one) => {
          const value = parseAddress(one.value);
          return value === undefined ? [] : [{ value, at: one.at }];
        }),
        declared: node?.files ?? [],
        files: mine(files),
        links: mine(links),
        kubelets: mine(kubelets),
      },
      readers,
      notices,
    );
  });
}
