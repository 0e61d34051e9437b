type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Plain => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function sameEntries(a: Plain, b: Plain): boolean {
  const [own, other] = [Object.keys(a), Object.keys(b)];
  return (
    own.length === other.length &&
    own.every((name, at) => name === other[at] && isSameValue(a[name], b[name]))
  );
}

/** Both iterate alike: what stands in a list, a map or a set, in its order. */
function sameMembers(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!isSameValue(a[at], b[at])) return false;
  return true;
}

/**
 * Whether two values read alike in every way: lists, plain objects (in the order of their properties), maps, sets and dates by what they
 * hold, all else (functions, instances of classes) only where they are one. It may say no of what is the same, never yes of what is not.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameMembers(a, b);
  if (a instanceof Map) return b instanceof Map && sameMembers([...a], [...b]);
  if (a instanceof Set) return b instanceof Set && sameMembers([...a], [...b]);
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  return isPlain(a) && isPlain(b) && sameEntries(a, b);
}
