/** Work counted in function calls: the same on every machine, and however busy it is. */
import { Session } from 'node:inspector';

/**
 * How many function calls of JavaScript `run` makes, as the engine counts them. What happens inside an engine's own
 * function (a search in a text, a regular expression) is one step, or none.
 */
export function callsIn(run: () => void): number {
  const session = new Session();
  session.connect();
  // In one process the answer is there when post returns.
  const ask = <T>(method: string, params: object = {}): T | undefined => {
    let answer: T | undefined;
    session.post(method, params, (error, result) => {
      if (error !== null) throw new Error(`${method}: ${error.message}`);
      answer = result as T;
    });
    return answer;
  };
  try {
    ask('Profiler.enable');
    ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    run();
    const taken = ask<Coverage>('Profiler.takePreciseCoverage');
    if (taken === undefined) throw new Error('the engine counted nothing');
    let calls = 0;
    for (const { functions } of taken.result) for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
    return calls;
  } finally {
    ask('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

interface Coverage {
  readonly result: readonly { readonly functions: readonly { readonly ranges: readonly { count: number }[] }[] }[];
}

/** Of four times the input, at most about four times the work: what is quadratic does sixteen times as much. */
export function growthOf(run: (size: number) => void, size: number): number {
  run(1);
  const once = callsIn(() => run(size));
  return callsIn(() => run(4 * size)) / once;
}

/** What `growthOf` may be: linear work, and a logarithm or a first time here and there. */
export const LINEAR = 6;
