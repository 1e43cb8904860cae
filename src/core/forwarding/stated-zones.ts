import type { DnsServer } from '../cluster/cluster.ts';
import { absolute, ancestry, type DomainName, isWithin, ROOT } from '../dns/name.ts';
import type { ForwardStep, Step } from '../facts/steps.ts';
import { placeholderScope } from '../text/assumption.ts';
import { once, oncePer } from '../text/once.ts';
import type { Branch } from './branch.ts';
import { fits } from './rewriting.ts';

export type StatedZones = (server: DnsServer) => {
  /** Those of blocks and plugins; of unknown value by their text. */
  readonly zones: ReadonlySet<DomainName>;
  /** These and all above them. */
  readonly above: ReadonlySet<DomainName>;
  /** Where its first block is written. */
  readonly path: string;
};

export function openStatedZones(servers: readonly DnsServer[]): {
  readonly statedZones: StatedZones;
  readonly everyZone: () => ReadonlySet<DomainName>;
} {
  const statedZones: StatedZones = oncePer(({ config }) => {
    const zones = new Set<DomainName>();
    for (const { keys, steps } of config.blocks) {
      for (const { zone } of keys) zones.add(zone);
      for (const step of steps) for (const zone of zonesOf(step)) zones.add(zone);
    }
    const above = new Set<DomainName>();
    for (const zone of zones) for (const one of ancestry(zone)) above.add(one);
    return { zones, above, path: config.blocks[0]?.at.file.path ?? '' };
  });
  const everyZone = once(() => new Set(servers.flatMap((server) => [...statedZones(server).zones])));
  return { statedZones, everyZone };
}

function zonesOf(step: Step): readonly DomainName[] {
  if (step.kind === 'forward') return [step.unknownFrom === undefined ? step.from : absolute(step.unknownFrom)];
  if (step.kind !== 'answer') return [];
  return step.rules.flatMap(({ names }) =>
    names.kind === 'exactly' ? names.names : names.kind === 'within' ? names.zones : [],
  );
}

/**
 * One text has one value: a name that `unknownFrom` takes lies in the zone of that text, for a server that has one. Its
 * first label stands for it there.
 */
export function inOwnZone(branch: Branch, { unknownFrom, at }: ForwardStep, statedZones: StatedZones): Branch {
  const { outcome } = branch;
  if (unknownFrom === undefined || outcome.kind !== 'sent') return branch;
  const own = absolute(unknownFrom);
  const name = `${outcome.name.slice(0, outcome.name.indexOf('.'))}.${own}`.replace(/^\.+/, '');
  if (isWithin(outcome.name, own) || !fits(name)) return branch;
  const { zones, above, path } = statedZones(outcome.to.server);
  const isStated = above.has(own) || [...ancestry(own)].some((zone) => zone !== ROOT && zones.has(zone));
  const isOne = placeholderScope(unknownFrom, path) === placeholderScope(unknownFrom, at.file.path);
  return isStated && isOne ? { ...branch, outcome: { ...outcome, name } } : branch;
}
