/** Corefiles on hosts 10.244.0.5, 10.244.0.6, ... of one network, as the engine sees them. */
import type { ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import type { WalkOutcome } from '../../../src/core/forwarding/walk.ts';
import { becauseAssuming, inWords } from '../../../src/core/text/assumption.ts';
import { ask, graphOf } from '../../conformance/network.ts';
import type { Vector } from '../../conformance/vector.ts';

const vectorOf = (corefiles: readonly string[], files: Readonly<Record<string, string>> = {}): Vector => ({
  name: 'test',
  area: 'test',
  id: 'test',
  says: '',
  servers: Object.fromEntries(corefiles.map((corefile, i) => [`s${i}`, { host: `h${i}`, corefile, files }])),
  hosts: Object.fromEntries(corefiles.map((_, i) => [`h${i}`, [`10.244.0.${5 + i}`]])),
  recorded: [],
});

/** What becomes of a question to the first one, sorted: `always leaves 10.0.0.1:53`. */
export function fate(
  corefiles: readonly string[],
  question: string,
  version = '1.15.0',
  files: Readonly<Record<string, string>> = {},
): readonly string[] {
  const vector = vectorOf(corefiles, files);
  const { outcomes } = ask(graphOf(vector, version), vector, question);
  if (outcomes === 'unreachable') return ['unreachable'];
  const reported = outcomes.map((one) =>
    [one.certainty, one.disposition, one.probability, one.to ?? one.rcode]
      .filter((part) => part !== undefined)
      .join(' '),
  );
  return reported.sort();
}

/** The graph of such servers. */
export function graphOfCorefiles(corefiles: readonly string[], version = '1.15.0'): ForwardingGraph {
  return graphOf(vectorOf(corefiles), version);
}

/** The loops that are found: certainty, share and a name of theirs. */
export function loopsOf(corefiles: readonly string[], version = '1.15.0'): readonly string[] {
  return simulate(graphOfCorefiles(corefiles, version)).loops.map((loop) =>
    [loop.certainty, loop.probability, loop.witness.name].filter((part) => part !== undefined).join(' '),
  );
}

/** With what it assumes, as reports say it. */
export function whyOf({ because, assumptions }: Pick<WalkOutcome, 'because' | 'assumptions'>): string | undefined {
  return becauseAssuming(because, inWords(assumptions));
}
