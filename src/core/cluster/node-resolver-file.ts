/** A node's resolver file: written, linked, generated, or the system's. */

import { isLoopback, parseAddress } from '../dns/endpoint.ts';
import type { PathStep } from '../facts/path.ts';
import type { ConfigReaders } from '../facts/readers.ts';
import { addAll } from '../text/append.ts';
import { defined } from '../text/defined.ts';
import { lineEnd } from '../text/line-ends.ts';
import type { Location } from '../text/location.ts';
import { type Notice, notModelled } from '../text/notice.ts';
import { directoryOf, rootedPath } from '../text/paths.ts';
import { beginsWithAddressPlaceholder } from '../text/placeholder.ts';
import { locate } from '../text/source-text.ts';
import type { Missing, ResolverView } from './cluster.ts';
import { generatedFile, isGenerated } from './node-network.ts';
import {
  findOsProfile,
  OS_PROFILES,
  type OsProfile,
  RESOLVED_STUB_FILE,
  RESOLVED_UPLINK_FILE,
  STUB_ADDRESS,
} from './node-profiles.ts';
import { assumptionsAt, causesOf, listedIn, resolvedRuns, resolvedView, stubFileIsUplink } from './node-resolved.ts';
import type { NodeFile, Pool } from './pool.ts';

export const ETC = '/etc/resolv.conf';
/** The kernel follows 40 (path_resolution(7)). */
const MAX_LINKS = 8;

export interface NodeFiles {
  readonly pool: Pool;
  readonly readers: ConfigReaders;
  readonly notices: Notice[];
}

/** How a file was reached, and the place to name for what no file states. */
export interface Reached {
  readonly via: readonly PathStep[];
  readonly anchor: Location;
}

export const unknownView = (because: string, missing: Missing, via: readonly PathStep[] = []): ResolverView => ({
  nameservers: [],
  unknown: { because, via, missing },
  outside: false,
});

export function assuming(view: ResolverView, assumption: string | undefined): ResolverView {
  if (assumption === undefined) return view;
  const nameservers = view.nameservers.map((one) => ({ ...one, assumptions: [...one.assumptions, assumption] }));
  return { ...view, nameservers };
}

const COMMON_SYSTEMS = OS_PROFILES.filter(({ isCommon }) => isCommon === true).map(({ id }) => id);

/** For an unknown system: what each common system would have there. */
export function onCommonSystems(pool: Pool, look: (pool: Pool) => ResolverView): ResolverView {
  const view = look(pool);
  const { unknown } = view;
  const missing = unknown?.missing;
  if (unknown === undefined || pool.os !== undefined) return view;
  if (missing?.kind !== 'node-file' && missing?.kind !== 'file-name') return view;
  const known = (pool.provisioner?.systems ?? COMMON_SYSTEMS).flatMap((id): ResolverView[] => {
    const os = findOsProfile(id);
    if (os === undefined) return [];
    const there = look({ ...pool, os });
    if (there.unknown?.withStub !== undefined) return [{ nameservers: there.unknown.withStub, outside: false }];
    return there.unknown === undefined ? [there] : [];
  });
  const listed = known.find((one) => one.nameservers.some(({ address }) => isLoopback(address)));
  if (listed !== undefined) return { ...view, unknown: { ...unknown, withStub: listed.nameservers } };
  if (known.length === 0 || known.some((one) => !one.outside)) return view;
  const outsideAssumes = `${missing.path} of the nodes lists the resolvers of their network`;
  return { nameservers: view.nameservers, outside: true, outsideAssumes };
}

export function nodeResolverFile(nodes: NodeFiles, path: string, from: Reached): ResolverView {
  const view = fileOnNode(nodes, path, { ...from, links: 0 });
  const { osAssumes, osAt } = nodes.pool;
  if (osAssumes === undefined) return view;
  const nameservers = view.nameservers.map((one) =>
    one.at === osAt ? { ...one, assumptions: [...one.assumptions, osAssumes] } : one,
  );
  return { ...view, nameservers };
}

interface Followed extends Reached {
  readonly links: number;
}

