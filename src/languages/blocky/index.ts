import { parseAddress, reverseName } from '../../core/dns/endpoint.ts';
import { absolute, ROOT } from '../../core/dns/name.ts';
import type { ResolverSoftware } from '../../core/facts/readers.ts';
import type { ServerBlock, ServerConfig } from '../../core/facts/server-config.ts';
import type { AnswerRule, ForwardStep, NamePattern, Upstream } from '../../core/facts/steps.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { extentOf, type SourceText, slice } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  entryOf,
  items,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import { beginningOf, type Reader } from '../shared/fields.ts';
import { listOf } from '../shared/lines.ts';
import { answerStep, type ForwardZone, forwardSteps, rest, upstreamAt } from '../shared/resolver-steps.ts';
import { fileNamed, yamlIn } from '../shared/resolver-yaml.ts';
import { conditionalRewrite, rewritesOf, zonesRewrittenTo } from './rewrites.ts';

export const blocky: ResolverSoftware & Words = {
  id: 'blocky',
  title: 'Blocky',
  markers: ['blocky', 'upstreams:'],
  // In prose it follows another word.
  common: [{ word: 'upstreams:', live: /(?<![A-Za-z] )upstreams/ }],
  about: /blocky/i,
  recognises: ({ image }) => /(?:^|\/)(?:0xerr0r|spx01)\/blocky$/i.test(image),
  read: (container) => {
    const named = container.env.find((one) => one.name === 'BLOCKY_CONFIG_FILE')?.value;
    const text =
      (named === undefined ? undefined : container.files.get(named)) ?? fileNamed(container, /(?:^|\/)[^/]*\.ya?ml$/i);
    return text === undefined ? undefined : readBlocky(text);
  },
};

function readBlocky(text: SourceText): Reading<ServerConfig> | undefined {
  const notices: Notice[] = [];
  const reader = yamlIn(text, notices);
  if (reader === undefined) return undefined;
  const { root } = reader.document;
  // `upstreams.groups` since v0.22.
  const groups = child(root, 'upstreams', 'groups') ?? child(root, 'upstream');
  if (groups === undefined) return undefined;
  const at = beginningOf(reader.document);
  const strategy = scalarText(child(root, 'upstreams', 'strategy')) ?? scalarText(child(root, 'upstreamStrategy'));
  const policy: ForwardStep['policy'] =
    strategy === 'strict' ? 'sequential' : strategy === 'random' ? 'random' : 'unordered';
  const listen = child(root, 'ports', 'dns') ?? child(root, 'port');
  const port = portOf(scalarText(listen?.kind === 'sequence' ? items(listen)[0] : listen));
  const mapped = conditional(reader, notices);
  const rewrites = conditionalRewrite(
    rewritesOf(reader, 'conditional'),
    mapped.map(({ zone, at: place }) => ({ value: zone, at: place })),
  );
  const before = [...answerStep('customDNS', customNames(reader, notices), at), ...rewrites];
  const blockOf = (group: YamlEntry): ServerBlock => {
    const place = placeOfKey(reader.document, group);
    const to = items(group.value).flatMap((item) => upstreamOf(sourceOf(item), notices));
    const forwardZones = [{ zone: ROOT, to, at: place }, ...mapped];
    const forwards = forwardSteps(forwardZones, { plugin: 'upstreams', policy, merges: false });
    const isDefault = group.key === 'default';
    return {
      keys: [{ zone: ROOT, transport: 'dns', port, at: isDefault ? at : place }],
      bind: [],
      steps: [...before, ...forwards, rest('blocky', 'servfail', at)],
      // Groups select clients, `default` takes all others (resolver/upstream_tree_resolver.go).
      views: isDefault ? [] : [{ text: `of the client group ${group.key}`, opaque: true, at: place }],
      at: isDefault ? at : place,
      extent: isDefault ? at : place,
    };
  };
  const all = entries(groups);
  const blocks = [
    ...all.filter((one) => one.key !== 'default'),
    ...all.filter((one) => one.key === 'default').slice(-1),
  ];
  const encrypts = ['tls', 'https'].some((key) => child(root, 'ports', key) !== undefined);
  const value = {
    blocks: blocks.map(blockOf),
    errors: [],
    at,
    ...defined({ listensEncrypted: encrypts || undefined }),
  };
  return { value, notices };
}

