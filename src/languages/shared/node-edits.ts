/** Scripts' edits of a node's files and services: `sed -i`, `tee`, here-documents, `systemctl`, `nmcli`. */
import { parseAddress } from '../../core/dns/endpoint.ts';
import type { NodeNetworkFact, NodeServiceFact } from '../../core/facts/node.ts';
import type { Located } from '../../core/text/location.ts';
import { concat, extentOf, locate, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { hereDocumentsOf } from '../../read/documents/here-documents.ts';
import type { NodeFileCopy } from './fragments.ts';
import { editedKubeletLine } from './kubelet-edits.ts';
import { fieldsOf, firstLineOf } from './lines.ts';
import { serviceFact } from './node-setup.ts';

/** `cat > PATH <<EOF`, `tee [-a] PATH <<EOF`, to absolute paths. */
export function hereDocumentFiles(script: SourceText): readonly NodeFileCopy[] {
  if (!script.text.includes('<<')) return [];
  return hereDocumentsOf(script).flatMap(({ text, command }) => {
    const match = /(?:^|[\s|;&])(?:\d?(>{1,2})|tee(\s+(?:-a|--append))?)\s*["']?(\/[^\s"'<>|;&]{1,300})/.exec(command);
    const path = match?.[3];
    if (path === undefined || text.text === '') return [];
    return [fileOf(path, text, match?.[1] === '>>' || match?.[2] !== undefined)];
  });
}

/** A resolver file, whatever its name is. */
export function statesNameserver(text: string): boolean {
  return /^[ \t]{0,20}nameserver[ \t]/m.test(text);
}

export function fileOf(path: string, text: SourceText, append: boolean): NodeFileCopy {
  const at = firstLineOf(text);
  return { kind: 'node/node-file-copy', path, sources: [], template: false, text, append, at };
}

/** `tee [-a] PATH` after `echo` or `printf`. */
export function teeOf(words: readonly SourceText[], text: SourceText): NodeFileCopy | undefined {
  const named = words.filter((word) => !word.text.startsWith('-'));
  const [path] = named;
  if (path === undefined || !path.text.startsWith('/')) return undefined;
  const append = words.some((word) => word.text === '-a' || word.text === '--append');
  return fileOf(path.text, concat([text, synthetic(extentOf(text), '\n')]), append);
}

/** `systemctl [--now] disable|mask|stop|enable|start UNIT...` of a node's resolvers. */
export function servicesOf(words: readonly SourceText[]): readonly NodeServiceFact[] {
  const [verb, ...units] = words.filter((word) => !word.text.startsWith('-'));
  if (verb === undefined) return [];
  const off = /^(?:disable|mask|stop)$/.test(verb.text);
  if (!off && !/^(?:enable|start)$/.test(verb.text)) return [];
  return units.flatMap((unit) => serviceFact(unit.text, !off, extentOf(unit)) ?? []);
}

/** `sed -i SCRIPT FILE...`, where the script alone determines the outcome. */
export function sedEdits(words: readonly SourceText[]): readonly NodeFileCopy[] {
  const scripts: SourceText[] = [];
  const files: SourceText[] = [];
  let inPlace = false;
  let named = false;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined) break;
    if (word.text === '-e' || word.text === '--expression') {
      const script = words[i + 1];
      if (script !== undefined) scripts.push(script);
      named = true;
      i += 1;
    } else if (/^(?:-[a-zA-Z]*i\S*|--in-place\S*)$/.test(word.text)) inPlace = true;
    else if (word.text.startsWith('-')) continue;
    else if (!named && scripts.length === 0) scripts.push(word);
    else files.push(word);
  }
  if (!inPlace) return [];
  const commands = scripts.flatMap(commandsIn);
  if (files.length * commands.length > MAX_EDITS)
    return files.map((file) => ({
      kind: 'node/node-file-copy',
      path: file.text,
      sources: [],
      template: false,
      at: firstLineOf(file),
    }));
  return files.flatMap((file) => commands.flatMap((one) => editOf(file.text, one) ?? []));
}

/** Of one command; with more, what the files hold is unknown. */
const MAX_EDITS = 200;

interface SedCommand {
  readonly pattern?: string;
  readonly text: SourceText;
}

