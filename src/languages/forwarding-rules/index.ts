/** Each as dnsmasq lines; OpenWrt and libvirt do start a dnsmasq. */
import type { ConfigTextFact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { concat, locate, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { child, type Document, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { sourceOf } from '../shared/fields.ts';
import { firstLineOf } from '../shared/lines.ts';
import type { Plugin } from '../shared/plugin.ts';

const MAX_LENGTH = 256 * 1024;
const MAX_RULES = 500;

export const forwardingRules: Plugin = {
  id: 'forwarding-rules',
  title: 'Forwarding rules of OpenWrt, libvirt, LXD, dnscrypt-proxy and Windows DNS',
  // `option server` (OpenWrt) and `<forwarder` (libvirt) occur beside `dnsmasq` and `forward`.
  markers: ['config interface', 'DnsServerConditionalForwarder', 'DnsServerForwarder', 'dnsmasq', 'forward'],
  names: /(?:^|\/)forwarding-rules[^/]*\.txt$/i,
  recognises: (document) => formatOf(document) !== undefined || bridgesOf(document).length > 0,
  read: (document) => {
    if (document.kind === 'yaml')
      return { value: bridgesOf(document).map((one) => ofBridge(document, one)), notices: [] };
    const at = firstLineOf(document.source);
    const notices: Notice[] = [];
    const beyond: Beyond = (message, from = at) =>
      notices.push({ kind: 'unreadable', message, at: from, unread: 'bound' });
    if (document.source.text.length > MAX_LENGTH) beyond('this file of forwarding rules has more than 256 KiB');
    const format = formatOf(document);
    const lines = notices.length > 0 ? [] : (format?.(document.source, beyond) ?? []);
    if (lines.length === 0) return { value: [], notices };
    const completes = format === openWrtNetwork ? document.path.replace(/network$/, 'dhcp') : undefined;
    const text = concat([synthetic(at, completes === undefined ? 'no-resolv\n' : ''), ...lines]);
    const fact: ConfigTextFact = { kind: 'config-text', language: 'dnsmasq', path: document.path, text, at };
    return { value: [{ ...fact, ...defined({ completes }) }], notices };
  },
};

type Beyond = (message: string, at?: Location) => void;
type Format = (source: SourceText, beyond: Beyond) => readonly SourceText[];

function formatOf({ kind, path, source, onNode }: Document): Format | undefined {
  if (kind !== 'text') return undefined;
  const name = onNode?.path ?? path;
  if (/(?:^|\/)config\/dhcp$/.test(name) && /^config dnsmasq\b/m.test(source.text)) return openWrt;
  if (/(?:^|\/)config\/network$/.test(name) && /^config interface\b/m.test(source.text)) return openWrtNetwork;
  if (/\.xml$/.test(name) && /<network\b/.test(source.text) && /<forwarder\b/.test(source.text)) return libvirt;
  if (/(?:^|\/)forwarding-rules[^/]*\.txt$/.test(name)) return dnscrypt;
  if (/\.psm?1$/.test(name) && /DnsServer(?:ConditionalForwarderZone|Forwarder)\b/.test(source.text)) return windows;
  return undefined;
}

function rule(source: SourceText, zone: string, start: number, address: string): readonly SourceText[] {
  const at = locate(source, start, start + address.length);
  const plain = zone.replace(/\.$/, '');
  return [
    synthetic(at, plain === '' ? 'server=' : `server=/${plain}/`),
    slice(source, start, start + address.length),
    synthetic(at, '\n'),
  ];
}

const ADDRESS = /\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;

function addressesIn(source: SourceText, zone: string, start: number, end: number): readonly SourceText[] {
  const addresses: SourceText[] = [];
  for (const match of source.text.slice(start, end).matchAll(ADDRESS))
    for (const part of rule(source, zone, start + match.index, match[0])) addresses.push(part);
  return addresses;
}

function matchesOf(
  source: SourceText,
  beyond: Beyond,
  pattern: RegExp,
  read: (match: RegExpMatchArray, start: number) => readonly SourceText[],
): readonly SourceText[] {
  const lines: SourceText[] = [];
  let count = 0;
  for (const match of source.text.matchAll(pattern)) {
    count += 1;
    if (count > MAX_RULES) {
      const message = `of these forwarding rules only the first ${MAX_RULES} are read`;
      beyond(message, locate(source, match.index, match.index + 1));
      break;
    }
    for (const part of read(match, match.index)) lines.push(part);
  }
  return lines;
}

/** By dnsmasq's init script (openwrt.org, "DHCP and DNS configuration"). */
const OPENWRT: Readonly<Record<string, string>> = {
  'list server': 'server=',
  'list listen_address': 'listen-address=',
  'option local': 'local=',
  'list ipaddr': 'listen-address=',
  'option ipaddr': 'listen-address=',
  'option boguspriv': 'bogus-priv',
};

const options =
  (pattern: RegExp): Format =>
  (source, beyond) =>
    matchesOf(source, beyond, pattern, (match, start) => {
      const [whole, kind = '', key = '', value = ''] = match;
      const from = start + whole.lastIndexOf(value);
      const at = locate(source, from, from + value.length);
      const option = OPENWRT[`${kind} ${key}`] ?? '';
      if (key === 'boguspriv') return value === '1' ? [synthetic(at, `${option}\n`)] : [];
      return [synthetic(at, option), slice(source, from, from + value.length), synthetic(at, '\n')];
    });

const openWrt = options(
  /^[ \t]{0,20}(list|option)[ \t]{1,9}(server|listen_address|local|boguspriv)[ \t]{1,9}["']?([^"'\s]{1,300})["']?/gm,
);

/** The machine's addresses, where dnsmasq listens by default. */
const openWrtNetwork = options(
  /^[ \t]{0,20}(list|option)[ \t]{1,9}(ipaddr)[ \t]{1,9}["']?(\d[\d.]{5,14})(?:["'/\s]|$)/gm,
);

/** Managed bridges as in `lxd init --preseed` (linuxcontainers.org, "Bridge network"). */
function bridgesOf(document: Document): readonly YamlNode[] {
  if (document.kind !== 'yaml') return [];
  return items(child(document.root, 'networks')).flatMap((network) => {
    const config = child(network, 'config');
    return config === undefined || scalarText(child(config, 'raw.dnsmasq')) === undefined ? [] : [config];
  });
}

/** Its dnsmasq's lines, and where that listens. */
function ofBridge({ path, source }: Document, config: YamlNode): ConfigTextFact {
  const raw = sourceOf(child(config, 'raw.dnsmasq')) ?? source;
  const at = firstLineOf(raw);
  const address = scalarText(child(config, 'ipv4.address'))?.replace(/\/\d+$/, '');
  const listens = address === undefined ? '' : `listen-address=${address}\n`;
  return {
    kind: 'config-text',
    language: 'dnsmasq',
    path,
    text: concat([synthetic(at, `no-resolv\n${listens}`), raw]),
    at,
  };
}

/** `<forwarder domain= addr=>`, and the listen address (libvirt.org, "Network XML format"). */
const libvirt: Format = (source, beyond) => [
  ...matchesOf(source, beyond, /<forwarder\b([^<>]{0,500})>/g, (match, start) => {
    const attributes = match[1] ?? '';
    const zone = /\bdomain\s{0,9}=\s{0,9}["']([\w.-]{1,253})["']/.exec(attributes)?.[1] ?? '';
    const address = /\baddr\s{0,9}=\s{0,9}["']([\d.]{7,15})["']/.exec(attributes)?.[1];
    if (address === undefined) return [];
    return rule(source, zone, start + match[0].lastIndexOf(address), address);
  }),
  ...matchesOf(source, beyond, /<ip\b[^<>]{0,300}?\baddress\s{0,9}=\s{0,9}["']([\d.]{7,15})["']/g, (match, start) => {
    const [whole, address = ''] = match;
    const from = start + whole.lastIndexOf(address);
    const at = locate(source, from, from + address.length);
    return [synthetic(at, 'listen-address='), slice(source, from, from + address.length), synthetic(at, '\n')];
  }),
];

/** `zone address, address` (DNSCrypt/dnscrypt-proxy example-forwarding-rules.txt). */
const dnscrypt: Format = (source, beyond) =>
  matchesOf(
    source,
    beyond,
    /^[ \t]{0,20}([A-Za-z0-9.][\w.-]{0,253})[ \t]{1,99}([^\n#]{1,500})/gm,
    ({ 0: whole, 1: zone = '', 2: rest = '' }, start) => {
      const from = start + whole.length - rest.length;
      return addressesIn(source, zone === '.' ? '' : zone, from, from + rest.length);
    },
  );

/** `Add-DnsServerConditionalForwarderZone`, `Set-DnsServerForwarder` (learn.microsoft.com, module DnsServer). */
const windows: Format = (source, beyond) =>
  matchesOf(
    source,
    beyond,
    /^[^#\n]{0,200}?\b(?:Add|Set)-DnsServer(ConditionalForwarderZone|Forwarder)\b([^\n|;]{0,1000})/gm,
    (match, start) => {
      const [whole, cmdlet, rest = ''] = match;
      const zone = /-Name\s{1,9}["']?([\w.-]{1,253})/i.exec(rest)?.[1];
      if (cmdlet === 'ConditionalForwarderZone' && zone === undefined) return [];
      const from = start + whole.length - rest.length;
      return addressesIn(source, cmdlet === 'Forwarder' ? '' : (zone ?? ''), from, from + rest.length);
    },
  );
