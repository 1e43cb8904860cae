/** One tree, understood: bytes, documents, facts, clusters, the forwarding graph, and what comes round in it. */

import { assemble } from '../core/cluster/assemble.ts';
import type { Cluster } from '../core/cluster/cluster.ts';
import { partition } from '../core/cluster/partition.ts';
import type { ClusterSettings } from '../core/cluster/settings.ts';
import type { ConfigReaders, Fact } from '../core/facts/fact.ts';
import { buildGraph, type ForwardingGraph } from '../core/forwarding/graph.ts';
import { type Simulation, simulate } from '../core/forwarding/simulate.ts';
import type { Notice, Reading } from '../core/text/notice.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { readNamed } from '../languages/bind/index.ts';
import { looksLikeCorefile, readCorefile } from '../languages/corefile/index.ts';
import { readDnsmasq } from '../languages/dnsmasq/index.ts';
import { readKubeDnsConfig } from '../languages/kubernetes/kube-dns-config.ts';
import { readResolverFile } from '../languages/resolv-conf/index.ts';
import { readResolvedSettings } from '../languages/systemd-resolved/index.ts';
import { readUnbound } from '../languages/unbound/index.ts';
import type { Document, YamlDocument } from '../read/documents/document.ts';
import { openBytes, openFile, unwrap } from '../read/documents/open.ts';
import { decode } from '../read/documents/prefilter.ts';
import type { RenderTools } from '../read/tree/render-tools.ts';
import { joinPlaybooks } from '../tools/ansible/place.ts';
import { joinCompose } from '../tools/compose/join.ts';
import { joinCharts } from '../tools/helm/join.ts';
import { joinInventories } from '../tools/kubespray/join.ts';
import { joinKustomizations } from '../tools/kustomize/build.ts';
import { realBuildOf, withCharts } from '../tools/render/render.ts';
import { joinUnits } from '../tools/systemd/join.ts';
import { withNamedResolverFiles } from '../tools/systemd/named-resolver-files.ts';
import { dialects } from './plugins.ts';
import { resolverSoftware } from './resolver-software.ts';

/** What one file states, on its own. */
export interface FileReading {
  readonly facts: readonly Fact[];
  readonly notices: readonly Notice[];
  readonly documents: number;
}

export interface ClusterView {
  readonly cluster: Cluster;
  readonly graph: ForwardingGraph;
  readonly simulation: Simulation;
}
export interface Snapshot {
  readonly clusters: readonly ClusterView[];
  readonly notices: readonly Notice[];
  readonly files: number;
  readonly documents: number;
}

const READERS: ConfigReaders = {
  corefile: readCorefile,
  resolverFile: readResolverFile,
  systemdResolved: readResolvedSettings,
  dnsmasq: readDnsmasq,
  unbound: readUnbound,
  named: readNamed,
  looksLikeCorefile,
  software: resolverSoftware,
};

/** Reads one file; undefined for a file that cannot matter. */
export function readFile(
  path: string,
  bytes: Buffer,
  options: { readonly revision?: string; readonly named?: boolean },
): FileReading | undefined {
  const opened = openBytes(path, bytes, options);
  if (opened.file === undefined)
    return opened.notices.length === 0 ? undefined : { facts: [], notices: opened.notices, documents: 0 };
  const { documents, notices } = openFile(opened.file);
  const { value, notices: remarks, understood } = factsOf(documents);
  return { facts: value, notices: [...opened.notices, ...notices, ...remarks], documents: understood };
}

/** What the dialects say of documents. */
function factsOf(documents: readonly Document[]): Reading<readonly Fact[]> & { readonly understood: number } {
  const facts: Fact[] = [];
  const notices: Notice[] = [];
  let understood = 0;
  let reported = false;
  for (const document of documents) {
    let known = false;
    const before = facts.length;
    for (const dialect of dialects) {
      if (!dialect.recognises(document)) continue;
      known = true;
      const reading = dialect.read(document);
      for (const fact of reading.value) facts.push(fact);
      for (const notice of reading.notices) notices.push(notice);
    }
    if (known) understood += 1;
    const refused = document.kind === 'yaml' ? document.template?.refused : undefined;
    if (refused === undefined) continue;
    const isRead = facts.slice(before).some(saysMore);
    if (!isRead) notices.push(refused);
    else if (!reported) notices.push({ ...refused, message: READ_AS_IT_STANDS });
    reported ||= isRead;
  }
  return { value: facts, notices, understood };
}

const READ_AS_IT_STANDS =
  'This template is read as it stands: what its expressions bring is not known, and conditions are assumptions. It has to be rendered first to be judged whole.';

