/** ConfigMaps that a command, task or policy now writes over. */
import type { DnsServer } from '../../../core/cluster/cluster.ts';
import { isCorefileMap } from '../../../core/cluster/dns-objects.ts';
import { newestTaking } from '../../../core/cluster/stated-version.ts';
import { NEWEST_COREDNS } from '../../../core/cluster/versions.ts';
import type { Fact } from '../../../core/facts/fact.ts';
import type { ConfigMapFact } from '../../../core/facts/objects.ts';
import type { ConfigContext } from '../../../core/facts/readers.ts';
import type { ServerBlock, ServerConfig } from '../../../core/facts/server-config.ts';
import { grouped } from '../../../core/text/append.ts';
import { defined } from '../../../core/text/defined.ts';
import { assertNever } from '../../../core/text/invariant.ts';
import { lineStart } from '../../../core/text/line-ends.ts';
import { isInside, type Location, placeKey } from '../../../core/text/location.ts';
import type { Reading } from '../../../core/text/notice.ts';
import { directoryOf, isBelow } from '../../../core/text/paths.ts';
import { extentOf, type SourceText } from '../../../core/text/source-text.ts';
import type { DeployedFolder, Lookups, SearchableSnapshot } from '../../snapshot.ts';
import { coreDnsBlocks, forwards, guardOf } from '../blocks.ts';
import type { Succession } from './server-partners.ts';

export interface StatedMap {
  readonly map: ConfigMapFact;
  readonly cluster: string;
  readonly blocks: readonly ServerBlock[];
  /** The file that is applied. */
  readonly from?: string;
  /** By what states that it is deployed. */
  readonly deployedBy?: DeployedFolder;
}

export function* writtenOver(head: SearchableSnapshot, base: SearchableSnapshot): Generator<Succession> {
  if (!hasGuardedMap(base, undefined)) return;
  const written = [...mapsIn(head, ({ appliedBy }) => appliedBy !== undefined), ...appliedAnew(head, base)];
  if (written.length === 0) return;
  const names = new Set(written.map(({ map }) => map.name));
  const before = grouped(
    mapsIn(base, ({ name }) => names.has(name)),
    ({ map }) => map.name,
  );
  const inPods = new Set(
    [...coreDnsBlocks(base)].flatMap(({ server, block }) => (isPod(server) ? placeKey(block.at) : [])),
  );
  const isMounted = ({ blocks }: StatedMap): boolean => blocks.some((block) => inPods.has(placeKey(block.at)));
  for (const one of written) {
    const olds = (before.get(one.map.name) ?? []).filter(({ map }) => isSameObject(one.map, map));
    if (olds.some(({ map, blocks }) => isSamePlace(one.map, map) && !allGuarded(blocks))) continue;
    const stated = olds.filter(({ map }) => map.appliedBy === undefined && map.at.file.path !== one.from);
    const mounted = stated.filter(isMounted);
    const [first, ...others] = mounted.length > 0 ? mounted : stated;
    if (first === undefined || ![first, ...others].every(({ blocks }) => allGuarded(blocks))) continue;
    if (one.deployedBy !== undefined && !isForSameCluster(one.deployedBy, first, base)) continue;
    if (isForOther(one.map, first.map, head)) continue;
    const { map, cluster } = one;
    const { namespace, name } = first.map;
    const server = { name: `${namespace}/ConfigMap/${name}`, cluster, at: map.at, blocks: [...one.blocks] };
    const assumption = assumptionOf(map, first.map, one.deployedBy !== undefined);
    yield { server, before: first.blocks, other: { counts: false, assumption } };
  }
}

/** Of several clusters' folders what deploys the one does not deploy the other. */
function isForSameCluster(by: DeployedFolder, { map }: StatedMap, base: SearchableSnapshot): boolean {
  const { at, clusterPath = at.file.path } = map;
  // A line that applies a file, of whatever cluster.
  if (by.by === by.folder) return true;
  const known = base.lookups.deployed.filter(({ folder }) => isBelow(clusterPath, folder));
  const folder = directoryOf(by.at.file.path);
  if (known.length === 0) return isBelow(clusterPath, folder);
  return known.some((one) => directoryOf(one.at.file.path) === folder && one.to === by.to);
}

/** Commands that name the cluster, for each another one. */
function isForOther({ at }: ConfigMapFact, { at: stated }: ConfigMapFact, { lookups }: SearchableSnapshot): boolean {
  const own = clusterAt(at);
  if (own === undefined) return false;
  const others = lookups.applying(at.file.path).filter(({ paths }) => paths.includes(stated.file.path));
  return others.length > 0 && others.every((one) => clusterAt(one.at) !== own);
}

