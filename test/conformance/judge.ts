/** Whether loopgate says of a recorded vector what the servers did; for the fuzzer, which runs outside the tests. */
import { questionDiffers } from './compare.ts';
import { type Explanation, explanationOf } from './explained.ts';
import { startDiffers, startOf } from './loopgate.ts';
import { ask, graphOf } from './network.ts';
import type { Vector } from './vector.ts';

/** The first difference in words, or the name of what explains it; neither when there is none. */
export async function judge(vector: Vector, version: string): Promise<{ differs?: string; explained?: Explanation }> {
  const differs = await differenceOf(vector, version);
  const recorded = vector.recorded[0];
  if (differs === undefined || recorded === undefined) return {};
  const explained = explanationOf(vector, recorded, version);
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
    const differs = startDiffers({ versions: [version], starts: false, error: said }, start);
    if (differs !== undefined) return `${name}: ${differs}`;
  }
  if (recorded.queries === undefined) return undefined;
  const graph = graphOf(vector, version);
  for (const [index, answer] of recorded.queries.entries()) {
    const differs = questionDiffers(answer, ask(graph, vector, vector.queries?.[index] ?? ''));
    if (differs !== undefined) return `${JSON.stringify(vector.queries?.[index])}: ${differs}`;
  }
  return undefined;
}
