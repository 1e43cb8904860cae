/** The resolver file that the kubelet copies into pods (pkg/kubelet/network/dns/dns.go). */

import { isLoopback } from '../dns/endpoint.ts';
import type { KubeletFact } from '../facts/node.ts';
import type { PathSetting, PathStep } from '../facts/path.ts';
import { defined } from '../text/defined.ts';
import { assertNever } from '../text/invariant.ts';
import type { Located, Location } from '../text/location.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import type { KubeletIneffective, ResolverView } from './cluster.ts';
import {
  type OsProfile,
  RESOLVED_UPLINK_FILE,
  type ResolvConfChoice,
  resolvConfOf,
  STUB_ADDRESS,
} from './node-profiles.ts';
import { resolvedRuns } from './node-resolved.ts';
import {
  assuming,
  ETC,
  type NodeFiles,
  nodeResolverFile,
  onCommonSystems,
  type Reached,
  unknownView,
} from './node-resolver-file.ts';
import type { Pool } from './pool.ts';

/** For pods whose effective policy is Default. */
export function inheritedView(nodes: NodeFiles, anchor: Location): ResolverView {
  const copied = onCommonSystems(nodes.pool, (pool) => copiedView({ ...nodes, pool }, anchor));
  const view = assuming(copied, nodes.pool.assumes);
  const { unknown } = view;
  if (unknown?.missing.kind !== 'node-file' || statedResolvConf(nodes.pool) === undefined) return view;
  return { ...view, unknown: { ...unknown, missing: { ...unknown.missing, stated: true } } };
}

function copiedView(nodes: NodeFiles, anchor: Location): ResolverView {
  const { pool } = nodes;
  const stated = statedResolvConf(pool);
  const lost = lostResolvConf(pool)
    .filter((one) => one.at !== stated?.at)
    .map(
      (one): PathStep => ({
        at: one.at,
        description: `${one.key} here chooses no file: ${one.why}`,
        setting: 'kubelet-ineffective',
        written: one.key,
      }),
    );
  if (stated === undefined) return unstatedView(nodes, anchor, lost);
  // Of several kubelets' statements the one read may be conditional.
  const assumes = pool.kubelets.find((fact) => fact.resolvConf === stated)?.assumes;
  return assuming(statedView(nodes, stated, lost), assumes);
}

function statedView(nodes: NodeFiles, { value, at }: Located<string>, lost: readonly PathStep[]): ResolverView {
  if (value !== '') {
    const description = `kubelet copies ${value} into pods with dnsPolicy Default`;
    const via: PathStep[] = [{ at, description, setting: 'kubelet', written: value }, ...lost];
    if (isPlaceholder(value)) return unnamedView(nodes, value, { via, anchor: at });
    return nodeResolverFile(nodes, value, { via, anchor: at });
  }
  const description = 'resolvConf is empty: kubelet then writes nameserver 127.0.0.1 into the pod';
  const via: PathStep[] = [{ at, description, setting: 'kubelet', written: '' }, ...lost];
  return { nameservers: [{ address: '127.0.0.1', at, via, assumptions: [] }], outside: false };
}

/** Its name is filled in later: the kubelet's own default, or another. */
function unnamedView(nodes: NodeFiles, path: string, from: Reached): ResolverView {
  const view = unknownView(`which file ${path} is on the nodes is not stated`, { kind: 'file-name', path }, from.via);
  const { nameservers } = nodeResolverFile(nodes, ETC, from);
  return view.unknown === undefined || !nameservers.some(({ address }) => isLoopback(address))
    ? view
    : { ...view, unknown: { ...view.unknown, withStub: nameservers } };
}

function unstatedView(nodes: NodeFiles, anchor: Location, lost: readonly PathStep[]): ResolverView {
  const { pool } = nodes;
  const stands = pool.provisionerAt ?? pool.osAt;
  const at = stands ?? pool.at ?? anchor;
  const choice = pool.provisioner === undefined ? undefined : resolvConfOf(pool.provisioner, pool.os ?? systemOf(pool));
  const setting: PathSetting = choice === undefined ? 'kubelet-default' : 'kubelet';
  const view = (path: string, description: string): ResolverView => {
    if (stands !== undefined)
      return nodeResolverFile(nodes, path, { via: [{ at, description, setting }, ...lost], anchor: at });
    const found = nodeResolverFile(nodes, path, { via: [], anchor: at });
    const nameservers = found.nameservers.map((one) => ({
      ...one,
      via: [{ at: one.via[0]?.at ?? one.at, description, setting }, ...lost, ...one.via],
    }));
    return { ...found, nameservers };
  };
  if (choice !== undefined) return chosenView(choice, at, view);
  const path = pool.os?.kubeletResolvConf ?? ETC;
  return view(path, `kubelet copies ${path} into pods with dnsPolicy Default: nothing states another resolvConf`);
}

