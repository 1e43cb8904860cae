/** Tools that change what they deploy: values of helm, builds of kustomize, helmfile, ytt, tasks of Ansible. */
import { wordsIn } from '../../core/text/named-paths.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import { commandScripts } from '../../languages/shared/command-scripts.ts';
import type { Editable, EditedText, Kind } from './editable.ts';

/** Over the values of the chart, or over what it makes. */
const SETS =
  /\bhelm(?:file)?\s(?!diff\s)[^|;]{0,400}\s(?:--set(?:-json|-string|-file)?[= ]["']?[\w.-]{0,60}(?:servers\b|plugins\b|[cC]orefile\b)|--post-renderer\b|(?:-f|--values)[= ]?(?:-(?:\s|$)|<\())/;
/** What the release in the cluster has. */
export const REUSES: RegExp = /\bhelm\s[^|;]{0,400}\s--re(?:set-then-re)?use-values\b/;
/** No marks, counts, names, or images but those of CoreDNS before 1.3. */
const REBUILDS =
  /\bkustomize edit (?!fix|(?:add|set) (?:label|annotation|buildmetadata|replicas|namespace|name(?:pre|suf)fix)\b|set image (?!\S*dns)|set image \S{0,200}\bcoredns["']?[:=]?(?:\S{0,200}\/coredns)?:(?:v?1\.(?:[3-9]|\d\d)|["']?\$))/;
const ADDS = /\bkustomize edit add resource\s/;
/** Of helmfile. */
const RENDERS = /^[ \t]*postRenderer:/m;
const MADE = /^([ \t]*)(?:transformers|jsonPatches|strategicMergePatches):[^\n]*(?:\n\1[ \t-][^\n]*){0,60}/my;
const IS_MADE = /^[ \t]*(?:transformers|jsonPatches|strategicMergePatches):/m;
/** Of ytt. */
const OVERLAYS = /^[ \t]*#@ ?overlay\/match by/m;
/** Of Ansible. */
const TASKS = /\b(?:replace|lineinfile)(?::|$)/m;
const FIELD =
  /\b(path|dest|regexp?|search_string|line|state)(?:(?::[ \t]+|=)(?:"((?:\\.|[^"\\\n])*)"|'((?:''|[^'\n])*)')|=((?:\{\{[^}\n]{0,99}\}\}|\S)+)|:[ \t]+(\S[^\n]*))/g;
/** Of Terraform, and Jinja's filter. */
const REPLACES =
  /\breplace\(|\bfor\s[^\n]{0,400}?\bif\s[^\n]{0,200}?(?:!=\s*|!\s*\w+\()[^\n"]{0,80}"[^"\n]{0,40}\bloop\b/;
const FILTERS = /\|\s*(?:regex_)?replace\(/;
/** What it looks for, what it puts there. */
const REPLACED =
  /[,(]\s*(?:"((?:\\.|[^"\\])*)"\s*[,\n]\s*"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'\s*,\s*'((?:\\.|[^'\\])*)')/g;
const NEXT_SETTING = /\n[ \t]*(?:[\w-]+[ \t]*=|\})/;
/** What they are made of is read where it is known. */
const EVALUATED = /\bresource "kubernetes_(?:manifest|config_map)/;
const ENTERS = /\b(?:cd|pushd|working-directory:)\s+["']?([^\s"';&|)]+)/g;
const [MAX_BEFORE, MAX_BLOCK] = [1000, 4000];

export function editsByTools(
  { path, text, textOf, made, manifestsIn }: EditedText,
  { manifests, workloads, first, named, below, mayMatch }: Editable,
): readonly Kind[] {
  const release: Kind[1] = (command) =>
    wordsIn(command).flatMap(named)[0] ?? (isAnyRelease(command) ? first : undefined);
  const rebuilt: Kind[1] = (command, _, start) => {
    const before = text.slice(Math.max(0, start - MAX_BEFORE), start + command.length);
    const isKnown = ADDS.test(command) && !command.includes('$');
    if (isKnown && wordsIn(command).flatMap(named).length === 0) return undefined;
    const entered = [...before.matchAll(ENTERS)].at(-1)?.[1] ?? directoryOf(path);
    return [...wordsIn(command), entered].flatMap((word) => below(word)[0] ?? [])[0];
  };
  const byTask: Kind[1] = (command) => {
    const { place, looks } = taskOf(command);
    const own = [place, ...made().sourcesOf(place)].flatMap(wordsIn).flatMap(named);
    const isOpen = own.length === 0 && place.includes('{{');
    return looks && (isOpen ? manifestsIn() : own).find((one) => mayMatch(looks, one));
  };
  const isTerraform = /\.(?:tf|tofu)$/.test(path);
  const byReplace: Kind[1] = (command, { 0: all, index }, start) => {
    const around = `\n${text.slice(Math.max(0, start - MAX_BLOCK), start)}`;
    const block = around.slice(around.lastIndexOf('\nresource "'));
    const [expression = ''] = text.slice(start + index, start + index + MAX_BEFORE).split(NEXT_SETTING, 1);
    const leavesOut = all.startsWith('for');
    const own = wordsIn(isTerraform && !leavesOut ? expression : command).flatMap(named);
    const pairs = EVALUATED.test(block) && manifests.has(path) ? [] : [...expression.matchAll(REPLACED)];
    const replaced = pairs.flatMap(([, pattern, by, filtered = '', as = '']) =>
      staysIn(pattern ?? filtered, by ?? as) ? [] : linesOf(pattern ?? filtered),
    );
    const looks = leavesOut ? ['loop'] : replaced;
    const isOpen = own.length === 0 && isTerraform && !leavesOut && !/\bfile\(/.test(expression);
    return (isOpen ? manifestsIn() : own).find((one) => looks.some((pattern) => mayMatch(pattern, one)));
  };
  return [
    [isTerraform ? REPLACES : FILTERS, byReplace],
    [
      SETS,
      (command, found, start) => (isReadRelease(command, path, textOf) ? undefined : release(command, found, start)),
    ],
    [REUSES, release],
    [REBUILDS, rebuilt],
    [RENDERS, () => (manifests.has(path) ? path : undefined)],
    [IS_MADE, (_, __, start) => (path.includes('helmfile') && madeOtherwise(text, start) ? first : undefined)],
    [OVERLAYS, (command) => (isOverlay(command, workloads) ? first : undefined)],
    [TASKS, byTask],
  ];
}

/** Of a chart of the repository, with settings that are stated: src/tools/helm reads what they set. */
function isReadRelease(command: string, path: string, textOf: EditedText['textOf']): boolean {
  if (commandScripts([path]).length === 0 || UNREAD.test(command)) return false;
  const isThere = (written: string): boolean =>
    [directoryOf(path), ''].some((folder) => textOf(pathFrom(folder, written) ?? '') !== undefined);
  const files = [...command.matchAll(SET_FILE)].map(([, file = '']) => file);
  return (
    files.every(isThere) &&
    command.split(/\s+/).some((word) => /^[\w./-]+$/.test(word) && isThere(`${word}/Chart.yaml`))
  );
}

const UNREAD = /\s--post-renderer\b|(?:-f|--values)[= ]?(?:-(?:\s|$)|<\()|\s--set\S*[= ]\S*[$`]|\bhelmfile\b/;
const SET_FILE = /--set-file[= ]["']?[\w.[\]-]+=([^\s"']+)/g;

function staysIn(pattern: string, by: string): boolean {
  return pattern.includes('loop') && /(?:^|\\n|\s)loop\b/.test(by);
}

/** What is not filled in, and has a word. */
function linesOf(pattern: string): readonly string[] {
  const lines = pattern.replace(/^\/|\/$/g, '').split('\\n');
  return lines.filter((line) => /\w{3}/.test(line) && !line.includes('${'));
}

/** One of CoreDNS, or of any chart. */
function isAnyRelease(command: string): boolean {
  return command.includes('helmfile') || command.lastIndexOf('coredns') > command.lastIndexOf('parameters=');
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
  const isOf = command.includes('overlay.all') || command.match(/[\w.-]+/g)?.some((one) => workloads.has(one)) === true;
  return (
    isOf &&
    /\b(?:Corefile|configMap|args|command|image|dnsPolicy):/.test(command) &&
    !/^[ \t]*loop[ \t]*$/m.test(command)
  );
}
