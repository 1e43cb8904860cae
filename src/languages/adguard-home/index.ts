import { isUnspecified, parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName, ROOT } from '../../core/dns/name.ts';
import { reverseZones } from '../../core/dns/reverse.ts';
import type { ResolverSoftware } from '../../core/facts/readers.ts';
import type { BindAddress, ServerConfig } from '../../core/facts/server-config.ts';
import type { AnswerRule, ForwardStep, Upstream } from '../../core/facts/steps.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { extentOf, type SourceText } from '../../core/text/source-text.ts';
import { child, items, scalarText, sourceOf, type YamlNode } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import { beginningOf, listField, mapField, numberField, type Reader } from '../shared/fields.ts';
import { trimmed } from '../shared/lines.ts';
import {
  answerStep,
  type ForwardZone,
  forwardSteps,
  oneBlock,
  PRIVATE_REVERSE_ZONES,
  rest,
  schemeOf,
  upstreamAt,
  within,
} from '../shared/resolver-steps.ts';
import { fileNamed, yamlIn } from '../shared/resolver-yaml.ts';

export const adguardHome: ResolverSoftware & Words = {
  id: 'adguard-home',
  title: 'AdGuard Home',
  markers: ['adguard', 'upstream_dns'],
  about: /adguardhome|upstream_dns/i,
  recognises: ({ image }) => /(?:^|\/)(?:adguard\/)?adguard-?home$/i.test(image),
  read: (container) => {
    const text = fileNamed(container, /(?:^|\/)AdGuardHome\.ya?ml$/i);
    return text === undefined ? undefined : readAdguardHome(text, container.at);
  },
};

/** Undefined where it is no YAML or lists no upstream. */
function readAdguardHome(text: SourceText, at: Location): Reading<ServerConfig> | undefined {
  const notices: Notice[] = [];
  const reader = yamlIn(text, notices);
  if (reader === undefined) return notices.length === 0 ? undefined : { value: oneBlock(at, 53, [], []), notices };
  const dns = mapField(reader, reader.document.root, 'dns');
  if (dns === undefined) return undefined;
  const dnsAt = beginningOf(reader.document, dns);
  const forwardZones = routesIn(reader, dns, 'upstream_dns');
  const file = scalarText(child(dns, 'upstream_dns_file'));
  if (file !== undefined && file !== '')
    notices.push(notModelled('the servers of `upstream_dns_file` are not read', dnsAt));
  const usual = forwardZones.get(ROOT)?.to ?? [];
  const list: ForwardZone[] = [...forwardZones].map(([zone, way]) => ({
    zone,
    to: way.usual ? usual : way.to,
    at: way.at,
  }));
  const policy: ForwardStep['policy'] =
    scalarText(child(dns, 'upstream_mode')) === 'parallel' || scalarText(child(dns, 'all_servers')) === 'true'
      ? 'parallel'
      : scalarText(child(dns, 'upstream_mode')) === 'fastest_addr'
        ? 'parallel'
        : 'unordered';
  const bind: Located<BindAddress>[] = [];
  for (const host of items(child(dns, 'bind_hosts'))) {
    const source = sourceOf(host);
    const address = source === undefined ? undefined : parseAddress(source.text);
    if (source === undefined || address === undefined) continue;
    if (isUnspecified(address)) {
      bind.length = 0;
      break;
    }
    bind.push({ value: { kind: 'address', address }, at: extentOf(source) });
  }
  const port = numberField(reader, dns, 'port') ?? 53;
  const pointers = privatePointers(reader, dns, forwardZones, dnsAt);
  const manner = { plugin: 'upstream_dns', policy, merges: false } as const;
  const config = oneBlock(dnsAt, port, bind, [
    ...answerStep('filtering', [...rewrites(reader), ...pointers.answers], dnsAt),
    ...forwardSteps(list, manner),
    ...forwardSteps(pointers.forwardZones, { ...manner, plugin: 'local_ptr_upstreams' }).map((step) => ({
      ...step,
      detectsLoops: true,
      types: POINTER_TYPES,
    })),
    rest('adguard-home', 'servfail', dnsAt),
  ]);
  const encrypts = scalarText(child(reader.document.root, 'tls', 'enabled')) === 'true';
  return { value: encrypts ? { ...config, listensEncrypted: true } : config, notices };
}

