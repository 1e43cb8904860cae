import { ROOT } from '../../core/dns/name.ts';
import type { ResolverContainer, ResolverSoftware, ServerConfig } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import { notModelled, type Reading } from '../../core/text/notice.ts';
import { concat, extentOf, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  entryOf,
  items,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import { argumentsOf, unlessRead, withSteps } from '../shared/daemon-commands.ts';
import { beginningOf } from '../shared/fields.ts';
import { filesIn, type Unseen, unseenNotices, unseenSteps } from '../shared/included-files.ts';
import { knownOptions, type Option, unknownSteps, unreadArgument } from '../shared/known-options.ts';
import { firstLineOf, linesOf, listOf, locatedWhole, portIn, trimmed } from '../shared/lines.ts';
import { dns64Step, hinted } from '../shared/resolver-steps.ts';
import { yamlIn } from '../shared/resolver-yaml.ts';
import {
  addOpaqueStep,
  hostsNames,
  ownZone,
  type Settings,
  serverOf,
  setZone,
  takeHints,
  upstreamsOf,
  usualSettings,
} from './settings.ts';

type Files = ReadonlyMap<string, SourceText>;

export const pdnsRecursor: ResolverSoftware & Words = {
  id: 'pdns-recursor',
  title: 'PowerDNS Recursor',
  markers: ['recursor'],
  about: /recursor/i,
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?(?:pdns|powerdns)-recursor(?:-\w+)?$/i.test(image) ||
    words.some((word) => /(?:^|\/)pdns_recursor$/.test(word.value)),
  read: (container) => {
    const { image, words, files, beside = files } = container;
    const args = argumentsOf(words, /(?:^|\/)pdns_recursor$/);
    const given = (args ?? []).flatMap(({ value, at }) =>
      /^--[a-z][\w-]*\+?=/.test(value) ? [synthetic(at, value.slice(2))] : [],
    );
    const usual = [...files].find(([path]) => /(?:^|\/)recursor\.(?:conf|ya?ml)$/i.test(path));
    const places = given.filter(({ text }) => /^config-(?:dir|name)=/.test(text));
    const named = places.length === 0 ? usual : [...beside].find(([path]) => isPlacedBy(places, path));
    const used = named ?? usual;
    const stray = args === undefined ? words.slice(0, 1) : args.filter(({ value }) => !/^--[a-z]|\$/.test(value));
    const unread = [...stray, ...(named === undefined && used !== undefined ? places.map(locatedWhole) : [])];
    const reading = readWith(used?.[1], { files: beside, given, version: versionOf(container) });
    if (reading === undefined) return undefined;
    const started = withSteps(
      reading,
      unread.flatMap(({ value, at }) => unreadArgument(value, at)),
    );
    return places.length > 0 || used === undefined ? started : unlessRead(started, image, [used]);
  },
};

/** `config-dir`, and `recursor-NAME.conf` with a `config-name` (rec_main.cc main). */
function isPlacedBy(places: readonly SourceText[], path: string): boolean {
  const given = (key: string): string | undefined =>
    places.findLast(({ text }) => text.startsWith(`${key}=`))?.text.slice(key.length + 1);
  const [, folder, base] = /^(.*)\/([^/]*)\.(?:conf|ya?ml)$/.exec(path) ?? [];
  const suffix = given('config-name') ?? '';
  const wanted = given('config-dir')?.replace(/\/+$/, '') ?? folder;
  return folder === wanted && base === (suffix === '' ? 'recursor' : `recursor-${suffix}`);
}

interface Around {
  readonly files: Files;
  readonly given: readonly SourceText[];
  readonly version: string;
}

function readWith(text: SourceText | undefined, { files, given, version }: Around): Reading<ServerConfig> | undefined {
  // recursor.conf may be YAML since 5.1.
  if (text !== undefined && !/^\s*[\w-]+\s*\+?=/m.test(text.text)) return readYamlSettings(text, files, given);
  const [first, ...more] = text === undefined ? given : [text, ...given];
  if (first === undefined || (text === undefined && !given.some(isRouting))) return undefined;
  return readSettings(first, files, version, more);
}

function isRouting({ text }: SourceText): boolean {
  return /^(?:auth-zones|forward-zones|export-etc-hosts|lua-|serve-rfc1918|local-address|local-port|allow-from)/.test(
    text,
  );
}

/** `pdns-recursor-48` is of 4.8 (hub.docker.com/u/powerdns). */
function versionOf({ image, tag = '' }: ResolverContainer): string {
  const [, major, minor] = /-(\d)(\d)$/.exec(image) ?? [];
  return major === undefined ? tag : `${major}.${minor}`;
}

const isTaken = knownOptions('pdns-recursor');

/** YAML has more names for the same, and `true` for `yes`. */
function isKnown(option: Omit<Option, 'at'>): boolean {
  if (isTaken(option)) return true;
  const text = option.value.text.replace(/^true$/, 'yes').replace(/^false$/, 'no');
  return option.context === 'yaml' && isTaken({ ...option, context: '', value: { text } });
}

/** Sections of YAML settings without others. */
const KNOWN_SECTIONS: ReadonlySet<string> = new Set([
  ...['carbon', 'dnssec', 'ecs', 'logging', 'nod', 'packetcache', 'snmp', 'webservice'],
]);

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
    const end = whole.text.length;
    if (end === 0) continue;
    const equals = whole.text.includes('=') ? whole.text.indexOf('=') : end;
    const adds = whole.text[equals - 1] === '+';
    const key = whole.text.slice(0, adds ? equals - 1 : equals).trim();
    const value = { value: trimmed(whole, Math.min(equals + 1, end), end), at: extentOf(whole) };
    const known = lines.get(key);
    if (adds && known !== undefined) known.push(value);
    else lines.set(key, [value]);
  }
}

