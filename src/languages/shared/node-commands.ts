/** Commands of first-boot scripts that change a node's resolver files. */
import type { NodeFileFact, NodeLinkFact, NodeNetworkFact, NodeServiceFact } from '../../core/facts/node.ts';
import { directoryOf, rootedPath } from '../../core/text/paths.ts';
import { concat, extentOf, gather, locate, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { items, sourceOf, type YamlNode } from '../../read/documents/document.ts';

import type { NodeFileCopy } from './fragments.ts';
import {
  connectionOf,
  fileOf,
  hereDocumentFiles,
  sedEdits,
  servicesOf,
  statesNameserver,
  teeOf,
} from './node-edits.ts';
import { commandsOf } from './shell-words.ts';
import { isUnreadEdit, type UnreadEdit, unreadEdits, withoutOverwritten } from './unread-edits.ts';

export type NodeChange = NodeLinkFact | NodeFileFact | NodeFileCopy | NodeServiceFact | NodeNetworkFact | UnreadEdit;

/** In the order of commands, here-documents last. */
export function nodeChangesOf(script: SourceText): readonly NodeChange[] {
  const changes: NodeChange[] = [];
  const documents = hereDocumentFiles(script);
  let piped: SourceText | undefined;
  let branches = 0;
  for (const words of commandsOf(script)) {
    const { command, depth } = withoutKeywords(words, branches);
    branches = depth;
    const name = nameOf(withoutSudo(command));
    const fed = writtenFrom(withoutSudo(command), piped);
    if (fed !== undefined) changes.push(inBranch(fed, branches));
    // An `echo` without a target feeds the next command; operators are not among the words.
    piped =
      name === 'echo' || name === 'printf' ? oneText(withoutSudo(command).slice(1), name === 'printf') : undefined;
    const understood = fed === undefined ? documents : [fed, ...documents];
    for (const change of nodeChanges(command, understood)) changes.push(inBranch(change, branches));
  }
  for (const file of documents) changes.push(file);
  return withoutOverwritten(changes);
}

/** `... | tee PATH`, `tee PATH <<< TEXT`, `cat > PATH <<< TEXT`. */
function writtenFrom(command: readonly SourceText[], piped: SourceText | undefined): NodeFileCopy | undefined {
  const at = command.findIndex(({ text }) => text === '<<<');
  const here = at === -1 ? undefined : command[at + 1];
  const text = here === undefined ? piped : oneText([here], false);
  if (text === undefined) return undefined;
  const words = at === -1 ? command : command.slice(0, at);
  if (nameOf(command) === 'tee') return teeOf(words.slice(1), text);
  const arrow = words.findIndex((word) => word.text === '>' || word.text === '>>');
  const path = words[arrow + 1];
  if (here === undefined || nameOf(command) !== 'cat' || arrow === -1 || path?.text.startsWith('/') !== true)
    return undefined;
  const line = concat([text, synthetic(extentOf(text), '\n')]);
  return fileOf(path.text, line, words[arrow]?.text === '>>');
}

export function nodeChangesIn(list: YamlNode | undefined): readonly NodeChange[] {
  return items(list).flatMap((command) => {
    const script = sourceOf(command);
    return script === undefined ? [] : nodeChangesOf(script);
  });
}

/** A branch may not run. Services and connections are taken to. */
function inBranch(change: NodeChange, branches: number): NodeChange {
  if (branches === 0 || change.kind === 'node-service' || change.kind === 'node-network' || isUnreadEdit(change))
    return change;
  return { ...change, assumes: 'the script takes the branch that does it' };
}

/** Without reserved words; `if` and `case` open branches, loops and functions are taken to run. */
function withoutKeywords(
  words: readonly SourceText[],
  before: number,
): { readonly command: readonly SourceText[]; readonly depth: number } {
  let depth = before;
  let from = 0;
  for (; from < words.length; from += 1) {
    const word = words[from]?.text ?? '';
    if (word === 'if' || word === 'case') depth += 1;
    else if (word === 'fi' || word === 'esac') depth = Math.max(0, depth - 1);
    else if (!/^(?:then|else|elif|do|while|until|RUN|\{|\}|!)$/.test(word)) break;
  }
  return { command: words.slice(from), depth };
}

/** `understood`: what is known of its output. */
export function nodeChanges(
  words: readonly SourceText[],
  understood: readonly NodeFileCopy[] = [],
): readonly NodeChange[] {
  const command = withoutSudo(words);
  const changes = changesBy(command);
  const paths = [...changes, ...understood].flatMap((one) => ('path' in one ? [one.path] : []));
  return [...changes, ...unreadEdits(command, new Set(paths))];
}

function changesBy(command: readonly SourceText[]): readonly NodeChange[] {
  const rest = command.slice(1);
  const name = nameOf(command);
  switch (name) {
    case 'ln':
    case 'cp':
    case 'mv': {
      const link = linkOf(rest);
      return link === undefined || (name !== 'ln' && !/resolv\.conf$/.test(link.target)) ? [] : [link];
    }
    case 'echo':
    case 'printf': {
      const written = writtenBy(rest, name === 'printf');
      return written === undefined ? [] : [written];
    }
    case 'sed':
      return sedEdits(rest);
    case 'systemctl':
      return servicesOf(rest);
    case 'nmcli': {
      const connection = connectionOf(rest);
      return connection === undefined ? [] : [connection];
    }
    default:
      return [];
  }
}

function withoutSudo(words: readonly SourceText[]): readonly SourceText[] {
  const name = words[0]?.text;
  if (name !== 'sudo') return words;
  const first = words.findIndex((word, index) => index > 0 && !word.text.startsWith('-'));
  return first === -1 ? [] : words.slice(first);
}

function nameOf(command: readonly SourceText[]): string | undefined {
  return command[0]?.text.replace(/^(?:\/usr)?\/s?bin\//, '');
}

function joined(words: readonly SourceText[]): SourceText | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  const parts = words.flatMap((word, index) =>
    index === 0 ? [word] : [synthetic(locate(word, 0, Math.min(1, word.text.length)), ' '), word],
  );
  return words.length === 1 ? first : concat(parts);
}

/** The text of `echo`, if the shell would not change it. */
function oneText(words: readonly SourceText[], isFormat: boolean): SourceText | undefined {
  const escapes = isFormat || words.some((word) => word.text === '-e');
  const text = joined(words.filter((word) => word.text !== '-e' && word.text !== '-n'));
  if (text === undefined || /[$`<>]/.test(text.text) || (isFormat && text.text.includes('%'))) return undefined;
  return withoutEscapes(text, escapes);
}

/** With `\n` of `printf` and `echo -e` as line breaks; undefined for other escapes. */
function withoutEscapes(text: SourceText, escapes: boolean): SourceText | undefined {
  if (!text.text.includes('\\')) return text;
  if (!escapes || /\\[^n]|\\$/.test(text.text)) return undefined;
  const pieces: { start: number; end: number; text?: string }[] = [];
  let from = 0;
  for (let at = text.text.indexOf('\\n'); at !== -1; at = text.text.indexOf('\\n', at + 2)) {
    pieces.push({ start: from, end: at }, { start: at, end: at + 2, text: '\n' });
    from = at + 2;
  }
  pieces.push({ start: from, end: text.text.length });
  return gather(text, pieces);
}

/** `ln [-s -f -n -T ...] TARGET PATH` (ln(1)), hard or symbolic. */
function linkOf(words: readonly SourceText[]): NodeLinkFact | undefined {
  const named: SourceText[] = [];
  for (const word of words) {
    if (/^\d*[<>]|^&>/.test(word.text)) break;
    if (!word.text.startsWith('-')) named.push(word);
  }
  const [target, path] = named;
  if (target === undefined || path === undefined || named.length !== 2) return undefined;
  if (!isResolverLink(path.text)) return undefined;
  const at = extentOf(path);
  return { kind: 'node-link', path: path.text, target: absoluteTarget(target.text, path.text), at };
}

/** A link here decides which resolver file is read. */
export function isResolverLink(path: string): boolean {
  return path === '/etc/resolv.conf' || /^\/run\/(?:systemd\/resolve|NetworkManager|resolvconf)\//.test(path);
}

/** `echo TEXT > PATH`, `>> PATH`, if the shell would not change the text. */
function writtenBy(words: readonly SourceText[], isFormat: boolean): NodeFileFact | NodeFileCopy | undefined {
  const plain = words.filter((word) => word.text !== '-e' && word.text !== '-n');
  const [arrow, path] = plain.slice(-2);
  const raw = joined(plain.slice(0, -2));
  if (raw === undefined || arrow === undefined || path === undefined) return undefined;
  if (arrow.text !== '>' && arrow.text !== '>>') return undefined;
  if (/[$`]/.test(raw.text) || (isFormat && raw.text.includes('%'))) return undefined;
  const text = withoutEscapes(raw, isFormat || words.some((word) => word.text === '-e'));
  if (text === undefined) return undefined;
  const at = extentOf(text);
  const isResolved = /^\/etc\/systemd\/resolved\.conf(?:\.d\/[^/]+\.conf)?$/.test(path.text);
  if (path.text !== '/etc/resolv.conf' && !isResolved) {
    const line = concat([text, synthetic(at, '\n')]);
    return isNodeConfiguration(path.text) || statesNameserver(text.text)
      ? fileOf(path.text, line, arrow.text === '>>')
      : undefined;
  }
  const head = isResolved && !text.text.includes('[') ? [synthetic(at, '[Resolve]\n')] : [];
  return {
    kind: 'node-file',
    path: path.text,
    text: concat([...head, text, synthetic(at, '\n')]),
    mode: arrow.text === '>>' ? 'append' : 'replace',
    at,
  };
}

function isNodeConfiguration(path: string): boolean {
  return /^\/etc\/(?:dnsmasq|unbound|bind\/named|named\.conf|NetworkManager|netplan|default\/kubelet|sysconfig\/kubelet|systemd\/|dhcp|network\/|resolvconf|rancher\/)|^\/var\/lib\/kubelet\/|^\/etc\/(?:[^/]+\/){0,3}[\w.-]*(?:resolv|dns)[\w.-]*$/.test(
    path,
  );
}

/** Relative to the link's directory (symlink(7)): `../run/x` beside `/etc` is `/run/x`. */
export function absoluteTarget(target: string, path: string): string {
  return rootedPath(target.startsWith('/') ? target : `${directoryOf(path)}/${target}`);
}
