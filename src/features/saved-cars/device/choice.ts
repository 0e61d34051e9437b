import { type Durability, readChosen, storeChosen } from './choice-storage';
import { type ChosenCar, isListName, type ListName } from './chosen-cars';

/** `elsewhere`: in another tab, or while this page was in the back/forward cache. */
type Place = 'here' | 'elsewhere';
type Listener = (place: Place) => void;

const listeners = new Set<Listener>();

export const readChoice = readChosen;

/** Stores a list and notifies everything on the page that shows it. */
export function storeChoice(name: ListName, cars: readonly ChosenCar[]): Durability {
  const stored = storeChosen(name, cars);
  notify('here');
  return stored;
}

/** Calls back with every change of the visitor's lists. */
export function onChoiceChange(listener: Listener): void {
  if (listeners.size === 0) watchOtherTabs();
  listeners.add(listener);
}

function notify(place: Place): void {
  for (const listener of listeners) listener(place);
}

function watchOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === null || isListName(key)) notify('elsewhere');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notify('elsewhere');
  });
}
