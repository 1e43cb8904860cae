/** Work counted in function calls: the same on every machine, and however busy it is. */
import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** To begin, the engine looks through all that lies in memory, what nobody holds any more as well: 0.6 ms for each megabyte. */
const MUCH_MEMORY = 200 * 2 ** 20;

function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < MUCH_MEMORY) return;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/**
 * How many function calls of JavaScript `run` makes, as the engine counts them. What happens inside an engine's own
 * function (a search in a text, a regular expression) is one step, or none.
 */
export function callsIn(run: () => void): number {
  const [calls = 0] = callsInEach([run]);
  return calls;
}

/** How often `run` calls functions of these names. */
export function callsOf(names: readonly string[], run: () => void): Readonly<Record<string, number>> {
  const [calls = new Map<string, number>()] = callsByName([run]);
  return Object.fromEntries(names.map((name) => [name, calls.get(name) ?? 0]));
}

/** The same of several: the engine takes longer to begin and to end counting than many a run takes. */
export function callsInEach(runs: readonly (() => void)[]): readonly number[] {
  return callsByName(runs).map((byName) => [...byName.values()].reduce((sum, calls) => sum + calls, 0));
}

function callsByName(runs: readonly (() => void)[]): readonly ReadonlyMap<string, number>[] {
  collectGarbage();
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
    return runs.map((run) => {
      run();
      // What is taken is counted from nothing again.
      const taken = ask<Coverage>('Profiler.takePreciseCoverage');
      if (taken === undefined) throw new Error('the engine counted nothing');
      const calls = new Map<string, number>();
      for (const { functions } of taken.result)
        for (const { functionName, ranges } of functions)
          calls.set(functionName, (calls.get(functionName) ?? 0) + (ranges[0]?.count ?? 0));
      return calls;
    });
  } finally {
    ask('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly functionName: string; readonly ranges: readonly { count: number }[] }[];
  }[];
}

/** Of four times the input, at most about four times the work: what is quadratic does sixteen times as much. */
export function growthOf(run: (size: number) => void, size: number): number {
  run(1);
  const [once = 0, four = 0] = callsInEach([() => run(size), () => run(4 * size)]);
  return four / once;
}

/** What `growthOf` may be: linear work, and a logarithm or a first time here and there. */
export const LINEAR = 6;

/**
 * How many characters `run` hands to searches that may look at all of them: `includes`, `indexOf` and patterns, where these
 * are not bound to a text's beginning or to an offset.
 */
export function charactersSearched(run: () => void): number {
  const { includes, indexOf } = String.prototype;
  const { exec } = RegExp.prototype;
  let searched = 0;
  String.prototype.includes = function (...wanted) {
    searched += this.length;
    return includes.apply(this, wanted);
  };
  String.prototype.indexOf = function (word, from = 0) {
    const found = indexOf.call(this, word, from);
    searched += (found === -1 ? this.length : found) - Math.min(from, this.length);
    return found;
  };
  RegExp.prototype.exec = function (text) {
    if (!this.sticky && (this.multiline || !this.source.startsWith('^'))) searched += text.length - this.lastIndex;
    return exec.call(this, text);
  };
  try {
    run();
    return searched;
  } finally {
    String.prototype.includes = includes;
    String.prototype.indexOf = indexOf;
    RegExp.prototype.exec = exec;
  }
}
