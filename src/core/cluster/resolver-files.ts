/** Which resolver file a workload sees, and what it holds: kubelet's own algorithm (pkg/kubelet/network/dns/dns.go). */

import { isLoopback, parseAddress } from '../dns/endpoint.ts';
import type {
  ConfigReaders,
  KubeletFact,
  NodeFileFact,
  NodeLinkFact,
  NodeNetworkFact,
  NodeServerFact,
  NodeServiceFact,
  WorkloadFact,
} from '../facts/fact.ts';
import type { PathSetting, PathStep } from '../facts/path.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { beginsWithAddressPlaceholder } from '../text/placeholder.ts';
import { concat, locate, type SourceText, synthetic } from '../text/source-text.ts';
import type { KubeletIneffective, Missing, ResolverView, UnknownFile } from './cluster.ts';
import { generatedFile, isGenerated } from './node-network.ts';
import {
  findOsProfile,
  findProvisioner,
  type OsProfile,
  RESOLVED_STUB_FILE,
  RESOLVED_UPLINK_FILE,
  STUB_ADDRESS,
} from './node-profiles.ts';
import { assumptionsAt, causesOf, listedIn, resolvedRuns, resolvedView, stubFileIsUplink } from './node-resolved.ts';
import type { NodeFile, Pool } from './pool.ts';

/** kubelet keeps the first three (validation.MaxDNSNameservers). */
const MAX_NAMESERVERS = 3;
const ETC = '/etc/resolv.conf';

export interface PoolInput {
  readonly name: string;
  readonly os: Located<string> | undefined;
  /** What is taken for granted about it, in words. */
  readonly osAssumes?: string;
  readonly provisioner: Located<string> | undefined;
  readonly addresses: readonly Located<string>[];
  readonly declared: readonly { readonly path: string; readonly text: SourceText }[];
  readonly files: readonly NodeFileFact[];
  readonly links: readonly NodeLinkFact[];
  readonly network?: readonly NodeNetworkFact[];
  readonly services?: readonly NodeServiceFact[];
  readonly kubelets: readonly KubeletFact[];
  readonly servers?: readonly NodeServerFact[];
  readonly standalone?: true;
  readonly at?: Location | undefined;
}

