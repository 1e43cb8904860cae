import type { ResolverFile } from '../../core/facts/readers.ts';
import type { Located } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { beginsWithAddressPlaceholder } from '../../core/text/placeholder.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { isUnexpanded } from '../shared/kubelet-flags.ts';
import { fieldsOf, firstLineOf, linesOf } from '../shared/lines.ts';
import { fileNameOf, nodePathOf, placedText } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

/** Node files where they are known to lie on nodes; else texts that something may name. */
export const resolvConf: Plugin = {
  id: 'resolv-conf',
  title: 'resolv.conf',
  nodePaths: /resolv/i,
  missed: /resolv|dns/i,
  markers: ['ameserver', 'resolv.conf', 'resolvconf'],
  names: /(?:^|\/)resolv\.conf[^/]*$/i,
  about: /ameserver|resolv[.-]?conf/i,
  recognises: (document) => pathOf(document) !== undefined || isBareResolverFile(document),
  read: (document) => placedText(document, 'resolv-conf', pathOf(document), firstNameserverLine(document.source)),
};

/** glibc's, systemd-resolved's, NetworkManager's, resolvconf's, and any `resolv.conf` that a carrier places. */
function isResolverPath(path: string): boolean {
  return /(?:^|[/.-])resolv\.conf$|^\/etc\/resolvconf\/resolv\.conf\.d\/(?:head|base|tail|original)$/.test(path);
}

/** Its path on nodes; one like `/etc/k3s-dns` is known by its lines. */
function pathOf(document: Document): string | undefined {
  return (
    nodePathOf(document, isResolverPath) ??
    (document.kind === 'text' && hasOnlyResolverLines(document.source.text)
      ? nodePathOf(document, (path) => /^\/(?:etc|run|var|opt|usr)\/(?!hosts$)/.test(path))
      : undefined)
  );
}

/** At least one `nameserver`, and only lines of resolv.conf(5). */
function hasOnlyResolverLines(text: string): boolean {
  if (!text.includes('nameserver') || !/^[ \t]*nameserver[ \t]/m.test(text)) return false;
  for (const line of linesOf(text))
    if (!/^\s*(?:$|[#;]|(?:nameserver|search|domain|options|sortlist)\s)/.test(line.text)) return false;
  return true;
}

function isBareResolverFile(document: Document): boolean {
  return document.onNode === undefined && /(?:^|[.-])resolv\.conf$/.test(fileNameOf(document));
}

/**
 * For `forward . FILE` (miekg/dns clientconfig.go ClientConfigFromReader): no limit of three, port 53, `%zone` cut. The
 * kubelet reads the same lines (pkg/kubelet/network/dns/dns.go parseResolvConf).
 */
export function readResolverFile(text: SourceText): Reading<ResolverFile> {
  const nameservers: Located<string>[] = [];
  const notices: Notice[] = [];
  for (const line of linesOf(text.text)) {
    const [keyword, first] = fieldsOf(text, line.start, line.end);
    if (keyword === undefined || first === undefined) continue;
    if (keyword.value === 'nameserver') {
      const rest = line.text.slice(
        line.text.indexOf(first.value, line.text.indexOf(keyword.value) + keyword.value.length),
      );
      if (isUnexpanded(first.value) || beginsWithAddressPlaceholder(rest)) {
        const message = `the nameserver is \`${first.value}\`, which is filled in later and not known here`;
        notices.push(notModelled(message, first.at));
        continue;
      }
      const zone = first.value.indexOf('%');
      nameservers.push(zone === -1 ? first : { value: first.value.slice(0, zone), at: first.at });
    }
  }
  return { value: { nameservers, at: firstNameserverLine(text) }, notices };
}

function firstNameserverLine(text: SourceText): ResolverFile['at'] {
  for (const line of linesOf(text.text)) {
    if (line.text.trimStart().startsWith('nameserver')) return locate(text, line.start, line.end);
  }
  return firstLineOf(text);
}
