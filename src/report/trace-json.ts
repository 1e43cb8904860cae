/** Its shape is public: schema/trace.schema.json. */

import { defined } from '../core/text/defined.ts';
import type { TraceHop, TraceOutcome, TraceReport } from '../judge/report/trace-report.ts';
import { optional } from './json.ts';
import { openPlaces, type Places } from './places.ts';
import { jsonText } from './surface.ts';
import { reasonOf } from './words.ts';

export function renderTraceJson(trace: TraceReport): string {
  const places = openPlaces();
  const document = {
    version: 1,
    query: { name: trace.query.name, type: trace.query.type },
    entries: trace.entries.map(({ server, cluster, outcomes }) => ({
      server,
      cluster,
      outcomes: outcomes.map((outcome) => outcomeValue(outcome, places)),
    })),
  };
  return jsonText(document);
}

function outcomeValue(outcome: TraceOutcome, places: Places): Readonly<Record<string, unknown>> {
  const { disposition, certainty, probability, rcode, to } = outcome;
  return {
    disposition,
    certainty,
    ...defined({ probability }),
    ...optional('rcode', rcode),
    ...optional('to', to),
    ...optional('because', reasonOf(outcome)),
    hops: outcome.hops.map((hop) => hopValue(hop, places)),
  };
}

export function hopValue(
  { server, zone, plugin, to, at }: TraceHop,
  places: Places,
): Readonly<Record<string, unknown>> {
  const { file, start } = places.of(at);
  return { server, zone, plugin, to, file, line: start.line };
}
