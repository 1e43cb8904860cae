export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** For each key once; undefined is an answer, too. */
export function oncePer<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, { readonly value: V }>();
  return (key) => getOrInsert(made, key, () => ({ value: make(key) })).value;
}

/** Of each object once. */
export function askedOnce<Asked extends object, Answer>(ask: (of: Asked) => Answer): (of: Asked) => Answer {
  const answers = new WeakMap<Asked, { readonly answer: Answer }>();
  return (of) => {
    const known = getOrInsert(answers, of, () => ({ answer: ask(of) }));
    return known.answer;
  };
}

export function getOrInsert<K, V>(map: Inserting<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

interface Inserting<K, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => unknown;
}
