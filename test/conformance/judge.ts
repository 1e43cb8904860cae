/** Whether loopgate says of a recorded vector what the servers did; for the fuzzer, which runs outside the tests. */
import { questionDiffers } from './compare.ts';
import { EXPLANATIONS, type Explanation, explanationOf } from './explained.ts';
import { fatality } from './guards.ts';
import { startDiffers, startOf } from './loopgate.ts';
import { ask, graphOf } from './network.ts';
import type { Vector } from './vector.ts';

/** The first difference in words, or the name of what explains it; neither when there is none. */
export async function judge(vector: Vector, version: string): Promise<{ differs?: string; explained?: Explanation }> {
  const differs = await differenceOf(vector, version);
  const recorded = vector.recorded[0];
  if (differs === undefined || recorded === undefined) return {};
  const explained = EXPLANATIONS.find((one) => one === differs) ?? explanationOf(vector, recorded, version);
  return explained === undefined ? { differs } : { explained };
}

async function differenceOf(vector: Vector, version: string): Promise<string | undefined> {
  const recorded = vector.recorded[0];
  if (recorded === undefined) return undefined;
  if (vector.corefile !== undefined && recorded.starts !== undefined) {
    const differs = startDiffers(recorded, await startOf(vector, version));
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
    const start = await startOf(one, version);
    // The place is cut off from what a server of several says.
    const said = error.replace(/[^\s:]+:\d+ - (?=Error during parsing|Syntax error)/, '');
    const refused = { versions: [version], starts: false, error: said };
    const differs = startDiffers(refused, start);
    if (differs !== undefined) return explanationOf(one, refused, version) ?? `${name}: ${differs}`;
  }
  if (recorded.guard !== undefined) {
    const refused = (await startOf(vector, version)).error;
    if (refused !== undefined) return `it starts, and we say: ${refused}`;
    // One start of a guard that has a chance says nothing.
    const chance = fatality(graphOf(vector, version));
    if (recorded.guard === 'fatal' ? chance > 1e-9 : chance < 1 - 1e-9) return undefined;
    return `its guard is ${recorded.guard}, and we say that it ends ${Math.round(chance * 100)} % of starts`;
  }
  if (recorded.queries === undefined) return undefined;
  const graph = graphOf(vector, version);
  for (const [index, answer] of recorded.queries.entries()) {
    const differs = questionDiffers(answer, ask(graph, vector, vector.queries?.[index] ?? ''));
    if (differs !== undefined) return `${JSON.stringify(vector.queries?.[index])}: ${differs}`;
  }
  return undefined;
}