/** `53`, `:53`, `192.0.2.1:53`, or a list with commas, of which the first counts. */
function portOf(text: string | undefined): number {
  const digits = /(\d{1,5})$/.exec((text ?? '').split(',', 1)[0] ?? '')?.[1];
  return digits === undefined ? 53 : Number(digits);
}

/** `[net:]host[:port][/path][#name]`; net is `udp`, `tcp`, `tcp+udp`, `tcp-tls` or `https`. */
function upstreamOf(source: SourceText | undefined, notices: Notice[]): readonly Located<Upstream>[] {
  if (source === undefined || source.text === '') return [];
  const net = /^(tcp\+udp|tcp-tls|https|quic|tcp|udp):(?:\/\/)?/.exec(source.text);
  const from = net?.[0].length ?? 0;
  const stop = source.text.slice(from).search(/[/#]/);
  const host = slice(source, from, stop === -1 ? source.text.length : from + stop);
  const transport = net?.[1] === 'tcp-tls' ? 'tls' : net?.[1] === 'https' ? 'https' : 'dns';
  const upstream = source.text.startsWith('sdns:') ? undefined : upstreamAt(host, ':', transport);
  if (upstream !== undefined) return [upstream];
  notices.push(notModelled(`where the upstream \`${source.text}\` leads is not read`, extentOf(source)));
  return [];
}

/** Zones with servers; `.` stands for names without a dot. */
function conditional(reader: Reader, notices: Notice[]): readonly ForwardZone[] {
  const forwardZones: ForwardZone[] = [];
  for (const entry of entries(child(reader.document.root, 'conditional', 'mapping'))) {
    const at = placeOfKey(reader.document, entry);
    const source = sourceOf(entry.value);
    const to = source === undefined ? [] : listOf(source, ',').flatMap((part) => upstreamOf(part, notices));
    for (const zone of entry.key.split(',').map((one) => one.trim())) {
      if (zone === '.') notices.push(notModelled('a server for names without a dot is not modelled', at));
      else if (zone !== '') forwardZones.push({ zone: absolute(zone), to, at });
    }
  }
  return forwardZones;
}

/** With their pointers, and other types unless `filterUnmappedTypes: false` (resolver/custom_dns_resolver.go). */
function customNames(reader: Reader, notices: Notice[]): readonly AnswerRule[] {
  const { document } = reader;
  const custom: YamlNode | undefined = child(document.root, 'customDNS');
  const everything = scalarText(child(custom, 'filterUnmappedTypes')) !== 'false';
  const rewrites = rewritesOf(reader, 'customDNS');
  const rules: AnswerRule[] = [];
  const add = (names: NamePattern, at: Location): void => {
    rules.push({ names, effect: 'answer', at, ...defined({ types: everything ? undefined : ['A', 'AAAA'] }) });
  };
  for (const entry of entries(child(custom, 'mapping'))) {
    const at = placeOfKey(document, entry);
    const zone = absolute(entry.key);
    add({ kind: 'within', zones: [zone] }, at);
    for (const rewrite of rewrites) for (const { names } of zonesRewrittenTo(rewrite, zone)) add(names, at);
    for (const part of (scalarText(entry.value) ?? '').split(',')) {
      const address = parseAddress(part.trim());
      if (address !== undefined)
        rules.push({ names: { kind: 'exactly', names: [reverseName(address)] }, types: ['PTR'], effect: 'answer', at });
    }
  }
  const zone = entryOf(custom, 'zone');
  if (zone !== undefined)
    notices.push(notModelled('the records of `customDNS.zone` are not read', placeOfKey(document, zone)));
  return rules;
}
