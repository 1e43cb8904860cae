/** Releases without the DNS server that the base shows, though the object that installs them stays. */

import type { Installing } from '../../../core/facts/installing.ts';
import { grouped } from '../../../core/text/append.ts';
import type { Notice } from '../../../core/text/notice.ts';
import { once, oncePer } from '../../../core/text/once.ts';
import { firstIndex } from '../../../core/text/sorted.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { type GoneServer, isCoreDns, serversIn, workloadNameOf } from '../blocks.ts';

/** Its chart is written otherwise, or something of the file is no longer read. */
export function* leftReleases(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  const servers = serversIn(head);
  const now = new Set(servers.map(workloadNameOf));
  const gone = serversIn(base).filter((one) => isCoreDns(one) && !now.has(workloadNameOf(one)));
  if (gone.length === 0) return;
  const isNews = newsOf(head, base);
  const stayed = openStayed(head, base);
  const starts = grouped(servers, ({ at }) => at.file.path);
  const installs = ({ at: { file, span } }: Installing): boolean =>
    starts.get(file.path)?.some(({ at }) => span.start <= at.span.start && at.span.start <= span.end) === true;
  for (const [path, lost] of grouped(gone, ({ at }) => at.file.path)) {
    const objects = [...base.lookups.installing(path)].sort((a, b) => a.at.span.start - b.at.span.start);
    for (const server of lost) {
      const was = holding(objects, server.at.span.start);
      const is = was === undefined ? undefined : stayed(path, was);
      if (is === undefined || installs(is)) continue;
      if (is.what !== undefined && is.what === was?.what && !isNews.has(is.at.file.path)) continue;
      const { file, span } = is.at;
      const at = { file, span: { start: span.start, end: span.start } };
      yield { server: workloadNameOf(server), at, how: 'is not in sight any more' };
    }
  }
}

function holding(objects: readonly Installing[], place: number): Installing | undefined {
  const found = objects[firstIndex(objects.length, (index) => (objects[index]?.at.span.start ?? 0) <= place) - 1];
  return found !== undefined && place <= found.at.span.end ? found : undefined;
}

function openStayed(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
): (path: string, was: Installing) => Installing | undefined {
  const keyOf = ({ key }: Installing): string => key;
  const inFile = oncePer((path: string) => grouped(head.lookups.installing(path), keyOf));
  const brought = once(() =>
    grouped(
      [...(head.lookups.changed ?? [])].flatMap((one) => broughtTo(one, head, base)),
      keyOf,
    ),
  );
  const among = (candidates: readonly Installing[] = [], was: Installing): Installing | undefined =>
    candidates.find(({ namespace }) => namespace === was.namespace) ?? candidates[0];
  return (path, was) => {
    const here = among(inFile(path).get(was.key), was);
    return here ?? among(brought().get(was.key), was);
  };
}

function broughtTo(path: string, head: SearchableSnapshot, base: SearchableSnapshot): readonly Installing[] {
  const now = OBJECTS.test(path) ? head.lookups.installing(path) : [];
  const before = now.length === 0 ? [] : base.lookups.installing(path);
  const keys = new Set(before.map(({ key }) => key));
  return now.filter(({ key }) => !keys.has(key));
}

const OBJECTS = /\.(?:ya?ml|json|tf|tofu)$/i;

function newsOf(head: SearchableSnapshot, base: SearchableSnapshot): ReadonlySet<string> {
  const keyOf = ({ at, message }: Notice): string => JSON.stringify([at.file.path, message]);
  const known = new Set(base.notices.map(keyOf));
  const news = head.notices.filter((one) => one.kind !== 'assumed' && !known.has(keyOf(one)));
  return new Set(news.map(({ at }) => at.file.path));
}
