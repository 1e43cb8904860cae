/** Work counted in function calls: the same on every machine, and however busy it is. */
/** Of each module that was loaded, with the counters that plain-context.mjs had put in. */
declare const counters: readonly { readonly names: readonly string[]; readonly calls: Int32Array }[];

/**
 * How many calls of functions that sources and tests have `run` makes. What happens inside an engine's own function (a
 * search in a text, a regular expression) is none.
 */
export function callsIn(run: () => void): number {
  const [calls = 0] = callsInEach([run]);
  return calls;
}

/** How often `run` calls functions of these names, which are those of something that is loaded. */
export function callsOf(names: readonly string[], run: () => void): Readonly<Record<string, number>> {
  const calls = callsByName(run);
  const known = new Set(counters.flatMap((one) => one.names));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`no function is called ${unknown.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, calls.get(name) ?? 0]));
}

/** The same of several. */
export function callsInEach(runs: readonly (() => void)[]): readonly number[] {
  return runs.map((run) => [...callsByName(run).values()].reduce((sum, calls) => sum + calls, 0));
}

function callsByName(run: () => void): ReadonlyMap<string, number> {
  for (const { calls } of counters) calls.fill(0);
  run();
  const byName = new Map<string, number>();
  for (const { names, calls } of counters)
    for (const [i, count] of calls.entries())
      if (count > 0) byName.set(names[i] ?? '', (byName.get(names[i] ?? '') ?? 0) + count);
  return byName;
}

/**
 * Of four times the input, at most about four times the work: what is quadratic does sixteen times as much. What the least input
 * takes too is no part of either: so few are enough to see it.
 */
export function growthOf(run: (size: number) => void, size: number): number {
  run(1);
  const [least = 0, once = 0, four = 0] = callsInEach([1, size, 4 * size].map((count) => () => run(count)));
  return once > least ? (four - least) / (once - least) : four / once;
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
