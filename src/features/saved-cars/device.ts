import { type ChosenCar, type ListName, parseChosen } from './chosen-cars';

/** How long a choice is kept: as a rule until it is taken back; where the browser stores nothing, for the visit. */
export type Kept = 'kept' | 'for the visit';

/** What the device would not take at all; it is there until the page is left. */
const memory = new Map<ListName, string>();

/** Storage for good, storage for this tab; a browser may refuse either, even to be asked. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

/** What does not fit, or may not be written, is simply not there. */
function write(place: Storage | null, name: ListName, text: string): boolean {
  try {
    place?.setItem(name, text);
    return place?.getItem(name) === text;
  } catch {
    return false;
  }
}

/** The visitor's list as it stands now, in whichever tab it was changed last. */
export function readChosen(name: ListName): readonly ChosenCar[] {
  const text = memory.get(name) ?? storage('sessionStorage')?.getItem(name);
  return parseChosen(text ?? storage('localStorage')?.getItem(name) ?? null, name);
}

/** Keeps a list for as long as the browser lets us. */
export function keepChosen(name: ListName, cars: readonly ChosenCar[]): Kept {
  const text = JSON.stringify(cars);
  const tab = storage('sessionStorage');
  if (write(storage('localStorage'), name, text)) {
    tab?.removeItem(name);
    memory.delete(name);
    return 'kept';
  }
  if (write(tab, name, text)) memory.delete(name);
  else memory.set(name, text);
  return 'for the visit';
}
