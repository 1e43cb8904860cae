/** Blocks that claim the same zone, port and address. */
import type { ServerBlock, StartError } from '../../core/facts/server-config.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { NOTHING } from './plugins/listen.ts';
import { isAtLeast } from './versions.ts';

/** By transport, zone and port. */
export type Claims = Map<string, Claimed>;
/** Addresses, `''` for no `bind`. Most zones have one: a set for each would take most of the memory. */
type Claimed = string | Set<string>;

/** core/dnsserver/register.go validateZonesAndListeningAddresses; addresses are compared as written. */
export function checkOverlap(block: ServerBlock, claims: Claims, version: string, errors: StartError[]): void {
  // Branches of a template exclude each other.
  if (conditionsAt(block.at).length > 0) return;
  const written = block.bind.flatMap(({ value }) => {
    if (value.kind === 'address') return value === NOTHING ? [] : [value.written ?? value.address];
    // Interfaces stand for addresses that are not known (plugin/bind/setup.go listIP).
    if (value.name === '') return [];
    return value.name === 'lo' ? ['127.0.0.1', '::1', 'lo'] : [value.name];
  });
  const addresses = block.bind.length === 0 ? [''] : written;
  const view = block.views.length > 0;
  for (const key of block.keys) {
    // Old versions keep a key's case: two spellings are two zones.
    const name = `${key.transport}://${key.zone}:${key.transport === 'unix' ? '' : key.port}`;
    let claimed = claims.get(name);
    for (const address of addresses) {
      const unbound = has(claimed, '');
      // A block with a view is not registered; only old versions compare it with one before it.
      const clash =
        (!view || !isAtLeast(version, '1.12.0')) && has(claimed, address)
          ? 'it is already defined'
          : address === ''
            ? hasOther(claimed)
            : unbound;
      if (clash !== false) {
        const on = address === '' ? '' : ` on ${address}`;
        const why = clash === true ? `zone overlap listener capacity with ${name}` : clash;
        errors.push({ message: `cannot serve ${name}${on} - ${why}`, at: key.at });
        return;
      }
      if (view) continue;
      claimed = withClaim(claimed, address);
      claims.set(name, claimed);
    }
  }
}

function has(claimed: Claimed | undefined, address: string): boolean {
  return typeof claimed === 'string' ? claimed === address : claimed?.has(address) === true;
}

/** An address besides that of no `bind`. */
function hasOther(claimed: Claimed | undefined): boolean {
  return typeof claimed === 'string'
    ? claimed !== ''
    : claimed !== undefined && claimed.size > (claimed.has('') ? 1 : 0);
}

function withClaim(claimed: Claimed | undefined, address: string): Claimed {
  if (claimed === undefined || claimed === address) return address;
  return typeof claimed === 'string' ? new Set([claimed, address]) : claimed.add(address);
}
