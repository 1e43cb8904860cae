/** As the lines of the dnsmasq that each starts. */

import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { concat, locate, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { firstLineOf } from '../shared/lines.ts';
import type { Plugin } from '../shared/plugin.ts';

const MAX_LENGTH = 256 * 1024;
const MAX_RULES = 500;

export const forwardingRules: Plugin = {
  id: 'forwarding-rules',
  title: 'Forwarding rules of OpenWrt and libvirt',
  // `option server` (OpenWrt) and `<forwarder` (libvirt) occur beside `dnsmasq` and `forward`.
  markers: ['config interface', 'dnsmasq', 'forward'],
  common: [{ word: 'forward', live: /<forwarder/ }],
  recognises: (document) => formatOf(document) !== undefined,
  read: (document) => {
    const at = firstLineOf(document.source);
    const notices: Notice[] = [];
    const beyond: Beyond = (message, from = at) => notices.push(beyondBound(message, from));
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

const openWrtNetwork = options(
  /^[ \t]{0,20}(list|option)[ \t]{1,9}(ipaddr)[ \t]{1,9}["']?(\d[\d.]{5,14})(?:["'/\s]|$)/gm,
);

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