/** The files of `include-dir`, which include no more (arguments.cc ArgvMap::file, gatherIncludes). */
function addIncluded(lines: Map<string, Value[]>, files: Files, unseen: Unseen[]): void {
  const directory = lines.get('include-dir')?.at(-1);
  if (directory === undefined || directory.value.text === '') return;
  const found = filesIn(files, directory.value.text);
  if (found === undefined) unseen.push({ option: 'include-dir', path: directory.value.text, at: directory.at });
  const read = (found ?? [])
    .filter(([name]) => /^[^.].*\.conf$/s.test(name))
    .map(([name, one]) => [name.toLowerCase(), one] as const);
  for (const [, one] of read.sort(([a], [b]) => (a < b ? -1 : 1))) addLines(one, lines);
}

/** recursor.conf, and what is given on the command line after it (rec_main.cc main). */
export function readSettings(
  text: SourceText,
  files: Files = new Map(),
  version = '',
  given: readonly SourceText[] = [],
): Reading<ServerConfig> {
  const settings = usualSettings();
  const unseen: Unseen[] = [];
  const lines = new Map<string, Value[]>();
  addLines(text, lines);
  addIncluded(lines, files, unseen);
  for (const one of given) addLines(one, lines);
  const allowed = networksOfFile(lines.get('allow-from-file')?.at(-1), files, unseen);
  addAll(settings.beside, unseenSteps(unseen));
  addAll(settings.notices, unseenNotices(unseen));
  addAll(settings.beside, unknownSteps(writtenIn(lines), isKnown));
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
          const to = upstreamsOf(servers, settings.notices);
          setZone(settings, zone, { to, at }, key === 'forward-zones-recurse');
        }
      }
  const file = valuesOf('forward-zones-file').at(-1);
  if (file !== undefined && file.value.text !== '') zonesOfFile(settings, file, files);
  const prefix = valuesOf('dns64-prefix').at(-1);
  if (prefix !== undefined && prefix.value.text !== '') settings.beside.push(dns64Step(prefix.at));
  const hints = valuesOf('hint-file').at(-1);
  const root = hints === undefined ? undefined : files.get(hints.value.text);
  const isForwarded = settings.zones.has(ROOT);
  takeHints(settings, isForwarded ? hints?.value.text : 'no', root);
  if (hints !== undefined && root !== undefined && !isForwarded)
    for (const way of hinted([root], hints.at)) settings.zones.set(ROOT, way);
  for (const key of ['lua-dns-script', 'lua-config-file']) {
    const script = valuesOf(key).at(-1);
    if (script !== undefined && script.value.text !== '')
      addOpaqueStep(settings, key, `${key} lets the query pass`, script.at);
  }
  const hosts = valuesOf('export-etc-hosts').at(-1);
  if (hosts !== undefined && isYes('export-etc-hosts')) hostsNames(settings, hosts.at);
  settings.servesWithoutRd = /^4[.]/.test(version) || isYes('allow-no-rd');
  settings.dnssec = valuesOf('dnssec').at(-1)?.value.text ?? settings.dnssec;
  settings.servesPrivate = !lines.has('serve-rfc1918') || isYes('serve-rfc1918');
  settings.listen = parts('local-address');
  settings.allowed = allowed ?? parts('allow-from');
  settings.proxies = parts('proxy-protocol-from') ?? [];
  settings.port = portIn(valuesOf('local-port').at(-1)?.value.text) ?? settings.port;
  return { value: serverOf(settings, firstLineOf(text)), notices: settings.notices };
}

