/** A value as text that is the same for equal values: the order of keys says nothing, what is undefined is not there. */
export const keyOfValue = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || keyOfValue(one) === keyOfValue(other);
