import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName } from '../../core/dns/name.ts';
import type { NodeNetworkFact, Rivalry } from '../../core/facts/node.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import type { Document } from '../../read/documents/document.ts';
import { isUnexpanded } from './kubelet-flags.ts';
import { machinesOf, nodePathOf, overlayOf } from './node-paths.ts';
import type { Plugin } from './plugin.ts';

export interface NetworkSettings {
  readonly software: string;
  readonly givesToResolved?: true;
  readonly nameservers: readonly Located<string>[];
  readonly domains?: readonly string[];
  readonly onlyRoutes?: boolean;
  readonly dhcp: NodeNetworkFact['dhcp'];
  readonly alone?: true;
  readonly plugin?: Located<string>;
  readonly rivalries?: NodeNetworkFact['rivalries'];
  readonly at: Location;
}

/** Of software whose files lie at known paths of nodes. */
export function readingNodeFiles(
  matches: (path: string) => boolean,
  read: (document: Document, path: string) => Reading<readonly NodeNetworkFact[]>,
): Pick<Plugin, 'recognises' | 'read'> {
  return {
    recognises: (document) => document.kind === 'text' && nodePathOf(document, matches) !== undefined,
    read: (document) => {
      const path = nodePathOf(document, matches);
      return path === undefined ? { value: [], notices: [] } : read(document, path);
    },
  };
}

export function networkFact(document: Document, path: string, settings: NetworkSettings): NodeNetworkFact {
  return {
    kind: 'node-network',
    software: settings.software,
    nameservers: settings.nameservers,
    routes: (settings.domains ?? []).flatMap((name) => routeOf(name) ?? []),
    onlyRoutes: settings.onlyRoutes === true,
    dhcp: settings.dhcp,
    ...defined({ givesToResolved: settings.givesToResolved, alone: settings.alone || undefined }),
    ...defined({ plugin: settings.plugin, rivalries: settings.rivalries }),
    ...machinesOf(document),
    ...overlayOf(document, path),
    at: settings.at,
  };
}

/** As a zone; `~.` and `.` are the root. */
function routeOf(name: string): DomainName | undefined {
  const plain = name.replace(/^~/, '');
  return /^[\w.-]*$/.test(plain) && plain !== '' ? absolute(plain) : undefined;
}

/** Without port, interface (`%eth0`) and name (`#dns.example`); placeholders are noticed. */
export function serverAddresses(list: readonly Located<string>[], notices: Notice[]): readonly Located<string>[] {
  return list.flatMap(({ value, at }) => {
    const [plain = ''] = value.split(/[%#]/, 1);
    const address = parseAddress(plain) ?? parseAddress(plain.replace(/^\[|\](?::\d+)?$/g, ''));
    if (address !== undefined) return [{ value: address, at }];
    const withPort = /^(\d+\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(plain);
    if (withPort !== null) return [{ value: plain, at }];
    if (isUnexpanded(value)) {
      const message = `a DNS server of the nodes is \`${value}\`, which is filled in later and not known here`;
      notices.push(notModelled(message, at));
    }
    return [];
  });
}

/** Of one name below several folders the file of the first counts; undefined in none of them. */
export function hiding(path: string, folders: readonly string[]): Rivalry | undefined {
  const order = folders.findIndex((folder) => path.startsWith(`/${folder}/`));
  const folder = folders[order];
  return folder === undefined
    ? undefined
    : { of: `file ${path.slice(folder.length + 2)}`, order: `${order}`, counts: 'first' };
}
