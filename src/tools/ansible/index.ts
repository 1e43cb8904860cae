import type { Fact } from '../../core/facts/fact.ts';
import type { NodeNetworkFact } from '../../core/facts/node.ts';
import type { ConfigMapEntry } from '../../core/facts/objects.ts';
import { addAll } from '../../core/text/append.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { directoryOf, foldedPath, inFolder, pathFrom } from '../../core/text/paths.ts';
import { extentOf, type SourceText, wholeFile } from '../../core/text/source-text.ts';
import type { NodeFileCopy } from '../../languages/shared/fragments.ts';
import { adding, type Join } from '../../languages/shared/join.ts';
import { installerFlags } from '../../languages/shared/k3s-commands.ts';
import { firstLineOf, locatedWhole } from '../../languages/shared/lines.ts';
import { absoluteTarget, isResolverLink, nodeChanges, nodeChangesOf } from '../../languages/shared/node-commands.ts';
import { provisionerOf, serviceFact } from '../../languages/shared/node-setup.ts';
import { isPlaybook } from '../../languages/shared/playbook.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { mayBeResolver } from '../../languages/shared/resolver-images.ts';
import type { UnreadEdit } from '../../languages/shared/unread-edits.ts';
import {
  child,
  type Document,
  items,
  placeOf,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { destination, hasOpenVariable, isTrue, openDestination, sourcesOf, writtenTexts } from './carrier.ts';
import { argument, fillStated, MAX_TASKS, playsOf, type Task, tasksOf } from './carrier-tasks.ts';
import { readWithDefaults } from './defaults.ts';
import type { Play, PlaybookVariables, TaskInclude } from './fragments.ts';
import { applying } from './kubernetes-tasks.ts';
import { PARTS } from './parts.ts';
import { joinPlaybooks } from './place.ts';

const TOO_MANY =
  'The tasks of this file, with the items of their loops, are too many: those from here on were not read.';

type Stated = Fact | NodeFileCopy | UnreadEdit | Play | TaskInclude;

export const ansible: Plugin = {
  id: 'ansible',
  title: 'Ansible playbooks and roles',
  markers: ['  roles:', 'become:', 'dns_servers'],
  names: /(?:^|\/)(?:site\.ya?ml|[^/]*playbook[^/]*\.ya?ml)$/i,
  about: /dns_servers/i,
  parts: PARTS,
  render: readWithDefaults,
  join: (stated, context) => joinLookedUp(adding(joinPlaybooks)(stated, context), context),
  applies: /\b(?:src|template)["']?\s?[:=]|\blookup\(/,
  applying,
  recognises: (document) => isPlaybook(document) || isRoleFile(document) || variablesOf(document) !== undefined,
  read: (document) => {
    const variables = variablesOf(document);
    if (variables !== undefined) return { value: [variables], notices: [] };
    if (isRoleFile(document)) return { value: [unplaced(document)], notices: [] };
    if (!isPlaybook(document)) return { value: [], notices: [] };
    const facts: Stated[] = playsOf(document).map((play): Play => {
      const at = placeOf(document, play.hosts);
      return { kind: 'ansible/play', hosts: String(play.hosts.value), roles: play.roles, at };
    });
    const notices: Notice[] = [];
    for (const [index, task] of tasksOf(document).entries()) {
      if (index === MAX_TASKS) {
        notices.push(beyondBound(TOO_MANY, placeOf(document, task.args)));
        break;
      }
      if (task.module.endsWith('_container')) addAll(notices, unreadContainer(task));
      addAll(
        facts,
        factsOf(document, task).map((fact) => ({ ...fact, by: task.by })),
      );
    }
    return { value: facts, notices };
  },
};

/** As of Compose's service where nothing states what it forwards to. */
function unreadContainer(task: Task): readonly Notice[] {
  const image = argument(task, 'image');
  if (image === undefined || !mayBeResolver(image.text) || argument(task, 'state')?.text === 'absent') return [];
  const message = 'what this container forwards to is not read: a loop through it would not be seen';
  return [notModelled(message, extentOf(image))];
}

/** The task that copies it says its use. Helm's templates lie in folders of the same name. */
function isRoleFile(document: Document): boolean {
  if (document.onNode !== undefined || /(?:^|\/)charts?\//.test(document.path)) return false;
  if (!/(?:^|\/)(?:files|templates)\//.test(document.path)) return false;
  if (document.kind === 'yaml') return false;
  return /nameserver|DNS=|resolv-conf|server=|forward-addr|cluster-dns|domain-name-servers/.test(document.source.text);
}

function unplaced(document: Document): Stated {
  const { path, source } = document;
  return { kind: 'config-text', language: 'unplaced', path, text: source, at: firstLineOf(source) };
}

function factsOf(document: YamlDocument, task: Task): readonly Stated[] {
  const at = placeOf(document, task.args);
  switch (task.module) {
    case 'copy':
    case 'template': {
      const path = openDestination(task);
      if (path !== undefined && argument(task, 'content') !== undefined) return openTexts(document, task, path);
      if (path === undefined || argument(task, 'src') === undefined) return [];
      const sources = sourcesOf(document, task);
      const named = path.endsWith('/') ? `${path}${sources[0]?.replace(/^.*\//, '') ?? ''}` : path;
      return [{ kind: 'node/node-file-copy', path: named, sources, template: task.module === 'template', at }];
    }
    case 'lineinfile':
    case 'blockinfile':
    case 'replace':
    case 'ini_file': {
      const path = openDestination(task);
      return path === undefined ? [] : openTexts(document, task, path);
    }
    case 'include_tasks':
    case 'import_tasks':
    case 'include':
      return includeOf(document, task);
    case 'file':
      return linkOf(task);
    case 'service':
    case 'systemd':
    case 'systemd_service':
      return servicesOf(task);
    case 'shell':
    case 'raw':
    case 'command': {
      const words = items(child(task.args, 'argv')).flatMap((one) => (one.kind === 'scalar' ? [one.text] : []));
      return words.length > 0
        ? nodeChanges(words)
        : shellScripts(task.args).flatMap((script) => [
            ...[provisionerOf(script)].filter((one) => one !== undefined),
            ...nodeChangesOf(script),
            ...installerFlags(script),
          ]);
    }
    case 'nmcli':
      return connectionOf(document, task);
    default:
      return [];
  }
}

/** Texts with variables of other files; those without are documents. */
function openTexts(document: YamlDocument, task: Task, path: string): readonly Stated[] {
  return writtenTexts(document, task).flatMap(({ text, append: added, created }): Stated[] => {
    if (!hasOpenVariable(text) && destination(task) !== undefined) return [];
    const at = firstLineOf(text);
    return [
      {
        kind: 'node/node-file-copy',
        path,
        sources: [],
        template: true,
        text,
        append: added,
        ...defined({ created }),
        at,
      },
    ];
  });
}

/** Free text, or `cmd` (ansible.builtin.shell, ansible.builtin.command). */
function shellScripts(args: YamlNode): readonly SourceText[] {
  return [sourceOf(args) ?? sourceOf(child(args, 'cmd'))].flatMap((script) => script ?? []);
}

/** `include_tasks: FILE`, `import_tasks: {file: FILE}`, beside the file (Ansible, include_tasks module). */
function includeOf(document: YamlDocument, task: Task): readonly Stated[] {
  const text = task.args.kind === 'scalar' ? task.args.text : argument(task, 'file');
  if (text === undefined) return [];
  const name = fillStated(text, task.vars).text.split(/\s/, 1)[0] ?? '';
  const folder = directoryOf(document.path);
  const at = placeOf(document, task.args);
  if (name.includes('{{')) return [{ kind: 'ansible/task-include', folder, at }];
  if (!/\.ya?ml$/.test(name) || name.startsWith('/')) return [];
  return [{ kind: 'ansible/task-include', path: foldedPath(inFolder(folder, name)), folder, at }];
}

/** `state: link` or `hard`: `src` is the target. */
function linkOf(task: Task): readonly Stated[] {
  if (!/^(?:link|hard)$/.test(argument(task, 'state')?.text ?? '')) return [];
  const [path, src] = [destination(task), argument(task, 'src')];
  if (path === undefined || src === undefined || !isResolverLink(path)) return [];
  const target = fillStated(src, task.vars);
  if (target.text.includes('{{')) return [];
  const at = extentOf(src);
  return [{ kind: 'node-link', path, target: absoluteTarget(target.text, path), at }];
}

/** `masked` and `enabled` hold after the next start, `state` now. */
function servicesOf(task: Task): readonly Stated[] {
  const name = argument(task, 'name', 'service', 'unit');
  if (name === undefined) return [];
  const state = argument(task, 'state')?.text;
  const enabled = isTrue(argument(task, 'enabled'));
  const masked = isTrue(argument(task, 'masked'));
  const runs =
    masked === true || enabled === false || state === 'stopped'
      ? false
      : (enabled ?? (state === 'started' ? true : undefined));
  if (runs === undefined) return [];
  const filled = fillStated(name, task.vars);
  return [serviceFact(filled.text, runs, extentOf(filled))].filter((one) => one !== undefined);
}

/** `nmcli` `dns4`, `dns6`: servers before those of DHCP (nm-settings(5) ipv4.dns). */
function connectionOf(document: YamlDocument, task: Task): readonly NodeNetworkFact[] {
  const nameservers = ['dns4', 'dns6'].flatMap((key): Located<string>[] => {
    const list = child(task.args, key);
    const texts: SourceText[] =
      list?.kind === 'sequence'
        ? list.items.flatMap((one) => (one.kind === 'scalar' ? [one.text] : []))
        : list?.kind === 'scalar'
          ? [list.text]
          : [];
    return texts.flatMap((text) => (text.text.includes('{{') ? [] : [locatedWhole(text)]));
  });
  if (nameservers.length === 0) return [];
  const dhcp = argument(task, 'method4')?.text === 'auto' ? 'after' : 'unsaid';
  const at = placeOf(document, task.args);
  return [{ kind: 'node-network', software: 'NetworkManager', nameservers, routes: [], onlyRoutes: false, dhcp, at }];
}

/** A role's `defaults` and `vars`, `group_vars`, `host_vars` (Ansible, "Using variables"). */
const MAX_VARIABLES = 5000;

function variablesOf(document: Document): PlaybookVariables | undefined {
  if (document.kind !== 'yaml' || document.onNode !== undefined || !PARTS.values.test(document.path)) return undefined;
  if (document.root.kind !== 'map') return undefined;
  const variables: PlaybookVariables['variables'][number][] = [];
  for (const { key, value } of document.root.entries) {
    if (variables.length >= MAX_VARIABLES) break;
    const list = value.kind === 'sequence';
    const texts = value.kind === 'sequence' ? value.items : [value];
    const values = texts.flatMap((one) => sourceOf(one) ?? []);
    if (values.length === texts.length && /^\w{1,64}$/.test(key)) variables.push({ name: key, values, list });
  }
  if (variables.length === 0) return undefined;
  const role = /^((?:.*\/)?roles\/[^/]+)\/(?:defaults|vars)\//.exec(document.path)?.[1];
  return {
    kind: 'ansible/playbook-variables',
    ...defined({ role }),
    variables,
    at: firstLineOf(document.source),
  };
}

/** `{{ lookup('template', 'Corefile.j2') | indent(4) }}` alone as a key of a ConfigMap: the text of that file. */
const ALONE =
  /^\s*\{\{-?\s*(?:lookup|query)\(\s*['"](?:ansible\.builtin\.)?(file|template)['"]\s*,\s*['"]([\w./-]{1,400})['"]\s*\)[^{}]{0,200}\}\}\s*$/;

/** It is no server of its own any more. */
const joinLookedUp: Join = (stated, { read }) => {
  const used = new Set<string>();
  const filled = (entry: ConfigMapEntry): ConfigMapEntry => {
    const [, kind = '', name = ''] = ALONE.exec(entry.text.text) ?? [];
    const file = name === '' ? undefined : placesOf(entry.at.file.path, kind, name).map(read).find(Boolean);
    if (file === undefined) return entry;
    used.add(file.path);
    return { ...entry, text: wholeFile(file) };
  };
  const value = stated.value.map((fact) => {
    if (fact.kind !== 'config-map' || !fact.data.some(({ text }) => ALONE.test(text.text))) return fact;
    return { ...fact, data: fact.data.map(filled) };
  });
  if (used.size === 0) return stated;
  return { ...stated, value: value.filter((fact) => fact.kind !== 'config-text' || !used.has(fact.at.file.path)) };
};

/** In the folder for it of the role, beside what asks, and from the root. */
function placesOf(path: string, kind: string, name: string): readonly string[] {
  const own = directoryOf(path);
  const folders = [`${kind}s`, 'templates', 'files'].map((folder) => inFolder(directoryOf(own), folder));
  return [...folders, own, ''].flatMap((folder) => pathFrom(folder, name) ?? []);
}
