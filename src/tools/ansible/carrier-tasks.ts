import { directoryOf, foldedPath } from '../../core/text/paths.ts';
import { locate, replaceMatches, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  items,
  placeOf,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';

export interface Task {
  readonly node: YamlNode;
  /** Without its collection: `copy` for `ansible.builtin.copy`. */
  readonly module: string;
  readonly args: YamlNode;
  readonly by: { readonly hosts?: string; readonly role?: string; readonly when?: string };
  /** Of the play and the task: texts and lists of texts. */
  readonly vars: Vars;
}

export interface Vars {
  readonly own: ReadonlyMap<string, readonly SourceText[]>;
  readonly outer?: Vars;
}
const NO_VARS: Vars = { own: new Map() };
const MAX_SCOPES = 100;

function lookUp(vars: Vars, name: string): readonly SourceText[] | undefined {
  let scope: Vars | undefined = vars;
  for (let depth = 0; scope !== undefined && depth < MAX_SCOPES; depth += 1) {
    const value = scope.own.get(name);
    if (value !== undefined) return value;
    scope = scope.outer;
  }
  return undefined;
}

export interface Play {
  readonly node: YamlNode;
  readonly hosts: YamlNode & { kind: 'scalar' };
  readonly roles: readonly string[];
}

/** Modules that may touch a resolver. */
const MODULES = new Set([
  'copy',
  'template',
  'file',
  'lineinfile',
  'blockinfile',
  'replace',
  'ini_file',
  'service',
  'systemd',
  'systemd_service',
  'docker_container',
  'podman_container',
  'shell',
  'command',
  'raw',
  'nmcli',
  'k8s',
  'k8s_json_patch',
  'include_tasks',
  'import_tasks',
  'include',
]);
const NAMESPACE =
  /^(?:ansible\.(?:builtin|legacy|posix)|community\.(?:docker|general|kubernetes|okd)|containers\.podman|kubernetes\.core|redhat\.openshift)\./;

export function playsOf(document: YamlDocument): readonly Play[] {
  return items(document.root).flatMap((node) => {
    const hosts = child(node, 'hosts');
    if (hosts?.kind !== 'scalar' || scalarText(hosts) === undefined) return [];
    const roles = items(child(node, 'roles')).flatMap(
      (one) => scalarText(one) ?? scalarText(child(one, 'role')) ?? scalarText(child(one, 'name')) ?? [],
    );
    return [{ node, hosts, roles }];
  });
}

export function tasksOf(document: YamlDocument): readonly Task[] {
  const tasks: Task[] = [];
  const role = /^((?:.*\/)?[^/]+)\/(?:tasks|handlers)\/(?:[^/]+\/)*[^/]+$/.exec(document.path)?.[1];
  type Open = { readonly node: YamlNode; readonly by: Task['by']; readonly vars: Task['vars'] };
  const open: Open[] = [];
  const push = (nodes: readonly YamlNode[], by: Task['by'], vars: Task['vars']): void => {
    for (const node of nodes.toReversed()) open.push({ node, by, vars });
  };
  const plays = new Map(playsOf(document).map((play) => [play.node, play]));
  push(items(document.root), role === undefined ? {} : { role }, NO_VARS);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node } = next;
    if (node.kind !== 'map') continue;
    const vars = nestedVars(next.vars, child(node, 'vars'));
    const play = plays.get(node);
    if (play !== undefined) {
      const by = { hosts: scalarText(play.hosts) ?? '' };
      for (const key of ['handlers', 'post_tasks', 'tasks', 'pre_tasks']) push(items(child(node, key)), by, vars);
      continue;
    }
    const when = conditionOf(node);
    const by = when === undefined ? next.by : { ...next.by, when };
    const blocks = ['always', 'rescue', 'block'].flatMap((key) => items(child(node, key)).toReversed());
    if (blocks.length > 0) {
      for (const inner of blocks) open.push({ node: inner, by, vars });
      continue;
    }
    for (const entry of node.entries) {
      const { module, args } = called(entry);
      if (MODULES.has(module))
        for (const own of itemVars(document, node, vars)) {
          if (tasks.length > MAX_TASKS) return tasks;
          tasks.push({ node, module, args, by, vars: own });
        }
    }
  }
  return tasks;
}

/** A module by its name, or as the first word or `module` of `action` (ansible playbook keywords). */
function called({ key, value }: YamlEntry): { readonly module: string; readonly args: YamlNode } {
  if (key !== 'action') return { module: key.replace(NAMESPACE, ''), args: value };
  const text = value.kind === 'scalar' ? value.text : undefined;
  const name =
    text === undefined ? (scalarText(child(value, 'module')) ?? '') : (/^\s*(\S+)/.exec(text.text)?.[1] ?? '');
  return { module: name.replace(NAMESPACE, ''), args: value };
}

