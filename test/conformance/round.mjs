/** The count of a round of random set-ups: what was judged, how surely it was said, what disagrees. */

/** Kinds of set-ups, by which docs/accuracy.md counts. */
function kindOf(vector) {
  if (vector.compose === true) return 'Compose projects';
  if (vector.servers !== undefined) return 'several servers';
  return vector.kubernetes === true ? 'a Kubernetes API' : 'one server';
}

const sorted = (tally) => Object.fromEntries(Object.entries(tally).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** `judge` is judge.ts's. */
export function emptyRound(judge, version) {
  const tally = { scenarios: 0, questions: 0, starts: 0, guards: 0, unplayed: 0 };
  /** How often each explanation of explained.ts was needed. */
  const explained = {};
  /** How many questions we answer how surely, by kind; `wrong` of those that we are sure of, `otherwise` of those that we assume. */
  const sureness = {};
  /** What disagreed every time it was played, by id. */
  const found = new Map();
  const seen = new Set();
  /** What disagreed once and agreed when it was played again, or when its questions were asked alone. */
  const fleeting = new Set();

  const partsOf = (vector) => {
    const { start, guard, loops, questions } = judge(vector, vector.recorded[0].versions[0] ?? version);
    return { start, guard, questions, all: [start, guard, ...questions, loops].filter((one) => one !== undefined) };
  };
  /** The questions that are answered otherwise than we say; undefined where more than questions differ. */
  function questionsThatDiffer(vector) {
    const { start, guard, questions, all } = partsOf(vector);
    const others = all.filter((one) => !questions.includes(one));
    return [start, guard, ...others].some((one) => one?.differs !== undefined) ? undefined : vector.queries.filter((_, index) => questions[index]?.differs !== undefined);
  }
  /** What comes of questions that were asked before is no disagreement. */
  const settle = (id) => {
    if (found.delete(id)) fleeting.add(id);
  };
  const differencesOf = (vector) => partsOf(vector).all.flatMap(({ differs }) => differs ?? []);

  function count(vector, { start, guard, questions, all }) {
    tally.scenarios += 1;
    tally.starts += start === undefined ? 0 : 1;
    tally.guards += guard === undefined ? 0 : 1;
    tally.questions += questions.length;
    for (const { explained: why } of all) if (why !== undefined) explained[why] = (explained[why] ?? 0) + 1;
    for (const { sure } of questions) {
      const kind = (sureness[kindOf(vector)] ??= { always: 0, sometimes: 0, assumed: 0, unknown: 0, wrong: 0, otherwise: 0 });
      kind[sure] += 1;
    }
  }

  /** Counts a vector, or undefined for one that could not be played; gives its differences. A second time only says whether they stay. */
  function add(vector) {
    if (vector === undefined) {
      tally.unplayed += 1;
      return [];
    }
    const parts = partsOf(vector);
    const differs = parts.all.flatMap((one) => one.differs ?? []);
    if (seen.has(vector.id)) {
      if (differs.length === 0 && found.delete(vector.id)) fleeting.add(vector.id);
      else if (found.has(vector.id)) found.set(vector.id, vector);
      return [];
    }
    seen.add(vector.id);
    count(vector, parts);
    if (differs.length > 0) found.set(vector.id, vector);
    return differs;
  }

  /** Of what disagrees in the end, how much was said for sure. */
  function withWrong() {
    const kinds = structuredClone(sureness);
    for (const vector of found.values())
      for (const { sure, differs } of partsOf(vector).questions) if (differs !== undefined) kinds[kindOf(vector)][sure === 'assumed' ? 'otherwise' : 'wrong'] += 1;
    return kinds;
  }
  const summary = () => ({ ...tally, disagreements: found.size, differing: [...found.keys()].toSorted(), fleeting: fleeting.size, explained: sorted(explained), sureness: sorted(withWrong()) });
  return { add, differencesOf, questionsThatDiffer, settle, found, line: () => JSON.stringify(summary()), summary, tally };
}
