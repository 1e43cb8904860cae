import { absolute, type DomainName, ROOT } from '../../dns/name.ts';
import { child, entries, items, placeOfKey, scalarText, type YamlNode } from '../../documents/document.ts';
import type { AnswerRule, ForwardStep, ResolverSoftware, ServerConfig, Upstream } from '../../fact.ts';
import type { Located, Location } from '../../text/location.ts';
import type { Notice, Reading } from '../../text/notice.ts';
import { locate, type SourceText, slice } from '../../text/source-text.ts';
import { beginningOf, type Reader, sourceOf } from '../fields.ts';
import { listOf } from '../lines.ts';
import { answerStep, forwardSteps, oneBlock, rest, upstreamAt, type WayOut, within } from '../resolver-steps.ts';
import { fileNamed, yamlIn } from '../resolver-yaml.ts';

/** Blocky in a container, as far as its configuration comes from the repository. */
export const blocky: ResolverSoftware = {
  id: 'blocky',
  title: 'Blocky',
  recognises: ({ image }) => /(?:^|\/)(?:0xerr0r|spx01)\/blocky$/i.test(image),
  read: (container) => {
    const named = container.env.find((one) => one.name === 'BLOCKY_CONFIG_FILE')?.value;
    const text =
      (named === undefined ? undefined : container.files.get(named)) ?? fileNamed(container, /(?:^|\/)[^/]*\.ya?ml$/i);
    return text === undefined ? undefined : readBlocky(text);
  },
};

/** Its configuration file; undefined when it names no upstream. */
function readBlocky(text: SourceText): Reading<ServerConfig> | undefined {
  const notices: Notice[] = [];
  const reader = yamlIn(text, notices);
  if (reader === undefined) return undefined;
  const { root } = reader.document;
  // `upstreams.groups` since v0.22; `upstream` before.
  const groups = child(root, 'upstreams', 'groups') ?? child(root, 'upstream');
  if (groups === undefined) return undefined;
  const at = beginningOf(reader.document);
  const strategy = scalarText(child(root, 'upstreams', 'strategy')) ?? scalarText(child(root, 'upstreamStrategy'));
  const policy: ForwardStep['policy'] =
    strategy === 'strict' ? 'sequential' : strategy === 'random' ? 'random' : 'unordered';
  const ways: WayOut[] = [];
  for (const group of entries(groups)) {
    // Other groups serve single clients; what they may ask is asked by some client.
    if (group.key !== 'default') {
      notices.push({
        kind: 'not-modelled',
        message: `the upstream group \`${group.key}\` of single clients is not modelled`,
        at: placeOfKey(reader.document, group),
      });
      continue;
    }
    const to = items(group.value).flatMap((item) => upstreamOf(sourceOf(item), notices));
    ways.push({ zone: ROOT, to, at: placeOfKey(reader.document, group) });
  }
  ways.push(...conditional(reader, notices));
  const listen = child(root, 'ports', 'dns') ?? child(root, 'port');
  const port = portOf(scalarText(listen?.kind === 'sequence' ? items(listen)[0] : listen));
  const steps = [
    ...answerStep('customDNS', customNames(reader), at),
    ...forwardSteps(ways, { plugin: 'upstreams', policy, merges: false }),
    rest('blocky', 'servfail', at),
  ];
  return { value: oneBlock(at, port, [], steps), notices };
}

/** `53`, `:53`, `192.0.2.1:53`, several by commas: the first one's port. */
function portOf(text: string | undefined): number {
  const digits = /(\d{1,5})$/.exec((text ?? '').split(',', 1)[0] ?? '')?.[1];
  return digits === undefined ? 53 : Number(digits);
}

/** `[net:]host[:port][/path][#name]`, net one of `udp`, `tcp`, `tcp+udp`, `tcp-tls`, `https`. */
function upstreamOf(source: SourceText | undefined, notices: Notice[]): readonly Located<Upstream>[] {
  if (source === undefined || source.text === '') return [];
  const net = /^(tcp\+udp|tcp-tls|https|quic|tcp|udp):(?:\/\/)?/.exec(source.text);
  const from = net?.[0].length ?? 0;
  const stop = source.text.slice(from).search(/[/#]/);
  const host = slice(source, from, stop === -1 ? source.text.length : from + stop);
  const transport = net?.[1] === 'tcp-tls' ? 'tls' : net?.[1] === 'https' ? 'https' : 'dns';
  const upstream = source.text.startsWith('sdns:') ? undefined : upstreamAt(host, ':', transport);
  if (upstream !== undefined) return [upstream];
  notices.push({
    kind: 'not-modelled',
    message: `where the upstream \`${source.text}\` leads is not read`,
    at: locate(source, 0, source.text.length),
  });
  return [];
}

/** `conditional.mapping`: zones with their servers; `.` stands for names without a dot. */
function conditional(reader: Reader, notices: Notice[]): readonly WayOut[] {
  const ways: WayOut[] = [];
  for (const entry of entries(child(reader.document.root, 'conditional', 'mapping'))) {
    if (entry.key === '.') continue;
    const source = sourceOf(entry.value);
    const to = source === undefined ? [] : listOf(source, ',').flatMap((part) => upstreamOf(part, notices));
    // Several zones may share an entry.
    for (const zone of entry.key.split(','))
      if (zone.trim() !== '') ways.push({ zone: absolute(zone.trim()), to, at: placeOfKey(reader.document, entry) });
  }
  return ways;
}

/** Names of `customDNS.mapping` and all below them are answered; other types too, unless `filterUnmappedTypes: false`. */
function customNames(reader: Reader): readonly AnswerRule[] {
  const custom: YamlNode | undefined = child(reader.document.root, 'customDNS');
  const everything = scalarText(child(custom, 'filterUnmappedTypes')) !== 'false';
  const rules: AnswerRule[] = [];
  const add = (zone: DomainName, at: Location): void => {
    const rule = within([zone], 'answer', at);
    rules.push(everything ? rule : { ...rule, types: ['A', 'AAAA'] });
  };
  for (const entry of entries(child(custom, 'mapping'))) add(absolute(entry.key), placeOfKey(reader.document, entry));
  return rules;
}
