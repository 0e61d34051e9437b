import { decodeJson } from '~/platform/json';
/** A car that a visitor has chosen. Its title is kept so that it can be named once it is sold. */
export interface ChosenCar {
  readonly id: string;
  readonly title: string;
}

/** The lists of a visitor, by the key that they have in the browser's storage. */
export type ListName = 'saved-cars' | 'compared-cars';

/** Most cars of each list. */
export const LIMITS = { 'saved-cars': 100, 'compared-cars': 4 } as const satisfies Record<ListName, number>;

const LONGEST_ID = 100;
const LONGEST_TITLE = 200;
/** Signs that no car's id has (it stands in addresses), halves of signs among them. */
const NOT_IN_IDS = /[/\\\p{Cc}\p{Cs}]/u;

export const isListName = (text: string | null | undefined): text is ListName =>
  text === 'saved-cars' || text === 'compared-cars';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_ID && !NOT_IN_IDS.test(value);

/**
 * A list as the browser has kept it. Whoever can write to the storage can write anything: what is no car is passed over,
 * no car stands twice, and no list is longer than its limit.
 */
export function parseChosen(text: string | null, name: ListName): readonly ChosenCar[] {
  const cars = new Map<string, ChosenCar>();
  for (const value of listIn(text)) {
    if (typeof value !== 'object' || value === null || !('id' in value) || !isId(value.id)) continue;
    const title = 'title' in value && typeof value.title === 'string' ? value.title : '';
    if (!cars.has(value.id)) cars.set(value.id, { id: value.id, title: title.slice(0, LONGEST_TITLE) });
  }
  return [...cars.values()].slice(0, LIMITS[name]);
}

function listIn(text: string | null): readonly unknown[] {
  const value = decodeJson(text);
  return Array.isArray(value) ? value : [];
}

export interface Toggled {
  readonly outcome: 'added' | 'removed' | 'full';
  readonly cars: readonly ChosenCar[];
}

/**
 * Takes a car out of a list, or puts it in where there is room: saved cars newest first, compared ones in the order in
 * which they were chosen.
 */
export function toggled(cars: readonly ChosenCar[], car: ChosenCar, name: ListName): Toggled {
  const others = without(cars, car.id);
  if (others.length < cars.length) return { outcome: 'removed', cars: others };
  if (cars.length >= LIMITS[name]) return { outcome: 'full', cars };
  return { outcome: 'added', cars: name === 'saved-cars' ? [car, ...cars] : [...cars, car] };
}

export const without = (cars: readonly ChosenCar[], id: string): readonly ChosenCar[] =>
  cars.filter((car) => car.id !== id);

/** The ids of an address (`cars=1,2,3`), as hostile as anything typed: each once, in their order, not too many. */
export function idsInAddress(query: URLSearchParams, name: ListName): readonly string[] {
  const ids = (query.get('cars') ?? '').split(',').map(decoded).filter(isId);
  return [...new Set(ids)].slice(0, LIMITS[name]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
}
