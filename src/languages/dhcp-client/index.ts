import type { NodeNetworkFact } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { locate, slice } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { commaList, fieldsOf, linesOf } from '../shared/lines.ts';
import { networkFact, readingNodeFiles, serverAddresses } from '../shared/node-network.ts';
import type { Plugin } from '../shared/plugin.ts';

export const dhcpClient: Plugin = {
  id: 'dhcp-client',
  title: 'dhclient and dhcpcd',
  markers: ['domain-name-servers', 'DNS=', 'ameserver'],
  about: /domain-name-servers/i,
  ...readingNodeFiles(isClientPath, (document, path) =>
    path.endsWith('dhcpcd.conf') ? readDhcpcd(document, path) : readDhclient(document, path),
  ),
};

/** dhclient.conf(5), dhcpcd.conf(5). */
function isClientPath(path: string): boolean {
  return /^\/etc\/(?:(?:dhcp\/)?dhclient(?:-[^/]+)?\.conf|dhcp\/dhclient\.d\/[^/]+\.conf|dhcpcd\.conf)$/.test(path);
}

const PLACES = { supersede: 'none', prepend: 'after', append: 'before' } as const;

/** `supersede`, `prepend`, `append domain-name-servers A, B;` (dhclient.conf(5), "Option modifiers"). */
function readDhclient(document: Document, path: string): Reading<readonly NodeNetworkFact[]> {
  const { source } = document;
  const notices: Notice[] = [];
  const facts: NodeNetworkFact[] = [];
  for (const statement of statementsOf(document)) {
    const words = /^(supersede|prepend|append)\s{1,16}(?:dhcp6\.name-servers|domain-name-servers)\s/.exec(
      statement.text,
    );
    const how = words?.[1] as keyof typeof PLACES | undefined;
    if (words === null || how === undefined) continue;
    const listed = commaList(slice(source, statement.start + words[0].length, statement.start + statement.text.length));
    const nameservers = serverAddresses(listed, notices);
    if (nameservers.length === 0) continue;
    const at = locate(source, statement.start, statement.start + statement.text.length);
    const network = { software: 'dhclient', nameservers, dhcp: PLACES[how], at };
    facts.push(networkFact(document, path, how === 'supersede' ? { ...network, alone: true } : network));
  }
  return { value: facts, notices };
}

function statementsOf({ source }: Document): readonly { readonly text: string; readonly start: number }[] {
  const statements: { text: string; start: number }[] = [];
  let from = 0;
  const { text } = source;
  for (let i = 0; i <= text.length; i += 1) {
    const c = text[i];
    const ends = c === undefined || c === ';' || c === '{' || c === '}' || c === '#';
    if (!ends) continue;
    const part = text.slice(from, i);
    const start = from + part.length - part.trimStart().length;
    if (c === ';') statements.push({ text: part.trim(), start });
    if (c === '#') {
      const feed = text.indexOf('\n', i);
      i = feed === -1 ? text.length : feed;
    }
    from = i + 1;
  }
  return statements;
}

/** `static domain_name_servers=` replaces DHCP's on its interface; `nohook resolv.conf` (dhcpcd.conf(5)). */
function readDhcpcd(document: Document, path: string): Reading<readonly NodeNetworkFact[]> {
  const { source } = document;
  const notices: Notice[] = [];
  const listed: Located<string>[] = [];
  for (const line of linesOf(source.text)) {
    const fields = fieldsOf(source, line.start, line.end);
    const [keyword, first, ...rest] = fields;
    if (keyword === undefined || first === undefined) continue;
    if (/^nohooks?$/.test(keyword.value) && /\bresolv\.conf\b/.test(line.text)) return { value: [], notices };
    if (keyword.value !== 'static' || !first.value.startsWith('domain_name_servers=')) continue;
    const value = first.value.slice('domain_name_servers='.length);
    const { file, span } = first.at;
    if (value !== '') listed.push({ value, at: { file, span: { start: span.end - value.length, end: span.end } } });
    addAll(listed, rest);
  }
  const nameservers = serverAddresses(listed, notices);
  const [nameserver] = nameservers;
  if (nameserver === undefined) return { value: [], notices };
  return {
    value: [networkFact(document, path, { software: 'dhcpcd', nameservers, dhcp: 'none', at: nameserver.at })],
    notices,
  };
}
