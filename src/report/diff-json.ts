/** Its shape is public: schema/diff.schema.json. */
import { becauseAssuming } from '../core/text/assumption.ts';
import { defined } from '../core/text/defined.ts';
import type { DiffChange, DiffOutcome, DiffReport } from '../judge/report/diff-report.ts';
import { openPlaces, type Places } from './places.ts';
import { jsonText } from './surface.ts';
import { hopValue } from './trace-json.ts';

export function renderDiffJson({ base, changes, unchanged, unproven }: DiffReport): string {
  const places = openPlaces();
  const document = {
    version: 1,
    base,
    changes: changes.map((one) => changeValue(one, places)),
    unchanged,
    unproven,
  };
  return jsonText(document);
}

function changeValue(one: DiffChange, places: Places): Readonly<Record<string, unknown>> {
  const { cluster, asker, names, types, witness, before, after, because } = one;
  return {
    cluster,
    asker,
    names,
    ...defined({ types }),
    witness,
    before: before.map((outcome) => outcomeValue(outcome, places)),
    after: after.map((outcome) => outcomeValue(outcome, places)),
    because: because.map(({ at, description }) => {
      const { file, start, revision } = places.of(at);
      return { file, line: start.line, says: description, ...defined({ revision }) };
    }),
  };
}

function outcomeValue(outcome: DiffOutcome, places: Places): Readonly<Record<string, unknown>> {
  const { disposition, certainty, unmeasured, rcode, to, because, assumptions, by, as, after } = outcome;
  const probability = unmeasured === true ? undefined : outcome.probability;
  return {
    disposition,
    certainty,
    ...defined({ probability, rcode, to, because: becauseAssuming(because, assumptions) }),
    by,
    ...defined({ as, after }),
    hops: outcome.hops.map((hop) => hopValue(hop, places)),
  };
}
