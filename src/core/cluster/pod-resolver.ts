/** A pod's nameservers (pkg/kubelet/network/dns/dns.go GetPodDNS). */

import { parseAddress } from '../dns/endpoint.ts';
import type { PathStep } from '../facts/path.ts';
import type { WorkloadFact } from '../facts/workload.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import type { InheritsClusterDns, ResolverView, UnknownFile } from './cluster.ts';
import { unknownView } from './node-resolver-file.ts';
import type { ClusterDnsAddress } from './service-addresses.ts';

/** validation.MaxDNSNameservers. */
const MAX_NAMESERVERS = 3;

export interface PodResolver {
  readonly view: ResolverView;
  readonly inheritsClusterDns?: Omit<InheritsClusterDns, 'server'>;
}

export function handedOutView(clusterDns: readonly ClusterDnsAddress[]): ResolverView {
  if (clusterDns.length === 0) return unknownView('the cluster DNS address is not stated', { kind: 'cluster-dns' });
  const nameservers = clusterDns
    .slice(0, MAX_NAMESERVERS)
    .map(({ address, via, at }) => ({ address, via, at, assumptions: [] }));
  return { nameservers, outside: false };
}

/** What decides which resolvers a pod has. */
export function resolversKey(clusterDns: readonly ClusterDnsAddress[], { nameservers, unknown }: ResolverView): string {
  const addresses = [clusterDns, nameservers].map((list) => list.map(({ address }) => address));
  return JSON.stringify([addresses, unknown?.because]);
}

/** `none`: stated to be so, where the kubelet falls back to the node's file, `inherited`. */
export function podResolver(
  workload: WorkloadFact,
  clusterDns: readonly ClusterDnsAddress[] | 'none',
  inherited: ResolverView,
): PodResolver {
  const { dnsPolicyUnknown } = workload;
  if (dnsPolicyUnknown !== undefined) {
    const { value, at } = dnsPolicyUnknown;
    return { view: unknownView(value, { kind: 'value' }, [{ at, description: value, setting: 'dnsPolicy' }]) };
  }
  const { view, inheritsClusterDns } = byPolicy(workload, clusterDns, inherited);
  const nameservers = withListed(view.nameservers, workload).slice(0, MAX_NAMESERVERS);
  // A policy in one template branch does not hold for every pod.
  const at = workload.dnsPolicy?.at ?? workload.podSpecAt;
  const isInOneBranch = conditionsAt(at).length > conditionsAt(workload.podSpecAt).length;
  return {
    view: { ...view, nameservers },
    ...defined({ inheritsClusterDns: isInOneBranch ? undefined : inheritsClusterDns }),
  };
}

function byPolicy(
  workload: WorkloadFact,
  clusterDns: readonly ClusterDnsAddress[] | 'none',
  inherited: ResolverView,
): PodResolver {
  const unknown = workload.dnsConfig?.unknown;
  if (unknown !== undefined) return { view: unknownView(unknown, { kind: 'value' }) };
  const policy = workload.dnsPolicy?.value ?? 'ClusterFirst';
  if (policy === 'None') return { view: { nameservers: [], outside: false } };
  const at = workload.dnsPolicy?.at ?? workload.podSpecAt;
  const stated =
    workload.dnsPolicy === undefined ? 'no dnsPolicy: the API server writes ClusterFirst' : `dnsPolicy ${policy}`;
  const step = (description: string): PathStep => ({
    at,
    description,
    setting: 'dnsPolicy',
    ...defined({ written: workload.dnsPolicy?.value, cure: workload.defaultPolicyBy }),
  });
  const wanted = wantsClusterDns(policy, workload.hostNetwork);
  if (wanted && clusterDns !== 'none') {
    const inheritsClusterDns = { policy: stated, at, ...defined({ cure: workload.defaultPolicyBy }) };
    if (clusterDns.length === 0)
      return {
        view: unknownView('the cluster DNS address is not stated', { kind: 'cluster-dns' }, [step(stated)]),
        inheritsClusterDns,
      };
    const nameservers = clusterDns.map((one) => ({
      address: one.address,
      at,
      via: [step(`${stated}: the pod's resolver is the cluster DNS ${one.shown ?? one.address}`), ...one.via],
      assumptions: [],
    }));
    return { view: { nameservers, outside: false }, inheritsClusterDns };
  }
  const onHost = wanted
    ? `${stated}, and the kubelet's clusterDNS is empty`
    : policy === 'ClusterFirst'
      ? `${stated} with hostNetwork`
      : stated;
  return { view: behind(step(`${onHost}: the pod gets the node's resolver file`), inherited) };
}

/** The API server refuses unknown policies; a future one is likely of this kind. */
function wantsClusterDns(policy: string, hostNetwork: boolean): boolean {
  if (policy === 'ClusterFirst') return !hostNetwork;
  return policy !== 'None' && policy !== 'Default';
}

function behind(step: PathStep, view: ResolverView): ResolverView {
  const from = (list: ResolverView['nameservers']): ResolverView['nameservers'] =>
    list.map((one) => ({ ...one, via: [step, ...one.via] }));
  const { unknown } = view;
  if (unknown === undefined) return { ...view, nameservers: from(view.nameservers) };
  const { withStub } = unknown;
  const further: UnknownFile = {
    ...unknown,
    via: [step, ...unknown.via],
    ...defined({ withStub: withStub === undefined ? undefined : from(withStub) }),
  };
  return { ...view, nameservers: from(view.nameservers), unknown: further };
}

function withListed(
  nameservers: ResolverView['nameservers'],
  { dnsConfig }: WorkloadFact,
): ResolverView['nameservers'] {
  const all = [...nameservers];
  const seen = new Set(all.map((one) => one.address));
  for (const { value, at } of dnsConfig?.nameservers ?? []) {
    const address = parseAddress(value) ?? value;
    if (seen.has(address)) continue;
    seen.add(address);
    const description = `${dnsConfig?.from ?? 'dnsConfig'} lists nameserver ${value}`;
    all.push({ address, at, via: [{ at, description, setting: 'resolver-file', written: value }], assumptions: [] });
  }
  return all;
}
