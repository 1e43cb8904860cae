/** Commands that change a manifest on its way to the cluster, or what was applied of it: `sed '/loop/d' dns/cm.yaml | kubectl apply -f -`. */

import type { Span } from '../../core/text/location.ts';
import { wordsIn } from '../../core/text/named-paths.ts';
import { once } from '../../core/text/once.ts';
import { directoryOf, foldedPath } from '../../core/text/paths.ts';
import { RUNS_COMMANDS, SEARCHED_PROGRAM } from '../../core/text/program-files.ts';
import { isQuoted, withoutProse } from '../../core/text/quoted.ts';
import { useOf } from '../shared/command-use.ts';
import { openJudging } from '../shared/judged-commands.ts';
import type { Editable, EditedText, Kind } from './editable.ts';
import { editsByTools, REUSES } from './edits-by-tools.ts';
import { editsOfPrograms, editsOfTexts } from './edits-of-texts.ts';
import { type Literals, literalsIn } from './literals.ts';
import { openMade } from './made.ts';

export interface ManifestEdit {
  /** Or the workload's name. */
  readonly manifest: string;
  readonly command: string;
  readonly word: Span;
  /** Values that were given before stay as they were. */
  readonly keeps: boolean;
}

/** Commands stand in quoted strings: Terraform, Packer, package.json, mise.toml, Cargo Make. */
const QUOTES = /\.(?:tf|tofu|hcl|json|toml)$/;
/** A line and those that it goes on in; settings of a task; an overlay. */
const COMMAND =
  /(?:[^\n]*(?:\\|\|)[ \t]*\n){0,20}(?:[^\n]*(?:- events|\b(?:replace|lineinfile|module)):[^\n]*(?:\n[ \t]+(?!- [\w.]+:)[^\n]*){0,20}|[ \t]*#@ ?overlay\/match by[^\n]*(?:\n(?![ \t]*#@ ?overlay\/match by)[^\n]*){0,60}|[^\n]*)/gm;
const BLOCK = /^[^\n]*(?:- events|\b(?:replace|lineinfile|module)):/;
/** Of helmfile. */
const HOOK = /- events:/;
export function mayRunCommands(path: string): boolean {
  return RUNS_COMMANDS.test(path) || QUOTES.test(path);
}

export function mayEdit(path: string): boolean {
  return (
    mayRunCommands(path) || SEARCHED_PROGRAM.test(path) || /\.(?:pl|php|bat|cmd|fish|nu|psm1|kts|gradle)$/.test(path)
  );
}

/** A workflow for pull requests alone: its files are thrown away. */
const CHECKS =
  /^["']?on["']?:(?:[ \t]*\[?[ \t]*pull_request[ \t]*\]?[ \t]*|\s*\n[ \t]+pull_request:.*\n(?:[ \t]{4}.*\n)*(?=\w).*)$/m;
const LASTS =
  /\b(?:kubectl|oc|helm|helmfile|kustomize|terraform|tofu|ansible|kapp|push|commit|artifact|create-pull-request)\b/;

export function editsIn(
  { path, text: written, textOf }: Pick<EditedText, 'path' | 'text' | 'textOf'>,
  editable: Editable,
): readonly ManifestEdit[] {
  const text = QUOTES.test(path) ? unquoted(written) : written;
  if (CHECKS.test(text) && !LASTS.test(text)) return [];
  const manifestsIn = once(() => [...new Set(wordsIn(text).flatMap(editable.named))]);
  const made = once(() => openMade(text));
  const edited = { path, text, textOf, literals: literalsIn(text), made, manifestsIn };
  const ofCommands = mayRunCommands(path)
    ? [...editsByTools(edited, editable), editsOfObjects(edited, editable), ...editsOfTexts(edited, editable)]
    : [];
  const all = [...ofCommands, ...editsOfPrograms(edited, editable)];
  const kinds = all.filter(([pattern]) => pattern.test(text));
  const { isDiscarded } = openJudging(text);
  return (kinds.length === 0 ? [] : [...withoutProse(text).matchAll(COMMAND)]).flatMap(({ 0: lines, index }) => {
    const command = BLOCK.test(lines) ? ownLines(lines) : lines;
    const read = HOOK.test(command) ? asLine(command) : command;
    for (const [pattern, changed] of kinds) {
      const found = pattern.exec(read);
      const manifest = found === null || isSaid(read, found.index) ? undefined : changed(read, found, index);
      if (found === null || manifest === undefined) continue;
      const [{ 0: word, index: from } = { 0: '', index: 0 }] = found[0].matchAll(/\w+/g);
      const start = index + found.index + from;
      if (isDiscarded(start) || useOf({ path, text }, start) === 'is shown') return [];
      return [{ manifest, command, word: { start, end: start + word.length }, keeps: pattern === REUSES }];
    }
    return [];
  });
}

/** Of the same length: one string a line. */
function unquoted(text: string): string {
  return text.replace(/(?<!\\)",(?=[ \t]*")/g, '"\n').replace(/\\"/g, ' "');
}

/** `echo "never sed -i ..."`. */
function isSaid(command: string, at: number): boolean {
  return /^[ \t]*(?:echo|printf)\b/.test(command) && !/[|>]/.test(command) && isQuoted(command.slice(0, at + 1));
}

/** Without what else is said of it or of others. */
function ownLines(block: string): string {
  const [first = '', ...rest] = block.split('\n');
  const [all, more] = /^\s*(- events:|module:)?/.exec(first) ?? ['', undefined];
  const depth = more === 'module:' ? all.length - more.length : first.search(more === undefined ? /[^\s-]/ : /-/) + 1;
  const end = rest.findIndex((one) => one.trim() !== '' && one.search(/\S/) < depth);
  return [first, ...(end === -1 ? rest : rest.slice(0, end))].join('\n');
}

/** Of the same length. */
function asLine(hook: string): string {
  return hook.replace(/\b(?:command|args):|[\n"',[\]]/g, (all) => ' '.repeat(all.length));
}

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
/** Or none. */
const ASKS_CLUSTER =
  /dnsPolicy\W{1,24}(?:value\W{1,12})?(?:ClusterFirst|null)|remove\W{1,12}path\W{1,9}[\w/]{0,99}dnsPolicy/;
/** By a file, or a variable; else by what a command prints. */
const PATCHES =
  /(?:--patch-file[= ]|-(?:p|-patch)[= ]?[ \t]*"?\$\((?:cat |<))[ \t]*["']?([^\s"';|&)]+)|-(?:p|-patch)[= ]?[ \t]*"?\$(?:\{?(\w+)|\()/;
/** What follows is done where something else failed. */
const RESCUES = /\|\|\s*$|\b(?:if|until) ![^\n]*(?:rollout status|helm upgrade|kubectl wait)\b|failure\(\)/;
const MAX_RESCUE = 200;

function editsOfObjects(
  { path, text, textOf, literals }: EditedText,
  { workloads, named, hangsOnNodes }: Editable,
): Kind {
  const fileText = (name: string) => textOf(foldedPath(`${directoryOf(path)}/${name}`)) ?? textOf(name);
  const isOther = (verb: string, what: string): boolean =>
    MATTERS.get(verb)?.test(what) !== false || (hangsOnNodes === true && ASKS_CLUSTER.test(what));
  return [
    OBJECTS,
    (command, { 0: all, 1: verb = '', index }, start) => {
      const [rest = ''] = command.slice(index + all.length).split(/[|;&\n]/, 1);
      const [, kind = '', object = ''] = OBJECT.exec(rest) ?? [];
      const [release = ''] = verb === 'rollback' ? wordsIn(rest) : [];
      const name = [object, release].find((one) => workloads.has(one)) ?? wordsIn(rest).flatMap(named)[0];
      // What a patch of a ConfigMap brings is read elsewhere.
      if (name === undefined || (verb === 'patch' && kind.startsWith('c'))) return undefined;
      const what = verb === 'patch' ? patchOf(command.slice(index), literals, fileText) : command;
      const from = Math.max(0, start + index - MAX_RESCUE);
      const isRescue = verb.startsWith('roll') && RESCUES.test(text.slice(from, start + index));
      return isRescue || (what !== undefined && !isOther(verb, what)) ? undefined : name;
    },
  ];
}

/** Undefined: not known. What another file sets is not asked for. */
function patchOf(command: string, { isSet, settingOf }: Literals, fileText: EditedText['textOf']): string | undefined {
  const [all, file, variable] = PATCHES.exec(command) ?? [];
  if (all === undefined || (variable !== undefined && !isSet(variable))) return command;
  return file !== undefined ? fileText(file) : variable && settingOf(variable);
}
