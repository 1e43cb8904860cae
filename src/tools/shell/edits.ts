/** Commands that change a manifest on its way to the cluster, or what was applied of it: `sed '/loop/d' dns/cm.yaml | kubectl apply -f -`. */
import { grouped } from '../../core/text/append.ts';
import type { Span } from '../../core/text/location.ts';
import { openNamed, wordsIn } from '../../core/text/named-paths.ts';
import { once, oncePer } from '../../core/text/once.ts';
import { directoryOf, foldedPath } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';

/** What a command may change: manifests, with the lines that decide, and workloads, by their names. */
export interface Editable {
  readonly manifests: ReadonlyMap<string, readonly string[]>;
  readonly workloads: ReadonlySet<string>;
  readonly textOf: (path: string) => string | undefined;
}

export interface ManifestEdit {
  /** Or the workload's name. */
  readonly manifest: string;
  readonly command: string;
  /** The editing program's name. */
  readonly word: Span;
  /** Values that were given before stay as they were. */
  readonly keeps: boolean;
}

/** Scripts, makefiles, playbooks and workflows. */
const RUNS = /\.(?:sh|bash|mk|ya?ml|py|rb)$|(?:^|\/)(?:[Mm]ake|[Jj]ust|Jenkins|Tilt|Kpt)file$/;
/** A line and those that it goes on in; settings of kpt's function, of a task; an overlay. */
const COMMAND =
  /(?:[^\n]*(?:\\|\|)[ \t]*\n){0,20}(?:[^\n]*(?:- (?:image|exec|events)|\b(?:replace|lineinfile|module)):[^\n]*(?:\n[ \t]+(?!- [\w.]+:)[^\n]*){0,20}|#@ ?overlay\/match by[^\n]*(?:\n(?!#@ ?overlay\/match by)[^\n]*){0,60}|[^\n]*)/gm;
const BLOCK = /^[^\n]*(?:- (?:image|exec|events)|\b(?:replace|lineinfile|module)):/;
/** In place. */
const EDITORS = String.raw`(?:^|[|;&(@]|- |\b(?:sudo|xargs|then|do|run:|exec) )[ \t]*(?:ed|ex|sd|rpl|n?vim?|emacs|patch|git apply)\s`;
const IS_EDITOR = new RegExp(EDITORS, 'm');
/** First with patterns, then with a program elsewhere; others may take anything. */
const EDITS = new RegExp(
  String.raw`(?<![\w./-])(?:((?:g?sed|perl)\s|(?:grep|rg)\s[^|]{0,200}-\w*v)|((?:ruby|python3?)\s(?!-[ec]))|(?:[gm]?awk|tr|head|tail|cut)\s|(?:ruby|python3?|node|php)\s+-[ecr]|(?:yq|jq)\s[^|\n]{0,200}\bdel(?:ete)?\()|${EDITORS}`,
  'm',
);
/** Python, Ruby, Tilt. */
const PROGRAM = /^(?:import|from|require)\s|\bk8s_yaml\(/m;
const REPLACES = /\b(?:replace|g?sub|remove|delete)\(/;
const WRITES = /\b(?:kubectl|write\w{0,20}|dump|system|apply|patch|k8s_yaml)\b/;
/** What comes of it is kept, or applied. */
const KEEPS = new RegExp(
  String.raw`\b(?:kubectl|oc)\b.{0,400}\b(?:apply|replace|create|patch)\b|[^<>&\d]>\s*[^&>\s]|\s-\w*i\b|\btee\b|\bwriteFile|${EDITORS}`,
  'ms',
);
/** Over the values of the chart, or over what it makes. */
const SETS =
  /\bhelm(?:file)?\s[^|;]{0,400}\s(?:--set(?:-json|-string|-file)?[= ]["']?[\w.-]{0,60}(?:servers\b|plugins\b|[cC]orefile\b)|--post-renderer\b|(?:-f|--values)[= ]?(?:-(?:\s|$)|<\())/;
/** What the release in the cluster has. */
const REUSES = /\bhelm\s[^|;]{0,400}\s--re(?:set-then-re)?use-values\b/;
/** No marks, counts, or images of others. */
const REBUILDS =
  /\bkustomize edit (?!fix|(?:add|set) (?:label|annotation|buildmetadata|replicas)|set image (?!\S*dns))|\bkpt fn (?:eval|render)\s/;
/** Of a workload or its Service; but for images of CoreDNS, and patches of where, how often and in which release its pods run. */
const OBJECTS =
  /\b(?:kubectl|oc|helm)\b[^|;&\n]{0,200}?\b(set (?:volumes?|image|selector)|edit|replace|patch|rollout undo|rollback)\b/;
const OBJECT =
  /\b(deploy\w*|ds|daemonsets?|sts|statefulsets?|cm|configmaps?|svc|services?)(?:\.apps)?(?:\s+|\/)["']?([a-z\d.-]+)/;
const MATTERS: ReadonlyMap<string, RegExp> = new Map([
  ['edit', /EDITOR=/],
  ['replace', /--raw\b/],
  ['set image', /\s[\w*-]+=(?!\S*\/coredns:v?1\.(?:[3-9]|\d\d))/],
  ['patch', /configMap|volume|args|command|image\b|hostNetwork|-conf\b|selector|targetPort/],
]);
/** By a file, or a variable; else by what a command prints. */
const PATCHES =
  /(?:--patch-file[= ]|-(?:p|-patch)[= ]?[ \t]*"?\$\((?:cat |<))[ \t]*["']?([^\s"';|&)]+)|-(?:p|-patch)[= ]?[ \t]*"?\$(?:\{?(\w+)|\()/;
/** Of a Kptfile; of helmfile. */
const FUNCTIONS =
  /^[ \t]*(?:- (?:image|exec):(?![^\n]*\/(?:set-labels|set-annotations|apply-setters|kube\w+|gatekeeper)\b)|(postRenderer):)/m;
/** Of Ansible. */
const TASKS = /\b(?:replace|lineinfile)(?::|$)/m;
const FIELD =
  /\b(path|dest|regexp?|search_string|line|state)(?:(?::[ \t]+|=)(?:"((?:\\.|[^"\\\n])*)"|'((?:''|[^'\n])*)')|=((?:\{\{[^}\n]{0,99}\}\}|\S)+)|:[ \t]+(\S[^\n]*))/g;
/** Of ytt. */
const OVERLAYS = /^#@ ?overlay\/match by/m;
/** Without a value where it is no text. */
const SETTING = /\b(\w+)(?:=|:[ \t]+(?=["'\w./-]))('[^']*'|"(?!\$)(?:\\.|[^"\\])*"|[^\s$"'`(]+|)/g;
/** Also of another step of a workflow. */
const USED = /\$\{{0,2}[ \t]{0,9}(?:[\w-]{1,99}\.){0,4}(\w{1,99})[ \t]{0,9}\}{0,2}/g;
/** What follows is done where something else failed. */
const RESCUES = /\|\|\s*$|\b(?:if|until) ![^\n]*(?:rollout status|helm upgrade|kubectl wait)\b|failure\(\)/;
/** Of helmfile. */
const HOOK = /- events:/;
const MADE = /^([ \t]*)(?:transformers|jsonPatches|strategicMergePatches):[^\n]*(?:\n\1[ \t-][^\n]*){0,60}/my;
const IS_MADE = /^[ \t]*(?:transformers|jsonPatches|strategicMergePatches):/m;
const ENTERS = /\b(?:cd|pushd|working-directory:)\s+["']?([^\s"';&|)]+)/g;
const MAX_BEFORE = 1000;
const MAX_RESCUE = 200;
/** Of here-documents in one file, and characters of each. */
const MAX_INPUTS = 100;
const MAX_INPUT = 1000;

export function mayRunCommands(path: string): boolean {
  return RUNS.test(path);
}

export function editsIn(path: string, text: string, editable: Editable): readonly ManifestEdit[] {
  const kinds = kindsOf(path, text, editable).filter(([pattern]) => pattern.test(text));
  let inputs = 0;
  return (kinds.length === 0 ? [] : [...text.matchAll(COMMAND)]).flatMap(({ 0: lines, index }) => {
    const line = BLOCK.test(lines) ? ownLines(lines) : lines;
    const command = inputs < MAX_INPUTS ? withInput(line, text, index) : line;
    if (command.length > line.length) inputs += 1;
    const read = HOOK.test(line) ? asLine(line) : command;
    for (const [pattern, changed] of kinds) {
      const found = pattern.exec(read);
      const manifest = found === null ? undefined : changed(read, found, index);
      if (found === null || manifest === undefined) continue;
      const [{ 0: word, index: from } = { 0: '', index: 0 }] = found[0].matchAll(/\w+/g);
      const start = index + found.index + from;
      return [{ manifest, command, word: { start, end: start + word.length }, keeps: pattern === REUSES }];
    }
    return [];
  });
}

/** Without what else is said of it or of others. */
function ownLines(block: string): string {
  const [first = '', ...rest] = block.split('\n');
  const [all, more] = /^\s*(- (?:image|exec|events):|module:)?/.exec(first) ?? ['', undefined];
  const depth = more === 'module:' ? all.length - more.length : first.search(more === undefined ? /[^\s-]/ : /-/) + 1;
  const end = rest.findIndex((one) => one.trim() !== '' && one.search(/\S/) < depth);
  return [first, ...(end === -1 ? rest : rest.slice(0, end))].join('\n');
}

/** Of the same length. */
function asLine(hook: string): string {
  return hook.replace(/\b(?:command|args):|[\n"',[\]]/g, (all) => ' '.repeat(all.length));
}

/** With the here-document of an editor. */
function withInput(command: string, text: string, start: number): string {
  const mark =
    command.includes('<<') && IS_EDITOR.test(command) ? /<<-?[ \t]*["']?(\w+)/.exec(command)?.[1] : undefined;
  if (mark === undefined) return command;
  const [from, most] = [start + command.length, start + command.length + MAX_INPUT];
  const end = text.slice(from, most).indexOf(`\n${mark}`);
  return text.slice(start, end === -1 ? most : from + end);
}

/** The manifest or workload that such a command changes. */
type Kind = readonly [RegExp, (command: string, found: RegExpExecArray, start: number) => string | undefined];

function kindsOf(path: string, text: string, { manifests, workloads, textOf }: Editable): readonly Kind[] {
  const paths = [...manifests.keys()].sort();
  const named = oncePer(openNamed(paths));
  const below = oncePer((word: string): readonly string[] => {
    const [written = ''] = word.split('*', 1);
    const folder = foldedPath(written === word ? word : written.slice(0, written.lastIndexOf('/') + 1));
    return folder === '' ? [] : pathsBelow(folder, paths);
  });
  const anywhere = (words: readonly string[]) => new Set(words.flatMap((word) => [...named(word), ...below(word)]));
  const inText = once(() => anywhere(wordsIn(text)));
  const speaksOf = (command: string) => (one: string) => {
    const rest = command.replaceAll(one, '');
    const words = manifests.get(one)?.flatMap((line) => (/^(?:loop|forward)\b/.test(line) ? line.split(/\s+/) : []));
    return words?.some((word) => word.length > 2 && rest.includes(word)) === true;
  };
  const literal = literalsIn(text);
  const filled = (command: string) => command.replace(USED, (all, variable: string) => literal(variable) ?? all);
  const rebuilt: Kind[1] = (command, _, start) => {
    const before = text.slice(Math.max(0, start - MAX_BEFORE), start + command.length);
    const entered = [...before.matchAll(ENTERS)].at(-1)?.[1] ?? directoryOf(path);
    return [...wordsIn(command), entered].flatMap(below)[0];
  };
  const edited: Kind[1] = (command, edit) => {
    if (!KEEPS.test(command)) return undefined;
    const plain = filled(command).replace(/\\(?=[.*[\]$^/])/g, '');
    const words = wordsIn(plain);
    const isAbout = speaksOf(plain);
    const own = /\bkustomize\b/.test(plain) ? anywhere(words) : new Set(words.flatMap(named));
    const found = [...own].find((one) => isAbout(one) || mayTouch(command, edit, manifests.get(one)));
    // Of other files; else by variables, patterns or other commands.
    if (found !== undefined || words.some((word) => /\w\.[a-z]\w{0,6}$/i.test(word))) return found;
    return [...(/[$*]|\{\}|\bxargs\b/.test(command) ? inText() : anywhere(words))].find(isAbout);
  };
  const byTask: Kind[1] = (command) => {
    const { place, looks } = taskOf(command);
    const own = wordsIn(place).flatMap(named);
    const isOpen = own.length === 0 && place.includes('{{');
    return looks && (isOpen ? [...inText()] : own).find((one) => mayMatch(looks, manifests.get(one)));
  };
  const release: Kind[1] = (command) =>
    wordsIn(command).flatMap(named)[0] ?? (ANY_RELEASE.test(command) ? paths[0] : undefined);
  const isProgram = PROGRAM.test(text) && WRITES.test(text);
  return [
    [SETS, release],
    [REUSES, release],
    [REBUILDS, rebuilt],
    [
      FUNCTIONS,
      (_, [, renders]) =>
        (renders ? paths.filter((one) => one === path) : path.endsWith('Kptfile') ? below(directoryOf(path)) : [])[0],
    ],
    [IS_MADE, (_, __, start) => (path.includes('helmfile') && madeOtherwise(text, start) ? paths[0] : undefined)],
    [OVERLAYS, (command) => (isOverlay(command, workloads) ? paths[0] : undefined)],
    [TASKS, byTask],
    [OBJECTS, ofObjects(path, text, { workloads, textOf, named, literal })],
    [EDITS, edited],
    [REPLACES, (command) => (isProgram ? [...inText()].find(speaksOf(command)) : undefined)],
  ];
}

interface Objects extends Pick<Editable, 'workloads' | 'textOf'> {
  readonly named: (word: string) => readonly string[];
  readonly literal: (variable: string) => string | undefined;
}

function ofObjects(path: string, text: string, { workloads, textOf, named, literal }: Objects): Kind[1] {
  const fileText = (name: string) => textOf(foldedPath(`${directoryOf(path)}/${name}`)) ?? textOf(name);
  return (command, { 0: all, 1: verb = '', index }, start) => {
    const [rest = ''] = command.slice(index + all.length).split(/[|;&\n]/, 1);
    const [, kind = '', object = ''] = OBJECT.exec(rest) ?? [];
    const [release = ''] = verb === 'rollback' ? wordsIn(rest) : [];
    const name = [object, release].find((one) => workloads.has(one)) ?? wordsIn(rest).flatMap(named)[0];
    // What a patch of a ConfigMap brings is read elsewhere.
    if (name === undefined || (verb === 'patch' && kind.startsWith('c'))) return undefined;
    const what = verb === 'patch' ? patchOf(command, literal, fileText) : command;
    const from = Math.max(0, start + index - MAX_RESCUE);
    const isRescue = verb.startsWith('roll') && RESCUES.test(text.slice(from, start + index));
    return isRescue || (what !== undefined && MATTERS.get(verb)?.test(what) === false) ? undefined : name;
  };
}

/** What a variable is set to, in any step: undefined where that is not known. */
export function literalsIn(text: string): (variable: string) => string | undefined {
  const set = once(() => grouped(text.matchAll(SETTING), ([, name]) => name));
  return oncePer((variable) => {
    const values = set()
      .get(variable)
      ?.map(([, , value = '']) => value.replace(/^(["'])(.*)\1$/s, '$2'));
    return values?.every(Boolean) === true ? values.join('\n') : undefined;
  });
}

/** Undefined: not known. */
function patchOf(command: string, set: (name: string) => string | undefined, fileText: typeof set): string | undefined {
  const [all, file, variable] = PATCHES.exec(command) ?? [];
  if (all === undefined) return command;
  return file !== undefined ? fileText(file) : variable && set(variable);
}

function taskOf(command: string): { readonly place: string; readonly looks: string | undefined } {
  const fields = new Map([...command.matchAll(FIELD)].map(([, key, ...values]) => [key, values.find(Boolean)]));
  const absent = fields.get('state')?.startsWith('absent') === true ? fields.get('line') : undefined;
  const looks = fields.get('regexp') ?? fields.get('regex') ?? fields.get('search_string') ?? absent;
  return { place: fields.get('path') ?? fields.get('dest') ?? '', looks };
}

/** Texts of Corefiles are read elsewhere. */
function madeOtherwise(text: string, start: number): boolean {
  MADE.lastIndex = start;
  return /\.ya?ml\b|configMap|volumes|args|command|image\b/.test(MADE.exec(text)?.[0] ?? '');
}

/** Of a server's objects, without a guard of its own. */
function isOverlay(command: string, workloads: ReadonlySet<string>): boolean {
  const isOf = [...workloads, 'overlay.all'].some((one) => command.includes(one));
  return (
    isOf &&
    /\b(?:Corefile|configMap|args|command|image|dnsPolicy):/.test(command) &&
    !/^[ \t]*loop[ \t]*$/m.test(command)
  );
}

const ANY_RELEASE = /helmfile|coredns(?!.*parameters=)/s;
const SCRIPT =
  /(?:g?sed|perl)\s+(?:-(?!\w*n)[\w.-]+\s+)*(?:''\s+)?(["']?)((?:s([/|,#@!])(?:\\.|(?!\3)[^\\\n])*\3(?:\\.|(?!\3)[^\\\n])*\3[gI]*[;\s]*)+)\1(?:\s|$)/;
const SUBSTITUTES = /s(.)((?:\\.|(?!\1)[^\\])*)\1((?:\\.|(?!\1)[^\\])*)\1/g;
const LEAVES_OUT = /-\w*v\w*\s+(?:-e\s+)?(["']?)([^"'$\s]+)\1/;

/** Whether what it looks for may stand in such a line, or is not known (sed(1), grep(1)). */
function mayTouch(command: string, [, looks, runs]: RegExpExecArray, lines: readonly string[] = []): boolean {
  if (looks === undefined || runs !== undefined) return runs === undefined;
  if (/^(?:grep|rg)/.test(looks))
    return command.split(' -e ').length > 2 || mayMatch(LEAVES_OUT.exec(command)?.[2] ?? '', lines);
  const [, quote, script] = SCRIPT.exec(command.replace(/(["'])\s+-e\s+\1/g, ';')) ?? [];
  const parts = [...(script ?? '').matchAll(SUBSTITUTES)];
  return (
    parts.length === 0 ||
    parts.some(
      ([, , pattern = '', by = '']) =>
        (quote !== "'" && /(?<!\\)\$/.test(pattern)) || /\\n|(?<!\$)\{/.test(by) || mayMatch(pattern, lines),
    )
  );
}

/** A match has all letters of a pattern between what stands for others. */
function mayMatch(pattern: string, lines: readonly string[] = []): boolean {
  const runs = /^[>|]|\{\{|\||\)\\?[?*{]/.test(pattern) ? [] : pattern.split(SPECIAL);
  return lines.some((line) => runs.every((run) => line.includes(run.replace(/\\/g, '').trim())));
}

const SPECIAL = /\[\^?\]?[^\]]*\]|\\{1,2}[\w<>'`()}?+]|.?(?:[*?]|\\?\{[\d,]*\\?\}?|\\\?)|[.^$+()}]/;
