import type { Fact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { locate, type SourceText, slice } from '../../core/text/source-text.ts';
import { typeOf } from '../../languages/shared/fields.ts';
import { kubeletFacts } from '../../languages/shared/kubelet-fields.ts';
import { firstLineOf, linesOf, trimmed } from '../../languages/shared/lines.ts';
import { nameserverFile } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { type Document, mayContain } from '../../read/documents/document.ts';
import { visitNodes } from '../../read/documents/visit.ts';

export const bottlerocket: Plugin = {
  id: 'bottlerocket',
  title: 'Bottlerocket settings',
  markers: ['[settings.'],
  about: /\[settings\./i,
  recognises: (document) => textsOf(document).length > 0,
  read: (document) => {
    const notices: Notice[] = [];
    return { value: textsOf(document).flatMap((text) => readSettings(text)), notices };
  },
};

const TABLE = /^[ \t]*\[settings\.(?:kubernetes|dns)\]/m;
/** The kubelet's file for pods (bottlerocket-os/bottlerocket#3395). */
const RESOLVER_FILE = '/run/netdog/resolv.conf';

/** Not values of ConfigMaps, which are files of another program. */
function textsOf(document: Document): readonly SourceText[] {
  if (document.kind === 'text')
    return /\.toml(?:\.[\w]{1,12})?$/.test(document.path) && TABLE.test(document.source.text) ? [document.source] : [];
  if (!mayContain(document, '[settings.')) return [];
  const { kind } = typeOf(document.root);
  if (kind === 'ConfigMap' || kind === 'Secret') return [];
  const texts: SourceText[] = [];
  visitNodes(document.root, (node) => {
    if (node.kind === 'scalar' && typeof node.value === 'string' && TABLE.test(node.text.text)) texts.push(node.text);
  });
  return texts;
}

function readSettings(source: SourceText): readonly Fact[] {
  const at = firstLineOf(source);
  const values = new Map<string, readonly Located<string>[]>();
  let table = '';
  let open: { readonly key: string; readonly items: Located<string>[] } | undefined;
  for (const line of linesOf(source.text)) {
    const whole = trimmed(source, line.start, line.end);
    if (open !== undefined) {
      for (const one of stringsIn(whole)) open.items.push(one);
      if (/\](?:\s*#.*)?$/.test(whole.text)) {
        values.set(open.key, open.items);
        open = undefined;
      }
      continue;
    }
    const head = /^\[([\w."-]+)\]/.exec(whole.text);
    if (head !== null) {
      table = head[1] ?? '';
      continue;
    }
    const equals = whole.text.indexOf('=');
    if (equals === -1 || whole.text.startsWith('#')) continue;
    const key = `${table}.${whole.text.slice(0, equals).trim().replace(/^"|"$/g, '')}`;
    const value = trimmed(whole, equals + 1, whole.text.length);
    if (value.text.startsWith('[') && !value.text.includes(']')) {
      open = { key, items: [...stringsIn(value)] };
      continue;
    }
    values.set(key, stringsIn(value));
  }
  return factsOf(values, at);
}

function factsOf(values: ReadonlyMap<string, readonly Located<string>[]>, at: Location): readonly Fact[] {
  const listed = values.get('settings.kubernetes.cluster-dns-ip') ?? [];
  const clusterDNS = listed.length > 0 ? listed : undefined;
  const clusterDomain = values.get('settings.kubernetes.cluster-domain')?.[0];
  const servers = values.get('settings.dns.name-servers') ?? [];
  const file = nameserverFile(
    RESOLVER_FILE,
    servers,
    'Bottlerocket lists `name-servers` in the file that its kubelet hands to pods',
  );
  return [
    { kind: 'node-profile', os: { value: 'bottlerocket', at }, at },
    ...kubeletFacts(
      'config',
      { ...defined({ clusterDNS, clusterDomain }), ineffective: [] },
      { provisioner: 'bottlerocket' },
    ),
    ...(file === undefined ? [] : [file]),
  ];
}

/** Addresses and names need no escapes. */
function stringsIn(source: SourceText): readonly Located<string>[] {
  const strings: Located<string>[] = [];
  for (const match of source.text.matchAll(/"([^"\n]{0,300})"|'([^'\n]{0,300})'/g)) {
    const value = match[1] ?? match[2] ?? '';
    const inner = slice(source, match.index + 1, match.index + 1 + value.length);
    strings.push({ value, at: locate(inner, 0, value.length) });
  }
  return strings;
}
