/** Deep equality of plain values; functions and instances have to be identical. */
export function sameValue(one: unknown, other: unknown): boolean {
  const known = new Map<object, object>();
  const open: [unknown, unknown][] = [[one, other]];
  const areAlike = (a: unknown, b: unknown): boolean => {
    if (Object.is(a, b)) return true;
    if (!isObject(a) || !isObject(b)) return false;
    open.push([a, b]);
    return true;
  };
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = pair;
    if (Object.is(a, b)) continue;
    if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
    // Values may lead back to themselves.
    const before = known.get(a);
    if (before === b) continue;
    if (before === undefined) known.set(a, b);
    if (!havePartsAlike(a, b, areAlike)) return false;
  }
  return true;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function havePartsAlike(a: object, b: object, areAlike: (one: unknown, other: unknown) => boolean): boolean {
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => areAlike(one, b[at]));
  if (a instanceof Map || a instanceof Set) {
    const others = b instanceof Map || b instanceof Set ? [...b] : [];
    return a.size === others.length && [...a].every((one, at) => areAlike(one, others[at]));
  }
  const prototype: unknown = Object.getPrototypeOf(a);
  if (prototype !== Object.prototype && prototype !== null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && areAlike(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
