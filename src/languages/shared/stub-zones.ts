/** Platforms whose own resource lists upstreams and zones: `.` goes to the upstreams, each zone to its own. */

import type { Fact } from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { child, type Document, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import { beginningOf, locatedText, type Reader, typeOf } from './fields.ts';
import { asOwnCluster, coreDnsObjects, isWord, word, written } from './platform-coredns.ts';
import type { Plugin } from './plugin.ts';

/** What a resource says, and the CoreDNS that the platform makes of it. */
export interface DnsResource {
  readonly group: string;
  readonly kind: string;
  /** The one name that the platform heeds; any when absent. */
  readonly called?: string;
  /** Of ConfigMap and Deployment, and of the Service, in kube-system. */
  readonly name: string;
  readonly service: string;
  readonly port: number;
  /** Whether blocks of zones have `loop` too. */
  readonly guardsZones: boolean;
  readonly platformSource: string;
  read(reader: Reader): { readonly upstreams: readonly Located<string>[]; readonly zones: readonly StubZone[] };
}

/** A dialect of one resource. */
export function dnsResourcePlugin(
  about: Pick<Plugin, 'id' | 'title' | keyof Words> & Required<Pick<Plugin, 'coverage'>>,
  resource: DnsResource,
): Plugin {
  const isOurs = (document: Document): boolean => {
    if (document.kind !== 'yaml') return false;
    const { apiVersion, kind } = typeOf(document.root);
    const called = scalarText(child(document.root, 'metadata', 'name'));
    return (
      kind === resource.kind &&
      apiVersion.startsWith(`${resource.group}/`) &&
      (resource.called === undefined || called === resource.called)
    );
  };
  return {
    ...about,
    recognises: isOurs,
    read: (document): Reading<readonly Fact[]> => {
      const notices: Notice[] = [];
      if (document.kind !== 'yaml' || !isOurs(document)) return { value: [], notices };
      const { upstreams, zones } = resource.read({ document, notices });
      const at = beginningOf(document);
      const objects = coreDnsObjects({
        namespace: 'kube-system',
        name: resource.name,
        service: resource.service,
        workload: 'Deployment',
        corefile: zonesCorefile(at, resource, upstreams, zones),
        port: resource.port,
        clusterIPs: [],
        at,
        platformSource: resource.platformSource,
      });
      return { value: asOwnCluster(document, objects), notices };
    },
  };
}

/** The texts of a list, with their places. */
export function textsOf(reader: Reader, list: YamlNode | undefined): readonly Located<string>[] {
  return items(list).flatMap((item) => locatedText(reader.document, item) ?? []);
}

export interface StubZone {
  readonly zone: Located<string>;
  readonly servers: readonly Located<string>[];
}

/** Values that are no single word are left out: the platforms refuse them, and so would the Corefile. */
function zonesCorefile(
  at: Location,
  { port, guardsZones }: DnsResource,
  upstreams: readonly Located<string>[],
  zones: readonly StubZone[],
): SourceText {
  const pieces: (string | SourceText)[] = [
    `.:${port} {\n    errors\n    health\n    ready\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n        pods insecure\n        fallthrough in-addr.arpa ip6.arpa\n    }\n    forward .`,
  ];
  const words = (list: readonly Located<string>[]): readonly (string | SourceText)[] =>
    list.filter((one) => isWord(one.value)).flatMap((one) => [' ', word(one)]);
  const own = words(upstreams);
  for (const piece of own.length === 0 ? [' /etc/resolv.conf'] : own) pieces.push(piece);
  pieces.push('\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n');
  for (const { zone, servers } of zones) {
    const to = words(servers);
    if (!isWord(zone.value) || to.length === 0) continue;
    pieces.push(word(zone), `:${port} {\n    errors\n    cache 30\n`);
    if (guardsZones) pieces.push('    loop\n');
    pieces.push('    forward .');
    for (const piece of to) pieces.push(piece);
    pieces.push('\n}\n');
  }
  return written(at, pieces);
}