/** Whether what was read of a template is more than that there is some object. */
function saysMore(fact: Fact): boolean {
  if (fact.kind === 'workload') return fact.containers.length > 0;
  if (fact.kind === 'service') return fact.ports.length > 0;
  return fact.kind !== 'config-map' || fact.data.length > 0;
}

/** What a document and everything that is wrapped in it states. */
export function readDocument(document: YamlDocument): Reading<readonly Fact[]> {
  const { documents, notices } = unwrap([document]);
  const reading = factsOf(documents);
  return { value: reading.value, notices: [...notices, ...reading.notices] };
}

/** The tree that the files are of, as far as more of it is wanted. */
export interface RepositoryTree {
  /** Any file by its path, also one that was of no interest by itself; undefined where there is none. */
  readonly bytesOf: (path: string) => Buffer | undefined;
  readonly revision?: string;
  /** The paths of all files that are scanned. */
  readonly paths?: readonly string[];
  /** Template engines, where they are to be run, and the paths that they may be given, sorted. */
  readonly rendering?: { readonly tools: RenderTools; readonly paths: readonly string[] };
}

/**
 * Joins what the files state into clusters, and follows all names through each.
 */
export function understand(
  files: Iterable<FileReading>,
  settings: readonly ClusterSettings[],
  tree: RepositoryTree,
): Snapshot {
  const facts: Fact[] = [];
  let notices: Notice[] = [];
  let count = 0;
  let documents = 0;
  for (const file of files) {
    for (const fact of file.facts) facts.push(fact);
    for (const notice of file.notices) notices.push(notice);
    count += 1;
    documents += file.documents;
  }
  const read = readerOf(tree.bytesOf, tree.revision);
  const { rendering } = tree;
  const tool = rendering === undefined ? undefined : realBuildOf(rendering.tools);
  const built = joinKustomizations(facts, {
    read,
    factsOf: readDocument,
    ...(tree.paths === undefined ? {} : { paths: tree.paths }),
    ...(tool === undefined ? {} : { tool }),
  });
  for (const notice of built.notices) notices.push(notice);
  let stated = built.facts;
  if (rendering !== undefined) {
    const { bytesOf } = tree;
    const made = withCharts(stated, notices, { read, bytesOf, paths: rendering.paths }, rendering.tools, readDocument);
    stated = made.facts;
    notices = [...made.notices];
  }
  const placed = joinPlaybooks(stated, read);
  for (const notice of placed.notices) notices.push(notice);
  const units = joinUnits(placed.value, read);
  for (const notice of units.notices) notices.push(notice);
  const inventories = joinInventories(withNamedResolverFiles(units.value));
  for (const notice of inventories.notices) notices.push(notice);
  const charts = joinCharts(inventories.value, read, tree.paths ?? []);
  for (const notice of charts.notices) notices.push(notice);
  const joined = joinCompose(charts.value, { read, paths: tree.paths ?? [] });
  for (const notice of joined.notices) notices.push(notice);
  const clusters = partition(joined.value, settings).map((part): ClusterView => {
    const cluster = assemble(
      {
        name: part.name,
        facts: part.facts,
        ...(part.settings === undefined ? {} : { settings: part.settings }),
        readKubeDns: (entries) => {
          const reading = readKubeDnsConfig(entries);
          return {
            stubDomains: reading.value.stubDomains.map((stub) => ({
              zone: stub.zone.value,
              servers: stub.servers,
              at: stub.zone.at,
            })),
            upstreamNameservers: reading.value.upstreamNameservers ?? [],
          };
        },
      },
      READERS,
    );
    const graph = buildGraph(cluster);
    const simulation = simulate(graph);
    // What a server that no file shows does all alone is its nodes' doing, and said of them.
    const loops = simulation.loops.filter((loop) => !loop.hops.every((hop) => hop.server.implied === true));
    return { cluster, graph, simulation: { ...simulation, loops } };
  });
  for (const view of clusters) for (const notice of view.cluster.notices) notices.push(notice);
  return { clusters, notices, files: count, documents };
}

/** Files of a tree as texts, each decoded once. */
function readerOf(
  bytesOf: (path: string) => Buffer | undefined,
  revision?: string,
): (path: string) => SourceFile | undefined {
  const known = new Map<string, SourceFile | undefined>();
  return (path) => {
    if (known.has(path)) return known.get(path);
    const bytes = bytesOf(path);
    const file =
      bytes === undefined ? undefined : { path, text: decode(bytes), ...(revision === undefined ? {} : { revision }) };
    known.set(path, file);
    return file;
  };
}
