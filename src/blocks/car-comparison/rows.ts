/** A fact of one car. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Language of the value where that is not the page's. */
  readonly lang?: string;
}

/** One fact of all cars, in their order; null where a record lacks it. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** Languages of the values where they are not the page's. */
  readonly langs?: readonly (string | undefined)[];
  /** Whether the cars differ in it; false for a single car. */
  readonly differs: boolean;
}

export const rowOf = (label: string, values: ComparedRow['values']): ComparedRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

export const hasValue = ({ values }: ComparedRow): boolean => values.some((value) => value !== null);

/**
 * The facts of several cars as rows. A fact that only some cars have comes after the fact that precedes it in those.
 */
export function alignFacts(cars: readonly (readonly Fact[])[]): readonly ComparedRow[] {
  const labels: string[] = [];
  for (const facts of cars) {
    let at = 0;
    for (const { label } of facts) {
      const known = labels.indexOf(label);
      if (known === -1) labels.splice(at, 0, label);
      at = (known === -1 ? at : known) + 1;
    }
  }
  const factsOf = cars.map((facts) => new Map(facts.map((fact) => [fact.label, fact])));
  return labels.map((label) => {
    const facts = factsOf.map((known) => known.get(label));
    const row = rowOf(
      label,
      facts.map((fact) => fact?.value ?? null),
    );
    const langs = facts.map((fact) => fact?.lang);
    return langs.some((lang) => lang !== undefined) ? { ...row, langs } : row;
  });
}

export interface ComparedEquipment {
  /** What all cars have. */
  readonly common: readonly string[];
  /** By car: what others have too, but not all of them. */
  readonly some: readonly (readonly string[])[];
  /** By car: what no other has. */
  readonly only: readonly (readonly string[])[];
}

const keyOf = (item: string): string => item.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Equipment of several cars, grouped by how many have it, ignoring case. */
export function compareEquipment(cars: readonly (readonly string[])[]): ComparedEquipment {
  const lists = cars.map(
    (items) => new Map(items.filter((item) => keyOf(item) !== '').map((item) => [keyOf(item), item])),
  );
  const count = new Map<string, number>();
  for (const list of lists) for (const key of list.keys()) count.set(key, (count.get(key) ?? 0) + 1);
  const itemsByCount = (fits: (count: number) => boolean) =>
    lists.map((list) => [...list].filter(([key]) => fits(count.get(key) ?? 0)).map(([, item]) => item));
  const isForAll = (number: number) => number === cars.length;
  return {
    common: itemsByCount(isForAll)[0] ?? [],
    some: itemsByCount((number) => !isForAll(number) && number > 1),
    only: itemsByCount((number) => !isForAll(number) && number === 1),
  };
}
