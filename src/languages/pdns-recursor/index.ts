import type { ResolverSoftware, ServerConfig } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';
import type { Reading } from '../../core/text/notice.ts';
import { concat, locate, type SourceText, slice } from '../../core/text/source-text.ts';
import { child, entryOf, items, placeOfKey, scalarText, type YamlNode } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import { beginningOf, type Reader, sourceOf } from '../shared/fields.ts';
import { filesIn, type Unseen, unseenNotices, unseenSteps } from '../shared/included-files.ts';
import { append, firstLineOf, linesOf, listOf, trimmed } from '../shared/lines.ts';
import { fileNamed, yamlIn } from '../shared/resolver-yaml.ts';
import {
  addOpaqueStep,
  hostsNames,
  ownZone,
  type Settings,
  serverOf,
  setZone,
  upstreamsOf,
  usualSettings,
} from './settings.ts';

type Files = ReadonlyMap<string, SourceText>;

/** PowerDNS Recursor in a container. */
export const pdnsRecursor: ResolverSoftware & Words = {
  id: 'pdns-recursor',
  title: 'PowerDNS Recursor',
  markers: ['recursor'],
  about: /recursor/i,
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?(?:pdns|powerdns)-recursor(?:-\w+)?$/i.test(image) ||
    words.some((word) => /(?:^|\/)pdns_recursor$/.test(word.value)),
  read: (container) => {
    const text = fileNamed(container, /(?:^|\/)recursor\.(?:conf|ya?ml)$/i);
    if (text === undefined) return undefined;
    // recursor.conf may be YAML since 5.1.
    return /^\s*[\w-]+\s*\+?=/m.test(text.text)
      ? readSettings(text, container.beside ?? container.files)
      : readYamlSettings(text, container.beside ?? container.files);
  },
};

interface Value {
  readonly value: SourceText;
  readonly at: Location;
}

/**
 * `name=value`: the last counts, `name+=value` adds, `#` after a line's start or a blank begins a comment, a final
 * backslash continues (arguments.cc ArgvMap::file, parseOne).
 */
function addLines(text: SourceText, lines: Map<string, Value[]>): void {
  let parts: SourceText[] = [];
  for (const line of linesOf(text.text)) {
    const comment = /(?:^|\s)#/.exec(line.text);
    const part = trimmed(text, line.start, comment === null ? line.end : line.start + comment.index);
    if (part.text.endsWith('\\')) {
      parts.push(slice(part, 0, part.text.length - 1));
      continue;
    }
    const whole = parts.length === 0 ? part : concat([...parts, part]);
    parts = [];
    const equals = whole.text.indexOf('=');
    if (equals === -1) continue;
    const adds = whole.text[equals - 1] === '+';
    const key = whole.text.slice(0, adds ? equals - 1 : equals).trim();
    const value = { value: trimmed(whole, equals + 1, whole.text.length), at: locate(whole, 0, whole.text.length) };
    const known = lines.get(key);
    if (adds && known !== undefined) known.push(value);
    else lines.set(key, [value]);
  }
}

/** With the files of `include-dir` after it, which include no more (arguments.cc ArgvMap::file, gatherIncludes). */
function linesByName(text: SourceText, files: Files, unseen: Unseen[]): ReadonlyMap<string, readonly Value[]> {
  const lines = new Map<string, Value[]>();
  addLines(text, lines);
  const directory = lines.get('include-dir')?.at(-1);
  if (directory === undefined || directory.value.text === '') return lines;
  const found = filesIn(files, directory.value.text);
  if (found === undefined) unseen.push({ option: 'include-dir', path: directory.value.text, at: directory.at });
  const read = (found ?? [])
    .filter(([name]) => /^[^.].*\.conf$/s.test(name))
    .map(([name, one]) => [name.toLowerCase(), one] as const);
  for (const [, one] of read.sort(([a], [b]) => (a < b ? -1 : 1))) addLines(one, lines);
  return lines;
}

/** recursor.conf. */
export function readSettings(text: SourceText, files: Files = new Map()): Reading<ServerConfig> {
  const settings = usualSettings();
  const unseen: Unseen[] = [];
  const lines = linesByName(text, files, unseen);
  append(settings.beside, unseenSteps(unseen));
  append(settings.notices, unseenNotices(unseen));
  const valuesOf = (key: string): readonly Value[] => lines.get(key) ?? [];
  const isYes = (key: string): boolean => /^(?:yes|on|)$/.test(valuesOf(key).at(-1)?.value.text ?? 'no');
  const parts = (key: string): readonly SourceText[] | undefined =>
    lines.has(key) ? valuesOf(key).flatMap(({ value }) => split(value, /[\s,]/)) : undefined;
  // The last setting of a zone counts (reczones.cc parseZoneConfiguration).
  for (const key of ['auth-zones', 'forward-zones', 'forward-zones-recurse'])
    for (const { value, at } of valuesOf(key))
      for (const entry of split(value, /[\s,]/)) {
        const equals = entry.text.indexOf('=');
        if (equals === -1) continue;
        const zone = entry.text.slice(0, equals);
        if (key === 'auth-zones') ownZone(settings, zone, at);
        else {
          const servers = listOf(slice(entry, equals + 1, entry.text.length), ';');
          setZone(settings, zone, upstreamsOf(servers, settings.notices), at);
        }
      }
  const file = valuesOf('forward-zones-file').at(-1);
  if (file !== undefined && file.value.text !== '') zonesOfFile(settings, file, files);
  for (const key of ['lua-dns-script', 'lua-config-file']) {
    const script = valuesOf(key).at(-1);
    if (script !== undefined && script.value.text !== '')
      addOpaqueStep(settings, key, `${key} lets the query pass`, script.at);
  }
  const hosts = valuesOf('export-etc-hosts').at(-1);
  if (hosts !== undefined && isYes('export-etc-hosts')) hostsNames(settings, hosts.at);
  settings.servesPrivate = !lines.has('serve-rfc1918') || isYes('serve-rfc1918');
  settings.listen = parts('local-address');
  settings.allowed = parts('allow-from');
  const port = valuesOf('local-port').at(-1)?.value.text ?? '';
  if (/^\d{1,5}$/.test(port)) settings.port = Number(port);
  return { value: serverOf(settings, firstLineOf(text)), notices: settings.notices };
}

