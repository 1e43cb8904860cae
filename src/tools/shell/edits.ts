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
  const names = isProgram ? wordsOf(text) : new Set<string>();
  const named = isProgram ? new Map([...manifests].filter(([path]) => isNamed(names, path))) : manifests;
  const inProgram = named.size === 0 || !isProgram ? [] : found(text, named, REPLACES, speaksOf);
  const isKept: typeof isEdited = (command, path, words) => KEEPS.test(command) && isEdited(command, path, words);
  return [
    ...inProgram,
    ...(EDITS.test(text) ? found(text, manifests, EDITS, isKept) : []),
    ...(SETS.test(text) ? found(text, manifests, SETS, isSetFor) : []),
  ];
}

function found(
  text: string,
  manifests: ReadonlyMap<string, ReadonlySet<string>>,
  edits: RegExp,
  isAbout: typeof isEdited,
): readonly ManifestEdit[] {
  return [...text.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const edit = edits.exec(command);
    const about = edit === null ? undefined : [...manifests].find(([path, words]) => isAbout(command, path, words));
    if (edit === null || about === undefined) return [];
    const start = index + edit.index;
    return [{ manifest: about[0], command, word: { start, end: start + edit[0].search(/[\s(]/) } }];
  });
}

function isSetFor(command: string, manifest: string): boolean {
  return isNamed(wordsOf(command), manifest);
}

/** It names the file, or builds its folder, and speaks of one of the words. */
function isEdited(command: string, manifest: string, words: ReadonlySet<string>): boolean {
  const plain = command.replace(/\\(?=[.*[\]$^/])/g, '');
  const names = wordsOf(plain);
  const folder = directoryOf(manifest);
  const isBuilt = BUILDS.test(plain) && [...names].some((name) => name !== '' && `${folder}/`.startsWith(`${name}/`));
  return (isNamed(names, manifest) || isBuilt) && speaksOf(plain, manifest, words);
}

function speaksOf(command: string, manifest: string, words: ReadonlySet<string>): boolean {
  const rest = command.replaceAll(manifest, '');
  return [...words].some((word) => rest.includes(word));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s"'<>|;&()=,]+/).map((word) => word.replace(/^.*\}\/?|^\$\w+\/|^\.\//g, '')));
}

/** By its path, or the end of it. */
function isNamed(names: ReadonlySet<string>, manifest: string): boolean {
  const parts = manifest.split('/').slice(-MAX_PARTS);
  return names.has(manifest) || parts.some((_, index) => names.has(parts.slice(index).join('/')));
}
const MAX_PARTS = 50;
