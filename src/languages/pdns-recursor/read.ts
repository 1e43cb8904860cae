import { ROOT } from '../../core/dns/name.ts';
import type { FilesInSight, ResolverContainer } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import { addAll, append } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { baseName, directoryOf } from '../../core/text/paths.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { concat, extentOf, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  items,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlNode,
} from '../../read/documents/document.ts';
import { argumentsOf, unlessRead, withSteps } from '../shared/daemon-commands.ts';
import type { Reader } from '../shared/fields.ts';
import { absentFiles, filesIn, type Unseen, unseenNotices, unseenSteps } from '../shared/included-files.ts';
import { knownOptions, unknownSteps, unreadArgument } from '../shared/known-options.ts';
import { firstLineOf, linesOf, listOf, placeOfFirst, portIn, trimmed } from '../shared/lines.ts';
import { hinted } from '../shared/resolver-steps.ts';
import { yamlIn } from '../shared/resolver-yaml.ts';
import {
  addOpaqueStep,
  hostsNames,
  ownZone,
  type Settings,
  sendsAnyToTcp,
  serverOf,
  setZone,
  takeHints,
  upstreamsOf,
  usualSettings,
} from './settings.ts';

export function readContainer(container: ResolverContainer): Reading<ServerConfig> | undefined {
  const { image, words, files, beside = files } = container;
  const args = argumentsOf(words, /(?:^|\/)pdns_recursor$/);
  const lastOf = (key: string): string | undefined =>
    args?.findLast(({ value }) => value.startsWith(`--${key}=`))?.value.slice(key.length + 3);
  const [directory, name] = ['config-dir', 'config-name'].map(lastOf);
  // rec_main.cc main: CONFIG-DIR/recursor[-CONFIG-NAME].conf
  const isOther = directory !== undefined || name !== undefined;
  const named = [...(isOther ? beside : [])].find(
    ([path]) =>
      (directory === undefined || directoryOf(path) === directory.replace(/\/+$/, '')) &&
      baseName(path).replace(/\.(?:conf|ya?ml)$/i, '') === (name === undefined ? 'recursor' : `recursor-${name}`),
  );
  const used = named ?? [...files].find(([path]) => /(?:^|\/)recursor\.(?:conf|ya?ml)$/i.test(path));
  const given = (args ?? []).flatMap(({ value, at }) =>
    /^--[a-z][\w-]*\+?=/.test(value) && (named === undefined || !/^--config-(?:dir|name)=/.test(value))
      ? [synthetic(at, value.slice(2))]
      : [],
  );
  // A machine has a file of its own, an image's says nothing.
  if (used === undefined && image === '' && !given.some(({ text }) => text.includes('zones'))) return undefined;
  const stray = args === undefined ? words.slice(0, 1) : args.filter(({ value }) => !/^--[a-z]|\$/.test(value));
  const reading = readWith(used?.[1], { files: beside, given, version: versionOf(container) });
  if (reading === undefined) return undefined;
  const started = withSteps(
    reading,
    stray.flatMap(({ value, at }) => unreadArgument(value, at)),
  );
  return used === undefined ? started : unlessRead(started, image, [used]);
}

export function readRecursor(texts: readonly SourceText[], files: FilesInSight = new Map()): Reading<ServerConfig> {
  const reading = readWith(texts[0], { files, given: [], version: '' });
  return reading ?? { value: { blocks: [], errors: [], at: placeOfFirst(texts) }, notices: [] };
}

interface Around {
  readonly files: FilesInSight;
  readonly given: readonly SourceText[];
  readonly version: string;
}

function readWith(text: SourceText | undefined, { files, given, version }: Around): Reading<ServerConfig> | undefined {
  // recursor.conf may be YAML since 5.1.
  if (text !== undefined && !/^\s*[\w-]+\s*\+?=/m.test(text.text)) {
    const young = yamlIn(text, []);
    return young && readSettings(text, files, version, { given, young });
  }
  const [first, ...more] = text === undefined ? given : [text, ...given];
  if (first === undefined || (text === undefined && !given.some(isRouting))) return undefined;
  return readSettings(first, files, version, { given: more });
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

const isKnown = knownOptions('pdns-recursor');

interface Value {
  readonly value: SourceText;
  readonly at: Location;
}

/**
 * `name=value`: the last counts, `name+=value` adds, `#` after a line's start or a blank begins a comment, a final
 * backslash continues (arguments.cc ArgvMap::file, parseOne).
 */
function addLines(text: SourceText, lines: Map<string, Value[]>, notices: Notice[]): void {
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
    const usual = adds && known === undefined ? DEFAULTS.get(key) : undefined;
    if (adds && known !== undefined) known.push(value);
    else lines.set(key, usual === undefined ? [value] : [{ ...value, value: synthetic(value.at, usual) }, value]);
    if (adds && known === undefined && EMPTY.has(key))
      notices.push(mayNotStart(`nothing is set that \`${key}+=\` adds to`, value.at));
  }
}

