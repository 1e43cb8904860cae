import { type DomainName, isWithin } from '../../src/core/dns/name.ts';
import type { NameSet } from '../../src/core/dns/name-set.ts';

export function hasName({ cuts }: NameSet, name: DomainName): boolean {
  return cuts.some(({ under, except, apex }) => {
    if (name === under) return apex !== 'without';
    return apex !== 'only' && isWithin(name, under) && !except.some((zone) => isWithin(name, zone));
  });
}
