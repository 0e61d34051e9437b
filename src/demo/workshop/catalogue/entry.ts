import type { CarRule, Category, Service } from '~/modules/workshop';
import { CAR_BRANDS } from '../brands';

/** Kronor, VAT included, for an ordinary car, a premium one, a light commercial one. */
type Kronor = readonly [standard: number, premium: number, lightCommercial: number];

type Words = readonly [name: string, description: string, ...listItems: string[]];

export interface Entry {
  readonly sv: Words;
  readonly en: Words;
  readonly minutes: number;
  /** What the bay must be able to do; the ordinary work of the category when left out. */
  readonly competence?: string;
  /** Left out: unknown before the car has been seen. */
  readonly kronor?: Kronor;
  readonly agreement?: Kronor;
  readonly brands?: Service['brands'];
  /** Which cars it is right for; left out: every car. */
  readonly cars?: readonly CarRule[];
  readonly allDay?: boolean;
  readonly unit?: number;
  readonly priceText?: Readonly<Record<string, string>>;
  readonly needsMileage?: boolean;
  readonly textInput?: boolean;
}

const ORE = 100;

const inOre = (kronor: Kronor | undefined) => ({
  standard: kronor === undefined ? null : kronor[0] * ORE,
  premium: kronor === undefined ? null : kronor[1] * ORE,
  'light-commercial': kronor === undefined ? null : kronor[2] * ORE,
});

const spoken = ([name, description, ...listItems]: Words) => ({ name, description, listItems });

/** Services of a category, or add-ons, in their order. */
export function servicesOf(
  kind: Service['kind'],
  category: string,
  competence: string,
  entries: Readonly<Record<string, Entry>>,
): Service[] {
  return Object.entries(entries).map(([id, entry], at) => ({
    id,
    kind,
    category,
    sortOrder: (at + 1) * 10,
    words: { sv: spoken(entry.sv), en: spoken(entry.en) },
    minutes: entry.minutes,
    competence: entry.competence ?? competence,
    brands: entry.brands ?? (kind === 'addOn' ? 'all' : [...CAR_BRANDS]),
    cars: [...(entry.cars ?? [])],
    allDay: entry.allDay ?? false,
    prices: inOre(entry.kronor),
    agreementPrices: entry.agreement === undefined ? {} : inOre(entry.agreement),
    unit: entry.unit ?? null,
    unitAbbreviation: {},
    priceText: { ...entry.priceText },
    needsMileage: entry.needsMileage ?? false,
    textInput: entry.textInput ?? false,
  }));
}

export const category = (id: string, sortOrder: number, sv: string, en: string): Category => ({
  id,
  sortOrder,
  labels: { sv, en },
});