function clusterAt({ file: { text }, span: { start } }: Location): string | undefined {
  return /(?:--(?:context|kubeconfig|cluster)[= ]|\bKUBECONFIG=)(\S{1,200})/.exec(
    text.slice(lineStart(text, start), start),
  )?.[1];
}

function isPod({ name }: DnsServer): boolean {
  return !/^[^/]+\/(?:ConfigMap|Secret)\//.test(name);
}

/** Newly applied files count as written by what applies them. */
function appliedAnew(head: SearchableSnapshot, base: SearchableSnapshot): readonly StatedMap[] {
  const changed = [...(head.lookups.changed ?? [])];
  const applied = changed.flatMap((path) => head.lookups.applying(path));
  // The base's own files may have to be fetched.
  const before = applied.length === 0 ? [] : changed.flatMap((path) => base.lookups.applying(path));
  const known = new Set(before.map(applyingKey));
  const news: readonly Applied[] = [
    ...applied.filter((one) => !known.has(applyingKey(one))),
    ...deployedAnew(head, base).flatMap((by) => {
      const one = { paths: [by.folder], at: by.at, deployedBy: by };
      return [
        { ...one, recurses: true },
        { ...one, builds: true },
      ];
    }),
  ];
  if (news.length === 0) return [];
  const maps = mapsIn(head, ({ appliedBy }) => appliedBy === undefined);
  const folders = foldersIn(base);
  return news.flatMap((one) => {
    const path = one.paths.find((place) => maps.some(({ map }) => isOf(map, place, one)));
    const isKnown = ({ at, clusterPath = at.file.path }: ConfigMapFact): boolean =>
      one.deployedBy !== undefined && folders.some((folder) => isBelow(clusterPath, folder));
    const taken = path === undefined ? [] : maps.filter(({ map }) => isOf(map, path, one) && !isKnown(map));
    return taken.map((stated): StatedMap => {
      const { map } = stated;
      const { at, deployedBy } = one;
      return {
        ...stated,
        ...defined({ deployedBy }),
        from: map.at.file.path,
        map: { ...map, appliedBy: 'command', at },
      };
    });
  });
}

interface Applied extends Applying {
  readonly deployedBy?: DeployedFolder;
}

/** The root holds what is applied otherwise, too. */
function deployedAnew(head: SearchableSnapshot, base: SearchableSnapshot): readonly DeployedFolder[] {
  const known = new Set(foldersIn(base));
  return head.lookups.deployed.filter(({ folder }) => folder !== '' && !known.has(folder));
}

function foldersIn({ lookups: { deployed } }: SearchableSnapshot): readonly string[] {
  return deployed.flatMap(({ folder }) => (folder === '' ? [] : folder));
}

interface Placed {
  readonly at: Location;
  readonly clusterPath?: string | undefined;
}

export type Applying = ReturnType<Lookups['applying']>[number];

export function applyingKey({ paths, builds }: Applying): string {
  return JSON.stringify([paths.at(-1), builds]);
}

export function isOf({ at, clusterPath }: Placed, path: string, { builds, recurses }: Applying): boolean {
  if (builds === true) return clusterPath !== undefined && directoryOf(clusterPath) === path;
  const place = at.file.path;
  return place === path || directoryOf(place) === path || (recurses === true && isBelow(place, path));
}

/** Without a name: of any. */
export function hasGuardedMap(snapshot: SearchableSnapshot, name: string | undefined): boolean {
  return mapsIn(snapshot, (map) => name === undefined || map.name === name).some(({ blocks }) => allGuarded(blocks));
}

/** A part of a Corefile, in a ConfigMap that it imports, now without the guard. */
export interface PartWrittenOver {
  readonly name: string;
  readonly cluster: string;
  readonly at: Location;
  readonly guarded: Location;
  readonly assumption: string;
}

export function* partsWrittenOver(head: SearchableSnapshot, base: SearchableSnapshot): Generator<PartWrittenOver> {
  const written = factsIn(head, (map) => map.appliedBy !== undefined && !isCorefileMap(map));
  if (written.length === 0) return;
  const guards = [...coreDnsBlocks(base)].flatMap(({ block }) => guardOf(block)?.at ?? []);
  const states = (text: SourceText): boolean => head.judged?.statesDirective(text, 'loop') === true;
  const names = new Set(written.map(({ map }) => map.name));
  const before = grouped(
    factsIn(base, ({ name }) => names.has(name)),
    ({ map }) => map.name,
  );
  for (const { map, cluster } of written) {
    const same = (before.get(map.name) ?? []).filter((one) => isSameObject(map, one.map));
    for (const { key, text, at } of map.data) {
      const olds = same.flatMap((one) => one.map.data.flatMap((entry) => (entry.key === key ? { ...one, entry } : [])));
      if (states(text) || olds.some((one) => isSamePlace(map, one.map) && !states(one.entry.text))) continue;
      const old = olds.find((one) => one.map.appliedBy === undefined && guards.some(isWithin(one.entry.text)));
      if (old === undefined) continue;
      const name = `ConfigMap ${old.map.namespace}/${map.name}`;
      yield { name, cluster, at, guarded: old.entry.at, assumption: assumptionOf(map, old.map) };
    }
  }
}