/** `view` resolves a path; its sentence says why it was chosen. */
function chosenView(
  choice: ResolvConfChoice,
  at: Location,
  view: (path: string, description: string) => ResolverView,
): ResolverView {
  const copied = (path: string): ResolverView =>
    view(path, `kubelet copies ${path} into pods with dnsPolicy Default: ${choice.because}`);
  const instead = (path: string): ResolverView => view(path, `kubelet copies ${path}: ${choice.because}`);
  switch (choice.kind) {
    case 'path':
      return assuming(copied(choice.path), choice.assumes);
    case 'unless-only-stub': {
      const found = copied(choice.path);
      const isOnlyStub = found.nameservers.length === 1 && found.nameservers[0]?.address === STUB_ADDRESS;
      return isOnlyStub ? instead(choice.instead) : found;
    }
    case 'first-usable': {
      for (const path of choice.candidates) {
        const found = copied(path);
        if (found.unknown !== undefined || found.outside) return found;
        if (found.nameservers.length > 0 && found.nameservers.every((one) => usable(one.address, choice.accepts)))
          return found;
      }
      if ('path' in choice.otherwise) return instead(choice.otherwise.path);
      const via: PathStep[] = [
        { at, description: `no candidate file is usable: ${choice.because}`, setting: 'kubelet' },
      ];
      return {
        nameservers: choice.otherwise.nameservers.map((address) => ({ address, at, via, assumptions: [] })),
        outside: false,
      };
    }
    default:
      return assertNever(choice);
  }
}

function usable(address: string, accepts: 'global-unicast' | 'no-loopback'): boolean {
  if (/^127\./.test(address) || address === '::1') return false;
  if (accepts === 'no-loopback') return true;
  return (
    !/^(169\.254\.|0\.0\.0\.0$|22[4-9]\.|23\d\.|255\.255\.255\.255$)/.test(address) &&
    !/^(fe[89ab]|ff|::$)/i.test(address)
  );
}

function systemOf(pool: Pool): OsProfile | undefined {
  const runs = resolvedRuns(pool);
  if (!runs && !pool.off.has('systemd-resolved')) return undefined;
  return {
    id: 'unnamed',
    title: 'the nodes’ system',
    aliases: [],
    resolved: runs ? 'active' : 'absent',
    stubListener: runs,
    etcResolvConf: 'dhcp',
    source: 'the nodes’ own setup',
  };
}

/** The last on the command line, then the last read. */
export function lastOf(facts: readonly KubeletFact[]): KubeletFact | undefined {
  let last: KubeletFact | undefined;
  for (const fact of facts) if (last === undefined || !comesBefore(fact, last)) last = fact;
  return last;
}

function comesBefore(fact: KubeletFact, other: KubeletFact): boolean {
  const [rank, last] = [fact.precedence ?? 20, other.precedence ?? 20];
  return rank < last || (rank === last && (fact.order ?? '') < (other.order ?? ''));
}

/** Flags override the file (cmd/kubelet/app/server.go kubeletConfigFlagPrecedence). */
function statedResolvConf(pool: Pool): Located<string> | undefined {
  const of = (source: 'flags' | 'config'): Located<string> | undefined => {
    const facts = pool.kubelets.filter((fact) => fact.source === source && fact.resolvConf !== undefined);
    return lastOf(facts)?.resolvConf;
  };
  return of('flags') ?? of('config');
}

/** Ineffective choices of the pods' file: unknown keys, empty values, settings overridden by flags. */
export function lostResolvConf(pool: Pool): KubeletIneffective[] {
  const out: KubeletIneffective[] = pool.kubelets.flatMap((fact) =>
    fact.ineffective.filter((one) => /resolv-?conf/i.test(one.instead)),
  );
  const stated = statedResolvConf(pool);
  if (stated?.value === '')
    out.push({
      key: 'resolvConf',
      why: 'an empty string is not the default: the kubelet then writes nameserver 127.0.0.1 into pods with dnsPolicy Default',
      fails: 'empty',
      overriddenAt: stated,
      wanted: RESOLVED_UPLINK_FILE,
      at: stated.at,
    });
  for (const { source, resolvConf } of pool.kubelets) {
    if (source !== 'config' || resolvConf === undefined || stated === undefined) continue;
    if (resolvConf.value === stated.value || !isFlag(pool, stated)) continue;
    out.push({
      key: 'resolvConf',
      why: `the flag --resolv-conf=${stated.value} overrides ${resolvConf.value === '' ? 'it' : resolvConf.value}`,
      fails: 'overridden',
      ...defined({
        overriddenAt: resolvConf.value === '' ? undefined : stated,
        wanted: resolvConf.value === '' ? undefined : resolvConf.value,
      }),
      at: resolvConf.at,
    });
  }
  return out;
}

function isFlag(pool: Pool, stated: Located<string>): boolean {
  return pool.kubelets.some((fact) => fact.source === 'flags' && fact.resolvConf === stated);
}