function fileOnNode(nodes: NodeFiles, path: string, from: Followed): ResolverView {
  const { pool } = nodes;
  const notStated = (): ResolverView =>
    unknownView(`what ${path} holds on the nodes is not stated`, missingFile(pool, path), from.via);
  if (from.links > MAX_LINKS)
    return unknownView(`links from ${path} lead round in a circle`, missingFile(pool, path), from.via);
  const file = writtenFile(pool, path);
  if (file !== undefined) return ofWritten(nodes, path, { ...from, file });
  const link = pool.links.get(path);
  if (link !== undefined) {
    const step: PathStep = { at: link.at, description: `${path} links to ${link.target}`, setting: 'link' };
    const target = link.target.startsWith('/') ? link.target : rootedPath(`${directoryOf(path)}/${link.target}`);
    const found = fileOnNode(nodes, target, { via: [...from.via, step], anchor: link.at, links: from.links + 1 });
    return assuming(found, link.assumes);
  }
  if (path === RESOLVED_STUB_FILE && !stubFileIsUplink(pool)) {
    const description = `${path} lists ${STUB_ADDRESS}, systemd-resolved's stub listener`;
    return ofSystem([STUB_ADDRESS], description, pool.osAt ?? from.anchor, from.via);
  }
  if (path === RESOLVED_UPLINK_FILE || path === RESOLVED_STUB_FILE)
    return listedByResolved(nodes, path, from.via) ?? notStated();
  if (isGenerated(path, nodes.readers) || path === ETC) {
    const made = resolvedWrites(pool, path, nodes.readers)
      ? undefined
      : generatedFile(pool, path, nodes.readers, from.via);
    if (made !== undefined) return made;
  }
  // Written by the image from its settings and DHCP.
  if (path === pool.os?.kubeletResolvConf) return { nameservers: [], outside: true };
  if (path !== ETC || pool.os === undefined) return notStated();
  return ofImage(nodes, pool.os, from);
}

function missingFile(pool: Pool, path: string): Missing {
  return { kind: 'node-file', path, pool: pool.name };
}

function writtenFile(pool: Pool, path: string): NodeFile | undefined {
  const written = pool.files.get(path);
  if (written === undefined) return undefined;
  const link = pool.links.get(path);
  // Links may replace written files: cloud-init's runcmd follows write_files.
  const isReplaced =
    link !== undefined && link.at.file === written.at.file && link.at.span.start > written.at.span.start;
  // Where resolved keeps the file, installers configure resolved instead (kubespray, 0061-systemd-resolved.yml).
  const isKeptByResolved = written.assumes !== undefined && path === ETC && pool.os?.etcResolvConf === 'link-to-stub';
  return isReplaced || isKeptByResolved ? undefined : written;
}

function ofWritten(nodes: NodeFiles, path: string, from: Followed & { readonly file: NodeFile }): ResolverView {
  const { pool, readers, notices } = nodes;
  const { file, via } = from;
  const reading = readers.resolverFile(file.text);
  addAll(notices, reading.notices);
  const causes = path === RESOLVED_UPLINK_FILE ? causesOf(resolvedView(pool, readers)) : undefined;
  const nameservers = reading.value.nameservers.map((nameserver) => {
    const address = parseAddress(nameserver.value) ?? nameserver.value;
    const writer = file.writer === undefined ? '' : `: ${file.writer}`;
    const steps: PathStep[] = [
      ...via,
      {
        at: nameserver.at,
        description: `${path} on the node lists nameserver ${nameserver.value}${writer}`,
        setting: 'resolver-file',
        ...defined({ written: file.writer === undefined ? nameserver.value : undefined, cure: file.instead }),
      },
    ];
    const cause = causes?.get(address);
    if (cause !== undefined)
      steps.push({
        at: cause.at,
        description: `${cause.description} puts it there: systemd-resolved lists its servers in ${path}`,
        setting: cause.setting,
        written: cause.written,
      });
    return { address, at: nameserver.at, via: steps, assumptions: file.assumes === undefined ? [] : [file.assumes] };
  });
  const hole = holeIn(file.text.text);
  if (hole !== undefined) {
    const at = locate(file.text, hole, hole + 2);
    const because = `what fills in ${path} on the nodes is not stated`;
    if (reading.notices.length === 0) notices.push(notModelled(because, at));
    const steps = [...via, { at, description: because }];
    return { nameservers, unknown: { because, via: steps, missing: missingFile(pool, path) }, outside: false };
  }
  if (nameservers.length === 0 && file.added !== true) return ofNobody(nodes, path, from);
  if (file.added !== true || path !== ETC) return { nameservers, outside: false };
  const files = new Map(pool.files);
  files.delete(path);
  const before = fileOnNode({ ...nodes, pool: { ...pool, files } }, path, { ...from, links: from.links + 1 });
  return {
    nameservers: [...before.nameservers, ...nameservers],
    outside: before.outside || before.unknown !== undefined,
  };
}

