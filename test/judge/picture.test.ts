/** What the picture draws and what `trace` walks are the same, on every repository of the tests. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { absolute, displayName } from '../../src/core/dns/name.ts';
import type { Hop } from '../../src/core/forwarding/branch.ts';
import { entriesOf } from '../../src/core/forwarding/entry.ts';
import { walk } from '../../src/core/forwarding/walk.ts';
import { pictureOf } from '../../src/judge/picture.ts';
import type { PictureCluster, PictureEdge } from '../../src/judge/report/graph-picture.ts';
import type { ClusterView } from '../../src/judge/snapshot.ts';
import { snapshotOf, textsOf } from '../support/repositories.ts';
import { scanTexts } from '../support/scan-texts.ts';

const folders = (root: string): readonly string[] =>
  readdirSync(root)
    .map((name) => join(root, name))
    .filter((path) => statSync(path).isDirectory());
const REPOSITORIES = [
  'examples',
  ...['charts', 'incidents', 'kustomize', 'nodes', 'platforms'].map((one) => join('test/repos', one)),
]
  .flatMap(folders)
  .filter((path) => existsSync(path) && !path.endsWith('workflows'))
  .flatMap(folders);

/** Questions that one cluster is asked: more find nothing new. */
const MAX_ASKED = 60;

const zone = (hop: Hop): string => displayName(hop.block.keys[0]?.zone ?? '.');

function keyOf(cluster: PictureCluster, { from, to, label }: PictureEdge): string {
  const target =
    typeof to === 'string' ? (cluster.outside.find((one) => one.label === to)?.kind ?? '') : `${to.server} ${to.zone}`;
  return `${from.server} ${from.zone} -${label}-> ${target}`;
}

/** What a walk does, in the words of the picture. */
function walked({ graph }: ClusterView, name: string, type: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const server of graph.cluster.servers) {
    const entry = entriesOf(graph, server);
    if (entry.length === 0) continue;
    for (const { hops, disposition } of walk(graph, entry, absolute(name), type)) {
      for (const [index, hop] of hops.entries()) {
        const next = hops[index + 1];
        const start = `${hop.server.name} ${zone(hop)} -${hop.to}->`;
        if (next !== undefined) found.add(`${start} ${next.server.name} ${zone(next)}`);
        else if (disposition === 'leaves' || disposition === 'unknown') found.add(`${start} ${disposition}`);
        // The last hop of the rest ends in a block that answers, refuses or was met before: the walk does not name it.
        else found.add(start);
      }
    }
  }
  return found;
}

function compare(
  view: ClusterView,
  cluster: PictureCluster,
): { readonly missing: string[]; readonly invented: string[] } {
  const drawn = new Set(cluster.edges.map((edge) => keyOf(cluster, edge)));
  const starts = new Set([...drawn].map((key) => key.slice(0, key.indexOf('->') + 2)));
  const missing = new Set<string>();
  const seen = new Set<string>();
  const asked = new Map(cluster.edges.map(({ witness: { name, type } }) => [`${name} ${type}`, { name, type }]));
  for (const { name, type } of [{ name: 'example.org', type: 'A' }, ...asked.values()].slice(0, MAX_ASKED)) {
    for (const key of walked(view, name, type)) {
      seen.add(key);
      if (!(key.endsWith('->') ? starts.has(key) : drawn.has(key))) missing.add(`${name} ${type}: ${key}`);
    }
  }
  const invented = cluster.edges.filter((edge) => {
    const key = keyOf(cluster, edge);
    const start = key.slice(0, key.indexOf('->') + 2);
    // Nobody listens there: a walk ends without a hop.
    if (key.endsWith('-> nobody')) return false;
    const server = view.cluster.servers[edge.from.serverIndex];
    const block = server?.config.blocks[edge.from.blockIndex];
    const entered =
      server !== undefined &&
      block !== undefined &&
      entriesOf(view.graph, server).some((socket) =>
        [...socket.zones.values()].some((blocks) => blocks.includes(block)),
      );
    return entered && asked.size <= MAX_ASKED && !seen.has(key) && !seen.has(start);
  });
  return { missing: [...missing], invented: invented.map((edge) => keyOf(cluster, edge)) };
}

describe.each(REPOSITORIES)('%s', (folder) => {
  test('draws what is walked, and nothing else', () => {
    const head = snapshotOf(folder);
    // Values that are not shown would be called differently on the two sides.
    const { secrets: _, ...open } = head;
    const picture = pictureOf(open);
    for (const [index, cluster] of picture.clusters.entries()) {
      const view = head.clusters[index];
      if (view === undefined) throw new Error('a cluster is not drawn');
      expect(compare(view, cluster)).toEqual({ missing: [], invented: [] });
      expect(cluster.unfollowed).toBe(0);
      // Red where the scan finds a loop, and nowhere else.
      expect(cluster.edges.some(({ loops }) => loops)).toBe(view.simulation.loops.length > 0);
    }
  });
});

test('the node-local cache: CoreDNS leads to every block that trace goes to', () => {
  const [cluster] = pictureOf(scanTexts(textsOf('examples/nodelocaldns/broken')).head).clusters;
  const from = cluster?.edges.filter((edge) => edge.from.server === 'kube-system/Deployment/coredns') ?? [];
  expect(from.map(({ to, loops }) => [typeof to === 'string' ? to : to.zone, loops]).sort()).toEqual([
    ['.', false],
    ['in-addr.arpa', true],
    ['ip6.arpa', true],
  ]);
});
