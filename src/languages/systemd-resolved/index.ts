import { hostPort, parseAddress } from '../../core/dns/endpoint.ts';
import type { ResolvedSettings } from '../../core/facts/readers.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { atFile, type Located } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { concat, locate, type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { isUnexpanded } from '../shared/kubelet-flags.ts';
import { fieldsOf, locatedWhole } from '../shared/lines.ts';
import { isBareFile, nodeFile, nodePathOf, placedText } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';
import { readUnit } from '../shared/systemd-unit.ts';

export const systemdResolved: Plugin = {
  id: 'systemd-resolved',
  title: 'systemd-resolved',
  markers: ['[Resolve]', 'resolved.conf', 'systemd-resolved'],
  names: /(?:^|\/)resolved\.conf$/i,
  about: /\[Resolve\]|resolved/i,
  recognises: (document) => nodePathOf(document, isResolvedPath) !== undefined || isBareResolvedFile(document),
  read: (document) => {
    const path = nodePathOf(document, isResolvedPath);
    if (path !== undefined) return { value: [nodeFile(document, path, withSection(document))], notices: [] };
    return placedText(document, 'systemd-resolved', path, readResolvedSettings([document.source]).value.at);
  },
};

/** Lines added without a section are in that of the shipped resolved.conf; of a whole file systemd ignores them (conf-parser.c parse_line). */
function withSection({ source, onNode }: Document): SourceText {
  if (onNode?.append !== true) return source;
  if (source.text.trim() === '' || readUnit(source).some((setting) => setting.section !== '')) return source;
  return concat([synthetic(locate(source, 0, 0), '[Resolve]\n'), source]);
}

/** resolved.conf(5), "Configuration directories and precedence". */
function isResolvedPath(path: string): boolean {
  return /^\/(?:etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/resolved\.conf(?:\.d\/[^/]+\.conf)?$/.test(path);
}

function isBareResolvedFile(document: Document): boolean {
  return isBareFile(document, 'resolved.conf') && document.source.text.includes('[Resolve]');
}

/**
 * `files`: main file, then drop-ins by name (resolved.conf(5)). `DNS`, `FallbackDNS`, `Domains`, `DNSStubListenerExtra`
 * collect, an empty assignment resets. What is no address is noticed.
 */
export function readResolvedSettings(files: readonly SourceText[]): Reading<ResolvedSettings> {
  const notices: Notice[] = [];
  const lists: Record<ResolvedList, Located<string>[]> = {
    dns: [],
    fallbackDns: [],
    domains: [],
    stubListenerExtra: [],
  };
  let stubListener: Located<string> | undefined;
  let singleLabels = false;
  let ignoresHosts = false;
  const unread = new Map<string, Located<string>>();
  let at: ResolvedSettings['at'] | undefined;
  for (const file of files) {
    for (const { section, key, value, at: place } of readUnit(file)) {
      if (section !== 'Resolve') continue;
      at ??= place;
      const list = LISTS.get(key);
      if (list !== undefined && isUnexpanded(value.text)) {
        const message = `\`${key}=\` of systemd-resolved is filled in later and not known here`;
        notices.push(notModelled(message, place));
        continue;
      }
      if (list !== undefined && value.text === '') lists[list] = [];
      else if (list === 'dns' || list === 'fallbackDns') addAll(lists[list], readServers(value, notices));
      else if (list !== undefined) addAll(lists[list], fieldsOf(value, 0, value.text.length));
      else if (key === 'ResolveUnicastSingleLabel') singleLabels = /^(?:1|yes|y|true|t|on)$/i.test(value.text);
      else if (key === 'ReadEtcHosts') ignoresHosts = /^(?:0|no|n|false|f|off)$/i.test(value.text);
      else if (key === 'DNSOverTLS') {
        unread.delete(key);
        if (/^(?:1|yes|y|true|t|on)$/i.test(value.text)) unread.set(key, { value: key, at: place });
      } else if (key === 'DNSStubListener') stubListener = value.text === '' ? undefined : locatedWhole(value);
    }
  }
  const [first] = files;
  return {
    value: {
      ...lists,
      ...defined({
        stubListener,
        singleLabels: singleLabels || undefined,
        ignoresHosts: ignoresHosts || undefined,
        unread:
          unread.get('DNSOverTLS') ??
          (stubListener?.value === 'tcp' ? { ...stubListener, value: 'DNSStubListener' } : undefined),
      }),
      at: at ?? (first === undefined ? atFile('') : locate(first, 0, 0)),
    },
    notices,
  };
}

type ResolvedList = 'dns' | 'fallbackDns' | 'domains' | 'stubListenerExtra';

const LISTS: ReadonlyMap<string, ResolvedList> = new Map([
  ['DNS', 'dns'],
  ['FallbackDNS', 'fallbackDns'],
  ['Domains', 'domains'],
  ['DNSStubListenerExtra', 'stubListenerExtra'],
]);

function readServers(value: SourceText, notices: Notice[]): readonly Located<string>[] {
  return fieldsOf(value, 0, value.text.length).flatMap((field) => {
    const server = plainServer(field.value);
    if (server !== undefined) return { value: server, at: field.at };
    const message = `\`${field.value}\` is not the address of a DNS server, and systemd-resolved ignores it`;
    notices.push(notModelled(message, field.at));
    return [];
  });
}

/** `ADDRESS[:PORT][%INTERFACE][#NAME]` (in_addr_port_ifindex_name_from_string_auto) without interface and name. */
function plainServer(text: string): string | undefined {
  const [address = ''] = text.split(/[%#]/, 1);
  const bare = parseAddress(address);
  if (bare !== undefined) return bare;
  const colon = address.lastIndexOf(':');
  const host = address.slice(0, Math.max(0, colon));
  const ip = parseAddress(host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host);
  const port = address.slice(colon + 1);
  return ip !== undefined && /^\d{1,5}$/.test(port) ? hostPort(ip, Number(port)) : undefined;
}
