/** Commands that edit a manifest of CoreDNS on its way to the cluster. */
import type { Location } from '../../core/text/location.ts';
import type { Snapshot } from '../snapshot.ts';
import { coreDnsServers } from './blocks.ts';
import { shownAt } from './shown-at.ts';

export interface EditedManifest {
  readonly path: string;
  readonly at: Location;
}

/** That an edit may be about. */
const DIRECTIVE = /^[ \t]*(?:loop\b|forward[ \t].*)/gm;

/** One a file, the first; what the base does, too, is known. */
export function* editedManifests(head: Snapshot, base: Snapshot): Iterable<EditedManifest> {
  const [now, then] = [head.unread?.(), base.unread?.()];
  if (now === undefined || (head.changed?.size ?? 0) === 0) return;
  const manifests = new Set(coreDnsServers(head).flatMap(({ config }) => config.blocks.map(({ at }) => at.file.path)));
  const words = new Map([...manifests].map((path) => [path, directiveWords(now.textOf(path) ?? '')]));
  for (const path of [...(head.changed ?? [])].sort()) {
    const edits = words.size === 0 ? [] : now.editsIn(path, words);
    const old = edits.length === 0 ? '' : (then?.textOf(path) ?? '');
    const edit = edits.find(({ command }) => !old.includes(command));
    if (edit !== undefined) yield { path: edit.manifest, at: shownAt(edit.word, path, now.textOf(path) ?? '') };
  }
}

/** The plugins' names and the upstreams. */
function directiveWords(text: string): ReadonlySet<string> {
  const words = [...text.matchAll(DIRECTIVE)].flatMap(([line]) => line.trim().split(/\s+/));
  return new Set(words.filter((word) => word.length > 2));
}
