import { decodeJson } from '~/platform/json';

/** A car that a visitor has chosen, with its title for when it is sold. */
export interface ChosenCar {
  readonly id: string;
  readonly title: string;
}

/** The lists of a visitor, by their key in the browser's storage. */
export type ListName = 'saved-cars' | 'compared-cars';

/** Maximum number of cars per list. */
export const LIMITS = { 'saved-cars': 100, 'compared-cars': 4 } as const satisfies Record<ListName, number>;

const MAX_ID_LENGTH = 100;
const MAX_TITLE_LENGTH = 200;
/** Characters that are not allowed in ids, which are parts of addresses; includes lone surrogates. */
const FORBIDDEN_IN_IDS = /[/\\\p{Cc}\p{Cs}]/u;

export const isListName = (text: string | null | undefined): text is ListName =>
  text === 'saved-cars' || text === 'compared-cars';

const isId = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= MAX_ID_LENGTH &&
  !FORBIDDEN_IN_IDS.test(value);

/**
 * Parses a stored list. The storage may contain anything: invalid entries and duplicates are dropped, and the list is cut
 * to its limit.
 */
export function parseChosen(text: string | null, name: ListName): readonly ChosenCar[] {
  const cars = new Map<string, ChosenCar>();
  for (const value of listIn(text)) {
    if (typeof value !== 'object' || value === null || !('id' in value) || !isId(value.id)) continue;
    const title = 'title' in value && typeof value.title === 'string' ? value.title : '';
    if (!cars.has(value.id)) cars.set(value.id, { id: value.id, title: title.slice(0, MAX_TITLE_LENGTH) });
  }
  return [...cars.values()].slice(0, LIMITS[name]);
}

function listIn(text: string | null): readonly unknown[] {
  const value = decodeJson(text);
  return Array.isArray(value) ? value : [];
}

export interface ToggleResult {
  readonly outcome: 'added' | 'removed' | 'full';
  readonly cars: readonly ChosenCar[];
}

/**
 * Removes a car from a list, or adds it unless the list is full: saved cars newest first, compared ones in the order of
 * choice.
 */
export function toggleCar(cars: readonly ChosenCar[], car: ChosenCar, name: ListName): ToggleResult {
  const others = withoutCar(cars, car.id);
  if (others.length < cars.length) return { outcome: 'removed', cars: others };
  if (cars.length >= LIMITS[name]) return { outcome: 'full', cars };
  return { outcome: 'added', cars: name === 'saved-cars' ? [car, ...cars] : [...cars, car] };
}

export const withoutCar = (cars: readonly ChosenCar[], id: string): readonly ChosenCar[] =>
  cars.filter((car) => car.id !== id);

/** The ids of an address (`cars=1,2,3`), which is untrusted: valid ones, without duplicates, up to the limit. */
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