/** What `+=` adds to where nothing is set; to an empty one nothing (settings; arguments.cc ArgvMap::parseOne). */
const DEFAULTS: ReadonlyMap<string, string> = new Map([
  [
    'allow-from',
    '127.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 169.254.0.0/16, 192.168.0.0/16, 172.16.0.0/12, ::1/128, fc00::/7, fe80::/10',
  ],
  ['local-address', '127.0.0.1'],
]);
const EMPTY: ReadonlySet<string> = new Set(['auth-zones', 'forward-zones', 'forward-zones-recurse']);

interface Found {
  readonly notices: Notice[];
  readonly unseen: Unseen[];
}

/** The files of `include-dir`, which include no more (arguments.cc ArgvMap::file, gatherIncludes). */
function addIncluded(lines: Map<string, Value[]>, files: FilesInSight, { notices, unseen }: Found): void {
  const directory = lines.get('include-dir')?.at(-1);
  if (directory === undefined || directory.value.text === '') return;
  const found = filesIn(files, directory.value.text);
  if (found === undefined) unseen.push({ option: 'include-dir', path: directory.value.text, at: directory.at });
  const read = (found ?? [])
    .filter(([name]) => /^[^.].*\.conf$/s.test(name))
    .map(([name, one]) => [name.toLowerCase(), one] as const);
  for (const [, one] of read.sort(([a], [b]) => (a < b ? -1 : 1))) addLines(one, lines, notices);
}

/** Names of YAML that are no older name with other strokes. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['incoming.listen', 'local-address'],
  ['incoming.port', 'local-port'],
  ['dnssec.validation', 'dnssec'],
  // In files of YAML, which are not read.
  ...['include_dir', 'forward_zones_file'].map((key): [string, string] => [`recursor.${key}`, key]),
]);
const UNCONCERNED =
  /^(?:carbon|ecs|logging|nod|packetcache|snmp|webservice)\.|^dnssec\.(?!validation$)|^recordcache\.(?!zonetocaches$)/;

/** As they were written before 5.0 (doc.powerdns.com/recursor, "YAML Settings"). */
function linesOfYaml({ document }: Reader): Map<string, Value[]> {
  const lines = new Map<string, Value[]>();
  for (const { key: section, value: settings } of entries(document.root))
    for (const entry of entries(settings)) {
      const full = `${section}.${entry.key}`;
      if (UNCONCERNED.test(full)) continue;
      const at = placeOfKey(document, entry);
      const name = RENAMED.get(full) ?? entry.key.replaceAll('_', '-');
      lines.set(name, lines.get(name) ?? []);
      for (const node of entry.value.kind === 'sequence' ? items(entry.value) : [entry.value])
        append(lines, scalarText(child(node, 'recurse')) === 'true' ? `${name}-recurse` : name, {
          value: inOldStyle(node, at),
          at,
        });
    }
  return lines;
}

function inOldStyle(node: YamlNode, at: Location): SourceText {
  if (node.kind === 'scalar')
    return typeof node.value === 'boolean' ? synthetic(at, node.value ? 'yes' : 'no') : node.text;
  const servers = items(child(node, 'forwarders')).flatMap((one) => sourceOf(one) ?? []);
  const zone = scalarText(child(node, 'zone')) ?? '';
  const file = sourceOf(child(node, 'file'));
  return concat([synthetic(at, `${zone}=`), ...(file ? [file] : servers.flatMap((one) => [one, synthetic(at, ';')]))]);
}