function isWithin(text: SourceText): (at: Location) => boolean {
  const outer = extentOf(text);
  return (at) => isInside(at, outer);
}

/** A command whose namespace is not stated runs in the current one. */
function isSameObject(written: ConfigMapFact, stated: ConfigMapFact): boolean {
  if (stated.secret === true || written.secret === true) return false;
  return written.namespace === stated.namespace || (written.namespace === 'default' && stated.appliedBy === undefined);
}

function isSamePlace(written: ConfigMapFact, stated: ConfigMapFact): boolean {
  return stated.appliedBy !== undefined && stated.at.file.path === written.at.file.path;
}

export function allGuarded(blocks: readonly ServerBlock[]): boolean {
  const forwarding = blocks.filter(forwards);
  return forwarding.length > 0 && forwarding.every((block) => guardOf(block) !== undefined);
}

function assumptionOf({ appliedBy, at, namespace }: ConfigMapFact, stated: ConfigMapFact, isDeployed = false): string {
  const here = at.file.path;
  const there = stated.at.file.path;
  if (isDeployed) return `what ${here} names is applied after ${there}`;
  const inNamespace = namespace === stated.namespace ? '' : ` in the namespace ${stated.namespace}`;
  switch (appliedBy) {
    case 'policy':
      return `the policy in ${here} changes the ConfigMap of ${there}`;
    case 'resource':
      return `the data of ${here} is put into the ConfigMap of ${there}`;
    case 'task':
      return `the task in ${here} is run after ${there} is applied`;
    case 'command':
    case undefined:
      return `the command in ${here} is run${inNamespace} after ${there} is applied`;
    default:
      return assertNever(appliedBy);
  }
}

export function mapsIn(snapshot: SearchableSnapshot, isWanted: (map: ConfigMapFact) => boolean): readonly StatedMap[] {
  const { judged } = snapshot;
  if (judged === undefined) return [];
  return factsIn(snapshot, isWanted).flatMap(({ map, cluster, beside }): readonly StatedMap[] => {
    const texts = map.data.flatMap((entry) => (entry.key === 'Corefile' ? textOf(entry, beside) : []));
    const blocks = texts.flatMap((text) => read(text, judged.corefile).value.blocks);
    return blocks.length === 0 ? [] : [{ map, cluster, blocks }];
  });
}

/** With the first cluster that has it. */
function factsIn(
  { judged }: SearchableSnapshot,
  isWanted: (map: ConfigMapFact) => boolean,
): readonly { readonly map: ConfigMapFact; readonly cluster: string; readonly beside: readonly Fact[] }[] {
  const seen = new Set<string>();
  return (judged?.parts ?? []).flatMap(({ part }) =>
    part.facts.flatMap((fact) => {
      if (fact.kind !== 'config-map' || !isWanted(fact)) return [];
      const place = JSON.stringify([fact.at.file.path, fact.at.span.start, fact.clusterPath]);
      if (seen.has(place)) return [];
      seen.add(place);
      return [{ map: fact, cluster: part.name, beside: part.facts }];
    }),
  );
}

function textOf({ text, files }: ConfigMapFact['data'][number], facts: readonly Fact[]): readonly SourceText[] {
  if (files === undefined) return [text];
  for (const path of files)
    for (const fact of facts) if (fact.kind === 'config-text' && fact.path === path) return [fact.text];
  return [];
}

function read(
  text: SourceText,
  corefile: (text: SourceText, context: ConfigContext) => Reading<ServerConfig>,
): Reading<ServerConfig> {
  const readAs = (version: string): Reading<ServerConfig> => corefile(text, { ...AROUND, version });
  const reading = readAs(NEWEST_COREDNS);
  const [error] = reading.value.errors;
  if (error === undefined) return reading;
  return newestTaking(reading.value.size ?? text.text.length, readAs, error)?.reading ?? reading;
}

/** Nothing of the container is known. */
const AROUND: Omit<ConfigContext, 'version'> = {
  build: 'coredns',
  env: new Map(),
  envKnown: false,
  port: 53,
  path: '/etc/coredns/Corefile',
  files: new Map(),
  isAbsent: () => false,
};