/**
 * For DNS settings without a server containerd 1 copies the host's file, containerd 2 makes one without
 * (pkg/cri/server, and internal/cri/server/podsandbox, sandbox_run_linux.go setupSandboxFiles).
 */
function ofNobody(
  { pool, notices }: NodeFiles,
  path: string,
  { file, via }: Followed & { readonly file: NodeFile },
): ResolverView {
  const at = locate(file.text, 0, 0);
  const because = `${path} on the node states no nameserver, and what pods get then is up to their container runtime`;
  notices.push(notModelled(because, at));
  const unknown = { because, via: [...via, { at, description: because }], missing: missingFile(pool, path) };
  return { nameservers: [], unknown, outside: false };
}

function listedByResolved({ pool, readers }: NodeFiles, path: string, via: readonly PathStep[]) {
  const known = resolvedRuns(pool) ? resolvedView(pool, readers) : undefined;
  if (known === undefined || (known.listed.length === 0 && pool.os?.resolved !== 'active')) return undefined;
  return {
    // resolv.conf has no ports, so resolved omits such servers (resolved-resolv-conf.c write_resolv_conf_server).
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

function ofImage(nodes: NodeFiles, os: OsProfile, from: Followed): ResolverView {
  const { pool } = nodes;
  const at = pool.osAt ?? from.anchor;
  const on = `on ${os.title} (${os.id}) ${ETC}`;
  const uplink = (via: readonly PathStep[]): ResolverView =>
    fileOnNode(nodes, RESOLVED_UPLINK_FILE, { via, anchor: at, links: from.links + 1 });
  switch (os.etcResolvConf) {
    case 'link-to-stub':
      if (stubFileIsUplink(pool)) return uplink(from.via);
      return ofSystem([STUB_ADDRESS], `${on} lists ${STUB_ADDRESS}, systemd-resolved's stub listener`, at, from.via);
    case 'link-to-uplink':
      return uplink([
        ...from.via,
        { at, description: `${on} links to ${RESOLVED_UPLINK_FILE}`, setting: 'os-profile' },
      ]);
    case 'dhcp':
      return { nameservers: [], outside: true };
  }
}

function ofSystem(
  addresses: readonly string[],
  description: string,
  at: Location,
  via: readonly PathStep[],
): ResolverView {
  const steps: readonly PathStep[] = [...via, { at, description, setting: 'os-profile' }];
  return {
    nameservers: addresses.map((address) => ({ address, at, via: steps, assumptions: [] })),
    outside: false,
  };
}

/** /etc/resolv.conf belongs to resolved on this image, unless users add to what another program writes. */
function resolvedWrites(pool: Pool, path: string, { resolverFileWriters }: ConfigReaders): boolean {
  if (path !== ETC || pool.os === undefined || pool.os.resolved !== 'active') return false;
  const folders = resolverFileWriters.flatMap(({ parts = [] }) => parts.map((part) => `${directoryOf(part)}/`));
  return ![...pool.files.keys()].some((one) => folders.some((folder) => one.startsWith(folder)));
}

/** A placeholder that may name a server: not in comments or other options of resolv.conf(5). */
function holeIn(text: string): number | undefined {
  const branch = text.indexOf('{%');
  if (branch !== -1) return branch;
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
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