export function makePool(input: PoolInput, readers: ConfigReaders, notices: Notice[]): Pool {
  const os = input.os === undefined ? undefined : findOsProfile(input.os.value);
  const stated = input.provisioner?.value ?? input.kubelets.find((fact) => fact.provisioner !== undefined)?.provisioner;
  const provisioner = stated === undefined ? undefined : findProvisioner(stated);
  const files = new Map<string, NodeFile>();
  const parts = new Map<string, SourceText[]>();
  for (const file of input.files) {
    // `echo ... >> FILE` and cloud-init's `append: true` leave what the same document put there before. Texts of several
    // files are not joined: which of them comes first on the node is not known.
    const before = file.mode === 'append' ? parts.get(file.path) : undefined;
    if (before !== undefined && (before[0]?.file === file.text.file || file.by !== undefined))
      before.push(synthetic(file.at, '\n'), file.text);
    else {
      parts.set(file.path, [file.text]);
      files.set(file.path, {
        text: file.text,
        at: file.at,
        ...defined({
          added: file.mode === 'append' ? true : undefined,
          assumes: file.assumes,
          writer: file.assumes === undefined || file.platformSource === undefined ? undefined : file.platformSource,
        }),
      });
    }
  }
  for (const [path, texts] of parts) {
    const file = files.get(path);
    if (file !== undefined && texts.length > 1) files.set(path, { ...file, text: concat(texts) });
  }
  for (const file of input.declared)
    files.set(file.path, { text: file.text, at: { file: file.text.file, span: { start: 0, end: 0 } } });
  const resolvedFiles = [...files.entries()]
    .filter(([path]) =>
      /^\/(etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/resolved\.conf(\.d\/[^/]+\.conf)?$/.test(path),
    )
    .sort(([a], [b]) => byReadingOrder(a, b));
  const resolved =
    resolvedFiles.length === 0
      ? undefined
      : readers.systemdResolved(unmasked(resolvedFiles).map(([, file]) => file.text));
  if (resolved !== undefined) notices.push(...resolved.notices);
  const running = new Map((input.services ?? []).map((fact) => [fact.name, fact.runs]));
  return {
    name: input.name,
    ...defined({ os: os?.kind === 'found' ? withService(os.profile, running.get('systemd-resolved')) : undefined }),
    off: new Set([...running].flatMap(([name, runs]) => (runs ? [] : [name]))),
    ...defined({
      osAt: input.os?.at,
      osAssumes: input.osAssumes,
      provisioner: provisioner?.kind === 'found' ? provisioner.profile : undefined,
      provisionerAt: input.provisioner?.at,
    }),
    addresses: input.addresses,
    files,
    links: new Map(
      input.links.map((link) => [
        link.path,
        { target: link.target, at: link.at, ...defined({ assumes: link.assumes }) },
      ]),
    ),
    resolved: resolved?.value,
    network: input.network ?? [],
    kubelets: input.kubelets,
    servers: input.servers ?? [],
    ...defined({ standalone: input.standalone, at: input.at }),
  };
}

/** The image after somebody switched systemd-resolved on or off; what was linked to its files then has no known content. */
function withService(os: OsProfile, runs: boolean | undefined): OsProfile {
  if (runs === undefined || runs === (os.resolved === 'active')) return os;
  if (runs) return { ...os, resolved: 'active', stubListener: true };
  return { ...os, resolved: 'absent', stubListener: false, etcResolvConf: { kind: 'dhcp' } };
}

/** Where files of the same name lie in several of these, the first one counts alone (systemd.unit(5), resolved.conf(5)). */
const RANKS = ['/etc/', '/run/', '/usr/local/lib/', '/usr/lib/', '/lib/'] as const;

function rankOf(path: string): number {
  return RANKS.findIndex((top) => path.startsWith(top));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The main file comes first, then drop-ins by file name, whatever their directory (systemd.unit(5), resolved.conf(5)). */
function byReadingOrder(a: string, b: string): number {
  const main = Number(!a.endsWith('/resolved.conf')) - Number(!b.endsWith('/resolved.conf'));
  if (main !== 0) return main;
  const [one, other] = [nameOf(a), nameOf(b)];
  if (one !== other) return one < other ? -1 : 1;
  return rankOf(a) - rankOf(b);
}

/** Of files with the same name, the one in the directory that goes before the others; the list is in reading order. */
function unmasked<T>(files: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
  return files.filter(([path], index) => index === 0 || nameOf(files[index - 1]?.[0] ?? '') !== nameOf(path));
}

const UNKNOWN = (because: string, missing: Missing, via: readonly PathStep[] = []): ResolverView => ({
  nameservers: [],
  unknown: { because, via, missing },
  outside: false,
});

/** A system of each kind: /etc/resolv.conf names the stub listener, or is written from what DHCP says. */
const COMMON_SYSTEMS = ['ubuntu-24.04', 'debian-12'] as const;

/**
 * What a file of the nodes holds where nothing states their system. Where it holds what the network gives on each of the
 * common systems that have it (a provisioner that keeps the stub away from pods), it is that, taken for granted.
 */
export function onCommonSystems(pool: Pool, look: (pool: Pool) => ResolverView): ResolverView {
  const view = look(pool);
  if (view.unknown?.missing.kind !== 'node-file' || pool.os !== undefined) return view;
  const known = (pool.provisioner?.systems ?? COMMON_SYSTEMS).flatMap((id): ResolverView[] => {
    const found = findOsProfile(id);
    if (found.kind !== 'found') return [];
    const there = look({ ...pool, os: found.profile });
    return there.unknown === undefined ? [there] : [];
  });
  const listed = known.find((one) => one.nameservers.some(({ address }) => isLoopback(address)));
  if (listed !== undefined) return { ...view, unknown: { ...view.unknown, withStub: listed.nameservers } };
  if (known.length === 0 || known.some((one) => !one.outside)) return view;
  const outsideAssumes = `${view.unknown.missing.path} of the nodes lists the resolvers of their network`;
  return { nameservers: view.nameservers, outside: true, outsideAssumes };
}

/** What a path on a node holds, as nameservers. */
export function nodeResolverFile(
  pool: Pool,
  path: string,
  readers: ConfigReaders,
  notices: Notice[],
  via: readonly PathStep[],
  anchor: Location,
): ResolverView {
  const view = fileOnNode(pool, path, readers, notices, via, anchor, 0);
  const { osAssumes, osAt } = pool;
  if (osAssumes === undefined) return view;
  // What nothing but the system itself puts there is as sure as the system is.
  const nameservers = view.nameservers.map((one) =>
    one.at === osAt ? { ...one, assumptions: [...one.assumptions, osAssumes] } : one,
  );
  return { ...view, nameservers };
}

function fileOnNode(
  pool: Pool,
  path: string,
  readers: ConfigReaders,
  notices: Notice[],
  via: readonly PathStep[],
  anchor: Location,
  depth: number,
): ResolverView {
  const missing: Missing = { kind: 'node-file', path, pool: pool.name };
  if (depth > 8) return UNKNOWN(`links from ${path} lead round in a circle`, missing, via);
  const written = pool.files.get(path);
  const link = pool.links.get(path);
  // Commands run after files are written (cloud-init's runcmd after write_files): what is linked later stands there.
  const replaced =
    written !== undefined &&
    link !== undefined &&
    link.at.file === written.at.file &&
    link.at.span.start > written.at.span.start;
  // What an installer would write is reported to systemd-resolved instead where that keeps the file (kubespray, 0061-systemd-resolved.yml).
  const keptByResolved =
    written?.assumes !== undefined && path === ETC && pool.os?.etcResolvConf.kind === 'link-to-stub';
  const file = replaced || keptByResolved ? undefined : written;
  if (file !== undefined) {
    const reading = readers.resolverFile(file.text);
    notices.push(...reading.notices);
    const listed = path === RESOLVED_UPLINK_FILE ? causesOf(resolvedView(pool, readers)) : undefined;
    const nameservers = reading.value.nameservers.map((nameserver) => {
      const address = parseAddress(nameserver.value) ?? nameserver.value;
      const steps: PathStep[] = [
        ...via,
        {
          at: nameserver.at,
          says: `${path} on the node lists nameserver ${nameserver.value}${file.writer === undefined ? '' : `: ${file.writer}`}`,
          setting: 'resolver-file',
          ...defined({ written: file.writer === undefined ? nameserver.value : undefined }),
        },
      ];
      const cause = listed?.get(address);
      if (cause !== undefined)
        steps.push({
          at: cause.at,
          says: `${cause.says} puts it there: systemd-resolved lists its servers in ${path}`,
          setting: cause.setting,
          written: cause.written,
        });
      return { address, at: nameserver.at, via: steps, assumptions: file.assumes === undefined ? [] : [file.assumes] };
    });
    const filled = filledIn(file.text.text);
    if (filled !== undefined) {
      const at = locate(file.text, filled, filled + 2);
      const because = `what fills in ${path} on the nodes is not stated`;
      if (reading.notices.length === 0) notices.push({ kind: 'not-modelled', message: because, at });
      return { nameservers, unknown: { because, via: [...via, { at, says: because }], missing }, outside: false };
    }
    if (file.added !== true || path !== ETC) return { nameservers, outside: false };
    // What the lines are added to came with the image or from DHCP.
    const files = new Map(pool.files);
    files.delete(path);
    const before = fileOnNode({ ...pool, files }, path, readers, notices, via, anchor, depth + 1);
    return {
      nameservers: [...before.nameservers, ...nameservers],
      outside: before.outside || before.unknown !== undefined,
    };
  }
  if (link !== undefined) {
    const found = fileOnNode(
      pool,
      resolvePath(path, link.target),
      readers,
      notices,
      [...via, { at: link.at, says: `${path} links to ${link.target}`, setting: 'link' }],
      link.at,
      depth + 1,
    );
    const { assumes } = link;
    if (assumes === undefined) return found;
    return {
      ...found,
      nameservers: found.nameservers.map((one) => ({ ...one, assumptions: [...one.assumptions, assumes] })),
    };
  }
  const profile = pool.osAt ?? anchor;
  if (path === RESOLVED_STUB_FILE && !stubFileIsUplink(pool)) {
    return {
      nameservers: [
        {
          address: STUB_ADDRESS,
          at: profile,
          via: [
            ...via,
            {
              at: profile,
              says: `${path} lists ${STUB_ADDRESS}, systemd-resolved's stub listener`,
              setting: 'os-profile',
            },
          ],
          assumptions: [],
        },
      ],
      outside: false,
    };
  }
  if (path === RESOLVED_UPLINK_FILE || path === RESOLVED_STUB_FILE) {
    const known = resolvedRuns(pool) ? resolvedView(pool, readers) : undefined;
    if (known === undefined || (known.listed.length === 0 && pool.os?.resolved !== 'active'))
      return UNKNOWN(`what ${path} holds on the nodes is not stated`, missing, via);
    return {
      // A resolv.conf can say no other port: such a server is left out (resolved-resolv-conf.c write_resolv_conf_server).
      nameservers: known.listed
        .filter((one) => one.port === 53)
        .map((one) => ({
          address: one.address,
          at: one.at,
          via: [...via, listedIn(path, one)],
          assumptions: assumptionsAt(pool, one.at),
        })),
      outside: known.outside,
    };
  }
  if (isGenerated(path) || (path === ETC && pool.os?.etcResolvConf.kind !== 'content')) {
    const made = resolvedWrites(pool, path) ? undefined : generatedFile(pool, path, readers, via);
    if (made !== undefined) return made;
  }
  // The image writes it from its own settings and DHCP; what a repository says of those is a file of its own.
  if (path === pool.os?.kubeletResolvConf) return { nameservers: [], outside: true };
  if (path !== ETC) return UNKNOWN(`what ${path} holds on the nodes is not stated`, missing, via);
  if (pool.os === undefined) return UNKNOWN('what /etc/resolv.conf holds on the nodes is not stated', missing, via);
  const says = `${pool.os.title} (${pool.os.id})`;
  switch (pool.os.etcResolvConf.kind) {
    case 'link-to-stub':
      if (stubFileIsUplink(pool))
        return fileOnNode(pool, RESOLVED_UPLINK_FILE, readers, notices, via, profile, depth + 1);
      return {
        nameservers: [
          {
            address: STUB_ADDRESS,
            at: profile,
            via: [
              ...via,
              {
                at: profile,
                says: `on ${says} /etc/resolv.conf lists ${STUB_ADDRESS}, systemd-resolved's stub listener`,
                setting: 'os-profile',
              },
            ],
            assumptions: [],
          },
        ],
        outside: false,
      };
    case 'link-to-uplink':
      return fileOnNode(
        pool,
        RESOLVED_UPLINK_FILE,
        readers,
        notices,
        [
          ...via,
          { at: profile, says: `on ${says} /etc/resolv.conf links to ${RESOLVED_UPLINK_FILE}`, setting: 'os-profile' },
        ],
        profile,
        depth + 1,
      );
    case 'dhcp':
      return { nameservers: [], outside: true };
    case 'content':
      return {
        nameservers: pool.os.etcResolvConf.nameservers.map((address) => ({
          address,
          at: profile,
          via: [...via, { at: profile, says: `on ${says} /etc/resolv.conf lists ${address}`, setting: 'os-profile' }],
          assumptions: [],
        })),
        outside: false,
      };
  }
}

/** /etc/resolv.conf is systemd-resolved's on this image; resolvconf's own pieces say that its package took the file over. */
function resolvedWrites(pool: Pool, path: string): boolean {
  if (path !== ETC || pool.os === undefined || pool.os.resolved !== 'active') return false;
  return ![...pool.files.keys()].some((one) => one.startsWith('/etc/resolvconf/resolv.conf.d/'));
}

function resolvePath(from: string, target: string): string {
  if (target.startsWith('/')) return target;
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/') || '/';
}

/** What kubelet copies into pods whose effective policy is Default. */
export function inheritedView(pool: Pool, readers: ConfigReaders, notices: Notice[], anchor: Location): ResolverView {
  const view = onCommonSystems(pool, (one) => copiedView(one, readers, notices, anchor));
  const { unknown } = view;
  if (unknown?.missing.kind !== 'node-file' || statedResolvConf(pool) === undefined) return view;
  return { ...view, unknown: { ...unknown, missing: { ...unknown.missing, stated: true } } };
}

function copiedView(pool: Pool, readers: ConfigReaders, notices: Notice[], anchor: Location): ResolverView {
  const stated = statedResolvConf(pool);
  const assumes = pool.kubelets.find((fact) => fact.resolvConf === stated)?.assumes;
  if (stated !== undefined && assumes !== undefined) {
    const kubelets = pool.kubelets.map((fact) => (fact.resolvConf === stated ? certain(fact) : fact));
    const view = copiedView({ ...pool, kubelets }, readers, notices, anchor);
    const nameservers = view.nameservers.map((one) => ({ ...one, assumptions: [...one.assumptions, assumes] }));
    return { ...view, nameservers };
  }
  // What was meant to choose the file and did not stands on the path behind what did.
  const lost = lostResolvConf(pool)
    .filter((one) => one.at !== stated?.at)
    .map(
      (one): PathStep => ({
        at: one.at,
        says: `${one.key} here chooses no file: ${one.why}`,
        setting: 'kubelet-ineffective',
        written: one.key,
      }),
    );
  if (stated !== undefined) {
    const { value, at } = stated;
    if (value === '') {
      return {
        nameservers: [
          {
            address: '127.0.0.1',
            at,
            via: [
              {
                at,
                says: 'resolvConf is empty: kubelet then writes nameserver 127.0.0.1 into the pod',
                setting: 'kubelet',
                written: '',
              },
              ...lost,
            ],
            assumptions: [],
          },
        ],
        outside: false,
      };
    }
    return nodeResolverFile(
      pool,
      value,
      readers,
      notices,
      [
        {
          at,
          says: `kubelet copies ${value} into pods with dnsPolicy Default`,
          setting: 'kubelet',
          written: value,
        },
        ...lost,
      ],
      at,
    );
  }
  const stands = pool.provisionerAt ?? pool.osAt;
  const at = stands ?? pool.at ?? anchor;
  const choice = pool.provisioner?.resolvConf(pool.os ?? systemOf(pool));
  const setting: PathSetting = choice === undefined ? 'kubelet-default' : 'kubelet';
  const view = (path: string, says: string): ResolverView => {
    if (stands !== undefined)
      return nodeResolverFile(pool, path, readers, notices, [{ at, says, setting }, ...lost], at);
    // Nobody chose the file: what can be edited is its text.
    const found = nodeResolverFile(pool, path, readers, notices, [], at);
    const nameservers = found.nameservers.map((one) => ({
      ...one,
      via: [{ at: one.via[0]?.at ?? one.at, says, setting }, ...lost, ...one.via],
    }));
    return { ...found, nameservers };
  };
  if (choice === undefined) {
    const fixed = pool.os?.kubeletResolvConf;
    return view(
      fixed ?? ETC,
      `kubelet copies ${fixed ?? ETC} into pods with dnsPolicy Default: nothing states another resolvConf`,
    );
  }
  if (choice.kind === 'path') {
    const found = view(
      choice.path,
      `kubelet copies ${choice.path} into pods with dnsPolicy Default: ${choice.because}`,
    );
    const { assumes } = choice;
    if (assumes === undefined) return found;
    return {
      ...found,
      nameservers: found.nameservers.map((one) => ({ ...one, assumptions: [...one.assumptions, assumes] })),
    };
  }
  if (choice.kind === 'unless-only-stub') {
    const found = view(
      choice.path,
      `kubelet copies ${choice.path} into pods with dnsPolicy Default: ${choice.because}`,
    );
    if (found.nameservers.length === 1 && found.nameservers[0]?.address === STUB_ADDRESS)
      return view(choice.instead, `kubelet copies ${choice.instead}: ${choice.because}`);
    return found;
  }
  for (const path of choice.candidates) {
    const found = view(path, `kubelet copies ${path} into pods with dnsPolicy Default: ${choice.because}`);
    if (found.unknown !== undefined) return found;
    if (found.outside) return found;
    if (found.nameservers.length > 0 && found.nameservers.every((one) => usable(one.address, choice.accepts)))
      return found;
  }
  if ('path' in choice.otherwise)
    return view(choice.otherwise.path, `kubelet copies ${choice.otherwise.path}: ${choice.because}`);
  return {
    nameservers: choice.otherwise.nameservers.map((address) => ({
      address,
      at,
      via: [{ at, says: `no candidate file is usable: ${choice.because}`, setting: 'kubelet' }],
      assumptions: [],
    })),
    outside: false,
  };
}

function certain({ assumes, ...fact }: KubeletFact): KubeletFact {
  return fact;
}

function usable(address: string, accepts: 'global-unicast' | 'no-loopback'): boolean {
  if (/^127\./.test(address) || address === '::1') return false;
  if (accepts === 'no-loopback') return true;
  return (
    !/^(169\.254\.|0\.0\.0\.0$|22[4-9]\.|23\d\.|255\.255\.255\.255$)/.test(address) &&
    !/^(fe[89ab]|ff|::$)/i.test(address)
  );
}

/** What the nodes' setup says of a system that nobody names: whether systemd-resolved runs. */
function systemOf(pool: Pool): OsProfile | undefined {
  const runs = resolvedRuns(pool);
  if (!runs && !pool.off.has('systemd-resolved')) return undefined;
  return {
    id: 'unnamed',
    title: 'the nodes’ system',
    aliases: [],
    resolved: runs ? 'active' : 'absent',
    stubListener: runs,
    etcResolvConf: { kind: 'dhcp' },
    source: 'the nodes’ own setup',
  };
}

/** What is not known, reported from one step further back. */
function behind(pathStep: PathStep, unknown: UnknownFile): UnknownFile {
  const { withStub } = unknown;
  return {
    ...unknown,
    via: [pathStep, ...unknown.via],
    ...(withStub !== undefined && { withStub: withStub.map((one) => ({ ...one, via: [pathStep, ...one.via] })) }),
  };
}

/** The statement that stands last on the command line; of equal ones the one that is read last. */
export function lastOf(facts: readonly KubeletFact[]): KubeletFact | undefined {
  let last: KubeletFact | undefined;
  for (const fact of facts) if (last === undefined || (fact.precedence ?? 20) >= (last.precedence ?? 20)) last = fact;
  return last;
}

/** Flags win over the file, whatever their order (cmd/kubelet/app/server.go kubeletConfigFlagPrecedence). */
export function statedResolvConf(pool: Pool): Located<string> | undefined {
  const of = (source: 'flags' | 'config'): Located<string> | undefined => {
    const facts = pool.kubelets.filter((fact) => fact.source === source && fact.resolvConf !== undefined);
    return lastOf(facts)?.resolvConf;
  };
  return of('flags') ?? of('config');
}

/** Settings of a pool that look as if they chose the file for pods: keys nobody reads, an empty text, what a flag overrides. */
export function lostResolvConf(pool: Pool): KubeletIneffective[] {
  const out: KubeletIneffective[] = pool.kubelets.flatMap((fact) =>
    fact.ineffective.filter((one) => /resolv-?conf/i.test(one.instead)),
  );
  const stated = statedResolvConf(pool);
  if (stated?.value === '')
    out.push({
      key: 'resolvConf',
      why: 'an empty text is no default: the kubelet then writes nameserver 127.0.0.1 into pods with dnsPolicy Default',
      instead: 'Name a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
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
      instead: 'Set the file in one place: take the flag away, or give it this file.',
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

/** What the kubelet writes into pods with dnsPolicy ClusterFirst. */
export function handedOutView(
  clusterDns: readonly { address: string; via: readonly PathStep[]; at: Location }[],
): ResolverView {
  if (clusterDns.length === 0) return UNKNOWN('the cluster DNS address is not stated', { kind: 'cluster-dns' });
  const nameservers = clusterDns.slice(0, MAX_NAMESERVERS).map((one) => ({ ...one, assumptions: [] }));
  return { nameservers, outside: false };
}

export interface PodResolver {
  readonly view: ResolverView;
  /** The pod's resolver is the cluster DNS. */
  readonly inheritsClusterDns?: { readonly policy: string; readonly at: Location };
}

/** A pod's /etc/resolv.conf. `clusterDns`: what kubelet was reported, with its path; empty means kubelet falls back to the node's file. */
export function podResolver(
  workload: WorkloadFact,
  clusterDns: readonly { address: string; shown?: string; via: readonly PathStep[]; at: Location }[],
  inherited: ResolverView,
): PodResolver {
  const { dnsPolicyUnknown } = workload;
  if (dnsPolicyUnknown !== undefined) {
    const { value, at } = dnsPolicyUnknown;
    return { view: UNKNOWN(value, { kind: 'value' }, [{ at, says: value, setting: 'dnsPolicy' }]) };
  }
  const policy = workload.dnsPolicy?.value ?? 'ClusterFirst';
  const at = workload.dnsPolicy?.at ?? workload.podSpecAt;
  const wantsCluster =
    policy === 'ClusterFirstWithHostNet' ||
    (policy === 'ClusterFirst' && !workload.hostNetwork) ||
    !['None', 'Default', 'ClusterFirst', 'ClusterFirstWithHostNet'].includes(policy);
  const says =
    workload.dnsPolicy === undefined ? `no dnsPolicy: the API server writes ClusterFirst` : `dnsPolicy ${policy}`;
  const written = workload.dnsPolicy === undefined ? {} : { written: workload.dnsPolicy.value };
  let view: ResolverView;
  let inheritsClusterDns: PodResolver['inheritsClusterDns'];
  const unknown = workload.dnsConfig?.unknown;
  if (unknown !== undefined) view = UNKNOWN(unknown, { kind: 'value' });
  else if (policy === 'None') view = { nameservers: [], outside: false };
  else if (wantsCluster && clusterDns.length > 0) {
    view = {
      nameservers: clusterDns.map((one) => ({
        address: one.address,
        at,
        via: [
          {
            at,
            says: `${says}: the pod's resolver is the cluster DNS ${one.shown ?? one.address}`,
            setting: 'dnsPolicy',
            ...written,
          },
          ...one.via,
        ],
        assumptions: [],
      })),
      outside: false,
    };
    inheritsClusterDns = { policy: says, at };
  } else if (wantsCluster) {
    const pathStep: PathStep = { at, says, setting: 'dnsPolicy', ...written };
    view = UNKNOWN('the cluster DNS address is not stated', { kind: 'cluster-dns' }, [pathStep]);
    inheritsClusterDns = { policy: says, at };
  } else {
    const pathStep: PathStep = {
      at,
      says:
        policy === 'ClusterFirst'
          ? `${says} with hostNetwork: the pod gets the node's resolver file`
          : `${says}: the pod gets the node's resolver file`,
      setting: 'dnsPolicy',
      ...written,
    };
    view = {
      ...inherited,
      nameservers: inherited.nameservers.map((one) => ({ ...one, via: [pathStep, ...one.via] })),
      ...defined({ unknown: inherited.unknown === undefined ? undefined : behind(pathStep, inherited.unknown) }),
    };
  }
  const seen = new Set(view.nameservers.map((one) => one.address));
  const nameservers = [...view.nameservers];
  for (const extra of workload.dnsConfig?.nameservers ?? []) {
    const address = parseAddress(extra.value) ?? extra.value;
    if (seen.has(address)) continue;
    seen.add(address);
    nameservers.push({
      address,
      at: extra.at,
      via: [
        {
          at: extra.at,
          says: `${workload.dnsConfig?.from ?? 'dnsConfig'} lists nameserver ${extra.value}`,
          setting: 'resolver-file',
          written: extra.value,
        },
      ],
      assumptions: [],
    });
  }
  const kept = { ...view, nameservers: nameservers.slice(0, MAX_NAMESERVERS) };
  // A policy that a template writes in one branch only states nothing of what every pod gets.
  if (conditionsAt(at).length > conditionsAt(workload.podSpecAt).length) inheritsClusterDns = undefined;
  return inheritsClusterDns === undefined ? { view: kept } : { view: kept, inheritsClusterDns };
}

/**
 * Where something is still to be filled in that may name a server: a branch anywhere, or a value in a line that is no
 * comment (`# {{ ansible_managed }}`) and none of resolv.conf(5)'s others.
 */
function filledIn(text: string): number | undefined {
  const branch = text.indexOf('{%');
  if (branch !== -1) return branch;
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    const line = text.slice(start, end);
    const at = placeholderIn(line);
    if (at !== -1 && !/^\s*(?:[#;]|(?:search|domain|options|sortlist)\s)/.test(line)) return start + at;
    start = end + 1;
  }
  return undefined;
}

function placeholderIn(line: string): number {
  const nameserver = /^\s*nameserver\s+/.exec(line);
  if (nameserver !== null && beginsWithAddressPlaceholder(line.slice(nameserver[0].length)))
    return nameserver[0].length;
  return line.search(/\{\{|\$\{/);
}