function writtenIn(lines: ReadonlyMap<string, readonly Value[]>): readonly (Value & { readonly key: string })[] {
  return [...lines].flatMap(([key, values]) => values.map((one) => ({ key, ...one })));
}

/** A network a line, or an item of a list in a `.yml`; it replaces `allow-from` (settings, allow-from-file). */
function networksOfFile(named: Value | undefined, files: Files, unseen: Unseen[]): readonly SourceText[] | undefined {
  if (named === undefined || named.value.text === '') return undefined;
  const { value, at } = named;
  const text = files.get(value.text);
  if (text === undefined) unseen.push({ option: 'allow-from-file', path: value.text, at });
  return [...linesOf(text?.text ?? '')].flatMap(({ text: line, start }) => {
    const [mark = ''] = value.text.endsWith('.yml') ? (/^\s*-\s*/.exec(line) ?? []) : [];
    const network = trimmed(text ?? value, start + mark.length, start + line.split('#', 1).join('').length);
    return network.text === '' ? [] : [network];
  });
}

/** Lines `[+][^]ZONE=SERVER[,SERVER...]`, or a list in a `.yml` (settings, forward-zones-file); a missing file may hold any zone. */
function zonesOfFile(settings: Settings, { value, at }: Value, files: Files): void {
  const text = files.get(value.text);
  const isYaml = value.text.endsWith('.yml');
  const document = text !== undefined && isYaml ? yamlIn(text, settings.notices)?.document : undefined;
  if (document !== undefined)
    return addZones(settings, 'forward_zones_file', { at: beginningOf(document), value: document.root });
  if (text === undefined || isYaml) {
    settings.notices.push(notModelled('the zones of `forward-zones-file` are not read', at));
    addOpaqueStep(settings, 'forward-zones-file', 'no zone of `forward-zones-file` takes the name', at);
    return;
  }
  for (const line of linesOf(text.text)) {
    const whole = trimmed(text, line.start, line.start + line.text.split('#', 1).join('').length);
    const equals = whole.text.indexOf('=');
    if (equals === -1) continue;
    const servers = split(slice(whole, equals + 1, whole.text.length), /[\s,;]/);
    const [mark = ''] = /^[+^]*/.exec(whole.text) ?? [];
    const to = upstreamsOf(servers, settings.notices);
    const entry = { to, at: extentOf(whole) };
    setZone(settings, whole.text.slice(mark.length, equals).trim(), entry, mark.includes('+'));
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

/** recursor.yml, then `.yml` files of `include_dir` ("Merging multiple setting files"). */
function readYamlSettings(
  text: SourceText,
  files: Files,
  given: readonly SourceText[],
): Reading<ServerConfig> | undefined {
  const settings = usualSettings();
  // Whether they count beside YAML was not recorded.
  for (const one of given.filter(isRouting))
    addOpaqueStep(settings, `--${one.text}`, `\`--${one.text}\` counts for nothing`, extentOf(one));
  const main = yamlIn(text, settings.notices)?.document;
  if (main === undefined) return undefined;
  const documents = [main, ...includedIn(settings, main, files)];
  const entriesOf = (section: string, key: string): readonly Entry[] =>
    documents.flatMap((document) => {
      const entry = entryOf(child(document.root, section), key);
      return entry === undefined ? [] : [{ at: placeOfKey(document, entry), value: entry.value }];
    });
  const lastOf = (section: string, key: string): SourceText | undefined =>
    entriesOf(section, key)
      .flatMap(({ value }) => sourceOf(value) ?? [])
      .at(-1);
  const listOf = (key: string): readonly SourceText[] | undefined => {
    const lists = entriesOf('incoming', key);
    return lists.length === 0
      ? undefined
      : lists.flatMap(({ value }) => items(value).flatMap((item) => sourceOf(item) ?? []));
  };
  for (const key of ['auth_zones', 'forward_zones', 'forward_zones_recurse'])
    for (const list of entriesOf('recursor', key)) addZones(settings, key, list);
  const file = lastOf('recursor', 'forward_zones_file');
  if (file !== undefined && file.text !== '') zonesOfFile(settings, { value: file, at: extentOf(file) }, files);
  for (const key of ['lua_dns_script', 'lua_config_file']) {
    const script = lastOf('recursor', key);
    if (script !== undefined && script.text !== '')
      addOpaqueStep(settings, key, `${key} lets the query pass`, extentOf(script));
  }
  const allowing = lastOf('incoming', 'allow_from_file');
  const unseen: Unseen[] = [];
  const at = allowing === undefined ? beginningOf(main) : extentOf(allowing);
  const allowed = allowing === undefined ? undefined : networksOfFile({ value: allowing, at }, files, unseen);
  addAll(settings.beside, unseenSteps(unseen));
  addAll(settings.notices, unseenNotices(unseen));
  addAll(settings.beside, unknownSteps(documents.flatMap(optionsIn), isKnown));
  const hints = lastOf('recursor', 'hint_file')?.text;
  takeHints(settings, hints, files.get(hints ?? ''));
  const hosts = lastOf('recursor', 'export_etc_hosts');
  if (hosts?.text === 'true') hostsNames(settings, extentOf(hosts));
  settings.servesWithoutRd = lastOf('incoming', 'allow_no_rd')?.text === 'true';
  settings.servesPrivate = lastOf('recursor', 'serve_rfc1918')?.text !== 'false';
  settings.listen = listOf('listen');
  settings.allowed = allowed ?? listOf('allow_from');
  settings.proxies = listOf('proxy_protocol_from') ?? [];
  settings.dnssec = lastOf('dnssec', 'validation')?.text ?? settings.dnssec;
  const port = Number(lastOf('incoming', 'port')?.text ?? 53);
  if (Number.isInteger(port)) settings.port = port;
  return { value: serverOf(settings, beginningOf(main)), notices: settings.notices };
}

/** By the name of the older style; in `recordcache` only `zonetocaches` holds more than a cache. */
function optionsIn(document: YamlDocument): readonly Option[] {
  return entries(document.root).flatMap(({ key: section, value: settings }) =>
    KNOWN_SECTIONS.has(section)
      ? []
      : entries(settings).flatMap((entry) => {
          if (section === 'recordcache' && entry.key !== 'zonetocaches') return [];
          const list = items(entry.value);
          const text = scalarText(entry.value) ?? list.map((item) => scalarText(item) ?? '-').join();
          const at = placeOfKey(document, entry);
          return { key: entry.key.replaceAll('_', '-'), value: { text }, context: 'yaml', at };
        }),
  );
}

interface Entry {
  readonly at: Location;
  readonly value: YamlNode;
}

/** Zones with `forwarders`, or with the `file` of their data. */
function addZones(settings: Settings, key: string, { value, at }: Entry): void {
  for (const item of items(value)) {
    const zone = scalarText(child(item, 'zone'));
    if (zone === undefined) continue;
    const servers = items(child(item, 'forwarders')).flatMap((one) => sourceOf(one) ?? []);
    const recurses = key === 'forward_zones_recurse' || scalarText(child(item, 'recurse')) === 'true';
    if (key === 'auth_zones') ownZone(settings, zone, at);
    else setZone(settings, zone, { to: upstreamsOf(servers, settings.notices), at }, recurses);
  }
}

/** What is not in sight, is no YAML or takes lists away (`!override`) is said. */
function includedIn(settings: Settings, main: YamlDocument, files: Files): readonly YamlDocument[] {
  const directory = sourceOf(child(main.root, 'recursor', 'include_dir'));
  if (directory === undefined || directory.text === '') return [];
  const found = filesIn(files, directory.text)?.filter(([name]) => /^[^.].*\.yml$/s.test(name));
  const read = found?.map(([, text]) =>
    text.text.includes('!override') ? undefined : yamlIn(text, settings.notices)?.document,
  );
  const known = (read ?? []).flatMap((document) => document ?? []);
  if (read !== undefined && known.length === read.length) return known;
  const at = extentOf(directory);
  const unseen = [{ option: 'include_dir', path: directory.text, at }];
  addAll(settings.beside, unseenSteps(unseen));
  addAll(settings.notices, unseenNotices(unseen));
  return known;
}