/** `ADDRESS` or a URL, after `[/zone/zone/]` if any; `#` means the usual servers, `//` names without a dot. */
function routesIn(
  reader: Reader,
  dns: YamlNode,
  key: string,
): Map<DomainName, { to: Located<Upstream>[]; usual: boolean; at: Location }> {
  const forwardZones = new Map<DomainName, { to: Located<Upstream>[]; usual: boolean; at: Location }>();
  const sources = items(listField(reader, dns, key)).flatMap((item) => sourceOf(item) ?? []);
  for (const source of sources) {
    const whole = trimmed(source, 0, source.text.length);
    if (whole.text === '' || whole.text.startsWith('#')) continue;
    const close = whole.text.startsWith('[/') ? whole.text.indexOf('/]') : -1;
    const zones =
      close === -1
        ? [ROOT]
        : whole.text
            .slice(2, close)
            .split('/')
            .filter((zone) => zone !== '')
            .map((zone) => absolute(zone.replace(/^\*\./, '')));
    const at = extentOf(whole);
    const servers = trimmed(whole, close === -1 ? 0 : close + 2, whole.text.length);
    for (const zone of zones) {
      const way = getOrInsert(forwardZones, zone, () => ({ to: [], usual: false, at }));
      let start = 0;
      for (const word of servers.text.split(' ')) {
        const piece = trimmed(servers, start, start + word.length);
        start += word.length + 1;
        if (piece.text === '') continue;
        if (piece.text === '#') {
          way.usual = true;
          continue;
        }
        const upstream = upstreamOf(piece);
        if (upstream !== undefined) way.to.push(upstream);
        else
          reader.notices.push(notModelled(`where the upstream \`${piece.text}\` leads is not read`, extentOf(piece)));
      }
    }
  }
  return forwardZones;
}

function upstreamOf(piece: SourceText): Located<Upstream> | undefined {
  const { scheme, rest: host } = schemeOf(piece);
  switch (scheme) {
    case '':
    case 'udp':
    case 'tcp':
      return upstreamAt(host, ':');
    case 'tls':
      return upstreamAt(host, ':', 'tls');
    case 'https':
    case 'h3':
      return upstreamAt(host, ':', 'https');
    case 'quic':
      return upstreamAt(host, ':', 'quic');
    default:
      return undefined;
  }
}

/** Names and `*.zone`; under `filtering` since schema 23, under `dns` before. */
function rewrites(reader: Reader): readonly AnswerRule[] {
  const { root } = reader.document;
  const rules: AnswerRule[] = [];
  for (const list of [child(root, 'filtering', 'rewrites'), child(root, 'dns', 'rewrites')])
    for (const item of items(list)) {
      const domain = sourceOf(child(item, 'domain'));
      const enabled = scalarText(child(item, 'enabled'));
      if (domain === undefined || domain.text === '' || enabled === 'false') continue;
      const at = extentOf(domain);
      const wild = domain.text.startsWith('*.');
      const name = absolute(wild ? domain.text.slice(2) : domain.text);
      const answer = scalarText(child(item, 'answer')) ?? '';
      // As an answer, `A` and `AAAA` keep the upstream's.
      if (answer === 'A' || answer === 'AAAA') continue;
      const names = wild ? ({ kind: 'within', zones: [name] } as const) : ({ kind: 'exactly', names: [name] } as const);
      // A rewrite to a name asks for that name; types other than addresses may pass.
      rules.push(
        parseAddress(answer) === undefined
          ? { names, effect: 'maybe', because: 'a rewrite to a name asks the upstream for that name', at }
          : { names, types: ['A', 'AAAA'], effect: 'answer', at },
      );
    }
  return rules;
}

/** Newer versions also take SOA and NS (dnsforward/process.go), which are not modelled. */
const POINTER_TYPES: readonly string[] = ['PTR'];

/**
 * PTR for private networks goes to `local_ptr_upstreams`, else to the system's resolvers. A loop over itself ends where
 * the query keeps its ID (dnsforward/recursiondetector.go msgToSignature).
 */
function privatePointers(
  reader: Reader,
  dns: YamlNode,
  named: ReadonlyMap<DomainName, unknown>,
  at: Location,
): { readonly forwardZones: readonly ForwardZone[]; readonly answers: readonly AnswerRule[] } {
  const ranges = items(child(dns, 'private_networks')).flatMap((one) => reverseZones(scalarText(one) ?? ''));
  const zones = (ranges.length > 0 ? ranges : PRIVATE_REVERSE_ZONES).filter((zone) => !named.has(zone));
  const answers: AnswerRule[] = zones.length === 0 ? [] : [{ ...within(zones, 'answer', at), types: POINTER_TYPES }];
  if (scalarText(child(dns, 'use_private_ptr_resolvers')) === 'false') return { forwardZones: [], answers };
  const routes = routesIn(reader, dns, 'local_ptr_upstreams');
  const to = routes.get(ROOT)?.to ?? [];
  const [first] = to;
  // Lists for zones are for pointers of single networks.
  const single = [...routes].filter(([zone, way]) => zone !== ROOT && way.to.length > 0);
  const forwardZones: ForwardZone[] = single.map(([zone, way]) => ({ zone, to: way.to, at: way.at }));
  if (first === undefined) return { forwardZones: [], answers };
  for (const zone of zones) if (!routes.has(zone)) forwardZones.push({ zone, to, at: first.at });
  return { forwardZones, answers: [] };
}
