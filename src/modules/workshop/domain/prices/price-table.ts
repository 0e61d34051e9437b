import { z } from 'zod';
import { brandKey } from '../brand';
import { BRAND_CLASSES, type BrandClass, FUELS, type Fuel } from '../model';

/** Upper bound of mileages, in Swedish mil. */
const MAX_MIL = 9_999_999;
const mil = z.int().min(0).max(MAX_MIL);

/**
 * What a service costs by how far a car has been driven, in Swedish mil (10 km). A step holds from its mileage until that of
 * the next one, the last until `untilMil`: nothing between the first step and the end is without a price.
 */
export const priceTableSchema = z
  .object({
    serviceId: z.string().min(1),
    /** null: every workshop that has no table of its own. */
    departmentId: z.string().min(1).nullable(),
    /** As the register of vehicles names it, in any case. */
    brand: z.string().min(1).max(80),
    /** null: every class, every fuel. */
    brandClass: z.enum(BRAND_CLASSES).nullable(),
    fuels: z.array(z.enum(FUELS)).min(1).nullable(),
    /** Ascending; prices in minor units, VAT included. */
    steps: z
      .array(z.object({ fromMil: mil, price: z.int().min(0) }))
      .min(1)
      .max(500),
    /** The first mileage that has no price any more. */
    untilMil: mil,
  })
  .superRefine(({ steps, untilMil }, context) => {
    const bounds = [...steps.map(({ fromMil }) => fromMil), untilMil];
    const at = bounds.findIndex((bound, index) => index > 0 && bound <= (bounds[index - 1] ?? 0));
    if (at === -1) return;
    const path = at < steps.length ? ['steps', at, 'fromMil'] : ['untilMil'];
    context.addIssue({ code: 'custom', path, message: 'not after the step before it' });
  });
export type PriceTable = z.infer<typeof priceTableSchema>;

/** What a table is looked up by. */
export interface TabledWork {
  readonly serviceId: string;
  readonly departmentId: string;
  readonly brand: string;
  readonly brandClass: BrandClass;
  /** null: not known, and then no table by fuel counts. */
  readonly fuel: Fuel | null;
}

/** The tables of an index of facilities. */
export interface PriceTables {
  /** The most specific one: a workshop's own before the common one, by class before any class, by fuel before any fuel. */
  find(work: TabledWork): PriceTable | null;
}

/** A mileage of 1 means unknown (WORK-PRICE-6). */
const isKnown = (mileage: number | null): mileage is number => mileage !== null && mileage > 1;

/** Minor units at a mileage in mil; null where it is not known, or outside the table. */
export function priceInTable({ steps, untilMil }: PriceTable, mileage: number | null): number | null {
  if (!isKnown(mileage) || mileage >= untilMil) return null;
  return steps.findLast(({ fromMil }) => fromMil <= mileage)?.price ?? null;
}

const groupOf = (serviceId: string, brand: string): string => `${serviceId} ${brandKey(brand)}`;

const rank = ({ departmentId, brandClass, fuels }: PriceTable): number =>
  (departmentId === null ? 0 : 4) + (brandClass === null ? 0 : 2) + (fuels === null ? 0 : 1);

export function priceTables(tables: readonly PriceTable[]): PriceTables {
  const groups = Map.groupBy(
    tables.toSorted((a, b) => rank(b) - rank(a)),
    ({ serviceId, brand }) => groupOf(serviceId, brand),
  );
  return {
    find: ({ serviceId, departmentId, brand, brandClass, fuel }) =>
      groups
        .get(groupOf(serviceId, brand))
        ?.find(
          (table) =>
            (table.departmentId === null || table.departmentId === departmentId) &&
            (table.brandClass === null || table.brandClass === brandClass) &&
            (table.fuels === null || (fuel !== null && table.fuels.includes(fuel))),
        ) ?? null,
  };
}

/** Finds two equally specific tables for the same car, which is an error: the second of them; null where there are none. */
export function ambiguousTable(tables: readonly PriceTable[]): PriceTable | null {
  const seen = new Map<string, PriceTable[]>();
  for (const table of tables) {
    const { serviceId, brand, departmentId, brandClass, fuels } = table;
    const key = JSON.stringify([groupOf(serviceId, brand), departmentId, brandClass, fuels === null]);
    const alike = seen.get(key) ?? [];
    if (alike.some((other) => fuels === null || fuels.some((fuel) => other.fuels?.includes(fuel)))) {
      return table;
    }
    seen.set(key, [...alike, table]);
  }
  return null;
}
