const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const entriesOf = (value: object): readonly [string, unknown][] => Object.entries(value);

function sameEntries(a: object, b: object): boolean {
  const [own, other] = [entriesOf(a), entriesOf(b)];
  return (
    own.length === other.length &&
    own.every(([name, value], at) => {
      const [otherName, otherValue] = other[at] ?? [];
      return name === otherName && isSameValue(value, otherValue);
    })
  );
}

/** Both iterate alike: what stands in a list, a map or a set, in its order. */
function sameMembers(a: Iterable<unknown>, b: Iterable<unknown>): boolean {
  const [own, other] = [[...a], [...b]];
  return own.length === other.length && own.every((member, at) => isSameValue(member, other[at]));
}

/**
 * Whether two values read alike in every way: lists, plain objects (in the order of their properties), maps, sets and dates by what they
 * hold, all else (functions, instances of classes) only where they are one. It may say no of what is the same, never yes of what is not.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameMembers(a, b);
  if (a instanceof Map) return b instanceof Map && sameMembers(a, b);
  if (a instanceof Set) return b instanceof Set && sameMembers(a, b);
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  return isPlain(a) && isPlain(b) && sameEntries(a, b);
}