/** Of a loop's list, or of a variable that the playbook states, one for each, with `item` or `item.KEY`; else those around it. */
function itemVars({ source }: YamlDocument, node: YamlNode, outer: Vars): readonly Vars[] {
  const list = loopOf(node);
  const name = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(scalarText(list) ?? '')?.[1];
  const stated = (name === undefined ? undefined : lookUp(outer, name)) ?? [];
  const listed = items(list).flatMap((one): readonly ItemTexts[] =>
    one.kind === 'map'
      ? [one.entries.flatMap(({ key, value }) => textsBelow(key, value))]
      : one.kind === 'scalar'
        ? [[['', one.text]]]
        : [],
  );
  const pairs = entries(child(node, 'with_dict')).map(
    ({ key, keySpan, value }): ItemTexts => [
      ['key', synthetic(locate(source, keySpan.start, keySpan.end), key)],
      ...textsBelow('value', value),
    ],
  );
  const each = [...listed, ...stated.map((text): ItemTexts => [['', text]]), ...pairs];
  const isEmpty =
    (list?.kind === 'sequence' && list.items.length === 0) || (name !== undefined && lookUp(outer, name)?.length === 0);
  if (each.length === 0) return isEmpty ? [] : [outer];
  return each.slice(0, MAX_ITEMS).map((texts) => ({
    own: new Map(texts.map(([key, text]) => [key === '' ? 'item' : `item.${key}`, [text]])),
    outer,
  }));
}

type ItemTexts = readonly (readonly [key: string, text: SourceText])[];

function textsBelow(key: string, value: YamlNode): ItemTexts {
  return value.kind === 'scalar' && value.value !== null ? [[key, value.text]] : [];
}

const MAX_ITEMS = 1000;
/** Of one file, with each item of their loops; one more marks the cut. */
export const MAX_TASKS: number = 10_000;

/** A text, or a list that all has to hold. `true` is no condition. */
function conditionOf(node: YamlNode): string | undefined {
  const when = child(node, 'when');
  if (when === undefined) return undefined;
  const texts = when.kind === 'sequence' ? items(when).flatMap((one) => scalarText(one) ?? []) : [scalarText(when)];
  const condition = texts.filter((text) => text !== undefined && text !== 'true').join(' and ');
  return condition === '' ? undefined : condition.slice(0, 120);
}

function nestedVars(outer: Vars, vars: YamlNode | undefined): Vars {
  if (vars?.kind !== 'map') return outer;
  const stated = new Map<string, readonly SourceText[]>();
  for (const { key, value } of vars.entries) {
    const texts = value.kind === 'sequence' ? value.items : [value];
    const sources = texts.flatMap((one) => sourceOf(one) ?? []);
    if (sources.length === texts.length) stated.set(key, sources);
  }
  return { own: stated, outer };
}

export function argument(task: Task, ...names: readonly string[]): SourceText | undefined {
  const { args } = task;
  const beside = child(task.node, 'args');
  for (const name of names) {
    const value = child(args, name) ?? child(beside, name);
    const found =
      value?.kind === 'scalar' && value.value !== null
        ? value.text
        : args.kind === 'scalar'
          ? freeForm(args.text, name)
          : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `dest=/etc/resolv.conf line="nameserver 10.0.0.2"`: the value of a key, without quotes. */
function freeForm(source: SourceText, name: string): SourceText | undefined {
  const { text } = source;
  for (let at = text.indexOf(`${name}=`); at !== -1; at = text.indexOf(`${name}=`, at + 1)) {
    if (at > 0 && !/\s/.test(text[at - 1] ?? '')) continue;
    const from = at + name.length + 1;
    const quote = text[from];
    if (quote === '"' || quote === "'") {
      const close = text.indexOf(quote, from + 1);
      return close === -1 ? undefined : slice(source, from + 1, close);
    }
    let to = from;
    while (to < text.length && !/\s/.test(text[to] ?? '')) to += 1;
    return slice(source, from, to);
  }
  return undefined;
}

function loopOf(node: YamlNode): YamlNode | undefined {
  return child(node, 'loop') ?? child(node, 'with_items') ?? child(node, 'with_list');
}

const MAX_FILLED = 64 * 1024;

/** Variables that the playbook does not state stay as written. */
export function fillStated(text: SourceText, vars: Task['vars']): SourceText {
  if (!text.text.includes('{{')) return text;
  const textFor = ([, name = '']: RegExpExecArray): SourceText | undefined => {
    const [value, ...others] = lookUp(vars, name) ?? [];
    return others.length === 0 ? value : undefined;
  };
  return replaceMatches(text, /\{\{[ \t]{0,8}(\w{1,64}(?:\.\w{1,64})?)[ \t]{0,8}\}\}/g, textFor, MAX_FILLED) ?? text;
}

export function at(document: YamlDocument, task: Task, text: string): SourceText {
  return synthetic(placeOf(document, task.args), text);
}

/** Ansible's special variables. */
const SPECIAL = /^\{\{\s*(playbook_dir|role_path)\s*\}\}\//;

/** In Ansible's order (playbook_pathing: the role's folders, then the playbook's). */
export function placesOf(
  { path }: YamlDocument,
  task: Task,
  written: { readonly name: SourceText; readonly folder: string },
): readonly string[] {
  const name = fillStated(written.name, task.vars).text;
  if (name.startsWith('/') || name.endsWith('/')) return [];
  const { role } = task.by;
  const special = SPECIAL.exec(name);
  if (special !== null) {
    // A role's tasks do not say which playbook has them.
    const base = special[1] === 'role_path' ? role : role === undefined ? directoryOf(path) : undefined;
    return base === undefined ? [] : [foldedPath(`${base}/${name.slice(special[0].length)}`)];
  }
  const bases = [...(role === undefined ? [] : [`${role}/`]), path.slice(0, path.lastIndexOf('/') + 1)];
  return bases.flatMap((base) => [`${base}${written.folder}/${name}`, `${base}${name}`].map(foldedPath));
}
