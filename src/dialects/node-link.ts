/** Commands that link a file of a node: `ln -sf TARGET PATH`, in first-boot scripts and pre- and post-commands. */
import type { NodeLinkFact } from '../fact.ts';
import { locate, type SourceText } from '../text/source-text.ts';
import { commandsOf } from './shell-words.ts';

/** Links that a script makes at paths that decide about DNS. */
export function linksOf(script: SourceText): readonly NodeLinkFact[] {
  return commandsOf(script).flatMap((words) => linkOf(words) ?? []);
}

/** One command's words: `[sudo] ln [-s -f -n -T ...] TARGET PATH` (ln(1)); a hard link counts as well. */
export function linkOf(words: readonly SourceText[]): NodeLinkFact | undefined {
  const texts = words.map((word) => word.text);
  const start = texts[0] === 'sudo' ? 1 : 0;
  if (texts[start] !== 'ln' && texts[start] !== '/bin/ln' && texts[start] !== '/usr/bin/ln') return undefined;
  const named: SourceText[] = [];
  for (const word of words.slice(start + 1)) {
    if (/^[0-9]?[<>]/.test(word.text)) break;
    if (!word.text.startsWith('-')) named.push(word);
  }
  const [target, path] = named;
  if (target === undefined || path === undefined || named.length !== 2) return undefined;
  if (path.text !== '/etc/resolv.conf' && !path.text.startsWith('/run/systemd/resolve/')) return undefined;
  const at = locate(path, 0, path.text.length);
  return { kind: 'node-link', path: path.text, target: absoluteTarget(target.text, path.text), at };
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
