/** The Corefile of platforms whose own resource lists upstreams and zones: `.` to the upstreams, each zone to its own. */
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import { isWord, word, written } from './platform-coredns.ts';

export interface StubZone {
  readonly zone: Located<string>;
  readonly servers: readonly Located<string>[];
}

/** Values that are no single word are left out: the platforms refuse them, and so would the Corefile. */
export function zonesCorefile(
  at: Location,
  port: number,
  upstreams: readonly Located<string>[],
  zones: readonly StubZone[],
  guard: { readonly inZones: boolean },
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
    if (guard.inZones) pieces.push('    loop\n');
    pieces.push('    forward .');
    for (const piece of to) pieces.push(piece);
    pieces.push('\n}\n');
  }
  return written(at, pieces);
}
