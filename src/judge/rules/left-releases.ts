/** Releases that the base shows a DNS server of, and the head no more, though the object that installs them stays. */
import type { DnsServer } from '../../core/cluster/cluster.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Snapshot } from '../snapshot.ts';
import { isCoreDns } from './blocks.ts';

export interface LeftRelease {
  readonly server: string;
  readonly at: Location;
}

/** Where its chart is written otherwise now, or something of the file is not read that was. */
export function leftReleases(head: Snapshot, base: Snapshot): readonly LeftRelease[] {
  const now = serversOf(head);
  const names = new Set(now.map(nameOf));
  const files = new Set(now.map(({ at }) => at.file.path));
  const left = new Map<string, LeftRelease>();
  const objectsIn = objectsOnce();
  const isNews = newsOf(head, base);
  for (const server of serversOf(base)) {
    const { path } = server.at.file;
    if (!isCoreDns(server) || names.has(nameOf(server)) || left.has(nameOf(server))) continue;
    const service = serviceIn(head.fileAt?.(path), server);
    if (service !== undefined) left.set(nameOf(server), { server: nameOf(server), at: service });
    if (service !== undefined || files.has(path)) continue;
    const { text } = server.at.file;
    const was = objectsIn(text).find(({ end }) => server.at.span.start < end);
    const file = was === undefined ? undefined : head.fileAt?.(path);
    const is = file === undefined ? undefined : objectsIn(file.text).find((one) => one.key === was?.key);
    if (was === undefined || file === undefined || is === undefined) continue;
    if (is.chart === was.chart && !isNews.has(path)) continue;
    left.set(nameOf(server), { server: nameOf(server), at: { file, span: { start: is.start, end: is.start } } });
  }
  return [...left.values()];
}

/** Of a container engine: one that is there by name is built, or runs an image that nobody knows. */
function serviceIn(file: SourceFile | undefined, server: DnsServer): Location | undefined {
  const name = nameOf(server).split('/').pop();
  if (server.containerEngine !== true || name === undefined || file === undefined) return undefined;
  const escaped = name.replace(/[^\w-]/g, '\\$&');
  const found = new RegExp(`^[ \\t]{1,99}["']?${escaped}["']?[ \\t]{0,9}:`, 'm').exec(file.text);
  return found === null ? undefined : { file, span: { start: found.index, end: found.index } };
}

function serversOf({ clusters }: Snapshot): readonly DnsServer[] {
  return clusters.flatMap(({ cluster }) => cluster.servers);
}

function nameOf({ workload, name }: DnsServer): string {
  return workload ?? name;
}

/** Files with notices that the base does not have. */
function newsOf(head: Snapshot, base: Snapshot): ReadonlySet<string> {
  const keyOf = ({ at, message }: Notice): string => JSON.stringify([at.file.path, message]);
  const known = new Set(base.notices.map(keyOf));
  const news = head.notices.filter((one) => one.kind !== 'assumed' && !known.has(keyOf(one)));
  return new Set(news.map(({ at }) => at.file.path));
}

interface Installing {
  /** Kind and name. */
  readonly key: string;
  /** Whatever names the chart and where it lies. */
  readonly chart: string;
  readonly start: number;
  readonly end: number;
}

const KIND = /^kind:[ \t]{0,9}["']?(HelmRelease|HelmChart|HelmChartConfig|Application|ApplicationSet)\b/m;
const NAME =
  /^metadata:(?:[ \t]{0,9}\{[^\n}]{0,999}?|[^\n]{0,99}\n(?:[ \t][^\n]{0,999}\n){0,50}?[ \t]{1,9})\bname:[ \t]{0,9}["']?([\w.-]{1,253})/m;
const CHART = /(?:^|[\s{,-])(chart|chartContent|chartRef|repo|repoURL|path)["']?:[ \t]{0,9}([^\s,}]{0,999})/g;

/** A file may hold many releases. */
function objectsOnce(): (text: string) => readonly Installing[] {
  const known = new Map<string, readonly Installing[]>();
  return (text) => {
    const found = known.get(text) ?? readObjects(text);
    known.set(text, found);
    return found;
  };
}

function readObjects(text: string): readonly Installing[] {
  const found: Installing[] = [];
  let start = 0;
  for (const mark of [...text.matchAll(/^---(?=\s|$)/gm), undefined]) {
    const end = mark?.index ?? text.length;
    const part = text.slice(start, end);
    const [kind, name] = [KIND.exec(part), NAME.exec(part)];
    const charts = [...part.matchAll(CHART)].map(([, key, value]) => `${key}=${value}`);
    if (kind !== null && name !== null)
      found.push({ key: `${kind[1]} ${name[1]}`, chart: charts.join(' '), start: start + kind.index, end });
    start = end;
  }
  return found;
}
