/** Commands that edit a manifest on its way to the cluster: `sed '/loop/d' dns/cm.yaml | kubectl apply -f -`. */
import type { Span } from '../../core/text/location.ts';
import { directoryOf } from '../../core/text/paths.ts';

export interface ManifestEdit {
  readonly manifest: string;
  readonly command: string;
  /** The editing program's name. */
  readonly word: Span;
}

/** Scripts, makefiles, playbooks and workflows. */
const RUNS = /\.(?:sh|bash|mk|ya?ml)$|(?:^|\/)(?:[Mm]ake|[Jj]ust|Jenkins)file$/;
/** A line and those that it goes on in. */
const COMMAND = /(?:[^\n]*(?:\\|\|)[ \t]*\n){0,20}[^\n]*/g;
const EDITS = /(?<![\w./-])(?:sed|perl|g?awk|ruby|python3?)\s|(?<![\w-])grep\s[^|]{0,200}-\w*v/;
/** What comes of it is kept, or applied. */
const KEEPS = /\b(?:kubectl|oc)\b.{0,400}\b(?:apply|replace|create|patch)\b|[^<>&\d]>\s*[^&>\s]|\s-\w*i\b|\btee\b/s;
const BUILDS = /\bkustomize\b/;

export function mayRunCommands(path: string): boolean {
  return RUNS.test(path);
}

/** `manifests`: the words of each that an edit may be about. */
export function editsIn(text: string, manifests: ReadonlyMap<string, ReadonlySet<string>>): readonly ManifestEdit[] {
  if (!EDITS.test(text)) return [];
  return [...text.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const edit = KEEPS.test(command) ? EDITS.exec(command) : null;
    const found = edit === null ? undefined : [...manifests].find(([path, words]) => isEdited(command, path, words));
    if (edit === null || found === undefined) return [];
    const start = index + edit.index;
    return [{ manifest: found[0], command, word: { start, end: start + edit[0].search(/\s/) } }];
  });
}

/** It names the file, or builds its folder, and speaks of one of the words. */
function isEdited(command: string, manifest: string, words: ReadonlySet<string>): boolean {
  const plain = command.replace(/\\(?=[.*[\]$^/])/g, '');
  const names = plain.split(/[\s"'<>|;&()=,]+/).map((word) => word.replace(/^.*\}\/?|^\$\w+\/|^\.\//g, ''));
  const folder = directoryOf(manifest);
  const isNamed = names.some((name) => name !== '' && (name === manifest || manifest.endsWith(`/${name}`)));
  const isBuilt = BUILDS.test(plain) && names.some((name) => name !== '' && `${folder}/`.startsWith(`${name}/`));
  const rest = plain.replaceAll(manifest, '');
  return (isNamed || isBuilt) && [...words].some((word) => rest.includes(word));
}
