/** Commands that edit a manifest of CoreDNS on its way to the cluster: `sed '/loop/d' dns/cm.yaml | kubectl apply -f -`. */
import type { Location } from '../../core/text/location.ts';
import { directoryOf } from '../../core/text/paths.ts';
import type { Snapshot } from '../snapshot.ts';
import { coreDnsServers } from './blocks.ts';
import { shownAt } from './shown-at.ts';

export interface EditedManifest {
  readonly path: string;
  readonly at: Location;
}

const RUNS = /\.(?:sh|bash|mk|ya?ml)$|(?:^|\/)(?:[Mm]ake|[Jj]ust|Jenkins)file$/;
const MAX_LENGTH = 1024 * 1024;
/** A line and those that it goes on in. */
const COMMAND = /(?:[^\n]*(?:\\|\|)[ \t]*\n){0,20}[^\n]*/g;
const EDITS = /(?<![\w./-])(?:sed|perl|g?awk|ruby|python3?)\s|(?<![\w-])grep\s[^|]{0,200}-\w*v/;
/** What comes of it is kept, or applied. */
const KEEPS = /\b(?:kubectl|oc)\b.{0,400}\b(?:apply|replace|create|patch)\b|[^<>&\d]>\s*[^&>\s]|\s-\w*i\b|\btee\b/s;
const BUILDS = /\bkustomize\b/;
/** A directive that an edit may be about. */
const DIRECTIVE = /^[ \t]*(?:loop\b|forward[ \t].*)/gm;

/** One a file, the first; what the base does, too, is known. */
export function* editedManifests(head: Snapshot, base: Snapshot): Iterable<EditedManifest> {
  const [now, then] = [head.unread?.(), base.unread?.()];
  const changed = now === undefined ? [] : [...(head.changed ?? [])].filter((path) => RUNS.test(path)).sort();
  if (now === undefined || changed.length === 0) return;
  const manifests = new Set(coreDnsServers(head).flatMap(({ config }) => config.blocks.map(({ at }) => at.file.path)));
  const words = new Map([...manifests].map((path) => [path, directiveWords(now.textOf(path) ?? '')]));
  for (const path of changed) {
    const text = now.textOf(path) ?? '';
    if (text.length > MAX_LENGTH || !EDITS.test(text)) continue;
    for (const { 0: command, index } of text.matchAll(COMMAND)) {
      const edit = EDITS.exec(command);
      if (edit === null || !KEEPS.test(command)) continue;
      const edited = [...words].find(([manifest, own]) => isEdited(command, manifest, own))?.[0];
      if (edited === undefined || then?.textOf(path)?.includes(command) === true) continue;
      const start = index + edit.index;
      yield { path: edited, at: shownAt({ start, end: start + edit[0].trimEnd().length }, path, text) };
      break;
    }
  }
}

/** The plugins' names and the upstreams. */
function directiveWords(text: string): ReadonlySet<string> {
  const words = [...text.matchAll(DIRECTIVE)].flatMap(([line]) => line.trim().split(/\s+/));
  return new Set(words.filter((word) => word.length > 2));
}

/** It names the file, or builds its folder, and speaks of a directive's words. */
function isEdited(command: string, manifest: string, words: ReadonlySet<string>): boolean {
  const plain = command.replace(/\\(?=[.*[\]$^/])/g, '');
  const names = plain.split(/[\s"'<>|;&()=,]+/).map((word) => word.replace(/^.*\}\/?|^\$\w+\/|^\.\//g, ''));
  const folder = directoryOf(manifest);
  const isNamed = names.some((name) => name !== '' && (name === manifest || manifest.endsWith(`/${name}`)));
  const isBuilt = BUILDS.test(plain) && names.some((name) => name !== '' && `${folder}/`.startsWith(`${name}/`));
  const rest = plain.replaceAll(manifest, '');
  return (isNamed || isBuilt) && [...words].some((word) => rest.includes(word));
}
