/** Whether loopgate says of a recorded vector what the servers did; for the fuzzer, which runs outside the tests. */
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { contradiction } from '../support/witnesses.ts';
import { questionDiffers } from './compare.ts';
import { EXPLANATIONS, type Explanation, explanationOf } from './explained.ts';
import { fatality } from './guards.ts';
import { startDiffers, startOf } from './loopgate.ts';
import { ask, graphOf, type Question } from './network.ts';
import type { Vector } from './vector.ts';

/** The first difference in words, or the name of what explains it; neither when there is none. */
export function judge(
  vector: Vector,
  version: string,
): { readonly differs?: string; readonly explained?: Explanation; readonly sure: readonly Sureness[] } {
  const sure: Sureness[] = [];
  const differs = differenceOf(vector, version, sure);
  const recorded = vector.recorded[0];
  if (differs === undefined || recorded === undefined) return { sure };
  const explained = EXPLANATIONS.find((one) => one === differs) ?? explanationOf(vector, recorded, version);
  return explained === undefined ? { differs, sure } : { explained, sure };
}

/** How surely we say what becomes of a question: `unknown` where one of its ways is. */
export type Sureness = 'always' | 'sometimes' | 'assumed' | 'unknown';

function surenessOf({ outcomes }: Question): Sureness {
  if (outcomes === 'unreachable') return 'always';
  if (outcomes.some(({ disposition }) => disposition === 'unknown')) return 'unknown';
  if (outcomes.some(({ certainty }) => certainty === 'assumed')) return 'assumed';
  return outcomes.every(({ certainty }) => certainty === 'always') ? 'always' : 'sometimes';
}

/** Where dns64 stands in a Corefile, an AAAA question may be followed by an A question. */
function translates(vector: Vector, { type }: Question): boolean {
  const texts = [vector.corefile, ...Object.values(vector.servers ?? {}).map((server) => server.corefile)];
  return type === 'AAAA' && texts.some((text) => /^\s*dns64\b/m.test(text ?? ''));
}

/** An answer after which the server may ask something of its own, which we say and do not follow. */
function asksAgain({ outcomes }: Question): boolean {
  return (
    outcomes !== 'unreachable' &&
    outcomes.some(({ because }) => /\balias\b|\bdns64 finds\b|\bautopath asks\b/.test(because ?? ''))
  );
}

/** What a server makes of a question without the RD flag is its own affair, and what we say of it an assumption. */
function flagged({ outcomes }: Question): boolean {
  return outcomes !== 'unreachable' && outcomes.every(({ because }) => /\bRD flag\b/.test(because ?? ''));
}

function isSure({ outcomes }: Question): boolean {
  return (
    outcomes === 'unreachable' ||
    outcomes.some(({ certainty, disposition }) => certainty === 'always' && disposition !== 'unknown')
  );
}

function differenceOf(vector: Vector, version: string, sure: Sureness[]): string | undefined {
  const recorded = vector.recorded[0];
  if (recorded === undefined) return undefined;
  if (vector.corefile !== undefined && recorded.starts !== undefined) {
    const differs = startDiffers(recorded, startOf(vector, version));
    if (differs !== undefined || !recorded.starts) return differs;
  }
  for (const [name, error] of Object.entries(recorded.down ?? {})) {
    const server = vector.servers?.[name];
    if (server?.corefile === undefined) return `${name} does not start: ${error}`;
    const { corefile, files, env } = server;
    const one = {
      ...vector,
      corefile,
      ...(files === undefined ? {} : { files }),
      ...(env === undefined ? {} : { env }),
    };
    const start = startOf(one, version);
    // The place is cut off from what a server of several says.
    const said = error.replace(/[^\s:]+:\d+ - (?=Error during parsing|Syntax error)/, '');
    const refused = { versions: [version], starts: false, error: said };
    const differs = startDiffers(refused, start);
    if (differs !== undefined) return explanationOf(one, refused, version) ?? `${name}: ${differs}`;
  }
  if (recorded.guard !== undefined) {
    const refused = startOf(vector, version).error;
    if (refused !== undefined) return `it starts, and we say: ${refused}`;
    // One start of a guard that has a chance says nothing, nor does one of which we only assume.
    const [least, most] = [false, true].map((assuming) => fatality(graphOf(vector, version), assuming));
    const chance = (recorded.guard === 'fatal' ? most : least) ?? 0;
    if (recorded.guard === 'fatal' ? chance > 1e-9 : chance < 1 - 1e-9) return undefined;
    return `its guard is ${recorded.guard}, and we say that it ends ${Math.round(chance * 100)} % of starts`;
  }
  if (recorded.queries === undefined) return undefined;
  const graph = graphOf(vector, version);
  let isLooping = false;
  for (const [index, answer] of recorded.queries.entries()) {
    const question = ask(graph, vector, vector.queries?.[index] ?? '');
    sure.push(surenessOf(question));
    const differs = questionDiffers(answer, question);
    if (differs !== undefined && (asksAgain(question) || translates(vector, question))) return 'alias';
    if (differs !== undefined && flagged(question)) return 'flag';
    // What is said not to be known is told apart, and nothing beside it for certain.
    if (differs !== undefined && surenessOf(question) === 'unknown' && !isSure(question)) continue;
    if (differs !== undefined) return `${JSON.stringify(vector.queries?.[index])}: ${differs}`;
    isLooping ||= 'disposition' in answer && answer.disposition === 'loops' && comesBack(question);
  }
  return loopsDiffer(graph, isLooping);
}

function comesBack({ outcomes }: Question): boolean {
  return outcomes !== 'unreachable' && outcomes.some(({ disposition }) => disposition === 'loops');
}

/** All names at once: a loop that was seen is told, and each that is told is one for the walk of a single name as well. */
function loopsDiffer(graph: ForwardingGraph, isSeen: boolean): string | undefined {
  const { loops } = simulate(graph);
  for (const loop of loops) {
    const differs = contradiction(graph, loop);
    if (differs !== undefined) return `of a loop that is told: ${differs}`;
  }
  return isSeen && loops.length === 0 ? 'a loop was seen, and none is told' : undefined;
}
