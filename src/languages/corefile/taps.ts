/**
 * `dnstap listen tcp://HOST:PORT` at a port of the server: it listens first, and alone (plugin/dnstap/listener.go, without
 * SO_REUSEPORT).
 */
import type { ServerBlock, StartError } from '../../core/facts/server-config.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import type { Location } from '../../core/text/location.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { Token } from './lexer.ts';
import { placeOf } from './stream.ts';
import { isAtLeast } from './versions.ts';

/** By port, then by address; `''` for all. */
export type Taps = Map<number, Map<string, Location>>;

/** Of a host whose address may not be the machine's, nothing is known. */
const ENDPOINT = /^tcp:\/\/(|0\.0\.0\.0|\[::\]|127(?:\.\d{1,3}){3}):(\d{1,5})(?:[/?#]|$)/;
const ALL = /^(?:|0\.0\.0\.0|\[?::\]?)$/;
const OVER_TCP: ReadonlySet<string> = new Set(['dns', 'tls', 'grpc', 'https']);

export function gatherTaps(tokens: readonly Token[], version: string, taps: Taps): void {
  if (!isAtLeast(version, '1.14.4')) return;
  for (const [index, head] of tokens.entries()) {
    const [word, token] = tokens.slice(index + 1, index + 3);
    if (head.text !== 'dnstap' || word?.text !== 'listen' || token === undefined || token.opaque === true) continue;
    const [, host, port] = ENDPOINT.exec(token.text) ?? [];
    const at = placeOf(token);
    if (host === undefined || port === undefined || token.line !== head.line || conditionsAt(at).length > 0) continue;
    getOrInsert(taps, Number(port), () => new Map<string, Location>()).set(ALL.test(host) ? '' : host, at);
  }
}

export function checkTaps(blocks: readonly ServerBlock[], taps: Taps): readonly StartError[] {
  if (taps.size === 0) return [];
  for (const block of blocks) {
    if (conditionsAt(block.at).length > 0) continue;
    for (const key of block.keys) {
      const own = OVER_TCP.has(key.transport) ? taps.get(key.port) : undefined;
      if (own === undefined) continue;
      for (const address of addressesOf(block)) {
        const at = ALL.test(address) ? [...own.values()][0] : (own.get('') ?? own.get(address));
        const shown = address.includes(':') ? `[${address}]` : address;
        if (at !== undefined)
          return [{ message: `Listen: listen tcp ${shown}:${key.port}: bind: address already in use`, at }];
      }
    }
  }
  return [];
}

function addressesOf({ bind }: ServerBlock): readonly string[] {
  if (bind.length === 0) return [''];
  return bind.flatMap(({ value }) => (value.kind === 'address' && value.address !== 'nothing' ? value.address : []));
}
