/** Whether two plain values say the same, however deep; functions and instances of classes have to be one. */
export function sameValue(one: unknown, other: unknown): boolean {
  const known = new Map<object, object>();
  const pairs: [unknown, unknown][] = [[one, other]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (Object.is(a, b)) continue;
    if (!isObject(a) || !isObject(b)) return false;
    // Values share files, and may lead back to themselves.
    const before = known.get(a);
    if (before === b) continue;
    if (before === undefined) known.set(a, b);
    const parts = partsOf(a);
    const others = partsOf(b);
    if (parts === undefined || others === undefined || parts.length !== others.length) return false;
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
    for (const [index, part] of parts.entries()) {
      const like = others[index];
      // Most parts are words and numbers.
      if (!isObject(part) || !isObject(like)) {
        if (!Object.is(part, like)) return false;
      } else pairs.push([part, like]);
    }
  }
  return true;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Keys and values, in order; undefined for what is no plain value. */
function partsOf(value: object): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value].flat();
  if (value instanceof Set) return [...value];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : undefined;
}
