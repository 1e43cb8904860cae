import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, ROOT } from '../../core/dns/name.ts';
import type { BindAddress, ResolverSoftware, ServerConfig, Upstream } from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { locate, type SourceText, slice } from '../../core/text/source-text.ts';
import { child, entryOf, items, placeOfKey, scalarText, type YamlNode } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import { beginningOf, type Reader, sourceOf } from '../shared/fields.ts';
import { firstLineOf, linesOf, listOf, trimmed } from '../shared/lines.ts';
import { forwardSteps, oneBlock, rest, upstreamAt, type WayOut } from '../shared/resolver-steps.ts';
import { fileNamed, yamlIn } from '../shared/resolver-yaml.ts';

/** PowerDNS Recursor in a container, as far as its recursor.conf or recursor.yml comes from the repository. */
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
    // A recursor.conf may be YAML since 5.1.
    return /^\s*[\w-]+\s*\+?=/m.test(text.text) ? readSettings(text) : readYamlSettings(text);
  },
};

const PLUGIN = { plugin: 'forward-zones', policy: 'unordered', merges: true } as const;

/** The old style: `name=value` lines; `forward-zones` and `forward-zones-recurse` are lists of `zone=server;server`. */
function readSettings(text: SourceText): Reading<ServerConfig> {
  const notices: Notice[] = [];
  const at = firstLineOf(text);
  const ways: WayOut[] = [];
  let port = 53;
  const bind: Located<BindAddress>[] = [];
  for (const line of linesOf(text.text)) {
    const whole = trimmed(text, line.start, line.end);
    const equals = whole.text.indexOf('=');
    if (whole.text.startsWith('#') || equals === -1) continue;
    const key = whole.text.slice(0, equals).replace(/\+$/, '').trim();
    const value = trimmed(whole, equals + 1, whole.text.length);
    const lineAt = locate(whole, 0, whole.text.length);
    if (key === 'forward-zones' || key === 'forward-zones-recurse') {
      for (const entry of listOf(value, ',')) {
        const split = entry.text.indexOf('=');
        if (split === -1) continue;
        const servers = trimmed(entry, split + 1, entry.text.length);
        const to = listOf(servers, ';').flatMap((part) => upstreamOf(part, notices));
        ways.push({ zone: absolute(entry.text.slice(0, split).trim().replace(/^\+/, '')), to, at: lineAt });
      }
    } else if (key === 'forward-zones-file' && value.text !== '')
      notices.push({ kind: 'not-modelled', message: 'the zones of `forward-zones-file` are not read', at: lineAt });
    else if (key === 'local-port' && /^\d{1,5}$/.test(value.text)) port = Number(value.text);
    else if (key === 'local-address')
      for (const part of listOf(value, ',')) {
        const address = parseAddress(part.text);
        if (address !== undefined) bind.push({ value: { kind: 'address', address }, at: lineAt });
      }
  }
  return { value: serverOf(at, port, bind, ways), notices };
}

/** The new style: `recursor.forward_zones`, `recursor.forward_zones_recurse`, `incoming.listen`, `incoming.port`. */
function readYamlSettings(text: SourceText): Reading<ServerConfig> | undefined {
  const notices: Notice[] = [];
  const reader = yamlIn(text, notices);
  if (reader === undefined) return undefined;
  const { root } = reader.document;
  const ways: WayOut[] = [];
  for (const key of ['forward_zones', 'forward_zones_recurse']) {
    const list = entryOf(child(root, 'recursor'), key);
    for (const item of items(list?.value)) {
      const zone = scalarText(child(item, 'zone'));
      if (zone === undefined || list === undefined) continue;
      const to = items(child(item, 'forwarders')).flatMap((one) => fromNode(one, notices));
      ways.push({ zone: absolute(zone.replace(/^\+/, '')), to, at: placeOfKey(reader.document, list) });
    }
  }
  const port = Number(scalarText(child(root, 'incoming', 'port')) ?? 53);
  return {
    value: serverOf(beginningOf(reader.document), Number.isInteger(port) ? port : 53, listen(reader), ways),
    notices,
  };
}

function listen(reader: Reader): readonly Located<BindAddress>[] {
  return items(child(reader.document.root, 'incoming', 'listen')).flatMap((item) => {
    const source = sourceOf(item);
    const address = source === undefined ? undefined : parseAddress(source.text);
    return source === undefined || address === undefined
      ? []
      : [{ value: { kind: 'address' as const, address }, at: locate(source, 0, source.text.length) }];
  });
}

function fromNode(node: YamlNode, notices: Notice[]): readonly Located<Upstream>[] {
  const source = sourceOf(node);
  return source === undefined ? [] : upstreamOf(source, notices);
}

function upstreamOf(part: SourceText, notices: Notice[]): readonly Located<Upstream>[] {
  const text = part.text.startsWith('+') ? slice(part, 1, part.text.length) : part;
  if (text.text === '') return [];
  const upstream = upstreamAt(text, ':');
  if (upstream !== undefined) return [upstream];
  notices.push({
    kind: 'not-modelled',
    message: `\`${text.text}\` is no address of a server`,
    at: locate(text, 0, text.text.length),
  });
  return [];
}

/** Without addresses it listens on the loopback (settings, local-address); in a container 0.0.0.0 is nearly always said. */
function serverOf(
  at: Location,
  port: number,
  bind: readonly Located<BindAddress>[],
  ways: readonly WayOut[],
): ServerConfig {
  const every = bind.some((one) => one.value.kind === 'address' && /^(?:0\.0\.0\.0|::)$/.test(one.value.address));
  const loopback = [{ value: { kind: 'address' as const, address: '127.0.0.1' }, at }];
  const effective = every ? [] : bind.length === 0 ? loopback : bind;
  const steps = ways.some((way) => way.zone === ROOT && way.to.length > 0)
    ? forwardSteps(ways, PLUGIN)
    : [...forwardSteps(ways, PLUGIN), rest('pdns-recursor', 'answer', at)];
  return oneBlock(at, port, effective, steps);
}
