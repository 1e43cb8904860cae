import { append } from '../../../core/text/append.ts';
import { asidesOf } from '../../../core/text/asides.ts';
import { atFile } from '../../../core/text/location.ts';
import { baseName } from '../../../core/text/paths.ts';
import type { SourceFile } from '../../../core/text/source-file.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { coreDnsServers, type GoneServer, serversIn, workloadNameOf } from '../blocks.ts';

export function* movedOutOfSight(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  const now = new Set(coreDnsServers(head).map(workloadNameOf));
  const gone = coreDnsServers(base).filter((server) => !now.has(workloadNameOf(server)));
  const [unread, before] = gone.length === 0 ? [] : [head.lookups.unread(), base.lookups.unread()];
  if (unread === undefined) return;
  const byStem = new Map<string, string[]>();
  const used = new Set(serversIn(head).flatMap(({ config }) => config.blocks.map(({ at }) => at.file.path)));
  const known = before?.names();
  for (const path of unread.names())
    if (known?.has(path) !== true && !used.has(path)) append(byStem, stemOf(path), path);
  for (const server of gone)
    for (const file of new Set(server.config.blocks.map(({ at }) => at.file))) {
      if (head.read.has(file.path)) continue;
      const path = (byStem.get(stemOf(file.path)) ?? [])
        .slice(0, MAX_TRIED)
        .find((one) => one !== file.path && !asidesOf(one).includes(file.path) && isLike(unread.textOf(one), file));
      if (path === undefined) continue;
      const how = `moved from ${file.path} to ${path}, where nothing is read`;
      yield { server: workloadNameOf(server), at: atFile(path), how };
      break;
    }
}

const MAX_TRIED = 50;

/** Share of equal lines; objects of one kind share half. */
const LIKE = 0.8;

function isLike(text: string | undefined, { text: was }: SourceFile): boolean {
  if (text === undefined) return false;
  const lines = new Set(linesOf(text));
  const wanted = linesOf(was);
  return wanted.filter((line) => lines.has(line)).length > LIKE * wanted.length;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

function stemOf(path: string): string {
  return baseName(path).replace(/(?<=.)\..*$/, '');
}
