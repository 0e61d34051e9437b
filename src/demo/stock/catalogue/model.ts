import type { CarBody } from '~/demo/drawings';

export type Fuel = 'petrol' | 'diesel' | 'hybrid' | 'plug-in' | 'electric';
export type Drive = 'fwd' | 'rwd' | 'awd';

/** Battery and charging; kWh, kilometres (WLTP), kilowatts. */
interface Battery {
  readonly size: number;
  readonly range: number;
  readonly ac: number;
  /** Zero: alternating current only, as most plug-in hybrids. */
  readonly dc: number;
}

export interface Version {
  readonly name: string;
  readonly fuel: Fuel;
  readonly drive: Drive;
  readonly gearbox: 'automatic' | 'manual';
  /** Metric horsepower. */
  readonly power: number;
  /** New, in Swedish crowns with VAT. */
  readonly price: number;
  readonly battery?: Battery;
}

/** Dimensions in millimetres, weight in kilograms, load space in litres. */
interface Size {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly cargo: number;
}

export interface Model {
  readonly brand: string;
  readonly model: string;
  readonly body: CarBody;
  /** First and last model year; still built when there is no last one. */
  readonly years: readonly [from: number, to?: number];
  readonly size: Size;
  readonly seats: number;
  readonly doors: number;
  readonly ncap: number;
  /** How often it is seen, 1 to 5. */
  readonly weight: number;
  readonly versions: readonly [Version, ...Version[]];
}

type Gear = 'manual' | 'automatic';

export const petrol = (
  name: string,
  power: number,
  price: number,
  drive: Drive = 'fwd',
  gearbox: Gear = 'automatic',
): Version => ({
  name,
  fuel: 'petrol',
  drive,
  gearbox,
  power,
  price,
});
export const diesel = (
  name: string,
  power: number,
  price: number,
  drive: Drive = 'fwd',
  gearbox: Gear = 'automatic',
): Version => ({
  name,
  fuel: 'diesel',
  drive,
  gearbox,
  power,
  price,
});
export const hybrid = (name: string, power: number, price: number, drive: Drive = 'fwd'): Version => ({
  name,
  fuel: 'hybrid',
  drive,
  gearbox: 'automatic',
  power,
  price,
});
/** `size` kWh, `range` electric kilometres. */
export const plugIn = (
  name: string,
  power: number,
  price: number,
  drive: Drive,
  size: number,
  range: number,
  dc = 0,
): Version => ({
  name,
  fuel: 'plug-in',
  drive,
  gearbox: 'automatic',
  power,
  price,
  battery: { size, range, ac: dc > 0 ? 11 : 3.7, dc },
});
export const electric = (
  name: string,
  power: number,
  price: number,
  drive: Drive,
  size: number,
  range: number,
  dc: number,
  ac = 11,
): Version => ({
  name,
  fuel: 'electric',
  drive,
  gearbox: 'automatic',
  power,
  price,
  battery: { size, range, ac, dc },
});

const DOORS: Readonly<Record<CarBody, number>> = {
  hatchback: 5,
  sedan: 4,
  estate: 5,
  suv: 5,
  coupe: 2,
  cabriolet: 2,
  van: 5,
  pickup: 4,
  minibus: 5,
};
const SEATS: Partial<Record<CarBody, number>> = { coupe: 4, cabriolet: 4, van: 3, minibus: 8 };

export interface Extra {
  readonly seats?: number;
  readonly doors?: number;
  readonly ncap?: number;
  /** How often it is seen, 3 when not given. */
  readonly seen?: number;
}

/** `size` is length, width, height in mm, weight in kg, load space in litres. */
export function model(
  brand: string,
  name: string,
  body: CarBody,
  years: Model['years'],
  [length, width, height, weight, cargo]: readonly [number, number, number, number, number],
  versions: Model['versions'],
  { seats = SEATS[body] ?? 5, doors = DOORS[body], ncap = 5, seen = 3 }: Extra = {},
): Model {
  return {
    brand,
    model: name,
    body,
    years,
    size: { length, width, height, weight, cargo },
    seats,
    doors,
    ncap,
    weight: seen,
    versions,
  };
}
