import { type ChosenCar, isListName, type ListName } from './chosen-cars';
import { type Kept, keepChosen, readChosen } from './device';

/** `elsewhere`: in another tab, or while this page lay in the browser's memory. */
type Place = 'here' | 'elsewhere';
type Listener = (place: Place) => void;

const listeners = new Set<Listener>();

export const chosen = readChosen;

/** Keeps a list and tells everything on the page that shows it. */
export function choose(name: ListName, cars: readonly ChosenCar[]): Kept {
  const kept = keepChosen(name, cars);
  tell('here');
  return kept;
}

/** Calls back with every change of the visitor's lists. */
export function onChoice(listener: Listener): void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
}

function tell(place: Place): void {
  for (const listener of listeners) listener(place);
}

function listen(): void {
  addEventListener('storage', ({ key }) => {
    // Without a key everything was cleared.
    if (key === null || isListName(key)) tell('elsewhere');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell('elsewhere');
  });
}
