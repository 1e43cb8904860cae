/** Commands that delete the `loop` line of a Corefile: the crash ends, the outage begins. */

import type { Fact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import { openQuote, pipelinesIn, putsBack, withoutProse } from '../../core/text/quoted.ts';
import { locate } from '../../core/text/source-text.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { type Document, entries, ownText, placeOfKey, type YamlNode } from '../../read/documents/document.ts';
import { textsOf } from '../../read/documents/synthetic-source.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { useOf } from '../shared/command-use.ts';
import { openJudging } from '../shared/judged-commands.ts';

/** `(?m)`, without which `^` and `$` are the ends of the text (RE2's syntax, perlre). */
const FLAGS = String.raw`(?:\(\?[a-z]{1,8}\))?`;

/** Blanks, anchors and classes around the word; bounded against backtracking. */
const AROUND = String.raw`[\^\s\\+*$[\]:a-z<>#]{0,24}`;

/** With or without `\b`. */
const WORD = String.raw`(?:\\b|\b)loop(?:\\b|\b)`;

/** Put in its place. */
const NOTHING = String.raw`(?:\s|\\{1,4}n){0,8}`;

/** `sed '/loop/d'`, `grep -v loop`, `awk '!/loop/'`, `sub("loop"; "")`; no repetition in a repetition. */
const EDIT: RegExp = new RegExp(
  [
    String.raw`\bsed\b[^\n|;]{0,200}?\/${AROUND}${WORD}${AROUND}\/I?\s*d\b`,
    // `s/^ *loop$//`, `s/loop/#loop/`, `s|loop||`
    String.raw`\b(?:sed|perl)\b[^\n|;]{0,200}?\bs([/|,#])${FLAGS}${AROUND}${WORD}${AROUND}\1(?:#[^\n]{0,40}?|\s{0,8})\1`,
    String.raw`\bgrep\s[^\n|;]{0,40}?-[a-zA-Z]*v[a-zA-Z]*\s+(?:-e\s+)?["']?${AROUND}${WORD}`,
    String.raw`\bg?awk\b[^\n|;]{0,80}?!\s*\/${AROUND}${WORD}${AROUND}\/`,
    String.raw`\bg?awk\b[^\n|;]{0,80}?\/${AROUND}${WORD}${AROUND}\/\s*\{\s*next`,
    String.raw`\bperl\b[^\n|]{0,120}?\bunless\s*\(?\s*m?\/${AROUND}${WORD}`,
    String.raw`\b(?:yq|jq)\b[^\n]{0,200}?\bg?sub\(\s*["']${FLAGS}${AROUND}${WORD}${AROUND}["']\s*[;,]\s*["']${NOTHING}["']\s*[;)]`,
    // `.replace("    loop\n", "")`, `re.sub(r"\n\s*loop", "", text)`
    String.raw`\b(?:replace|g?sub)\(\s*r?["'/]${FLAGS}${AROUND}${WORD}${AROUND}["'/]\s*,\s*r?["']${NOTHING}["']`,
    // bash: `${X//loop/}`
    String.raw`\$\{\w{1,99}\/\/?${AROUND}${WORD}${AROUND}(?:\/${NOTHING})?\}`,
  ].join('|'),
);
/** An edit of a Corefile, not of anything with a loop. */
const ABOUT = /coredns|corefile/i;
/** Logs and reports of a CoreDNS, and the kernel's modules. */
const NO_COREFILE = /[^\s"'=]*(?:\/log\/|\.(?:log|txt|out|md|csv)\b|\bmod(?:ules-load|probe)\.d\b)[^\s"']*/g;
/** What is printed of logs, processes, disks. */
const LISTS =
  /(?:^|[(`"'@!-]\s*|\b(?:sudo|do|then|else|if|while|until|run:|shell:|command:|cmd:)\s+)(?:stern|journalctl|dmesg|df|du|mount|findmnt|losetup|lsblk|lsmod|ps|ls|find|git\s+(?:log|grep|ls-files)|helm\s+(?:ls|list|status|history|search)|(?:docker|podman|nerdctl|crictl)\s(?:[\w-]+\s+){0,4}(?:logs|ps|images))(?=\s|$)/;
const KUBECTL = /(?:^|\W)(?:kubectl|oc|k)$/;
/** Of kubectl; not the names of namespaces. */
const SHOWS = /^(?:logs|describe|top|events|rollout)$/;
/** Objects that hold no Corefile. */
const OTHERS =
  /^(?:po|pods?|ev|events?|no|nodes?|svc|services?|ep|endpoints\w*|deploy\w*|ds|daemonsets?|rs|replicasets?)(?:$|[/,.])/;
const CONFIG_MAPS = /(?:^|,)(?:cm|configmaps?)(?:$|[/,.])/;
/** Of a source. */
const MAX_SOURCE = 1000;

const EDITORS = /\b(?:sed|grep|awk|perl|yq|jq)\b|sub\(|replace\(|\$\{\w{1,99}\//;

const PRINTS = /^(?:echo|printf)\b/;
/** What is in quotes behind these is looked for, or said. */
const SAYS =
  /(?:^|[|;&(!]|\b(?:if|while|until|then|do|else)\s)\s*(?:[ef]?grep|rg|logger|die|warn|err|error|log|info|fail)\s[^|;&]*$/;

export const guardRemovals: Plugin = {
  id: 'guard-edits',
  title: 'Commands that delete the loop plugin',
  markers: ['coredns', 'Corefile'],
  recognises: (document) => editsIn(document).length > 0,
  read: (document) => ({ value: editsIn(document), notices: [] }),
};

function editsIn(document: Document): readonly Fact[] {
  const written = linesOf(document).flatMap(({ start, end, text }): readonly Fact[] => {
    const at = locate(ownText(document), start, end);
    const use = useOf(at.file, at.span.start);
    if (use === 'is shown') return [];
    return [{ kind: 'guard-edit', command: text, at, ...defined({ mayRun: use === 'may run' ? true : undefined }) }];
  });
  return [...written, ...tasksIn(document), ...resourcesIn(document)];
}

const TASK = /^(?:ansible\.builtin\.)?(?:replace|lineinfile)$|^file\.(?:replace|line)$/;
/** Of Puppet (stdlib) and Chef (line cookbook, Chef::Util::FileEdit). */
const RESOURCE =
  /\bfile_line\s*\{[^}]{0,400}\bensure\s*=>\s*["']?absent[^}]{0,400}\}|\bdelete_lines\b[^\n]{0,200}(?:\n[^\n]{0,300}){1,10}?\n\s*end\b|\bsearch_file_delete_line\([^\n]{0,300}/g;
/** In a pattern, behind escapes such as `\s`. */
const SOUGHT = /(?<!(?<!\\)[\w-])loop(?![\w-])/;
const PUT = /^[^#\n]*\bloop\b/m;

function resourcesIn(document: Document): readonly Fact[] {
  const source = ownText(document);
  const { text } = source;
  if (
    document.kind !== 'text' ||
    !ABOUT.test(text) ||
    !/\b(?:file_line|delete_lines?|search_file_delete_line)\b/.test(text)
  )
    return [];
  return [...text.matchAll(RESOURCE)].flatMap(({ 0: all, index }): readonly Fact[] => {
    const isAbout = isAboutCorefile(all.startsWith('search') ? text : all);
    const at = locate(source, index, index + (all.split('\n', 1)[0] ?? '').length);
    return isAbout && SOUGHT.test(all) && useOf(at.file, at.span.start) !== 'is shown'
      ? [{ kind: 'guard-edit', command: all.replace(/\s+/g, ' '), at }]
      : [];
  });
}

/** Edits of a file by Ansible (ansible.builtin.replace, ansible.builtin.lineinfile) and Salt (salt.states.file). */
function tasksIn(document: Document): readonly Fact[] {
  const { text } = ownText(document);
  if (document.kind !== 'yaml' || !/\b(?:replace|lineinfile|file\.line)["']?:/.test(text) || !ABOUT.test(text))
    return [];
  const found: Fact[] = [];
  visitNodes(document.root, (node) => {
    for (const entry of entries(node)) {
      if (!TASK.test(entry.key)) continue;
      const settings = settingsOf(entry.value);
      const [path = '', line = ''] = ['path', 'line'].map((key) => settings.get(key));
      const by = settings.get('replace') ?? settings.get('repl') ?? line;
      const target = path === '' ? (settings.get('dest') ?? settings.get('name') ?? '') : path;
      const isAbsent = settings.get('state') === 'absent' || settings.get('mode') === 'delete';
      const looks = ['regexp', 'search_string', 'pattern', 'match'].flatMap((key) => settings.get(key) ?? []);
      const sought = looks[0] ?? (isAbsent ? line : '');
      if (isAboutCorefile(target) && SOUGHT.test(sought) && (isAbsent || !PUT.test(by)))
        found.push({
          kind: 'guard-edit',
          command: `${entry.key}: ${target} ${sought}`,
          at: placeOfKey(document, entry),
        });
    }
  });
  return found;
}

/** `path=/etc/a regexp='^b'`, too. */
function settingsOf(node: YamlNode): ReadonlyMap<string, string> {
  if (node.kind === 'map') return textsOf(node);
  if (node.kind === 'sequence') return new Map(node.items.flatMap((item) => [...textsOf(item)]));
  const words = node.kind === 'scalar' ? node.text.text.slice(0, MAX_WORDS) : '';
  return new Map(
    [...words.matchAll(/(\w+)=(?:'([^']*)'|"([^"]*)"|(\S+))/g)].map(([, key = '', a, b, c]) => [
      key,
      a ?? b ?? c ?? '',
    ]),
  );
}
const MAX_WORDS = 2000;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Programs that hand on what the first one reads. */
interface Pipeline {
  readonly said: string;
  /** Where the line enters a folder, or names the files of a round, before it. */
  readonly around: string;
  readonly edits: readonly Line[];
  /** Of the first edit's part of its line. */
  readonly at: number;
}

function linesOf(document: Document): readonly Line[] {
  const { text } = ownText(document);
  if (!text.includes('loop') || !EDITORS.test(text) || !ABOUT.test(text)) return [];
  const all = commandsOf(withoutProse(text)).flatMap(pipelinesOf);
  const { isDiscarded } = openJudging(text);
  const editing = all.filter((one) => one.edits.length > 0 && !isOnlyShown(one, text, all) && !isDiscarded(one.at));
  if (editing.length === 0) return [];
  const named = new Set(all.filter(isAbout).flatMap(({ said }) => filesIn(said)));
  const lines = editing
    .filter((one) => isAbout(one) || (!lists(one) && filesIn(one.said).some((file) => named.has(file))))
    .flatMap(({ edits }) => edits);
  return [...new Set(lines)].map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ') }));
}

const IN_PLACE =
  /\s-(?:[a-zA-Z]*i\b|-in-place)|\b(?:sponge|tee|xargs|register)\b|\b(?:apply|replace|patch|create|edit|set)\b/;
const READS = /\b(?:get|cat)\b|\|/;
const VIEWS =
  /^(?:(?:!|if)\s+){0,2}(?:echo|cat|less|more|wc|head|tail|grep|diff|rm|sort|uniq)\b|\|\s*(?:wc|less|more|head|tail|sort|uniq)\b[^|>]*$/;
/** In a program that takes nothing further. */
const ENDS =
  /(?:^|\|)\s*(?:grep|g?sed|g?awk|perl|jq|yq|less|more|wc|sort|uniq|head|tail|cat|diff|cut|tr|column|md5sum|sha256sum|\w+=\$\(kubectl|kubectl|diff)\b[^|]*$/;
const COUNTS = /\|\s*(?:wc|grep\s+-c)\b[^|>]*$/;
const USES = /[>`]|\$\(|\b(?:apply|replace|patch|create|tee|ssh|sh|bash|cp|mv)\b|\s-f\b/;
/** Into a file, a variable. */
const KEPT = /[^\d&]>{1,2}\s*["']?([^\s"'&;|)]+)|^(?:export\s+|local\s+)?(\w+)=["']?\$\(/g;

/** Of lists and reports, or for a moment. */
const REPORT = /^\/tmp\/|\.(?:log|out|md|csv|diff)$/;

/** What is read goes through the filter to the terminal, or is only looked at. */
function isOnlyShown(one: Pipeline, text: string, all: readonly Pipeline[]): boolean {
  const command = one.said.replace(/\s+/g, ' ');
  const open = /^[ \t]*(?:\}|\)|done\b)[^\n]{0,99}[|>]|\bregister\b/m;
  if (!READS.test(command) || IN_PLACE.test(command) || open.test(text) || !ENDS.test(command)) return false;
  return [...command.replace(/\)["']?$/, '').matchAll(KEPT)].every(([, file, variable]) => {
    if (file === '/dev/null' || (variable !== undefined && COUNTS.test(command.replace(/\)["']?$/, '')))) return true;
    const name = file ?? variable ?? '';
    const uses = all.filter(({ said }) => said !== one.said && said.includes(name));
    return REPORT.test(name) && uses.every(({ said }) => VIEWS.test(said) && !USES.test(said));
  });
}

/** Lines joined by a backslash or an open pipe; no comments. */
function commandsOf(text: string): readonly (readonly Line[])[] {
  const commands: Line[][] = [];
  let open: Line[] | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const words = line.trim();
    const from = start + line.indexOf(words);
    start += line.length + 1;
    if (words.startsWith('#')) continue;
    if (open === undefined) {
      open = [];
      commands.push(open);
    }
    open.push({ start: from, end: from + words.length, text: words });
    if (!/(?:\\|[^|]\|)$/.test(words)) open = undefined;
  }
  return commands;
}

const ENTERS = /^\W*(?:cd|pushd|for|while|until|if)\b/;
const MAX_AROUND = 1000;

function pipelinesOf(lines: readonly Line[]): readonly Pipeline[] {
  const all = lines.map(({ text }) => text).join('\n');
  const offsets = offsetsOf(lines);
  let around = '';
  let next = 0;
  return pipelinesIn(all).map(({ start, end }) => {
    const edits: Line[] = [];
    let at = 0;
    for (let line = lines[next]; line !== undefined; line = lines[next]) {
      const from = offsets[next] ?? 0;
      if (from >= end) break;
      const own = Math.max(start, from);
      if (isEdit(all.slice(own, Math.min(end, from + line.text.length)).trim())) {
        if (edits.length === 0) at = line.start + own - from;
        edits.push(line);
      }
      if (from + line.text.length > end) break;
      next += 1;
    }
    const said = all.slice(start, end).trim();
    const pipeline = { said, around, edits, at };
    if (ENTERS.test(said)) around = `${around} ${said}`.slice(-MAX_AROUND);
    return pipeline;
  });
}

function offsetsOf(lines: readonly Line[]): readonly number[] {
  let offset = 0;
  return lines.map(({ text }) => {
    offset += text.length + 1;
    return offset - text.length - 1;
  });
}

function isEdit(text: string): boolean {
  if (!text.includes('loop') || text.length >= 2000) return false;
  const edit = EDIT.exec(text);
  if (edit === null || putsBack(text.slice(edit.index + edit[0].length))) return false;
  if (edit[0].startsWith('${')) return true;
  const quote = openQuote(text.slice(0, edit.index));
  return quote === undefined || !(PRINTS.test(text) || SAYS.test(text.slice(0, quote)));
}

/** Not `lsblk | grep -v loop`, frequent in cluster setup. */
function isAbout(one: Pipeline): boolean {
  return (isAboutCorefile(one.said) || (!isPiped(one) && isAboutCorefile(one.around))) && !lists(one);
}

function isAboutCorefile(words: string): boolean {
  return ABOUT.test(words) && ABOUT.test(words.replace(NO_COREFILE, ''));
}

/** Names of files to edit are no text to edit. */
function isPiped({ said }: Pipeline): boolean {
  return said.includes('|') && !/\bxargs\b/.test(said);
}

function lists({ said }: Pipeline): boolean {
  if (/\b(?:xargs|-exec)\b/.test(said)) return false;
  const [source = ''] = said.slice(0, MAX_SOURCE).split('|', 1);
  if (LISTS.test(source)) return true;
  const all = source.split(/\s+/);
  const start = all.findIndex((word) => KUBECTL.test(word));
  const args =
    start === -1 ? [] : all.slice(start + 1).filter((_, at) => !/^-(?:n|-namespace)$/.test(all[start + at] ?? ''));
  if (args.some((word) => SHOWS.test(word))) return true;
  return args.includes('get') && args.some((word) => OTHERS.test(word)) && !args.some((word) => CONFIG_MAPS.test(word));
}

/** After `kubectl get cm coredns > cm.yaml` the name `cm.yaml` means the Corefile, and X after `X=$(...)`. */
function filesIn(text: string): readonly string[] {
  const files = text.split(/[\s"'<>|;&()]+/).filter((word) => /^[\w$~{.][^,:=]*[./][\w}]|^\/\w/.test(word));
  const variables = [...text.matchAll(/^(?:(?:export|local)\s+)?(\w+)\s?=|\$\{?(\w+)|^(\w+)(?=\.\w)/g)];
  return [...files, ...variables.map(([, set, used, object]) => `$${set ?? used ?? object}`)];
}
