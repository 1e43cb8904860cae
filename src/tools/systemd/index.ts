import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import type { NodeFileFact } from '../../core/facts/node.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import { baseName } from '../../core/text/paths.ts';
import type { Statement, UnitFragment } from '../../languages/shared/fragments.ts';
import { adding } from '../../languages/shared/join.ts';
import { firstLineOf } from '../../languages/shared/lines.ts';
import { machinesOf, nodePathOf, overlayOf } from '../../languages/shared/node-paths.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import type { Document } from '../../read/documents/document.ts';
import { joinUnits } from './join.ts';

export const serviceUnit: Plugin = {
  id: 'systemd',
  title: 'systemd units that start a DNS server',
  markers: ['coredns', 'node-cache', 'dnsmasq', 'unbound', 'bin/named', 'pdns_recursor'],
  names:
    /(?:^|\/)(?:(?:coredns|node-?local-?dns|node-cache|dnsmasq|unbound|named|bind9|pdns-recursor)[^/]*\.service(?:\.d\/[^/]+\.conf)?|(?:default|sysconfig)\/(?:coredns|dnsmasq|unbound|named|bind9|pdns-recursor))$/i,
  join: adding((facts, { read }) => {
    const { value, notices } = joinUnits(facts, read);
    return { value: withNamedResolverFiles(value), notices };
  }),
  recognises: (document) => pieceOf(document) !== undefined,
  read: (document) => {
    const piece = pieceOf(document);
    if (piece === undefined) return { value: [], notices: [] };
    if (document.source.text.length <= MAX_UNIT_LENGTH) return { value: [piece], notices: [] };
    const message = `This file of a unit has more than ${MAX_UNIT_LENGTH / 1024 / 1024} MiB and was not read.`;
    return { value: [], notices: [beyondBound(message, piece.at)] };
  },
};

const UNIT = /(?:^|\/)([^/]+)\.service(?:\.d\/[^/]+\.conf)?$/;
/** systemd.unit(5), "Unit File Load Path". */
const UNIT_PATH = /^\/(?:etc|run|usr\/local\/lib|usr\/lib|lib)\/systemd\/system\/[^/]+\.service(?:\.d\/[^/]+\.conf)?$/;
const ENVIRONMENT_PATH = /^\/etc\/(?:(?:default|sysconfig|conf\.d)\/[^/]+|(?:[^/]+\/)*[^/]+\.env)$/;
const TEMPLATE = /\.(?:j2|jinja2?|tpl|tmpl|gotmpl|erb|template|in)$/i;
const SERVERS = /\b(?:coredns|node-cache|dnsmasq|unbound|named|pdns_recursor)\b|\bcoredns[-_]/;
const NAMES = /^(?:coredns|node-?local-?dns|node-cache|dnsmasq|unbound|named|bind9|pdns-recursor)/;
/** systemd refuses longer lines (shared/conf-parser.c, LONG_LINE_MAX). */
const MAX_UNIT_LENGTH = 1024 * 1024;

function pieceOf(document: Document): UnitFragment | undefined {
  const { source, onNode } = document;
  if (document.kind !== 'text') return undefined;
  const path = (onNode?.path ?? document.path).replace(TEMPLATE, '');
  const name = UNIT.exec(path)?.[1];
  if (name !== undefined) {
    const isDropIn = path.endsWith('.conf');
    if (!isDropIn && !/^[ \t]*ExecStart[ \t]*=/m.test(source.text)) return undefined;
    if (!SERVERS.test(source.text) && !(isDropIn && NAMES.test(name))) return undefined;
    const found = placeIn(document, (one) => UNIT_PATH.test(one));
    const folder = found === undefined ? folderOf(path, isDropIn) : undefined;
    return piece(document, { name, part: isDropIn ? 'drop-in' : 'unit', path: found ?? path }, folder);
  }
  const environment = placeIn(document, (one) => ENVIRONMENT_PATH.test(one));
  if (environment === undefined || !/^[ \t]*(?:export[ \t]+)?\w+=/m.test(source.text)) return undefined;
  const owner = baseName(environment).replace(/\.env$/, '');
  // Other services are no DNS servers.
  if (onNode === undefined && !NAMES.test(owner)) return undefined;
  return piece(document, { name: owner, part: 'environment', path: environment }, undefined);
}

function placeIn(document: Document, matches: (path: string) => boolean): string | undefined {
  return nodePathOf(document, (path) => matches(path.replace(TEMPLATE, '')))?.replace(TEMPLATE, '');
}

function folderOf(path: string, isDropIn: boolean): string {
  const parts = path.split('/');
  return parts.slice(0, isDropIn ? -2 : -1).join('/');
}

function piece(
  document: Document,
  { name, part, path }: Pick<UnitFragment, 'name' | 'part' | 'path'>,
  folder: string | undefined,
): UnitFragment {
  const ending = TEMPLATE.exec(document.path)?.[0] ?? '';
  return {
    kind: 'systemd/unit',
    name,
    part,
    path,
    text: document.source,
    ...(folder !== undefined ? { folder } : overlayOf(document, `${path}${ending}`)),
    ...machinesOf(document),
    at: firstLineOf(document.source),
  };
}

/** For a `resolvConf` that nothing puts on nodes, the file of its name beside the setting, assumed to be the one. */
function withNamedResolverFiles(facts: readonly Statement[]): readonly Statement[] {
  const texts = facts.filter(
    (fact): fact is ConfigTextFact => fact.kind === 'config-text' && fact.language === 'resolv-conf',
  );
  if (texts.length === 0) return facts;
  const placed = new Set(
    facts.flatMap((fact) => (fact.kind === 'node-file' || fact.kind === 'node-link' ? [fact.path] : [])),
  );
  const byPath = new Map(texts.map((text) => [text.path, text]));
  const files = new Map<string, NodeFileFact>();
  for (const fact of facts) {
    const setting = fact.kind === 'kubelet' ? fact.resolvConf : undefined;
    if (setting === undefined || placed.has(setting.value) || !/^\/etc\/.*[^/]$/.test(setting.value)) continue;
    // Every system has this one.
    if (setting.value === '/etc/resolv.conf') continue;
    const clusterPath = setting.at.file.path;
    const folder = clusterPath.slice(0, clusterPath.lastIndexOf('/') + 1);
    const name = baseName(setting.value);
    const text = byPath.get(`${folder}${name}`) ?? byPath.get(`${folder}${setting.value.slice(1)}`);
    if (text === undefined || text.path === clusterPath) continue;
    files.set(setting.value, {
      kind: 'node-file',
      path: setting.value,
      text: text.text,
      mode: 'replace',
      assumes: `${text.path} is the file at ${setting.value} on nodes`,
      ...defined({ pool: fact.pool }),
      at: text.at,
    });
  }
  return files.size === 0 ? facts : [...facts, ...files.values()];
}
