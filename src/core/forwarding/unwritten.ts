/** Plugins under a condition of an unrendered template. */
import type { ServerBlock } from '../facts/server-config.ts';
import { type Assumption, opposite } from '../text/assumption.ts';
import { conditionsAt } from '../text/conditions.ts';
import type { Location } from '../text/location.ts';

/** The assumption under which a plugin is left out; undefined where it is always written. */
export function unlessWritten(at: Location, block: ServerBlock): Assumption | undefined {
  const own = conditionsAt(at);
  if (own.length === 0) return undefined;
  const shared = new Set(conditionsAt(block.at));
  const [first, ...more] = own.filter((one) => !shared.has(one));
  if (first === undefined) return undefined;
  return more.length === 0 ? opposite(first) : 'the template leaves the plugin out';
}