/** Lines `[+][^]ZONE=SERVER[,SERVER...]` (settings, forward-zones-file); a missing file may hold any zone. */
function zonesOfFile(settings: Settings, { value, at }: Value, files: Files): void {
  const text = files.get(value.text);
  if (text === undefined || /\.ya?ml$/.test(value.text)) {
    settings.notices.push({ kind: 'not-modelled', message: 'the zones of `forward-zones-file` are not read', at });
    addOpaqueStep(settings, 'forward-zones-file', 'no zone of `forward-zones-file` takes the name', at);
    return;
  }
  for (const line of linesOf(text.text)) {
    const whole = trimmed(text, line.start, line.start + line.text.split('#', 1).join('').length);
    const equals = whole.text.indexOf('=');
    if (equals === -1) continue;
    const servers = split(slice(whole, equals + 1, whole.text.length), /[\s,;]/);
    const zone = whole.text
      .slice(0, equals)
      .trim()
      .replace(/^[+^]+/, '');
    setZone(settings, zone, upstreamsOf(servers, settings.notices), locate(whole, 0, whole.text.length));
  }
}

function split(source: SourceText, separator: RegExp): readonly SourceText[] {
  const parts: SourceText[] = [];
  let start = 0;
  for (let i = 0; i <= source.text.length; i += 1) {
    if (i < source.text.length && !separator.test(source.text[i] ?? '')) continue;
    if (i > start) parts.push(slice(source, start, i));
    start = i + 1;
  }
  return parts;
}

/** recursor.yml. */
function readYamlSettings(text: SourceText, files: Files): Reading<ServerConfig> | undefined {
  const settings = usualSettings();
  const reader = yamlIn(text, settings.notices);
  if (reader === undefined) return undefined;
  const { root } = reader.document;
  const recursor = child(root, 'recursor');
  for (const key of ['auth_zones', 'forward_zones', 'forward_zones_recurse']) {
    const list = entryOf(recursor, key);
    for (const item of items(list?.value)) {
      const zone = scalarText(child(item, 'zone'));
      if (zone === undefined || list === undefined) continue;
      const at = placeOfKey(reader.document, list);
      const servers = items(child(item, 'forwarders')).flatMap((one) => sourceOf(one) ?? []);
      if (key === 'auth_zones') ownZone(settings, zone, at);
      else setZone(settings, zone, upstreamsOf(servers, settings.notices), at);
    }
  }
  const file = sourceAt(recursor, 'forward_zones_file');
  if (file !== undefined && file.text !== '')
    zonesOfFile(settings, { value: file, at: locate(file, 0, file.text.length) }, files);
  for (const key of ['lua_dns_script', 'lua_config_file']) {
    const script = sourceAt(recursor, key);
    if (script !== undefined && script.text !== '')
      addOpaqueStep(settings, key, `${key} lets the query pass`, locate(script, 0, script.text.length));
  }
  const directory = sourceAt(recursor, 'include_dir');
  if (directory !== undefined && directory.text !== '') {
    const at = locate(directory, 0, directory.text.length);
    const unseen = [{ option: 'include_dir', path: directory.text, at }];
    append(settings.beside, unseenSteps(unseen));
    append(settings.notices, unseenNotices(unseen));
  }
  const hosts = sourceAt(recursor, 'export_etc_hosts');
  if (hosts?.text === 'true') hostsNames(settings, locate(hosts, 0, hosts.text.length));
  settings.servesPrivate = sourceAt(recursor, 'serve_rfc1918')?.text !== 'false';
  settings.listen = listAt(reader, 'listen');
  settings.allowed = listAt(reader, 'allow_from');
  const port = Number(scalarText(child(root, 'incoming', 'port')) ?? 53);
  if (Number.isInteger(port)) settings.port = port;
  return { value: serverOf(settings, beginningOf(reader.document)), notices: settings.notices };
}

function sourceAt(node: YamlNode | undefined, key: string): SourceText | undefined {
  const found = child(node, key);
  return found === undefined ? undefined : sourceOf(found);
}

function listAt({ document }: Reader, key: string): readonly SourceText[] | undefined {
  const list = child(document.root, 'incoming', key);
  return list === undefined ? undefined : items(list).flatMap((item) => sourceOf(item) ?? []);
}
