/** A fact of one car. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Language of the value where that is not the page's. */
  readonly lang?: string;
}

/** The same fact of all cars, in their order; null where a car's record does not say. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** Of each value, its language where that is not the page's. */
  readonly langs?: readonly (string | undefined)[];
  /** Whether the cars differ in it; one car alone differs from nothing. */
  readonly differs: boolean;
}

export const rowOf = (label: string, values: ComparedRow['values']): ComparedRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

/** A row that no car says anything in is none. */
export const saysSomething = ({ values }: ComparedRow): boolean => values.some((value) => value !== null);

/**
 * The facts of several cars, row by row. A fact that only some cars have stands where those have it: behind the fact that
 * comes before it there.
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

/** Equipment of several cars, told apart by how many have it. One thing may be written in capitals or not. */
export function compareEquipment(cars: readonly (readonly string[])[]): ComparedEquipment {
  const lists = cars.map(
    (items) => new Map(items.filter((item) => keyOf(item) !== '').map((item) => [keyOf(item), item])),
  );
  const count = new Map<string, number>();
  for (const list of lists) for (const key of list.keys()) count.set(key, (count.get(key) ?? 0) + 1);
  const having = (fits: (count: number) => boolean) =>
    lists.map((list) => [...list].filter(([key]) => fits(count.get(key) ?? 0)).map(([, item]) => item));
  const isForAll = (number: number) => number === cars.length;
  return {
    common: having(isForAll)[0] ?? [],
    some: having((number) => !isForAll(number) && number > 1),
    only: having((number) => !isForAll(number) && number === 1),
  };
}