/** recursor.conf, and what is given on the command line after it (rec_main.cc main). */
export function readSettings(
  text: SourceText,
  files: FilesInSight = new Map(),
  version = '',
  { given = [], young }: { readonly given?: readonly SourceText[]; readonly young?: Reader } = {},
): Reading<ServerConfig> {
  const settings = usualSettings();
  const unseen: Unseen[] = [];
  const lines = young === undefined ? new Map<string, Value[]>() : linesOfYaml(young);
  if (young === undefined) addLines(text, lines, settings.notices);
  addIncluded(lines, files, { notices: settings.notices, unseen });
  // Whether they count beside YAML was not recorded.
  for (const one of given)
    if (young === undefined) addLines(one, lines, settings.notices);
    else lines.set(`--${one.text}`, [{ value: one, at: extentOf(one) }]);
  addAll(settings.beside, unseenSteps(unseen));
  addAll(settings.notices, unseenNotices(unseen));
  const written = writtenIn(lines);
  addAll(settings.beside, unknownSteps(written, isKnown));
  addAll(settings.notices, [...unknownIn(written, version), ...absentFiles(written.flatMap(neededBy), files)]);
  const valuesOf = (key: string): readonly Value[] => lines.get(key) ?? [];
  const isYes = (key: string): boolean => /^(?:yes|on|)$/.test(valuesOf(key).at(-1)?.value.text ?? 'no');
  const parts = (key: string): readonly SourceText[] | undefined =>
    lines.has(key) ? valuesOf(key).flatMap(({ value }) => split(value, /[\s,]/)) : undefined;
  // The last setting of a zone counts (reczones.cc parseZoneConfiguration).
  for (const key of ['auth-zones', 'forward-zones', 'forward-zones-recurse']) takeZones(settings, key, valuesOf(key));
  const file = valuesOf('forward-zones-file').at(-1);
  if (file !== undefined && file.value.text !== '') zonesOfFile(settings, file, files);
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
  const anyToTcp = valuesOf('any-to-tcp').at(-1);
  if (anyToTcp !== undefined && isYes('any-to-tcp')) sendsAnyToTcp(settings, anyToTcp.at);
  settings.servesWithoutRd = /^4[.]/.test(version) || isYes('allow-no-rd');
  settings.dnssec = valuesOf('dnssec').at(-1)?.value.text ?? settings.dnssec;
  settings.servesPrivate = !lines.has('serve-rfc1918') || isYes('serve-rfc1918');
  settings.listen = parts('local-address');
  settings.listensAnywhere = isYes('non-local-bind');
  settings.allowed = parts('allow-from');
  settings.port = portIn(valuesOf('local-port').at(-1)?.value.text) ?? settings.port;
  return { value: serverOf(settings, firstLineOf(text)), notices: settings.notices };
}

function takeZones(settings: Settings, key: string, values: readonly Value[]): void {
  for (const { value, at } of values)
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
}

function writtenIn(lines: ReadonlyMap<string, readonly Value[]>): readonly (Value & { readonly key: string })[] {
  return [...lines].flatMap(([key, values]) => values.map((one) => ({ key, ...one })));
}

/** Without these it does not start (recorded: topology/daemons-that-end). */
const NEEDED = /^(?:lua-config-file|lua-dns-script|forward-zones-file|allow(?:-notify)?-from-file|auth-zones)$/;

function neededBy({ key, value, at }: Value & { readonly key: string }): readonly Unseen[] {
  if (!NEEDED.test(key)) return [];
  const paths =
    key === 'auth-zones' ? [...value.text.matchAll(/=([^\s,]+)/g)].map(([, path = '']) => path) : [value.text];
  return paths.map((path) => ({ option: key, path, at }));
}

/** It ends with a setting that it does not know (arguments.cc ArgvMap::parseOne); those of other releases are not known. */
function unknownIn(written: ReturnType<typeof writtenIn>, version: string): readonly Notice[] {
  if (!/^4\.8\b/.test(version) || written.some(({ key }) => key === 'ignore-unknown-settings')) return [];
  const value = { text: '{{ any }}' };
  const isForeign = ({ key }: { readonly key: string }): boolean =>
    !isPlaceholder(key) &&
    !key.startsWith('--') &&
    ['', 'named'].every((context) => key === 'allow-no-rd' || !isKnown({ key, value, context }));
  return written.filter(isForeign).map(({ key, at }) => mayNotStart(`\`${key}\` is no setting of ${version}`, at));
}

/** Lines `[+][^]ZONE=SERVER[,SERVER...]` (settings, forward-zones-file); a missing or YAML file may hold any zone. */
function zonesOfFile(settings: Settings, { value, at }: Value, files: FilesInSight): void {
  const text = files.get(value.text);
  if (text === undefined || value.text.endsWith('.yml')) {
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