/** `s/A/B/flags`, `a TEXT`, `i TEXT`, also behind an address; separated by semicolons and line breaks. */
function commandsIn(script: SourceText): readonly SedCommand[] {
  const { text } = script;
  const added = /^(?:\$|\d{1,6}|\/[^/]{0,200}\/)?\s{0,4}[ai]\\?\s{0,8}(?=\S)/.exec(text);
  if (added !== null) return [{ text: slice(script, added[0].length, text.length) }];
  const commands: SedCommand[] = [];
  for (let at = 0; at < text.length; ) {
    const start = /s([^\w\s;\\])/g;
    start.lastIndex = at;
    const match = start.exec(text);
    const mark = match?.[1];
    if (match === null || mark === undefined) break;
    const middle = closing(text, match.index + 2, mark);
    const end = middle === -1 ? -1 : closing(text, middle + 1, mark);
    if (end === -1) break;
    commands.push({ pattern: text.slice(match.index + 2, middle), text: slice(script, middle + 1, end) });
    at = end + 1;
  }
  return commands;
}

function closing(text: string, from: number, mark: string): number {
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === mark) return i;
  }
  return -1;
}

/** Undefined where the outcome depends on the matched text. */
function editOf(path: string, { pattern, text }: SedCommand): NodeFileCopy | undefined {
  if (!path.startsWith('/') || text.text === '' || /[$`]|\\\d|(?<!\\)&/.test(text.text)) return undefined;
  const edited = pattern === undefined ? undefined : editedKubeletLine(path, pattern, withoutBackslashes(text));
  if (edited !== undefined) return fileOf(path, edited, true);
  const line = concat([withoutBackslashes(text), synthetic(extentOf(text), '\n')]);
  if (!path.endsWith('/resolv.conf')) return /=|:\s/.test(text.text) ? fileOf(path, line, true) : undefined;
  if (/^\s*nameserver\s/.test(text.text)) return fileOf(path, line, pattern === undefined);
  if (pattern === undefined || parseAddress(text.text.replace(/\\/g, '')) === undefined) return undefined;
  if (parseAddress(pattern.replace(/\\/g, '')) === undefined) return undefined;
  return fileOf(path, concat([synthetic(locate(text, 0, 1), 'nameserver '), line]), false);
}

function withoutBackslashes(text: SourceText): SourceText {
  if (!text.text.includes('\\')) return text;
  const parts: SourceText[] = [];
  let from = 0;
  for (let i = 0; i < text.text.length; i += 1) {
    if (text.text[i] !== '\\') continue;
    if (i > from) parts.push(slice(text, from, i));
    from = i + 1;
    i += 1;
  }
  if (from < text.text.length) parts.push(slice(text, from, text.text.length));
  return parts.length === 0 ? text : concat(parts);
}

/** `nmcli connection modify NAME ipv4.dns "A B" ipv4.ignore-auto-dns yes` (nmcli(1)). */
export function connectionOf(words: readonly SourceText[]): NodeNetworkFact | undefined {
  const [object, verb, ...rest] = words.filter((word) => !word.text.startsWith('-'));
  if (object === undefined || verb === undefined) return undefined;
  if (!/^c(?:on(?:nection)?)?$/.test(object.text) || !/^(?:mod(?:ify)?|add)$/.test(verb.text)) return undefined;
  const nameservers: Located<string>[] = [];
  let alone = false;
  for (let i = 0; i + 1 < rest.length; i += 1) {
    const [key, value] = [rest[i], rest[i + 1]];
    if (key === undefined || value === undefined) break;
    if (/^ipv[46]\.ignore-auto-dns$/.test(key.text) && /^(?:yes|true|1)$/.test(value.text)) alone = true;
    if (/^ipv[46]\.method$/.test(key.text) && value.text === 'manual') alone = true;
    if (!/^[+]?ipv[46]\.dns$/.test(key.text)) continue;
    const text = value.text.replaceAll(',', ' ');
    if (parseAddress(text.trim().split(/\s+/)[0] ?? '') === undefined) continue;
    for (const field of fieldsOf({ ...value, text }, 0, text.length)) nameservers.push(field);
  }
  const [first] = nameservers;
  if (first === undefined) return undefined;
  const dhcp = alone ? 'none' : 'after';
  return {
    kind: 'node-network',
    software: 'NetworkManager',
    nameservers,
    routes: [],
    onlyRoutes: false,
    dhcp,
    at: first.at,
  };
}
