/** Commands of first-boot scripts and pre- and post-commands that change a node's resolver files. */
import type { NodeFileFact, NodeLinkFact } from '../fact.ts';
import { concat, locate, type SourceText, standsFor } from '../text/source-text.ts';
import { commandsOf } from './shell-words.ts';

/** What a script links and writes, in the order of its commands, at paths that decide about DNS. */
export function nodeChangesOf(script: SourceText): readonly (NodeLinkFact | NodeFileFact)[] {
  return commandsOf(script).flatMap((words) => nodeChangeOf(words) ?? []);
}

/** One command's words; undefined when it changes none of these files, or in a way that is not read. */
export function nodeChangeOf(words: readonly SourceText[]): NodeLinkFact | NodeFileFact | undefined {
  const command = words[0]?.text === 'sudo' ? words.slice(1) : words;
  const name = command[0]?.text.replace(/^(?:\/usr)?\/bin\//, '');
  if (name === 'ln') return linkOf(command.slice(1));
  return name === 'echo' || name === 'printf' ? writtenBy(command.slice(1), name === 'printf') : undefined;
}

/** `ln [-s -f -n -T ...] TARGET PATH` (ln(1)); a hard link counts as well. */
function linkOf(words: readonly SourceText[]): NodeLinkFact | undefined {
  const named: SourceText[] = [];
  for (const word of words) {
    if (/^\d*[<>]|^&>/.test(word.text)) break;
    if (!word.text.startsWith('-')) named.push(word);
  }
  const [target, path] = named;
  if (target === undefined || path === undefined || named.length !== 2) return undefined;
  if (!isResolverLink(path.text)) return undefined;
  const at = locate(path, 0, path.text.length);
  return { kind: 'node-link', path: path.text, target: absoluteTarget(target.text, path.text), at };
}

/** Paths at which a link decides which resolver file is read. */
export function isResolverLink(path: string): boolean {
  return path === '/etc/resolv.conf' || /^\/run\/(?:systemd\/resolve|NetworkManager|resolvconf)\//.test(path);
}

/** `echo TEXT > PATH` and `>> PATH`, of one text that the shell would not change. */
function writtenBy(words: readonly SourceText[], isFormat: boolean): NodeFileFact | undefined {
  const plain = words.filter((word) => word.text !== '-e' && word.text !== '-n');
  const [text, arrow, path] = plain;
  if (text === undefined || arrow === undefined || path === undefined || plain.length !== 3) return undefined;
  if (arrow.text !== '>' && arrow.text !== '>>') return undefined;
  const isResolved = /^\/etc\/systemd\/resolved\.conf(?:\.d\/[^/]+\.conf)?$/.test(path.text);
  if (path.text !== '/etc/resolv.conf' && !isResolved) return undefined;
  // Escapes and substitutions would have to be carried out.
  if (/[$`\\]/.test(text.text) || (isFormat && text.text.includes('%'))) return undefined;
  const at = locate(text, 0, text.text.length);
  const head = isResolved && !text.text.includes('[') ? [standsFor(at, '[Resolve]\n')] : [];
  return {
    kind: 'node-file',
    path: path.text,
    text: concat([...head, text, standsFor(at, '\n')]),
    mode: arrow.text === '>>' ? 'append' : 'replace',
    at,
  };
}

/** A relative target counts from the link's own directory (symlink(7)): `../run/x` beside `/etc` is `/run/x`. */
export function absoluteTarget(target: string, path: string): string {
  const parts = target.startsWith('/') ? [] : path.split('/').slice(0, -1);
  const kept: string[] = [];
  for (const part of [...parts, ...target.split('/')]) {
    if (part === '..') kept.pop();
    else if (part !== '' && part !== '.') kept.push(part);
  }
  return `/${kept.join('/')}`;
}
