/** Commands that edit a manifest on its way to the cluster: `sed '/loop/d' dns/cm.yaml | kubectl apply -f -`. */
import type { Span } from '../../core/text/location.ts';
import { openNamed, wordsIn } from '../../core/text/named-paths.ts';
import { directoryOf } from '../../core/text/paths.ts';

export interface ManifestEdit {
  readonly manifest: string;
  readonly command: string;
  /** The editing program's name. */
  readonly word: Span;
}

/** Scripts, makefiles, playbooks and workflows. */
const RUNS = /\.(?:sh|bash|mk|ya?ml|py|rb)$|(?:^|\/)(?:[Mm]ake|[Jj]ust|Jenkins|Tilt)file$/;
/** A line and those that it goes on in. */
const COMMAND = /(?:[^\n]*(?:\\|\|)[ \t]*\n){0,20}[^\n]*/g;
const EDITS = /(?<![\w./-])(?:sed|perl|g?awk|ruby|python3?)\s|(?<![\w-])grep\s[^|]{0,200}-\w*v/;
/** Python, Ruby, Tilt. */
const PROGRAM = /^(?:import|from|require)\s|\bk8s_yaml\(/m;
const REPLACES = /\b(?:replace|g?sub|remove|delete)\(/;
const WRITES = /\b(?:kubectl|write\w{0,20}|dump|system|apply|patch|k8s_yaml)\b/;
/** What comes of it is kept, or applied. */
const KEEPS = /\b(?:kubectl|oc)\b.{0,400}\b(?:apply|replace|create|patch)\b|[^<>&\d]>\s*[^&>\s]|\s-\w*i\b|\btee\b/s;
/** Over the values of the chart. */
const SETS =
  /\bhelm\s[^|;]{0,400}\s--set(?:-json|-string|-file)?[= ]["']?[\w.-]{0,60}(?:servers\b|plugins\b|[cC]orefile\b)/;
const BUILDS = /\bkustomize\b/;

export function mayRunCommands(path: string): boolean {
  return RUNS.test(path);
}

/** `manifests`: the words of each that an edit may be about. */
export function editsIn(text: string, manifests: ReadonlyMap<string, ReadonlySet<string>>): readonly ManifestEdit[] {
  const isProgram = PROGRAM.test(text) && REPLACES.test(text) && WRITES.test(text);
  if (!isProgram && !EDITS.test(text) && !SETS.test(text)) return [];
  const named = openNamed(manifests.keys());
  const inProgram = isProgram ? new Set(wordsIn(text).flatMap(named)) : [];
  const speaksOf = (command: string, manifest: string): boolean => {
    const rest = command.replaceAll(manifest, '');
    return [...(manifests.get(manifest) ?? [])].some((word) => rest.includes(word));
  };
  return [...text.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const set = SETS.exec(command);
    const edit = set ?? (KEEPS.test(command) ? EDITS.exec(command) : null);
    const found = edit ?? (isProgram ? REPLACES.exec(command) : null);
    if (found === null) return [];
    const plain = command.replace(/\\(?=[.*[\]$^/])/g, '');
    const words = edit === null ? [] : wordsIn(plain);
    const about = edit === null ? [...inProgram] : words.flatMap((word) => named(word));
    const built = edit !== null && BUILDS.test(plain) ? builtOf(words, manifests) : [];
    const manifest = [...about, ...built].find((one) => set !== null || speaksOf(plain, one));
    if (manifest === undefined) return [];
    const start = index + found.index;
    return [{ manifest, command, word: { start, end: start + found[0].search(/[\s(]/) } }];
  });
}

/** In a folder that is built. */
function builtOf(words: readonly string[], manifests: ReadonlyMap<string, unknown>): readonly string[] {
  const folders = new Set(words.map((word) => word.replace(/^\.\//, '')));
  const isIn = (folder: string): boolean => {
    for (let at = folder; at !== ''; at = directoryOf(at)) if (folders.has(at)) return true;
    return false;
  };
  return [...manifests.keys()].filter((path) => isIn(directoryOf(path)));
}
