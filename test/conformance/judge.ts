/** Whether loopgate says of a recorded vector what the servers did; for the fuzzer, which runs outside the tests. */
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { contradiction } from '../support/witnesses.ts';
import { placesOf, questionDiffers, says } from './compare.ts';
import { type Explanation, explanationOf, isTurnedBack } from './explained.ts';
import { fatality } from './guards.ts';
import { startDiffers, startOf } from './loopgate.ts';
import { ask, graphOf, type Question } from './network.ts';
import type { Recorded, RecordedQuery, Vector } from './vector.ts';

/** What differs in words, or the name of what explains it; neither where nothing differs. */
export interface Difference {
  readonly differs?: string;
  readonly explained?: Explanation;
}

export interface Judged {
  /** Of a set-up whose start was recorded. */
  readonly start?: Difference;
  readonly guard?: Difference;
  readonly questions: readonly (Difference & { readonly sure: Sureness })[];
  /** All names at once, beside what was seen and beside the walk of one name. */
  readonly loops?: Difference;
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
  return outcomes !== 'unreachable' && outcomes.some((one) => says(one, /\balias\b|\bdns64 finds\b|\bautopath asks\b/));
}

/** What a server makes of a question without the RD flag is its own affair, and what we say of it an assumption. */
function flagged({ outcomes }: Question): boolean {
  return outcomes !== 'unreachable' && outcomes.every((one) => says(one, /\bRD flag\b/));
}

function isSure({ outcomes }: Question): boolean {
  return (
    outcomes === 'unreachable' ||
    outcomes.some(({ certainty, disposition }) => certainty === 'always' && disposition !== 'unknown')
  );
}

/** Everything that real servers did, beside what we say of it. */
export function judge(vector: Vector, version: string): Judged {
  const recorded = vector.recorded[0];
  if (recorded === undefined) return { questions: [] };
  const start = startOfAll(vector, recorded, version);
  if (start?.differs !== undefined || start?.explained !== undefined || recorded.starts === false)
    return { start: start ?? {}, questions: [] };
  // That an upstream outside fails is not in a repository.
  const fails = Object.values(vector.sinks ?? {}).some(({ relay }) => relay === undefined);
  if (recorded.guard !== undefined && fails) return { questions: [] };
  if (recorded.guard !== undefined) return { guard: guardJudged(vector, recorded.guard, version), questions: [] };
  const begun = start === undefined ? {} : { start };
  if (recorded.queries === undefined) return { ...begun, questions: [] };
  const graph = graphOf(vector, version);
  const asked = recorded.queries.map((answer, index) => {
    const question = ask(graph, vector, vector.queries?.[index] ?? '');
    const isLoop = 'disposition' in answer && answer.disposition === 'loops' && comesBack(question);
    return { isLoop, verdict: { sure: surenessOf(question), ...questionJudged(vector, index, answer, question) } };
  });
  const loops = loopsDiffer(
    graph,
    asked.some(({ isLoop, verdict }) => isLoop && verdict.differs === undefined),
  );
  const questions = asked.map(({ verdict }) => verdict);
  return { ...begun, questions, ...(loops === undefined ? {} : { loops: { differs: loops } }) };
}

/** How the CoreDNS of a set-up, or each of several that is down, should have started. */
function startOfAll(vector: Vector, recorded: Recorded, version: string): Difference | undefined {
  if (vector.corefile !== undefined && recorded.starts !== undefined)
    return explained(vector, recorded, startDiffers(recorded, startOf(vector, version)), version);
  const down = Object.entries(recorded.down ?? {}).map(([name, error]) => downJudged(vector, name, error, version));
  return (
    down.find(({ differs }) => differs !== undefined) ?? down.find((one) => one.explained !== undefined) ?? down[0]
  );
}

function downJudged(vector: Vector, name: string, error: string, version: string): Difference {
  const server = vector.servers?.[name];
  if (server?.corefile === undefined) return { differs: `${name} does not start: ${error}` };
  const { corefile, files, env } = server;
  const one = {
    ...vector,
    corefile,
    ...(files === undefined ? {} : { files }),
    ...(env === undefined ? {} : { env }),
  };
  // The place is cut off from what a server of several says.
  const said = error.replace(/[^\s:]+:\d+ - (?=Error during parsing|Syntax error)/, '');
  const refused = { versions: [version], starts: false, error: said };
  const judged = explained(one, refused, startDiffers(refused, startOf(one, version)), version);
  return judged.differs === undefined ? judged : { differs: `${name}: ${judged.differs}` };
}

function explained(vector: Vector, recorded: Recorded, differs: string | undefined, version: string): Difference {
  if (differs === undefined) return {};
  const why = explanationOf(vector, recorded, version);
  return why === undefined ? { differs } : { explained: why };
}

function guardJudged(vector: Vector, guard: NonNullable<Recorded['guard']>, version: string): Difference {
  const refused = vector.corefile === undefined ? undefined : startOf(vector, version).error;
  if (refused !== undefined) return { differs: `it starts, and we say: ${refused}` };
  // One start of a guard that has a chance says nothing, nor does one of which we only assume.
  const chance = fatality(graphOf(vector, version), guard === 'fatal');
  if (guard === 'fatal' ? chance > 1e-9 : chance < 1 - 1e-9) return {};
  return { differs: `its guard is ${guard}, and we say that it ends ${Math.round(chance * 100)} % of starts` };
}

function questionJudged(vector: Vector, index: number, answer: RecordedQuery, question: Question): Difference {
  const before = vector.recorded[0]?.queries?.slice(0, index) ?? [];
  const differs = questionDiffers(answer, question, new Set(before.flatMap(placesOf)));
  if (differs === undefined) return {};
  if (asksAgain(question) || translates(vector, question)) return { explained: 'alias' };
  if (flagged(question)) return { explained: 'flag' };
  if (isTurnedBack(vector, answer)) return { explained: 'list' };
  // What is said not to be known is distinguished, and nothing beside it for certain.
  if (surenessOf(question) === 'unknown' && !isSure(question)) return {};
  return { differs: `${JSON.stringify(vector.queries?.[index])}: ${differs}` };
}

function comesBack({ outcomes }: Question): boolean {
  return outcomes !== 'unreachable' && outcomes.some(({ disposition }) => disposition === 'loops');
}

/** All names at once: a loop that was seen is reported, and each that is reported is one for the walk of a single name as well. */
function loopsDiffer(graph: ForwardingGraph, isSeen: boolean): string | undefined {
  const { loops } = simulate(graph);
  for (const loop of loops) {
    const differs = contradiction(graph, loop);
    if (differs !== undefined) return `of a loop that is reported: ${differs}`;
  }
  return isSeen && loops.length === 0 ? 'a loop was seen, and none is reported' : undefined;
}
