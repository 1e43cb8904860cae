/** Servers that only say where names go. */
import { ROOT } from '../dns/name.ts';
import type { Located, Location } from '../text/location.ts';
import type { BindAddress, ServerBlock } from './server-config.ts';
import type { ForwardStep, Step } from './steps.ts';

type ForwardSettings = Pick<ForwardStep, 'plugin' | 'from' | 'to' | 'policy' | 'at'> & Partial<ForwardStep>;

export function plainForward(stated: ForwardSettings): ForwardStep {
  return {
    kind: 'forward',
    except: [],
    maxConcurrent: 0,
    failover: [],
    next: [],
    protocol: 'client',
    merges: false,
    ...stated,
  };
}

export function plainBlock(
  at: Location,
  steps: readonly Step[],
  bind: readonly Located<BindAddress>[] = [],
  port = 53,
): ServerBlock {
  return { keys: [{ zone: ROOT, transport: 'dns', port, at }], bind, steps, views: [], at, extent: at };
}
