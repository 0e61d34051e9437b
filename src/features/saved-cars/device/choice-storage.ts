import { type ChosenCar, type ListName, parseChosen } from './chosen-cars';

/** How long a choice lasts: where the browser refuses to store it, only for the visit. */
export type Durability = 'permanent' | 'visit';

/** For what could not be stored at all; lost when the page is left. */
const memory = new Map<ListName, string>();

/** A browser may throw even on access. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

/** False where the text does not fit or may not be written. */
function write(place: Storage | null, name: ListName, text: string): boolean {
  try {
    place?.setItem(name, text);
    return place?.getItem(name) === text;
  } catch {
    return false;
  }
}

/** The visitor's current list, from any tab. */
export function readChosen(name: ListName): readonly ChosenCar[] {
  const text = memory.get(name) ?? storage('sessionStorage')?.getItem(name);
  return parseChosen(text ?? storage('localStorage')?.getItem(name) ?? null, name);
}

/** Stores a list for as long as the browser allows. */
export function storeChosen(name: ListName, cars: readonly ChosenCar[]): Durability {
  const text = JSON.stringify(cars);
  const tab = storage('sessionStorage');
  if (write(storage('localStorage'), name, text)) {
    tab?.removeItem(name);
    memory.delete(name);
    return 'permanent';
  }
  if (write(tab, name, text)) memory.delete(name);
  else memory.set(name, text);
  return 'visit';
}
