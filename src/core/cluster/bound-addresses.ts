/** Interfaces and addresses at which a server of a workload listens, where its machine is not known to have them. */
import { isIPv6, isLoopback, isTakenBy, isUnspecified, POD_ADDRESS, parseAddress } from '../dns/endpoint.ts';
import type { BindAddress, ServerBlock, StartError } from '../facts/server-config.ts';
import type { WorkloadFact } from '../facts/workload.ts';
import type { DnsServer } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import type { Pool } from './pool.ts';

/**
 * What must hold for its CoreDNS to start, or for another server to hear at an interface (recorded: acceptance/keys#bind-unknown, #bind-foreign-address): a pod has lo and eth0
 * (containerd, go-cni types.go DefaultPrefix), a container one for each network, with the addresses that Compose states.
 */
export function openBindings({
  facts,
  addressesOf,
}: ClusterContext): (server: DnsServer, workload: WorkloadFact, pool: Pool) => string | StartError | undefined {
  const services = facts.services.filter(({ everyPort }) => everyPort === true);
  const stated = new Map(services.map(({ selector }) => [labelsKey(selector), new Set<string>()]));
  for (const one of services)
    for (const address of one.clusterIPs.length === 0 ? [] : (addressesOf.get(one) ?? []))
      stated.get(labelsKey(one.selector))?.add(address);
  const ofServices = new Set([...addressesOf.values()].flat());
  return ({ config, software, name }, { labels, hostNetwork, networks }, { addresses }) => {
    const isOther = software !== 'coredns';
    if (isOther && (software === 'node-cache' || hostNetwork)) return undefined;
    const own = stated.get(labelsKey(labels));
    const interfaces = Math.max(1, networks?.filter((one) => one !== '').length ?? 1);
    const isThere = (value: BindAddress): boolean => {
      if (value.kind === 'interface') {
        const [, number] = /^eth(\d)$/.exec(value.name) ?? [];
        // Whatever an unstated variable holds may be there.
        return /^lo$|[{$*]|^__|^of /.test(value.name) || Number(number) < interfaces;
      }
      const { address, list } = value;
      if (list !== undefined) return [POD_ADDRESS, ...(own ?? [])].some((one) => isTakenBy(list, one));
      if (isLoopback(address) || isUnspecified(address) || parseAddress(address) === undefined) return true;
      if (address === POD_ADDRESS || /^(?:169\.254\.|fe[89ab])/.test(address)) return true;
      // A dummy interface may have a Service's.
      if (ofServices.has(address)) return own === undefined || own.has(address);
      return hostNetwork && addresses.some((one) => one.value === address);
    };
    const missing = config.blocks.flatMap(({ bind }) => missingOf(bind, isThere, isOther))[0];
    const partly = config.blocks.flatMap(({ bind }) => {
      const [name, ...others] = bind.flatMap(({ value }) =>
        value.kind === 'interface' && value.name !== 'lo' ? value.name : [],
      );
      return name !== undefined && others.length + 1 < interfaces ? [name] : [];
    })[0];
    const again = isOther ? undefined : boundAgain(config.blocks, own ?? new Set());
    if (missing === undefined && again !== undefined)
      return interfaces === 1 && own !== undefined ? again : `eth0 of ${name} has not the address ${again.address}`;
    // Which network an interface is of is Docker's choice.
    if (missing === undefined) return partly && `${name} is asked at an address of ${partly}`;
    return `the machine of ${name} has ${missing.kind === 'interface' ? missing.name : addressIn(missing)}`;
  };
}

/** Others than CoreDNS start without some addresses; without any but loopback nobody reaches them. */
function missingOf(
  bind: ServerBlock['bind'],
  isThere: (value: BindAddress) => boolean,
  isOther: boolean,
): readonly BindAddress[] {
  const values = bind.map(({ value }) => value);
  const heard = values.filter((one) => isThere(one) && !isOfItself(one));
  const isNeeded = (one: BindAddress): boolean =>
    !isOther || one.kind === 'interface' || one.mustBeThere === true || one.list !== undefined;
  return values.filter((one) => !isThere(one) && (isNeeded(one) || !heard.some((other) => isBeside(other, one))));
}

/** The unspecified address of one family is no stand-in for an address of the other. */
function isBeside(heard: BindAddress, missing: BindAddress): boolean {
  if (heard.kind === 'interface' || missing.kind === 'interface' || heard.ownFamilyOnly !== true) return true;
  return isIPv6(heard.address) === isIPv6(missing.address);
}

function isOfItself(value: BindAddress): boolean {
  return value.kind === 'interface' ? value.name === 'lo' : isLoopback(value.address);
}

function addressIn({ address, list }: Extract<BindAddress, { kind: 'address' }>): string {
  const networks = list?.flatMap(({ network, isTaken }) => (isTaken ? network : []));
  return networks === undefined ? address : `an address in ${networks.join(' or ')}`;
}

/** An own address where eth0 is bound for the same zone (core/dnsserver/address.go registerAndCheck). */
function boundAgain(
  blocks: readonly ServerBlock[],
  own: ReadonlySet<string>,
): (StartError & { readonly address: string }) | undefined {
  const claims = new Map<string, BindAddress['kind']>();
  for (const { keys, bind, views } of blocks)
    for (const { transport, zone, port, at } of views.length === 0 ? keys : [])
      for (const { value } of bind)
        for (const address of addressesBound(value, own)) {
          const served = `${transport}://${zone}:${port} on ${address}`;
          const other = claims.get(served) ?? value.kind;
          if (other !== value.kind) return { message: `cannot serve ${served} - it is already defined`, address, at };
          claims.set(served, other);
        }
  return undefined;
}

function addressesBound(value: BindAddress, own: ReadonlySet<string>): readonly string[] {
  if (value.kind === 'address') return [value.address];
  return value.name === 'eth0' ? [POD_ADDRESS, ...own].filter((one) => value.excepts?.includes(one) !== true) : [];
}

function labelsKey(labels: WorkloadFact['labels'] = {}): string {
  return JSON.stringify(Object.entries(labels).sort());
}
